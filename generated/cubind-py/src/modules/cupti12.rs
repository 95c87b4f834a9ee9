//! The contents of `cubind.cuda12.cupti`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::cupti as shared;
use crate::functions::cupti::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::{cupti12, driver12};

static LIBRARY: LibraryDef = LibraryDef::new(
        "CUPTI of CUDA 12",
        if cfg!(windows) {
            &[
                "cupti64_2025.2.1.dll", "cupti64_2025.1.1.dll", "cupti64_2024.3.2.dll", "cupti64_2024.2.1.dll",
                "cupti64_2024.1.1.dll", "cupti64_2023.3.1.dll", "cupti64_2023.2.2.dll", "cupti64_2023.1.1.dll",
                "cupti64_2022.4.1.dll",
            ]
        } else {
            &["libcupti.so.12"]
        },
        Some(Toolkit {
            major: 12u32,
            folder: "",
        }),
        &["nvidia/cuda_cupti/lib"],
        "cupti",
        &[],
    )
    .installed_by(&["nvidia-cuda-cupti-cu12"]);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "cupti",
    name: c"cubind.cuda12.cupti",
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
    table.class_as("CUdevice_attribute", Class::Enum(&driver12::CUdevice_attribute));
    table.class_as("CUlaunchAttributeValue", Class::Record(&driver12::CUlaunchAttributeValue));
    table.class(Class::Record(&cupti12::CUpti_Activity));
    table.class(Class::Record(&cupti12::CUpti_ActivityAPI));
    table.class(Class::Enum(&cupti12::CUpti_ActivityAttribute));
    table.class(Class::Record(&cupti12::CUpti_ActivityBranch));
    table.class(Class::Record(&cupti12::CUpti_ActivityBranch2));
    table.class(Class::Record(&cupti12::CUpti_ActivityCdpKernel));
    table.class(Class::Record(&cupti12::CUpti_ActivityConfidentialComputeRotation));
    table.class(Class::Record(&cupti12::CUpti_ActivityContext));
    table.class(Class::Record(&cupti12::CUpti_ActivityContext2));
    table.class(Class::Record(&cupti12::CUpti_ActivityContext3));
    table.class(Class::Record(&cupti12::CUpti_ActivityCudaEvent));
    table.class(Class::Record(&cupti12::CUpti_ActivityCudaEvent2));
    table.class(Class::Record(&cupti12::CUpti_ActivityDevice));
    table.class(Class::Record(&cupti12::CUpti_ActivityDevice2));
    table.class(Class::Record(&cupti12::CUpti_ActivityDevice3));
    table.class(Class::Record(&cupti12::CUpti_ActivityDevice4));
    table.class(Class::Record(&cupti12::CUpti_ActivityDevice5));
    table.class(Class::Record(&cupti12::CUpti_ActivityDeviceAttribute));
    table.class(Class::Record(&cupti12::CUpti_ActivityDeviceAttribute_attribute));
    table.class(Class::Record(&cupti12::CUpti_ActivityDeviceGraphTrace));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment_data));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment_data_cooling));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment_data_power));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment_data_speed));
    table.class(Class::Record(&cupti12::CUpti_ActivityEnvironment_data_temperature));
    table.class(Class::Record(&cupti12::CUpti_ActivityEvent));
    table.class(Class::Record(&cupti12::CUpti_ActivityEventInstance));
    table.class(Class::Record(&cupti12::CUpti_ActivityExternalCorrelation));
    table.class(Class::Record(&cupti12::CUpti_ActivityFunction));
    table.class(Class::Record(&cupti12::CUpti_ActivityGlobalAccess));
    table.class(Class::Record(&cupti12::CUpti_ActivityGlobalAccess2));
    table.class(Class::Record(&cupti12::CUpti_ActivityGlobalAccess3));
    table.class(Class::Record(&cupti12::CUpti_ActivityGraphTrace));
    table.class(Class::Record(&cupti12::CUpti_ActivityGraphTrace2));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstantaneousEvent));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstantaneousEventInstance));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstantaneousMetric));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstantaneousMetricInstance));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstructionCorrelation));
    table.class(Class::Record(&cupti12::CUpti_ActivityInstructionExecution));
    table.class(Class::Record(&cupti12::CUpti_ActivityJit));
    table.class(Class::Record(&cupti12::CUpti_ActivityJit2));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel2));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel3));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel4));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel5));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel6));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel7));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel8));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel9));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel9_cacheConfig));
    table.class(Class::Record(&cupti12::CUpti_ActivityKernel9_cacheConfig_config));
    table.class(Class::Enum(&cupti12::CUpti_ActivityKind));
    table.class(Class::Record(&cupti12::CUpti_ActivityMarker));
    table.class(Class::Record(&cupti12::CUpti_ActivityMarker2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMarkerData));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemDecompress));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy3));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy4));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy5));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpy6));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpyPtoP));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpyPtoP2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpyPtoP3));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemcpyPtoP4));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemory));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemory2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemory3));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemory4));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemoryPool));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemoryPool2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemset));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemset2));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemset3));
    table.class(Class::Record(&cupti12::CUpti_ActivityMemset4));
    table.class(Class::Record(&cupti12::CUpti_ActivityMetric));
    table.class(Class::Record(&cupti12::CUpti_ActivityMetricInstance));
    table.class(Class::Record(&cupti12::CUpti_ActivityModule));
    table.class(Class::Record(&cupti12::CUpti_ActivityName));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink2));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink3));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink4));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink4_idDev0));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink4_idDev0_npu));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink4_idDev1));
    table.class(Class::Record(&cupti12::CUpti_ActivityNvLink4_idDev1_npu));
    table.class(Class::Record(&cupti12::CUpti_ActivityOpenAcc));
    table.class(Class::Record(&cupti12::CUpti_ActivityOpenAccData));
    table.class(Class::Record(&cupti12::CUpti_ActivityOpenAccLaunch));
    table.class(Class::Record(&cupti12::CUpti_ActivityOpenAccOther));
    table.class(Class::Record(&cupti12::CUpti_ActivityOpenMp));
    table.class(Class::Record(&cupti12::CUpti_ActivityOverhead));
    table.class(Class::Record(&cupti12::CUpti_ActivityOverhead2));
    table.class(Class::Record(&cupti12::CUpti_ActivityOverhead3));
    table.class(Class::Record(&cupti12::CUpti_ActivityPCSampling));
    table.class(Class::Record(&cupti12::CUpti_ActivityPCSampling2));
    table.class(Class::Record(&cupti12::CUpti_ActivityPCSampling3));
    table.class(Class::Record(&cupti12::CUpti_ActivityPCSamplingRecordInfo));
    table.class(Class::Record(&cupti12::CUpti_ActivityPcie));
    table.class(Class::Record(&cupti12::CUpti_ActivityPcie_attr));
    table.class(Class::Record(&cupti12::CUpti_ActivityPcie_attr_bridgeAttr));
    table.class(Class::Record(&cupti12::CUpti_ActivityPcie_attr_gpuAttr));
    table.class(Class::Record(&cupti12::CUpti_ActivityPreemption));
    table.class(Class::Record(&cupti12::CUpti_ActivitySharedAccess));
    table.class(Class::Record(&cupti12::CUpti_ActivitySourceLocator));
    table.class(Class::Record(&cupti12::CUpti_ActivityStream));
    table.class(Class::Record(&cupti12::CUpti_ActivitySynchronization));
    table.class(Class::Record(&cupti12::CUpti_ActivitySynchronization2));
    table.class(Class::Record(&cupti12::CUpti_ActivityUnifiedMemoryCounter));
    table.class(Class::Record(&cupti12::CUpti_ActivityUnifiedMemoryCounter2));
    table.class(Class::Record(&cupti12::CUpti_ActivityUnifiedMemoryCounter3));
    table.class(Class::Enum(&cupti12::CUpti_CallbackIdResource));
    table.class(Class::Record(&cupti12::CUpti_MetricValue));
    table.class(Class::Record(&cupti12::CUpti_Profiler_DeviceSupported_Params));
    table.class(Class::Record(&cupti12::CUpti_Profiler_GetCounterAvailability_Params));
    table.class(Class::Record(&cupti12::CUpti_Profiler_Host_GetMetricProperties_Params));
    table.class(Class::Record(&cupti12::CUpti_Profiler_Host_Initialize_Params));
    table.class(Class::Record(&cupti12::CUpti_RangeProfiler_Enable_Params));
    table.class(Class::Record(&cupti12::CUpti_StreamAttrData));
    table.class(Class::Enum(&cupti12::CUpti_driver_api_trace_cbid));
    table.class(Class::Enum(&cupti12::CUpti_runtime_api_trace_cbid));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
}

functions! {
    ..shared,
    only12::cuptiActivityDisable documented in common,
    only12::cuptiActivityDisableContext documented in common,
    only12::cuptiActivityEnable documented in common,
    only12::cuptiActivityEnableAndDump documented in common,
    only12::cuptiActivityEnableContext documented in common,
    common::cuptiActivityEnableHWTrace documented in only12,
    only12::cuptiActivityGetAttribute documented in common,
    only12::cuptiActivitySetAttribute,
    common::cuptiDeviceGetTimestamp,
    only12::cuptiMetricGetValue documented in common,
    only12::cuptiMetricGetValue2 documented in common,
    common::cuptiProfilerBeginPass documented in only12,
    common::cuptiProfilerBeginSession documented in only12,
    common::cuptiProfilerCounterDataImageCalculateScratchBufferSize documented in only12,
    common::cuptiProfilerCounterDataImageCalculateSize documented in only12,
    only12::cuptiProfilerDeviceSupported documented in common,
    common::cuptiProfilerDisableProfiling documented in only12,
    common::cuptiProfilerEnableProfiling documented in only12,
    common::cuptiProfilerEndPass documented in only12,
    common::cuptiProfilerEndSession documented in only12,
    common::cuptiProfilerFlushCounterData documented in only12,
    only12::cuptiProfilerGetCounterAvailability documented in common,
    only12::cuptiProfilerHostGetMetricProperties documented in common,
    only12::cuptiProfilerHostInitialize,
    common::cuptiProfilerInitialize documented in only12,
    common::cuptiProfilerIsPassCollected documented in only12,
    common::cuptiProfilerPopRange documented in only12,
    common::cuptiProfilerPushRange documented in only12,
    common::cuptiProfilerSetConfig documented in only12,
    common::cuptiProfilerUnsetConfig documented in only12,
    only12::cuptiRangeProfilerEnable documented in common,
}

c_functions! {}

int_constants! {
    CUPTI_API_VERSION = 28,
    CUPTI_INVALID_CONTEXT_ID = 4294967295,
    CUPTI_INVALID_STREAM_ID = 4294967295,
    CUPTI_MAX_NVLINK_PORTS = 32,
    CUPTI_NVLINK_INVALID_PORT = -1,
    CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE = 52,
    CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE = 40,
    CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE = 60,
    CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE = 48,
    CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE = 32,
}
