//! Macros with a value (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define INVALID_GPU_INSTANCE_ID`, from `nvml.h`, since at least CUDA 12.0.
pub const INVALID_GPU_INSTANCE_ID: u32 = 4294967295;

/// `#define INVALID_GPU_INSTANCE_PROFILE_ID`, from `nvml.h`, since at least CUDA 12.0.
pub const INVALID_GPU_INSTANCE_PROFILE_ID: u32 = 4294967295;

/// `#define MAX_CLK_DOMAINS`, from `nvml.h`, since at least CUDA 12.0.
pub const MAX_CLK_DOMAINS: u32 = 32;

/// `#define NVML_255_MASK_BITS_PER_ELEM`, from `nvml.h`, since CUDA 12.8.
pub const NVML_255_MASK_BITS_PER_ELEM: u32 = 32;

/// `#define NVML_255_MASK_NUM_ELEMS`, from `nvml.h`, since CUDA 12.8.
pub const NVML_255_MASK_NUM_ELEMS: u32 = 8;

/// `#define NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED: u32 = 0;

/// `#define NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED: u32 = 1;

/// `#define NVML_AFFINITY_SCOPE_NODE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_AFFINITY_SCOPE_NODE: u32 = 0;

/// `#define NVML_AFFINITY_SCOPE_SOCKET`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_AFFINITY_SCOPE_SOCKET: u32 = 1;

/// `#define NVML_BUS_TYPE_AGP`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_BUS_TYPE_AGP: u32 = 4;

/// `#define NVML_BUS_TYPE_FPCI`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_BUS_TYPE_FPCI: u32 = 3;

/// `#define NVML_BUS_TYPE_PCI`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_BUS_TYPE_PCI: u32 = 1;

/// `#define NVML_BUS_TYPE_PCIE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_BUS_TYPE_PCIE: u32 = 2;

/// `#define NVML_BUS_TYPE_UNKNOWN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_BUS_TYPE_UNKNOWN: u32 = 0;

/// `#define NVML_C2C_POWER_STATE_FULL_POWER`, from `nvml.h`, since CUDA 12.9.
pub const NVML_C2C_POWER_STATE_FULL_POWER: u32 = 0;

/// `#define NVML_C2C_POWER_STATE_LOW_POWER`, from `nvml.h`, since CUDA 12.9.
pub const NVML_C2C_POWER_STATE_LOW_POWER: u32 = 1;

/// `#define NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE: u32 = 0;

/// `#define NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE: u32 = 1;

/// `#define NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT: u32 = 0;

/// `#define NVML_CC_CEC_ATTESTATION_REPORT_PRESENT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_CEC_ATTESTATION_REPORT_PRESENT: u32 = 1;

/// `#define NVML_CC_GPU_ATTESTATION_REPORT_SIZE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_GPU_ATTESTATION_REPORT_SIZE: u32 = 8192;

/// `#define NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE: u32 = 4096;

/// `#define NVML_CC_GPU_CEC_NONCE_SIZE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_GPU_CEC_NONCE_SIZE: u32 = 32;

/// `#define NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX`, from `nvml.h`, since CUDA 12.4.
pub const NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: u32 = 65;

/// `#define NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN`, from `nvml.h`, since CUDA 12.4.
pub const NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN: u32 = 50;

/// `#define NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV: u32 = 1;

/// `#define NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP`, from `nvml.h`, since CUDA 12.8.
pub const NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP: u32 = 3;

/// `#define NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM`, from `nvml.h`, since CUDA 12.8.
pub const NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: u32 = 4;

/// `#define NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: u32 = 2;

/// `#define NVML_CC_SYSTEM_CPU_CAPS_NONE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_CPU_CAPS_NONE: u32 = 0;

/// `#define NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: u32 = 0;

/// `#define NVML_CC_SYSTEM_DEVTOOLS_MODE_ON`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: u32 = 1;

/// `#define NVML_CC_SYSTEM_ENVIRONMENT_PROD`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_ENVIRONMENT_PROD: u32 = 2;

/// `#define NVML_CC_SYSTEM_ENVIRONMENT_SIM`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_ENVIRONMENT_SIM: u32 = 1;

/// `#define NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: u32 = 0;

/// `#define NVML_CC_SYSTEM_FEATURE_DISABLED`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_FEATURE_DISABLED: u32 = 0;

/// `#define NVML_CC_SYSTEM_FEATURE_ENABLED`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_FEATURE_ENABLED: u32 = 1;

/// `#define NVML_CC_SYSTEM_GPUS_CC_CAPABLE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_GPUS_CC_CAPABLE: u32 = 1;

/// `#define NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: u32 = 0;

/// `#define NVML_CC_SYSTEM_MULTIGPU_NONE`, from `nvml.h`, since CUDA 12.4.
pub const NVML_CC_SYSTEM_MULTIGPU_NONE: u32 = 0;

/// `#define NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE`, from `nvml.h`, since CUDA 12.4.
pub const NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: u32 = 1;

/// `#define NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: u32 = 1;

/// `#define NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: u32 = 0;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: u32 = 0;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: u32 = 7;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: u32 = 1;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: u32 = 2;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: u32 = 3;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: u32 = 6;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: u32 = 4;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: u32 = 5;

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX`, from `nvml.h`, since CUDA 12.8.
pub const NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: u32 = 1;

/// `#define NVML_DEVICE_ARCH_ADA`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_ADA: u32 = 8;

/// `#define NVML_DEVICE_ARCH_AMPERE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_AMPERE: u32 = 7;

/// `#define NVML_DEVICE_ARCH_BLACKWELL`, from `nvml.h`, since CUDA 12.6.
pub const NVML_DEVICE_ARCH_BLACKWELL: u32 = 10;

/// `#define NVML_DEVICE_ARCH_HOPPER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_HOPPER: u32 = 9;

/// `#define NVML_DEVICE_ARCH_KEPLER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_KEPLER: u32 = 2;

/// `#define NVML_DEVICE_ARCH_MAXWELL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_MAXWELL: u32 = 3;

/// `#define NVML_DEVICE_ARCH_PASCAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_PASCAL: u32 = 4;

/// `#define NVML_DEVICE_ARCH_TURING`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_TURING: u32 = 6;

/// `#define NVML_DEVICE_ARCH_UNKNOWN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_UNKNOWN: u32 = 4294967295;

/// `#define NVML_DEVICE_ARCH_VOLTA`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_ARCH_VOLTA: u32 = 5;

/// `#define NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: u32 = 16;

/// `#define NVML_DEVICE_MIG_DISABLE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_MIG_DISABLE: u32 = 0;

/// `#define NVML_DEVICE_MIG_ENABLE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_MIG_ENABLE: u32 = 1;

/// `#define NVML_DEVICE_NAME_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_NAME_BUFFER_SIZE: u32 = 64;

/// `#define NVML_DEVICE_NAME_V2_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_NAME_V2_BUFFER_SIZE: u32 = 96;

/// `#define NVML_DEVICE_PART_NUMBER_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: u32 = 80;

/// `#define NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: u32 = 32;

/// `#define NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: u32 = 16;

/// `#define NVML_DEVICE_PCI_BUS_ID_FMT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_PCI_BUS_ID_FMT: &str = "%08X:%02X:%02X.0";

/// `#define NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT: &str = "%04X:%02X:%02X.0";

/// `#define NVML_DEVICE_SERIAL_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_SERIAL_BUFFER_SIZE: u32 = 30;

/// `#define NVML_DEVICE_UUID_ASCII_LEN`, from `nvml.h`, since CUDA 12.9.
pub const NVML_DEVICE_UUID_ASCII_LEN: u32 = 41;

/// `#define NVML_DEVICE_UUID_BINARY_LEN`, from `nvml.h`, since CUDA 12.9.
pub const NVML_DEVICE_UUID_BINARY_LEN: u32 = 16;

/// `#define NVML_DEVICE_UUID_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_UUID_BUFFER_SIZE: u32 = 80;

/// `#define NVML_DEVICE_UUID_V2_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_UUID_V2_BUFFER_SIZE: u32 = 96;

/// `#define NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: u32 = 32;

/// `#define NVML_DEV_CAP_EGM`, from `nvml.h`, since CUDA 12.5.
pub const NVML_DEV_CAP_EGM: u32 = 1;

/// `#define NVML_DOUBLE_BIT_ECC`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_DOUBLE_BIT_ECC: nvmlMemoryErrorType_t = nvmlMemoryErrorType_t(1);

/// `#define NVML_FAN_POLICY_MANUAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FAN_POLICY_MANUAL: u32 = 1;

/// `#define NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: u32 = 0;

/// `#define NVML_FI_DEV_C2C_LINK_COUNT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_C2C_LINK_COUNT: u32 = 170;

/// `#define NVML_FI_DEV_C2C_LINK_ERROR_INTR`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_C2C_LINK_ERROR_INTR: u32 = 231;

/// `#define NVML_FI_DEV_C2C_LINK_ERROR_REPLAY`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_C2C_LINK_ERROR_REPLAY: u32 = 232;

/// `#define NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B: u32 = 233;

/// `#define NVML_FI_DEV_C2C_LINK_GET_MAX_BW`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_C2C_LINK_GET_MAX_BW: u32 = 172;

/// `#define NVML_FI_DEV_C2C_LINK_GET_STATUS`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_C2C_LINK_GET_STATUS: u32 = 171;

/// `#define NVML_FI_DEV_C2C_LINK_POWER_STATE`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_C2C_LINK_POWER_STATE: u32 = 234;

/// `#define NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP: u32 = 74;

/// `#define NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST: u32 = 76;

/// `#define NVML_FI_DEV_DRAIN_AND_RESET_STATUS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_DRAIN_AND_RESET_STATUS: u32 = 227;

/// `#define NVML_FI_DEV_ECC_CURRENT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_CURRENT: u32 = 1;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_CBU`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_CBU: u32 = 28;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_DEV`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_DEV: u32 = 23;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_L1: u32 = 19;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_L2: u32 = 21;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_REG`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_REG: u32 = 25;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_TEX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_TEX: u32 = 27;

/// `#define NVML_FI_DEV_ECC_DBE_AGG_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_AGG_TOTAL: u32 = 6;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_CBU`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_CBU: u32 = 17;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_DEV`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_DEV: u32 = 12;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_L1: u32 = 8;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_L2: u32 = 10;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_REG`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_REG: u32 = 14;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_TEX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_TEX: u32 = 16;

/// `#define NVML_FI_DEV_ECC_DBE_VOL_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_DBE_VOL_TOTAL: u32 = 4;

/// `#define NVML_FI_DEV_ECC_PENDING`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_PENDING: u32 = 2;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_DEV`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_DEV: u32 = 22;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_L1: u32 = 18;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_L2: u32 = 20;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_REG`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_REG: u32 = 24;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_TEX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_TEX: u32 = 26;

/// `#define NVML_FI_DEV_ECC_SBE_AGG_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_AGG_TOTAL: u32 = 5;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_DEV`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_DEV: u32 = 11;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_L1: u32 = 7;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_L2: u32 = 9;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_REG`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_REG: u32 = 13;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_TEX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_TEX: u32 = 15;

/// `#define NVML_FI_DEV_ECC_SBE_VOL_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_ECC_SBE_VOL_TOTAL: u32 = 3;

/// `#define NVML_FI_DEV_ENERGY`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_ENERGY: u32 = 191;

/// `#define NVML_FI_DEV_GET_GPU_RECOVERY_ACTION`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: u32 = 230;

/// `#define NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE`, from `nvml.h`, since CUDA 12.4.
pub const NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: u32 = 199;

/// `#define NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: u32 = 184;

/// `#define NVML_FI_DEV_MEMORY_TEMP`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_MEMORY_TEMP: u32 = 82;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0: u32 = 60;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1: u32 = 61;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10: u32 = 124;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11: u32 = 125;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2: u32 = 62;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3: u32 = 63;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4: u32 = 64;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5: u32 = 65;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6: u32 = 120;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7: u32 = 121;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8: u32 = 122;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9: u32 = 123;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL: u32 = 66;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0: u32 = 67;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1: u32 = 68;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10: u32 = 130;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11: u32 = 131;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2: u32 = 69;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3: u32 = 70;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4: u32 = 71;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5: u32 = 72;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6: u32 = 126;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7: u32 = 127;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8: u32 = 128;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9: u32 = 129;

/// `#define NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL: u32 = 73;

/// `#define NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS: u32 = 207;

/// `#define NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER: u32 = 220;

/// `#define NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS: u32 = 219;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0: u32 = 235;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1: u32 = 236;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10: u32 = 245;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11: u32 = 246;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12: u32 = 247;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13: u32 = 248;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14: u32 = 249;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15: u32 = 250;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2: u32 = 237;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3: u32 = 238;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4: u32 = 239;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5: u32 = 240;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6: u32 = 241;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7: u32 = 242;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8: u32 = 243;

/// `#define NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9: u32 = 244;

/// `#define NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS: u32 = 215;

/// `#define NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS: u32 = 214;

/// `#define NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS: u32 = 213;

/// `#define NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS: u32 = 211;

/// `#define NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS: u32 = 206;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RAW_BER`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RAW_BER: u32 = 218;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0: u32 = 216;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: u32 = 217;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES: u32 = 204;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS: u32 = 208;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS: u32 = 210;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS: u32 = 203;

/// `#define NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS: u32 = 209;

/// `#define NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER: u32 = 222;

/// `#define NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS: u32 = 221;

/// `#define NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED: u32 = 205;

/// `#define NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES: u32 = 202;

/// `#define NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS: u32 = 212;

/// `#define NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS: u32 = 201;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0: u32 = 39;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1: u32 = 40;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10: u32 = 106;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11: u32 = 107;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2: u32 = 41;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3: u32 = 42;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4: u32 = 43;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5: u32 = 44;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6: u32 = 102;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7: u32 = 103;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8: u32 = 104;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9: u32 = 105;

/// `#define NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL: u32 = 45;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0: u32 = 32;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1: u32 = 33;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10: u32 = 100;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11: u32 = 101;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2: u32 = 34;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3: u32 = 35;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4: u32 = 36;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5: u32 = 37;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6: u32 = 96;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7: u32 = 97;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8: u32 = 98;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9: u32 = 99;

/// `#define NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL: u32 = 38;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0: u32 = 148;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1: u32 = 149;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10: u32 = 158;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11: u32 = 159;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2: u32 = 150;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3: u32 = 151;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4: u32 = 152;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5: u32 = 153;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6: u32 = 154;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7: u32 = 155;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8: u32 = 156;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9: u32 = 157;

/// `#define NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL: u32 = 160;

/// `#define NVML_FI_DEV_NVLINK_ERROR_DL_CRC`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ERROR_DL_CRC: u32 = 163;

/// `#define NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY: u32 = 162;

/// `#define NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY: u32 = 161;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_STATE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_GET_POWER_STATE: u32 = 167;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD: u32 = 168;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX`, from `nvml.h`, since CUDA 12.5.
pub const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: u32 = 200;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN: u32 = 223;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED: u32 = 225;

/// `#define NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS: u32 = 224;

/// `#define NVML_FI_DEV_NVLINK_GET_SPEED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_GET_SPEED: u32 = 164;

/// `#define NVML_FI_DEV_NVLINK_GET_STATE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_GET_STATE: u32 = 165;

/// `#define NVML_FI_DEV_NVLINK_GET_VERSION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_GET_VERSION: u32 = 166;

/// `#define NVML_FI_DEV_NVLINK_LINK_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_LINK_COUNT: u32 = 91;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0: u32 = 53;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1: u32 = 54;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10: u32 = 118;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11: u32 = 119;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2: u32 = 55;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3: u32 = 56;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4: u32 = 57;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5: u32 = 58;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6: u32 = 114;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7: u32 = 115;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8: u32 = 116;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9: u32 = 117;

/// `#define NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL: u32 = 59;

/// `#define NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID: u32 = 146;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0: u32 = 46;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1: u32 = 47;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10: u32 = 112;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11: u32 = 113;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2: u32 = 48;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3: u32 = 49;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4: u32 = 50;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5: u32 = 51;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6: u32 = 108;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7: u32 = 109;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8: u32 = 110;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9: u32 = 111;

/// `#define NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL: u32 = 52;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON: u32 = 90;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L0`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L0: u32 = 84;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L1: u32 = 85;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L10`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L10: u32 = 136;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L11`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L11: u32 = 137;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L2: u32 = 86;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L3`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L3: u32 = 87;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L4`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L4: u32 = 88;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L5`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L5: u32 = 89;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L6`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L6: u32 = 132;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L7`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L7: u32 = 133;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L8`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L8: u32 = 134;

/// `#define NVML_FI_DEV_NVLINK_SPEED_MBPS_L9`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_SPEED_MBPS_L9: u32 = 135;

/// `#define NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX: u32 = 139;

/// `#define NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX: u32 = 138;

/// `#define NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX: u32 = 141;

/// `#define NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX: u32 = 140;

/// `#define NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT: u32 = 147;

/// `#define NVML_FI_DEV_PCIE_COUNT_BAD_DLLP`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_BAD_DLLP: u32 = 178;

/// `#define NVML_FI_DEV_PCIE_COUNT_BAD_TLP`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_BAD_TLP: u32 = 176;

/// `#define NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS: u32 = 173;

/// `#define NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR: u32 = 180;

/// `#define NVML_FI_DEV_PCIE_COUNT_LANE_ERROR`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_LANE_ERROR: u32 = 183;

/// `#define NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR: u32 = 182;

/// `#define NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED: u32 = 174;

/// `#define NVML_FI_DEV_PCIE_COUNT_NAKS_SENT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_NAKS_SENT: u32 = 177;

/// `#define NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR: u32 = 179;

/// `#define NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR: u32 = 175;

/// `#define NVML_FI_DEV_PCIE_COUNT_RX_BYTES`, from `nvml.h`, since CUDA 12.5.
pub const NVML_FI_DEV_PCIE_COUNT_RX_BYTES: u32 = 198;

/// `#define NVML_FI_DEV_PCIE_COUNT_TX_BYTES`, from `nvml.h`, since CUDA 12.5.
pub const NVML_FI_DEV_PCIE_COUNT_TX_BYTES: u32 = 197;

/// `#define NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ: u32 = 181;

/// `#define NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK: u32 = 229;

/// `#define NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER: u32 = 169;

/// `#define NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK: u32 = 228;

/// `#define NVML_FI_DEV_PCIE_REPLAY_COUNTER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PCIE_REPLAY_COUNTER: u32 = 94;

/// `#define NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER: u32 = 95;

/// `#define NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT: u32 = 77;

/// `#define NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION: u32 = 78;

/// `#define NVML_FI_DEV_PERF_POLICY_POWER`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_POWER: u32 = 74;

/// `#define NVML_FI_DEV_PERF_POLICY_RELIABILITY`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_RELIABILITY: u32 = 79;

/// `#define NVML_FI_DEV_PERF_POLICY_SYNC_BOOST`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_SYNC_BOOST: u32 = 76;

/// `#define NVML_FI_DEV_PERF_POLICY_THERMAL`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_THERMAL: u32 = 75;

/// `#define NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS: u32 = 80;

/// `#define NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS: u32 = 81;

/// `#define NVML_FI_DEV_POWER_AVERAGE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_AVERAGE: u32 = 185;

/// `#define NVML_FI_DEV_POWER_CURRENT_LIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_CURRENT_LIMIT: u32 = 190;

/// `#define NVML_FI_DEV_POWER_DEFAULT_LIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_DEFAULT_LIMIT: u32 = 189;

/// `#define NVML_FI_DEV_POWER_INSTANT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_INSTANT: u32 = 186;

/// `#define NVML_FI_DEV_POWER_MAX_LIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_MAX_LIMIT: u32 = 188;

/// `#define NVML_FI_DEV_POWER_MIN_LIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_MIN_LIMIT: u32 = 187;

/// `#define NVML_FI_DEV_POWER_REQUESTED_LIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_POWER_REQUESTED_LIMIT: u32 = 192;

/// `#define NVML_FI_DEV_REMAPPED_COR`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_REMAPPED_COR: u32 = 142;

/// `#define NVML_FI_DEV_REMAPPED_FAILURE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_REMAPPED_FAILURE: u32 = 145;

/// `#define NVML_FI_DEV_REMAPPED_PENDING`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_REMAPPED_PENDING: u32 = 144;

/// `#define NVML_FI_DEV_REMAPPED_UNC`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_REMAPPED_UNC: u32 = 143;

/// `#define NVML_FI_DEV_RESET_STATUS`, from `nvml.h`, since CUDA 12.6.
pub const NVML_FI_DEV_RESET_STATUS: u32 = 226;

/// `#define NVML_FI_DEV_RETIRED_DBE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_RETIRED_DBE: u32 = 30;

/// `#define NVML_FI_DEV_RETIRED_PENDING`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_RETIRED_PENDING: u32 = 31;

/// `#define NVML_FI_DEV_RETIRED_PENDING_DBE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_RETIRED_PENDING_DBE: u32 = 93;

/// `#define NVML_FI_DEV_RETIRED_PENDING_SBE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_RETIRED_PENDING_SBE: u32 = 92;

/// `#define NVML_FI_DEV_RETIRED_SBE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_RETIRED_SBE: u32 = 29;

/// `#define NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT: u32 = 196;

/// `#define NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT: u32 = 195;

/// `#define NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT: u32 = 193;

/// `#define NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT: u32 = 194;

/// `#define NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION: u32 = 83;

/// `#define NVML_GPM_METRICS_GET_VERSION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPM_METRICS_GET_VERSION: u32 = 1;

/// `#define NVML_GPM_SUPPORT_VERSION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPM_SUPPORT_VERSION: u32 = 1;

/// `#define NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: u32 = 5120;

/// `#define NVML_GPU_CERT_CHAIN_SIZE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_GPU_CERT_CHAIN_SIZE: u32 = 4096;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: u32 = 2;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: u32 = 0;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: u32 = 1;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE`, from `nvml.h`, since CUDA 12.4.
pub const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: u32 = 2;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED`, from `nvml.h`, since CUDA 12.4.
pub const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: u32 = 0;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE`, from `nvml.h`, since CUDA 12.4.
pub const NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: u32 = 1;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: u32 = 2;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: u32 = 0;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: u32 = 1;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: u32 = 2;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: u32 = 0;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: u32 = 1;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: u32 = 6;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW`, from `nvml.h`, since CUDA 12.4.
pub const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: u32 = 0;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: u32 = 2;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: u32 = 4;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: u32 = 3;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW`, from `nvml.h`, since CUDA 12.4.
pub const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: u32 = 3;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: u32 = 3;

/// `#define NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: u32 = 3;

/// `#define NVML_GPU_FABRIC_STATE_COMPLETED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_FABRIC_STATE_COMPLETED: u32 = 3;

/// `#define NVML_GPU_FABRIC_STATE_IN_PROGRESS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_FABRIC_STATE_IN_PROGRESS: u32 = 2;

/// `#define NVML_GPU_FABRIC_STATE_NOT_STARTED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_FABRIC_STATE_NOT_STARTED: u32 = 1;

/// `#define NVML_GPU_FABRIC_STATE_NOT_SUPPORTED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: u32 = 0;

/// `#define NVML_GPU_FABRIC_UUID_LEN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_FABRIC_UUID_LEN: u32 = 16;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE: u32 = 0;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME`, from `nvml.h`, since CUDA 12.9.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME: u32 = 15;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX: u32 = 10;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME`, from `nvml.h`, since CUDA 12.9.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME: u32 = 13;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1: u32 = 7;

/// `#define NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2: u32 = 9;

/// `#define NVML_GPU_INSTANCE_PROFILE_2_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_2_SLICE: u32 = 1;

/// `#define NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME`, from `nvml.h`, since CUDA 12.9.
pub const NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME: u32 = 16;

/// `#define NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX: u32 = 11;

/// `#define NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME`, from `nvml.h`, since CUDA 12.9.
pub const NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME: u32 = 14;

/// `#define NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1: u32 = 8;

/// `#define NVML_GPU_INSTANCE_PROFILE_3_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_3_SLICE: u32 = 2;

/// `#define NVML_GPU_INSTANCE_PROFILE_4_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_4_SLICE: u32 = 3;

/// `#define NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX: u32 = 12;

/// `#define NVML_GPU_INSTANCE_PROFILE_6_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_6_SLICE: u32 = 6;

/// `#define NVML_GPU_INSTANCE_PROFILE_7_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_7_SLICE: u32 = 4;

/// `#define NVML_GPU_INSTANCE_PROFILE_8_SLICE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_8_SLICE: u32 = 5;

/// `#define NVML_GPU_INSTANCE_PROFILE_CAPS_GFX`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_INSTANCE_PROFILE_CAPS_GFX: u32 = 2;

/// `#define NVML_GPU_INSTANCE_PROFILE_CAPS_P2P`, from `nvml.h`, since CUDA 12.8.
pub const NVML_GPU_INSTANCE_PROFILE_CAPS_P2P: u32 = 1;

/// `#define NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P`, from `nvml.h`, since CUDA 12.3.
pub const NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P: u32 = 1;

/// `#define NVML_GRID_LICENSE_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_BUFFER_SIZE: u32 = 128;

/// `#define NVML_GRID_LICENSE_EXPIRY_INVALID`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_EXPIRY_INVALID: u32 = 1;

/// `#define NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE: u32 = 3;

/// `#define NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE: u32 = 0;

/// `#define NVML_GRID_LICENSE_EXPIRY_PERMANENT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_EXPIRY_PERMANENT: u32 = 4;

/// `#define NVML_GRID_LICENSE_EXPIRY_VALID`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_EXPIRY_VALID: u32 = 2;

/// `#define NVML_GRID_LICENSE_FEATURE_MAX_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_FEATURE_MAX_COUNT: u32 = 3;

/// `#define NVML_GRID_LICENSE_STATE_LICENSED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_LICENSED: u32 = 5;

/// `#define NVML_GRID_LICENSE_STATE_UNINITIALIZED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_UNINITIALIZED: u32 = 1;

/// `#define NVML_GRID_LICENSE_STATE_UNKNOWN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_UNKNOWN: u32 = 0;

/// `#define NVML_GRID_LICENSE_STATE_UNLICENSED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_UNLICENSED: u32 = 4;

/// `#define NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED: u32 = 3;

/// `#define NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED: u32 = 2;

/// `#define NVML_GSP_FIRMWARE_VERSION_BUF_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GSP_FIRMWARE_VERSION_BUF_SIZE: u32 = 64;

/// `#define NVML_INIT_FLAG_NO_ATTACH`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_INIT_FLAG_NO_ATTACH: u32 = 2;

/// `#define NVML_INIT_FLAG_NO_GPUS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_INIT_FLAG_NO_GPUS: u32 = 1;

/// `#define NVML_INVALID_VGPU_PLACEMENT_ID`, from `nvml.h`, since CUDA 12.4.
pub const NVML_INVALID_VGPU_PLACEMENT_ID: u32 = 65535;

/// `#define NVML_MAX_GPU_PERF_PSTATES`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_MAX_GPU_PERF_PSTATES: u32 = 16;

/// `#define NVML_MAX_GPU_UTILIZATIONS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_MAX_GPU_UTILIZATIONS: u32 = 8;

/// `#define NVML_MAX_PHYSICAL_BRIDGE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_MAX_PHYSICAL_BRIDGE: u32 = 128;

/// `#define NVML_MAX_THERMAL_SENSORS_PER_GPU`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_MAX_THERMAL_SENSORS_PER_GPU: u32 = 3;

/// `#define NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: u32 = 8;

/// `#define NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: u32 = 4;

/// `#define NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: u32 = 16;

/// `#define NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: u32 = 2;

/// `#define NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: u32 = 1;

/// `#define NVML_NVLINK_BER_EXP_SHIFT`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_BER_EXP_SHIFT: u32 = 0;

/// `#define NVML_NVLINK_BER_EXP_WIDTH`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_BER_EXP_WIDTH: u32 = 255;

/// `#define NVML_NVLINK_BER_MANTISSA_SHIFT`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_BER_MANTISSA_SHIFT: u32 = 8;

/// `#define NVML_NVLINK_BER_MANTISSA_WIDTH`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_BER_MANTISSA_WIDTH: u32 = 15;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT`, from `nvml.h`, since CUDA 12.5.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: u32 = 4294967295;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_MAX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: u32 = 8191;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_MIN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: u32 = 1;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_RESET`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: u32 = 4294967295;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US`, from `nvml.h`, since CUDA 12.6.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: u32 = 0;

/// `#define NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US`, from `nvml.h`, since CUDA 12.6.
pub const NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: u32 = 1;

/// `#define NVML_NVLINK_POWER_STATE_HIGH_SPEED`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_POWER_STATE_HIGH_SPEED: u32 = 0;

/// `#define NVML_NVLINK_POWER_STATE_LOW`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_POWER_STATE_LOW: u32 = 1;

/// `#define NVML_NVLINK_STATE_ACTIVE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_STATE_ACTIVE: u32 = 1;

/// `#define NVML_NVLINK_STATE_INACTIVE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_STATE_INACTIVE: u32 = 0;

/// `#define NVML_NVLINK_STATE_SLEEP`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_STATE_SLEEP: u32 = 2;

/// `#define NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES`, from `nvml.h`, since CUDA 12.8.
pub const NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: u32 = 23;

/// `#define NVML_PCIE_ATOMICS_CAP_CAS128`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_CAS128: u32 = 64;

/// `#define NVML_PCIE_ATOMICS_CAP_CAS32`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_CAS32: u32 = 16;

/// `#define NVML_PCIE_ATOMICS_CAP_CAS64`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_CAS64: u32 = 32;

/// `#define NVML_PCIE_ATOMICS_CAP_FETCHADD32`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_FETCHADD32: u32 = 1;

/// `#define NVML_PCIE_ATOMICS_CAP_FETCHADD64`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_FETCHADD64: u32 = 2;

/// `#define NVML_PCIE_ATOMICS_CAP_SWAP32`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_SWAP32: u32 = 4;

/// `#define NVML_PCIE_ATOMICS_CAP_SWAP64`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_CAP_SWAP64: u32 = 8;

/// `#define NVML_PCIE_ATOMICS_OPS_MAX`, from `nvml.h`, since CUDA 12.6.
pub const NVML_PCIE_ATOMICS_OPS_MAX: u32 = 7;

/// `#define NVML_PCIE_LINK_MAX_SPEED_16000MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_16000MBPS: u32 = 4;

/// `#define NVML_PCIE_LINK_MAX_SPEED_2500MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_2500MBPS: u32 = 1;

/// `#define NVML_PCIE_LINK_MAX_SPEED_32000MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_32000MBPS: u32 = 5;

/// `#define NVML_PCIE_LINK_MAX_SPEED_5000MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_5000MBPS: u32 = 2;

/// `#define NVML_PCIE_LINK_MAX_SPEED_64000MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_64000MBPS: u32 = 6;

/// `#define NVML_PCIE_LINK_MAX_SPEED_8000MBPS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_8000MBPS: u32 = 3;

/// `#define NVML_PCIE_LINK_MAX_SPEED_INVALID`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_PCIE_LINK_MAX_SPEED_INVALID: u32 = 0;

/// `#define NVML_PERF_MODES_BUFFER_SIZE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_PERF_MODES_BUFFER_SIZE: u32 = 2048;

/// `#define NVML_POWER_SCOPE_GPU`, from `nvml.h`, since CUDA 12.2.
pub const NVML_POWER_SCOPE_GPU: u32 = 0;

/// `#define NVML_POWER_SCOPE_MEMORY`, from `nvml.h`, since CUDA 12.3.
pub const NVML_POWER_SCOPE_MEMORY: u32 = 2;

/// `#define NVML_POWER_SCOPE_MODULE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_POWER_SCOPE_MODULE: u32 = 1;

/// `#define NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: u32 = 4294967295;

/// `#define NVML_POWER_SMOOTHING_MAX_NUM_PROFILES`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: u32 = 5;

/// `#define NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: u32 = 0;

/// `#define NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: u32 = 3;

/// `#define NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: u32 = 2;

/// `#define NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: u32 = 1;

/// `#define NVML_POWER_SOURCE_AC`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_POWER_SOURCE_AC: u32 = 0;

/// `#define NVML_POWER_SOURCE_BATTERY`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_POWER_SOURCE_BATTERY: u32 = 1;

/// `#define NVML_POWER_SOURCE_UNDERSIZED`, from `nvml.h`, since CUDA 12.2.
pub const NVML_POWER_SOURCE_UNDERSIZED: u32 = 2;

/// `#define NVML_SCHEDULER_SW_MAX_LOG_ENTRIES`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: u32 = 200;

/// `#define NVML_SINGLE_BIT_ECC`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_SINGLE_BIT_ECC: nvmlMemoryErrorType_t = nvmlMemoryErrorType_t(0);

/// `#define NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: u32 = 3;

/// `#define NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: u32 = 80;

/// `#define NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: u32 = 80;

/// `#define NVML_TOPOLOGY_CPU`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_TOPOLOGY_CPU: nvmlGpuTopologyLevel_t = nvmlGpuTopologyLevel_t(40);

/// `#define NVML_VALUE_NOT_AVAILABLE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VALUE_NOT_AVAILABLE: i32 = -1;

/// `#define NVML_VGPU_NAME_BUFFER_SIZE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_NAME_BUFFER_SIZE: u32 = 64;

/// `#define NVML_VGPU_PGPU_HETEROGENEOUS_MODE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_VGPU_PGPU_HETEROGENEOUS_MODE: u32 = 0;

/// `#define NVML_VGPU_PGPU_HOMOGENEOUS_MODE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_VGPU_PGPU_HOMOGENEOUS_MODE: u32 = 1;

/// `#define NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO: u32 = 0;

/// `#define NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES: u32 = 1;

/// `#define NVML_VGPU_SCHEDULER_ARR_DEFAULT`, from `nvml.h`, since CUDA 12.2.
pub const NVML_VGPU_SCHEDULER_ARR_DEFAULT: u32 = 0;

/// `#define NVML_VGPU_SCHEDULER_ARR_DISABLE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_VGPU_SCHEDULER_ARR_DISABLE: u32 = 1;

/// `#define NVML_VGPU_SCHEDULER_ARR_ENABLE`, from `nvml.h`, since CUDA 12.2.
pub const NVML_VGPU_SCHEDULER_ARR_ENABLE: u32 = 2;

/// `#define NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS`, from `nvml.h`, since CUDA 12.9.
pub const NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS: u32 = 1;

/// `#define NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: u32 = 1;

/// `#define NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: u32 = 2;

/// `#define NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: u32 = 3;

/// `#define NVML_VGPU_SCHEDULER_POLICY_UNKNOWN`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: u32 = 0;

/// `#define NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO: u32 = 0;

/// `#define NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES: u32 = 1;

/// `#define NVML_WORKLOAD_POWER_MAX_PROFILES`, from `nvml.h`, since CUDA 12.8.
pub const NVML_WORKLOAD_POWER_MAX_PROFILES: u32 = 255;

/// `#define nvmlActiveVgpuInstanceInfo_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlActiveVgpuInstanceInfo_v1: u32 = 16777232;

/// `#define nvmlC2cModeInfo_v1`, from `nvml.h`, since CUDA 12.3.
pub const nvmlC2cModeInfo_v1: u32 = 16777220;

/// `#define nvmlClockOffset_v1`, from `nvml.h`, since CUDA 12.5.
pub const nvmlClockOffset_v1: u32 = 16777240;

/// `#define nvmlClocksEventReasonApplicationsClocksSetting`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonApplicationsClocksSetting: i64 = 2;

/// `#define nvmlClocksEventReasonDisplayClockSetting`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonDisplayClockSetting: i64 = 256;

/// `#define nvmlClocksEventReasonGpuIdle`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonGpuIdle: i64 = 1;

/// `#define nvmlClocksEventReasonNone`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonNone: i64 = 0;

/// `#define nvmlClocksEventReasonSwPowerCap`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonSwPowerCap: i64 = 4;

/// `#define nvmlClocksEventReasonSwThermalSlowdown`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonSwThermalSlowdown: i64 = 32;

/// `#define nvmlClocksEventReasonSyncBoost`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonSyncBoost: i64 = 16;

/// `#define nvmlClocksThrottleReasonApplicationsClocksSetting`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonApplicationsClocksSetting: i64 = 2;

/// `#define nvmlClocksThrottleReasonDisplayClockSetting`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonDisplayClockSetting: i64 = 256;

/// `#define nvmlClocksThrottleReasonGpuIdle`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonGpuIdle: i64 = 1;

/// `#define nvmlClocksThrottleReasonHwPowerBrakeSlowdown`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonHwPowerBrakeSlowdown: i64 = 128;

/// `#define nvmlClocksThrottleReasonHwSlowdown`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonHwSlowdown: i64 = 8;

/// `#define nvmlClocksThrottleReasonHwThermalSlowdown`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonHwThermalSlowdown: i64 = 64;

/// `#define nvmlClocksThrottleReasonNone`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonNone: i64 = 0;

/// `#define nvmlClocksThrottleReasonSwPowerCap`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonSwPowerCap: i64 = 4;

/// `#define nvmlClocksThrottleReasonSwThermalSlowdown`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonSwThermalSlowdown: i64 = 32;

/// `#define nvmlClocksThrottleReasonSyncBoost`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonSyncBoost: i64 = 16;

/// `#define nvmlClocksThrottleReasonUserDefinedClocks`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonUserDefinedClocks: i64 = 2;

/// `#define nvmlComputeInstanceProfileInfo_v2`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlComputeInstanceProfileInfo_v2: u32 = 33554568;

/// `#define nvmlComputeInstanceProfileInfo_v3`, from `nvml.h`, since CUDA 12.3.
pub const nvmlComputeInstanceProfileInfo_v3: u32 = 50331788;

/// `#define nvmlConfComputeGetKeyRotationThresholdInfo_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlConfComputeGetKeyRotationThresholdInfo_v1: u32 = 16777232;

/// `#define nvmlConfComputeSetKeyRotationThresholdInfo_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlConfComputeSetKeyRotationThresholdInfo_v1: u32 = 16777232;

/// `#define nvmlCoolerInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlCoolerInfo_v1: u32 = 16777232;

/// `#define nvmlDeviceCapabilities_v1`, from `nvml.h`, since CUDA 12.5.
pub const nvmlDeviceCapabilities_v1: u32 = 16777224;

/// `#define nvmlDeviceCurrentClockFreqs_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlDeviceCurrentClockFreqs_v1: u32 = 16779268;

/// `#define nvmlDevicePerfModes_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlDevicePerfModes_v1: u32 = 16779268;

/// `#define nvmlDramEncryptionInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlDramEncryptionInfo_v1: u32 = 16777224;

/// `#define nvmlEccSramErrorStatus_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlEccSramErrorStatus_v1: u32 = 16777320;

/// `#define nvmlEventMigConfigChange`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventMigConfigChange: i64 = 256;

/// `#define nvmlEventTypeAll`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeAll: i64 = 65439;

/// `#define nvmlEventTypeClock`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeClock: i64 = 16;

/// `#define nvmlEventTypeDoubleBitEccError`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeDoubleBitEccError: i64 = 2;

/// `#define nvmlEventTypeDramRetirementEvent`, from `nvml.h`, since CUDA 12.6.
pub const nvmlEventTypeDramRetirementEvent: i64 = 1024;

/// `#define nvmlEventTypeDramRetirementFailure`, from `nvml.h`, since CUDA 12.6.
pub const nvmlEventTypeDramRetirementFailure: i64 = 2048;

/// `#define nvmlEventTypeFatalPoisonError`, from `nvml.h`, since CUDA 12.6.
pub const nvmlEventTypeFatalPoisonError: i64 = 8192;

/// `#define nvmlEventTypeGpuRecoveryAction`, from `nvml.h`, since CUDA 12.8.
pub const nvmlEventTypeGpuRecoveryAction: i64 = 32768;

/// `#define nvmlEventTypeGpuUnavailableError`, from `nvml.h`, since CUDA 12.8.
pub const nvmlEventTypeGpuUnavailableError: i64 = 16384;

/// `#define nvmlEventTypeNonFatalPoisonError`, from `nvml.h`, since CUDA 12.6.
pub const nvmlEventTypeNonFatalPoisonError: i64 = 4096;

/// `#define nvmlEventTypeNone`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeNone: i64 = 0;

/// `#define nvmlEventTypePState`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypePState: i64 = 4;

/// `#define nvmlEventTypePowerSourceChange`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypePowerSourceChange: i64 = 128;

/// `#define nvmlEventTypeSingleBitEccError`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeSingleBitEccError: i64 = 1;

/// `#define nvmlEventTypeSingleBitEccErrorStorm`, from `nvml.h`, since CUDA 12.6.
pub const nvmlEventTypeSingleBitEccErrorStorm: i64 = 512;

/// `#define nvmlEventTypeXidCriticalError`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlEventTypeXidCriticalError: i64 = 8;

/// `#define nvmlFanSpeedInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlFanSpeedInfo_v1: u32 = 16777228;

/// `#define nvmlFlagDefault`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlFlagDefault: u32 = 0;

/// `#define nvmlFlagForce`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlFlagForce: u32 = 1;

/// `#define nvmlGpuFabricInfo_v2`, from `nvml.h`, since CUDA 12.4.
pub const nvmlGpuFabricInfo_v2: u32 = 33554468;

/// `#define nvmlGpuInstanceProfileInfo_v2`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlGpuInstanceProfileInfo_v2: u32 = 33554584;

/// `#define nvmlGpuInstanceProfileInfo_v3`, from `nvml.h`, since CUDA 12.3.
pub const nvmlGpuInstanceProfileInfo_v3: u32 = 50331800;

/// `#define nvmlMarginTemperature_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlMarginTemperature_v1: u32 = 16777224;

/// `#define nvmlMemory_v2`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlMemory_v2: u32 = 33554472;

/// `#define nvmlNvlinkGetBwMode_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlNvlinkGetBwMode_v1: u32 = 16777228;

/// `#define nvmlNvlinkSetBwMode_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlNvlinkSetBwMode_v1: u32 = 16777228;

/// `#define nvmlNvlinkSupportedBwModes_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlNvlinkSupportedBwModes_v1: u32 = 16777244;

/// `#define nvmlPciInfoExt_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlPciInfoExt_v1: u32 = 16777280;

/// `#define nvmlPlatformInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlPlatformInfo_v1: u32 = 16777260;

/// `#define nvmlPlatformInfo_v2`, from `nvml.h`, since CUDA 12.8.
pub const nvmlPlatformInfo_v2: u32 = 33554476;

/// `#define nvmlPowerSmoothingProfile_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlPowerSmoothingProfile_v1: u32 = 16777240;

/// `#define nvmlPowerSmoothingState_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlPowerSmoothingState_v1: u32 = 16777224;

/// `#define nvmlPowerValue_v2`, from `nvml.h`, since CUDA 12.2.
pub const nvmlPowerValue_v2: u32 = 33554444;

/// `#define nvmlProcessDetailList_v1`, from `nvml.h`, since CUDA 12.2.
pub const nvmlProcessDetailList_v1: u32 = 16777240;

/// `#define nvmlProcessesUtilizationInfo_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlProcessesUtilizationInfo_v1: u32 = 16777240;

/// `#define nvmlSystemConfComputeSettings_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlSystemConfComputeSettings_v1: u32 = 16777236;

/// `#define nvmlSystemDriverBranchInfo_v1`, from `nvml.h`, since CUDA 12.6.
pub const nvmlSystemDriverBranchInfo_v1: u32 = 16777300;

/// `#define nvmlSystemEventSetCreateRequest_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventSetCreateRequest_v1: u32 = 16777232;

/// `#define nvmlSystemEventSetFreeRequest_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventSetFreeRequest_v1: u32 = 16777232;

/// `#define nvmlSystemEventSetWaitRequest_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventSetWaitRequest_v1: u32 = 16777248;

/// `#define nvmlSystemEventTypeCount`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventTypeCount: u32 = 2;

/// `#define nvmlSystemEventTypeGpuDriverBind`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventTypeGpuDriverBind: i64 = 2;

/// `#define nvmlSystemEventTypeGpuDriverUnbind`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemEventTypeGpuDriverUnbind: i64 = 1;

/// `#define nvmlSystemRegisterEventRequest_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlSystemRegisterEventRequest_v1: u32 = 16777240;

/// `#define nvmlTemperature_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlTemperature_v1: u32 = 16777228;

/// `#define nvmlUUID_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlUUID_v1: u32 = 16777268;

/// `#define nvmlVgpuCreatablePlacementInfo_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuCreatablePlacementInfo_v1: u32 = 16777248;

/// `#define nvmlVgpuHeterogeneousMode_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlVgpuHeterogeneousMode_v1: u32 = 16777224;

/// `#define nvmlVgpuInstancesUtilizationInfo_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlVgpuInstancesUtilizationInfo_v1: u32 = 16777248;

/// `#define nvmlVgpuPlacementId_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlVgpuPlacementId_v1: u32 = 16777224;

/// `#define nvmlVgpuPlacementList_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlVgpuPlacementList_v1: u32 = 16777240;

/// `#define nvmlVgpuPlacementList_v2`, from `nvml.h`, since CUDA 12.8.
pub const nvmlVgpuPlacementList_v2: u32 = 33554464;

/// `#define nvmlVgpuProcessesUtilizationInfo_v1`, from `nvml.h`, since CUDA 12.4.
pub const nvmlVgpuProcessesUtilizationInfo_v1: u32 = 16777240;

/// `#define nvmlVgpuRuntimeState_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlVgpuRuntimeState_v1: u32 = 16777232;

/// `#define nvmlVgpuSchedulerLogInfo_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuSchedulerLogInfo_v1: u32 = 16786848;

/// `#define nvmlVgpuSchedulerStateInfo_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuSchedulerStateInfo_v1: u32 = 16777240;

/// `#define nvmlVgpuSchedulerState_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuSchedulerState_v1: u32 = 16777240;

/// `#define nvmlVgpuTypeBar1Info_v1`, from `nvml.h`, since CUDA 12.6.
pub const nvmlVgpuTypeBar1Info_v1: u32 = 16777232;

/// `#define nvmlVgpuTypeIdInfo_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuTypeIdInfo_v1: u32 = 16777232;

/// `#define nvmlVgpuTypeMaxInstance_v1`, from `nvml.h`, since CUDA 12.9.
pub const nvmlVgpuTypeMaxInstance_v1: u32 = 16777228;

/// `#define nvmlWorkloadPowerProfileCurrentProfiles_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlWorkloadPowerProfileCurrentProfiles_v1: u32 = 16777316;

/// `#define nvmlWorkloadPowerProfileInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlWorkloadPowerProfileInfo_v1: u32 = 16777260;

/// `#define nvmlWorkloadPowerProfileProfilesInfo_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlWorkloadPowerProfileProfilesInfo_v1: u32 = 16788472;

/// `#define nvmlWorkloadPowerProfileRequestedProfiles_v1`, from `nvml.h`, since CUDA 12.8.
pub const nvmlWorkloadPowerProfileRequestedProfiles_v1: u32 = 16777252;
