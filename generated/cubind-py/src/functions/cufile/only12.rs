//! Functions of cufile in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{by_value, cufile, cufile12, driver};

shared!(
    cuFileBatchIOCancel = like_cuFileBatchIOCancel(cufile::CUfileBatchHandle_t,
    cufile12::CUfileError_t), "cuFileBatchIOCancel", "batch_idp",
    slots::cuFileBatchIOCancel
);

/// The shared body of `cuFileBatchIOCancel` and other functions.
#[inline(never)]
fn like_cuFileBatchIOCancel<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> by_value::cufile::CUfileError_t12 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function(c0)) };
            let status = result.err;
            returned_record(py, t1, &result, status, 0, |_| Ok(()))
        },
    )
}

shared!(
    cuFileBatchIODestroy = like_cuFileBatchIODestroy(cufile::CUfileBatchHandle_t,
    cufile12::CUfileError_t), "cuFileBatchIODestroy", "batch_idp",
    slots::cuFileBatchIODestroy
);

/// The shared body of `cuFileBatchIODestroy` and other functions.
#[inline(never)]
pub(super) fn like_cuFileBatchIODestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) = call.own_symbol(own)?;
            let detached = handle_keepalive::detach(t0, c0 as u64);
            unsafe { released(py, || function(c0)) };
            let status = 0;
            detached.finish(status == 0);
            returned_success(py, t1, 0, |_| Ok(()))
        },
    )
}

#[inline(always)]
pub(crate) fn cuFileBatchIOGetStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileBatchIOGetStatus(batch_idp min_nr nr timeout));
    let arena = CallArena::new();
    let c_batch_idp = args::value::<
        u64,
    >(batch_idp, "batch_idp", &cufile::CUfileBatchHandle_t)?;
    ints!(u32, c_min_nr = min_nr);
    let mut c_nr = args::u32(nr, "nr")?;
    let c_iocbp_length: usize = c_nr as usize;
    let c_iocbp = args::output_memory(py, c_iocbp_length, Ty::Record(&cufile::CUfileIOEvents_t).size(), &arena)?;
    let c_timeout = args::optional_record(timeout, "timeout", &cufile::timespec)?;
    let function: unsafe extern "system" fn(
        u64, u32, Ptr, Ptr, Ptr,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileBatchIOGetStatus)?;
    let result = unsafe {
        released(py, || function(c_batch_idp, c_min_nr, (&raw mut c_nr).cast(), c_iocbp.cast(), c_timeout.cast()))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile12::CUfileError_t,
        &result,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_nr)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&cufile::CUfileIOEvents_t), c_iocbp.cast(), c_iocbp_length.min(c_nr as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

#[inline(always)]
pub(crate) fn cuFileBatchIOSetUp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileBatchIOSetUp(nr));
    ints!(u32, c_nr = nr);
    let mut c_batch_idp: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, u32,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileBatchIOSetUp)?;
    let result = unsafe { released(py, || function((&raw mut c_batch_idp).cast(), c_nr)) };
    let status = result.err;
    returned_record(
        py,
        &cufile12::CUfileError_t,
        &result,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cufile::CUfileBatchHandle_t, c_batch_idp as u64)?)
        },
    )
}

#[inline(always)]
pub(crate) fn cuFileBatchIOSubmit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileBatchIOSubmit(batch_idp nr iocbp flags));
    let arena = CallArena::new();
    let c_batch_idp = args::value::<
        u64,
    >(batch_idp, "batch_idp", &cufile::CUfileBatchHandle_t)?;
    ints!(u32, c_nr = nr, c_flags = flags);
    let c_iocbp = args::array(iocbp, "iocbp", &Ty::Record(&cufile::CUfileIOParams_t), Some(c_nr as usize), &arena)?;
    args::keep(iocbp, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u32, Ptr, u32,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileBatchIOSubmit)?;
    let result = unsafe { released(py, || function(c_batch_idp, c_nr, c_iocbp.cast(), c_flags)) };
    let status = result.err;
    if status == 0 {
        handle_keepalive::hold(&cufile::CUfileBatchHandle_t, c_batch_idp as u64, None, arena);
    }
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileBufDeregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileBufDeregister(bufPtr_base));
    let arena = CallArena::new();
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileBufDeregister)?;
    let result = unsafe { released(py, || function(c_bufPtr_base.cast())) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

documented!(cuFileBufRegister, c"cuFileBufRegister($self, bufPtr_base, length, flags)
--

Registers and pins a range of GPU memory for transfers without bounce buffers.

``CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)``

Parameters
----------
bufPtr_base : address or buffer
    Used after the call returns; must be kept alive until ``cuFileBufDeregister`` is called.
length : int
flags : int
    Flags: ``CU_FILE_RDMA_REGISTER``, ``CU_FILE_RDMA_RELAXED_ORDERING``.

Returns
-------
CUfileError_t
    ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBufRegister
");

#[inline(always)]
pub(crate) fn cuFileBufRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([bufPtr_base, object_length, flags], []) = call.bind("cuFileBufRegister", "bufPtr_base length flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_length = args::u64(object_length, "length")?;
    ints!(i32, c_flags = flags);
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, i32,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileBufRegister)?;
    let result = unsafe { released(py, || function(c_bufPtr_base.cast(), c_length, c_flags)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

shared!(
    cuFileDriverClose = like_cuFileDriverClose(cufile12::CUfileError_t),
    "cuFileDriverClose", "", slots::cuFileDriverClose_v2
);

/// The shared body of `cuFileDriverClose` and other functions.
#[inline(never)]
fn like_cuFileDriverClose<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> by_value::cufile::CUfileError_t12 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function()) };
            let status = result.err;
            returned_record(py, t0, &result, status, 0, |_| Ok(()))
        },
    )
}

#[inline(always)]
pub(crate) fn cuFileDriverGetProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileDriverGetProperties());
    let (c_props, c_props_place) = out::new_record(py, &cufile::CUfileDrvProps_t)?;
    let function: unsafe extern "system" fn(Ptr) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileDriverGetProperties)?;
    let result = unsafe { released(py, || function(c_props_place.cast())) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(c_props.into_any()))
}

shared!(
    cuFileDriverOpen = like_cuFileDriverClose(cufile12::CUfileError_t),
    "cuFileDriverOpen", "", slots::cuFileDriverOpen
);

shared!(
    cuFileDriverSetMaxCacheSize =
    like_cuFileDriverSetMaxCacheSize(cufile12::CUfileError_t),
    "cuFileDriverSetMaxCacheSize", "max_cache_size", slots::cuFileDriverSetMaxCacheSize
);

/// The shared body of `cuFileDriverSetMaxCacheSize` and other functions.
#[inline(never)]
fn like_cuFileDriverSetMaxCacheSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::u64(a0, own.name(0))?;
            let function: unsafe extern "system" fn(u64) -> by_value::cufile::CUfileError_t12 = call.own_symbol(own)?;
            let result = unsafe { released(py, || function(c0)) };
            let status = result.err;
            returned_record(py, t0, &result, status, 0, |_| Ok(()))
        },
    )
}

shared!(
    cuFileDriverSetMaxDirectIOSize =
    like_cuFileDriverSetMaxCacheSize(cufile12::CUfileError_t),
    "cuFileDriverSetMaxDirectIOSize", "max_direct_io_size",
    slots::cuFileDriverSetMaxDirectIOSize
);

shared!(
    cuFileDriverSetMaxPinnedMemSize =
    like_cuFileDriverSetMaxCacheSize(cufile12::CUfileError_t),
    "cuFileDriverSetMaxPinnedMemSize", "max_pinned_size",
    slots::cuFileDriverSetMaxPinnedMemSize
);

#[inline(always)]
pub(crate) fn cuFileDriverSetPollMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileDriverSetPollMode(poll poll_threshold_size));
    let c_poll = args::boolean(poll)?;
    ints!(u64, c_poll_threshold_size = poll_threshold_size);
    let function: unsafe extern "system" fn(bool, u64) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileDriverSetPollMode)?;
    let result = unsafe { released(py, || function(c_poll, c_poll_threshold_size)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileGetParameterBool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileGetParameterBool(param));
    let c_param = args::enumeration(param, "param", &cufile::CUFileBoolConfigParameter_t)?;
    let mut c_value: bool = false;
    let function: unsafe extern "system" fn(
        i32, Ptr,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileGetParameterBool)?;
    let result = unsafe { released(py, || function(c_param, (&raw mut c_value).cast())) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::boolean(py, c_value)?))
}

#[inline(always)]
pub(crate) fn cuFileGetParameterSizeT<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileGetParameterSizeT(param));
    let c_param = args::enumeration(param, "param", &cufile::CUFileSizeTConfigParameter_t)?;
    let mut c_value: u64 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileGetParameterSizeT)?;
    let result = unsafe { released(py, || function(c_param, (&raw mut c_value).cast())) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::u64(py, c_value)?))
}

#[inline(always)]
pub(crate) fn cuFileGetParameterString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([param, object_length], []) = call.bind("cuFileGetParameterString", "param length")?;
    let py = call.py();
    let c_param = args::enumeration(param, "param", &cufile::CUFileStringConfigParameter_t)?;
    let c_len = args::i32(object_length, "length")?;
    let c_desc_str_size: usize = args::length(py, c_len.into(), "len")?;
    let (c_desc_str_bytes, c_desc_str) = args::output_bytes(py, c_desc_str_size)?;
    let function: unsafe extern "system" fn(i32, Ptr, i32) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileGetParameterString)?;
    let result = unsafe { released(py, || function(c_param, c_desc_str.cast(), c_len)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(c_desc_str_bytes.into_any()))
}

#[inline(always)]
pub(crate) fn cuFileGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileGetVersion());
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileGetVersion)?;
    let result = unsafe { released(py, || function((&raw mut c_version).cast())) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

shared!(
    cuFileHandleDeregister = like_cuFileBatchIODestroy(cufile::CUfileHandle_t,
    cufile12::CUfileError_t), "cuFileHandleDeregister", "fh",
    slots::cuFileHandleDeregister
);

#[inline(always)]
pub(crate) fn cuFileHandleRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileHandleRegister(descr));
    let arena = CallArena::new();
    let mut c_fh: u64 = 0;
    let c_descr = args::optional_record(descr, "descr", &cufile12::CUfileDescr_t)?;
    args::keep(descr, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileHandleRegister)?;
    let result = unsafe { released(py, || function((&raw mut c_fh).cast(), c_descr.cast())) };
    let status = result.err;
    if status == 0 {
        handle_keepalive::made(&cufile::CUfileHandle_t, c_fh as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cufile::CUfileHandle_t, c_fh as u64, None, arena);
    }
    returned_record(
        py, &cufile12::CUfileError_t, &result, status, 1,
        |tuple| tuple.push(out::value(py, &cufile::CUfileHandle_t, c_fh as u64)?),
    )
}

#[inline(always)]
pub(crate) fn cuFileRead<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileRead(fh bufPtr_base size file_offset bufPtr_offset));
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(fh, "fh", &cufile::CUfileHandle_t)?;
    ints!(u64, c_size = size);
    ints!(i64, c_file_offset = file_offset, c_bufPtr_offset = bufPtr_offset);
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, true, Some(c_size as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, i64, i64) -> i64 = call.symbol(slots::cuFileRead)?;
    let (value, status) = unsafe {
        released(py, || counted(function(c_fh, c_bufPtr_base.cast(), c_size, c_file_offset, c_bufPtr_offset)))
    };
    let mut result: by_value::cufile::CUfileError_t12 = unsafe { core::mem::zeroed() };
    result.err = status;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::i64(py, value)?))
}

#[inline(always)]
pub(crate) fn cuFileReadAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileReadAsync(fh bufPtr_base size_p file_offset_p bufPtr_offset_p bytes_read_p stream));
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(fh, "fh", &cufile::CUfileHandle_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, true, None, &arena)?;
    let c_size_p = args::either(
        size_p, "size_p", Some(&Ty::U64), false, Some(Ty::U64.size().saturating_mul(1)), &arena,
    )?;
    let c_file_offset_p = args::either(
        file_offset_p, "file_offset_p", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let c_bufPtr_offset_p = args::either(
        bufPtr_offset_p, "bufPtr_offset_p", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let c_bytes_read_p = args::either(
        bytes_read_p, "bytes_read_p", Some(&Ty::I64), true, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileReadAsync)?;
    let result = unsafe { released(py, || function(
        c_fh, c_bufPtr_base.cast(), c_size_p.cast(), c_file_offset_p.cast(), c_bufPtr_offset_p.cast(),
        c_bytes_read_p.cast(), c_stream,
    )) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileSetParameterBool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([param, object_value], []) = call.bind("cuFileSetParameterBool", "param value")?;
    let py = call.py();
    let c_param = args::enumeration(param, "param", &cufile::CUFileBoolConfigParameter_t)?;
    let c_value = args::boolean(object_value)?;
    let function: unsafe extern "system" fn(
        i32, bool,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileSetParameterBool)?;
    let result = unsafe { released(py, || function(c_param, c_value)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileSetParameterSizeT<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([param, object_value], []) = call.bind("cuFileSetParameterSizeT", "param value")?;
    let py = call.py();
    let c_param = args::enumeration(param, "param", &cufile::CUFileSizeTConfigParameter_t)?;
    let c_value = args::u64(object_value, "value")?;
    let function: unsafe extern "system" fn(i32, u64) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileSetParameterSizeT)?;
    let result = unsafe { released(py, || function(c_param, c_value)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileSetParameterString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileSetParameterString(param desc_str));
    let arena = CallArena::new();
    let c_param = args::enumeration(param, "param", &cufile::CUFileStringConfigParameter_t)?;
    let c_desc_str = args::c_string(desc_str, "desc_str", &arena)?;
    let function: unsafe extern "system" fn(i32, *const c_char) -> by_value::cufile::CUfileError_t12 = call
        .symbol(slots::cuFileSetParameterString)?;
    let result = unsafe { released(py, || function(c_param, c_desc_str)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

shared!(
    cuFileStreamDeregister = like_cuFileBatchIOCancel(driver::CUstream,
    cufile12::CUfileError_t), "cuFileStreamDeregister", "stream",
    slots::cuFileStreamDeregister
);

#[inline(always)]
pub(crate) fn cuFileStreamRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileStreamRegister(stream flags));
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(
        u64, u32,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileStreamRegister)?;
    let result = unsafe { released(py, || function(c_stream, c_flags)) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}

#[inline(always)]
pub(crate) fn cuFileUseCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileUseCount());
    let function: unsafe extern "system" fn() -> i64 = call.symbol(slots::cuFileUseCount)?;
    let (value, status) = unsafe { released(py, || counted(function())) };
    let mut result: by_value::cufile::CUfileError_t12 = unsafe { core::mem::zeroed() };
    result.err = status;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::i64(py, value)?))
}

#[inline(always)]
pub(crate) fn cuFileWrite<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileWrite(fh bufPtr_base size file_offset bufPtr_offset));
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(fh, "fh", &cufile::CUfileHandle_t)?;
    ints!(u64, c_size = size);
    ints!(i64, c_file_offset = file_offset, c_bufPtr_offset = bufPtr_offset);
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, i64, i64) -> i64 = call.symbol(slots::cuFileWrite)?;
    let (value, status) = unsafe {
        released(py, || counted(function(c_fh, c_bufPtr_base.cast(), c_size, c_file_offset, c_bufPtr_offset)))
    };
    let mut result: by_value::cufile::CUfileError_t12 = unsafe { core::mem::zeroed() };
    result.err = status;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 1, |tuple| tuple.push(out::i64(py, value)?))
}

#[inline(always)]
pub(crate) fn cuFileWriteAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFileWriteAsync(fh bufPtr_base size_p file_offset_p bufPtr_offset_p bytes_written_p stream));
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(fh, "fh", &cufile::CUfileHandle_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    let c_bufPtr_base = args::either(bufPtr_base, "bufPtr_base", None, false, None, &arena)?;
    let c_size_p = args::either(
        size_p, "size_p", Some(&Ty::U64), false, Some(Ty::U64.size().saturating_mul(1)), &arena,
    )?;
    let c_file_offset_p = args::either(
        file_offset_p, "file_offset_p", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let c_bufPtr_offset_p = args::either(
        bufPtr_offset_p, "bufPtr_offset_p", Some(&Ty::I64), false, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let c_bytes_written_p = args::either(
        bytes_written_p, "bytes_written_p", Some(&Ty::I64), true, Some(Ty::I64.size().saturating_mul(1)), &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> by_value::cufile::CUfileError_t12 = call.symbol(slots::cuFileWriteAsync)?;
    let result = unsafe { released(py, || function(
        c_fh, c_bufPtr_base.cast(), c_size_p.cast(), c_file_offset_p.cast(), c_bufPtr_offset_p.cast(),
        c_bytes_written_p.cast(), c_stream,
    )) };
    let status = result.err;
    returned_record(py, &cufile12::CUfileError_t, &result, status, 0, |_| Ok(()))
}
