//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::{nvml, nvml12};

pub(crate) static nvmlBrandType_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvml.nvmlBrandType_t\nenum nvmlBrandType_t, from nvml.h. Since CUDA 12.0 or earlier. Deprecated: NVML_BRAND_GRID, NVML_BRAND_NVIDIA_VGAMING.",
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
        table.member("NVML_BRAND_COUNT", 17);
    },
);

pub(crate) static nvmlDeviceVgpuCapability_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvml.nvmlDeviceVgpuCapability_t\nenum nvmlDeviceVgpuCapability_t, from nvml.h. Since CUDA 12.0 or earlier.",
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
        table.member("NVML_DEVICE_VGPU_CAP_COUNT", 12);
    },
);

pub(crate) static nvmlGpmMetricId_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvml.nvmlGpmMetricId_t\nenum nvmlGpmMetricId_t, from nvml.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVML_GPM_METRIC_GRAPHICS_UTIL", 1);
        table.member("NVML_GPM_METRIC_SM_UTIL", 2);
        table.member("NVML_GPM_METRIC_SM_OCCUPANCY", 3);
        table.member("NVML_GPM_METRIC_INTEGER_UTIL", 4);
        table.member("NVML_GPM_METRIC_ANY_TENSOR_UTIL", 5);
        table.member("NVML_GPM_METRIC_DFMA_TENSOR_UTIL", 6);
        table.member("NVML_GPM_METRIC_HMMA_TENSOR_UTIL", 7);
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
        table.member("NVML_GPM_METRIC_MAX", 210);
    },
);

pub(crate) static nvmlGpmMetricsGet_t: RecordDef = RecordDef::new(
        "cubind.cuda12.nvml.nvmlGpmMetricsGet_t\nstruct nvmlGpmMetricsGet_t, from nvml.h. Since CUDA 12.0 or earlier.",
        (8424, 8, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"numMetrics", 4, Ty::U32);
            table.field(c"sample1", 8, Ty::Value(&nvml::nvmlGpmSample_t));
            table.field(c"sample2", 16, Ty::Value(&nvml::nvmlGpmSample_t));
            table.field(c"metrics", 24, Ty::array(Ty::Record(&nvml::nvmlGpmMetric_t), 210));
        },
    )
    .starting(b"\x01\0\0\0");

pub(crate) static nvmlGpuFabricInfoV_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.nvml.nvmlGpuFabricInfoV_t\ntypedef nvmlGpuFabricInfo_v2_t nvmlGpuFabricInfoV_t, from nvml.h. Since CUDA 12.4.",
    &nvml::nvmlGpuFabricInfo_v2_t,
);

pub(crate) static nvmlPowerProfileType_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvml.nvmlPowerProfileType_t\nenum nvmlPowerProfileType_t, from nvml.h. Since CUDA 12.8.",
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
        table.member("NVML_POWER_PROFILE_MAX", 15);
    },
);

pub(crate) static nvmlProcessInfo_st: RecordDef = RecordDef::new(
    "cubind.cuda12.nvml.nvmlProcessInfo_st\nstruct nvmlProcessInfo_t, from nvml.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
    (24, 8, false),
    |table| {
        table.field(c"pid", 0, Ty::U32);
        table.field(c"usedGpuMemory", 8, Ty::U64);
        table.field(c"gpuInstanceId", 16, Ty::U32);
        table.field(c"computeInstanceId", 20, Ty::U32);
    },
);

pub(crate) static nvmlProcessInfo_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.nvml.nvmlProcessInfo_t\nstruct nvmlProcessInfo_t, from nvml.h. Since CUDA 12.0 or earlier, until CUDA 12.1.",
    &nvml12::nvmlProcessInfo_st,
);

pub(crate) static nvmlTemperatureSensors_t: EnumDef = EnumDef::new(
    "cubind.cuda12.nvml.nvmlTemperatureSensors_t\nenum nvmlTemperatureSensors_t, from nvml.h. Since CUDA 12.0 or earlier.",
    |table| {
        table.member("NVML_TEMPERATURE_GPU", 0);
        table.member("NVML_TEMPERATURE_COUNT", 1);
    },
);

pub(crate) static nvmlTemperature_t: RecordDef = RecordDef::alias(
    "cubind.cuda12.nvml.nvmlTemperature_t\ntypedef nvmlTemperature_v1_t nvmlTemperature_t, from nvml.h. Since CUDA 12.8.",
    &nvml12::nvmlTemperature_v1_t,
);

pub(crate) static nvmlTemperature_v1_t: RecordDef = RecordDef::new(
        "cubind.cuda12.nvml.nvmlTemperature_v1_t\nstruct nvmlTemperature_v1_t, from nvml.h. Since CUDA 12.8.",
        (12, 4, false),
        |table| {
            table.field(c"version", 0, Ty::U32);
            table.field(c"sensorType", 4, Ty::Enum(&nvml12::nvmlTemperatureSensors_t));
            table.field(c"temperature", 8, Ty::I32);
        },
    )
    .starting(b"\x0C\0\0\x01");
