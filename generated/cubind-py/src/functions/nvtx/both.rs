//! Functions of the nvtx: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{driver, nvtx, nvtx13, runtime};

pub(crate) fn nvtxCounterBatchSubmit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_counterData], []) = call
        .bind("nvtxCounterBatchSubmit", "hDomain counterData")?;
    let py = call.py();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_counterData = args::optional_record(
        object_counterData,
        "counterData",
        &nvtx13::nvtxCounterBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxCounterBatchSubmit)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_hDomain, c_counterData.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxCounterRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_attr], []) = call
        .bind("nvtxCounterRegister", "hDomain attr")?;
    let py = call.py();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_attr = args::optional_record(object_attr, "attr", &nvtx13::nvtxCounterAttr_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxCounterRegister)?;
    let value = unsafe { released(py, || function(c_hDomain, c_attr.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn nvtxCounterSample<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_counterId, object_value, object_size], []) = call
        .bind("nvtxCounterSample", "hDomain counterId value size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_counterId = args::u64(object_counterId, "counterId")?;
    let c_size = args::u64(object_size, "size")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        false,
        Some(c_size as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) = call
        .symbol(slots::nvtxCounterSample)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(py, || function(c_hDomain, c_counterId, c_value.cast(), c_size))
            };
            0
        },
    )
}

pub(crate) fn nvtxCounterSampleFloat64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_counterId, object_value], []) = call
        .bind("nvtxCounterSampleFloat64", "hDomain counterId value")?;
    let py = call.py();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_counterId = args::u64(object_counterId, "counterId")?;
    let c_value = args::f64(object_value)?;
    let function: unsafe extern "system" fn(u64, u64, f64) = call
        .symbol(slots::nvtxCounterSampleFloat64)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_hDomain, c_counterId, c_value)) };
            0
        },
    )
}

pub(crate) fn nvtxCounterSampleInt64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_counterId, object_value], []) = call
        .bind("nvtxCounterSampleInt64", "hDomain counterId value")?;
    let py = call.py();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_counterId = args::u64(object_counterId, "counterId")?;
    let c_value = args::i64(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, u64, i64) = call
        .symbol(slots::nvtxCounterSampleInt64)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_hDomain, c_counterId, c_value)) };
            0
        },
    )
}

pub(crate) fn nvtxCounterSampleNoValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_hDomain, object_counterId, object_reason], []) = call
        .bind("nvtxCounterSampleNoValue", "hDomain counterId reason")?;
    let py = call.py();
    let c_hDomain = args::value::<
        u64,
    >(object_hDomain, "hDomain", &nvtx::nvtxDomainHandle_t)?;
    let c_counterId = args::u64(object_counterId, "counterId")?;
    let c_reason = args::u8(object_reason, "reason")?;
    let function: unsafe extern "system" fn(u64, u64, u8) = call
        .symbol(slots::nvtxCounterSampleNoValue)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_hDomain, c_counterId, c_reason)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_name], []) = call.bind("nvtxDomainCreate", "name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> u64 = call
        .symbol(slots::nvtxDomainCreateA)?;
    let value = unsafe { released(py, || function(c_name)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxDomainHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainCreateW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_name], []) = call.bind("nvtxDomainCreateW", "name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> u64 = call
        .symbol(slots::nvtxDomainCreateW)?;
    let value = unsafe { released(py, || function(c_name)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxDomainHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain], []) = call.bind("nvtxDomainDestroy", "domain")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainDestroy)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainIsEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain], []) = call.bind("nvtxDomainIsEnabled", "domain")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> u8 = call
        .symbol(slots::nvtxDomainIsEnabled)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u8(py, value)?))
}

pub(crate) fn nvtxDomainMarkEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_eventAttrib], []) = call
        .bind("nvtxDomainMarkEx", "domain eventAttrib")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxDomainMarkEx)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_eventAttrib.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxDomainNameCategory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_category, object_name], []) = call
        .bind("nvtxDomainNameCategory", "domain category name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_category = args::u32(object_category, "category")?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *const c_char) = call
        .symbol(slots::nvtxDomainNameCategoryA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_category, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainNameCategoryW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_category, object_name], []) = call
        .bind("nvtxDomainNameCategoryW", "domain category name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_category = args::u32(object_category, "category")?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) = call
        .symbol(slots::nvtxDomainNameCategoryW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_category, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainRangeEnd<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_id], []) = call.bind("nvtxDomainRangeEnd", "domain id")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_id = args::value::<u64>(object_id, "id", &nvtx::nvtxRangeId_t)?;
    let function: unsafe extern "system" fn(u64, u64) = call
        .symbol(slots::nvtxDomainRangeEnd)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_id)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainRangePop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain], []) = call.bind("nvtxDomainRangePop", "domain")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvtxDomainRangePop)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxDomainRangePushEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_eventAttrib], []) = call
        .bind("nvtxDomainRangePushEx", "domain eventAttrib")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvtxDomainRangePushEx)?;
    let value = unsafe { released(py, || function(c_domain, c_eventAttrib.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxDomainRangeStartEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_eventAttrib], []) = call
        .bind("nvtxDomainRangeStartEx", "domain eventAttrib")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxDomainRangeStartEx)?;
    let value = unsafe { released(py, || function(c_domain, c_eventAttrib.cast())) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainRegisterString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_string], []) = call
        .bind("nvtxDomainRegisterString", "domain string")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_string = args::c_string(object_string, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) -> u64 = call
        .symbol(slots::nvtxDomainRegisterStringA)?;
    let value = unsafe { released(py, || function(c_domain, c_string)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxStringHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainRegisterStringW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_string], []) = call
        .bind("nvtxDomainRegisterStringW", "domain string")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_string = args::wide_string(object_string, "string", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxDomainRegisterStringW)?;
    let value = unsafe { released(py, || function(c_domain, c_string)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxStringHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainResourceCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_attribs], []) = call
        .bind("nvtxDomainResourceCreate", "domain attribs")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_attribs = args::optional_record(
        object_attribs,
        "attribs",
        &nvtx::nvtxResourceAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxDomainResourceCreate)?;
    let value = unsafe { released(py, || function(c_domain, c_attribs.cast())) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxResourceHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainResourceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_resource], []) = call.bind("nvtxDomainResourceDestroy", "resource")?;
    let py = call.py();
    let c_resource = args::value::<
        u64,
    >(object_resource, "resource", &nvtx::nvtxResourceHandle_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainResourceDestroy)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_resource)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainSyncUserAcquireFailed<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvtxDomainSyncUserAcquireFailed", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvtx::nvtxSyncUser_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainSyncUserAcquireFailed)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_handle)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainSyncUserAcquireStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvtxDomainSyncUserAcquireStart", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvtx::nvtxSyncUser_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainSyncUserAcquireStart)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_handle)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainSyncUserAcquireSuccess<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvtxDomainSyncUserAcquireSuccess", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvtx::nvtxSyncUser_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainSyncUserAcquireSuccess)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_handle)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainSyncUserCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_attribs], []) = call
        .bind("nvtxDomainSyncUserCreate", "domain attribs")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_attribs = args::optional_record(
        object_attribs,
        "attribs",
        &nvtx::nvtxSyncUserAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxDomainSyncUserCreate)?;
    let value = unsafe { released(py, || function(c_domain, c_attribs.cast())) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxSyncUser_t, value as u64)?),
    )
}

pub(crate) fn nvtxDomainSyncUserDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvtxDomainSyncUserDestroy", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvtx::nvtxSyncUser_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainSyncUserDestroy)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_handle)) };
            0
        },
    )
}

pub(crate) fn nvtxDomainSyncUserReleasing<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("nvtxDomainSyncUserReleasing", "handle")?;
    let py = call.py();
    let c_handle = args::value::<u64>(object_handle, "handle", &nvtx::nvtxSyncUser_t)?;
    let function: unsafe extern "system" fn(u64) = call
        .symbol(slots::nvtxDomainSyncUserReleasing)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_handle)) };
            0
        },
    )
}

pub(crate) fn nvtxEventBatchSubmit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_eventBatch], []) = call
        .bind("nvtxEventBatchSubmit", "domain eventBatch")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_eventBatch = args::optional_record(
        object_eventBatch,
        "eventBatch",
        &nvtx13::nvtxEventBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxEventBatchSubmit)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_eventBatch.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxEventSubmit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_payloadData, object_numPayloads], []) = call
        .bind("nvtxEventSubmit", "domain payloadData numPayloads")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_numPayloads = args::u64(object_numPayloads, "numPayloads")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_numPayloads as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) = call
        .symbol(slots::nvtxEventSubmit)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(py, || function(c_domain, c_payloadData.cast(), c_numPayloads))
            };
            0
        },
    )
}

pub(crate) fn nvtxInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_reserved], []) = call.bind("nvtxInitialize", "reserved")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_reserved = args::either(
        object_reserved,
        "reserved",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) = call
        .symbol(slots::nvtxInitialize)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_reserved.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMark<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxMark", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::c_string(object_message, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) = call
        .symbol(slots::nvtxMarkA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_message)) };
            0
        },
    )
}

pub(crate) fn nvtxMarkEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventAttrib], []) = call.bind("nvtxMarkEx", "eventAttrib")?;
    let py = call.py();
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) = call
        .symbol(slots::nvtxMarkEx)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_eventAttrib.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMarkPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_payloadData, object_count], []) = call
        .bind("nvtxMarkPayload", "domain payloadData count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) = call
        .symbol(slots::nvtxMarkPayload)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(py, || function(c_domain, c_payloadData.cast(), c_count))
            };
            0
        },
    )
}

pub(crate) fn nvtxMarkW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxMarkW", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::wide_string(object_message, "message", &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) = call
        .symbol(slots::nvtxMarkW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_message)) };
            0
        },
    )
}

pub(crate) fn nvtxMemCudaGetDeviceWidePermissions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_domain, object_device], []) = call
        .bind("nvtxMemCudaGetDeviceWidePermissions", "domain device")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_device = args::i32(object_device, "device")?;
    let function: unsafe extern "system" fn(u64, i32) -> u64 = call
        .symbol(slots::nvtxMemCudaGetDeviceWidePermissions)?;
    let value = unsafe { released(py, || function(c_domain, c_device)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &nvtx13::nvtxMemPermissionsHandle_t, value as u64)?)
        },
    )
}

pub(crate) fn nvtxMemCudaGetProcessWidePermissions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_domain], []) = call
        .bind("nvtxMemCudaGetProcessWidePermissions", "domain")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> u64 = call
        .symbol(slots::nvtxMemCudaGetProcessWidePermissions)?;
    let value = unsafe { released(py, || function(c_domain)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &nvtx13::nvtxMemPermissionsHandle_t, value as u64)?)
        },
    )
}

pub(crate) fn nvtxMemCudaMarkInitialized<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_stream, object_isPerThreadStream, object_desc], []) = call
        .bind("nvtxMemCudaMarkInitialized", "domain stream isPerThreadStream desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_isPerThreadStream = args::u8(object_isPerThreadStream, "isPerThreadStream")?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemMarkInitializedBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u8, *mut c_void) = call
        .symbol(slots::nvtxMemCudaMarkInitialized)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(
                    py,
                    || function(c_domain, c_stream, c_isPerThreadStream, c_desc.cast()),
                )
            };
            0
        },
    )
}

pub(crate) fn nvtxMemCudaSetPeerAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_permissions, object_devicePeer, object_flags], []) = call
        .bind("nvtxMemCudaSetPeerAccess", "domain permissions devicePeer flags")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissions = args::value::<
        u64,
    >(object_permissions, "permissions", &nvtx13::nvtxMemPermissionsHandle_t)?;
    let c_devicePeer = args::i32(object_devicePeer, "devicePeer")?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, u64, i32, u32) = call
        .symbol(slots::nvtxMemCudaSetPeerAccess)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(py, || function(c_domain, c_permissions, c_devicePeer, c_flags))
            };
            0
        },
    )
}

pub(crate) fn nvtxMemHeapRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemHeapRegister", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(object_desc, "desc", &nvtx13::nvtxMemHeapDesc_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxMemHeapRegister)?;
    let value = unsafe { released(py, || function(c_domain, c_desc.cast())) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx13::nvtxMemHeapHandle_t, value as u64)?),
    )
}

pub(crate) fn nvtxMemHeapReset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_heap], []) = call
        .bind("nvtxMemHeapReset", "domain heap")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_heap = args::value::<u64>(object_heap, "heap", &nvtx13::nvtxMemHeapHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) = call
        .symbol(slots::nvtxMemHeapReset)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_heap)) };
            0
        },
    )
}

pub(crate) fn nvtxMemHeapUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_heap], []) = call
        .bind("nvtxMemHeapUnregister", "domain heap")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_heap = args::value::<u64>(object_heap, "heap", &nvtx13::nvtxMemHeapHandle_t)?;
    let function: unsafe extern "system" fn(u64, u64) = call
        .symbol(slots::nvtxMemHeapUnregister)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_heap)) };
            0
        },
    )
}

pub(crate) fn nvtxMemPermissionsAssign<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemPermissionsAssign", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemPermissionsAssignBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxMemPermissionsAssign)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_desc.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMemPermissionsBind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_permissions, object_bindScope, object_bindFlags], []) = call
        .bind("nvtxMemPermissionsBind", "domain permissions bindScope bindFlags")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissions = args::value::<
        u64,
    >(object_permissions, "permissions", &nvtx13::nvtxMemPermissionsHandle_t)?;
    let c_bindScope = args::u32(object_bindScope, "bindScope")?;
    let c_bindFlags = args::u32(object_bindFlags, "bindFlags")?;
    let function: unsafe extern "system" fn(u64, u64, u32, u32) = call
        .symbol(slots::nvtxMemPermissionsBind)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(
                    py,
                    || function(c_domain, c_permissions, c_bindScope, c_bindFlags),
                )
            };
            0
        },
    )
}

pub(crate) fn nvtxMemPermissionsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_creationflags], []) = call
        .bind("nvtxMemPermissionsCreate", "domain creationflags")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_creationflags = args::i32(object_creationflags, "creationflags")?;
    let function: unsafe extern "system" fn(u64, i32) -> u64 = call
        .symbol(slots::nvtxMemPermissionsCreate)?;
    let value = unsafe { released(py, || function(c_domain, c_creationflags)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &nvtx13::nvtxMemPermissionsHandle_t, value as u64)?)
        },
    )
}

pub(crate) fn nvtxMemPermissionsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_permissionsHandle], []) = call
        .bind("nvtxMemPermissionsDestroy", "domain permissionsHandle")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissionsHandle = args::value::<
        u64,
    >(
        object_permissionsHandle,
        "permissionsHandle",
        &nvtx13::nvtxMemPermissionsHandle_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64) = call
        .symbol(slots::nvtxMemPermissionsDestroy)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_permissionsHandle)) };
            0
        },
    )
}

pub(crate) fn nvtxMemPermissionsReset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_permissionsHandle], []) = call
        .bind("nvtxMemPermissionsReset", "domain permissionsHandle")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_permissionsHandle = args::value::<
        u64,
    >(
        object_permissionsHandle,
        "permissionsHandle",
        &nvtx13::nvtxMemPermissionsHandle_t,
    )?;
    let function: unsafe extern "system" fn(u64, u64) = call
        .symbol(slots::nvtxMemPermissionsReset)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_permissionsHandle)) };
            0
        },
    )
}

pub(crate) fn nvtxMemPermissionsUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_bindScope], []) = call
        .bind("nvtxMemPermissionsUnbind", "domain bindScope")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_bindScope = args::u32(object_bindScope, "bindScope")?;
    let function: unsafe extern "system" fn(u64, u32) = call
        .symbol(slots::nvtxMemPermissionsUnbind)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_bindScope)) };
            0
        },
    )
}

pub(crate) fn nvtxMemRegionsName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemRegionsName", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemRegionsNameBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxMemRegionsName)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_desc.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMemRegionsRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemRegionsRegister", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemRegionsRegisterBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxMemRegionsRegister)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_desc.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMemRegionsResize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemRegionsResize", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemRegionsResizeBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxMemRegionsResize)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_desc.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxMemRegionsUnregister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_desc], []) = call
        .bind("nvtxMemRegionsUnregister", "domain desc")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_desc = args::optional_record(
        object_desc,
        "desc",
        &nvtx13::nvtxMemRegionsUnregisterBatch_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxMemRegionsUnregister)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_domain, c_desc.cast())) };
            0
        },
    )
}

pub(crate) fn nvtxNameCategory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_category, object_name], []) = call
        .bind("nvtxNameCategory", "category name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_category = args::u32(object_category, "category")?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u32, *const c_char) = call
        .symbol(slots::nvtxNameCategoryA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_category, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCategoryW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_category, object_name], []) = call
        .bind("nvtxNameCategoryW", "category name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_category = args::u32(object_category, "category")?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void) = call
        .symbol(slots::nvtxNameCategoryW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_category, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuContext<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_name], []) = call
        .bind("nvtxNameCuContext", "context name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) = call
        .symbol(slots::nvtxNameCuContextA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_context, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuContextW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_name], []) = call
        .bind("nvtxNameCuContextW", "context name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxNameCuContextW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_context, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_name], []) = call
        .bind("nvtxNameCuDevice", "device name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(i32, *const c_char) = call
        .symbol(slots::nvtxNameCuDeviceA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_device, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuDeviceW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_name], []) = call
        .bind("nvtxNameCuDeviceW", "device name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void) = call
        .symbol(slots::nvtxNameCuDeviceW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_device, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_name], []) = call.bind("nvtxNameCuEvent", "event name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) = call
        .symbol(slots::nvtxNameCuEventA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_event, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuEventW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_name], []) = call.bind("nvtxNameCuEventW", "event name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxNameCuEventW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_event, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_name], []) = call
        .bind("nvtxNameCuStream", "stream name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) = call
        .symbol(slots::nvtxNameCuStreamA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_stream, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCuStreamW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_name], []) = call
        .bind("nvtxNameCuStreamW", "stream name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxNameCuStreamW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_stream, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_name], []) = call
        .bind("nvtxNameCudaDevice", "device name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(i32, *const c_char) = call
        .symbol(slots::nvtxNameCudaDeviceA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_device, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaDeviceW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_name], []) = call
        .bind("nvtxNameCudaDeviceW", "device name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::i32(object_device, "device")?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(i32, *mut c_void) = call
        .symbol(slots::nvtxNameCudaDeviceW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_device, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_name], []) = call
        .bind("nvtxNameCudaEvent", "event name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) = call
        .symbol(slots::nvtxNameCudaEventA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_event, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaEventW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_name], []) = call
        .bind("nvtxNameCudaEventW", "event name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_event = args::value::<u64>(object_event, "event", &runtime::cudaEvent_t)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxNameCudaEventW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_event, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_name], []) = call
        .bind("nvtxNameCudaStream", "stream name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char) = call
        .symbol(slots::nvtxNameCudaStreamA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_stream, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameCudaStreamW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_stream, object_name], []) = call
        .bind("nvtxNameCudaStreamW", "stream name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) = call
        .symbol(slots::nvtxNameCudaStreamW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_stream, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameOsThread<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_threadId, object_name], []) = call
        .bind("nvtxNameOsThread", "threadId name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_threadId = args::u32(object_threadId, "threadId")?;
    let c_name = args::c_string(object_name, &arena)?;
    let function: unsafe extern "system" fn(u32, *const c_char) = call
        .symbol(slots::nvtxNameOsThreadA)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_threadId, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxNameOsThreadW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_threadId, object_name], []) = call
        .bind("nvtxNameOsThreadW", "threadId name")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_threadId = args::u32(object_threadId, "threadId")?;
    let c_name = args::wide_string(object_name, "name", &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void) = call
        .symbol(slots::nvtxNameOsThreadW)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_threadId, c_name)) };
            0
        },
    )
}

pub(crate) fn nvtxPayloadEnumRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_attr], []) = call
        .bind("nvtxPayloadEnumRegister", "domain attr")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_attr = args::optional_record(
        object_attr,
        "attr",
        &nvtx13::nvtxPayloadEnumAttr_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxPayloadEnumRegister)?;
    let value = unsafe { released(py, || function(c_domain, c_attr.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn nvtxPayloadSchemaRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_attr], []) = call
        .bind("nvtxPayloadSchemaRegister", "domain attr")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_attr = args::optional_record(
        object_attr,
        "attr",
        &nvtx13::nvtxPayloadSchemaAttr_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxPayloadSchemaRegister)?;
    let value = unsafe { released(py, || function(c_domain, c_attr.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn nvtxRangeEnd<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_id], []) = call.bind("nvtxRangeEnd", "id")?;
    let py = call.py();
    let c_id = args::value::<u64>(object_id, "id", &nvtx::nvtxRangeId_t)?;
    let function: unsafe extern "system" fn(u64) = call.symbol(slots::nvtxRangeEnd)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe { released(py, || function(c_id)) };
            0
        },
    )
}

pub(crate) fn nvtxRangeEndPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_id, object_payloadData, object_count], []) = call
        .bind("nvtxRangeEndPayload", "domain id payloadData count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_id = args::value::<u64>(object_id, "id", &nvtx::nvtxRangeId_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, u64) = call
        .symbol(slots::nvtxRangeEndPayload)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(py, || function(c_domain, c_id, c_payloadData.cast(), c_count))
            };
            0
        },
    )
}

pub(crate) fn nvtxRangePop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvtxRangePop", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvtxRangePop)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangePopPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_payloadData, object_count], []) = call
        .bind("nvtxRangePopPayload", "domain payloadData count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvtxRangePopPayload)?;
    let value = unsafe {
        released(py, || function(c_domain, c_payloadData.cast(), c_count))
    };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangePush<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxRangePush", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::c_string(object_message, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call
        .symbol(slots::nvtxRangePushA)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangePushEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventAttrib], []) = call.bind("nvtxRangePushEx", "eventAttrib")?;
    let py = call.py();
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvtxRangePushEx)?;
    let value = unsafe { released(py, || function(c_eventAttrib.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangePushPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_payloadData, object_count], []) = call
        .bind("nvtxRangePushPayload", "domain payloadData count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvtxRangePushPayload)?;
    let value = unsafe {
        released(py, || function(c_domain, c_payloadData.cast(), c_count))
    };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangePushW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxRangePushW", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::wide_string(object_message, "message", &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvtxRangePushW)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i32(py, value)?))
}

pub(crate) fn nvtxRangeStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxRangeStart", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::c_string(object_message, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> u64 = call
        .symbol(slots::nvtxRangeStartA)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?),
    )
}

pub(crate) fn nvtxRangeStartEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventAttrib], []) = call.bind("nvtxRangeStartEx", "eventAttrib")?;
    let py = call.py();
    let c_eventAttrib = args::optional_record(
        object_eventAttrib,
        "eventAttrib",
        &nvtx::nvtxEventAttributes_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> u64 = call
        .symbol(slots::nvtxRangeStartEx)?;
    let value = unsafe { released(py, || function(c_eventAttrib.cast())) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?),
    )
}

pub(crate) fn nvtxRangeStartPayload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_payloadData, object_count], []) = call
        .bind("nvtxRangeStartPayload", "domain payloadData count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_count = args::u64(object_count, "count")?;
    let c_payloadData = args::array(
        object_payloadData,
        "payloadData",
        &Ty::Record(&nvtx13::nvtxPayloadData_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> u64 = call
        .symbol(slots::nvtxRangeStartPayload)?;
    let value = unsafe {
        released(py, || function(c_domain, c_payloadData.cast(), c_count))
    };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?),
    )
}

pub(crate) fn nvtxRangeStartW<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_message], []) = call.bind("nvtxRangeStartW", "message")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_message = args::wide_string(object_message, "message", &arena)?;
    let function: unsafe extern "system" fn(*mut c_void) -> u64 = call
        .symbol(slots::nvtxRangeStartW)?;
    let value = unsafe { released(py, || function(c_message)) };
    returned(
        py,
        &driver::CUresult,
        0,
        1,
        |tuple| tuple.push(out::value(py, &nvtx::nvtxRangeId_t, value as u64)?),
    )
}

pub(crate) fn nvtxScopeRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_attr], []) = call
        .bind("nvtxScopeRegister", "domain attr")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_attr = args::optional_record(object_attr, "attr", &nvtx13::nvtxScopeAttr_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxScopeRegister)?;
    let value = unsafe { released(py, || function(c_domain, c_attr.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn nvtxTimeDomainRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_timeAttr], []) = call
        .bind("nvtxTimeDomainRegister", "domain timeAttr")?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeAttr = args::optional_record(
        object_timeAttr,
        "timeAttr",
        &nvtx13::nvtxTimeDomainAttr_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> u64 = call
        .symbol(slots::nvtxTimeDomainRegister)?;
    let value = unsafe { released(py, || function(c_domain, c_timeAttr.cast())) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

pub(crate) fn nvtxTimeSyncPoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_domain,
        object_timeDomainId1,
        object_timeDomainId2,
        object_timestamp1,
        object_timestamp2,
        ],
        [],
    ) = call
        .bind(
            "nvtxTimeSyncPoint",
            "domain timeDomainId1 timeDomainId2 timestamp1 timestamp2",
        )?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeDomainId1 = args::u64(object_timeDomainId1, "timeDomainId1")?;
    let c_timeDomainId2 = args::u64(object_timeDomainId2, "timeDomainId2")?;
    let c_timestamp1 = args::i64(object_timestamp1, "timestamp1")?;
    let c_timestamp2 = args::i64(object_timestamp2, "timestamp2")?;
    let function: unsafe extern "system" fn(u64, u64, u64, i64, i64) = call
        .symbol(slots::nvtxTimeSyncPoint)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(
                    py,
                    || function(
                        c_domain,
                        c_timeDomainId1,
                        c_timeDomainId2,
                        c_timestamp1,
                        c_timestamp2,
                    ),
                )
            };
            0
        },
    )
}

pub(crate) fn nvtxTimeSyncPointTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_domain,
        object_timeDomainIdSrc,
        object_timeDomainIdDst,
        object_syncPoints,
        object_count,
        ],
        [],
    ) = call
        .bind(
            "nvtxTimeSyncPointTable",
            "domain timeDomainIdSrc timeDomainIdDst syncPoints count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeDomainIdSrc = args::u64(object_timeDomainIdSrc, "timeDomainIdSrc")?;
    let c_timeDomainIdDst = args::u64(object_timeDomainIdDst, "timeDomainIdDst")?;
    let c_count = args::u64(object_count, "count")?;
    let c_syncPoints = args::array(
        object_syncPoints,
        "syncPoints",
        &Ty::Record(&nvtx13::nvtxSyncPoint_t),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, u64) = call
        .symbol(slots::nvtxTimeSyncPointTable)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(
                    py,
                    || function(
                        c_domain,
                        c_timeDomainIdSrc,
                        c_timeDomainIdDst,
                        c_syncPoints.cast(),
                        c_count,
                    ),
                )
            };
            0
        },
    )
}

pub(crate) fn nvtxTimerSource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_domain,
        object_timeDomainId,
        object_flags,
        object_timestampProviderFn,
        ],
        [],
    ) = call.bind("nvtxTimerSource", "domain timeDomainId flags timestampProviderFn")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeDomainId = args::u64(object_timeDomainId, "timeDomainId")?;
    let c_flags = args::u64(object_flags, "flags")?;
    static SIGNATURE: Signature = Signature::new(Some(Ty::I64), &[]);
    let mut c_timestampProviderFn = args::callback(
        object_timestampProviderFn,
        Some(&SIGNATURE),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void) = call
        .symbol(slots::nvtxTimerSource)?;
    let status = {
        unsafe {
            released(
                py,
                || function(
                    c_domain,
                    c_timeDomainId,
                    c_flags,
                    c_timestampProviderFn.address(),
                ),
            )
        };
        0
    };
    c_timestampProviderFn.left(true);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn nvtxTimerSourceWithData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_domain,
        object_timeDomainId,
        object_flags,
        object_timestampProviderFn,
        object_data,
        ],
        [],
    ) = call
        .bind(
            "nvtxTimerSourceWithData",
            "domain timeDomainId flags timestampProviderFn data",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeDomainId = args::u64(object_timeDomainId, "timeDomainId")?;
    let c_flags = args::u64(object_flags, "flags")?;
    static SIGNATURE: Signature = Signature::new(Some(Ty::I64), &[ArgKind::Data]);
    let mut c_timestampProviderFn = args::callback(
        object_timestampProviderFn,
        Some(&SIGNATURE),
        Some(object_data),
        &arena,
    )?;
    let c_data = args::data(object_data, c_timestampProviderFn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, *mut c_void, *mut c_void) = call
        .symbol(slots::nvtxTimerSourceWithData)?;
    let status = {
        unsafe {
            released(
                py,
                || function(
                    c_domain,
                    c_timeDomainId,
                    c_flags,
                    c_timestampProviderFn.address(),
                    c_data.cast(),
                ),
            )
        };
        0
    };
    c_timestampProviderFn.left(true);
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn nvtxTimestampConversionFactor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_domain,
        object_timeDomainIdSrc,
        object_timeDomainIdDst,
        object_slope,
        object_timestampSrc,
        object_timestampDst,
        ],
        [],
    ) = call
        .bind(
            "nvtxTimestampConversionFactor",
            "domain timeDomainIdSrc timeDomainIdDst slope timestampSrc timestampDst",
        )?;
    let py = call.py();
    let c_domain = args::value::<
        u64,
    >(object_domain, "domain", &nvtx::nvtxDomainHandle_t)?;
    let c_timeDomainIdSrc = args::u64(object_timeDomainIdSrc, "timeDomainIdSrc")?;
    let c_timeDomainIdDst = args::u64(object_timeDomainIdDst, "timeDomainIdDst")?;
    let c_slope = args::f64(object_slope)?;
    let c_timestampSrc = args::i64(object_timestampSrc, "timestampSrc")?;
    let c_timestampDst = args::i64(object_timestampDst, "timestampDst")?;
    let function: unsafe extern "system" fn(u64, u64, u64, f64, i64, i64) = call
        .symbol(slots::nvtxTimestampConversionFactor)?;
    returned0(
        py,
        &driver::CUresult,
        {
            unsafe {
                released(
                    py,
                    || function(
                        c_domain,
                        c_timeDomainIdSrc,
                        c_timeDomainIdDst,
                        c_slope,
                        c_timestampSrc,
                        c_timestampDst,
                    ),
                )
            };
            0
        },
    )
}

pub(crate) fn nvtxTimestampGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvtxTimestampGet", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i64 = call
        .symbol(slots::nvtxTimestampGet)?;
    let value = unsafe { released(py, || function()) };
    returned(py, &driver::CUresult, 0, 1, |tuple| tuple.push(out::i64(py, value)?))
}
