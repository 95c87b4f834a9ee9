//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvFatbinHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.nvfatbin.nvFatbinHandle\ntypedef nvFatbinHandle, from nvFatbin.h. Since at least CUDA 12.4.",
    ValueKind::Handle, None,
);

pub(crate) static nvFatbinResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvfatbin.nvFatbinResult\nenum nvFatbinResult, from nvFatbin.h. Since at least CUDA 12.4.",
    "NVFATBIN_SUCCESS NVFATBIN_ERROR_INTERNAL NVFATBIN_ERROR_ELF_ARCH_MISMATCH NVFATBIN_ERROR_ELF_SIZE_MISMATCH NVFATBIN_ERROR_MISSING_PTX_VERSION NVFATBIN_ERROR_NULL_POINTER NVFATBIN_ERROR_COMPRESSION_FAILED NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED NVFATBIN_ERROR_UNRECOGNIZED_OPTION NVFATBIN_ERROR_INVALID_ARCH NVFATBIN_ERROR_INVALID_NVVM NVFATBIN_ERROR_EMPTY_INPUT NVFATBIN_ERROR_MISSING_PTX_ARCH NVFATBIN_ERROR_PTX_ARCH_MISMATCH NVFATBIN_ERROR_MISSING_FATBIN NVFATBIN_ERROR_INVALID_INDEX NVFATBIN_ERROR_IDENTIFIER_REUSE NVFATBIN_ERROR_INTERNAL_PTX_OPTION",
);
