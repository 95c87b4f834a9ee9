//! Names and symbols of functions, and the versions that introduced them (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("nvFatbinAddCubin", "nvFatbinAddCubin", ""),
    ("nvFatbinAddIndex", "nvFatbinAddIndex", "12.5"),
    ("nvFatbinAddLTOIR", "nvFatbinAddLTOIR", ""),
    ("nvFatbinAddPTX", "nvFatbinAddPTX", ""),
    ("nvFatbinAddReloc", "nvFatbinAddReloc", "12.5"),
    ("nvFatbinAddTileIR", "nvFatbinAddTileIR", "13.1"),
    ("nvFatbinCreate", "nvFatbinCreate", ""),
    ("nvFatbinDestroy", "nvFatbinDestroy", ""),
    ("nvFatbinGet", "nvFatbinGet", ""),
    ("nvFatbinGetErrorString", "nvFatbinGetErrorString", ""),
    ("nvFatbinSize", "nvFatbinSize", ""),
    ("nvFatbinVersion", "nvFatbinVersion", ""),
];
