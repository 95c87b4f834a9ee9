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

c_functions! {
    ..shared,
}
