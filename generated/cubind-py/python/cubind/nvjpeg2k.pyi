"""nvJPEG2000 0 (API of 0.11).

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

NVJPEG2K_MAXRES: _Final = 33
NVJPEG2K_MODE_HT: _Final = 64
NVJPEG2K_RSIZ_HT: _Final = 16384
NVJPEG2K_VER_BUILD: _Final = 51
NVJPEG2K_VER_MAJOR: _Final = 0
NVJPEG2K_VER_MINOR: _Final = 11
NVJPEG2K_VER_PATCH: _Final = 0

class nvjpeg2kBackend_t(_enums.IntEnum):
    """nvjpeg2kBackend_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_BACKEND_DEFAULT = 0

class nvjpeg2kBitstreamType_t(_enums.IntEnum):
    """nvjpeg2kBitstreamType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9."""

    NVJPEG2K_STREAM_J2K = 0
    NVJPEG2K_STREAM_JP2 = 1

class nvjpeg2kColorSpace_t(_enums.IntEnum):
    """nvjpeg2kColorSpace_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_COLORSPACE_NOT_SUPPORTED = -1
    NVJPEG2K_COLORSPACE_UNKNOWN = 0
    NVJPEG2K_COLORSPACE_SRGB = 1
    NVJPEG2K_COLORSPACE_GRAY = 2
    NVJPEG2K_COLORSPACE_SYCC = 3

class nvjpeg2kImageFormat_t(_enums.IntEnum):
    """nvjpeg2kImageFormat_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_FORMAT_PLANAR = 0
    NVJPEG2K_FORMAT_INTERLEAVED = 1

class nvjpeg2kImageType_t(_enums.IntEnum):
    """nvjpeg2kImageType_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_UINT8 = 0
    NVJPEG2K_UINT16 = 1
    NVJPEG2K_INT16 = 2
    NVJPEG2K_FP16 = 3
    NVJPEG2K_FP32 = 4

class nvjpeg2kNLTType_t(_enums.IntEnum):
    """nvjpeg2kNLTType_t, from nvjpeg2k.h. Since nvJPEG2000 0.11."""

    NVJPEG2K_NLT_NONE = 0
    NVJPEG2K_NLT_TYPE3 = 3

class nvjpeg2kProgOrder_t(_enums.IntEnum):
    """nvjpeg2kProgOrder_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_LRCP = 0
    NVJPEG2K_RLCP = 1
    NVJPEG2K_RPCL = 2
    NVJPEG2K_PCRL = 3
    NVJPEG2K_CPRL = 4

class nvjpeg2kQualityType_t(_enums.IntEnum):
    """nvjpeg2kQualityType_t, from nvjpeg2k.h. Since nvJPEG2000 0.9."""

    NVJPEG2K_QUALITY_TYPE_TARGET_PSNR = 0
    NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP = 1
    NVJPEG2K_QUALITY_TYPE_Q_FACTOR = 2

class nvjpeg2kStatus_t(_enums.IntEnum):
    """nvjpeg2kStatus_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    NVJPEG2K_STATUS_SUCCESS = 0
    NVJPEG2K_STATUS_NOT_INITIALIZED = 1
    NVJPEG2K_STATUS_INVALID_PARAMETER = 2
    NVJPEG2K_STATUS_BAD_JPEG = 3
    NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED = 4
    NVJPEG2K_STATUS_ALLOCATOR_FAILURE = 5
    NVJPEG2K_STATUS_EXECUTION_FAILED = 6
    NVJPEG2K_STATUS_ARCH_MISMATCH = 7
    NVJPEG2K_STATUS_INTERNAL_ERROR = 8
    NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9

@_disjoint_base
class nvjpeg2kDecodeParams_t:
    """nvjpeg2kDecodeParams_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDecodeState_t:
    """nvjpeg2kDecodeState_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDeviceFree:
    """nvjpeg2kDeviceFree, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDeviceFreeV2:
    """nvjpeg2kDeviceFreeV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDeviceMalloc:
    """nvjpeg2kDeviceMalloc, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDeviceMallocV2:
    """nvjpeg2kDeviceMallocV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kEncodeParams_t:
    """nvjpeg2kEncodeParams_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kEncodeState_t:
    """nvjpeg2kEncodeState_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kEncoder_t:
    """nvjpeg2kEncoder_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kHandle_t:
    """nvjpeg2kHandle_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kPinnedFree:
    """nvjpeg2kPinnedFree, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kPinnedFreeV2:
    """nvjpeg2kPinnedFreeV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kPinnedMalloc:
    """nvjpeg2kPinnedMalloc, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kPinnedMallocV2:
    """nvjpeg2kPinnedMallocV2, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kStream_t:
    """nvjpeg2kStream_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvjpeg2kDeviceAllocatorV2:
    """nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        device_malloc: _typing.Callback = ...,
        device_free: _typing.Callback = ...,
        device_ctx: _typing.Pointer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    device_malloc: _typing.CallbackField
    device_free: _typing.CallbackField
    device_ctx: _typing.PointerField

@_disjoint_base
class nvjpeg2kDeviceAllocator_t:
    """nvjpeg2kDeviceAllocator_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        device_malloc: _typing.Callback = ...,
        device_free: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    device_malloc: _typing.CallbackField
    device_free: _typing.CallbackField

@_disjoint_base
class nvjpeg2kEncodeConfig_t:
    """nvjpeg2kEncodeConfig_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        stream_type: nvjpeg2kBitstreamType_t | _typing.Integer = ...,
        color_space: nvjpeg2kColorSpace_t | _typing.Integer = ...,
        rsiz: _typing.Integer = ...,
        image_width: _typing.Integer = ...,
        image_height: _typing.Integer = ...,
        enable_tiling: _typing.Integer = ...,
        tile_width: _typing.Integer = ...,
        tile_height: _typing.Integer = ...,
        num_components: _typing.Integer = ...,
        image_comp_info: _Sequence[nvjpeg2kImageComponentInfo_t] | None = ...,
        enable_SOP_marker: _typing.Integer = ...,
        enable_EPH_marker: _typing.Integer = ...,
        prog_order: nvjpeg2kProgOrder_t | _typing.Integer = ...,
        num_layers: _typing.Integer = ...,
        mct_mode: _typing.Integer = ...,
        num_resolutions: _typing.Integer = ...,
        code_block_w: _typing.Integer = ...,
        code_block_h: _typing.Integer = ...,
        encode_modes: _typing.Integer = ...,
        irreversible: _typing.Integer = ...,
        num_precincts_init: _typing.Integer = ...,
        precinct_width: _Sequence[int] | None = ...,
        precinct_height: _Sequence[int] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    stream_type: _typing.EnumField[nvjpeg2kBitstreamType_t]
    color_space: _typing.EnumField[nvjpeg2kColorSpace_t]
    rsiz: _typing.IntField
    image_width: _typing.IntField
    image_height: _typing.IntField
    enable_tiling: _typing.IntField
    tile_width: _typing.IntField
    tile_height: _typing.IntField
    num_components: _typing.IntField
    image_comp_info: _typing.ListField[nvjpeg2kImageComponentInfo_t]
    enable_SOP_marker: _typing.IntField
    enable_EPH_marker: _typing.IntField
    prog_order: _typing.EnumField[nvjpeg2kProgOrder_t]
    num_layers: _typing.IntField
    mct_mode: _typing.IntField
    num_resolutions: _typing.IntField
    code_block_w: _typing.IntField
    code_block_h: _typing.IntField
    encode_modes: _typing.IntField
    irreversible: _typing.IntField
    num_precincts_init: _typing.IntField
    precinct_width: _typing.ListField[int]
    precinct_height: _typing.ListField[int]

@_disjoint_base
class nvjpeg2kImageComponentInfo_t:
    """nvjpeg2kImageComponentInfo_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        component_width: _typing.Integer = ...,
        component_height: _typing.Integer = ...,
        precision: _typing.Integer = ...,
        sgn: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    component_width: _typing.IntField
    component_height: _typing.IntField
    precision: _typing.IntField
    sgn: _typing.IntField

@_disjoint_base
class nvjpeg2kImageInfo_t:
    """nvjpeg2kImageInfo_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        image_width: _typing.Integer = ...,
        image_height: _typing.Integer = ...,
        tile_width: _typing.Integer = ...,
        tile_height: _typing.Integer = ...,
        num_tiles_x: _typing.Integer = ...,
        num_tiles_y: _typing.Integer = ...,
        num_components: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    image_width: _typing.IntField
    image_height: _typing.IntField
    tile_width: _typing.IntField
    tile_height: _typing.IntField
    num_tiles_x: _typing.IntField
    num_tiles_y: _typing.IntField
    num_components: _typing.IntField

@_disjoint_base
class nvjpeg2kImage_t:
    """nvjpeg2kImage_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

    def __init__(
        self,
        pixel_data: _Sequence[int] | None = ...,
        pitch_in_bytes: _Sequence[int] | None = ...,
        pixel_type: nvjpeg2kImageType_t | _typing.Integer = ...,
        num_components: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    pixel_data: _typing.ListField[int]
    pitch_in_bytes: _typing.ListField[int]
    pixel_type: _typing.EnumField[nvjpeg2kImageType_t]
    num_components: _typing.IntField

@_disjoint_base
class nvjpeg2kNLTInfo:
    """nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11."""

    def __init__(
        self,
        type: nvjpeg2kNLTType_t | _typing.Integer = ...,
        bit_depth: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[nvjpeg2kNLTType_t]
    bit_depth: _typing.IntField

@_disjoint_base
class nvjpeg2kPinnedAllocatorV2:
    """nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

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
class nvjpeg2kPinnedAllocator_t:
    """nvjpeg2kPinnedAllocator_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

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

class nvjpeg2kDeviceAllocatorV2_t(nvjpeg2kDeviceAllocatorV2):
    """nvjpeg2kDeviceAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

class nvjpeg2kNLTInfo_t(nvjpeg2kNLTInfo):
    """nvjpeg2kNLTInfo_t, from nvjpeg2k.h. Since nvJPEG2000 0.11."""

class nvjpeg2kPinnedAllocatorV2_t(nvjpeg2kPinnedAllocatorV2):
    """nvjpeg2kPinnedAllocatorV2_t, from nvjpeg2k.h. Since at least nvJPEG2000 0.8."""

nvjpeg2kBitstreamType = nvjpeg2kBitstreamType_t

def sizeof(objType: type) -> int: ...
def nvjpeg2kCreate(
    backend: nvjpeg2kBackend_t,
    device_allocator: nvjpeg2kDeviceAllocator_t | None,
    pinned_allocator: nvjpeg2kPinnedAllocator_t | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kHandle_t]:
    """Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.

    ``nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator,
    nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)``

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    handle : nvjpeg2kHandle_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreate
    """

def nvjpeg2kCreateSimple() -> tuple[nvjpeg2kStatus_t, nvjpeg2kHandle_t]:
    """Creates a JPEG 2000 decoder handle with the default backend and allocators.

    ``nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    handle : nvjpeg2kHandle_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateSimple
    """

def nvjpeg2kCreateV2(
    backend: nvjpeg2kBackend_t,
    dev_allocator: nvjpeg2kDeviceAllocatorV2_t | None,
    pinned_allocator: nvjpeg2kPinnedAllocatorV2_t | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kHandle_t]:
    """Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.

    ``nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator,
    nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)``

    Parameters
    ----------
    dev_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``handle`` exists.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    handle : nvjpeg2kHandle_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateV2
    """

def nvjpeg2kDecode(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Decodes a parsed image to device memory in a stream.

    ``nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t
    jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecode
    """

def nvjpeg2kDecodeImage(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t
    jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeImage
    """

def nvjpeg2kDecodeParamsCreate() -> tuple[nvjpeg2kStatus_t, nvjpeg2kDecodeParams_t]:
    """Creates decoding parameters with default values.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    decode_params : nvjpeg2kDecodeParams_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsCreate
    """

def nvjpeg2kDecodeParamsDestroy(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys decoding parameters.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsDestroy
    """

def nvjpeg2kDecodeParamsSetDecodeArea(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    start_x: _typing.Integer,
    end_x: _typing.Integer,
    start_y: _typing.Integer,
    end_y: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the area of the image to decode, as start and end coordinates in pixels.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x,
    uint32_t end_x, uint32_t start_y, uint32_t end_y)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetDecodeArea
    """

def nvjpeg2kDecodeParamsSetOutputFormat(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    pformat: nvjpeg2kImageFormat_t,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets whether decoded components are planar or interleaved.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t
    format)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetOutputFormat
    """

def nvjpeg2kDecodeParamsSetRGBOutput(
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    force_rgb: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets whether YCC components are converted to RGB.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetRGBOutput
    """

def nvjpeg2kDecodeStateCreate(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kDecodeState_t]:
    """Creates a state object, which stores the intermediate data of decoding.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    decode_state : nvjpeg2kDecodeState_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateCreate
    """

def nvjpeg2kDecodeStateDestroy(
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys a decoder's state and frees its buffers.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_state``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateDestroy
    """

def nvjpeg2kDecodeTile(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    decode_state: nvjpeg2kDecodeState_t | _typing.Integer | None,
    jpeg2k_stream: nvjpeg2kStream_t | _typing.Integer | None,
    decode_params: nvjpeg2kDecodeParams_t | _typing.Integer | None,
    tile_id: _typing.Integer,
    num_res_levels: _typing.Integer,
    decode_output: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.

    ``nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t
    jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t
    *decode_output, cudaStream_t stream)``

    Parameters
    ----------
    decode_state, jpeg2k_stream
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    decode_output
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeTile
    """

def nvjpeg2kDestroy(handle: nvjpeg2kHandle_t | _typing.Integer | None) -> tuple[nvjpeg2kStatus_t]:
    """Destroys a JPEG 2000 decoder handle; objects that were created from the handle must be destroyed first.

    ``nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDestroy
    """

def nvjpeg2kEncode(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    input_image: nvjpeg2kImage_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Encodes an image in device memory into the encoder state in a stream.

    ``nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state,
    nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)``

    Parameters
    ----------
    encode_state
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    input_image
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncode
    """

def nvjpeg2kEncodeParamsCreate() -> tuple[nvjpeg2kStatus_t, nvjpeg2kEncodeParams_t]:
    """Creates encoding parameters with default values.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    encode_params : nvjpeg2kEncodeParams_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsCreate
    """

def nvjpeg2kEncodeParamsDestroy(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys encoding parameters.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encode_params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsDestroy
    """

def nvjpeg2kEncodeParamsSetEncodeConfig(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    encoder_config: nvjpeg2kEncodeConfig_t | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t
    *encoder_config)``

    Parameters
    ----------
    encoder_config
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``encode_params`` exists.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetEncodeConfig
    """

def nvjpeg2kEncodeParamsSetInputFormat(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    pformat: nvjpeg2kImageFormat_t,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets whether the components of the image to encode are planar or interleaved.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t
    format)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetInputFormat
    """

def nvjpeg2kEncodeParamsSetNLTInfo(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    nlt_info: _Sequence[nvjpeg2kNLTInfo_t] | None,
    num_components: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the nonlinear point transformations (NLT) of the components to encode.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t
    *nlt_info, uint32_t num_components)``

    Parameters
    ----------
    nlt_info
        Used after the call returns; kept alive by cubind until another value is set in ``encode_params``, or
        ``encode_params`` is destroyed.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.11.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetNLTInfo
    """

def nvjpeg2kEncodeParamsSetQuality(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    target_psnr: float,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t encode_params, double target_psnr)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8, until nvJPEG2000 0.9. Deprecated.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetQuality
    """

def nvjpeg2kEncodeParamsSpecifyQuality(
    encode_params: nvjpeg2kEncodeParams_t | _typing.Integer | None,
    quality_type: nvjpeg2kQualityType_t,
    quality_value: float,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the quality of the compressed image as the value of a selected metric, such as PSNR.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t
    quality_type, double quality_value)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.9.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSpecifyQuality
    """

@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    compressed_data: int,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t, int, bytes]:
    """Copies the compressed image to host memory, or returns its length if the address is null.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state,
    unsigned char *compressed_data, size_t *length, cudaStream_t stream)``

    Parameters
    ----------
    encode_state, compressed_data
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    length : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeRetrieveBitstream
    """

@_overload
def nvjpeg2kEncodeRetrieveBitstream(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
    compressed_data: _typing.Output | None,
    length: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvjpeg2kStatus_t, int]: ...
def nvjpeg2kEncodeStateCreate(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kEncodeState_t]:
    """Creates the state of an encoder, which also stores the compressed image.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    encode_state : nvjpeg2kEncodeState_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateCreate
    """

def nvjpeg2kEncodeStateDestroy(
    encode_state: nvjpeg2kEncodeState_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys the state of an encoder.

    ``nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encode_state``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateDestroy
    """

def nvjpeg2kEncoderCreateSimple() -> tuple[nvjpeg2kStatus_t, nvjpeg2kEncoder_t]:
    """Creates a JPEG 2000 encoder with the default allocators.

    ``nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    enc_handle : nvjpeg2kEncoder_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderCreateSimple
    """

def nvjpeg2kEncoderDestroy(
    enc_handle: nvjpeg2kEncoder_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys a JPEG 2000 encoder.

    ``nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``enc_handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderDestroy
    """

def nvjpeg2kGetCudartProperty(typename: libraryPropertyType) -> tuple[nvjpeg2kStatus_t, int]:
    """Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.

    ``nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetCudartProperty
    """

def nvjpeg2kGetDeviceMemoryPadding(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, int]:
    """Returns the granularity in bytes of device memory allocations.

    ``nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    padding : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetDeviceMemoryPadding
    """

def nvjpeg2kGetPinnedMemoryPadding(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, int]:
    """Returns the granularity in bytes of pinned memory allocations.

    ``nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    padding : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetPinnedMemoryPadding
    """

def nvjpeg2kGetProperty(typename: libraryPropertyType) -> tuple[nvjpeg2kStatus_t, int]:
    """Returns one part of the version of nvJPEG2000: major, minor or patch level.

    ``nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetProperty
    """

def nvjpeg2kSetDeviceMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the granularity in bytes of device memory allocations, to reduce reallocations.

    ``nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetDeviceMemoryPadding
    """

def nvjpeg2kSetPinnedMemoryPadding(
    padding: _typing.Integer,
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

    ``nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetPinnedMemoryPadding
    """

def nvjpeg2kStreamCreate() -> tuple[nvjpeg2kStatus_t, nvjpeg2kStream_t]:
    """Creates an object that stores a parsed JPEG 2000 image.

    ``nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    stream_handle : nvjpeg2kStream_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamCreate
    """

def nvjpeg2kStreamDestroy(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Destroys a parsed JPEG 2000 image.

    ``nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``stream_handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamDestroy
    """

def nvjpeg2kStreamGetColorSpace(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kColorSpace_t]:
    """Returns a parsed image's color space, such as sRGB or gray.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    color_space : nvjpeg2kColorSpace_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetColorSpace
    """

def nvjpeg2kStreamGetComponentNLTInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kNLTInfo_t]:
    """Returns the nonlinear point transformation (NLT) of one component.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id,
    nvjpeg2kNLTInfo_t *nlt_info)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    nlt_info : nvjpeg2kNLTInfo_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.11.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetComponentNLTInfo
    """

def nvjpeg2kStreamGetImageComponentInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kImageComponentInfo_t]:
    """Returns one component's width, height, precision in bits and signedness.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t
    *component_info, uint32_t component_id)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    component_info : nvjpeg2kImageComponentInfo_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageComponentInfo
    """

def nvjpeg2kStreamGetImageInfo(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t, nvjpeg2kImageInfo_t]:
    """Returns the image size, tile size, number of tiles and number of components of a parsed image.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    image_info : nvjpeg2kImageInfo_t

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageInfo
    """

def nvjpeg2kStreamGetResolutionComponentDim(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
    tile_id: _typing.Integer,
    res_level: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t, int, int]:
    """Returns the width and height of one component in a tile at one resolution level.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id,
    uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    res_width : int
    res_height : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionComponentDim
    """

def nvjpeg2kStreamGetResolutionsInTile(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    tile_id: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t, int]:
    """Returns the number of resolution levels in a tile.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t
    *num_res)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    num_res : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionsInTile
    """

def nvjpeg2kStreamGetTileComponentDim(
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
    component_id: _typing.Integer,
    tile_id: _typing.Integer,
) -> tuple[nvjpeg2kStatus_t, int, int]:
    """Returns the width and height of one component in a tile.

    ``nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t
    tile_id, uint32_t *tile_width, uint32_t *tile_height)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.
    tile_width : int
    tile_height : int

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetTileComponentDim
    """

def nvjpeg2kStreamParse(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    data: _typing.Pointer,
    length: _typing.Integer,
    save_metadata: _typing.Integer,
    save_stream: _typing.Integer,
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.

    ``nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int
    save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)``

    Parameters
    ----------
    data
        Used after the call returns; kept alive by cubind until another value is set in ``stream_handle``, or
        ``stream_handle`` is destroyed.

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParse
    """

def nvjpeg2kStreamParseFile(
    handle: nvjpeg2kHandle_t | _typing.Integer | None,
    filename: _typing.Text,
    stream_handle: nvjpeg2kStream_t | _typing.Integer | None,
) -> tuple[nvjpeg2kStatus_t]:
    """Parses a JPEG 2000 file.

    ``nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t
    stream_handle)``

    Returns
    -------
    nvjpeg2kStatus_t
        ``NVJPEG2K_STATUS_SUCCESS``.

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
    https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParseFile
    """
