//! Enumerations: nvTIFF.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvtiffCompression_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffCompression_t(pub i32);

impl nvtiffCompression_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_UNKNOWN: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_NONE: Self = Self(1);
    /// 5, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_LZW: Self = Self(5);
    /// 7, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_JPEG: Self = Self(7);
    /// 8, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_ADOBE_DEFLATE: Self = Self(8);
    /// 32773, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_PACKBITS: Self = Self(32773);
    /// 32946, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_DEFLATE: Self = Self(32946);
    /// 33003, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_APERIO_JP2000_YCC: Self = Self(33003);
    /// 33005, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_APERIO_JP2000_RGB: Self = Self(33005);
    /// 34712, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_COMPRESSION_JP2000: Self = Self(34712);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_COMPRESSION_UNKNOWN"),
        (1, "NVTIFF_COMPRESSION_NONE"),
        (5, "NVTIFF_COMPRESSION_LZW"),
        (7, "NVTIFF_COMPRESSION_JPEG"),
        (8, "NVTIFF_COMPRESSION_ADOBE_DEFLATE"),
        (32773, "NVTIFF_COMPRESSION_PACKBITS"),
        (32946, "NVTIFF_COMPRESSION_DEFLATE"),
        (33003, "NVTIFF_COMPRESSION_APERIO_JP2000_YCC"),
        (33005, "NVTIFF_COMPRESSION_APERIO_JP2000_RGB"),
        (34712, "NVTIFF_COMPRESSION_JP2000"),
    ];
}

enumeration!(nvtiffCompression_t);

/// `enum nvtiffGeoKeyDataType_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffGeoKeyDataType_t(pub i32);

impl nvtiffGeoKeyDataType_t {
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_TYPE_SHORT: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_TYPE_ASCII: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_TYPE_DOUBLE: Self = Self(3);
    /// 4, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_TYPE_UNKNOWN: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVTIFF_GEOKEY_TYPE_SHORT"),
        (2, "NVTIFF_GEOKEY_TYPE_ASCII"),
        (3, "NVTIFF_GEOKEY_TYPE_DOUBLE"),
        (4, "NVTIFF_GEOKEY_TYPE_UNKNOWN"),
    ];
}

enumeration!(nvtiffGeoKeyDataType_t);

/// `enum nvtiffGeoKey_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffGeoKey_t(pub i32);

impl nvtiffGeoKey_t {
    /// 1024, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GT_MODEL_TYPE: Self = Self(1024);
    /// 1025, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GT_RASTER_TYPE: Self = Self(1025);
    /// 1026, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GT_CITATION: Self = Self(1026);
    /// 2048, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEODETIC_CRS: Self = Self(2048);
    /// 2049, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEODETIC_CITATION: Self = Self(2049);
    /// 2050, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEODETIC_DATUM: Self = Self(2050);
    /// 2051, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PRIME_MERIDIAN: Self = Self(2051);
    /// 2052, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEOG_LINEAR_UNITS: Self = Self(2052);
    /// 2053, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE: Self = Self(2053);
    /// 2054, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS: Self = Self(2054);
    /// 2055, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE: Self = Self(2055);
    /// 2056, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_ELLIPSOID: Self = Self(2056);
    /// 2057, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS: Self = Self(2057);
    /// 2058, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS: Self = Self(2058);
    /// 2059, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING: Self = Self(2059);
    /// 2060, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS: Self = Self(2060);
    /// 2061, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG: Self = Self(2061);
    /// 3072, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJECTED_CRS: Self = Self(3072);
    /// 3073, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJECTED_CITATION: Self = Self(3073);
    /// 3074, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJECTION: Self = Self(3074);
    /// 3075, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_METHOD: Self = Self(3075);
    /// 3076, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_LINEAR_UNITS: Self = Self(3076);
    /// 3077, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE: Self = Self(3077);
    /// 3078, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_STD_PARALLEL1: Self = Self(3078);
    /// 3078, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_STD_PARALLEL: Self = Self(3078);
    /// 3079, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_STD_PARALLEL2: Self = Self(3079);
    /// 3080, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG: Self = Self(3080);
    /// 3080, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_ORIGIN_LONG: Self = Self(3080);
    /// 3081, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT: Self = Self(3081);
    /// 3081, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_ORIGIN_LAT: Self = Self(3081);
    /// 3082, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_EASTING: Self = Self(3082);
    /// 3083, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_NORTHING: Self = Self(3083);
    /// 3084, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG: Self = Self(3084);
    /// 3085, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT: Self = Self(3085);
    /// 3086, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING: Self = Self(3086);
    /// 3087, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING: Self = Self(3087);
    /// 3088, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_CENTER_LONG: Self = Self(3088);
    /// 3089, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_CENTER_LAT: Self = Self(3089);
    /// 3090, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_CENTER_EASTING: Self = Self(3090);
    /// 3091, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_CENTER_NORTHING: Self = Self(3091);
    /// 3092, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN: Self = Self(3092);
    /// 3092, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN: Self = Self(3092);
    /// 3093, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER: Self = Self(3093);
    /// 3094, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE: Self = Self(3094);
    /// 3095, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG: Self = Self(3095);
    /// 4096, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_VERTICAL: Self = Self(4096);
    /// 4097, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_VERTICAL_CITATION: Self = Self(4097);
    /// 4098, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_VERTICAL_DATUM: Self = Self(4098);
    /// 4099, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_VERTICAL_UNITS: Self = Self(4099);
    /// 32768, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_BASE: Self = Self(32768);
    /// 65535, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_GEOKEY_END: Self = Self(65535);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1024, "NVTIFF_GEOKEY_GT_MODEL_TYPE"),
        (1025, "NVTIFF_GEOKEY_GT_RASTER_TYPE"),
        (1026, "NVTIFF_GEOKEY_GT_CITATION"),
        (2048, "NVTIFF_GEOKEY_GEODETIC_CRS"),
        (2049, "NVTIFF_GEOKEY_GEODETIC_CITATION"),
        (2050, "NVTIFF_GEOKEY_GEODETIC_DATUM"),
        (2051, "NVTIFF_GEOKEY_PRIME_MERIDIAN"),
        (2052, "NVTIFF_GEOKEY_GEOG_LINEAR_UNITS"),
        (2053, "NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE"),
        (2054, "NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS"),
        (2055, "NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE"),
        (2056, "NVTIFF_GEOKEY_ELLIPSOID"),
        (2057, "NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS"),
        (2058, "NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS"),
        (2059, "NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING"),
        (2060, "NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS"),
        (2061, "NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG"),
        (3072, "NVTIFF_GEOKEY_PROJECTED_CRS"),
        (3073, "NVTIFF_GEOKEY_PROJECTED_CITATION"),
        (3074, "NVTIFF_GEOKEY_PROJECTION"),
        (3075, "NVTIFF_GEOKEY_PROJ_METHOD"),
        (3076, "NVTIFF_GEOKEY_PROJ_LINEAR_UNITS"),
        (3077, "NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE"),
        (3078, "NVTIFF_GEOKEY_PROJ_STD_PARALLEL1"),
        (3078, "NVTIFF_GEOKEY_PROJ_STD_PARALLEL"),
        (3079, "NVTIFF_GEOKEY_PROJ_STD_PARALLEL2"),
        (3080, "NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG"),
        (3080, "NVTIFF_GEOKEY_PROJ_ORIGIN_LONG"),
        (3081, "NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT"),
        (3081, "NVTIFF_GEOKEY_PROJ_ORIGIN_LAT"),
        (3082, "NVTIFF_GEOKEY_PROJ_FALSE_EASTING"),
        (3083, "NVTIFF_GEOKEY_PROJ_FALSE_NORTHING"),
        (3084, "NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG"),
        (3085, "NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT"),
        (3086, "NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING"),
        (3087, "NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING"),
        (3088, "NVTIFF_GEOKEY_PROJ_CENTER_LONG"),
        (3089, "NVTIFF_GEOKEY_PROJ_CENTER_LAT"),
        (3090, "NVTIFF_GEOKEY_PROJ_CENTER_EASTING"),
        (3091, "NVTIFF_GEOKEY_PROJ_CENTER_NORTHING"),
        (3092, "NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN"),
        (3092, "NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN"),
        (3093, "NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER"),
        (3094, "NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE"),
        (3095, "NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG"),
        (4096, "NVTIFF_GEOKEY_VERTICAL"),
        (4097, "NVTIFF_GEOKEY_VERTICAL_CITATION"),
        (4098, "NVTIFF_GEOKEY_VERTICAL_DATUM"),
        (4099, "NVTIFF_GEOKEY_VERTICAL_UNITS"),
        (32768, "NVTIFF_GEOKEY_BASE"),
        (65535, "NVTIFF_GEOKEY_END"),
    ];
}

enumeration!(nvtiffGeoKey_t);

/// `enum nvtiffImageGeometryType_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffImageGeometryType_t(pub i32);

impl nvtiffImageGeometryType_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_IMAGE_STRIPED: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_IMAGE_TILED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_IMAGE_STRIPED"),
        (1, "NVTIFF_IMAGE_TILED"),
    ];
}

enumeration!(nvtiffImageGeometryType_t);

/// `enum nvtiffImageType`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffImageType(pub u32);

flag_set! {
    impl nvtiffImageType {
        /// 1, since nvTIFF 0.8 or earlier.
        pub const NVTIFF_IMAGETYPE_REDUCED_IMAGE: Self = Self(1);
        /// 2, since nvTIFF 0.8 or earlier.
        pub const NVTIFF_IMAGETYPE_PAGE: Self = Self(2);
        /// 4, since nvTIFF 0.8 or earlier.
        pub const NVTIFF_IMAGETYPE_MASK: Self = Self(4);
        /// 0xffffffff, since nvTIFF 0.8 or earlier.
        pub const NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32: Self = Self(0xffffffff);
    }
}

/// `enum nvtiffJpegChromaSubsampling_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffJpegChromaSubsampling_t(pub i32);

impl nvtiffJpegChromaSubsampling_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_JPEG_CHROMA_SUBSAMPLING_444: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_JPEG_CHROMA_SUBSAMPLING_422: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_JPEG_CHROMA_SUBSAMPLING_420: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT"),
        (1, "NVTIFF_JPEG_CHROMA_SUBSAMPLING_444"),
        (2, "NVTIFF_JPEG_CHROMA_SUBSAMPLING_422"),
        (3, "NVTIFF_JPEG_CHROMA_SUBSAMPLING_420"),
    ];
}

enumeration!(nvtiffJpegChromaSubsampling_t);

/// `enum nvtiffOutputFormat_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffOutputFormat_t(pub i32);

impl nvtiffOutputFormat_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_OUTPUT_UNCHANGED_I: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_OUTPUT_RGB_I_UINT8: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_OUTPUT_RGB_I_UINT16: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_OUTPUT_UNCHANGED_I"),
        (1, "NVTIFF_OUTPUT_RGB_I_UINT8"),
        (2, "NVTIFF_OUTPUT_RGB_I_UINT16"),
    ];
}

enumeration!(nvtiffOutputFormat_t);

/// `enum nvtiffPhotometricInt_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffPhotometricInt_t(pub i32);

impl nvtiffPhotometricInt_t {
    /// -1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_UNKNOWN: Self = Self(-1);
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_MINISWHITE: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_MINISBLACK: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_RGB: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_PALETTE: Self = Self(3);
    /// 4, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_MASK: Self = Self(4);
    /// 5, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_SEPARATED: Self = Self(5);
    /// 6, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PHOTOMETRIC_YCBCR: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-1, "NVTIFF_PHOTOMETRIC_UNKNOWN"),
        (0, "NVTIFF_PHOTOMETRIC_MINISWHITE"),
        (1, "NVTIFF_PHOTOMETRIC_MINISBLACK"),
        (2, "NVTIFF_PHOTOMETRIC_RGB"),
        (3, "NVTIFF_PHOTOMETRIC_PALETTE"),
        (4, "NVTIFF_PHOTOMETRIC_MASK"),
        (5, "NVTIFF_PHOTOMETRIC_SEPARATED"),
        (6, "NVTIFF_PHOTOMETRIC_YCBCR"),
    ];
}

enumeration!(nvtiffPhotometricInt_t);

/// `enum nvtiffPlanarConfig_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffPlanarConfig_t(pub i32);

impl nvtiffPlanarConfig_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PLANARCONFIG_UNKNOWN: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PLANARCONFIG_CONTIG: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_PLANARCONFIG_SEPARATE: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_PLANARCONFIG_UNKNOWN"),
        (1, "NVTIFF_PLANARCONFIG_CONTIG"),
        (2, "NVTIFF_PLANARCONFIG_SEPARATE"),
    ];
}

enumeration!(nvtiffPlanarConfig_t);

/// `enum nvtiffSampleFormat_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtiffSampleFormat_t(pub i32);

impl nvtiffSampleFormat_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_UNKNOWN: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_UINT: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_INT: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_IEEEFP: Self = Self(3);
    /// 4, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_VOID: Self = Self(4);
    /// 5, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_COMPLEXINT: Self = Self(5);
    /// 6, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_SAMPLEFORMAT_UNKNOWN"),
        (1, "NVTIFF_SAMPLEFORMAT_UINT"),
        (2, "NVTIFF_SAMPLEFORMAT_INT"),
        (3, "NVTIFF_SAMPLEFORMAT_IEEEFP"),
        (4, "NVTIFF_SAMPLEFORMAT_VOID"),
        (5, "NVTIFF_SAMPLEFORMAT_COMPLEXINT"),
        (6, "NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP"),
    ];
}

enumeration!(nvtiffSampleFormat_t);

/// `enum nvtiffStatus_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
///
/// nvTIFF: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffStatus_t(pub i32);

impl nvtiffStatus_t {
    /// 0, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_SUCCESS: Self = Self(0);
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_INVALID_PARAMETER: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_BAD_TIFF: Self = Self(3);
    /// 4, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_TIFF_NOT_SUPPORTED: Self = Self(4);
    /// 5, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_ALLOCATOR_FAILURE: Self = Self(5);
    /// 6, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_EXECUTION_FAILED: Self = Self(6);
    /// 7, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_ARCH_MISMATCH: Self = Self(7);
    /// 8, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_INTERNAL_ERROR: Self = Self(8);
    /// 9, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_NVCOMP_NOT_FOUND: Self = Self(9);
    /// 10, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_NVJPEG_NOT_FOUND: Self = Self(10);
    /// 11, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_TAG_NOT_FOUND: Self = Self(11);
    /// 12, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS: Self = Self(12);
    /// 13, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_NVJPEG2K_NOT_FOUND: Self = Self(13);
    /// 14, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_STATUS_BATCH_INCOMPATIBLE: Self = Self(14);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTIFF_STATUS_SUCCESS"),
        (1, "NVTIFF_STATUS_NOT_INITIALIZED"),
        (2, "NVTIFF_STATUS_INVALID_PARAMETER"),
        (3, "NVTIFF_STATUS_BAD_TIFF"),
        (4, "NVTIFF_STATUS_TIFF_NOT_SUPPORTED"),
        (5, "NVTIFF_STATUS_ALLOCATOR_FAILURE"),
        (6, "NVTIFF_STATUS_EXECUTION_FAILED"),
        (7, "NVTIFF_STATUS_ARCH_MISMATCH"),
        (8, "NVTIFF_STATUS_INTERNAL_ERROR"),
        (9, "NVTIFF_STATUS_NVCOMP_NOT_FOUND"),
        (10, "NVTIFF_STATUS_NVJPEG_NOT_FOUND"),
        (11, "NVTIFF_STATUS_TAG_NOT_FOUND"),
        (12, "NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS"),
        (13, "NVTIFF_STATUS_NVJPEG2K_NOT_FOUND"),
        (14, "NVTIFF_STATUS_BATCH_INCOMPATIBLE"),
    ];
}

enumeration!(nvtiffStatus_t, status);

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

/// `enum nvtiffTagDataType_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffTagDataType_t(pub i32);

impl nvtiffTagDataType_t {
    /// 1, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_BYTE: Self = Self(1);
    /// 2, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_ASCII: Self = Self(2);
    /// 3, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SHORT: Self = Self(3);
    /// 4, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_LONG: Self = Self(4);
    /// 5, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_RATIONAL: Self = Self(5);
    /// 6, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SBYTE: Self = Self(6);
    /// 7, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_UNDEFINED: Self = Self(7);
    /// 8, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SSHORT: Self = Self(8);
    /// 9, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SLONG: Self = Self(9);
    /// 10, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SRATIONAL: Self = Self(10);
    /// 11, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_FLOAT: Self = Self(11);
    /// 12, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_DOUBLE: Self = Self(12);
    /// 16, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_LONG8: Self = Self(16);
    /// 17, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_SLONG8: Self = Self(17);
    /// 18, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_TAG_TYPE_IFD8: Self = Self(18);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVTIFF_TAG_TYPE_BYTE"),
        (2, "NVTIFF_TAG_TYPE_ASCII"),
        (3, "NVTIFF_TAG_TYPE_SHORT"),
        (4, "NVTIFF_TAG_TYPE_LONG"),
        (5, "NVTIFF_TAG_TYPE_RATIONAL"),
        (6, "NVTIFF_TAG_TYPE_SBYTE"),
        (7, "NVTIFF_TAG_TYPE_UNDEFINED"),
        (8, "NVTIFF_TAG_TYPE_SSHORT"),
        (9, "NVTIFF_TAG_TYPE_SLONG"),
        (10, "NVTIFF_TAG_TYPE_SRATIONAL"),
        (11, "NVTIFF_TAG_TYPE_FLOAT"),
        (12, "NVTIFF_TAG_TYPE_DOUBLE"),
        (16, "NVTIFF_TAG_TYPE_LONG8"),
        (17, "NVTIFF_TAG_TYPE_SLONG8"),
        (18, "NVTIFF_TAG_TYPE_IFD8"),
    ];
}

enumeration!(nvtiffTagDataType_t);

/// `enum nvtiffVariant_t`, from `nvtiff.h`, since nvTIFF 0.8 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtiffVariant_t(pub i32);

impl nvtiffVariant_t {
    /// 42, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_REGULAR_TIFF: Self = Self(42);
    /// 43, since nvTIFF 0.8 or earlier.
    pub const NVTIFF_BIG_TIFF: Self = Self(43);
    const NAMES: &'static [(i32, &'static str)] = &[
        (42, "NVTIFF_REGULAR_TIFF"),
        (43, "NVTIFF_BIG_TIFF"),
    ];
}

enumeration!(nvtiffVariant_t);
