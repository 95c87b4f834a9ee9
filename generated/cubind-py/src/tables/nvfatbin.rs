//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;

pub(crate) static nvFatbinHandle: ValueDef = ValueDef::new(
    "nvFatbinHandle",
    "cubind.cuda13.nvfatbin",
    ValueKind::Handle,
    None,
    "typedef nvFatbinHandle, from nvFatbin.h. Since CUDA 12.4 or earlier.",
);

pub(crate) static nvFatbinResult: EnumDef = EnumDef::new(
    "nvFatbinResult",
    "cubind.cuda13.nvfatbin",
    &[
        ("NVFATBIN_SUCCESS", 0),
        ("NVFATBIN_ERROR_INTERNAL", 1),
        ("NVFATBIN_ERROR_ELF_ARCH_MISMATCH", 2),
        ("NVFATBIN_ERROR_ELF_SIZE_MISMATCH", 3),
        ("NVFATBIN_ERROR_MISSING_PTX_VERSION", 4),
        ("NVFATBIN_ERROR_NULL_POINTER", 5),
        ("NVFATBIN_ERROR_COMPRESSION_FAILED", 6),
        ("NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED", 7),
        ("NVFATBIN_ERROR_UNRECOGNIZED_OPTION", 8),
        ("NVFATBIN_ERROR_INVALID_ARCH", 9),
        ("NVFATBIN_ERROR_INVALID_NVVM", 10),
        ("NVFATBIN_ERROR_EMPTY_INPUT", 11),
        ("NVFATBIN_ERROR_MISSING_PTX_ARCH", 12),
        ("NVFATBIN_ERROR_PTX_ARCH_MISMATCH", 13),
        ("NVFATBIN_ERROR_MISSING_FATBIN", 14),
        ("NVFATBIN_ERROR_INVALID_INDEX", 15),
        ("NVFATBIN_ERROR_IDENTIFIER_REUSE", 16),
        ("NVFATBIN_ERROR_INTERNAL_PTX_OPTION", 17),
    ],
    "enum nvFatbinResult, from nvFatbin.h. Since CUDA 12.4 or earlier.",
);
