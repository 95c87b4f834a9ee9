//! Enumerations: NVML.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvmlBridgeChipType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlBridgeChipType_t(pub i32);

impl nvmlBridgeChipType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_BRIDGE_CHIP_PLX: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_BRIDGE_CHIP_BRO4: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_BRIDGE_CHIP_PLX"),
        (1, "NVML_BRIDGE_CHIP_BRO4"),
    ];
}

enumeration!(nvmlBridgeChipType_t);

/// `enum nvmlClockId_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlClockId_t(pub i32);

impl nvmlClockId_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_ID_CURRENT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier, deprecated.
    pub const NVML_CLOCK_ID_APP_CLOCK_TARGET: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_ID_APP_CLOCK_DEFAULT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_ID_CUSTOMER_BOOST_MAX: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_ID_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_CLOCK_ID_CURRENT"),
        (1, "NVML_CLOCK_ID_APP_CLOCK_TARGET"),
        (2, "NVML_CLOCK_ID_APP_CLOCK_DEFAULT"),
        (3, "NVML_CLOCK_ID_CUSTOMER_BOOST_MAX"),
        (4, "NVML_CLOCK_ID_COUNT"),
    ];
}

enumeration!(nvmlClockId_t);

/// `enum nvmlClockLimitId_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlClockLimitId_t(pub i32);

impl nvmlClockLimitId_t {
    /// -256, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_LIMIT_ID_RANGE_START: Self = Self(-256);
    /// -255, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_LIMIT_ID_TDP: Self = Self(-255);
    /// -254, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_LIMIT_ID_UNLIMITED: Self = Self(-254);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-256, "NVML_CLOCK_LIMIT_ID_RANGE_START"),
        (-255, "NVML_CLOCK_LIMIT_ID_TDP"),
        (-254, "NVML_CLOCK_LIMIT_ID_UNLIMITED"),
    ];
}

enumeration!(nvmlClockLimitId_t);

/// `enum nvmlClockType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlClockType_t(pub i32);

impl nvmlClockType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_GRAPHICS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_SM: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_MEM: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_VIDEO: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_CLOCK_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_CLOCK_GRAPHICS"),
        (1, "NVML_CLOCK_SM"),
        (2, "NVML_CLOCK_MEM"),
        (3, "NVML_CLOCK_VIDEO"),
        (4, "NVML_CLOCK_COUNT"),
    ];
}

enumeration!(nvmlClockType_t);

/// `enum nvmlComputeMode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlComputeMode_t(pub i32);

impl nvmlComputeMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_COMPUTEMODE_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_COMPUTEMODE_EXCLUSIVE_THREAD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_COMPUTEMODE_PROHIBITED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_COMPUTEMODE_EXCLUSIVE_PROCESS: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_COMPUTEMODE_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_COMPUTEMODE_DEFAULT"),
        (1, "NVML_COMPUTEMODE_EXCLUSIVE_THREAD"),
        (2, "NVML_COMPUTEMODE_PROHIBITED"),
        (3, "NVML_COMPUTEMODE_EXCLUSIVE_PROCESS"),
        (4, "NVML_COMPUTEMODE_COUNT"),
    ];
}

enumeration!(nvmlComputeMode_t);

/// `enum nvmlCoolerControl_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlCoolerControl_t(pub i32);

impl nvmlCoolerControl_t {
    /// 0, since CUDA 12.8.
    pub const NVML_THERMAL_COOLER_SIGNAL_NONE: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const NVML_THERMAL_COOLER_SIGNAL_TOGGLE: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const NVML_THERMAL_COOLER_SIGNAL_VARIABLE: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const NVML_THERMAL_COOLER_SIGNAL_COUNT: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_THERMAL_COOLER_SIGNAL_NONE"),
        (1, "NVML_THERMAL_COOLER_SIGNAL_TOGGLE"),
        (2, "NVML_THERMAL_COOLER_SIGNAL_VARIABLE"),
        (3, "NVML_THERMAL_COOLER_SIGNAL_COUNT"),
    ];
}

enumeration!(nvmlCoolerControl_t);

/// `enum nvmlCoolerTarget_t`, from `nvml.h`, since CUDA 12.8.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlCoolerTarget_t(pub u32);

flag_set! {
    impl nvmlCoolerTarget_t {
        /// 1, since CUDA 12.8.
        pub const NVML_THERMAL_COOLER_TARGET_NONE: Self = Self(1);
        /// 2, since CUDA 12.8.
        pub const NVML_THERMAL_COOLER_TARGET_GPU: Self = Self(2);
        /// 4, since CUDA 12.8.
        pub const NVML_THERMAL_COOLER_TARGET_MEMORY: Self = Self(4);
        /// 8, since CUDA 12.8.
        pub const NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY: Self = Self(8);
        /// 0xe, since CUDA 12.8.
        pub const NVML_THERMAL_COOLER_TARGET_GPU_RELATED: Self = Self(0xe);
    }
}

/// `enum nvmlDetachGpuState_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDetachGpuState_t(pub i32);

impl nvmlDetachGpuState_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_DETACH_GPU_KEEP: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_DETACH_GPU_REMOVE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_DETACH_GPU_KEEP"),
        (1, "NVML_DETACH_GPU_REMOVE"),
    ];
}

enumeration!(nvmlDetachGpuState_t);

/// `enum nvmlDeviceGpuRecoveryAction_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDeviceGpuRecoveryAction_t(pub i32);

impl nvmlDeviceGpuRecoveryAction_t {
    /// 0, since CUDA 12.8.
    pub const NVML_GPU_RECOVERY_ACTION_NONE: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const NVML_GPU_RECOVERY_ACTION_GPU_RESET: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const NVML_GPU_RECOVERY_ACTION_NODE_REBOOT: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const NVML_GPU_RECOVERY_ACTION_DRAIN_P2P: Self = Self(3);
    /// 4, since CUDA 12.8.
    pub const NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET: Self = Self(4);
    /// 5, since CUDA 13.3.
    pub const NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN: Self = Self(5);
    /// 6, since CUDA 13.4.
    pub const NVML_GPU_RECOVERY_ACTION_BUS_RESET: Self = Self(6);
    /// 7, since CUDA 13.4.
    pub const NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GPU_RECOVERY_ACTION_NONE"),
        (1, "NVML_GPU_RECOVERY_ACTION_GPU_RESET"),
        (2, "NVML_GPU_RECOVERY_ACTION_NODE_REBOOT"),
        (3, "NVML_GPU_RECOVERY_ACTION_DRAIN_P2P"),
        (4, "NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET"),
        (5, "NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN"),
        (6, "NVML_GPU_RECOVERY_ACTION_BUS_RESET"),
        (7, "NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT"),
    ];
}

enumeration!(nvmlDeviceGpuRecoveryAction_t);

/// `enum nvmlDriverModel_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlDriverModel_t(pub i32);

impl nvmlDriverModel_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_DRIVER_WDDM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_DRIVER_WDM: Self = Self(1);
    /// 2, since CUDA 12.5.
    pub const NVML_DRIVER_MCDM: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_DRIVER_WDDM"),
        (1, "NVML_DRIVER_WDM"),
        (2, "NVML_DRIVER_MCDM"),
    ];
}

enumeration!(nvmlDriverModel_t);

/// `enum nvmlEccCounterType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEccCounterType_t(pub i32);

impl nvmlEccCounterType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VOLATILE_ECC: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_AGGREGATE_ECC: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_ECC_COUNTER_TYPE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VOLATILE_ECC"),
        (1, "NVML_AGGREGATE_ECC"),
        (2, "NVML_ECC_COUNTER_TYPE_COUNT"),
    ];
}

enumeration!(nvmlEccCounterType_t);

/// `enum nvmlEnableState_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEnableState_t(pub i32);

impl nvmlEnableState_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_FEATURE_DISABLED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_FEATURE_ENABLED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_FEATURE_DISABLED"),
        (1, "NVML_FEATURE_ENABLED"),
    ];
}

enumeration!(nvmlEnableState_t);

/// `enum nvmlEncoderType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlEncoderType_t(pub i32);

impl nvmlEncoderType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_ENCODER_QUERY_H264: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_ENCODER_QUERY_HEVC: Self = Self(1);
    /// 2, since CUDA 12.3.
    pub const NVML_ENCODER_QUERY_AV1: Self = Self(2);
    /// 255, since CUDA 12.4.
    pub const NVML_ENCODER_QUERY_UNKNOWN: Self = Self(255);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_ENCODER_QUERY_H264"),
        (1, "NVML_ENCODER_QUERY_HEVC"),
        (2, "NVML_ENCODER_QUERY_AV1"),
        (255, "NVML_ENCODER_QUERY_UNKNOWN"),
    ];
}

enumeration!(nvmlEncoderType_t);

/// `enum nvmlFBCSessionType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlFBCSessionType_t(pub i32);

impl nvmlFBCSessionType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_FBC_SESSION_TYPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_FBC_SESSION_TYPE_TOSYS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_FBC_SESSION_TYPE_CUDA: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_FBC_SESSION_TYPE_VID: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_FBC_SESSION_TYPE_HWENC: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_FBC_SESSION_TYPE_UNKNOWN"),
        (1, "NVML_FBC_SESSION_TYPE_TOSYS"),
        (2, "NVML_FBC_SESSION_TYPE_CUDA"),
        (3, "NVML_FBC_SESSION_TYPE_VID"),
        (4, "NVML_FBC_SESSION_TYPE_HWENC"),
    ];
}

enumeration!(nvmlFBCSessionType_t);

/// `enum nvmlFanState_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlFanState_t(pub i32);

impl nvmlFanState_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_FAN_NORMAL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_FAN_FAILED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_FAN_NORMAL"),
        (1, "NVML_FAN_FAILED"),
    ];
}

enumeration!(nvmlFanState_t);

/// `enum nvmlGpuOperationMode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuOperationMode_t(pub i32);

impl nvmlGpuOperationMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_GOM_ALL_ON: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GOM_COMPUTE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_GOM_LOW_DP: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GOM_ALL_ON"),
        (1, "NVML_GOM_COMPUTE"),
        (2, "NVML_GOM_LOW_DP"),
    ];
}

enumeration!(nvmlGpuOperationMode_t);

/// `enum nvmlGpuP2PCapsIndex_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuP2PCapsIndex_t(pub i32);

impl nvmlGpuP2PCapsIndex_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_READ: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_WRITE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_NVLINK: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_ATOMICS: Self = Self(3);
    /// 4, since CUDA 12.4.
    pub const NVML_P2P_CAPS_INDEX_PCI: Self = Self(4);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_PROP: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_P2P_CAPS_INDEX_UNKNOWN: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_P2P_CAPS_INDEX_READ"),
        (1, "NVML_P2P_CAPS_INDEX_WRITE"),
        (2, "NVML_P2P_CAPS_INDEX_NVLINK"),
        (3, "NVML_P2P_CAPS_INDEX_ATOMICS"),
        (4, "NVML_P2P_CAPS_INDEX_PCI"),
        (4, "NVML_P2P_CAPS_INDEX_PROP"),
        (5, "NVML_P2P_CAPS_INDEX_UNKNOWN"),
    ];
}

enumeration!(nvmlGpuP2PCapsIndex_t);

/// `enum nvmlGpuP2PStatus_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuP2PStatus_t(pub i32);

impl nvmlGpuP2PStatus_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_OK: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED: Self = Self(1);
    /// 1, since CUDA 12.1.
    pub const NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_GPU_NOT_SUPPORTED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_DISABLED_BY_REGKEY: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_NOT_SUPPORTED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_P2P_STATUS_UNKNOWN: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_P2P_STATUS_OK"),
        (1, "NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED"),
        (1, "NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED"),
        (2, "NVML_P2P_STATUS_GPU_NOT_SUPPORTED"),
        (3, "NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED"),
        (4, "NVML_P2P_STATUS_DISABLED_BY_REGKEY"),
        (5, "NVML_P2P_STATUS_NOT_SUPPORTED"),
        (6, "NVML_P2P_STATUS_UNKNOWN"),
    ];
}

enumeration!(nvmlGpuP2PStatus_t);

/// `enum nvmlGpuTopologyLevel_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuTopologyLevel_t(pub i32);

impl nvmlGpuTopologyLevel_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_INTERNAL: Self = Self(0);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_SINGLE: Self = Self(10);
    /// 20, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_MULTIPLE: Self = Self(20);
    /// 30, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_HOSTBRIDGE: Self = Self(30);
    /// 40, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_NODE: Self = Self(40);
    /// 50, since CUDA 12.0 or earlier.
    pub const NVML_TOPOLOGY_SYSTEM: Self = Self(50);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_TOPOLOGY_INTERNAL"),
        (10, "NVML_TOPOLOGY_SINGLE"),
        (20, "NVML_TOPOLOGY_MULTIPLE"),
        (30, "NVML_TOPOLOGY_HOSTBRIDGE"),
        (40, "NVML_TOPOLOGY_NODE"),
        (50, "NVML_TOPOLOGY_SYSTEM"),
    ];
}

enumeration!(nvmlGpuTopologyLevel_t);

/// `enum nvmlGpuUtilizationDomainId_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuUtilizationDomainId_t(pub i32);

impl nvmlGpuUtilizationDomainId_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_GPU_UTILIZATION_DOMAIN_GPU: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GPU_UTILIZATION_DOMAIN_FB: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_GPU_UTILIZATION_DOMAIN_VID: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_GPU_UTILIZATION_DOMAIN_BUS: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GPU_UTILIZATION_DOMAIN_GPU"),
        (1, "NVML_GPU_UTILIZATION_DOMAIN_FB"),
        (2, "NVML_GPU_UTILIZATION_DOMAIN_VID"),
        (3, "NVML_GPU_UTILIZATION_DOMAIN_BUS"),
    ];
}

enumeration!(nvmlGpuUtilizationDomainId_t);

/// `enum nvmlGpuVirtualizationMode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGpuVirtualizationMode_t(pub i32);

impl nvmlGpuVirtualizationMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_GPU_VIRTUALIZATION_MODE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_GPU_VIRTUALIZATION_MODE_VGPU: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GPU_VIRTUALIZATION_MODE_NONE"),
        (1, "NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH"),
        (2, "NVML_GPU_VIRTUALIZATION_MODE_VGPU"),
        (3, "NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU"),
        (4, "NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA"),
    ];
}

enumeration!(nvmlGpuVirtualizationMode_t);

/// `enum nvmlGridLicenseFeatureCode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlGridLicenseFeatureCode_t(pub i32);

impl nvmlGridLicenseFeatureCode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_VGPU: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX: Self = Self(2);
    /// 2, since CUDA 12.0 or earlier, deprecated.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_GAMING: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE: Self = Self(4);
    /// 5, since CUDA 13.4.
    pub const NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN"),
        (1, "NVML_GRID_LICENSE_FEATURE_CODE_VGPU"),
        (2, "NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX"),
        (2, "NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION"),
        (3, "NVML_GRID_LICENSE_FEATURE_CODE_GAMING"),
        (4, "NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE"),
        (5, "NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV"),
    ];
}

enumeration!(nvmlGridLicenseFeatureCode_t);

/// `enum nvmlHostVgpuMode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlHostVgpuMode_t(pub i32);

impl nvmlHostVgpuMode_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_HOST_VGPU_MODE_NON_SRIOV: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_HOST_VGPU_MODE_SRIOV: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_HOST_VGPU_MODE_NON_SRIOV"),
        (1, "NVML_HOST_VGPU_MODE_SRIOV"),
    ];
}

enumeration!(nvmlHostVgpuMode_t);

/// `enum nvmlInforomObject_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlInforomObject_t(pub i32);

impl nvmlInforomObject_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_INFOROM_OEM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_INFOROM_ECC: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_INFOROM_POWER: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const NVML_INFOROM_DEN: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_INFOROM_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_INFOROM_OEM"),
        (1, "NVML_INFOROM_ECC"),
        (2, "NVML_INFOROM_POWER"),
        (3, "NVML_INFOROM_DEN"),
        (4, "NVML_INFOROM_COUNT"),
    ];
}

enumeration!(nvmlInforomObject_t);

/// `enum nvmlIntNvLinkDeviceType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlIntNvLinkDeviceType_t(pub i32);

impl nvmlIntNvLinkDeviceType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_DEVICE_TYPE_GPU: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_DEVICE_TYPE_IBMNPU: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_DEVICE_TYPE_SWITCH: Self = Self(2);
    /// 255, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_DEVICE_TYPE_UNKNOWN: Self = Self(255);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_DEVICE_TYPE_GPU"),
        (1, "NVML_NVLINK_DEVICE_TYPE_IBMNPU"),
        (2, "NVML_NVLINK_DEVICE_TYPE_SWITCH"),
        (255, "NVML_NVLINK_DEVICE_TYPE_UNKNOWN"),
    ];
}

enumeration!(nvmlIntNvLinkDeviceType_t);

/// `enum nvmlLedColor_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlLedColor_t(pub i32);

impl nvmlLedColor_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_LED_COLOR_GREEN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_LED_COLOR_AMBER: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_LED_COLOR_GREEN"),
        (1, "NVML_LED_COLOR_AMBER"),
    ];
}

enumeration!(nvmlLedColor_t);

/// `enum nvmlMemoryErrorType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlMemoryErrorType_t(pub i32);

impl nvmlMemoryErrorType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_ERROR_TYPE_CORRECTED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_ERROR_TYPE_UNCORRECTED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_ERROR_TYPE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_MEMORY_ERROR_TYPE_CORRECTED"),
        (1, "NVML_MEMORY_ERROR_TYPE_UNCORRECTED"),
        (2, "NVML_MEMORY_ERROR_TYPE_COUNT"),
    ];
}

enumeration!(nvmlMemoryErrorType_t);

/// `enum nvmlMemoryLocation_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlMemoryLocation_t(pub i32);

impl nvmlMemoryLocation_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_L1_CACHE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_L2_CACHE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_DRAM: Self = Self(2);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_DEVICE_MEMORY: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_REGISTER_FILE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_TEXTURE_MEMORY: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_TEXTURE_SHM: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_CBU: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_SRAM: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_LOCATION_COUNT: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_MEMORY_LOCATION_L1_CACHE"),
        (1, "NVML_MEMORY_LOCATION_L2_CACHE"),
        (2, "NVML_MEMORY_LOCATION_DRAM"),
        (2, "NVML_MEMORY_LOCATION_DEVICE_MEMORY"),
        (3, "NVML_MEMORY_LOCATION_REGISTER_FILE"),
        (4, "NVML_MEMORY_LOCATION_TEXTURE_MEMORY"),
        (5, "NVML_MEMORY_LOCATION_TEXTURE_SHM"),
        (6, "NVML_MEMORY_LOCATION_CBU"),
        (7, "NVML_MEMORY_LOCATION_SRAM"),
        (8, "NVML_MEMORY_LOCATION_COUNT"),
    ];
}

enumeration!(nvmlMemoryLocation_t);

/// `enum nvmlNvLinkCapability_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkCapability_t(pub i32);

impl nvmlNvLinkCapability_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_P2P_SUPPORTED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_SYSMEM_ACCESS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_P2P_ATOMICS: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_SYSMEM_ATOMICS: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_SLI_BRIDGE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_VALID: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_CAP_COUNT: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_CAP_P2P_SUPPORTED"),
        (1, "NVML_NVLINK_CAP_SYSMEM_ACCESS"),
        (2, "NVML_NVLINK_CAP_P2P_ATOMICS"),
        (3, "NVML_NVLINK_CAP_SYSMEM_ATOMICS"),
        (4, "NVML_NVLINK_CAP_SLI_BRIDGE"),
        (5, "NVML_NVLINK_CAP_VALID"),
        (6, "NVML_NVLINK_CAP_COUNT"),
    ];
}

enumeration!(nvmlNvLinkCapability_t);

/// `enum nvmlNvLinkErrorCounter_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkErrorCounter_t(pub i32);

impl nvmlNvLinkErrorCounter_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_DL_REPLAY: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_DL_RECOVERY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_DL_CRC_FLIT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_DL_CRC_DATA: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_DL_ECC_DATA: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_ERROR_COUNT: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_ERROR_DL_REPLAY"),
        (1, "NVML_NVLINK_ERROR_DL_RECOVERY"),
        (2, "NVML_NVLINK_ERROR_DL_CRC_FLIT"),
        (3, "NVML_NVLINK_ERROR_DL_CRC_DATA"),
        (4, "NVML_NVLINK_ERROR_DL_ECC_DATA"),
        (5, "NVML_NVLINK_ERROR_COUNT"),
    ];
}

enumeration!(nvmlNvLinkErrorCounter_t);

/// `enum nvmlNvLinkUtilizationCountPktTypes_t`, from `nvml.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlNvLinkUtilizationCountPktTypes_t(pub u32);

flag_set! {
    impl nvmlNvLinkUtilizationCountPktTypes_t {
        /// 1, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_NOP: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_READ: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_WRITE: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_RATOM: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_NRATOM: Self = Self(0x10);
        /// 0x20, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_FLUSH: Self = Self(0x20);
        /// 0x40, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA: Self = Self(0x40);
        /// 0x80, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA: Self = Self(0x80);
        /// 0xff, since CUDA 12.0 or earlier.
        pub const NVML_NVLINK_COUNTER_PKTFILTER_ALL: Self = Self(0xff);
    }
}

/// `enum nvmlNvLinkUtilizationCountUnits_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvLinkUtilizationCountUnits_t(pub i32);

impl nvmlNvLinkUtilizationCountUnits_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_COUNTER_UNIT_CYCLES: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_COUNTER_UNIT_PACKETS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_COUNTER_UNIT_BYTES: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_COUNTER_UNIT_RESERVED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_NVLINK_COUNTER_UNIT_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_COUNTER_UNIT_CYCLES"),
        (1, "NVML_NVLINK_COUNTER_UNIT_PACKETS"),
        (2, "NVML_NVLINK_COUNTER_UNIT_BYTES"),
        (3, "NVML_NVLINK_COUNTER_UNIT_RESERVED"),
        (4, "NVML_NVLINK_COUNTER_UNIT_COUNT"),
    ];
}

enumeration!(nvmlNvLinkUtilizationCountUnits_t);

/// `enum nvmlNvlinkVersion_t`, from `nvml.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlNvlinkVersion_t(pub i32);

impl nvmlNvlinkVersion_t {
    /// 0, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_INVALID: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_1_0: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_2_0: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_2_2: Self = Self(3);
    /// 4, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_3_0: Self = Self(4);
    /// 5, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_3_1: Self = Self(5);
    /// 6, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_4_0: Self = Self(6);
    /// 7, since CUDA 12.8.
    pub const NVML_NVLINK_VERSION_5_0: Self = Self(7);
    /// 8, since CUDA 13.3.
    pub const NVML_NVLINK_VERSION_6_0: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_NVLINK_VERSION_INVALID"),
        (1, "NVML_NVLINK_VERSION_1_0"),
        (2, "NVML_NVLINK_VERSION_2_0"),
        (3, "NVML_NVLINK_VERSION_2_2"),
        (4, "NVML_NVLINK_VERSION_3_0"),
        (5, "NVML_NVLINK_VERSION_3_1"),
        (6, "NVML_NVLINK_VERSION_4_0"),
        (7, "NVML_NVLINK_VERSION_5_0"),
        (8, "NVML_NVLINK_VERSION_6_0"),
    ];
}

enumeration!(nvmlNvlinkVersion_t);

/// `enum nvmlPageRetirementCause_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPageRetirementCause_t(pub i32);

impl nvmlPageRetirementCause_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_PAGE_RETIREMENT_CAUSE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS"),
        (1, "NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR"),
        (2, "NVML_PAGE_RETIREMENT_CAUSE_COUNT"),
    ];
}

enumeration!(nvmlPageRetirementCause_t);

/// `enum nvmlPcieLinkState_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPcieLinkState_t(pub i32);

impl nvmlPcieLinkState_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_PCIE_LINK_KEEP: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_PCIE_LINK_SHUT_DOWN: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PCIE_LINK_KEEP"),
        (1, "NVML_PCIE_LINK_SHUT_DOWN"),
    ];
}

enumeration!(nvmlPcieLinkState_t);

/// `enum nvmlPcieUtilCounter_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPcieUtilCounter_t(pub i32);

impl nvmlPcieUtilCounter_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_PCIE_UTIL_TX_BYTES: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_PCIE_UTIL_RX_BYTES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_PCIE_UTIL_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PCIE_UTIL_TX_BYTES"),
        (1, "NVML_PCIE_UTIL_RX_BYTES"),
        (2, "NVML_PCIE_UTIL_COUNT"),
    ];
}

enumeration!(nvmlPcieUtilCounter_t);

/// `enum nvmlPerfPolicyType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPerfPolicyType_t(pub i32);

impl nvmlPerfPolicyType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_POWER: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_THERMAL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_SYNC_BOOST: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_BOARD_LIMIT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_LOW_UTILIZATION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_RELIABILITY: Self = Self(5);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_TOTAL_APP_CLOCKS: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_TOTAL_BASE_CLOCKS: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_PERF_POLICY_COUNT: Self = Self(12);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PERF_POLICY_POWER"),
        (1, "NVML_PERF_POLICY_THERMAL"),
        (2, "NVML_PERF_POLICY_SYNC_BOOST"),
        (3, "NVML_PERF_POLICY_BOARD_LIMIT"),
        (4, "NVML_PERF_POLICY_LOW_UTILIZATION"),
        (5, "NVML_PERF_POLICY_RELIABILITY"),
        (10, "NVML_PERF_POLICY_TOTAL_APP_CLOCKS"),
        (11, "NVML_PERF_POLICY_TOTAL_BASE_CLOCKS"),
        (12, "NVML_PERF_POLICY_COUNT"),
    ];
}

enumeration!(nvmlPerfPolicyType_t);

/// `enum nvmlPstates_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlPstates_t(pub i32);

impl nvmlPstates_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_0: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_3: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_4: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_5: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_6: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_7: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_8: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_9: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_10: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_11: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_12: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_13: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_14: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_15: Self = Self(15);
    /// 32, since CUDA 12.0 or earlier.
    pub const NVML_PSTATE_UNKNOWN: Self = Self(32);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_PSTATE_0"),
        (1, "NVML_PSTATE_1"),
        (2, "NVML_PSTATE_2"),
        (3, "NVML_PSTATE_3"),
        (4, "NVML_PSTATE_4"),
        (5, "NVML_PSTATE_5"),
        (6, "NVML_PSTATE_6"),
        (7, "NVML_PSTATE_7"),
        (8, "NVML_PSTATE_8"),
        (9, "NVML_PSTATE_9"),
        (10, "NVML_PSTATE_10"),
        (11, "NVML_PSTATE_11"),
        (12, "NVML_PSTATE_12"),
        (13, "NVML_PSTATE_13"),
        (14, "NVML_PSTATE_14"),
        (15, "NVML_PSTATE_15"),
        (32, "NVML_PSTATE_UNKNOWN"),
    ];
}

enumeration!(nvmlPstates_t);

/// `enum nvmlRestrictedAPI_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlRestrictedAPI_t(pub i32);

impl nvmlRestrictedAPI_t {
    /// 0, since CUDA 12.0 or earlier, deprecated.
    pub const NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_RESTRICTED_API_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS"),
        (1, "NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS"),
        (2, "NVML_RESTRICTED_API_COUNT"),
    ];
}

enumeration!(nvmlRestrictedAPI_t);

/// `enum nvmlReturn_t`, from `nvml.h`, since CUDA 12.0 or earlier.
///
/// NVML: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlReturn_t(pub i32);

impl nvmlReturn_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_SUCCESS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_UNINITIALIZED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_INVALID_ARGUMENT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_NOT_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_NO_PERMISSION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier, deprecated.
    pub const NVML_ERROR_ALREADY_INITIALIZED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_NOT_FOUND: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_INSUFFICIENT_SIZE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_INSUFFICIENT_POWER: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_DRIVER_NOT_LOADED: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_TIMEOUT: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_IRQ_ISSUE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_LIBRARY_NOT_FOUND: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_FUNCTION_NOT_FOUND: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_CORRUPTED_INFOROM: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_GPU_IS_LOST: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_RESET_REQUIRED: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_OPERATING_SYSTEM: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_LIB_RM_VERSION_MISMATCH: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_IN_USE: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_MEMORY: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_NO_DATA: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_VGPU_ECC_NOT_SUPPORTED: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_INSUFFICIENT_RESOURCES: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_FREQ_NOT_SUPPORTED: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_ARGUMENT_VERSION_MISMATCH: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_DEPRECATED: Self = Self(26);
    /// 27, since CUDA 12.2.
    pub const NVML_ERROR_NOT_READY: Self = Self(27);
    /// 28, since CUDA 12.3.
    pub const NVML_ERROR_GPU_NOT_FOUND: Self = Self(28);
    /// 29, since CUDA 12.4.
    pub const NVML_ERROR_INVALID_STATE: Self = Self(29);
    /// 30, since CUDA 13.0.
    pub const NVML_ERROR_RESET_TYPE_NOT_SUPPORTED: Self = Self(30);
    /// 999, since CUDA 12.0 or earlier.
    pub const NVML_ERROR_UNKNOWN: Self = Self(999);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_SUCCESS"),
        (1, "NVML_ERROR_UNINITIALIZED"),
        (2, "NVML_ERROR_INVALID_ARGUMENT"),
        (3, "NVML_ERROR_NOT_SUPPORTED"),
        (4, "NVML_ERROR_NO_PERMISSION"),
        (5, "NVML_ERROR_ALREADY_INITIALIZED"),
        (6, "NVML_ERROR_NOT_FOUND"),
        (7, "NVML_ERROR_INSUFFICIENT_SIZE"),
        (8, "NVML_ERROR_INSUFFICIENT_POWER"),
        (9, "NVML_ERROR_DRIVER_NOT_LOADED"),
        (10, "NVML_ERROR_TIMEOUT"),
        (11, "NVML_ERROR_IRQ_ISSUE"),
        (12, "NVML_ERROR_LIBRARY_NOT_FOUND"),
        (13, "NVML_ERROR_FUNCTION_NOT_FOUND"),
        (14, "NVML_ERROR_CORRUPTED_INFOROM"),
        (15, "NVML_ERROR_GPU_IS_LOST"),
        (16, "NVML_ERROR_RESET_REQUIRED"),
        (17, "NVML_ERROR_OPERATING_SYSTEM"),
        (18, "NVML_ERROR_LIB_RM_VERSION_MISMATCH"),
        (19, "NVML_ERROR_IN_USE"),
        (20, "NVML_ERROR_MEMORY"),
        (21, "NVML_ERROR_NO_DATA"),
        (22, "NVML_ERROR_VGPU_ECC_NOT_SUPPORTED"),
        (23, "NVML_ERROR_INSUFFICIENT_RESOURCES"),
        (24, "NVML_ERROR_FREQ_NOT_SUPPORTED"),
        (25, "NVML_ERROR_ARGUMENT_VERSION_MISMATCH"),
        (26, "NVML_ERROR_DEPRECATED"),
        (27, "NVML_ERROR_NOT_READY"),
        (28, "NVML_ERROR_GPU_NOT_FOUND"),
        (29, "NVML_ERROR_INVALID_STATE"),
        (30, "NVML_ERROR_RESET_TYPE_NOT_SUPPORTED"),
        (999, "NVML_ERROR_UNKNOWN"),
    ];
}

enumeration!(nvmlReturn_t, status);

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
        unsafe { text(sys::nvmlErrorString(self)) }
    }
}

status!(nvmlReturn_t);

/// `enum nvmlSamplingType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlSamplingType_t(pub i32);

impl nvmlSamplingType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_TOTAL_POWER_SAMPLES: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_GPU_UTILIZATION_SAMPLES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_UTILIZATION_SAMPLES: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_ENC_UTILIZATION_SAMPLES: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_DEC_UTILIZATION_SAMPLES: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_PROCESSOR_CLK_SAMPLES: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_MEMORY_CLK_SAMPLES: Self = Self(6);
    /// 7, since CUDA 12.2.
    pub const NVML_MODULE_POWER_SAMPLES: Self = Self(7);
    /// 8, since CUDA 12.4.
    pub const NVML_JPG_UTILIZATION_SAMPLES: Self = Self(8);
    /// 9, since CUDA 12.4.
    pub const NVML_OFA_UTILIZATION_SAMPLES: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_SAMPLINGTYPE_COUNT: Self = Self(10);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_TOTAL_POWER_SAMPLES"),
        (1, "NVML_GPU_UTILIZATION_SAMPLES"),
        (2, "NVML_MEMORY_UTILIZATION_SAMPLES"),
        (3, "NVML_ENC_UTILIZATION_SAMPLES"),
        (4, "NVML_DEC_UTILIZATION_SAMPLES"),
        (5, "NVML_PROCESSOR_CLK_SAMPLES"),
        (6, "NVML_MEMORY_CLK_SAMPLES"),
        (7, "NVML_MODULE_POWER_SAMPLES"),
        (8, "NVML_JPG_UTILIZATION_SAMPLES"),
        (9, "NVML_OFA_UTILIZATION_SAMPLES"),
        (10, "NVML_SAMPLINGTYPE_COUNT"),
    ];
}

enumeration!(nvmlSamplingType_t);

/// `enum nvmlTemperatureThresholds_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlTemperatureThresholds_t(pub i32);

impl nvmlTemperatureThresholds_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_SHUTDOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_SLOWDOWN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_MEM_MAX: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_GPU_MAX: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX: Self = Self(6);
    /// 7, since CUDA 12.5.
    pub const NVML_TEMPERATURE_THRESHOLD_GPS_CURR: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_TEMPERATURE_THRESHOLD_COUNT: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_TEMPERATURE_THRESHOLD_SHUTDOWN"),
        (1, "NVML_TEMPERATURE_THRESHOLD_SLOWDOWN"),
        (2, "NVML_TEMPERATURE_THRESHOLD_MEM_MAX"),
        (3, "NVML_TEMPERATURE_THRESHOLD_GPU_MAX"),
        (4, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN"),
        (5, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR"),
        (6, "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX"),
        (7, "NVML_TEMPERATURE_THRESHOLD_GPS_CURR"),
        (8, "NVML_TEMPERATURE_THRESHOLD_COUNT"),
    ];
}

enumeration!(nvmlTemperatureThresholds_t);

/// `enum nvmlThermalController_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlThermalController_t(pub i32);

impl nvmlThermalController_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_GPU_INTERNAL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_ADM1032: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_ADT7461: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_MAX6649: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_MAX1617: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_LM99: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_LM89: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_LM64: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_G781: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_ADT7473: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_SBMAX6649: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_VBIOSEVT: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_OS: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_NVSYSCON_E551: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_MAX6649R: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_ADT7473S: Self = Self(17);
    /// -1, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_CONTROLLER_UNKNOWN: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_THERMAL_CONTROLLER_NONE"),
        (1, "NVML_THERMAL_CONTROLLER_GPU_INTERNAL"),
        (2, "NVML_THERMAL_CONTROLLER_ADM1032"),
        (3, "NVML_THERMAL_CONTROLLER_ADT7461"),
        (4, "NVML_THERMAL_CONTROLLER_MAX6649"),
        (5, "NVML_THERMAL_CONTROLLER_MAX1617"),
        (6, "NVML_THERMAL_CONTROLLER_LM99"),
        (7, "NVML_THERMAL_CONTROLLER_LM89"),
        (8, "NVML_THERMAL_CONTROLLER_LM64"),
        (9, "NVML_THERMAL_CONTROLLER_G781"),
        (10, "NVML_THERMAL_CONTROLLER_ADT7473"),
        (11, "NVML_THERMAL_CONTROLLER_SBMAX6649"),
        (12, "NVML_THERMAL_CONTROLLER_VBIOSEVT"),
        (13, "NVML_THERMAL_CONTROLLER_OS"),
        (14, "NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS"),
        (15, "NVML_THERMAL_CONTROLLER_NVSYSCON_E551"),
        (16, "NVML_THERMAL_CONTROLLER_MAX6649R"),
        (17, "NVML_THERMAL_CONTROLLER_ADT7473S"),
        (-1, "NVML_THERMAL_CONTROLLER_UNKNOWN"),
    ];
}

enumeration!(nvmlThermalController_t);

/// `enum nvmlThermalTarget_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlThermalTarget_t(pub i32);

impl nvmlThermalTarget_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_GPU: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_MEMORY: Self = Self(2);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_POWER_SUPPLY: Self = Self(4);
    /// 8, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_BOARD: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_VCD_BOARD: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_VCD_INLET: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_VCD_OUTLET: Self = Self(11);
    /// 15, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_ALL: Self = Self(15);
    /// -1, since CUDA 12.0 or earlier.
    pub const NVML_THERMAL_TARGET_UNKNOWN: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_THERMAL_TARGET_NONE"),
        (1, "NVML_THERMAL_TARGET_GPU"),
        (2, "NVML_THERMAL_TARGET_MEMORY"),
        (4, "NVML_THERMAL_TARGET_POWER_SUPPLY"),
        (8, "NVML_THERMAL_TARGET_BOARD"),
        (9, "NVML_THERMAL_TARGET_VCD_BOARD"),
        (10, "NVML_THERMAL_TARGET_VCD_INLET"),
        (11, "NVML_THERMAL_TARGET_VCD_OUTLET"),
        (15, "NVML_THERMAL_TARGET_ALL"),
        (-1, "NVML_THERMAL_TARGET_UNKNOWN"),
    ];
}

enumeration!(nvmlThermalTarget_t);

/// `enum nvmlUUIDType_t`, from `nvml.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlUUIDType_t(pub i32);

impl nvmlUUIDType_t {
    /// 0, since CUDA 12.9.
    pub const NVML_UUID_TYPE_NONE: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const NVML_UUID_TYPE_ASCII: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const NVML_UUID_TYPE_BINARY: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_UUID_TYPE_NONE"),
        (1, "NVML_UUID_TYPE_ASCII"),
        (2, "NVML_UUID_TYPE_BINARY"),
    ];
}

enumeration!(nvmlUUIDType_t);

/// `enum nvmlValueType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlValueType_t(pub i32);

impl nvmlValueType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_DOUBLE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_UNSIGNED_INT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_UNSIGNED_LONG: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_UNSIGNED_LONG_LONG: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_SIGNED_LONG_LONG: Self = Self(4);
    /// 5, since CUDA 12.2.
    pub const NVML_VALUE_TYPE_SIGNED_INT: Self = Self(5);
    /// 6, since CUDA 12.6.
    pub const NVML_VALUE_TYPE_UNSIGNED_SHORT: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const NVML_VALUE_TYPE_COUNT: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VALUE_TYPE_DOUBLE"),
        (1, "NVML_VALUE_TYPE_UNSIGNED_INT"),
        (2, "NVML_VALUE_TYPE_UNSIGNED_LONG"),
        (3, "NVML_VALUE_TYPE_UNSIGNED_LONG_LONG"),
        (4, "NVML_VALUE_TYPE_SIGNED_LONG_LONG"),
        (5, "NVML_VALUE_TYPE_SIGNED_INT"),
        (6, "NVML_VALUE_TYPE_UNSIGNED_SHORT"),
        (7, "NVML_VALUE_TYPE_COUNT"),
    ];
}

enumeration!(nvmlValueType_t);

/// `enum nvmlVgpuCapability_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuCapability_t(pub i32);

impl nvmlVgpuCapability_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_NVLINK_P2P: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_GPUDIRECT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_EXCLUSIVE_TYPE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_EXCLUSIVE_SIZE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_CAP_COUNT: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VGPU_CAP_NVLINK_P2P"),
        (1, "NVML_VGPU_CAP_GPUDIRECT"),
        (2, "NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE"),
        (3, "NVML_VGPU_CAP_EXCLUSIVE_TYPE"),
        (4, "NVML_VGPU_CAP_EXCLUSIVE_SIZE"),
        (5, "NVML_VGPU_CAP_COUNT"),
    ];
}

enumeration!(nvmlVgpuCapability_t);

/// `enum nvmlVgpuDriverCapability_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuDriverCapability_t(pub i32);

impl nvmlVgpuDriverCapability_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU: Self = Self(0);
    /// 1, since CUDA 12.6.
    pub const NVML_VGPU_DRIVER_CAP_WARM_UPDATE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_DRIVER_CAP_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU"),
        (1, "NVML_VGPU_DRIVER_CAP_WARM_UPDATE"),
        (2, "NVML_VGPU_DRIVER_CAP_COUNT"),
    ];
}

enumeration!(nvmlVgpuDriverCapability_t);

/// `enum nvmlVgpuGuestInfoState_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuGuestInfoState_t(pub i32);

impl nvmlVgpuGuestInfoState_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED"),
        (1, "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED"),
    ];
}

enumeration!(nvmlVgpuGuestInfoState_t);

/// `enum nvmlVgpuPgpuCompatibilityLimitCode_t`, from `nvml.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuPgpuCompatibilityLimitCode_t(pub u32);

flag_set! {
    impl nvmlVgpuPgpuCompatibilityLimitCode_t {
        /// 0, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_COMPATIBILITY_LIMIT_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_COMPATIBILITY_LIMIT_GPU: Self = Self(4);
        /// 0x80000000, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_COMPATIBILITY_LIMIT_OTHER: Self = Self(0x80000000);
    }
}

/// `enum nvmlVgpuVmCompatibility_t`, from `nvml.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvmlVgpuVmCompatibility_t(pub u32);

flag_set! {
    impl nvmlVgpuVmCompatibility_t {
        /// 0, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_VM_COMPATIBILITY_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_VM_COMPATIBILITY_COLD: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_VM_COMPATIBILITY_HIBERNATE: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_VM_COMPATIBILITY_SLEEP: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const NVML_VGPU_VM_COMPATIBILITY_LIVE: Self = Self(8);
    }
}

/// `enum nvmlVgpuVmIdType_t`, from `nvml.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvmlVgpuVmIdType_t(pub i32);

impl nvmlVgpuVmIdType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_VM_ID_DOMAIN_ID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVML_VGPU_VM_ID_UUID: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVML_VGPU_VM_ID_DOMAIN_ID"),
        (1, "NVML_VGPU_VM_ID_UUID"),
    ];
}

enumeration!(nvmlVgpuVmIdType_t);
