//! Names and symbols of functions, and the versions that introduced them (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("nvJitLinkAddData", "nvJitLinkAddData", ""),
    ("nvJitLinkAddFile", "nvJitLinkAddFile", ""),
    ("nvJitLinkComplete", "nvJitLinkComplete", ""),
    ("nvJitLinkCreate", "nvJitLinkCreate", ""),
    ("nvJitLinkDestroy", "nvJitLinkDestroy", ""),
    ("nvJitLinkGetErrorLog", "nvJitLinkGetErrorLog", ""),
    ("nvJitLinkGetErrorLogSize", "nvJitLinkGetErrorLogSize", ""),
    ("nvJitLinkGetInfoLog", "nvJitLinkGetInfoLog", ""),
    ("nvJitLinkGetInfoLogSize", "nvJitLinkGetInfoLogSize", ""),
    ("nvJitLinkGetLinkedCubin", "nvJitLinkGetLinkedCubin", ""),
    ("nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubinSize", ""),
    ("nvJitLinkGetLinkedLTOIR", "nvJitLinkGetLinkedLTOIR", "13.3"),
    ("nvJitLinkGetLinkedLTOIRSize", "nvJitLinkGetLinkedLTOIRSize", "13.3"),
    ("nvJitLinkGetLinkedPtx", "nvJitLinkGetLinkedPtx", ""),
    ("nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtxSize", ""),
    ("nvJitLinkVersion", "nvJitLinkVersion", "12.3"),
];
