//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::prelude::*;

pub(crate) static nvrtcBundledHeadersInfo: RecordDef = RecordDef::new(
    "nvrtcBundledHeadersInfo",
    "cubind.cuda13.nvrtc",
    (40, 8, false),
    &[
        FieldDef::new(c"available", 0, Ty::I32),
        FieldDef::new(c"compressedSize", 8, Ty::U64),
        FieldDef::new(c"uncompressedSize", 16, Ty::U64),
        FieldDef::new(c"cudaVersionMajor", 24, Ty::I32),
        FieldDef::new(c"cudaVersionMinor", 28, Ty::I32),
        FieldDef::new(c"numFiles", 32, Ty::U32),
    ],
    "struct nvrtcBundledHeadersInfo, from nvrtc.h. Since CUDA 13.3.",
);
