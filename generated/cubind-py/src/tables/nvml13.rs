//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvml, nvml13};

pub(crate) static nvmlAccountingStats_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlAccountingStats_v2_t\nstruct nvmlAccountingStats_v2_t, from nvml.h. Since CUDA 13.3.",
    (64, 8, false),
    |table| {
        table
            .plain(
                "pid\0U32 0\0isRunning\0U32 4\0gpuUtilization\0U32 8\0memoryUtilization\0U32 12\0maxMemoryUsage\0U64 16\0sampleCount\0U32 24\0sumGpuUtil\0U64 32\0sumFbUtil\0U64 40\0time\0U64 48\0startTime\0U64 56\0",
            );
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
        table.plain("adjustedLimitMw\0U32 16\0");
    },
);

pub(crate) static nvmlBBXTimeData_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlBBXTimeData_v1_t\nstruct nvmlBBXTimeData_v1_t, from nvml.h. Since CUDA 13.3.",
    (4, 4, false),
    |table| {
        table.plain("timeRun\0U32 0\0");
    },
);

pub(crate) static nvmlBrandType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlBrandType_t\nenum nvmlBrandType_t, from nvml.h. Since at least CUDA 12.0. Deprecated: NVML_BRAND_GRID, NVML_BRAND_NVIDIA_VGAMING, NVML_BRAND_NVIDIA_DLA.",
    "NVML_BRAND_UNKNOWN NVML_BRAND_QUADRO NVML_BRAND_TESLA NVML_BRAND_NVS NVML_BRAND_GRID NVML_BRAND_GEFORCE NVML_BRAND_TITAN NVML_BRAND_NVIDIA_VAPPS NVML_BRAND_NVIDIA_VPC NVML_BRAND_NVIDIA_VCS NVML_BRAND_NVIDIA_VWS NVML_BRAND_NVIDIA_CLOUD_GAMING NVML_BRAND_NVIDIA_VGAMING=11 NVML_BRAND_QUADRO_RTX NVML_BRAND_NVIDIA_RTX NVML_BRAND_NVIDIA NVML_BRAND_GEFORCE_RTX NVML_BRAND_TITAN_RTX NVML_BRAND_NVIDIA_DLA NVML_BRAND_NVIDIA_NPU=19 NVML_BRAND_NVIDIA_VGAMEDEV=18 NVML_BRAND_COUNT=20",
);

pub(crate) static nvmlCPERCursorHandle_t: ValueDef = ValueDef::new(
    "cubind.cuda13.nvml.nvmlCPERCursorHandle_t\ntypedef nvmlCPERCursorHandle_t, from nvml.h. Since CUDA 13.3.",
    ValueKind::U64, None,
);

pub(crate) static nvmlCPERCursor_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlCPERCursor_v1_t\nstruct nvmlCPERCursor_v1_t, from nvml.h. Since CUDA 13.3.",
    (96, 8, false),
    |table| {
        table.plain("cperTypeMask\0U32 0\0");
        table.field(c"uuid", 4, Ty::Name(80));
        table.field(c"handle", 88, Ty::Value(&nvml13::nvmlCPERCursorHandle_t));
    },
);

pub(crate) static nvmlCPERType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlCPERType_t\nenum nvmlCPERType_t, from nvml.h. Since CUDA 13.3.",
    "NVML_CPER_ACCESS_TYPE_GPU=1",
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
    "NVML_DEVICE_ADDRESSING_MODE_NONE NVML_DEVICE_ADDRESSING_MODE_HMM NVML_DEVICE_ADDRESSING_MODE_ATS",
);

pub(crate) static nvmlDeviceAddressingMode_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlDeviceAddressingMode_t\ntypedef nvmlDeviceAddressingMode_v1_t nvmlDeviceAddressingMode_t, from nvml.h. Since CUDA 13.0.",
    &nvml13::nvmlDeviceAddressingMode_v1_t,
);

pub(crate) static nvmlDeviceAddressingMode_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlDeviceAddressingMode_v1_t\nstruct nvmlDeviceAddressingMode_v1_t, from nvml.h. Since CUDA 13.0.",
        (8, 4, false),
        |table| {
            table.plain("version\0U32 0\0value\0U32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlDevicePowerMizerModes_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlDevicePowerMizerModes_v1_t\nstruct nvmlDevicePowerMizerModes_v1_t, from nvml.h. Since CUDA 13.0.",
    (12, 4, false),
    |table| {
        table.plain("currentMode\0U32 0\0mode\0U32 4\0supportedPowerMizerModes\0U32 8\0");
    },
);

pub(crate) static nvmlDeviceVgpuCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlDeviceVgpuCapability_t\nenum nvmlDeviceVgpuCapability_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU NVML_DEVICE_VGPU_CAP_WARM_UPDATE NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED NVML_DEVICE_VGPU_CAP_UVM_STUN NVML_DEVICE_VGPU_CAP_COUNT",
);

pub(crate) static nvmlEccBankRemapperHistogram_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccBankRemapperHistogram_v1_t\nstruct nvmlEccBankRemapperHistogram_v1_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.plain("maxSpareGroupCount\0U32 0\0noSpareGroupCount\0U32 4\0");
    },
);

pub(crate) static nvmlEccBankRemapperStatus_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccBankRemapperStatus_v1_t\nstruct nvmlEccBankRemapperStatus_v1_t, from nvml.h. Since CUDA 13.4.",
    (20, 4, false),
    |table| {
        table.plain("activeRemappings\0U32 0\0inactiveRemappings\0U32 4\0bPending\0U32 8\0");
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
            table.plain("version\0U32 0\0entryCount\0U32 4\0");
            table.field(c"entries", 8, Ty::list(Ty::Record(&nvml13::nvmlEccSramUniqueUncorrectedErrorEntry_v1_t)))
                .counted(4, 4);
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlEccSramUniqueUncorrectedErrorEntry_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEccSramUniqueUncorrectedErrorEntry_v1_t\nstruct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, from nvml.h. Since CUDA 13.0.",
    (28, 4, false),
    |table| {
        table
            .plain(
                "unit\0U32 0\0location\0U32 4\0sublocation\0U32 8\0extlocation\0U32 12\0address\0U32 16\0isParity\0U32 20\0count\0U32 24\0",
            );
    },
);

pub(crate) static nvmlEventDataType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlEventDataType_t\nenum nvmlEventDataType_t, from nvml.h. Since CUDA 13.4.",
    "NVML_EVENT_DATA_TYPE_NVML_EVENT NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT",
);

pub(crate) static nvmlEventSetGetContextCount_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextCount_v1_t\nstruct nvmlEventSetGetContextCount_v1_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.plain("count\0U32 0\0");
    },
);

pub(crate) static nvmlEventSetGetContextData_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextData_v1_t\nstruct nvmlEventSetGetContextData_v1_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.plain("data\0Pointer 0\0index\0U32 8\0dataSize\0U32 12\0");
    },
);

pub(crate) static nvmlEventSetGetContextInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetContextInfo_v1_t\nstruct nvmlEventSetGetContextInfo_v1_t, from nvml.h. Since CUDA 13.4.",
    (20, 4, false),
    |table| {
        table
            .plain(
                "index\0U32 0\0nvmlGpuOperationalEventContextType\0U32 4\0sourceEventContextType\0U32 8\0dataSize\0U32 12\0dataFormatVersion\0U16 16\0",
            );
    },
);

pub(crate) static nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t\nstruct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.plain("index\0U32 0\0xidCode\0U32 4\0");
    },
);

pub(crate) static nvmlEventSetWait_v3_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlEventSetWait_v3_t\nstruct nvmlEventSetWait_v3_t, from nvml.h. Since CUDA 13.4.",
    (224, 8, false),
    |table| {
        table.plain("timeoutMs\0U32 0\0dataType\0U32 4\0");
        table.field(c"uuid", 8, Ty::Name(96));
        table.field(c"sourceModule", 104, Ty::Chars(16));
        table
            .plain(
                "eventType\0U64 120\0eventData\0U64 128\0groupCursor\0U64 136\0instanceId\0U64 144\0timestampUsec\0U64 152\0traceId\0U64 160\0gpuInstanceId\0U32 168\0computeInstanceId\0U32 172\0severity\0U32 176\0categoryId\0U32 180\0moduleEventCode\0U32 184\0scope\0U32 188\0originator\0U32 192\0moduleInstance\0U32 196\0chipletId\0U32 200\0logLevel\0U32 204\0attributes\0U32 208\0groupCperSize\0U32 212\0groupAttributes\0U32 216\0groupSize\0U8 220\0groupIndex\0U8 221\0",
            );
    },
);

pub(crate) static nvmlGetCPER_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGetCPER_v1_t\nstruct nvmlGetCPER_v1_t, from nvml.h. Since CUDA 13.3.",
    (112, 8, false),
    |table| {
        table.field(c"cursor", 0, Ty::Record(&nvml13::nvmlCPERCursor_v1_t));
        table.field(c"buffer", 96, Ty::Pointer).in_digits();
        table.plain("bufferSize\0U32 104\0");
    },
);

pub(crate) static nvmlGetMemoryLimits_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGetMemoryLimits_v1_t\nstruct nvmlGetMemoryLimits_v1_t, from nvml.h. Since CUDA 13.4.",
    (32, 8, false),
    |table| {
        table.plain("nameSpace\0CString 0\0softLimit\0U64 8\0hardLimit\0U64 16\0currentUsed\0U64 24\0");
    },
);

pub(crate) static nvmlGpmMetricId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpmMetricId_t\nenum nvmlGpmMetricId_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_GPM_METRIC_GRAPHICS_UTIL=1 NVML_GPM_METRIC_SM_UTIL NVML_GPM_METRIC_SM_OCCUPANCY NVML_GPM_METRIC_INTEGER_UTIL NVML_GPM_METRIC_ANY_TENSOR_UTIL NVML_GPM_METRIC_DFMA_TENSOR_UTIL NVML_GPM_METRIC_HMMA_TENSOR_UTIL NVML_GPM_METRIC_DMMA_TENSOR_UTIL NVML_GPM_METRIC_IMMA_TENSOR_UTIL NVML_GPM_METRIC_DRAM_BW_UTIL NVML_GPM_METRIC_FP64_UTIL NVML_GPM_METRIC_FP32_UTIL NVML_GPM_METRIC_FP16_UTIL NVML_GPM_METRIC_PCIE_TX_PER_SEC=20 NVML_GPM_METRIC_PCIE_RX_PER_SEC NVML_GPM_METRIC_NVDEC_0_UTIL=30 NVML_GPM_METRIC_NVDEC_1_UTIL NVML_GPM_METRIC_NVDEC_2_UTIL NVML_GPM_METRIC_NVDEC_3_UTIL NVML_GPM_METRIC_NVDEC_4_UTIL NVML_GPM_METRIC_NVDEC_5_UTIL NVML_GPM_METRIC_NVDEC_6_UTIL NVML_GPM_METRIC_NVDEC_7_UTIL NVML_GPM_METRIC_NVJPG_0_UTIL=40 NVML_GPM_METRIC_NVJPG_1_UTIL NVML_GPM_METRIC_NVJPG_2_UTIL NVML_GPM_METRIC_NVJPG_3_UTIL NVML_GPM_METRIC_NVJPG_4_UTIL NVML_GPM_METRIC_NVJPG_5_UTIL NVML_GPM_METRIC_NVJPG_6_UTIL NVML_GPM_METRIC_NVJPG_7_UTIL NVML_GPM_METRIC_NVOFA_0_UTIL=50 NVML_GPM_METRIC_NVOFA_1_UTIL NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC=60 NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC=100 NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC NVML_GPM_METRIC_HOSTMEM_CACHE_HIT NVML_GPM_METRIC_HOSTMEM_CACHE_MISS NVML_GPM_METRIC_PEERMEM_CACHE_HIT NVML_GPM_METRIC_PEERMEM_CACHE_MISS NVML_GPM_METRIC_DRAM_CACHE_HIT NVML_GPM_METRIC_DRAM_CACHE_MISS NVML_GPM_METRIC_NVENC_0_UTIL NVML_GPM_METRIC_NVENC_1_UTIL NVML_GPM_METRIC_NVENC_2_UTIL NVML_GPM_METRIC_NVENC_3_UTIL NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR0_CTXSW_REQUESTS NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR1_CTXSW_REQUESTS NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR2_CTXSW_REQUESTS NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR3_CTXSW_REQUESTS NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR4_CTXSW_REQUESTS NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR5_CTXSW_REQUESTS NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR6_CTXSW_REQUESTS NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE NVML_GPM_METRIC_GR7_CTXSW_REQUESTS NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC=212 NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC NVML_GPM_METRIC_SM_CYCLES_ELAPSED NVML_GPM_METRIC_SM_CYCLES_ACTIVE NVML_GPM_METRIC_MMA_CYCLES_ACTIVE NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE NVML_GPM_METRIC_PCIE_TX NVML_GPM_METRIC_PCIE_RX NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE NVML_GPM_METRIC_FP64_CYCLES_ACTIVE NVML_GPM_METRIC_FP32_CYCLES_ACTIVE NVML_GPM_METRIC_FP16_CYCLES_ACTIVE NVML_GPM_METRIC_NVLINK_L0_RX NVML_GPM_METRIC_NVLINK_L0_TX NVML_GPM_METRIC_NVLINK_L1_RX NVML_GPM_METRIC_NVLINK_L1_TX NVML_GPM_METRIC_NVLINK_L2_RX NVML_GPM_METRIC_NVLINK_L2_TX NVML_GPM_METRIC_NVLINK_L3_RX NVML_GPM_METRIC_NVLINK_L3_TX NVML_GPM_METRIC_NVLINK_L4_RX NVML_GPM_METRIC_NVLINK_L4_TX NVML_GPM_METRIC_NVLINK_L5_RX NVML_GPM_METRIC_NVLINK_L5_TX NVML_GPM_METRIC_NVLINK_L6_RX NVML_GPM_METRIC_NVLINK_L6_TX NVML_GPM_METRIC_NVLINK_L7_RX NVML_GPM_METRIC_NVLINK_L7_TX NVML_GPM_METRIC_NVLINK_L8_RX NVML_GPM_METRIC_NVLINK_L8_TX NVML_GPM_METRIC_NVLINK_L9_RX NVML_GPM_METRIC_NVLINK_L9_TX NVML_GPM_METRIC_NVLINK_L10_RX NVML_GPM_METRIC_NVLINK_L10_TX NVML_GPM_METRIC_NVLINK_L11_RX NVML_GPM_METRIC_NVLINK_L11_TX NVML_GPM_METRIC_NVLINK_L12_RX NVML_GPM_METRIC_NVLINK_L12_TX NVML_GPM_METRIC_NVLINK_L13_RX NVML_GPM_METRIC_NVLINK_L13_TX NVML_GPM_METRIC_NVLINK_L14_RX NVML_GPM_METRIC_NVLINK_L14_TX NVML_GPM_METRIC_NVLINK_L15_RX NVML_GPM_METRIC_NVLINK_L15_TX NVML_GPM_METRIC_NVLINK_L16_RX NVML_GPM_METRIC_NVLINK_L16_TX NVML_GPM_METRIC_NVLINK_L17_RX NVML_GPM_METRIC_NVLINK_L17_TX NVML_GPM_METRIC_NVLINK_L18_RX NVML_GPM_METRIC_NVLINK_L18_TX NVML_GPM_METRIC_NVLINK_L19_RX NVML_GPM_METRIC_NVLINK_L19_TX NVML_GPM_METRIC_NVLINK_L20_RX NVML_GPM_METRIC_NVLINK_L20_TX NVML_GPM_METRIC_NVLINK_L21_RX NVML_GPM_METRIC_NVLINK_L21_TX NVML_GPM_METRIC_NVLINK_L22_RX NVML_GPM_METRIC_NVLINK_L22_TX NVML_GPM_METRIC_NVLINK_L23_RX NVML_GPM_METRIC_NVLINK_L23_TX NVML_GPM_METRIC_NVLINK_L24_RX NVML_GPM_METRIC_NVLINK_L24_TX NVML_GPM_METRIC_NVLINK_L25_RX NVML_GPM_METRIC_NVLINK_L25_TX NVML_GPM_METRIC_NVLINK_L26_RX NVML_GPM_METRIC_NVLINK_L26_TX NVML_GPM_METRIC_NVLINK_L27_RX NVML_GPM_METRIC_NVLINK_L27_TX NVML_GPM_METRIC_NVLINK_L28_RX NVML_GPM_METRIC_NVLINK_L28_TX NVML_GPM_METRIC_NVLINK_L29_RX NVML_GPM_METRIC_NVLINK_L29_TX NVML_GPM_METRIC_NVLINK_L30_RX NVML_GPM_METRIC_NVLINK_L30_TX NVML_GPM_METRIC_NVLINK_L31_RX NVML_GPM_METRIC_NVLINK_L31_TX NVML_GPM_METRIC_NVLINK_L32_RX NVML_GPM_METRIC_NVLINK_L32_TX NVML_GPM_METRIC_NVLINK_L33_RX NVML_GPM_METRIC_NVLINK_L33_TX NVML_GPM_METRIC_NVLINK_L34_RX NVML_GPM_METRIC_NVLINK_L34_TX NVML_GPM_METRIC_NVLINK_L35_RX NVML_GPM_METRIC_NVLINK_L35_TX NVML_GPM_METRIC_NVLINK_L36_RX NVML_GPM_METRIC_NVLINK_L36_TX NVML_GPM_METRIC_NVLINK_L37_RX NVML_GPM_METRIC_NVLINK_L37_TX NVML_GPM_METRIC_NVLINK_L38_RX NVML_GPM_METRIC_NVLINK_L38_TX NVML_GPM_METRIC_NVLINK_L39_RX NVML_GPM_METRIC_NVLINK_L39_TX NVML_GPM_METRIC_NVLINK_L40_RX NVML_GPM_METRIC_NVLINK_L40_TX NVML_GPM_METRIC_NVLINK_L41_RX NVML_GPM_METRIC_NVLINK_L41_TX NVML_GPM_METRIC_NVLINK_L42_RX NVML_GPM_METRIC_NVLINK_L42_TX NVML_GPM_METRIC_NVLINK_L43_RX NVML_GPM_METRIC_NVLINK_L43_TX NVML_GPM_METRIC_NVLINK_L44_RX NVML_GPM_METRIC_NVLINK_L44_TX NVML_GPM_METRIC_NVLINK_L45_RX NVML_GPM_METRIC_NVLINK_L45_TX NVML_GPM_METRIC_NVLINK_L46_RX NVML_GPM_METRIC_NVLINK_L46_TX NVML_GPM_METRIC_NVLINK_L47_RX NVML_GPM_METRIC_NVLINK_L47_TX NVML_GPM_METRIC_NVLINK_L48_RX NVML_GPM_METRIC_NVLINK_L48_TX NVML_GPM_METRIC_NVLINK_L49_RX NVML_GPM_METRIC_NVLINK_L49_TX NVML_GPM_METRIC_NVLINK_L50_RX NVML_GPM_METRIC_NVLINK_L50_TX NVML_GPM_METRIC_NVLINK_L51_RX NVML_GPM_METRIC_NVLINK_L51_TX NVML_GPM_METRIC_NVLINK_L52_RX NVML_GPM_METRIC_NVLINK_L52_TX NVML_GPM_METRIC_NVLINK_L53_RX NVML_GPM_METRIC_NVLINK_L53_TX NVML_GPM_METRIC_NVLINK_L54_RX NVML_GPM_METRIC_NVLINK_L54_TX NVML_GPM_METRIC_NVLINK_L55_RX NVML_GPM_METRIC_NVLINK_L55_TX NVML_GPM_METRIC_NVLINK_L56_RX NVML_GPM_METRIC_NVLINK_L56_TX NVML_GPM_METRIC_NVLINK_L57_RX NVML_GPM_METRIC_NVLINK_L57_TX NVML_GPM_METRIC_NVLINK_L58_RX NVML_GPM_METRIC_NVLINK_L58_TX NVML_GPM_METRIC_NVLINK_L59_RX NVML_GPM_METRIC_NVLINK_L59_TX NVML_GPM_METRIC_NVLINK_L60_RX NVML_GPM_METRIC_NVLINK_L60_TX NVML_GPM_METRIC_NVLINK_L61_RX NVML_GPM_METRIC_NVLINK_L61_TX NVML_GPM_METRIC_NVLINK_L62_RX NVML_GPM_METRIC_NVLINK_L62_TX NVML_GPM_METRIC_NVLINK_L63_RX NVML_GPM_METRIC_NVLINK_L63_TX NVML_GPM_METRIC_NVLINK_L64_RX NVML_GPM_METRIC_NVLINK_L64_TX NVML_GPM_METRIC_NVLINK_L65_RX NVML_GPM_METRIC_NVLINK_L65_TX NVML_GPM_METRIC_NVLINK_L66_RX NVML_GPM_METRIC_NVLINK_L66_TX NVML_GPM_METRIC_NVLINK_L67_RX NVML_GPM_METRIC_NVLINK_L67_TX NVML_GPM_METRIC_NVLINK_L68_RX NVML_GPM_METRIC_NVLINK_L68_TX NVML_GPM_METRIC_NVLINK_L69_RX NVML_GPM_METRIC_NVLINK_L69_TX NVML_GPM_METRIC_NVLINK_L70_RX NVML_GPM_METRIC_NVLINK_L70_TX NVML_GPM_METRIC_NVLINK_L71_RX NVML_GPM_METRIC_NVLINK_L71_TX NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC NVML_GPM_METRIC_MAX",
);

pub(crate) static nvmlGpmMetricsGet_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlGpmMetricsGet_t\nstruct nvmlGpmMetricsGet_t, from nvml.h. Since at least CUDA 12.0.",
        (19104, 8, false),
        |table| {
            table.plain("version\0U32 0\0numMetrics\0U32 4\0");
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
        table.plain("type\0U8 0\0id\0U32 4\0");
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
            table.plain("version\0U32 0\0");
            table.field(c"clusterUuid", 4, Ty::Chars(16));
            table.field(c"status", 20, Ty::Enum(&nvml::nvmlReturn_t));
            table.plain("cliqueId\0U32 24\0");
            table.field(c"state", 28, Ty::Value(&nvml::nvmlGpuFabricState_t));
            table.plain("healthMask\0U32 32\0healthSummary\0U8 36\0");
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
        table.plain("numCliques\0U32 532\0");
        table.field(c"state", 536, Ty::Value(&nvml::nvmlGpuFabricState_t));
        table.plain("healthMask\0U32 540\0healthSummary\0U8 544\0");
    },
);

pub(crate) static nvmlGpuOperationalEventConfig_v1_st: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventConfig_v1_st\nstruct nvmlGpuOperationalEventConfig_v1_t, from nvml.h. Since CUDA 13.4.",
    (104, 4, false),
    |table| {
        table.field(c"uuid", 0, Ty::Name(96));
        table.plain("minLogLevel\0U32 96\0minSeverity\0U32 100\0");
    },
);

pub(crate) static nvmlGpuOperationalEventConfig_v1_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventConfig_v1_t\nstruct nvmlGpuOperationalEventConfig_v1_t, from nvml.h. Since CUDA 13.4.",
    &nvml13::nvmlGpuOperationalEventConfig_v1_st,
);

pub(crate) static nvmlGpuOperationalEventContextType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventContextType_t\nenum nvmlGpuOperationalEventContextType_t, from nvml.h. Since CUDA 13.4.",
    "NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID",
);

pub(crate) static nvmlGpuOperationalEventLogLevel_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlGpuOperationalEventLogLevel_t\nenum nvmlGpuOperationalEventLogLevel_t, from nvml.h. Since CUDA 13.4.",
    "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY=10 NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG=20 NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE=30 NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING=40 NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR=50",
);

pub(crate) static nvmlGpuUptime_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlGpuUptime_v1_t\nstruct nvmlGpuUptime_v1_t, from nvml.h. Since CUDA 13.5.",
    (4, 4, false),
    |table| {
        table.plain("uptime\0U32 0\0");
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
            table.plain("version\0U32 0\0isNvleEnabled\0U32 4\0");
        },
    )
    .starting(b"\x08\0\0\x01");

pub(crate) static nvmlNvLinkInfo_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlNvLinkInfo_v2_t\nstruct nvmlNvLinkInfo_v2_t, from nvml.h. Since CUDA 13.0.",
        (1612, 4, false),
        |table| {
            table.plain("version\0U32 0\0isNvleEnabled\0U32 4\0");
            table.field(c"firmwareInfo", 8, Ty::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
        },
    )
    .starting(b"L\x06\0\x02");

pub(crate) static nvmlNvLinkInfo_v3_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvLinkInfo_v3_t\nstruct nvmlNvLinkInfo_v3_t, from nvml.h. Since CUDA 13.5.",
    (1612, 4, false),
    |table| {
        table.plain("isNvleEnabled\0U32 0\0");
        table.field(c"firmwareInfo", 4, Ty::Record(&nvml13::nvmlNvlinkFirmwareInfo_t));
        table.plain("isNvleReady\0U32 1608\0");
    },
);

pub(crate) static nvmlNvlinkFirmwareInfo_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkFirmwareInfo_t\nstruct nvmlNvlinkFirmwareInfo_t, from nvml.h. Since CUDA 13.0.",
    (1604, 4, false),
    |table| {
        table.field(c"firmwareVersion", 0, Ty::array(Ty::Record(&nvml13::nvmlNvlinkFirmwareVersion_t), 100));
        table.plain("numValidEntries\0U32 1600\0");
    },
);

pub(crate) static nvmlNvlinkFirmwareVersion_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkFirmwareVersion_t\nstruct nvmlNvlinkFirmwareVersion_t, from nvml.h. Since CUDA 13.0.",
    (16, 4, false),
    |table| {
        table.plain("ucodeType\0U8 0\0major\0U32 4\0minor\0U32 8\0subMinor\0U32 12\0");
    },
);

pub(crate) static nvmlNvlinkGetRemapTableInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkGetRemapTableInfo_v1_t\nstruct nvmlNvlinkGetRemapTableInfo_v1_t, from nvml.h. Since CUDA 13.5.",
    (32776, 4, false),
    |table| {
        table.plain("alid\0U32 0\0");
        table.field(c"flaRemapTabAddr", 4, Ty::array(Ty::U32, 4096));
        table.field(c"gpaRemapTabAddr", 16388, Ty::array(Ty::U32, 4096));
        table.plain("remapTabSize\0U32 32772\0");
    },
);

pub(crate) static nvmlNvlinkLockRemapTable_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkLockRemapTable_v1_t\nstruct nvmlNvlinkLockRemapTable_v1_t, from nvml.h. Since CUDA 13.5.",
    (2, 1, false),
    |table| {
        table.plain("bRemapTableLocked\0U8 0\0bRemapTableLockDisabled\0U8 1\0");
    },
);

pub(crate) static nvmlNvlinkNvlePrivateInfo_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkNvlePrivateInfo_v1_t\nstruct nvmlNvlinkNvlePrivateInfo_v1_t, from nvml.h. Since CUDA 13.5.",
    (260, 4, false),
    |table| {
        table.field(c"data", 0, Ty::Chars(256));
        table.plain("size\0U32 256\0");
    },
);

pub(crate) static nvmlNvlinkSetBwModeAsync_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetBwModeAsync_v1_t\nstruct nvmlNvlinkSetBwModeAsync_v1_t, from nvml.h. Since CUDA 13.4.",
    (12, 4, false),
    |table| {
        table.plain("bSetBest\0U32 0\0bwMode\0U32 4\0asyncPollTimeoutMs\0U32 8\0");
    },
);

pub(crate) static nvmlNvlinkSetNvleReady_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetNvleReady_v1_t\nstruct nvmlNvlinkSetNvleReady_v1_t, from nvml.h. Since CUDA 13.5.",
    (1, 1, false),
    |table| {
        table.plain("bNvleReady\0U8 0\0");
    },
);

pub(crate) static nvmlNvlinkSetupNvleEncryptionKey_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkSetupNvleEncryptionKey_v1_t\nstruct nvmlNvlinkSetupNvleEncryptionKey_v1_t, from nvml.h. Since CUDA 13.5.",
    (560, 4, false),
    |table| {
        table.field(c"nvleKey", 0, Ty::Chars(32));
        table.plain("localGpuAlid\0U32 32\0remoteGpuAlid\0U32 36\0");
        table.field(c"localGpuNvlePrivateInfo", 40, Ty::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
        table.field(c"remoteGpuNvlePrivateInfo", 300, Ty::Record(&nvml13::nvmlNvlinkNvlePrivateInfo_v1_t));
    },
);

pub(crate) static nvmlNvlinkTelemetrySampleType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySampleType_t\nenum nvmlNvlinkTelemetrySampleType_t, from nvml.h. Since CUDA 13.4.",
    "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT",
);

pub(crate) static nvmlNvlinkTelemetrySample_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySample_v1_t\nstruct nvmlNvlinkTelemetrySample_v1_t, from nvml.h. Since CUDA 13.4.",
    (32, 8, false),
    |table| {
        table.plain("linkId\0U32 0\0sampleType\0U32 4\0sampleCount\0U32 8\0");
        table.field(c"samples", 16, Ty::Pointer).in_digits();
        table.field(c"nvmlReturn", 24, Ty::Enum(&nvml::nvmlReturn_t));
    },
);

pub(crate) static nvmlNvlinkTelemetrySamples_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlNvlinkTelemetrySamples_v1_t\nstruct nvmlNvlinkTelemetrySamples_v1_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.plain("telemetryCount\0U32 0\0");
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
        table.plain("bValid\0U8 1560\0");
        table.field(c"coreRail", 1568, Ty::Record(&nvml13::nvmlCoreRailMetrics_t));
        table.field(c"fbRail", 1600, Ty::Record(&nvml13::nvmlRailMetrics_t));
        table.field(c"tgpPwrTuple", 1616, Ty::Record(&nvml13::nvmlPmgrPwrTuple_t));
        table.field(c"perfMetrics", 1620, Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1xPerf_t));
    },
);

pub(crate) static nvmlOperationalEventSeverity_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlOperationalEventSeverity_t\nenum nvmlOperationalEventSeverity_t, from nvml.h. Since CUDA 13.4.",
    "NVML_OPERATIONAL_EVENT_SEVERITY_ALL NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL=10 NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED=20 NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE=30 NVML_OPERATIONAL_EVENT_SEVERITY_FATAL=40",
);

pub(crate) static nvmlPRMCounterId_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterId_t\nenum nvmlPRMCounterId_t, from nvml.h. Since CUDA 13.1.",
    "NVML_PRM_COUNTER_ID_NONE NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS=101 NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT=201 NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES=301 NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY=1001",
);

pub(crate) static nvmlPRMCounterInput_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterInput_v1_t\nstruct nvmlPRMCounterInput_v1_t, from nvml.h. Since CUDA 13.1.",
    (4, 4, false),
    |table| {
        table.plain("localPort\0U32 0\0");
    },
);

pub(crate) static nvmlPRMCounterList_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMCounterList_v1_t\nstruct nvmlPRMCounterList_v1_t, from nvml.h. Since CUDA 13.1.",
    (16, 8, false),
    |table| {
        table.plain("numCounters\0U32 0\0");
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
        table.plain("counterId\0U32 0\0");
        table.field(c"inData", 4, Ty::Record(&nvml13::nvmlPRMCounterInput_v1_t));
        table.field(c"counterValue", 8, Ty::Record(&nvml13::nvmlPRMCounterValue_v1_t));
    },
);

pub(crate) static nvmlPRMTLV_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPRMTLV_v1_t\nstruct nvmlPRMTLV_v1_t, from nvml.h. Since CUDA 13.0.",
    (504, 4, false),
    |table| {
        table.plain("dataSize\0U32 0\0status\0U32 4\0");
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
            table.plain("version\0U32 0\0value\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlPerfMetricControllerSample_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricControllerSample_t\nstruct nvmlPerfMetricControllerSample_t, from nvml.h. Since CUDA 13.4.",
    (2216, 8, false),
    |table| {
        table.plain("controllerType\0U32 0\0");
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
        table.plain("numControllerData\0U8 0\0");
        table.field(c"controllerData", 8, Ty::array(Ty::Record(&nvml13::nvmlPerfMetricControllerSample_t), 4));
    },
);

pub(crate) static nvmlPerfMetricsSamples_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPerfMetricsSamples_v1_t\nstruct nvmlPerfMetricsSamples_v1_t, from nvml.h. Since CUDA 13.4.",
    (115344, 8, false),
    |table| {
        table.plain("numSamples\0U32 0\0");
        table.field(c"samples", 8, Ty::array(Ty::Record(&nvml13::nvmlPerfMetricsSample_t), 13));
    },
);

pub(crate) static nvmlPmgrPwrTuple_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPmgrPwrTuple_t\nstruct nvmlPmgrPwrTuple_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.plain("pwrmW\0U32 0\0");
    },
);

pub(crate) static nvmlPowerProfileOperation_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPowerProfileOperation_t\nenum nvmlPowerProfileOperation_t, from nvml.h. Since CUDA 13.1.",
    "NVML_POWER_PROFILE_OPERATION_CLEAR NVML_POWER_PROFILE_OPERATION_SET NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE NVML_POWER_PROFILE_OPERATION_MAX",
);

pub(crate) static nvmlPowerProfileType_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlPowerProfileType_t\nenum nvmlPowerProfileType_t, from nvml.h. Since CUDA 12.8.",
    "NVML_POWER_PROFILE_MAX_P NVML_POWER_PROFILE_MAX_Q NVML_POWER_PROFILE_COMPUTE NVML_POWER_PROFILE_MEMORY_BOUND NVML_POWER_PROFILE_NETWORK NVML_POWER_PROFILE_BALANCED NVML_POWER_PROFILE_LLM_INFERENCE NVML_POWER_PROFILE_LLM_TRAINING NVML_POWER_PROFILE_RBM NVML_POWER_PROFILE_DCPCIE NVML_POWER_PROFILE_HMMA_SPARSE NVML_POWER_PROFILE_HMMA_DENSE NVML_POWER_PROFILE_SYNC_BALANCED NVML_POWER_PROFILE_HPC NVML_POWER_PROFILE_MIG NVML_POWER_PROFILE_MAX_Q_1 NVML_POWER_PROFILE_NETWORK_BOUND NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE NVML_POWER_PROFILE_TRAINING NVML_POWER_PROFILE_INFERENCE NVML_POWER_PROFILE_MAX_Q_2 NVML_POWER_PROFILE_MAX_Q_3 NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND NVML_POWER_PROFILE_MAX",
);

pub(crate) static nvmlProcessInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlProcessInfo_t\ntypedef nvmlProcessInfo_v2_t nvmlProcessInfo_t, from nvml.h. Since CUDA 12.2.",
    &nvml::nvmlProcessInfo_v2_t,
);

pub(crate) static nvmlProcessMode_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlProcessMode_t\nenum nvmlProcessMode_t, from nvml.h. Since CUDA 13.3.",
    "NVML_PROCESS_MODE_COMPUTE NVML_PROCESS_MODE_GRAPHICS NVML_PROCESS_MODE_MPS NVML_PROCESS_MODE_ALL NVML_PROCESS_MODE_MAX",
);

pub(crate) static nvmlPwrModelMetricsDlppm1xDramclkEstimates_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1xDramclkEstimates_t\nstruct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, from nvml.h. Since CUDA 13.4.",
    (520, 8, false),
    |table| {
        table.field(c"estimatedMetrics", 0, Ty::array(Ty::Record(&nvml13::nvmlPwrModelMetricsDlppm1x_t), 8));
        table.plain("numEstimatedMetrics\0U8 512\0");
    },
);

pub(crate) static nvmlPwrModelMetricsDlppm1xPerf_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1xPerf_t\nstruct nvmlPwrModelMetricsDlppm1xPerf_t, from nvml.h. Since CUDA 13.4.",
    (4, 4, false),
    |table| {
        table.plain("perfms\0U32 0\0");
    },
);

pub(crate) static nvmlPwrModelMetricsDlppm1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsDlppm1x_t\nstruct nvmlPwrModelMetricsDlppm1x_t, from nvml.h. Since CUDA 13.4.",
    (64, 8, false),
    |table| {
        table.plain("bValid\0U8 0\0");
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
        table.plain("numVfPoints\0U8 0\0");
        table.field(c"estimatedMetrics", 4, Ty::array(Ty::Record(&nvml13::nvmlPwrModelMetricsSamplePfpp1x_t), 32));
        table.plain("bValid\0U8 2180\0");
        table.field(c"maxPerfPerWattPoint", 2184, Ty::Record(&nvml13::nvmlPwrModelOperatingPointPfpp1x_t));
        table.field(c"fmaxAtVmaxPoint", 2192, Ty::Record(&nvml13::nvmlPwrModelOperatingPointPfpp1x_t));
        table.plain("tgpHeadroommW\0U32 2200\0");
    },
);

pub(crate) static nvmlPwrModelMetricsSamplePfpp1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelMetricsSamplePfpp1x_t\nstruct nvmlPwrModelMetricsSamplePfpp1x_t, from nvml.h. Since CUDA 13.4.",
    (68, 4, false),
    |table| {
        table.field(c"freqkHz", 0, Ty::array(Ty::U32, 16));
        table.plain("estTgpPwrmW\0U32 64\0");
    },
);

pub(crate) static nvmlPwrModelOperatingPointPfpp1x_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlPwrModelOperatingPointPfpp1x_t\nstruct nvmlPwrModelOperatingPointPfpp1x_t, from nvml.h. Since CUDA 13.4.",
    (8, 4, false),
    |table| {
        table.plain("freqkHz\0U32 0\0pwrmW\0U32 4\0");
    },
);

pub(crate) static nvmlRailMetrics_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlRailMetrics_t\nstruct nvmlRailMetrics_t, from nvml.h. Since CUDA 13.4.",
    (16, 8, false),
    |table| {
        table.plain("freqkHz\0U32 0\0utilPct\0U64 8\0");
    },
);

pub(crate) static nvmlRemappedRowsInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlRemappedRowsInfo_v2_t\nstruct nvmlRemappedRowsInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (24, 4, false),
    |table| {
        table
            .plain(
                "corrActiveRemaps\0U32 0\0corrInactiveRemaps\0U32 4\0uncActiveRemaps\0U32 8\0uncInactiveRemaps\0U32 12\0bPending\0U32 16\0bFailureOccurred\0U32 20\0",
            );
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
            table.plain("version\0U32 0\0bChannelRepairPending\0U32 4\0bTpcRepairPending\0U32 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlRusdSettings_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlRusdSettings_v1_t\nstruct nvmlRusdSettings_v1_t, from nvml.h. Since CUDA 13.1.",
        (16, 8, false),
        |table| {
            table.plain("version\0U32 0\0pollMask\0U64 8\0");
        },
    )
    .starting(b"\x10\0\0\x01");

pub(crate) static nvmlSetMemoryLimits_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlSetMemoryLimits_v1_t\nstruct nvmlSetMemoryLimits_v1_t, from nvml.h. Since CUDA 13.4.",
    (24, 8, false),
    |table| {
        table.plain("nameSpace\0CString 0\0softLimit\0U64 8\0hardLimit\0U64 16\0");
    },
);

pub(crate) static nvmlSystemConfComputeSettings_v2_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlSystemConfComputeSettings_v2_t\nstruct nvmlSystemConfComputeSettings_v2_t, from nvml.h. Since CUDA 13.5.",
        (24, 4, false),
        |table| {
            table
                .plain(
                    "version\0U32 0\0environment\0U32 4\0ccFeature\0U32 8\0devToolsMode\0U32 12\0multiGpuMode\0U32 16\0tdispState\0U32 20\0",
                );
        },
    )
    .starting(b"\x18\0\0\x02");

pub(crate) static nvmlTemperatureSensors_t: EnumDef = EnumDef::new(
    "cubind.cuda13.nvml.nvmlTemperatureSensors_t\nenum nvmlTemperatureSensors_t, from nvml.h. Since at least CUDA 12.0.",
    "NVML_TEMPERATURE_GPU NVML_TEMPERATURE_GPU_MAX NVML_TEMPERATURE_COUNT",
);

pub(crate) static nvmlTemperature_t: RecordDef = RecordDef::alias(
    "cubind.cuda13.nvml.nvmlTemperature_t\ntypedef nvmlTemperature_v1_t nvmlTemperature_t, from nvml.h. Since CUDA 12.8.",
    &nvml13::nvmlTemperature_v1_t,
);

pub(crate) static nvmlTemperature_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda13.nvml.nvmlTemperature_v1_t\nstruct nvmlTemperature_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.plain("version\0U32 0\0");
            table.field(c"sensorType", 4, Ty::Enum(&nvml13::nvmlTemperatureSensors_t));
            table.plain("temperature\0I32 8\0");
        },
    )
    .starting(b"\x0C\0\0\x01");

pub(crate) static nvmlUnrepairableMemoryStatus_v1_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlUnrepairableMemoryStatus_v1_t\nstruct nvmlUnrepairableMemoryStatus_v1_t, from nvml.h. Since CUDA 13.1.",
    (4, 4, false),
    |table| {
        table.plain("bUnrepairableMemory\0U32 0\0");
    },
);

pub(crate) static nvmlVgpuSchedulerLogEntry_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogEntry_v2_t\nstruct nvmlVgpuSchedulerLogEntry_v2_t, from nvml.h. Since CUDA 13.2.",
    (56, 8, false),
    |table| {
        table
            .plain(
                "timestamp\0U64 0\0timeRunTotal\0U64 8\0timeRun\0U64 16\0swRunlistId\0U32 24\0targetTimeSlice\0U64 32\0cumulativePreemptionTime\0U64 40\0weight\0U32 48\0",
            );
    },
);

pub(crate) static nvmlVgpuSchedulerLogInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerLogInfo_v2_t\nstruct nvmlVgpuSchedulerLogInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (11224, 8, false),
    |table| {
        table
            .plain(
                "engineId\0U32 0\0schedulerPolicy\0U32 4\0avgFactor\0U32 8\0timeslice\0U32 12\0entriesCount\0U32 16\0",
            );
        table.field(c"logEntries", 24, Ty::array(Ty::Record(&nvml13::nvmlVgpuSchedulerLogEntry_v2_t), 200));
    },
);

pub(crate) static nvmlVgpuSchedulerStateInfo_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerStateInfo_v2_t\nstruct nvmlVgpuSchedulerStateInfo_v2_t, from nvml.h. Since CUDA 13.2.",
    (16, 4, false),
    |table| {
        table.plain("engineId\0U32 0\0schedulerPolicy\0U32 4\0avgFactor\0U32 8\0timeslice\0U32 12\0");
    },
);

pub(crate) static nvmlVgpuSchedulerState_v2_t: RecordDef = RecordDef::new(
    "cubind.cuda13.nvml.nvmlVgpuSchedulerState_v2_t\nstruct nvmlVgpuSchedulerState_v2_t, from nvml.h. Since CUDA 13.2.",
    (16, 4, false),
    |table| {
        table.plain("engineId\0U32 0\0schedulerPolicy\0U32 4\0avgFactor\0U32 8\0frequency\0U32 12\0");
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
