//! Where nvjitlink's symbols are in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::symbol::slots! {
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
    nvJitLinkGetLinkedLTOIR,
    nvJitLinkGetLinkedLTOIRSize,
    nvJitLinkGetLinkedPtx,
    nvJitLinkGetLinkedPtxSize,
    nvJitLinkVersion,
}
