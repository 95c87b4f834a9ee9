//! The contents of `cubind.cuda12.cufile`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cufile as shared;
use crate::functions::cufile::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::cufile12;

static LIBRARY: LibraryDef = LibraryDef::new(
        "cuFile of CUDA 12",
        if cfg!(windows) { &[] } else { &["libcufile.so.0"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cufile/lib"],
        "cufile",
        &[],
    )
    .installed_by(&["nvidia-cufile-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

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

c_functions! {
    c"cuFileBatchIOCancel" c"CUfileError_t (CUfileBatchHandle_t)" 4294967254 slots::cuFileBatchIOCancel,
    c"cuFileBatchIODestroy" c"void (CUfileBatchHandle_t)" 0 slots::cuFileBatchIODestroy,
    c"cuFileBatchIOGetStatus" c"CUfileError_t (CUfileBatchHandle_t, unsigned int, unsigned int *, CUfileIOEvents_t *, struct timespec *)" 4294967254 slots::cuFileBatchIOGetStatus,
    c"cuFileBatchIOSetUp" c"CUfileError_t (CUfileBatchHandle_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSetUp,
    c"cuFileBatchIOSubmit" c"CUfileError_t (CUfileBatchHandle_t, unsigned int, CUfileIOParams_t *, unsigned int)" 4294967254 slots::cuFileBatchIOSubmit,
    c"cuFileBufDeregister" c"CUfileError_t (void const *)" 4294967254 slots::cuFileBufDeregister,
    c"cuFileBufRegister" c"CUfileError_t (void const *, size_t, int)" 4294967254 slots::cuFileBufRegister,
    c"cuFileDriverClose" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    c"cuFileDriverClose_v2" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverClose_v2,
    c"cuFileDriverGetProperties" c"CUfileError_t (CUfileDrvProps_t *)" 4294967254 slots::cuFileDriverGetProperties,
    c"cuFileDriverOpen" c"CUfileError_t (void)" 4294967254 slots::cuFileDriverOpen,
    c"cuFileDriverSetMaxCacheSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxCacheSize,
    c"cuFileDriverSetMaxDirectIOSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxDirectIOSize,
    c"cuFileDriverSetMaxPinnedMemSize" c"CUfileError_t (size_t)" 4294967254 slots::cuFileDriverSetMaxPinnedMemSize,
    c"cuFileDriverSetPollMode" c"CUfileError_t (bool, size_t)" 4294967254 slots::cuFileDriverSetPollMode,
    c"cuFileGetParameterBool" c"CUfileError_t (CUFileBoolConfigParameter_t, bool *)" 4294967254 slots::cuFileGetParameterBool,
    c"cuFileGetParameterSizeT" c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t *)" 4294967254 slots::cuFileGetParameterSizeT,
    c"cuFileGetParameterString" c"CUfileError_t (CUFileStringConfigParameter_t, char *, int)" 4294967254 slots::cuFileGetParameterString,
    c"cuFileGetVersion" c"CUfileError_t (int *)" 4294967254 slots::cuFileGetVersion,
    c"cuFileHandleDeregister" c"void (CUfileHandle_t)" 0 slots::cuFileHandleDeregister,
    c"cuFileHandleRegister" c"CUfileError_t (CUfileHandle_t *, CUfileDescr_t *)" 4294967254 slots::cuFileHandleRegister,
    c"cuFileRead" c"Py_ssize_t (CUfileHandle_t, void *, size_t, off_t, off_t)" 0 slots::cuFileRead,
    c"cuFileReadAsync" c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileReadAsync,
    c"cuFileSetParameterBool" c"CUfileError_t (CUFileBoolConfigParameter_t, bool)" 4294967254 slots::cuFileSetParameterBool,
    c"cuFileSetParameterSizeT" c"CUfileError_t (CUFileSizeTConfigParameter_t, size_t)" 4294967254 slots::cuFileSetParameterSizeT,
    c"cuFileSetParameterString" c"CUfileError_t (CUFileStringConfigParameter_t, char const *)" 4294967254 slots::cuFileSetParameterString,
    c"cuFileStreamDeregister" c"CUfileError_t (CUstream)" 4294967254 slots::cuFileStreamDeregister,
    c"cuFileStreamRegister" c"CUfileError_t (CUstream, unsigned int)" 4294967254 slots::cuFileStreamRegister,
    c"cuFileUseCount" c"long (void)" 0 slots::cuFileUseCount,
    c"cuFileWrite" c"Py_ssize_t (CUfileHandle_t, void const *, size_t, off_t, off_t)" 0 slots::cuFileWrite,
    c"cuFileWriteAsync" c"CUfileError_t (CUfileHandle_t, void *, size_t *, off_t *, off_t *, Py_ssize_t *, CUstream)" 4294967254 slots::cuFileWriteAsync,
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Record(&cufile12::CUfileDescr_t));
    table.class(Class::Enum(&cufile12::CUfileDriverStatusFlags_t));
    table.class(Class::Record(&cufile12::CUfileError));
    table.class(Class::Record(&cufile12::CUfileError_t));
    table.class(Class::Record(&cufile12::CUfileFSOps));
    table.class(Class::Record(&cufile12::CUfileFSOps_t));
    table.class(Class::Enum(&cufile12::CUfileOpError));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
}

functions! {
    only12::cuFileBatchIOCancel documented in common,
    only12::cuFileBatchIODestroy documented in common,
    only12::cuFileBatchIOGetStatus documented in common,
    only12::cuFileBatchIOSetUp documented in common,
    only12::cuFileBatchIOSubmit documented in common,
    only12::cuFileBufDeregister documented in common,
    only12::cuFileBufRegister,
    only12::cuFileDriverClose documented in common,
    "cuFileDriverClose_v2" = only12::cuFileDriverClose documented in common,
    only12::cuFileDriverGetProperties documented in common,
    only12::cuFileDriverOpen documented in common,
    only12::cuFileDriverSetMaxCacheSize documented in common,
    only12::cuFileDriverSetMaxDirectIOSize documented in common,
    only12::cuFileDriverSetMaxPinnedMemSize documented in common,
    only12::cuFileDriverSetPollMode documented in common,
    only12::cuFileGetParameterBool documented in common,
    only12::cuFileGetParameterSizeT documented in common,
    only12::cuFileGetParameterString documented in common,
    only12::cuFileGetVersion documented in common,
    only12::cuFileHandleDeregister documented in common,
    only12::cuFileHandleRegister documented in common,
    only12::cuFileRead documented in common,
    only12::cuFileReadAsync documented in common,
    only12::cuFileSetParameterBool documented in common,
    only12::cuFileSetParameterSizeT documented in common,
    only12::cuFileSetParameterString documented in common,
    only12::cuFileStreamDeregister documented in common,
    only12::cuFileStreamRegister documented in common,
    only12::cuFileUseCount documented in common,
    only12::cuFileWrite documented in common,
    only12::cuFileWriteAsync documented in common,
}
