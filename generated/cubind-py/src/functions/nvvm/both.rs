//! Functions of the nvvm: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::nvvm;

pub(crate) fn nvvmAddModuleToProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_buffer, object_size, object_name], []) = call
        .bind("nvvmAddModuleToProgram", "prog buffer size name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let c_size = args::u64(object_size, "size")?;
    let c_buffer = args::either(
        object_buffer,
        "buffer",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_name = args::optional_c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *const c_char,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvvmAddModuleToProgram)?;
    returned0(
        py,
        &nvvm::nvvmResult,
        unsafe { released(py, || function(c_prog, c_buffer.cast(), c_size, c_name)) },
    )
}

pub(crate) fn nvvmCompileProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_numOptions, object_options], []) = call
        .bind("nvvmCompileProgram", "prog numOptions options")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let c_numOptions = args::i32(object_numOptions, "numOptions")?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::CString,
        Some(args::length(py, c_numOptions.into(), "numOptions")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvvmCompileProgram)?;
    returned0(
        py,
        &nvvm::nvvmResult,
        unsafe { released(py, || function(c_prog, c_numOptions, c_options.cast())) },
    )
}

pub(crate) fn nvvmCreateProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvvmCreateProgram", "")?;
    let py = call.py();
    let mut c_prog: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvvmCreateProgram)?;
    let status = unsafe { released(py, || function((&raw mut c_prog).cast())) };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvvm::nvvmProgram, c_prog as u64)?),
    )
}

pub(crate) fn nvvmDestroyProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvvmDestroyProgram", "prog")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::variable(object_prog, "prog", &nvvm::nvvmProgram, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvvmDestroyProgram)?;
    returned0(py, &nvvm::nvvmResult, unsafe { released(py, || function(c_prog)) })
}

pub(crate) fn nvvmGetCompiledResult<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_buffer], []) = call
        .bind("nvvmGetCompiledResult", "prog buffer")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetCompiledResultSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(
        object_buffer,
        "buffer",
        c_buffer_needed,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetCompiledResult)?;
    let status = unsafe { released(py, || function(c_prog, c_buffer.pointer())) };
    returned(
        py,
        &nvvm::nvvmResult,
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

pub(crate) fn nvvmGetCompiledResultSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvvmGetCompiledResultSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_bufferSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetCompiledResultSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_bufferSizeRet).cast()))
    };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeRet)?),
    )
}

pub(crate) fn nvvmGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvvmGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvvm::nvvmResult)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::nvvmGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(
        py,
        &nvvm::nvvmResult,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn nvvmGetProgramLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_buffer], []) = call
        .bind("nvvmGetProgramLog", "prog buffer")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetProgramLogSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(
        object_buffer,
        "buffer",
        c_buffer_needed,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetProgramLog)?;
    let status = unsafe { released(py, || function(c_prog, c_buffer.pointer())) };
    returned(
        py,
        &nvvm::nvvmResult,
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

pub(crate) fn nvvmGetProgramLogSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog], []) = call.bind("nvvmGetProgramLogSize", "prog")?;
    let py = call.py();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_bufferSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvvmGetProgramLogSize)?;
    let status = unsafe {
        released(py, || function(c_prog, (&raw mut c_bufferSizeRet).cast()))
    };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_bufferSizeRet)?),
    )
}

pub(crate) fn nvvmIRVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvvmIRVersion", "")?;
    let py = call.py();
    let mut c_majorIR: i32 = 0;
    let mut c_minorIR: i32 = 0;
    let mut c_majorDbg: i32 = 0;
    let mut c_minorDbg: i32 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvvmIRVersion)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_majorIR).cast(),
                (&raw mut c_minorIR).cast(),
                (&raw mut c_majorDbg).cast(),
                (&raw mut c_minorDbg).cast(),
            ),
        )
    };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        4,
        |tuple| {
            tuple.push(out::i32(py, c_majorIR)?)?;
            tuple.push(out::i32(py, c_minorIR)?)?;
            tuple.push(out::i32(py, c_majorDbg)?)?;
            tuple.push(out::i32(py, c_minorDbg)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvvmLLVMVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_arch], []) = call.bind("nvvmLLVMVersion", "arch")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_arch = args::c_string(object_arch, &arena)?;
    let mut c_major: i32 = 0;
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvvmLLVMVersion)?;
    let status = unsafe { released(py, || function(c_arch, (&raw mut c_major).cast())) };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_major)?),
    )
}

pub(crate) fn nvvmLazyAddModuleToProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_buffer, object_size, object_name], []) = call
        .bind("nvvmLazyAddModuleToProgram", "prog buffer size name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let c_size = args::u64(object_size, "size")?;
    let c_buffer = args::either(
        object_buffer,
        "buffer",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let c_name = args::optional_c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(
        u64,
        *const c_char,
        u64,
        *const c_char,
    ) -> i32 = call.symbol(slots::nvvmLazyAddModuleToProgram)?;
    returned0(
        py,
        &nvvm::nvvmResult,
        unsafe { released(py, || function(c_prog, c_buffer.cast(), c_size, c_name)) },
    )
}

pub(crate) fn nvvmVerifyProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_prog, object_numOptions, object_options], []) = call
        .bind("nvvmVerifyProgram", "prog numOptions options")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(object_prog, "prog", &nvvm::nvvmProgram)?;
    let c_numOptions = args::i32(object_numOptions, "numOptions")?;
    let c_options = args::array(
        object_options,
        "options",
        &Ty::CString,
        Some(args::length(py, c_numOptions.into(), "numOptions")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvvmVerifyProgram)?;
    returned0(
        py,
        &nvvm::nvvmResult,
        unsafe { released(py, || function(c_prog, c_numOptions, c_options.cast())) },
    )
}

pub(crate) fn nvvmVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvvmVersion", "")?;
    let py = call.py();
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvvmVersion)?;
    let status = unsafe {
        released(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast()))
    };
    returned(
        py,
        &nvvm::nvvmResult,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}
