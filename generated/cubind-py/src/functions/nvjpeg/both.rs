//! Functions of the nvjpeg: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvjpeg, runtime};

pub(crate) fn nvjpegBufferDeviceCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_device_allocator], []) = call
        .bind("nvjpegBufferDeviceCreate", "handle device_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_device_allocator = args::optional_record(
        object_device_allocator,
        "device_allocator",
        &nvjpeg::nvjpegDevAllocator_t,
    )?;
    let mut c_buffer: u64 = 0;
    args::keep(object_device_allocator, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferDeviceCreate)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_device_allocator.cast(), (&raw mut c_buffer).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegBufferDevice_t, c_buffer as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegBufferDevice_t,
            c_buffer as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegBufferDevice_t, c_buffer as u64)?)
        },
    )
}

pub(crate) fn nvjpegBufferDeviceCreateV2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_device_allocator], []) = call
        .bind("nvjpegBufferDeviceCreateV2", "handle device_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_device_allocator = args::optional_record(
        object_device_allocator,
        "device_allocator",
        &nvjpeg::nvjpegDevAllocatorV2_t,
    )?;
    let mut c_buffer: u64 = 0;
    args::keep(object_device_allocator, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferDeviceCreateV2)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_device_allocator.cast(), (&raw mut c_buffer).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegBufferDevice_t, c_buffer as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegBufferDevice_t,
            c_buffer as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegBufferDevice_t, c_buffer as u64)?)
        },
    )
}

pub(crate) fn nvjpegBufferDeviceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("nvjpegBufferDeviceDestroy", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegBufferDeviceDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg::nvjpegBufferDevice_t,
        c_buffer as u64,
    );
    let status = unsafe { released(py, || function(c_buffer)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegBufferDeviceResize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_size, object_stream], []) = call
        .bind("nvjpegBufferDeviceResize", "buffer size stream")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferDevice_t)?;
    let c_size = args::u64(object_size, "size")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegBufferDeviceResize)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_buffer, c_size, c_stream)) },
    )
}

pub(crate) fn nvjpegBufferDeviceRetrieve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("nvjpegBufferDeviceRetrieve", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferDevice_t)?;
    let mut c_size: u64 = 0;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferDeviceRetrieve)?;
    let status = unsafe {
        released(
            py,
            || function(c_buffer, (&raw mut c_size).cast(), (&raw mut c_ptr).cast()),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_ptr)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegBufferPinnedCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_pinned_allocator], []) = call
        .bind("nvjpegBufferPinnedCreate", "handle pinned_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg::nvjpegPinnedAllocator_t,
    )?;
    let mut c_buffer: u64 = 0;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferPinnedCreate)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_pinned_allocator.cast(), (&raw mut c_buffer).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegBufferPinned_t, c_buffer as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegBufferPinned_t,
            c_buffer as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegBufferPinned_t, c_buffer as u64)?)
        },
    )
}

pub(crate) fn nvjpegBufferPinnedCreateV2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_pinned_allocator], []) = call
        .bind("nvjpegBufferPinnedCreateV2", "handle pinned_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg::nvjpegPinnedAllocatorV2_t,
    )?;
    let mut c_buffer: u64 = 0;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferPinnedCreateV2)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_pinned_allocator.cast(), (&raw mut c_buffer).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegBufferPinned_t, c_buffer as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegBufferPinned_t,
            c_buffer as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegBufferPinned_t, c_buffer as u64)?)
        },
    )
}

pub(crate) fn nvjpegBufferPinnedDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("nvjpegBufferPinnedDestroy", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferPinned_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegBufferPinnedDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg::nvjpegBufferPinned_t,
        c_buffer as u64,
    );
    let status = unsafe { released(py, || function(c_buffer)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegBufferPinnedResize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_size, object_stream], []) = call
        .bind("nvjpegBufferPinnedResize", "buffer size stream")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferPinned_t)?;
    let c_size = args::u64(object_size, "size")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegBufferPinnedResize)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_buffer, c_size, c_stream)) },
    )
}

pub(crate) fn nvjpegBufferPinnedRetrieve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer], []) = call.bind("nvjpegBufferPinnedRetrieve", "buffer")?;
    let py = call.py();
    let c_buffer = args::value::<
        u64,
    >(object_buffer, "buffer", &nvjpeg::nvjpegBufferPinned_t)?;
    let mut c_size: u64 = 0;
    let mut c_ptr: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegBufferPinnedRetrieve)?;
    let status = unsafe {
        released(
            py,
            || function(c_buffer, (&raw mut c_size).cast(), (&raw mut c_ptr).cast()),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_ptr)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_backend, object_dev_allocator], []) = call
        .bind("nvjpegCreate", "backend dev_allocator")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg::nvjpegBackend_t,
    )?;
    let c_dev_allocator = args::optional_record(
        object_dev_allocator,
        "dev_allocator",
        &nvjpeg::nvjpegDevAllocator_t,
    )?;
    let mut c_handle: u64 = 0;
    args::keep(object_dev_allocator, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegCreate)?;
    let status = unsafe {
        released(
            py,
            || function(c_backend, c_dev_allocator.cast(), (&raw mut c_handle).cast()),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvjpeg::nvjpegHandle_t, c_handle as u64, None, arena);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn nvjpegCreateEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_backend,
        object_dev_allocator,
        object_pinned_allocator,
        object_flags,
        ],
        [],
    ) = call.bind("nvjpegCreateEx", "backend dev_allocator pinned_allocator flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg::nvjpegBackend_t,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dev_allocator = args::optional_record(
        object_dev_allocator,
        "dev_allocator",
        &nvjpeg::nvjpegDevAllocator_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg::nvjpegPinnedAllocator_t,
    )?;
    let mut c_handle: u64 = 0;
    args::keep(object_dev_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpegCreateEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_backend,
                c_dev_allocator.cast(),
                c_pinned_allocator.cast(),
                c_flags,
                (&raw mut c_handle).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvjpeg::nvjpegHandle_t, c_handle as u64, None, arena);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn nvjpegCreateExV2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_backend,
        object_dev_allocator,
        object_pinned_allocator,
        object_flags,
        ],
        [],
    ) = call.bind("nvjpegCreateExV2", "backend dev_allocator pinned_allocator flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg::nvjpegBackend_t,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_dev_allocator = args::optional_record(
        object_dev_allocator,
        "dev_allocator",
        &nvjpeg::nvjpegDevAllocatorV2_t,
    )?;
    let c_pinned_allocator = args::optional_record(
        object_pinned_allocator,
        "pinned_allocator",
        &nvjpeg::nvjpegPinnedAllocatorV2_t,
    )?;
    let mut c_handle: u64 = 0;
    args::keep(object_dev_allocator, &arena)?;
    args::keep(object_pinned_allocator, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        u32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpegCreateExV2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_backend,
                c_dev_allocator.cast(),
                c_pinned_allocator.cast(),
                c_flags,
                (&raw mut c_handle).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvjpeg::nvjpegHandle_t, c_handle as u64, None, arena);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn nvjpegCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvjpegCreateSimple", "")?;
    let py = call.py();
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvjpegCreateSimple)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

pub(crate) fn nvjpegDecodeBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_jpeg_handle,
        object_data,
        object_lengths,
        object_destinations,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeBatched",
            "handle jpeg_handle data lengths destinations stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::array(object_data, "data", &Ty::Pointer, None, &arena)?;
    let c_lengths = args::array(object_lengths, "lengths", &Ty::U64, None, &arena)?;
    let c_destinations = args::array(
        object_destinations,
        "destinations",
        &Ty::Record(&nvjpeg::nvjpegImage_t),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegDecodeBatched)?;
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
                    c_lengths.cast(),
                    c_destinations.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_jpeg_handle,
        object_data,
        object_lengths,
        object_destinations,
        object_decode_params,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeBatchedEx",
            "handle jpeg_handle data lengths destinations decode_params stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::array(object_data, "data", &Ty::Pointer, None, &arena)?;
    let c_lengths = args::array(object_lengths, "lengths", &Ty::U64, None, &arena)?;
    let c_destinations = args::array(
        object_destinations,
        "destinations",
        &Ty::Record(&nvjpeg::nvjpegImage_t),
        None,
        &arena,
    )?;
    let c_decode_params = args::array(
        object_decode_params,
        "decode_params",
        &Ty::Value(&nvjpeg::nvjpegDecodeParams_t),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegDecodeBatchedEx)?;
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
                    c_lengths.cast(),
                    c_destinations.cast(),
                    c_decode_params.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeBatchedParseJpegTables<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_jpeg_handle, object_data, object_length], []) = call
        .bind("nvjpegDecodeBatchedParseJpegTables", "handle jpeg_handle data length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    args::keep(object_data, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedParseJpegTables)?;
    let status = unsafe {
        released(py, || function(c_handle, c_jpeg_handle, c_data.cast(), c_length))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegState_t,
            c_jpeg_handle as u64,
            Some(("nvjpegDecodeBatchedParseJpegTables", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegDecodeBatchedSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_jpeg_stream], []) = call
        .bind("nvjpegDecodeBatchedSupported", "handle jpeg_stream")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_is_supported: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedSupported)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, c_jpeg_stream, (&raw mut c_is_supported).cast()),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_is_supported)?),
    )
}

pub(crate) fn nvjpegDecodeBatchedSupportedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_jpeg_stream, object_decode_params], []) = call
        .bind("nvjpegDecodeBatchedSupportedEx", "handle jpeg_stream decode_params")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let mut c_is_supported: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedSupportedEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_jpeg_stream,
                c_decode_params,
                (&raw mut c_is_supported).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_is_supported)?),
    )
}

pub(crate) fn nvjpegDecodeJpeg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decoder,
        object_decoder_state,
        object_jpeg_bitstream,
        object_destination,
        object_decode_params,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeJpeg",
            "handle decoder decoder_state jpeg_bitstream destination decode_params stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_jpeg_bitstream = args::value::<
        u64,
    >(object_jpeg_bitstream, "jpeg_bitstream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_destination = args::optional_record(
        object_destination,
        "destination",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        u64,
        *mut c_void,
        u64,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegDecodeJpeg)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decoder,
                    c_decoder_state,
                    c_jpeg_bitstream,
                    c_destination.cast(),
                    c_decode_params,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeJpegDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decoder,
        object_decoder_state,
        object_destination,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeJpegDevice",
            "handle decoder decoder_state destination stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_destination = args::optional_record(
        object_destination,
        "destination",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeJpegDevice)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decoder,
                    c_decoder_state,
                    c_destination.cast(),
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeJpegHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_decoder,
        object_decoder_state,
        object_decode_params,
        object_jpeg_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeJpegHost",
            "handle decoder decoder_state decode_params jpeg_stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeJpegHost)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decoder,
                    c_decoder_state,
                    c_decode_params,
                    c_jpeg_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeJpegTransferToDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_decoder,
        object_decoder_state,
        object_jpeg_stream,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeJpegTransferToDevice",
            "handle decoder decoder_state jpeg_stream stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(object_decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeJpegTransferToDevice)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_decoder,
                    c_decoder_state,
                    c_jpeg_stream,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegDecodeParamsCreate", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_decode_params: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_decode_params).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg::nvjpegDecodeParams_t,
                        c_decode_params as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegDecodeParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_params], []) = call
        .bind("nvjpegDecodeParamsDestroy", "decode_params")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsDestroy)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decode_params)) },
    )
}

pub(crate) fn nvjpegDecodeParamsSetAllowCMYK<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decode_params, object_allow_cmyk], []) = call
        .bind("nvjpegDecodeParamsSetAllowCMYK", "decode_params allow_cmyk")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_allow_cmyk = args::i32(object_allow_cmyk, "allow_cmyk")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetAllowCMYK)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decode_params, c_allow_cmyk)) },
    )
}

pub(crate) fn nvjpegDecodeParamsSetExifOrientation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_orientation], []) = call
        .bind("nvjpegDecodeParamsSetExifOrientation", "decode_params orientation")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_orientation = args::enumeration(
        object_orientation,
        "orientation",
        &nvjpeg::nvjpegExifOrientation_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetExifOrientation)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decode_params, c_orientation)) },
    )
}

pub(crate) fn nvjpegDecodeParamsSetROI<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_decode_params,
        object_offset_x,
        object_offset_y,
        object_roi_width,
        object_roi_height,
        ],
        [],
    ) = call
        .bind(
            "nvjpegDecodeParamsSetROI",
            "decode_params offset_x offset_y roi_width roi_height",
        )?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_offset_x = args::i32(object_offset_x, "offset_x")?;
    let c_offset_y = args::i32(object_offset_y, "offset_y")?;
    let c_roi_width = args::i32(object_roi_width, "roi_width")?;
    let c_roi_height = args::i32(object_roi_height, "roi_height")?;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetROI)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_decode_params,
                    c_offset_x,
                    c_offset_y,
                    c_roi_width,
                    c_roi_height,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegDecodeParamsSetScaleFactor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_decode_params, object_scale_factor], []) = call
        .bind("nvjpegDecodeParamsSetScaleFactor", "decode_params scale_factor")?;
    let py = call.py();
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_scale_factor = args::enumeration(
        object_scale_factor,
        "scale_factor",
        &nvjpeg::nvjpegScaleFactor_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetScaleFactor)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decode_params, c_scale_factor)) },
    )
}

pub(crate) fn nvjpegDecoderCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nvjpeg_handle, object_implementation], []) = call
        .bind("nvjpegDecoderCreate", "nvjpeg_handle implementation")?;
    let py = call.py();
    let c_nvjpeg_handle = args::value::<
        u64,
    >(object_nvjpeg_handle, "nvjpeg_handle", &nvjpeg::nvjpegHandle_t)?;
    let c_implementation = args::enumeration(
        object_implementation,
        "implementation",
        &nvjpeg::nvjpegBackend_t,
    )?;
    let mut c_decoder_handle: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecoderCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_nvjpeg_handle,
                c_implementation,
                (&raw mut c_decoder_handle).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg::nvjpegJpegDecoder_t,
                        c_decoder_handle as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegDecoderDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decoder_handle], []) = call
        .bind("nvjpegDecoderDestroy", "decoder_handle")?;
    let py = call.py();
    let c_decoder_handle = args::value::<
        u64,
    >(object_decoder_handle, "decoder_handle", &nvjpeg::nvjpegJpegDecoder_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegDecoderDestroy)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decoder_handle)) },
    )
}

pub(crate) fn nvjpegDecoderJpegSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decoder_handle, object_jpeg_stream, object_decode_params], []) = call
        .bind("nvjpegDecoderJpegSupported", "decoder_handle jpeg_stream decode_params")?;
    let py = call.py();
    let c_decoder_handle = args::value::<
        u64,
    >(object_decoder_handle, "decoder_handle", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(object_decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let mut c_is_supported: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecoderJpegSupported)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_decoder_handle,
                c_jpeg_stream,
                c_decode_params,
                (&raw mut c_is_supported).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_is_supported)?),
    )
}

pub(crate) fn nvjpegDecoderStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nvjpeg_handle, object_decoder_handle], []) = call
        .bind("nvjpegDecoderStateCreate", "nvjpeg_handle decoder_handle")?;
    let py = call.py();
    let c_nvjpeg_handle = args::value::<
        u64,
    >(object_nvjpeg_handle, "nvjpeg_handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder_handle = args::value::<
        u64,
    >(object_decoder_handle, "decoder_handle", &nvjpeg::nvjpegJpegDecoder_t)?;
    let mut c_decoder_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegDecoderStateCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_nvjpeg_handle,
                c_decoder_handle,
                (&raw mut c_decoder_state).cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegJpegState_t, c_decoder_state as u64);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &nvjpeg::nvjpegJpegState_t, c_decoder_state as u64)?,
                )
        },
    )
}

pub(crate) fn nvjpegDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegDestroy)?;
    let detached = handle_keepalive::detach(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    let status = unsafe { released(py, || function(c_handle)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegEncode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_state,
        object_encoder_params,
        object_source,
        object_input_subsampling,
        object_input_format,
        object_image_width,
        object_image_height,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncode",
            "handle encoder_state encoder_params source input_subsampling input_format image_width image_height stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_input_subsampling = args::enumeration(
        object_input_subsampling,
        "input_subsampling",
        &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_input_format = args::enumeration(
        object_input_format,
        "input_format",
        &nvjpeg::nvjpegInputFormat_t,
    )?;
    let c_image_width = args::i32(object_image_width, "image_width")?;
    let c_image_height = args::i32(object_image_height, "image_height")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_source = args::optional_record(
        object_source,
        "source",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegEncode)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_encoder_state,
                    c_encoder_params,
                    c_source.cast(),
                    c_input_subsampling,
                    c_input_format,
                    c_image_width,
                    c_image_height,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegEncodeGetBufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_params,
        object_image_width,
        object_image_height,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncodeGetBufferSize",
            "handle encoder_params image_width image_height",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_image_width = args::i32(object_image_width, "image_width")?;
    let c_image_height = args::i32(object_image_height, "image_height")?;
    let mut c_max_stream_length: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegEncodeGetBufferSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_encoder_params,
                c_image_width,
                c_image_height,
                (&raw mut c_max_stream_length).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_max_stream_length)?),
    )
}

pub(crate) fn nvjpegEncodeImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_state,
        object_encoder_params,
        object_source,
        object_input_format,
        object_image_width,
        object_image_height,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncodeImage",
            "handle encoder_state encoder_params source input_format image_width image_height stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_input_format = args::enumeration(
        object_input_format,
        "input_format",
        &nvjpeg::nvjpegInputFormat_t,
    )?;
    let c_image_width = args::i32(object_image_width, "image_width")?;
    let c_image_height = args::i32(object_image_height, "image_height")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_source = args::optional_record(
        object_source,
        "source",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        i32,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegEncodeImage)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_encoder_state,
                    c_encoder_params,
                    c_source.cast(),
                    c_input_format,
                    c_image_width,
                    c_image_height,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegEncodeRetrieveBitstream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_state,
        object_data,
        object_length,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncodeRetrieveBitstream",
            "handle encoder_state data length stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_data = args::OutputBuffer::new(
        object_data,
        "data",
        Some(c_length as usize),
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegEncodeRetrieveBitstream)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_encoder_state,
                c_data.pointer(),
                (&raw mut c_length).cast(),
                c_stream,
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1 + isize::from(c_data.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_length)?)?;
            match c_data.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvjpegEncodeRetrieveBitstreamDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_state,
        object_data,
        object_length,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncodeRetrieveBitstreamDevice",
            "handle encoder_state data length stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::device(object_data, "data", Some(&Ty::U8), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegEncodeRetrieveBitstreamDevice)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_encoder_state,
                c_data.cast(),
                (&raw mut c_length).cast(),
                c_stream,
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_length)?),
    )
}

pub(crate) fn nvjpegEncodeYUV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_encoder_state,
        object_encoder_params,
        object_source,
        object_chroma_subsampling,
        object_image_width,
        object_image_height,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncodeYUV",
            "handle encoder_state encoder_params source chroma_subsampling image_width image_height stream",
        )?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_chroma_subsampling = args::enumeration(
        object_chroma_subsampling,
        "chroma_subsampling",
        &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_image_width = args::i32(object_image_width, "image_width")?;
    let c_image_height = args::i32(object_image_height, "image_height")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_source = args::optional_record(
        object_source,
        "source",
        &nvjpeg::nvjpegImage_t,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        u64,
        *mut c_void,
        i32,
        i32,
        i32,
        u64,
    ) -> i32 = call.symbol(slots::nvjpegEncodeYUV)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_encoder_state,
                    c_encoder_params,
                    c_source.cast(),
                    c_chroma_subsampling,
                    c_image_width,
                    c_image_height,
                    c_stream,
                ),
            )
        },
    )
}

pub(crate) fn nvjpegEncoderParamsCopyHuffmanTables<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_encoder_state,
        object_encode_params,
        object_jpeg_stream,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncoderParamsCopyHuffmanTables",
            "encoder_state encode_params jpeg_stream stream",
        )?;
    let py = call.py();
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsCopyHuffmanTables)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(c_encoder_state, c_encode_params, c_jpeg_stream, c_stream),
            )
        },
    )
}

pub(crate) fn nvjpegEncoderParamsCopyMetadata<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_encoder_state,
        object_encode_params,
        object_jpeg_stream,
        object_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegEncoderParamsCopyMetadata",
            "encoder_state encode_params jpeg_stream stream",
        )?;
    let py = call.py();
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsCopyMetadata)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(
                py,
                || function(c_encoder_state, c_encode_params, c_jpeg_stream, c_stream),
            )
        },
    )
}

pub(crate) fn nvjpegEncoderParamsCopyQuantizationTables<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encode_params, object_jpeg_stream, object_stream], []) = call
        .bind(
            "nvjpegEncoderParamsCopyQuantizationTables",
            "encode_params jpeg_stream stream",
        )?;
    let py = call.py();
    let c_encode_params = args::value::<
        u64,
    >(object_encode_params, "encode_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsCopyQuantizationTables)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encode_params, c_jpeg_stream, c_stream)) },
    )
}

pub(crate) fn nvjpegEncoderParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_stream], []) = call
        .bind("nvjpegEncoderParamsCreate", "handle stream")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_encoder_params: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_encoder_params).cast(), c_stream))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg::nvjpegEncoderParams_t,
                        c_encoder_params as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegEncoderParamsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder_params], []) = call
        .bind("nvjpegEncoderParamsDestroy", "encoder_params")?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsDestroy)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encoder_params)) },
    )
}

pub(crate) fn nvjpegEncoderParamsSetEncoding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder_params, object_etype, object_stream], []) = call
        .bind("nvjpegEncoderParamsSetEncoding", "encoder_params etype stream")?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_etype = args::enumeration(
        object_etype,
        "etype",
        &nvjpeg::nvjpegJpegEncoding_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetEncoding)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encoder_params, c_etype, c_stream)) },
    )
}

pub(crate) fn nvjpegEncoderParamsSetOptimizedHuffman<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encoder_params, object_optimized, object_stream], []) = call
        .bind(
            "nvjpegEncoderParamsSetOptimizedHuffman",
            "encoder_params optimized stream",
        )?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_optimized = args::i32(object_optimized, "optimized")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetOptimizedHuffman)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encoder_params, c_optimized, c_stream)) },
    )
}

pub(crate) fn nvjpegEncoderParamsSetQuality<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder_params, object_quality, object_stream], []) = call
        .bind("nvjpegEncoderParamsSetQuality", "encoder_params quality stream")?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_quality = args::i32(object_quality, "quality")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetQuality)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encoder_params, c_quality, c_stream)) },
    )
}

pub(crate) fn nvjpegEncoderParamsSetRestartInterval<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encoder_params, object_restart_interval, object_stream], []) = call
        .bind(
            "nvjpegEncoderParamsSetRestartInterval",
            "encoder_params restart_interval stream",
        )?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_restart_interval = args::u32(object_restart_interval, "restart_interval")?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetRestartInterval)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(py, || function(c_encoder_params, c_restart_interval, c_stream))
        },
    )
}

pub(crate) fn nvjpegEncoderParamsSetSamplingFactors<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_encoder_params, object_chroma_subsampling, object_stream], []) = call
        .bind(
            "nvjpegEncoderParamsSetSamplingFactors",
            "encoder_params chroma_subsampling stream",
        )?;
    let py = call.py();
    let c_encoder_params = args::value::<
        u64,
    >(object_encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_chroma_subsampling = args::enumeration(
        object_chroma_subsampling,
        "chroma_subsampling",
        &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetSamplingFactors)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe {
            released(py, || function(c_encoder_params, c_chroma_subsampling, c_stream))
        },
    )
}

pub(crate) fn nvjpegEncoderStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_stream], []) = call
        .bind("nvjpegEncoderStateCreate", "handle stream")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_encoder_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderStateCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_encoder_state).cast(), c_stream))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg::nvjpegEncoderState_t,
                        c_encoder_state as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegEncoderStateCreateWithBackend<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle, object_backend, object_stream], []) = call
        .bind("nvjpegEncoderStateCreateWithBackend", "handle backend stream")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_backend = args::enumeration(
        object_backend,
        "backend",
        &nvjpeg::nvjpegEncBackend_t,
    )?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let mut c_encoder_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderStateCreateWithBackend)?;
    let status = unsafe {
        released(
            py,
            || function(c_handle, (&raw mut c_encoder_state).cast(), c_backend, c_stream),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvjpeg::nvjpegEncoderState_t,
                        c_encoder_state as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegEncoderStateDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_encoder_state], []) = call
        .bind("nvjpegEncoderStateDestroy", "encoder_state")?;
    let py = call.py();
    let c_encoder_state = args::value::<
        u64,
    >(object_encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegEncoderStateDestroy)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_encoder_state)) },
    )
}

pub(crate) fn nvjpegGetCudartProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("nvjpegGetCudartProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegGetCudartProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn nvjpegGetDeviceMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegGetDeviceMemoryPadding", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_padding: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegGetDeviceMemoryPadding)?;
    let status = unsafe {
        released(py, || function((&raw mut c_padding).cast(), c_handle))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_padding)?),
    )
}

pub(crate) fn nvjpegGetHardwareDecoderInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegGetHardwareDecoderInfo", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_num_engines: u32 = 0;
    let mut c_num_cores_per_engine: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegGetHardwareDecoderInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                (&raw mut c_num_engines).cast(),
                (&raw mut c_num_cores_per_engine).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_num_engines)?)?;
            tuple.push(out::u32(py, c_num_cores_per_engine)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegGetHardwareEncoderInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegGetHardwareEncoderInfo", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_num_engines: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegGetHardwareEncoderInfo)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_num_engines).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_num_engines)?),
    )
}

pub(crate) fn nvjpegGetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_data, object_length], []) = call
        .bind("nvjpegGetImageInfo", "handle data length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    let mut c_nComponents: i32 = 0;
    let mut c_subsampling: i32 = 0;
    let c_widths_length: usize = 4;
    let c_widths = args::output_memory(py, c_widths_length, Ty::I32.size(), &arena)?;
    let c_heights_length: usize = 4;
    let c_heights = args::output_memory(py, c_heights_length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvjpegGetImageInfo)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_data.cast(),
                c_length,
                (&raw mut c_nComponents).cast(),
                (&raw mut c_subsampling).cast(),
                c_widths.cast(),
                c_heights.cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        4,
        |tuple| {
            tuple.push(out::i32(py, c_nComponents)?)?;
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvjpeg::nvjpegChromaSubsampling_t,
                        c_subsampling,
                    )?,
                )?;
            tuple
                .push(
                    unsafe { out::list(py, &Ty::I32, c_widths.cast(), c_widths_length) }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::I32, c_heights.cast(), c_heights_length)
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegGetPinnedMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegGetPinnedMemoryPadding", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_padding: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64) -> i32 = call
        .symbol(slots::nvjpegGetPinnedMemoryPadding)?;
    let status = unsafe {
        released(py, || function((&raw mut c_padding).cast(), c_handle))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_padding)?),
    )
}

pub(crate) fn nvjpegGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("nvjpegGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn nvjpegJpegStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegJpegStateCreate", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_jpeg_handle: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStateCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_jpeg_handle).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegJpegState_t, c_jpeg_handle as u64);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegJpegState_t, c_jpeg_handle as u64)?)
        },
    )
}

pub(crate) fn nvjpegJpegStateDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_jpeg_handle], []) = call.bind("nvjpegJpegStateDestroy", "jpeg_handle")?;
    let py = call.py();
    let c_jpeg_handle = args::value::<
        u64,
    >(object_jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegJpegStateDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg::nvjpegJpegState_t,
        c_jpeg_handle as u64,
    );
    let status = unsafe { released(py, || function(c_jpeg_handle)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegJpegStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvjpegJpegStreamCreate", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_jpeg_stream: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamCreate)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_jpeg_stream).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegJpegStream_t, c_jpeg_stream as u64);
    }
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &nvjpeg::nvjpegJpegStream_t, c_jpeg_stream as u64)?)
        },
    )
}

pub(crate) fn nvjpegJpegStreamDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamDestroy", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamDestroy)?;
    let detached = handle_keepalive::detach(
        &nvjpeg::nvjpegJpegStream_t,
        c_jpeg_stream as u64,
    );
    let status = unsafe { released(py, || function(c_jpeg_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegJpegStreamGetChromaSubsampling<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetChromaSubsampling", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_chroma_subsampling: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetChromaSubsampling)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, (&raw mut c_chroma_subsampling).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvjpeg::nvjpegChromaSubsampling_t,
                        c_chroma_subsampling,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegJpegStreamGetComponentDimensions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream, object_component], []) = call
        .bind("nvjpegJpegStreamGetComponentDimensions", "jpeg_stream component")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_component = args::u32(object_component, "component")?;
    let mut c_width: u32 = 0;
    let mut c_height: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetComponentDimensions)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_jpeg_stream,
                c_component,
                (&raw mut c_width).cast(),
                (&raw mut c_height).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_width)?)?;
            tuple.push(out::u32(py, c_height)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegJpegStreamGetComponentsNum<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetComponentsNum", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_components_num: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetComponentsNum)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, (&raw mut c_components_num).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_components_num)?),
    )
}

pub(crate) fn nvjpegJpegStreamGetExifOrientation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetExifOrientation", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_orientation_flag: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetExifOrientation)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, (&raw mut c_orientation_flag).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvjpeg::nvjpegExifOrientation_t,
                        c_orientation_flag,
                    )?,
                )
        },
    )
}

pub(crate) fn nvjpegJpegStreamGetFrameDimensions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetFrameDimensions", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_width: u32 = 0;
    let mut c_height: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetFrameDimensions)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_jpeg_stream,
                (&raw mut c_width).cast(),
                (&raw mut c_height).cast(),
            ),
        )
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_width)?)?;
            tuple.push(out::u32(py, c_height)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvjpegJpegStreamGetJpegEncoding<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetJpegEncoding", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_jpeg_encoding: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetJpegEncoding)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, (&raw mut c_jpeg_encoding).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(py, &nvjpeg::nvjpegJpegEncoding_t, c_jpeg_encoding)?,
                )
        },
    )
}

pub(crate) fn nvjpegJpegStreamGetSamplePrecision<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamGetSamplePrecision", "jpeg_stream")?;
    let py = call.py();
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_precision: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvjpegJpegStreamGetSamplePrecision)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, (&raw mut c_precision).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_precision)?),
    )
}

pub(crate) fn nvjpegJpegStreamParse<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_data,
        object_length,
        object_save_metadata,
        object_save_stream,
        object_jpeg_stream,
        ],
        [],
    ) = call
        .bind(
            "nvjpegJpegStreamParse",
            "handle data length save_metadata save_stream jpeg_stream",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_save_metadata = args::i32(object_save_metadata, "save_metadata")?;
    let c_save_stream = args::i32(object_save_stream, "save_stream")?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
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
    ) -> i32 = call.symbol(slots::nvjpegJpegStreamParse)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_data.cast(),
                c_length,
                c_save_metadata,
                c_save_stream,
                c_jpeg_stream,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t,
            c_jpeg_stream as u64,
            Some(("nvjpegJpegStreamParse", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegJpegStreamParseHeader<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_data, object_length, object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamParseHeader", "handle data length jpeg_stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    args::keep(object_data, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamParseHeader)?;
    let status = unsafe {
        released(py, || function(c_handle, c_data.cast(), c_length, c_jpeg_stream))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t,
            c_jpeg_stream as u64,
            Some(("nvjpegJpegStreamParseHeader", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegJpegStreamParseTables<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_data, object_length, object_jpeg_stream], []) = call
        .bind("nvjpegJpegStreamParseTables", "handle data length jpeg_stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_jpeg_stream = args::value::<
        u64,
    >(object_jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_length as usize),
        &arena,
    )?;
    args::keep(object_data, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamParseTables)?;
    let status = unsafe {
        released(py, || function(c_handle, c_data.cast(), c_length, c_jpeg_stream))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t,
            c_jpeg_stream as u64,
            Some(("nvjpegJpegStreamParseTables", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

pub(crate) fn nvjpegSetDeviceMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_padding, object_handle], []) = call
        .bind("nvjpegSetDeviceMemoryPadding", "padding handle")?;
    let py = call.py();
    let c_padding = args::u64(object_padding, "padding")?;
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpegSetDeviceMemoryPadding)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_padding, c_handle)) },
    )
}

pub(crate) fn nvjpegSetPinnedMemoryPadding<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_padding, object_handle], []) = call
        .bind("nvjpegSetPinnedMemoryPadding", "padding handle")?;
    let py = call.py();
    let c_padding = args::u64(object_padding, "padding")?;
    let c_handle = args::value::<u64>(object_handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpegSetPinnedMemoryPadding)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_padding, c_handle)) },
    )
}

pub(crate) fn nvjpegStateAttachDeviceBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decoder_state, object_device_buffer], []) = call
        .bind("nvjpegStateAttachDeviceBuffer", "decoder_state device_buffer")?;
    let py = call.py();
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_device_buffer = args::value::<
        u64,
    >(object_device_buffer, "device_buffer", &nvjpeg::nvjpegBufferDevice_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpegStateAttachDeviceBuffer)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decoder_state, c_device_buffer)) },
    )
}

pub(crate) fn nvjpegStateAttachPinnedBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_decoder_state, object_pinned_buffer], []) = call
        .bind("nvjpegStateAttachPinnedBuffer", "decoder_state pinned_buffer")?;
    let py = call.py();
    let c_decoder_state = args::value::<
        u64,
    >(object_decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_pinned_buffer = args::value::<
        u64,
    >(object_pinned_buffer, "pinned_buffer", &nvjpeg::nvjpegBufferPinned_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvjpegStateAttachPinnedBuffer)?;
    returned0(
        py,
        &nvjpeg::nvjpegStatus_t,
        unsafe { released(py, || function(c_decoder_state, c_pinned_buffer)) },
    )
}
