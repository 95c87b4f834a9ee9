//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvml, nvml13};

pub(crate) static nvmlAccountingStats_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlAccountingStats_v2_t\nstruct nvmlAccountingStats_v2_t, from nvml.h. Since CUDA 13.3.",
    (64, 8, false),
    |table| {
        table.field(c"pid", 0, Ty::U32);
        table.field(c"isRunning", 4, Ty::U32);
        table.field(c"gpuUtilization", 8, Ty::U32);
        table.field(c"memoryUtilization", 12, Ty::U32);
        table.field(c"maxMemoryUsage", 16, Ty::U64);
        table.field(c"sampleCount", 24, Ty::U32);
        table.field(c"sumGpuUtil", 32, Ty::U64);
        table.field(c"sumFbUtil", 40, Ty::U64);
        table.field(c"time", 48, Ty::U64);
        table.field(c"startTime", 56, Ty::U64);
    },
);

pub(crate) static nvmlAdaptiveTgpModeInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlAdaptiveTgpModeInfo_v1_t\nstruct nvmlAdaptiveTgpModeInfo_v1_t, from nvml.h. Since CUDA 13.4.",
    (20, 4, false),
    |table| {
        table.field(c"inBandEnableRequest", 0, Ty::Enum(&nvml::nvmlEnableState_t));
        table.field(c"featureAllowedByAdmin", 4, Ty::Enum(&nvml::nvmlEnableState_t));
        table.field(c"adminOverrideEnabled", 8, Ty::Enum(&nvml::nvmlEnableState_t));
        table.field(c"enablementStatus", 12, Ty::Enum(&nvml::nvmlEnableState_t));
        table.field(c"adjustedLimitMw", 16, Ty::U32);
    },
);

pub(crate) static nvmlBBXTimeData_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlBBXTimeData_v1_t\nstruct nvmlBBXTimeData_v1_t, from nvml.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.field(c"timeRun", 0, Ty::U32);
    },
);

pub(crate) static nvmlBrandType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlBrandType_t\nenum nvmlBrandType_t, from nvml.h. Since CUDA 12.0 or earlier. Deprecated: NVML_BRAND_GRID, NVML_BRAND_NVIDIA_VGAMING, NVML_BRAND_NVIDIA_DLA.",
    |table| {
        table.member("NVML_BRAND_UNKNOWN", 0);
        table.member("NVML_BRAND_QUADRO", 1);
        table.member("NVML_BRAND_TESLA", 2);
        table.member("NVML_BRAND_NVS", 3);
        table.member("NVML_BRAND_GRID", 4);
        table.member("NVML_BRAND_GEFORCE", 5);
        table.member("NVML_BRAND_TITAN", 6);
        table.member("NVML_BRAND_NVIDIA_VAPPS", 7);
        table.member("NVML_BRAND_NVIDIA_VPC", 8);
        table.member("NVML_BRAND_NVIDIA_VCS", 9);
        table.member("NVML_BRAND_NVIDIA_VWS", 10);
        table.member("NVML_BRAND_NVIDIA_CLOUD_GAMING", 11);
        table.member("NVML_BRAND_NVIDIA_VGAMING", 11);
        table.member("NVML_BRAND_QUADRO_RTX", 12);
        table.member("NVML_BRAND_NVIDIA_RTX", 13);
        table.member("NVML_BRAND_NVIDIA", 14);
        table.member("NVML_BRAND_GEFORCE_RTX", 15);
        table.member("NVML_BRAND_TITAN_RTX", 16);
        table.member("NVML_BRAND_NVIDIA_DLA", 17);
        table.member("NVML_BRAND_NVIDIA_NPU", 19);
        table.member("NVML_BRAND_NVIDIA_VGAMEDEV", 18);
        table.member("NVML_BRAND_COUNT", 20);
    },
);

pub(crate) static nvmlCPERCursorHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlCPERCursorHandle_t\ntypedef nvmlCPERCursorHandle_t, from nvml.h. Since CUDA 13.3.",
    ValueKind::U64, None,
);

pub(crate) static nvmlCPERCursor_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlCPERCursor_v1_t\nstruct nvmlCPERCursor_v1_t, from nvml.h. Since CUDA 13.3.",
    (96, 8, false),
    |table| {
        table.field(c"cperTypeMask", 0, Ty::U32);
        table.field(c"uuid", 4, Ty::Name(80));
        table.field(c"handle", 88, Ty::Value(&nvml13::nvmlCPERCursorHandle_t));
    },
);

pub(crate) static nvmlCPERType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlCPERType_t\nenum nvmlCPERType_t, from nvml.h. Since CUDA 13.3.",
    |table| {
        table.member("NVML_CPER_ACCESS_TYPE_GPU", 1);
    },
);

pub(crate) static nvmlCoreRailMetrics_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlCoreRailMetrics_t\nstruct nvmlCoreRailMetrics_t, from nvml.h. Since CUDA 13.4.",
    (32, 8, false),
    |table| {
        table.field(c"rails", 0, Ty::array(Ty::Record(&nvml13::nvmlRailMetrics_t), 2));
    },
);

pub(crate) static nvmlDeviceAddressingModeType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDeviceAddressingModeType_t\nenum nvmlDeviceAddressingModeType_t, from nvml.h. Since CUDA 13.0.",
    |table| {
        table.member("NVML_DEVICE_ADDRESSING_MODE_NONE", 0);
        table.member("NVML_DEVICE_ADDRESSING_MODE_HMM", 1);
        table.member("NVML_DEVICE_ADDRESSING_MODE_ATS", 2);
    },
);

pub(crate) static nvmlDeviceAddressingMode_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDeviceAddressingMode_t\ntypedef nvmlDeviceAddressingMode_v1_t nvmlDeviceAddressingMode_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlDeviceAddressingMode_v1_t,
);

pub(crate) static nvmlDeviceAddressingMode_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDeviceAddressingMode_v1_t\nstruct nvmlDeviceAddressingMode_v1_t, from nvml.h. Since CUDA 13.0.",
        (8, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"value", 4, Ty::U32);
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlDevicePowerMizerModes_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlDevicePowerMizerModes_v1_t\nstruct nvmlDevicePowerMizerModes_v1_t, from nvml.h. Since CUDA 13.0.",
    (12, 4, false),
    |table| {
        table.field(c"currentMode", 0, Ty::U32);
        table.field(c"mode", 4, Ty::U32);
        table.field(c"supportedPowerMizerModes", 8, Ty::U32);
    },
);

pub(crate) static nvmlDeviceVgpuCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDeviceVgpuCapability_t\nenum nvmlDeviceVgpuCapability_t, from nvml.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU", 0);
        table.member("NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES", 1);
        table.member("NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES", 2);
        table.member("NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW", 3);
        table.member("NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW", 4);
        table.member("NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING", 5);
        table.member("NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU", 6);
        table.member("NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU", 7);
        table.member("NVML_DEVICE_VGPU_CAP_WARM_UPDATE", 8);
        table.member("NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS", 9);
        table.member("NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED", 10);
        table.member("NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED", 11);
        table.member("NVML_DEVICE_VGPU_CAP_UVM_STUN", 12);
        table.member("NVML_DEVICE_VGPU_CAP_COUNT", 13);
    },
);

pub(crate) static nvmlEccBankRemapperHistogram_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccBankRemapperHistogram_v1_t\nstruct nvmlEccBankRemapperHistogram_v1_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.field(c"maxSpareGroupCount", 0, Ty::U32);
        table.field(c"noSpareGroupCount", 4, Ty::U32);
    },
);

pub(crate) static nvmlEccBankRemapperStatus_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccBankRemapperStatus_v1_t\nstruct nvmlEccBankRemapperStatus_v1_t, from nvml.h. Since CUDA 13.4.",
    (20, 4, false),
    |table| {
        table.field(c"activeRemappings", 0, Ty::U32);
        table.field(c"inactiveRemappings", 4, Ty::U32);
        table.field(c"bPending", 8, Ty::U32);
        table.field(c"histogram", 12, Ty::Record(&nvml13::nvmlEccBankRemapperHistogram_v1_t));
    },
);

pub(crate) static nvmlEccSramUniqueUncorrectedErrorCounts_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlEccSramUniqueUncorrectedErrorCounts_t\ntypedef nvmlEccSramUniqueUncorrectedErrorCounts_v1_t nvmlEccSramUniqueUncorrectedErrorCounts_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_v1_t,
);

pub(crate) static nvmlEccSramUniqueUncorrectedErrorCounts_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlEccSramUniqueUncorrectedErrorCounts_v1_t\nstruct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, from nvml.h. Since CUDA 13.0.",
        (16, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"entryCount", 4, Ty::U32);
            table.field(c"entries", 8, Ty::list(Ty::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorEntry_v1_t)))
                .counted(4, 4);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlEccSramUniqueUncorrectedErrorEntry_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccSramUniqueUncorrectedErrorEntry_v1_t\nstruct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, from nvml.h. Since CUDA 13.0.",
    (28, 4, false),
    |table| {
        table.field(c"unit", 0, Ty::U32);
        table.field(c"location", 4, Ty::U32);
        table.field(c"sublocation", 8, Ty::U32);
        table.field(c"extlocation", 12, Ty::U32);
        table.field(c"address", 16, Ty::U32);
        table.field(c"isParity", 20, Ty::U32);
        table.field(c"count", 24, Ty::U32);
    },
);

pub(crate) static nvmlEventDataType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlEventDataType_t\nenum nvmlEventDataType_t, from nvml.h. Since CUDA 13.4.",
    |table| {
        table.member("NVML_EVENT_DATA_TYPE_NVML_EVENT", 0);
        table.member("NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT", 1);
    },
);

pub(crate) static nvmlEventSetGetContextCount_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextCount_v1_t\nstruct nvmlEventSetGetContextCount_v1_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.field(c"count", 0, Ty::U32);
    },
);

pub(crate) static nvmlEventSetGetContextData_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextData_v1_t\nstruct nvmlEventSetGetContextData_v1_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.field(c"data", 0, Ty::Pointer);
        table.field(c"index", 8, Ty::U32);
        table.field(c"dataSize", 12, Ty::U32);
    },
);

pub(crate) static nvmlEventSetGetContextInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextInfo_v1_t\nstruct nvmlEventSetGetContextInfo_v1_t, from nvml.h. Since CUDA 13.4.",
    (20, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"nvmlGpuOperationalEventContextType", 4, Ty::U32);
        table.field(c"sourceEventContextType", 8, Ty::U32);
        table.field(c"dataSize", 12, Ty::U32);
        table.field(c"dataFormatVersion", 16, Ty::U16);
    },
);

pub(crate) static nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t\nstruct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.field(c"index", 0, Ty::U32);
        table.field(c"xidCode", 4, Ty::U32);
    },
);

pub(crate) static nvmlEventSetWait_v3_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetWait_v3_t\nstruct nvmlEventSetWait_v3_t, from nvml.h. Since CUDA 13.4.",
    (224, 8, false),
    |table| {
        table.field(c"timeoutMs", 0, Ty::U32);
        table.field(c"dataType", 4, Ty::U32);
        table.field(c"uuid", 8, Ty::Name(96));
        table.field(c"sourceModule", 104, Ty::Chars(16));
        table.field(c"eventType", 120, Ty::U64);
        table.field(c"eventData", 128, Ty::U64);
        table.field(c"groupCursor", 136, Ty::U64);
        table.field(c"instanceId", 144, Ty::U64);
        table.field(c"timestampUsec", 152, Ty::U64);
        table.field(c"traceId", 160, Ty::U64);
        table.field(c"gpuInstanceId", 168, Ty::U32);
        table.field(c"computeInstanceId", 172, Ty::U32);
        table.field(c"severity", 176, Ty::U32);
        table.field(c"categoryId", 180, Ty::U32);
        table.field(c"moduleEventCode", 184, Ty::U32);
        table.field(c"scope", 188, Ty::U32);
        table.field(c"originator", 192, Ty::U32);
        table.field(c"moduleInstance", 196, Ty::U32);
        table.field(c"chipletId", 200, Ty::U32);
        table.field(c"logLevel", 204, Ty::U32);
        table.field(c"attributes", 208, Ty::U32);
        table.field(c"groupCperSize", 212, Ty::U32);
        table.field(c"groupAttributes", 216, Ty::U32);
        table.field(c"groupSize", 220, Ty::U8);
        table.field(c"groupIndex", 221, Ty::U8);
    },
);

pub(crate) static nvmlGetCPER_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGetCPER_v1_t\nstruct nvmlGetCPER_v1_t, from nvml.h. Since CUDA 13.3.",
    (112, 8, false),
    |table| {
        table.field(c"cursor", 0, Ty::Record(&nvml13::nvmlCPERCursor_v1_t));
        table.field(c"buffer", 96, Ty::Pointer).in_digits();
        table.field(c"bufferSize", 104, Ty::U32);
    },
);

pub(crate) static nvmlGetMemoryLimits_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGetMemoryLimits_v1_t\nstruct nvmlGetMemoryLimits_v1_t, from nvml.h. Since CUDA 13.4.",
    (32, 8, false),
    |table| {
        table.field(c"nameSpace", 0, Ty::CString);
        table.field(c"softLimit", 8, Ty::U64);
        table.field(c"hardLimit", 16, Ty::U64);
        table.field(c"currentUsed", 24, Ty::U64);
    },
);

pub(crate) static nvmlGpmMetricId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpmMetricId_t\nenum nvmlGpmMetricId_t, from nvml.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVML_GPM_METRIC_GRAPHICS_UTIL", 1);
        table.member("NVML_GPM_METRIC_SM_UTIL", 2);
        table.member("NVML_GPM_METRIC_SM_OCCUPANCY", 3);
        table.member("NVML_GPM_METRIC_INTEGER_UTIL", 4);
        table.member("NVML_GPM_METRIC_ANY_TENSOR_UTIL", 5);
        table.member("NVML_GPM_METRIC_DFMA_TENSOR_UTIL", 6);
        table.member("NVML_GPM_METRIC_HMMA_TENSOR_UTIL", 7);
        table.member("NVML_GPM_METRIC_DMMA_TENSOR_UTIL", 8);
        table.member("NVML_GPM_METRIC_IMMA_TENSOR_UTIL", 9);
        table.member("NVML_GPM_METRIC_DRAM_BW_UTIL", 10);
        table.member("NVML_GPM_METRIC_FP64_UTIL", 11);
        table.member("NVML_GPM_METRIC_FP32_UTIL", 12);
        table.member("NVML_GPM_METRIC_FP16_UTIL", 13);
        table.member("NVML_GPM_METRIC_PCIE_TX_PER_SEC", 20);
        table.member("NVML_GPM_METRIC_PCIE_RX_PER_SEC", 21);
        table.member("NVML_GPM_METRIC_NVDEC_0_UTIL", 30);
        table.member("NVML_GPM_METRIC_NVDEC_1_UTIL", 31);
        table.member("NVML_GPM_METRIC_NVDEC_2_UTIL", 32);
        table.member("NVML_GPM_METRIC_NVDEC_3_UTIL", 33);
        table.member("NVML_GPM_METRIC_NVDEC_4_UTIL", 34);
        table.member("NVML_GPM_METRIC_NVDEC_5_UTIL", 35);
        table.member("NVML_GPM_METRIC_NVDEC_6_UTIL", 36);
        table.member("NVML_GPM_METRIC_NVDEC_7_UTIL", 37);
        table.member("NVML_GPM_METRIC_NVJPG_0_UTIL", 40);
        table.member("NVML_GPM_METRIC_NVJPG_1_UTIL", 41);
        table.member("NVML_GPM_METRIC_NVJPG_2_UTIL", 42);
        table.member("NVML_GPM_METRIC_NVJPG_3_UTIL", 43);
        table.member("NVML_GPM_METRIC_NVJPG_4_UTIL", 44);
        table.member("NVML_GPM_METRIC_NVJPG_5_UTIL", 45);
        table.member("NVML_GPM_METRIC_NVJPG_6_UTIL", 46);
        table.member("NVML_GPM_METRIC_NVJPG_7_UTIL", 47);
        table.member("NVML_GPM_METRIC_NVOFA_0_UTIL", 50);
        table.member("NVML_GPM_METRIC_NVOFA_1_UTIL", 51);
        table.member("NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC", 60);
        table.member("NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC", 61);
        table.member("NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC", 62);
        table.member("NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC", 63);
        table.member("NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC", 64);
        table.member("NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC", 65);
        table.member("NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC", 66);
        table.member("NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC", 67);
        table.member("NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC", 68);
        table.member("NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC", 69);
        table.member("NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC", 70);
        table.member("NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC", 71);
        table.member("NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC", 72);
        table.member("NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC", 73);
        table.member("NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC", 74);
        table.member("NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC", 75);
        table.member("NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC", 76);
        table.member("NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC", 77);
        table.member("NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC", 78);
        table.member("NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC", 79);
        table.member("NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC", 80);
        table.member("NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC", 81);
        table.member("NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC", 82);
        table.member("NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC", 83);
        table.member("NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC", 84);
        table.member("NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC", 85);
        table.member("NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC", 86);
        table.member("NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC", 87);
        table.member("NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC", 88);
        table.member("NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC", 89);
        table.member("NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC", 90);
        table.member("NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC", 91);
        table.member("NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC", 92);
        table.member("NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC", 93);
        table.member("NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC", 94);
        table.member("NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC", 95);
        table.member("NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC", 96);
        table.member("NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC", 97);
        table.member("NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC", 100);
        table.member("NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC", 101);
        table.member("NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC", 102);
        table.member("NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC", 103);
        table.member("NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC", 104);
        table.member("NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC", 105);
        table.member("NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC", 106);
        table.member("NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC", 107);
        table.member("NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC", 108);
        table.member("NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC", 109);
        table.member("NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC", 110);
        table.member("NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC", 111);
        table.member("NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC", 112);
        table.member("NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC", 113);
        table.member("NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC", 114);
        table.member("NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC", 115);
        table.member("NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC", 116);
        table.member("NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC", 117);
        table.member("NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC", 118);
        table.member("NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC", 119);
        table.member("NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC", 120);
        table.member("NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC", 121);
        table.member("NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC", 122);
        table.member("NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC", 123);
        table.member("NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC", 124);
        table.member("NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC", 125);
        table.member("NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC", 126);
        table.member("NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC", 127);
        table.member("NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC", 128);
        table.member("NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC", 129);
        table.member("NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC", 130);
        table.member("NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC", 131);
        table.member("NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC", 132);
        table.member("NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC", 133);
        table.member("NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC", 134);
        table.member("NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC", 135);
        table.member("NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC", 136);
        table.member("NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC", 137);
        table.member("NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC", 138);
        table.member("NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC", 139);
        table.member("NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC", 140);
        table.member("NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC", 141);
        table.member("NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC", 142);
        table.member("NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC", 143);
        table.member("NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC", 144);
        table.member("NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC", 145);
        table.member("NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC", 146);
        table.member("NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC", 147);
        table.member("NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC", 148);
        table.member("NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC", 149);
        table.member("NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC", 150);
        table.member("NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC", 151);
        table.member("NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC", 152);
        table.member("NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC", 153);
        table.member("NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC", 154);
        table.member("NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC", 155);
        table.member("NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC", 156);
        table.member("NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC", 157);
        table.member("NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC", 158);
        table.member("NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC", 159);
        table.member("NVML_GPM_METRIC_HOSTMEM_CACHE_HIT", 160);
        table.member("NVML_GPM_METRIC_HOSTMEM_CACHE_MISS", 161);
        table.member("NVML_GPM_METRIC_PEERMEM_CACHE_HIT", 162);
        table.member("NVML_GPM_METRIC_PEERMEM_CACHE_MISS", 163);
        table.member("NVML_GPM_METRIC_DRAM_CACHE_HIT", 164);
        table.member("NVML_GPM_METRIC_DRAM_CACHE_MISS", 165);
        table.member("NVML_GPM_METRIC_NVENC_0_UTIL", 166);
        table.member("NVML_GPM_METRIC_NVENC_1_UTIL", 167);
        table.member("NVML_GPM_METRIC_NVENC_2_UTIL", 168);
        table.member("NVML_GPM_METRIC_NVENC_3_UTIL", 169);
        table.member("NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED", 170);
        table.member("NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE", 171);
        table.member("NVML_GPM_METRIC_GR0_CTXSW_REQUESTS", 172);
        table.member("NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ", 173);
        table.member("NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT", 174);
        table.member("NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED", 175);
        table.member("NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE", 176);
        table.member("NVML_GPM_METRIC_GR1_CTXSW_REQUESTS", 177);
        table.member("NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ", 178);
        table.member("NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT", 179);
        table.member("NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED", 180);
        table.member("NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE", 181);
        table.member("NVML_GPM_METRIC_GR2_CTXSW_REQUESTS", 182);
        table.member("NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ", 183);
        table.member("NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT", 184);
        table.member("NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED", 185);
        table.member("NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE", 186);
        table.member("NVML_GPM_METRIC_GR3_CTXSW_REQUESTS", 187);
        table.member("NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ", 188);
        table.member("NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT", 189);
        table.member("NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED", 190);
        table.member("NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE", 191);
        table.member("NVML_GPM_METRIC_GR4_CTXSW_REQUESTS", 192);
        table.member("NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ", 193);
        table.member("NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT", 194);
        table.member("NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED", 195);
        table.member("NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE", 196);
        table.member("NVML_GPM_METRIC_GR5_CTXSW_REQUESTS", 197);
        table.member("NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ", 198);
        table.member("NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT", 199);
        table.member("NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED", 200);
        table.member("NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE", 201);
        table.member("NVML_GPM_METRIC_GR6_CTXSW_REQUESTS", 202);
        table.member("NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ", 203);
        table.member("NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT", 204);
        table.member("NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED", 205);
        table.member("NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE", 206);
        table.member("NVML_GPM_METRIC_GR7_CTXSW_REQUESTS", 207);
        table.member("NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ", 208);
        table.member("NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT", 209);
        table.member("NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC", 212);
        table.member("NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC", 213);
        table.member("NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC", 214);
        table.member("NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC", 215);
        table.member("NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC", 216);
        table.member("NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC", 217);
        table.member("NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC", 218);
        table.member("NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC", 219);
        table.member("NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC", 220);
        table.member("NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC", 221);
        table.member("NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC", 222);
        table.member("NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC", 223);
        table.member("NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC", 224);
        table.member("NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC", 225);
        table.member("NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC", 226);
        table.member("NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC", 227);
        table.member("NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC", 228);
        table.member("NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC", 229);
        table.member("NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC", 230);
        table.member("NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC", 231);
        table.member("NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC", 232);
        table.member("NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC", 233);
        table.member("NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC", 234);
        table.member("NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC", 235);
        table.member("NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC", 236);
        table.member("NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC", 237);
        table.member("NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC", 238);
        table.member("NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC", 239);
        table.member("NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC", 240);
        table.member("NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC", 241);
        table.member("NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC", 242);
        table.member("NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC", 243);
        table.member("NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC", 244);
        table.member("NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC", 245);
        table.member("NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC", 246);
        table.member("NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC", 247);
        table.member("NVML_GPM_METRIC_SM_CYCLES_ELAPSED", 248);
        table.member("NVML_GPM_METRIC_SM_CYCLES_ACTIVE", 249);
        table.member("NVML_GPM_METRIC_MMA_CYCLES_ACTIVE", 250);
        table.member("NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE", 251);
        table.member("NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE", 252);
        table.member("NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE", 253);
        table.member("NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE", 254);
        table.member("NVML_GPM_METRIC_PCIE_TX", 255);
        table.member("NVML_GPM_METRIC_PCIE_RX", 256);
        table.member("NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE", 257);
        table.member("NVML_GPM_METRIC_FP64_CYCLES_ACTIVE", 258);
        table.member("NVML_GPM_METRIC_FP32_CYCLES_ACTIVE", 259);
        table.member("NVML_GPM_METRIC_FP16_CYCLES_ACTIVE", 260);
        table.member("NVML_GPM_METRIC_NVLINK_L0_RX", 261);
        table.member("NVML_GPM_METRIC_NVLINK_L0_TX", 262);
        table.member("NVML_GPM_METRIC_NVLINK_L1_RX", 263);
        table.member("NVML_GPM_METRIC_NVLINK_L1_TX", 264);
        table.member("NVML_GPM_METRIC_NVLINK_L2_RX", 265);
        table.member("NVML_GPM_METRIC_NVLINK_L2_TX", 266);
        table.member("NVML_GPM_METRIC_NVLINK_L3_RX", 267);
        table.member("NVML_GPM_METRIC_NVLINK_L3_TX", 268);
        table.member("NVML_GPM_METRIC_NVLINK_L4_RX", 269);
        table.member("NVML_GPM_METRIC_NVLINK_L4_TX", 270);
        table.member("NVML_GPM_METRIC_NVLINK_L5_RX", 271);
        table.member("NVML_GPM_METRIC_NVLINK_L5_TX", 272);
        table.member("NVML_GPM_METRIC_NVLINK_L6_RX", 273);
        table.member("NVML_GPM_METRIC_NVLINK_L6_TX", 274);
        table.member("NVML_GPM_METRIC_NVLINK_L7_RX", 275);
        table.member("NVML_GPM_METRIC_NVLINK_L7_TX", 276);
        table.member("NVML_GPM_METRIC_NVLINK_L8_RX", 277);
        table.member("NVML_GPM_METRIC_NVLINK_L8_TX", 278);
        table.member("NVML_GPM_METRIC_NVLINK_L9_RX", 279);
        table.member("NVML_GPM_METRIC_NVLINK_L9_TX", 280);
        table.member("NVML_GPM_METRIC_NVLINK_L10_RX", 281);
        table.member("NVML_GPM_METRIC_NVLINK_L10_TX", 282);
        table.member("NVML_GPM_METRIC_NVLINK_L11_RX", 283);
        table.member("NVML_GPM_METRIC_NVLINK_L11_TX", 284);
        table.member("NVML_GPM_METRIC_NVLINK_L12_RX", 285);
        table.member("NVML_GPM_METRIC_NVLINK_L12_TX", 286);
        table.member("NVML_GPM_METRIC_NVLINK_L13_RX", 287);
        table.member("NVML_GPM_METRIC_NVLINK_L13_TX", 288);
        table.member("NVML_GPM_METRIC_NVLINK_L14_RX", 289);
        table.member("NVML_GPM_METRIC_NVLINK_L14_TX", 290);
        table.member("NVML_GPM_METRIC_NVLINK_L15_RX", 291);
        table.member("NVML_GPM_METRIC_NVLINK_L15_TX", 292);
        table.member("NVML_GPM_METRIC_NVLINK_L16_RX", 293);
        table.member("NVML_GPM_METRIC_NVLINK_L16_TX", 294);
        table.member("NVML_GPM_METRIC_NVLINK_L17_RX", 295);
        table.member("NVML_GPM_METRIC_NVLINK_L17_TX", 296);
        table.member("NVML_GPM_METRIC_NVLINK_L18_RX", 297);
        table.member("NVML_GPM_METRIC_NVLINK_L18_TX", 298);
        table.member("NVML_GPM_METRIC_NVLINK_L19_RX", 299);
        table.member("NVML_GPM_METRIC_NVLINK_L19_TX", 300);
        table.member("NVML_GPM_METRIC_NVLINK_L20_RX", 301);
        table.member("NVML_GPM_METRIC_NVLINK_L20_TX", 302);
        table.member("NVML_GPM_METRIC_NVLINK_L21_RX", 303);
        table.member("NVML_GPM_METRIC_NVLINK_L21_TX", 304);
        table.member("NVML_GPM_METRIC_NVLINK_L22_RX", 305);
        table.member("NVML_GPM_METRIC_NVLINK_L22_TX", 306);
        table.member("NVML_GPM_METRIC_NVLINK_L23_RX", 307);
        table.member("NVML_GPM_METRIC_NVLINK_L23_TX", 308);
        table.member("NVML_GPM_METRIC_NVLINK_L24_RX", 309);
        table.member("NVML_GPM_METRIC_NVLINK_L24_TX", 310);
        table.member("NVML_GPM_METRIC_NVLINK_L25_RX", 311);
        table.member("NVML_GPM_METRIC_NVLINK_L25_TX", 312);
        table.member("NVML_GPM_METRIC_NVLINK_L26_RX", 313);
        table.member("NVML_GPM_METRIC_NVLINK_L26_TX", 314);
        table.member("NVML_GPM_METRIC_NVLINK_L27_RX", 315);
        table.member("NVML_GPM_METRIC_NVLINK_L27_TX", 316);
        table.member("NVML_GPM_METRIC_NVLINK_L28_RX", 317);
        table.member("NVML_GPM_METRIC_NVLINK_L28_TX", 318);
        table.member("NVML_GPM_METRIC_NVLINK_L29_RX", 319);
        table.member("NVML_GPM_METRIC_NVLINK_L29_TX", 320);
        table.member("NVML_GPM_METRIC_NVLINK_L30_RX", 321);
        table.member("NVML_GPM_METRIC_NVLINK_L30_TX", 322);
        table.member("NVML_GPM_METRIC_NVLINK_L31_RX", 323);
        table.member("NVML_GPM_METRIC_NVLINK_L31_TX", 324);
        table.member("NVML_GPM_METRIC_NVLINK_L32_RX", 325);
        table.member("NVML_GPM_METRIC_NVLINK_L32_TX", 326);
        table.member("NVML_GPM_METRIC_NVLINK_L33_RX", 327);
        table.member("NVML_GPM_METRIC_NVLINK_L33_TX", 328);
        table.member("NVML_GPM_METRIC_NVLINK_L34_RX", 329);
        table.member("NVML_GPM_METRIC_NVLINK_L34_TX", 330);
        table.member("NVML_GPM_METRIC_NVLINK_L35_RX", 331);
        table.member("NVML_GPM_METRIC_NVLINK_L35_TX", 332);
        table.member("NVML_GPM_METRIC_NVLINK_L36_RX", 333);
        table.member("NVML_GPM_METRIC_NVLINK_L36_TX", 334);
        table.member("NVML_GPM_METRIC_NVLINK_L37_RX", 335);
        table.member("NVML_GPM_METRIC_NVLINK_L37_TX", 336);
        table.member("NVML_GPM_METRIC_NVLINK_L38_RX", 337);
        table.member("NVML_GPM_METRIC_NVLINK_L38_TX", 338);
        table.member("NVML_GPM_METRIC_NVLINK_L39_RX", 339);
        table.member("NVML_GPM_METRIC_NVLINK_L39_TX", 340);
        table.member("NVML_GPM_METRIC_NVLINK_L40_RX", 341);
        table.member("NVML_GPM_METRIC_NVLINK_L40_TX", 342);
        table.member("NVML_GPM_METRIC_NVLINK_L41_RX", 343);
        table.member("NVML_GPM_METRIC_NVLINK_L41_TX", 344);
        table.member("NVML_GPM_METRIC_NVLINK_L42_RX", 345);
        table.member("NVML_GPM_METRIC_NVLINK_L42_TX", 346);
        table.member("NVML_GPM_METRIC_NVLINK_L43_RX", 347);
        table.member("NVML_GPM_METRIC_NVLINK_L43_TX", 348);
        table.member("NVML_GPM_METRIC_NVLINK_L44_RX", 349);
        table.member("NVML_GPM_METRIC_NVLINK_L44_TX", 350);
        table.member("NVML_GPM_METRIC_NVLINK_L45_RX", 351);
        table.member("NVML_GPM_METRIC_NVLINK_L45_TX", 352);
        table.member("NVML_GPM_METRIC_NVLINK_L46_RX", 353);
        table.member("NVML_GPM_METRIC_NVLINK_L46_TX", 354);
        table.member("NVML_GPM_METRIC_NVLINK_L47_RX", 355);
        table.member("NVML_GPM_METRIC_NVLINK_L47_TX", 356);
        table.member("NVML_GPM_METRIC_NVLINK_L48_RX", 357);
        table.member("NVML_GPM_METRIC_NVLINK_L48_TX", 358);
        table.member("NVML_GPM_METRIC_NVLINK_L49_RX", 359);
        table.member("NVML_GPM_METRIC_NVLINK_L49_TX", 360);
        table.member("NVML_GPM_METRIC_NVLINK_L50_RX", 361);
        table.member("NVML_GPM_METRIC_NVLINK_L50_TX", 362);
        table.member("NVML_GPM_METRIC_NVLINK_L51_RX", 363);
        table.member("NVML_GPM_METRIC_NVLINK_L51_TX", 364);
        table.member("NVML_GPM_METRIC_NVLINK_L52_RX", 365);
        table.member("NVML_GPM_METRIC_NVLINK_L52_TX", 366);
        table.member("NVML_GPM_METRIC_NVLINK_L53_RX", 367);
        table.member("NVML_GPM_METRIC_NVLINK_L53_TX", 368);
        table.member("NVML_GPM_METRIC_NVLINK_L54_RX", 369);
        table.member("NVML_GPM_METRIC_NVLINK_L54_TX", 370);
        table.member("NVML_GPM_METRIC_NVLINK_L55_RX", 371);
        table.member("NVML_GPM_METRIC_NVLINK_L55_TX", 372);
        table.member("NVML_GPM_METRIC_NVLINK_L56_RX", 373);
        table.member("NVML_GPM_METRIC_NVLINK_L56_TX", 374);
        table.member("NVML_GPM_METRIC_NVLINK_L57_RX", 375);
        table.member("NVML_GPM_METRIC_NVLINK_L57_TX", 376);
        table.member("NVML_GPM_METRIC_NVLINK_L58_RX", 377);
        table.member("NVML_GPM_METRIC_NVLINK_L58_TX", 378);
        table.member("NVML_GPM_METRIC_NVLINK_L59_RX", 379);
        table.member("NVML_GPM_METRIC_NVLINK_L59_TX", 380);
        table.member("NVML_GPM_METRIC_NVLINK_L60_RX", 381);
        table.member("NVML_GPM_METRIC_NVLINK_L60_TX", 382);
        table.member("NVML_GPM_METRIC_NVLINK_L61_RX", 383);
        table.member("NVML_GPM_METRIC_NVLINK_L61_TX", 384);
        table.member("NVML_GPM_METRIC_NVLINK_L62_RX", 385);
        table.member("NVML_GPM_METRIC_NVLINK_L62_TX", 386);
        table.member("NVML_GPM_METRIC_NVLINK_L63_RX", 387);
        table.member("NVML_GPM_METRIC_NVLINK_L63_TX", 388);
        table.member("NVML_GPM_METRIC_NVLINK_L64_RX", 389);
        table.member("NVML_GPM_METRIC_NVLINK_L64_TX", 390);
        table.member("NVML_GPM_METRIC_NVLINK_L65_RX", 391);
        table.member("NVML_GPM_METRIC_NVLINK_L65_TX", 392);
        table.member("NVML_GPM_METRIC_NVLINK_L66_RX", 393);
        table.member("NVML_GPM_METRIC_NVLINK_L66_TX", 394);
        table.member("NVML_GPM_METRIC_NVLINK_L67_RX", 395);
        table.member("NVML_GPM_METRIC_NVLINK_L67_TX", 396);
        table.member("NVML_GPM_METRIC_NVLINK_L68_RX", 397);
        table.member("NVML_GPM_METRIC_NVLINK_L68_TX", 398);
        table.member("NVML_GPM_METRIC_NVLINK_L69_RX", 399);
        table.member("NVML_GPM_METRIC_NVLINK_L69_TX", 400);
        table.member("NVML_GPM_METRIC_NVLINK_L70_RX", 401);
        table.member("NVML_GPM_METRIC_NVLINK_L70_TX", 402);
        table.member("NVML_GPM_METRIC_NVLINK_L71_RX", 403);
        table.member("NVML_GPM_METRIC_NVLINK_L71_TX", 404);
        table.member("NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC", 405);
        table.member("NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC", 406);
        table.member("NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC", 407);
        table.member("NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC", 408);
        table.member("NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC", 409);
        table.member("NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC", 410);
        table.member("NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC", 411);
        table.member("NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC", 412);
        table.member("NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC", 413);
        table.member("NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC", 414);
        table.member("NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC", 415);
        table.member("NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC", 416);
        table.member("NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC", 417);
        table.member("NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC", 418);
        table.member("NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC", 419);
        table.member("NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC", 420);
        table.member("NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC", 421);
        table.member("NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC", 422);
        table.member("NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC", 423);
        table.member("NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC", 424);
        table.member("NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC", 425);
        table.member("NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC", 426);
        table.member("NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC", 427);
        table.member("NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC", 428);
        table.member("NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC", 429);
        table.member("NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC", 430);
        table.member("NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC", 431);
        table.member("NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC", 432);
        table.member("NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC", 433);
        table.member("NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC", 434);
        table.member("NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC", 435);
        table.member("NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC", 436);
        table.member("NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC", 437);
        table.member("NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC", 438);
        table.member("NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC", 439);
        table.member("NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC", 440);
        table.member("NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC", 441);
        table.member("NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC", 442);
        table.member("NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC", 443);
        table.member("NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC", 444);
        table.member("NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC", 445);
        table.member("NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC", 446);
        table.member("NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC", 447);
        table.member("NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC", 448);
        table.member("NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC", 449);
        table.member("NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC", 450);
        table.member("NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC", 451);
        table.member("NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC", 452);
        table.member("NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC", 453);
        table.member("NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC", 454);
        table.member("NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC", 455);
        table.member("NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC", 456);
        table.member("NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC", 457);
        table.member("NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC", 458);
        table.member("NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC", 459);
        table.member("NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC", 460);
        table.member("NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC", 461);
        table.member("NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC", 462);
        table.member("NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC", 463);
        table.member("NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC", 464);
        table.member("NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC", 465);
        table.member("NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC", 466);
        table.member("NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC", 467);
        table.member("NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC", 468);
        table.member("NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC", 469);
        table.member("NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC", 470);
        table.member("NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC", 471);
        table.member("NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC", 472);
        table.member("NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC", 473);
        table.member("NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC", 474);
        table.member("NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC", 475);
        table.member("NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC", 476);
        table.member("NVML_GPM_METRIC_MAX", 477);
    },
);

pub(crate) static nvmlGpmMetricsGet_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpmMetricsGet_t\nstruct nvmlGpmMetricsGet_t, from nvml.h. Since CUDA 12.0 or earlier.",
        (19104, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"numMetrics", 4, Ty::U32);
            table.field(c"sample1", 8, Ty::Value(&nvml::nvmlGpmSample_t));
            table.field(c"sample2", 16, Ty::Value(&nvml::nvmlGpmSample_t));
            table.field(c"metrics", 24, Ty::array(Ty::Record(&nvml::nvmlGpmMetric_t), 477));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvmlGpuFabricClique_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuFabricClique_v1_t\nstruct nvmlGpuFabricClique_v1_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.field(c"type", 0, Ty::U8);
        table.field(c"id", 4, Ty::U32);
    },
);

pub(crate) static nvmlGpuFabricInfoV_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuFabricInfoV_t\ntypedef nvmlGpuFabricInfo_v3_t nvmlGpuFabricInfoV_t, from nvml.h. Since CUDA 12.4.",
    &nvml13::nvmlGpuFabricInfo_v3_t,
);

pub(crate) static nvmlGpuFabricInfo_v3_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpuFabricInfo_v3_t\nstruct nvmlGpuFabricInfo_v3_t, from nvml.h. Since CUDA 13.0.",
        (40, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"clusterUuid", 4, Ty::Chars(16));
            table.field(c"status", 20, Ty::Enum(&nvml::nvmlReturn_t));
            table.field(c"cliqueId", 24, Ty::U32);
            table.field(c"state", 28, Ty::Value(&nvml::nvmlGpuFabricState_t));
            table.field(c"healthMask", 32, Ty::U32);
            table.field(c"healthSummary", 36, Ty::U8);
        },
    )
    .starting(b"(\0\0\x03");

pub(crate) static nvmlGpuFabricInfo_v4_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuFabricInfo_v4_t\nstruct nvmlGpuFabricInfo_v4_t, from nvml.h. Since CUDA 13.4.",
    (548, 4, false),
    |table| {
        table.field(c"clusterUuid", 0, Ty::Chars(16));
        table.field(c"status", 16, Ty::Enum(&nvml::nvmlReturn_t));
        table.field(c"cliques", 20, Ty::array(Ty::Record(&nvml13::nvmlGpuFabricClique_v1_t), 64));
        table.field(c"numCliques", 532, Ty::U32);
        table.field(c"state", 536, Ty::Value(&nvml::nvmlGpuFabricState_t));
        table.field(c"healthMask", 540, Ty::U32);
        table.field(c"healthSummary", 544, Ty::U8);
    },
);

pub(crate) static nvmlGpuOperationalEventConfig_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventConfig_v1_st\nstruct nvmlGpuOperationalEventConfig_v1_t, from nvml.h. Since CUDA 13.4.",
    (104, 4, false),
    |table| {
        table.field(c"uuid", 0, Ty::Name(96));
        table.field(c"minLogLevel", 96, Ty::U32);
        table.field(c"minSeverity", 100, Ty::U32);
    },
);

pub(crate) static nvmlGpuOperationalEventConfig_v1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventConfig_v1_t\nstruct nvmlGpuOperationalEventConfig_v1_t, from nvml.h. Since CUDA 13.4.",
    &nvml13::nvmlGpuOperationalEventConfig_v1_st,
);

pub(crate) static nvmlGpuOperationalEventContextType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventContextType_t\nenum nvmlGpuOperationalEventContextType_t, from nvml.h. Since CUDA 13.4.",
    |table| {
        table.member("NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN", 0);
        table.member("NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID", 1);
    },
);

pub(crate) static nvmlGpuOperationalEventLogLevel_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventLogLevel_t\nenum nvmlGpuOperationalEventLogLevel_t, from nvml.h. Since CUDA 13.4.",
    |table| {
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL", 0);
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY", 10);
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG", 20);
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE", 30);
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING", 40);
        table.member("NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR", 50);
    },
);

pub(crate) static nvmlGpuUptime_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuUptime_v1_t\nstruct nvmlGpuUptime_v1_t, from nvml.h. Since CUDA 13.5.",
    (4, 4, false),
    |table| {
        table.field(c"uptime", 0, Ty::U32);
    },
);

pub(crate) static nvmlHostname_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlHostname_v1_t\nstruct nvmlHostname_v1_t, from nvml.h. Since CUDA 13.0.",
    (64, 1, false),
    |table| {
        table.field(c"value", 0, Ty::Name(64));
    },
);

pub(crate) static nvmlNvLinkInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlNvLinkInfo_t\ntypedef nvmlNvLinkInfo_v2_t nvmlNvLinkInfo_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlNvLinkInfo_v2_t,
);

pub(crate) static nvmlNvLinkInfo_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvLinkInfo_v1_t\nstruct nvmlNvLinkInfo_v1_t, from nvml.h. Since CUDA 13.0.",
        (8, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"isNvleEnabled", 4, Ty::U32);
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlNvLinkInfo_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvLinkInfo_v2_t\nstruct nvmlNvLinkInfo_v2_t, from nvml.h. Since CUDA 13.0.",
        (1612, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"isNvleEnabled", 4, Ty::U32);
            table.field(c"firmwareInfo", 8, Ty::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
        },
    )
    .starting(b"L\x06\0\x02");

pub(crate) static nvmlNvLinkInfo_v3_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkInfo_v3_t\nstruct nvmlNvLinkInfo_v3_t, from nvml.h. Since CUDA 13.5.",
    (1612, 4, false),
    |table| {
        table.field(c"isNvleEnabled", 0, Ty::U32);
        table.field(c"firmwareInfo", 4, Ty::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
        table.field(c"isNvleReady", 1608, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkFirmwareInfo_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkFirmwareInfo_t\nstruct nvmlNvlinkFirmwareInfo_t, from nvml.h. Since CUDA 13.0.",
    (1604, 4, false),
    |table| {
        table.field(c"firmwareVersion", 0, Ty::array(Ty::Record(&nvml13::nvmlNvlinkFirmwareVersion_t), 100));
        table.field(c"numValidEntries", 1600, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkFirmwareVersion_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkFirmwareVersion_t\nstruct nvmlNvlinkFirmwareVersion_t, from nvml.h. Since CUDA 13.0.",
    (16, 4, false),
    |table| {
        table.field(c"ucodeType", 0, Ty::U8);
        table.field(c"major", 4, Ty::U32);
        table.field(c"minor", 8, Ty::U32);
        table.field(c"subMinor", 12, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkGetRemapTableInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkGetRemapTableInfo_v1_t\nstruct nvmlNvlinkGetRemapTableInfo_v1_t, from nvml.h. Since CUDA 13.5.",
    (32776, 4, false),
    |table| {
        table.field(c"alid", 0, Ty::U32);
        table.field(c"flaRemapTabAddr", 4, Ty::array(Ty::U32, 4096));
        table.field(c"gpaRemapTabAddr", 16388, Ty::array(Ty::U32, 4096));
        table.field(c"remapTabSize", 32772, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkLockRemapTable_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkLockRemapTable_v1_t\nstruct nvmlNvlinkLockRemapTable_v1_t, from nvml.h. Since CUDA 13.5.",
    (2, 1, false),
    |table| {
        table.field(c"bRemapTableLocked", 0, Ty::U8);
        table.field(c"bRemapTableLockDisabled", 1, Ty::U8);
    },
);

pub(crate) static nvmlNvlinkNvlePrivateInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkNvlePrivateInfo_v1_t\nstruct nvmlNvlinkNvlePrivateInfo_v1_t, from nvml.h. Since CUDA 13.5.",
    (260, 4, false),
    |table| {
        table.field(c"data", 0, Ty::Chars(256));
        table.field(c"size", 256, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkSetBwModeAsync_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetBwModeAsync_v1_t\nstruct nvmlNvlinkSetBwModeAsync_v1_t, from nvml.h. Since CUDA 13.4.",
    (12, 4, false),
    |table| {
        table.field(c"bSetBest", 0, Ty::U32);
        table.field(c"bwMode", 4, Ty::U32);
        table.field(c"asyncPollTimeoutMs", 8, Ty::U32);
    },
);

pub(crate) static nvmlNvlinkSetNvleReady_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetNvleReady_v1_t\nstruct nvmlNvlinkSetNvleReady_v1_t, from nvml.h. Since CUDA 13.5.",
    (1, 1, false),
    |table| {
        table.field(c"bNvleReady", 0, Ty::U8);
    },
);

pub(crate) static nvmlNvlinkSetupNvleEncryptionKey_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetupNvleEncryptionKey_v1_t\nstruct nvmlNvlinkSetupNvleEncryptionKey_v1_t, from nvml.h. Since CUDA 13.5.",
    (560, 4, false),
    |table| {
        table.field(c"nvleKey", 0, Ty::Chars(32));
        table.field(c"localGpuAlid", 32, Ty::U32);
        table.field(c"remoteGpuAlid", 36, Ty::U32);
        table.field(c"localGpuNvlePrivateInfo", 40, Ty::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
        table.field(c"remoteGpuNvlePrivateInfo", 300, Ty::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
    },
);

pub(crate) static nvmlNvlinkTelemetrySampleType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySampleType_t\nenum nvmlNvlinkTelemetrySampleType_t, from nvml.h. Since CUDA 13.4.",
    |table| {
        table.member("NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX", 0);
        table.member("NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX", 1);
        table.member("NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT", 2);
    },
);

pub(crate) static nvmlNvlinkTelemetrySample_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySample_v1_t\nstruct nvmlNvlinkTelemetrySample_v1_t, from nvml.h. Since CUDA 13.4.",
    (32, 8, false),
    |table| {
        table.field(c"linkId", 0, Ty::U32);
        table.field(c"sampleType", 4, Ty::U32);
        table.field(c"sampleCount", 8, Ty::U32);
        table.field(c"samples", 16, Ty::Pointer).in_digits();
        table.field(c"nvmlReturn", 24, Ty::Enum(&nvml::nvmlReturn_t));
    },
);

pub(crate) static nvmlNvlinkTelemetrySamples_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySamples_v1_t\nstruct nvmlNvlinkTelemetrySamples_v1_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.field(c"telemetryCount", 0, Ty::U32);
        table.field(c"telemetrySamples", 8, Ty::list(Ty::Record(&nvml13::nvmlNvlinkTelemetrySample_v1_t)))
            .counted(0, 4);
    },
);

pub(crate) static nvmlObservedMetrics_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlObservedMetrics_t\nstruct nvmlObservedMetrics_t, from nvml.h. Since CUDA 13.4.",
    (1624, 8, false),
    |table| {
        table
            .field(
                c"initialDramclkEst", 0,
                Ty::array(Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1xDramclkEstimates_t), 3),
            );
        table.field(c"bValid", 1560, Ty::U8);
        table.field(c"coreRail", 1568, Ty::Record(&nvml13::nvmlCoreRailMetrics_t));
        table.field(c"fbRail", 1600, Ty::Record(&nvml13::nvmlRailMetrics_t));
        table.field(c"tgpPwrTuple", 1616, Ty::Record(&nvml13::nvmlPmgrPwrTuple_t));
        table.field(c"perfMetrics", 1620, Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1xPerf_t));
    },
);

pub(crate) static nvmlOperationalEventSeverity_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlOperationalEventSeverity_t\nenum nvmlOperationalEventSeverity_t, from nvml.h. Since CUDA 13.4.",
    |table| {
        table.member("NVML_OPERATIONAL_EVENT_SEVERITY_ALL", 0);
        table.member("NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL", 10);
        table.member("NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED", 20);
        table.member("NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE", 30);
        table.member("NVML_OPERATIONAL_EVENT_SEVERITY_FATAL", 40);
    },
);

pub(crate) static nvmlPRMCounterId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterId_t\nenum nvmlPRMCounterId_t, from nvml.h. Since CUDA 13.1.",
    |table| {
        table.member("NVML_PRM_COUNTER_ID_NONE", 0);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS", 1);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS", 2);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS", 101);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY", 102);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES", 103);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY", 104);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY", 105);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT", 106);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT", 107);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT", 108);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS", 109);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME", 110);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME", 111);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT", 201);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES", 301);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR", 302);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE", 303);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES", 304);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES", 305);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS", 306);
        table.member("NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS", 307);
        table.member("NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY", 1001);
    },
);

pub(crate) static nvmlPRMCounterInput_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterInput_v1_t\nstruct nvmlPRMCounterInput_v1_t, from nvml.h. Since CUDA 13.1.",
    (4, 4, false),
    |table| {
        table.field(c"localPort", 0, Ty::U32);
    },
);

pub(crate) static nvmlPRMCounterList_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterList_v1_t\nstruct nvmlPRMCounterList_v1_t, from nvml.h. Since CUDA 13.1.",
    (16, 8, false),
    |table| {
        table.field(c"numCounters", 0, Ty::U32);
        table.field(c"counters", 8, Ty::list(Ty::Record(&nvml13::nvmlPRMCounter_v1_t))).counted(0, 4);
    },
);

pub(crate) static nvmlPRMCounterValue_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterValue_v1_t\nstruct nvmlPRMCounterValue_v1_t, from nvml.h. Since CUDA 13.1.",
    (16, 8, false),
    |table| {
        table.field(c"status", 0, Ty::Enum(&nvml::nvmlReturn_t));
        table.field(c"outputType", 4, Ty::Enum(&nvml::nvmlValueType_t));
        table.field(c"outputValue", 8, Ty::Record(&nvml::nvmlValue_t));
    },
);

pub(crate) static nvmlPRMCounter_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounter_v1_t\nstruct nvmlPRMCounter_v1_t, from nvml.h. Since CUDA 13.1.",
    (24, 8, false),
    |table| {
        table.field(c"counterId", 0, Ty::U32);
        table.field(c"inData", 4, Ty::Record(&nvml13::nvmlPRMCounterInput_v1_t));
        table.field(c"counterValue", 8, Ty::Record(&nvml13::nvmlPRMCounterValue_v1_t));
    },
);

pub(crate) static nvmlPRMTLV_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMTLV_v1_t\nstruct nvmlPRMTLV_v1_t, from nvml.h. Since CUDA 13.0.",
    (504, 4, false),
    |table| {
        table.field(c"dataSize", 0, Ty::U32);
        table.field(c"status", 4, Ty::U32);
        table.field(c"inData", 8, Ty::Chars(496));
        table.field(c"outData", 8, Ty::Chars(496));
    },
);

pub(crate) static nvmlPRMTLV_v1_t_anon0: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMTLV_v1_t_anon0\nstruct nvmlPRMTLV_v1_t.anon0, from nvml.h. Since CUDA 13.0.",
    (496, 1, true),
    |table| {
        table.field(c"inData", 0, Ty::Chars(496));
        table.field(c"outData", 0, Ty::Chars(496));
    },
);

pub(crate) static nvmlPdi_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlPdi_t\ntypedef nvmlPdi_v1_t nvmlPdi_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlPdi_v1_t,
);

pub(crate) static nvmlPdi_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlPdi_v1_t\nstruct nvmlPdi_v1_t, from nvml.h. Since CUDA 13.0.",
        (16, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"value", 8, Ty::U64);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlPerfMetricControllerSample_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricControllerSample_t\nstruct nvmlPerfMetricControllerSample_t, from nvml.h. Since CUDA 13.4.",
    (2216, 8, false),
    |table| {
        table.field(c"controllerType", 0, Ty::U32);
        table.field(c"data", 8, Ty::Record(&nvml13::nvmlPerfMetricControllerSample_t_data));
    },
);

pub(crate) static nvmlPerfMetricControllerSample_t_data: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricControllerSample_t_data\nstruct nvmlPerfMetricControllerSample_t.data, from nvml.h. Since CUDA 13.4.",
    (2208, 8, true),
    |table| {
        table.field(c"dlppc2x", 0, Ty::Record(&nvml13::nvmlPerfMetricsDlppc2xSample_t));
        table.field(c"pfpp1x", 0, Ty::Record(&nvml13::nvmlPerfMetricsPfpp1xSample_t));
    },
);

pub(crate) static nvmlPerfMetricsDlppc2xSample_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricsDlppc2xSample_t\nstruct nvmlPerfMetricsDlppc2xSample_t, from nvml.h. Since CUDA 13.4.",
    (1624, 8, false),
    |table| {
        table.field(c"observedMetrics", 0, Ty::Record(&nvml13::nvmlObservedMetrics_t));
    },
);

pub(crate) static nvmlPerfMetricsPfpp1xSample_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricsPfpp1xSample_t\nstruct nvmlPerfMetricsPfpp1xSample_t, from nvml.h. Since CUDA 13.4.",
    (2204, 4, false),
    |table| {
        table.field(c"estimatedMetrics", 0, Ty::Record(&nvml13::nvmlPwrModelMetricsPfpp1x_t));
    },
);

pub(crate) static nvmlPerfMetricsSample_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricsSample_t\nstruct nvmlPerfMetricsSample_t, from nvml.h. Since CUDA 13.4.",
    (8872, 8, false),
    |table| {
        table.field(c"numControllerData", 0, Ty::U8);
        table.field(c"controllerData", 8, Ty::array(Ty::Record(&nvml13::nvmlPerfMetricControllerSample_t), 4));
    },
);

pub(crate) static nvmlPerfMetricsSamples_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricsSamples_v1_t\nstruct nvmlPerfMetricsSamples_v1_t, from nvml.h. Since CUDA 13.4.",
    (115344, 8, false),
    |table| {
        table.field(c"numSamples", 0, Ty::U32);
        table.field(c"samples", 8, Ty::array(Ty::Record(&nvml13::nvmlPerfMetricsSample_t), 13));
    },
);

pub(crate) static nvmlPmgrPwrTuple_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPmgrPwrTuple_t\nstruct nvmlPmgrPwrTuple_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.field(c"pwrmW", 0, Ty::U32);
    },
);

pub(crate) static nvmlPowerProfileOperation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPowerProfileOperation_t\nenum nvmlPowerProfileOperation_t, from nvml.h. Since CUDA 13.1.",
    |table| {
        table.member("NVML_POWER_PROFILE_OPERATION_CLEAR", 0);
        table.member("NVML_POWER_PROFILE_OPERATION_SET", 1);
        table.member("NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE", 2);
        table.member("NVML_POWER_PROFILE_OPERATION_MAX", 3);
    },
);

pub(crate) static nvmlPowerProfileType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPowerProfileType_t\nenum nvmlPowerProfileType_t, from nvml.h. Since CUDA 12.8.",
    |table| {
        table.member("NVML_POWER_PROFILE_MAX_P", 0);
        table.member("NVML_POWER_PROFILE_MAX_Q", 1);
        table.member("NVML_POWER_PROFILE_COMPUTE", 2);
        table.member("NVML_POWER_PROFILE_MEMORY_BOUND", 3);
        table.member("NVML_POWER_PROFILE_NETWORK", 4);
        table.member("NVML_POWER_PROFILE_BALANCED", 5);
        table.member("NVML_POWER_PROFILE_LLM_INFERENCE", 6);
        table.member("NVML_POWER_PROFILE_LLM_TRAINING", 7);
        table.member("NVML_POWER_PROFILE_RBM", 8);
        table.member("NVML_POWER_PROFILE_DCPCIE", 9);
        table.member("NVML_POWER_PROFILE_HMMA_SPARSE", 10);
        table.member("NVML_POWER_PROFILE_HMMA_DENSE", 11);
        table.member("NVML_POWER_PROFILE_SYNC_BALANCED", 12);
        table.member("NVML_POWER_PROFILE_HPC", 13);
        table.member("NVML_POWER_PROFILE_MIG", 14);
        table.member("NVML_POWER_PROFILE_MAX_Q_1", 15);
        table.member("NVML_POWER_PROFILE_NETWORK_BOUND", 16);
        table.member("NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE", 17);
        table.member("NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE", 18);
        table.member("NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE", 19);
        table.member("NVML_POWER_PROFILE_TRAINING", 20);
        table.member("NVML_POWER_PROFILE_INFERENCE", 21);
        table.member("NVML_POWER_PROFILE_MAX_Q_2", 22);
        table.member("NVML_POWER_PROFILE_MAX_Q_3", 23);
        table.member("NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND", 24);
        table.member("NVML_POWER_PROFILE_MAX", 25);
    },
);

pub(crate) static nvmlProcessInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessInfo_t\ntypedef nvmlProcessInfo_v2_t nvmlProcessInfo_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlProcessInfo_v2_t,
);

pub(crate) static nvmlProcessMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlProcessMode_t\nenum nvmlProcessMode_t, from nvml.h. Since CUDA 13.3.",
    |table| {
        table.member("NVML_PROCESS_MODE_COMPUTE", 0);
        table.member("NVML_PROCESS_MODE_GRAPHICS", 1);
        table.member("NVML_PROCESS_MODE_MPS", 2);
        table.member("NVML_PROCESS_MODE_ALL", 3);
        table.member("NVML_PROCESS_MODE_MAX", 4);
    },
);

pub(crate) static nvmlPwrModelMetricsDlppm1xDramclkEstimates_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1xDramclkEstimates_t\nstruct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, from nvml.h. Since CUDA 13.4.",
    (520, 8, false),
    |table| {
        table.field(c"estimatedMetrics", 0, Ty::array(Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1x_t), 8));
        table.field(c"numEstimatedMetrics", 512, Ty::U8);
    },
);

pub(crate) static nvmlPwrModelMetricsDlppm1xPerf_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1xPerf_t\nstruct nvmlPwrModelMetricsDlppm1xPerf_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.field(c"perfms", 0, Ty::U32);
    },
);

pub(crate) static nvmlPwrModelMetricsDlppm1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1x_t\nstruct nvmlPwrModelMetricsDlppm1x_t, from nvml.h. Since CUDA 13.4.",
    (64, 8, false),
    |table| {
        table.field(c"bValid", 0, Ty::U8);
        table.field(c"coreRail", 8, Ty::Record(&nvml13::nvmlCoreRailMetrics_t));
        table.field(c"fbRail", 40, Ty::Record(&nvml13::nvmlRailMetrics_t));
        table.field(c"tgpPwrTuple", 56, Ty::Record(&nvml13::nvmlPmgrPwrTuple_t));
        table.field(c"perfMetrics", 60, Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1xPerf_t));
    },
);

pub(crate) static nvmlPwrModelMetricsPfpp1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsPfpp1x_t\nstruct nvmlPwrModelMetricsPfpp1x_t, from nvml.h. Since CUDA 13.4.",
    (2204, 4, false),
    |table| {
        table.field(c"numVfPoints", 0, Ty::U8);
        table.field(c"estimatedMetrics", 4, Ty::array(Ty::Record(&nvml13::nvmlPwrModelMetricsSamplePfpp1x_t), 32));
        table.field(c"bValid", 2180, Ty::U8);
        table.field(c"maxPerfPerWattPoint", 2184, Ty::Record(&nvml13::nvmlPwrModelOperatingPointPfpp1x_t));
        table.field(c"fmaxAtVmaxPoint", 2192, Ty::Record(&nvml13::nvmlPwrModelOperatingPointPfpp1x_t));
        table.field(c"tgpHeadroommW", 2200, Ty::U32);
    },
);

pub(crate) static nvmlPwrModelMetricsSamplePfpp1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsSamplePfpp1x_t\nstruct nvmlPwrModelMetricsSamplePfpp1x_t, from nvml.h. Since CUDA 13.4.",
    (68, 4, false),
    |table| {
        table.field(c"freqkHz", 0, Ty::array(Ty::U32, 16));
        table.field(c"estTgpPwrmW", 64, Ty::U32);
    },
);

pub(crate) static nvmlPwrModelOperatingPointPfpp1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelOperatingPointPfpp1x_t\nstruct nvmlPwrModelOperatingPointPfpp1x_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.field(c"freqkHz", 0, Ty::U32);
        table.field(c"pwrmW", 4, Ty::U32);
    },
);

pub(crate) static nvmlRailMetrics_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlRailMetrics_t\nstruct nvmlRailMetrics_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.field(c"freqkHz", 0, Ty::U32);
        table.field(c"utilPct", 8, Ty::U64);
    },
);

pub(crate) static nvmlRemappedRowsInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlRemappedRowsInfo_v2_t\nstruct nvmlRemappedRowsInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (24, 4, false),
    |table| {
        table.field(c"corrActiveRemaps", 0, Ty::U32);
        table.field(c"corrInactiveRemaps", 4, Ty::U32);
        table.field(c"uncActiveRemaps", 8, Ty::U32);
        table.field(c"uncInactiveRemaps", 12, Ty::U32);
        table.field(c"bPending", 16, Ty::U32);
        table.field(c"bFailureOccurred", 20, Ty::U32);
    },
);

pub(crate) static nvmlRepairStatus_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlRepairStatus_t\ntypedef nvmlRepairStatus_v1_t nvmlRepairStatus_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlRepairStatus_v1_t,
);

pub(crate) static nvmlRepairStatus_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlRepairStatus_v1_t\nstruct nvmlRepairStatus_v1_t, from nvml.h. Since CUDA 13.0.",
        (12, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"bChannelRepairPending", 4, Ty::U32);
            table.field(c"bTpcRepairPending", 8, Ty::U32);
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlRusdSettings_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlRusdSettings_v1_t\nstruct nvmlRusdSettings_v1_t, from nvml.h. Since CUDA 13.1.",
        (16, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"pollMask", 8, Ty::U64);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlSetMemoryLimits_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlSetMemoryLimits_v1_t\nstruct nvmlSetMemoryLimits_v1_t, from nvml.h. Since CUDA 13.4.",
    (24, 8, false),
    |table| {
        table.field(c"nameSpace", 0, Ty::CString);
        table.field(c"softLimit", 8, Ty::U64);
        table.field(c"hardLimit", 16, Ty::U64);
    },
);

pub(crate) static nvmlSystemConfComputeSettings_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemConfComputeSettings_v2_t\nstruct nvmlSystemConfComputeSettings_v2_t, from nvml.h. Since CUDA 13.5.",
        (24, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"environment", 4, Ty::U32);
            table.field(c"ccFeature", 8, Ty::U32);
            table.field(c"devToolsMode", 12, Ty::U32);
            table.field(c"multiGpuMode", 16, Ty::U32);
            table.field(c"tdispState", 20, Ty::U32);
        },
    )
    .starting(b"\x18\0\0\x02");

pub(crate) static nvmlTemperatureSensors_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlTemperatureSensors_t\nenum nvmlTemperatureSensors_t, from nvml.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVML_TEMPERATURE_GPU", 0);
        table.member("NVML_TEMPERATURE_GPU_MAX", 1);
        table.member("NVML_TEMPERATURE_COUNT", 2);
    },
);

pub(crate) static nvmlTemperature_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlTemperature_t\ntypedef nvmlTemperature_v1_t nvmlTemperature_t, from nvml.h. Since CUDA 12.8.",
    &nvml13::nvmlTemperature_v1_t,
);

pub(crate) static nvmlTemperature_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlTemperature_v1_t\nstruct nvmlTemperature_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"sensorType", 4, Ty::Enum(&nvml13::nvmlTemperatureSensors_t));
            table.field(c"temperature", 8, Ty::I32);
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlUnrepairableMemoryStatus_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUnrepairableMemoryStatus_v1_t\nstruct nvmlUnrepairableMemoryStatus_v1_t, from nvml.h. Since CUDA 13.1.",
    (4, 4, false),
    |table| {
        table.field(c"bUnrepairableMemory", 0, Ty::U32);
    },
);

pub(crate) static nvmlVgpuSchedulerLogEntry_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogEntry_v2_t\nstruct nvmlVgpuSchedulerLogEntry_v2_t, from nvml.h. Since CUDA 13.2.",
    (56, 8, false),
    |table| {
        table.field(c"timestamp", 0, Ty::U64);
        table.field(c"timeRunTotal", 8, Ty::U64);
        table.field(c"timeRun", 16, Ty::U64);
        table.field(c"swRunlistId", 24, Ty::U32);
        table.field(c"targetTimeSlice", 32, Ty::U64);
        table.field(c"cumulativePreemptionTime", 40, Ty::U64);
        table.field(c"weight", 48, Ty::U32);
    },
);

pub(crate) static nvmlVgpuSchedulerLogInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogInfo_v2_t\nstruct nvmlVgpuSchedulerLogInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (11224, 8, false),
    |table| {
        table.field(c"engineId", 0, Ty::U32);
        table.field(c"schedulerPolicy", 4, Ty::U32);
        table.field(c"avgFactor", 8, Ty::U32);
        table.field(c"timeslice", 12, Ty::U32);
        table.field(c"entriesCount", 16, Ty::U32);
        table.field(c"logEntries", 24, Ty::array(Ty::Record(&nvml13::nvmlVgpuSchedulerLogEntry_v2_t), 200));
    },
);

pub(crate) static nvmlVgpuSchedulerStateInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerStateInfo_v2_t\nstruct nvmlVgpuSchedulerStateInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (16, 4, false),
    |table| {
        table.field(c"engineId", 0, Ty::U32);
        table.field(c"schedulerPolicy", 4, Ty::U32);
        table.field(c"avgFactor", 8, Ty::U32);
        table.field(c"timeslice", 12, Ty::U32);
    },
);

pub(crate) static nvmlVgpuSchedulerState_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerState_v2_t\nstruct nvmlVgpuSchedulerState_v2_t, from nvml.h. Since CUDA 13.2.",
    (16, 4, false),
    |table| {
        table.field(c"engineId", 0, Ty::U32);
        table.field(c"schedulerPolicy", 4, Ty::U32);
        table.field(c"avgFactor", 8, Ty::U32);
        table.field(c"frequency", 12, Ty::U32);
    },
);

pub(crate) static nvmlWorkloadPowerProfileUpdateProfiles_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlWorkloadPowerProfileUpdateProfiles_v1_t\nstruct nvmlWorkloadPowerProfileUpdateProfiles_v1_t, from nvml.h. Since CUDA 13.1.",
    (36, 4, false),
    |table| {
        table.field(c"operation", 0, Ty::Enum(&nvml13::nvmlPowerProfileOperation_t));
        table.field(c"updateProfilesMask", 4, Ty::Record(&nvml::nvmlMask255_t));
    },
);
