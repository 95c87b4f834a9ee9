//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvtiff0, runtime};

pub(crate) static nvtiffCompression_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffCompression_t\nenum nvtiffCompression_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_COMPRESSION_UNKNOWN NVTIFF_COMPRESSION_NONE NVTIFF_COMPRESSION_LZW=5 NVTIFF_COMPRESSION_JPEG=7 NVTIFF_COMPRESSION_ADOBE_DEFLATE NVTIFF_COMPRESSION_PACKBITS=32773 NVTIFF_COMPRESSION_DEFLATE=32946 NVTIFF_COMPRESSION_APERIO_JP2000_YCC=33003 NVTIFF_COMPRESSION_APERIO_JP2000_RGB=33005 NVTIFF_COMPRESSION_JP2000=34712",
);

pub(crate) static nvtiffDecodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffDecodeParams_t\ntypedef nvtiffDecodeParams_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffDecodeRegion: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffDecodeRegion\nstruct nvtiffDecodeRegion_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (24, 8, false),
    |table| {
        table.plain("ifd_offset\0U64 0\0offset_x\0I32 8\0offset_y\0I32 12\0width\0U32 16\0height\0U32 20\0");
    },
);

pub(crate) static nvtiffDecodeRegion_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffDecodeRegion_t\nstruct nvtiffDecodeRegion_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffDecodeRegion,
);

pub(crate) static nvtiffDecoder_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffDecoder_t\ntypedef nvtiffDecoder_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffDeviceAllocator: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffDeviceAllocator\nstruct nvtiffDeviceAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"device_malloc", 0, Ty::Callback(Some(&nvtiff0::nvtiffDeviceMallocAsync__signature)));
        table.field(c"device_free", 8, Ty::Callback(Some(&nvtiff0::nvtiffDeviceFreeAsync__signature)));
        table.plain("device_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvtiffDeviceAllocator_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffDeviceAllocator_t\nstruct nvtiffDeviceAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8.",
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
        "cubind.nvtiff.nvtiffDeviceFreeAsync\nthe address of a C function, nvtiffDeviceFreeAsync, from nvtiff.h. Since at least nvTIFF 0.8.",
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
        "cubind.nvtiff.nvtiffDeviceMallocAsync\nthe address of a C function, nvtiffDeviceMallocAsync, from nvtiff.h. Since at least nvTIFF 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffDeviceMallocAsync__signature);

pub(crate) static nvtiffEncodeParams_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffEncodeParams_t\ntypedef nvtiffEncodeParams_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffEncoder_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffEncoder_t\ntypedef nvtiffEncoder_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffGeoKeyDataType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffGeoKeyDataType_t\nenum nvtiffGeoKeyDataType_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_GEOKEY_TYPE_SHORT=1 NVTIFF_GEOKEY_TYPE_ASCII NVTIFF_GEOKEY_TYPE_DOUBLE NVTIFF_GEOKEY_TYPE_UNKNOWN",
);

pub(crate) static nvtiffGeoKey_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffGeoKey_t\nenum nvtiffGeoKey_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_GEOKEY_GT_MODEL_TYPE=1024 NVTIFF_GEOKEY_GT_RASTER_TYPE NVTIFF_GEOKEY_GT_CITATION NVTIFF_GEOKEY_GEODETIC_CRS=2048 NVTIFF_GEOKEY_GEODETIC_CITATION NVTIFF_GEOKEY_GEODETIC_DATUM NVTIFF_GEOKEY_PRIME_MERIDIAN NVTIFF_GEOKEY_GEOG_LINEAR_UNITS NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE NVTIFF_GEOKEY_ELLIPSOID NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG NVTIFF_GEOKEY_PROJECTED_CRS=3072 NVTIFF_GEOKEY_PROJECTED_CITATION NVTIFF_GEOKEY_PROJECTION NVTIFF_GEOKEY_PROJ_METHOD NVTIFF_GEOKEY_PROJ_LINEAR_UNITS NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE NVTIFF_GEOKEY_PROJ_STD_PARALLEL1 NVTIFF_GEOKEY_PROJ_STD_PARALLEL=3078 NVTIFF_GEOKEY_PROJ_STD_PARALLEL2 NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG NVTIFF_GEOKEY_PROJ_ORIGIN_LONG=3080 NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT NVTIFF_GEOKEY_PROJ_ORIGIN_LAT=3081 NVTIFF_GEOKEY_PROJ_FALSE_EASTING NVTIFF_GEOKEY_PROJ_FALSE_NORTHING NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING NVTIFF_GEOKEY_PROJ_CENTER_LONG NVTIFF_GEOKEY_PROJ_CENTER_LAT NVTIFF_GEOKEY_PROJ_CENTER_EASTING NVTIFF_GEOKEY_PROJ_CENTER_NORTHING NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN=3092 NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG NVTIFF_GEOKEY_VERTICAL=4096 NVTIFF_GEOKEY_VERTICAL_CITATION NVTIFF_GEOKEY_VERTICAL_DATUM NVTIFF_GEOKEY_VERTICAL_UNITS NVTIFF_GEOKEY_BASE=32768 NVTIFF_GEOKEY_END=65535",
);

pub(crate) static nvtiffImageGeometryType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffImageGeometryType_t\nenum nvtiffImageGeometryType_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_IMAGE_STRIPED NVTIFF_IMAGE_TILED",
);

pub(crate) static nvtiffImageGeometry: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImageGeometry\nstruct nvtiffImageGeometry_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (28, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvtiff0::nvtiffImageGeometryType_t));
        table
            .plain(
                "image_depth\0U32 4\0strile_width\0U32 8\0strile_height\0U32 12\0strile_depth\0U32 16\0num_striles_per_plane\0U32 20\0num_striles\0U32 24\0",
            );
    },
);

pub(crate) static nvtiffImageGeometry_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImageGeometry_t\nstruct nvtiffImageGeometry_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffImageGeometry,
);

pub(crate) static nvtiffImageInfo: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImageInfo\nstruct nvtiffImageInfo_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (124, 4, false),
    |table| {
        table.field(c"image_type", 0, Ty::Value(&nvtiff0::nvtiffImageType_t));
        table.plain("image_width\0U32 4\0image_height\0U32 8\0");
        table.field(c"compression", 12, Ty::Enum(&nvtiff0::nvtiffCompression_t));
        table.field(c"photometric_int", 16, Ty::Enum(&nvtiff0::nvtiffPhotometricInt_t));
        table.field(c"planar_config", 20, Ty::Enum(&nvtiff0::nvtiffPlanarConfig_t));
        table.plain("samples_per_pixel\0U16 24\0bits_per_pixel\0U16 26\0");
        table.field(c"bits_per_sample", 28, Ty::array(Ty::U16, 16));
        table.field(c"sample_format", 60, Ty::array(Ty::Enum(&nvtiff0::nvtiffSampleFormat_t), 16));
    },
);

pub(crate) static nvtiffImageInfo_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImageInfo_t\nstruct nvtiffImageInfo_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffImageInfo,
);

pub(crate) static nvtiffImageType: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffImageType\nenum nvtiffImageType, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_IMAGETYPE_REDUCED_IMAGE=1 NVTIFF_IMAGETYPE_PAGE NVTIFF_IMAGETYPE_MASK=4 NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32=-1",
);

pub(crate) static nvtiffImageType_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffImageType_t\ntypedef nvtiffImageType_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::U32, None,
);

pub(crate) static nvtiffImage: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffImage\nstruct nvtiffImage_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"plane_data", 0, Ty::list(Ty::Pointer));
        table.field(c"plane_pitch_bytes", 8, Ty::list(Ty::U64));
        table.plain("num_planes\0U32 16\0");
    },
);

pub(crate) static nvtiffImage_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffImage_t\nstruct nvtiffImage_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffImage,
);

pub(crate) static nvtiffJpegChromaSubsampling_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffJpegChromaSubsampling_t\nenum nvtiffJpegChromaSubsampling_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT NVTIFF_JPEG_CHROMA_SUBSAMPLING_444 NVTIFF_JPEG_CHROMA_SUBSAMPLING_422 NVTIFF_JPEG_CHROMA_SUBSAMPLING_420",
);

pub(crate) static nvtiffJpegEncodeOptions: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffJpegEncodeOptions\nstruct nvtiffJpegEncodeOptions_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (12, 4, false),
    |table| {
        table.plain("quality\0I32 0\0optimized_huffman\0I32 4\0");
        table.field(c"chroma_subsampling", 8, Ty::Enum(&nvtiff0::nvtiffJpegChromaSubsampling_t));
    },
);

pub(crate) static nvtiffJpegEncodeOptions_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffJpegEncodeOptions_t\nstruct nvtiffJpegEncodeOptions_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffJpegEncodeOptions,
);

pub(crate) static nvtiffOutputFormat_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffOutputFormat_t\nenum nvtiffOutputFormat_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_OUTPUT_UNCHANGED_I NVTIFF_OUTPUT_RGB_I_UINT8 NVTIFF_OUTPUT_RGB_I_UINT16",
);

pub(crate) static nvtiffPhotometricInt_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffPhotometricInt_t\nenum nvtiffPhotometricInt_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_PHOTOMETRIC_UNKNOWN=-1 NVTIFF_PHOTOMETRIC_MINISWHITE NVTIFF_PHOTOMETRIC_MINISBLACK NVTIFF_PHOTOMETRIC_RGB NVTIFF_PHOTOMETRIC_PALETTE NVTIFF_PHOTOMETRIC_MASK NVTIFF_PHOTOMETRIC_SEPARATED NVTIFF_PHOTOMETRIC_YCBCR",
);

pub(crate) static nvtiffPinnedAllocator: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffPinnedAllocator\nstruct nvtiffPinnedAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (24, 8, false),
    |table| {
        table.field(c"pinned_malloc", 0, Ty::Callback(Some(&nvtiff0::nvtiffPinnedMallocAsync__signature)));
        table.field(c"pinned_free", 8, Ty::Callback(Some(&nvtiff0::nvtiffPinnedFreeAsync__signature)));
        table.plain("pinned_ctx\0Pointer 16\0");
    },
);

pub(crate) static nvtiffPinnedAllocator_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffPinnedAllocator_t\nstruct nvtiffPinnedAllocator_t, from nvtiff.h. Since at least nvTIFF 0.8.",
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
        "cubind.nvtiff.nvtiffPinnedFreeAsync\nthe address of a C function, nvtiffPinnedFreeAsync, from nvtiff.h. Since at least nvTIFF 0.8.",
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
        "cubind.nvtiff.nvtiffPinnedMallocAsync\nthe address of a C function, nvtiffPinnedMallocAsync, from nvtiff.h. Since at least nvTIFF 0.8.",
        ValueKind::Callback,
        None,
    )
    .calling(&nvtiffPinnedMallocAsync__signature);

pub(crate) static nvtiffPlanarConfig_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffPlanarConfig_t\nenum nvtiffPlanarConfig_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_PLANARCONFIG_UNKNOWN NVTIFF_PLANARCONFIG_CONTIG NVTIFF_PLANARCONFIG_SEPARATE",
);

pub(crate) static nvtiffSampleFormat_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffSampleFormat_t\nenum nvtiffSampleFormat_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_SAMPLEFORMAT_UNKNOWN NVTIFF_SAMPLEFORMAT_UINT NVTIFF_SAMPLEFORMAT_INT NVTIFF_SAMPLEFORMAT_IEEEFP NVTIFF_SAMPLEFORMAT_VOID NVTIFF_SAMPLEFORMAT_COMPLEXINT NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP",
);

pub(crate) static nvtiffStatus_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffStatus_t\nenum nvtiffStatus_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_STATUS_SUCCESS NVTIFF_STATUS_NOT_INITIALIZED NVTIFF_STATUS_INVALID_PARAMETER NVTIFF_STATUS_BAD_TIFF NVTIFF_STATUS_TIFF_NOT_SUPPORTED NVTIFF_STATUS_ALLOCATOR_FAILURE NVTIFF_STATUS_EXECUTION_FAILED NVTIFF_STATUS_ARCH_MISMATCH NVTIFF_STATUS_INTERNAL_ERROR NVTIFF_STATUS_NVCOMP_NOT_FOUND NVTIFF_STATUS_NVJPEG_NOT_FOUND NVTIFF_STATUS_TAG_NOT_FOUND NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS NVTIFF_STATUS_NVJPEG2K_NOT_FOUND NVTIFF_STATUS_BATCH_INCOMPATIBLE",
);

pub(crate) static nvtiffStreamHeader: RecordDef = RecordDef::new(
    "cubind.nvtiff.nvtiffStreamHeader\nstruct nvtiffStreamHeader_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    (16, 8, false),
    |table| {
        table.field(c"variant", 0, Ty::Enum(&nvtiff0::nvtiffVariant_t));
        table.plain("first_ifd_offset\0U64 8\0");
    },
);

pub(crate) static nvtiffStreamHeader_t: RecordDef = RecordDef::alias(
    "cubind.nvtiff.nvtiffStreamHeader_t\nstruct nvtiffStreamHeader_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    &nvtiff0::nvtiffStreamHeader,
);

pub(crate) static nvtiffStream_t: ValueDef = ValueDef::new(
    "cubind.nvtiff.nvtiffStream_t\ntypedef nvtiffStream_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    ValueKind::Handle, None,
);

pub(crate) static nvtiffTagDataType_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffTagDataType_t\nenum nvtiffTagDataType_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_TAG_TYPE_BYTE=1 NVTIFF_TAG_TYPE_ASCII NVTIFF_TAG_TYPE_SHORT NVTIFF_TAG_TYPE_LONG NVTIFF_TAG_TYPE_RATIONAL NVTIFF_TAG_TYPE_SBYTE NVTIFF_TAG_TYPE_UNDEFINED NVTIFF_TAG_TYPE_SSHORT NVTIFF_TAG_TYPE_SLONG NVTIFF_TAG_TYPE_SRATIONAL NVTIFF_TAG_TYPE_FLOAT NVTIFF_TAG_TYPE_DOUBLE NVTIFF_TAG_TYPE_LONG8=16 NVTIFF_TAG_TYPE_SLONG8 NVTIFF_TAG_TYPE_IFD8",
);

pub(crate) static nvtiffVariant_t: EnumDef = EnumDef::new(
    "cubind.nvtiff.nvtiffVariant_t\nenum nvtiffVariant_t, from nvtiff.h. Since at least nvTIFF 0.8.",
    "NVTIFF_REGULAR_TIFF=42 NVTIFF_BIG_TIFF",
);
