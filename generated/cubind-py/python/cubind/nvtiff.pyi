"""nvTIFF 0 (API of 0.8).

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

MAX_NUM_SAMPLES: _Final = 16
NVTIFF_NO_IMAGE: _Final = 18446744073709551615
NVTIFF_TAG_MODEL_PIXEL_SCALE: _Final = 33550
NVTIFF_TAG_MODEL_TIE_POINT: _Final = 33922
NVTIFF_TAG_MODEL_TRANSFORMATION: _Final = 34264
NVTIFF_VER_BUILD: _Final = 82
NVTIFF_VER_MAJOR: _Final = 0
NVTIFF_VER_MINOR: _Final = 8
NVTIFF_VER_PATCH: _Final = 0

class nvtiffCompression_t(_enums.IntEnum):
    """nvtiffCompression_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_COMPRESSION_UNKNOWN = 0
    NVTIFF_COMPRESSION_NONE = 1
    NVTIFF_COMPRESSION_LZW = 5
    NVTIFF_COMPRESSION_JPEG = 7
    NVTIFF_COMPRESSION_ADOBE_DEFLATE = 8
    NVTIFF_COMPRESSION_PACKBITS = 32773
    NVTIFF_COMPRESSION_DEFLATE = 32946
    NVTIFF_COMPRESSION_APERIO_JP2000_YCC = 33003
    NVTIFF_COMPRESSION_APERIO_JP2000_RGB = 33005
    NVTIFF_COMPRESSION_JP2000 = 34712

class nvtiffGeoKeyDataType_t(_enums.IntEnum):
    """nvtiffGeoKeyDataType_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_GEOKEY_TYPE_SHORT = 1
    NVTIFF_GEOKEY_TYPE_ASCII = 2
    NVTIFF_GEOKEY_TYPE_DOUBLE = 3
    NVTIFF_GEOKEY_TYPE_UNKNOWN = 4

class nvtiffGeoKey_t(_enums.IntEnum):
    """nvtiffGeoKey_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_GEOKEY_GT_MODEL_TYPE = 1024
    NVTIFF_GEOKEY_GT_RASTER_TYPE = 1025
    NVTIFF_GEOKEY_GT_CITATION = 1026
    NVTIFF_GEOKEY_GEODETIC_CRS = 2048
    NVTIFF_GEOKEY_GEODETIC_CITATION = 2049
    NVTIFF_GEOKEY_GEODETIC_DATUM = 2050
    NVTIFF_GEOKEY_PRIME_MERIDIAN = 2051
    NVTIFF_GEOKEY_GEOG_LINEAR_UNITS = 2052
    NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE = 2053
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS = 2054
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE = 2055
    NVTIFF_GEOKEY_ELLIPSOID = 2056
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS = 2057
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS = 2058
    NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING = 2059
    NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS = 2060
    NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG = 2061
    NVTIFF_GEOKEY_PROJECTED_CRS = 3072
    NVTIFF_GEOKEY_PROJECTED_CITATION = 3073
    NVTIFF_GEOKEY_PROJECTION = 3074
    NVTIFF_GEOKEY_PROJ_METHOD = 3075
    NVTIFF_GEOKEY_PROJ_LINEAR_UNITS = 3076
    NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE = 3077
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL1 = 3078
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL = 3078
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL2 = 3079
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG = 3080
    NVTIFF_GEOKEY_PROJ_ORIGIN_LONG = 3080
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT = 3081
    NVTIFF_GEOKEY_PROJ_ORIGIN_LAT = 3081
    NVTIFF_GEOKEY_PROJ_FALSE_EASTING = 3082
    NVTIFF_GEOKEY_PROJ_FALSE_NORTHING = 3083
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG = 3084
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT = 3085
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING = 3086
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING = 3087
    NVTIFF_GEOKEY_PROJ_CENTER_LONG = 3088
    NVTIFF_GEOKEY_PROJ_CENTER_LAT = 3089
    NVTIFF_GEOKEY_PROJ_CENTER_EASTING = 3090
    NVTIFF_GEOKEY_PROJ_CENTER_NORTHING = 3091
    NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN = 3092
    NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN = 3092
    NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER = 3093
    NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE = 3094
    NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG = 3095
    NVTIFF_GEOKEY_VERTICAL = 4096
    NVTIFF_GEOKEY_VERTICAL_CITATION = 4097
    NVTIFF_GEOKEY_VERTICAL_DATUM = 4098
    NVTIFF_GEOKEY_VERTICAL_UNITS = 4099
    NVTIFF_GEOKEY_BASE = 32768
    NVTIFF_GEOKEY_END = 65535

class nvtiffImageGeometryType_t(_enums.IntEnum):
    """nvtiffImageGeometryType_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_IMAGE_STRIPED = 0
    NVTIFF_IMAGE_TILED = 1

class nvtiffImageType(_enums.IntEnum):
    """nvtiffImageType, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_IMAGETYPE_REDUCED_IMAGE = 1
    NVTIFF_IMAGETYPE_PAGE = 2
    NVTIFF_IMAGETYPE_MASK = 4
    NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32 = -1

class nvtiffJpegChromaSubsampling_t(_enums.IntEnum):
    """nvtiffJpegChromaSubsampling_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT = 0
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_444 = 1
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_422 = 2
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_420 = 3

class nvtiffOutputFormat_t(_enums.IntEnum):
    """nvtiffOutputFormat_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_OUTPUT_UNCHANGED_I = 0
    NVTIFF_OUTPUT_RGB_I_UINT8 = 1
    NVTIFF_OUTPUT_RGB_I_UINT16 = 2

class nvtiffPhotometricInt_t(_enums.IntEnum):
    """nvtiffPhotometricInt_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_PHOTOMETRIC_UNKNOWN = -1
    NVTIFF_PHOTOMETRIC_MINISWHITE = 0
    NVTIFF_PHOTOMETRIC_MINISBLACK = 1
    NVTIFF_PHOTOMETRIC_RGB = 2
    NVTIFF_PHOTOMETRIC_PALETTE = 3
    NVTIFF_PHOTOMETRIC_MASK = 4
    NVTIFF_PHOTOMETRIC_SEPARATED = 5
    NVTIFF_PHOTOMETRIC_YCBCR = 6

class nvtiffPlanarConfig_t(_enums.IntEnum):
    """nvtiffPlanarConfig_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_PLANARCONFIG_UNKNOWN = 0
    NVTIFF_PLANARCONFIG_CONTIG = 1
    NVTIFF_PLANARCONFIG_SEPARATE = 2

class nvtiffSampleFormat_t(_enums.IntEnum):
    """nvtiffSampleFormat_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_SAMPLEFORMAT_UNKNOWN = 0
    NVTIFF_SAMPLEFORMAT_UINT = 1
    NVTIFF_SAMPLEFORMAT_INT = 2
    NVTIFF_SAMPLEFORMAT_IEEEFP = 3
    NVTIFF_SAMPLEFORMAT_VOID = 4
    NVTIFF_SAMPLEFORMAT_COMPLEXINT = 5
    NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP = 6

class nvtiffStatus_t(_enums.IntEnum):
    """nvtiffStatus_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_STATUS_SUCCESS = 0
    NVTIFF_STATUS_NOT_INITIALIZED = 1
    NVTIFF_STATUS_INVALID_PARAMETER = 2
    NVTIFF_STATUS_BAD_TIFF = 3
    NVTIFF_STATUS_TIFF_NOT_SUPPORTED = 4
    NVTIFF_STATUS_ALLOCATOR_FAILURE = 5
    NVTIFF_STATUS_EXECUTION_FAILED = 6
    NVTIFF_STATUS_ARCH_MISMATCH = 7
    NVTIFF_STATUS_INTERNAL_ERROR = 8
    NVTIFF_STATUS_NVCOMP_NOT_FOUND = 9
    NVTIFF_STATUS_NVJPEG_NOT_FOUND = 10
    NVTIFF_STATUS_TAG_NOT_FOUND = 11
    NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS = 12
    NVTIFF_STATUS_NVJPEG2K_NOT_FOUND = 13
    NVTIFF_STATUS_BATCH_INCOMPATIBLE = 14

class nvtiffTagDataType_t(_enums.IntEnum):
    """nvtiffTagDataType_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_TAG_TYPE_BYTE = 1
    NVTIFF_TAG_TYPE_ASCII = 2
    NVTIFF_TAG_TYPE_SHORT = 3
    NVTIFF_TAG_TYPE_LONG = 4
    NVTIFF_TAG_TYPE_RATIONAL = 5
    NVTIFF_TAG_TYPE_SBYTE = 6
    NVTIFF_TAG_TYPE_UNDEFINED = 7
    NVTIFF_TAG_TYPE_SSHORT = 8
    NVTIFF_TAG_TYPE_SLONG = 9
    NVTIFF_TAG_TYPE_SRATIONAL = 10
    NVTIFF_TAG_TYPE_FLOAT = 11
    NVTIFF_TAG_TYPE_DOUBLE = 12
    NVTIFF_TAG_TYPE_LONG8 = 16
    NVTIFF_TAG_TYPE_SLONG8 = 17
    NVTIFF_TAG_TYPE_IFD8 = 18

class nvtiffVariant_t(_enums.IntEnum):
    """nvtiffVariant_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    NVTIFF_REGULAR_TIFF = 42
    NVTIFF_BIG_TIFF = 43

@_disjoint_base
class nvtiffDecodeParams_t:
    """nvtiffDecodeParams_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffDecoder_t:
    """nvtiffDecoder_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffDeviceFreeAsync:
    """nvtiffDeviceFreeAsync, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffDeviceMallocAsync:
    """nvtiffDeviceMallocAsync, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffEncodeParams_t:
    """nvtiffEncodeParams_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffEncoder_t:
    """nvtiffEncoder_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffImageType_t:
    """nvtiffImageType_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffPinnedFreeAsync:
    """nvtiffPinnedFreeAsync, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffPinnedMallocAsync:
    """nvtiffPinnedMallocAsync, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffStream_t:
    """nvtiffStream_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvtiffDecodeRegion:
    """nvtiffDecodeRegion_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        ifd_offset: _typing.Integer = ...,
        offset_x: _typing.Integer = ...,
        offset_y: _typing.Integer = ...,
        width: _typing.Integer = ...,
        height: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ifd_offset: _typing.IntField
    offset_x: _typing.IntField
    offset_y: _typing.IntField
    width: _typing.IntField
    height: _typing.IntField

@_disjoint_base
class nvtiffDeviceAllocator:
    """nvtiffDeviceAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8."""

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
class nvtiffImageGeometry:
    """nvtiffImageGeometry_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        type: nvtiffImageGeometryType_t | _typing.Integer = ...,
        image_depth: _typing.Integer = ...,
        strile_width: _typing.Integer = ...,
        strile_height: _typing.Integer = ...,
        strile_depth: _typing.Integer = ...,
        num_striles_per_plane: _typing.Integer = ...,
        num_striles: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    type: _typing.EnumField[nvtiffImageGeometryType_t]
    image_depth: _typing.IntField
    strile_width: _typing.IntField
    strile_height: _typing.IntField
    strile_depth: _typing.IntField
    num_striles_per_plane: _typing.IntField
    num_striles: _typing.IntField

@_disjoint_base
class nvtiffImageInfo:
    """nvtiffImageInfo_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        image_type: nvtiffImageType_t | _typing.Integer | None = ...,
        image_width: _typing.Integer = ...,
        image_height: _typing.Integer = ...,
        compression: nvtiffCompression_t | _typing.Integer = ...,
        photometric_int: nvtiffPhotometricInt_t | _typing.Integer = ...,
        planar_config: nvtiffPlanarConfig_t | _typing.Integer = ...,
        samples_per_pixel: _typing.Integer = ...,
        bits_per_pixel: _typing.Integer = ...,
        bits_per_sample: _Sequence[int] | None = ...,
        sample_format: _Sequence[nvtiffSampleFormat_t] | None = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    image_type: _typing.ValueField[nvtiffImageType_t]
    image_width: _typing.IntField
    image_height: _typing.IntField
    compression: _typing.EnumField[nvtiffCompression_t]
    photometric_int: _typing.EnumField[nvtiffPhotometricInt_t]
    planar_config: _typing.EnumField[nvtiffPlanarConfig_t]
    samples_per_pixel: _typing.IntField
    bits_per_pixel: _typing.IntField
    bits_per_sample: _typing.ListField[int]
    sample_format: _typing.ListField[nvtiffSampleFormat_t]

@_disjoint_base
class nvtiffImage:
    """nvtiffImage_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        plane_data: _Sequence[int] | None = ...,
        plane_pitch_bytes: _Sequence[int] | None = ...,
        num_planes: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    plane_data: _typing.ListField[int]
    plane_pitch_bytes: _typing.ListField[int]
    num_planes: _typing.IntField

@_disjoint_base
class nvtiffJpegEncodeOptions:
    """nvtiffJpegEncodeOptions_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        quality: _typing.Integer = ...,
        optimized_huffman: _typing.Integer = ...,
        chroma_subsampling: nvtiffJpegChromaSubsampling_t | _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    quality: _typing.IntField
    optimized_huffman: _typing.IntField
    chroma_subsampling: _typing.EnumField[nvtiffJpegChromaSubsampling_t]

@_disjoint_base
class nvtiffPinnedAllocator:
    """nvtiffPinnedAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8."""

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
class nvtiffStreamHeader:
    """nvtiffStreamHeader_t, from nvtiff.h. Since at least nvTIFF 0.8."""

    def __init__(
        self,
        variant: nvtiffVariant_t | _typing.Integer = ...,
        first_ifd_offset: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    variant: _typing.EnumField[nvtiffVariant_t]
    first_ifd_offset: _typing.IntField

class nvtiffDecodeRegion_t(nvtiffDecodeRegion):
    """nvtiffDecodeRegion_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffDeviceAllocator_t(nvtiffDeviceAllocator):
    """nvtiffDeviceAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffImageGeometry_t(nvtiffImageGeometry):
    """nvtiffImageGeometry_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffImageInfo_t(nvtiffImageInfo):
    """nvtiffImageInfo_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffImage_t(nvtiffImage):
    """nvtiffImage_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffJpegEncodeOptions_t(nvtiffJpegEncodeOptions):
    """nvtiffJpegEncodeOptions_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffPinnedAllocator_t(nvtiffPinnedAllocator):
    """nvtiffPinnedAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8."""

class nvtiffStreamHeader_t(nvtiffStreamHeader):
    """nvtiffStreamHeader_t, from nvtiff.h. Since at least nvTIFF 0.8."""

def sizeof(objType: type) -> int: ...
def nvtiffDecode(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    params: nvtiffDecodeParams_t | _typing.Integer | None,
    image_out: _Sequence[nvtiffImage_t] | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Decodes the images or regions of a TIFF into device memory in a stream.

    ``nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params,
    nvtiffImage_t *image_out, cudaStream_t stream)``

    Parameters
    ----------
    tiff_stream, decoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    image_out
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecode
    """

def nvtiffDecodeCheckSupported(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    params: nvtiffDecodeParams_t | _typing.Integer | None,
    image_out: _Sequence[nvtiffImage_t] | None,
) -> tuple[nvtiffStatus_t]:
    """Checks whether a decoder supports a TIFF with given parameters.

    ``nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder,
    nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeCheckSupported
    """

def nvtiffDecodeParamsCreate() -> tuple[nvtiffStatus_t, nvtiffDecodeParams_t]:
    """Creates decoding parameters with default values.

    ``nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    decode_params : nvtiffDecodeParams_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsCreate
    """

def nvtiffDecodeParamsDestroy(
    decode_params: nvtiffDecodeParams_t | _typing.Integer | None,
) -> tuple[nvtiffStatus_t]:
    """Destroys decoding parameters.

    ``nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decode_params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsDestroy
    """

def nvtiffDecodeParamsSetOutputFormat(
    decode_params: nvtiffDecodeParams_t | _typing.Integer | None,
    pformat: nvtiffOutputFormat_t,
) -> tuple[nvtiffStatus_t]:
    """Sets the pixel format of decoded images, such as interleaved RGB.

    ``nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t
    format)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetOutputFormat
    """

def nvtiffDecodeParamsSetRegions(
    decode_params: nvtiffDecodeParams_t | _typing.Integer | None,
    regions: _Sequence[nvtiffDecodeRegion_t] | None,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets the regions to decode, each within the image in one directory.

    ``nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t
    *regions, uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetRegions
    """

def nvtiffDecoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t, nvtiffDecoder_t]:
    """Creates a TIFF decoder with the caller's device and pinned memory allocators.

    ``nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator,
    nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``decoder`` exists.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    decoder : nvtiffDecoder_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreate
    """

def nvtiffDecoderCreateSimple(
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t, nvtiffDecoder_t]:
    """Creates a TIFF decoder with the default allocators.

    ``nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    decoder : nvtiffDecoder_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreateSimple
    """

def nvtiffDecoderDestroy(
    decoder: nvtiffDecoder_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Destroys a TIFF decoder and frees its memory in stream order.

    ``nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``decoder``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderDestroy
    """

def nvtiffEncode(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Encodes, in a stream, the images that an array of encoding parameters describes.

    ``nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params,
    cudaStream_t stream)``

    Parameters
    ----------
    encoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    params
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncode
    """

def nvtiffEncodeFinalize(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Completes the encoding of images; their sizes are then known, and they can be written.

    ``nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params,
    cudaStream_t stream)``

    Parameters
    ----------
    encoder
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.
    params
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``stream``.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeFinalize
    """

def nvtiffEncodeParamsCreate() -> tuple[nvtiffStatus_t, nvtiffEncodeParams_t]:
    """Creates encoding parameters for the images of one file, with default values.

    ``nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    params : nvtiffEncodeParams_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsCreate
    """

def nvtiffEncodeParamsDestroy(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Destroys encoding parameters in stream order.

    ``nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsDestroy
    """

def nvtiffEncodeParamsSetGeoKey(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    typename: nvtiffGeoKeyDataType_t,
    value: _typing.Pointer,
    value_size: _typing.Integer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets a GeoTIFF key of any type, including its values.

    ``nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t
    type, void *value, uint32_t value_size, uint32_t count)``

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is
        destroyed.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKey
    """

def nvtiffEncodeParamsSetGeoKeyASCII(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: _typing.Pointer,
    value_size: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets a GeoTIFF key to a string value.

    ``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char
    *value, uint32_t value_size)``

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is
        destroyed.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyASCII
    """

def nvtiffEncodeParamsSetGeoKeyDOUBLE(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: float,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets a GeoTIFF key to a double-precision value.

    ``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value,
    uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyDOUBLE
    """

def nvtiffEncodeParamsSetGeoKeySHORT(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    value: _typing.Integer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets a GeoTIFF key to a 16-bit integer value.

    ``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value,
    uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeySHORT
    """

def nvtiffEncodeParamsSetImageGeometry(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    geometry: nvtiffImageGeometry_t | None,
) -> tuple[nvtiffStatus_t]:
    """Sets the layout (strips or tiles) of the images to encode, and the size of the strips or tiles.

    ``nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t
    *geometry)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageGeometry
    """

def nvtiffEncodeParamsSetImageInfo(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    image_info: nvtiffImageInfo_t | None,
) -> tuple[nvtiffStatus_t]:
    """Sets the size, compression and sample format of the images to encode.

    ``nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageInfo
    """

def nvtiffEncodeParamsSetInputs(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    images_d: _Sequence[_typing.Pointer] | None,
    num_images: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets the device memory addresses of the images to encode.

    ``nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)``

    Parameters
    ----------
    images_d
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``params`` exists.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetInputs
    """

def nvtiffEncodeParamsSetJpegOptions(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    options: nvtiffJpegEncodeOptions_t | None,
) -> tuple[nvtiffStatus_t]:
    """Sets options, such as the quality, for images that are compressed as JPEG.

    ``nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t
    *options)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetJpegOptions
    """

def nvtiffEncodeParamsSetTag(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    tag: _typing.Integer,
    typename: nvtiffTagDataType_t,
    value: _typing.Pointer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Sets a tag of a directory, including its values.

    ``nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void
    *value, uint32_t count)``

    Parameters
    ----------
    value
        Used after the call returns; kept alive by cubind as long as ``params`` exists.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTag
    """

def nvtiffEncodeParamsSetTiffVariant(
    params: nvtiffEncodeParams_t | _typing.Integer | None,
    variant: nvtiffVariant_t,
) -> tuple[nvtiffStatus_t]:
    """Sets the variant of the file to encode: classic TIFF or BigTIFF.

    ``nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTiffVariant
    """

def nvtiffEncoderCreate(
    device_allocator: nvtiffDeviceAllocator_t | None,
    pinned_allocator: nvtiffPinnedAllocator_t | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t, nvtiffEncoder_t]:
    """Creates a TIFF encoder, optionally with the caller's allocators.

    ``nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator,
    nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``

    Parameters
    ----------
    device_allocator, pinned_allocator
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``encoder`` exists.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    encoder : nvtiffEncoder_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderCreate
    """

def nvtiffEncoderDestroy(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Destroys a TIFF encoder and frees its memory in stream order.

    ``nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``encoder``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderDestroy
    """

def nvtiffGetBitstreamSize(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
) -> tuple[nvtiffStatus_t, int, int]:
    """Returns the sizes in bytes of the metadata and of the encoded images.

    ``nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params,
    size_t *metadata_size, size_t *bitstream_size)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    metadata_size : int
    bitstream_size : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetBitstreamSize
    """

def nvtiffGetProperty(typename: libraryPropertyType) -> tuple[nvtiffStatus_t, int]:
    """Returns one part of the version of nvTIFF: major, minor or patch level.

    ``nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetProperty
    """

def nvtiffStreamClose(tiff_stream: nvtiffStream_t | _typing.Integer | None) -> tuple[nvtiffStatus_t]:
    """Closes a TIFF stream and frees its memory.

    ``nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``tiff_stream``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamClose
    """

def nvtiffStreamGetGeoKey(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    val: _typing.Pointer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Gets the values of a GeoTIFF key of any type.

    ``nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKey
    """

def nvtiffStreamGetGeoKeyASCII(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    max_len: _typing.Integer,
) -> tuple[nvtiffStatus_t, bytes]:
    """Gets the string value of a GeoTIFF key.

    ``nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t
    max_len)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    str : bytes

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyASCII
    """

def nvtiffStreamGetGeoKeyDOUBLE(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    index: _typing.Integer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t, list[float]]:
    """Gets double-precision values of a GeoTIFF key, starting at an index.

    ``nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t
    index, uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    val : list[float]

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyDOUBLE
    """

def nvtiffStreamGetGeoKeyInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
) -> tuple[nvtiffStatus_t, int, int, nvtiffGeoKeyDataType_t]:
    """Returns the size, count and type of a GeoTIFF key.

    ``nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t
    *count, nvtiffGeoKeyDataType_t *type)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    size : int
    count : int
    type : nvtiffGeoKeyDataType_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyInfo
    """

def nvtiffStreamGetGeoKeySHORT(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: nvtiffGeoKey_t,
    index: _typing.Integer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t, list[int]]:
    """Gets 16-bit integer values of a GeoTIFF key, starting at an index.

    ``nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val,
    uint32_t index, uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    val : list[int]

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeySHORT
    """

def nvtiffStreamGetHeader(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
) -> tuple[nvtiffStatus_t, nvtiffStreamHeader_t]:
    """Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.

    ``nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    header : nvtiffStreamHeader_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetHeader
    """

def nvtiffStreamGetImageGeometry(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> tuple[nvtiffStatus_t, nvtiffImageGeometry_t]:
    """Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.

    ``nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t
    *geometry)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    geometry : nvtiffImageGeometry_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageGeometry
    """

def nvtiffStreamGetImageInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> tuple[nvtiffStatus_t, nvtiffImageInfo_t]:
    """Returns the size, compression and sample format of the image in a directory.

    ``nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t
    *image_info)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    image_info : nvtiffImageInfo_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageInfo
    """

def nvtiffStreamGetNextIFDOffset(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
) -> tuple[nvtiffStatus_t, int]:
    """Returns the offset of the next directory of a TIFF, or 0 after the last one.

    ``nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t
    *next_ifd_offset)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    next_ifd_offset : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNextIFDOffset
    """

def nvtiffStreamGetNumberOfGeoKeys(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    key: _typing.Pointer,
) -> tuple[nvtiffStatus_t, int]:
    """Returns the number of GeoTIFF keys, and their identifiers.

    ``nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t
    *num_keys)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    num_keys : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfGeoKeys
    """

def nvtiffStreamGetNumberOfTags(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tags: _typing.Pointer,
) -> tuple[nvtiffStatus_t, int]:
    """Returns the number of tags in a directory, and their identifiers.

    ``nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t
    *num_tags)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    num_tags : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfTags
    """

def nvtiffStreamGetTagInfo(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tiff_tag: _typing.Integer,
) -> tuple[nvtiffStatus_t, nvtiffTagDataType_t, int, int]:
    """Returns the type, size and count of a tag in a directory.

    ``nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag,
    nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    tag_type : nvtiffTagDataType_t
    size : int
    count : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagInfo
    """

def nvtiffStreamGetTagValue(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tiff_tag: _typing.Integer,
    tag_value: _typing.Pointer,
    count: _typing.Integer,
) -> tuple[nvtiffStatus_t]:
    """Gets the values of a tag in a directory.

    ``nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void
    *tag_value, uint32_t count)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagValue
    """

def nvtiffStreamHasTag(
    tiff_stream: nvtiffStream_t | _typing.Integer | None,
    ifd_offset: _typing.Integer,
    tag: _typing.Integer,
) -> tuple[nvtiffStatus_t, int]:
    """Checks whether a directory has a given tag.

    ``nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    has_tag : int

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamHasTag
    """

def nvtiffStreamOpen(
    buffer: _typing.Pointer,
    buffer_size: _typing.Integer,
) -> tuple[nvtiffStatus_t, nvtiffStream_t]:
    """Opens a TIFF in host memory, which must not change until the TIFF stream is closed.

    ``nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)``

    Parameters
    ----------
    buffer
        Used after the call returns; kept alive by cubind as long as ``tiff_stream`` exists.

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    tiff_stream : nvtiffStream_t

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpen
    """

def nvtiffStreamOpenFromFile(fname: _typing.Text) -> tuple[nvtiffStatus_t, nvtiffStream_t]:
    """Opens the TIFF file at a path and reads the file.

    ``nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.
    tiff_stream : nvtiffStream_t

    Warnings
    --------
    - ``fname`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpenFromFile
    """

def nvtiffStreamPrint(tiff_stream: nvtiffStream_t | _typing.Integer | None) -> tuple[nvtiffStatus_t]:
    """Prints the contents of a TIFF's directories to stdout.

    ``nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamPrint
    """

@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    buffer: int,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t, bytes]:
    """Writes encoded images to host memory as a TIFF.

    ``nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params,
    uint8_t *buffer, size_t size, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffBuffer
    """

@_overload
def nvtiffWriteTiffBuffer(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    buffer: _typing.Output,
    size: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]: ...
def nvtiffWriteTiffFile(
    encoder: nvtiffEncoder_t | _typing.Integer | None,
    params: _Sequence[nvtiffEncodeParams_t] | None,
    num_params: _typing.Integer,
    fname: _typing.Text,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[nvtiffStatus_t]:
    """Writes encoded images as a TIFF to the file at a path.

    ``nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params,
    const char *fname, cudaStream_t stream)``

    Returns
    -------
    nvtiffStatus_t
        ``NVTIFF_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
    https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffFile
    """
