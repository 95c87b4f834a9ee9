//! Functions of nvrtc in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvrtc, nvrtc13};

documented!(nvrtcAddNameExpression, c"nvrtcAddNameExpression($self, prog, name_expression)
--

Registers, before compilation, a kernel or variable whose mangled name is needed later.

``nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)``

Parameters
----------
prog : nvrtcProgram or None
name_expression : bytes or str

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcAddNameExpression
");

#[inline(always)]
pub(crate) fn nvrtcAddNameExpression<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcAddNameExpression(prog name_expression));
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let c_name_expression = args::c_string(name_expression, "name_expression", &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> i32 = call.symbol(slots::nvrtcAddNameExpression)?;
    let status = unsafe { released(py, || function(c_prog, c_name_expression)) };
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcCompileProgram, c"nvrtcCompileProgram($self, prog, numOptions, options)
--

Compiles a program with ``nvcc``-style options, such as ``--gpu-architecture=sm_90`` and ``--include-path=DIR``.

``nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)``

Parameters
----------
prog : nvrtcProgram or None
numOptions : int
options : list[bytes or str] or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_CANCELLED``, ``NVRTC_ERROR_COMPILATION``, ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_OPTION``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_TIME_FILE_WRITE_FAILED``.

Warnings
--------
- A precompiled header that ``options`` name, or that the compiler finds, must have been written by the same compiler and must be unchanged.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCompileProgram
");

#[inline(always)]
pub(crate) fn nvrtcCompileProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcCompileProgram(prog numOptions options));
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    ints!(i32, c_numOptions = numOptions);
    let c_options = args::array(
        options, "options", &Ty::CString, Some(args::length(py, c_numOptions.into(), "numOptions")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvrtcCompileProgram)?;
    let status = unsafe { released(py, || function(c_prog, c_numOptions, c_options.cast())) };
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcCreateProgram, c"nvrtcCreateProgram($self, src, name, numHeaders, headers, includeNames)
--

Creates a program from CUDA C++ source, a name for messages, and headers in memory.

``nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)``

Parameters
----------
src : bytes or str
name : bytes or str or None
numHeaders : int
headers, includeNames : list[bytes or str] or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_PROGRAM_CREATION_FAILURE``.
prog : nvrtcProgram

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCreateProgram
");

#[inline(always)]
pub(crate) fn nvrtcCreateProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcCreateProgram(src name numHeaders headers includeNames));
    let arena = CallArena::new();
    ints!(i32, c_numHeaders = numHeaders);
    let mut c_prog: u64 = 0;
    let c_src = args::c_string(src, "src", &arena)?;
    let c_name = args::optional_c_string(name, "name", &arena)?;
    let c_headers = args::array(
        headers, "headers", &Ty::CString, Some(args::length(py, c_numHeaders.into(), "numHeaders")?), &arena,
    )?;
    let c_includeNames = args::array(
        includeNames, "includeNames", &Ty::CString, Some(args::length(py, c_numHeaders.into(), "numHeaders")?), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, *const c_char, *const c_char, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::nvrtcCreateProgram)?;
    let status = unsafe { released(
        py, || function((&raw mut c_prog).cast(), c_src, c_name, c_numHeaders, c_headers.cast(), c_includeNames.cast()),
    ) };
    if status == 0 {
        handle_keepalive::made(&nvrtc::nvrtcProgram, c_prog as u64);
    }
    returned(
        py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(out::value(py, &nvrtc::nvrtcProgram, c_prog as u64)?),
    )
}

documented!(nvrtcDestroyProgram, c"nvrtcDestroyProgram($self, prog)
--

Destroys a program and sets its handle to null.

``nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)``

Parameters
----------
prog : object

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``.

Warnings
--------
- No thread may use ``prog``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcDestroyProgram
");

#[inline(always)]
pub(crate) fn nvrtcDestroyProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcDestroyProgram(prog));
    let arena = CallArena::new();
    let c_prog = args::variable(prog, "prog", &nvrtc::nvrtcProgram, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvrtcDestroyProgram)?;
    let detached = handle_keepalive::detach(
        &nvrtc::nvrtcProgram, if c_prog.is_null() { 0 } else { unsafe { c_prog.cast::<u64>().read() } },
    );
    let status = unsafe { released(py, || function(c_prog)) };
    detached.finish(status == 0);
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcGetBundledHeadersInfo, c"nvrtcGetBundledHeadersInfo($self)
--

Returns the number, sizes and CUDA version of the headers that the library contains, if any.

``nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)``

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.
info : nvrtcBundledHeadersInfo
errorLog : bytes

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetBundledHeadersInfo
");

#[inline(always)]
pub(crate) fn nvrtcGetBundledHeadersInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetBundledHeadersInfo());
    let (c_info, c_info_place) = out::new_record(py, &nvrtc13::nvrtcBundledHeadersInfo)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvrtcGetBundledHeadersInfo)?;
    let status = unsafe { released(py, || function(c_info_place.cast(), (&raw mut c_errorLog).cast())) };
    returned_in_form(
        py,
        &nvrtc::nvrtcResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(c_info.into_any())?;
            tuple.push(unsafe { out::c_string(py, c_errorLog) }?)?;
            Ok(())
        },
    )
}

documented!(nvrtcGetCUBIN, c"nvrtcGetCUBIN($self, prog, cubin)
--

Gets a compiled program's cubin, whose size ``nvrtcGetCUBINSize`` returns.

``nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)``

Parameters
----------
prog : nvrtcProgram or None
cubin : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN
");

#[inline(always)]
pub(crate) fn nvrtcGetCUBIN<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetCUBIN(prog cubin));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_cubin_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetCUBINSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_cubin_needed).cast()) };
    let c_cubin_needed = (status == 0).then_some(c_cubin_needed);
    let mut c_cubin = args::OutputBuffer::new(cubin, "cubin", c_cubin_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetCUBIN)?;
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

documented!(nvrtcGetCUBINSize, c"nvrtcGetCUBINSize($self, prog)
--

Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.

``nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
cubinSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBINSize
");

shared!(
    nvrtcGetCUBINSize = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram, nvrtc::nvrtcResult),
    "nvrtcGetCUBINSize", "prog", slots::nvrtcGetCUBINSize
);

/// The shared body of `nvrtcGetCUBINSize` and other functions.
#[inline(never)]
fn like_nvrtcGetCUBINSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(nvrtcGetErrorString, c"nvrtcGetErrorString($self, result)
--

Returns the name of a result code, such as ``NVRTC_ERROR_COMPILATION``.

``const char *nvrtcGetErrorString(nvrtcResult result)``

Parameters
----------
result : nvrtcResult

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString
");

#[inline(always)]
pub(crate) fn nvrtcGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvrtcGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvrtc::nvrtcResult)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::nvrtcGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(py, &nvrtc::nvrtcResult, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(nvrtcGetLTOIR, c"nvrtcGetLTOIR($self, prog, LTOIR)
--

Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of ``nvrtcGetLTOIRSize``.

``nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)``

Parameters
----------
prog : nvrtcProgram or None
LTOIR : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR
");

#[inline(always)]
pub(crate) fn nvrtcGetLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetLTOIR(prog LTOIR));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_LTOIR_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetLTOIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_LTOIR_needed).cast()) };
    let c_LTOIR_needed = (status == 0).then_some(c_LTOIR_needed);
    let mut c_LTOIR = args::OutputBuffer::new(LTOIR, "LTOIR", c_LTOIR_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetLTOIR)?;
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

documented!(nvrtcGetLTOIRSize, c"nvrtcGetLTOIRSize($self, prog)
--

Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option ``-dlto``.

``nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
LTOIRSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIRSize
");

shared!(
    nvrtcGetLTOIRSize = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram, nvrtc::nvrtcResult),
    "nvrtcGetLTOIRSize", "prog", slots::nvrtcGetLTOIRSize
);

documented!(nvrtcGetLoweredName, c"nvrtcGetLoweredName($self, prog, name_expression)
--

Returns the mangled name of a registered kernel or variable of a compiled program.

``nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)``

Parameters
----------
prog : nvrtcProgram or None
name_expression : bytes or str

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID``, ``NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION``.
lowered_name : bytes

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName
");

#[inline(always)]
pub(crate) fn nvrtcGetLoweredName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetLoweredName(prog name_expression));
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let c_name_expression = args::c_string(name_expression, "name_expression", &arena)?;
    let mut c_lowered_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(u64, *const c_char, Ptr) -> i32 = call.symbol(slots::nvrtcGetLoweredName)?;
    let status = unsafe { released(py, || function(c_prog, c_name_expression, (&raw mut c_lowered_name).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_lowered_name) }?))
}

documented!(nvrtcGetNVVM, c"nvrtcGetNVVM($self, prog, nvvm)
--

Gets a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIR``).

``nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)``

Parameters
----------
prog : nvrtcProgram or None
nvvm : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVM
");

#[inline(always)]
pub(crate) fn nvrtcGetNVVM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetNVVM(prog nvvm));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_nvvm_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetNVVMSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_nvvm_needed).cast()) };
    let c_nvvm_needed = (status == 0).then_some(c_nvvm_needed);
    let mut c_nvvm = args::OutputBuffer::new(nvvm, "nvvm", c_nvvm_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetNVVM)?;
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

documented!(nvrtcGetNVVMSize, c"nvrtcGetNVVMSize($self, prog)
--

Returns the size in bytes of a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIRSize``).

``nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``.
nvvmSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVMSize
");

shared!(
    nvrtcGetNVVMSize = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram, nvrtc::nvrtcResult),
    "nvrtcGetNVVMSize", "prog", slots::nvrtcGetNVVMSize
);

documented!(nvrtcGetNumSupportedArchs, c"nvrtcGetNumSupportedArchs($self)
--

Returns the number of architectures that ``nvrtcGetSupportedArchs`` lists.

``nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)``

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
numArchs : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetNumSupportedArchs
");

#[inline(always)]
pub(crate) fn nvrtcGetNumSupportedArchs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetNumSupportedArchs());
    let mut c_numArchs: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvrtcGetNumSupportedArchs)?;
    let status = unsafe { released(py, || function((&raw mut c_numArchs).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(out::i32(py, c_numArchs)?))
}

documented!(nvrtcGetOptiXIR, c"nvrtcGetOptiXIR($self, prog, optixir)
--

Gets a compiled program's OptiX-IR, whose size ``nvrtcGetOptiXIRSize`` returns.

``nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)``

Parameters
----------
prog : nvrtcProgram or None
optixir : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR
");

#[inline(always)]
pub(crate) fn nvrtcGetOptiXIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetOptiXIR(prog optixir));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_optixir_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetOptiXIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_optixir_needed).cast()) };
    let c_optixir_needed = (status == 0).then_some(c_optixir_needed);
    let mut c_optixir = args::OutputBuffer::new(optixir, "optixir", c_optixir_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetOptiXIR)?;
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

documented!(nvrtcGetOptiXIRSize, c"nvrtcGetOptiXIRSize($self, prog)
--

Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option ``--optix-ir``.

``nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
optixirSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIRSize
");

shared!(
    nvrtcGetOptiXIRSize = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram,
    nvrtc::nvrtcResult), "nvrtcGetOptiXIRSize", "prog", slots::nvrtcGetOptiXIRSize
);

documented!(nvrtcGetPCHCreateStatus, c"nvrtcGetPCHCreateStatus($self, prog)
--

Reports whether a program's precompiled header (PCH) was created, or why it was not.

``nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED``, ``NVRTC_ERROR_PCH_CREATE``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHCreateStatus
");

#[inline(always)]
pub(crate) fn nvrtcGetPCHCreateStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetPCHCreateStatus(prog));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvrtcGetPCHCreateStatus)?;
    let status = unsafe { released(py, || function(c_prog)) };
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcGetPCHHeapSize, c"nvrtcGetPCHHeapSize($self)
--

Returns the size in bytes of the heap for precompiled headers (PCH).

``nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)``

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
ret : int

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSize
");

#[inline(always)]
pub(crate) fn nvrtcGetPCHHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetPCHHeapSize());
    let mut c_ret: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvrtcGetPCHHeapSize)?;
    let status = unsafe { released(py, || function((&raw mut c_ret).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(out::u64(py, c_ret)?))
}

documented!(nvrtcGetPCHHeapSizeRequired, c"nvrtcGetPCHHeapSizeRequired($self, prog)
--

Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.

``nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.
size : int

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSizeRequired
");

shared!(
    nvrtcGetPCHHeapSizeRequired = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram,
    nvrtc::nvrtcResult), "nvrtcGetPCHHeapSizeRequired", "prog",
    slots::nvrtcGetPCHHeapSizeRequired
);

documented!(nvrtcGetPTX, c"nvrtcGetPTX($self, prog, ptx)
--

Gets a compiled program's PTX, whose size ``nvrtcGetPTXSize`` returns.

``nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)``

Parameters
----------
prog : nvrtcProgram or None
ptx : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX
");

#[inline(always)]
pub(crate) fn nvrtcGetPTX<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetPTX(prog ptx));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_ptx_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetPTXSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_ptx_needed).cast()) };
    let c_ptx_needed = (status == 0).then_some(c_ptx_needed);
    let mut c_ptx = args::OutputBuffer::new(ptx, "ptx", c_ptx_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetPTX)?;
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

documented!(nvrtcGetPTXSize, c"nvrtcGetPTXSize($self, prog)
--

Returns the size in bytes of a compiled program's PTX, including the final NUL.

``nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
ptxSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTXSize
");

#[inline(always)]
pub(crate) fn nvrtcGetPTXSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetPTXSize(prog));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_ptxSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetPTXSize)?;
    let status = unsafe { held(py, || function(c_prog, (&raw mut c_ptxSizeRet).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(out::u64(py, c_ptxSizeRet)?))
}

documented!(nvrtcGetProgramLog, c"nvrtcGetProgramLog($self, prog, log)
--

Gets a program's warnings and errors, whose size ``nvrtcGetProgramLogSize`` returns.

``nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)``

Parameters
----------
prog : nvrtcProgram or None
log : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog
");

#[inline(always)]
pub(crate) fn nvrtcGetProgramLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetProgramLog(prog log));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetProgramLogSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetProgramLog)?;
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

documented!(nvrtcGetProgramLogSize, c"nvrtcGetProgramLogSize($self, prog)
--

Returns the size in bytes of a program's compilation log, including the final NUL.

``nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
logSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLogSize
");

#[inline(always)]
pub(crate) fn nvrtcGetProgramLogSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetProgramLogSize(prog));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_logSizeRet: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetProgramLogSize)?;
    let status = unsafe { held(py, || function(c_prog, (&raw mut c_logSizeRet).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(out::u64(py, c_logSizeRet)?))
}

documented!(nvrtcGetSupportedArchs, c"nvrtcGetSupportedArchs($self)
--

Lists the compute capabilities that NVRTC supports, as integers such as 90, in ascending order.

``nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)``

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
supportedArchs : list[int]

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetSupportedArchs
");

#[inline(always)]
pub(crate) fn nvrtcGetSupportedArchs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetSupportedArchs());
    let arena = CallArena::new();
    let asked: unsafe extern "system" fn(*mut i32) -> i32 = call.symbol(slots::nvrtcGetNumSupportedArchs)?;
    let mut length = 0i32;
    let status = unsafe { released(py, || asked(&mut length)) };
    if status != 0 {
        return returned(py, &nvrtc::nvrtcResult, status, 1, |_| Ok(()));
    }
    let length = length.max(0) as usize;
    let c_supportedArchs = args::output_memory(py, length, Ty::I32.size(), &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvrtcGetSupportedArchs)?;
    let status = unsafe { released(py, || function(c_supportedArchs.cast())) };
    returned(
        py,
        &nvrtc::nvrtcResult,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::I32, c_supportedArchs.cast(), length) }?)
        },
    )
}

documented!(nvrtcGetTileIR, c"nvrtcGetTileIR($self, prog, TileIR)
--

Gets a compiled program's Tile IR, whose size ``nvrtcGetTileIRSize`` returns.

``nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)``

Parameters
----------
prog : nvrtcProgram or None
TileIR : buffer

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIR
");

#[inline(always)]
pub(crate) fn nvrtcGetTileIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcGetTileIR(prog TileIR));
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    let mut c_TileIR_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetTileIRSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_TileIR_needed).cast()) };
    let c_TileIR_needed = (status == 0).then_some(c_TileIR_needed);
    let mut c_TileIR = args::OutputBuffer::new(TileIR, "TileIR", c_TileIR_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvrtcGetTileIR)?;
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

documented!(nvrtcGetTileIRSize, c"nvrtcGetTileIRSize($self, prog)
--

Returns the size in bytes of a compiled program's Tile IR.

``nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)``

Parameters
----------
prog : nvrtcProgram or None

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
TileIRSizeRet : int

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIRSize
");

shared!(
    nvrtcGetTileIRSize = like_nvrtcGetCUBINSize(nvrtc::nvrtcProgram, nvrtc::nvrtcResult),
    "nvrtcGetTileIRSize", "prog", slots::nvrtcGetTileIRSize
);

documented!(nvrtcInstallBundledHeaders, c"nvrtcInstallBundledHeaders($self, installPath, flags)
--

Unpacks the headers that the library contains into a directory.

``nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)``

Parameters
----------
installPath : bytes or str
flags : int
    Flags: ``NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE``, ``NVRTC_INSTALL_HEADERS_NO_WAIT``, ``NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS``.

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_BUSY``, ``NVRTC_ERROR_INVALID_INPUT``.
errorLog : bytes

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcInstallBundledHeaders
");

#[inline(always)]
pub(crate) fn nvrtcInstallBundledHeaders<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcInstallBundledHeaders(installPath flags));
    let arena = CallArena::new();
    ints!(u32, c_flags = flags);
    let c_installPath = args::c_string(installPath, "installPath", &arena)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*const c_char, u32, Ptr) -> i32 = call
        .symbol(slots::nvrtcInstallBundledHeaders)?;
    let status = unsafe { released(py, || function(c_installPath, c_flags, (&raw mut c_errorLog).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_errorLog) }?))
}

documented!(nvrtcRemoveBundledHeaders, c"nvrtcRemoveBundledHeaders($self, installPath)
--

Removes the headers that ``nvrtcInstallBundledHeaders`` unpacked into a directory.

``nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)``

Parameters
----------
installPath : bytes or str

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.
errorLog : bytes

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcRemoveBundledHeaders
");

#[inline(always)]
pub(crate) fn nvrtcRemoveBundledHeaders<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcRemoveBundledHeaders(installPath));
    let arena = CallArena::new();
    let c_installPath = args::c_string(installPath, "installPath", &arena)?;
    let mut c_errorLog: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call.symbol(slots::nvrtcRemoveBundledHeaders)?;
    let status = unsafe { released(py, || function(c_installPath, (&raw mut c_errorLog).cast())) };
    returned(py, &nvrtc::nvrtcResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_errorLog) }?))
}

documented!(nvrtcSetFlowCallback, c"nvrtcSetFlowCallback($self, prog, callback, payload)
--

Sets a callback that is called periodically during compilation and can cancel it.

``nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)``

Parameters
----------
prog : nvrtcProgram or None
callback : callback
    Used after the call returns; kept alive by cubind as long as ``prog`` exists.
payload : object
    Used after the call returns; kept alive by cubind as long as ``prog`` exists.

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Warnings
--------
- ``callback`` may be called with ``payload`` as long as ``prog`` exists, on any thread; it must not call CUDA.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetFlowCallback
");

#[inline(always)]
pub(crate) fn nvrtcSetFlowCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcSetFlowCallback(prog callback payload));
    let arena = CallArena::new();
    let c_prog = args::value::<u64>(prog, "prog", &nvrtc::nvrtcProgram)?;
    static SIGNATURE: Signature = Signature::new(Some(Ty::I32), &[ArgKind::Data, ArgKind::Value(Ty::Pointer)]);
    let mut c_callback = args::callback(callback, Some(&SIGNATURE), Some(payload), &arena)?;
    let c_payload = args::data(payload, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvrtcSetFlowCallback)?;
    let status = unsafe { released(py, || function(c_prog, c_callback.address(), c_payload.cast())) };
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(&nvrtc::nvrtcProgram, c_prog as u64, None, arena);
    }
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcSetPCHHeapSize, c"nvrtcSetPCHHeapSize($self, size)
--

Sets the size in bytes of the heap for precompiled headers (PCH).

``nvrtcResult nvrtcSetPCHHeapSize(size_t size)``

Parameters
----------
size : int

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetPCHHeapSize
");

#[inline(always)]
pub(crate) fn nvrtcSetPCHHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcSetPCHHeapSize(size));
    ints!(u64, c_size = size);
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvrtcSetPCHHeapSize)?;
    let status = unsafe { released(py, || function(c_size)) };
    returned0(py, &nvrtc::nvrtcResult, status)
}

documented!(nvrtcVersion, c"nvrtcVersion($self)
--

Returns the major and minor version of NVRTC, which equal those of its CUDA toolkit.

``nvrtcResult nvrtcVersion(int *major, int *minor)``

Returns
-------
nvrtcResult
    ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
major : int
minor : int

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcVersion
");

#[inline(always)]
pub(crate) fn nvrtcVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvrtcVersion());
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvrtcVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast())) };
    returned_in_form(
        py,
        &nvrtc::nvrtcResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}
