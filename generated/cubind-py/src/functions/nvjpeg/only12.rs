//! Functions of nvjpeg: `only12` names the major versions that have them.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvjpeg, nvjpeg12, runtime};

pub(crate) fn nvjpegDecode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, jpeg_handle, data, object_length, output_format, destination, stream, ], []) = call
        .bind("nvjpegDecode", "handle jpeg_handle data length output_format destination stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_output_format = args::enumeration(output_format, "output_format", &nvjpeg12::nvjpegOutputFormat_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    let c_destination = args::optional_record(destination, "destination", &nvjpeg::nvjpegImage_t)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegDecode)?;
    let status = unsafe { released(py, || function(
        c_handle, c_jpeg_handle, c_data.cast(), c_length, c_output_format, c_destination.cast(), c_stream,
    )) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegDecodeBatchedInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeBatchedInitialize(handle jpeg_handle batch_size max_cpu_threads output_format));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    ints!(i32, c_batch_size = batch_size, c_max_cpu_threads = max_cpu_threads);
    let c_output_format = args::enumeration(output_format, "output_format", &nvjpeg12::nvjpegOutputFormat_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedInitialize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_jpeg_handle, c_batch_size, c_max_cpu_threads, c_output_format))
    };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegDecodeBatchedPreAllocate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        nvjpegDecodeBatchedPreAllocate(handle jpeg_handle batch_size width height chroma_subsampling output_format)
    );
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    ints!(i32, c_batch_size = batch_size, c_width = width, c_height = height);
    let c_chroma_subsampling = args::enumeration(
        chroma_subsampling, "chroma_subsampling", &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_output_format = args::enumeration(output_format, "output_format", &nvjpeg12::nvjpegOutputFormat_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedPreAllocate)?;
    let status = unsafe { released(py, || function(
        c_handle, c_jpeg_handle, c_batch_size, c_width, c_height, c_chroma_subsampling, c_output_format,
    )) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegDecodeParamsSetOutputFormat<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeParamsSetOutputFormat(decode_params output_format));
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_output_format = args::enumeration(output_format, "output_format", &nvjpeg12::nvjpegOutputFormat_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvjpegDecodeParamsSetOutputFormat)?;
    let status = unsafe { released(py, || function(c_decode_params, c_output_format)) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}
