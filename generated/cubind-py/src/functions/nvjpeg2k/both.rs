//! Functions of the nvjpeg2k: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvjpeg2k0, runtime};

pub(crate) fn nvjpeg2kCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_backend, object_device_allocator, object_pinned_allocator], []) = call
        .bind("nvjpeg2kCreate", "backend device_allocator pinned_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg2k0::nvjpeg2kBackend_t,
    )?;
    let c_device_allocator = args::optional_record(
        object_device_allocator,
        "device_allocator",
        &nvjpeg2k0::nvjpeg2kDeviceAllocator_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg2k0::nvjpeg2kPinnedAllocator_t,
    )?;
    let mut c_handle: u64 = 0;
    args::keep(object_device_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpeg2kCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_backend,
                c_device_allocator.cast(),
                c_pinned_allocator.cast(),
                (&raw mut c_handle).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kHandle_t,
            c_handle as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64)?)
        },
    )
}

pub(crate) fn nvjpeg2kCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpeg2kCreateSimple", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kCreateSimple)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64);
    }
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64)?)
        },
    )
}

pub(crate) fn nvjpeg2kCreateV2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_backend, object_dev_allocator, object_pinned_allocator], []) = call
        .bind("nvjpeg2kCreateV2", "backend dev_allocator pinned_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg2k0::nvjpeg2kBackend_t,
    )?;
    let c_dev_allocator = args::optional_record(
        object_dev_allocator,
        "dev_allocator",
        &nvjpeg2k0::nvjpeg2kDeviceAllocatorV2_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg2k0::nvjpeg2kPinnedAllocatorV2_t,
    )?;
    let mut c_handle: u64 = 0;
    args::keep(object_dev_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpeg2kCreateV2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_backend,
                c_dev_allocator.cast(),
                c_pinned_allocator.cast(),
                (&raw mut c_handle).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kHandle_t,
            c_handle as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg2k0::nvjpeg2kHandle_t, c_handle as u64)?)
        },
    )
}

pub(crate) fn nvjpeg2kDecode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decode_state,
        object_jpeg2k_stream,
        object_decode_output,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kDecode",
            "handle decode_state jpeg2k_stream decode_output stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_decode_state = args::value::<
        u64,
    >(object_decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let c_jpeg2k_stream = args::value::<
        u64,
    >(object_jpeg2k_stream, "jpeg2k_stream", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_decode_output = args::optional_record(
        object_decode_output,
        "decode_output",
        &nvjpeg2k0::nvjpeg2kImage_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpeg2kDecode)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decode_state,
                    c_jpeg2k_stream,
                    c_decode_output.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpeg2kDecodeImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decode_state,
        object_jpeg2k_stream,
        object_decode_params,
        object_decode_output,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kDecodeImage",
            "handle decode_state jpeg2k_stream decode_params decode_output stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_decode_state = args::value::<
        u64,
    >(object_decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let c_jpeg2k_stream = args::value::<
        u64,
    >(object_jpeg2k_stream, "jpeg2k_stream", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_decode_output = args::optional_record(
        object_decode_output,
        "decode_output",
        &nvjpeg2k0::nvjpeg2kImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpeg2kDecodeImage)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decode_state,
                    c_jpeg2k_stream,
                    c_decode_params,
                    c_decode_output.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpeg2kDecodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpeg2kDecodeParamsCreate", "")?;
    let py = call.py();
    let mut c_decode_params: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_decode_params).cast())) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg2k0::nvjpeg2kDecodeParams_t,
                        c_decode_params as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kDecodeParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_params], []) = call
        .bind("nvjpeg2kDecodeParamsDestroy", "decode_params")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsDestroy)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_decode_params)) },
    )
}

pub(crate) fn nvjpeg2kDecodeParamsSetDecodeArea<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_decode_params,
        object_start_x,
        object_end_x,
        object_start_y,
        object_end_y,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kDecodeParamsSetDecodeArea",
            "decode_params start_x end_x start_y end_y",
        )?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_start_x = args::u32(object_start_x, "start_x")?;
    let c_end_x = args::u32(object_end_x, "end_x")?;
    let c_start_y = args::u32(object_start_y, "start_y")?;
    let c_end_y = args::u32(object_end_y, "end_y")?;
    let function: unsafe extern "system" fn(u64, u32, u32, u32, u32) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsSetDecodeArea)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(
                py,
                || function(c_decode_params, c_start_x, c_end_x, c_start_y, c_end_y),
            )
        },
    )
}

pub(crate) fn nvjpeg2kDecodeParamsSetOutputFormat<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_pformat], []) = call
        .bind("nvjpeg2kDecodeParamsSetOutputFormat", "decode_params pformat")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &nvjpeg2k0::nvjpeg2kImageFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsSetOutputFormat)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_decode_params, c_format)) },
    )
}

pub(crate) fn nvjpeg2kDecodeParamsSetRGBOutput<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_force_rgb], []) = call
        .bind("nvjpeg2kDecodeParamsSetRGBOutput", "decode_params force_rgb")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_force_rgb = args::i32(object_force_rgb, "force_rgb")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsSetRGBOutput)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_decode_params, c_force_rgb)) },
    )
}

pub(crate) fn nvjpeg2kDecodeStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpeg2kDecodeStateCreate", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let mut c_decode_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeStateCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_decode_state).cast()))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg2k0::nvjpeg2kDecodeState_t,
                        c_decode_state as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kDecodeStateDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_state], []) = call
        .bind("nvjpeg2kDecodeStateDestroy", "decode_state")?;
    let py = call.py();
    let c_decode_state = args::value::<
        u64,
    >(object_decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeStateDestroy)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_decode_state)) },
    )
}

pub(crate) fn nvjpeg2kDecodeTile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decode_state,
        object_jpeg2k_stream,
        object_decode_params,
        object_tile_id,
        object_num_res_levels,
        object_decode_output,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kDecodeTile",
            "handle decode_state jpeg2k_stream decode_params tile_id num_res_levels decode_output stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_decode_state = args::value::<
        u64,
    >(object_decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let c_jpeg2k_stream = args::value::<
        u64,
    >(object_jpeg2k_stream, "jpeg2k_stream", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_tile_id = args::u32(object_tile_id, "tile_id")?;
    let c_num_res_levels = args::u32(object_num_res_levels, "num_res_levels")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_decode_output = args::optional_record(
        object_decode_output,
        "decode_output",
        &nvjpeg2k0::nvjpeg2kImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        u32,
        u32,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpeg2kDecodeTile)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decode_state,
                    c_jpeg2k_stream,
                    c_decode_params,
                    c_tile_id,
                    c_num_res_levels,
                    c_decode_output.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpeg2kDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpeg2kDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg2k0::nvjpeg2kHandle_t,
        c_handle as u64,
    );
    let status = unsafe { released(py, || function(c_handle)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kEncode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_enc_handle,
        object_encode_state,
        object_encode_params,
        object_input_image,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kEncode",
            "enc_handle encode_state encode_params input_image stream",
        )?;
    let py = call.py();
    let c_enc_handle = args::value::<
        u64,
    >(object_enc_handle, "enc_handle", &nvjpeg2k0::nvjpeg2kEncoder_t)?;
    let c_encode_state = args::value::<
        u64,
    >(object_encode_state, "encode_state", &nvjpeg2k0::nvjpeg2kEncodeState_t)?;
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_input_image = args::optional_record(
        object_input_image,
        "input_image",
        &nvjpeg2k0::nvjpeg2kImage_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpeg2kEncode)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_enc_handle,
                    c_encode_state,
                    c_encode_params,
                    c_input_image.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpeg2kEncodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpeg2kEncodeParamsCreate", "")?;
    let py = call.py();
    let mut c_encode_params: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_encode_params).cast())) };
    if status == 0 {
        handle_keepalive::made(
            &nvjpeg2k0::nvjpeg2kEncodeParams_t,
            c_encode_params as u64,
        );
    }
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg2k0::nvjpeg2kEncodeParams_t,
                        c_encode_params as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kEncodeParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encode_params], []) = call
        .bind("nvjpeg2kEncodeParamsDestroy", "encode_params")?;
    let py = call.py();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg2k0::nvjpeg2kEncodeParams_t,
        c_encode_params as u64,
    );
    let status = unsafe { released(py, || function(c_encode_params)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kEncodeParamsSetEncodeConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encode_params, object_encoder_config], []) = call
        .bind("nvjpeg2kEncodeParamsSetEncodeConfig", "encode_params encoder_config")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_encoder_config = args::optional_record(
        object_encoder_config,
        "encoder_config",
        &nvjpeg2k0::nvjpeg2kEncodeConfig_t,
    )?;
    args::keep(object_encoder_config, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSetEncodeConfig)?;
    let status = unsafe {
        released(py, || function(c_encode_params, c_encoder_config.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kEncodeParams_t,
            c_encode_params as u64,
            None,
            arena,
        );
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kEncodeParamsSetInputFormat<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encode_params, object_pformat], []) = call
        .bind("nvjpeg2kEncodeParamsSetInputFormat", "encode_params pformat")?;
    let py = call.py();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &nvjpeg2k0::nvjpeg2kImageFormat_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSetInputFormat)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_encode_params, c_format)) },
    )
}

pub(crate) fn nvjpeg2kEncodeParamsSetNLTInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encode_params, object_nlt_info, object_num_components], []) = call
        .bind(
            "nvjpeg2kEncodeParamsSetNLTInfo",
            "encode_params nlt_info num_components",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_num_components = args::u32(object_num_components, "num_components")?;
    let c_nlt_info = args::array(
        object_nlt_info,
        "nlt_info",
        &Ty::Record(&nvjpeg2k0::nvjpeg2kNLTInfo_t),
        Some(c_num_components as usize),
        &arena,
    )?;
    args::keep(object_nlt_info, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSetNLTInfo)?;
    let status = unsafe {
        released(py, || function(c_encode_params, c_nlt_info.cast(), c_num_components))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kEncodeParams_t,
            c_encode_params as u64,
            Some(("nvjpeg2kEncodeParamsSetNLTInfo", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kEncodeParamsSetQuality<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encode_params, object_target_psnr], []) = call
        .bind("nvjpeg2kEncodeParamsSetQuality", "encode_params target_psnr")?;
    let py = call.py();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_target_psnr = args::f64(object_target_psnr)?;
    let function: unsafe extern "system" fn(u64, f64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSetQuality)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_encode_params, c_target_psnr)) },
    )
}

pub(crate) fn nvjpeg2kEncodeParamsSpecifyQuality<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encode_params, object_quality_type, object_quality_value], []) = call
        .bind(
            "nvjpeg2kEncodeParamsSpecifyQuality",
            "encode_params quality_type quality_value",
        )?;
    let py = call.py();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_quality_type = args::enumeration(
        object_quality_type,
        "quality_type",
        &nvjpeg2k0::nvjpeg2kQualityType_t,
    )?;
    let c_quality_value = args::f64(object_quality_value)?;
    let function: unsafe extern "system" fn(u64, i32, f64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSpecifyQuality)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe {
            released(py, || function(c_encode_params, c_quality_type, c_quality_value))
        },
    )
}

pub(crate) fn nvjpeg2kEncodeRetrieveBitstream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_enc_handle,
        object_encode_state,
        object_compressed_data,
        object_length,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kEncodeRetrieveBitstream",
            "enc_handle encode_state compressed_data length stream",
        )?;
    let py = call.py();
    let c_enc_handle = args::value::<
        u64,
    >(object_enc_handle, "enc_handle", &nvjpeg2k0::nvjpeg2kEncoder_t)?;
    let c_encode_state = args::value::<
        u64,
    >(object_encode_state, "encode_state", &nvjpeg2k0::nvjpeg2kEncodeState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_compressed_data = args::OutputBuffer::new(
        object_compressed_data,
        "compressed_data",
        Some(c_length as usize),
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpeg2kEncodeRetrieveBitstream)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_enc_handle,
                c_encode_state,
                c_compressed_data.pointer(),
                (&raw mut c_length).cast(),
                c_stream,
            ),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1 + isize::from(c_compressed_data.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_length)?)?;
            match c_compressed_data.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvjpeg2kEncodeStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enc_handle], []) = call
        .bind("nvjpeg2kEncodeStateCreate", "enc_handle")?;
    let py = call.py();
    let c_enc_handle = args::value::<
        u64,
    >(object_enc_handle, "enc_handle", &nvjpeg2k0::nvjpeg2kEncoder_t)?;
    let mut c_encode_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeStateCreate)?;
    let status = unsafe {
        released(py, || function(c_enc_handle, (&raw mut c_encode_state).cast()))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg2k0::nvjpeg2kEncodeState_t,
                        c_encode_state as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kEncodeStateDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encode_state], []) = call
        .bind("nvjpeg2kEncodeStateDestroy", "encode_state")?;
    let py = call.py();
    let c_encode_state = args::value::<
        u64,
    >(object_encode_state, "encode_state", &nvjpeg2k0::nvjpeg2kEncodeState_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeStateDestroy)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_encode_state)) },
    )
}

pub(crate) fn nvjpeg2kEncoderCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpeg2kEncoderCreateSimple", "")?;
    let py = call.py();
    let mut c_enc_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kEncoderCreateSimple)?;
    let status = unsafe { released(py, || function((&raw mut c_enc_handle).cast())) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &nvjpeg2k0::nvjpeg2kEncoder_t, c_enc_handle as u64)?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kEncoderDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enc_handle], []) = call.bind("nvjpeg2kEncoderDestroy", "enc_handle")?;
    let py = call.py();
    let c_enc_handle = args::value::<
        u64,
    >(object_enc_handle, "enc_handle", &nvjpeg2k0::nvjpeg2kEncoder_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kEncoderDestroy)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_enc_handle)) },
    )
}

pub(crate) fn nvjpeg2kGetCudartProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("nvjpeg2kGetCudartProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kGetCudartProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn nvjpeg2kGetDeviceMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpeg2kGetDeviceMemoryPadding", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let mut c_padding: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpeg2kGetDeviceMemoryPadding)?;
    let status = unsafe {
        released(py, || function((&raw mut c_padding).cast(), c_handle))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_padding)?),
    )
}

pub(crate) fn nvjpeg2kGetPinnedMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpeg2kGetPinnedMemoryPadding", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let mut c_padding: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpeg2kGetPinnedMemoryPadding)?;
    let status = unsafe {
        released(py, || function((&raw mut c_padding).cast(), c_handle))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_padding)?),
    )
}

pub(crate) fn nvjpeg2kGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("nvjpeg2kGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn nvjpeg2kSetDeviceMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_padding, object_handle], []) = call
        .bind("nvjpeg2kSetDeviceMemoryPadding", "padding handle")?;
    let py = call.py();
    let c_padding = args::u64(object_padding, "padding")?;
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpeg2kSetDeviceMemoryPadding)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_padding, c_handle)) },
    )
}

pub(crate) fn nvjpeg2kSetPinnedMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_padding, object_handle], []) = call
        .bind("nvjpeg2kSetPinnedMemoryPadding", "padding handle")?;
    let py = call.py();
    let c_padding = args::u64(object_padding, "padding")?;
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpeg2kSetPinnedMemoryPadding)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_padding, c_handle)) },
    )
}

pub(crate) fn nvjpeg2kStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpeg2kStreamCreate", "")?;
    let py = call.py();
    let mut c_stream_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kStreamCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_stream_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvjpeg2k0::nvjpeg2kStream_t, c_stream_handle as u64);
    }
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &nvjpeg2k0::nvjpeg2kStream_t, c_stream_handle as u64)?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kStreamDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream_handle], []) = call
        .bind("nvjpeg2kStreamDestroy", "stream_handle")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpeg2kStreamDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg2k0::nvjpeg2kStream_t,
        c_stream_handle as u64,
    );
    let status = unsafe { released(py, || function(c_stream_handle)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kStreamGetColorSpace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream_handle], []) = call
        .bind("nvjpeg2kStreamGetColorSpace", "stream_handle")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let mut c_color_space: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetColorSpace)?;
    let status = unsafe {
        released(py, || function(c_stream_handle, (&raw mut c_color_space).cast()))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvjpeg2k0::nvjpeg2kColorSpace_t,
                        c_color_space,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpeg2kStreamGetComponentNLTInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream_handle, object_component_id], []) = call
        .bind("nvjpeg2kStreamGetComponentNLTInfo", "stream_handle component_id")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_component_id = args::u32(object_component_id, "component_id")?;
    let (c_nlt_info, c_nlt_info_place) = out::new_record(
        py,
        &nvjpeg2k0::nvjpeg2kNLTInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetComponentNLTInfo)?;
    let status = unsafe {
        released(
            py,
            || function(c_stream_handle, c_component_id, c_nlt_info_place.cast()),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(c_nlt_info.into_any()),
    )
}

pub(crate) fn nvjpeg2kStreamGetImageComponentInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream_handle, object_component_id], []) = call
        .bind("nvjpeg2kStreamGetImageComponentInfo", "stream_handle component_id")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_component_id = args::u32(object_component_id, "component_id")?;
    let (c_component_info, c_component_info_place) = out::new_record(
        py,
        &nvjpeg2k0::nvjpeg2kImageComponentInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetImageComponentInfo)?;
    let status = unsafe {
        released(
            py,
            || function(c_stream_handle, c_component_info_place.cast(), c_component_id),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(c_component_info.into_any()),
    )
}

pub(crate) fn nvjpeg2kStreamGetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream_handle], []) = call
        .bind("nvjpeg2kStreamGetImageInfo", "stream_handle")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let (c_image_info, c_image_info_place) = out::new_record(
        py,
        &nvjpeg2k0::nvjpeg2kImageInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetImageInfo)?;
    let status = unsafe {
        released(py, || function(c_stream_handle, c_image_info_place.cast()))
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(c_image_info.into_any()),
    )
}

pub(crate) fn nvjpeg2kStreamGetResolutionComponentDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_stream_handle,
        object_component_id,
        object_tile_id,
        object_res_level,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kStreamGetResolutionComponentDim",
            "stream_handle component_id tile_id res_level",
        )?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_component_id = args::u32(object_component_id, "component_id")?;
    let c_tile_id = args::u32(object_tile_id, "tile_id")?;
    let c_res_level = args::u32(object_res_level, "res_level")?;
    let mut c_res_width: u32 = 0;
    let mut c_res_height: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        u32,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpeg2kStreamGetResolutionComponentDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_stream_handle,
                c_component_id,
                c_tile_id,
                c_res_level,
                (&raw mut c_res_width).cast(),
                (&raw mut c_res_height).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_res_width)?)?;
            tuple.push(out::u32(py, c_res_height)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpeg2kStreamGetResolutionsInTile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream_handle, object_tile_id], []) = call
        .bind("nvjpeg2kStreamGetResolutionsInTile", "stream_handle tile_id")?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_tile_id = args::u32(object_tile_id, "tile_id")?;
    let mut c_num_res: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetResolutionsInTile)?;
    let status = unsafe {
        released(
            py,
            || function(c_stream_handle, c_tile_id, (&raw mut c_num_res).cast()),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_num_res)?),
    )
}

pub(crate) fn nvjpeg2kStreamGetTileComponentDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_stream_handle, object_component_id, object_tile_id], []) = call
        .bind(
            "nvjpeg2kStreamGetTileComponentDim",
            "stream_handle component_id tile_id",
        )?;
    let py = call.py();
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_component_id = args::u32(object_component_id, "component_id")?;
    let c_tile_id = args::u32(object_tile_id, "tile_id")?;
    let mut c_tile_width: u32 = 0;
    let mut c_tile_height: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpeg2kStreamGetTileComponentDim)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_stream_handle,
                c_component_id,
                c_tile_id,
                (&raw mut c_tile_width).cast(),
                (&raw mut c_tile_height).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_tile_width)?)?;
            tuple.push(out::u32(py, c_tile_height)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpeg2kStreamParse<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_data,
        object_length,
        object_save_metadata,
        object_save_stream,
        object_stream_handle,
        ],
        [],
    ) = call
        .bind(
            "nvjpeg2kStreamParse",
            "handle data length save_metadata save_stream stream_handle",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_save_metadata = args::i32(object_save_metadata, "save_metadata")?;
    let c_save_stream = args::i32(object_save_stream, "save_stream")?;
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    args::keep(object_data, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::nvjpeg2kStreamParse)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_data.cast(),
                c_length,
                c_save_metadata,
                c_save_stream,
                c_stream_handle,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kStream_t,
            c_stream_handle as u64,
            Some(("nvjpeg2kStreamParse", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

pub(crate) fn nvjpeg2kStreamParseFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_filename, object_stream_handle], []) = call
        .bind("nvjpeg2kStreamParseFile", "handle filename stream_handle")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_stream_handle = args::value::<
        u64,
    >(object_stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_filename = args::c_string(object_filename, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u64) -> i32 = call
        .symbol(slots::nvjpeg2kStreamParseFile)?;
    returned0(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        unsafe { released(py, || function(c_handle, c_filename, c_stream_handle)) },
    )
}
