//! Functions of nvjpeg in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvjpeg, runtime};

documented!(nvjpegBufferDeviceCreate, c"nvjpegBufferDeviceCreate($self, handle, device_allocator)
--

Creates an empty buffer of device memory, which grows during decoding as needed.

``nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)``

Parameters
----------
handle : nvjpegHandle_t or None
device_allocator : nvjpegDevAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``buffer`` exists.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
buffer : nvjpegBufferDevice_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreate
");

shared!(
    nvjpegBufferDeviceCreate = like_nvjpegBufferDeviceCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegDevAllocator_t, nvjpeg::nvjpegBufferDevice_t, nvjpeg::nvjpegStatus_t),
    "nvjpegBufferDeviceCreate", "handle device_allocator",
    slots::nvjpegBufferDeviceCreate
);

/// The shared body of `nvjpegBufferDeviceCreate` and other functions.
#[inline(never)]
fn like_nvjpegBufferDeviceCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let mut c2: u64 = 0;
            args::keep(a1, &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast())) };
            if status == 0 {
                handle_keepalive::made(t2, c2 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t2, c2 as u64, None, arena);
            }
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t2, c2 as u64)?))
        },
    )
}

documented!(nvjpegBufferDeviceCreateV2, c"nvjpegBufferDeviceCreateV2($self, handle, device_allocator)
--

Creates an empty buffer of device memory with stream-ordered allocators.

``nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)``

Parameters
----------
handle : nvjpegHandle_t or None
device_allocator : nvjpegDevAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``buffer`` exists.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
buffer : nvjpegBufferDevice_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreateV2
");

shared!(
    nvjpegBufferDeviceCreateV2 = like_nvjpegBufferDeviceCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegDevAllocatorV2_t, nvjpeg::nvjpegBufferDevice_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferDeviceCreateV2", "handle device_allocator",
    slots::nvjpegBufferDeviceCreateV2
);

documented!(nvjpegBufferDeviceDestroy, c"nvjpegBufferDeviceDestroy($self, buffer)
--

Destroys a buffer of device memory.

``nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)``

Parameters
----------
buffer : nvjpegBufferDevice_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``buffer``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceDestroy
");

shared!(
    nvjpegBufferDeviceDestroy =
    like_nvjpegBufferDeviceDestroy(nvjpeg::nvjpegBufferDevice_t, nvjpeg::nvjpegStatus_t),
    "nvjpegBufferDeviceDestroy", "buffer", slots::nvjpegBufferDeviceDestroy
);

/// The shared body of `nvjpegBufferDeviceDestroy` and other functions.
#[inline(never)]
fn like_nvjpegBufferDeviceDestroy<'a, 'py>(
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
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(nvjpegBufferDeviceResize, c"nvjpegBufferDeviceResize($self, buffer, size, stream)
--

Resizes a buffer of device memory in stream order.

``nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)``

Parameters
----------
buffer : nvjpegBufferDevice_t or None
size : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceResize
");

shared!(
    nvjpegBufferDeviceResize =
    like_nvjpegBufferDeviceResize(nvjpeg::nvjpegBufferDevice_t, runtime::cudaStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferDeviceResize", "buffer size stream",
    slots::nvjpegBufferDeviceResize
);

/// The shared body of `nvjpegBufferDeviceResize` and other functions.
#[inline(never)]
fn like_nvjpegBufferDeviceResize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvjpegBufferDeviceRetrieve, c"nvjpegBufferDeviceRetrieve($self, buffer)
--

Returns the current size and address of a device buffer.

``nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)``

Parameters
----------
buffer : nvjpegBufferDevice_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
size : int
ptr : int
    Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceRetrieve
");

shared!(
    nvjpegBufferDeviceRetrieve =
    like_nvjpegBufferDeviceRetrieve(nvjpeg::nvjpegBufferDevice_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferDeviceRetrieve", "buffer",
    slots::nvjpegBufferDeviceRetrieve
);

/// The shared body of `nvjpegBufferDeviceRetrieve` and other functions.
#[inline(never)]
fn like_nvjpegBufferDeviceRetrieve<'a, 'py>(
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
            let mut c2: *mut c_void = core::ptr::null_mut();
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u64(py, c1)?)?;
                    tuple.push(out::pointer(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvjpegBufferPinnedCreate, c"nvjpegBufferPinnedCreate($self, handle, pinned_allocator)
--

Creates an empty buffer of pinned host memory, which grows during decoding as needed.

``nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)``

Parameters
----------
handle : nvjpegHandle_t or None
pinned_allocator : nvjpegPinnedAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``buffer`` exists.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
buffer : nvjpegBufferPinned_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreate
");

shared!(
    nvjpegBufferPinnedCreate = like_nvjpegBufferDeviceCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegPinnedAllocator_t, nvjpeg::nvjpegBufferPinned_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferPinnedCreate", "handle pinned_allocator",
    slots::nvjpegBufferPinnedCreate
);

documented!(nvjpegBufferPinnedCreateV2, c"nvjpegBufferPinnedCreateV2($self, handle, pinned_allocator)
--

Creates an empty buffer of pinned host memory with stream-ordered allocators.

``nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)``

Parameters
----------
handle : nvjpegHandle_t or None
pinned_allocator : nvjpegPinnedAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``buffer`` exists.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
buffer : nvjpegBufferPinned_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreateV2
");

shared!(
    nvjpegBufferPinnedCreateV2 = like_nvjpegBufferDeviceCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegPinnedAllocatorV2_t, nvjpeg::nvjpegBufferPinned_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferPinnedCreateV2", "handle pinned_allocator",
    slots::nvjpegBufferPinnedCreateV2
);

documented!(nvjpegBufferPinnedDestroy, c"nvjpegBufferPinnedDestroy($self, buffer)
--

Destroys a buffer of pinned host memory.

``nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)``

Parameters
----------
buffer : nvjpegBufferPinned_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``buffer``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedDestroy
");

shared!(
    nvjpegBufferPinnedDestroy =
    like_nvjpegBufferDeviceDestroy(nvjpeg::nvjpegBufferPinned_t, nvjpeg::nvjpegStatus_t),
    "nvjpegBufferPinnedDestroy", "buffer", slots::nvjpegBufferPinnedDestroy
);

documented!(nvjpegBufferPinnedResize, c"nvjpegBufferPinnedResize($self, buffer, size, stream)
--

Resizes a buffer of pinned host memory in stream order.

``nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)``

Parameters
----------
buffer : nvjpegBufferPinned_t or None
size : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedResize
");

shared!(
    nvjpegBufferPinnedResize =
    like_nvjpegBufferDeviceResize(nvjpeg::nvjpegBufferPinned_t, runtime::cudaStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferPinnedResize", "buffer size stream",
    slots::nvjpegBufferPinnedResize
);

documented!(nvjpegBufferPinnedRetrieve, c"nvjpegBufferPinnedRetrieve($self, buffer)
--

Returns the current size and address of a pinned buffer.

``nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)``

Parameters
----------
buffer : nvjpegBufferPinned_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
size : int
ptr : int
    Referenced memory and handles are valid until another value is set in ``buffer``, or ``buffer`` is destroyed.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedRetrieve
");

shared!(
    nvjpegBufferPinnedRetrieve =
    like_nvjpegBufferDeviceRetrieve(nvjpeg::nvjpegBufferPinned_t,
    nvjpeg::nvjpegStatus_t), "nvjpegBufferPinnedRetrieve", "buffer",
    slots::nvjpegBufferPinnedRetrieve
);

documented!(nvjpegCreate, c"nvjpegCreate($self, backend, dev_allocator)
--

Creates an nvJPEG handle with a given backend and the caller's device memory allocator.

``nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)``

Parameters
----------
backend : nvjpegBackend_t
dev_allocator : nvjpegDevAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
handle : nvjpegHandle_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreate
");

#[inline(always)]
pub(crate) fn nvjpegCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegCreate(backend dev_allocator));
    let arena = CallArena::new();
    let c_backend = args::enumeration(backend, "backend", &nvjpeg::nvjpegBackend_t)?;
    let c_dev_allocator = args::optional_record(dev_allocator, "dev_allocator", &nvjpeg::nvjpegDevAllocator_t)?;
    let mut c_handle: u64 = 0;
    args::keep(dev_allocator, &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.symbol(slots::nvjpegCreate)?;
    let status = unsafe { released(py, || function(c_backend, c_dev_allocator.cast(), (&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvjpeg::nvjpegHandle_t, c_handle as u64, None, arena);
    }
    returned(
        py, &nvjpeg::nvjpegStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

documented!(nvjpegCreateEx, c"nvjpegCreateEx($self, backend, dev_allocator, pinned_allocator, flags)
--

Creates an nvJPEG handle with a given backend, the caller's device and pinned memory allocators, and flags.

``nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``

Parameters
----------
backend : nvjpegBackend_t
dev_allocator : nvjpegDevAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
pinned_allocator : nvjpegPinnedAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
flags : int
    Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``, ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
handle : nvjpegHandle_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateEx
");

shared!(
    nvjpegCreateEx = like_nvjpegCreateEx(nvjpeg::nvjpegBackend_t,
    nvjpeg::nvjpegDevAllocator_t, nvjpeg::nvjpegPinnedAllocator_t,
    nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t), "nvjpegCreateEx",
    "backend dev_allocator pinned_allocator flags", slots::nvjpegCreateEx
);

/// The shared body of `nvjpegCreateEx` and other functions.
#[inline(never)]
fn like_nvjpegCreateEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static RecordDef,
    t2: &'static RecordDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let c3 = args::u32(a3, own.name(3))?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            let mut c4: u64 = 0;
            args::keep(a1, &arena)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3, (&raw mut c4).cast())) };
            if status == 0 {
                handle_keepalive::made(t3, c4 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c4 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c4 as u64)?))
        },
    )
}

documented!(nvjpegCreateExV2, c"nvjpegCreateExV2($self, backend, dev_allocator, pinned_allocator, flags)
--

Creates an nvJPEG handle with a given backend and the caller's stream-ordered allocators.

``nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)``

Parameters
----------
backend : nvjpegBackend_t
dev_allocator : nvjpegDevAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
pinned_allocator : nvjpegPinnedAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
flags : int
    Flags: ``NVJPEG_FLAGS_BITSTREAM_STRICT``, ``NVJPEG_FLAGS_DEFAULT``, ``NVJPEG_FLAGS_ENABLE_MEMORY_POOLS``, ``NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE``, ``NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY``, ``NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION``.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
handle : nvjpegHandle_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateExV2
");

shared!(
    nvjpegCreateExV2 = like_nvjpegCreateEx(nvjpeg::nvjpegBackend_t,
    nvjpeg::nvjpegDevAllocatorV2_t, nvjpeg::nvjpegPinnedAllocatorV2_t,
    nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t), "nvjpegCreateExV2",
    "backend dev_allocator pinned_allocator flags", slots::nvjpegCreateExV2
);

documented!(nvjpegCreateSimple, c"nvjpegCreateSimple($self)
--

Creates an nvJPEG handle with the default backend and allocators.

``nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)``

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
handle : nvjpegHandle_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateSimple
");

#[inline(always)]
pub(crate) fn nvjpegCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegCreateSimple());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvjpegCreateSimple)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvjpeg::nvjpegHandle_t, c_handle as u64);
    }
    returned(
        py, &nvjpeg::nvjpegStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvjpeg::nvjpegHandle_t, c_handle as u64)?),
    )
}

documented!(nvjpegDecode, c"nvjpegDecode($self, handle, jpeg_handle, data, length, output_format, destination, stream)
--

Decodes one JPEG from host memory to device memory; the GPU's work runs in a stream.

``nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
output_format : nvjpegOutputFormat_t
destination : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode
");

documented!(nvjpegDecodeBatched, c"nvjpegDecodeBatched($self, handle, jpeg_handle, data, lengths, destinations, stream)
--

Decodes a batch of JPEGs from host memory to device memory in a stream.

``nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
lengths : list[int] or None
destinations : list[nvjpegImage_t] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatched
");

#[inline(always)]
pub(crate) fn nvjpegDecodeBatched<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeBatched(handle jpeg_handle data lengths destinations stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::array(data, "data", &Ty::Pointer, None, &arena)?;
    let c_lengths = args::array(lengths, "lengths", &Ty::U64, None, &arena)?;
    let c_destinations = args::array(destinations, "destinations", &Ty::Record(&nvjpeg::nvjpegImage_t), None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeBatched)?;
    let status = unsafe { released(
        py, || function(c_handle, c_jpeg_handle, c_data.cast(), c_lengths.cast(), c_destinations.cast(), c_stream),
    ) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeBatchedEx, c"nvjpegDecodeBatchedEx($self, handle, jpeg_handle, data, lengths, destinations, decode_params, stream)
--

Decodes a batch of JPEGs, each with its own parameters, such as a region, in a stream.

``nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
lengths : list[int] or None
destinations : list[nvjpegImage_t] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
decode_params : list[nvjpegDecodeParams_t] or None
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedEx
");

#[inline(always)]
pub(crate) fn nvjpegDecodeBatchedEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeBatchedEx(handle jpeg_handle data lengths destinations decode_params stream));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::array(data, "data", &Ty::Pointer, None, &arena)?;
    let c_lengths = args::array(lengths, "lengths", &Ty::U64, None, &arena)?;
    let c_destinations = args::array(destinations, "destinations", &Ty::Record(&nvjpeg::nvjpegImage_t), None, &arena)?;
    let c_decode_params = args::array(
        decode_params, "decode_params", &Ty::Value(&nvjpeg::nvjpegDecodeParams_t), None, &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedEx)?;
    let status = unsafe { released(py, || function(
        c_handle, c_jpeg_handle, c_data.cast(), c_lengths.cast(), c_destinations.cast(), c_decode_params.cast(),
        c_stream,
    )) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeBatchedInitialize, c"nvjpegDecodeBatchedInitialize($self, handle, jpeg_handle, batch_size, max_cpu_threads, output_format)
--

Initializes a state for batches of a given size and output format.

``nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
batch_size, max_cpu_threads : int
output_format : nvjpegOutputFormat_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize
");

documented!(nvjpegDecodeBatchedParseJpegTables, c"nvjpegDecodeBatchedParseJpegTables($self, handle, jpeg_handle, data, length)
--

Parses the tables of an abbreviated JPEG, which the images of a batch share.

``nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
data : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``jpeg_handle``, or ``jpeg_handle`` is destroyed.
length : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedParseJpegTables
");

#[inline(always)]
pub(crate) fn nvjpegDecodeBatchedParseJpegTables<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([handle, jpeg_handle, data, object_length], []) = call
        .bind("nvjpegDecodeBatchedParseJpegTables", "handle jpeg_handle data length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_handle = args::value::<
        u64,
    >(jpeg_handle, "jpeg_handle", &nvjpeg::nvjpegJpegState_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeBatchedParseJpegTables)?;
    let status = unsafe { released(py, || function(c_handle, c_jpeg_handle, c_data.cast(), c_length)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegState_t, c_jpeg_handle as u64, Some(("nvjpegDecodeBatchedParseJpegTables", 0)), arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeBatchedPreAllocate, c"nvjpegDecodeBatchedPreAllocate($self, handle, jpeg_handle, batch_size, width, height, chroma_subsampling, output_format)
--

Allocates a state's memory in advance, for batches of images up to a given size.

``nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_handle : nvjpegJpegState_t or None
batch_size, width, height : int
chroma_subsampling : nvjpegChromaSubsampling_t
output_format : nvjpegOutputFormat_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate
");

documented!(nvjpegDecodeBatchedSupported, c"nvjpegDecodeBatchedSupported($self, handle, jpeg_stream)
--

Checks whether batched decoding supports a parsed JPEG; the result is 0 if so.

``nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
is_supported : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupported
");

#[inline(always)]
pub(crate) fn nvjpegDecodeBatchedSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeBatchedSupported(handle jpeg_stream));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let mut c_is_supported: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::nvjpegDecodeBatchedSupported)?;
    let status = unsafe { released(py, || function(c_handle, c_jpeg_stream, (&raw mut c_is_supported).cast())) };
    returned(py, &nvjpeg::nvjpegStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_is_supported)?))
}

documented!(nvjpegDecodeBatchedSupportedEx, c"nvjpegDecodeBatchedSupportedEx($self, handle, jpeg_stream, decode_params)
--

Checks whether batched decoding supports a parsed JPEG with given parameters; the result is 0 if so.

``nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)``

Parameters
----------
handle : nvjpegHandle_t or None
jpeg_stream : nvjpegJpegStream_t or None
decode_params : nvjpegDecodeParams_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
is_supported : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupportedEx
");

shared!(
    nvjpegDecodeBatchedSupportedEx =
    like_nvjpegDecodeBatchedSupportedEx(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegStream_t, nvjpeg::nvjpegDecodeParams_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeBatchedSupportedEx", "handle jpeg_stream decode_params",
    slots::nvjpegDecodeBatchedSupportedEx
);

/// The shared body of `nvjpegDecodeBatchedSupportedEx` and other functions.
#[inline(never)]
fn like_nvjpegDecodeBatchedSupportedEx<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let mut c3: i32 = 0;
            let function: unsafe extern "system" fn(u64, u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, (&raw mut c3).cast())) };
            returned(py, t3, status, 1, |tuple| tuple.push(out::i32(py, c3)?))
        },
    )
}

documented!(nvjpegDecodeJpeg, c"nvjpegDecodeJpeg($self, handle, decoder, decoder_state, jpeg_bitstream, destination, decode_params, stream)
--

Decodes a parsed JPEG in one call with a decoder and parameters.

``nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
decoder : nvjpegJpegDecoder_t or None
decoder_state : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
jpeg_bitstream : nvjpegJpegStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
destination : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
decode_params : nvjpegDecodeParams_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpeg
");

#[inline(always)]
pub(crate) fn nvjpegDecodeJpeg<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeJpeg(handle decoder decoder_state jpeg_bitstream destination decode_params stream));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_jpeg_bitstream = args::value::<
        u64,
    >(jpeg_bitstream, "jpeg_bitstream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_destination = args::optional_record(destination, "destination", &nvjpeg::nvjpegImage_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeJpeg)?;
    let status = unsafe { released(py, || function(
        c_handle, c_decoder, c_decoder_state, c_jpeg_bitstream, c_destination.cast(), c_decode_params, c_stream,
    )) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeJpegDevice, c"nvjpegDecodeJpegDevice($self, handle, decoder, decoder_state, destination, stream)
--

Runs the last phase of decoding on the GPU in a stream, and writes the image.

``nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
decoder : nvjpegJpegDecoder_t or None
decoder_state : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
destination : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegDevice
");

#[inline(always)]
pub(crate) fn nvjpegDecodeJpegDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeJpegDevice(handle decoder decoder_state destination stream));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder = args::value::<
        u64,
    >(decoder, "decoder", &nvjpeg::nvjpegJpegDecoder_t)?;
    let c_decoder_state = args::value::<
        u64,
    >(decoder_state, "decoder_state", &nvjpeg::nvjpegJpegState_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_destination = args::optional_record(destination, "destination", &nvjpeg::nvjpegImage_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegDecodeJpegDevice)?;
    let status = unsafe {
        released(py, || function(c_handle, c_decoder, c_decoder_state, c_destination.cast(), c_stream))
    };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeJpegHost, c"nvjpegDecodeJpegHost($self, handle, decoder, decoder_state, decode_params, jpeg_stream)
--

Runs the first phase of decoding on the CPU.

``nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)``

Parameters
----------
handle : nvjpegHandle_t or None
decoder : nvjpegJpegDecoder_t or None
decoder_state : nvjpegJpegState_t or None
decode_params : nvjpegDecodeParams_t or None
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegHost
");

shared!(
    nvjpegDecodeJpegHost = like_nvjpegDecodeJpegHost(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegDecoder_t, nvjpeg::nvjpegJpegState_t, nvjpeg::nvjpegDecodeParams_t,
    nvjpeg::nvjpegJpegStream_t, nvjpeg::nvjpegStatus_t), "nvjpegDecodeJpegHost",
    "handle decoder decoder_state decode_params jpeg_stream", slots::nvjpegDecodeJpegHost
);

/// The shared body of `nvjpegDecodeJpegHost` and other functions.
#[inline(never)]
fn like_nvjpegDecodeJpegHost<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::value::<u64>(a3, own.name(3), t3)?;
            let c4 = args::value::<u64>(a4, own.name(4), t4)?;
            let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4)) };
            returned0(py, t5, status)
        },
    )
}

documented!(nvjpegDecodeJpegTransferToDevice, c"nvjpegDecodeJpegTransferToDevice($self, handle, decoder, decoder_state, jpeg_stream, stream)
--

Runs the second phase of decoding, which copies from pinned to device memory in a stream.

``nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
decoder : nvjpegJpegDecoder_t or None
decoder_state : nvjpegJpegState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
jpeg_stream : nvjpegJpegStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegTransferToDevice
");

shared!(
    nvjpegDecodeJpegTransferToDevice = like_nvjpegDecodeJpegHost(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegDecoder_t, nvjpeg::nvjpegJpegState_t, nvjpeg::nvjpegJpegStream_t,
    runtime::cudaStream_t, nvjpeg::nvjpegStatus_t), "nvjpegDecodeJpegTransferToDevice",
    "handle decoder decoder_state jpeg_stream stream",
    slots::nvjpegDecodeJpegTransferToDevice
);

documented!(nvjpegDecodeParamsCreate, c"nvjpegDecodeParamsCreate($self, handle)
--

Creates decoding parameters with default values.

``nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
decode_params : nvjpegDecodeParams_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsCreate
");

#[inline(always)]
pub(crate) fn nvjpegDecodeParamsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeParamsCreate(handle));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let mut c_decode_params: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvjpegDecodeParamsCreate)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_decode_params).cast())) };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegDecodeParams_t, c_decode_params as u64)?)
        },
    )
}

documented!(nvjpegDecodeParamsDestroy, c"nvjpegDecodeParamsDestroy($self, decode_params)
--

Destroys decoding parameters.

``nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decode_params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsDestroy
");

shared!(
    nvjpegDecodeParamsDestroy =
    like_nvjpegDecodeParamsDestroy(nvjpeg::nvjpegDecodeParams_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeParamsDestroy", "decode_params", slots::nvjpegDecodeParamsDestroy
);

/// The shared body of `nvjpegDecodeParamsDestroy` and other functions.
#[inline(never)]
fn like_nvjpegDecodeParamsDestroy<'a, 'py>(
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
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvjpegDecodeParamsSetAllowCMYK, c"nvjpegDecodeParamsSetAllowCMYK($self, decode_params, allow_cmyk)
--

Sets whether CMYK and YCCK images may be converted to RGB.

``nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None
allow_cmyk : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetAllowCMYK
");

#[inline(always)]
pub(crate) fn nvjpegDecodeParamsSetAllowCMYK<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeParamsSetAllowCMYK(decode_params allow_cmyk));
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    ints!(i32, c_allow_cmyk = allow_cmyk);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvjpegDecodeParamsSetAllowCMYK)?;
    let status = unsafe { released(py, || function(c_decode_params, c_allow_cmyk)) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeParamsSetExifOrientation, c"nvjpegDecodeParamsSetExifOrientation($self, decode_params, orientation)
--

Sets the rotation or reflection of decoded images, or selects the orientation in the EXIF data.

``nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None
orientation : nvjpegExifOrientation_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetExifOrientation
");

shared!(
    nvjpegDecodeParamsSetExifOrientation =
    like_nvjpegDecodeParamsSetExifOrientation(nvjpeg::nvjpegDecodeParams_t,
    nvjpeg::nvjpegExifOrientation_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeParamsSetExifOrientation", "decode_params orientation",
    slots::nvjpegDecodeParamsSetExifOrientation
);

/// The shared body of `nvjpegDecodeParamsSetExifOrientation` and other functions.
#[inline(never)]
pub(super) fn like_nvjpegDecodeParamsSetExifOrientation<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvjpegDecodeParamsSetOutputFormat, c"nvjpegDecodeParamsSetOutputFormat($self, decode_params, output_format)
--

Sets the pixel format of decoded images, such as interleaved RGB.

``nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None
output_format : nvjpegOutputFormat_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat
");

documented!(nvjpegDecodeParamsSetROI, c"nvjpegDecodeParamsSetROI($self, decode_params, offset_x, offset_y, roi_width, roi_height)
--

Sets the region of the image to decode, given by its top left corner and size.

``nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None
offset_x, offset_y, roi_width, roi_height : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetROI
");

#[inline(always)]
pub(crate) fn nvjpegDecodeParamsSetROI<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecodeParamsSetROI(decode_params offset_x offset_y roi_width roi_height));
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg::nvjpegDecodeParams_t)?;
    ints!(i32, c_offset_x = offset_x, c_offset_y = offset_y, c_roi_width = roi_width, c_roi_height = roi_height);
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::nvjpegDecodeParamsSetROI)?;
    let status = unsafe {
        released(py, || function(c_decode_params, c_offset_x, c_offset_y, c_roi_width, c_roi_height))
    };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegDecodeParamsSetScaleFactor, c"nvjpegDecodeParamsSetScaleFactor($self, decode_params, scale_factor)
--

Sets the factor (1/2, 1/4 or 1/8), if any, by which images are scaled down during decoding.

``nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)``

Parameters
----------
decode_params : nvjpegDecodeParams_t or None
scale_factor : nvjpegScaleFactor_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetScaleFactor
");

shared!(
    nvjpegDecodeParamsSetScaleFactor =
    like_nvjpegDecodeParamsSetExifOrientation(nvjpeg::nvjpegDecodeParams_t,
    nvjpeg::nvjpegScaleFactor_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeParamsSetScaleFactor", "decode_params scale_factor",
    slots::nvjpegDecodeParamsSetScaleFactor
);

documented!(nvjpegDecoderCreate, c"nvjpegDecoderCreate($self, nvjpeg_handle, implementation)
--

Creates a decoder with a given implementation, for decoding in phases.

``nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)``

Parameters
----------
nvjpeg_handle : nvjpegHandle_t or None
implementation : nvjpegBackend_t

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
decoder_handle : nvjpegJpegDecoder_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderCreate
");

#[inline(always)]
pub(crate) fn nvjpegDecoderCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecoderCreate(nvjpeg_handle implementation));
    let c_nvjpeg_handle = args::value::<
        u64,
    >(nvjpeg_handle, "nvjpeg_handle", &nvjpeg::nvjpegHandle_t)?;
    let c_implementation = args::enumeration(implementation, "implementation", &nvjpeg::nvjpegBackend_t)?;
    let mut c_decoder_handle: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvjpegDecoderCreate)?;
    let status = unsafe {
        released(py, || function(c_nvjpeg_handle, c_implementation, (&raw mut c_decoder_handle).cast()))
    };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegJpegDecoder_t, c_decoder_handle as u64)?)
        },
    )
}

documented!(nvjpegDecoderDestroy, c"nvjpegDecoderDestroy($self, decoder_handle)
--

Destroys a decoder for decoding in phases.

``nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)``

Parameters
----------
decoder_handle : nvjpegJpegDecoder_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decoder_handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderDestroy
");

shared!(
    nvjpegDecoderDestroy = like_nvjpegDecodeParamsDestroy(nvjpeg::nvjpegJpegDecoder_t,
    nvjpeg::nvjpegStatus_t), "nvjpegDecoderDestroy", "decoder_handle",
    slots::nvjpegDecoderDestroy
);

documented!(nvjpegDecoderJpegSupported, c"nvjpegDecoderJpegSupported($self, decoder_handle, jpeg_stream, decode_params)
--

Checks whether a decoder supports a parsed JPEG with given parameters; the result is 0 if so.

``nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)``

Parameters
----------
decoder_handle : nvjpegJpegDecoder_t or None
jpeg_stream : nvjpegJpegStream_t or None
decode_params : nvjpegDecodeParams_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
is_supported : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderJpegSupported
");

shared!(
    nvjpegDecoderJpegSupported =
    like_nvjpegDecodeBatchedSupportedEx(nvjpeg::nvjpegJpegDecoder_t,
    nvjpeg::nvjpegJpegStream_t, nvjpeg::nvjpegDecodeParams_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecoderJpegSupported", "decoder_handle jpeg_stream decode_params",
    slots::nvjpegDecoderJpegSupported
);

documented!(nvjpegDecoderStateCreate, c"nvjpegDecoderStateCreate($self, nvjpeg_handle, decoder_handle)
--

Creates the state of a decoder for decoding in phases; buffers must then be attached to the state.

``nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)``

Parameters
----------
nvjpeg_handle : nvjpegHandle_t or None
decoder_handle : nvjpegJpegDecoder_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
decoder_state : nvjpegJpegState_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderStateCreate
");

#[inline(always)]
pub(crate) fn nvjpegDecoderStateCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegDecoderStateCreate(nvjpeg_handle decoder_handle));
    let c_nvjpeg_handle = args::value::<
        u64,
    >(nvjpeg_handle, "nvjpeg_handle", &nvjpeg::nvjpegHandle_t)?;
    let c_decoder_handle = args::value::<
        u64,
    >(decoder_handle, "decoder_handle", &nvjpeg::nvjpegJpegDecoder_t)?;
    let mut c_decoder_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::nvjpegDecoderStateCreate)?;
    let status = unsafe {
        released(py, || function(c_nvjpeg_handle, c_decoder_handle, (&raw mut c_decoder_state).cast()))
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
            tuple.push(out::value(py, &nvjpeg::nvjpegJpegState_t, c_decoder_state as u64)?)
        },
    )
}

documented!(nvjpegDestroy, c"nvjpegDestroy($self, handle)
--

Destroys an nvJPEG handle; objects that were created from the handle must be destroyed first.

``nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDestroy
");

shared!(
    nvjpegDestroy = like_nvjpegBufferDeviceDestroy(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegStatus_t), "nvjpegDestroy", "handle", slots::nvjpegDestroy
);

documented!(nvjpegEncode, c"nvjpegEncode($self, handle, encoder_state, encoder_params, source, input_subsampling, input_format, image_width, image_height, stream)
--

Encodes an RGB or YUV image in device memory into the encoder state in a stream.

``nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encoder_params : nvjpegEncoderParams_t or None
source : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
input_subsampling : nvjpegChromaSubsampling_t
input_format : nvjpegInputFormat_t
image_width, image_height : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncode
");

#[inline(always)]
pub(crate) fn nvjpegEncode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, nvjpegEncode(handle encoder_state encoder_params source input_subsampling input_format image_width
        image_height stream)
    );
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_input_subsampling = args::enumeration(
        input_subsampling, "input_subsampling", &nvjpeg::nvjpegChromaSubsampling_t,
    )?;
    let c_input_format = args::enumeration(input_format, "input_format", &nvjpeg::nvjpegInputFormat_t)?;
    ints!(i32, c_image_width = image_width, c_image_height = image_height);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_source = args::optional_record(source, "source", &nvjpeg::nvjpegImage_t)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, Ptr, i32, i32, i32, i32, u64,
    ) -> i32 = call.symbol(slots::nvjpegEncode)?;
    let status = unsafe { released(py, || function(
        c_handle, c_encoder_state, c_encoder_params, c_source.cast(), c_input_subsampling, c_input_format,
        c_image_width, c_image_height, c_stream,
    )) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegEncodeGetBufferSize, c"nvjpegEncodeGetBufferSize($self, handle, encoder_params, image_width, image_height)
--

Returns the maximum size in bytes of the compressed image.

``nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_params : nvjpegEncoderParams_t or None
image_width, image_height : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
max_stream_length : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeGetBufferSize
");

#[inline(always)]
pub(crate) fn nvjpegEncodeGetBufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegEncodeGetBufferSize(handle encoder_params image_width image_height));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_params = args::value::<
        u64,
    >(encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    ints!(i32, c_image_width = image_width, c_image_height = image_height);
    let mut c_max_stream_length: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, Ptr) -> i32 = call
        .symbol(slots::nvjpegEncodeGetBufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_encoder_params, c_image_width, c_image_height, (&raw mut c_max_stream_length).cast(),
    )) };
    returned(py, &nvjpeg::nvjpegStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_max_stream_length)?))
}

documented!(nvjpegEncodeImage, c"nvjpegEncodeImage($self, handle, encoder_state, encoder_params, source, input_format, image_width, image_height, stream)
--

Encodes an RGB or BGR image in device memory into the encoder state in a stream.

``nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encoder_params : nvjpegEncoderParams_t or None
source : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
input_format : nvjpegInputFormat_t
image_width, image_height : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeImage
");

shared!(
    nvjpegEncodeImage = like_nvjpegEncodeImage(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegEncoderState_t, nvjpeg::nvjpegEncoderParams_t,
    nvjpeg::nvjpegInputFormat_t, runtime::cudaStream_t, nvjpeg::nvjpegImage_t,
    nvjpeg::nvjpegStatus_t), "nvjpegEncodeImage",
    "handle encoder_state encoder_params source input_format image_width image_height stream",
    slots::nvjpegEncodeImage
);

/// The shared body of `nvjpegEncodeImage` and other functions.
#[inline(never)]
fn like_nvjpegEncodeImage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static ValueDef,
    t5: &'static RecordDef,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c4 = args::enumeration(a4, own.name(4), t3)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::value::<u64>(a7, own.name(7), t4)?;
            let c3 = args::optional_record(a3, own.name(3), t5)?;
            let function: unsafe extern "system" fn(
                u64, u64, u64, Ptr, i32, i32, i32, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4, c5, c6, c7)) };
            returned0(py, t6, status)
        },
    )
}

documented!(nvjpegEncodeRetrieveBitstream, c"nvjpegEncodeRetrieveBitstream($self, handle, encoder_state, data, length, stream)
--

Copies the compressed image to host memory, or returns its length if the address is null.

``nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : buffer or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
length : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream
");

#[inline(always)]
pub(crate) fn nvjpegEncodeRetrieveBitstream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, encoder_state, data, object_length, stream], []) = call
        .bind("nvjpegEncodeRetrieveBitstream", "handle encoder_state data length stream")?;
    let py = call.py();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_data = args::OutputBuffer::new(data, "data", Some(c_length as usize))?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegEncodeRetrieveBitstream)?;
    let status = unsafe {
        released(py, || function(c_handle, c_encoder_state, c_data.pointer(), (&raw mut c_length).cast(), c_stream))
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

documented!(nvjpegEncodeRetrieveBitstreamDevice, c"nvjpegEncodeRetrieveBitstreamDevice($self, handle, encoder_state, data, length, stream)
--

Copies the compressed image to device memory, or returns its length if the address is null.

``nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
length : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstreamDevice
");

#[inline(always)]
pub(crate) fn nvjpegEncodeRetrieveBitstreamDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([handle, encoder_state, data, object_length, stream], []) = call
        .bind("nvjpegEncodeRetrieveBitstreamDevice", "handle encoder_state data length stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_encoder_state = args::value::<
        u64,
    >(encoder_state, "encoder_state", &nvjpeg::nvjpegEncoderState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_data = args::device(data, "data", Some(&Ty::U8), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpegEncodeRetrieveBitstreamDevice)?;
    let status = unsafe {
        released(py, || function(c_handle, c_encoder_state, c_data.cast(), (&raw mut c_length).cast(), c_stream))
    };
    returned(py, &nvjpeg::nvjpegStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_length)?))
}

documented!(nvjpegEncodeYUV, c"nvjpegEncodeYUV($self, handle, encoder_state, encoder_params, source, chroma_subsampling, image_width, image_height, stream)
--

Encodes a YUV image in device memory into the encoder state in a stream.

``nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encoder_params : nvjpegEncoderParams_t or None
source : nvjpegImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
chroma_subsampling : nvjpegChromaSubsampling_t
image_width, image_height : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeYUV
");

shared!(
    nvjpegEncodeYUV = like_nvjpegEncodeImage(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegEncoderState_t, nvjpeg::nvjpegEncoderParams_t,
    nvjpeg::nvjpegChromaSubsampling_t, runtime::cudaStream_t, nvjpeg::nvjpegImage_t,
    nvjpeg::nvjpegStatus_t), "nvjpegEncodeYUV",
    "handle encoder_state encoder_params source chroma_subsampling image_width image_height stream",
    slots::nvjpegEncodeYUV
);

documented!(nvjpegEncoderParamsCopyHuffmanTables, c"nvjpegEncoderParamsCopyHuffmanTables($self, encoder_state, encode_params, jpeg_stream, stream)
--

Copies the Huffman tables of a parsed JPEG to encoding parameters.

``nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

Parameters
----------
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encode_params : nvjpegEncoderParams_t or None
jpeg_stream : nvjpegJpegStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0, until CUDA 12.9.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyHuffmanTables
");

shared!(
    nvjpegEncoderParamsCopyHuffmanTables =
    like_nvjpegEncoderParamsCopyHuffmanTables(nvjpeg::nvjpegEncoderState_t,
    nvjpeg::nvjpegEncoderParams_t, nvjpeg::nvjpegJpegStream_t, runtime::cudaStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegEncoderParamsCopyHuffmanTables",
    "encoder_state encode_params jpeg_stream stream",
    slots::nvjpegEncoderParamsCopyHuffmanTables
);

/// The shared body of `nvjpegEncoderParamsCopyHuffmanTables` and other functions.
#[inline(never)]
fn like_nvjpegEncoderParamsCopyHuffmanTables<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::value::<u64>(a3, own.name(3), t3)?;
            let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t4, status)
        },
    )
}

documented!(nvjpegEncoderParamsCopyMetadata, c"nvjpegEncoderParamsCopyMetadata($self, encoder_state, encode_params, jpeg_stream, stream)
--

Copies the metadata of a parsed JPEG, such as EXIF data, to the encoded image.

``nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

Parameters
----------
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encode_params : nvjpegEncoderParams_t or None
jpeg_stream : nvjpegJpegStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyMetadata
");

shared!(
    nvjpegEncoderParamsCopyMetadata =
    like_nvjpegEncoderParamsCopyHuffmanTables(nvjpeg::nvjpegEncoderState_t,
    nvjpeg::nvjpegEncoderParams_t, nvjpeg::nvjpegJpegStream_t, runtime::cudaStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegEncoderParamsCopyMetadata",
    "encoder_state encode_params jpeg_stream stream",
    slots::nvjpegEncoderParamsCopyMetadata
);

documented!(nvjpegEncoderParamsCopyQuantizationTables, c"nvjpegEncoderParamsCopyQuantizationTables($self, encode_params, jpeg_stream, stream)
--

Copies the quantization tables of a parsed JPEG to encoding parameters.

``nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)``

Parameters
----------
encode_params : nvjpegEncoderParams_t or None
jpeg_stream : nvjpegJpegStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyQuantizationTables
");

#[inline(always)]
pub(crate) fn nvjpegEncoderParamsCopyQuantizationTables<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpegEncoderParamsCopyQuantizationTables(encode_params jpeg_stream stream));
    let c_encode_params = args::value::<
        u64,
    >(encode_params, "encode_params", &nvjpeg::nvjpegEncoderParams_t)?;
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsCopyQuantizationTables)?;
    let status = unsafe { released(py, || function(c_encode_params, c_jpeg_stream, c_stream)) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegEncoderParamsCreate, c"nvjpegEncoderParamsCreate($self, handle, stream)
--

Creates encoding parameters with default values.

``nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
encoder_params : nvjpegEncoderParams_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCreate
");

shared!(
    nvjpegEncoderParamsCreate = like_nvjpegEncoderParamsCreate(nvjpeg::nvjpegHandle_t,
    runtime::cudaStream_t, nvjpeg::nvjpegStatus_t, nvjpeg::nvjpegEncoderParams_t),
    "nvjpegEncoderParamsCreate", "handle stream", slots::nvjpegEncoderParamsCreate
);

/// The shared body of `nvjpegEncoderParamsCreate` and other functions.
#[inline(never)]
fn like_nvjpegEncoderParamsCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t1)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c1 as u64)?))
        },
    )
}

documented!(nvjpegEncoderParamsDestroy, c"nvjpegEncoderParamsDestroy($self, encoder_params)
--

Destroys encoding parameters.

``nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``encoder_params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsDestroy
");

shared!(
    nvjpegEncoderParamsDestroy =
    like_nvjpegDecodeParamsDestroy(nvjpeg::nvjpegEncoderParams_t,
    nvjpeg::nvjpegStatus_t), "nvjpegEncoderParamsDestroy", "encoder_params",
    slots::nvjpegEncoderParamsDestroy
);

documented!(nvjpegEncoderParamsSetEncoding, c"nvjpegEncoderParamsSetEncoding($self, encoder_params, etype, stream)
--

Sets the encoding of the encoded image, such as baseline or progressive.

``nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None
etype : nvjpegJpegEncoding_t
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetEncoding
");

shared!(
    nvjpegEncoderParamsSetEncoding =
    like_nvjpegEncoderParamsSetEncoding(nvjpeg::nvjpegEncoderParams_t,
    nvjpeg::nvjpegJpegEncoding_t, runtime::cudaStream_t, nvjpeg::nvjpegStatus_t),
    "nvjpegEncoderParamsSetEncoding", "encoder_params etype stream",
    slots::nvjpegEncoderParamsSetEncoding
);

/// The shared body of `nvjpegEncoderParamsSetEncoding` and other functions.
#[inline(never)]
fn like_nvjpegEncoderParamsSetEncoding<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t3, status)
        },
    )
}

documented!(nvjpegEncoderParamsSetOptimizedHuffman, c"nvjpegEncoderParamsSetOptimizedHuffman($self, encoder_params, optimized, stream)
--

Sets whether Huffman tables are optimized for each image, which reduces the size of the output.

``nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, int optimized, cudaStream_t stream)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None
optimized : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetOptimizedHuffman
");

shared!(
    nvjpegEncoderParamsSetOptimizedHuffman =
    like_nvjpegEncoderParamsSetOptimizedHuffman(nvjpeg::nvjpegEncoderParams_t,
    runtime::cudaStream_t, nvjpeg::nvjpegStatus_t),
    "nvjpegEncoderParamsSetOptimizedHuffman", "encoder_params optimized stream",
    slots::nvjpegEncoderParamsSetOptimizedHuffman
);

/// The shared body of `nvjpegEncoderParamsSetOptimizedHuffman` and other functions.
#[inline(never)]
fn like_nvjpegEncoderParamsSetOptimizedHuffman<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvjpegEncoderParamsSetQuality, c"nvjpegEncoderParamsSetQuality($self, encoder_params, quality, stream)
--

Sets the quality of the encoded image, from 1 to 100.

``nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, int quality, cudaStream_t stream)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None
quality : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetQuality
");

shared!(
    nvjpegEncoderParamsSetQuality =
    like_nvjpegEncoderParamsSetOptimizedHuffman(nvjpeg::nvjpegEncoderParams_t,
    runtime::cudaStream_t, nvjpeg::nvjpegStatus_t), "nvjpegEncoderParamsSetQuality",
    "encoder_params quality stream", slots::nvjpegEncoderParamsSetQuality
);

documented!(nvjpegEncoderParamsSetRestartInterval, c"nvjpegEncoderParamsSetRestartInterval($self, encoder_params, restart_interval, stream)
--

Sets the number of MCUs between restart markers of the encoded image.

``nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None
restart_interval : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetRestartInterval
");

#[inline(always)]
pub(crate) fn nvjpegEncoderParamsSetRestartInterval<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpegEncoderParamsSetRestartInterval(encoder_params restart_interval stream));
    let c_encoder_params = args::value::<
        u64,
    >(encoder_params, "encoder_params", &nvjpeg::nvjpegEncoderParams_t)?;
    ints!(u32, c_restart_interval = restart_interval);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderParamsSetRestartInterval)?;
    let status = unsafe { released(py, || function(c_encoder_params, c_restart_interval, c_stream)) };
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegEncoderParamsSetSamplingFactors, c"nvjpegEncoderParamsSetSamplingFactors($self, encoder_params, chroma_subsampling, stream)
--

Sets the chroma subsampling of the compressed image, such as 4:2:0.

``nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)``

Parameters
----------
encoder_params : nvjpegEncoderParams_t or None
chroma_subsampling : nvjpegChromaSubsampling_t
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetSamplingFactors
");

shared!(
    nvjpegEncoderParamsSetSamplingFactors =
    like_nvjpegEncoderParamsSetEncoding(nvjpeg::nvjpegEncoderParams_t,
    nvjpeg::nvjpegChromaSubsampling_t, runtime::cudaStream_t, nvjpeg::nvjpegStatus_t),
    "nvjpegEncoderParamsSetSamplingFactors", "encoder_params chroma_subsampling stream",
    slots::nvjpegEncoderParamsSetSamplingFactors
);

documented!(nvjpegEncoderStateCreate, c"nvjpegEncoderStateCreate($self, handle, stream)
--

Creates the state of an encoder, which also stores the compressed image.

``nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
encoder_state : nvjpegEncoderState_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreate
");

shared!(
    nvjpegEncoderStateCreate = like_nvjpegEncoderParamsCreate(nvjpeg::nvjpegHandle_t,
    runtime::cudaStream_t, nvjpeg::nvjpegStatus_t, nvjpeg::nvjpegEncoderState_t),
    "nvjpegEncoderStateCreate", "handle stream", slots::nvjpegEncoderStateCreate
);

documented!(nvjpegEncoderStateCreateWithBackend, c"nvjpegEncoderStateCreateWithBackend($self, handle, backend, stream)
--

Creates the state of an encoder that uses the GPU's CUDA cores or its hardware encoder.

``nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
backend : nvjpegEncBackend_t
stream : runtime.cudaStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
encoder_state : nvjpegEncoderState_t

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreateWithBackend
");

#[inline(always)]
pub(crate) fn nvjpegEncoderStateCreateWithBackend<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpegEncoderStateCreateWithBackend(handle backend stream));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_backend = args::enumeration(backend, "backend", &nvjpeg::nvjpegEncBackend_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_encoder_state: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, i32, u64) -> i32 = call
        .symbol(slots::nvjpegEncoderStateCreateWithBackend)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_encoder_state).cast(), c_backend, c_stream)) };
    returned(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvjpeg::nvjpegEncoderState_t, c_encoder_state as u64)?)
        },
    )
}

documented!(nvjpegEncoderStateDestroy, c"nvjpegEncoderStateDestroy($self, encoder_state)
--

Destroys the state of an encoder.

``nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)``

Parameters
----------
encoder_state : nvjpegEncoderState_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``encoder_state``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateDestroy
");

shared!(
    nvjpegEncoderStateDestroy =
    like_nvjpegDecodeParamsDestroy(nvjpeg::nvjpegEncoderState_t, nvjpeg::nvjpegStatus_t),
    "nvjpegEncoderStateDestroy", "encoder_state", slots::nvjpegEncoderStateDestroy
);

documented!(nvjpegGetCudartProperty, c"nvjpegGetCudartProperty($self, typename)
--

Returns one part of the version of the CUDA runtime that nvJPEG was built with.

``nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetCudartProperty
");

#[inline(always)]
pub(crate) fn nvjpegGetCudartProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegGetCudartProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::nvjpegGetCudartProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &nvjpeg::nvjpegStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(nvjpegGetDeviceMemoryPadding, c"nvjpegGetDeviceMemoryPadding($self, handle)
--

Returns the granularity in bytes of device memory allocations.

``nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
padding : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetDeviceMemoryPadding
");

shared!(
    nvjpegGetDeviceMemoryPadding =
    like_nvjpegGetDeviceMemoryPadding(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegGetDeviceMemoryPadding", "handle", slots::nvjpegGetDeviceMemoryPadding
);

/// The shared body of `nvjpegGetDeviceMemoryPadding` and other functions.
#[inline(never)]
fn like_nvjpegGetDeviceMemoryPadding<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(nvjpegGetHardwareDecoderInfo, c"nvjpegGetHardwareDecoderInfo($self, handle)
--

Returns the number of hardware JPEG decoders of the device, and the number of cores in each.

``nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
num_engines : int
num_cores_per_engine : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareDecoderInfo
");

shared!(
    nvjpegGetHardwareDecoderInfo =
    like_nvjpegGetHardwareDecoderInfo(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegGetHardwareDecoderInfo", "handle", slots::nvjpegGetHardwareDecoderInfo
);

/// The shared body of `nvjpegGetHardwareDecoderInfo` and other functions.
#[inline(never)]
fn like_nvjpegGetHardwareDecoderInfo<'a, 'py>(
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
            let mut c1: u32 = 0;
            let mut c2: u32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(out::u32(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvjpegGetHardwareEncoderInfo, c"nvjpegGetHardwareEncoderInfo($self, handle)
--

Returns the number of hardware JPEG encoders of the device.

``nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
num_engines : int

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareEncoderInfo
");

shared!(
    nvjpegGetHardwareEncoderInfo =
    like_nvjpegGetHardwareEncoderInfo(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegGetHardwareEncoderInfo", "handle", slots::nvjpegGetHardwareEncoderInfo
);

/// The shared body of `nvjpegGetHardwareEncoderInfo` and other functions.
#[inline(never)]
fn like_nvjpegGetHardwareEncoderInfo<'a, 'py>(
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
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c1)?))
        },
    )
}

documented!(nvjpegGetImageInfo, c"nvjpegGetImageInfo($self, handle, data, length)
--

Reads the number of components, their sizes and the chroma subsampling from the header of a JPEG.

``nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)``

Parameters
----------
handle : nvjpegHandle_t or None
data : address or buffer
length : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
nComponents : int
subsampling : nvjpegChromaSubsampling_t
widths : list[int]
heights : list[int]

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetImageInfo
");

#[inline(always)]
pub(crate) fn nvjpegGetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, object_length], []) = call.bind("nvjpegGetImageInfo", "handle data length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    let mut c_nComponents: i32 = 0;
    let mut c_subsampling: i32 = 0;
    let c_widths_length: usize = 4;
    let c_widths = args::output_memory(py, c_widths_length, Ty::I32.size(), &arena)?;
    let c_heights_length: usize = 4;
    let c_heights = args::output_memory(py, c_heights_length, Ty::I32.size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvjpegGetImageInfo)?;
    let status = unsafe { released(py, || function(
        c_handle, c_data.cast(), c_length, (&raw mut c_nComponents).cast(), (&raw mut c_subsampling).cast(),
        c_widths.cast(), c_heights.cast(),
    )) };
    returned_in_form(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        (4, alone),
        |tuple| {
            tuple.push(out::i32(py, c_nComponents)?)?;
            tuple.push(out::enumeration(py, &nvjpeg::nvjpegChromaSubsampling_t, c_subsampling)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_widths.cast(), c_widths_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_heights.cast(), c_heights_length) }?)?;
            Ok(())
        },
    )
}

documented!(nvjpegGetPinnedMemoryPadding, c"nvjpegGetPinnedMemoryPadding($self, handle)
--

Returns the granularity in bytes of pinned memory allocations.

``nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
padding : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetPinnedMemoryPadding
");

shared!(
    nvjpegGetPinnedMemoryPadding =
    like_nvjpegGetDeviceMemoryPadding(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegGetPinnedMemoryPadding", "handle", slots::nvjpegGetPinnedMemoryPadding
);

documented!(nvjpegGetProperty, c"nvjpegGetProperty($self, typename)
--

Returns one part of the version of nvJPEG: major, minor or patch level.

``nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetProperty
");

#[inline(always)]
pub(crate) fn nvjpegGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpegGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::nvjpegGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &nvjpeg::nvjpegStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(nvjpegJpegStateCreate, c"nvjpegJpegStateCreate($self, handle)
--

Creates a state object, which stores the intermediate data of a decoder.

``nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
jpeg_handle : nvjpegJpegState_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateCreate
");

shared!(
    nvjpegJpegStateCreate = like_nvjpegJpegStateCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegState_t, nvjpeg::nvjpegStatus_t), "nvjpegJpegStateCreate",
    "handle", slots::nvjpegJpegStateCreate
);

/// The shared body of `nvjpegJpegStateCreate` and other functions.
#[inline(never)]
fn like_nvjpegJpegStateCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
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
            if status == 0 {
                handle_keepalive::made(t1, c1 as u64);
            }
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t1, c1 as u64)?))
        },
    )
}

documented!(nvjpegJpegStateDestroy, c"nvjpegJpegStateDestroy($self, jpeg_handle)
--

Destroys a decoder's state and frees its buffers.

``nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)``

Parameters
----------
jpeg_handle : nvjpegJpegState_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``jpeg_handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateDestroy
");

shared!(
    nvjpegJpegStateDestroy = like_nvjpegBufferDeviceDestroy(nvjpeg::nvjpegJpegState_t,
    nvjpeg::nvjpegStatus_t), "nvjpegJpegStateDestroy", "jpeg_handle",
    slots::nvjpegJpegStateDestroy
);

documented!(nvjpegJpegStreamCreate, c"nvjpegJpegStreamCreate($self, handle)
--

Creates an object that stores a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)``

Parameters
----------
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
jpeg_stream : nvjpegJpegStream_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamCreate
");

shared!(
    nvjpegJpegStreamCreate = like_nvjpegJpegStateCreate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegStream_t, nvjpeg::nvjpegStatus_t), "nvjpegJpegStreamCreate",
    "handle", slots::nvjpegJpegStreamCreate
);

documented!(nvjpegJpegStreamDestroy, c"nvjpegJpegStreamDestroy($self, jpeg_stream)
--

Destroys a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``jpeg_stream``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamDestroy
");

shared!(
    nvjpegJpegStreamDestroy = like_nvjpegBufferDeviceDestroy(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegJpegStreamDestroy", "jpeg_stream",
    slots::nvjpegJpegStreamDestroy
);

documented!(nvjpegJpegStreamGetChromaSubsampling, c"nvjpegJpegStreamGetChromaSubsampling($self, jpeg_stream)
--

Returns the chroma subsampling of a parsed JPEG, such as 4:2:0.

``nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
chroma_subsampling : nvjpegChromaSubsampling_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetChromaSubsampling
");

shared!(
    nvjpegJpegStreamGetChromaSubsampling =
    like_nvjpegJpegStreamGetChromaSubsampling(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t, nvjpeg::nvjpegChromaSubsampling_t),
    "nvjpegJpegStreamGetChromaSubsampling", "jpeg_stream",
    slots::nvjpegJpegStreamGetChromaSubsampling
);

/// The shared body of `nvjpegJpegStreamGetChromaSubsampling` and other functions.
#[inline(never)]
fn like_nvjpegJpegStreamGetChromaSubsampling<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(nvjpegJpegStreamGetComponentDimensions, c"nvjpegJpegStreamGetComponentDimensions($self, jpeg_stream, component)
--

Returns the width and height of one component of a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None
component : int

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
width : int
height : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentDimensions
");

#[inline(always)]
pub(crate) fn nvjpegJpegStreamGetComponentDimensions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpegJpegStreamGetComponentDimensions(jpeg_stream component));
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    ints!(u32, c_component = component);
    let mut c_width: u32 = 0;
    let mut c_height: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvjpegJpegStreamGetComponentDimensions)?;
    let status = unsafe {
        released(py, || function(c_jpeg_stream, c_component, (&raw mut c_width).cast(), (&raw mut c_height).cast()))
    };
    returned_in_form(
        py,
        &nvjpeg::nvjpegStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_width)?)?;
            tuple.push(out::u32(py, c_height)?)?;
            Ok(())
        },
    )
}

documented!(nvjpegJpegStreamGetComponentsNum, c"nvjpegJpegStreamGetComponentsNum($self, jpeg_stream)
--

Returns the number of components of a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
components_num : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentsNum
");

shared!(
    nvjpegJpegStreamGetComponentsNum =
    like_nvjpegGetHardwareEncoderInfo(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegJpegStreamGetComponentsNum", "jpeg_stream",
    slots::nvjpegJpegStreamGetComponentsNum
);

documented!(nvjpegJpegStreamGetExifOrientation, c"nvjpegJpegStreamGetExifOrientation($self, jpeg_stream)
--

Returns the EXIF orientation (rotation or reflection) of a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
orientation_flag : nvjpegExifOrientation_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetExifOrientation
");

shared!(
    nvjpegJpegStreamGetExifOrientation =
    like_nvjpegJpegStreamGetChromaSubsampling(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t, nvjpeg::nvjpegExifOrientation_t),
    "nvjpegJpegStreamGetExifOrientation", "jpeg_stream",
    slots::nvjpegJpegStreamGetExifOrientation
);

documented!(nvjpegJpegStreamGetFrameDimensions, c"nvjpegJpegStreamGetFrameDimensions($self, jpeg_stream)
--

Returns the width and height in pixels of a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
width : int
height : int

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetFrameDimensions
");

shared!(
    nvjpegJpegStreamGetFrameDimensions =
    like_nvjpegGetHardwareDecoderInfo(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegJpegStreamGetFrameDimensions", "jpeg_stream",
    slots::nvjpegJpegStreamGetFrameDimensions
);

documented!(nvjpegJpegStreamGetJpegEncoding, c"nvjpegJpegStreamGetJpegEncoding($self, jpeg_stream)
--

Returns the encoding of a parsed JPEG, such as baseline or progressive.

``nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
jpeg_encoding : nvjpegJpegEncoding_t

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetJpegEncoding
");

shared!(
    nvjpegJpegStreamGetJpegEncoding =
    like_nvjpegJpegStreamGetChromaSubsampling(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t, nvjpeg::nvjpegJpegEncoding_t),
    "nvjpegJpegStreamGetJpegEncoding", "jpeg_stream",
    slots::nvjpegJpegStreamGetJpegEncoding
);

documented!(nvjpegJpegStreamGetSamplePrecision, c"nvjpegJpegStreamGetSamplePrecision($self, jpeg_stream)
--

Returns the number of bits per sample of a parsed JPEG.

``nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)``

Parameters
----------
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.
precision : int

Notes
-----
Declared in ``nvjpeg.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetSamplePrecision
");

shared!(
    nvjpegJpegStreamGetSamplePrecision =
    like_nvjpegGetHardwareEncoderInfo(nvjpeg::nvjpegJpegStream_t,
    nvjpeg::nvjpegStatus_t), "nvjpegJpegStreamGetSamplePrecision", "jpeg_stream",
    slots::nvjpegJpegStreamGetSamplePrecision
);

documented!(nvjpegJpegStreamParse, c"nvjpegJpegStreamParse($self, handle, data, length, save_metadata, save_stream, jpeg_stream)
--

Parses a complete JPEG, optionally copying its metadata and data.

``nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)``

Parameters
----------
handle : nvjpegHandle_t or None
data : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or ``jpeg_stream`` is destroyed.
length, save_metadata, save_stream : int
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParse
");

#[inline(always)]
pub(crate) fn nvjpegJpegStreamParse<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, object_length, save_metadata, save_stream, jpeg_stream], []) = call
        .bind("nvjpegJpegStreamParse", "handle data length save_metadata save_stream jpeg_stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    ints!(i32, c_save_metadata = save_metadata, c_save_stream = save_stream);
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, i32, i32, u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamParse)?;
    let status = unsafe {
        released(py, || function(c_handle, c_data.cast(), c_length, c_save_metadata, c_save_stream, c_jpeg_stream))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t, c_jpeg_stream as u64, Some(("nvjpegJpegStreamParse", 0)), arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegJpegStreamParseHeader, c"nvjpegJpegStreamParseHeader($self, handle, data, length, jpeg_stream)
--

Parses only the header of a JPEG, which contains its properties.

``nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)``

Parameters
----------
handle : nvjpegHandle_t or None
data : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or ``jpeg_stream`` is destroyed.
length : int
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseHeader
");

#[inline(always)]
pub(crate) fn nvjpegJpegStreamParseHeader<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, object_length, jpeg_stream], []) = call
        .bind("nvjpegJpegStreamParseHeader", "handle data length jpeg_stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamParseHeader)?;
    let status = unsafe { released(py, || function(c_handle, c_data.cast(), c_length, c_jpeg_stream)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t, c_jpeg_stream as u64, Some(("nvjpegJpegStreamParseHeader", 0)), arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegJpegStreamParseTables, c"nvjpegJpegStreamParseTables($self, handle, data, length, jpeg_stream)
--

Parses a JPEG that only contains tables, for decoding abbreviated JPEGs.

``nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)``

Parameters
----------
handle : nvjpegHandle_t or None
data : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``jpeg_stream``, or ``jpeg_stream`` is destroyed.
length : int
jpeg_stream : nvjpegJpegStream_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseTables
");

#[inline(always)]
pub(crate) fn nvjpegJpegStreamParseTables<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, object_length, jpeg_stream], []) = call
        .bind("nvjpegJpegStreamParseTables", "handle data length jpeg_stream")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg::nvjpegHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    let c_jpeg_stream = args::value::<
        u64,
    >(jpeg_stream, "jpeg_stream", &nvjpeg::nvjpegJpegStream_t)?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::nvjpegJpegStreamParseTables)?;
    let status = unsafe { released(py, || function(c_handle, c_data.cast(), c_length, c_jpeg_stream)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg::nvjpegJpegStream_t, c_jpeg_stream as u64, Some(("nvjpegJpegStreamParseTables", 0)), arena,
        );
    }
    returned0(py, &nvjpeg::nvjpegStatus_t, status)
}

documented!(nvjpegSetDeviceMemoryPadding, c"nvjpegSetDeviceMemoryPadding($self, padding, handle)
--

Sets the granularity in bytes of device memory allocations, to reduce reallocations.

``nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)``

Parameters
----------
padding : int
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetDeviceMemoryPadding
");

shared!(
    nvjpegSetDeviceMemoryPadding =
    like_nvjpegSetDeviceMemoryPadding(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegSetDeviceMemoryPadding", "padding handle", slots::nvjpegSetDeviceMemoryPadding
);

/// The shared body of `nvjpegSetDeviceMemoryPadding` and other functions.
#[inline(never)]
fn like_nvjpegSetDeviceMemoryPadding<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::u64(a0, own.name(0))?;
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvjpegSetPinnedMemoryPadding, c"nvjpegSetPinnedMemoryPadding($self, padding, handle)
--

Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

``nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)``

Parameters
----------
padding : int
handle : nvjpegHandle_t or None

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetPinnedMemoryPadding
");

shared!(
    nvjpegSetPinnedMemoryPadding =
    like_nvjpegSetDeviceMemoryPadding(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegStatus_t),
    "nvjpegSetPinnedMemoryPadding", "padding handle", slots::nvjpegSetPinnedMemoryPadding
);

documented!(nvjpegStateAttachDeviceBuffer, c"nvjpegStateAttachDeviceBuffer($self, decoder_state, device_buffer)
--

Attaches a device buffer, which other states may share, to a decoder's state.

``nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)``

Parameters
----------
decoder_state : nvjpegJpegState_t or None
device_buffer : nvjpegBufferDevice_t or None
    Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or ``decoder_state`` is destroyed.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachDeviceBuffer
");

shared!(
    nvjpegStateAttachDeviceBuffer =
    like_nvjpegStateAttachDeviceBuffer(nvjpeg::nvjpegJpegState_t,
    nvjpeg::nvjpegBufferDevice_t, nvjpeg::nvjpegStatus_t),
    "nvjpegStateAttachDeviceBuffer", "decoder_state device_buffer",
    slots::nvjpegStateAttachDeviceBuffer
);

/// The shared body of `nvjpegStateAttachDeviceBuffer` and other functions.
#[inline(never)]
fn like_nvjpegStateAttachDeviceBuffer<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvjpegStateAttachPinnedBuffer, c"nvjpegStateAttachPinnedBuffer($self, decoder_state, pinned_buffer)
--

Attaches a pinned buffer, which other states may share, to a decoder's state.

``nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)``

Parameters
----------
decoder_state : nvjpegJpegState_t or None
pinned_buffer : nvjpegBufferPinned_t or None
    Used after the call returns; must be kept alive until another value is set in ``decoder_state``, or ``decoder_state`` is destroyed.

Returns
-------
nvjpegStatus_t
    ``NVJPEG_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachPinnedBuffer
");

shared!(
    nvjpegStateAttachPinnedBuffer =
    like_nvjpegStateAttachDeviceBuffer(nvjpeg::nvjpegJpegState_t,
    nvjpeg::nvjpegBufferPinned_t, nvjpeg::nvjpegStatus_t),
    "nvjpegStateAttachPinnedBuffer", "decoder_state pinned_buffer",
    slots::nvjpegStateAttachPinnedBuffer
);
