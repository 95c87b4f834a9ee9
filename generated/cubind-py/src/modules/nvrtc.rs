//! The contents of `nvrtc` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvrtc::common;
use crate::support::gen1::*;
use crate::tables::nvrtc;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvrtc::nvrtcProgram));
    table.class(Class::Enum(&nvrtc::nvrtcResult));
}

functions! {
    common::nvrtcAddNameExpression,
    common::nvrtcCompileProgram,
    common::nvrtcCreateProgram,
    common::nvrtcDestroyProgram,
    common::nvrtcGetCUBIN,
    common::nvrtcGetCUBINSize,
    common::nvrtcGetErrorString,
    common::nvrtcGetLTOIR,
    common::nvrtcGetLTOIRSize,
    common::nvrtcGetLoweredName,
    common::nvrtcGetNumSupportedArchs,
    common::nvrtcGetOptiXIR,
    common::nvrtcGetOptiXIRSize,
    common::nvrtcGetPCHCreateStatus,
    common::nvrtcGetPCHHeapSize,
    common::nvrtcGetPCHHeapSizeRequired,
    common::nvrtcGetPTX,
    common::nvrtcGetPTXSize,
    common::nvrtcGetProgramLog,
    common::nvrtcGetProgramLogSize,
    common::nvrtcGetSupportedArchs,
    common::nvrtcSetFlowCallback,
    common::nvrtcSetPCHHeapSize,
    common::nvrtcVersion,
}
