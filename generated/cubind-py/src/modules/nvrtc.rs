//! The contents of `nvrtc` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvrtc::{common, slots};
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

c_functions! {
    "nvrtcAddNameExpression" "nvrtcResult (nvrtcProgram, char const *)" 3 slots::nvrtcAddNameExpression,
    "nvrtcCompileProgram" "nvrtcResult (nvrtcProgram, int, char const **)" 3 slots::nvrtcCompileProgram,
    "nvrtcCreateProgram" "nvrtcResult (nvrtcProgram *, char const *, char const *, int, char const **, char const **)" 3 slots::nvrtcCreateProgram,
    "nvrtcDestroyProgram" "nvrtcResult (nvrtcProgram *)" 3 slots::nvrtcDestroyProgram,
    "nvrtcGetCUBIN" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetCUBIN,
    "nvrtcGetCUBINSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetCUBINSize,
    "nvrtcGetErrorString" "char const *(nvrtcResult)" 0 slots::nvrtcGetErrorString,
    "nvrtcGetLTOIR" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetLTOIR,
    "nvrtcGetLTOIRSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetLTOIRSize,
    "nvrtcGetLoweredName" "nvrtcResult (nvrtcProgram, char const *, char const **)" 3 slots::nvrtcGetLoweredName,
    "nvrtcGetNumSupportedArchs" "nvrtcResult (int *)" 3 slots::nvrtcGetNumSupportedArchs,
    "nvrtcGetOptiXIR" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetOptiXIR,
    "nvrtcGetOptiXIRSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetOptiXIRSize,
    "nvrtcGetPCHCreateStatus" "nvrtcResult (nvrtcProgram)" 3 slots::nvrtcGetPCHCreateStatus,
    "nvrtcGetPCHHeapSize" "nvrtcResult (size_t *)" 3 slots::nvrtcGetPCHHeapSize,
    "nvrtcGetPCHHeapSizeRequired" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetPCHHeapSizeRequired,
    "nvrtcGetPTX" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetPTX,
    "nvrtcGetPTXSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetPTXSize,
    "nvrtcGetProgramLog" "nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetProgramLog,
    "nvrtcGetProgramLogSize" "nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetProgramLogSize,
    "nvrtcGetSupportedArchs" "nvrtcResult (int *)" 3 slots::nvrtcGetSupportedArchs,
    "nvrtcSetFlowCallback" "nvrtcResult (nvrtcProgram, void *, void *)" 3 slots::nvrtcSetFlowCallback,
    "nvrtcSetPCHHeapSize" "nvrtcResult (size_t)" 3 slots::nvrtcSetPCHHeapSize,
    "nvrtcVersion" "nvrtcResult (int *, int *)" 3 slots::nvrtcVersion,
}
