//! Functions of the cufft: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{attribute_types, cufft, runtime};

pub(crate) fn cufftCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cufftCreate", "")?;
    let py = call.py();
    let mut c_handle: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cufftCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_handle as u64);
    }
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_handle as u64)?),
    )
}

pub(crate) fn cufftDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan], []) = call.bind("cufftDestroy", "plan")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cufftDestroy)?;
    let detached = handle_keepalive::detach(&cufft::cufftHandle, c_plan as u64);
    let status = unsafe { released(py, || function(c_plan)) };
    detached.finish(status == 0);
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftEstimate1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_typename, object_batch], []) = call
        .bind("cufftEstimate1d", "nx typename batch")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftEstimate1d)?;
    let status = unsafe {
        released(py, || function(c_nx, c_type, c_batch, (&raw mut c_workSize).cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workSize)?),
    )
}

pub(crate) fn cufftEstimate2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_ny, object_typename], []) = call
        .bind("cufftEstimate2d", "nx ny typename")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftEstimate2d)?;
    let status = unsafe {
        released(py, || function(c_nx, c_ny, c_type, (&raw mut c_workSize).cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workSize)?),
    )
}

pub(crate) fn cufftEstimate3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_ny, object_nz, object_typename], []) = call
        .bind("cufftEstimate3d", "nx ny nz typename")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_nz = args::i32(object_nz, "nz")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftEstimate3d)?;
    let status = unsafe {
        released(py, || function(c_nx, c_ny, c_nz, c_type, (&raw mut c_workSize).cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workSize)?),
    )
}

pub(crate) fn cufftEstimateMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftEstimateMany",
            "rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i32(object_istride, "istride")?;
    let c_idist = args::i32(object_idist, "idist")?;
    let c_ostride = args::i32(object_ostride, "ostride")?;
    let c_odist = args::i32(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let mut c_workSize: u64 = 0;
    let function: unsafe extern "system" fn(
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftEstimateMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
                (&raw mut c_workSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_workSize)?),
    )
}

pub(crate) fn cufftExecC2C<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata, object_direction], []) = call
        .bind("cufftExecC2C", "plan idata odata direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::Complex64), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftExecC2C)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_idata.cast(), c_odata.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftExecC2R<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata], []) = call
        .bind("cufftExecC2R", "plan idata odata")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::Complex64), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftExecC2R)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_idata.cast(), c_odata.cast())) },
    )
}

pub(crate) fn cufftExecD2Z<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata], []) = call
        .bind("cufftExecD2Z", "plan idata odata")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::F64), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftExecD2Z)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_idata.cast(), c_odata.cast())) },
    )
}

pub(crate) fn cufftExecR2C<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata], []) = call
        .bind("cufftExecR2C", "plan idata odata")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::F32), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftExecR2C)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_idata.cast(), c_odata.cast())) },
    )
}

pub(crate) fn cufftExecZ2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata], []) = call
        .bind("cufftExecZ2D", "plan idata odata")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::Complex128), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftExecZ2D)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_idata.cast(), c_odata.cast())) },
    )
}

pub(crate) fn cufftExecZ2Z<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_idata, object_odata, object_direction], []) = call
        .bind("cufftExecZ2Z", "plan idata odata direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_idata = args::device(object_idata, "idata", Some(&Ty::Complex128), &arena)?;
    let c_odata = args::device(object_odata, "odata", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftExecZ2Z)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_idata.cast(), c_odata.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftGetPlanPropertyInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_property], []) = call
        .bind("cufftGetPlanPropertyInt64", "plan property")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_property = args::enumeration(
        object_property,
        "property",
        &cufft::cufftProperty,
    )?;
    let mut c_returnPtrValue: i64 = 0;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftGetPlanPropertyInt64)?;
    let status = unsafe {
        released(py, || function(c_plan, c_property, (&raw mut c_returnPtrValue).cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::i64(py, c_returnPtrValue)?),
    )
}

pub(crate) fn cufftGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cufftGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn cufftGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cufftGetSize", "handle")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftGetSize)?;
    let status = unsafe { released(py, || function(c_handle, c_workSize.cast())) };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetSize1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_nx, object_typename, object_batch], []) = call
        .bind("cufftGetSize1d", "handle nx typename batch")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftGetSize1d)?;
    let status = unsafe {
        released(py, || function(c_handle, c_nx, c_type, c_batch, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetSize2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_nx, object_ny, object_typename], []) = call
        .bind("cufftGetSize2d", "handle nx ny typename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftGetSize2d)?;
    let status = unsafe {
        released(py, || function(c_handle, c_nx, c_ny, c_type, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetSize3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_nx, object_ny, object_nz, object_typename], []) = call
        .bind("cufftGetSize3d", "handle nx ny nz typename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_nz = args::i32(object_nz, "nz")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftGetSize3d)?;
    let status = unsafe {
        released(py, || function(c_handle, c_nx, c_ny, c_nz, c_type, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetSizeMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_handle,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftGetSizeMany",
            "handle rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i32(object_istride, "istride")?;
    let c_idist = args::i32(object_idist, "idist")?;
    let c_ostride = args::i32(object_ostride, "ostride")?;
    let c_odist = args::i32(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workArea_length: usize = 64;
    let c_workArea = args::output_memory(py, c_workArea_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftGetSizeMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_handle,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
                c_workArea.cast(),
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workArea.cast(), c_workArea_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetSizeMany64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftGetSizeMany64",
            "plan rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i64(object_istride, "istride")?;
    let c_idist = args::i64(object_idist, "idist")?;
    let c_ostride = args::i64(object_ostride, "ostride")?;
    let c_odist = args::i64(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i64(object_batch, "batch")?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        i32,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftGetSizeMany64)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
                c_workSize.cast(),
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cufftGetVersion", "")?;
    let py = call.py();
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cufftGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_version).cast())) };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn cufftMakePlan1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_nx, object_typename, object_batch], []) = call
        .bind("cufftMakePlan1d", "plan nx typename batch")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftMakePlan1d)?;
    let status = unsafe {
        released(py, || function(c_plan, c_nx, c_type, c_batch, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftMakePlan2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_nx, object_ny, object_typename], []) = call
        .bind("cufftMakePlan2d", "plan nx ny typename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(i32, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftMakePlan2d)?;
    let status = unsafe {
        released(py, || function(c_plan, c_nx, c_ny, c_type, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftMakePlan3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_nx, object_ny, object_nz, object_typename], []) = call
        .bind("cufftMakePlan3d", "plan nx ny nz typename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_nz = args::i32(object_nz, "nz")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftMakePlan3d)?;
    let status = unsafe {
        released(py, || function(c_plan, c_nx, c_ny, c_nz, c_type, c_workSize.cast()))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftMakePlanMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftMakePlanMany",
            "plan rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i32(object_istride, "istride")?;
    let c_idist = args::i32(object_idist, "idist")?;
    let c_ostride = args::i32(object_ostride, "ostride")?;
    let c_odist = args::i32(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftMakePlanMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
                c_workSize.cast(),
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftMakePlanMany64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftMakePlanMany64",
            "plan rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i64(object_istride, "istride")?;
    let c_idist = args::i64(object_idist, "idist")?;
    let c_ostride = args::i64(object_ostride, "ostride")?;
    let c_odist = args::i64(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i64(object_batch, "batch")?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        *mut c_void,
        i64,
        i64,
        i32,
        i64,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftMakePlanMany64)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
                c_workSize.cast(),
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftPlan1d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_typename, object_batch], []) = call
        .bind("cufftPlan1d", "nx typename batch")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = call
        .symbol(slots::cufftPlan1d)?;
    let status = unsafe {
        released(py, || function((&raw mut c_plan).cast(), c_nx, c_type, c_batch))
    };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

pub(crate) fn cufftPlan2d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_ny, object_typename], []) = call
        .bind("cufftPlan2d", "nx ny typename")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32) -> i32 = call
        .symbol(slots::cufftPlan2d)?;
    let status = unsafe {
        released(py, || function((&raw mut c_plan).cast(), c_nx, c_ny, c_type))
    };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

pub(crate) fn cufftPlan3d<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nx, object_ny, object_nz, object_typename], []) = call
        .bind("cufftPlan3d", "nx ny nz typename")?;
    let py = call.py();
    let c_nx = args::i32(object_nx, "nx")?;
    let c_ny = args::i32(object_ny, "ny")?;
    let c_nz = args::i32(object_nz, "nz")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let mut c_plan: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32, i32, i32) -> i32 = call
        .symbol(slots::cufftPlan3d)?;
    let status = unsafe {
        released(py, || function((&raw mut c_plan).cast(), c_nx, c_ny, c_nz, c_type))
    };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

pub(crate) fn cufftPlanMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_onembed,
        object_ostride,
        object_odist,
        object_typename,
        object_batch,
        ],
        [],
    ) = call
        .bind(
            "cufftPlanMany",
            "rank n inembed istride idist onembed ostride odist typename batch",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i32(object_istride, "istride")?;
    let c_idist = args::i32(object_idist, "idist")?;
    let c_ostride = args::i32(object_ostride, "ostride")?;
    let c_odist = args::i32(object_odist, "odist")?;
    let c_type = args::enumeration(object_typename, "typename", &cufft::cufftType)?;
    let c_batch = args::i32(object_batch, "batch")?;
    let mut c_plan: i32 = 0;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I32,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        i32,
        *mut c_void,
        *mut c_void,
        i32,
        i32,
        *mut c_void,
        i32,
        i32,
        i32,
        i32,
    ) -> i32 = call.symbol(slots::cufftPlanMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_plan).cast(),
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_type,
                c_batch,
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cufft::cufftHandle, c_plan as u64);
    }
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cufft::cufftHandle, c_plan as u64)?),
    )
}

pub(crate) fn cufftResetPlanProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_property], []) = call
        .bind("cufftResetPlanProperty", "plan property")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_property = args::enumeration(
        object_property,
        "property",
        &cufft::cufftProperty,
    )?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call
        .symbol(slots::cufftResetPlanProperty)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_property)) },
    )
}

pub(crate) fn cufftSetAutoAllocation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_autoAllocate], []) = call
        .bind("cufftSetAutoAllocation", "plan autoAllocate")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_autoAllocate = args::i32(object_autoAllocate, "autoAllocate")?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call
        .symbol(slots::cufftSetAutoAllocation)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_autoAllocate)) },
    )
}

pub(crate) fn cufftSetPlanPropertyInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_property, object_inputValueInt], []) = call
        .bind("cufftSetPlanPropertyInt64", "plan property inputValueInt")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_property = args::enumeration(
        object_property,
        "property",
        &cufft::cufftProperty,
    )?;
    let c_inputValueInt = args::i64(object_inputValueInt, "inputValueInt")?;
    let function: unsafe extern "system" fn(i32, i32, i64) -> i32 = call
        .symbol(slots::cufftSetPlanPropertyInt64)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_property, c_inputValueInt)) },
    )
}

pub(crate) fn cufftSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_stream], []) = call.bind("cufftSetStream", "plan stream")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cufftSetStream)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_stream)) },
    )
}

pub(crate) fn cufftSetWorkArea<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_workArea], []) = call
        .bind("cufftSetWorkArea", "plan workArea")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_workArea = args::device(object_workArea, "workArea", None, &arena)?;
    args::keep(object_workArea, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftSetWorkArea)?;
    let status = unsafe { released(py, || function(c_plan, c_workArea.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle,
            c_plan as u64,
            Some(("cufftSetWorkArea", 0)),
            arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftXtClearCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_cbType], []) = call
        .bind("cufftXtClearCallback", "plan cbType")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_cbType = args::enumeration(
        object_cbType,
        "cbType",
        &cufft::cufftXtCallbackType,
    )?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call
        .symbol(slots::cufftXtClearCallback)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_cbType)) },
    )
}

pub(crate) fn cufftXtExec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output, object_direction], []) = call
        .bind("cufftXtExec", "plan input_ output direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_input = args::device(object_input_, "input_", None, &arena)?;
    let c_output = args::device(object_output, "output", None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtExec)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_input.cast(), c_output.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftXtExecDescriptor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output, object_direction], []) = call
        .bind("cufftXtExecDescriptor", "plan input_ output direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtExecDescriptor)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_input.cast(), c_output.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftXtExecDescriptorC2C<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output, object_direction], []) = call
        .bind("cufftXtExecDescriptorC2C", "plan input_ output direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorC2C)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_input.cast(), c_output.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftXtExecDescriptorC2R<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output], []) = call
        .bind("cufftXtExecDescriptorC2R", "plan input_ output")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorC2R)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_input.cast(), c_output.cast())) },
    )
}

pub(crate) fn cufftXtExecDescriptorD2Z<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output], []) = call
        .bind("cufftXtExecDescriptorD2Z", "plan input_ output")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorD2Z)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_input.cast(), c_output.cast())) },
    )
}

pub(crate) fn cufftXtExecDescriptorR2C<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output], []) = call
        .bind("cufftXtExecDescriptorR2C", "plan input_ output")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorR2C)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_input.cast(), c_output.cast())) },
    )
}

pub(crate) fn cufftXtExecDescriptorZ2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output], []) = call
        .bind("cufftXtExecDescriptorZ2D", "plan input_ output")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorZ2D)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_input.cast(), c_output.cast())) },
    )
}

pub(crate) fn cufftXtExecDescriptorZ2Z<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_input_, object_output, object_direction], []) = call
        .bind("cufftXtExecDescriptorZ2Z", "plan input_ output direction")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_direction = args::i32(object_direction, "direction")?;
    let c_input = args::either(object_input_, "input_", None, false, None, &arena)?;
    let c_output = args::either(object_output, "output", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtExecDescriptorZ2Z)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_input.cast(), c_output.cast(), c_direction),
            )
        },
    )
}

pub(crate) fn cufftXtFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_descriptor], []) = call.bind("cufftXtFree", "descriptor")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_descriptor = args::either(
        object_descriptor,
        "descriptor",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cufftXtFree)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_descriptor.cast())) },
    )
}

pub(crate) fn cufftXtGetSizeMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_inputtype,
        object_onembed,
        object_ostride,
        object_odist,
        object_outputtype,
        object_batch,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cufftXtGetSizeMany",
            "plan rank n inembed istride idist inputtype onembed ostride odist outputtype batch executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i64(object_istride, "istride")?;
    let c_idist = args::i64(object_idist, "idist")?;
    let c_inputtype = args::enumeration(
        object_inputtype,
        "inputtype",
        &runtime::cudaDataType,
    )?;
    let c_ostride = args::i64(object_ostride, "ostride")?;
    let c_odist = args::i64(object_odist, "odist")?;
    let c_outputtype = args::enumeration(
        object_outputtype,
        "outputtype",
        &runtime::cudaDataType,
    )?;
    let c_batch = args::i64(object_batch, "batch")?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i32,
        *mut c_void,
        i64,
        i64,
        i32,
        i64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cufftXtGetSizeMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_inputtype,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_outputtype,
                c_batch,
                c_workSize.cast(),
                c_executiontype,
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftXtMakePlanMany<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_rank,
        object_n,
        object_inembed,
        object_istride,
        object_idist,
        object_inputtype,
        object_onembed,
        object_ostride,
        object_odist,
        object_outputtype,
        object_batch,
        object_executiontype,
        ],
        [],
    ) = call
        .bind(
            "cufftXtMakePlanMany",
            "plan rank n inembed istride idist inputtype onembed ostride odist outputtype batch executiontype",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_rank = args::i32(object_rank, "rank")?;
    let c_istride = args::i64(object_istride, "istride")?;
    let c_idist = args::i64(object_idist, "idist")?;
    let c_inputtype = args::enumeration(
        object_inputtype,
        "inputtype",
        &runtime::cudaDataType,
    )?;
    let c_ostride = args::i64(object_ostride, "ostride")?;
    let c_odist = args::i64(object_odist, "odist")?;
    let c_outputtype = args::enumeration(
        object_outputtype,
        "outputtype",
        &runtime::cudaDataType,
    )?;
    let c_batch = args::i64(object_batch, "batch")?;
    let c_executiontype = args::enumeration(
        object_executiontype,
        "executiontype",
        &runtime::cudaDataType,
    )?;
    let c_n = args::array(
        object_n,
        "n",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_inembed = args::optional_array(
        object_inembed,
        "inembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_onembed = args::optional_array(
        object_onembed,
        "onembed",
        &Ty::I64,
        Some(args::length(py, c_rank.into(), "rank")?),
        &arena,
    )?;
    let c_workSize_length: usize = 64;
    let c_workSize = args::output_memory(py, c_workSize_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        i32,
        *mut c_void,
        *mut c_void,
        i64,
        i64,
        i32,
        *mut c_void,
        i64,
        i64,
        i32,
        i64,
        *mut c_void,
        i32,
    ) -> i32 = call.symbol(slots::cufftXtMakePlanMany)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_rank,
                c_n.cast(),
                c_inembed.cast(),
                c_istride,
                c_idist,
                c_inputtype,
                c_onembed.cast(),
                c_ostride,
                c_odist,
                c_outputtype,
                c_batch,
                c_workSize.cast(),
                c_executiontype,
            ),
        )
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_workSize.cast(), c_workSize_length)
                    }?,
                )
        },
    )
}

pub(crate) fn cufftXtMalloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_pformat], []) = call
        .bind("cufftXtMalloc", "plan pformat")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_format = args::enumeration(
        object_pformat,
        "pformat",
        &cufft::cufftXtSubFormat,
    )?;
    let mut c_descriptor: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtMalloc)?;
    let status = unsafe {
        released(py, || function(c_plan, (&raw mut c_descriptor).cast(), c_format))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_descriptor)?),
    )
}

pub(crate) fn cufftXtMemcpy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_dstPointer, object_srcPointer, object_typename], []) = call
        .bind("cufftXtMemcpy", "plan dstPointer srcPointer typename")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cufft::cufftXtCopyType,
    )?;
    let c_dstPointer = args::either(
        object_dstPointer,
        "dstPointer",
        None,
        false,
        None,
        &arena,
    )?;
    let c_srcPointer = args::either(
        object_srcPointer,
        "srcPointer",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtMemcpy)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe {
            released(
                py,
                || function(c_plan, c_dstPointer.cast(), c_srcPointer.cast(), c_type),
            )
        },
    )
}

pub(crate) fn cufftXtQueryPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_queryType], []) = call
        .bind("cufftXtQueryPlan", "plan queryType")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_queryType = args::enumeration(
        object_queryType,
        "queryType",
        &cufft::cufftXtQueryType,
    )?;
    let mut c_queryStruct = attributes::attribute_out(
        py,
        c_queryType,
        &attribute_types::cufft::cufftXtQueryType,
        None,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, i32) -> i32 = call
        .symbol(slots::cufftXtQueryPlan)?;
    let status = unsafe {
        released(py, || function(c_plan, c_queryStruct.pointer(), c_queryType))
    };
    returned(
        py,
        &cufft::cufftResult,
        status,
        1,
        |tuple| tuple.push(unsafe { c_queryStruct.value(py) }?),
    )
}

pub(crate) fn cufftXtSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_callback_routine,
        object_cbType,
        object_caller_info,
        ],
        [],
    ) = call.bind("cufftXtSetCallback", "plan callback_routine cbType caller_info")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_cbType = args::enumeration(
        object_cbType,
        "cbType",
        &cufft::cufftXtCallbackType,
    )?;
    let c_callback_routine = args::array(
        object_callback_routine,
        "callback_routine",
        &Ty::Pointer,
        None,
        &arena,
    )?;
    let c_caller_info = args::array(
        object_caller_info,
        "caller_info",
        &Ty::Pointer,
        None,
        &arena,
    )?;
    args::keep(object_callback_routine, &arena)?;
    args::keep(object_caller_info, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtSetCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_callback_routine.cast(),
                c_cbType,
                c_caller_info.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle,
            c_plan as u64,
            Some(("cufftXtSetCallback", u64::from(c_cbType as u32))),
            arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftXtSetCallbackSharedSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_cbType, object_sharedSize], []) = call
        .bind("cufftXtSetCallbackSharedSize", "plan cbType sharedSize")?;
    let py = call.py();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_cbType = args::enumeration(
        object_cbType,
        "cbType",
        &cufft::cufftXtCallbackType,
    )?;
    let c_sharedSize = args::u64(object_sharedSize, "sharedSize")?;
    let function: unsafe extern "system" fn(i32, i32, u64) -> i32 = call
        .symbol(slots::cufftXtSetCallbackSharedSize)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_cbType, c_sharedSize)) },
    )
}

pub(crate) fn cufftXtSetGPUs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_nGPUs, object_whichGPUs], []) = call
        .bind("cufftXtSetGPUs", "handle nGPUs whichGPUs")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<i32>(object_handle, "handle", &cufft::cufftHandle)?;
    let c_nGPUs = args::i32(object_nGPUs, "nGPUs")?;
    let c_whichGPUs = args::array(
        object_whichGPUs,
        "whichGPUs",
        &Ty::I32,
        Some(args::length(py, c_nGPUs.into(), "nGPUs")?),
        &arena,
    )?;
    args::keep(object_whichGPUs, &arena)?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtSetGPUs)?;
    let status = unsafe {
        released(py, || function(c_handle, c_nGPUs, c_whichGPUs.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle,
            c_handle as u64,
            Some(("cufftXtSetGPUs", 0)),
            arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftXtSetJITCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_plan,
        object_lto_callback_symbol_name,
        object_lto_callback_fatbin,
        object_lto_callback_fatbin_size,
        object_typename,
        object_caller_info,
        ],
        [],
    ) = call
        .bind(
            "cufftXtSetJITCallback",
            "plan lto_callback_symbol_name lto_callback_fatbin lto_callback_fatbin_size typename caller_info",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_lto_callback_fatbin_size = args::u64(
        object_lto_callback_fatbin_size,
        "lto_callback_fatbin_size",
    )?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cufft::cufftXtCallbackType,
    )?;
    let c_lto_callback_symbol_name = args::c_string(
        object_lto_callback_symbol_name,
        &arena,
    )?;
    let c_lto_callback_fatbin = args::either(
        object_lto_callback_fatbin,
        "lto_callback_fatbin",
        None,
        false,
        Some(c_lto_callback_fatbin_size as usize),
        &arena,
    )?;
    let c_caller_info = args::array(
        object_caller_info,
        "caller_info",
        &Ty::Pointer,
        None,
        &arena,
    )?;
    args::keep(object_lto_callback_fatbin, &arena)?;
    args::keep(object_caller_info, &arena)?;
    let function: unsafe extern "system" fn(
        i32,
        *const c_char,
        *mut c_void,
        u64,
        i32,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cufftXtSetJITCallback)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_plan,
                c_lto_callback_symbol_name,
                c_lto_callback_fatbin.cast(),
                c_lto_callback_fatbin_size,
                c_type,
                c_caller_info.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle,
            c_plan as u64,
            Some(("cufftXtSetJITCallback", u64::from(c_type as u32))),
            arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftXtSetWorkArea<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_workArea], []) = call
        .bind("cufftXtSetWorkArea", "plan workArea")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_workArea = args::array(
        object_workArea,
        "workArea",
        &Ty::Pointer,
        None,
        &arena,
    )?;
    args::keep(object_workArea, &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtSetWorkArea)?;
    let status = unsafe { released(py, || function(c_plan, c_workArea.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cufft::cufftHandle,
            c_plan as u64,
            Some(("cufftXtSetWorkArea", 0)),
            arena,
        );
    }
    returned0(py, &cufft::cufftResult, status)
}

pub(crate) fn cufftXtSetWorkAreaPolicy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_plan, object_policy, object_workSize], []) = call
        .bind("cufftXtSetWorkAreaPolicy", "plan policy workSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_plan = args::value::<i32>(object_plan, "plan", &cufft::cufftHandle)?;
    let c_policy = args::enumeration(
        object_policy,
        "policy",
        &cufft::cufftXtWorkAreaPolicy,
    )?;
    let c_workSize = args::either(
        object_workSize,
        "workSize",
        Some(&Ty::U64),
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cufftXtSetWorkAreaPolicy)?;
    returned0(
        py,
        &cufft::cufftResult,
        unsafe { released(py, || function(c_plan, c_policy, c_workSize.cast())) },
    )
}
