//! Functions of nvjitlink in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::nvjitlink;

documented!(nvJitLinkAddData, c"nvJitLinkAddData($self, handle, inputType, data, size, name)
--

Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.

``nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)``

Parameters
----------
handle : nvJitLinkHandle or None
inputType : nvJitLinkInputType
data : address or buffer
size : int
name : bytes or str or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData
");

#[inline(always)]
pub(crate) fn nvJitLinkAddData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkAddData(handle inputType data size name));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let c_inputType = args::enumeration(inputType, "inputType", &nvjitlink::nvJitLinkInputType)?;
    ints!(u64, c_size = size);
    let c_data = args::either(data, "data", None, false, Some(c_size as usize), &arena)?;
    let c_name = args::optional_c_string(name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u64, *const c_char) -> i32 = call
        .symbol(slots::nvJitLinkAddData)?;
    let status = unsafe { released(py, || function(c_handle, c_inputType, c_data.cast(), c_size, c_name)) };
    returned0(py, &nvjitlink::nvJitLinkResult, status)
}

documented!(nvJitLinkAddFile, c"nvJitLinkAddFile($self, handle, inputType, fileName)
--

Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.

``nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)``

Parameters
----------
handle : nvJitLinkHandle or None
inputType : nvJitLinkInputType
fileName : bytes or str

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Warnings
--------
- ``fileName`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile
");

#[inline(always)]
pub(crate) fn nvJitLinkAddFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkAddFile(handle inputType fileName));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let c_inputType = args::enumeration(inputType, "inputType", &nvjitlink::nvJitLinkInputType)?;
    let c_fileName = args::c_string(fileName, "fileName", &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *const c_char) -> i32 = call.symbol(slots::nvJitLinkAddFile)?;
    let status = unsafe { released(py, || function(c_handle, c_inputType, c_fileName)) };
    returned0(py, &nvjitlink::nvJitLinkResult, status)
}

documented!(nvJitLinkComplete, c"nvJitLinkComplete($self, handle)
--

Links the added inputs, with link-time optimization if requested.

``nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete
");

#[inline(always)]
pub(crate) fn nvJitLinkComplete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkComplete(handle));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvJitLinkComplete)?;
    let status = unsafe { released(py, || function(c_handle)) };
    returned0(py, &nvjitlink::nvJitLinkResult, status)
}

#[inline(always)]
pub(crate) fn nvJitLinkCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkCreate(numOptions options));
    let arena = CallArena::new();
    ints!(u32, c_numOptions = numOptions);
    let mut c_handle: u64 = 0;
    let c_options = args::array(options, "options", &Ty::CString, Some(c_numOptions as usize), &arena)?;
    let function: unsafe extern "system" fn(Ptr, u32, Ptr) -> i32 = call.symbol(slots::nvJitLinkCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast(), c_numOptions, c_options.cast())) };
    returned(
        py, &nvjitlink::nvJitLinkResult, status, 1,
        |tuple| tuple.push(out::value(py, &nvjitlink::nvJitLinkHandle, c_handle as u64)?),
    )
}

documented!(nvJitLinkDestroy, c"nvJitLinkDestroy($self, handle)
--

Destroys a link with all its resources and sets its handle to null.

``nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)``

Parameters
----------
handle : object

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy
");

#[inline(always)]
pub(crate) fn nvJitLinkDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkDestroy(handle));
    let arena = CallArena::new();
    let c_handle = args::variable(handle, "handle", &nvjitlink::nvJitLinkHandle, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvJitLinkDestroy)?;
    let status = unsafe { released(py, || function(c_handle)) };
    returned0(py, &nvjitlink::nvJitLinkResult, status)
}

documented!(nvJitLinkGetErrorLog, c"nvJitLinkGetErrorLog($self, handle, log)
--

Gets a link's error log, whose size ``nvJitLinkGetErrorLogSize`` returns.

``nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)``

Parameters
----------
handle : nvJitLinkHandle or None
log : buffer

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog
");

#[inline(always)]
pub(crate) fn nvJitLinkGetErrorLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkGetErrorLog(handle log));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetErrorLogSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetErrorLog)?;
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

documented!(nvJitLinkGetErrorLogSize, c"nvJitLinkGetErrorLogSize($self, handle)
--

Returns the size in bytes of a link's error log, including the final NUL.

``nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
size : int

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize
");

shared!(
    nvJitLinkGetErrorLogSize = like_nvJitLinkGetErrorLogSize(nvjitlink::nvJitLinkHandle,
    nvjitlink::nvJitLinkResult), "nvJitLinkGetErrorLogSize", "handle",
    slots::nvJitLinkGetErrorLogSize
);

/// The shared body of `nvJitLinkGetErrorLogSize` and other functions.
#[inline(never)]
fn like_nvJitLinkGetErrorLogSize<'a, 'py>(
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

documented!(nvJitLinkGetInfoLog, c"nvJitLinkGetInfoLog($self, handle, log)
--

Gets a link's notes and warnings (info log), whose size ``nvJitLinkGetInfoLogSize`` returns.

``nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)``

Parameters
----------
handle : nvJitLinkHandle or None
log : buffer

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog
");

#[inline(always)]
pub(crate) fn nvJitLinkGetInfoLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkGetInfoLog(handle log));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_log_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetInfoLogSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_log_needed).cast()) };
    let c_log_needed = (status == 0).then_some(c_log_needed);
    let mut c_log = args::OutputBuffer::new(log, "log", c_log_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetInfoLog)?;
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

documented!(nvJitLinkGetInfoLogSize, c"nvJitLinkGetInfoLogSize($self, handle)
--

Returns the size in bytes of a link's info log, including the final NUL.

``nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
size : int

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize
");

shared!(
    nvJitLinkGetInfoLogSize = like_nvJitLinkGetErrorLogSize(nvjitlink::nvJitLinkHandle,
    nvjitlink::nvJitLinkResult), "nvJitLinkGetInfoLogSize", "handle",
    slots::nvJitLinkGetInfoLogSize
);

documented!(nvJitLinkGetLinkedCubin, c"nvJitLinkGetLinkedCubin($self, handle, cubin)
--

Gets a link's cubin, whose size ``nvJitLinkGetLinkedCubinSize`` returns.

``nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)``

Parameters
----------
handle : nvJitLinkHandle or None
cubin : buffer

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin
");

#[inline(always)]
pub(crate) fn nvJitLinkGetLinkedCubin<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkGetLinkedCubin(handle cubin));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_cubin_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedCubinSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_cubin_needed).cast()) };
    let c_cubin_needed = (status == 0).then_some(c_cubin_needed);
    let mut c_cubin = args::OutputBuffer::new(cubin, "cubin", c_cubin_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedCubin)?;
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

documented!(nvJitLinkGetLinkedCubinSize, c"nvJitLinkGetLinkedCubinSize($self, handle)
--

Returns the size in bytes of the cubin that a link produced.

``nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
size : int

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize
");

shared!(
    nvJitLinkGetLinkedCubinSize =
    like_nvJitLinkGetErrorLogSize(nvjitlink::nvJitLinkHandle,
    nvjitlink::nvJitLinkResult), "nvJitLinkGetLinkedCubinSize", "handle",
    slots::nvJitLinkGetLinkedCubinSize
);

documented!(nvJitLinkGetLinkedLTOIR, c"nvJitLinkGetLinkedLTOIR($self, handle, ltoir)
--

Gets a link's LTO-IR, whose size ``nvJitLinkGetLinkedLTOIRSize`` returns.

``nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)``

Parameters
----------
handle : nvJitLinkHandle or None
ltoir : buffer

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR
");

#[inline(always)]
pub(crate) fn nvJitLinkGetLinkedLTOIR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkGetLinkedLTOIR(handle ltoir));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_ltoir_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedLTOIRSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_ltoir_needed).cast()) };
    let c_ltoir_needed = (status == 0).then_some(c_ltoir_needed);
    let mut c_ltoir = args::OutputBuffer::new(ltoir, "ltoir", c_ltoir_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedLTOIR)?;
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

documented!(nvJitLinkGetLinkedLTOIRSize, c"nvJitLinkGetLinkedLTOIRSize($self, handle)
--

Returns the size in bytes of the LTO-IR that a link produced.

``nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
size : int

Notes
-----
Declared in ``nvJitLink.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize
");

shared!(
    nvJitLinkGetLinkedLTOIRSize =
    like_nvJitLinkGetErrorLogSize(nvjitlink::nvJitLinkHandle,
    nvjitlink::nvJitLinkResult), "nvJitLinkGetLinkedLTOIRSize", "handle",
    slots::nvJitLinkGetLinkedLTOIRSize
);

documented!(nvJitLinkGetLinkedPtx, c"nvJitLinkGetLinkedPtx($self, handle, ptx)
--

Gets a link's PTX, whose size ``nvJitLinkGetLinkedPtxSize`` returns.

``nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)``

Parameters
----------
handle : nvJitLinkHandle or None
ptx : buffer

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx
");

#[inline(always)]
pub(crate) fn nvJitLinkGetLinkedPtx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkGetLinkedPtx(handle ptx));
    let c_handle = args::value::<u64>(handle, "handle", &nvjitlink::nvJitLinkHandle)?;
    let mut c_ptx_needed = 0usize;
    let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedPtxSize)?;
    let status = unsafe { asked(c_handle, (&raw mut c_ptx_needed).cast()) };
    let c_ptx_needed = (status == 0).then_some(c_ptx_needed);
    let mut c_ptx = args::OutputBuffer::new(ptx, "ptx", c_ptx_needed)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvJitLinkGetLinkedPtx)?;
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

documented!(nvJitLinkGetLinkedPtxSize, c"nvJitLinkGetLinkedPtxSize($self, handle)
--

Returns the size in bytes of the PTX that a link produced, which requires the options ``-lto -ptx``.

``nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)``

Parameters
----------
handle : nvJitLinkHandle or None

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``.
size : int

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize
");

shared!(
    nvJitLinkGetLinkedPtxSize = like_nvJitLinkGetErrorLogSize(nvjitlink::nvJitLinkHandle,
    nvjitlink::nvJitLinkResult), "nvJitLinkGetLinkedPtxSize", "handle",
    slots::nvJitLinkGetLinkedPtxSize
);

documented!(nvJitLinkVersion, c"nvJitLinkVersion($self)
--

Returns the major and minor version of nvJitLink, which equal those of its CUDA toolkit.

``nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)``

Returns
-------
nvJitLinkResult
    ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INTERNAL``, ``NVJITLINK_ERROR_INVALID_INPUT``.
major : int
minor : int

Notes
-----
Declared in ``nvJitLink.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkVersion
");

#[inline(always)]
pub(crate) fn nvJitLinkVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvJitLinkVersion());
    let mut c_major: u32 = 0;
    let mut c_minor: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvJitLinkVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast())) };
    returned_in_form(
        py,
        &nvjitlink::nvJitLinkResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_major)?)?;
            tuple.push(out::u32(py, c_minor)?)?;
            Ok(())
        },
    )
}
