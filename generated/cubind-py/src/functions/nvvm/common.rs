//! Functions of nvvm in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::nvvm;

documented!(nvvmAddModuleToProgram, c"nvvmAddModuleToProgram($self, prog, buffer, size, name)
--

Adds a module of NVVM IR, as LLVM bitcode or text, to a program.

``nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``

Parameters
----------
prog : nvvmProgram or None
buffer : address or buffer
size : int
name : bytes or str or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmAddModuleToProgram
");

shared!(
    nvvmAddModuleToProgram = like_nvvmAddModuleToProgram(nvvm::nvvmProgram,
    nvvm::nvvmResult), "nvvmAddModuleToProgram", "prog buffer size name",
    slots::nvvmAddModuleToProgram
);

/// The shared body of `nvvmAddModuleToProgram` and other functions.
#[inline(never)]
fn like_nvvmAddModuleToProgram<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c1 = args::either(a1, own.name(1), None, false, Some(c2 as usize), &arena)?;
            let c3 = args::optional_c_string(a3, own.name(3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, *const c_char, u64, *const c_char,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvvmCompileProgram, c"nvvmCompileProgram($self, prog, numOptions, options)
--

Compiles a program to PTX (or LTO-IR), with options such as ``-arch=compute_90``.

``nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)``

Parameters
----------
prog : nvvmProgram or None
numOptions : int
options : list[bytes or str] or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_COMPILATION``, ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCompileProgram
");

shared!(
    nvvmCompileProgram = like_nvvmCompileProgram(nvvm::nvvmProgram, Ty::CString,
    nvvm::nvvmResult), "nvvmCompileProgram", "prog numOptions options",
    slots::nvvmCompileProgram
);

/// The shared body of `nvvmCompileProgram` and other functions.
#[inline(never)]
fn like_nvvmCompileProgram<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::array(a2, own.name(2), t1, Some(args::length(py, c1.into(), own.name(1))?), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvvmCreateProgram, c"nvvmCreateProgram($self)
--

Creates a program that contains no modules.

``nvvmResult nvvmCreateProgram(nvvmProgram *prog)``

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
prog : nvvmProgram

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCreateProgram
");

#[inline(always)]
pub(crate) fn nvvmCreateProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmCreateProgram());
    let mut c_prog: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvvmCreateProgram)?;
    let status = unsafe { released(py, || function((&raw mut c_prog).cast())) };
    returned(py, &nvvm::nvvmResult, status, 1, |tuple| tuple.push(out::value(py, &nvvm::nvvmProgram, c_prog as u64)?))
}

documented!(nvvmDestroyProgram, c"nvvmDestroyProgram($self, prog)
--

Destroys a program and sets its handle to null.

``nvvmResult nvvmDestroyProgram(nvvmProgram *prog)``

Parameters
----------
prog : object

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

Warnings
--------
- No thread may use ``prog``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmDestroyProgram
");

#[inline(always)]
pub(crate) fn nvvmDestroyProgram<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmDestroyProgram(prog));
    let arena = CallArena::new();
    let c_prog = args::variable(prog, "prog", &nvvm::nvvmProgram, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvvmDestroyProgram)?;
    let status = unsafe { released(py, || function(c_prog)) };
    returned0(py, &nvvm::nvvmResult, status)
}

documented!(nvvmGetCompiledResult, c"nvvmGetCompiledResult($self, prog, buffer)
--

Gets the compiled PTX or LTO-IR, whose size ``nvvmGetCompiledResultSize`` returns.

``nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)``

Parameters
----------
prog : nvvmProgram or None
buffer : buffer

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResult
");

#[inline(always)]
pub(crate) fn nvvmGetCompiledResult<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmGetCompiledResult(prog buffer));
    let c_prog = args::value::<u64>(prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvvmGetCompiledResultSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", c_buffer_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvvmGetCompiledResult)?;
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

documented!(nvvmGetCompiledResultSize, c"nvvmGetCompiledResultSize($self, prog)
--

Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.

``nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)``

Parameters
----------
prog : nvvmProgram or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
bufferSizeRet : int

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResultSize
");

shared!(
    nvvmGetCompiledResultSize = like_nvvmGetCompiledResultSize(nvvm::nvvmProgram,
    nvvm::nvvmResult), "nvvmGetCompiledResultSize", "prog",
    slots::nvvmGetCompiledResultSize
);

/// The shared body of `nvvmGetCompiledResultSize` and other functions.
#[inline(never)]
fn like_nvvmGetCompiledResultSize<'a, 'py>(
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

documented!(nvvmGetErrorString, c"nvvmGetErrorString($self, result)
--

Returns the name of a result code, such as ``NVVM_ERROR_COMPILATION``.

``const char *nvvmGetErrorString(nvvmResult result)``

Parameters
----------
result : nvvmResult

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetErrorString
");

#[inline(always)]
pub(crate) fn nvvmGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvvmGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvvm::nvvmResult)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::nvvmGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(py, &nvvm::nvvmResult, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(nvvmGetProgramLog, c"nvvmGetProgramLog($self, prog, buffer)
--

Gets a program's warnings and errors, whose size ``nvvmGetProgramLogSize`` returns.

``nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)``

Parameters
----------
prog : nvvmProgram or None
buffer : buffer

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLog
");

#[inline(always)]
pub(crate) fn nvvmGetProgramLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmGetProgramLog(prog buffer));
    let c_prog = args::value::<u64>(prog, "prog", &nvvm::nvvmProgram)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvvmGetProgramLogSize)?;
    let status = unsafe { asked(c_prog, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", c_buffer_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvvmGetProgramLog)?;
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

documented!(nvvmGetProgramLogSize, c"nvvmGetProgramLogSize($self, prog)
--

Returns the size in bytes of a program's log, including the final NUL.

``nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)``

Parameters
----------
prog : nvvmProgram or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
bufferSizeRet : int

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLogSize
");

shared!(
    nvvmGetProgramLogSize = like_nvvmGetCompiledResultSize(nvvm::nvvmProgram,
    nvvm::nvvmResult), "nvvmGetProgramLogSize", "prog", slots::nvvmGetProgramLogSize
);

documented!(nvvmIRVersion, c"nvvmIRVersion($self)
--

Returns the versions of NVVM IR and of its debug metadata that the library supports.

``nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)``

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``.
majorIR : int
minorIR : int
majorDbg : int
minorDbg : int

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmIRVersion
");

#[inline(always)]
pub(crate) fn nvvmIRVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmIRVersion());
    let mut c_majorIR: i32 = 0;
    let mut c_minorIR: i32 = 0;
    let mut c_majorDbg: i32 = 0;
    let mut c_minorDbg: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvvmIRVersion)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_majorIR).cast(), (&raw mut c_minorIR).cast(), (&raw mut c_majorDbg).cast(),
        (&raw mut c_minorDbg).cast(),
    )) };
    returned_in_form(
        py,
        &nvvm::nvvmResult,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::i32(py, c_majorIR)?)?;
            tuple.push(out::i32(py, c_minorIR)?)?;
            tuple.push(out::i32(py, c_majorDbg)?)?;
            tuple.push(out::i32(py, c_minorDbg)?)?;
            Ok(())
        },
    )
}

documented!(nvvmLLVMVersion, c"nvvmLLVMVersion($self, arch)
--

Returns the major version of the LLVM bitcode that the library supports for an architecture.

``nvvmResult nvvmLLVMVersion(const char *arch, int *major)``

Parameters
----------
arch : bytes or str

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``.
major : int

Notes
-----
Declared in ``nvvm.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLLVMVersion
");

#[inline(always)]
pub(crate) fn nvvmLLVMVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmLLVMVersion(arch));
    let arena = CallArena::new();
    let c_arch = args::c_string(arch, "arch", &arena)?;
    let mut c_major: i32 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call.symbol(slots::nvvmLLVMVersion)?;
    let status = unsafe { released(py, || function(c_arch, (&raw mut c_major).cast())) };
    returned(py, &nvvm::nvvmResult, status, 1, |tuple| tuple.push(out::i32(py, c_major)?))
}

documented!(nvvmLazyAddModuleToProgram, c"nvvmLazyAddModuleToProgram($self, prog, buffer, size, name)
--

Adds a module, such as libdevice, from which only the symbols that other modules need are linked.

``nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``

Parameters
----------
prog : nvvmProgram or None
buffer : address or buffer
size : int
name : bytes or str or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLazyAddModuleToProgram
");

shared!(
    nvvmLazyAddModuleToProgram = like_nvvmAddModuleToProgram(nvvm::nvvmProgram,
    nvvm::nvvmResult), "nvvmLazyAddModuleToProgram", "prog buffer size name",
    slots::nvvmLazyAddModuleToProgram
);

documented!(nvvmVerifyProgram, c"nvvmVerifyProgram($self, prog, numOptions, options)
--

Verifies that the modules of a program are valid NVVM IR; the log describes the errors.

``nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)``

Parameters
----------
prog : nvvmProgram or None
numOptions : int
options : list[bytes or str] or None

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_IR``, ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVerifyProgram
");

shared!(
    nvvmVerifyProgram = like_nvvmCompileProgram(nvvm::nvvmProgram, Ty::CString,
    nvvm::nvvmResult), "nvvmVerifyProgram", "prog numOptions options",
    slots::nvvmVerifyProgram
);

documented!(nvvmVersion, c"nvvmVersion($self)
--

Returns the major and minor version of libNVVM.

``nvvmResult nvvmVersion(int *major, int *minor)``

Returns
-------
nvvmResult
    ``NVVM_SUCCESS``.
major : int
minor : int

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVersion
");

#[inline(always)]
pub(crate) fn nvvmVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvvmVersion());
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvvmVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast())) };
    returned_in_form(
        py,
        &nvvm::nvvmResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}
