//! Functions of nvtiff in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvtiff0, runtime};

documented!(nvtiffDecode, c"nvtiffDecode($self, tiff_stream, decoder, params, image_out, stream)
--

Decodes the images or regions of a TIFF into device memory in a stream.

``nvtiffStatus_t nvtiffDecode(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
decoder : nvtiffDecoder_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
params : nvtiffDecodeParams_t or None
image_out : list[nvtiffImage_t] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecode
");

#[inline(always)]
pub(crate) fn nvtiffDecode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffDecode(tiff_stream decoder params image_out stream));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_decoder = args::value::<u64>(decoder, "decoder", &nvtiff0::nvtiffDecoder_t)?;
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_image_out_type = Ty::Record(&nvtiff0::nvtiffImage_t);
    let c_image_out = args::updated_array(image_out, "image_out", &c_image_out_type, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64) -> i32 = call.symbol(slots::nvtiffDecode)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_decoder, c_params, c_image_out.pointer().cast(), c_stream))
    };
    c_image_out.update();
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffDecodeCheckSupported, c"nvtiffDecodeCheckSupported($self, tiff_stream, decoder, params, image_out)
--

Checks whether a decoder supports a TIFF with given parameters.

``nvtiffStatus_t nvtiffDecodeCheckSupported(nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
decoder : nvtiffDecoder_t or None
params : nvtiffDecodeParams_t or None
image_out : list[nvtiffImage_t] or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeCheckSupported
");

#[inline(always)]
pub(crate) fn nvtiffDecodeCheckSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffDecodeCheckSupported(tiff_stream decoder params image_out));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_decoder = args::value::<u64>(decoder, "decoder", &nvtiff0::nvtiffDecoder_t)?;
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffDecodeParams_t)?;
    let c_image_out = args::array(image_out, "image_out", &Ty::Record(&nvtiff0::nvtiffImage_t), None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::nvtiffDecodeCheckSupported)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_decoder, c_params, c_image_out.cast())) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffDecodeParamsCreate, c"nvtiffDecodeParamsCreate($self)
--

Creates decoding parameters with default values.

``nvtiffStatus_t nvtiffDecodeParamsCreate(nvtiffDecodeParams_t *decode_params)``

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
decode_params : nvtiffDecodeParams_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsCreate
");

shared!(
    nvtiffDecodeParamsCreate = like_nvtiffDecodeParamsCreate(nvtiff0::nvtiffStatus_t,
    nvtiff0::nvtiffDecodeParams_t), "nvtiffDecodeParamsCreate", "",
    slots::nvtiffDecodeParamsCreate
);

/// The shared body of `nvtiffDecodeParamsCreate` and other functions.
#[inline(never)]
fn like_nvtiffDecodeParamsCreate<'a, 'py>(
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

documented!(nvtiffDecodeParamsDestroy, c"nvtiffDecodeParamsDestroy($self, decode_params)
--

Destroys decoding parameters.

``nvtiffStatus_t nvtiffDecodeParamsDestroy(nvtiffDecodeParams_t decode_params)``

Parameters
----------
decode_params : nvtiffDecodeParams_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decode_params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsDestroy
");

shared!(
    nvtiffDecodeParamsDestroy =
    like_nvtiffDecodeParamsDestroy(nvtiff0::nvtiffDecodeParams_t,
    nvtiff0::nvtiffStatus_t), "nvtiffDecodeParamsDestroy", "decode_params",
    slots::nvtiffDecodeParamsDestroy
);

/// The shared body of `nvtiffDecodeParamsDestroy` and other functions.
#[inline(never)]
fn like_nvtiffDecodeParamsDestroy<'a, 'py>(
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

documented!(nvtiffDecodeParamsSetOutputFormat, c"nvtiffDecodeParamsSetOutputFormat($self, decode_params, pformat)
--

Sets the pixel format of decoded images, such as interleaved RGB.

``nvtiffStatus_t nvtiffDecodeParamsSetOutputFormat(nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)``

Parameters
----------
decode_params : nvtiffDecodeParams_t or None
pformat : nvtiffOutputFormat_t

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetOutputFormat
");

shared!(
    nvtiffDecodeParamsSetOutputFormat =
    like_nvtiffDecodeParamsSetOutputFormat(nvtiff0::nvtiffDecodeParams_t,
    nvtiff0::nvtiffOutputFormat_t, nvtiff0::nvtiffStatus_t),
    "nvtiffDecodeParamsSetOutputFormat", "decode_params pformat",
    slots::nvtiffDecodeParamsSetOutputFormat
);

/// The shared body of `nvtiffDecodeParamsSetOutputFormat` and other functions.
#[inline(never)]
fn like_nvtiffDecodeParamsSetOutputFormat<'a, 'py>(
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

documented!(nvtiffDecodeParamsSetRegions, c"nvtiffDecodeParamsSetRegions($self, decode_params, regions, count)
--

Sets the regions to decode, each within the image in one directory.

``nvtiffStatus_t nvtiffDecodeParamsSetRegions(nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)``

Parameters
----------
decode_params : nvtiffDecodeParams_t or None
regions : list[nvtiffDecodeRegion_t] or None
count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecodeParamsSetRegions
");

#[inline(always)]
pub(crate) fn nvtiffDecodeParamsSetRegions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffDecodeParamsSetRegions(decode_params regions count));
    let arena = CallArena::new();
    let c_decode_params = args::value::<
        u64,
    >(decode_params, "decode_params", &nvtiff0::nvtiffDecodeParams_t)?;
    ints!(u32, c_count = count);
    let c_regions = args::array(
        regions, "regions", &Ty::Record(&nvtiff0::nvtiffDecodeRegion_t), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvtiffDecodeParamsSetRegions)?;
    let status = unsafe { released(py, || function(c_decode_params, c_regions.cast(), c_count)) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffDecoderCreate, c"nvtiffDecoderCreate($self, device_allocator, pinned_allocator, stream)
--

Creates a TIFF decoder with the caller's device and pinned memory allocators.

``nvtiffStatus_t nvtiffDecoderCreate(nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``

Parameters
----------
device_allocator : nvtiffDeviceAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``decoder`` exists.
pinned_allocator : nvtiffPinnedAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``decoder`` exists.
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
decoder : nvtiffDecoder_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreate
");

shared!(
    nvtiffDecoderCreate = like_nvtiffDecoderCreate(runtime::cudaStream_t,
    nvtiff0::nvtiffDeviceAllocator_t, nvtiff0::nvtiffPinnedAllocator_t,
    nvtiff0::nvtiffDecoder_t, nvtiff0::nvtiffStatus_t), "nvtiffDecoderCreate",
    "device_allocator pinned_allocator stream", slots::nvtiffDecoderCreate
);

/// The shared body of `nvtiffDecoderCreate` and other functions.
#[inline(never)]
fn like_nvtiffDecoderCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
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
            let c3 = args::value::<u64>(a2, own.name(2), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let c2 = args::optional_record(a1, own.name(1), t2)?;
            args::keep(a0, &arena)?;
            args::keep(a1, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2.cast(), c3)) };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(nvtiffDecoderCreateSimple, c"nvtiffDecoderCreateSimple($self, stream)
--

Creates a TIFF decoder with the default allocators.

``nvtiffStatus_t nvtiffDecoderCreateSimple(nvtiffDecoder_t *decoder, cudaStream_t stream)``

Parameters
----------
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
decoder : nvtiffDecoder_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderCreateSimple
");

#[inline(always)]
pub(crate) fn nvtiffDecoderCreateSimple<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffDecoderCreateSimple(stream));
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_decoder: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::nvtiffDecoderCreateSimple)?;
    let status = unsafe { released(py, || function((&raw mut c_decoder).cast(), c_stream)) };
    returned(
        py, &nvtiff0::nvtiffStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvtiff0::nvtiffDecoder_t, c_decoder as u64)?),
    )
}

documented!(nvtiffDecoderDestroy, c"nvtiffDecoderDestroy($self, decoder, stream)
--

Destroys a TIFF decoder and frees its memory in stream order.

``nvtiffStatus_t nvtiffDecoderDestroy(nvtiffDecoder_t decoder, cudaStream_t stream)``

Parameters
----------
decoder : nvtiffDecoder_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``decoder``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffDecoderDestroy
");

shared!(
    nvtiffDecoderDestroy = like_nvtiffDecoderDestroy(nvtiff0::nvtiffDecoder_t,
    runtime::cudaStream_t, nvtiff0::nvtiffStatus_t), "nvtiffDecoderDestroy",
    "decoder stream", slots::nvtiffDecoderDestroy
);

/// The shared body of `nvtiffDecoderDestroy` and other functions.
#[inline(never)]
fn like_nvtiffDecoderDestroy<'a, 'py>(
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
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0, c1)) };
            detached.finish(status == 0);
            returned0(py, t2, status)
        },
    )
}

documented!(nvtiffEncode, c"nvtiffEncode($self, encoder, params, num_params, stream)
--

Encodes, in a stream, the images that an array of encoding parameters describes.

``nvtiffStatus_t nvtiffEncode(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
params : list[nvtiffEncodeParams_t] or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
num_params : int
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncode
");

shared!(
    nvtiffEncode = like_nvtiffEncode(nvtiff0::nvtiffEncoder_t, runtime::cudaStream_t,
    nvtiff0::nvtiffEncodeParams_t, nvtiff0::nvtiffStatus_t), "nvtiffEncode",
    "encoder params num_params stream", slots::nvtiffEncode
);

/// The shared body of `nvtiffEncode` and other functions.
#[inline(never)]
fn like_nvtiffEncode<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let c1 = args::array(a1, own.name(1), &Ty::Value(t2), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(nvtiffEncodeFinalize, c"nvtiffEncodeFinalize($self, encoder, params, num_params, stream)
--

Completes the encoding of images; their sizes are then known, and they can be written.

``nvtiffStatus_t nvtiffEncodeFinalize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
params : list[nvtiffEncodeParams_t] or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until the call's work completes on ``stream``.
num_params : int
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeFinalize
");

shared!(
    nvtiffEncodeFinalize = like_nvtiffEncode(nvtiff0::nvtiffEncoder_t,
    runtime::cudaStream_t, nvtiff0::nvtiffEncodeParams_t, nvtiff0::nvtiffStatus_t),
    "nvtiffEncodeFinalize", "encoder params num_params stream",
    slots::nvtiffEncodeFinalize
);

documented!(nvtiffEncodeParamsCreate, c"nvtiffEncodeParamsCreate($self)
--

Creates encoding parameters for the images of one file, with default values.

``nvtiffStatus_t nvtiffEncodeParamsCreate(nvtiffEncodeParams_t *params)``

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
params : nvtiffEncodeParams_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsCreate
");

shared!(
    nvtiffEncodeParamsCreate = like_nvtiffDecodeParamsCreate(nvtiff0::nvtiffStatus_t,
    nvtiff0::nvtiffEncodeParams_t), "nvtiffEncodeParamsCreate", "",
    slots::nvtiffEncodeParamsCreate
);

documented!(nvtiffEncodeParamsDestroy, c"nvtiffEncodeParamsDestroy($self, params, stream)
--

Destroys encoding parameters in stream order.

``nvtiffStatus_t nvtiffEncodeParamsDestroy(nvtiffEncodeParams_t params, cudaStream_t stream)``

Parameters
----------
params : nvtiffEncodeParams_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``params``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsDestroy
");

shared!(
    nvtiffEncodeParamsDestroy = like_nvtiffDecoderDestroy(nvtiff0::nvtiffEncodeParams_t,
    runtime::cudaStream_t, nvtiff0::nvtiffStatus_t), "nvtiffEncodeParamsDestroy",
    "params stream", slots::nvtiffEncodeParamsDestroy
);

documented!(nvtiffEncodeParamsSetGeoKey, c"nvtiffEncodeParamsSetGeoKey($self, params, key, typename, value, value_size, count)
--

Sets a GeoTIFF key of any type, including its values.

``nvtiffStatus_t nvtiffEncodeParamsSetGeoKey(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)``

Parameters
----------
params : nvtiffEncodeParams_t or None
key : nvtiffGeoKey_t
typename : nvtiffGeoKeyDataType_t
value : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is destroyed.
value_size, count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKey
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetGeoKey<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([params, key, typename, object_value, value_size, count], []) = call
        .bind("nvtiffEncodeParamsSetGeoKey", "params key typename value value_size count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_type = args::enumeration(typename, "typename", &nvtiff0::nvtiffGeoKeyDataType_t)?;
    ints!(u32, c_value_size = value_size, c_count = count);
    let c_value = args::either(object_value, "value", None, false, None, &arena)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, u32, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKey)?;
    let status = unsafe { released(py, || function(c_params, c_key, c_type, c_value.cast(), c_value_size, c_count)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t, c_params as u64,
            Some(("nvtiffEncodeParamsSetGeoKey", (u64::from(c_key as u32)).rotate_left(24) ^ u64::from(c_type as u32))),
            arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetGeoKeyASCII, c"nvtiffEncodeParamsSetGeoKeyASCII($self, params, key, value, value_size)
--

Sets a GeoTIFF key to a string value.

``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyASCII(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)``

Parameters
----------
params : nvtiffEncodeParams_t or None
key : nvtiffGeoKey_t
value : address or buffer
    Used after the call returns; kept alive by cubind until another value is set in ``params``, or ``params`` is destroyed.
value_size : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyASCII
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetGeoKeyASCII<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([params, key, object_value, value_size], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeyASCII", "params key value value_size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    ints!(u32, c_value_size = value_size);
    let c_value = args::either(object_value, "value", None, false, Some(c_value_size as usize), &arena)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *const c_char, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeyASCII)?;
    let status = unsafe { released(py, || function(c_params, c_key, c_value.cast(), c_value_size)) };
    if status == 0 {
        handle_keepalive::hold(
            &nvtiff0::nvtiffEncodeParams_t, c_params as u64,
            Some(("nvtiffEncodeParamsSetGeoKeyASCII", u64::from(c_key as u32))), arena,
        );
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetGeoKeyDOUBLE, c"nvtiffEncodeParamsSetGeoKeyDOUBLE($self, params, key, value, count)
--

Sets a GeoTIFF key to a double-precision value.

``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeyDOUBLE(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)``

Parameters
----------
params : nvtiffEncodeParams_t or None
key : nvtiffGeoKey_t
value : float
count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeyDOUBLE
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetGeoKeyDOUBLE<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([params, key, object_value, count], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeyDOUBLE", "params key value count")?;
    let py = call.py();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_value = args::f64(object_value)?;
    ints!(u32, c_count = count);
    let function: unsafe extern "system" fn(u64, i32, f64, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeyDOUBLE)?;
    let status = unsafe { released(py, || function(c_params, c_key, c_value, c_count)) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetGeoKeySHORT, c"nvtiffEncodeParamsSetGeoKeySHORT($self, params, key, value, count)
--

Sets a GeoTIFF key to a 16-bit integer value.

``nvtiffStatus_t nvtiffEncodeParamsSetGeoKeySHORT(nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)``

Parameters
----------
params : nvtiffEncodeParams_t or None
key : nvtiffGeoKey_t
value, count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetGeoKeySHORT
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetGeoKeySHORT<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([params, key, object_value, count], []) = call
        .bind("nvtiffEncodeParamsSetGeoKeySHORT", "params key value count")?;
    let py = call.py();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let c_value = args::u16(object_value, "value")?;
    ints!(u32, c_count = count);
    let function: unsafe extern "system" fn(u64, i32, u16, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetGeoKeySHORT)?;
    let status = unsafe { released(py, || function(c_params, c_key, c_value, c_count)) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetImageGeometry, c"nvtiffEncodeParamsSetImageGeometry($self, params, geometry)
--

Sets the layout (strips or tiles) of the images to encode, and the size of the strips or tiles.

``nvtiffStatus_t nvtiffEncodeParamsSetImageGeometry(nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)``

Parameters
----------
params : nvtiffEncodeParams_t or None
geometry : nvtiffImageGeometry_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageGeometry
");

shared!(
    nvtiffEncodeParamsSetImageGeometry =
    like_nvtiffEncodeParamsSetImageGeometry(nvtiff0::nvtiffEncodeParams_t,
    nvtiff0::nvtiffImageGeometry_t, nvtiff0::nvtiffStatus_t),
    "nvtiffEncodeParamsSetImageGeometry", "params geometry",
    slots::nvtiffEncodeParamsSetImageGeometry
);

/// The shared body of `nvtiffEncodeParamsSetImageGeometry` and other functions.
#[inline(never)]
fn like_nvtiffEncodeParamsSetImageGeometry<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvtiffEncodeParamsSetImageInfo, c"nvtiffEncodeParamsSetImageInfo($self, params, image_info)
--

Sets the size, compression and sample format of the images to encode.

``nvtiffStatus_t nvtiffEncodeParamsSetImageInfo(nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)``

Parameters
----------
params : nvtiffEncodeParams_t or None
image_info : nvtiffImageInfo_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetImageInfo
");

shared!(
    nvtiffEncodeParamsSetImageInfo =
    like_nvtiffEncodeParamsSetImageGeometry(nvtiff0::nvtiffEncodeParams_t,
    nvtiff0::nvtiffImageInfo_t, nvtiff0::nvtiffStatus_t),
    "nvtiffEncodeParamsSetImageInfo", "params image_info",
    slots::nvtiffEncodeParamsSetImageInfo
);

documented!(nvtiffEncodeParamsSetInputs, c"nvtiffEncodeParamsSetInputs($self, params, images_d, num_images)
--

Sets the device memory addresses of the images to encode.

``nvtiffStatus_t nvtiffEncodeParamsSetInputs(nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)``

Parameters
----------
params : nvtiffEncodeParams_t or None
images_d : list[address or buffer] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``params`` exists.
num_images : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetInputs
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetInputs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffEncodeParamsSetInputs(params images_d num_images));
    let arena = CallArena::new();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    ints!(u32, c_num_images = num_images);
    let c_images_d = args::array(images_d, "images_d", &Ty::Pointer, Some(c_num_images as usize), &arena)?;
    args::keep(images_d, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvtiffEncodeParamsSetInputs)?;
    let status = unsafe { released(py, || function(c_params, c_images_d.cast(), c_num_images)) };
    if status == 0 {
        handle_keepalive::hold(&nvtiff0::nvtiffEncodeParams_t, c_params as u64, None, arena);
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetJpegOptions, c"nvtiffEncodeParamsSetJpegOptions($self, params, options)
--

Sets options, such as the quality, for images that are compressed as JPEG.

``nvtiffStatus_t nvtiffEncodeParamsSetJpegOptions(nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)``

Parameters
----------
params : nvtiffEncodeParams_t or None
options : nvtiffJpegEncodeOptions_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetJpegOptions
");

shared!(
    nvtiffEncodeParamsSetJpegOptions =
    like_nvtiffEncodeParamsSetImageGeometry(nvtiff0::nvtiffEncodeParams_t,
    nvtiff0::nvtiffJpegEncodeOptions_t, nvtiff0::nvtiffStatus_t),
    "nvtiffEncodeParamsSetJpegOptions", "params options",
    slots::nvtiffEncodeParamsSetJpegOptions
);

documented!(nvtiffEncodeParamsSetTag, c"nvtiffEncodeParamsSetTag($self, params, tag, typename, value, count)
--

Sets a tag of a directory, including its values.

``nvtiffStatus_t nvtiffEncodeParamsSetTag(nvtiffEncodeParams_t params, uint16_t tag, nvtiffTagDataType_t type, void *value, uint32_t count)``

Parameters
----------
params : nvtiffEncodeParams_t or None
tag, count : int
typename : nvtiffTagDataType_t
value : address or buffer
    Used after the call returns; kept alive by cubind as long as ``params`` exists.

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTag
");

#[inline(always)]
pub(crate) fn nvtiffEncodeParamsSetTag<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([params, tag, typename, object_value, count], []) = call
        .bind("nvtiffEncodeParamsSetTag", "params tag typename value count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_params = args::value::<u64>(params, "params", &nvtiff0::nvtiffEncodeParams_t)?;
    ints!(u16, c_tag = tag);
    let c_type = args::enumeration(typename, "typename", &nvtiff0::nvtiffTagDataType_t)?;
    ints!(u32, c_count = count);
    let c_value = args::either(object_value, "value", None, false, None, &arena)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, u16, i32, Ptr, u32) -> i32 = call
        .symbol(slots::nvtiffEncodeParamsSetTag)?;
    let status = unsafe { released(py, || function(c_params, c_tag, c_type, c_value.cast(), c_count)) };
    if status == 0 {
        handle_keepalive::hold(&nvtiff0::nvtiffEncodeParams_t, c_params as u64, None, arena);
    }
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffEncodeParamsSetTiffVariant, c"nvtiffEncodeParamsSetTiffVariant($self, params, variant)
--

Sets the variant of the file to encode: classic TIFF or BigTIFF.

``nvtiffStatus_t nvtiffEncodeParamsSetTiffVariant(nvtiffEncodeParams_t params, nvtiffVariant_t variant)``

Parameters
----------
params : nvtiffEncodeParams_t or None
variant : nvtiffVariant_t

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncodeParamsSetTiffVariant
");

shared!(
    nvtiffEncodeParamsSetTiffVariant =
    like_nvtiffDecodeParamsSetOutputFormat(nvtiff0::nvtiffEncodeParams_t,
    nvtiff0::nvtiffVariant_t, nvtiff0::nvtiffStatus_t),
    "nvtiffEncodeParamsSetTiffVariant", "params variant",
    slots::nvtiffEncodeParamsSetTiffVariant
);

documented!(nvtiffEncoderCreate, c"nvtiffEncoderCreate($self, device_allocator, pinned_allocator, stream)
--

Creates a TIFF encoder, optionally with the caller's allocators.

``nvtiffStatus_t nvtiffEncoderCreate(nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)``

Parameters
----------
device_allocator : nvtiffDeviceAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``encoder`` exists.
pinned_allocator : nvtiffPinnedAllocator_t or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``encoder`` exists.
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
encoder : nvtiffEncoder_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderCreate
");

shared!(
    nvtiffEncoderCreate = like_nvtiffDecoderCreate(runtime::cudaStream_t,
    nvtiff0::nvtiffDeviceAllocator_t, nvtiff0::nvtiffPinnedAllocator_t,
    nvtiff0::nvtiffEncoder_t, nvtiff0::nvtiffStatus_t), "nvtiffEncoderCreate",
    "device_allocator pinned_allocator stream", slots::nvtiffEncoderCreate
);

documented!(nvtiffEncoderDestroy, c"nvtiffEncoderDestroy($self, encoder, stream)
--

Destroys a TIFF encoder and frees its memory in stream order.

``nvtiffStatus_t nvtiffEncoderDestroy(nvtiffEncoder_t encoder, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``encoder``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffEncoderDestroy
");

shared!(
    nvtiffEncoderDestroy = like_nvtiffDecoderDestroy(nvtiff0::nvtiffEncoder_t,
    runtime::cudaStream_t, nvtiff0::nvtiffStatus_t), "nvtiffEncoderDestroy",
    "encoder stream", slots::nvtiffEncoderDestroy
);

documented!(nvtiffGetBitstreamSize, c"nvtiffGetBitstreamSize($self, encoder, params, num_params)
--

Returns the sizes in bytes of the metadata and of the encoded images.

``nvtiffStatus_t nvtiffGetBitstreamSize(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)``

Parameters
----------
encoder : nvtiffEncoder_t or None
params : list[nvtiffEncodeParams_t] or None
num_params : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
metadata_size : int
bitstream_size : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetBitstreamSize
");

#[inline(always)]
pub(crate) fn nvtiffGetBitstreamSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffGetBitstreamSize(encoder params num_params));
    let arena = CallArena::new();
    let c_encoder = args::value::<u64>(encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    ints!(u32, c_num_params = num_params);
    let c_params = args::array(
        params, "params", &Ty::Value(&nvtiff0::nvtiffEncodeParams_t), Some(c_num_params as usize), &arena,
    )?;
    let mut c_metadata_size: u64 = 0;
    let mut c_bitstream_size: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvtiffGetBitstreamSize)?;
    let status = unsafe { released(py, || function(
        c_encoder, c_params.cast(), c_num_params, (&raw mut c_metadata_size).cast(), (&raw mut c_bitstream_size).cast(),
    )) };
    returned_in_form(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_metadata_size)?)?;
            tuple.push(out::u64(py, c_bitstream_size)?)?;
            Ok(())
        },
    )
}

documented!(nvtiffGetProperty, c"nvtiffGetProperty($self, typename)
--

Returns one part of the version of nvTIFF: major, minor or patch level.

``nvtiffStatus_t nvtiffGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
value : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffGetProperty
");

#[inline(always)]
pub(crate) fn nvtiffGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::nvtiffGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(nvtiffStreamClose, c"nvtiffStreamClose($self, tiff_stream)
--

Closes a TIFF stream and frees its memory.

``nvtiffStatus_t nvtiffStreamClose(nvtiffStream_t tiff_stream)``

Parameters
----------
tiff_stream : nvtiffStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``tiff_stream``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamClose
");

#[inline(always)]
pub(crate) fn nvtiffStreamClose<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamClose(tiff_stream));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvtiffStreamClose)?;
    let detached = handle_keepalive::detach(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64);
    let status = unsafe { released(py, || function(c_tiff_stream)) };
    detached.finish(status == 0);
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffStreamGetGeoKey, c"nvtiffStreamGetGeoKey($self, tiff_stream, key, val, count)
--

Gets the values of a GeoTIFF key of any type.

``nvtiffStatus_t nvtiffStreamGetGeoKey(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t
val : address or buffer
count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKey
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetGeoKey<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetGeoKey(tiff_stream key val count));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    ints!(u32, c_count = count);
    let c_val = args::either(val, "val", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32) -> i32 = call.symbol(slots::nvtiffStreamGetGeoKey)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_count)) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffStreamGetGeoKeyASCII, c"nvtiffStreamGetGeoKeyASCII($self, tiff_stream, key, max_len)
--

Gets the string value of a GeoTIFF key.

``nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t
max_len : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
str : bytes

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyASCII
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetGeoKeyASCII<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetGeoKeyASCII(tiff_stream key max_len));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    ints!(u32, c_max_len = max_len);
    let c_str_size: usize = c_max_len as usize;
    let c_str = args::output_memory(py, c_str_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeyASCII)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_key, c_str.cast(), c_max_len)) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(unsafe { out::text(py, c_str, c_str_size) }?))
}

documented!(nvtiffStreamGetGeoKeyDOUBLE, c"nvtiffStreamGetGeoKeyDOUBLE($self, tiff_stream, key, index, count)
--

Gets double-precision values of a GeoTIFF key, starting at an index.

``nvtiffStatus_t nvtiffStreamGetGeoKeyDOUBLE(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t
index, count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
val : list[float]

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyDOUBLE
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetGeoKeyDOUBLE<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetGeoKeyDOUBLE(tiff_stream key index count));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    ints!(u32, c_index = index, c_count = count);
    let c_val_length: usize = c_count as usize;
    let c_val = args::output_memory(py, c_val_length, Ty::F64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeyDOUBLE)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_index, c_count)) };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::F64, c_val.cast(), c_val_length) }?)
        },
    )
}

documented!(nvtiffStreamGetGeoKeyInfo, c"nvtiffStreamGetGeoKeyInfo($self, tiff_stream, key)
--

Returns the size, count and type of a GeoTIFF key.

``nvtiffStatus_t nvtiffStreamGetGeoKeyInfo(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
size : int
count : int
type : nvtiffGeoKeyDataType_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyInfo
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetGeoKeyInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetGeoKeyInfo(tiff_stream key));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    let mut c_size: u32 = 0;
    let mut c_count: u32 = 0;
    let mut c_type: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvtiffStreamGetGeoKeyInfo)?;
    let status = unsafe { released(py, || function(
        c_tiff_stream, c_key, (&raw mut c_size).cast(), (&raw mut c_count).cast(), (&raw mut c_type).cast(),
    )) };
    returned_in_form(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::u32(py, c_size)?)?;
            tuple.push(out::u32(py, c_count)?)?;
            tuple.push(out::enumeration(py, &nvtiff0::nvtiffGeoKeyDataType_t, c_type)?)?;
            Ok(())
        },
    )
}

documented!(nvtiffStreamGetGeoKeySHORT, c"nvtiffStreamGetGeoKeySHORT($self, tiff_stream, key, index, count)
--

Gets 16-bit integer values of a GeoTIFF key, starting at an index.

``nvtiffStatus_t nvtiffStreamGetGeoKeySHORT(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t
index, count : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
val : list[int]

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeySHORT
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetGeoKeySHORT<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetGeoKeySHORT(tiff_stream key index count));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::enumeration(key, "key", &nvtiff0::nvtiffGeoKey_t)?;
    ints!(u32, c_index = index, c_count = count);
    let c_val_length: usize = c_count as usize;
    let c_val = args::output_memory(py, c_val_length, Ty::U16.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetGeoKeySHORT)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_key, c_val.cast(), c_index, c_count)) };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U16, c_val.cast(), c_val_length) }?)
        },
    )
}

documented!(nvtiffStreamGetHeader, c"nvtiffStreamGetHeader($self, tiff_stream)
--

Returns the variant of a TIFF (classic or BigTIFF), and the offset of its first directory.

``nvtiffStatus_t nvtiffStreamGetHeader(nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)``

Parameters
----------
tiff_stream : nvtiffStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
header : nvtiffStreamHeader_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetHeader
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetHeader<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetHeader(tiff_stream));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let (c_header, c_header_place) = out::new_record(py, &nvtiff0::nvtiffStreamHeader_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvtiffStreamGetHeader)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_header_place.cast())) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(c_header.into_any()))
}

documented!(nvtiffStreamGetImageGeometry, c"nvtiffStreamGetImageGeometry($self, tiff_stream, ifd_offset)
--

Returns the layout (strips or tiles) of the image in a directory, and the size of the strips or tiles.

``nvtiffStatus_t nvtiffStreamGetImageGeometry(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
geometry : nvtiffImageGeometry_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageGeometry
");

shared!(
    nvtiffStreamGetImageGeometry =
    like_nvtiffStreamGetImageGeometry(nvtiff0::nvtiffStream_t,
    nvtiff0::nvtiffImageGeometry_t, nvtiff0::nvtiffStatus_t),
    "nvtiffStreamGetImageGeometry", "tiff_stream ifd_offset",
    slots::nvtiffStreamGetImageGeometry
);

/// The shared body of `nvtiffStreamGetImageGeometry` and other functions.
#[inline(never)]
fn like_nvtiffStreamGetImageGeometry<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let (c2, c2_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c2.into_any()))
        },
    )
}

documented!(nvtiffStreamGetImageInfo, c"nvtiffStreamGetImageInfo($self, tiff_stream, ifd_offset)
--

Returns the size, compression and sample format of the image in a directory.

``nvtiffStatus_t nvtiffStreamGetImageInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
image_info : nvtiffImageInfo_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetImageInfo
");

shared!(
    nvtiffStreamGetImageInfo = like_nvtiffStreamGetImageGeometry(nvtiff0::nvtiffStream_t,
    nvtiff0::nvtiffImageInfo_t, nvtiff0::nvtiffStatus_t), "nvtiffStreamGetImageInfo",
    "tiff_stream ifd_offset", slots::nvtiffStreamGetImageInfo
);

documented!(nvtiffStreamGetNextIFDOffset, c"nvtiffStreamGetNextIFDOffset($self, tiff_stream, ifd_offset)
--

Returns the offset of the next directory of a TIFF, or 0 after the last one.

``nvtiffStatus_t nvtiffStreamGetNextIFDOffset(nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
next_ifd_offset : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNextIFDOffset
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetNextIFDOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetNextIFDOffset(tiff_stream ifd_offset));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    ints!(u64, c_ifd_offset = ifd_offset);
    let mut c_next_ifd_offset: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::nvtiffStreamGetNextIFDOffset)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_ifd_offset, (&raw mut c_next_ifd_offset).cast())) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_next_ifd_offset)?))
}

documented!(nvtiffStreamGetNumberOfGeoKeys, c"nvtiffStreamGetNumberOfGeoKeys($self, tiff_stream, key)
--

Returns the number of GeoTIFF keys, and their identifiers.

``nvtiffStatus_t nvtiffStreamGetNumberOfGeoKeys(nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : address or buffer

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
num_keys : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfGeoKeys
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetNumberOfGeoKeys<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetNumberOfGeoKeys(tiff_stream key));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    let c_key = args::either(key, "key", None, true, None, &arena)?;
    let mut c_num_keys: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvtiffStreamGetNumberOfGeoKeys)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_key.cast(), (&raw mut c_num_keys).cast())) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(out::u32(py, c_num_keys)?))
}

documented!(nvtiffStreamGetNumberOfTags, c"nvtiffStreamGetNumberOfTags($self, tiff_stream, ifd_offset, tags)
--

Returns the number of tags in a directory, and their identifiers.

``nvtiffStatus_t nvtiffStreamGetNumberOfTags(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset : int
tags : address or buffer

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
num_tags : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetNumberOfTags
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetNumberOfTags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetNumberOfTags(tiff_stream ifd_offset tags));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    ints!(u64, c_ifd_offset = ifd_offset);
    let c_tags = args::either(tags, "tags", Some(&Ty::U16), true, None, &arena)?;
    let mut c_num_tags: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvtiffStreamGetNumberOfTags)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_ifd_offset, c_tags.cast(), (&raw mut c_num_tags).cast()))
    };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(out::u32(py, c_num_tags)?))
}

documented!(nvtiffStreamGetTagInfo, c"nvtiffStreamGetTagInfo($self, tiff_stream, ifd_offset, tiff_tag)
--

Returns the type, size and count of a tag in a directory.

``nvtiffStatus_t nvtiffStreamGetTagInfo(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset, tiff_tag : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
tag_type : nvtiffTagDataType_t
size : int
count : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagInfo
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetTagInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetTagInfo(tiff_stream ifd_offset tiff_tag));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    ints!(u64, c_ifd_offset = ifd_offset);
    ints!(u16, c_tiff_tag = tiff_tag);
    let mut c_tag_type: i32 = 0;
    let mut c_size: u32 = 0;
    let mut c_count: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u64, u16, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvtiffStreamGetTagInfo)?;
    let status = unsafe { released(py, || function(
        c_tiff_stream, c_ifd_offset, c_tiff_tag, (&raw mut c_tag_type).cast(), (&raw mut c_size).cast(),
        (&raw mut c_count).cast(),
    )) };
    returned_in_form(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &nvtiff0::nvtiffTagDataType_t, c_tag_type)?)?;
            tuple.push(out::u32(py, c_size)?)?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(nvtiffStreamGetTagValue, c"nvtiffStreamGetTagValue($self, tiff_stream, ifd_offset, tiff_tag, tag_value, count)
--

Gets the values of a tag in a directory.

``nvtiffStatus_t nvtiffStreamGetTagValue(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset, tiff_tag, count : int
tag_value : address or buffer

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetTagValue
");

#[inline(always)]
pub(crate) fn nvtiffStreamGetTagValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamGetTagValue(tiff_stream ifd_offset tiff_tag tag_value count));
    let arena = CallArena::new();
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    ints!(u64, c_ifd_offset = ifd_offset);
    ints!(u16, c_tiff_tag = tiff_tag);
    ints!(u32, c_count = count);
    let c_tag_value = args::either(tag_value, "tag_value", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u16, Ptr, u32) -> i32 = call
        .symbol(slots::nvtiffStreamGetTagValue)?;
    let status = unsafe {
        released(py, || function(c_tiff_stream, c_ifd_offset, c_tiff_tag, c_tag_value.cast(), c_count))
    };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}

documented!(nvtiffStreamHasTag, c"nvtiffStreamHasTag($self, tiff_stream, ifd_offset, tag)
--

Checks whether a directory has a given tag.

``nvtiffStatus_t nvtiffStreamHasTag(nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
ifd_offset, tag : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
has_tag : int

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamHasTag
");

#[inline(always)]
pub(crate) fn nvtiffStreamHasTag<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamHasTag(tiff_stream ifd_offset tag));
    let c_tiff_stream = args::value::<
        u64,
    >(tiff_stream, "tiff_stream", &nvtiff0::nvtiffStream_t)?;
    ints!(u64, c_ifd_offset = ifd_offset);
    ints!(u16, c_tag = tag);
    let mut c_has_tag: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u16, Ptr) -> i32 = call.symbol(slots::nvtiffStreamHasTag)?;
    let status = unsafe { released(py, || function(c_tiff_stream, c_ifd_offset, c_tag, (&raw mut c_has_tag).cast())) };
    returned(py, &nvtiff0::nvtiffStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_has_tag)?))
}

documented!(nvtiffStreamOpen, c"nvtiffStreamOpen($self, buffer, buffer_size)
--

Opens a TIFF in host memory, which must not change until the TIFF stream is closed.

``nvtiffStatus_t nvtiffStreamOpen(const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)``

Parameters
----------
buffer : address or buffer
    Used after the call returns; kept alive by cubind as long as ``tiff_stream`` exists.
buffer_size : int

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
tiff_stream : nvtiffStream_t

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpen
");

#[inline(always)]
pub(crate) fn nvtiffStreamOpen<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamOpen(buffer buffer_size));
    let arena = CallArena::new();
    ints!(u64, c_buffer_size = buffer_size);
    let c_buffer = args::either(buffer, "buffer", None, false, Some(c_buffer_size as usize), &arena)?;
    let mut c_tiff_stream: u64 = 0;
    args::keep(buffer, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.symbol(slots::nvtiffStreamOpen)?;
    let status = unsafe { released(py, || function(c_buffer.cast(), c_buffer_size, (&raw mut c_tiff_stream).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64, None, arena);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtiff0::nvtiffStream_t, c_tiff_stream as u64)?)
        },
    )
}

documented!(nvtiffStreamOpenFromFile, c"nvtiffStreamOpenFromFile($self, fname)
--

Opens the TIFF file at a path and reads the file.

``nvtiffStatus_t nvtiffStreamOpenFromFile(const char *fname, nvtiffStream_t *tiff_stream)``

Parameters
----------
fname : bytes or str

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.
tiff_stream : nvtiffStream_t

Warnings
--------
- ``fname`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamOpenFromFile
");

#[inline(always)]
pub(crate) fn nvtiffStreamOpenFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffStreamOpenFromFile(fname));
    let arena = CallArena::new();
    let c_fname = args::c_string(fname, "fname", &arena)?;
    let mut c_tiff_stream: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call.symbol(slots::nvtiffStreamOpenFromFile)?;
    let status = unsafe { released(py, || function(c_fname, (&raw mut c_tiff_stream).cast())) };
    if status == 0 {
        handle_keepalive::made(&nvtiff0::nvtiffStream_t, c_tiff_stream as u64);
    }
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvtiff0::nvtiffStream_t, c_tiff_stream as u64)?)
        },
    )
}

documented!(nvtiffStreamPrint, c"nvtiffStreamPrint($self, tiff_stream)
--

Prints the contents of a TIFF's directories to stdout.

``nvtiffStatus_t nvtiffStreamPrint(nvtiffStream_t tiff_stream)``

Parameters
----------
tiff_stream : nvtiffStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamPrint
");

shared!(
    nvtiffStreamPrint = like_nvtiffDecodeParamsDestroy(nvtiff0::nvtiffStream_t,
    nvtiff0::nvtiffStatus_t), "nvtiffStreamPrint", "tiff_stream",
    slots::nvtiffStreamPrint
);

documented!(nvtiffWriteTiffBuffer, c"nvtiffWriteTiffBuffer($self, encoder, params, num_params, buffer, size, stream)
--

Writes encoded images to host memory as a TIFF.

``nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
params : list[nvtiffEncodeParams_t] or None
num_params, size : int
buffer : buffer
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffBuffer
");

#[inline(always)]
pub(crate) fn nvtiffWriteTiffBuffer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffWriteTiffBuffer(encoder params num_params buffer size stream));
    let arena = CallArena::new();
    let c_encoder = args::value::<u64>(encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    ints!(u32, c_num_params = num_params);
    ints!(u64, c_size = size);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        params, "params", &Ty::Value(&nvtiff0::nvtiffEncodeParams_t), Some(c_num_params as usize), &arena,
    )?;
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", Some(c_size as usize))?;
    let function: unsafe extern "system" fn(u64, Ptr, u32, Ptr, u64, u64) -> i32 = call
        .symbol(slots::nvtiffWriteTiffBuffer)?;
    let status = unsafe {
        released(py, || function(c_encoder, c_params.cast(), c_num_params, c_buffer.pointer(), c_size, c_stream))
    };
    returned(
        py,
        &nvtiff0::nvtiffStatus_t,
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

documented!(nvtiffWriteTiffFile, c"nvtiffWriteTiffFile($self, encoder, params, num_params, fname, stream)
--

Writes encoded images as a TIFF to the file at a path.

``nvtiffStatus_t nvtiffWriteTiffFile(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
params : list[nvtiffEncodeParams_t] or None
num_params : int
fname : bytes or str
stream : runtime.cudaStream_t or None

Returns
-------
nvtiffStatus_t
    ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffFile
");

#[inline(always)]
pub(crate) fn nvtiffWriteTiffFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvtiffWriteTiffFile(encoder params num_params fname stream));
    let arena = CallArena::new();
    let c_encoder = args::value::<u64>(encoder, "encoder", &nvtiff0::nvtiffEncoder_t)?;
    ints!(u32, c_num_params = num_params);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_params = args::array(
        params, "params", &Ty::Value(&nvtiff0::nvtiffEncodeParams_t), Some(c_num_params as usize), &arena,
    )?;
    let c_fname = args::c_string(fname, "fname", &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32, *const c_char, u64) -> i32 = call
        .symbol(slots::nvtiffWriteTiffFile)?;
    let status = unsafe { released(py, || function(c_encoder, c_params.cast(), c_num_params, c_fname, c_stream)) };
    returned0(py, &nvtiff0::nvtiffStatus_t, status)
}
