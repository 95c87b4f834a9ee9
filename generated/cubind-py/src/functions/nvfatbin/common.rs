//! Functions of nvfatbin in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::nvfatbin;

documented!(nvFatbinAddCubin, c"nvFatbinAddCubin($self, handle, code, size, arch, identifier)
--

Adds a cubin for an architecture, given as a string such as ``90``, to a fat binary.

``nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int
arch, identifier : bytes or str

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_ELF_ARCH_MISMATCH``, ``NVFATBIN_ERROR_ELF_SIZE_MISMATCH``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddCubin
");

shared!(
    nvFatbinAddCubin = like_nvFatbinAddCubin(nvfatbin::nvFatbinHandle,
    nvfatbin::nvFatbinResult), "nvFatbinAddCubin", "handle code size arch identifier",
    slots::nvFatbinAddCubin
);

/// The shared body of `nvFatbinAddCubin` and other functions.
#[inline(never)]
fn like_nvFatbinAddCubin<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c1 = args::either(a1, own.name(1), None, false, Some(c2 as usize), &arena)?;
            let c3 = args::c_string(a3, own.name(3), &arena)?;
            let c4 = args::c_string(a4, own.name(4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, Ptr, u64, *const c_char, *const c_char,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3, c4)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvFatbinAddIndex, c"nvFatbinAddIndex($self, handle, code, size, identifier)
--

Adds an index file to a fat binary, under an identifier.

``nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int
identifier : bytes or str

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_INDEX``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddIndex
");

#[inline(always)]
pub(crate) fn nvFatbinAddIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinAddIndex(handle code size identifier));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    ints!(u64, c_size = size);
    let c_code = args::either(code, "code", None, false, Some(c_size as usize), &arena)?;
    let c_identifier = args::c_string(identifier, "identifier", &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, *const c_char) -> i32 = call
        .symbol(slots::nvFatbinAddIndex)?;
    let status = unsafe { released(py, || function(c_handle, c_code.cast(), c_size, c_identifier)) };
    returned0(py, &nvfatbin::nvFatbinResult, status)
}

documented!(nvFatbinAddLTOIR, c"nvFatbinAddLTOIR($self, handle, code, size, arch, identifier, optionsCmdLine)
--

Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.

``nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int
arch, identifier, optionsCmdLine : bytes or str

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddLTOIR
");

#[inline(always)]
pub(crate) fn nvFatbinAddLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinAddLTOIR(handle code size arch identifier optionsCmdLine));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    ints!(u64, c_size = size);
    let c_code = args::either(code, "code", None, false, Some(c_size as usize), &arena)?;
    let c_arch = args::c_string(arch, "arch", &arena)?;
    let c_identifier = args::c_string(identifier, "identifier", &arena)?;
    let c_optionsCmdLine = args::c_string(optionsCmdLine, "optionsCmdLine", &arena)?;
    let function: unsafe extern "system" fn(
        u64, Ptr, u64, *const c_char, *const c_char, *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddLTOIR)?;
    let status = unsafe {
        released(py, || function(c_handle, c_code.cast(), c_size, c_arch, c_identifier, c_optionsCmdLine))
    };
    returned0(py, &nvfatbin::nvFatbinResult, status)
}

documented!(nvFatbinAddPTX, c"nvFatbinAddPTX($self, handle, code, size, arch, identifier, optionsCmdLine)
--

Adds PTX for an architecture to a fat binary, with options for compiling it later.

``nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int
arch, identifier, optionsCmdLine : bytes or str

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddPTX
");

#[inline(always)]
pub(crate) fn nvFatbinAddPTX<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinAddPTX(handle code size arch identifier optionsCmdLine));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    ints!(u64, c_size = size);
    let c_code = args::either(code, "code", None, false, Some(c_size as usize), &arena)?;
    let c_arch = args::c_string(arch, "arch", &arena)?;
    let c_identifier = args::c_string(identifier, "identifier", &arena)?;
    let c_optionsCmdLine = args::c_string(optionsCmdLine, "optionsCmdLine", &arena)?;
    let function: unsafe extern "system" fn(
        u64, *const c_char, u64, *const c_char, *const c_char, *const c_char,
    ) -> i32 = call.symbol(slots::nvFatbinAddPTX)?;
    let status = unsafe {
        released(py, || function(c_handle, c_code.cast(), c_size, c_arch, c_identifier, c_optionsCmdLine))
    };
    returned0(py, &nvfatbin::nvFatbinResult, status)
}

documented!(nvFatbinAddReloc, c"nvFatbinAddReloc($self, handle, code, size)
--

Adds the relocatable PTX in a host object file to a fat binary.

``nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_IDENTIFIER_REUSE``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddReloc
");

#[inline(always)]
pub(crate) fn nvFatbinAddReloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinAddReloc(handle code size));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    ints!(u64, c_size = size);
    let c_code = args::either(code, "code", None, false, Some(c_size as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::nvFatbinAddReloc)?;
    let status = unsafe { released(py, || function(c_handle, c_code.cast(), c_size)) };
    returned0(py, &nvfatbin::nvFatbinResult, status)
}

documented!(nvFatbinAddTileIR, c"nvFatbinAddTileIR($self, handle, code, size, identifier, optionsCmdLine)
--

Adds Tile IR to a fat binary, with options for compiling it later.

``nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier, const char *optionsCmdLine)``

Parameters
----------
handle : nvFatbinHandle or None
code : address or buffer
size : int
identifier, optionsCmdLine : bytes or str

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``, ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

Notes
-----
Declared in ``nvFatbin.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddTileIR
");

shared!(
    nvFatbinAddTileIR = like_nvFatbinAddCubin(nvfatbin::nvFatbinHandle,
    nvfatbin::nvFatbinResult), "nvFatbinAddTileIR",
    "handle code size identifier optionsCmdLine", slots::nvFatbinAddTileIR
);

documented!(nvFatbinCreate, c"nvFatbinCreate($self, options, optionsCount)
--

Creates an empty fat binary, with options such as ``-64`` and ``-compress=true``.

``nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)``

Parameters
----------
options : list[bytes or str] or None
optionsCount : int

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
handle_indirect : nvFatbinHandle

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinCreate
");

#[inline(always)]
pub(crate) fn nvFatbinCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinCreate(options optionsCount));
    let arena = CallArena::new();
    ints!(u64, c_optionsCount = optionsCount);
    let mut c_handle_indirect: u64 = 0;
    let c_options = args::array(options, "options", &Ty::CString, Some(c_optionsCount as usize), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64) -> i32 = call.symbol(slots::nvFatbinCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_handle_indirect).cast(), c_options.cast(), c_optionsCount))
    };
    returned(
        py,
        &nvfatbin::nvFatbinResult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvfatbin::nvFatbinHandle, c_handle_indirect as u64)?)
        },
    )
}

documented!(nvFatbinDestroy, c"nvFatbinDestroy($self, handle_indirect)
--

Destroys a fat binary and sets its handle to null.

``nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)``

Parameters
----------
handle_indirect : object

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

Warnings
--------
- No thread may use ``handle_indirect``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinDestroy
");

#[inline(always)]
pub(crate) fn nvFatbinDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinDestroy(handle_indirect));
    let arena = CallArena::new();
    let c_handle_indirect = args::variable(handle_indirect, "handle_indirect", &nvfatbin::nvFatbinHandle, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvFatbinDestroy)?;
    let status = unsafe { released(py, || function(c_handle_indirect)) };
    returned0(py, &nvfatbin::nvFatbinResult, status)
}

documented!(nvFatbinGet, c"nvFatbinGet($self, handle, buffer)
--

Gets a finished fat binary, whose size ``nvFatbinSize`` returns.

``nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)``

Parameters
----------
handle : nvFatbinHandle or None
buffer : buffer

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet
");

#[inline(always)]
pub(crate) fn nvFatbinGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinGet(handle buffer));
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let mut c_buffer_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvFatbinSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_buffer_needed).cast()) };
    let c_buffer_needed = (status == 0).then_some(c_buffer_needed);
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", c_buffer_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvFatbinGet)?;
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

documented!(nvFatbinGetErrorString, c"nvFatbinGetErrorString($self, result)
--

Returns the description of a result code.

``const char *nvFatbinGetErrorString(nvFatbinResult result)``

Parameters
----------
result : nvFatbinResult

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString
");

#[inline(always)]
pub(crate) fn nvFatbinGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvFatbinGetErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvfatbin::nvFatbinResult)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::nvFatbinGetErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(py, &nvfatbin::nvFatbinResult, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(nvFatbinSize, c"nvFatbinSize($self, handle)
--

Returns the size in bytes of a finished fat binary.

``nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)``

Parameters
----------
handle : nvFatbinHandle or None

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.
size : int

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinSize
");

#[inline(always)]
pub(crate) fn nvFatbinSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinSize(handle));
    let c_handle = args::value::<u64>(handle, "handle", &nvfatbin::nvFatbinHandle)?;
    let mut c_size: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvFatbinSize)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_size).cast())) };
    returned(py, &nvfatbin::nvFatbinResult, status, 1, |tuple| tuple.push(out::u64(py, c_size)?))
}

documented!(nvFatbinVersion, c"nvFatbinVersion($self)
--

Returns the major and minor version of nvFatbin, which equal those of its CUDA toolkit.

``nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)``

Returns
-------
nvFatbinResult
    ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.
major : int
minor : int

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinVersion
");

#[inline(always)]
pub(crate) fn nvFatbinVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvFatbinVersion());
    let mut c_major: u32 = 0;
    let mut c_minor: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvFatbinVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast())) };
    returned_in_form(
        py,
        &nvfatbin::nvFatbinResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_major)?)?;
            tuple.push(out::u32(py, c_minor)?)?;
            Ok(())
        },
    )
}
