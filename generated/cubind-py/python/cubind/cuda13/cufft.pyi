"""cuFFT of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

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

CUFFT_COMPATIBILITY_DEFAULT: _Final[cufftCompatibility]
CUFFT_FORWARD: _Final = -1
CUFFT_INVERSE: _Final = 1
CUFFT_PLAN_NULL: _Final = -1
CUFFT_VERSION: _Final = 12500
CUFFT_VER_BUILD: _Final = 14
CUFFT_VER_MAJOR: _Final = 12
CUFFT_VER_MINOR: _Final = 5
CUFFT_VER_PATCH: _Final = 0
MAX_CUFFT_ERROR: _Final = 21
MAX_SHIM_RANK: _Final = 3

class cufftCompatibility(_enums.IntEnum):
    """cufftCompatibility, from cufft.h. Since at least CUDA 12.0."""

    CUFFT_COMPATIBILITY_FFTW_PADDING = 1

class cufftProperty(_enums.IntEnum):
    """cufftProperty, from cufft.h. Since CUDA 12.4."""

    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4

class cufftResult(_enums.IntEnum):
    """cufftResult, from cufft.h. Since at least CUDA 12.0."""

    CUFFT_SUCCESS = 0
    CUFFT_INVALID_PLAN = 1
    CUFFT_ALLOC_FAILED = 2
    CUFFT_INVALID_TYPE = 3
    CUFFT_INVALID_VALUE = 4
    CUFFT_INTERNAL_ERROR = 5
    CUFFT_EXEC_FAILED = 6
    CUFFT_SETUP_FAILED = 7
    CUFFT_INVALID_SIZE = 8
    CUFFT_UNALIGNED_DATA = 9
    CUFFT_INCOMPLETE_PARAMETER_LIST = 10
    CUFFT_INVALID_DEVICE = 11
    CUFFT_PARSE_ERROR = 12
    CUFFT_NO_WORKSPACE = 13
    CUFFT_NOT_IMPLEMENTED = 14
    CUFFT_LICENSE_ERROR = 15
    CUFFT_NOT_SUPPORTED = 16
    CUFFT_MISSING_DEPENDENCY = 17
    CUFFT_NVRTC_FAILURE = 18
    CUFFT_NVJITLINK_FAILURE = 19
    CUFFT_NVSHMEM_FAILURE = 20

class cufftType(_enums.IntEnum):
    """cufftType, from cufft.h. Since at least CUDA 12.0."""

    CUFFT_R2C = 42
    CUFFT_C2R = 44
    CUFFT_C2C = 41
    CUFFT_D2Z = 106
    CUFFT_Z2D = 108
    CUFFT_Z2Z = 105

class cufftXtCallbackType(_enums.IntEnum):
    """cufftXtCallbackType, from cufftXt.h. Since at least CUDA 12.0."""

    CUFFT_CB_LD_COMPLEX = 0
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1
    CUFFT_CB_LD_REAL = 2
    CUFFT_CB_LD_REAL_DOUBLE = 3
    CUFFT_CB_ST_COMPLEX = 4
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5
    CUFFT_CB_ST_REAL = 6
    CUFFT_CB_ST_REAL_DOUBLE = 7
    CUFFT_CB_UNDEFINED = 8

class cufftXtCopyType(_enums.IntEnum):
    """cufftXtCopyType, from cufftXt.h. Since at least CUDA 12.0."""

    CUFFT_COPY_HOST_TO_DEVICE = 0
    CUFFT_COPY_DEVICE_TO_HOST = 1
    CUFFT_COPY_DEVICE_TO_DEVICE = 2
    CUFFT_COPY_UNDEFINED = 3

class cufftXtQueryType(_enums.IntEnum):
    """cufftXtQueryType, from cufftXt.h. Since at least CUDA 12.0."""

    CUFFT_QUERY_1D_FACTORS = 0
    CUFFT_QUERY_UNDEFINED = 1

class cufftXtSubFormat(_enums.IntEnum):
    """cufftXtSubFormat, from cufftXt.h. Since at least CUDA 12.0."""

    CUFFT_XT_FORMAT_INPUT = 0
    CUFFT_XT_FORMAT_OUTPUT = 1
    CUFFT_XT_FORMAT_INPLACE = 2
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6
    CUFFT_FORMAT_UNDEFINED = 7

class cufftXtWorkAreaPolicy(_enums.IntEnum):
    """cufftXtWorkAreaPolicy, from cufftXt.h. Since at least CUDA 12.0."""

    CUFFT_WORKAREA_MINIMAL = 0
    CUFFT_WORKAREA_USER = 1
    CUFFT_WORKAREA_PERFORMANCE = 2

class libFormat_t(_enums.IntEnum):
    """libFormat_t, from cudalibxt.h. Since at least CUDA 12.0."""

    LIB_FORMAT_CUFFT = 0
    LIB_FORMAT_UNDEFINED = 1

@_disjoint_base
class cufftCallbackLoadC:
    """cufftCallbackLoadC, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackLoadD:
    """cufftCallbackLoadD, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackLoadR:
    """cufftCallbackLoadR, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackLoadZ:
    """cufftCallbackLoadZ, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackStoreC:
    """cufftCallbackStoreC, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackStoreD:
    """cufftCallbackStoreD, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackStoreR:
    """cufftCallbackStoreR, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftCallbackStoreZ:
    """cufftCallbackStoreZ, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftHandle:
    """cufftHandle, from cufft.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackLoadC:
    """cufftJITCallbackLoadC, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackLoadD:
    """cufftJITCallbackLoadD, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackLoadR:
    """cufftJITCallbackLoadR, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackLoadZ:
    """cufftJITCallbackLoadZ, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackStoreC:
    """cufftJITCallbackStoreC, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackStoreD:
    """cufftJITCallbackStoreD, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackStoreR:
    """cufftJITCallbackStoreR, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cufftJITCallbackStoreZ:
    """cufftJITCallbackStoreZ, from cufftXt.h. Since CUDA 12.6."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaLibXtDesc_t:
    """cudaLibXtDesc_t, from cudalibxt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        descriptor: _Sequence[cudaXtDesc] | None = ...,
        library: libFormat_t | _typing.Integer = ...,
        subFormat: _typing.Integer = ...,
        libDescriptor: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    descriptor: _typing.ListField[cudaXtDesc]
    library: _typing.EnumField[libFormat_t]
    subFormat: _typing.IntField
    libDescriptor: _typing.PointerField

@_disjoint_base
class cudaXtDesc_t:
    """cudaXtDesc_t, from cudalibxt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        version: _typing.Integer = ...,
        nGPUs: _typing.Integer = ...,
        GPUs: _Sequence[int] | None = ...,
        data: _Sequence[int] | None = ...,
        size: _Sequence[int] | None = ...,
        cudaXtState: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    version: _typing.IntField
    nGPUs: _typing.IntField
    GPUs: _typing.ListField[int]
    data: _typing.ListField[int]
    size: _typing.ListField[int]
    cudaXtState: _typing.PointerField

class cufftComplex(cuComplex):
    """cufftComplex, from cufft.h. Since at least CUDA 12.0."""

class cufftDoubleComplex(cuDoubleComplex):
    """cufftDoubleComplex, from cufft.h. Since at least CUDA 12.0."""

@_disjoint_base
class cufftXt1dFactors_t:
    """cufftXt1dFactors, from cufftXt.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        size: _typing.Integer = ...,
        stringCount: _typing.Integer = ...,
        stringLength: _typing.Integer = ...,
        substringLength: _typing.Integer = ...,
        factor1: _typing.Integer = ...,
        factor2: _typing.Integer = ...,
        stringMask: _typing.Integer = ...,
        substringMask: _typing.Integer = ...,
        factor1Mask: _typing.Integer = ...,
        factor2Mask: _typing.Integer = ...,
        stringShift: _typing.Integer = ...,
        substringShift: _typing.Integer = ...,
        factor1Shift: _typing.Integer = ...,
        factor2Shift: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    size: _typing.IntField
    stringCount: _typing.IntField
    stringLength: _typing.IntField
    substringLength: _typing.IntField
    factor1: _typing.IntField
    factor2: _typing.IntField
    stringMask: _typing.IntField
    substringMask: _typing.IntField
    factor1Mask: _typing.IntField
    factor2Mask: _typing.IntField
    stringShift: _typing.IntField
    substringShift: _typing.IntField
    factor1Shift: _typing.IntField
    factor2Shift: _typing.IntField

class cudaLibXtDesc(cudaLibXtDesc_t):
    """cudaLibXtDesc, from cudalibxt.h. Since at least CUDA 12.0."""

class cudaXtDesc(cudaXtDesc_t):
    """cudaXtDesc, from cudalibxt.h. Since at least CUDA 12.0."""

class cufftXt1dFactors(cufftXt1dFactors_t):
    """cufftXt1dFactors, from cufftXt.h. Since at least CUDA 12.0."""

libFormat = libFormat_t

def sizeof(objType: type) -> int: ...
def cufftCreate() -> tuple[cufftResult, cufftHandle]:
    """Creates an empty plan, which can be configured before ``cufftMakePlan1d`` or a similar function completes it.

    ``cufftResult cufftCreate(cufftHandle *handle)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    handle : cufftHandle

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftCreate
    """

def cufftDestroy(plan: cufftHandle | _typing.Integer | None) -> tuple[cufftResult]:
    """Destroys a plan, and frees its workspace if cuFFT allocated the workspace.

    ``cufftResult cufftDestroy(cufftHandle plan)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``plan`` must come from the function that creates, allocates or registers it; all uses must precede this call in
      the order of ``plan``'s stream.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftDestroy
    """

def cufftEstimate1d(
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, int]:
    """Estimates the workspace size in bytes for one-dimensional transforms of nx points, without a plan.

    ``cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate1d
    """

def cufftEstimate2d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, int]:
    """Estimates the workspace size in bytes for transforms of nx × ny points, without a plan.

    ``cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate2d
    """

def cufftEstimate3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, int]:
    """Estimates the workspace size in bytes for transforms of nx × ny × nz points, without a plan.

    ``cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimate3d
    """

def cufftEstimateMany(
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, int]:
    """Estimates the workspace size in bytes for a batch of transforms with strides, without a plan.

    ``cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride,
    int odist, cufftType type, int batch, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftEstimateMany
    """

def cufftExecC2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes an unscaled single-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

    ``cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2C
    """

def cufftExecC2R(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> tuple[cufftResult]:
    """Computes an unscaled inverse single-precision complex-to-real transform of the nonredundant half of a spectrum.

    ``cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecC2R
    """

def cufftExecD2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> tuple[cufftResult]:
    """Computes a forward double-precision real-to-complex transform, and writes only the nonredundant half.

    ``cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecD2Z
    """

def cufftExecR2C(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> tuple[cufftResult]:
    """Computes a forward single-precision real-to-complex transform, and writes only the nonredundant half.

    ``cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecR2C
    """

def cufftExecZ2D(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
) -> tuple[cufftResult]:
    """Computes an unscaled inverse double-precision complex-to-real transform of the nonredundant half of a spectrum.

    ``cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2D
    """

def cufftExecZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    idata: _typing.DevicePointer,
    odata: _typing.DevicePointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes an unscaled double-precision complex transform, forward or inverse; in place if ``odata`` is ``idata``.

    ``cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)``

    Parameters
    ----------
    idata, odata
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftExecZ2Z
    """

def cufftGetPlanPropertyInt64(
    plan: cufftHandle | _typing.Integer | None,
    property: cufftProperty,
) -> tuple[cufftResult, int]:
    """Returns an integer property of a plan.

    ``cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    returnPtrValue : int

    Notes
    -----
    Declared in ``cufft.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetPlanPropertyInt64
    """

def cufftGetProperty(typename: libraryPropertyType) -> tuple[cufftResult, int]:
    """Returns one part of the version of cuFFT: major, minor or patch level.

    ``cufftResult cufftGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetProperty
    """

def cufftGetSize(handle: cufftHandle | _typing.Integer | None) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes of a completed plan on each of its GPUs.

    ``cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize
    """

def cufftGetSize1d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for transforms of nx points with the plan's configuration.

    ``cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize1d
    """

def cufftGetSize2d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for transforms of nx × ny points with the plan's configuration.

    ``cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize2d
    """

def cufftGetSize3d(
    handle: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for transforms of nx × ny × nz points with the plan's configuration.

    ``cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSize3d
    """

def cufftGetSizeMany(
    handle: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for a batch of transforms with strides and the plan's configuration.

    ``cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int
    *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workArea : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany
    """

def cufftGetSizeMany64(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for a batch with 64-bit strides and the plan's configuration.

    ``cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t
    *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetSizeMany64
    """

def cufftGetVersion() -> tuple[cufftResult, int]:
    """Returns the version of cuFFT as an integer.

    ``cufftResult cufftGetVersion(int *version)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftGetVersion
    """

def cufftMakePlan1d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Completes a plan for one-dimensional transforms of nx points, and returns the workspace size in bytes.

    ``cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan1d
    """

def cufftMakePlan2d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, list[int]]:
    """Completes a plan for transforms of nx × ny points, and returns the workspace size in bytes.

    ``cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan2d
    """

def cufftMakePlan3d(
    plan: cufftHandle | _typing.Integer | None,
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, list[int]]:
    """Completes a plan for transforms of nx × ny × nz points, and returns the workspace size in bytes.

    ``cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlan3d
    """

def cufftMakePlanMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Completes a plan for a batch of transforms with strides, and returns the workspace size in bytes.

    ``cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int
    *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany
    """

def cufftMakePlanMany64(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, list[int]]:
    """Works like ``cufftMakePlanMany``, but with 64-bit sizes and strides.

    ``cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t
    *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftMakePlanMany64
    """

def cufftPlan1d(
    nx: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, cufftHandle]:
    """Creates a plan for a contiguous batch of one-dimensional transforms of nx points.

    ``cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    plan : cufftHandle

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan1d
    """

def cufftPlan2d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, cufftHandle]:
    """Creates a plan for transforms of nx × ny points, where ny is the fastest-varying dimension.

    ``cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    plan : cufftHandle

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan2d
    """

def cufftPlan3d(
    nx: _typing.Integer,
    ny: _typing.Integer,
    nz: _typing.Integer,
    typename: cufftType,
) -> tuple[cufftResult, cufftHandle]:
    """Creates a plan for transforms of nx × ny × nz points, where nz is the fastest-varying dimension.

    ``cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    plan : cufftHandle

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlan3d
    """

def cufftPlanMany(
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    typename: cufftType,
    batch: _typing.Integer,
) -> tuple[cufftResult, cufftHandle]:
    """Creates a plan for a batch of transforms with ``rank`` dimensions, and input and output strides.

    ``cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
    int ostride, int odist, cufftType type, int batch)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    plan : cufftHandle

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftPlanMany
    """

def cufftResetPlanProperty(
    plan: cufftHandle | _typing.Integer | None,
    property: cufftProperty,
) -> tuple[cufftResult]:
    """Resets a property of a plan to its default value.

    ``cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftResetPlanProperty
    """

def cufftSetAutoAllocation(
    plan: cufftHandle | _typing.Integer | None,
    autoAllocate: _typing.Integer,
) -> tuple[cufftResult]:
    """Sets whether completing a plan allocates its workspace; if not, the caller must set one.

    ``cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetAutoAllocation
    """

def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _typing.Integer | None,
    property: cufftProperty,
    inputValueInt: _typing.Integer,
) -> tuple[cufftResult]:
    """Sets an integer property of a plan, such as the patience for JIT compilation, before completion.

    ``cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long inputValueInt)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetPlanPropertyInt64
    """

def cufftSetStream(
    plan: cufftHandle | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cufftResult]:
    """Sets the stream in which later transforms of a plan run.

    ``cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)``

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``plan``, or ``plan`` is
        destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetStream
    """

def cufftSetWorkArea(
    plan: cufftHandle | _typing.Integer | None,
    workArea: _typing.DevicePointer,
) -> tuple[cufftResult]:
    """Makes the caller's device memory a plan's workspace, and frees the workspace that cuFFT allocated.

    ``cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)``

    Parameters
    ----------
    workArea
        Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is
        destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufft.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftSetWorkArea
    """

def cufftXtClearCallback(
    plan: cufftHandle | _typing.Integer | None,
    cbType: cufftXtCallbackType,
) -> tuple[cufftResult]:
    """Removes the callbacks of one type from a plan.

    ``cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtClearCallback
    """

def cufftXtExec(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.DevicePointer,
    output: _typing.DevicePointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes an unscaled transform for any type of plan; ``direction`` applies to complex-to-complex plans only.

    ``cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)``

    Parameters
    ----------
    input_, output
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExec
    """

def cufftXtExecDescriptor(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes a multi-GPU transform, for any type of plan, of the data that a descriptor describes.

    ``cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptor
    """

def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes an unscaled multi-GPU single-precision complex transform, forward or inverse.

    ``cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int
    direction)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2C
    """

def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> tuple[cufftResult]:
    """Computes an unscaled inverse multi-GPU single-precision complex-to-real transform of half a spectrum.

    ``cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorC2R
    """

def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> tuple[cufftResult]:
    """Computes a forward multi-GPU double-precision real-to-complex transform, and writes only the nonredundant half.

    ``cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorD2Z
    """

def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> tuple[cufftResult]:
    """Computes a forward multi-GPU single-precision real-to-complex transform, and writes only the nonredundant half.

    ``cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorR2C
    """

def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
) -> tuple[cufftResult]:
    """Computes an unscaled inverse multi-GPU double-precision complex-to-real transform of half a spectrum.

    ``cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2D
    """

def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _typing.Integer | None,
    input_: _typing.Pointer,
    output: _typing.Pointer,
    direction: _typing.Integer,
) -> tuple[cufftResult]:
    """Computes an unscaled multi-GPU double-precision complex transform, forward or inverse.

    ``cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int
    direction)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``input`` and ``output`` must be descriptors from ``cufftXtMalloc``; they and their memory must exist until this
      call completes.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtExecDescriptorZ2Z
    """

def cufftXtFree(descriptor: _typing.Pointer) -> tuple[cufftResult]:
    """Frees the memory that a descriptor describes on each GPU, and the descriptor itself.

    ``cufftResult cufftXtFree(cudaLibXtDesc *descriptor)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - ``descriptor`` must come from the function that creates, allocates or registers it; all uses, including those by
      work in streams, must complete before this call.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtFree
    """

def cufftXtGetSizeMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    inputtype: cudaDataType,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    outputtype: cudaDataType,
    batch: _typing.Integer,
    executiontype: cudaDataType,
) -> tuple[cufftResult, list[int]]:
    """Returns the workspace size in bytes for a batch of any supported data types and the plan's configuration.

    ``cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType
    outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtGetSizeMany
    """

def cufftXtMakePlanMany(
    plan: cufftHandle | _typing.Integer | None,
    rank: _typing.Integer,
    n: _Sequence[_typing.Integer] | None,
    inembed: _Sequence[_typing.Integer] | None,
    istride: _typing.Integer,
    idist: _typing.Integer,
    inputtype: cudaDataType,
    onembed: _Sequence[_typing.Integer] | None,
    ostride: _typing.Integer,
    odist: _typing.Integer,
    outputtype: cudaDataType,
    batch: _typing.Integer,
    executiontype: cudaDataType,
) -> tuple[cufftResult, list[int]]:
    """Completes a plan for a batch of transforms of any supported data types, including half precision and bfloat16.

    ``cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType
    outputtype, long long batch, size_t *workSize, cudaDataType executiontype)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    workSize : list[int]

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMakePlanMany
    """

def cufftXtMalloc(
    plan: cufftHandle | _typing.Integer | None,
    pformat: cufftXtSubFormat,
) -> tuple[cufftResult, int]:
    """Allocates memory for data on the GPUs of a plan, and creates a descriptor of the memory.

    ``cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    descriptor : int

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMalloc
    """

def cufftXtMemcpy(
    plan: cufftHandle | _typing.Integer | None,
    dstPointer: _typing.Pointer,
    srcPointer: _typing.Pointer,
    typename: cufftXtCopyType,
) -> tuple[cufftResult]:
    """Copies data between the host and the GPUs of a plan, or between these GPUs.

    ``cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)``

    Parameters
    ----------
    dstPointer, srcPointer
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtMemcpy
    """

def cufftXtQueryPlan(
    plan: cufftHandle | _typing.Integer | None,
    queryType: cufftXtQueryType,
) -> tuple[cufftResult, _Any]:
    """Returns information about a multi-GPU plan, such as the factors of a 1D transform.

    ``cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.
    queryStruct : object

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtQueryPlan
    """

def cufftXtSetCallback(
    plan: cufftHandle | _typing.Integer | None,
    callback_routine: _Sequence[_typing.Pointer] | None,
    cbType: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> tuple[cufftResult]:
    """Sets device functions with which a plan's kernels load or store their data.

    ``cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void
    **caller_info)``

    Parameters
    ----------
    callback_routine, caller_info
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info``
      refers.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallback
    """

def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _typing.Integer | None,
    cbType: cufftXtCallbackType,
    sharedSize: _typing.Integer,
) -> tuple[cufftResult]:
    """Sets the size in bytes of shared memory for a plan's callbacks of one type.

    ``cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetCallbackSharedSize
    """

def cufftXtSetGPUs(
    handle: cufftHandle | _typing.Integer | None,
    nGPUs: _typing.Integer,
    whichGPUs: _Sequence[_typing.Integer] | None,
) -> tuple[cufftResult]:
    """Sets the GPUs over which a plan distributes its transforms, before the plan is completed.

    ``cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)``

    Parameters
    ----------
    whichGPUs
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The plan may be executed only with descriptors.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetGPUs
    """

def cufftXtSetJITCallback(
    plan: cufftHandle | _typing.Integer | None,
    lto_callback_symbol_name: _typing.Text,
    lto_callback_fatbin: _typing.Pointer,
    lto_callback_fatbin_size: _typing.Integer,
    typename: cufftXtCallbackType,
    caller_info: _Sequence[_typing.Pointer] | None,
) -> tuple[cufftResult]:
    """Sets an LTO device function with which a plan's kernels load or store data, before completion.

    ``cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void
    *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)``

    Parameters
    ----------
    lto_callback_fatbin
        Used after the call returns; kept alive by cubind until another value is set in ``plan``, or ``plan`` is
        destroyed.
    caller_info
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Warnings
    --------
    - The callbacks may use only the memory that the library passes to them and the memory to which ``caller_info``
      refers.

    Notes
    -----
    Declared in ``cufftXt.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetJITCallback
    """

def cufftXtSetWorkArea(
    plan: cufftHandle | _typing.Integer | None,
    workArea: _Sequence[_typing.Pointer] | None,
) -> tuple[cufftResult]:
    """Makes the caller's device memory a plan's workspace on each of its GPUs.

    ``cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)``

    Parameters
    ----------
    workArea
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``plan``, or ``plan`` is destroyed.

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkArea
    """

def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _typing.Integer | None,
    policy: cufftXtWorkAreaPolicy,
    workSize: _typing.Pointer,
) -> tuple[cufftResult]:
    """Sets a plan's workspace policy: minimal size, a given size, or a size for best performance.

    ``cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)``

    Returns
    -------
    cufftResult
        ``CUFFT_SUCCESS``.

    Notes
    -----
    Declared in ``cufftXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cufft/index.html#:~:text=cufftXtSetWorkAreaPolicy
    """
