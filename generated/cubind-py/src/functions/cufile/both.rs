//! Functions of the cufile: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{by_value, cufile, cufile13};

pub(crate) fn cuFileDriverGetP2PFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status_flag], []) = call
        .bind("cuFileDriverGetP2PFlags", "status_flag")?;
    let py = call.py();
    let c_status_flag = args::enumeration(
        object_status_flag,
        "status_flag",
        &cufile13::CUfileDriverStatusFlags_t,
    )?;
    let mut c_p2p_flags: i32 = 0;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileDriverGetP2PFlags)?;
    let result = unsafe {
        released(py, || function(c_status_flag, (&raw mut c_p2p_flags).cast()))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cufile13::CUfileP2PFlags_t, c_p2p_flags)?)
        },
    )
}

pub(crate) fn cuFileDriverSetP2PFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status_flag, object_p2p_flags], []) = call
        .bind("cuFileDriverSetP2PFlags", "status_flag p2p_flags")?;
    let py = call.py();
    let c_status_flag = args::enumeration(
        object_status_flag,
        "status_flag",
        &cufile13::CUfileDriverStatusFlags_t,
    )?;
    let c_p2p_flags = args::enumeration(
        object_p2p_flags,
        "p2p_flags",
        &cufile13::CUfileP2PFlags_t,
    )?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileDriverSetP2PFlags)?;
    let result = unsafe { released(py, || function(c_status_flag, c_p2p_flags)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileExportPCIeTopology<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_filename], []) = call.bind("cuFileExportPCIeTopology", "filename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_filename = args::c_string(object_filename, &arena)?;
    let function: unsafe extern "system" fn(
        *const c_char,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileExportPCIeTopology)?;
    let result = unsafe { released(py, || function(c_filename)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileGetBARSizeInKB<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_gpuIndex], []) = call.bind("cuFileGetBARSizeInKB", "gpuIndex")?;
    let py = call.py();
    let c_gpuIndex = args::i32(object_gpuIndex, "gpuIndex")?;
    let mut c_barSize: u64 = 0;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetBARSizeInKB)?;
    let result = unsafe {
        released(py, || function(c_gpuIndex, (&raw mut c_barSize).cast()))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_barSize)?),
    )
}

pub(crate) fn cuFileGetParameterGpuBounceBufferSlabArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_length], []) = call
        .bind("cuFileGetParameterGpuBounceBufferSlabArray", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_size_values_length: usize = args::length(py, c_len.into(), "len")?;
    let c_size_values = args::output_memory(
        py,
        c_size_values_length,
        Ty::U64.size(),
        &arena,
    )?;
    let c_count_values_length: usize = args::length(py, c_len.into(), "len")?;
    let c_count_values = args::output_memory(
        py,
        c_count_values_length,
        Ty::U64.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileGetParameterGpuBounceBufferSlabArray)?;
    let result = unsafe {
        released(py, || function(c_size_values.cast(), c_count_values.cast(), c_len))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_size_values.cast(),
                            c_size_values_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_count_values.cast(),
                            c_count_values_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cuFileGetParameterMinMaxValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_param], []) = call.bind("cuFileGetParameterMinMaxValue", "param")?;
    let py = call.py();
    let c_param = args::enumeration(
        object_param,
        "param",
        &cufile::CUFileSizeTConfigParameter_t,
    )?;
    let mut c_min_value: u64 = 0;
    let mut c_max_value: u64 = 0;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileGetParameterMinMaxValue)?;
    let result = unsafe {
        released(
            py,
            || function(
                c_param,
                (&raw mut c_min_value).cast(),
                (&raw mut c_max_value).cast(),
            ),
        )
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_min_value)?)?;
            tuple.push(out::u64(py, c_max_value)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuFileGetParameterPosixPoolSlabArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_length], []) = call
        .bind("cuFileGetParameterPosixPoolSlabArray", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_size_values_length: usize = args::length(py, c_len.into(), "len")?;
    let c_size_values = args::output_memory(
        py,
        c_size_values_length,
        Ty::U64.size(),
        &arena,
    )?;
    let c_count_values_length: usize = args::length(py, c_len.into(), "len")?;
    let c_count_values = args::output_memory(
        py,
        c_count_values_length,
        Ty::U64.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileGetParameterPosixPoolSlabArray)?;
    let result = unsafe {
        released(py, || function(c_size_values.cast(), c_count_values.cast(), c_len))
    };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_size_values.cast(),
                            c_size_values_length,
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_count_values.cast(),
                            c_count_values_length,
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn cuFileGetStatsL1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileGetStatsL1", "")?;
    let py = call.py();
    let (c_stats, c_stats_place) = out::new_record(py, &cufile13::CUfileStatsLevel1_t)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetStatsL1)?;
    let result = unsafe { released(py, || function(c_stats_place.cast())) };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| tuple.push(c_stats.into_any()),
    )
}

pub(crate) fn cuFileGetStatsL2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileGetStatsL2", "")?;
    let py = call.py();
    let (c_stats, c_stats_place) = out::new_record(py, &cufile13::CUfileStatsLevel2_t)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetStatsL2)?;
    let result = unsafe { released(py, || function(c_stats_place.cast())) };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| tuple.push(c_stats.into_any()),
    )
}

pub(crate) fn cuFileGetStatsL3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileGetStatsL3", "")?;
    let py = call.py();
    let (c_stats, c_stats_place) = out::new_record(py, &cufile13::CUfileStatsLevel3_t)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetStatsL3)?;
    let result = unsafe { released(py, || function(c_stats_place.cast())) };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| tuple.push(c_stats.into_any()),
    )
}

pub(crate) fn cuFileGetStatsLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileGetStatsLevel", "")?;
    let py = call.py();
    let mut c_level: i32 = 0;
    let function: unsafe extern "system" fn(
        *mut c_void,
    ) -> by_value::cufile::CUfileError_t13 = call.symbol(slots::cuFileGetStatsLevel)?;
    let result = unsafe { released(py, || function((&raw mut c_level).cast())) };
    let status = result.err;
    returned_record(
        py,
        &cufile13::CUfileError_t,
        &result,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_level)?),
    )
}

pub(crate) fn cuFileReadv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_fh, object_iov, object_iovcnt, object_file_offset, object_flags], []) = call
        .bind("cuFileReadv", "fh iov iovcnt file_offset flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(object_fh, "fh", &cufile::CUfileHandle_t)?;
    let c_iovcnt = args::u64(object_iovcnt, "iovcnt")?;
    let c_file_offset = args::i64(object_file_offset, "file_offset")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_iov = args::array(
        object_iov,
        "iov",
        &Ty::Record(&cufile13::CUfileIOVec_t),
        Some(c_iovcnt as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, i64, u32) -> i64 = call
        .symbol(slots::cuFileReadv)?;
    let value = unsafe {
        released(py, || function(c_fh, c_iov.cast(), c_iovcnt, c_file_offset, c_flags))
    };
    returned_success(
        py,
        &cufile13::CUfileError_t,
        1,
        |tuple| tuple.push(out::i64(py, value)?),
    )
}

pub(crate) fn cuFileSetParameterGpuBounceBufferSlabArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_size_values, object_count_values, object_length], []) = call
        .bind(
            "cuFileSetParameterGpuBounceBufferSlabArray",
            "size_values count_values length",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_size_values = args::array(
        object_size_values,
        "size_values",
        &Ty::U64,
        Some(args::length(py, c_len.into(), "len")?),
        &arena,
    )?;
    let c_count_values = args::array(
        object_count_values,
        "count_values",
        &Ty::U64,
        Some(args::length(py, c_len.into(), "len")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileSetParameterGpuBounceBufferSlabArray)?;
    let result = unsafe {
        released(py, || function(c_size_values.cast(), c_count_values.cast(), c_len))
    };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileSetParameterPosixPoolSlabArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_size_values, object_count_values, object_length], []) = call
        .bind(
            "cuFileSetParameterPosixPoolSlabArray",
            "size_values count_values length",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_len = args::i32(object_length, "length")?;
    let c_size_values = args::array(
        object_size_values,
        "size_values",
        &Ty::U64,
        Some(args::length(py, c_len.into(), "len")?),
        &arena,
    )?;
    let c_count_values = args::array(
        object_count_values,
        "count_values",
        &Ty::U64,
        Some(args::length(py, c_len.into(), "len")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        i32,
    ) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileSetParameterPosixPoolSlabArray)?;
    let result = unsafe {
        released(py, || function(c_size_values.cast(), c_count_values.cast(), c_len))
    };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileSetStatsLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_level], []) = call.bind("cuFileSetStatsLevel", "level")?;
    let py = call.py();
    let c_level = args::i32(object_level, "level")?;
    let function: unsafe extern "system" fn(i32) -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileSetStatsLevel)?;
    let result = unsafe { released(py, || function(c_level)) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileStatsReset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileStatsReset", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileStatsReset)?;
    let result = unsafe { released(py, || function()) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileStatsStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileStatsStart", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileStatsStart)?;
    let result = unsafe { released(py, || function()) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileStatsStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuFileStatsStop", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> by_value::cufile::CUfileError_t13 = call
        .symbol(slots::cuFileStatsStop)?;
    let result = unsafe { released(py, || function()) };
    let status = result.err;
    returned_record(py, &cufile13::CUfileError_t, &result, status, 0, |_| Ok(()))
}

pub(crate) fn cuFileWritev<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_fh, object_iov, object_iovcnt, object_file_offset, object_flags], []) = call
        .bind("cuFileWritev", "fh iov iovcnt file_offset flags")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_fh = args::value::<u64>(object_fh, "fh", &cufile::CUfileHandle_t)?;
    let c_iovcnt = args::u64(object_iovcnt, "iovcnt")?;
    let c_file_offset = args::i64(object_file_offset, "file_offset")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let c_iov = args::array(
        object_iov,
        "iov",
        &Ty::Record(&cufile13::CUfileIOVec_t),
        Some(c_iovcnt as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, i64, u32) -> i64 = call
        .symbol(slots::cuFileWritev)?;
    let value = unsafe {
        released(py, || function(c_fh, c_iov.cast(), c_iovcnt, c_file_offset, c_flags))
    };
    returned_success(
        py,
        &cufile13::CUfileError_t,
        1,
        |tuple| tuple.push(out::i64(py, value)?),
    )
}
