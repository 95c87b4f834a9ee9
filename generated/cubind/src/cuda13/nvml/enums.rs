//! Enumerations: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvmlBrandType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlBrandType_t(pub i32);

impl nvmlBrandType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_QUADRO: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_TESLA: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVS: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_GRID: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_GEFORCE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_TITAN: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_VAPPS: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_VPC: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_VCS: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_VWS: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_CLOUD_GAMING: Self = Self(11);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_VGAMING: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_QUADRO_RTX: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA_RTX: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_NVIDIA: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_GEFORCE_RTX: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_TITAN_RTX: Self = Self(16);
    /// 17, since CUDA 13.4.
    pub const NVML_BRAND_NVIDIA_DLA: Self = Self(17);
    /// 19, since CUDA 13.4.
    pub const NVML_BRAND_NVIDIA_NPU: Self = Self(19);
    /// 18, since CUDA 13.4.
    pub const NVML_BRAND_NVIDIA_VGAMEDEV: Self = Self(18);
    /// 20, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_COUNT: Self = Self(20);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_BRAND_UNKNOWN"),
        (1, "NVML_BRAND_QUADRO"),
        (2, "NVML_BRAND_TESLA"),
        (3, "NVML_BRAND_NVS"),
        (4, "NVML_BRAND_GRID"),
        (5, "NVML_BRAND_GEFORCE"),
        (6, "NVML_BRAND_TITAN"),
        (7, "NVML_BRAND_NVIDIA_VAPPS"),
        (8, "NVML_BRAND_NVIDIA_VPC"),
        (9, "NVML_BRAND_NVIDIA_VCS"),
        (10, "NVML_BRAND_NVIDIA_VWS"),
        (11, "NVML_BRAND_NVIDIA_CLOUD_GAMING"),
        (11, "NVML_BRAND_NVIDIA_VGAMING"),
        (12, "NVML_BRAND_QUADRO_RTX"),
        (13, "NVML_BRAND_NVIDIA_RTX"),
        (14, "NVML_BRAND_NVIDIA"),
        (15, "NVML_BRAND_GEFORCE_RTX"),
        (16, "NVML_BRAND_TITAN_RTX"),
        (17, "NVML_BRAND_NVIDIA_DLA"),
        (19, "NVML_BRAND_NVIDIA_NPU"),
        (18, "NVML_BRAND_NVIDIA_VGAMEDEV"),
        (20, "NVML_BRAND_COUNT"),
    ];
}

enumeration!(nvmlBrandType_t);

/// `enum nvmlCPERType_t`, from `nvml.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlCPERType_t(pub i32);

impl nvmlCPERType_t {
    /// 1, since CUDA 13.3.
    pub const NVML_CPER_ACCESS_TYPE_GPU: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[(1, "NVML_CPER_ACCESS_TYPE_GPU")];
}

enumeration!(nvmlCPERType_t);

/// `enum nvmlDeviceAddressingModeType_t`, from `nvml.h`, since CUDA 13.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDeviceAddressingModeType_t(pub i32);

impl nvmlDeviceAddressingModeType_t {
    /// 0, since CUDA 13.0.
    pub const NVML_DEVICE_ADDRESSING_MODE_NONE: Self = Self(0);
    /// 1, since CUDA 13.0.
    pub const NVML_DEVICE_ADDRESSING_MODE_HMM: Self = Self(1);
    /// 2, since CUDA 13.0.
    pub const NVML_DEVICE_ADDRESSING_MODE_ATS: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_DEVICE_ADDRESSING_MODE_NONE"),
        (1, "NVML_DEVICE_ADDRESSING_MODE_HMM"),
        (2, "NVML_DEVICE_ADDRESSING_MODE_ATS"),
    ];
}

enumeration!(nvmlDeviceAddressingModeType_t);

/// `enum nvmlDeviceVgpuCapability_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDeviceVgpuCapability_t(pub i32);

impl nvmlDeviceVgpuCapability_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW: Self = Self(4);
    /// 5, since CUDA 12.4.
    pub const NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING: Self = Self(5);
    /// 6, since CUDA 12.4.
    pub const NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU: Self = Self(6);
    /// 7, since CUDA 12.4.
    pub const NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU: Self = Self(7);
    /// 8, since CUDA 12.6.
    pub const NVML_DEVICE_VGPU_CAP_WARM_UPDATE: Self = Self(8);
    /// 9, since CUDA 12.8.
    pub const NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS: Self = Self(9);
    /// 10, since CUDA 12.9.
    pub const NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED: Self = Self(10);
    /// 11, since CUDA 12.9.
    pub const NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED: Self = Self(11);
    /// 12, since CUDA 13.5.
    pub const NVML_DEVICE_VGPU_CAP_UVM_STUN: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_COUNT: Self = Self(13);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU"),
        (1, "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES"),
        (2, "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES"),
        (3, "NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW"),
        (4, "NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW"),
        (5, "NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING"),
        (6, "NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU"),
        (7, "NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU"),
        (8, "NVML_DEVICE_VGPU_CAP_WARM_UPDATE"),
        (9, "NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS"),
        (10, "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED"),
        (11, "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED"),
        (12, "NVML_DEVICE_VGPU_CAP_UVM_STUN"),
        (13, "NVML_DEVICE_VGPU_CAP_COUNT"),
    ];
}

enumeration!(nvmlDeviceVgpuCapability_t);

/// `enum nvmlEventDataType_t`, from `nvml.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEventDataType_t(pub i32);

impl nvmlEventDataType_t {
    /// 0, since CUDA 13.4.
    pub const NVML_EVENT_DATA_TYPE_NVML_EVENT: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_EVENT_DATA_TYPE_NVML_EVENT"),
        (1, "NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT"),
    ];
}

enumeration!(nvmlEventDataType_t);

/// `enum nvmlGpmMetricId_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlGpmMetricId_t(pub i32);

impl nvmlGpmMetricId_t {
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_GRAPHICS_UTIL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_SM_UTIL: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_SM_OCCUPANCY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_INTEGER_UTIL: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_ANY_TENSOR_UTIL: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_DFMA_TENSOR_UTIL: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_HMMA_TENSOR_UTIL: Self = Self(7);
    /// 8, since CUDA 13.2.
    pub const NVML_GPM_METRIC_DMMA_TENSOR_UTIL: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_IMMA_TENSOR_UTIL: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_DRAM_BW_UTIL: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_FP64_UTIL: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_FP32_UTIL: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_FP16_UTIL: Self = Self(13);
    /// 20, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_PCIE_TX_PER_SEC: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_PCIE_RX_PER_SEC: Self = Self(21);
    /// 30, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_0_UTIL: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_1_UTIL: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_2_UTIL: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_3_UTIL: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_4_UTIL: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_5_UTIL: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_6_UTIL: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVDEC_7_UTIL: Self = Self(37);
    /// 40, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_0_UTIL: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_1_UTIL: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_2_UTIL: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_3_UTIL: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_4_UTIL: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_5_UTIL: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_6_UTIL: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVJPG_7_UTIL: Self = Self(47);
    /// 50, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVOFA_0_UTIL: Self = Self(50);
    /// 51, since CUDA 12.6.
    pub const NVML_GPM_METRIC_NVOFA_1_UTIL: Self = Self(51);
    /// 60, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC: Self = Self(60);
    /// 61, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC: Self = Self(61);
    /// 62, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC: Self = Self(62);
    /// 63, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC: Self = Self(63);
    /// 64, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC: Self = Self(64);
    /// 65, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC: Self = Self(65);
    /// 66, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC: Self = Self(66);
    /// 67, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC: Self = Self(67);
    /// 68, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC: Self = Self(68);
    /// 69, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC: Self = Self(69);
    /// 70, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC: Self = Self(70);
    /// 71, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC: Self = Self(71);
    /// 72, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC: Self = Self(72);
    /// 73, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC: Self = Self(73);
    /// 74, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC: Self = Self(74);
    /// 75, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC: Self = Self(75);
    /// 76, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC: Self = Self(76);
    /// 77, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC: Self = Self(77);
    /// 78, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC: Self = Self(78);
    /// 79, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC: Self = Self(79);
    /// 80, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC: Self = Self(80);
    /// 81, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC: Self = Self(81);
    /// 82, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC: Self = Self(82);
    /// 83, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC: Self = Self(83);
    /// 84, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC: Self = Self(84);
    /// 85, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC: Self = Self(85);
    /// 86, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC: Self = Self(86);
    /// 87, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC: Self = Self(87);
    /// 88, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC: Self = Self(88);
    /// 89, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC: Self = Self(89);
    /// 90, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC: Self = Self(90);
    /// 91, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC: Self = Self(91);
    /// 92, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC: Self = Self(92);
    /// 93, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC: Self = Self(93);
    /// 94, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC: Self = Self(94);
    /// 95, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC: Self = Self(95);
    /// 96, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC: Self = Self(96);
    /// 97, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC: Self = Self(97);
    /// 100, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC: Self = Self(100);
    /// 101, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC: Self = Self(101);
    /// 102, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC: Self = Self(102);
    /// 103, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC: Self = Self(103);
    /// 104, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC: Self = Self(104);
    /// 105, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC: Self = Self(105);
    /// 106, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC: Self = Self(106);
    /// 107, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC: Self = Self(107);
    /// 108, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC: Self = Self(108);
    /// 109, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC: Self = Self(109);
    /// 110, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC: Self = Self(110);
    /// 111, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC: Self = Self(111);
    /// 112, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC: Self = Self(112);
    /// 113, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC: Self = Self(113);
    /// 114, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC: Self = Self(114);
    /// 115, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC: Self = Self(115);
    /// 116, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC: Self = Self(116);
    /// 117, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC: Self = Self(117);
    /// 118, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC: Self = Self(118);
    /// 119, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC: Self = Self(119);
    /// 120, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC: Self = Self(120);
    /// 121, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC: Self = Self(121);
    /// 122, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC: Self = Self(122);
    /// 123, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC: Self = Self(123);
    /// 124, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC: Self = Self(124);
    /// 125, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC: Self = Self(125);
    /// 126, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC: Self = Self(126);
    /// 127, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC: Self = Self(127);
    /// 128, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC: Self = Self(128);
    /// 129, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC: Self = Self(129);
    /// 130, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC: Self = Self(130);
    /// 131, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC: Self = Self(131);
    /// 132, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC: Self = Self(132);
    /// 133, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC: Self = Self(133);
    /// 134, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC: Self = Self(134);
    /// 135, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC: Self = Self(135);
    /// 136, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC: Self = Self(136);
    /// 137, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC: Self = Self(137);
    /// 138, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC: Self = Self(138);
    /// 139, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC: Self = Self(139);
    /// 140, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC: Self = Self(140);
    /// 141, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC: Self = Self(141);
    /// 142, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC: Self = Self(142);
    /// 143, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC: Self = Self(143);
    /// 144, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC: Self = Self(144);
    /// 145, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC: Self = Self(145);
    /// 146, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC: Self = Self(146);
    /// 147, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC: Self = Self(147);
    /// 148, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC: Self = Self(148);
    /// 149, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC: Self = Self(149);
    /// 150, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC: Self = Self(150);
    /// 151, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC: Self = Self(151);
    /// 152, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC: Self = Self(152);
    /// 153, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC: Self = Self(153);
    /// 154, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC: Self = Self(154);
    /// 155, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC: Self = Self(155);
    /// 156, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC: Self = Self(156);
    /// 157, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC: Self = Self(157);
    /// 158, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC: Self = Self(158);
    /// 159, since CUDA 12.9.
    pub const NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC: Self = Self(159);
    /// 160, since CUDA 12.9.
    pub const NVML_GPM_METRIC_HOSTMEM_CACHE_HIT: Self = Self(160);
    /// 161, since CUDA 12.9.
    pub const NVML_GPM_METRIC_HOSTMEM_CACHE_MISS: Self = Self(161);
    /// 162, since CUDA 12.9.
    pub const NVML_GPM_METRIC_PEERMEM_CACHE_HIT: Self = Self(162);
    /// 163, since CUDA 12.9.
    pub const NVML_GPM_METRIC_PEERMEM_CACHE_MISS: Self = Self(163);
    /// 164, since CUDA 12.9.
    pub const NVML_GPM_METRIC_DRAM_CACHE_HIT: Self = Self(164);
    /// 165, since CUDA 12.9.
    pub const NVML_GPM_METRIC_DRAM_CACHE_MISS: Self = Self(165);
    /// 166, since CUDA 12.9.
    pub const NVML_GPM_METRIC_NVENC_0_UTIL: Self = Self(166);
    /// 167, since CUDA 12.9.
    pub const NVML_GPM_METRIC_NVENC_1_UTIL: Self = Self(167);
    /// 168, since CUDA 12.9.
    pub const NVML_GPM_METRIC_NVENC_2_UTIL: Self = Self(168);
    /// 169, since CUDA 12.9.
    pub const NVML_GPM_METRIC_NVENC_3_UTIL: Self = Self(169);
    /// 170, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED: Self = Self(170);
    /// 171, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE: Self = Self(171);
    /// 172, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR0_CTXSW_REQUESTS: Self = Self(172);
    /// 173, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ: Self = Self(173);
    /// 174, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT: Self = Self(174);
    /// 175, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED: Self = Self(175);
    /// 176, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE: Self = Self(176);
    /// 177, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR1_CTXSW_REQUESTS: Self = Self(177);
    /// 178, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ: Self = Self(178);
    /// 179, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT: Self = Self(179);
    /// 180, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED: Self = Self(180);
    /// 181, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE: Self = Self(181);
    /// 182, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR2_CTXSW_REQUESTS: Self = Self(182);
    /// 183, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ: Self = Self(183);
    /// 184, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT: Self = Self(184);
    /// 185, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED: Self = Self(185);
    /// 186, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE: Self = Self(186);
    /// 187, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR3_CTXSW_REQUESTS: Self = Self(187);
    /// 188, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ: Self = Self(188);
    /// 189, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT: Self = Self(189);
    /// 190, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED: Self = Self(190);
    /// 191, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE: Self = Self(191);
    /// 192, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR4_CTXSW_REQUESTS: Self = Self(192);
    /// 193, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ: Self = Self(193);
    /// 194, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT: Self = Self(194);
    /// 195, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED: Self = Self(195);
    /// 196, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE: Self = Self(196);
    /// 197, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR5_CTXSW_REQUESTS: Self = Self(197);
    /// 198, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ: Self = Self(198);
    /// 199, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT: Self = Self(199);
    /// 200, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED: Self = Self(200);
    /// 201, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE: Self = Self(201);
    /// 202, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR6_CTXSW_REQUESTS: Self = Self(202);
    /// 203, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ: Self = Self(203);
    /// 204, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT: Self = Self(204);
    /// 205, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED: Self = Self(205);
    /// 206, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE: Self = Self(206);
    /// 207, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR7_CTXSW_REQUESTS: Self = Self(207);
    /// 208, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ: Self = Self(208);
    /// 209, since CUDA 12.9.
    pub const NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT: Self = Self(209);
    /// 212, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC: Self = Self(212);
    /// 213, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC: Self = Self(213);
    /// 214, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC: Self = Self(214);
    /// 215, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC: Self = Self(215);
    /// 216, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC: Self = Self(216);
    /// 217, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC: Self = Self(217);
    /// 218, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC: Self = Self(218);
    /// 219, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC: Self = Self(219);
    /// 220, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC: Self = Self(220);
    /// 221, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC: Self = Self(221);
    /// 222, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC: Self = Self(222);
    /// 223, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC: Self = Self(223);
    /// 224, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC: Self = Self(224);
    /// 225, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC: Self = Self(225);
    /// 226, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC: Self = Self(226);
    /// 227, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC: Self = Self(227);
    /// 228, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC: Self = Self(228);
    /// 229, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC: Self = Self(229);
    /// 230, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC: Self = Self(230);
    /// 231, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC: Self = Self(231);
    /// 232, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC: Self = Self(232);
    /// 233, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC: Self = Self(233);
    /// 234, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC: Self = Self(234);
    /// 235, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC: Self = Self(235);
    /// 236, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC: Self = Self(236);
    /// 237, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC: Self = Self(237);
    /// 238, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC: Self = Self(238);
    /// 239, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC: Self = Self(239);
    /// 240, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC: Self = Self(240);
    /// 241, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC: Self = Self(241);
    /// 242, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC: Self = Self(242);
    /// 243, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC: Self = Self(243);
    /// 244, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC: Self = Self(244);
    /// 245, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC: Self = Self(245);
    /// 246, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC: Self = Self(246);
    /// 247, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC: Self = Self(247);
    /// 248, since CUDA 13.2.
    pub const NVML_GPM_METRIC_SM_CYCLES_ELAPSED: Self = Self(248);
    /// 249, since CUDA 13.2.
    pub const NVML_GPM_METRIC_SM_CYCLES_ACTIVE: Self = Self(249);
    /// 250, since CUDA 13.2.
    pub const NVML_GPM_METRIC_MMA_CYCLES_ACTIVE: Self = Self(250);
    /// 251, since CUDA 13.2.
    pub const NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE: Self = Self(251);
    /// 252, since CUDA 13.2.
    pub const NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE: Self = Self(252);
    /// 253, since CUDA 13.2.
    pub const NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE: Self = Self(253);
    /// 254, since CUDA 13.2.
    pub const NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE: Self = Self(254);
    /// 255, since CUDA 13.2.
    pub const NVML_GPM_METRIC_PCIE_TX: Self = Self(255);
    /// 256, since CUDA 13.2.
    pub const NVML_GPM_METRIC_PCIE_RX: Self = Self(256);
    /// 257, since CUDA 13.2.
    pub const NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE: Self = Self(257);
    /// 258, since CUDA 13.2.
    pub const NVML_GPM_METRIC_FP64_CYCLES_ACTIVE: Self = Self(258);
    /// 259, since CUDA 13.2.
    pub const NVML_GPM_METRIC_FP32_CYCLES_ACTIVE: Self = Self(259);
    /// 260, since CUDA 13.2.
    pub const NVML_GPM_METRIC_FP16_CYCLES_ACTIVE: Self = Self(260);
    /// 261, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L0_RX: Self = Self(261);
    /// 262, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L0_TX: Self = Self(262);
    /// 263, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L1_RX: Self = Self(263);
    /// 264, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L1_TX: Self = Self(264);
    /// 265, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L2_RX: Self = Self(265);
    /// 266, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L2_TX: Self = Self(266);
    /// 267, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L3_RX: Self = Self(267);
    /// 268, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L3_TX: Self = Self(268);
    /// 269, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L4_RX: Self = Self(269);
    /// 270, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L4_TX: Self = Self(270);
    /// 271, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L5_RX: Self = Self(271);
    /// 272, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L5_TX: Self = Self(272);
    /// 273, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L6_RX: Self = Self(273);
    /// 274, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L6_TX: Self = Self(274);
    /// 275, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L7_RX: Self = Self(275);
    /// 276, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L7_TX: Self = Self(276);
    /// 277, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L8_RX: Self = Self(277);
    /// 278, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L8_TX: Self = Self(278);
    /// 279, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L9_RX: Self = Self(279);
    /// 280, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L9_TX: Self = Self(280);
    /// 281, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L10_RX: Self = Self(281);
    /// 282, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L10_TX: Self = Self(282);
    /// 283, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L11_RX: Self = Self(283);
    /// 284, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L11_TX: Self = Self(284);
    /// 285, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L12_RX: Self = Self(285);
    /// 286, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L12_TX: Self = Self(286);
    /// 287, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L13_RX: Self = Self(287);
    /// 288, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L13_TX: Self = Self(288);
    /// 289, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L14_RX: Self = Self(289);
    /// 290, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L14_TX: Self = Self(290);
    /// 291, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L15_RX: Self = Self(291);
    /// 292, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L15_TX: Self = Self(292);
    /// 293, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L16_RX: Self = Self(293);
    /// 294, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L16_TX: Self = Self(294);
    /// 295, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L17_RX: Self = Self(295);
    /// 296, since CUDA 13.2.
    pub const NVML_GPM_METRIC_NVLINK_L17_TX: Self = Self(296);
    /// 297, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L18_RX: Self = Self(297);
    /// 298, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L18_TX: Self = Self(298);
    /// 299, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L19_RX: Self = Self(299);
    /// 300, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L19_TX: Self = Self(300);
    /// 301, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L20_RX: Self = Self(301);
    /// 302, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L20_TX: Self = Self(302);
    /// 303, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L21_RX: Self = Self(303);
    /// 304, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L21_TX: Self = Self(304);
    /// 305, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L22_RX: Self = Self(305);
    /// 306, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L22_TX: Self = Self(306);
    /// 307, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L23_RX: Self = Self(307);
    /// 308, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L23_TX: Self = Self(308);
    /// 309, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L24_RX: Self = Self(309);
    /// 310, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L24_TX: Self = Self(310);
    /// 311, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L25_RX: Self = Self(311);
    /// 312, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L25_TX: Self = Self(312);
    /// 313, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L26_RX: Self = Self(313);
    /// 314, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L26_TX: Self = Self(314);
    /// 315, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L27_RX: Self = Self(315);
    /// 316, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L27_TX: Self = Self(316);
    /// 317, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L28_RX: Self = Self(317);
    /// 318, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L28_TX: Self = Self(318);
    /// 319, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L29_RX: Self = Self(319);
    /// 320, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L29_TX: Self = Self(320);
    /// 321, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L30_RX: Self = Self(321);
    /// 322, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L30_TX: Self = Self(322);
    /// 323, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L31_RX: Self = Self(323);
    /// 324, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L31_TX: Self = Self(324);
    /// 325, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L32_RX: Self = Self(325);
    /// 326, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L32_TX: Self = Self(326);
    /// 327, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L33_RX: Self = Self(327);
    /// 328, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L33_TX: Self = Self(328);
    /// 329, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L34_RX: Self = Self(329);
    /// 330, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L34_TX: Self = Self(330);
    /// 331, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L35_RX: Self = Self(331);
    /// 332, since CUDA 13.3.
    pub const NVML_GPM_METRIC_NVLINK_L35_TX: Self = Self(332);
    /// 333, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L36_RX: Self = Self(333);
    /// 334, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L36_TX: Self = Self(334);
    /// 335, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L37_RX: Self = Self(335);
    /// 336, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L37_TX: Self = Self(336);
    /// 337, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L38_RX: Self = Self(337);
    /// 338, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L38_TX: Self = Self(338);
    /// 339, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L39_RX: Self = Self(339);
    /// 340, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L39_TX: Self = Self(340);
    /// 341, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L40_RX: Self = Self(341);
    /// 342, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L40_TX: Self = Self(342);
    /// 343, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L41_RX: Self = Self(343);
    /// 344, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L41_TX: Self = Self(344);
    /// 345, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L42_RX: Self = Self(345);
    /// 346, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L42_TX: Self = Self(346);
    /// 347, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L43_RX: Self = Self(347);
    /// 348, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L43_TX: Self = Self(348);
    /// 349, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L44_RX: Self = Self(349);
    /// 350, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L44_TX: Self = Self(350);
    /// 351, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L45_RX: Self = Self(351);
    /// 352, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L45_TX: Self = Self(352);
    /// 353, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L46_RX: Self = Self(353);
    /// 354, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L46_TX: Self = Self(354);
    /// 355, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L47_RX: Self = Self(355);
    /// 356, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L47_TX: Self = Self(356);
    /// 357, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L48_RX: Self = Self(357);
    /// 358, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L48_TX: Self = Self(358);
    /// 359, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L49_RX: Self = Self(359);
    /// 360, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L49_TX: Self = Self(360);
    /// 361, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L50_RX: Self = Self(361);
    /// 362, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L50_TX: Self = Self(362);
    /// 363, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L51_RX: Self = Self(363);
    /// 364, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L51_TX: Self = Self(364);
    /// 365, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L52_RX: Self = Self(365);
    /// 366, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L52_TX: Self = Self(366);
    /// 367, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L53_RX: Self = Self(367);
    /// 368, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L53_TX: Self = Self(368);
    /// 369, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L54_RX: Self = Self(369);
    /// 370, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L54_TX: Self = Self(370);
    /// 371, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L55_RX: Self = Self(371);
    /// 372, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L55_TX: Self = Self(372);
    /// 373, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L56_RX: Self = Self(373);
    /// 374, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L56_TX: Self = Self(374);
    /// 375, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L57_RX: Self = Self(375);
    /// 376, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L57_TX: Self = Self(376);
    /// 377, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L58_RX: Self = Self(377);
    /// 378, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L58_TX: Self = Self(378);
    /// 379, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L59_RX: Self = Self(379);
    /// 380, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L59_TX: Self = Self(380);
    /// 381, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L60_RX: Self = Self(381);
    /// 382, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L60_TX: Self = Self(382);
    /// 383, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L61_RX: Self = Self(383);
    /// 384, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L61_TX: Self = Self(384);
    /// 385, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L62_RX: Self = Self(385);
    /// 386, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L62_TX: Self = Self(386);
    /// 387, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L63_RX: Self = Self(387);
    /// 388, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L63_TX: Self = Self(388);
    /// 389, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L64_RX: Self = Self(389);
    /// 390, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L64_TX: Self = Self(390);
    /// 391, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L65_RX: Self = Self(391);
    /// 392, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L65_TX: Self = Self(392);
    /// 393, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L66_RX: Self = Self(393);
    /// 394, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L66_TX: Self = Self(394);
    /// 395, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L67_RX: Self = Self(395);
    /// 396, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L67_TX: Self = Self(396);
    /// 397, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L68_RX: Self = Self(397);
    /// 398, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L68_TX: Self = Self(398);
    /// 399, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L69_RX: Self = Self(399);
    /// 400, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L69_TX: Self = Self(400);
    /// 401, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L70_RX: Self = Self(401);
    /// 402, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L70_TX: Self = Self(402);
    /// 403, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L71_RX: Self = Self(403);
    /// 404, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L71_TX: Self = Self(404);
    /// 405, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC: Self = Self(405);
    /// 406, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC: Self = Self(406);
    /// 407, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC: Self = Self(407);
    /// 408, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC: Self = Self(408);
    /// 409, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC: Self = Self(409);
    /// 410, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC: Self = Self(410);
    /// 411, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC: Self = Self(411);
    /// 412, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC: Self = Self(412);
    /// 413, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC: Self = Self(413);
    /// 414, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC: Self = Self(414);
    /// 415, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC: Self = Self(415);
    /// 416, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC: Self = Self(416);
    /// 417, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC: Self = Self(417);
    /// 418, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC: Self = Self(418);
    /// 419, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC: Self = Self(419);
    /// 420, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC: Self = Self(420);
    /// 421, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC: Self = Self(421);
    /// 422, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC: Self = Self(422);
    /// 423, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC: Self = Self(423);
    /// 424, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC: Self = Self(424);
    /// 425, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC: Self = Self(425);
    /// 426, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC: Self = Self(426);
    /// 427, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC: Self = Self(427);
    /// 428, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC: Self = Self(428);
    /// 429, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC: Self = Self(429);
    /// 430, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC: Self = Self(430);
    /// 431, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC: Self = Self(431);
    /// 432, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC: Self = Self(432);
    /// 433, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC: Self = Self(433);
    /// 434, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC: Self = Self(434);
    /// 435, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC: Self = Self(435);
    /// 436, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC: Self = Self(436);
    /// 437, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC: Self = Self(437);
    /// 438, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC: Self = Self(438);
    /// 439, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC: Self = Self(439);
    /// 440, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC: Self = Self(440);
    /// 441, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC: Self = Self(441);
    /// 442, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC: Self = Self(442);
    /// 443, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC: Self = Self(443);
    /// 444, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC: Self = Self(444);
    /// 445, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC: Self = Self(445);
    /// 446, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC: Self = Self(446);
    /// 447, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC: Self = Self(447);
    /// 448, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC: Self = Self(448);
    /// 449, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC: Self = Self(449);
    /// 450, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC: Self = Self(450);
    /// 451, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC: Self = Self(451);
    /// 452, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC: Self = Self(452);
    /// 453, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC: Self = Self(453);
    /// 454, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC: Self = Self(454);
    /// 455, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC: Self = Self(455);
    /// 456, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC: Self = Self(456);
    /// 457, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC: Self = Self(457);
    /// 458, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC: Self = Self(458);
    /// 459, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC: Self = Self(459);
    /// 460, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC: Self = Self(460);
    /// 461, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC: Self = Self(461);
    /// 462, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC: Self = Self(462);
    /// 463, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC: Self = Self(463);
    /// 464, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC: Self = Self(464);
    /// 465, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC: Self = Self(465);
    /// 466, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC: Self = Self(466);
    /// 467, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC: Self = Self(467);
    /// 468, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC: Self = Self(468);
    /// 469, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC: Self = Self(469);
    /// 470, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC: Self = Self(470);
    /// 471, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC: Self = Self(471);
    /// 472, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC: Self = Self(472);
    /// 473, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC: Self = Self(473);
    /// 474, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC: Self = Self(474);
    /// 475, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC: Self = Self(475);
    /// 476, since CUDA 13.4.
    pub const NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC: Self = Self(476);
    /// 477, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_MAX: Self = Self(477);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVML_GPM_METRIC_GRAPHICS_UTIL"),
        (2, "NVML_GPM_METRIC_SM_UTIL"),
        (3, "NVML_GPM_METRIC_SM_OCCUPANCY"),
        (4, "NVML_GPM_METRIC_INTEGER_UTIL"),
        (5, "NVML_GPM_METRIC_ANY_TENSOR_UTIL"),
        (6, "NVML_GPM_METRIC_DFMA_TENSOR_UTIL"),
        (7, "NVML_GPM_METRIC_HMMA_TENSOR_UTIL"),
        (8, "NVML_GPM_METRIC_DMMA_TENSOR_UTIL"),
        (9, "NVML_GPM_METRIC_IMMA_TENSOR_UTIL"),
        (10, "NVML_GPM_METRIC_DRAM_BW_UTIL"),
        (11, "NVML_GPM_METRIC_FP64_UTIL"),
        (12, "NVML_GPM_METRIC_FP32_UTIL"),
        (13, "NVML_GPM_METRIC_FP16_UTIL"),
        (20, "NVML_GPM_METRIC_PCIE_TX_PER_SEC"),
        (21, "NVML_GPM_METRIC_PCIE_RX_PER_SEC"),
        (30, "NVML_GPM_METRIC_NVDEC_0_UTIL"),
        (31, "NVML_GPM_METRIC_NVDEC_1_UTIL"),
        (32, "NVML_GPM_METRIC_NVDEC_2_UTIL"),
        (33, "NVML_GPM_METRIC_NVDEC_3_UTIL"),
        (34, "NVML_GPM_METRIC_NVDEC_4_UTIL"),
        (35, "NVML_GPM_METRIC_NVDEC_5_UTIL"),
        (36, "NVML_GPM_METRIC_NVDEC_6_UTIL"),
        (37, "NVML_GPM_METRIC_NVDEC_7_UTIL"),
        (40, "NVML_GPM_METRIC_NVJPG_0_UTIL"),
        (41, "NVML_GPM_METRIC_NVJPG_1_UTIL"),
        (42, "NVML_GPM_METRIC_NVJPG_2_UTIL"),
        (43, "NVML_GPM_METRIC_NVJPG_3_UTIL"),
        (44, "NVML_GPM_METRIC_NVJPG_4_UTIL"),
        (45, "NVML_GPM_METRIC_NVJPG_5_UTIL"),
        (46, "NVML_GPM_METRIC_NVJPG_6_UTIL"),
        (47, "NVML_GPM_METRIC_NVJPG_7_UTIL"),
        (50, "NVML_GPM_METRIC_NVOFA_0_UTIL"),
        (51, "NVML_GPM_METRIC_NVOFA_1_UTIL"),
        (60, "NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC"),
        (61, "NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC"),
        (62, "NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC"),
        (63, "NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC"),
        (64, "NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC"),
        (65, "NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC"),
        (66, "NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC"),
        (67, "NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC"),
        (68, "NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC"),
        (69, "NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC"),
        (70, "NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC"),
        (71, "NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC"),
        (72, "NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC"),
        (73, "NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC"),
        (74, "NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC"),
        (75, "NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC"),
        (76, "NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC"),
        (77, "NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC"),
        (78, "NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC"),
        (79, "NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC"),
        (80, "NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC"),
        (81, "NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC"),
        (82, "NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC"),
        (83, "NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC"),
        (84, "NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC"),
        (85, "NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC"),
        (86, "NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC"),
        (87, "NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC"),
        (88, "NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC"),
        (89, "NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC"),
        (90, "NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC"),
        (91, "NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC"),
        (92, "NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC"),
        (93, "NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC"),
        (94, "NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC"),
        (95, "NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC"),
        (96, "NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC"),
        (97, "NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC"),
        (100, "NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC"),
        (101, "NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC"),
        (102, "NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC"),
        (103, "NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC"),
        (104, "NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC"),
        (105, "NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC"),
        (106, "NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC"),
        (107, "NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC"),
        (108, "NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC"),
        (109, "NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC"),
        (110, "NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC"),
        (111, "NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC"),
        (112, "NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC"),
        (113, "NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC"),
        (114, "NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC"),
        (115, "NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC"),
        (116, "NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC"),
        (117, "NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC"),
        (118, "NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC"),
        (119, "NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC"),
        (120, "NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC"),
        (121, "NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC"),
        (122, "NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC"),
        (123, "NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC"),
        (124, "NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC"),
        (125, "NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC"),
        (126, "NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC"),
        (127, "NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC"),
        (128, "NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC"),
        (129, "NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC"),
        (130, "NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC"),
        (131, "NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC"),
        (132, "NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC"),
        (133, "NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC"),
        (134, "NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC"),
        (135, "NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC"),
        (136, "NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC"),
        (137, "NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC"),
        (138, "NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC"),
        (139, "NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC"),
        (140, "NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC"),
        (141, "NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC"),
        (142, "NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC"),
        (143, "NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC"),
        (144, "NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC"),
        (145, "NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC"),
        (146, "NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC"),
        (147, "NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC"),
        (148, "NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC"),
        (149, "NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC"),
        (150, "NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC"),
        (151, "NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC"),
        (152, "NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC"),
        (153, "NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC"),
        (154, "NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC"),
        (155, "NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC"),
        (156, "NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC"),
        (157, "NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC"),
        (158, "NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC"),
        (159, "NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC"),
        (160, "NVML_GPM_METRIC_HOSTMEM_CACHE_HIT"),
        (161, "NVML_GPM_METRIC_HOSTMEM_CACHE_MISS"),
        (162, "NVML_GPM_METRIC_PEERMEM_CACHE_HIT"),
        (163, "NVML_GPM_METRIC_PEERMEM_CACHE_MISS"),
        (164, "NVML_GPM_METRIC_DRAM_CACHE_HIT"),
        (165, "NVML_GPM_METRIC_DRAM_CACHE_MISS"),
        (166, "NVML_GPM_METRIC_NVENC_0_UTIL"),
        (167, "NVML_GPM_METRIC_NVENC_1_UTIL"),
        (168, "NVML_GPM_METRIC_NVENC_2_UTIL"),
        (169, "NVML_GPM_METRIC_NVENC_3_UTIL"),
        (170, "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED"),
        (171, "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE"),
        (172, "NVML_GPM_METRIC_GR0_CTXSW_REQUESTS"),
        (173, "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ"),
        (174, "NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT"),
        (175, "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED"),
        (176, "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE"),
        (177, "NVML_GPM_METRIC_GR1_CTXSW_REQUESTS"),
        (178, "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ"),
        (179, "NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT"),
        (180, "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED"),
        (181, "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE"),
        (182, "NVML_GPM_METRIC_GR2_CTXSW_REQUESTS"),
        (183, "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ"),
        (184, "NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT"),
        (185, "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED"),
        (186, "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE"),
        (187, "NVML_GPM_METRIC_GR3_CTXSW_REQUESTS"),
        (188, "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ"),
        (189, "NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT"),
        (190, "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED"),
        (191, "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE"),
        (192, "NVML_GPM_METRIC_GR4_CTXSW_REQUESTS"),
        (193, "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ"),
        (194, "NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT"),
        (195, "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED"),
        (196, "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE"),
        (197, "NVML_GPM_METRIC_GR5_CTXSW_REQUESTS"),
        (198, "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ"),
        (199, "NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT"),
        (200, "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED"),
        (201, "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE"),
        (202, "NVML_GPM_METRIC_GR6_CTXSW_REQUESTS"),
        (203, "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ"),
        (204, "NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT"),
        (205, "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED"),
        (206, "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE"),
        (207, "NVML_GPM_METRIC_GR7_CTXSW_REQUESTS"),
        (208, "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ"),
        (209, "NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT"),
        (212, "NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC"),
        (213, "NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC"),
        (214, "NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC"),
        (215, "NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC"),
        (216, "NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC"),
        (217, "NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC"),
        (218, "NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC"),
        (219, "NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC"),
        (220, "NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC"),
        (221, "NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC"),
        (222, "NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC"),
        (223, "NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC"),
        (224, "NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC"),
        (225, "NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC"),
        (226, "NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC"),
        (227, "NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC"),
        (228, "NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC"),
        (229, "NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC"),
        (230, "NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC"),
        (231, "NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC"),
        (232, "NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC"),
        (233, "NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC"),
        (234, "NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC"),
        (235, "NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC"),
        (236, "NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC"),
        (237, "NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC"),
        (238, "NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC"),
        (239, "NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC"),
        (240, "NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC"),
        (241, "NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC"),
        (242, "NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC"),
        (243, "NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC"),
        (244, "NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC"),
        (245, "NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC"),
        (246, "NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC"),
        (247, "NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC"),
        (248, "NVML_GPM_METRIC_SM_CYCLES_ELAPSED"),
        (249, "NVML_GPM_METRIC_SM_CYCLES_ACTIVE"),
        (250, "NVML_GPM_METRIC_MMA_CYCLES_ACTIVE"),
        (251, "NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE"),
        (252, "NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE"),
        (253, "NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE"),
        (254, "NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE"),
        (255, "NVML_GPM_METRIC_PCIE_TX"),
        (256, "NVML_GPM_METRIC_PCIE_RX"),
        (257, "NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE"),
        (258, "NVML_GPM_METRIC_FP64_CYCLES_ACTIVE"),
        (259, "NVML_GPM_METRIC_FP32_CYCLES_ACTIVE"),
        (260, "NVML_GPM_METRIC_FP16_CYCLES_ACTIVE"),
        (261, "NVML_GPM_METRIC_NVLINK_L0_RX"),
        (262, "NVML_GPM_METRIC_NVLINK_L0_TX"),
        (263, "NVML_GPM_METRIC_NVLINK_L1_RX"),
        (264, "NVML_GPM_METRIC_NVLINK_L1_TX"),
        (265, "NVML_GPM_METRIC_NVLINK_L2_RX"),
        (266, "NVML_GPM_METRIC_NVLINK_L2_TX"),
        (267, "NVML_GPM_METRIC_NVLINK_L3_RX"),
        (268, "NVML_GPM_METRIC_NVLINK_L3_TX"),
        (269, "NVML_GPM_METRIC_NVLINK_L4_RX"),
        (270, "NVML_GPM_METRIC_NVLINK_L4_TX"),
        (271, "NVML_GPM_METRIC_NVLINK_L5_RX"),
        (272, "NVML_GPM_METRIC_NVLINK_L5_TX"),
        (273, "NVML_GPM_METRIC_NVLINK_L6_RX"),
        (274, "NVML_GPM_METRIC_NVLINK_L6_TX"),
        (275, "NVML_GPM_METRIC_NVLINK_L7_RX"),
        (276, "NVML_GPM_METRIC_NVLINK_L7_TX"),
        (277, "NVML_GPM_METRIC_NVLINK_L8_RX"),
        (278, "NVML_GPM_METRIC_NVLINK_L8_TX"),
        (279, "NVML_GPM_METRIC_NVLINK_L9_RX"),
        (280, "NVML_GPM_METRIC_NVLINK_L9_TX"),
        (281, "NVML_GPM_METRIC_NVLINK_L10_RX"),
        (282, "NVML_GPM_METRIC_NVLINK_L10_TX"),
        (283, "NVML_GPM_METRIC_NVLINK_L11_RX"),
        (284, "NVML_GPM_METRIC_NVLINK_L11_TX"),
        (285, "NVML_GPM_METRIC_NVLINK_L12_RX"),
        (286, "NVML_GPM_METRIC_NVLINK_L12_TX"),
        (287, "NVML_GPM_METRIC_NVLINK_L13_RX"),
        (288, "NVML_GPM_METRIC_NVLINK_L13_TX"),
        (289, "NVML_GPM_METRIC_NVLINK_L14_RX"),
        (290, "NVML_GPM_METRIC_NVLINK_L14_TX"),
        (291, "NVML_GPM_METRIC_NVLINK_L15_RX"),
        (292, "NVML_GPM_METRIC_NVLINK_L15_TX"),
        (293, "NVML_GPM_METRIC_NVLINK_L16_RX"),
        (294, "NVML_GPM_METRIC_NVLINK_L16_TX"),
        (295, "NVML_GPM_METRIC_NVLINK_L17_RX"),
        (296, "NVML_GPM_METRIC_NVLINK_L17_TX"),
        (297, "NVML_GPM_METRIC_NVLINK_L18_RX"),
        (298, "NVML_GPM_METRIC_NVLINK_L18_TX"),
        (299, "NVML_GPM_METRIC_NVLINK_L19_RX"),
        (300, "NVML_GPM_METRIC_NVLINK_L19_TX"),
        (301, "NVML_GPM_METRIC_NVLINK_L20_RX"),
        (302, "NVML_GPM_METRIC_NVLINK_L20_TX"),
        (303, "NVML_GPM_METRIC_NVLINK_L21_RX"),
        (304, "NVML_GPM_METRIC_NVLINK_L21_TX"),
        (305, "NVML_GPM_METRIC_NVLINK_L22_RX"),
        (306, "NVML_GPM_METRIC_NVLINK_L22_TX"),
        (307, "NVML_GPM_METRIC_NVLINK_L23_RX"),
        (308, "NVML_GPM_METRIC_NVLINK_L23_TX"),
        (309, "NVML_GPM_METRIC_NVLINK_L24_RX"),
        (310, "NVML_GPM_METRIC_NVLINK_L24_TX"),
        (311, "NVML_GPM_METRIC_NVLINK_L25_RX"),
        (312, "NVML_GPM_METRIC_NVLINK_L25_TX"),
        (313, "NVML_GPM_METRIC_NVLINK_L26_RX"),
        (314, "NVML_GPM_METRIC_NVLINK_L26_TX"),
        (315, "NVML_GPM_METRIC_NVLINK_L27_RX"),
        (316, "NVML_GPM_METRIC_NVLINK_L27_TX"),
        (317, "NVML_GPM_METRIC_NVLINK_L28_RX"),
        (318, "NVML_GPM_METRIC_NVLINK_L28_TX"),
        (319, "NVML_GPM_METRIC_NVLINK_L29_RX"),
        (320, "NVML_GPM_METRIC_NVLINK_L29_TX"),
        (321, "NVML_GPM_METRIC_NVLINK_L30_RX"),
        (322, "NVML_GPM_METRIC_NVLINK_L30_TX"),
        (323, "NVML_GPM_METRIC_NVLINK_L31_RX"),
        (324, "NVML_GPM_METRIC_NVLINK_L31_TX"),
        (325, "NVML_GPM_METRIC_NVLINK_L32_RX"),
        (326, "NVML_GPM_METRIC_NVLINK_L32_TX"),
        (327, "NVML_GPM_METRIC_NVLINK_L33_RX"),
        (328, "NVML_GPM_METRIC_NVLINK_L33_TX"),
        (329, "NVML_GPM_METRIC_NVLINK_L34_RX"),
        (330, "NVML_GPM_METRIC_NVLINK_L34_TX"),
        (331, "NVML_GPM_METRIC_NVLINK_L35_RX"),
        (332, "NVML_GPM_METRIC_NVLINK_L35_TX"),
        (333, "NVML_GPM_METRIC_NVLINK_L36_RX"),
        (334, "NVML_GPM_METRIC_NVLINK_L36_TX"),
        (335, "NVML_GPM_METRIC_NVLINK_L37_RX"),
        (336, "NVML_GPM_METRIC_NVLINK_L37_TX"),
        (337, "NVML_GPM_METRIC_NVLINK_L38_RX"),
        (338, "NVML_GPM_METRIC_NVLINK_L38_TX"),
        (339, "NVML_GPM_METRIC_NVLINK_L39_RX"),
        (340, "NVML_GPM_METRIC_NVLINK_L39_TX"),
        (341, "NVML_GPM_METRIC_NVLINK_L40_RX"),
        (342, "NVML_GPM_METRIC_NVLINK_L40_TX"),
        (343, "NVML_GPM_METRIC_NVLINK_L41_RX"),
        (344, "NVML_GPM_METRIC_NVLINK_L41_TX"),
        (345, "NVML_GPM_METRIC_NVLINK_L42_RX"),
        (346, "NVML_GPM_METRIC_NVLINK_L42_TX"),
        (347, "NVML_GPM_METRIC_NVLINK_L43_RX"),
        (348, "NVML_GPM_METRIC_NVLINK_L43_TX"),
        (349, "NVML_GPM_METRIC_NVLINK_L44_RX"),
        (350, "NVML_GPM_METRIC_NVLINK_L44_TX"),
        (351, "NVML_GPM_METRIC_NVLINK_L45_RX"),
        (352, "NVML_GPM_METRIC_NVLINK_L45_TX"),
        (353, "NVML_GPM_METRIC_NVLINK_L46_RX"),
        (354, "NVML_GPM_METRIC_NVLINK_L46_TX"),
        (355, "NVML_GPM_METRIC_NVLINK_L47_RX"),
        (356, "NVML_GPM_METRIC_NVLINK_L47_TX"),
        (357, "NVML_GPM_METRIC_NVLINK_L48_RX"),
        (358, "NVML_GPM_METRIC_NVLINK_L48_TX"),
        (359, "NVML_GPM_METRIC_NVLINK_L49_RX"),
        (360, "NVML_GPM_METRIC_NVLINK_L49_TX"),
        (361, "NVML_GPM_METRIC_NVLINK_L50_RX"),
        (362, "NVML_GPM_METRIC_NVLINK_L50_TX"),
        (363, "NVML_GPM_METRIC_NVLINK_L51_RX"),
        (364, "NVML_GPM_METRIC_NVLINK_L51_TX"),
        (365, "NVML_GPM_METRIC_NVLINK_L52_RX"),
        (366, "NVML_GPM_METRIC_NVLINK_L52_TX"),
        (367, "NVML_GPM_METRIC_NVLINK_L53_RX"),
        (368, "NVML_GPM_METRIC_NVLINK_L53_TX"),
        (369, "NVML_GPM_METRIC_NVLINK_L54_RX"),
        (370, "NVML_GPM_METRIC_NVLINK_L54_TX"),
        (371, "NVML_GPM_METRIC_NVLINK_L55_RX"),
        (372, "NVML_GPM_METRIC_NVLINK_L55_TX"),
        (373, "NVML_GPM_METRIC_NVLINK_L56_RX"),
        (374, "NVML_GPM_METRIC_NVLINK_L56_TX"),
        (375, "NVML_GPM_METRIC_NVLINK_L57_RX"),
        (376, "NVML_GPM_METRIC_NVLINK_L57_TX"),
        (377, "NVML_GPM_METRIC_NVLINK_L58_RX"),
        (378, "NVML_GPM_METRIC_NVLINK_L58_TX"),
        (379, "NVML_GPM_METRIC_NVLINK_L59_RX"),
        (380, "NVML_GPM_METRIC_NVLINK_L59_TX"),
        (381, "NVML_GPM_METRIC_NVLINK_L60_RX"),
        (382, "NVML_GPM_METRIC_NVLINK_L60_TX"),
        (383, "NVML_GPM_METRIC_NVLINK_L61_RX"),
        (384, "NVML_GPM_METRIC_NVLINK_L61_TX"),
        (385, "NVML_GPM_METRIC_NVLINK_L62_RX"),
        (386, "NVML_GPM_METRIC_NVLINK_L62_TX"),
        (387, "NVML_GPM_METRIC_NVLINK_L63_RX"),
        (388, "NVML_GPM_METRIC_NVLINK_L63_TX"),
        (389, "NVML_GPM_METRIC_NVLINK_L64_RX"),
        (390, "NVML_GPM_METRIC_NVLINK_L64_TX"),
        (391, "NVML_GPM_METRIC_NVLINK_L65_RX"),
        (392, "NVML_GPM_METRIC_NVLINK_L65_TX"),
        (393, "NVML_GPM_METRIC_NVLINK_L66_RX"),
        (394, "NVML_GPM_METRIC_NVLINK_L66_TX"),
        (395, "NVML_GPM_METRIC_NVLINK_L67_RX"),
        (396, "NVML_GPM_METRIC_NVLINK_L67_TX"),
        (397, "NVML_GPM_METRIC_NVLINK_L68_RX"),
        (398, "NVML_GPM_METRIC_NVLINK_L68_TX"),
        (399, "NVML_GPM_METRIC_NVLINK_L69_RX"),
        (400, "NVML_GPM_METRIC_NVLINK_L69_TX"),
        (401, "NVML_GPM_METRIC_NVLINK_L70_RX"),
        (402, "NVML_GPM_METRIC_NVLINK_L70_TX"),
        (403, "NVML_GPM_METRIC_NVLINK_L71_RX"),
        (404, "NVML_GPM_METRIC_NVLINK_L71_TX"),
        (405, "NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC"),
        (406, "NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC"),
        (407, "NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC"),
        (408, "NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC"),
        (409, "NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC"),
        (410, "NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC"),
        (411, "NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC"),
        (412, "NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC"),
        (413, "NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC"),
        (414, "NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC"),
        (415, "NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC"),
        (416, "NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC"),
        (417, "NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC"),
        (418, "NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC"),
        (419, "NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC"),
        (420, "NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC"),
        (421, "NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC"),
        (422, "NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC"),
        (423, "NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC"),
        (424, "NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC"),
        (425, "NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC"),
        (426, "NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC"),
        (427, "NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC"),
        (428, "NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC"),
        (429, "NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC"),
        (430, "NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC"),
        (431, "NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC"),
        (432, "NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC"),
        (433, "NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC"),
        (434, "NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC"),
        (435, "NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC"),
        (436, "NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC"),
        (437, "NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC"),
        (438, "NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC"),
        (439, "NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC"),
        (440, "NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC"),
        (441, "NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC"),
        (442, "NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC"),
        (443, "NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC"),
        (444, "NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC"),
        (445, "NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC"),
        (446, "NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC"),
        (447, "NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC"),
        (448, "NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC"),
        (449, "NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC"),
        (450, "NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC"),
        (451, "NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC"),
        (452, "NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC"),
        (453, "NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC"),
        (454, "NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC"),
        (455, "NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC"),
        (456, "NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC"),
        (457, "NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC"),
        (458, "NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC"),
        (459, "NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC"),
        (460, "NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC"),
        (461, "NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC"),
        (462, "NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC"),
        (463, "NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC"),
        (464, "NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC"),
        (465, "NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC"),
        (466, "NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC"),
        (467, "NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC"),
        (468, "NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC"),
        (469, "NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC"),
        (470, "NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC"),
        (471, "NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC"),
        (472, "NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC"),
        (473, "NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC"),
        (474, "NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC"),
        (475, "NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC"),
        (476, "NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC"),
        (477, "NVML_GPM_METRIC_MAX"),
    ];
}

enumeration!(nvmlGpmMetricId_t);

/// `enum nvmlGpuOperationalEventContextType_t`, from `nvml.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuOperationalEventContextType_t(pub i32);

impl nvmlGpuOperationalEventContextType_t {
    /// 0, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN"),
        (1, "NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID"),
    ];
}

enumeration!(nvmlGpuOperationalEventContextType_t);

/// `enum nvmlGpuOperationalEventLogLevel_t`, from `nvml.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuOperationalEventLogLevel_t(pub i32);

impl nvmlGpuOperationalEventLogLevel_t {
    /// 0, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL: Self = Self(0);
    /// 10, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY: Self = Self(10);
    /// 20, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG: Self = Self(20);
    /// 30, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE: Self = Self(30);
    /// 40, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING: Self = Self(40);
    /// 50, since CUDA 13.4.
    pub const NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR: Self = Self(50);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL"),
        (10, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY"),
        (20, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG"),
        (30, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE"),
        (40, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING"),
        (50, "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR"),
    ];
}

enumeration!(nvmlGpuOperationalEventLogLevel_t);

/// `enum nvmlNvlinkTelemetrySampleType_t`, from `nvml.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvlinkTelemetrySampleType_t(pub i32);

impl nvmlNvlinkTelemetrySampleType_t {
    /// 0, since CUDA 13.4.
    pub const NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX: Self = Self(1);
    /// 2, since CUDA 13.4.
    pub const NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX"),
        (1, "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX"),
        (2, "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT"),
    ];
}

enumeration!(nvmlNvlinkTelemetrySampleType_t);

/// `enum nvmlOperationalEventSeverity_t`, from `nvml.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlOperationalEventSeverity_t(pub i32);

impl nvmlOperationalEventSeverity_t {
    /// 0, since CUDA 13.4.
    pub const NVML_OPERATIONAL_EVENT_SEVERITY_ALL: Self = Self(0);
    /// 10, since CUDA 13.4.
    pub const NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL: Self = Self(10);
    /// 20, since CUDA 13.4.
    pub const NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED: Self = Self(20);
    /// 30, since CUDA 13.4.
    pub const NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE: Self = Self(30);
    /// 40, since CUDA 13.4.
    pub const NVML_OPERATIONAL_EVENT_SEVERITY_FATAL: Self = Self(40);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_OPERATIONAL_EVENT_SEVERITY_ALL"),
        (10, "NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL"),
        (20, "NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED"),
        (30, "NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE"),
        (40, "NVML_OPERATIONAL_EVENT_SEVERITY_FATAL"),
    ];
}

enumeration!(nvmlOperationalEventSeverity_t);

/// `enum nvmlPRMCounterId_t`, from `nvml.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPRMCounterId_t(pub i32);

impl nvmlPRMCounterId_t {
    /// 0, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_NONE: Self = Self(0);
    /// 1, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS: Self = Self(
        1,
    );
    /// 2, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS: Self = Self(
        2,
    );
    /// 101, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS: Self = Self(
        101,
    );
    /// 102, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY: Self = Self(
        102,
    );
    /// 103, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES: Self = Self(
        103,
    );
    /// 104, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY: Self = Self(
        104,
    );
    /// 105, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY: Self = Self(
        105,
    );
    /// 106, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT: Self = Self(
        106,
    );
    /// 107, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT: Self = Self(
        107,
    );
    /// 108, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT: Self = Self(
        108,
    );
    /// 109, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS: Self = Self(
        109,
    );
    /// 110, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME: Self = Self(
        110,
    );
    /// 111, since CUDA 13.4.
    pub const NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME: Self = Self(
        111,
    );
    /// 201, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT: Self = Self(201);
    /// 301, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES: Self = Self(301);
    /// 302, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR: Self = Self(302);
    /// 303, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE: Self = Self(303);
    /// 304, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES: Self = Self(304);
    /// 305, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES: Self = Self(305);
    /// 306, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS: Self = Self(306);
    /// 307, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS: Self = Self(307);
    /// 1001, since CUDA 13.1.
    pub const NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY: Self = Self(1001);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PRM_COUNTER_ID_NONE"),
        (1, "NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS"),
        (2, "NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS"),
        (
            101,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS",
        ),
        (102, "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY"),
        (
            103,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES",
        ),
        (
            104,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY",
        ),
        (
            105,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY",
        ),
        (
            106,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT",
        ),
        (
            107,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT",
        ),
        (
            108,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT",
        ),
        (
            109,
            "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS",
        ),
        (110, "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME"),
        (111, "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME"),
        (201, "NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT"),
        (301, "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES"),
        (302, "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR"),
        (303, "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE"),
        (304, "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES"),
        (305, "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES"),
        (306, "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS"),
        (307, "NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS"),
        (1001, "NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY"),
    ];
}

enumeration!(nvmlPRMCounterId_t);

/// `enum nvmlPowerProfileOperation_t`, from `nvml.h`, since CUDA 13.1.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPowerProfileOperation_t(pub i32);

impl nvmlPowerProfileOperation_t {
    /// 0, since CUDA 13.1.
    pub const NVML_POWER_PROFILE_OPERATION_CLEAR: Self = Self(0);
    /// 1, since CUDA 13.1.
    pub const NVML_POWER_PROFILE_OPERATION_SET: Self = Self(1);
    /// 2, since CUDA 13.1.
    pub const NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE: Self = Self(2);
    /// 3, since CUDA 13.1.
    pub const NVML_POWER_PROFILE_OPERATION_MAX: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_POWER_PROFILE_OPERATION_CLEAR"),
        (1, "NVML_POWER_PROFILE_OPERATION_SET"),
        (2, "NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE"),
        (3, "NVML_POWER_PROFILE_OPERATION_MAX"),
    ];
}

enumeration!(nvmlPowerProfileOperation_t);

/// `enum nvmlPowerProfileType_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPowerProfileType_t(pub i32);

impl nvmlPowerProfileType_t {
    /// 0, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MAX_P: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MAX_Q: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_COMPUTE: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MEMORY_BOUND: Self = Self(3);
    /// 4, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_NETWORK: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_BALANCED: Self = Self(5);
    /// 6, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_LLM_INFERENCE: Self = Self(6);
    /// 7, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_LLM_TRAINING: Self = Self(7);
    /// 8, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_RBM: Self = Self(8);
    /// 9, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_DCPCIE: Self = Self(9);
    /// 10, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_HMMA_SPARSE: Self = Self(10);
    /// 11, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_HMMA_DENSE: Self = Self(11);
    /// 12, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_SYNC_BALANCED: Self = Self(12);
    /// 13, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_HPC: Self = Self(13);
    /// 14, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MIG: Self = Self(14);
    /// 15, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_MAX_Q_1: Self = Self(15);
    /// 16, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_NETWORK_BOUND: Self = Self(16);
    /// 17, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE: Self = Self(17);
    /// 18, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE: Self = Self(18);
    /// 19, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE: Self = Self(19);
    /// 20, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_TRAINING: Self = Self(20);
    /// 21, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_INFERENCE: Self = Self(21);
    /// 22, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_MAX_Q_2: Self = Self(22);
    /// 23, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_MAX_Q_3: Self = Self(23);
    /// 24, since CUDA 13.4.
    pub const NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND: Self = Self(24);
    /// 25, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MAX: Self = Self(25);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_POWER_PROFILE_MAX_P"),
        (1, "NVML_POWER_PROFILE_MAX_Q"),
        (2, "NVML_POWER_PROFILE_COMPUTE"),
        (3, "NVML_POWER_PROFILE_MEMORY_BOUND"),
        (4, "NVML_POWER_PROFILE_NETWORK"),
        (5, "NVML_POWER_PROFILE_BALANCED"),
        (6, "NVML_POWER_PROFILE_LLM_INFERENCE"),
        (7, "NVML_POWER_PROFILE_LLM_TRAINING"),
        (8, "NVML_POWER_PROFILE_RBM"),
        (9, "NVML_POWER_PROFILE_DCPCIE"),
        (10, "NVML_POWER_PROFILE_HMMA_SPARSE"),
        (11, "NVML_POWER_PROFILE_HMMA_DENSE"),
        (12, "NVML_POWER_PROFILE_SYNC_BALANCED"),
        (13, "NVML_POWER_PROFILE_HPC"),
        (14, "NVML_POWER_PROFILE_MIG"),
        (15, "NVML_POWER_PROFILE_MAX_Q_1"),
        (16, "NVML_POWER_PROFILE_NETWORK_BOUND"),
        (17, "NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE"),
        (18, "NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE"),
        (19, "NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE"),
        (20, "NVML_POWER_PROFILE_TRAINING"),
        (21, "NVML_POWER_PROFILE_INFERENCE"),
        (22, "NVML_POWER_PROFILE_MAX_Q_2"),
        (23, "NVML_POWER_PROFILE_MAX_Q_3"),
        (24, "NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND"),
        (25, "NVML_POWER_PROFILE_MAX"),
    ];
}

enumeration!(nvmlPowerProfileType_t);

/// `enum nvmlProcessMode_t`, from `nvml.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlProcessMode_t(pub i32);

impl nvmlProcessMode_t {
    /// 0, since CUDA 13.3.
    pub const NVML_PROCESS_MODE_COMPUTE: Self = Self(0);
    /// 1, since CUDA 13.3.
    pub const NVML_PROCESS_MODE_GRAPHICS: Self = Self(1);
    /// 2, since CUDA 13.3.
    pub const NVML_PROCESS_MODE_MPS: Self = Self(2);
    /// 3, since CUDA 13.3.
    pub const NVML_PROCESS_MODE_ALL: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const NVML_PROCESS_MODE_MAX: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PROCESS_MODE_COMPUTE"),
        (1, "NVML_PROCESS_MODE_GRAPHICS"),
        (2, "NVML_PROCESS_MODE_MPS"),
        (3, "NVML_PROCESS_MODE_ALL"),
        (4, "NVML_PROCESS_MODE_MAX"),
    ];
}

enumeration!(nvmlProcessMode_t);

/// `enum nvmlTemperatureSensors_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlTemperatureSensors_t(pub i32);

impl nvmlTemperatureSensors_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_GPU: Self = Self(0);
    /// 1, since CUDA 13.4.
    pub const NVML_TEMPERATURE_GPU_MAX: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_TEMPERATURE_GPU"),
        (1, "NVML_TEMPERATURE_GPU_MAX"),
        (2, "NVML_TEMPERATURE_COUNT"),
    ];
}

enumeration!(nvmlTemperatureSensors_t);
