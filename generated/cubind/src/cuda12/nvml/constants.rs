//! Macros with a value (NVML).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVML_API_VERSION`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_API_VERSION: u32 = 12;

/// `#define NVML_API_VERSION_STR`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_API_VERSION_STR: &str = "12";

/// `#define NVML_COMPUTE_INSTANCE_PROFILE_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_COMPUTE_INSTANCE_PROFILE_COUNT: u32 = 8;

/// `#define NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE`, from `nvml.h`, since at least CUDA 12.0, until CUDA 12.1.
pub const NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE: u32 = 0;

/// `#define NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE`, from `nvml.h`, since at least CUDA 12.0, until CUDA 12.1.
pub const NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE: u32 = 1;

/// `#define NVML_DEVICE_ARCH_T23X`, from `nvml.h`, since CUDA 12.5, until CUDA 12.9.
pub const NVML_DEVICE_ARCH_T23X: u32 = 11;

/// `#define NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: u32 = 253;

/// `#define NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: u32 = 252;

/// `#define NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: u32 = 251;

/// `#define NVML_FI_DEV_POWER_SYNC_BALANCING_AF`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_POWER_SYNC_BALANCING_AF: u32 = 255;

/// `#define NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ`, from `nvml.h`, since CUDA 12.9.
pub const NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: u32 = 254;

/// `#define NVML_FI_MAX`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_FI_MAX: u32 = 274;

/// `#define NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: u32 = 269;

/// `#define NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: u32 = 270;

/// `#define NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: u32 = 273;

/// `#define NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: u32 = 272;

/// `#define NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: u32 = 271;

/// `#define NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: u32 = 259;

/// `#define NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: u32 = 260;

/// `#define NVML_FI_PWR_SMOOTHING_ENABLED`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_ENABLED: u32 = 256;

/// `#define NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: u32 = 263;

/// `#define NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: u32 = 258;

/// `#define NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: u32 = 264;

/// `#define NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: u32 = 261;

/// `#define NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: u32 = 262;

/// `#define NVML_FI_PWR_SMOOTHING_PRIV_LVL`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_PRIV_LVL: u32 = 257;

/// `#define NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: u32 = 265;

/// `#define NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: u32 = 268;

/// `#define NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: u32 = 267;

/// `#define NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE`, from `nvml.h`, since CUDA 12.8.
pub const NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: u32 = 266;

/// `#define NVML_GPU_INSTANCE_PROFILE_COUNT`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_GPU_INSTANCE_PROFILE_COUNT: u32 = 17;

/// `#define NVML_NVLINK_MAX_LINKS`, from `nvml.h`, since at least CUDA 12.0.
pub const NVML_NVLINK_MAX_LINKS: u32 = 18;

/// `#define NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS`, from `nvml.h`, since CUDA 12.8.
pub const NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: u32 = 4;

/// `#define nvmlClocksEventReasonAll`, from `nvml.h`, since CUDA 12.2.
pub const nvmlClocksEventReasonAll: i64 = 511;

/// `#define nvmlClocksThrottleReasonAll`, from `nvml.h`, since at least CUDA 12.0.
pub const nvmlClocksThrottleReasonAll: i64 = 511;
