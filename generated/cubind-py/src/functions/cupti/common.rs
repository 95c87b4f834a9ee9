//! Functions of cupti in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{cupti, cupti13, driver};

documented!(cuptiActivityConfigurePCSampling, c"cuptiActivityConfigurePCSampling($self, ctx, config)
--

Sets the period and the buffer of program counter (PC) sampling in activity records.

``CUptiResult cuptiActivityConfigurePCSampling(CUcontext ctx, CUpti_ActivityPCSamplingConfig *config)``

Parameters
----------
ctx : driver.CUcontext or None
config : CUpti_ActivityPCSamplingConfig or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigurePCSampling
");

#[inline(always)]
pub(crate) fn cuptiActivityConfigurePCSampling<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityConfigurePCSampling(ctx config));
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    let c_config = args::optional_record(config, "config", &cupti::CUpti_ActivityPCSamplingConfig)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuptiActivityConfigurePCSampling)?;
    let status = unsafe { released(py, || function(c_ctx, c_config.cast())) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityConfigureUnifiedMemoryCounter, c"cuptiActivityConfigureUnifiedMemoryCounter($self, config, count)
--

Selects the managed memory counters to record, such as page faults, and their devices.

``CUptiResult cuptiActivityConfigureUnifiedMemoryCounter(CUpti_ActivityUnifiedMemoryCounterConfig *config, uint32_t count)``

Parameters
----------
config : list[CUpti_ActivityUnifiedMemoryCounterConfig] or None
count : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE``, ``CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityConfigureUnifiedMemoryCounter
");

#[inline(always)]
pub(crate) fn cuptiActivityConfigureUnifiedMemoryCounter<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityConfigureUnifiedMemoryCounter(config count));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    let c_config = args::array(
        config, "config", &Ty::Record(&cupti::CUpti_ActivityUnifiedMemoryCounterConfig), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call
        .symbol(slots::cuptiActivityConfigureUnifiedMemoryCounter)?;
    let status = unsafe { released(py, || function(c_config.cast(), c_count)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityDisable, c"cuptiActivityDisable($self, kind)
--

Disables the collection of one kind of activity records.

``CUptiResult cuptiActivityDisable(CUpti_ActivityKind kind)``

Parameters
----------
kind : CUpti_ActivityKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityDisable_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable
");

documented!(cuptiActivityDisableContext, c"cuptiActivityDisableContext($self, context, kind)
--

Disables the collection of one kind of activity records in a context.

``CUptiResult cuptiActivityDisableContext(CUcontext context, CUpti_ActivityKind kind)``

Parameters
----------
context : driver.CUcontext or None
kind : CUpti_ActivityKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisableContext
");

documented!(cuptiActivityDisable_v2, c"cuptiActivityDisable_v2($self, subscriber, kind, pActivityConfig)
--

Disables the collection of one kind of activity records for one subscriber.

``CUptiResult cuptiActivityDisable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
kind : CUpti_ActivityKind
pActivityConfig : CUpti_ActivityConfig or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityDisable_v2
");

shared!(
    cuptiActivityDisable_v2 = like_cuptiActivityDisable_v2(cupti::CUpti_SubscriberHandle,
    cupti13::CUpti_ActivityKind, cupti13::CUpti_ActivityConfig, cupti::CUptiResult),
    "cuptiActivityDisable_v2", "subscriber kind pActivityConfig",
    slots::cuptiActivityDisable_v2
);

/// The shared body of `cuptiActivityDisable_v2` and other functions.
#[inline(never)]
fn like_cuptiActivityDisable_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
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
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuptiActivityEnable, c"cuptiActivityEnable($self, kind)
--

Enables the collection of one kind of activity records, such as kernels or copies.

``CUptiResult cuptiActivityEnable(CUpti_ActivityKind kind)``

Parameters
----------
kind : CUpti_ActivityKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityEnable_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable
");

documented!(cuptiActivityEnableAllSyncRecords, c"cuptiActivityEnableAllSyncRecords($self, enable)
--

Enables or disables records of synchronization calls that did not have to wait.

``CUptiResult cuptiActivityEnableAllSyncRecords(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.8. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllSyncRecords
");

shared!(
    cuptiActivityEnableAllSyncRecords =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableAllSyncRecords", "enable",
    slots::cuptiActivityEnableAllSyncRecords
);

/// The shared body of `cuptiActivityEnableAllSyncRecords` and other functions.
#[inline(never)]
fn like_cuptiActivityEnableAllSyncRecords<'a, 'py>(
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
            let c0 = args::u8(a0, own.name(0))?;
            let function: unsafe extern "system" fn(u8) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cuptiActivityEnableAllocationSource, c"cuptiActivityEnableAllocationSource($self, enable)
--

Enables or disables information about an allocation's source library in memory records.

``CUptiResult cuptiActivityEnableAllocationSource(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.6. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAllocationSource
");

shared!(
    cuptiActivityEnableAllocationSource =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableAllocationSource", "enable",
    slots::cuptiActivityEnableAllocationSource
);

documented!(cuptiActivityEnableAndDump, c"cuptiActivityEnableAndDump($self, kind)
--

Enables the collection of one kind of activity records, including records for existing objects.

``CUptiResult cuptiActivityEnableAndDump(CUpti_ActivityKind kind)``

Parameters
----------
kind : CUpti_ActivityKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableAndDump_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump
");

documented!(cuptiActivityEnableAndDump_v2, c"cuptiActivityEnableAndDump_v2($self, subscriber, kind, activityConfig)
--

Enables the collection of one kind of activity records for one subscriber, including existing objects.

``CUptiResult cuptiActivityEnableAndDump_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *activityConfig)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
kind : CUpti_ActivityKind
activityConfig : CUpti_ActivityConfig or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableAndDump_v2
");

shared!(
    cuptiActivityEnableAndDump_v2 =
    like_cuptiActivityDisable_v2(cupti::CUpti_SubscriberHandle,
    cupti13::CUpti_ActivityKind, cupti13::CUpti_ActivityConfig, cupti::CUptiResult),
    "cuptiActivityEnableAndDump_v2", "subscriber kind activityConfig",
    slots::cuptiActivityEnableAndDump_v2
);

documented!(cuptiActivityEnableContext, c"cuptiActivityEnableContext($self, context, kind)
--

Enables the collection of one kind of activity records in a context.

``CUptiResult cuptiActivityEnableContext(CUcontext context, CUpti_ActivityKind kind)``

Parameters
----------
context : driver.CUcontext or None
kind : CUpti_ActivityKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableContext
");

documented!(cuptiActivityEnableCudaEventDeviceTimestamps, c"cuptiActivityEnableCudaEventDeviceTimestamps($self, enable)
--

Enables or disables device timestamps in the records of CUDA events.

``CUptiResult cuptiActivityEnableCudaEventDeviceTimestamps(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableCudaEventDeviceTimestamps
");

shared!(
    cuptiActivityEnableCudaEventDeviceTimestamps =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableCudaEventDeviceTimestamps", "enable",
    slots::cuptiActivityEnableCudaEventDeviceTimestamps
);

documented!(cuptiActivityEnableDeviceGraph, c"cuptiActivityEnableDeviceGraph($self, enable)
--

Enables or disables records of graphs that are launched from the device.

``CUptiResult cuptiActivityEnableDeviceGraph(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.3. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDeviceGraph
");

shared!(
    cuptiActivityEnableDeviceGraph =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableDeviceGraph", "enable", slots::cuptiActivityEnableDeviceGraph
);

documented!(cuptiActivityEnableDriverApi, c"cuptiActivityEnableDriverApi($self, cbid, enable)
--

Enables or disables activity records of one driver function.

``CUptiResult cuptiActivityEnableDriverApi(CUpti_CallbackId cbid, uint8_t enable)``

Parameters
----------
cbid : CUpti_CallbackId or None
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.5. Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableDriverApi_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi
");

shared!(
    cuptiActivityEnableDriverApi =
    like_cuptiActivityEnableDriverApi(cupti::CUpti_CallbackId, cupti::CUptiResult),
    "cuptiActivityEnableDriverApi", "cbid enable", slots::cuptiActivityEnableDriverApi
);

/// The shared body of `cuptiActivityEnableDriverApi` and other functions.
#[inline(never)]
fn like_cuptiActivityEnableDriverApi<'a, 'py>(
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
            let c1 = args::u8(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u32, u8) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuptiActivityEnableDriverApi_v2, c"cuptiActivityEnableDriverApi_v2($self, subscriber, cbid, enable)
--

Enables or disables activity records of one driver function for one subscriber.

``CUptiResult cuptiActivityEnableDriverApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
cbid : CUpti_CallbackId or None
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableDriverApi_v2
");

shared!(
    cuptiActivityEnableDriverApi_v2 =
    like_cuptiActivityEnableDriverApi_v2(cupti::CUpti_SubscriberHandle,
    cupti::CUpti_CallbackId, cupti::CUptiResult), "cuptiActivityEnableDriverApi_v2",
    "subscriber cbid enable", slots::cuptiActivityEnableDriverApi_v2
);

/// The shared body of `cuptiActivityEnableDriverApi_v2` and other functions.
#[inline(never)]
fn like_cuptiActivityEnableDriverApi_v2<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u32>(a1, own.name(1), t1)?;
            let c2 = args::u8(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, u32, u8) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

shared!(
    cuptiActivityEnableHWTrace =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableHWTrace", "enable", slots::cuptiActivityEnableHWTrace
);

documented!(cuptiActivityEnableLatencyTimestamps, c"cuptiActivityEnableLatencyTimestamps($self, enable)
--

Enables or disables timestamps of queuing and submission in kernel records.

``CUptiResult cuptiActivityEnableLatencyTimestamps(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLatencyTimestamps
");

shared!(
    cuptiActivityEnableLatencyTimestamps =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableLatencyTimestamps", "enable",
    slots::cuptiActivityEnableLatencyTimestamps
);

documented!(cuptiActivityEnableLaunchAttributes, c"cuptiActivityEnableLaunchAttributes($self, enable)
--

Enables or disables launch attributes in kernel records.

``CUptiResult cuptiActivityEnableLaunchAttributes(uint8_t enable)``

Parameters
----------
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableLaunchAttributes
");

shared!(
    cuptiActivityEnableLaunchAttributes =
    like_cuptiActivityEnableAllSyncRecords(cupti::CUptiResult),
    "cuptiActivityEnableLaunchAttributes", "enable",
    slots::cuptiActivityEnableLaunchAttributes
);

documented!(cuptiActivityEnableRuntimeApi, c"cuptiActivityEnableRuntimeApi($self, cbid, enable)
--

Enables or disables activity records of one runtime function.

``CUptiResult cuptiActivityEnableRuntimeApi(CUpti_CallbackId cbid, uint8_t enable)``

Parameters
----------
cbid : CUpti_CallbackId or None
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.5. Deprecation announced in CUDA 13.4: use ``cuptiActivityEnableRuntimeApi_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi
");

shared!(
    cuptiActivityEnableRuntimeApi =
    like_cuptiActivityEnableDriverApi(cupti::CUpti_CallbackId, cupti::CUptiResult),
    "cuptiActivityEnableRuntimeApi", "cbid enable", slots::cuptiActivityEnableRuntimeApi
);

documented!(cuptiActivityEnableRuntimeApi_v2, c"cuptiActivityEnableRuntimeApi_v2($self, subscriber, cbid, enable)
--

Enables or disables activity records of one runtime function for one subscriber.

``CUptiResult cuptiActivityEnableRuntimeApi_v2(CUpti_SubscriberHandle subscriber, CUpti_CallbackId cbid, uint8_t enable)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
cbid : CUpti_CallbackId or None
enable : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnableRuntimeApi_v2
");

shared!(
    cuptiActivityEnableRuntimeApi_v2 =
    like_cuptiActivityEnableDriverApi_v2(cupti::CUpti_SubscriberHandle,
    cupti::CUpti_CallbackId, cupti::CUptiResult), "cuptiActivityEnableRuntimeApi_v2",
    "subscriber cbid enable", slots::cuptiActivityEnableRuntimeApi_v2
);

documented!(cuptiActivityEnable_v2, c"cuptiActivityEnable_v2($self, subscriber, kind, pActivityConfig)
--

Enables the collection of one kind of activity records for one subscriber, with selected fields.

``CUptiResult cuptiActivityEnable_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind kind, CUpti_ActivityConfig *pActivityConfig)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
kind : CUpti_ActivityKind
pActivityConfig : CUpti_ActivityConfig or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityEnable_v2
");

shared!(
    cuptiActivityEnable_v2 = like_cuptiActivityDisable_v2(cupti::CUpti_SubscriberHandle,
    cupti13::CUpti_ActivityKind, cupti13::CUpti_ActivityConfig, cupti::CUptiResult),
    "cuptiActivityEnable_v2", "subscriber kind pActivityConfig",
    slots::cuptiActivityEnable_v2
);

documented!(cuptiActivityFlush, c"cuptiActivityFlush($self, context, streamId, flag)
--

Delivers full activity buffers (superseded by ``cuptiActivityFlushAll``).

``CUptiResult cuptiActivityFlush(CUcontext context, uint32_t streamId, uint32_t flag)``

Parameters
----------
context : driver.CUcontext or None
streamId : int
flag : int
    Flags: members of ``CUpti_ActivityFlag``.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlush
");

#[inline(always)]
pub(crate) fn cuptiActivityFlush<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityFlush(context streamId flag));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    ints!(u32, c_streamId = streamId, c_flag = flag);
    let function: unsafe extern "system" fn(u64, u32, u32) -> i32 = call.symbol(slots::cuptiActivityFlush)?;
    let status = unsafe { released(py, || function(c_context, c_streamId, c_flag)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityFlushAll, c"cuptiActivityFlushAll($self, flag)
--

Delivers all buffers of complete records and, if forced, buffers with incomplete records.

``CUptiResult cuptiActivityFlushAll(uint32_t flag)``

Parameters
----------
flag : int
    Flags: members of ``CUpti_ActivityFlag``.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushAll
");

shared!(
    cuptiActivityFlushAll = like_cuptiActivityFlushAll(cupti::CUptiResult),
    "cuptiActivityFlushAll", "flag", slots::cuptiActivityFlushAll
);

/// The shared body of `cuptiActivityFlushAll` and other functions.
#[inline(never)]
fn like_cuptiActivityFlushAll<'a, 'py>(
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

documented!(cuptiActivityFlushPeriod, c"cuptiActivityFlushPeriod($self, time)
--

Sets the period in milliseconds at which buffers are delivered; 0 disables periodic delivery.

``CUptiResult cuptiActivityFlushPeriod(uint32_t time)``

Parameters
----------
time : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityFlushPeriod
");

shared!(
    cuptiActivityFlushPeriod = like_cuptiActivityFlushAll(cupti::CUptiResult),
    "cuptiActivityFlushPeriod", "time", slots::cuptiActivityFlushPeriod
);

documented!(cuptiActivityGetAttribute, c"cuptiActivityGetAttribute($self, attr, valueSize, value)
--

Returns one attribute of activity collection, such as the size of device buffers.

``CUptiResult cuptiActivityGetAttribute(CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

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
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityGetAttribute_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute
");

documented!(cuptiActivityGetAttribute_v2, c"cuptiActivityGetAttribute_v2($self, subscriber, attr, valueSize, value)
--

Stores in ``value`` one attribute of a subscriber's activity collection; returns its size.

``CUptiResult cuptiActivityGetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
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
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetAttribute_v2
");

shared!(
    cuptiActivityGetAttribute_v2 =
    like_cuptiActivityGetAttribute_v2(cupti::CUpti_SubscriberHandle,
    cupti13::CUpti_ActivityAttribute, cupti::CUptiResult),
    "cuptiActivityGetAttribute_v2", "subscriber attr valueSize value",
    slots::cuptiActivityGetAttribute_v2
);

/// The shared body of `cuptiActivityGetAttribute_v2` and other functions.
#[inline(never)]
fn like_cuptiActivityGetAttribute_v2<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let mut c2 = args::u64(a2, own.name(2))?;
            let c3 = args::either(a3, own.name(3), None, true, Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast(), c3.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c2)?))
        },
    )
}

documented!(cuptiActivityGetEnabledKinds, c"cuptiActivityGetEnabledKinds($self, subscriber, bufferSize=0)
--

Lists the kinds of activity records that a subscriber collects.

``CUptiResult cuptiActivityGetEnabledKinds(CUpti_SubscriberHandle subscriber, CUpti_ActivityKind *buffer, uint32_t *bufferSize, uint32_t *enabledKindsCount)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
bufferSize : int, optional

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
buffer : list[CUpti_ActivityKind]
bufferSize : int
enabledKindsCount : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetEnabledKinds
");

#[inline(always)]
pub(crate) fn cuptiActivityGetEnabledKinds<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetEnabledKinds(subscriber; bufferSize));
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let mut c_bufferSize = args::optional(bufferSize, 0, |object| args::u32(object, "bufferSize"))?;
    let c_buffer_length: usize = c_bufferSize as usize;
    let c_buffer = args::output_memory(py, c_buffer_length, Ty::Enum(&cupti13::CUpti_ActivityKind).size(), &arena)?;
    let mut c_enabledKindsCount: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuptiActivityGetEnabledKinds)?;
    let status = unsafe { released(py, || function(
        c_subscriber, c_buffer.cast(), (&raw mut c_bufferSize).cast(), (&raw mut c_enabledKindsCount).cast(),
    )) };
    returned_in_form(
        py,
        &cupti::CUptiResult,
        status,
        (3, alone),
        |tuple| {
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::Enum(&cupti13::CUpti_ActivityKind), c_buffer.cast(), c_buffer_length)
                    }?,
                )?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            tuple.push(out::u32(py, c_enabledKindsCount)?)?;
            Ok(())
        },
    )
}

documented!(cuptiActivityGetNextRecord, c"cuptiActivityGetNextRecord($self, buffer, validBufferSizeBytes, record)
--

Returns the record after a given record in a buffer, or the first record.

``CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)``

Parameters
----------
buffer, record : address or buffer
validBufferSizeBytes : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.
record : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityGetNextRecord_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord
");

#[inline(always)]
pub(crate) fn cuptiActivityGetNextRecord<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetNextRecord(buffer validBufferSizeBytes record));
    let arena = CallArena::new();
    ints!(u64, c_validBufferSizeBytes = validBufferSizeBytes);
    let c_buffer = args::either(buffer, "buffer", None, false, None, &arena)?;
    let mut c_record: *mut c_void = args::pointer(record, "record", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.symbol(slots::cuptiActivityGetNextRecord)?;
    let status = unsafe {
        released(py, || function(c_buffer.cast(), c_validBufferSizeBytes, (&raw mut c_record).cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::pointer(py, c_record)?))
}

documented!(cuptiActivityGetNextRecord_v2, c"cuptiActivityGetNextRecord_v2($self, subscriber, buffer, validBufferSizeBytes, record)
--

Returns the record after a given record in a subscriber's buffer, or the first record.

``CUptiResult cuptiActivityGetNextRecord_v2(CUpti_SubscriberHandle subscriber, uint8_t *buffer, size_t validBufferSizeBytes, CUpti_Activity **record)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
buffer, record : address or buffer
validBufferSizeBytes : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_INITIALIZED``.
record : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNextRecord_v2
");

#[inline(always)]
pub(crate) fn cuptiActivityGetNextRecord_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetNextRecord_v2(subscriber buffer validBufferSizeBytes record));
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    ints!(u64, c_validBufferSizeBytes = validBufferSizeBytes);
    let c_buffer = args::either(buffer, "buffer", None, false, None, &arena)?;
    let mut c_record: *mut c_void = args::pointer(record, "record", &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityGetNextRecord_v2)?;
    let status = unsafe {
        released(py, || function(c_subscriber, c_buffer.cast(), c_validBufferSizeBytes, (&raw mut c_record).cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::pointer(py, c_record)?))
}

documented!(cuptiActivityGetNumDroppedRecords, c"cuptiActivityGetNumDroppedRecords($self, context, streamId)
--

Returns the number of records that were lost for lack of buffers, and resets the number to 0.

``CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext context, uint32_t streamId, size_t *dropped)``

Parameters
----------
context : driver.CUcontext or None
streamId : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
dropped : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityGetNumDroppedRecords_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords
");

#[inline(always)]
pub(crate) fn cuptiActivityGetNumDroppedRecords<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetNumDroppedRecords(context streamId));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    ints!(u32, c_streamId = streamId);
    let mut c_dropped: u64 = 0;
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityGetNumDroppedRecords)?;
    let status = unsafe { released(py, || function(c_context, c_streamId, (&raw mut c_dropped).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_dropped)?))
}

documented!(cuptiActivityGetNumDroppedRecords_v2, c"cuptiActivityGetNumDroppedRecords_v2($self, subscriber, context, streamId)
--

Returns the number of a subscriber's records that were lost for lack of buffers.

``CUptiResult cuptiActivityGetNumDroppedRecords_v2(CUpti_SubscriberHandle subscriber, CUcontext context, uint32_t streamId, size_t *dropped)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
context : driver.CUcontext or None
streamId : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
dropped : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetNumDroppedRecords_v2
");

#[inline(always)]
pub(crate) fn cuptiActivityGetNumDroppedRecords_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetNumDroppedRecords_v2(subscriber context streamId));
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    ints!(u32, c_streamId = streamId);
    let mut c_dropped: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u32, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityGetNumDroppedRecords_v2)?;
    let status = unsafe { released(py, || function(c_subscriber, c_context, c_streamId, (&raw mut c_dropped).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_dropped)?))
}

documented!(cuptiActivityGetStructSize, c"cuptiActivityGetStructSize($self, activityKind, version)
--

Returns the size in bytes of one kind of activity record in a version of CUPTI.

``CUptiResult cuptiActivityGetStructSize(CUpti_ActivityKind activityKind, uint32_t version, size_t *activityStructSize)``

Parameters
----------
activityKind : CUpti_ActivityKind
version : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_KIND``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.
activityStructSize : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityGetStructSize
");

#[inline(always)]
pub(crate) fn cuptiActivityGetStructSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityGetStructSize(activityKind version));
    let c_activityKind = args::enumeration(activityKind, "activityKind", &cupti13::CUpti_ActivityKind)?;
    ints!(u32, c_version = version);
    let mut c_activityStructSize: u64 = 0;
    let function: unsafe extern "system" fn(i32, u32, Ptr) -> i32 = call.symbol(slots::cuptiActivityGetStructSize)?;
    let status = unsafe {
        released(py, || function(c_activityKind, c_version, (&raw mut c_activityStructSize).cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_activityStructSize)?))
}

documented!(cuptiActivityPopExternalCorrelationId, c"cuptiActivityPopExternalCorrelationId($self, kind)
--

Removes and returns the external ID that the calling thread last pushed.

``CUptiResult cuptiActivityPopExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t *lastId)``

Parameters
----------
kind : CUpti_ExternalCorrelationKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_QUEUE_EMPTY``.
lastId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityPopExternalCorrelationId_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId
");

#[inline(always)]
pub(crate) fn cuptiActivityPopExternalCorrelationId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityPopExternalCorrelationId(kind));
    let c_kind = args::enumeration(kind, "kind", &cupti::CUpti_ExternalCorrelationKind)?;
    let mut c_lastId: u64 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityPopExternalCorrelationId)?;
    let status = unsafe { released(py, || function(c_kind, (&raw mut c_lastId).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_lastId)?))
}

documented!(cuptiActivityPopExternalCorrelationId_v2, c"cuptiActivityPopExternalCorrelationId_v2($self, subscriber, kind)
--

Removes and returns the external ID that the calling thread last pushed for a subscriber.

``CUptiResult cuptiActivityPopExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t *lastId)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
kind : CUpti_ExternalCorrelationKind

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_QUEUE_EMPTY``.
lastId : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPopExternalCorrelationId_v2
");

#[inline(always)]
pub(crate) fn cuptiActivityPopExternalCorrelationId_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityPopExternalCorrelationId_v2(subscriber kind));
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(kind, "kind", &cupti::CUpti_ExternalCorrelationKind)?;
    let mut c_lastId: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityPopExternalCorrelationId_v2)?;
    let status = unsafe { released(py, || function(c_subscriber, c_kind, (&raw mut c_lastId).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_lastId)?))
}

documented!(cuptiActivityPushExternalCorrelationId, c"cuptiActivityPushExternalCorrelationId($self, kind, id)
--

Associates an external ID, until it is popped, with the calling thread's next CUDA calls.

``CUptiResult cuptiActivityPushExternalCorrelationId(CUpti_ExternalCorrelationKind kind, uint64_t id)``

Parameters
----------
kind : CUpti_ExternalCorrelationKind
id : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityPushExternalCorrelationId_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId
");

#[inline(always)]
pub(crate) fn cuptiActivityPushExternalCorrelationId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityPushExternalCorrelationId(kind id));
    let c_kind = args::enumeration(kind, "kind", &cupti::CUpti_ExternalCorrelationKind)?;
    ints!(u64, c_id = id);
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call
        .symbol(slots::cuptiActivityPushExternalCorrelationId)?;
    let status = unsafe { released(py, || function(c_kind, c_id)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityPushExternalCorrelationId_v2, c"cuptiActivityPushExternalCorrelationId_v2($self, subscriber, kind, id)
--

Associates an external ID, for one subscriber, with the calling thread's next CUDA calls.

``CUptiResult cuptiActivityPushExternalCorrelationId_v2(CUpti_SubscriberHandle subscriber, CUpti_ExternalCorrelationKind kind, uint64_t id)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
kind : CUpti_ExternalCorrelationKind
id : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityPushExternalCorrelationId_v2
");

#[inline(always)]
pub(crate) fn cuptiActivityPushExternalCorrelationId_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityPushExternalCorrelationId_v2(subscriber kind id));
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_kind = args::enumeration(kind, "kind", &cupti::CUpti_ExternalCorrelationKind)?;
    ints!(u64, c_id = id);
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call
        .symbol(slots::cuptiActivityPushExternalCorrelationId_v2)?;
    let status = unsafe { released(py, || function(c_subscriber, c_kind, c_id)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityRegisterCallbacks, c"cuptiActivityRegisterCallbacks($self, funcBufferRequested, funcBufferCompleted)
--

Registers the functions that supply empty buffers for activity records and receive full ones.

``CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc funcBufferRequested, CUpti_BuffersCallbackCompleteFunc funcBufferCompleted)``

Parameters
----------
funcBufferRequested, funcBufferCompleted : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Warnings
--------
- ``funcBufferRequested`` may be called at any time from now on, on any thread.
- ``funcBufferCompleted`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiActivityRegisterCallbacks_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks
");

#[inline(always)]
pub(crate) fn cuptiActivityRegisterCallbacks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiActivityRegisterCallbacks(funcBufferRequested funcBufferCompleted));
    let arena = CallArena::new();
    let mut c_funcBufferRequested = args::callback(
        funcBufferRequested, Some(&cupti::CUpti_BuffersCallbackRequestFunc__signature), None, &arena,
    )?;
    let mut c_funcBufferCompleted = args::callback(
        funcBufferCompleted, Some(&cupti::CUpti_BuffersCallbackCompleteFunc__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuptiActivityRegisterCallbacks)?;
    let status = unsafe { released(py, || function(c_funcBufferRequested.address(), c_funcBufferCompleted.address())) };
    c_funcBufferRequested.left(status == 0);
    c_funcBufferCompleted.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityRegisterCallbacks_v2, c"cuptiActivityRegisterCallbacks_v2($self, subscriber, funcBufferRequested, funcBufferCompleted)
--

Registers the functions that supply empty buffers and receive full ones for one subscriber.

``CUptiResult cuptiActivityRegisterCallbacks_v2(CUpti_SubscriberHandle subscriber, CUpti_BuffersCallbackRequestFunc_v2 funcBufferRequested, CUpti_BuffersCallbackCompleteFunc_v2 funcBufferCompleted)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
funcBufferRequested, funcBufferCompleted : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Warnings
--------
- ``funcBufferRequested`` may be called at any time from now on, on any thread.
- ``funcBufferCompleted`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterCallbacks_v2
");

#[inline(always)]
pub(crate) fn cuptiActivityRegisterCallbacks_v2<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityRegisterCallbacks_v2(subscriber funcBufferRequested funcBufferCompleted));
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let mut c_funcBufferRequested = args::callback(
        funcBufferRequested, Some(&cupti13::CUpti_BuffersCallbackRequestFunc_v2__signature), None, &arena,
    )?;
    let mut c_funcBufferCompleted = args::callback(
        funcBufferCompleted, Some(&cupti13::CUpti_BuffersCallbackCompleteFunc_v2__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuptiActivityRegisterCallbacks_v2)?;
    let status = unsafe {
        released(py, || function(c_subscriber, c_funcBufferRequested.address(), c_funcBufferCompleted.address()))
    };
    c_funcBufferRequested.left(status == 0);
    c_funcBufferCompleted.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivityRegisterTimestampCallback, c"cuptiActivityRegisterTimestampCallback($self, funcTimestamp)
--

Registers a function that returns timestamps for activity records, in place of CUPTI's clock.

``CUptiResult cuptiActivityRegisterTimestampCallback(CUpti_TimestampCallbackFunc funcTimestamp)``

Parameters
----------
funcTimestamp : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``funcTimestamp`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivityRegisterTimestampCallback
");

#[inline(always)]
pub(crate) fn cuptiActivityRegisterTimestampCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiActivityRegisterTimestampCallback(funcTimestamp));
    let arena = CallArena::new();
    let mut c_funcTimestamp = args::callback(
        funcTimestamp, Some(&cupti::CUpti_TimestampCallbackFunc__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiActivityRegisterTimestampCallback)?;
    let status = unsafe { released(py, || function(c_funcTimestamp.address())) };
    c_funcTimestamp.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiActivitySetAttribute_v2, c"cuptiActivitySetAttribute_v2($self, subscriber, attr, valueSize, value)
--

Changes one attribute of a subscriber's activity collection.

``CUptiResult cuptiActivitySetAttribute_v2(CUpti_SubscriberHandle subscriber, CUpti_ActivityAttribute attr, size_t *valueSize, void *value)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
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
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiActivitySetAttribute_v2
");

#[inline(always)]
pub(crate) fn cuptiActivitySetAttribute_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([subscriber, attr, valueSize, object_value], []) = call
        .bind("cuptiActivitySetAttribute_v2", "subscriber attr valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_attr = args::enumeration(attr, "attr", &cupti13::CUpti_ActivityAttribute)?;
    let mut c_valueSize = args::u64(valueSize, "valueSize")?;
    let c_value = args::either(object_value, "value", None, false, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuptiActivitySetAttribute_v2)?;
    let status = unsafe {
        released(py, || function(c_subscriber, c_attr, (&raw mut c_valueSize).cast(), c_value.cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_valueSize)?))
}

documented!(cuptiClockControlGetStatus, c"cuptiClockControlGetStatus($self, ctx)
--

Returns whether the clocks of a context's device are locked or boosted.

``CUptiResult cuptiClockControlGetStatus(CUcontext ctx, CUpti_ClockControl_Status *pStatus)``

Parameters
----------
ctx : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.
pStatus : CUpti_ClockControl_Status

Notes
-----
Declared in ``cupti_profiler_target.h``. Since CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlGetStatus
");

#[inline(always)]
pub(crate) fn cuptiClockControlGetStatus<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiClockControlGetStatus(ctx));
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    let mut c_pStatus: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuptiClockControlGetStatus)?;
    let status = unsafe { released(py, || function(c_ctx, (&raw mut c_pStatus).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cupti13::CUpti_ClockControl_Status, c_pStatus)?)
        },
    )
}

documented!(cuptiClockControlLock, c"cuptiClockControlLock($self, ctx, mode)
--

Locks the clocks of a context's device, for reproducible measurements.

``CUptiResult cuptiClockControlLock(CUcontext ctx, CUpti_ClockControl_Mode mode)``

Parameters
----------
ctx : driver.CUcontext or None
mode : CUpti_ClockControl_Mode

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlLock
");

shared!(
    cuptiClockControlLock = like_cuptiClockControlLock(driver::CUcontext,
    cupti13::CUpti_ClockControl_Mode, cupti::CUptiResult), "cuptiClockControlLock",
    "ctx mode", slots::cuptiClockControlLock
);

/// The shared body of `cuptiClockControlLock` and other functions.
#[inline(never)]
pub(super) fn like_cuptiClockControlLock<'a, 'py>(
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

documented!(cuptiClockControlUnlock, c"cuptiClockControlUnlock($self)
--

Unlocks the clocks that ``cuptiClockControlLock`` locked.

``CUptiResult cuptiClockControlUnlock(void)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__CLOCK__CONTROL__API.html#:~:text=cuptiClockControlUnlock
");

shared!(
    cuptiClockControlUnlock = like_cuptiClockControlUnlock(cupti::CUptiResult),
    "cuptiClockControlUnlock", "", slots::cuptiClockControlUnlock
);

/// The shared body of `cuptiClockControlUnlock` and other functions.
#[inline(never)]
fn like_cuptiClockControlUnlock<'a, 'py>(
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

documented!(cuptiComputeCapabilitySupported, c"cuptiComputeCapabilitySupported($self, major, minor)
--

Returns whether CUPTI supports devices of a compute capability.

``CUptiResult cuptiComputeCapabilitySupported(int major, int minor, int *support)``

Parameters
----------
major, minor : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
support : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiComputeCapabilitySupported
");

#[inline(always)]
pub(crate) fn cuptiComputeCapabilitySupported<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiComputeCapabilitySupported(major minor));
    ints!(i32, c_major = major, c_minor = minor);
    let mut c_support: i32 = 0;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call
        .symbol(slots::cuptiComputeCapabilitySupported)?;
    let status = unsafe { released(py, || function(c_major, c_minor, (&raw mut c_support).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::i32(py, c_support)?))
}

documented!(cuptiDeviceEnumEventDomains, c"cuptiDeviceEnumEventDomains($self, device, arraySizeBytes, domainArray)
--

Stores in ``domainArray`` the event domains of a device; returns their size in bytes.

``CUptiResult cuptiDeviceEnumEventDomains(CUdevice device, size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``

Parameters
----------
device : driver.CUdevice or None
arraySizeBytes : int
domainArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
arraySizeBytes : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceEnumEventDomains
");

shared!(
    cuptiDeviceEnumEventDomains = like_cuptiDeviceEnumEventDomains(driver::CUdevice,
    cupti::CUptiResult), "cuptiDeviceEnumEventDomains",
    "device arraySizeBytes domainArray", slots::cuptiDeviceEnumEventDomains
);

/// The shared body of `cuptiDeviceEnumEventDomains` and other functions.
#[inline(never)]
fn like_cuptiDeviceEnumEventDomains<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let mut c1 = args::u64(a1, own.name(1))?;
            let c2 = args::either(a2, own.name(2), None, true, Some(c1 as usize), &arena)?;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(cuptiDeviceEnumMetrics, c"cuptiDeviceEnumMetrics($self, device, arraySizeBytes, metricArray)
--

Stores in ``metricArray`` the metrics of a device; returns their size in bytes.

``CUptiResult cuptiDeviceEnumMetrics(CUdevice device, size_t *arraySizeBytes, CUpti_MetricID *metricArray)``

Parameters
----------
device : driver.CUdevice or None
arraySizeBytes : int
metricArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
arraySizeBytes : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceEnumMetrics
");

shared!(
    cuptiDeviceEnumMetrics = like_cuptiDeviceEnumEventDomains(driver::CUdevice,
    cupti::CUptiResult), "cuptiDeviceEnumMetrics", "device arraySizeBytes metricArray",
    slots::cuptiDeviceEnumMetrics
);

documented!(cuptiDeviceGetAttribute, c"cuptiDeviceGetAttribute($self, device, attrib, valueSize, value)
--

Stores in ``value`` a device attribute for profiling, such as a peak throughput; returns its size.

``CUptiResult cuptiDeviceGetAttribute(CUdevice device, CUpti_DeviceAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
device : driver.CUdevice or None
attrib : CUpti_DeviceAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetAttribute
");

#[inline(always)]
pub(crate) fn cuptiDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, attrib, valueSize, object_value], []) = call
        .bind("cuptiDeviceGetAttribute", "device attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_attrib = args::enumeration(attrib, "attrib", &cupti::CUpti_DeviceAttribute)?;
    let mut c_valueSize = args::u64(valueSize, "valueSize")?;
    let c_value = args::either(object_value, "value", None, true, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr, Ptr) -> i32 = call.symbol(slots::cuptiDeviceGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_device, c_attrib, (&raw mut c_valueSize).cast(), c_value.cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_valueSize)?))
}

documented!(cuptiDeviceGetChipName, c"cuptiDeviceGetChipName($self, pParams)
--

Stores in ``pParams`` the name of a device's chip, such as ``gh100``, which determines the metrics.

``CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *pParams)``

Parameters
----------
pParams : CUpti_Device_GetChipName_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiDeviceGetChipName =
    like_cuptiDeviceGetChipName(cupti::CUpti_Device_GetChipName_Params,
    cupti::CUptiResult), "cuptiDeviceGetChipName", "pParams",
    slots::cuptiDeviceGetChipName
);

/// The shared body of `cuptiDeviceGetChipName` and other functions.
#[inline(never)]
pub(super) fn like_cuptiDeviceGetChipName<'a, 'py>(
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

documented!(cuptiDeviceGetEventDomainAttribute, c"cuptiDeviceGetEventDomainAttribute($self, device, eventDomain, attrib, valueSize, value)
--

Stores in ``value`` an attribute of a device's event domain, such as its number of instances; returns its size.

``CUptiResult cuptiDeviceGetEventDomainAttribute(CUdevice device, CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
device : driver.CUdevice or None
eventDomain : CUpti_EventDomainID or None
attrib : CUpti_EventDomainAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetEventDomainAttribute
");

#[inline(always)]
pub(crate) fn cuptiDeviceGetEventDomainAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([device, eventDomain, attrib, valueSize, object_value], []) = call
        .bind("cuptiDeviceGetEventDomainAttribute", "device eventDomain attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_eventDomain = args::value::<
        u32,
    >(eventDomain, "eventDomain", &cupti::CUpti_EventDomainID)?;
    let c_attrib = args::enumeration(attrib, "attrib", &cupti::CUpti_EventDomainAttribute)?;
    let mut c_valueSize = args::u64(valueSize, "valueSize")?;
    let c_value = args::either(object_value, "value", None, true, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(i32, u32, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuptiDeviceGetEventDomainAttribute)?;
    let status = unsafe {
        released(py, || function(c_device, c_eventDomain, c_attrib, (&raw mut c_valueSize).cast(), c_value.cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_valueSize)?))
}

documented!(cuptiDeviceGetNumEventDomains, c"cuptiDeviceGetNumEventDomains($self, device)
--

Returns the number of event domains of a device.

``CUptiResult cuptiDeviceGetNumEventDomains(CUdevice device, uint32_t *numDomains)``

Parameters
----------
device : driver.CUdevice or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
numDomains : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetNumEventDomains
");

shared!(
    cuptiDeviceGetNumEventDomains = like_cuptiDeviceGetNumEventDomains(driver::CUdevice,
    cupti::CUptiResult), "cuptiDeviceGetNumEventDomains", "device",
    slots::cuptiDeviceGetNumEventDomains
);

/// The shared body of `cuptiDeviceGetNumEventDomains` and other functions.
#[inline(never)]
fn like_cuptiDeviceGetNumEventDomains<'a, 'py>(
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
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let mut c1: u32 = 0;
            let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c1)?))
        },
    )
}

documented!(cuptiDeviceGetNumMetrics, c"cuptiDeviceGetNumMetrics($self, device)
--

Returns the number of metrics of a device.

``CUptiResult cuptiDeviceGetNumMetrics(CUdevice device, uint32_t *numMetrics)``

Parameters
----------
device : driver.CUdevice or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
numMetrics : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiDeviceGetNumMetrics
");

shared!(
    cuptiDeviceGetNumMetrics = like_cuptiDeviceGetNumEventDomains(driver::CUdevice,
    cupti::CUptiResult), "cuptiDeviceGetNumMetrics", "device",
    slots::cuptiDeviceGetNumMetrics
);

documented!(cuptiDeviceGetTimestamp, c"cuptiDeviceGetTimestamp($self, context)
--

Returns the current time in nanoseconds, on the clock of a context's device.

``CUptiResult cuptiDeviceGetTimestamp(CUcontext context, uint64_t *timestamp)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
timestamp : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0, until CUDA 12.1. Deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDeviceGetTimestamp
");

shared!(
    cuptiDeviceGetTimestamp = like_cuptiDeviceGetTimestamp(driver::CUcontext,
    cupti::CUptiResult), "cuptiDeviceGetTimestamp", "context",
    slots::cuptiDeviceGetTimestamp
);

/// The shared body of `cuptiDeviceGetTimestamp` and other functions.
#[inline(never)]
fn like_cuptiDeviceGetTimestamp<'a, 'py>(
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

documented!(cuptiDeviceSupported, c"cuptiDeviceSupported($self, dev)
--

Returns whether CUPTI supports a device.

``CUptiResult cuptiDeviceSupported(CUdevice dev, int *support)``

Parameters
----------
dev : driver.CUdevice or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``.
support : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceSupported
");

#[inline(always)]
pub(crate) fn cuptiDeviceSupported<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiDeviceSupported(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_support: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuptiDeviceSupported)?;
    let status = unsafe { released(py, || function(c_dev, (&raw mut c_support).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::i32(py, c_support)?))
}

documented!(cuptiDeviceVirtualizationMode, c"cuptiDeviceVirtualizationMode($self, dev)
--

Returns whether a device is physical, passed through or a vGPU.

``CUptiResult cuptiDeviceVirtualizationMode(CUdevice dev, CUpti_DeviceVirtualizationMode *mode)``

Parameters
----------
dev : driver.CUdevice or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``.
mode : CUpti_DeviceVirtualizationMode

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiDeviceVirtualizationMode
");

#[inline(always)]
pub(crate) fn cuptiDeviceVirtualizationMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiDeviceVirtualizationMode(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuptiDeviceVirtualizationMode)?;
    let status = unsafe { released(py, || function(c_dev, (&raw mut c_mode).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cupti::CUpti_DeviceVirtualizationMode, c_mode)?)
        },
    )
}

documented!(cuptiDisableKernelReplayMode, c"cuptiDisableKernelReplayMode($self, context)
--

Disables kernel replay, which ``cuptiEnableKernelReplayMode`` enabled in a context.

``CUptiResult cuptiDisableKernelReplayMode(CUcontext context)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiDisableKernelReplayMode
");

shared!(
    cuptiDisableKernelReplayMode = like_cuptiDisableKernelReplayMode(driver::CUcontext,
    cupti::CUptiResult), "cuptiDisableKernelReplayMode", "context",
    slots::cuptiDisableKernelReplayMode
);

/// The shared body of `cuptiDisableKernelReplayMode` and other functions.
#[inline(never)]
fn like_cuptiDisableKernelReplayMode<'a, 'py>(
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

documented!(cuptiEnableAllDomains, c"cuptiEnableAllDomains($self, enable, subscriber)
--

Enables or disables all callbacks in all domains.

``CUptiResult cuptiEnableAllDomains(uint32_t enable, CUpti_SubscriberHandle subscriber)``

Parameters
----------
enable : int
subscriber : CUpti_SubscriberHandle or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableAllDomains
");

#[inline(always)]
pub(crate) fn cuptiEnableAllDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEnableAllDomains(enable subscriber));
    ints!(u32, c_enable = enable);
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call.symbol(slots::cuptiEnableAllDomains)?;
    let status = unsafe { released(py, || function(c_enable, c_subscriber)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiEnableCallback, c"cuptiEnableCallback($self, enable, subscriber, domain, cbid)
--

Enables or disables the callbacks for one function or event of a domain.

``CUptiResult cuptiEnableCallback(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)``

Parameters
----------
enable : int
subscriber : CUpti_SubscriberHandle or None
domain : CUpti_CallbackDomain
cbid : CUpti_CallbackId or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableCallback
");

#[inline(always)]
pub(crate) fn cuptiEnableCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEnableCallback(enable subscriber domain cbid));
    ints!(u32, c_enable = enable);
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(domain, "domain", &cupti::CUpti_CallbackDomain)?;
    let c_cbid = args::value::<u32>(cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let function: unsafe extern "system" fn(u32, u64, i32, u32) -> i32 = call.symbol(slots::cuptiEnableCallback)?;
    let status = unsafe { released(py, || function(c_enable, c_subscriber, c_domain, c_cbid)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiEnableDomain, c"cuptiEnableDomain($self, enable, subscriber, domain)
--

Enables or disables the callbacks for a whole domain, such as all runtime calls.

``CUptiResult cuptiEnableDomain(uint32_t enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain)``

Parameters
----------
enable : int
subscriber : CUpti_SubscriberHandle or None
domain : CUpti_CallbackDomain

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiEnableDomain
");

#[inline(always)]
pub(crate) fn cuptiEnableDomain<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEnableDomain(enable subscriber domain));
    ints!(u32, c_enable = enable);
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(domain, "domain", &cupti::CUpti_CallbackDomain)?;
    let function: unsafe extern "system" fn(u32, u64, i32) -> i32 = call.symbol(slots::cuptiEnableDomain)?;
    let status = unsafe { released(py, || function(c_enable, c_subscriber, c_domain)) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiEnableKernelReplayMode, c"cuptiEnableKernelReplayMode($self, context)
--

Enables kernel replay, which repeats a context's kernels as often as its event groups require.

``CUptiResult cuptiEnableKernelReplayMode(CUcontext context)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnableKernelReplayMode
");

shared!(
    cuptiEnableKernelReplayMode = like_cuptiDisableKernelReplayMode(driver::CUcontext,
    cupti::CUptiResult), "cuptiEnableKernelReplayMode", "context",
    slots::cuptiEnableKernelReplayMode
);

documented!(cuptiEnumEventDomains, c"cuptiEnumEventDomains($self, arraySizeBytes, domainArray)
--

Stores in ``domainArray`` the event domains across all devices; returns their size in bytes.

``CUptiResult cuptiEnumEventDomains(size_t *arraySizeBytes, CUpti_EventDomainID *domainArray)``

Parameters
----------
arraySizeBytes : int
domainArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
arraySizeBytes : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEnumEventDomains
");

shared!(
    cuptiEnumEventDomains = like_cuptiEnumEventDomains(cupti::CUptiResult),
    "cuptiEnumEventDomains", "arraySizeBytes domainArray", slots::cuptiEnumEventDomains
);

/// The shared body of `cuptiEnumEventDomains` and other functions.
#[inline(never)]
fn like_cuptiEnumEventDomains<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let mut c0 = args::u64(a0, own.name(0))?;
            let c1 = args::either(a1, own.name(1), None, true, Some(c0 as usize), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(cuptiEnumMetrics, c"cuptiEnumMetrics($self, arraySizeBytes, metricArray)
--

Stores in ``metricArray`` the metrics across all devices; returns their size in bytes.

``CUptiResult cuptiEnumMetrics(size_t *arraySizeBytes, CUpti_MetricID *metricArray)``

Parameters
----------
arraySizeBytes : int
metricArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
arraySizeBytes : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiEnumMetrics
");

shared!(
    cuptiEnumMetrics = like_cuptiEnumEventDomains(cupti::CUptiResult),
    "cuptiEnumMetrics", "arraySizeBytes metricArray", slots::cuptiEnumMetrics
);

documented!(cuptiEventDomainEnumEvents, c"cuptiEventDomainEnumEvents($self, eventDomain, arraySizeBytes, eventArray)
--

Stores in ``eventArray`` the events in an event domain; returns their size in bytes.

``CUptiResult cuptiEventDomainEnumEvents(CUpti_EventDomainID eventDomain, size_t *arraySizeBytes, CUpti_EventID *eventArray)``

Parameters
----------
eventDomain : CUpti_EventDomainID or None
arraySizeBytes : int
eventArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
arraySizeBytes : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainEnumEvents
");

shared!(
    cuptiEventDomainEnumEvents =
    like_cuptiEventDomainEnumEvents(cupti::CUpti_EventDomainID, cupti::CUptiResult),
    "cuptiEventDomainEnumEvents", "eventDomain arraySizeBytes eventArray",
    slots::cuptiEventDomainEnumEvents
);

/// The shared body of `cuptiEventDomainEnumEvents` and other functions.
#[inline(never)]
fn like_cuptiEventDomainEnumEvents<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let mut c1 = args::u64(a1, own.name(1))?;
            let c2 = args::either(a2, own.name(2), None, true, Some(c1 as usize), &arena)?;
            let function: unsafe extern "system" fn(u32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast(), c2.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c1)?))
        },
    )
}

documented!(cuptiEventDomainGetAttribute, c"cuptiEventDomainGetAttribute($self, eventDomain, attrib, valueSize, value)
--

Stores in ``value`` an attribute of an event domain, such as its name; returns its size.

``CUptiResult cuptiEventDomainGetAttribute(CUpti_EventDomainID eventDomain, CUpti_EventDomainAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
eventDomain : CUpti_EventDomainID or None
attrib : CUpti_EventDomainAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetAttribute
");

shared!(
    cuptiEventDomainGetAttribute =
    like_cuptiEventDomainGetAttribute(cupti::CUpti_EventDomainID,
    cupti::CUpti_EventDomainAttribute, cupti::CUptiResult),
    "cuptiEventDomainGetAttribute", "eventDomain attrib valueSize value",
    slots::cuptiEventDomainGetAttribute
);

/// The shared body of `cuptiEventDomainGetAttribute` and other functions.
#[inline(never)]
fn like_cuptiEventDomainGetAttribute<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u32>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let mut c2 = args::u64(a2, own.name(2))?;
            let c3 = args::either(a3, own.name(3), None, true, Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u32, i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast(), c3.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c2)?))
        },
    )
}

documented!(cuptiEventDomainGetNumEvents, c"cuptiEventDomainGetNumEvents($self, eventDomain)
--

Returns the number of events in an event domain.

``CUptiResult cuptiEventDomainGetNumEvents(CUpti_EventDomainID eventDomain, uint32_t *numEvents)``

Parameters
----------
eventDomain : CUpti_EventDomainID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
numEvents : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventDomainGetNumEvents
");

shared!(
    cuptiEventDomainGetNumEvents =
    like_cuptiEventDomainGetNumEvents(cupti::CUpti_EventDomainID, cupti::CUptiResult),
    "cuptiEventDomainGetNumEvents", "eventDomain", slots::cuptiEventDomainGetNumEvents
);

/// The shared body of `cuptiEventDomainGetNumEvents` and other functions.
#[inline(never)]
fn like_cuptiEventDomainGetNumEvents<'a, 'py>(
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

documented!(cuptiEventGetAttribute, c"cuptiEventGetAttribute($self, event, attrib, valueSize, value)
--

Stores in ``value`` an attribute of an event, such as its name or description; returns its size.

``CUptiResult cuptiEventGetAttribute(CUpti_EventID event, CUpti_EventAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
event : CUpti_EventID or None
attrib : CUpti_EventAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetAttribute
");

shared!(
    cuptiEventGetAttribute = like_cuptiEventDomainGetAttribute(cupti::CUpti_EventID,
    cupti::CUpti_EventAttribute, cupti::CUptiResult), "cuptiEventGetAttribute",
    "event attrib valueSize value", slots::cuptiEventGetAttribute
);

documented!(cuptiEventGetIdFromName, c"cuptiEventGetIdFromName($self, device, eventName)
--

Finds an event of a device by name.

``CUptiResult cuptiEventGetIdFromName(CUdevice device, const char *eventName, CUpti_EventID *event)``

Parameters
----------
device : driver.CUdevice or None
eventName : bytes or str

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_EVENT_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
event : CUpti_EventID

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGetIdFromName
");

shared!(
    cuptiEventGetIdFromName = like_cuptiEventGetIdFromName(driver::CUdevice,
    cupti::CUptiResult, cupti::CUpti_EventID), "cuptiEventGetIdFromName",
    "device eventName", slots::cuptiEventGetIdFromName
);

/// The shared body of `cuptiEventGetIdFromName` and other functions.
#[inline(never)]
fn like_cuptiEventGetIdFromName<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c1 = args::c_string(a1, own.name(1), &arena)?;
            let mut c2: u32 = 0;
            let function: unsafe extern "system" fn(i32, *const c_char, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c2 as u64)?))
        },
    )
}

documented!(cuptiEventGroupAddEvent, c"cuptiEventGroupAddEvent($self, eventGroup, event)
--

Adds an event to an event group, which must be disabled.

``CUptiResult cuptiEventGroupAddEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
event : CUpti_EventID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MAX_LIMIT_REACHED``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupAddEvent
");

shared!(
    cuptiEventGroupAddEvent = like_cuptiEventGroupAddEvent(cupti::CUpti_EventGroup,
    cupti::CUpti_EventID, cupti::CUptiResult), "cuptiEventGroupAddEvent",
    "eventGroup event", slots::cuptiEventGroupAddEvent
);

/// The shared body of `cuptiEventGroupAddEvent` and other functions.
#[inline(never)]
fn like_cuptiEventGroupAddEvent<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u32>(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuptiEventGroupCreate, c"cuptiEventGroupCreate($self, context, flags)
--

Creates an event group in a context, whose events are counted together.

``CUptiResult cuptiEventGroupCreate(CUcontext context, CUpti_EventGroup *eventGroup, uint32_t flags)``

Parameters
----------
context : driver.CUcontext or None
flags : int
    Must be 0.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.
eventGroup : CUpti_EventGroup

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupCreate
");

#[inline(always)]
pub(crate) fn cuptiEventGroupCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEventGroupCreate(context flags));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    ints!(u32, c_flags = flags);
    let mut c_eventGroup: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, u32) -> i32 = call.symbol(slots::cuptiEventGroupCreate)?;
    let status = unsafe { released(py, || function(c_context, (&raw mut c_eventGroup).cast(), c_flags)) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cupti::CUpti_EventGroup, c_eventGroup as u64)?)
        },
    )
}

documented!(cuptiEventGroupDestroy, c"cuptiEventGroupDestroy($self, eventGroup)
--

Destroys an event group, which must be disabled.

``CUptiResult cuptiEventGroupDestroy(CUpti_EventGroup eventGroup)``

Parameters
----------
eventGroup : CUpti_EventGroup or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``eventGroup``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDestroy
");

shared!(
    cuptiEventGroupDestroy = like_cuptiDisableKernelReplayMode(cupti::CUpti_EventGroup,
    cupti::CUptiResult), "cuptiEventGroupDestroy", "eventGroup",
    slots::cuptiEventGroupDestroy
);

documented!(cuptiEventGroupDisable, c"cuptiEventGroupDisable($self, eventGroup)
--

Disables counting for the events of an event group.

``CUptiResult cuptiEventGroupDisable(CUpti_EventGroup eventGroup)``

Parameters
----------
eventGroup : CUpti_EventGroup or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupDisable
");

shared!(
    cuptiEventGroupDisable = like_cuptiDisableKernelReplayMode(cupti::CUpti_EventGroup,
    cupti::CUptiResult), "cuptiEventGroupDisable", "eventGroup",
    slots::cuptiEventGroupDisable
);

documented!(cuptiEventGroupEnable, c"cuptiEventGroupEnable($self, eventGroup)
--

Enables counting for the events of an event group.

``CUptiResult cuptiEventGroupEnable(CUpti_EventGroup eventGroup)``

Parameters
----------
eventGroup : CUpti_EventGroup or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupEnable
");

shared!(
    cuptiEventGroupEnable = like_cuptiDisableKernelReplayMode(cupti::CUpti_EventGroup,
    cupti::CUptiResult), "cuptiEventGroupEnable", "eventGroup",
    slots::cuptiEventGroupEnable
);

documented!(cuptiEventGroupGetAttribute, c"cuptiEventGroupGetAttribute($self, eventGroup, attrib, valueSize, value)
--

Stores in ``value`` an attribute of an event group, such as the list of its events; returns its size.

``CUptiResult cuptiEventGroupGetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
attrib : CUpti_EventGroupAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupGetAttribute
");

shared!(
    cuptiEventGroupGetAttribute =
    like_cuptiActivityGetAttribute_v2(cupti::CUpti_EventGroup,
    cupti::CUpti_EventGroupAttribute, cupti::CUptiResult), "cuptiEventGroupGetAttribute",
    "eventGroup attrib valueSize value", slots::cuptiEventGroupGetAttribute
);

documented!(cuptiEventGroupReadAllEvents, c"cuptiEventGroupReadAllEvents($self, eventGroup, flags, eventValueBufferSizeBytes, eventValueBuffer, eventIdArraySizeBytes, eventIdArray)
--

Reads the counts of all events in an event group.

``CUptiResult cuptiEventGroupReadAllEvents(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t *numEventIdsRead)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
flags : CUpti_ReadEventFlags
eventValueBufferSizeBytes, eventIdArraySizeBytes : int
eventValueBuffer : buffer
eventIdArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
eventValueBufferSizeBytes : int
eventIdArraySizeBytes : int
numEventIdsRead : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadAllEvents
");

#[inline(always)]
pub(crate) fn cuptiEventGroupReadAllEvents<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuptiEventGroupReadAllEvents(eventGroup flags eventValueBufferSizeBytes eventValueBuffer
        eventIdArraySizeBytes eventIdArray)
    );
    let arena = CallArena::new();
    let c_eventGroup = args::value::<
        u64,
    >(eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_flags = args::enumeration(flags, "flags", &cupti::CUpti_ReadEventFlags)?;
    let mut c_eventValueBufferSizeBytes = args::u64(eventValueBufferSizeBytes, "eventValueBufferSizeBytes")?;
    let mut c_eventIdArraySizeBytes = args::u64(eventIdArraySizeBytes, "eventIdArraySizeBytes")?;
    let mut c_eventValueBuffer = args::OutputBuffer::new(
        eventValueBuffer, "eventValueBuffer", Some(c_eventValueBufferSizeBytes as usize),
    )?;
    let c_eventIdArray = args::either(
        eventIdArray, "eventIdArray", None, true, Some(c_eventIdArraySizeBytes as usize), &arena,
    )?;
    let mut c_numEventIdsRead: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuptiEventGroupReadAllEvents)?;
    let status = unsafe { released(py, || function(
        c_eventGroup, c_flags, (&raw mut c_eventValueBufferSizeBytes).cast(), c_eventValueBuffer.pointer(),
        (&raw mut c_eventIdArraySizeBytes).cast(), c_eventIdArray.cast(), (&raw mut c_numEventIdsRead).cast(),
    )) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        3 + isize::from(c_eventValueBuffer.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_eventValueBufferSizeBytes)?)?;
            tuple.push(out::u64(py, c_eventIdArraySizeBytes)?)?;
            tuple.push(out::u64(py, c_numEventIdsRead)?)?;
            match c_eventValueBuffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

documented!(cuptiEventGroupReadEvent, c"cuptiEventGroupReadEvent($self, eventGroup, flags, event, eventValueBufferSizeBytes, eventValueBuffer)
--

Reads the counts of one event in an event group, one for each instance of its domain.

``CUptiResult cuptiEventGroupReadEvent(CUpti_EventGroup eventGroup, CUpti_ReadEventFlags flags, CUpti_EventID event, size_t *eventValueBufferSizeBytes, uint64_t *eventValueBuffer)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
flags : CUpti_ReadEventFlags
event : CUpti_EventID or None
eventValueBufferSizeBytes : int
eventValueBuffer : buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
eventValueBufferSizeBytes : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupReadEvent
");

#[inline(always)]
pub(crate) fn cuptiEventGroupReadEvent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEventGroupReadEvent(eventGroup flags event eventValueBufferSizeBytes eventValueBuffer));
    let c_eventGroup = args::value::<
        u64,
    >(eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_flags = args::enumeration(flags, "flags", &cupti::CUpti_ReadEventFlags)?;
    let c_event = args::value::<u32>(event, "event", &cupti::CUpti_EventID)?;
    let mut c_eventValueBufferSizeBytes = args::u64(eventValueBufferSizeBytes, "eventValueBufferSizeBytes")?;
    let mut c_eventValueBuffer = args::OutputBuffer::new(
        eventValueBuffer, "eventValueBuffer", Some(c_eventValueBufferSizeBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, i32, u32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuptiEventGroupReadEvent)?;
    let status = unsafe { released(py, || function(
        c_eventGroup, c_flags, c_event, (&raw mut c_eventValueBufferSizeBytes).cast(), c_eventValueBuffer.pointer(),
    )) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1 + isize::from(c_eventValueBuffer.is_returned()),
        |tuple| {
            tuple.push(out::u64(py, c_eventValueBufferSizeBytes)?)?;
            match c_eventValueBuffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

documented!(cuptiEventGroupRemoveAllEvents, c"cuptiEventGroupRemoveAllEvents($self, eventGroup)
--

Removes all events from an event group, which must be disabled.

``CUptiResult cuptiEventGroupRemoveAllEvents(CUpti_EventGroup eventGroup)``

Parameters
----------
eventGroup : CUpti_EventGroup or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveAllEvents
");

shared!(
    cuptiEventGroupRemoveAllEvents =
    like_cuptiDisableKernelReplayMode(cupti::CUpti_EventGroup, cupti::CUptiResult),
    "cuptiEventGroupRemoveAllEvents", "eventGroup", slots::cuptiEventGroupRemoveAllEvents
);

documented!(cuptiEventGroupRemoveEvent, c"cuptiEventGroupRemoveEvent($self, eventGroup, event)
--

Removes an event from an event group, which must be disabled.

``CUptiResult cuptiEventGroupRemoveEvent(CUpti_EventGroup eventGroup, CUpti_EventID event)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
event : CUpti_EventID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupRemoveEvent
");

shared!(
    cuptiEventGroupRemoveEvent = like_cuptiEventGroupAddEvent(cupti::CUpti_EventGroup,
    cupti::CUpti_EventID, cupti::CUptiResult), "cuptiEventGroupRemoveEvent",
    "eventGroup event", slots::cuptiEventGroupRemoveEvent
);

documented!(cuptiEventGroupResetAllEvents, c"cuptiEventGroupResetAllEvents($self, eventGroup)
--

Resets the counts of all events in an event group to zero.

``CUptiResult cuptiEventGroupResetAllEvents(CUpti_EventGroup eventGroup)``

Parameters
----------
eventGroup : CUpti_EventGroup or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupResetAllEvents
");

shared!(
    cuptiEventGroupResetAllEvents =
    like_cuptiDisableKernelReplayMode(cupti::CUpti_EventGroup, cupti::CUptiResult),
    "cuptiEventGroupResetAllEvents", "eventGroup", slots::cuptiEventGroupResetAllEvents
);

documented!(cuptiEventGroupSetAttribute, c"cuptiEventGroupSetAttribute($self, eventGroup, attrib, valueSize, value)
--

Sets an attribute of an event group.

``CUptiResult cuptiEventGroupSetAttribute(CUpti_EventGroup eventGroup, CUpti_EventGroupAttribute attrib, size_t valueSize, void *value)``

Parameters
----------
eventGroup : CUpti_EventGroup or None
attrib : CUpti_EventGroupAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetAttribute
");

#[inline(always)]
pub(crate) fn cuptiEventGroupSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([eventGroup, attrib, valueSize, object_value], []) = call
        .bind("cuptiEventGroupSetAttribute", "eventGroup attrib valueSize value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_eventGroup = args::value::<
        u64,
    >(eventGroup, "eventGroup", &cupti::CUpti_EventGroup)?;
    let c_attrib = args::enumeration(attrib, "attrib", &cupti::CUpti_EventGroupAttribute)?;
    ints!(u64, c_valueSize = valueSize);
    let c_value = args::either(object_value, "value", None, false, Some(c_valueSize as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, u64, Ptr) -> i32 = call
        .symbol(slots::cuptiEventGroupSetAttribute)?;
    let status = unsafe { released(py, || function(c_eventGroup, c_attrib, c_valueSize, c_value.cast())) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiEventGroupSetDisable, c"cuptiEventGroupSetDisable($self, eventGroupSet)
--

Disables counting for all event groups in a set.

``CUptiResult cuptiEventGroupSetDisable(CUpti_EventGroupSet *eventGroupSet)``

Parameters
----------
eventGroupSet : CUpti_EventGroupSet or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetDisable
");

shared!(
    cuptiEventGroupSetDisable = like_cuptiDeviceGetChipName(cupti::CUpti_EventGroupSet,
    cupti::CUptiResult), "cuptiEventGroupSetDisable", "eventGroupSet",
    slots::cuptiEventGroupSetDisable
);

documented!(cuptiEventGroupSetEnable, c"cuptiEventGroupSetEnable($self, eventGroupSet)
--

Enables counting for all event groups in a set.

``CUptiResult cuptiEventGroupSetEnable(CUpti_EventGroupSet *eventGroupSet)``

Parameters
----------
eventGroupSet : CUpti_EventGroupSet or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_HARDWARE``, ``CUPTI_ERROR_HARDWARE_BUSY``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_READY``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetEnable
");

shared!(
    cuptiEventGroupSetEnable = like_cuptiDeviceGetChipName(cupti::CUpti_EventGroupSet,
    cupti::CUptiResult), "cuptiEventGroupSetEnable", "eventGroupSet",
    slots::cuptiEventGroupSetEnable
);

documented!(cuptiEventGroupSetsCreate, c"cuptiEventGroupSetsCreate($self, context, eventIdArraySizeBytes, eventIdArray)
--

Divides events into sets of event groups, each of which can be counted in one pass.

``CUptiResult cuptiEventGroupSetsCreate(CUcontext context, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, CUpti_EventGroupSets **eventGroupPasses)``

Parameters
----------
context : driver.CUcontext or None
eventIdArraySizeBytes : int
eventIdArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_EVENT_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
eventGroupPasses : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsCreate
");

shared!(
    cuptiEventGroupSetsCreate = like_cuptiEventGroupSetsCreate(driver::CUcontext,
    cupti::CUptiResult), "cuptiEventGroupSetsCreate",
    "context eventIdArraySizeBytes eventIdArray", slots::cuptiEventGroupSetsCreate
);

/// The shared body of `cuptiEventGroupSetsCreate` and other functions.
#[inline(never)]
fn like_cuptiEventGroupSetsCreate<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let c2 = args::either(a2, own.name(2), None, false, Some(c1 as usize), &arena)?;
            let mut c3: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), (&raw mut c3).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::pointer(py, c3)?))
        },
    )
}

documented!(cuptiEventGroupSetsDestroy, c"cuptiEventGroupSetsDestroy($self, eventGroupSets)
--

Destroys sets of event groups.

``CUptiResult cuptiEventGroupSetsDestroy(CUpti_EventGroupSets *eventGroupSets)``

Parameters
----------
eventGroupSets : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``eventGroupSets`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiEventGroupSetsDestroy
");

#[inline(always)]
pub(crate) fn cuptiEventGroupSetsDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiEventGroupSetsDestroy(eventGroupSets));
    let arena = CallArena::new();
    let c_eventGroupSets = args::either(eventGroupSets, "eventGroupSets", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiEventGroupSetsDestroy)?;
    let status = unsafe { released(py, || function(c_eventGroupSets.cast())) };
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiFinalize, c"cuptiFinalize($self)
--

Detaches CUPTI from the process; CUPTI can be attached again later.

``CUptiResult cuptiFinalize(void)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Warnings
--------
- No thread may use objects that the library has returned, during or after the call.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiFinalize
");

shared!(
    cuptiFinalize = like_cuptiClockControlUnlock(cupti::CUptiResult), "cuptiFinalize",
    "", slots::cuptiFinalize
);

documented!(cuptiGetAutoBoostState, c"cuptiGetAutoBoostState($self, context)
--

Returns whether auto boost is enabled on a context's device, and which process enabled it.

``CUptiResult cuptiGetAutoBoostState(CUcontext context, CUpti_ActivityAutoBoostState *state)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_UNKNOWN``.
state : CUpti_ActivityAutoBoostState

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetAutoBoostState
");

#[inline(always)]
pub(crate) fn cuptiGetAutoBoostState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetAutoBoostState(context));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    let (c_state, c_state_place) = out::new_record(py, &cupti::CUpti_ActivityAutoBoostState)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuptiGetAutoBoostState)?;
    let status = unsafe { released(py, || function(c_context, c_state_place.cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(c_state.into_any()))
}

documented!(cuptiGetCallbackName, c"cuptiGetCallbackName($self, domain, cbid)
--

Returns the name of the function or event that a callback ID identifies.

``CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t cbid, const char **name)``

Parameters
----------
domain : CUpti_CallbackDomain
cbid : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
name : bytes

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackName
");

#[inline(always)]
pub(crate) fn cuptiGetCallbackName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetCallbackName(domain cbid));
    let c_domain = args::enumeration(domain, "domain", &cupti::CUpti_CallbackDomain)?;
    ints!(u32, c_cbid = cbid);
    let mut c_name: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, u32, Ptr) -> i32 = call.symbol(slots::cuptiGetCallbackName)?;
    let status = unsafe { held(py, || function(c_domain, c_cbid, (&raw mut c_name).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_name) }?))
}

documented!(cuptiGetCallbackState, c"cuptiGetCallbackState($self, subscriber, domain, cbid)
--

Returns whether callbacks for one function or event are enabled.

``CUptiResult cuptiGetCallbackState(uint32_t *enable, CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId cbid)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
domain : CUpti_CallbackDomain
cbid : CUpti_CallbackId or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
enable : int

Warnings
--------
- No other thread may read or change the enabled callbacks of ``subscriber`` at the same time.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetCallbackState
");

#[inline(always)]
pub(crate) fn cuptiGetCallbackState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetCallbackState(subscriber domain cbid));
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(domain, "domain", &cupti::CUpti_CallbackDomain)?;
    let c_cbid = args::value::<u32>(cbid, "cbid", &cupti::CUpti_CallbackId)?;
    let mut c_enable: u32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u32) -> i32 = call.symbol(slots::cuptiGetCallbackState)?;
    let status = unsafe { released(py, || function((&raw mut c_enable).cast(), c_subscriber, c_domain, c_cbid)) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u32(py, c_enable)?))
}

documented!(cuptiGetContextId, c"cuptiGetContextId($self, context)
--

Returns the ID of a context in activity records.

``CUptiResult cuptiGetContextId(CUcontext context, uint32_t *contextId)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
contextId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetContextId
");

shared!(
    cuptiGetContextId = like_cuptiGetContextId(driver::CUcontext, cupti::CUptiResult),
    "cuptiGetContextId", "context", slots::cuptiGetContextId
);

/// The shared body of `cuptiGetContextId` and other functions.
#[inline(never)]
fn like_cuptiGetContextId<'a, 'py>(
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

documented!(cuptiGetCubinCrc, c"cuptiGetCubinCrc($self, pParams)
--

Computes the checksum that identifies a cubin in program counter samples.

``CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *pParams)``

Parameters
----------
pParams : CUpti_GetCubinCrcParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetCubinCrc
");

shared!(
    cuptiGetCubinCrc = like_cuptiDeviceGetChipName(cupti::CUpti_GetCubinCrcParams,
    cupti::CUptiResult), "cuptiGetCubinCrc", "pParams", slots::cuptiGetCubinCrc
);

documented!(cuptiGetCudaEventId, c"cuptiGetCudaEventId($self, event)
--

Returns the ID of an event in activity records.

``CUptiResult cuptiGetCudaEventId(CUevent event, uint32_t *pEventId)``

Parameters
----------
event : driver.CUevent or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
pEventId : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetCudaEventId
");

shared!(
    cuptiGetCudaEventId = like_cuptiGetContextId(driver::CUevent, cupti::CUptiResult),
    "cuptiGetCudaEventId", "event", slots::cuptiGetCudaEventId
);

documented!(cuptiGetDeviceId, c"cuptiGetDeviceId($self, context)
--

Returns the ID of a context's device in activity records.

``CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *deviceId)``

Parameters
----------
context : driver.CUcontext or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
deviceId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetDeviceId
");

shared!(
    cuptiGetDeviceId = like_cuptiGetContextId(driver::CUcontext, cupti::CUptiResult),
    "cuptiGetDeviceId", "context", slots::cuptiGetDeviceId
);

documented!(cuptiGetEnabledCallbacks, c"cuptiGetEnabledCallbacks($self, subscriber, domain, bufferSize=0)
--

Lists the functions and events of a domain for which callbacks are enabled.

``CUptiResult cuptiGetEnabledCallbacks(CUpti_SubscriberHandle subscriber, CUpti_CallbackDomain domain, CUpti_CallbackId *buffer, uint32_t *bufferSize, uint32_t *enabledCallbacksCount)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None
domain : CUpti_CallbackDomain
bufferSize : int, optional

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
buffer : list[CUpti_CallbackId]
bufferSize : int
enabledCallbacksCount : int

Notes
-----
Declared in ``cupti_callbacks.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiGetEnabledCallbacks
");

#[inline(always)]
pub(crate) fn cuptiGetEnabledCallbacks<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetEnabledCallbacks(subscriber domain; bufferSize));
    let arena = CallArena::new();
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let c_domain = args::enumeration(domain, "domain", &cupti::CUpti_CallbackDomain)?;
    let mut c_bufferSize = args::optional(bufferSize, 0, |object| args::u32(object, "bufferSize"))?;
    let c_buffer_length: usize = c_bufferSize as usize;
    let c_buffer = args::output_memory(py, c_buffer_length, Ty::Value(&cupti::CUpti_CallbackId).size(), &arena)?;
    let mut c_enabledCallbacksCount: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuptiGetEnabledCallbacks)?;
    let status = unsafe { released(py, || function(
        c_subscriber, c_domain, c_buffer.cast(), (&raw mut c_bufferSize).cast(),
        (&raw mut c_enabledCallbacksCount).cast(),
    )) };
    returned_in_form(
        py,
        &cupti::CUptiResult,
        status,
        (3, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::Value(&cupti::CUpti_CallbackId), c_buffer.cast(), c_buffer_length) }?,
                )?;
            tuple.push(out::u32(py, c_bufferSize)?)?;
            tuple.push(out::u32(py, c_enabledCallbacksCount)?)?;
            Ok(())
        },
    )
}

documented!(cuptiGetErrorMessage, c"cuptiGetErrorMessage($self, result)
--

Returns the English description of a result code.

``CUptiResult cuptiGetErrorMessage(CUptiResult result, const char **str)``

Parameters
----------
result : CUptiResult

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
str : bytes

Notes
-----
Declared in ``cupti_result.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetErrorMessage
");

#[inline(always)]
pub(crate) fn cuptiGetErrorMessage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("cuptiGetErrorMessage", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &cupti::CUptiResult)?;
    let mut c_str: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuptiGetErrorMessage)?;
    let status = unsafe { held(py, || function(c_result, (&raw mut c_str).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_str) }?))
}

documented!(cuptiGetGraphExecId, c"cuptiGetGraphExecId($self, graphExec)
--

Returns the ID of an executable graph in activity records.

``CUptiResult cuptiGetGraphExecId(CUgraphExec graphExec, uint32_t *pId)``

Parameters
----------
graphExec : driver.CUgraphExec or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
pId : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 12.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphExecId
");

shared!(
    cuptiGetGraphExecId = like_cuptiGetContextId(driver::CUgraphExec,
    cupti::CUptiResult), "cuptiGetGraphExecId", "graphExec", slots::cuptiGetGraphExecId
);

documented!(cuptiGetGraphId, c"cuptiGetGraphId($self, graph)
--

Returns the ID of a graph in activity records.

``CUptiResult cuptiGetGraphId(CUgraph graph, uint32_t *pId)``

Parameters
----------
graph : driver.CUgraph or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
pId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphId
");

shared!(
    cuptiGetGraphId = like_cuptiGetContextId(driver::CUgraph, cupti::CUptiResult),
    "cuptiGetGraphId", "graph", slots::cuptiGetGraphId
);

documented!(cuptiGetGraphNodeId, c"cuptiGetGraphNodeId($self, node)
--

Returns the ID of a graph node in activity records.

``CUptiResult cuptiGetGraphNodeId(CUgraphNode node, uint64_t *nodeId)``

Parameters
----------
node : driver.CUgraphNode or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
nodeId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetGraphNodeId
");

shared!(
    cuptiGetGraphNodeId = like_cuptiDeviceGetTimestamp(driver::CUgraphNode,
    cupti::CUptiResult), "cuptiGetGraphNodeId", "node", slots::cuptiGetGraphNodeId
);

documented!(cuptiGetLastError, c"cuptiGetLastError($self)
--

Reports the last error of this thread's CUPTI calls, and clears it.

``CUptiResult cuptiGetLastError(void)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetLastError
");

shared!(
    cuptiGetLastError = like_cuptiClockControlUnlock(cupti::CUptiResult),
    "cuptiGetLastError", "", slots::cuptiGetLastError
);

documented!(cuptiGetNumEventDomains, c"cuptiGetNumEventDomains($self)
--

Returns the number of event domains across all devices.

``CUptiResult cuptiGetNumEventDomains(uint32_t *numDomains)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
numDomains : int

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiGetNumEventDomains
");

shared!(
    cuptiGetNumEventDomains = like_cuptiGetNumEventDomains(cupti::CUptiResult),
    "cuptiGetNumEventDomains", "", slots::cuptiGetNumEventDomains
);

/// The shared body of `cuptiGetNumEventDomains` and other functions.
#[inline(never)]
fn like_cuptiGetNumEventDomains<'a, 'py>(
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

documented!(cuptiGetNumMetrics, c"cuptiGetNumMetrics($self)
--

Returns the number of metrics across all devices.

``CUptiResult cuptiGetNumMetrics(uint32_t *numMetrics)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
numMetrics : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiGetNumMetrics
");

shared!(
    cuptiGetNumMetrics = like_cuptiGetNumEventDomains(cupti::CUptiResult),
    "cuptiGetNumMetrics", "", slots::cuptiGetNumMetrics
);

documented!(cuptiGetResultString, c"cuptiGetResultString($self, result)
--

Returns the name of a result code, such as ``CUPTI_ERROR_NOT_INITIALIZED``.

``CUptiResult cuptiGetResultString(CUptiResult result, const char **str)``

Parameters
----------
result : CUptiResult

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
str : bytes

Notes
-----
Declared in ``cupti_result.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__RESULT__API.html#:~:text=cuptiGetResultString
");

#[inline(always)]
pub(crate) fn cuptiGetResultString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_result], []) = call.bind("cuptiGetResultString", "result")?;
    let py = call.py();
    let c_result = args::enumeration(object_result, "result", &cupti::CUptiResult)?;
    let mut c_str: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuptiGetResultString)?;
    let status = unsafe { held(py, || function(c_result, (&raw mut c_str).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_str) }?))
}

documented!(cuptiGetSassToSourceCorrelation, c"cuptiGetSassToSourceCorrelation($self, pParams)
--

Stores in ``pParams`` the source file and line of an instruction in a cubin.

``CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *pParams)``

Parameters
----------
pParams : CUpti_GetSassToSourceCorrelationParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_MODULE``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiGetSassToSourceCorrelation
");

shared!(
    cuptiGetSassToSourceCorrelation =
    like_cuptiDeviceGetChipName(cupti::CUpti_GetSassToSourceCorrelationParams,
    cupti::CUptiResult), "cuptiGetSassToSourceCorrelation", "pParams",
    slots::cuptiGetSassToSourceCorrelation
);

documented!(cuptiGetStreamId, c"cuptiGetStreamId($self, context, stream)
--

Returns the ID of a stream in activity records.

``CUptiResult cuptiGetStreamId(CUcontext context, CUstream stream, uint32_t *streamId)``

Parameters
----------
context : driver.CUcontext or None
stream : driver.CUstream or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.
streamId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamId
");

#[inline(always)]
pub(crate) fn cuptiGetStreamId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetStreamId(context stream));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    let mut c_streamId: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cuptiGetStreamId)?;
    let status = unsafe { released(py, || function(c_context, c_stream, (&raw mut c_streamId).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u32(py, c_streamId)?))
}

documented!(cuptiGetStreamIdEx, c"cuptiGetStreamIdEx($self, context, stream, perThreadStream)
--

Returns the ID of a stream in activity records; a flag selects the default stream that null means.

``CUptiResult cuptiGetStreamIdEx(CUcontext context, CUstream stream, uint8_t perThreadStream, uint32_t *streamId)``

Parameters
----------
context : driver.CUcontext or None
stream : driver.CUstream or None
perThreadStream : int

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_INVALID_STREAM``, ``CUPTI_ERROR_NOT_INITIALIZED``.
streamId : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetStreamIdEx
");

#[inline(always)]
pub(crate) fn cuptiGetStreamIdEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetStreamIdEx(context stream perThreadStream));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    ints!(u8, c_perThreadStream = perThreadStream);
    let mut c_streamId: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, u8, Ptr) -> i32 = call.symbol(slots::cuptiGetStreamIdEx)?;
    let status = unsafe {
        released(py, || function(c_context, c_stream, c_perThreadStream, (&raw mut c_streamId).cast()))
    };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u32(py, c_streamId)?))
}

documented!(cuptiGetThreadIdType, c"cuptiGetThreadIdType($self)
--

Returns the type of the thread IDs in activity records.

``CUptiResult cuptiGetThreadIdType(CUpti_ActivityThreadIdType *type)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
type : CUpti_ActivityThreadIdType

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetThreadIdType
");

#[inline(always)]
pub(crate) fn cuptiGetThreadIdType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetThreadIdType());
    let mut c_type: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiGetThreadIdType)?;
    let status = unsafe { released(py, || function((&raw mut c_type).cast())) };
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cupti::CUpti_ActivityThreadIdType, c_type)?)
        },
    )
}

documented!(cuptiGetTimestamp, c"cuptiGetTimestamp($self)
--

Returns the current time in nanoseconds, on the clock of activity records.

``CUptiResult cuptiGetTimestamp(uint64_t *timestamp)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
timestamp : int

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiGetTimestamp_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp
");

#[inline(always)]
pub(crate) fn cuptiGetTimestamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiGetTimestamp());
    let mut c_timestamp: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiGetTimestamp)?;
    let status = unsafe { released(py, || function((&raw mut c_timestamp).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u64(py, c_timestamp)?))
}

documented!(cuptiGetTimestamp_v2, c"cuptiGetTimestamp_v2($self, subscriber)
--

Returns the current time in nanoseconds, on the clock of one subscriber's activity records.

``CUptiResult cuptiGetTimestamp_v2(CUpti_SubscriberHandle subscriber, uint64_t *timestamp)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
timestamp : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiGetTimestamp_v2
");

shared!(
    cuptiGetTimestamp_v2 = like_cuptiDeviceGetTimestamp(cupti::CUpti_SubscriberHandle,
    cupti::CUptiResult), "cuptiGetTimestamp_v2", "subscriber",
    slots::cuptiGetTimestamp_v2
);

documented!(cuptiGetVersion, c"cuptiGetVersion($self)
--

Returns the version of the CUPTI API as an integer, which increases with each change.

``CUptiResult cuptiGetVersion(uint32_t *version)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.
version : int

Notes
-----
Declared in ``cupti_version.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__VERSION__API.html#:~:text=cuptiGetVersion
");

shared!(
    cuptiGetVersion = like_cuptiGetNumEventDomains(cupti::CUptiResult),
    "cuptiGetVersion", "", slots::cuptiGetVersion
);

documented!(cuptiIsTracingSessionRunning, c"cuptiIsTracingSessionRunning($self)
--

Returns whether a tracing session is running.

``CUptiResult cuptiIsTracingSessionRunning(uint8_t *isRunning)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.
isRunning : int

Notes
-----
Declared in ``cupti_activity.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiIsTracingSessionRunning
");

#[inline(always)]
pub(crate) fn cuptiIsTracingSessionRunning<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiIsTracingSessionRunning());
    let mut c_isRunning: u8 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiIsTracingSessionRunning)?;
    let status = unsafe { released(py, || function((&raw mut c_isRunning).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::u8(py, c_isRunning)?))
}

documented!(cuptiKernelReplaySubscribeUpdate, c"cuptiKernelReplaySubscribeUpdate($self, updateFunc, customData)
--

Registers a function that is called after each replay of a kernel.

``CUptiResult cuptiKernelReplaySubscribeUpdate(CUpti_KernelReplayUpdateFunc updateFunc, void *customData)``

Parameters
----------
updateFunc : callback
    Used after the call returns; kept alive by cubind as long as the process runs.
customData : object
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Warnings
--------
- ``updateFunc`` may be called with ``customData`` at any time from now on, on any thread.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiKernelReplaySubscribeUpdate
");

#[inline(always)]
pub(crate) fn cuptiKernelReplaySubscribeUpdate<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiKernelReplaySubscribeUpdate(updateFunc customData));
    let arena = CallArena::new();
    let mut c_updateFunc = args::callback(
        updateFunc, Some(&cupti::CUpti_KernelReplayUpdateFunc__signature), Some(customData), &arena,
    )?;
    let c_customData = args::data(customData, c_updateFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuptiKernelReplaySubscribeUpdate)?;
    let status = unsafe { released(py, || function(c_updateFunc.address(), c_customData.cast())) };
    c_updateFunc.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiMetricCreateEventGroupSets, c"cuptiMetricCreateEventGroupSets($self, context, metricIdArraySizeBytes, metricIdArray)
--

Divides the events of metrics into sets of event groups, each of which can be counted in one pass.

``CUptiResult cuptiMetricCreateEventGroupSets(CUcontext context, size_t metricIdArraySizeBytes, CUpti_MetricID *metricIdArray, CUpti_EventGroupSets **eventGroupPasses)``

Parameters
----------
context : driver.CUcontext or None
metricIdArraySizeBytes : int
metricIdArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
eventGroupPasses : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricCreateEventGroupSets
");

shared!(
    cuptiMetricCreateEventGroupSets = like_cuptiEventGroupSetsCreate(driver::CUcontext,
    cupti::CUptiResult), "cuptiMetricCreateEventGroupSets",
    "context metricIdArraySizeBytes metricIdArray",
    slots::cuptiMetricCreateEventGroupSets
);

documented!(cuptiMetricEnumEvents, c"cuptiMetricEnumEvents($self, metric, eventIdArraySizeBytes, eventIdArray)
--

Stores in ``eventIdArray`` the events from which a metric is computed; returns their size in bytes.

``CUptiResult cuptiMetricEnumEvents(CUpti_MetricID metric, size_t *eventIdArraySizeBytes, CUpti_EventID *eventIdArray)``

Parameters
----------
metric : CUpti_MetricID or None
eventIdArraySizeBytes : int
eventIdArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
eventIdArraySizeBytes : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumEvents
");

shared!(
    cuptiMetricEnumEvents = like_cuptiEventDomainEnumEvents(cupti::CUpti_MetricID,
    cupti::CUptiResult), "cuptiMetricEnumEvents",
    "metric eventIdArraySizeBytes eventIdArray", slots::cuptiMetricEnumEvents
);

documented!(cuptiMetricEnumProperties, c"cuptiMetricEnumProperties($self, metric, propIdArraySizeBytes, propIdArray)
--

Stores in ``propIdArray`` the device properties from which a metric is computed; returns their size in bytes.

``CUptiResult cuptiMetricEnumProperties(CUpti_MetricID metric, size_t *propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray)``

Parameters
----------
metric : CUpti_MetricID or None
propIdArraySizeBytes : int
propIdArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
propIdArraySizeBytes : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricEnumProperties
");

shared!(
    cuptiMetricEnumProperties = like_cuptiEventDomainEnumEvents(cupti::CUpti_MetricID,
    cupti::CUptiResult), "cuptiMetricEnumProperties",
    "metric propIdArraySizeBytes propIdArray", slots::cuptiMetricEnumProperties
);

documented!(cuptiMetricGetAttribute, c"cuptiMetricGetAttribute($self, metric, attrib, valueSize, value)
--

Stores in ``value`` an attribute of a metric, such as its name or value kind; returns its size.

``CUptiResult cuptiMetricGetAttribute(CUpti_MetricID metric, CUpti_MetricAttribute attrib, size_t *valueSize, void *value)``

Parameters
----------
metric : CUpti_MetricID or None
attrib : CUpti_MetricAttribute
valueSize : int
value : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
valueSize : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetAttribute
");

shared!(
    cuptiMetricGetAttribute = like_cuptiEventDomainGetAttribute(cupti::CUpti_MetricID,
    cupti::CUpti_MetricAttribute, cupti::CUptiResult), "cuptiMetricGetAttribute",
    "metric attrib valueSize value", slots::cuptiMetricGetAttribute
);

documented!(cuptiMetricGetIdFromName, c"cuptiMetricGetIdFromName($self, device, metricName)
--

Finds a metric of a device by name.

``CUptiResult cuptiMetricGetIdFromName(CUdevice device, const char *metricName, CUpti_MetricID *metric)``

Parameters
----------
device : driver.CUdevice or None
metricName : bytes or str

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_DEVICE``, ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
metric : CUpti_MetricID

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetIdFromName
");

shared!(
    cuptiMetricGetIdFromName = like_cuptiEventGetIdFromName(driver::CUdevice,
    cupti::CUptiResult, cupti::CUpti_MetricID), "cuptiMetricGetIdFromName",
    "device metricName", slots::cuptiMetricGetIdFromName
);

documented!(cuptiMetricGetNumEvents, c"cuptiMetricGetNumEvents($self, metric)
--

Returns the number of events from which a metric is computed.

``CUptiResult cuptiMetricGetNumEvents(CUpti_MetricID metric, uint32_t *numEvents)``

Parameters
----------
metric : CUpti_MetricID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
numEvents : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumEvents
");

shared!(
    cuptiMetricGetNumEvents = like_cuptiEventDomainGetNumEvents(cupti::CUpti_MetricID,
    cupti::CUptiResult), "cuptiMetricGetNumEvents", "metric",
    slots::cuptiMetricGetNumEvents
);

documented!(cuptiMetricGetNumProperties, c"cuptiMetricGetNumProperties($self, metric)
--

Returns the number of device properties from which a metric is computed.

``CUptiResult cuptiMetricGetNumProperties(CUpti_MetricID metric, uint32_t *numProp)``

Parameters
----------
metric : CUpti_MetricID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
numProp : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetNumProperties
");

shared!(
    cuptiMetricGetNumProperties =
    like_cuptiEventDomainGetNumEvents(cupti::CUpti_MetricID, cupti::CUptiResult),
    "cuptiMetricGetNumProperties", "metric", slots::cuptiMetricGetNumProperties
);

documented!(cuptiMetricGetRequiredEventGroupSets, c"cuptiMetricGetRequiredEventGroupSets($self, context, metric)
--

Returns the sets of event groups that a metric requires to be counted in one pass.

``CUptiResult cuptiMetricGetRequiredEventGroupSets(CUcontext context, CUpti_MetricID metric, CUpti_EventGroupSets **eventGroupSets)``

Parameters
----------
context : driver.CUcontext or None
metric : CUpti_MetricID or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_NOT_INITIALIZED``.
eventGroupSets : int

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetRequiredEventGroupSets
");

#[inline(always)]
pub(crate) fn cuptiMetricGetRequiredEventGroupSets<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiMetricGetRequiredEventGroupSets(context metric));
    let c_context = args::value::<u64>(context, "context", &driver::CUcontext)?;
    let c_metric = args::value::<u32>(metric, "metric", &cupti::CUpti_MetricID)?;
    let mut c_eventGroupSets: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, u32, Ptr) -> i32 = call
        .symbol(slots::cuptiMetricGetRequiredEventGroupSets)?;
    let status = unsafe { released(py, || function(c_context, c_metric, (&raw mut c_eventGroupSets).cast())) };
    returned(py, &cupti::CUptiResult, status, 1, |tuple| tuple.push(out::pointer(py, c_eventGroupSets)?))
}

documented!(cuptiMetricGetValue, c"cuptiMetricGetValue($self, device, metric, eventIdArraySizeBytes, eventIdArray, eventValueArraySizeBytes, eventValueArray, timeDuration)
--

Computes the value of a metric from event counts and a duration in nanoseconds.

``CUptiResult cuptiMetricGetValue(CUdevice device, CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, uint64_t timeDuration, CUpti_MetricValue *metricValue)``

Parameters
----------
device : driver.CUdevice or None
metric : CUpti_MetricID or None
eventIdArraySizeBytes, eventValueArraySizeBytes, timeDuration : int
eventIdArray, eventValueArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_METRIC_VALUE``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
metricValue : CUpti_MetricValue

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue
");

documented!(cuptiMetricGetValue2, c"cuptiMetricGetValue2($self, metric, eventIdArraySizeBytes, eventIdArray, eventValueArraySizeBytes, eventValueArray, propIdArraySizeBytes, propIdArray, propValueArraySizeBytes, propValueArray)
--

Computes the value of a metric from event counts and device property values.

``CUptiResult cuptiMetricGetValue2(CUpti_MetricID metric, size_t eventIdArraySizeBytes, CUpti_EventID *eventIdArray, size_t eventValueArraySizeBytes, uint64_t *eventValueArray, size_t propIdArraySizeBytes, CUpti_MetricPropertyID *propIdArray, size_t propValueArraySizeBytes, uint64_t *propValueArray, CUpti_MetricValue *metricValue)``

Parameters
----------
metric : CUpti_MetricID or None
eventIdArraySizeBytes, eventValueArraySizeBytes, propIdArraySizeBytes, propValueArraySizeBytes : int
eventIdArray, eventValueArray, propIdArray, propValueArray : address or buffer

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_EVENT_VALUE``, ``CUPTI_ERROR_INVALID_METRIC_ID``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_COMPATIBLE``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.
metricValue : CUpti_MetricValue

Notes
-----
Declared in ``cupti_metrics.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__METRIC__API.html#:~:text=cuptiMetricGetValue2
");

documented!(cuptiPCSamplingDisable, c"cuptiPCSamplingDisable($self, pParams)
--

Disables program counter (PC) sampling in a context.

``CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingDisableParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingDisable
");

shared!(
    cuptiPCSamplingDisable =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingDisableParams,
    cupti::CUptiResult), "cuptiPCSamplingDisable", "pParams",
    slots::cuptiPCSamplingDisable
);

documented!(cuptiPCSamplingEnable, c"cuptiPCSamplingEnable($self, pParams)
--

Enables program counter (PC) sampling in a context.

``CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingEnableParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingEnable
");

shared!(
    cuptiPCSamplingEnable =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingEnableParams, cupti::CUptiResult),
    "cuptiPCSamplingEnable", "pParams", slots::cuptiPCSamplingEnable
);

documented!(cuptiPCSamplingGetConfigurationAttribute, c"cuptiPCSamplingGetConfigurationAttribute($self, pParams)
--

Stores in ``pParams`` the configuration of program counter (PC) sampling, such as the period.

``CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingConfigurationInfoParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetConfigurationAttribute
");

shared!(
    cuptiPCSamplingGetConfigurationAttribute =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingConfigurationInfoParams,
    cupti::CUptiResult), "cuptiPCSamplingGetConfigurationAttribute", "pParams",
    slots::cuptiPCSamplingGetConfigurationAttribute
);

documented!(cuptiPCSamplingGetData, c"cuptiPCSamplingGetData($self, pParams)
--

Moves samples (program counters with stall reasons) to the caller's buffer.

``CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingGetDataParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``, ``CUPTI_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetData
");

shared!(
    cuptiPCSamplingGetData =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingGetDataParams,
    cupti::CUptiResult), "cuptiPCSamplingGetData", "pParams",
    slots::cuptiPCSamplingGetData
);

documented!(cuptiPCSamplingGetNumStallReasons, c"cuptiPCSamplingGetNumStallReasons($self, pParams)
--

Stores in ``pParams`` the number of stall reasons that a context's device can report.

``CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingGetNumStallReasonsParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetNumStallReasons
");

shared!(
    cuptiPCSamplingGetNumStallReasons =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingGetNumStallReasonsParams,
    cupti::CUptiResult), "cuptiPCSamplingGetNumStallReasons", "pParams",
    slots::cuptiPCSamplingGetNumStallReasons
);

documented!(cuptiPCSamplingGetStallReasons, c"cuptiPCSamplingGetStallReasons($self, pParams)
--

Stores in ``pParams`` the indices and names of the stall reasons of a context's device.

``CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingGetStallReasonsParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingGetStallReasons
");

shared!(
    cuptiPCSamplingGetStallReasons =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingGetStallReasonsParams,
    cupti::CUptiResult), "cuptiPCSamplingGetStallReasons", "pParams",
    slots::cuptiPCSamplingGetStallReasons
);

documented!(cuptiPCSamplingSetConfigurationAttribute, c"cuptiPCSamplingSetConfigurationAttribute($self, pParams)
--

Changes the configuration of program counter (PC) sampling, which must be enabled.

``CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingConfigurationInfoParams or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cuptiPCSamplingDisable`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingSetConfigurationAttribute
");

shared!(
    cuptiPCSamplingSetConfigurationAttribute =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingConfigurationInfoParams,
    cupti::CUptiResult), "cuptiPCSamplingSetConfigurationAttribute", "pParams",
    slots::cuptiPCSamplingSetConfigurationAttribute
);

documented!(cuptiPCSamplingStart, c"cuptiPCSamplingStart($self, pParams)
--

Starts a sampled range, if ranges are selected with start and stop calls.

``CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingStartParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStart
");

shared!(
    cuptiPCSamplingStart =
    like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingStartParams, cupti::CUptiResult),
    "cuptiPCSamplingStart", "pParams", slots::cuptiPCSamplingStart
);

documented!(cuptiPCSamplingStop, c"cuptiPCSamplingStop($self, pParams)
--

Ends a sampled range, if ranges are selected with start and stop calls.

``CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *pParams)``

Parameters
----------
pParams : CUpti_PCSamplingStopParams or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiPCSamplingStop
");

shared!(
    cuptiPCSamplingStop = like_cuptiDeviceGetChipName(cupti::CUpti_PCSamplingStopParams,
    cupti::CUptiResult), "cuptiPCSamplingStop", "pParams", slots::cuptiPCSamplingStop
);

documented!(cuptiPmSamplingCounterDataGetSampleInfo, c"cuptiPmSamplingCounterDataGetSampleInfo($self, pParams)
--

Stores in ``pParams`` the start and end times of a sample in a counter data image.

``CUptiResult cuptiPmSamplingCounterDataGetSampleInfo(CUpti_PmSampling_CounterData_GetSampleInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_CounterData_GetSampleInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataGetSampleInfo
");

shared!(
    cuptiPmSamplingCounterDataGetSampleInfo =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_CounterData_GetSampleInfo_Params,
    cupti::CUptiResult), "cuptiPmSamplingCounterDataGetSampleInfo", "pParams",
    slots::cuptiPmSamplingCounterDataGetSampleInfo
);

documented!(cuptiPmSamplingCounterDataImageInitialize, c"cuptiPmSamplingCounterDataImageInitialize($self, pParams)
--

Initializes a counter data image for the samples of a device.

``CUptiResult cuptiPmSamplingCounterDataImageInitialize(CUpti_PmSampling_CounterDataImage_Initialize_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_CounterDataImage_Initialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingCounterDataImageInitialize
");

shared!(
    cuptiPmSamplingCounterDataImageInitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_CounterDataImage_Initialize_Params,
    cupti::CUptiResult), "cuptiPmSamplingCounterDataImageInitialize", "pParams",
    slots::cuptiPmSamplingCounterDataImageInitialize
);

documented!(cuptiPmSamplingDecodeData, c"cuptiPmSamplingDecodeData($self, pParams)
--

Decodes the samples in the hardware buffer into a counter data image.

``CUptiResult cuptiPmSamplingDecodeData(CUpti_PmSampling_DecodeData_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_DecodeData_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDecodeData
");

shared!(
    cuptiPmSamplingDecodeData =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_DecodeData_Params,
    cupti::CUptiResult), "cuptiPmSamplingDecodeData", "pParams",
    slots::cuptiPmSamplingDecodeData
);

documented!(cuptiPmSamplingDisable, c"cuptiPmSamplingDisable($self, pParams)
--

Destroys the object for PM sampling of a device.

``CUptiResult cuptiPmSamplingDisable(CUpti_PmSampling_Disable_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_Disable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingDisable
");

shared!(
    cuptiPmSamplingDisable =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_Disable_Params,
    cupti::CUptiResult), "cuptiPmSamplingDisable", "pParams",
    slots::cuptiPmSamplingDisable
);

documented!(cuptiPmSamplingEnable, c"cuptiPmSamplingEnable($self, pParams)
--

Creates the object for PM sampling, which samples a device's metrics at regular intervals.

``CUptiResult cuptiPmSamplingEnable(CUpti_PmSampling_Enable_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_Enable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingEnable
");

shared!(
    cuptiPmSamplingEnable =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_Enable_Params,
    cupti::CUptiResult), "cuptiPmSamplingEnable", "pParams", slots::cuptiPmSamplingEnable
);

documented!(cuptiPmSamplingGetCounterAvailability, c"cuptiPmSamplingGetCounterAvailability($self, pParams)
--

Stores in ``pParams`` a device's counter availability image for PM sampling, which lists free counters.

``CUptiResult cuptiPmSamplingGetCounterAvailability(CUpti_PmSampling_GetCounterAvailability_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_GetCounterAvailability_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterAvailability
");

shared!(
    cuptiPmSamplingGetCounterAvailability =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_GetCounterAvailability_Params,
    cupti::CUptiResult), "cuptiPmSamplingGetCounterAvailability", "pParams",
    slots::cuptiPmSamplingGetCounterAvailability
);

documented!(cuptiPmSamplingGetCounterDataInfo, c"cuptiPmSamplingGetCounterDataInfo($self, pParams)
--

Stores in ``pParams`` the numbers of all samples and of complete samples in a counter data image.

``CUptiResult cuptiPmSamplingGetCounterDataInfo(CUpti_PmSampling_GetCounterDataInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_GetCounterDataInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataInfo
");

shared!(
    cuptiPmSamplingGetCounterDataInfo =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_GetCounterDataInfo_Params,
    cupti::CUptiResult), "cuptiPmSamplingGetCounterDataInfo", "pParams",
    slots::cuptiPmSamplingGetCounterDataInfo
);

documented!(cuptiPmSamplingGetCounterDataSize, c"cuptiPmSamplingGetCounterDataSize($self, pParams)
--

Stores in ``pParams`` the size in bytes of a counter data image for the given metrics and number of samples.

``CUptiResult cuptiPmSamplingGetCounterDataSize(CUpti_PmSampling_GetCounterDataSize_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_GetCounterDataSize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingGetCounterDataSize
");

shared!(
    cuptiPmSamplingGetCounterDataSize =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_GetCounterDataSize_Params,
    cupti::CUptiResult), "cuptiPmSamplingGetCounterDataSize", "pParams",
    slots::cuptiPmSamplingGetCounterDataSize
);

documented!(cuptiPmSamplingSetConfig, c"cuptiPmSamplingSetConfig($self, pParams)
--

Sets the metrics, trigger, interval and buffer of PM sampling on a device.

``CUptiResult cuptiPmSamplingSetConfig(CUpti_PmSampling_SetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_SetConfig_Params or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cuptiPmSamplingDisable`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingSetConfig
");

shared!(
    cuptiPmSamplingSetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_SetConfig_Params,
    cupti::CUptiResult), "cuptiPmSamplingSetConfig", "pParams",
    slots::cuptiPmSamplingSetConfig
);

documented!(cuptiPmSamplingStart, c"cuptiPmSamplingStart($self, pParams)
--

Starts PM sampling on a device.

``CUptiResult cuptiPmSamplingStart(CUpti_PmSampling_Start_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_Start_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStart
");

shared!(
    cuptiPmSamplingStart =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_Start_Params,
    cupti::CUptiResult), "cuptiPmSamplingStart", "pParams", slots::cuptiPmSamplingStart
);

documented!(cuptiPmSamplingStop, c"cuptiPmSamplingStop($self, pParams)
--

Stops PM sampling on a device.

``CUptiResult cuptiPmSamplingStop(CUpti_PmSampling_Stop_Params *pParams)``

Parameters
----------
pParams : CUpti_PmSampling_Stop_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_pmsampling.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PM__SAMPLING__API.html#:~:text=cuptiPmSamplingStop
");

shared!(
    cuptiPmSamplingStop =
    like_cuptiDeviceGetChipName(cupti::CUpti_PmSampling_Stop_Params, cupti::CUptiResult),
    "cuptiPmSamplingStop", "pParams", slots::cuptiPmSamplingStop
);

shared!(
    cuptiProfilerBeginPass =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_BeginPass_Params,
    cupti::CUptiResult), "cuptiProfilerBeginPass", "pParams",
    slots::cuptiProfilerBeginPass
);

shared!(
    cuptiProfilerBeginSession =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_BeginSession_Params,
    cupti::CUptiResult), "cuptiProfilerBeginSession", "pParams",
    slots::cuptiProfilerBeginSession
);

shared!(
    cuptiProfilerCounterDataImageCalculateScratchBufferSize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params,
    cupti::CUptiResult), "cuptiProfilerCounterDataImageCalculateScratchBufferSize",
    "pParams", slots::cuptiProfilerCounterDataImageCalculateScratchBufferSize
);

shared!(
    cuptiProfilerCounterDataImageCalculateSize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_CounterDataImage_CalculateSize_Params,
    cupti::CUptiResult), "cuptiProfilerCounterDataImageCalculateSize", "pParams",
    slots::cuptiProfilerCounterDataImageCalculateSize
);

documented!(cuptiProfilerCounterDataImageInitialize, c"cuptiProfilerCounterDataImageInitialize($self, pParams)
--

Initializes a counter data image for a profiling session.

``CUptiResult cuptiProfilerCounterDataImageInitialize(CUpti_Profiler_CounterDataImage_Initialize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_CounterDataImage_Initialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitialize
");

shared!(
    cuptiProfilerCounterDataImageInitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_CounterDataImage_Initialize_Params,
    cupti::CUptiResult), "cuptiProfilerCounterDataImageInitialize", "pParams",
    slots::cuptiProfilerCounterDataImageInitialize
);

documented!(cuptiProfilerCounterDataImageInitializeScratchBuffer, c"cuptiProfilerCounterDataImageInitializeScratchBuffer($self, pParams)
--

Initializes the scratch buffer for a counter data image.

``CUptiResult cuptiProfilerCounterDataImageInitializeScratchBuffer(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerCounterDataImageInitializeScratchBuffer
");

shared!(
    cuptiProfilerCounterDataImageInitializeScratchBuffer =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params,
    cupti::CUptiResult), "cuptiProfilerCounterDataImageInitializeScratchBuffer",
    "pParams", slots::cuptiProfilerCounterDataImageInitializeScratchBuffer
);

documented!(cuptiProfilerDeInitialize, c"cuptiProfilerDeInitialize($self, pParams)
--

Deinitializes the profiler interface for the process.

``CUptiResult cuptiProfilerDeInitialize(CUpti_Profiler_DeInitialize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_DeInitialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeInitialize
");

shared!(
    cuptiProfilerDeInitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_DeInitialize_Params,
    cupti::CUptiResult), "cuptiProfilerDeInitialize", "pParams",
    slots::cuptiProfilerDeInitialize
);

documented!(cuptiProfilerDeviceSupported, c"cuptiProfilerDeviceSupported($self, pParams)
--

Stores in ``pParams`` whether a device can be profiled, and the reasons if it cannot.

``CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_DeviceSupported_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerDeviceSupported
");

shared!(
    cuptiProfilerDisableProfiling =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_DisableProfiling_Params,
    cupti::CUptiResult), "cuptiProfilerDisableProfiling", "pParams",
    slots::cuptiProfilerDisableProfiling
);

shared!(
    cuptiProfilerEnableProfiling =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_EnableProfiling_Params,
    cupti::CUptiResult), "cuptiProfilerEnableProfiling", "pParams",
    slots::cuptiProfilerEnableProfiling
);

shared!(
    cuptiProfilerEndPass =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_EndPass_Params,
    cupti::CUptiResult), "cuptiProfilerEndPass", "pParams", slots::cuptiProfilerEndPass
);

shared!(
    cuptiProfilerEndSession =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_EndSession_Params,
    cupti::CUptiResult), "cuptiProfilerEndSession", "pParams",
    slots::cuptiProfilerEndSession
);

shared!(
    cuptiProfilerFlushCounterData =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_FlushCounterData_Params,
    cupti::CUptiResult), "cuptiProfilerFlushCounterData", "pParams",
    slots::cuptiProfilerFlushCounterData
);

documented!(cuptiProfilerGetCounterAvailability, c"cuptiProfilerGetCounterAvailability($self, pParams)
--

Stores in ``pParams`` the counter availability image of a context's device, which lists free counters.

``CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_GetCounterAvailability_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``.

Notes
-----
Declared in ``cupti_profiler_target.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__API.html#:~:text=cuptiProfilerGetCounterAvailability
");

documented!(cuptiProfilerHostConfigAddMetrics, c"cuptiProfilerHostConfigAddMetrics($self, pParams)
--

Adds metrics, given by name, to the configuration for metric collection.

``CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_ConfigAddMetrics_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostConfigAddMetrics
");

shared!(
    cuptiProfilerHostConfigAddMetrics =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_ConfigAddMetrics_Params,
    cupti::CUptiResult), "cuptiProfilerHostConfigAddMetrics", "pParams",
    slots::cuptiProfilerHostConfigAddMetrics
);

documented!(cuptiProfilerHostDeinitialize, c"cuptiProfilerHostDeinitialize($self, pParams)
--

Destroys the host object that selects and evaluates metrics.

``CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_Deinitialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostDeinitialize
");

shared!(
    cuptiProfilerHostDeinitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_Deinitialize_Params,
    cupti::CUptiResult), "cuptiProfilerHostDeinitialize", "pParams",
    slots::cuptiProfilerHostDeinitialize
);

documented!(cuptiProfilerHostEvaluateToGpuValues, c"cuptiProfilerHostEvaluateToGpuValues($self, pParams)
--

Computes the values of metrics for one range or sample of a counter data image.

``CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_EvaluateToGpuValues_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostEvaluateToGpuValues
");

shared!(
    cuptiProfilerHostEvaluateToGpuValues =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_EvaluateToGpuValues_Params,
    cupti::CUptiResult), "cuptiProfilerHostEvaluateToGpuValues", "pParams",
    slots::cuptiProfilerHostEvaluateToGpuValues
);

documented!(cuptiProfilerHostGetBaseMetrics, c"cuptiProfilerHostGetBaseMetrics($self, pParams)
--

Stores in ``pParams`` the base metrics of one type (counters, ratios or throughputs).

``CUptiResult cuptiProfilerHostGetBaseMetrics(CUpti_Profiler_Host_GetBaseMetrics_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetBaseMetrics_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetBaseMetrics
");

shared!(
    cuptiProfilerHostGetBaseMetrics =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetBaseMetrics_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetBaseMetrics", "pParams",
    slots::cuptiProfilerHostGetBaseMetrics
);

documented!(cuptiProfilerHostGetConfigImage, c"cuptiProfilerHostGetConfigImage($self, pParams)
--

Writes the configuration image for metric collection to the buffer in ``pParams``.

``CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetConfigImage_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImage
");

shared!(
    cuptiProfilerHostGetConfigImage =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetConfigImage_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetConfigImage", "pParams",
    slots::cuptiProfilerHostGetConfigImage
);

documented!(cuptiProfilerHostGetConfigImageSize, c"cuptiProfilerHostGetConfigImageSize($self, pParams)
--

Stores in ``pParams`` the size in bytes of the configuration image for metric collection.

``CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetConfigImageSize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetConfigImageSize
");

shared!(
    cuptiProfilerHostGetConfigImageSize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetConfigImageSize_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetConfigImageSize", "pParams",
    slots::cuptiProfilerHostGetConfigImageSize
);

documented!(cuptiProfilerHostGetMaxNumHardwareMetricsPerPass, c"cuptiProfilerHostGetMaxNumHardwareMetricsPerPass($self, pParams)
--

Stores in ``pParams`` the maximum number of hardware metrics that can be collected in one pass.

``CUptiResult cuptiProfilerHostGetMaxNumHardwareMetricsPerPass(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMaxNumHardwareMetricsPerPass
");

shared!(
    cuptiProfilerHostGetMaxNumHardwareMetricsPerPass =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetMaxNumHardwareMetricsPerPass", "pParams",
    slots::cuptiProfilerHostGetMaxNumHardwareMetricsPerPass
);

documented!(cuptiProfilerHostGetMetricProperties, c"cuptiProfilerHostGetMetricProperties($self, pParams)
--

Stores in ``pParams`` a metric's description, unit and type, and how it is collected.

``CUptiResult cuptiProfilerHostGetMetricProperties(CUpti_Profiler_Host_GetMetricProperties_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetMetricProperties_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricProperties
");

documented!(cuptiProfilerHostGetMetricsInSinglePassSet, c"cuptiProfilerHostGetMetricsInSinglePassSet($self, pParams)
--

Stores in ``pParams`` the metrics in one of a chip's single-pass sets.

``CUptiResult cuptiProfilerHostGetMetricsInSinglePassSet(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetMetricsInSinglePassSet
");

shared!(
    cuptiProfilerHostGetMetricsInSinglePassSet =
    like_cuptiDeviceGetChipName(cupti13::CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetMetricsInSinglePassSet", "pParams",
    slots::cuptiProfilerHostGetMetricsInSinglePassSet
);

documented!(cuptiProfilerHostGetNumOfPasses, c"cuptiProfilerHostGetNumOfPasses($self, pParams)
--

Stores in ``pParams`` the number of passes that a configuration image requires.

``CUptiResult cuptiProfilerHostGetNumOfPasses(CUpti_Profiler_Host_GetNumOfPasses_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetNumOfPasses_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetNumOfPasses
");

shared!(
    cuptiProfilerHostGetNumOfPasses =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetNumOfPasses_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetNumOfPasses", "pParams",
    slots::cuptiProfilerHostGetNumOfPasses
);

documented!(cuptiProfilerHostGetRangeName, c"cuptiProfilerHostGetRangeName($self, pParams)
--

Stores in ``pParams`` the full name of a range in a counter data image.

``CUptiResult cuptiProfilerHostGetRangeName(CUpti_Profiler_Host_GetRangeName_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetRangeName_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetRangeName
");

shared!(
    cuptiProfilerHostGetRangeName =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetRangeName_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetRangeName", "pParams",
    slots::cuptiProfilerHostGetRangeName
);

documented!(cuptiProfilerHostGetSinglePassSets, c"cuptiProfilerHostGetSinglePassSets($self, pParams)
--

Stores in ``pParams`` a chip's sets of metrics that can be collected in one pass.

``CUptiResult cuptiProfilerHostGetSinglePassSets(CUpti_Profiler_Host_GetSinglePassSets_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetSinglePassSets_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 13.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSinglePassSets
");

shared!(
    cuptiProfilerHostGetSinglePassSets =
    like_cuptiDeviceGetChipName(cupti13::CUpti_Profiler_Host_GetSinglePassSets_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetSinglePassSets", "pParams",
    slots::cuptiProfilerHostGetSinglePassSets
);

documented!(cuptiProfilerHostGetSubMetrics, c"cuptiProfilerHostGetSubMetrics($self, pParams)
--

Stores in ``pParams`` the suffixes of a base metric, such as ``.sum`` and ``.avg``.

``CUptiResult cuptiProfilerHostGetSubMetrics(CUpti_Profiler_Host_GetSubMetrics_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetSubMetrics_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_METRIC_NAME``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSubMetrics
");

shared!(
    cuptiProfilerHostGetSubMetrics =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetSubMetrics_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetSubMetrics", "pParams",
    slots::cuptiProfilerHostGetSubMetrics
);

documented!(cuptiProfilerHostGetSupportedChips, c"cuptiProfilerHostGetSupportedChips($self, pParams)
--

Stores in ``pParams`` the chips for which the host profiler can select and evaluate metrics.

``CUptiResult cuptiProfilerHostGetSupportedChips(CUpti_Profiler_Host_GetSupportedChips_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_GetSupportedChips_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostGetSupportedChips
");

shared!(
    cuptiProfilerHostGetSupportedChips =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Host_GetSupportedChips_Params,
    cupti::CUptiResult), "cuptiProfilerHostGetSupportedChips", "pParams",
    slots::cuptiProfilerHostGetSupportedChips
);

documented!(cuptiProfilerHostSetDevicePartitionInfo, c"cuptiProfilerHostSetDevicePartitionInfo($self, pParams)
--

Passes the information about the profiled part of a device to the host profiler.

``CUptiResult cuptiProfilerHostSetDevicePartitionInfo(CUpti_Profiler_Host_SetDevicePartitionInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_Profiler_Host_SetDevicePartitionInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_profiler_host.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/group__CUPTI__PROFILER__HOST__API.html#:~:text=cuptiProfilerHostSetDevicePartitionInfo
");

shared!(
    cuptiProfilerHostSetDevicePartitionInfo =
    like_cuptiDeviceGetChipName(cupti13::CUpti_Profiler_Host_SetDevicePartitionInfo_Params,
    cupti::CUptiResult), "cuptiProfilerHostSetDevicePartitionInfo", "pParams",
    slots::cuptiProfilerHostSetDevicePartitionInfo
);

shared!(
    cuptiProfilerInitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_Initialize_Params,
    cupti::CUptiResult), "cuptiProfilerInitialize", "pParams",
    slots::cuptiProfilerInitialize
);

shared!(
    cuptiProfilerIsPassCollected =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_IsPassCollected_Params,
    cupti::CUptiResult), "cuptiProfilerIsPassCollected", "pParams",
    slots::cuptiProfilerIsPassCollected
);

shared!(
    cuptiProfilerPopRange =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_PopRange_Params,
    cupti::CUptiResult), "cuptiProfilerPopRange", "pParams", slots::cuptiProfilerPopRange
);

shared!(
    cuptiProfilerPushRange =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_PushRange_Params,
    cupti::CUptiResult), "cuptiProfilerPushRange", "pParams",
    slots::cuptiProfilerPushRange
);

shared!(
    cuptiProfilerSetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_SetConfig_Params,
    cupti::CUptiResult), "cuptiProfilerSetConfig", "pParams",
    slots::cuptiProfilerSetConfig
);

shared!(
    cuptiProfilerUnsetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_Profiler_UnsetConfig_Params,
    cupti::CUptiResult), "cuptiProfilerUnsetConfig", "pParams",
    slots::cuptiProfilerUnsetConfig
);

documented!(cuptiRangeProfilerCounterDataGetRangeInfo, c"cuptiRangeProfilerCounterDataGetRangeInfo($self, pParams)
--

Stores in ``pParams`` the name of a range in a counter data image.

``CUptiResult cuptiRangeProfilerCounterDataGetRangeInfo(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_CounterData_GetRangeInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerCounterDataGetRangeInfo =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_CounterData_GetRangeInfo_Params,
    cupti::CUptiResult), "cuptiRangeProfilerCounterDataGetRangeInfo", "pParams",
    slots::cuptiRangeProfilerCounterDataGetRangeInfo
);

documented!(cuptiRangeProfilerCounterDataImageInitialize, c"cuptiRangeProfilerCounterDataImageInitialize($self, pParams)
--

Initializes a counter data image for ranges.

``CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_CounterDataImage_Initialize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerCounterDataImageInitialize =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_CounterDataImage_Initialize_Params,
    cupti::CUptiResult), "cuptiRangeProfilerCounterDataImageInitialize", "pParams",
    slots::cuptiRangeProfilerCounterDataImageInitialize
);

documented!(cuptiRangeProfilerDecodeData, c"cuptiRangeProfilerDecodeData($self, pParams)
--

Decodes collected data into a counter data image, and stores in ``pParams`` the number of dropped ranges.

``CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_DecodeData_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerDecodeData =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_DecodeData_Params,
    cupti::CUptiResult), "cuptiRangeProfilerDecodeData", "pParams",
    slots::cuptiRangeProfilerDecodeData
);

documented!(cuptiRangeProfilerDisable, c"cuptiRangeProfilerDisable($self, pParams)
--

Destroys the range profiler object.

``CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_Disable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerDisable =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_Disable_Params,
    cupti::CUptiResult), "cuptiRangeProfilerDisable", "pParams",
    slots::cuptiRangeProfilerDisable
);

documented!(cuptiRangeProfilerEnable, c"cuptiRangeProfilerEnable($self, pParams)
--

Creates the range profiler object, which profiles ranges of a context's work.

``CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_Enable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INSUFFICIENT_PRIVILEGES``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_OUT_OF_MEMORY``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

documented!(cuptiRangeProfilerGetCounterDataInfo, c"cuptiRangeProfilerGetCounterDataInfo($self, pParams)
--

Stores in ``pParams`` the number of ranges in a counter data image.

``CUptiResult cuptiRangeProfilerGetCounterDataInfo(CUpti_RangeProfiler_GetCounterDataInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_GetCounterDataInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerGetCounterDataInfo =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_GetCounterDataInfo_Params,
    cupti::CUptiResult), "cuptiRangeProfilerGetCounterDataInfo", "pParams",
    slots::cuptiRangeProfilerGetCounterDataInfo
);

documented!(cuptiRangeProfilerGetCounterDataSize, c"cuptiRangeProfilerGetCounterDataSize($self, pParams)
--

Stores in ``pParams`` the size in bytes of a counter data image for the given metrics and number of ranges.

``CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_GetCounterDataSize_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerGetCounterDataSize =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_GetCounterDataSize_Params,
    cupti::CUptiResult), "cuptiRangeProfilerGetCounterDataSize", "pParams",
    slots::cuptiRangeProfilerGetCounterDataSize
);

documented!(cuptiRangeProfilerGetDevicePartitionInfo, c"cuptiRangeProfilerGetDevicePartitionInfo($self, pParams)
--

Stores in ``pParams`` information about the profiled part of the device, for the host profiler.

``CUptiResult cuptiRangeProfilerGetDevicePartitionInfo(CUpti_RangeProfiler_GetDevicePartitionInfo_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_GetDevicePartitionInfo_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 13.3.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerGetDevicePartitionInfo =
    like_cuptiDeviceGetChipName(cupti13::CUpti_RangeProfiler_GetDevicePartitionInfo_Params,
    cupti::CUptiResult), "cuptiRangeProfilerGetDevicePartitionInfo", "pParams",
    slots::cuptiRangeProfilerGetDevicePartitionInfo
);

documented!(cuptiRangeProfilerPopRange, c"cuptiRangeProfilerPopRange($self, pParams)
--

Closes the user range that was opened last.

``CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_PopRange_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerPopRange =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_PopRange_Params,
    cupti::CUptiResult), "cuptiRangeProfilerPopRange", "pParams",
    slots::cuptiRangeProfilerPopRange
);

documented!(cuptiRangeProfilerPushRange, c"cuptiRangeProfilerPushRange($self, pParams)
--

Opens a named user range, nested in the open ranges.

``CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_PushRange_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerPushRange =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_PushRange_Params,
    cupti::CUptiResult), "cuptiRangeProfilerPushRange", "pParams",
    slots::cuptiRangeProfilerPushRange
);

documented!(cuptiRangeProfilerSetConfig, c"cuptiRangeProfilerSetConfig($self, pParams)
--

Sets the metrics, the kinds of ranges and replay, and the buffers of the range profiler.

``CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_SetConfig_Params or None
    Used after the call returns, together with the memory and handles that it refers to; all of them must be kept alive until ``cuptiRangeProfilerDisable`` is called.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerSetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_SetConfig_Params,
    cupti::CUptiResult), "cuptiRangeProfilerSetConfig", "pParams",
    slots::cuptiRangeProfilerSetConfig
);

documented!(cuptiRangeProfilerStart, c"cuptiRangeProfilerStart($self, pParams)
--

Starts range profiling.

``CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_Start_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerStart =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_Start_Params,
    cupti::CUptiResult), "cuptiRangeProfilerStart", "pParams",
    slots::cuptiRangeProfilerStart
);

documented!(cuptiRangeProfilerStop, c"cuptiRangeProfilerStop($self, pParams)
--

Stops range profiling, and stores in ``pParams`` whether another pass is required.

``CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *pParams)``

Parameters
----------
pParams : CUpti_RangeProfiler_Stop_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cupti_range_profiler.h``. Since CUDA 12.6.
https://docs.nvidia.com/cupti/api/index.html
");

shared!(
    cuptiRangeProfilerStop =
    like_cuptiDeviceGetChipName(cupti::CUpti_RangeProfiler_Stop_Params,
    cupti::CUptiResult), "cuptiRangeProfilerStop", "pParams",
    slots::cuptiRangeProfilerStop
);

documented!(cuptiRegisterComputeCrcCallback, c"cuptiRegisterComputeCrcCallback($self, funcComputeCubinCrc)
--

Registers a function that computes the checksums of cubins, in place of CUPTI's own function.

``CUptiResult cuptiRegisterComputeCrcCallback(CUpti_ComputeCrcCallbackFunc funcComputeCubinCrc)``

Parameters
----------
funcComputeCubinCrc : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``.

Warnings
--------
- ``funcComputeCubinCrc`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cupti_pcsampling.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__PCSAMPLING__API.html#:~:text=cuptiRegisterComputeCrcCallback
");

#[inline(always)]
pub(crate) fn cuptiRegisterComputeCrcCallback<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuptiRegisterComputeCrcCallback(funcComputeCubinCrc));
    let arena = CallArena::new();
    let mut c_funcComputeCubinCrc = args::callback(
        funcComputeCubinCrc, Some(&cupti::CUpti_ComputeCrcCallbackFunc__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuptiRegisterComputeCrcCallback)?;
    let status = unsafe { released(py, || function(c_funcComputeCubinCrc.address())) };
    c_funcComputeCubinCrc.left(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}

documented!(cuptiSassMetricsDisable, c"cuptiSassMetricsDisable($self, pParams)
--

Disables the collection of SASS metrics in a context and restores its kernels.

``CUptiResult cuptiSassMetricsDisable(CUpti_SassMetricsDisable_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsDisable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsDisable
");

shared!(
    cuptiSassMetricsDisable =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsDisable_Params,
    cupti::CUptiResult), "cuptiSassMetricsDisable", "pParams",
    slots::cuptiSassMetricsDisable
);

documented!(cuptiSassMetricsEnable, c"cuptiSassMetricsEnable($self, pParams)
--

Enables the collection of SASS metrics in a context by patching its kernels.

``CUptiResult cuptiSassMetricsEnable(CUpti_SassMetricsEnable_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsEnable_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsEnable
");

shared!(
    cuptiSassMetricsEnable =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsEnable_Params,
    cupti::CUptiResult), "cuptiSassMetricsEnable", "pParams",
    slots::cuptiSassMetricsEnable
);

documented!(cuptiSassMetricsFlushData, c"cuptiSassMetricsFlushData($self, pParams)
--

Moves the values of SASS metrics for each instruction to the caller's buffer.

``CUptiResult cuptiSassMetricsFlushData(CUpti_SassMetricsFlushData_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsFlushData_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsFlushData
");

shared!(
    cuptiSassMetricsFlushData =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsFlushData_Params,
    cupti::CUptiResult), "cuptiSassMetricsFlushData", "pParams",
    slots::cuptiSassMetricsFlushData
);

documented!(cuptiSassMetricsGetDataProperties, c"cuptiSassMetricsGetDataProperties($self, pParams)
--

Stores in ``pParams`` the numbers of patched instructions and of instances in the collected data.

``CUptiResult cuptiSassMetricsGetDataProperties(CUpti_SassMetricsGetDataProperties_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsGetDataProperties_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetDataProperties
");

shared!(
    cuptiSassMetricsGetDataProperties =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsGetDataProperties_Params,
    cupti::CUptiResult), "cuptiSassMetricsGetDataProperties", "pParams",
    slots::cuptiSassMetricsGetDataProperties
);

documented!(cuptiSassMetricsGetMetrics, c"cuptiSassMetricsGetMetrics($self, pParams)
--

Stores in ``pParams`` the names, IDs and descriptions of the SASS metrics of a chip.

``CUptiResult cuptiSassMetricsGetMetrics(CUpti_SassMetrics_GetMetrics_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetrics_GetMetrics_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetMetrics
");

shared!(
    cuptiSassMetricsGetMetrics =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetrics_GetMetrics_Params,
    cupti::CUptiResult), "cuptiSassMetricsGetMetrics", "pParams",
    slots::cuptiSassMetricsGetMetrics
);

documented!(cuptiSassMetricsGetNumOfMetrics, c"cuptiSassMetricsGetNumOfMetrics($self, pParams)
--

Stores in ``pParams`` the number of SASS metrics of a chip.

``CUptiResult cuptiSassMetricsGetNumOfMetrics(CUpti_SassMetrics_GetNumOfMetrics_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetrics_GetNumOfMetrics_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetNumOfMetrics
");

shared!(
    cuptiSassMetricsGetNumOfMetrics =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetrics_GetNumOfMetrics_Params,
    cupti::CUptiResult), "cuptiSassMetricsGetNumOfMetrics", "pParams",
    slots::cuptiSassMetricsGetNumOfMetrics
);

documented!(cuptiSassMetricsGetProperties, c"cuptiSassMetricsGetProperties($self, pParams)
--

Stores in ``pParams`` the ID of a SASS metric, and how the values of its instances are aggregated.

``CUptiResult cuptiSassMetricsGetProperties(CUpti_SassMetrics_GetProperties_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetrics_GetProperties_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsGetProperties
");

shared!(
    cuptiSassMetricsGetProperties =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetrics_GetProperties_Params,
    cupti::CUptiResult), "cuptiSassMetricsGetProperties", "pParams",
    slots::cuptiSassMetricsGetProperties
);

documented!(cuptiSassMetricsSetConfig, c"cuptiSassMetricsSetConfig($self, pParams)
--

Sets the SASS metrics to collect on a device.

``CUptiResult cuptiSassMetricsSetConfig(CUpti_SassMetricsSetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsSetConfig_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsSetConfig
");

shared!(
    cuptiSassMetricsSetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsSetConfig_Params,
    cupti::CUptiResult), "cuptiSassMetricsSetConfig", "pParams",
    slots::cuptiSassMetricsSetConfig
);

documented!(cuptiSassMetricsUnsetConfig, c"cuptiSassMetricsUnsetConfig($self, pParams)
--

Removes the SASS metrics configuration of a device.

``CUptiResult cuptiSassMetricsUnsetConfig(CUpti_SassMetricsUnsetConfig_Params *pParams)``

Parameters
----------
pParams : CUpti_SassMetricsUnsetConfig_Params or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_sass_metrics.h``. Since CUDA 12.2.
https://docs.nvidia.com/cupti/api/group__CUPTI__SASS__METRICS__API.html#:~:text=cuptiSassMetricsUnsetConfig
");

shared!(
    cuptiSassMetricsUnsetConfig =
    like_cuptiDeviceGetChipName(cupti::CUpti_SassMetricsUnsetConfig_Params,
    cupti::CUptiResult), "cuptiSassMetricsUnsetConfig", "pParams",
    slots::cuptiSassMetricsUnsetConfig
);

documented!(cuptiSetEventCollectionMode, c"cuptiSetEventCollectionMode($self, context, mode)
--

Sets whether a context counts events continuously or only while kernels run.

``CUptiResult cuptiSetEventCollectionMode(CUcontext context, CUpti_EventCollectionMode mode)``

Parameters
----------
context : driver.CUcontext or None
mode : CUpti_EventCollectionMode

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_CONTEXT``, ``CUPTI_ERROR_INVALID_OPERATION``, ``CUPTI_ERROR_NOT_INITIALIZED``, ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_events.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__EVENT__API.html#:~:text=cuptiSetEventCollectionMode
");

shared!(
    cuptiSetEventCollectionMode = like_cuptiClockControlLock(driver::CUcontext,
    cupti::CUpti_EventCollectionMode, cupti::CUptiResult), "cuptiSetEventCollectionMode",
    "context mode", slots::cuptiSetEventCollectionMode
);

documented!(cuptiSetThreadIdType, c"cuptiSetThreadIdType($self, typename)
--

Sets the type of the thread IDs in activity records: CUPTI's default or the system's.

``CUptiResult cuptiSetThreadIdType(CUpti_ActivityThreadIdType type)``

Parameters
----------
typename : CUpti_ActivityThreadIdType

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cupti_activity.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4.
https://docs.nvidia.com/cupti/api/group__CUPTI__ACTIVITY__API.html#:~:text=cuptiSetThreadIdType
");

shared!(
    cuptiSetThreadIdType = like_cuptiSetThreadIdType(cupti::CUpti_ActivityThreadIdType,
    cupti::CUptiResult), "cuptiSetThreadIdType", "typename", slots::cuptiSetThreadIdType
);

/// The shared body of `cuptiSetThreadIdType` and other functions.
#[inline(never)]
pub(super) fn like_cuptiSetThreadIdType<'a, 'py>(
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
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuptiSubscribe, c"cuptiSubscribe($self, callback, userdata)
--

Registers a callback for CUDA API calls and events; all callbacks are disabled at first.

``CUptiResult cuptiSubscribe(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.
userdata : object
    Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.
subscriber : CUpti_SubscriberHandle

Warnings
--------
- ``callback`` may be called with ``userdata`` as long as ``subscriber`` exists, on any thread.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0. Deprecation announced in CUDA 13.4: use ``cuptiSubscribe_v2``.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe
");

#[inline(always)]
pub(crate) fn cuptiSubscribe<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiSubscribe(callback userdata));
    let arena = CallArena::new();
    let mut c_subscriber: u64 = 0;
    let mut c_callback = args::callback(callback, Some(&cupti::CUpti_CallbackFunc__signature), Some(userdata), &arena)?;
    let c_userdata = args::data(userdata, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuptiSubscribe)?;
    let status = unsafe {
        released(py, || function((&raw mut c_subscriber).cast(), c_callback.address(), c_userdata.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&cupti::CUpti_SubscriberHandle, c_subscriber as u64);
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(&cupti::CUpti_SubscriberHandle, c_subscriber as u64, None, arena);
    }
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cupti::CUpti_SubscriberHandle, c_subscriber as u64)?)
        },
    )
}

documented!(cuptiSubscribe_v2, c"cuptiSubscribe_v2($self, callback, userdata, pParams)
--

Registers a callback as a named subscriber, which can allow other subscribers.

``CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle *subscriber, CUpti_CallbackFunc callback, void *userdata, CUpti_SubscriberParams *pParams)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.
userdata : object
    Used after the call returns; kept alive by cubind as long as ``subscriber`` exists.
pParams : CUpti_SubscriberParams or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``subscriber`` exists.

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED``, ``CUPTI_ERROR_NOT_INITIALIZED``.
subscriber : CUpti_SubscriberHandle

Warnings
--------
- ``callback`` may be called with ``userdata`` as long as ``subscriber`` exists, on any thread.

Notes
-----
Declared in ``cupti_callbacks.h``. Since CUDA 13.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSubscribe_v2
");

#[inline(always)]
pub(crate) fn cuptiSubscribe_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiSubscribe_v2(callback userdata pParams));
    let arena = CallArena::new();
    let mut c_subscriber: u64 = 0;
    let mut c_callback = args::callback(callback, Some(&cupti::CUpti_CallbackFunc__signature), Some(userdata), &arena)?;
    let c_pParams = args::optional_record(pParams, "pParams", &cupti13::CUpti_SubscriberParams)?;
    let c_userdata = args::data(userdata, c_callback.is_closure(), &arena)?;
    args::keep(pParams, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuptiSubscribe_v2)?;
    let status = unsafe { released(
        py, || function((&raw mut c_subscriber).cast(), c_callback.address(), c_userdata.cast(), c_pParams.cast()),
    ) };
    if status == 0 {
        handle_keepalive::made(&cupti::CUpti_SubscriberHandle, c_subscriber as u64);
    }
    if status == 0 {
        c_callback.kept(&arena);
        handle_keepalive::hold(&cupti::CUpti_SubscriberHandle, c_subscriber as u64, None, arena);
    }
    returned(
        py,
        &cupti::CUptiResult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cupti::CUpti_SubscriberHandle, c_subscriber as u64)?)
        },
    )
}

documented!(cuptiSupportedDomains, c"cuptiSupportedDomains($self)
--

Returns the number of callback domains and the address of their table.

``CUptiResult cuptiSupportedDomains(size_t *domainCount, CUpti_DomainTable *domainTable)``

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.
domainCount : int
domainTable : int

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiSupportedDomains
");

#[inline(always)]
pub(crate) fn cuptiSupportedDomains<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiSupportedDomains());
    let mut c_domainCount: u64 = 0;
    let mut c_domainTable: *mut c_void = core::ptr::null_mut();
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuptiSupportedDomains)?;
    let status = unsafe { released(py, || function((&raw mut c_domainCount).cast(), (&raw mut c_domainTable).cast())) };
    returned_in_form(
        py,
        &cupti::CUptiResult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_domainCount)?)?;
            tuple.push(out::pointer(py, c_domainTable)?)?;
            Ok(())
        },
    )
}

documented!(cuptiUnsubscribe, c"cuptiUnsubscribe($self, subscriber)
--

Unregisters a callback, which is no longer running when this function returns.

``CUptiResult cuptiUnsubscribe(CUpti_SubscriberHandle subscriber)``

Parameters
----------
subscriber : CUpti_SubscriberHandle or None

Returns
-------
CUptiResult
    ``CUPTI_SUCCESS``. Documented errors: ``CUPTI_ERROR_INVALID_PARAMETER``, ``CUPTI_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``subscriber``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cupti_callbacks.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cupti/api/group__CUPTI__CALLBACK__API.html#:~:text=cuptiUnsubscribe
");

#[inline(always)]
pub(crate) fn cuptiUnsubscribe<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuptiUnsubscribe(subscriber));
    let c_subscriber = args::value::<
        u64,
    >(subscriber, "subscriber", &cupti::CUpti_SubscriberHandle)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cuptiUnsubscribe)?;
    let detached = handle_keepalive::detach(&cupti::CUpti_SubscriberHandle, c_subscriber as u64);
    let status = unsafe { released(py, || function(c_subscriber)) };
    detached.finish(status == 0);
    returned0(py, &cupti::CUptiResult, status)
}
