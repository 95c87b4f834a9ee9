//! Functions of the cupti: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{cupti, cupti13, driver};

pub(crate) fn cuptiActivityConfigurePCSampling<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_ctx, object_config], []) = call
        .bind("cuptiActivityConfigurePCSampling", "ctx config")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &cupti::CUpti_ActivityPCSamplingConfig,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityConfigurePCSampling)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_ctx, c_config.cast())) },
    )
}

pub(crate) fn cuptiActivityConfigureUnifiedMemoryCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_config, object_count], []) = call
        .bind("cuptiActivityConfigureUnifiedMemoryCounter", "config count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_count = args::u32(object_count, "count")?;
    let c_config = args::array(
        object_config,
        "config",
        &Ty::Record(&cupti::CUpti_ActivityUnifiedMemoryCounterConfig),
        Some(c_count as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::cuptiActivityConfigureUnifiedMemoryCounter)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_config.cast(), c_count)) },
    )
}

pub(crate) fn cuptiActivityDisable_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_kind, object_pActivityConfig], []) = call
        .bind("cuptiActivityDisable_v2", "subscriber kind pActivityConfig")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let c_pActivityConfig = args::optional_record(
        object_pActivityConfig,
        "pActivityConfig",
        &cupti13::CUpti_ActivityConfig,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityDisable_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe {
            released(py, || function(c_subscriber, c_kind, c_pActivityConfig.cast()))
        },
    )
}

pub(crate) fn cuptiActivityEnableAllSyncRecords<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_enable], []) = call
        .bind("cuptiActivityEnableAllSyncRecords", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableAllSyncRecords)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableAllocationSource<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_enable], []) = call
        .bind("cuptiActivityEnableAllocationSource", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableAllocationSource)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableAndDump_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_kind, object_activityConfig], []) = call
        .bind("cuptiActivityEnableAndDump_v2", "subscriber kind activityConfig")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let c_activityConfig = args::optional_record(
        object_activityConfig,
        "activityConfig",
        &cupti13::CUpti_ActivityConfig,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityEnableAndDump_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe {
            released(py, || function(c_subscriber, c_kind, c_activityConfig.cast()))
        },
    )
}

pub(crate) fn cuptiActivityEnableCudaEventDeviceTimestamps<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_enable], []) = call
        .bind("cuptiActivityEnableCudaEventDeviceTimestamps", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableCudaEventDeviceTimestamps)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableDeviceGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enable], []) = call.bind("cuptiActivityEnableDeviceGraph", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableDeviceGraph)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableDriverApi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cbid, object_enable], []) = call
        .bind("cuptiActivityEnableDriverApi", "cbid enable")?;
    let py = call.py();
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u32, u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableDriverApi)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_cbid, c_enable)) },
    )
}

pub(crate) fn cuptiActivityEnableDriverApi_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_subscriber, object_cbid, object_enable], []) = call
        .bind("cuptiActivityEnableDriverApi_v2", "subscriber cbid enable")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u64, u32, u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableDriverApi_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_subscriber, c_cbid, c_enable)) },
    )
}

pub(crate) fn cuptiActivityEnableHWTrace<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enable], []) = call.bind("cuptiActivityEnableHWTrace", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableHWTrace)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableLatencyTimestamps<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_enable], []) = call
        .bind("cuptiActivityEnableLatencyTimestamps", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableLatencyTimestamps)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableLaunchAttributes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_enable], []) = call
        .bind("cuptiActivityEnableLaunchAttributes", "enable")?;
    let py = call.py();
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableLaunchAttributes)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_enable)) })
}

pub(crate) fn cuptiActivityEnableRuntimeApi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cbid, object_enable], []) = call
        .bind("cuptiActivityEnableRuntimeApi", "cbid enable")?;
    let py = call.py();
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u32, u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableRuntimeApi)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_cbid, c_enable)) },
    )
}

pub(crate) fn cuptiActivityEnableRuntimeApi_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_subscriber, object_cbid, object_enable], []) = call
        .bind("cuptiActivityEnableRuntimeApi_v2", "subscriber cbid enable")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let c_enable = args::u8(object_enable, "enable")?;
    let function: unsafe extern "system" fn(u64, u32, u8) -> i32 = call
        .symbol(slots::cuptiActivityEnableRuntimeApi_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_subscriber, c_cbid, c_enable)) },
    )
}

pub(crate) fn cuptiActivityEnable_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_kind, object_pActivityConfig], []) = call
        .bind("cuptiActivityEnable_v2", "subscriber kind pActivityConfig")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(object_kind, "kind", &cupti13::CUpti_ActivityKind)?;
    let c_pActivityConfig = args::optional_record(
        object_pActivityConfig,
        "pActivityConfig",
        &cupti13::CUpti_ActivityConfig,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityEnable_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe {
            released(py, || function(c_subscriber, c_kind, c_pActivityConfig.cast()))
        },
    )
}

pub(crate) fn cuptiActivityFlush<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_streamId, object_flag], []) = call
        .bind("cuptiActivityFlush", "context streamId flag")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_streamId = args::u32(object_streamId, "streamId")?;
    let c_flag = args::u32(object_flag, "flag")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::cuptiActivityFlush)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_context, c_streamId, c_flag)) },
    )
}

pub(crate) fn cuptiActivityFlushAll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flag], []) = call.bind("cuptiActivityFlushAll", "flag")?;
    let py = call.py();
    let c_flag = args::u32(object_flag, "flag")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuptiActivityFlushAll)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_flag)) })
}

pub(crate) fn cuptiActivityFlushPeriod<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_time], []) = call.bind("cuptiActivityFlushPeriod", "time")?;
    let py = call.py();
    let c_time = args::u32(object_time, "time")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::cuptiActivityFlushPeriod)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_time)) })
}

pub(crate) fn cuptiActivityGetAttribute_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_attr, object_valueSize, object_value], []) = call
        .bind("cuptiActivityGetAttribute_v2", "subscriber attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cupti13::CUpti_ActivityAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetAttribute_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_attr,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiActivityGetEnabledKinds<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber], [object_bufferSize]) = call
        .bind("cuptiActivityGetEnabledKinds", "subscriber bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let mut c_bufferSize = args::optional(
        object_bufferSize,
        0,
        |object| args::u32(object, "bufferSize"),
    )?;
    let c_buffer_length: usize = c_bufferSize as usize;
    let c_buffer = args::output_memory(
        py,
        c_buffer_length,
        Ty::Enum(&cupti13::CUpti_ActivityKind).size(),
        &arena,
    )?;
    let mut c_enabledKindsCount: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiActivityGetEnabledKinds)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_buffer.cast(),
                (&raw mut c_bufferSize).cast(),
                (&raw mut c_enabledKindsCount).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        3,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Enum(&cupti13::CUpti_ActivityKind),
                            c_buffer.cast(),
                            c_buffer_length,
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            tuple.push(out::u32(py, c_enabledKindsCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuptiActivityGetNextRecord<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_buffer, object_validBufferSizeBytes, object_record], []) = call
        .bind("cuptiActivityGetNextRecord", "buffer validBufferSizeBytes record")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_validBufferSizeBytes = args::u64(
        object_validBufferSizeBytes,
        "validBufferSizeBytes",
    )?;
    let c_buffer = args::either(object_buffer, "buffer", None, false, None, &arena)?;
    let mut c_record: *mut c_void = args::pointer(object_record, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetNextRecord)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_buffer.cast(),
                c_validBufferSizeBytes,
                (&raw mut c_record).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_record)?),
    )
}

pub(crate) fn cuptiActivityGetNextRecord_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_subscriber,
        object_buffer,
        object_validBufferSizeBytes,
        object_record,
        ],
        [],
    ) = call
        .bind(
            "cuptiActivityGetNextRecord_v2",
            "subscriber buffer validBufferSizeBytes record",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_validBufferSizeBytes = args::u64(
        object_validBufferSizeBytes,
        "validBufferSizeBytes",
    )?;
    let c_buffer = args::either(object_buffer, "buffer", None, false, None, &arena)?;
    let mut c_record: *mut c_void = args::pointer(object_record, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetNextRecord_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_buffer.cast(),
                c_validBufferSizeBytes,
                (&raw mut c_record).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_record)?),
    )
}

pub(crate) fn cuptiActivityGetNumDroppedRecords<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_context, object_streamId], []) = call
        .bind("cuptiActivityGetNumDroppedRecords", "context streamId")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_streamId = args::u32(object_streamId, "streamId")?;
    let mut c_dropped: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetNumDroppedRecords)?;
    let status = unsafe {
        released(py, || function(c_context, c_streamId, (&raw mut c_dropped).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_dropped)?),
    )
}

pub(crate) fn cuptiActivityGetNumDroppedRecords_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_subscriber, object_context, object_streamId], []) = call
        .bind("cuptiActivityGetNumDroppedRecords_v2", "subscriber context streamId")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_streamId = args::u32(object_streamId, "streamId")?;
    let mut c_dropped: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetNumDroppedRecords_v2)?;
    let status = unsafe {
        released(
            py,
            || function(c_subscriber, c_context, c_streamId, (&raw mut c_dropped).cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_dropped)?),
    )
}

pub(crate) fn cuptiActivityGetStructSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_activityKind, object_version], []) = call
        .bind("cuptiActivityGetStructSize", "activityKind version")?;
    let py = call.py();
    let c_activityKind = args::enumeration(
        object_activityKind,
        "activityKind",
        &cupti13::CUpti_ActivityKind,
    )?;
    let c_version = args::u32(object_version, "version")?;
    let mut c_activityStructSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityGetStructSize)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_activityKind,
                c_version,
                (&raw mut c_activityStructSize).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_activityStructSize)?),
    )
}

pub(crate) fn cuptiActivityPopExternalCorrelationId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_kind], []) = call
        .bind("cuptiActivityPopExternalCorrelationId", "kind")?;
    let py = call.py();
    let c_kind = args::enumeration(
        object_kind,
        "kind",
        &cupti::CUpti_ExternalCorrelationKind,
    )?;
    let mut c_lastId: u64 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityPopExternalCorrelationId)?;
    let status = unsafe {
        released(py, || function(c_kind, (&raw mut c_lastId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_lastId)?),
    )
}

pub(crate) fn cuptiActivityPopExternalCorrelationId_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_subscriber, object_kind], []) = call
        .bind("cuptiActivityPopExternalCorrelationId_v2", "subscriber kind")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(
        object_kind,
        "kind",
        &cupti::CUpti_ExternalCorrelationKind,
    )?;
    let mut c_lastId: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityPopExternalCorrelationId_v2)?;
    let status = unsafe {
        released(py, || function(c_subscriber, c_kind, (&raw mut c_lastId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_lastId)?),
    )
}

pub(crate) fn cuptiActivityPushExternalCorrelationId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_kind, object_id], []) = call
        .bind("cuptiActivityPushExternalCorrelationId", "kind id")?;
    let py = call.py();
    let c_kind = args::enumeration(
        object_kind,
        "kind",
        &cupti::CUpti_ExternalCorrelationKind,
    )?;
    let c_id = args::u64(object_id, "id")?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cuptiActivityPushExternalCorrelationId)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_kind, c_id)) },
    )
}

pub(crate) fn cuptiActivityPushExternalCorrelationId_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_subscriber, object_kind, object_id], []) = call
        .bind("cuptiActivityPushExternalCorrelationId_v2", "subscriber kind id")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(
        object_kind,
        "kind",
        &cupti::CUpti_ExternalCorrelationKind,
    )?;
    let c_id = args::u64(object_id, "id")?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::cuptiActivityPushExternalCorrelationId_v2)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_subscriber, c_kind, c_id)) },
    )
}

pub(crate) fn cuptiActivityRegisterCallbacks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_funcBufferRequested, object_funcBufferCompleted], []) = call
        .bind(
            "cuptiActivityRegisterCallbacks",
            "funcBufferRequested funcBufferCompleted",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_funcBufferRequested = args::callback(
        object_funcBufferRequested,
        Some(&cupti::CUpti_BuffersCallbackRequestFunc__signature),
        None,
        &arena,
    )?;
    let mut c_funcBufferCompleted = args::callback(
        object_funcBufferCompleted,
        Some(&cupti::CUpti_BuffersCallbackCompleteFunc__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityRegisterCallbacks)?;
    let status = unsafe {
        released(
            py,
            || function(c_funcBufferRequested.address(), c_funcBufferCompleted.address()),
        )
    };
    c_funcBufferRequested.left(status == 0);
    c_funcBufferCompleted.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

pub(crate) fn cuptiActivityRegisterCallbacks_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_subscriber,
        object_funcBufferRequested,
        object_funcBufferCompleted,
        ],
        [],
    ) = call
        .bind(
            "cuptiActivityRegisterCallbacks_v2",
            "subscriber funcBufferRequested funcBufferCompleted",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let mut c_funcBufferRequested = args::callback(
        object_funcBufferRequested,
        Some(&cupti13::CUpti_BuffersCallbackRequestFunc_v2__signature),
        None,
        &arena,
    )?;
    let mut c_funcBufferCompleted = args::callback(
        object_funcBufferCompleted,
        Some(&cupti13::CUpti_BuffersCallbackCompleteFunc_v2__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityRegisterCallbacks_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_funcBufferRequested.address(),
                c_funcBufferCompleted.address(),
            ),
        )
    };
    c_funcBufferRequested.left(status == 0);
    c_funcBufferCompleted.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

pub(crate) fn cuptiActivityRegisterTimestampCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_funcTimestamp], []) = call
        .bind("cuptiActivityRegisterTimestampCallback", "funcTimestamp")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_funcTimestamp = args::callback(
        object_funcTimestamp,
        Some(&cupti::CUpti_TimestampCallbackFunc__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiActivityRegisterTimestampCallback)?;
    let status = unsafe { released(py, || function(c_funcTimestamp.address())) };
    c_funcTimestamp.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

pub(crate) fn cuptiActivitySetAttribute_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_attr, object_valueSize, object_value], []) = call
        .bind("cuptiActivitySetAttribute_v2", "subscriber attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_attr = args::enumeration(
        object_attr,
        "attr",
        &cupti13::CUpti_ActivityAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        false,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiActivitySetAttribute_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_attr,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiClockControlGetStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx], []) = call.bind("cuptiClockControlGetStatus", "ctx")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let mut c_pStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiClockControlGetStatus)?;
    let status = unsafe {
        released(py, || function(c_ctx, (&raw mut c_pStatus).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(py, &cupti13::CUpti_ClockControl_Status, c_pStatus)?,
                )
        },
    )
}

pub(crate) fn cuptiClockControlLock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_ctx, object_mode], []) = call
        .bind("cuptiClockControlLock", "ctx mode")?;
    let py = call.py();
    let c_ctx = args::value::<u64>(object_ctx, "ctx", &driver::CUcontext)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cupti13::CUpti_ClockControl_Mode,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuptiClockControlLock)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_ctx, c_mode)) },
    )
}

pub(crate) fn cuptiClockControlUnlock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiClockControlUnlock", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuptiClockControlUnlock)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function()) })
}

pub(crate) fn cuptiComputeCapabilitySupported<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_major, object_minor], []) = call
        .bind("cuptiComputeCapabilitySupported", "major minor")?;
    let py = call.py();
    let c_major = args::i32(object_major, "major")?;
    let c_minor = args::i32(object_minor, "minor")?;
    let mut c_support: i32 = 0;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiComputeCapabilitySupported)?;
    let status = unsafe {
        released(py, || function(c_major, c_minor, (&raw mut c_support).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_support)?),
    )
}

pub(crate) fn cuptiDeviceEnumEventDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_arraySizeBytes, object_domainArray], []) = call
        .bind("cuptiDeviceEnumEventDomains", "device arraySizeBytes domainArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_arraySizeBytes = args::u64(object_arraySizeBytes, "arraySizeBytes")?;
    let c_domainArray = args::either(
        object_domainArray,
        "domainArray",
        None,
        true,
        Some(c_arraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceEnumEventDomains)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_arraySizeBytes).cast(),
                c_domainArray.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_arraySizeBytes)?),
    )
}

pub(crate) fn cuptiDeviceEnumMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_arraySizeBytes, object_metricArray], []) = call
        .bind("cuptiDeviceEnumMetrics", "device arraySizeBytes metricArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_arraySizeBytes = args::u64(object_arraySizeBytes, "arraySizeBytes")?;
    let c_metricArray = args::either(
        object_metricArray,
        "metricArray",
        None,
        true,
        Some(c_arraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceEnumMetrics)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_arraySizeBytes).cast(),
                c_metricArray.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_arraySizeBytes)?),
    )
}

pub(crate) fn cuptiDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiDeviceGetAttribute", "device attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_DeviceAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_attrib,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiDeviceGetChipName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiDeviceGetChipName", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Device_GetChipName_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceGetChipName)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiDeviceGetEventDomainAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_device,
        object_eventDomain,
        object_attrib,
        object_valueSize,
        object_value,
        ],
        [],
    ) = call
        .bind(
            "cuptiDeviceGetEventDomainAttribute",
            "device eventDomain attrib valueSize value",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_eventDomain = args::value::<
        u32,
    >(object_eventDomain, "eventDomain", &cupti::CUpti_EventDomainID)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_EventDomainAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        i32,
        u32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiDeviceGetEventDomainAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_eventDomain,
                c_attrib,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiDeviceGetNumEventDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cuptiDeviceGetNumEventDomains", "device")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_numDomains: u32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceGetNumEventDomains)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_numDomains).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numDomains)?),
    )
}

pub(crate) fn cuptiDeviceGetNumMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("cuptiDeviceGetNumMetrics", "device")?;
    let py = call.py();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let mut c_numMetrics: u32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceGetNumMetrics)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_numMetrics).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numMetrics)?),
    )
}

pub(crate) fn cuptiDeviceGetTimestamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiDeviceGetTimestamp", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let mut c_timestamp: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceGetTimestamp)?;
    let status = unsafe {
        released(py, || function(c_context, (&raw mut c_timestamp).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_timestamp)?),
    )
}

pub(crate) fn cuptiDeviceSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuptiDeviceSupported", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_support: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceSupported)?;
    let status = unsafe {
        released(py, || function(c_dev, (&raw mut c_support).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_support)?),
    )
}

pub(crate) fn cuptiDeviceVirtualizationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_dev], []) = call.bind("cuptiDeviceVirtualizationMode", "dev")?;
    let py = call.py();
    let c_dev = args::value::<i32>(object_dev, "dev", &driver::CUdevice)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiDeviceVirtualizationMode)?;
    let status = unsafe { released(py, || function(c_dev, (&raw mut c_mode).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(py, &cupti::CUpti_DeviceVirtualizationMode, c_mode)?,
                )
        },
    )
}

pub(crate) fn cuptiDisableKernelReplayMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiDisableKernelReplayMode", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiDisableKernelReplayMode)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_context)) })
}

pub(crate) fn cuptiEnableAllDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enable, object_subscriber], []) = call
        .bind("cuptiEnableAllDomains", "enable subscriber")?;
    let py = call.py();
    let c_enable = args::u32(object_enable, "enable")?;
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call
        .symbol(slots::cuptiEnableAllDomains)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_enable, c_subscriber)) },
    )
}

pub(crate) fn cuptiEnableCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enable, object_subscriber, object_domain, object_cbid], []) = call
        .bind("cuptiEnableCallback", "enable subscriber domain cbid")?;
    let py = call.py();
    let c_enable = args::u32(object_enable, "enable")?;
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(
        object_domain,
        "domain",
        &cupti::CUpti_CallbackDomain,
    )?;
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let function: unsafe extern "system" fn(u32, u64, i32, u32) -> i32 = call
        .symbol(slots::cuptiEnableCallback)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_enable, c_subscriber, c_domain, c_cbid)) },
    )
}

pub(crate) fn cuptiEnableDomain<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_enable, object_subscriber, object_domain], []) = call
        .bind("cuptiEnableDomain", "enable subscriber domain")?;
    let py = call.py();
    let c_enable = args::u32(object_enable, "enable")?;
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(
        object_domain,
        "domain",
        &cupti::CUpti_CallbackDomain,
    )?;
    let function: unsafe extern "system" fn(u32, u64, i32) -> i32 = call
        .symbol(slots::cuptiEnableDomain)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_enable, c_subscriber, c_domain)) },
    )
}

pub(crate) fn cuptiEnableKernelReplayMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiEnableKernelReplayMode", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEnableKernelReplayMode)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_context)) })
}

pub(crate) fn cuptiEnumEventDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_arraySizeBytes, object_domainArray], []) = call
        .bind("cuptiEnumEventDomains", "arraySizeBytes domainArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_arraySizeBytes = args::u64(object_arraySizeBytes, "arraySizeBytes")?;
    let c_domainArray = args::either(
        object_domainArray,
        "domainArray",
        None,
        true,
        Some(c_arraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEnumEventDomains)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_arraySizeBytes).cast(), c_domainArray.cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_arraySizeBytes)?),
    )
}

pub(crate) fn cuptiEnumMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_arraySizeBytes, object_metricArray], []) = call
        .bind("cuptiEnumMetrics", "arraySizeBytes metricArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_arraySizeBytes = args::u64(object_arraySizeBytes, "arraySizeBytes")?;
    let c_metricArray = args::either(
        object_metricArray,
        "metricArray",
        None,
        true,
        Some(c_arraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEnumMetrics)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_arraySizeBytes).cast(), c_metricArray.cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_arraySizeBytes)?),
    )
}

pub(crate) fn cuptiEventDomainEnumEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventDomain, object_arraySizeBytes, object_eventArray], []) = call
        .bind("cuptiEventDomainEnumEvents", "eventDomain arraySizeBytes eventArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventDomain = args::value::<
        u32,
    >(object_eventDomain, "eventDomain", &cupti::CUpti_EventDomainID)?;
    let mut c_arraySizeBytes = args::u64(object_arraySizeBytes, "arraySizeBytes")?;
    let c_eventArray = args::either(
        object_eventArray,
        "eventArray",
        None,
        true,
        Some(c_arraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventDomainEnumEvents)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_eventDomain,
                (&raw mut c_arraySizeBytes).cast(),
                c_eventArray.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_arraySizeBytes)?),
    )
}

pub(crate) fn cuptiEventDomainGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventDomain, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiEventDomainGetAttribute", "eventDomain attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventDomain = args::value::<
        u32,
    >(object_eventDomain, "eventDomain", &cupti::CUpti_EventDomainID)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_EventDomainAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventDomainGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_eventDomain,
                c_attrib,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiEventDomainGetNumEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventDomain], []) = call
        .bind("cuptiEventDomainGetNumEvents", "eventDomain")?;
    let py = call.py();
    let c_eventDomain = args::value::<
        u32,
    >(object_eventDomain, "eventDomain", &cupti::CUpti_EventDomainID)?;
    let mut c_numEvents: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventDomainGetNumEvents)?;
    let status = unsafe {
        released(py, || function(c_eventDomain, (&raw mut c_numEvents).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numEvents)?),
    )
}

pub(crate) fn cuptiEventGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiEventGetAttribute", "event attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_event = args::value::<u32>(object_event, "event", &cupti::CUpti_EventID)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_EventAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(c_event, c_attrib, (&raw mut c_valueSize).cast(), c_value.cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiEventGetIdFromName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_eventName], []) = call
        .bind("cuptiEventGetIdFromName", "device eventName")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_eventName = args::c_string(object_eventName, &arena)?;
    let mut c_event: u32 = 0;
    let function: unsafe extern "system" fn(i32, *const c_char, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGetIdFromName)?;
    let status = unsafe {
        released(py, || function(c_device, c_eventName, (&raw mut c_event).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cupti::CUpti_EventID, c_event as u64)?),
    )
}

pub(crate) fn cuptiEventGroupAddEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup, object_event], []) = call
        .bind("cuptiEventGroupAddEvent", "eventGroup event")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_event = args::value::<u32>(object_event, "event", &cupti::CUpti_EventID)?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuptiEventGroupAddEvent)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup, c_event)) },
    )
}

pub(crate) fn cuptiEventGroupCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_flags], []) = call
        .bind("cuptiEventGroupCreate", "context flags")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_flags = args::u32(object_flags, "flags")?;
    let mut c_eventGroup: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::cuptiEventGroupCreate)?;
    let status = unsafe {
        released(py, || function(c_context, (&raw mut c_eventGroup).cast(), c_flags))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cupti::CUpti_EventGroup, c_eventGroup as u64)?)
        },
    )
}

pub(crate) fn cuptiEventGroupDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup], []) = call.bind("cuptiEventGroupDestroy", "eventGroup")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEventGroupDestroy)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup)) },
    )
}

pub(crate) fn cuptiEventGroupDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup], []) = call.bind("cuptiEventGroupDisable", "eventGroup")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEventGroupDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup)) },
    )
}

pub(crate) fn cuptiEventGroupEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup], []) = call.bind("cuptiEventGroupEnable", "eventGroup")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEventGroupEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup)) },
    )
}

pub(crate) fn cuptiEventGroupGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiEventGroupGetAttribute", "eventGroup attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_EventGroupAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_eventGroup,
                c_attrib,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiEventGroupReadAllEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_eventGroup,
        object_flags,
        object_eventValueBufferSizeBytes,
        object_eventValueBuffer,
        object_eventIdArraySizeBytes,
        object_eventIdArray,
        ],
        [],
    ) = call
        .bind(
            "cuptiEventGroupReadAllEvents",
            "eventGroup flags eventValueBufferSizeBytes eventValueBuffer eventIdArraySizeBytes eventIdArray",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_flags = args::enumeration(
        object_flags,
        "flags",
        &cupti::CUpti_ReadEventFlags,
    )?;
    let mut c_eventValueBufferSizeBytes = args::u64(
        object_eventValueBufferSizeBytes,
        "eventValueBufferSizeBytes",
    )?;
    let mut c_eventIdArraySizeBytes = args::u64(
        object_eventIdArraySizeBytes,
        "eventIdArraySizeBytes",
    )?;
    let mut c_eventValueBuffer = args::OutputBuffer::new(
        object_eventValueBuffer,
        "eventValueBuffer",
        Some(c_eventValueBufferSizeBytes as usize),
    )?;
    let c_eventIdArray = args::either(
        object_eventIdArray,
        "eventIdArray",
        None,
        true,
        Some(c_eventIdArraySizeBytes as usize),
        &arena,
    )?;
    let mut c_numEventIdsRead: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiEventGroupReadAllEvents)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_eventGroup,
                c_flags,
                (&raw mut c_eventValueBufferSizeBytes).cast(),
                c_eventValueBuffer.pointer(),
                (&raw mut c_eventIdArraySizeBytes).cast(),
                c_eventIdArray.cast(),
                (&raw mut c_numEventIdsRead).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        3 + isize::from(c_eventValueBuffer.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_eventValueBufferSizeBytes)?)?;
            tuple.push(out::u64(py, c_eventIdArraySizeBytes)?)?;
            tuple.push(out::u64(py, c_numEventIdsRead)?)?;
            match c_eventValueBuffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn cuptiEventGroupReadEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_eventGroup,
        object_flags,
        object_event,
        object_eventValueBufferSizeBytes,
        object_eventValueBuffer,
        ],
        [],
    ) = call
        .bind(
            "cuptiEventGroupReadEvent",
            "eventGroup flags event eventValueBufferSizeBytes eventValueBuffer",
        )?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_flags = args::enumeration(
        object_flags,
        "flags",
        &cupti::CUpti_ReadEventFlags,
    )?;
    let c_event = args::value::<u32>(object_event, "event", &cupti::CUpti_EventID)?;
    let mut c_eventValueBufferSizeBytes = args::u64(
        object_eventValueBufferSizeBytes,
        "eventValueBufferSizeBytes",
    )?;
    let mut c_eventValueBuffer = args::OutputBuffer::new(
        object_eventValueBuffer,
        "eventValueBuffer",
        Some(c_eventValueBufferSizeBytes as usize),
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiEventGroupReadEvent)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_eventGroup,
                c_flags,
                c_event,
                (&raw mut c_eventValueBufferSizeBytes).cast(),
                c_eventValueBuffer.pointer(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1 + isize::from(c_eventValueBuffer.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_eventValueBufferSizeBytes)?)?;
            match c_eventValueBuffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

pub(crate) fn cuptiEventGroupRemoveAllEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup], []) = call
        .bind("cuptiEventGroupRemoveAllEvents", "eventGroup")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEventGroupRemoveAllEvents)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup)) },
    )
}

pub(crate) fn cuptiEventGroupRemoveEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup, object_event], []) = call
        .bind("cuptiEventGroupRemoveEvent", "eventGroup event")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_event = args::value::<u32>(object_event, "event", &cupti::CUpti_EventID)?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::cuptiEventGroupRemoveEvent)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup, c_event)) },
    )
}

pub(crate) fn cuptiEventGroupResetAllEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup], []) = call
        .bind("cuptiEventGroupResetAllEvents", "eventGroup")?;
    let py = call.py();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiEventGroupResetAllEvents)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroup)) },
    )
}

pub(crate) fn cuptiEventGroupSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroup, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiEventGroupSetAttribute", "eventGroup attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventGroup = args::value::<
        u64,
    >(object_eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_EventGroupAttribute,
    )?;
    let c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        false,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupSetAttribute)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe {
            released(
                py,
                || function(c_eventGroup, c_attrib, c_valueSize, c_value.cast()),
            )
        },
    )
}

pub(crate) fn cuptiEventGroupSetDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroupSet], []) = call
        .bind("cuptiEventGroupSetDisable", "eventGroupSet")?;
    let py = call.py();
    let c_eventGroupSet = args::optional_record(
        object_eventGroupSet,
        "eventGroupSet",
        &cupti::CUpti_EventGroupSet,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupSetDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroupSet.cast())) },
    )
}

pub(crate) fn cuptiEventGroupSetEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroupSet], []) = call
        .bind("cuptiEventGroupSetEnable", "eventGroupSet")?;
    let py = call.py();
    let c_eventGroupSet = args::optional_record(
        object_eventGroupSet,
        "eventGroupSet",
        &cupti::CUpti_EventGroupSet,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupSetEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroupSet.cast())) },
    )
}

pub(crate) fn cuptiEventGroupSetsCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_eventIdArraySizeBytes, object_eventIdArray], []) = call
        .bind(
            "cuptiEventGroupSetsCreate",
            "context eventIdArraySizeBytes eventIdArray",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_eventIdArraySizeBytes = args::u64(
        object_eventIdArraySizeBytes,
        "eventIdArraySizeBytes",
    )?;
    let c_eventIdArray = args::either(
        object_eventIdArray,
        "eventIdArray",
        None,
        false,
        Some(c_eventIdArraySizeBytes as usize),
        &arena,
    )?;
    let mut c_eventGroupPasses: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupSetsCreate)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_context,
                c_eventIdArraySizeBytes,
                c_eventIdArray.cast(),
                (&raw mut c_eventGroupPasses).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_eventGroupPasses)?),
    )
}

pub(crate) fn cuptiEventGroupSetsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_eventGroupSets], []) = call
        .bind("cuptiEventGroupSetsDestroy", "eventGroupSets")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventGroupSets = args::either(
        object_eventGroupSets,
        "eventGroupSets",
        None,
        false,
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiEventGroupSetsDestroy)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_eventGroupSets.cast())) },
    )
}

pub(crate) fn cuptiFinalize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiFinalize", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuptiFinalize)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function()) })
}

pub(crate) fn cuptiGetAutoBoostState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiGetAutoBoostState", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let (c_state, c_state_place) = out::new_record(
        py,
        &cupti::CUpti_ActivityAutoBoostState,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetAutoBoostState)?;
    let status = unsafe { released(py, || function(c_context, c_state_place.cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(c_state.into_any()))
}

pub(crate) fn cuptiGetCallbackName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_domain, object_cbid], []) = call
        .bind("cuptiGetCallbackName", "domain cbid")?;
    let py = call.py();
    let c_domain = args::enumeration(
        object_domain,
        "domain",
        &cupti::CUpti_CallbackDomain,
    )?;
    let c_cbid = args::u32(object_cbid, "cbid")?;
    let mut c_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetCallbackName)?;
    let status = unsafe {
        held(py, || function(c_domain, c_cbid, (&raw mut c_name).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?),
    )
}

pub(crate) fn cuptiGetCallbackState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_domain, object_cbid], []) = call
        .bind("cuptiGetCallbackState", "subscriber domain cbid")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(
        object_domain,
        "domain",
        &cupti::CUpti_CallbackDomain,
    )?;
    let c_cbid = args::value::<u32>(object_cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let mut c_enable: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, u64, i32, u32) -> i32 = call
        .symbol(slots::cuptiGetCallbackState)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_enable).cast(), c_subscriber, c_domain, c_cbid),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_enable)?),
    )
}

pub(crate) fn cuptiGetContextId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiGetContextId", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let mut c_contextId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetContextId)?;
    let status = unsafe {
        released(py, || function(c_context, (&raw mut c_contextId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_contextId)?),
    )
}

pub(crate) fn cuptiGetCubinCrc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiGetCubinCrc", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_GetCubinCrcParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetCubinCrc)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiGetCudaEventId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_event], []) = call.bind("cuptiGetCudaEventId", "event")?;
    let py = call.py();
    let c_event = args::value::<u64>(object_event, "event", &driver::CUevent)?;
    let mut c_pEventId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetCudaEventId)?;
    let status = unsafe {
        released(py, || function(c_event, (&raw mut c_pEventId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pEventId)?),
    )
}

pub(crate) fn cuptiGetDeviceId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context], []) = call.bind("cuptiGetDeviceId", "context")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let mut c_deviceId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetDeviceId)?;
    let status = unsafe {
        released(py, || function(c_context, (&raw mut c_deviceId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_deviceId)?),
    )
}

pub(crate) fn cuptiGetEnabledCallbacks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber, object_domain], [object_bufferSize]) = call
        .bind("cuptiGetEnabledCallbacks", "subscriber domain bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(
        object_domain,
        "domain",
        &cupti::CUpti_CallbackDomain,
    )?;
    let mut c_bufferSize = args::optional(
        object_bufferSize,
        0,
        |object| args::u32(object, "bufferSize"),
    )?;
    let c_buffer_length: usize = c_bufferSize as usize;
    let c_buffer = args::output_memory(
        py,
        c_buffer_length,
        Ty::Value(&cupti::CUpti_CallbackId).size(),
        &arena,
    )?;
    let mut c_enabledCallbacksCount: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiGetEnabledCallbacks)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_subscriber,
                c_domain,
                c_buffer.cast(),
                (&raw mut c_bufferSize).cast(),
                (&raw mut c_enabledCallbacksCount).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        3,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&cupti::CUpti_CallbackId),
                            c_buffer.cast(),
                            c_buffer_length,
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            tuple.push(out::u32(py, c_enabledCallbacksCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuptiGetErrorMessage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("cuptiGetErrorMessage", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &cupti::CUptiResult)?;
    let mut c_str: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetErrorMessage)?;
    let status = unsafe { held(py, || function(c_result, (&raw mut c_str).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_str) }?),
    )
}

pub(crate) fn cuptiGetGraphExecId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graphExec], []) = call.bind("cuptiGetGraphExecId", "graphExec")?;
    let py = call.py();
    let c_graphExec = args::value::<
        u64,
    >(object_graphExec, "graphExec", &driver::CUgraphExec)?;
    let mut c_pId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetGraphExecId)?;
    let status = unsafe {
        released(py, || function(c_graphExec, (&raw mut c_pId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pId)?),
    )
}

pub(crate) fn cuptiGetGraphId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_graph], []) = call.bind("cuptiGetGraphId", "graph")?;
    let py = call.py();
    let c_graph = args::value::<u64>(object_graph, "graph", &driver::CUgraph)?;
    let mut c_pId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetGraphId)?;
    let status = unsafe { released(py, || function(c_graph, (&raw mut c_pId).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pId)?),
    )
}

pub(crate) fn cuptiGetGraphNodeId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_node], []) = call.bind("cuptiGetGraphNodeId", "node")?;
    let py = call.py();
    let c_node = args::value::<u64>(object_node, "node", &driver::CUgraphNode)?;
    let mut c_nodeId: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetGraphNodeId)?;
    let status = unsafe {
        released(py, || function(c_node, (&raw mut c_nodeId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_nodeId)?),
    )
}

pub(crate) fn cuptiGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetLastError", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call
        .symbol(slots::cuptiGetLastError)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function()) })
}

pub(crate) fn cuptiGetNumEventDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetNumEventDomains", "")?;
    let py = call.py();
    let mut c_numDomains: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetNumEventDomains)?;
    let status = unsafe { released(py, || function((&raw mut c_numDomains).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numDomains)?),
    )
}

pub(crate) fn cuptiGetNumMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetNumMetrics", "")?;
    let py = call.py();
    let mut c_numMetrics: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetNumMetrics)?;
    let status = unsafe { released(py, || function((&raw mut c_numMetrics).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numMetrics)?),
    )
}

pub(crate) fn cuptiGetResultString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("cuptiGetResultString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &cupti::CUptiResult)?;
    let mut c_str: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetResultString)?;
    let status = unsafe { held(py, || function(c_result, (&raw mut c_str).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, c_str) }?),
    )
}

pub(crate) fn cuptiGetSassToSourceCorrelation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiGetSassToSourceCorrelation", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_GetSassToSourceCorrelationParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetSassToSourceCorrelation)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiGetStreamId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_stream], []) = call
        .bind("cuptiGetStreamId", "context stream")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let mut c_streamId: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetStreamId)?;
    let status = unsafe {
        released(py, || function(c_context, c_stream, (&raw mut c_streamId).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_streamId)?),
    )
}

pub(crate) fn cuptiGetStreamIdEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_stream, object_perThreadStream], []) = call
        .bind("cuptiGetStreamIdEx", "context stream perThreadStream")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &driver::CUstream)?;
    let c_perThreadStream = args::u8(object_perThreadStream, "perThreadStream")?;
    let mut c_streamId: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u8, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetStreamIdEx)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_context,
                c_stream,
                c_perThreadStream,
                (&raw mut c_streamId).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_streamId)?),
    )
}

pub(crate) fn cuptiGetThreadIdType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetThreadIdType", "")?;
    let py = call.py();
    let mut c_type: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetThreadIdType)?;
    let status = unsafe { released(py, || function((&raw mut c_type).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cupti::CUpti_ActivityThreadIdType, c_type)?)
        },
    )
}

pub(crate) fn cuptiGetTimestamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetTimestamp", "")?;
    let py = call.py();
    let mut c_timestamp: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetTimestamp)?;
    let status = unsafe { released(py, || function((&raw mut c_timestamp).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_timestamp)?),
    )
}

pub(crate) fn cuptiGetTimestamp_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber], []) = call.bind("cuptiGetTimestamp_v2", "subscriber")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let mut c_timestamp: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cuptiGetTimestamp_v2)?;
    let status = unsafe {
        released(py, || function(c_subscriber, (&raw mut c_timestamp).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_timestamp)?),
    )
}

pub(crate) fn cuptiGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiGetVersion", "")?;
    let py = call.py();
    let mut c_version: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiGetVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_version).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_version)?),
    )
}

pub(crate) fn cuptiIsTracingSessionRunning<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiIsTracingSessionRunning", "")?;
    let py = call.py();
    let mut c_isRunning: u8 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiIsTracingSessionRunning)?;
    let status = unsafe { released(py, || function((&raw mut c_isRunning).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u8(py, c_isRunning)?),
    )
}

pub(crate) fn cuptiKernelReplaySubscribeUpdate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_updateFunc, object_customData], []) = call
        .bind("cuptiKernelReplaySubscribeUpdate", "updateFunc customData")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_updateFunc = args::callback(
        object_updateFunc,
        Some(&cupti::CUpti_KernelReplayUpdateFunc__signature),
        Some(object_customData),
        &arena,
    )?;
    let c_customData = args::data(object_customData, c_updateFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiKernelReplaySubscribeUpdate)?;
    let status = unsafe {
        released(py, || function(c_updateFunc.address(), c_customData.cast()))
    };
    c_updateFunc.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

pub(crate) fn cuptiMetricCreateEventGroupSets<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_context, object_metricIdArraySizeBytes, object_metricIdArray], []) = call
        .bind(
            "cuptiMetricCreateEventGroupSets",
            "context metricIdArraySizeBytes metricIdArray",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_metricIdArraySizeBytes = args::u64(
        object_metricIdArraySizeBytes,
        "metricIdArraySizeBytes",
    )?;
    let c_metricIdArray = args::either(
        object_metricIdArray,
        "metricIdArray",
        None,
        false,
        Some(c_metricIdArraySizeBytes as usize),
        &arena,
    )?;
    let mut c_eventGroupPasses: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricCreateEventGroupSets)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_context,
                c_metricIdArraySizeBytes,
                c_metricIdArray.cast(),
                (&raw mut c_eventGroupPasses).cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_eventGroupPasses)?),
    )
}

pub(crate) fn cuptiMetricEnumEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metric, object_eventIdArraySizeBytes, object_eventIdArray], []) = call
        .bind("cuptiMetricEnumEvents", "metric eventIdArraySizeBytes eventIdArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_eventIdArraySizeBytes = args::u64(
        object_eventIdArraySizeBytes,
        "eventIdArraySizeBytes",
    )?;
    let c_eventIdArray = args::either(
        object_eventIdArray,
        "eventIdArray",
        None,
        true,
        Some(c_eventIdArraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricEnumEvents)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_metric,
                (&raw mut c_eventIdArraySizeBytes).cast(),
                c_eventIdArray.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_eventIdArraySizeBytes)?),
    )
}

pub(crate) fn cuptiMetricEnumProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metric, object_propIdArraySizeBytes, object_propIdArray], []) = call
        .bind("cuptiMetricEnumProperties", "metric propIdArraySizeBytes propIdArray")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_propIdArraySizeBytes = args::u64(
        object_propIdArraySizeBytes,
        "propIdArraySizeBytes",
    )?;
    let c_propIdArray = args::either(
        object_propIdArray,
        "propIdArray",
        None,
        true,
        Some(c_propIdArraySizeBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricEnumProperties)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_metric,
                (&raw mut c_propIdArraySizeBytes).cast(),
                c_propIdArray.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_propIdArraySizeBytes)?),
    )
}

pub(crate) fn cuptiMetricGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metric, object_attrib, object_valueSize, object_value], []) = call
        .bind("cuptiMetricGetAttribute", "metric attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let c_attrib = args::enumeration(
        object_attrib,
        "attrib",
        &cupti::CUpti_MetricAttribute,
    )?;
    let mut c_valueSize = args::u64(object_valueSize, "valueSize")?;
    let c_value = args::either(
        object_value,
        "value",
        None,
        true,
        Some(c_valueSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricGetAttribute)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_metric,
                c_attrib,
                (&raw mut c_valueSize).cast(),
                c_value.cast(),
            ),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_valueSize)?),
    )
}

pub(crate) fn cuptiMetricGetIdFromName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_metricName], []) = call
        .bind("cuptiMetricGetIdFromName", "device metricName")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(object_device, "device", &driver::CUdevice)?;
    let c_metricName = args::c_string(object_metricName, &arena)?;
    let mut c_metric: u32 = 0;
    let function: unsafe extern "system" fn(i32, *const c_char, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricGetIdFromName)?;
    let status = unsafe {
        released(py, || function(c_device, c_metricName, (&raw mut c_metric).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::value(py, &cupti::CUpti_MetricID, c_metric as u64)?),
    )
}

pub(crate) fn cuptiMetricGetNumEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metric], []) = call.bind("cuptiMetricGetNumEvents", "metric")?;
    let py = call.py();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_numEvents: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricGetNumEvents)?;
    let status = unsafe {
        released(py, || function(c_metric, (&raw mut c_numEvents).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numEvents)?),
    )
}

pub(crate) fn cuptiMetricGetNumProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metric], []) = call.bind("cuptiMetricGetNumProperties", "metric")?;
    let py = call.py();
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_numProp: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricGetNumProperties)?;
    let status = unsafe {
        released(py, || function(c_metric, (&raw mut c_numProp).cast()))
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numProp)?),
    )
}

pub(crate) fn cuptiMetricGetRequiredEventGroupSets<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_context, object_metric], []) = call
        .bind("cuptiMetricGetRequiredEventGroupSets", "context metric")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_metric = args::value::<u32>(object_metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_eventGroupSets: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::cuptiMetricGetRequiredEventGroupSets)?;
    let status = unsafe {
        released(
            py,
            || function(c_context, c_metric, (&raw mut c_eventGroupSets).cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_eventGroupSets)?),
    )
}

pub(crate) fn cuptiPCSamplingDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingDisable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingDisableParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingEnable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingEnableParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingGetConfigurationAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPCSamplingGetConfigurationAttribute", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingConfigurationInfoParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingGetConfigurationAttribute)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingGetData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingGetData", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingGetDataParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingGetData)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingGetNumStallReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPCSamplingGetNumStallReasons", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingGetNumStallReasonsParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingGetNumStallReasons)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingGetStallReasons<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingGetStallReasons", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingGetStallReasonsParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingGetStallReasons)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingSetConfigurationAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPCSamplingSetConfigurationAttribute", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingConfigurationInfoParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingSetConfigurationAttribute)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingStart", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingStartParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingStart)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPCSamplingStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPCSamplingStop", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PCSamplingStopParams,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPCSamplingStop)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingCounterDataGetSampleInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPmSamplingCounterDataGetSampleInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_CounterData_GetSampleInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingCounterDataGetSampleInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingCounterDataImageInitialize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPmSamplingCounterDataImageInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_CounterDataImage_Initialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingCounterDataImageInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingDecodeData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingDecodeData", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_DecodeData_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingDecodeData)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingDisable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_Disable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingEnable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_Enable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingGetCounterAvailability<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPmSamplingGetCounterAvailability", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_GetCounterAvailability_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingGetCounterAvailability)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingGetCounterDataInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPmSamplingGetCounterDataInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_GetCounterDataInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingGetCounterDataInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingGetCounterDataSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiPmSamplingGetCounterDataSize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_GetCounterDataSize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingGetCounterDataSize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingSetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingSetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_SetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingSetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingStart", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_Start_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingStart)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiPmSamplingStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiPmSamplingStop", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_PmSampling_Stop_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiPmSamplingStop)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerBeginPass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerBeginPass", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_BeginPass_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerBeginPass)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerBeginSession<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerBeginSession", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_BeginSession_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerBeginSession)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerCounterDataImageCalculateScratchBufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerCounterDataImageCalculateScratchBufferSize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerCounterDataImageCalculateScratchBufferSize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerCounterDataImageCalculateSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerCounterDataImageCalculateSize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerCounterDataImageCalculateSize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerCounterDataImageInitialize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerCounterDataImageInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_CounterDataImage_Initialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerCounterDataImageInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerCounterDataImageInitializeScratchBuffer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerCounterDataImageInitializeScratchBuffer", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerCounterDataImageInitializeScratchBuffer)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerDeInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerDeInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_DeInitialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerDeInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerDisableProfiling<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerDisableProfiling", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_DisableProfiling_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerDisableProfiling)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerEnableProfiling<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerEnableProfiling", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_EnableProfiling_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerEnableProfiling)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerEndPass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerEndPass", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_EndPass_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerEndPass)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerEndSession<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerEndSession", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_EndSession_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerEndSession)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerFlushCounterData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerFlushCounterData", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_FlushCounterData_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerFlushCounterData)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostConfigAddMetrics<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostConfigAddMetrics", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_ConfigAddMetrics_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostConfigAddMetrics)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostDeinitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerHostDeinitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_Deinitialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostDeinitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostEvaluateToGpuValues<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostEvaluateToGpuValues", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_EvaluateToGpuValues_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostEvaluateToGpuValues)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetBaseMetrics<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetBaseMetrics", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetBaseMetrics_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetBaseMetrics)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetConfigImage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetConfigImage", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetConfigImage_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetConfigImage)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetConfigImageSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetConfigImageSize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetConfigImageSize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetConfigImageSize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetMaxNumHardwareMetricsPerPass", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetMetricsInSinglePassSet<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetMetricsInSinglePassSet", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetMetricsInSinglePassSet)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetNumOfPasses<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetNumOfPasses", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetNumOfPasses_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetNumOfPasses)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetRangeName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerHostGetRangeName", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetRangeName_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetRangeName)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetSinglePassSets<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetSinglePassSets", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_Host_GetSinglePassSets_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetSinglePassSets)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetSubMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerHostGetSubMetrics", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetSubMetrics_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetSubMetrics)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostGetSupportedChips<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostGetSupportedChips", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Host_GetSupportedChips_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostGetSupportedChips)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerHostSetDevicePartitionInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiProfilerHostSetDevicePartitionInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerHostSetDevicePartitionInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_Initialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerIsPassCollected<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerIsPassCollected", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_IsPassCollected_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerIsPassCollected)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerPopRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerPopRange", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_PopRange_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerPopRange)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerPushRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerPushRange", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_PushRange_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerPushRange)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerSetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerSetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_SetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerSetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiProfilerUnsetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiProfilerUnsetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_Profiler_UnsetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiProfilerUnsetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerCounterDataGetRangeInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiRangeProfilerCounterDataGetRangeInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerCounterDataGetRangeInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerCounterDataImageInitialize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiRangeProfilerCounterDataImageInitialize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerCounterDataImageInitialize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerDecodeData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerDecodeData", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_DecodeData_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerDecodeData)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerDisable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_Disable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerGetCounterDataInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiRangeProfilerGetCounterDataInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_GetCounterDataInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerGetCounterDataInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerGetCounterDataSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiRangeProfilerGetCounterDataSize", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_GetCounterDataSize_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerGetCounterDataSize)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerGetDevicePartitionInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiRangeProfilerGetDevicePartitionInfo", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerGetDevicePartitionInfo)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerPopRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerPopRange", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_PopRange_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerPopRange)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerPushRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerPushRange", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_PushRange_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerPushRange)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerSetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerSetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_SetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerSetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerStart<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerStart", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_Start_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerStart)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRangeProfilerStop<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiRangeProfilerStop", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_RangeProfiler_Stop_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRangeProfilerStop)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiRegisterComputeCrcCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_funcComputeCubinCrc], []) = call
        .bind("cuptiRegisterComputeCrcCallback", "funcComputeCubinCrc")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_funcComputeCubinCrc = args::callback(
        object_funcComputeCubinCrc,
        Some(&cupti::CUpti_ComputeCrcCallbackFunc__signature),
        None,
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiRegisterComputeCrcCallback)?;
    let status = unsafe { released(py, || function(c_funcComputeCubinCrc.address())) };
    c_funcComputeCubinCrc.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

pub(crate) fn cuptiSassMetricsDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsDisable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsDisable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsDisable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsEnable", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsEnable_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsEnable)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsFlushData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsFlushData", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsFlushData_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsFlushData)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsGetDataProperties<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiSassMetricsGetDataProperties", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsGetDataProperties_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsGetDataProperties)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsGetMetrics<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsGetMetrics", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetrics_GetMetrics_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsGetMetrics)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsGetNumOfMetrics<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pParams], []) = call
        .bind("cuptiSassMetricsGetNumOfMetrics", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetrics_GetNumOfMetrics_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsGetNumOfMetrics)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsGetProperties<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsGetProperties", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetrics_GetProperties_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsGetProperties)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsSetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsSetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsSetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsSetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSassMetricsUnsetConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pParams], []) = call.bind("cuptiSassMetricsUnsetConfig", "pParams")?;
    let py = call.py();
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti::CUpti_SassMetricsUnsetConfig_Params,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::cuptiSassMetricsUnsetConfig)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_pParams.cast())) },
    )
}

pub(crate) fn cuptiSetEventCollectionMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_context, object_mode], []) = call
        .bind("cuptiSetEventCollectionMode", "context mode")?;
    let py = call.py();
    let c_context = args::value::<u64>(object_context, "context", &driver::CUcontext)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cupti::CUpti_EventCollectionMode,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cuptiSetEventCollectionMode)?;
    returned0(
        py,
        &cupti::CUptiResult,
        unsafe { released(py, || function(c_context, c_mode)) },
    )
}

pub(crate) fn cuptiSetThreadIdType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("cuptiSetThreadIdType", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &cupti::CUpti_ActivityThreadIdType,
    )?;
    let function: unsafe extern "system" fn(i32) -> i32 = call
        .symbol(slots::cuptiSetThreadIdType)?;
    returned0(py, &cupti::CUptiResult, unsafe { released(py, || function(c_type)) })
}

pub(crate) fn cuptiSubscribe<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback, object_userdata], []) = call
        .bind("cuptiSubscribe", "callback userdata")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_subscriber: u64 = 0;
    let mut c_callback = args::callback(
        object_callback,
        Some(&cupti::CUpti_CallbackFunc__signature),
        Some(object_userdata),
        &arena,
    )?;
    let c_userdata = args::data(object_userdata, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiSubscribe)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_subscriber).cast(),
                c_callback.address(),
                c_userdata.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cupti::CUpti_SubscriberHandle, c_subscriber as u64);
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(
            &cupti::CUpti_SubscriberHandle,
            c_subscriber as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cupti::CUpti_SubscriberHandle, c_subscriber as u64)?,
                )
        },
    )
}

pub(crate) fn cuptiSubscribe_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_callback, object_userdata, object_pParams], []) = call
        .bind("cuptiSubscribe_v2", "callback userdata pParams")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_subscriber: u64 = 0;
    let mut c_callback = args::callback(
        object_callback,
        Some(&cupti::CUpti_CallbackFunc__signature),
        Some(object_userdata),
        &arena,
    )?;
    let c_pParams = args::optional_record(
        object_pParams,
        "pParams",
        &cupti13::CUpti_SubscriberParams,
    )?;
    let c_userdata = args::data(object_userdata, c_callback.is_closure(), &arena)?;
    args::keep(object_pParams, &arena)?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::cuptiSubscribe_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                (&raw mut c_subscriber).cast(),
                c_callback.address(),
                c_userdata.cast(),
                c_pParams.cast(),
            ),
        )
    };
    if status == 0 {
        handle_keepalive::made(&cupti::CUpti_SubscriberHandle, c_subscriber as u64);
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(
            &cupti::CUpti_SubscriberHandle,
            c_subscriber as u64,
            None,
            arena,
        );
    }
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cupti::CUpti_SubscriberHandle, c_subscriber as u64)?,
                )
        },
    )
}

pub(crate) fn cuptiSupportedDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("cuptiSupportedDomains", "")?;
    let py = call.py();
    let mut c_domainCount: u64 = 0;
    let mut c_domainTable: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::cuptiSupportedDomains)?;
    let status = unsafe {
        released(
            py,
            || function((&raw mut c_domainCount).cast(), (&raw mut c_domainTable).cast()),
        )
    };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_domainCount)?)?;
            tuple.push(out::pointer(py, c_domainTable)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuptiUnsubscribe<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_subscriber], []) = call.bind("cuptiUnsubscribe", "subscriber")?;
    let py = call.py();
    let c_subscriber = args::value::<
        u64,
    >(object_subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cuptiUnsubscribe)?;
    let detached = handle_keepalive::detach(
        &cupti::CUpti_SubscriberHandle,
        c_subscriber as u64,
    );
    let status = unsafe { released(py, || function(c_subscriber)) };
    detached.finish(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}
