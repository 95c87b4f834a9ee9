//! The C functions, as the library exports them: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cupti::{CUPTI, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

/// `CUptiResult cuptiActivityConfigurePCSampling(CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityConfigurePCSampling(
    ctx: driver::CUcontext,
    config: *mut CUpti_ActivityPCSamplingConfig,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            *mut CUpti_ActivityPCSamplingConfig,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityConfigurePCSampling");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(ctx, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityConfigureUnifiedMemoryCounter(CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityConfigureUnifiedMemoryCounter(
    config: *mut CUpti_ActivityUnifiedMemoryCounterConfig,
    count: u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_ActivityUnifiedMemoryCounterConfig,
            u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityConfigureUnifiedMemoryCounter");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(config, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityDisable(kind: CUpti_ActivityKind) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ActivityKind) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityDisable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(kind) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityDisableContext(
    context: driver::CUcontext,
    kind: CUpti_ActivityKind,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, CUpti_ActivityKind) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityDisableContext");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, kind) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityDisable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityDisable_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    pActivityConfig: *mut CUpti_ActivityConfig,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ActivityKind,
            *mut CUpti_ActivityConfig,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityDisable_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, kind, pActivityConfig) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnable(kind: CUpti_ActivityKind) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ActivityKind) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(kind) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableAllSyncRecords(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableAllSyncRecords(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
            c"cuptiActivityEnableAllSyncRecords",
        )
        .since("12.8");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableAllocationSource(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableAllocationSource(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
            c"cuptiActivityEnableAllocationSource",
        )
        .since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableAndDump(kind: CUpti_ActivityKind) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ActivityKind) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableAndDump");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(kind) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableAndDump_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *activityConfig)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableAndDump_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    activityConfig: *mut CUpti_ActivityConfig,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ActivityKind,
            *mut CUpti_ActivityConfig,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableAndDump_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, kind, activityConfig) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableContext(
    context: driver::CUcontext,
    kind: CUpti_ActivityKind,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, CUpti_ActivityKind) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableContext");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, kind) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableCudaEventDeviceTimestamps(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableCudaEventDeviceTimestamps(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
            c"cuptiActivityEnableCudaEventDeviceTimestamps",
        )
        .since("13.0");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableDeviceGraph(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableDeviceGraph(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
            c"cuptiActivityEnableDeviceGraph",
        )
        .since("12.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableDriverApi(CUpti_CallbackId cbid, uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableDriverApi(
    cbid: CUpti_CallbackId,
    enable: u8,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_CallbackId, u8) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableDriverApi").since("12.5");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(cbid, enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableDriverApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableDriverApi_v2(
    subscriber: CUpti_SubscriberHandle,
    cbid: CUpti_CallbackId,
    enable: u8,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_CallbackId,
            u8,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableDriverApi_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, cbid, enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableHWTrace(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
            c"cuptiActivityEnableHWTrace",
        )
        .since("12.8");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableLatencyTimestamps(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableLatencyTimestamps(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
        c"cuptiActivityEnableLatencyTimestamps",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableLaunchAttributes(uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableLaunchAttributes(enable: u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u8) -> CUptiResult> = Symbol::new(
        c"cuptiActivityEnableLaunchAttributes",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableRuntimeApi(CUpti_CallbackId cbid, uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableRuntimeApi(
    cbid: CUpti_CallbackId,
    enable: u8,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_CallbackId, u8) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableRuntimeApi").since("12.5");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(cbid, enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnableRuntimeApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnableRuntimeApi_v2(
    subscriber: CUpti_SubscriberHandle,
    cbid: CUpti_CallbackId,
    enable: u8,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_CallbackId,
            u8,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnableRuntimeApi_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, cbid, enable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityEnable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityEnable_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ActivityKind,
    pActivityConfig: *mut CUpti_ActivityConfig,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ActivityKind,
            *mut CUpti_ActivityConfig,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityEnable_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, kind, pActivityConfig) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityFlush(CUcontext context, uint32_t streamId, uint32_t flag)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityFlush(
    context: driver::CUcontext,
    streamId: u32,
    flag: u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, u32, u32) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityFlush");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, streamId, flag) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityFlushAll(uint32_t flag)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityFlushAll(flag: u32) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> CUptiResult> = Symbol::new(
        c"cuptiActivityFlushAll",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(flag) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityFlushPeriod(uint32_t time)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityFlushPeriod(time: u32) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> CUptiResult> = Symbol::new(
        c"cuptiActivityFlushPeriod",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(time) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_ActivityAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(attr, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetAttribute_v2(
    subscriber: CUpti_SubscriberHandle,
    attr: CUpti_ActivityAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ActivityAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetAttribute_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, attr, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetEnabledKinds(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind *buffer, uint32_t *bufferSize, uint32_t *enabledKindsCount)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetEnabledKinds(
    subscriber: CUpti_SubscriberHandle,
    buffer: *mut CUpti_ActivityKind,
    bufferSize: *mut u32,
    enabledKindsCount: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            *mut CUpti_ActivityKind,
            *mut u32,
            *mut u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetEnabledKinds").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe { exported(subscriber, buffer, bufferSize, enabledKindsCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetNextRecord(
    buffer: *mut u8,
    validBufferSizeBytes: usize,
    record: *mut *mut CUpti_Activity,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u8,
            usize,
            *mut *mut CUpti_Activity,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetNextRecord");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(buffer, validBufferSizeBytes, record) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetNextRecord_v2(CUpti_SubscriberHandle subscriber, uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetNextRecord_v2(
    subscriber: CUpti_SubscriberHandle,
    buffer: *mut u8,
    validBufferSizeBytes: usize,
    record: *mut *mut CUpti_Activity,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            *mut u8,
            usize,
            *mut *mut CUpti_Activity,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetNextRecord_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe { exported(subscriber, buffer, validBufferSizeBytes, record) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t streamId, size_t *dropped)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetNumDroppedRecords(
    context: driver::CUcontext,
    streamId: u32,
    dropped: *mut usize,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, u32, *mut usize) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetNumDroppedRecords");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, streamId, dropped) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetNumDroppedRecords_v2(CUpti_SubscriberHandle subscriber, CUcontext context, uint32_t streamId, size_t *dropped)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetNumDroppedRecords_v2(
    subscriber: CUpti_SubscriberHandle,
    context: driver::CUcontext,
    streamId: u32,
    dropped: *mut usize,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            driver::CUcontext,
            u32,
            *mut usize,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetNumDroppedRecords_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, context, streamId, dropped) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityGetStructSize(CUpti_ActivityKind activityKind, uint32_t version, size_t *activityStructSize)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityGetStructSize(
    activityKind: CUpti_ActivityKind,
    version: u32,
    activityStructSize: *mut usize,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ActivityKind, u32, *mut usize) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityGetStructSize").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(activityKind, version, activityStructSize) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityPopExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t *lastId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityPopExternalCorrelationId(
    kind: CUpti_ExternalCorrelationKind,
    lastId: *mut u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ExternalCorrelationKind, *mut u64) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityPopExternalCorrelationId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(kind, lastId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityPopExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t *lastId)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityPopExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ExternalCorrelationKind,
    lastId: *mut u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ExternalCorrelationKind,
            *mut u64,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityPopExternalCorrelationId_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, kind, lastId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityPushExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t id)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityPushExternalCorrelationId(
    kind: CUpti_ExternalCorrelationKind,
    id: u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ExternalCorrelationKind, u64) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityPushExternalCorrelationId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(kind, id) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityPushExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t id)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityPushExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle,
    kind: CUpti_ExternalCorrelationKind,
    id: u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ExternalCorrelationKind,
            u64,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityPushExternalCorrelationId_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, kind, id) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityRegisterCallbacks(
    funcBufferRequested: CUpti_BuffersCallbackRequestFunc,
    funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_BuffersCallbackRequestFunc,
            CUpti_BuffersCallbackCompleteFunc,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityRegisterCallbacks");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(funcBufferRequested, funcBufferCompleted) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityRegisterCallbacks_v2(CUpti_SubscriberHandle subscriber, CUpti_BuffersCallbackRequestFunc_v2 funcBufferRequested, CUpti_BuffersCallbackCompleteFunc_v2 funcBufferCompleted)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityRegisterCallbacks_v2(
    subscriber: CUpti_SubscriberHandle,
    funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2,
    funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_BuffersCallbackRequestFunc_v2,
            CUpti_BuffersCallbackCompleteFunc_v2,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityRegisterCallbacks_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe { exported(subscriber, funcBufferRequested, funcBufferCompleted) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivityRegisterTimestampCallback(CUpti_TimestampCallbackFunc funcTimestamp)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivityRegisterTimestampCallback(
    funcTimestamp: CUpti_TimestampCallbackFunc,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_TimestampCallbackFunc) -> CUptiResult,
    > = Symbol::new(c"cuptiActivityRegisterTimestampCallback");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(funcTimestamp) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivitySetAttribute(
    attr: CUpti_ActivityAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_ActivityAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivitySetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(attr, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiActivitySetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiActivitySetAttribute_v2(
    subscriber: CUpti_SubscriberHandle,
    attr: CUpti_ActivityAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_ActivityAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiActivitySetAttribute_v2").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, attr, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiClockControlGetStatus(CUcontext ctx, CUpti_ClockControl_Status *pStatus)`
///
/// In `cupti_profiler_target.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiClockControlGetStatus(
    ctx: driver::CUcontext,
    pStatus: *mut CUpti_ClockControl_Status,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            *mut CUpti_ClockControl_Status,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiClockControlGetStatus").since("13.4");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(ctx, pStatus) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiClockControlLock(CUcontext ctx, CUpti_ClockControl_Mode mode)`
///
/// In `cupti_profiler_target.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiClockControlLock(
    ctx: driver::CUcontext,
    mode: CUpti_ClockControl_Mode,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            CUpti_ClockControl_Mode,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiClockControlLock").since("13.4");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(ctx, mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiClockControlUnlock(void)`
///
/// In `cupti_profiler_target.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiClockControlUnlock() -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUptiResult> = Symbol::new(
            c"cuptiClockControlUnlock",
        )
        .since("13.4");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiComputeCapabilitySupported(int major, int minor, int *support)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiComputeCapabilitySupported(
    major: i32,
    minor: i32,
    support: *mut i32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, i32, *mut i32) -> CUptiResult,
    > = Symbol::new(c"cuptiComputeCapabilitySupported");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(major, minor, support) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceEnumEventDomains(
    device: driver::CUdevice,
    arraySizeBytes: *mut usize,
    domainArray: *mut CUpti_EventDomainID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            *mut usize,
            *mut CUpti_EventDomainID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceEnumEventDomains");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, arraySizeBytes, domainArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceEnumMetrics(
    device: driver::CUdevice,
    arraySizeBytes: *mut usize,
    metricArray: *mut CUpti_MetricID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            *mut usize,
            *mut CUpti_MetricID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceEnumMetrics");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, arraySizeBytes, metricArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceGetAttribute(
    device: driver::CUdevice,
    attrib: CUpti_DeviceAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            CUpti_DeviceAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *pParams)`
///
/// In `cupti_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceGetChipName(
    pParams: *mut CUpti_Device_GetChipName_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Device_GetChipName_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceGetChipName");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceGetEventDomainAttribute(
    device: driver::CUdevice,
    eventDomain: CUpti_EventDomainID,
    attrib: CUpti_EventDomainAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            CUpti_EventDomainID,
            CUpti_EventDomainAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceGetEventDomainAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe { exported(device, eventDomain, attrib, valueSize, value) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceGetNumEventDomains(CUdevice device, uint32_t *numDomains)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceGetNumEventDomains(
    device: driver::CUdevice,
    numDomains: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUdevice, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceGetNumEventDomains");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, numDomains) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceGetNumMetrics(CUdevice device, uint32_t *numMetrics)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceGetNumMetrics(
    device: driver::CUdevice,
    numMetrics: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUdevice, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceGetNumMetrics");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, numMetrics) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceSupported(CUdevice dev, int *support)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceSupported(
    dev: driver::CUdevice,
    support: *mut i32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUdevice, *mut i32) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceSupported");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(dev, support) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDeviceVirtualizationMode(CUdevice dev, CUpti_DeviceVirtualizationMode *mode)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDeviceVirtualizationMode(
    dev: driver::CUdevice,
    mode: *mut CUpti_DeviceVirtualizationMode,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            *mut CUpti_DeviceVirtualizationMode,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiDeviceVirtualizationMode");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(dev, mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiDisableKernelReplayMode(CUcontext context)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiDisableKernelReplayMode(context: driver::CUcontext) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::CUcontext) -> CUptiResult> = Symbol::new(
        c"cuptiDisableKernelReplayMode",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnableAllDomains(uint32_t enable, CUpti_SubscriberHandle subscriber)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnableAllDomains(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, CUpti_SubscriberHandle) -> CUptiResult,
    > = Symbol::new(c"cuptiEnableAllDomains");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable, subscriber) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnableCallback(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnableCallback(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            u32,
            CUpti_SubscriberHandle,
            CUpti_CallbackDomain,
            CUpti_CallbackId,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEnableCallback");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable, subscriber, domain, cbid) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnableDomain(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnableDomain(
    enable: u32,
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            u32,
            CUpti_SubscriberHandle,
            CUpti_CallbackDomain,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEnableDomain");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable, subscriber, domain) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnableKernelReplayMode(CUcontext context)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnableKernelReplayMode(context: driver::CUcontext) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(driver::CUcontext) -> CUptiResult> = Symbol::new(
        c"cuptiEnableKernelReplayMode",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnumEventDomains(
    arraySizeBytes: *mut usize,
    domainArray: *mut CUpti_EventDomainID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *mut CUpti_EventDomainID) -> CUptiResult,
    > = Symbol::new(c"cuptiEnumEventDomains");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(arraySizeBytes, domainArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEnumMetrics(
    arraySizeBytes: *mut usize,
    metricArray: *mut CUpti_MetricID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *mut CUpti_MetricID) -> CUptiResult,
    > = Symbol::new(c"cuptiEnumMetrics");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(arraySizeBytes, metricArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventDomainEnumEvents(
    eventDomain: CUpti_EventDomainID,
    arraySizeBytes: *mut usize,
    eventArray: *mut CUpti_EventID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventDomainID,
            *mut usize,
            *mut CUpti_EventID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventDomainEnumEvents");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventDomain, arraySizeBytes, eventArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventDomainGetAttribute(
    eventDomain: CUpti_EventDomainID,
    attrib: CUpti_EventDomainAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventDomainID,
            CUpti_EventDomainAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventDomainGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventDomain, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID eventDomain, uint32_t *numEvents)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventDomainGetNumEvents(
    eventDomain: CUpti_EventDomainID,
    numEvents: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_EventDomainID, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiEventDomainGetNumEvents");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventDomain, numEvents) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGetAttribute(
    event: CUpti_EventID,
    attrib: CUpti_EventAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventID,
            CUpti_EventAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(event, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGetIdFromName(CUdevice device, const char *eventName, CUpti_EventID *event)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGetIdFromName(
    device: driver::CUdevice,
    eventName: *const core::ffi::c_char,
    event: *mut CUpti_EventID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            *const core::ffi::c_char,
            *mut CUpti_EventID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGetIdFromName");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, eventName, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupAddEvent(
    eventGroup: CUpti_EventGroup,
    event: CUpti_EventID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_EventGroup, CUpti_EventID) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupAddEvent");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupCreate(CUcontext context, CUpti_EventGroup *eventGroup, uint32_t flags)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupCreate(
    context: driver::CUcontext,
    eventGroup: *mut CUpti_EventGroup,
    flags: u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            *mut CUpti_EventGroup,
            u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupCreate");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, eventGroup, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup eventGroup)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupDestroy(eventGroup: CUpti_EventGroup) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUpti_EventGroup) -> CUptiResult> = Symbol::new(
        c"cuptiEventGroupDestroy",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupDisable(CUpti_EventGroup eventGroup)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupDisable(eventGroup: CUpti_EventGroup) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUpti_EventGroup) -> CUptiResult> = Symbol::new(
        c"cuptiEventGroupDisable",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupEnable(CUpti_EventGroup eventGroup)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupEnable(eventGroup: CUpti_EventGroup) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUpti_EventGroup) -> CUptiResult> = Symbol::new(
        c"cuptiEventGroupEnable",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupGetAttribute(
    eventGroup: CUpti_EventGroup,
    attrib: CUpti_EventGroupAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventGroup,
            CUpti_EventGroupAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupReadAllEvents(
    eventGroup: CUpti_EventGroup,
    flags: CUpti_ReadEventFlags,
    eventValueBufferSizeBytes: *mut usize,
    eventValueBuffer: *mut u64,
    eventIdArraySizeBytes: *mut usize,
    eventIdArray: *mut CUpti_EventID,
    numEventIdsRead: *mut usize,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventGroup,
            CUpti_ReadEventFlags,
            *mut usize,
            *mut u64,
            *mut usize,
            *mut CUpti_EventID,
            *mut usize,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupReadAllEvents");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(
                    eventGroup,
                    flags,
                    eventValueBufferSizeBytes,
                    eventValueBuffer,
                    eventIdArraySizeBytes,
                    eventIdArray,
                    numEventIdsRead,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupReadEvent(
    eventGroup: CUpti_EventGroup,
    flags: CUpti_ReadEventFlags,
    event: CUpti_EventID,
    eventValueBufferSizeBytes: *mut usize,
    eventValueBuffer: *mut u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventGroup,
            CUpti_ReadEventFlags,
            CUpti_EventID,
            *mut usize,
            *mut u64,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupReadEvent");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(
                    eventGroup,
                    flags,
                    event,
                    eventValueBufferSizeBytes,
                    eventValueBuffer,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup eventGroup)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupRemoveAllEvents(
    eventGroup: CUpti_EventGroup,
) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUpti_EventGroup) -> CUptiResult> = Symbol::new(
        c"cuptiEventGroupRemoveAllEvents",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupRemoveEvent(
    eventGroup: CUpti_EventGroup,
    event: CUpti_EventID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_EventGroup, CUpti_EventID) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupRemoveEvent");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup eventGroup)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupResetAllEvents(
    eventGroup: CUpti_EventGroup,
) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUpti_EventGroup) -> CUptiResult> = Symbol::new(
        c"cuptiEventGroupResetAllEvents",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupSetAttribute(
    eventGroup: CUpti_EventGroup,
    attrib: CUpti_EventGroupAttribute,
    valueSize: usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_EventGroup,
            CUpti_EventGroupAttribute,
            usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupSetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroup, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *eventGroupSet)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupSetDisable(
    eventGroupSet: *mut CUpti_EventGroupSet,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_EventGroupSet) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupSetDisable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroupSet) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *eventGroupSet)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupSetEnable(
    eventGroupSet: *mut CUpti_EventGroupSet,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_EventGroupSet) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupSetEnable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroupSet) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupSetsCreate(CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, CUpti_EventGroupSets **eventGroupPasses)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupSetsCreate(
    context: driver::CUcontext,
    eventIdArraySizeBytes: usize,
    eventIdArray: *mut CUpti_EventID,
    eventGroupPasses: *mut *mut CUpti_EventGroupSets,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            usize,
            *mut CUpti_EventID,
            *mut *mut CUpti_EventGroupSets,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupSetsCreate");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(context, eventIdArraySizeBytes, eventIdArray, eventGroupPasses)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *eventGroupSets)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiEventGroupSetsDestroy(
    eventGroupSets: *mut CUpti_EventGroupSets,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_EventGroupSets) -> CUptiResult,
    > = Symbol::new(c"cuptiEventGroupSetsDestroy");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(eventGroupSets) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiFinalize(void)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiFinalize() -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUptiResult> = Symbol::new(
        c"cuptiFinalize",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetAutoBoostState(CUcontext context, CUpti_ActivityAutoBoostState *state)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetAutoBoostState(
    context: driver::CUcontext,
    state: *mut CUpti_ActivityAutoBoostState,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            *mut CUpti_ActivityAutoBoostState,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetAutoBoostState");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, state) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetCallbackName(
    domain: CUpti_CallbackDomain,
    cbid: u32,
    name: *mut *const core::ffi::c_char,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_CallbackDomain,
            u32,
            *mut *const core::ffi::c_char,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetCallbackName");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(domain, cbid, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetCallbackState(uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetCallbackState(
    enable: *mut u32,
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    cbid: CUpti_CallbackId,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            CUpti_SubscriberHandle,
            CUpti_CallbackDomain,
            CUpti_CallbackId,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetCallbackState");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(enable, subscriber, domain, cbid) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetContextId(CUcontext context, uint32_t *contextId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetContextId(
    context: driver::CUcontext,
    contextId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiGetContextId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, contextId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetCubinCrc(pParams: *mut CUpti_GetCubinCrcParams) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_GetCubinCrcParams) -> CUptiResult,
    > = Symbol::new(c"cuptiGetCubinCrc");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetCudaEventId(CUevent event, uint32_t *pEventId)`
///
/// In `cupti_activity.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetCudaEventId(
    event: driver::CUevent,
    pEventId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUevent, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiGetCudaEventId").since("13.4");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(event, pEventId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *deviceId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetDeviceId(
    context: driver::CUcontext,
    deviceId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUcontext, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiGetDeviceId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, deviceId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetEnabledCallbacks(CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId *buffer, uint32_t *bufferSize, uint32_t *enabledCallbacksCount)`
///
/// In `cupti_callbacks.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetEnabledCallbacks(
    subscriber: CUpti_SubscriberHandle,
    domain: CUpti_CallbackDomain,
    buffer: *mut CUpti_CallbackId,
    bufferSize: *mut u32,
    enabledCallbacksCount: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_SubscriberHandle,
            CUpti_CallbackDomain,
            *mut CUpti_CallbackId,
            *mut u32,
            *mut u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetEnabledCallbacks").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(subscriber, domain, buffer, bufferSize, enabledCallbacksCount)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)`
///
/// In `cupti_result.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetErrorMessage(
    result: CUptiResult,
    str: *mut *const core::ffi::c_char,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUptiResult,
            *mut *const core::ffi::c_char,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetErrorMessage").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(result, str) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetGraphExecId(CUgraphExec graphExec, uint32_t *pId)`
///
/// In `cupti_activity.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetGraphExecId(
    graphExec: driver::CUgraphExec,
    pId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUgraphExec, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiGetGraphExecId").since("12.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(graphExec, pId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetGraphId(CUgraph graph, uint32_t *pId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetGraphId(graph: driver::CUgraph, pId: *mut u32) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUgraph, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiGetGraphId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(graph, pId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *nodeId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetGraphNodeId(
    node: driver::CUgraphNode,
    nodeId: *mut u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUgraphNode, *mut u64) -> CUptiResult,
    > = Symbol::new(c"cuptiGetGraphNodeId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(node, nodeId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetLastError(void)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetLastError() -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUptiResult> = Symbol::new(
        c"cuptiGetLastError",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetNumEventDomains(uint32_t *numDomains)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetNumEventDomains(numDomains: *mut u32) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> CUptiResult> = Symbol::new(
        c"cuptiGetNumEventDomains",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(numDomains) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetNumMetrics(uint32_t *numMetrics)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetNumMetrics(numMetrics: *mut u32) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> CUptiResult> = Symbol::new(
        c"cuptiGetNumMetrics",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(numMetrics) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetResultString(CUptiResult result, const char **str)`
///
/// In `cupti_result.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetResultString(
    result: CUptiResult,
    str: *mut *const core::ffi::c_char,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUptiResult,
            *mut *const core::ffi::c_char,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetResultString");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(result, str) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetSassToSourceCorrelation(
    pParams: *mut CUpti_GetSassToSourceCorrelationParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_GetSassToSourceCorrelationParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetSassToSourceCorrelation");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetStreamId(CUcontext context, CUstream stream, uint32_t *streamId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetStreamId(
    context: driver::CUcontext,
    stream: driver::CUstream,
    streamId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            driver::CUstream,
            *mut u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetStreamId");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, stream, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetStreamIdEx(CUcontext context, CUstream stream, uint8_t perThreadStream, uint32_t *streamId)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetStreamIdEx(
    context: driver::CUcontext,
    stream: driver::CUstream,
    perThreadStream: u8,
    streamId: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            driver::CUstream,
            u8,
            *mut u32,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiGetStreamIdEx");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, stream, perThreadStream, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetThreadIdType(CUpti_ActivityThreadIdType *type)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetThreadIdType(
    r#type: *mut CUpti_ActivityThreadIdType,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_ActivityThreadIdType) -> CUptiResult,
    > = Symbol::new(c"cuptiGetThreadIdType");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetTimestamp(uint64_t *timestamp)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetTimestamp(timestamp: *mut u64) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u64) -> CUptiResult> = Symbol::new(
        c"cuptiGetTimestamp",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(timestamp) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetTimestamp_v2(CUpti_SubscriberHandle subscriber, uint64_t *timestamp)`
///
/// In `cupti_activity.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetTimestamp_v2(
    subscriber: CUpti_SubscriberHandle,
    timestamp: *mut u64,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_SubscriberHandle, *mut u64) -> CUptiResult,
    > = Symbol::new(c"cuptiGetTimestamp_v2").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, timestamp) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiGetVersion(uint32_t *version)`
///
/// In `cupti_version.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiGetVersion(version: *mut u32) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> CUptiResult> = Symbol::new(
        c"cuptiGetVersion",
    );
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiIsTracingSessionRunning(uint8_t *isRunning)`
///
/// In `cupti_activity.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiIsTracingSessionRunning(isRunning: *mut u8) -> CUptiResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u8) -> CUptiResult> = Symbol::new(
            c"cuptiIsTracingSessionRunning",
        )
        .since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(isRunning) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc updateFunc, void *customData)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiKernelReplaySubscribeUpdate(
    updateFunc: CUpti_KernelReplayUpdateFunc,
    customData: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_KernelReplayUpdateFunc,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiKernelReplaySubscribeUpdate");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(updateFunc, customData) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricCreateEventGroupSets(CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, CUpti_EventGroupSets **eventGroupPasses)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricCreateEventGroupSets(
    context: driver::CUcontext,
    metricIdArraySizeBytes: usize,
    metricIdArray: *mut CUpti_MetricID,
    eventGroupPasses: *mut *mut CUpti_EventGroupSets,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            usize,
            *mut CUpti_MetricID,
            *mut *mut CUpti_EventGroupSets,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricCreateEventGroupSets");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(
                    context,
                    metricIdArraySizeBytes,
                    metricIdArray,
                    eventGroupPasses,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricEnumEvents(
    metric: CUpti_MetricID,
    eventIdArraySizeBytes: *mut usize,
    eventIdArray: *mut CUpti_EventID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_MetricID,
            *mut usize,
            *mut CUpti_EventID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricEnumEvents");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(metric, eventIdArraySizeBytes, eventIdArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricEnumProperties(
    metric: CUpti_MetricID,
    propIdArraySizeBytes: *mut usize,
    propIdArray: *mut CUpti_MetricPropertyID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_MetricID,
            *mut usize,
            *mut CUpti_MetricPropertyID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricEnumProperties");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(metric, propIdArraySizeBytes, propIdArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetAttribute(
    metric: CUpti_MetricID,
    attrib: CUpti_MetricAttribute,
    valueSize: *mut usize,
    value: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_MetricID,
            CUpti_MetricAttribute,
            *mut usize,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(metric, attrib, valueSize, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetIdFromName(CUdevice device, const char *metricName, CUpti_MetricID *metric)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetIdFromName(
    device: driver::CUdevice,
    metricName: *const core::ffi::c_char,
    metric: *mut CUpti_MetricID,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            *const core::ffi::c_char,
            *mut CUpti_MetricID,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetIdFromName");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(device, metricName, metric) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID metric, uint32_t *numEvents)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetNumEvents(
    metric: CUpti_MetricID,
    numEvents: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_MetricID, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetNumEvents");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(metric, numEvents) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID metric, uint32_t *numProp)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetNumProperties(
    metric: CUpti_MetricID,
    numProp: *mut u32,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_MetricID, *mut u32) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetNumProperties");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(metric, numProp) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext context, CUpti_MetricID metric, CUpti_EventGroupSets **eventGroupSets)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetRequiredEventGroupSets(
    context: driver::CUcontext,
    metric: CUpti_MetricID,
    eventGroupSets: *mut *mut CUpti_EventGroupSets,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            CUpti_MetricID,
            *mut *mut CUpti_EventGroupSets,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetRequiredEventGroupSets");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, metric, eventGroupSets) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, CUpti_MetricValue *metricValue)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetValue(
    device: driver::CUdevice,
    metric: CUpti_MetricID,
    eventIdArraySizeBytes: usize,
    eventIdArray: *mut CUpti_EventID,
    eventValueArraySizeBytes: usize,
    eventValueArray: *mut u64,
    timeDuration: u64,
    metricValue: *mut CUpti_MetricValue,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUdevice,
            CUpti_MetricID,
            usize,
            *mut CUpti_EventID,
            usize,
            *mut u64,
            u64,
            *mut CUpti_MetricValue,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetValue");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(
                    device,
                    metric,
                    eventIdArraySizeBytes,
                    eventIdArray,
                    eventValueArraySizeBytes,
                    eventValueArray,
                    timeDuration,
                    metricValue,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)`
///
/// In `cupti_metrics.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiMetricGetValue2(
    metric: CUpti_MetricID,
    eventIdArraySizeBytes: usize,
    eventIdArray: *mut CUpti_EventID,
    eventValueArraySizeBytes: usize,
    eventValueArray: *mut u64,
    propIdArraySizeBytes: usize,
    propIdArray: *mut CUpti_MetricPropertyID,
    propValueArraySizeBytes: usize,
    propValueArray: *mut u64,
    metricValue: *mut CUpti_MetricValue,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUpti_MetricID,
            usize,
            *mut CUpti_EventID,
            usize,
            *mut u64,
            usize,
            *mut CUpti_MetricPropertyID,
            usize,
            *mut u64,
            *mut CUpti_MetricValue,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiMetricGetValue2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => {
            unsafe {
                exported(
                    metric,
                    eventIdArraySizeBytes,
                    eventIdArray,
                    eventValueArraySizeBytes,
                    eventValueArray,
                    propIdArraySizeBytes,
                    propIdArray,
                    propValueArraySizeBytes,
                    propValueArray,
                    metricValue,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingDisable(
    pParams: *mut CUpti_PCSamplingDisableParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PCSamplingDisableParams) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingDisable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingEnable(
    pParams: *mut CUpti_PCSamplingEnableParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PCSamplingEnableParams) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingEnable");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingGetConfigurationAttribute(
    pParams: *mut CUpti_PCSamplingConfigurationInfoParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PCSamplingConfigurationInfoParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingGetConfigurationAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingGetData(
    pParams: *mut CUpti_PCSamplingGetDataParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PCSamplingGetDataParams) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingGetData");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingGetNumStallReasons(
    pParams: *mut CUpti_PCSamplingGetNumStallReasonsParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PCSamplingGetNumStallReasonsParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingGetNumStallReasons");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingGetStallReasons(
    pParams: *mut CUpti_PCSamplingGetStallReasonsParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PCSamplingGetStallReasonsParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingGetStallReasons");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingSetConfigurationAttribute(
    pParams: *mut CUpti_PCSamplingConfigurationInfoParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PCSamplingConfigurationInfoParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingSetConfigurationAttribute");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingStart(
    pParams: *mut CUpti_PCSamplingStartParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PCSamplingStartParams) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingStart");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *pParams)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPCSamplingStop(
    pParams: *mut CUpti_PCSamplingStopParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PCSamplingStopParams) -> CUptiResult,
    > = Symbol::new(c"cuptiPCSamplingStop");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingCounterDataGetSampleInfo(
    pParams: *mut CUpti_PmSampling_CounterData_GetSampleInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PmSampling_CounterData_GetSampleInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingCounterDataGetSampleInfo").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingCounterDataImageInitialize(
    pParams: *mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PmSampling_CounterDataImage_Initialize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingCounterDataImageInitialize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingDecodeData(
    pParams: *mut CUpti_PmSampling_DecodeData_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_DecodeData_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingDecodeData").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingDisable(
    pParams: *mut CUpti_PmSampling_Disable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_Disable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingDisable").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingEnable(
    pParams: *mut CUpti_PmSampling_Enable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_Enable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingEnable").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterAvailability(
    pParams: *mut CUpti_PmSampling_GetCounterAvailability_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PmSampling_GetCounterAvailability_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingGetCounterAvailability").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterDataInfo(
    pParams: *mut CUpti_PmSampling_GetCounterDataInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PmSampling_GetCounterDataInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingGetCounterDataInfo").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingGetCounterDataSize(
    pParams: *mut CUpti_PmSampling_GetCounterDataSize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_PmSampling_GetCounterDataSize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingGetCounterDataSize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingSetConfig(
    pParams: *mut CUpti_PmSampling_SetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_SetConfig_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingSetConfig").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingStart(
    pParams: *mut CUpti_PmSampling_Start_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_Start_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingStart").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *pParams)`
///
/// In `cupti_pmsampling.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiPmSamplingStop(
    pParams: *mut CUpti_PmSampling_Stop_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_PmSampling_Stop_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiPmSamplingStop").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerBeginPass(
    pParams: *mut CUpti_Profiler_BeginPass_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_BeginPass_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerBeginPass");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerBeginSession(
    pParams: *mut CUpti_Profiler_BeginSession_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_BeginSession_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerBeginSession");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageCalculateScratchBufferSize(
    pParams: *mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerCounterDataImageCalculateScratchBufferSize");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageCalculateSize(
    pParams: *mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_CounterDataImage_CalculateSize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerCounterDataImageCalculateSize");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageInitialize(
    pParams: *mut CUpti_Profiler_CounterDataImage_Initialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_CounterDataImage_Initialize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerCounterDataImageInitialize");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerCounterDataImageInitializeScratchBuffer(
    pParams: *mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerCounterDataImageInitializeScratchBuffer");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerDeInitialize(
    pParams: *mut CUpti_Profiler_DeInitialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_DeInitialize_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerDeInitialize");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerDeviceSupported(
    pParams: *mut CUpti_Profiler_DeviceSupported_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_DeviceSupported_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerDeviceSupported");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerDisableProfiling(
    pParams: *mut CUpti_Profiler_DisableProfiling_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_DisableProfiling_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerDisableProfiling");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerEnableProfiling(
    pParams: *mut CUpti_Profiler_EnableProfiling_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_EnableProfiling_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerEnableProfiling");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerEndPass(
    pParams: *mut CUpti_Profiler_EndPass_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_EndPass_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerEndPass");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerEndSession(
    pParams: *mut CUpti_Profiler_EndSession_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_EndSession_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerEndSession");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerFlushCounterData(
    pParams: *mut CUpti_Profiler_FlushCounterData_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_FlushCounterData_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerFlushCounterData");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerGetCounterAvailability(
    pParams: *mut CUpti_Profiler_GetCounterAvailability_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_GetCounterAvailability_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerGetCounterAvailability");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostConfigAddMetrics(
    pParams: *mut CUpti_Profiler_Host_ConfigAddMetrics_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_ConfigAddMetrics_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostConfigAddMetrics").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostDeinitialize(
    pParams: *mut CUpti_Profiler_Host_Deinitialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_Deinitialize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostDeinitialize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostEvaluateToGpuValues(
    pParams: *mut CUpti_Profiler_Host_EvaluateToGpuValues_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_EvaluateToGpuValues_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostEvaluateToGpuValues").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetBaseMetrics(
    pParams: *mut CUpti_Profiler_Host_GetBaseMetrics_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetBaseMetrics_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetBaseMetrics").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetConfigImage(
    pParams: *mut CUpti_Profiler_Host_GetConfigImage_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetConfigImage_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetConfigImage").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetConfigImageSize(
    pParams: *mut CUpti_Profiler_Host_GetConfigImageSize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetConfigImageSize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetConfigImageSize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(
    pParams: *mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetMaxNumHardwareMetricsPerPass").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetMetricProperties(
    pParams: *mut CUpti_Profiler_Host_GetMetricProperties_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetMetricProperties_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetMetricProperties").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetMetricsInSinglePassSet(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetMetricsInSinglePassSet(
    pParams: *mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetMetricsInSinglePassSet").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetNumOfPasses(
    pParams: *mut CUpti_Profiler_Host_GetNumOfPasses_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetNumOfPasses_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetNumOfPasses").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetRangeName(
    pParams: *mut CUpti_Profiler_Host_GetRangeName_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetRangeName_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetRangeName").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetSinglePassSets(CUpti_Profiler_Host_GetSinglePassSets_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetSinglePassSets(
    pParams: *mut CUpti_Profiler_Host_GetSinglePassSets_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetSinglePassSets_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetSinglePassSets").since("13.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetSubMetrics(
    pParams: *mut CUpti_Profiler_Host_GetSubMetrics_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetSubMetrics_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetSubMetrics").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostGetSupportedChips(
    pParams: *mut CUpti_Profiler_Host_GetSupportedChips_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_GetSupportedChips_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostGetSupportedChips").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostInitialize(
    pParams: *mut CUpti_Profiler_Host_Initialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_Initialize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostInitialize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerHostSetDevicePartitionInfo(CUpti_Profiler_Host_SetDevicePartitionInfo_Params *pParams)`
///
/// In `cupti_profiler_host.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerHostSetDevicePartitionInfo(
    pParams: *mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerHostSetDevicePartitionInfo").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerInitialize(
    pParams: *mut CUpti_Profiler_Initialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_Initialize_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerInitialize");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerIsPassCollected(
    pParams: *mut CUpti_Profiler_IsPassCollected_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_Profiler_IsPassCollected_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerIsPassCollected");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerPopRange(
    pParams: *mut CUpti_Profiler_PopRange_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_PopRange_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerPopRange");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerPushRange(
    pParams: *mut CUpti_Profiler_PushRange_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_PushRange_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerPushRange");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerSetConfig(
    pParams: *mut CUpti_Profiler_SetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_SetConfig_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerSetConfig");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)`
///
/// In `cupti_profiler_target.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiProfilerUnsetConfig(
    pParams: *mut CUpti_Profiler_UnsetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_Profiler_UnsetConfig_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiProfilerUnsetConfig");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerCounterDataGetRangeInfo(
    pParams: *mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerCounterDataGetRangeInfo").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerCounterDataImageInitialize(
    pParams: *mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerCounterDataImageInitialize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerDecodeData(
    pParams: *mut CUpti_RangeProfiler_DecodeData_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_DecodeData_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerDecodeData").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerDisable(
    pParams: *mut CUpti_RangeProfiler_Disable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_RangeProfiler_Disable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerDisable").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerEnable(
    pParams: *mut CUpti_RangeProfiler_Enable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_RangeProfiler_Enable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerEnable").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerGetCounterDataInfo(
    pParams: *mut CUpti_RangeProfiler_GetCounterDataInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_GetCounterDataInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerGetCounterDataInfo").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerGetCounterDataSize(
    pParams: *mut CUpti_RangeProfiler_GetCounterDataSize_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_GetCounterDataSize_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerGetCounterDataSize").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerGetDevicePartitionInfo(CUpti_RangeProfiler_GetDevicePartitionInfo_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerGetDevicePartitionInfo(
    pParams: *mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerGetDevicePartitionInfo").since("13.3");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerPopRange(
    pParams: *mut CUpti_RangeProfiler_PopRange_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_PopRange_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerPopRange").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerPushRange(
    pParams: *mut CUpti_RangeProfiler_PushRange_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_PushRange_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerPushRange").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerSetConfig(
    pParams: *mut CUpti_RangeProfiler_SetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_RangeProfiler_SetConfig_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerSetConfig").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerStart(
    pParams: *mut CUpti_RangeProfiler_Start_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_RangeProfiler_Start_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerStart").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *pParams)`
///
/// In `cupti_range_profiler.h` since CUDA 12.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRangeProfilerStop(
    pParams: *mut CUpti_RangeProfiler_Stop_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_RangeProfiler_Stop_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiRangeProfilerStop").since("12.6");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)`
///
/// In `cupti_pcsampling.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiRegisterComputeCrcCallback(
    funcComputeCubinCrc: CUpti_ComputeCrcCallbackFunc,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ComputeCrcCallbackFunc) -> CUptiResult,
    > = Symbol::new(c"cuptiRegisterComputeCrcCallback");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(funcComputeCubinCrc) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsDisable(
    pParams: *mut CUpti_SassMetricsDisable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_SassMetricsDisable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsDisable").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsEnable(
    pParams: *mut CUpti_SassMetricsEnable_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_SassMetricsEnable_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsEnable").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsFlushData(
    pParams: *mut CUpti_SassMetricsFlushData_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_SassMetricsFlushData_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsFlushData").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsGetDataProperties(
    pParams: *mut CUpti_SassMetricsGetDataProperties_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SassMetricsGetDataProperties_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsGetDataProperties").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsGetMetrics(
    pParams: *mut CUpti_SassMetrics_GetMetrics_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SassMetrics_GetMetrics_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsGetMetrics").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsGetNumOfMetrics(
    pParams: *mut CUpti_SassMetrics_GetNumOfMetrics_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SassMetrics_GetNumOfMetrics_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsGetNumOfMetrics").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsGetProperties(
    pParams: *mut CUpti_SassMetrics_GetProperties_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SassMetrics_GetProperties_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsGetProperties").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsSetConfig(
    pParams: *mut CUpti_SassMetricsSetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUpti_SassMetricsSetConfig_Params) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsSetConfig").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *pParams)`
///
/// In `cupti_sass_metrics.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSassMetricsUnsetConfig(
    pParams: *mut CUpti_SassMetricsUnsetConfig_Params,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SassMetricsUnsetConfig_Params,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSassMetricsUnsetConfig").since("12.2");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSetEventCollectionMode(CUcontext context, CUpti_EventCollectionMode mode)`
///
/// In `cupti_events.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSetEventCollectionMode(
    context: driver::CUcontext,
    mode: CUpti_EventCollectionMode,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            driver::CUcontext,
            CUpti_EventCollectionMode,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSetEventCollectionMode");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(context, mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSetThreadIdType(CUpti_ActivityThreadIdType type)`
///
/// In `cupti_activity.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSetThreadIdType(r#type: CUpti_ActivityThreadIdType) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_ActivityThreadIdType) -> CUptiResult,
    > = Symbol::new(c"cuptiSetThreadIdType");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSubscribe(
    subscriber: *mut CUpti_SubscriberHandle,
    callback: CUpti_CallbackFunc,
    userdata: *mut c_void,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SubscriberHandle,
            CUpti_CallbackFunc,
            *mut c_void,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSubscribe");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, callback, userdata) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata, CUpti_SubscriberParams *pParams)`
///
/// In `cupti_callbacks.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSubscribe_v2(
    subscriber: *mut CUpti_SubscriberHandle,
    callback: CUpti_CallbackFunc,
    userdata: *mut c_void,
    pParams: *mut CUpti_SubscriberParams,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUpti_SubscriberHandle,
            CUpti_CallbackFunc,
            *mut c_void,
            *mut CUpti_SubscriberParams,
        ) -> CUptiResult,
    > = Symbol::new(c"cuptiSubscribe_v2").since("13.0");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber, callback, userdata, pParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiSupportedDomains(size_t *domainCount, CUpti_DomainTable *domainTable)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiSupportedDomains(
    domainCount: *mut usize,
    domainTable: *mut CUpti_DomainTable,
) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *mut CUpti_DomainTable) -> CUptiResult,
    > = Symbol::new(c"cuptiSupportedDomains");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(domainCount, domainTable) }
        Err(missing) => missing.status(),
    }
}

/// `CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle subscriber)`
///
/// In `cupti_callbacks.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle) -> CUptiResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUpti_SubscriberHandle) -> CUptiResult,
    > = Symbol::new(c"cuptiUnsubscribe");
    match SYMBOL.get(&CUPTI) {
        Ok(exported) => unsafe { exported(subscriber) }
        Err(missing) => missing.status(),
    }
}
