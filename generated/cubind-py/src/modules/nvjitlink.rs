//! The contents of `nvjitlink` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvjitlink::common;
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
