//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvJitLinkHandle: ValueDef = ValueDef::new(
    "cubind.cuda13.nvjitlink.nvJitLinkHandle\ntypedef nvJitLinkHandle, from nvJitLink.h. Since CUDA 12.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static nvJitLinkInputType: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjitlink.nvJitLinkInputType\nenum nvJitLinkInputType, from nvJitLink.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVJITLINK_INPUT_NONE", 0);
        table.member("NVJITLINK_INPUT_CUBIN", 1);
        table.member("NVJITLINK_INPUT_PTX", 2);
        table.member("NVJITLINK_INPUT_LTOIR", 3);
        table.member("NVJITLINK_INPUT_FATBIN", 4);
        table.member("NVJITLINK_INPUT_OBJECT", 5);
        table.member("NVJITLINK_INPUT_LIBRARY", 6);
        table.member("NVJITLINK_INPUT_INDEX", 7);
        table.member("NVJITLINK_INPUT_ANY", 10);
    },
);

pub(crate) static nvJitLinkResult: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjitlink.nvJitLinkResult\nenum nvJitLinkResult, from nvJitLink.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVJITLINK_SUCCESS", 0);
        table.member("NVJITLINK_ERROR_UNRECOGNIZED_OPTION", 1);
        table.member("NVJITLINK_ERROR_MISSING_ARCH", 2);
        table.member("NVJITLINK_ERROR_INVALID_INPUT", 3);
        table.member("NVJITLINK_ERROR_PTX_COMPILE", 4);
        table.member("NVJITLINK_ERROR_NVVM_COMPILE", 5);
        table.member("NVJITLINK_ERROR_INTERNAL", 6);
        table.member("NVJITLINK_ERROR_THREADPOOL", 7);
        table.member("NVJITLINK_ERROR_UNRECOGNIZED_INPUT", 8);
        table.member("NVJITLINK_ERROR_FINALIZE", 9);
        table.member("NVJITLINK_ERROR_NULL_INPUT", 10);
        table.member("NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS", 11);
        table.member("NVJITLINK_ERROR_INCORRECT_INPUT_TYPE", 12);
        table.member("NVJITLINK_ERROR_ARCH_MISMATCH", 13);
        table.member("NVJITLINK_ERROR_OUTDATED_LIBRARY", 14);
        table.member("NVJITLINK_ERROR_MISSING_FATBIN", 15);
        table.member("NVJITLINK_ERROR_UNRECOGNIZED_ARCH", 16);
        table.member("NVJITLINK_ERROR_UNSUPPORTED_ARCH", 17);
        table.member("NVJITLINK_ERROR_LTO_NOT_ENABLED", 18);
    },
);
