//! The contents of `cubind.cuda13.nvjpeg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg::{both, only13, slots};
use crate::support::gen1::*;
use crate::tables::{nvjpeg, nvjpeg13, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG of CUDA 13",
        if cfg!(windows) { &["nvjpeg64_13.dll"] } else { &["libnvjpeg.so.13"] },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvjpeg",
        &[],
    )
    .installed_by(&["nvidia-nvjpeg"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "nvjpeg",
    name: c"cubind.cuda13.nvjpeg",
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
    table.class(Class::Enum(&nvjpeg::nvjpegBackend_t));
    table.class(Class::Value(&nvjpeg::nvjpegBufferDevice_t));
    table.class(Class::Value(&nvjpeg::nvjpegBufferPinned_t));
    table.class(Class::Enum(&nvjpeg::nvjpegChromaSubsampling_t));
    table.class(Class::Value(&nvjpeg::nvjpegDecodeParams_t));
    table.class(Class::Record(&nvjpeg::nvjpegDevAllocatorV2_t));
    table.class(Class::Record(&nvjpeg::nvjpegDevAllocator_t));
    table.class(Class::Enum(&nvjpeg::nvjpegEncBackend_t));
    table.class(Class::Value(&nvjpeg::nvjpegEncoderParams_t));
    table.class(Class::Value(&nvjpeg::nvjpegEncoderState_t));
    table.class(Class::Enum(&nvjpeg::nvjpegExifOrientation_t));
    table.class(Class::Value(&nvjpeg::nvjpegHandle_t));
    table.class(Class::Record(&nvjpeg::nvjpegImage_t));
    table.class(Class::Enum(&nvjpeg::nvjpegInputFormat_t));
    table.class(Class::Value(&nvjpeg::nvjpegJpegDecoder_t));
    table.class(Class::Enum(&nvjpeg::nvjpegJpegEncoding_t));
    table.class(Class::Value(&nvjpeg::nvjpegJpegState_t));
    table.class(Class::Value(&nvjpeg::nvjpegJpegStream_t));
    table.class(Class::Enum(&nvjpeg13::nvjpegOutputFormat_t));
    table.class(Class::Record(&nvjpeg::nvjpegPinnedAllocatorV2_t));
    table.class(Class::Record(&nvjpeg::nvjpegPinnedAllocator_t));
    table.class(Class::Enum(&nvjpeg::nvjpegScaleFactor_t));
    table.class(Class::Enum(&nvjpeg::nvjpegStatus_t));
    table.class(Class::Value(&nvjpeg::tDevFree));
    table.class(Class::Value(&nvjpeg::tDevFreeV2));
    table.class(Class::Value(&nvjpeg::tDevMalloc));
    table.class(Class::Value(&nvjpeg::tDevMallocV2));
    table.class(Class::Value(&nvjpeg::tPinnedFree));
    table.class(Class::Value(&nvjpeg::tPinnedFreeV2));
    table.class(Class::Value(&nvjpeg::tPinnedMalloc));
    table.class(Class::Value(&nvjpeg::tPinnedMallocV2));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("NVJPEG_FLAGS_BITSTREAM_STRICT", Constant::Int(4));
    table.constant("NVJPEG_FLAGS_DEFAULT", Constant::Int(0));
    table.constant("NVJPEG_FLAGS_ENABLE_MEMORY_POOLS", Constant::Int(2));
    table.constant("NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE", Constant::Int(1));
    table.constant("NVJPEG_FLAGS_REDUCED_MEMORY_DECODE", Constant::Int(8));
    table.constant("NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY", Constant::Int(16));
    table.constant("NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION", Constant::Int(32));
    table.constant("NVJPEG_MAX_COMPONENT", Constant::Int(4));
    table.constant("NVJPEG_VER_BUILD", Constant::Int(43));
    table.constant("NVJPEG_VER_MAJOR", Constant::Int(13));
    table.constant("NVJPEG_VER_MINOR", Constant::Int(3));
    table.constant("NVJPEG_VER_PATCH", Constant::Int(2));
}

functions! {
    both::nvjpegBufferDeviceCreate,
    both::nvjpegBufferDeviceCreateV2,
    both::nvjpegBufferDeviceDestroy,
    both::nvjpegBufferDeviceResize,
    both::nvjpegBufferDeviceRetrieve,
    both::nvjpegBufferPinnedCreate,
    both::nvjpegBufferPinnedCreateV2,
    both::nvjpegBufferPinnedDestroy,
    both::nvjpegBufferPinnedResize,
    both::nvjpegBufferPinnedRetrieve,
    both::nvjpegCreate,
    both::nvjpegCreateEx,
    both::nvjpegCreateExV2,
    both::nvjpegCreateSimple,
    only13::nvjpegDecode documented in both,
    both::nvjpegDecodeBatched,
    both::nvjpegDecodeBatchedEx,
    only13::nvjpegDecodeBatchedInitialize documented in both,
    both::nvjpegDecodeBatchedParseJpegTables,
    only13::nvjpegDecodeBatchedPreAllocate documented in both,
    both::nvjpegDecodeBatchedSupported,
    both::nvjpegDecodeBatchedSupportedEx,
    both::nvjpegDecodeJpeg,
    both::nvjpegDecodeJpegDevice,
    both::nvjpegDecodeJpegHost,
    both::nvjpegDecodeJpegTransferToDevice,
    both::nvjpegDecodeParamsCreate,
    both::nvjpegDecodeParamsDestroy,
    both::nvjpegDecodeParamsSetAllowCMYK,
    both::nvjpegDecodeParamsSetExifOrientation,
    only13::nvjpegDecodeParamsSetOutputFormat documented in both,
    both::nvjpegDecodeParamsSetROI,
    both::nvjpegDecodeParamsSetScaleFactor,
    both::nvjpegDecoderCreate,
    both::nvjpegDecoderDestroy,
    both::nvjpegDecoderJpegSupported,
    both::nvjpegDecoderStateCreate,
    both::nvjpegDestroy,
    both::nvjpegEncode,
    both::nvjpegEncodeGetBufferSize,
    both::nvjpegEncodeImage,
    both::nvjpegEncodeRetrieveBitstream,
    both::nvjpegEncodeRetrieveBitstreamDevice,
    both::nvjpegEncodeYUV,
    both::nvjpegEncoderParamsCopyMetadata,
    both::nvjpegEncoderParamsCopyQuantizationTables,
    both::nvjpegEncoderParamsCreate,
    both::nvjpegEncoderParamsDestroy,
    both::nvjpegEncoderParamsSetEncoding,
    both::nvjpegEncoderParamsSetOptimizedHuffman,
    both::nvjpegEncoderParamsSetQuality,
    both::nvjpegEncoderParamsSetRestartInterval,
    both::nvjpegEncoderParamsSetSamplingFactors,
    both::nvjpegEncoderStateCreate,
    both::nvjpegEncoderStateCreateWithBackend,
    both::nvjpegEncoderStateDestroy,
    both::nvjpegGetCudartProperty,
    both::nvjpegGetDeviceMemoryPadding,
    both::nvjpegGetHardwareDecoderInfo,
    both::nvjpegGetHardwareEncoderInfo,
    both::nvjpegGetImageInfo,
    both::nvjpegGetPinnedMemoryPadding,
    both::nvjpegGetProperty,
    both::nvjpegJpegStateCreate,
    both::nvjpegJpegStateDestroy,
    both::nvjpegJpegStreamCreate,
    both::nvjpegJpegStreamDestroy,
    both::nvjpegJpegStreamGetChromaSubsampling,
    both::nvjpegJpegStreamGetComponentDimensions,
    both::nvjpegJpegStreamGetComponentsNum,
    both::nvjpegJpegStreamGetExifOrientation,
    both::nvjpegJpegStreamGetFrameDimensions,
    both::nvjpegJpegStreamGetJpegEncoding,
    both::nvjpegJpegStreamGetSamplePrecision,
    both::nvjpegJpegStreamParse,
    both::nvjpegJpegStreamParseHeader,
    both::nvjpegJpegStreamParseTables,
    both::nvjpegSetDeviceMemoryPadding,
    both::nvjpegSetPinnedMemoryPadding,
    both::nvjpegStateAttachDeviceBuffer,
    both::nvjpegStateAttachPinnedBuffer,
}
