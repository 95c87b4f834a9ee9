//! The C functions of CUPTI, as the library exports them.
//!
//! [`cupti`](raw) lists the functions by group.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cupti::CUPTI;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cupti as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cupti::all_types::*;

#[path = "../../common/sys/cupti.rs"]
mod common;
pub use common::*;

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(owned cuptiActivityDisable_v2)]
    #[since = "13.2"]
    fn cuptiActivityDisable_v2(subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, pActivityConfig: *mut CUpti_ActivityConfig) -> CUptiResult;

    #[called_by(owned cuptiActivityEnableAndDump_v2)]
    #[since = "13.2"]
    fn cuptiActivityEnableAndDump_v2(subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, activityConfig: *mut CUpti_ActivityConfig) -> CUptiResult;

    #[called_by(cuptiActivityEnableCudaEventDeviceTimestamps)]
    #[since = "13.0"]
    fn cuptiActivityEnableCudaEventDeviceTimestamps(enable: u8) -> CUptiResult;

    #[called_by(owned cuptiActivityEnableDriverApi_v2)]
    #[since = "13.3"]
    fn cuptiActivityEnableDriverApi_v2(subscriber: CUpti_SubscriberHandle, cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    #[called_by(owned cuptiActivityEnableRuntimeApi_v2)]
    #[since = "13.3"]
    fn cuptiActivityEnableRuntimeApi_v2(subscriber: CUpti_SubscriberHandle, cbid: CUpti_CallbackId, enable: u8) -> CUptiResult;

    #[called_by(owned cuptiActivityEnable_v2)]
    #[since = "13.2"]
    fn cuptiActivityEnable_v2(subscriber: CUpti_SubscriberHandle, kind: CUpti_ActivityKind, pActivityConfig: *mut CUpti_ActivityConfig) -> CUptiResult;

    #[called_by(owned cuptiActivityGetAttribute_v2)]
    #[since = "13.2"]
    fn cuptiActivityGetAttribute_v2(subscriber: CUpti_SubscriberHandle, attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(owned cuptiActivityGetEnabledKinds)]
    #[since = "13.2"]
    fn cuptiActivityGetEnabledKinds(subscriber: CUpti_SubscriberHandle, buffer: *mut CUpti_ActivityKind, bufferSize: *mut u32, enabledKindsCount: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiActivityGetNextRecord_v2)]
    #[since = "13.3"]
    fn cuptiActivityGetNextRecord_v2(subscriber: CUpti_SubscriberHandle, buffer: *mut u8, validBufferSizeBytes: usize, record: *mut *mut CUpti_Activity) -> CUptiResult;

    #[called_by(owned cuptiActivityGetNumDroppedRecords_v2)]
    #[since = "13.3"]
    fn cuptiActivityGetNumDroppedRecords_v2(subscriber: CUpti_SubscriberHandle, context: driver::CUcontext, streamId: u32, dropped: *mut usize) -> CUptiResult;

    #[called_by(cuptiActivityGetStructSize)]
    #[since = "13.2"]
    fn cuptiActivityGetStructSize(activityKind: CUpti_ActivityKind, version: u32, activityStructSize: *mut usize) -> CUptiResult;

    #[called_by(owned cuptiActivityPopExternalCorrelationId_v2)]
    #[since = "13.3"]
    fn cuptiActivityPopExternalCorrelationId_v2(subscriber: CUpti_SubscriberHandle, kind: CUpti_ExternalCorrelationKind, lastId: *mut u64) -> CUptiResult;

    #[called_by(owned cuptiActivityPushExternalCorrelationId_v2)]
    #[since = "13.3"]
    fn cuptiActivityPushExternalCorrelationId_v2(subscriber: CUpti_SubscriberHandle, kind: CUpti_ExternalCorrelationKind, id: u64) -> CUptiResult;

    #[called_by(owned cuptiActivityRegisterCallbacks_v2)]
    #[since = "13.2"]
    fn cuptiActivityRegisterCallbacks_v2(subscriber: CUpti_SubscriberHandle, funcBufferRequested: CUpti_BuffersCallbackRequestFunc_v2, funcBufferCompleted: CUpti_BuffersCallbackCompleteFunc_v2) -> CUptiResult;

    #[called_by(owned cuptiActivitySetAttribute_v2)]
    #[since = "13.2"]
    fn cuptiActivitySetAttribute_v2(subscriber: CUpti_SubscriberHandle, attr: CUpti_ActivityAttribute, valueSize: *mut usize, value: *mut c_void) -> CUptiResult;

    #[called_by(owned cuptiClockControlGetStatus)]
    #[since = "13.4"]
    fn cuptiClockControlGetStatus(ctx: driver::CUcontext, pStatus: *mut CUpti_ClockControl_Status) -> CUptiResult;

    #[called_by(owned cuptiClockControlLock)]
    #[since = "13.4"]
    fn cuptiClockControlLock(ctx: driver::CUcontext, mode: CUpti_ClockControl_Mode) -> CUptiResult;

    #[called_by(cuptiClockControlUnlock)]
    #[since = "13.4"]
    fn cuptiClockControlUnlock() -> CUptiResult;

    #[called_by(owned cuptiGetCudaEventId)]
    #[since = "13.4"]
    fn cuptiGetCudaEventId(event: driver::CUevent, pEventId: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiGetEnabledCallbacks)]
    #[since = "13.2"]
    fn cuptiGetEnabledCallbacks(subscriber: CUpti_SubscriberHandle, domain: CUpti_CallbackDomain, buffer: *mut CUpti_CallbackId, bufferSize: *mut u32, enabledCallbacksCount: *mut u32) -> CUptiResult;

    #[called_by(owned cuptiGetTimestamp_v2)]
    #[since = "13.3"]
    fn cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle, timestamp: *mut u64) -> CUptiResult;

    #[called_by(cuptiIsTracingSessionRunning)]
    #[since = "13.2"]
    fn cuptiIsTracingSessionRunning(isRunning: *mut u8) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetMetricsInSinglePassSet)]
    #[since = "13.2"]
    fn cuptiProfilerHostGetMetricsInSinglePassSet(pParams: *mut CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostGetSinglePassSets)]
    #[since = "13.2"]
    fn cuptiProfilerHostGetSinglePassSets(pParams: *mut CUpti_Profiler_Host_GetSinglePassSets_Params) -> CUptiResult;

    #[called_by(cuptiProfilerHostSetDevicePartitionInfo)]
    #[since = "13.3"]
    fn cuptiProfilerHostSetDevicePartitionInfo(pParams: *mut CUpti_Profiler_Host_SetDevicePartitionInfo_Params) -> CUptiResult;

    #[called_by(cuptiRangeProfilerGetDevicePartitionInfo)]
    #[since = "13.3"]
    fn cuptiRangeProfilerGetDevicePartitionInfo(pParams: *mut CUpti_RangeProfiler_GetDevicePartitionInfo_Params) -> CUptiResult;

    #[called_by(owned cuptiSubscribe_v2)]
    #[since = "13.0"]
    fn cuptiSubscribe_v2(subscriber: *mut CUpti_SubscriberHandle, callback: CUpti_CallbackFunc, userdata: *mut c_void, pParams: *mut CUpti_SubscriberParams) -> CUptiResult;
}
