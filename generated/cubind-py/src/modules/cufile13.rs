//! The contents of `cubind.cuda13.cufile`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufile::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{cufile, cufile13, driver};

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFile of CUDA 13",
        &["libcufile.so.0"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cufile",
        &[],
    )
    .installed_by(&["cubind[cu13]"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cuFileBatchIOCancel, None, ""),
        (slots::cuFileBatchIODestroy, None, ""),
        (slots::cuFileBatchIOGetStatus, None, ""),
        (slots::cuFileBatchIOSetUp, None, ""),
        (slots::cuFileBatchIOSubmit, None, ""),
        (slots::cuFileBufDeregister, None, ""),
        (slots::cuFileBufRegister, None, ""),
        (slots::cuFileDriverClose, None, ""),
        (slots::cuFileDriverClose_v2, None, ""),
        (slots::cuFileDriverGetP2PFlags, None, "13.1"),
        (slots::cuFileDriverGetProperties, None, ""),
        (slots::cuFileDriverOpen, None, ""),
        (slots::cuFileDriverSetMaxCacheSize, None, ""),
        (slots::cuFileDriverSetMaxDirectIOSize, None, ""),
        (slots::cuFileDriverSetMaxPinnedMemSize, None, ""),
        (slots::cuFileDriverSetP2PFlags, None, "13.1"),
        (slots::cuFileDriverSetPollMode, None, ""),
        (slots::cuFileExportPCIeTopology, None, "13.2"),
        (slots::cuFileGetBARSizeInKB, None, "13.0"),
        (slots::cuFileGetParameterBool, None, "12.9"),
        (slots::cuFileGetParameterGpuBounceBufferSlabArray, None, "13.2"),
        (slots::cuFileGetParameterMinMaxValue, None, "13.0"),
        (slots::cuFileGetParameterPosixPoolSlabArray, None, "13.0"),
        (slots::cuFileGetParameterSizeT, None, "12.9"),
        (slots::cuFileGetParameterString, None, "12.9"),
        (slots::cuFileGetStatsL1, None, "13.0"),
        (slots::cuFileGetStatsL2, None, "13.0"),
        (slots::cuFileGetStatsL3, None, "13.0"),
        (slots::cuFileGetStatsLevel, None, "13.0"),
        (slots::cuFileGetVersion, None, ""),
        (slots::cuFileHandleDeregister, None, ""),
        (slots::cuFileHandleRegister, None, ""),
        (slots::cuFileRead, None, ""),
        (slots::cuFileReadAsync, None, ""),
        (slots::cuFileReadv, None, "13.4"),
        (slots::cuFileSetParameterBool, None, "12.9"),
        (slots::cuFileSetParameterGpuBounceBufferSlabArray, None, "13.2"),
        (slots::cuFileSetParameterPosixPoolSlabArray, None, "13.0"),
        (slots::cuFileSetParameterSizeT, None, "12.9"),
        (slots::cuFileSetParameterString, None, "12.9"),
        (slots::cuFileSetStatsLevel, None, "13.0"),
        (slots::cuFileStatsReset, None, "13.0"),
        (slots::cuFileStatsStart, None, "13.0"),
        (slots::cuFileStatsStop, None, "13.0"),
        (slots::cuFileStreamDeregister, None, ""),
        (slots::cuFileStreamRegister, None, ""),
        (slots::cuFileUseCount, None, ""),
        (slots::cuFileWrite, None, ""),
        (slots::cuFileWriteAsync, None, ""),
        (slots::cuFileWritev, None, "13.4"),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cufile",
    name: c"cubind.cuda13.cufile",
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

extern "C" fn missing<const SLOT: usize, const CODE: u64>() -> u64 {
    capsules::missing(&MODULE, SLOT, CODE)
}

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cuFileBatchIOCancel",
            only13::cuFileBatchIOCancel,
            c"cuFileBatchIOCancel($self, batch_idp)\n--\n\nCancels the transfers of a batch that have not ended.\n\n``CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOCancel\n",
        );
    table
        .function(
            c"cuFileBatchIODestroy",
            only13::cuFileBatchIODestroy,
            c"cuFileBatchIODestroy($self, batch_idp)\n--\n\nDestroys a batch.\n\n``void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIODestroy\n",
        );
    table
        .function(
            c"cuFileBatchIOGetStatus",
            only13::cuFileBatchIOGetStatus,
            c"cuFileBatchIOGetStatus($self, batch_idp, min_nr, nr, timeout)\n--\n\nWaits for some transfers of a batch to end, up to a timeout, and tells their outcome.\n\n``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nmin_nr : int\nnr : int\ntimeout : timespec or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nnr : int\niocbp : list[CUfileIOEvents_t]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus\n",
        );
    table
        .function(
            c"cuFileBatchIOSetUp",
            only13::cuFileBatchIOSetUp,
            c"cuFileBatchIOSetUp($self, nr)\n--\n\nMakes a batch of up to a number of transfers.\n\n``CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)``\n\nParameters\n----------\nnr : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nbatch_idp : CUfileBatchHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSetUp\n",
        );
    table
        .function(
            c"cuFileBatchIOSubmit",
            only13::cuFileBatchIOSubmit,
            c"cuFileBatchIOSubmit($self, batch_idp, nr, iocbp, flags)\n--\n\nStarts transfers of a batch, some of them reads, some writes.\n\n``CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nnr : int\niocbp : list[CUfileIOParams_t] or None\n    cubind keeps it alive as long as ``batch_idp`` exists.\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOSubmit\n",
        );
    table
        .function(
            c"cuFileBufDeregister",
            only13::cuFileBufDeregister,
            c"cuFileBufDeregister($self, bufPtr_base)\n--\n\nUndoes ``cuFileBufRegister`` for the memory that starts at an address.\n\n``CUfileError_t cuFileBufDeregister(const void *bufPtr_base)``\n\nParameters\n----------\nbufPtr_base : address or buffer\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufDeregister\n",
        );
    table
        .function(
            c"cuFileBufRegister",
            only13::cuFileBufRegister,
            c"cuFileBufRegister($self, bufPtr_base, length, flags)\n--\n\nPins a range of GPU memory for transfers, which saves a copy through bounce buffers.\n\n``CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)``\n\nParameters\n----------\nbufPtr_base : address or buffer\n    Used after the call: keep it alive until ``cuFileBufDeregister`` is called.\nlength : int\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister\n",
        );
    table
        .function(
            c"cuFileDriverClose",
            only13::cuFileDriverClose,
            c"cuFileDriverClose($self)\n--\n\nEnds GPUDirect Storage for the process and frees its buffers.\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose\n",
        );
    table
        .function(
            c"cuFileDriverClose_v2",
            only13::cuFileDriverClose,
            c"cuFileDriverClose_v2($self)\n--\n\nEnds GPUDirect Storage for the process and frees its buffers.\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverClose\n",
        );
    table
        .function(
            c"cuFileDriverGetP2PFlags",
            both::cuFileDriverGetP2PFlags,
            c"cuFileDriverGetP2PFlags($self, status_flag)\n--\n\nTells how peer-to-peer transfers with a kind of storage may go, such as by DMA-BUF.\n\n``CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)``\n\nParameters\n----------\nstatus_flag : CUfileDriverStatusFlags_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\np2p_flags : CUfileP2PFlags_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetP2PFlags\n",
        );
    table
        .function(
            c"cuFileDriverGetProperties",
            only13::cuFileDriverGetProperties,
            c"cuFileDriverGetProperties($self)\n--\n\nTells the driver's version, features and limits, with sizes in KiB.\n\n``CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nprops : CUfileDrvProps_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverGetProperties\n",
        );
    table
        .function(
            c"cuFileDriverOpen",
            only13::cuFileDriverOpen,
            c"cuFileDriverOpen($self)\n--\n\nStarts GPUDirect Storage for the process; otherwise the first use does it.\n\n``CUfileError_t cuFileDriverOpen(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverOpen\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxCacheSize",
            only13::cuFileDriverSetMaxCacheSize,
            c"cuFileDriverSetMaxCacheSize($self, max_cache_size)\n--\n\nSets the GPU memory in KiB that is kept for bounce buffers.\n\n``CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)``\n\nParameters\n----------\nmax_cache_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxCacheSize\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxDirectIOSize",
            only13::cuFileDriverSetMaxDirectIOSize,
            c"cuFileDriverSetMaxDirectIOSize($self, max_direct_io_size)\n--\n\nSets the largest piece of a direct transfer in KiB, in multiples of 64 KiB.\n\n``CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)``\n\nParameters\n----------\nmax_direct_io_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxDirectIOSize\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxPinnedMemSize",
            only13::cuFileDriverSetMaxPinnedMemSize,
            c"cuFileDriverSetMaxPinnedMemSize($self, max_pinned_size)\n--\n\nSets the GPU memory in KiB that may be pinned at a time.\n\n``CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)``\n\nParameters\n----------\nmax_pinned_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetMaxPinnedMemSize\n",
        );
    table
        .function(
            c"cuFileDriverSetP2PFlags",
            both::cuFileDriverSetP2PFlags,
            c"cuFileDriverSetP2PFlags($self, status_flag, p2p_flags)\n--\n\nSets how peer-to-peer transfers with a kind of storage may go, such as by DMA-BUF.\n\n``CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)``\n\nParameters\n----------\nstatus_flag : CUfileDriverStatusFlags_t\np2p_flags : CUfileP2PFlags_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetP2PFlags\n",
        );
    table
        .function(
            c"cuFileDriverSetPollMode",
            only13::cuFileDriverSetPollMode,
            c"cuFileDriverSetPollMode($self, poll, poll_threshold_size)\n--\n\nTurns polling for completion on or off for requests up to a size in KiB.\n\n``CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)``\n\nParameters\n----------\npoll : int\npoll_threshold_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileDriverSetPollMode\n",
        );
    table
        .function(
            c"cuFileExportPCIeTopology",
            both::cuFileExportPCIeTopology,
            c"cuFileExportPCIeTopology($self, filename)\n--\n\nWrites the PCIe topology that cuFile has found to a file.\n\n``CUfileError_t cuFileExportPCIeTopology(const char *filename)``\n\nParameters\n----------\nfilename : bytes or str\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileExportPCIeTopology\n",
        );
    table
        .function(
            c"cuFileGetBARSizeInKB",
            both::cuFileGetBARSizeInKB,
            c"cuFileGetBARSizeInKB($self, gpuIndex)\n--\n\nTells the size of a GPU's BAR, in KiB.\n\n``CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)``\n\nParameters\n----------\ngpuIndex : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nbarSize : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetBARSizeInKB\n",
        );
    table
        .function(
            c"cuFileGetParameterBool",
            only13::cuFileGetParameterBool,
            c"cuFileGetParameterBool($self, param)\n--\n\nTells the value of an on/off setting, such as use of polling.\n\n``CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : bool\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterBool\n",
        );
    table
        .function(
            c"cuFileGetParameterGpuBounceBufferSlabArray",
            both::cuFileGetParameterGpuBounceBufferSlabArray,
            c"cuFileGetParameterGpuBounceBufferSlabArray($self, length)\n--\n\nTells the sizes and counts of the slabs of bounce buffers on GPUs.\n\n``CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nsize_values : list[int]\ncount_values : list[int]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterGpuBounceBufferSlabArray\n",
        );
    table
        .function(
            c"cuFileGetParameterMinMaxValue",
            both::cuFileGetParameterMinMaxValue,
            c"cuFileGetParameterMinMaxValue($self, param)\n--\n\nTells the smallest and the largest value that a numeric setting can have.\n\n``CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nmin_value : int\nmax_value : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterMinMaxValue\n",
        );
    table
        .function(
            c"cuFileGetParameterPosixPoolSlabArray",
            both::cuFileGetParameterPosixPoolSlabArray,
            c"cuFileGetParameterPosixPoolSlabArray($self, length)\n--\n\nTells the sizes and counts of the slabs of host memory for POSIX transfers.\n\n``CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nsize_values : list[int]\ncount_values : list[int]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterPosixPoolSlabArray\n",
        );
    table
        .function(
            c"cuFileGetParameterSizeT",
            only13::cuFileGetParameterSizeT,
            c"cuFileGetParameterSizeT($self, param)\n--\n\nTells the value of a numeric setting, such as the number of threads.\n\n``CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterSizeT\n",
        );
    table
        .function(
            c"cuFileGetParameterString",
            only13::cuFileGetParameterString,
            c"cuFileGetParameterString($self, param, length)\n--\n\nTells the value of a text setting, such as the folder of the log.\n\n``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\ndesc_str : bytes\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString\n",
        );
    table
        .function(
            c"cuFileGetStatsL1",
            both::cuFileGetStatsL1,
            c"cuFileGetStatsL1($self)\n--\n\nTells statistics of the process: operations, bytes, times and errors.\n\n``CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel1_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL1\n",
        );
    table
        .function(
            c"cuFileGetStatsL2",
            both::cuFileGetStatsL2,
            c"cuFileGetStatsL2($self)\n--\n\nTells statistics of the process with a histogram of transfer sizes.\n\n``CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel2_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL2\n",
        );
    table
        .function(
            c"cuFileGetStatsL3",
            both::cuFileGetStatsL3,
            c"cuFileGetStatsL3($self)\n--\n\nTells statistics of the process and of each GPU.\n\n``CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel3_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsL3\n",
        );
    table
        .function(
            c"cuFileGetStatsLevel",
            both::cuFileGetStatsLevel,
            c"cuFileGetStatsLevel($self)\n--\n\nTells how detailed the statistics are, from 0 (none) to 3.\n\n``CUfileError_t cuFileGetStatsLevel(int *level)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nlevel : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetStatsLevel\n",
        );
    table
        .function(
            c"cuFileGetVersion",
            only13::cuFileGetVersion,
            c"cuFileGetVersion($self)\n--\n\nTells the cuFile version, as 1000·major + 10·minor.\n\n``CUfileError_t cuFileGetVersion(int *version)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetVersion\n",
        );
    table
        .function(
            c"cuFileHandleDeregister",
            only13::cuFileHandleDeregister,
            c"cuFileHandleDeregister($self, fh)\n--\n\nReleases a file's handle; the file itself stays open.\n\n``void cuFileHandleDeregister(CUfileHandle_t fh)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleDeregister\n",
        );
    table
        .function(
            c"cuFileHandleRegister",
            only13::cuFileHandleRegister,
            c"cuFileHandleRegister($self, descr)\n--\n\nMakes a handle for transfers of an open file, given its descriptor or user-space file system.\n\n``CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)``\n\nParameters\n----------\ndescr : CUfileDescr_t or None\n    cubind keeps it alive as long as ``fh`` exists.\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nfh : CUfileHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileHandleRegister\n",
        );
    table
        .function(
            c"cuFileRead",
            only13::cuFileRead,
            c"cuFileRead($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\nReads bytes of a file into GPU or host memory and waits; returns the count, or a negative error.\n\n``ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : int\nbufPtr_offset : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileRead\n",
        );
    table
        .function(
            c"cuFileReadAsync",
            only13::cuFileReadAsync,
            c"cuFileReadAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream)\n--\n\nReads bytes of a file into memory in stream order; sizes and offsets are read when it runs.\n\n``CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsize_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nfile_offset_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbufPtr_offset_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbytes_read_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadAsync\n",
        );
    table
        .function(
            c"cuFileReadv",
            both::cuFileReadv,
            c"cuFileReadv($self, fh, iov, iovcnt, file_offset, flags)\n--\n\nReads bytes of a file into several pieces of memory and waits; returns the count, or a negative error.\n\n``ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\niov : list[CUfileIOVec_t] or None\niovcnt : int\nfile_offset : int\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileReadv\n",
        );
    table
        .function(
            c"cuFileSetParameterBool",
            only13::cuFileSetParameterBool,
            c"cuFileSetParameterBool($self, param, value)\n--\n\nTurns a setting on or off, before the driver opens.\n\n``CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterBool\n",
        );
    table
        .function(
            c"cuFileSetParameterGpuBounceBufferSlabArray",
            both::cuFileSetParameterGpuBounceBufferSlabArray,
            c"cuFileSetParameterGpuBounceBufferSlabArray($self, size_values, count_values, length)\n--\n\nSets the sizes and counts of the slabs of bounce buffers on GPUs.\n\n``CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)``\n\nParameters\n----------\nsize_values : list[int] or None\ncount_values : list[int] or None\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterGpuBounceBufferSlabArray\n",
        );
    table
        .function(
            c"cuFileSetParameterPosixPoolSlabArray",
            both::cuFileSetParameterPosixPoolSlabArray,
            c"cuFileSetParameterPosixPoolSlabArray($self, size_values, count_values, length)\n--\n\nSets the sizes and counts of the slabs of host memory for POSIX transfers.\n\n``CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)``\n\nParameters\n----------\nsize_values : list[int] or None\ncount_values : list[int] or None\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterPosixPoolSlabArray\n",
        );
    table
        .function(
            c"cuFileSetParameterSizeT",
            only13::cuFileSetParameterSizeT,
            c"cuFileSetParameterSizeT($self, param, value)\n--\n\nSets a numeric setting, such as the number of threads, before the driver opens.\n\n``CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterSizeT\n",
        );
    table
        .function(
            c"cuFileSetParameterString",
            only13::cuFileSetParameterString,
            c"cuFileSetParameterString($self, param, desc_str)\n--\n\nSets a text setting, such as the folder of the log, before the driver opens.\n\n``CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\ndesc_str : bytes or str\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetParameterString\n",
        );
    table
        .function(
            c"cuFileSetStatsLevel",
            both::cuFileSetStatsLevel,
            c"cuFileSetStatsLevel($self, level)\n--\n\nSets how detailed the statistics are, from 0 (none) to 3.\n\n``CUfileError_t cuFileSetStatsLevel(int level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileSetStatsLevel\n",
        );
    table
        .function(
            c"cuFileStatsReset",
            both::cuFileStatsReset,
            c"cuFileStatsReset($self)\n--\n\nSets all statistics back to zero.\n\n``CUfileError_t cuFileStatsReset(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsReset\n",
        );
    table
        .function(
            c"cuFileStatsStart",
            both::cuFileStatsStart,
            c"cuFileStatsStart($self)\n--\n\nBegins to count statistics.\n\n``CUfileError_t cuFileStatsStart(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStart\n",
        );
    table
        .function(
            c"cuFileStatsStop",
            both::cuFileStatsStop,
            c"cuFileStatsStop($self)\n--\n\nStops counting statistics; what was counted stays.\n\n``CUfileError_t cuFileStatsStop(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStatsStop\n",
        );
    table
        .function(
            c"cuFileStreamDeregister",
            only13::cuFileStreamDeregister,
            c"cuFileStreamDeregister($self, stream)\n--\n\nFrees what ``cuFileStreamRegister`` prepared for a stream.\n\n``CUfileError_t cuFileStreamDeregister(CUstream stream)``\n\nParameters\n----------\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamDeregister\n",
        );
    table
        .function(
            c"cuFileStreamRegister",
            only13::cuFileStreamRegister,
            c"cuFileStreamRegister($self, stream, flags)\n--\n\nPrepares a stream for asynchronous transfers; flags promise which arguments are fixed or aligned.\n\n``CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)``\n\nParameters\n----------\nstream : driver.CUstream or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileStreamRegister\n",
        );
    table
        .function(
            c"cuFileUseCount",
            only13::cuFileUseCount,
            c"cuFileUseCount($self)\n--\n\nTells how many users of the driver this process has now.\n\n``long cuFileUseCount(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileUseCount\n",
        );
    table
        .function(
            c"cuFileWrite",
            only13::cuFileWrite,
            c"cuFileWrite($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\nWrites bytes of GPU or host memory to a file and waits; returns the count, or a negative error.\n\n``ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : int\nbufPtr_offset : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWrite\n",
        );
    table
        .function(
            c"cuFileWriteAsync",
            only13::cuFileWriteAsync,
            c"cuFileWriteAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream)\n--\n\nWrites bytes of memory to a file in stream order; sizes and offsets are read when it runs.\n\n``CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nsize_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nfile_offset_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbufPtr_offset_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nbytes_written_p : address or buffer\n    Used after the call: keep it alive until this call completes on ``stream``.\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWriteAsync\n",
        );
    table
        .function(
            c"cuFileWritev",
            both::cuFileWritev,
            c"cuFileWritev($self, fh, iov, iovcnt, file_offset, flags)\n--\n\nWrites several pieces of memory to a file and waits; returns the count, or a negative error.\n\n``ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\niov : list[CUfileIOVec_t] or None\niovcnt : int\nfile_offset : int\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileWritev\n",
        );
}

fn c_functions(table: &mut Rows<CFunction>) {
    table
        .c_function(
            c"cuFileBatchIOCancel",
            c"CUfileError_t (CUfileBatchHandle_t)",
            slots::cuFileBatchIOCancel,
            Some(missing::<{ slots::cuFileBatchIOCancel }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileBatchIODestroy",
            c"void (CUfileBatchHandle_t)",
            slots::cuFileBatchIODestroy,
            Some(missing::<{ slots::cuFileBatchIODestroy }, 0>),
        );
    table
        .c_function(
            c"cuFileBatchIOGetStatus",
            c"CUfileError_t (CUfileBatchHandle_t, unsigned int, unsigned int *, CUfileIOEvents_t *, struct timespec *)",
            slots::cuFileBatchIOGetStatus,
            Some(missing::<{ slots::cuFileBatchIOGetStatus }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileBatchIOSetUp",
            c"CUfileError_t (CUfileBatchHandle_t *, unsigned int)",
            slots::cuFileBatchIOSetUp,
            Some(missing::<{ slots::cuFileBatchIOSetUp }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileBatchIOSubmit",
            c"CUfileError_t (CUfileBatchHandle_t, unsigned int, CUfileIOParams_t *, unsigned int)",
            slots::cuFileBatchIOSubmit,
            Some(missing::<{ slots::cuFileBatchIOSubmit }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileBufDeregister",
            c"CUfileError_t (void const *)",
            slots::cuFileBufDeregister,
            Some(missing::<{ slots::cuFileBufDeregister }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileBufRegister",
            c"CUfileError_t (void const *, size_t, int)",
            slots::cuFileBufRegister,
            Some(missing::<{ slots::cuFileBufRegister }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverClose",
            c"CUfileError_t (void)",
            slots::cuFileDriverClose_v2,
            Some(missing::<{ slots::cuFileDriverClose_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverClose_v2",
            c"CUfileError_t (void)",
            slots::cuFileDriverClose_v2,
            Some(missing::<{ slots::cuFileDriverClose_v2 }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverGetP2PFlags",
            c"CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t *)",
            slots::cuFileDriverGetP2PFlags,
            Some(missing::<{ slots::cuFileDriverGetP2PFlags }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverGetProperties",
            c"CUfileError_t (CUfileDrvProps_t *)",
            slots::cuFileDriverGetProperties,
            Some(missing::<{ slots::cuFileDriverGetProperties }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverOpen",
            c"CUfileError_t (void)",
            slots::cuFileDriverOpen,
            Some(missing::<{ slots::cuFileDriverOpen }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverSetMaxCacheSize",
            c"CUfileError_t (size_t)",
            slots::cuFileDriverSetMaxCacheSize,
            Some(missing::<{ slots::cuFileDriverSetMaxCacheSize }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverSetMaxDirectIOSize",
            c"CUfileError_t (size_t)",
            slots::cuFileDriverSetMaxDirectIOSize,
            Some(missing::<{ slots::cuFileDriverSetMaxDirectIOSize }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverSetMaxPinnedMemSize",
            c"CUfileError_t (size_t)",
            slots::cuFileDriverSetMaxPinnedMemSize,
            Some(missing::<{ slots::cuFileDriverSetMaxPinnedMemSize }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverSetP2PFlags",
            c"CUfileError_t (CUfileDriverStatusFlags_t, CUfileP2PFlags_t)",
            slots::cuFileDriverSetP2PFlags,
            Some(missing::<{ slots::cuFileDriverSetP2PFlags }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileDriverSetPollMode",
            c"CUfileError_t (bool, size_t)",
            slots::cuFileDriverSetPollMode,
            Some(missing::<{ slots::cuFileDriverSetPollMode }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileExportPCIeTopology",
            c"CUfileError_t (char const *)",
            slots::cuFileExportPCIeTopology,
            Some(missing::<{ slots::cuFileExportPCIeTopology }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetBARSizeInKB",
            c"CUfileError_t (int, size_t *)",
            slots::cuFileGetBARSizeInKB,
            Some(missing::<{ slots::cuFileGetBARSizeInKB }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetParameterBool",
            c"CUfileError_t (CUFileBoolConfigParameter_t, bool *)",
            slots::cuFileGetParameterBool,
            Some(missing::<{ slots::cuFileGetParameterBool }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetParameterGpuBounceBufferSlabArray",
            c"CUfileError_t (size_t *, size_t *, int)",
            slots::cuFileGetParameterGpuBounceBufferSlabArray,
            Some(
                missing::<
                    { slots::cuFileGetParameterGpuBounceBufferSlabArray },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"cuFileGetParameterMinMaxValue",
            c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t *, size_t *)",
            slots::cuFileGetParameterMinMaxValue,
            Some(missing::<{ slots::cuFileGetParameterMinMaxValue }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetParameterPosixPoolSlabArray",
            c"CUfileError_t (size_t *, size_t *, int)",
            slots::cuFileGetParameterPosixPoolSlabArray,
            Some(missing::<{ slots::cuFileGetParameterPosixPoolSlabArray }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetParameterSizeT",
            c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t *)",
            slots::cuFileGetParameterSizeT,
            Some(missing::<{ slots::cuFileGetParameterSizeT }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetParameterString",
            c"CUfileError_t (CUFileStringConfigParameter_t, char *, int)",
            slots::cuFileGetParameterString,
            Some(missing::<{ slots::cuFileGetParameterString }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetStatsL1",
            c"CUfileError_t (CUfileStatsLevel1_t *)",
            slots::cuFileGetStatsL1,
            Some(missing::<{ slots::cuFileGetStatsL1 }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetStatsL2",
            c"CUfileError_t (CUfileStatsLevel2_t *)",
            slots::cuFileGetStatsL2,
            Some(missing::<{ slots::cuFileGetStatsL2 }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetStatsL3",
            c"CUfileError_t (CUfileStatsLevel3_t *)",
            slots::cuFileGetStatsL3,
            Some(missing::<{ slots::cuFileGetStatsL3 }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetStatsLevel",
            c"CUfileError_t (int *)",
            slots::cuFileGetStatsLevel,
            Some(missing::<{ slots::cuFileGetStatsLevel }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileGetVersion",
            c"CUfileError_t (int *)",
            slots::cuFileGetVersion,
            Some(missing::<{ slots::cuFileGetVersion }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileHandleDeregister",
            c"void (CUfileHandle_t)",
            slots::cuFileHandleDeregister,
            Some(missing::<{ slots::cuFileHandleDeregister }, 0>),
        );
    table
        .c_function(
            c"cuFileHandleRegister",
            c"CUfileError_t (CUfileHandle_t *, CUfileDescr_t *)",
            slots::cuFileHandleRegister,
            Some(missing::<{ slots::cuFileHandleRegister }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileRead",
            c"Py_ssize_t (CUfileHandle_t, void *, size_t, off_t, off_t)",
            slots::cuFileRead,
            Some(missing::<{ slots::cuFileRead }, 0>),
        );
    table
        .c_function(
            c"cuFileReadAsync",
            c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)",
            slots::cuFileReadAsync,
            Some(missing::<{ slots::cuFileReadAsync }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileReadv",
            c"Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)",
            slots::cuFileReadv,
            Some(missing::<{ slots::cuFileReadv }, 0>),
        );
    table
        .c_function(
            c"cuFileSetParameterBool",
            c"CUfileError_t (CUFileBoolConfigParameter_t, bool)",
            slots::cuFileSetParameterBool,
            Some(missing::<{ slots::cuFileSetParameterBool }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileSetParameterGpuBounceBufferSlabArray",
            c"CUfileError_t (size_t const *, size_t const *, int)",
            slots::cuFileSetParameterGpuBounceBufferSlabArray,
            Some(
                missing::<
                    { slots::cuFileSetParameterGpuBounceBufferSlabArray },
                    4294967254,
                >,
            ),
        );
    table
        .c_function(
            c"cuFileSetParameterPosixPoolSlabArray",
            c"CUfileError_t (size_t const *, size_t const *, int)",
            slots::cuFileSetParameterPosixPoolSlabArray,
            Some(missing::<{ slots::cuFileSetParameterPosixPoolSlabArray }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileSetParameterSizeT",
            c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t)",
            slots::cuFileSetParameterSizeT,
            Some(missing::<{ slots::cuFileSetParameterSizeT }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileSetParameterString",
            c"CUfileError_t (CUFileStringConfigParameter_t, char const *)",
            slots::cuFileSetParameterString,
            Some(missing::<{ slots::cuFileSetParameterString }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileSetStatsLevel",
            c"CUfileError_t (int)",
            slots::cuFileSetStatsLevel,
            Some(missing::<{ slots::cuFileSetStatsLevel }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileStatsReset",
            c"CUfileError_t (void)",
            slots::cuFileStatsReset,
            Some(missing::<{ slots::cuFileStatsReset }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileStatsStart",
            c"CUfileError_t (void)",
            slots::cuFileStatsStart,
            Some(missing::<{ slots::cuFileStatsStart }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileStatsStop",
            c"CUfileError_t (void)",
            slots::cuFileStatsStop,
            Some(missing::<{ slots::cuFileStatsStop }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileStreamDeregister",
            c"CUfileError_t (CUstream)",
            slots::cuFileStreamDeregister,
            Some(missing::<{ slots::cuFileStreamDeregister }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileStreamRegister",
            c"CUfileError_t (CUstream, unsigned int)",
            slots::cuFileStreamRegister,
            Some(missing::<{ slots::cuFileStreamRegister }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileUseCount",
            c"long (void)",
            slots::cuFileUseCount,
            Some(missing::<{ slots::cuFileUseCount }, 0>),
        );
    table
        .c_function(
            c"cuFileWrite",
            c"Py_ssize_t (CUfileHandle_t, void const *, size_t, off_t, off_t)",
            slots::cuFileWrite,
            Some(missing::<{ slots::cuFileWrite }, 0>),
        );
    table
        .c_function(
            c"cuFileWriteAsync",
            c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)",
            slots::cuFileWriteAsync,
            Some(missing::<{ slots::cuFileWriteAsync }, 4294967254>),
        );
    table
        .c_function(
            c"cuFileWritev",
            c"Py_ssize_t (CUfileHandle_t, CUfileIOVec_t const *, size_t, off_t, unsigned int)",
            slots::cuFileWritev,
            Some(missing::<{ slots::cuFileWritev }, 0>),
        );
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&cufile13::CUFileArrayConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileBoolConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileSizeTConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileStringConfigParameter_t));
    table.class(Class::Value(&cufile::CUfileBatchHandle_t));
    table.class(Class::Enum(&cufile::CUfileBatchMode_t));
    table.class(Class::Record(&cufile13::CUfileDescr_t));
    table.class(Class::Record(&cufile::CUfileDescr_t_handle));
    table.class(Class::Enum(&cufile::CUfileDriverControlFlags_t));
    table.class(Class::Enum(&cufile13::CUfileDriverStatusFlags_t));
    table.class(Class::Record(&cufile::CUfileDrvProps));
    table.class(Class::Record(&cufile::CUfileDrvProps_t));
    table.class(Class::Record(&cufile::CUfileDrvProps_t_nvfs));
    table.class(Class::Record(&cufile13::CUfileError));
    table.class(Class::Record(&cufile13::CUfileError_t));
    table.class(Class::Record(&cufile13::CUfileFSOps));
    table.class(Class::Record(&cufile13::CUfileFSOps_t));
    table.class(Class::Enum(&cufile::CUfileFeatureFlags_t));
    table.class(Class::Enum(&cufile::CUfileFileHandleType));
    table.class(Class::Value(&cufile::CUfileHandle_t));
    table.class(Class::Record(&cufile::CUfileIOEvents));
    table.class(Class::Record(&cufile::CUfileIOEvents_t));
    table.class(Class::Record(&cufile::CUfileIOParams));
    table.class(Class::Record(&cufile::CUfileIOParams_t));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u_batch));
    table.class(Class::Record(&cufile13::CUfileIOVec));
    table.class(Class::Record(&cufile13::CUfileIOVec_t));
    table.class(Class::Record(&cufile13::CUfileOpCounter));
    table.class(Class::Record(&cufile13::CUfileOpCounter_t));
    table.class(Class::Enum(&cufile13::CUfileOpError));
    table.class(Class::Enum(&cufile::CUfileOpcode_t));
    table.class(Class::Enum(&cufile13::CUfileP2PFlags_t));
    table.class(Class::Record(&cufile13::CUfilePerGpuStats));
    table.class(Class::Record(&cufile13::CUfilePerGpuStats_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel1));
    table.class(Class::Record(&cufile13::CUfileStatsLevel1_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel2));
    table.class(Class::Record(&cufile13::CUfileStatsLevel2_t));
    table.class(Class::Record(&cufile13::CUfileStatsLevel3));
    table.class(Class::Record(&cufile13::CUfileStatsLevel3_t));
    table.class(Class::Enum(&cufile::CUfileStatus_t));
    table.class_as("CUresult", Class::Enum(&driver::CUresult));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table.class(Class::Record(&cufile::cufileRDMAInfo));
    table.class(Class::Record(&cufile::cufileRDMAInfo_t));
    table.class(Class::Record(&cufile::timespec));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("CUFILEOP_BASE_ERR", Constant::Int(5000));
    table.constant("CUFILE_GPU_UUID_LEN", Constant::Int(16));
    table
        .constant(
            "CU_FILE_P2P_FLAG_C2C",
            Constant::Enum(&cufile13::CUfileP2PFlags_t, 8),
        );
    table
        .constant(
            "CU_FILE_P2P_FLAG_DMABUF",
            Constant::Enum(&cufile13::CUfileP2PFlags_t, 4),
        );
    table
        .constant(
            "CU_FILE_P2P_FLAG_NVFS",
            Constant::Enum(&cufile13::CUfileP2PFlags_t, 2),
        );
    table
        .constant(
            "CU_FILE_P2P_FLAG_PCI_P2PDMA",
            Constant::Enum(&cufile13::CUfileP2PFlags_t, 1),
        );
    table.constant("CU_FILE_RDMA_ERR_BASE", Constant::Int(6000));
    table.constant("CU_FILE_RDMA_REGISTER", Constant::Int(1));
    table.constant("CU_FILE_RDMA_RELAXED_ORDERING", Constant::Int(2));
    table.constant("CU_FILE_RDMA_RESET_TOKEN", Constant::Int(6001));
    table.constant("CU_FILE_RDMA_RESET_TOKEN_FAILED", Constant::Int(6002));
    table.constant("CU_FILE_RDMA_SUCCESS", Constant::Int(0));
    table.constant("CU_FILE_STREAM_FIXED_BUF_OFFSET", Constant::Int(1));
    table.constant("CU_FILE_STREAM_FIXED_FILE_OFFSET", Constant::Int(2));
    table.constant("CU_FILE_STREAM_FIXED_FILE_SIZE", Constant::Int(4));
    table.constant("CU_FILE_STREAM_PAGE_ALIGNED_INPUTS", Constant::Int(8));
}
