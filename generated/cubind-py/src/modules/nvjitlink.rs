//! The contents of `nvjitlink` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjitlink::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvjitlink;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvjitlink::nvJitLinkHandle));
    table.class(Class::Enum(&nvjitlink::nvJitLinkInputType));
    table.class(Class::Enum(&nvjitlink::nvJitLinkResult));
}

functions! {
    common::nvJitLinkAddData,
    common::nvJitLinkAddFile,
    common::nvJitLinkComplete,
    common::nvJitLinkDestroy,
    common::nvJitLinkGetErrorLog,
    common::nvJitLinkGetErrorLogSize,
    common::nvJitLinkGetInfoLog,
    common::nvJitLinkGetInfoLogSize,
    common::nvJitLinkGetLinkedCubin,
    common::nvJitLinkGetLinkedCubinSize,
    common::nvJitLinkGetLinkedPtx,
    common::nvJitLinkGetLinkedPtxSize,
    common::nvJitLinkVersion,
}

c_functions! {
    "nvJitLinkAddData" "nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, void const *, size_t, char const *)" 4294967254 slots::nvJitLinkAddData,
    "nvJitLinkAddFile" "nvJitLinkResult (nvJitLinkHandle, nvJitLinkInputType, char const *)" 4294967254 slots::nvJitLinkAddFile,
    "nvJitLinkComplete" "nvJitLinkResult (nvJitLinkHandle)" 4294967254 slots::nvJitLinkComplete,
    "nvJitLinkCreate" "nvJitLinkResult (nvJitLinkHandle *, uint32_t, char const **)" 4294967254 slots::nvJitLinkCreate,
    "nvJitLinkDestroy" "nvJitLinkResult (nvJitLinkHandle *)" 4294967254 slots::nvJitLinkDestroy,
    "nvJitLinkGetErrorLog" "nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetErrorLog,
    "nvJitLinkGetErrorLogSize" "nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetErrorLogSize,
    "nvJitLinkGetInfoLog" "nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetInfoLog,
    "nvJitLinkGetInfoLogSize" "nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetInfoLogSize,
    "nvJitLinkGetLinkedCubin" "nvJitLinkResult (nvJitLinkHandle, void *)" 4294967254 slots::nvJitLinkGetLinkedCubin,
    "nvJitLinkGetLinkedCubinSize" "nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedCubinSize,
    "nvJitLinkGetLinkedPtx" "nvJitLinkResult (nvJitLinkHandle, char *)" 4294967254 slots::nvJitLinkGetLinkedPtx,
    "nvJitLinkGetLinkedPtxSize" "nvJitLinkResult (nvJitLinkHandle, size_t *)" 4294967254 slots::nvJitLinkGetLinkedPtxSize,
    "nvJitLinkVersion" "nvJitLinkResult (unsigned int *, unsigned int *)" 4294967254 slots::nvJitLinkVersion,
}
