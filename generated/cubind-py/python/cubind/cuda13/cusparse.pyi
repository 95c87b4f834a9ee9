"""cuSPARSE of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cuComplex,
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaStream_t,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
)

CUSPARSE_VERSION: _Final = 12904
CUSPARSE_VER_BUILD: _Final = 2
CUSPARSE_VER_MAJOR: _Final = 12
CUSPARSE_VER_MINOR: _Final = 9
CUSPARSE_VER_PATCH: _Final = 4

class cusparseAction_t(_enums.IntEnum):
    """cusparseAction_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_ACTION_SYMBOLIC = 0
    CUSPARSE_ACTION_NUMERIC = 1

class cusparseColorAlg_t(_enums.IntEnum):
    """cusparseColorAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_COLOR_ALG0 = 0
    CUSPARSE_COLOR_ALG1 = 1

class cusparseCsr2CscAlg_t(_enums.IntEnum):
    """cusparseCsr2CscAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_CSR2CSC_ALG_DEFAULT = 1
    CUSPARSE_CSR2CSC_ALG1 = 1

class cusparseDenseToSparseAlg_t(_enums.IntEnum):
    """cusparseDenseToSparseAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0

class cusparseDiagType_t(_enums.IntEnum):
    """cusparseDiagType_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_DIAG_TYPE_NON_UNIT = 0
    CUSPARSE_DIAG_TYPE_UNIT = 1

class cusparseDirection_t(_enums.IntEnum):
    """cusparseDirection_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_DIRECTION_ROW = 0
    CUSPARSE_DIRECTION_COLUMN = 1

class cusparseFillMode_t(_enums.IntEnum):
    """cusparseFillMode_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_FILL_MODE_LOWER = 0
    CUSPARSE_FILL_MODE_UPPER = 1

class cusparseFormat_t(_enums.IntEnum):
    """cusparseFormat_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_FORMAT_CSR = 1
    CUSPARSE_FORMAT_CSC = 2
    CUSPARSE_FORMAT_COO = 3
    CUSPARSE_FORMAT_BLOCKED_ELL = 5
    CUSPARSE_FORMAT_BSR = 6
    CUSPARSE_FORMAT_SLICED_ELLPACK = 7

class cusparseIndexBase_t(_enums.IntEnum):
    """cusparseIndexBase_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_INDEX_BASE_ZERO = 0
    CUSPARSE_INDEX_BASE_ONE = 1

class cusparseIndexType_t(_enums.IntEnum):
    """cusparseIndexType_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_INDEX_16U = 1
    CUSPARSE_INDEX_32I = 2
    CUSPARSE_INDEX_64I = 3

class cusparseMatrixType_t(_enums.IntEnum):
    """cusparseMatrixType_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_MATRIX_TYPE_GENERAL = 0
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3

class cusparseOperation_t(_enums.IntEnum):
    """cusparseOperation_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_OPERATION_NON_TRANSPOSE = 0
    CUSPARSE_OPERATION_TRANSPOSE = 1
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2

class cusparseOrder_t(_enums.IntEnum):
    """cusparseOrder_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_ORDER_COL = 1
    CUSPARSE_ORDER_ROW = 2

class cusparsePointerMode_t(_enums.IntEnum):
    """cusparsePointerMode_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_POINTER_MODE_HOST = 0
    CUSPARSE_POINTER_MODE_DEVICE = 1

class cusparseSDDMMAlg_t(_enums.IntEnum):
    """cusparseSDDMMAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SDDMM_ALG_DEFAULT = 0

class cusparseSolvePolicy_t(_enums.IntEnum):
    """cusparseSolvePolicy_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1

class cusparseSpGEAMAlg_t(_enums.IntEnum):
    """cusparseSpGEAMAlg_t, from cusparse.h. Since CUDA 13.3."""

    CUSPARSE_SPGEAM_ALG_DEFAULT = 0
    CUSPARSE_SPGEAM_ALG1 = 1

class cusparseSpGEMMAlg_t(_enums.IntEnum):
    """cusparseSpGEMMAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPGEMM_DEFAULT = 0
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2
    CUSPARSE_SPGEMM_ALG1 = 3
    CUSPARSE_SPGEMM_ALG2 = 4
    CUSPARSE_SPGEMM_ALG3 = 5

class cusparseSpMMAlg_t(_enums.IntEnum):
    """cusparseSpMMAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPMM_ALG_DEFAULT = 0
    CUSPARSE_SPMM_COO_ALG1 = 1
    CUSPARSE_SPMM_COO_ALG2 = 2
    CUSPARSE_SPMM_COO_ALG3 = 3
    CUSPARSE_SPMM_COO_ALG4 = 5
    CUSPARSE_SPMM_CSR_ALG1 = 4
    CUSPARSE_SPMM_CSR_ALG2 = 6
    CUSPARSE_SPMM_CSR_ALG3 = 12
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13
    CUSPARSE_SPMM_BSR_ALG1 = 14

class cusparseSpMMOpAlg_t(_enums.IntEnum):
    """cusparseSpMMOpAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPMM_OP_ALG_DEFAULT = 0

class cusparseSpMVAlg_t(_enums.IntEnum):
    """cusparseSpMVAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPMV_ALG_DEFAULT = 0
    CUSPARSE_SPMV_CSR_ALG1 = 2
    CUSPARSE_SPMV_CSR_ALG2 = 3
    CUSPARSE_SPMV_COO_ALG1 = 1
    CUSPARSE_SPMV_COO_ALG2 = 4
    CUSPARSE_SPMV_SELL_ALG1 = 5
    CUSPARSE_SPMV_BSR_ALG1 = 6

class cusparseSpMatAttribute_t(_enums.IntEnum):
    """cusparseSpMatAttribute_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPMAT_FILL_MODE = 0
    CUSPARSE_SPMAT_DIAG_TYPE = 1
    CUSPARSE_SPMAT_STORAGE = 2
    CUSPARSE_SPMAT_SYMMETRY_TYPE = 3

class cusparseSpMatStorage_t(_enums.IntEnum):
    """cusparseSpMatStorage_t, from cusparse.h. Since CUDA 13.5."""

    CUSPARSE_STORE_FULL = 0
    CUSPARSE_STORE_LOWER = 1
    CUSPARSE_STORE_UPPER = 2

class cusparseSpSMAlg_t(_enums.IntEnum):
    """cusparseSpSMAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPSM_ALG_DEFAULT = 0

class cusparseSpSMUpdate_t(_enums.IntEnum):
    """cusparseSpSMUpdate_t, from cusparse.h. Since CUDA 12.4."""

    CUSPARSE_SPSM_UPDATE_GENERAL = 0
    CUSPARSE_SPSM_UPDATE_DIAGONAL = 1

class cusparseSpSVAlg_t(_enums.IntEnum):
    """cusparseSpSVAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPSV_ALG_DEFAULT = 0
    CUSPARSE_SPSV_ALG1 = 1
    CUSPARSE_SPSV_ALG2 = 2

class cusparseSpSVUpdate_t(_enums.IntEnum):
    """cusparseSpSVUpdate_t, from cusparse.h. Since CUDA 12.1."""

    CUSPARSE_SPSV_UPDATE_GENERAL = 0
    CUSPARSE_SPSV_UPDATE_DIAGONAL = 1

class cusparseSparseToDenseAlg_t(_enums.IntEnum):
    """cusparseSparseToDenseAlg_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0

class cusparseStatus_t(_enums.IntEnum):
    """cusparseStatus_t, from cusparse.h. Since at least CUDA 12.0."""

    CUSPARSE_STATUS_SUCCESS = 0
    CUSPARSE_STATUS_NOT_INITIALIZED = 1
    CUSPARSE_STATUS_ALLOC_FAILED = 2
    CUSPARSE_STATUS_INVALID_VALUE = 3
    CUSPARSE_STATUS_ARCH_MISMATCH = 4
    CUSPARSE_STATUS_MAPPING_ERROR = 5
    CUSPARSE_STATUS_EXECUTION_FAILED = 6
    CUSPARSE_STATUS_INTERNAL_ERROR = 7
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8
    CUSPARSE_STATUS_ZERO_PIVOT = 9
    CUSPARSE_STATUS_NOT_SUPPORTED = 10
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11

class cusparseSymmetryType_t(_enums.IntEnum):
    """cusparseSymmetryType_t, from cusparse.h. Since CUDA 13.5."""

    CUSPARSE_GENERAL = 0
    CUSPARSE_SYMMETRIC = 1
    CUSPARSE_HERMITIAN = 2

@_disjoint_base
class bsric02Info_t:
    """bsric02Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class bsrilu02Info_t:
    """bsrilu02Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class bsrsm2Info_t:
    """bsrsm2Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class bsrsv2Info_t:
    """bsrsv2Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csric02Info_t:
    """csric02Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csrilu02Info_t:
    """csrilu02Info_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csru2csrInfo_t:
    """csru2csrInfo_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseColorInfo_t:
    """cusparseColorInfo_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseDnMatDescr_t:
    """cusparseDnMatDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseDnVecDescr_t:
    """cusparseDnVecDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseHandle_t:
    """cusparseHandle_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseLoggerCallback_t:
    """cusparseLoggerCallback_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseMatDescr_t:
    """cusparseMatDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpGEAMDescr_t:
    """cusparseSpGEAMDescr_t, from cusparse.h. Since CUDA 13.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpGEMMDescr_t:
    """cusparseSpGEMMDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpMMOpPlan_t:
    """cusparseSpMMOpPlan_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpMatDescr_t:
    """cusparseSpMatDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpSMDescr_t:
    """cusparseSpSMDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpSVDescr_t:
    """cusparseSpSVDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusparseSpVecDescr_t:
    """cusparseSpVecDescr_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class pruneInfo_t:
    """pruneInfo_t, from cusparse.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

cusparseConstDnMatDescr_t = cusparseDnMatDescr_t
cusparseConstDnVecDescr_t = cusparseDnVecDescr_t
cusparseConstSpMatDescr_t = cusparseSpMatDescr_t
cusparseConstSpVecDescr_t = cusparseSpVecDescr_t

def sizeof(objType: type) -> int: ...
def cusparseAxpby(
    handle: cusparseHandle_t | _typing.Integer | None,
    alpha: _typing.Pointer,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    beta: _typing.Pointer,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Y = α·X + β·Y for a sparse vector X and a dense vector Y.

    ``cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const
    void *beta, cusparseDnVecDescr_t vecY)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby
    """

def cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, block layout, arrays and types of a Blocked-ELL matrix.

    ``cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t
    *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType,
    cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    ellBlockSize : int
    ellCols : int
    ellColInd : int
    ellValue : int
    ellIdxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet
    """

def cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    offsetsBatchStride: _typing.Integer,
    columnsBatchStride: _typing.Integer,
    ValuesBatchStride: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Makes a descriptor describe a batch of BSR matrices at fixed strides.

    ``cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t
    offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with square blocks to CSR format (single-precision complex).

    ``cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int blockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single-precision complex).

    ``cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single-precision complex).

    ``cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize
    """

def cusparseCbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

    ``cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double *tol, cuComplex *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.

    ``cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA,
    const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const
    cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.

    ``cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex
    *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single-precision complex).

    ``cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuComplex
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal,
    const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA,
    const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t
    info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single-precision complex).

    ``cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA,
    const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const
    int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const
    int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex
    *x, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.

    ``cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex
    *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int
    *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with square blocks (single-precision complex).

    ``cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    int blockDim, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).

    ``cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const
    cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow,
    cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress
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
) -> tuple[cusparseStatus_t]:
    """Restores the order that a CSR matrix had before ``csru2csr`` (single-precision complex).

    ``cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).

    ``cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim,
    int colBlockDim, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).

    ``cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor,
    int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor
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
) -> tuple[cusparseStatus_t]:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single-precision complex.

    ``cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha,
    cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const
    int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int
    *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *alpha,
    cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const
    int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuComplex *csrSortedValC, const
    int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single-precision complex).

    ``cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).

    ``cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single-precision complex).

    ``cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize
    """

def cusparseCcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

    ``cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double *tol, cuComplex *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).

    ``cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuComplex
    *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).

    ``cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int
    *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).

    ``cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex
    *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsc`` (single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const
    cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim,
    int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix to BSR format with another block shape (single-precision complex).

    ``cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb,
    cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int
    *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int
    nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.

    ``cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex
    *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta,
    cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi
    """

def cusparseCgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gemvi`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int
    nnz, int *pBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSize : int

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).

    ``cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex
    *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    cuComplex *ds, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *dw, const cuComplex
    *x, int batchCount, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).

    ``cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d,
    const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2
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
) -> tuple[cusparseStatus_t]:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).

    ``cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex
    *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2StridedBatch`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuComplex *dl,
    const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, int batchStride, size_t
    *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const
    cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).

    ``cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const
    cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2_nopivot`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl,
    const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).

    ``cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex
    *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (single-precision complex) in bytes.

    ``cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, size_t
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).

    ``cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t
    descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz
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
) -> tuple[cusparseStatus_t]:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).

    ``cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuComplex
    *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress
    """

def cusparseConstBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.

    ``cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols,
    int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t
    *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    ellBlockSize : int
    ellCols : int
    ellColInd : int
    ellValue : int
    ellIdxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet
    """

def cusparseConstCooGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.

    ``cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t
    *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType,
    cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    nnz : int
    cooRowInd : int
    cooColInd : int
    cooValues : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet
    """

def cusparseConstCscGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.

    ``cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t
    *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t
    *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
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

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet
    """

def cusparseConstCsrGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.

    ``cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t
    *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t
    *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
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

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet
    """

def cusparseConstDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, cudaDataType, cusparseOrder_t]:
    """Returns a dense matrix's size, leading dimension, array (as read-only), type and order.

    ``cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t
    *ld, const void **values, cudaDataType *type, cusparseOrder_t *order)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    ld : int
    values : int
    type : runtime.cudaDataType
    order : cusparseOrder_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet
    """

def cusparseConstDnMatGetValues(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a dense matrix's values, for reading only.

    ``cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr, const void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues
    """

def cusparseConstDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, cudaDataType]:
    """Returns a dense vector's size, array (as read-only) and type.

    ``cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr, int64_t *size, const void **values,
    cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    size : int
    values : int
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet
    """

def cusparseConstDnVecGetValues(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a dense vector's values, for reading only.

    ``cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr, const void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues
    """

def cusparseConstSpMatGetValues(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a sparse matrix's values, for reading only.

    ``cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr, const void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues
    """

def cusparseConstSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.

    ``cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, const
    void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType
    *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    size : int
    nnz : int
    indices : int
    values : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet
    """

def cusparseConstSpVecGetValues(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a sparse vector's values, for reading only.

    ``cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr, const void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues
    """

def cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a COO matrix.

    ``cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void
    **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase,
    cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    nnz : int
    cooRowInd : int
    cooColInd : int
    cooValues : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet
    """

def cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    cooRows: _typing.DevicePointer,
    cooColumns: _typing.DevicePointer,
    cooValues: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the device arrays of a COO matrix: row indices, column indices and values.

    ``cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void
    *cooValues)``

    Parameters
    ----------
    cooRows, cooColumns, cooValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers
    """

def cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Makes a descriptor describe a batch of COO matrices at a fixed stride.

    ``cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t
    batchStride)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch
    """

def cusparseCreate() -> tuple[cusparseStatus_t, cusparseHandle_t]:
    """Creates a cuSPARSE handle on the current device.

    ``cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    handle : cusparseHandle_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.

    ``cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t
    ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t
    idxBase, cudaDataType valueType)``

    Parameters
    ----------
    ellColInd, ellValue
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz,
    int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues,
    cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType
    valueType, cusparseOrder_t order)``

    Parameters
    ----------
    bsrRowOffsets, bsrColInd, bsrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr
    """

def cusparseCreateBsric02Info() -> tuple[cusparseStatus_t, bsric02Info_t]:
    """Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.

    ``cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : bsric02Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info
    """

def cusparseCreateBsrilu02Info() -> tuple[cusparseStatus_t, bsrilu02Info_t]:
    """Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.

    ``cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : bsrilu02Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info
    """

def cusparseCreateBsrsm2Info() -> tuple[cusparseStatus_t, bsrsm2Info_t]:
    """Creates the object that stores the analysis of a triangular BSR solve with a matrix.

    ``cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : bsrsm2Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info
    """

def cusparseCreateBsrsv2Info() -> tuple[cusparseStatus_t, bsrsv2Info_t]:
    """Creates the object that stores the analysis of a triangular BSR solve with a vector.

    ``cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : bsrsv2Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info
    """

def cusparseCreateColorInfo() -> tuple[cusparseStatus_t, cusparseColorInfo_t]:
    """Creates the configuration of a graph coloring.

    ``cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : cusparseColorInfo_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols,
    int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType,
    cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    ellColInd, ellValue
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only BSR matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols,
    int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void
    *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase,
    cudaDataType valueType, cusparseOrder_t order)``

    Parameters
    ----------
    bsrRowOffsets, bsrColInd, bsrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only COO matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t
    nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType,
    cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    cooRowInd, cooColInd, cooValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only CSC matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t
    nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType,
    cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only CSR matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t
    nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType,
    cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr
    """

def cusparseCreateConstDnMat(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> tuple[cusparseStatus_t, cusparseDnMatDescr_t]:
    """Creates a descriptor of a read-only dense matrix, in row-major or column-major order.

    ``cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols,
    int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    dnMatDescr : cusparseDnMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat
    """

def cusparseCreateConstDnVec(
    size: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
) -> tuple[cusparseStatus_t, cusparseDnVecDescr_t]:
    """Creates a descriptor of a read-only dense vector in the caller's device array.

    ``cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values,
    cudaDataType valueType)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    dnVecDescr : cusparseDnVecDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols,
    int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const
    void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t
    idxBase, cudaDataType valueType)``

    Parameters
    ----------
    sellSliceOffsets, sellColInd, sellValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll
    """

def cusparseCreateConstSpVec(
    size: _typing.Integer,
    nnz: _typing.Integer,
    indices: _typing.DevicePointer,
    values: _typing.DevicePointer,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> tuple[cusparseStatus_t, cusparseSpVecDescr_t]:
    """Creates a descriptor of a read-only sparse vector in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const
    void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType
    valueType)``

    Parameters
    ----------
    indices, values
        Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spVecDescr : cusparseSpVecDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void
    *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase,
    cudaDataType valueType)``

    Parameters
    ----------
    cooRowInd, cooColInd, cooValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void
    *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t
    cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void
    *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t
    csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr
    """

def cusparseCreateCsric02Info() -> tuple[cusparseStatus_t, csric02Info_t]:
    """Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.

    ``cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : csric02Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info
    """

def cusparseCreateCsrilu02Info() -> tuple[cusparseStatus_t, csrilu02Info_t]:
    """Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.

    ``cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : csrilu02Info_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info
    """

def cusparseCreateCsru2csrInfo() -> tuple[cusparseStatus_t, csru2csrInfo_t]:
    """Creates an object that stores the order of a CSR matrix's elements before sorting.

    ``cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : csru2csrInfo_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo
    """

def cusparseCreateDnMat(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> tuple[cusparseStatus_t, cusparseDnMatDescr_t]:
    """Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.

    ``cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld,
    void *values, cudaDataType valueType, cusparseOrder_t order)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    dnMatDescr : cusparseDnMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat
    """

def cusparseCreateDnVec(
    size: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
) -> tuple[cusparseStatus_t, cusparseDnVecDescr_t]:
    """Creates a descriptor of a dense vector, with values in the caller's device array.

    ``cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType
    valueType)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    dnVecDescr : cusparseDnVecDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec
    """

def cusparseCreateIdentityPermutation(
    handle: cusparseHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    p: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Writes the identity permutation 0, 1, …, n − 1 to ``p``, as the input for a sort.

    ``cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)``

    Parameters
    ----------
    p
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation
    """

def cusparseCreateMatDescr() -> tuple[cusparseStatus_t, cusparseMatDescr_t]:
    """Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.

    ``cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    descrA : cusparseMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr
    """

def cusparseCreatePruneInfo() -> tuple[cusparseStatus_t, pruneInfo_t]:
    """Creates the object that stores the state of pruning by percentage.

    ``cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    info : pruneInfo_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo
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
) -> tuple[cusparseStatus_t, cusparseSpMatDescr_t]:
    """Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.

    ``cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t
    nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues,
    cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase,
    cudaDataType valueType)``

    Parameters
    ----------
    sellSliceOffsets, sellColInd, sellValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spMatDescr : cusparseSpMatDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll
    """

def cusparseCreateSpVec(
    size: _typing.Integer,
    nnz: _typing.Integer,
    indices: _typing.DevicePointer,
    values: _typing.DevicePointer,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> tuple[cusparseStatus_t, cusparseSpVecDescr_t]:
    """Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.

    ``cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices,
    void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

    Parameters
    ----------
    indices, values
        Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    spVecDescr : cusparseSpVecDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec
    """

def cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a CSC matrix.

    ``cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void
    **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t
    *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
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

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet
    """

def cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    cscColOffsets: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    cscValues: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the device arrays of a CSC matrix: column offsets, row indices and values.

    ``cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd,
    void *cscValues)``

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.

    ``cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int
    *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType,
    cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, buffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseCsr2cscEx2``.

    ``cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal,
    const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType,
    cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize
    """

def cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a CSR matrix.

    ``cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void
    **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t
    *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
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

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet
    """

def cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    csrRowOffsets: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    csrValues: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the device arrays of a CSR matrix: row offsets, column indices and values.

    ``cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd,
    void *csrValues)``

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers
    """

def cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    offsetsBatchStride: _typing.Integer,
    columnsValuesBatchStride: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Makes a descriptor describe a batch of CSR matrices at fixed strides.

    ``cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t
    offsetsBatchStride, int64_t columnsValuesBatchStride)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with square blocks to CSR format (double precision).

    ``cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int blockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).

    ``cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double precision).

    ``cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).

    ``cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double precision).

    ``cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize
    """

def cusparseDbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double precision).

    ``cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double *tol, double *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.

    ``cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const
    double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const double *B, int
    ldb, const double *beta, double *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, double precision.

    ``cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double precision).

    ``cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal,
    const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t
    policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const
    int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).

    ``cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const
    double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info,
    const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double precision).

    ``cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const
    int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).

    ``cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.

    ``cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double
    *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int
    *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with square blocks (double precision).

    ``cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    int blockDim, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).

    ``cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const
    double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow,
    double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress
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
) -> tuple[cusparseStatus_t]:
    """Restores the order that a CSR matrix had before ``csru2csr`` (double precision).

    ``cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with rectangular blocks (double precision).

    ``cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int
    colBlockDim, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csr2gebsr`` (double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).

    ``cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int
    *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor
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
) -> tuple[cusparseStatus_t]:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double precision.

    ``cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t
    descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const
    double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const
    int *csrSortedColIndB, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int
    *csrSortedColIndC, void *pBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, double precision) in bytes.

    ``cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *alpha,
    cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int
    *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const double *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).

    ``cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double precision).

    ``cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).

    ``cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double precision).

    ``cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize
    """

def cusparseDcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double precision).

    ``cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double *tol, double *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).

    ``cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, double *csrVal,
    const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt
    """

def cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.

    ``cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA,
    cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    matA, matB
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``matB``, or ``matB`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis
    """

def cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.

    ``cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA,
    cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize
    """

def cusparseDenseToSparse_convert(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.

    ``cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA,
    cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    matA, matB, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert
    """

def cusparseDestroy(handle: cusparseHandle_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys a cuSPARSE handle and frees its memory.

    ``cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy
    """

def cusparseDestroyBsric02Info(info: bsric02Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of an incomplete Cholesky factorization of a BSR matrix.

    ``cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info
    """

def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of an incomplete LU factorization of a BSR matrix.

    ``cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info
    """

def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of a triangular BSR solve with a matrix.

    ``cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info
    """

def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of a triangular BSR solve with a vector.

    ``cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info
    """

def cusparseDestroyColorInfo(info: cusparseColorInfo_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the configuration of a graph coloring.

    ``cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo
    """

def cusparseDestroyCsric02Info(info: csric02Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of an incomplete Cholesky factorization of a CSR matrix.

    ``cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info
    """

def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of an incomplete LU factorization of a CSR matrix.

    ``cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info
    """

def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the stored order of a CSR matrix's elements before sorting.

    ``cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo
    """

def cusparseDestroyDnMat(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the descriptor of a dense matrix, but not its array.

    ``cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``dnMatDescr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat
    """

def cusparseDestroyDnVec(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the descriptor of a dense vector, but not its array.

    ``cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``dnVecDescr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec
    """

def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys a legacy matrix descriptor.

    ``cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descrA``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr
    """

def cusparseDestroyPruneInfo(info: pruneInfo_t | _typing.Integer | None) -> tuple[cusparseStatus_t]:
    """Destroys the state of pruning by percentage.

    ``cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo
    """

def cusparseDestroySpMat(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the descriptor of a sparse matrix, but not its arrays.

    ``cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``spMatDescr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat
    """

def cusparseDestroySpVec(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the descriptor of a sparse vector, but not its arrays.

    ``cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``spVecDescr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with rectangular blocks to CSR format (double precision).

    ``cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int
    *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).

    ``cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double
    *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsc`` (double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const double
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix to BSR format with another block shape (double precision).

    ``cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb,
    cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA,
    int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int
    *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsr`` (double precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int
    nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.

    ``cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double
    *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y,
    cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi
    """

def cusparseDgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gemvi`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int
    nnz, int *pBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSize : int

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).

    ``cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl,
    double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount,
    size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).

    ``cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const
    double *du, double *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2
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
) -> tuple[cusparseStatus_t]:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).

    ``cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d,
    const double *du, double *x, int batchCount, int batchStride, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2StridedBatch`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const double *dl, const
    double *d, const double *du, const double *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, double precision) in bytes.

    ``cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const
    double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).

    ``cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d,
    const double *du, double *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2_nopivot`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl,
    const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).

    ``cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d,
    double *du, double *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (double precision) in bytes.

    ``cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    double *dl, const double *d, const double *du, const double *x, int batchCount, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt
    """

def cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, cudaDataType, cusparseOrder_t]:
    """Returns a dense matrix's size, leading dimension, array, type and order.

    ``cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, void
    **values, cudaDataType *type, cusparseOrder_t *order)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    ld : int
    values : int
    type : runtime.cudaDataType
    order : cusparseOrder_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet
    """

def cusparseDnMatGetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int]:
    """Returns the number of dense matrices in a descriptor's batch, and the stride in elements.

    ``cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr, int *batchCount, int64_t
    *batchStride)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    batchCount : int
    batchStride : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch
    """

def cusparseDnMatGetValues(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a dense matrix's values.

    ``cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues
    """

def cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Makes a descriptor describe a batch of dense matrices at a stride in elements.

    ``cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t
    batchStride)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch
    """

def cusparseDnMatSetValues(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the address of the values of a dense matrix in device memory.

    ``cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``dnMatDescr``, or
        ``dnMatDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues
    """

def cusparseDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, cudaDataType]:
    """Returns a dense vector's size, array and type.

    ``cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr, int64_t *size, void **values, cudaDataType
    *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    size : int
    values : int
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet
    """

def cusparseDnVecGetValues(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a dense vector's values.

    ``cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues
    """

def cusparseDnVecSetValues(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the address of the values of a dense vector in device memory.

    ``cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``dnVecDescr``, or
        ``dnVecDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues
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
) -> tuple[cusparseStatus_t]:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).

    ``cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t
    descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz
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
) -> tuple[cusparseStatus_t]:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).

    ``cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const double
    *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).

    ``cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA,
    const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold,
    cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void
    *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).

    ``cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.

    ``cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int
    *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).

    ``cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double
    *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).

    ``cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void
    *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix (double precision) in bytes.

    ``cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const
    int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).

    ``cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const
    double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).

    ``cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int
    lda, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.

    ``cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const
    double *A, int lda, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).

    ``cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const
    double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).

    ``cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A,
    int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info,
    void *pBuffer)``

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix (double precision) in bytes.

    ``cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int
    lda, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC,
    const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt
    """

def cusparseGather(
    handle: cusparseHandle_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.

    ``cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t
    vecX)``

    Parameters
    ----------
    vecY, vecX
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather
    """

def cusparseGetErrorName(status: cusparseStatus_t) -> tuple[cusparseStatus_t, bytes]:
    """Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

    ``const char *cusparseGetErrorName(cusparseStatus_t status)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName
    """

def cusparseGetErrorString(status: cusparseStatus_t) -> tuple[cusparseStatus_t, bytes]:
    """Returns the English description of a status.

    ``const char *cusparseGetErrorString(cusparseStatus_t status)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString
    """

def cusparseGetMatDiagType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseDiagType_t]:
    """Returns whether the diagonal of a matrix is stored or implied to be all ones.

    ``cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : cusparseDiagType_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType
    """

def cusparseGetMatFillMode(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseFillMode_t]:
    """Returns the fill mode of a matrix: whether its lower or upper triangle is used.

    ``cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : cusparseFillMode_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode
    """

def cusparseGetMatIndexBase(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseIndexBase_t]:
    """Returns the index base (0 or 1) of a legacy matrix descriptor.

    ``cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : cusparseIndexBase_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase
    """

def cusparseGetMatType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseMatrixType_t]:
    """Returns the type of a matrix: general, symmetric, Hermitian or triangular.

    ``cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : cusparseMatrixType_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType
    """

def cusparseGetPointerMode(
    handle: cusparseHandle_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparsePointerMode_t]:
    """Returns whether the handle expects pointers to scalars to refer to host or device memory.

    ``cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    mode : cusparsePointerMode_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode
    """

def cusparseGetProperty(typename: libraryPropertyType) -> tuple[cusparseStatus_t, int]:
    """Returns one part of the version of cuSPARSE: major, minor or patch level.

    ``cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty
    """

def cusparseGetStream(
    handle: cusparseHandle_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cudaStream_t]:
    """Returns the stream in which calls with the handle run; null means the default stream.

    ``cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    streamId : runtime.cudaStream_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream
    """

def cusparseGetVersion(handle: cusparseHandle_t | _typing.Integer | None) -> tuple[cusparseStatus_t, int]:
    """Returns the version of cuSPARSE as an integer.

    ``cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).

    ``cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA,
    const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw
    *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).

    ``cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int
    *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.

    ``cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).

    ``cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw
    *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).

    ``cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr,
    pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix (half precision) in bytes.

    ``cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const
    int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).

    ``cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda,
    const __half_raw *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).

    ``cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw *A,
    int lda, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.

    ``cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const
    __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).

    ``cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda,
    const __half_raw *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).

    ``cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw
    *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t
    info, void *pBuffer)``

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix (half precision) in bytes.

    ``cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const __half_raw *A,
    int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr_bufferSizeExt
    """

def cusparseLoggerForceDisable() -> tuple[cusparseStatus_t]:
    """Disables the log of cuSPARSE for the rest of the process.

    ``cusparseStatus_t cusparseLoggerForceDisable(void)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable
    """

def cusparseLoggerOpenFile(logFile: _typing.Text) -> tuple[cusparseStatus_t]:
    """Opens the file at a path and redirects the log of cuSPARSE to it.

    ``cusparseStatus_t cusparseLoggerOpenFile(const char *logFile)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile
    """

def cusparseLoggerSetCallback(callback: _typing.Callback) -> tuple[cusparseStatus_t]:
    """Sets a callback that receives each message of cuSPARSE's log.

    ``cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)``

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback
    """

def cusparseLoggerSetFile(file: _typing.Pointer) -> tuple[cusparseStatus_t]:
    """Redirects the log of cuSPARSE to an open C file stream.

    ``cusparseStatus_t cusparseLoggerSetFile(FILE *file)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile
    """

def cusparseLoggerSetLevel(level: _typing.Integer) -> tuple[cusparseStatus_t]:
    """Sets the log level of cuSPARSE; 0 disables logging.

    ``cusparseStatus_t cusparseLoggerSetLevel(int level)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel
    """

def cusparseLoggerSetMask(mask: _typing.Integer) -> tuple[cusparseStatus_t]:
    """Sets the log mask of cuSPARSE, which overrides the log level.

    ``cusparseStatus_t cusparseLoggerSetMask(int mask)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask
    """

def cusparseRot(
    handle: cusparseHandle_t | _typing.Integer | None,
    c_coeff: _typing.Pointer,
    s_coeff: _typing.Pointer,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.

    ``cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff,
    cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``

    Parameters
    ----------
    c_coeff, s_coeff
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot
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
) -> tuple[cusparseStatus_t]:
    """C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.

    ``cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const
    void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t
    matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseSDDMM``.

    ``cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Prepares workspace data that speeds up later calls of ``cusparseSDDMM`` with the same C.

    ``cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with square blocks to CSR format (single precision).

    ``cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int
    blockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).

    ``cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single precision).

    ``cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).

    ``cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single precision).

    ``cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int
    blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize
    """

def cusparseSbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single precision).

    ``cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double *tol, float *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.

    ``cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const
    float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const float *B, int
    ldb, const float *beta, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, single precision.

    ``cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single precision).

    ``cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal,
    const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t
    policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const
    int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).

    ``cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const
    float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const
    float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single precision).

    ``cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const
    int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).

    ``cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.

    ``cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA,
    const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA,
    int blockDim, const float *x, const float *beta, float *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv
    """

def cusparseScatter(
    handle: cusparseHandle_t | _typing.Integer | None,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.

    ``cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t
    vecY)``

    Parameters
    ----------
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with square blocks (single precision).

    ``cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int
    blockDim, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).

    ``cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const
    float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow,
    float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress
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
) -> tuple[cusparseStatus_t]:
    """Restores the order that a CSR matrix had before ``csru2csr`` (single precision).

    ``cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with rectangular blocks (single precision).

    ``cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int
    colBlockDim, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csr2gebsr`` (single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int
    rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).

    ``cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float
    *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int
    *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor
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
) -> tuple[cusparseStatus_t]:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single precision.

    ``cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t
    descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float
    *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int
    *csrSortedColIndB, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC,
    void *pBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, single precision) in bytes.

    ``cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *alpha,
    cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int
    *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const float *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).

    ``cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single precision).

    ``cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).

    ``cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float
    *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single precision).

    ``cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize
    """

def cusparseScsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single precision).

    ``cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double *tol, float *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).

    ``cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single precision) in bytes.

    ``cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, float *csrVal,
    const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt
    """

def cusparseSetMatDiagType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    diagType: cusparseDiagType_t,
) -> tuple[cusparseStatus_t]:
    """Sets whether the diagonal of a matrix is stored or implied to be all ones.

    ``cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType
    """

def cusparseSetMatFillMode(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    fillMode: cusparseFillMode_t,
) -> tuple[cusparseStatus_t]:
    """Sets the fill mode of a matrix: whether its lower or upper triangle is used.

    ``cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode
    """

def cusparseSetMatIndexBase(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    base: cusparseIndexBase_t,
) -> tuple[cusparseStatus_t]:
    """Sets the index base (0 or 1) of a legacy matrix descriptor.

    ``cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase
    """

def cusparseSetMatType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    typename: cusparseMatrixType_t,
) -> tuple[cusparseStatus_t]:
    """Sets the type of a matrix: general, symmetric, Hermitian or triangular.

    ``cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType
    """

def cusparseSetPointerMode(
    handle: cusparseHandle_t | _typing.Integer | None,
    mode: cusparsePointerMode_t,
) -> tuple[cusparseStatus_t]:
    """Sets whether pointers to scalars such as α, β and results refer to host or device memory.

    ``cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode
    """

def cusparseSetStream(
    handle: cusparseHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Sets the stream in which later calls with the handle run.

    ``cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)``

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with rectangular blocks to CSR format (single precision).

    ``cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int
    rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int
    *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).

    ``cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float
    *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsc`` (single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const float
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix to BSR format with another block shape (single precision).

    ``cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb,
    cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int
    rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int
    *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsr`` (single precision) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int
    nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.

    ``cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float
    *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y,
    cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi
    """

def cusparseSgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gemvi`` (single precision) in bytes.

    ``cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int
    nnz, int *pBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSize : int

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).

    ``cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl,
    float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (single precision) in bytes.

    ``cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float
    *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, size_t
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).

    ``cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const
    float *du, float *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2
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
) -> tuple[cusparseStatus_t]:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).

    ``cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const
    float *du, float *x, int batchCount, int batchStride, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2StridedBatch`` (single precision) in bytes.

    ``cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const float *dl, const
    float *d, const float *du, const float *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, single precision) in bytes.

    ``cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float
    *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).

    ``cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d,
    const float *du, float *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2_nopivot`` (single precision) in bytes.

    ``cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl,
    const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).

    ``cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d,
    float *du, float *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (single precision) in bytes.

    ``cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float
    *dl, const float *d, const float *du, const float *x, int batchCount, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).

    ``cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t
    descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz
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
) -> tuple[cusparseStatus_t]:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).

    ``cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const float
    *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A) + β·op(B) for sparse matrices.

    ``cusparseStatus_t cusparseSpGEAM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const
    void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC,
    cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for a sparse matrix sum.

    ``cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t
    matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_bufferSize
    """

def cusparseSpGEAM_createDescr() -> tuple[cusparseStatus_t, cusparseSpGEAMDescr_t]:
    """Creates the object that carries state between the steps of a sparse matrix sum.

    ``cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    descr : cusparseSpGEAMDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_createDescr
    """

def cusparseSpGEAM_destroyDescr(
    descr: cusparseSpGEAMDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the state of a sparse matrix sum.

    ``cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_destroyDescr
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
) -> tuple[cusparseStatus_t]:
    """Computes the number of nonzeros of a sparse matrix sum, from which the arrays of C can be allocated.

    ``cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
    const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t
    matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_nnz
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
) -> tuple[cusparseStatus_t, int]:
    """Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.

    ``cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
    const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr,
    size_t *bufferSize2, void *externalBuffer2)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize2 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute
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
) -> tuple[cusparseStatus_t]:
    """Copies a computed sparse product into the arrays of C (the last step).

    ``cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
    const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy
    """

def cusparseSpGEMM_createDescr() -> tuple[cusparseStatus_t, cusparseSpGEMMDescr_t]:
    """Creates the object that carries state between the steps of a sparse matrix product.

    ``cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    descr : cusparseSpGEMMDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr
    """

def cusparseSpGEMM_destroyDescr(
    descr: cusparseSpGEMMDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the state of a sparse matrix product.

    ``cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr
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
) -> tuple[cusparseStatus_t, int, int]:
    """Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.

    ``cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA,
    cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const
    void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t
    spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize3 : int
    bufferSize2 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory
    """

def cusparseSpGEMM_getNumProducts(
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the number of scalar products in a sparse matrix product, after the work estimation.

    ``cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr, int64_t *num_prods)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    num_prods : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts
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
) -> tuple[cusparseStatus_t, int]:
    """Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.

    ``cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA,
    cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const
    void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t
    spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize1 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.

    ``cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta,
    cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute
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
) -> tuple[cusparseStatus_t, int]:
    """Copies the reusable pattern of a sparse product into the arrays of C (step 3).

    ``cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t
    alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer5
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize5 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy
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
) -> tuple[cusparseStatus_t, int, int, int]:
    """Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).

    ``cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t
    alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void
    *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer2, externalBuffer3, externalBuffer4
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize2 : int
    bufferSize3 : int
    bufferSize4 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz
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
) -> tuple[cusparseStatus_t, int]:
    """Estimates the work of a sparse product whose pattern will be reused (step 1).

    ``cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA,
    cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC,
    cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer1
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize1 : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.

    ``cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const
    void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t
    matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM
    """

def cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.

    ``cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)``

    Parameters
    ----------
    plan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``plan``'s stream.
    externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp
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
) -> tuple[cusparseStatus_t, cusparseSpMMOpPlan_t, int]:
    """Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.

    ``cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan,
    cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB,
    cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationLtoirBuffer,
    size_t addOperationBufferSize, const void *mulOperationLtoirBuffer, size_t mulOperationBufferSize, const void
    *epilogueLtoirBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)``

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive as long as ``plan`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    plan : cusparseSpMMOpPlan_t
    SpMMWorkspaceSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan
    """

def cusparseSpMMOp_destroyPlan(
    plan: cusparseSpMMOpPlan_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the plan of a product with user-defined operators.

    ``cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseSpMM``.

    ``cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta,
    cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Prepares workspace data that speeds up later calls of ``cusparseSpMM`` with the same A.

    ``cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta,
    cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess
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
) -> tuple[cusparseStatus_t]:
    """Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.

    ``cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY,
    cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseSpMV``.

    ``cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY,
    cudaDataType computeType, cusparseSpMVAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Prepares workspace data that speeds up later calls of ``cusparseSpMV`` with the same A.

    ``cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY,
    cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess
    """

def cusparseSpMatGetAttribute(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    attribute: cusparseSpMatAttribute_t,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t, _Any]:
    """Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).

    ``cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t
    attribute, void *data, size_t dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    data : object

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetAttribute
    """

def cusparseSpMatGetFormat(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseFormat_t]:
    """Returns the format of a sparse matrix, such as CSR or COO.

    ``cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr, cusparseFormat_t *format)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    format : cusparseFormat_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat
    """

def cusparseSpMatGetIndexBase(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseIndexBase_t]:
    """Returns the index base (0 or 1) of a sparse matrix.

    ``cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr, cusparseIndexBase_t *idxBase)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    idxBase : cusparseIndexBase_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase
    """

def cusparseSpMatGetSize(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int]:
    """Returns the numbers of rows, columns and nonzeros of a sparse matrix.

    ``cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t
    *nnz)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    rows : int
    cols : int
    nnz : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize
    """

def cusparseSpMatGetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the number of matrices in the batch of a sparse matrix descriptor.

    ``cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr, int *batchCount)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    batchCount : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch
    """

def cusparseSpMatGetValues(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of a sparse matrix's values.

    ``cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues
    """

def cusparseSpMatSetAttribute(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    attribute: cusparseSpMatAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.

    ``cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute,
    void *data, size_t dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute
    """

def cusparseSpMatSetValues(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the address of the values of a sparse matrix in device memory.

    ``cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a sparse triangular matrix A for ``cusparseSpSM_solve``; the workspace must stay valid for the solve.

    ``cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
    const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC,
    cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for a triangular solve with a matrix.

    ``cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t
    opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC,
    cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize
    """

def cusparseSpSM_createDescr() -> tuple[cusparseStatus_t, cusparseSpSMDescr_t]:
    """Creates the object that stores the analysis of a triangular solve with a matrix.

    ``cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    descr : cusparseSpSMDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr
    """

def cusparseSpSM_destroyDescr(
    descr: cusparseSpSMDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of a triangular solve with a matrix.

    ``cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.

    ``cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
    const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC,
    cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve
    """

def cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t | _typing.Integer | None,
    spsmDescr: cusparseSpSMDescr_t | _typing.Integer | None,
    newValues: _typing.DevicePointer,
    updatePart: cusparseSpSMUpdate_t,
) -> tuple[cusparseStatus_t]:
    """Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.

    ``cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void
    *newValues, cusparseSpSMUpdate_t updatePart)``

    Parameters
    ----------
    newValues
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a sparse triangular matrix A for ``cusparseSpSV_solve``; the workspace must stay valid for the solve.

    ``cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType,
    cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for a triangular solve with a vector.

    ``cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType,
    cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize
    """

def cusparseSpSV_createDescr() -> tuple[cusparseStatus_t, cusparseSpSVDescr_t]:
    """Creates the object that stores the analysis of a triangular solve with a vector.

    ``cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    descr : cusparseSpSVDescr_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr
    """

def cusparseSpSV_destroyDescr(
    descr: cusparseSpSVDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t]:
    """Destroys the analysis of a triangular solve with a vector.

    ``cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.

    ``cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha,
    cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType,
    cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve
    """

def cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t | _typing.Integer | None,
    spsvDescr: cusparseSpSVDescr_t | _typing.Integer | None,
    newValues: _typing.DevicePointer,
    updatePart: cusparseSpSVUpdate_t,
) -> tuple[cusparseStatus_t]:
    """Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.

    ``cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void
    *newValues, cusparseSpSVUpdate_t updatePart)``

    Parameters
    ----------
    newValues
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix
    """

def cusparseSpVV(
    handle: cusparseHandle_t | _typing.Integer | None,
    opX: cusparseOperation_t,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    result: _typing.Pointer,
    computeType: cudaDataType,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """result = Σ op(X[i])·Y[i] for a sparse X and a dense Y, where op may conjugate.

    ``cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX,
    cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)``

    Parameters
    ----------
    vecX, vecY, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV
    """

def cusparseSpVV_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opX: cusparseOperation_t,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    result: _typing.Pointer,
    computeType: cudaDataType,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseSpVV``.

    ``cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opX,
    cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, size_t
    *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize
    """

def cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns a sparse vector's size, number of nonzeros, arrays and types.

    ``cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, void **indices,
    void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    size : int
    nnz : int
    indices : int
    values : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet
    """

def cusparseSpVecGetIndexBase(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, cusparseIndexBase_t]:
    """Returns the index base (0 or 1) of a sparse vector.

    ``cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr, cusparseIndexBase_t *idxBase)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    idxBase : cusparseIndexBase_t

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase
    """

def cusparseSpVecGetValues(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the address of the values of a sparse vector.

    ``cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    values : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues
    """

def cusparseSpVecSetValues(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Sets the address of the values of a sparse vector in device memory.

    ``cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``spVecDescr``, or
        ``spVecDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues
    """

def cusparseSparseToDense(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    alg: cusparseSparseToDenseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> tuple[cusparseStatus_t]:
    """Converts a sparse matrix to a dense matrix, with zeros for the missing elements.

    ``cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA,
    cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)``

    Parameters
    ----------
    matA, matB, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense
    """

def cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    alg: cusparseSparseToDenseAlg_t,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for ``cusparseSparseToDense``.

    ``cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA,
    cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, size_t *bufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSize : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).

    ``cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA,
    const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold,
    cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void
    *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).

    ``cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.

    ``cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int
    *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).

    ``cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float
    *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).

    ``cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void
    *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a CSR matrix (single precision) in bytes.

    ``cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA,
    const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const
    int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).

    ``cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const
    float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr
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
) -> tuple[cusparseStatus_t]:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).

    ``cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int
    lda, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int
    *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.

    ``cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const
    float *A, int lda, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int
    *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).

    ``cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const
    float *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).

    ``cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int
    lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void
    *pBuffer)``

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size for pruning a dense matrix (single precision) in bytes.

    ``cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int
    lda, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC,
    const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt
    """

def cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsric02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot
    """

def cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot
    """

def cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrsm2Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot
    """

def cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrsv2Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot
    """

def cusparseXcoo2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    cooRowInd: _typing.DevicePointer,
    nnz: _typing.Integer,
    m: _typing.Integer,
    csrSortedRowPtr: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
) -> tuple[cusparseStatus_t]:
    """Compresses the sorted row indices of a COO matrix into CSR row offsets.

    ``cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int
    *csrSortedRowPtr, cusparseIndexBase_t idxBase)``

    Parameters
    ----------
    cooRowInd, csrSortedRowPtr
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr
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
) -> tuple[cusparseStatus_t]:
    """Sorts a COO matrix by column in place, and permutes ``P`` in the same way.

    ``cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int
    *cooColsA, int *P, void *pBuffer)``

    Parameters
    ----------
    cooRowsA, cooColsA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn
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
) -> tuple[cusparseStatus_t]:
    """Sorts a COO matrix by row in place, and permutes ``P`` in the same way.

    ``cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int
    *cooColsA, int *P, void *pBuffer)``

    Parameters
    ----------
    cooRowsA, cooColsA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow
    """

def cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cooRowsA: _typing.DevicePointer,
    cooColsA: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for sorting a COO matrix.

    ``cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int
    *cooRowsA, const int *cooColsA, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Sorts the row indices in each column of a CSC matrix in place, and permutes ``P`` in the same way.

    ``cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const
    int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)``

    Parameters
    ----------
    cscColPtrA, cscRowIndA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort
    """

def cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cscColPtrA: _typing.DevicePointer,
    cscRowIndA: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for sorting a CSC matrix.

    ``cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int
    *cscColPtrA, const int *cscRowIndA, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.

    ``cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim,
    cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)``

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz
    """

def cusparseXcsr2coo(
    handle: cusparseHandle_t | _typing.Integer | None,
    csrSortedRowPtr: _typing.DevicePointer,
    nnz: _typing.Integer,
    m: _typing.Integer,
    cooRowInd: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
) -> tuple[cusparseStatus_t]:
    """Expands CSR row offsets into one row index for each element (COO).

    ``cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int
    *cooRowInd, cusparseIndexBase_t idxBase)``

    Parameters
    ----------
    csrSortedRowPtr, cooRowInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo
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
) -> tuple[cusparseStatus_t]:
    """Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.

    ``cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, int
    *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz
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
) -> tuple[cusparseStatus_t]:
    """Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.

    ``cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, int nnzA,
    const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrB, int nnzB, const int
    *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int
    *nnzTotalDevHostPtr, void *workspace)``

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrB, csrSortedColIndB, csrSortedRowPtrC, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz
    """

def cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csric02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot
    """

def cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.

    ``cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)``

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot
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
) -> tuple[cusparseStatus_t]:
    """Sorts the column indices in each row of a CSR matrix in place, and permutes ``P`` in the same way.

    ``cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const
    int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort
    """

def cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for sorting a CSR matrix.

    ``cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int
    *csrRowPtrA, const int *csrColIndA, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.

    ``cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int
    nnzb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int
    colBlockDimA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int
    *nnzTotalDevHostPtr, void *pBuffer)``

    Parameters
    ----------
    bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with square blocks to CSR format (double-precision complex).

    ``cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC,
    int *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double-precision complex).

    ``cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int
    *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double-precision complex).

    ``cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb,
    cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd,
    int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize
    """

def cusparseZbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

    ``cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double *tol, cuDoubleComplex *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.

    ``cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t
    descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int
    blockSize, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.

    ``cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int
    mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA,
    const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const
    cuDoubleComplex *beta, cuDoubleComplex *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double-precision complex).

    ``cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t
    descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize,
    bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy,
    void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double-precision complex).

    ``cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int
    *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void
    *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA,
    const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t
    transA, int mb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex
    *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const
    cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.

    ``cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA,
    int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const
    cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int
    *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta,
    cuDoubleComplex *y)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with square blocks (double-precision complex).

    ``cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC,
    int *bsrSortedColIndC)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr
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
) -> tuple[cusparseStatus_t]:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).

    ``cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int
    *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress
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
) -> tuple[cusparseStatus_t]:
    """Restores the order that a CSR matrix had before ``csru2csr`` (double-precision complex).

    ``cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru
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
) -> tuple[cusparseStatus_t]:
    """Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).

    ``cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int
    *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n,
    cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).

    ``cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double
    *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor
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
) -> tuple[cusparseStatus_t]:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double-precision complex.

    ``cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int
    *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex
    *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuDoubleComplex
    *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

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
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex
    *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA,
    const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex
    *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const
    cuDoubleComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double-precision complex).

    ``cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).

    ``cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02
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
) -> tuple[cusparseStatus_t]:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double-precision complex).

    ``cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info,
    cusparseSolvePolicy_t policy, void *pBuffer)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize
    """

def cusparseZcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> tuple[cusparseStatus_t]:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

    ``cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double *tol, cuDoubleComplex *boost_val)``

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost
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
) -> tuple[cusparseStatus_t]:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).

    ``cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA,
    cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex
    *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).

    ``cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb,
    cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int
    *csrSortedRowPtrC, int *csrSortedColIndC)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr
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
) -> tuple[cusparseStatus_t]:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).

    ``cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex
    *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim,
    cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase,
    void *pBuffer)``

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsc`` (double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const
    cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int
    colBlockDim, int *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Converts a BSR matrix to BSR format with another block shape (double-precision complex).

    ``cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb,
    cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int
    *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC,
    int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gebsr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

    ``cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int
    nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const
    int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int
    *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.

    ``cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const
    cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd,
    const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi
    """

def cusparseZgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gemvi`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int
    nnz, int *pBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSize : int

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).

    ``cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds,
    cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int
    batchCount, void *pBuffer)``

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    cuDoubleComplex *ds, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const
    cuDoubleComplex *dw, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).

    ``cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const
    cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2
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
) -> tuple[cusparseStatus_t]:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).

    ``cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const
    cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2StridedBatch`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuDoubleComplex
    *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, int batchStride,
    size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl,
    const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).

    ``cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const
    cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsv2_nopivot`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex
    *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t
    *bufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).

    ``cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl,
    cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)``

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch
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
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (double-precision complex) in bytes.

    ``cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const
    cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount,
    size_t *pBufferSizeInBytes)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    pBufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt
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
) -> tuple[cusparseStatus_t]:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).

    ``cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t
    descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz
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
) -> tuple[cusparseStatus_t]:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).

    ``cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const
    cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)``

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress
    """
