//! The contents of `cubind.nvjpeg2k`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg2k::{both, slots};
use crate::support::prelude::*;
use crate::tables::{nvjpeg2k0, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG2000",
        &["libnvjpeg2k.so.0"],
        None,
        &["nvidia/nvjpeg2k/lib"],
        "",
        &[],
    )
    .installed_by(&["nvidia-nvjpeg2k-cu13", "nvidia-nvjpeg2k-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvjpeg2kCreate, None, ""),
        (slots::nvjpeg2kCreateSimple, None, ""),
        (slots::nvjpeg2kCreateV2, None, ""),
        (slots::nvjpeg2kDecode, None, ""),
        (slots::nvjpeg2kDecodeImage, None, ""),
        (slots::nvjpeg2kDecodeParamsCreate, None, ""),
        (slots::nvjpeg2kDecodeParamsDestroy, None, ""),
        (slots::nvjpeg2kDecodeParamsSetDecodeArea, None, ""),
        (slots::nvjpeg2kDecodeParamsSetOutputFormat, None, ""),
        (slots::nvjpeg2kDecodeParamsSetRGBOutput, None, ""),
        (slots::nvjpeg2kDecodeStateCreate, None, ""),
        (slots::nvjpeg2kDecodeStateDestroy, None, ""),
        (slots::nvjpeg2kDecodeTile, None, ""),
        (slots::nvjpeg2kDestroy, None, ""),
        (slots::nvjpeg2kEncode, None, ""),
        (slots::nvjpeg2kEncodeParamsCreate, None, ""),
        (slots::nvjpeg2kEncodeParamsDestroy, None, ""),
        (slots::nvjpeg2kEncodeParamsSetEncodeConfig, None, ""),
        (slots::nvjpeg2kEncodeParamsSetInputFormat, None, ""),
        (slots::nvjpeg2kEncodeParamsSetNLTInfo, None, "0.11"),
        (slots::nvjpeg2kEncodeParamsSetQuality, None, ""),
        (slots::nvjpeg2kEncodeParamsSpecifyQuality, None, "0.9"),
        (slots::nvjpeg2kEncodeRetrieveBitstream, None, ""),
        (slots::nvjpeg2kEncodeStateCreate, None, ""),
        (slots::nvjpeg2kEncodeStateDestroy, None, ""),
        (slots::nvjpeg2kEncoderCreateSimple, None, ""),
        (slots::nvjpeg2kEncoderDestroy, None, ""),
        (slots::nvjpeg2kGetCudartProperty, None, ""),
        (slots::nvjpeg2kGetDeviceMemoryPadding, None, ""),
        (slots::nvjpeg2kGetPinnedMemoryPadding, None, ""),
        (slots::nvjpeg2kGetProperty, None, ""),
        (slots::nvjpeg2kSetDeviceMemoryPadding, None, ""),
        (slots::nvjpeg2kSetPinnedMemoryPadding, None, ""),
        (slots::nvjpeg2kStreamCreate, None, ""),
        (slots::nvjpeg2kStreamDestroy, None, ""),
        (slots::nvjpeg2kStreamGetColorSpace, None, ""),
        (slots::nvjpeg2kStreamGetComponentNLTInfo, None, "0.11"),
        (slots::nvjpeg2kStreamGetImageComponentInfo, None, ""),
        (slots::nvjpeg2kStreamGetImageInfo, None, ""),
        (slots::nvjpeg2kStreamGetResolutionComponentDim, None, ""),
        (slots::nvjpeg2kStreamGetResolutionsInTile, None, ""),
        (slots::nvjpeg2kStreamGetTileComponentDim, None, ""),
        (slots::nvjpeg2kStreamParse, None, ""),
        (slots::nvjpeg2kStreamParseFile, None, ""),
    ],
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"nvjpeg2kCreate",
            both::nvjpeg2kCreate,
            c"nvjpeg2kCreate($self, backend, device_allocator, pinned_allocator)\n--\n\nCreates a handle for decoding JPEG 2000 with a backend and the caller's allocators.\n\n``nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator, nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)``\n\nParameters\n----------\nbackend : nvjpeg2kBackend_t\ndevice_allocator : nvjpeg2kDeviceAllocator_t or None\n    cubind keeps it alive as long as ``handle`` exists.\npinned_allocator : nvjpeg2kPinnedAllocator_t or None\n    cubind keeps it alive as long as ``handle`` exists.\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nhandle : nvjpeg2kHandle_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreate\n",
        );
    table
        .function(
            c"nvjpeg2kCreateSimple",
            both::nvjpeg2kCreateSimple,
            c"nvjpeg2kCreateSimple($self)\n--\n\nCreates a handle for decoding JPEG 2000, with the default backend and allocators.\n\n``nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)``\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nhandle : nvjpeg2kHandle_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateSimple\n",
        );
    table
        .function(
            c"nvjpeg2kCreateV2",
            both::nvjpeg2kCreateV2,
            c"nvjpeg2kCreateV2($self, backend, dev_allocator, pinned_allocator)\n--\n\nCreates a handle for decoding JPEG 2000 with the caller's stream-ordered allocators.\n\n``nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator, nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)``\n\nParameters\n----------\nbackend : nvjpeg2kBackend_t\ndev_allocator : nvjpeg2kDeviceAllocatorV2_t or None\n    cubind keeps it alive as long as ``handle`` exists.\npinned_allocator : nvjpeg2kPinnedAllocatorV2_t or None\n    cubind keeps it alive as long as ``handle`` exists.\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nhandle : nvjpeg2kHandle_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateV2\n",
        );
    table
        .function(
            c"nvjpeg2kDecode",
            both::nvjpeg2kDecode,
            c"nvjpeg2kDecode($self, handle, decode_state, jpeg2k_stream, decode_output, stream)\n--\n\nDecodes a parsed image into device memory on a stream.\n\n``nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\ndecode_state : nvjpeg2kDecodeState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\njpeg2k_stream : nvjpeg2kStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecode_output : nvjpeg2kImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecode\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeImage",
            both::nvjpeg2kDecodeImage,
            c"nvjpeg2kDecodeImage($self, handle, decode_state, jpeg2k_stream, decode_params, decode_output, stream)\n--\n\nDecodes a parsed image with parameters, such as an area, into device memory on a stream.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\ndecode_state : nvjpeg2kDecodeState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\njpeg2k_stream : nvjpeg2kStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecode_params : nvjpeg2kDecodeParams_t or None\ndecode_output : nvjpeg2kImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeImage\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeParamsCreate",
            both::nvjpeg2kDecodeParamsCreate,
            c"nvjpeg2kDecodeParamsCreate($self)\n--\n\nCreates the parameters of decoding, with defaults.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)``\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\ndecode_params : nvjpeg2kDecodeParams_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsCreate\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeParamsDestroy",
            both::nvjpeg2kDecodeParamsDestroy,
            c"nvjpeg2kDecodeParamsDestroy($self, decode_params)\n--\n\nDestroys parameters of decoding.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)``\n\nParameters\n----------\ndecode_params : nvjpeg2kDecodeParams_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeParamsSetDecodeArea",
            both::nvjpeg2kDecodeParamsSetDecodeArea,
            c"nvjpeg2kDecodeParamsSetDecodeArea($self, decode_params, start_x, end_x, start_y, end_y)\n--\n\nSets the area of the image to decode, from start to end in pixels.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)``\n\nParameters\n----------\ndecode_params : nvjpeg2kDecodeParams_t or None\nstart_x : int\nend_x : int\nstart_y : int\nend_y : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetDecodeArea\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeParamsSetOutputFormat",
            both::nvjpeg2kDecodeParamsSetOutputFormat,
            c"nvjpeg2kDecodeParamsSetOutputFormat($self, decode_params, pformat)\n--\n\nSets whether decoded components come planar or interleaved.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)``\n\nParameters\n----------\ndecode_params : nvjpeg2kDecodeParams_t or None\npformat : nvjpeg2kImageFormat_t\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetOutputFormat\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeParamsSetRGBOutput",
            both::nvjpeg2kDecodeParamsSetRGBOutput,
            c"nvjpeg2kDecodeParamsSetRGBOutput($self, decode_params, force_rgb)\n--\n\nSets whether components in YCC are converted to RGB.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)``\n\nParameters\n----------\ndecode_params : nvjpeg2kDecodeParams_t or None\nforce_rgb : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetRGBOutput\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeStateCreate",
            both::nvjpeg2kDecodeStateCreate,
            c"nvjpeg2kDecodeStateCreate($self, handle)\n--\n\nCreates the state that decoding keeps its intermediate data in.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\ndecode_state : nvjpeg2kDecodeState_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateCreate\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeStateDestroy",
            both::nvjpeg2kDecodeStateDestroy,
            c"nvjpeg2kDecodeStateDestroy($self, decode_state)\n--\n\nDestroys a decoder's state and frees its buffers.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)``\n\nParameters\n----------\ndecode_state : nvjpeg2kDecodeState_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kDecodeTile",
            both::nvjpeg2kDecodeTile,
            c"nvjpeg2kDecodeTile($self, handle, decode_state, jpeg2k_stream, decode_params, tile_id, num_res_levels, decode_output, stream)\n--\n\nDecodes one tile of a parsed image, to a number of resolutions, into device memory on a stream.\n\n``nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\ndecode_state : nvjpeg2kDecodeState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\njpeg2k_stream : nvjpeg2kStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecode_params : nvjpeg2kDecodeParams_t or None\ntile_id : int\nnum_res_levels : int\ndecode_output : nvjpeg2kImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeTile\n",
        );
    table
        .function(
            c"nvjpeg2kDestroy",
            both::nvjpeg2kDestroy,
            c"nvjpeg2kDestroy($self, handle)\n--\n\nDestroys a handle for decoding; what was created from it must be destroyed before.\n\n``nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kEncode",
            both::nvjpeg2kEncode,
            c"nvjpeg2kEncode($self, enc_handle, encode_state, encode_params, input_image, stream)\n--\n\nCompresses an image in device memory into the state on a stream.\n\n``nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)``\n\nParameters\n----------\nenc_handle : nvjpeg2kEncoder_t or None\nencode_state : nvjpeg2kEncodeState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nencode_params : nvjpeg2kEncodeParams_t or None\ninput_image : nvjpeg2kImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncode\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsCreate",
            both::nvjpeg2kEncodeParamsCreate,
            c"nvjpeg2kEncodeParamsCreate($self)\n--\n\nCreates the parameters of encoding, with defaults.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)``\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nencode_params : nvjpeg2kEncodeParams_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsCreate\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsDestroy",
            both::nvjpeg2kEncodeParamsDestroy,
            c"nvjpeg2kEncodeParamsDestroy($self, encode_params)\n--\n\nDestroys parameters of encoding.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsSetEncodeConfig",
            both::nvjpeg2kEncodeParamsSetEncodeConfig,
            c"nvjpeg2kEncodeParamsSetEncodeConfig($self, encode_params, encoder_config)\n--\n\nSets the image's and the stream's structure: size, components, tiles, blocks, resolutions.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t *encoder_config)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\nencoder_config : nvjpeg2kEncodeConfig_t or None\n    cubind keeps it alive as long as ``encode_params`` exists.\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetEncodeConfig\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsSetInputFormat",
            both::nvjpeg2kEncodeParamsSetInputFormat,
            c"nvjpeg2kEncodeParamsSetInputFormat($self, encode_params, pformat)\n--\n\nSets whether the components of the image to encode are planar or interleaved.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\npformat : nvjpeg2kImageFormat_t\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetInputFormat\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsSetNLTInfo",
            both::nvjpeg2kEncodeParamsSetNLTInfo,
            c"nvjpeg2kEncodeParamsSetNLTInfo($self, encode_params, nlt_info, num_components)\n--\n\nSets the nonlinear point transformations (NLT) of the components to encode.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\nnlt_info : list[nvjpeg2kNLTInfo_t] or None\n    cubind keeps it alive until ``encode_params`` is destroyed, or such a call replaces it.\nnum_components : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.11.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetNLTInfo\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsSetQuality",
            both::nvjpeg2kEncodeParamsSetQuality,
            c"nvjpeg2kEncodeParamsSetQuality($self, encode_params, target_psnr)\n--\n\nSets the peak signal-to-noise ratio, in dB, that the compressed image should have.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t encode_params, double target_psnr)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\ntarget_psnr : float\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier, until nvJPEG2000 0.9.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetQuality\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeParamsSpecifyQuality",
            both::nvjpeg2kEncodeParamsSpecifyQuality,
            c"nvjpeg2kEncodeParamsSpecifyQuality($self, encode_params, quality_type, quality_value)\n--\n\nSets the quality of the compressed image as a value of a chosen measure, such as PSNR.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)``\n\nParameters\n----------\nencode_params : nvjpeg2kEncodeParams_t or None\nquality_type : nvjpeg2kQualityType_t\nquality_value : float\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.9.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSpecifyQuality\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeRetrieveBitstream",
            both::nvjpeg2kEncodeRetrieveBitstream,
            c"nvjpeg2kEncodeRetrieveBitstream($self, enc_handle, encode_state, compressed_data, length, stream)\n--\n\nCopies the compressed image to host memory; with null data, writes its length.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)``\n\nParameters\n----------\nenc_handle : nvjpeg2kEncoder_t or None\nencode_state : nvjpeg2kEncodeState_t or None\ncompressed_data : buffer or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nlength : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nlength : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeRetrieveBitstream\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeStateCreate",
            both::nvjpeg2kEncodeStateCreate,
            c"nvjpeg2kEncodeStateCreate($self, enc_handle)\n--\n\nCreates the state of an encoder, which also holds the compressed image.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)``\n\nParameters\n----------\nenc_handle : nvjpeg2kEncoder_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nencode_state : nvjpeg2kEncodeState_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateCreate\n",
        );
    table
        .function(
            c"nvjpeg2kEncodeStateDestroy",
            both::nvjpeg2kEncodeStateDestroy,
            c"nvjpeg2kEncodeStateDestroy($self, encode_state)\n--\n\nDestroys the state of an encoder.\n\n``nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)``\n\nParameters\n----------\nencode_state : nvjpeg2kEncodeState_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kEncoderCreateSimple",
            both::nvjpeg2kEncoderCreateSimple,
            c"nvjpeg2kEncoderCreateSimple($self)\n--\n\nCreates a JPEG 2000 encoder with the default allocators.\n\n``nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)``\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nenc_handle : nvjpeg2kEncoder_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderCreateSimple\n",
        );
    table
        .function(
            c"nvjpeg2kEncoderDestroy",
            both::nvjpeg2kEncoderDestroy,
            c"nvjpeg2kEncoderDestroy($self, enc_handle)\n--\n\nDestroys a JPEG 2000 encoder.\n\n``nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)``\n\nParameters\n----------\nenc_handle : nvjpeg2kEncoder_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kGetCudartProperty",
            both::nvjpeg2kGetCudartProperty,
            c"nvjpeg2kGetCudartProperty($self, typename)\n--\n\nWrites one part of the version of the CUDA runtime that nvJPEG2000 was built with.\n\n``nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetCudartProperty\n",
        );
    table
        .function(
            c"nvjpeg2kGetDeviceMemoryPadding",
            both::nvjpeg2kGetDeviceMemoryPadding,
            c"nvjpeg2kGetDeviceMemoryPadding($self, handle)\n--\n\nWrites to a multiple of how many bytes device memory is allocated.\n\n``nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\npadding : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetDeviceMemoryPadding\n",
        );
    table
        .function(
            c"nvjpeg2kGetPinnedMemoryPadding",
            both::nvjpeg2kGetPinnedMemoryPadding,
            c"nvjpeg2kGetPinnedMemoryPadding($self, handle)\n--\n\nWrites to a multiple of how many bytes pinned memory is allocated.\n\n``nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\npadding : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetPinnedMemoryPadding\n",
        );
    table
        .function(
            c"nvjpeg2kGetProperty",
            both::nvjpeg2kGetProperty,
            c"nvjpeg2kGetProperty($self, typename)\n--\n\nWrites one part of nvJPEG2000's version (major, minor or patch level).\n\n``nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetProperty\n",
        );
    table
        .function(
            c"nvjpeg2kSetDeviceMemoryPadding",
            both::nvjpeg2kSetDeviceMemoryPadding,
            c"nvjpeg2kSetDeviceMemoryPadding($self, padding, handle)\n--\n\nSets to a multiple of how many bytes device memory is allocated, for fewer reallocations.\n\n``nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``\n\nParameters\n----------\npadding : int\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetDeviceMemoryPadding\n",
        );
    table
        .function(
            c"nvjpeg2kSetPinnedMemoryPadding",
            both::nvjpeg2kSetPinnedMemoryPadding,
            c"nvjpeg2kSetPinnedMemoryPadding($self, padding, handle)\n--\n\nSets to a multiple of how many bytes pinned memory is allocated, for fewer reallocations.\n\n``nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``\n\nParameters\n----------\npadding : int\nhandle : nvjpeg2kHandle_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetPinnedMemoryPadding\n",
        );
    table
        .function(
            c"nvjpeg2kStreamCreate",
            both::nvjpeg2kStreamCreate,
            c"nvjpeg2kStreamCreate($self)\n--\n\nCreates the object that holds a parsed JPEG 2000.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)``\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nstream_handle : nvjpeg2kStream_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamCreate\n",
        );
    table
        .function(
            c"nvjpeg2kStreamDestroy",
            both::nvjpeg2kStreamDestroy,
            c"nvjpeg2kStreamDestroy($self, stream_handle)\n--\n\nDestroys a parsed JPEG 2000.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamDestroy\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetColorSpace",
            both::nvjpeg2kStreamGetColorSpace,
            c"nvjpeg2kStreamGetColorSpace($self, stream_handle)\n--\n\nTells a parsed image's color space, such as sRGB or gray.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\ncolor_space : nvjpeg2kColorSpace_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetColorSpace\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetComponentNLTInfo",
            both::nvjpeg2kStreamGetComponentNLTInfo,
            c"nvjpeg2kStreamGetComponentNLTInfo($self, stream_handle, component_id)\n--\n\nWrites the nonlinear point transformation (NLT) of one component.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id, nvjpeg2kNLTInfo_t *nlt_info)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\ncomponent_id : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nnlt_info : nvjpeg2kNLTInfo_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.11.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetComponentNLTInfo\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetImageComponentInfo",
            both::nvjpeg2kStreamGetImageComponentInfo,
            c"nvjpeg2kStreamGetImageComponentInfo($self, stream_handle, component_id)\n--\n\nWrites one component's width, height, bits of precision and sign.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\ncomponent_id : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\ncomponent_info : nvjpeg2kImageComponentInfo_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageComponentInfo\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetImageInfo",
            both::nvjpeg2kStreamGetImageInfo,
            c"nvjpeg2kStreamGetImageInfo($self, stream_handle)\n--\n\nWrites a parsed image's size, size and number of tiles, and number of components.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nimage_info : nvjpeg2kImageInfo_t\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageInfo\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetResolutionComponentDim",
            both::nvjpeg2kStreamGetResolutionComponentDim,
            c"nvjpeg2kStreamGetResolutionComponentDim($self, stream_handle, component_id, tile_id, res_level)\n--\n\nWrites the width and height of one component of a tile at a resolution.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\ncomponent_id : int\ntile_id : int\nres_level : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nres_width : int\nres_height : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionComponentDim\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetResolutionsInTile",
            both::nvjpeg2kStreamGetResolutionsInTile,
            c"nvjpeg2kStreamGetResolutionsInTile($self, stream_handle, tile_id)\n--\n\nWrites how many resolutions a tile has.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t *num_res)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\ntile_id : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\nnum_res : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionsInTile\n",
        );
    table
        .function(
            c"nvjpeg2kStreamGetTileComponentDim",
            both::nvjpeg2kStreamGetTileComponentDim,
            c"nvjpeg2kStreamGetTileComponentDim($self, stream_handle, component_id, tile_id)\n--\n\nWrites the width and height of one component of a tile.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t *tile_width, uint32_t *tile_height)``\n\nParameters\n----------\nstream_handle : nvjpeg2kStream_t or None\ncomponent_id : int\ntile_id : int\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\ntile_width : int\ntile_height : int\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetTileComponentDim\n",
        );
    table
        .function(
            c"nvjpeg2kStreamParse",
            both::nvjpeg2kStreamParse,
            c"nvjpeg2kStreamParse($self, handle, data, length, save_metadata, save_stream, stream_handle)\n--\n\nParses a JPEG 2000 in host memory; can keep copies of the metadata and of the data.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\ndata : address or buffer\n    cubind keeps it alive until ``stream_handle`` is destroyed, or such a call replaces it.\nlength : int\nsave_metadata : int\nsave_stream : int\nstream_handle : nvjpeg2kStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParse\n",
        );
    table
        .function(
            c"nvjpeg2kStreamParseFile",
            both::nvjpeg2kStreamParseFile,
            c"nvjpeg2kStreamParseFile($self, handle, filename, stream_handle)\n--\n\nParses a JPEG 2000 in a file.\n\n``nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)``\n\nParameters\n----------\nhandle : nvjpeg2kHandle_t or None\nfilename : bytes or str\nstream_handle : nvjpeg2kStream_t or None\n\nReturns\n-------\nnvjpeg2kStatus_t\n    ``NVJPEG2K_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg2k.h``. Since nvJPEG2000 0.8 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParseFile\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("libraryPropertyType", Class::Enum(&runtime::libraryPropertyType));
    table.class(Class::Enum(&nvjpeg2k0::nvjpeg2kBackend_t));
    table
        .class_as(
            "nvjpeg2kBitstreamType",
            Class::Enum(&nvjpeg2k0::nvjpeg2kBitstreamType_t),
        );
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
