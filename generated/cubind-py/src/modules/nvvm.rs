//! The contents of `nvvm` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvvm::{common, slots};
use crate::support::gen1::*;
use crate::tables::nvvm;

pub(super) fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class(Class::Value(&nvvm::nvvmProgram));
    table.class(Class::Enum(&nvvm::nvvmResult));
}

functions! {
    common::nvvmAddModuleToProgram,
    common::nvvmCompileProgram,
    common::nvvmCreateProgram,
    common::nvvmDestroyProgram,
    common::nvvmGetCompiledResult,
    common::nvvmGetCompiledResultSize,
    common::nvvmGetErrorString,
    common::nvvmGetProgramLog,
    common::nvvmGetProgramLogSize,
    common::nvvmIRVersion,
    common::nvvmLazyAddModuleToProgram,
    common::nvvmVerifyProgram,
    common::nvvmVersion,
}

c_functions! {
    "nvvmAddModuleToProgram" "nvvmResult (nvvmProgram, char const *, size_t, char const *)" 4294967254 slots::nvvmAddModuleToProgram,
    "nvvmCompileProgram" "nvvmResult (nvvmProgram, int, char const **)" 4294967254 slots::nvvmCompileProgram,
    "nvvmCreateProgram" "nvvmResult (nvvmProgram *)" 4294967254 slots::nvvmCreateProgram,
    "nvvmDestroyProgram" "nvvmResult (nvvmProgram *)" 4294967254 slots::nvvmDestroyProgram,
    "nvvmGetCompiledResult" "nvvmResult (nvvmProgram, char *)" 4294967254 slots::nvvmGetCompiledResult,
    "nvvmGetCompiledResultSize" "nvvmResult (nvvmProgram, size_t *)" 4294967254 slots::nvvmGetCompiledResultSize,
    "nvvmGetErrorString" "char const *(nvvmResult)" 0 slots::nvvmGetErrorString,
    "nvvmGetProgramLog" "nvvmResult (nvvmProgram, char *)" 4294967254 slots::nvvmGetProgramLog,
    "nvvmGetProgramLogSize" "nvvmResult (nvvmProgram, size_t *)" 4294967254 slots::nvvmGetProgramLogSize,
    "nvvmIRVersion" "nvvmResult (int *, int *, int *, int *)" 4294967254 slots::nvvmIRVersion,
    "nvvmLazyAddModuleToProgram" "nvvmResult (nvvmProgram, char const *, size_t, char const *)" 4294967254 slots::nvvmLazyAddModuleToProgram,
    "nvvmVerifyProgram" "nvvmResult (nvvmProgram, int, char const **)" 4294967254 slots::nvvmVerifyProgram,
    "nvvmVersion" "nvvmResult (int *, int *)" 4294967254 slots::nvvmVersion,
}
