//! The contents of `nvfatbin` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvfatbin::common;
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
