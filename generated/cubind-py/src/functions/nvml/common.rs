//! Functions of nvml in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{nvml, nvml13};

documented!(nvmlComputeInstanceDestroy, c"nvmlComputeInstanceDestroy($self, computeInstance)
--

Destroys a compute instance, which no process may be using.

``nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)``

Parameters
----------
computeInstance : nvmlComputeInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Warnings
--------
- No thread may use ``computeInstance``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlComputeInstanceDestroy =
    like_nvmlComputeInstanceDestroy(nvml::nvmlComputeInstance_t, nvml::nvmlReturn_t),
    "nvmlComputeInstanceDestroy", "computeInstance", slots::nvmlComputeInstanceDestroy
);

/// The shared body of `nvmlComputeInstanceDestroy` and other functions.
#[inline(never)]
fn like_nvmlComputeInstanceDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvmlComputeInstanceGetInfo, c"nvmlComputeInstanceGetInfo($self, computeInstance)
--

Returns the GPU instance, ID, profile and placement of a compute instance.

``nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)``

Parameters
----------
computeInstance : nvmlComputeInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlComputeInstanceInfo_t
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlComputeInstanceGetInfo =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlComputeInstance_t,
    nvml::nvmlComputeInstanceInfo_t, nvml::nvmlReturn_t), "nvmlComputeInstanceGetInfo",
    "computeInstance", slots::nvmlComputeInstanceGetInfo_v2
);

/// The shared body of `nvmlComputeInstanceGetInfo` and other functions.
#[inline(never)]
pub(super) fn like_nvmlComputeInstanceGetInfo<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let (c1, c1_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(nvmlDeviceCcuGetStreamState, c"nvmlDeviceCcuGetStreamState($self, device)
--

Returns whether streaming of a GPU's counter collection unit (CCU) is enabled.

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
Declared in ``nvml.h``. Since at least CUDA 12.0, until CUDA 12.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceCcuGetStreamState = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceCcuGetStreamState", "device",
    slots::nvmlDeviceCcuGetStreamState
);

/// The shared body of `nvmlDeviceCcuGetStreamState` and other functions.
#[inline(never)]
fn like_nvmlDeviceCcuGetStreamState<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c1)?))
        },
    )
}

documented!(nvmlDeviceCcuSetStreamState, c"nvmlDeviceCcuSetStreamState($self, device, state)
--

Enables or disables streaming of a GPU's counter collection unit (CCU).

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
Declared in ``nvml.h``. Since at least CUDA 12.0, until CUDA 12.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceCcuSetStreamState = like_nvmlDeviceCcuSetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceCcuSetStreamState", "device state",
    slots::nvmlDeviceCcuSetStreamState
);

/// The shared body of `nvmlDeviceCcuSetStreamState` and other functions.
#[inline(never)]
fn like_nvmlDeviceCcuSetStreamState<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvmlDeviceClearAccountingPids, c"nvmlDeviceClearAccountingPids($self, device)
--

Discards a GPU's accounting statistics of terminated processes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceClearAccountingPids = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceClearAccountingPids", "device",
    slots::nvmlDeviceClearAccountingPids
);

documented!(nvmlDeviceClearCpuAffinity, c"nvmlDeviceClearCpuAffinity($self, device)
--

Removes the calling thread's binding to the CPUs close to a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceClearCpuAffinity = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceClearCpuAffinity", "device",
    slots::nvmlDeviceClearCpuAffinity
);

documented!(nvmlDeviceClearEccErrorCounts, c"nvmlDeviceClearEccErrorCounts($self, device, counterType)
--

Resets the volatile or aggregate ECC error counts of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceClearEccErrorCounts =
    like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t, nvml::nvmlEccCounterType_t,
    nvml::nvmlReturn_t), "nvmlDeviceClearEccErrorCounts", "device counterType",
    slots::nvmlDeviceClearEccErrorCounts
);

/// The shared body of `nvmlDeviceClearEccErrorCounts` and other functions.
#[inline(never)]
fn like_nvmlDeviceClearEccErrorCounts<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceClearFieldValues = like_nvmlDeviceClearFieldValues(nvml::nvmlDevice_t,
    nvml::nvmlFieldValue_t, nvml::nvmlReturn_t), "nvmlDeviceClearFieldValues",
    "device valuesCount values", slots::nvmlDeviceClearFieldValues
);

/// The shared body of `nvmlDeviceClearFieldValues` and other functions.
#[inline(never)]
fn like_nvmlDeviceClearFieldValues<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2_type = Ty::Record(t1);
            let c2 = args::updated_array(
                a2, own.name(2), &c2_type, Some(args::length(py, c1.into(), own.name(1))?), &arena,
            )?;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.pointer().cast())) };
            c2.update();
            returned0(py, t2, status)
        },
    )
}

documented!(nvmlDeviceCreateGpuInstance, c"nvmlDeviceCreateGpuInstance($self, device, profileId)
--

Creates a GPU instance with a given profile.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceCreateGpuInstance = like_nvmlDeviceCreateGpuInstance(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlGpuInstance_t), "nvmlDeviceCreateGpuInstance",
    "device profileId", slots::nvmlDeviceCreateGpuInstance
);

/// The shared body of `nvmlDeviceCreateGpuInstance` and other functions.
#[inline(never)]
fn like_nvmlDeviceCreateGpuInstance<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let mut c2: u64 = 0;
            let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c2 as u64)?))
        },
    )
}

documented!(nvmlDeviceCreateGpuInstanceWithPlacement, c"nvmlDeviceCreateGpuInstanceWithPlacement($self, device, profileId, placement)
--

Creates a GPU instance with a given profile and placement.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceCreateGpuInstanceWithPlacement =
    like_nvmlDeviceCreateGpuInstanceWithPlacement(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstancePlacement_t, nvml::nvmlReturn_t, nvml::nvmlGpuInstance_t),
    "nvmlDeviceCreateGpuInstanceWithPlacement", "device profileId placement",
    slots::nvmlDeviceCreateGpuInstanceWithPlacement
);

/// The shared body of `nvmlDeviceCreateGpuInstanceWithPlacement` and other functions.
#[inline(never)]
fn like_nvmlDeviceCreateGpuInstanceWithPlacement<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let c2 = args::optional_record(a2, own.name(2), t1)?;
            let mut c3: u64 = 0;
            let function: unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), (&raw mut c3).cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c3 as u64)?))
        },
    )
}

documented!(nvmlDeviceDiscoverGpus, c"nvmlDeviceDiscoverGpus($self, pciInfo)
--

Rescans the PCI bus for GPUs after one has been removed.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceDiscoverGpus = like_nvmlDeviceDiscoverGpus(nvml::nvmlPciInfo_t,
    nvml::nvmlReturn_t), "nvmlDeviceDiscoverGpus", "pciInfo",
    slots::nvmlDeviceDiscoverGpus
);

/// The shared body of `nvmlDeviceDiscoverGpus` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceDiscoverGpus<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvmlDeviceFreezeNvLinkUtilizationCounter, c"nvmlDeviceFreezeNvLinkUtilizationCounter($self, device, link, counter, freeze)
--

Freezes or unfreezes an NVLink traffic counter.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether only administrators may change one setting of a GPU, such as automatic clock boost.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the number of processes for which a GPU can keep accounting statistics.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAccountingBufferSize =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetAccountingBufferSize", "device",
    slots::nvmlDeviceGetAccountingBufferSize
);

documented!(nvmlDeviceGetAccountingMode, c"nvmlDeviceGetAccountingMode($self, device)
--

Returns whether a GPU keeps accounting statistics of processes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAccountingMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetAccountingMode",
    "device", slots::nvmlDeviceGetAccountingMode
);

/// The shared body of `nvmlDeviceGetAccountingMode` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceGetAccountingMode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(nvmlDeviceGetAccountingPids, c"nvmlDeviceGetAccountingPids($self, device, count=0)
--

Lists the IDs of the processes, including terminated ones, for which a GPU keeps statistics.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAccountingPids = like_nvmlDeviceGetAccountingPids(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, Ty::U32), "nvmlDeviceGetAccountingPids", "device count",
    slots::nvmlDeviceGetAccountingPids
);

/// The shared body of `nvmlDeviceGetAccountingPids` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetAccountingPids<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1 = args::optional(a1, 0, |object| args::u32(object, own.name(1)))?;
            let c2_length: usize = c1 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::U32.size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t1,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::u32(py, c1)?)?;
                        tuple.push(out::none(py))?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(unsafe { out::list(py, t2, c2.cast(), c2_length.min(c1 as usize)) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetAccountingStats, c"nvmlDeviceGetAccountingStats($self, device, pid)
--

Returns the utilization, peak memory use, start time and run time of one process on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAccountingStats = like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t,
    nvml::nvmlAccountingStats_t, nvml::nvmlReturn_t), "nvmlDeviceGetAccountingStats",
    "device pid", slots::nvmlDeviceGetAccountingStats
);

/// The shared body of `nvmlDeviceGetAccountingStats` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetAccountingStats<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let (c2, c2_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c2.into_any()))
        },
    )
}

documented!(nvmlDeviceGetAccountingStats_v2, c"nvmlDeviceGetAccountingStats_v2($self, device, stats)
--

Stores in ``stats``, a larger record, the utilization, peak memory use and times of one process on a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAccountingStats_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlAccountingStats_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetAccountingStats_v2", "device stats",
    slots::nvmlDeviceGetAccountingStats_v2
);

/// The shared body of `nvmlDeviceGetAccountingStats_v2` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceGetAccountingStats_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast())) };
            returned0(py, t2, status)
        },
    )
}

documented!(nvmlDeviceGetActiveVgpus, c"nvmlDeviceGetActiveVgpus($self, device, vgpuCount=0)
--

Lists the active vGPUs on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetActiveVgpus = like_nvmlDeviceGetActiveVgpus(nvml::nvmlDevice_t,
    nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t), "nvmlDeviceGetActiveVgpus",
    "device vgpuCount", slots::nvmlDeviceGetActiveVgpus
);

/// The shared body of `nvmlDeviceGetActiveVgpus` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetActiveVgpus<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1 = args::optional(a1, 0, |object| args::u32(object, own.name(1)))?;
            let c2_length: usize = c1 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Value(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t2,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::u32(py, c1)?)?;
                        tuple.push(out::none(py))?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c2.cast(), c2_length.min(c1 as usize)) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetAdaptiveClockInfoStatus, c"nvmlDeviceGetAdaptiveClockInfoStatus($self, device)
--

Returns whether adaptive clocking is enabled on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAdaptiveClockInfoStatus =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetAdaptiveClockInfoStatus", "device",
    slots::nvmlDeviceGetAdaptiveClockInfoStatus
);

documented!(nvmlDeviceGetAdaptiveTgpModeInfo_v1, c"nvmlDeviceGetAdaptiveTgpModeInfo_v1($self, device)
--

Returns whether a GPU adapts its total graphics power (TGP) limit, and the limit in milliwatts.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAdaptiveTgpModeInfo_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlAdaptiveTgpModeInfo_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetAdaptiveTgpModeInfo_v1", "device",
    slots::nvmlDeviceGetAdaptiveTgpModeInfo_v1
);

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAddressingMode = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlDeviceAddressingMode_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetAddressingMode", "device", slots::nvmlDeviceGetAddressingMode
);

shared!(
    nvmlDeviceGetApplicationsClock =
    like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t, nvml::nvmlClockType_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetApplicationsClock", "device clockType",
    slots::nvmlDeviceGetApplicationsClock
);

/// The shared body of `nvmlDeviceGetApplicationsClock` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceGetApplicationsClock<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let mut c2: u32 = 0;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u32(py, c2)?))
        },
    )
}

documented!(nvmlDeviceGetArchitecture, c"nvmlDeviceGetArchitecture($self, device)
--

Returns the architecture of a GPU, such as Hopper, as an integer.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetArchitecture = like_nvmlDeviceGetArchitecture(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlDeviceArchitecture_t), "nvmlDeviceGetArchitecture",
    "device", slots::nvmlDeviceGetArchitecture
);

/// The shared body of `nvmlDeviceGetArchitecture` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetArchitecture<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c1 as u64)?))
        },
    )
}

documented!(nvmlDeviceGetAttributes, c"nvmlDeviceGetAttributes($self, device)
--

Returns a MIG device's share of its GPU: multiprocessors, slices, engines and memory.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAttributes = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlDeviceAttributes_t, nvml::nvmlReturn_t), "nvmlDeviceGetAttributes",
    "device", slots::nvmlDeviceGetAttributes_v2
);

documented!(nvmlDeviceGetAutoBoostedClocksEnabled, c"nvmlDeviceGetAutoBoostedClocksEnabled($self, device)
--

Returns whether automatic clock boost is enabled on a GPU, now and by default.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetAutoBoostedClocksEnabled =
    like_nvmlDeviceGetAutoBoostedClocksEnabled(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlDeviceGetAutoBoostedClocksEnabled", "device",
    slots::nvmlDeviceGetAutoBoostedClocksEnabled
);

/// The shared body of `nvmlDeviceGetAutoBoostedClocksEnabled` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetAutoBoostedClocksEnabled<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: i32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::enumeration(py, t2, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetBAR1MemoryInfo, c"nvmlDeviceGetBAR1MemoryInfo($self, device)
--

Returns the total, free and used bytes of a GPU's BAR1, through which the CPU and devices access its memory.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBAR1MemoryInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlBAR1Memory_t, nvml::nvmlReturn_t), "nvmlDeviceGetBAR1MemoryInfo", "device",
    slots::nvmlDeviceGetBAR1MemoryInfo
);

documented!(nvmlDeviceGetBBXTimeData_v1, c"nvmlDeviceGetBBXTimeData_v1($self, device)
--

Returns the run time that a GPU's black box has recorded.

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
Declared in ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBBXTimeData_v1 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlBBXTimeData_v1_t, nvml::nvmlReturn_t), "nvmlDeviceGetBBXTimeData_v1",
    "device", slots::nvmlDeviceGetBBXTimeData_v1
);

documented!(nvmlDeviceGetBankRemapperStatus_v1, c"nvmlDeviceGetBankRemapperStatus_v1($self, device)
--

Returns a GPU's number of remapped memory banks, and whether remappings are pending.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBankRemapperStatus_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlEccBankRemapperStatus_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetBankRemapperStatus_v1", "device",
    slots::nvmlDeviceGetBankRemapperStatus_v1
);

documented!(nvmlDeviceGetBoardId, c"nvmlDeviceGetBoardId($self, device)
--

Returns the ID of a GPU's board; GPUs on the same board have the same ID.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBoardId = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetBoardId", "device", slots::nvmlDeviceGetBoardId
);

documented!(nvmlDeviceGetBoardPartNumber, c"nvmlDeviceGetBoardPartNumber($self, device, length)
--

Returns the part number of a GPU's board as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBoardPartNumber = like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetBoardPartNumber", "device length",
    slots::nvmlDeviceGetBoardPartNumber
);

/// The shared body of `nvmlDeviceGetBoardPartNumber` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetBoardPartNumber<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let c1_size: usize = c2 as usize;
            let (c1_bytes, c1) = args::output_bytes(py, c1_size)?;
            let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(c1_bytes.into_any()))
        },
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBridgeChipInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlBridgeChipHierarchy_t, nvml::nvmlReturn_t), "nvmlDeviceGetBridgeChipInfo",
    "device", slots::nvmlDeviceGetBridgeChipInfo
);

documented!(nvmlDeviceGetBusType, c"nvmlDeviceGetBusType($self, device)
--

Returns the type of the bus that connects a GPU, such as PCIe.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetBusType = like_nvmlDeviceGetArchitecture(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlBusType_t), "nvmlDeviceGetBusType", "device",
    slots::nvmlDeviceGetBusType
);

documented!(nvmlDeviceGetC2cModeInfoV, c"nvmlDeviceGetC2cModeInfoV($self, device)
--

Returns whether a GPU's chip-to-chip link to the CPU (NVLink-C2C) is enabled.

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
Declared in ``nvml.h``. Since CUDA 12.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetC2cModeInfoV = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlC2cModeInfo_v1_t, nvml::nvmlReturn_t), "nvmlDeviceGetC2cModeInfoV",
    "device", slots::nvmlDeviceGetC2cModeInfoV
);

documented!(nvmlDeviceGetCapabilities, c"nvmlDeviceGetCapabilities($self, device)
--

Returns the capabilities of a GPU as a bit mask.

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
Declared in ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCapabilities = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlDeviceCapabilities_t, nvml::nvmlReturn_t), "nvmlDeviceGetCapabilities",
    "device", slots::nvmlDeviceGetCapabilities
);

documented!(nvmlDeviceGetClkMonStatus, c"nvmlDeviceGetClkMonStatus($self, device)
--

Returns the clocks for which a GPU's clock monitors have detected a fault.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetClkMonStatus = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlClkMonStatus_t, nvml::nvmlReturn_t), "nvmlDeviceGetClkMonStatus", "device",
    slots::nvmlDeviceGetClkMonStatus
);

documented!(nvmlDeviceGetClock, c"nvmlDeviceGetClock($self, device, clockType, clockId)
--

Returns the current, target or default frequency in MHz of a GPU clock.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the current frequency in MHz of a GPU clock (graphics, SM, memory or video).

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetClockInfo = like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml::nvmlClockType_t, nvml::nvmlReturn_t), "nvmlDeviceGetClockInfo",
    "device typename", slots::nvmlDeviceGetClockInfo
);

documented!(nvmlDeviceGetClockOffsets, c"nvmlDeviceGetClockOffsets($self, device, info)
--

Stores in ``info`` the offset in MHz of a GPU clock in a performance state, and the range of offsets.

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
Declared in ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetClockOffsets = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlClockOffset_t, nvml::nvmlReturn_t), "nvmlDeviceGetClockOffsets",
    "device info", slots::nvmlDeviceGetClockOffsets
);

documented!(nvmlDeviceGetComputeInstanceId, c"nvmlDeviceGetComputeInstanceId($self, device)
--

Returns the ID of the compute instance of a MIG device.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetComputeInstanceId = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetComputeInstanceId", "device",
    slots::nvmlDeviceGetComputeInstanceId
);

documented!(nvmlDeviceGetComputeMode, c"nvmlDeviceGetComputeMode($self, device)
--

Returns how many processes may have a context on a GPU: any number, one or none.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetComputeMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlComputeMode_t), "nvmlDeviceGetComputeMode", "device",
    slots::nvmlDeviceGetComputeMode
);

documented!(nvmlDeviceGetComputeRunningProcesses, c"nvmlDeviceGetComputeRunningProcesses($self, device, infoCount=0)
--

Lists the processes that compute on a GPU, and the memory that each uses.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetComputeRunningProcesses_v2, c"nvmlDeviceGetComputeRunningProcesses_v2($self, device, infoCount=0)
--

Lists the processes that compute on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
infoCount : int
infos : list[nvmlProcessInfo_v2_t]

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetComputeRunningProcesses_v2 =
    like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml::nvmlProcessInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetComputeRunningProcesses_v2", "device infoCount",
    slots::nvmlDeviceGetComputeRunningProcesses_v2
);

/// The shared body of `nvmlDeviceGetComputeRunningProcesses_v2` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceGetComputeRunningProcesses_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1 = args::optional(a1, 0, |object| args::u32(object, own.name(1)))?;
            let c2_length: usize = c1 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Record(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t2,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::u32(py, c1)?)?;
                        tuple.push(out::none(py))?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t1), c2.cast(), c2_length.min(c1 as usize)) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetConfComputeGpuAttestationReport, c"nvmlDeviceGetConfComputeGpuAttestationReport($self, device, gpuAtstReport)
--

Stores in ``gpuAtstReport`` a GPU's signed attestation report for the caller's nonce.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetConfComputeGpuAttestationReport =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlConfComputeGpuAttestationReport_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetConfComputeGpuAttestationReport", "device gpuAtstReport",
    slots::nvmlDeviceGetConfComputeGpuAttestationReport
);

documented!(nvmlDeviceGetConfComputeGpuCertificate, c"nvmlDeviceGetConfComputeGpuCertificate($self, device)
--

Returns a GPU's certificate and its attestation certificate chain.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetConfComputeGpuCertificate =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlConfComputeGpuCertificate_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetConfComputeGpuCertificate", "device",
    slots::nvmlDeviceGetConfComputeGpuCertificate
);

documented!(nvmlDeviceGetConfComputeMemSizeInfo, c"nvmlDeviceGetConfComputeMemSizeInfo($self, device)
--

Returns the sizes in KiB of a GPU's protected and unprotected memory.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetConfComputeMemSizeInfo =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlConfComputeMemSizeInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetConfComputeMemSizeInfo", "device",
    slots::nvmlDeviceGetConfComputeMemSizeInfo
);

documented!(nvmlDeviceGetConfComputeProtectedMemoryUsage, c"nvmlDeviceGetConfComputeProtectedMemoryUsage($self, device)
--

Returns the total, used and free protected memory in bytes of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetConfComputeProtectedMemoryUsage =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t, nvml::nvmlMemory_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetConfComputeProtectedMemoryUsage", "device",
    slots::nvmlDeviceGetConfComputeProtectedMemoryUsage
);

documented!(nvmlDeviceGetCoolerInfo, c"nvmlDeviceGetCoolerInfo($self, device, coolerInfo)
--

Stores in ``coolerInfo`` the target of a GPU's cooler, and how the cooler is controlled.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCoolerInfo = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlCoolerInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetCoolerInfo",
    "device coolerInfo", slots::nvmlDeviceGetCoolerInfo
);

documented!(nvmlDeviceGetCount, c"nvmlDeviceGetCount($self)
--

Returns the number of GPUs, including those that this process may not open.

``nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
deviceCount : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCount = like_nvmlDeviceGetCount(nvml::nvmlReturn_t),
    "nvmlDeviceGetCount", "", slots::nvmlDeviceGetCount_v2
);

/// The shared body of `nvmlDeviceGetCount` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetCount<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::u32(py, c0)?))
        },
    )
}

documented!(nvmlDeviceGetCpuAffinity, c"nvmlDeviceGetCpuAffinity($self, device, cpuSetSize)
--

Returns a bit mask of the CPUs that are ideal for a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns a bit mask of the CPUs close to a GPU, within its NUMA node or socket.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCpuAffinityWithinScope =
    like_nvmlDeviceGetCpuAffinityWithinScope(nvml::nvmlDevice_t,
    nvml::nvmlAffinityScope_t, nvml::nvmlReturn_t, Ty::U64),
    "nvmlDeviceGetCpuAffinityWithinScope", "device cpuSetSize scope",
    slots::nvmlDeviceGetCpuAffinityWithinScope
);

/// The shared body of `nvmlDeviceGetCpuAffinityWithinScope` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetCpuAffinityWithinScope<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let c3 = args::value::<u32>(a2, own.name(2), t1)?;
            let c2_length: usize = c1 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::U64.size(), &arena)?;
            let function: unsafe extern "system" fn(u64, u32, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3)) };
            returned(py, t2, status, 1, |tuple| tuple.push(unsafe { out::list(py, t3, c2.cast(), c2_length) }?))
        },
    )
}

documented!(nvmlDeviceGetCreatableVgpus, c"nvmlDeviceGetCreatableVgpus($self, device, vgpuCount=0)
--

Lists the vGPU types that can currently be created on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCreatableVgpus = like_nvmlDeviceGetActiveVgpus(nvml::nvmlDevice_t,
    nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t), "nvmlDeviceGetCreatableVgpus",
    "device vgpuCount", slots::nvmlDeviceGetCreatableVgpus
);

documented!(nvmlDeviceGetCudaComputeCapability, c"nvmlDeviceGetCudaComputeCapability($self, device)
--

Returns the major and minor CUDA compute capability of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCudaComputeCapability =
    like_nvmlDeviceGetCudaComputeCapability(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetCudaComputeCapability", "device",
    slots::nvmlDeviceGetCudaComputeCapability
);

/// The shared body of `nvmlDeviceGetCudaComputeCapability` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetCudaComputeCapability<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: i32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::i32(py, c1)?)?;
                    tuple.push(out::i32(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetCurrPcieLinkGeneration, c"nvmlDeviceGetCurrPcieLinkGeneration($self, device)
--

Returns the PCIe generation in use, which may be lower while a GPU is idle.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCurrPcieLinkGeneration =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetCurrPcieLinkGeneration", "device",
    slots::nvmlDeviceGetCurrPcieLinkGeneration
);

documented!(nvmlDeviceGetCurrPcieLinkWidth, c"nvmlDeviceGetCurrPcieLinkWidth($self, device)
--

Returns the number of PCIe lanes that a GPU currently uses.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCurrPcieLinkWidth = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetCurrPcieLinkWidth", "device",
    slots::nvmlDeviceGetCurrPcieLinkWidth
);

documented!(nvmlDeviceGetCurrentClockFreqs, c"nvmlDeviceGetCurrentClockFreqs($self, device)
--

Returns all current clock frequencies of a GPU as one string.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCurrentClockFreqs = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlDeviceCurrentClockFreqs_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetCurrentClockFreqs", "device", slots::nvmlDeviceGetCurrentClockFreqs
);

documented!(nvmlDeviceGetCurrentClocksEventReasons, c"nvmlDeviceGetCurrentClocksEventReasons($self, device)
--

Returns the reasons why a GPU's clocks are reduced, such as power or heat, as a bit mask.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetCurrentClocksEventReasons =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetCurrentClocksEventReasons", "device",
    slots::nvmlDeviceGetCurrentClocksEventReasons
);

/// The shared body of `nvmlDeviceGetCurrentClocksEventReasons` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetCurrentClocksEventReasons<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

shared!(
    nvmlDeviceGetCurrentClocksThrottleReasons =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetCurrentClocksThrottleReasons", "device",
    slots::nvmlDeviceGetCurrentClocksThrottleReasons
);

documented!(nvmlDeviceGetDecoderUtilization, c"nvmlDeviceGetDecoderUtilization($self, device)
--

Returns the utilization of a GPU's video decoder as a percentage, and the sampling period in µs.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDecoderUtilization =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetDecoderUtilization", "device", slots::nvmlDeviceGetDecoderUtilization
);

/// The shared body of `nvmlDeviceGetDecoderUtilization` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetDecoderUtilization<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: u32 = 0;
            let mut c2: u32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(out::u32(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

shared!(
    nvmlDeviceGetDefaultApplicationsClock =
    like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t, nvml::nvmlClockType_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetDefaultApplicationsClock", "device clockType",
    slots::nvmlDeviceGetDefaultApplicationsClock
);

documented!(nvmlDeviceGetDefaultEccMode, c"nvmlDeviceGetDefaultEccMode($self, device)
--

Returns whether ECC is enabled on a GPU by default.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDefaultEccMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetDefaultEccMode",
    "device", slots::nvmlDeviceGetDefaultEccMode
);

documented!(nvmlDeviceGetDetailedEccErrors, c"nvmlDeviceGetDetailedEccErrors($self, device, errorType, counterType)
--

Returns a GPU's ECC errors by location (superseded by ``nvmlDeviceGetMemoryErrorCounter``).

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the handle of the GPU that contains a MIG device.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether a GPU currently drives a display.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDisplayActive = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetDisplayActive", "device",
    slots::nvmlDeviceGetDisplayActive
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDisplayMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetDisplayMode", "device",
    slots::nvmlDeviceGetDisplayMode
);

documented!(nvmlDeviceGetDramEncryptionMode, c"nvmlDeviceGetDramEncryptionMode($self, device)
--

Returns whether DRAM encryption is enabled on a GPU, now and after the next reboot.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetDramEncryptionMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetDramEncryptionMode(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let (c_current, c_current_place) = out::new_record(py, &nvml::nvmlDramEncryptionInfo_t)?;
    let (c_pending, c_pending_place) = out::new_record(py, &nvml::nvmlDramEncryptionInfo_t)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetDramEncryptionMode)?;
    let status = unsafe { released(py, || function(c_device, c_current_place.cast(), c_pending_place.cast())) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(c_current.into_any())?;
            tuple.push(c_pending.into_any())?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetDriverModel, c"nvmlDeviceGetDriverModel($self, device)
--

Returns a GPU's current Windows driver model, and the model after the next reboot.

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
Declared in ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDriverModel =
    like_nvmlDeviceGetAutoBoostedClocksEnabled(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlDriverModel_t), "nvmlDeviceGetDriverModel", "device",
    slots::nvmlDeviceGetDriverModel_v2
);

documented!(nvmlDeviceGetDynamicPstatesInfo, c"nvmlDeviceGetDynamicPstatesInfo($self, device)
--

Returns the utilization of each of a GPU's domains, on which the performance state is based.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetDynamicPstatesInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGpuDynamicPstatesInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetDynamicPstatesInfo", "device", slots::nvmlDeviceGetDynamicPstatesInfo
);

documented!(nvmlDeviceGetEccMode, c"nvmlDeviceGetEccMode($self, device)
--

Returns whether ECC is enabled on a GPU, now and after the next reboot.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetEccMode = like_nvmlDeviceGetAutoBoostedClocksEnabled(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetEccMode", "device",
    slots::nvmlDeviceGetEccMode
);

documented!(nvmlDeviceGetEncoderCapacity, c"nvmlDeviceGetEncoderCapacity($self, device, encoderQueryType)
--

Returns the remaining capacity of a GPU's encoder for a codec, as a percentage.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetEncoderCapacity =
    like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t, nvml::nvmlEncoderType_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetEncoderCapacity", "device encoderQueryType",
    slots::nvmlDeviceGetEncoderCapacity
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetEncoderSessions =
    like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml::nvmlEncoderSessionInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetEncoderSessions",
    "device sessionCount", slots::nvmlDeviceGetEncoderSessions
);

documented!(nvmlDeviceGetEncoderStats, c"nvmlDeviceGetEncoderStats($self, device)
--

Returns the number of a GPU's active encoder sessions, with their average frame rate and latency.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetEncoderStats<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetEncoderStats(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_sessionCount: u32 = 0;
    let mut c_averageFps: u32 = 0;
    let mut c_averageLatency: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetEncoderStats)?;
    let status = unsafe { released(py, || function(
        c_device, (&raw mut c_sessionCount).cast(), (&raw mut c_averageFps).cast(), (&raw mut c_averageLatency).cast(),
    )) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (3, alone),
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

Returns the utilization of a GPU's video encoder as a percentage, and the sampling period in µs.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetEncoderUtilization =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetEncoderUtilization", "device", slots::nvmlDeviceGetEncoderUtilization
);

documented!(nvmlDeviceGetEnforcedPowerLimit, c"nvmlDeviceGetEnforcedPowerLimit($self, device)
--

Returns the effective power limit in milliwatts of a GPU: the lowest of all its limits.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetEnforcedPowerLimit =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetEnforcedPowerLimit", "device", slots::nvmlDeviceGetEnforcedPowerLimit
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFBCSessions =
    like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml::nvmlFBCSessionInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetFBCSessions",
    "device sessionCount", slots::nvmlDeviceGetFBCSessions
);

documented!(nvmlDeviceGetFBCStats, c"nvmlDeviceGetFBCStats($self, device)
--

Returns the number of a GPU's active frame capture sessions, with their average frame rate and latency.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFBCStats = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlFBCStats_t, nvml::nvmlReturn_t), "nvmlDeviceGetFBCStats", "device",
    slots::nvmlDeviceGetFBCStats
);

#[inline(always)]
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

Returns the intended speed of a GPU's fan as a percentage of its maximum.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFanSpeed = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetFanSpeed", "device", slots::nvmlDeviceGetFanSpeed
);

documented!(nvmlDeviceGetFanSpeedRPM, c"nvmlDeviceGetFanSpeedRPM($self, device, fanSpeed)
--

Stores in ``fanSpeed`` the speed of one of a GPU's fans in revolutions per minute.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFanSpeedRPM = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlFanSpeedInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetFanSpeedRPM",
    "device fanSpeed", slots::nvmlDeviceGetFanSpeedRPM
);

documented!(nvmlDeviceGetFanSpeed_v2, c"nvmlDeviceGetFanSpeed_v2($self, device, fan)
--

Returns the intended speed of one of a GPU's fans as a percentage of its maximum.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFanSpeed_v2 = like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetFanSpeed_v2", "device fan",
    slots::nvmlDeviceGetFanSpeed_v2
);

/// The shared body of `nvmlDeviceGetFanSpeed_v2` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetFanSpeed_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let mut c2: u32 = 0;
            let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c2)?))
        },
    )
}

documented!(nvmlDeviceGetFieldValues, c"nvmlDeviceGetFieldValues($self, device, valuesCount, values)
--

Reads several values of a GPU by their field IDs, each with its own result code.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetFieldValues = like_nvmlDeviceClearFieldValues(nvml::nvmlDevice_t,
    nvml::nvmlFieldValue_t, nvml::nvmlReturn_t), "nvmlDeviceGetFieldValues",
    "device valuesCount values", slots::nvmlDeviceGetFieldValues
);

documented!(nvmlDeviceGetGpcClkMinMaxVfOffset, c"nvmlDeviceGetGpcClkMinMaxVfOffset($self, device)
--

Returns the range of offsets in MHz for the graphics clock's voltage-frequency curve.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpcClkMinMaxVfOffset =
    like_nvmlDeviceGetCudaComputeCapability(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpcClkMinMaxVfOffset", "device",
    slots::nvmlDeviceGetGpcClkMinMaxVfOffset
);

documented!(nvmlDeviceGetGpcClkVfOffset, c"nvmlDeviceGetGpcClkVfOffset($self, device)
--

Returns the offset in MHz of the graphics clock's voltage-frequency curve.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpcClkVfOffset = like_nvmlDeviceGetGpcClkVfOffset(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetGpcClkVfOffset", "device",
    slots::nvmlDeviceGetGpcClkVfOffset
);

/// The shared body of `nvmlDeviceGetGpcClkVfOffset` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetGpcClkVfOffset<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

shared!(
    nvmlDeviceGetGpuFabricInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGpuFabricInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetGpuFabricInfo",
    "device", slots::nvmlDeviceGetGpuFabricInfo
);

documented!(nvmlDeviceGetGpuFabricInfoV, c"nvmlDeviceGetGpuFabricInfoV($self, device)
--

Returns information about a GPU's NVLink fabric: cluster, clique, state and health.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetGpuFabricInfo_v4, c"nvmlDeviceGetGpuFabricInfo_v4($self, device)
--

Returns information about a GPU's NVLink fabric, in version 4 of the record.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuFabricInfo_v4 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlGpuFabricInfo_v4_t, nvml::nvmlReturn_t), "nvmlDeviceGetGpuFabricInfo_v4",
    "device", slots::nvmlDeviceGetGpuFabricInfo_v4
);

documented!(nvmlDeviceGetGpuInstanceById, c"nvmlDeviceGetGpuInstanceById($self, device, id)
--

Returns a GPU instance of a GPU, given its ID.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceById = like_nvmlDeviceCreateGpuInstance(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlGpuInstance_t), "nvmlDeviceGetGpuInstanceById",
    "device id", slots::nvmlDeviceGetGpuInstanceById
);

documented!(nvmlDeviceGetGpuInstanceId, c"nvmlDeviceGetGpuInstanceId($self, device)
--

Returns the ID of the GPU instance of a MIG device.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceId = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetGpuInstanceId", "device",
    slots::nvmlDeviceGetGpuInstanceId
);

documented!(nvmlDeviceGetGpuInstancePossiblePlacements, c"nvmlDeviceGetGpuInstancePossiblePlacements($self, device, profileId, count=0)
--

Lists the possible placements of GPU instances with a given profile on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstancePossiblePlacements =
    like_nvmlDeviceGetGpuInstancePossiblePlacements(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstancePlacement_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuInstancePossiblePlacements", "device profileId count",
    slots::nvmlDeviceGetGpuInstancePossiblePlacements_v2
);

/// The shared body of `nvmlDeviceGetGpuInstancePossiblePlacements` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetGpuInstancePossiblePlacements<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], [a2]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let mut c3 = args::optional(a2, 0, |object| args::u32(object, own.name(2)))?;
            let c2_length: usize = usize::max(c3 as usize, 64);
            let c2 = args::output_memory(py, c2_length, Ty::Record(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), (&raw mut c3).cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t2,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::none(py))?;
                        tuple.push(out::u32(py, c3)?)?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Record(t1), c2.cast(), c2_length.min(c3 as usize)) }?)?;
                    tuple.push(out::u32(py, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlDeviceGetGpuInstanceProfileInfo, c"nvmlDeviceGetGpuInstanceProfileInfo($self, device, profile)
--

Returns the resources of a GPU instance profile: slices, SMs, engines and memory.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceProfileInfo =
    like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstanceProfileInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuInstanceProfileInfo", "device profile",
    slots::nvmlDeviceGetGpuInstanceProfileInfo
);

documented!(nvmlDeviceGetGpuInstanceProfileInfoByIdV, c"nvmlDeviceGetGpuInstanceProfileInfoByIdV($self, device, profileId)
--

Returns the resources of a GPU instance profile that is given by its ID.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceProfileInfoByIdV =
    like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstanceProfileInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuInstanceProfileInfoByIdV", "device profileId",
    slots::nvmlDeviceGetGpuInstanceProfileInfoByIdV
);

documented!(nvmlDeviceGetGpuInstanceProfileInfoV, c"nvmlDeviceGetGpuInstanceProfileInfoV($self, device, profile)
--

Returns the resources of a GPU instance profile, as a versioned record with its name.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceProfileInfoV =
    like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstanceProfileInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuInstanceProfileInfoV", "device profile",
    slots::nvmlDeviceGetGpuInstanceProfileInfoV
);

documented!(nvmlDeviceGetGpuInstanceRemainingCapacity, c"nvmlDeviceGetGpuInstanceRemainingCapacity($self, device, profileId)
--

Returns how many more GPU instances with a given profile fit on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstanceRemainingCapacity =
    like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuInstanceRemainingCapacity", "device profileId",
    slots::nvmlDeviceGetGpuInstanceRemainingCapacity
);

documented!(nvmlDeviceGetGpuInstances, c"nvmlDeviceGetGpuInstances($self, device, profileId, count=0)
--

Lists the GPU instances of a GPU that have a given profile.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuInstances = like_nvmlDeviceGetGpuInstances(nvml::nvmlDevice_t,
    nvml::nvmlGpuInstance_t, nvml::nvmlReturn_t), "nvmlDeviceGetGpuInstances",
    "device profileId count", slots::nvmlDeviceGetGpuInstances
);

/// The shared body of `nvmlDeviceGetGpuInstances` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetGpuInstances<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], [a2]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let mut c3 = args::optional(a2, 0, |object| args::u32(object, own.name(2)))?;
            let c2_length: usize = usize::max(c3 as usize, 64);
            let c2 = args::output_memory(py, c2_length, Ty::Value(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), (&raw mut c3).cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t2,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::none(py))?;
                        tuple.push(out::u32(py, c3)?)?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c2.cast(), c2_length.min(c3 as usize)) }?)?;
                    tuple.push(out::u32(py, c3)?)?;
                    Ok(())
                },
            )
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuMaxPcieLinkGeneration =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGpuMaxPcieLinkGeneration", "device",
    slots::nvmlDeviceGetGpuMaxPcieLinkGeneration
);

documented!(nvmlDeviceGetGpuOperationMode, c"nvmlDeviceGetGpuOperationMode($self, device)
--

Returns a GPU's current operation mode, and the mode after the next reboot (all, compute only or low double).

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuOperationMode =
    like_nvmlDeviceGetAutoBoostedClocksEnabled(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlGpuOperationMode_t), "nvmlDeviceGetGpuOperationMode", "device",
    slots::nvmlDeviceGetGpuOperationMode
);

documented!(nvmlDeviceGetGpuUptime_v1, c"nvmlDeviceGetGpuUptime_v1($self, device)
--

Returns the uptime of a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGpuUptime_v1 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlGpuUptime_v1_t, nvml::nvmlReturn_t), "nvmlDeviceGetGpuUptime_v1",
    "device", slots::nvmlDeviceGetGpuUptime_v1
);

documented!(nvmlDeviceGetGraphicsRunningProcesses, c"nvmlDeviceGetGraphicsRunningProcesses($self, device, infoCount=0)
--

Lists the processes that use a GPU for graphics, and the memory that each uses.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetGraphicsRunningProcesses_v2, c"nvmlDeviceGetGraphicsRunningProcesses_v2($self, device, infoCount=0)
--

Lists the processes that use a GPU for graphics, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
infoCount : int
infos : list[nvmlProcessInfo_v2_t]

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGraphicsRunningProcesses_v2 =
    like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml::nvmlProcessInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGraphicsRunningProcesses_v2", "device infoCount",
    slots::nvmlDeviceGetGraphicsRunningProcesses_v2
);

documented!(nvmlDeviceGetGridLicensableFeatures, c"nvmlDeviceGetGridLicensableFeatures($self, device)
--

Lists the licensable features of a GPU, and whether each is licensed.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGridLicensableFeatures =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGridLicensableFeatures_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGridLicensableFeatures", "device",
    slots::nvmlDeviceGetGridLicensableFeatures_v4
);

documented!(nvmlDeviceGetGridLicensableFeatures_v2, c"nvmlDeviceGetGridLicensableFeatures_v2($self, device)
--

Lists the licensable features of a GPU, and whether each is licensed.

``nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v2(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
pGridLicensableFeatures : nvmlGridLicensableFeatures_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGridLicensableFeatures_v2 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGridLicensableFeatures_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGridLicensableFeatures_v2", "device",
    slots::nvmlDeviceGetGridLicensableFeatures_v2
);

documented!(nvmlDeviceGetGridLicensableFeatures_v3, c"nvmlDeviceGetGridLicensableFeatures_v3($self, device)
--

Lists the licensable features of a GPU, and whether each is licensed.

``nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v3(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
pGridLicensableFeatures : nvmlGridLicensableFeatures_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGridLicensableFeatures_v3 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGridLicensableFeatures_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGridLicensableFeatures_v3", "device",
    slots::nvmlDeviceGetGridLicensableFeatures_v3
);

documented!(nvmlDeviceGetGspFirmwareMode, c"nvmlDeviceGetGspFirmwareMode($self, device)
--

Returns whether GSP firmware is enabled on a GPU, and whether this is the default.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetGspFirmwareMode =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetGspFirmwareMode", "device", slots::nvmlDeviceGetGspFirmwareMode
);

documented!(nvmlDeviceGetGspFirmwareVersion, c"nvmlDeviceGetGspFirmwareVersion($self, device)
--

Returns the firmware version of a GPU's system processor (GSP) as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetGspFirmwareVersion<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetGspFirmwareVersion(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_version_size: usize = 64;
    let (c_version_bytes, c_version) = args::output_bytes(py, c_version_size)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::nvmlDeviceGetGspFirmwareVersion)?;
    let status = unsafe { released(py, || function(c_device, c_version.cast())) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_version_bytes.into_any()))
}

documented!(nvmlDeviceGetHandleByIndex, c"nvmlDeviceGetHandleByIndex($self, index)
--

Returns the handle of a GPU by its index, which may differ from the CUDA ordinal and may change at reboot.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHandleByIndex = like_nvmlDeviceGetHandleByIndex(nvml::nvmlReturn_t,
    nvml::nvmlDevice_t), "nvmlDeviceGetHandleByIndex", "index",
    slots::nvmlDeviceGetHandleByIndex_v2
);

/// The shared body of `nvmlDeviceGetHandleByIndex` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetHandleByIndex<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::u32(a0, own.name(0))?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c1 as u64)?))
        },
    )
}

documented!(nvmlDeviceGetHandleByPciBusId, c"nvmlDeviceGetHandleByPciBusId($self, pciBusId)
--

Returns the handle of a GPU by its PCI address, such as ``00000000:3B:00.0``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHandleByPciBusId =
    like_nvmlDeviceGetHandleByPciBusId(nvml::nvmlReturn_t, nvml::nvmlDevice_t),
    "nvmlDeviceGetHandleByPciBusId", "pciBusId", slots::nvmlDeviceGetHandleByPciBusId_v2
);

/// The shared body of `nvmlDeviceGetHandleByPciBusId` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetHandleByPciBusId<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::c_string(a0, own.name(0), &arena)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(*const c_char, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c1 as u64)?))
        },
    )
}

documented!(nvmlDeviceGetHandleBySerial, c"nvmlDeviceGetHandleBySerial($self, serial)
--

Returns the handle of a GPU by its serial number (superseded by ``nvmlDeviceGetHandleByUUID``).

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHandleBySerial = like_nvmlDeviceGetHandleByPciBusId(nvml::nvmlReturn_t,
    nvml::nvmlDevice_t), "nvmlDeviceGetHandleBySerial", "serial",
    slots::nvmlDeviceGetHandleBySerial
);

documented!(nvmlDeviceGetHandleByUUID, c"nvmlDeviceGetHandleByUUID($self, uuid)
--

Returns the handle of a GPU or MIG device by its UUID, given as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHandleByUUID = like_nvmlDeviceGetHandleByPciBusId(nvml::nvmlReturn_t,
    nvml::nvmlDevice_t), "nvmlDeviceGetHandleByUUID", "uuid",
    slots::nvmlDeviceGetHandleByUUID
);

documented!(nvmlDeviceGetHandleByUUIDV, c"nvmlDeviceGetHandleByUUIDV($self, uuid)
--

Returns the handle of a GPU or MIG device by its UUID, given as a string or 16 bytes.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether a host GPU runs vGPUs with or without SR-IOV.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHostVgpuMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlHostVgpuMode_t), "nvmlDeviceGetHostVgpuMode", "device",
    slots::nvmlDeviceGetHostVgpuMode
);

documented!(nvmlDeviceGetHostname_v1, c"nvmlDeviceGetHostname_v1($self, device)
--

Returns the host name that is stored for a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetHostname_v1 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlHostname_v1_t, nvml::nvmlReturn_t), "nvmlDeviceGetHostname_v1", "device",
    slots::nvmlDeviceGetHostname_v1
);

documented!(nvmlDeviceGetIndex, c"nvmlDeviceGetIndex($self, device)
--

Returns the index of a GPU, as in ``nvmlDeviceGetHandleByIndex``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetIndex = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetIndex", "device", slots::nvmlDeviceGetIndex
);

documented!(nvmlDeviceGetInforomConfigurationChecksum, c"nvmlDeviceGetInforomConfigurationChecksum($self, device)
--

Returns a checksum of the configuration in a GPU's InfoROM.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetInforomConfigurationChecksum =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetInforomConfigurationChecksum", "device",
    slots::nvmlDeviceGetInforomConfigurationChecksum
);

documented!(nvmlDeviceGetInforomImageVersion, c"nvmlDeviceGetInforomImageVersion($self, device, length)
--

Returns the version of a GPU's whole InfoROM image as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetInforomImageVersion =
    like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetInforomImageVersion", "device length",
    slots::nvmlDeviceGetInforomImageVersion
);

documented!(nvmlDeviceGetInforomVersion, c"nvmlDeviceGetInforomVersion($self, device, object, length)
--

Returns the version of one object in a GPU's InfoROM as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetInforomVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, object_object, object_length], []) = call
        .bind("nvmlDeviceGetInforomVersion", "device object length")?;
    let py = call.py();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_object = args::enumeration(object_object, "object", &nvml::nvmlInforomObject_t)?;
    let c_length = args::u32(object_length, "length")?;
    let c_version_size: usize = c_length as usize;
    let (c_version_bytes, c_version) = args::output_bytes(py, c_version_size)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32) -> i32 = call
        .symbol(slots::nvmlDeviceGetInforomVersion)?;
    let status = unsafe { released(py, || function(c_device, c_object, c_version.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_version_bytes.into_any()))
}

documented!(nvmlDeviceGetIrqNum, c"nvmlDeviceGetIrqNum($self, device)
--

Returns the number of a GPU's interrupt.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetIrqNum = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetIrqNum", "device", slots::nvmlDeviceGetIrqNum
);

documented!(nvmlDeviceGetJpgUtilization, c"nvmlDeviceGetJpgUtilization($self, device)
--

Returns the utilization of a GPU's JPEG engine as a percentage, and the sampling period in µs.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetJpgUtilization =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetJpgUtilization", "device", slots::nvmlDeviceGetJpgUtilization
);

documented!(nvmlDeviceGetLastBBXFlushTime, c"nvmlDeviceGetLastBBXFlushTime($self, device)
--

Returns when a GPU's black box was last flushed to the InfoROM, and the duration of that flush.

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
Declared in ``nvml.h``. Since CUDA 12.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetLastBBXFlushTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetLastBBXFlushTime(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_timestamp: u64 = 0;
    let mut c_durationUs: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetLastBBXFlushTime)?;
    let status = unsafe {
        released(py, || function(c_device, (&raw mut c_timestamp).cast(), (&raw mut c_durationUs).cast()))
    };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_timestamp)?)?;
            tuple.push(out::u64(py, c_durationUs)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetMPSComputeRunningProcesses, c"nvmlDeviceGetMPSComputeRunningProcesses($self, device, infoCount=0)
--

Lists the MPS clients with a compute context on a GPU, and the memory that each uses.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetMPSComputeRunningProcesses_v2, c"nvmlDeviceGetMPSComputeRunningProcesses_v2($self, device, infoCount=0)
--

Lists the MPS clients with a compute context on a GPU, and the memory that each uses.

``nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v2(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_v2_t *infos)``

Parameters
----------
device : nvmlDevice_t or None
infoCount : int, optional

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
infoCount : int
infos : list[nvmlProcessInfo_v2_t]

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMPSComputeRunningProcesses_v2 =
    like_nvmlDeviceGetComputeRunningProcesses_v2(nvml::nvmlDevice_t,
    nvml::nvmlProcessInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMPSComputeRunningProcesses_v2", "device infoCount",
    slots::nvmlDeviceGetMPSComputeRunningProcesses_v2
);

documented!(nvmlDeviceGetMarginTemperature, c"nvmlDeviceGetMarginTemperature($self, device)
--

Returns the margin in °C between a GPU's temperature and its nearest slowdown threshold.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMarginTemperature = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlMarginTemperature_t, nvml::nvmlReturn_t), "nvmlDeviceGetMarginTemperature",
    "device", slots::nvmlDeviceGetMarginTemperature
);

documented!(nvmlDeviceGetMaxClockInfo, c"nvmlDeviceGetMaxClockInfo($self, device, typename)
--

Returns the maximum frequency in MHz of a GPU clock.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMaxClockInfo = like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml::nvmlClockType_t, nvml::nvmlReturn_t), "nvmlDeviceGetMaxClockInfo",
    "device typename", slots::nvmlDeviceGetMaxClockInfo
);

documented!(nvmlDeviceGetMaxCustomerBoostClock, c"nvmlDeviceGetMaxCustomerBoostClock($self, device, clockType)
--

Returns the maximum boost frequency in MHz that users may set for a GPU clock.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMaxCustomerBoostClock =
    like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t, nvml::nvmlClockType_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMaxCustomerBoostClock", "device clockType",
    slots::nvmlDeviceGetMaxCustomerBoostClock
);

documented!(nvmlDeviceGetMaxMigDeviceCount, c"nvmlDeviceGetMaxMigDeviceCount($self, device)
--

Returns the maximum number of MIG devices of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMaxMigDeviceCount = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMaxMigDeviceCount", "device",
    slots::nvmlDeviceGetMaxMigDeviceCount
);

documented!(nvmlDeviceGetMaxPcieLinkGeneration, c"nvmlDeviceGetMaxPcieLinkGeneration($self, device)
--

Returns the newest PCIe generation that both the GPU and the system support.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMaxPcieLinkGeneration =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMaxPcieLinkGeneration", "device",
    slots::nvmlDeviceGetMaxPcieLinkGeneration
);

documented!(nvmlDeviceGetMaxPcieLinkWidth, c"nvmlDeviceGetMaxPcieLinkWidth($self, device)
--

Returns the maximum number of PCIe lanes that both the GPU and the system support.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMaxPcieLinkWidth = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMaxPcieLinkWidth", "device",
    slots::nvmlDeviceGetMaxPcieLinkWidth
);

documented!(nvmlDeviceGetMemClkMinMaxVfOffset, c"nvmlDeviceGetMemClkMinMaxVfOffset($self, device)
--

Returns the range of offsets in MHz for the memory clock's voltage-frequency curve.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMemClkMinMaxVfOffset =
    like_nvmlDeviceGetCudaComputeCapability(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMemClkMinMaxVfOffset", "device",
    slots::nvmlDeviceGetMemClkMinMaxVfOffset
);

documented!(nvmlDeviceGetMemClkVfOffset, c"nvmlDeviceGetMemClkVfOffset($self, device)
--

Returns the offset in MHz of the memory clock's voltage-frequency curve.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMemClkVfOffset = like_nvmlDeviceGetGpcClkVfOffset(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMemClkVfOffset", "device",
    slots::nvmlDeviceGetMemClkVfOffset
);

documented!(nvmlDeviceGetMemoryAffinity, c"nvmlDeviceGetMemoryAffinity($self, device, nodeSetSize, scope)
--

Returns a bit mask of the NUMA nodes close to a GPU, within its NUMA node or socket.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMemoryAffinity =
    like_nvmlDeviceGetCpuAffinityWithinScope(nvml::nvmlDevice_t,
    nvml::nvmlAffinityScope_t, nvml::nvmlReturn_t, Ty::U64),
    "nvmlDeviceGetMemoryAffinity", "device nodeSetSize scope",
    slots::nvmlDeviceGetMemoryAffinity
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMemoryBusWidth = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMemoryBusWidth", "device",
    slots::nvmlDeviceGetMemoryBusWidth
);

documented!(nvmlDeviceGetMemoryErrorCounter, c"nvmlDeviceGetMemoryErrorCounter($self, device, errorType, counterType, locationType)
--

Returns the number of memory errors of one kind in one location of a GPU, such as the L2 cache.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

shared!(
    nvmlDeviceGetMemoryInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlMemory_t, nvml::nvmlReturn_t), "nvmlDeviceGetMemoryInfo", "device",
    slots::nvmlDeviceGetMemoryInfo
);

shared!(
    nvmlDeviceGetMemoryInfo_v2 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlMemory_v2_t, nvml::nvmlReturn_t), "nvmlDeviceGetMemoryInfo_v2", "device",
    slots::nvmlDeviceGetMemoryInfo_v2
);

documented!(nvmlDeviceGetMemoryLimits_v1, c"nvmlDeviceGetMemoryLimits_v1($self, device, limits)
--

Stores in ``limits`` a namespace's soft and hard limits on GPU memory, and its memory use.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMemoryLimits_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlGetMemoryLimits_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMemoryLimits_v1", "device limits", slots::nvmlDeviceGetMemoryLimits_v1
);

documented!(nvmlDeviceGetMigDeviceHandleByIndex, c"nvmlDeviceGetMigDeviceHandleByIndex($self, device, index)
--

Returns the handle of one of a GPU's MIG devices by its index.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

shared!(
    nvmlDeviceGetMigMode = like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMigMode", "device", slots::nvmlDeviceGetMigMode
);

#[inline(always)]
pub(crate) fn nvmlDeviceGetMinMaxClockOfPState<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetMinMaxClockOfPState(device typename pstate));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_type = args::enumeration(typename, "typename", &nvml::nvmlClockType_t)?;
    let c_pstate = args::enumeration(pstate, "pstate", &nvml::nvmlPstates_t)?;
    let mut c_minClockMHz: u32 = 0;
    let mut c_maxClockMHz: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, i32, i32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetMinMaxClockOfPState)?;
    let status = unsafe { released(
        py, || function(c_device, c_type, c_pstate, (&raw mut c_minClockMHz).cast(), (&raw mut c_maxClockMHz).cast()),
    ) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_minClockMHz)?)?;
            tuple.push(out::u32(py, c_maxClockMHz)?)?;
            Ok(())
        },
    )
}

shared!(
    nvmlDeviceGetMinMaxFanSpeed =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetMinMaxFanSpeed", "device", slots::nvmlDeviceGetMinMaxFanSpeed
);

documented!(nvmlDeviceGetMinorNumber, c"nvmlDeviceGetMinorNumber($self, device)
--

Returns the minor number N of a GPU's device file, ``/dev/nvidiaN``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMinorNumber = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMinorNumber", "device",
    slots::nvmlDeviceGetMinorNumber
);

documented!(nvmlDeviceGetModuleId, c"nvmlDeviceGetModuleId($self, device)
--

Returns the module ID of a GPU on its baseboard.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetModuleId = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetModuleId", "device", slots::nvmlDeviceGetModuleId
);

documented!(nvmlDeviceGetMultiGpuBoard, c"nvmlDeviceGetMultiGpuBoard($self, device)
--

Returns whether a GPU is on a board with several GPUs.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetMultiGpuBoard = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetMultiGpuBoard", "device",
    slots::nvmlDeviceGetMultiGpuBoard
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetName = like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetName", "device length", slots::nvmlDeviceGetName
);

documented!(nvmlDeviceGetNumFans, c"nvmlDeviceGetNumFans($self, device)
--

Returns the number of fans of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNumFans = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetNumFans", "device", slots::nvmlDeviceGetNumFans
);

documented!(nvmlDeviceGetNumGpuCores, c"nvmlDeviceGetNumGpuCores($self, device)
--

Returns the number of CUDA cores of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNumGpuCores = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetNumGpuCores", "device",
    slots::nvmlDeviceGetNumGpuCores
);

documented!(nvmlDeviceGetNumaNodeId, c"nvmlDeviceGetNumaNodeId($self, device)
--

Returns the ID of the NUMA node that a GPU's own memory forms.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNumaNodeId = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetNumaNodeId", "device",
    slots::nvmlDeviceGetNumaNodeId
);

documented!(nvmlDeviceGetNvLinkCapability, c"nvmlDeviceGetNvLinkCapability($self, device, link, capability)
--

Returns whether one of a GPU's NVLinks has a capability, such as atomics.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the number of errors of one kind on an NVLink.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether a GPU's NVLinks are encrypted, and information about their firmware.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlNvLinkInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetNvLinkInfo", "device",
    slots::nvmlDeviceGetNvLinkInfo
);

documented!(nvmlDeviceGetNvLinkInfo_v3, c"nvmlDeviceGetNvLinkInfo_v3($self, device)
--

Returns whether a GPU's NVLinks are encrypted or ready for encryption, and firmware information.

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkInfo_v3 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlNvLinkInfo_v3_t, nvml::nvmlReturn_t), "nvmlDeviceGetNvLinkInfo_v3",
    "device", slots::nvmlDeviceGetNvLinkInfo_v3
);

documented!(nvmlDeviceGetNvLinkRemoteDeviceType, c"nvmlDeviceGetNvLinkRemoteDeviceType($self, device, link)
--

Returns the kind of device at the other end of an NVLink: GPU, CPU or switch.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkRemoteDeviceType =
    like_nvmlDeviceGetNvLinkRemoteDeviceType(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlIntNvLinkDeviceType_t), "nvmlDeviceGetNvLinkRemoteDeviceType",
    "device link", slots::nvmlDeviceGetNvLinkRemoteDeviceType
);

/// The shared body of `nvmlDeviceGetNvLinkRemoteDeviceType` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetNvLinkRemoteDeviceType<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let mut c2: i32 = 0;
            let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c2)?))
        },
    )
}

documented!(nvmlDeviceGetNvLinkRemotePciInfo, c"nvmlDeviceGetNvLinkRemotePciInfo($self, device, link)
--

Returns the PCI address of the device at the other end of an NVLink.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkRemotePciInfo =
    like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t, nvml::nvmlPciInfo_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetNvLinkRemotePciInfo", "device link",
    slots::nvmlDeviceGetNvLinkRemotePciInfo_v2
);

documented!(nvmlDeviceGetNvLinkState, c"nvmlDeviceGetNvLinkState($self, device, link)
--

Returns whether one of a GPU's NVLinks is active.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkState =
    like_nvmlDeviceGetNvLinkRemoteDeviceType(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlDeviceGetNvLinkState", "device link",
    slots::nvmlDeviceGetNvLinkState
);

documented!(nvmlDeviceGetNvLinkTelemetrySamples_v1, c"nvmlDeviceGetNvLinkTelemetrySamples_v1($self, device, samples)
--

Reads telemetry samples of a GPU's NVLinks.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkTelemetrySamples_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkTelemetrySamples_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetNvLinkTelemetrySamples_v1", "device samples",
    slots::nvmlDeviceGetNvLinkTelemetrySamples_v1
);

documented!(nvmlDeviceGetNvLinkUtilizationControl, c"nvmlDeviceGetNvLinkUtilizationControl($self, device, link, counter)
--

Returns the events that an NVLink traffic counter counts.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkUtilizationControl =
    like_nvmlDeviceGetNvLinkUtilizationControl(nvml::nvmlDevice_t,
    nvml::nvmlNvLinkUtilizationControl_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetNvLinkUtilizationControl", "device link counter",
    slots::nvmlDeviceGetNvLinkUtilizationControl
);

/// The shared body of `nvmlDeviceGetNvLinkUtilizationControl` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetNvLinkUtilizationControl<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let c2 = args::u32(a2, own.name(2))?;
            let (c3, c3_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u64, u32, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c3.into_any()))
        },
    )
}

documented!(nvmlDeviceGetNvLinkUtilizationCounter, c"nvmlDeviceGetNvLinkUtilizationCounter($self, device, link, counter)
--

Returns the receive and transmit values of an NVLink traffic counter.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetNvLinkUtilizationCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetNvLinkUtilizationCounter(device link counter));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    ints!(u32, c_link = link, c_counter = counter);
    let mut c_rxcounter: u64 = 0;
    let mut c_txcounter: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, u32, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetNvLinkUtilizationCounter)?;
    let status = unsafe { released(
        py, || function(c_device, c_link, c_counter, (&raw mut c_rxcounter).cast(), (&raw mut c_txcounter).cast()),
    ) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_rxcounter)?)?;
            tuple.push(out::u64(py, c_txcounter)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetNvLinkVersion, c"nvmlDeviceGetNvLinkVersion($self, device, link)
--

Returns the version of one of a GPU's NVLinks.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvLinkVersion = like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetNvLinkVersion", "device link",
    slots::nvmlDeviceGetNvLinkVersion
);

documented!(nvmlDeviceGetNvlinkBwMode, c"nvmlDeviceGetNvlinkBwMode($self, device)
--

Returns the NVLink bandwidth mode of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvlinkBwMode = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlNvlinkGetBwMode_t, nvml::nvmlReturn_t), "nvmlDeviceGetNvlinkBwMode",
    "device", slots::nvmlDeviceGetNvlinkBwMode
);

documented!(nvmlDeviceGetNvlinkNvlePrivateInfo_v1, c"nvmlDeviceGetNvlinkNvlePrivateInfo_v1($self, device)
--

Returns a GPU's contribution to the setup of NVLink encryption (NVLE).

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvlinkNvlePrivateInfo_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkNvlePrivateInfo_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetNvlinkNvlePrivateInfo_v1", "device",
    slots::nvmlDeviceGetNvlinkNvlePrivateInfo_v1
);

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvlinkRemapTableInfo_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkGetRemapTableInfo_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetNvlinkRemapTableInfo_v1", "device",
    slots::nvmlDeviceGetNvlinkRemapTableInfo_v1
);

documented!(nvmlDeviceGetNvlinkSupportedBwModes, c"nvmlDeviceGetNvlinkSupportedBwModes($self, device)
--

Lists the NVLink bandwidth modes that a GPU supports.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetNvlinkSupportedBwModes =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlNvlinkSupportedBwModes_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetNvlinkSupportedBwModes", "device",
    slots::nvmlDeviceGetNvlinkSupportedBwModes
);

documented!(nvmlDeviceGetOfaUtilization, c"nvmlDeviceGetOfaUtilization($self, device)
--

Returns the utilization of a GPU's optical flow engine as a percentage, and the sampling period in µs.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetOfaUtilization =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetOfaUtilization", "device", slots::nvmlDeviceGetOfaUtilization
);

documented!(nvmlDeviceGetP2PStatus, c"nvmlDeviceGetP2PStatus($self, device1, device2, p2pIndex)
--

Returns whether two GPUs support a peer-to-peer operation, or the reason if they do not.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the PCI address and PCI IDs of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPciInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlPciInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetPciInfo", "device",
    slots::nvmlDeviceGetPciInfo_v3
);

documented!(nvmlDeviceGetPciInfoExt, c"nvmlDeviceGetPciInfoExt($self, device)
--

Returns the PCI address, PCI IDs and PCI class of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPciInfoExt = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlPciInfoExt_t, nvml::nvmlReturn_t), "nvmlDeviceGetPciInfoExt", "device",
    slots::nvmlDeviceGetPciInfoExt
);

documented!(nvmlDeviceGetPciInfo_v2, c"nvmlDeviceGetPciInfo_v2($self, device)
--

Returns the PCI address and PCI IDs of a GPU.

``nvmlReturn_t nvmlDeviceGetPciInfo_v2(nvmlDevice_t device, nvmlPciInfo_t *pci)``

Parameters
----------
device : nvmlDevice_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
pci : nvmlPciInfo_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0. Kept for binary compatibility.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPciInfo_v2 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlPciInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetPciInfo_v2", "device",
    slots::nvmlDeviceGetPciInfo_v2
);

documented!(nvmlDeviceGetPcieLinkMaxSpeed, c"nvmlDeviceGetPcieLinkMaxSpeed($self, device)
--

Returns the maximum speed of a GPU's PCIe link as an enumeration value.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPcieLinkMaxSpeed = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetPcieLinkMaxSpeed", "device",
    slots::nvmlDeviceGetPcieLinkMaxSpeed
);

documented!(nvmlDeviceGetPcieReplayCounter, c"nvmlDeviceGetPcieReplayCounter($self, device)
--

Returns the number of packets that a GPU's PCIe link has retransmitted.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPcieReplayCounter = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetPcieReplayCounter", "device",
    slots::nvmlDeviceGetPcieReplayCounter
);

documented!(nvmlDeviceGetPcieSpeed, c"nvmlDeviceGetPcieSpeed($self, device)
--

Returns the speed in MB/s of a GPU's PCIe link.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPcieSpeed = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetPcieSpeed", "device",
    slots::nvmlDeviceGetPcieSpeed
);

documented!(nvmlDeviceGetPcieThroughput, c"nvmlDeviceGetPcieThroughput($self, device, counter)
--

Returns the PCIe traffic in KB/s that a GPU sent or received during a short interval.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPcieThroughput = like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml::nvmlPcieUtilCounter_t, nvml::nvmlReturn_t), "nvmlDeviceGetPcieThroughput",
    "device counter", slots::nvmlDeviceGetPcieThroughput
);

documented!(nvmlDeviceGetPdi, c"nvmlDeviceGetPdi($self, device)
--

Returns a GPU's per-device identifier (PDI), a 64-bit integer.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPdi = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlPdi_t, nvml::nvmlReturn_t), "nvmlDeviceGetPdi", "device",
    slots::nvmlDeviceGetPdi
);

documented!(nvmlDeviceGetPerformanceModes, c"nvmlDeviceGetPerformanceModes($self, device)
--

Returns all performance modes of a GPU and their clock ranges as one string.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPerformanceModes = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlDevicePerfModes_t, nvml::nvmlReturn_t), "nvmlDeviceGetPerformanceModes",
    "device", slots::nvmlDeviceGetPerformanceModes
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPerformanceState = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlPstates_t), "nvmlDeviceGetPerformanceState", "device",
    slots::nvmlDeviceGetPerformanceState
);

documented!(nvmlDeviceGetPersistenceMode, c"nvmlDeviceGetPersistenceMode($self, device)
--

Returns whether the driver of a GPU stays loaded while there are no clients (Linux).

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPersistenceMode = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlEnableState_t), "nvmlDeviceGetPersistenceMode",
    "device", slots::nvmlDeviceGetPersistenceMode
);

documented!(nvmlDeviceGetPgpuMetadataString, c"nvmlDeviceGetPgpuMetadataString($self, device, bufferSize)
--

Returns a host GPU's migration metadata as an opaque string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetPgpuMetadataString<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetPgpuMetadataString(device bufferSize));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_bufferSize = args::u32(bufferSize, "bufferSize")?;
    let c_pgpuMetadata_size: usize = c_bufferSize as usize;
    let (c_pgpuMetadata_bytes, c_pgpuMetadata) = args::output_bytes(py, c_pgpuMetadata_size)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetPgpuMetadataString)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(c_pgpuMetadata_bytes.into_any())?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            Ok(())
        },
    )
}

documented!(nvmlDeviceGetPlatformInfo, c"nvmlDeviceGetPlatformInfo($self, device)
--

Returns the location of a GPU: chassis, slot, tray, host and module.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPlatformInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlPlatformInfo_t, nvml::nvmlReturn_t), "nvmlDeviceGetPlatformInfo", "device",
    slots::nvmlDeviceGetPlatformInfo
);

documented!(nvmlDeviceGetPowerManagementDefaultLimit, c"nvmlDeviceGetPowerManagementDefaultLimit($self, device)
--

Returns the default power limit in milliwatts of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerManagementDefaultLimit =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetPowerManagementDefaultLimit", "device",
    slots::nvmlDeviceGetPowerManagementDefaultLimit
);

documented!(nvmlDeviceGetPowerManagementLimit, c"nvmlDeviceGetPowerManagementLimit($self, device)
--

Returns the power limit in milliwatts that is set for a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerManagementLimit =
    like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetPowerManagementLimit", "device",
    slots::nvmlDeviceGetPowerManagementLimit
);

documented!(nvmlDeviceGetPowerManagementLimitConstraints, c"nvmlDeviceGetPowerManagementLimitConstraints($self, device)
--

Returns the minimum and maximum power limits in milliwatts of a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerManagementLimitConstraints =
    like_nvmlDeviceGetDecoderUtilization(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetPowerManagementLimitConstraints", "device",
    slots::nvmlDeviceGetPowerManagementLimitConstraints
);

documented!(nvmlDeviceGetPowerManagementMode, c"nvmlDeviceGetPowerManagementMode($self, device)
--

Returns whether a power limit can be enforced on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerManagementMode =
    like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlDeviceGetPowerManagementMode", "device",
    slots::nvmlDeviceGetPowerManagementMode
);

documented!(nvmlDeviceGetPowerMizerMode_v1, c"nvmlDeviceGetPowerMizerMode_v1($self, device)
--

Returns a GPU's PowerMizer mode, and the modes that the GPU supports.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerMizerMode_v1 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlDevicePowerMizerModes_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetPowerMizerMode_v1", "device", slots::nvmlDeviceGetPowerMizerMode_v1
);

documented!(nvmlDeviceGetPowerSource, c"nvmlDeviceGetPowerSource($self, device)
--

Returns whether a GPU's power comes from AC, from a battery or from an insufficient supply.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerSource = like_nvmlDeviceGetArchitecture(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlPowerSource_t), "nvmlDeviceGetPowerSource", "device",
    slots::nvmlDeviceGetPowerSource
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerState = like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t, nvml::nvmlPstates_t), "nvmlDeviceGetPowerState", "device",
    slots::nvmlDeviceGetPowerState
);

documented!(nvmlDeviceGetPowerUsage, c"nvmlDeviceGetPowerUsage($self, device)
--

Returns the power draw in milliwatts of a GPU, including its memory.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetPowerUsage = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetPowerUsage", "device",
    slots::nvmlDeviceGetPowerUsage
);

documented!(nvmlDeviceGetProcessUtilization, c"nvmlDeviceGetProcessUtilization($self, device, processSamplesCount, lastSeenTimeStamp)
--

Lists samples of the utilization of a GPU's engines by each process, since a timestamp.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetProcessUtilization)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Stores in ``procesesUtilInfo`` samples of each process's GPU utilization, including JPEG and optical flow.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetProcessesUtilizationInfo =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlProcessesUtilizationInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetProcessesUtilizationInfo", "device procesesUtilInfo",
    slots::nvmlDeviceGetProcessesUtilizationInfo
);

documented!(nvmlDeviceGetRemappedRows, c"nvmlDeviceGetRemappedRows($self, device)
--

Returns a GPU's numbers of remapped memory rows, and whether remappings are pending or have failed.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetRemappedRows<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRemappedRows(device));
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let mut c_corrRows: u32 = 0;
    let mut c_uncRows: u32 = 0;
    let mut c_isPending: u32 = 0;
    let mut c_failureOccurred: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetRemappedRows)?;
    let status = unsafe { released(py, || function(
        c_device, (&raw mut c_corrRows).cast(), (&raw mut c_uncRows).cast(), (&raw mut c_isPending).cast(),
        (&raw mut c_failureOccurred).cast(),
    )) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (4, alone),
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

Returns a GPU's numbers of active and inactive remapped memory rows.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetRemappedRows_v2 = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlRemappedRowsInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetRemappedRows_v2", "device", slots::nvmlDeviceGetRemappedRows_v2
);

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetRepairStatus = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlRepairStatus_t, nvml::nvmlReturn_t), "nvmlDeviceGetRepairStatus",
    "device", slots::nvmlDeviceGetRepairStatus
);

documented!(nvmlDeviceGetRetiredPages, c"nvmlDeviceGetRetiredPages($self, device, cause, pageCount=0)
--

Lists the addresses of a GPU's memory pages that were retired for one cause.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceGetRetiredPages<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceGetRetiredPages(device cause; pageCount));
    let arena = CallArena::new();
    let c_device = args::value::<u64>(device, "device", &nvml::nvmlDevice_t)?;
    let c_cause = args::enumeration(cause, "cause", &nvml::nvmlPageRetirementCause_t)?;
    let mut c_pageCount = args::optional(pageCount, 0, |object| args::u32(object, "pageCount"))?;
    let c_addresses_length: usize = c_pageCount as usize;
    let c_addresses = args::output_memory(py, c_addresses_length, Ty::U64.size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetRetiredPages)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Returns whether memory pages of a GPU will be retired at the next reboot.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetRetiredPagesPendingStatus =
    like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlDeviceGetRetiredPagesPendingStatus", "device",
    slots::nvmlDeviceGetRetiredPagesPendingStatus
);

documented!(nvmlDeviceGetRetiredPages_v2, c"nvmlDeviceGetRetiredPages_v2($self, device, cause, pageCount=0)
--

Lists the addresses and timestamps of a GPU's memory pages that were retired for one cause.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetRetiredPages_v2)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (3, alone),
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

Returns a histogram of the spare rows that remain in a GPU's memory banks.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetRowRemapperHistogram =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlRowRemapperHistogramValues_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetRowRemapperHistogram", "device",
    slots::nvmlDeviceGetRowRemapperHistogram
);

documented!(nvmlDeviceGetRunningProcessDetailList, c"nvmlDeviceGetRunningProcessDetailList($self, device, plist)
--

Stores in ``plist`` the processes of one kind on a GPU, including their use of protected memory.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetRunningProcessDetailList =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlProcessDetailList_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetRunningProcessDetailList", "device plist",
    slots::nvmlDeviceGetRunningProcessDetailList
);

documented!(nvmlDeviceGetSamples, c"nvmlDeviceGetSamples($self, device, typename, lastSeenTimeStamp, sampleCount=0)
--

Lists recent samples of a GPU's power, utilization or clocks since a timestamp.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, i32, u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetSamples)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (3, alone),
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

Returns the serial number that is printed on a GPU's board, as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSerial = like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetSerial", "device length",
    slots::nvmlDeviceGetSerial
);

documented!(nvmlDeviceGetSramEccErrorStatus, c"nvmlDeviceGetSramEccErrorStatus($self, device)
--

Returns a GPU's SRAM ECC errors by kind, and whether a threshold is exceeded.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSramEccErrorStatus = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlEccSramErrorStatus_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetSramEccErrorStatus", "device", slots::nvmlDeviceGetSramEccErrorStatus
);

documented!(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts, c"nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts($self, device, errorCounts)
--

Stores in ``errorCounts`` the counts of a GPU's uncorrected SRAM ECC errors, with one entry for each address.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlEccSramUniqueUncorrectedErrorCounts_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts", "device errorCounts",
    slots::nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts
);

documented!(nvmlDeviceGetSupportedClocksEventReasons, c"nvmlDeviceGetSupportedClocksEventReasons($self, device)
--

Returns a bit mask of the reasons for reduced clocks that a GPU can report.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSupportedClocksEventReasons =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetSupportedClocksEventReasons", "device",
    slots::nvmlDeviceGetSupportedClocksEventReasons
);

shared!(
    nvmlDeviceGetSupportedClocksThrottleReasons =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetSupportedClocksThrottleReasons", "device",
    slots::nvmlDeviceGetSupportedClocksThrottleReasons
);

documented!(nvmlDeviceGetSupportedEventTypes, c"nvmlDeviceGetSupportedEventTypes($self, device)
--

Returns a bit mask of the event types that a GPU can report.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSupportedEventTypes =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetSupportedEventTypes", "device", slots::nvmlDeviceGetSupportedEventTypes
);

documented!(nvmlDeviceGetSupportedGraphicsClocks, c"nvmlDeviceGetSupportedGraphicsClocks($self, device, memoryClockMHz, count=0)
--

Lists the graphics clock frequencies in MHz that a GPU supports at a given memory clock frequency.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetSupportedGraphicsClocks)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Lists the memory clock frequencies in MHz that a GPU supports.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSupportedMemoryClocks =
    like_nvmlDeviceGetAccountingPids(nvml::nvmlDevice_t, nvml::nvmlReturn_t, Ty::U32),
    "nvmlDeviceGetSupportedMemoryClocks", "device count",
    slots::nvmlDeviceGetSupportedMemoryClocks
);

documented!(nvmlDeviceGetSupportedPerformanceStates, c"nvmlDeviceGetSupportedPerformanceStates($self, device, pstates, size)
--

Stores in ``pstates`` the performance states that a GPU supports.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Lists the vGPU types that a GPU supports.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetSupportedVgpus = like_nvmlDeviceGetActiveVgpus(nvml::nvmlDevice_t,
    nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t), "nvmlDeviceGetSupportedVgpus",
    "device vgpuCount", slots::nvmlDeviceGetSupportedVgpus
);

documented!(nvmlDeviceGetTargetFanSpeed, c"nvmlDeviceGetTargetFanSpeed($self, device, fan)
--

Returns the target speed of one of a GPU's fans as a percentage.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetTargetFanSpeed = like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetTargetFanSpeed", "device fan",
    slots::nvmlDeviceGetTargetFanSpeed
);

documented!(nvmlDeviceGetTemperatureThreshold, c"nvmlDeviceGetTemperatureThreshold($self, device, thresholdType)
--

Returns a temperature threshold in °C of a GPU, such as the one for slowdown or shutdown.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetTemperatureThreshold =
    like_nvmlDeviceGetApplicationsClock(nvml::nvmlDevice_t,
    nvml::nvmlTemperatureThresholds_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetTemperatureThreshold", "device thresholdType",
    slots::nvmlDeviceGetTemperatureThreshold
);

documented!(nvmlDeviceGetTemperatureV, c"nvmlDeviceGetTemperatureV($self, device, temperature)
--

Stores in ``temperature`` the temperature in °C that a GPU's sensor measures.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlDeviceGetThermalSettings, c"nvmlDeviceGetThermalSettings($self, device, sensorIndex)
--

Returns a GPU's thermal sensors, each with its controller, range, temperature and target.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetThermalSettings = like_nvmlDeviceGetAccountingStats(nvml::nvmlDevice_t,
    nvml::nvmlGpuThermalSettings_t, nvml::nvmlReturn_t), "nvmlDeviceGetThermalSettings",
    "device sensorIndex", slots::nvmlDeviceGetThermalSettings
);

documented!(nvmlDeviceGetTopologyCommonAncestor, c"nvmlDeviceGetTopologyCommonAncestor($self, device1, device2)
--

Returns the closest common ancestor of two GPUs: board, switch, host bridge, NUMA node or system.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Lists the GPUs whose closest common ancestor with a GPU is at a given topology level.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetTopologyNearestGpus)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Returns a GPU's total number of ECC errors of one kind, since the last reboot or overall.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the energy in millijoules that a GPU has consumed since its driver was loaded.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetTotalEnergyConsumption =
    like_nvmlDeviceGetCurrentClocksEventReasons(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetTotalEnergyConsumption", "device",
    slots::nvmlDeviceGetTotalEnergyConsumption
);

documented!(nvmlDeviceGetUUID, c"nvmlDeviceGetUUID($self, device, length)
--

Returns the UUID of a GPU or MIG device as a string, such as ``GPU-…``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetUUID = like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetUUID", "device length", slots::nvmlDeviceGetUUID
);

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
Declared in ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetUnrepairableMemoryFlag_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml13::nvmlUnrepairableMemoryStatus_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetUnrepairableMemoryFlag_v1", "device",
    slots::nvmlDeviceGetUnrepairableMemoryFlag_v1
);

documented!(nvmlDeviceGetUtilizationRates, c"nvmlDeviceGetUtilizationRates($self, device)
--

Returns the percentages of a recent period during which kernels ran and during which memory was accessed.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetUtilizationRates = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlUtilization_t, nvml::nvmlReturn_t), "nvmlDeviceGetUtilizationRates",
    "device", slots::nvmlDeviceGetUtilizationRates
);

documented!(nvmlDeviceGetVbiosVersion, c"nvmlDeviceGetVbiosVersion($self, device, length)
--

Returns the version of a GPU's video BIOS as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVbiosVersion = like_nvmlDeviceGetBoardPartNumber(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceGetVbiosVersion", "device length",
    slots::nvmlDeviceGetVbiosVersion
);

documented!(nvmlDeviceGetVgpuCapabilities, c"nvmlDeviceGetVgpuCapabilities($self, device, capability)
--

Returns whether a GPU has a vGPU capability, such as mixed vGPU sizes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuHeterogeneousMode =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlVgpuHeterogeneousMode_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuHeterogeneousMode", "device",
    slots::nvmlDeviceGetVgpuHeterogeneousMode
);

documented!(nvmlDeviceGetVgpuInstancesUtilizationInfo, c"nvmlDeviceGetVgpuInstancesUtilizationInfo($self, device, vgpuUtilInfo)
--

Stores in ``vgpuUtilInfo`` samples of each vGPU's utilization, including JPEG and optical flow.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuInstancesUtilizationInfo =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlVgpuInstancesUtilizationInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuInstancesUtilizationInfo", "device vgpuUtilInfo",
    slots::nvmlDeviceGetVgpuInstancesUtilizationInfo
);

documented!(nvmlDeviceGetVgpuMetadata, c"nvmlDeviceGetVgpuMetadata($self, device, pgpuMetadata, bufferSize)
--

Returns a host GPU's metadata, which determine whether vGPUs can migrate to the GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Lists samples of the utilization of a GPU by each process in its vGPUs, since a timestamp.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetVgpuProcessUtilization)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Stores in ``vgpuProcUtilInfo`` samples of the utilization by each process in vGPUs.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuProcessesUtilizationInfo =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlVgpuProcessesUtilizationInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuProcessesUtilizationInfo", "device vgpuProcUtilInfo",
    slots::nvmlDeviceGetVgpuProcessesUtilizationInfo
);

documented!(nvmlDeviceGetVgpuSchedulerCapabilities, c"nvmlDeviceGetVgpuSchedulerCapabilities($self, device)
--

Returns the vGPU scheduler configurations that a GPU supports.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuSchedulerCapabilities =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlVgpuSchedulerCapabilities_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuSchedulerCapabilities", "device",
    slots::nvmlDeviceGetVgpuSchedulerCapabilities
);

shared!(
    nvmlDeviceGetVgpuSchedulerLog = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlVgpuSchedulerLog_t, nvml::nvmlReturn_t), "nvmlDeviceGetVgpuSchedulerLog",
    "device", slots::nvmlDeviceGetVgpuSchedulerLog
);

documented!(nvmlDeviceGetVgpuSchedulerLog_v2, c"nvmlDeviceGetVgpuSchedulerLog_v2($self, device, pSchedulerLogInfo)
--

Reads the log of a GPU's vGPU scheduler for one engine.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuSchedulerLog_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlVgpuSchedulerLogInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuSchedulerLog_v2", "device pSchedulerLogInfo",
    slots::nvmlDeviceGetVgpuSchedulerLog_v2
);

shared!(
    nvmlDeviceGetVgpuSchedulerState = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlVgpuSchedulerGetState_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuSchedulerState", "device", slots::nvmlDeviceGetVgpuSchedulerState
);

documented!(nvmlDeviceGetVgpuSchedulerState_v2, c"nvmlDeviceGetVgpuSchedulerState_v2($self, device, pSchedulerStateInfo)
--

Stores in ``pSchedulerStateInfo`` a GPU's vGPU scheduler configuration (policy, averaging and time slice).

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuSchedulerState_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlVgpuSchedulerStateInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuSchedulerState_v2", "device pSchedulerStateInfo",
    slots::nvmlDeviceGetVgpuSchedulerState_v2
);

documented!(nvmlDeviceGetVgpuTypeCreatablePlacements, c"nvmlDeviceGetVgpuTypeCreatablePlacements($self, device, vgpuTypeId, pPlacementList)
--

Stores in ``pPlacementList`` the placements on a GPU where a vGPU of a type can currently be created.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuTypeCreatablePlacements =
    like_nvmlDeviceGetVgpuTypeCreatablePlacements(nvml::nvmlDevice_t,
    nvml::nvmlVgpuTypeId_t, nvml::nvmlVgpuPlacementList_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuTypeCreatablePlacements", "device vgpuTypeId pPlacementList",
    slots::nvmlDeviceGetVgpuTypeCreatablePlacements
);

/// The shared body of `nvmlDeviceGetVgpuTypeCreatablePlacements` and other functions.
#[inline(never)]
fn like_nvmlDeviceGetVgpuTypeCreatablePlacements<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u32>(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(nvmlDeviceGetVgpuTypeSupportedPlacements, c"nvmlDeviceGetVgpuTypeSupportedPlacements($self, device, vgpuTypeId, pPlacementList)
--

Stores in ``pPlacementList`` the placements that a GPU supports for a vGPU type.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVgpuTypeSupportedPlacements =
    like_nvmlDeviceGetVgpuTypeCreatablePlacements(nvml::nvmlDevice_t,
    nvml::nvmlVgpuTypeId_t, nvml::nvmlVgpuPlacementList_t, nvml::nvmlReturn_t),
    "nvmlDeviceGetVgpuTypeSupportedPlacements", "device vgpuTypeId pPlacementList",
    slots::nvmlDeviceGetVgpuTypeSupportedPlacements
);

documented!(nvmlDeviceGetVgpuUtilization, c"nvmlDeviceGetVgpuUtilization($self, device, lastSeenTimeStamp, vgpuInstanceSamplesCount=0)
--

Lists samples of the utilization of a GPU by each vGPU, since a timestamp.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlDeviceGetVgpuUtilization)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (3, alone),
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

#[inline(always)]
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

Returns whether a GPU is passed through, is a vGPU, hosts vGPUs or is not virtualized.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceGetVirtualizationMode =
    like_nvmlDeviceGetAccountingMode(nvml::nvmlDevice_t, nvml::nvmlReturn_t,
    nvml::nvmlGpuVirtualizationMode_t), "nvmlDeviceGetVirtualizationMode", "device",
    slots::nvmlDeviceGetVirtualizationMode
);

documented!(nvmlDeviceIsMigDeviceHandle, c"nvmlDeviceIsMigDeviceHandle($self, device)
--

Returns whether a handle refers to a MIG device.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceIsMigDeviceHandle = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceIsMigDeviceHandle", "device",
    slots::nvmlDeviceIsMigDeviceHandle
);

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceLockNvlinkRemapTable_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkLockRemapTable_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceLockNvlinkRemapTable_v1", "device remapTableLockInfo",
    slots::nvmlDeviceLockNvlinkRemapTable_v1
);

documented!(nvmlDeviceModifyDrainState, c"nvmlDeviceModifyDrainState($self, pciInfo, newState)
--

Sets whether a GPU, given by its PCI address, rejects new clients.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether two GPUs are on the same board.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDevicePerfMetricsGetSamples_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlPerfMetricsSamples_v1_t, nvml::nvmlReturn_t),
    "nvmlDevicePerfMetricsGetSamples_v1", "device samples",
    slots::nvmlDevicePerfMetricsGetSamples_v1
);

documented!(nvmlDevicePowerSmoothingActivatePresetProfile, c"nvmlDevicePowerSmoothingActivatePresetProfile($self, device, profile)
--

Activates one of a GPU's power smoothing profiles.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDevicePowerSmoothingActivatePresetProfile =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlPowerSmoothingProfile_t, nvml::nvmlReturn_t),
    "nvmlDevicePowerSmoothingActivatePresetProfile", "device profile",
    slots::nvmlDevicePowerSmoothingActivatePresetProfile
);

documented!(nvmlDevicePowerSmoothingSetState, c"nvmlDevicePowerSmoothingSetState($self, device, state)
--

Enables or disables power smoothing on a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDevicePowerSmoothingSetState =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlPowerSmoothingState_t, nvml::nvmlReturn_t),
    "nvmlDevicePowerSmoothingSetState", "device state",
    slots::nvmlDevicePowerSmoothingSetState
);

documented!(nvmlDevicePowerSmoothingUpdatePresetProfileParam, c"nvmlDevicePowerSmoothingUpdatePresetProfileParam($self, device, profile)
--

Sets one parameter of one of a GPU's power smoothing profiles.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDevicePowerSmoothingUpdatePresetProfileParam =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlPowerSmoothingProfile_t, nvml::nvmlReturn_t),
    "nvmlDevicePowerSmoothingUpdatePresetProfileParam", "device profile",
    slots::nvmlDevicePowerSmoothingUpdatePresetProfileParam
);

documented!(nvmlDeviceQueryDrainState, c"nvmlDeviceQueryDrainState($self, pciInfo)
--

Returns whether a GPU, given by its PCI address, rejects new clients.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Reads several port counters of a GPU, in the PRM format.

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
Declared in ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceReadPRMCounters_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlPRMCounterList_v1_t, nvml::nvmlReturn_t), "nvmlDeviceReadPRMCounters_v1",
    "device counterList", slots::nvmlDeviceReadPRMCounters_v1
);

documented!(nvmlDeviceReadWritePRM_v1, c"nvmlDeviceReadWritePRM_v1($self, device, buffer)
--

Reads or writes one of a GPU's port registers, in the PRM format.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceReadWritePRM_v1 = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlPRMTLV_v1_t, nvml::nvmlReturn_t), "nvmlDeviceReadWritePRM_v1",
    "device buffer", slots::nvmlDeviceReadWritePRM_v1
);

documented!(nvmlDeviceRegisterEvents, c"nvmlDeviceRegisterEvents($self, device, eventTypes, set)
--

Adds event types of a GPU, such as Xid errors or clock changes, to an event set.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Detaches a GPU, given by its PCI address, from its driver; the GPU must be drained and unused.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlDeviceRemoveGpu<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlDeviceRemoveGpu(pciInfo gpuState linkState));
    let c_gpuState = args::enumeration(gpuState, "gpuState", &nvml::nvmlDetachGpuState_t)?;
    let c_linkState = args::enumeration(linkState, "linkState", &nvml::nvmlPcieLinkState_t)?;
    let c_pciInfo = args::optional_record(pciInfo, "pciInfo", &nvml::nvmlPciInfo_t)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::nvmlDeviceRemoveGpu_v2)?;
    let status = unsafe { released(py, || function(c_pciInfo.cast(), c_gpuState, c_linkState)) };
    returned0(py, &nvml::nvmlReturn_t, status)
}

shared!(
    nvmlDeviceResetApplicationsClocks =
    like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceResetApplicationsClocks", "device",
    slots::nvmlDeviceResetApplicationsClocks
);

documented!(nvmlDeviceResetGpuLockedClocks, c"nvmlDeviceResetGpuLockedClocks($self, device)
--

Unlocks a GPU's graphics clock.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceResetGpuLockedClocks = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceResetGpuLockedClocks", "device",
    slots::nvmlDeviceResetGpuLockedClocks
);

documented!(nvmlDeviceResetMemoryLockedClocks, c"nvmlDeviceResetMemoryLockedClocks($self, device)
--

Unlocks a GPU's memory clock.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceResetMemoryLockedClocks =
    like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceResetMemoryLockedClocks", "device",
    slots::nvmlDeviceResetMemoryLockedClocks
);

documented!(nvmlDeviceResetNvLinkErrorCounters, c"nvmlDeviceResetNvLinkErrorCounters($self, device, link)
--

Resets all error counters of an NVLink.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceResetNvLinkErrorCounters =
    like_nvmlDeviceCcuSetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceResetNvLinkErrorCounters", "device link",
    slots::nvmlDeviceResetNvLinkErrorCounters
);

documented!(nvmlDeviceResetNvLinkUtilizationCounter, c"nvmlDeviceResetNvLinkUtilizationCounter($self, device, link, counter)
--

Resets an NVLink traffic counter.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceResetNvLinkUtilizationCounter =
    like_nvmlDeviceResetNvLinkUtilizationCounter(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceResetNvLinkUtilizationCounter", "device link counter",
    slots::nvmlDeviceResetNvLinkUtilizationCounter
);

/// The shared body of `nvmlDeviceResetNvLinkUtilizationCounter` and other functions.
#[inline(never)]
fn like_nvmlDeviceResetNvLinkUtilizationCounter<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let c2 = args::u32(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvmlDeviceSetAPIRestriction, c"nvmlDeviceSetAPIRestriction($self, device, apiType, isRestricted)
--

Specifies whether only administrators may change one setting of a GPU, such as automatic clock boost.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetAPIRestriction = like_nvmlDeviceSetAPIRestriction(nvml::nvmlDevice_t,
    nvml::nvmlRestrictedAPI_t, nvml::nvmlEnableState_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetAPIRestriction", "device apiType isRestricted",
    slots::nvmlDeviceSetAPIRestriction
);

/// The shared body of `nvmlDeviceSetAPIRestriction` and other functions.
#[inline(never)]
pub(super) fn like_nvmlDeviceSetAPIRestriction<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t3, status)
        },
    )
}

documented!(nvmlDeviceSetAccountingMode, c"nvmlDeviceSetAccountingMode($self, device, mode)
--

Sets whether a GPU keeps accounting statistics of processes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetAccountingMode = like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t,
    nvml::nvmlEnableState_t, nvml::nvmlReturn_t), "nvmlDeviceSetAccountingMode",
    "device mode", slots::nvmlDeviceSetAccountingMode
);

documented!(nvmlDeviceSetAdaptiveTgpMode_v1, c"nvmlDeviceSetAdaptiveTgpMode_v1($self, device, mode)
--

Requests that a GPU adapt, or not adapt, its total graphics power (TGP) limit.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetAdaptiveTgpMode_v1 =
    like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t, nvml::nvmlEnableState_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetAdaptiveTgpMode_v1", "device mode",
    slots::nvmlDeviceSetAdaptiveTgpMode_v1
);

shared!(
    nvmlDeviceSetApplicationsClocks =
    like_nvmlDeviceResetNvLinkUtilizationCounter(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetApplicationsClocks", "device memClockMHz graphicsClockMHz",
    slots::nvmlDeviceSetApplicationsClocks
);

documented!(nvmlDeviceSetAutoBoostedClocksEnabled, c"nvmlDeviceSetAutoBoostedClocksEnabled($self, device, enabled)
--

Enables or disables automatic clock boost on a GPU, until its last client exits.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetAutoBoostedClocksEnabled =
    like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t, nvml::nvmlEnableState_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetAutoBoostedClocksEnabled", "device enabled",
    slots::nvmlDeviceSetAutoBoostedClocksEnabled
);

documented!(nvmlDeviceSetClockOffsets, c"nvmlDeviceSetClockOffsets($self, device, info)
--

Sets the offset in MHz of a GPU clock in a performance state.

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
Declared in ``nvml.h``. Since CUDA 12.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetClockOffsets = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlClockOffset_t, nvml::nvmlReturn_t), "nvmlDeviceSetClockOffsets",
    "device info", slots::nvmlDeviceSetClockOffsets
);

documented!(nvmlDeviceSetComputeMode, c"nvmlDeviceSetComputeMode($self, device, mode)
--

Sets how many processes may have a context on a GPU: any number, one or none.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetComputeMode = like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t,
    nvml::nvmlComputeMode_t, nvml::nvmlReturn_t), "nvmlDeviceSetComputeMode",
    "device mode", slots::nvmlDeviceSetComputeMode
);

documented!(nvmlDeviceSetConfComputeUnprotectedMemSize, c"nvmlDeviceSetConfComputeUnprotectedMemSize($self, device, sizeKiB)
--

Sets the size in KiB of a GPU's unprotected memory.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Binds the calling thread to the CPUs that are close to a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetCpuAffinity = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetCpuAffinity", "device",
    slots::nvmlDeviceSetCpuAffinity
);

documented!(nvmlDeviceSetDefaultAutoBoostedClocksEnabled, c"nvmlDeviceSetDefaultAutoBoostedClocksEnabled($self, device, enabled, flags)
--

Sets whether automatic clock boost is enabled on a GPU by default; clients can override the setting.

``nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)``

Parameters
----------
device : nvmlDevice_t or None
enabled : nvmlEnableState_t
flags : int
    Must be 0.

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetDefaultAutoBoostedClocksEnabled =
    like_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvml::nvmlDevice_t,
    nvml::nvmlEnableState_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetDefaultAutoBoostedClocksEnabled", "device enabled flags",
    slots::nvmlDeviceSetDefaultAutoBoostedClocksEnabled
);

/// The shared body of `nvmlDeviceSetDefaultAutoBoostedClocksEnabled` and other functions.
#[inline(never)]
fn like_nvmlDeviceSetDefaultAutoBoostedClocksEnabled<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::u32(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

shared!(
    nvmlDeviceSetDefaultFanSpeed_v2 =
    like_nvmlDeviceCcuSetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetDefaultFanSpeed_v2", "device fan",
    slots::nvmlDeviceSetDefaultFanSpeed_v2
);

documented!(nvmlDeviceSetDramEncryptionMode, c"nvmlDeviceSetDramEncryptionMode($self, device, dramEncryption)
--

Enables or disables DRAM encryption on a GPU, effective after the next reboot.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetDramEncryptionMode =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlDramEncryptionInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetDramEncryptionMode", "device dramEncryption",
    slots::nvmlDeviceSetDramEncryptionMode
);

documented!(nvmlDeviceSetDriverModel, c"nvmlDeviceSetDriverModel($self, device, driverModel, flags)
--

Sets the Windows driver model (WDDM or TCC) that a GPU uses after the next reboot.

``nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)``

Parameters
----------
device : nvmlDevice_t or None
driverModel : nvmlDriverModel_t
flags : int
    Flags: ``nvmlFlagDefault``, ``nvmlFlagForce``.

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetDriverModel =
    like_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvml::nvmlDevice_t,
    nvml::nvmlDriverModel_t, nvml::nvmlReturn_t), "nvmlDeviceSetDriverModel",
    "device driverModel flags", slots::nvmlDeviceSetDriverModel
);

documented!(nvmlDeviceSetEccMode, c"nvmlDeviceSetEccMode($self, device, ecc)
--

Enables or disables ECC on a GPU, effective after the next reboot.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetEccMode = like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t,
    nvml::nvmlEnableState_t, nvml::nvmlReturn_t), "nvmlDeviceSetEccMode", "device ecc",
    slots::nvmlDeviceSetEccMode
);

#[inline(always)]
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

Sets the speed of a fan in percent and disables automatic control; the program must monitor the temperature.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetFanSpeed_v2 =
    like_nvmlDeviceResetNvLinkUtilizationCounter(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetFanSpeed_v2", "device fan speed", slots::nvmlDeviceSetFanSpeed_v2
);

shared!(
    nvmlDeviceSetGpcClkVfOffset = like_nvmlDeviceSetGpcClkVfOffset(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetGpcClkVfOffset", "device offset",
    slots::nvmlDeviceSetGpcClkVfOffset
);

/// The shared body of `nvmlDeviceSetGpcClkVfOffset` and other functions.
#[inline(never)]
fn like_nvmlDeviceSetGpcClkVfOffset<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(nvmlDeviceSetGpuLockedClocks, c"nvmlDeviceSetGpuLockedClocks($self, device, minGpuClockMHz, maxGpuClockMHz)
--

Locks a GPU's graphics clock to a range of frequencies in MHz.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetGpuLockedClocks =
    like_nvmlDeviceResetNvLinkUtilizationCounter(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetGpuLockedClocks", "device minGpuClockMHz maxGpuClockMHz",
    slots::nvmlDeviceSetGpuLockedClocks
);

documented!(nvmlDeviceSetGpuOperationMode, c"nvmlDeviceSetGpuOperationMode($self, device, mode)
--

Sets the operation mode (all, compute only or low double) that a GPU has after the next reboot.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetGpuOperationMode =
    like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t, nvml::nvmlGpuOperationMode_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetGpuOperationMode", "device mode",
    slots::nvmlDeviceSetGpuOperationMode
);

documented!(nvmlDeviceSetHostname_v1, c"nvmlDeviceSetHostname_v1($self, device, hostname)
--

Stores a host name for a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetHostname_v1 = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlHostname_v1_t, nvml::nvmlReturn_t), "nvmlDeviceSetHostname_v1",
    "device hostname", slots::nvmlDeviceSetHostname_v1
);

shared!(
    nvmlDeviceSetMemClkVfOffset = like_nvmlDeviceSetGpcClkVfOffset(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetMemClkVfOffset", "device offset",
    slots::nvmlDeviceSetMemClkVfOffset
);

documented!(nvmlDeviceSetMemoryLimits_v1, c"nvmlDeviceSetMemoryLimits_v1($self, device, limits)
--

Sets a namespace's soft and hard limits on GPU memory.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetMemoryLimits_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlSetMemoryLimits_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetMemoryLimits_v1", "device limits", slots::nvmlDeviceSetMemoryLimits_v1
);

documented!(nvmlDeviceSetMemoryLockedClocks, c"nvmlDeviceSetMemoryLockedClocks($self, device, minMemClockMHz, maxMemClockMHz)
--

Locks a GPU's memory clock to a range of frequencies in MHz.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetMemoryLockedClocks =
    like_nvmlDeviceResetNvLinkUtilizationCounter(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetMemoryLockedClocks", "device minMemClockMHz maxMemClockMHz",
    slots::nvmlDeviceSetMemoryLockedClocks
);

documented!(nvmlDeviceSetMigMode, c"nvmlDeviceSetMigMode($self, device, mode)
--

Enables or disables a GPU's MIG mode; ``activationStatus`` reports whether a reset is still required.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Sets the idle time after which NVLinks of a GPU enter the low-power state.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetNvLinkDeviceLowPowerThreshold =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlNvLinkPowerThres_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetNvLinkDeviceLowPowerThreshold", "device info",
    slots::nvmlDeviceSetNvLinkDeviceLowPowerThreshold
);

documented!(nvmlDeviceSetNvLinkUtilizationControl, c"nvmlDeviceSetNvLinkUtilizationControl($self, device, link, counter, control, reset)
--

Sets the events that an NVLink traffic counter counts.

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Sets the NVLink bandwidth mode of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetNvlinkBwMode = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlNvlinkSetBwMode_t, nvml::nvmlReturn_t), "nvmlDeviceSetNvlinkBwMode",
    "device setBwMode", slots::nvmlDeviceSetNvlinkBwMode
);

documented!(nvmlDeviceSetNvlinkBwModeAsync_v1, c"nvmlDeviceSetNvlinkBwModeAsync_v1($self, device, setBwModeAsync)
--

Sets the NVLink bandwidth mode of a GPU and waits for completion, up to a timeout.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetNvlinkBwModeAsync_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkSetBwModeAsync_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetNvlinkBwModeAsync_v1", "device setBwModeAsync",
    slots::nvmlDeviceSetNvlinkBwModeAsync_v1
);

documented!(nvmlDeviceSetNvlinkNvleReady_v1, c"nvmlDeviceSetNvlinkNvleReady_v1($self, device, setNvleReady)
--

Sets whether a GPU is ready for NVLink encryption (NVLE).

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetNvlinkNvleReady_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkSetNvleReady_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetNvlinkNvleReady_v1", "device setNvleReady",
    slots::nvmlDeviceSetNvlinkNvleReady_v1
);

documented!(nvmlDeviceSetPersistenceMode, c"nvmlDeviceSetPersistenceMode($self, device, mode)
--

Sets whether the driver of a GPU stays loaded while there are no clients (Linux).

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetPersistenceMode = like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t,
    nvml::nvmlEnableState_t, nvml::nvmlReturn_t), "nvmlDeviceSetPersistenceMode",
    "device mode", slots::nvmlDeviceSetPersistenceMode
);

documented!(nvmlDeviceSetPowerManagementLimit, c"nvmlDeviceSetPowerManagementLimit($self, device, limit)
--

Sets the power limit in milliwatts of a GPU, until the driver is unloaded.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetPowerManagementLimit =
    like_nvmlDeviceCcuSetStreamState(nvml::nvmlDevice_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetPowerManagementLimit", "device limit",
    slots::nvmlDeviceSetPowerManagementLimit
);

documented!(nvmlDeviceSetPowerManagementLimit_v2, c"nvmlDeviceSetPowerManagementLimit_v2($self, device, powerValue)
--

Sets the power limit in milliwatts of a GPU or of its whole module.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetPowerManagementLimit_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t, nvml::nvmlPowerValue_v2_t,
    nvml::nvmlReturn_t), "nvmlDeviceSetPowerManagementLimit_v2", "device powerValue",
    slots::nvmlDeviceSetPowerManagementLimit_v2
);

documented!(nvmlDeviceSetPowerMizerMode_v1, c"nvmlDeviceSetPowerMizerMode_v1($self, device, powerMizerMode)
--

Sets the PowerMizer mode of a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetPowerMizerMode_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlDevicePowerMizerModes_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetPowerMizerMode_v1", "device powerMizerMode",
    slots::nvmlDeviceSetPowerMizerMode_v1
);

documented!(nvmlDeviceSetRusdSettings_v1, c"nvmlDeviceSetRusdSettings_v1($self, device, settings)
--

Selects the groups of values that the driver polls for a GPU's user-shared data (RUSD).

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
Declared in ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetRusdSettings_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlRusdSettings_v1_t, nvml::nvmlReturn_t), "nvmlDeviceSetRusdSettings_v1",
    "device settings", slots::nvmlDeviceSetRusdSettings_v1
);

documented!(nvmlDeviceSetTemperatureThreshold, c"nvmlDeviceSetTemperatureThreshold($self, device, thresholdType, temp)
--

Sets a temperature threshold in °C of a GPU, if the GPU supports it.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Enables or disables a vGPU capability of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.4.
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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetVgpuHeterogeneousMode =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlVgpuHeterogeneousMode_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetVgpuHeterogeneousMode", "device pHeterogeneousMode",
    slots::nvmlDeviceSetVgpuHeterogeneousMode
);

shared!(
    nvmlDeviceSetVgpuSchedulerState =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlVgpuSchedulerSetState_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetVgpuSchedulerState", "device pSchedulerState",
    slots::nvmlDeviceSetVgpuSchedulerState
);

documented!(nvmlDeviceSetVgpuSchedulerState_v2, c"nvmlDeviceSetVgpuSchedulerState_v2($self, device, pSchedulerState)
--

Configures a GPU's vGPU scheduler: policy, averaging and time slice.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetVgpuSchedulerState_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlVgpuSchedulerState_v2_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetVgpuSchedulerState_v2", "device pSchedulerState",
    slots::nvmlDeviceSetVgpuSchedulerState_v2
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetVirtualizationMode =
    like_nvmlDeviceClearEccErrorCounts(nvml::nvmlDevice_t,
    nvml::nvmlGpuVirtualizationMode_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetVirtualizationMode", "device virtualMode",
    slots::nvmlDeviceSetVirtualizationMode
);

documented!(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1, c"nvmlDeviceSetupNvlinkNvleEncryptionKey_v1($self, device, encryptionKey)
--

Sets the key with which two GPUs encrypt their NVLink traffic (NVLE).

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
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlNvlinkSetupNvleEncryptionKey_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1", "device encryptionKey",
    slots::nvmlDeviceSetupNvlinkNvleEncryptionKey_v1
);

documented!(nvmlDeviceValidateInforom, c"nvmlDeviceValidateInforom($self, device)
--

Reads a GPU's InfoROM and verifies its checksums.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceValidateInforom = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceValidateInforom", "device",
    slots::nvmlDeviceValidateInforom
);

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceVgpuForceGspUnload = like_nvmlComputeInstanceDestroy(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlDeviceVgpuForceGspUnload", "device",
    slots::nvmlDeviceVgpuForceGspUnload
);

shared!(
    nvmlDeviceWorkloadPowerProfileClearRequestedProfiles =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlWorkloadPowerProfileRequestedProfiles_t, nvml::nvmlReturn_t),
    "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", "device requestedProfiles",
    slots::nvmlDeviceWorkloadPowerProfileClearRequestedProfiles
);

documented!(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, c"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles($self, device)
--

Returns the requested and the enforced workload power profiles of a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceWorkloadPowerProfileGetCurrentProfiles =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlWorkloadPowerProfileCurrentProfiles_t, nvml::nvmlReturn_t),
    "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", "device",
    slots::nvmlDeviceWorkloadPowerProfileGetCurrentProfiles
);

documented!(nvmlDeviceWorkloadPowerProfileGetProfilesInfo, c"nvmlDeviceWorkloadPowerProfileGetProfilesInfo($self, device)
--

Lists a GPU's workload power profiles, with their priorities and conflicts.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceWorkloadPowerProfileGetProfilesInfo =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlWorkloadPowerProfileProfilesInfo_t, nvml::nvmlReturn_t),
    "nvmlDeviceWorkloadPowerProfileGetProfilesInfo", "device",
    slots::nvmlDeviceWorkloadPowerProfileGetProfilesInfo
);

shared!(
    nvmlDeviceWorkloadPowerProfileSetRequestedProfiles =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml::nvmlWorkloadPowerProfileRequestedProfiles_t, nvml::nvmlReturn_t),
    "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", "device requestedProfiles",
    slots::nvmlDeviceWorkloadPowerProfileSetRequestedProfiles
);

documented!(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1, c"nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1($self, device, updateProfiles)
--

Adds, removes or replaces the workload power profiles requested for a GPU.

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
Declared in ``nvml.h``. Since CUDA 13.1.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlDevice_t,
    nvml13::nvmlWorkloadPowerProfileUpdateProfiles_v1_t, nvml::nvmlReturn_t),
    "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1", "device updateProfiles",
    slots::nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1
);

documented!(nvmlErrorString, c"nvmlErrorString($self, result)
--

Returns the English description of a result code.

``const char *nvmlErrorString(nvmlReturn_t result)``

Parameters
----------
result : nvmlReturn_t

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Creates an empty event set.

``nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
set : nvmlEventSet_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetCreate = like_nvmlEventSetCreate(nvml::nvmlReturn_t,
    nvml::nvmlEventSet_t), "nvmlEventSetCreate", "", slots::nvmlEventSetCreate
);

/// The shared body of `nvmlEventSetCreate` and other functions.
#[inline(never)]
fn like_nvmlEventSetCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(nvmlEventSetFree, c"nvmlEventSetFree($self, set)
--

Frees an event set.

``nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)``

Parameters
----------
set : nvmlEventSet_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Warnings
--------
- No thread may use ``set``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetFree = like_nvmlComputeInstanceDestroy(nvml::nvmlEventSet_t,
    nvml::nvmlReturn_t), "nvmlEventSetFree", "set", slots::nvmlEventSetFree
);

documented!(nvmlEventSetGetContextCount_v1, c"nvmlEventSetGetContextCount_v1($self, set)
--

Returns the number of context items of the last event of an event set.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetGetContextCount_v1 =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlEventSet_t,
    nvml13::nvmlEventSetGetContextCount_v1_t, nvml::nvmlReturn_t),
    "nvmlEventSetGetContextCount_v1", "set", slots::nvmlEventSetGetContextCount_v1
);

documented!(nvmlEventSetGetContextData_v1, c"nvmlEventSetGetContextData_v1($self, set, params)
--

Copies the data of one context item of an event.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetGetContextData_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlEventSet_t,
    nvml13::nvmlEventSetGetContextData_v1_t, nvml::nvmlReturn_t),
    "nvmlEventSetGetContextData_v1", "set params", slots::nvmlEventSetGetContextData_v1
);

documented!(nvmlEventSetGetContextInfo_v1, c"nvmlEventSetGetContextInfo_v1($self, set, params)
--

Stores in ``params`` the kind and size of one context item of an event.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetGetContextInfo_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlEventSet_t,
    nvml13::nvmlEventSetGetContextInfo_v1_t, nvml::nvmlReturn_t),
    "nvmlEventSetGetContextInfo_v1", "set params", slots::nvmlEventSetGetContextInfo_v1
);

documented!(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1, c"nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1($self, set, params)
--

Stores in ``params`` the Xid code in one context item of an event.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlEventSet_t,
    nvml13::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, nvml::nvmlReturn_t),
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1", "set params",
    slots::nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1
);

documented!(nvmlEventSetRegisterGpuOperationalEvents_v1, c"nvmlEventSetRegisterGpuOperationalEvents_v1($self, eventSet, config)
--

Adds operational events of a GPU, from a given level and severity upward, to an event set.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetRegisterGpuOperationalEvents_v1 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlEventSet_t,
    nvml13::nvmlGpuOperationalEventConfig_v1_t, nvml::nvmlReturn_t),
    "nvmlEventSetRegisterGpuOperationalEvents_v1", "eventSet config",
    slots::nvmlEventSetRegisterGpuOperationalEvents_v1
);

documented!(nvmlEventSetWait, c"nvmlEventSetWait($self, set, timeoutms)
--

Waits for one event of an event set, up to a timeout in milliseconds.

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
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Waits for one event of an event set, and returns its module, severity, timestamp and instance.

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
Declared in ``nvml.h``. Since CUDA 13.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlEventSetWait_v3 = like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlEventSet_t,
    nvml13::nvmlEventSetWait_v3_t, nvml::nvmlReturn_t), "nvmlEventSetWait_v3",
    "set params", slots::nvmlEventSetWait_v3
);

documented!(nvmlGetBlacklistDeviceCount, c"nvmlGetBlacklistDeviceCount($self)
--

Returns the number of GPUs that the driver configuration excludes.

``nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``.
deviceCount : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGetBlacklistDeviceCount = like_nvmlDeviceGetCount(nvml::nvmlReturn_t),
    "nvmlGetBlacklistDeviceCount", "", slots::nvmlGetExcludedDeviceCount
);

documented!(nvmlGetBlacklistDeviceInfoByIndex, c"nvmlGetBlacklistDeviceInfoByIndex($self, index)
--

Returns the PCI address and UUID of an excluded GPU, given its index.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether the driver has a vGPU capability, such as mixed vGPU types on one GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the range of vGPU versions that the host supports, and the range to which the host is limited.

``nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNKNOWN``.
supported : nvmlVgpuVersion_t
current : nvmlVgpuVersion_t

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlGetVgpuVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlGetVgpuVersion());
    let (c_supported, c_supported_place) = out::new_record(py, &nvml::nvmlVgpuVersion_t)?;
    let (c_current, c_current_place) = out::new_record(py, &nvml::nvmlVgpuVersion_t)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlGetVgpuVersion)?;
    let status = unsafe { released(py, || function(c_supported_place.cast(), c_current_place.cast())) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

documented!(nvmlGpmMigSampleGet, c"nvmlGpmMigSampleGet($self, device, gpuInstanceId, gpmSample)
--

Takes a GPM sample of one MIG GPU instance.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether a GPU supports GPU performance monitoring (GPM).

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmQueryDeviceSupport = like_nvmlComputeInstanceGetInfo(nvml::nvmlDevice_t,
    nvml::nvmlGpmSupport_t, nvml::nvmlReturn_t), "nvmlGpmQueryDeviceSupport", "device",
    slots::nvmlGpmQueryDeviceSupport
);

documented!(nvmlGpmQueryIfStreamingEnabled, c"nvmlGpmQueryIfStreamingEnabled($self, device)
--

Returns whether streaming of GPM samples is enabled on a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmQueryIfStreamingEnabled = like_nvmlDeviceCcuGetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlGpmQueryIfStreamingEnabled", "device",
    slots::nvmlGpmQueryIfStreamingEnabled
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmSampleAlloc = like_nvmlEventSetCreate(nvml::nvmlReturn_t,
    nvml::nvmlGpmSample_t), "nvmlGpmSampleAlloc", "", slots::nvmlGpmSampleAlloc
);

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

Warnings
--------
- No thread may use ``gpmSample``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmSampleFree = like_nvmlComputeInstanceDestroy(nvml::nvmlGpmSample_t,
    nvml::nvmlReturn_t), "nvmlGpmSampleFree", "gpmSample", slots::nvmlGpmSampleFree
);

documented!(nvmlGpmSampleGet, c"nvmlGpmSampleGet($self, device, gpmSample)
--

Takes a GPM sample of a whole GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Enables or disables streaming of GPM samples on a GPU.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpmSetStreamingEnabled = like_nvmlDeviceCcuSetStreamState(nvml::nvmlDevice_t,
    nvml::nvmlReturn_t), "nvmlGpmSetStreamingEnabled", "device state",
    slots::nvmlGpmSetStreamingEnabled
);

documented!(nvmlGpuInstanceCreateComputeInstance, c"nvmlGpuInstanceCreateComputeInstance($self, gpuInstance, profileId)
--

Creates a compute instance with a given profile in a GPU instance.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceCreateComputeInstance =
    like_nvmlDeviceCreateGpuInstance(nvml::nvmlGpuInstance_t, nvml::nvmlReturn_t,
    nvml::nvmlComputeInstance_t), "nvmlGpuInstanceCreateComputeInstance",
    "gpuInstance profileId", slots::nvmlGpuInstanceCreateComputeInstance
);

documented!(nvmlGpuInstanceCreateComputeInstanceWithPlacement, c"nvmlGpuInstanceCreateComputeInstanceWithPlacement($self, gpuInstance, profileId, placement)
--

Creates a compute instance with a given profile and placement in a GPU instance.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceCreateComputeInstanceWithPlacement =
    like_nvmlDeviceCreateGpuInstanceWithPlacement(nvml::nvmlGpuInstance_t,
    nvml::nvmlComputeInstancePlacement_t, nvml::nvmlReturn_t,
    nvml::nvmlComputeInstance_t), "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    "gpuInstance profileId placement",
    slots::nvmlGpuInstanceCreateComputeInstanceWithPlacement
);

documented!(nvmlGpuInstanceDestroy, c"nvmlGpuInstanceDestroy($self, gpuInstance)
--

Destroys a GPU instance, which must not contain compute instances.

``nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_IN_USE``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.

Warnings
--------
- No thread may use ``gpuInstance``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceDestroy = like_nvmlComputeInstanceDestroy(nvml::nvmlGpuInstance_t,
    nvml::nvmlReturn_t), "nvmlGpuInstanceDestroy", "gpuInstance",
    slots::nvmlGpuInstanceDestroy
);

documented!(nvmlGpuInstanceGetActiveVgpus, c"nvmlGpuInstanceGetActiveVgpus($self, gpuInstance, pVgpuInstanceInfo)
--

Stores in ``pVgpuInstanceInfo`` the active vGPUs in a GPU instance.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetActiveVgpus =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlActiveVgpuInstanceInfo_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetActiveVgpus", "gpuInstance pVgpuInstanceInfo",
    slots::nvmlGpuInstanceGetActiveVgpus
);

documented!(nvmlGpuInstanceGetComputeInstanceById, c"nvmlGpuInstanceGetComputeInstanceById($self, gpuInstance, id)
--

Returns a compute instance of a GPU instance, given its ID.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstanceById =
    like_nvmlDeviceCreateGpuInstance(nvml::nvmlGpuInstance_t, nvml::nvmlReturn_t,
    nvml::nvmlComputeInstance_t), "nvmlGpuInstanceGetComputeInstanceById",
    "gpuInstance id", slots::nvmlGpuInstanceGetComputeInstanceById
);

documented!(nvmlGpuInstanceGetComputeInstancePossiblePlacements, c"nvmlGpuInstanceGetComputeInstancePossiblePlacements($self, gpuInstance, profileId, count=0)
--

Lists the possible placements of compute instances with a given profile in a GPU instance.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstancePossiblePlacements =
    like_nvmlDeviceGetGpuInstancePossiblePlacements(nvml::nvmlGpuInstance_t,
    nvml::nvmlComputeInstancePlacement_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements", "gpuInstance profileId count",
    slots::nvmlGpuInstanceGetComputeInstancePossiblePlacements
);

documented!(nvmlGpuInstanceGetComputeInstanceProfileInfo, c"nvmlGpuInstanceGetComputeInstanceProfileInfo($self, gpuInstance, profile, engProfile)
--

Returns the resources of a compute instance profile: slices, SMs and engines.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstanceProfileInfo =
    like_nvmlDeviceGetNvLinkUtilizationControl(nvml::nvmlGpuInstance_t,
    nvml::nvmlComputeInstanceProfileInfo_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetComputeInstanceProfileInfo", "gpuInstance profile engProfile",
    slots::nvmlGpuInstanceGetComputeInstanceProfileInfo
);

documented!(nvmlGpuInstanceGetComputeInstanceProfileInfoV, c"nvmlGpuInstanceGetComputeInstanceProfileInfoV($self, gpuInstance, profile, engProfile)
--

Returns the resources of a compute instance profile, as a versioned record with its name.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstanceProfileInfoV =
    like_nvmlDeviceGetNvLinkUtilizationControl(nvml::nvmlGpuInstance_t,
    nvml::nvmlComputeInstanceProfileInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetComputeInstanceProfileInfoV", "gpuInstance profile engProfile",
    slots::nvmlGpuInstanceGetComputeInstanceProfileInfoV
);

documented!(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, c"nvmlGpuInstanceGetComputeInstanceRemainingCapacity($self, gpuInstance, profileId)
--

Returns how many more compute instances with a given profile fit in a GPU instance.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstanceRemainingCapacity =
    like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlGpuInstance_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetComputeInstanceRemainingCapacity", "gpuInstance profileId",
    slots::nvmlGpuInstanceGetComputeInstanceRemainingCapacity
);

documented!(nvmlGpuInstanceGetComputeInstances, c"nvmlGpuInstanceGetComputeInstances($self, gpuInstance, profileId, count=0)
--

Lists the compute instances of a GPU instance that have a given profile.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetComputeInstances =
    like_nvmlDeviceGetGpuInstances(nvml::nvmlGpuInstance_t, nvml::nvmlComputeInstance_t,
    nvml::nvmlReturn_t), "nvmlGpuInstanceGetComputeInstances",
    "gpuInstance profileId count", slots::nvmlGpuInstanceGetComputeInstances
);

documented!(nvmlGpuInstanceGetCreatableVgpus, c"nvmlGpuInstanceGetCreatableVgpus($self, gpuInstance, pVgpus)
--

Stores in ``pVgpus`` the vGPU types that can currently be created in a GPU instance.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetCreatableVgpus =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuTypeIdInfo_t, nvml::nvmlReturn_t), "nvmlGpuInstanceGetCreatableVgpus",
    "gpuInstance pVgpus", slots::nvmlGpuInstanceGetCreatableVgpus
);

documented!(nvmlGpuInstanceGetInfo, c"nvmlGpuInstanceGetInfo($self, gpuInstance)
--

Returns the device, ID, profile and placement of a GPU instance.

``nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)``

Parameters
----------
gpuInstance : nvmlGpuInstance_t or None

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNINITIALIZED``.
info : nvmlGpuInstanceInfo_t
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlGpuInstance_t,
    nvml::nvmlGpuInstanceInfo_t, nvml::nvmlReturn_t), "nvmlGpuInstanceGetInfo",
    "gpuInstance", slots::nvmlGpuInstanceGetInfo
);

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetVgpuHeterogeneousMode =
    like_nvmlComputeInstanceGetInfo(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuHeterogeneousMode_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuHeterogeneousMode", "gpuInstance",
    slots::nvmlGpuInstanceGetVgpuHeterogeneousMode
);

shared!(
    nvmlGpuInstanceGetVgpuSchedulerLog =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuSchedulerLogInfo_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuSchedulerLog", "gpuInstance pSchedulerLogInfo",
    slots::nvmlGpuInstanceGetVgpuSchedulerLog
);

documented!(nvmlGpuInstanceGetVgpuSchedulerLog_v2, c"nvmlGpuInstanceGetVgpuSchedulerLog_v2($self, gpuInstance, pSchedulerLogInfo)
--

Reads the log of a GPU instance's vGPU scheduler for one engine.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetVgpuSchedulerLog_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml13::nvmlVgpuSchedulerLogInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuSchedulerLog_v2", "gpuInstance pSchedulerLogInfo",
    slots::nvmlGpuInstanceGetVgpuSchedulerLog_v2
);

shared!(
    nvmlGpuInstanceGetVgpuSchedulerState =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuSchedulerStateInfo_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuSchedulerState", "gpuInstance pSchedulerStateInfo",
    slots::nvmlGpuInstanceGetVgpuSchedulerState
);

documented!(nvmlGpuInstanceGetVgpuSchedulerState_v2, c"nvmlGpuInstanceGetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerStateInfo)
--

Stores in ``pSchedulerStateInfo`` a GPU instance's vGPU scheduler policy, averaging and time slice.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetVgpuSchedulerState_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml13::nvmlVgpuSchedulerStateInfo_v2_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuSchedulerState_v2", "gpuInstance pSchedulerStateInfo",
    slots::nvmlGpuInstanceGetVgpuSchedulerState_v2
);

documented!(nvmlGpuInstanceGetVgpuTypeCreatablePlacements, c"nvmlGpuInstanceGetVgpuTypeCreatablePlacements($self, gpuInstance, pCreatablePlacementInfo)
--

Stores in ``pCreatablePlacementInfo`` the placements in a GPU instance where a vGPU type can be created.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceGetVgpuTypeCreatablePlacements =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuCreatablePlacementInfo_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
    "gpuInstance pCreatablePlacementInfo",
    slots::nvmlGpuInstanceGetVgpuTypeCreatablePlacements
);

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceSetVgpuHeterogeneousMode =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuHeterogeneousMode_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceSetVgpuHeterogeneousMode", "gpuInstance pHeterogeneousMode",
    slots::nvmlGpuInstanceSetVgpuHeterogeneousMode
);

shared!(
    nvmlGpuInstanceSetVgpuSchedulerState =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml::nvmlVgpuSchedulerState_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceSetVgpuSchedulerState", "gpuInstance pScheduler",
    slots::nvmlGpuInstanceSetVgpuSchedulerState
);

documented!(nvmlGpuInstanceSetVgpuSchedulerState_v2, c"nvmlGpuInstanceSetVgpuSchedulerState_v2($self, gpuInstance, pSchedulerState)
--

Configures a GPU instance's vGPU scheduler: policy, averaging and time slice.

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
Declared in ``nvml.h``. Since CUDA 13.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlGpuInstanceSetVgpuSchedulerState_v2 =
    like_nvmlDeviceGetAccountingStats_v2(nvml::nvmlGpuInstance_t,
    nvml13::nvmlVgpuSchedulerState_v2_t, nvml::nvmlReturn_t),
    "nvmlGpuInstanceSetVgpuSchedulerState_v2", "gpuInstance pSchedulerState",
    slots::nvmlGpuInstanceSetVgpuSchedulerState_v2
);

documented!(nvmlInit, c"nvmlInit($self)
--

Initializes NVML and finds the GPUs without opening them; each call requires a matching ``nvmlShutdown``.

``nvmlReturn_t nvmlInit_v2(void)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_DRIVER_NOT_LOADED``, ``NVML_ERROR_NO_PERMISSION``, ``NVML_ERROR_UNKNOWN``.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlInit = like_nvmlInit(nvml::nvmlReturn_t), "nvmlInit", "", slots::nvmlInit_v2
);

/// The shared body of `nvmlInit` and other functions.
#[inline(never)]
fn like_nvmlInit<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let function: unsafe extern "system" fn() -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function()) };
            returned0(py, t0, status)
        },
    )
}

shared!(
    nvmlInitWithFlags = like_nvmlInitWithFlags(nvml::nvmlReturn_t), "nvmlInitWithFlags",
    "flags", slots::nvmlInitWithFlags
);

/// The shared body of `nvmlInitWithFlags` and other functions.
#[inline(never)]
fn like_nvmlInitWithFlags<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::u32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSetVgpuVersion = like_nvmlDeviceDiscoverGpus(nvml::nvmlVgpuVersion_t,
    nvml::nvmlReturn_t), "nvmlSetVgpuVersion", "vgpuVersion", slots::nvmlSetVgpuVersion
);

documented!(nvmlShutdown, c"nvmlShutdown($self)
--

Undoes one initialization of NVML; the last call frees all its resources.

``nvmlReturn_t nvmlShutdown(void)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.

Warnings
--------
- No thread may use objects that the library has returned, during or after the call.

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlShutdown = like_nvmlInit(nvml::nvmlReturn_t), "nvmlShutdown", "",
    slots::nvmlShutdown
);

shared!(
    nvmlSystemEventSetCreate =
    like_nvmlSystemEventSetCreate(nvml::nvmlSystemEventSetCreateRequest_t,
    nvml::nvmlReturn_t), "nvmlSystemEventSetCreate", "", slots::nvmlSystemEventSetCreate
);

/// The shared body of `nvmlSystemEventSetCreate` and other functions.
#[inline(never)]
fn like_nvmlSystemEventSetCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let (c0, c0_place) = out::new_record(py, t0)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(nvmlSystemEventSetFree, c"nvmlSystemEventSetFree($self, request)
--

Frees an event set for system events.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemEventSetFree =
    like_nvmlDeviceDiscoverGpus(nvml::nvmlSystemEventSetFreeRequest_t,
    nvml::nvmlReturn_t), "nvmlSystemEventSetFree", "request",
    slots::nvmlSystemEventSetFree
);

documented!(nvmlSystemEventSetWait, c"nvmlSystemEventSetWait($self, request)
--

Waits for system events, up to a timeout in milliseconds.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemEventSetWait =
    like_nvmlDeviceDiscoverGpus(nvml::nvmlSystemEventSetWaitRequest_t,
    nvml::nvmlReturn_t), "nvmlSystemEventSetWait", "request",
    slots::nvmlSystemEventSetWait
);

documented!(nvmlSystemGetCPER_v1, c"nvmlSystemGetCPER_v1($self, cper)
--

Reads hardware error records in the CPER format, starting at a cursor.

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
Declared in ``nvml.h``. Since CUDA 13.3.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetCPER_v1 = like_nvmlDeviceDiscoverGpus(nvml13::nvmlGetCPER_v1_t,
    nvml::nvmlReturn_t), "nvmlSystemGetCPER_v1", "cper", slots::nvmlSystemGetCPER_v1
);

documented!(nvmlSystemGetConfComputeCapabilities, c"nvmlSystemGetConfComputeCapabilities($self)
--

Returns the confidential computing capabilities of the CPU and the GPUs.

``nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
capabilities : nvmlConfComputeSystemCaps_t

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeCapabilities =
    like_nvmlSystemEventSetCreate(nvml::nvmlConfComputeSystemCaps_t, nvml::nvmlReturn_t),
    "nvmlSystemGetConfComputeCapabilities", "",
    slots::nvmlSystemGetConfComputeCapabilities
);

documented!(nvmlSystemGetConfComputeGpusReadyState, c"nvmlSystemGetConfComputeGpusReadyState($self)
--

Returns whether the GPUs accept work under confidential computing.

``nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``.
isAcceptingWork : int

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeGpusReadyState = like_nvmlDeviceGetCount(nvml::nvmlReturn_t),
    "nvmlSystemGetConfComputeGpusReadyState", "",
    slots::nvmlSystemGetConfComputeGpusReadyState
);

documented!(nvmlSystemGetConfComputeKeyRotationThresholdInfo, c"nvmlSystemGetConfComputeKeyRotationThresholdInfo($self)
--

Returns the attacker advantage that triggers a rotation of the encryption keys.

``nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
pKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeKeyRotationThresholdInfo =
    like_nvmlSystemEventSetCreate(nvml::nvmlConfComputeGetKeyRotationThresholdInfo_t,
    nvml::nvmlReturn_t), "nvmlSystemGetConfComputeKeyRotationThresholdInfo", "",
    slots::nvmlSystemGetConfComputeKeyRotationThresholdInfo
);

documented!(nvmlSystemGetConfComputeSettings, c"nvmlSystemGetConfComputeSettings($self)
--

Returns the system's confidential computing settings, such as the multi-GPU mode.

``nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
settings : nvmlSystemConfComputeSettings_t

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeSettings =
    like_nvmlSystemEventSetCreate(nvml::nvmlSystemConfComputeSettings_t,
    nvml::nvmlReturn_t), "nvmlSystemGetConfComputeSettings", "",
    slots::nvmlSystemGetConfComputeSettings
);

documented!(nvmlSystemGetConfComputeSettings_v2, c"nvmlSystemGetConfComputeSettings_v2($self)
--

Returns the system's confidential computing settings, in version 2 of the record.

``nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_ARGUMENT_VERSION_MISMATCH``, ``NVML_ERROR_GPU_IS_LOST``, ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
settings : nvmlSystemConfComputeSettings_v2_t

Notes
-----
Declared in ``nvml.h``. Since CUDA 13.5.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeSettings_v2 =
    like_nvmlSystemEventSetCreate(nvml13::nvmlSystemConfComputeSettings_v2_t,
    nvml::nvmlReturn_t), "nvmlSystemGetConfComputeSettings_v2", "",
    slots::nvmlSystemGetConfComputeSettings_v2
);

documented!(nvmlSystemGetConfComputeState, c"nvmlSystemGetConfComputeState($self)
--

Returns whether confidential computing and its development mode are enabled.

``nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_UNINITIALIZED``.
state : nvmlConfComputeSystemState_t

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetConfComputeState =
    like_nvmlSystemEventSetCreate(nvml::nvmlConfComputeSystemState_t,
    nvml::nvmlReturn_t), "nvmlSystemGetConfComputeState", "",
    slots::nvmlSystemGetConfComputeState
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetCudaDriverVersion =
    like_nvmlSystemGetCudaDriverVersion(nvml::nvmlReturn_t),
    "nvmlSystemGetCudaDriverVersion", "", slots::nvmlSystemGetCudaDriverVersion
);

/// The shared body of `nvmlSystemGetCudaDriverVersion` and other functions.
#[inline(never)]
fn like_nvmlSystemGetCudaDriverVersion<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetCudaDriverVersion_v2 =
    like_nvmlSystemGetCudaDriverVersion(nvml::nvmlReturn_t),
    "nvmlSystemGetCudaDriverVersion_v2", "", slots::nvmlSystemGetCudaDriverVersion_v2
);

documented!(nvmlSystemGetDriverBranch, c"nvmlSystemGetDriverBranch($self, length)
--

Returns the release branch of the graphics driver as a string.

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
Declared in ``nvml.h``. Since CUDA 12.6.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the version of the graphics driver as a string, such as ``580.65.06``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetDriverVersion = like_nvmlSystemGetDriverVersion(nvml::nvmlReturn_t),
    "nvmlSystemGetDriverVersion", "length", slots::nvmlSystemGetDriverVersion
);

/// The shared body of `nvmlSystemGetDriverVersion` and other functions.
#[inline(never)]
fn like_nvmlSystemGetDriverVersion<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::u32(a0, own.name(0))?;
            let c0_size: usize = c1 as usize;
            let (c0_bytes, c0) = args::output_bytes(py, c0_size)?;
            let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1)) };
            returned(py, t0, status, 1, |tuple| tuple.push(c0_bytes.into_any()))
        },
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlSystemGetHicVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetHicVersion(; hwbcCount));
    let arena = CallArena::new();
    let mut c_hwbcCount = args::optional(hwbcCount, 0, |object| args::u32(object, "hwbcCount"))?;
    let c_hwbcEntries_length: usize = c_hwbcCount as usize;
    let c_hwbcEntries = args::output_memory(
        py, c_hwbcEntries_length, Ty::Record(&nvml::nvmlHwbcEntry_t).size(), &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlSystemGetHicVersion)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Returns the version of NVML as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetNVMLVersion = like_nvmlSystemGetDriverVersion(nvml::nvmlReturn_t),
    "nvmlSystemGetNVMLVersion", "length", slots::nvmlSystemGetNVMLVersion
);

documented!(nvmlSystemGetNvlinkBwMode, c"nvmlSystemGetNvlinkBwMode($self)
--

Returns the NVLink bandwidth mode of the whole system.

``nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_NOT_SUPPORTED``, ``NVML_ERROR_NO_PERMISSION``.
nvlinkBwMode : int

Notes
-----
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemGetNvlinkBwMode = like_nvmlDeviceGetCount(nvml::nvmlReturn_t),
    "nvmlSystemGetNvlinkBwMode", "", slots::nvmlSystemGetNvlinkBwMode
);

documented!(nvmlSystemGetProcessName, c"nvmlSystemGetProcessName($self, pid, length)
--

Returns the name of a process, given its ID, with its path and arguments if possible.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlSystemGetProcessName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([pid, object_length], []) = call.bind("nvmlSystemGetProcessName", "pid length")?;
    let py = call.py();
    ints!(u32, c_pid = pid);
    let c_length = args::u32(object_length, "length")?;
    let c_name_size: usize = c_length as usize;
    let (c_name_bytes, c_name) = args::output_bytes(py, c_name_size)?;
    let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.symbol(slots::nvmlSystemGetProcessName)?;
    let status = unsafe { released(py, || function(c_pid, c_name.cast(), c_length)) };
    returned(py, &nvml::nvmlReturn_t, status, 1, |tuple| tuple.push(c_name_bytes.into_any()))
}

documented!(nvmlSystemGetTopologyGpuSet, c"nvmlSystemGetTopologyGpuSet($self, cpuNumber, count=0)
--

Lists the GPUs that are close to a CPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlSystemGetTopologyGpuSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlSystemGetTopologyGpuSet(cpuNumber; count));
    let arena = CallArena::new();
    ints!(u32, c_cpuNumber = cpuNumber);
    let mut c_count = args::optional(count, 0, |object| args::u32(object, "count"))?;
    let c_deviceArray_length: usize = c_count as usize;
    let c_deviceArray = args::output_memory(py, c_deviceArray_length, Ty::Value(&nvml::nvmlDevice_t).size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlSystemGetTopologyGpuSet)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
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

Adds types of system events to an event set.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemRegisterEvents =
    like_nvmlDeviceDiscoverGpus(nvml::nvmlSystemRegisterEventRequest_t,
    nvml::nvmlReturn_t), "nvmlSystemRegisterEvents", "request",
    slots::nvmlSystemRegisterEvents
);

documented!(nvmlSystemSetConfComputeGpusReadyState, c"nvmlSystemSetConfComputeGpusReadyState($self, isAcceptingWork)
--

Sets whether the GPUs accept work under confidential computing.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemSetConfComputeGpusReadyState = like_nvmlInitWithFlags(nvml::nvmlReturn_t),
    "nvmlSystemSetConfComputeGpusReadyState", "isAcceptingWork",
    slots::nvmlSystemSetConfComputeGpusReadyState
);

documented!(nvmlSystemSetConfComputeKeyRotationThresholdInfo, c"nvmlSystemSetConfComputeKeyRotationThresholdInfo($self, pKeyRotationThrInfo)
--

Sets the attacker advantage that triggers a rotation of the encryption keys.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemSetConfComputeKeyRotationThresholdInfo =
    like_nvmlDeviceDiscoverGpus(nvml::nvmlConfComputeSetKeyRotationThresholdInfo_t,
    nvml::nvmlReturn_t), "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
    "pKeyRotationThrInfo", slots::nvmlSystemSetConfComputeKeyRotationThresholdInfo
);

documented!(nvmlSystemSetNvlinkBwMode, c"nvmlSystemSetNvlinkBwMode($self, nvlinkBwMode)
--

Sets the NVLink bandwidth mode of the whole system.

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
Declared in ``nvml.h``. Since CUDA 12.2.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlSystemSetNvlinkBwMode = like_nvmlInitWithFlags(nvml::nvmlReturn_t),
    "nvmlSystemSetNvlinkBwMode", "nvlinkBwMode", slots::nvmlSystemSetNvlinkBwMode
);

documented!(nvmlUnitGetCount, c"nvmlUnitGetCount($self)
--

Returns the number of S-class units in the system.

``nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)``

Returns
-------
nvmlReturn_t
    ``NVML_SUCCESS``. Documented errors: ``NVML_ERROR_INVALID_ARGUMENT``, ``NVML_ERROR_UNINITIALIZED``, ``NVML_ERROR_UNKNOWN``.
unitCount : int

Notes
-----
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetCount = like_nvmlDeviceGetCount(nvml::nvmlReturn_t), "nvmlUnitGetCount",
    "", slots::nvmlUnitGetCount
);

documented!(nvmlUnitGetDevices, c"nvmlUnitGetDevices($self, unit, deviceCount=0)
--

Lists the GPUs in an S-class unit.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetDevices = like_nvmlDeviceGetActiveVgpus(nvml::nvmlUnit_t,
    nvml::nvmlDevice_t, nvml::nvmlReturn_t), "nvmlUnitGetDevices", "unit deviceCount",
    slots::nvmlUnitGetDevices
);

documented!(nvmlUnitGetFanSpeedInfo, c"nvmlUnitGetFanSpeedInfo($self, unit)
--

Returns the speed and state of each fan of an S-class unit.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetFanSpeedInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlUnit_t,
    nvml::nvmlUnitFanSpeeds_t, nvml::nvmlReturn_t), "nvmlUnitGetFanSpeedInfo", "unit",
    slots::nvmlUnitGetFanSpeedInfo
);

documented!(nvmlUnitGetHandleByIndex, c"nvmlUnitGetHandleByIndex($self, index)
--

Returns the handle of an S-class unit by its index.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetHandleByIndex = like_nvmlDeviceGetHandleByIndex(nvml::nvmlReturn_t,
    nvml::nvmlUnit_t), "nvmlUnitGetHandleByIndex", "index",
    slots::nvmlUnitGetHandleByIndex
);

documented!(nvmlUnitGetLedState, c"nvmlUnitGetLedState($self, unit)
--

Returns the color of an S-class unit's LED, and the cause if the LED is amber.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetLedState = like_nvmlComputeInstanceGetInfo(nvml::nvmlUnit_t,
    nvml::nvmlLedState_t, nvml::nvmlReturn_t), "nvmlUnitGetLedState", "unit",
    slots::nvmlUnitGetLedState
);

documented!(nvmlUnitGetPsuInfo, c"nvmlUnitGetPsuInfo($self, unit)
--

Returns the state, current, voltage and power of an S-class unit's power supply.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetPsuInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlUnit_t,
    nvml::nvmlPSUInfo_t, nvml::nvmlReturn_t), "nvmlUnitGetPsuInfo", "unit",
    slots::nvmlUnitGetPsuInfo
);

documented!(nvmlUnitGetTemperature, c"nvmlUnitGetTemperature($self, unit, typename)
--

Returns an intake, exhaust or board temperature in °C of an S-class unit.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetTemperature = like_nvmlDeviceGetFanSpeed_v2(nvml::nvmlUnit_t,
    nvml::nvmlReturn_t), "nvmlUnitGetTemperature", "unit typename",
    slots::nvmlUnitGetTemperature
);

documented!(nvmlUnitGetUnitInfo, c"nvmlUnitGetUnitInfo($self, unit)
--

Returns the name, ID, serial number and firmware version of an S-class unit.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitGetUnitInfo = like_nvmlComputeInstanceGetInfo(nvml::nvmlUnit_t,
    nvml::nvmlUnitInfo_t, nvml::nvmlReturn_t), "nvmlUnitGetUnitInfo", "unit",
    slots::nvmlUnitGetUnitInfo
);

documented!(nvmlUnitSetLedState, c"nvmlUnitSetLedState($self, unit, color)
--

Sets the color of an S-class unit's LED.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlUnitSetLedState = like_nvmlDeviceClearEccErrorCounts(nvml::nvmlUnit_t,
    nvml::nvmlLedColor_t, nvml::nvmlReturn_t), "nvmlUnitSetLedState", "unit color",
    slots::nvmlUnitSetLedState
);

documented!(nvmlVgpuInstanceClearAccountingPids, c"nvmlVgpuInstanceClearAccountingPids($self, vgpuInstance)
--

Discards a vGPU's accounting statistics of terminated processes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether a vGPU keeps accounting statistics of processes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetAccountingMode =
    like_nvmlVgpuInstanceGetAccountingMode(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlVgpuInstanceGetAccountingMode", "vgpuInstance",
    slots::nvmlVgpuInstanceGetAccountingMode
);

/// The shared body of `nvmlVgpuInstanceGetAccountingMode` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetAccountingMode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(nvmlVgpuInstanceGetAccountingPids, c"nvmlVgpuInstanceGetAccountingPids($self, vgpuInstance, count=0)
--

Lists the IDs of the processes, including terminated ones, for which a vGPU keeps statistics.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlVgpuInstanceGetAccountingPids)?;
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
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_count)?)?;
            tuple.push(unsafe { out::list(py, &Ty::U32, c_pids.cast(), c_pids_length.min(c_count as usize)) }?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuInstanceGetAccountingStats, c"nvmlVgpuInstanceGetAccountingStats($self, vgpuInstance, pid)
--

Returns the utilization, peak memory use, start time and run time of one process in a vGPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns whether ECC is enabled for a vGPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetEccMode =
    like_nvmlVgpuInstanceGetAccountingMode(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t,
    nvml::nvmlEnableState_t), "nvmlVgpuInstanceGetEccMode", "vgpuInstance",
    slots::nvmlVgpuInstanceGetEccMode
);

documented!(nvmlVgpuInstanceGetEncoderCapacity, c"nvmlVgpuInstanceGetEncoderCapacity($self, vgpuInstance)
--

Returns the percentage of the encoder's capacity that a vGPU may use.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetEncoderCapacity =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuInstance_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetEncoderCapacity", "vgpuInstance",
    slots::nvmlVgpuInstanceGetEncoderCapacity
);

/// The shared body of `nvmlVgpuInstanceGetEncoderCapacity` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetEncoderCapacity<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c1)?))
        },
    )
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetEncoderSessions =
    like_nvmlVgpuInstanceGetEncoderSessions(nvml::nvmlVgpuInstance_t,
    nvml::nvmlEncoderSessionInfo_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetEncoderSessions", "vgpuInstance sessionCount",
    slots::nvmlVgpuInstanceGetEncoderSessions
);

/// The shared body of `nvmlVgpuInstanceGetEncoderSessions` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetEncoderSessions<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c1 = args::optional(a1, 0, |object| args::u32(object, own.name(1)))?;
            let c2_length: usize = c1 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Record(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t2,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::u32(py, c1)?)?;
                        tuple.push(out::none(py))?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t1), c2.cast(), c2_length.min(c1 as usize)) }?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlVgpuInstanceGetEncoderStats, c"nvmlVgpuInstanceGetEncoderStats($self, vgpuInstance)
--

Returns the number of a vGPU's active encoder sessions, with their average frame rate and latency.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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
    let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlVgpuInstanceGetEncoderStats)?;
    let status = unsafe { released(py, || function(
        c_vgpuInstance, (&raw mut c_sessionCount).cast(), (&raw mut c_averageFps).cast(),
        (&raw mut c_averageLatency).cast(),
    )) };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (3, alone),
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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetFBCSessions =
    like_nvmlVgpuInstanceGetEncoderSessions(nvml::nvmlVgpuInstance_t,
    nvml::nvmlFBCSessionInfo_t, nvml::nvmlReturn_t), "nvmlVgpuInstanceGetFBCSessions",
    "vgpuInstance sessionCount", slots::nvmlVgpuInstanceGetFBCSessions
);

documented!(nvmlVgpuInstanceGetFBCStats, c"nvmlVgpuInstanceGetFBCStats($self, vgpuInstance)
--

Returns the number of a vGPU's active frame capture sessions, with their average frame rate and latency.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetFBCStats =
    like_nvmlVgpuInstanceGetFBCStats(nvml::nvmlVgpuInstance_t, nvml::nvmlFBCStats_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetFBCStats", "vgpuInstance",
    slots::nvmlVgpuInstanceGetFBCStats
);

/// The shared body of `nvmlVgpuInstanceGetFBCStats` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetFBCStats<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let (c1, c1_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(nvmlVgpuInstanceGetFbUsage, c"nvmlVgpuInstanceGetFbUsage($self, vgpuInstance)
--

Returns the size in bytes of the memory that a vGPU uses.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetFbUsage =
    like_nvmlVgpuInstanceGetFbUsage(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetFbUsage", "vgpuInstance", slots::nvmlVgpuInstanceGetFbUsage
);

/// The shared body of `nvmlVgpuInstanceGetFbUsage` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetFbUsage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(nvmlVgpuInstanceGetFrameRateLimit, c"nvmlVgpuInstanceGetFrameRateLimit($self, vgpuInstance)
--

Returns the frame rate limit of a vGPU in frames per second.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetFrameRateLimit =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuInstance_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetFrameRateLimit", "vgpuInstance",
    slots::nvmlVgpuInstanceGetFrameRateLimit
);

documented!(nvmlVgpuInstanceGetGpuInstanceId, c"nvmlVgpuInstanceGetGpuInstanceId($self, vgpuInstance)
--

Returns the ID of the GPU instance that contains a vGPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetGpuInstanceId =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuInstance_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetGpuInstanceId", "vgpuInstance",
    slots::nvmlVgpuInstanceGetGpuInstanceId
);

documented!(nvmlVgpuInstanceGetGpuPciId, c"nvmlVgpuInstanceGetGpuPciId($self, vgpuInstance, length)
--

Returns a vGPU's PCI address in its virtual machine.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetGpuPciId =
    like_nvmlVgpuInstanceGetGpuPciId(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetGpuPciId", "vgpuInstance length",
    slots::nvmlVgpuInstanceGetGpuPciId
);

/// The shared body of `nvmlVgpuInstanceGetGpuPciId` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetGpuPciId<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c2 = args::u32(a1, own.name(1))?;
            let c1_size: usize = c2 as usize;
            let (c1_bytes, c1) = args::output_bytes(py, c1_size)?;
            let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast())) };
            if status == 7 {
                return returned_as(
                    py,
                    t1,
                    status,
                    2,
                    |tuple| {
                        tuple.push(out::none(py))?;
                        tuple.push(out::u32(py, c2)?)?;
                        Ok(())
                    },
                );
            }
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(c1_bytes.into_any())?;
                    tuple.push(out::u32(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(nvmlVgpuInstanceGetLicenseInfo, c"nvmlVgpuInstanceGetLicenseInfo($self, vgpuInstance)
--

Returns whether a vGPU is licensed, and when the license expires.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetLicenseInfo =
    like_nvmlVgpuInstanceGetFBCStats(nvml::nvmlVgpuInstance_t,
    nvml::nvmlVgpuLicenseInfo_t, nvml::nvmlReturn_t), "nvmlVgpuInstanceGetLicenseInfo",
    "vgpuInstance", slots::nvmlVgpuInstanceGetLicenseInfo_v2
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetLicenseStatus =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuInstance_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetLicenseStatus", "vgpuInstance",
    slots::nvmlVgpuInstanceGetLicenseStatus
);

documented!(nvmlVgpuInstanceGetMdevUUID, c"nvmlVgpuInstanceGetMdevUUID($self, vgpuInstance, size)
--

Returns the UUID of a vGPU's mediated device as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetMdevUUID =
    like_nvmlVgpuInstanceGetMdevUUID(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetMdevUUID", "vgpuInstance size",
    slots::nvmlVgpuInstanceGetMdevUUID
);

/// The shared body of `nvmlVgpuInstanceGetMdevUUID` and other functions.
#[inline(never)]
fn like_nvmlVgpuInstanceGetMdevUUID<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let c1_size: usize = c2 as usize;
            let (c1_bytes, c1) = args::output_bytes(py, c1_size)?;
            let function: unsafe extern "system" fn(u32, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(c1_bytes.into_any()))
        },
    )
}

documented!(nvmlVgpuInstanceGetMetadata, c"nvmlVgpuInstanceGetMetadata($self, vgpuInstance, vgpuMetadata, bufferSize)
--

Returns a vGPU's metadata, which determine whether the vGPU can migrate.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the ID of a vGPU's placement on its GPU.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetPlacementId =
    like_nvmlVgpuInstanceGetFBCStats(nvml::nvmlVgpuInstance_t,
    nvml::nvmlVgpuPlacementId_t, nvml::nvmlReturn_t), "nvmlVgpuInstanceGetPlacementId",
    "vgpuInstance", slots::nvmlVgpuInstanceGetPlacementId
);

documented!(nvmlVgpuInstanceGetRuntimeStateSize, c"nvmlVgpuInstanceGetRuntimeStateSize($self, vgpuInstance)
--

Returns the size in bytes of a vGPU's runtime state, which a migration transfers.

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
Declared in ``nvml.h``. Since CUDA 12.8.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetRuntimeStateSize =
    like_nvmlVgpuInstanceGetFBCStats(nvml::nvmlVgpuInstance_t,
    nvml::nvmlVgpuRuntimeState_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetRuntimeStateSize", "vgpuInstance",
    slots::nvmlVgpuInstanceGetRuntimeStateSize
);

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the UUID of a vGPU as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetUUID = like_nvmlVgpuInstanceGetMdevUUID(nvml::nvmlVgpuInstance_t,
    nvml::nvmlReturn_t), "nvmlVgpuInstanceGetUUID", "vgpuInstance size",
    slots::nvmlVgpuInstanceGetUUID
);

documented!(nvmlVgpuInstanceGetVmDriverVersion, c"nvmlVgpuInstanceGetVmDriverVersion($self, vgpuInstance, length)
--

Returns the version of the driver in the virtual machine of a vGPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuInstanceGetVmDriverVersion =
    like_nvmlVgpuInstanceGetMdevUUID(nvml::nvmlVgpuInstance_t, nvml::nvmlReturn_t),
    "nvmlVgpuInstanceGetVmDriverVersion", "vgpuInstance length",
    slots::nvmlVgpuInstanceGetVmDriverVersion
);

documented!(nvmlVgpuInstanceGetVmID, c"nvmlVgpuInstanceGetVmID($self, vgpuInstance, size)
--

Returns the ID of the virtual machine that uses a vGPU, and the kind of this ID.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlVgpuInstanceGetVmID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuInstanceGetVmID(vgpuInstance size));
    let c_vgpuInstance = args::value::<
        u32,
    >(vgpuInstance, "vgpuInstance", &nvml::nvmlVgpuInstance_t)?;
    ints!(u32, c_size = size);
    let c_vmId_size: usize = c_size as usize;
    let (c_vmId_bytes, c_vmId) = args::output_bytes(py, c_vmId_size)?;
    let mut c_vmIdType: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(u32, Ptr, u32, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlVgpuInstanceGetVmID)?;
    let status = unsafe {
        released(py, || function(c_vgpuInstance, c_vmId.cast(), c_size, (&raw mut c_vmIdType).cast()))
    };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(c_vmId_bytes.into_any())?;
            tuple.push(out::enumeration(py, &nvml::nvmlVgpuVmIdType_t, c_vmIdType)?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuInstanceSetEncoderCapacity, c"nvmlVgpuInstanceSetEncoderCapacity($self, vgpuInstance, encoderCapacity)
--

Sets the percentage of the encoder's capacity that a vGPU may use.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the BAR1 size of a vGPU type.

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
Declared in ``nvml.h``. Since CUDA 12.6.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetBAR1Info = like_nvmlVgpuInstanceGetFBCStats(nvml::nvmlVgpuTypeId_t,
    nvml::nvmlVgpuTypeBar1Info_t, nvml::nvmlReturn_t), "nvmlVgpuTypeGetBAR1Info",
    "vgpuTypeId", slots::nvmlVgpuTypeGetBAR1Info
);

documented!(nvmlVgpuTypeGetCapabilities, c"nvmlVgpuTypeGetCapabilities($self, vgpuTypeId, capability)
--

Returns whether a vGPU type has a capability, such as peer-to-peer access.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Returns the class of a vGPU type, such as ``Quadro``.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetClass = like_nvmlVgpuInstanceGetGpuPciId(nvml::nvmlVgpuTypeId_t,
    nvml::nvmlReturn_t), "nvmlVgpuTypeGetClass", "vgpuTypeId size",
    slots::nvmlVgpuTypeGetClass
);

documented!(nvmlVgpuTypeGetDeviceID, c"nvmlVgpuTypeGetDeviceID($self, vgpuTypeId)
--

Returns the PCI device ID and subsystem ID of a vGPU type.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlVgpuTypeGetDeviceID<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetDeviceID(vgpuTypeId));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    let mut c_deviceID: u64 = 0;
    let mut c_subsystemID: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlVgpuTypeGetDeviceID)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, (&raw mut c_deviceID).cast(), (&raw mut c_subsystemID).cast()))
    };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_deviceID)?)?;
            tuple.push(out::u64(py, c_subsystemID)?)?;
            Ok(())
        },
    )
}

documented!(nvmlVgpuTypeGetFbReservation, c"nvmlVgpuTypeGetFbReservation($self, vgpuTypeId)
--

Returns the size in bytes of the memory that a vGPU type reserves for itself.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetFbReservation =
    like_nvmlVgpuInstanceGetFbUsage(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetFbReservation", "vgpuTypeId", slots::nvmlVgpuTypeGetFbReservation
);

documented!(nvmlVgpuTypeGetFrameRateLimit, c"nvmlVgpuTypeGetFrameRateLimit($self, vgpuTypeId)
--

Returns the frame rate limit of a vGPU type in frames per second.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetFrameRateLimit =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetFrameRateLimit", "vgpuTypeId", slots::nvmlVgpuTypeGetFrameRateLimit
);

documented!(nvmlVgpuTypeGetFramebufferSize, c"nvmlVgpuTypeGetFramebufferSize($self, vgpuTypeId)
--

Returns the memory size of a vGPU type in bytes.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetFramebufferSize =
    like_nvmlVgpuInstanceGetFbUsage(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetFramebufferSize", "vgpuTypeId", slots::nvmlVgpuTypeGetFramebufferSize
);

documented!(nvmlVgpuTypeGetGpuInstanceProfileId, c"nvmlVgpuTypeGetGpuInstanceProfileId($self, vgpuTypeId)
--

Returns the ID of the GPU instance profile of a vGPU type that runs on MIG.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetGpuInstanceProfileId =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetGpuInstanceProfileId", "vgpuTypeId",
    slots::nvmlVgpuTypeGetGpuInstanceProfileId
);

documented!(nvmlVgpuTypeGetGspHeapSize, c"nvmlVgpuTypeGetGspHeapSize($self, vgpuTypeId)
--

Returns the size in bytes of the GSP heap that a vGPU type requires.

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
Declared in ``nvml.h``. Since CUDA 12.4.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetGspHeapSize = like_nvmlVgpuInstanceGetFbUsage(nvml::nvmlVgpuTypeId_t,
    nvml::nvmlReturn_t), "nvmlVgpuTypeGetGspHeapSize", "vgpuTypeId",
    slots::nvmlVgpuTypeGetGspHeapSize
);

documented!(nvmlVgpuTypeGetLicense, c"nvmlVgpuTypeGetLicense($self, vgpuTypeId, size)
--

Returns the license that a vGPU type requires, as a string.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetLicense = like_nvmlVgpuInstanceGetMdevUUID(nvml::nvmlVgpuTypeId_t,
    nvml::nvmlReturn_t), "nvmlVgpuTypeGetLicense", "vgpuTypeId size",
    slots::nvmlVgpuTypeGetLicense
);

documented!(nvmlVgpuTypeGetMaxInstances, c"nvmlVgpuTypeGetMaxInstances($self, device, vgpuTypeId)
--

Returns the maximum number of vGPUs of one type on a GPU.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
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

Stores in ``pMaxInstance`` the maximum number of vGPUs of one type in a GPU instance.

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
Declared in ``nvml.h``. Since CUDA 12.9.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetMaxInstancesPerGpuInstance =
    like_nvmlDeviceDiscoverGpus(nvml::nvmlVgpuTypeMaxInstance_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetMaxInstancesPerGpuInstance", "pMaxInstance",
    slots::nvmlVgpuTypeGetMaxInstancesPerGpuInstance
);

documented!(nvmlVgpuTypeGetMaxInstancesPerVm, c"nvmlVgpuTypeGetMaxInstancesPerVm($self, vgpuTypeId)
--

Returns the maximum number of vGPUs of one type in a virtual machine.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetMaxInstancesPerVm =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetMaxInstancesPerVm", "vgpuTypeId",
    slots::nvmlVgpuTypeGetMaxInstancesPerVm
);

documented!(nvmlVgpuTypeGetName, c"nvmlVgpuTypeGetName($self, vgpuTypeId, size)
--

Returns the name of a vGPU type.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetName = like_nvmlVgpuInstanceGetGpuPciId(nvml::nvmlVgpuTypeId_t,
    nvml::nvmlReturn_t), "nvmlVgpuTypeGetName", "vgpuTypeId size",
    slots::nvmlVgpuTypeGetName
);

documented!(nvmlVgpuTypeGetNumDisplayHeads, c"nvmlVgpuTypeGetNumDisplayHeads($self, vgpuTypeId)
--

Returns the number of displays that a vGPU type can drive.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

shared!(
    nvmlVgpuTypeGetNumDisplayHeads =
    like_nvmlVgpuInstanceGetEncoderCapacity(nvml::nvmlVgpuTypeId_t, nvml::nvmlReturn_t),
    "nvmlVgpuTypeGetNumDisplayHeads", "vgpuTypeId", slots::nvmlVgpuTypeGetNumDisplayHeads
);

documented!(nvmlVgpuTypeGetResolution, c"nvmlVgpuTypeGetResolution($self, vgpuTypeId, displayIndex)
--

Returns the maximum width and height of one display of a vGPU type.

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
Declared in ``nvml.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/deploy/nvml-api/index.html
");

#[inline(always)]
pub(crate) fn nvmlVgpuTypeGetResolution<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, nvmlVgpuTypeGetResolution(vgpuTypeId displayIndex));
    let c_vgpuTypeId = args::value::<
        u32,
    >(vgpuTypeId, "vgpuTypeId", &nvml::nvmlVgpuTypeId_t)?;
    ints!(u32, c_displayIndex = displayIndex);
    let mut c_xdim: u32 = 0;
    let mut c_ydim: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u32, u32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::nvmlVgpuTypeGetResolution)?;
    let status = unsafe {
        released(py, || function(c_vgpuTypeId, c_displayIndex, (&raw mut c_xdim).cast(), (&raw mut c_ydim).cast()))
    };
    returned_in_form(
        py,
        &nvml::nvmlReturn_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_xdim)?)?;
            tuple.push(out::u32(py, c_ydim)?)?;
            Ok(())
        },
    )
}
