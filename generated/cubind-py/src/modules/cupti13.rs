//! The contents of `cubind.cuda13.cupti`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::functions::cupti::{common, only13, slots};
use crate::support::gen1::*;
use crate::tables::{cupti, cupti13, driver, driver13};

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

c_functions! {
}

fn classes(table: &mut Rows<(&'static str, Class)>) {
    table.class_as("CUaccessPolicyWindow_v1", Class::Record(&driver::CUaccessPolicyWindow_v1));
    table.class_as("CUaccessProperty", Class::Enum(&driver::CUaccessProperty));
    table.class_as("CUclusterSchedulingPolicy", Class::Enum(&driver::CUclusterSchedulingPolicy));
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
        .class_as("CUlaunchAttributePortableClusterMode", Class::Enum(&driver13::CUlaunchAttributePortableClusterMode));
    table.class_as("CUlaunchAttributeValue", Class::Record(&driver13::CUlaunchAttributeValue));
    table.class_as("CUlaunchAttributeValue_clusterDim", Class::Record(&driver::CUlaunchAttributeValue_clusterDim));
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
    table.class_as("CUlaunchMemSyncDomainMap", Class::Record(&driver::CUlaunchMemSyncDomainMap));
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
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_invalidData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData));
    table.class(Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData));
    table
        .class(
            Class::Record(&cupti::CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData),
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
    table.class(Class::Record(&cupti::CUpti_PmSampling_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_PmSampling_CounterData_GetSampleInfo_Params));
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
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_CalculateSize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_CounterDataImage_Initialize_Params));
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
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricProperties_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetNumOfPasses_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetRangeName_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_GetSinglePassSets_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSubMetrics_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Host_GetSupportedChips_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_Initialize_Params));
    table.class(Class::Record(&cupti13::CUpti_Profiler_Host_SetDevicePartitionInfo_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_IsPassCollected_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PopRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_PushRange_Params));
    table.class(Class::Record(&cupti::CUpti_Profiler_SetConfig_Params));
    table.class(Class::Enum(&cupti::CUpti_Profiler_Support_Level));
    table.class(Class::Record(&cupti::CUpti_Profiler_UnsetConfig_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_CounterDataImage_Initialize_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_CounterData_GetRangeInfo_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_DecodeData_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_Disable_Params));
    table.class(Class::Record(&cupti13::CUpti_RangeProfiler_Enable_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataInfo_Params));
    table.class(Class::Record(&cupti::CUpti_RangeProfiler_GetCounterDataSize_Params));
    table.class(Class::Record(&cupti13::CUpti_RangeProfiler_GetDevicePartitionInfo_Params));
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
    table.class_as("CUsynchronizationPolicy", Class::Enum(&driver::CUsynchronizationPolicy));
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
    table.constant("CUpti_PmSampling_CounterDataImage_Initialize_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_PmSampling_CounterData_GetSampleInfo_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_PmSampling_DecodeData_Params_STRUCT_SIZE", Constant::Int(45));
    table.constant("CUpti_PmSampling_Disable_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_PmSampling_Enable_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_PmSampling_GetCounterAvailability_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_PmSampling_GetCounterDataInfo_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_PmSampling_GetCounterDataSize_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_PmSampling_SetConfig_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_PmSampling_Start_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_PmSampling_Stop_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_BeginPass_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_BeginSession_Params_STRUCT_SIZE", Constant::Int(96));
    table.constant("CUpti_Profiler_CounterDataImageOptions_STRUCT_SIZE", Constant::Int(44));
    table.constant("CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_CounterDataImage_CalculateSize_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params_STRUCT_SIZE", Constant::Int(48));
    table.constant("CUpti_Profiler_CounterDataImage_Initialize_Params_STRUCT_SIZE", Constant::Int(48));
    table.constant("CUpti_Profiler_DeInitialize_Params_STRUCT_SIZE", Constant::Int(16));
    table.constant("CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_Profiler_DisableProfiling_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_EnableProfiling_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_EndPass_Params_STRUCT_SIZE", Constant::Int(41));
    table.constant("CUpti_Profiler_EndSession_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_FlushCounterData_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE", Constant::Int(41));
    table.constant("CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE", Constant::Int(72));
    table.constant("CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE", Constant::Int(48));
    table.constant("CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params_STRUCT_SIZE", Constant::Int(48));
    table.constant("CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_Host_GetRangeName_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_Profiler_Host_GetSinglePassSets_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_Profiler_Host_SetDevicePartitionInfo_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_Initialize_Params_STRUCT_SIZE", Constant::Int(16));
    table.constant("CUpti_Profiler_IsPassCollected_Params_STRUCT_SIZE", Constant::Int(42));
    table.constant("CUpti_Profiler_PopRange_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_Profiler_PushRange_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_Profiler_SetConfig_Params_STRUCT_SIZE", Constant::Int(58));
    table.constant("CUpti_Profiler_UnsetConfig_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_RangeProfiler_CounterData_GetRangeInfo_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE", Constant::Int(36));
    table.constant("CUpti_RangeProfiler_GetCounterDataInfo_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE", Constant::Int(64));
    table.constant("CUpti_RangeProfiler_GetDevicePartitionInfo_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE", Constant::Int(90));
    table.constant("CUpti_RangeProfiler_Start_Params_STRUCT_SIZE", Constant::Int(24));
    table.constant("CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE", Constant::Int(41));
    table.constant("CUpti_SassMetricsDisable_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_SassMetricsEnable_Params_STRUCT_SIZE", Constant::Int(25));
    table.constant("CUpti_SassMetricsFlushData_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_SassMetricsGetDataProperties_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_SassMetricsSetConfig_Params_STRUCT_SIZE", Constant::Int(36));
    table.constant("CUpti_SassMetricsUnsetConfig_Params_STRUCT_SIZE", Constant::Int(20));
    table.constant("CUpti_SassMetrics_GetMetrics_Params_STRUCT_SIZE", Constant::Int(40));
    table.constant("CUpti_SassMetrics_GetNumOfMetrics_Params_STRUCT_SIZE", Constant::Int(32));
    table.constant("CUpti_SassMetrics_GetProperties_Params_STRUCT_SIZE", Constant::Int(56));
    table.constant("CUpti_SassMetrics_InstanceValue_STRUCT_SIZE", Constant::Int(16));
    table.constant("CUpti_SubscriberParams_STRUCT_SIZE", Constant::Int(40));
    table.constant("invalidNumaId", Constant::Int(4294967295));
}

functions! {
    common::cuptiActivityConfigurePCSampling,
    common::cuptiActivityConfigureUnifiedMemoryCounter,
    only13::cuptiActivityDisable documented in common,
    only13::cuptiActivityDisableContext documented in common,
    common::cuptiActivityDisable_v2,
    only13::cuptiActivityEnable documented in common,
    common::cuptiActivityEnableAllSyncRecords,
    common::cuptiActivityEnableAllocationSource,
    only13::cuptiActivityEnableAndDump documented in common,
    common::cuptiActivityEnableAndDump_v2,
    only13::cuptiActivityEnableContext documented in common,
    common::cuptiActivityEnableCudaEventDeviceTimestamps,
    common::cuptiActivityEnableDeviceGraph,
    common::cuptiActivityEnableDriverApi,
    common::cuptiActivityEnableDriverApi_v2,
    common::cuptiActivityEnableHWTrace documented in only13,
    common::cuptiActivityEnableLatencyTimestamps,
    common::cuptiActivityEnableLaunchAttributes,
    common::cuptiActivityEnableRuntimeApi,
    common::cuptiActivityEnableRuntimeApi_v2,
    common::cuptiActivityEnable_v2,
    common::cuptiActivityFlush,
    common::cuptiActivityFlushAll,
    common::cuptiActivityFlushPeriod,
    only13::cuptiActivityGetAttribute documented in common,
    common::cuptiActivityGetAttribute_v2,
    common::cuptiActivityGetEnabledKinds,
    common::cuptiActivityGetNextRecord,
    common::cuptiActivityGetNextRecord_v2,
    common::cuptiActivityGetNumDroppedRecords,
    common::cuptiActivityGetNumDroppedRecords_v2,
    common::cuptiActivityGetStructSize,
    common::cuptiActivityPopExternalCorrelationId,
    common::cuptiActivityPopExternalCorrelationId_v2,
    common::cuptiActivityPushExternalCorrelationId,
    common::cuptiActivityPushExternalCorrelationId_v2,
    common::cuptiActivityRegisterCallbacks,
    common::cuptiActivityRegisterCallbacks_v2,
    common::cuptiActivityRegisterTimestampCallback,
    only13::cuptiActivitySetAttribute,
    common::cuptiActivitySetAttribute_v2,
    common::cuptiClockControlGetStatus,
    common::cuptiClockControlLock,
    common::cuptiClockControlUnlock,
    common::cuptiComputeCapabilitySupported,
    common::cuptiDeviceEnumEventDomains,
    common::cuptiDeviceEnumMetrics,
    common::cuptiDeviceGetAttribute,
    common::cuptiDeviceGetChipName,
    common::cuptiDeviceGetEventDomainAttribute,
    common::cuptiDeviceGetNumEventDomains,
    common::cuptiDeviceGetNumMetrics,
    common::cuptiDeviceSupported,
    common::cuptiDeviceVirtualizationMode,
    common::cuptiDisableKernelReplayMode,
    common::cuptiEnableAllDomains,
    common::cuptiEnableCallback,
    common::cuptiEnableDomain,
    common::cuptiEnableKernelReplayMode,
    common::cuptiEnumEventDomains,
    common::cuptiEnumMetrics,
    common::cuptiEventDomainEnumEvents,
    common::cuptiEventDomainGetAttribute,
    common::cuptiEventDomainGetNumEvents,
    common::cuptiEventGetAttribute,
    common::cuptiEventGetIdFromName,
    common::cuptiEventGroupAddEvent,
    common::cuptiEventGroupCreate,
    common::cuptiEventGroupDestroy,
    common::cuptiEventGroupDisable,
    common::cuptiEventGroupEnable,
    common::cuptiEventGroupGetAttribute,
    common::cuptiEventGroupReadAllEvents,
    common::cuptiEventGroupReadEvent,
    common::cuptiEventGroupRemoveAllEvents,
    common::cuptiEventGroupRemoveEvent,
    common::cuptiEventGroupResetAllEvents,
    common::cuptiEventGroupSetAttribute,
    common::cuptiEventGroupSetDisable,
    common::cuptiEventGroupSetEnable,
    common::cuptiEventGroupSetsCreate,
    common::cuptiEventGroupSetsDestroy,
    common::cuptiFinalize,
    common::cuptiGetAutoBoostState,
    common::cuptiGetCallbackName,
    common::cuptiGetCallbackState,
    common::cuptiGetContextId,
    common::cuptiGetCubinCrc,
    common::cuptiGetCudaEventId,
    common::cuptiGetDeviceId,
    common::cuptiGetEnabledCallbacks,
    common::cuptiGetErrorMessage,
    common::cuptiGetGraphExecId,
    common::cuptiGetGraphId,
    common::cuptiGetGraphNodeId,
    common::cuptiGetLastError,
    common::cuptiGetNumEventDomains,
    common::cuptiGetNumMetrics,
    common::cuptiGetResultString,
    common::cuptiGetSassToSourceCorrelation,
    common::cuptiGetStreamId,
    common::cuptiGetStreamIdEx,
    common::cuptiGetThreadIdType,
    common::cuptiGetTimestamp,
    common::cuptiGetTimestamp_v2,
    common::cuptiGetVersion,
    common::cuptiIsTracingSessionRunning,
    common::cuptiKernelReplaySubscribeUpdate,
    common::cuptiMetricCreateEventGroupSets,
    common::cuptiMetricEnumEvents,
    common::cuptiMetricEnumProperties,
    common::cuptiMetricGetAttribute,
    common::cuptiMetricGetIdFromName,
    common::cuptiMetricGetNumEvents,
    common::cuptiMetricGetNumProperties,
    common::cuptiMetricGetRequiredEventGroupSets,
    only13::cuptiMetricGetValue documented in common,
    only13::cuptiMetricGetValue2 documented in common,
    common::cuptiPCSamplingDisable,
    common::cuptiPCSamplingEnable,
    common::cuptiPCSamplingGetConfigurationAttribute,
    common::cuptiPCSamplingGetData,
    common::cuptiPCSamplingGetNumStallReasons,
    common::cuptiPCSamplingGetStallReasons,
    common::cuptiPCSamplingSetConfigurationAttribute,
    common::cuptiPCSamplingStart,
    common::cuptiPCSamplingStop,
    common::cuptiPmSamplingCounterDataGetSampleInfo,
    common::cuptiPmSamplingCounterDataImageInitialize,
    common::cuptiPmSamplingDecodeData,
    common::cuptiPmSamplingDisable,
    common::cuptiPmSamplingEnable,
    common::cuptiPmSamplingGetCounterAvailability,
    common::cuptiPmSamplingGetCounterDataInfo,
    common::cuptiPmSamplingGetCounterDataSize,
    common::cuptiPmSamplingSetConfig,
    common::cuptiPmSamplingStart,
    common::cuptiPmSamplingStop,
    common::cuptiProfilerBeginPass documented in only13,
    common::cuptiProfilerBeginSession documented in only13,
    common::cuptiProfilerCounterDataImageCalculateScratchBufferSize documented in only13,
    common::cuptiProfilerCounterDataImageCalculateSize documented in only13,
    common::cuptiProfilerCounterDataImageInitialize,
    common::cuptiProfilerCounterDataImageInitializeScratchBuffer,
    common::cuptiProfilerDeInitialize,
    only13::cuptiProfilerDeviceSupported documented in common,
    common::cuptiProfilerDisableProfiling documented in only13,
    common::cuptiProfilerEnableProfiling documented in only13,
    common::cuptiProfilerEndPass documented in only13,
    common::cuptiProfilerEndSession documented in only13,
    common::cuptiProfilerFlushCounterData documented in only13,
    only13::cuptiProfilerGetCounterAvailability documented in common,
    common::cuptiProfilerHostConfigAddMetrics,
    common::cuptiProfilerHostDeinitialize,
    common::cuptiProfilerHostEvaluateToGpuValues,
    common::cuptiProfilerHostGetBaseMetrics,
    common::cuptiProfilerHostGetConfigImage,
    common::cuptiProfilerHostGetConfigImageSize,
    common::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass,
    only13::cuptiProfilerHostGetMetricProperties documented in common,
    common::cuptiProfilerHostGetMetricsInSinglePassSet,
    common::cuptiProfilerHostGetNumOfPasses,
    common::cuptiProfilerHostGetRangeName,
    common::cuptiProfilerHostGetSinglePassSets,
    common::cuptiProfilerHostGetSubMetrics,
    common::cuptiProfilerHostGetSupportedChips,
    only13::cuptiProfilerHostInitialize,
    common::cuptiProfilerHostSetDevicePartitionInfo,
    common::cuptiProfilerInitialize documented in only13,
    common::cuptiProfilerIsPassCollected documented in only13,
    common::cuptiProfilerPopRange documented in only13,
    common::cuptiProfilerPushRange documented in only13,
    common::cuptiProfilerSetConfig documented in only13,
    common::cuptiProfilerUnsetConfig documented in only13,
    common::cuptiRangeProfilerCounterDataGetRangeInfo,
    common::cuptiRangeProfilerCounterDataImageInitialize,
    common::cuptiRangeProfilerDecodeData,
    common::cuptiRangeProfilerDisable,
    only13::cuptiRangeProfilerEnable documented in common,
    common::cuptiRangeProfilerGetCounterDataInfo,
    common::cuptiRangeProfilerGetCounterDataSize,
    common::cuptiRangeProfilerGetDevicePartitionInfo,
    common::cuptiRangeProfilerPopRange,
    common::cuptiRangeProfilerPushRange,
    common::cuptiRangeProfilerSetConfig,
    common::cuptiRangeProfilerStart,
    common::cuptiRangeProfilerStop,
    common::cuptiRegisterComputeCrcCallback,
    common::cuptiSassMetricsDisable,
    common::cuptiSassMetricsEnable,
    common::cuptiSassMetricsFlushData,
    common::cuptiSassMetricsGetDataProperties,
    common::cuptiSassMetricsGetMetrics,
    common::cuptiSassMetricsGetNumOfMetrics,
    common::cuptiSassMetricsGetProperties,
    common::cuptiSassMetricsSetConfig,
    common::cuptiSassMetricsUnsetConfig,
    common::cuptiSetEventCollectionMode,
    common::cuptiSetThreadIdType,
    common::cuptiSubscribe,
    common::cuptiSubscribe_v2,
    common::cuptiSupportedDomains,
    common::cuptiUnsubscribe,
}
