//! The contents of `cubind.cuda12.nvrtc`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvrtc as shared;
use crate::functions::nvrtc::{common, slots};
use crate::support::gen1::*;

static LIBRARY: LibraryDef = LibraryDef::new(
        "NVRTC of CUDA 12",
        if cfg!(windows) { &["nvrtc64_120_0.dll"] } else { &["libnvrtc.so.12"] },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cuda_nvrtc/lib"],
        "nvrtc",
        &["libnvrtc-builtins.so"],
    )
    .installed_by(&["nvidia-cuda-nvrtc-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvrtc",
    name: c"cubind.cuda12.nvrtc",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

c_functions! {
    c"nvrtcAddNameExpression" c"nvrtcResult (nvrtcProgram, char const *)" 3 slots::nvrtcAddNameExpression,
    c"nvrtcCompileProgram" c"nvrtcResult (nvrtcProgram, int, char const **)" 3 slots::nvrtcCompileProgram,
    c"nvrtcCreateProgram" c"nvrtcResult (nvrtcProgram *, char const *, char const *, int, char const **, char const **)" 3 slots::nvrtcCreateProgram,
    c"nvrtcDestroyProgram" c"nvrtcResult (nvrtcProgram *)" 3 slots::nvrtcDestroyProgram,
    c"nvrtcGetCUBIN" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetCUBIN,
    c"nvrtcGetCUBINSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetCUBINSize,
    c"nvrtcGetErrorString" c"char const *(nvrtcResult)" 0 slots::nvrtcGetErrorString,
    c"nvrtcGetLTOIR" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetLTOIR,
    c"nvrtcGetLTOIRSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetLTOIRSize,
    c"nvrtcGetLoweredName" c"nvrtcResult (nvrtcProgram, char const *, char const **)" 3 slots::nvrtcGetLoweredName,
    c"nvrtcGetNVVM" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetNVVM,
    c"nvrtcGetNVVMSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetNVVMSize,
    c"nvrtcGetNumSupportedArchs" c"nvrtcResult (int *)" 3 slots::nvrtcGetNumSupportedArchs,
    c"nvrtcGetOptiXIR" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetOptiXIR,
    c"nvrtcGetOptiXIRSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetOptiXIRSize,
    c"nvrtcGetPCHCreateStatus" c"nvrtcResult (nvrtcProgram)" 3 slots::nvrtcGetPCHCreateStatus,
    c"nvrtcGetPCHHeapSize" c"nvrtcResult (size_t *)" 3 slots::nvrtcGetPCHHeapSize,
    c"nvrtcGetPCHHeapSizeRequired" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetPCHHeapSizeRequired,
    c"nvrtcGetPTX" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetPTX,
    c"nvrtcGetPTXSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetPTXSize,
    c"nvrtcGetProgramLog" c"nvrtcResult (nvrtcProgram, char *)" 3 slots::nvrtcGetProgramLog,
    c"nvrtcGetProgramLogSize" c"nvrtcResult (nvrtcProgram, size_t *)" 3 slots::nvrtcGetProgramLogSize,
    c"nvrtcGetSupportedArchs" c"nvrtcResult (int *)" 3 slots::nvrtcGetSupportedArchs,
    c"nvrtcSetFlowCallback" c"nvrtcResult (nvrtcProgram, void *, void *)" 3 slots::nvrtcSetFlowCallback,
    c"nvrtcSetPCHHeapSize" c"nvrtcResult (size_t)" 3 slots::nvrtcSetPCHHeapSize,
    c"nvrtcVersion" c"nvrtcResult (int *, int *)" 3 slots::nvrtcVersion,
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
}

fn constants(_: &mut Rows<(&'static str, Constant)>) {}

functions! {
    ..shared,
    common::nvrtcGetNVVM,
    common::nvrtcGetNVVMSize,
}
