//! The contents of `cubind.nvjpeg2k`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg2k::{common, slots};
use crate::support::gen1::*;
use crate::tables::{nvjpeg2k0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG2000",
        if cfg!(windows) { &["nvjpeg2k_0.dll"] } else { &["libnvjpeg2k.so.0"] },
        None,
        &["nvidia/nvjpeg2k/lib"],
        "",
        &[],
    )
    .versions_of("nvJPEG2000")
    .installed_by(&["nvidia-nvjpeg2k-cu13", "nvidia-nvjpeg2k-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 0u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 0u32,
    library: "nvjpeg2k",
    name: c"cubind.nvjpeg2k",
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
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kBackend_t));
    table.class_as("nvjpeg2kBitstreamType", Class::Enum(&nvjpeg2k0::nvjpeg2kBitstreamType_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kBitstreamType_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kColorSpace_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDecodeParams_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDecodeState_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kDeviceAllocatorV2));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kDeviceAllocatorV2_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kDeviceAllocator_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDeviceFree));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDeviceFreeV2));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDeviceMalloc));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kDeviceMallocV2));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kEncodeConfig_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kEncodeParams_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kEncodeState_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kEncoder_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kHandle_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kImageComponentInfo_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kImageFormat_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kImageInfo_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kImageType_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kImage_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kNLTInfo));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kNLTInfo_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kNLTType_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kPinnedAllocatorV2));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kPinnedAllocatorV2_t));
    table.class(Class::Record(&nvjpeg2k0::nvjpeg2kPinnedAllocator_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kPinnedFree));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kPinnedFreeV2));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kPinnedMalloc));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kPinnedMallocV2));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kProgOrder_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kQualityType_t));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kStatus_t));
    table.class(Class::Value(&nvjpeg2k0::nvjpeg2kStream_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::nvjpeg2kCreate,
    common::nvjpeg2kCreateSimple,
    common::nvjpeg2kCreateV2,
    common::nvjpeg2kDecode,
    common::nvjpeg2kDecodeImage,
    common::nvjpeg2kDecodeParamsCreate,
    common::nvjpeg2kDecodeParamsDestroy,
    common::nvjpeg2kDecodeParamsSetDecodeArea,
    common::nvjpeg2kDecodeParamsSetOutputFormat,
    common::nvjpeg2kDecodeParamsSetRGBOutput,
    common::nvjpeg2kDecodeStateCreate,
    common::nvjpeg2kDecodeStateDestroy,
    common::nvjpeg2kDecodeTile,
    common::nvjpeg2kDestroy,
    common::nvjpeg2kEncode,
    common::nvjpeg2kEncodeParamsCreate,
    common::nvjpeg2kEncodeParamsDestroy,
    common::nvjpeg2kEncodeParamsSetEncodeConfig,
    common::nvjpeg2kEncodeParamsSetInputFormat,
    common::nvjpeg2kEncodeParamsSetNLTInfo,
    common::nvjpeg2kEncodeParamsSetQuality,
    common::nvjpeg2kEncodeParamsSpecifyQuality,
    common::nvjpeg2kEncodeRetrieveBitstream,
    common::nvjpeg2kEncodeStateCreate,
    common::nvjpeg2kEncodeStateDestroy,
    common::nvjpeg2kEncoderCreateSimple,
    common::nvjpeg2kEncoderDestroy,
    common::nvjpeg2kGetCudartProperty,
    common::nvjpeg2kGetDeviceMemoryPadding,
    common::nvjpeg2kGetPinnedMemoryPadding,
    common::nvjpeg2kGetProperty,
    common::nvjpeg2kSetDeviceMemoryPadding,
    common::nvjpeg2kSetPinnedMemoryPadding,
    common::nvjpeg2kStreamCreate,
    common::nvjpeg2kStreamDestroy,
    common::nvjpeg2kStreamGetColorSpace,
    common::nvjpeg2kStreamGetComponentNLTInfo,
    common::nvjpeg2kStreamGetImageComponentInfo,
    common::nvjpeg2kStreamGetImageInfo,
    common::nvjpeg2kStreamGetResolutionComponentDim,
    common::nvjpeg2kStreamGetResolutionsInTile,
    common::nvjpeg2kStreamGetTileComponentDim,
    common::nvjpeg2kStreamParse,
    common::nvjpeg2kStreamParseFile,
}

c_functions! {}

int_constants! {
    NVJPEG2K_MAXRES = 33,
    NVJPEG2K_MODE_HT = 64,
    NVJPEG2K_RSIZ_HT = 16384,
    NVJPEG2K_VER_BUILD = 51,
    NVJPEG2K_VER_MAJOR = 0,
    NVJPEG2K_VER_MINOR = 11,
    NVJPEG2K_VER_PATCH = 0,
}
