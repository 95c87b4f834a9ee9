//! The contents of `cubind.cuda12.cufile`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cufile::{only12, slots};
use crate::support::prelude::*;
use crate::tables::{cufile, cufile12, driver};

static LIBRARY: LibraryDef = LibraryDef::new(
    "cuFile of CUDA 12",
    &["libcufile.so.0"],
    Some(Toolkit {
        major: 12u32,
        folder: "",
    }),
    &["nvidia/cufile/lib"],
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
        (slots::cuFileDriverGetProperties, None, ""),
        (slots::cuFileDriverOpen, None, ""),
        (slots::cuFileDriverSetMaxCacheSize, None, ""),
        (slots::cuFileDriverSetMaxDirectIOSize, None, ""),
        (slots::cuFileDriverSetMaxPinnedMemSize, None, ""),
        (slots::cuFileDriverSetPollMode, None, ""),
        (slots::cuFileGetParameterBool, None, "12.9"),
        (slots::cuFileGetParameterSizeT, None, "12.9"),
        (slots::cuFileGetParameterString, None, "12.9"),
        (slots::cuFileGetVersion, None, ""),
        (slots::cuFileHandleDeregister, None, ""),
        (slots::cuFileHandleRegister, None, ""),
        (slots::cuFileRead, None, ""),
        (slots::cuFileReadAsync, None, ""),
        (slots::cuFileSetParameterBool, None, "12.9"),
        (slots::cuFileSetParameterSizeT, None, "12.9"),
        (slots::cuFileSetParameterString, None, "12.9"),
        (slots::cuFileStreamDeregister, None, ""),
        (slots::cuFileStreamRegister, None, ""),
        (slots::cuFileUseCount, None, ""),
        (slots::cuFileWrite, None, ""),
        (slots::cuFileWriteAsync, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cufile",
    name: c"cubind.cuda12.cufile",
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
            only12::cuFileBatchIOCancel,
            c"cuFileBatchIOCancel($self, batch_idp)\n--\n\n``CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIODestroy",
            only12::cuFileBatchIODestroy,
            c"cuFileBatchIODestroy($self, batch_idp)\n--\n\n``void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOGetStatus",
            only12::cuFileBatchIOGetStatus,
            c"cuFileBatchIOGetStatus($self, batch_idp, min_nr, nr, timeout)\n--\n\n``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nmin_nr : int\nnr : int\ntimeout : timespec or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nnr : int\niocbp : list[CUfileIOEvents_t]\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOSetUp",
            only12::cuFileBatchIOSetUp,
            c"cuFileBatchIOSetUp($self, nr)\n--\n\n``CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)``\n\nParameters\n----------\nnr : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nbatch_idp : CUfileBatchHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBatchIOSubmit",
            only12::cuFileBatchIOSubmit,
            c"cuFileBatchIOSubmit($self, batch_idp, nr, iocbp, flags)\n--\n\n``CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)``\n\nParameters\n----------\nbatch_idp : CUfileBatchHandle_t or None\nnr : int\niocbp : list[CUfileIOParams_t] or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBufDeregister",
            only12::cuFileBufDeregister,
            c"cuFileBufDeregister($self, bufPtr_base)\n--\n\n``CUfileError_t cuFileBufDeregister(const void *bufPtr_base)``\n\nParameters\n----------\nbufPtr_base : address or buffer\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileBufRegister",
            only12::cuFileBufRegister,
            c"cuFileBufRegister($self, bufPtr_base, length, flags)\n--\n\n``CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)``\n\nParameters\n----------\nbufPtr_base : address or buffer\nlength : int\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverClose",
            only12::cuFileDriverClose,
            c"cuFileDriverClose($self)\n--\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverClose_v2",
            only12::cuFileDriverClose,
            c"cuFileDriverClose_v2($self)\n--\n\n``CUfileError_t cuFileDriverClose_v2(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverGetProperties",
            only12::cuFileDriverGetProperties,
            c"cuFileDriverGetProperties($self)\n--\n\n``CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nprops : CUfileDrvProps_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverOpen",
            only12::cuFileDriverOpen,
            c"cuFileDriverOpen($self)\n--\n\n``CUfileError_t cuFileDriverOpen(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxCacheSize",
            only12::cuFileDriverSetMaxCacheSize,
            c"cuFileDriverSetMaxCacheSize($self, max_cache_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)``\n\nParameters\n----------\nmax_cache_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxDirectIOSize",
            only12::cuFileDriverSetMaxDirectIOSize,
            c"cuFileDriverSetMaxDirectIOSize($self, max_direct_io_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)``\n\nParameters\n----------\nmax_direct_io_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetMaxPinnedMemSize",
            only12::cuFileDriverSetMaxPinnedMemSize,
            c"cuFileDriverSetMaxPinnedMemSize($self, max_pinned_size)\n--\n\n``CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)``\n\nParameters\n----------\nmax_pinned_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileDriverSetPollMode",
            only12::cuFileDriverSetPollMode,
            c"cuFileDriverSetPollMode($self, poll, poll_threshold_size)\n--\n\n``CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)``\n\nParameters\n----------\npoll : int\npoll_threshold_size : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterBool",
            only12::cuFileGetParameterBool,
            c"cuFileGetParameterBool($self, param)\n--\n\n``CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : bool\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterSizeT",
            only12::cuFileGetParameterSizeT,
            c"cuFileGetParameterSizeT($self, param)\n--\n\n``CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetParameterString",
            only12::cuFileGetParameterString,
            c"cuFileGetParameterString($self, param, length)\n--\n\n``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\nlength : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\ndesc_str : bytes\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileGetVersion",
            only12::cuFileGetVersion,
            c"cuFileGetVersion($self)\n--\n\n``CUfileError_t cuFileGetVersion(int *version)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nversion : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileHandleDeregister",
            only12::cuFileHandleDeregister,
            c"cuFileHandleDeregister($self, fh)\n--\n\n``void cuFileHandleDeregister(CUfileHandle_t fh)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileHandleRegister",
            only12::cuFileHandleRegister,
            c"cuFileHandleRegister($self, descr)\n--\n\n``CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)``\n\nParameters\n----------\ndescr : CUfileDescr_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nfh : CUfileHandle_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileRead",
            only12::cuFileRead,
            c"cuFileRead($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\n``ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : off_t or None\nbufPtr_offset : off_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileReadAsync",
            only12::cuFileReadAsync,
            c"cuFileReadAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_read_p, stream)\n--\n\n``CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize_p : address or buffer\nfile_offset_p : address or buffer\nbufPtr_offset_p : address or buffer\nbytes_read_p : address or buffer\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterBool",
            only12::cuFileSetParameterBool,
            c"cuFileSetParameterBool($self, param, value)\n--\n\n``CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)``\n\nParameters\n----------\nparam : CUFileBoolConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterSizeT",
            only12::cuFileSetParameterSizeT,
            c"cuFileSetParameterSizeT($self, param, value)\n--\n\n``CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)``\n\nParameters\n----------\nparam : CUFileSizeTConfigParameter_t\nvalue : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileSetParameterString",
            only12::cuFileSetParameterString,
            c"cuFileSetParameterString($self, param, desc_str)\n--\n\n``CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)``\n\nParameters\n----------\nparam : CUFileStringConfigParameter_t\ndesc_str : bytes or str\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.9.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStreamDeregister",
            only12::cuFileStreamDeregister,
            c"cuFileStreamDeregister($self, stream)\n--\n\n``CUfileError_t cuFileStreamDeregister(CUstream stream)``\n\nParameters\n----------\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileStreamRegister",
            only12::cuFileStreamRegister,
            c"cuFileStreamRegister($self, stream, flags)\n--\n\n``CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)``\n\nParameters\n----------\nstream : driver.CUstream or None\nflags : int\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileUseCount",
            only12::cuFileUseCount,
            c"cuFileUseCount($self)\n--\n\n``long cuFileUseCount(void)``\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : int\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileWrite",
            only12::cuFileWrite,
            c"cuFileWrite($self, fh, bufPtr_base, size, file_offset, bufPtr_offset)\n--\n\n``ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize : int\nfile_offset : off_t or None\nbufPtr_offset : off_t or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\nvalue : ssize_t\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
    table
        .function(
            c"cuFileWriteAsync",
            only12::cuFileWriteAsync,
            c"cuFileWriteAsync($self, fh, bufPtr_base, size_p, file_offset_p, bufPtr_offset_p, bytes_written_p, stream)\n--\n\n``CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)``\n\nParameters\n----------\nfh : CUfileHandle_t or None\nbufPtr_base : address or buffer\nsize_p : address or buffer\nfile_offset_p : address or buffer\nbufPtr_offset_p : address or buffer\nbytes_written_p : address or buffer\nstream : driver.CUstream or None\n\nReturns\n-------\nCUfileError_t\n    ``CU_FILE_SUCCESS``.\n\nNotes\n-----\nIn ``cufile.h``. Since CUDA 12.6 or earlier.\nhttps://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Enum(&cufile::CUFileBoolConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileSizeTConfigParameter_t));
    table.class(Class::Enum(&cufile::CUFileStringConfigParameter_t));
    table.class(Class::Value(&cufile::CUfileBatchHandle_t));
    table.class(Class::Enum(&cufile::CUfileBatchMode_t));
    table.class(Class::Record(&cufile12::CUfileDescr_t));
    table.class(Class::Record(&cufile::CUfileDescr_t_handle));
    table.class(Class::Enum(&cufile::CUfileDriverControlFlags_t));
    table.class(Class::Enum(&cufile12::CUfileDriverStatusFlags_t));
    table.class(Class::Record(&cufile::CUfileDrvProps));
    table.class(Class::Record(&cufile::CUfileDrvProps_t));
    table.class(Class::Record(&cufile::CUfileDrvProps_t_nvfs));
    table.class(Class::Record(&cufile12::CUfileError));
    table.class(Class::Record(&cufile12::CUfileError_t));
    table.class(Class::Record(&cufile12::CUfileFSOps));
    table.class(Class::Record(&cufile12::CUfileFSOps_t));
    table.class(Class::Enum(&cufile::CUfileFeatureFlags_t));
    table.class(Class::Enum(&cufile::CUfileFileHandleType));
    table.class(Class::Value(&cufile::CUfileHandle_t));
    table.class(Class::Record(&cufile::CUfileIOEvents));
    table.class(Class::Record(&cufile::CUfileIOEvents_t));
    table.class(Class::Record(&cufile::CUfileIOParams));
    table.class(Class::Record(&cufile::CUfileIOParams_t));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u));
    table.class(Class::Record(&cufile::CUfileIOParams_t_u_batch));
    table.class(Class::Enum(&cufile12::CUfileOpError));
    table.class(Class::Enum(&cufile::CUfileOpcode_t));
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
    table.constant("CU_FILE_RDMA_REGISTER", Constant::Int(1));
    table.constant("CU_FILE_RDMA_RELAXED_ORDERING", Constant::Int(2));
    table.constant("CU_FILE_STREAM_FIXED_BUF_OFFSET", Constant::Int(1));
    table.constant("CU_FILE_STREAM_FIXED_FILE_OFFSET", Constant::Int(2));
    table.constant("CU_FILE_STREAM_FIXED_FILE_SIZE", Constant::Int(4));
    table.constant("CU_FILE_STREAM_PAGE_ALIGNED_INPUTS", Constant::Int(8));
}
