//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::nvml;

pub(crate) static nvmlAccountingStats_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlAccountingStats_st\nstruct nvmlAccountingStats_t, from nvml.h. Since at least CUDA 12.0.",
    (56, 8, false),
    |table| {
        table
            .plain(
                "gpuUtilization\0U32 0\0memoryUtilization\0U32 4\0maxMemoryUsage\0U64 8\0time\0U64 16\0startTime\0U64 24\0isRunning\0U32 32\0",
            );
        table.field(c"reserved", 36, Ty::array(Ty::U32, 5));
    },
);

pub(crate) static nvmlAccountingStats_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlAccountingStats_t\nstruct nvmlAccountingStats_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlAccountingStats_st,
);

pub(crate) static nvmlActiveVgpuInstanceInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlActiveVgpuInstanceInfo_t\ntypedef nvmlActiveVgpuInstanceInfo_v1_t nvmlActiveVgpuInstanceInfo_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlActiveVgpuInstanceInfo_v1_t,
);

pub(crate) static nvmlActiveVgpuInstanceInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlActiveVgpuInstanceInfo_v1_t\nstruct nvmlActiveVgpuInstanceInfo_v1_t, from nvml.h. Since CUDA 12.9.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0vgpuCount\0U32 4\0");
            table.field(c"vgpuInstances", 8, Ty::list(Ty::Value(&nvml::nvmlVgpuInstance_t))).counted(4, 4);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlAffinityScope_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlAffinityScope_t\ntypedef nvmlAffinityScope_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlBAR1Memory_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlBAR1Memory_st\nstruct nvmlBAR1Memory_t, from nvml.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("bar1Total\0U64 0\0bar1Free\0U64 8\0bar1Used\0U64 16\0");
    },
);

pub(crate) static nvmlBAR1Memory_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlBAR1Memory_t\nstruct nvmlBAR1Memory_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlBAR1Memory_st,
);

pub(crate) static nvmlBlacklistDeviceInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlBlacklistDeviceInfo_t\ntypedef nvmlExcludedDeviceInfo_t nvmlBlacklistDeviceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlExcludedDeviceInfo_t,
);

pub(crate) static nvmlBridgeChipHierarchy_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlBridgeChipHierarchy_st\nstruct nvmlBridgeChipHierarchy_t, from nvml.h. Since at least CUDA 12.0.",
    (1028, 4, false),
    |table| {
        table.plain("bridgeCount\0U8 0\0");
        table.field(c"bridgeChipInfo", 4, Ty::array(Ty::Record(&nvml::nvmlBridgeChipInfo_t), 128));
    },
);

pub(crate) static nvmlBridgeChipHierarchy_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlBridgeChipHierarchy_t\nstruct nvmlBridgeChipHierarchy_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlBridgeChipHierarchy_st,
);

pub(crate) static nvmlBridgeChipInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlBridgeChipInfo_st\nstruct nvmlBridgeChipInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::Enum(&nvml::nvmlBridgeChipType_t));
        table.plain("fwVersion\0U32 4\0");
    },
);

pub(crate) static nvmlBridgeChipInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlBridgeChipInfo_t\nstruct nvmlBridgeChipInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlBridgeChipInfo_st,
);

pub(crate) static nvmlBridgeChipType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlBridgeChipType_t\nenum nvmlBridgeChipType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_BRIDGE_CHIP_PLX NVML_BRIDGE_CHIP_BRO4",
);

pub(crate) static nvmlBusType_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlBusType_t\ntypedef nvmlBusType_t, from nvml.h. Since at least CUDA 12.0.", ValueKind::U32,
    None,
);

pub(crate) static nvmlC2cModeInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlC2cModeInfo_v1_t\nstruct nvmlC2cModeInfo_v1_t, from nvml.h. Since CUDA 12.3.",
    (4, 4, false),
    |table| {
        table.plain("isC2cEnabled\0U32 0\0");
    },
);

pub(crate) static nvmlClkMonFaultInfo_struct: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlClkMonFaultInfo_struct\nstruct nvmlClkMonFaultInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("clkApiDomain\0U32 0\0clkDomainFaultMask\0U32 4\0");
    },
);

pub(crate) static nvmlClkMonFaultInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlClkMonFaultInfo_t\nstruct nvmlClkMonFaultInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlClkMonFaultInfo_struct,
);

pub(crate) static nvmlClkMonStatus_status: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlClkMonStatus_status\nstruct nvmlClkMonStatus_t, from nvml.h. Since at least CUDA 12.0.",
    (264, 4, false),
    |table| {
        table.plain("bGlobalStatus\0U32 0\0clkMonListSize\0U32 4\0");
        table.field(c"clkMonList", 8, Ty::array(Ty::Record(&nvml::nvmlClkMonFaultInfo_t), 32));
    },
);

pub(crate) static nvmlClkMonStatus_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlClkMonStatus_t\nstruct nvmlClkMonStatus_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlClkMonStatus_status,
);

pub(crate) static nvmlClockId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlClockId_t\nenum nvmlClockId_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_CLOCK_ID_APP_CLOCK_TARGET, NVML_CLOCK_ID_APP_CLOCK_DEFAULT.",
    "NVML_CLOCK_ID_CURRENT NVML_CLOCK_ID_APP_CLOCK_TARGET NVML_CLOCK_ID_APP_CLOCK_DEFAULT NVML_CLOCK_ID_CUSTOMER_BOOST_MAX NVML_CLOCK_ID_COUNT",
);

pub(crate) static nvmlClockLimitId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlClockLimitId_t\nenum nvmlClockLimitId_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_CLOCK_LIMIT_ID_RANGE_START=-256 NVML_CLOCK_LIMIT_ID_TDP NVML_CLOCK_LIMIT_ID_UNLIMITED",
);

pub(crate) static nvmlClockOffset_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlClockOffset_t\ntypedef nvmlClockOffset_v1_t nvmlClockOffset_t, from nvml.h. Since CUDA 12.5.",
    &nvml::nvmlClockOffset_v1_t,
);

pub(crate) static nvmlClockOffset_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlClockOffset_v1_t\nstruct nvmlClockOffset_v1_t, from nvml.h. Since CUDA 12.5.",
        (24, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"type", 4, Ty::Enum(&nvml::nvmlClockType_t));
            table.field(c"pstate", 8, Ty::Enum(&nvml::nvmlPstates_t));
            table.plain("clockOffsetMHz\0I32 12\0minClockOffsetMHz\0I32 16\0maxClockOffsetMHz\0I32 20\0");
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlClockType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlClockType_t\nenum nvmlClockType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_CLOCK_GRAPHICS NVML_CLOCK_SM NVML_CLOCK_MEM NVML_CLOCK_VIDEO NVML_CLOCK_COUNT",
);

pub(crate) static nvmlComputeInstanceInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlComputeInstanceInfo_st\nstruct nvmlComputeInstanceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"device", 0, Ty::Value(&nvml::nvmlDevice_t));
        table.field(c"gpuInstance", 8, Ty::Value(&nvml::nvmlGpuInstance_t));
        table.plain("id\0U32 16\0profileId\0U32 20\0");
        table.field(c"placement", 24, Ty::Record(&nvml::nvmlComputeInstancePlacement_t));
    },
);

pub(crate) static nvmlComputeInstanceInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlComputeInstanceInfo_t\nstruct nvmlComputeInstanceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlComputeInstanceInfo_st,
);

pub(crate) static nvmlComputeInstancePlacement_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlComputeInstancePlacement_st\nstruct nvmlComputeInstancePlacement_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("start\0U32 0\0size\0U32 4\0");
    },
);

pub(crate) static nvmlComputeInstancePlacement_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlComputeInstancePlacement_t\nstruct nvmlComputeInstancePlacement_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlComputeInstancePlacement_st,
);

pub(crate) static nvmlComputeInstanceProfileInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_st\nstruct nvmlComputeInstanceProfileInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (36, 4, false),
    |table| {
        table
            .plain(
                "id\0U32 0\0sliceCount\0U32 4\0instanceCount\0U32 8\0multiprocessorCount\0U32 12\0sharedCopyEngineCount\0U32 16\0sharedDecoderCount\0U32 20\0sharedEncoderCount\0U32 24\0sharedJpegCount\0U32 28\0sharedOfaCount\0U32 32\0",
            );
    },
);

pub(crate) static nvmlComputeInstanceProfileInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_t\nstruct nvmlComputeInstanceProfileInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlComputeInstanceProfileInfo_st,
);

pub(crate) static nvmlComputeInstanceProfileInfo_v2_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_v2_st\nstruct nvmlComputeInstanceProfileInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
        (136, 4, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0id\0U32 4\0sliceCount\0U32 8\0instanceCount\0U32 12\0multiprocessorCount\0U32 16\0sharedCopyEngineCount\0U32 20\0sharedDecoderCount\0U32 24\0sharedEncoderCount\0U32 28\0sharedJpegCount\0U32 32\0sharedOfaCount\0U32 36\0",
                );
            table.field(c"name", 40, Ty::Name(96));
        },
    )
    .starting(b"\x88\0\0\x02");

pub(crate) static nvmlComputeInstanceProfileInfo_v2_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_v2_t\nstruct nvmlComputeInstanceProfileInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlComputeInstanceProfileInfo_v2_st,
);

pub(crate) static nvmlComputeInstanceProfileInfo_v3_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_v3_st\nstruct nvmlComputeInstanceProfileInfo_v3_t, from nvml.h. Since CUDA 12.3.",
        (140, 4, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0id\0U32 4\0sliceCount\0U32 8\0instanceCount\0U32 12\0multiprocessorCount\0U32 16\0sharedCopyEngineCount\0U32 20\0sharedDecoderCount\0U32 24\0sharedEncoderCount\0U32 28\0sharedJpegCount\0U32 32\0sharedOfaCount\0U32 36\0",
                );
            table.field(c"name", 40, Ty::Name(96));
            table.plain("capabilities\0U32 136\0");
        },
    )
    .starting(b"\x8C\0\0\x03");

pub(crate) static nvmlComputeInstanceProfileInfo_v3_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlComputeInstanceProfileInfo_v3_t\nstruct nvmlComputeInstanceProfileInfo_v3_t, from nvml.h. Since CUDA 12.3.",
    &nvml::nvmlComputeInstanceProfileInfo_v3_st,
);

pub(crate) static nvmlComputeInstance_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlComputeInstance_t\ntypedef nvmlComputeInstance_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvmlComputeMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlComputeMode_t\nenum nvmlComputeMode_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_COMPUTEMODE_DEFAULT NVML_COMPUTEMODE_EXCLUSIVE_THREAD NVML_COMPUTEMODE_PROHIBITED NVML_COMPUTEMODE_EXCLUSIVE_PROCESS NVML_COMPUTEMODE_COUNT",
);

pub(crate) static nvmlConfComputeGetKeyRotationThresholdInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeGetKeyRotationThresholdInfo_t\ntypedef nvmlConfComputeGetKeyRotationThresholdInfo_v1_t nvmlConfComputeGetKeyRotationThresholdInfo_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
);

pub(crate) static nvmlConfComputeGetKeyRotationThresholdInfo_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlConfComputeGetKeyRotationThresholdInfo_st\nstruct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, from nvml.h. Since CUDA 12.4.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0attackerAdvantage\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlConfComputeGetKeyRotationThresholdInfo_v1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeGetKeyRotationThresholdInfo_v1_t\nstruct nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlConfComputeGetKeyRotationThresholdInfo_st,
);

pub(crate) static nvmlConfComputeGpuAttestationReport_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlConfComputeGpuAttestationReport_st\nstruct nvmlConfComputeGpuAttestationReport_t, from nvml.h. Since CUDA 12.2.",
    (12332, 4, false),
    |table| {
        table
            .plain(
                "isCecAttestationReportPresent\0U32 0\0attestationReportSize\0U32 4\0cecAttestationReportSize\0U32 8\0",
            );
        table.field(c"nonce", 12, Ty::Chars(32));
        table.field(c"attestationReport", 44, Ty::Chars(8192));
        table.field(c"cecAttestationReport", 8236, Ty::Chars(4096));
    },
);

pub(crate) static nvmlConfComputeGpuAttestationReport_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeGpuAttestationReport_t\nstruct nvmlConfComputeGpuAttestationReport_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlConfComputeGpuAttestationReport_st,
);

pub(crate) static nvmlConfComputeGpuCertificate_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlConfComputeGpuCertificate_st\nstruct nvmlConfComputeGpuCertificate_t, from nvml.h. Since CUDA 12.2.",
    (9224, 4, false),
    |table| {
        table.plain("certChainSize\0U32 0\0attestationCertChainSize\0U32 4\0");
        table.field(c"certChain", 8, Ty::Chars(4096));
        table.field(c"attestationCertChain", 4104, Ty::Chars(5120));
    },
);

pub(crate) static nvmlConfComputeGpuCertificate_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeGpuCertificate_t\nstruct nvmlConfComputeGpuCertificate_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlConfComputeGpuCertificate_st,
);

pub(crate) static nvmlConfComputeMemSizeInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlConfComputeMemSizeInfo_st\nstruct nvmlConfComputeMemSizeInfo_t, from nvml.h. Since CUDA 12.2.",
    (16, 8, false),
    |table| {
        table.plain("protectedMemSizeKib\0U64 0\0unprotectedMemSizeKib\0U64 8\0");
    },
);

pub(crate) static nvmlConfComputeMemSizeInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeMemSizeInfo_t\nstruct nvmlConfComputeMemSizeInfo_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlConfComputeMemSizeInfo_st,
);

pub(crate) static nvmlConfComputeSetKeyRotationThresholdInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeSetKeyRotationThresholdInfo_t\ntypedef nvmlConfComputeSetKeyRotationThresholdInfo_v1_t nvmlConfComputeSetKeyRotationThresholdInfo_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
);

pub(crate) static nvmlConfComputeSetKeyRotationThresholdInfo_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlConfComputeSetKeyRotationThresholdInfo_st\nstruct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, from nvml.h. Since CUDA 12.4.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0maxAttackerAdvantage\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlConfComputeSetKeyRotationThresholdInfo_v1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeSetKeyRotationThresholdInfo_v1_t\nstruct nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlConfComputeSetKeyRotationThresholdInfo_st,
);

pub(crate) static nvmlConfComputeSystemCaps_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlConfComputeSystemCaps_st\nstruct nvmlConfComputeSystemCaps_t, from nvml.h. Since CUDA 12.2.",
    (8, 4, false),
    |table| {
        table.plain("cpuCaps\0U32 0\0gpusCaps\0U32 4\0");
    },
);

pub(crate) static nvmlConfComputeSystemCaps_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeSystemCaps_t\nstruct nvmlConfComputeSystemCaps_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlConfComputeSystemCaps_st,
);

pub(crate) static nvmlConfComputeSystemState_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlConfComputeSystemState_st\nstruct nvmlConfComputeSystemState_t, from nvml.h. Since CUDA 12.2.",
    (12, 4, false),
    |table| {
        table.plain("environment\0U32 0\0ccFeature\0U32 4\0devToolsMode\0U32 8\0");
    },
);

pub(crate) static nvmlConfComputeSystemState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlConfComputeSystemState_t\nstruct nvmlConfComputeSystemState_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlConfComputeSystemState_st,
);

pub(crate) static nvmlCoolerControl_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlCoolerControl_t\nenum nvmlCoolerControl_t, from nvml.h. Since CUDA 12.8.",
    "NVML_THERMAL_COOLER_SIGNAL_NONE NVML_THERMAL_COOLER_SIGNAL_TOGGLE NVML_THERMAL_COOLER_SIGNAL_VARIABLE NVML_THERMAL_COOLER_SIGNAL_COUNT",
);

pub(crate) static nvmlCoolerInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlCoolerInfo_t\ntypedef nvmlCoolerInfo_v1_t nvmlCoolerInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlCoolerInfo_v1_t,
);

pub(crate) static nvmlCoolerInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlCoolerInfo_v1_t\nstruct nvmlCoolerInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (16, 4, false),
        |table| {
            table.plain("version\0U32 0\0index\0U32 4\0");
            table.field(c"signalType", 8, Ty::Enum(&nvml::nvmlCoolerControl_t));
            table.field(c"target", 12, Ty::Enum(&nvml::nvmlCoolerTarget_t));
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlCoolerTarget_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlCoolerTarget_t\nenum nvmlCoolerTarget_t, from nvml.h. Since CUDA 12.8.",
    "NVML_THERMAL_COOLER_TARGET_NONE=1 NVML_THERMAL_COOLER_TARGET_GPU NVML_THERMAL_COOLER_TARGET_MEMORY=4 NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY=8 NVML_THERMAL_COOLER_TARGET_GPU_RELATED=14",
);

pub(crate) static nvmlDetachGpuState_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDetachGpuState_t\nenum nvmlDetachGpuState_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_DETACH_GPU_KEEP NVML_DETACH_GPU_REMOVE",
);

pub(crate) static nvmlDeviceArchitecture_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlDeviceArchitecture_t\ntypedef nvmlDeviceArchitecture_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlDeviceAttributes_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlDeviceAttributes_st\nstruct nvmlDeviceAttributes_t, from nvml.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table
            .plain(
                "multiprocessorCount\0U32 0\0sharedCopyEngineCount\0U32 4\0sharedDecoderCount\0U32 8\0sharedEncoderCount\0U32 12\0sharedJpegCount\0U32 16\0sharedOfaCount\0U32 20\0gpuInstanceSliceCount\0U32 24\0computeInstanceSliceCount\0U32 28\0memorySizeMB\0U64 32\0",
            );
    },
);

pub(crate) static nvmlDeviceAttributes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDeviceAttributes_t\nstruct nvmlDeviceAttributes_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlDeviceAttributes_st,
);

pub(crate) static nvmlDeviceCapabilities_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDeviceCapabilities_t\ntypedef nvmlDeviceCapabilities_v1_t nvmlDeviceCapabilities_t, from nvml.h. Since CUDA 12.5.",
    &nvml::nvmlDeviceCapabilities_v1_t,
);

pub(crate) static nvmlDeviceCapabilities_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDeviceCapabilities_v1_t\nstruct nvmlDeviceCapabilities_v1_t, from nvml.h. Since CUDA 12.5.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0capMask\0U32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlDeviceCurrentClockFreqs_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDeviceCurrentClockFreqs_t\ntypedef nvmlDeviceCurrentClockFreqs_v1_t nvmlDeviceCurrentClockFreqs_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlDeviceCurrentClockFreqs_v1_t,
);

pub(crate) static nvmlDeviceCurrentClockFreqs_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDeviceCurrentClockFreqs_v1_t\nstruct nvmlDeviceCurrentClockFreqs_v1_t, from nvml.h. Since CUDA 12.8.",
        (2052, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"str", 4, Ty::Name(2048));
        },
    )
    .starting(b"\x04\x08\0\x01");

pub(crate) static nvmlDeviceGpuRecoveryAction_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDeviceGpuRecoveryAction_t\nenum nvmlDeviceGpuRecoveryAction_t, from nvml.h. Since CUDA 12.8.",
    "NVML_GPU_RECOVERY_ACTION_NONE NVML_GPU_RECOVERY_ACTION_GPU_RESET NVML_GPU_RECOVERY_ACTION_NODE_REBOOT NVML_GPU_RECOVERY_ACTION_DRAIN_P2P NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN NVML_GPU_RECOVERY_ACTION_BUS_RESET NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT",
);

pub(crate) static nvmlDevicePerfModes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDevicePerfModes_t\ntypedef nvmlDevicePerfModes_v1_t nvmlDevicePerfModes_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlDevicePerfModes_v1_t,
);

pub(crate) static nvmlDevicePerfModes_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDevicePerfModes_v1_t\nstruct nvmlDevicePerfModes_v1_t, from nvml.h. Since CUDA 12.8.",
        (2052, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"str", 4, Ty::Name(2048));
        },
    )
    .starting(b"\x04\x08\0\x01");

pub(crate) static nvmlDevice_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlDevice_t\ntypedef nvmlDevice_t, from nvml.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static nvmlDramEncryptionInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDramEncryptionInfo_t\ntypedef nvmlDramEncryptionInfo_v1_t nvmlDramEncryptionInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlDramEncryptionInfo_v1_t,
);

pub(crate) static nvmlDramEncryptionInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDramEncryptionInfo_v1_t\nstruct nvmlDramEncryptionInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"encryptionState", 4, Ty::Enum(&nvml::nvmlEnableState_t));
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlDriverModel_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDriverModel_t\nenum nvmlDriverModel_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_DRIVER_WDM.",
    "NVML_DRIVER_WDDM NVML_DRIVER_WDM NVML_DRIVER_MCDM",
);

pub(crate) static nvmlEccCounterType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlEccCounterType_t\nenum nvmlEccCounterType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VOLATILE_ECC NVML_AGGREGATE_ECC NVML_ECC_COUNTER_TYPE_COUNT",
);

pub(crate) static nvmlEccErrorCounts_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccErrorCounts_st\nstruct nvmlEccErrorCounts_t, from nvml.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.plain("l1Cache\0U64 0\0l2Cache\0U64 8\0deviceMemory\0U64 16\0registerFile\0U64 24\0");
    },
);

pub(crate) static nvmlEccErrorCounts_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlEccErrorCounts_t\nstruct nvmlEccErrorCounts_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlEccErrorCounts_st,
);

pub(crate) static nvmlEccSramErrorStatus_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlEccSramErrorStatus_t\ntypedef nvmlEccSramErrorStatus_v1_t nvmlEccSramErrorStatus_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlEccSramErrorStatus_v1_t,
);

pub(crate) static nvmlEccSramErrorStatus_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlEccSramErrorStatus_v1_t\nstruct nvmlEccSramErrorStatus_v1_t, from nvml.h. Since CUDA 12.4.",
        (104, 8, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0aggregateUncParity\0U64 8\0aggregateUncSecDed\0U64 16\0aggregateCor\0U64 24\0volatileUncParity\0U64 32\0volatileUncSecDed\0U64 40\0volatileCor\0U64 48\0aggregateUncBucketL2\0U64 56\0aggregateUncBucketSm\0U64 64\0aggregateUncBucketPcie\0U64 72\0aggregateUncBucketMcu\0U64 80\0aggregateUncBucketOther\0U64 88\0bThresholdExceeded\0U32 96\0",
                );
        },
    )
    .starting(b"h\0\0\x01");

pub(crate) static nvmlEnableState_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlEnableState_t\nenum nvmlEnableState_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_FEATURE_DISABLED NVML_FEATURE_ENABLED",
);

pub(crate) static nvmlEncoderSessionInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEncoderSessionInfo_st\nstruct nvmlEncoderSessionInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (32, 4, false),
    |table| {
        table.plain("sessionId\0U32 0\0pid\0U32 4\0");
        table.field(c"vgpuInstance", 8, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table.field(c"codecType", 12, Ty::Enum(&nvml::nvmlEncoderType_t));
        table.plain("hResolution\0U32 16\0vResolution\0U32 20\0averageFps\0U32 24\0averageLatency\0U32 28\0");
    },
);

pub(crate) static nvmlEncoderSessionInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlEncoderSessionInfo_t\nstruct nvmlEncoderSessionInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlEncoderSessionInfo_st,
);

pub(crate) static nvmlEncoderType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlEncoderType_t\nenum nvmlEncoderType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_ENCODER_QUERY_H264 NVML_ENCODER_QUERY_HEVC NVML_ENCODER_QUERY_AV1 NVML_ENCODER_QUERY_UNKNOWN=255",
);

pub(crate) static nvmlEventData_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventData_st\nstruct nvmlEventData_t, from nvml.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table.field(c"device", 0, Ty::Value(&nvml::nvmlDevice_t));
        table.plain("eventType\0U64 8\0eventData\0U64 16\0gpuInstanceId\0U32 24\0computeInstanceId\0U32 28\0");
    },
);

pub(crate) static nvmlEventData_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlEventData_t\nstruct nvmlEventData_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlEventData_st,
);

pub(crate) static nvmlEventSet_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlEventSet_t\ntypedef nvmlEventSet_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvmlExcludedDeviceInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlExcludedDeviceInfo_st\nstruct nvmlExcludedDeviceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (148, 4, false),
    |table| {
        table.field(c"pciInfo", 0, Ty::Record(&nvml::nvmlPciInfo_t));
        table.field(c"uuid", 68, Ty::Name(80));
    },
);

pub(crate) static nvmlExcludedDeviceInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlExcludedDeviceInfo_t\nstruct nvmlExcludedDeviceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlExcludedDeviceInfo_st,
);

pub(crate) static nvmlFBCSessionInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlFBCSessionInfo_st\nstruct nvmlFBCSessionInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (48, 4, false),
    |table| {
        table.plain("sessionId\0U32 0\0pid\0U32 4\0");
        table.field(c"vgpuInstance", 8, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table.plain("displayOrdinal\0U32 12\0");
        table.field(c"sessionType", 16, Ty::Enum(&nvml::nvmlFBCSessionType_t));
        table
            .plain(
                "sessionFlags\0U32 20\0hMaxResolution\0U32 24\0vMaxResolution\0U32 28\0hResolution\0U32 32\0vResolution\0U32 36\0averageFPS\0U32 40\0averageLatency\0U32 44\0",
            );
    },
);

pub(crate) static nvmlFBCSessionInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlFBCSessionInfo_t\nstruct nvmlFBCSessionInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlFBCSessionInfo_st,
);

pub(crate) static nvmlFBCSessionType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlFBCSessionType_t\nenum nvmlFBCSessionType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_FBC_SESSION_TYPE_UNKNOWN NVML_FBC_SESSION_TYPE_TOSYS NVML_FBC_SESSION_TYPE_CUDA NVML_FBC_SESSION_TYPE_VID NVML_FBC_SESSION_TYPE_HWENC",
);

pub(crate) static nvmlFBCStats_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlFBCStats_st\nstruct nvmlFBCStats_t, from nvml.h. Since at least CUDA 12.0.",
    (12, 4, false),
    |table| {
        table.plain("sessionsCount\0U32 0\0averageFPS\0U32 4\0averageLatency\0U32 8\0");
    },
);

pub(crate) static nvmlFBCStats_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlFBCStats_t\nstruct nvmlFBCStats_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlFBCStats_st,
);

pub(crate) static nvmlFanControlPolicy_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlFanControlPolicy_t\ntypedef nvmlFanControlPolicy_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlFanSpeedInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlFanSpeedInfo_t\ntypedef nvmlFanSpeedInfo_v1_t nvmlFanSpeedInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlFanSpeedInfo_v1_t,
);

pub(crate) static nvmlFanSpeedInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlFanSpeedInfo_v1_t\nstruct nvmlFanSpeedInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0fan\0U32 4\0speed\0U32 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlFanState_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlFanState_t\nenum nvmlFanState_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_FAN_NORMAL NVML_FAN_FAILED",
);

pub(crate) static nvmlFieldValue_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlFieldValue_st\nstruct nvmlFieldValue_t, from nvml.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.plain("fieldId\0U32 0\0scopeId\0U32 4\0timestamp\0I64 8\0latencyUsec\0I64 16\0");
        table.field(c"valueType", 24, Ty::Enum(&nvml::nvmlValueType_t));
        table.field(c"nvmlReturn", 28, Ty::Enum(&nvml::nvmlReturn_t));
        table.field(c"value", 32, Ty::Record(&nvml::nvmlValue_t));
    },
);

pub(crate) static nvmlFieldValue_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlFieldValue_t\nstruct nvmlFieldValue_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlFieldValue_st,
);

pub(crate) static nvmlGpmMetric_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpmMetric_t\nstruct nvmlGpmMetric_t, from nvml.h. Since at least CUDA 12.0.",
    (40, 8, false),
    |table| {
        table.plain("metricId\0U32 0\0");
        table.field(c"nvmlReturn", 4, Ty::Enum(&nvml::nvmlReturn_t));
        table.plain("value\0F64 8\0");
        table.field(c"metricInfo", 16, Ty::Record(&nvml::nvmlGpmMetric_t_metricInfo));
    },
);

pub(crate) static nvmlGpmMetric_t_metricInfo: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpmMetric_t_metricInfo\nstruct nvmlGpmMetric_t.metricInfo, from nvml.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"shortName", 0, Ty::Pointer).in_digits();
        table.field(c"longName", 8, Ty::Pointer).in_digits();
        table.field(c"unit", 16, Ty::Pointer).in_digits();
    },
);

pub(crate) static nvmlGpmSample_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlGpmSample_t\ntypedef nvmlGpmSample_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvmlGpmSupport_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpmSupport_t\nstruct nvmlGpmSupport_t, from nvml.h. Since at least CUDA 12.0.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0isSupportedDevice\0U32 4\0");
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvmlGpuDynamicPstatesInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuDynamicPstatesInfo_st\nstruct nvmlGpuDynamicPstatesInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (132, 4, false),
    |table| {
        table.plain("flags\0U32 0\0");
        table.field(c"utilization", 4, Ty::array(Ty::Record(&nvml::nvmlGpuDynamicPstatesInfo_t_utilization), 8));
    },
);

pub(crate) static nvmlGpuDynamicPstatesInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuDynamicPstatesInfo_t\nstruct nvmlGpuDynamicPstatesInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGpuDynamicPstatesInfo_st,
);

pub(crate) static nvmlGpuDynamicPstatesInfo_t_utilization: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuDynamicPstatesInfo_t_utilization\nstruct nvmlGpuDynamicPstatesInfo_t.utilization, from nvml.h. Since at least CUDA 12.0.",
    (16, 4, false),
    |table| {
        table.plain("bIsPresent\0U32 0\0percentage\0U32 4\0incThreshold\0U32 8\0decThreshold\0U32 12\0");
    },
);

pub(crate) static nvmlGpuFabricInfo_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuFabricInfo_t\nstruct nvmlGpuFabricInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (28, 4, false),
    |table| {
        table.field(c"clusterUuid", 0, Ty::Chars(16));
        table.field(c"status", 16, Ty::Enum(&nvml::nvmlReturn_t));
        table.plain("cliqueId\0U32 20\0");
        table.field(c"state", 24, Ty::Value(&nvml::nvmlGpuFabricState_t));
    },
);

pub(crate) static nvmlGpuFabricInfo_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpuFabricInfo_v2_t\nstruct nvmlGpuFabricInfo_v2_t, from nvml.h. Since CUDA 12.4.",
        (36, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"clusterUuid", 4, Ty::Chars(16));
            table.field(c"status", 20, Ty::Enum(&nvml::nvmlReturn_t));
            table.plain("cliqueId\0U32 24\0");
            table.field(c"state", 28, Ty::Value(&nvml::nvmlGpuFabricState_t));
            table.plain("healthMask\0U32 32\0");
        },
    )
    .starting(b"$\0\0\x02");

pub(crate) static nvmlGpuFabricState_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlGpuFabricState_t\ntypedef nvmlGpuFabricState_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U8, None,
);

pub(crate) static nvmlGpuInstanceInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuInstanceInfo_st\nstruct nvmlGpuInstanceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.field(c"device", 0, Ty::Value(&nvml::nvmlDevice_t));
        table.plain("id\0U32 8\0profileId\0U32 12\0");
        table.field(c"placement", 16, Ty::Record(&nvml::nvmlGpuInstancePlacement_t));
    },
);

pub(crate) static nvmlGpuInstanceInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuInstanceInfo_t\nstruct nvmlGpuInstanceInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGpuInstanceInfo_st,
);

pub(crate) static nvmlGpuInstancePlacement_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuInstancePlacement_st\nstruct nvmlGpuInstancePlacement_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("start\0U32 0\0size\0U32 4\0");
    },
);

pub(crate) static nvmlGpuInstancePlacement_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuInstancePlacement_t\nstruct nvmlGpuInstancePlacement_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGpuInstancePlacement_st,
);

pub(crate) static nvmlGpuInstanceProfileInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_st\nstruct nvmlGpuInstanceProfileInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table
            .plain(
                "id\0U32 0\0isP2pSupported\0U32 4\0sliceCount\0U32 8\0instanceCount\0U32 12\0multiprocessorCount\0U32 16\0copyEngineCount\0U32 20\0decoderCount\0U32 24\0encoderCount\0U32 28\0jpegCount\0U32 32\0ofaCount\0U32 36\0memorySizeMB\0U64 40\0",
            );
    },
);

pub(crate) static nvmlGpuInstanceProfileInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_t\nstruct nvmlGpuInstanceProfileInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGpuInstanceProfileInfo_st,
);

pub(crate) static nvmlGpuInstanceProfileInfo_v2_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_v2_st\nstruct nvmlGpuInstanceProfileInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
        (152, 8, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0id\0U32 4\0isP2pSupported\0U32 8\0sliceCount\0U32 12\0instanceCount\0U32 16\0multiprocessorCount\0U32 20\0copyEngineCount\0U32 24\0decoderCount\0U32 28\0encoderCount\0U32 32\0jpegCount\0U32 36\0ofaCount\0U32 40\0memorySizeMB\0U64 48\0",
                );
            table.field(c"name", 56, Ty::Name(96));
        },
    )
    .starting(b"\x98\0\0\x02");

pub(crate) static nvmlGpuInstanceProfileInfo_v2_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_v2_t\nstruct nvmlGpuInstanceProfileInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGpuInstanceProfileInfo_v2_st,
);

pub(crate) static nvmlGpuInstanceProfileInfo_v3_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_v3_st\nstruct nvmlGpuInstanceProfileInfo_v3_t, from nvml.h. Since CUDA 12.3.",
        (152, 8, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0id\0U32 4\0sliceCount\0U32 8\0instanceCount\0U32 12\0multiprocessorCount\0U32 16\0copyEngineCount\0U32 20\0decoderCount\0U32 24\0encoderCount\0U32 28\0jpegCount\0U32 32\0ofaCount\0U32 36\0memorySizeMB\0U64 40\0",
                );
            table.field(c"name", 48, Ty::Name(96));
            table.plain("capabilities\0U32 144\0");
        },
    )
    .starting(b"\x98\0\0\x03");

pub(crate) static nvmlGpuInstanceProfileInfo_v3_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuInstanceProfileInfo_v3_t\nstruct nvmlGpuInstanceProfileInfo_v3_t, from nvml.h. Since CUDA 12.3.",
    &nvml::nvmlGpuInstanceProfileInfo_v3_st,
);

pub(crate) static nvmlGpuInstance_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlGpuInstance_t\ntypedef nvmlGpuInstance_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::Handle, None,
);

pub(crate) static nvmlGpuOperationMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationMode_t\nenum nvmlGpuOperationMode_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_GOM_ALL_ON NVML_GOM_COMPUTE NVML_GOM_LOW_DP",
);

pub(crate) static nvmlGpuP2PCapsIndex_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuP2PCapsIndex_t\nenum nvmlGpuP2PCapsIndex_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_P2P_CAPS_INDEX_PROP.",
    "NVML_P2P_CAPS_INDEX_READ NVML_P2P_CAPS_INDEX_WRITE NVML_P2P_CAPS_INDEX_NVLINK NVML_P2P_CAPS_INDEX_ATOMICS NVML_P2P_CAPS_INDEX_PCI NVML_P2P_CAPS_INDEX_PROP=4 NVML_P2P_CAPS_INDEX_UNKNOWN",
);

pub(crate) static nvmlGpuP2PStatus_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuP2PStatus_t\nenum nvmlGpuP2PStatus_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_P2P_STATUS_OK NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED=1 NVML_P2P_STATUS_GPU_NOT_SUPPORTED NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED NVML_P2P_STATUS_DISABLED_BY_REGKEY NVML_P2P_STATUS_NOT_SUPPORTED NVML_P2P_STATUS_UNKNOWN",
);

pub(crate) static nvmlGpuThermalSettings_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuThermalSettings_t\nstruct nvmlGpuThermalSettings_t, from nvml.h. Since at least CUDA 12.0.",
    (64, 4, false),
    |table| {
        table.plain("count\0U32 0\0");
        table.field(c"sensor", 4, Ty::array(Ty::Record(&nvml::nvmlGpuThermalSettings_t_sensor), 3));
    },
);

pub(crate) static nvmlGpuThermalSettings_t_sensor: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuThermalSettings_t_sensor\nstruct nvmlGpuThermalSettings_t.sensor, from nvml.h. Since at least CUDA 12.0.",
    (20, 4, false),
    |table| {
        table.field(c"controller", 0, Ty::Enum(&nvml::nvmlThermalController_t));
        table.plain("defaultMinTemp\0I32 4\0defaultMaxTemp\0I32 8\0currentTemp\0I32 12\0");
        table.field(c"target", 16, Ty::Enum(&nvml::nvmlThermalTarget_t));
    },
);

pub(crate) static nvmlGpuTopologyLevel_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuTopologyLevel_t\nenum nvmlGpuTopologyLevel_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_TOPOLOGY_INTERNAL NVML_TOPOLOGY_SINGLE=10 NVML_TOPOLOGY_MULTIPLE=20 NVML_TOPOLOGY_HOSTBRIDGE=30 NVML_TOPOLOGY_NODE=40 NVML_TOPOLOGY_SYSTEM=50",
);

pub(crate) static nvmlGpuUtilizationDomainId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuUtilizationDomainId_t\nenum nvmlGpuUtilizationDomainId_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_GPU_UTILIZATION_DOMAIN_GPU NVML_GPU_UTILIZATION_DOMAIN_FB NVML_GPU_UTILIZATION_DOMAIN_VID NVML_GPU_UTILIZATION_DOMAIN_BUS",
);

pub(crate) static nvmlGpuVirtualizationMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuVirtualizationMode_t\nenum nvmlGpuVirtualizationMode_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_GPU_VIRTUALIZATION_MODE_NONE NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH NVML_GPU_VIRTUALIZATION_MODE_VGPU NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA",
);

pub(crate) static nvmlGridLicensableFeature_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGridLicensableFeature_st\nstruct nvmlGridLicensableFeature_t, from nvml.h. Since at least CUDA 12.0.",
    (284, 4, false),
    |table| {
        table.field(c"featureCode", 0, Ty::Enum(&nvml::nvmlGridLicenseFeatureCode_t));
        table.plain("featureState\0U32 4\0");
        table.field(c"licenseInfo", 8, Ty::Name(128));
        table.field(c"productName", 136, Ty::Name(128));
        table.plain("featureEnabled\0U32 264\0");
        table.field(c"licenseExpiry", 268, Ty::Record(&nvml::nvmlGridLicenseExpiry_t));
    },
);

pub(crate) static nvmlGridLicensableFeature_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGridLicensableFeature_t\nstruct nvmlGridLicensableFeature_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGridLicensableFeature_st,
);

pub(crate) static nvmlGridLicensableFeatures_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGridLicensableFeatures_st\nstruct nvmlGridLicensableFeatures_t, from nvml.h. Since at least CUDA 12.0.",
    (860, 4, false),
    |table| {
        table.plain("isGridLicenseSupported\0I32 0\0licensableFeaturesCount\0U32 4\0");
        table.field(c"gridLicensableFeatures", 8, Ty::array(Ty::Record(&nvml::nvmlGridLicensableFeature_t), 3));
    },
);

pub(crate) static nvmlGridLicensableFeatures_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGridLicensableFeatures_t\nstruct nvmlGridLicensableFeatures_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGridLicensableFeatures_st,
);

pub(crate) static nvmlGridLicenseExpiry_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGridLicenseExpiry_st\nstruct nvmlGridLicenseExpiry_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 4, false),
    |table| {
        table.plain("year\0U32 0\0month\0U16 4\0day\0U16 6\0hour\0U16 8\0min\0U16 10\0sec\0U16 12\0status\0U8 14\0");
    },
);

pub(crate) static nvmlGridLicenseExpiry_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGridLicenseExpiry_t\nstruct nvmlGridLicenseExpiry_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlGridLicenseExpiry_st,
);

pub(crate) static nvmlGridLicenseFeatureCode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGridLicenseFeatureCode_t\nenum nvmlGridLicenseFeatureCode_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION.",
    "NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN NVML_GRID_LICENSE_FEATURE_CODE_VGPU NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION=2 NVML_GRID_LICENSE_FEATURE_CODE_GAMING NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV",
);

pub(crate) static nvmlHostVgpuMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlHostVgpuMode_t\nenum nvmlHostVgpuMode_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_HOST_VGPU_MODE_NON_SRIOV NVML_HOST_VGPU_MODE_SRIOV",
);

pub(crate) static nvmlHwbcEntry_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlHwbcEntry_st\nstruct nvmlHwbcEntry_t, from nvml.h. Since at least CUDA 12.0.",
    (36, 4, false),
    |table| {
        table.plain("hwbcId\0U32 0\0");
        table.field(c"firmwareVersion", 4, Ty::Name(32));
    },
);

pub(crate) static nvmlHwbcEntry_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlHwbcEntry_t\nstruct nvmlHwbcEntry_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlHwbcEntry_st,
);

pub(crate) static nvmlInforomObject_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlInforomObject_t\nenum nvmlInforomObject_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_INFOROM_OEM NVML_INFOROM_ECC NVML_INFOROM_POWER NVML_INFOROM_DEN NVML_INFOROM_COUNT",
);

pub(crate) static nvmlIntNvLinkDeviceType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlIntNvLinkDeviceType_t\nenum nvmlIntNvLinkDeviceType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_NVLINK_DEVICE_TYPE_GPU NVML_NVLINK_DEVICE_TYPE_IBMNPU NVML_NVLINK_DEVICE_TYPE_SWITCH NVML_NVLINK_DEVICE_TYPE_UNKNOWN=255",
);

pub(crate) static nvmlLedColor_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlLedColor_t\nenum nvmlLedColor_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_LED_COLOR_GREEN NVML_LED_COLOR_AMBER",
);

pub(crate) static nvmlLedState_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlLedState_st\nstruct nvmlLedState_t, from nvml.h. Since at least CUDA 12.0.",
    (260, 4, false),
    |table| {
        table.field(c"cause", 0, Ty::Name(256));
        table.field(c"color", 256, Ty::Enum(&nvml::nvmlLedColor_t));
    },
);

pub(crate) static nvmlLedState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlLedState_t\nstruct nvmlLedState_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlLedState_st,
);

pub(crate) static nvmlMarginTemperature_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlMarginTemperature_t\ntypedef nvmlMarginTemperature_v1_t nvmlMarginTemperature_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlMarginTemperature_v1_t,
);

pub(crate) static nvmlMarginTemperature_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlMarginTemperature_v1_t\nstruct nvmlMarginTemperature_v1_t, from nvml.h. Since CUDA 12.8.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0marginTemperature\0I32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlMask255_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlMask255_t\nstruct nvmlMask255_t, from nvml.h. Since CUDA 12.8.",
    (32, 4, false),
    |table| {
        table.field(c"mask", 0, Ty::array(Ty::U32, 8));
    },
);

pub(crate) static nvmlMemoryErrorType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlMemoryErrorType_t\nenum nvmlMemoryErrorType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_MEMORY_ERROR_TYPE_CORRECTED NVML_MEMORY_ERROR_TYPE_UNCORRECTED NVML_MEMORY_ERROR_TYPE_COUNT",
);

pub(crate) static nvmlMemoryLocation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlMemoryLocation_t\nenum nvmlMemoryLocation_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_MEMORY_LOCATION_L1_CACHE NVML_MEMORY_LOCATION_L2_CACHE NVML_MEMORY_LOCATION_DRAM NVML_MEMORY_LOCATION_DEVICE_MEMORY=2 NVML_MEMORY_LOCATION_REGISTER_FILE NVML_MEMORY_LOCATION_TEXTURE_MEMORY NVML_MEMORY_LOCATION_TEXTURE_SHM NVML_MEMORY_LOCATION_CBU NVML_MEMORY_LOCATION_SRAM NVML_MEMORY_LOCATION_COUNT",
);

pub(crate) static nvmlMemory_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlMemory_st\nstruct nvmlMemory_t, from nvml.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("total\0U64 0\0free\0U64 8\0used\0U64 16\0");
    },
);

pub(crate) static nvmlMemory_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlMemory_t\nstruct nvmlMemory_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlMemory_st,
);

pub(crate) static nvmlMemory_v2_st: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlMemory_v2_st\nstruct nvmlMemory_v2_t, from nvml.h. Since at least CUDA 12.0.",
        (40, 8, false),
        |table| {
            table.plain("version\0U32 0\0total\0U64 8\0reserved\0U64 16\0free\0U64 24\0used\0U64 32\0");
        },
    )
    .starting(b"(\0\0\x02");

pub(crate) static nvmlMemory_v2_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlMemory_v2_t\nstruct nvmlMemory_v2_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlMemory_v2_st,
);

pub(crate) static nvmlNvLinkCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkCapability_t\nenum nvmlNvLinkCapability_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_NVLINK_CAP_P2P_SUPPORTED NVML_NVLINK_CAP_SYSMEM_ACCESS NVML_NVLINK_CAP_P2P_ATOMICS NVML_NVLINK_CAP_SYSMEM_ATOMICS NVML_NVLINK_CAP_SLI_BRIDGE NVML_NVLINK_CAP_VALID NVML_NVLINK_CAP_COUNT",
);

pub(crate) static nvmlNvLinkErrorCounter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkErrorCounter_t\nenum nvmlNvLinkErrorCounter_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_NVLINK_ERROR_DL_REPLAY NVML_NVLINK_ERROR_DL_RECOVERY NVML_NVLINK_ERROR_DL_CRC_FLIT NVML_NVLINK_ERROR_DL_CRC_DATA NVML_NVLINK_ERROR_DL_ECC_DATA NVML_NVLINK_ERROR_COUNT",
);

pub(crate) static nvmlNvLinkPowerThres_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkPowerThres_st\nstruct nvmlNvLinkPowerThres_t, from nvml.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("lowPwrThreshold\0U32 0\0");
    },
);

pub(crate) static nvmlNvLinkPowerThres_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvLinkPowerThres_t\nstruct nvmlNvLinkPowerThres_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlNvLinkPowerThres_st,
);

pub(crate) static nvmlNvLinkUtilizationControl_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkUtilizationControl_st\nstruct nvmlNvLinkUtilizationControl_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"units", 0, Ty::Enum(&nvml::nvmlNvLinkUtilizationCountUnits_t));
        table.field(c"pktfilter", 4, Ty::Enum(&nvml::nvmlNvLinkUtilizationCountPktTypes_t));
    },
);

pub(crate) static nvmlNvLinkUtilizationControl_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvLinkUtilizationControl_t\nstruct nvmlNvLinkUtilizationControl_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlNvLinkUtilizationControl_st,
);

pub(crate) static nvmlNvLinkUtilizationCountPktTypes_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkUtilizationCountPktTypes_t\nenum nvmlNvLinkUtilizationCountPktTypes_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_NVLINK_COUNTER_PKTFILTER_NOP=1 NVML_NVLINK_COUNTER_PKTFILTER_READ NVML_NVLINK_COUNTER_PKTFILTER_WRITE=4 NVML_NVLINK_COUNTER_PKTFILTER_RATOM=8 NVML_NVLINK_COUNTER_PKTFILTER_NRATOM=16 NVML_NVLINK_COUNTER_PKTFILTER_FLUSH=32 NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA=64 NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA=128 NVML_NVLINK_COUNTER_PKTFILTER_ALL=255",
);

pub(crate) static nvmlNvLinkUtilizationCountUnits_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkUtilizationCountUnits_t\nenum nvmlNvLinkUtilizationCountUnits_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_NVLINK_COUNTER_UNIT_CYCLES NVML_NVLINK_COUNTER_UNIT_PACKETS NVML_NVLINK_COUNTER_UNIT_BYTES NVML_NVLINK_COUNTER_UNIT_RESERVED NVML_NVLINK_COUNTER_UNIT_COUNT",
);

pub(crate) static nvmlNvlinkGetBwMode_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvlinkGetBwMode_t\ntypedef nvmlNvlinkGetBwMode_v1_t nvmlNvlinkGetBwMode_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlNvlinkGetBwMode_v1_t,
);

pub(crate) static nvmlNvlinkGetBwMode_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvlinkGetBwMode_v1_t\nstruct nvmlNvlinkGetBwMode_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0bIsBest\0U32 4\0bwMode\0U8 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlNvlinkSetBwMode_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvlinkSetBwMode_t\ntypedef nvmlNvlinkSetBwMode_v1_t nvmlNvlinkSetBwMode_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlNvlinkSetBwMode_v1_t,
);

pub(crate) static nvmlNvlinkSetBwMode_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvlinkSetBwMode_v1_t\nstruct nvmlNvlinkSetBwMode_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0bSetBest\0U32 4\0bwMode\0U8 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlNvlinkSupportedBwModes_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvlinkSupportedBwModes_t\ntypedef nvmlNvlinkSupportedBwModes_v1_t nvmlNvlinkSupportedBwModes_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlNvlinkSupportedBwModes_v1_t,
);

pub(crate) static nvmlNvlinkSupportedBwModes_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvlinkSupportedBwModes_v1_t\nstruct nvmlNvlinkSupportedBwModes_v1_t, from nvml.h. Since CUDA 12.8.",
        (28, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"bwModes", 4, Ty::Chars(23));
            table.plain("totalBwModes\0U8 27\0");
        },
    )
    .starting(b"\x1C\0\0\x01");

pub(crate) static nvmlNvlinkVersion_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkVersion_t\nenum nvmlNvlinkVersion_t, from nvml.h. Since CUDA 12.8.",
    "NVML_NVLINK_VERSION_INVALID NVML_NVLINK_VERSION_1_0 NVML_NVLINK_VERSION_2_0 NVML_NVLINK_VERSION_2_2 NVML_NVLINK_VERSION_3_0 NVML_NVLINK_VERSION_3_1 NVML_NVLINK_VERSION_4_0 NVML_NVLINK_VERSION_5_0 NVML_NVLINK_VERSION_6_0",
);

pub(crate) static nvmlPSUInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPSUInfo_st\nstruct nvmlPSUInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (268, 4, false),
    |table| {
        table.field(c"state", 0, Ty::Name(256));
        table.plain("current\0U32 256\0voltage\0U32 260\0power\0U32 264\0");
    },
);

pub(crate) static nvmlPSUInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPSUInfo_t\nstruct nvmlPSUInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlPSUInfo_st,
);

pub(crate) static nvmlPageRetirementCause_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPageRetirementCause_t\nenum nvmlPageRetirementCause_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR NVML_PAGE_RETIREMENT_CAUSE_COUNT",
);

pub(crate) static nvmlPciInfoExt_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPciInfoExt_t\ntypedef nvmlPciInfoExt_v1_t nvmlPciInfoExt_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlPciInfoExt_v1_t,
);

pub(crate) static nvmlPciInfoExt_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPciInfoExt_v1_t\nstruct nvmlPciInfoExt_v1_t, from nvml.h. Since CUDA 12.4.",
        (64, 4, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0domain\0U32 4\0bus\0U32 8\0device\0U32 12\0pciDeviceId\0U32 16\0pciSubSystemId\0U32 20\0baseClass\0U32 24\0subClass\0U32 28\0",
                );
            table.field(c"busId", 32, Ty::Name(32));
        },
    )
    .starting(b"@\0\0\x01");

pub(crate) static nvmlPciInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPciInfo_st\nstruct nvmlPciInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (68, 4, false),
    |table| {
        table.field(c"busIdLegacy", 0, Ty::Name(16));
        table.plain("domain\0U32 16\0bus\0U32 20\0device\0U32 24\0pciDeviceId\0U32 28\0pciSubSystemId\0U32 32\0");
        table.field(c"busId", 36, Ty::Name(32));
    },
);

pub(crate) static nvmlPciInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPciInfo_t\nstruct nvmlPciInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlPciInfo_st,
);

pub(crate) static nvmlPcieLinkState_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPcieLinkState_t\nenum nvmlPcieLinkState_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_PCIE_LINK_KEEP NVML_PCIE_LINK_SHUT_DOWN",
);

pub(crate) static nvmlPcieUtilCounter_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPcieUtilCounter_t\nenum nvmlPcieUtilCounter_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_PCIE_UTIL_TX_BYTES NVML_PCIE_UTIL_RX_BYTES NVML_PCIE_UTIL_COUNT",
);

pub(crate) static nvmlPerfPolicyType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPerfPolicyType_t\nenum nvmlPerfPolicyType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_PERF_POLICY_POWER NVML_PERF_POLICY_THERMAL NVML_PERF_POLICY_SYNC_BOOST NVML_PERF_POLICY_BOARD_LIMIT NVML_PERF_POLICY_LOW_UTILIZATION NVML_PERF_POLICY_RELIABILITY NVML_PERF_POLICY_TOTAL_APP_CLOCKS=10 NVML_PERF_POLICY_TOTAL_BASE_CLOCKS NVML_PERF_POLICY_COUNT",
);

pub(crate) static nvmlPlatformInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPlatformInfo_t\ntypedef nvmlPlatformInfo_v2_t nvmlPlatformInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlPlatformInfo_v2_t,
);

pub(crate) static nvmlPlatformInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPlatformInfo_v1_t\nstruct nvmlPlatformInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (44, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"ibGuid", 4, Ty::Chars(16));
            table.field(c"rackGuid", 20, Ty::Chars(16));
            table
                .plain(
                    "chassisPhysicalSlotNumber\0U8 36\0computeSlotIndex\0U8 37\0nodeIndex\0U8 38\0peerType\0U8 39\0moduleId\0U8 40\0",
                );
        },
    )
    .starting(b",\0\0\x01");

pub(crate) static nvmlPlatformInfo_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPlatformInfo_v2_t\nstruct nvmlPlatformInfo_v2_t, from nvml.h. Since CUDA 12.8.",
        (44, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"ibGuid", 4, Ty::Chars(16));
            table.field(c"chassisSerialNumber", 20, Ty::Chars(16));
            table.plain("slotNumber\0U8 36\0trayIndex\0U8 37\0hostId\0U8 38\0peerType\0U8 39\0moduleId\0U8 40\0");
        },
    )
    .starting(b",\0\0\x02");

pub(crate) static nvmlPowerScopeType_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlPowerScopeType_t\ntypedef nvmlPowerScopeType_t, from nvml.h. Since CUDA 12.2.",
    ValueKind::U8, None,
);

pub(crate) static nvmlPowerSmoothingProfile_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPowerSmoothingProfile_t\ntypedef nvmlPowerSmoothingProfile_v1_t nvmlPowerSmoothingProfile_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlPowerSmoothingProfile_v1_t,
);

pub(crate) static nvmlPowerSmoothingProfile_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPowerSmoothingProfile_v1_t\nstruct nvmlPowerSmoothingProfile_v1_t, from nvml.h. Since CUDA 12.8.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0profileId\0U32 4\0paramId\0U32 8\0value\0F64 16\0");
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlPowerSmoothingState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPowerSmoothingState_t\ntypedef nvmlPowerSmoothingState_v1_t nvmlPowerSmoothingState_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlPowerSmoothingState_v1_t,
);

pub(crate) static nvmlPowerSmoothingState_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPowerSmoothingState_v1_t\nstruct nvmlPowerSmoothingState_v1_t, from nvml.h. Since CUDA 12.8.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"state", 4, Ty::Enum(&nvml::nvmlEnableState_t));
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlPowerSource_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlPowerSource_t\ntypedef nvmlPowerSource_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlPowerValue_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPowerValue_v2_t\nstruct nvmlPowerValue_v2_t, from nvml.h. Since CUDA 12.2.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"powerScope", 4, Ty::Value(&nvml::nvmlPowerScopeType_t));
            table.plain("powerValueMw\0U32 8\0");
        },
    )
    .starting(b"\x0C\0\0\x02");

pub(crate) static nvmlProcessDetailList_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessDetailList_t\ntypedef nvmlProcessDetailList_v1_t nvmlProcessDetailList_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlProcessDetailList_v1_t,
);

pub(crate) static nvmlProcessDetailList_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlProcessDetailList_v1_t\nstruct nvmlProcessDetailList_v1_t, from nvml.h. Since CUDA 12.2.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0mode\0U32 4\0numProcArrayEntries\0U32 8\0");
            table.field(c"procArray", 16, Ty::list(Ty::Record(&nvml::nvmlProcessDetail_v1_t))).counted(8, 4);
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlProcessDetail_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlProcessDetail_v1_t\nstruct nvmlProcessDetail_v1_t, from nvml.h. Since CUDA 12.2.",
    (32, 8, false),
    |table| {
        table
            .plain(
                "pid\0U32 0\0usedGpuMemory\0U64 8\0gpuInstanceId\0U32 16\0computeInstanceId\0U32 20\0usedGpuCcProtectedMemory\0U64 24\0",
            );
    },
);

pub(crate) static nvmlProcessInfo_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlProcessInfo_v1_st\nstruct nvmlProcessInfo_v1_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("pid\0U32 0\0usedGpuMemory\0U64 8\0");
    },
);

pub(crate) static nvmlProcessInfo_v1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessInfo_v1_t\nstruct nvmlProcessInfo_v1_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlProcessInfo_v1_st,
);

pub(crate) static nvmlProcessInfo_v2_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlProcessInfo_v2_st\nstruct nvmlProcessInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
    (24, 8, false),
    |table| {
        table.plain("pid\0U32 0\0usedGpuMemory\0U64 8\0gpuInstanceId\0U32 16\0computeInstanceId\0U32 20\0");
    },
);

pub(crate) static nvmlProcessInfo_v2_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessInfo_v2_t\nstruct nvmlProcessInfo_v2_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlProcessInfo_v2_st,
);

pub(crate) static nvmlProcessUtilizationInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlProcessUtilizationInfo_v1_t\nstruct nvmlProcessUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
    (40, 8, false),
    |table| {
        table
            .plain(
                "timeStamp\0U64 0\0pid\0U32 8\0smUtil\0U32 12\0memUtil\0U32 16\0encUtil\0U32 20\0decUtil\0U32 24\0jpgUtil\0U32 28\0ofaUtil\0U32 32\0",
            );
    },
);

pub(crate) static nvmlProcessUtilizationSample_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlProcessUtilizationSample_st\nstruct nvmlProcessUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    (32, 8, false),
    |table| {
        table
            .plain("pid\0U32 0\0timeStamp\0U64 8\0smUtil\0U32 16\0memUtil\0U32 20\0encUtil\0U32 24\0decUtil\0U32 28\0");
    },
);

pub(crate) static nvmlProcessUtilizationSample_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessUtilizationSample_t\nstruct nvmlProcessUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlProcessUtilizationSample_st,
);

pub(crate) static nvmlProcessesUtilizationInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessesUtilizationInfo_t\ntypedef nvmlProcessesUtilizationInfo_v1_t nvmlProcessesUtilizationInfo_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlProcessesUtilizationInfo_v1_t,
);

pub(crate) static nvmlProcessesUtilizationInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlProcessesUtilizationInfo_v1_t\nstruct nvmlProcessesUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0processSamplesCount\0U32 4\0lastSeenTimeStamp\0U64 8\0");
            table.field(c"procUtilArray", 16, Ty::list(Ty::Record(&nvml::nvmlProcessUtilizationInfo_v1_t)))
                .counted(4, 4);
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlPstates_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPstates_t\nenum nvmlPstates_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_PSTATE_0 NVML_PSTATE_1 NVML_PSTATE_2 NVML_PSTATE_3 NVML_PSTATE_4 NVML_PSTATE_5 NVML_PSTATE_6 NVML_PSTATE_7 NVML_PSTATE_8 NVML_PSTATE_9 NVML_PSTATE_10 NVML_PSTATE_11 NVML_PSTATE_12 NVML_PSTATE_13 NVML_PSTATE_14 NVML_PSTATE_15 NVML_PSTATE_UNKNOWN=32",
);

pub(crate) static nvmlRestrictedAPI_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlRestrictedAPI_t\nenum nvmlRestrictedAPI_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS.",
    "NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS NVML_RESTRICTED_API_COUNT",
);

pub(crate) static nvmlReturn_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlReturn_t\nenum nvmlReturn_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_ERROR_ALREADY_INITIALIZED.",
    "NVML_SUCCESS NVML_ERROR_UNINITIALIZED NVML_ERROR_INVALID_ARGUMENT NVML_ERROR_NOT_SUPPORTED NVML_ERROR_NO_PERMISSION NVML_ERROR_ALREADY_INITIALIZED NVML_ERROR_NOT_FOUND NVML_ERROR_INSUFFICIENT_SIZE NVML_ERROR_INSUFFICIENT_POWER NVML_ERROR_DRIVER_NOT_LOADED NVML_ERROR_TIMEOUT NVML_ERROR_IRQ_ISSUE NVML_ERROR_LIBRARY_NOT_FOUND NVML_ERROR_FUNCTION_NOT_FOUND NVML_ERROR_CORRUPTED_INFOROM NVML_ERROR_GPU_IS_LOST NVML_ERROR_RESET_REQUIRED NVML_ERROR_OPERATING_SYSTEM NVML_ERROR_LIB_RM_VERSION_MISMATCH NVML_ERROR_IN_USE NVML_ERROR_MEMORY NVML_ERROR_NO_DATA NVML_ERROR_VGPU_ECC_NOT_SUPPORTED NVML_ERROR_INSUFFICIENT_RESOURCES NVML_ERROR_FREQ_NOT_SUPPORTED NVML_ERROR_ARGUMENT_VERSION_MISMATCH NVML_ERROR_DEPRECATED NVML_ERROR_NOT_READY NVML_ERROR_GPU_NOT_FOUND NVML_ERROR_INVALID_STATE NVML_ERROR_RESET_TYPE_NOT_SUPPORTED NVML_ERROR_UNKNOWN=999",
);

pub(crate) static nvmlRowRemapperHistogramValues_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlRowRemapperHistogramValues_st\nstruct nvmlRowRemapperHistogramValues_t, from nvml.h. Since at least CUDA 12.0.",
    (20, 4, false),
    |table| {
        table.plain("max\0U32 0\0high\0U32 4\0partial\0U32 8\0low\0U32 12\0none\0U32 16\0");
    },
);

pub(crate) static nvmlRowRemapperHistogramValues_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlRowRemapperHistogramValues_t\nstruct nvmlRowRemapperHistogramValues_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlRowRemapperHistogramValues_st,
);

pub(crate) static nvmlSample_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlSample_st\nstruct nvmlSample_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("timeStamp\0U64 0\0");
        table.field(c"sampleValue", 8, Ty::Record(&nvml::nvmlValue_t));
    },
);

pub(crate) static nvmlSample_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSample_t\nstruct nvmlSample_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlSample_st,
);

pub(crate) static nvmlSamplingType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlSamplingType_t\nenum nvmlSamplingType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_TOTAL_POWER_SAMPLES NVML_GPU_UTILIZATION_SAMPLES NVML_MEMORY_UTILIZATION_SAMPLES NVML_ENC_UTILIZATION_SAMPLES NVML_DEC_UTILIZATION_SAMPLES NVML_PROCESSOR_CLK_SAMPLES NVML_MEMORY_CLK_SAMPLES NVML_MODULE_POWER_SAMPLES NVML_JPG_UTILIZATION_SAMPLES NVML_OFA_UTILIZATION_SAMPLES NVML_SAMPLINGTYPE_COUNT",
);

pub(crate) static nvmlSystemConfComputeSettings_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemConfComputeSettings_t\ntypedef nvmlSystemConfComputeSettings_v1_t nvmlSystemConfComputeSettings_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlSystemConfComputeSettings_v1_t,
);

pub(crate) static nvmlSystemConfComputeSettings_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemConfComputeSettings_v1_t\nstruct nvmlSystemConfComputeSettings_v1_t, from nvml.h. Since CUDA 12.4.",
        (20, 4, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0environment\0U32 4\0ccFeature\0U32 8\0devToolsMode\0U32 12\0multiGpuMode\0U32 16\0",
                );
        },
    )
    .starting(b"\x14\0\0\x01");

pub(crate) static nvmlSystemDriverBranchInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemDriverBranchInfo_t\ntypedef nvmlSystemDriverBranchInfo_v1_t nvmlSystemDriverBranchInfo_t, from nvml.h. Since CUDA 12.6.",
    &nvml::nvmlSystemDriverBranchInfo_v1_t,
);

pub(crate) static nvmlSystemDriverBranchInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemDriverBranchInfo_v1_t\nstruct nvmlSystemDriverBranchInfo_v1_t, from nvml.h. Since CUDA 12.6.",
        (84, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"branch", 4, Ty::Name(80));
        },
    )
    .starting(b"T\0\0\x01");

pub(crate) static nvmlSystemEventData_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlSystemEventData_v1_t\nstruct nvmlSystemEventData_v1_t, from nvml.h. Since CUDA 12.9.",
    (16, 8, false),
    |table| {
        table.plain("eventType\0U64 0\0gpuId\0U32 8\0");
    },
);

pub(crate) static nvmlSystemEventSetCreateRequest_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemEventSetCreateRequest_t\ntypedef nvmlSystemEventSetCreateRequest_v1_t nvmlSystemEventSetCreateRequest_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlSystemEventSetCreateRequest_v1_t,
);

pub(crate) static nvmlSystemEventSetCreateRequest_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemEventSetCreateRequest_v1_t\nstruct nvmlSystemEventSetCreateRequest_v1_t, from nvml.h. Since CUDA 12.9.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"set", 8, Ty::Value(&nvml::nvmlSystemEventSet_t));
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlSystemEventSetFreeRequest_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemEventSetFreeRequest_t\ntypedef nvmlSystemEventSetFreeRequest_v1_t nvmlSystemEventSetFreeRequest_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlSystemEventSetFreeRequest_v1_t,
);

pub(crate) static nvmlSystemEventSetFreeRequest_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemEventSetFreeRequest_v1_t\nstruct nvmlSystemEventSetFreeRequest_v1_t, from nvml.h. Since CUDA 12.9.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"set", 8, Ty::Value(&nvml::nvmlSystemEventSet_t));
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlSystemEventSetWaitRequest_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemEventSetWaitRequest_t\ntypedef nvmlSystemEventSetWaitRequest_v1_t nvmlSystemEventSetWaitRequest_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlSystemEventSetWaitRequest_v1_t,
);

pub(crate) static nvmlSystemEventSetWaitRequest_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemEventSetWaitRequest_v1_t\nstruct nvmlSystemEventSetWaitRequest_v1_t, from nvml.h. Since CUDA 12.9.",
        (32, 8, false),
        |table| {
            table.plain("version\0U32 0\0timeoutms\0U32 4\0");
            table.field(c"set", 8, Ty::Value(&nvml::nvmlSystemEventSet_t));
            table.field(c"data", 16, Ty::list(Ty::Record(&nvml::nvmlSystemEventData_v1_t))).counted(24, 4);
            table.plain("dataSize\0U32 24\0numEvent\0U32 28\0");
        },
    )
    .starting(b" \0\0\x01");

pub(crate) static nvmlSystemEventSet_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlSystemEventSet_t\ntypedef nvmlSystemEventSet_t, from nvml.h. Since CUDA 12.9.",
    ValueKind::Handle, None,
);

pub(crate) static nvmlSystemRegisterEventRequest_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlSystemRegisterEventRequest_t\ntypedef nvmlSystemRegisterEventRequest_v1_t nvmlSystemRegisterEventRequest_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlSystemRegisterEventRequest_v1_t,
);

pub(crate) static nvmlSystemRegisterEventRequest_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemRegisterEventRequest_v1_t\nstruct nvmlSystemRegisterEventRequest_v1_t, from nvml.h. Since CUDA 12.9.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0eventTypes\0U64 8\0");
            table.field(c"set", 16, Ty::Value(&nvml::nvmlSystemEventSet_t));
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlTemperatureThresholds_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlTemperatureThresholds_t\nenum nvmlTemperatureThresholds_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_TEMPERATURE_THRESHOLD_SHUTDOWN NVML_TEMPERATURE_THRESHOLD_SLOWDOWN NVML_TEMPERATURE_THRESHOLD_MEM_MAX NVML_TEMPERATURE_THRESHOLD_GPU_MAX NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX NVML_TEMPERATURE_THRESHOLD_GPS_CURR NVML_TEMPERATURE_THRESHOLD_COUNT",
);

pub(crate) static nvmlThermalController_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlThermalController_t\nenum nvmlThermalController_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_THERMAL_CONTROLLER_NONE NVML_THERMAL_CONTROLLER_GPU_INTERNAL NVML_THERMAL_CONTROLLER_ADM1032 NVML_THERMAL_CONTROLLER_ADT7461 NVML_THERMAL_CONTROLLER_MAX6649 NVML_THERMAL_CONTROLLER_MAX1617 NVML_THERMAL_CONTROLLER_LM99 NVML_THERMAL_CONTROLLER_LM89 NVML_THERMAL_CONTROLLER_LM64 NVML_THERMAL_CONTROLLER_G781 NVML_THERMAL_CONTROLLER_ADT7473 NVML_THERMAL_CONTROLLER_SBMAX6649 NVML_THERMAL_CONTROLLER_VBIOSEVT NVML_THERMAL_CONTROLLER_OS NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS NVML_THERMAL_CONTROLLER_NVSYSCON_E551 NVML_THERMAL_CONTROLLER_MAX6649R NVML_THERMAL_CONTROLLER_ADT7473S NVML_THERMAL_CONTROLLER_UNKNOWN=-1",
);

pub(crate) static nvmlThermalTarget_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlThermalTarget_t\nenum nvmlThermalTarget_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_THERMAL_TARGET_NONE NVML_THERMAL_TARGET_GPU NVML_THERMAL_TARGET_MEMORY NVML_THERMAL_TARGET_POWER_SUPPLY=4 NVML_THERMAL_TARGET_BOARD=8 NVML_THERMAL_TARGET_VCD_BOARD NVML_THERMAL_TARGET_VCD_INLET NVML_THERMAL_TARGET_VCD_OUTLET NVML_THERMAL_TARGET_ALL=15 NVML_THERMAL_TARGET_UNKNOWN=-1",
);

pub(crate) static nvmlUUIDType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlUUIDType_t\nenum nvmlUUIDType_t, from nvml.h. Since CUDA 12.9.",
    "NVML_UUID_TYPE_NONE NVML_UUID_TYPE_ASCII NVML_UUID_TYPE_BINARY",
);

pub(crate) static nvmlUUIDValue_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUUIDValue_t\nstruct nvmlUUIDValue_t, from nvml.h. Since CUDA 12.9.",
    (41, 1, true),
    |table| {
        table.field(c"str", 0, Ty::Name(41));
        table.field(c"bytes", 0, Ty::Chars(16));
    },
);

pub(crate) static nvmlUUID_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlUUID_t\ntypedef nvmlUUID_v1_t nvmlUUID_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlUUID_v1_t,
);

pub(crate) static nvmlUUID_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlUUID_v1_t\nstruct nvmlUUID_v1_t, from nvml.h. Since CUDA 12.9.",
        (52, 4, false),
        |table| {
            table.plain("version\0U32 0\0type\0U32 4\0");
            table.field(c"value", 8, Ty::Record(&nvml::nvmlUUIDValue_t));
        },
    )
    .starting(b"4\0\0\x01");

pub(crate) static nvmlUnitFanInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUnitFanInfo_st\nstruct nvmlUnitFanInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("speed\0U32 0\0");
        table.field(c"state", 4, Ty::Enum(&nvml::nvmlFanState_t));
    },
);

pub(crate) static nvmlUnitFanInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlUnitFanInfo_t\nstruct nvmlUnitFanInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlUnitFanInfo_st,
);

pub(crate) static nvmlUnitFanSpeeds_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUnitFanSpeeds_st\nstruct nvmlUnitFanSpeeds_t, from nvml.h. Since at least CUDA 12.0.",
    (196, 4, false),
    |table| {
        table.field(c"fans", 0, Ty::array(Ty::Record(&nvml::nvmlUnitFanInfo_t), 24));
        table.plain("count\0U32 192\0");
    },
);

pub(crate) static nvmlUnitFanSpeeds_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlUnitFanSpeeds_t\nstruct nvmlUnitFanSpeeds_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlUnitFanSpeeds_st,
);

pub(crate) static nvmlUnitInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUnitInfo_st\nstruct nvmlUnitInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (384, 1, false),
    |table| {
        table.field(c"name", 0, Ty::Name(96));
        table.field(c"id", 96, Ty::Name(96));
        table.field(c"serial", 192, Ty::Name(96));
        table.field(c"firmwareVersion", 288, Ty::Name(96));
    },
);

pub(crate) static nvmlUnitInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlUnitInfo_t\nstruct nvmlUnitInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlUnitInfo_st,
);

pub(crate) static nvmlUnit_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlUnit_t\ntypedef nvmlUnit_t, from nvml.h. Since at least CUDA 12.0.", ValueKind::Handle,
    None,
);

pub(crate) static nvmlUtilization_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUtilization_st\nstruct nvmlUtilization_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("gpu\0U32 0\0memory\0U32 4\0");
    },
);

pub(crate) static nvmlUtilization_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlUtilization_t\nstruct nvmlUtilization_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlUtilization_st,
);

pub(crate) static nvmlValueType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlValueType_t\nenum nvmlValueType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VALUE_TYPE_DOUBLE NVML_VALUE_TYPE_UNSIGNED_INT NVML_VALUE_TYPE_UNSIGNED_LONG NVML_VALUE_TYPE_UNSIGNED_LONG_LONG NVML_VALUE_TYPE_SIGNED_LONG_LONG NVML_VALUE_TYPE_SIGNED_INT NVML_VALUE_TYPE_UNSIGNED_SHORT NVML_VALUE_TYPE_COUNT",
);

pub(crate) static nvmlValue_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlValue_st\nstruct nvmlValue_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 8, true),
    |table| {
        table
            .plain(
                "dVal\0F64 0\0siVal\0I32 0\0uiVal\0U32 0\0ulVal\0U64 0\0ullVal\0U64 0\0sllVal\0I64 0\0usVal\0U16 0\0",
            );
    },
);

pub(crate) static nvmlValue_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlValue_t\nstruct nvmlValue_t, from nvml.h. Since at least CUDA 12.0.", &nvml::nvmlValue_st,
);

pub(crate) static nvmlVgpuCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuCapability_t\nenum nvmlVgpuCapability_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_CAP_NVLINK_P2P NVML_VGPU_CAP_GPUDIRECT NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE NVML_VGPU_CAP_EXCLUSIVE_TYPE NVML_VGPU_CAP_EXCLUSIVE_SIZE NVML_VGPU_CAP_COUNT",
);

pub(crate) static nvmlVgpuCreatablePlacementInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuCreatablePlacementInfo_t\ntypedef nvmlVgpuCreatablePlacementInfo_v1_t nvmlVgpuCreatablePlacementInfo_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuCreatablePlacementInfo_v1_t,
);

pub(crate) static nvmlVgpuCreatablePlacementInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuCreatablePlacementInfo_v1_t\nstruct nvmlVgpuCreatablePlacementInfo_v1_t, from nvml.h. Since CUDA 12.9.",
        (32, 8, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"vgpuTypeId", 4, Ty::Value(&nvml::nvmlVgpuTypeId_t));
            table.plain("count\0U32 8\0");
            table.field(c"placementIds", 16, Ty::list(Ty::U32)).counted(8, 4);
            table.plain("placementSize\0U32 24\0");
        },
    )
    .starting(b" \0\0\x01");

pub(crate) static nvmlVgpuDriverCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuDriverCapability_t\nenum nvmlVgpuDriverCapability_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU NVML_VGPU_DRIVER_CAP_WARM_UPDATE NVML_VGPU_DRIVER_CAP_COUNT",
);

pub(crate) static nvmlVgpuGuestInfoState_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuGuestInfoState_t\nenum nvmlVgpuGuestInfoState_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED",
);

pub(crate) static nvmlVgpuHeterogeneousMode_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuHeterogeneousMode_t\ntypedef nvmlVgpuHeterogeneousMode_v1_t nvmlVgpuHeterogeneousMode_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlVgpuHeterogeneousMode_v1_t,
);

pub(crate) static nvmlVgpuHeterogeneousMode_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuHeterogeneousMode_v1_t\nstruct nvmlVgpuHeterogeneousMode_v1_t, from nvml.h. Since CUDA 12.4.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0mode\0U32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlVgpuInstanceUtilizationInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuInstanceUtilizationInfo_v1_t\nstruct nvmlVgpuInstanceUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
    (64, 8, false),
    |table| {
        table.plain("timeStamp\0U64 0\0");
        table.field(c"vgpuInstance", 8, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table.field(c"smUtil", 16, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"memUtil", 24, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"encUtil", 32, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"decUtil", 40, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"jpgUtil", 48, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"ofaUtil", 56, Ty::Record(&nvml::nvmlValue_t));
    },
);

pub(crate) static nvmlVgpuInstanceUtilizationSample_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuInstanceUtilizationSample_st\nstruct nvmlVgpuInstanceUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table.field(c"vgpuInstance", 0, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table.plain("timeStamp\0U64 8\0");
        table.field(c"smUtil", 16, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"memUtil", 24, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"encUtil", 32, Ty::Record(&nvml::nvmlValue_t));
        table.field(c"decUtil", 40, Ty::Record(&nvml::nvmlValue_t));
    },
);

pub(crate) static nvmlVgpuInstanceUtilizationSample_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuInstanceUtilizationSample_t\nstruct nvmlVgpuInstanceUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuInstanceUtilizationSample_st,
);

pub(crate) static nvmlVgpuInstance_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlVgpuInstance_t\ntypedef nvmlVgpuInstance_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlVgpuInstancesUtilizationInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuInstancesUtilizationInfo_t\ntypedef nvmlVgpuInstancesUtilizationInfo_v1_t nvmlVgpuInstancesUtilizationInfo_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlVgpuInstancesUtilizationInfo_v1_t,
);

pub(crate) static nvmlVgpuInstancesUtilizationInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuInstancesUtilizationInfo_v1_t\nstruct nvmlVgpuInstancesUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
        (32, 8, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"sampleValType", 4, Ty::Enum(&nvml::nvmlValueType_t));
            table.plain("vgpuInstanceCount\0U32 8\0lastSeenTimeStamp\0U64 16\0");
            table.field(c"vgpuUtilArray", 24, Ty::list(Ty::Record(&nvml::nvmlVgpuInstanceUtilizationInfo_v1_t)))
                .counted(8, 4);
        },
    )
    .starting(b" \0\0\x01");

pub(crate) static nvmlVgpuLicenseExpiry_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuLicenseExpiry_st\nstruct nvmlVgpuLicenseExpiry_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 4, false),
    |table| {
        table.plain("year\0U32 0\0month\0U16 4\0day\0U16 6\0hour\0U16 8\0min\0U16 10\0sec\0U16 12\0status\0U8 14\0");
    },
);

pub(crate) static nvmlVgpuLicenseExpiry_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuLicenseExpiry_t\nstruct nvmlVgpuLicenseExpiry_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuLicenseExpiry_st,
);

pub(crate) static nvmlVgpuLicenseInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuLicenseInfo_st\nstruct nvmlVgpuLicenseInfo_t, from nvml.h. Since at least CUDA 12.0.",
    (24, 4, false),
    |table| {
        table.plain("isLicensed\0U8 0\0");
        table.field(c"licenseExpiry", 4, Ty::Record(&nvml::nvmlVgpuLicenseExpiry_t));
        table.plain("currentState\0U32 20\0");
    },
);

pub(crate) static nvmlVgpuLicenseInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuLicenseInfo_t\nstruct nvmlVgpuLicenseInfo_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuLicenseInfo_st,
);

pub(crate) static nvmlVgpuMetadata_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuMetadata_st\nstruct nvmlVgpuMetadata_t, from nvml.h. Since at least CUDA 12.0.",
    (212, 4, false),
    |table| {
        table.plain("version\0U32 0\0revision\0U32 4\0");
        table.field(c"guestInfoState", 8, Ty::Enum(&nvml::nvmlVgpuGuestInfoState_t));
        table.field(c"guestDriverVersion", 12, Ty::Name(80));
        table.field(c"hostDriverVersion", 92, Ty::Name(80));
        table.field(c"reserved", 172, Ty::array(Ty::U32, 6));
        table.plain("vgpuVirtualizationCaps\0U32 196\0guestVgpuVersion\0U32 200\0opaqueDataSize\0U32 204\0");
        table.field(c"opaqueData", 208, Ty::Chars(4));
    },
);

pub(crate) static nvmlVgpuMetadata_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuMetadata_t\nstruct nvmlVgpuMetadata_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuMetadata_st,
);

pub(crate) static nvmlVgpuPgpuCompatibilityLimitCode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuPgpuCompatibilityLimitCode_t\nenum nvmlVgpuPgpuCompatibilityLimitCode_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_COMPATIBILITY_LIMIT_NONE NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER NVML_VGPU_COMPATIBILITY_LIMIT_GPU=4 NVML_VGPU_COMPATIBILITY_LIMIT_OTHER=-2147483648",
);

pub(crate) static nvmlVgpuPgpuCompatibility_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuPgpuCompatibility_st\nstruct nvmlVgpuPgpuCompatibility_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.field(c"vgpuVmCompatibility", 0, Ty::Enum(&nvml::nvmlVgpuVmCompatibility_t));
        table.field(c"compatibilityLimitCode", 4, Ty::Enum(&nvml::nvmlVgpuPgpuCompatibilityLimitCode_t));
    },
);

pub(crate) static nvmlVgpuPgpuCompatibility_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuPgpuCompatibility_t\nstruct nvmlVgpuPgpuCompatibility_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuPgpuCompatibility_st,
);

pub(crate) static nvmlVgpuPgpuMetadata_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuPgpuMetadata_st\nstruct nvmlVgpuPgpuMetadata_t, from nvml.h. Since at least CUDA 12.0.",
    (128, 4, false),
    |table| {
        table.plain("version\0U32 0\0revision\0U32 4\0");
        table.field(c"hostDriverVersion", 8, Ty::Name(80));
        table.plain("pgpuVirtualizationCaps\0U32 88\0");
        table.field(c"reserved", 92, Ty::array(Ty::U32, 5));
        table.field(c"hostSupportedVgpuRange", 112, Ty::Record(&nvml::nvmlVgpuVersion_t));
        table.plain("opaqueDataSize\0U32 120\0");
        table.field(c"opaqueData", 124, Ty::Chars(4));
    },
);

pub(crate) static nvmlVgpuPgpuMetadata_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuPgpuMetadata_t\nstruct nvmlVgpuPgpuMetadata_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuPgpuMetadata_st,
);

pub(crate) static nvmlVgpuPlacementId_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuPlacementId_t\ntypedef nvmlVgpuPlacementId_v1_t nvmlVgpuPlacementId_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlVgpuPlacementId_v1_t,
);

pub(crate) static nvmlVgpuPlacementId_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuPlacementId_v1_t\nstruct nvmlVgpuPlacementId_v1_t, from nvml.h. Since CUDA 12.4.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0placementId\0U32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlVgpuPlacementList_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuPlacementList_t\ntypedef nvmlVgpuPlacementList_v2_t nvmlVgpuPlacementList_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlVgpuPlacementList_v2_t,
);

pub(crate) static nvmlVgpuPlacementList_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuPlacementList_v1_t\nstruct nvmlVgpuPlacementList_v1_t, from nvml.h. Since CUDA 12.4.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0placementSize\0U32 4\0count\0U32 8\0");
            table.field(c"placementIds", 16, Ty::list(Ty::U32)).counted(8, 4);
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlVgpuPlacementList_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuPlacementList_v2_t\nstruct nvmlVgpuPlacementList_v2_t, from nvml.h. Since CUDA 12.8.",
        (32, 8, false),
        |table| {
            table.plain("version\0U32 0\0placementSize\0U32 4\0count\0U32 8\0");
            table.field(c"placementIds", 16, Ty::list(Ty::U32)).counted(8, 4);
            table.plain("mode\0U32 24\0");
        },
    )
    .starting(b" \0\0\x02");

pub(crate) static nvmlVgpuProcessUtilizationInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuProcessUtilizationInfo_v1_t\nstruct nvmlVgpuProcessUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
    (104, 8, false),
    |table| {
        table.field(c"processName", 0, Ty::Name(64));
        table.plain("timeStamp\0U64 64\0");
        table.field(c"vgpuInstance", 72, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table
            .plain(
                "pid\0U32 76\0smUtil\0U32 80\0memUtil\0U32 84\0encUtil\0U32 88\0decUtil\0U32 92\0jpgUtil\0U32 96\0ofaUtil\0U32 100\0",
            );
    },
);

pub(crate) static nvmlVgpuProcessUtilizationSample_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuProcessUtilizationSample_st\nstruct nvmlVgpuProcessUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    (96, 8, false),
    |table| {
        table.field(c"vgpuInstance", 0, Ty::Value(&nvml::nvmlVgpuInstance_t));
        table.plain("pid\0U32 4\0");
        table.field(c"processName", 8, Ty::Name(64));
        table.plain("timeStamp\0U64 72\0smUtil\0U32 80\0memUtil\0U32 84\0encUtil\0U32 88\0decUtil\0U32 92\0");
    },
);

pub(crate) static nvmlVgpuProcessUtilizationSample_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuProcessUtilizationSample_t\nstruct nvmlVgpuProcessUtilizationSample_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuProcessUtilizationSample_st,
);

pub(crate) static nvmlVgpuProcessesUtilizationInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuProcessesUtilizationInfo_t\ntypedef nvmlVgpuProcessesUtilizationInfo_v1_t nvmlVgpuProcessesUtilizationInfo_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlVgpuProcessesUtilizationInfo_v1_t,
);

pub(crate) static nvmlVgpuProcessesUtilizationInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuProcessesUtilizationInfo_v1_t\nstruct nvmlVgpuProcessesUtilizationInfo_v1_t, from nvml.h. Since CUDA 12.4.",
        (24, 8, false),
        |table| {
            table.plain("version\0U32 0\0vgpuProcessCount\0U32 4\0lastSeenTimeStamp\0U64 8\0");
            table.field(c"vgpuProcUtilArray", 16, Ty::list(Ty::Record(&nvml::nvmlVgpuProcessUtilizationInfo_v1_t)))
                .counted(4, 4);
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlVgpuRuntimeState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuRuntimeState_t\ntypedef nvmlVgpuRuntimeState_v1_t nvmlVgpuRuntimeState_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlVgpuRuntimeState_v1_t,
);

pub(crate) static nvmlVgpuRuntimeState_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuRuntimeState_v1_t\nstruct nvmlVgpuRuntimeState_v1_t, from nvml.h. Since CUDA 12.8.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0size\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlVgpuSchedulerCapabilities_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerCapabilities_st\nstruct nvmlVgpuSchedulerCapabilities_t, from nvml.h. Since at least CUDA 12.0.",
    (40, 4, false),
    |table| {
        table.field(c"supportedSchedulers", 0, Ty::array(Ty::U32, 3));
        table
            .plain(
                "maxTimeslice\0U32 12\0minTimeslice\0U32 16\0isArrModeSupported\0U32 20\0maxFrequencyForARR\0U32 24\0minFrequencyForARR\0U32 28\0maxAvgFactorForARR\0U32 32\0minAvgFactorForARR\0U32 36\0",
            );
    },
);

pub(crate) static nvmlVgpuSchedulerCapabilities_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerCapabilities_t\nstruct nvmlVgpuSchedulerCapabilities_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuSchedulerCapabilities_st,
);

pub(crate) static nvmlVgpuSchedulerGetState_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerGetState_st\nstruct nvmlVgpuSchedulerGetState_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 4, false),
    |table| {
        table.plain("schedulerPolicy\0U32 0\0arrMode\0U32 4\0");
        table.field(c"schedulerParams", 8, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t));
    },
);

pub(crate) static nvmlVgpuSchedulerGetState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerGetState_t\nstruct nvmlVgpuSchedulerGetState_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuSchedulerGetState_st,
);

pub(crate) static nvmlVgpuSchedulerLogEntries_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogEntries_st\nstruct nvmlVgpuSchedulerLogEntry_t, from nvml.h. Since at least CUDA 12.0.",
    (48, 8, false),
    |table| {
        table
            .plain(
                "timestamp\0U64 0\0timeRunTotal\0U64 8\0timeRun\0U64 16\0swRunlistId\0U32 24\0targetTimeSlice\0U64 32\0cumulativePreemptionTime\0U64 40\0",
            );
    },
);

pub(crate) static nvmlVgpuSchedulerLogEntry_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogEntry_t\nstruct nvmlVgpuSchedulerLogEntry_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuSchedulerLogEntries_st,
);

pub(crate) static nvmlVgpuSchedulerLogInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogInfo_t\ntypedef nvmlVgpuSchedulerLogInfo_v1_t nvmlVgpuSchedulerLogInfo_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuSchedulerLogInfo_v1_t,
);

pub(crate) static nvmlVgpuSchedulerLogInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuSchedulerLogInfo_v1_t\nstruct nvmlVgpuSchedulerLogInfo_v1_t, from nvml.h. Since CUDA 12.9.",
        (9632, 8, false),
        |table| {
            table.plain("version\0U32 0\0engineId\0U32 4\0schedulerPolicy\0U32 8\0arrMode\0U32 12\0");
            table.field(c"schedulerParams", 16, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t));
            table.plain("entriesCount\0U32 24\0");
            table.field(c"logEntries", 32, Ty::array(Ty::Record(&nvml::nvmlVgpuSchedulerLogEntry_t), 200));
        },
    )
    .starting(b"\xA0%\0\x01");

pub(crate) static nvmlVgpuSchedulerLog_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLog_st\nstruct nvmlVgpuSchedulerLog_t, from nvml.h. Since at least CUDA 12.0.",
    (9624, 8, false),
    |table| {
        table.plain("engineId\0U32 0\0schedulerPolicy\0U32 4\0arrMode\0U32 8\0");
        table.field(c"schedulerParams", 12, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t));
        table.plain("entriesCount\0U32 20\0");
        table.field(c"logEntries", 24, Ty::array(Ty::Record(&nvml::nvmlVgpuSchedulerLogEntry_t), 200));
    },
);

pub(crate) static nvmlVgpuSchedulerLog_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLog_t\nstruct nvmlVgpuSchedulerLog_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuSchedulerLog_st,
);

pub(crate) static nvmlVgpuSchedulerParams_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerParams_t\nstruct nvmlVgpuSchedulerParams_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, true),
    |table| {
        table.field(c"vgpuSchedDataWithARR", 0, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR));
        table.field(c"vgpuSchedData", 0, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t_vgpuSchedData));
    },
);

pub(crate) static nvmlVgpuSchedulerParams_t_vgpuSchedData: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerParams_t_vgpuSchedData\nstruct nvmlVgpuSchedulerParams_t.vgpuSchedData, from nvml.h. Since at least CUDA 12.0.",
    (4, 4, false),
    |table| {
        table.plain("timeslice\0U32 0\0");
    },
);

pub(crate) static nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerParams_t_vgpuSchedDataWithARR\nstruct nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("avgFactor\0U32 0\0timeslice\0U32 4\0");
    },
);

pub(crate) static nvmlVgpuSchedulerSetParams_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerSetParams_t\nstruct nvmlVgpuSchedulerSetParams_t, from nvml.h. Since CUDA 12.2.",
    (8, 4, true),
    |table| {
        table.field(c"vgpuSchedDataWithARR", 0, Ty::Record(&nvml::nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR));
        table.field(c"vgpuSchedData", 0, Ty::Record(&nvml::nvmlVgpuSchedulerSetParams_t_vgpuSchedData));
    },
);

pub(crate) static nvmlVgpuSchedulerSetParams_t_vgpuSchedData: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerSetParams_t_vgpuSchedData\nstruct nvmlVgpuSchedulerSetParams_t.vgpuSchedData, from nvml.h. Since CUDA 12.2.",
    (4, 4, false),
    |table| {
        table.plain("timeslice\0U32 0\0");
    },
);

pub(crate) static nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerSetParams_t_vgpuSchedDataWithARR\nstruct nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR, from nvml.h. Since CUDA 12.2.",
    (8, 4, false),
    |table| {
        table.plain("avgFactor\0U32 0\0frequency\0U32 4\0");
    },
);

pub(crate) static nvmlVgpuSchedulerSetState_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerSetState_st\nstruct nvmlVgpuSchedulerSetState_t, from nvml.h. Since CUDA 12.2.",
    (16, 4, false),
    |table| {
        table.plain("schedulerPolicy\0U32 0\0enableARRMode\0U32 4\0");
        table.field(c"schedulerParams", 8, Ty::Record(&nvml::nvmlVgpuSchedulerSetParams_t));
    },
);

pub(crate) static nvmlVgpuSchedulerSetState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerSetState_t\nstruct nvmlVgpuSchedulerSetState_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlVgpuSchedulerSetState_st,
);

pub(crate) static nvmlVgpuSchedulerStateInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerStateInfo_t\ntypedef nvmlVgpuSchedulerStateInfo_v1_t nvmlVgpuSchedulerStateInfo_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuSchedulerStateInfo_v1_t,
);

pub(crate) static nvmlVgpuSchedulerStateInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuSchedulerStateInfo_v1_t\nstruct nvmlVgpuSchedulerStateInfo_v1_t, from nvml.h. Since CUDA 12.9.",
        (24, 4, false),
        |table| {
            table.plain("version\0U32 0\0engineId\0U32 4\0schedulerPolicy\0U32 8\0arrMode\0U32 12\0");
            table.field(c"schedulerParams", 16, Ty::Record(&nvml::nvmlVgpuSchedulerParams_t));
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlVgpuSchedulerState_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerState_t\ntypedef nvmlVgpuSchedulerState_v1_t nvmlVgpuSchedulerState_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuSchedulerState_v1_t,
);

pub(crate) static nvmlVgpuSchedulerState_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuSchedulerState_v1_t\nstruct nvmlVgpuSchedulerState_v1_t, from nvml.h. Since CUDA 12.9.",
        (24, 4, false),
        |table| {
            table.plain("version\0U32 0\0engineId\0U32 4\0schedulerPolicy\0U32 8\0enableARRMode\0U32 12\0");
            table.field(c"schedulerParams", 16, Ty::Record(&nvml::nvmlVgpuSchedulerSetParams_t));
        },
    )
    .starting(b"\x18\0\0\x01");

pub(crate) static nvmlVgpuTypeBar1Info_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuTypeBar1Info_t\ntypedef nvmlVgpuTypeBar1Info_v1_t nvmlVgpuTypeBar1Info_t, from nvml.h. Since CUDA 12.6.",
    &nvml::nvmlVgpuTypeBar1Info_v1_t,
);

pub(crate) static nvmlVgpuTypeBar1Info_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuTypeBar1Info_v1_t\nstruct nvmlVgpuTypeBar1Info_v1_t, from nvml.h. Since CUDA 12.6.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0bar1Size\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlVgpuTypeIdInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuTypeIdInfo_t\ntypedef nvmlVgpuTypeIdInfo_v1_t nvmlVgpuTypeIdInfo_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuTypeIdInfo_v1_t,
);

pub(crate) static nvmlVgpuTypeIdInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuTypeIdInfo_v1_t\nstruct nvmlVgpuTypeIdInfo_v1_t, from nvml.h. Since CUDA 12.9.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0vgpuCount\0U32 4\0");
            table.field(c"vgpuTypeIds", 8, Ty::list(Ty::Value(&nvml::nvmlVgpuTypeId_t))).counted(4, 4);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlVgpuTypeId_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlVgpuTypeId_t\ntypedef nvmlVgpuTypeId_t, from nvml.h. Since at least CUDA 12.0.",
    ValueKind::U32, None,
);

pub(crate) static nvmlVgpuTypeMaxInstance_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuTypeMaxInstance_t\ntypedef nvmlVgpuTypeMaxInstance_v1_t nvmlVgpuTypeMaxInstance_t, from nvml.h. Since CUDA 12.9.",
    &nvml::nvmlVgpuTypeMaxInstance_v1_t,
);

pub(crate) static nvmlVgpuTypeMaxInstance_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlVgpuTypeMaxInstance_v1_t\nstruct nvmlVgpuTypeMaxInstance_v1_t, from nvml.h. Since CUDA 12.9.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"vgpuTypeId", 4, Ty::Value(&nvml::nvmlVgpuTypeId_t));
            table.plain("maxInstancePerGI\0U32 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlVgpuVersion_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuVersion_st\nstruct nvmlVgpuVersion_t, from nvml.h. Since at least CUDA 12.0.",
    (8, 4, false),
    |table| {
        table.plain("minVersion\0U32 0\0maxVersion\0U32 4\0");
    },
);

pub(crate) static nvmlVgpuVersion_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlVgpuVersion_t\nstruct nvmlVgpuVersion_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlVgpuVersion_st,
);

pub(crate) static nvmlVgpuVmCompatibility_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuVmCompatibility_t\nenum nvmlVgpuVmCompatibility_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_VM_COMPATIBILITY_NONE NVML_VGPU_VM_COMPATIBILITY_COLD NVML_VGPU_VM_COMPATIBILITY_HIBERNATE NVML_VGPU_VM_COMPATIBILITY_SLEEP=4 NVML_VGPU_VM_COMPATIBILITY_LIVE=8",
);

pub(crate) static nvmlVgpuVmIdType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlVgpuVmIdType_t\nenum nvmlVgpuVmIdType_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_VGPU_VM_ID_DOMAIN_ID NVML_VGPU_VM_ID_UUID",
);

pub(crate) static nvmlViolationTime_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlViolationTime_st\nstruct nvmlViolationTime_t, from nvml.h. Since at least CUDA 12.0.",
    (16, 8, false),
    |table| {
        table.plain("referenceTime\0U64 0\0violationTime\0U64 8\0");
    },
);

pub(crate) static nvmlViolationTime_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlViolationTime_t\nstruct nvmlViolationTime_t, from nvml.h. Since at least CUDA 12.0.",
    &nvml::nvmlViolationTime_st,
);

pub(crate) static nvmlWorkloadPowerProfileCurrentProfiles_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlWorkloadPowerProfileCurrentProfiles_t\ntypedef nvmlWorkloadPowerProfileCurrentProfiles_v1_t nvmlWorkloadPowerProfileCurrentProfiles_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlWorkloadPowerProfileCurrentProfiles_v1_t,
);

pub(crate) static nvmlWorkloadPowerProfileCurrentProfiles_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlWorkloadPowerProfileCurrentProfiles_v1_t\nstruct nvmlWorkloadPowerProfileCurrentProfiles_v1_t, from nvml.h. Since CUDA 12.8.",
        (100, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"perfProfilesMask", 4, Ty::Record(&nvml::nvmlMask255_t));
            table.field(c"requestedProfilesMask", 36, Ty::Record(&nvml::nvmlMask255_t));
            table.field(c"enforcedProfilesMask", 68, Ty::Record(&nvml::nvmlMask255_t));
        },
    )
    .starting(b"d\0\0\x01");

pub(crate) static nvmlWorkloadPowerProfileInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlWorkloadPowerProfileInfo_t\ntypedef nvmlWorkloadPowerProfileInfo_v1_t nvmlWorkloadPowerProfileInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlWorkloadPowerProfileInfo_v1_t,
);

pub(crate) static nvmlWorkloadPowerProfileInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlWorkloadPowerProfileInfo_v1_t\nstruct nvmlWorkloadPowerProfileInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (44, 4, false),
        |table| {
            table.plain("version\0U32 0\0profileId\0U32 4\0priority\0U32 8\0");
            table.field(c"conflictingMask", 12, Ty::Record(&nvml::nvmlMask255_t));
        },
    )
    .starting(b",\0\0\x01");

pub(crate) static nvmlWorkloadPowerProfileProfilesInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlWorkloadPowerProfileProfilesInfo_t\ntypedef nvmlWorkloadPowerProfileProfilesInfo_v1_t nvmlWorkloadPowerProfileProfilesInfo_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlWorkloadPowerProfileProfilesInfo_v1_t,
);

pub(crate) static nvmlWorkloadPowerProfileProfilesInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlWorkloadPowerProfileProfilesInfo_v1_t\nstruct nvmlWorkloadPowerProfileProfilesInfo_v1_t, from nvml.h. Since CUDA 12.8.",
        (11256, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"perfProfilesMask", 4, Ty::Record(&nvml::nvmlMask255_t));
            table.field(c"perfProfile", 36, Ty::array(Ty::Record(&nvml::nvmlWorkloadPowerProfileInfo_t), 255));
        },
    )
    .starting(b"\xF8+\0\x01");

pub(crate) static nvmlWorkloadPowerProfileRequestedProfiles_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlWorkloadPowerProfileRequestedProfiles_t\ntypedef nvmlWorkloadPowerProfileRequestedProfiles_v1_t nvmlWorkloadPowerProfileRequestedProfiles_t, from nvml.h. Since CUDA 12.8.",
    &nvml::nvmlWorkloadPowerProfileRequestedProfiles_v1_t,
);

pub(crate) static nvmlWorkloadPowerProfileRequestedProfiles_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlWorkloadPowerProfileRequestedProfiles_v1_t\nstruct nvmlWorkloadPowerProfileRequestedProfiles_v1_t, from nvml.h. Since CUDA 12.8.",
        (36, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"requestedProfilesMask", 4, Ty::Record(&nvml::nvmlMask255_t));
        },
    )
    .starting(b"$\0\0\x01");
