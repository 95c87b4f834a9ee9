//! The contents of `cubind.cuda13.cupti`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cupti as shared;
use crate::functions::cupti::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{cupti13, driver13};

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUPTI of CUDA 13",
        if cfg!(windows) {
            &[
                "cupti64_13.dll", "cupti64_2026.3.1.dll", "cupti64_2026.3.0.dll", "cupti64_2026.2.1.dll",
                "cupti64_2026.2.0.dll", "cupti64_2026.1.2.dll", "cupti64_2026.1.1.dll", "cupti64_2026.1.0.dll",
                "cupti64_2025.4.1.dll", "cupti64_2025.3.1.dll",
            ]
        } else {
            &["libcupti.so.13"]
        },
        Some(Toolkit {
            major: 13u32,
            folder: "",
        }),
        &["nvidia/cu13/lib"],
        "cupti",
        &[],
    )
    .installed_by(&["nvidia-cuda-cupti"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 13u32);

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

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class_as("CUdevice_attribute", Class::Enum(&driver13::CUdevice_attribute));
    table
        .class_as("CUlaunchAttributePortableClusterMode", Class::Enum(&driver13::CUlaunchAttributePortableClusterMode));
    table.class_as("CUlaunchAttributeValue", Class::Record(&driver13::CUlaunchAttributeValue));
    table.class(Class::Record(&cupti13::CUpti_Activity));
    table.class(Class::Record(&cupti13::CUpti_ActivityAPI));
    table.class(Class::Record(&cupti13::CUpti_ActivityApiCbidOptions));
    table.class(Class::Enum(&cupti13::CUpti_ActivityApiFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityApiOptions));
    table.class(Class::Enum(&cupti13::CUpti_ActivityAttribute));
    table.class(Class::Record(&cupti13::CUpti_ActivityBranch));
    table.class(Class::Record(&cupti13::CUpti_ActivityBranch2));
    table.class(Class::Record(&cupti13::CUpti_ActivityCdpKernel));
    table.class(Class::Record(&cupti13::CUpti_ActivityComputeEngineCtxSwitch));
    table.class(Class::Enum(&cupti13::CUpti_ActivityComputeEngineCtxSwitchFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityConfidentialComputeRotation));
    table.class(Class::Enum(&cupti13::CUpti_ActivityConfidentialComputeRotationFieldIds));
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
    table.class(Class::Enum(&cupti13::CUpti_ActivityDeviceFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityDeviceGraphTrace));
    table.class(Class::Enum(&cupti13::CUpti_ActivityDeviceGraphTraceFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironment));
    table.class(Class::Record(&cupti13::CUpti_ActivityEnvironmentCooling));
    table.class(Class::Enum(&cupti13::CUpti_ActivityEnvironmentFieldIds));
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
    table.class(Class::Record(&cupti13::CUpti_ActivityInstructionCorrelation));
    table.class(Class::Record(&cupti13::CUpti_ActivityInstructionExecution));
    table.class(Class::Record(&cupti13::CUpti_ActivityJit));
    table.class(Class::Record(&cupti13::CUpti_ActivityJit2));
    table.class(Class::Enum(&cupti13::CUpti_ActivityJitFieldIds));
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
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel3));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel4));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel5));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel6));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel7));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel8));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig));
    table.class(Class::Record(&cupti13::CUpti_ActivityKernel9_cacheConfig_config));
    table.class(Class::Enum(&cupti13::CUpti_ActivityKernelFieldIds));
    table.class(Class::Enum(&cupti13::CUpti_ActivityKind));
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
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP3));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemcpyPtoP4));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory3));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemory4));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemoryFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool2));
    table.class(Class::Record(&cupti13::CUpti_ActivityMemoryPool3));
    table.class(Class::Enum(&cupti13::CUpti_ActivityMemoryPoolFieldIds));
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
    table.class(Class::Record(&cupti13::CUpti_ActivityNvLink3));
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
    table.class(Class::Enum(&cupti13::CUpti_ActivityOverheadFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling2));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSampling3));
    table.class(Class::Record(&cupti13::CUpti_ActivityPCSamplingRecordInfo));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcieBridgeAttr));
    table.class(Class::Enum(&cupti13::CUpti_ActivityPcieFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcieGpuAttr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr_bridgeAttr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPcie_attr_gpuAttr));
    table.class(Class::Record(&cupti13::CUpti_ActivityPreemption));
    table.class(Class::Record(&cupti13::CUpti_ActivityRecordLayout));
    table.class(Class::Record(&cupti13::CUpti_ActivitySharedAccess));
    table.class(Class::Record(&cupti13::CUpti_ActivitySourceLocator));
    table.class(Class::Record(&cupti13::CUpti_ActivityStream));
    table.class(Class::Enum(&cupti13::CUpti_ActivityStreamFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivitySynchronization));
    table.class(Class::Record(&cupti13::CUpti_ActivitySynchronization2));
    table.class(Class::Enum(&cupti13::CUpti_ActivitySynchronizationFieldIds));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter2));
    table.class(Class::Record(&cupti13::CUpti_ActivityUnifiedMemoryCounter3));
    table.class(Class::Enum(&cupti13::CUpti_ActivityUvmCounterFieldIds));
    table.class(Class::Record(&cupti13::CUpti_BufferCallbackCompleteInfo));
    table.class(Class::Record(&cupti13::CUpti_BufferCallbackRequestInfo));
    table.class(Class::Value(&cupti13::CUpti_BuffersCallbackCompleteFunc_v2));
    table.class(Class::Value(&cupti13::CUpti_BuffersCallbackRequestFunc_v2));
    table.class(Class::Enum(&cupti13::CUpti_CacheControl_Mode));
    table.class(Class::Enum(&cupti13::CUpti_CallbackIdResource));
    table.class(Class::Enum(&cupti13::CUpti_ClockControl_Mode));
    table.class(Class::Enum(&cupti13::CUpti_ClockControl_Status));
    table.class(Class::Enum(&cupti13::CUpti_ComputeEngineCtxSwitchOperationType));
    table.class(Class::Enum(&cupti13::CUpti_FuncExecutionModel));
    table.class(Class::Record(&cupti13::CUpti_LogicalEndpointResourceData));
    table.class(Class::Record(&cupti13::CUpti_LogicalEndpointResourceData_typeInfo));
    table.class(Class::Enum(&cupti13::CUpti_LogicalEndpointType));
    table.class(Class::Enum(&cupti13::CUpti_MetricCollectionScope));
    table.class(Class::Record(&cupti13::CUpti_MetricValue));
    table.class(Class::Record(&cupti13::CUpti_NvtxExtPayloadAttr));
    table.class(Class::Enum(&cupti13::CUpti_NvtxExtPayloadType));
    table.class(Class::Record(&cupti13::CUpti_Profiler_DeviceSupported_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_GetCounterAvailability_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricProperties_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetSinglePassSets_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_Initialize_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_SetDevicePartitionInfo_Params));
    table.class(Class::Record(&cupti13::CUpti_RangeProfiler_Enable_Params));
    table.class(Class::Record(&cupti13::CUpti_RangeProfiler_GetDevicePartitionInfo_Params));
    table.class(Class::Record(&cupti13::CUpti_StreamAttrData));
    table.class(Class::Record(&cupti13::CUpti_SubscriberParams));
    table.class(Class::Enum(&cupti13::CUpti_driver_api_trace_cbid));
    table.class(Class::Enum(&cupti13::CUpti_runtime_api_trace_cbid));
    table.class_as("CUsharedMemoryMode", Class::Enum(&driver13::CUsharedMemoryMode));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only13::cuptiActivityDisable documented in common,
    only13::cuptiActivityDisableContext documented in common,
    common::cuptiActivityDisable_v2,
    only13::cuptiActivityEnable documented in common,
    only13::cuptiActivityEnableAndDump documented in common,
    common::cuptiActivityEnableAndDump_v2,
    only13::cuptiActivityEnableContext documented in common,
    common::cuptiActivityEnableCudaEventDeviceTimestamps,
    common::cuptiActivityEnableDriverApi_v2,
    common::cuptiActivityEnableHWTrace documented in only13,
    common::cuptiActivityEnableRuntimeApi_v2,
    common::cuptiActivityEnable_v2,
    only13::cuptiActivityGetAttribute documented in common,
    common::cuptiActivityGetAttribute_v2,
    common::cuptiActivityGetEnabledKinds,
    common::cuptiActivityGetNextRecord_v2,
    common::cuptiActivityGetNumDroppedRecords_v2,
    common::cuptiActivityGetStructSize,
    common::cuptiActivityPopExternalCorrelationId_v2,
    common::cuptiActivityPushExternalCorrelationId_v2,
    common::cuptiActivityRegisterCallbacks_v2,
    only13::cuptiActivitySetAttribute,
    common::cuptiActivitySetAttribute_v2,
    common::cuptiClockControlGetStatus,
    common::cuptiClockControlLock,
    common::cuptiClockControlUnlock,
    common::cuptiGetCudaEventId,
    common::cuptiGetEnabledCallbacks,
    common::cuptiGetTimestamp_v2,
    common::cuptiIsTracingSessionRunning,
    only13::cuptiMetricGetValue documented in common,
    only13::cuptiMetricGetValue2 documented in common,
    common::cuptiProfilerBeginPass documented in only13,
    common::cuptiProfilerBeginSession documented in only13,
    common::cuptiProfilerCounterDataImageCalculateScratchBufferSize documented in only13,
    common::cuptiProfilerCounterDataImageCalculateSize documented in only13,
    only13::cuptiProfilerDeviceSupported documented in common,
    common::cuptiProfilerDisableProfiling documented in only13,
    common::cuptiProfilerEnableProfiling documented in only13,
    common::cuptiProfilerEndPass documented in only13,
    common::cuptiProfilerEndSession documented in only13,
    common::cuptiProfilerFlushCounterData documented in only13,
    only13::cuptiProfilerGetCounterAvailability documented in common,
    only13::cuptiProfilerHostGetMetricProperties documented in common,
    common::cuptiProfilerHostGetMetricsInSinglePassSet,
    common::cuptiProfilerHostGetSinglePassSets,
    only13::cuptiProfilerHostInitialize,
    common::cuptiProfilerHostSetDevicePartitionInfo,
    common::cuptiProfilerInitialize documented in only13,
    common::cuptiProfilerIsPassCollected documented in only13,
    common::cuptiProfilerPopRange documented in only13,
    common::cuptiProfilerPushRange documented in only13,
    common::cuptiProfilerSetConfig documented in only13,
    common::cuptiProfilerUnsetConfig documented in only13,
    only13::cuptiRangeProfilerEnable documented in common,
    common::cuptiRangeProfilerGetDevicePartitionInfo,
    common::cuptiSubscribe_v2,
}

c_functions! {}

int_constants! {
    CUPTI_API_VERSION = 130500,
    CUPTI_INVALID_CONTEXT_ID = 0,
    CUPTI_INVALID_DEVICE_ID = 4294967295,
    CUPTI_INVALID_STREAM_ID = 0,
    CUPTI_MAX_DEVICES = 256,
    CUPTI_MAX_NVLINK_PORTS = 256,
    CUPTI_NVLINK_INVALID_PORT = 4294967295,
    CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN = 64,
    CUPTI_SUBSCRIBER_NAME_MAX_LEN = 53,
    CUpti_ActivityConfig_STRUCT_SIZE = 40,
    CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE = 56,
    CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE = 41,
    CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE = 64,
    CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE = 64,
    CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE = 56,
    CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE = 40,
    CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE = 36,
    CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE = 40,
    CUpti_SubscriberParams_STRUCT_SIZE = 40,
}
