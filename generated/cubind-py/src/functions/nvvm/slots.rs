//! nvvm's symbols, and their positions in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::gen1::slots! {
    nvvmAddModuleToProgram,
    nvvmCompileProgram,
    nvvmCreateProgram,
    nvvmDestroyProgram,
    nvvmGetCompiledResult,
    nvvmGetCompiledResultSize,
    nvvmGetErrorString,
    nvvmGetProgramLog,
    nvvmGetProgramLogSize,
    nvvmIRVersion,
    nvvmLLVMVersion in 13 since "13.1",
    nvvmLazyAddModuleToProgram,
    nvvmVerifyProgram,
    nvvmVersion,
}
