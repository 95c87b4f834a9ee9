//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvjpegOutputFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvjpeg.nvjpegOutputFormat_t\nenum nvjpegOutputFormat_t, from nvjpeg.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVJPEG_OUTPUT_UNCHANGED", 0);
        table.member("NVJPEG_OUTPUT_YUV", 1);
        table.member("NVJPEG_OUTPUT_Y", 2);
        table.member("NVJPEG_OUTPUT_RGB", 3);
        table.member("NVJPEG_OUTPUT_BGR", 4);
        table.member("NVJPEG_OUTPUT_RGBI", 5);
        table.member("NVJPEG_OUTPUT_BGRI", 6);
        table.member("NVJPEG_OUTPUT_UNCHANGEDI_U16", 7);
        table.member("NVJPEG_OUTPUT_NV12", 8);
        table.member("NVJPEG_OUTPUT_YUY2", 9);
        table.member("NVJPEG_OUTPUT_FORMAT_MAX", 9);
    },
);
