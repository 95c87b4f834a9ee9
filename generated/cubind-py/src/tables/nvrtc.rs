//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvrtcProgram: ValueDef = ValueDef::new(
    "cubind.cuda13.nvrtc.nvrtcProgram\ntypedef nvrtcProgram, from nvrtc.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvrtcResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvrtc.nvrtcResult\nenum nvrtcResult, from nvrtc.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVRTC_SUCCESS", 0);
        table.member("NVRTC_ERROR_OUT_OF_MEMORY", 1);
        table.member("NVRTC_ERROR_PROGRAM_CREATION_FAILURE", 2);
        table.member("NVRTC_ERROR_INVALID_INPUT", 3);
        table.member("NVRTC_ERROR_INVALID_PROGRAM", 4);
        table.member("NVRTC_ERROR_INVALID_OPTION", 5);
        table.member("NVRTC_ERROR_COMPILATION", 6);
        table.member("NVRTC_ERROR_BUILTIN_OPERATION_FAILURE", 7);
        table.member("NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION", 8);
        table.member("NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION", 9);
        table.member("NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID", 10);
        table.member("NVRTC_ERROR_INTERNAL_ERROR", 11);
        table.member("NVRTC_ERROR_TIME_FILE_WRITE_FAILED", 12);
        table.member("NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED", 13);
        table.member("NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED", 14);
        table.member("NVRTC_ERROR_PCH_CREATE", 15);
        table.member("NVRTC_ERROR_CANCELLED", 16);
        table.member("NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED", 17);
        table.member("NVRTC_ERROR_BUSY", 18);
    },
);
