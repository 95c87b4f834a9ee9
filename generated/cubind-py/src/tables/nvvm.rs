//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvvmProgram: ValueDef = ValueDef::new(
    "cubind.cuda13.nvvm.nvvmProgram\ntypedef nvvmProgram, from nvvm.h. Since CUDA 12.0 or earlier.", ValueKind::Handle,
    None,
);

pub(crate) static nvvmResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvvm.nvvmResult\nenum nvvmResult, from nvvm.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVVM_SUCCESS", 0);
        table.member("NVVM_ERROR_OUT_OF_MEMORY", 1);
        table.member("NVVM_ERROR_PROGRAM_CREATION_FAILURE", 2);
        table.member("NVVM_ERROR_IR_VERSION_MISMATCH", 3);
        table.member("NVVM_ERROR_INVALID_INPUT", 4);
        table.member("NVVM_ERROR_INVALID_PROGRAM", 5);
        table.member("NVVM_ERROR_INVALID_IR", 6);
        table.member("NVVM_ERROR_INVALID_OPTION", 7);
        table.member("NVVM_ERROR_NO_MODULE_IN_PROGRAM", 8);
        table.member("NVVM_ERROR_COMPILATION", 9);
        table.member("NVVM_ERROR_CANCELLED", 10);
    },
);
