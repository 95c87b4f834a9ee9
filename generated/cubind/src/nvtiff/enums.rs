//! Enumerations (nvTIFF).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvtiffCompression_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffCompression_t(pub i32);

enumeration! {
    nvtiffCompression_t;
    NVTIFF_COMPRESSION_UNKNOWN = 0,
    NVTIFF_COMPRESSION_NONE = 1,
    NVTIFF_COMPRESSION_LZW = 5,
    NVTIFF_COMPRESSION_JPEG = 7,
    NVTIFF_COMPRESSION_ADOBE_DEFLATE = 8,
    NVTIFF_COMPRESSION_PACKBITS = 32773,
    NVTIFF_COMPRESSION_DEFLATE = 32946,
    NVTIFF_COMPRESSION_APERIO_JP2000_YCC = 33003,
    NVTIFF_COMPRESSION_APERIO_JP2000_RGB = 33005,
    NVTIFF_COMPRESSION_JP2000 = 34712,
}

/// `enum nvtiffGeoKeyDataType_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffGeoKeyDataType_t(pub i32);

enumeration! {
    nvtiffGeoKeyDataType_t;
    NVTIFF_GEOKEY_TYPE_SHORT = 1,
    NVTIFF_GEOKEY_TYPE_ASCII = 2,
    NVTIFF_GEOKEY_TYPE_DOUBLE = 3,
    NVTIFF_GEOKEY_TYPE_UNKNOWN = 4,
}

/// `enum nvtiffGeoKey_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffGeoKey_t(pub i32);

enumeration! {
    nvtiffGeoKey_t;
    NVTIFF_GEOKEY_GT_MODEL_TYPE = 1024,
    NVTIFF_GEOKEY_GT_RASTER_TYPE = 1025,
    NVTIFF_GEOKEY_GT_CITATION = 1026,
    NVTIFF_GEOKEY_GEODETIC_CRS = 2048,
    NVTIFF_GEOKEY_GEODETIC_CITATION = 2049,
    NVTIFF_GEOKEY_GEODETIC_DATUM = 2050,
    NVTIFF_GEOKEY_PRIME_MERIDIAN = 2051,
    NVTIFF_GEOKEY_GEOG_LINEAR_UNITS = 2052,
    NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE = 2053,
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS = 2054,
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE = 2055,
    NVTIFF_GEOKEY_ELLIPSOID = 2056,
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS = 2057,
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS = 2058,
    NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING = 2059,
    NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS = 2060,
    NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG = 2061,
    NVTIFF_GEOKEY_PROJECTED_CRS = 3072,
    NVTIFF_GEOKEY_PROJECTED_CITATION = 3073,
    NVTIFF_GEOKEY_PROJECTION = 3074,
    NVTIFF_GEOKEY_PROJ_METHOD = 3075,
    NVTIFF_GEOKEY_PROJ_LINEAR_UNITS = 3076,
    NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE = 3077,
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL1 = 3078,
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL = 3078,
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL2 = 3079,
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG = 3080,
    NVTIFF_GEOKEY_PROJ_ORIGIN_LONG = 3080,
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT = 3081,
    NVTIFF_GEOKEY_PROJ_ORIGIN_LAT = 3081,
    NVTIFF_GEOKEY_PROJ_FALSE_EASTING = 3082,
    NVTIFF_GEOKEY_PROJ_FALSE_NORTHING = 3083,
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG = 3084,
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT = 3085,
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING = 3086,
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING = 3087,
    NVTIFF_GEOKEY_PROJ_CENTER_LONG = 3088,
    NVTIFF_GEOKEY_PROJ_CENTER_LAT = 3089,
    NVTIFF_GEOKEY_PROJ_CENTER_EASTING = 3090,
    NVTIFF_GEOKEY_PROJ_CENTER_NORTHING = 3091,
    NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN = 3092,
    NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN = 3092,
    NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER = 3093,
    NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE = 3094,
    NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG = 3095,
    NVTIFF_GEOKEY_VERTICAL = 4096,
    NVTIFF_GEOKEY_VERTICAL_CITATION = 4097,
    NVTIFF_GEOKEY_VERTICAL_DATUM = 4098,
    NVTIFF_GEOKEY_VERTICAL_UNITS = 4099,
    NVTIFF_GEOKEY_BASE = 32768,
    NVTIFF_GEOKEY_END = 65535,
}

/// `enum nvtiffImageGeometryType_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffImageGeometryType_t(pub i32);

enumeration! {
    nvtiffImageGeometryType_t;
    NVTIFF_IMAGE_STRIPED = 0,
    NVTIFF_IMAGE_TILED = 1,
}

/// `enum nvtiffImageType`, from `nvtiff.h`, since at least nvTIFF 0.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffImageType(pub u32);

flag_set! {
    nvtiffImageType;
    NVTIFF_IMAGETYPE_REDUCED_IMAGE = 1,
    NVTIFF_IMAGETYPE_PAGE = 2,
    NVTIFF_IMAGETYPE_MASK = 4,
    NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32 = 0xffffffff,
}

/// `enum nvtiffJpegChromaSubsampling_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffJpegChromaSubsampling_t(pub i32);

enumeration! {
    nvtiffJpegChromaSubsampling_t;
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT = 0,
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_444 = 1,
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_422 = 2,
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_420 = 3,
}

/// `enum nvtiffOutputFormat_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffOutputFormat_t(pub i32);

enumeration! {
    nvtiffOutputFormat_t;
    NVTIFF_OUTPUT_UNCHANGED_I = 0,
    NVTIFF_OUTPUT_RGB_I_UINT8 = 1,
    NVTIFF_OUTPUT_RGB_I_UINT16 = 2,
}

/// `enum nvtiffPhotometricInt_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffPhotometricInt_t(pub i32);

enumeration! {
    nvtiffPhotometricInt_t;
    NVTIFF_PHOTOMETRIC_UNKNOWN = - 1,
    NVTIFF_PHOTOMETRIC_MINISWHITE = 0,
    NVTIFF_PHOTOMETRIC_MINISBLACK = 1,
    NVTIFF_PHOTOMETRIC_RGB = 2,
    NVTIFF_PHOTOMETRIC_PALETTE = 3,
    NVTIFF_PHOTOMETRIC_MASK = 4,
    NVTIFF_PHOTOMETRIC_SEPARATED = 5,
    NVTIFF_PHOTOMETRIC_YCBCR = 6,
}

/// `enum nvtiffPlanarConfig_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffPlanarConfig_t(pub i32);

enumeration! {
    nvtiffPlanarConfig_t;
    NVTIFF_PLANARCONFIG_UNKNOWN = 0,
    NVTIFF_PLANARCONFIG_CONTIG = 1,
    NVTIFF_PLANARCONFIG_SEPARATE = 2,
}

/// `enum nvtiffSampleFormat_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffSampleFormat_t(pub i32);

enumeration! {
    nvtiffSampleFormat_t;
    NVTIFF_SAMPLEFORMAT_UNKNOWN = 0,
    NVTIFF_SAMPLEFORMAT_UINT = 1,
    NVTIFF_SAMPLEFORMAT_INT = 2,
    NVTIFF_SAMPLEFORMAT_IEEEFP = 3,
    NVTIFF_SAMPLEFORMAT_VOID = 4,
    NVTIFF_SAMPLEFORMAT_COMPLEXINT = 5,
    NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP = 6,
}

/// `enum nvtiffStatus_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
///
/// The result codes of nvTIFF.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffStatus_t(pub i32);

enumeration! {
    status nvtiffStatus_t;
    NVTIFF_STATUS_SUCCESS = 0,
    NVTIFF_STATUS_NOT_INITIALIZED = 1,
    NVTIFF_STATUS_INVALID_PARAMETER = 2,
    NVTIFF_STATUS_BAD_TIFF = 3,
    NVTIFF_STATUS_TIFF_NOT_SUPPORTED = 4,
    NVTIFF_STATUS_ALLOCATOR_FAILURE = 5,
    NVTIFF_STATUS_EXECUTION_FAILED = 6,
    NVTIFF_STATUS_ARCH_MISMATCH = 7,
    NVTIFF_STATUS_INTERNAL_ERROR = 8,
    NVTIFF_STATUS_NVCOMP_NOT_FOUND = 9,
    NVTIFF_STATUS_NVJPEG_NOT_FOUND = 10,
    NVTIFF_STATUS_TAG_NOT_FOUND = 11,
    NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS = 12,
    NVTIFF_STATUS_NVJPEG2K_NOT_FOUND = 13,
    NVTIFF_STATUS_BATCH_INCOMPATIBLE = 14,
}

impl Status for nvtiffStatus_t {
    const SUCCESS: Self = Self::NVTIFF_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVTIFF_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::NVTIFF_STATUS_TIFF_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::NVTIFF_STATUS_INVALID_PARAMETER;
    fn library() -> &'static Library {
        &NVTIFF
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(nvtiffStatus_t);

/// `enum nvtiffTagDataType_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffTagDataType_t(pub i32);

enumeration! {
    nvtiffTagDataType_t;
    NVTIFF_TAG_TYPE_BYTE = 1,
    NVTIFF_TAG_TYPE_ASCII = 2,
    NVTIFF_TAG_TYPE_SHORT = 3,
    NVTIFF_TAG_TYPE_LONG = 4,
    NVTIFF_TAG_TYPE_RATIONAL = 5,
    NVTIFF_TAG_TYPE_SBYTE = 6,
    NVTIFF_TAG_TYPE_UNDEFINED = 7,
    NVTIFF_TAG_TYPE_SSHORT = 8,
    NVTIFF_TAG_TYPE_SLONG = 9,
    NVTIFF_TAG_TYPE_SRATIONAL = 10,
    NVTIFF_TAG_TYPE_FLOAT = 11,
    NVTIFF_TAG_TYPE_DOUBLE = 12,
    NVTIFF_TAG_TYPE_LONG8 = 16,
    NVTIFF_TAG_TYPE_SLONG8 = 17,
    NVTIFF_TAG_TYPE_IFD8 = 18,
}

/// `enum nvtiffVariant_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtiffVariant_t(pub i32);

enumeration! {
    nvtiffVariant_t;
    NVTIFF_REGULAR_TIFF = 42,
    NVTIFF_BIG_TIFF = 43,
}
