//! Functions of the nvjpeg: `only13` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvjpeg, nvjpeg13, runtime};

pub(crate) fn nvjpegDecode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_jpeg_handle,
        object_data,
        object_length,
        object_output_format,
        object_destination,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecode",
            "handle jpeg_handle data length output_format destination stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_output_format = args::enumeration(
        object_output_format,
        "output_format",
        &nvjpeg13::nvjpegOutputFormat_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    let c_destination = args::optional_record(
        object_destination,
        "destination",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegDecode)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_jpeg_handle,
                    c_data.cast(),
                    c_length,
                    c_output_format,
                    c_destination.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeBatchedInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_jpeg_handle,
        object_batch_size,
        object_max_cpu_threads,
        object_output_format,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeBatchedInitialize",
            "handle jpeg_handle batch_size max_cpu_threads output_format",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_batch_size = args::i32(object_batch_size, "batch_size")?;
    let c_max_cpu_threads = args::i32(object_max_cpu_threads, "max_cpu_threads")?;
    let c_output_format = args::enumeration(
        object_output_format,
        "output_format",
        &nvjpeg13::nvjpegOutputFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedInitialize)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_jpeg_handle,
                    c_batch_size,
                    c_max_cpu_threads,
                    c_output_format,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeBatchedPreAllocate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_jpeg_handle,
        object_batch_size,
        object_width,
        object_height,
        object_chroma_subsampling,
        object_output_format,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeBatchedPreAllocate",
            "handle jpeg_handle batch_size width height chroma_subsampling output_format",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_batch_size = args::i32(object_batch_size, "batch_size")?;
    let c_width = args::i32(object_width, "width")?;
    let c_height = args::i32(object_height, "height")?;
    let c_chroma_subsampling = args::enumeration(
        object_chroma_subsampling,
        "chroma_subsampling",
        &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_output_format = args::enumeration(
        object_output_format,
        "output_format",
        &nvjpeg13::nvjpegOutputFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedPreAllocate)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_jpeg_handle,
                    c_batch_size,
                    c_width,
                    c_height,
                    c_chroma_subsampling,
                    c_output_format,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeParamsSetOutputFormat<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_output_format], []) = call
        .bind("nvjpegDecodeParamsSetOutputFormat", "decode_params output_format")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_output_format = args::enumeration(
        object_output_format,
        "output_format",
        &nvjpeg13::nvjpegOutputFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetOutputFormat)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decode_params, c_output_format)) },
    )
}
