//! The contents of `cubind.nvtiff`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtiff::{common, slots};
use crate::support::gen1::*;
use crate::tables::{nvtiff0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvTIFF",
        if cfg!(windows) { &["nvtiff_0.dll"] } else { &["libnvtiff.so.0"] },
        None,
        &["nvidia/nvtiff/lib"],
        "",
        &[],
    )
    .versions_of("nvTIFF")
    .installed_by(&["nvidia-nvtiff-cu13", "nvidia-nvtiff-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 0u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 0u32,
    library: "nvtiff",
    name: c"cubind.nvtiff",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
    table.class(Class::Enum(&nvtiff0::nvtiffCompression_t));
    table.class(Class::Value(&nvtiff0::nvtiffDecodeParams_t));
    table.class(Class::Record(&nvtiff0::nvtiffDecodeRegion));
    table.class(Class::Record(&nvtiff0::nvtiffDecodeRegion_t));
    table.class(Class::Value(&nvtiff0::nvtiffDecoder_t));
    table.class(Class::Record(&nvtiff0::nvtiffDeviceAllocator));
    table.class(Class::Record(&nvtiff0::nvtiffDeviceAllocator_t));
    table.class(Class::Value(&nvtiff0::nvtiffDeviceFreeAsync));
    table.class(Class::Value(&nvtiff0::nvtiffDeviceMallocAsync));
    table.class(Class::Value(&nvtiff0::nvtiffEncodeParams_t));
    table.class(Class::Value(&nvtiff0::nvtiffEncoder_t));
    table.class(Class::Enum(&nvtiff0::nvtiffGeoKeyDataType_t));
    table.class(Class::Enum(&nvtiff0::nvtiffGeoKey_t));
    table.class(Class::Record(&nvtiff0::nvtiffImage));
    table.class(Class::Record(&nvtiff0::nvtiffImageGeometry));
    table.class(Class::Enum(&nvtiff0::nvtiffImageGeometryType_t));
    table.class(Class::Record(&nvtiff0::nvtiffImageGeometry_t));
    table.class(Class::Record(&nvtiff0::nvtiffImageInfo));
    table.class(Class::Record(&nvtiff0::nvtiffImageInfo_t));
    table.class(Class::Enum(&nvtiff0::nvtiffImageType));
    table.class(Class::Value(&nvtiff0::nvtiffImageType_t));
    table.class(Class::Record(&nvtiff0::nvtiffImage_t));
    table.class(Class::Enum(&nvtiff0::nvtiffJpegChromaSubsampling_t));
    table.class(Class::Record(&nvtiff0::nvtiffJpegEncodeOptions));
    table.class(Class::Record(&nvtiff0::nvtiffJpegEncodeOptions_t));
    table.class(Class::Enum(&nvtiff0::nvtiffOutputFormat_t));
    table.class(Class::Enum(&nvtiff0::nvtiffPhotometricInt_t));
    table.class(Class::Record(&nvtiff0::nvtiffPinnedAllocator));
    table.class(Class::Record(&nvtiff0::nvtiffPinnedAllocator_t));
    table.class(Class::Value(&nvtiff0::nvtiffPinnedFreeAsync));
    table.class(Class::Value(&nvtiff0::nvtiffPinnedMallocAsync));
    table.class(Class::Enum(&nvtiff0::nvtiffPlanarConfig_t));
    table.class(Class::Enum(&nvtiff0::nvtiffSampleFormat_t));
    table.class(Class::Enum(&nvtiff0::nvtiffStatus_t));
    table.class(Class::Record(&nvtiff0::nvtiffStreamHeader));
    table.class(Class::Record(&nvtiff0::nvtiffStreamHeader_t));
    table.class(Class::Value(&nvtiff0::nvtiffStream_t));
    table.class(Class::Enum(&nvtiff0::nvtiffTagDataType_t));
    table.class(Class::Enum(&nvtiff0::nvtiffVariant_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
    table.constant("NVTIFF_NO_IMAGE", Constant::Unsigned(18446744073709551615));
}

functions! {
    common::nvtiffDecode,
    common::nvtiffDecodeCheckSupported,
    common::nvtiffDecodeParamsCreate,
    common::nvtiffDecodeParamsDestroy,
    common::nvtiffDecodeParamsSetOutputFormat,
    common::nvtiffDecodeParamsSetRegions,
    common::nvtiffDecoderCreate,
    common::nvtiffDecoderCreateSimple,
    common::nvtiffDecoderDestroy,
    common::nvtiffEncode,
    common::nvtiffEncodeFinalize,
    common::nvtiffEncodeParamsCreate,
    common::nvtiffEncodeParamsDestroy,
    common::nvtiffEncodeParamsSetGeoKey,
    common::nvtiffEncodeParamsSetGeoKeyASCII,
    common::nvtiffEncodeParamsSetGeoKeyDOUBLE,
    common::nvtiffEncodeParamsSetGeoKeySHORT,
    common::nvtiffEncodeParamsSetImageGeometry,
    common::nvtiffEncodeParamsSetImageInfo,
    common::nvtiffEncodeParamsSetInputs,
    common::nvtiffEncodeParamsSetJpegOptions,
    common::nvtiffEncodeParamsSetTag,
    common::nvtiffEncodeParamsSetTiffVariant,
    common::nvtiffEncoderCreate,
    common::nvtiffEncoderDestroy,
    common::nvtiffGetBitstreamSize,
    common::nvtiffGetProperty,
    common::nvtiffStreamClose,
    common::nvtiffStreamGetGeoKey,
    common::nvtiffStreamGetGeoKeyASCII,
    common::nvtiffStreamGetGeoKeyDOUBLE,
    common::nvtiffStreamGetGeoKeyInfo,
    common::nvtiffStreamGetGeoKeySHORT,
    common::nvtiffStreamGetHeader,
    common::nvtiffStreamGetImageGeometry,
    common::nvtiffStreamGetImageInfo,
    common::nvtiffStreamGetNextIFDOffset,
    common::nvtiffStreamGetNumberOfGeoKeys,
    common::nvtiffStreamGetNumberOfTags,
    common::nvtiffStreamGetTagInfo,
    common::nvtiffStreamGetTagValue,
    common::nvtiffStreamHasTag,
    common::nvtiffStreamOpen,
    common::nvtiffStreamOpenFromFile,
    common::nvtiffStreamPrint,
    common::nvtiffWriteTiffBuffer,
    common::nvtiffWriteTiffFile,
}

c_functions! {}

int_constants! {
    MAX_NUM_SAMPLES = 16,
    NVTIFF_TAG_MODEL_PIXEL_SCALE = 33550,
    NVTIFF_TAG_MODEL_TIE_POINT = 33922,
    NVTIFF_TAG_MODEL_TRANSFORMATION = 34264,
    NVTIFF_VER_BUILD = 82,
    NVTIFF_VER_MAJOR = 0,
    NVTIFF_VER_MINOR = 8,
    NVTIFF_VER_PATCH = 0,
}
