//! Functions of nvjpeg in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvjpeg, nvjpeg12, runtime};

shared!(
    nvjpegDecode = like_nvjpegDecode(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegJpegState_t,
    nvjpeg12::nvjpegOutputFormat_t, runtime::cudaStream_t, nvjpeg::nvjpegImage_t,
    nvjpeg::nvjpegStatus_t), "nvjpegDecode",
    "handle jpeg_handle data length output_format destination stream",
    slots::nvjpegDecode
);

/// The shared body of `nvjpegDecode` and other functions.
#[inline(never)]
pub(super) fn like_nvjpegDecode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static RecordDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::enumeration(a4, own.name(4), t2)?;
            let c6 = args::value::<u64>(a6, own.name(6), t3)?;
            let c2 = args::either(a2, own.name(2), None, false, Some(c3 as usize), &arena)?;
            let c5 = args::optional_record(a5, own.name(5), t4)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, u64, i32, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3, c4, c5.cast(), c6)) };
            returned0(py, t5, status)
        },
    )
}

shared!(
    nvjpegDecodeBatchedInitialize =
    like_nvjpegDecodeBatchedInitialize(nvjpeg::nvjpegHandle_t, nvjpeg::nvjpegJpegState_t,
    nvjpeg12::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeBatchedInitialize",
    "handle jpeg_handle batch_size max_cpu_threads output_format",
    slots::nvjpegDecodeBatchedInitialize
);

/// The shared body of `nvjpegDecodeBatchedInitialize` and other functions.
#[inline(never)]
pub(super) fn like_nvjpegDecodeBatchedInitialize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::enumeration(a4, own.name(4), t2)?;
            let function: unsafe extern "system" fn(u64, u64, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4)) };
            returned0(py, t3, status)
        },
    )
}

shared!(
    nvjpegDecodeBatchedPreAllocate =
    like_nvjpegDecodeBatchedPreAllocate(nvjpeg::nvjpegHandle_t,
    nvjpeg::nvjpegJpegState_t, nvjpeg::nvjpegChromaSubsampling_t,
    nvjpeg12::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeBatchedPreAllocate",
    "handle jpeg_handle batch_size width height chroma_subsampling output_format",
    slots::nvjpegDecodeBatchedPreAllocate
);

/// The shared body of `nvjpegDecodeBatchedPreAllocate` and other functions.
#[inline(never)]
pub(super) fn like_nvjpegDecodeBatchedPreAllocate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::enumeration(a5, own.name(5), t2)?;
            let c6 = args::enumeration(a6, own.name(6), t3)?;
            let function: unsafe extern "system" fn(u64, u64, i32, i32, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5, c6)) };
            returned0(py, t4, status)
        },
    )
}

shared!(
    nvjpegDecodeParamsSetOutputFormat =
    super::common::like_nvjpegDecodeParamsSetExifOrientation(nvjpeg::nvjpegDecodeParams_t,
    nvjpeg12::nvjpegOutputFormat_t, nvjpeg::nvjpegStatus_t),
    "nvjpegDecodeParamsSetOutputFormat", "decode_params output_format",
    slots::nvjpegDecodeParamsSetOutputFormat
);
