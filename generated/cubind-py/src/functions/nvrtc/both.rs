//! Functions of the nvrtc: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvrtc, nvrtc13};

pub(crate) fn nvrtcAddNameExpression<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_name_expression], []) = call
        .bind("nvrtcAddNameExpression", "prog name_expression")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let c_name_expression = args::c_string(object_name_expression, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call
        .symbol(slots::nvrtcAddNameExpression)?;
    returned0(
        py,
        &nvrtc::nvrtcResult,
        unsafe { released(py, || function(c_prog, c_name_expression)) },
    )
}

pub(crate) fn nvrtcCompileProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_numOptions, object_options], []) = call
        .bind("nvrtcCompileProgram", "prog numOptions options")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let c_numOptions = args::i32(object_numOptions, "numOptions")?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::CString,
        Some(args::length(py, c_numOptions.into(), "numOptions")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcCompileProgram)?;
    returned0(
        py,
        &nvrtc::nvrtcResult,
        unsafe { released(py, || function(c_prog, c_numOptions, c_options.cast())) },
    )
}

pub(crate) fn nvrtcCreateProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_src,
        object_name,
        object_numHeaders,
        object_headers,
        object_includeNames,
        ],
        [],
    ) = call.bind("nvrtcCreateProgram", "src name numHeaders headers includeNames")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_numHeaders = args::i32(object_numHeaders, "numHeaders")?;
    let mut c_prog: u64 = 0;
    let c_src = args::c_string(object_src, &arena)?;
    let c_name = args::optional_c_string(object_name, &arena)?;
    let c_headers = args::array(
        object_headers,
        "headers",
        &Ty::CString,
        Some(args::length(py, c_numHeaders.into(), "numHeaders")?),
        &arena,
    )?;
    let c_includeNames = args::array(
        object_includeNames,
        "includeNames",
        &Ty::CString,
        Some(args::length(py, c_numHeaders.into(), "numHeaders")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *const c_char,
        *const c_char,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvrtcCreateProgram)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_prog).cast(),
                c_src,
                c_name,
                c_numHeaders,
                c_headers.cast(),
                c_includeNames.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&nvrtc::nvrtcProgram, c_prog as u64);
    }
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvrtc::nvrtcProgram, c_prog as u64)?),
    )
}

pub(crate) fn nvrtcDestroyProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcDestroyProgram", "prog")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::variable(object_prog, "prog", &nvrtc::nvrtcProgram, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvrtcDestroyProgram)?;
    let detached = handle_keepalive::detach(
        &nvrtc::nvrtcProgram,
        if c_prog.is_null() { 0 } else { unsafe { c_prog.cast::<u64>().read() } },
    );
    let status = unsafe { released(py, || function(c_prog)) };
    detached.finish(status == 0);
    returned0(py, &nvrtc::nvrtcResult, status)
}

pub(crate) fn nvrtcGetBundledHeadersInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvrtcGetBundledHeadersInfo", "")?;
    let py = call.py();
    let (c_info, c_info_place) = out::new_record(py, &nvrtc13::nvrtcBundledHeadersInfo)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetBundledHeadersInfo)?;
    let status = unsafe {
        released(py, || function(c_info_place.cast(), (&raw mut c_errorLog).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        2,
        |tuple| {
            tuple.push(c_info.into_any())?;
            tuple.push(unsafe { out::c_string(py, c_errorLog) }?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvrtcGetCUBIN<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_cubin], []) = call.bind("nvrtcGetCUBIN", "prog cubin")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_cubin_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetCUBINSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_cubin_needed).cast()) };
    let c_cubin_needed = (status == 0).then_some(c_cubin_needed);
    let mut c_cubin = args::OutputBuffer::new(object_cubin, "cubin", c_cubin_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetCUBIN)?;
    let status = unsafe { released(py, || function(c_prog, c_cubin.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
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

pub(crate) fn nvrtcGetCUBINSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetCUBINSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_cubinSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetCUBINSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_cubinSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_cubinSizeRet)?),
    )
}

pub(crate) fn nvrtcGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvrtcGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvrtc::nvrtcResult)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::nvrtcGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn nvrtcGetLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_LTOIR], []) = call.bind("nvrtcGetLTOIR", "prog LTOIR")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_LTOIR_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetLTOIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_LTOIR_needed).cast()) };
    let c_LTOIR_needed = (status == 0).then_some(c_LTOIR_needed);
    let mut c_LTOIR = args::OutputBuffer::new(object_LTOIR, "LTOIR", c_LTOIR_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetLTOIR)?;
    let status = unsafe { released(py, || function(c_prog, c_LTOIR.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        0 + isize::from(c_LTOIR.is_returned()),
        |tuple| {
            match c_LTOIR.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvrtcGetLTOIRSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetLTOIRSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_LTOIRSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetLTOIRSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_LTOIRSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_LTOIRSizeRet)?),
    )
}

pub(crate) fn nvrtcGetLoweredName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_name_expression], []) = call
        .bind("nvrtcGetLoweredName", "prog name_expression")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let c_name_expression = args::c_string(object_name_expression, &arena)?;
    let mut c_lowered_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(u64, *const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetLoweredName)?;
    let status = unsafe {
        released(
            py,
            || function(c_prog, c_name_expression, (&raw mut c_lowered_name).cast()),
        )
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_lowered_name) }?),
    )
}

pub(crate) fn nvrtcGetNVVM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_nvvm], []) = call.bind("nvrtcGetNVVM", "prog nvvm")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_nvvm_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetNVVMSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_nvvm_needed).cast()) };
    let c_nvvm_needed = (status == 0).then_some(c_nvvm_needed);
    let mut c_nvvm = args::OutputBuffer::new(object_nvvm, "nvvm", c_nvvm_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetNVVM)?;
    let status = unsafe { released(py, || function(c_prog, c_nvvm.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        0 + isize::from(c_nvvm.is_returned()),
        |tuple| {
            match c_nvvm.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvrtcGetNVVMSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetNVVMSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_nvvmSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetNVVMSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_nvvmSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_nvvmSizeRet)?),
    )
}

pub(crate) fn nvrtcGetNumSupportedArchs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvrtcGetNumSupportedArchs", "")?;
    let py = call.py();
    let mut c_numArchs: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetNumSupportedArchs)?;
    let status = unsafe { released(py, || function((&raw mut c_numArchs).cast())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_numArchs)?),
    )
}

pub(crate) fn nvrtcGetOptiXIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_optixir], []) = call
        .bind("nvrtcGetOptiXIR", "prog optixir")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_optixir_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetOptiXIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_optixir_needed).cast()) };
    let c_optixir_needed = (status == 0).then_some(c_optixir_needed);
    let mut c_optixir = args::OutputBuffer::new(
        object_optixir,
        "optixir",
        c_optixir_needed,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetOptiXIR)?;
    let status = unsafe { released(py, || function(c_prog, c_optixir.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        0 + isize::from(c_optixir.is_returned()),
        |tuple| {
            match c_optixir.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvrtcGetOptiXIRSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetOptiXIRSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_optixirSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetOptiXIRSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_optixirSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_optixirSizeRet)?),
    )
}

pub(crate) fn nvrtcGetPCHCreateStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetPCHCreateStatus", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvrtcGetPCHCreateStatus)?;
    returned0(py, &nvrtc::nvrtcResult, unsafe { released(py, || function(c_prog)) })
}

pub(crate) fn nvrtcGetPCHHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvrtcGetPCHHeapSize", "")?;
    let py = call.py();
    let mut c_ret: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetPCHHeapSize)?;
    let status = unsafe { released(py, || function((&raw mut c_ret).cast())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_ret)?),
    )
}

pub(crate) fn nvrtcGetPCHHeapSizeRequired<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetPCHHeapSizeRequired", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetPCHHeapSizeRequired)?;
    let status = unsafe { released(py, || function(c_prog, (&raw mut c_size).cast())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_size)?),
    )
}

pub(crate) fn nvrtcGetPTX<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_ptx], []) = call.bind("nvrtcGetPTX", "prog ptx")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_ptx_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetPTXSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_ptx_needed).cast()) };
    let c_ptx_needed = (status == 0).then_some(c_ptx_needed);
    let mut c_ptx = args::OutputBuffer::new(object_ptx, "ptx", c_ptx_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetPTX)?;
    let status = unsafe { released(py, || function(c_prog, c_ptx.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
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

pub(crate) fn nvrtcGetPTXSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetPTXSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_ptxSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetPTXSize)?;
    let status = unsafe {
        held(py, || function(c_prog, (&raw mut c_ptxSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_ptxSizeRet)?),
    )
}

pub(crate) fn nvrtcGetProgramLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_log], []) = call.bind("nvrtcGetProgramLog", "prog log")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetProgramLogSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(object_log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetProgramLog)?;
    let status = unsafe { released(py, || function(c_prog, c_log.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
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

pub(crate) fn nvrtcGetProgramLogSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetProgramLogSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_logSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetProgramLogSize)?;
    let status = unsafe {
        held(py, || function(c_prog, (&raw mut c_logSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_logSizeRet)?),
    )
}

pub(crate) fn nvrtcGetSupportedArchs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvrtcGetSupportedArchs", "")?;
    let py = call.py();
    let arena = CallArena::new();
    let asked: unsafe extern "system" fn(*mut i32) -> i32 = call
        .symbol(slots::nvrtcGetNumSupportedArchs)?;
    let mut length = 0i32;
    let status = unsafe { released(py, || asked(&mut length)) };
    if status != 0 {
        return returned(py, &nvrtc::nvrtcResult, status, 1, |_| Ok(()));
    }
    let length = length.max(0) as usize;
    let c_supportedArchs = args::output_memory(py, length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetSupportedArchs)?;
    let status = unsafe { released(py, || function(c_supportedArchs.cast())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::I32, c_supportedArchs.cast(), length) }?,
                )
        },
    )
}

pub(crate) fn nvrtcGetTileIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_TileIR], []) = call.bind("nvrtcGetTileIR", "prog TileIR")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_TileIR_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetTileIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_TileIR_needed).cast()) };
    let c_TileIR_needed = (status == 0).then_some(c_TileIR_needed);
    let mut c_TileIR = args::OutputBuffer::new(
        object_TileIR,
        "TileIR",
        c_TileIR_needed,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetTileIR)?;
    let status = unsafe { released(py, || function(c_prog, c_TileIR.pointer())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        0 + isize::from(c_TileIR.is_returned()),
        |tuple| {
            match c_TileIR.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn nvrtcGetTileIRSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvrtcGetTileIRSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_TileIRSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcGetTileIRSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_TileIRSizeRet).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_TileIRSizeRet)?),
    )
}

pub(crate) fn nvrtcInstallBundledHeaders<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_installPath, object_flags], []) = call
        .bind("nvrtcInstallBundledHeaders", "installPath flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_flags = args::u32(object_flags, "flags")?;
    let c_installPath = args::c_string(object_installPath, &arena)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*const c_char, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcInstallBundledHeaders)?;
    let status = unsafe {
        released(py, || function(c_installPath, c_flags, (&raw mut c_errorLog).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_errorLog) }?),
    )
}

pub(crate) fn nvrtcRemoveBundledHeaders<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_installPath], []) = call
        .bind("nvrtcRemoveBundledHeaders", "installPath")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_installPath = args::c_string(object_installPath, &arena)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcRemoveBundledHeaders)?;
    let status = unsafe {
        released(py, || function(c_installPath, (&raw mut c_errorLog).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_errorLog) }?),
    )
}

pub(crate) fn nvrtcSetFlowCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_callback, object_payload], []) = call
        .bind("nvrtcSetFlowCallback", "prog callback payload")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvrtc::nvrtcProgram)?;
    static SIGNATURE: Signature = Signature::new(
        Some(Ty::I32),
        &[ArgKind::Data, ArgKind::Value(Ty::Pointer)],
    );
    let mut c_callback = args::callback(
        object_callback,
        Some(&SIGNATURE),
        Some(object_payload),
        &arena,
    )?;
    let c_payload = args::data(object_payload, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcSetFlowCallback)?;
    let status = unsafe {
        released(py, || function(c_prog, c_callback.address(), c_payload.cast()))
    };
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(&nvrtc::nvrtcProgram, c_prog as u64, None, arena);
    }
    returned0(py, &nvrtc::nvrtcResult, status)
}

pub(crate) fn nvrtcSetPCHHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_size], []) = call.bind("nvrtcSetPCHHeapSize", "size")?;
    let py = call.py();
    let c_size = args::u64(object_size, "size")?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvrtcSetPCHHeapSize)?;
    returned0(py, &nvrtc::nvrtcResult, unsafe { released(py, || function(c_size)) })
}

pub(crate) fn nvrtcVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvrtcVersion", "")?;
    let py = call.py();
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvrtcVersion)?;
    let status = unsafe {
        held(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast()))
    };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}
