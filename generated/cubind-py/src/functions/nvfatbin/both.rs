//! Functions of the nvfatbin: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::nvfatbin;

pub(crate) fn nvFatbinAddCubin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_code,
        object_size,
        object_arch,
        object_identifier,
        ],
        [],
    ) = call.bind("nvFatbinAddCubin", "handle code size arch identifier")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_arch = args::c_string(object_arch, &arena)?;
    let c_identifier = args::c_string(object_identifier, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *const c_char,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddCubin)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe {
            released(
                py,
                || function(c_handle, c_code.cast(), c_size, c_arch, c_identifier),
            )
        },
    )
}

pub(crate) fn nvFatbinAddIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_code, object_size, object_identifier], []) = call
        .bind("nvFatbinAddIndex", "handle code size identifier")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_identifier = args::c_string(object_identifier, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddIndex)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe {
            released(py, || function(c_handle, c_code.cast(), c_size, c_identifier))
        },
    )
}

pub(crate) fn nvFatbinAddLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_code,
        object_size,
        object_arch,
        object_identifier,
        object_optionsCmdLine,
        ],
        [],
    ) = call
        .bind("nvFatbinAddLTOIR", "handle code size arch identifier optionsCmdLine")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_arch = args::c_string(object_arch, &arena)?;
    let c_identifier = args::c_string(object_identifier, &arena)?;
    let c_optionsCmdLine = args::c_string(object_optionsCmdLine, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *const c_char,
        *const c_char,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddLTOIR)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_code.cast(),
                    c_size,
                    c_arch,
                    c_identifier,
                    c_optionsCmdLine,
                ),
            )
        },
    )
}

pub(crate) fn nvFatbinAddPTX<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_code,
        object_size,
        object_arch,
        object_identifier,
        object_optionsCmdLine,
        ],
        [],
    ) = call.bind("nvFatbinAddPTX", "handle code size arch identifier optionsCmdLine")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_arch = args::c_string(object_arch, &arena)?;
    let c_identifier = args::c_string(object_identifier, &arena)?;
    let c_optionsCmdLine = args::c_string(object_optionsCmdLine, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *const c_char,
        u64,
        *const c_char,
        *const c_char,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddPTX)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_code.cast(),
                    c_size,
                    c_arch,
                    c_identifier,
                    c_optionsCmdLine,
                ),
            )
        },
    )
}

pub(crate) fn nvFatbinAddReloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_code, object_size], []) = call
        .bind("nvFatbinAddReloc", "handle code size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvFatbinAddReloc)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe { released(py, || function(c_handle, c_code.cast(), c_size)) },
    )
}

pub(crate) fn nvFatbinAddTileIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_code,
        object_size,
        object_identifier,
        object_optionsCmdLine,
        ],
        [],
    ) = call.bind("nvFatbinAddTileIR", "handle code size identifier optionsCmdLine")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let c_size = args::u64(object_size, "size")?;
    let c_code = args::either(
        object_code,
        "code",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_identifier = args::c_string(object_identifier, &arena)?;
    let c_optionsCmdLine = args::c_string(object_optionsCmdLine, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        *const c_char,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddTileIR)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe {
            released(
                py,
                || function(
                    c_handle,
                    c_code.cast(),
                    c_size,
                    c_identifier,
                    c_optionsCmdLine,
                ),
            )
        },
    )
}

pub(crate) fn nvFatbinCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_options, object_optionsCount], []) = call
        .bind("nvFatbinCreate", "options optionsCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_optionsCount = args::u64(object_optionsCount, "optionsCount")?;
    let mut c_handle_indirect: u64 = 0;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::CString,
        Some(c_optionsCount as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvFatbinCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_handle_indirect).cast(),
                c_options.cast(),
                c_optionsCount,
            ),
        )
    };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &nvfatbin::nvFatbinHandle, c_handle_indirect as u64)?,
                )
        },
    )
}

pub(crate) fn nvFatbinDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle_indirect], []) = call
        .bind("nvFatbinDestroy", "handle_indirect")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle_indirect = args::variable(
        object_handle_indirect,
        "handle_indirect",
        &nvfatbin::nvFatbinHandle,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvFatbinDestroy)?;
    returned0(
        py,
        &nvfatbin::nvFatbinResult,
        unsafe { released(py, || function(c_handle_indirect)) },
    )
}

pub(crate) fn nvFatbinGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_buffer], []) = call
        .bind("nvFatbinGet", "handle buffer")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvFatbinSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(
        object_buffer,
        "buffer",
        c_buffer_needed,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvFatbinGet)?;
    let status = unsafe { released(py, || function(c_handle, c_buffer.pointer())) };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
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

pub(crate) fn nvFatbinGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvFatbinGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(
        object_result,
        "result",
        &nvfatbin::nvFatbinResult,
    )?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::nvFatbinGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn nvFatbinSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvFatbinSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvFatbinSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvFatbinVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvFatbinVersion", "")?;
    let py = call.py();
    let mut c_major: u32 = 0;
    let mut c_minor: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvFatbinVersion)?;
    let status = unsafe {
        released(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast()))
    };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_major)?)?;
            tuple.push(out::u32(py, c_minor)?)?;
            Ok(())
        },
    )
}
