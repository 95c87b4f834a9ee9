//! The contents of `cubind.nvjpeg2k`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg2k::{both, slots};
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

c_functions! {
}

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
    table.constant("NVJPEG2K_MAXRES", Constant::Int(33));
    table.constant("NVJPEG2K_MODE_HT", Constant::Int(64));
    table.constant("NVJPEG2K_RSIZ_HT", Constant::Int(16384));
    table.constant("NVJPEG2K_VER_BUILD", Constant::Int(51));
    table.constant("NVJPEG2K_VER_MAJOR", Constant::Int(0));
    table.constant("NVJPEG2K_VER_MINOR", Constant::Int(11));
    table.constant("NVJPEG2K_VER_PATCH", Constant::Int(0));
}

functions! {
    both::nvjpeg2kCreate,
    both::nvjpeg2kCreateSimple,
    both::nvjpeg2kCreateV2,
    both::nvjpeg2kDecode,
    both::nvjpeg2kDecodeImage,
    both::nvjpeg2kDecodeParamsCreate,
    both::nvjpeg2kDecodeParamsDestroy,
    both::nvjpeg2kDecodeParamsSetDecodeArea,
    both::nvjpeg2kDecodeParamsSetOutputFormat,
    both::nvjpeg2kDecodeParamsSetRGBOutput,
    both::nvjpeg2kDecodeStateCreate,
    both::nvjpeg2kDecodeStateDestroy,
    both::nvjpeg2kDecodeTile,
    both::nvjpeg2kDestroy,
    both::nvjpeg2kEncode,
    both::nvjpeg2kEncodeParamsCreate,
    both::nvjpeg2kEncodeParamsDestroy,
    both::nvjpeg2kEncodeParamsSetEncodeConfig,
    both::nvjpeg2kEncodeParamsSetInputFormat,
    both::nvjpeg2kEncodeParamsSetNLTInfo,
    both::nvjpeg2kEncodeParamsSetQuality,
    both::nvjpeg2kEncodeParamsSpecifyQuality,
    both::nvjpeg2kEncodeRetrieveBitstream,
    both::nvjpeg2kEncodeStateCreate,
    both::nvjpeg2kEncodeStateDestroy,
    both::nvjpeg2kEncoderCreateSimple,
    both::nvjpeg2kEncoderDestroy,
    both::nvjpeg2kGetCudartProperty,
    both::nvjpeg2kGetDeviceMemoryPadding,
    both::nvjpeg2kGetPinnedMemoryPadding,
    both::nvjpeg2kGetProperty,
    both::nvjpeg2kSetDeviceMemoryPadding,
    both::nvjpeg2kSetPinnedMemoryPadding,
    both::nvjpeg2kStreamCreate,
    both::nvjpeg2kStreamDestroy,
    both::nvjpeg2kStreamGetColorSpace,
    both::nvjpeg2kStreamGetComponentNLTInfo,
    both::nvjpeg2kStreamGetImageComponentInfo,
    both::nvjpeg2kStreamGetImageInfo,
    both::nvjpeg2kStreamGetResolutionComponentDim,
    both::nvjpeg2kStreamGetResolutionsInTile,
    both::nvjpeg2kStreamGetTileComponentDim,
    both::nvjpeg2kStreamParse,
    both::nvjpeg2kStreamParseFile,
}
