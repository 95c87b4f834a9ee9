//! The contents of `cubind.cuda13.cupti`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cupti::{both, only13, slots};
use crate::support::prelude::*;
use crate::tables::{cupti, cupti13, driver, driver13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUPTI of CUDA 13",
        &["libcupti.so.13"],
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cupti",
        &[],
    )
    .installed_by(&["nvidia-cuda-cupti"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(
    &slots::NAMES,
    &[
        (slots::cuptiActivityConfigurePCSampling, None, ""),
        (slots::cuptiActivityConfigureUnifiedMemoryCounter, None, ""),
        (slots::cuptiActivityDisable, None, ""),
        (slots::cuptiActivityDisableContext, None, ""),
        (slots::cuptiActivityDisable_v2, None, "13.2"),
        (slots::cuptiActivityEnable, None, ""),
        (slots::cuptiActivityEnableAllSyncRecords, None, "12.8"),
        (slots::cuptiActivityEnableAllocationSource, None, "12.6"),
        (slots::cuptiActivityEnableAndDump, None, ""),
        (slots::cuptiActivityEnableAndDump_v2, None, "13.2"),
        (slots::cuptiActivityEnableContext, None, ""),
        (slots::cuptiActivityEnableCudaEventDeviceTimestamps, None, "13.0"),
        (slots::cuptiActivityEnableDeviceGraph, None, "12.3"),
        (slots::cuptiActivityEnableDriverApi, None, "12.5"),
        (slots::cuptiActivityEnableDriverApi_v2, None, "13.3"),
        (slots::cuptiActivityEnableHWTrace, None, "12.8"),
        (slots::cuptiActivityEnableLatencyTimestamps, None, ""),
        (slots::cuptiActivityEnableLaunchAttributes, None, ""),
        (slots::cuptiActivityEnableRuntimeApi, None, "12.5"),
        (slots::cuptiActivityEnableRuntimeApi_v2, None, "13.3"),
        (slots::cuptiActivityEnable_v2, None, "13.2"),
        (slots::cuptiActivityFlush, None, ""),
        (slots::cuptiActivityFlushAll, None, ""),
        (slots::cuptiActivityFlushPeriod, None, ""),
        (slots::cuptiActivityGetAttribute, None, ""),
        (slots::cuptiActivityGetAttribute_v2, None, "13.2"),
        (slots::cuptiActivityGetEnabledKinds, None, "13.2"),
        (slots::cuptiActivityGetNextRecord, None, ""),
        (slots::cuptiActivityGetNextRecord_v2, None, "13.3"),
        (slots::cuptiActivityGetNumDroppedRecords, None, ""),
        (slots::cuptiActivityGetNumDroppedRecords_v2, None, "13.3"),
        (slots::cuptiActivityGetStructSize, None, "13.2"),
        (slots::cuptiActivityPopExternalCorrelationId, None, ""),
        (slots::cuptiActivityPopExternalCorrelationId_v2, None, "13.3"),
        (slots::cuptiActivityPushExternalCorrelationId, None, ""),
        (slots::cuptiActivityPushExternalCorrelationId_v2, None, "13.3"),
        (slots::cuptiActivityRegisterCallbacks, None, ""),
        (slots::cuptiActivityRegisterCallbacks_v2, None, "13.2"),
        (slots::cuptiActivityRegisterTimestampCallback, None, ""),
        (slots::cuptiActivitySetAttribute, None, ""),
        (slots::cuptiActivitySetAttribute_v2, None, "13.2"),
        (slots::cuptiClockControlGetStatus, None, "13.4"),
        (slots::cuptiClockControlLock, None, "13.4"),
        (slots::cuptiClockControlUnlock, None, "13.4"),
        (slots::cuptiComputeCapabilitySupported, None, ""),
        (slots::cuptiDeviceEnumEventDomains, None, ""),
        (slots::cuptiDeviceEnumMetrics, None, ""),
        (slots::cuptiDeviceGetAttribute, None, ""),
        (slots::cuptiDeviceGetChipName, None, ""),
        (slots::cuptiDeviceGetEventDomainAttribute, None, ""),
        (slots::cuptiDeviceGetNumEventDomains, None, ""),
        (slots::cuptiDeviceGetNumMetrics, None, ""),
        (slots::cuptiDeviceSupported, None, ""),
        (slots::cuptiDeviceVirtualizationMode, None, ""),
        (slots::cuptiDisableKernelReplayMode, None, ""),
        (slots::cuptiEnableAllDomains, None, ""),
        (slots::cuptiEnableCallback, None, ""),
        (slots::cuptiEnableDomain, None, ""),
        (slots::cuptiEnableKernelReplayMode, None, ""),
        (slots::cuptiEnumEventDomains, None, ""),
        (slots::cuptiEnumMetrics, None, ""),
        (slots::cuptiEventDomainEnumEvents, None, ""),
        (slots::cuptiEventDomainGetAttribute, None, ""),
        (slots::cuptiEventDomainGetNumEvents, None, ""),
        (slots::cuptiEventGetAttribute, None, ""),
        (slots::cuptiEventGetIdFromName, None, ""),
        (slots::cuptiEventGroupAddEvent, None, ""),
        (slots::cuptiEventGroupCreate, None, ""),
        (slots::cuptiEventGroupDestroy, None, ""),
        (slots::cuptiEventGroupDisable, None, ""),
        (slots::cuptiEventGroupEnable, None, ""),
        (slots::cuptiEventGroupGetAttribute, None, ""),
        (slots::cuptiEventGroupReadAllEvents, None, ""),
        (slots::cuptiEventGroupReadEvent, None, ""),
        (slots::cuptiEventGroupRemoveAllEvents, None, ""),
        (slots::cuptiEventGroupRemoveEvent, None, ""),
        (slots::cuptiEventGroupResetAllEvents, None, ""),
        (slots::cuptiEventGroupSetAttribute, None, ""),
        (slots::cuptiEventGroupSetDisable, None, ""),
        (slots::cuptiEventGroupSetEnable, None, ""),
        (slots::cuptiEventGroupSetsCreate, None, ""),
        (slots::cuptiEventGroupSetsDestroy, None, ""),
        (slots::cuptiFinalize, None, ""),
        (slots::cuptiGetAutoBoostState, None, ""),
        (slots::cuptiGetCallbackName, None, ""),
        (slots::cuptiGetCallbackState, None, ""),
        (slots::cuptiGetContextId, None, ""),
        (slots::cuptiGetCubinCrc, None, ""),
        (slots::cuptiGetCudaEventId, None, "13.4"),
        (slots::cuptiGetDeviceId, None, ""),
        (slots::cuptiGetEnabledCallbacks, None, "13.2"),
        (slots::cuptiGetErrorMessage, None, "12.2"),
        (slots::cuptiGetGraphExecId, None, "12.3"),
        (slots::cuptiGetGraphId, None, ""),
        (slots::cuptiGetGraphNodeId, None, ""),
        (slots::cuptiGetLastError, None, ""),
        (slots::cuptiGetNumEventDomains, None, ""),
        (slots::cuptiGetNumMetrics, None, ""),
        (slots::cuptiGetResultString, None, ""),
        (slots::cuptiGetSassToSourceCorrelation, None, ""),
        (slots::cuptiGetStreamId, None, ""),
        (slots::cuptiGetStreamIdEx, None, ""),
        (slots::cuptiGetThreadIdType, None, ""),
        (slots::cuptiGetTimestamp, None, ""),
        (slots::cuptiGetTimestamp_v2, None, "13.3"),
        (slots::cuptiGetVersion, None, ""),
        (slots::cuptiIsTracingSessionRunning, None, "13.2"),
        (slots::cuptiKernelReplaySubscribeUpdate, None, ""),
        (slots::cuptiMetricCreateEventGroupSets, None, ""),
        (slots::cuptiMetricEnumEvents, None, ""),
        (slots::cuptiMetricEnumProperties, None, ""),
        (slots::cuptiMetricGetAttribute, None, ""),
        (slots::cuptiMetricGetIdFromName, None, ""),
        (slots::cuptiMetricGetNumEvents, None, ""),
        (slots::cuptiMetricGetNumProperties, None, ""),
        (slots::cuptiMetricGetRequiredEventGroupSets, None, ""),
        (slots::cuptiMetricGetValue, None, ""),
        (slots::cuptiMetricGetValue2, None, ""),
        (slots::cuptiPCSamplingDisable, None, ""),
        (slots::cuptiPCSamplingEnable, None, ""),
        (slots::cuptiPCSamplingGetConfigurationAttribute, None, ""),
        (slots::cuptiPCSamplingGetData, None, ""),
        (slots::cuptiPCSamplingGetNumStallReasons, None, ""),
        (slots::cuptiPCSamplingGetStallReasons, None, ""),
        (slots::cuptiPCSamplingSetConfigurationAttribute, None, ""),
        (slots::cuptiPCSamplingStart, None, ""),
        (slots::cuptiPCSamplingStop, None, ""),
        (slots::cuptiPmSamplingCounterDataGetSampleInfo, None, "12.6"),
        (slots::cuptiPmSamplingCounterDataImageInitialize, None, "12.6"),
        (slots::cuptiPmSamplingDecodeData, None, "12.6"),
        (slots::cuptiPmSamplingDisable, None, "12.6"),
        (slots::cuptiPmSamplingEnable, None, "12.6"),
        (slots::cuptiPmSamplingGetCounterAvailability, None, "12.6"),
        (slots::cuptiPmSamplingGetCounterDataInfo, None, "12.6"),
        (slots::cuptiPmSamplingGetCounterDataSize, None, "12.6"),
        (slots::cuptiPmSamplingSetConfig, None, "12.6"),
        (slots::cuptiPmSamplingStart, None, "12.6"),
        (slots::cuptiPmSamplingStop, None, "12.6"),
        (slots::cuptiProfilerBeginPass, None, ""),
        (slots::cuptiProfilerBeginSession, None, ""),
        (slots::cuptiProfilerCounterDataImageCalculateScratchBufferSize, None, ""),
        (slots::cuptiProfilerCounterDataImageCalculateSize, None, ""),
        (slots::cuptiProfilerCounterDataImageInitialize, None, ""),
        (slots::cuptiProfilerCounterDataImageInitializeScratchBuffer, None, ""),
        (slots::cuptiProfilerDeInitialize, None, ""),
        (slots::cuptiProfilerDeviceSupported, None, ""),
        (slots::cuptiProfilerDisableProfiling, None, ""),
        (slots::cuptiProfilerEnableProfiling, None, ""),
        (slots::cuptiProfilerEndPass, None, ""),
        (slots::cuptiProfilerEndSession, None, ""),
        (slots::cuptiProfilerFlushCounterData, None, ""),
        (slots::cuptiProfilerGetCounterAvailability, None, ""),
        (slots::cuptiProfilerHostConfigAddMetrics, None, "12.6"),
        (slots::cuptiProfilerHostDeinitialize, None, "12.6"),
        (slots::cuptiProfilerHostEvaluateToGpuValues, None, "12.6"),
        (slots::cuptiProfilerHostGetBaseMetrics, None, "12.6"),
        (slots::cuptiProfilerHostGetConfigImage, None, "12.6"),
        (slots::cuptiProfilerHostGetConfigImageSize, None, "12.6"),
        (slots::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass, None, "12.6"),
        (slots::cuptiProfilerHostGetMetricProperties, None, "12.6"),
        (slots::cuptiProfilerHostGetMetricsInSinglePassSet, None, "13.2"),
        (slots::cuptiProfilerHostGetNumOfPasses, None, "12.6"),
        (slots::cuptiProfilerHostGetRangeName, None, "12.6"),
        (slots::cuptiProfilerHostGetSinglePassSets, None, "13.2"),
        (slots::cuptiProfilerHostGetSubMetrics, None, "12.6"),
        (slots::cuptiProfilerHostGetSupportedChips, None, "12.6"),
        (slots::cuptiProfilerHostInitialize, None, "12.6"),
        (slots::cuptiProfilerHostSetDevicePartitionInfo, None, "13.3"),
        (slots::cuptiProfilerInitialize, None, ""),
        (slots::cuptiProfilerIsPassCollected, None, ""),
        (slots::cuptiProfilerPopRange, None, ""),
        (slots::cuptiProfilerPushRange, None, ""),
        (slots::cuptiProfilerSetConfig, None, ""),
        (slots::cuptiProfilerUnsetConfig, None, ""),
        (slots::cuptiRangeProfilerCounterDataGetRangeInfo, None, "12.6"),
        (slots::cuptiRangeProfilerCounterDataImageInitialize, None, "12.6"),
        (slots::cuptiRangeProfilerDecodeData, None, "12.6"),
        (slots::cuptiRangeProfilerDisable, None, "12.6"),
        (slots::cuptiRangeProfilerEnable, None, "12.6"),
        (slots::cuptiRangeProfilerGetCounterDataInfo, None, "12.6"),
        (slots::cuptiRangeProfilerGetCounterDataSize, None, "12.6"),
        (slots::cuptiRangeProfilerGetDevicePartitionInfo, None, "13.3"),
        (slots::cuptiRangeProfilerPopRange, None, "12.6"),
        (slots::cuptiRangeProfilerPushRange, None, "12.6"),
        (slots::cuptiRangeProfilerSetConfig, None, "12.6"),
        (slots::cuptiRangeProfilerStart, None, "12.6"),
        (slots::cuptiRangeProfilerStop, None, "12.6"),
        (slots::cuptiRegisterComputeCrcCallback, None, ""),
        (slots::cuptiSassMetricsDisable, None, "12.2"),
        (slots::cuptiSassMetricsEnable, None, "12.2"),
        (slots::cuptiSassMetricsFlushData, None, "12.2"),
        (slots::cuptiSassMetricsGetDataProperties, None, "12.2"),
        (slots::cuptiSassMetricsGetMetrics, None, "12.2"),
        (slots::cuptiSassMetricsGetNumOfMetrics, None, "12.2"),
        (slots::cuptiSassMetricsGetProperties, None, "12.2"),
        (slots::cuptiSassMetricsSetConfig, None, "12.2"),
        (slots::cuptiSassMetricsUnsetConfig, None, "12.2"),
        (slots::cuptiSetEventCollectionMode, None, ""),
        (slots::cuptiSetThreadIdType, None, ""),
        (slots::cuptiSubscribe, None, ""),
        (slots::cuptiSubscribe_v2, None, "13.0"),
        (slots::cuptiSupportedDomains, None, ""),
        (slots::cuptiUnsubscribe, None, ""),
    ],
);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 13u32,
    library: "cupti",
    name: c"cubind.cuda13.cupti",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn functions(table: &mut Rows<FunctionDef>) {
    table
        .function(
            c"cuptiActivityConfigurePCSampling",
            both::cuptiActivityConfigurePCSampling,
            c"cuptiActivityConfigurePCSampling($self, ctx, config)\n--\n\nSets period and buffer of the program counter samples among activity records.\n\n``CUptiResult cuptiActivityConfigurePCSampling(CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)``\n\nParameters\n----------\nctx : driver.CUcontext or None\nconfig : CUpti_ActivityPCSamplingConfig or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigurePCSampling\n",
        );
    table
        .function(
            c"cuptiActivityConfigureUnifiedMemoryCounter",
            both::cuptiActivityConfigureUnifiedMemoryCounter,
            c"cuptiActivityConfigureUnifiedMemoryCounter($self, config, count)\n--\n\nSets which counters of managed memory, such as page faults, are recorded on which devices.\n\n``CUptiResult cuptiActivityConfigureUnifiedMemoryCounter(CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)``\n\nParameters\n----------\nconfig : list[CUpti_ActivityUnifiedMemoryCounterConfig] or None\ncount : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigureUnifiedMemoryCounter\n",
        );
    table
        .function(
            c"cuptiActivityDisable",
            only13::cuptiActivityDisable,
            c"cuptiActivityDisable($self, kind)\n--\n\nEnds the collection of a kind of activity record.\n\n``CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)``\n\nParameters\n----------\nkind : CUpti_ActivityKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable\n",
        );
    table
        .function(
            c"cuptiActivityDisableContext",
            only13::cuptiActivityDisableContext,
            c"cuptiActivityDisableContext($self, context, kind)\n--\n\nEnds the collection of a kind of activity record in one context.\n\n``CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nkind : CUpti_ActivityKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisableContext\n",
        );
    table
        .function(
            c"cuptiActivityDisable_v2",
            both::cuptiActivityDisable_v2,
            c"cuptiActivityDisable_v2($self, subscriber, kind, pActivityConfig)\n--\n\nEnds the collection of a kind of activity record for one subscriber.\n\n``CUptiResult cuptiActivityDisable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nkind : CUpti_ActivityKind\npActivityConfig : CUpti_ActivityConfig or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable_v2\n",
        );
    table
        .function(
            c"cuptiActivityEnable",
            only13::cuptiActivityEnable,
            c"cuptiActivityEnable($self, kind)\n--\n\nBegins to collect a kind of activity record, such as kernels or copies.\n\n``CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)``\n\nParameters\n----------\nkind : CUpti_ActivityKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable\n",
        );
    table
        .function(
            c"cuptiActivityEnableAllSyncRecords",
            both::cuptiActivityEnableAllSyncRecords,
            c"cuptiActivityEnableAllSyncRecords($self, enable)\n--\n\nTurns records on or off for synchronization calls that did not have to wait.\n\n``CUptiResult cuptiActivityEnableAllSyncRecords(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllSyncRecords\n",
        );
    table
        .function(
            c"cuptiActivityEnableAllocationSource",
            both::cuptiActivityEnableAllocationSource,
            c"cuptiActivityEnableAllocationSource($self, enable)\n--\n\nTurns the source library of allocations in memory records on or off.\n\n``CUptiResult cuptiActivityEnableAllocationSource(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllocationSource\n",
        );
    table
        .function(
            c"cuptiActivityEnableAndDump",
            only13::cuptiActivityEnableAndDump,
            c"cuptiActivityEnableAndDump($self, kind)\n--\n\nBegins to collect a kind of activity record, with records for what exists already.\n\n``CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)``\n\nParameters\n----------\nkind : CUpti_ActivityKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump\n",
        );
    table
        .function(
            c"cuptiActivityEnableAndDump_v2",
            both::cuptiActivityEnableAndDump_v2,
            c"cuptiActivityEnableAndDump_v2($self, subscriber, kind, activityConfig)\n--\n\nBegins to collect a kind of record for one subscriber, with records for what exists already.\n\n``CUptiResult cuptiActivityEnableAndDump_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *activityConfig)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nkind : CUpti_ActivityKind\nactivityConfig : CUpti_ActivityConfig or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump_v2\n",
        );
    table
        .function(
            c"cuptiActivityEnableContext",
            only13::cuptiActivityEnableContext,
            c"cuptiActivityEnableContext($self, context, kind)\n--\n\nBegins to collect a kind of activity record in one context.\n\n``CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nkind : CUpti_ActivityKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableContext\n",
        );
    table
        .function(
            c"cuptiActivityEnableCudaEventDeviceTimestamps",
            both::cuptiActivityEnableCudaEventDeviceTimestamps,
            c"cuptiActivityEnableCudaEventDeviceTimestamps($self, enable)\n--\n\nTurns device times in the records of CUDA events on or off.\n\n``CUptiResult cuptiActivityEnableCudaEventDeviceTimestamps(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableCudaEventDeviceTimestamps\n",
        );
    table
        .function(
            c"cuptiActivityEnableDeviceGraph",
            both::cuptiActivityEnableDeviceGraph,
            c"cuptiActivityEnableDeviceGraph($self, enable)\n--\n\nTurns records of graphs that kernels launch on or off.\n\n``CUptiResult cuptiActivityEnableDeviceGraph(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDeviceGraph\n",
        );
    table
        .function(
            c"cuptiActivityEnableDriverApi",
            both::cuptiActivityEnableDriverApi,
            c"cuptiActivityEnableDriverApi($self, cbid, enable)\n--\n\nTurns records of one driver function on or off.\n\n``CUptiResult cuptiActivityEnableDriverApi(CUpti_CallbackId cbid, uint8_t enable)``\n\nParameters\n----------\ncbid : CUpti_CallbackId or None\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi\n",
        );
    table
        .function(
            c"cuptiActivityEnableDriverApi_v2",
            both::cuptiActivityEnableDriverApi_v2,
            c"cuptiActivityEnableDriverApi_v2($self, subscriber, cbid, enable)\n--\n\nTurns records of one driver function on or off for one subscriber.\n\n``CUptiResult cuptiActivityEnableDriverApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\ncbid : CUpti_CallbackId or None\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi_v2\n",
        );
    table
        .function(
            c"cuptiActivityEnableHWTrace",
            both::cuptiActivityEnableHWTrace,
            c"cuptiActivityEnableHWTrace($self, enable)\n--\n\nTurns kernel times from the hardware's own trace, with less overhead, on or off.\n\n``CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED``, ``CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS``, ``CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.8.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace\n",
        );
    table
        .function(
            c"cuptiActivityEnableLatencyTimestamps",
            both::cuptiActivityEnableLatencyTimestamps,
            c"cuptiActivityEnableLatencyTimestamps($self, enable)\n--\n\nTurns times of queuing and submission in kernel records on or off.\n\n``CUptiResult cuptiActivityEnableLatencyTimestamps(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLatencyTimestamps\n",
        );
    table
        .function(
            c"cuptiActivityEnableLaunchAttributes",
            both::cuptiActivityEnableLaunchAttributes,
            c"cuptiActivityEnableLaunchAttributes($self, enable)\n--\n\nTurns launch attributes in kernel records on or off.\n\n``CUptiResult cuptiActivityEnableLaunchAttributes(uint8_t enable)``\n\nParameters\n----------\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLaunchAttributes\n",
        );
    table
        .function(
            c"cuptiActivityEnableRuntimeApi",
            both::cuptiActivityEnableRuntimeApi,
            c"cuptiActivityEnableRuntimeApi($self, cbid, enable)\n--\n\nTurns records of one runtime function on or off.\n\n``CUptiResult cuptiActivityEnableRuntimeApi(CUpti_CallbackId cbid, uint8_t enable)``\n\nParameters\n----------\ncbid : CUpti_CallbackId or None\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.5.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi\n",
        );
    table
        .function(
            c"cuptiActivityEnableRuntimeApi_v2",
            both::cuptiActivityEnableRuntimeApi_v2,
            c"cuptiActivityEnableRuntimeApi_v2($self, subscriber, cbid, enable)\n--\n\nTurns records of one runtime function on or off for one subscriber.\n\n``CUptiResult cuptiActivityEnableRuntimeApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\ncbid : CUpti_CallbackId or None\nenable : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi_v2\n",
        );
    table
        .function(
            c"cuptiActivityEnable_v2",
            both::cuptiActivityEnable_v2,
            c"cuptiActivityEnable_v2($self, subscriber, kind, pActivityConfig)\n--\n\nBegins to collect a kind of activity record for one subscriber, with chosen fields.\n\n``CUptiResult cuptiActivityEnable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nkind : CUpti_ActivityKind\npActivityConfig : CUpti_ActivityConfig or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable_v2\n",
        );
    table
        .function(
            c"cuptiActivityFlush",
            both::cuptiActivityFlush,
            c"cuptiActivityFlush($self, context, streamId, flag)\n--\n\nHands full activity buffers over (superseded by ``cuptiActivityFlushAll``).\n\n``CUptiResult cuptiActivityFlush(CUcontext context, uint32_t streamId, uint32_t flag)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nstreamId : int\nflag : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlush\n",
        );
    table
        .function(
            c"cuptiActivityFlushAll",
            both::cuptiActivityFlushAll,
            c"cuptiActivityFlushAll($self, flag)\n--\n\nHands all buffers with complete records over; if forced, also those with incomplete ones.\n\n``CUptiResult cuptiActivityFlushAll(uint32_t flag)``\n\nParameters\n----------\nflag : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushAll\n",
        );
    table
        .function(
            c"cuptiActivityFlushPeriod",
            both::cuptiActivityFlushPeriod,
            c"cuptiActivityFlushPeriod($self, time)\n--\n\nSets after how many milliseconds buffers are handed over; 0 turns that off.\n\n``CUptiResult cuptiActivityFlushPeriod(uint32_t time)``\n\nParameters\n----------\ntime : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushPeriod\n",
        );
    table
        .function(
            c"cuptiActivityGetAttribute",
            only13::cuptiActivityGetAttribute,
            c"cuptiActivityGetAttribute($self, attr, valueSize, value)\n--\n\nTells a setting of activity collection, such as the size of device buffers.\n\n``CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``\n\nParameters\n----------\nattr : CUpti_ActivityAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute\n",
        );
    table
        .function(
            c"cuptiActivityGetAttribute_v2",
            both::cuptiActivityGetAttribute_v2,
            c"cuptiActivityGetAttribute_v2($self, subscriber, attr, valueSize, value)\n--\n\nTells a setting of one subscriber's activity collection.\n\n``CUptiResult cuptiActivityGetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nattr : CUpti_ActivityAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute_v2\n",
        );
    table
        .function(
            c"cuptiActivityGetEnabledKinds",
            both::cuptiActivityGetEnabledKinds,
            c"cuptiActivityGetEnabledKinds($self, subscriber, bufferSize=0)\n--\n\nLists the kinds of activity record that a subscriber collects.\n\n``CUptiResult cuptiActivityGetEnabledKinds(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind *buffer, uint32_t *bufferSize, uint32_t *enabledKindsCount)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nbufferSize : int, optional\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nbuffer : list[CUpti_ActivityKind]\nbufferSize : int\nenabledKindsCount : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetEnabledKinds\n",
        );
    table
        .function(
            c"cuptiActivityGetNextRecord",
            both::cuptiActivityGetNextRecord,
            c"cuptiActivityGetNextRecord($self, buffer, validBufferSizeBytes, record)\n--\n\nSteps through a buffer: gives the record after the one passed in, at first the first.\n\n``CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)``\n\nParameters\n----------\nbuffer : address or buffer\nvalidBufferSizeBytes : int\nrecord : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nrecord : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord\n",
        );
    table
        .function(
            c"cuptiActivityGetNextRecord_v2",
            both::cuptiActivityGetNextRecord_v2,
            c"cuptiActivityGetNextRecord_v2($self, subscriber, buffer, validBufferSizeBytes, record)\n--\n\nSteps through a subscriber's buffer: gives the record after the one passed in, at first the first.\n\n``CUptiResult cuptiActivityGetNextRecord_v2(CUpti_SubscriberHandle subscriber, uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nbuffer : address or buffer\nvalidBufferSizeBytes : int\nrecord : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nrecord : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord_v2\n",
        );
    table
        .function(
            c"cuptiActivityGetNumDroppedRecords",
            both::cuptiActivityGetNumDroppedRecords,
            c"cuptiActivityGetNumDroppedRecords($self, context, streamId)\n--\n\nTells how many records were lost for want of buffers, and starts from zero again.\n\n``CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t streamId, size_t *dropped)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nstreamId : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\ndropped : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords\n",
        );
    table
        .function(
            c"cuptiActivityGetNumDroppedRecords_v2",
            both::cuptiActivityGetNumDroppedRecords_v2,
            c"cuptiActivityGetNumDroppedRecords_v2($self, subscriber, context, streamId)\n--\n\nTells how many records of a subscriber were lost for want of buffers.\n\n``CUptiResult cuptiActivityGetNumDroppedRecords_v2(CUpti_SubscriberHandle subscriber, CUcontext context, uint32_t streamId, size_t *dropped)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\ncontext : driver.CUcontext or None\nstreamId : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\ndropped : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords_v2\n",
        );
    table
        .function(
            c"cuptiActivityGetStructSize",
            both::cuptiActivityGetStructSize,
            c"cuptiActivityGetStructSize($self, activityKind, version)\n--\n\nTells the bytes of a kind of activity record in a version of CUPTI.\n\n``CUptiResult cuptiActivityGetStructSize(CUpti_ActivityKind activityKind, uint32_t version, size_t *activityStructSize)``\n\nParameters\n----------\nactivityKind : CUpti_ActivityKind\nversion : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\nactivityStructSize : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetStructSize\n",
        );
    table
        .function(
            c"cuptiActivityPopExternalCorrelationId",
            both::cuptiActivityPopExternalCorrelationId,
            c"cuptiActivityPopExternalCorrelationId($self, kind)\n--\n\nPops the number that this thread pushed last, and returns it.\n\n``CUptiResult cuptiActivityPopExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t *lastId)``\n\nParameters\n----------\nkind : CUpti_ExternalCorrelationKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_QUEUE_EMPTY``.\nlastId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId\n",
        );
    table
        .function(
            c"cuptiActivityPopExternalCorrelationId_v2",
            both::cuptiActivityPopExternalCorrelationId_v2,
            c"cuptiActivityPopExternalCorrelationId_v2($self, subscriber, kind)\n--\n\nPops the number that this thread pushed last for a subscriber, and returns it.\n\n``CUptiResult cuptiActivityPopExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t *lastId)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nkind : CUpti_ExternalCorrelationKind\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_QUEUE_EMPTY``.\nlastId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId_v2\n",
        );
    table
        .function(
            c"cuptiActivityPushExternalCorrelationId",
            both::cuptiActivityPushExternalCorrelationId,
            c"cuptiActivityPushExternalCorrelationId($self, kind, id)\n--\n\nTies this thread's next CUDA calls to a number of the caller's, until it is popped.\n\n``CUptiResult cuptiActivityPushExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t id)``\n\nParameters\n----------\nkind : CUpti_ExternalCorrelationKind\nid : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId\n",
        );
    table
        .function(
            c"cuptiActivityPushExternalCorrelationId_v2",
            both::cuptiActivityPushExternalCorrelationId_v2,
            c"cuptiActivityPushExternalCorrelationId_v2($self, subscriber, kind, id)\n--\n\nTies this thread's next CUDA calls to a number of the caller's, for one subscriber.\n\n``CUptiResult cuptiActivityPushExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t id)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nkind : CUpti_ExternalCorrelationKind\nid : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId_v2\n",
        );
    table
        .function(
            c"cuptiActivityRegisterCallbacks",
            both::cuptiActivityRegisterCallbacks,
            c"cuptiActivityRegisterCallbacks($self, funcBufferRequested, funcBufferCompleted)\n--\n\nSets the functions that supply empty buffers for activity records and take full ones.\n\n``CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)``\n\nParameters\n----------\nfuncBufferRequested : callback\nfuncBufferCompleted : callback\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks\n",
        );
    table
        .function(
            c"cuptiActivityRegisterCallbacks_v2",
            both::cuptiActivityRegisterCallbacks_v2,
            c"cuptiActivityRegisterCallbacks_v2($self, subscriber, funcBufferRequested, funcBufferCompleted)\n--\n\nSets the functions that supply empty buffers and take full ones for one subscriber.\n\n``CUptiResult cuptiActivityRegisterCallbacks_v2(CUpti_SubscriberHandle subscriber, CUpti_BuffersCallbackRequestFunc_v2 funcBufferRequested, CUpti_BuffersCallbackCompleteFunc_v2 funcBufferCompleted)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nfuncBufferRequested : callback\nfuncBufferCompleted : callback\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks_v2\n",
        );
    table
        .function(
            c"cuptiActivityRegisterTimestampCallback",
            both::cuptiActivityRegisterTimestampCallback,
            c"cuptiActivityRegisterTimestampCallback($self, funcTimestamp)\n--\n\nSets a function that tells the time for activity records, in place of CUPTI's clock.\n\n``CUptiResult cuptiActivityRegisterTimestampCallback(CUpti_TimestampCallbackFunc funcTimestamp)``\n\nParameters\n----------\nfuncTimestamp : callback\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterTimestampCallback\n",
        );
    table
        .function(
            c"cuptiActivitySetAttribute",
            only13::cuptiActivitySetAttribute,
            c"cuptiActivitySetAttribute($self, attr, valueSize, value)\n--\n\nSets a setting of activity collection, such as the size of device buffers.\n\n``CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``\n\nParameters\n----------\nattr : CUpti_ActivityAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute\n",
        );
    table
        .function(
            c"cuptiActivitySetAttribute_v2",
            both::cuptiActivitySetAttribute_v2,
            c"cuptiActivitySetAttribute_v2($self, subscriber, attr, valueSize, value)\n--\n\nSets a setting of one subscriber's activity collection.\n\n``CUptiResult cuptiActivitySetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\nattr : CUpti_ActivityAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute_v2\n",
        );
    table
        .function(
            c"cuptiClockControlGetStatus",
            both::cuptiClockControlGetStatus,
            c"cuptiClockControlGetStatus($self, ctx)\n--\n\nTells whether the clocks of a context's device are locked or boosted.\n\n``CUptiResult cuptiClockControlGetStatus(CUcontext ctx, CUpti_ClockControl_Status *pStatus)``\n\nParameters\n----------\nctx : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.\npStatus : CUpti_ClockControl_Status\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlGetStatus\n",
        );
    table
        .function(
            c"cuptiClockControlLock",
            both::cuptiClockControlLock,
            c"cuptiClockControlLock($self, ctx, mode)\n--\n\nLocks the clocks of a context's device for steady measurements.\n\n``CUptiResult cuptiClockControlLock(CUcontext ctx, CUpti_ClockControl_Mode mode)``\n\nParameters\n----------\nctx : driver.CUcontext or None\nmode : CUpti_ClockControl_Mode\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlLock\n",
        );
    table
        .function(
            c"cuptiClockControlUnlock",
            both::cuptiClockControlUnlock,
            c"cuptiClockControlUnlock($self)\n--\n\nUnlocks clocks that ``cuptiClockControlLock`` has locked.\n\n``CUptiResult cuptiClockControlUnlock(void)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlUnlock\n",
        );
    table
        .function(
            c"cuptiComputeCapabilitySupported",
            both::cuptiComputeCapabilitySupported,
            c"cuptiComputeCapabilitySupported($self, major, minor)\n--\n\nTells whether CUPTI supports devices of a compute capability.\n\n``CUptiResult cuptiComputeCapabilitySupported(int major, int minor, int *support)``\n\nParameters\n----------\nmajor : int\nminor : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nsupport : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiComputeCapabilitySupported\n",
        );
    table
        .function(
            c"cuptiDeviceEnumEventDomains",
            both::cuptiDeviceEnumEventDomains,
            c"cuptiDeviceEnumEventDomains($self, device, arraySizeBytes, domainArray)\n--\n\nLists the domains of events of a device.\n\n``CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\narraySizeBytes : int\ndomainArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\narraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceEnumEventDomains\n",
        );
    table
        .function(
            c"cuptiDeviceEnumMetrics",
            both::cuptiDeviceEnumMetrics,
            c"cuptiDeviceEnumMetrics($self, device, arraySizeBytes, metricArray)\n--\n\nLists the metrics of a device.\n\n``CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\narraySizeBytes : int\nmetricArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\narraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceEnumMetrics\n",
        );
    table
        .function(
            c"cuptiDeviceGetAttribute",
            both::cuptiDeviceGetAttribute,
            c"cuptiDeviceGetAttribute($self, device, attrib, valueSize, value)\n--\n\nTells a device attribute that matters to profiling, such as peak throughput.\n\n``CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nattrib : CUpti_DeviceAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetAttribute\n",
        );
    table
        .function(
            c"cuptiDeviceGetChipName",
            both::cuptiDeviceGetChipName,
            c"cuptiDeviceGetChipName($self, pParams)\n--\n\nTells a device's chip name, such as ``gh100``, by which metrics are chosen.\n\n``CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Device_GetChipName_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiDeviceGetEventDomainAttribute",
            both::cuptiDeviceGetEventDomainAttribute,
            c"cuptiDeviceGetEventDomainAttribute($self, device, eventDomain, attrib, valueSize, value)\n--\n\nTells an attribute of a domain on a device, such as its number of instances.\n\n``CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\neventDomain : CUpti_EventDomainID or None\nattrib : CUpti_EventDomainAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetEventDomainAttribute\n",
        );
    table
        .function(
            c"cuptiDeviceGetNumEventDomains",
            both::cuptiDeviceGetNumEventDomains,
            c"cuptiDeviceGetNumEventDomains($self, device)\n--\n\nTells how many domains of events a device has.\n\n``CUptiResult cuptiDeviceGetNumEventDomains(CUdevice device, uint32_t *numDomains)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnumDomains : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetNumEventDomains\n",
        );
    table
        .function(
            c"cuptiDeviceGetNumMetrics",
            both::cuptiDeviceGetNumMetrics,
            c"cuptiDeviceGetNumMetrics($self, device)\n--\n\nTells how many metrics a device has.\n\n``CUptiResult cuptiDeviceGetNumMetrics(CUdevice device, uint32_t *numMetrics)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnumMetrics : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceGetNumMetrics\n",
        );
    table
        .function(
            c"cuptiDeviceSupported",
            both::cuptiDeviceSupported,
            c"cuptiDeviceSupported($self, dev)\n--\n\nTells whether CUPTI supports a device.\n\n``CUptiResult cuptiDeviceSupported(CUdevice dev, int *support)``\n\nParameters\n----------\ndev : driver.CUdevice or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``.\nsupport : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceSupported\n",
        );
    table
        .function(
            c"cuptiDeviceVirtualizationMode",
            both::cuptiDeviceVirtualizationMode,
            c"cuptiDeviceVirtualizationMode($self, dev)\n--\n\nTells whether a device is physical, passed through or a vGPU.\n\n``CUptiResult cuptiDeviceVirtualizationMode(CUdevice dev, CUpti_DeviceVirtualizationMode *mode)``\n\nParameters\n----------\ndev : driver.CUdevice or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``.\nmode : CUpti_DeviceVirtualizationMode\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceVirtualizationMode\n",
        );
    table
        .function(
            c"cuptiDisableKernelReplayMode",
            both::cuptiDisableKernelReplayMode,
            c"cuptiDisableKernelReplayMode($self, context)\n--\n\nEnds the repetition of a context's kernels that ``cuptiEnableKernelReplayMode`` began.\n\n``CUptiResult cuptiDisableKernelReplayMode(CUcontext context)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDisableKernelReplayMode\n",
        );
    table
        .function(
            c"cuptiEnableAllDomains",
            both::cuptiEnableAllDomains,
            c"cuptiEnableAllDomains($self, enable, subscriber)\n--\n\nTurns all callbacks of all domains on or off.\n\n``CUptiResult cuptiEnableAllDomains(uint32_t enable, CUpti_SubscriberHandle subscriber)``\n\nParameters\n----------\nenable : int\nsubscriber : CUpti_SubscriberHandle or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableAllDomains\n",
        );
    table
        .function(
            c"cuptiEnableCallback",
            both::cuptiEnableCallback,
            c"cuptiEnableCallback($self, enable, subscriber, domain, cbid)\n--\n\nTurns callbacks for one function or event of a domain on or off.\n\n``CUptiResult cuptiEnableCallback(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)``\n\nParameters\n----------\nenable : int\nsubscriber : CUpti_SubscriberHandle or None\ndomain : CUpti_CallbackDomain\ncbid : CUpti_CallbackId or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableCallback\n",
        );
    table
        .function(
            c"cuptiEnableDomain",
            both::cuptiEnableDomain,
            c"cuptiEnableDomain($self, enable, subscriber, domain)\n--\n\nTurns callbacks for everything in a domain, such as all runtime calls, on or off.\n\n``CUptiResult cuptiEnableDomain(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)``\n\nParameters\n----------\nenable : int\nsubscriber : CUpti_SubscriberHandle or None\ndomain : CUpti_CallbackDomain\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableDomain\n",
        );
    table
        .function(
            c"cuptiEnableKernelReplayMode",
            both::cuptiEnableKernelReplayMode,
            c"cuptiEnableKernelReplayMode($self, context)\n--\n\nMakes CUPTI run each kernel of a context as often as its event groups need.\n\n``CUptiResult cuptiEnableKernelReplayMode(CUcontext context)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnableKernelReplayMode\n",
        );
    table
        .function(
            c"cuptiEnumEventDomains",
            both::cuptiEnumEventDomains,
            c"cuptiEnumEventDomains($self, arraySizeBytes, domainArray)\n--\n\nLists the domains of events on any device.\n\n``CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``\n\nParameters\n----------\narraySizeBytes : int\ndomainArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\narraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnumEventDomains\n",
        );
    table
        .function(
            c"cuptiEnumMetrics",
            both::cuptiEnumMetrics,
            c"cuptiEnumMetrics($self, arraySizeBytes, metricArray)\n--\n\nLists the metrics of all devices.\n\n``CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)``\n\nParameters\n----------\narraySizeBytes : int\nmetricArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\narraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiEnumMetrics\n",
        );
    table
        .function(
            c"cuptiEventDomainEnumEvents",
            both::cuptiEventDomainEnumEvents,
            c"cuptiEventDomainEnumEvents($self, eventDomain, arraySizeBytes, eventArray)\n--\n\nLists the events of a domain.\n\n``CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)``\n\nParameters\n----------\neventDomain : CUpti_EventDomainID or None\narraySizeBytes : int\neventArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\narraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainEnumEvents\n",
        );
    table
        .function(
            c"cuptiEventDomainGetAttribute",
            both::cuptiEventDomainGetAttribute,
            c"cuptiEventDomainGetAttribute($self, eventDomain, attrib, valueSize, value)\n--\n\nTells an attribute of a domain of events, such as its name.\n\n``CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\neventDomain : CUpti_EventDomainID or None\nattrib : CUpti_EventDomainAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetAttribute\n",
        );
    table
        .function(
            c"cuptiEventDomainGetNumEvents",
            both::cuptiEventDomainGetNumEvents,
            c"cuptiEventDomainGetNumEvents($self, eventDomain)\n--\n\nTells how many events a domain has.\n\n``CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID eventDomain, uint32_t *numEvents)``\n\nParameters\n----------\neventDomain : CUpti_EventDomainID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnumEvents : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetNumEvents\n",
        );
    table
        .function(
            c"cuptiEventGetAttribute",
            both::cuptiEventGetAttribute,
            c"cuptiEventGetAttribute($self, event, attrib, valueSize, value)\n--\n\nTells an attribute of an event, such as its name or description.\n\n``CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\nevent : CUpti_EventID or None\nattrib : CUpti_EventAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetAttribute\n",
        );
    table
        .function(
            c"cuptiEventGetIdFromName",
            both::cuptiEventGetIdFromName,
            c"cuptiEventGetIdFromName($self, device, eventName)\n--\n\nFinds an event of a device by name.\n\n``CUptiResult cuptiEventGetIdFromName(CUdevice device, const char *eventName, CUpti_EventID *event)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\neventName : bytes or str\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_EVENT_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nevent : CUpti_EventID\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetIdFromName\n",
        );
    table
        .function(
            c"cuptiEventGroupAddEvent",
            both::cuptiEventGroupAddEvent,
            c"cuptiEventGroupAddEvent($self, eventGroup, event)\n--\n\nAdds an event to a group, which must be off.\n\n``CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nevent : CUpti_EventID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupAddEvent\n",
        );
    table
        .function(
            c"cuptiEventGroupCreate",
            both::cuptiEventGroupCreate,
            c"cuptiEventGroupCreate($self, context, flags)\n--\n\nCreates a group of events that are counted together in a context.\n\n``CUptiResult cuptiEventGroupCreate(CUcontext context, CUpti_EventGroup *eventGroup, uint32_t flags)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nflags : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.\neventGroup : CUpti_EventGroup\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupCreate\n",
        );
    table
        .function(
            c"cuptiEventGroupDestroy",
            both::cuptiEventGroupDestroy,
            c"cuptiEventGroupDestroy($self, eventGroup)\n--\n\nDestroys a group of events, which must be off.\n\n``CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup eventGroup)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDestroy\n",
        );
    table
        .function(
            c"cuptiEventGroupDisable",
            both::cuptiEventGroupDisable,
            c"cuptiEventGroupDisable($self, eventGroup)\n--\n\nStops counting the events of a group.\n\n``CUptiResult cuptiEventGroupDisable(CUpti_EventGroup eventGroup)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDisable\n",
        );
    table
        .function(
            c"cuptiEventGroupEnable",
            both::cuptiEventGroupEnable,
            c"cuptiEventGroupEnable($self, eventGroup)\n--\n\nBegins to count the events of a group.\n\n``CUptiResult cuptiEventGroupEnable(CUpti_EventGroup eventGroup)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupEnable\n",
        );
    table
        .function(
            c"cuptiEventGroupGetAttribute",
            both::cuptiEventGroupGetAttribute,
            c"cuptiEventGroupGetAttribute($self, eventGroup, attrib, valueSize, value)\n--\n\nTells an attribute of a group of events, such as its events.\n\n``CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nattrib : CUpti_EventGroupAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupGetAttribute\n",
        );
    table
        .function(
            c"cuptiEventGroupReadAllEvents",
            both::cuptiEventGroupReadAllEvents,
            c"cuptiEventGroupReadAllEvents($self, eventGroup, flags, eventValueBufferSizeBytes, eventValueBuffer, eventIdArraySizeBytes, eventIdArray)\n--\n\nReads the counts of all events of a group.\n\n``CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nflags : CUpti_ReadEventFlags\neventValueBufferSizeBytes : int\neventValueBuffer : buffer\neventIdArraySizeBytes : int\neventIdArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\neventValueBufferSizeBytes : int\neventIdArraySizeBytes : int\nnumEventIdsRead : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadAllEvents\n",
        );
    table
        .function(
            c"cuptiEventGroupReadEvent",
            both::cuptiEventGroupReadEvent,
            c"cuptiEventGroupReadEvent($self, eventGroup, flags, event, eventValueBufferSizeBytes, eventValueBuffer)\n--\n\nReads the counts of one event of a group, one for each instance of its domain.\n\n``CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nflags : CUpti_ReadEventFlags\nevent : CUpti_EventID or None\neventValueBufferSizeBytes : int\neventValueBuffer : buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\neventValueBufferSizeBytes : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadEvent\n",
        );
    table
        .function(
            c"cuptiEventGroupRemoveAllEvents",
            both::cuptiEventGroupRemoveAllEvents,
            c"cuptiEventGroupRemoveAllEvents($self, eventGroup)\n--\n\nRemoves all events from a group, which must be off.\n\n``CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup eventGroup)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveAllEvents\n",
        );
    table
        .function(
            c"cuptiEventGroupRemoveEvent",
            both::cuptiEventGroupRemoveEvent,
            c"cuptiEventGroupRemoveEvent($self, eventGroup, event)\n--\n\nRemoves an event from a group, which must be off.\n\n``CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nevent : CUpti_EventID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveEvent\n",
        );
    table
        .function(
            c"cuptiEventGroupResetAllEvents",
            both::cuptiEventGroupResetAllEvents,
            c"cuptiEventGroupResetAllEvents($self, eventGroup)\n--\n\nSets the counts of all events of a group to zero.\n\n``CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup eventGroup)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupResetAllEvents\n",
        );
    table
        .function(
            c"cuptiEventGroupSetAttribute",
            both::cuptiEventGroupSetAttribute,
            c"cuptiEventGroupSetAttribute($self, eventGroup, attrib, valueSize, value)\n--\n\nSets an attribute of a group of events.\n\n``CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)``\n\nParameters\n----------\neventGroup : CUpti_EventGroup or None\nattrib : CUpti_EventGroupAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetAttribute\n",
        );
    table
        .function(
            c"cuptiEventGroupSetDisable",
            both::cuptiEventGroupSetDisable,
            c"cuptiEventGroupSetDisable($self, eventGroupSet)\n--\n\nStops counting the events of all groups in a set.\n\n``CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *eventGroupSet)``\n\nParameters\n----------\neventGroupSet : CUpti_EventGroupSet or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetDisable\n",
        );
    table
        .function(
            c"cuptiEventGroupSetEnable",
            both::cuptiEventGroupSetEnable,
            c"cuptiEventGroupSetEnable($self, eventGroupSet)\n--\n\nBegins to count the events of all groups in a set.\n\n``CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *eventGroupSet)``\n\nParameters\n----------\neventGroupSet : CUpti_EventGroupSet or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetEnable\n",
        );
    table
        .function(
            c"cuptiEventGroupSetsCreate",
            both::cuptiEventGroupSetsCreate,
            c"cuptiEventGroupSetsCreate($self, context, eventIdArraySizeBytes, eventIdArray)\n--\n\nDivides events into sets of groups, each of which can be counted in one pass.\n\n``CUptiResult cuptiEventGroupSetsCreate(CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, CUpti_EventGroupSets **eventGroupPasses)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\neventIdArraySizeBytes : int\neventIdArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\neventGroupPasses : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsCreate\n",
        );
    table
        .function(
            c"cuptiEventGroupSetsDestroy",
            both::cuptiEventGroupSetsDestroy,
            c"cuptiEventGroupSetsDestroy($self, eventGroupSets)\n--\n\nDestroys sets of groups of events.\n\n``CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *eventGroupSets)``\n\nParameters\n----------\neventGroupSets : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsDestroy\n",
        );
    table
        .function(
            c"cuptiFinalize",
            both::cuptiFinalize,
            c"cuptiFinalize($self)\n--\n\nDetaches CUPTI from the process, which may attach to it again later.\n\n``CUptiResult cuptiFinalize(void)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiFinalize\n",
        );
    table
        .function(
            c"cuptiGetAutoBoostState",
            both::cuptiGetAutoBoostState,
            c"cuptiGetAutoBoostState($self, context)\n--\n\nTells whether auto boost is on for a context's device, and which process turned it on.\n\n``CUptiResult cuptiGetAutoBoostState(CUcontext context, CUpti_ActivityAutoBoostState *state)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.\nstate : CUpti_ActivityAutoBoostState\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetAutoBoostState\n",
        );
    table
        .function(
            c"cuptiGetCallbackName",
            both::cuptiGetCallbackName,
            c"cuptiGetCallbackName($self, domain, cbid)\n--\n\nTells the name of the function or event that a callback ID stands for.\n\n``CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)``\n\nParameters\n----------\ndomain : CUpti_CallbackDomain\ncbid : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nname : bytes\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackName\n",
        );
    table
        .function(
            c"cuptiGetCallbackState",
            both::cuptiGetCallbackState,
            c"cuptiGetCallbackState($self, subscriber, domain, cbid)\n--\n\nTells whether callbacks for one function or event are on.\n\n``CUptiResult cuptiGetCallbackState(uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\ndomain : CUpti_CallbackDomain\ncbid : CUpti_CallbackId or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nenable : int\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackState\n",
        );
    table
        .function(
            c"cuptiGetContextId",
            both::cuptiGetContextId,
            c"cuptiGetContextId($self, context)\n--\n\nTells a context's number in activity records.\n\n``CUptiResult cuptiGetContextId(CUcontext context, uint32_t *contextId)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\ncontextId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetContextId\n",
        );
    table
        .function(
            c"cuptiGetCubinCrc",
            both::cuptiGetCubinCrc,
            c"cuptiGetCubinCrc($self, pParams)\n--\n\nComputes the checksum by which program counter samples name a cubin.\n\n``CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *pParams)``\n\nParameters\n----------\npParams : CUpti_GetCubinCrcParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetCubinCrc\n",
        );
    table
        .function(
            c"cuptiGetCudaEventId",
            both::cuptiGetCudaEventId,
            c"cuptiGetCudaEventId($self, event)\n--\n\nTells an event's number in activity records.\n\n``CUptiResult cuptiGetCudaEventId(CUevent event, uint32_t *pEventId)``\n\nParameters\n----------\nevent : driver.CUevent or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\npEventId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.4.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetCudaEventId\n",
        );
    table
        .function(
            c"cuptiGetDeviceId",
            both::cuptiGetDeviceId,
            c"cuptiGetDeviceId($self, context)\n--\n\nTells the number of a context's device in activity records.\n\n``CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *deviceId)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\ndeviceId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetDeviceId\n",
        );
    table
        .function(
            c"cuptiGetEnabledCallbacks",
            both::cuptiGetEnabledCallbacks,
            c"cuptiGetEnabledCallbacks($self, subscriber, domain, bufferSize=0)\n--\n\nLists the functions and events of a domain whose callbacks are on.\n\n``CUptiResult cuptiGetEnabledCallbacks(CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId *buffer, uint32_t *bufferSize, uint32_t *enabledCallbacksCount)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\ndomain : CUpti_CallbackDomain\nbufferSize : int, optional\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nbuffer : list[CUpti_CallbackId]\nbufferSize : int\nenabledCallbacksCount : int\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetEnabledCallbacks\n",
        );
    table
        .function(
            c"cuptiGetErrorMessage",
            both::cuptiGetErrorMessage,
            c"cuptiGetErrorMessage($self, result)\n--\n\nTells what a result code means, as a C string in English.\n\n``CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)``\n\nParameters\n----------\nresult : CUptiResult\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nstr : bytes\n\nNotes\n-----\nIn ``cupti_result.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetErrorMessage\n",
        );
    table
        .function(
            c"cuptiGetGraphExecId",
            both::cuptiGetGraphExecId,
            c"cuptiGetGraphExecId($self, graphExec)\n--\n\nTells an executable graph's number in activity records.\n\n``CUptiResult cuptiGetGraphExecId(CUgraphExec graphExec, uint32_t *pId)``\n\nParameters\n----------\ngraphExec : driver.CUgraphExec or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\npId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphExecId\n",
        );
    table
        .function(
            c"cuptiGetGraphId",
            both::cuptiGetGraphId,
            c"cuptiGetGraphId($self, graph)\n--\n\nTells a graph's number in activity records.\n\n``CUptiResult cuptiGetGraphId(CUgraph graph, uint32_t *pId)``\n\nParameters\n----------\ngraph : driver.CUgraph or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\npId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphId\n",
        );
    table
        .function(
            c"cuptiGetGraphNodeId",
            both::cuptiGetGraphNodeId,
            c"cuptiGetGraphNodeId($self, node)\n--\n\nTells a graph node's number in activity records.\n\n``CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *nodeId)``\n\nParameters\n----------\nnode : driver.CUgraphNode or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnodeId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphNodeId\n",
        );
    table
        .function(
            c"cuptiGetLastError",
            both::cuptiGetLastError,
            c"cuptiGetLastError($self)\n--\n\nReturns the last error of this thread's CUPTI calls and clears it.\n\n``CUptiResult cuptiGetLastError(void)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetLastError\n",
        );
    table
        .function(
            c"cuptiGetNumEventDomains",
            both::cuptiGetNumEventDomains,
            c"cuptiGetNumEventDomains($self)\n--\n\nTells how many domains of events there are on any device.\n\n``CUptiResult cuptiGetNumEventDomains(uint32_t *numDomains)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nnumDomains : int\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiGetNumEventDomains\n",
        );
    table
        .function(
            c"cuptiGetNumMetrics",
            both::cuptiGetNumMetrics,
            c"cuptiGetNumMetrics($self)\n--\n\nTells how many metrics there are on any device.\n\n``CUptiResult cuptiGetNumMetrics(uint32_t *numMetrics)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nnumMetrics : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiGetNumMetrics\n",
        );
    table
        .function(
            c"cuptiGetResultString",
            both::cuptiGetResultString,
            c"cuptiGetResultString($self, result)\n--\n\nTells a result code's name as a C string, such as ``CUPTI_ERROR_NOT_INITIALIZED``.\n\n``CUptiResult cuptiGetResultString(CUptiResult result, const char **str)``\n\nParameters\n----------\nresult : CUptiResult\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nstr : bytes\n\nNotes\n-----\nIn ``cupti_result.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetResultString\n",
        );
    table
        .function(
            c"cuptiGetSassToSourceCorrelation",
            both::cuptiGetSassToSourceCorrelation,
            c"cuptiGetSassToSourceCorrelation($self, pParams)\n--\n\nTells the source file and line of an instruction in a cubin.\n\n``CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *pParams)``\n\nParameters\n----------\npParams : CUpti_GetSassToSourceCorrelationParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_MODULE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetSassToSourceCorrelation\n",
        );
    table
        .function(
            c"cuptiGetStreamId",
            both::cuptiGetStreamId,
            c"cuptiGetStreamId($self, context, stream)\n--\n\nTells a stream's number in activity records.\n\n``CUptiResult cuptiGetStreamId(CUcontext context, CUstream stream, uint32_t *streamId)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nstream : driver.CUstream or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nstreamId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamId\n",
        );
    table
        .function(
            c"cuptiGetStreamIdEx",
            both::cuptiGetStreamIdEx,
            c"cuptiGetStreamIdEx($self, context, stream, perThreadStream)\n--\n\nTells a stream's number in activity records, with a choice of which default stream null means.\n\n``CUptiResult cuptiGetStreamIdEx(CUcontext context, CUstream stream, uint8_t perThreadStream, uint32_t *streamId)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nstream : driver.CUstream or None\nperThreadStream : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nstreamId : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamIdEx\n",
        );
    table
        .function(
            c"cuptiGetThreadIdType",
            both::cuptiGetThreadIdType,
            c"cuptiGetThreadIdType($self)\n--\n\nTells which kind of thread ID activity records hold.\n\n``CUptiResult cuptiGetThreadIdType(CUpti_ActivityThreadIdType *type)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\ntype : CUpti_ActivityThreadIdType\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetThreadIdType\n",
        );
    table
        .function(
            c"cuptiGetTimestamp",
            both::cuptiGetTimestamp,
            c"cuptiGetTimestamp($self)\n--\n\nTells the time now in nanoseconds, on the clock of activity records.\n\n``CUptiResult cuptiGetTimestamp(uint64_t *timestamp)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\ntimestamp : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp\n",
        );
    table
        .function(
            c"cuptiGetTimestamp_v2",
            both::cuptiGetTimestamp_v2,
            c"cuptiGetTimestamp_v2($self, subscriber)\n--\n\nTells the time now in nanoseconds, on the clock of one subscriber's activity records.\n\n``CUptiResult cuptiGetTimestamp_v2(CUpti_SubscriberHandle subscriber, uint64_t *timestamp)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\ntimestamp : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp_v2\n",
        );
    table
        .function(
            c"cuptiGetVersion",
            both::cuptiGetVersion,
            c"cuptiGetVersion($self)\n--\n\nTells the version of CUPTI's interface as a number, which grows with each change.\n\n``CUptiResult cuptiGetVersion(uint32_t *version)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\nversion : int\n\nNotes\n-----\nIn ``cupti_version.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__VERSION__API.html#:~:text=cuptiGetVersion\n",
        );
    table
        .function(
            c"cuptiIsTracingSessionRunning",
            both::cuptiIsTracingSessionRunning,
            c"cuptiIsTracingSessionRunning($self)\n--\n\nTells whether a session of tracing is running.\n\n``CUptiResult cuptiIsTracingSessionRunning(uint8_t *isRunning)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\nisRunning : int\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiIsTracingSessionRunning\n",
        );
    table
        .function(
            c"cuptiKernelReplaySubscribeUpdate",
            both::cuptiKernelReplaySubscribeUpdate,
            c"cuptiKernelReplaySubscribeUpdate($self, updateFunc, customData)\n--\n\nSets a function that is called after each repetition of a kernel.\n\n``CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc updateFunc, void *customData)``\n\nParameters\n----------\nupdateFunc : callback\ncustomData : object\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiKernelReplaySubscribeUpdate\n",
        );
    table
        .function(
            c"cuptiMetricCreateEventGroupSets",
            both::cuptiMetricCreateEventGroupSets,
            c"cuptiMetricCreateEventGroupSets($self, context, metricIdArraySizeBytes, metricIdArray)\n--\n\nDivides the events of metrics into sets that can each be counted in one pass.\n\n``CUptiResult cuptiMetricCreateEventGroupSets(CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, CUpti_EventGroupSets **eventGroupPasses)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nmetricIdArraySizeBytes : int\nmetricIdArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\neventGroupPasses : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricCreateEventGroupSets\n",
        );
    table
        .function(
            c"cuptiMetricEnumEvents",
            both::cuptiMetricEnumEvents,
            c"cuptiMetricEnumEvents($self, metric, eventIdArraySizeBytes, eventIdArray)\n--\n\nLists the events that a metric is computed from.\n\n``CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\neventIdArraySizeBytes : int\neventIdArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\neventIdArraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumEvents\n",
        );
    table
        .function(
            c"cuptiMetricEnumProperties",
            both::cuptiMetricEnumProperties,
            c"cuptiMetricEnumProperties($self, metric, propIdArraySizeBytes, propIdArray)\n--\n\nLists the device properties that a metric is computed from.\n\n``CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\npropIdArraySizeBytes : int\npropIdArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\npropIdArraySizeBytes : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumProperties\n",
        );
    table
        .function(
            c"cuptiMetricGetAttribute",
            both::cuptiMetricGetAttribute,
            c"cuptiMetricGetAttribute($self, metric, attrib, valueSize, value)\n--\n\nTells an attribute of a metric, such as its name or kind of value.\n\n``CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\nattrib : CUpti_MetricAttribute\nvalueSize : int\nvalue : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nvalueSize : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetAttribute\n",
        );
    table
        .function(
            c"cuptiMetricGetIdFromName",
            both::cuptiMetricGetIdFromName,
            c"cuptiMetricGetIdFromName($self, device, metricName)\n--\n\nFinds a metric of a device by name.\n\n``CUptiResult cuptiMetricGetIdFromName(CUdevice device, const char *metricName, CUpti_MetricID *metric)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nmetricName : bytes or str\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nmetric : CUpti_MetricID\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetIdFromName\n",
        );
    table
        .function(
            c"cuptiMetricGetNumEvents",
            both::cuptiMetricGetNumEvents,
            c"cuptiMetricGetNumEvents($self, metric)\n--\n\nTells how many events a metric is computed from.\n\n``CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID metric, uint32_t *numEvents)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnumEvents : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumEvents\n",
        );
    table
        .function(
            c"cuptiMetricGetNumProperties",
            both::cuptiMetricGetNumProperties,
            c"cuptiMetricGetNumProperties($self, metric)\n--\n\nTells how many device properties a metric is computed from.\n\n``CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID metric, uint32_t *numProp)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nnumProp : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumProperties\n",
        );
    table
        .function(
            c"cuptiMetricGetRequiredEventGroupSets",
            both::cuptiMetricGetRequiredEventGroupSets,
            c"cuptiMetricGetRequiredEventGroupSets($self, context, metric)\n--\n\nGives the sets of event groups that one metric must have counted in the same pass.\n\n``CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext context, CUpti_MetricID metric, CUpti_EventGroupSets **eventGroupSets)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nmetric : CUpti_MetricID or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_NOT_INITIALIZED``.\neventGroupSets : int\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetRequiredEventGroupSets\n",
        );
    table
        .function(
            c"cuptiMetricGetValue",
            only13::cuptiMetricGetValue,
            c"cuptiMetricGetValue($self, device, metric, eventIdArraySizeBytes, eventIdArray, eventValueArraySizeBytes, eventValueArray, timeDuration)\n--\n\nComputes a metric's value from counts of events and a duration in nanoseconds.\n\n``CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, CUpti_MetricValue *metricValue)``\n\nParameters\n----------\ndevice : driver.CUdevice or None\nmetric : CUpti_MetricID or None\neventIdArraySizeBytes : int\neventIdArray : address or buffer\neventValueArraySizeBytes : int\neventValueArray : address or buffer\ntimeDuration : int\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_METRIC_VALUE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nmetricValue : CUpti_MetricValue\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue\n",
        );
    table
        .function(
            c"cuptiMetricGetValue2",
            only13::cuptiMetricGetValue2,
            c"cuptiMetricGetValue2($self, metric, eventIdArraySizeBytes, eventIdArray, eventValueArraySizeBytes, eventValueArray, propIdArraySizeBytes, propIdArray, propValueArraySizeBytes, propValueArray)\n--\n\nComputes a metric's value from counts of events and values of device properties.\n\n``CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)``\n\nParameters\n----------\nmetric : CUpti_MetricID or None\neventIdArraySizeBytes : int\neventIdArray : address or buffer\neventValueArraySizeBytes : int\neventValueArray : address or buffer\npropIdArraySizeBytes : int\npropIdArray : address or buffer\npropValueArraySizeBytes : int\npropValueArray : address or buffer\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\nmetricValue : CUpti_MetricValue\n\nNotes\n-----\nIn ``cupti_metrics.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue2\n",
        );
    table
        .function(
            c"cuptiPCSamplingDisable",
            both::cuptiPCSamplingDisable,
            c"cuptiPCSamplingDisable($self, pParams)\n--\n\nTurns program counter sampling off in a context.\n\n``CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingDisableParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingDisable\n",
        );
    table
        .function(
            c"cuptiPCSamplingEnable",
            both::cuptiPCSamplingEnable,
            c"cuptiPCSamplingEnable($self, pParams)\n--\n\nTurns program counter sampling on in a context.\n\n``CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingEnableParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingEnable\n",
        );
    table
        .function(
            c"cuptiPCSamplingGetConfigurationAttribute",
            both::cuptiPCSamplingGetConfigurationAttribute,
            c"cuptiPCSamplingGetConfigurationAttribute($self, pParams)\n--\n\nTells settings of sampling, such as its period.\n\n``CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingConfigurationInfoParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetConfigurationAttribute\n",
        );
    table
        .function(
            c"cuptiPCSamplingGetData",
            both::cuptiPCSamplingGetData,
            c"cuptiPCSamplingGetData($self, pParams)\n--\n\nMoves samples, program counters with stall reasons, to the caller's buffer.\n\n``CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingGetDataParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetData\n",
        );
    table
        .function(
            c"cuptiPCSamplingGetNumStallReasons",
            both::cuptiPCSamplingGetNumStallReasons,
            c"cuptiPCSamplingGetNumStallReasons($self, pParams)\n--\n\nTells how many stall reasons a context's device can report.\n\n``CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingGetNumStallReasonsParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetNumStallReasons\n",
        );
    table
        .function(
            c"cuptiPCSamplingGetStallReasons",
            both::cuptiPCSamplingGetStallReasons,
            c"cuptiPCSamplingGetStallReasons($self, pParams)\n--\n\nLists the stall reasons of a context's device: numbers and names.\n\n``CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingGetStallReasonsParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetStallReasons\n",
        );
    table
        .function(
            c"cuptiPCSamplingSetConfigurationAttribute",
            both::cuptiPCSamplingSetConfigurationAttribute,
            c"cuptiPCSamplingSetConfigurationAttribute($self, pParams)\n--\n\nSets settings of sampling, such as its period; sampling must be on.\n\n``CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingConfigurationInfoParams or None\n    Used after the call: keep it alive until ``cuptiPCSamplingDisable`` is called.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingSetConfigurationAttribute\n",
        );
    table
        .function(
            c"cuptiPCSamplingStart",
            both::cuptiPCSamplingStart,
            c"cuptiPCSamplingStart($self, pParams)\n--\n\nBegins a sampled range, where start and stop calls choose the ranges.\n\n``CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingStartParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStart\n",
        );
    table
        .function(
            c"cuptiPCSamplingStop",
            both::cuptiPCSamplingStop,
            c"cuptiPCSamplingStop($self, pParams)\n--\n\nEnds a sampled range, where start and stop calls choose the ranges.\n\n``CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *pParams)``\n\nParameters\n----------\npParams : CUpti_PCSamplingStopParams or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStop\n",
        );
    table
        .function(
            c"cuptiPmSamplingCounterDataGetSampleInfo",
            both::cuptiPmSamplingCounterDataGetSampleInfo,
            c"cuptiPmSamplingCounterDataGetSampleInfo($self, pParams)\n--\n\nTells the start and end time of a sample in a counter data image.\n\n``CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_CounterData_GetSampleInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataGetSampleInfo\n",
        );
    table
        .function(
            c"cuptiPmSamplingCounterDataImageInitialize",
            both::cuptiPmSamplingCounterDataImageInitialize,
            c"cuptiPmSamplingCounterDataImageInitialize($self, pParams)\n--\n\nPrepares a counter data image for a device's samples.\n\n``CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_CounterDataImage_Initialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataImageInitialize\n",
        );
    table
        .function(
            c"cuptiPmSamplingDecodeData",
            both::cuptiPmSamplingDecodeData,
            c"cuptiPmSamplingDecodeData($self, pParams)\n--\n\nDecodes samples from the hardware's buffer into the counter data image.\n\n``CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_DecodeData_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDecodeData\n",
        );
    table
        .function(
            c"cuptiPmSamplingDisable",
            both::cuptiPmSamplingDisable,
            c"cuptiPmSamplingDisable($self, pParams)\n--\n\nDestroys the object for sampling a device's metrics.\n\n``CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_Disable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDisable\n",
        );
    table
        .function(
            c"cuptiPmSamplingEnable",
            both::cuptiPmSamplingEnable,
            c"cuptiPmSamplingEnable($self, pParams)\n--\n\nCreates the object for sampling a device's metrics at regular times.\n\n``CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_Enable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingEnable\n",
        );
    table
        .function(
            c"cuptiPmSamplingGetCounterAvailability",
            both::cuptiPmSamplingGetCounterAvailability,
            c"cuptiPmSamplingGetCounterAvailability($self, pParams)\n--\n\nWrites an image of which counters a device has free for sampling.\n\n``CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_GetCounterAvailability_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterAvailability\n",
        );
    table
        .function(
            c"cuptiPmSamplingGetCounterDataInfo",
            both::cuptiPmSamplingGetCounterDataInfo,
            c"cuptiPmSamplingGetCounterDataInfo($self, pParams)\n--\n\nTells how many samples a counter data image holds, and how many are complete.\n\n``CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_GetCounterDataInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataInfo\n",
        );
    table
        .function(
            c"cuptiPmSamplingGetCounterDataSize",
            both::cuptiPmSamplingGetCounterDataSize,
            c"cuptiPmSamplingGetCounterDataSize($self, pParams)\n--\n\nTells the bytes of a counter data image for some metrics and samples.\n\n``CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_GetCounterDataSize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataSize\n",
        );
    table
        .function(
            c"cuptiPmSamplingSetConfig",
            both::cuptiPmSamplingSetConfig,
            c"cuptiPmSamplingSetConfig($self, pParams)\n--\n\nSets metrics, trigger, interval and buffer of a device's sampling.\n\n``CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_SetConfig_Params or None\n    Used after the call: keep it alive until ``cuptiPmSamplingDisable`` is called.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingSetConfig\n",
        );
    table
        .function(
            c"cuptiPmSamplingStart",
            both::cuptiPmSamplingStart,
            c"cuptiPmSamplingStart($self, pParams)\n--\n\nBegins to sample a device's metrics.\n\n``CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_Start_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStart\n",
        );
    table
        .function(
            c"cuptiPmSamplingStop",
            both::cuptiPmSamplingStop,
            c"cuptiPmSamplingStop($self, pParams)\n--\n\nEnds the sampling of a device's metrics.\n\n``CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_PmSampling_Stop_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_pmsampling.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStop\n",
        );
    table
        .function(
            c"cuptiProfilerBeginPass",
            both::cuptiProfilerBeginPass,
            c"cuptiProfilerBeginPass($self, pParams)\n--\n\nBegins one pass of a replay that the caller does.\n\n``CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_BeginPass_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass\n",
        );
    table
        .function(
            c"cuptiProfilerBeginSession",
            both::cuptiProfilerBeginSession,
            c"cuptiProfilerBeginSession($self, pParams)\n--\n\nBegins to profile a context, with the given kind of ranges and replay.\n\n``CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_BeginSession_Params or None\n    Used after the call: keep it alive until ``cuptiProfilerEndSession`` is called.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession\n",
        );
    table
        .function(
            c"cuptiProfilerCounterDataImageCalculateScratchBufferSize",
            both::cuptiProfilerCounterDataImageCalculateScratchBufferSize,
            c"cuptiProfilerCounterDataImageCalculateScratchBufferSize($self, pParams)\n--\n\nTells the bytes of the scratch buffer of a counter data image.\n\n``CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize\n",
        );
    table
        .function(
            c"cuptiProfilerCounterDataImageCalculateSize",
            both::cuptiProfilerCounterDataImageCalculateSize,
            c"cuptiProfilerCounterDataImageCalculateSize($self, pParams)\n--\n\nTells the bytes of a counter data image for given options.\n\n``CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_CounterDataImage_CalculateSize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize\n",
        );
    table
        .function(
            c"cuptiProfilerCounterDataImageInitialize",
            both::cuptiProfilerCounterDataImageInitialize,
            c"cuptiProfilerCounterDataImageInitialize($self, pParams)\n--\n\nPrepares a counter data image for a session.\n\n``CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_CounterDataImage_Initialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitialize\n",
        );
    table
        .function(
            c"cuptiProfilerCounterDataImageInitializeScratchBuffer",
            both::cuptiProfilerCounterDataImageInitializeScratchBuffer,
            c"cuptiProfilerCounterDataImageInitializeScratchBuffer($self, pParams)\n--\n\nPrepares the scratch buffer of a counter data image.\n\n``CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitializeScratchBuffer\n",
        );
    table
        .function(
            c"cuptiProfilerDeInitialize",
            both::cuptiProfilerDeInitialize,
            c"cuptiProfilerDeInitialize($self, pParams)\n--\n\nEnds the profiler's interface for the process.\n\n``CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_DeInitialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeInitialize\n",
        );
    table
        .function(
            c"cuptiProfilerDeviceSupported",
            only13::cuptiProfilerDeviceSupported,
            c"cuptiProfilerDeviceSupported($self, pParams)\n--\n\nTells whether a device can be profiled, and if not, what stands against it.\n\n``CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_DeviceSupported_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeviceSupported\n",
        );
    table
        .function(
            c"cuptiProfilerDisableProfiling",
            both::cuptiProfilerDisableProfiling,
            c"cuptiProfilerDisableProfiling($self, pParams)\n--\n\nStops collecting in a session.\n\n``CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_DisableProfiling_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling\n",
        );
    table
        .function(
            c"cuptiProfilerEnableProfiling",
            both::cuptiProfilerEnableProfiling,
            c"cuptiProfilerEnableProfiling($self, pParams)\n--\n\nBegins to collect in a session.\n\n``CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_EnableProfiling_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling\n",
        );
    table
        .function(
            c"cuptiProfilerEndPass",
            both::cuptiProfilerEndPass,
            c"cuptiProfilerEndPass($self, pParams)\n--\n\nEnds a pass of a replay that the caller does, and tells whether all are done.\n\n``CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_EndPass_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass\n",
        );
    table
        .function(
            c"cuptiProfilerEndSession",
            both::cuptiProfilerEndSession,
            c"cuptiProfilerEndSession($self, pParams)\n--\n\nEnds the profiling of a context.\n\n``CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_EndSession_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession\n",
        );
    table
        .function(
            c"cuptiProfilerFlushCounterData",
            both::cuptiProfilerFlushCounterData,
            c"cuptiProfilerFlushCounterData($self, pParams)\n--\n\nWrites collected data into the counter data image, and waits for those that are due.\n\n``CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_FlushCounterData_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData\n",
        );
    table
        .function(
            c"cuptiProfilerGetCounterAvailability",
            only13::cuptiProfilerGetCounterAvailability,
            c"cuptiProfilerGetCounterAvailability($self, pParams)\n--\n\nWrites an image of which counters a context's device has free.\n\n``CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_GetCounterAvailability_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerGetCounterAvailability\n",
        );
    table
        .function(
            c"cuptiProfilerHostConfigAddMetrics",
            both::cuptiProfilerHostConfigAddMetrics,
            c"cuptiProfilerHostConfigAddMetrics($self, pParams)\n--\n\nAdds metrics, by name, to those that will be collected.\n\n``CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_ConfigAddMetrics_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostConfigAddMetrics\n",
        );
    table
        .function(
            c"cuptiProfilerHostDeinitialize",
            both::cuptiProfilerHostDeinitialize,
            c"cuptiProfilerHostDeinitialize($self, pParams)\n--\n\nDestroys the object that chooses and evaluates metrics.\n\n``CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_Deinitialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostDeinitialize\n",
        );
    table
        .function(
            c"cuptiProfilerHostEvaluateToGpuValues",
            both::cuptiProfilerHostEvaluateToGpuValues,
            c"cuptiProfilerHostEvaluateToGpuValues($self, pParams)\n--\n\nComputes metrics' values of one range or sample of a counter data image.\n\n``CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_EvaluateToGpuValues_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostEvaluateToGpuValues\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetBaseMetrics",
            both::cuptiProfilerHostGetBaseMetrics,
            c"cuptiProfilerHostGetBaseMetrics($self, pParams)\n--\n\nLists the base metrics of a type: counters, ratios or throughputs.\n\n``CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetBaseMetrics_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetBaseMetrics\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetConfigImage",
            both::cuptiProfilerHostGetConfigImage,
            c"cuptiProfilerHostGetConfigImage($self, pParams)\n--\n\nWrites the image that says what to collect.\n\n``CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetConfigImage_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImage\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetConfigImageSize",
            both::cuptiProfilerHostGetConfigImageSize,
            c"cuptiProfilerHostGetConfigImageSize($self, pParams)\n--\n\nTells the bytes of the image that says what to collect.\n\n``CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetConfigImageSize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImageSize\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetMaxNumHardwareMetricsPerPass",
            both::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass,
            c"cuptiProfilerHostGetMaxNumHardwareMetricsPerPass($self, pParams)\n--\n\nTells how many hardware metrics one pass can collect.\n\n``CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMaxNumHardwareMetricsPerPass\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetMetricProperties",
            only13::cuptiProfilerHostGetMetricProperties,
            c"cuptiProfilerHostGetMetricProperties($self, pParams)\n--\n\nTells what a metric means, its unit, its type and how it is collected.\n\n``CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetMetricProperties_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricProperties\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetMetricsInSinglePassSet",
            both::cuptiProfilerHostGetMetricsInSinglePassSet,
            c"cuptiProfilerHostGetMetricsInSinglePassSet($self, pParams)\n--\n\nLists the metrics of a set that one pass can collect.\n\n``CUptiResult cuptiProfilerHostGetMetricsInSinglePassSet(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricsInSinglePassSet\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetNumOfPasses",
            both::cuptiProfilerHostGetNumOfPasses,
            c"cuptiProfilerHostGetNumOfPasses($self, pParams)\n--\n\nTells how many passes a configuration takes.\n\n``CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetNumOfPasses_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetNumOfPasses\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetRangeName",
            both::cuptiProfilerHostGetRangeName,
            c"cuptiProfilerHostGetRangeName($self, pParams)\n--\n\nTells the full name of a range in a counter data image.\n\n``CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetRangeName_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetRangeName\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetSinglePassSets",
            both::cuptiProfilerHostGetSinglePassSets,
            c"cuptiProfilerHostGetSinglePassSets($self, pParams)\n--\n\nLists a chip's sets of metrics that one pass can collect.\n\n``CUptiResult cuptiProfilerHostGetSinglePassSets(CUpti_Profiler_Host_GetSinglePassSets_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetSinglePassSets_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 13.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSinglePassSets\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetSubMetrics",
            both::cuptiProfilerHostGetSubMetrics,
            c"cuptiProfilerHostGetSubMetrics($self, pParams)\n--\n\nLists the suffixes of a base metric, such as ``.sum`` and ``.avg``.\n\n``CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetSubMetrics_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSubMetrics\n",
        );
    table
        .function(
            c"cuptiProfilerHostGetSupportedChips",
            both::cuptiProfilerHostGetSupportedChips,
            c"cuptiProfilerHostGetSupportedChips($self, pParams)\n--\n\nLists the chips whose metrics can be chosen and evaluated.\n\n``CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_GetSupportedChips_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSupportedChips\n",
        );
    table
        .function(
            c"cuptiProfilerHostInitialize",
            only13::cuptiProfilerHostInitialize,
            c"cuptiProfilerHostInitialize($self, pParams)\n--\n\nCreates the object that chooses and evaluates metrics for a chip; needs no GPU.\n\n``CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_Initialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize\n",
        );
    table
        .function(
            c"cuptiProfilerHostSetDevicePartitionInfo",
            both::cuptiProfilerHostSetDevicePartitionInfo,
            c"cuptiProfilerHostSetDevicePartitionInfo($self, pParams)\n--\n\nTells the host side which part of a device was profiled.\n\n``CUptiResult cuptiProfilerHostSetDevicePartitionInfo(CUpti_Profiler_Host_SetDevicePartitionInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Host_SetDevicePartitionInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_profiler_host.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostSetDevicePartitionInfo\n",
        );
    table
        .function(
            c"cuptiProfilerInitialize",
            both::cuptiProfilerInitialize,
            c"cuptiProfilerInitialize($self, pParams)\n--\n\nStarts the profiler's interface for the process.\n\n``CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_Initialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize\n",
        );
    table
        .function(
            c"cuptiProfilerIsPassCollected",
            both::cuptiProfilerIsPassCollected,
            c"cuptiProfilerIsPassCollected($self, pParams)\n--\n\nTells whether the data of a pass are complete, without waiting.\n\n``CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_IsPassCollected_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected\n",
        );
    table
        .function(
            c"cuptiProfilerPopRange",
            both::cuptiProfilerPopRange,
            c"cuptiProfilerPopRange($self, pParams)\n--\n\nCloses the range of a session that was opened last.\n\n``CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_PopRange_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange\n",
        );
    table
        .function(
            c"cuptiProfilerPushRange",
            both::cuptiProfilerPushRange,
            c"cuptiProfilerPushRange($self, pParams)\n--\n\nOpens a named range in a session.\n\n``CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_PushRange_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange\n",
        );
    table
        .function(
            c"cuptiProfilerSetConfig",
            both::cuptiProfilerSetConfig,
            c"cuptiProfilerSetConfig($self, pParams)\n--\n\nSets what a session collects, from a configuration image.\n\n``CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_SetConfig_Params or None\n    Used after the call: keep it alive until ``cuptiProfilerUnsetConfig`` is called.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig\n",
        );
    table
        .function(
            c"cuptiProfilerUnsetConfig",
            both::cuptiProfilerUnsetConfig,
            c"cuptiProfilerUnsetConfig($self, pParams)\n--\n\nRemoves the configuration of a session.\n\n``CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_Profiler_UnsetConfig_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``.\n\nNotes\n-----\nIn ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig\n",
        );
    table
        .function(
            c"cuptiRangeProfilerCounterDataGetRangeInfo",
            both::cuptiRangeProfilerCounterDataGetRangeInfo,
            c"cuptiRangeProfilerCounterDataGetRangeInfo($self, pParams)\n--\n\nTells the name of a range in a counter data image.\n\n``CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_CounterData_GetRangeInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerCounterDataImageInitialize",
            both::cuptiRangeProfilerCounterDataImageInitialize,
            c"cuptiRangeProfilerCounterDataImageInitialize($self, pParams)\n--\n\nPrepares a counter data image for ranges.\n\n``CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_CounterDataImage_Initialize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerDecodeData",
            both::cuptiRangeProfilerDecodeData,
            c"cuptiRangeProfilerDecodeData($self, pParams)\n--\n\nDecodes collected data into the counter data image; tells how many ranges were lost.\n\n``CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_DecodeData_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerDisable",
            both::cuptiRangeProfilerDisable,
            c"cuptiRangeProfilerDisable($self, pParams)\n--\n\nDestroys the object for profiling ranges.\n\n``CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_Disable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerEnable",
            only13::cuptiRangeProfilerEnable,
            c"cuptiRangeProfilerEnable($self, pParams)\n--\n\nCreates the object for profiling ranges of a context's work.\n\n``CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_Enable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerGetCounterDataInfo",
            both::cuptiRangeProfilerGetCounterDataInfo,
            c"cuptiRangeProfilerGetCounterDataInfo($self, pParams)\n--\n\nTells how many ranges a counter data image holds.\n\n``CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_GetCounterDataInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerGetCounterDataSize",
            both::cuptiRangeProfilerGetCounterDataSize,
            c"cuptiRangeProfilerGetCounterDataSize($self, pParams)\n--\n\nTells the bytes of a counter data image for some metrics and ranges.\n\n``CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_GetCounterDataSize_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerGetDevicePartitionInfo",
            both::cuptiRangeProfilerGetDevicePartitionInfo,
            c"cuptiRangeProfilerGetDevicePartitionInfo($self, pParams)\n--\n\nGives data on the part of the device that is profiled, for the host side.\n\n``CUptiResult cuptiRangeProfilerGetDevicePartitionInfo(CUpti_RangeProfiler_GetDevicePartitionInfo_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_GetDevicePartitionInfo_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 13.3.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerPopRange",
            both::cuptiRangeProfilerPopRange,
            c"cuptiRangeProfilerPopRange($self, pParams)\n--\n\nCloses the range that was opened last.\n\n``CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_PopRange_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerPushRange",
            both::cuptiRangeProfilerPushRange,
            c"cuptiRangeProfilerPushRange($self, pParams)\n--\n\nOpens a named range of the caller's, inside those that are open.\n\n``CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_PushRange_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerSetConfig",
            both::cuptiRangeProfilerSetConfig,
            c"cuptiRangeProfilerSetConfig($self, pParams)\n--\n\nSets metrics, kind of ranges and replay, and buffers of range profiling.\n\n``CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_SetConfig_Params or None\n    Used after the call: keep it alive until ``cuptiRangeProfilerDisable`` is called.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerStart",
            both::cuptiRangeProfilerStart,
            c"cuptiRangeProfilerStart($self, pParams)\n--\n\nBegins to profile ranges.\n\n``CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_Start_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRangeProfilerStop",
            both::cuptiRangeProfilerStop,
            c"cuptiRangeProfilerStop($self, pParams)\n--\n\nEnds the profiling of ranges and tells whether another pass is needed.\n\n``CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_RangeProfiler_Stop_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.\n\nNotes\n-----\nIn ``cupti_range_profiler.h``. Since CUDA 12.6.\nhttps://docs.nvidia.com/cupti/api/index.html\n",
        );
    table
        .function(
            c"cuptiRegisterComputeCrcCallback",
            both::cuptiRegisterComputeCrcCallback,
            c"cuptiRegisterComputeCrcCallback($self, funcComputeCubinCrc)\n--\n\nSets a function that computes cubins' checksums, in place of CUPTI's.\n\n``CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)``\n\nParameters\n----------\nfuncComputeCubinCrc : callback\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.\n\nNotes\n-----\nIn ``cupti_pcsampling.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiRegisterComputeCrcCallback\n",
        );
    table
        .function(
            c"cuptiSassMetricsDisable",
            both::cuptiSassMetricsDisable,
            c"cuptiSassMetricsDisable($self, pParams)\n--\n\nEnds the collection of SASS metrics in a context and restores its kernels.\n\n``CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsDisable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsDisable\n",
        );
    table
        .function(
            c"cuptiSassMetricsEnable",
            both::cuptiSassMetricsEnable,
            c"cuptiSassMetricsEnable($self, pParams)\n--\n\nBegins to collect SASS metrics in a context, which patches its kernels.\n\n``CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsEnable_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsEnable\n",
        );
    table
        .function(
            c"cuptiSassMetricsFlushData",
            both::cuptiSassMetricsFlushData,
            c"cuptiSassMetricsFlushData($self, pParams)\n--\n\nMoves the values of SASS metrics, by instruction, to the caller's buffer.\n\n``CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsFlushData_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsFlushData\n",
        );
    table
        .function(
            c"cuptiSassMetricsGetDataProperties",
            both::cuptiSassMetricsGetDataProperties,
            c"cuptiSassMetricsGetDataProperties($self, pParams)\n--\n\nTells how many patched instructions and instances the collected data have.\n\n``CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsGetDataProperties_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetDataProperties\n",
        );
    table
        .function(
            c"cuptiSassMetricsGetMetrics",
            both::cuptiSassMetricsGetMetrics,
            c"cuptiSassMetricsGetMetrics($self, pParams)\n--\n\nLists the SASS metrics of a chip: names, numbers and descriptions.\n\n``CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetrics_GetMetrics_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetMetrics\n",
        );
    table
        .function(
            c"cuptiSassMetricsGetNumOfMetrics",
            both::cuptiSassMetricsGetNumOfMetrics,
            c"cuptiSassMetricsGetNumOfMetrics($self, pParams)\n--\n\nTells how many SASS metrics a chip has.\n\n``CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetrics_GetNumOfMetrics_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetNumOfMetrics\n",
        );
    table
        .function(
            c"cuptiSassMetricsGetProperties",
            both::cuptiSassMetricsGetProperties,
            c"cuptiSassMetricsGetProperties($self, pParams)\n--\n\nTells a SASS metric's number and how its instances add up.\n\n``CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetrics_GetProperties_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetProperties\n",
        );
    table
        .function(
            c"cuptiSassMetricsSetConfig",
            both::cuptiSassMetricsSetConfig,
            c"cuptiSassMetricsSetConfig($self, pParams)\n--\n\nSets which SASS metrics are collected on a device.\n\n``CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsSetConfig_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsSetConfig\n",
        );
    table
        .function(
            c"cuptiSassMetricsUnsetConfig",
            both::cuptiSassMetricsUnsetConfig,
            c"cuptiSassMetricsUnsetConfig($self, pParams)\n--\n\nRemoves the configuration of SASS metrics from a device.\n\n``CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *pParams)``\n\nParameters\n----------\npParams : CUpti_SassMetricsUnsetConfig_Params or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_sass_metrics.h``. Since CUDA 12.2.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsUnsetConfig\n",
        );
    table
        .function(
            c"cuptiSetEventCollectionMode",
            both::cuptiSetEventCollectionMode,
            c"cuptiSetEventCollectionMode($self, context, mode)\n--\n\nSets whether a context counts events all the time or only while kernels run.\n\n``CUptiResult cuptiSetEventCollectionMode(CUcontext context, CUpti_EventCollectionMode mode)``\n\nParameters\n----------\ncontext : driver.CUcontext or None\nmode : CUpti_EventCollectionMode\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_events.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiSetEventCollectionMode\n",
        );
    table
        .function(
            c"cuptiSetThreadIdType",
            both::cuptiSetThreadIdType,
            c"cuptiSetThreadIdType($self, typename)\n--\n\nSets which kind of thread ID activity records hold: the default or the system's.\n\n``CUptiResult cuptiSetThreadIdType(CUpti_ActivityThreadIdType type)``\n\nParameters\n----------\ntypename : CUpti_ActivityThreadIdType\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``.\n\nNotes\n-----\nIn ``cupti_activity.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiSetThreadIdType\n",
        );
    table
        .function(
            c"cuptiSubscribe",
            both::cuptiSubscribe,
            c"cuptiSubscribe($self, callback, userdata)\n--\n\nRegisters a callback for CUDA calls and events of the runtime and driver; all are off at first.\n\n``CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)``\n\nParameters\n----------\ncallback : callback\n    cubind keeps it alive as long as ``subscriber`` exists.\nuserdata : object\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nsubscriber : CUpti_SubscriberHandle\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe\n",
        );
    table
        .function(
            c"cuptiSubscribe_v2",
            both::cuptiSubscribe_v2,
            c"cuptiSubscribe_v2($self, callback, userdata, pParams)\n--\n\nRegisters a callback as a named subscriber, beside others if it allows them.\n\n``CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata, CUpti_SubscriberParams *pParams)``\n\nParameters\n----------\ncallback : callback\n    cubind keeps it alive as long as ``subscriber`` exists.\nuserdata : object\npParams : CUpti_SubscriberParams or None\n    cubind keeps it alive as long as ``subscriber`` exists.\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.\nsubscriber : CUpti_SubscriberHandle\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 13.0.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe_v2\n",
        );
    table
        .function(
            c"cuptiSupportedDomains",
            both::cuptiSupportedDomains,
            c"cuptiSupportedDomains($self)\n--\n\nLists the domains of callbacks.\n\n``CUptiResult cuptiSupportedDomains(size_t *domainCount, CUpti_DomainTable *domainTable)``\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\ndomainCount : int\ndomainTable : int\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSupportedDomains\n",
        );
    table
        .function(
            c"cuptiUnsubscribe",
            both::cuptiUnsubscribe,
            c"cuptiUnsubscribe($self, subscriber)\n--\n\nRemoves a callback; none runs any more when this returns.\n\n``CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle subscriber)``\n\nParameters\n----------\nsubscriber : CUpti_SubscriberHandle or None\n\nReturns\n-------\nCUptiResult\n    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.\n\nNotes\n-----\nIn ``cupti_callbacks.h``. Since CUDA 12.0 or earlier.\nhttps://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiUnsubscribe\n",
        );
}

fn c_functions(_: &mut Rows<CFunction>) {}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table
        .class_as(
            "CUaccessPolicyWindow_v1",
            Class::Record(&driver::CUaccessPolicyWindow_v1),
        );
    table.class_as("CUaccessProperty", Class::Enum(&driver::CUaccessProperty));
    table
        .class_as(
            "CUclusterSchedulingPolicy",
            Class::Enum(&driver::CUclusterSchedulingPolicy),
        );
    table.class_as("CUcontext", Class::Value(&driver::CUcontext));
    table.class_as("CUdevice", Class::Value(&driver::CUdevice));
    table.class_as("CUdevice_attribute", Class::Enum(&driver13::CUdevice_attribute));
    table.class_as("CUevent", Class::Value(&driver::CUevent));
    table.class_as("CUgraph", Class::Value(&driver::CUgraph));
    table.class_as("CUgraphDeviceNode", Class::Value(&driver::CUgraphDeviceNode));
    table.class_as("CUgraphExec", Class::Value(&driver::CUgraphExec));
    table.class_as("CUgraphNode", Class::Value(&driver::CUgraphNode));
    table.class_as("CUgraphNodeType", Class::Enum(&driver::CUgraphNodeType));
    table.class_as("CUlaunchAttributeID", Class::Enum(&driver::CUlaunchAttributeID));
    table
        .class_as(
            "CUlaunchAttributePortableClusterMode",
            Class::Enum(&driver13::CUlaunchAttributePortableClusterMode),
        );
    table
        .class_as(
            "CUlaunchAttributeValue",
            Class::Record(&driver13::CUlaunchAttributeValue),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_clusterDim",
            Class::Record(&driver::CUlaunchAttributeValue_clusterDim),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_deviceUpdatableKernelNode",
            Class::Record(&driver::CUlaunchAttributeValue_deviceUpdatableKernelNode),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_launchCompletionEvent",
            Class::Record(&driver::CUlaunchAttributeValue_launchCompletionEvent),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_preferredClusterDim",
            Class::Record(&driver::CUlaunchAttributeValue_preferredClusterDim),
        );
    table
        .class_as(
            "CUlaunchAttributeValue_programmaticEvent",
            Class::Record(&driver::CUlaunchAttributeValue_programmaticEvent),
        );
    table.class_as("CUlaunchMemSyncDomain", Class::Enum(&driver::CUlaunchMemSyncDomain));
    table
        .class_as(
            "CUlaunchMemSyncDomainMap",
            Class::Record(&driver::CUlaunchMemSyncDomainMap),
        );
    table.class(Class::Enum(&cupti::CUptiResult));
    table.class(Class::Record(&cupti13::CUpti_Activity));
    table.class(Class::Record(&cupti13::CUpti_ActivityAPI));
    table.class(Class::Record(&cupti13::CUpti_ActivityApiCbidOptions));
    table.class(Class::Enum(&cupti13::CUpti_ActivityApiFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityApiOptions));
    table.class(Class::Enum(&cupti13::CUpti_ActivityAttribute));
    table.class(Class::Record(&cupti::CUpti_ActivityAutoBoostState));
    table.class(Class::Record(&cupti13::CUpti_ActivityBranch));
    table.class(Class::Record(&cupti13::CUpti_ActivityBranch2));
    table.class(Class::Record(&cupti13::CUpti_ActivityCdpKernel));
    table.class(Class::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityCdpKernel_cacheConfig_config));
    table.class(Class::Enum(&cupti::CUpti_ActivityComputeApiKind));
    table.class(Class::Record(&cupti13::CUpti_ActivityComputeEngineCtxSwitch));
    table.class(Class::Enum(&cupti13::CUpti_ActivityComputeEngineCtxSwitchFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityConfidentialComputeRotation));
    table
        .class(Class::Enum(&cupti13::CUpti_ActivityConfidentialComputeRotationFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityContext));
    table.class(Class::Record(&cupti13::CUpti_ActivityContext2));
    table.class(Class::Record(&cupti13::CUpti_ActivityContext3));
    table.class(Class::Record(&cupti13::CUpti_ActivityContext4));
    table.class(Class::Enum(&cupti13::CUpti_ActivityContextFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityCudaEvent));
    table.class(Class::Record(&cupti13::CUpti_ActivityCudaEvent2));
    table.class(Class::Record(&cupti13::CUpti_ActivityCudaEvent3));
    table.class(Class::Enum(&cupti13::CUpti_ActivityCudaEventFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice2));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice3));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice4));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice5));
    table.class(Class::Record(&cupti13::CUpti_ActivityDevice6));
    table.class(Class::Record(&cupti13::CUpti_ActivityDeviceAttribute));
    table.class(Class::Record(&cupti13::CUpti_ActivityDeviceAttribute_attribute));
    table.class(Class::Record(&cupti::CUpti_ActivityDeviceAttribute_value));
    table.class(Class::Enum(&cupti13::CUpti_ActivityDeviceFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityDeviceGraphTrace));
    table.class(Class::Enum(&cupti13::CUpti_ActivityDeviceGraphTraceFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironmentCooling));
    table.class(Class::Enum(&cupti13::CUpti_ActivityEnvironmentFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityEnvironmentKind));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironmentPower));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironmentSpeed));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironmentTemperature));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment_data));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment_data_cooling));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment_data_power));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment_data_speed));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment_data_temperature));
    table.class(Class::Record(&cupti13::CUpti_ActivityEvent));
    table.class(Class::Record(&cupti13::CUpti_ActivityEventInstance));
    table.class(Class::Record(&cupti13::CUpti_ActivityExternalCorrelation));
    table.class(Class::Enum(&cupti13::CUpti_ActivityExternalCorrelationFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityFieldLayoutEntry));
    table.class(Class::Record(&cupti13::CUpti_ActivityFieldSelection));
    table.class(Class::Enum(&cupti::CUpti_ActivityFlag));
    table.class(Class::Record(&cupti13::CUpti_ActivityFunction));
    table.class(Class::Record(&cupti13::CUpti_ActivityGlobalAccess));
    table.class(Class::Record(&cupti13::CUpti_ActivityGlobalAccess2));
    table.class(Class::Record(&cupti13::CUpti_ActivityGlobalAccess3));
    table.class(Class::Record(&cupti13::CUpti_ActivityGraphHostNode));
    table.class(Class::Enum(&cupti13::CUpti_ActivityGraphHostNodeFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityGraphTrace));
    table.class(Class::Record(&cupti13::CUpti_ActivityGraphTrace2));
    table.class(Class::Enum(&cupti13::CUpti_ActivityGraphTraceFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityGreenContext));
    table.class(Class::Record(&cupti13::CUpti_ActivityGreenContext2));
    table.class(Class::Record(&cupti13::CUpti_ActivityGreenContext3));
    table.class(Class::Enum(&cupti13::CUpti_ActivityGreenContextFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityHostLaunch));
    table.class(Class::Enum(&cupti13::CUpti_ActivityHostLaunchFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstantaneousEvent));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstantaneousEventInstance));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstantaneousMetric));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstantaneousMetricInstance));
    table.class(Class::Enum(&cupti::CUpti_ActivityInstructionClass));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstructionCorrelation));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstructionExecution));
    table.class(Class::Record(&cupti13::CUpti_ActivityJit));
    table.class(Class::Record(&cupti13::CUpti_ActivityJit2));
    table.class(Class::Enum(&cupti::CUpti_ActivityJitEntryType));
    table.class(Class::Enum(&cupti13::CUpti_ActivityJitFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityJitOperationType));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel10));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel10_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel10_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel11));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel11_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel11_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel12));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel12_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel12_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel13));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel13_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel13_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel2));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel2_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel2_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel3));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel3_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel3_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel4));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel4_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel4_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel5));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel5_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel5_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel6));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel6_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel6_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel7));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel7_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel7_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel8));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel8_cacheConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityKernel8_cacheConfig_config));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig_config));
    table.class(Class::Enum(&cupti13::CUpti_ActivityKernelFieldIds));
    table.class(Class::Enum(&cupti13::CUpti_ActivityKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityLaunchType));
    table.class(Class::Record(&cupti13::CUpti_ActivityMarker));
    table.class(Class::Record(&cupti13::CUpti_ActivityMarker2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMarkerData));
    table.class(Class::Record(&cupti13::CUpti_ActivityMarkerData2));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMarkerDataFieldIds));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMarkerFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemDecompress));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemDecompressFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy2));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemcpy2FieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy3));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy4));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy5));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy6));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpy7));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemcpyFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemcpyKind));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP3));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP4));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory2));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory2_memoryPoolConfig_pool));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory3));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory3_memoryPoolConfig_pool));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory4));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig));
    table.class(Class::Record(&cupti::CUpti_ActivityMemory4_memoryPoolConfig_pool));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemoryFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryOperationType));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool3));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemoryPoolFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryPoolOperationType));
    table.class(Class::Enum(&cupti::CUpti_ActivityMemoryPoolType));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemset));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemset2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemset3));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemset4));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemset5));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemsetFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityMetric));
    table.class(Class::Record(&cupti13::CUpti_ActivityMetricInstance));
    table.class(Class::Record(&cupti13::CUpti_ActivityModule));
    table.class(Class::Record(&cupti13::CUpti_ActivityName));
    table.class(Class::Enum(&cupti13::CUpti_ActivityNameFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink2));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink2_idDev1_npu));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink3));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink3_idDev1_npu));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink4));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink4_idDev0));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink4_idDev0_npu));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink4_idDev1));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink4_idDev1_npu));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink5));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink5_idDev0));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink5_idDev0_npu));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink5_idDev1));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink5_idDev1_npu));
    table.class(Class::Enum(&cupti13::CUpti_ActivityNvLinkFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLinkNpu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev0));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev0_npu));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev1));
    table.class(Class::Record(&cupti::CUpti_ActivityNvLink_idDev1_npu));
    table.class(Class::Enum(&cupti::CUpti_ActivityObjectKind));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId_dcs));
    table.class(Class::Record(&cupti::CUpti_ActivityObjectKindId_pt));
    table.class(Class::Record(&cupti13::CUpti_ActivityOpenAcc));
    table.class(Class::Record(&cupti13::CUpti_ActivityOpenAccData));
    table.class(Class::Enum(&cupti13::CUpti_ActivityOpenAccDataFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityOpenAccLaunch));
    table.class(Class::Enum(&cupti13::CUpti_ActivityOpenAccLaunchFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityOpenAccOther));
    table.class(Class::Enum(&cupti13::CUpti_ActivityOpenAccOtherFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityOpenMp));
    table.class(Class::Enum(&cupti13::CUpti_ActivityOpenMpFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityOverhead));
    table.class(Class::Record(&cupti13::CUpti_ActivityOverhead2));
    table.class(Class::Record(&cupti13::CUpti_ActivityOverhead3));
    table.class(Class::Record(&cupti::CUpti_ActivityOverheadCommandBufferFullData));
    table.class(Class::Enum(&cupti13::CUpti_ActivityOverheadFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityOverheadKind));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling2));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling3));
    table.class(Class::Record(&cupti::CUpti_ActivityPCSamplingConfig));
    table.class(Class::Enum(&cupti::CUpti_ActivityPCSamplingPeriod));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSamplingRecordInfo));
    table.class(Class::Enum(&cupti::CUpti_ActivityPCSamplingStallReason));
    table.class(Class::Enum(&cupti::CUpti_ActivityPartitionedGlobalCacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    table.class(Class::Enum(&cupti13::CUpti_ActivityPcieFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr_bridgeAttr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr_gpuAttr));
    table.class(Class::Record(&cupti::CUpti_ActivityPcie_id));
    table.class(Class::Record(&cupti13::CUpti_ActivityPreemption));
    table.class(Class::Enum(&cupti::CUpti_ActivityPreemptionKind));
    table.class(Class::Record(&cupti13::CUpti_ActivityRecordLayout));
    table.class(Class::Record(&cupti13::CUpti_ActivitySharedAccess));
    table.class(Class::Record(&cupti13::CUpti_ActivitySourceLocator));
    table.class(Class::Record(&cupti13::CUpti_ActivityStream));
    table.class(Class::Enum(&cupti13::CUpti_ActivityStreamFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivityStreamFlag));
    table.class(Class::Record(&cupti13::CUpti_ActivitySynchronization));
    table.class(Class::Record(&cupti13::CUpti_ActivitySynchronization2));
    table.class(Class::Enum(&cupti13::CUpti_ActivitySynchronizationFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ActivitySynchronizationType));
    table.class(Class::Enum(&cupti::CUpti_ActivityThreadIdType));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryAccessType));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter2));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter3));
    table.class(Class::Record(&cupti::CUpti_ActivityUnifiedMemoryCounterConfig));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterKind));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryCounterScope));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryMigrationCause));
    table.class(Class::Enum(&cupti::CUpti_ActivityUnifiedMemoryRemoteMapCause));
    table.class(Class::Enum(&cupti13::CUpti_ActivityUvmCounterFieldIds));
    table.class(Class::Enum(&cupti::CUpti_ApiCallbackSite));
    table.class(Class::Record(&cupti13::CUpti_BufferCallbackCompleteInfo));
    table.class(Class::Record(&cupti13::CUpti_BufferCallbackRequestInfo));
    table.class(Class::Value(&cupti::CUpti_BuffersCallbackCompleteFunc));
    table.class(Class::Value(&cupti13::CUpti_BuffersCallbackCompleteFunc_v2));
    table.class(Class::Value(&cupti::CUpti_BuffersCallbackRequestFunc));
    table.class(Class::Value(&cupti13::CUpti_BuffersCallbackRequestFunc_v2));
    table.class(Class::Enum(&cupti13::CUpti_CacheControl_Mode));
    table.class(Class::Record(&cupti::CUpti_CallbackData));
    table.class(Class::Enum(&cupti::CUpti_CallbackDomain));
    table.class(Class::Value(&cupti::CUpti_CallbackFunc));
    table.class(Class::Value(&cupti::CUpti_CallbackId));
    table.class(Class::Enum(&cupti13::CUpti_CallbackIdResource));
    table.class(Class::Enum(&cupti::CUpti_CallbackIdState));
    table.class(Class::Enum(&cupti::CUpti_CallbackIdSync));
    table.class(Class::Enum(&cupti::CUpti_ChannelType));
    table.class(Class::Enum(&cupti13::CUpti_ClockControl_Mode));
    table.class(Class::Enum(&cupti13::CUpti_ClockControl_Status));
    table.class(Class::Value(&cupti::CUpti_ComputeCrcCallbackFunc));
    table.class(Class::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
    table.class(Class::Enum(&cupti::CUpti_ConfidentialComputeRotationEventType));
    table.class(Class::Enum(&cupti::CUpti_ContextCigMode));
    table.class(Class::Enum(&cupti::CUpti_DevType));
    table.class(Class::Enum(&cupti::CUpti_DeviceAttribute));
    table.class(Class::Enum(&cupti::CUpti_DeviceAttributeDeviceClass));
    table.class(Class::Enum(&cupti::CUpti_DeviceGraphLaunchMode));
    table.class(Class::Enum(&cupti::CUpti_DeviceVirtualizationMode));
    table.class(Class::Record(&cupti::CUpti_Device_GetChipName_Params));
    table.class(Class::Enum(&cupti::CUpti_EnvironmentClocksThrottleReason));
    table.class(Class::Enum(&cupti::CUpti_EventAttribute));
    table.class(Class::Enum(&cupti::CUpti_EventCategory));
    table.class(Class::Enum(&cupti::CUpti_EventCollectionMethod));
    table.class(Class::Enum(&cupti::CUpti_EventCollectionMode));
    table.class(Class::Enum(&cupti::CUpti_EventDomainAttribute));
    table.class(Class::Value(&cupti::CUpti_EventDomainID));
    table.class(Class::Value(&cupti::CUpti_EventGroup));
    table.class(Class::Enum(&cupti::CUpti_EventGroupAttribute));
    table.class(Class::Record(&cupti::CUpti_EventGroupSet));
    table.class(Class::Record(&cupti::CUpti_EventGroupSets));
    table.class(Class::Value(&cupti::CUpti_EventID));
    table.class(Class::Enum(&cupti::CUpti_EventProfilingScope));
    table.class(Class::Enum(&cupti::CUpti_ExternalCorrelationKind));
    table.class(Class::Enum(&cupti13::CUpti_FuncExecutionModel));
    table.class(Class::Enum(&cupti::CUpti_FuncShmemLimitConfig));
    table.class(Class::Record(&cupti::CUpti_GetCubinCrcParams));
    table.class(Class::Record(&cupti::CUpti_GetSassToSourceCorrelationParams));
    table.class(Class::Record(&cupti::CUpti_GraphData));
    table.class(Class::Value(&cupti::CUpti_KernelReplayUpdateFunc));
    table.class(Class::Enum(&cupti::CUpti_LinkFlag));
    table.class(Class::Record(&cupti13::CUpti_LogicalEndpointResourceData));
    table.class(Class::Record(&cupti13::CUpti_LogicalEndpointResourceData_typeInfo));
    table.class(Class::Enum(&cupti13::CUpti_LogicalEndpointType));
    table.class(Class::Enum(&cupti::CUpti_MetricAttribute));
    table.class(Class::Enum(&cupti::CUpti_MetricCategory));
    table.class(Class::Enum(&cupti13::CUpti_MetricCollectionScope));
    table.class(Class::Enum(&cupti::CUpti_MetricEvaluationMode));
    table.class(Class::Value(&cupti::CUpti_MetricID));
    table.class(Class::Enum(&cupti::CUpti_MetricPropertyDeviceClass));
    table.class(Class::Enum(&cupti::CUpti_MetricPropertyID));
    table.class(Class::Enum(&cupti::CUpti_MetricType));
    table.class(Class::Record(&cupti13::CUpti_MetricValue));
    table.class(Class::Enum(&cupti::CUpti_MetricValueKind));
    table.class(Class::Enum(&cupti::CUpti_MetricValueUtilizationLevel));
    table.class(Class::Record(&cupti::CUpti_ModuleResourceData));
    table.class(Class::Record(&cupti::CUpti_NvtxData));
    table.class(Class::Record(&cupti13::CUpti_NvtxExtPayloadAttr));
    table.class(Class::Enum(&cupti13::CUpti_NvtxExtPayloadType));
    table.class(Class::Enum(&cupti::CUpti_OpenAccConstructKind));
    table.class(Class::Enum(&cupti::CUpti_OpenAccEventKind));
    table.class(Class::Enum(&cupti::CUpti_OpenMpEventKind));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingCollectionMode));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingConfigurationAttributeType));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfoParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData));
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_invalidData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData,
            ),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData,
            ),
        );
    table.class(Class::Record(&cupti::CUpti_PCSamplingData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingDisableParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingEnableParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetDataParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetNumStallReasonsParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingGetStallReasonsParams));
    table.class(Class::Enum(&cupti::CUpti_PCSamplingOutputDataFormat));
    table.class(Class::Record(&cupti::CUpti_PCSamplingPCData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStallReason));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStartParams));
    table.class(Class::Record(&cupti::CUpti_PCSamplingStopParams));
    table.class(Class::Enum(&cupti::CUpti_PcieDeviceType));
    table.class(Class::Enum(&cupti::CUpti_PcieGen));
    table
        .class(
            Class::Record(&cupti::CUpti_PmSampling_CounterDataImage_Initialize_Params),
        );
    table
        .class(Class::Record(&cupti::CUpti_PmSampling_CounterData_GetSampleInfo_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_DecodeData_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_DecodeStopReason));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Disable_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Enable_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterAvailability_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterDataInfo_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_GetCounterDataSize_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_HardwareBuffer_AppendMode));
    table.class(Class::Record(&cupti::CUpti_PmSampling_SetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Start_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_Stop_Params));
    table.class(Class::Enum(&cupti::CUpti_PmSampling_TriggerMode));
    table.class(Class::Enum(&cupti::CUpti_ProfilerRange));
    table.class(Class::Enum(&cupti::CUpti_ProfilerReplayMode));
    table.class(Class::Enum(&cupti::CUpti_ProfilerType));
    table.class(Class::Enum(&cupti::CUpti_Profiler_API));
    table.class(Class::Record(&cupti::CUpti_Profiler_BeginPass_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_BeginSession_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImageOptions));
    table
        .class(
            Class::Record(
                &cupti::CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
            ),
        );
    table
        .class(
            Class::Record(&cupti::CUpti_Profiler_CounterDataImage_CalculateSize_Params),
        );
    table
        .class(
            Class::Record(
                &cupti::CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
            ),
        );
    table
        .class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_DeInitialize_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_DeviceSupported_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_DisableProfiling_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EnableProfiling_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EndPass_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_EndSession_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_FlushCounterData_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_GetCounterAvailability_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_ConfigAddMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_Deinitialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_EvaluateToGpuValues_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetBaseMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetConfigImageSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetConfigImage_Params));
    table
        .class(
            Class::Record(
                &cupti::CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
            ),
        );
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricProperties_Params));
    table
        .class(
            Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params),
        );
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetNumOfPasses_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetRangeName_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetSinglePassSets_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSubMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSupportedChips_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_Initialize_Params));
    table
        .class(
            Class::Record(&cupti13::CUpti_Profiler_Host_SetDevicePartitionInfo_Params),
        );
    table.class(Class::Record(&cupti::CUpti_Profiler_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_IsPassCollected_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PopRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PushRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_SetConfig_Params));
    table.class(Class::Enum(&cupti::CUpti_Profiler_Support_Level));
    table.class(Class::Record(&cupti::CUpti_Profiler_UnsetConfig_Params));
    table
        .class(
            Class::Record(&cupti::CUpti_RangeProfiler_CounterDataImage_Initialize_Params),
        );
    table
        .class(
            Class::Record(&cupti::CUpti_RangeProfiler_CounterData_GetRangeInfo_Params),
        );
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_DecodeData_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Disable_Params));
    table.class(Class::Record(&cupti13::CUpti_RangeProfiler_Enable_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataInfo_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataSize_Params));
    table
        .class(
            Class::Record(&cupti13::CUpti_RangeProfiler_GetDevicePartitionInfo_Params),
        );
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_PopRange_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_PushRange_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_SetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Start_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Stop_Params));
    table.class(Class::Enum(&cupti::CUpti_ReadEventFlags));
    table.class(Class::Record(&cupti::CUpti_ResourceData));
    table.class(Class::Record(&cupti::CUpti_ResourceData_resourceHandle));
    table.class(Class::Record(&cupti::CUpti_SassMetricsDisable_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsEnable_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsFlushData_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsGetDataProperties_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsSetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetricsUnsetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_Config));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_Data));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetNumOfMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_GetProperties_Params));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_InstanceValue));
    table.class(Class::Record(&cupti::CUpti_SassMetrics_MetricDetails));
    table.class(Class::Enum(&cupti::CUpti_SassMetrics_OutputGranularity));
    table.class(Class::Record(&cupti::CUpti_StateData));
    table.class(Class::Record(&cupti::CUpti_StateData_anon0));
    table.class(Class::Record(&cupti::CUpti_StateData_anon0_notification));
    table.class(Class::Record(&cupti13::CUpti_StreamAttrData));
    table.class(Class::Value(&cupti::CUpti_SubscriberHandle));
    table.class(Class::Record(&cupti13::CUpti_SubscriberParams));
    table.class(Class::Record(&cupti::CUpti_SynchronizeData));
    table.class(Class::Value(&cupti::CUpti_TimestampCallbackFunc));
    table.class(Class::Enum(&cupti13::CUpti_driver_api_trace_cbid));
    table.class(Class::Enum(&cupti::CUpti_nvtx_api_trace_cbid));
    table.class(Class::Enum(&cupti13::CUpti_runtime_api_trace_cbid));
    table.class_as("CUsharedMemoryMode", Class::Enum(&driver13::CUsharedMemoryMode));
    table.class_as("CUstream", Class::Value(&driver::CUstream));
    table
        .class_as(
            "CUsynchronizationPolicy",
            Class::Enum(&driver::CUsynchronizationPolicy),
        );
    table.class_as("CUuuid", Class::Record(&driver::CUuuid));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    table.constant("ACTIVITY_RECORD_ALIGNMENT", Constant::Int(8));
    table.constant("CUPTILP64", Constant::Int(1));
    table.constant("CUPTI_API_VERSION", Constant::Int(130500));
    table.constant("CUPTI_AUTO_BOOST_INVALID_CLIENT_PID", Constant::Int(0));
    table.constant("CUPTI_CORRELATION_ID_UNKNOWN", Constant::Int(0));
    table.constant("CUPTI_DECOMPRESSED_BYTES_UNKNOWN", Constant::Int(0));
    table.constant("CUPTI_EVENT_INVALID", Constant::Unsigned(18446744073709551614));
    table.constant("CUPTI_EVENT_OVERFLOW", Constant::Unsigned(18446744073709551615));
    table.constant("CUPTI_FUNCTION_INDEX_ID_INVALID", Constant::Int(0));
    table.constant("CUPTI_GRID_ID_UNKNOWN", Constant::Int(0));
    table.constant("CUPTI_INVALID_CHANNEL_ID", Constant::Int(4294967295));
    table.constant("CUPTI_INVALID_CONTEXT_ID", Constant::Int(0));
    table.constant("CUPTI_INVALID_DEVICE_ID", Constant::Int(4294967295));
    table.constant("CUPTI_INVALID_STREAM_ID", Constant::Int(0));
    table.constant("CUPTI_MAX_DEVICES", Constant::Int(256));
    table.constant("CUPTI_MAX_GPUS", Constant::Int(32));
    table.constant("CUPTI_MAX_NVLINK_PORTS", Constant::Int(256));
    table.constant("CUPTI_NVLINK_INVALID_PORT", Constant::Int(4294967295));
    table.constant("CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN", Constant::Int(64));
    table.constant("CUPTI_SOURCE_LOCATOR_ID_UNKNOWN", Constant::Int(0));
    table.constant("CUPTI_STALL_REASON_STRING_SIZE", Constant::Int(128));
    table.constant("CUPTI_SUBSCRIBER_NAME_MAX_LEN", Constant::Int(53));
    table.constant("CUPTI_SYNCHRONIZATION_INVALID_VALUE", Constant::Int(4294967295));
    table.constant("CUPTI_TIMESTAMP_UNKNOWN", Constant::Int(0));
    table.constant("CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID", Constant::Int(4294967295));
    table.constant("CUpti_ActivityConfig_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Device_GetChipName_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_GetCubinCrcParamsSize", Constant::Int(32));
    table.constant("CUpti_GetSassToSourceCorrelationParamsSize", Constant::Int(64));
    table.constant("CUpti_PCSamplingConfigurationInfoParamsSize", Constant::Int(40));
    table.constant("CUpti_PCSamplingDisableParamsSize", Constant::Int(24));
    table.constant("CUpti_PCSamplingEnableParamsSize", Constant::Int(24));
    table.constant("CUpti_PCSamplingGetDataParamsSize", Constant::Int(32));
    table.constant("CUpti_PCSamplingGetNumStallReasonsParamsSize", Constant::Int(32));
    table.constant("CUpti_PCSamplingGetStallReasonsParamsSize", Constant::Int(48));
    table.constant("CUpti_PCSamplingStartParamsSize", Constant::Int(24));
    table.constant("CUpti_PCSamplingStopParamsSize", Constant::Int(24));
    table
        .constant(
            "CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE",
            Constant::Int(64),
        );
    table.constant("CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE", Constant::Int(45));
    table.constant("CUpti_PmSampling_Disable_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_PmSampling_Enable_Params_STRUCT_SIZE", Constant::Int(32));
    table
        .constant(
            "CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table.constant("CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_PmSampling_Start_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_PmSampling_Stop_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_BeginPass_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_BeginSession_Params_STRUCT_SIZE", Constant::Int(96));
    table
        .constant(
            "CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE",
            Constant::Int(44),
        );
    table
        .constant(
            "CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE",
            Constant::Int(48),
        );
    table
        .constant(
            "CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE",
            Constant::Int(48),
        );
    table.constant("CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE", Constant::Int(16));
    table
        .constant(
            "CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE",
            Constant::Int(24),
        );
    table
        .constant(
            "CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE",
            Constant::Int(24),
        );
    table.constant("CUpti_Profiler_EndPass_Params_STRUCT_SIZE", Constant::Int(41));
    table.constant("CUpti_Profiler_EndSession_Params_STRUCT_SIZE", Constant::Int(24));
    table
        .constant(
            "CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE",
            Constant::Int(41),
        );
    table
        .constant(
            "CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE",
            Constant::Int(24),
        );
    table
        .constant(
            "CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE",
            Constant::Int(72),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE",
            Constant::Int(48),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE",
            Constant::Int(32),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE",
            Constant::Int(48),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE",
            Constant::Int(64),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE",
            Constant::Int(64),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE",
            Constant::Int(32),
        );
    table
        .constant(
            "CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table.constant("CUpti_Profiler_Initialize_Params_STRUCT_SIZE", Constant::Int(16));
    table
        .constant(
            "CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE",
            Constant::Int(42),
        );
    table.constant("CUpti_Profiler_PopRange_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_PushRange_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_SetConfig_Params_STRUCT_SIZE", Constant::Int(58));
    table.constant("CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE", Constant::Int(24));
    table
        .constant(
            "CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table
        .constant(
            "CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE",
            Constant::Int(32),
        );
    table.constant("CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE", Constant::Int(36));
    table
        .constant(
            "CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table
        .constant(
            "CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE",
            Constant::Int(64),
        );
    table
        .constant(
            "CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table.constant("CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE", Constant::Int(24));
    table
        .constant("CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE", Constant::Int(32));
    table
        .constant("CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE", Constant::Int(90));
    table.constant("CUpti_RangeProfiler_Start_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE", Constant::Int(41));
    table.constant("CUpti_SassMetricsDisable_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_SassMetricsEnable_Params_STRUCT_SIZE", Constant::Int(25));
    table.constant("CUpti_SassMetricsFlushData_Params_STRUCT_SIZE", Constant::Int(40));
    table
        .constant(
            "CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE",
            Constant::Int(40),
        );
    table.constant("CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE", Constant::Int(36));
    table.constant("CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE", Constant::Int(20));
    table.constant("CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE", Constant::Int(40));
    table
        .constant(
            "CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE",
            Constant::Int(32),
        );
    table
        .constant(
            "CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE",
            Constant::Int(56),
        );
    table.constant("CUpti_SassMetrics_InstanceValue_STRUCT_SIZE", Constant::Int(16));
    table.constant("CUpti_SubscriberParams_STRUCT_SIZE", Constant::Int(40));
    table.constant("invalidNumaId", Constant::Int(4294967295));
}
