//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvrtcBundledHeadersInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.nvrtc.nvrtcBundledHeadersInfo\nstruct nvrtcBundledHeadersInfo, from nvrtc.h. Since CUDA 13.3.",
    (40, 8, false),
    |table| {
        table.field(c"available", 0, Ty::I32);
        table.field(c"compressedSize", 8, Ty::U64);
        table.field(c"uncompressedSize", 16, Ty::U64);
        table.field(c"cudaVersionMajor", 24, Ty::I32);
        table.field(c"cudaVersionMinor", 28, Ty::I32);
        table.field(c"numFiles", 32, Ty::U32);
    },
);
