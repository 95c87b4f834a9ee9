//! Enumerations (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvmlBridgeChipType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlBridgeChipType_t(pub i32);

enumeration! {
    nvmlBridgeChipType_t;
    NVML_BRIDGE_CHIP_PLX = 0,
    NVML_BRIDGE_CHIP_BRO4 = 1,
}

/// `enum nvmlClockId_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlClockId_t(pub i32);

enumeration! {
    nvmlClockId_t;
    NVML_CLOCK_ID_CURRENT = 0,
    NVML_CLOCK_ID_APP_CLOCK_TARGET = 1 "since at least CUDA 12.0, deprecated",
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2 "since at least CUDA 12.0, deprecated",
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3,
    NVML_CLOCK_ID_COUNT = 4,
}

/// `enum nvmlClockLimitId_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlClockLimitId_t(pub i32);

enumeration! {
    nvmlClockLimitId_t;
    NVML_CLOCK_LIMIT_ID_RANGE_START = - 256,
    NVML_CLOCK_LIMIT_ID_TDP = - 255,
    NVML_CLOCK_LIMIT_ID_UNLIMITED = - 254,
}

/// `enum nvmlClockType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlClockType_t(pub i32);

enumeration! {
    nvmlClockType_t;
    NVML_CLOCK_GRAPHICS = 0,
    NVML_CLOCK_SM = 1,
    NVML_CLOCK_MEM = 2,
    NVML_CLOCK_VIDEO = 3,
    NVML_CLOCK_COUNT = 4,
}

/// `enum nvmlComputeMode_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlComputeMode_t(pub i32);

enumeration! {
    nvmlComputeMode_t;
    NVML_COMPUTEMODE_DEFAULT = 0,
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1,
    NVML_COMPUTEMODE_PROHIBITED = 2,
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
    NVML_COMPUTEMODE_COUNT = 4,
}

/// `enum nvmlCoolerControl_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlCoolerControl_t(pub i32);

enumeration! {
    nvmlCoolerControl_t;
    NVML_THERMAL_COOLER_SIGNAL_NONE = 0,
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1,
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2,
    NVML_THERMAL_COOLER_SIGNAL_COUNT = 3,
}

/// `enum nvmlCoolerTarget_t`, from `nvml.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlCoolerTarget_t(pub u32);

flag_set! {
    nvmlCoolerTarget_t;
    NVML_THERMAL_COOLER_TARGET_NONE = 1,
    NVML_THERMAL_COOLER_TARGET_GPU = 2,
    NVML_THERMAL_COOLER_TARGET_MEMORY = 4,
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8,
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 0xe,
}

/// `enum nvmlDetachGpuState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDetachGpuState_t(pub i32);

enumeration! {
    nvmlDetachGpuState_t;
    NVML_DETACH_GPU_KEEP = 0,
    NVML_DETACH_GPU_REMOVE = 1,
}

/// `enum nvmlDeviceGpuRecoveryAction_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDeviceGpuRecoveryAction_t(pub i32);

enumeration! {
    nvmlDeviceGpuRecoveryAction_t;
    NVML_GPU_RECOVERY_ACTION_NONE = 0,
    NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1,
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2,
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3,
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4,
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5 "since CUDA 13.3",
    NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6 "since CUDA 13.4",
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7 "since CUDA 13.4",
}

/// `enum nvmlDriverModel_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDriverModel_t(pub i32);

enumeration! {
    nvmlDriverModel_t;
    NVML_DRIVER_WDDM = 0,
    NVML_DRIVER_WDM = 1 "since at least CUDA 12.0, deprecated",
    NVML_DRIVER_MCDM = 2 "since CUDA 12.5",
}

/// `enum nvmlEccCounterType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEccCounterType_t(pub i32);

enumeration! {
    nvmlEccCounterType_t;
    NVML_VOLATILE_ECC = 0,
    NVML_AGGREGATE_ECC = 1,
    NVML_ECC_COUNTER_TYPE_COUNT = 2,
}

/// `enum nvmlEnableState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEnableState_t(pub i32);

enumeration! {
    nvmlEnableState_t;
    NVML_FEATURE_DISABLED = 0,
    NVML_FEATURE_ENABLED = 1,
}

/// `enum nvmlEncoderType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEncoderType_t(pub i32);

enumeration! {
    nvmlEncoderType_t;
    NVML_ENCODER_QUERY_H264 = 0,
    NVML_ENCODER_QUERY_HEVC = 1,
    NVML_ENCODER_QUERY_AV1 = 2 "since CUDA 12.3",
    NVML_ENCODER_QUERY_UNKNOWN = 255 "since CUDA 12.4",
}

/// `enum nvmlFBCSessionType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlFBCSessionType_t(pub i32);

enumeration! {
    nvmlFBCSessionType_t;
    NVML_FBC_SESSION_TYPE_UNKNOWN = 0,
    NVML_FBC_SESSION_TYPE_TOSYS = 1,
    NVML_FBC_SESSION_TYPE_CUDA = 2,
    NVML_FBC_SESSION_TYPE_VID = 3,
    NVML_FBC_SESSION_TYPE_HWENC = 4,
}

/// `enum nvmlFanState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlFanState_t(pub i32);

enumeration! {
    nvmlFanState_t;
    NVML_FAN_NORMAL = 0,
    NVML_FAN_FAILED = 1,
}

/// `enum nvmlGpuOperationMode_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuOperationMode_t(pub i32);

enumeration! {
    nvmlGpuOperationMode_t;
    NVML_GOM_ALL_ON = 0,
    NVML_GOM_COMPUTE = 1,
    NVML_GOM_LOW_DP = 2,
}

/// `enum nvmlGpuP2PCapsIndex_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuP2PCapsIndex_t(pub i32);

enumeration! {
    nvmlGpuP2PCapsIndex_t;
    NVML_P2P_CAPS_INDEX_READ = 0,
    NVML_P2P_CAPS_INDEX_WRITE = 1,
    NVML_P2P_CAPS_INDEX_NVLINK = 2,
    NVML_P2P_CAPS_INDEX_ATOMICS = 3,
    NVML_P2P_CAPS_INDEX_PCI = 4 "since CUDA 12.4",
    NVML_P2P_CAPS_INDEX_PROP = 4 "since at least CUDA 12.0, deprecated",
    NVML_P2P_CAPS_INDEX_UNKNOWN = 5,
}

/// `enum nvmlGpuP2PStatus_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuP2PStatus_t(pub i32);

enumeration! {
    nvmlGpuP2PStatus_t;
    NVML_P2P_STATUS_OK = 0,
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1,
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1 "since CUDA 12.1",
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2,
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3,
    NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4,
    NVML_P2P_STATUS_NOT_SUPPORTED = 5,
    NVML_P2P_STATUS_UNKNOWN = 6,
}

/// `enum nvmlGpuTopologyLevel_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuTopologyLevel_t(pub i32);

enumeration! {
    nvmlGpuTopologyLevel_t;
    NVML_TOPOLOGY_INTERNAL = 0,
    NVML_TOPOLOGY_SINGLE = 10,
    NVML_TOPOLOGY_MULTIPLE = 20,
    NVML_TOPOLOGY_HOSTBRIDGE = 30,
    NVML_TOPOLOGY_NODE = 40,
    NVML_TOPOLOGY_SYSTEM = 50,
}

/// `enum nvmlGpuUtilizationDomainId_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuUtilizationDomainId_t(pub i32);

enumeration! {
    nvmlGpuUtilizationDomainId_t;
    NVML_GPU_UTILIZATION_DOMAIN_GPU = 0,
    NVML_GPU_UTILIZATION_DOMAIN_FB = 1,
    NVML_GPU_UTILIZATION_DOMAIN_VID = 2,
    NVML_GPU_UTILIZATION_DOMAIN_BUS = 3,
}

/// `enum nvmlGpuVirtualizationMode_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuVirtualizationMode_t(pub i32);

enumeration! {
    nvmlGpuVirtualizationMode_t;
    NVML_GPU_VIRTUALIZATION_MODE_NONE = 0,
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1,
    NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2,
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3,
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4,
}

/// `enum nvmlGridLicenseFeatureCode_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGridLicenseFeatureCode_t(pub i32);

enumeration! {
    nvmlGridLicenseFeatureCode_t;
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0,
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1,
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2,
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2 "since at least CUDA 12.0, deprecated",
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3,
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4,
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5 "since CUDA 13.4",
}

/// `enum nvmlHostVgpuMode_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlHostVgpuMode_t(pub i32);

enumeration! {
    nvmlHostVgpuMode_t;
    NVML_HOST_VGPU_MODE_NON_SRIOV = 0,
    NVML_HOST_VGPU_MODE_SRIOV = 1,
}

/// `enum nvmlInforomObject_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlInforomObject_t(pub i32);

enumeration! {
    nvmlInforomObject_t;
    NVML_INFOROM_OEM = 0,
    NVML_INFOROM_ECC = 1,
    NVML_INFOROM_POWER = 2,
    NVML_INFOROM_DEN = 3 "since CUDA 12.8",
    NVML_INFOROM_COUNT = 4,
}

/// `enum nvmlIntNvLinkDeviceType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlIntNvLinkDeviceType_t(pub i32);

enumeration! {
    nvmlIntNvLinkDeviceType_t;
    NVML_NVLINK_DEVICE_TYPE_GPU = 0,
    NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1,
    NVML_NVLINK_DEVICE_TYPE_SWITCH = 2,
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255,
}

/// `enum nvmlLedColor_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlLedColor_t(pub i32);

enumeration! {
    nvmlLedColor_t;
    NVML_LED_COLOR_GREEN = 0,
    NVML_LED_COLOR_AMBER = 1,
}

/// `enum nvmlMemoryErrorType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlMemoryErrorType_t(pub i32);

enumeration! {
    nvmlMemoryErrorType_t;
    NVML_MEMORY_ERROR_TYPE_CORRECTED = 0,
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1,
    NVML_MEMORY_ERROR_TYPE_COUNT = 2,
}

/// `enum nvmlMemoryLocation_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlMemoryLocation_t(pub i32);

enumeration! {
    nvmlMemoryLocation_t;
    NVML_MEMORY_LOCATION_L1_CACHE = 0,
    NVML_MEMORY_LOCATION_L2_CACHE = 1,
    NVML_MEMORY_LOCATION_DRAM = 2,
    NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2,
    NVML_MEMORY_LOCATION_REGISTER_FILE = 3,
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4,
    NVML_MEMORY_LOCATION_TEXTURE_SHM = 5,
    NVML_MEMORY_LOCATION_CBU = 6,
    NVML_MEMORY_LOCATION_SRAM = 7,
    NVML_MEMORY_LOCATION_COUNT = 8,
}

/// `enum nvmlNvLinkCapability_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkCapability_t(pub i32);

enumeration! {
    nvmlNvLinkCapability_t;
    NVML_NVLINK_CAP_P2P_SUPPORTED = 0,
    NVML_NVLINK_CAP_SYSMEM_ACCESS = 1,
    NVML_NVLINK_CAP_P2P_ATOMICS = 2,
    NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3,
    NVML_NVLINK_CAP_SLI_BRIDGE = 4,
    NVML_NVLINK_CAP_VALID = 5,
    NVML_NVLINK_CAP_COUNT = 6,
}

/// `enum nvmlNvLinkErrorCounter_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkErrorCounter_t(pub i32);

enumeration! {
    nvmlNvLinkErrorCounter_t;
    NVML_NVLINK_ERROR_DL_REPLAY = 0,
    NVML_NVLINK_ERROR_DL_RECOVERY = 1,
    NVML_NVLINK_ERROR_DL_CRC_FLIT = 2,
    NVML_NVLINK_ERROR_DL_CRC_DATA = 3,
    NVML_NVLINK_ERROR_DL_ECC_DATA = 4,
    NVML_NVLINK_ERROR_COUNT = 5,
}

/// `enum nvmlNvLinkUtilizationCountPktTypes_t`, from `nvml.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlNvLinkUtilizationCountPktTypes_t(pub u32);

flag_set! {
    nvmlNvLinkUtilizationCountPktTypes_t;
    NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1,
    NVML_NVLINK_COUNTER_PKTFILTER_READ = 2,
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4,
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8,
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 0x10,
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 0x20,
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 0x40,
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 0x80,
    NVML_NVLINK_COUNTER_PKTFILTER_ALL = 0xff,
}

/// `enum nvmlNvLinkUtilizationCountUnits_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkUtilizationCountUnits_t(pub i32);

enumeration! {
    nvmlNvLinkUtilizationCountUnits_t;
    NVML_NVLINK_COUNTER_UNIT_CYCLES = 0,
    NVML_NVLINK_COUNTER_UNIT_PACKETS = 1,
    NVML_NVLINK_COUNTER_UNIT_BYTES = 2,
    NVML_NVLINK_COUNTER_UNIT_RESERVED = 3,
    NVML_NVLINK_COUNTER_UNIT_COUNT = 4,
}

/// `enum nvmlNvlinkVersion_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvlinkVersion_t(pub i32);

enumeration! {
    nvmlNvlinkVersion_t;
    NVML_NVLINK_VERSION_INVALID = 0,
    NVML_NVLINK_VERSION_1_0 = 1,
    NVML_NVLINK_VERSION_2_0 = 2,
    NVML_NVLINK_VERSION_2_2 = 3,
    NVML_NVLINK_VERSION_3_0 = 4,
    NVML_NVLINK_VERSION_3_1 = 5,
    NVML_NVLINK_VERSION_4_0 = 6,
    NVML_NVLINK_VERSION_5_0 = 7,
    NVML_NVLINK_VERSION_6_0 = 8 "since CUDA 13.3",
}

/// `enum nvmlPageRetirementCause_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPageRetirementCause_t(pub i32);

enumeration! {
    nvmlPageRetirementCause_t;
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0,
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1,
    NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2,
}

/// `enum nvmlPcieLinkState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPcieLinkState_t(pub i32);

enumeration! {
    nvmlPcieLinkState_t;
    NVML_PCIE_LINK_KEEP = 0,
    NVML_PCIE_LINK_SHUT_DOWN = 1,
}

/// `enum nvmlPcieUtilCounter_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPcieUtilCounter_t(pub i32);

enumeration! {
    nvmlPcieUtilCounter_t;
    NVML_PCIE_UTIL_TX_BYTES = 0,
    NVML_PCIE_UTIL_RX_BYTES = 1,
    NVML_PCIE_UTIL_COUNT = 2,
}

/// `enum nvmlPerfPolicyType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPerfPolicyType_t(pub i32);

enumeration! {
    nvmlPerfPolicyType_t;
    NVML_PERF_POLICY_POWER = 0,
    NVML_PERF_POLICY_THERMAL = 1,
    NVML_PERF_POLICY_SYNC_BOOST = 2,
    NVML_PERF_POLICY_BOARD_LIMIT = 3,
    NVML_PERF_POLICY_LOW_UTILIZATION = 4,
    NVML_PERF_POLICY_RELIABILITY = 5,
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10,
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11,
    NVML_PERF_POLICY_COUNT = 12,
}

/// `enum nvmlPstates_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPstates_t(pub i32);

enumeration! {
    nvmlPstates_t;
    NVML_PSTATE_0 = 0,
    NVML_PSTATE_1 = 1,
    NVML_PSTATE_2 = 2,
    NVML_PSTATE_3 = 3,
    NVML_PSTATE_4 = 4,
    NVML_PSTATE_5 = 5,
    NVML_PSTATE_6 = 6,
    NVML_PSTATE_7 = 7,
    NVML_PSTATE_8 = 8,
    NVML_PSTATE_9 = 9,
    NVML_PSTATE_10 = 10,
    NVML_PSTATE_11 = 11,
    NVML_PSTATE_12 = 12,
    NVML_PSTATE_13 = 13,
    NVML_PSTATE_14 = 14,
    NVML_PSTATE_15 = 15,
    NVML_PSTATE_UNKNOWN = 32,
}

/// `enum nvmlRestrictedAPI_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlRestrictedAPI_t(pub i32);

enumeration! {
    nvmlRestrictedAPI_t;
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0 "since at least CUDA 12.0, deprecated",
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1,
    NVML_RESTRICTED_API_COUNT = 2,
}

/// `enum nvmlReturn_t`, from `nvml.h`, since at least CUDA 12.0.
///
/// The result codes of NVML.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlReturn_t(pub i32);

enumeration! {
    status nvmlReturn_t;
    NVML_SUCCESS = 0,
    NVML_ERROR_UNINITIALIZED = 1,
    NVML_ERROR_INVALID_ARGUMENT = 2,
    NVML_ERROR_NOT_SUPPORTED = 3,
    NVML_ERROR_NO_PERMISSION = 4,
    NVML_ERROR_ALREADY_INITIALIZED = 5 "since at least CUDA 12.0, deprecated",
    NVML_ERROR_NOT_FOUND = 6,
    NVML_ERROR_INSUFFICIENT_SIZE = 7,
    NVML_ERROR_INSUFFICIENT_POWER = 8,
    NVML_ERROR_DRIVER_NOT_LOADED = 9,
    NVML_ERROR_TIMEOUT = 10,
    NVML_ERROR_IRQ_ISSUE = 11,
    NVML_ERROR_LIBRARY_NOT_FOUND = 12,
    NVML_ERROR_FUNCTION_NOT_FOUND = 13,
    NVML_ERROR_CORRUPTED_INFOROM = 14,
    NVML_ERROR_GPU_IS_LOST = 15,
    NVML_ERROR_RESET_REQUIRED = 16,
    NVML_ERROR_OPERATING_SYSTEM = 17,
    NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18,
    NVML_ERROR_IN_USE = 19,
    NVML_ERROR_MEMORY = 20,
    NVML_ERROR_NO_DATA = 21,
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22,
    NVML_ERROR_INSUFFICIENT_RESOURCES = 23,
    NVML_ERROR_FREQ_NOT_SUPPORTED = 24,
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25,
    NVML_ERROR_DEPRECATED = 26,
    NVML_ERROR_NOT_READY = 27 "since CUDA 12.2",
    NVML_ERROR_GPU_NOT_FOUND = 28 "since CUDA 12.3",
    NVML_ERROR_INVALID_STATE = 29 "since CUDA 12.4",
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30 "since CUDA 13.0",
    NVML_ERROR_UNKNOWN = 999,
}

impl Status for nvmlReturn_t {
    const SUCCESS: Self = Self::NVML_SUCCESS;
    const MISSING_LIBRARY: Self = Self::NVML_ERROR_LIBRARY_NOT_FOUND;
    const MISSING_SYMBOL: Self = Self::NVML_ERROR_FUNCTION_NOT_FOUND;
    const INVALID_ARGUMENT: Self = Self::NVML_ERROR_INVALID_ARGUMENT;
    const TOO_SMALL: Option<Self> = Some(Self::NVML_ERROR_INSUFFICIENT_SIZE);
    fn library() -> &'static Library {
        &NVML
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !NVML.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::nvmlErrorString(self)) }
    }
}

status!(nvmlReturn_t);

/// `enum nvmlSamplingType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlSamplingType_t(pub i32);

enumeration! {
    nvmlSamplingType_t;
    NVML_TOTAL_POWER_SAMPLES = 0,
    NVML_GPU_UTILIZATION_SAMPLES = 1,
    NVML_MEMORY_UTILIZATION_SAMPLES = 2,
    NVML_ENC_UTILIZATION_SAMPLES = 3,
    NVML_DEC_UTILIZATION_SAMPLES = 4,
    NVML_PROCESSOR_CLK_SAMPLES = 5,
    NVML_MEMORY_CLK_SAMPLES = 6,
    NVML_MODULE_POWER_SAMPLES = 7 "since CUDA 12.2",
    NVML_JPG_UTILIZATION_SAMPLES = 8 "since CUDA 12.4",
    NVML_OFA_UTILIZATION_SAMPLES = 9 "since CUDA 12.4",
    NVML_SAMPLINGTYPE_COUNT = 10,
}

/// `enum nvmlTemperatureThresholds_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlTemperatureThresholds_t(pub i32);

enumeration! {
    nvmlTemperatureThresholds_t;
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0,
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1,
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2,
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5,
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6,
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7 "since CUDA 12.5",
    NVML_TEMPERATURE_THRESHOLD_COUNT = 8,
}

/// `enum nvmlThermalController_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlThermalController_t(pub i32);

enumeration! {
    nvmlThermalController_t;
    NVML_THERMAL_CONTROLLER_NONE = 0,
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1,
    NVML_THERMAL_CONTROLLER_ADM1032 = 2,
    NVML_THERMAL_CONTROLLER_ADT7461 = 3,
    NVML_THERMAL_CONTROLLER_MAX6649 = 4,
    NVML_THERMAL_CONTROLLER_MAX1617 = 5,
    NVML_THERMAL_CONTROLLER_LM99 = 6,
    NVML_THERMAL_CONTROLLER_LM89 = 7,
    NVML_THERMAL_CONTROLLER_LM64 = 8,
    NVML_THERMAL_CONTROLLER_G781 = 9,
    NVML_THERMAL_CONTROLLER_ADT7473 = 10,
    NVML_THERMAL_CONTROLLER_SBMAX6649 = 11,
    NVML_THERMAL_CONTROLLER_VBIOSEVT = 12,
    NVML_THERMAL_CONTROLLER_OS = 13,
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14,
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15,
    NVML_THERMAL_CONTROLLER_MAX6649R = 16,
    NVML_THERMAL_CONTROLLER_ADT7473S = 17,
    NVML_THERMAL_CONTROLLER_UNKNOWN = - 1,
}

/// `enum nvmlThermalTarget_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlThermalTarget_t(pub i32);

enumeration! {
    nvmlThermalTarget_t;
    NVML_THERMAL_TARGET_NONE = 0,
    NVML_THERMAL_TARGET_GPU = 1,
    NVML_THERMAL_TARGET_MEMORY = 2,
    NVML_THERMAL_TARGET_POWER_SUPPLY = 4,
    NVML_THERMAL_TARGET_BOARD = 8,
    NVML_THERMAL_TARGET_VCD_BOARD = 9,
    NVML_THERMAL_TARGET_VCD_INLET = 10,
    NVML_THERMAL_TARGET_VCD_OUTLET = 11,
    NVML_THERMAL_TARGET_ALL = 15,
    NVML_THERMAL_TARGET_UNKNOWN = - 1,
}

/// `enum nvmlUUIDType_t`, from `nvml.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlUUIDType_t(pub i32);

enumeration! {
    nvmlUUIDType_t;
    NVML_UUID_TYPE_NONE = 0,
    NVML_UUID_TYPE_ASCII = 1,
    NVML_UUID_TYPE_BINARY = 2,
}

/// `enum nvmlValueType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlValueType_t(pub i32);

enumeration! {
    nvmlValueType_t;
    NVML_VALUE_TYPE_DOUBLE = 0,
    NVML_VALUE_TYPE_UNSIGNED_INT = 1,
    NVML_VALUE_TYPE_UNSIGNED_LONG = 2,
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3,
    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4,
    NVML_VALUE_TYPE_SIGNED_INT = 5 "since CUDA 12.2",
    NVML_VALUE_TYPE_UNSIGNED_SHORT = 6 "since CUDA 12.6",
    NVML_VALUE_TYPE_COUNT = 7,
}

/// `enum nvmlVgpuCapability_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuCapability_t(pub i32);

enumeration! {
    nvmlVgpuCapability_t;
    NVML_VGPU_CAP_NVLINK_P2P = 0,
    NVML_VGPU_CAP_GPUDIRECT = 1,
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2,
    NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3,
    NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4,
    NVML_VGPU_CAP_COUNT = 5,
}

/// `enum nvmlVgpuDriverCapability_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuDriverCapability_t(pub i32);

enumeration! {
    nvmlVgpuDriverCapability_t;
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0,
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1 "since CUDA 12.6",
    NVML_VGPU_DRIVER_CAP_COUNT = 2,
}

/// `enum nvmlVgpuGuestInfoState_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuGuestInfoState_t(pub i32);

enumeration! {
    nvmlVgpuGuestInfoState_t;
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0,
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1,
}

/// `enum nvmlVgpuPgpuCompatibilityLimitCode_t`, from `nvml.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuPgpuCompatibilityLimitCode_t(pub u32);

flag_set! {
    nvmlVgpuPgpuCompatibilityLimitCode_t;
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0,
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1,
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2,
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4,
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = 0x80000000,
}

/// `enum nvmlVgpuVmCompatibility_t`, from `nvml.h`, since at least CUDA 12.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuVmCompatibility_t(pub u32);

flag_set! {
    nvmlVgpuVmCompatibility_t;
    NVML_VGPU_VM_COMPATIBILITY_NONE = 0,
    NVML_VGPU_VM_COMPATIBILITY_COLD = 1,
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2,
    NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4,
    NVML_VGPU_VM_COMPATIBILITY_LIVE = 8,
}

/// `enum nvmlVgpuVmIdType_t`, from `nvml.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuVmIdType_t(pub i32);

enumeration! {
    nvmlVgpuVmIdType_t;
    NVML_VGPU_VM_ID_DOMAIN_ID = 0,
    NVML_VGPU_VM_ID_UUID = 1,
}
