//! The contents of `nvvm` in every major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::nvvm::common;
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
