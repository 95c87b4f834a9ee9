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
);

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

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cuFileBatchIOCancel",
            only13::cuFileBatchIOCancel,
            c"cuFileBatchIOCancel($self, batch_idp)\n--\n\n``CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIODestroy",
            only13::cuFileBatchIODestroy,
            c"cuFileBatchIODestroy($self, batch_idp)\n--\n\n``void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOGetStatus",
            only13::cuFileBatchIOGetStatus,
            c"cuFileBatchIOGetStatus($self, batch_idp, min_nr, nr, timeout)\n--\n\n``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nmin_nr : int\nnr : int\ntimeout : timespec or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nnr : int\niocbp : list[CUfileIOEvents_t]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOSetUp",
            only13::cuFileBatchIOSetUp,
            c"cuFileBatchIOSetUp($self, nr)\n--\n\n``CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)``\n\nParameters\n----------\nnr : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nbatch_idp : CUfileBatchHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOSubmit",
            only13::cuFileBatchIOSubmit,
            c"cuFileBatchIOSubmit($self, batch_idp, nr, iocbp, flags)\n--\n\n``CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nnr : int\niocbp : list[CUfileIOParams_t] or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBufDeregister",
            only13::cuFileBufDeregister,
            c"cuFileBufDeregister($self, bufPtr_base)\n--\n\n``CUfileError_t cuFileBufDeregister(const void *bufPtr_base)``\n\nParameters\n----------\nbufPtr_base : address or buffer\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBufRegister",
            only13::cuFileBufRegister,
            c"cuFileBufRegister($self, bufPtr_base, length, flags)\n--\n\n``CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)``\n\nParameters\n----------\nbufPtr_base : address or buffer\nlength : int\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverClose",
            only13::cuFileDriverClose,
            c"cuFileDriverClose($self)\n--\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverClose_v2",
            only13::cuFileDriverClose,
            c"cuFileDriverClose_v2($self)\n--\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverGetP2PFlags",
            both::cuFileDriverGetP2PFlags,
            c"cuFileDriverGetP2PFlags($self, status_flag)\n--\n\n``CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)``\n\nParameters\n----------\nstatus_flag : CUfileDriverStatusFlags_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\np2p_flags : CUfileP2PFlags_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverGetProperties",
            only13::cuFileDriverGetProperties,
            c"cuFileDriverGetProperties($self)\n--\n\n``CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nprops : CUfileDrvProps_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverOpen",
            only13::cuFileDriverOpen,
            c"cuFileDriverOpen($self)\n--\n\n``CUfileError_t cuFileDriverOpen(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxCacheSize",
            only13::cuFileDriverSetMaxCacheSize,
            c"cuFileDriverSetMaxCacheSize($self, max_cache_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)``\n\nParameters\n----------\nmax_cache_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxDirectIOSize",
            only13::cuFileDriverSetMaxDirectIOSize,
            c"cuFileDriverSetMaxDirectIOSize($self, max_direct_io_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)``\n\nParameters\n----------\nmax_direct_io_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxPinnedMemSize",
            only13::cuFileDriverSetMaxPinnedMemSize,
            c"cuFileDriverSetMaxPinnedMemSize($self, max_pinned_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)``\n\nParameters\n----------\nmax_pinned_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetP2PFlags",
            both::cuFileDriverSetP2PFlags,
            c"cuFileDriverSetP2PFlags($self, status_flag, p2p_flags)\n--\n\n``CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)``\n\nParameters\n----------\nstatus_flag : CUfileDriverStatusFlags_t\np2p_flags : CUfileP2PFlags_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.1.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetPollMode",
            only13::cuFileDriverSetPollMode,
            c"cuFileDriverSetPollMode($self, poll, poll_threshold_size)\n--\n\n``CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)``\n\nParameters\n----------\npoll : int\npoll_threshold_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileExportPCIeTopology",
            both::cuFileExportPCIeTopology,
            c"cuFileExportPCIeTopology($self, filename)\n--\n\n``CUfileError_t cuFileExportPCIeTopology(const char *filename)``\n\nParameters\n----------\nfilename : bytes or str\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetBARSizeInKB",
            both::cuFileGetBARSizeInKB,
            c"cuFileGetBARSizeInKB($self, gpuIndex)\n--\n\n``CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)``\n\nParameters\n----------\ngpuIndex : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nbarSize : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterBool",
            only13::cuFileGetParameterBool,
            c"cuFileGetParameterBool($self, param)\n--\n\n``CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : bool\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterGpuBounceBufferSlabArray",
            both::cuFileGetParameterGpuBounceBufferSlabArray,
            c"cuFileGetParameterGpuBounceBufferSlabArray($self, length)\n--\n\n``CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nsize_values : list[int]\ncount_values : list[int]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterMinMaxValue",
            both::cuFileGetParameterMinMaxValue,
            c"cuFileGetParameterMinMaxValue($self, param)\n--\n\n``CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nmin_value : int\nmax_value : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterPosixPoolSlabArray",
            both::cuFileGetParameterPosixPoolSlabArray,
            c"cuFileGetParameterPosixPoolSlabArray($self, length)\n--\n\n``CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)``\n\nParameters\n----------\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nsize_values : list[int]\ncount_values : list[int]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterSizeT",
            only13::cuFileGetParameterSizeT,
            c"cuFileGetParameterSizeT($self, param)\n--\n\n``CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterString",
            only13::cuFileGetParameterString,
            c"cuFileGetParameterString($self, param, length)\n--\n\n``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\ndesc_str : bytes\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetStatsL1",
            both::cuFileGetStatsL1,
            c"cuFileGetStatsL1($self)\n--\n\n``CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel1_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetStatsL2",
            both::cuFileGetStatsL2,
            c"cuFileGetStatsL2($self)\n--\n\n``CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel2_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetStatsL3",
            both::cuFileGetStatsL3,
            c"cuFileGetStatsL3($self)\n--\n\n``CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nstats : CUfileStatsLevel3_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetStatsLevel",
            both::cuFileGetStatsLevel,
            c"cuFileGetStatsLevel($self)\n--\n\n``CUfileError_t cuFileGetStatsLevel(int *level)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nlevel : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetVersion",
            only13::cuFileGetVersion,
            c"cuFileGetVersion($self)\n--\n\n``CUfileError_t cuFileGetVersion(int *version)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileHandleDeregister",
            only13::cuFileHandleDeregister,
            c"cuFileHandleDeregister($self, fh)\n--\n\n``void cuFileHandleDeregister(CUfileHandle_t fh)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileHandleRegister",
            only13::cuFileHandleRegister,
            c"cuFileHandleRegister($self, descr)\n--\n\n``CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)``\n\nParameters\n----------\ndescr : CUfileDescr_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nfh : CUfileHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileRead",
            only13::cuFileRead,
            c"cuFileRead($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\n``ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : off_t or None\nbufPtr_offset : off_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileReadAsync",
            only13::cuFileReadAsync,
            c"cuFileReadAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream)\n--\n\n``CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize_p : address or buffer\nfile_offset_p : address or buffer\nbufPtr_offset_p : address or buffer\nbytes_read_p : address or buffer\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileReadv",
            both::cuFileReadv,
            c"cuFileReadv($self, fh, iov, iovcnt, file_offset, flags)\n--\n\n``ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\niov : list[CUfileIOVec_t] or None\niovcnt : int\nfile_offset : off_t or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterBool",
            only13::cuFileSetParameterBool,
            c"cuFileSetParameterBool($self, param, value)\n--\n\n``CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterGpuBounceBufferSlabArray",
            both::cuFileSetParameterGpuBounceBufferSlabArray,
            c"cuFileSetParameterGpuBounceBufferSlabArray($self, size_values, count_values, length)\n--\n\n``CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)``\n\nParameters\n----------\nsize_values : list[int] or None\ncount_values : list[int] or None\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterPosixPoolSlabArray",
            both::cuFileSetParameterPosixPoolSlabArray,
            c"cuFileSetParameterPosixPoolSlabArray($self, size_values, count_values, length)\n--\n\n``CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)``\n\nParameters\n----------\nsize_values : list[int] or None\ncount_values : list[int] or None\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterSizeT",
            only13::cuFileSetParameterSizeT,
            c"cuFileSetParameterSizeT($self, param, value)\n--\n\n``CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterString",
            only13::cuFileSetParameterString,
            c"cuFileSetParameterString($self, param, desc_str)\n--\n\n``CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\ndesc_str : bytes or str\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetStatsLevel",
            both::cuFileSetStatsLevel,
            c"cuFileSetStatsLevel($self, level)\n--\n\n``CUfileError_t cuFileSetStatsLevel(int level)``\n\nParameters\n----------\nlevel : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStatsReset",
            both::cuFileStatsReset,
            c"cuFileStatsReset($self)\n--\n\n``CUfileError_t cuFileStatsReset(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStatsStart",
            both::cuFileStatsStart,
            c"cuFileStatsStart($self)\n--\n\n``CUfileError_t cuFileStatsStart(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStatsStop",
            both::cuFileStatsStop,
            c"cuFileStatsStop($self)\n--\n\n``CUfileError_t cuFileStatsStop(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStreamDeregister",
            only13::cuFileStreamDeregister,
            c"cuFileStreamDeregister($self, stream)\n--\n\n``CUfileError_t cuFileStreamDeregister(CUstream stream)``\n\nParameters\n----------\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStreamRegister",
            only13::cuFileStreamRegister,
            c"cuFileStreamRegister($self, stream, flags)\n--\n\n``CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)``\n\nParameters\n----------\nstream : driver.CUstream or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileUseCount",
            only13::cuFileUseCount,
            c"cuFileUseCount($self)\n--\n\n``long cuFileUseCount(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileWrite",
            only13::cuFileWrite,
            c"cuFileWrite($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\n``ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : off_t or None\nbufPtr_offset : off_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileWriteAsync",
            only13::cuFileWriteAsync,
            c"cuFileWriteAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream)\n--\n\n``CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize_p : address or buffer\nfile_offset_p : address or buffer\nbufPtr_offset_p : address or buffer\nbytes_written_p : address or buffer\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileWritev",
            both::cuFileWritev,
            c"cuFileWritev($self, fh, iov, iovcnt, file_offset, flags)\n--\n\n``ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\niov : list[CUfileIOVec_t] or None\niovcnt : int\nfile_offset : off_t or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

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
    table.class(Class::Value(&cufile::loff_t));
    table.class(Class::Value(&cufile::off_t));
    table.class(Class::Value(&cufile::ssize_t));
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
