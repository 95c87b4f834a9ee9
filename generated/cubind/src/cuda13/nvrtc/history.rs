//! Names and symbols of functions, and the versions that introduced them (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("nvrtcAddNameExpression", "nvrtcAddNameExpression", ""),
    ("nvrtcCompileProgram", "nvrtcCompileProgram", ""),
    ("nvrtcCreateProgram", "nvrtcCreateProgram", ""),
    ("nvrtcDestroyProgram", "nvrtcDestroyProgram", ""),
    ("nvrtcGetBundledHeadersInfo", "nvrtcGetBundledHeadersInfo", "13.3"),
    ("nvrtcGetCUBIN", "nvrtcGetCUBIN", ""),
    ("nvrtcGetCUBINSize", "nvrtcGetCUBINSize", ""),
    ("nvrtcGetErrorString", "nvrtcGetErrorString", ""),
    ("nvrtcGetLTOIR", "nvrtcGetLTOIR", ""),
    ("nvrtcGetLTOIRSize", "nvrtcGetLTOIRSize", ""),
    ("nvrtcGetLoweredName", "nvrtcGetLoweredName", ""),
    ("nvrtcGetNumSupportedArchs", "nvrtcGetNumSupportedArchs", ""),
    ("nvrtcGetOptiXIR", "nvrtcGetOptiXIR", ""),
    ("nvrtcGetOptiXIRSize", "nvrtcGetOptiXIRSize", ""),
    ("nvrtcGetPCHCreateStatus", "nvrtcGetPCHCreateStatus", "12.8"),
    ("nvrtcGetPCHHeapSize", "nvrtcGetPCHHeapSize", "12.8"),
    ("nvrtcGetPCHHeapSizeRequired", "nvrtcGetPCHHeapSizeRequired", "12.8"),
    ("nvrtcGetPTX", "nvrtcGetPTX", ""),
    ("nvrtcGetPTXSize", "nvrtcGetPTXSize", ""),
    ("nvrtcGetProgramLog", "nvrtcGetProgramLog", ""),
    ("nvrtcGetProgramLogSize", "nvrtcGetProgramLogSize", ""),
    ("nvrtcGetSupportedArchs", "nvrtcGetSupportedArchs", ""),
    ("nvrtcGetTileIR", "nvrtcGetTileIR", "13.2"),
    ("nvrtcGetTileIRSize", "nvrtcGetTileIRSize", "13.2"),
    ("nvrtcInstallBundledHeaders", "nvrtcInstallBundledHeaders", "13.3"),
    ("nvrtcRemoveBundledHeaders", "nvrtcRemoveBundledHeaders", "13.3"),
    ("nvrtcSetFlowCallback", "nvrtcSetFlowCallback", "12.8"),
    ("nvrtcSetPCHHeapSize", "nvrtcSetPCHHeapSize", "12.8"),
    ("nvrtcVersion", "nvrtcVersion", ""),
];
