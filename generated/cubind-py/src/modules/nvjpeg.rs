//! The contents of `nvjpeg` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg::common;
use crate::support::gen1::*;
use crate::tables::{nvjpeg, runtime};

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
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

pub(super) fn constants(table: &mut Rows<(&'static str, Constant)>) {
    ints(table);
}

functions! {
    common::nvjpegBufferDeviceCreate,
    common::nvjpegBufferDeviceCreateV2,
    common::nvjpegBufferDeviceDestroy,
    common::nvjpegBufferDeviceResize,
    common::nvjpegBufferDeviceRetrieve,
    common::nvjpegBufferPinnedCreate,
    common::nvjpegBufferPinnedCreateV2,
    common::nvjpegBufferPinnedDestroy,
    common::nvjpegBufferPinnedResize,
    common::nvjpegBufferPinnedRetrieve,
    common::nvjpegCreate,
    common::nvjpegCreateEx,
    common::nvjpegCreateExV2,
    common::nvjpegCreateSimple,
    common::nvjpegDecodeBatched,
    common::nvjpegDecodeBatchedEx,
    common::nvjpegDecodeBatchedParseJpegTables,
    common::nvjpegDecodeBatchedSupported,
    common::nvjpegDecodeBatchedSupportedEx,
    common::nvjpegDecodeJpeg,
    common::nvjpegDecodeJpegDevice,
    common::nvjpegDecodeJpegHost,
    common::nvjpegDecodeJpegTransferToDevice,
    common::nvjpegDecodeParamsCreate,
    common::nvjpegDecodeParamsDestroy,
    common::nvjpegDecodeParamsSetAllowCMYK,
    common::nvjpegDecodeParamsSetExifOrientation,
    common::nvjpegDecodeParamsSetROI,
    common::nvjpegDecodeParamsSetScaleFactor,
    common::nvjpegDecoderCreate,
    common::nvjpegDecoderDestroy,
    common::nvjpegDecoderJpegSupported,
    common::nvjpegDecoderStateCreate,
    common::nvjpegDestroy,
    common::nvjpegEncode,
    common::nvjpegEncodeGetBufferSize,
    common::nvjpegEncodeImage,
    common::nvjpegEncodeRetrieveBitstream,
    common::nvjpegEncodeRetrieveBitstreamDevice,
    common::nvjpegEncodeYUV,
    common::nvjpegEncoderParamsCopyMetadata,
    common::nvjpegEncoderParamsCopyQuantizationTables,
    common::nvjpegEncoderParamsCreate,
    common::nvjpegEncoderParamsDestroy,
    common::nvjpegEncoderParamsSetEncoding,
    common::nvjpegEncoderParamsSetOptimizedHuffman,
    common::nvjpegEncoderParamsSetQuality,
    common::nvjpegEncoderParamsSetRestartInterval,
    common::nvjpegEncoderParamsSetSamplingFactors,
    common::nvjpegEncoderStateCreate,
    common::nvjpegEncoderStateCreateWithBackend,
    common::nvjpegEncoderStateDestroy,
    common::nvjpegGetCudartProperty,
    common::nvjpegGetDeviceMemoryPadding,
    common::nvjpegGetHardwareDecoderInfo,
    common::nvjpegGetHardwareEncoderInfo,
    common::nvjpegGetImageInfo,
    common::nvjpegGetPinnedMemoryPadding,
    common::nvjpegGetProperty,
    common::nvjpegJpegStateCreate,
    common::nvjpegJpegStateDestroy,
    common::nvjpegJpegStreamCreate,
    common::nvjpegJpegStreamDestroy,
    common::nvjpegJpegStreamGetChromaSubsampling,
    common::nvjpegJpegStreamGetComponentDimensions,
    common::nvjpegJpegStreamGetComponentsNum,
    common::nvjpegJpegStreamGetExifOrientation,
    common::nvjpegJpegStreamGetFrameDimensions,
    common::nvjpegJpegStreamGetJpegEncoding,
    common::nvjpegJpegStreamGetSamplePrecision,
    common::nvjpegJpegStreamParse,
    common::nvjpegJpegStreamParseHeader,
    common::nvjpegJpegStreamParseTables,
    common::nvjpegSetDeviceMemoryPadding,
    common::nvjpegSetPinnedMemoryPadding,
    common::nvjpegStateAttachDeviceBuffer,
    common::nvjpegStateAttachPinnedBuffer,
}

int_constants! {
    NVJPEG_FLAGS_BITSTREAM_STRICT = 4,
    NVJPEG_FLAGS_DEFAULT = 0,
    NVJPEG_FLAGS_ENABLE_MEMORY_POOLS = 2,
    NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE = 1,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE = 8,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY = 16,
    NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION = 32,
    NVJPEG_MAX_COMPONENT = 4,
}
