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
    /// 17, since CUDA 12.0 or earlier.
    pub const NVML_BRAND_COUNT: Self = Self(17);
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
        (17, "NVML_BRAND_COUNT"),
    ];
}

enumeration!(nvmlBrandType_t);

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
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_DEVICE_VGPU_CAP_COUNT: Self = Self(12);
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
        (12, "NVML_DEVICE_VGPU_CAP_COUNT"),
    ];
}

enumeration!(nvmlDeviceVgpuCapability_t);

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
    /// 210, since CUDA 12.0 or earlier.
    pub const NVML_GPM_METRIC_MAX: Self = Self(210);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVML_GPM_METRIC_GRAPHICS_UTIL"),
        (2, "NVML_GPM_METRIC_SM_UTIL"),
        (3, "NVML_GPM_METRIC_SM_OCCUPANCY"),
        (4, "NVML_GPM_METRIC_INTEGER_UTIL"),
        (5, "NVML_GPM_METRIC_ANY_TENSOR_UTIL"),
        (6, "NVML_GPM_METRIC_DFMA_TENSOR_UTIL"),
        (7, "NVML_GPM_METRIC_HMMA_TENSOR_UTIL"),
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
        (210, "NVML_GPM_METRIC_MAX"),
    ];
}

enumeration!(nvmlGpmMetricId_t);

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
    /// 15, since CUDA 12.8.
    pub const NVML_POWER_PROFILE_MAX: Self = Self(15);
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
        (15, "NVML_POWER_PROFILE_MAX"),
    ];
}

enumeration!(nvmlPowerProfileType_t);

/// `enum nvmlTemperatureSensors_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlTemperatureSensors_t(pub i32);

impl nvmlTemperatureSensors_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_GPU: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_COUNT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_TEMPERATURE_GPU"),
        (1, "NVML_TEMPERATURE_COUNT"),
    ];
}

enumeration!(nvmlTemperatureSensors_t);
