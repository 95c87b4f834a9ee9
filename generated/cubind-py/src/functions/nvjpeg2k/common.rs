//! Functions of nvjpeg2k in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvjpeg2k0, runtime};

documented!(nvjpeg2kCreate, c"nvjpeg2kCreate($self, backend, device_allocator, pinned_allocator)
--

Creates a JPEG 2000 decoder handle with a given backend and the caller's allocators.

``nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator, nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)``

Parameters
----------
backend : nvjpeg2kBackend_t
device_allocator : nvjpeg2kDeviceAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
pinned_allocator : nvjpeg2kPinnedAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
handle : nvjpeg2kHandle_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreate
");

shared!(
    nvjpeg2kCreate = like_nvjpeg2kCreate(nvjpeg2k0::nvjpeg2kBackend_t,
    nvjpeg2k0::nvjpeg2kDeviceAllocator_t, nvjpeg2k0::nvjpeg2kPinnedAllocator_t,
    nvjpeg2k0::nvjpeg2kHandle_t, nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kCreate",
    "backend device_allocator pinned_allocator", slots::nvjpeg2kCreate
);

/// The shared body of `nvjpeg2kCreate` and other functions.
#[inline(never)]
fn like_nvjpeg2kCreate<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            let mut c3: u64 = 0;
            args::keep(a1, &arena)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), (&raw mut c3).cast())) };
            if status == 0 {
                handle_keepalive::made(t3, c3 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c3 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c3 as u64)?))
        },
    )
}

documented!(nvjpeg2kCreateSimple, c"nvjpeg2kCreateSimple($self)
--

Creates a JPEG 2000 decoder handle with the default backend and allocators.

``nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)``

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
handle : nvjpeg2kHandle_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateSimple
");

shared!(
    nvjpeg2kCreateSimple = like_nvjpeg2kCreateSimple(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kCreateSimple", "", slots::nvjpeg2kCreateSimple
);

/// The shared body of `nvjpeg2kCreateSimple` and other functions.
#[inline(never)]
fn like_nvjpeg2kCreateSimple<'a, 'py>(
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
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            if status == 0 {
                handle_keepalive::made(t0, c0 as u64);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c0 as u64)?))
        },
    )
}

documented!(nvjpeg2kCreateV2, c"nvjpeg2kCreateV2($self, backend, dev_allocator, pinned_allocator)
--

Creates a JPEG 2000 decoder handle with the caller's stream-ordered allocators.

``nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator, nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)``

Parameters
----------
backend : nvjpeg2kBackend_t
dev_allocator : nvjpeg2kDeviceAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.
pinned_allocator : nvjpeg2kPinnedAllocatorV2_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``handle`` exists.

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
handle : nvjpeg2kHandle_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kCreateV2
");

shared!(
    nvjpeg2kCreateV2 = like_nvjpeg2kCreate(nvjpeg2k0::nvjpeg2kBackend_t,
    nvjpeg2k0::nvjpeg2kDeviceAllocatorV2_t, nvjpeg2k0::nvjpeg2kPinnedAllocatorV2_t,
    nvjpeg2k0::nvjpeg2kHandle_t, nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kCreateV2",
    "backend dev_allocator pinned_allocator", slots::nvjpeg2kCreateV2
);

documented!(nvjpeg2kDecode, c"nvjpeg2kDecode($self, handle, decode_state, jpeg2k_stream, decode_output, stream)
--

Decodes a parsed image to device memory in a stream.

``nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``

Parameters
----------
handle : nvjpeg2kHandle_t or None
decode_state : nvjpeg2kDecodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
jpeg2k_stream : nvjpeg2kStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
decode_output : nvjpeg2kImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecode
");

shared!(
    nvjpeg2kDecode = like_nvjpeg2kDecode(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kDecodeState_t, nvjpeg2k0::nvjpeg2kStream_t, runtime::cudaStream_t,
    nvjpeg2k0::nvjpeg2kImage_t, nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kDecode",
    "handle decode_state jpeg2k_stream decode_output stream", slots::nvjpeg2kDecode
);

/// The shared body of `nvjpeg2kDecode` and other functions.
#[inline(never)]
fn like_nvjpeg2kDecode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
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
            let c4 = args::value::<u64>(a4, own.name(4), t3)?;
            let c3 = args::optional_record(a3, own.name(3), t4)?;
            let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4)) };
            returned0(py, t5, status)
        },
    )
}

documented!(nvjpeg2kDecodeImage, c"nvjpeg2kDecodeImage($self, handle, decode_state, jpeg2k_stream, decode_params, decode_output, stream)
--

Decodes a parsed image with decoding parameters, such as an area, to device memory in a stream.

``nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``

Parameters
----------
handle : nvjpeg2kHandle_t or None
decode_state : nvjpeg2kDecodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
jpeg2k_stream : nvjpeg2kStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
decode_params : nvjpeg2kDecodeParams_t or None
decode_output : nvjpeg2kImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeImage
");

#[inline(always)]
pub(crate) fn nvjpeg2kDecodeImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kDecodeImage(handle decode_state jpeg2k_stream decode_params decode_output stream));
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_decode_state = args::value::<
        u64,
    >(decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let c_jpeg2k_stream = args::value::<
        u64,
    >(jpeg2k_stream, "jpeg2k_stream", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decode_output = args::optional_record(decode_output, "decode_output", &nvjpeg2k0::nvjpeg2kImage_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeImage)?;
    let status = unsafe { released(
        py, || function(c_handle, c_decode_state, c_jpeg2k_stream, c_decode_params, c_decode_output.cast(), c_stream),
    ) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kDecodeParamsCreate, c"nvjpeg2kDecodeParamsCreate($self)
--

Creates decoding parameters with default values.

``nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)``

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
decode_params : nvjpeg2kDecodeParams_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsCreate
");

shared!(
    nvjpeg2kDecodeParamsCreate =
    like_nvjpeg2kDecodeParamsCreate(nvjpeg2k0::nvjpeg2kStatus_t,
    nvjpeg2k0::nvjpeg2kDecodeParams_t), "nvjpeg2kDecodeParamsCreate", "",
    slots::nvjpeg2kDecodeParamsCreate
);

/// The shared body of `nvjpeg2kDecodeParamsCreate` and other functions.
#[inline(never)]
fn like_nvjpeg2kDecodeParamsCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(nvjpeg2kDecodeParamsDestroy, c"nvjpeg2kDecodeParamsDestroy($self, decode_params)
--

Destroys decoding parameters.

``nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)``

Parameters
----------
decode_params : nvjpeg2kDecodeParams_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decode_params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsDestroy
");

shared!(
    nvjpeg2kDecodeParamsDestroy =
    like_nvjpeg2kDecodeParamsDestroy(nvjpeg2k0::nvjpeg2kDecodeParams_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kDecodeParamsDestroy", "decode_params",
    slots::nvjpeg2kDecodeParamsDestroy
);

/// The shared body of `nvjpeg2kDecodeParamsDestroy` and other functions.
#[inline(never)]
fn like_nvjpeg2kDecodeParamsDestroy<'a, 'py>(
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

documented!(nvjpeg2kDecodeParamsSetDecodeArea, c"nvjpeg2kDecodeParamsSetDecodeArea($self, decode_params, start_x, end_x, start_y, end_y)
--

Sets the area of the image to decode, as start and end coordinates in pixels.

``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)``

Parameters
----------
decode_params : nvjpeg2kDecodeParams_t or None
start_x, end_x, start_y, end_y : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetDecodeArea
");

#[inline(always)]
pub(crate) fn nvjpeg2kDecodeParamsSetDecodeArea<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kDecodeParamsSetDecodeArea(decode_params start_x end_x start_y end_y));
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    ints!(u32, c_start_x = start_x, c_end_x = end_x, c_start_y = start_y, c_end_y = end_y);
    let function: unsafe extern "system" fn(u64, u32, u32, u32, u32) -> i32 = call
        .symbol(slots::nvjpeg2kDecodeParamsSetDecodeArea)?;
    let status = unsafe { released(py, || function(c_decode_params, c_start_x, c_end_x, c_start_y, c_end_y)) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kDecodeParamsSetOutputFormat, c"nvjpeg2kDecodeParamsSetOutputFormat($self, decode_params, pformat)
--

Sets whether decoded components are planar or interleaved.

``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)``

Parameters
----------
decode_params : nvjpeg2kDecodeParams_t or None
pformat : nvjpeg2kImageFormat_t

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetOutputFormat
");

shared!(
    nvjpeg2kDecodeParamsSetOutputFormat =
    like_nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2k0::nvjpeg2kDecodeParams_t,
    nvjpeg2k0::nvjpeg2kImageFormat_t, nvjpeg2k0::nvjpeg2kStatus_t),
    "nvjpeg2kDecodeParamsSetOutputFormat", "decode_params pformat",
    slots::nvjpeg2kDecodeParamsSetOutputFormat
);

/// The shared body of `nvjpeg2kDecodeParamsSetOutputFormat` and other functions.
#[inline(never)]
fn like_nvjpeg2kDecodeParamsSetOutputFormat<'a, 'py>(
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

documented!(nvjpeg2kDecodeParamsSetRGBOutput, c"nvjpeg2kDecodeParamsSetRGBOutput($self, decode_params, force_rgb)
--

Sets whether YCC components are converted to RGB.

``nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)``

Parameters
----------
decode_params : nvjpeg2kDecodeParams_t or None
force_rgb : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeParamsSetRGBOutput
");

#[inline(always)]
pub(crate) fn nvjpeg2kDecodeParamsSetRGBOutput<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kDecodeParamsSetRGBOutput(decode_params force_rgb));
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    ints!(i32, c_force_rgb = force_rgb);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvjpeg2kDecodeParamsSetRGBOutput)?;
    let status = unsafe { released(py, || function(c_decode_params, c_force_rgb)) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kDecodeStateCreate, c"nvjpeg2kDecodeStateCreate($self, handle)
--

Creates a state object, which stores the intermediate data of decoding.

``nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)``

Parameters
----------
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
decode_state : nvjpeg2kDecodeState_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateCreate
");

shared!(
    nvjpeg2kDecodeStateCreate =
    like_nvjpeg2kDecodeStateCreate(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t, nvjpeg2k0::nvjpeg2kDecodeState_t),
    "nvjpeg2kDecodeStateCreate", "handle", slots::nvjpeg2kDecodeStateCreate
);

/// The shared body of `nvjpeg2kDecodeStateCreate` and other functions.
#[inline(never)]
fn like_nvjpeg2kDecodeStateCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
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
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c1 as u64)?))
        },
    )
}

documented!(nvjpeg2kDecodeStateDestroy, c"nvjpeg2kDecodeStateDestroy($self, decode_state)
--

Destroys a decoder's state and frees its buffers.

``nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)``

Parameters
----------
decode_state : nvjpeg2kDecodeState_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decode_state``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeStateDestroy
");

shared!(
    nvjpeg2kDecodeStateDestroy =
    like_nvjpeg2kDecodeParamsDestroy(nvjpeg2k0::nvjpeg2kDecodeState_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kDecodeStateDestroy", "decode_state",
    slots::nvjpeg2kDecodeStateDestroy
);

documented!(nvjpeg2kDecodeTile, c"nvjpeg2kDecodeTile($self, handle, decode_state, jpeg2k_stream, decode_params, tile_id, num_res_levels, decode_output, stream)
--

Decodes one tile of a parsed image, with some or all resolution levels, to device memory in a stream.

``nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t *decode_output, cudaStream_t stream)``

Parameters
----------
handle : nvjpeg2kHandle_t or None
decode_state : nvjpeg2kDecodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
jpeg2k_stream : nvjpeg2kStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
decode_params : nvjpeg2kDecodeParams_t or None
tile_id, num_res_levels : int
decode_output : nvjpeg2kImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDecodeTile
");

#[inline(always)]
pub(crate) fn nvjpeg2kDecodeTile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        nvjpeg2kDecodeTile(handle decode_state jpeg2k_stream decode_params tile_id num_res_levels decode_output stream)
    );
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_decode_state = args::value::<
        u64,
    >(decode_state, "decode_state", &nvjpeg2k0::nvjpeg2kDecodeState_t)?;
    let c_jpeg2k_stream = args::value::<
        u64,
    >(jpeg2k_stream, "jpeg2k_stream", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvjpeg2k0::nvjpeg2kDecodeParams_t)?;
    ints!(u32, c_tile_id = tile_id, c_num_res_levels = num_res_levels);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_decode_output = args::optional_record(decode_output, "decode_output", &nvjpeg2k0::nvjpeg2kImage_t)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, u64, u32, u32, Ptr, u64,
    ) -> i32 = call.symbol(slots::nvjpeg2kDecodeTile)?;
    let status = unsafe { released(py, || function(
        c_handle, c_decode_state, c_jpeg2k_stream, c_decode_params, c_tile_id, c_num_res_levels, c_decode_output.cast(),
        c_stream,
    )) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kDestroy, c"nvjpeg2kDestroy($self, handle)
--

Destroys a JPEG 2000 decoder handle; objects that were created from the handle must be destroyed first.

``nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)``

Parameters
----------
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kDestroy
");

shared!(
    nvjpeg2kDestroy = like_nvjpeg2kDestroy(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kDestroy", "handle", slots::nvjpeg2kDestroy
);

/// The shared body of `nvjpeg2kDestroy` and other functions.
#[inline(never)]
fn like_nvjpeg2kDestroy<'a, 'py>(
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

documented!(nvjpeg2kEncode, c"nvjpeg2kEncode($self, enc_handle, encode_state, encode_params, input_image, stream)
--

Encodes an image in device memory into the encoder state in a stream.

``nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)``

Parameters
----------
enc_handle : nvjpeg2kEncoder_t or None
encode_state : nvjpeg2kEncodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
encode_params : nvjpeg2kEncodeParams_t or None
input_image : nvjpeg2kImage_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncode
");

shared!(
    nvjpeg2kEncode = like_nvjpeg2kDecode(nvjpeg2k0::nvjpeg2kEncoder_t,
    nvjpeg2k0::nvjpeg2kEncodeState_t, nvjpeg2k0::nvjpeg2kEncodeParams_t,
    runtime::cudaStream_t, nvjpeg2k0::nvjpeg2kImage_t, nvjpeg2k0::nvjpeg2kStatus_t),
    "nvjpeg2kEncode", "enc_handle encode_state encode_params input_image stream",
    slots::nvjpeg2kEncode
);

documented!(nvjpeg2kEncodeParamsCreate, c"nvjpeg2kEncodeParamsCreate($self)
--

Creates encoding parameters with default values.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)``

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
encode_params : nvjpeg2kEncodeParams_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsCreate
");

shared!(
    nvjpeg2kEncodeParamsCreate =
    like_nvjpeg2kCreateSimple(nvjpeg2k0::nvjpeg2kEncodeParams_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kEncodeParamsCreate", "",
    slots::nvjpeg2kEncodeParamsCreate
);

documented!(nvjpeg2kEncodeParamsDestroy, c"nvjpeg2kEncodeParamsDestroy($self, encode_params)
--

Destroys encoding parameters.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``encode_params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsDestroy
");

shared!(
    nvjpeg2kEncodeParamsDestroy = like_nvjpeg2kDestroy(nvjpeg2k0::nvjpeg2kEncodeParams_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kEncodeParamsDestroy", "encode_params",
    slots::nvjpeg2kEncodeParamsDestroy
);

documented!(nvjpeg2kEncodeParamsSetEncodeConfig, c"nvjpeg2kEncodeParamsSetEncodeConfig($self, encode_params, encoder_config)
--

Sets the encoder configuration: image size, components, tiles, code blocks and resolution levels.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t *encoder_config)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None
encoder_config : nvjpeg2kEncodeConfig_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``encode_params`` exists.

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetEncodeConfig
");

#[inline(always)]
pub(crate) fn nvjpeg2kEncodeParamsSetEncodeConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kEncodeParamsSetEncodeConfig(encode_params encoder_config));
    let arena = CallArena::new();
    let c_encode_params = args::value::<
        u64,
    >(encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_encoder_config = args::optional_record(encoder_config, "encoder_config", &nvjpeg2k0::nvjpeg2kEncodeConfig_t)?;
    args::keep(encoder_config, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvjpeg2kEncodeParamsSetEncodeConfig)?;
    let status = unsafe { released(py, || function(c_encode_params, c_encoder_config.cast())) };
    if status == 0 {
        handle_keepalive::hold(&nvjpeg2k0::nvjpeg2kEncodeParams_t, c_encode_params as u64, None, arena);
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kEncodeParamsSetInputFormat, c"nvjpeg2kEncodeParamsSetInputFormat($self, encode_params, pformat)
--

Sets whether the components of the image to encode are planar or interleaved.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None
pformat : nvjpeg2kImageFormat_t

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetInputFormat
");

shared!(
    nvjpeg2kEncodeParamsSetInputFormat =
    like_nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2k0::nvjpeg2kEncodeParams_t,
    nvjpeg2k0::nvjpeg2kImageFormat_t, nvjpeg2k0::nvjpeg2kStatus_t),
    "nvjpeg2kEncodeParamsSetInputFormat", "encode_params pformat",
    slots::nvjpeg2kEncodeParamsSetInputFormat
);

documented!(nvjpeg2kEncodeParamsSetNLTInfo, c"nvjpeg2kEncodeParamsSetNLTInfo($self, encode_params, nlt_info, num_components)
--

Sets the nonlinear point transformations (NLT) of the components to encode.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None
nlt_info : list[nvjpeg2kNLTInfo_t] or None
    Used after the call returns; kept alive by cubind until another value is set in ``encode_params``, or ``encode_params`` is destroyed.
num_components : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.11.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetNLTInfo
");

#[inline(always)]
pub(crate) fn nvjpeg2kEncodeParamsSetNLTInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kEncodeParamsSetNLTInfo(encode_params nlt_info num_components));
    let arena = CallArena::new();
    let c_encode_params = args::value::<
        u64,
    >(encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    ints!(u32, c_num_components = num_components);
    let c_nlt_info = args::array(
        nlt_info, "nlt_info", &Ty::Record(&nvjpeg2k0::nvjpeg2kNLTInfo_t), Some(c_num_components as usize), &arena,
    )?;
    args::keep(nlt_info, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvjpeg2kEncodeParamsSetNLTInfo)?;
    let status = unsafe { released(py, || function(c_encode_params, c_nlt_info.cast(), c_num_components)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kEncodeParams_t, c_encode_params as u64, Some(("nvjpeg2kEncodeParamsSetNLTInfo", 0)),
            arena,
        );
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kEncodeParamsSetQuality, c"nvjpeg2kEncodeParamsSetQuality($self, encode_params, target_psnr)
--

Sets the target peak signal-to-noise ratio (PSNR) in dB of the compressed image.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t encode_params, double target_psnr)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None
target_psnr : float

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8, until nvJPEG2000 0.9. Deprecated.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSetQuality
");

#[inline(always)]
pub(crate) fn nvjpeg2kEncodeParamsSetQuality<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kEncodeParamsSetQuality(encode_params target_psnr));
    let c_encode_params = args::value::<
        u64,
    >(encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_target_psnr = args::f64(target_psnr)?;
    let function: unsafe extern "system" fn(u64, f64) -> i32 = call.symbol(slots::nvjpeg2kEncodeParamsSetQuality)?;
    let status = unsafe { released(py, || function(c_encode_params, c_target_psnr)) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kEncodeParamsSpecifyQuality, c"nvjpeg2kEncodeParamsSpecifyQuality($self, encode_params, quality_type, quality_value)
--

Sets the quality of the compressed image as the value of a selected metric, such as PSNR.

``nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)``

Parameters
----------
encode_params : nvjpeg2kEncodeParams_t or None
quality_type : nvjpeg2kQualityType_t
quality_value : float

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.9.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeParamsSpecifyQuality
");

#[inline(always)]
pub(crate) fn nvjpeg2kEncodeParamsSpecifyQuality<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kEncodeParamsSpecifyQuality(encode_params quality_type quality_value));
    let c_encode_params = args::value::<
        u64,
    >(encode_params, "encode_params", &nvjpeg2k0::nvjpeg2kEncodeParams_t)?;
    let c_quality_type = args::enumeration(quality_type, "quality_type", &nvjpeg2k0::nvjpeg2kQualityType_t)?;
    let c_quality_value = args::f64(quality_value)?;
    let function: unsafe extern "system" fn(u64, i32, f64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeParamsSpecifyQuality)?;
    let status = unsafe { released(py, || function(c_encode_params, c_quality_type, c_quality_value)) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kEncodeRetrieveBitstream, c"nvjpeg2kEncodeRetrieveBitstream($self, enc_handle, encode_state, compressed_data, length, stream)
--

Copies the compressed image to host memory, or returns its length if the address is null.

``nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)``

Parameters
----------
enc_handle : nvjpeg2kEncoder_t or None
encode_state : nvjpeg2kEncodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
compressed_data : buffer or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
length : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeRetrieveBitstream
");

#[inline(always)]
pub(crate) fn nvjpeg2kEncodeRetrieveBitstream<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([enc_handle, encode_state, compressed_data, object_length, stream], []) = call
        .bind("nvjpeg2kEncodeRetrieveBitstream", "enc_handle encode_state compressed_data length stream")?;
    let py = call.py();
    let c_enc_handle = args::value::<
        u64,
    >(enc_handle, "enc_handle", &nvjpeg2k0::nvjpeg2kEncoder_t)?;
    let c_encode_state = args::value::<
        u64,
    >(encode_state, "encode_state", &nvjpeg2k0::nvjpeg2kEncodeState_t)?;
    let mut c_length = args::u64(object_length, "length")?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_compressed_data = args::OutputBuffer::new(compressed_data, "compressed_data", Some(c_length as usize))?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvjpeg2kEncodeRetrieveBitstream)?;
    let status = unsafe { released(py, || function(
        c_enc_handle, c_encode_state, c_compressed_data.pointer(), (&raw mut c_length).cast(), c_stream,
    )) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1 + isize::from(c_compressed_data.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_length)?)?;
            match c_compressed_data.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

documented!(nvjpeg2kEncodeStateCreate, c"nvjpeg2kEncodeStateCreate($self, enc_handle)
--

Creates the state of an encoder, which also stores the compressed image.

``nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)``

Parameters
----------
enc_handle : nvjpeg2kEncoder_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
encode_state : nvjpeg2kEncodeState_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateCreate
");

shared!(
    nvjpeg2kEncodeStateCreate =
    like_nvjpeg2kDecodeStateCreate(nvjpeg2k0::nvjpeg2kEncoder_t,
    nvjpeg2k0::nvjpeg2kStatus_t, nvjpeg2k0::nvjpeg2kEncodeState_t),
    "nvjpeg2kEncodeStateCreate", "enc_handle", slots::nvjpeg2kEncodeStateCreate
);

documented!(nvjpeg2kEncodeStateDestroy, c"nvjpeg2kEncodeStateDestroy($self, encode_state)
--

Destroys the state of an encoder.

``nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)``

Parameters
----------
encode_state : nvjpeg2kEncodeState_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``encode_state``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeStateDestroy
");

shared!(
    nvjpeg2kEncodeStateDestroy =
    like_nvjpeg2kDecodeParamsDestroy(nvjpeg2k0::nvjpeg2kEncodeState_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kEncodeStateDestroy", "encode_state",
    slots::nvjpeg2kEncodeStateDestroy
);

documented!(nvjpeg2kEncoderCreateSimple, c"nvjpeg2kEncoderCreateSimple($self)
--

Creates a JPEG 2000 encoder with the default allocators.

``nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)``

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
enc_handle : nvjpeg2kEncoder_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderCreateSimple
");

shared!(
    nvjpeg2kEncoderCreateSimple =
    like_nvjpeg2kDecodeParamsCreate(nvjpeg2k0::nvjpeg2kStatus_t,
    nvjpeg2k0::nvjpeg2kEncoder_t), "nvjpeg2kEncoderCreateSimple", "",
    slots::nvjpeg2kEncoderCreateSimple
);

documented!(nvjpeg2kEncoderDestroy, c"nvjpeg2kEncoderDestroy($self, enc_handle)
--

Destroys a JPEG 2000 encoder.

``nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)``

Parameters
----------
enc_handle : nvjpeg2kEncoder_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``enc_handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncoderDestroy
");

shared!(
    nvjpeg2kEncoderDestroy =
    like_nvjpeg2kDecodeParamsDestroy(nvjpeg2k0::nvjpeg2kEncoder_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kEncoderDestroy", "enc_handle",
    slots::nvjpeg2kEncoderDestroy
);

documented!(nvjpeg2kGetCudartProperty, c"nvjpeg2kGetCudartProperty($self, typename)
--

Returns one part of the version of the CUDA runtime that nvJPEG2000 was built with.

``nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetCudartProperty
");

shared!(
    nvjpeg2kGetCudartProperty =
    like_nvjpeg2kGetCudartProperty(runtime::libraryPropertyType,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kGetCudartProperty", "typename",
    slots::nvjpeg2kGetCudartProperty
);

/// The shared body of `nvjpeg2kGetCudartProperty` and other functions.
#[inline(never)]
fn like_nvjpeg2kGetCudartProperty<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(nvjpeg2kGetDeviceMemoryPadding, c"nvjpeg2kGetDeviceMemoryPadding($self, handle)
--

Returns the granularity in bytes of device memory allocations.

``nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``

Parameters
----------
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
padding : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetDeviceMemoryPadding
");

shared!(
    nvjpeg2kGetDeviceMemoryPadding =
    like_nvjpeg2kGetDeviceMemoryPadding(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kGetDeviceMemoryPadding", "handle",
    slots::nvjpeg2kGetDeviceMemoryPadding
);

/// The shared body of `nvjpeg2kGetDeviceMemoryPadding` and other functions.
#[inline(never)]
fn like_nvjpeg2kGetDeviceMemoryPadding<'a, 'py>(
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

documented!(nvjpeg2kGetPinnedMemoryPadding, c"nvjpeg2kGetPinnedMemoryPadding($self, handle)
--

Returns the granularity in bytes of pinned memory allocations.

``nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)``

Parameters
----------
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
padding : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetPinnedMemoryPadding
");

shared!(
    nvjpeg2kGetPinnedMemoryPadding =
    like_nvjpeg2kGetDeviceMemoryPadding(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kGetPinnedMemoryPadding", "handle",
    slots::nvjpeg2kGetPinnedMemoryPadding
);

documented!(nvjpeg2kGetProperty, c"nvjpeg2kGetProperty($self, typename)
--

Returns one part of the version of nvJPEG2000: major, minor or patch level.

``nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kGetProperty
");

shared!(
    nvjpeg2kGetProperty = like_nvjpeg2kGetCudartProperty(runtime::libraryPropertyType,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kGetProperty", "typename",
    slots::nvjpeg2kGetProperty
);

documented!(nvjpeg2kSetDeviceMemoryPadding, c"nvjpeg2kSetDeviceMemoryPadding($self, padding, handle)
--

Sets the granularity in bytes of device memory allocations, to reduce reallocations.

``nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``

Parameters
----------
padding : int
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetDeviceMemoryPadding
");

shared!(
    nvjpeg2kSetDeviceMemoryPadding =
    like_nvjpeg2kSetDeviceMemoryPadding(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kSetDeviceMemoryPadding", "padding handle",
    slots::nvjpeg2kSetDeviceMemoryPadding
);

/// The shared body of `nvjpeg2kSetDeviceMemoryPadding` and other functions.
#[inline(never)]
fn like_nvjpeg2kSetDeviceMemoryPadding<'a, 'py>(
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

documented!(nvjpeg2kSetPinnedMemoryPadding, c"nvjpeg2kSetPinnedMemoryPadding($self, padding, handle)
--

Sets the granularity in bytes of pinned memory allocations, to reduce reallocations.

``nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)``

Parameters
----------
padding : int
handle : nvjpeg2kHandle_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kSetPinnedMemoryPadding
");

shared!(
    nvjpeg2kSetPinnedMemoryPadding =
    like_nvjpeg2kSetDeviceMemoryPadding(nvjpeg2k0::nvjpeg2kHandle_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kSetPinnedMemoryPadding", "padding handle",
    slots::nvjpeg2kSetPinnedMemoryPadding
);

documented!(nvjpeg2kStreamCreate, c"nvjpeg2kStreamCreate($self)
--

Creates an object that stores a parsed JPEG 2000 image.

``nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)``

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
stream_handle : nvjpeg2kStream_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamCreate
");

shared!(
    nvjpeg2kStreamCreate = like_nvjpeg2kCreateSimple(nvjpeg2k0::nvjpeg2kStream_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kStreamCreate", "", slots::nvjpeg2kStreamCreate
);

documented!(nvjpeg2kStreamDestroy, c"nvjpeg2kStreamDestroy($self, stream_handle)
--

Destroys a parsed JPEG 2000 image.

``nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``stream_handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamDestroy
");

shared!(
    nvjpeg2kStreamDestroy = like_nvjpeg2kDestroy(nvjpeg2k0::nvjpeg2kStream_t,
    nvjpeg2k0::nvjpeg2kStatus_t), "nvjpeg2kStreamDestroy", "stream_handle",
    slots::nvjpeg2kStreamDestroy
);

documented!(nvjpeg2kStreamGetColorSpace, c"nvjpeg2kStreamGetColorSpace($self, stream_handle)
--

Returns a parsed image's color space, such as sRGB or gray.

``nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
color_space : nvjpeg2kColorSpace_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetColorSpace
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetColorSpace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetColorSpace(stream_handle));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let mut c_color_space: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvjpeg2kStreamGetColorSpace)?;
    let status = unsafe { released(py, || function(c_stream_handle, (&raw mut c_color_space).cast())) };
    returned(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvjpeg2k0::nvjpeg2kColorSpace_t, c_color_space)?)
        },
    )
}

documented!(nvjpeg2kStreamGetComponentNLTInfo, c"nvjpeg2kStreamGetComponentNLTInfo($self, stream_handle, component_id)
--

Returns the nonlinear point transformation (NLT) of one component.

``nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id, nvjpeg2kNLTInfo_t *nlt_info)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None
component_id : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
nlt_info : nvjpeg2kNLTInfo_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since nvJPEG2000 0.11.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetComponentNLTInfo
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetComponentNLTInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetComponentNLTInfo(stream_handle component_id));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    ints!(u32, c_component_id = component_id);
    let (c_nlt_info, c_nlt_info_place) = out::new_record(py, &nvjpeg2k0::nvjpeg2kNLTInfo_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetComponentNLTInfo)?;
    let status = unsafe { released(py, || function(c_stream_handle, c_component_id, c_nlt_info_place.cast())) };
    returned(py, &nvjpeg2k0::nvjpeg2kStatus_t, status, 1, |tuple| tuple.push(c_nlt_info.into_any()))
}

documented!(nvjpeg2kStreamGetImageComponentInfo, c"nvjpeg2kStreamGetImageComponentInfo($self, stream_handle, component_id)
--

Returns one component's width, height, precision in bits and signedness.

``nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None
component_id : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
component_info : nvjpeg2kImageComponentInfo_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageComponentInfo
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetImageComponentInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetImageComponentInfo(stream_handle component_id));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    ints!(u32, c_component_id = component_id);
    let (c_component_info, c_component_info_place) = out::new_record(py, &nvjpeg2k0::nvjpeg2kImageComponentInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetImageComponentInfo)?;
    let status = unsafe { released(py, || function(c_stream_handle, c_component_info_place.cast(), c_component_id)) };
    returned(py, &nvjpeg2k0::nvjpeg2kStatus_t, status, 1, |tuple| tuple.push(c_component_info.into_any()))
}

documented!(nvjpeg2kStreamGetImageInfo, c"nvjpeg2kStreamGetImageInfo($self, stream_handle)
--

Returns the image size, tile size, number of tiles and number of components of a parsed image.

``nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
image_info : nvjpeg2kImageInfo_t

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetImageInfo
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetImageInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetImageInfo(stream_handle));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let (c_image_info, c_image_info_place) = out::new_record(py, &nvjpeg2k0::nvjpeg2kImageInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvjpeg2kStreamGetImageInfo)?;
    let status = unsafe { released(py, || function(c_stream_handle, c_image_info_place.cast())) };
    returned(py, &nvjpeg2k0::nvjpeg2kStatus_t, status, 1, |tuple| tuple.push(c_image_info.into_any()))
}

documented!(nvjpeg2kStreamGetResolutionComponentDim, c"nvjpeg2kStreamGetResolutionComponentDim($self, stream_handle, component_id, tile_id, res_level)
--

Returns the width and height of one component in a tile at one resolution level.

``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None
component_id, tile_id, res_level : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
res_width : int
res_height : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionComponentDim
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetResolutionComponentDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetResolutionComponentDim(stream_handle component_id tile_id res_level));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    ints!(u32, c_component_id = component_id, c_tile_id = tile_id, c_res_level = res_level);
    let mut c_res_width: u32 = 0;
    let mut c_res_height: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u32, u32, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvjpeg2kStreamGetResolutionComponentDim)?;
    let status = unsafe { released(py, || function(
        c_stream_handle, c_component_id, c_tile_id, c_res_level, (&raw mut c_res_width).cast(),
        (&raw mut c_res_height).cast(),
    )) };
    returned_in_form(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_res_width)?)?;
            tuple.push(out::u32(py, c_res_height)?)?;
            Ok(())
        },
    )
}

documented!(nvjpeg2kStreamGetResolutionsInTile, c"nvjpeg2kStreamGetResolutionsInTile($self, stream_handle, tile_id)
--

Returns the number of resolution levels in a tile.

``nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t *num_res)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None
tile_id : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
num_res : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetResolutionsInTile
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetResolutionsInTile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetResolutionsInTile(stream_handle tile_id));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    ints!(u32, c_tile_id = tile_id);
    let mut c_num_res: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvjpeg2kStreamGetResolutionsInTile)?;
    let status = unsafe { released(py, || function(c_stream_handle, c_tile_id, (&raw mut c_num_res).cast())) };
    returned(py, &nvjpeg2k0::nvjpeg2kStatus_t, status, 1, |tuple| tuple.push(out::u32(py, c_num_res)?))
}

documented!(nvjpeg2kStreamGetTileComponentDim, c"nvjpeg2kStreamGetTileComponentDim($self, stream_handle, component_id, tile_id)
--

Returns the width and height of one component in a tile.

``nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t *tile_width, uint32_t *tile_height)``

Parameters
----------
stream_handle : nvjpeg2kStream_t or None
component_id, tile_id : int

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.
tile_width : int
tile_height : int

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamGetTileComponentDim
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamGetTileComponentDim<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamGetTileComponentDim(stream_handle component_id tile_id));
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    ints!(u32, c_component_id = component_id, c_tile_id = tile_id);
    let mut c_tile_width: u32 = 0;
    let mut c_tile_height: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u32, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvjpeg2kStreamGetTileComponentDim)?;
    let status = unsafe { released(py, || function(
        c_stream_handle, c_component_id, c_tile_id, (&raw mut c_tile_width).cast(), (&raw mut c_tile_height).cast(),
    )) };
    returned_in_form(
        py,
        &nvjpeg2k0::nvjpeg2kStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_tile_width)?)?;
            tuple.push(out::u32(py, c_tile_height)?)?;
            Ok(())
        },
    )
}

documented!(nvjpeg2kStreamParse, c"nvjpeg2kStreamParse($self, handle, data, length, save_metadata, save_stream, stream_handle)
--

Parses a JPEG 2000 image in host memory, optionally copying its metadata and data.

``nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)``

Parameters
----------
handle : nvjpeg2kHandle_t or None
data : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``stream_handle``, or ``stream_handle`` is destroyed.
length, save_metadata, save_stream : int
stream_handle : nvjpeg2kStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParse
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamParse<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, data, object_length, save_metadata, save_stream, stream_handle], []) = call
        .bind("nvjpeg2kStreamParse", "handle data length save_metadata save_stream stream_handle")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_length = args::u64(object_length, "length")?;
    ints!(i32, c_save_metadata = save_metadata, c_save_stream = save_stream);
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_data = args::either(data, "data", None, false, Some(c_length as usize), &arena)?;
    args::keep(data, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, i32, i32, u64) -> i32 = call
        .symbol(slots::nvjpeg2kStreamParse)?;
    let status = unsafe {
        released(py, || function(c_handle, c_data.cast(), c_length, c_save_metadata, c_save_stream, c_stream_handle))
    };
    if status == 0 {
        handle_keepalive::hold(
            &nvjpeg2k0::nvjpeg2kStream_t, c_stream_handle as u64, Some(("nvjpeg2kStreamParse", 0)), arena,
        );
    }
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}

documented!(nvjpeg2kStreamParseFile, c"nvjpeg2kStreamParseFile($self, handle, filename, stream_handle)
--

Parses a JPEG 2000 file.

``nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)``

Parameters
----------
handle : nvjpeg2kHandle_t or None
filename : bytes or str
stream_handle : nvjpeg2kStream_t or None

Returns
-------
nvjpeg2kStatus_t
    ``NVJPEG2K_STATUS_SUCCESS``.

Warnings
--------
- ``filename`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kStreamParseFile
");

#[inline(always)]
pub(crate) fn nvjpeg2kStreamParseFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvjpeg2kStreamParseFile(handle filename stream_handle));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &nvjpeg2k0::nvjpeg2kHandle_t)?;
    let c_stream_handle = args::value::<
        u64,
    >(stream_handle, "stream_handle", &nvjpeg2k0::nvjpeg2kStream_t)?;
    let c_filename = args::c_string(filename, "filename", &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u64) -> i32 = call
        .symbol(slots::nvjpeg2kStreamParseFile)?;
    let status = unsafe { released(py, || function(c_handle, c_filename, c_stream_handle)) };
    returned0(py, &nvjpeg2k0::nvjpeg2kStatus_t, status)
}
