//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static nvjpegOutputFormat_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvjpeg.nvjpegOutputFormat_t\nenum nvjpegOutputFormat_t, from nvjpeg.h. Since at least CUDA 12.0.",
    "NVJPEG_OUTPUT_UNCHANGED NVJPEG_OUTPUT_YUV NVJPEG_OUTPUT_Y NVJPEG_OUTPUT_RGB NVJPEG_OUTPUT_BGR NVJPEG_OUTPUT_RGBI NVJPEG_OUTPUT_BGRI NVJPEG_OUTPUT_UNCHANGEDI_U16 NVJPEG_OUTPUT_NV12 NVJPEG_OUTPUT_YUY2 NVJPEG_OUTPUT_UNCHANGEDI NVJPEG_OUTPUT_FORMAT_MAX=10",
);
