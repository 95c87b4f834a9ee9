//! The contents of `cubind.cuda12.nvml`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::nvml as shared;
use crate::functions::nvml::{common, only12, slots};
use crate::support::gen1::*;
use crate::tables::nvml12;

static LIBRARY: LibraryDef = LibraryDef::new(
    "NVML", if cfg!(windows) { &["nvml.dll"] } else { &["libnvidia-ml.so.1"] }, None, &[], "", &[],
);

static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 12u32);

static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

pub(crate) static MODULE: Module = Module {
    major: 12u32,
    library: "nvml",
    name: c"cubind.cuda12.nvml",
    def: &LIBRARY,
    symbols: Symbols {
        names: slots::TEXT,
        defs: &SYMBOLS,
        addresses: &ADDRESSES,
    },
    functions,
    c_functions,
    classes,
    constants,
    state: ModuleState::new(),
};

fn classes(table: &mut Rows<(&'static str, Class)>) {
    shared::classes(table);
    table.class(Class::Enum(&nvml12::nvmlBrandType_t));
    table.class(Class::Enum(&nvml12::nvmlDeviceVgpuCapability_t));
    table.class(Class::Enum(&nvml12::nvmlGpmMetricId_t));
    table.class(Class::Record(&nvml12::nvmlGpmMetricsGet_t));
    table.class(Class::Record(&nvml12::nvmlGpuFabricInfoV_t));
    table.class(Class::Enum(&nvml12::nvmlPowerProfileType_t));
    table.class(Class::Record(&nvml12::nvmlProcessInfo_st));
    table.class(Class::Record(&nvml12::nvmlProcessInfo_t));
    table.class(Class::Enum(&nvml12::nvmlTemperatureSensors_t));
    table.class(Class::Record(&nvml12::nvmlTemperature_t));
    table.class(Class::Record(&nvml12::nvmlTemperature_v1_t));
}

fn constants(table: &mut Rows<(&'static str, Constant)>) {
    shared::constants(table);
    ints(table);
    table.constant("NVML_API_VERSION_STR", Constant::String("12"));
}

functions! {
    ..shared,
    common::nvmlDeviceCcuGetStreamState,
    common::nvmlDeviceCcuSetStreamState,
    common::nvmlDeviceGetApplicationsClock documented in only12,
    only12::nvmlDeviceGetBrand documented in common,
    only12::nvmlDeviceGetComputeRunningProcesses documented in common,
    "nvmlDeviceGetComputeRunningProcesses_v3" = only12::nvmlDeviceGetComputeRunningProcesses documented in common,
    common::nvmlDeviceGetCurrentClocksThrottleReasons documented in only12,
    common::nvmlDeviceGetDefaultApplicationsClock documented in only12,
    common::nvmlDeviceGetFanControlPolicy_v2 documented in only12,
    common::nvmlDeviceGetGpuFabricInfo documented in only12,
    only12::nvmlDeviceGetGpuFabricInfoV documented in common,
    only12::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    "nvmlDeviceGetGraphicsRunningProcesses_v3" = only12::nvmlDeviceGetGraphicsRunningProcesses documented in common,
    only12::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    "nvmlDeviceGetMPSComputeRunningProcesses_v3" = only12::nvmlDeviceGetMPSComputeRunningProcesses documented in common,
    common::nvmlDeviceGetMemoryInfo documented in only12,
    common::nvmlDeviceGetMemoryInfo_v2 documented in only12,
    common::nvmlDeviceGetMigMode documented in only12,
    common::nvmlDeviceGetMinMaxClockOfPState documented in only12,
    common::nvmlDeviceGetMinMaxFanSpeed documented in only12,
    common::nvmlDeviceGetSupportedClocksThrottleReasons documented in only12,
    only12::nvmlDeviceGetTemperature,
    only12::nvmlDeviceGetTemperatureV documented in common,
    only12::nvmlDeviceGetVgpuCapabilities documented in common,
    common::nvmlDeviceGetVgpuSchedulerLog documented in only12,
    common::nvmlDeviceGetVgpuSchedulerState documented in only12,
    common::nvmlDeviceGetViolationStatus documented in only12,
    common::nvmlDeviceResetApplicationsClocks documented in only12,
    common::nvmlDeviceSetApplicationsClocks documented in only12,
    common::nvmlDeviceSetDefaultFanSpeed_v2 documented in only12,
    common::nvmlDeviceSetFanControlPolicy documented in only12,
    common::nvmlDeviceSetGpcClkVfOffset documented in only12,
    common::nvmlDeviceSetMemClkVfOffset documented in only12,
    only12::nvmlDeviceSetVgpuCapabilities documented in common,
    common::nvmlDeviceSetVgpuSchedulerState documented in only12,
    common::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles documented in only12,
    common::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles documented in only12,
    only12::nvmlGpmMetricsGet documented in common,
    common::nvmlGpuInstanceGetVgpuSchedulerLog documented in only12,
    common::nvmlGpuInstanceGetVgpuSchedulerState documented in only12,
    common::nvmlGpuInstanceSetVgpuSchedulerState documented in only12,
    common::nvmlInitWithFlags documented in only12,
    common::nvmlSystemEventSetCreate documented in only12,
}

c_functions! {
    ..shared,
    "nvmlDeviceCcuGetStreamState" "nvmlReturn_t (nvmlDevice_t, unsigned int *)" 4294967254 slots::nvmlDeviceCcuGetStreamState,
    "nvmlDeviceCcuSetStreamState" "nvmlReturn_t (nvmlDevice_t, unsigned int)" 4294967254 slots::nvmlDeviceCcuSetStreamState,
}

int_constants! {
    NVML_API_VERSION = 12,
    NVML_COMPUTE_INSTANCE_PROFILE_COUNT = 8,
    NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_DISABLE = 0,
    NVML_COUNTER_COLLECTION_UNIT_STREAM_STATE_ENABLE = 1,
    NVML_DEVICE_ARCH_T23X = 11,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN = 253,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN = 252,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN = 251,
    NVML_FI_DEV_POWER_SYNC_BALANCING_AF = 255,
    NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ = 254,
    NVML_FI_MAX = 274,
    NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE = 269,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR = 270,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL = 273,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE = 272,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE = 271,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL = 259,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR = 260,
    NVML_FI_PWR_SMOOTHING_ENABLED = 256,
    NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING = 263,
    NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED = 258,
    NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES = 264,
    NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING = 261,
    NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING = 262,
    NVML_FI_PWR_SMOOTHING_PRIV_LVL = 257,
    NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR = 265,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL = 268,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE = 267,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE = 266,
    NVML_GPU_INSTANCE_PROFILE_COUNT = 17,
    NVML_NVLINK_MAX_LINKS = 18,
    NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS = 4,
    nvmlClocksEventReasonAll = 511,
    nvmlClocksThrottleReasonAll = 511,
}
