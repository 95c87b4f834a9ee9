//! nvfatbin's symbols, and their positions in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::gen1::slots! {
    nvFatbinAddCubin,
    nvFatbinAddIndex since "12.5",
    nvFatbinAddLTOIR,
    nvFatbinAddPTX,
    nvFatbinAddReloc since "12.5",
    nvFatbinAddTileIR in 13 since "13.1",
    nvFatbinCreate,
    nvFatbinDestroy,
    nvFatbinGet,
    nvFatbinGetErrorString,
    nvFatbinSize,
    nvFatbinVersion,
}
