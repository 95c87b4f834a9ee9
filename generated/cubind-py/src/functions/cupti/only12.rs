//! Functions of cupti in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{cupti, cupti12, driver};

shared!(
    cuptiActivityDisable =
    super::common::like_cuptiSetThreadIdType(cupti12::CUpti_ActivityKind,
    cupti::CUptiResult), "cuptiActivityDisable", "kind", slots::cuptiActivityDisable
);

shared!(
    cuptiActivityDisableContext =
    super::common::like_cuptiClockControlLock(driver::CUcontext,
    cupti12::CUpti_ActivityKind, cupti::CUptiResult), "cuptiActivityDisableContext",
    "context kind", slots::cuptiActivityDisableContext
);

shared!(
    cuptiActivityEnable =
    super::common::like_cuptiSetThreadIdType(cupti12::CUpti_ActivityKind,
    cupti::CUptiResult), "cuptiActivityEnable", "kind", slots::cuptiActivityEnable
);

shared!(
    cuptiActivityEnableAndDump =
    super::common::like_cuptiSetThreadIdType(cupti12::CUpti_ActivityKind,
    cupti::CUptiResult), "cuptiActivityEnableAndDump", "kind",
    slots::cuptiActivityEnableAndDump
);

shared!(
    cuptiActivityEnableContext =
    super::common::like_cuptiClockControlLock(driver::CUcontext,
    cupti12::CUpti_ActivityKind, cupti::CUptiResult), "cuptiActivityEnableContext",
    "context kind", slots::cuptiActivityEnableContext
);

documented!(cuptiActivityEnableHWTrace, c"cuptiActivityEnableHWTrace($self, enable)
--

Enables or disables kernel timestamps from hardware tracing, which has less overhead.

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
Declared in ``cupti_activity.h``. Since CUDA 12.8. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableHWTrace
");

shared!(
    cuptiActivityGetAttribute =
    like_cuptiActivityGetAttribute(cupti12::CUpti_ActivityAttribute, cupti::CUptiResult),
    "cuptiActivityGetAttribute", "attr valueSize value", slots::cuptiActivityGetAttribute
);

/// The shared body of `cuptiActivityGetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuptiActivityGetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let mut c1 = args::u64(a1, own.name(1))?;
            let c2 = args::either(a2, own.name(2), None, true, Some(c1 as usize), &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(cuptiActivitySetAttribute, c"cuptiActivitySetAttribute($self, attr, valueSize, value)
--

Changes one attribute of activity collection, such as the size of device buffers.

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
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivitySetAttribute_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute
");

shared!(
    cuptiActivitySetAttribute =
    like_cuptiActivitySetAttribute(cupti12::CUpti_ActivityAttribute, cupti::CUptiResult),
    "cuptiActivitySetAttribute", "attr valueSize value", slots::cuptiActivitySetAttribute
);

/// The shared body of `cuptiActivitySetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuptiActivitySetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let mut c1 = args::u64(a1, own.name(1))?;
            let c2 = args::either(a2, own.name(2), None, false, Some(c1 as usize), &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

shared!(
    cuptiMetricGetValue = like_cuptiMetricGetValue(driver::CUdevice,
    cupti::CUpti_MetricID, cupti12::CUpti_MetricValue, cupti::CUptiResult),
    "cuptiMetricGetValue",
    "device metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes eventValueArray timeDuration",
    slots::cuptiMetricGetValue
);

/// The shared body of `cuptiMetricGetValue` and other functions.
#[inline(never)]
pub(super) fn like_cuptiMetricGetValue<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::value::<u32>(a1, own.name(1), t1)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c4 = args::u64(a4, own.name(4))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c3 = args::either(a3, own.name(3), None, false, Some(c2 as usize), &arena)?;
            let c5 = args::either(a5, own.name(5), None, false, Some(c4 as usize), &arena)?;
            let (c7, c7_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(
                i32, u32, u64, Ptr, u64, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), c6, c7_place.cast()))
            };
            returned(py, t3, status, 1, |tuple| tuple.push(c7.into_any()))
        },
    )
}

shared!(
    cuptiMetricGetValue2 = like_cuptiMetricGetValue2(cupti::CUpti_MetricID,
    cupti12::CUpti_MetricValue, cupti::CUptiResult), "cuptiMetricGetValue2",
    "metric eventIdArraySizeBytes eventIdArray eventValueArraySizeBytes eventValueArray propIdArraySizeBytes propIdArray propValueArraySizeBytes propValueArray",
    slots::cuptiMetricGetValue2
);

/// The shared body of `cuptiMetricGetValue2` and other functions.
#[inline(never)]
pub(super) fn like_cuptiMetricGetValue2<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let c3 = args::u64(a3, own.name(3))?;
            let c5 = args::u64(a5, own.name(5))?;
            let c7 = args::u64(a7, own.name(7))?;
            let c2 = args::either(a2, own.name(2), None, false, Some(c1 as usize), &arena)?;
            let c4 = args::either(a4, own.name(4), None, false, Some(c3 as usize), &arena)?;
            let c6 = args::either(a6, own.name(6), None, false, Some(c5 as usize), &arena)?;
            let c8 = args::either(a8, own.name(8), None, false, Some(c7 as usize), &arena)?;
            let (c9, c9_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(
                u32, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2.cast(), c3, c4.cast(), c5, c6.cast(), c7, c8.cast(), c9_place.cast()),
            ) };
            returned(py, t2, status, 1, |tuple| tuple.push(c9.into_any()))
        },
    )
}

documented!(cuptiProfilerBeginPass, c"cuptiProfilerBeginPass($self, pParams)
--

Starts one pass of a user replay, which the caller performs.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginPass
");

documented!(cuptiProfilerBeginSession, c"cuptiProfilerBeginSession($self, pParams)
--

Starts a profiling session in a context, with the given kinds of ranges and replay.

``CUptiResult cuptiProfilerBeginSession(CUpti_Profiler_BeginSession_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_BeginSession_Params or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cuptiProfilerEndSession`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerBeginSession
");

documented!(cuptiProfilerCounterDataImageCalculateScratchBufferSize, c"cuptiProfilerCounterDataImageCalculateScratchBufferSize($self, pParams)
--

Stores in ``pParams`` the size in bytes of the scratch buffer for a counter data image.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateScratchBufferSize
");

documented!(cuptiProfilerCounterDataImageCalculateSize, c"cuptiProfilerCounterDataImageCalculateSize($self, pParams)
--

Stores in ``pParams`` the size in bytes of a counter data image with the given options.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageCalculateSize
");

shared!(
    cuptiProfilerDeviceSupported =
    super::common::like_cuptiDeviceGetChipName(cupti12::CUpti_Profiler_DeviceSupported_Params,
    cupti::CUptiResult), "cuptiProfilerDeviceSupported", "pParams",
    slots::cuptiProfilerDeviceSupported
);

documented!(cuptiProfilerDisableProfiling, c"cuptiProfilerDisableProfiling($self, pParams)
--

Disables collection in a profiling session.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDisableProfiling
");

documented!(cuptiProfilerEnableProfiling, c"cuptiProfilerEnableProfiling($self, pParams)
--

Enables collection in a profiling session.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEnableProfiling
");

documented!(cuptiProfilerEndPass, c"cuptiProfilerEndPass($self, pParams)
--

Ends a pass of a user replay, and stores in ``pParams`` whether all passes are complete.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndPass
");

documented!(cuptiProfilerEndSession, c"cuptiProfilerEndSession($self, pParams)
--

Ends the profiling session in a context.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerEndSession
");

documented!(cuptiProfilerFlushCounterData, c"cuptiProfilerFlushCounterData($self, pParams)
--

Waits for pending data and writes the collected data into the counter data image.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerFlushCounterData
");

shared!(
    cuptiProfilerGetCounterAvailability =
    super::common::like_cuptiDeviceGetChipName(cupti12::CUpti_Profiler_GetCounterAvailability_Params,
    cupti::CUptiResult), "cuptiProfilerGetCounterAvailability", "pParams",
    slots::cuptiProfilerGetCounterAvailability
);

shared!(
    cuptiProfilerHostGetMetricProperties =
    super::common::like_cuptiDeviceGetChipName(cupti12::CUpti_Profiler_Host_GetMetricProperties_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetMetricProperties", "pParams",
    slots::cuptiProfilerHostGetMetricProperties
);

documented!(cuptiProfilerHostInitialize, c"cuptiProfilerHostInitialize($self, pParams)
--

Creates the host object that selects and evaluates metrics for a chip; requires no GPU.

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
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostInitialize
");

shared!(
    cuptiProfilerHostInitialize =
    super::common::like_cuptiDeviceGetChipName(cupti12::CUpti_Profiler_Host_Initialize_Params,
    cupti::CUptiResult), "cuptiProfilerHostInitialize", "pParams",
    slots::cuptiProfilerHostInitialize
);

documented!(cuptiProfilerInitialize, c"cuptiProfilerInitialize($self, pParams)
--

Initializes the profiler interface for the process.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerInitialize
");

documented!(cuptiProfilerIsPassCollected, c"cuptiProfilerIsPassCollected($self, pParams)
--

Stores in ``pParams``, without waiting, whether the data of a pass is complete.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerIsPassCollected
");

documented!(cuptiProfilerPopRange, c"cuptiProfilerPopRange($self, pParams)
--

Closes the user range that was opened last in a profiling session.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPopRange
");

documented!(cuptiProfilerPushRange, c"cuptiProfilerPushRange($self, pParams)
--

Opens a named user range in a profiling session.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerPushRange
");

documented!(cuptiProfilerSetConfig, c"cuptiProfilerSetConfig($self, pParams)
--

Sets the metrics that a profiling session collects, from a configuration image.

``CUptiResult cuptiProfilerSetConfig(CUpti_Profiler_SetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_SetConfig_Params or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cuptiProfilerUnsetConfig`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerSetConfig
");

documented!(cuptiProfilerUnsetConfig, c"cuptiProfilerUnsetConfig($self, pParams)
--

Removes the configuration of a profiling session.

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
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerUnsetConfig
");

shared!(
    cuptiRangeProfilerEnable =
    super::common::like_cuptiDeviceGetChipName(cupti12::CUpti_RangeProfiler_Enable_Params,
    cupti::CUptiResult), "cuptiRangeProfilerEnable", "pParams",
    slots::cuptiRangeProfilerEnable
);
