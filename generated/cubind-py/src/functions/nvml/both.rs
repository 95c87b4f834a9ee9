//! Functions of nvml: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvml, nvml13};

documented!(nvmlComputeInstanceDestroy, c"nvmlComputeInstanceDestroy($self, computeInstance)
--

Destroys a compute instance, which no process may use.

``nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)``

Parameters
----------
computeInstance : nvmlComputeInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlComputeInstanceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlComputeInstanceDestroy(computeInstance));
    let c_computeInstance = args::value::<
        u64,
    >(computeInstance, "computeInstance", &nvml::nvmlComputeInstance_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlComputeInstanceDestroy)?;
    let status = unsafe { released(py, || function(c_computeInstance)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlComputeInstanceGetInfo, c"nvmlComputeInstanceGetInfo($self, computeInstance)
--

Returns the GPU instance, number, profile and place of a compute instance.

``nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)``

Parameters
----------
computeInstance : nvmlComputeInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlComputeInstanceInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlComputeInstanceGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlComputeInstanceGetInfo(computeInstance));
    let c_computeInstance = args::value::<
        u64,
    >(computeInstance, "computeInstance", &nvml::nvmlComputeInstance_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlComputeInstanceInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlComputeInstanceGetInfo_v2)?;
    let status = unsafe { released(py, || function(c_computeInstance, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceCcuGetStreamState, c"nvmlDeviceCcuGetStreamState($self, device)
--

Returns whether a GPU's counter collection unit streams.

``nvmlReturn_t nvmlDeviceCcuGetStreamState(nvmlDevice_t device, unsigned int *state)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
state : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier, until CUDA 12.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceCcuGetStreamState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceCcuGetStreamState(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_state: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceCcuGetStreamState)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_state).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_state)?))
}

documented!(nvmlDeviceCcuSetStreamState, c"nvmlDeviceCcuSetStreamState($self, device, state)
--

Turns streaming of a GPU's counter collection unit on or off.

``nvmlReturn_t nvmlDeviceCcuSetStreamState(nvmlDevice_t device, unsigned int state)``

Parameters
----------
device : nvmlDevice_t or None
state : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier, until CUDA 12.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceCcuSetStreamState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceCcuSetStreamState(device state));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_state = state);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::nvmlDeviceCcuSetStreamState)?;
    let status = unsafe { released(py, || function(c_device, c_state)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceClearAccountingPids, c"nvmlDeviceClearAccountingPids($self, device)
--

Drops a GPU's statistics of processes that have ended.

``nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceClearAccountingPids<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceClearAccountingPids(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceClearAccountingPids)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceClearCpuAffinity, c"nvmlDeviceClearCpuAffinity($self, device)
--

Frees the calling thread from its binding to CPUs near a GPU.

``nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceClearCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceClearCpuAffinity(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceClearCpuAffinity)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceClearEccErrorCounts, c"nvmlDeviceClearEccErrorCounts($self, device, counterType)
--

Sets a GPU's ECC error counts, volatile or aggregate, to zero.

``nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)``

Parameters
----------
device : nvmlDevice_t or None
counterType : nvmlEccCounterType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceClearEccErrorCounts<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceClearEccErrorCounts(device counterType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_counterType = args::enumeration(counterType, "counterType", &nvml::nvmlEccCounterType_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceClearEccErrorCounts)?;
    let status = unsafe { released(py, || function(c_device, c_counterType)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceClearFieldValues, c"nvmlDeviceClearFieldValues($self, device, valuesCount, values)
--

Clears several values of a GPU by their field IDs.

``nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)``

Parameters
----------
device : nvmlDevice_t or None
valuesCount : int
values : list[nvmlFieldValue_t] or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceClearFieldValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceClearFieldValues(device valuesCount values));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(i32, c_valuesCount = valuesCount);
    let c_values_type = Ty::Record(&nvml::nvmlFieldValue_t);
    let c_values = args::updated_array(
        values, "values", &c_values_type, Some(args::length(py, c_valuesCount.into(), "valuesCount")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceClearFieldValues)?;
    let status = unsafe { released(py, || function(c_device, c_valuesCount, c_values.pointer().cast())) };
    c_values.update();
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceCreateGpuInstance, c"nvmlDeviceCreateGpuInstance($self, device, profileId)
--

Creates a GPU instance of a profile.

``nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
gpuInstance : nvmlGpuInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceCreateGpuInstance<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceCreateGpuInstance(device profileId));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceCreateGpuInstance)?;
    let status = unsafe { released(py, || function(c_device, c_profileId, (&raw mut c_gpuInstance).cast())) };
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

documented!(nvmlDeviceCreateGpuInstanceWithPlacement, c"nvmlDeviceCreateGpuInstanceWithPlacement($self, device, profileId, placement)
--

Creates a GPU instance of a profile at a given place.

``nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
placement : nvmlGpuInstancePlacement_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
gpuInstance : nvmlGpuInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceCreateGpuInstanceWithPlacement<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceCreateGpuInstanceWithPlacement(device profileId placement));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let c_placement = args::optional_record(placement, "placement", &nvml::nvmlGpuInstancePlacement_t)?;
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceCreateGpuInstanceWithPlacement)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, c_placement.cast(), (&raw mut c_gpuInstance).cast()))
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

documented!(nvmlDeviceDiscoverGpus, c"nvmlDeviceDiscoverGpus($self, pciInfo)
--

Looks again for GPUs on the PCI bus, after one has been removed.

``nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)``

Parameters
----------
pciInfo : nvmlPciInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceDiscoverGpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceDiscoverGpus(pciInfo));
    let c_pciInfo = args::optional_record(pciInfo, "pciInfo", &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlDeviceDiscoverGpus)?;
    let status = unsafe { released(py, || function(c_pciInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceFreezeNvLinkUtilizationCounter, c"nvmlDeviceFreezeNvLinkUtilizationCounter($self, device, link, counter, freeze)
--

Freezes or releases the traffic counters of an NVLink (superseded).

``nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)``

Parameters
----------
device : nvmlDevice_t or None
link, counter : int
freeze : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceFreezeNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceFreezeNvLinkUtilizationCounter(device link counter freeze));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter);
    let c_freeze = args::enumeration(freeze, "freeze", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, i32) -> i32 = call
        .symbol(slots::nvmlDeviceFreezeNvLinkUtilizationCounter)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_counter, c_freeze)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetAPIRestriction, c"nvmlDeviceGetAPIRestriction($self, device, apiType)
--

Returns whether a setting, such as auto boosted clocks, is for the administrator only.

``nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)``

Parameters
----------
device : nvmlDevice_t or None
apiType : nvmlRestrictedAPI_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isRestricted : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAPIRestriction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAPIRestriction(device apiType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_apiType = args::enumeration(apiType, "apiType", &nvml::nvmlRestrictedAPI_t)?;
    let mut c_isRestricted: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAPIRestriction)?;
    let status = unsafe { released(py, || function(c_device, c_apiType, (&raw mut c_isRestricted).cast())) };
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

documented!(nvmlDeviceGetAccountingBufferSize, c"nvmlDeviceGetAccountingBufferSize($self, device)
--

Returns of how many processes a GPU can keep statistics.

``nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
bufferSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAccountingBufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAccountingBufferSize(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAccountingBufferSize)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_bufferSize).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_bufferSize)?))
}

documented!(nvmlDeviceGetAccountingMode, c"nvmlDeviceGetAccountingMode($self, device)
--

Returns whether a GPU keeps statistics of processes.

``nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAccountingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAccountingMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAccountingMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_mode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

documented!(nvmlDeviceGetAccountingPids, c"nvmlDeviceGetAccountingPids($self, device, count=0)
--

Lists the processes, also ended ones, of which a GPU keeps statistics.

``nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)``

Parameters
----------
device : nvmlDevice_t or None
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int
pids : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAccountingPids<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAccountingPids(device; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_pids_length: usize = c_count as usize;
    let c_pids = args::output_memory(py, c_pids_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAccountingPids)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_count).cast(), c_pids.cast())) };
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
            tuple.push(unsafe { out::list(py, &Ty::U32, c_pids.cast(), c_pids_length.min(c_count as usize)) }?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetAccountingStats, c"nvmlDeviceGetAccountingStats($self, device, pid)
--

Returns the load, most memory and times of one process on a GPU.

``nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)``

Parameters
----------
device : nvmlDevice_t or None
pid : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
stats : nvmlAccountingStats_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAccountingStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAccountingStats(device pid));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_pid = pid);
    let (c_stats, c_stats_place) = out::new_record(py, &nvml::nvmlAccountingStats_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAccountingStats)?;
    let status = unsafe { released(py, || function(c_device, c_pid, c_stats_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_stats.into_any()))
}

documented!(nvmlDeviceGetAccountingStats_v2, c"nvmlDeviceGetAccountingStats_v2($self, device, stats)
--

Returns the load, most memory and times of one process on a GPU, as a record with more fields.

``nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)``

Parameters
----------
device : nvmlDevice_t or None
stats : nvmlAccountingStats_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAccountingStats_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAccountingStats_v2(device stats));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_stats = args::optional_record(stats, "stats", &nvml13::nvmlAccountingStats_v2_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAccountingStats_v2)?;
    let status = unsafe { released(py, || function(c_device, c_stats.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetActiveVgpus, c"nvmlDeviceGetActiveVgpus($self, device, vgpuCount=0)
--

Lists the vGPUs that run on a GPU.

``nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuCount : int
vgpuInstances : list[nvmlVgpuInstance_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetActiveVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetActiveVgpus(device; vgpuCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(vgpuCount, 0, |object| args::u32(object, "vgpuCount"))?;
    let c_vgpuInstances_length: usize = c_vgpuCount as usize;
    let c_vgpuInstances = args::output_memory(
        py, c_vgpuInstances_length, Ty::Value(&nvml::nvmlVgpuInstance_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetActiveVgpus)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuInstances.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlVgpuInstance_t), c_vgpuInstances.cast(),
                        c_vgpuInstances_length.min(c_vgpuCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetAdaptiveClockInfoStatus, c"nvmlDeviceGetAdaptiveClockInfoStatus($self, device)
--

Returns whether a GPU has adaptive clocking turned on.

``nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
adaptiveClockStatus : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAdaptiveClockInfoStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAdaptiveClockInfoStatus(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_adaptiveClockStatus: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetAdaptiveClockInfoStatus)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_adaptiveClockStatus).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_adaptiveClockStatus)?))
}

documented!(nvmlDeviceGetAdaptiveTgpModeInfo_v1, c"nvmlDeviceGetAdaptiveTgpModeInfo_v1($self, device)
--

Returns whether a GPU adapts its total power limit, and the limit in milliwatts.

``nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
info : nvmlAdaptiveTgpModeInfo_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAdaptiveTgpModeInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAdaptiveTgpModeInfo_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlAdaptiveTgpModeInfo_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetAddressingMode, c"nvmlDeviceGetAddressingMode($self, device)
--

Returns how a GPU addresses system memory (HMM, ATS or neither).

``nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.
mode : nvmlDeviceAddressingMode_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAddressingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAddressingMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_mode, c_mode_place) = out::new_record(py, &nvml13::nvmlDeviceAddressingMode_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAddressingMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_mode.into_any()))
}

pub(crate) fn nvmlDeviceGetApplicationsClock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetApplicationsClock(device clockType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(clockType, "clockType", &nvml::nvmlClockType_t)?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetApplicationsClock)?;
    let status = unsafe { released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clockMHz)?))
}

documented!(nvmlDeviceGetArchitecture, c"nvmlDeviceGetArchitecture($self, device)
--

Returns a GPU's architecture, such as Hopper, as a number.

``nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.
arch : nvmlDeviceArchitecture_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetArchitecture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetArchitecture(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_arch: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetArchitecture)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_arch).cast())) };
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

documented!(nvmlDeviceGetAttributes, c"nvmlDeviceGetAttributes($self, device)
--

Returns a MIG device's share: multiprocessors, slices, engines and memory.

``nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
attributes : nvmlDeviceAttributes_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAttributes(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_attributes, c_attributes_place) = out::new_record(py, &nvml::nvmlDeviceAttributes_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetAttributes_v2)?;
    let status = unsafe { released(py, || function(c_device, c_attributes_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_attributes.into_any()))
}

documented!(nvmlDeviceGetAutoBoostedClocksEnabled, c"nvmlDeviceGetAutoBoostedClocksEnabled($self, device)
--

Returns whether a GPU boosts clocks by itself, now and by default.

``nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isEnabled : nvmlEnableState_t
defaultIsEnabled : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetAutoBoostedClocksEnabled(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isEnabled: i32 = 0;
    let mut c_defaultIsEnabled: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetAutoBoostedClocksEnabled)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_isEnabled).cast(), (&raw mut c_defaultIsEnabled).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        2,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isEnabled)?)?;
            tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_defaultIsEnabled)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetBAR1MemoryInfo, c"nvmlDeviceGetBAR1MemoryInfo($self, device)
--

Returns the total, free and used bytes of a GPU's BAR1, by which others map its memory.

``nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
bar1Memory : nvmlBAR1Memory_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBAR1MemoryInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBAR1MemoryInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_bar1Memory, c_bar1Memory_place) = out::new_record(py, &nvml::nvmlBAR1Memory_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBAR1MemoryInfo)?;
    let status = unsafe { released(py, || function(c_device, c_bar1Memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_bar1Memory.into_any()))
}

documented!(nvmlDeviceGetBBXTimeData_v1, c"nvmlDeviceGetBBXTimeData_v1($self, device)
--

Returns how long a GPU has run, by its black box recorder.

``nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
timeData : nvmlBBXTimeData_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBBXTimeData_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBBXTimeData_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_timeData, c_timeData_place) = out::new_record(py, &nvml13::nvmlBBXTimeData_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBBXTimeData_v1)?;
    let status = unsafe { released(py, || function(c_device, c_timeData_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_timeData.into_any()))
}

documented!(nvmlDeviceGetBankRemapperStatus_v1, c"nvmlDeviceGetBankRemapperStatus_v1($self, device)
--

Returns how many of a GPU's memory banks were remapped, and whether more are pending.

``nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pBankRemapperStatus : nvmlEccBankRemapperStatus_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBankRemapperStatus_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBankRemapperStatus_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pBankRemapperStatus, c_pBankRemapperStatus_place) = out::new_record(
        py, &nvml13::nvmlEccBankRemapperStatus_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBankRemapperStatus_v1)?;
    let status = unsafe { released(py, || function(c_device, c_pBankRemapperStatus_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pBankRemapperStatus.into_any()))
}

documented!(nvmlDeviceGetBoardId, c"nvmlDeviceGetBoardId($self, device)
--

Returns an ID for a GPU's board; GPUs on one board have the same.

``nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
boardId : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBoardId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBoardId(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_boardId: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBoardId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_boardId).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_boardId)?))
}

documented!(nvmlDeviceGetBoardPartNumber, c"nvmlDeviceGetBoardPartNumber($self, device, length)
--

Returns the part number of a GPU's board, as text.

``nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
partNumber : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBoardPartNumber<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetBoardPartNumber", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_partNumber_size: usize = c_length as usize;
    let c_partNumber = args::output_memory(py, c_partNumber_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlDeviceGetBoardPartNumber)?;
    let status = unsafe { released(py, || function(c_device, c_partNumber.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(unsafe { out::memory(py, c_partNumber, c_partNumber_size) }?),
    )
}

documented!(nvmlDeviceGetBrand, c"nvmlDeviceGetBrand($self, device)
--

Returns a GPU's brand, such as GeForce or Tesla.

``nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
type : nvmlBrandType_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetBridgeChipInfo, c"nvmlDeviceGetBridgeChipInfo($self, device)
--

Lists the bridge chips on a GPU's board and their firmware versions.

``nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
bridgeHierarchy : nvmlBridgeChipHierarchy_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBridgeChipInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBridgeChipInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_bridgeHierarchy, c_bridgeHierarchy_place) = out::new_record(py, &nvml::nvmlBridgeChipHierarchy_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBridgeChipInfo)?;
    let status = unsafe { released(py, || function(c_device, c_bridgeHierarchy_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_bridgeHierarchy.into_any()))
}

documented!(nvmlDeviceGetBusType, c"nvmlDeviceGetBusType($self, device)
--

Returns which bus a GPU is on, such as PCIe.

``nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
type : nvmlBusType_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetBusType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetBusType(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_type: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetBusType)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_type).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlBusType_t, c_type as u64)?),
    )
}

documented!(nvmlDeviceGetC2cModeInfoV, c"nvmlDeviceGetC2cModeInfoV($self, device)
--

Returns whether a GPU's chip-to-chip link to the CPU (NVLink-C2C) is on.

``nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
c2cModeInfo : nvmlC2cModeInfo_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 12.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetC2cModeInfoV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetC2cModeInfoV(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_c2cModeInfo, c_c2cModeInfo_place) = out::new_record(py, &nvml::nvmlC2cModeInfo_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetC2cModeInfoV)?;
    let status = unsafe { released(py, || function(c_device, c_c2cModeInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_c2cModeInfo.into_any()))
}

documented!(nvmlDeviceGetCapabilities, c"nvmlDeviceGetCapabilities($self, device)
--

Returns as a mask of bits what a GPU can do.

``nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
caps : nvmlDeviceCapabilities_t

Notes
-----
In ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCapabilities(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_caps, c_caps_place) = out::new_record(py, &nvml::nvmlDeviceCapabilities_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCapabilities)?;
    let status = unsafe { released(py, || function(c_device, c_caps_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_caps.into_any()))
}

documented!(nvmlDeviceGetClkMonStatus, c"nvmlDeviceGetClkMonStatus($self, device)
--

Returns which of a GPU's clocks its clock monitors have found faulty.

``nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
status : nvmlClkMonStatus_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetClkMonStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetClkMonStatus(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_status, c_status_place) = out::new_record(py, &nvml::nvmlClkMonStatus_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetClkMonStatus)?;
    let status = unsafe { released(py, || function(c_device, c_status_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_status.into_any()))
}

documented!(nvmlDeviceGetClock, c"nvmlDeviceGetClock($self, device, clockType, clockId)
--

Returns a clock's rate in MHz: the present one, a target or the default.

``nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)``

Parameters
----------
device : nvmlDevice_t or None
clockType : nvmlClockType_t
clockId : nvmlClockId_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clockMHz : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetClock<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetClock(device clockType clockId));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(clockType, "clockType", &nvml::nvmlClockType_t)?;
    let c_clockId = args::enumeration(clockId, "clockId", &nvml::nvmlClockId_t)?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetClock)?;
    let status = unsafe { released(py, || function(c_device, c_clockType, c_clockId, (&raw mut c_clockMHz).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clockMHz)?))
}

documented!(nvmlDeviceGetClockInfo, c"nvmlDeviceGetClockInfo($self, device, typename)
--

Returns a clock's present rate in MHz: graphics, SM, memory or video.

``nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)``

Parameters
----------
device : nvmlDevice_t or None
typename : nvmlClockType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clock : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetClockInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetClockInfo(device typename));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(typename, "typename", &nvml::nvmlClockType_t)?;
    let mut c_clock: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetClockInfo)?;
    let status = unsafe { released(py, || function(c_device, c_type, (&raw mut c_clock).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clock)?))
}

documented!(nvmlDeviceGetClockOffsets, c"nvmlDeviceGetClockOffsets($self, device, info)
--

Returns the offset in MHz of a clock in a performance state, and its range.

``nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)``

Parameters
----------
device : nvmlDevice_t or None
info : nvmlClockOffset_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetClockOffsets<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetClockOffsets(device info));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(info, "info", &nvml::nvmlClockOffset_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetClockOffsets)?;
    let status = unsafe { released(py, || function(c_device, c_info.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetComputeInstanceId, c"nvmlDeviceGetComputeInstanceId($self, device)
--

Returns the ID of a MIG device's compute instance.

``nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
id : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetComputeInstanceId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetComputeInstanceId(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_id: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetComputeInstanceId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_id).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_id)?))
}

documented!(nvmlDeviceGetComputeMode, c"nvmlDeviceGetComputeMode($self, device)
--

Returns how many processes may have a context on a GPU: any, one or none.

``nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mode : nvmlComputeMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetComputeMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetComputeMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetComputeMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_mode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlComputeMode_t, c_mode)?),
    )
}

documented!(nvmlDeviceGetComputeRunningProcesses, c"nvmlDeviceGetComputeRunningProcesses($self, device, infoCount=0)
--

Lists the processes that compute on a GPU, and the memory of each.

``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
infoCount : int
infos : list[nvmlProcessInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetConfComputeGpuAttestationReport, c"nvmlDeviceGetConfComputeGpuAttestationReport($self, device, gpuAtstReport)
--

Gives a GPU's signed attestation report for a nonce of the caller.

``nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)``

Parameters
----------
device : nvmlDevice_t or None
gpuAtstReport : nvmlConfComputeGpuAttestationReport_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetConfComputeGpuAttestationReport<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetConfComputeGpuAttestationReport(device gpuAtstReport));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_gpuAtstReport = args::optional_record(
        gpuAtstReport, "gpuAtstReport", &nvml::nvmlConfComputeGpuAttestationReport_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeGpuAttestationReport)?;
    let status = unsafe { released(py, || function(c_device, c_gpuAtstReport.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetConfComputeGpuCertificate, c"nvmlDeviceGetConfComputeGpuCertificate($self, device)
--

Gives a GPU's certificate and its chain for attestation.

``nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
gpuCert : nvmlConfComputeGpuCertificate_t

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetConfComputeGpuCertificate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetConfComputeGpuCertificate(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuCert, c_gpuCert_place) = out::new_record(py, &nvml::nvmlConfComputeGpuCertificate_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeGpuCertificate)?;
    let status = unsafe { released(py, || function(c_device, c_gpuCert_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_gpuCert.into_any()))
}

documented!(nvmlDeviceGetConfComputeMemSizeInfo, c"nvmlDeviceGetConfComputeMemSizeInfo($self, device)
--

Returns how many KiB of a GPU's memory are protected, and how many are not.

``nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
memInfo : nvmlConfComputeMemSizeInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetConfComputeMemSizeInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetConfComputeMemSizeInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_memInfo, c_memInfo_place) = out::new_record(py, &nvml::nvmlConfComputeMemSizeInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetConfComputeMemSizeInfo)?;
    let status = unsafe { released(py, || function(c_device, c_memInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memInfo.into_any()))
}

documented!(nvmlDeviceGetConfComputeProtectedMemoryUsage, c"nvmlDeviceGetConfComputeProtectedMemoryUsage($self, device)
--

Returns the total, used and free bytes of a GPU's protected memory.

``nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
memory : nvmlMemory_t

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetConfComputeProtectedMemoryUsage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetConfComputeProtectedMemoryUsage(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetConfComputeProtectedMemoryUsage)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

documented!(nvmlDeviceGetCoolerInfo, c"nvmlDeviceGetCoolerInfo($self, device, coolerInfo)
--

Returns what a cooler of a GPU cools, and how it is controlled.

``nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)``

Parameters
----------
device : nvmlDevice_t or None
coolerInfo : nvmlCoolerInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCoolerInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCoolerInfo(device coolerInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_coolerInfo = args::optional_record(coolerInfo, "coolerInfo", &nvml::nvmlCoolerInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCoolerInfo)?;
    let status = unsafe { released(py, || function(c_device, c_coolerInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetCount, c"nvmlDeviceGetCount($self)
--

Counts the GPUs, also those this process may not open.

``nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
deviceCount : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCount());
    let mut c_deviceCount: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCount_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_deviceCount).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_deviceCount)?))
}

documented!(nvmlDeviceGetCpuAffinity, c"nvmlDeviceGetCpuAffinity($self, device, cpuSetSize)
--

Returns as a mask of bits which CPUs are ideal for a GPU.

``nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)``

Parameters
----------
device : nvmlDevice_t or None
cpuSetSize : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
cpuSet : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCpuAffinity(device cpuSetSize));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_cpuSetSize = cpuSetSize);
    let c_cpuSet_length: usize = c_cpuSetSize as usize;
    let c_cpuSet = args::output_memory(py, c_cpuSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCpuAffinity)?;
    let status = unsafe { released(py, || function(c_device, c_cpuSetSize, c_cpuSet.cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U64, c_cpuSet.cast(), c_cpuSet_length) }?)
        },
    )
}

documented!(nvmlDeviceGetCpuAffinityWithinScope, c"nvmlDeviceGetCpuAffinityWithinScope($self, device, cpuSetSize, scope)
--

Returns as a mask of bits which CPUs are near a GPU, within its node or socket.

``nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)``

Parameters
----------
device : nvmlDevice_t or None
cpuSetSize : int
scope : nvmlAffinityScope_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
cpuSet : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCpuAffinityWithinScope<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCpuAffinityWithinScope(device cpuSetSize scope));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_cpuSetSize = cpuSetSize);
    let c_scope = args::value::<u32>(scope, "scope", &nvml::nvmlAffinityScope_t)?;
    let c_cpuSet_length: usize = c_cpuSetSize as usize;
    let c_cpuSet = args::output_memory(py, c_cpuSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetCpuAffinityWithinScope)?;
    let status = unsafe { released(py, || function(c_device, c_cpuSetSize, c_cpuSet.cast(), c_scope)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U64, c_cpuSet.cast(), c_cpuSet_length) }?)
        },
    )
}

documented!(nvmlDeviceGetCreatableVgpus, c"nvmlDeviceGetCreatableVgpus($self, device, vgpuCount=0)
--

Lists the types of vGPU that can be created on a GPU now.

``nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
vgpuCount : int
vgpuTypeIds : list[nvmlVgpuTypeId_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCreatableVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCreatableVgpus(device; vgpuCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(vgpuCount, 0, |object| args::u32(object, "vgpuCount"))?;
    let c_vgpuTypeIds_length: usize = c_vgpuCount as usize;
    let c_vgpuTypeIds = args::output_memory(
        py, c_vgpuTypeIds_length, Ty::Value(&nvml::nvmlVgpuTypeId_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCreatableVgpus)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuTypeIds.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlVgpuTypeId_t), c_vgpuTypeIds.cast(),
                        c_vgpuTypeIds_length.min(c_vgpuCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetCudaComputeCapability, c"nvmlDeviceGetCudaComputeCapability($self, device)
--

Returns a GPU's compute capability as major and minor number.

``nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
major : int
minor : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCudaComputeCapability<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCudaComputeCapability(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetCudaComputeCapability)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_major).cast(), (&raw mut c_minor).cast())) };
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

documented!(nvmlDeviceGetCurrPcieLinkGeneration, c"nvmlDeviceGetCurrPcieLinkGeneration($self, device)
--

Returns the PCIe generation in use, which may fall when a GPU is idle.

``nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
currLinkGen : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCurrPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCurrPcieLinkGeneration(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currLinkGen: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCurrPcieLinkGeneration)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_currLinkGen).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_currLinkGen)?))
}

documented!(nvmlDeviceGetCurrPcieLinkWidth, c"nvmlDeviceGetCurrPcieLinkWidth($self, device)
--

Returns how many PCIe lanes a GPU uses now.

``nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
currLinkWidth : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCurrPcieLinkWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCurrPcieLinkWidth(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currLinkWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCurrPcieLinkWidth)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_currLinkWidth).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_currLinkWidth)?))
}

documented!(nvmlDeviceGetCurrentClockFreqs, c"nvmlDeviceGetCurrentClockFreqs($self, device)
--

Returns all present clock rates of a GPU as one text.

``nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
currentClockFreqs : nvmlDeviceCurrentClockFreqs_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCurrentClockFreqs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCurrentClockFreqs(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_currentClockFreqs, c_currentClockFreqs_place) = out::new_record(py, &nvml::nvmlDeviceCurrentClockFreqs_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetCurrentClockFreqs)?;
    let status = unsafe { released(py, || function(c_device, c_currentClockFreqs_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_currentClockFreqs.into_any()))
}

documented!(nvmlDeviceGetCurrentClocksEventReasons, c"nvmlDeviceGetCurrentClocksEventReasons($self, device)
--

Returns as a mask of bits what holds a GPU's clocks down, such as power or heat.

``nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clocksEventReasons : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetCurrentClocksEventReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCurrentClocksEventReasons(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_clocksEventReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrentClocksEventReasons)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_clocksEventReasons).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_clocksEventReasons)?))
}

pub(crate) fn nvmlDeviceGetCurrentClocksThrottleReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetCurrentClocksThrottleReasons(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_clocksThrottleReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetCurrentClocksThrottleReasons)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_clocksThrottleReasons).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_clocksThrottleReasons)?))
}

documented!(nvmlDeviceGetDecoderUtilization, c"nvmlDeviceGetDecoderUtilization($self, device)
--

Returns the load of a GPU's video decoder in percent, and the sample period in µs.

``nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : int
samplingPeriodUs : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDecoderUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDecoderUtilization(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetDecoderUtilization)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_utilization).cast(), (&raw mut c_samplingPeriodUs).cast()))
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
    bind!(py = call, nvmlDeviceGetDefaultApplicationsClock(device clockType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(clockType, "clockType", &nvml::nvmlClockType_t)?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetDefaultApplicationsClock)?;
    let status = unsafe { released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clockMHz)?))
}

documented!(nvmlDeviceGetDefaultEccMode, c"nvmlDeviceGetDefaultEccMode($self, device)
--

Returns whether a GPU's ECC is on by default.

``nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
defaultMode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDefaultEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDefaultEccMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_defaultMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetDefaultEccMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_defaultMode).cast())) };
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

documented!(nvmlDeviceGetDetailedEccErrors, c"nvmlDeviceGetDetailedEccErrors($self, device, errorType, counterType)
--

Returns a GPU's ECC errors by place (superseded by ``nvmlDeviceGetMemoryErrorCounter``).

``nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)``

Parameters
----------
device : nvmlDevice_t or None
errorType : nvmlMemoryErrorType_t
counterType : nvmlEccCounterType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
eccCounts : nvmlEccErrorCounts_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDetailedEccErrors<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDetailedEccErrors(device errorType counterType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(errorType, "errorType", &nvml::nvmlMemoryErrorType_t)?;
    let c_counterType = args::enumeration(counterType, "counterType", &nvml::nvmlEccCounterType_t)?;
    let (c_eccCounts, c_eccCounts_place) = out::new_record(py, &nvml::nvmlEccErrorCounts_t)?;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetDetailedEccErrors)?;
    let status = unsafe { released(py, || function(c_device, c_errorType, c_counterType, c_eccCounts_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_eccCounts.into_any()))
}

documented!(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, c"nvmlDeviceGetDeviceHandleFromMigDeviceHandle($self, migDevice)
--

Gives the handle of the GPU that a MIG device is on.

``nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)``

Parameters
----------
migDevice : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDeviceHandleFromMigDeviceHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice));
    let c_migDevice = args::value::<u64>(migDevice, "migDevice", &nvml::nvmlDevice_t)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetDeviceHandleFromMigDeviceHandle)?;
    let status = unsafe { released(py, || function(c_migDevice, (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetDisplayActive, c"nvmlDeviceGetDisplayActive($self, device)
--

Returns whether a display is being driven by a GPU.

``nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isActive : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDisplayActive<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDisplayActive(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isActive: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetDisplayActive)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_isActive).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isActive)?),
    )
}

documented!(nvmlDeviceGetDisplayMode, c"nvmlDeviceGetDisplayMode($self, device)
--

Returns whether a display is connected to a GPU.

``nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
display : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDisplayMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDisplayMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_display: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetDisplayMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_display).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_display)?),
    )
}

documented!(nvmlDeviceGetDramEncryptionMode, c"nvmlDeviceGetDramEncryptionMode($self, device)
--

Returns whether a GPU's memory is encrypted, now and after the next reboot.

``nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
current : nvmlDramEncryptionInfo_t
pending : nvmlDramEncryptionInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDramEncryptionMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDramEncryptionMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_current, c_current_place) = out::new_record(py, &nvml::nvmlDramEncryptionInfo_t)?;
    let (c_pending, c_pending_place) = out::new_record(py, &nvml::nvmlDramEncryptionInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetDramEncryptionMode)?;
    let status = unsafe { released(py, || function(c_device, c_current_place.cast(), c_pending_place.cast())) };
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

documented!(nvmlDeviceGetDriverModel, c"nvmlDeviceGetDriverModel($self, device)
--

Returns a GPU's Windows driver model, now and after the next reboot.

``nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
current : nvmlDriverModel_t
pending : nvmlDriverModel_t

Notes
-----
In ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDriverModel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDriverModel(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetDriverModel_v2)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_current).cast(), (&raw mut c_pending).cast()))
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

documented!(nvmlDeviceGetDynamicPstatesInfo, c"nvmlDeviceGetDynamicPstatesInfo($self, device)
--

Returns the load of a GPU's parts on which it bases its performance state.

``nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetDynamicPstatesInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDynamicPstatesInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pDynamicPstatesInfo, c_pDynamicPstatesInfo_place) = out::new_record(py, &nvml::nvmlGpuDynamicPstatesInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetDynamicPstatesInfo)?;
    let status = unsafe { released(py, || function(c_device, c_pDynamicPstatesInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pDynamicPstatesInfo.into_any()))
}

documented!(nvmlDeviceGetEccMode, c"nvmlDeviceGetEccMode($self, device)
--

Returns whether a GPU's ECC is on, now and after the next reboot.

``nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
current : nvmlEnableState_t
pending : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEccMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetEccMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_current).cast(), (&raw mut c_pending).cast()))
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

documented!(nvmlDeviceGetEncoderCapacity, c"nvmlDeviceGetEncoderCapacity($self, device, encoderQueryType)
--

Returns how much of a GPU's encoder is free, in percent, for a codec.

``nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)``

Parameters
----------
device : nvmlDevice_t or None
encoderQueryType : nvmlEncoderType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
encoderCapacity : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEncoderCapacity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEncoderCapacity(device encoderQueryType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_encoderQueryType = args::enumeration(encoderQueryType, "encoderQueryType", &nvml::nvmlEncoderType_t)?;
    let mut c_encoderCapacity: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetEncoderCapacity)?;
    let status = unsafe {
        released(py, || function(c_device, c_encoderQueryType, (&raw mut c_encoderCapacity).cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_encoderCapacity)?))
}

documented!(nvmlDeviceGetEncoderSessions, c"nvmlDeviceGetEncoderSessions($self, device, sessionCount=0)
--

Lists a GPU's active encoder sessions.

``nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)``

Parameters
----------
device : nvmlDevice_t or None
sessionCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
sessionInfos : list[nvmlEncoderSessionInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEncoderSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEncoderSessions(device; sessionCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount = args::optional(sessionCount, 0, |object| args::u32(object, "sessionCount"))?;
    let c_sessionInfos_length: usize = c_sessionCount as usize;
    let c_sessionInfos = args::output_memory(
        py, c_sessionInfos_length, Ty::Record(&nvml::nvmlEncoderSessionInfo_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetEncoderSessions)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_sessionCount).cast(), c_sessionInfos.cast()))
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlEncoderSessionInfo_t), c_sessionInfos.cast(),
                        c_sessionInfos_length.min(c_sessionCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetEncoderStats, c"nvmlDeviceGetEncoderStats($self, device)
--

Returns a GPU's active encoder sessions, with average frame rate and latency.

``nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
averageFps : int
averageLatency : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEncoderStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEncoderStats(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount: u32 = 0;
    let mut c_averageFps: u32 = 0;
    let mut c_averageLatency: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetEncoderStats)?;
    let status = unsafe { released(py, || function(
        c_device, (&raw mut c_sessionCount).cast(), (&raw mut c_averageFps).cast(), (&raw mut c_averageLatency).cast(),
    )) };
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

documented!(nvmlDeviceGetEncoderUtilization, c"nvmlDeviceGetEncoderUtilization($self, device)
--

Returns the load of a GPU's video encoder in percent, and the sample period in µs.

``nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : int
samplingPeriodUs : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEncoderUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEncoderUtilization(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetEncoderUtilization)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_utilization).cast(), (&raw mut c_samplingPeriodUs).cast()))
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

documented!(nvmlDeviceGetEnforcedPowerLimit, c"nvmlDeviceGetEnforcedPowerLimit($self, device)
--

Returns the lowest of all limits on a GPU's power, in milliwatts.

``nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
limit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetEnforcedPowerLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEnforcedPowerLimit(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_limit: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetEnforcedPowerLimit)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_limit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_limit)?))
}

documented!(nvmlDeviceGetFBCSessions, c"nvmlDeviceGetFBCSessions($self, device, sessionCount=0)
--

Lists a GPU's active frame capture sessions.

``nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``

Parameters
----------
device : nvmlDevice_t or None
sessionCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
sessionInfo : list[nvmlFBCSessionInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFBCSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFBCSessions(device; sessionCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount = args::optional(sessionCount, 0, |object| args::u32(object, "sessionCount"))?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py, c_sessionInfo_length, Ty::Record(&nvml::nvmlFBCSessionInfo_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFBCSessions)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_sessionCount).cast(), c_sessionInfo.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlFBCSessionInfo_t), c_sessionInfo.cast(),
                        c_sessionInfo_length.min(c_sessionCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetFBCStats, c"nvmlDeviceGetFBCStats($self, device)
--

Returns a GPU's active frame capture sessions, with average frame rate and latency.

``nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fbcStats : nvmlFBCStats_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFBCStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFBCStats(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_fbcStats, c_fbcStats_place) = out::new_record(py, &nvml::nvmlFBCStats_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFBCStats)?;
    let status = unsafe { released(py, || function(c_device, c_fbcStats_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_fbcStats.into_any()))
}

pub(crate) fn nvmlDeviceGetFanControlPolicy_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFanControlPolicy_v2(device fan));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan);
    let mut c_policy: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetFanControlPolicy_v2)?;
    let status = unsafe { released(py, || function(c_device, c_fan, (&raw mut c_policy).cast())) };
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

documented!(nvmlDeviceGetFanSpeed, c"nvmlDeviceGetFanSpeed($self, device)
--

Returns the intended speed of a GPU's fan, in percent of its maximum.

``nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
speed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFanSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFanSpeed(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_speed: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFanSpeed)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_speed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_speed)?))
}

documented!(nvmlDeviceGetFanSpeedRPM, c"nvmlDeviceGetFanSpeedRPM($self, device, fanSpeed)
--

Returns the speed of one of a GPU's fans in revolutions per minute.

``nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)``

Parameters
----------
device : nvmlDevice_t or None
fanSpeed : nvmlFanSpeedInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFanSpeedRPM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFanSpeedRPM(device fanSpeed));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_fanSpeed = args::optional_record(fanSpeed, "fanSpeed", &nvml::nvmlFanSpeedInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFanSpeedRPM)?;
    let status = unsafe { released(py, || function(c_device, c_fanSpeed.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetFanSpeed_v2, c"nvmlDeviceGetFanSpeed_v2($self, device, fan)
--

Returns the intended speed of one of a GPU's fans, in percent of its maximum.

``nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)``

Parameters
----------
device : nvmlDevice_t or None
fan : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
speed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFanSpeed_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFanSpeed_v2(device fan));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan);
    let mut c_speed: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFanSpeed_v2)?;
    let status = unsafe { released(py, || function(c_device, c_fan, (&raw mut c_speed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_speed)?))
}

documented!(nvmlDeviceGetFieldValues, c"nvmlDeviceGetFieldValues($self, device, valuesCount, values)
--

Reads several values of a GPU by their field IDs, each with a result of its own.

``nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)``

Parameters
----------
device : nvmlDevice_t or None
valuesCount : int
values : list[nvmlFieldValue_t] or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetFieldValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetFieldValues(device valuesCount values));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(i32, c_valuesCount = valuesCount);
    let c_values_type = Ty::Record(&nvml::nvmlFieldValue_t);
    let c_values = args::updated_array(
        values, "values", &c_values_type, Some(args::length(py, c_valuesCount.into(), "valuesCount")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetFieldValues)?;
    let status = unsafe { released(py, || function(c_device, c_valuesCount, c_values.pointer().cast())) };
    c_values.update();
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetGpcClkMinMaxVfOffset, c"nvmlDeviceGetGpcClkMinMaxVfOffset($self, device)
--

Returns the range of offsets in MHz for the graphics clock's voltage curve.

``nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
minOffset : int
maxOffset : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpcClkMinMaxVfOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpcClkMinMaxVfOffset(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minOffset: i32 = 0;
    let mut c_maxOffset: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpcClkMinMaxVfOffset)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_minOffset).cast(), (&raw mut c_maxOffset).cast()))
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

documented!(nvmlDeviceGetGpcClkVfOffset, c"nvmlDeviceGetGpcClkVfOffset($self, device)
--

Returns the offset in MHz of the graphics clock's voltage curve.

``nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
offset : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpcClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpcClkVfOffset(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_offset: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpcClkVfOffset)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_offset).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::i32(py, c_offset)?))
}

pub(crate) fn nvmlDeviceGetGpuFabricInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuFabricInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuFabricInfo, c_gpuFabricInfo_place) = out::new_record(py, &nvml::nvmlGpuFabricInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuFabricInfo)?;
    let status = unsafe { released(py, || function(c_device, c_gpuFabricInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_gpuFabricInfo.into_any()))
}

documented!(nvmlDeviceGetGpuFabricInfoV, c"nvmlDeviceGetGpuFabricInfoV($self, device)
--

Returns a GPU's NVLink fabric: cluster, clique, state and health.

``nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.
gpuFabricInfo : nvmlGpuFabricInfoV_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetGpuFabricInfo_v4, c"nvmlDeviceGetGpuFabricInfo_v4($self, device)
--

Returns a GPU's NVLink fabric, in the fourth version of its record.

``nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.
gpuFabricInfo : nvmlGpuFabricInfo_v4_t

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuFabricInfo_v4<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuFabricInfo_v4(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpuFabricInfo, c_gpuFabricInfo_place) = out::new_record(py, &nvml13::nvmlGpuFabricInfo_v4_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuFabricInfo_v4)?;
    let status = unsafe { released(py, || function(c_device, c_gpuFabricInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_gpuFabricInfo.into_any()))
}

documented!(nvmlDeviceGetGpuInstanceById, c"nvmlDeviceGetGpuInstanceById($self, device, id)
--

Gives a GPU's instance by its number.

``nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)``

Parameters
----------
device : nvmlDevice_t or None
id : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
gpuInstance : nvmlGpuInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceById<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceById(device id));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_id = id);
    let mut c_gpuInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuInstanceById)?;
    let status = unsafe { released(py, || function(c_device, c_id, (&raw mut c_gpuInstance).cast())) };
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

documented!(nvmlDeviceGetGpuInstanceId, c"nvmlDeviceGetGpuInstanceId($self, device)
--

Returns the ID of a MIG device's GPU instance.

``nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
id : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceId(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_id: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuInstanceId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_id).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_id)?))
}

documented!(nvmlDeviceGetGpuInstancePossiblePlacements, c"nvmlDeviceGetGpuInstancePossiblePlacements($self, device, profileId, count=0)
--

Lists where on a GPU instances of a profile can be.

``nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
placements : list[nvmlGpuInstancePlacement_t]
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstancePossiblePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstancePossiblePlacements(device profileId; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_placements_length: usize = usize::max(c_count as usize, 64);
    let c_placements = args::output_memory(
        py, c_placements_length, Ty::Record(&nvml::nvmlGpuInstancePlacement_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, c_placements.cast(), (&raw mut c_count).cast()))
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlGpuInstancePlacement_t), c_placements.cast(),
                        c_placements_length.min(c_count as usize),
                    ) }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetGpuInstanceProfileInfo, c"nvmlDeviceGetGpuInstanceProfileInfo($self, device, profile)
--

Returns the size of GPU instances of a profile: slices, SMs, engines, memory.

``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)``

Parameters
----------
device : nvmlDevice_t or None
profile : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlGpuInstanceProfileInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceProfileInfo(device profile));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profile = profile);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlGpuInstanceProfileInfo_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfo)?;
    let status = unsafe { released(py, || function(c_device, c_profile, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetGpuInstanceProfileInfoByIdV, c"nvmlDeviceGetGpuInstanceProfileInfoByIdV($self, device, profileId)
--

Returns the size of GPU instances of a profile that is given by its ID.

``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlGpuInstanceProfileInfo_v2_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfoByIdV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceProfileInfoByIdV(device profileId));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlGpuInstanceProfileInfo_v2_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV)?;
    let status = unsafe { released(py, || function(c_device, c_profileId, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetGpuInstanceProfileInfoV, c"nvmlDeviceGetGpuInstanceProfileInfoV($self, device, profile)
--

Returns the size of GPU instances of a profile, as a versioned record with its name.

``nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)``

Parameters
----------
device : nvmlDevice_t or None
profile : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlGpuInstanceProfileInfo_v2_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceProfileInfoV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceProfileInfoV(device profile));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profile = profile);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlGpuInstanceProfileInfo_v2_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceProfileInfoV)?;
    let status = unsafe { released(py, || function(c_device, c_profile, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetGpuInstanceRemainingCapacity, c"nvmlDeviceGetGpuInstanceRemainingCapacity($self, device, profileId)
--

Returns how many more GPU instances of a profile fit.

``nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstanceRemainingCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstanceRemainingCapacity(device profileId));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuInstanceRemainingCapacity)?;
    let status = unsafe { released(py, || function(c_device, c_profileId, (&raw mut c_count).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_count)?))
}

documented!(nvmlDeviceGetGpuInstances, c"nvmlDeviceGetGpuInstances($self, device, profileId, count=0)
--

Lists a GPU's instances of a profile.

``nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None
profileId : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
gpuInstances : list[nvmlGpuInstance_t]
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuInstances<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuInstances(device profileId; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_gpuInstances_length: usize = usize::max(c_count as usize, 64);
    let c_gpuInstances = args::output_memory(
        py, c_gpuInstances_length, Ty::Value(&nvml::nvmlGpuInstance_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuInstances)?;
    let status = unsafe {
        released(py, || function(c_device, c_profileId, c_gpuInstances.cast(), (&raw mut c_count).cast()))
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlGpuInstance_t), c_gpuInstances.cast(),
                        c_gpuInstances_length.min(c_count as usize),
                    ) }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetGpuMaxPcieLinkGeneration, c"nvmlDeviceGetGpuMaxPcieLinkGeneration($self, device)
--

Returns the newest PCIe generation that a GPU supports.

``nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
maxLinkGenDevice : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuMaxPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuMaxPcieLinkGeneration(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkGenDevice: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGpuMaxPcieLinkGeneration)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_maxLinkGenDevice).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_maxLinkGenDevice)?))
}

documented!(nvmlDeviceGetGpuOperationMode, c"nvmlDeviceGetGpuOperationMode($self, device)
--

Returns a GPU's operation mode (all, compute only, low double), now and after a reboot.

``nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
current : nvmlGpuOperationMode_t
pending : nvmlGpuOperationMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuOperationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuOperationMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_current: i32 = 0;
    let mut c_pending: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuOperationMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_current).cast(), (&raw mut c_pending).cast()))
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

documented!(nvmlDeviceGetGpuUptime_v1, c"nvmlDeviceGetGpuUptime_v1($self, device)
--

Returns for how long a GPU has been up.

``nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
uptime : nvmlGpuUptime_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGpuUptime_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGpuUptime_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_uptime, c_uptime_place) = out::new_record(py, &nvml13::nvmlGpuUptime_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGpuUptime_v1)?;
    let status = unsafe { released(py, || function(c_device, c_uptime_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_uptime.into_any()))
}

documented!(nvmlDeviceGetGraphicsRunningProcesses, c"nvmlDeviceGetGraphicsRunningProcesses($self, device, infoCount=0)
--

Lists the processes that draw on a GPU (graphics contexts), and the memory of each.

``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
infoCount : int
infos : list[nvmlProcessInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetGridLicensableFeatures, c"nvmlDeviceGetGridLicensableFeatures($self, device)
--

Lists the licensable features of a GPU and whether they are licensed.

``nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
pGridLicensableFeatures : nvmlGridLicensableFeatures_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGridLicensableFeatures<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGridLicensableFeatures(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pGridLicensableFeatures, c_pGridLicensableFeatures_place) = out::new_record(
        py, &nvml::nvmlGridLicensableFeatures_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetGridLicensableFeatures_v4)?;
    let status = unsafe { released(py, || function(c_device, c_pGridLicensableFeatures_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pGridLicensableFeatures.into_any()))
}

documented!(nvmlDeviceGetGspFirmwareMode, c"nvmlDeviceGetGspFirmwareMode($self, device)
--

Returns whether a GPU runs GSP firmware, and whether it does by default.

``nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
isEnabled : int
defaultMode : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGspFirmwareMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGspFirmwareMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isEnabled: u32 = 0;
    let mut c_defaultMode: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGspFirmwareMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_isEnabled).cast(), (&raw mut c_defaultMode).cast()))
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

documented!(nvmlDeviceGetGspFirmwareVersion, c"nvmlDeviceGetGspFirmwareVersion($self, device)
--

Returns the version of the firmware on a GPU's system processor (GSP) as text.

``nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetGspFirmwareVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGspFirmwareVersion(device));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_version_size: usize = 64;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGspFirmwareVersion)?;
    let status = unsafe { released(py, || function(c_device, c_version.cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlDeviceGetHandleByIndex, c"nvmlDeviceGetHandleByIndex($self, index)
--

Gives a GPU's handle by its index, which need not be CUDA's and may change at reboot.

``nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)``

Parameters
----------
index : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHandleByIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHandleByIndex(index));
    ints!(u32, c_index = index);
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetHandleByIndex_v2)?;
    let status = unsafe { released(py, || function(c_index, (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetHandleByPciBusId, c"nvmlDeviceGetHandleByPciBusId($self, pciBusId)
--

Gives a GPU's handle by its PCI address, such as ``00000000:3B:00.0``.

``nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)``

Parameters
----------
pciBusId : bytes or str

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHandleByPciBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHandleByPciBusId(pciBusId));
    let arena = CallArena::new();
    let c_pciBusId = args::c_string(pciBusId, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleByPciBusId_v2)?;
    let status = unsafe { released(py, || function(c_pciBusId, (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetHandleBySerial, c"nvmlDeviceGetHandleBySerial($self, serial)
--

Gives a GPU's handle by its serial number (superseded by the UUID).

``nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)``

Parameters
----------
serial : bytes or str

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHandleBySerial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHandleBySerial(serial));
    let arena = CallArena::new();
    let c_serial = args::c_string(serial, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetHandleBySerial)?;
    let status = unsafe { released(py, || function(c_serial, (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetHandleByUUID, c"nvmlDeviceGetHandleByUUID($self, uuid)
--

Gives the handle of a GPU or MIG device by its UUID, as text.

``nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)``

Parameters
----------
uuid : bytes or str

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_POWER``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IRQ_ISSUE``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHandleByUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHandleByUUID(uuid));
    let arena = CallArena::new();
    let c_uuid = args::c_string(uuid, &arena)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetHandleByUUID)?;
    let status = unsafe { released(py, || function(c_uuid, (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetHandleByUUIDV, c"nvmlDeviceGetHandleByUUIDV($self, uuid)
--

Gives the handle of a GPU or MIG device by its UUID, as text or 16 bytes.

``nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)``

Parameters
----------
uuid : nvmlUUID_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
device : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHandleByUUIDV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHandleByUUIDV(uuid));
    let c_uuid = args::optional_record(uuid, "uuid", &nvml::nvmlUUID_t)?;
    let mut c_device: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetHandleByUUIDV)?;
    let status = unsafe { released(py, || function(c_uuid.cast(), (&raw mut c_device).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_device as u64)?),
    )
}

documented!(nvmlDeviceGetHostVgpuMode, c"nvmlDeviceGetHostVgpuMode($self, device)
--

Returns whether a host's GPU runs vGPUs with or without SR-IOV.

``nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
pHostVgpuMode : nvmlHostVgpuMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHostVgpuMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHostVgpuMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pHostVgpuMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetHostVgpuMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_pHostVgpuMode).cast())) };
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

documented!(nvmlDeviceGetHostname_v1, c"nvmlDeviceGetHostname_v1($self, device)
--

Returns the host name that has been stored with a GPU.

``nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
hostname : nvmlHostname_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetHostname_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetHostname_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_hostname, c_hostname_place) = out::new_record(py, &nvml13::nvmlHostname_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetHostname_v1)?;
    let status = unsafe { released(py, || function(c_device, c_hostname_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_hostname.into_any()))
}

documented!(nvmlDeviceGetIndex, c"nvmlDeviceGetIndex($self, device)
--

Returns a GPU's index, as for ``nvmlDeviceGetHandleByIndex``.

``nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
index : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetIndex(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_index: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetIndex)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_index).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_index)?))
}

documented!(nvmlDeviceGetInforomConfigurationChecksum, c"nvmlDeviceGetInforomConfigurationChecksum($self, device)
--

Returns a checksum of the settings in a GPU's InfoROM.

``nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_CORRUPTED_INFOROM``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
checksum : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetInforomConfigurationChecksum<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetInforomConfigurationChecksum(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_checksum: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomConfigurationChecksum)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_checksum).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_checksum)?))
}

documented!(nvmlDeviceGetInforomImageVersion, c"nvmlDeviceGetInforomImageVersion($self, device, length)
--

Returns the version of a GPU's whole InfoROM as text.

``nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetInforomImageVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetInforomImageVersion", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomImageVersion)?;
    let status = unsafe { released(py, || function(c_device, c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlDeviceGetInforomVersion, c"nvmlDeviceGetInforomVersion($self, device, object, length)
--

Returns the version of one object of a GPU's InfoROM as text.

``nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
object : nvmlInforomObject_t
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetInforomVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_object, object_length], []) = call
        .bind("nvmlDeviceGetInforomVersion", "device object length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_object = args::enumeration(object_object, "object", &nvml::nvmlInforomObject_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomVersion)?;
    let status = unsafe { released(py, || function(c_device, c_object, c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlDeviceGetIrqNum, c"nvmlDeviceGetIrqNum($self, device)
--

Returns a GPU's interrupt number.

``nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
irqNum : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetIrqNum<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetIrqNum(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_irqNum: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetIrqNum)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_irqNum).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_irqNum)?))
}

documented!(nvmlDeviceGetJpgUtilization, c"nvmlDeviceGetJpgUtilization($self, device)
--

Returns the load of a GPU's JPEG engine in percent, and the sample period in µs.

``nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : int
samplingPeriodUs : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetJpgUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetJpgUtilization(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetJpgUtilization)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_utilization).cast(), (&raw mut c_samplingPeriodUs).cast()))
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

documented!(nvmlDeviceGetLastBBXFlushTime, c"nvmlDeviceGetLastBBXFlushTime($self, device)
--

Returns when a GPU's black box was last written to its InfoROM, and how long that took.

``nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_NOT_READY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
timestamp : int
durationUs : int

Notes
-----
In ``nvml.h``. Since CUDA 12.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetLastBBXFlushTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetLastBBXFlushTime(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_timestamp: u64 = 0;
    let mut c_durationUs: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetLastBBXFlushTime)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_timestamp).cast(), (&raw mut c_durationUs).cast()))
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

documented!(nvmlDeviceGetMPSComputeRunningProcesses, c"nvmlDeviceGetMPSComputeRunningProcesses($self, device, infoCount=0)
--

Lists the MPS clients with a context on a GPU, and the memory of each.

``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
infoCount : int
infos : list[nvmlProcessInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMarginTemperature, c"nvmlDeviceGetMarginTemperature($self, device)
--

Returns by how many °C a GPU is below its nearest slowdown limit.

``nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
marginTempInfo : nvmlMarginTemperature_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMarginTemperature<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMarginTemperature(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_marginTempInfo, c_marginTempInfo_place) = out::new_record(py, &nvml::nvmlMarginTemperature_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMarginTemperature)?;
    let status = unsafe { released(py, || function(c_device, c_marginTempInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_marginTempInfo.into_any()))
}

documented!(nvmlDeviceGetMaxClockInfo, c"nvmlDeviceGetMaxClockInfo($self, device, typename)
--

Returns a clock's highest rate in MHz.

``nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)``

Parameters
----------
device : nvmlDevice_t or None
typename : nvmlClockType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clock : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMaxClockInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMaxClockInfo(device typename));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(typename, "typename", &nvml::nvmlClockType_t)?;
    let mut c_clock: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMaxClockInfo)?;
    let status = unsafe { released(py, || function(c_device, c_type, (&raw mut c_clock).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clock)?))
}

documented!(nvmlDeviceGetMaxCustomerBoostClock, c"nvmlDeviceGetMaxCustomerBoostClock($self, device, clockType)
--

Returns the highest boost rate in MHz that users may set.

``nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)``

Parameters
----------
device : nvmlDevice_t or None
clockType : nvmlClockType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
clockMHz : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMaxCustomerBoostClock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMaxCustomerBoostClock(device clockType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_clockType = args::enumeration(clockType, "clockType", &nvml::nvmlClockType_t)?;
    let mut c_clockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetMaxCustomerBoostClock)?;
    let status = unsafe { released(py, || function(c_device, c_clockType, (&raw mut c_clockMHz).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_clockMHz)?))
}

documented!(nvmlDeviceGetMaxMigDeviceCount, c"nvmlDeviceGetMaxMigDeviceCount($self, device)
--

Returns how many MIG devices a GPU can have.

``nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMaxMigDeviceCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMaxMigDeviceCount(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMaxMigDeviceCount)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_count).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_count)?))
}

documented!(nvmlDeviceGetMaxPcieLinkGeneration, c"nvmlDeviceGetMaxPcieLinkGeneration($self, device)
--

Returns the newest PCIe generation that GPU and system both support.

``nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
maxLinkGen : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMaxPcieLinkGeneration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMaxPcieLinkGeneration(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkGen: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMaxPcieLinkGeneration)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_maxLinkGen).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_maxLinkGen)?))
}

documented!(nvmlDeviceGetMaxPcieLinkWidth, c"nvmlDeviceGetMaxPcieLinkWidth($self, device)
--

Returns how many PCIe lanes GPU and system could use.

``nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
maxLinkWidth : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMaxPcieLinkWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMaxPcieLinkWidth(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxLinkWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMaxPcieLinkWidth)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_maxLinkWidth).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_maxLinkWidth)?))
}

documented!(nvmlDeviceGetMemClkMinMaxVfOffset, c"nvmlDeviceGetMemClkMinMaxVfOffset($self, device)
--

Returns the range of offsets in MHz for the memory clock's voltage curve.

``nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
minOffset : int
maxOffset : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemClkMinMaxVfOffset<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemClkMinMaxVfOffset(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minOffset: i32 = 0;
    let mut c_maxOffset: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemClkMinMaxVfOffset)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_minOffset).cast(), (&raw mut c_maxOffset).cast()))
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

documented!(nvmlDeviceGetMemClkVfOffset, c"nvmlDeviceGetMemClkVfOffset($self, device)
--

Returns the offset in MHz of the memory clock's voltage curve.

``nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
offset : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemClkVfOffset(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_offset: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMemClkVfOffset)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_offset).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::i32(py, c_offset)?))
}

documented!(nvmlDeviceGetMemoryAffinity, c"nvmlDeviceGetMemoryAffinity($self, device, nodeSetSize, scope)
--

Returns as a mask of bits which NUMA nodes are near a GPU, within its node or socket.

``nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)``

Parameters
----------
device : nvmlDevice_t or None
nodeSetSize : int
scope : nvmlAffinityScope_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
nodeSet : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemoryAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryAffinity(device nodeSetSize scope));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_nodeSetSize = nodeSetSize);
    let c_scope = args::value::<u32>(scope, "scope", &nvml::nvmlAffinityScope_t)?;
    let c_nodeSet_length: usize = c_nodeSetSize as usize;
    let c_nodeSet = args::output_memory(py, c_nodeSet_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryAffinity)?;
    let status = unsafe { released(py, || function(c_device, c_nodeSetSize, c_nodeSet.cast(), c_scope)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U64, c_nodeSet.cast(), c_nodeSet_length) }?)
        },
    )
}

documented!(nvmlDeviceGetMemoryBusWidth, c"nvmlDeviceGetMemoryBusWidth($self, device)
--

Returns the width of a GPU's memory bus in bits.

``nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
busWidth : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemoryBusWidth<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryBusWidth(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_busWidth: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMemoryBusWidth)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_busWidth).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_busWidth)?))
}

documented!(nvmlDeviceGetMemoryErrorCounter, c"nvmlDeviceGetMemoryErrorCounter($self, device, errorType, counterType, locationType)
--

Returns how many memory errors of a kind a GPU has had in one place, such as L2.

``nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)``

Parameters
----------
device : nvmlDevice_t or None
errorType : nvmlMemoryErrorType_t
counterType : nvmlEccCounterType_t
locationType : nvmlMemoryLocation_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemoryErrorCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryErrorCounter(device errorType counterType locationType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(errorType, "errorType", &nvml::nvmlMemoryErrorType_t)?;
    let c_counterType = args::enumeration(counterType, "counterType", &nvml::nvmlEccCounterType_t)?;
    let c_locationType = args::enumeration(locationType, "locationType", &nvml::nvmlMemoryLocation_t)?;
    let mut c_count: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetMemoryErrorCounter)?;
    let status = unsafe {
        released(py, || function(c_device, c_errorType, c_counterType, c_locationType, (&raw mut c_count).cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_count)?))
}

pub(crate) fn nvmlDeviceGetMemoryInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMemoryInfo)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

pub(crate) fn nvmlDeviceGetMemoryInfo_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryInfo_v2(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_memory, c_memory_place) = out::new_record(py, &nvml::nvmlMemory_v2_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMemoryInfo_v2)?;
    let status = unsafe { released(py, || function(c_device, c_memory_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_memory.into_any()))
}

documented!(nvmlDeviceGetMemoryLimits_v1, c"nvmlDeviceGetMemoryLimits_v1($self, device, limits)
--

Returns the soft and hard limit of a namespace's GPU memory, and its use.

``nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)``

Parameters
----------
device : nvmlDevice_t or None
limits : nvmlGetMemoryLimits_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMemoryLimits_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMemoryLimits_v1(device limits));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_limits = args::optional_record(limits, "limits", &nvml13::nvmlGetMemoryLimits_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMemoryLimits_v1)?;
    let status = unsafe { released(py, || function(c_device, c_limits.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetMigDeviceHandleByIndex, c"nvmlDeviceGetMigDeviceHandleByIndex($self, device, index)
--

Gives the handle of a GPU's MIG device by its index.

``nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)``

Parameters
----------
device : nvmlDevice_t or None
index : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
migDevice : nvmlDevice_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMigDeviceHandleByIndex<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMigDeviceHandleByIndex(device index));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_index = index);
    let mut c_migDevice: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetMigDeviceHandleByIndex)?;
    let status = unsafe { released(py, || function(c_device, c_index, (&raw mut c_migDevice).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlDevice_t, c_migDevice as u64)?),
    )
}

pub(crate) fn nvmlDeviceGetMigMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMigMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_currentMode: u32 = 0;
    let mut c_pendingMode: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMigMode)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_currentMode).cast(), (&raw mut c_pendingMode).cast()))
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
    bind!(py = call, nvmlDeviceGetMinMaxClockOfPState(device typename pstate));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(typename, "typename", &nvml::nvmlClockType_t)?;
    let c_pstate = args::enumeration(pstate, "pstate", &nvml::nvmlPstates_t)?;
    let mut c_minClockMHz: u32 = 0;
    let mut c_maxClockMHz: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetMinMaxClockOfPState)?;
    let status = unsafe { released(
        py, || function(c_device, c_type, c_pstate, (&raw mut c_minClockMHz).cast(), (&raw mut c_maxClockMHz).cast()),
    ) };
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
    bind!(py = call, nvmlDeviceGetMinMaxFanSpeed(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minSpeed: u32 = 0;
    let mut c_maxSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMinMaxFanSpeed)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_minSpeed).cast(), (&raw mut c_maxSpeed).cast()))
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

documented!(nvmlDeviceGetMinorNumber, c"nvmlDeviceGetMinorNumber($self, device)
--

Returns the number N of a GPU's device file ``/dev/nvidiaN``.

``nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
minorNumber : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMinorNumber<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMinorNumber(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minorNumber: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMinorNumber)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_minorNumber).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_minorNumber)?))
}

documented!(nvmlDeviceGetModuleId, c"nvmlDeviceGetModuleId($self, device)
--

Returns the ID of a GPU's module on its baseboard.

``nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
moduleId : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetModuleId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetModuleId(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_moduleId: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetModuleId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_moduleId).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_moduleId)?))
}

documented!(nvmlDeviceGetMultiGpuBoard, c"nvmlDeviceGetMultiGpuBoard($self, device)
--

Returns whether a GPU's board has several GPUs.

``nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
multiGpuBool : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetMultiGpuBoard<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMultiGpuBoard(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_multiGpuBool: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetMultiGpuBoard)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_multiGpuBool).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_multiGpuBool)?))
}

documented!(nvmlDeviceGetName, c"nvmlDeviceGetName($self, device, length)
--

Returns a GPU's product name.

``nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
name : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetName", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_name_size: usize = c_length as usize;
    let c_name = args::output_memory(py, c_name_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlDeviceGetName)?;
    let status = unsafe { released(py, || function(c_device, c_name.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_name, c_name_size) }?))
}

documented!(nvmlDeviceGetNumFans, c"nvmlDeviceGetNumFans($self, device)
--

Returns how many fans a GPU has.

``nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
numFans : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNumFans<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNumFans(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_numFans: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNumFans)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_numFans).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_numFans)?))
}

documented!(nvmlDeviceGetNumGpuCores, c"nvmlDeviceGetNumGpuCores($self, device)
--

Returns how many CUDA cores a GPU has.

``nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
numCores : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNumGpuCores<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNumGpuCores(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_numCores: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNumGpuCores)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_numCores).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_numCores)?))
}

documented!(nvmlDeviceGetNumaNodeId, c"nvmlDeviceGetNumaNodeId($self, device)
--

Returns the NUMA node that a GPU's own memory is.

``nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.
node : int

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNumaNodeId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNumaNodeId(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_node: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNumaNodeId)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_node).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_node)?))
}

documented!(nvmlDeviceGetNvLinkCapability, c"nvmlDeviceGetNvLinkCapability($self, device, link, capability)
--

Returns whether an NVLink of a GPU can do something, such as atomics.

``nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)``

Parameters
----------
device : nvmlDevice_t or None
link : int
capability : nvmlNvLinkCapability_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
capResult : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkCapability<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkCapability(device link capability));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let c_capability = args::enumeration(capability, "capability", &nvml::nvmlNvLinkCapability_t)?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkCapability)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_capability, (&raw mut c_capResult).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_capResult)?))
}

documented!(nvmlDeviceGetNvLinkErrorCounter, c"nvmlDeviceGetNvLinkErrorCounter($self, device, link, counter)
--

Returns how many errors of a kind an NVLink has had.

``nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)``

Parameters
----------
device : nvmlDevice_t or None
link : int
counter : nvmlNvLinkErrorCounter_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
counterValue : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkErrorCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkErrorCounter(device link counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let c_counter = args::enumeration(counter, "counter", &nvml::nvmlNvLinkErrorCounter_t)?;
    let mut c_counterValue: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkErrorCounter)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_counter, (&raw mut c_counterValue).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_counterValue)?))
}

documented!(nvmlDeviceGetNvLinkInfo, c"nvmlDeviceGetNvLinkInfo($self, device)
--

Returns whether a GPU's NVLinks are encrypted, and their firmware.

``nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
info : nvmlNvLinkInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlNvLinkInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvLinkInfo)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetNvLinkInfo_v3, c"nvmlDeviceGetNvLinkInfo_v3($self, device)
--

Returns whether a GPU's NVLinks are encrypted or ready for it, and their firmware.

``nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
info : nvmlNvLinkInfo_v3_t

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkInfo_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkInfo_v3(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlNvLinkInfo_v3_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvLinkInfo_v3)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetNvLinkRemoteDeviceType, c"nvmlDeviceGetNvLinkRemoteDeviceType($self, device, link)
--

Returns what is at the other end of an NVLink: GPU, CPU or switch.

``nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)``

Parameters
----------
device : nvmlDevice_t or None
link : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pNvLinkDeviceType : nvmlIntNvLinkDeviceType_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkRemoteDeviceType<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkRemoteDeviceType(device link));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let mut c_pNvLinkDeviceType: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkRemoteDeviceType)?;
    let status = unsafe { released(py, || function(c_device, c_link, (&raw mut c_pNvLinkDeviceType).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlIntNvLinkDeviceType_t, c_pNvLinkDeviceType)?)
        },
    )
}

documented!(nvmlDeviceGetNvLinkRemotePciInfo, c"nvmlDeviceGetNvLinkRemotePciInfo($self, device, link)
--

Returns the PCI address of what is at the other end of an NVLink.

``nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)``

Parameters
----------
device : nvmlDevice_t or None
link : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pci : nvmlPciInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkRemotePciInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkRemotePciInfo(device link));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkRemotePciInfo_v2)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_pci_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

documented!(nvmlDeviceGetNvLinkState, c"nvmlDeviceGetNvLinkState($self, device, link)
--

Returns whether an NVLink of a GPU is active.

``nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)``

Parameters
----------
device : nvmlDevice_t or None
link : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isActive : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkState(device link));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let mut c_isActive: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvLinkState)?;
    let status = unsafe { released(py, || function(c_device, c_link, (&raw mut c_isActive).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isActive)?),
    )
}

documented!(nvmlDeviceGetNvLinkTelemetrySamples_v1, c"nvmlDeviceGetNvLinkTelemetrySamples_v1($self, device, samples)
--

Reads samples of telemetry of a GPU's NVLinks.

``nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)``

Parameters
----------
device : nvmlDevice_t or None
samples : nvmlNvlinkTelemetrySamples_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkTelemetrySamples_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkTelemetrySamples_v1(device samples));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_samples = args::optional_record(samples, "samples", &nvml13::nvmlNvlinkTelemetrySamples_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkTelemetrySamples_v1)?;
    let status = unsafe { released(py, || function(c_device, c_samples.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetNvLinkUtilizationControl, c"nvmlDeviceGetNvLinkUtilizationControl($self, device, link, counter)
--

Returns what a traffic counter of an NVLink counts (superseded).

``nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)``

Parameters
----------
device : nvmlDevice_t or None
link, counter : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
control : nvmlNvLinkUtilizationControl_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkUtilizationControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkUtilizationControl(device link counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter);
    let (c_control, c_control_place) = out::new_record(py, &nvml::nvmlNvLinkUtilizationControl_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkUtilizationControl)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_counter, c_control_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_control.into_any()))
}

documented!(nvmlDeviceGetNvLinkUtilizationCounter, c"nvmlDeviceGetNvLinkUtilizationCounter($self, device, link, counter)
--

Returns what a counter of an NVLink has counted, in and out (superseded).

``nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)``

Parameters
----------
device : nvmlDevice_t or None
link, counter : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
rxcounter : int
txcounter : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkUtilizationCounter(device link counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter);
    let mut c_rxcounter: u64 = 0;
    let mut c_txcounter: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvLinkUtilizationCounter)?;
    let status = unsafe { released(
        py, || function(c_device, c_link, c_counter, (&raw mut c_rxcounter).cast(), (&raw mut c_txcounter).cast()),
    ) };
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

documented!(nvmlDeviceGetNvLinkVersion, c"nvmlDeviceGetNvLinkVersion($self, device, link)
--

Returns the version of an NVLink of a GPU.

``nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)``

Parameters
----------
device : nvmlDevice_t or None
link : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
version : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvLinkVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkVersion(device link));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let mut c_version: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvLinkVersion)?;
    let status = unsafe { released(py, || function(c_device, c_link, (&raw mut c_version).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_version)?))
}

documented!(nvmlDeviceGetNvlinkBwMode, c"nvmlDeviceGetNvlinkBwMode($self, device)
--

Returns a GPU's NVLink bandwidth mode.

``nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.
getBwMode : nvmlNvlinkGetBwMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvlinkBwMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_getBwMode, c_getBwMode_place) = out::new_record(py, &nvml::nvmlNvlinkGetBwMode_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvlinkBwMode)?;
    let status = unsafe { released(py, || function(c_device, c_getBwMode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_getBwMode.into_any()))
}

documented!(nvmlDeviceGetNvlinkNvlePrivateInfo_v1, c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1($self, device)
--

Gives the data that a GPU adds to setting up NVLink encryption.

``nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.
privateInfo : nvmlNvlinkNvlePrivateInfo_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvlinkNvlePrivateInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_privateInfo, c_privateInfo_place) = out::new_record(py, &nvml13::nvmlNvlinkNvlePrivateInfo_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1)?;
    let status = unsafe { released(py, || function(c_device, c_privateInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_privateInfo.into_any()))
}

documented!(nvmlDeviceGetNvlinkRemapTableInfo_v1, c"nvmlDeviceGetNvlinkRemapTableInfo_v1($self, device)
--

Returns a GPU's NVLink remap tables.

``nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.
remapTableInfo : nvmlNvlinkGetRemapTableInfo_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvlinkRemapTableInfo_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvlinkRemapTableInfo_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_remapTableInfo, c_remapTableInfo_place) = out::new_record(py, &nvml13::nvmlNvlinkGetRemapTableInfo_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetNvlinkRemapTableInfo_v1)?;
    let status = unsafe { released(py, || function(c_device, c_remapTableInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_remapTableInfo.into_any()))
}

documented!(nvmlDeviceGetNvlinkSupportedBwModes, c"nvmlDeviceGetNvlinkSupportedBwModes($self, device)
--

Lists the NVLink bandwidth modes that a GPU can have.

``nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``.
supportedBwMode : nvmlNvlinkSupportedBwModes_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetNvlinkSupportedBwModes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvlinkSupportedBwModes(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_supportedBwMode, c_supportedBwMode_place) = out::new_record(py, &nvml::nvmlNvlinkSupportedBwModes_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetNvlinkSupportedBwModes)?;
    let status = unsafe { released(py, || function(c_device, c_supportedBwMode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_supportedBwMode.into_any()))
}

documented!(nvmlDeviceGetOfaUtilization, c"nvmlDeviceGetOfaUtilization($self, device)
--

Returns the load of a GPU's optical flow engine in percent, and the sample period in µs.

``nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : int
samplingPeriodUs : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetOfaUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetOfaUtilization(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_utilization: u32 = 0;
    let mut c_samplingPeriodUs: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetOfaUtilization)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_utilization).cast(), (&raw mut c_samplingPeriodUs).cast()))
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

documented!(nvmlDeviceGetP2PStatus, c"nvmlDeviceGetP2PStatus($self, device1, device2, p2pIndex)
--

Returns whether two GPUs can do a peer-to-peer operation, and if not, why.

``nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)``

Parameters
----------
device1, device2 : nvmlDevice_t or None
p2pIndex : nvmlGpuP2PCapsIndex_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
p2pStatus : nvmlGpuP2PStatus_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetP2PStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetP2PStatus(device1 device2 p2pIndex));
    let c_device1 = args::value::<u64>(device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(device2, "device2", &nvml::nvmlDevice_t)?;
    let c_p2pIndex = args::enumeration(p2pIndex, "p2pIndex", &nvml::nvmlGpuP2PCapsIndex_t)?;
    let mut c_p2pStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetP2PStatus)?;
    let status = unsafe { released(py, || function(c_device1, c_device2, c_p2pIndex, (&raw mut c_p2pStatus).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlGpuP2PStatus_t, c_p2pStatus)?),
    )
}

documented!(nvmlDeviceGetPciInfo, c"nvmlDeviceGetPciInfo($self, device)
--

Returns a GPU's PCI address and IDs.

``nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pci : nvmlPciInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPciInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPciInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPciInfo_v3)?;
    let status = unsafe { released(py, || function(c_device, c_pci_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

documented!(nvmlDeviceGetPciInfoExt, c"nvmlDeviceGetPciInfoExt($self, device)
--

Returns a GPU's PCI address and IDs, with its device class.

``nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pci : nvmlPciInfoExt_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPciInfoExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPciInfoExt(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pci, c_pci_place) = out::new_record(py, &nvml::nvmlPciInfoExt_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPciInfoExt)?;
    let status = unsafe { released(py, || function(c_device, c_pci_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pci.into_any()))
}

documented!(nvmlDeviceGetPcieLinkMaxSpeed, c"nvmlDeviceGetPcieLinkMaxSpeed($self, device)
--

Returns the highest speed of a GPU's PCIe link, as a code.

``nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
maxSpeed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPcieLinkMaxSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPcieLinkMaxSpeed(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_maxSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPcieLinkMaxSpeed)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_maxSpeed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_maxSpeed)?))
}

documented!(nvmlDeviceGetPcieReplayCounter, c"nvmlDeviceGetPcieReplayCounter($self, device)
--

Returns how many packets a GPU's PCIe link had to send again.

``nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
value : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPcieReplayCounter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPcieReplayCounter(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_value: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPcieReplayCounter)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_value).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_value)?))
}

documented!(nvmlDeviceGetPcieSpeed, c"nvmlDeviceGetPcieSpeed($self, device)
--

Returns the present speed of a GPU's PCIe link, in MB/s.

``nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pcieSpeed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPcieSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPcieSpeed(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pcieSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPcieSpeed)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_pcieSpeed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_pcieSpeed)?))
}

documented!(nvmlDeviceGetPcieThroughput, c"nvmlDeviceGetPcieThroughput($self, device, counter)
--

Returns the PCIe traffic sent or received in a short interval, in KB/s.

``nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)``

Parameters
----------
device : nvmlDevice_t or None
counter : nvmlPcieUtilCounter_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
value : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPcieThroughput<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPcieThroughput(device counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_counter = args::enumeration(counter, "counter", &nvml::nvmlPcieUtilCounter_t)?;
    let mut c_value: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPcieThroughput)?;
    let status = unsafe { released(py, || function(c_device, c_counter, (&raw mut c_value).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_value)?))
}

documented!(nvmlDeviceGetPdi, c"nvmlDeviceGetPdi($self, device)
--

Returns a GPU's PDI, an identifier of 64 bits.

``nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pdi : nvmlPdi_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPdi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPdi(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pdi, c_pdi_place) = out::new_record(py, &nvml13::nvmlPdi_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPdi)?;
    let status = unsafe { released(py, || function(c_device, c_pdi_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pdi.into_any()))
}

documented!(nvmlDeviceGetPerformanceModes, c"nvmlDeviceGetPerformanceModes($self, device)
--

Returns all performance modes of a GPU, with their clock ranges, as one text.

``nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
perfModes : nvmlDevicePerfModes_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPerformanceModes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPerformanceModes(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_perfModes, c_perfModes_place) = out::new_record(py, &nvml::nvmlDevicePerfModes_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPerformanceModes)?;
    let status = unsafe { released(py, || function(c_device, c_perfModes_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_perfModes.into_any()))
}

documented!(nvmlDeviceGetPerformanceState, c"nvmlDeviceGetPerformanceState($self, device)
--

Returns a GPU's performance state, from P0 (fastest) to P15.

``nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pState : nvmlPstates_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPerformanceState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPerformanceState(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pState: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPerformanceState)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_pState).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlPstates_t, c_pState)?),
    )
}

documented!(nvmlDeviceGetPersistenceMode, c"nvmlDeviceGetPersistenceMode($self, device)
--

Returns whether a GPU's driver stays loaded while no client runs (Linux).

``nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPersistenceMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPersistenceMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPersistenceMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_mode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

documented!(nvmlDeviceGetPgpuMetadataString, c"nvmlDeviceGetPgpuMetadataString($self, device, bufferSize)
--

Gives a host GPU's migration data as one opaque text.

``nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
device : nvmlDevice_t or None
bufferSize : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
pgpuMetadata : bytes
bufferSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPgpuMetadataString<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPgpuMetadataString(device bufferSize));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize = args::u32(bufferSize, "bufferSize")?;
    let c_pgpuMetadata_size: usize = c_bufferSize as usize;
    let c_pgpuMetadata = args::output_memory(py, c_pgpuMetadata_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetPgpuMetadataString)?;
    let status = unsafe { released(py, || function(c_device, c_pgpuMetadata.cast(), (&raw mut c_bufferSize).cast())) };
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
            tuple.push(unsafe { out::memory(py, c_pgpuMetadata, c_pgpuMetadata_size) }?)?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetPlatformInfo, c"nvmlDeviceGetPlatformInfo($self, device)
--

Returns where a GPU sits: chassis, slot, tray, host and module.

``nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
platformInfo : nvmlPlatformInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPlatformInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPlatformInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_platformInfo, c_platformInfo_place) = out::new_record(py, &nvml::nvmlPlatformInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPlatformInfo)?;
    let status = unsafe { released(py, || function(c_device, c_platformInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_platformInfo.into_any()))
}

documented!(nvmlDeviceGetPowerManagementDefaultLimit, c"nvmlDeviceGetPowerManagementDefaultLimit($self, device)
--

Returns the default power limit of a GPU, in milliwatts.

``nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
defaultLimit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerManagementDefaultLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerManagementDefaultLimit(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_defaultLimit: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementDefaultLimit)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_defaultLimit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_defaultLimit)?))
}

documented!(nvmlDeviceGetPowerManagementLimit, c"nvmlDeviceGetPowerManagementLimit($self, device)
--

Returns the power limit set for a GPU, in milliwatts.

``nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
limit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerManagementLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerManagementLimit(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_limit: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerManagementLimit)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_limit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_limit)?))
}

documented!(nvmlDeviceGetPowerManagementLimitConstraints, c"nvmlDeviceGetPowerManagementLimitConstraints($self, device)
--

Returns the lowest and highest power limit of a GPU, in milliwatts.

``nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
minLimit : int
maxLimit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerManagementLimitConstraints<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerManagementLimitConstraints(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_minLimit: u32 = 0;
    let mut c_maxLimit: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetPowerManagementLimitConstraints)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_minLimit).cast(), (&raw mut c_maxLimit).cast()))
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

documented!(nvmlDeviceGetPowerManagementMode, c"nvmlDeviceGetPowerManagementMode($self, device)
--

Returns whether a GPU can be held to a power limit (superseded).

``nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerManagementMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerManagementMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerManagementMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_mode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

documented!(nvmlDeviceGetPowerMizerMode_v1, c"nvmlDeviceGetPowerMizerMode_v1($self, device)
--

Returns a GPU's PowerMizer mode, and the modes it can have.

``nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
powerMizerMode : nvmlDevicePowerMizerModes_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerMizerMode_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerMizerMode_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_powerMizerMode, c_powerMizerMode_place) = out::new_record(py, &nvml13::nvmlDevicePowerMizerModes_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerMizerMode_v1)?;
    let status = unsafe { released(py, || function(c_device, c_powerMizerMode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_powerMizerMode.into_any()))
}

documented!(nvmlDeviceGetPowerSource, c"nvmlDeviceGetPowerSource($self, device)
--

Returns what feeds a GPU: mains, battery or too weak a supply.

``nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
powerSource : nvmlPowerSource_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerSource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerSource(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_powerSource: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerSource)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_powerSource).cast())) };
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

documented!(nvmlDeviceGetPowerState, c"nvmlDeviceGetPowerState($self, device)
--

Returns a GPU's performance state (superseded by ``nvmlDeviceGetPerformanceState``).

``nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pState : nvmlPstates_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerState(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pState: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerState)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_pState).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlPstates_t, c_pState)?),
    )
}

documented!(nvmlDeviceGetPowerUsage, c"nvmlDeviceGetPowerUsage($self, device)
--

Returns the power that a GPU with its memory draws, in milliwatts.

``nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
power : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetPowerUsage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPowerUsage(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_power: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetPowerUsage)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_power).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_power)?))
}

documented!(nvmlDeviceGetProcessUtilization, c"nvmlDeviceGetProcessUtilization($self, device, processSamplesCount, lastSeenTimeStamp)
--

Lists samples of the load that each process puts on a GPU's engines, since a time stamp.

``nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)``

Parameters
----------
device : nvmlDevice_t or None
processSamplesCount, lastSeenTimeStamp : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : list[nvmlProcessUtilizationSample_t]
processSamplesCount : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetProcessUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetProcessUtilization(device processSamplesCount lastSeenTimeStamp));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_processSamplesCount = args::u32(processSamplesCount, "processSamplesCount")?;
    ints!(u64, c_lastSeenTimeStamp = lastSeenTimeStamp);
    let c_utilization_length: usize = c_processSamplesCount as usize;
    let c_utilization = args::output_memory(
        py, c_utilization_length, Ty::Record(&nvml::nvmlProcessUtilizationSample_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::nvmlDeviceGetProcessUtilization)?;
    let status = unsafe { released(
        py, || function(c_device, c_utilization.cast(), (&raw mut c_processSamplesCount).cast(), c_lastSeenTimeStamp),
    ) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlProcessUtilizationSample_t), c_utilization.cast(),
                        c_utilization_length.min(c_processSamplesCount as usize),
                    ) }?,
                )?;
            tuple.push(out::u32(py, c_processSamplesCount)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetProcessesUtilizationInfo, c"nvmlDeviceGetProcessesUtilizationInfo($self, device, procesesUtilInfo)
--

Lists samples of each process's load on a GPU, with JPEG and optical flow engines.

``nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)``

Parameters
----------
device : nvmlDevice_t or None
procesesUtilInfo : nvmlProcessesUtilizationInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetProcessesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetProcessesUtilizationInfo(device procesesUtilInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_procesesUtilInfo = args::optional_record(
        procesesUtilInfo, "procesesUtilInfo", &nvml::nvmlProcessesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetProcessesUtilizationInfo)?;
    let status = unsafe { released(py, || function(c_device, c_procesesUtilInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetRemappedRows, c"nvmlDeviceGetRemappedRows($self, device)
--

Returns how many of a GPU's memory rows were remapped, and whether more are pending or failed.

``nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
corrRows : int
uncRows : int
isPending : int
failureOccurred : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRemappedRows<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRemappedRows(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_corrRows: u32 = 0;
    let mut c_uncRows: u32 = 0;
    let mut c_isPending: u32 = 0;
    let mut c_failureOccurred: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetRemappedRows)?;
    let status = unsafe { released(py, || function(
        c_device, (&raw mut c_corrRows).cast(), (&raw mut c_uncRows).cast(), (&raw mut c_isPending).cast(),
        (&raw mut c_failureOccurred).cast(),
    )) };
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

documented!(nvmlDeviceGetRemappedRows_v2, c"nvmlDeviceGetRemappedRows_v2($self, device)
--

Returns a GPU's remapped memory rows, active and inactive, as one record.

``nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
info : nvmlRemappedRowsInfo_v2_t

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRemappedRows_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRemappedRows_v2(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml13::nvmlRemappedRowsInfo_v2_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetRemappedRows_v2)?;
    let status = unsafe { released(py, || function(c_device, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlDeviceGetRepairStatus, c"nvmlDeviceGetRepairStatus($self, device)
--

Returns whether repairs of a GPU's memory channels or TPCs are pending.

``nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
repairStatus : nvmlRepairStatus_t

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRepairStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRepairStatus(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_repairStatus, c_repairStatus_place) = out::new_record(py, &nvml13::nvmlRepairStatus_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetRepairStatus)?;
    let status = unsafe { released(py, || function(c_device, c_repairStatus_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_repairStatus.into_any()))
}

documented!(nvmlDeviceGetRetiredPages, c"nvmlDeviceGetRetiredPages($self, device, cause, pageCount=0)
--

Lists the addresses of a GPU's retired memory pages, by cause.

``nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)``

Parameters
----------
device : nvmlDevice_t or None
cause : nvmlPageRetirementCause_t
pageCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pageCount : int
addresses : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRetiredPages<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRetiredPages(device cause; pageCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_cause = args::enumeration(cause, "cause", &nvml::nvmlPageRetirementCause_t)?;
    let mut c_pageCount = args::optional(pageCount, 0, |object| args::u32(object, "pageCount"))?;
    let c_addresses_length: usize = c_pageCount as usize;
    let c_addresses = args::output_memory(py, c_addresses_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetRetiredPages)?;
    let status = unsafe {
        released(py, || function(c_device, c_cause, (&raw mut c_pageCount).cast(), c_addresses.cast()))
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
                        out::list(py, &Ty::U64, c_addresses.cast(), c_addresses_length.min(c_pageCount as usize))
                    }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetRetiredPagesPendingStatus, c"nvmlDeviceGetRetiredPagesPendingStatus($self, device)
--

Returns whether memory pages of a GPU are to be retired at the next reboot.

``nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isPending : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRetiredPagesPendingStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRetiredPagesPendingStatus(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isPending: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetRetiredPagesPendingStatus)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_isPending).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_isPending)?),
    )
}

documented!(nvmlDeviceGetRetiredPages_v2, c"nvmlDeviceGetRetiredPages_v2($self, device, cause, pageCount=0)
--

Lists the addresses of a GPU's retired memory pages, by cause, with their times.

``nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)``

Parameters
----------
device : nvmlDevice_t or None
cause : nvmlPageRetirementCause_t
pageCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pageCount : int
addresses : list[int]
timestamps : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRetiredPages_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRetiredPages_v2(device cause; pageCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_cause = args::enumeration(cause, "cause", &nvml::nvmlPageRetirementCause_t)?;
    let mut c_pageCount = args::optional(pageCount, 0, |object| args::u32(object, "pageCount"))?;
    let c_addresses_length: usize = c_pageCount as usize;
    let c_addresses = args::output_memory(py, c_addresses_length, Ty::U64.size(), &arena)?;
    let c_timestamps_length: usize = c_pageCount as usize;
    let c_timestamps = args::output_memory(py, c_timestamps_length, Ty::U64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetRetiredPages_v2)?;
    let status = unsafe { released(
        py, || function(c_device, c_cause, (&raw mut c_pageCount).cast(), c_addresses.cast(), c_timestamps.cast()),
    ) };
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
                        out::list(py, &Ty::U64, c_addresses.cast(), c_addresses_length.min(c_pageCount as usize))
                    }?,
                )?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::U64, c_timestamps.cast(), c_timestamps_length.min(c_pageCount as usize))
                    }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetRowRemapperHistogram, c"nvmlDeviceGetRowRemapperHistogram($self, device)
--

Returns how many of a GPU's memory banks have how many spare rows left.

``nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNKNOWN``.
values : nvmlRowRemapperHistogramValues_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRowRemapperHistogram<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRowRemapperHistogram(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_values, c_values_place) = out::new_record(py, &nvml::nvmlRowRemapperHistogramValues_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetRowRemapperHistogram)?;
    let status = unsafe { released(py, || function(c_device, c_values_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_values.into_any()))
}

documented!(nvmlDeviceGetRunningProcessDetailList, c"nvmlDeviceGetRunningProcessDetailList($self, device, plist)
--

Lists the processes of a kind on a GPU, with their protected memory too.

``nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)``

Parameters
----------
device : nvmlDevice_t or None
plist : nvmlProcessDetailList_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetRunningProcessDetailList<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRunningProcessDetailList(device plist));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_plist = args::optional_record(plist, "plist", &nvml::nvmlProcessDetailList_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetRunningProcessDetailList)?;
    let status = unsafe { released(py, || function(c_device, c_plist.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetSamples, c"nvmlDeviceGetSamples($self, device, typename, lastSeenTimeStamp, sampleCount=0)
--

Lists recent samples of power, load or clocks since a time stamp.

``nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)``

Parameters
----------
device : nvmlDevice_t or None
typename : nvmlSamplingType_t
lastSeenTimeStamp : int
sampleCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sampleValType : nvmlValueType_t
sampleCount : int
samples : list[nvmlSample_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSamples<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSamples(device typename lastSeenTimeStamp; sampleCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(typename, "typename", &nvml::nvmlSamplingType_t)?;
    ints!(u64, c_lastSeenTimeStamp = lastSeenTimeStamp);
    let mut c_sampleCount = args::optional(sampleCount, 0, |object| args::u32(object, "sampleCount"))?;
    let mut c_sampleValType: i32 = 0;
    let c_samples_length: usize = c_sampleCount as usize;
    let c_samples = args::output_memory(py, c_samples_length, Ty::Record(&nvml::nvmlSample_t).size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, u64, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSamples)?;
    let status = unsafe { released(py, || function(
        c_device, c_type, c_lastSeenTimeStamp, (&raw mut c_sampleValType).cast(), (&raw mut c_sampleCount).cast(),
        c_samples.cast(),
    )) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlSample_t), c_samples.cast(),
                        c_samples_length.min(c_sampleCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetSerial, c"nvmlDeviceGetSerial($self, device, length)
--

Returns the serial number printed on a GPU's board, as text.

``nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
serial : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSerial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetSerial", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_serial_size: usize = c_length as usize;
    let c_serial = args::output_memory(py, c_serial_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlDeviceGetSerial)?;
    let status = unsafe { released(py, || function(c_device, c_serial.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_serial, c_serial_size) }?),
    )
}

documented!(nvmlDeviceGetSramEccErrorStatus, c"nvmlDeviceGetSramEccErrorStatus($self, device)
--

Returns a GPU's ECC errors in SRAM by kind, and whether a threshold is exceeded.

``nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
status : nvmlEccSramErrorStatus_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSramEccErrorStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSramEccErrorStatus(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_status, c_status_place) = out::new_record(py, &nvml::nvmlEccSramErrorStatus_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetSramEccErrorStatus)?;
    let status = unsafe { released(py, || function(c_device, c_status_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_status.into_any()))
}

documented!(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts($self, device, errorCounts)
--

Lists a GPU's uncorrected SRAM errors by address, each counted once.

``nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)``

Parameters
----------
device : nvmlDevice_t or None
errorCounts : nvmlEccSramUniqueUncorrectedErrorCounts_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device errorCounts));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_errorCounts = args::optional_record(
        errorCounts, "errorCounts", &nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts)?;
    let status = unsafe { released(py, || function(c_device, c_errorCounts.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetSupportedClocksEventReasons, c"nvmlDeviceGetSupportedClocksEventReasons($self, device)
--

Returns as a mask of bits which reasons for lower clocks a GPU reports.

``nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
supportedClocksEventReasons : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedClocksEventReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedClocksEventReasons(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_supportedClocksEventReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedClocksEventReasons)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_supportedClocksEventReasons).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_supportedClocksEventReasons)?))
}

pub(crate) fn nvmlDeviceGetSupportedClocksThrottleReasons<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedClocksThrottleReasons(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_supportedClocksThrottleReasons: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedClocksThrottleReasons)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_supportedClocksThrottleReasons).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_supportedClocksThrottleReasons)?))
}

documented!(nvmlDeviceGetSupportedEventTypes, c"nvmlDeviceGetSupportedEventTypes($self, device)
--

Returns as a mask of bits which events a GPU reports.

``nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
eventTypes : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedEventTypes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedEventTypes(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_eventTypes: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetSupportedEventTypes)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_eventTypes).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_eventTypes)?))
}

documented!(nvmlDeviceGetSupportedGraphicsClocks, c"nvmlDeviceGetSupportedGraphicsClocks($self, device, memoryClockMHz, count=0)
--

Lists the graphics clock rates in MHz possible with a memory clock rate.

``nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)``

Parameters
----------
device : nvmlDevice_t or None
memoryClockMHz : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int
clocksMHz : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedGraphicsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedGraphicsClocks(device memoryClockMHz; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_memoryClockMHz = memoryClockMHz);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_clocksMHz_length: usize = c_count as usize;
    let c_clocksMHz = args::output_memory(py, c_clocksMHz_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedGraphicsClocks)?;
    let status = unsafe {
        released(py, || function(c_device, c_memoryClockMHz, (&raw mut c_count).cast(), c_clocksMHz.cast()))
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
                    unsafe { out::list(py, &Ty::U32, c_clocksMHz.cast(), c_clocksMHz_length.min(c_count as usize)) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetSupportedMemoryClocks, c"nvmlDeviceGetSupportedMemoryClocks($self, device, count=0)
--

Lists the memory clock rates in MHz that a GPU can be set to.

``nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)``

Parameters
----------
device : nvmlDevice_t or None
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int
clocksMHz : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedMemoryClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedMemoryClocks(device; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_clocksMHz_length: usize = c_count as usize;
    let c_clocksMHz = args::output_memory(py, c_clocksMHz_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedMemoryClocks)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_count).cast(), c_clocksMHz.cast())) };
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
                    unsafe { out::list(py, &Ty::U32, c_clocksMHz.cast(), c_clocksMHz_length.min(c_count as usize)) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetSupportedPerformanceStates, c"nvmlDeviceGetSupportedPerformanceStates($self, device, pstates, size)
--

Lists the performance states that a GPU has.

``nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)``

Parameters
----------
device : nvmlDevice_t or None
pstates : address or buffer
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedPerformanceStates<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedPerformanceStates(device pstates size));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_size = size);
    let c_pstates = args::either(pstates, "pstates", None, true, Some(c_size as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetSupportedPerformanceStates)?;
    let status = unsafe { released(py, || function(c_device, c_pstates.cast(), c_size)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetSupportedVgpus, c"nvmlDeviceGetSupportedVgpus($self, device, vgpuCount=0)
--

Lists the types of vGPU that a GPU can run.

``nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)``

Parameters
----------
device : nvmlDevice_t or None
vgpuCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
vgpuCount : int
vgpuTypeIds : list[nvmlVgpuTypeId_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetSupportedVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetSupportedVgpus(device; vgpuCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_vgpuCount = args::optional(vgpuCount, 0, |object| args::u32(object, "vgpuCount"))?;
    let c_vgpuTypeIds_length: usize = c_vgpuCount as usize;
    let c_vgpuTypeIds = args::output_memory(
        py, c_vgpuTypeIds_length, Ty::Value(&nvml::nvmlVgpuTypeId_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetSupportedVgpus)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_vgpuCount).cast(), c_vgpuTypeIds.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlVgpuTypeId_t), c_vgpuTypeIds.cast(),
                        c_vgpuTypeIds_length.min(c_vgpuCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetTargetFanSpeed, c"nvmlDeviceGetTargetFanSpeed($self, device, fan)
--

Returns the speed in percent that one of a GPU's fans is driven to.

``nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)``

Parameters
----------
device : nvmlDevice_t or None
fan : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
targetSpeed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTargetFanSpeed<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTargetFanSpeed(device fan));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan);
    let mut c_targetSpeed: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetTargetFanSpeed)?;
    let status = unsafe { released(py, || function(c_device, c_fan, (&raw mut c_targetSpeed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_targetSpeed)?))
}

documented!(nvmlDeviceGetTemperatureThreshold, c"nvmlDeviceGetTemperatureThreshold($self, device, thresholdType)
--

Returns a temperature limit in °C, such as that for slowdown or shutdown.

``nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)``

Parameters
----------
device : nvmlDevice_t or None
thresholdType : nvmlTemperatureThresholds_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
temp : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTemperatureThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTemperatureThreshold(device thresholdType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_thresholdType = args::enumeration(thresholdType, "thresholdType", &nvml::nvmlTemperatureThresholds_t)?;
    let mut c_temp: u32 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetTemperatureThreshold)?;
    let status = unsafe { released(py, || function(c_device, c_thresholdType, (&raw mut c_temp).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_temp)?))
}

documented!(nvmlDeviceGetTemperatureV, c"nvmlDeviceGetTemperatureV($self, device, temperature)
--

Returns a sensor's temperature in °C.

``nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)``

Parameters
----------
device : nvmlDevice_t or None
temperature : nvmlTemperature_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetThermalSettings, c"nvmlDeviceGetThermalSettings($self, device, sensorIndex)
--

Returns a GPU's thermal sensors: controller, range, temperature and target.

``nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)``

Parameters
----------
device : nvmlDevice_t or None
sensorIndex : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pThermalSettings : nvmlGpuThermalSettings_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetThermalSettings<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetThermalSettings(device sensorIndex));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_sensorIndex = sensorIndex);
    let (c_pThermalSettings, c_pThermalSettings_place) = out::new_record(py, &nvml::nvmlGpuThermalSettings_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetThermalSettings)?;
    let status = unsafe { released(py, || function(c_device, c_sensorIndex, c_pThermalSettings_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pThermalSettings.into_any()))
}

documented!(nvmlDeviceGetTopologyCommonAncestor, c"nvmlDeviceGetTopologyCommonAncestor($self, device1, device2)
--

Returns the nearest thing that two GPUs share: board, switch, host bridge, NUMA node.

``nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)``

Parameters
----------
device1, device2 : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
pathInfo : nvmlGpuTopologyLevel_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTopologyCommonAncestor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTopologyCommonAncestor(device1 device2));
    let c_device1 = args::value::<u64>(device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(device2, "device2", &nvml::nvmlDevice_t)?;
    let mut c_pathInfo: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetTopologyCommonAncestor)?;
    let status = unsafe { released(py, || function(c_device1, c_device2, (&raw mut c_pathInfo).cast())) };
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

documented!(nvmlDeviceGetTopologyNearestGpus, c"nvmlDeviceGetTopologyNearestGpus($self, device, level, count=0)
--

Lists the GPUs that are as near to a GPU as a given level.

``nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)``

Parameters
----------
device : nvmlDevice_t or None
level : nvmlGpuTopologyLevel_t
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
count : int
deviceArray : list[nvmlDevice_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTopologyNearestGpus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTopologyNearestGpus(device level; count));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_level = args::enumeration(level, "level", &nvml::nvmlGpuTopologyLevel_t)?;
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_deviceArray_length: usize = c_count as usize;
    let c_deviceArray = args::output_memory(py, c_deviceArray_length, Ty::Value(&nvml::nvmlDevice_t).size(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetTopologyNearestGpus)?;
    let status = unsafe {
        released(py, || function(c_device, c_level, (&raw mut c_count).cast(), c_deviceArray.cast()))
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlDevice_t), c_deviceArray.cast(),
                        c_deviceArray_length.min(c_count as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetTotalEccErrors, c"nvmlDeviceGetTotalEccErrors($self, device, errorType, counterType)
--

Returns how many ECC errors of a kind a GPU has had, since reboot or ever.

``nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)``

Parameters
----------
device : nvmlDevice_t or None
errorType : nvmlMemoryErrorType_t
counterType : nvmlEccCounterType_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
eccCounts : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTotalEccErrors<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTotalEccErrors(device errorType counterType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_errorType = args::enumeration(errorType, "errorType", &nvml::nvmlMemoryErrorType_t)?;
    let c_counterType = args::enumeration(counterType, "counterType", &nvml::nvmlEccCounterType_t)?;
    let mut c_eccCounts: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetTotalEccErrors)?;
    let status = unsafe {
        released(py, || function(c_device, c_errorType, c_counterType, (&raw mut c_eccCounts).cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_eccCounts)?))
}

documented!(nvmlDeviceGetTotalEnergyConsumption, c"nvmlDeviceGetTotalEnergyConsumption($self, device)
--

Returns the energy a GPU has used since its driver was loaded, in millijoules.

``nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
energy : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetTotalEnergyConsumption<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetTotalEnergyConsumption(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_energy: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetTotalEnergyConsumption)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_energy).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_energy)?))
}

documented!(nvmlDeviceGetUUID, c"nvmlDeviceGetUUID($self, device, length)
--

Returns the UUID of a GPU or MIG device as text, such as ``GPU-…``.

``nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
uuid : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetUUID", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_uuid_size: usize = c_length as usize;
    let c_uuid = args::output_memory(py, c_uuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlDeviceGetUUID)?;
    let status = unsafe { released(py, || function(c_device, c_uuid.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_uuid, c_uuid_size) }?))
}

documented!(nvmlDeviceGetUnrepairableMemoryFlag_v1, c"nvmlDeviceGetUnrepairableMemoryFlag_v1($self, device)
--

Returns whether a GPU has memory that cannot be repaired.

``nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device, nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
unrepairableMemoryStatus : nvmlUnrepairableMemoryStatus_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetUnrepairableMemoryFlag_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetUnrepairableMemoryFlag_v1(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_unrepairableMemoryStatus, c_unrepairableMemoryStatus_place) = out::new_record(
        py, &nvml13::nvmlUnrepairableMemoryStatus_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetUnrepairableMemoryFlag_v1)?;
    let status = unsafe { released(py, || function(c_device, c_unrepairableMemoryStatus_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_unrepairableMemoryStatus.into_any()))
}

documented!(nvmlDeviceGetUtilizationRates, c"nvmlDeviceGetUtilizationRates($self, device)
--

Returns in percent for how much of a recent period kernels ran and memory was used.

``nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
utilization : nvmlUtilization_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetUtilizationRates<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetUtilizationRates(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_utilization, c_utilization_place) = out::new_record(py, &nvml::nvmlUtilization_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetUtilizationRates)?;
    let status = unsafe { released(py, || function(c_device, c_utilization_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_utilization.into_any()))
}

documented!(nvmlDeviceGetVbiosVersion, c"nvmlDeviceGetVbiosVersion($self, device, length)
--

Returns the version of a GPU's video BIOS as text.

``nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)``

Parameters
----------
device : nvmlDevice_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVbiosVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_length], []) = call.bind("nvmlDeviceGetVbiosVersion", "device length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlDeviceGetVbiosVersion)?;
    let status = unsafe { released(py, || function(c_device, c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlDeviceGetVgpuCapabilities, c"nvmlDeviceGetVgpuCapabilities($self, device, capability)
--

Returns whether a GPU has an ability for vGPUs, such as mixed sizes.

``nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)``

Parameters
----------
device : nvmlDevice_t or None
capability : nvmlDeviceVgpuCapability_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
capResult : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetVgpuHeterogeneousMode, c"nvmlDeviceGetVgpuHeterogeneousMode($self, device)
--

Returns whether vGPUs of different sizes may run on a GPU.

``nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuHeterogeneousMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pHeterogeneousMode, c_pHeterogeneousMode_place) = out::new_record(py, &nvml::nvmlVgpuHeterogeneousMode_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuHeterogeneousMode)?;
    let status = unsafe { released(py, || function(c_device, c_pHeterogeneousMode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pHeterogeneousMode.into_any()))
}

documented!(nvmlDeviceGetVgpuInstancesUtilizationInfo, c"nvmlDeviceGetVgpuInstancesUtilizationInfo($self, device, vgpuUtilInfo)
--

Lists samples of the load of each vGPU, with JPEG and optical flow engines.

``nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)``

Parameters
----------
device : nvmlDevice_t or None
vgpuUtilInfo : nvmlVgpuInstancesUtilizationInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuInstancesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuInstancesUtilizationInfo(device vgpuUtilInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuUtilInfo = args::optional_record(
        vgpuUtilInfo, "vgpuUtilInfo", &nvml::nvmlVgpuInstancesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuInstancesUtilizationInfo)?;
    let status = unsafe { released(py, || function(c_device, c_vgpuUtilInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetVgpuMetadata, c"nvmlDeviceGetVgpuMetadata($self, device, pgpuMetadata, bufferSize)
--

Gives a host GPU's data that decide about the migration of vGPUs to it.

``nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
device : nvmlDevice_t or None
pgpuMetadata : address or buffer
bufferSize : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
bufferSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuMetadata<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuMetadata(device pgpuMetadata bufferSize));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize = args::u32(bufferSize, "bufferSize")?;
    let c_pgpuMetadata = args::either(pgpuMetadata, "pgpuMetadata", None, true, Some(c_bufferSize as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuMetadata)?;
    let status = unsafe { released(py, || function(c_device, c_pgpuMetadata.cast(), (&raw mut c_bufferSize).cast())) };
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
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_bufferSize)?))
}

documented!(nvmlDeviceGetVgpuProcessUtilization, c"nvmlDeviceGetVgpuProcessUtilization($self, device, lastSeenTimeStamp, vgpuProcessSamplesCount=0)
--

Lists samples of the load of each process in vGPUs, since a time stamp.

``nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)``

Parameters
----------
device : nvmlDevice_t or None
lastSeenTimeStamp : int
vgpuProcessSamplesCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuProcessSamplesCount : int
utilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuProcessUtilization<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuProcessUtilization(device lastSeenTimeStamp; vgpuProcessSamplesCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u64, c_lastSeenTimeStamp = lastSeenTimeStamp);
    let mut c_vgpuProcessSamplesCount = args::optional(
        vgpuProcessSamplesCount, 0, |object| args::u32(object, "vgpuProcessSamplesCount"),
    )?;
    let c_utilizationSamples_length: usize = c_vgpuProcessSamplesCount as usize;
    let c_utilizationSamples = args::output_memory(
        py, c_utilizationSamples_length, Ty::Record(&nvml::nvmlVgpuProcessUtilizationSample_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuProcessUtilization)?;
    let status = unsafe { released(py, || function(
        c_device, c_lastSeenTimeStamp, (&raw mut c_vgpuProcessSamplesCount).cast(), c_utilizationSamples.cast(),
    )) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlVgpuProcessUtilizationSample_t), c_utilizationSamples.cast(),
                        c_utilizationSamples_length.min(c_vgpuProcessSamplesCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetVgpuProcessesUtilizationInfo, c"nvmlDeviceGetVgpuProcessesUtilizationInfo($self, device, vgpuProcUtilInfo)
--

Lists samples of the load of each process in vGPUs, with JPEG and optical flow engines.

``nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)``

Parameters
----------
device : nvmlDevice_t or None
vgpuProcUtilInfo : nvmlVgpuProcessesUtilizationInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuProcessesUtilizationInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuProcessesUtilizationInfo(device vgpuProcUtilInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuProcUtilInfo = args::optional_record(
        vgpuProcUtilInfo, "vgpuProcUtilInfo", &nvml::nvmlVgpuProcessesUtilizationInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuProcessesUtilizationInfo)?;
    let status = unsafe { released(py, || function(c_device, c_vgpuProcUtilInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetVgpuSchedulerCapabilities, c"nvmlDeviceGetVgpuSchedulerCapabilities($self, device)
--

Returns what settings a GPU's vGPU scheduler can have.

``nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
pCapabilities : nvmlVgpuSchedulerCapabilities_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuSchedulerCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuSchedulerCapabilities(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pCapabilities, c_pCapabilities_place) = out::new_record(py, &nvml::nvmlVgpuSchedulerCapabilities_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuSchedulerCapabilities)?;
    let status = unsafe { released(py, || function(c_device, c_pCapabilities_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pCapabilities.into_any()))
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerLog<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuSchedulerLog(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pSchedulerLog, c_pSchedulerLog_place) = out::new_record(py, &nvml::nvmlVgpuSchedulerLog_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuSchedulerLog)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerLog_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pSchedulerLog.into_any()))
}

documented!(nvmlDeviceGetVgpuSchedulerLog_v2, c"nvmlDeviceGetVgpuSchedulerLog_v2($self, device, pSchedulerLogInfo)
--

Reads the log of a GPU's vGPU scheduler for an engine.

``nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)``

Parameters
----------
device : nvmlDevice_t or None
pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuSchedulerLog_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuSchedulerLog_v2(device pSchedulerLogInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        pSchedulerLogInfo, "pSchedulerLogInfo", &nvml13::nvmlVgpuSchedulerLogInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuSchedulerLog_v2)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerLogInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceGetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuSchedulerState(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_pSchedulerState, c_pSchedulerState_place) = out::new_record(py, &nvml::nvmlVgpuSchedulerGetState_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuSchedulerState)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerState_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pSchedulerState.into_any()))
}

documented!(nvmlDeviceGetVgpuSchedulerState_v2, c"nvmlDeviceGetVgpuSchedulerState_v2($self, device, pSchedulerStateInfo)
--

Returns a GPU's vGPU scheduler settings: policy, averaging and time slice.

``nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)``

Parameters
----------
device : nvmlDevice_t or None
pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuSchedulerState_v2(device pSchedulerStateInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        pSchedulerStateInfo, "pSchedulerStateInfo", &nvml13::nvmlVgpuSchedulerStateInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVgpuSchedulerState_v2)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerStateInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetVgpuTypeCreatablePlacements, c"nvmlDeviceGetVgpuTypeCreatablePlacements($self, device, vgpuTypeId, pPlacementList)
--

Lists the places where a vGPU of a type can be created now.

``nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)``

Parameters
----------
device : nvmlDevice_t or None
vgpuTypeId : nvmlVgpuTypeId_t or None
pPlacementList : nvmlVgpuPlacementList_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuTypeCreatablePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuTypeCreatablePlacements(device vgpuTypeId pPlacementList));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_pPlacementList = args::optional_record(pPlacementList, "pPlacementList", &nvml::nvmlVgpuPlacementList_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuTypeCreatablePlacements)?;
    let status = unsafe { released(py, || function(c_device, c_vgpuTypeId, c_pPlacementList.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetVgpuTypeSupportedPlacements, c"nvmlDeviceGetVgpuTypeSupportedPlacements($self, device, vgpuTypeId, pPlacementList)
--

Lists the places that a GPU has for vGPUs of a type.

``nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)``

Parameters
----------
device : nvmlDevice_t or None
vgpuTypeId : nvmlVgpuTypeId_t or None
pPlacementList : nvmlVgpuPlacementList_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuTypeSupportedPlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuTypeSupportedPlacements(device vgpuTypeId pPlacementList));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_pPlacementList = args::optional_record(pPlacementList, "pPlacementList", &nvml::nvmlVgpuPlacementList_t)?;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuTypeSupportedPlacements)?;
    let status = unsafe { released(py, || function(c_device, c_vgpuTypeId, c_pPlacementList.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceGetVgpuUtilization, c"nvmlDeviceGetVgpuUtilization($self, device, lastSeenTimeStamp, vgpuInstanceSamplesCount=0)
--

Lists samples of the load of each vGPU on a GPU, since a time stamp.

``nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)``

Parameters
----------
device : nvmlDevice_t or None
lastSeenTimeStamp : int
vgpuInstanceSamplesCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sampleValType : nvmlValueType_t
vgpuInstanceSamplesCount : int
utilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVgpuUtilization<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVgpuUtilization(device lastSeenTimeStamp; vgpuInstanceSamplesCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u64, c_lastSeenTimeStamp = lastSeenTimeStamp);
    let mut c_vgpuInstanceSamplesCount = args::optional(
        vgpuInstanceSamplesCount, 0, |object| args::u32(object, "vgpuInstanceSamplesCount"),
    )?;
    let mut c_sampleValType: i32 = 0;
    let c_utilizationSamples_length: usize = c_vgpuInstanceSamplesCount as usize;
    let c_utilizationSamples = args::output_memory(
        py, c_utilizationSamples_length, Ty::Record(&nvml::nvmlVgpuInstanceUtilizationSample_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceGetVgpuUtilization)?;
    let status = unsafe { released(py, || function(
        c_device, c_lastSeenTimeStamp, (&raw mut c_sampleValType).cast(), (&raw mut c_vgpuInstanceSamplesCount).cast(),
        c_utilizationSamples.cast(),
    )) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlVgpuInstanceUtilizationSample_t), c_utilizationSamples.cast(),
                        c_utilizationSamples_length.min(c_vgpuInstanceSamplesCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

pub(crate) fn nvmlDeviceGetViolationStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetViolationStatus(device perfPolicyType));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_perfPolicyType = args::enumeration(perfPolicyType, "perfPolicyType", &nvml::nvmlPerfPolicyType_t)?;
    let (c_violTime, c_violTime_place) = out::new_record(py, &nvml::nvmlViolationTime_t)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetViolationStatus)?;
    let status = unsafe { released(py, || function(c_device, c_perfPolicyType, c_violTime_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_violTime.into_any()))
}

documented!(nvmlDeviceGetVirtualizationMode, c"nvmlDeviceGetVirtualizationMode($self, device)
--

Returns whether a GPU is passed through, a vGPU, a host of vGPUs or none of these.

``nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pVirtualMode : nvmlGpuVirtualizationMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceGetVirtualizationMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetVirtualizationMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_pVirtualMode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetVirtualizationMode)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_pVirtualMode).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &nvml::nvmlGpuVirtualizationMode_t, c_pVirtualMode)?)
        },
    )
}

documented!(nvmlDeviceIsMigDeviceHandle, c"nvmlDeviceIsMigDeviceHandle($self, device)
--

Returns whether a handle is that of a MIG device.

``nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
isMigDevice : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceIsMigDeviceHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceIsMigDeviceHandle(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_isMigDevice: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceIsMigDeviceHandle)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_isMigDevice).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_isMigDevice)?))
}

documented!(nvmlDeviceLockNvlinkRemapTable_v1, c"nvmlDeviceLockNvlinkRemapTable_v1($self, device, remapTableLockInfo)
--

Locks a GPU's NVLink remap tables.

``nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)``

Parameters
----------
device : nvmlDevice_t or None
remapTableLockInfo : nvmlNvlinkLockRemapTable_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceLockNvlinkRemapTable_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceLockNvlinkRemapTable_v1(device remapTableLockInfo));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_remapTableLockInfo = args::optional_record(
        remapTableLockInfo, "remapTableLockInfo", &nvml13::nvmlNvlinkLockRemapTable_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceLockNvlinkRemapTable_v1)?;
    let status = unsafe { released(py, || function(c_device, c_remapTableLockInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceModifyDrainState, c"nvmlDeviceModifyDrainState($self, pciInfo, newState)
--

Makes a GPU take no new clients, or take them again, by PCI address.

``nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)``

Parameters
----------
pciInfo : nvmlPciInfo_t or None
newState : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceModifyDrainState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceModifyDrainState(pciInfo newState));
    let c_newState = args::enumeration(newState, "newState", &nvml::nvmlEnableState_t)?;
    let c_pciInfo = args::optional_record(pciInfo, "pciInfo", &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::nvmlDeviceModifyDrainState)?;
    let status = unsafe { released(py, || function(c_pciInfo.cast(), c_newState)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceOnSameBoard, c"nvmlDeviceOnSameBoard($self, device1, device2)
--

Returns whether two GPUs are on one board.

``nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)``

Parameters
----------
device1, device2 : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
onSameBoard : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceOnSameBoard<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceOnSameBoard(device1 device2));
    let c_device1 = args::value::<u64>(device1, "device1", &nvml::nvmlDevice_t)?;
    let c_device2 = args::value::<u64>(device2, "device2", &nvml::nvmlDevice_t)?;
    let mut c_onSameBoard: i32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceOnSameBoard)?;
    let status = unsafe { released(py, || function(c_device1, c_device2, (&raw mut c_onSameBoard).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::i32(py, c_onSameBoard)?))
}

documented!(nvmlDevicePerfMetricsGetSamples_v1, c"nvmlDevicePerfMetricsGetSamples_v1($self, device, samples)
--

Reads recent samples of a GPU's performance metrics.

``nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)``

Parameters
----------
device : nvmlDevice_t or None
samples : nvmlPerfMetricsSamples_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_NOT_SUPPORTED``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDevicePerfMetricsGetSamples_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDevicePerfMetricsGetSamples_v1(device samples));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_samples = args::optional_record(samples, "samples", &nvml13::nvmlPerfMetricsSamples_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDevicePerfMetricsGetSamples_v1)?;
    let status = unsafe { released(py, || function(c_device, c_samples.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDevicePowerSmoothingActivatePresetProfile, c"nvmlDevicePowerSmoothingActivatePresetProfile($self, device, profile)
--

Makes one of a GPU's power smoothing profiles the active one.

``nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)``

Parameters
----------
device : nvmlDevice_t or None
profile : nvmlPowerSmoothingProfile_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDevicePowerSmoothingActivatePresetProfile<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDevicePowerSmoothingActivatePresetProfile(device profile));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::optional_record(profile, "profile", &nvml::nvmlPowerSmoothingProfile_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDevicePowerSmoothingActivatePresetProfile)?;
    let status = unsafe { released(py, || function(c_device, c_profile.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDevicePowerSmoothingSetState, c"nvmlDevicePowerSmoothingSetState($self, device, state)
--

Turns power smoothing of a GPU on or off.

``nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)``

Parameters
----------
device : nvmlDevice_t or None
state : nvmlPowerSmoothingState_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDevicePowerSmoothingSetState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDevicePowerSmoothingSetState(device state));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_state = args::optional_record(state, "state", &nvml::nvmlPowerSmoothingState_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDevicePowerSmoothingSetState)?;
    let status = unsafe { released(py, || function(c_device, c_state.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDevicePowerSmoothingUpdatePresetProfileParam, c"nvmlDevicePowerSmoothingUpdatePresetProfileParam($self, device, profile)
--

Sets a parameter of one of a GPU's power smoothing profiles.

``nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)``

Parameters
----------
device : nvmlDevice_t or None
profile : nvmlPowerSmoothingProfile_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDevicePowerSmoothingUpdatePresetProfileParam<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDevicePowerSmoothingUpdatePresetProfileParam(device profile));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_profile = args::optional_record(profile, "profile", &nvml::nvmlPowerSmoothingProfile_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam)?;
    let status = unsafe { released(py, || function(c_device, c_profile.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceQueryDrainState, c"nvmlDeviceQueryDrainState($self, pciInfo)
--

Returns whether a GPU takes no new clients, by PCI address.

``nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)``

Parameters
----------
pciInfo : nvmlPciInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
currentState : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceQueryDrainState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceQueryDrainState(pciInfo));
    let c_pciInfo = args::optional_record(pciInfo, "pciInfo", &nvml::nvmlPciInfo_t)?;
    let mut c_currentState: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::nvmlDeviceQueryDrainState)?;
    let status = unsafe { released(py, || function(c_pciInfo.cast(), (&raw mut c_currentState).cast())) };
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

documented!(nvmlDeviceReadPRMCounters_v1, c"nvmlDeviceReadPRMCounters_v1($self, device, counterList)
--

Reads a list of port counters of a GPU, in the PRM format.

``nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)``

Parameters
----------
device : nvmlDevice_t or None
counterList : nvmlPRMCounterList_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceReadPRMCounters_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceReadPRMCounters_v1(device counterList));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_counterList = args::optional_record(counterList, "counterList", &nvml13::nvmlPRMCounterList_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceReadPRMCounters_v1)?;
    let status = unsafe { released(py, || function(c_device, c_counterList.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceReadWritePRM_v1, c"nvmlDeviceReadWritePRM_v1($self, device, buffer)
--

Reads or writes a port register of a GPU, in the PRM format.

``nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)``

Parameters
----------
device : nvmlDevice_t or None
buffer : nvmlPRMTLV_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceReadWritePRM_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceReadWritePRM_v1(device buffer));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_buffer = args::optional_record(buffer, "buffer", &nvml13::nvmlPRMTLV_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceReadWritePRM_v1)?;
    let status = unsafe { released(py, || function(c_device, c_buffer.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceRegisterEvents, c"nvmlDeviceRegisterEvents($self, device, eventTypes, set)
--

Adds events of a GPU, such as Xid errors or clock changes, to a set.

``nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)``

Parameters
----------
device : nvmlDevice_t or None
eventTypes : int
set : nvmlEventSet_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceRegisterEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceRegisterEvents(device eventTypes set));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u64, c_eventTypes = eventTypes);
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.symbol(slots::nvmlDeviceRegisterEvents)?;
    let status = unsafe { released(py, || function(c_device, c_eventTypes, c_set)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceRemoveGpu, c"nvmlDeviceRemoveGpu($self, pciInfo, gpuState, linkState)
--

Detaches a GPU from its driver, by PCI address; it must be drained and unused.

``nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)``

Parameters
----------
pciInfo : nvmlPciInfo_t or None
gpuState : nvmlDetachGpuState_t
linkState : nvmlPcieLinkState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceRemoveGpu<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceRemoveGpu(pciInfo gpuState linkState));
    let c_gpuState = args::enumeration(gpuState, "gpuState", &nvml::nvmlDetachGpuState_t)?;
    let c_linkState = args::enumeration(linkState, "linkState", &nvml::nvmlPcieLinkState_t)?;
    let c_pciInfo = args::optional_record(pciInfo, "pciInfo", &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::nvmlDeviceRemoveGpu_v2)?;
    let status = unsafe { released(py, || function(c_pciInfo.cast(), c_gpuState, c_linkState)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceResetApplicationsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceResetApplicationsClocks(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceResetApplicationsClocks)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceResetGpuLockedClocks, c"nvmlDeviceResetGpuLockedClocks($self, device)
--

Unlocks the graphics clock.

``nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceResetGpuLockedClocks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceResetGpuLockedClocks(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceResetGpuLockedClocks)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceResetMemoryLockedClocks, c"nvmlDeviceResetMemoryLockedClocks($self, device)
--

Unlocks the memory clock.

``nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceResetMemoryLockedClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceResetMemoryLockedClocks(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceResetMemoryLockedClocks)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceResetNvLinkErrorCounters, c"nvmlDeviceResetNvLinkErrorCounters($self, device, link)
--

Sets all error counters of an NVLink to zero.

``nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)``

Parameters
----------
device : nvmlDevice_t or None
link : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceResetNvLinkErrorCounters<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceResetNvLinkErrorCounters(device link));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::nvmlDeviceResetNvLinkErrorCounters)?;
    let status = unsafe { released(py, || function(c_device, c_link)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceResetNvLinkUtilizationCounter, c"nvmlDeviceResetNvLinkUtilizationCounter($self, device, link, counter)
--

Sets a traffic counter of an NVLink to zero (superseded).

``nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)``

Parameters
----------
device : nvmlDevice_t or None
link, counter : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceResetNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceResetNvLinkUtilizationCounter(device link counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceResetNvLinkUtilizationCounter)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_counter)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetAPIRestriction, c"nvmlDeviceSetAPIRestriction($self, device, apiType, isRestricted)
--

Sets whether a setting, such as auto boosted clocks, is for the administrator only.

``nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)``

Parameters
----------
device : nvmlDevice_t or None
apiType : nvmlRestrictedAPI_t
isRestricted : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetAPIRestriction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetAPIRestriction(device apiType isRestricted));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_apiType = args::enumeration(apiType, "apiType", &nvml::nvmlRestrictedAPI_t)?;
    let c_isRestricted = args::enumeration(isRestricted, "isRestricted", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.symbol(slots::nvmlDeviceSetAPIRestriction)?;
    let status = unsafe { released(py, || function(c_device, c_apiType, c_isRestricted)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetAccountingMode, c"nvmlDeviceSetAccountingMode($self, device, mode)
--

Sets whether a GPU keeps statistics of processes.

``nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)``

Parameters
----------
device : nvmlDevice_t or None
mode : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetAccountingMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetAccountingMode(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetAccountingMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetAdaptiveTgpMode_v1, c"nvmlDeviceSetAdaptiveTgpMode_v1($self, device, mode)
--

Asks a GPU to adapt its total power limit, or not to.

``nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)``

Parameters
----------
device : nvmlDevice_t or None
mode : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetAdaptiveTgpMode_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetAdaptiveTgpMode_v1(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetAdaptiveTgpMode_v1)?;
    let status = unsafe { released(py, || function(c_device, c_mode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetApplicationsClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetApplicationsClocks(device memClockMHz graphicsClockMHz));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_memClockMHz = memClockMHz, c_graphicsClockMHz = graphicsClockMHz);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetApplicationsClocks)?;
    let status = unsafe { released(py, || function(c_device, c_memClockMHz, c_graphicsClockMHz)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetAutoBoostedClocksEnabled, c"nvmlDeviceSetAutoBoostedClocksEnabled($self, device, enabled)
--

Sets whether a GPU boosts clocks by itself, until the last client ends.

``nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)``

Parameters
----------
device : nvmlDevice_t or None
enabled : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetAutoBoostedClocksEnabled(device enabled));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_enabled = args::enumeration(enabled, "enabled", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::nvmlDeviceSetAutoBoostedClocksEnabled)?;
    let status = unsafe { released(py, || function(c_device, c_enabled)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetClockOffsets, c"nvmlDeviceSetClockOffsets($self, device, info)
--

Sets the offset in MHz of a clock in a performance state.

``nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)``

Parameters
----------
device : nvmlDevice_t or None
info : nvmlClockOffset_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetClockOffsets<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetClockOffsets(device info));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(info, "info", &nvml::nvmlClockOffset_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetClockOffsets)?;
    let status = unsafe { released(py, || function(c_device, c_info.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetComputeMode, c"nvmlDeviceSetComputeMode($self, device, mode)
--

Sets how many processes may have a context on a GPU: any, one or none.

``nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)``

Parameters
----------
device : nvmlDevice_t or None
mode : nvmlComputeMode_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetComputeMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetComputeMode(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(mode, "mode", &nvml::nvmlComputeMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetComputeMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetConfComputeUnprotectedMemSize, c"nvmlDeviceSetConfComputeUnprotectedMemSize($self, device, sizeKiB)
--

Sets how many KiB of a GPU's memory are left unprotected.

``nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)``

Parameters
----------
device : nvmlDevice_t or None
sizeKiB : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetConfComputeUnprotectedMemSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetConfComputeUnprotectedMemSize(device sizeKiB));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u64, c_sizeKiB = sizeKiB);
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::nvmlDeviceSetConfComputeUnprotectedMemSize)?;
    let status = unsafe { released(py, || function(c_device, c_sizeKiB)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetCpuAffinity, c"nvmlDeviceSetCpuAffinity($self, device)
--

Binds the calling thread to the CPUs that are near a GPU.

``nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetCpuAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetCpuAffinity(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceSetCpuAffinity)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetDefaultAutoBoostedClocksEnabled, c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled($self, device, enabled, flags)
--

Sets whether a GPU boosts clocks by itself when no client says otherwise.

``nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)``

Parameters
----------
device : nvmlDevice_t or None
enabled : nvmlEnableState_t
flags : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetDefaultAutoBoostedClocksEnabled<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device enabled flags));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_enabled = args::enumeration(enabled, "enabled", &nvml::nvmlEnableState_t)?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled)?;
    let status = unsafe { released(py, || function(c_device, c_enabled, c_flags)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetDefaultFanSpeed_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetDefaultFanSpeed_v2(device fan));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::nvmlDeviceSetDefaultFanSpeed_v2)?;
    let status = unsafe { released(py, || function(c_device, c_fan)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetDramEncryptionMode, c"nvmlDeviceSetDramEncryptionMode($self, device, dramEncryption)
--

Turns the encryption of a GPU's memory on or off from the next reboot on.

``nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)``

Parameters
----------
device : nvmlDevice_t or None
dramEncryption : nvmlDramEncryptionInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetDramEncryptionMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetDramEncryptionMode(device dramEncryption));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_dramEncryption = args::optional_record(dramEncryption, "dramEncryption", &nvml::nvmlDramEncryptionInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetDramEncryptionMode)?;
    let status = unsafe { released(py, || function(c_device, c_dramEncryption.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetDriverModel, c"nvmlDeviceSetDriverModel($self, device, driverModel, flags)
--

Sets a GPU's Windows driver model (WDDM or TCC) from the next reboot on.

``nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)``

Parameters
----------
device : nvmlDevice_t or None
driverModel : nvmlDriverModel_t
flags : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetDriverModel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetDriverModel(device driverModel flags));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_driverModel = args::enumeration(driverModel, "driverModel", &nvml::nvmlDriverModel_t)?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call.symbol(slots::nvmlDeviceSetDriverModel)?;
    let status = unsafe { released(py, || function(c_device, c_driverModel, c_flags)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetEccMode, c"nvmlDeviceSetEccMode($self, device, ecc)
--

Turns a GPU's ECC on or off from the next reboot on.

``nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)``

Parameters
----------
device : nvmlDevice_t or None
ecc : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetEccMode(device ecc));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_ecc = args::enumeration(ecc, "ecc", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetEccMode)?;
    let status = unsafe { released(py, || function(c_device, c_ecc)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetFanControlPolicy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetFanControlPolicy(device fan policy));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan);
    let c_policy = args::value::<u32>(policy, "policy", &nvml::nvmlFanControlPolicy_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call.symbol(slots::nvmlDeviceSetFanControlPolicy)?;
    let status = unsafe { released(py, || function(c_device, c_fan, c_policy)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetFanSpeed_v2, c"nvmlDeviceSetFanSpeed_v2($self, device, fan, speed)
--

Sets the speed in percent of a fan, which is then controlled by hand: mind the heat.

``nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)``

Parameters
----------
device : nvmlDevice_t or None
fan, speed : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetFanSpeed_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetFanSpeed_v2(device fan speed));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_fan = fan, c_speed = speed);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call.symbol(slots::nvmlDeviceSetFanSpeed_v2)?;
    let status = unsafe { released(py, || function(c_device, c_fan, c_speed)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetGpcClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetGpcClkVfOffset(device offset));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(i32, c_offset = offset);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetGpcClkVfOffset)?;
    let status = unsafe { released(py, || function(c_device, c_offset)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetGpuLockedClocks, c"nvmlDeviceSetGpuLockedClocks($self, device, minGpuClockMHz, maxGpuClockMHz)
--

Locks the graphics clock between two rates in MHz.

``nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)``

Parameters
----------
device : nvmlDevice_t or None
minGpuClockMHz, maxGpuClockMHz : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetGpuLockedClocks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetGpuLockedClocks(device minGpuClockMHz maxGpuClockMHz));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_minGpuClockMHz = minGpuClockMHz, c_maxGpuClockMHz = maxGpuClockMHz);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call.symbol(slots::nvmlDeviceSetGpuLockedClocks)?;
    let status = unsafe { released(py, || function(c_device, c_minGpuClockMHz, c_maxGpuClockMHz)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetGpuOperationMode, c"nvmlDeviceSetGpuOperationMode($self, device, mode)
--

Sets a GPU's operation mode (all, compute only, low double) from the next reboot on.

``nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)``

Parameters
----------
device : nvmlDevice_t or None
mode : nvmlGpuOperationMode_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetGpuOperationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetGpuOperationMode(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(mode, "mode", &nvml::nvmlGpuOperationMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetGpuOperationMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetHostname_v1, c"nvmlDeviceSetHostname_v1($self, device, hostname)
--

Stores a host name with a GPU.

``nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)``

Parameters
----------
device : nvmlDevice_t or None
hostname : nvmlHostname_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetHostname_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetHostname_v1(device hostname));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_hostname = args::optional_record(hostname, "hostname", &nvml13::nvmlHostname_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetHostname_v1)?;
    let status = unsafe { released(py, || function(c_device, c_hostname.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetMemClkVfOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetMemClkVfOffset(device offset));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(i32, c_offset = offset);
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetMemClkVfOffset)?;
    let status = unsafe { released(py, || function(c_device, c_offset)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetMemoryLimits_v1, c"nvmlDeviceSetMemoryLimits_v1($self, device, limits)
--

Sets the soft and hard limit of a namespace's GPU memory.

``nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)``

Parameters
----------
device : nvmlDevice_t or None
limits : nvmlSetMemoryLimits_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_OPERATING_SYSTEM``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetMemoryLimits_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetMemoryLimits_v1(device limits));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_limits = args::optional_record(limits, "limits", &nvml13::nvmlSetMemoryLimits_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetMemoryLimits_v1)?;
    let status = unsafe { released(py, || function(c_device, c_limits.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetMemoryLockedClocks, c"nvmlDeviceSetMemoryLockedClocks($self, device, minMemClockMHz, maxMemClockMHz)
--

Locks the memory clock between two rates in MHz.

``nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)``

Parameters
----------
device : nvmlDevice_t or None
minMemClockMHz, maxMemClockMHz : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetMemoryLockedClocks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetMemoryLockedClocks(device minMemClockMHz maxMemClockMHz));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_minMemClockMHz = minMemClockMHz, c_maxMemClockMHz = maxMemClockMHz);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetMemoryLockedClocks)?;
    let status = unsafe { released(py, || function(c_device, c_minMemClockMHz, c_maxMemClockMHz)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetMigMode, c"nvmlDeviceSetMigMode($self, device, mode)
--

Turns a GPU's MIG mode on or off; ``activationStatus`` tells if a reset is still needed.

``nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)``

Parameters
----------
device : nvmlDevice_t or None
mode : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
activationStatus : nvmlReturn_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetMigMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetMigMode(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_mode = mode);
    let mut c_activationStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetMigMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode, (&raw mut c_activationStatus).cast())) };
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

documented!(nvmlDeviceSetNvLinkDeviceLowPowerThreshold, c"nvmlDeviceSetNvLinkDeviceLowPowerThreshold($self, device, info)
--

Sets after how long an idle NVLink goes to low power.

``nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)``

Parameters
----------
device : nvmlDevice_t or None
info : nvmlNvLinkPowerThres_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_READY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetNvLinkDeviceLowPowerThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device info));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_info = args::optional_record(info, "info", &nvml::nvmlNvLinkPowerThres_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold)?;
    let status = unsafe { released(py, || function(c_device, c_info.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetNvLinkUtilizationControl, c"nvmlDeviceSetNvLinkUtilizationControl($self, device, link, counter, control, reset)
--

Sets what a traffic counter of an NVLink counts (superseded).

``nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)``

Parameters
----------
device : nvmlDevice_t or None
link, counter, reset : int
control : nvmlNvLinkUtilizationControl_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetNvLinkUtilizationControl<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetNvLinkUtilizationControl(device link counter control reset));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter, c_reset = reset);
    let c_control = args::optional_record(control, "control", &nvml::nvmlNvLinkUtilizationControl_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceSetNvLinkUtilizationControl)?;
    let status = unsafe { released(py, || function(c_device, c_link, c_counter, c_control.cast(), c_reset)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetNvlinkBwMode, c"nvmlDeviceSetNvlinkBwMode($self, device, setBwMode)
--

Sets a GPU's NVLink bandwidth mode.

``nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)``

Parameters
----------
device : nvmlDevice_t or None
setBwMode : nvmlNvlinkSetBwMode_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetNvlinkBwMode(device setBwMode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_setBwMode = args::optional_record(setBwMode, "setBwMode", &nvml::nvmlNvlinkSetBwMode_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetNvlinkBwMode)?;
    let status = unsafe { released(py, || function(c_device, c_setBwMode.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetNvlinkBwModeAsync_v1, c"nvmlDeviceSetNvlinkBwModeAsync_v1($self, device, setBwModeAsync)
--

Sets a GPU's NVLink bandwidth mode and waits for it up to a timeout.

``nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)``

Parameters
----------
device : nvmlDevice_t or None
setBwModeAsync : nvmlNvlinkSetBwModeAsync_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetNvlinkBwModeAsync_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetNvlinkBwModeAsync_v1(device setBwModeAsync));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_setBwModeAsync = args::optional_record(
        setBwModeAsync, "setBwModeAsync", &nvml13::nvmlNvlinkSetBwModeAsync_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetNvlinkBwModeAsync_v1)?;
    let status = unsafe { released(py, || function(c_device, c_setBwModeAsync.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetNvlinkNvleReady_v1, c"nvmlDeviceSetNvlinkNvleReady_v1($self, device, setNvleReady)
--

Sets whether a GPU is ready for NVLink encryption.

``nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)``

Parameters
----------
device : nvmlDevice_t or None
setNvleReady : nvmlNvlinkSetNvleReady_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetNvlinkNvleReady_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetNvlinkNvleReady_v1(device setNvleReady));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_setNvleReady = args::optional_record(setNvleReady, "setNvleReady", &nvml13::nvmlNvlinkSetNvleReady_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetNvlinkNvleReady_v1)?;
    let status = unsafe { released(py, || function(c_device, c_setNvleReady.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetPersistenceMode, c"nvmlDeviceSetPersistenceMode($self, device, mode)
--

Sets whether a GPU's driver stays loaded while no client runs (Linux).

``nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)``

Parameters
----------
device : nvmlDevice_t or None
mode : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetPersistenceMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetPersistenceMode(device mode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_mode = args::enumeration(mode, "mode", &nvml::nvmlEnableState_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetPersistenceMode)?;
    let status = unsafe { released(py, || function(c_device, c_mode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetPowerManagementLimit, c"nvmlDeviceSetPowerManagementLimit($self, device, limit)
--

Sets the power limit of a GPU in milliwatts, until the driver is unloaded.

``nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)``

Parameters
----------
device : nvmlDevice_t or None
limit : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetPowerManagementLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetPowerManagementLimit(device limit));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_limit = limit);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::nvmlDeviceSetPowerManagementLimit)?;
    let status = unsafe { released(py, || function(c_device, c_limit)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetPowerManagementLimit_v2, c"nvmlDeviceSetPowerManagementLimit_v2($self, device, powerValue)
--

Sets the power limit of a GPU or its whole module, in milliwatts.

``nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)``

Parameters
----------
device : nvmlDevice_t or None
powerValue : nvmlPowerValue_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetPowerManagementLimit_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetPowerManagementLimit_v2(device powerValue));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_powerValue = args::optional_record(powerValue, "powerValue", &nvml::nvmlPowerValue_v2_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceSetPowerManagementLimit_v2)?;
    let status = unsafe { released(py, || function(c_device, c_powerValue.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetPowerMizerMode_v1, c"nvmlDeviceSetPowerMizerMode_v1($self, device, powerMizerMode)
--

Sets a GPU's PowerMizer mode.

``nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)``

Parameters
----------
device : nvmlDevice_t or None
powerMizerMode : nvmlDevicePowerMizerModes_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetPowerMizerMode_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetPowerMizerMode_v1(device powerMizerMode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_powerMizerMode = args::optional_record(
        powerMizerMode, "powerMizerMode", &nvml13::nvmlDevicePowerMizerModes_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetPowerMizerMode_v1)?;
    let status = unsafe { released(py, || function(c_device, c_powerMizerMode.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetRusdSettings_v1, c"nvmlDeviceSetRusdSettings_v1($self, device, settings)
--

Sets which of a GPU's values the driver polls for the user-shared data (RUSD).

``nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)``

Parameters
----------
device : nvmlDevice_t or None
settings : nvmlRusdSettings_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetRusdSettings_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetRusdSettings_v1(device settings));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_settings = args::optional_record(settings, "settings", &nvml13::nvmlRusdSettings_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetRusdSettings_v1)?;
    let status = unsafe { released(py, || function(c_device, c_settings.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetTemperatureThreshold, c"nvmlDeviceSetTemperatureThreshold($self, device, thresholdType, temp)
--

Sets a temperature limit in °C, where a GPU lets one.

``nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)``

Parameters
----------
device : nvmlDevice_t or None
thresholdType : nvmlTemperatureThresholds_t
temp : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetTemperatureThreshold<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetTemperatureThreshold(device thresholdType temp));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_thresholdType = args::enumeration(thresholdType, "thresholdType", &nvml::nvmlTemperatureThresholds_t)?;
    let c_temp = args::pointer_to_one(temp, &Ty::I32, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceSetTemperatureThreshold)?;
    let status = unsafe { released(py, || function(c_device, c_thresholdType, c_temp.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetVgpuCapabilities, c"nvmlDeviceSetVgpuCapabilities($self, device, capability, state)
--

Turns an ability of a GPU for vGPUs on or off.

``nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)``

Parameters
----------
device : nvmlDevice_t or None
capability : nvmlDeviceVgpuCapability_t
state : nvmlEnableState_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceSetVgpuHeterogeneousMode, c"nvmlDeviceSetVgpuHeterogeneousMode($self, device, pHeterogeneousMode)
--

Sets whether vGPUs of different sizes may run on a GPU.

``nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``

Parameters
----------
device : nvmlDevice_t or None
pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetVgpuHeterogeneousMode(device pHeterogeneousMode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_pHeterogeneousMode = args::optional_record(
        pHeterogeneousMode, "pHeterogeneousMode", &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetVgpuHeterogeneousMode)?;
    let status = unsafe { released(py, || function(c_device, c_pHeterogeneousMode.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceSetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetVgpuSchedulerState(device pSchedulerState));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerState = args::optional_record(
        pSchedulerState, "pSchedulerState", &nvml::nvmlVgpuSchedulerSetState_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetVgpuSchedulerState)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerState.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetVgpuSchedulerState_v2, c"nvmlDeviceSetVgpuSchedulerState_v2($self, device, pSchedulerState)
--

Sets a GPU's vGPU scheduler: policy, averaging and time slice.

``nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)``

Parameters
----------
device : nvmlDevice_t or None
pSchedulerState : nvmlVgpuSchedulerState_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetVgpuSchedulerState_v2(device pSchedulerState));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_pSchedulerState = args::optional_record(
        pSchedulerState, "pSchedulerState", &nvml13::nvmlVgpuSchedulerState_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceSetVgpuSchedulerState_v2)?;
    let status = unsafe { released(py, || function(c_device, c_pSchedulerState.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetVirtualizationMode, c"nvmlDeviceSetVirtualizationMode($self, device, virtualMode)
--

Sets the virtualization mode of a GPU.

``nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)``

Parameters
----------
device : nvmlDevice_t or None
virtualMode : nvmlGpuVirtualizationMode_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetVirtualizationMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetVirtualizationMode(device virtualMode));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_virtualMode = args::enumeration(virtualMode, "virtualMode", &nvml::nvmlGpuVirtualizationMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlDeviceSetVirtualizationMode)?;
    let status = unsafe { released(py, || function(c_device, c_virtualMode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1($self, device, encryptionKey)
--

Sets the key by which two GPUs encrypt their NVLink traffic.

``nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)``

Parameters
----------
device : nvmlDevice_t or None
encryptionKey : nvmlNvlinkSetupNvleEncryptionKey_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceSetupNvlinkNvleEncryptionKey_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device encryptionKey));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_encryptionKey = args::optional_record(
        encryptionKey, "encryptionKey", &nvml13::nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1)?;
    let status = unsafe { released(py, || function(c_device, c_encryptionKey.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceValidateInforom, c"nvmlDeviceValidateInforom($self, device)
--

Reads a GPU's InfoROM and checks its checksums.

``nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_CORRUPTED_INFOROM``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceValidateInforom<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceValidateInforom(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceValidateInforom)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceVgpuForceGspUnload, c"nvmlDeviceVgpuForceGspUnload($self, device)
--

Forces a GPU that hosts vGPUs to unload its GSP firmware.

``nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceVgpuForceGspUnload<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceVgpuForceGspUnload(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlDeviceVgpuForceGspUnload)?;
    let status = unsafe { released(py, || function(c_device)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileClearRequestedProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device requestedProfiles));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_requestedProfiles = args::optional_record(
        requestedProfiles, "requestedProfiles", &nvml::nvmlWorkloadPowerProfileRequestedProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles)?;
    let status = unsafe { released(py, || function(c_device, c_requestedProfiles.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles($self, device)
--

Returns which power profiles of a GPU are asked for and which are enforced.

``nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
currentProfiles : nvmlWorkloadPowerProfileCurrentProfiles_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceWorkloadPowerProfileGetCurrentProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_currentProfiles, c_currentProfiles_place) = out::new_record(
        py, &nvml::nvmlWorkloadPowerProfileCurrentProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles)?;
    let status = unsafe { released(py, || function(c_device, c_currentProfiles_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_currentProfiles.into_any()))
}

documented!(nvmlDeviceWorkloadPowerProfileGetProfilesInfo, c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo($self, device)
--

Lists a GPU's power profiles for workloads, with priorities and conflicts.

``nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
profilesInfo : nvmlWorkloadPowerProfileProfilesInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceWorkloadPowerProfileGetProfilesInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_profilesInfo, c_profilesInfo_place) = out::new_record(py, &nvml::nvmlWorkloadPowerProfileProfilesInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo)?;
    let status = unsafe { released(py, || function(c_device, c_profilesInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_profilesInfo.into_any()))
}

pub(crate) fn nvmlDeviceWorkloadPowerProfileSetRequestedProfiles<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device requestedProfiles));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_requestedProfiles = args::optional_record(
        requestedProfiles, "requestedProfiles", &nvml::nvmlWorkloadPowerProfileRequestedProfiles_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles)?;
    let status = unsafe { released(py, || function(c_device, c_requestedProfiles.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1($self, device, updateProfiles)
--

Adds, removes or replaces the power profiles asked of a GPU.

``nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device, nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)``

Parameters
----------
device : nvmlDevice_t or None
updateProfiles : nvmlWorkloadPowerProfileUpdateProfiles_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device updateProfiles));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_updateProfiles = args::optional_record(
        updateProfiles, "updateProfiles", &nvml13::nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1)?;
    let status = unsafe { released(py, || function(c_device, c_updateProfiles.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlErrorString, c"nvmlErrorString($self, result)
--

Returns what a result code means, as a C string in English.

``const char *nvmlErrorString(nvmlReturn_t result)``

Parameters
----------
result : nvmlReturn_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
value : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("nvmlErrorString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &nvml::nvmlReturn_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::nvmlErrorString)?;
    let value = unsafe { held(py, || function(c_result)) };
    returned(py, &nvml::nvmlReturn_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(nvmlEventSetCreate, c"nvmlEventSetCreate($self)
--

Creates an empty set of events.

``nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
set : nvmlEventSet_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetCreate());
    let mut c_set: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlEventSetCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_set).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlEventSet_t, c_set as u64)?),
    )
}

documented!(nvmlEventSetFree, c"nvmlEventSetFree($self, set)
--

Frees a set of events.

``nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)``

Parameters
----------
set : nvmlEventSet_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetFree(set));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlEventSetFree)?;
    let status = unsafe { released(py, || function(c_set)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlEventSetGetContextCount_v1, c"nvmlEventSetGetContextCount_v1($self, set)
--

Returns how many pieces of context the last event of a set has.

``nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)``

Parameters
----------
set : nvmlEventSet_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
params : nvmlEventSetGetContextCount_v1_t

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetGetContextCount_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetGetContextCount_v1(set));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let (c_params, c_params_place) = out::new_record(py, &nvml13::nvmlEventSetGetContextCount_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlEventSetGetContextCount_v1)?;
    let status = unsafe { released(py, || function(c_set, c_params_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_params.into_any()))
}

documented!(nvmlEventSetGetContextData_v1, c"nvmlEventSetGetContextData_v1($self, set, params)
--

Copies a piece of an event's context.

``nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)``

Parameters
----------
set : nvmlEventSet_t or None
params : nvmlEventSetGetContextData_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetGetContextData_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetGetContextData_v1(set params));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(params, "params", &nvml13::nvmlEventSetGetContextData_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlEventSetGetContextData_v1)?;
    let status = unsafe { released(py, || function(c_set, c_params.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlEventSetGetContextInfo_v1, c"nvmlEventSetGetContextInfo_v1($self, set, params)
--

Returns the kind and size of a piece of an event's context.

``nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)``

Parameters
----------
set : nvmlEventSet_t or None
params : nvmlEventSetGetContextInfo_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetGetContextInfo_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetGetContextInfo_v1(set params));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(params, "params", &nvml13::nvmlEventSetGetContextInfo_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlEventSetGetContextInfo_v1)?;
    let status = unsafe { released(py, || function(c_set, c_params.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1($self, set, params)
--

Returns the Xid code in a piece of an event's context.

``nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)``

Parameters
----------
set : nvmlEventSet_t or None
params : nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set params));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(
        params, "params", &nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1)?;
    let status = unsafe { released(py, || function(c_set, c_params.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlEventSetRegisterGpuOperationalEvents_v1, c"nvmlEventSetRegisterGpuOperationalEvents_v1($self, eventSet, config)
--

Adds operational events of a GPU, from a level and severity on, to a set.

``nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)``

Parameters
----------
eventSet : nvmlEventSet_t or None
config : nvmlGpuOperationalEventConfig_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetRegisterGpuOperationalEvents_v1<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet config));
    let c_eventSet = args::value::<u64>(eventSet, "eventSet", &nvml::nvmlEventSet_t)?;
    let c_config = args::optional_record(config, "config", &nvml13::nvmlGpuOperationalEventConfig_v1_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlEventSetRegisterGpuOperationalEvents_v1)?;
    let status = unsafe { released(py, || function(c_eventSet, c_config.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlEventSetWait, c"nvmlEventSetWait($self, set, timeoutms)
--

Waits for one event of a set, up to a timeout in milliseconds.

``nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)``

Parameters
----------
set : nvmlEventSet_t or None
timeoutms : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
data : nvmlEventData_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetWait<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetWait(set timeoutms));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    ints!(u32, c_timeoutms = timeoutms);
    let (c_data, c_data_place) = out::new_record(py, &nvml::nvmlEventData_t)?;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::nvmlEventSetWait_v2)?;
    let status = unsafe { released(py, || function(c_set, c_data_place.cast(), c_timeoutms)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_data.into_any()))
}

documented!(nvmlEventSetWait_v3, c"nvmlEventSetWait_v3($self, set, params)
--

Waits for one event of a set, and tells more of it: module, severity, time and instance.

``nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)``

Parameters
----------
set : nvmlEventSet_t or None
params : nvmlEventSetWait_v3_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlEventSetWait_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlEventSetWait_v3(set params));
    let c_set = args::value::<u64>(set, "set", &nvml::nvmlEventSet_t)?;
    let c_params = args::optional_record(params, "params", &nvml13::nvmlEventSetWait_v3_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlEventSetWait_v3)?;
    let status = unsafe { released(py, || function(c_set, c_params.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGetBlacklistDeviceCount, c"nvmlGetBlacklistDeviceCount($self)
--

Counts the GPUs that the driver's settings exclude.

``nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.
deviceCount : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGetBlacklistDeviceCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGetBlacklistDeviceCount());
    let mut c_deviceCount: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlGetExcludedDeviceCount)?;
    let status = unsafe { released(py, || function((&raw mut c_deviceCount).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_deviceCount)?))
}

documented!(nvmlGetBlacklistDeviceInfoByIndex, c"nvmlGetBlacklistDeviceInfoByIndex($self, index)
--

Returns the PCI address and UUID of an excluded GPU.

``nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)``

Parameters
----------
index : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.
info : nvmlExcludedDeviceInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGetBlacklistDeviceInfoByIndex<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGetBlacklistDeviceInfoByIndex(index));
    ints!(u32, c_index = index);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlExcludedDeviceInfo_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlGetExcludedDeviceInfoByIndex)?;
    let status = unsafe { released(py, || function(c_index, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlGetVgpuCompatibility, c"nvmlGetVgpuCompatibility($self, vgpuMetadata, pgpuMetadata)
--

Returns whether a vGPU can migrate to a host GPU, given the metadata of both.

``nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)``

Parameters
----------
vgpuMetadata, pgpuMetadata : address or buffer

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
compatibilityInfo : nvmlVgpuPgpuCompatibility_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGetVgpuCompatibility<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGetVgpuCompatibility(vgpuMetadata pgpuMetadata));
    let arena = CallArena::new();
    let c_vgpuMetadata = args::either(vgpuMetadata, "vgpuMetadata", None, false, None, &arena)?;
    let c_pgpuMetadata = args::either(pgpuMetadata, "pgpuMetadata", None, false, None, &arena)?;
    let (c_compatibilityInfo, c_compatibilityInfo_place) = out::new_record(py, &nvml::nvmlVgpuPgpuCompatibility_t)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlGetVgpuCompatibility)?;
    let status = unsafe {
        released(py, || function(c_vgpuMetadata.cast(), c_pgpuMetadata.cast(), c_compatibilityInfo_place.cast()))
    };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_compatibilityInfo.into_any()))
}

documented!(nvmlGetVgpuDriverCapabilities, c"nvmlGetVgpuDriverCapabilities($self, capability)
--

Returns whether the driver has an ability for vGPUs, such as mixed types on one GPU.

``nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)``

Parameters
----------
capability : nvmlVgpuDriverCapability_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
capResult : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGetVgpuDriverCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGetVgpuDriverCapabilities(capability));
    let c_capability = args::enumeration(capability, "capability", &nvml::nvmlVgpuDriverCapability_t)?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::nvmlGetVgpuDriverCapabilities)?;
    let status = unsafe { released(py, || function(c_capability, (&raw mut c_capResult).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_capResult)?))
}

documented!(nvmlGetVgpuVersion, c"nvmlGetVgpuVersion($self)
--

Returns the range of vGPU versions that the host supports, and the one it is limited to.

``nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
supported : nvmlVgpuVersion_t
current : nvmlVgpuVersion_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGetVgpuVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGetVgpuVersion());
    let (c_supported, c_supported_place) = out::new_record(py, &nvml::nvmlVgpuVersion_t)?;
    let (c_current, c_current_place) = out::new_record(py, &nvml::nvmlVgpuVersion_t)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::nvmlGetVgpuVersion)?;
    let status = unsafe { released(py, || function(c_supported_place.cast(), c_current_place.cast())) };
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

documented!(nvmlGpmMetricsGet, c"nvmlGpmMetricsGet($self, metricsGet)
--

Computes metrics, such as SM occupancy, from two GPM samples.

``nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)``

Parameters
----------
metricsGet : nvmlGpmMetricsGet_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlGpmMigSampleGet, c"nvmlGpmMigSampleGet($self, device, gpuInstanceId, gpmSample)
--

Takes a GPM sample of one GPU instance.

``nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)``

Parameters
----------
device : nvmlDevice_t or None
gpuInstanceId : int
gpmSample : nvmlGpmSample_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmMigSampleGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmMigSampleGet(device gpuInstanceId gpmSample));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_gpuInstanceId = gpuInstanceId);
    let c_gpmSample = args::value::<
        u64,
    >(gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call.symbol(slots::nvmlGpmMigSampleGet)?;
    let status = unsafe { released(py, || function(c_device, c_gpuInstanceId, c_gpmSample)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpmQueryDeviceSupport, c"nvmlGpmQueryDeviceSupport($self, device)
--

Returns whether a GPU supports performance monitoring (GPM).

``nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
gpmSupport : nvmlGpmSupport_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmQueryDeviceSupport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmQueryDeviceSupport(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_gpmSupport, c_gpmSupport_place) = out::new_record(py, &nvml::nvmlGpmSupport_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpmQueryDeviceSupport)?;
    let status = unsafe { released(py, || function(c_device, c_gpmSupport_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_gpmSupport.into_any()))
}

documented!(nvmlGpmQueryIfStreamingEnabled, c"nvmlGpmQueryIfStreamingEnabled($self, device)
--

Returns whether a GPU streams GPM samples.

``nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
state : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmQueryIfStreamingEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmQueryIfStreamingEnabled(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_state: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpmQueryIfStreamingEnabled)?;
    let status = unsafe { released(py, || function(c_device, (&raw mut c_state).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_state)?))
}

documented!(nvmlGpmSampleAlloc, c"nvmlGpmSampleAlloc($self)
--

Allocates a buffer for one GPM sample.

``nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_MEMORY``.
gpmSample : nvmlGpmSample_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmSampleAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmSampleAlloc());
    let mut c_gpmSample: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlGpmSampleAlloc)?;
    let status = unsafe { released(py, || function((&raw mut c_gpmSample).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlGpmSample_t, c_gpmSample as u64)?),
    )
}

documented!(nvmlGpmSampleFree, c"nvmlGpmSampleFree($self, gpmSample)
--

Frees the buffer of a GPM sample.

``nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)``

Parameters
----------
gpmSample : nvmlGpmSample_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmSampleFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmSampleFree(gpmSample));
    let c_gpmSample = args::value::<
        u64,
    >(gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlGpmSampleFree)?;
    let status = unsafe { released(py, || function(c_gpmSample)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpmSampleGet, c"nvmlGpmSampleGet($self, device, gpmSample)
--

Takes a GPM sample of a GPU.

``nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)``

Parameters
----------
device : nvmlDevice_t or None
gpmSample : nvmlGpmSample_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmSampleGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmSampleGet(device gpmSample));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_gpmSample = args::value::<
        u64,
    >(gpmSample, "gpmSample", &nvml::nvmlGpmSample_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::nvmlGpmSampleGet)?;
    let status = unsafe { released(py, || function(c_device, c_gpmSample)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpmSetStreamingEnabled, c"nvmlGpmSetStreamingEnabled($self, device, state)
--

Sets whether a GPU streams GPM samples.

``nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)``

Parameters
----------
device : nvmlDevice_t or None
state : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpmSetStreamingEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpmSetStreamingEnabled(device state));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_state = state);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call.symbol(slots::nvmlGpmSetStreamingEnabled)?;
    let status = unsafe { released(py, || function(c_device, c_state)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceCreateComputeInstance, c"nvmlGpuInstanceCreateComputeInstance($self, gpuInstance, profileId)
--

Creates a compute instance of a profile in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
computeInstance : nvmlComputeInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceCreateComputeInstance<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceCreateComputeInstance(gpuInstance profileId));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceCreateComputeInstance)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_profileId, (&raw mut c_computeInstance).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlComputeInstance_t, c_computeInstance as u64)?)
        },
    )
}

documented!(nvmlGpuInstanceCreateComputeInstanceWithPlacement, c"nvmlGpuInstanceCreateComputeInstanceWithPlacement($self, gpuInstance, profileId, placement)
--

Creates a compute instance of a profile at a given place in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int
placement : nvmlComputeInstancePlacement_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_RESOURCES``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
computeInstance : nvmlComputeInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceCreateComputeInstanceWithPlacement<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance profileId placement));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profileId = profileId);
    let c_placement = args::optional_record(placement, "placement", &nvml::nvmlComputeInstancePlacement_t)?;
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_profileId, c_placement.cast(), (&raw mut c_computeInstance).cast()))
    };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlComputeInstance_t, c_computeInstance as u64)?)
        },
    )
}

documented!(nvmlGpuInstanceDestroy, c"nvmlGpuInstanceDestroy($self, gpuInstance)
--

Destroys a GPU instance, which must have no compute instances left.

``nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceDestroy(gpuInstance));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::nvmlGpuInstanceDestroy)?;
    let status = unsafe { released(py, || function(c_gpuInstance)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetActiveVgpus, c"nvmlGpuInstanceGetActiveVgpus($self, gpuInstance, pVgpuInstanceInfo)
--

Lists the vGPUs that run in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pVgpuInstanceInfo : nvmlActiveVgpuInstanceInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetActiveVgpus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetActiveVgpus(gpuInstance pVgpuInstanceInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pVgpuInstanceInfo = args::optional_record(
        pVgpuInstanceInfo, "pVgpuInstanceInfo", &nvml::nvmlActiveVgpuInstanceInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpuInstanceGetActiveVgpus)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pVgpuInstanceInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetComputeInstanceById, c"nvmlGpuInstanceGetComputeInstanceById($self, gpuInstance, id)
--

Gives a GPU instance's compute instance by its number.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
id : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
computeInstance : nvmlComputeInstance_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstanceById<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstanceById(gpuInstance id));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_id = id);
    let mut c_computeInstance: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceById)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_id, (&raw mut c_computeInstance).cast())) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &nvml::nvmlComputeInstance_t, c_computeInstance as u64)?)
        },
    )
}

documented!(nvmlGpuInstanceGetComputeInstancePossiblePlacements, c"nvmlGpuInstanceGetComputeInstancePossiblePlacements($self, gpuInstance, profileId, count=0)
--

Lists where in a GPU instance compute instances of a profile can be.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
placements : list[nvmlComputeInstancePlacement_t]
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstancePossiblePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance profileId; count));
    let arena = CallArena::new();
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_placements_length: usize = usize::max(c_count as usize, 64);
    let c_placements = args::output_memory(
        py, c_placements_length, Ty::Record(&nvml::nvmlComputeInstancePlacement_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_profileId, c_placements.cast(), (&raw mut c_count).cast()))
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlComputeInstancePlacement_t), c_placements.cast(),
                        c_placements_length.min(c_count as usize),
                    ) }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(nvmlGpuInstanceGetComputeInstanceProfileInfo, c"nvmlGpuInstanceGetComputeInstanceProfileInfo($self, gpuInstance, profile, engProfile)
--

Returns the size of compute instances of a profile: slices, SMs, engines.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profile, engProfile : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlComputeInstanceProfileInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstanceProfileInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance profile engProfile));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profile = profile, c_engProfile = engProfile);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlComputeInstanceProfileInfo_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceProfileInfo)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_profile, c_engProfile, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlGpuInstanceGetComputeInstanceProfileInfoV, c"nvmlGpuInstanceGetComputeInstanceProfileInfoV($self, gpuInstance, profile, engProfile)
--

Returns the size of compute instances of a profile, as a versioned record with its name.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profile, engProfile : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlComputeInstanceProfileInfo_v2_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstanceProfileInfoV<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance profile engProfile));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profile = profile, c_engProfile = engProfile);
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlComputeInstanceProfileInfo_v2_t)?;
    let function: unsafe extern "system" fn(u64, u32, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_profile, c_engProfile, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity($self, gpuInstance, profileId)
--

Returns how many more compute instances of a profile fit in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstanceRemainingCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance profileId));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_profileId, (&raw mut c_count).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_count)?))
}

documented!(nvmlGpuInstanceGetComputeInstances, c"nvmlGpuInstanceGetComputeInstances($self, gpuInstance, profileId, count=0)
--

Lists a GPU instance's compute instances of a profile.

``nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
profileId : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
computeInstances : list[nvmlComputeInstance_t]
count : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetComputeInstances<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetComputeInstances(gpuInstance profileId; count));
    let arena = CallArena::new();
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    ints!(u32, c_profileId = profileId);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_computeInstances_length: usize = usize::max(c_count as usize, 64);
    let c_computeInstances = args::output_memory(
        py, c_computeInstances_length, Ty::Value(&nvml::nvmlComputeInstance_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetComputeInstances)?;
    let status = unsafe {
        released(py, || function(c_gpuInstance, c_profileId, c_computeInstances.cast(), (&raw mut c_count).cast()))
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlComputeInstance_t), c_computeInstances.cast(),
                        c_computeInstances_length.min(c_count as usize),
                    ) }?,
                )?;
            tuple.push(out::u32(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(nvmlGpuInstanceGetCreatableVgpus, c"nvmlGpuInstanceGetCreatableVgpus($self, gpuInstance, pVgpus)
--

Lists the types of vGPU that can be created in a GPU instance now.

``nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pVgpus : nvmlVgpuTypeIdInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetCreatableVgpus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetCreatableVgpus(gpuInstance pVgpus));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pVgpus = args::optional_record(pVgpus, "pVgpus", &nvml::nvmlVgpuTypeIdInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpuInstanceGetCreatableVgpus)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pVgpus.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetInfo, c"nvmlGpuInstanceGetInfo($self, gpuInstance)
--

Returns the device, number, profile and place of a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlGpuInstanceInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetInfo(gpuInstance));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlGpuInstanceInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpuInstanceGetInfo)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlGpuInstanceGetVgpuHeterogeneousMode, c"nvmlGpuInstanceGetVgpuHeterogeneousMode($self, gpuInstance)
--

Returns whether vGPUs of different sizes may run in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let (c_pHeterogeneousMode, c_pHeterogeneousMode_place) = out::new_record(py, &nvml::nvmlVgpuHeterogeneousMode_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuHeterogeneousMode)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pHeterogeneousMode_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pHeterogeneousMode.into_any()))
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerLog<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance pSchedulerLogInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        pSchedulerLogInfo, "pSchedulerLogInfo", &nvml::nvmlVgpuSchedulerLogInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlGpuInstanceGetVgpuSchedulerLog)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pSchedulerLogInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetVgpuSchedulerLog_v2, c"nvmlGpuInstanceGetVgpuSchedulerLog_v2($self, gpuInstance, pSchedulerLogInfo)
--

Reads the log of a GPU instance's vGPU scheduler for an engine.

``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerLog_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance pSchedulerLogInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerLogInfo = args::optional_record(
        pSchedulerLogInfo, "pSchedulerLogInfo", &nvml13::nvmlVgpuSchedulerLogInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pSchedulerLogInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance pSchedulerStateInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        pSchedulerStateInfo, "pSchedulerStateInfo", &nvml::nvmlVgpuSchedulerStateInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerState)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pSchedulerStateInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetVgpuSchedulerState_v2, c"nvmlGpuInstanceGetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerStateInfo)
--

Returns a GPU instance's vGPU scheduler settings: policy, averaging and time slice.

``nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance pSchedulerStateInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerStateInfo = args::optional_record(
        pSchedulerStateInfo, "pSchedulerStateInfo", &nvml13::nvmlVgpuSchedulerStateInfo_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuSchedulerState_v2)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pSchedulerStateInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceGetVgpuTypeCreatablePlacements, c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements($self, gpuInstance, pCreatablePlacementInfo)
--

Lists the places in a GPU instance where a vGPU of a type can be created now.

``nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pCreatablePlacementInfo : nvmlVgpuCreatablePlacementInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceGetVgpuTypeCreatablePlacements<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance pCreatablePlacementInfo));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pCreatablePlacementInfo = args::optional_record(
        pCreatablePlacementInfo, "pCreatablePlacementInfo", &nvml::nvmlVgpuCreatablePlacementInfo_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pCreatablePlacementInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceSetVgpuHeterogeneousMode, c"nvmlGpuInstanceSetVgpuHeterogeneousMode($self, gpuInstance, pHeterogeneousMode)
--

Sets whether vGPUs of different sizes may run in a GPU instance.

``nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceSetVgpuHeterogeneousMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance pHeterogeneousMode));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pHeterogeneousMode = args::optional_record(
        pHeterogeneousMode, "pHeterogeneousMode", &nvml::nvmlVgpuHeterogeneousMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuHeterogeneousMode)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pHeterogeneousMode.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlGpuInstanceSetVgpuSchedulerState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance pScheduler));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pScheduler = args::optional_record(pScheduler, "pScheduler", &nvml::nvmlVgpuSchedulerState_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuSchedulerState)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pScheduler.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlGpuInstanceSetVgpuSchedulerState_v2, c"nvmlGpuInstanceSetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerState)
--

Sets a GPU instance's vGPU scheduler: policy, averaging and time slice.

``nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None
pSchedulerState : nvmlVgpuSchedulerState_v2_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_RESET_REQUIRED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlGpuInstanceSetVgpuSchedulerState_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance pSchedulerState));
    let c_gpuInstance = args::value::<
        u64,
    >(gpuInstance, "gpuInstance", &nvml::nvmlGpuInstance_t)?;
    let c_pSchedulerState = args::optional_record(
        pSchedulerState, "pSchedulerState", &nvml13::nvmlVgpuSchedulerState_v2_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::nvmlGpuInstanceSetVgpuSchedulerState_v2)?;
    let status = unsafe { released(py, || function(c_gpuInstance, c_pSchedulerState.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlInit, c"nvmlInit($self)
--

Starts NVML and finds the GPUs, without opening them yet; each start needs an ``nvmlShutdown``.

``nvmlReturn_t nvmlInit_v2(void)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlInit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlInit());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvmlInit_v2)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlInitWithFlags, c"nvmlInitWithFlags($self, flags)
--

Starts NVML with flags, for example so that having no GPU is no error.

``nvmlReturn_t nvmlInitWithFlags(unsigned int flags)``

Parameters
----------
flags : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlInitWithFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlInitWithFlags(flags));
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::nvmlInitWithFlags)?;
    let status = unsafe { released(py, || function(c_flags)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSetVgpuVersion, c"nvmlSetVgpuVersion($self, vgpuVersion)
--

Limits the host to a range of vGPU versions.

``nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)``

Parameters
----------
vgpuVersion : nvmlVgpuVersion_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSetVgpuVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSetVgpuVersion(vgpuVersion));
    let c_vgpuVersion = args::optional_record(vgpuVersion, "vgpuVersion", &nvml::nvmlVgpuVersion_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSetVgpuVersion)?;
    let status = unsafe { released(py, || function(c_vgpuVersion.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlShutdown, c"nvmlShutdown($self)
--

Ends one use of NVML; the last one frees all that it holds.

``nvmlReturn_t nvmlShutdown(void)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlShutdown<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlShutdown());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::nvmlShutdown)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

pub(crate) fn nvmlSystemEventSetCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemEventSetCreate());
    let (c_request, c_request_place) = out::new_record(py, &nvml::nvmlSystemEventSetCreateRequest_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemEventSetCreate)?;
    let status = unsafe { released(py, || function(c_request_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_request.into_any()))
}

documented!(nvmlSystemEventSetFree, c"nvmlSystemEventSetFree($self, request)
--

Frees a set for events of the system.

``nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)``

Parameters
----------
request : nvmlSystemEventSetFreeRequest_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemEventSetFree<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemEventSetFree(request));
    let c_request = args::optional_record(request, "request", &nvml::nvmlSystemEventSetFreeRequest_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemEventSetFree)?;
    let status = unsafe { released(py, || function(c_request.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemEventSetWait, c"nvmlSystemEventSetWait($self, request)
--

Waits for events of the system, up to a timeout in milliseconds.

``nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)``

Parameters
----------
request : nvmlSystemEventSetWaitRequest_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_TIMEOUT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemEventSetWait<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemEventSetWait(request));
    let c_request = args::optional_record(request, "request", &nvml::nvmlSystemEventSetWaitRequest_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemEventSetWait)?;
    let status = unsafe { released(py, || function(c_request.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemGetCPER_v1, c"nvmlSystemGetCPER_v1($self, cper)
--

Reads hardware error records in the CPER format, from a cursor on.

``nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)``

Parameters
----------
cper : nvmlGetCPER_v1_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetCPER_v1<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetCPER_v1(cper));
    let c_cper = args::optional_record(cper, "cper", &nvml13::nvmlGetCPER_v1_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetCPER_v1)?;
    let status = unsafe { released(py, || function(c_cper.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemGetConfComputeCapabilities, c"nvmlSystemGetConfComputeCapabilities($self)
--

Returns what confidential computing CPU and GPUs can do.

``nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
capabilities : nvmlConfComputeSystemCaps_t

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeCapabilities());
    let (c_capabilities, c_capabilities_place) = out::new_record(py, &nvml::nvmlConfComputeSystemCaps_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetConfComputeCapabilities)?;
    let status = unsafe { released(py, || function(c_capabilities_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_capabilities.into_any()))
}

documented!(nvmlSystemGetConfComputeGpusReadyState, c"nvmlSystemGetConfComputeGpusReadyState($self)
--

Returns whether GPUs accept work under confidential computing.

``nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
isAcceptingWork : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeGpusReadyState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeGpusReadyState());
    let mut c_isAcceptingWork: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetConfComputeGpusReadyState)?;
    let status = unsafe { released(py, || function((&raw mut c_isAcceptingWork).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_isAcceptingWork)?))
}

documented!(nvmlSystemGetConfComputeKeyRotationThresholdInfo, c"nvmlSystemGetConfComputeKeyRotationThresholdInfo($self)
--

Returns how much an attacker may gain before encryption keys are changed.

``nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeKeyRotationThresholdInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeKeyRotationThresholdInfo());
    let (c_pKeyRotationThrInfo, c_pKeyRotationThrInfo_place) = out::new_record(
        py, &nvml::nvmlConfComputeGetKeyRotationThresholdInfo_t,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call
        .symbol(slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo)?;
    let status = unsafe { released(py, || function(c_pKeyRotationThrInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pKeyRotationThrInfo.into_any()))
}

documented!(nvmlSystemGetConfComputeSettings, c"nvmlSystemGetConfComputeSettings($self)
--

Returns the system's settings of confidential computing, such as multi-GPU mode.

``nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
settings : nvmlSystemConfComputeSettings_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeSettings<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeSettings());
    let (c_settings, c_settings_place) = out::new_record(py, &nvml::nvmlSystemConfComputeSettings_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetConfComputeSettings)?;
    let status = unsafe { released(py, || function(c_settings_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_settings.into_any()))
}

documented!(nvmlSystemGetConfComputeSettings_v2, c"nvmlSystemGetConfComputeSettings_v2($self)
--

Returns the system's settings of confidential computing, in the second version of their record.

``nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
settings : nvmlSystemConfComputeSettings_v2_t

Notes
-----
In ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeSettings_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeSettings_v2());
    let (c_settings, c_settings_place) = out::new_record(py, &nvml13::nvmlSystemConfComputeSettings_v2_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetConfComputeSettings_v2)?;
    let status = unsafe { released(py, || function(c_settings_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_settings.into_any()))
}

documented!(nvmlSystemGetConfComputeState, c"nvmlSystemGetConfComputeState($self)
--

Returns whether confidential computing, and development mode for it, are on.

``nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
state : nvmlConfComputeSystemState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetConfComputeState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetConfComputeState());
    let (c_state, c_state_place) = out::new_record(py, &nvml::nvmlConfComputeSystemState_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetConfComputeState)?;
    let status = unsafe { released(py, || function(c_state_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_state.into_any()))
}

documented!(nvmlSystemGetCudaDriverVersion, c"nvmlSystemGetCudaDriverVersion($self)
--

Returns the CUDA version of the driver, as 1000·major + 10·minor.

``nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.
cudaDriverVersion : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetCudaDriverVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetCudaDriverVersion());
    let mut c_cudaDriverVersion: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetCudaDriverVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_cudaDriverVersion).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::i32(py, c_cudaDriverVersion)?))
}

documented!(nvmlSystemGetCudaDriverVersion_v2, c"nvmlSystemGetCudaDriverVersion_v2($self)
--

Returns the CUDA version of the driver library found at run time, as 1000·major + 10·minor.

``nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_FUNCTION_NOT_FOUND``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_LIBRARY_NOT_FOUND``.
cudaDriverVersion : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetCudaDriverVersion_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetCudaDriverVersion_v2());
    let mut c_cudaDriverVersion: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetCudaDriverVersion_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_cudaDriverVersion).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::i32(py, c_cudaDriverVersion)?))
}

documented!(nvmlSystemGetDriverBranch, c"nvmlSystemGetDriverBranch($self, length)
--

Returns the release branch of the graphics driver, as text.

``nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)``

Parameters
----------
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
branchInfo : nvmlSystemDriverBranchInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.6.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetDriverBranch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetDriverBranch", "length")?;
    let py = call.py();
    let c_length = args::u32(object_length, "length")?;
    let (c_branchInfo, c_branchInfo_place) = out::new_record(py, &nvml::nvmlSystemDriverBranchInfo_t)?;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::nvmlSystemGetDriverBranch)?;
    let status = unsafe { released(py, || function(c_branchInfo_place.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_branchInfo.into_any()))
}

documented!(nvmlSystemGetDriverVersion, c"nvmlSystemGetDriverVersion($self, length)
--

Returns the version of the graphics driver, as text such as ``580.65.06``.

``nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)``

Parameters
----------
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetDriverVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetDriverVersion", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::nvmlSystemGetDriverVersion)?;
    let status = unsafe { released(py, || function(c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlSystemGetHicVersion, c"nvmlSystemGetHicVersion($self, hwbcCount=0)
--

Lists the host interface cards of S-class systems and their firmware versions.

``nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)``

Parameters
----------
hwbcCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.
hwbcCount : int
hwbcEntries : list[nvmlHwbcEntry_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetHicVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetHicVersion(; hwbcCount));
    let arena = CallArena::new();
    let mut c_hwbcCount = args::optional(hwbcCount, 0, |object| args::u32(object, "hwbcCount"))?;
    let c_hwbcEntries_length: usize = c_hwbcCount as usize;
    let c_hwbcEntries = args::output_memory(
        py, c_hwbcEntries_length, Ty::Record(&nvml::nvmlHwbcEntry_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::nvmlSystemGetHicVersion)?;
    let status = unsafe { released(py, || function((&raw mut c_hwbcCount).cast(), c_hwbcEntries.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlHwbcEntry_t), c_hwbcEntries.cast(),
                        c_hwbcEntries_length.min(c_hwbcCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlSystemGetNVMLVersion, c"nvmlSystemGetNVMLVersion($self, length)
--

Returns NVML's own version as text.

``nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)``

Parameters
----------
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetNVMLVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_length], []) = call.bind("nvmlSystemGetNVMLVersion", "length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::nvmlSystemGetNVMLVersion)?;
    let status = unsafe { released(py, || function(c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlSystemGetNvlinkBwMode, c"nvmlSystemGetNvlinkBwMode($self)
--

Returns the bandwidth mode of NVLink in the whole system.

``nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.
nvlinkBwMode : int

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetNvlinkBwMode());
    let mut c_nvlinkBwMode: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemGetNvlinkBwMode)?;
    let status = unsafe { released(py, || function((&raw mut c_nvlinkBwMode).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_nvlinkBwMode)?))
}

documented!(nvmlSystemGetProcessName, c"nvmlSystemGetProcessName($self, pid, length)
--

Returns the name of a process by its ID, with path and arguments where possible.

``nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)``

Parameters
----------
pid, length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
name : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetProcessName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([pid, object_length], []) = call.bind("nvmlSystemGetProcessName", "pid length")?;
    let py = call.py();
    let arena = CallArena::new();
    ints!(u32, c_pid = pid);
    let c_length = args::u32(object_length, "length")?;
    let c_name_size: usize = c_length as usize;
    let c_name = args::output_memory(py, c_name_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.symbol(slots::nvmlSystemGetProcessName)?;
    let status = unsafe { released(py, || function(c_pid, c_name.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_name, c_name_size) }?))
}

documented!(nvmlSystemGetTopologyGpuSet, c"nvmlSystemGetTopologyGpuSet($self, cpuNumber, count=0)
--

Lists the GPUs that are near a CPU.

``nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)``

Parameters
----------
cpuNumber : int
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
count : int
deviceArray : list[nvmlDevice_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemGetTopologyGpuSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetTopologyGpuSet(cpuNumber; count));
    let arena = CallArena::new();
    ints!(u32, c_cpuNumber = cpuNumber);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_deviceArray_length: usize = c_count as usize;
    let c_deviceArray = args::output_memory(py, c_deviceArray_length, Ty::Value(&nvml::nvmlDevice_t).size(), &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlSystemGetTopologyGpuSet)?;
    let status = unsafe { released(py, || function(c_cpuNumber, (&raw mut c_count).cast(), c_deviceArray.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlDevice_t), c_deviceArray.cast(),
                        c_deviceArray_length.min(c_count as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlSystemRegisterEvents, c"nvmlSystemRegisterEvents($self, request)
--

Adds kinds of system events to a set.

``nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)``

Parameters
----------
request : nvmlSystemRegisterEventRequest_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemRegisterEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemRegisterEvents(request));
    let c_request = args::optional_record(request, "request", &nvml::nvmlSystemRegisterEventRequest_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlSystemRegisterEvents)?;
    let status = unsafe { released(py, || function(c_request.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemSetConfComputeGpusReadyState, c"nvmlSystemSetConfComputeGpusReadyState($self, isAcceptingWork)
--

Sets whether GPUs accept work under confidential computing.

``nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)``

Parameters
----------
isAcceptingWork : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemSetConfComputeGpusReadyState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork));
    ints!(u32, c_isAcceptingWork = isAcceptingWork);
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::nvmlSystemSetConfComputeGpusReadyState)?;
    let status = unsafe { released(py, || function(c_isAcceptingWork)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemSetConfComputeKeyRotationThresholdInfo, c"nvmlSystemSetConfComputeKeyRotationThresholdInfo($self, pKeyRotationThrInfo)
--

Sets how much an attacker may gain before encryption keys are changed.

``nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)``

Parameters
----------
pKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_INVALID_STATE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemSetConfComputeKeyRotationThresholdInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo));
    let c_pKeyRotationThrInfo = args::optional_record(
        pKeyRotationThrInfo, "pKeyRotationThrInfo", &nvml::nvmlConfComputeSetKeyRotationThresholdInfo_t,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call
        .symbol(slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo)?;
    let status = unsafe { released(py, || function(c_pKeyRotationThrInfo.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlSystemSetNvlinkBwMode, c"nvmlSystemSetNvlinkBwMode($self, nvlinkBwMode)
--

Sets the bandwidth mode of NVLink in the whole system.

``nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)``

Parameters
----------
nvlinkBwMode : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.

Notes
-----
In ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlSystemSetNvlinkBwMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemSetNvlinkBwMode(nvlinkBwMode));
    ints!(u32, c_nvlinkBwMode = nvlinkBwMode);
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::nvmlSystemSetNvlinkBwMode)?;
    let status = unsafe { released(py, || function(c_nvlinkBwMode)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlUnitGetCount, c"nvmlUnitGetCount($self)
--

Counts the S-class units of the system.

``nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
unitCount : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetCount());
    let mut c_unitCount: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::nvmlUnitGetCount)?;
    let status = unsafe { released(py, || function((&raw mut c_unitCount).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_unitCount)?))
}

documented!(nvmlUnitGetDevices, c"nvmlUnitGetDevices($self, unit, deviceCount=0)
--

Lists the GPUs in a unit.

``nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)``

Parameters
----------
unit : nvmlUnit_t or None
deviceCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
deviceCount : int
devices : list[nvmlDevice_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetDevices(unit; deviceCount));
    let arena = CallArena::new();
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let mut c_deviceCount = args::optional(deviceCount, 0, |object| args::u32(object, "deviceCount"))?;
    let c_devices_length: usize = c_deviceCount as usize;
    let c_devices = args::output_memory(py, c_devices_length, Ty::Value(&nvml::nvmlDevice_t).size(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetDevices)?;
    let status = unsafe { released(py, || function(c_unit, (&raw mut c_deviceCount).cast(), c_devices.cast())) };
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
                    unsafe { out::list(
                        py, &Ty::Value(&nvml::nvmlDevice_t), c_devices.cast(),
                        c_devices_length.min(c_deviceCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlUnitGetFanSpeedInfo, c"nvmlUnitGetFanSpeedInfo($self, unit)
--

Returns the speed and state of each fan of a unit.

``nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)``

Parameters
----------
unit : nvmlUnit_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fanSpeeds : nvmlUnitFanSpeeds_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetFanSpeedInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetFanSpeedInfo(unit));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_fanSpeeds, c_fanSpeeds_place) = out::new_record(py, &nvml::nvmlUnitFanSpeeds_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetFanSpeedInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_fanSpeeds_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_fanSpeeds.into_any()))
}

documented!(nvmlUnitGetHandleByIndex, c"nvmlUnitGetHandleByIndex($self, index)
--

Gives a unit's handle by its index.

``nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)``

Parameters
----------
index : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
unit : nvmlUnit_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetHandleByIndex<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetHandleByIndex(index));
    ints!(u32, c_index = index);
    let mut c_unit: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetHandleByIndex)?;
    let status = unsafe { released(py, || function(c_index, (&raw mut c_unit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::value(py, &nvml::nvmlUnit_t, c_unit as u64)?))
}

documented!(nvmlUnitGetLedState, c"nvmlUnitGetLedState($self, unit)
--

Returns the color of a unit's LED, and the cause if it is amber.

``nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)``

Parameters
----------
unit : nvmlUnit_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
state : nvmlLedState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetLedState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetLedState(unit));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_state, c_state_place) = out::new_record(py, &nvml::nvmlLedState_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetLedState)?;
    let status = unsafe { released(py, || function(c_unit, c_state_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_state.into_any()))
}

documented!(nvmlUnitGetPsuInfo, c"nvmlUnitGetPsuInfo($self, unit)
--

Returns the state, current, voltage and power of a unit's supply.

``nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)``

Parameters
----------
unit : nvmlUnit_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
psu : nvmlPSUInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetPsuInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetPsuInfo(unit));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_psu, c_psu_place) = out::new_record(py, &nvml::nvmlPSUInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetPsuInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_psu_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_psu.into_any()))
}

documented!(nvmlUnitGetTemperature, c"nvmlUnitGetTemperature($self, unit, typename)
--

Returns a unit's temperature in °C: intake, exhaust or board.

``nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)``

Parameters
----------
unit : nvmlUnit_t or None
typename : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
temp : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetTemperature<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetTemperature(unit typename));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    ints!(u32, c_type = typename);
    let mut c_temp: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetTemperature)?;
    let status = unsafe { released(py, || function(c_unit, c_type, (&raw mut c_temp).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_temp)?))
}

documented!(nvmlUnitGetUnitInfo, c"nvmlUnitGetUnitInfo($self, unit)
--

Returns a unit's name, ID, serial number and firmware.

``nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)``

Parameters
----------
unit : nvmlUnit_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlUnitInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitGetUnitInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitGetUnitInfo(unit));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let (c_info, c_info_place) = out::new_record(py, &nvml::nvmlUnitInfo_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlUnitGetUnitInfo)?;
    let status = unsafe { released(py, || function(c_unit, c_info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_info.into_any()))
}

documented!(nvmlUnitSetLedState, c"nvmlUnitSetLedState($self, unit, color)
--

Sets the color of a unit's LED.

``nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)``

Parameters
----------
unit : nvmlUnit_t or None
color : nvmlLedColor_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlUnitSetLedState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlUnitSetLedState(unit color));
    let c_unit = args::value::<u64>(unit, "unit", &nvml::nvmlUnit_t)?;
    let c_color = args::enumeration(color, "color", &nvml::nvmlLedColor_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::nvmlUnitSetLedState)?;
    let status = unsafe { released(py, || function(c_unit, c_color)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlVgpuInstanceClearAccountingPids, c"nvmlVgpuInstanceClearAccountingPids($self, vgpuInstance)
--

Drops a vGPU's statistics of processes that have ended.

``nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceClearAccountingPids<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceClearAccountingPids(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let function: unsafe extern "system" fn(u32) -> i32 = call.symbol(slots::nvmlVgpuInstanceClearAccountingPids)?;
    let status = unsafe { released(py, || function(c_vgpuInstance)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlVgpuInstanceGetAccountingMode, c"nvmlVgpuInstanceGetAccountingMode($self, vgpuInstance)
--

Returns whether a vGPU keeps statistics of processes.

``nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetAccountingMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetAccountingMode(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetAccountingMode)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_mode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_mode)?),
    )
}

documented!(nvmlVgpuInstanceGetAccountingPids, c"nvmlVgpuInstanceGetAccountingPids($self, vgpuInstance, count=0)
--

Lists the processes, also ended ones, of which a vGPU keeps statistics.

``nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
count : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
count : int
pids : list[int]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetAccountingPids<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetAccountingPids(vgpuInstance; count));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_pids_length: usize = c_count as usize;
    let c_pids = args::output_memory(py, c_pids_length, Ty::U32.size(), &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetAccountingPids)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_count).cast(), c_pids.cast())) };
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
            tuple.push(unsafe { out::list(py, &Ty::U32, c_pids.cast(), c_pids_length.min(c_count as usize)) }?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuInstanceGetAccountingStats, c"nvmlVgpuInstanceGetAccountingStats($self, vgpuInstance, pid)
--

Returns the load, most memory and times of one process in a vGPU.

``nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
pid : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
stats : nvmlAccountingStats_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetAccountingStats<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetAccountingStats(vgpuInstance pid));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_pid = pid);
    let (c_stats, c_stats_place) = out::new_record(py, &nvml::nvmlAccountingStats_t)?;
    let function: unsafe extern "system" fn(u32, u32, Ptr) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetAccountingStats)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_pid, c_stats_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_stats.into_any()))
}

documented!(nvmlVgpuInstanceGetEccMode, c"nvmlVgpuInstanceGetEccMode($self, vgpuInstance)
--

Returns whether ECC is on for a vGPU.

``nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
eccMode : nvmlEnableState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetEccMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetEccMode(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_eccMode: i32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetEccMode)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_eccMode).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &nvml::nvmlEnableState_t, c_eccMode)?),
    )
}

documented!(nvmlVgpuInstanceGetEncoderCapacity, c"nvmlVgpuInstanceGetEncoderCapacity($self, vgpuInstance)
--

Returns the share of the encoder in percent that a vGPU may use.

``nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
encoderCapacity : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetEncoderCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_encoderCapacity: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetEncoderCapacity)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_encoderCapacity).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_encoderCapacity)?))
}

documented!(nvmlVgpuInstanceGetEncoderSessions, c"nvmlVgpuInstanceGetEncoderSessions($self, vgpuInstance, sessionCount=0)
--

Lists a vGPU's active encoder sessions.

``nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
sessionCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
sessionInfo : list[nvmlEncoderSessionInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetEncoderSessions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetEncoderSessions(vgpuInstance; sessionCount));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount = args::optional(sessionCount, 0, |object| args::u32(object, "sessionCount"))?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py, c_sessionInfo_length, Ty::Record(&nvml::nvmlEncoderSessionInfo_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetEncoderSessions)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_sessionCount).cast(), c_sessionInfo.cast()))
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlEncoderSessionInfo_t), c_sessionInfo.cast(),
                        c_sessionInfo_length.min(c_sessionCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuInstanceGetEncoderStats, c"nvmlVgpuInstanceGetEncoderStats($self, vgpuInstance)
--

Returns a vGPU's active encoder sessions, with average frame rate and latency.

``nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
averageFps : int
averageLatency : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetEncoderStats<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetEncoderStats(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount: u32 = 0;
    let mut c_averageFps: u32 = 0;
    let mut c_averageLatency: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetEncoderStats)?;
    let status = unsafe { released(py, || function(
        c_vgpuInstance, (&raw mut c_sessionCount).cast(), (&raw mut c_averageFps).cast(),
        (&raw mut c_averageLatency).cast(),
    )) };
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

documented!(nvmlVgpuInstanceGetFBCSessions, c"nvmlVgpuInstanceGetFBCSessions($self, vgpuInstance, sessionCount=0)
--

Lists a vGPU's active frame capture sessions.

``nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
sessionCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
sessionCount : int
sessionInfo : list[nvmlFBCSessionInfo_t]

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetFBCSessions<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetFBCSessions(vgpuInstance; sessionCount));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_sessionCount = args::optional(sessionCount, 0, |object| args::u32(object, "sessionCount"))?;
    let c_sessionInfo_length: usize = c_sessionCount as usize;
    let c_sessionInfo = args::output_memory(
        py, c_sessionInfo_length, Ty::Record(&nvml::nvmlFBCSessionInfo_t).size(), &arena,
    )?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetFBCSessions)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, (&raw mut c_sessionCount).cast(), c_sessionInfo.cast()))
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
                    unsafe { out::list(
                        py, &Ty::Record(&nvml::nvmlFBCSessionInfo_t), c_sessionInfo.cast(),
                        c_sessionInfo_length.min(c_sessionCount as usize),
                    ) }?,
                )?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuInstanceGetFBCStats, c"nvmlVgpuInstanceGetFBCStats($self, vgpuInstance)
--

Returns a vGPU's active frame capture sessions, with average frame rate and latency.

``nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fbcStats : nvmlFBCStats_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetFBCStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetFBCStats(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_fbcStats, c_fbcStats_place) = out::new_record(py, &nvml::nvmlFBCStats_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetFBCStats)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_fbcStats_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_fbcStats.into_any()))
}

documented!(nvmlVgpuInstanceGetFbUsage, c"nvmlVgpuInstanceGetFbUsage($self, vgpuInstance)
--

Returns how many bytes of its memory a vGPU uses.

``nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fbUsage : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetFbUsage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetFbUsage(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_fbUsage: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetFbUsage)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_fbUsage).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_fbUsage)?))
}

documented!(nvmlVgpuInstanceGetFrameRateLimit, c"nvmlVgpuInstanceGetFrameRateLimit($self, vgpuInstance)
--

Returns a vGPU's limit on frames per second.

``nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
frameRateLimit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetFrameRateLimit<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_frameRateLimit: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetFrameRateLimit)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_frameRateLimit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_frameRateLimit)?))
}

documented!(nvmlVgpuInstanceGetGpuInstanceId, c"nvmlVgpuInstanceGetGpuInstanceId($self, vgpuInstance)
--

Returns the ID of the GPU instance that a vGPU is in.

``nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
gpuInstanceId : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetGpuInstanceId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_gpuInstanceId: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetGpuInstanceId)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_gpuInstanceId).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_gpuInstanceId)?))
}

documented!(nvmlVgpuInstanceGetGpuPciId, c"nvmlVgpuInstanceGetGpuPciId($self, vgpuInstance, length)
--

Returns a vGPU's PCI address as its virtual machine sees it.

``nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuPciId : bytes
length : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetGpuPciId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([vgpuInstance, object_length], []) = call.bind("nvmlVgpuInstanceGetGpuPciId", "vgpuInstance length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_length = args::u32(object_length, "length")?;
    let c_vgpuPciId_size: usize = c_length as usize;
    let c_vgpuPciId = args::output_memory(py, c_vgpuPciId_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetGpuPciId)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_vgpuPciId.cast(), (&raw mut c_length).cast())) };
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

documented!(nvmlVgpuInstanceGetLicenseInfo, c"nvmlVgpuInstanceGetLicenseInfo($self, vgpuInstance)
--

Returns whether a vGPU is licensed, and until when.

``nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.
licenseInfo : nvmlVgpuLicenseInfo_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetLicenseInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetLicenseInfo(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_licenseInfo, c_licenseInfo_place) = out::new_record(py, &nvml::nvmlVgpuLicenseInfo_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetLicenseInfo_v2)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_licenseInfo_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_licenseInfo.into_any()))
}

documented!(nvmlVgpuInstanceGetLicenseStatus, c"nvmlVgpuInstanceGetLicenseStatus($self, vgpuInstance)
--

Returns whether a vGPU is licensed (superseded by ``nvmlVgpuInstanceGetLicenseInfo``).

``nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
licensed : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetLicenseStatus<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetLicenseStatus(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_licensed: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetLicenseStatus)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_licensed).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_licensed)?))
}

documented!(nvmlVgpuInstanceGetMdevUUID, c"nvmlVgpuInstanceGetMdevUUID($self, vgpuInstance, size)
--

Returns the UUID of a vGPU's mediated device as text.

``nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
mdevUuid : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetMdevUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetMdevUUID(vgpuInstance size));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_size = size);
    let c_mdevUuid_size: usize = c_size as usize;
    let c_mdevUuid = args::output_memory(py, c_mdevUuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetMdevUUID)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_mdevUuid.cast(), c_size)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(unsafe { out::memory(py, c_mdevUuid, c_mdevUuid_size) }?),
    )
}

documented!(nvmlVgpuInstanceGetMetadata, c"nvmlVgpuInstanceGetMetadata($self, vgpuInstance, vgpuMetadata, bufferSize)
--

Gives a vGPU's data that decide about its migration.

``nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
vgpuMetadata : address or buffer
bufferSize : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.
bufferSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetMetadata<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetMetadata(vgpuInstance vgpuMetadata bufferSize));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_bufferSize = args::u32(bufferSize, "bufferSize")?;
    let c_vgpuMetadata = args::either(vgpuMetadata, "vgpuMetadata", None, true, Some(c_bufferSize as usize), &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetMetadata)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_vgpuMetadata.cast(), (&raw mut c_bufferSize).cast()))
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
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_bufferSize)?))
}

documented!(nvmlVgpuInstanceGetPlacementId, c"nvmlVgpuInstanceGetPlacementId($self, vgpuInstance)
--

Returns the place of a vGPU on its GPU.

``nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNKNOWN``.
pPlacement : nvmlVgpuPlacementId_t

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetPlacementId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetPlacementId(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_pPlacement, c_pPlacement_place) = out::new_record(py, &nvml::nvmlVgpuPlacementId_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetPlacementId)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_pPlacement_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pPlacement.into_any()))
}

documented!(nvmlVgpuInstanceGetRuntimeStateSize, c"nvmlVgpuInstanceGetRuntimeStateSize($self, vgpuInstance)
--

Returns the size in bytes of a vGPU's state, as a migration would move it.

``nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pState : nvmlVgpuRuntimeState_t

Notes
-----
In ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetRuntimeStateSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let (c_pState, c_pState_place) = out::new_record(py, &nvml::nvmlVgpuRuntimeState_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetRuntimeStateSize)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_pState_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_pState.into_any()))
}

documented!(nvmlVgpuInstanceGetType, c"nvmlVgpuInstanceGetType($self, vgpuInstance)
--

Returns the type of a vGPU.

``nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuTypeId : nvmlVgpuTypeId_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetType(vgpuInstance));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let mut c_vgpuTypeId: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetType)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, (&raw mut c_vgpuTypeId).cast())) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1,
        |tuple| tuple.push(out::value(py, &nvml::nvmlVgpuTypeId_t, c_vgpuTypeId as u64)?),
    )
}

documented!(nvmlVgpuInstanceGetUUID, c"nvmlVgpuInstanceGetUUID($self, vgpuInstance, size)
--

Returns a vGPU's UUID as text.

``nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
uuid : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetUUID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetUUID(vgpuInstance size));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_size = size);
    let c_uuid_size: usize = c_size as usize;
    let c_uuid = args::output_memory(py, c_uuid_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetUUID)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_uuid.cast(), c_size)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_uuid, c_uuid_size) }?))
}

documented!(nvmlVgpuInstanceGetVmDriverVersion, c"nvmlVgpuInstanceGetVmDriverVersion($self, vgpuInstance, length)
--

Returns the version of the driver in a vGPU's virtual machine.

``nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
length : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
version : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetVmDriverVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([vgpuInstance, object_length], []) = call.bind("nvmlVgpuInstanceGetVmDriverVersion", "vgpuInstance length")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let c_version = args::output_memory(py, c_version_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlVgpuInstanceGetVmDriverVersion)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_version.cast(), c_length)) };
    returned(
        py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(unsafe { out::memory(py, c_version, c_version_size) }?),
    )
}

documented!(nvmlVgpuInstanceGetVmID, c"nvmlVgpuInstanceGetVmID($self, vgpuInstance, size)
--

Returns the ID of the virtual machine that a vGPU is in, and what kind of ID it is.

``nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vmId : bytes
vmIdType : nvmlVgpuVmIdType_t

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceGetVmID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetVmID(vgpuInstance size));
    let arena = CallArena::new();
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_size = size);
    let c_vmId_size: usize = c_size as usize;
    let c_vmId = args::output_memory(py, c_vmId_size, 1, &arena)?;
    let mut c_vmIdType: i32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr, u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuInstanceGetVmID)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_vmId.cast(), c_size, (&raw mut c_vmIdType).cast()))
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

documented!(nvmlVgpuInstanceSetEncoderCapacity, c"nvmlVgpuInstanceSetEncoderCapacity($self, vgpuInstance, encoderCapacity)
--

Sets the share of the encoder in percent that a vGPU may use.

``nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)``

Parameters
----------
vgpuInstance : nvmlVgpuInstance_t or None
encoderCapacity : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_FOUND``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuInstanceSetEncoderCapacity<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance encoderCapacity));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_encoderCapacity = encoderCapacity);
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call.symbol(slots::nvmlVgpuInstanceSetEncoderCapacity)?;
    let status = unsafe { released(py, || function(c_vgpuInstance, c_encoderCapacity)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlVgpuTypeGetBAR1Info, c"nvmlVgpuTypeGetBAR1Info($self, vgpuTypeId)
--

Returns the size of BAR1 of a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
bar1Info : nvmlVgpuTypeBar1Info_t

Notes
-----
In ``nvml.h``. Since CUDA 12.6.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetBAR1Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetBAR1Info(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let (c_bar1Info, c_bar1Info_place) = out::new_record(py, &nvml::nvmlVgpuTypeBar1Info_t)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetBAR1Info)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, c_bar1Info_place.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_bar1Info.into_any()))
}

documented!(nvmlVgpuTypeGetCapabilities, c"nvmlVgpuTypeGetCapabilities($self, vgpuTypeId, capability)
--

Returns whether a type of vGPU can do something, such as peer-to-peer.

``nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
capability : nvmlVgpuCapability_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
capResult : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetCapabilities<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetCapabilities(vgpuTypeId capability));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let c_capability = args::enumeration(capability, "capability", &nvml::nvmlVgpuCapability_t)?;
    let mut c_capResult: u32 = 0;
    let function: unsafe extern "system" fn(u32, i32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetCapabilities)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, c_capability, (&raw mut c_capResult).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_capResult)?))
}

documented!(nvmlVgpuTypeGetClass, c"nvmlVgpuTypeGetClass($self, vgpuTypeId, size)
--

Returns the class of a type of vGPU, such as ``Quadro``.

``nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
vgpuTypeClass : bytes
size : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetClass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetClass(vgpuTypeId size));
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_size = args::u32(size, "size")?;
    let c_vgpuTypeClass_size: usize = c_size as usize;
    let c_vgpuTypeClass = args::output_memory(py, c_vgpuTypeClass_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetClass)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, c_vgpuTypeClass.cast(), (&raw mut c_size).cast())) };
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
            tuple.push(unsafe { out::memory(py, c_vgpuTypeClass, c_vgpuTypeClass_size) }?)?;
            tuple.push(out::u32(py, c_size)?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuTypeGetDeviceID, c"nvmlVgpuTypeGetDeviceID($self, vgpuTypeId)
--

Returns the PCI device and subsystem ID of a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
deviceID : int
subsystemID : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetDeviceID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetDeviceID(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_deviceID: u64 = 0;
    let mut c_subsystemID: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetDeviceID)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_deviceID).cast(), (&raw mut c_subsystemID).cast()))
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

documented!(nvmlVgpuTypeGetFbReservation, c"nvmlVgpuTypeGetFbReservation($self, vgpuTypeId)
--

Returns how many bytes of memory a type of vGPU reserves for itself.

``nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fbReservation : int

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetFbReservation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetFbReservation(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_fbReservation: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetFbReservation)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_fbReservation).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_fbReservation)?))
}

documented!(nvmlVgpuTypeGetFrameRateLimit, c"nvmlVgpuTypeGetFrameRateLimit($self, vgpuTypeId)
--

Returns the limit on frames per second of a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
frameRateLimit : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetFrameRateLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_frameRateLimit: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetFrameRateLimit)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_frameRateLimit).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_frameRateLimit)?))
}

documented!(nvmlVgpuTypeGetFramebufferSize, c"nvmlVgpuTypeGetFramebufferSize($self, vgpuTypeId)
--

Returns the memory of a type of vGPU, in bytes.

``nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
fbSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetFramebufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetFramebufferSize(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_fbSize: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetFramebufferSize)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_fbSize).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_fbSize)?))
}

documented!(nvmlVgpuTypeGetGpuInstanceProfileId, c"nvmlVgpuTypeGetGpuInstanceProfileId($self, vgpuTypeId)
--

Returns the GPU instance profile of a type of vGPU that runs on MIG.

``nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
gpuInstanceProfileId : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetGpuInstanceProfileId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_gpuInstanceProfileId: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetGpuInstanceProfileId)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_gpuInstanceProfileId).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_gpuInstanceProfileId)?))
}

documented!(nvmlVgpuTypeGetGspHeapSize, c"nvmlVgpuTypeGetGspHeapSize($self, vgpuTypeId)
--

Returns the size in bytes of the heap that the GSP needs for a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
gspHeapSize : int

Notes
-----
In ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetGspHeapSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetGspHeapSize(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_gspHeapSize: u64 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetGspHeapSize)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_gspHeapSize).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u64(py, c_gspHeapSize)?))
}

documented!(nvmlVgpuTypeGetLicense, c"nvmlVgpuTypeGetLicense($self, vgpuTypeId, size)
--

Returns the license that a type of vGPU needs, as text.

``nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuTypeLicenseString : bytes

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetLicense<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetLicense(vgpuTypeId size));
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    ints!(u32, c_size = size);
    let c_vgpuTypeLicenseString_size: usize = c_size as usize;
    let c_vgpuTypeLicenseString = args::output_memory(py, c_vgpuTypeLicenseString_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.symbol(slots::nvmlVgpuTypeGetLicense)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, c_vgpuTypeLicenseString.cast(), c_size)) };
    returned(
        py,
        &nvml::nvmlReturn_t,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::memory(py, c_vgpuTypeLicenseString, c_vgpuTypeLicenseString_size) }?)
        },
    )
}

documented!(nvmlVgpuTypeGetMaxInstances, c"nvmlVgpuTypeGetMaxInstances($self, device, vgpuTypeId)
--

Returns how many vGPUs of a type fit on a GPU.

``nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)``

Parameters
----------
device : nvmlDevice_t or None
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuInstanceCount : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetMaxInstances<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetMaxInstances(device vgpuTypeId));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_vgpuInstanceCount: u32 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetMaxInstances)?;
    let status = unsafe { released(py, || function(c_device, c_vgpuTypeId, (&raw mut c_vgpuInstanceCount).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_vgpuInstanceCount)?))
}

documented!(nvmlVgpuTypeGetMaxInstancesPerGpuInstance, c"nvmlVgpuTypeGetMaxInstancesPerGpuInstance($self, pMaxInstance)
--

Returns how many vGPUs of a type fit in a GPU instance.

``nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)``

Parameters
----------
pMaxInstance : nvmlVgpuTypeMaxInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
In ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetMaxInstancesPerGpuInstance<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance));
    let c_pMaxInstance = args::optional_record(pMaxInstance, "pMaxInstance", &nvml::nvmlVgpuTypeMaxInstance_t)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call
        .symbol(slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance)?;
    let status = unsafe { released(py, || function(c_pMaxInstance.cast())) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

documented!(nvmlVgpuTypeGetMaxInstancesPerVm, c"nvmlVgpuTypeGetMaxInstancesPerVm($self, vgpuTypeId)
--

Returns how many vGPUs of a type a virtual machine may have.

``nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
vgpuInstanceCountPerVm : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetMaxInstancesPerVm<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_vgpuInstanceCountPerVm: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetMaxInstancesPerVm)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_vgpuInstanceCountPerVm).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_vgpuInstanceCountPerVm)?))
}

documented!(nvmlVgpuTypeGetName, c"nvmlVgpuTypeGetName($self, vgpuTypeId, size)
--

Returns the name of a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
size : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INSUFFICIENT_SIZE``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNKNOWN``.
vgpuTypeName : bytes
size : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetName(vgpuTypeId size));
    let arena = CallArena::new();
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_size = args::u32(size, "size")?;
    let c_vgpuTypeName_size: usize = c_size as usize;
    let c_vgpuTypeName = args::output_memory(py, c_vgpuTypeName_size, 1, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetName)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, c_vgpuTypeName.cast(), (&raw mut c_size).cast())) };
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
            tuple.push(unsafe { out::memory(py, c_vgpuTypeName, c_vgpuTypeName_size) }?)?;
            tuple.push(out::u32(py, c_size)?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuTypeGetNumDisplayHeads, c"nvmlVgpuTypeGetNumDisplayHeads($self, vgpuTypeId)
--

Returns how many displays a type of vGPU can drive.

``nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
numDisplayHeads : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetNumDisplayHeads<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_numDisplayHeads: u32 = 0;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetNumDisplayHeads)?;
    let status = unsafe { released(py, || function(c_vgpuTypeId, (&raw mut c_numDisplayHeads).cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(out::u32(py, c_numDisplayHeads)?))
}

documented!(nvmlVgpuTypeGetResolution, c"nvmlVgpuTypeGetResolution($self, vgpuTypeId, displayIndex)
--

Returns the largest width and height of a display of a type of vGPU.

``nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)``

Parameters
----------
vgpuTypeId : nvmlVgpuTypeId_t or None
displayIndex : int

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
xdim : int
ydim : int

Notes
-----
In ``nvml.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

pub(crate) fn nvmlVgpuTypeGetResolution<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetResolution(vgpuTypeId displayIndex));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    ints!(u32, c_displayIndex = displayIndex);
    let mut c_xdim: u32 = 0;
    let mut c_ydim: u32 = 0;
    let function: unsafe extern "system" fn(u32, u32, Ptr, Ptr) -> i32 = call.symbol(slots::nvmlVgpuTypeGetResolution)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, c_displayIndex, (&raw mut c_xdim).cast(), (&raw mut c_ydim).cast()))
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
