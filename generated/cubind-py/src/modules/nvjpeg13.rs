//! The contents of `cubind.cuda13.nvjpeg`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjpeg::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{nvjpeg, nvjpeg13, runtime};

static LIBRARY: LibraryDef = LibraryDef::new(
        "nvJPEG of CUDA 13",
        &["libnvjpeg.so.13"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "nvjpeg",
        &[],
    )
    .installed_by(&["nvidia-nvjpeg"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::nvjpegBufferDeviceCreate, None, ""),
        (slots::nvjpegBufferDeviceCreateV2, None, ""),
        (slots::nvjpegBufferDeviceDestroy, None, ""),
        (slots::nvjpegBufferDeviceResize, None, "12.3"),
        (slots::nvjpegBufferDeviceRetrieve, None, ""),
        (slots::nvjpegBufferPinnedCreate, None, ""),
        (slots::nvjpegBufferPinnedCreateV2, None, ""),
        (slots::nvjpegBufferPinnedDestroy, None, ""),
        (slots::nvjpegBufferPinnedResize, None, "12.3"),
        (slots::nvjpegBufferPinnedRetrieve, None, ""),
        (slots::nvjpegCreate, None, ""),
        (slots::nvjpegCreateEx, None, ""),
        (slots::nvjpegCreateExV2, None, ""),
        (slots::nvjpegCreateSimple, None, ""),
        (slots::nvjpegDecode, None, ""),
        (slots::nvjpegDecodeBatched, None, ""),
        (slots::nvjpegDecodeBatchedEx, None, ""),
        (slots::nvjpegDecodeBatchedInitialize, None, ""),
        (slots::nvjpegDecodeBatchedParseJpegTables, None, ""),
        (slots::nvjpegDecodeBatchedPreAllocate, None, ""),
        (slots::nvjpegDecodeBatchedSupported, None, ""),
        (slots::nvjpegDecodeBatchedSupportedEx, None, ""),
        (slots::nvjpegDecodeJpeg, None, ""),
        (slots::nvjpegDecodeJpegDevice, None, ""),
        (slots::nvjpegDecodeJpegHost, None, ""),
        (slots::nvjpegDecodeJpegTransferToDevice, None, ""),
        (slots::nvjpegDecodeParamsCreate, None, ""),
        (slots::nvjpegDecodeParamsDestroy, None, ""),
        (slots::nvjpegDecodeParamsSetAllowCMYK, None, ""),
        (slots::nvjpegDecodeParamsSetExifOrientation, None, ""),
        (slots::nvjpegDecodeParamsSetOutputFormat, None, ""),
        (slots::nvjpegDecodeParamsSetROI, None, ""),
        (slots::nvjpegDecodeParamsSetScaleFactor, None, ""),
        (slots::nvjpegDecoderCreate, None, ""),
        (slots::nvjpegDecoderDestroy, None, ""),
        (slots::nvjpegDecoderJpegSupported, None, ""),
        (slots::nvjpegDecoderStateCreate, None, ""),
        (slots::nvjpegDestroy, None, ""),
        (slots::nvjpegEncode, None, "12.9"),
        (slots::nvjpegEncodeGetBufferSize, None, ""),
        (slots::nvjpegEncodeImage, None, ""),
        (slots::nvjpegEncodeRetrieveBitstream, None, ""),
        (slots::nvjpegEncodeRetrieveBitstreamDevice, None, ""),
        (slots::nvjpegEncodeYUV, None, ""),
        (slots::nvjpegEncoderParamsCopyMetadata, None, ""),
        (slots::nvjpegEncoderParamsCopyQuantizationTables, None, ""),
        (slots::nvjpegEncoderParamsCreate, None, ""),
        (slots::nvjpegEncoderParamsDestroy, None, ""),
        (slots::nvjpegEncoderParamsSetEncoding, None, ""),
        (slots::nvjpegEncoderParamsSetOptimizedHuffman, None, ""),
        (slots::nvjpegEncoderParamsSetQuality, None, ""),
        (slots::nvjpegEncoderParamsSetRestartInterval, None, "12.9"),
        (slots::nvjpegEncoderParamsSetSamplingFactors, None, ""),
        (slots::nvjpegEncoderStateCreate, None, ""),
        (slots::nvjpegEncoderStateCreateWithBackend, None, "12.9"),
        (slots::nvjpegEncoderStateDestroy, None, ""),
        (slots::nvjpegGetCudartProperty, None, ""),
        (slots::nvjpegGetDeviceMemoryPadding, None, ""),
        (slots::nvjpegGetHardwareDecoderInfo, None, ""),
        (slots::nvjpegGetHardwareEncoderInfo, None, "12.9"),
        (slots::nvjpegGetImageInfo, None, ""),
        (slots::nvjpegGetPinnedMemoryPadding, None, ""),
        (slots::nvjpegGetProperty, None, ""),
        (slots::nvjpegJpegStateCreate, None, ""),
        (slots::nvjpegJpegStateDestroy, None, ""),
        (slots::nvjpegJpegStreamCreate, None, ""),
        (slots::nvjpegJpegStreamDestroy, None, ""),
        (slots::nvjpegJpegStreamGetChromaSubsampling, None, ""),
        (slots::nvjpegJpegStreamGetComponentDimensions, None, ""),
        (slots::nvjpegJpegStreamGetComponentsNum, None, ""),
        (slots::nvjpegJpegStreamGetExifOrientation, None, ""),
        (slots::nvjpegJpegStreamGetFrameDimensions, None, ""),
        (slots::nvjpegJpegStreamGetJpegEncoding, None, ""),
        (slots::nvjpegJpegStreamGetSamplePrecision, None, "12.1"),
        (slots::nvjpegJpegStreamParse, None, ""),
        (slots::nvjpegJpegStreamParseHeader, None, ""),
        (slots::nvjpegJpegStreamParseTables, None, ""),
        (slots::nvjpegSetDeviceMemoryPadding, None, ""),
        (slots::nvjpegSetPinnedMemoryPadding, None, ""),
        (slots::nvjpegStateAttachDeviceBuffer, None, ""),
        (slots::nvjpegStateAttachPinnedBuffer, None, ""),
    ],
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"nvjpegBufferDeviceCreate",
            both::nvjpegBufferDeviceCreate,
            c"nvjpegBufferDeviceCreate($self, handle, device_allocator)\n--\n\nCreates an empty buffer of device memory, which grows as decoding needs it.\n\n``nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndevice_allocator : nvjpegDevAllocator_t or None\n    cubind keeps it alive as long as ``buffer`` exists.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nbuffer : nvjpegBufferDevice_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreate\n",
        );
    table
        .function(
            c"nvjpegBufferDeviceCreateV2",
            both::nvjpegBufferDeviceCreateV2,
            c"nvjpegBufferDeviceCreateV2($self, handle, device_allocator)\n--\n\nCreates an empty buffer of device memory with stream-ordered allocators.\n\n``nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndevice_allocator : nvjpegDevAllocatorV2_t or None\n    cubind keeps it alive as long as ``buffer`` exists.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nbuffer : nvjpegBufferDevice_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreateV2\n",
        );
    table
        .function(
            c"nvjpegBufferDeviceDestroy",
            both::nvjpegBufferDeviceDestroy,
            c"nvjpegBufferDeviceDestroy($self, buffer)\n--\n\nDestroys a buffer of device memory.\n\n``nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)``\n\nParameters\n----------\nbuffer : nvjpegBufferDevice_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceDestroy\n",
        );
    table
        .function(
            c"nvjpegBufferDeviceResize",
            both::nvjpegBufferDeviceResize,
            c"nvjpegBufferDeviceResize($self, buffer, size, stream)\n--\n\nMakes a buffer of device memory as large as size says, on a stream.\n\n``nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)``\n\nParameters\n----------\nbuffer : nvjpegBufferDevice_t or None\nsize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceResize\n",
        );
    table
        .function(
            c"nvjpegBufferDeviceRetrieve",
            both::nvjpegBufferDeviceRetrieve,
            c"nvjpegBufferDeviceRetrieve($self, buffer)\n--\n\nWrites a device buffer's present size and address.\n\n``nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)``\n\nParameters\n----------\nbuffer : nvjpegBufferDevice_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nsize : int\nptr : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceRetrieve\n",
        );
    table
        .function(
            c"nvjpegBufferPinnedCreate",
            both::nvjpegBufferPinnedCreate,
            c"nvjpegBufferPinnedCreate($self, handle, pinned_allocator)\n--\n\nCreates an empty buffer of pinned host memory, which grows as decoding needs it.\n\n``nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\npinned_allocator : nvjpegPinnedAllocator_t or None\n    cubind keeps it alive as long as ``buffer`` exists.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nbuffer : nvjpegBufferPinned_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreate\n",
        );
    table
        .function(
            c"nvjpegBufferPinnedCreateV2",
            both::nvjpegBufferPinnedCreateV2,
            c"nvjpegBufferPinnedCreateV2($self, handle, pinned_allocator)\n--\n\nCreates an empty buffer of pinned memory with stream-ordered allocators.\n\n``nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\npinned_allocator : nvjpegPinnedAllocatorV2_t or None\n    cubind keeps it alive as long as ``buffer`` exists.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nbuffer : nvjpegBufferPinned_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreateV2\n",
        );
    table
        .function(
            c"nvjpegBufferPinnedDestroy",
            both::nvjpegBufferPinnedDestroy,
            c"nvjpegBufferPinnedDestroy($self, buffer)\n--\n\nDestroys a buffer of pinned host memory.\n\n``nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)``\n\nParameters\n----------\nbuffer : nvjpegBufferPinned_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedDestroy\n",
        );
    table
        .function(
            c"nvjpegBufferPinnedResize",
            both::nvjpegBufferPinnedResize,
            c"nvjpegBufferPinnedResize($self, buffer, size, stream)\n--\n\nMakes a buffer of pinned memory as large as size says, on a stream.\n\n``nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)``\n\nParameters\n----------\nbuffer : nvjpegBufferPinned_t or None\nsize : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedResize\n",
        );
    table
        .function(
            c"nvjpegBufferPinnedRetrieve",
            both::nvjpegBufferPinnedRetrieve,
            c"nvjpegBufferPinnedRetrieve($self, buffer)\n--\n\nWrites a pinned buffer's present size and address.\n\n``nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)``\n\nParameters\n----------\nbuffer : nvjpegBufferPinned_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nsize : int\nptr : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedRetrieve\n",
        );
    table
        .function(
            c"nvjpegCreate",
            both::nvjpegCreate,
            c"nvjpegCreate($self, backend, dev_allocator)\n--\n\nCreates an nvJPEG handle with a backend and the caller's allocator of device memory.\n\n``nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)``\n\nParameters\n----------\nbackend : nvjpegBackend_t\ndev_allocator : nvjpegDevAllocator_t or None\n    cubind keeps it alive as long as ``handle`` exists.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nhandle : nvjpegHandle_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreate\n",
        );
    table
        .function(
            c"nvjpegCreateEx",
            both::nvjpegCreateEx,
            c"nvjpegCreateEx($self, backend, dev_allocator, pinned_allocator, flags)\n--\n\nCreates an nvJPEG handle with a backend, the caller's allocators of device and pinned memory, and flags.\n\n``nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``\n\nParameters\n----------\nbackend : nvjpegBackend_t\ndev_allocator : nvjpegDevAllocator_t or None\n    cubind keeps it alive as long as ``handle`` exists.\npinned_allocator : nvjpegPinnedAllocator_t or None\n    cubind keeps it alive as long as ``handle`` exists.\nflags : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nhandle : nvjpegHandle_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateEx\n",
        );
    table
        .function(
            c"nvjpegCreateExV2",
            both::nvjpegCreateExV2,
            c"nvjpegCreateExV2($self, backend, dev_allocator, pinned_allocator, flags)\n--\n\nCreates an nvJPEG handle with a backend and the caller's stream-ordered allocators.\n\n``nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``\n\nParameters\n----------\nbackend : nvjpegBackend_t\ndev_allocator : nvjpegDevAllocatorV2_t or None\n    cubind keeps it alive as long as ``handle`` exists.\npinned_allocator : nvjpegPinnedAllocatorV2_t or None\n    cubind keeps it alive as long as ``handle`` exists.\nflags : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nhandle : nvjpegHandle_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateExV2\n",
        );
    table
        .function(
            c"nvjpegCreateSimple",
            both::nvjpegCreateSimple,
            c"nvjpegCreateSimple($self)\n--\n\nCreates an nvJPEG handle with the default backend and allocators.\n\n``nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)``\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nhandle : nvjpegHandle_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateSimple\n",
        );
    table
        .function(
            c"nvjpegDecode",
            only13::nvjpegDecode,
            c"nvjpegDecode($self, handle, jpeg_handle, data, length, output_format, destination, stream)\n--\n\nDecodes one JPEG from host memory into device memory; the GPU's part runs on a stream.\n\n``nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\ndata : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nlength : int\noutput_format : nvjpegOutputFormat_t\ndestination : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode\n",
        );
    table
        .function(
            c"nvjpegDecodeBatched",
            both::nvjpegDecodeBatched,
            c"nvjpegDecodeBatched($self, handle, jpeg_handle, data, lengths, destinations, stream)\n--\n\nDecodes a batch of JPEGs from host memory into device memory, on a stream.\n\n``nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\ndata : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nlengths : list[int] or None\ndestinations : list[nvjpegImage_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatched\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedEx",
            both::nvjpegDecodeBatchedEx,
            c"nvjpegDecodeBatchedEx($self, handle, jpeg_handle, data, lengths, destinations, decode_params, stream)\n--\n\nDecodes a batch of JPEGs, each with parameters of its own such as a region.\n\n``nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\ndata : list[address or buffer] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nlengths : list[int] or None\ndestinations : list[nvjpegImage_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecode_params : list[nvjpegDecodeParams_t] or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedEx\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedInitialize",
            only13::nvjpegDecodeBatchedInitialize,
            c"nvjpegDecodeBatchedInitialize($self, handle, jpeg_handle, batch_size, max_cpu_threads, output_format)\n--\n\nPrepares a state for batches of a size and output format.\n\n``nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\nbatch_size : int\nmax_cpu_threads : int\noutput_format : nvjpegOutputFormat_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedParseJpegTables",
            both::nvjpegDecodeBatchedParseJpegTables,
            c"nvjpegDecodeBatchedParseJpegTables($self, handle, jpeg_handle, data, length)\n--\n\nParses the tables of an abbreviated JPEG for the batch to share.\n\n``nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\ndata : address or buffer\n    cubind keeps it alive until ``jpeg_handle`` is destroyed, or such a call replaces it.\nlength : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedParseJpegTables\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedPreAllocate",
            only13::nvjpegDecodeBatchedPreAllocate,
            c"nvjpegDecodeBatchedPreAllocate($self, handle, jpeg_handle, batch_size, width, height, chroma_subsampling, output_format)\n--\n\nAllocates a state's memory now for batches of images of at most this size.\n\n``nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_handle : nvjpegJpegState_t or None\nbatch_size : int\nwidth : int\nheight : int\nchroma_subsampling : nvjpegChromaSubsampling_t\noutput_format : nvjpegOutputFormat_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedSupported",
            both::nvjpegDecodeBatchedSupported,
            c"nvjpegDecodeBatchedSupported($self, handle, jpeg_stream)\n--\n\nTells (0 for yes) whether batched decoding supports a parsed JPEG.\n\n``nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nis_supported : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupported\n",
        );
    table
        .function(
            c"nvjpegDecodeBatchedSupportedEx",
            both::nvjpegDecodeBatchedSupportedEx,
            c"nvjpegDecodeBatchedSupportedEx($self, handle, jpeg_stream, decode_params)\n--\n\nTells (0 for yes) whether batched decoding supports a parsed JPEG with these parameters.\n\n``nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\njpeg_stream : nvjpegJpegStream_t or None\ndecode_params : nvjpegDecodeParams_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nis_supported : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupportedEx\n",
        );
    table
        .function(
            c"nvjpegDecodeJpeg",
            both::nvjpegDecodeJpeg,
            c"nvjpegDecodeJpeg($self, handle, decoder, decoder_state, jpeg_bitstream, destination, decode_params, stream)\n--\n\nDecodes a parsed JPEG in one call, with a decoder and parameters.\n\n``nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndecoder : nvjpegJpegDecoder_t or None\ndecoder_state : nvjpegJpegState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\njpeg_bitstream : nvjpegJpegStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndestination : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndecode_params : nvjpegDecodeParams_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpeg\n",
        );
    table
        .function(
            c"nvjpegDecodeJpegDevice",
            both::nvjpegDecodeJpegDevice,
            c"nvjpegDecodeJpegDevice($self, handle, decoder, decoder_state, destination, stream)\n--\n\nDoes the last phase of decoding on the GPU, on a stream, into the destination.\n\n``nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndecoder : nvjpegJpegDecoder_t or None\ndecoder_state : nvjpegJpegState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndestination : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegDevice\n",
        );
    table
        .function(
            c"nvjpegDecodeJpegHost",
            both::nvjpegDecodeJpegHost,
            c"nvjpegDecodeJpegHost($self, handle, decoder, decoder_state, decode_params, jpeg_stream)\n--\n\nDoes the first phase of decoding, the one on the CPU.\n\n``nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndecoder : nvjpegJpegDecoder_t or None\ndecoder_state : nvjpegJpegState_t or None\ndecode_params : nvjpegDecodeParams_t or None\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegHost\n",
        );
    table
        .function(
            c"nvjpegDecodeJpegTransferToDevice",
            both::nvjpegDecodeJpegTransferToDevice,
            c"nvjpegDecodeJpegTransferToDevice($self, handle, decoder, decoder_state, jpeg_stream, stream)\n--\n\nDoes the second phase of decoding, the copy from pinned to device memory, on a stream.\n\n``nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndecoder : nvjpegJpegDecoder_t or None\ndecoder_state : nvjpegJpegState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\njpeg_stream : nvjpegJpegStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegTransferToDevice\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsCreate",
            both::nvjpegDecodeParamsCreate,
            c"nvjpegDecodeParamsCreate($self, handle)\n--\n\nCreates the parameters of decoding, with defaults.\n\n``nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\ndecode_params : nvjpegDecodeParams_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsCreate\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsDestroy",
            both::nvjpegDecodeParamsDestroy,
            c"nvjpegDecodeParamsDestroy($self, decode_params)\n--\n\nDestroys parameters of decoding.\n\n``nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsDestroy\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsSetAllowCMYK",
            both::nvjpegDecodeParamsSetAllowCMYK,
            c"nvjpegDecodeParamsSetAllowCMYK($self, decode_params, allow_cmyk)\n--\n\nSets whether CMYK and YCCK images may be decoded to RGB.\n\n``nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\nallow_cmyk : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetAllowCMYK\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsSetExifOrientation",
            both::nvjpegDecodeParamsSetExifOrientation,
            c"nvjpegDecodeParamsSetExifOrientation($self, decode_params, orientation)\n--\n\nSets how the decoded image is turned or mirrored, or that EXIF decides.\n\n``nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\norientation : nvjpegExifOrientation_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetExifOrientation\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsSetOutputFormat",
            only13::nvjpegDecodeParamsSetOutputFormat,
            c"nvjpegDecodeParamsSetOutputFormat($self, decode_params, output_format)\n--\n\nSets the format that pixels are decoded to, such as interleaved RGB.\n\n``nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\noutput_format : nvjpegOutputFormat_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsSetROI",
            both::nvjpegDecodeParamsSetROI,
            c"nvjpegDecodeParamsSetROI($self, decode_params, offset_x, offset_y, roi_width, roi_height)\n--\n\nSets the region of the image to decode, by its corner and size.\n\n``nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\noffset_x : int\noffset_y : int\nroi_width : int\nroi_height : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetROI\n",
        );
    table
        .function(
            c"nvjpegDecodeParamsSetScaleFactor",
            both::nvjpegDecodeParamsSetScaleFactor,
            c"nvjpegDecodeParamsSetScaleFactor($self, decode_params, scale_factor)\n--\n\nSets whether the image becomes smaller as it is decoded: 1/2, 1/4 or 1/8.\n\n``nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)``\n\nParameters\n----------\ndecode_params : nvjpegDecodeParams_t or None\nscale_factor : nvjpegScaleFactor_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetScaleFactor\n",
        );
    table
        .function(
            c"nvjpegDecoderCreate",
            both::nvjpegDecoderCreate,
            c"nvjpegDecoderCreate($self, nvjpeg_handle, implementation)\n--\n\nCreates a decoder with a chosen implementation, for decoding in phases.\n\n``nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)``\n\nParameters\n----------\nnvjpeg_handle : nvjpegHandle_t or None\nimplementation : nvjpegBackend_t\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\ndecoder_handle : nvjpegJpegDecoder_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderCreate\n",
        );
    table
        .function(
            c"nvjpegDecoderDestroy",
            both::nvjpegDecoderDestroy,
            c"nvjpegDecoderDestroy($self, decoder_handle)\n--\n\nDestroys a decoder for decoding in phases.\n\n``nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)``\n\nParameters\n----------\ndecoder_handle : nvjpegJpegDecoder_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderDestroy\n",
        );
    table
        .function(
            c"nvjpegDecoderJpegSupported",
            both::nvjpegDecoderJpegSupported,
            c"nvjpegDecoderJpegSupported($self, decoder_handle, jpeg_stream, decode_params)\n--\n\nTells (0 for yes) whether a decoder supports a parsed JPEG with these parameters.\n\n``nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)``\n\nParameters\n----------\ndecoder_handle : nvjpegJpegDecoder_t or None\njpeg_stream : nvjpegJpegStream_t or None\ndecode_params : nvjpegDecodeParams_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nis_supported : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderJpegSupported\n",
        );
    table
        .function(
            c"nvjpegDecoderStateCreate",
            both::nvjpegDecoderStateCreate,
            c"nvjpegDecoderStateCreate($self, nvjpeg_handle, decoder_handle)\n--\n\nCreates the state of a decoder for decoding in phases; buffers are attached to it.\n\n``nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)``\n\nParameters\n----------\nnvjpeg_handle : nvjpegHandle_t or None\ndecoder_handle : nvjpegJpegDecoder_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\ndecoder_state : nvjpegJpegState_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderStateCreate\n",
        );
    table
        .function(
            c"nvjpegDestroy",
            both::nvjpegDestroy,
            c"nvjpegDestroy($self, handle)\n--\n\nDestroys an nvJPEG handle; what was created from it must be destroyed before.\n\n``nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDestroy\n",
        );
    table
        .function(
            c"nvjpegEncode",
            both::nvjpegEncode,
            c"nvjpegEncode($self, handle, encoder_state, encoder_params, source, input_subsampling, input_format, image_width, image_height, stream)\n--\n\nCompresses an image in device memory, RGB or YUV, into the state on a stream.\n\n``nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nencoder_params : nvjpegEncoderParams_t or None\nsource : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ninput_subsampling : nvjpegChromaSubsampling_t\ninput_format : nvjpegInputFormat_t\nimage_width : int\nimage_height : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncode\n",
        );
    table
        .function(
            c"nvjpegEncodeGetBufferSize",
            both::nvjpegEncodeGetBufferSize,
            c"nvjpegEncodeGetBufferSize($self, handle, encoder_params, image_width, image_height)\n--\n\nWrites how many bytes the compressed image takes at most.\n\n``nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_params : nvjpegEncoderParams_t or None\nimage_width : int\nimage_height : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nmax_stream_length : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeGetBufferSize\n",
        );
    table
        .function(
            c"nvjpegEncodeImage",
            both::nvjpegEncodeImage,
            c"nvjpegEncodeImage($self, handle, encoder_state, encoder_params, source, input_format, image_width, image_height, stream)\n--\n\nCompresses an RGB or BGR image in device memory into the state on a stream.\n\n``nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nencoder_params : nvjpegEncoderParams_t or None\nsource : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ninput_format : nvjpegInputFormat_t\nimage_width : int\nimage_height : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeImage\n",
        );
    table
        .function(
            c"nvjpegEncodeRetrieveBitstream",
            both::nvjpegEncodeRetrieveBitstream,
            c"nvjpegEncodeRetrieveBitstream($self, handle, encoder_state, data, length, stream)\n--\n\nCopies the compressed image to host memory; with null data, writes its length.\n\n``nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndata : buffer or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nlength : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nlength : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream\n",
        );
    table
        .function(
            c"nvjpegEncodeRetrieveBitstreamDevice",
            both::nvjpegEncodeRetrieveBitstreamDevice,
            c"nvjpegEncodeRetrieveBitstreamDevice($self, handle, encoder_state, data, length, stream)\n--\n\nCopies the compressed image to device memory; with null data, writes its length.\n\n``nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\ndata : device address or array\n    Used after the call: keep it alive until this call completes on ``stream``.\nlength : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nlength : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstreamDevice\n",
        );
    table
        .function(
            c"nvjpegEncodeYUV",
            both::nvjpegEncodeYUV,
            c"nvjpegEncodeYUV($self, handle, encoder_state, encoder_params, source, chroma_subsampling, image_width, image_height, stream)\n--\n\nCompresses a YUV image in device memory into the state on a stream.\n\n``nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nencoder_params : nvjpegEncoderParams_t or None\nsource : nvjpegImage_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nchroma_subsampling : nvjpegChromaSubsampling_t\nimage_width : int\nimage_height : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeYUV\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsCopyMetadata",
            both::nvjpegEncoderParamsCopyMetadata,
            c"nvjpegEncoderParamsCopyMetadata($self, encoder_state, encode_params, jpeg_stream, stream)\n--\n\nCopies a parsed JPEG's metadata, such as EXIF, into what will be encoded.\n\n``nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``\n\nParameters\n----------\nencoder_state : nvjpegEncoderState_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nencode_params : nvjpegEncoderParams_t or None\njpeg_stream : nvjpegJpegStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyMetadata\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsCopyQuantizationTables",
            both::nvjpegEncoderParamsCopyQuantizationTables,
            c"nvjpegEncoderParamsCopyQuantizationTables($self, encode_params, jpeg_stream, stream)\n--\n\nCopies the quantization tables of a parsed JPEG for encoding.\n\n``nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``\n\nParameters\n----------\nencode_params : nvjpegEncoderParams_t or None\njpeg_stream : nvjpegJpegStream_t or None\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyQuantizationTables\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsCreate",
            both::nvjpegEncoderParamsCreate,
            c"nvjpegEncoderParamsCreate($self, handle, stream)\n--\n\nCreates the parameters of encoding, with defaults.\n\n``nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nencoder_params : nvjpegEncoderParams_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCreate\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsDestroy",
            both::nvjpegEncoderParamsDestroy,
            c"nvjpegEncoderParamsDestroy($self, encoder_params)\n--\n\nDestroys parameters of encoding.\n\n``nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsDestroy\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsSetEncoding",
            both::nvjpegEncoderParamsSetEncoding,
            c"nvjpegEncoderParamsSetEncoding($self, encoder_params, etype, stream)\n--\n\nSets how the image is encoded, such as baseline or progressive.\n\n``nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\netype : nvjpegJpegEncoding_t\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetEncoding\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsSetOptimizedHuffman",
            both::nvjpegEncoderParamsSetOptimizedHuffman,
            c"nvjpegEncoderParamsSetOptimizedHuffman($self, encoder_params, optimized, stream)\n--\n\nSets whether Huffman tables are made for the image: a smaller file in more time.\n\n``nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized, cudaStream_t stream)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\noptimized : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetOptimizedHuffman\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsSetQuality",
            both::nvjpegEncoderParamsSetQuality,
            c"nvjpegEncoderParamsSetQuality($self, encoder_params, quality, stream)\n--\n\nSets the quality of the image, from 1 to 100.\n\n``nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t stream)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\nquality : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetQuality\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsSetRestartInterval",
            both::nvjpegEncoderParamsSetRestartInterval,
            c"nvjpegEncoderParamsSetRestartInterval($self, encoder_params, restart_interval, stream)\n--\n\nSets after how many units of the scan a restart marker comes.\n\n``nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\nrestart_interval : int\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetRestartInterval\n",
        );
    table
        .function(
            c"nvjpegEncoderParamsSetSamplingFactors",
            both::nvjpegEncoderParamsSetSamplingFactors,
            c"nvjpegEncoderParamsSetSamplingFactors($self, encoder_params, chroma_subsampling, stream)\n--\n\nSets the subsampling of color in the compressed image, such as 4:2:0.\n\n``nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)``\n\nParameters\n----------\nencoder_params : nvjpegEncoderParams_t or None\nchroma_subsampling : nvjpegChromaSubsampling_t\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetSamplingFactors\n",
        );
    table
        .function(
            c"nvjpegEncoderStateCreate",
            both::nvjpegEncoderStateCreate,
            c"nvjpegEncoderStateCreate($self, handle, stream)\n--\n\nCreates the state of an encoder, which also holds the compressed image.\n\n``nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nencoder_state : nvjpegEncoderState_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreate\n",
        );
    table
        .function(
            c"nvjpegEncoderStateCreateWithBackend",
            both::nvjpegEncoderStateCreateWithBackend,
            c"nvjpegEncoderStateCreateWithBackend($self, handle, backend, stream)\n--\n\nCreates the state of an encoder that runs on the GPU's cores or its hardware encoder.\n\n``nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\nbackend : nvjpegEncBackend_t\nstream : runtime.cudaStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nencoder_state : nvjpegEncoderState_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreateWithBackend\n",
        );
    table
        .function(
            c"nvjpegEncoderStateDestroy",
            both::nvjpegEncoderStateDestroy,
            c"nvjpegEncoderStateDestroy($self, encoder_state)\n--\n\nDestroys the state of an encoder.\n\n``nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)``\n\nParameters\n----------\nencoder_state : nvjpegEncoderState_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateDestroy\n",
        );
    table
        .function(
            c"nvjpegGetCudartProperty",
            both::nvjpegGetCudartProperty,
            c"nvjpegGetCudartProperty($self, typename)\n--\n\nWrites one part of the version of the CUDA runtime that nvJPEG was built with.\n\n``nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetCudartProperty\n",
        );
    table
        .function(
            c"nvjpegGetDeviceMemoryPadding",
            both::nvjpegGetDeviceMemoryPadding,
            c"nvjpegGetDeviceMemoryPadding($self, handle)\n--\n\nWrites to a multiple of how many bytes device memory is allocated.\n\n``nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\npadding : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetDeviceMemoryPadding\n",
        );
    table
        .function(
            c"nvjpegGetHardwareDecoderInfo",
            both::nvjpegGetHardwareDecoderInfo,
            c"nvjpegGetHardwareDecoderInfo($self, handle)\n--\n\nWrites how many hardware JPEG decoders the device has, and how many cores in each.\n\n``nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nnum_engines : int\nnum_cores_per_engine : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareDecoderInfo\n",
        );
    table
        .function(
            c"nvjpegGetHardwareEncoderInfo",
            both::nvjpegGetHardwareEncoderInfo,
            c"nvjpegGetHardwareEncoderInfo($self, handle)\n--\n\nWrites how many hardware JPEG encoders the device has.\n\n``nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nnum_engines : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareEncoderInfo\n",
        );
    table
        .function(
            c"nvjpegGetImageInfo",
            both::nvjpegGetImageInfo,
            c"nvjpegGetImageInfo($self, handle, data, length)\n--\n\nReads from a JPEG's header its components, subsampling and the width and height of each.\n\n``nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndata : address or buffer\nlength : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nnComponents : int\nsubsampling : nvjpegChromaSubsampling_t\nwidths : list[int]\nheights : list[int]\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetImageInfo\n",
        );
    table
        .function(
            c"nvjpegGetPinnedMemoryPadding",
            both::nvjpegGetPinnedMemoryPadding,
            c"nvjpegGetPinnedMemoryPadding($self, handle)\n--\n\nWrites to a multiple of how many bytes pinned memory is allocated.\n\n``nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\npadding : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetPinnedMemoryPadding\n",
        );
    table
        .function(
            c"nvjpegGetProperty",
            both::nvjpegGetProperty,
            c"nvjpegGetProperty($self, typename)\n--\n\nWrites one part of nvJPEG's version (major, minor or patch level).\n\n``nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)``\n\nParameters\n----------\ntypename : runtime.libraryPropertyType\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetProperty\n",
        );
    table
        .function(
            c"nvjpegJpegStateCreate",
            both::nvjpegJpegStateCreate,
            c"nvjpegJpegStateCreate($self, handle)\n--\n\nCreates the state that a decode call keeps its intermediate data in.\n\n``nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\njpeg_handle : nvjpegJpegState_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateCreate\n",
        );
    table
        .function(
            c"nvjpegJpegStateDestroy",
            both::nvjpegJpegStateDestroy,
            c"nvjpegJpegStateDestroy($self, jpeg_handle)\n--\n\nDestroys a decoder's state and frees its buffers.\n\n``nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)``\n\nParameters\n----------\njpeg_handle : nvjpegJpegState_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateDestroy\n",
        );
    table
        .function(
            c"nvjpegJpegStreamCreate",
            both::nvjpegJpegStreamCreate,
            c"nvjpegJpegStreamCreate($self, handle)\n--\n\nCreates the object that holds a parsed JPEG.\n\n``nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\njpeg_stream : nvjpegJpegStream_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamCreate\n",
        );
    table
        .function(
            c"nvjpegJpegStreamDestroy",
            both::nvjpegJpegStreamDestroy,
            c"nvjpegJpegStreamDestroy($self, jpeg_stream)\n--\n\nDestroys a parsed JPEG.\n\n``nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamDestroy\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetChromaSubsampling",
            both::nvjpegJpegStreamGetChromaSubsampling,
            c"nvjpegJpegStreamGetChromaSubsampling($self, jpeg_stream)\n--\n\nTells the subsampling of a parsed JPEG's color, such as 4:2:0.\n\n``nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nchroma_subsampling : nvjpegChromaSubsampling_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetChromaSubsampling\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetComponentDimensions",
            both::nvjpegJpegStreamGetComponentDimensions,
            c"nvjpegJpegStreamGetComponentDimensions($self, jpeg_stream, component)\n--\n\nWrites the width and height of one component of a parsed JPEG.\n\n``nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\ncomponent : int\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nwidth : int\nheight : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentDimensions\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetComponentsNum",
            both::nvjpegJpegStreamGetComponentsNum,
            c"nvjpegJpegStreamGetComponentsNum($self, jpeg_stream)\n--\n\nWrites how many components a parsed JPEG has.\n\n``nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\ncomponents_num : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentsNum\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetExifOrientation",
            both::nvjpegJpegStreamGetExifOrientation,
            c"nvjpegJpegStreamGetExifOrientation($self, jpeg_stream)\n--\n\nTells how a parsed JPEG is to be turned or mirrored by its EXIF data.\n\n``nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\norientation_flag : nvjpegExifOrientation_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetExifOrientation\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetFrameDimensions",
            both::nvjpegJpegStreamGetFrameDimensions,
            c"nvjpegJpegStreamGetFrameDimensions($self, jpeg_stream)\n--\n\nWrites a parsed JPEG's width and height in pixels.\n\n``nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nwidth : int\nheight : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetFrameDimensions\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetJpegEncoding",
            both::nvjpegJpegStreamGetJpegEncoding,
            c"nvjpegJpegStreamGetJpegEncoding($self, jpeg_stream)\n--\n\nTells how a parsed JPEG is encoded, such as baseline or progressive.\n\n``nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\njpeg_encoding : nvjpegJpegEncoding_t\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetJpegEncoding\n",
        );
    table
        .function(
            c"nvjpegJpegStreamGetSamplePrecision",
            both::nvjpegJpegStreamGetSamplePrecision,
            c"nvjpegJpegStreamGetSamplePrecision($self, jpeg_stream)\n--\n\nWrites how many bits each sample of a parsed JPEG has.\n\n``nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)``\n\nParameters\n----------\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\nprecision : int\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.1.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetSamplePrecision\n",
        );
    table
        .function(
            c"nvjpegJpegStreamParse",
            both::nvjpegJpegStreamParse,
            c"nvjpegJpegStreamParse($self, handle, data, length, save_metadata, save_stream, jpeg_stream)\n--\n\nParses a whole JPEG; can keep copies of the metadata and of the data.\n\n``nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndata : address or buffer\n    cubind keeps it alive until ``jpeg_stream`` is destroyed, or such a call replaces it.\nlength : int\nsave_metadata : int\nsave_stream : int\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParse\n",
        );
    table
        .function(
            c"nvjpegJpegStreamParseHeader",
            both::nvjpegJpegStreamParseHeader,
            c"nvjpegJpegStreamParseHeader($self, handle, data, length, jpeg_stream)\n--\n\nParses only a JPEG's header, for what it tells of the image.\n\n``nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndata : address or buffer\n    cubind keeps it alive until ``jpeg_stream`` is destroyed, or such a call replaces it.\nlength : int\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseHeader\n",
        );
    table
        .function(
            c"nvjpegJpegStreamParseTables",
            both::nvjpegJpegStreamParseTables,
            c"nvjpegJpegStreamParseTables($self, handle, data, length, jpeg_stream)\n--\n\nParses a JPEG that has only tables, to decode abbreviated JPEGs with them.\n\n``nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)``\n\nParameters\n----------\nhandle : nvjpegHandle_t or None\ndata : address or buffer\n    cubind keeps it alive until ``jpeg_stream`` is destroyed, or such a call replaces it.\nlength : int\njpeg_stream : nvjpegJpegStream_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseTables\n",
        );
    table
        .function(
            c"nvjpegSetDeviceMemoryPadding",
            both::nvjpegSetDeviceMemoryPadding,
            c"nvjpegSetDeviceMemoryPadding($self, padding, handle)\n--\n\nSets to a multiple of how many bytes device memory is allocated, for fewer reallocations.\n\n``nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)``\n\nParameters\n----------\npadding : int\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetDeviceMemoryPadding\n",
        );
    table
        .function(
            c"nvjpegSetPinnedMemoryPadding",
            both::nvjpegSetPinnedMemoryPadding,
            c"nvjpegSetPinnedMemoryPadding($self, padding, handle)\n--\n\nSets to a multiple of how many bytes pinned memory is allocated, for fewer reallocations.\n\n``nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)``\n\nParameters\n----------\npadding : int\nhandle : nvjpegHandle_t or None\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetPinnedMemoryPadding\n",
        );
    table
        .function(
            c"nvjpegStateAttachDeviceBuffer",
            both::nvjpegStateAttachDeviceBuffer,
            c"nvjpegStateAttachDeviceBuffer($self, decoder_state, device_buffer)\n--\n\nGives a decoder's state the device buffer that it works in; one buffer can serve several states.\n\n``nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)``\n\nParameters\n----------\ndecoder_state : nvjpegJpegState_t or None\ndevice_buffer : nvjpegBufferDevice_t or None\n    Used after the call: keep it alive until ``decoder_state`` is destroyed or set again.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachDeviceBuffer\n",
        );
    table
        .function(
            c"nvjpegStateAttachPinnedBuffer",
            both::nvjpegStateAttachPinnedBuffer,
            c"nvjpegStateAttachPinnedBuffer($self, decoder_state, pinned_buffer)\n--\n\nGives a decoder's state the pinned buffer that it works in; one buffer can serve several states.\n\n``nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)``\n\nParameters\n----------\ndecoder_state : nvjpegJpegState_t or None\npinned_buffer : nvjpegBufferPinned_t or None\n    Used after the call: keep it alive until ``decoder_state`` is destroyed or set again.\n\nReturns\n-------\nnvjpegStatus_t\n    ``NVJPEG_STATUS_SUCCESS``.\n\nNotes\n-----\nIn ``nvjpeg.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachPinnedBuffer\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

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
