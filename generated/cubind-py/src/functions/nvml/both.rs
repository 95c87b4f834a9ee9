//! Functions of the nvml: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvml, nvml13};

pub(crate) fn nvmlComputeInstanceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_computeInstance], []) = call
        .bind("nvmlComputeInstanceDestroy", "computeInstance")?;
    let py = call.py();
    let c_computeInstance = args::value::<
        u64,
    >(object_computeInstance, "computeInstance", &nvml::nvmlComputeInstance_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlComputeInstanceDestroy)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_computeInstance)) },
    )
}

pub(crate) fn nvmlComputeInstanceGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_computeInstance], []) = call
        .bind("nvmlComputeInstanceGetInfo", "computeInstance")?;
    let py = call.py();
    let c_computeInstance = args::value::<
        u64,
    >(object_computeInstance, "computeInstance", &nvml::nvmlComputeInstance_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlComputeInstanceInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlComputeInstanceGetInfo_v2)?;
    let status = unsafe {
        released(py, || function(c_computeInstance, c_info_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceCcuGetStreamState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceCcuGetStreamState", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_state: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceCcuGetStreamState)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_state).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_state)?),
    )
}

pub(crate) fn nvmlDeviceCcuSetStreamState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_state], []) = call
        .bind("nvmlDeviceCcuSetStreamState", "device state")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_state = args::u32(object_state, "state")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::nvmlDeviceCcuSetStreamState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_state)) },
    )
}

pub(crate) fn nvmlDeviceClearAccountingPids<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceClearAccountingPids", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceClearAccountingPids)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceClearCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceClearCpuAffinity", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceClearCpuAffinity)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceClearEccErrorCounts<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_counterType], []) = call
        .bind("nvmlDeviceClearEccErrorCounts", "device counterType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_counterType = args::enumeration(
        object_counterType,
        "counterType",
        &nvml::nvmlEccCounterType_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceClearEccErrorCounts)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_counterType)) },
    )
}

pub(crate) fn nvmlDeviceClearFieldValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_valuesCount, object_values], []) = call
        .bind("nvmlDeviceClearFieldValues", "device valuesCount values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_valuesCount = args::i32(object_valuesCount, "valuesCount")?;
    let c_values_type = Ty::Record(&nvml::nvmlFieldValue_t);
    let c_values = args::updated_array(
        object_values,
        "values",
        &c_values_type,
        Some(args::length(py, c_valuesCount.into(), "valuesCount")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceClearFieldValues)?;
    let status = unsafe {
        released(py, || function(c_device, c_valuesCount, c_values.pointer().cast()))
    };
    c_values.update();
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceCreateGpuInstance<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_profileId], []) = call
        .bind("nvmlDeviceCreateGpuInstance", "device profileId")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceCreateGpuInstance)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, (&raw mut c_gpuInstance).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlGpuInstance_t, c_gpuInstance as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceCreateGpuInstanceWithPlacement<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profileId, object_placement], []) = call
        .bind("nvmlDeviceCreateGpuInstanceWithPlacement", "device profileId placement")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let c_placement = args::optional_record(
        object_placement,
        "placement",
        &nvml::nvmlGpuInstancePlacement_t,
    )?;
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceCreateGpuInstanceWithPlacement)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_profileId,
                c_placement.cast(),
                (&raw mut c_gpuInstance).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlGpuInstance_t, c_gpuInstance as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceDiscoverGpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciInfo], []) = call.bind("nvmlDeviceDiscoverGpus", "pciInfo")?;
    let py = call.py();
    let c_pciInfo = args::optional_record(
        object_pciInfo,
        "pciInfo",
        &nvml::nvmlPciInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceDiscoverGpus)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_pciInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceFreezeNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link, object_counter, object_freeze], []) = call
        .bind("nvmlDeviceFreezeNvLinkUtilizationCounter", "device link counter freeze")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::u32(object_counter, "counter")?;
    let c_freeze = args::enumeration(object_freeze, "freeze", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, i32) -> i32 = call
        .symbol(slots::nvmlDeviceFreezeNvLinkUtilizationCounter)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_link, c_counter, c_freeze)) },
    )
}

pub(crate) fn nvmlDeviceGetAPIRestriction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_apiType], []) = call
        .bind("nvmlDeviceGetAPIRestriction", "device apiType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_apiType = args::enumeration(
        object_apiType,
        "apiType",
        &nvml::nvmlRestrictedAPI_t,
    )?;
    let mut c_isRestricted: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAPIRestriction)?;
    let status = unsafe {
        released(py, || function(c_device, c_apiType, (&raw mut c_isRestricted).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isRestricted)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetAccountingBufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetAccountingBufferSize", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAccountingBufferSize)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_bufferSize).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_bufferSize)?),
    )
}

pub(crate) fn nvmlDeviceGetAccountingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetAccountingMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAccountingMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

pub(crate) fn nvmlDeviceGetAccountingPids<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_count]) = call
        .bind("nvmlDeviceGetAccountingPids", "device count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_pids_length: usize = c_count as usize;
    let c_pids = args::output_memory(py, c_pids_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAccountingPids)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_count).cast(), c_pids.cast()))
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_pids.cast(),
                            c_pids_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetAccountingStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_pid], []) = call
        .bind("nvmlDeviceGetAccountingStats", "device pid")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pid = args::u32(object_pid, "pid")?;
    let (c_stats, c_stats_place) = out::new_record(py, &nvml::nvmlAccountingStats_t)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAccountingStats)?;
    let status = unsafe {
        released(py, || function(c_device, c_pid, c_stats_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_stats.into_any()))
}

pub(crate) fn nvmlDeviceGetAccountingStats_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_stats], []) = call
        .bind("nvmlDeviceGetAccountingStats_v2", "device stats")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_stats = args::optional_record(
        object_stats,
        "stats",
        &nvml13::nvmlAccountingStats_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAccountingStats_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_stats.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetActiveVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_vgpuCount]) = call
        .bind("nvmlDeviceGetActiveVgpus", "device vgpuCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(
        object_vgpuCount,
        0,
        |object| args::u32(object, "vgpuCount"),
    )?;
    let c_vgpuInstances_length: usize = c_vgpuCount as usize;
    let c_vgpuInstances = args::output_memory(
        py,
        c_vgpuInstances_length,
        Ty::Value(&nvml::nvmlVgpuInstance_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetActiveVgpus)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuInstances.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_vgpuCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_vgpuCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlVgpuInstance_t),
                            c_vgpuInstances.cast(),
                            c_vgpuInstances_length.min(c_vgpuCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetAdaptiveClockInfoStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetAdaptiveClockInfoStatus", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_adaptiveClockStatus: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAdaptiveClockInfoStatus)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_adaptiveClockStatus).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_adaptiveClockStatus)?),
    )
}

pub(crate) fn nvmlDeviceGetAdaptiveTgpModeInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetAdaptiveTgpModeInfo_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml13::nvmlAdaptiveTgpModeInfo_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetAddressingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetAddressingMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_mode, c_mode_place) = out::new_record(
        py,
        &nvml13::nvmlDeviceAddressingMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAddressingMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_mode.into_any()))
}

pub(crate) fn nvmlDeviceGetApplicationsClock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_clockType], []) = call
        .bind("nvmlDeviceGetApplicationsClock", "device clockType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(
        object_clockType,
        "clockType",
        &nvml::nvmlClockType_t,
    )?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetApplicationsClock)?;
    let status = unsafe {
        released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clockMHz)?),
    )
}

pub(crate) fn nvmlDeviceGetArchitecture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetArchitecture", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_arch: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetArchitecture)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_arch).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlDeviceArchitecture_t, c_arch as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetAttributes", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_attributes, c_attributes_place) = out::new_record(
        py,
        &nvml::nvmlDeviceAttributes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAttributes_v2)?;
    let status = unsafe {
        released(py, || function(c_device, c_attributes_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_attributes.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetAutoBoostedClocksEnabled", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isEnabled: i32 = 0;
    let mut c_defaultIsEnabled: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetAutoBoostedClocksEnabled)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_isEnabled).cast(),
                (&raw mut c_defaultIsEnabled).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isEnabled)?)?;
            tuple
                .push(
                    out::enumeration(py, &nvml::nvmlEnableState_t, c_defaultIsEnabled)?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetBAR1MemoryInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBAR1MemoryInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_bar1Memory, c_bar1Memory_place) = out::new_record(
        py,
        &nvml::nvmlBAR1Memory_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBAR1MemoryInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_bar1Memory_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_bar1Memory.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetBBXTimeData_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBBXTimeData_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_timeData, c_timeData_place) = out::new_record(
        py,
        &nvml13::nvmlBBXTimeData_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBBXTimeData_v1)?;
    let status = unsafe { released(py, || function(c_device, c_timeData_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_timeData.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetBankRemapperStatus_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetBankRemapperStatus_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pBankRemapperStatus, c_pBankRemapperStatus_place) = out::new_record(
        py,
        &nvml13::nvmlEccBankRemapperStatus_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBankRemapperStatus_v1)?;
    let status = unsafe {
        released(py, || function(c_device, c_pBankRemapperStatus_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pBankRemapperStatus.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetBoardId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBoardId", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_boardId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBoardId)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_boardId).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_boardId)?),
    )
}

pub(crate) fn nvmlDeviceGetBoardPartNumber<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetBoardPartNumber", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_partNumber_size: usize = c_length as usize;
    let c_partNumber = args::output_memory(py, c_partNumber_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetBoardPartNumber)?;
    let status = unsafe {
        released(py, || function(c_device, c_partNumber.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_partNumber, c_partNumber_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetBridgeChipInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBridgeChipInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_bridgeHierarchy, c_bridgeHierarchy_place) = out::new_record(
        py,
        &nvml::nvmlBridgeChipHierarchy_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBridgeChipInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_bridgeHierarchy_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_bridgeHierarchy.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetBusType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBusType", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_type: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBusType)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_type).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlBusType_t, c_type as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetC2cModeInfoV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetC2cModeInfoV", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_c2cModeInfo, c_c2cModeInfo_place) = out::new_record(
        py,
        &nvml::nvmlC2cModeInfo_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetC2cModeInfoV)?;
    let status = unsafe {
        released(py, || function(c_device, c_c2cModeInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_c2cModeInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetCapabilities", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_caps, c_caps_place) = out::new_record(py, &nvml::nvmlDeviceCapabilities_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCapabilities)?;
    let status = unsafe { released(py, || function(c_device, c_caps_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_caps.into_any()))
}

pub(crate) fn nvmlDeviceGetClkMonStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetClkMonStatus", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_status, c_status_place) = out::new_record(py, &nvml::nvmlClkMonStatus_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetClkMonStatus)?;
    let status = unsafe { released(py, || function(c_device, c_status_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_status.into_any()))
}

pub(crate) fn nvmlDeviceGetClock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_clockType, object_clockId], []) = call
        .bind("nvmlDeviceGetClock", "device clockType clockId")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(
        object_clockType,
        "clockType",
        &nvml::nvmlClockType_t,
    )?;
    let c_clockId = args::enumeration(object_clockId, "clockId", &nvml::nvmlClockId_t)?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetClock)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_clockType, c_clockId, (&raw mut c_clockMHz).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clockMHz)?),
    )
}

pub(crate) fn nvmlDeviceGetClockInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_typename], []) = call
        .bind("nvmlDeviceGetClockInfo", "device typename")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(object_typename, "typename", &nvml::nvmlClockType_t)?;
    let mut c_clock: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetClockInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_type, (&raw mut c_clock).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clock)?),
    )
}

pub(crate) fn nvmlDeviceGetClockOffsets<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_info], []) = call
        .bind("nvmlDeviceGetClockOffsets", "device info")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(object_info, "info", &nvml::nvmlClockOffset_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetClockOffsets)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_info.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetComputeInstanceId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetComputeInstanceId", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_id: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetComputeInstanceId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_id).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_id)?))
}

pub(crate) fn nvmlDeviceGetComputeMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetComputeMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetComputeMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlComputeMode_t, c_mode)?),
    )
}

pub(crate) fn nvmlDeviceGetConfComputeGpuAttestationReport<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_gpuAtstReport], []) = call
        .bind("nvmlDeviceGetConfComputeGpuAttestationReport", "device gpuAtstReport")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_gpuAtstReport = args::optional_record(
        object_gpuAtstReport,
        "gpuAtstReport",
        &nvml::nvmlConfComputeGpuAttestationReport_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeGpuAttestationReport)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_gpuAtstReport.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetConfComputeGpuCertificate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetConfComputeGpuCertificate", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuCert, c_gpuCert_place) = out::new_record(
        py,
        &nvml::nvmlConfComputeGpuCertificate_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeGpuCertificate)?;
    let status = unsafe { released(py, || function(c_device, c_gpuCert_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_gpuCert.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetConfComputeMemSizeInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetConfComputeMemSizeInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_memInfo, c_memInfo_place) = out::new_record(
        py,
        &nvml::nvmlConfComputeMemSizeInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeMemSizeInfo)?;
    let status = unsafe { released(py, || function(c_device, c_memInfo_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_memInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetConfComputeProtectedMemoryUsage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetConfComputeProtectedMemoryUsage", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeProtectedMemoryUsage)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

pub(crate) fn nvmlDeviceGetCoolerInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_coolerInfo], []) = call
        .bind("nvmlDeviceGetCoolerInfo", "device coolerInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_coolerInfo = args::optional_record(
        object_coolerInfo,
        "coolerInfo",
        &nvml::nvmlCoolerInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCoolerInfo)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_coolerInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlDeviceGetCount", "")?;
    let py = call.py();
    let mut c_deviceCount: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCount_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_deviceCount).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_deviceCount)?),
    )
}

pub(crate) fn nvmlDeviceGetCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_cpuSetSize], []) = call
        .bind("nvmlDeviceGetCpuAffinity", "device cpuSetSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_cpuSetSize = args::u32(object_cpuSetSize, "cpuSetSize")?;
    let c_cpuSet_length: usize = c_cpuSetSize as usize;
    let c_cpuSet = args::output_memory(py, c_cpuSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCpuAffinity)?;
    let status = unsafe {
        released(py, || function(c_device, c_cpuSetSize, c_cpuSet.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::U64, c_cpuSet.cast(), c_cpuSet_length) }?,
                )
        },
    )
}

pub(crate) fn nvmlDeviceGetCpuAffinityWithinScope<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_cpuSetSize, object_scope], []) = call
        .bind("nvmlDeviceGetCpuAffinityWithinScope", "device cpuSetSize scope")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_cpuSetSize = args::u32(object_cpuSetSize, "cpuSetSize")?;
    let c_scope = args::value::<u32>(object_scope, "scope", &nvml::nvmlAffinityScope_t)?;
    let c_cpuSet_length: usize = c_cpuSetSize as usize;
    let c_cpuSet = args::output_memory(py, c_cpuSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetCpuAffinityWithinScope)?;
    let status = unsafe {
        released(py, || function(c_device, c_cpuSetSize, c_cpuSet.cast(), c_scope))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::U64, c_cpuSet.cast(), c_cpuSet_length) }?,
                )
        },
    )
}

pub(crate) fn nvmlDeviceGetCreatableVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_vgpuCount]) = call
        .bind("nvmlDeviceGetCreatableVgpus", "device vgpuCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(
        object_vgpuCount,
        0,
        |object| args::u32(object, "vgpuCount"),
    )?;
    let c_vgpuTypeIds_length: usize = c_vgpuCount as usize;
    let c_vgpuTypeIds = args::output_memory(
        py,
        c_vgpuTypeIds_length,
        Ty::Value(&nvml::nvmlVgpuTypeId_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCreatableVgpus)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuTypeIds.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_vgpuCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_vgpuCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlVgpuTypeId_t),
                            c_vgpuTypeIds.cast(),
                            c_vgpuTypeIds_length.min(c_vgpuCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetCudaComputeCapability<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetCudaComputeCapability", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCudaComputeCapability)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_major).cast(), (&raw mut c_minor).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetCurrPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetCurrPcieLinkGeneration", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currLinkGen: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrPcieLinkGeneration)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_currLinkGen).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_currLinkGen)?),
    )
}

pub(crate) fn nvmlDeviceGetCurrPcieLinkWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetCurrPcieLinkWidth", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currLinkWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrPcieLinkWidth)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_currLinkWidth).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_currLinkWidth)?),
    )
}

pub(crate) fn nvmlDeviceGetCurrentClockFreqs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetCurrentClockFreqs", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_currentClockFreqs, c_currentClockFreqs_place) = out::new_record(
        py,
        &nvml::nvmlDeviceCurrentClockFreqs_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrentClockFreqs)?;
    let status = unsafe {
        released(py, || function(c_device, c_currentClockFreqs_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_currentClockFreqs.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetCurrentClocksEventReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetCurrentClocksEventReasons", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_clocksEventReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrentClocksEventReasons)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_clocksEventReasons).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_clocksEventReasons)?),
    )
}

pub(crate) fn nvmlDeviceGetCurrentClocksThrottleReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetCurrentClocksThrottleReasons", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_clocksThrottleReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrentClocksThrottleReasons)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_clocksThrottleReasons).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_clocksThrottleReasons)?),
    )
}

pub(crate) fn nvmlDeviceGetDecoderUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDecoderUtilization", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDecoderUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_utilization).cast(),
                (&raw mut c_samplingPeriodUs).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_utilization)?)?;
            tuple.push(out::u32(py, c_samplingPeriodUs)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetDefaultApplicationsClock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_clockType], []) = call
        .bind("nvmlDeviceGetDefaultApplicationsClock", "device clockType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(
        object_clockType,
        "clockType",
        &nvml::nvmlClockType_t,
    )?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDefaultApplicationsClock)?;
    let status = unsafe {
        released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clockMHz)?),
    )
}

pub(crate) fn nvmlDeviceGetDefaultEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDefaultEccMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_defaultMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDefaultEccMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_defaultMode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_defaultMode)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetDetailedEccErrors<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_errorType, object_counterType], []) = call
        .bind("nvmlDeviceGetDetailedEccErrors", "device errorType counterType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(
        object_errorType,
        "errorType",
        &nvml::nvmlMemoryErrorType_t,
    )?;
    let c_counterType = args::enumeration(
        object_counterType,
        "counterType",
        &nvml::nvmlEccCounterType_t,
    )?;
    let (c_eccCounts, c_eccCounts_place) = out::new_record(
        py,
        &nvml::nvmlEccErrorCounts_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDetailedEccErrors)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_errorType, c_counterType, c_eccCounts_place.cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_eccCounts.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_migDevice], []) = call
        .bind("nvmlDeviceGetDeviceHandleFromMigDeviceHandle", "migDevice")?;
    let py = call.py();
    let c_migDevice = args::value::<
        u64,
    >(object_migDevice, "migDevice", &nvml::nvmlDevice_t)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle)?;
    let status = unsafe {
        released(py, || function(c_migDevice, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetDisplayActive<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDisplayActive", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isActive: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDisplayActive)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_isActive).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isActive)?),
    )
}

pub(crate) fn nvmlDeviceGetDisplayMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDisplayMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_display: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDisplayMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_display).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_display)?),
    )
}

pub(crate) fn nvmlDeviceGetDramEncryptionMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDramEncryptionMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_current, c_current_place) = out::new_record(
        py,
        &nvml::nvmlDramEncryptionInfo_t,
    )?;
    let (c_pending, c_pending_place) = out::new_record(
        py,
        &nvml::nvmlDramEncryptionInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDramEncryptionMode)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_current_place.cast(), c_pending_place.cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(c_current.into_any())?;
            tuple.push(c_pending.into_any())?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetDriverModel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDriverModel", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDriverModel_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_current).cast(),
                (&raw mut c_pending).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlDriverModel_t, c_current)?)?;
            tuple.push(out::enumeration(py, &nvml::nvmlDriverModel_t, c_pending)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetDynamicPstatesInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetDynamicPstatesInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pDynamicPstatesInfo, c_pDynamicPstatesInfo_place) = out::new_record(
        py,
        &nvml::nvmlGpuDynamicPstatesInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetDynamicPstatesInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_pDynamicPstatesInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pDynamicPstatesInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetEccMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetEccMode)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_current).cast(),
                (&raw mut c_pending).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_current)?)?;
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_pending)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetEncoderCapacity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_encoderQueryType], []) = call
        .bind("nvmlDeviceGetEncoderCapacity", "device encoderQueryType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_encoderQueryType = args::enumeration(
        object_encoderQueryType,
        "encoderQueryType",
        &nvml::nvmlEncoderType_t,
    )?;
    let mut c_encoderCapacity: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetEncoderCapacity)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_encoderQueryType,
                (&raw mut c_encoderCapacity).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_encoderCapacity)?),
    )
}

pub(crate) fn nvmlDeviceGetEncoderSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_sessionCount]) = call
        .bind("nvmlDeviceGetEncoderSessions", "device sessionCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount = args::optional(
        object_sessionCount,
        0,
        |object| args::u32(object, "sessionCount"),
    )?;
    let c_sessionInfos_length: usize = c_sessionCount as usize;
    let c_sessionInfos = args::output_memory(
        py,
        c_sessionInfos_length,
        Ty::Record(&nvml::nvmlEncoderSessionInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetEncoderSessions)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_sessionCount).cast(),
                c_sessionInfos.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_sessionCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlEncoderSessionInfo_t),
                            c_sessionInfos.cast(),
                            c_sessionInfos_length.min(c_sessionCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetEncoderStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetEncoderStats", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount: u32 = 0;
    let mut c_averageFps: u32 = 0;
    let mut c_averageLatency: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetEncoderStats)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_sessionCount).cast(),
                (&raw mut c_averageFps).cast(),
                (&raw mut c_averageLatency).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple.push(out::u32(py, c_averageFps)?)?;
            tuple.push(out::u32(py, c_averageLatency)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetEncoderUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetEncoderUtilization", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetEncoderUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_utilization).cast(),
                (&raw mut c_samplingPeriodUs).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_utilization)?)?;
            tuple.push(out::u32(py, c_samplingPeriodUs)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetEnforcedPowerLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetEnforcedPowerLimit", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_limit: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetEnforcedPowerLimit)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_limit).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_limit)?),
    )
}

pub(crate) fn nvmlDeviceGetFBCSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_sessionCount]) = call
        .bind("nvmlDeviceGetFBCSessions", "device sessionCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount = args::optional(
        object_sessionCount,
        0,
        |object| args::u32(object, "sessionCount"),
    )?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py,
        c_sessionInfo_length,
        Ty::Record(&nvml::nvmlFBCSessionInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFBCSessions)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_sessionCount).cast(), c_sessionInfo.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_sessionCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlFBCSessionInfo_t),
                            c_sessionInfo.cast(),
                            c_sessionInfo_length.min(c_sessionCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetFBCStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetFBCStats", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_fbcStats, c_fbcStats_place) = out::new_record(py, &nvml::nvmlFBCStats_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFBCStats)?;
    let status = unsafe { released(py, || function(c_device, c_fbcStats_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_fbcStats.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetFanControlPolicy_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_fan], []) = call
        .bind("nvmlDeviceGetFanControlPolicy_v2", "device fan")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let mut c_policy: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFanControlPolicy_v2)?;
    let status = unsafe {
        released(py, || function(c_device, c_fan, (&raw mut c_policy).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlFanControlPolicy_t, c_policy as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetFanSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetFanSpeed", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_speed: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFanSpeed)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_speed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_speed)?),
    )
}

pub(crate) fn nvmlDeviceGetFanSpeedRPM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_fanSpeed], []) = call
        .bind("nvmlDeviceGetFanSpeedRPM", "device fanSpeed")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fanSpeed = args::optional_record(
        object_fanSpeed,
        "fanSpeed",
        &nvml::nvmlFanSpeedInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFanSpeedRPM)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_fanSpeed.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetFanSpeed_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_fan], []) = call
        .bind("nvmlDeviceGetFanSpeed_v2", "device fan")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let mut c_speed: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFanSpeed_v2)?;
    let status = unsafe {
        released(py, || function(c_device, c_fan, (&raw mut c_speed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_speed)?),
    )
}

pub(crate) fn nvmlDeviceGetFieldValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_valuesCount, object_values], []) = call
        .bind("nvmlDeviceGetFieldValues", "device valuesCount values")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_valuesCount = args::i32(object_valuesCount, "valuesCount")?;
    let c_values_type = Ty::Record(&nvml::nvmlFieldValue_t);
    let c_values = args::updated_array(
        object_values,
        "values",
        &c_values_type,
        Some(args::length(py, c_valuesCount.into(), "valuesCount")?),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetFieldValues)?;
    let status = unsafe {
        released(py, || function(c_device, c_valuesCount, c_values.pointer().cast()))
    };
    c_values.update();
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceGetGpcClkMinMaxVfOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetGpcClkMinMaxVfOffset", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minOffset: i32 = 0;
    let mut c_maxOffset: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpcClkMinMaxVfOffset)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_minOffset).cast(),
                (&raw mut c_maxOffset).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_minOffset)?)?;
            tuple.push(out::i32(py, c_maxOffset)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGpcClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpcClkVfOffset", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_offset: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpcClkVfOffset)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_offset).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_offset)?),
    )
}

pub(crate) fn nvmlDeviceGetGpuFabricInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuFabricInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuFabricInfo, c_gpuFabricInfo_place) = out::new_record(
        py,
        &nvml::nvmlGpuFabricInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuFabricInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_gpuFabricInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_gpuFabricInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetGpuFabricInfo_v4<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuFabricInfo_v4", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuFabricInfo, c_gpuFabricInfo_place) = out::new_record(
        py,
        &nvml13::nvmlGpuFabricInfo_v4_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuFabricInfo_v4)?;
    let status = unsafe {
        released(py, || function(c_device, c_gpuFabricInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_gpuFabricInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetGpuInstanceById<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_id], []) = call
        .bind("nvmlDeviceGetGpuInstanceById", "device id")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_id = args::u32(object_id, "id")?;
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceById)?;
    let status = unsafe {
        released(py, || function(c_device, c_id, (&raw mut c_gpuInstance).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlGpuInstance_t, c_gpuInstance as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetGpuInstanceId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuInstanceId", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_id: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_id).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_id)?))
}

pub(crate) fn nvmlDeviceGetGpuInstancePossiblePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profileId], [object_count]) = call
        .bind("nvmlDeviceGetGpuInstancePossiblePlacements", "device profileId count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_placements_length: usize = usize::max(c_count as usize, 64);
    let c_placements = args::output_memory(
        py,
        c_placements_length,
        Ty::Record(&nvml::nvmlGpuInstancePlacement_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_profileId,
                c_placements.cast(),
                (&raw mut c_count).cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_count)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlGpuInstancePlacement_t),
                            c_placements.cast(),
                            c_placements_length.min(c_count as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profile], []) = call
        .bind("nvmlDeviceGetGpuInstanceProfileInfo", "device profile")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::u32(object_profile, "profile")?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml::nvmlGpuInstanceProfileInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_profile, c_info_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfoByIdV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profileId], []) = call
        .bind("nvmlDeviceGetGpuInstanceProfileInfoByIdV", "device profileId")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml::nvmlGpuInstanceProfileInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, c_info_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfoV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profile], []) = call
        .bind("nvmlDeviceGetGpuInstanceProfileInfoV", "device profile")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::u32(object_profile, "profile")?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml::nvmlGpuInstanceProfileInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfoV)?;
    let status = unsafe {
        released(py, || function(c_device, c_profile, c_info_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetGpuInstanceRemainingCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profileId], []) = call
        .bind("nvmlDeviceGetGpuInstanceRemainingCapacity", "device profileId")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceRemainingCapacity)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn nvmlDeviceGetGpuInstances<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_profileId], [object_count]) = call
        .bind("nvmlDeviceGetGpuInstances", "device profileId count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_gpuInstances_length: usize = usize::max(c_count as usize, 64);
    let c_gpuInstances = args::output_memory(
        py,
        c_gpuInstances_length,
        Ty::Value(&nvml::nvmlGpuInstance_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstances)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_profileId,
                c_gpuInstances.cast(),
                (&raw mut c_count).cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_count)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlGpuInstance_t),
                            c_gpuInstances.cast(),
                            c_gpuInstances_length.min(c_count as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGpuMaxPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetGpuMaxPcieLinkGeneration", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkGenDevice: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuMaxPcieLinkGeneration)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_maxLinkGenDevice).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_maxLinkGenDevice)?),
    )
}

pub(crate) fn nvmlDeviceGetGpuOperationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuOperationMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuOperationMode)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_current).cast(),
                (&raw mut c_pending).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlGpuOperationMode_t, c_current)?)?;
            tuple.push(out::enumeration(py, &nvml::nvmlGpuOperationMode_t, c_pending)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGpuUptime_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuUptime_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_uptime, c_uptime_place) = out::new_record(py, &nvml13::nvmlGpuUptime_v1_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuUptime_v1)?;
    let status = unsafe { released(py, || function(c_device, c_uptime_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_uptime.into_any()))
}

pub(crate) fn nvmlDeviceGetGridLicensableFeatures<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetGridLicensableFeatures", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pGridLicensableFeatures, c_pGridLicensableFeatures_place) = out::new_record(
        py,
        &nvml::nvmlGridLicensableFeatures_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGridLicensableFeatures_v4)?;
    let status = unsafe {
        released(py, || function(c_device, c_pGridLicensableFeatures_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pGridLicensableFeatures.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetGspFirmwareMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGspFirmwareMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isEnabled: u32 = 0;
    let mut c_defaultMode: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGspFirmwareMode)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_isEnabled).cast(),
                (&raw mut c_defaultMode).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_isEnabled)?)?;
            tuple.push(out::u32(py, c_defaultMode)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGspFirmwareVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGspFirmwareVersion", "device")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_version_size: usize = 64;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGspFirmwareVersion)?;
    let status = unsafe { released(py, || function(c_device, c_version.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetHandleByIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_index], []) = call.bind("nvmlDeviceGetHandleByIndex", "index")?;
    let py = call.py();
    let c_index = args::u32(object_index, "index")?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleByIndex_v2)?;
    let status = unsafe {
        released(py, || function(c_index, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetHandleByPciBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciBusId], []) = call
        .bind("nvmlDeviceGetHandleByPciBusId", "pciBusId")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pciBusId = args::c_string(object_pciBusId, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleByPciBusId_v2)?;
    let status = unsafe {
        released(py, || function(c_pciBusId, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetHandleBySerial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_serial], []) = call.bind("nvmlDeviceGetHandleBySerial", "serial")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_serial = args::c_string(object_serial, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleBySerial)?;
    let status = unsafe {
        released(py, || function(c_serial, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetHandleByUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_uuid], []) = call.bind("nvmlDeviceGetHandleByUUID", "uuid")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_uuid = args::c_string(object_uuid, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleByUUID)?;
    let status = unsafe {
        released(py, || function(c_uuid, (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetHandleByUUIDV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_uuid], []) = call.bind("nvmlDeviceGetHandleByUUIDV", "uuid")?;
    let py = call.py();
    let c_uuid = args::optional_record(object_uuid, "uuid", &nvml::nvmlUUID_t)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleByUUIDV)?;
    let status = unsafe {
        released(py, || function(c_uuid.cast(), (&raw mut c_device).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetHostVgpuMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetHostVgpuMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pHostVgpuMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHostVgpuMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_pHostVgpuMode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlHostVgpuMode_t, c_pHostVgpuMode)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetHostname_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetHostname_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_hostname, c_hostname_place) = out::new_record(
        py,
        &nvml13::nvmlHostname_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetHostname_v1)?;
    let status = unsafe { released(py, || function(c_device, c_hostname_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_hostname.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetIndex", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_index: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetIndex)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_index).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_index)?),
    )
}

pub(crate) fn nvmlDeviceGetInforomConfigurationChecksum<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetInforomConfigurationChecksum", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_checksum: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomConfigurationChecksum)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_checksum).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_checksum)?),
    )
}

pub(crate) fn nvmlDeviceGetInforomImageVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetInforomImageVersion", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomImageVersion)?;
    let status = unsafe {
        released(py, || function(c_device, c_version.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetInforomVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_object, object_length], []) = call
        .bind("nvmlDeviceGetInforomVersion", "device object length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_object = args::enumeration(
        object_object,
        "object",
        &nvml::nvmlInforomObject_t,
    )?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomVersion)?;
    let status = unsafe {
        released(py, || function(c_device, c_object, c_version.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetIrqNum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetIrqNum", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_irqNum: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetIrqNum)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_irqNum).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_irqNum)?),
    )
}

pub(crate) fn nvmlDeviceGetJpgUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetJpgUtilization", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetJpgUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_utilization).cast(),
                (&raw mut c_samplingPeriodUs).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_utilization)?)?;
            tuple.push(out::u32(py, c_samplingPeriodUs)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetLastBBXFlushTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetLastBBXFlushTime", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_timestamp: u64 = 0;
    let mut c_durationUs: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetLastBBXFlushTime)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_timestamp).cast(),
                (&raw mut c_durationUs).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_timestamp)?)?;
            tuple.push(out::u64(py, c_durationUs)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMarginTemperature<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMarginTemperature", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_marginTempInfo, c_marginTempInfo_place) = out::new_record(
        py,
        &nvml::nvmlMarginTemperature_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMarginTemperature)?;
    let status = unsafe {
        released(py, || function(c_device, c_marginTempInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_marginTempInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetMaxClockInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_typename], []) = call
        .bind("nvmlDeviceGetMaxClockInfo", "device typename")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(object_typename, "typename", &nvml::nvmlClockType_t)?;
    let mut c_clock: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxClockInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_type, (&raw mut c_clock).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clock)?),
    )
}

pub(crate) fn nvmlDeviceGetMaxCustomerBoostClock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_clockType], []) = call
        .bind("nvmlDeviceGetMaxCustomerBoostClock", "device clockType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(
        object_clockType,
        "clockType",
        &nvml::nvmlClockType_t,
    )?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxCustomerBoostClock)?;
    let status = unsafe {
        released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_clockMHz)?),
    )
}

pub(crate) fn nvmlDeviceGetMaxMigDeviceCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMaxMigDeviceCount", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxMigDeviceCount)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn nvmlDeviceGetMaxPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetMaxPcieLinkGeneration", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkGen: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxPcieLinkGeneration)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_maxLinkGen).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_maxLinkGen)?),
    )
}

pub(crate) fn nvmlDeviceGetMaxPcieLinkWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMaxPcieLinkWidth", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxPcieLinkWidth)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_maxLinkWidth).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_maxLinkWidth)?),
    )
}

pub(crate) fn nvmlDeviceGetMemClkMinMaxVfOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetMemClkMinMaxVfOffset", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minOffset: i32 = 0;
    let mut c_maxOffset: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemClkMinMaxVfOffset)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_minOffset).cast(),
                (&raw mut c_maxOffset).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_minOffset)?)?;
            tuple.push(out::i32(py, c_maxOffset)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMemClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMemClkVfOffset", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_offset: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemClkVfOffset)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_offset).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_offset)?),
    )
}

pub(crate) fn nvmlDeviceGetMemoryAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_nodeSetSize, object_scope], []) = call
        .bind("nvmlDeviceGetMemoryAffinity", "device nodeSetSize scope")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_nodeSetSize = args::u32(object_nodeSetSize, "nodeSetSize")?;
    let c_scope = args::value::<u32>(object_scope, "scope", &nvml::nvmlAffinityScope_t)?;
    let c_nodeSet_length: usize = c_nodeSetSize as usize;
    let c_nodeSet = args::output_memory(py, c_nodeSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryAffinity)?;
    let status = unsafe {
        released(py, || function(c_device, c_nodeSetSize, c_nodeSet.cast(), c_scope))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_nodeSet.cast(), c_nodeSet_length)
                    }?,
                )
        },
    )
}

pub(crate) fn nvmlDeviceGetMemoryBusWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMemoryBusWidth", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_busWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryBusWidth)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_busWidth).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_busWidth)?),
    )
}

pub(crate) fn nvmlDeviceGetMemoryErrorCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_device,
        object_errorType,
        object_counterType,
        object_locationType,
        ],
        [],
    ) = call
        .bind(
            "nvmlDeviceGetMemoryErrorCounter",
            "device errorType counterType locationType",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(
        object_errorType,
        "errorType",
        &nvml::nvmlMemoryErrorType_t,
    )?;
    let c_counterType = args::enumeration(
        object_counterType,
        "counterType",
        &nvml::nvmlEccCounterType_t,
    )?;
    let c_locationType = args::enumeration(
        object_locationType,
        "locationType",
        &nvml::nvmlMemoryLocation_t,
    )?;
    let mut c_count: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryErrorCounter)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_errorType,
                c_counterType,
                c_locationType,
                (&raw mut c_count).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_count)?),
    )
}

pub(crate) fn nvmlDeviceGetMemoryInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMemoryInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryInfo)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

pub(crate) fn nvmlDeviceGetMemoryInfo_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMemoryInfo_v2", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_v2_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryInfo_v2)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

pub(crate) fn nvmlDeviceGetMemoryLimits_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_limits], []) = call
        .bind("nvmlDeviceGetMemoryLimits_v1", "device limits")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_limits = args::optional_record(
        object_limits,
        "limits",
        &nvml13::nvmlGetMemoryLimits_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryLimits_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_limits.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetMigDeviceHandleByIndex<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_index], []) = call
        .bind("nvmlDeviceGetMigDeviceHandleByIndex", "device index")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_index = args::u32(object_index, "index")?;
    let mut c_migDevice: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMigDeviceHandleByIndex)?;
    let status = unsafe {
        released(py, || function(c_device, c_index, (&raw mut c_migDevice).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_migDevice as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetMigMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMigMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currentMode: u32 = 0;
    let mut c_pendingMode: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMigMode)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_currentMode).cast(),
                (&raw mut c_pendingMode).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_currentMode)?)?;
            tuple.push(out::u32(py, c_pendingMode)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMinMaxClockOfPState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_typename, object_pstate], []) = call
        .bind("nvmlDeviceGetMinMaxClockOfPState", "device typename pstate")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(object_typename, "typename", &nvml::nvmlClockType_t)?;
    let c_pstate = args::enumeration(object_pstate, "pstate", &nvml::nvmlPstates_t)?;
    let mut c_minClockMHz: u32 = 0;
    let mut c_maxClockMHz: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        i32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetMinMaxClockOfPState)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_type,
                c_pstate,
                (&raw mut c_minClockMHz).cast(),
                (&raw mut c_maxClockMHz).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_minClockMHz)?)?;
            tuple.push(out::u32(py, c_maxClockMHz)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMinMaxFanSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMinMaxFanSpeed", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minSpeed: u32 = 0;
    let mut c_maxSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMinMaxFanSpeed)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_minSpeed).cast(),
                (&raw mut c_maxSpeed).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_minSpeed)?)?;
            tuple.push(out::u32(py, c_maxSpeed)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMinorNumber<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMinorNumber", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minorNumber: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMinorNumber)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_minorNumber).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_minorNumber)?),
    )
}

pub(crate) fn nvmlDeviceGetModuleId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetModuleId", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_moduleId: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetModuleId)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_moduleId).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_moduleId)?),
    )
}

pub(crate) fn nvmlDeviceGetMultiGpuBoard<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetMultiGpuBoard", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_multiGpuBool: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMultiGpuBoard)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_multiGpuBool).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_multiGpuBool)?),
    )
}

pub(crate) fn nvmlDeviceGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetName", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_name_size: usize = c_length as usize;
    let c_name = args::output_memory(py, c_name_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetName)?;
    let status = unsafe { released(py, || function(c_device, c_name.cast(), c_length)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_name, c_name_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetNumFans<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNumFans", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_numFans: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNumFans)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_numFans).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numFans)?),
    )
}

pub(crate) fn nvmlDeviceGetNumGpuCores<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNumGpuCores", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_numCores: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNumGpuCores)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_numCores).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numCores)?),
    )
}

pub(crate) fn nvmlDeviceGetNumaNodeId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNumaNodeId", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_node: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNumaNodeId)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_node).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_node)?),
    )
}

pub(crate) fn nvmlDeviceGetNvLinkCapability<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_link, object_capability], []) = call
        .bind("nvmlDeviceGetNvLinkCapability", "device link capability")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_capability = args::enumeration(
        object_capability,
        "capability",
        &nvml::nvmlNvLinkCapability_t,
    )?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkCapability)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_link, c_capability, (&raw mut c_capResult).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_capResult)?),
    )
}

pub(crate) fn nvmlDeviceGetNvLinkErrorCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link, object_counter], []) = call
        .bind("nvmlDeviceGetNvLinkErrorCounter", "device link counter")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::enumeration(
        object_counter,
        "counter",
        &nvml::nvmlNvLinkErrorCounter_t,
    )?;
    let mut c_counterValue: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkErrorCounter)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_link, c_counter, (&raw mut c_counterValue).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_counterValue)?),
    )
}

pub(crate) fn nvmlDeviceGetNvLinkInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNvLinkInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlNvLinkInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkInfo)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetNvLinkInfo_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNvLinkInfo_v3", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlNvLinkInfo_v3_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkInfo_v3)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetNvLinkRemoteDeviceType<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link], []) = call
        .bind("nvmlDeviceGetNvLinkRemoteDeviceType", "device link")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let mut c_pNvLinkDeviceType: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkRemoteDeviceType)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_link, (&raw mut c_pNvLinkDeviceType).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvml::nvmlIntNvLinkDeviceType_t,
                        c_pNvLinkDeviceType,
                    )?,
                )
        },
    )
}

pub(crate) fn nvmlDeviceGetNvLinkRemotePciInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link], []) = call
        .bind("nvmlDeviceGetNvLinkRemotePciInfo", "device link")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkRemotePciInfo_v2)?;
    let status = unsafe {
        released(py, || function(c_device, c_link, c_pci_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

pub(crate) fn nvmlDeviceGetNvLinkState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_link], []) = call
        .bind("nvmlDeviceGetNvLinkState", "device link")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let mut c_isActive: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkState)?;
    let status = unsafe {
        released(py, || function(c_device, c_link, (&raw mut c_isActive).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isActive)?),
    )
}

pub(crate) fn nvmlDeviceGetNvLinkTelemetrySamples_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_samples], []) = call
        .bind("nvmlDeviceGetNvLinkTelemetrySamples_v1", "device samples")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_samples = args::optional_record(
        object_samples,
        "samples",
        &nvml13::nvmlNvlinkTelemetrySamples_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkTelemetrySamples_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_samples.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetNvLinkUtilizationControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link, object_counter], []) = call
        .bind("nvmlDeviceGetNvLinkUtilizationControl", "device link counter")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::u32(object_counter, "counter")?;
    let (c_control, c_control_place) = out::new_record(
        py,
        &nvml::nvmlNvLinkUtilizationControl_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkUtilizationControl)?;
    let status = unsafe {
        released(py, || function(c_device, c_link, c_counter, c_control_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_control.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link, object_counter], []) = call
        .bind("nvmlDeviceGetNvLinkUtilizationCounter", "device link counter")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::u32(object_counter, "counter")?;
    let mut c_rxcounter: u64 = 0;
    let mut c_txcounter: u64 = 0;
    let function: unsafe extern "system" fn(
        u64,
        u32,
        u32,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetNvLinkUtilizationCounter)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_link,
                c_counter,
                (&raw mut c_rxcounter).cast(),
                (&raw mut c_txcounter).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_rxcounter)?)?;
            tuple.push(out::u64(py, c_txcounter)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetNvLinkVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_link], []) = call
        .bind("nvmlDeviceGetNvLinkVersion", "device link")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let mut c_version: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkVersion)?;
    let status = unsafe {
        released(py, || function(c_device, c_link, (&raw mut c_version).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_version)?),
    )
}

pub(crate) fn nvmlDeviceGetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetNvlinkBwMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_getBwMode, c_getBwMode_place) = out::new_record(
        py,
        &nvml::nvmlNvlinkGetBwMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkBwMode)?;
    let status = unsafe {
        released(py, || function(c_device, c_getBwMode_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_getBwMode.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetNvlinkNvlePrivateInfo_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_privateInfo, c_privateInfo_place) = out::new_record(
        py,
        &nvml13::nvmlNvlinkNvlePrivateInfo_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1)?;
    let status = unsafe {
        released(py, || function(c_device, c_privateInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_privateInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetNvlinkRemapTableInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetNvlinkRemapTableInfo_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_remapTableInfo, c_remapTableInfo_place) = out::new_record(
        py,
        &nvml13::nvmlNvlinkGetRemapTableInfo_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkRemapTableInfo_v1)?;
    let status = unsafe {
        released(py, || function(c_device, c_remapTableInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_remapTableInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetNvlinkSupportedBwModes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetNvlinkSupportedBwModes", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_supportedBwMode, c_supportedBwMode_place) = out::new_record(
        py,
        &nvml::nvmlNvlinkSupportedBwModes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkSupportedBwModes)?;
    let status = unsafe {
        released(py, || function(c_device, c_supportedBwMode_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_supportedBwMode.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetOfaUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetOfaUtilization", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetOfaUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_utilization).cast(),
                (&raw mut c_samplingPeriodUs).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_utilization)?)?;
            tuple.push(out::u32(py, c_samplingPeriodUs)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetP2PStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device1, object_device2, object_p2pIndex], []) = call
        .bind("nvmlDeviceGetP2PStatus", "device1 device2 p2pIndex")?;
    let py = call.py();
    let c_device1 = args::value::<u64>(object_device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(object_device2, "device2", &nvml::nvmlDevice_t)?;
    let c_p2pIndex = args::enumeration(
        object_p2pIndex,
        "p2pIndex",
        &nvml::nvmlGpuP2PCapsIndex_t,
    )?;
    let mut c_p2pStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetP2PStatus)?;
    let status = unsafe {
        released(
            py,
            || function(c_device1, c_device2, c_p2pIndex, (&raw mut c_p2pStatus).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlGpuP2PStatus_t, c_p2pStatus)?),
    )
}

pub(crate) fn nvmlDeviceGetPciInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPciInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPciInfo_v3)?;
    let status = unsafe { released(py, || function(c_device, c_pci_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

pub(crate) fn nvmlDeviceGetPciInfoExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPciInfoExt", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfoExt_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPciInfoExt)?;
    let status = unsafe { released(py, || function(c_device, c_pci_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

pub(crate) fn nvmlDeviceGetPcieLinkMaxSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPcieLinkMaxSpeed", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPcieLinkMaxSpeed)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_maxSpeed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_maxSpeed)?),
    )
}

pub(crate) fn nvmlDeviceGetPcieReplayCounter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPcieReplayCounter", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_value: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPcieReplayCounter)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_value).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_value)?),
    )
}

pub(crate) fn nvmlDeviceGetPcieSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPcieSpeed", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pcieSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPcieSpeed)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_pcieSpeed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_pcieSpeed)?),
    )
}

pub(crate) fn nvmlDeviceGetPcieThroughput<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_counter], []) = call
        .bind("nvmlDeviceGetPcieThroughput", "device counter")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_counter = args::enumeration(
        object_counter,
        "counter",
        &nvml::nvmlPcieUtilCounter_t,
    )?;
    let mut c_value: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPcieThroughput)?;
    let status = unsafe {
        released(py, || function(c_device, c_counter, (&raw mut c_value).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_value)?),
    )
}

pub(crate) fn nvmlDeviceGetPdi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPdi", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pdi, c_pdi_place) = out::new_record(py, &nvml13::nvmlPdi_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPdi)?;
    let status = unsafe { released(py, || function(c_device, c_pdi_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pdi.into_any()))
}

pub(crate) fn nvmlDeviceGetPerformanceModes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPerformanceModes", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_perfModes, c_perfModes_place) = out::new_record(
        py,
        &nvml::nvmlDevicePerfModes_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPerformanceModes)?;
    let status = unsafe {
        released(py, || function(c_device, c_perfModes_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_perfModes.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetPerformanceState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPerformanceState", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pState: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPerformanceState)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_pState).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlPstates_t, c_pState)?),
    )
}

pub(crate) fn nvmlDeviceGetPersistenceMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPersistenceMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPersistenceMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

pub(crate) fn nvmlDeviceGetPgpuMetadataString<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_bufferSize], []) = call
        .bind("nvmlDeviceGetPgpuMetadataString", "device bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize = args::u32(object_bufferSize, "bufferSize")?;
    let c_pgpuMetadata_size: usize = c_bufferSize as usize;
    let c_pgpuMetadata = args::output_memory(py, c_pgpuMetadata_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPgpuMetadataString)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_pgpuMetadata.cast(), (&raw mut c_bufferSize).cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_bufferSize)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(unsafe { out::memory(py, c_pgpuMetadata, c_pgpuMetadata_size) }?)?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetPlatformInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPlatformInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_platformInfo, c_platformInfo_place) = out::new_record(
        py,
        &nvml::nvmlPlatformInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPlatformInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_platformInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_platformInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetPowerManagementDefaultLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetPowerManagementDefaultLimit", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_defaultLimit: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementDefaultLimit)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_defaultLimit).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_defaultLimit)?),
    )
}

pub(crate) fn nvmlDeviceGetPowerManagementLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetPowerManagementLimit", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_limit: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementLimit)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_limit).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_limit)?),
    )
}

pub(crate) fn nvmlDeviceGetPowerManagementLimitConstraints<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetPowerManagementLimitConstraints", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minLimit: u32 = 0;
    let mut c_maxLimit: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementLimitConstraints)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_minLimit).cast(),
                (&raw mut c_maxLimit).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_minLimit)?)?;
            tuple.push(out::u32(py, c_maxLimit)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetPowerManagementMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPowerManagementMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

pub(crate) fn nvmlDeviceGetPowerMizerMode_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPowerMizerMode_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_powerMizerMode, c_powerMizerMode_place) = out::new_record(
        py,
        &nvml13::nvmlDevicePowerMizerModes_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerMizerMode_v1)?;
    let status = unsafe {
        released(py, || function(c_device, c_powerMizerMode_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_powerMizerMode.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetPowerSource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPowerSource", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_powerSource: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerSource)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_powerSource).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlPowerSource_t, c_powerSource as u64)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetPowerState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPowerState", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pState: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerState)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_pState).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlPstates_t, c_pState)?),
    )
}

pub(crate) fn nvmlDeviceGetPowerUsage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetPowerUsage", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_power: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerUsage)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_power).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_power)?),
    )
}

pub(crate) fn nvmlDeviceGetProcessUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_processSamplesCount, object_lastSeenTimeStamp], []) = call
        .bind(
            "nvmlDeviceGetProcessUtilization",
            "device processSamplesCount lastSeenTimeStamp",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_processSamplesCount = args::u32(
        object_processSamplesCount,
        "processSamplesCount",
    )?;
    let c_lastSeenTimeStamp = args::u64(object_lastSeenTimeStamp, "lastSeenTimeStamp")?;
    let c_utilization_length: usize = c_processSamplesCount as usize;
    let c_utilization = args::output_memory(
        py,
        c_utilization_length,
        Ty::Record(&nvml::nvmlProcessUtilizationSample_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void, u64) -> i32 = call
        .symbol(slots::nvmlDeviceGetProcessUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_utilization.cast(),
                (&raw mut c_processSamplesCount).cast(),
                c_lastSeenTimeStamp,
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_processSamplesCount)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlProcessUtilizationSample_t),
                            c_utilization.cast(),
                            c_utilization_length.min(c_processSamplesCount as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_processSamplesCount)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetProcessesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_procesesUtilInfo], []) = call
        .bind("nvmlDeviceGetProcessesUtilizationInfo", "device procesesUtilInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_procesesUtilInfo = args::optional_record(
        object_procesesUtilInfo,
        "procesesUtilInfo",
        &nvml::nvmlProcessesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetProcessesUtilizationInfo)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_procesesUtilInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetRemappedRows<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetRemappedRows", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_corrRows: u32 = 0;
    let mut c_uncRows: u32 = 0;
    let mut c_isPending: u32 = 0;
    let mut c_failureOccurred: u32 = 0;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetRemappedRows)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                (&raw mut c_corrRows).cast(),
                (&raw mut c_uncRows).cast(),
                (&raw mut c_isPending).cast(),
                (&raw mut c_failureOccurred).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        4,
        |tuple| {
            tuple.push(out::u32(py, c_corrRows)?)?;
            tuple.push(out::u32(py, c_uncRows)?)?;
            tuple.push(out::u32(py, c_isPending)?)?;
            tuple.push(out::u32(py, c_failureOccurred)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetRemappedRows_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetRemappedRows_v2", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml13::nvmlRemappedRowsInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRemappedRows_v2)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlDeviceGetRepairStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetRepairStatus", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_repairStatus, c_repairStatus_place) = out::new_record(
        py,
        &nvml13::nvmlRepairStatus_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRepairStatus)?;
    let status = unsafe {
        released(py, || function(c_device, c_repairStatus_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_repairStatus.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetRetiredPages<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_cause], [object_pageCount]) = call
        .bind("nvmlDeviceGetRetiredPages", "device cause pageCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_cause = args::enumeration(
        object_cause,
        "cause",
        &nvml::nvmlPageRetirementCause_t,
    )?;
    let mut c_pageCount = args::optional(
        object_pageCount,
        0,
        |object| args::u32(object, "pageCount"),
    )?;
    let c_addresses_length: usize = c_pageCount as usize;
    let c_addresses = args::output_memory(
        py,
        c_addresses_length,
        Ty::U64.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRetiredPages)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_cause,
                (&raw mut c_pageCount).cast(),
                c_addresses.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_pageCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_pageCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_addresses.cast(),
                            c_addresses_length.min(c_pageCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetRetiredPagesPendingStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetRetiredPagesPendingStatus", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isPending: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRetiredPagesPendingStatus)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_isPending).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isPending)?),
    )
}

pub(crate) fn nvmlDeviceGetRetiredPages_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_cause], [object_pageCount]) = call
        .bind("nvmlDeviceGetRetiredPages_v2", "device cause pageCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_cause = args::enumeration(
        object_cause,
        "cause",
        &nvml::nvmlPageRetirementCause_t,
    )?;
    let mut c_pageCount = args::optional(
        object_pageCount,
        0,
        |object| args::u32(object, "pageCount"),
    )?;
    let c_addresses_length: usize = c_pageCount as usize;
    let c_addresses = args::output_memory(
        py,
        c_addresses_length,
        Ty::U64.size(),
        &arena,
    )?;
    let c_timestamps_length: usize = c_pageCount as usize;
    let c_timestamps = args::output_memory(
        py,
        c_timestamps_length,
        Ty::U64.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetRetiredPages_v2)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_cause,
                (&raw mut c_pageCount).cast(),
                c_addresses.cast(),
                c_timestamps.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            3,
            |tuple| {
                tuple.push(out::u32(py, c_pageCount)?)?;
                tuple.push(out::none(py))?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u32(py, c_pageCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_addresses.cast(),
                            c_addresses_length.min(c_pageCount as usize),
                        )
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U64,
                            c_timestamps.cast(),
                            c_timestamps_length.min(c_pageCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetRowRemapperHistogram<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetRowRemapperHistogram", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_values, c_values_place) = out::new_record(
        py,
        &nvml::nvmlRowRemapperHistogramValues_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRowRemapperHistogram)?;
    let status = unsafe { released(py, || function(c_device, c_values_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_values.into_any()))
}

pub(crate) fn nvmlDeviceGetRunningProcessDetailList<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_plist], []) = call
        .bind("nvmlDeviceGetRunningProcessDetailList", "device plist")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_plist = args::optional_record(
        object_plist,
        "plist",
        &nvml::nvmlProcessDetailList_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetRunningProcessDetailList)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_plist.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetSamples<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_device,
        object_typename,
        object_lastSeenTimeStamp,
        ],
        [object_sampleCount,
        ],
    ) = call
        .bind("nvmlDeviceGetSamples", "device typename lastSeenTimeStamp sampleCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &nvml::nvmlSamplingType_t,
    )?;
    let c_lastSeenTimeStamp = args::u64(object_lastSeenTimeStamp, "lastSeenTimeStamp")?;
    let mut c_sampleCount = args::optional(
        object_sampleCount,
        0,
        |object| args::u32(object, "sampleCount"),
    )?;
    let mut c_sampleValType: i32 = 0;
    let c_samples_length: usize = c_sampleCount as usize;
    let c_samples = args::output_memory(
        py,
        c_samples_length,
        Ty::Record(&nvml::nvmlSample_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        i32,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetSamples)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_type,
                c_lastSeenTimeStamp,
                (&raw mut c_sampleValType).cast(),
                (&raw mut c_sampleCount).cast(),
                c_samples.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            3,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_sampleCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlValueType_t, c_sampleValType)?)?;
            tuple.push(out::u32(py, c_sampleCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlSample_t),
                            c_samples.cast(),
                            c_samples_length.min(c_sampleCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetSerial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetSerial", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_serial_size: usize = c_length as usize;
    let c_serial = args::output_memory(py, c_serial_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetSerial)?;
    let status = unsafe {
        released(py, || function(c_device, c_serial.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_serial, c_serial_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetSramEccErrorStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetSramEccErrorStatus", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_status, c_status_place) = out::new_record(
        py,
        &nvml::nvmlEccSramErrorStatus_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSramEccErrorStatus)?;
    let status = unsafe { released(py, || function(c_device, c_status_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_status.into_any()))
}

pub(crate) fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_errorCounts], []) = call
        .bind("nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", "device errorCounts")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_errorCounts = args::optional_record(
        object_errorCounts,
        "errorCounts",
        &nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_errorCounts.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetSupportedClocksEventReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetSupportedClocksEventReasons", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_supportedClocksEventReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedClocksEventReasons)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_supportedClocksEventReasons).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_supportedClocksEventReasons)?),
    )
}

pub(crate) fn nvmlDeviceGetSupportedClocksThrottleReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetSupportedClocksThrottleReasons", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_supportedClocksThrottleReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedClocksThrottleReasons)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_supportedClocksThrottleReasons).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_supportedClocksThrottleReasons)?),
    )
}

pub(crate) fn nvmlDeviceGetSupportedEventTypes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetSupportedEventTypes", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_eventTypes: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedEventTypes)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_eventTypes).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_eventTypes)?),
    )
}

pub(crate) fn nvmlDeviceGetSupportedGraphicsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_memoryClockMHz], [object_count]) = call
        .bind("nvmlDeviceGetSupportedGraphicsClocks", "device memoryClockMHz count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_memoryClockMHz = args::u32(object_memoryClockMHz, "memoryClockMHz")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_clocksMHz_length: usize = c_count as usize;
    let c_clocksMHz = args::output_memory(
        py,
        c_clocksMHz_length,
        Ty::U32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedGraphicsClocks)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_memoryClockMHz,
                (&raw mut c_count).cast(),
                c_clocksMHz.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_clocksMHz.cast(),
                            c_clocksMHz_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetSupportedMemoryClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], [object_count]) = call
        .bind("nvmlDeviceGetSupportedMemoryClocks", "device count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_clocksMHz_length: usize = c_count as usize;
    let c_clocksMHz = args::output_memory(
        py,
        c_clocksMHz_length,
        Ty::U32.size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedMemoryClocks)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_count).cast(), c_clocksMHz.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_clocksMHz.cast(),
                            c_clocksMHz_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetSupportedPerformanceStates<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pstates, object_size], []) = call
        .bind("nvmlDeviceGetSupportedPerformanceStates", "device pstates size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_size = args::u32(object_size, "size")?;
    let c_pstates = args::either(
        object_pstates,
        "pstates",
        None,
        true,
        Some(c_size as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedPerformanceStates)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pstates.cast(), c_size)) },
    )
}

pub(crate) fn nvmlDeviceGetSupportedVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], [object_vgpuCount]) = call
        .bind("nvmlDeviceGetSupportedVgpus", "device vgpuCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(
        object_vgpuCount,
        0,
        |object| args::u32(object, "vgpuCount"),
    )?;
    let c_vgpuTypeIds_length: usize = c_vgpuCount as usize;
    let c_vgpuTypeIds = args::output_memory(
        py,
        c_vgpuTypeIds_length,
        Ty::Value(&nvml::nvmlVgpuTypeId_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedVgpus)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuTypeIds.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_vgpuCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_vgpuCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlVgpuTypeId_t),
                            c_vgpuTypeIds.cast(),
                            c_vgpuTypeIds_length.min(c_vgpuCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetTargetFanSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_fan], []) = call
        .bind("nvmlDeviceGetTargetFanSpeed", "device fan")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let mut c_targetSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTargetFanSpeed)?;
    let status = unsafe {
        released(py, || function(c_device, c_fan, (&raw mut c_targetSpeed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_targetSpeed)?),
    )
}

pub(crate) fn nvmlDeviceGetTemperatureThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_thresholdType], []) = call
        .bind("nvmlDeviceGetTemperatureThreshold", "device thresholdType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_thresholdType = args::enumeration(
        object_thresholdType,
        "thresholdType",
        &nvml::nvmlTemperatureThresholds_t,
    )?;
    let mut c_temp: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTemperatureThreshold)?;
    let status = unsafe {
        released(py, || function(c_device, c_thresholdType, (&raw mut c_temp).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_temp)?),
    )
}

pub(crate) fn nvmlDeviceGetThermalSettings<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_sensorIndex], []) = call
        .bind("nvmlDeviceGetThermalSettings", "device sensorIndex")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_sensorIndex = args::u32(object_sensorIndex, "sensorIndex")?;
    let (c_pThermalSettings, c_pThermalSettings_place) = out::new_record(
        py,
        &nvml::nvmlGpuThermalSettings_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetThermalSettings)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_sensorIndex, c_pThermalSettings_place.cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pThermalSettings.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetTopologyCommonAncestor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device1, object_device2], []) = call
        .bind("nvmlDeviceGetTopologyCommonAncestor", "device1 device2")?;
    let py = call.py();
    let c_device1 = args::value::<u64>(object_device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(object_device2, "device2", &nvml::nvmlDevice_t)?;
    let mut c_pathInfo: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTopologyCommonAncestor)?;
    let status = unsafe {
        released(py, || function(c_device1, c_device2, (&raw mut c_pathInfo).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlGpuTopologyLevel_t, c_pathInfo)?)
        },
    )
}

pub(crate) fn nvmlDeviceGetTopologyNearestGpus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_level], [object_count]) = call
        .bind("nvmlDeviceGetTopologyNearestGpus", "device level count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_level = args::enumeration(
        object_level,
        "level",
        &nvml::nvmlGpuTopologyLevel_t,
    )?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_deviceArray_length: usize = c_count as usize;
    let c_deviceArray = args::output_memory(
        py,
        c_deviceArray_length,
        Ty::Value(&nvml::nvmlDevice_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTopologyNearestGpus)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_level,
                (&raw mut c_count).cast(),
                c_deviceArray.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlDevice_t),
                            c_deviceArray.cast(),
                            c_deviceArray_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetTotalEccErrors<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_errorType, object_counterType], []) = call
        .bind("nvmlDeviceGetTotalEccErrors", "device errorType counterType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(
        object_errorType,
        "errorType",
        &nvml::nvmlMemoryErrorType_t,
    )?;
    let c_counterType = args::enumeration(
        object_counterType,
        "counterType",
        &nvml::nvmlEccCounterType_t,
    )?;
    let mut c_eccCounts: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTotalEccErrors)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_errorType,
                c_counterType,
                (&raw mut c_eccCounts).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_eccCounts)?),
    )
}

pub(crate) fn nvmlDeviceGetTotalEnergyConsumption<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetTotalEnergyConsumption", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_energy: u64 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTotalEnergyConsumption)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_energy).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_energy)?),
    )
}

pub(crate) fn nvmlDeviceGetUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetUUID", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_uuid_size: usize = c_length as usize;
    let c_uuid = args::output_memory(py, c_uuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetUUID)?;
    let status = unsafe { released(py, || function(c_device, c_uuid.cast(), c_length)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_uuid, c_uuid_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetUnrepairableMemoryFlag_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetUnrepairableMemoryFlag_v1", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_unrepairableMemoryStatus, c_unrepairableMemoryStatus_place) = out::new_record(
        py,
        &nvml13::nvmlUnrepairableMemoryStatus_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetUnrepairableMemoryFlag_v1)?;
    let status = unsafe {
        released(py, || function(c_device, c_unrepairableMemoryStatus_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_unrepairableMemoryStatus.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetUtilizationRates<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetUtilizationRates", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_utilization, c_utilization_place) = out::new_record(
        py,
        &nvml::nvmlUtilization_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetUtilizationRates)?;
    let status = unsafe {
        released(py, || function(c_device, c_utilization_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_utilization.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVbiosVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_length], []) = call
        .bind("nvmlDeviceGetVbiosVersion", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetVbiosVersion)?;
    let status = unsafe {
        released(py, || function(c_device, c_version.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlDeviceGetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetVgpuHeterogeneousMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pHeterogeneousMode, c_pHeterogeneousMode_place) = out::new_record(
        py,
        &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuHeterogeneousMode)?;
    let status = unsafe {
        released(py, || function(c_device, c_pHeterogeneousMode_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pHeterogeneousMode.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVgpuInstancesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_vgpuUtilInfo], []) = call
        .bind("nvmlDeviceGetVgpuInstancesUtilizationInfo", "device vgpuUtilInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuUtilInfo = args::optional_record(
        object_vgpuUtilInfo,
        "vgpuUtilInfo",
        &nvml::nvmlVgpuInstancesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuInstancesUtilizationInfo)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_vgpuUtilInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetVgpuMetadata<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_pgpuMetadata, object_bufferSize], []) = call
        .bind("nvmlDeviceGetVgpuMetadata", "device pgpuMetadata bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize = args::u32(object_bufferSize, "bufferSize")?;
    let c_pgpuMetadata = args::either(
        object_pgpuMetadata,
        "pgpuMetadata",
        None,
        true,
        Some(c_bufferSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuMetadata)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_pgpuMetadata.cast(), (&raw mut c_bufferSize).cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(py, c_bufferSize)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_bufferSize)?),
    )
}

pub(crate) fn nvmlDeviceGetVgpuProcessUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_lastSeenTimeStamp], [object_vgpuProcessSamplesCount]) = call
        .bind(
            "nvmlDeviceGetVgpuProcessUtilization",
            "device lastSeenTimeStamp vgpuProcessSamplesCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_lastSeenTimeStamp = args::u64(object_lastSeenTimeStamp, "lastSeenTimeStamp")?;
    let mut c_vgpuProcessSamplesCount = args::optional(
        object_vgpuProcessSamplesCount,
        0,
        |object| args::u32(object, "vgpuProcessSamplesCount"),
    )?;
    let c_utilizationSamples_length: usize = c_vgpuProcessSamplesCount as usize;
    let c_utilizationSamples = args::output_memory(
        py,
        c_utilizationSamples_length,
        Ty::Record(&nvml::nvmlVgpuProcessUtilizationSample_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuProcessUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_lastSeenTimeStamp,
                (&raw mut c_vgpuProcessSamplesCount).cast(),
                c_utilizationSamples.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_vgpuProcessSamplesCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_vgpuProcessSamplesCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlVgpuProcessUtilizationSample_t),
                            c_utilizationSamples.cast(),
                            c_utilizationSamples_length
                                .min(c_vgpuProcessSamplesCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetVgpuProcessesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_vgpuProcUtilInfo], []) = call
        .bind("nvmlDeviceGetVgpuProcessesUtilizationInfo", "device vgpuProcUtilInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuProcUtilInfo = args::optional_record(
        object_vgpuProcUtilInfo,
        "vgpuProcUtilInfo",
        &nvml::nvmlVgpuProcessesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuProcessesUtilizationInfo)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_vgpuProcUtilInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceGetVgpuSchedulerCapabilities", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pCapabilities, c_pCapabilities_place) = out::new_record(
        py,
        &nvml::nvmlVgpuSchedulerCapabilities_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerCapabilities)?;
    let status = unsafe {
        released(py, || function(c_device, c_pCapabilities_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pCapabilities.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetVgpuSchedulerLog", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pSchedulerLog, c_pSchedulerLog_place) = out::new_record(
        py,
        &nvml::nvmlVgpuSchedulerLog_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerLog)?;
    let status = unsafe {
        released(py, || function(c_device, c_pSchedulerLog_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pSchedulerLog.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerLog_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pSchedulerLogInfo], []) = call
        .bind("nvmlDeviceGetVgpuSchedulerLog_v2", "device pSchedulerLogInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        object_pSchedulerLogInfo,
        "pSchedulerLogInfo",
        &nvml13::nvmlVgpuSchedulerLogInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerLog_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pSchedulerLogInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetVgpuSchedulerState", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_pSchedulerState, c_pSchedulerState_place) = out::new_record(
        py,
        &nvml::nvmlVgpuSchedulerGetState_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerState)?;
    let status = unsafe {
        released(py, || function(c_device, c_pSchedulerState_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pSchedulerState.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pSchedulerStateInfo], []) = call
        .bind("nvmlDeviceGetVgpuSchedulerState_v2", "device pSchedulerStateInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        object_pSchedulerStateInfo,
        "pSchedulerStateInfo",
        &nvml13::nvmlVgpuSchedulerStateInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerState_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pSchedulerStateInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetVgpuTypeCreatablePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_vgpuTypeId, object_pPlacementList], []) = call
        .bind(
            "nvmlDeviceGetVgpuTypeCreatablePlacements",
            "device vgpuTypeId pPlacementList",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_pPlacementList = args::optional_record(
        object_pPlacementList,
        "pPlacementList",
        &nvml::nvmlVgpuPlacementList_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuTypeCreatablePlacements)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(py, || function(c_device, c_vgpuTypeId, c_pPlacementList.cast()))
        },
    )
}

pub(crate) fn nvmlDeviceGetVgpuTypeSupportedPlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_vgpuTypeId, object_pPlacementList], []) = call
        .bind(
            "nvmlDeviceGetVgpuTypeSupportedPlacements",
            "device vgpuTypeId pPlacementList",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_pPlacementList = args::optional_record(
        object_pPlacementList,
        "pPlacementList",
        &nvml::nvmlVgpuPlacementList_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuTypeSupportedPlacements)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(py, || function(c_device, c_vgpuTypeId, c_pPlacementList.cast()))
        },
    )
}

pub(crate) fn nvmlDeviceGetVgpuUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_lastSeenTimeStamp], [object_vgpuInstanceSamplesCount]) = call
        .bind(
            "nvmlDeviceGetVgpuUtilization",
            "device lastSeenTimeStamp vgpuInstanceSamplesCount",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_lastSeenTimeStamp = args::u64(object_lastSeenTimeStamp, "lastSeenTimeStamp")?;
    let mut c_vgpuInstanceSamplesCount = args::optional(
        object_vgpuInstanceSamplesCount,
        0,
        |object| args::u32(object, "vgpuInstanceSamplesCount"),
    )?;
    let mut c_sampleValType: i32 = 0;
    let c_utilizationSamples_length: usize = c_vgpuInstanceSamplesCount as usize;
    let c_utilizationSamples = args::output_memory(
        py,
        c_utilizationSamples_length,
        Ty::Record(&nvml::nvmlVgpuInstanceUtilizationSample_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        u64,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuUtilization)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_device,
                c_lastSeenTimeStamp,
                (&raw mut c_sampleValType).cast(),
                (&raw mut c_vgpuInstanceSamplesCount).cast(),
                c_utilizationSamples.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            3,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_vgpuInstanceSamplesCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        3,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlValueType_t, c_sampleValType)?)?;
            tuple.push(out::u32(py, c_vgpuInstanceSamplesCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlVgpuInstanceUtilizationSample_t),
                            c_utilizationSamples.cast(),
                            c_utilizationSamples_length
                                .min(c_vgpuInstanceSamplesCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetViolationStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_perfPolicyType], []) = call
        .bind("nvmlDeviceGetViolationStatus", "device perfPolicyType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_perfPolicyType = args::enumeration(
        object_perfPolicyType,
        "perfPolicyType",
        &nvml::nvmlPerfPolicyType_t,
    )?;
    let (c_violTime, c_violTime_place) = out::new_record(
        py,
        &nvml::nvmlViolationTime_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetViolationStatus)?;
    let status = unsafe {
        released(py, || function(c_device, c_perfPolicyType, c_violTime_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_violTime.into_any()),
    )
}

pub(crate) fn nvmlDeviceGetVirtualizationMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetVirtualizationMode", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pVirtualMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVirtualizationMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_pVirtualMode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &nvml::nvmlGpuVirtualizationMode_t,
                        c_pVirtualMode,
                    )?,
                )
        },
    )
}

pub(crate) fn nvmlDeviceIsMigDeviceHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceIsMigDeviceHandle", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isMigDevice: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceIsMigDeviceHandle)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_isMigDevice).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_isMigDevice)?),
    )
}

pub(crate) fn nvmlDeviceLockNvlinkRemapTable_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_remapTableLockInfo], []) = call
        .bind("nvmlDeviceLockNvlinkRemapTable_v1", "device remapTableLockInfo")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_remapTableLockInfo = args::optional_record(
        object_remapTableLockInfo,
        "remapTableLockInfo",
        &nvml13::nvmlNvlinkLockRemapTable_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceLockNvlinkRemapTable_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_remapTableLockInfo.cast())) },
    )
}

pub(crate) fn nvmlDeviceModifyDrainState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciInfo, object_newState], []) = call
        .bind("nvmlDeviceModifyDrainState", "pciInfo newState")?;
    let py = call.py();
    let c_newState = args::enumeration(
        object_newState,
        "newState",
        &nvml::nvmlEnableState_t,
    )?;
    let c_pciInfo = args::optional_record(
        object_pciInfo,
        "pciInfo",
        &nvml::nvmlPciInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::nvmlDeviceModifyDrainState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_pciInfo.cast(), c_newState)) },
    )
}

pub(crate) fn nvmlDeviceOnSameBoard<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device1, object_device2], []) = call
        .bind("nvmlDeviceOnSameBoard", "device1 device2")?;
    let py = call.py();
    let c_device1 = args::value::<u64>(object_device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(object_device2, "device2", &nvml::nvmlDevice_t)?;
    let mut c_onSameBoard: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceOnSameBoard)?;
    let status = unsafe {
        released(py, || function(c_device1, c_device2, (&raw mut c_onSameBoard).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_onSameBoard)?),
    )
}

pub(crate) fn nvmlDevicePerfMetricsGetSamples_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_samples], []) = call
        .bind("nvmlDevicePerfMetricsGetSamples_v1", "device samples")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_samples = args::optional_record(
        object_samples,
        "samples",
        &nvml13::nvmlPerfMetricsSamples_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDevicePerfMetricsGetSamples_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_samples.cast())) },
    )
}

pub(crate) fn nvmlDevicePowerSmoothingActivatePresetProfile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profile], []) = call
        .bind("nvmlDevicePowerSmoothingActivatePresetProfile", "device profile")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::optional_record(
        object_profile,
        "profile",
        &nvml::nvmlPowerSmoothingProfile_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDevicePowerSmoothingActivatePresetProfile)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_profile.cast())) },
    )
}

pub(crate) fn nvmlDevicePowerSmoothingSetState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_state], []) = call
        .bind("nvmlDevicePowerSmoothingSetState", "device state")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_state = args::optional_record(
        object_state,
        "state",
        &nvml::nvmlPowerSmoothingState_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDevicePowerSmoothingSetState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_state.cast())) },
    )
}

pub(crate) fn nvmlDevicePowerSmoothingUpdatePresetProfileParam<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_profile], []) = call
        .bind("nvmlDevicePowerSmoothingUpdatePresetProfileParam", "device profile")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::optional_record(
        object_profile,
        "profile",
        &nvml::nvmlPowerSmoothingProfile_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_profile.cast())) },
    )
}

pub(crate) fn nvmlDeviceQueryDrainState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciInfo], []) = call.bind("nvmlDeviceQueryDrainState", "pciInfo")?;
    let py = call.py();
    let c_pciInfo = args::optional_record(
        object_pciInfo,
        "pciInfo",
        &nvml::nvmlPciInfo_t,
    )?;
    let mut c_currentState: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceQueryDrainState)?;
    let status = unsafe {
        released(py, || function(c_pciInfo.cast(), (&raw mut c_currentState).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_currentState)?)
        },
    )
}

pub(crate) fn nvmlDeviceReadPRMCounters_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_counterList], []) = call
        .bind("nvmlDeviceReadPRMCounters_v1", "device counterList")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_counterList = args::optional_record(
        object_counterList,
        "counterList",
        &nvml13::nvmlPRMCounterList_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceReadPRMCounters_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_counterList.cast())) },
    )
}

pub(crate) fn nvmlDeviceReadWritePRM_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_buffer], []) = call
        .bind("nvmlDeviceReadWritePRM_v1", "device buffer")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_buffer = args::optional_record(
        object_buffer,
        "buffer",
        &nvml13::nvmlPRMTLV_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceReadWritePRM_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_buffer.cast())) },
    )
}

pub(crate) fn nvmlDeviceRegisterEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_eventTypes, object_set], []) = call
        .bind("nvmlDeviceRegisterEvents", "device eventTypes set")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_eventTypes = args::u64(object_eventTypes, "eventTypes")?;
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::nvmlDeviceRegisterEvents)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_eventTypes, c_set)) },
    )
}

pub(crate) fn nvmlDeviceRemoveGpu<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pciInfo, object_gpuState, object_linkState], []) = call
        .bind("nvmlDeviceRemoveGpu", "pciInfo gpuState linkState")?;
    let py = call.py();
    let c_gpuState = args::enumeration(
        object_gpuState,
        "gpuState",
        &nvml::nvmlDetachGpuState_t,
    )?;
    let c_linkState = args::enumeration(
        object_linkState,
        "linkState",
        &nvml::nvmlPcieLinkState_t,
    )?;
    let c_pciInfo = args::optional_record(
        object_pciInfo,
        "pciInfo",
        &nvml::nvmlPciInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, i32, i32) -> i32 = call
        .symbol(slots::nvmlDeviceRemoveGpu_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_pciInfo.cast(), c_gpuState, c_linkState)) },
    )
}

pub(crate) fn nvmlDeviceResetApplicationsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceResetApplicationsClocks", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceResetApplicationsClocks)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceResetGpuLockedClocks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceResetGpuLockedClocks", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceResetGpuLockedClocks)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceResetMemoryLockedClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceResetMemoryLockedClocks", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceResetMemoryLockedClocks)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceResetNvLinkErrorCounters<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link], []) = call
        .bind("nvmlDeviceResetNvLinkErrorCounters", "device link")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::nvmlDeviceResetNvLinkErrorCounters)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_link)) },
    )
}

pub(crate) fn nvmlDeviceResetNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_link, object_counter], []) = call
        .bind("nvmlDeviceResetNvLinkUtilizationCounter", "device link counter")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::u32(object_counter, "counter")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceResetNvLinkUtilizationCounter)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_link, c_counter)) },
    )
}

pub(crate) fn nvmlDeviceSetAPIRestriction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_apiType, object_isRestricted], []) = call
        .bind("nvmlDeviceSetAPIRestriction", "device apiType isRestricted")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_apiType = args::enumeration(
        object_apiType,
        "apiType",
        &nvml::nvmlRestrictedAPI_t,
    )?;
    let c_isRestricted = args::enumeration(
        object_isRestricted,
        "isRestricted",
        &nvml::nvmlEnableState_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetAPIRestriction)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_apiType, c_isRestricted)) },
    )
}

pub(crate) fn nvmlDeviceSetAccountingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetAccountingMode", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetAccountingMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_mode)) },
    )
}

pub(crate) fn nvmlDeviceSetAdaptiveTgpMode_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetAdaptiveTgpMode_v1", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetAdaptiveTgpMode_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_mode)) },
    )
}

pub(crate) fn nvmlDeviceSetApplicationsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_memClockMHz, object_graphicsClockMHz], []) = call
        .bind("nvmlDeviceSetApplicationsClocks", "device memClockMHz graphicsClockMHz")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_memClockMHz = args::u32(object_memClockMHz, "memClockMHz")?;
    let c_graphicsClockMHz = args::u32(object_graphicsClockMHz, "graphicsClockMHz")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetApplicationsClocks)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_memClockMHz, c_graphicsClockMHz)) },
    )
}

pub(crate) fn nvmlDeviceSetAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_enabled], []) = call
        .bind("nvmlDeviceSetAutoBoostedClocksEnabled", "device enabled")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_enabled = args::enumeration(
        object_enabled,
        "enabled",
        &nvml::nvmlEnableState_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetAutoBoostedClocksEnabled)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_enabled)) },
    )
}

pub(crate) fn nvmlDeviceSetClockOffsets<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_info], []) = call
        .bind("nvmlDeviceSetClockOffsets", "device info")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(object_info, "info", &nvml::nvmlClockOffset_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetClockOffsets)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_info.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetComputeMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetComputeMode", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &nvml::nvmlComputeMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetComputeMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_mode)) },
    )
}

pub(crate) fn nvmlDeviceSetConfComputeUnprotectedMemSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_sizeKiB], []) = call
        .bind("nvmlDeviceSetConfComputeUnprotectedMemSize", "device sizeKiB")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_sizeKiB = args::u64(object_sizeKiB, "sizeKiB")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvmlDeviceSetConfComputeUnprotectedMemSize)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_sizeKiB)) },
    )
}

pub(crate) fn nvmlDeviceSetCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceSetCpuAffinity", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceSetCpuAffinity)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_enabled, object_flags], []) = call
        .bind("nvmlDeviceSetDefaultAutoBoostedClocksEnabled", "device enabled flags")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_enabled = args::enumeration(
        object_enabled,
        "enabled",
        &nvml::nvmlEnableState_t,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_enabled, c_flags)) },
    )
}

pub(crate) fn nvmlDeviceSetDefaultFanSpeed_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_fan], []) = call
        .bind("nvmlDeviceSetDefaultFanSpeed_v2", "device fan")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetDefaultFanSpeed_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_fan)) },
    )
}

pub(crate) fn nvmlDeviceSetDramEncryptionMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_dramEncryption], []) = call
        .bind("nvmlDeviceSetDramEncryptionMode", "device dramEncryption")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_dramEncryption = args::optional_record(
        object_dramEncryption,
        "dramEncryption",
        &nvml::nvmlDramEncryptionInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetDramEncryptionMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_dramEncryption.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetDriverModel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_driverModel, object_flags], []) = call
        .bind("nvmlDeviceSetDriverModel", "device driverModel flags")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_driverModel = args::enumeration(
        object_driverModel,
        "driverModel",
        &nvml::nvmlDriverModel_t,
    )?;
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetDriverModel)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_driverModel, c_flags)) },
    )
}

pub(crate) fn nvmlDeviceSetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_ecc], []) = call
        .bind("nvmlDeviceSetEccMode", "device ecc")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_ecc = args::enumeration(object_ecc, "ecc", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetEccMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_ecc)) },
    )
}

pub(crate) fn nvmlDeviceSetFanControlPolicy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_fan, object_policy], []) = call
        .bind("nvmlDeviceSetFanControlPolicy", "device fan policy")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let c_policy = args::value::<
        u32,
    >(object_policy, "policy", &nvml::nvmlFanControlPolicy_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetFanControlPolicy)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_fan, c_policy)) },
    )
}

pub(crate) fn nvmlDeviceSetFanSpeed_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_fan, object_speed], []) = call
        .bind("nvmlDeviceSetFanSpeed_v2", "device fan speed")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_fan = args::u32(object_fan, "fan")?;
    let c_speed = args::u32(object_speed, "speed")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetFanSpeed_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_fan, c_speed)) },
    )
}

pub(crate) fn nvmlDeviceSetGpcClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_offset], []) = call
        .bind("nvmlDeviceSetGpcClkVfOffset", "device offset")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_offset = args::i32(object_offset, "offset")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetGpcClkVfOffset)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_offset)) },
    )
}

pub(crate) fn nvmlDeviceSetGpuLockedClocks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_minGpuClockMHz, object_maxGpuClockMHz], []) = call
        .bind("nvmlDeviceSetGpuLockedClocks", "device minGpuClockMHz maxGpuClockMHz")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_minGpuClockMHz = args::u32(object_minGpuClockMHz, "minGpuClockMHz")?;
    let c_maxGpuClockMHz = args::u32(object_maxGpuClockMHz, "maxGpuClockMHz")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetGpuLockedClocks)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(py, || function(c_device, c_minGpuClockMHz, c_maxGpuClockMHz))
        },
    )
}

pub(crate) fn nvmlDeviceSetGpuOperationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetGpuOperationMode", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &nvml::nvmlGpuOperationMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetGpuOperationMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_mode)) },
    )
}

pub(crate) fn nvmlDeviceSetHostname_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_hostname], []) = call
        .bind("nvmlDeviceSetHostname_v1", "device hostname")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_hostname = args::optional_record(
        object_hostname,
        "hostname",
        &nvml13::nvmlHostname_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetHostname_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_hostname.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetMemClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_offset], []) = call
        .bind("nvmlDeviceSetMemClkVfOffset", "device offset")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_offset = args::i32(object_offset, "offset")?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetMemClkVfOffset)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_offset)) },
    )
}

pub(crate) fn nvmlDeviceSetMemoryLimits_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_limits], []) = call
        .bind("nvmlDeviceSetMemoryLimits_v1", "device limits")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_limits = args::optional_record(
        object_limits,
        "limits",
        &nvml13::nvmlSetMemoryLimits_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetMemoryLimits_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_limits.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetMemoryLockedClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_minMemClockMHz, object_maxMemClockMHz], []) = call
        .bind(
            "nvmlDeviceSetMemoryLockedClocks",
            "device minMemClockMHz maxMemClockMHz",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_minMemClockMHz = args::u32(object_minMemClockMHz, "minMemClockMHz")?;
    let c_maxMemClockMHz = args::u32(object_maxMemClockMHz, "maxMemClockMHz")?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetMemoryLockedClocks)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(py, || function(c_device, c_minMemClockMHz, c_maxMemClockMHz))
        },
    )
}

pub(crate) fn nvmlDeviceSetMigMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetMigMode", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::u32(object_mode, "mode")?;
    let mut c_activationStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetMigMode)?;
    let status = unsafe {
        released(py, || function(c_device, c_mode, (&raw mut c_activationStatus).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlReturn_t, c_activationStatus)?)
        },
    )
}

pub(crate) fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_info], []) = call
        .bind("nvmlDeviceSetNvLinkDeviceLowPowerThreshold", "device info")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(
        object_info,
        "info",
        &nvml::nvmlNvLinkPowerThres_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_info.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetNvLinkUtilizationControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let (
        [object_device,
        object_link,
        object_counter,
        object_control,
        object_reset,
        ],
        [],
    ) = call
        .bind(
            "nvmlDeviceSetNvLinkUtilizationControl",
            "device link counter control reset",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_link = args::u32(object_link, "link")?;
    let c_counter = args::u32(object_counter, "counter")?;
    let c_reset = args::u32(object_reset, "reset")?;
    let c_control = args::optional_record(
        object_control,
        "control",
        &nvml::nvmlNvLinkUtilizationControl_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvLinkUtilizationControl)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(
                py,
                || function(c_device, c_link, c_counter, c_control.cast(), c_reset),
            )
        },
    )
}

pub(crate) fn nvmlDeviceSetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_setBwMode], []) = call
        .bind("nvmlDeviceSetNvlinkBwMode", "device setBwMode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_setBwMode = args::optional_record(
        object_setBwMode,
        "setBwMode",
        &nvml::nvmlNvlinkSetBwMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvlinkBwMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_setBwMode.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetNvlinkBwModeAsync_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_setBwModeAsync], []) = call
        .bind("nvmlDeviceSetNvlinkBwModeAsync_v1", "device setBwModeAsync")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_setBwModeAsync = args::optional_record(
        object_setBwModeAsync,
        "setBwModeAsync",
        &nvml13::nvmlNvlinkSetBwModeAsync_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvlinkBwModeAsync_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_setBwModeAsync.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetNvlinkNvleReady_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_setNvleReady], []) = call
        .bind("nvmlDeviceSetNvlinkNvleReady_v1", "device setNvleReady")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_setNvleReady = args::optional_record(
        object_setNvleReady,
        "setNvleReady",
        &nvml13::nvmlNvlinkSetNvleReady_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvlinkNvleReady_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_setNvleReady.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetPersistenceMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_mode], []) = call
        .bind("nvmlDeviceSetPersistenceMode", "device mode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(object_mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetPersistenceMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_mode)) },
    )
}

pub(crate) fn nvmlDeviceSetPowerManagementLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_limit], []) = call
        .bind("nvmlDeviceSetPowerManagementLimit", "device limit")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_limit = args::u32(object_limit, "limit")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetPowerManagementLimit)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_limit)) },
    )
}

pub(crate) fn nvmlDeviceSetPowerManagementLimit_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_powerValue], []) = call
        .bind("nvmlDeviceSetPowerManagementLimit_v2", "device powerValue")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_powerValue = args::optional_record(
        object_powerValue,
        "powerValue",
        &nvml::nvmlPowerValue_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetPowerManagementLimit_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_powerValue.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetPowerMizerMode_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_powerMizerMode], []) = call
        .bind("nvmlDeviceSetPowerMizerMode_v1", "device powerMizerMode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_powerMizerMode = args::optional_record(
        object_powerMizerMode,
        "powerMizerMode",
        &nvml13::nvmlDevicePowerMizerModes_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetPowerMizerMode_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_powerMizerMode.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetRusdSettings_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_settings], []) = call
        .bind("nvmlDeviceSetRusdSettings_v1", "device settings")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_settings = args::optional_record(
        object_settings,
        "settings",
        &nvml13::nvmlRusdSettings_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetRusdSettings_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_settings.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetTemperatureThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_thresholdType, object_temp], []) = call
        .bind("nvmlDeviceSetTemperatureThreshold", "device thresholdType temp")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_thresholdType = args::enumeration(
        object_thresholdType,
        "thresholdType",
        &nvml::nvmlTemperatureThresholds_t,
    )?;
    let c_temp = args::pointer_to_one(object_temp, &Ty::I32, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetTemperatureThreshold)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_thresholdType, c_temp.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pHeterogeneousMode], []) = call
        .bind("nvmlDeviceSetVgpuHeterogeneousMode", "device pHeterogeneousMode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pHeterogeneousMode = args::optional_record(
        object_pHeterogeneousMode,
        "pHeterogeneousMode",
        &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetVgpuHeterogeneousMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pHeterogeneousMode.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pSchedulerState], []) = call
        .bind("nvmlDeviceSetVgpuSchedulerState", "device pSchedulerState")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerState = args::optional_record(
        object_pSchedulerState,
        "pSchedulerState",
        &nvml::nvmlVgpuSchedulerSetState_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetVgpuSchedulerState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pSchedulerState.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_pSchedulerState], []) = call
        .bind("nvmlDeviceSetVgpuSchedulerState_v2", "device pSchedulerState")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerState = args::optional_record(
        object_pSchedulerState,
        "pSchedulerState",
        &nvml13::nvmlVgpuSchedulerState_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetVgpuSchedulerState_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_pSchedulerState.cast())) },
    )
}

pub(crate) fn nvmlDeviceSetVirtualizationMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_virtualMode], []) = call
        .bind("nvmlDeviceSetVirtualizationMode", "device virtualMode")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_virtualMode = args::enumeration(
        object_virtualMode,
        "virtualMode",
        &nvml::nvmlGpuVirtualizationMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetVirtualizationMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_virtualMode)) },
    )
}

pub(crate) fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_encryptionKey], []) = call
        .bind("nvmlDeviceSetupNvlinkNvleEncryptionKey_v1", "device encryptionKey")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_encryptionKey = args::optional_record(
        object_encryptionKey,
        "encryptionKey",
        &nvml13::nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_encryptionKey.cast())) },
    )
}

pub(crate) fn nvmlDeviceValidateInforom<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceValidateInforom", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceValidateInforom)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceVgpuForceGspUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceVgpuForceGspUnload", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlDeviceVgpuForceGspUnload)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_device)) })
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_requestedProfiles], []) = call
        .bind(
            "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
            "device requestedProfiles",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_requestedProfiles = args::optional_record(
        object_requestedProfiles,
        "requestedProfiles",
        &nvml::nvmlWorkloadPowerProfileRequestedProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_requestedProfiles.cast())) },
    )
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_currentProfiles, c_currentProfiles_place) = out::new_record(
        py,
        &nvml::nvmlWorkloadPowerProfileCurrentProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)?;
    let status = unsafe {
        released(py, || function(c_device, c_currentProfiles_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_currentProfiles.into_any()),
    )
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], []) = call
        .bind("nvmlDeviceWorkloadPowerProfileGetProfilesInfo", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_profilesInfo, c_profilesInfo_place) = out::new_record(
        py,
        &nvml::nvmlWorkloadPowerProfileProfilesInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo)?;
    let status = unsafe {
        released(py, || function(c_device, c_profilesInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_profilesInfo.into_any()),
    )
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_requestedProfiles], []) = call
        .bind(
            "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
            "device requestedProfiles",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_requestedProfiles = args::optional_record(
        object_requestedProfiles,
        "requestedProfiles",
        &nvml::nvmlWorkloadPowerProfileRequestedProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_requestedProfiles.cast())) },
    )
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device, object_updateProfiles], []) = call
        .bind(
            "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1",
            "device updateProfiles",
        )?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_updateProfiles = args::optional_record(
        object_updateProfiles,
        "updateProfiles",
        &nvml13::nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_updateProfiles.cast())) },
    )
}

pub(crate) fn nvmlErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvmlErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvml::nvmlReturn_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call
        .symbol(slots::nvmlErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        0,
        1,
        |tuple| tuple.push(unsafe { out::c_string(py, value) }?),
    )
}

pub(crate) fn nvmlEventSetCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlEventSetCreate", "")?;
    let py = call.py();
    let mut c_set: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_set).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlEventSet_t, c_set as u64)?),
    )
}

pub(crate) fn nvmlEventSetFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set], []) = call.bind("nvmlEventSetFree", "set")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlEventSetFree)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_set)) })
}

pub(crate) fn nvmlEventSetGetContextCount_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set], []) = call.bind("nvmlEventSetGetContextCount_v1", "set")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let (c_params, c_params_place) = out::new_record(
        py,
        &nvml13::nvmlEventSetGetContextCount_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetGetContextCount_v1)?;
    let status = unsafe { released(py, || function(c_set, c_params_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_params.into_any()))
}

pub(crate) fn nvmlEventSetGetContextData_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set, object_params], []) = call
        .bind("nvmlEventSetGetContextData_v1", "set params")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &nvml13::nvmlEventSetGetContextData_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetGetContextData_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_set, c_params.cast())) },
    )
}

pub(crate) fn nvmlEventSetGetContextInfo_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set, object_params], []) = call
        .bind("nvmlEventSetGetContextInfo_v1", "set params")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &nvml13::nvmlEventSetGetContextInfo_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetGetContextInfo_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_set, c_params.cast())) },
    )
}

pub(crate) fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_set, object_params], []) = call
        .bind("nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1", "set params")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_set, c_params.cast())) },
    )
}

pub(crate) fn nvmlEventSetRegisterGpuOperationalEvents_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_eventSet, object_config], []) = call
        .bind("nvmlEventSetRegisterGpuOperationalEvents_v1", "eventSet config")?;
    let py = call.py();
    let c_eventSet = args::value::<
        u64,
    >(object_eventSet, "eventSet", &nvml::nvmlEventSet_t)?;
    let c_config = args::optional_record(
        object_config,
        "config",
        &nvml13::nvmlGpuOperationalEventConfig_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetRegisterGpuOperationalEvents_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_eventSet, c_config.cast())) },
    )
}

pub(crate) fn nvmlEventSetWait<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set, object_timeoutms], []) = call
        .bind("nvmlEventSetWait", "set timeoutms")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let c_timeoutms = args::u32(object_timeoutms, "timeoutms")?;
    let (c_data, c_data_place) = out::new_record(py, &nvml::nvmlEventData_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlEventSetWait_v2)?;
    let status = unsafe {
        released(py, || function(c_set, c_data_place.cast(), c_timeoutms))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_data.into_any()))
}

pub(crate) fn nvmlEventSetWait_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set, object_params], []) = call
        .bind("nvmlEventSetWait_v3", "set params")?;
    let py = call.py();
    let c_set = args::value::<u64>(object_set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(
        object_params,
        "params",
        &nvml13::nvmlEventSetWait_v3_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlEventSetWait_v3)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_set, c_params.cast())) },
    )
}

pub(crate) fn nvmlGetBlacklistDeviceCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlGetBlacklistDeviceCount", "")?;
    let py = call.py();
    let mut c_deviceCount: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlGetExcludedDeviceCount)?;
    let status = unsafe { released(py, || function((&raw mut c_deviceCount).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_deviceCount)?),
    )
}

pub(crate) fn nvmlGetBlacklistDeviceInfoByIndex<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_index], []) = call.bind("nvmlGetBlacklistDeviceInfoByIndex", "index")?;
    let py = call.py();
    let c_index = args::u32(object_index, "index")?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlExcludedDeviceInfo_t)?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGetExcludedDeviceInfoByIndex)?;
    let status = unsafe { released(py, || function(c_index, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlGetVgpuCompatibility<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuMetadata, object_pgpuMetadata], []) = call
        .bind("nvmlGetVgpuCompatibility", "vgpuMetadata pgpuMetadata")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuMetadata = args::either(
        object_vgpuMetadata,
        "vgpuMetadata",
        None,
        false,
        None,
        &arena,
    )?;
    let c_pgpuMetadata = args::either(
        object_pgpuMetadata,
        "pgpuMetadata",
        None,
        false,
        None,
        &arena,
    )?;
    let (c_compatibilityInfo, c_compatibilityInfo_place) = out::new_record(
        py,
        &nvml::nvmlVgpuPgpuCompatibility_t,
    )?;
    let function: unsafe extern "system" fn(
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlGetVgpuCompatibility)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuMetadata.cast(),
                c_pgpuMetadata.cast(),
                c_compatibilityInfo_place.cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_compatibilityInfo.into_any()),
    )
}

pub(crate) fn nvmlGetVgpuDriverCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_capability], []) = call
        .bind("nvmlGetVgpuDriverCapabilities", "capability")?;
    let py = call.py();
    let c_capability = args::enumeration(
        object_capability,
        "capability",
        &nvml::nvmlVgpuDriverCapability_t,
    )?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGetVgpuDriverCapabilities)?;
    let status = unsafe {
        released(py, || function(c_capability, (&raw mut c_capResult).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_capResult)?),
    )
}

pub(crate) fn nvmlGetVgpuVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlGetVgpuVersion", "")?;
    let py = call.py();
    let (c_supported, c_supported_place) = out::new_record(
        py,
        &nvml::nvmlVgpuVersion_t,
    )?;
    let (c_current, c_current_place) = out::new_record(py, &nvml::nvmlVgpuVersion_t)?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGetVgpuVersion)?;
    let status = unsafe {
        released(py, || function(c_supported_place.cast(), c_current_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(c_supported.into_any())?;
            tuple.push(c_current.into_any())?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlGpmMigSampleGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_gpuInstanceId, object_gpmSample], []) = call
        .bind("nvmlGpmMigSampleGet", "device gpuInstanceId gpmSample")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_gpuInstanceId = args::u32(object_gpuInstanceId, "gpuInstanceId")?;
    let c_gpmSample = args::value::<
        u64,
    >(object_gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call
        .symbol(slots::nvmlGpmMigSampleGet)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_gpuInstanceId, c_gpmSample)) },
    )
}

pub(crate) fn nvmlGpmQueryDeviceSupport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlGpmQueryDeviceSupport", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpmSupport, c_gpmSupport_place) = out::new_record(
        py,
        &nvml::nvmlGpmSupport_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpmQueryDeviceSupport)?;
    let status = unsafe {
        released(py, || function(c_device, c_gpmSupport_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_gpmSupport.into_any()),
    )
}

pub(crate) fn nvmlGpmQueryIfStreamingEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlGpmQueryIfStreamingEnabled", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_state: u32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpmQueryIfStreamingEnabled)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_state).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_state)?),
    )
}

pub(crate) fn nvmlGpmSampleAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlGpmSampleAlloc", "")?;
    let py = call.py();
    let mut c_gpmSample: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlGpmSampleAlloc)?;
    let status = unsafe { released(py, || function((&raw mut c_gpmSample).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlGpmSample_t, c_gpmSample as u64)?),
    )
}

pub(crate) fn nvmlGpmSampleFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_gpmSample], []) = call.bind("nvmlGpmSampleFree", "gpmSample")?;
    let py = call.py();
    let c_gpmSample = args::value::<
        u64,
    >(object_gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlGpmSampleFree)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_gpmSample)) })
}

pub(crate) fn nvmlGpmSampleGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_gpmSample], []) = call
        .bind("nvmlGpmSampleGet", "device gpmSample")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_gpmSample = args::value::<
        u64,
    >(object_gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvmlGpmSampleGet)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_gpmSample)) },
    )
}

pub(crate) fn nvmlGpmSetStreamingEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_state], []) = call
        .bind("nvmlGpmSetStreamingEnabled", "device state")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_state = args::u32(object_state, "state")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::nvmlGpmSetStreamingEnabled)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_state)) },
    )
}

pub(crate) fn nvmlGpuInstanceCreateComputeInstance<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profileId], []) = call
        .bind("nvmlGpuInstanceCreateComputeInstance", "gpuInstance profileId")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceCreateComputeInstance)?;
    let status = unsafe {
        released(
            py,
            || function(c_gpuInstance, c_profileId, (&raw mut c_computeInstance).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvml::nvmlComputeInstance_t,
                        c_computeInstance as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvmlGpuInstanceCreateComputeInstanceWithPlacement<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profileId, object_placement], []) = call
        .bind(
            "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
            "gpuInstance profileId placement",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let c_placement = args::optional_record(
        object_placement,
        "placement",
        &nvml::nvmlComputeInstancePlacement_t,
    )?;
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_gpuInstance,
                c_profileId,
                c_placement.cast(),
                (&raw mut c_computeInstance).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvml::nvmlComputeInstance_t,
                        c_computeInstance as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvmlGpuInstanceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_gpuInstance], []) = call.bind("nvmlGpuInstanceDestroy", "gpuInstance")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::nvmlGpuInstanceDestroy)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance)) },
    )
}

pub(crate) fn nvmlGpuInstanceGetActiveVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_gpuInstance, object_pVgpuInstanceInfo], []) = call
        .bind("nvmlGpuInstanceGetActiveVgpus", "gpuInstance pVgpuInstanceInfo")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pVgpuInstanceInfo = args::optional_record(
        object_pVgpuInstanceInfo,
        "pVgpuInstanceInfo",
        &nvml::nvmlActiveVgpuInstanceInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetActiveVgpus)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pVgpuInstanceInfo.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetComputeInstanceById<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_id], []) = call
        .bind("nvmlGpuInstanceGetComputeInstanceById", "gpuInstance id")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_id = args::u32(object_id, "id")?;
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceById)?;
    let status = unsafe {
        released(
            py,
            || function(c_gpuInstance, c_id, (&raw mut c_computeInstance).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &nvml::nvmlComputeInstance_t,
                        c_computeInstance as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn nvmlGpuInstanceGetComputeInstancePossiblePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profileId], [object_count]) = call
        .bind(
            "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
            "gpuInstance profileId count",
        )?;
    let py = call.py();
    let arena = CallArena::new();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_placements_length: usize = usize::max(c_count as usize, 64);
    let c_placements = args::output_memory(
        py,
        c_placements_length,
        Ty::Record(&nvml::nvmlComputeInstancePlacement_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_gpuInstance,
                c_profileId,
                c_placements.cast(),
                (&raw mut c_count).cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_count)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlComputeInstancePlacement_t),
                            c_placements.cast(),
                            c_placements_length.min(c_count as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlGpuInstanceGetComputeInstanceProfileInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profile, object_engProfile], []) = call
        .bind(
            "nvmlGpuInstanceGetComputeInstanceProfileInfo",
            "gpuInstance profile engProfile",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profile = args::u32(object_profile, "profile")?;
    let c_engProfile = args::u32(object_engProfile, "engProfile")?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml::nvmlComputeInstanceProfileInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceProfileInfo)?;
    let status = unsafe {
        released(
            py,
            || function(c_gpuInstance, c_profile, c_engProfile, c_info_place.cast()),
        )
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlGpuInstanceGetComputeInstanceProfileInfoV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profile, object_engProfile], []) = call
        .bind(
            "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
            "gpuInstance profile engProfile",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profile = args::u32(object_profile, "profile")?;
    let c_engProfile = args::u32(object_engProfile, "engProfile")?;
    let (c_info, c_info_place) = out::new_record(
        py,
        &nvml::nvmlComputeInstanceProfileInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, u32, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV)?;
    let status = unsafe {
        released(
            py,
            || function(c_gpuInstance, c_profile, c_engProfile, c_info_place.cast()),
        )
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profileId], []) = call
        .bind(
            "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
            "gpuInstance profileId",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_profileId, (&raw mut c_count).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_count)?),
    )
}

pub(crate) fn nvmlGpuInstanceGetComputeInstances<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_profileId], [object_count]) = call
        .bind("nvmlGpuInstanceGetComputeInstances", "gpuInstance profileId count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_profileId = args::u32(object_profileId, "profileId")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_computeInstances_length: usize = usize::max(c_count as usize, 64);
    let c_computeInstances = args::output_memory(
        py,
        c_computeInstances_length,
        Ty::Value(&nvml::nvmlComputeInstance_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstances)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_gpuInstance,
                c_profileId,
                c_computeInstances.cast(),
                (&raw mut c_count).cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_count)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlComputeInstance_t),
                            c_computeInstances.cast(),
                            c_computeInstances_length.min(c_count as usize),
                        )
                    }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlGpuInstanceGetCreatableVgpus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pVgpus], []) = call
        .bind("nvmlGpuInstanceGetCreatableVgpus", "gpuInstance pVgpus")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pVgpus = args::optional_record(
        object_pVgpus,
        "pVgpus",
        &nvml::nvmlVgpuTypeIdInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetCreatableVgpus)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pVgpus.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_gpuInstance], []) = call.bind("nvmlGpuInstanceGetInfo", "gpuInstance")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlGpuInstanceInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetInfo)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_info_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlGpuInstanceGetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance], []) = call
        .bind("nvmlGpuInstanceGetVgpuHeterogeneousMode", "gpuInstance")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let (c_pHeterogeneousMode, c_pHeterogeneousMode_place) = out::new_record(
        py,
        &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuHeterogeneousMode)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_pHeterogeneousMode_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pHeterogeneousMode.into_any()),
    )
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerLog<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pSchedulerLogInfo], []) = call
        .bind("nvmlGpuInstanceGetVgpuSchedulerLog", "gpuInstance pSchedulerLogInfo")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        object_pSchedulerLogInfo,
        "pSchedulerLogInfo",
        &nvml::nvmlVgpuSchedulerLogInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerLog)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pSchedulerLogInfo.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerLog_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pSchedulerLogInfo], []) = call
        .bind("nvmlGpuInstanceGetVgpuSchedulerLog_v2", "gpuInstance pSchedulerLogInfo")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        object_pSchedulerLogInfo,
        "pSchedulerLogInfo",
        &nvml13::nvmlVgpuSchedulerLogInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pSchedulerLogInfo.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pSchedulerStateInfo], []) = call
        .bind(
            "nvmlGpuInstanceGetVgpuSchedulerState",
            "gpuInstance pSchedulerStateInfo",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        object_pSchedulerStateInfo,
        "pSchedulerStateInfo",
        &nvml::nvmlVgpuSchedulerStateInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pSchedulerStateInfo.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pSchedulerStateInfo], []) = call
        .bind(
            "nvmlGpuInstanceGetVgpuSchedulerState_v2",
            "gpuInstance pSchedulerStateInfo",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        object_pSchedulerStateInfo,
        "pSchedulerStateInfo",
        &nvml13::nvmlVgpuSchedulerStateInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerState_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pSchedulerStateInfo.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pCreatablePlacementInfo], []) = call
        .bind(
            "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
            "gpuInstance pCreatablePlacementInfo",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pCreatablePlacementInfo = args::optional_record(
        object_pCreatablePlacementInfo,
        "pCreatablePlacementInfo",
        &nvml::nvmlVgpuCreatablePlacementInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe {
            released(py, || function(c_gpuInstance, c_pCreatablePlacementInfo.cast()))
        },
    )
}

pub(crate) fn nvmlGpuInstanceSetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pHeterogeneousMode], []) = call
        .bind(
            "nvmlGpuInstanceSetVgpuHeterogeneousMode",
            "gpuInstance pHeterogeneousMode",
        )?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pHeterogeneousMode = args::optional_record(
        object_pHeterogeneousMode,
        "pHeterogeneousMode",
        &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuHeterogeneousMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pHeterogeneousMode.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceSetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pScheduler], []) = call
        .bind("nvmlGpuInstanceSetVgpuSchedulerState", "gpuInstance pScheduler")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pScheduler = args::optional_record(
        object_pScheduler,
        "pScheduler",
        &nvml::nvmlVgpuSchedulerState_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuSchedulerState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pScheduler.cast())) },
    )
}

pub(crate) fn nvmlGpuInstanceSetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_gpuInstance, object_pSchedulerState], []) = call
        .bind("nvmlGpuInstanceSetVgpuSchedulerState_v2", "gpuInstance pSchedulerState")?;
    let py = call.py();
    let c_gpuInstance = args::value::<
        u64,
    >(object_gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerState = args::optional_record(
        object_pSchedulerState,
        "pSchedulerState",
        &nvml13::nvmlVgpuSchedulerState_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuSchedulerState_v2)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_gpuInstance, c_pSchedulerState.cast())) },
    )
}

pub(crate) fn nvmlInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlInit", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvmlInit_v2)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function()) })
}

pub(crate) fn nvmlInitWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_flags], []) = call.bind("nvmlInitWithFlags", "flags")?;
    let py = call.py();
    let c_flags = args::u32(object_flags, "flags")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::nvmlInitWithFlags)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function(c_flags)) })
}

pub(crate) fn nvmlSetVgpuVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuVersion], []) = call.bind("nvmlSetVgpuVersion", "vgpuVersion")?;
    let py = call.py();
    let c_vgpuVersion = args::optional_record(
        object_vgpuVersion,
        "vgpuVersion",
        &nvml::nvmlVgpuVersion_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSetVgpuVersion)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_vgpuVersion.cast())) },
    )
}

pub(crate) fn nvmlShutdown<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlShutdown", "")?;
    let py = call.py();
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvmlShutdown)?;
    returned0(py, &nvml::nvmlReturn_t, unsafe { released(py, || function()) })
}

pub(crate) fn nvmlSystemEventSetCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemEventSetCreate", "")?;
    let py = call.py();
    let (c_request, c_request_place) = out::new_record(
        py,
        &nvml::nvmlSystemEventSetCreateRequest_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemEventSetCreate)?;
    let status = unsafe { released(py, || function(c_request_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_request.into_any()),
    )
}

pub(crate) fn nvmlSystemEventSetFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_request], []) = call.bind("nvmlSystemEventSetFree", "request")?;
    let py = call.py();
    let c_request = args::optional_record(
        object_request,
        "request",
        &nvml::nvmlSystemEventSetFreeRequest_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemEventSetFree)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_request.cast())) },
    )
}

pub(crate) fn nvmlSystemEventSetWait<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_request], []) = call.bind("nvmlSystemEventSetWait", "request")?;
    let py = call.py();
    let c_request = args::optional_record(
        object_request,
        "request",
        &nvml::nvmlSystemEventSetWaitRequest_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemEventSetWait)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_request.cast())) },
    )
}

pub(crate) fn nvmlSystemGetCPER_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cper], []) = call.bind("nvmlSystemGetCPER_v1", "cper")?;
    let py = call.py();
    let c_cper = args::optional_record(object_cper, "cper", &nvml13::nvmlGetCPER_v1_t)?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetCPER_v1)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_cper.cast())) },
    )
}

pub(crate) fn nvmlSystemGetConfComputeCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeCapabilities", "")?;
    let py = call.py();
    let (c_capabilities, c_capabilities_place) = out::new_record(
        py,
        &nvml::nvmlConfComputeSystemCaps_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeCapabilities)?;
    let status = unsafe { released(py, || function(c_capabilities_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_capabilities.into_any()),
    )
}

pub(crate) fn nvmlSystemGetConfComputeGpusReadyState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeGpusReadyState", "")?;
    let py = call.py();
    let mut c_isAcceptingWork: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeGpusReadyState)?;
    let status = unsafe {
        released(py, || function((&raw mut c_isAcceptingWork).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_isAcceptingWork)?),
    )
}

pub(crate) fn nvmlSystemGetConfComputeKeyRotationThresholdInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeKeyRotationThresholdInfo", "")?;
    let py = call.py();
    let (c_pKeyRotationThrInfo, c_pKeyRotationThrInfo_place) = out::new_record(
        py,
        &nvml::nvmlConfComputeGetKeyRotationThresholdInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo)?;
    let status = unsafe {
        released(py, || function(c_pKeyRotationThrInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pKeyRotationThrInfo.into_any()),
    )
}

pub(crate) fn nvmlSystemGetConfComputeSettings<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeSettings", "")?;
    let py = call.py();
    let (c_settings, c_settings_place) = out::new_record(
        py,
        &nvml::nvmlSystemConfComputeSettings_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeSettings)?;
    let status = unsafe { released(py, || function(c_settings_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_settings.into_any()),
    )
}

pub(crate) fn nvmlSystemGetConfComputeSettings_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeSettings_v2", "")?;
    let py = call.py();
    let (c_settings, c_settings_place) = out::new_record(
        py,
        &nvml13::nvmlSystemConfComputeSettings_v2_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeSettings_v2)?;
    let status = unsafe { released(py, || function(c_settings_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_settings.into_any()),
    )
}

pub(crate) fn nvmlSystemGetConfComputeState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetConfComputeState", "")?;
    let py = call.py();
    let (c_state, c_state_place) = out::new_record(
        py,
        &nvml::nvmlConfComputeSystemState_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeState)?;
    let status = unsafe { released(py, || function(c_state_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_state.into_any()))
}

pub(crate) fn nvmlSystemGetCudaDriverVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetCudaDriverVersion", "")?;
    let py = call.py();
    let mut c_cudaDriverVersion: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetCudaDriverVersion)?;
    let status = unsafe {
        released(py, || function((&raw mut c_cudaDriverVersion).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_cudaDriverVersion)?),
    )
}

pub(crate) fn nvmlSystemGetCudaDriverVersion_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetCudaDriverVersion_v2", "")?;
    let py = call.py();
    let mut c_cudaDriverVersion: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetCudaDriverVersion_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_cudaDriverVersion).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_cudaDriverVersion)?),
    )
}

pub(crate) fn nvmlSystemGetDriverBranch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetDriverBranch", "length")?;
    let py = call.py();
    let c_length = args::u32(object_length, "length")?;
    let (c_branchInfo, c_branchInfo_place) = out::new_record(
        py,
        &nvml::nvmlSystemDriverBranchInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlSystemGetDriverBranch)?;
    let status = unsafe {
        released(py, || function(c_branchInfo_place.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_branchInfo.into_any()),
    )
}

pub(crate) fn nvmlSystemGetDriverVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetDriverVersion", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlSystemGetDriverVersion)?;
    let status = unsafe { released(py, || function(c_version.cast(), c_length)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlSystemGetHicVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], [object_hwbcCount]) = call.bind("nvmlSystemGetHicVersion", "hwbcCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let mut c_hwbcCount = args::optional(
        object_hwbcCount,
        0,
        |object| args::u32(object, "hwbcCount"),
    )?;
    let c_hwbcEntries_length: usize = c_hwbcCount as usize;
    let c_hwbcEntries = args::output_memory(
        py,
        c_hwbcEntries_length,
        Ty::Record(&nvml::nvmlHwbcEntry_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetHicVersion)?;
    let status = unsafe {
        released(py, || function((&raw mut c_hwbcCount).cast(), c_hwbcEntries.cast()))
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_hwbcCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_hwbcCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlHwbcEntry_t),
                            c_hwbcEntries.cast(),
                            c_hwbcEntries_length.min(c_hwbcCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlSystemGetNVMLVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetNVMLVersion", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(*mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlSystemGetNVMLVersion)?;
    let status = unsafe { released(py, || function(c_version.cast(), c_length)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlSystemGetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlSystemGetNvlinkBwMode", "")?;
    let py = call.py();
    let mut c_nvlinkBwMode: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetNvlinkBwMode)?;
    let status = unsafe { released(py, || function((&raw mut c_nvlinkBwMode).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_nvlinkBwMode)?),
    )
}

pub(crate) fn nvmlSystemGetProcessName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_pid, object_length], []) = call
        .bind("nvmlSystemGetProcessName", "pid length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pid = args::u32(object_pid, "pid")?;
    let c_length = args::u32(object_length, "length")?;
    let c_name_size: usize = c_length as usize;
    let c_name = args::output_memory(py, c_name_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlSystemGetProcessName)?;
    let status = unsafe { released(py, || function(c_pid, c_name.cast(), c_length)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_name, c_name_size) }?),
    )
}

pub(crate) fn nvmlSystemGetTopologyGpuSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_cpuNumber], [object_count]) = call
        .bind("nvmlSystemGetTopologyGpuSet", "cpuNumber count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_cpuNumber = args::u32(object_cpuNumber, "cpuNumber")?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_deviceArray_length: usize = c_count as usize;
    let c_deviceArray = args::output_memory(
        py,
        c_deviceArray_length,
        Ty::Value(&nvml::nvmlDevice_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemGetTopologyGpuSet)?;
    let status = unsafe {
        released(
            py,
            || function(c_cpuNumber, (&raw mut c_count).cast(), c_deviceArray.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlDevice_t),
                            c_deviceArray.cast(),
                            c_deviceArray_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlSystemRegisterEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_request], []) = call.bind("nvmlSystemRegisterEvents", "request")?;
    let py = call.py();
    let c_request = args::optional_record(
        object_request,
        "request",
        &nvml::nvmlSystemRegisterEventRequest_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemRegisterEvents)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_request.cast())) },
    )
}

pub(crate) fn nvmlSystemSetConfComputeGpusReadyState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_isAcceptingWork], []) = call
        .bind("nvmlSystemSetConfComputeGpusReadyState", "isAcceptingWork")?;
    let py = call.py();
    let c_isAcceptingWork = args::u32(object_isAcceptingWork, "isAcceptingWork")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::nvmlSystemSetConfComputeGpusReadyState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_isAcceptingWork)) },
    )
}

pub(crate) fn nvmlSystemSetConfComputeKeyRotationThresholdInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pKeyRotationThrInfo], []) = call
        .bind(
            "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
            "pKeyRotationThrInfo",
        )?;
    let py = call.py();
    let c_pKeyRotationThrInfo = args::optional_record(
        object_pKeyRotationThrInfo,
        "pKeyRotationThrInfo",
        &nvml::nvmlConfComputeSetKeyRotationThresholdInfo_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_pKeyRotationThrInfo.cast())) },
    )
}

pub(crate) fn nvmlSystemSetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_nvlinkBwMode], []) = call
        .bind("nvmlSystemSetNvlinkBwMode", "nvlinkBwMode")?;
    let py = call.py();
    let c_nvlinkBwMode = args::u32(object_nvlinkBwMode, "nvlinkBwMode")?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::nvmlSystemSetNvlinkBwMode)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_nvlinkBwMode)) },
    )
}

pub(crate) fn nvmlUnitGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("nvmlUnitGetCount", "")?;
    let py = call.py();
    let mut c_unitCount: u32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetCount)?;
    let status = unsafe { released(py, || function((&raw mut c_unitCount).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_unitCount)?),
    )
}

pub(crate) fn nvmlUnitGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit], [object_deviceCount]) = call
        .bind("nvmlUnitGetDevices", "unit deviceCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let mut c_deviceCount = args::optional(
        object_deviceCount,
        0,
        |object| args::u32(object, "deviceCount"),
    )?;
    let c_devices_length: usize = c_deviceCount as usize;
    let c_devices = args::output_memory(
        py,
        c_devices_length,
        Ty::Value(&nvml::nvmlDevice_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetDevices)?;
    let status = unsafe {
        released(
            py,
            || function(c_unit, (&raw mut c_deviceCount).cast(), c_devices.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_deviceCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_deviceCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Value(&nvml::nvmlDevice_t),
                            c_devices.cast(),
                            c_devices_length.min(c_deviceCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlUnitGetFanSpeedInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit], []) = call.bind("nvmlUnitGetFanSpeedInfo", "unit")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_fanSpeeds, c_fanSpeeds_place) = out::new_record(
        py,
        &nvml::nvmlUnitFanSpeeds_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetFanSpeedInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_fanSpeeds_place.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_fanSpeeds.into_any()),
    )
}

pub(crate) fn nvmlUnitGetHandleByIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_index], []) = call.bind("nvmlUnitGetHandleByIndex", "index")?;
    let py = call.py();
    let c_index = args::u32(object_index, "index")?;
    let mut c_unit: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetHandleByIndex)?;
    let status = unsafe { released(py, || function(c_index, (&raw mut c_unit).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlUnit_t, c_unit as u64)?),
    )
}

pub(crate) fn nvmlUnitGetLedState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit], []) = call.bind("nvmlUnitGetLedState", "unit")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_state, c_state_place) = out::new_record(py, &nvml::nvmlLedState_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetLedState)?;
    let status = unsafe { released(py, || function(c_unit, c_state_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_state.into_any()))
}

pub(crate) fn nvmlUnitGetPsuInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit], []) = call.bind("nvmlUnitGetPsuInfo", "unit")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_psu, c_psu_place) = out::new_record(py, &nvml::nvmlPSUInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetPsuInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_psu_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_psu.into_any()))
}

pub(crate) fn nvmlUnitGetTemperature<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit, object_typename], []) = call
        .bind("nvmlUnitGetTemperature", "unit typename")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let c_type = args::u32(object_typename, "typename")?;
    let mut c_temp: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetTemperature)?;
    let status = unsafe {
        released(py, || function(c_unit, c_type, (&raw mut c_temp).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_temp)?),
    )
}

pub(crate) fn nvmlUnitGetUnitInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit], []) = call.bind("nvmlUnitGetUnitInfo", "unit")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlUnitInfo_t)?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlUnitGetUnitInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

pub(crate) fn nvmlUnitSetLedState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_unit, object_color], []) = call
        .bind("nvmlUnitSetLedState", "unit color")?;
    let py = call.py();
    let c_unit = args::value::<u64>(object_unit, "unit", &nvml::nvmlUnit_t)?;
    let c_color = args::enumeration(object_color, "color", &nvml::nvmlLedColor_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlUnitSetLedState)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_unit, c_color)) },
    )
}

pub(crate) fn nvmlVgpuInstanceClearAccountingPids<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceClearAccountingPids", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceClearAccountingPids)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_vgpuInstance)) },
    )
}

pub(crate) fn nvmlVgpuInstanceGetAccountingMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetAccountingMode", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetAccountingMode)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetAccountingPids<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], [object_count]) = call
        .bind("nvmlVgpuInstanceGetAccountingPids", "vgpuInstance count")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_count = args::optional(
        object_count,
        0,
        |object| args::u32(object, "count"),
    )?;
    let c_pids_length: usize = c_count as usize;
    let c_pids = args::output_memory(py, c_pids_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetAccountingPids)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuInstance, (&raw mut c_count).cast(), c_pids.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_count)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::U32,
                            c_pids.cast(),
                            c_pids_length.min(c_count as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceGetAccountingStats<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance, object_pid], []) = call
        .bind("nvmlVgpuInstanceGetAccountingStats", "vgpuInstance pid")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_pid = args::u32(object_pid, "pid")?;
    let (c_stats, c_stats_place) = out::new_record(py, &nvml::nvmlAccountingStats_t)?;
    let function: unsafe extern "system" fn(u32, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetAccountingStats)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_pid, c_stats_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_stats.into_any()))
}

pub(crate) fn nvmlVgpuInstanceGetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetEccMode", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_eccMode: i32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetEccMode)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_eccMode).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_eccMode)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetEncoderCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetEncoderCapacity", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_encoderCapacity: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetEncoderCapacity)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_encoderCapacity).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_encoderCapacity)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetEncoderSessions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], [object_sessionCount]) = call
        .bind("nvmlVgpuInstanceGetEncoderSessions", "vgpuInstance sessionCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount = args::optional(
        object_sessionCount,
        0,
        |object| args::u32(object, "sessionCount"),
    )?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py,
        c_sessionInfo_length,
        Ty::Record(&nvml::nvmlEncoderSessionInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetEncoderSessions)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuInstance,
                (&raw mut c_sessionCount).cast(),
                c_sessionInfo.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_sessionCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlEncoderSessionInfo_t),
                            c_sessionInfo.cast(),
                            c_sessionInfo_length.min(c_sessionCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceGetEncoderStats<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetEncoderStats", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount: u32 = 0;
    let mut c_averageFps: u32 = 0;
    let mut c_averageLatency: u32 = 0;
    let function: unsafe extern "system" fn(
        u32,
        *mut c_void,
        *mut c_void,
        *mut c_void,
    ) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetEncoderStats)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuInstance,
                (&raw mut c_sessionCount).cast(),
                (&raw mut c_averageFps).cast(),
                (&raw mut c_averageLatency).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple.push(out::u32(py, c_averageFps)?)?;
            tuple.push(out::u32(py, c_averageLatency)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceGetFBCSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], [object_sessionCount]) = call
        .bind("nvmlVgpuInstanceGetFBCSessions", "vgpuInstance sessionCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount = args::optional(
        object_sessionCount,
        0,
        |object| args::u32(object, "sessionCount"),
    )?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py,
        c_sessionInfo_length,
        Ty::Record(&nvml::nvmlFBCSessionInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetFBCSessions)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuInstance,
                (&raw mut c_sessionCount).cast(),
                c_sessionInfo.cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_sessionCount)?)?;
                tuple.push(out::none(py))?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_sessionCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml::nvmlFBCSessionInfo_t),
                            c_sessionInfo.cast(),
                            c_sessionInfo_length.min(c_sessionCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceGetFBCStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetFBCStats", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_fbcStats, c_fbcStats_place) = out::new_record(py, &nvml::nvmlFBCStats_t)?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetFBCStats)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_fbcStats_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_fbcStats.into_any()),
    )
}

pub(crate) fn nvmlVgpuInstanceGetFbUsage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetFbUsage", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_fbUsage: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetFbUsage)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_fbUsage).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_fbUsage)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetFrameRateLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetFrameRateLimit", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_frameRateLimit: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetFrameRateLimit)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_frameRateLimit).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_frameRateLimit)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetGpuInstanceId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetGpuInstanceId", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_gpuInstanceId: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetGpuInstanceId)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_gpuInstanceId).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_gpuInstanceId)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetGpuPciId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance, object_length], []) = call
        .bind("nvmlVgpuInstanceGetGpuPciId", "vgpuInstance length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_length = args::u32(object_length, "length")?;
    let c_vgpuPciId_size: usize = c_length as usize;
    let c_vgpuPciId = args::output_memory(py, c_vgpuPciId_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetGpuPciId)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuInstance, c_vgpuPciId.cast(), (&raw mut c_length).cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_length)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { out::memory(py, c_vgpuPciId, c_vgpuPciId_size) }?)?;
            tuple.push(out::u32(py, c_length)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceGetLicenseInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetLicenseInfo", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_licenseInfo, c_licenseInfo_place) = out::new_record(
        py,
        &nvml::nvmlVgpuLicenseInfo_t,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetLicenseInfo_v2)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_licenseInfo_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_licenseInfo.into_any()),
    )
}

pub(crate) fn nvmlVgpuInstanceGetLicenseStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetLicenseStatus", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_licensed: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetLicenseStatus)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_licensed).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_licensed)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetMdevUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance, object_size], []) = call
        .bind("nvmlVgpuInstanceGetMdevUUID", "vgpuInstance size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_size = args::u32(object_size, "size")?;
    let c_mdevUuid_size: usize = c_size as usize;
    let c_mdevUuid = args::output_memory(py, c_mdevUuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetMdevUUID)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_mdevUuid.cast(), c_size))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_mdevUuid, c_mdevUuid_size) }?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetMetadata<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance, object_vgpuMetadata, object_bufferSize], []) = call
        .bind("nvmlVgpuInstanceGetMetadata", "vgpuInstance vgpuMetadata bufferSize")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_bufferSize = args::u32(object_bufferSize, "bufferSize")?;
    let c_vgpuMetadata = args::either(
        object_vgpuMetadata,
        "vgpuMetadata",
        None,
        true,
        Some(c_bufferSize as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetMetadata)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuInstance,
                c_vgpuMetadata.cast(),
                (&raw mut c_bufferSize).cast(),
            ),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            1,
            |tuple| {
                tuple.push(out::u32(py, c_bufferSize)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_bufferSize)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetPlacementId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetPlacementId", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_pPlacement, c_pPlacement_place) = out::new_record(
        py,
        &nvml::nvmlVgpuPlacementId_t,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetPlacementId)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_pPlacement_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_pPlacement.into_any()),
    )
}

pub(crate) fn nvmlVgpuInstanceGetRuntimeStateSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetRuntimeStateSize", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_pState, c_pState_place) = out::new_record(py, &nvml::nvmlVgpuRuntimeState_t)?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetRuntimeStateSize)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_pState_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pState.into_any()))
}

pub(crate) fn nvmlVgpuInstanceGetType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance], []) = call
        .bind("nvmlVgpuInstanceGetType", "vgpuInstance")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_vgpuTypeId: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetType)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_vgpuTypeId).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlVgpuTypeId_t, c_vgpuTypeId as u64)?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance, object_size], []) = call
        .bind("nvmlVgpuInstanceGetUUID", "vgpuInstance size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_size = args::u32(object_size, "size")?;
    let c_uuid_size: usize = c_size as usize;
    let c_uuid = args::output_memory(py, c_uuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetUUID)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_uuid.cast(), c_size))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_uuid, c_uuid_size) }?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetVmDriverVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance, object_length], []) = call
        .bind("nvmlVgpuInstanceGetVmDriverVersion", "vgpuInstance length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetVmDriverVersion)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_version.cast(), c_length))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

pub(crate) fn nvmlVgpuInstanceGetVmID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuInstance, object_size], []) = call
        .bind("nvmlVgpuInstanceGetVmID", "vgpuInstance size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_size = args::u32(object_size, "size")?;
    let c_vmId_size: usize = c_size as usize;
    let c_vmId = args::output_memory(py, c_vmId_size, 1, &arena)?;
    let mut c_vmIdType: i32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetVmID)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuInstance,
                c_vmId.cast(),
                c_size,
                (&raw mut c_vmIdType).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(unsafe { out::memory(py, c_vmId, c_vmId_size) }?)?;
            tuple.push(out::enumeration(py, &nvml::nvmlVgpuVmIdType_t, c_vmIdType)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuInstanceSetEncoderCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuInstance, object_encoderCapacity], []) = call
        .bind("nvmlVgpuInstanceSetEncoderCapacity", "vgpuInstance encoderCapacity")?;
    let py = call.py();
    let c_vgpuInstance = args::value::<
        u32,
    >(object_vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_encoderCapacity = args::u32(object_encoderCapacity, "encoderCapacity")?;
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceSetEncoderCapacity)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_vgpuInstance, c_encoderCapacity)) },
    )
}

pub(crate) fn nvmlVgpuTypeGetBAR1Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call.bind("nvmlVgpuTypeGetBAR1Info", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let (c_bar1Info, c_bar1Info_place) = out::new_record(
        py,
        &nvml::nvmlVgpuTypeBar1Info_t,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetBAR1Info)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, c_bar1Info_place.cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(c_bar1Info.into_any()),
    )
}

pub(crate) fn nvmlVgpuTypeGetCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId, object_capability], []) = call
        .bind("nvmlVgpuTypeGetCapabilities", "vgpuTypeId capability")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_capability = args::enumeration(
        object_capability,
        "capability",
        &nvml::nvmlVgpuCapability_t,
    )?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(u32, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetCapabilities)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuTypeId, c_capability, (&raw mut c_capResult).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_capResult)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetClass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId, object_size], []) = call
        .bind("nvmlVgpuTypeGetClass", "vgpuTypeId size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_size = args::u32(object_size, "size")?;
    let c_vgpuTypeClass_size: usize = c_size as usize;
    let c_vgpuTypeClass = args::output_memory(py, c_vgpuTypeClass_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetClass)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuTypeId, c_vgpuTypeClass.cast(), (&raw mut c_size).cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_size)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(
                    unsafe { out::memory(py, c_vgpuTypeClass, c_vgpuTypeClass_size) }?,
                )?;
            tuple.push(out::u32(py, c_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuTypeGetDeviceID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call.bind("nvmlVgpuTypeGetDeviceID", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_deviceID: u64 = 0;
    let mut c_subsystemID: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetDeviceID)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuTypeId,
                (&raw mut c_deviceID).cast(),
                (&raw mut c_subsystemID).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_deviceID)?)?;
            tuple.push(out::u64(py, c_subsystemID)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuTypeGetFbReservation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetFbReservation", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_fbReservation: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetFbReservation)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_fbReservation).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_fbReservation)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetFrameRateLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetFrameRateLimit", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_frameRateLimit: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetFrameRateLimit)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_frameRateLimit).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_frameRateLimit)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetFramebufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetFramebufferSize", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_fbSize: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetFramebufferSize)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_fbSize).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_fbSize)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetGpuInstanceProfileId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetGpuInstanceProfileId", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_gpuInstanceProfileId: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetGpuInstanceProfileId)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_gpuInstanceProfileId).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_gpuInstanceProfileId)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetGspHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetGspHeapSize", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_gspHeapSize: u64 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetGspHeapSize)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_gspHeapSize).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u64(py, c_gspHeapSize)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetLicense<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId, object_size], []) = call
        .bind("nvmlVgpuTypeGetLicense", "vgpuTypeId size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_size = args::u32(object_size, "size")?;
    let c_vgpuTypeLicenseString_size: usize = c_size as usize;
    let c_vgpuTypeLicenseString = args::output_memory(
        py,
        c_vgpuTypeLicenseString_size,
        1,
        &arena,
    )?;
    let function: unsafe extern "system" fn(u32, *mut c_void, u32) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetLicense)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, c_vgpuTypeLicenseString.cast(), c_size))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::memory(
                            py,
                            c_vgpuTypeLicenseString,
                            c_vgpuTypeLicenseString_size,
                        )
                    }?,
                )
        },
    )
}

pub(crate) fn nvmlVgpuTypeGetMaxInstances<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetMaxInstances", "device vgpuTypeId")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_vgpuInstanceCount: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetMaxInstances)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, c_vgpuTypeId, (&raw mut c_vgpuInstanceCount).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_vgpuInstanceCount)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_pMaxInstance], []) = call
        .bind("nvmlVgpuTypeGetMaxInstancesPerGpuInstance", "pMaxInstance")?;
    let py = call.py();
    let c_pMaxInstance = args::optional_record(
        object_pMaxInstance,
        "pMaxInstance",
        &nvml::nvmlVgpuTypeMaxInstance_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_pMaxInstance.cast())) },
    )
}

pub(crate) fn nvmlVgpuTypeGetMaxInstancesPerVm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetMaxInstancesPerVm", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_vgpuInstanceCountPerVm: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetMaxInstancesPerVm)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuTypeId, (&raw mut c_vgpuInstanceCountPerVm).cast()),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_vgpuInstanceCountPerVm)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId, object_size], []) = call
        .bind("nvmlVgpuTypeGetName", "vgpuTypeId size")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_size = args::u32(object_size, "size")?;
    let c_vgpuTypeName_size: usize = c_size as usize;
    let c_vgpuTypeName = args::output_memory(py, c_vgpuTypeName_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetName)?;
    let status = unsafe {
        released(
            py,
            || function(c_vgpuTypeId, c_vgpuTypeName.cast(), (&raw mut c_size).cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::none(py))?;
                tuple.push(out::u32(py, c_size)?)?;
                Ok(())
            },
        );
    }
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple
                .push(unsafe { out::memory(py, c_vgpuTypeName, c_vgpuTypeName_size) }?)?;
            tuple.push(out::u32(py, c_size)?)?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlVgpuTypeGetNumDisplayHeads<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId], []) = call
        .bind("nvmlVgpuTypeGetNumDisplayHeads", "vgpuTypeId")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_numDisplayHeads: u32 = 0;
    let function: unsafe extern "system" fn(u32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetNumDisplayHeads)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_numDisplayHeads).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_numDisplayHeads)?),
    )
}

pub(crate) fn nvmlVgpuTypeGetResolution<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_vgpuTypeId, object_displayIndex], []) = call
        .bind("nvmlVgpuTypeGetResolution", "vgpuTypeId displayIndex")?;
    let py = call.py();
    let c_vgpuTypeId = args::value::<
        u32,
    >(object_vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_displayIndex = args::u32(object_displayIndex, "displayIndex")?;
    let mut c_xdim: u32 = 0;
    let mut c_ydim: u32 = 0;
    let function: unsafe extern "system" fn(u32, u32, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetResolution)?;
    let status = unsafe {
        released(
            py,
            || function(
                c_vgpuTypeId,
                c_displayIndex,
                (&raw mut c_xdim).cast(),
                (&raw mut c_ydim).cast(),
            ),
        )
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u32(py, c_xdim)?)?;
            tuple.push(out::u32(py, c_ydim)?)?;
            Ok(())
        },
    )
}
