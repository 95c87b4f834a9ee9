//! Functions of the nvml: `only12` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{nvml, nvml12};

pub(crate) fn nvmlDeviceGetBrand<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetBrand", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_type: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetBrand)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_type).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::enumeration(py, &nvml12::nvmlBrandType_t, c_type)?),
    )
}

pub(crate) fn nvmlDeviceGetComputeRunningProcesses<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], [object_infoCount]) = call
        .bind("nvmlDeviceGetComputeRunningProcesses", "device infoCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_infoCount = args::optional(
        object_infoCount,
        0,
        |object| args::u32(object, "infoCount"),
    )?;
    let c_infos_length: usize = c_infoCount as usize;
    let c_infos = args::output_memory(
        py,
        c_infos_length,
        Ty::Record(&nvml12::nvmlProcessInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetComputeRunningProcesses_v3)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_infoCount).cast(), c_infos.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_infoCount)?)?;
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
            tuple.push(out::u32(py, c_infoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml12::nvmlProcessInfo_t),
                            c_infos.cast(),
                            c_infos_length.min(c_infoCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetGpuFabricInfoV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device], []) = call.bind("nvmlDeviceGetGpuFabricInfoV", "device")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuFabricInfo, c_gpuFabricInfo_place) = out::new_record(
        py,
        &nvml12::nvmlGpuFabricInfoV_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuFabricInfoV)?;
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

pub(crate) fn nvmlDeviceGetGraphicsRunningProcesses<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], [object_infoCount]) = call
        .bind("nvmlDeviceGetGraphicsRunningProcesses", "device infoCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_infoCount = args::optional(
        object_infoCount,
        0,
        |object| args::u32(object, "infoCount"),
    )?;
    let c_infos_length: usize = c_infoCount as usize;
    let c_infos = args::output_memory(
        py,
        c_infos_length,
        Ty::Record(&nvml12::nvmlProcessInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetGraphicsRunningProcesses_v3)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_infoCount).cast(), c_infos.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_infoCount)?)?;
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
            tuple.push(out::u32(py, c_infoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml12::nvmlProcessInfo_t),
                            c_infos.cast(),
                            c_infos_length.min(c_infoCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetMPSComputeRunningProcesses<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_device], [object_infoCount]) = call
        .bind("nvmlDeviceGetMPSComputeRunningProcesses", "device infoCount")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let mut c_infoCount = args::optional(
        object_infoCount,
        0,
        |object| args::u32(object, "infoCount"),
    )?;
    let c_infos_length: usize = c_infoCount as usize;
    let c_infos = args::output_memory(
        py,
        c_infos_length,
        Ty::Record(&nvml12::nvmlProcessInfo_t).size(),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetMPSComputeRunningProcesses_v3)?;
    let status = unsafe {
        released(
            py,
            || function(c_device, (&raw mut c_infoCount).cast(), c_infos.cast()),
        )
    };
    if status == 7 {
        return returned_as(
            py,
            &nvml::nvmlReturn_t,
            status,
            2,
            |tuple| {
                tuple.push(out::u32(py, c_infoCount)?)?;
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
            tuple.push(out::u32(py, c_infoCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(
                            py,
                            &Ty::Record(&nvml12::nvmlProcessInfo_t),
                            c_infos.cast(),
                            c_infos_length.min(c_infoCount as usize),
                        )
                    }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetTemperature<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_sensorType], []) = call
        .bind("nvmlDeviceGetTemperature", "device sensorType")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_sensorType = args::enumeration(
        object_sensorType,
        "sensorType",
        &nvml12::nvmlTemperatureSensors_t,
    )?;
    let mut c_temp: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTemperature)?;
    let status = unsafe {
        released(py, || function(c_device, c_sensorType, (&raw mut c_temp).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_temp)?),
    )
}

pub(crate) fn nvmlDeviceGetTemperatureV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_temperature], []) = call
        .bind("nvmlDeviceGetTemperatureV", "device temperature")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_temperature = args::optional_record(
        object_temperature,
        "temperature",
        &nvml12::nvmlTemperature_t,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetTemperatureV)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_temperature.cast())) },
    )
}

pub(crate) fn nvmlDeviceGetVgpuCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_capability], []) = call
        .bind("nvmlDeviceGetVgpuCapabilities", "device capability")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_capability = args::enumeration(
        object_capability,
        "capability",
        &nvml12::nvmlDeviceVgpuCapability_t,
    )?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, *mut c_void) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuCapabilities)?;
    let status = unsafe {
        released(py, || function(c_device, c_capability, (&raw mut c_capResult).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| tuple.push(out::u32(py, c_capResult)?),
    )
}

pub(crate) fn nvmlDeviceSetVgpuCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_device, object_capability, object_state], []) = call
        .bind("nvmlDeviceSetVgpuCapabilities", "device capability state")?;
    let py = call.py();
    let c_device = args::value::<u64>(object_device, "device", &nvml::nvmlDevice_t)?;
    let c_capability = args::enumeration(
        object_capability,
        "capability",
        &nvml12::nvmlDeviceVgpuCapability_t,
    )?;
    let c_state = args::enumeration(object_state, "state", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetVgpuCapabilities)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_device, c_capability, c_state)) },
    )
}

pub(crate) fn nvmlGpmMetricsGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_metricsGet], []) = call.bind("nvmlGpmMetricsGet", "metricsGet")?;
    let py = call.py();
    let c_metricsGet = args::optional_record(
        object_metricsGet,
        "metricsGet",
        &nvml12::nvmlGpmMetricsGet_t,
    )?;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::nvmlGpmMetricsGet)?;
    returned0(
        py,
        &nvml::nvmlReturn_t,
        unsafe { released(py, || function(c_metricsGet.cast())) },
    )
}
