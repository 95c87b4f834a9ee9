//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;

pub(crate) static nvvmProgram: ValueDef = ValueDef::new(
    "nvvmProgram",
    "cubind.cuda13.nvvm",
    ValueKind::Handle,
    None,
    "typedef nvvmProgram, from nvvm.h. Since CUDA 12.0 or earlier.",
);

pub(crate) static nvvmResult: EnumDef = EnumDef::new(
    "nvvmResult",
    "cubind.cuda13.nvvm",
    &[
        ("NVVM_SUCCESS", 0),
        ("NVVM_ERROR_OUT_OF_MEMORY", 1),
        ("NVVM_ERROR_PROGRAM_CREATION_FAILURE", 2),
        ("NVVM_ERROR_IR_VERSION_MISMATCH", 3),
        ("NVVM_ERROR_INVALID_INPUT", 4),
        ("NVVM_ERROR_INVALID_PROGRAM", 5),
        ("NVVM_ERROR_INVALID_IR", 6),
        ("NVVM_ERROR_INVALID_OPTION", 7),
        ("NVVM_ERROR_NO_MODULE_IN_PROGRAM", 8),
        ("NVVM_ERROR_COMPILATION", 9),
        ("NVVM_ERROR_CANCELLED", 10),
    ],
    "enum nvvmResult, from nvvm.h. Since CUDA 12.0 or earlier.",
);
