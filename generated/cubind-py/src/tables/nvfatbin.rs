//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvFatbinHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.nvfatbin.nvFatbinHandle\ntypedef nvFatbinHandle, from nvFatbin.h. Since CUDA 12.4 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvFatbinResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvfatbin.nvFatbinResult\nenum nvFatbinResult, from nvFatbin.h. Since CUDA 12.4 or earlier.",
    |table| {
        table.member("NVFATBIN_SUCCESS", 0);
        table.member("NVFATBIN_ERROR_INTERNAL", 1);
        table.member("NVFATBIN_ERROR_ELF_ARCH_MISMATCH", 2);
        table.member("NVFATBIN_ERROR_ELF_SIZE_MISMATCH", 3);
        table.member("NVFATBIN_ERROR_MISSING_PTX_VERSION", 4);
        table.member("NVFATBIN_ERROR_NULL_POINTER", 5);
        table.member("NVFATBIN_ERROR_COMPRESSION_FAILED", 6);
        table.member("NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED", 7);
        table.member("NVFATBIN_ERROR_UNRECOGNIZED_OPTION", 8);
        table.member("NVFATBIN_ERROR_INVALID_ARCH", 9);
        table.member("NVFATBIN_ERROR_INVALID_NVVM", 10);
        table.member("NVFATBIN_ERROR_EMPTY_INPUT", 11);
        table.member("NVFATBIN_ERROR_MISSING_PTX_ARCH", 12);
        table.member("NVFATBIN_ERROR_PTX_ARCH_MISMATCH", 13);
        table.member("NVFATBIN_ERROR_MISSING_FATBIN", 14);
        table.member("NVFATBIN_ERROR_INVALID_INDEX", 15);
        table.member("NVFATBIN_ERROR_IDENTIFIER_REUSE", 16);
        table.member("NVFATBIN_ERROR_INTERNAL_PTX_OPTION", 17);
    },
);
