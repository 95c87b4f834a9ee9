//! The contents of `cubind.nvtiff`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvtiff::{both, slots};
use crate::support::prelude::*;
use crate::tables::{nvtiff0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvTIFF",
        &["libnvtiff.so.0"],
        None,
        &["nvidia/nvtiff/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvtiff-cu13", "nvidia-nvtiff-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvtiffDecode, None, ""),
        (slots::nvtiffDecodeCheckSupported, None, ""),
        (slots::nvtiffDecodeParamsCreate, None, ""),
        (slots::nvtiffDecodeParamsDestroy, None, ""),
        (slots::nvtiffDecodeParamsSetOutputFormat, None, ""),
        (slots::nvtiffDecodeParamsSetRegions, None, ""),
        (slots::nvtiffDecoderCreate, None, ""),
        (slots::nvtiffDecoderCreateSimple, None, ""),
        (slots::nvtiffDecoderDestroy, None, ""),
        (slots::nvtiffEncode, None, ""),
        (slots::nvtiffEncodeFinalize, None, ""),
        (slots::nvtiffEncodeParamsCreate, None, ""),
        (slots::nvtiffEncodeParamsDestroy, None, ""),
        (slots::nvtiffEncodeParamsSetGeoKey, None, ""),
        (slots::nvtiffEncodeParamsSetGeoKeyASCII, None, ""),
        (slots::nvtiffEncodeParamsSetGeoKeyDOUBLE, None, ""),
        (slots::nvtiffEncodeParamsSetGeoKeySHORT, None, ""),
        (slots::nvtiffEncodeParamsSetImageGeometry, None, ""),
        (slots::nvtiffEncodeParamsSetImageInfo, None, ""),
        (slots::nvtiffEncodeParamsSetInputs, None, ""),
        (slots::nvtiffEncodeParamsSetJpegOptions, None, ""),
        (slots::nvtiffEncodeParamsSetTag, None, ""),
        (slots::nvtiffEncodeParamsSetTiffVariant, None, ""),
        (slots::nvtiffEncoderCreate, None, ""),
        (slots::nvtiffEncoderDestroy, None, ""),
        (slots::nvtiffGetBitstreamSize, None, ""),
        (slots::nvtiffGetProperty, None, ""),
        (slots::nvtiffStreamClose, None, ""),
        (slots::nvtiffStreamGetGeoKey, None, ""),
        (slots::nvtiffStreamGetGeoKeyASCII, None, ""),
        (slots::nvtiffStreamGetGeoKeyDOUBLE, None, ""),
        (slots::nvtiffStreamGetGeoKeyInfo, None, ""),
        (slots::nvtiffStreamGetGeoKeySHORT, None, ""),
        (slots::nvtiffStreamGetHeader, None, ""),
        (slots::nvtiffStreamGetImageGeometry, None, ""),
        (slots::nvtiffStreamGetImageInfo, None, ""),
        (slots::nvtiffStreamGetNextIFDOffset, None, ""),
        (slots::nvtiffStreamGetNumberOfGeoKeys, None, ""),
        (slots::nvtiffStreamGetNumberOfTags, None, ""),
        (slots::nvtiffStreamGetTagInfo, None, ""),
        (slots::nvtiffStreamGetTagValue, None, ""),
        (slots::nvtiffStreamHasTag, None, ""),
        (slots::nvtiffStreamOpen, None, ""),
        (slots::nvtiffStreamOpenFromFile, None, ""),
        (slots::nvtiffStreamPrint, None, ""),
        (slots::nvtiffWriteTiffBuffer, None, ""),
        (slots::nvtiffWriteTiffFile, None, ""),
    ],
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"nvtiffDecode",
            both::nvtiffDecode,
            c"nvtiffDecode($self, tiff_stream, decoder, params, image_out, stream)\n--\n\nDecodes the images or regions of a TIFF into device memory on a stream.\n\n``nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecoder : nvtiffDecoder_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nparams : nvtiffDecodeParams_t or None\nimage_out : list[nvtiffImage_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecode\n",
        );
    table
        .function(
            c"nvtiffDecodeCheckSupported",
            both::nvtiffDecodeCheckSupported,
            c"nvtiffDecodeCheckSupported($self, tiff_stream, decoder, params, image_out)\n--\n\nChecks whether a decoder can decode a TIFF with these parameters.\n\n``nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\ndecoder : nvtiffDecoder_t or None\nparams : nvtiffDecodeParams_t or None\nimage_out : list[nvtiffImage_t] or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeCheckSupported\n",
        );
    table
        .function(
            c"nvtiffDecodeParamsCreate",
            both::nvtiffDecodeParamsCreate,
            c"nvtiffDecodeParamsCreate($self)\n--\n\nCreates the parameters of decoding, with defaults.\n\n``nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)``\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ndecode_params : nvtiffDecodeParams_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsCreate\n",
        );
    table
        .function(
            c"nvtiffDecodeParamsDestroy",
            both::nvtiffDecodeParamsDestroy,
            c"nvtiffDecodeParamsDestroy($self, decode_params)\n--\n\nDestroys parameters of decoding.\n\n``nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)``\n\nParameters\n----------\ndecode_params : nvtiffDecodeParams_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsDestroy\n",
        );
    table
        .function(
            c"nvtiffDecodeParamsSetOutputFormat",
            both::nvtiffDecodeParamsSetOutputFormat,
            c"nvtiffDecodeParamsSetOutputFormat($self, decode_params, pformat)\n--\n\nSets the format that pixels are decoded to, such as interleaved RGB.\n\n``nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)``\n\nParameters\n----------\ndecode_params : nvtiffDecodeParams_t or None\npformat : nvtiffOutputFormat_t\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetOutputFormat\n",
        );
    table
        .function(
            c"nvtiffDecodeParamsSetRegions",
            both::nvtiffDecodeParamsSetRegions,
            c"nvtiffDecodeParamsSetRegions($self, decode_params, regions, count)\n--\n\nSets the regions to decode, each of one directory's image.\n\n``nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)``\n\nParameters\n----------\ndecode_params : nvtiffDecodeParams_t or None\nregions : list[nvtiffDecodeRegion_t] or None\n    cubind keeps it alive until ``decode_params`` is destroyed, or such a call replaces it.\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetRegions\n",
        );
    table
        .function(
            c"nvtiffDecoderCreate",
            both::nvtiffDecoderCreate,
            c"nvtiffDecoderCreate($self, device_allocator, pinned_allocator, stream)\n--\n\nCreates a TIFF decoder with the caller's allocators of device and pinned memory.\n\n``nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``\n\nParameters\n----------\ndevice_allocator : nvtiffDeviceAllocator_t or None\n    cubind keeps it alive as long as ``decoder`` exists.\npinned_allocator : nvtiffPinnedAllocator_t or None\n    cubind keeps it alive as long as ``decoder`` exists.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ndecoder : nvtiffDecoder_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreate\n",
        );
    table
        .function(
            c"nvtiffDecoderCreateSimple",
            both::nvtiffDecoderCreateSimple,
            c"nvtiffDecoderCreateSimple($self, stream)\n--\n\nCreates a TIFF decoder with the default allocators.\n\n``nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)``\n\nParameters\n----------\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ndecoder : nvtiffDecoder_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreateSimple\n",
        );
    table
        .function(
            c"nvtiffDecoderDestroy",
            both::nvtiffDecoderDestroy,
            c"nvtiffDecoderDestroy($self, decoder, stream)\n--\n\nDestroys a TIFF decoder and frees its memory, on a stream.\n\n``nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)``\n\nParameters\n----------\ndecoder : nvtiffDecoder_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderDestroy\n",
        );
    table
        .function(
            c"nvtiffEncode",
            both::nvtiffEncode,
            c"nvtiffEncode($self, encoder, params, num_params, stream)\n--\n\nCompresses the images of an array of parameters on a stream.\n\n``nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nparams : list[nvtiffEncodeParams_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnum_params : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncode\n",
        );
    table
        .function(
            c"nvtiffEncodeFinalize",
            both::nvtiffEncodeFinalize,
            c"nvtiffEncodeFinalize($self, encoder, params, num_params, stream)\n--\n\nCompletes compressed images, so that their sizes are known and they can be written.\n\n``nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nparams : list[nvtiffEncodeParams_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnum_params : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeFinalize\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsCreate",
            both::nvtiffEncodeParamsCreate,
            c"nvtiffEncodeParamsCreate($self)\n--\n\nCreates the parameters of one file's images to encode, with defaults.\n\n``nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)``\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nparams : nvtiffEncodeParams_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsCreate\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsDestroy",
            both::nvtiffEncodeParamsDestroy,
            c"nvtiffEncodeParamsDestroy($self, params, stream)\n--\n\nDestroys parameters of encoding, on a stream.\n\n``nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsDestroy\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetGeoKey",
            both::nvtiffEncodeParamsSetGeoKey,
            c"nvtiffEncodeParamsSetGeoKey($self, params, key, typename, value, value_size, count)\n--\n\nSets a GeoTIFF key of any type and its values.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nkey : nvtiffGeoKey_t\ntypename : nvtiffGeoKeyDataType_t\nvalue : address or buffer\n    cubind keeps it alive until ``params`` is destroyed, or such a call replaces it.\nvalue_size : int\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKey\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetGeoKeyASCII",
            both::nvtiffEncodeParamsSetGeoKeyASCII,
            c"nvtiffEncodeParamsSetGeoKeyASCII($self, params, key, value, value_size)\n--\n\nSets a GeoTIFF key of text.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nkey : nvtiffGeoKey_t\nvalue : address or buffer\n    cubind keeps it alive until ``params`` is destroyed, or such a call replaces it.\nvalue_size : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyASCII\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetGeoKeyDOUBLE",
            both::nvtiffEncodeParamsSetGeoKeyDOUBLE,
            c"nvtiffEncodeParamsSetGeoKeyDOUBLE($self, params, key, value, count)\n--\n\nSets a GeoTIFF key of a double.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nkey : nvtiffGeoKey_t\nvalue : float\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyDOUBLE\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetGeoKeySHORT",
            both::nvtiffEncodeParamsSetGeoKeySHORT,
            c"nvtiffEncodeParamsSetGeoKeySHORT($self, params, key, value, count)\n--\n\nSets a GeoTIFF key of a 16-bit integer.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nkey : nvtiffGeoKey_t\nvalue : int\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeySHORT\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetImageGeometry",
            both::nvtiffEncodeParamsSetImageGeometry,
            c"nvtiffEncodeParamsSetImageGeometry($self, params, geometry)\n--\n\nSets how images are cut into strips or tiles, and their size.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\ngeometry : nvtiffImageGeometry_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageGeometry\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetImageInfo",
            both::nvtiffEncodeParamsSetImageInfo,
            c"nvtiffEncodeParamsSetImageInfo($self, params, image_info)\n--\n\nSets the size, compression and samples of the images to encode.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nimage_info : nvtiffImageInfo_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageInfo\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetInputs",
            both::nvtiffEncodeParamsSetInputs,
            c"nvtiffEncodeParamsSetInputs($self, params, images_d, num_images)\n--\n\nSets the device memory in which the images to encode are.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nimages_d : list[address or buffer] or None\n    cubind keeps it alive as long as ``params`` exists.\nnum_images : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetInputs\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetJpegOptions",
            both::nvtiffEncodeParamsSetJpegOptions,
            c"nvtiffEncodeParamsSetJpegOptions($self, params, options)\n--\n\nSets options for images that JPEG compresses, such as the quality.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\noptions : nvtiffJpegEncodeOptions_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetJpegOptions\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetTag",
            both::nvtiffEncodeParamsSetTag,
            c"nvtiffEncodeParamsSetTag($self, params, tag, typename, value, count)\n--\n\nSets a tag of a directory and its values.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void *value, uint32_t count)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\ntag : int\ntypename : nvtiffTagDataType_t\nvalue : address or buffer\n    cubind keeps it alive as long as ``params`` exists.\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTag\n",
        );
    table
        .function(
            c"nvtiffEncodeParamsSetTiffVariant",
            both::nvtiffEncodeParamsSetTiffVariant,
            c"nvtiffEncodeParamsSetTiffVariant($self, params, variant)\n--\n\nSets whether the file is a classic TIFF or a BigTIFF.\n\n``nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)``\n\nParameters\n----------\nparams : nvtiffEncodeParams_t or None\nvariant : nvtiffVariant_t\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTiffVariant\n",
        );
    table
        .function(
            c"nvtiffEncoderCreate",
            both::nvtiffEncoderCreate,
            c"nvtiffEncoderCreate($self, device_allocator, pinned_allocator, stream)\n--\n\nCreates a TIFF encoder, on request with the caller's allocators.\n\n``nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``\n\nParameters\n----------\ndevice_allocator : nvtiffDeviceAllocator_t or None\n    cubind keeps it alive as long as ``encoder`` exists.\npinned_allocator : nvtiffPinnedAllocator_t or None\n    cubind keeps it alive as long as ``encoder`` exists.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nencoder : nvtiffEncoder_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderCreate\n",
        );
    table
        .function(
            c"nvtiffEncoderDestroy",
            both::nvtiffEncoderDestroy,
            c"nvtiffEncoderDestroy($self, encoder, stream)\n--\n\nDestroys a TIFF encoder and frees its memory, on a stream.\n\n``nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderDestroy\n",
        );
    table
        .function(
            c"nvtiffGetBitstreamSize",
            both::nvtiffGetBitstreamSize,
            c"nvtiffGetBitstreamSize($self, encoder, params, num_params)\n--\n\nWrites how many bytes the metadata and the compressed images take.\n\n``nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nparams : list[nvtiffEncodeParams_t] or None\nnum_params : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nmetadata_size : int\nbitstream_size : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetBitstreamSize\n",
        );
    table
        .function(
            c"nvtiffGetProperty",
            both::nvtiffGetProperty,
            c"nvtiffGetProperty($self, typename)\n--\n\nWrites one part of nvTIFF's version (major, minor or patch level).\n\n``nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetProperty\n",
        );
    table
        .function(
            c"nvtiffStreamClose",
            both::nvtiffStreamClose,
            c"nvtiffStreamClose($self, tiff_stream)\n--\n\nCloses a TIFF stream and frees what it holds.\n\n``nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamClose\n",
        );
    table
        .function(
            c"nvtiffStreamGetGeoKey",
            both::nvtiffStreamGetGeoKey,
            c"nvtiffStreamGetGeoKey($self, tiff_stream, key, val, count)\n--\n\nCopies the values of a GeoTIFF key of any type.\n\n``nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : nvtiffGeoKey_t\nval : address or buffer\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKey\n",
        );
    table
        .function(
            c"nvtiffStreamGetGeoKeyASCII",
            both::nvtiffStreamGetGeoKeyASCII,
            c"nvtiffStreamGetGeoKeyASCII($self, tiff_stream, key, max_len)\n--\n\nCopies the text of a GeoTIFF key.\n\n``nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : nvtiffGeoKey_t\nmax_len : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nstr : bytes\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyASCII\n",
        );
    table
        .function(
            c"nvtiffStreamGetGeoKeyDOUBLE",
            both::nvtiffStreamGetGeoKeyDOUBLE,
            c"nvtiffStreamGetGeoKeyDOUBLE($self, tiff_stream, key, index, count)\n--\n\nCopies values of a GeoTIFF key of doubles, from an index on.\n\n``nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : nvtiffGeoKey_t\nindex : int\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nval : list[float]\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyDOUBLE\n",
        );
    table
        .function(
            c"nvtiffStreamGetGeoKeyInfo",
            both::nvtiffStreamGetGeoKeyInfo,
            c"nvtiffStreamGetGeoKeyInfo($self, tiff_stream, key)\n--\n\nWrites the size, count and type of a GeoTIFF key.\n\n``nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : nvtiffGeoKey_t\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nsize : int\ncount : int\ntype : nvtiffGeoKeyDataType_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyInfo\n",
        );
    table
        .function(
            c"nvtiffStreamGetGeoKeySHORT",
            both::nvtiffStreamGetGeoKeySHORT,
            c"nvtiffStreamGetGeoKeySHORT($self, tiff_stream, key, index, count)\n--\n\nCopies values of a GeoTIFF key of 16-bit integers, from an index on.\n\n``nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : nvtiffGeoKey_t\nindex : int\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nval : list[int]\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeySHORT\n",
        );
    table
        .function(
            c"nvtiffStreamGetHeader",
            both::nvtiffStreamGetHeader,
            c"nvtiffStreamGetHeader($self, tiff_stream)\n--\n\nWrites whether a TIFF is classic or BigTIFF, and the offset of its first directory.\n\n``nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nheader : nvtiffStreamHeader_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetHeader\n",
        );
    table
        .function(
            c"nvtiffStreamGetImageGeometry",
            both::nvtiffStreamGetImageGeometry,
            c"nvtiffStreamGetImageGeometry($self, tiff_stream, ifd_offset)\n--\n\nWrites how one directory's image is cut into strips or tiles, and their size.\n\n``nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ngeometry : nvtiffImageGeometry_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageGeometry\n",
        );
    table
        .function(
            c"nvtiffStreamGetImageInfo",
            both::nvtiffStreamGetImageInfo,
            c"nvtiffStreamGetImageInfo($self, tiff_stream, ifd_offset)\n--\n\nWrites the size, compression and samples of one directory's image.\n\n``nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nimage_info : nvtiffImageInfo_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageInfo\n",
        );
    table
        .function(
            c"nvtiffStreamGetNextIFDOffset",
            both::nvtiffStreamGetNextIFDOffset,
            c"nvtiffStreamGetNextIFDOffset($self, tiff_stream, ifd_offset)\n--\n\nWrites the offset of the directory behind one, or 0 behind the last.\n\n``nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nnext_ifd_offset : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNextIFDOffset\n",
        );
    table
        .function(
            c"nvtiffStreamGetNumberOfGeoKeys",
            both::nvtiffStreamGetNumberOfGeoKeys,
            c"nvtiffStreamGetNumberOfGeoKeys($self, tiff_stream, key)\n--\n\nWrites how many GeoTIFF keys there are, and which.\n\n``nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nkey : address or buffer\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nnum_keys : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfGeoKeys\n",
        );
    table
        .function(
            c"nvtiffStreamGetNumberOfTags",
            both::nvtiffStreamGetNumberOfTags,
            c"nvtiffStreamGetNumberOfTags($self, tiff_stream, ifd_offset, tags)\n--\n\nWrites how many tags a directory has, and which.\n\n``nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\ntags : address or buffer\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nnum_tags : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfTags\n",
        );
    table
        .function(
            c"nvtiffStreamGetTagInfo",
            both::nvtiffStreamGetTagInfo,
            c"nvtiffStreamGetTagInfo($self, tiff_stream, ifd_offset, tiff_tag)\n--\n\nWrites the type, size and count of a directory's tag.\n\n``nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\ntiff_tag : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ntag_type : nvtiffTagDataType_t\nsize : int\ncount : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagInfo\n",
        );
    table
        .function(
            c"nvtiffStreamGetTagValue",
            both::nvtiffStreamGetTagValue,
            c"nvtiffStreamGetTagValue($self, tiff_stream, ifd_offset, tiff_tag, tag_value, count)\n--\n\nCopies the values of a directory's tag.\n\n``nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\ntiff_tag : int\ntag_value : address or buffer\ncount : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagValue\n",
        );
    table
        .function(
            c"nvtiffStreamHasTag",
            both::nvtiffStreamHasTag,
            c"nvtiffStreamHasTag($self, tiff_stream, ifd_offset, tag)\n--\n\nTells whether a directory has a tag.\n\n``nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\nifd_offset : int\ntag : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\nhas_tag : int\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamHasTag\n",
        );
    table
        .function(
            c"nvtiffStreamOpen",
            both::nvtiffStreamOpen,
            c"nvtiffStreamOpen($self, buffer, buffer_size)\n--\n\nOpens a TIFF in host memory, which must stay as it is until the stream is closed.\n\n``nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)``\n\nParameters\n----------\nbuffer : address or buffer\n    cubind keeps it alive as long as ``tiff_stream`` exists.\nbuffer_size : int\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ntiff_stream : nvtiffStream_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpen\n",
        );
    table
        .function(
            c"nvtiffStreamOpenFromFile",
            both::nvtiffStreamOpenFromFile,
            c"nvtiffStreamOpenFromFile($self, fname)\n--\n\nOpens a TIFF file by its path and reads it.\n\n``nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)``\n\nParameters\n----------\nfname : bytes or str\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\ntiff_stream : nvtiffStream_t\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpenFromFile\n",
        );
    table
        .function(
            c"nvtiffStreamPrint",
            both::nvtiffStreamPrint,
            c"nvtiffStreamPrint($self, tiff_stream)\n--\n\nPrints what a TIFF's directories say to the standard output.\n\n``nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)``\n\nParameters\n----------\ntiff_stream : nvtiffStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamPrint\n",
        );
    table
        .function(
            c"nvtiffWriteTiffBuffer",
            both::nvtiffWriteTiffBuffer,
            c"nvtiffWriteTiffBuffer($self, encoder, params, num_params, buffer, size, stream)\n--\n\nWrites compressed images as a TIFF into host memory.\n\n``nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nparams : list[nvtiffEncodeParams_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnum_params : int\nbuffer : buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffBuffer\n",
        );
    table
        .function(
            c"nvtiffWriteTiffFile",
            both::nvtiffWriteTiffFile,
            c"nvtiffWriteTiffFile($self, encoder, params, num_params, fname, stream)\n--\n\nWrites compressed images as a TIFF into a file, by its path.\n\n``nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)``\n\nParameters\n----------\nencoder : nvtiffEncoder_t or None\nparams : list[nvtiffEncodeParams_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nnum_params : int\nfname : bytes or str\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvtiffStatus_t\n    ``NVTIFF_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvtiff.h``. Since nvTIFF 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffFile\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

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
    table.constant("MAX_NUM_SAMPLES", Constant::Int(16));
    table.constant("NVTIFF_NO_IMAGE", Constant::Unsigned(18446744073709551615));
    table.constant("NVTIFF_TAG_MODEL_PIXEL_SCALE", Constant::Int(33550));
    table.constant("NVTIFF_TAG_MODEL_TIE_POINT", Constant::Int(33922));
    table.constant("NVTIFF_TAG_MODEL_TRANSFORMATION", Constant::Int(34264));
    table.constant("NVTIFF_VER_BUILD", Constant::Int(82));
    table.constant("NVTIFF_VER_MAJOR", Constant::Int(0));
    table.constant("NVTIFF_VER_MINOR", Constant::Int(8));
    table.constant("NVTIFF_VER_PATCH", Constant::Int(0));
}
