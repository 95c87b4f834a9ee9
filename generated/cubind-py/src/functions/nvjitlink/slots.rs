//! nvjitlink's symbols, and their positions in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::gen1::slots! {
    nvJitLinkAddData,
    nvJitLinkAddFile,
    nvJitLinkComplete,
    nvJitLinkCreate,
    nvJitLinkDestroy,
    nvJitLinkGetErrorLog,
    nvJitLinkGetErrorLogSize,
    nvJitLinkGetInfoLog,
    nvJitLinkGetInfoLogSize,
    nvJitLinkGetLinkedCubin,
    nvJitLinkGetLinkedCubinSize,
    nvJitLinkGetLinkedLTOIR in 13 since "13.3",
    nvJitLinkGetLinkedLTOIRSize in 13 since "13.3",
    nvJitLinkGetLinkedPtx,
    nvJitLinkGetLinkedPtxSize,
    nvJitLinkVersion since "12.3",
}
