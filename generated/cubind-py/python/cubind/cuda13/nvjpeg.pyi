"""nvJPEG of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)

NVJPEG_FLAGS_BITSTREAM_STRICT: _Final = 4
NVJPEG_FLAGS_DEFAULT: _Final = 0
NVJPEG_FLAGS_ENABLE_MEMORY_POOLS: _Final = 2
NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE: _Final = 1
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE: _Final = 8
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY: _Final = 16
NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION: _Final = 32
NVJPEG_MAX_COMPONENT: _Final = 4
NVJPEG_VER_BUILD: _Final = 43
NVJPEG_VER_MAJOR: _Final = 13
NVJPEG_VER_MINOR: _Final = 3
NVJPEG_VER_PATCH: _Final = 2

class nvjpegBackend_t(_enums.IntEnum):
    """nvjpegBackend_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_BACKEND_DEFAULT = 0
    NVJPEG_BACKEND_HYBRID = 1
    NVJPEG_BACKEND_GPU_HYBRID = 2
    NVJPEG_BACKEND_HARDWARE = 3
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = 4
    NVJPEG_BACKEND_HARDWARE_DEVICE = 5
    NVJPEG_BACKEND_LOSSLESS_JPEG = 6

class nvjpegChromaSubsampling_t(_enums.IntEnum):
    """nvjpegChromaSubsampling_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_CSS_444 = 0
    NVJPEG_CSS_422 = 1
    NVJPEG_CSS_420 = 2
    NVJPEG_CSS_440 = 3
    NVJPEG_CSS_411 = 4
    NVJPEG_CSS_410 = 5
    NVJPEG_CSS_GRAY = 6
    NVJPEG_CSS_410V = 7
    NVJPEG_CSS_UNKNOWN = -1

class nvjpegEncBackend_t(_enums.IntEnum):
    """nvjpegEncBackend_t, from nvjpeg.h. Since CUDA 12.9."""

    NVJPEG_ENC_BACKEND_DEFAULT = 0
    NVJPEG_ENC_BACKEND_GPU = 1
    NVJPEG_ENC_BACKEND_HARDWARE = 2

class nvjpegExifOrientation_t(_enums.IntEnum):
    """nvjpegExifOrientation_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_ORIENTATION_UNKNOWN = 0
    NVJPEG_ORIENTATION_NORMAL = 1
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = 2
    NVJPEG_ORIENTATION_ROTATE_180 = 3
    NVJPEG_ORIENTATION_FLIP_VERTICAL = 4
    NVJPEG_ORIENTATION_TRANSPOSE = 5
    NVJPEG_ORIENTATION_ROTATE_90 = 6
    NVJPEG_ORIENTATION_TRANSVERSE = 7
    NVJPEG_ORIENTATION_ROTATE_270 = 8

class nvjpegInputFormat_t(_enums.IntEnum):
    """nvjpegInputFormat_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_INPUT_YUV = 1
    NVJPEG_INPUT_RGB = 3
    NVJPEG_INPUT_BGR = 4
    NVJPEG_INPUT_RGBI = 5
    NVJPEG_INPUT_BGRI = 6
    NVJPEG_INPUT_NV12 = 8

class nvjpegJpegEncoding_t(_enums.IntEnum):
    """nvjpegJpegEncoding_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_ENCODING_UNKNOWN = 0
    NVJPEG_ENCODING_BASELINE_DCT = 192
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = 193
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = 194
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = 195

class nvjpegOutputFormat_t(_enums.IntEnum):
    """nvjpegOutputFormat_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_OUTPUT_UNCHANGED = 0
    NVJPEG_OUTPUT_YUV = 1
    NVJPEG_OUTPUT_Y = 2
    NVJPEG_OUTPUT_RGB = 3
    NVJPEG_OUTPUT_BGR = 4
    NVJPEG_OUTPUT_RGBI = 5
    NVJPEG_OUTPUT_BGRI = 6
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = 7
    NVJPEG_OUTPUT_NV12 = 8
    NVJPEG_OUTPUT_YUY2 = 9
    NVJPEG_OUTPUT_UNCHANGEDI = 10
    NVJPEG_OUTPUT_FORMAT_MAX = 10

class nvjpegScaleFactor_t(_enums.IntEnum):
    """nvjpegScaleFactor_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_SCALE_NONE = 0
    NVJPEG_SCALE_1_BY_2 = 1
    NVJPEG_SCALE_1_BY_4 = 2
    NVJPEG_SCALE_1_BY_8 = 3

class nvjpegStatus_t(_enums.IntEnum):
    """nvjpegStatus_t, from nvjpeg.h. Since at least CUDA 12.0."""

    NVJPEG_STATUS_SUCCESS = 0
    NVJPEG_STATUS_NOT_INITIALIZED = 1
    NVJPEG_STATUS_INVALID_PARAMETER = 2
    NVJPEG_STATUS_BAD_JPEG = 3
    NVJPEG_STATUS_JPEG_NOT_SUPPORTED = 4
    NVJPEG_STATUS_ALLOCATOR_FAILURE = 5
    NVJPEG_STATUS_EXECUTION_FAILED = 6
    NVJPEG_STATUS_ARCH_MISMATCH = 7
    NVJPEG_STATUS_INTERNAL_ERROR = 8
    NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9
    NVJPEG_STATUS_INCOMPLETE_BITSTREAM = 10

@_disjoint_base
class nvjpegBufferDevice_t:
    """nvjpegBufferDevice_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegBufferPinned_t:
    """nvjpegBufferPinned_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegDecodeParams_t:
    """nvjpegDecodeParams_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegEncoderParams_t:
    """nvjpegEncoderParams_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegEncoderState_t:
    """nvjpegEncoderState_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegHandle_t:
    """nvjpegHandle_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegJpegDecoder_t:
    """nvjpegJpegDecoder_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegJpegState_t:
    """nvjpegJpegState_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegJpegStream_t:
    """nvjpegJpegStream_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tDevFree:
    """tDevFree, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tDevFreeV2:
    """tDevFreeV2, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tDevMalloc:
    """tDevMalloc, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tDevMallocV2:
    """tDevMallocV2, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tPinnedFree:
    """tPinnedFree, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tPinnedFreeV2:
    """tPinnedFreeV2, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tPinnedMalloc:
    """tPinnedMalloc, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class tPinnedMallocV2:
    """tPinnedMallocV2, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpegDevAllocatorV2_t:
    """nvjpegDevAllocatorV2_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        dev_malloc: _typing.Callback = ...,
        dev_free: _typing.Callback = ...,
        dev_ctx: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dev_malloc: _typing.CallbackField
    dev_free: _typing.CallbackField
    dev_ctx: _typing.PointerField

@_disjoint_base
class nvjpegDevAllocator_t:
    """nvjpegDevAllocator_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        dev_malloc: _typing.Callback = ...,
        dev_free: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    dev_malloc: _typing.CallbackField
    dev_free: _typing.CallbackField

@_disjoint_base
class nvjpegImage_t:
    """nvjpegImage_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        channel: _Sequence[int] | None = ...,
        pitch: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    channel: _typing.ListField[int]
    pitch: _typing.ListField[int]

@_disjoint_base
class nvjpegPinnedAllocatorV2_t:
    """nvjpegPinnedAllocatorV2_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pinned_malloc: _typing.Callback = ...,
        pinned_free: _typing.Callback = ...,
        pinned_ctx: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pinned_malloc: _typing.CallbackField
    pinned_free: _typing.CallbackField
    pinned_ctx: _typing.PointerField

@_disjoint_base
class nvjpegPinnedAllocator_t:
    """nvjpegPinnedAllocator_t, from nvjpeg.h. Since at least CUDA 12.0."""

    def __init__(
        self,
        pinned_malloc: _typing.Callback = ...,
        pinned_free: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pinned_malloc: _typing.CallbackField
    pinned_free: _typing.CallbackField

def sizeof(objType: type) -> int: ...
def nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    device_allocator: nvjpegDevAllocator_t | None,
) -> tuple[nvjpegStatus_t, nvjpegBufferDevice_t]:
    """Creates an empty buffer of device memory, which grows during decoding as needed.

    ``nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator,
    nvjpegBufferDevice_t *buffer)``

    Parameters
    ----------
    device_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    buffer : nvjpegBufferDevice_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreate
    """

def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    device_allocator: nvjpegDevAllocatorV2_t | None,
) -> tuple[nvjpegStatus_t, nvjpegBufferDevice_t]:
    """Creates an empty buffer of device memory with stream-ordered allocators.

    ``nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator,
    nvjpegBufferDevice_t *buffer)``

    Parameters
    ----------
    device_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    buffer : nvjpegBufferDevice_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreateV2
    """

def nvjpegBufferDeviceDestroy(
    buffer: nvjpegBufferDevice_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys a buffer of device memory.

    ``nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``buffer``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceDestroy
    """

def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Resizes a buffer of device memory in stream order.

    ``nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceResize
    """

def nvjpegBufferDeviceRetrieve(
    buffer: nvjpegBufferDevice_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int, int]:
    """Returns the current size and address of a device buffer.

    ``nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    size : int
    ptr : int
        Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceRetrieve
    """

def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
) -> tuple[nvjpegStatus_t, nvjpegBufferPinned_t]:
    """Creates an empty buffer of pinned host memory, which grows during decoding as needed.

    ``nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator,
    nvjpegBufferPinned_t *buffer)``

    Parameters
    ----------
    pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    buffer : nvjpegBufferPinned_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreate
    """

def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | _typing.Integer | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
) -> tuple[nvjpegStatus_t, nvjpegBufferPinned_t]:
    """Creates an empty buffer of pinned host memory with stream-ordered allocators.

    ``nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator,
    nvjpegBufferPinned_t *buffer)``

    Parameters
    ----------
    pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``buffer`` exists.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    buffer : nvjpegBufferPinned_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreateV2
    """

def nvjpegBufferPinnedDestroy(
    buffer: nvjpegBufferPinned_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys a buffer of pinned host memory.

    ``nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``buffer``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedDestroy
    """

def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | _typing.Integer | None,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Resizes a buffer of pinned host memory in stream order.

    ``nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedResize
    """

def nvjpegBufferPinnedRetrieve(
    buffer: nvjpegBufferPinned_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int, int]:
    """Returns the current size and address of a pinned buffer.

    ``nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    size : int
    ptr : int
        Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedRetrieve
    """

def nvjpegCreate(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocator_t | None,
) -> tuple[nvjpegStatus_t, nvjpegHandle_t]:
    """Creates an nvJPEG handle with a given backend and the caller's device memory allocator.

    ``nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t
    *handle)``

    Parameters
    ----------
    dev_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    handle : nvjpegHandle_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreate
    """

def nvjpegCreateEx(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocator_t | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
    flags: _typing.Integer,
) -> tuple[nvjpegStatus_t, nvjpegHandle_t]:
    """Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.

    ``nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator,
    nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.
    flags
        Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``,
        ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``,
        ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    handle : nvjpegHandle_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateEx
    """

def nvjpegCreateExV2(
    backend: nvjpegBackend_t,
    dev_allocator: nvjpegDevAllocatorV2_t | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
    flags: _typing.Integer,
) -> tuple[nvjpegStatus_t, nvjpegHandle_t]:
    """Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.

    ``nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator,
    nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.
    flags
        Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``,
        ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``,
        ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    handle : nvjpegHandle_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateExV2
    """

def nvjpegCreateSimple() -> tuple[nvjpegStatus_t, nvjpegHandle_t]:
    """Creates an nvJPEG handle with the default backend and allocators.

    ``nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    handle : nvjpegHandle_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateSimple
    """

def nvjpegDecode(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.

    ``nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data,
    size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)``

    Parameters
    ----------
    jpeg_handle, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode
    """

def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_typing.Integer] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Decodes a batch of JPEGs from host memory to device memory in a stream.

    ``nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char
    *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)``

    Parameters
    ----------
    jpeg_handle
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    data, destinations
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatched
    """

def nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _Sequence[_typing.Pointer] | None,
    lengths: _Sequence[_typing.Integer] | None,
    destinations: _Sequence[nvjpegImage_t] | None,
    decode_params: _Sequence[nvjpegDecodeParams_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.

    ``nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char
    *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t
    stream)``

    Parameters
    ----------
    jpeg_handle
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    data, destinations
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedEx
    """

def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    max_cpu_threads: _typing.Integer,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Initializes a state for batches of a given size and output format.

    ``nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size,
    int max_cpu_threads, nvjpegOutputFormat_t output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize
    """

def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> tuple[nvjpegStatus_t]:
    """Parses the tables of an abbreviated JPEG, which the images of a batch share.

    ``nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const
    unsigned char *data, size_t length)``

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_handle``, or
        ``jpeg_handle`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedParseJpegTables
    """

def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_handle: nvjpegJpegState_t | _typing.Integer | None,
    batch_size: _typing.Integer,
    width: _typing.Integer,
    height: _typing.Integer,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Allocates a state's memory in advance, for batches of images up to a given size.

    ``nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int
    batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t
    output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate
    """

def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.

    ``nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int
    *is_supported)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    is_supported : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupported
    """

def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.

    ``nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream,
    nvjpegDecodeParams_t decode_params, int *is_supported)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    is_supported : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupportedEx
    """

def nvjpegDecodeJpeg(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    jpeg_bitstream: nvjpegJpegStream_t | _typing.Integer | None,
    destination: nvjpegImage_t | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Decodes a parsed JPEG in one call with a decoder and parameters.

    ``nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t
    decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params,
    cudaStream_t stream)``

    Parameters
    ----------
    decoder_state, jpeg_bitstream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpeg
    """

def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Runs the last phase of decoding on the GPU in a stream, and writes the image.

    ``nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t
    decoder_state, nvjpegImage_t *destination, cudaStream_t stream)``

    Parameters
    ----------
    decoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    destination
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegDevice
    """

def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Runs the first phase of decoding on the CPU.

    ``nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t
    decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegHost
    """

def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    decoder: nvjpegJpegDecoder_t | _typing.Integer | None,
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Runs the second phase of decoding, which copies from pinned to device memory in a stream.

    ``nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder,
    nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

    Parameters
    ----------
    decoder_state, jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegTransferToDevice
    """

def nvjpegDecodeParamsCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegDecodeParams_t]:
    """Creates decoding parameters with default values.

    ``nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    decode_params : nvjpegDecodeParams_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsCreate
    """

def nvjpegDecodeParamsDestroy(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys decoding parameters.

    ``nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsDestroy
    """

def nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    allow_cmyk: _typing.Integer,
) -> tuple[nvjpegStatus_t]:
    """Sets whether CMYK and YCCK images may be converted to RGB.

    ``nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetAllowCMYK
    """

def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    orientation: nvjpegExifOrientation_t,
) -> tuple[nvjpegStatus_t]:
    """Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.

    ``nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t
    orientation)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetExifOrientation
    """

def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    output_format: nvjpegOutputFormat_t,
) -> tuple[nvjpegStatus_t]:
    """Sets the pixel format of decoded images, such as interleaved RGB.

    ``nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t
    output_format)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat
    """

def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    offset_x: _typing.Integer,
    offset_y: _typing.Integer,
    roi_width: _typing.Integer,
    roi_height: _typing.Integer,
) -> tuple[nvjpegStatus_t]:
    """Sets the region of the image to decode, given by its top left corner and size.

    ``nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int
    roi_width, int roi_height)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetROI
    """

def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
    scale_factor: nvjpegScaleFactor_t,
) -> tuple[nvjpegStatus_t]:
    """Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.

    ``nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t
    scale_factor)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetScaleFactor
    """

def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    implementation: nvjpegBackend_t,
) -> tuple[nvjpegStatus_t, nvjpegJpegDecoder_t]:
    """Creates a decoder with a given implementation, for decoding in phases.

    ``nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation,
    nvjpegJpegDecoder_t *decoder_handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    decoder_handle : nvjpegJpegDecoder_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderCreate
    """

def nvjpegDecoderDestroy(
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys a decoder for decoding in phases.

    ``nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decoder_handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderDestroy
    """

def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    decode_params: nvjpegDecodeParams_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.

    ``nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream,
    nvjpegDecodeParams_t decode_params, int *is_supported)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    is_supported : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderJpegSupported
    """

def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | _typing.Integer | None,
    decoder_handle: nvjpegJpegDecoder_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegJpegState_t]:
    """Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.

    ``nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle,
    nvjpegJpegState_t *decoder_state)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    decoder_state : nvjpegJpegState_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderStateCreate
    """

def nvjpegDestroy(handle: nvjpegHandle_t | _typing.Integer | None) -> tuple[nvjpegStatus_t]:
    """Destroys an nvJPEG handle; objects that were created from the handle must be destroyed first.

    ``nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDestroy
    """

def nvjpegEncode(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    input_subsampling: nvjpegChromaSubsampling_t,
    input_format: nvjpegInputFormat_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Encodes an RGB or YUV image in device memory into the encoder state in a stream.

    ``nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t
    encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t
    input_format, int image_width, int image_height, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncode
    """

def nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the maximum size in bytes of the compressed image.

    ``nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int
    image_width, int image_height, size_t *max_stream_length)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    max_stream_length : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeGetBufferSize
    """

def nvjpegEncodeImage(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    input_format: nvjpegInputFormat_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Encodes an RGB or BGR image in device memory into the encoder state in a stream.

    ``nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t
    encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height,
    cudaStream_t stream)``

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeImage
    """

@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: int,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, int, bytes]:
    """Copies the compressed image to host memory, or returns its length if the address is null.

    ``nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned
    char *data, size_t *length, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    length : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream
    """

@_overload
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: _typing.Output | None,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, int]: ...
def nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    data: _typing.DevicePointer,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, int]:
    """Copies the compressed image to device memory, or returns its length if the address is null.

    ``nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state,
    unsigned char *data, size_t *length, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state, data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    length : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstreamDevice
    """

def nvjpegEncodeYUV(
    handle: nvjpegHandle_t | _typing.Integer | None,
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    source: nvjpegImage_t | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    image_width: _typing.Integer,
    image_height: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Encodes a YUV image in device memory into the encoder state in a stream.

    ``nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t
    encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int
    image_height, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    source
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeYUV
    """

def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.

    ``nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t
    encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

    Parameters
    ----------
    encoder_state, jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyMetadata
    """

def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | _typing.Integer | None,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Copies the quantization tables of a parsed JPEG to encoding parameters.

    ``nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t
    jpeg_stream, cudaStream_t stream)``

    Parameters
    ----------
    jpeg_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyQuantizationTables
    """

def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, nvjpegEncoderParams_t]:
    """Creates encoding parameters with default values.

    ``nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params,
    cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    encoder_params : nvjpegEncoderParams_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCreate
    """

def nvjpegEncoderParamsDestroy(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys encoding parameters.

    ``nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder_params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsDestroy
    """

def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    etype: nvjpegJpegEncoding_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the encoding of the encoded image, such as baseline or progressive.

    ``nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype,
    cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetEncoding
    """

def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    optimized: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Sets whether Huffman tables are optimized for each image, which reduces the size of the output.

    ``nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized,
    cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetOptimizedHuffman
    """

def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    quality: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the quality of the encoded image, from 1 to 100.

    ``nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t
    stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetQuality
    """

def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    restart_interval: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the number of MCUs between restart markers of the encoded image.

    ``nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int
    restart_interval, cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetRestartInterval
    """

def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | _typing.Integer | None,
    chroma_subsampling: nvjpegChromaSubsampling_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the chroma subsampling of the compressed image, such as 4:2:0.

    ``nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params,
    nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetSamplingFactors
    """

def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, nvjpegEncoderState_t]:
    """Creates the state of an encoder, which also stores the compressed image.

    ``nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t
    stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    encoder_state : nvjpegEncoderState_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreate
    """

def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | _typing.Integer | None,
    backend: nvjpegEncBackend_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpegStatus_t, nvjpegEncoderState_t]:
    """Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.

    ``nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state,
    nvjpegEncBackend_t backend, cudaStream_t stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    encoder_state : nvjpegEncoderState_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreateWithBackend
    """

def nvjpegEncoderStateDestroy(
    encoder_state: nvjpegEncoderState_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys the state of an encoder.

    ``nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder_state``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateDestroy
    """

def nvjpegGetCudartProperty(typename: libraryPropertyType) -> tuple[nvjpegStatus_t, int]:
    """Returns one part of the version of the CUDA runtime that nvJPEG was built with.

    ``nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetCudartProperty
    """

def nvjpegGetDeviceMemoryPadding(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the granularity in bytes of device memory allocations.

    ``nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    padding : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetDeviceMemoryPadding
    """

def nvjpegGetHardwareDecoderInfo(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int, int]:
    """Returns the number of hardware JPEG decoders of the device, and the number of cores in each.

    ``nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int
    *num_cores_per_engine)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    num_engines : int
    num_cores_per_engine : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareDecoderInfo
    """

def nvjpegGetHardwareEncoderInfo(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the number of hardware JPEG encoders of the device.

    ``nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    num_engines : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareEncoderInfo
    """

def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
) -> tuple[nvjpegStatus_t, int, nvjpegChromaSubsampling_t, list[int], list[int]]:
    """Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.

    ``nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int
    *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    nComponents : int
    subsampling : nvjpegChromaSubsampling_t
    widths : list[int]
    heights : list[int]

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetImageInfo
    """

def nvjpegGetPinnedMemoryPadding(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the granularity in bytes of pinned memory allocations.

    ``nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    padding : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetPinnedMemoryPadding
    """

def nvjpegGetProperty(typename: libraryPropertyType) -> tuple[nvjpegStatus_t, int]:
    """Returns one part of the version of nvJPEG: major, minor or patch level.

    ``nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetProperty
    """

def nvjpegJpegStateCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegJpegState_t]:
    """Creates a state object, which stores the intermediate data of a decoder.

    ``nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    jpeg_handle : nvjpegJpegState_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateCreate
    """

def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | _typing.Integer | None) -> tuple[nvjpegStatus_t]:
    """Destroys a decoder's state and frees its buffers.

    ``nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``jpeg_handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateDestroy
    """

def nvjpegJpegStreamCreate(
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegJpegStream_t]:
    """Creates an object that stores a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    jpeg_stream : nvjpegJpegStream_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamCreate
    """

def nvjpegJpegStreamDestroy(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Destroys a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``jpeg_stream``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamDestroy
    """

def nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegChromaSubsampling_t]:
    """Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.

    ``nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t
    *chroma_subsampling)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    chroma_subsampling : nvjpegChromaSubsampling_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetChromaSubsampling
    """

def nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
    component: _typing.Integer,
) -> tuple[nvjpegStatus_t, int, int]:
    """Returns the width and height of one component of a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component,
    unsigned int *width, unsigned int *height)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    width : int
    height : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentDimensions
    """

def nvjpegJpegStreamGetComponentsNum(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the number of components of a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    components_num : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentsNum
    """

def nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegExifOrientation_t]:
    """Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t
    *orientation_flag)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    orientation_flag : nvjpegExifOrientation_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetExifOrientation
    """

def nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int, int]:
    """Returns the width and height in pixels of a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned
    int *height)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    width : int
    height : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetFrameDimensions
    """

def nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, nvjpegJpegEncoding_t]:
    """Returns the encoding of a parsed JPEG, such as baseline or progressive.

    ``nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t
    *jpeg_encoding)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    jpeg_encoding : nvjpegJpegEncoding_t

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetJpegEncoding
    """

def nvjpegJpegStreamGetSamplePrecision(
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t, int]:
    """Returns the number of bits per sample of a parsed JPEG.

    ``nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.
    precision : int

    Notes
    -----
    Declared in ``nvjpeg.h``. Since CUDA 12.1.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetSamplePrecision
    """

def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    save_metadata: _typing.Integer,
    save_stream: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Parses a complete JPEG, optionally copying its metadata and data.

    ``nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int
    save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)``

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParse
    """

def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Parses only the header of a JPEG, which contains its properties.

    ``nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length,
    nvjpegJpegStream_t jpeg_stream)``

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseHeader
    """

def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    jpeg_stream: nvjpegJpegStream_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.

    ``nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length,
    nvjpegJpegStream_t jpeg_stream)``

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or
        ``jpeg_stream`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseTables
    """

def nvjpegSetDeviceMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the granularity in bytes of device memory allocations, to reduce reallocations.

    ``nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetDeviceMemoryPadding
    """

def nvjpegSetPinnedMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpegHandle_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

    ``nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)``

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetPinnedMemoryPadding
    """

def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    device_buffer: nvjpegBufferDevice_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Attaches a device buffer, which other states may share, to a decoder's state.

    ``nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t
    device_buffer)``

    Parameters
    ----------
    device_buffer
        Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or
        ``decoder_state`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachDeviceBuffer
    """

def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | _typing.Integer | None,
    pinned_buffer: nvjpegBufferPinned_t | _typing.Integer | None,
) -> tuple[nvjpegStatus_t]:
    """Attaches a pinned buffer, which other states may share, to a decoder's state.

    ``nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t
    pinned_buffer)``

    Parameters
    ----------
    pinned_buffer
        Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or
        ``decoder_state`` is destroyed.

    Returns
    -------
    nvjpegStatus_t
        ``NVJPEG_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachPinnedBuffer
    """
