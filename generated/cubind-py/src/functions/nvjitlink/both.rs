//! Functions of the nvjitlink: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::nvjitlink;

pub(crate) fn nvJitLinkAddData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_inputType, object_data, object_size, object_name], []) = call
        .bind("nvJitLinkAddData", "handle inputType data size name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let c_inputType = args::enumeration(
        object_inputType,
        "inputType",
        &nvjitlink::nvJitLinkInputType,
    )?;
    let c_size = args::u64(object_size, "size")?;
    let c_data = args::either(
        object_data,
        "data",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_name = args::optional_c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvJitLinkAddData)?;
    returned0(
        py,
        &nvjitlink::nvJitLinkResult,
        unsafe {
            released(
                py,
                || function(c_handle, c_inputType, c_data.cast(), c_size, c_name),
            )
        },
    )
}

pub(crate) fn nvJitLinkAddFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_inputType, object_fileName], []) = call
        .bind("nvJitLinkAddFile", "handle inputType fileName")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let c_inputType = args::enumeration(
        object_inputType,
        "inputType",
        &nvjitlink::nvJitLinkInputType,
    )?;
    let c_fileName = args::c_string(object_fileName, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *const c_char) -> i32 = call
        .symbol(slots::nvJitLinkAddFile)?;
    returned0(
        py,
        &nvjitlink::nvJitLinkResult,
        unsafe { released(py, || function(c_handle, c_inputType, c_fileName)) },
    )
}

pub(crate) fn nvJitLinkComplete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkComplete", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvJitLinkComplete)?;
    returned0(
        py,
        &nvjitlink::nvJitLinkResult,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn nvJitLinkCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_numOptions, object_options], []) = call
        .bind("nvJitLinkCreate", "numOptions options")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numOptions = args::u32(object_numOptions, "numOptions")?;
    let mut c_handle: u64 = 0;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::CString,
        Some(c_numOptions as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkCreate)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_handle).cast(), c_numOptions, c_options.cast()),
        )
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvjitlink::nvJitLinkHandle, c_handle as u64)?),
    )
}

pub(crate) fn nvJitLinkDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkDestroy", "handle")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::variable(
        object_handle,
        "handle",
        &nvjitlink::nvJitLinkHandle,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkDestroy)?;
    returned0(
        py,
        &nvjitlink::nvJitLinkResult,
        unsafe { released(py, || function(c_handle)) },
    )
}

pub(crate) fn nvJitLinkGetErrorLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_log], []) = call
        .bind("nvJitLinkGetErrorLog", "handle log")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetErrorLogSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(object_log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetErrorLog)?;
    let status = unsafe { released(py, || function(c_handle, c_log.pointer())) };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        0 + isize::from(c_log.is_returned()),
        |tuple| {
            match c_log.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvJitLinkGetErrorLogSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkGetErrorLogSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetErrorLogSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvJitLinkGetInfoLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_log], []) = call
        .bind("nvJitLinkGetInfoLog", "handle log")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetInfoLogSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(object_log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetInfoLog)?;
    let status = unsafe { released(py, || function(c_handle, c_log.pointer())) };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        0 + isize::from(c_log.is_returned()),
        |tuple| {
            match c_log.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvJitLinkGetInfoLogSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkGetInfoLogSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetInfoLogSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvJitLinkGetLinkedCubin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_cubin], []) = call
        .bind("nvJitLinkGetLinkedCubin", "handle cubin")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_cubin_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedCubinSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_cubin_needed).cast()) };
    let c_cubin_needed = (status == 0).then_some(c_cubin_needed);
    let mut c_cubin = args::OutputBuffer::new(object_cubin, "cubin", c_cubin_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedCubin)?;
    let status = unsafe { released(py, || function(c_handle, c_cubin.pointer())) };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        0 + isize::from(c_cubin.is_returned()),
        |tuple| {
            match c_cubin.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvJitLinkGetLinkedCubinSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkGetLinkedCubinSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedCubinSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvJitLinkGetLinkedLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_ltoir], []) = call
        .bind("nvJitLinkGetLinkedLTOIR", "handle ltoir")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_ltoir_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedLTOIRSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_ltoir_needed).cast()) };
    let c_ltoir_needed = (status == 0).then_some(c_ltoir_needed);
    let mut c_ltoir = args::OutputBuffer::new(object_ltoir, "ltoir", c_ltoir_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedLTOIR)?;
    let status = unsafe { released(py, || function(c_handle, c_ltoir.pointer())) };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        0 + isize::from(c_ltoir.is_returned()),
        |tuple| {
            match c_ltoir.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvJitLinkGetLinkedLTOIRSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkGetLinkedLTOIRSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedLTOIRSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvJitLinkGetLinkedPtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_ptx], []) = call
        .bind("nvJitLinkGetLinkedPtx", "handle ptx")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_ptx_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedPtxSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_ptx_needed).cast()) };
    let c_ptx_needed = (status == 0).then_some(c_ptx_needed);
    let mut c_ptx = args::OutputBuffer::new(object_ptx, "ptx", c_ptx_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedPtx)?;
    let status = unsafe { released(py, || function(c_handle, c_ptx.pointer())) };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        0 + isize::from(c_ptx.is_returned()),
        |tuple| {
            match c_ptx.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvJitLinkGetLinkedPtxSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvJitLinkGetLinkedPtxSize", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkGetLinkedPtxSize)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_size).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvJitLinkVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvJitLinkVersion", "")?;
    let py = call.py();
    let mut c_major: u32 = 0;
    let mut c_minor: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvJitLinkVersion)?;
    let status = unsafe {
        held(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast()))
    };
    returned(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_major)?)?;
            tuple.push(out::u32(py, c_minor)?)?;
            Ok(())
        },
    )
}
