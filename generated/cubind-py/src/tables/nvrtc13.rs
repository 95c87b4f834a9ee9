//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use crate::{
    support::{attributes, prelude::*},
    tables::*,
};

pub(crate) static nvrtcBundledHeadersInfo: RecordDef = RecordDef::new(
    "nvrtcBundledHeadersInfo",
    "cubind.cuda13.nvrtc",
    (40, 8, false),
    &[
        FieldDef {
            name: c"available",
            offset: 0,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"compressedSize",
            offset: 8,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"uncompressedSize",
            offset: 16,
            ty: Ty::U64,
        },
        FieldDef {
            name: c"cudaVersionMajor",
            offset: 24,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"cudaVersionMinor",
            offset: 28,
            ty: Ty::I32,
        },
        FieldDef {
            name: c"numFiles",
            offset: 32,
            ty: Ty::U32,
        },
    ],
    "struct nvrtcBundledHeadersInfo, from nvrtc.h. Since CUDA 13.3.",
);
