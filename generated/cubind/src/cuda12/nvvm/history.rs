//! Names and symbols of functions, and the versions that introduced them (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("nvvmAddModuleToProgram", "nvvmAddModuleToProgram", ""),
    ("nvvmCompileProgram", "nvvmCompileProgram", ""),
    ("nvvmCreateProgram", "nvvmCreateProgram", ""),
    ("nvvmDestroyProgram", "nvvmDestroyProgram", ""),
    ("nvvmGetCompiledResult", "nvvmGetCompiledResult", ""),
    ("nvvmGetCompiledResultSize", "nvvmGetCompiledResultSize", ""),
    ("nvvmGetErrorString", "nvvmGetErrorString", ""),
    ("nvvmGetProgramLog", "nvvmGetProgramLog", ""),
    ("nvvmGetProgramLogSize", "nvvmGetProgramLogSize", ""),
    ("nvvmIRVersion", "nvvmIRVersion", ""),
    ("nvvmLazyAddModuleToProgram", "nvvmLazyAddModuleToProgram", ""),
    ("nvvmVerifyProgram", "nvvmVerifyProgram", ""),
    ("nvvmVersion", "nvvmVersion", ""),
];
