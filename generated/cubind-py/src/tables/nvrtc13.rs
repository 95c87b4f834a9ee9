//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvrtcBundledHeadersInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.nvrtc.nvrtcBundledHeadersInfo\nstruct nvrtcBundledHeadersInfo, from nvrtc.h. Since CUDA 13.3.",
    (40, 8, false),
    |table| {
        table
            .plain(
                "available\0I32 0\0compressedSize\0U64 8\0uncompressedSize\0U64 16\0cudaVersionMajor\0I32 24\0cudaVersionMinor\0I32 28\0numFiles\0U32 32\0",
            );
    },
);
