//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvtiff0, runtime};

pub(crate) static nvtiffCompression_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffCompression_t\nenum nvtiffCompression_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_COMPRESSION_UNKNOWN", 0);
        table.member("NVTIFF_COMPRESSION_NONE", 1);
        table.member("NVTIFF_COMPRESSION_LZW", 5);
        table.member("NVTIFF_COMPRESSION_JPEG", 7);
        table.member("NVTIFF_COMPRESSION_ADOBE_DEFLATE", 8);
        table.member("NVTIFF_COMPRESSION_PACKBITS", 32773);
        table.member("NVTIFF_COMPRESSION_DEFLATE", 32946);
        table.member("NVTIFF_COMPRESSION_APERIO_JP2000_YCC", 33003);
        table.member("NVTIFF_COMPRESSION_APERIO_JP2000_RGB", 33005);
        table.member("NVTIFF_COMPRESSION_JP2000", 34712);
    },
);

pub(crate) static nvtiffDecodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffDecodeParams_t\ntypedef nvtiffDecodeParams_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffDecodeRegion: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffDecodeRegion\nstruct nvtiffDecodeRegion_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"ifd_offset", 0, Ty::U64);
        table.field(c"offset_x", 8, Ty::I32);
        table.field(c"offset_y", 12, Ty::I32);
        table.field(c"width", 16, Ty::U32);
        table.field(c"height", 20, Ty::U32);
    },
);

pub(crate) static nvtiffDecodeRegion_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffDecodeRegion_t\nstruct nvtiffDecodeRegion_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffDecodeRegion,
);

pub(crate) static nvtiffDecoder_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffDecoder_t\ntypedef nvtiffDecoder_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffDeviceAllocator: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffDeviceAllocator\nstruct nvtiffDeviceAllocator_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvtiff0::nvtiffDeviceMallocAsync__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvtiff0::nvtiffDeviceFreeAsync__signature)));
        table.field(c"device_ctx", 16, Ty::Pointer);
    },
);

pub(crate) static nvtiffDeviceAllocator_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffDeviceAllocator_t\nstruct nvtiffDeviceAllocator_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffDeviceAllocator,
);

pub(crate) static nvtiffDeviceFreeAsync__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvtiffDeviceFreeAsync: ValueDef = ValueDef::new(
        "cubind.nvtiff.nvtiffDeviceFreeAsync\nthe address of a C function, nvtiffDeviceFreeAsync, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffDeviceFreeAsync__signature);

pub(crate) static nvtiffDeviceMallocAsync__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvtiffDeviceMallocAsync: ValueDef = ValueDef::new(
        "cubind.nvtiff.nvtiffDeviceMallocAsync\nthe address of a C function, nvtiffDeviceMallocAsync, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffDeviceMallocAsync__signature);

pub(crate) static nvtiffEncodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffEncodeParams_t\ntypedef nvtiffEncodeParams_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffEncoder_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffEncoder_t\ntypedef nvtiffEncoder_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffGeoKeyDataType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffGeoKeyDataType_t\nenum nvtiffGeoKeyDataType_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_GEOKEY_TYPE_SHORT", 1);
        table.member("NVTIFF_GEOKEY_TYPE_ASCII", 2);
        table.member("NVTIFF_GEOKEY_TYPE_DOUBLE", 3);
        table.member("NVTIFF_GEOKEY_TYPE_UNKNOWN", 4);
    },
);

pub(crate) static nvtiffGeoKey_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffGeoKey_t\nenum nvtiffGeoKey_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_GEOKEY_GT_MODEL_TYPE", 1024);
        table.member("NVTIFF_GEOKEY_GT_RASTER_TYPE", 1025);
        table.member("NVTIFF_GEOKEY_GT_CITATION", 1026);
        table.member("NVTIFF_GEOKEY_GEODETIC_CRS", 2048);
        table.member("NVTIFF_GEOKEY_GEODETIC_CITATION", 2049);
        table.member("NVTIFF_GEOKEY_GEODETIC_DATUM", 2050);
        table.member("NVTIFF_GEOKEY_PRIME_MERIDIAN", 2051);
        table.member("NVTIFF_GEOKEY_GEOG_LINEAR_UNITS", 2052);
        table.member("NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE", 2053);
        table.member("NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS", 2054);
        table.member("NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE", 2055);
        table.member("NVTIFF_GEOKEY_ELLIPSOID", 2056);
        table.member("NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS", 2057);
        table.member("NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS", 2058);
        table.member("NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING", 2059);
        table.member("NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS", 2060);
        table.member("NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG", 2061);
        table.member("NVTIFF_GEOKEY_PROJECTED_CRS", 3072);
        table.member("NVTIFF_GEOKEY_PROJECTED_CITATION", 3073);
        table.member("NVTIFF_GEOKEY_PROJECTION", 3074);
        table.member("NVTIFF_GEOKEY_PROJ_METHOD", 3075);
        table.member("NVTIFF_GEOKEY_PROJ_LINEAR_UNITS", 3076);
        table.member("NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE", 3077);
        table.member("NVTIFF_GEOKEY_PROJ_STD_PARALLEL1", 3078);
        table.member("NVTIFF_GEOKEY_PROJ_STD_PARALLEL", 3078);
        table.member("NVTIFF_GEOKEY_PROJ_STD_PARALLEL2", 3079);
        table.member("NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG", 3080);
        table.member("NVTIFF_GEOKEY_PROJ_ORIGIN_LONG", 3080);
        table.member("NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT", 3081);
        table.member("NVTIFF_GEOKEY_PROJ_ORIGIN_LAT", 3081);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_EASTING", 3082);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_NORTHING", 3083);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG", 3084);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT", 3085);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING", 3086);
        table.member("NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING", 3087);
        table.member("NVTIFF_GEOKEY_PROJ_CENTER_LONG", 3088);
        table.member("NVTIFF_GEOKEY_PROJ_CENTER_LAT", 3089);
        table.member("NVTIFF_GEOKEY_PROJ_CENTER_EASTING", 3090);
        table.member("NVTIFF_GEOKEY_PROJ_CENTER_NORTHING", 3091);
        table.member("NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN", 3092);
        table.member("NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN", 3092);
        table.member("NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER", 3093);
        table.member("NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE", 3094);
        table.member("NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG", 3095);
        table.member("NVTIFF_GEOKEY_VERTICAL", 4096);
        table.member("NVTIFF_GEOKEY_VERTICAL_CITATION", 4097);
        table.member("NVTIFF_GEOKEY_VERTICAL_DATUM", 4098);
        table.member("NVTIFF_GEOKEY_VERTICAL_UNITS", 4099);
        table.member("NVTIFF_GEOKEY_BASE", 32768);
        table.member("NVTIFF_GEOKEY_END", 65535);
    },
);

pub(crate) static nvtiffImageGeometryType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffImageGeometryType_t\nenum nvtiffImageGeometryType_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_IMAGE_STRIPED", 0);
        table.member("NVTIFF_IMAGE_TILED", 1);
    },
);

pub(crate) static nvtiffImageGeometry: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImageGeometry\nstruct nvtiffImageGeometry_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (28, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvtiff0::nvtiffImageGeometryType_t));
        table.field(c"image_depth", 4, Ty::U32);
        table.field(c"strile_width", 8, Ty::U32);
        table.field(c"strile_height", 12, Ty::U32);
        table.field(c"strile_depth", 16, Ty::U32);
        table.field(c"num_striles_per_plane", 20, Ty::U32);
        table.field(c"num_striles", 24, Ty::U32);
    },
);

pub(crate) static nvtiffImageGeometry_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImageGeometry_t\nstruct nvtiffImageGeometry_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffImageGeometry,
);

pub(crate) static nvtiffImageInfo: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImageInfo\nstruct nvtiffImageInfo_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (124, 4, false),
    |table| {
        table.field(c"image_type", 0, Ty::Value(&nvtiff0::nvtiffImageType_t));
        table.field(c"image_width", 4, Ty::U32);
        table.field(c"image_height", 8, Ty::U32);
        table.field(c"compression", 12, Ty::Enum(&nvtiff0::nvtiffCompression_t));
        table.field(c"photometric_int", 16, Ty::Enum(&nvtiff0::nvtiffPhotometricInt_t));
        table.field(c"planar_config", 20, Ty::Enum(&nvtiff0::nvtiffPlanarConfig_t));
        table.field(c"samples_per_pixel", 24, Ty::U16);
        table.field(c"bits_per_pixel", 26, Ty::U16);
        table.field(c"bits_per_sample", 28, Ty::array(Ty::U16, 16));
        table.field(c"sample_format", 60, Ty::array(Ty::Enum(&nvtiff0::nvtiffSampleFormat_t), 16));
    },
);

pub(crate) static nvtiffImageInfo_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImageInfo_t\nstruct nvtiffImageInfo_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffImageInfo,
);

pub(crate) static nvtiffImageType: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffImageType\nenum nvtiffImageType, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_IMAGETYPE_REDUCED_IMAGE", 1);
        table.member("NVTIFF_IMAGETYPE_PAGE", 2);
        table.member("NVTIFF_IMAGETYPE_MASK", 4);
        table.member("NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32", -1);
    },
);

pub(crate) static nvtiffImageType_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffImageType_t\ntypedef nvtiffImageType_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::U32, None,
);

pub(crate) static nvtiffImage: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImage\nstruct nvtiffImage_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"plane_data", 0, Ty::list(Ty::Pointer));
        table.field(c"plane_pitch_bytes", 8, Ty::list(Ty::U64));
        table.field(c"num_planes", 16, Ty::U32);
    },
);

pub(crate) static nvtiffImage_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImage_t\nstruct nvtiffImage_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffImage,
);

pub(crate) static nvtiffJpegChromaSubsampling_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffJpegChromaSubsampling_t\nenum nvtiffJpegChromaSubsampling_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT", 0);
        table.member("NVTIFF_JPEG_CHROMA_SUBSAMPLING_444", 1);
        table.member("NVTIFF_JPEG_CHROMA_SUBSAMPLING_422", 2);
        table.member("NVTIFF_JPEG_CHROMA_SUBSAMPLING_420", 3);
    },
);

pub(crate) static nvtiffJpegEncodeOptions: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffJpegEncodeOptions\nstruct nvtiffJpegEncodeOptions_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"quality", 0, Ty::I32);
        table.field(c"optimized_huffman", 4, Ty::I32);
        table.field(c"chroma_subsampling", 8, Ty::Enum(&nvtiff0::nvtiffJpegChromaSubsampling_t));
    },
);

pub(crate) static nvtiffJpegEncodeOptions_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffJpegEncodeOptions_t\nstruct nvtiffJpegEncodeOptions_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffJpegEncodeOptions,
);

pub(crate) static nvtiffOutputFormat_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffOutputFormat_t\nenum nvtiffOutputFormat_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_OUTPUT_UNCHANGED_I", 0);
        table.member("NVTIFF_OUTPUT_RGB_I_UINT8", 1);
        table.member("NVTIFF_OUTPUT_RGB_I_UINT16", 2);
    },
);

pub(crate) static nvtiffPhotometricInt_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffPhotometricInt_t\nenum nvtiffPhotometricInt_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_PHOTOMETRIC_UNKNOWN", -1);
        table.member("NVTIFF_PHOTOMETRIC_MINISWHITE", 0);
        table.member("NVTIFF_PHOTOMETRIC_MINISBLACK", 1);
        table.member("NVTIFF_PHOTOMETRIC_RGB", 2);
        table.member("NVTIFF_PHOTOMETRIC_PALETTE", 3);
        table.member("NVTIFF_PHOTOMETRIC_MASK", 4);
        table.member("NVTIFF_PHOTOMETRIC_SEPARATED", 5);
        table.member("NVTIFF_PHOTOMETRIC_YCBCR", 6);
    },
);

pub(crate) static nvtiffPinnedAllocator: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffPinnedAllocator\nstruct nvtiffPinnedAllocator_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvtiff0::nvtiffPinnedMallocAsync__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvtiff0::nvtiffPinnedFreeAsync__signature)));
        table.field(c"pinned_ctx", 16, Ty::Pointer);
    },
);

pub(crate) static nvtiffPinnedAllocator_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffPinnedAllocator_t\nstruct nvtiffPinnedAllocator_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffPinnedAllocator,
);

pub(crate) static nvtiffPinnedFreeAsync__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvtiffPinnedFreeAsync: ValueDef = ValueDef::new(
        "cubind.nvtiff.nvtiffPinnedFreeAsync\nthe address of a C function, nvtiffPinnedFreeAsync, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffPinnedFreeAsync__signature);

pub(crate) static nvtiffPinnedMallocAsync__signature: Signature = Signature::new(
    Some(Ty::I32),
    &[
        ArgKind::Data, ArgKind::Value(Ty::Pointer), ArgKind::Value(Ty::U64),
        ArgKind::Value(Ty::Value(&runtime::cudaStream_t)),
    ],
);

pub(crate) static nvtiffPinnedMallocAsync: ValueDef = ValueDef::new(
        "cubind.nvtiff.nvtiffPinnedMallocAsync\nthe address of a C function, nvtiffPinnedMallocAsync, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffPinnedMallocAsync__signature);

pub(crate) static nvtiffPlanarConfig_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffPlanarConfig_t\nenum nvtiffPlanarConfig_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_PLANARCONFIG_UNKNOWN", 0);
        table.member("NVTIFF_PLANARCONFIG_CONTIG", 1);
        table.member("NVTIFF_PLANARCONFIG_SEPARATE", 2);
    },
);

pub(crate) static nvtiffSampleFormat_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffSampleFormat_t\nenum nvtiffSampleFormat_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_SAMPLEFORMAT_UNKNOWN", 0);
        table.member("NVTIFF_SAMPLEFORMAT_UINT", 1);
        table.member("NVTIFF_SAMPLEFORMAT_INT", 2);
        table.member("NVTIFF_SAMPLEFORMAT_IEEEFP", 3);
        table.member("NVTIFF_SAMPLEFORMAT_VOID", 4);
        table.member("NVTIFF_SAMPLEFORMAT_COMPLEXINT", 5);
        table.member("NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP", 6);
    },
);

pub(crate) static nvtiffStatus_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffStatus_t\nenum nvtiffStatus_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_STATUS_SUCCESS", 0);
        table.member("NVTIFF_STATUS_NOT_INITIALIZED", 1);
        table.member("NVTIFF_STATUS_INVALID_PARAMETER", 2);
        table.member("NVTIFF_STATUS_BAD_TIFF", 3);
        table.member("NVTIFF_STATUS_TIFF_NOT_SUPPORTED", 4);
        table.member("NVTIFF_STATUS_ALLOCATOR_FAILURE", 5);
        table.member("NVTIFF_STATUS_EXECUTION_FAILED", 6);
        table.member("NVTIFF_STATUS_ARCH_MISMATCH", 7);
        table.member("NVTIFF_STATUS_INTERNAL_ERROR", 8);
        table.member("NVTIFF_STATUS_NVCOMP_NOT_FOUND", 9);
        table.member("NVTIFF_STATUS_NVJPEG_NOT_FOUND", 10);
        table.member("NVTIFF_STATUS_TAG_NOT_FOUND", 11);
        table.member("NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS", 12);
        table.member("NVTIFF_STATUS_NVJPEG2K_NOT_FOUND", 13);
        table.member("NVTIFF_STATUS_BATCH_INCOMPATIBLE", 14);
    },
);

pub(crate) static nvtiffStreamHeader: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffStreamHeader\nstruct nvtiffStreamHeader_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"variant", 0, Ty::Enum(&nvtiff0::nvtiffVariant_t));
        table.field(c"first_ifd_offset", 8, Ty::U64);
    },
);

pub(crate) static nvtiffStreamHeader_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffStreamHeader_t\nstruct nvtiffStreamHeader_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    &nvtiff0::nvtiffStreamHeader,
);

pub(crate) static nvtiffStream_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffStream_t\ntypedef nvtiffStream_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffTagDataType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffTagDataType_t\nenum nvtiffTagDataType_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_TAG_TYPE_BYTE", 1);
        table.member("NVTIFF_TAG_TYPE_ASCII", 2);
        table.member("NVTIFF_TAG_TYPE_SHORT", 3);
        table.member("NVTIFF_TAG_TYPE_LONG", 4);
        table.member("NVTIFF_TAG_TYPE_RATIONAL", 5);
        table.member("NVTIFF_TAG_TYPE_SBYTE", 6);
        table.member("NVTIFF_TAG_TYPE_UNDEFINED", 7);
        table.member("NVTIFF_TAG_TYPE_SSHORT", 8);
        table.member("NVTIFF_TAG_TYPE_SLONG", 9);
        table.member("NVTIFF_TAG_TYPE_SRATIONAL", 10);
        table.member("NVTIFF_TAG_TYPE_FLOAT", 11);
        table.member("NVTIFF_TAG_TYPE_DOUBLE", 12);
        table.member("NVTIFF_TAG_TYPE_LONG8", 16);
        table.member("NVTIFF_TAG_TYPE_SLONG8", 17);
        table.member("NVTIFF_TAG_TYPE_IFD8", 18);
    },
);

pub(crate) static nvtiffVariant_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffVariant_t\nenum nvtiffVariant_t, from nvtiff.h. Since nvTIFF 0.8 or earlier.",
    |table| {
        table.member("NVTIFF_REGULAR_TIFF", 42);
        table.member("NVTIFF_BIG_TIFF", 43);
    },
);
