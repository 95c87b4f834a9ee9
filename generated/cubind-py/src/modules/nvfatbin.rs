//! The contents of `nvfatbin` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvfatbin::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvfatbin;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvfatbin::nvFatbinHandle));
    table.class(Class::Enum(&nvfatbin::nvFatbinResult));
}

functions! {
    common::nvFatbinAddCubin,
    common::nvFatbinAddIndex,
    common::nvFatbinAddLTOIR,
    common::nvFatbinAddPTX,
    common::nvFatbinAddReloc,
    common::nvFatbinCreate,
    common::nvFatbinDestroy,
    common::nvFatbinGet,
    common::nvFatbinGetErrorString,
    common::nvFatbinSize,
    common::nvFatbinVersion,
}

c_functions! {
    "nvFatbinAddCubin" "nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *)" 4294967254 slots::nvFatbinAddCubin,
    "nvFatbinAddIndex" "nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *)" 4294967254 slots::nvFatbinAddIndex,
    "nvFatbinAddLTOIR" "nvFatbinResult (nvFatbinHandle, void const *, size_t, char const *, char const *, char const *)" 4294967254 slots::nvFatbinAddLTOIR,
    "nvFatbinAddPTX" "nvFatbinResult (nvFatbinHandle, char const *, size_t, char const *, char const *, char const *)" 4294967254 slots::nvFatbinAddPTX,
    "nvFatbinAddReloc" "nvFatbinResult (nvFatbinHandle, void const *, size_t)" 4294967254 slots::nvFatbinAddReloc,
    "nvFatbinCreate" "nvFatbinResult (nvFatbinHandle *, char const **, size_t)" 4294967254 slots::nvFatbinCreate,
    "nvFatbinDestroy" "nvFatbinResult (nvFatbinHandle *)" 4294967254 slots::nvFatbinDestroy,
    "nvFatbinGet" "nvFatbinResult (nvFatbinHandle, void *)" 4294967254 slots::nvFatbinGet,
    "nvFatbinGetErrorString" "char const *(nvFatbinResult)" 0 slots::nvFatbinGetErrorString,
    "nvFatbinSize" "nvFatbinResult (nvFatbinHandle, size_t *)" 4294967254 slots::nvFatbinSize,
    "nvFatbinVersion" "nvFatbinResult (unsigned int *, unsigned int *)" 4294967254 slots::nvFatbinVersion,
}
