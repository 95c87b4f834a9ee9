//! Functions of the nvtiff: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvtiff0, runtime};

pub(crate) fn nvtiffDecode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tiff_stream,
        object_decoder,
        object_params,
        object_image_out,
        object_stream,
        ],
        [],
    ) = call.bind("nvtiffDecode", "tiff_stream decoder params image_out stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvtiff0::nvtiffDecoder_t)?;
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_image_out_type = Ty::Record(&nvtiff0::nvtiffImage_t);
    let c_image_out = args::updated_array(
        object_image_out,
        "image_out",
        &c_image_out_type,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvtiffDecode)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tiff_stream,
                c_decoder,
                c_params,
                c_image_out.pointer().cast(),
                c_stream,
            ),
        )
    };
    c_image_out.update();
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffDecodeCheckSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_decoder, object_params, object_image_out], []) = call
        .bind("nvtiffDecodeCheckSupported", "tiff_stream decoder params image_out")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvtiff0::nvtiffDecoder_t)?;
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_image_out = args::array(
        object_image_out,
        "image_out",
        &Ty::Record(&nvtiff0::nvtiffImage_t),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffDecodeCheckSupported)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe {
            released(
                py,
                || function(c_tiff_stream, c_decoder, c_params, c_image_out.cast()),
            )
        },
    )
}

pub(crate) fn nvtiffDecodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvtiffDecodeParamsCreate", "")?;
    let py = call.py();
    let mut c_decode_params: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvtiffDecodeParamsCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_decode_params).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffDecodeParams_t, c_decode_params as u64);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvtiff0::nvtiffDecodeParams_t,
                        c_decode_params as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvtiffDecodeParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_params], []) = call
        .bind("nvtiffDecodeParamsDestroy", "decode_params")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvtiff0::nvtiffDecodeParams_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvtiffDecodeParamsDestroy)?;
    let detached = handle_keepalive::detach(
        &nvtiff0::nvtiffDecodeParams_t,
        c_decode_params as u64,
    );
    let status = unsafe { released(py, || function(c_decode_params)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffDecodeParamsSetOutputFormat<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_pformat], []) = call
        .bind("nvtiffDecodeParamsSetOutputFormat", "decode_params pformat")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &nvtiff0::nvtiffOutputFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvtiffDecodeParamsSetOutputFormat)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_decode_params, c_format)) },
    )
}

pub(crate) fn nvtiffDecodeParamsSetRegions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_params, object_regions, object_count], []) = call
        .bind("nvtiffDecodeParamsSetRegions", "decode_params regions count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_count = args::u32(object_count, "count")?;
    let c_regions = args::array(
        object_regions,
        "regions",
        &Ty::Record(&nvtiff0::nvtiffDecodeRegion_t),
        Some(c_count as usize),
        &arena,
    )?;
    args::keep(object_regions, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffDecodeParamsSetRegions)?;
    let status = unsafe {
        released(py, || function(c_decode_params, c_regions.cast(), c_count))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffDecodeParams_t,
            c_decode_params as u64,
            Some(("nvtiffDecodeParamsSetRegions", 0)),
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffDecoderCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device_allocator, object_pinned_allocator, object_stream], []) = call
        .bind("nvtiffDecoderCreate", "device_allocator pinned_allocator stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_decoder: u64 = 0;
    let c_device_allocator = args::optional_record(
        object_device_allocator,
        "device_allocator",
        &nvtiff0::nvtiffDeviceAllocator_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvtiff0::nvtiffPinnedAllocator_t,
    )?;
    args::keep(object_device_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvtiffDecoderCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_decoder).cast(),
                c_device_allocator.cast(),
                c_pinned_allocator.cast(),
                c_stream,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffDecoder_t, c_decoder as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvtiff0::nvtiffDecoder_t, c_decoder as u64, None, arena);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvtiff0::nvtiffDecoder_t, c_decoder as u64)?),
    )
}

pub(crate) fn nvtiffDecoderCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream], []) = call.bind("nvtiffDecoderCreateSimple", "stream")?;
    let py = call.py();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_decoder: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::nvtiffDecoderCreateSimple)?;
    let status = unsafe {
        released(py, || function((&raw mut c_decoder).cast(), c_stream))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvtiff0::nvtiffDecoder_t, c_decoder as u64)?),
    )
}

pub(crate) fn nvtiffDecoderDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decoder, object_stream], []) = call
        .bind("nvtiffDecoderDestroy", "decoder stream")?;
    let py = call.py();
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvtiff0::nvtiffDecoder_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvtiffDecoderDestroy)?;
    let detached = handle_keepalive::detach(&nvtiff0::nvtiffDecoder_t, c_decoder as u64);
    let status = unsafe { released(py, || function(c_decoder, c_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder, object_params, object_num_params, object_stream], []) = call
        .bind("nvtiffEncode", "encoder params num_params stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_num_params = args::u32(object_num_params, "num_params")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        object_params,
        "params",
        &Ty::Value(&nvtiff0::nvtiffEncodeParams_t),
        Some(c_num_params as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::nvtiffEncode)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe {
            released(py, || function(c_encoder, c_params.cast(), c_num_params, c_stream))
        },
    )
}

pub(crate) fn nvtiffEncodeFinalize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder, object_params, object_num_params, object_stream], []) = call
        .bind("nvtiffEncodeFinalize", "encoder params num_params stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_num_params = args::u32(object_num_params, "num_params")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        object_params,
        "params",
        &Ty::Value(&nvtiff0::nvtiffEncodeParams_t),
        Some(c_num_params as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32, u64) -> i32 = call
        .symbol(slots::nvtiffEncodeFinalize)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe {
            released(py, || function(c_encoder, c_params.cast(), c_num_params, c_stream))
        },
    )
}

pub(crate) fn nvtiffEncodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvtiffEncodeParamsCreate", "")?;
    let py = call.py();
    let mut c_params: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_params).cast())) };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtiff0::nvtiffEncodeParams_t, c_params as u64)?)
        },
    )
}

pub(crate) fn nvtiffEncodeParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_params, object_stream], []) = call
        .bind("nvtiffEncodeParamsDestroy", "params stream")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsDestroy)?;
    let detached = handle_keepalive::detach(
        &nvtiff0::nvtiffEncodeParams_t,
        c_params as u64,
    );
    let status = unsafe { released(py, || function(c_params, c_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncodeParamsSetGeoKey<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_params,
        object_key,
        object_typename,
        object_value,
        object_value_size,
        object_count,
        ],
        [],
    ) = call
        .bind(
            "nvtiffEncodeParamsSetGeoKey",
            "params key typename value value_size count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &nvtiff0::nvtiffGeoKeyDataType_t,
    )?;
    let c_value_size = args::u32(object_value_size, "value_size")?;
    let c_count = args::u32(object_count, "count")?;
    let c_value = args::either(object_value, "value", None, false, None, &arena)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        u32,
        u32,
    ) -> i32 = call.symbol(slots::nvtiffEncodeParamsSetGeoKey)?;
    let status = unsafe {
        released(
            py,
            || function(c_params, c_key, c_type, c_value.cast(), c_value_size, c_count),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t,
            c_params as u64,
            Some((
                "nvtiffEncodeParamsSetGeoKey",
                (u64::from(c_key as u32)).rotate_left(24) ^ u64::from(c_type as u32),
            )),
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncodeParamsSetGeoKeyASCII<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_key, object_value, object_value_size], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeyASCII", "params key value value_size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_value_size = args::u32(object_value_size, "value_size")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        false,
        Some(c_value_size as usize),
        &arena,
    )?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *const c_char, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeyASCII)?;
    let status = unsafe {
        released(py, || function(c_params, c_key, c_value.cast(), c_value_size))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t,
            c_params as u64,
            Some(("nvtiffEncodeParamsSetGeoKeyASCII", u64::from(c_key as u32))),
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncodeParamsSetGeoKeyDOUBLE<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_key, object_value, object_count], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeyDOUBLE", "params key value count")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_value = args::f64(object_value)?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, i32, f64, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeyDOUBLE)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_key, c_value, c_count)) },
    )
}

pub(crate) fn nvtiffEncodeParamsSetGeoKeySHORT<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_key, object_value, object_count], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeySHORT", "params key value count")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_value = args::u16(object_value, "value")?;
    let c_count = args::u32(object_count, "count")?;
    let function: unsafe extern "system" fn(u64, i32, u16, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeySHORT)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_key, c_value, c_count)) },
    )
}

pub(crate) fn nvtiffEncodeParamsSetImageGeometry<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_geometry], []) = call
        .bind("nvtiffEncodeParamsSetImageGeometry", "params geometry")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_geometry = args::optional_record(
        object_geometry,
        "geometry",
        &nvtiff0::nvtiffImageGeometry_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetImageGeometry)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_geometry.cast())) },
    )
}

pub(crate) fn nvtiffEncodeParamsSetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_params, object_image_info], []) = call
        .bind("nvtiffEncodeParamsSetImageInfo", "params image_info")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_image_info = args::optional_record(
        object_image_info,
        "image_info",
        &nvtiff0::nvtiffImageInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetImageInfo)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_image_info.cast())) },
    )
}

pub(crate) fn nvtiffEncodeParamsSetInputs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_params, object_images_d, object_num_images], []) = call
        .bind("nvtiffEncodeParamsSetInputs", "params images_d num_images")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_num_images = args::u32(object_num_images, "num_images")?;
    let c_images_d = args::array(
        object_images_d,
        "images_d",
        &Ty::Pointer,
        Some(c_num_images as usize),
        &arena,
    )?;
    args::keep(object_images_d, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetInputs)?;
    let status = unsafe {
        released(py, || function(c_params, c_images_d.cast(), c_num_images))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t,
            c_params as u64,
            None,
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncodeParamsSetJpegOptions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_options], []) = call
        .bind("nvtiffEncodeParamsSetJpegOptions", "params options")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_options = args::optional_record(
        object_options,
        "options",
        &nvtiff0::nvtiffJpegEncodeOptions_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetJpegOptions)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_options.cast())) },
    )
}

pub(crate) fn nvtiffEncodeParamsSetTag<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_params, object_tag, object_typename, object_value, object_count], []) = call
        .bind("nvtiffEncodeParamsSetTag", "params tag typename value count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_tag = args::u16(object_tag, "tag")?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &nvtiff0::nvtiffTagDataType_t,
    )?;
    let c_count = args::u32(object_count, "count")?;
    let c_value = args::either(object_value, "value", None, false, None, &arena)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, u16, i32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetTag)?;
    let status = unsafe {
        released(py, || function(c_params, c_tag, c_type, c_value.cast(), c_count))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t,
            c_params as u64,
            None,
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffEncodeParamsSetTiffVariant<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_params, object_variant], []) = call
        .bind("nvtiffEncodeParamsSetTiffVariant", "params variant")?;
    let py = call.py();
    let c_params = args::value::<
        u64,
    >(object_params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_variant = args::enumeration(
        object_variant,
        "variant",
        &nvtiff0::nvtiffVariant_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetTiffVariant)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_params, c_variant)) },
    )
}

pub(crate) fn nvtiffEncoderCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device_allocator, object_pinned_allocator, object_stream], []) = call
        .bind("nvtiffEncoderCreate", "device_allocator pinned_allocator stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_encoder: u64 = 0;
    let c_device_allocator = args::optional_record(
        object_device_allocator,
        "device_allocator",
        &nvtiff0::nvtiffDeviceAllocator_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvtiff0::nvtiffPinnedAllocator_t,
    )?;
    args::keep(object_device_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvtiffEncoderCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_encoder).cast(),
                c_device_allocator.cast(),
                c_pinned_allocator.cast(),
                c_stream,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffEncoder_t, c_encoder as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvtiff0::nvtiffEncoder_t, c_encoder as u64, None, arena);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvtiff0::nvtiffEncoder_t, c_encoder as u64)?),
    )
}

pub(crate) fn nvtiffEncoderDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder, object_stream], []) = call
        .bind("nvtiffEncoderDestroy", "encoder stream")?;
    let py = call.py();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvtiffEncoderDestroy)?;
    let detached = handle_keepalive::detach(&nvtiff0::nvtiffEncoder_t, c_encoder as u64);
    let status = unsafe { released(py, || function(c_encoder, c_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffGetBitstreamSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder, object_params, object_num_params], []) = call
        .bind("nvtiffGetBitstreamSize", "encoder params num_params")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_num_params = args::u32(object_num_params, "num_params")?;
    let c_params = args::array(
        object_params,
        "params",
        &Ty::Value(&nvtiff0::nvtiffEncodeParams_t),
        Some(c_num_params as usize),
        &arena,
    )?;
    let mut c_metadata_size: u64 = 0;
    let mut c_bitstream_size: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvtiffGetBitstreamSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_encoder,
                c_params.cast(),
                c_num_params,
                (&raw mut c_metadata_size).cast(),
                (&raw mut c_bitstream_size).cast(),
            ),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_metadata_size)?)?;
            tuple.push(out::u64(py, c_bitstream_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvtiffGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("nvtiffGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn nvtiffStreamClose<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream], []) = call.bind("nvtiffStreamClose", "tiff_stream")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvtiffStreamClose)?;
    let detached = handle_keepalive::detach(
        &nvtiff0::nvtiffStream_t,
        c_tiff_stream as u64,
    );
    let status = unsafe { released(py, || function(c_tiff_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

pub(crate) fn nvtiffStreamGetGeoKey<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key, object_val, object_count], []) = call
        .bind("nvtiffStreamGetGeoKey", "tiff_stream key val count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_count = args::u32(object_count, "count")?;
    let c_val = args::either(object_val, "val", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKey)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_count)) },
    )
}

pub(crate) fn nvtiffStreamGetGeoKeyASCII<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key, object_max_len], []) = call
        .bind("nvtiffStreamGetGeoKeyASCII", "tiff_stream key max_len")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_max_len = args::u32(object_max_len, "max_len")?;
    let c_str_size: usize = c_max_len as usize;
    let c_str = args::output_memory(py, c_str_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeyASCII)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_key, c_str.cast(), c_max_len))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::text(py, c_str, c_str_size) }?),
    )
}

pub(crate) fn nvtiffStreamGetGeoKeyDOUBLE<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key, object_index, object_count], []) = call
        .bind("nvtiffStreamGetGeoKeyDOUBLE", "tiff_stream key index count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_index = args::u32(object_index, "index")?;
    let c_count = args::u32(object_count, "count")?;
    let c_val_length: usize = c_count as usize;
    let c_val = args::output_memory(py, c_val_length, Ty::F64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeyDOUBLE)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_index, c_count))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::F64, c_val.cast(), c_val_length) }?)
        },
    )
}

pub(crate) fn nvtiffStreamGetGeoKeyInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key], []) = call
        .bind("nvtiffStreamGetGeoKeyInfo", "tiff_stream key")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let mut c_size: u32 = 0;
    let mut c_count: u32 = 0;
    let mut c_type: i32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvtiffStreamGetGeoKeyInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tiff_stream,
                c_key,
                (&raw mut c_size).cast(),
                (&raw mut c_count).cast(),
                (&raw mut c_type).cast(),
            ),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u32(py, c_size)?)?;
            tuple.push(out::u32(py, c_count)?)?;
            tuple.push(out::enumeration(py, &nvtiff0::nvtiffGeoKeyDataType_t, c_type)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvtiffStreamGetGeoKeySHORT<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key, object_index, object_count], []) = call
        .bind("nvtiffStreamGetGeoKeySHORT", "tiff_stream key index count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(object_key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_index = args::u32(object_index, "index")?;
    let c_count = args::u32(object_count, "count")?;
    let c_val_length: usize = c_count as usize;
    let c_val = args::output_memory(py, c_val_length, Ty::U16.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeySHORT)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_index, c_count))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U16, c_val.cast(), c_val_length) }?)
        },
    )
}

pub(crate) fn nvtiffStreamGetHeader<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream], []) = call.bind("nvtiffStreamGetHeader", "tiff_stream")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let (c_header, c_header_place) = out::new_record(
        py,
        &nvtiff0::nvtiffStreamHeader_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetHeader)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_header_place.cast()))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(c_header.into_any()),
    )
}

pub(crate) fn nvtiffStreamGetImageGeometry<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset], []) = call
        .bind("nvtiffStreamGetImageGeometry", "tiff_stream ifd_offset")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let (c_geometry, c_geometry_place) = out::new_record(
        py,
        &nvtiff0::nvtiffImageGeometry_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetImageGeometry)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_ifd_offset, c_geometry_place.cast()))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(c_geometry.into_any()),
    )
}

pub(crate) fn nvtiffStreamGetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset], []) = call
        .bind("nvtiffStreamGetImageInfo", "tiff_stream ifd_offset")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let (c_image_info, c_image_info_place) = out::new_record(
        py,
        &nvtiff0::nvtiffImageInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetImageInfo)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_ifd_offset, c_image_info_place.cast()))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(c_image_info.into_any()),
    )
}

pub(crate) fn nvtiffStreamGetNextIFDOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset], []) = call
        .bind("nvtiffStreamGetNextIFDOffset", "tiff_stream ifd_offset")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let mut c_next_ifd_offset: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetNextIFDOffset)?;
    let status = unsafe {
        released(
            py,
            || function(c_tiff_stream, c_ifd_offset, (&raw mut c_next_ifd_offset).cast()),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_next_ifd_offset)?),
    )
}

pub(crate) fn nvtiffStreamGetNumberOfGeoKeys<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_key], []) = call
        .bind("nvtiffStreamGetNumberOfGeoKeys", "tiff_stream key")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::either(object_key, "key", None, false, None, &arena)?;
    let mut c_num_keys: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetNumberOfGeoKeys)?;
    let status = unsafe {
        released(
            py,
            || function(c_tiff_stream, c_key.cast(), (&raw mut c_num_keys).cast()),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_num_keys)?),
    )
}

pub(crate) fn nvtiffStreamGetNumberOfTags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset, object_tags], []) = call
        .bind("nvtiffStreamGetNumberOfTags", "tiff_stream ifd_offset tags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let c_tags = args::either(object_tags, "tags", Some(&Ty::U16), true, None, &arena)?;
    let mut c_num_tags: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamGetNumberOfTags)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tiff_stream,
                c_ifd_offset,
                c_tags.cast(),
                (&raw mut c_num_tags).cast(),
            ),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_num_tags)?),
    )
}

pub(crate) fn nvtiffStreamGetTagInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset, object_tiff_tag], []) = call
        .bind("nvtiffStreamGetTagInfo", "tiff_stream ifd_offset tiff_tag")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let c_tiff_tag = args::u16(object_tiff_tag, "tiff_tag")?;
    let mut c_tag_type: i32 = 0;
    let mut c_size: u32 = 0;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u16,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvtiffStreamGetTagInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_tiff_stream,
                c_ifd_offset,
                c_tiff_tag,
                (&raw mut c_tag_type).cast(),
                (&raw mut c_size).cast(),
                (&raw mut c_count).cast(),
            ),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        3,
        |tuple| {
            tuple
                .push(out::enumeration(py, &nvtiff0::nvtiffTagDataType_t, c_tag_type)?)?;
            tuple.push(out::u32(py, c_size)?)?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvtiffStreamGetTagValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_tiff_stream,
        object_ifd_offset,
        object_tiff_tag,
        object_tag_value,
        object_count,
        ],
        [],
    ) = call
        .bind(
            "nvtiffStreamGetTagValue",
            "tiff_stream ifd_offset tiff_tag tag_value count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let c_tiff_tag = args::u16(object_tiff_tag, "tiff_tag")?;
    let c_count = args::u32(object_count, "count")?;
    let c_tag_value = args::either(
        object_tag_value,
        "tag_value",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u16, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetTagValue)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_tiff_stream,
                    c_ifd_offset,
                    c_tiff_tag,
                    c_tag_value.cast(),
                    c_count,
                ),
            )
        },
    )
}

pub(crate) fn nvtiffStreamHasTag<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream, object_ifd_offset, object_tag], []) = call
        .bind("nvtiffStreamHasTag", "tiff_stream ifd_offset tag")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_ifd_offset = args::u64(object_ifd_offset, "ifd_offset")?;
    let c_tag = args::u16(object_tag, "tag")?;
    let mut c_has_tag: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u16, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamHasTag)?;
    let status = unsafe {
        released(
            py,
            || function(c_tiff_stream, c_ifd_offset, c_tag, (&raw mut c_has_tag).cast()),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_has_tag)?),
    )
}

pub(crate) fn nvtiffStreamOpen<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_buffer_size], []) = call
        .bind("nvtiffStreamOpen", "buffer buffer_size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_buffer_size = args::u64(object_buffer_size, "buffer_size")?;
    let c_buffer = args::either(
        object_buffer,
        "buffer",
        None,
        false,
        Some(c_buffer_size as usize),
        &arena,
    )?;
    let mut c_tiff_stream: u64 = 0;
    args::keep(object_buffer, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamOpen)?;
    let status = unsafe {
        released(
            py,
            || function(c_buffer.cast(), c_buffer_size, (&raw mut c_tiff_stream).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffStream_t,
            c_tiff_stream as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtiff0::nvtiffStream_t, c_tiff_stream as u64)?)
        },
    )
}

pub(crate) fn nvtiffStreamOpenFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_fname], []) = call.bind("nvtiffStreamOpenFromFile", "fname")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_fname = args::c_string(object_fname, &arena)?;
    let mut c_tiff_stream: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvtiffStreamOpenFromFile)?;
    let status = unsafe {
        released(py, || function(c_fname, (&raw mut c_tiff_stream).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtiff0::nvtiffStream_t, c_tiff_stream as u64)?)
        },
    )
}

pub(crate) fn nvtiffStreamPrint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_tiff_stream], []) = call.bind("nvtiffStreamPrint", "tiff_stream")?;
    let py = call.py();
    let c_tiff_stream = args::value::<
        u64,
    >(object_tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvtiffStreamPrint)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe { released(py, || function(c_tiff_stream)) },
    )
}

pub(crate) fn nvtiffWriteTiffBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_encoder,
        object_params,
        object_num_params,
        object_buffer,
        object_size,
        object_stream,
        ],
        [],
    ) = call
        .bind("nvtiffWriteTiffBuffer", "encoder params num_params buffer size stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_num_params = args::u32(object_num_params, "num_params")?;
    let c_size = args::u64(object_size, "size")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        object_params,
        "params",
        &Ty::Value(&nvtiff0::nvtiffEncodeParams_t),
        Some(c_num_params as usize),
        &arena,
    )?;
    let mut c_buffer = args::OutputBuffer::new(
        object_buffer,
        "buffer",
        Some(c_size as usize),
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::nvtiffWriteTiffBuffer)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_encoder,
                c_params.cast(),
                c_num_params,
                c_buffer.pointer(),
                c_size,
                c_stream,
            ),
        )
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        0 + isize::from(c_buffer.is_returned()),
        |tuple| {
            match c_buffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvtiffWriteTiffFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_encoder,
        object_params,
        object_num_params,
        object_fname,
        object_stream,
        ],
        [],
    ) = call.bind("nvtiffWriteTiffFile", "encoder params num_params fname stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encoder = args::value::<
        u64,
    >(object_encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    let c_num_params = args::u32(object_num_params, "num_params")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        object_params,
        "params",
        &Ty::Value(&nvtiff0::nvtiffEncodeParams_t),
        Some(c_num_params as usize),
        &arena,
    )?;
    let c_fname = args::c_string(object_fname, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u32,
        *const c_char,
        u64,
    ) -> i32 = call.symbol(slots::nvtiffWriteTiffFile)?;
    returned0(
        py,
        &nvtiff0::nvtiffStatus_t,
        unsafe {
            released(
                py,
                || function(c_encoder, c_params.cast(), c_num_params, c_fname, c_stream),
            )
        },
    )
}
