//! Functions of nvjpeg in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvjpeg, nvjpeg13, runtime};

shared!(
    nvjpegDecode = super::only12::like_nvjpegDecode(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegState_t, nvjpeg13::nvjpegOutputFormat_t, runtime::cudaStream_t,
    nvjpeg::nvjpegImage_t, nvjpeg::nvjpegStatus_t), "nvjpegDecode",
    "handle jpeg_handle data length output_format destination stream",
    slots::nvjpegDecode
);

shared!(
    nvjpegDecodeBatchedInitialize =
    super::only12::like_nvjpegDecodeBatchedInitialize(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegState_t, nvjpeg13::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeBatchedInitialize",
    "handle jpeg_handle batch_size max_cpu_threads output_format",
    slots::nvjpegDecodeBatchedInitialize
);

shared!(
    nvjpegDecodeBatchedPreAllocate =
    super::only12::like_nvjpegDecodeBatchedPreAllocate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegState_t, nvjpeg::nvjpegChromaSubsampling_t,
    nvjpeg13::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeBatchedPreAllocate",
    "handle jpeg_handle batch_size width height chroma_subsampling output_format",
    slots::nvjpegDecodeBatchedPreAllocate
);

shared!(
    nvjpegDecodeParamsSetOutputFormat =
    super::common::like_nvjpegDecodeParamsSetExifOrientation(nvjpeg::nvjpegDecodeParams_t,
    nvjpeg13::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeParamsSetOutputFormat", "decode_params output_format",
    slots::nvjpegDecodeParamsSetOutputFormat
);
