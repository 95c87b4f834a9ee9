//! Names and symbols of functions, and the versions that introduced them (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("nvrtcAddNameExpression", "nvrtcAddNameExpression", ""),
    ("nvrtcCompileProgram", "nvrtcCompileProgram", ""),
    ("nvrtcCreateProgram", "nvrtcCreateProgram", ""),
    ("nvrtcDestroyProgram", "nvrtcDestroyProgram", ""),
    ("nvrtcGetCUBIN", "nvrtcGetCUBIN", ""),
    ("nvrtcGetCUBINSize", "nvrtcGetCUBINSize", ""),
    ("nvrtcGetErrorString", "nvrtcGetErrorString", ""),
    ("nvrtcGetLTOIR", "nvrtcGetLTOIR", ""),
    ("nvrtcGetLTOIRSize", "nvrtcGetLTOIRSize", ""),
    ("nvrtcGetLoweredName", "nvrtcGetLoweredName", ""),
    ("nvrtcGetNVVM", "nvrtcGetNVVM", ""),
    ("nvrtcGetNVVMSize", "nvrtcGetNVVMSize", ""),
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
    ("nvrtcSetFlowCallback", "nvrtcSetFlowCallback", "12.8"),
    ("nvrtcSetPCHHeapSize", "nvrtcSetPCHHeapSize", "12.8"),
    ("nvrtcVersion", "nvrtcVersion", ""),
];
