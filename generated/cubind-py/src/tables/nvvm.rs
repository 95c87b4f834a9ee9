//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvvmProgram: ValueDef = ValueDef::new(
    "cubind.cuda13.nvvm.nvvmProgram\ntypedef nvvmProgram, from nvvm.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static nvvmResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvvm.nvvmResult\nenum nvvmResult, from nvvm.h. Since at least CUDA 12.0.",
    "NVVM_SUCCESS NVVM_ERROR_OUT_OF_MEMORY NVVM_ERROR_PROGRAM_CREATION_FAILURE NVVM_ERROR_IR_VERSION_MISMATCH NVVM_ERROR_INVALID_INPUT NVVM_ERROR_INVALID_PROGRAM NVVM_ERROR_INVALID_IR NVVM_ERROR_INVALID_OPTION NVVM_ERROR_NO_MODULE_IN_PROGRAM NVVM_ERROR_COMPILATION NVVM_ERROR_CANCELLED",
);
