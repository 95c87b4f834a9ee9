//! Where nvfatbin's symbols are in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::symbol::slots! {
    nvFatbinAddCubin,
    nvFatbinAddIndex,
    nvFatbinAddLTOIR,
    nvFatbinAddPTX,
    nvFatbinAddReloc,
    nvFatbinAddTileIR,
    nvFatbinCreate,
    nvFatbinDestroy,
    nvFatbinGet,
    nvFatbinGetErrorString,
    nvFatbinSize,
    nvFatbinVersion,
}
