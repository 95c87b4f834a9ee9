//! Functions of cupti: `only12` names the major versions that have them.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{cupti, cupti12, driver};

pub(crate) fn cuptiActivityDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuptiActivityDisable(cupti12::CUpti_ActivityKind, cupti::CUptiResult),
        "cuptiActivityDisable", "kind", slots::cuptiActivityDisable
    )
}

/// The body of `cuptiActivityDisable` and of others that are shared.
#[inline(never)]
fn like_cuptiActivityDisable<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::enumeration(a0, own.name(0), t0)?;
    let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0)) };
    returned0(py, t1, status)
}

pub(crate) fn cuptiActivityDisableContext<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuptiActivityDisableContext(driver::CUcontext,
        cupti12::CUpti_ActivityKind, cupti::CUptiResult), "cuptiActivityDisableContext",
        "context kind", slots::cuptiActivityDisableContext
    )
}

/// The body of `cuptiActivityDisableContext` and of others that are shared.
#[inline(never)]
fn like_cuptiActivityDisableContext<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::enumeration(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1)) };
    returned0(py, t2, status)
}

pub(crate) fn cuptiActivityEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuptiActivityDisable(cupti12::CUpti_ActivityKind, cupti::CUptiResult),
        "cuptiActivityEnable", "kind", slots::cuptiActivityEnable
    )
}

pub(crate) fn cuptiActivityEnableAndDump<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuptiActivityDisable(cupti12::CUpti_ActivityKind, cupti::CUptiResult),
        "cuptiActivityEnableAndDump", "kind", slots::cuptiActivityEnableAndDump
    )
}

pub(crate) fn cuptiActivityEnableContext<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuptiActivityDisableContext(driver::CUcontext,
        cupti12::CUpti_ActivityKind, cupti::CUptiResult), "cuptiActivityEnableContext",
        "context kind", slots::cuptiActivityEnableContext
    )
}

documented!(cuptiActivityEnableHWTrace, c"cuptiActivityEnableHWTrace($self, enable)
--

Enables or disables kernel times from the hardware's own trace, which has less overhead.

``CUptiResult cuptiActivityEnableHWTrace(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED``, ``CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED``, ``CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED``.

Notes
-----
In ``cupti_activity.h``. Since CUDA 12.8. CUDA 13.4 announces that it will be deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace
");

pub(crate) fn cuptiActivityGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([attr, valueSize, object_value], []) = call.bind("cuptiActivityGetAttribute", "attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cupti12::CUpti_ActivityAttribute)?;
    let mut c_valueSize = args::u64(valueSize, "valueSize")?;
    let c_value = args::either(object_value, "value", None, true, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.symbol(slots::cuptiActivityGetAttribute)?;
    let status = unsafe { released(py, || function(c_attr, (&raw mut c_valueSize).cast(), c_value.cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_valueSize)?))
}

documented!(cuptiActivitySetAttribute, c"cuptiActivitySetAttribute($self, attr, valueSize, value)
--

Sets a setting of activity collection, such as the size of device buffers.

``CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

Parameters
----------
attr : CUpti_ActivityAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
In ``cupti_activity.h``. Since CUDA 12.0 or earlier. CUDA 13.4 announces that it will be deprecated: use ``cuptiActivitySetAttribute_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute
");

pub(crate) fn cuptiActivitySetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([attr, valueSize, object_value], []) = call.bind("cuptiActivitySetAttribute", "attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cupti12::CUpti_ActivityAttribute)?;
    let mut c_valueSize = args::u64(valueSize, "valueSize")?;
    let c_value = args::either(object_value, "value", None, false, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.symbol(slots::cuptiActivitySetAttribute)?;
    let status = unsafe { released(py, || function(c_attr, (&raw mut c_valueSize).cast(), c_value.cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_valueSize)?))
}

pub(crate) fn cuptiMetricGetValue<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuptiMetricGetValue(device metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes
        eventValueArray timeDuration)
    );
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_metric = args::value::<u32>(metric, "metric", &cupti::CUpti_MetricID)?;
    ints!(
        u64, c_eventIdArraySizeBytes = eventIdArraySizeBytes, c_eventValueArraySizeBytes = eventValueArraySizeBytes,
        c_timeDuration = timeDuration
    );
    let c_eventIdArray = args::either(
        eventIdArray, "eventIdArray", None, false, Some(c_eventIdArraySizeBytes as usize), &arena,
    )?;
    let c_eventValueArray = args::either(
        eventValueArray, "eventValueArray", None, false, Some(c_eventValueArraySizeBytes as usize), &arena,
    )?;
    let (c_metricValue, c_metricValue_place) = out::new_record(py, &cupti12::CUpti_MetricValue)?;
    let function: unsafe extern "system" fn(
        i32, u32, u64, Ptr, u64, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cuptiMetricGetValue)?;
    let status = unsafe { released(py, || function(
        c_device, c_metric, c_eventIdArraySizeBytes, c_eventIdArray.cast(), c_eventValueArraySizeBytes,
        c_eventValueArray.cast(), c_timeDuration, c_metricValue_place.cast(),
    )) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(c_metricValue.into_any()))
}

pub(crate) fn cuptiMetricGetValue2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuptiMetricGetValue2(metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes
        eventValueArray propIdArraySizeBytes propIdArray propValueArraySizeBytes propValueArray)
    );
    let arena = CallArena::new();
    let c_metric = args::value::<u32>(metric, "metric", &cupti::CUpti_MetricID)?;
    ints!(
        u64, c_eventIdArraySizeBytes = eventIdArraySizeBytes, c_eventValueArraySizeBytes = eventValueArraySizeBytes,
        c_propIdArraySizeBytes = propIdArraySizeBytes, c_propValueArraySizeBytes = propValueArraySizeBytes
    );
    let c_eventIdArray = args::either(
        eventIdArray, "eventIdArray", None, false, Some(c_eventIdArraySizeBytes as usize), &arena,
    )?;
    let c_eventValueArray = args::either(
        eventValueArray, "eventValueArray", None, false, Some(c_eventValueArraySizeBytes as usize), &arena,
    )?;
    let c_propIdArray = args::either(
        propIdArray, "propIdArray", None, false, Some(c_propIdArraySizeBytes as usize), &arena,
    )?;
    let c_propValueArray = args::either(
        propValueArray, "propValueArray", None, false, Some(c_propValueArraySizeBytes as usize), &arena,
    )?;
    let (c_metricValue, c_metricValue_place) = out::new_record(py, &cupti12::CUpti_MetricValue)?;
    let function: unsafe extern "system" fn(
        u32, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cuptiMetricGetValue2)?;
    let status = unsafe { released(py, || function(
        c_metric, c_eventIdArraySizeBytes, c_eventIdArray.cast(), c_eventValueArraySizeBytes, c_eventValueArray.cast(),
        c_propIdArraySizeBytes, c_propIdArray.cast(), c_propValueArraySizeBytes, c_propValueArray.cast(),
        c_metricValue_place.cast(),
    )) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(c_metricValue.into_any()))
}

documented!(cuptiProfilerBeginPass, c"cuptiProfilerBeginPass($self, pParams)
--

Begins one pass of a replay that the caller does.

``CUptiResult cuptiProfilerBeginPass(CUpti_Profiler_BeginPass_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_BeginPass_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass
");

documented!(cuptiProfilerBeginSession, c"cuptiProfilerBeginSession($self, pParams)
--

Begins to profile a context, with the given kind of ranges and replay.

``CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_BeginSession_Params or None
    It and everything that it refers to are used after the call: keep both alive until ``cuptiProfilerEndSession`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession
");

documented!(cuptiProfilerCounterDataImageCalculateScratchBufferSize, c"cuptiProfilerCounterDataImageCalculateScratchBufferSize($self, pParams)
--

Returns the size in bytes of the scratch buffer of a counter data image.

``CUptiResult cuptiProfilerCounterDataImageCalculateScratchBufferSize(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize
");

documented!(cuptiProfilerCounterDataImageCalculateSize, c"cuptiProfilerCounterDataImageCalculateSize($self, pParams)
--

Returns the size in bytes of a counter data image for given options.

``CUptiResult cuptiProfilerCounterDataImageCalculateSize(CUpti_Profiler_CounterDataImage_CalculateSize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_CounterDataImage_CalculateSize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize
");

pub(crate) fn cuptiProfilerDeviceSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call,
        like_cuptiProfilerDeviceSupported(cupti12::CUpti_Profiler_DeviceSupported_Params,
        cupti::CUptiResult), "cuptiProfilerDeviceSupported", "pParams",
        slots::cuptiProfilerDeviceSupported
    )
}

/// The body of `cuptiProfilerDeviceSupported` and of others that are shared.
#[inline(never)]
fn like_cuptiProfilerDeviceSupported<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::optional_record(a0, own.name(0), t0)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0.cast())) };
    returned0(py, t1, status)
}

documented!(cuptiProfilerDisableProfiling, c"cuptiProfilerDisableProfiling($self, pParams)
--

Stops collecting in a session.

``CUptiResult cuptiProfilerDisableProfiling(CUpti_Profiler_DisableProfiling_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_DisableProfiling_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling
");

documented!(cuptiProfilerEnableProfiling, c"cuptiProfilerEnableProfiling($self, pParams)
--

Begins to collect in a session.

``CUptiResult cuptiProfilerEnableProfiling(CUpti_Profiler_EnableProfiling_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_EnableProfiling_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling
");

documented!(cuptiProfilerEndPass, c"cuptiProfilerEndPass($self, pParams)
--

Ends a pass of a replay by the caller, and returns whether all passes are done.

``CUptiResult cuptiProfilerEndPass(CUpti_Profiler_EndPass_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_EndPass_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass
");

documented!(cuptiProfilerEndSession, c"cuptiProfilerEndSession($self, pParams)
--

Ends the profiling of a context.

``CUptiResult cuptiProfilerEndSession(CUpti_Profiler_EndSession_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_EndSession_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession
");

documented!(cuptiProfilerFlushCounterData, c"cuptiProfilerFlushCounterData($self, pParams)
--

Writes collected data into the counter data image, and waits for pending data.

``CUptiResult cuptiProfilerFlushCounterData(CUpti_Profiler_FlushCounterData_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_FlushCounterData_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData
");

pub(crate) fn cuptiProfilerGetCounterAvailability<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    shared!(
        call,
        like_cuptiProfilerDeviceSupported(cupti12::CUpti_Profiler_GetCounterAvailability_Params,
        cupti::CUptiResult), "cuptiProfilerGetCounterAvailability", "pParams",
        slots::cuptiProfilerGetCounterAvailability
    )
}

pub(crate) fn cuptiProfilerHostGetMetricProperties<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    shared!(
        call,
        like_cuptiProfilerDeviceSupported(cupti12::CUpti_Profiler_Host_GetMetricProperties_Params,
        cupti::CUptiResult), "cuptiProfilerHostGetMetricProperties", "pParams",
        slots::cuptiProfilerHostGetMetricProperties
    )
}

documented!(cuptiProfilerHostInitialize, c"cuptiProfilerHostInitialize($self, pParams)
--

Creates the object that chooses and evaluates metrics for a chip; needs no GPU.

``CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_Initialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
In ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize
");

pub(crate) fn cuptiProfilerHostInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call,
        like_cuptiProfilerDeviceSupported(cupti12::CUpti_Profiler_Host_Initialize_Params,
        cupti::CUptiResult), "cuptiProfilerHostInitialize", "pParams",
        slots::cuptiProfilerHostInitialize
    )
}

documented!(cuptiProfilerInitialize, c"cuptiProfilerInitialize($self, pParams)
--

Starts the profiler's interface for the process.

``CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Initialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize
");

documented!(cuptiProfilerIsPassCollected, c"cuptiProfilerIsPassCollected($self, pParams)
--

Returns whether the data of a pass are complete, without waiting.

``CUptiResult cuptiProfilerIsPassCollected(CUpti_Profiler_IsPassCollected_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_IsPassCollected_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected
");

documented!(cuptiProfilerPopRange, c"cuptiProfilerPopRange($self, pParams)
--

Closes the range of a session that was opened last.

``CUptiResult cuptiProfilerPopRange(CUpti_Profiler_PopRange_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_PopRange_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange
");

documented!(cuptiProfilerPushRange, c"cuptiProfilerPushRange($self, pParams)
--

Opens a named range in a session.

``CUptiResult cuptiProfilerPushRange(CUpti_Profiler_PushRange_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_PushRange_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange
");

documented!(cuptiProfilerSetConfig, c"cuptiProfilerSetConfig($self, pParams)
--

Sets the metrics that a session collects, from a configuration image.

``CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_SetConfig_Params or None
    It and everything that it refers to are used after the call: keep both alive until ``cuptiProfilerUnsetConfig`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig
");

documented!(cuptiProfilerUnsetConfig, c"cuptiProfilerUnsetConfig($self, pParams)
--

Removes the configuration of a session.

``CUptiResult cuptiProfilerUnsetConfig(CUpti_Profiler_UnsetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_UnsetConfig_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
In ``cupti_profiler_target.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig
");

pub(crate) fn cuptiRangeProfilerEnable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call,
        like_cuptiProfilerDeviceSupported(cupti12::CUpti_RangeProfiler_Enable_Params,
        cupti::CUptiResult), "cuptiRangeProfilerEnable", "pParams",
        slots::cuptiRangeProfilerEnable
    )
}
