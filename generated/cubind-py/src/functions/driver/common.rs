//! Functions of driver in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, driver, driver12, driver13};

documented!(cuArray3DCreate, c"cuArray3DCreate($self, pAllocateArray)
--

Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.

``CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)``

Parameters
----------
pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pHandle : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DCreate
");

shared!(
    cuArray3DCreate = like_cuArray3DCreate(driver::CUDA_ARRAY3D_DESCRIPTOR,
    driver::CUresult, driver::CUarray), "cuArray3DCreate", "pAllocateArray",
    slots::cuArray3DCreate_v2
);

/// The shared body of `cuArray3DCreate` and other functions.
#[inline(never)]
pub(super) fn like_cuArray3DCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuArray3DGetDescriptor, c"cuArray3DGetDescriptor($self, hArray)
--

Returns the size, element format and flags of any CUDA array.

``CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``

Parameters
----------
hArray : CUarray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DGetDescriptor
");

shared!(
    cuArray3DGetDescriptor = like_cuArray3DGetDescriptor(driver::CUarray,
    driver::CUDA_ARRAY3D_DESCRIPTOR, driver::CUresult), "cuArray3DGetDescriptor",
    "hArray", slots::cuArray3DGetDescriptor_v2
);

/// The shared body of `cuArray3DGetDescriptor` and other functions.
#[inline(never)]
pub(super) fn like_cuArray3DGetDescriptor<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let (c0, c0_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1)) };
            returned(py, t2, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cuArrayCreate, c"cuArrayCreate($self, pAllocateArray)
--

Creates a one- or two-dimensional CUDA array, for textures and surfaces.

``CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)``

Parameters
----------
pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pHandle : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayCreate
");

shared!(
    cuArrayCreate = like_cuArray3DCreate(driver::CUDA_ARRAY_DESCRIPTOR, driver::CUresult,
    driver::CUarray), "cuArrayCreate", "pAllocateArray", slots::cuArrayCreate_v2
);

documented!(cuArrayDestroy, c"cuArrayDestroy($self, hArray)
--

Destroys a CUDA array, which must no longer be used by any texture or surface.

``CUresult cuArrayDestroy(CUarray hArray)``

Parameters
----------
hArray : CUarray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``, ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hArray``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayDestroy
");

shared!(
    cuArrayDestroy = like_cuArrayDestroy(driver::CUarray, driver::CUresult),
    "cuArrayDestroy", "hArray", slots::cuArrayDestroy
);

/// The shared body of `cuArrayDestroy` and other functions.
#[inline(never)]
fn like_cuArrayDestroy<'a, 'py>(
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

documented!(cuArrayGetDescriptor, c"cuArrayGetDescriptor($self, hArray)
--

Returns the width, height and element format of a one- or two-dimensional CUDA array.

``CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``

Parameters
----------
hArray : CUarray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetDescriptor
");

shared!(
    cuArrayGetDescriptor = like_cuArray3DGetDescriptor(driver::CUarray,
    driver::CUDA_ARRAY_DESCRIPTOR, driver::CUresult), "cuArrayGetDescriptor", "hArray",
    slots::cuArrayGetDescriptor_v2
);

documented!(cuArrayGetMemoryRequirements, c"cuArrayGetMemoryRequirements($self, array, device)
--

Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.

``CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)``

Parameters
----------
array : CUarray or None
device : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.6.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetMemoryRequirements
");

shared!(
    cuArrayGetMemoryRequirements = like_cuArrayGetMemoryRequirements(driver::CUarray,
    driver::CUdevice, driver::CUDA_ARRAY_MEMORY_REQUIREMENTS, driver::CUresult),
    "cuArrayGetMemoryRequirements", "array device", slots::cuArrayGetMemoryRequirements
);

/// The shared body of `cuArrayGetMemoryRequirements` and other functions.
#[inline(never)]
fn like_cuArrayGetMemoryRequirements<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<i32>(a1, own.name(1), t1)?;
            let (c0, c0_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(Ptr, u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1, c2)) };
            returned(py, t3, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cuArrayGetPlane, c"cuArrayGetPlane($self, hArray, planeIdx)
--

Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.

``CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)``

Parameters
----------
hArray : CUarray or None
planeIdx : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pPlaneArray : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetPlane
");

#[inline(always)]
pub(crate) fn cuArrayGetPlane<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuArrayGetPlane(hArray planeIdx));
    let c_hArray = args::value::<u64>(hArray, "hArray", &driver::CUarray)?;
    ints!(u32, c_planeIdx = planeIdx);
    let mut c_pPlaneArray: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cuArrayGetPlane)?;
    let status = unsafe { released(py, || function((&raw mut c_pPlaneArray).cast(), c_hArray, c_planeIdx)) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUarray, c_pPlaneArray as u64)?),
    )
}

documented!(cuArrayGetSparseProperties, c"cuArrayGetSparseProperties($self, array)
--

Returns the tile size and the mip tail of a sparse CUDA array.

``CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)``

Parameters
----------
array : CUarray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetSparseProperties
");

shared!(
    cuArrayGetSparseProperties = like_cuArray3DGetDescriptor(driver::CUarray,
    driver::CUDA_ARRAY_SPARSE_PROPERTIES, driver::CUresult),
    "cuArrayGetSparseProperties", "array", slots::cuArrayGetSparseProperties
);

documented!(cuCheckpointOperationComplete, c"cuCheckpointOperationComplete($self, handle)
--

Completes a checkpoint or restore operation in which the caller transfers the data.

``CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)``

Parameters
----------
handle : CUcheckpointOperationHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointOperationComplete
");

shared!(
    cuCheckpointOperationComplete =
    like_cuArrayDestroy(driver13::CUcheckpointOperationHandle, driver::CUresult),
    "cuCheckpointOperationComplete", "handle", slots::cuCheckpointOperationComplete
);

documented!(cuCheckpointProcessGetRestoreThreadId, c"cuCheckpointProcessGetRestoreThreadId($self, pid)
--

Returns the ID of the thread that restores the CUDA state of a process.

``CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)``

Parameters
----------
pid : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
tid : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetRestoreThreadId
");

#[inline(always)]
pub(crate) fn cuCheckpointProcessGetRestoreThreadId<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuCheckpointProcessGetRestoreThreadId(pid));
    ints!(i32, c_pid = pid);
    let mut c_tid: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call
        .symbol(slots::cuCheckpointProcessGetRestoreThreadId)?;
    let status = unsafe { released(py, || function(c_pid, (&raw mut c_tid).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_tid)?))
}

documented!(cuCheckpointProcessGetState, c"cuCheckpointProcessGetState($self, pid)
--

Returns a process's checkpoint state: running, locked, checkpointed or failed.

``CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)``

Parameters
----------
pid : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
state : CUprocessState

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetState
");

#[inline(always)]
pub(crate) fn cuCheckpointProcessGetState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCheckpointProcessGetState(pid));
    ints!(i32, c_pid = pid);
    let mut c_state: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuCheckpointProcessGetState)?;
    let status = unsafe { released(py, || function(c_pid, (&raw mut c_state).cast())) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::enumeration(py, &driver::CUprocessState, c_state)?),
    )
}

documented!(cuCheckpointProcessLock, c"cuCheckpointProcessLock($self, pid, args)
--

Blocks further CUDA calls of a process and waits for its pending work, before a checkpoint.

``CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)``

Parameters
----------
pid : int
args : CUcheckpointLockArgs or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessLock
");

shared!(
    cuCheckpointProcessLock = like_cuCheckpointProcessLock(driver::CUcheckpointLockArgs,
    driver::CUresult), "cuCheckpointProcessLock", "pid args",
    slots::cuCheckpointProcessLock
);

/// The shared body of `cuCheckpointProcessLock` and other functions.
#[inline(never)]
pub(super) fn like_cuCheckpointProcessLock<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let c1 = args::optional_record(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuCheckpointProcessUnlock, c"cuCheckpointProcessUnlock($self, pid, args)
--

Allows a locked process to call CUDA again.

``CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)``

Parameters
----------
pid : int
args : CUcheckpointUnlockArgs or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessUnlock
");

shared!(
    cuCheckpointProcessUnlock =
    like_cuCheckpointProcessLock(driver::CUcheckpointUnlockArgs, driver::CUresult),
    "cuCheckpointProcessUnlock", "pid args", slots::cuCheckpointProcessUnlock
);

documented!(cuCoredumpDeregisterCompleteCallback, c"cuCoredumpDeregisterCompleteCallback($self, callback)
--

Unregisters a callback that runs when a GPU core dump is complete.

``CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)``

Parameters
----------
callback : CUcoredumpCallbackHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpDeregisterCompleteCallback
");

shared!(
    cuCoredumpDeregisterCompleteCallback =
    like_cuCoredumpDeregisterCompleteCallback(driver13::CUcoredumpCallbackHandle,
    driver::CUresult), "cuCoredumpDeregisterCompleteCallback", "callback",
    slots::cuCoredumpDeregisterCompleteCallback
);

/// The shared body of `cuCoredumpDeregisterCompleteCallback` and other functions.
#[inline(never)]
fn like_cuCoredumpDeregisterCompleteCallback<'a, 'py>(
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
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(cuCoredumpDeregisterStartCallback, c"cuCoredumpDeregisterStartCallback($self, callback)
--

Unregisters a callback that runs when a GPU core dump starts.

``CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)``

Parameters
----------
callback : CUcoredumpCallbackHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpDeregisterStartCallback
");

shared!(
    cuCoredumpDeregisterStartCallback =
    like_cuCoredumpDeregisterCompleteCallback(driver13::CUcoredumpCallbackHandle,
    driver::CUresult), "cuCoredumpDeregisterStartCallback", "callback",
    slots::cuCoredumpDeregisterStartCallback
);

documented!(cuCoredumpGetAttribute, c"cuCoredumpGetAttribute($self, attrib)
--

Returns one attribute, such as the file name, of GPU core dumps for the current context.

``CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``

Parameters
----------
attrib : CUcoredumpSettings

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``.
value : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttribute
");

shared!(
    cuCoredumpGetAttribute = like_cuCoredumpGetAttribute(driver::CUcoredumpSettings,
    driver::CUresult), "cuCoredumpGetAttribute", "attrib", slots::cuCoredumpGetAttribute
);

/// The shared body of `cuCoredumpGetAttribute` and other functions.
#[inline(never)]
fn like_cuCoredumpGetAttribute<'a, 'py>(
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
            let mut c1 = attributes::attribute_out(py, c0, &attribute_types::driver::CUcoredumpSettings, None)?;
            let c1_size = c1.size();
            let mut c2 = c1_size as u64;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.pointer(), (&raw mut c2).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(unsafe { c1.value(py) }?))
        },
    )
}

documented!(cuCoredumpGetAttributeGlobal, c"cuCoredumpGetAttributeGlobal($self, attrib)
--

Returns one attribute of GPU core dumps for the whole process.

``CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``

Parameters
----------
attrib : CUcoredumpSettings

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
value : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttributeGlobal
");

shared!(
    cuCoredumpGetAttributeGlobal =
    like_cuCoredumpGetAttribute(driver::CUcoredumpSettings, driver::CUresult),
    "cuCoredumpGetAttributeGlobal", "attrib", slots::cuCoredumpGetAttributeGlobal
);

documented!(cuCoredumpRegisterCompleteCallback, c"cuCoredumpRegisterCompleteCallback($self, callback, userData)
--

Registers a callback that runs when a GPU core dump is complete.

``CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterCompleteCallback`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterCompleteCallback`` is called.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
callbackOut : CUcoredumpCallbackHandle

Warnings
--------
- ``callback`` may be called with ``userData`` until ``cuCoredumpDeregisterCompleteCallback`` is called, on any thread.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpRegisterCompleteCallback
");

shared!(
    cuCoredumpRegisterCompleteCallback =
    like_cuCoredumpRegisterCompleteCallback(driver13::CUcoredumpCallbackHandle,
    driver::CUresult), "cuCoredumpRegisterCompleteCallback", "callback userData",
    slots::cuCoredumpRegisterCompleteCallback
);

/// The shared body of `cuCoredumpRegisterCompleteCallback` and other functions.
#[inline(never)]
fn like_cuCoredumpRegisterCompleteCallback<'a, 'py>(
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
            let arena = CallArena::new();
            let mut c0 = args::callback(a0, Some(&driver13::CUcoredumpStatusCallback__signature), Some(a1), &arena)?;
            let mut c2: u64 = 0;
            let c1 = args::data(a1, c0.is_closure(), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.address(), c1.cast(), (&raw mut c2).cast())) };
            if status == 0 {
                handle_keepalive::made(t0, c2 as u64);
            }
            if status == 0 {
                c0.kept(&arena);
                handle_keepalive::hold(t0, c2 as u64, None, arena);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c2 as u64)?))
        },
    )
}

documented!(cuCoredumpRegisterStartCallback, c"cuCoredumpRegisterStartCallback($self, callback, userData)
--

Registers a callback that runs when a GPU core dump starts.

``CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterStartCallback`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cuCoredumpDeregisterStartCallback`` is called.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
callbackOut : CUcoredumpCallbackHandle

Warnings
--------
- ``callback`` may be called with ``userData`` until ``cuCoredumpDeregisterStartCallback`` is called, on any thread.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpRegisterStartCallback
");

shared!(
    cuCoredumpRegisterStartCallback =
    like_cuCoredumpRegisterCompleteCallback(driver13::CUcoredumpCallbackHandle,
    driver::CUresult), "cuCoredumpRegisterStartCallback", "callback userData",
    slots::cuCoredumpRegisterStartCallback
);

documented!(cuCoredumpSetAttribute, c"cuCoredumpSetAttribute($self, attrib, value)
--

Changes one attribute, such as the file name, of GPU core dumps for the current context.

``CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``

Parameters
----------
attrib : CUcoredumpSettings
value : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``CU_COREDUMP_GENERATION_FLAGS`` must not be set together with the attributes that it replaces.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttribute
");

shared!(
    cuCoredumpSetAttribute = like_cuCoredumpSetAttribute(driver::CUcoredumpSettings,
    driver::CUresult), "cuCoredumpSetAttribute", "attrib value",
    slots::cuCoredumpSetAttribute
);

/// The shared body of `cuCoredumpSetAttribute` and other functions.
#[inline(never)]
fn like_cuCoredumpSetAttribute<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let (c1, c1_size) = attributes::attribute_in(
                a1, c0, &attribute_types::driver::CUcoredumpSettings, None, &arena,
            )?;
            let mut c2 = c1_size as u64;
            let function: unsafe extern "system" fn(i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast())) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuCoredumpSetAttributeGlobal, c"cuCoredumpSetAttributeGlobal($self, attrib, value)
--

Changes one attribute of GPU core dumps for the whole process.

``CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``

Parameters
----------
attrib : CUcoredumpSettings
value : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``.

Warnings
--------
- ``CU_COREDUMP_GENERATION_FLAGS`` must not be set together with the attributes that it replaces.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttributeGlobal
");

shared!(
    cuCoredumpSetAttributeGlobal =
    like_cuCoredumpSetAttribute(driver::CUcoredumpSettings, driver::CUresult),
    "cuCoredumpSetAttributeGlobal", "attrib value", slots::cuCoredumpSetAttributeGlobal
);

documented!(cuCtxAttach, c"cuCtxAttach($self, flags)
--

Increments the usage count of the current context and returns the context.

``CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)``

Parameters
----------
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pctx : CUcontext

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxAttach
");

shared!(
    cuCtxAttach = like_cuCtxAttach(driver::CUresult, driver::CUcontext), "cuCtxAttach",
    "flags", slots::cuCtxAttach
);

/// The shared body of `cuCtxAttach` and other functions.
#[inline(never)]
fn like_cuCtxAttach<'a, 'py>(
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
            let c1 = args::u32(a0, own.name(0))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cuCtxCreate_v2, c"cuCtxCreate_v2($self, flags, dev)
--

Creates a context on a device, pushes it onto the thread's context stack and makes it current.

``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``

Parameters
----------
flags : int
    Flags: members of ``CUctx_flags``.
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.
pctx : CUcontext

Warnings
--------
- Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2. Kept for binary compatibility.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v2
");

shared!(
    cuCtxCreate_v2 = like_cuCtxCreate_v2(driver::CUdevice, driver::CUresult,
    driver::CUcontext), "cuCtxCreate_v2", "flags dev", slots::cuCtxCreate_v2
);

/// The shared body of `cuCtxCreate_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuCtxCreate_v2<'a, 'py>(
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
            let c1 = args::u32(a0, own.name(0))?;
            let c2 = args::value::<i32>(a1, own.name(1), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

#[inline(always)]
pub(crate) fn cuCtxCreate_v3<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxCreate_v3(paramsArray numParams flags dev));
    let arena = CallArena::new();
    ints!(i32, c_numParams = numParams);
    ints!(u32, c_flags = flags);
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let c_paramsArray = args::array(
        paramsArray, "paramsArray", &Ty::Record(&driver::CUexecAffinityParam),
        Some(args::length(py, c_numParams.into(), "numParams")?), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, u32, i32) -> i32 = call.symbol(slots::cuCtxCreate_v3)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pctx).cast(), c_paramsArray.cast(), c_numParams, c_flags, c_dev))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?))
}

documented!(cuCtxCreate_v4, c"cuCtxCreate_v4($self, ctxCreateParams, flags, dev)
--

Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.

``CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)``

Parameters
----------
ctxCreateParams : CUctxCreateParams or None, optional
flags : int
    Flags: members of ``CUctx_flags``.
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pctx : CUcontext

Warnings
--------
- ``ctxCreateParams`` must not set both ``execAffinityParams`` and ``cigParams``.
- Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v4
");

shared!(
    cuCtxCreate_v4 = like_cuCtxCreate_v4(driver::CUdevice, driver::CUctxCreateParams,
    driver::CUresult, driver::CUcontext), "cuCtxCreate_v4", "?ctxCreateParams flags dev",
    slots::cuCtxCreate_v4
);

/// The shared body of `cuCtxCreate_v4` and other functions.
#[inline(never)]
pub(super) fn like_cuCtxCreate_v4<'a, 'py>(
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
            let c2 = args::u32(a1, own.name(1))?;
            let c3 = args::value::<i32>(a2, own.name(2), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2, c3)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cuCtxDestroy, c"cuCtxDestroy($self, ctx)
--

Destroys a context and all its resources; threads to which it was current must not use it again.

``CUresult cuCtxDestroy_v2(CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``ctx``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxDestroy
");

shared!(
    cuCtxDestroy = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxDestroy", "ctx", slots::cuCtxDestroy_v2
);

documented!(cuCtxDetach, c"cuCtxDetach($self, ctx)
--

Decrements the usage count of a context, and destroys the context if the count is zero.

``CUresult cuCtxDetach(CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``ctx``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxDetach
");

shared!(
    cuCtxDetach = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxDetach", "ctx", slots::cuCtxDetach
);

documented!(cuCtxDisablePeerAccess, c"cuCtxDisablePeerAccess($self, peerContext)
--

Disables the current context's direct access to a peer context's memory.

``CUresult cuCtxDisablePeerAccess(CUcontext peerContext)``

Parameters
----------
peerContext : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PEER_ACCESS_NOT_ENABLED``.

Warnings
--------
- Before the call, all work in the current context that uses memory of ``peerContext`` must be complete.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxDisablePeerAccess
");

shared!(
    cuCtxDisablePeerAccess = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxDisablePeerAccess", "peerContext", slots::cuCtxDisablePeerAccess
);

documented!(cuCtxEnablePeerAccess, c"cuCtxEnablePeerAccess($self, peerContext, Flags)
--

Gives the current context direct access to a peer context's memory, but not vice versa.

``CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)``

Parameters
----------
peerContext : CUcontext or None
Flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED``, ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``, ``CUDA_ERROR_TOO_MANY_PEERS``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxEnablePeerAccess
");

shared!(
    cuCtxEnablePeerAccess = like_cuCtxEnablePeerAccess(driver::CUcontext,
    driver::CUresult), "cuCtxEnablePeerAccess", "peerContext Flags",
    slots::cuCtxEnablePeerAccess
);

/// The shared body of `cuCtxEnablePeerAccess` and other functions.
#[inline(never)]
fn like_cuCtxEnablePeerAccess<'a, 'py>(
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

documented!(cuCtxFromGreenCtx, c"cuCtxFromGreenCtx($self, hCtx)
--

Converts a green context to a context handle, for functions such as ``cuCtxSetCurrent``.

``CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)``

Parameters
----------
hCtx : CUgreenCtx or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pContext : CUcontext

Warnings
--------
- The returned context must not be destroyed separately: it is destroyed with ``hCtx``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxFromGreenCtx
");

shared!(
    cuCtxFromGreenCtx = like_cuCtxFromGreenCtx(driver::CUgreenCtx, driver::CUresult,
    driver::CUcontext), "cuCtxFromGreenCtx", "hCtx", slots::cuCtxFromGreenCtx
);

/// The shared body of `cuCtxFromGreenCtx` and other functions.
#[inline(never)]
fn like_cuCtxFromGreenCtx<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuCtxGetApiVersion, c"cuCtxGetApiVersion($self, ctx)
--

Returns the API version that a context was created for (3010 or later).

``CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
version : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetApiVersion
");

#[inline(always)]
pub(crate) fn cuCtxGetApiVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetApiVersion(ctx));
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    let mut c_version: u32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuCtxGetApiVersion)?;
    let status = unsafe { held(py, || function(c_ctx, (&raw mut c_version).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u32(py, c_version)?))
}

documented!(cuCtxGetCacheConfig, c"cuCtxGetCacheConfig($self)
--

Returns the preferred split of on-chip memory between L1 and shared memory for the current context.

``CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pconfig : CUfunc_cache

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCacheConfig
");

shared!(
    cuCtxGetCacheConfig = like_cuCtxGetCacheConfig(driver::CUresult,
    driver::CUfunc_cache), "cuCtxGetCacheConfig", "", slots::cuCtxGetCacheConfig
);

/// The shared body of `cuCtxGetCacheConfig` and other functions.
#[inline(never)]
fn like_cuCtxGetCacheConfig<'a, 'py>(
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
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::enumeration(py, t1, c0)?))
        },
    )
}

documented!(cuCtxGetCurrent, c"cuCtxGetCurrent($self)
--

Returns the calling thread's current context, or null if there is none.

``CUresult cuCtxGetCurrent(CUcontext *pctx)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_NOT_INITIALIZED``.
pctx : CUcontext

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCurrent
");

#[inline(always)]
pub(crate) fn cuCtxGetCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetCurrent());
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuCtxGetCurrent)?;
    let status = unsafe { held(py, || function((&raw mut c_pctx).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?))
}

documented!(cuCtxGetDevice, c"cuCtxGetDevice($self)
--

Returns the device that the current context belongs to.

``CUresult cuCtxGetDevice(CUdevice *device)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
device : CUdevice

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetDevice
");

#[inline(always)]
pub(crate) fn cuCtxGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetDevice());
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuCtxGetDevice)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?))
}

documented!(cuCtxGetDevice_v2, c"cuCtxGetDevice_v2($self, ctx)
--

Returns the device that the given context belongs to.

``CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
device : CUdevice

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetDevice_v2
");

#[inline(always)]
pub(crate) fn cuCtxGetDevice_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetDevice_v2(ctx));
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuCtxGetDevice_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_device).cast(), c_ctx)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?))
}

documented!(cuCtxGetExecAffinity, c"cuCtxGetExecAffinity($self, typename)
--

Returns an execution affinity of the current context, such as the number of SMs that it may use.

``CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)``

Parameters
----------
typename : CUexecAffinityType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.
pExecAffinity : CUexecAffinityParam

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetExecAffinity
");

#[inline(always)]
pub(crate) fn cuCtxGetExecAffinity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetExecAffinity(typename));
    let c_type = args::enumeration(typename, "typename", &driver::CUexecAffinityType)?;
    let (c_pExecAffinity, c_pExecAffinity_place) = out::new_record(py, &driver::CUexecAffinityParam)?;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cuCtxGetExecAffinity)?;
    let status = unsafe { released(py, || function(c_pExecAffinity_place.cast(), c_type)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_pExecAffinity.into_any()))
}

documented!(cuCtxGetFlags, c"cuCtxGetFlags($self)
--

Returns the flags of the current context, which specify, for example, how the CPU waits for the GPU.

``CUresult cuCtxGetFlags(unsigned int *flags)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
flags : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetFlags
");

#[inline(always)]
pub(crate) fn cuCtxGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetFlags());
    let mut c_flags: u32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuCtxGetFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u32(py, c_flags)?))
}

documented!(cuCtxGetId, c"cuCtxGetId($self, ctx)
--

Returns a context's ID, which is unique for the lifetime of the process.

``CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
ctxId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetId
");

#[inline(always)]
pub(crate) fn cuCtxGetId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetId(ctx));
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    let mut c_ctxId: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuCtxGetId)?;
    let status = unsafe { held(py, || function(c_ctx, (&raw mut c_ctxId).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_ctxId)?))
}

documented!(cuCtxGetLimit, c"cuCtxGetLimit($self, limit)
--

Returns one limit of the current context, such as the stack size of each device thread in bytes.

``CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)``

Parameters
----------
limit : CUlimit

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.
pvalue : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetLimit
");

documented!(cuCtxGetSharedMemConfig, c"cuCtxGetSharedMemConfig($self)
--

Returns the bank width of shared memory in the current context.

``CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pConfig : CUsharedconfig

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxGetSharedMemConfig
");

shared!(
    cuCtxGetSharedMemConfig = like_cuCtxGetCacheConfig(driver::CUresult,
    driver::CUsharedconfig), "cuCtxGetSharedMemConfig", "",
    slots::cuCtxGetSharedMemConfig
);

documented!(cuCtxGetStreamPriorityRange, c"cuCtxGetStreamPriorityRange($self)
--

Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.

``CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
leastPriority : int
greatestPriority : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetStreamPriorityRange
");

#[inline(always)]
pub(crate) fn cuCtxGetStreamPriorityRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetStreamPriorityRange());
    let mut c_leastPriority: i32 = 0;
    let mut c_greatestPriority: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuCtxGetStreamPriorityRange)?;
    let status = unsafe {
        held(py, || function((&raw mut c_leastPriority).cast(), (&raw mut c_greatestPriority).cast()))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_leastPriority)?)?;
            tuple.push(out::i32(py, c_greatestPriority)?)?;
            Ok(())
        },
    )
}

documented!(cuCtxPopCurrent, c"cuCtxPopCurrent($self)
--

Removes the current context from the top of the calling thread's stack, and returns the context.

``CUresult cuCtxPopCurrent_v2(CUcontext *pctx)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.
pctx : CUcontext

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPopCurrent
");

#[inline(always)]
pub(crate) fn cuCtxPopCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxPopCurrent());
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuCtxPopCurrent_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pctx).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?))
}

documented!(cuCtxPushCurrent, c"cuCtxPushCurrent($self, ctx)
--

Pushes a context onto the calling thread's context stack, which makes it current.

``CUresult cuCtxPushCurrent_v2(CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPushCurrent
");

shared!(
    cuCtxPushCurrent = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxPushCurrent", "ctx", slots::cuCtxPushCurrent_v2
);

documented!(cuCtxRecordEvent, c"cuCtxRecordEvent($self, hCtx, hEvent)
--

Records an event that completes when all work submitted to a context so far is complete.

``CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)``

Parameters
----------
hCtx : CUcontext or None
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxRecordEvent
");

shared!(
    cuCtxRecordEvent = like_cuCtxRecordEvent(driver::CUcontext, driver::CUevent,
    driver::CUresult), "cuCtxRecordEvent", "hCtx hEvent", slots::cuCtxRecordEvent
);

/// The shared body of `cuCtxRecordEvent` and other functions.
#[inline(never)]
fn like_cuCtxRecordEvent<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuCtxResetPersistingL2Cache, c"cuCtxResetPersistingL2Cache($self)
--

Resets all persisting lines in the L2 cache of the current context's device to the normal state.

``CUresult cuCtxResetPersistingL2Cache(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxResetPersistingL2Cache
");

shared!(
    cuCtxResetPersistingL2Cache = like_cuCtxResetPersistingL2Cache(driver::CUresult),
    "cuCtxResetPersistingL2Cache", "", slots::cuCtxResetPersistingL2Cache
);

/// The shared body of `cuCtxResetPersistingL2Cache` and other functions.
#[inline(never)]
fn like_cuCtxResetPersistingL2Cache<'a, 'py>(
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

documented!(cuCtxSetCacheConfig, c"cuCtxSetCacheConfig($self, config)
--

Sets the preferred split of on-chip memory between L1 and shared memory for the current context.

``CUresult cuCtxSetCacheConfig(CUfunc_cache config)``

Parameters
----------
config : CUfunc_cache

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCacheConfig
");

shared!(
    cuCtxSetCacheConfig = like_cuCtxSetCacheConfig(driver::CUfunc_cache,
    driver::CUresult), "cuCtxSetCacheConfig", "config", slots::cuCtxSetCacheConfig
);

/// The shared body of `cuCtxSetCacheConfig` and other functions.
#[inline(never)]
fn like_cuCtxSetCacheConfig<'a, 'py>(
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

documented!(cuCtxSetCurrent, c"cuCtxSetCurrent($self, ctx)
--

Makes a context current to the calling thread, replacing the context on top of the thread's stack.

``CUresult cuCtxSetCurrent(CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCurrent
");

shared!(
    cuCtxSetCurrent = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxSetCurrent", "ctx", slots::cuCtxSetCurrent
);

documented!(cuCtxSetFlags, c"cuCtxSetFlags($self, flags)
--

Changes the flags of the current context, which specify, for example, how the CPU waits for the GPU.

``CUresult cuCtxSetFlags(unsigned int flags)``

Parameters
----------
flags : int
    Flags: members of ``CUctx_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetFlags
");

shared!(
    cuCtxSetFlags = like_cuCtxSetFlags(driver::CUresult), "cuCtxSetFlags", "flags",
    slots::cuCtxSetFlags
);

/// The shared body of `cuCtxSetFlags` and other functions.
#[inline(never)]
fn like_cuCtxSetFlags<'a, 'py>(
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

documented!(cuCtxSetLimit, c"cuCtxSetLimit($self, limit, value)
--

Requests a new limit for the current context; the driver may round or clamp the value.

``CUresult cuCtxSetLimit(CUlimit limit, size_t value)``

Parameters
----------
limit : CUlimit
value : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_LIMIT``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetLimit
");

documented!(cuCtxSetSharedMemConfig, c"cuCtxSetSharedMemConfig($self, config)
--

Sets the bank width of shared memory for kernels of the current context, if the device supports it.

``CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)``

Parameters
----------
config : CUsharedconfig

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxSetSharedMemConfig
");

shared!(
    cuCtxSetSharedMemConfig = like_cuCtxSetCacheConfig(driver::CUsharedconfig,
    driver::CUresult), "cuCtxSetSharedMemConfig", "config",
    slots::cuCtxSetSharedMemConfig
);

shared!(
    cuCtxSynchronize = like_cuCtxResetPersistingL2Cache(driver::CUresult),
    "cuCtxSynchronize", "", slots::cuCtxSynchronize
);

documented!(cuCtxSynchronize_v2, c"cuCtxSynchronize_v2($self, ctx)
--

Blocks until all work submitted to the given context has finished.

``CUresult cuCtxSynchronize_v2(CUcontext ctx)``

Parameters
----------
ctx : CUcontext or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize_v2
");

shared!(
    cuCtxSynchronize_v2 = like_cuArrayDestroy(driver::CUcontext, driver::CUresult),
    "cuCtxSynchronize_v2", "ctx", slots::cuCtxSynchronize_v2
);

documented!(cuCtxWaitEvent, c"cuCtxWaitEvent($self, hCtx, hEvent)
--

Makes all work that is later submitted to a context wait for an event.

``CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)``

Parameters
----------
hCtx : CUcontext or None
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxWaitEvent
");

shared!(
    cuCtxWaitEvent = like_cuCtxRecordEvent(driver::CUcontext, driver::CUevent,
    driver::CUresult), "cuCtxWaitEvent", "hCtx hEvent", slots::cuCtxWaitEvent
);

documented!(cuDestroyExternalMemory, c"cuDestroyExternalMemory($self, extMem)
--

Destroys imported memory; its mappings must be freed first.

``CUresult cuDestroyExternalMemory(CUexternalMemory extMem)``

Parameters
----------
extMem : CUexternalMemory or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``extMem``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalMemory
");

shared!(
    cuDestroyExternalMemory =
    like_cuCoredumpDeregisterCompleteCallback(driver::CUexternalMemory,
    driver::CUresult), "cuDestroyExternalMemory", "extMem",
    slots::cuDestroyExternalMemory
);

documented!(cuDestroyExternalSemaphore, c"cuDestroyExternalSemaphore($self, extSem)
--

Destroys an imported semaphore; all work that uses it must be complete.

``CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)``

Parameters
----------
extSem : CUexternalSemaphore or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``extSem``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalSemaphore
");

shared!(
    cuDestroyExternalSemaphore =
    like_cuCoredumpDeregisterCompleteCallback(driver::CUexternalSemaphore,
    driver::CUresult), "cuDestroyExternalSemaphore", "extSem",
    slots::cuDestroyExternalSemaphore
);

documented!(cuDevResourceGenerateDesc, c"cuDevResourceGenerateDesc($self, resources, nbResources)
--

Combines device resources into a descriptor for ``cuGreenCtxCreate``.

``CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)``

Parameters
----------
resources : list[CUdevResource] or None
nbResources : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phDesc : CUdevResourceDesc

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevResourceGenerateDesc
");

documented!(cuDevSmResourceSplit, c"cuDevSmResourceSplit($self, nbGroups, input_, flags, groupParams)
--

Splits SMs into groups, each described by its own record, and a remainder.

``CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)``

Parameters
----------
nbGroups : int
input_ : CUdevResource or None
flags : int
    Must be 0.
groupParams : list[CU_DEV_SM_RESOURCE_GROUP_PARAMS] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
result : list[CUdevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
remainder : CUdevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplit
");

#[inline(always)]
pub(crate) fn cuDevSmResourceSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDevSmResourceSplit(nbGroups input_ flags groupParams));
    let arena = CallArena::new();
    ints!(u32, c_nbGroups = nbGroups, c_flags = flags);
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(py, c_result_length, Ty::Record(&driver13::CUdevResource).size(), &arena)?;
    let c_input = args::optional_record(input_, "input_", &driver13::CUdevResource)?;
    let (c_remainder, c_remainder_place) = out::new_record(py, &driver13::CUdevResource)?;
    let c_groupParams_type = Ty::Record(&driver13::CU_DEV_SM_RESOURCE_GROUP_PARAMS);
    let c_groupParams = args::updated_array(
        groupParams, "groupParams", &c_groupParams_type, Some(c_nbGroups as usize), &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, u32, Ptr, Ptr, u32, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuDevSmResourceSplit)?;
    let status = unsafe { released(py, || function(
        c_result.cast(), c_nbGroups, c_input.cast(), c_remainder_place.cast(), c_flags, c_groupParams.pointer().cast(),
    )) };
    c_groupParams.update();
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::Record(&driver13::CUdevResource), c_result.cast(), c_result_length) }?,
                )?;
            tuple.push(c_remainder.into_any())?;
            Ok(())
        },
    )
}

documented!(cuDeviceCanAccessPeer, c"cuDeviceCanAccessPeer($self, dev, peerDev)
--

Returns whether a device can directly access another device's memory.

``CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)``

Parameters
----------
dev, peerDev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.
canAccessPeer : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceCanAccessPeer
");

#[inline(always)]
pub(crate) fn cuDeviceCanAccessPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceCanAccessPeer(dev peerDev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_peerDev = args::value::<i32>(peerDev, "peerDev", &driver::CUdevice)?;
    let mut c_canAccessPeer: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cuDeviceCanAccessPeer)?;
    let status = unsafe { released(py, || function((&raw mut c_canAccessPeer).cast(), c_dev, c_peerDev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_canAccessPeer)?))
}

documented!(cuDeviceComputeCapability, c"cuDeviceComputeCapability($self, dev)
--

Returns a device's compute capability, major and minor (superseded by ``cuDeviceGetAttribute``).

``CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
major : int
minor : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceComputeCapability
");

#[inline(always)]
pub(crate) fn cuDeviceComputeCapability<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceComputeCapability(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_major: i32 = 0;
    let mut c_minor: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cuDeviceComputeCapability)?;
    let status = unsafe { released(py, || function((&raw mut c_major).cast(), (&raw mut c_minor).cast(), c_dev)) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_major)?)?;
            tuple.push(out::i32(py, c_minor)?)?;
            Ok(())
        },
    )
}

documented!(cuDeviceGet, c"cuDeviceGet($self, ordinal)
--

Returns the handle of the device with the given ordinal, from 0 to the device count minus 1.

``CUresult cuDeviceGet(CUdevice *device, int ordinal)``

Parameters
----------
ordinal : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
device : CUdevice

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGet
");

#[inline(always)]
pub(crate) fn cuDeviceGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGet(ordinal));
    ints!(i32, c_ordinal = ordinal);
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cuDeviceGet)?;
    let status = unsafe { held(py, || function((&raw mut c_device).cast(), c_ordinal)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?))
}

documented!(cuDeviceGetAttribute, c"cuDeviceGetAttribute($self, attrib, dev)
--

Returns the value of one device attribute, such as the number of multiprocessors.

``CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)``

Parameters
----------
attrib : CUdevice_attribute
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pi : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetAttribute
");

documented!(cuDeviceGetByPCIBusId, c"cuDeviceGetByPCIBusId($self, pciBusId)
--

Returns the device at a PCI address, given as a string such as ``0000:3b:00.0``.

``CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)``

Parameters
----------
pciBusId : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
dev : CUdevice

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetByPCIBusId
");

#[inline(always)]
pub(crate) fn cuDeviceGetByPCIBusId<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetByPCIBusId(pciBusId));
    let arena = CallArena::new();
    let mut c_dev: i32 = 0;
    let c_pciBusId = args::c_string(pciBusId, "pciBusId", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char) -> i32 = call.symbol(slots::cuDeviceGetByPCIBusId)?;
    let status = unsafe { released(py, || function((&raw mut c_dev).cast(), c_pciBusId)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_dev as u64)?))
}

documented!(cuDeviceGetCliqueCount, c"cuDeviceGetCliqueCount($self, dev)
--

Returns the number of fabric cliques that a device belongs to.

``CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
count : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetCliqueCount
");

shared!(
    cuDeviceGetCliqueCount = like_cuDeviceGetCliqueCount(driver::CUdevice,
    driver::CUresult), "cuDeviceGetCliqueCount", "dev", slots::cuDeviceGetCliqueCount
);

/// The shared body of `cuDeviceGetCliqueCount` and other functions.
#[inline(never)]
fn like_cuDeviceGetCliqueCount<'a, 'py>(
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
            let c1 = args::value::<i32>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(cuDeviceGetCliqueInfo, c"cuDeviceGetCliqueInfo($self, count, dev)
--

Lists the fabric cliques that a device belongs to, with the type and number of each clique.

``CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)``

Parameters
----------
count : int
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
cliqueInfo : list[CUcliqueInfo]
count : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetCliqueInfo
");

#[inline(always)]
pub(crate) fn cuDeviceGetCliqueInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetCliqueInfo(count dev));
    let arena = CallArena::new();
    let mut c_count = args::u64(count, "count")?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_cliqueInfo_length: usize = c_count as usize;
    let c_cliqueInfo = args::output_memory(
        py, c_cliqueInfo_length, Ty::Record(&driver13::CUcliqueInfo).size(), &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cuDeviceGetCliqueInfo)?;
    let status = unsafe { released(py, || function(c_cliqueInfo.cast(), (&raw mut c_count).cast(), c_dev)) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Record(&driver13::CUcliqueInfo), c_cliqueInfo.cast(),
                        c_cliqueInfo_length.min(c_count as usize),
                    ) }?,
                )?;
            tuple.push(out::u64(py, c_count)?)?;
            Ok(())
        },
    )
}

documented!(cuDeviceGetCount, c"cuDeviceGetCount($self)
--

Returns the number of CUDA devices that this process can see (``CUDA_VISIBLE_DEVICES`` limits them).

``CUresult cuDeviceGetCount(int *count)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
count : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetCount
");

#[inline(always)]
pub(crate) fn cuDeviceGetCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetCount());
    let mut c_count: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuDeviceGetCount)?;
    let status = unsafe { held(py, || function((&raw mut c_count).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_count)?))
}

documented!(cuDeviceGetDefaultMemPool, c"cuDeviceGetDefaultMemPool($self, dev)
--

Returns a device's default memory pool, which the driver created and which cannot be destroyed.

``CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
pool_out : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetDefaultMemPool
");

shared!(
    cuDeviceGetDefaultMemPool = like_cuDeviceGetDefaultMemPool(driver::CUdevice,
    driver::CUresult, driver::CUmemoryPool), "cuDeviceGetDefaultMemPool", "dev",
    slots::cuDeviceGetDefaultMemPool
);

/// The shared body of `cuDeviceGetDefaultMemPool` and other functions.
#[inline(never)]
fn like_cuDeviceGetDefaultMemPool<'a, 'py>(
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
            let c1 = args::value::<i32>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuDeviceGetExecAffinitySupport, c"cuDeviceGetExecAffinitySupport($self, typename, dev)
--

Returns whether a device supports one type of execution affinity for contexts, such as an SM count.

``CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)``

Parameters
----------
typename : CUexecAffinityType
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pi : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetExecAffinitySupport
");

#[inline(always)]
pub(crate) fn cuDeviceGetExecAffinitySupport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetExecAffinitySupport(typename dev));
    let c_type = args::enumeration(typename, "typename", &driver::CUexecAffinityType)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cuDeviceGetExecAffinitySupport)?;
    let status = unsafe { released(py, || function((&raw mut c_pi).cast(), c_type, c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

documented!(cuDeviceGetFabricClusterUuid, c"cuDeviceGetFabricClusterUuid($self, dev)
--

Returns the UUID of the NVLink fabric cluster to which a device belongs.

``CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
uuid : CUuuid

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetFabricClusterUuid
");

shared!(
    cuDeviceGetFabricClusterUuid = like_cuDeviceGetFabricClusterUuid(driver::CUdevice,
    driver::CUuuid, driver::CUresult), "cuDeviceGetFabricClusterUuid", "dev",
    slots::cuDeviceGetFabricClusterUuid
);

/// The shared body of `cuDeviceGetFabricClusterUuid` and other functions.
#[inline(never)]
pub(super) fn like_cuDeviceGetFabricClusterUuid<'a, 'py>(
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
            let c1 = args::value::<i32>(a0, own.name(0), t0)?;
            let (c0, c0_place) = out::new_record(py, t1)?;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1)) };
            returned(py, t2, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

documented!(cuDeviceGetGraphMemAttribute, c"cuDeviceGetGraphMemAttribute($self, device, attr)
--

Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.

``CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``

Parameters
----------
device : CUdevice or None
attr : CUgraphMem_attribute

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.
value : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGetGraphMemAttribute
");

#[inline(always)]
pub(crate) fn cuDeviceGetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetGraphMemAttribute(device attr));
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUgraphMem_attribute)?;
    let mut c_value = attributes::attribute_out(py, c_attr, &attribute_types::driver::CUgraphMem_attribute, None)?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cuDeviceGetGraphMemAttribute)?;
    let status = unsafe { released(py, || function(c_device, c_attr, c_value.pointer())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_value.value(py) }?))
}

documented!(cuDeviceGetHostAtomicCapabilities, c"cuDeviceGetHostAtomicCapabilities($self, operations, count, dev)
--

Returns a device's support for each of the given atomic operations on host memory.

``CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)``

Parameters
----------
operations : list[CUatomicOperation] or None
count : int
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
capabilities : list[int]

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetHostAtomicCapabilities
");

#[inline(always)]
pub(crate) fn cuDeviceGetHostAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuDeviceGetHostAtomicCapabilities(operations count dev));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(py, c_capabilities_length, Ty::U32.size(), &arena)?;
    let c_operations = args::array(
        operations, "operations", &Ty::Enum(&driver13::CUatomicOperation), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetHostAtomicCapabilities)?;
    let status = unsafe { released(py, || function(c_capabilities.cast(), c_operations.cast(), c_count, c_dev)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U32, c_capabilities.cast(), c_capabilities_length) }?)
        },
    )
}

documented!(cuDeviceGetLuid, c"cuDeviceGetLuid($self, dev)
--

Returns a device's LUID and node mask, which identify the adapter in Windows graphics APIs.

``CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
luid : bytes
deviceNodeMask : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetLuid
");

#[inline(always)]
pub(crate) fn cuDeviceGetLuid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetLuid(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_luid_length: usize = 8;
    let (c_luid_bytes, c_luid) = args::output_bytes(py, c_luid_length)?;
    let mut c_deviceNodeMask: u32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cuDeviceGetLuid)?;
    let status = unsafe { released(py, || function(c_luid.cast(), (&raw mut c_deviceNodeMask).cast(), c_dev)) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(c_luid_bytes.into_any())?;
            tuple.push(out::u32(py, c_deviceNodeMask)?)?;
            Ok(())
        },
    )
}

documented!(cuDeviceGetMemPool, c"cuDeviceGetMemPool($self, dev)
--

Returns a device's current memory pool, from which ``cuMemAllocAsync`` allocates.

``CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
pool : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetMemPool
");

shared!(
    cuDeviceGetMemPool = like_cuDeviceGetDefaultMemPool(driver::CUdevice,
    driver::CUresult, driver::CUmemoryPool), "cuDeviceGetMemPool", "dev",
    slots::cuDeviceGetMemPool
);

documented!(cuDeviceGetName, c"cuDeviceGetName($self, length, dev)
--

Returns a device's product name, truncated to the given length.

``CUresult cuDeviceGetName(char *name, int len, CUdevice dev)``

Parameters
----------
length : int
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
name : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetName
");

shared!(
    cuDeviceGetName = like_cuDeviceGetName(driver::CUdevice, driver::CUresult),
    "cuDeviceGetName", "length dev", slots::cuDeviceGetName
);

/// The shared body of `cuDeviceGetName` and other functions.
#[inline(never)]
fn like_cuDeviceGetName<'a, 'py>(
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
            let c1 = args::i32(a0, own.name(0))?;
            let c2 = args::value::<i32>(a1, own.name(1), t0)?;
            let c0_size: usize = args::length(py, c1.into(), "len")?;
            let (c0_bytes, c0) = args::output_bytes(py, c0_size)?;
            let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(c0_bytes.into_any()))
        },
    )
}

documented!(cuDeviceGetNvSciSyncAttributes, c"cuDeviceGetNvSciSyncAttributes($self, nvSciSyncAttrList, dev, flags)
--

Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.

``CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)``

Parameters
----------
nvSciSyncAttrList : address or buffer
dev : CUdevice or None
flags : int
    Flags: ``CUDA_NVSCISYNC_ATTR_SIGNAL``, ``CUDA_NVSCISYNC_ATTR_WAIT``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetNvSciSyncAttributes
");

#[inline(always)]
pub(crate) fn cuDeviceGetNvSciSyncAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList dev flags));
    let arena = CallArena::new();
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(i32, c_flags = flags);
    let c_nvSciSyncAttrList = args::pointer(nvSciSyncAttrList, "nvSciSyncAttrList", &arena)?;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cuDeviceGetNvSciSyncAttributes)?;
    let status = unsafe { released(py, || function(c_nvSciSyncAttrList.cast(), c_dev, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuDeviceGetP2PAtomicCapabilities, c"cuDeviceGetP2PAtomicCapabilities($self, operations, count, srcDevice, dstDevice)
--

Returns a device's support for each of the given atomic operations on a peer device's memory.

``CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)``

Parameters
----------
operations : list[CUatomicOperation] or None
count : int
srcDevice, dstDevice : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
capabilities : list[int]

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceGetP2PAtomicCapabilities
");

#[inline(always)]
pub(crate) fn cuDeviceGetP2PAtomicCapabilities<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuDeviceGetP2PAtomicCapabilities(operations count srcDevice dstDevice));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    let c_srcDevice = args::value::<i32>(srcDevice, "srcDevice", &driver::CUdevice)?;
    let c_dstDevice = args::value::<i32>(dstDevice, "dstDevice", &driver::CUdevice)?;
    let c_capabilities_length: usize = c_count as usize;
    let c_capabilities = args::output_memory(py, c_capabilities_length, Ty::U32.size(), &arena)?;
    let c_operations = args::array(
        operations, "operations", &Ty::Enum(&driver13::CUatomicOperation), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32, i32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetP2PAtomicCapabilities)?;
    let status = unsafe {
        released(py, || function(c_capabilities.cast(), c_operations.cast(), c_count, c_srcDevice, c_dstDevice))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::U32, c_capabilities.cast(), c_capabilities_length) }?)
        },
    )
}

documented!(cuDeviceGetP2PAttribute, c"cuDeviceGetP2PAttribute($self, attrib, srcDevice, dstDevice)
--

Returns one property of the link between two devices, such as its performance rank or support for atomics.

``CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)``

Parameters
----------
attrib : CUdevice_P2PAttribute
srcDevice, dstDevice : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
value : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceGetP2PAttribute
");

#[inline(always)]
pub(crate) fn cuDeviceGetP2PAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetP2PAttribute(attrib srcDevice dstDevice));
    let c_attrib = args::enumeration(attrib, "attrib", &driver::CUdevice_P2PAttribute)?;
    let c_srcDevice = args::value::<i32>(srcDevice, "srcDevice", &driver::CUdevice)?;
    let c_dstDevice = args::value::<i32>(dstDevice, "dstDevice", &driver::CUdevice)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32, i32) -> i32 = call.symbol(slots::cuDeviceGetP2PAttribute)?;
    let status = unsafe { released(py, || function((&raw mut c_value).cast(), c_attrib, c_srcDevice, c_dstDevice)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cuDeviceGetPCIBusId, c"cuDeviceGetPCIBusId($self, length, dev)
--

Returns a device's PCI address, such as ``0000:3b:00.0``.

``CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)``

Parameters
----------
length : int
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pciBusId : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetPCIBusId
");

shared!(
    cuDeviceGetPCIBusId = like_cuDeviceGetName(driver::CUdevice, driver::CUresult),
    "cuDeviceGetPCIBusId", "length dev", slots::cuDeviceGetPCIBusId
);

documented!(cuDeviceGetProperties, c"cuDeviceGetProperties($self, dev)
--

Returns basic limits and the clock rate of a device (superseded by ``cuDeviceGetAttribute``).

``CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
prop : CUdevprop

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceGetProperties
");

shared!(
    cuDeviceGetProperties = like_cuDeviceGetFabricClusterUuid(driver::CUdevice,
    driver::CUdevprop, driver::CUresult), "cuDeviceGetProperties", "dev",
    slots::cuDeviceGetProperties
);

documented!(cuDeviceGetTexture1DLinearMaxWidth, c"cuDeviceGetTexture1DLinearMaxWidth($self, pformat, numChannels, dev)
--

Returns the maximum number of elements of a 1D texture in linear memory, for a given format.

``CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)``

Parameters
----------
pformat : CUarray_format
numChannels : int
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
maxWidthInElements : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetTexture1DLinearMaxWidth
");

#[inline(always)]
pub(crate) fn cuDeviceGetTexture1DLinearMaxWidth<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuDeviceGetTexture1DLinearMaxWidth(pformat numChannels dev));
    let c_format = args::enumeration(pformat, "pformat", &driver::CUarray_format)?;
    ints!(u32, c_numChannels = numChannels);
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_maxWidthInElements: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, u32, i32) -> i32 = call
        .symbol(slots::cuDeviceGetTexture1DLinearMaxWidth)?;
    let status = unsafe {
        released(py, || function((&raw mut c_maxWidthInElements).cast(), c_format, c_numChannels, c_dev))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_maxWidthInElements)?))
}

documented!(cuDeviceGetUuid_v2, c"cuDeviceGetUuid_v2($self, dev)
--

Returns a device's UUID (16 bytes); a MIG instance has its own UUID.

``CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
uuid : CUuuid

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid_v2
");

shared!(
    cuDeviceGetUuid_v2 = like_cuDeviceGetFabricClusterUuid(driver::CUdevice,
    driver::CUuuid, driver::CUresult), "cuDeviceGetUuid_v2", "dev",
    slots::cuDeviceGetUuid_v2
);

documented!(cuDeviceGraphMemTrim, c"cuDeviceGraphMemTrim($self, device)
--

Releases a device's unused memory that is reserved for graphs to the operating system.

``CUresult cuDeviceGraphMemTrim(CUdevice device)``

Parameters
----------
device : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGraphMemTrim
");

shared!(
    cuDeviceGraphMemTrim = like_cuDeviceGraphMemTrim(driver::CUdevice, driver::CUresult),
    "cuDeviceGraphMemTrim", "device", slots::cuDeviceGraphMemTrim
);

/// The shared body of `cuDeviceGraphMemTrim` and other functions.
#[inline(never)]
fn like_cuDeviceGraphMemTrim<'a, 'py>(
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
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuDevicePrimaryCtxGetState, c"cuDevicePrimaryCtxGetState($self, dev)
--

Returns the flags of a device's primary context and whether the context is active.

``CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
flags : int
active : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxGetState
");

#[inline(always)]
pub(crate) fn cuDevicePrimaryCtxGetState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDevicePrimaryCtxGetState(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_flags: u32 = 0;
    let mut c_active: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(i32, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuDevicePrimaryCtxGetState)?;
    let status = unsafe { released(py, || function(c_dev, (&raw mut c_flags).cast(), (&raw mut c_active).cast())) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_flags)?)?;
            tuple.push(out::i32(py, c_active)?)?;
            Ok(())
        },
    )
}

documented!(cuDevicePrimaryCtxRelease, c"cuDevicePrimaryCtxRelease($self, dev)
--

Releases one reference to a device's primary context; the last release resets the context.

``CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRelease
");

shared!(
    cuDevicePrimaryCtxRelease = like_cuDeviceGraphMemTrim(driver::CUdevice,
    driver::CUresult), "cuDevicePrimaryCtxRelease", "dev",
    slots::cuDevicePrimaryCtxRelease_v2
);

documented!(cuDevicePrimaryCtxReset, c"cuDevicePrimaryCtxReset($self, dev)
--

Destroys all allocations and state in a device's primary context, even if it is still referenced.

``CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE``.

Warnings
--------
- Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxReset
");

shared!(
    cuDevicePrimaryCtxReset = like_cuDeviceGraphMemTrim(driver::CUdevice,
    driver::CUresult), "cuDevicePrimaryCtxReset", "dev",
    slots::cuDevicePrimaryCtxReset_v2
);

documented!(cuDevicePrimaryCtxRetain, c"cuDevicePrimaryCtxRetain($self, dev)
--

Retains a device's primary context, creating it if necessary, but does not make it current.

``CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pctx : CUcontext

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRetain
");

shared!(
    cuDevicePrimaryCtxRetain = like_cuDeviceGetDefaultMemPool(driver::CUdevice,
    driver::CUresult, driver::CUcontext), "cuDevicePrimaryCtxRetain", "dev",
    slots::cuDevicePrimaryCtxRetain
);

documented!(cuDevicePrimaryCtxSetFlags, c"cuDevicePrimaryCtxSetFlags($self, dev, flags)
--

Sets the flags of a device's primary context, which specify, for example, how the CPU waits for the GPU.

``CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)``

Parameters
----------
dev : CUdevice or None
flags : int
    Flags: members of ``CUctx_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxSetFlags
");

#[inline(always)]
pub(crate) fn cuDevicePrimaryCtxSetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDevicePrimaryCtxSetFlags(dev flags));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(i32, u32) -> i32 = call.symbol(slots::cuDevicePrimaryCtxSetFlags_v2)?;
    let status = unsafe { released(py, || function(c_dev, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuDeviceRegisterAsyncNotification, c"cuDeviceRegisterAsyncNotification($self, device, callbackFunc, userData)
--

Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.

``CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)``

Parameters
----------
device : CUdevice or None
callbackFunc : callback
    Used after the call returns; kept alive by cubind until ``cuDeviceUnregisterAsyncNotification`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cuDeviceUnregisterAsyncNotification`` is called.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_UNKNOWN``.
callback : CUasyncCallbackHandle

Warnings
--------
- ``callbackFunc`` may be called with ``userData`` until ``cuDeviceUnregisterAsyncNotification`` is called, on any thread.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceRegisterAsyncNotification
");

#[inline(always)]
pub(crate) fn cuDeviceRegisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuDeviceRegisterAsyncNotification(device callbackFunc userData));
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let mut c_callbackFunc = args::callback(
        callbackFunc, Some(&driver::CUasyncCallback__signature), Some(userData), &arena,
    )?;
    let mut c_callback: u64 = 0;
    let c_userData = args::data(userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuDeviceRegisterAsyncNotification)?;
    let status = unsafe {
        released(py, || function(c_device, c_callbackFunc.address(), c_userData.cast(), (&raw mut c_callback).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUasyncCallbackHandle, c_callback as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(&driver::CUasyncCallbackHandle, c_callback as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUasyncCallbackHandle, c_callback as u64)?)
        },
    )
}

documented!(cuDeviceSetGraphMemAttribute, c"cuDeviceSetGraphMemAttribute($self, device, attr, value)
--

Resets a high-water mark of graph memory on a device.

``CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``

Parameters
----------
device : CUdevice or None
attr : CUgraphMem_attribute
value : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceSetGraphMemAttribute
");

#[inline(always)]
pub(crate) fn cuDeviceSetGraphMemAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([device, attr, object_value], []) = call.bind("cuDeviceSetGraphMemAttribute", "device attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUgraphMem_attribute)?;
    let (c_value, _) = attributes::attribute_in(
        object_value, c_attr, &attribute_types::driver::CUgraphMem_attribute, None, &arena,
    )?;
    let function: unsafe extern "system" fn(i32, i32, Ptr) -> i32 = call.symbol(slots::cuDeviceSetGraphMemAttribute)?;
    let status = unsafe { released(py, || function(c_device, c_attr, c_value)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuDeviceSetMemPool, c"cuDeviceSetMemPool($self, dev, pool)
--

Sets a device's current memory pool, from which later ``cuMemAllocAsync`` calls allocate.

``CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)``

Parameters
----------
dev : CUdevice or None
pool : CUmemoryPool or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceSetMemPool
");

#[inline(always)]
pub(crate) fn cuDeviceSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceSetMemPool(dev pool));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::cuDeviceSetMemPool)?;
    let status = unsafe { released(py, || function(c_dev, c_pool)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuDeviceTotalMem, c"cuDeviceTotalMem($self, dev)
--

Returns the total size in bytes of a device's memory.

``CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)``

Parameters
----------
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
bytes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceTotalMem
");

shared!(
    cuDeviceTotalMem = like_cuDeviceGetCliqueCount(driver::CUdevice, driver::CUresult),
    "cuDeviceTotalMem", "dev", slots::cuDeviceTotalMem_v2
);

documented!(cuDeviceUnregisterAsyncNotification, c"cuDeviceUnregisterAsyncNotification($self, device, callback)
--

Unregisters a callback for asynchronous notifications from a device.

``CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)``

Parameters
----------
device : CUdevice or None
callback : CUasyncCallbackHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_UNKNOWN``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceUnregisterAsyncNotification
");

#[inline(always)]
pub(crate) fn cuDeviceUnregisterAsyncNotification<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuDeviceUnregisterAsyncNotification(device callback));
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_callback = args::value::<
        u64,
    >(callback, "callback", &driver::CUasyncCallbackHandle)?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::cuDeviceUnregisterAsyncNotification)?;
    let detached = handle_keepalive::detach(&driver::CUasyncCallbackHandle, c_callback as u64);
    let status = unsafe { released(py, || function(c_device, c_callback)) };
    detached.finish(status == 0);
    returned0(py, &driver::CUresult, status)
}

documented!(cuDriverGetVersion, c"cuDriverGetVersion($self)
--

Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.

``CUresult cuDriverGetVersion(int *driverVersion)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
driverVersion : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VERSION.html#:~:text=cuDriverGetVersion
");

#[inline(always)]
pub(crate) fn cuDriverGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDriverGetVersion());
    let mut c_driverVersion: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuDriverGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_driverVersion).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_driverVersion)?))
}

documented!(cuEGLStreamConsumerAcquireFrame, c"cuEGLStreamConsumerAcquireFrame($self, conn, pCudaResource, pStream, timeout)
--

Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.

``CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)``

Parameters
----------
conn, pCudaResource : object
pStream : CUstream or None
timeout : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_LAUNCH_TIMEOUT``.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerAcquireFrame
");

#[inline(always)]
pub(crate) fn cuEGLStreamConsumerAcquireFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuEGLStreamConsumerAcquireFrame(conn pCudaResource pStream timeout));
    let arena = CallArena::new();
    ints!(u32, c_timeout = timeout);
    let c_conn = args::variable(conn, "conn", &driver::CUeglStreamConnection, &arena)?;
    let c_pCudaResource = args::variable(pCudaResource, "pCudaResource", &driver::CUgraphicsResource, &arena)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&driver::CUstream), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerAcquireFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast(), c_timeout)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuEGLStreamConsumerConnect, c"cuEGLStreamConsumerConnect($self, stream)
--

Makes CUDA the consumer of an EGL stream's frames.

``CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)``

Parameters
----------
stream : EGLStreamKHR or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
conn : CUeglStreamConnection

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnect
");

shared!(
    cuEGLStreamConsumerConnect = like_cuCtxFromGreenCtx(driver::EGLStreamKHR,
    driver::CUresult, driver::CUeglStreamConnection), "cuEGLStreamConsumerConnect",
    "stream", slots::cuEGLStreamConsumerConnect
);

documented!(cuEGLStreamConsumerConnectWithFlags, c"cuEGLStreamConsumerConnectWithFlags($self, stream, flags)
--

Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.

``CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)``

Parameters
----------
stream : EGLStreamKHR or None
flags : int
    Flags: members of ``CUeglResourceLocationFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
conn : CUeglStreamConnection

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnectWithFlags
");

shared!(
    cuEGLStreamConsumerConnectWithFlags =
    like_cuEGLStreamConsumerConnectWithFlags(driver::EGLStreamKHR, driver::CUresult,
    driver::CUeglStreamConnection), "cuEGLStreamConsumerConnectWithFlags",
    "stream flags", slots::cuEGLStreamConsumerConnectWithFlags
);

/// The shared body of `cuEGLStreamConsumerConnectWithFlags` and other functions.
#[inline(never)]
fn like_cuEGLStreamConsumerConnectWithFlags<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuEGLStreamConsumerDisconnect, c"cuEGLStreamConsumerDisconnect($self, conn)
--

Disconnects CUDA as the consumer of an EGL stream.

``CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)``

Parameters
----------
conn : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerDisconnect
");

shared!(
    cuEGLStreamConsumerDisconnect =
    like_cuEGLStreamConsumerDisconnect(driver::CUeglStreamConnection, driver::CUresult),
    "cuEGLStreamConsumerDisconnect", "conn", slots::cuEGLStreamConsumerDisconnect
);

/// The shared body of `cuEGLStreamConsumerDisconnect` and other functions.
#[inline(never)]
fn like_cuEGLStreamConsumerDisconnect<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::variable(a0, own.name(0), t0, &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuEGLStreamConsumerReleaseFrame, c"cuEGLStreamConsumerReleaseFrame($self, conn, pCudaResource, pStream)
--

Gives a frame back to the EGL stream from which it was acquired.

``CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)``

Parameters
----------
conn : object
pCudaResource : CUgraphicsResource or None
pStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerReleaseFrame
");

#[inline(always)]
pub(crate) fn cuEGLStreamConsumerReleaseFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuEGLStreamConsumerReleaseFrame(conn pCudaResource pStream));
    let arena = CallArena::new();
    let c_pCudaResource = args::value::<
        u64,
    >(pCudaResource, "pCudaResource", &driver::CUgraphicsResource)?;
    let c_conn = args::variable(conn, "conn", &driver::CUeglStreamConnection, &arena)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&driver::CUstream), &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cuEGLStreamConsumerReleaseFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_pCudaResource, c_pStream.cast())) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuEGLStreamProducerConnect, c"cuEGLStreamProducerConnect($self, stream, width, height)
--

Makes CUDA the producer of an EGL stream's frames of a given size.

``CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)``

Parameters
----------
stream : EGLStreamKHR or None
width, height : EGLint or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
conn : CUeglStreamConnection

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerConnect
");

#[inline(always)]
pub(crate) fn cuEGLStreamProducerConnect<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuEGLStreamProducerConnect(stream width height));
    let c_stream = args::value::<u64>(stream, "stream", &driver::EGLStreamKHR)?;
    let c_width = args::value::<i32>(width, "width", &driver::EGLint)?;
    let c_height = args::value::<i32>(height, "height", &driver::EGLint)?;
    let mut c_conn: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32) -> i32 = call
        .symbol(slots::cuEGLStreamProducerConnect)?;
    let status = unsafe { released(py, || function((&raw mut c_conn).cast(), c_stream, c_width, c_height)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUeglStreamConnection, c_conn as u64)?)
        },
    )
}

documented!(cuEGLStreamProducerDisconnect, c"cuEGLStreamProducerDisconnect($self, conn)
--

Disconnects CUDA as the producer of an EGL stream.

``CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)``

Parameters
----------
conn : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerDisconnect
");

shared!(
    cuEGLStreamProducerDisconnect =
    like_cuEGLStreamConsumerDisconnect(driver::CUeglStreamConnection, driver::CUresult),
    "cuEGLStreamProducerDisconnect", "conn", slots::cuEGLStreamProducerDisconnect
);

documented!(cuEGLStreamProducerPresentFrame, c"cuEGLStreamProducerPresentFrame($self, conn, eglframe, pStream)
--

Passes a frame to the consumer of an EGL stream, in stream order.

``CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)``

Parameters
----------
conn : object
eglframe : CUeglFrame
pStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.

Warnings
--------
- The frame must not be freed before the producer has disconnected.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerPresentFrame
");

#[inline(always)]
pub(crate) fn cuEGLStreamProducerPresentFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuEGLStreamProducerPresentFrame(conn eglframe pStream));
    let arena = CallArena::new();
    let c_conn = args::variable(conn, "conn", &driver::CUeglStreamConnection, &arena)?;
    let c_eglframe = args::record(eglframe, "eglframe", &driver::CUeglFrame)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&driver::CUstream), &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::driver::CUeglFrame_v1, Ptr,
    ) -> i32 = call.symbol(slots::cuEGLStreamProducerPresentFrame)?;
    let status = unsafe { released(py, || function(
        c_conn, c_eglframe.cast::<by_value::driver::CUeglFrame_v1>().read_unaligned(), c_pStream.cast(),
    )) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuEGLStreamProducerReturnFrame, c"cuEGLStreamProducerReturnFrame($self, conn, eglframe, pStream)
--

Retrieves, for the producer of an EGL stream, a frame that the consumer has released.

``CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)``

Parameters
----------
conn : object
eglframe : CUeglFrame or None
pStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_LAUNCH_TIMEOUT``.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerReturnFrame
");

#[inline(always)]
pub(crate) fn cuEGLStreamProducerReturnFrame<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuEGLStreamProducerReturnFrame(conn eglframe pStream));
    let arena = CallArena::new();
    let c_conn = args::variable(conn, "conn", &driver::CUeglStreamConnection, &arena)?;
    let c_eglframe = args::optional_record(eglframe, "eglframe", &driver::CUeglFrame)?;
    let c_pStream = args::pointer_to_one(pStream, &Ty::Value(&driver::CUstream), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuEGLStreamProducerReturnFrame)?;
    let status = unsafe { released(py, || function(c_conn, c_eglframe.cast(), c_pStream.cast())) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuEventCreate, c"cuEventCreate($self, Flags)
--

Creates an event in the current context; flags disable timing or allow interprocess use.

``CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)``

Parameters
----------
Flags : int
    Flags: members of ``CUevent_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phEvent : CUevent

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventCreate
");

shared!(
    cuEventCreate = like_cuCtxAttach(driver::CUresult, driver::CUevent), "cuEventCreate",
    "Flags", slots::cuEventCreate
);

documented!(cuEventCreateFromEGLSync, c"cuEventCreateFromEGLSync($self, eglSync, flags)
--

Creates an event from an EGL sync object, so that streams can wait for it.

``CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)``

Parameters
----------
eglSync : EGLSyncKHR or None
flags : int
    Flags: members of ``CUevent_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phEvent : CUevent

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 9.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEventCreateFromEGLSync
");

shared!(
    cuEventCreateFromEGLSync =
    like_cuEGLStreamConsumerConnectWithFlags(driver::EGLSyncKHR, driver::CUresult,
    driver::CUevent), "cuEventCreateFromEGLSync", "eglSync flags",
    slots::cuEventCreateFromEGLSync
);

documented!(cuEventDestroy, c"cuEventDestroy($self, hEvent)
--

Destroys an event, even if it has not completed yet.

``CUresult cuEventDestroy_v2(CUevent hEvent)``

Parameters
----------
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hEvent``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventDestroy
");

shared!(
    cuEventDestroy = like_cuArrayDestroy(driver::CUevent, driver::CUresult),
    "cuEventDestroy", "hEvent", slots::cuEventDestroy_v2
);

documented!(cuEventElapsedTime_v2, c"cuEventElapsedTime_v2($self, hStart, hEnd)
--

Returns the time in milliseconds between two events; both must be recorded with timing enabled.

``CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)``

Parameters
----------
hStart, hEnd : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``, ``CUDA_ERROR_UNKNOWN``.
pMilliseconds : float

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime_v2
");

shared!(
    cuEventElapsedTime_v2 = like_cuEventElapsedTime_v2(driver::CUevent,
    driver::CUresult), "cuEventElapsedTime_v2", "hStart hEnd",
    slots::cuEventElapsedTime_v2
);

/// The shared body of `cuEventElapsedTime_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuEventElapsedTime_v2<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t0)?;
            let mut c0: f32 = 0.0;
            let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::f32(py, c0)?))
        },
    )
}

documented!(cuEventQuery, c"cuEventQuery($self, hEvent)
--

Checks without blocking whether an event has completed (if not, ``CUDA_ERROR_NOT_READY``).

``CUresult cuEventQuery(CUevent hEvent)``

Parameters
----------
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventQuery
");

shared!(
    cuEventQuery = like_cuArrayDestroy(driver::CUevent, driver::CUresult),
    "cuEventQuery", "hEvent", slots::cuEventQuery
);

documented!(cuEventRecord, c"cuEventRecord($self, hEvent, hStream)
--

Records an event that completes when all work submitted to a stream so far is complete.

``CUresult cuEventRecord(CUevent hEvent, CUstream hStream)``

Parameters
----------
hEvent : CUevent or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecord
");

shared!(
    cuEventRecord = like_cuCtxRecordEvent(driver::CUevent, driver::CUstream,
    driver::CUresult), "cuEventRecord", "hEvent hStream", slots::cuEventRecord
);

documented!(cuEventRecordWithFlags, c"cuEventRecordWithFlags($self, hEvent, hStream, flags)
--

Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.

``CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)``

Parameters
----------
hEvent : CUevent or None
hStream : CUstream or None
flags : int
    Flags: members of ``CUevent_record_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecordWithFlags
");

shared!(
    cuEventRecordWithFlags = like_cuEventRecordWithFlags(driver::CUevent,
    driver::CUstream, driver::CUresult), "cuEventRecordWithFlags",
    "hEvent hStream flags", slots::cuEventRecordWithFlags
);

/// The shared body of `cuEventRecordWithFlags` and other functions.
#[inline(never)]
fn like_cuEventRecordWithFlags<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::u32(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuEventSynchronize, c"cuEventSynchronize($self, hEvent)
--

Blocks until an event has completed.

``CUresult cuEventSynchronize(CUevent hEvent)``

Parameters
----------
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventSynchronize
");

shared!(
    cuEventSynchronize = like_cuArrayDestroy(driver::CUevent, driver::CUresult),
    "cuEventSynchronize", "hEvent", slots::cuEventSynchronize
);

shared!(
    cuExternalMemoryGetMappedBuffer =
    like_cuExternalMemoryGetMappedBuffer(driver::CUexternalMemory,
    driver::CUDA_EXTERNAL_MEMORY_BUFFER_DESC, driver::CUresult, driver::CUdeviceptr),
    "cuExternalMemoryGetMappedBuffer", "extMem bufferDesc",
    slots::cuExternalMemoryGetMappedBuffer
);

/// The shared body of `cuExternalMemoryGetMappedBuffer` and other functions.
#[inline(never)]
fn like_cuExternalMemoryGetMappedBuffer<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let c2 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cuExternalMemoryGetMappedMipmappedArray, c"cuExternalMemoryGetMappedMipmappedArray($self, extMem, mipmapDesc)
--

Maps imported memory as a mipmapped CUDA array.

``CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)``

Parameters
----------
extMem : CUexternalMemory or None
mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
mipmap : CUmipmappedArray

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedMipmappedArray
");

shared!(
    cuExternalMemoryGetMappedMipmappedArray =
    like_cuExternalMemoryGetMappedBuffer(driver::CUexternalMemory,
    driver::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, driver::CUresult,
    driver::CUmipmappedArray), "cuExternalMemoryGetMappedMipmappedArray",
    "extMem mipmapDesc", slots::cuExternalMemoryGetMappedMipmappedArray
);

documented!(cuFabricCpyBatchAsync, c"cuFabricCpyBatchAsync($self, numOps, opList, flags, hStream)
--

Copies multiple ranges in stream order, each to or from an address or a logical endpoint.

``CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream)``

Parameters
----------
numOps : int
opList : list[CUDA_FABRIC_COPY_BATCH_OP] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__FABRIC__COPY.html#:~:text=cuFabricCpyBatchAsync
");

shared!(
    cuFabricCpyBatchAsync = like_cuFabricCpyBatchAsync(driver::CUstream,
    driver13::CUDA_FABRIC_COPY_BATCH_OP, driver::CUresult), "cuFabricCpyBatchAsync",
    "numOps opList flags hStream", slots::cuFabricCpyBatchAsync
);

/// The shared body of `cuFabricCpyBatchAsync` and other functions.
#[inline(never)]
pub(super) fn like_cuFabricCpyBatchAsync<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::u64(a0, own.name(0))?;
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t0)?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t1), Some(c0 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuFlushGPUDirectRDMAWrites, c"cuFlushGPUDirectRDMAWrites($self, target, scope)
--

Blocks until all previous GPUDirect RDMA writes are visible in the given scope.

``CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)``

Parameters
----------
target : CUflushGPUDirectRDMAWritesTarget
scope : CUflushGPUDirectRDMAWritesScope

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuFlushGPUDirectRDMAWrites
");

#[inline(always)]
pub(crate) fn cuFlushGPUDirectRDMAWrites<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFlushGPUDirectRDMAWrites(target scope));
    let c_target = args::enumeration(target, "target", &driver::CUflushGPUDirectRDMAWritesTarget)?;
    let c_scope = args::enumeration(scope, "scope", &driver::CUflushGPUDirectRDMAWritesScope)?;
    let function: unsafe extern "system" fn(i32, i32) -> i32 = call.symbol(slots::cuFlushGPUDirectRDMAWrites)?;
    let status = unsafe { released(py, || function(c_target, c_scope)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuFuncGetAttribute, c"cuFuncGetAttribute($self, attrib, hfunc)
--

Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.

``CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)``

Parameters
----------
attrib : CUfunction_attribute
hfunc : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_FUNCTION_NOT_LOADED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pi : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetAttribute
");

documented!(cuFuncGetModule, c"cuFuncGetModule($self, hfunc)
--

Returns the module that contains a function.

``CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)``

Parameters
----------
hfunc : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
hmod : CUmodule

Warnings
--------
- The program must not unload a module that the CUDA runtime has loaded.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetModule
");

shared!(
    cuFuncGetModule = like_cuCtxFromGreenCtx(driver::CUfunction, driver::CUresult,
    driver::CUmodule), "cuFuncGetModule", "hfunc", slots::cuFuncGetModule
);

documented!(cuFuncGetName, c"cuFuncGetName($self, hfunc)
--

Returns a function's mangled name.

``CUresult cuFuncGetName(const char **name, CUfunction hfunc)``

Parameters
----------
hfunc : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
name : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetName
");

shared!(
    cuFuncGetName = like_cuFuncGetName(driver::CUfunction, driver::CUresult),
    "cuFuncGetName", "hfunc", slots::cuFuncGetName
);

/// The shared body of `cuFuncGetName` and other functions.
#[inline(never)]
fn like_cuFuncGetName<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: *const c_char = core::ptr::null();
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c0) }?))
        },
    )
}

documented!(cuFuncGetParamCount, c"cuFuncGetParamCount($self, func)
--

Returns the number of parameters of a function.

``CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)``

Parameters
----------
func : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
paramCount : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetParamCount
");

shared!(
    cuFuncGetParamCount = like_cuFuncGetParamCount(driver::CUfunction, driver::CUresult),
    "cuFuncGetParamCount", "func", slots::cuFuncGetParamCount
);

/// The shared body of `cuFuncGetParamCount` and other functions.
#[inline(never)]
fn like_cuFuncGetParamCount<'a, 'py>(
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

documented!(cuFuncGetParamInfo, c"cuFuncGetParamInfo($self, func, paramIndex)
--

Returns the offset and size in bytes of one of a function's parameters.

``CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

Parameters
----------
func : CUfunction or None
paramIndex : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
paramOffset : int
paramSize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetParamInfo
");

shared!(
    cuFuncGetParamInfo = like_cuFuncGetParamInfo(driver::CUfunction, driver::CUresult),
    "cuFuncGetParamInfo", "func paramIndex", slots::cuFuncGetParamInfo
);

/// The shared body of `cuFuncGetParamInfo` and other functions.
#[inline(never)]
fn like_cuFuncGetParamInfo<'a, 'py>(
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
            let c1 = args::u64(a1, own.name(1))?;
            let mut c2: u64 = 0;
            let mut c3: u64 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1, (&raw mut c2).cast(), (&raw mut c3).cast())) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::u64(py, c2)?)?;
                    tuple.push(out::u64(py, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuFuncIsLoaded, c"cuFuncIsLoaded($self, function)
--

Returns whether a function's code has already been loaded (lazy loading).

``CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)``

Parameters
----------
function : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
state : CUfunctionLoadingState

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncIsLoaded
");

shared!(
    cuFuncIsLoaded = like_cuFuncIsLoaded(driver::CUfunction, driver::CUresult,
    driver::CUfunctionLoadingState), "cuFuncIsLoaded", "function", slots::cuFuncIsLoaded
);

/// The shared body of `cuFuncIsLoaded` and other functions.
#[inline(never)]
fn like_cuFuncIsLoaded<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c0)?))
        },
    )
}

documented!(cuFuncLoad, c"cuFuncLoad($self, function)
--

Loads a function's code immediately, rather than at its first launch.

``CUresult cuFuncLoad(CUfunction function)``

Parameters
----------
function : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncLoad
");

shared!(
    cuFuncLoad = like_cuArrayDestroy(driver::CUfunction, driver::CUresult), "cuFuncLoad",
    "function", slots::cuFuncLoad
);

documented!(cuFuncSetAttribute, c"cuFuncSetAttribute($self, hfunc, attrib, value)
--

Sets an attribute of a function, such as the limit on dynamic shared memory.

``CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)``

Parameters
----------
hfunc : CUfunction or None
attrib : CUfunction_attribute
value : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 9.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetAttribute
");

documented!(cuFuncSetBlockShape, c"cuFuncSetBlockShape($self, hfunc, x, y, z)
--

Sets the block dimensions for launches of a function by ``cuLaunch``.

``CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)``

Parameters
----------
hfunc : CUfunction or None
x, y, z : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetBlockShape
");

#[inline(always)]
pub(crate) fn cuFuncSetBlockShape<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFuncSetBlockShape(hfunc x y z));
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    ints!(i32, c_x = x, c_y = y, c_z = z);
    let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call.symbol(slots::cuFuncSetBlockShape)?;
    let status = unsafe { released(py, || function(c_hfunc, c_x, c_y, c_z)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuFuncSetCacheConfig, c"cuFuncSetCacheConfig($self, hfunc, config)
--

Sets the preferred split of on-chip memory between L1 and shared memory for a function.

``CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)``

Parameters
----------
hfunc : CUfunction or None
config : CUfunc_cache

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetCacheConfig
");

shared!(
    cuFuncSetCacheConfig = like_cuFuncSetCacheConfig(driver::CUfunction,
    driver::CUfunc_cache, driver::CUresult), "cuFuncSetCacheConfig", "hfunc config",
    slots::cuFuncSetCacheConfig
);

/// The shared body of `cuFuncSetCacheConfig` and other functions.
#[inline(never)]
fn like_cuFuncSetCacheConfig<'a, 'py>(
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

documented!(cuFuncSetSharedMemConfig, c"cuFuncSetSharedMemConfig($self, hfunc, config)
--

Sets the bank width of shared memory for launches of a function.

``CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)``

Parameters
----------
hfunc : CUfunction or None
config : CUsharedconfig

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedMemConfig
");

shared!(
    cuFuncSetSharedMemConfig = like_cuFuncSetCacheConfig(driver::CUfunction,
    driver::CUsharedconfig, driver::CUresult), "cuFuncSetSharedMemConfig",
    "hfunc config", slots::cuFuncSetSharedMemConfig
);

documented!(cuFuncSetSharedSize, c"cuFuncSetSharedSize($self, hfunc, numbytes)
--

Sets the size in bytes of dynamic shared memory for launches by ``cuLaunch``.

``CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)``

Parameters
----------
hfunc : CUfunction or None
numbytes : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedSize
");

shared!(
    cuFuncSetSharedSize = like_cuCtxEnablePeerAccess(driver::CUfunction,
    driver::CUresult), "cuFuncSetSharedSize", "hfunc numbytes",
    slots::cuFuncSetSharedSize
);

documented!(cuGLCtxCreate, c"cuGLCtxCreate($self, Flags, device)
--

Creates a context for use with OpenGL (superseded by ``cuCtxCreate``).

``CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)``

Parameters
----------
Flags : int
    Flags: members of ``CUctx_flags``.
device : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pCtx : CUcontext

Warnings
--------
- Destroying ``pCtx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 3.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLCtxCreate
");

shared!(
    cuGLCtxCreate = like_cuCtxCreate_v2(driver::CUdevice, driver::CUresult,
    driver::CUcontext), "cuGLCtxCreate", "Flags device", slots::cuGLCtxCreate_v2
);

documented!(cuGLGetDevices, c"cuGLGetDevices($self, cudaDeviceCount, deviceList)
--

Lists the CUDA devices on which the current OpenGL context renders.

``CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)``

Parameters
----------
cudaDeviceCount : int
deviceList : CUGLDeviceList

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_GRAPHICS_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_DEVICE``, ``CUDA_ERROR_OPERATING_SYSTEM``.
pCudaDeviceCount : int
pCudaDevices : list[CUdevice]

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGLGetDevices
");

#[inline(always)]
pub(crate) fn cuGLGetDevices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGLGetDevices(cudaDeviceCount deviceList));
    let arena = CallArena::new();
    ints!(u32, c_cudaDeviceCount = cudaDeviceCount);
    let c_deviceList = args::enumeration(deviceList, "deviceList", &driver::CUGLDeviceList)?;
    let mut c_pCudaDeviceCount: u32 = 0;
    let c_pCudaDevices_length: usize = c_cudaDeviceCount as usize;
    let c_pCudaDevices = args::output_memory(py, c_pCudaDevices_length, Ty::Value(&driver::CUdevice).size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u32, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cuGLGetDevices_v2)?;
    let status = unsafe { released(
        py, || function((&raw mut c_pCudaDeviceCount).cast(), c_pCudaDevices.cast(), c_cudaDeviceCount, c_deviceList),
    ) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u32(py, c_pCudaDeviceCount)?)?;
            tuple
                .push(
                    unsafe {
                        out::list(py, &Ty::Value(&driver::CUdevice), c_pCudaDevices.cast(), c_pCudaDevices_length)
                    }?,
                )?;
            Ok(())
        },
    )
}

documented!(cuGLInit, c"cuGLInit($self)
--

Prepares OpenGL for use with CUDA (no longer required).

``CUresult cuGLInit(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLInit
");

shared!(
    cuGLInit = like_cuCtxResetPersistingL2Cache(driver::CUresult), "cuGLInit", "",
    slots::cuGLInit
);

documented!(cuGLMapBufferObject, c"cuGLMapBufferObject($self, buffer)
--

Maps a shared OpenGL buffer and returns its device address and size in bytes.

``CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)``

Parameters
----------
buffer : GLuint or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr : CUdeviceptr
size : int

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 3.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObject
");

#[inline(always)]
pub(crate) fn cuGLMapBufferObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGLMapBufferObject(buffer));
    let c_buffer = args::value::<u32>(buffer, "buffer", &driver::GLuint)?;
    let mut c_dptr: u64 = 0;
    let mut c_size: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u32) -> i32, Alone) = call
        .symbol_and_form(slots::cuGLMapBufferObject_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_dptr).cast(), (&raw mut c_size).cast(), c_buffer)) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

documented!(cuGLMapBufferObjectAsync, c"cuGLMapBufferObjectAsync($self, buffer, hStream)
--

Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.

``CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)``

Parameters
----------
buffer : GLuint or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr : CUdeviceptr
size : int

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 3.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObjectAsync
");

#[inline(always)]
pub(crate) fn cuGLMapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGLMapBufferObjectAsync(buffer hStream));
    let c_buffer = args::value::<u32>(buffer, "buffer", &driver::GLuint)?;
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let mut c_size: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u32, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuGLMapBufferObjectAsync_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dptr).cast(), (&raw mut c_size).cast(), c_buffer, c_hStream))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_size)?)?;
            Ok(())
        },
    )
}

documented!(cuGLRegisterBufferObject, c"cuGLRegisterBufferObject($self, buffer)
--

Shares an OpenGL buffer with CUDA (superseded by ``cuGraphicsGLRegisterBuffer``).

``CUresult cuGLRegisterBufferObject(GLuint buffer)``

Parameters
----------
buffer : GLuint or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLRegisterBufferObject
");

shared!(
    cuGLRegisterBufferObject = like_cuGLRegisterBufferObject(driver::GLuint,
    driver::CUresult), "cuGLRegisterBufferObject", "buffer",
    slots::cuGLRegisterBufferObject
);

/// The shared body of `cuGLRegisterBufferObject` and other functions.
#[inline(never)]
fn like_cuGLRegisterBufferObject<'a, 'py>(
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
            let function: unsafe extern "system" fn(u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuGLSetBufferObjectMapFlags, c"cuGLSetBufferObjectMapFlags($self, buffer, Flags)
--

Specifies how CUDA will use an OpenGL buffer while it is mapped.

``CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)``

Parameters
----------
buffer : GLuint or None
Flags : int
    Flags: members of ``CUGLmap_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.3. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLSetBufferObjectMapFlags
");

#[inline(always)]
pub(crate) fn cuGLSetBufferObjectMapFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGLSetBufferObjectMapFlags(buffer Flags));
    let c_buffer = args::value::<u32>(buffer, "buffer", &driver::GLuint)?;
    ints!(u32, c_Flags = Flags);
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call.symbol(slots::cuGLSetBufferObjectMapFlags)?;
    let status = unsafe { released(py, || function(c_buffer, c_Flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuGLUnmapBufferObject, c"cuGLUnmapBufferObject($self, buffer)
--

Unmaps a buffer, so that OpenGL can use it again.

``CUresult cuGLUnmapBufferObject(GLuint buffer)``

Parameters
----------
buffer : GLuint or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObject
");

shared!(
    cuGLUnmapBufferObject = like_cuGLRegisterBufferObject(driver::GLuint,
    driver::CUresult), "cuGLUnmapBufferObject", "buffer", slots::cuGLUnmapBufferObject
);

documented!(cuGLUnmapBufferObjectAsync, c"cuGLUnmapBufferObjectAsync($self, buffer, hStream)
--

Unmaps a buffer in stream order, so that OpenGL can use it again.

``CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)``

Parameters
----------
buffer : GLuint or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use the mapped or bound memory that ``buffer`` specifies, during or after the call.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.3. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObjectAsync
");

#[inline(always)]
pub(crate) fn cuGLUnmapBufferObjectAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGLUnmapBufferObjectAsync(buffer hStream));
    let c_buffer = args::value::<u32>(buffer, "buffer", &driver::GLuint)?;
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u32, u64) -> i32 = call.symbol(slots::cuGLUnmapBufferObjectAsync)?;
    let status = unsafe { released(py, || function(c_buffer, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuGLUnregisterBufferObject, c"cuGLUnregisterBufferObject($self, buffer)
--

Ends CUDA's use of an OpenGL buffer.

``CUresult cuGLUnregisterBufferObject(GLuint buffer)``

Parameters
----------
buffer : GLuint or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``buffer`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnregisterBufferObject
");

shared!(
    cuGLUnregisterBufferObject = like_cuGLRegisterBufferObject(driver::GLuint,
    driver::CUresult), "cuGLUnregisterBufferObject", "buffer",
    slots::cuGLUnregisterBufferObject
);

documented!(cuGetErrorName, c"cuGetErrorName($self, error)
--

Returns the name of an error code, such as ``CUDA_ERROR_INVALID_VALUE``.

``CUresult cuGetErrorName(CUresult error, const char **pStr)``

Parameters
----------
error : CUresult

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
pStr : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorName
");

#[inline(always)]
pub(crate) fn cuGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGetErrorName(error));
    let c_error = args::enumeration(error, "error", &driver::CUresult)?;
    let mut c_pStr: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuGetErrorName)?;
    let status = unsafe { held(py, || function(c_error, (&raw mut c_pStr).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_pStr) }?))
}

documented!(cuGetErrorString, c"cuGetErrorString($self, error)
--

Returns the English description of an error code.

``CUresult cuGetErrorString(CUresult error, const char **pStr)``

Parameters
----------
error : CUresult

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
pStr : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorString
");

#[inline(always)]
pub(crate) fn cuGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGetErrorString(error));
    let c_error = args::enumeration(error, "error", &driver::CUresult)?;
    let mut c_pStr: *const c_char = core::ptr::null();
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cuGetErrorString)?;
    let status = unsafe { held(py, || function(c_error, (&raw mut c_pStr).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { out::c_string(py, c_pStr) }?))
}

documented!(cuGetExportTable, c"cuGetExportTable($self, pExportTableId)
--

Looks up a table of driver-internal functions by its UUID; these functions are undocumented.

``CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)``

Parameters
----------
pExportTableId : CUuuid or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.
ppExportTable : int
    Referenced memory and handles are valid as long as the process runs.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html
");

#[inline(always)]
pub(crate) fn cuGetExportTable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGetExportTable(pExportTableId));
    let mut c_ppExportTable: *mut c_void = core::ptr::null_mut();
    let c_pExportTableId = args::optional_record(pExportTableId, "pExportTableId", &driver::CUuuid)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuGetExportTable)?;
    let status = unsafe { released(py, || function((&raw mut c_ppExportTable).cast(), c_pExportTableId.cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::pointer(py, c_ppExportTable)?))
}

documented!(cuGetProcAddress, c"cuGetProcAddress($self, symbol, cudaVersion, flags)
--

Looks up the address of a driver function by name, in the revision for a given CUDA version.

``CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)``

Parameters
----------
symbol : bytes or str
cudaVersion : int
flags : cuuint64_t or None
    Flags: members of ``CUdriverProcAddress_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
pfn : int
    Referenced memory and handles are valid as long as the process runs.
symbolStatus : CUdriverProcAddressQueryResult

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DRIVER__ENTRY__POINT.html#:~:text=cuGetProcAddress
");

#[inline(always)]
pub(crate) fn cuGetProcAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGetProcAddress(symbol cudaVersion flags));
    let arena = CallArena::new();
    ints!(i32, c_cudaVersion = cudaVersion);
    let c_flags = args::value::<u64>(flags, "flags", &driver::cuuint64_t)?;
    let c_symbol = args::c_string(symbol, "symbol", &arena)?;
    let mut c_pfn: *mut c_void = core::ptr::null_mut();
    let mut c_symbolStatus: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(*const c_char, Ptr, i32, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuGetProcAddress_v2)?;
    let status = unsafe { released(
        py, || function(c_symbol, (&raw mut c_pfn).cast(), c_cudaVersion, c_flags, (&raw mut c_symbolStatus).cast()),
    ) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_pfn)?)?;
            tuple.push(out::enumeration(py, &driver::CUdriverProcAddressQueryResult, c_symbolStatus)?)?;
            Ok(())
        },
    )
}

documented!(cuGraphAddBatchMemOpNode, c"cuGraphAddBatchMemOpNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that waits on and writes memory words, like ``cuStreamBatchMemOp``.

``CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddBatchMemOpNode
");

documented!(cuGraphAddChildGraphNode, c"cuGraphAddChildGraphNode($self, hGraph, dependencies, numDependencies, childGraph)
--

Adds a graph node that runs a copy of another graph.

``CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)``

Parameters
----------
hGraph, childGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphNode : CUgraphNode

Warnings
--------
- ``childGraph`` must not be ``hGraph`` itself.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddChildGraphNode
");

#[inline(always)]
pub(crate) fn cuGraphAddChildGraphNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphAddChildGraphNode(hGraph dependencies numDependencies childGraph));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_numDependencies = numDependencies);
    let c_childGraph = args::value::<u64>(childGraph, "childGraph", &driver::CUgraph)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cuGraphAddChildGraphNode)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_phGraphNode).cast(), c_hGraph, c_dependencies.cast(), c_numDependencies, c_childGraph,
    )) };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

documented!(cuGraphAddDependencies_v2, c"cuGraphAddDependencies_v2($self, hGraph, from_, to, edgeData, numDependencies)
--

Adds edges to a graph, with edge data (ports and type): each ``to[i]`` waits for ``from[i]``.

``CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
hGraph : CUgraph or None
from_, to : list[CUgraphNode] or None
edgeData : list[CUgraphEdgeData] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies_v2
");

shared!(
    cuGraphAddDependencies_v2 = like_cuGraphAddDependencies_v2(driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData, driver::CUresult),
    "cuGraphAddDependencies_v2", "hGraph from_ to edgeData numDependencies",
    slots::cuGraphAddDependencies_v2
);

/// The shared body of `cuGraphAddDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphAddDependencies_v2<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c4 = args::u64(a4, own.name(4))?;
            let c1 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c2 = args::array(a2, own.name(2), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c3 = args::optional_array(a3, own.name(3), &Ty::Record(t2), Some(c4 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuGraphAddEmptyNode, c"cuGraphAddEmptyNode($self, hGraph, dependencies, numDependencies)
--

Adds a graph node that does nothing except join and fork dependencies.

``CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEmptyNode
");

#[inline(always)]
pub(crate) fn cuGraphAddEmptyNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphAddEmptyNode(hGraph dependencies numDependencies));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_numDependencies = numDependencies);
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64) -> i32 = call.symbol(slots::cuGraphAddEmptyNode)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phGraphNode).cast(), c_hGraph, c_dependencies.cast(), c_numDependencies))
    };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

documented!(cuGraphAddEventRecordNode, c"cuGraphAddEventRecordNode($self, hGraph, dependencies, numDependencies, event)
--

Adds a graph node that records an event.

``CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventRecordNode
");

shared!(
    cuGraphAddEventRecordNode = like_cuGraphAddEventRecordNode(driver::CUgraph,
    driver::CUevent, driver::CUgraphNode, driver::CUresult), "cuGraphAddEventRecordNode",
    "hGraph dependencies numDependencies event", slots::cuGraphAddEventRecordNode
);

/// The shared body of `cuGraphAddEventRecordNode` and other functions.
#[inline(never)]
fn like_cuGraphAddEventRecordNode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a2, own.name(2))?;
            let c4 = args::value::<u64>(a3, own.name(3), t1)?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t2), Some(c3 as usize), &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3, c4)) };
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuGraphAddEventWaitNode, c"cuGraphAddEventWaitNode($self, hGraph, dependencies, numDependencies, event)
--

Adds a graph node that waits for an event.

``CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventWaitNode
");

shared!(
    cuGraphAddEventWaitNode = like_cuGraphAddEventRecordNode(driver::CUgraph,
    driver::CUevent, driver::CUgraphNode, driver::CUresult), "cuGraphAddEventWaitNode",
    "hGraph dependencies numDependencies event", slots::cuGraphAddEventWaitNode
);

documented!(cuGraphAddExternalSemaphoresSignalNode, c"cuGraphAddExternalSemaphoresSignalNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that signals external semaphores.

``CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresSignalNode
");

shared!(
    cuGraphAddExternalSemaphoresSignalNode =
    like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph, driver::CUgraphNode,
    driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, driver::CUresult),
    "cuGraphAddExternalSemaphoresSignalNode",
    "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddExternalSemaphoresSignalNode
);

/// The shared body of `cuGraphAddExternalSemaphoresSignalNode` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphAddExternalSemaphoresSignalNode<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a2, own.name(2))?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c3 as usize), &arena)?;
            let c4 = args::optional_record(a3, own.name(3), t2)?;
            args::keep(a3, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3, c4.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c1 as u64, None, arena);
            }
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cuGraphAddExternalSemaphoresWaitNode, c"cuGraphAddExternalSemaphoresWaitNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that waits for external semaphores.

``CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresWaitNode
");

shared!(
    cuGraphAddExternalSemaphoresWaitNode =
    like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph, driver::CUgraphNode,
    driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS, driver::CUresult),
    "cuGraphAddExternalSemaphoresWaitNode",
    "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddExternalSemaphoresWaitNode
);

documented!(cuGraphAddHostNode, c"cuGraphAddHostNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that calls a host function.

``CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_HOST_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddHostNode
");

shared!(
    cuGraphAddHostNode = like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver::CUDA_HOST_NODE_PARAMS, driver::CUresult),
    "cuGraphAddHostNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddHostNode
);

documented!(cuGraphAddKernelNode, c"cuGraphAddKernelNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that launches a kernel.

``CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_KERNEL_NODE_PARAMS or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphNode : CUgraphNode

Warnings
--------
- The kernel must not use a texture or surface reference.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddKernelNode
");

#[inline(always)]
pub(crate) fn cuGraphAddKernelNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphAddKernelNode(hGraph dependencies numDependencies nodeParams));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_numDependencies = numDependencies);
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    let c_nodeParams = args::optional_record(nodeParams, "nodeParams", &driver::CUDA_KERNEL_NODE_PARAMS)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cuGraphAddKernelNode_v2)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_phGraphNode).cast(), c_hGraph, c_dependencies.cast(), c_numDependencies, c_nodeParams.cast(),
    )) };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

documented!(cuGraphAddMemAllocNode, c"cuGraphAddMemAllocNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.

``CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemAllocNode
");

documented!(cuGraphAddMemFreeNode, c"cuGraphAddMemFreeNode($self, hGraph, dependencies, numDependencies, dptr)
--

Adds a graph node that frees the memory that an allocation node allocated.

``CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
dptr : CUdeviceptr or array on a device or None
    Used after the call returns; kept alive by cubind as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemFreeNode
");

#[inline(always)]
pub(crate) fn cuGraphAddMemFreeNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphAddMemFreeNode(hGraph dependencies numDependencies dptr));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_numDependencies = numDependencies);
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    let mut c_phGraphNode: u64 = 0;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    args::keep(dptr, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cuGraphAddMemFreeNode)?;
    let status = unsafe { released(
        py, || function((&raw mut c_phGraphNode).cast(), c_hGraph, c_dependencies.cast(), c_numDependencies, c_dptr),
    ) };
    if status == 0 {
        handle_keepalive::hold(&driver::CUgraph, c_hGraph as u64, None, arena);
    }
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phGraphNode as u64)?),
    )
}

documented!(cuGraphAddMemcpyNode, c"cuGraphAddMemcpyNode($self, hGraph, dependencies, numDependencies, copyParams, ctx)
--

Adds a graph node that copies a 3D region of memory.

``CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
copyParams : CUDA_MEMCPY3D or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.
ctx : CUcontext or None
    Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemcpyNode
");

shared!(
    cuGraphAddMemcpyNode = like_cuGraphAddMemcpyNode(driver::CUgraph, driver::CUcontext,
    driver::CUgraphNode, driver::CUDA_MEMCPY3D, driver::CUresult),
    "cuGraphAddMemcpyNode", "hGraph dependencies numDependencies copyParams ctx",
    slots::cuGraphAddMemcpyNode
);

/// The shared body of `cuGraphAddMemcpyNode` and other functions.
#[inline(never)]
fn like_cuGraphAddMemcpyNode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a2, own.name(2))?;
            let c5 = args::value::<u64>(a4, own.name(4), t1)?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t2), Some(c3 as usize), &arena)?;
            let c4 = args::optional_record(a3, own.name(3), t3)?;
            args::keep(a3, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3, c4.cast(), c5)) };
            if status == 0 {
                handle_keepalive::hold(t0, c1 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuGraphAddMemsetNode, c"cuGraphAddMemsetNode($self, hGraph, dependencies, numDependencies, memsetParams, ctx)
--

Adds a graph node that fills memory with a value.

``CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
memsetParams : CUDA_MEMSET_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.
ctx : CUcontext or None
    Used after the call returns; must be kept alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphAddNode``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemsetNode
");

shared!(
    cuGraphAddMemsetNode = like_cuGraphAddMemcpyNode(driver::CUgraph, driver::CUcontext,
    driver::CUgraphNode, driver::CUDA_MEMSET_NODE_PARAMS, driver::CUresult),
    "cuGraphAddMemsetNode", "hGraph dependencies numDependencies memsetParams ctx",
    slots::cuGraphAddMemsetNode
);

documented!(cuGraphAddNode_v2, c"cuGraphAddNode_v2($self, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
--

Adds a node of any type to a graph, with data for the edges to its dependencies.

``CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
dependencyData : list[CUgraphEdgeData] or None
numDependencies : int
nodeParams : CUgraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v2
");

shared!(
    cuGraphAddNode_v2 = like_cuGraphAddNode_v2(driver::CUgraph, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver12::CUgraphNodeParams, driver::CUresult),
    "cuGraphAddNode_v2", "hGraph dependencies dependencyData numDependencies nodeParams",
    slots::cuGraphAddNode_v2
);

/// The shared body of `cuGraphAddNode_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphAddNode_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c4 = args::u64(a3, own.name(3))?;
            let mut c0: u64 = 0;
            let c2 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c4 as usize), &arena)?;
            let c3 = args::optional_array(a2, own.name(2), &Ty::Record(t2), Some(c4 as usize), &arena)?;
            let c5 = args::optional_record(a4, own.name(4), t3)?;
            args::keep(a4, &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3.cast(), c4, c5.cast()))
            };
            if status == 0 {
                handle_keepalive::hold(t0, c1 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cuGraphAddNode_v3, c"cuGraphAddNode_v3($self, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
--

Adds a node of any type, described by one record, to a graph.

``CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
dependencyData : list[CUgraphEdgeData] or None
numDependencies : int
nodeParams : CUgraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v3
");

shared!(
    cuGraphAddNode_v3 = like_cuGraphAddNode_v2(driver::CUgraph, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver13::CUgraphNodeParams, driver::CUresult),
    "cuGraphAddNode_v3", "hGraph dependencies dependencyData numDependencies nodeParams",
    slots::cuGraphAddNode_v3
);

documented!(cuGraphBatchMemOpNodeGetParams, c"cuGraphBatchMemOpNodeGetParams($self, hNode)
--

Returns the memory operations of a batch memory operation node.

``CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeGetParams
");

documented!(cuGraphBatchMemOpNodeSetParams, c"cuGraphBatchMemOpNodeSetParams($self, hNode, nodeParams)
--

Sets the memory operations of a batch memory operation node.

``CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeSetParams
");

documented!(cuGraphChildGraphNodeGetGraph, c"cuGraphChildGraphNodeGetGraph($self, hNode)
--

Returns the graph that a child graph node contains and owns.

``CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraph : CUgraph

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphChildGraphNodeGetGraph
");

shared!(
    cuGraphChildGraphNodeGetGraph =
    like_cuGraphChildGraphNodeGetGraph(driver::CUgraphNode, driver::CUresult,
    driver::CUgraph), "cuGraphChildGraphNodeGetGraph", "hNode",
    slots::cuGraphChildGraphNodeGetGraph
);

/// The shared body of `cuGraphChildGraphNodeGetGraph` and other functions.
#[inline(never)]
fn like_cuGraphChildGraphNodeGetGraph<'a, 'py>(
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
            let mut c1: u64 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c1 as u64)?))
        },
    )
}

documented!(cuGraphClone, c"cuGraphClone($self, originalGraph)
--

Copies a graph, including its nodes and child graphs.

``CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)``

Parameters
----------
originalGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phGraphClone : CUgraph

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphClone
");

#[inline(always)]
pub(crate) fn cuGraphClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphClone(originalGraph));
    let c_originalGraph = args::value::<
        u64,
    >(originalGraph, "originalGraph", &driver::CUgraph)?;
    let mut c_phGraphClone: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuGraphClone)?;
    let status = unsafe { released(py, || function((&raw mut c_phGraphClone).cast(), c_originalGraph)) };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraph, c_phGraphClone as u64);
        handle_keepalive::share(&driver::CUgraph, c_originalGraph as u64, &driver::CUgraph, c_phGraphClone as u64);
    }
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraphClone as u64)?),
    )
}

documented!(cuGraphConditionalHandleCreate, c"cuGraphConditionalHandleCreate($self, hGraph, ctx, defaultLaunchValue, flags)
--

Creates the handle with which kernels set the condition of a conditional node.

``CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)``

Parameters
----------
hGraph : CUgraph or None
ctx : CUcontext or None
defaultLaunchValue : int
flags : int
    Flags: ``CU_GRAPH_COND_ASSIGN_DEFAULT``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
pHandle_out : CUgraphConditionalHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphConditionalHandleCreate
");

#[inline(always)]
pub(crate) fn cuGraphConditionalHandleCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphConditionalHandleCreate(hGraph ctx defaultLaunchValue flags));
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    let c_ctx = args::value::<u64>(ctx, "ctx", &driver::CUcontext)?;
    ints!(u32, c_defaultLaunchValue = defaultLaunchValue, c_flags = flags);
    let mut c_pHandle_out: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphConditionalHandleCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHandle_out).cast(), c_hGraph, c_ctx, c_defaultLaunchValue, c_flags))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUgraphConditionalHandle, c_pHandle_out as u64)?)
        },
    )
}

documented!(cuGraphCreate, c"cuGraphCreate($self, flags)
--

Creates a graph without nodes.

``CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)``

Parameters
----------
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phGraph : CUgraph

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphCreate
");

shared!(
    cuGraphCreate = like_cuGraphCreate(driver::CUgraph, driver::CUresult),
    "cuGraphCreate", "flags", slots::cuGraphCreate
);

/// The shared body of `cuGraphCreate` and other functions.
#[inline(never)]
fn like_cuGraphCreate<'a, 'py>(
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
            let c1 = args::u32(a0, own.name(0))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            if status == 0 {
                handle_keepalive::made(t0, c0 as u64);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c0 as u64)?))
        },
    )
}

documented!(cuGraphDebugDotPrint, c"cuGraphDebugDotPrint($self, hGraph, path, flags)
--

Writes a graph to a file in Graphviz's DOT language.

``CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)``

Parameters
----------
hGraph : CUgraph or None
path : bytes or str
flags : int
    Flags: members of ``CUgraphDebugDot_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OPERATING_SYSTEM``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDebugDotPrint
");

#[inline(always)]
pub(crate) fn cuGraphDebugDotPrint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphDebugDotPrint(hGraph path flags));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u32, c_flags = flags);
    let c_path = args::c_string(path, "path", &arena)?;
    let function: unsafe extern "system" fn(u64, *const c_char, u32) -> i32 = call.symbol(slots::cuGraphDebugDotPrint)?;
    let status = unsafe { released(py, || function(c_hGraph, c_path, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuGraphDestroy, c"cuGraphDestroy($self, hGraph)
--

Destroys a graph and its nodes; executable graphs that were created from it remain.

``CUresult cuGraphDestroy(CUgraph hGraph)``

Parameters
----------
hGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hGraph``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroy
");

shared!(
    cuGraphDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUgraph,
    driver::CUresult), "cuGraphDestroy", "hGraph", slots::cuGraphDestroy
);

documented!(cuGraphDestroyNode, c"cuGraphDestroyNode($self, hNode)
--

Removes a node and its edges from its graph.

``CUresult cuGraphDestroyNode(CUgraphNode hNode)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- No thread may use ``hNode``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroyNode
");

shared!(
    cuGraphDestroyNode = like_cuArrayDestroy(driver::CUgraphNode, driver::CUresult),
    "cuGraphDestroyNode", "hNode", slots::cuGraphDestroyNode
);

documented!(cuGraphEventRecordNodeGetEvent, c"cuGraphEventRecordNodeGetEvent($self, hNode)
--

Returns the event that a node records.

``CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
event_out : CUevent

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeGetEvent
");

shared!(
    cuGraphEventRecordNodeGetEvent =
    like_cuGraphChildGraphNodeGetGraph(driver::CUgraphNode, driver::CUresult,
    driver::CUevent), "cuGraphEventRecordNodeGetEvent", "hNode",
    slots::cuGraphEventRecordNodeGetEvent
);

documented!(cuGraphEventRecordNodeSetEvent, c"cuGraphEventRecordNodeSetEvent($self, hNode, event)
--

Sets the event that a node records.

``CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)``

Parameters
----------
hNode : CUgraphNode or None
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeSetEvent
");

shared!(
    cuGraphEventRecordNodeSetEvent = like_cuCtxRecordEvent(driver::CUgraphNode,
    driver::CUevent, driver::CUresult), "cuGraphEventRecordNodeSetEvent", "hNode event",
    slots::cuGraphEventRecordNodeSetEvent
);

documented!(cuGraphEventWaitNodeGetEvent, c"cuGraphEventWaitNodeGetEvent($self, hNode)
--

Returns the event that a node waits for.

``CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
event_out : CUevent

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeGetEvent
");

shared!(
    cuGraphEventWaitNodeGetEvent =
    like_cuGraphChildGraphNodeGetGraph(driver::CUgraphNode, driver::CUresult,
    driver::CUevent), "cuGraphEventWaitNodeGetEvent", "hNode",
    slots::cuGraphEventWaitNodeGetEvent
);

documented!(cuGraphEventWaitNodeSetEvent, c"cuGraphEventWaitNodeSetEvent($self, hNode, event)
--

Sets the event that a node waits for.

``CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)``

Parameters
----------
hNode : CUgraphNode or None
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeSetEvent
");

shared!(
    cuGraphEventWaitNodeSetEvent = like_cuCtxRecordEvent(driver::CUgraphNode,
    driver::CUevent, driver::CUresult), "cuGraphEventWaitNodeSetEvent", "hNode event",
    slots::cuGraphEventWaitNodeSetEvent
);

documented!(cuGraphExecBatchMemOpNodeSetParams, c"cuGraphExecBatchMemOpNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the operations of a batch memory operation node in an executable graph.

``CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecBatchMemOpNodeSetParams
");

documented!(cuGraphExecChildGraphNodeSetParams, c"cuGraphExecChildGraphNodeSetParams($self, hGraphExec, hNode, childGraph)
--

Updates a child graph of an executable graph with the parameters of another graph.

``CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
childGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecChildGraphNodeSetParams
");

shared!(
    cuGraphExecChildGraphNodeSetParams =
    like_cuGraphExecChildGraphNodeSetParams(driver::CUgraphExec, driver::CUgraphNode,
    driver::CUgraph, driver::CUresult), "cuGraphExecChildGraphNodeSetParams",
    "hGraphExec hNode childGraph", slots::cuGraphExecChildGraphNodeSetParams
);

/// The shared body of `cuGraphExecChildGraphNodeSetParams` and other functions.
#[inline(never)]
fn like_cuGraphExecChildGraphNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuGraphExecDestroy, c"cuGraphExecDestroy($self, hGraphExec)
--

Destroys an executable graph; a running launch finishes first.

``CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)``

Parameters
----------
hGraphExec : CUgraphExec or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hGraphExec``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecDestroy
");

shared!(
    cuGraphExecDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUgraphExec,
    driver::CUresult), "cuGraphExecDestroy", "hGraphExec", slots::cuGraphExecDestroy
);

documented!(cuGraphExecEventRecordNodeSetEvent, c"cuGraphExecEventRecordNodeSetEvent($self, hGraphExec, hNode, event)
--

Sets the event that a node of an executable graph records.

``CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventRecordNodeSetEvent
");

shared!(
    cuGraphExecEventRecordNodeSetEvent =
    like_cuGraphExecChildGraphNodeSetParams(driver::CUgraphExec, driver::CUgraphNode,
    driver::CUevent, driver::CUresult), "cuGraphExecEventRecordNodeSetEvent",
    "hGraphExec hNode event", slots::cuGraphExecEventRecordNodeSetEvent
);

documented!(cuGraphExecEventWaitNodeSetEvent, c"cuGraphExecEventWaitNodeSetEvent($self, hGraphExec, hNode, event)
--

Sets the event that a node of an executable graph waits for.

``CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
event : CUevent or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventWaitNodeSetEvent
");

shared!(
    cuGraphExecEventWaitNodeSetEvent =
    like_cuGraphExecChildGraphNodeSetParams(driver::CUgraphExec, driver::CUgraphNode,
    driver::CUevent, driver::CUresult), "cuGraphExecEventWaitNodeSetEvent",
    "hGraphExec hNode event", slots::cuGraphExecEventWaitNodeSetEvent
);

documented!(cuGraphExecExternalSemaphoresSignalNodeSetParams, c"cuGraphExecExternalSemaphoresSignalNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the external semaphores that a node of an executable graph signals.

``CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresSignalNodeSetParams
");

shared!(
    cuGraphExecExternalSemaphoresSignalNodeSetParams =
    like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, driver::CUresult),
    "cuGraphExecExternalSemaphoresSignalNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecExternalSemaphoresSignalNodeSetParams
);

/// The shared body of `cuGraphExecExternalSemaphoresSignalNodeSetParams` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphExecExternalSemaphoresSignalNodeSetParams<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c0 as u64, None, arena);
            }
            returned0(py, t3, status)
        },
    )
}

documented!(cuGraphExecExternalSemaphoresWaitNodeSetParams, c"cuGraphExecExternalSemaphoresWaitNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the external semaphores that a node of an executable graph waits for.

``CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresWaitNodeSetParams
");

shared!(
    cuGraphExecExternalSemaphoresWaitNodeSetParams =
    like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS, driver::CUresult),
    "cuGraphExecExternalSemaphoresWaitNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecExternalSemaphoresWaitNodeSetParams
);

documented!(cuGraphExecGetFlags, c"cuGraphExecGetFlags($self, hGraphExec)
--

Returns the flags with which an executable graph was created.

``CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)``

Parameters
----------
hGraphExec : CUgraphExec or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
flags : cuuint64_t

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecGetFlags
");

shared!(
    cuGraphExecGetFlags = like_cuGraphChildGraphNodeGetGraph(driver::CUgraphExec,
    driver::CUresult, driver::cuuint64_t), "cuGraphExecGetFlags", "hGraphExec",
    slots::cuGraphExecGetFlags
);

documented!(cuGraphExecGetId, c"cuGraphExecGetId($self, hGraphExec)
--

Returns an executable graph's ID.

``CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)``

Parameters
----------
hGraphExec : CUgraphExec or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
graphId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecGetId
");

shared!(
    cuGraphExecGetId = like_cuGraphExecGetId(driver::CUgraphExec, driver::CUresult),
    "cuGraphExecGetId", "hGraphExec", slots::cuGraphExecGetId
);

/// The shared body of `cuGraphExecGetId` and other functions.
#[inline(never)]
fn like_cuGraphExecGetId<'a, 'py>(
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

documented!(cuGraphExecHostNodeSetParams, c"cuGraphExecHostNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the function of a host node, and the function's argument, in an executable graph.

``CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUDA_HOST_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecHostNodeSetParams
");

shared!(
    cuGraphExecHostNodeSetParams =
    like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver::CUDA_HOST_NODE_PARAMS, driver::CUresult),
    "cuGraphExecHostNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecHostNodeSetParams
);

documented!(cuGraphExecKernelNodeSetParams, c"cuGraphExecKernelNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets a kernel node's function, grid and arguments, in an executable graph only.

``CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUDA_KERNEL_NODE_PARAMS or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- No kernel on the device may update the node at the same time.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecKernelNodeSetParams
");

#[inline(always)]
pub(crate) fn cuGraphExecKernelNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphExecKernelNodeSetParams(hGraphExec hNode nodeParams));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(hNode, "hNode", &driver::CUgraphNode)?;
    let c_nodeParams = args::optional_record(nodeParams, "nodeParams", &driver::CUDA_KERNEL_NODE_PARAMS)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::cuGraphExecKernelNodeSetParams_v2)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_hNode, c_nodeParams.cast())) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuGraphExecMemcpyNodeSetParams, c"cuGraphExecMemcpyNodeSetParams($self, hGraphExec, hNode, copyParams, ctx)
--

Sets the parameters of a memory copy node in an executable graph.

``CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
copyParams : CUDA_MEMCPY3D or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.
ctx : CUcontext or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemcpyNodeSetParams
");

shared!(
    cuGraphExecMemcpyNodeSetParams =
    like_cuGraphExecMemcpyNodeSetParams(driver::CUgraphExec, driver::CUgraphNode,
    driver::CUcontext, driver::CUDA_MEMCPY3D, driver::CUresult),
    "cuGraphExecMemcpyNodeSetParams", "hGraphExec hNode copyParams ctx",
    slots::cuGraphExecMemcpyNodeSetParams
);

/// The shared body of `cuGraphExecMemcpyNodeSetParams` and other functions.
#[inline(never)]
fn like_cuGraphExecMemcpyNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::value::<u64>(a3, own.name(3), t2)?;
            let c2 = args::optional_record(a2, own.name(2), t3)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3)) };
            if status == 0 {
                handle_keepalive::hold(t0, c0 as u64, None, arena);
            }
            returned0(py, t4, status)
        },
    )
}

documented!(cuGraphExecMemsetNodeSetParams, c"cuGraphExecMemsetNodeSetParams($self, hGraphExec, hNode, memsetParams, ctx)
--

Sets the destination and the value of a memset node in an executable graph.

``CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
memsetParams : CUDA_MEMSET_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.
ctx : CUcontext or None
    Used after the call returns; must be kept alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2. Deprecation announced in CUDA 13.5: use ``cuGraphExecNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemsetNodeSetParams
");

shared!(
    cuGraphExecMemsetNodeSetParams =
    like_cuGraphExecMemcpyNodeSetParams(driver::CUgraphExec, driver::CUgraphNode,
    driver::CUcontext, driver::CUDA_MEMSET_NODE_PARAMS, driver::CUresult),
    "cuGraphExecMemsetNodeSetParams", "hGraphExec hNode memsetParams ctx",
    slots::cuGraphExecMemsetNodeSetParams
);

documented!(cuGraphExecNodeSetParams, c"cuGraphExecNodeSetParams($self, hGraphExec, hNode, nodeParams)
--

Sets the parameters of a node of any type, in an executable graph only.

``CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
nodeParams : CUgraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``hGraphExec`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecNodeSetParams
");

documented!(cuGraphExecUpdate, c"cuGraphExecUpdate($self, hGraphExec, hGraph)
--

Updates an executable graph with the parameters of a graph that has the same nodes and edges.

``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``

Parameters
----------
hGraphExec : CUgraphExec or None
hGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE``.
resultInfo : CUgraphExecUpdateResultInfo
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate
");

#[inline(always)]
pub(crate) fn cuGraphExecUpdate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphExecUpdate(hGraphExec hGraph));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    let (c_resultInfo, c_resultInfo_place) = out::new_record(py, &driver::CUgraphExecUpdateResultInfo)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cuGraphExecUpdate_v2)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_hGraph, c_resultInfo_place.cast())) };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(c_resultInfo.into_any())?;
                Ok(())
            },
        );
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resultInfo.into_any()))
}

documented!(cuGraphExternalSemaphoresSignalNodeGetParams, c"cuGraphExternalSemaphoresSignalNodeGetParams($self, hNode)
--

Returns the external semaphores that a node signals, and the signaled values.

``CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeGetParams
");

shared!(
    cuGraphExternalSemaphoresSignalNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, driver::CUresult),
    "cuGraphExternalSemaphoresSignalNodeGetParams", "hNode",
    slots::cuGraphExternalSemaphoresSignalNodeGetParams
);

/// The shared body of `cuGraphExternalSemaphoresSignalNodeGetParams` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphExternalSemaphoresSignalNodeGetParams<'a, 'py>(
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

documented!(cuGraphExternalSemaphoresSignalNodeSetParams, c"cuGraphExternalSemaphoresSignalNodeSetParams($self, hNode, nodeParams)
--

Sets the external semaphores that a node signals, and the signaled values.

``CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeSetParams
");

shared!(
    cuGraphExternalSemaphoresSignalNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, driver::CUresult),
    "cuGraphExternalSemaphoresSignalNodeSetParams", "hNode nodeParams",
    slots::cuGraphExternalSemaphoresSignalNodeSetParams
);

/// The shared body of `cuGraphExternalSemaphoresSignalNodeSetParams` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphExternalSemaphoresSignalNodeSetParams<'a, 'py>(
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

documented!(cuGraphExternalSemaphoresWaitNodeGetParams, c"cuGraphExternalSemaphoresWaitNodeGetParams($self, hNode)
--

Returns the external semaphores that a node waits for, and the expected values.

``CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeGetParams
");

shared!(
    cuGraphExternalSemaphoresWaitNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS, driver::CUresult),
    "cuGraphExternalSemaphoresWaitNodeGetParams", "hNode",
    slots::cuGraphExternalSemaphoresWaitNodeGetParams
);

documented!(cuGraphExternalSemaphoresWaitNodeSetParams, c"cuGraphExternalSemaphoresWaitNodeSetParams($self, hNode, nodeParams)
--

Sets the external semaphores that a node waits for, and the expected values.

``CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeSetParams
");

shared!(
    cuGraphExternalSemaphoresWaitNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_EXT_SEM_WAIT_NODE_PARAMS, driver::CUresult),
    "cuGraphExternalSemaphoresWaitNodeSetParams", "hNode nodeParams",
    slots::cuGraphExternalSemaphoresWaitNodeSetParams
);

documented!(cuGraphGetEdges_v2, c"cuGraphGetEdges_v2($self, hGraph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes, with data for each edge.

``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
hGraph : CUgraph or None
numEdges : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
from : list[CUgraphNode]
to : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]
numEdges : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges_v2
");

shared!(
    cuGraphGetEdges_v2 = like_cuGraphGetEdges_v2(driver::CUgraph, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuGraphGetEdges_v2", "hGraph numEdges",
    slots::cuGraphGetEdges_v2
);

/// The shared body of `cuGraphGetEdges_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphGetEdges_v2<'a, 'py>(
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
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c4 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c4 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t1).size(), &arena)?;
            let c2_length: usize = c4 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Value(t1).size(), &arena)?;
            let c3_length: usize = c4 as usize;
            let c3 = args::output_memory(py, c3_length, Ty::Record(t2).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0, c1.cast(), c2.cast(), c3.cast(), (&raw mut c4).cast()))
            };
            returned_in_form(
                py,
                t3,
                status,
                (4, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c1.cast(), c1_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c2.cast(), c2_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t2), c3.cast(), c3_length) }?)?;
                    tuple.push(out::u64(py, c4)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuGraphGetId, c"cuGraphGetId($self, hGraph)
--

Returns a graph's ID.

``CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)``

Parameters
----------
hGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
graphId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetId
");

shared!(
    cuGraphGetId = like_cuGraphExecGetId(driver::CUgraph, driver::CUresult),
    "cuGraphGetId", "hGraph", slots::cuGraphGetId
);

documented!(cuGraphGetNodes, c"cuGraphGetNodes($self, hGraph, numNodes=0)
--

Lists the nodes of a graph.

``CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)``

Parameters
----------
hGraph : CUgraph or None
numNodes : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodes : list[CUgraphNode]
numNodes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetNodes
");

shared!(
    cuGraphGetNodes = like_cuGraphGetNodes(driver::CUgraph, driver::CUgraphNode,
    driver::CUresult), "cuGraphGetNodes", "hGraph numNodes", slots::cuGraphGetNodes
);

/// The shared body of `cuGraphGetNodes` and other functions.
#[inline(never)]
fn like_cuGraphGetNodes<'a, 'py>(
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
            let mut c2 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c2 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast())) };
            returned_in_form(
                py,
                t2,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c1.cast(), c1_length) }?)?;
                    tuple.push(out::u64(py, c2)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuGraphGetRootNodes, c"cuGraphGetRootNodes($self, hGraph, numRootNodes=0)
--

Lists the root nodes of a graph (nodes without dependencies).

``CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)``

Parameters
----------
hGraph : CUgraph or None
numRootNodes : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
rootNodes : list[CUgraphNode]
numRootNodes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetRootNodes
");

shared!(
    cuGraphGetRootNodes = like_cuGraphGetNodes(driver::CUgraph, driver::CUgraphNode,
    driver::CUresult), "cuGraphGetRootNodes", "hGraph numRootNodes",
    slots::cuGraphGetRootNodes
);

documented!(cuGraphHostNodeGetParams, c"cuGraphHostNodeGetParams($self, hNode)
--

Returns the function of a host node and the function's argument.

``CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams : CUDA_HOST_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeGetParams
");

shared!(
    cuGraphHostNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_HOST_NODE_PARAMS, driver::CUresult), "cuGraphHostNodeGetParams",
    "hNode", slots::cuGraphHostNodeGetParams
);

documented!(cuGraphHostNodeSetParams, c"cuGraphHostNodeSetParams($self, hNode, nodeParams)
--

Sets the function of a host node and the function's argument.

``CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_HOST_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeSetParams
");

shared!(
    cuGraphHostNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_HOST_NODE_PARAMS, driver::CUresult), "cuGraphHostNodeSetParams",
    "hNode nodeParams", slots::cuGraphHostNodeSetParams
);

documented!(cuGraphInstantiate, c"cuGraphInstantiate($self, hGraph, flags)
--

Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

``CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)``

Parameters
----------
hGraph : CUgraph or None
flags : int
    Flags: members of ``CUgraphInstantiate_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phGraphExec : CUgraphExec

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiate
");

#[inline(always)]
pub(crate) fn cuGraphInstantiate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphInstantiate(hGraph flags));
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_flags = flags);
    let mut c_phGraphExec: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuGraphInstantiateWithFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_phGraphExec).cast(), c_hGraph, c_flags)) };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(&driver::CUgraph, c_hGraph as u64, &driver::CUgraphExec, c_phGraphExec as u64);
    }
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?),
    )
}

documented!(cuGraphInstantiateWithParams, c"cuGraphInstantiateWithParams($self, hGraph, instantiateParams)
--

Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.

``CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)``

Parameters
----------
hGraph : CUgraph or None
instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
phGraphExec : CUgraphExec

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiateWithParams
");

#[inline(always)]
pub(crate) fn cuGraphInstantiateWithParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphInstantiateWithParams(hGraph instantiateParams));
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_phGraphExec: u64 = 0;
    let c_instantiateParams = args::optional_record(
        instantiateParams, "instantiateParams", &driver::CUDA_GRAPH_INSTANTIATE_PARAMS,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.symbol(slots::cuGraphInstantiateWithParams)?;
    let status = unsafe {
        released(py, || function((&raw mut c_phGraphExec).cast(), c_hGraph, c_instantiateParams.cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(&driver::CUgraph, c_hGraph as u64, &driver::CUgraphExec, c_phGraphExec as u64);
    }
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?),
    )
}

documented!(cuGraphInstantiate_v2, c"cuGraphInstantiate_v2($self, hGraph, bufferSize)
--

Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.

``CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)``

Parameters
----------
hGraph : CUgraph or None
bufferSize : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``.
phGraphExec : CUgraphExec
phErrorNode : CUgraphNode
logBuffer : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0. Kept for binary compatibility.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html
");

#[inline(always)]
pub(crate) fn cuGraphInstantiate_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphInstantiate_v2(hGraph bufferSize));
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_bufferSize = bufferSize);
    let mut c_phGraphExec: u64 = 0;
    let mut c_phErrorNode: u64 = 0;
    let c_logBuffer_size: usize = c_bufferSize as usize;
    let (c_logBuffer_bytes, c_logBuffer) = args::output_bytes(py, c_logBuffer_size)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, u64, Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuGraphInstantiate_v2)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_phGraphExec).cast(), c_hGraph, (&raw mut c_phErrorNode).cast(), c_logBuffer.cast(), c_bufferSize,
    )) };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraphExec, c_phGraphExec as u64);
        handle_keepalive::share(&driver::CUgraph, c_hGraph as u64, &driver::CUgraphExec, c_phGraphExec as u64);
    }
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUgraphExec, c_phGraphExec as u64)?)?;
            tuple.push(out::value(py, &driver::CUgraphNode, c_phErrorNode as u64)?)?;
            tuple.push(c_logBuffer_bytes.into_any())?;
            Ok(())
        },
    )
}

documented!(cuGraphKernelNodeCopyAttributes, c"cuGraphKernelNodeCopyAttributes($self, dst, src)
--

Copies all attributes of one kernel node to another.

``CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)``

Parameters
----------
dst, src : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeCopyAttributes
");

shared!(
    cuGraphKernelNodeCopyAttributes =
    like_cuGraphKernelNodeCopyAttributes(driver::CUgraphNode, driver::CUresult),
    "cuGraphKernelNodeCopyAttributes", "dst src", slots::cuGraphKernelNodeCopyAttributes
);

/// The shared body of `cuGraphKernelNodeCopyAttributes` and other functions.
#[inline(never)]
fn like_cuGraphKernelNodeCopyAttributes<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuGraphKernelNodeGetAttribute, c"cuGraphKernelNodeGetAttribute($self, hNode, attr)
--

Returns an attribute of a kernel node, such as the priority.

``CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)``

Parameters
----------
hNode : CUgraphNode or None
attr : CUlaunchAttributeID

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
value_out : CUkernelNodeAttrValue
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Warnings
--------
- ``hNode`` must be a kernel node, and ``attr`` an attribute of kernels.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetAttribute
");

documented!(cuGraphKernelNodeGetParams, c"cuGraphKernelNodeGetParams($self, hNode)
--

Returns the kernel, grid and arguments of a kernel node.

``CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams : CUDA_KERNEL_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetParams
");

shared!(
    cuGraphKernelNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_KERNEL_NODE_PARAMS, driver::CUresult), "cuGraphKernelNodeGetParams",
    "hNode", slots::cuGraphKernelNodeGetParams_v2
);

documented!(cuGraphKernelNodeSetAttribute, c"cuGraphKernelNodeSetAttribute($self, hNode, attr, value)
--

Sets an attribute of a kernel node, such as the priority.

``CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)``

Parameters
----------
hNode : CUgraphNode or None
attr : CUlaunchAttributeID
value : CUkernelNodeAttrValue or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetAttribute
");

documented!(cuGraphKernelNodeSetParams, c"cuGraphKernelNodeSetParams($self, hNode, nodeParams)
--

Sets the kernel, grid and arguments of a kernel node.

``CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_KERNEL_NODE_PARAMS or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetParams
");

shared!(
    cuGraphKernelNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_KERNEL_NODE_PARAMS, driver::CUresult), "cuGraphKernelNodeSetParams",
    "hNode nodeParams", slots::cuGraphKernelNodeSetParams_v2
);

documented!(cuGraphLaunch, c"cuGraphLaunch($self, hGraphExec, hStream)
--

Launches an executable graph in stream order; launches of the same graph run one after another.

``CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)``

Parameters
----------
hGraphExec : CUgraphExec or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphLaunch
");

shared!(
    cuGraphLaunch = like_cuCtxRecordEvent(driver::CUgraphExec, driver::CUstream,
    driver::CUresult), "cuGraphLaunch", "hGraphExec hStream", slots::cuGraphLaunch
);

documented!(cuGraphMemAllocNodeGetParams, c"cuGraphMemAllocNodeGetParams($self, hNode)
--

Returns the pool, size and address of the memory that a node allocates.

``CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
params_out : CUDA_MEM_ALLOC_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemAllocNodeGetParams
");

documented!(cuGraphMemFreeNodeGetParams, c"cuGraphMemFreeNodeGetParams($self, hNode)
--

Returns the address of the memory that a node frees.

``CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr_out : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemFreeNodeGetParams
");

shared!(
    cuGraphMemFreeNodeGetParams = like_cuGraphChildGraphNodeGetGraph(driver::CUgraphNode,
    driver::CUresult, driver::CUdeviceptr), "cuGraphMemFreeNodeGetParams", "hNode",
    slots::cuGraphMemFreeNodeGetParams
);

documented!(cuGraphMemcpyNodeGetParams, c"cuGraphMemcpyNodeGetParams($self, hNode)
--

Returns the parameters of a memory copy node.

``CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams : CUDA_MEMCPY3D
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeGetParams
");

shared!(
    cuGraphMemcpyNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_MEMCPY3D, driver::CUresult), "cuGraphMemcpyNodeGetParams", "hNode",
    slots::cuGraphMemcpyNodeGetParams
);

documented!(cuGraphMemcpyNodeSetParams, c"cuGraphMemcpyNodeSetParams($self, hNode, nodeParams)
--

Sets the parameters of a memory copy node.

``CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_MEMCPY3D or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeSetParams
");

shared!(
    cuGraphMemcpyNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_MEMCPY3D, driver::CUresult), "cuGraphMemcpyNodeSetParams",
    "hNode nodeParams", slots::cuGraphMemcpyNodeSetParams
);

documented!(cuGraphMemsetNodeGetParams, c"cuGraphMemsetNodeGetParams($self, hNode)
--

Returns the destination and the value of a memset node.

``CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams : CUDA_MEMSET_NODE_PARAMS
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeGetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeGetParams
");

shared!(
    cuGraphMemsetNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver::CUDA_MEMSET_NODE_PARAMS, driver::CUresult), "cuGraphMemsetNodeGetParams",
    "hNode", slots::cuGraphMemsetNodeGetParams
);

documented!(cuGraphMemsetNodeSetParams, c"cuGraphMemsetNodeSetParams($self, hNode, nodeParams)
--

Sets the destination and the value of a memset node.

``CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUDA_MEMSET_NODE_PARAMS or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0. Deprecation announced in CUDA 13.5: use ``cuGraphNodeSetParams``.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeSetParams
");

shared!(
    cuGraphMemsetNodeSetParams =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver::CUDA_MEMSET_NODE_PARAMS, driver::CUresult), "cuGraphMemsetNodeSetParams",
    "hNode nodeParams", slots::cuGraphMemsetNodeSetParams
);

documented!(cuGraphNodeFindInClone, c"cuGraphNodeFindInClone($self, hOriginalNode, hClonedGraph)
--

Finds the node in a cloned graph that was copied from a given node.

``CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)``

Parameters
----------
hOriginalNode : CUgraphNode or None
hClonedGraph : CUgraph or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
phNode : CUgraphNode

Warnings
--------
- ``hOriginalNode`` must be a node of the graph from which ``hClonedGraph`` was cloned.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeFindInClone
");

#[inline(always)]
pub(crate) fn cuGraphNodeFindInClone<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphNodeFindInClone(hOriginalNode hClonedGraph));
    let c_hOriginalNode = args::value::<
        u64,
    >(hOriginalNode, "hOriginalNode", &driver::CUgraphNode)?;
    let c_hClonedGraph = args::value::<
        u64,
    >(hClonedGraph, "hClonedGraph", &driver::CUgraph)?;
    let mut c_phNode: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuGraphNodeFindInClone)?;
    let status = unsafe { released(py, || function((&raw mut c_phNode).cast(), c_hOriginalNode, c_hClonedGraph)) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUgraphNode, c_phNode as u64)?),
    )
}

documented!(cuGraphNodeGetContainingGraph, c"cuGraphNodeGetContainingGraph($self, hNode)
--

Returns the graph that contains a node.

``CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
phGraph : CUgraph

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetContainingGraph
");

shared!(
    cuGraphNodeGetContainingGraph =
    like_cuGraphChildGraphNodeGetGraph(driver::CUgraphNode, driver::CUresult,
    driver::CUgraph), "cuGraphNodeGetContainingGraph", "hNode",
    slots::cuGraphNodeGetContainingGraph
);

documented!(cuGraphNodeGetDependencies_v2, c"cuGraphNodeGetDependencies_v2($self, hNode, numDependencies=0)
--

Lists the nodes that a node waits for, with data for each edge.

``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)``

Parameters
----------
hNode : CUgraphNode or None
numDependencies : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
dependencies : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]
numDependencies : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies_v2
");

shared!(
    cuGraphNodeGetDependencies_v2 =
    like_cuGraphNodeGetDependencies_v2(driver::CUgraphNode, driver::CUgraphEdgeData,
    driver::CUresult), "cuGraphNodeGetDependencies_v2", "hNode numDependencies",
    slots::cuGraphNodeGetDependencies_v2
);

/// The shared body of `cuGraphNodeGetDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphNodeGetDependencies_v2<'a, 'py>(
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
            let mut c3 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c3 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t0).size(), &arena)?;
            let c2_length: usize = c3 as usize;
            let c2 = args::output_memory(py, c2_length, Ty::Record(t1).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), (&raw mut c3).cast())) };
            returned_in_form(
                py,
                t2,
                status,
                (3, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t0), c1.cast(), c1_length) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t1), c2.cast(), c2_length) }?)?;
                    tuple.push(out::u64(py, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuGraphNodeGetDependentNodes_v2, c"cuGraphNodeGetDependentNodes_v2($self, hNode, numDependentNodes=0)
--

Lists the nodes that wait for a node, with data for each edge.

``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)``

Parameters
----------
hNode : CUgraphNode or None
numDependentNodes : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_NOT_INITIALIZED``.
dependentNodes : list[CUgraphNode]
edgeData : list[CUgraphEdgeData]
numDependentNodes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes_v2
");

shared!(
    cuGraphNodeGetDependentNodes_v2 =
    like_cuGraphNodeGetDependencies_v2(driver::CUgraphNode, driver::CUgraphEdgeData,
    driver::CUresult), "cuGraphNodeGetDependentNodes_v2", "hNode numDependentNodes",
    slots::cuGraphNodeGetDependentNodes_v2
);

documented!(cuGraphNodeGetEnabled, c"cuGraphNodeGetEnabled($self, hGraphExec, hNode)
--

Returns whether a node of an executable graph is enabled; a disabled node does nothing.

``CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
isEnabled : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.6.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetEnabled
");

#[inline(always)]
pub(crate) fn cuGraphNodeGetEnabled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphNodeGetEnabled(hGraphExec hNode));
    let c_hGraphExec = args::value::<
        u64,
    >(hGraphExec, "hGraphExec", &driver::CUgraphExec)?;
    let c_hNode = args::value::<u64>(hNode, "hNode", &driver::CUgraphNode)?;
    let mut c_isEnabled: u32 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cuGraphNodeGetEnabled)?;
    let status = unsafe { released(py, || function(c_hGraphExec, c_hNode, (&raw mut c_isEnabled).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u32(py, c_isEnabled)?))
}

documented!(cuGraphNodeGetLocalId, c"cuGraphNodeGetLocalId($self, hNode)
--

Returns a node's ID within its graph.

``CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
nodeId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetLocalId
");

shared!(
    cuGraphNodeGetLocalId = like_cuGraphExecGetId(driver::CUgraphNode, driver::CUresult),
    "cuGraphNodeGetLocalId", "hNode", slots::cuGraphNodeGetLocalId
);

documented!(cuGraphNodeGetParams, c"cuGraphNodeGetParams($self, hNode)
--

Returns the parameters of a node of any type.

``CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
nodeParams : CUgraphNodeParams
    Referenced memory and handles are valid until another value is set in ``hNode``, or ``hNode`` is destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetParams
");

shared!(
    cuGraphNodeGetParams =
    like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver13::CUgraphNodeParams, driver::CUresult), "cuGraphNodeGetParams", "hNode",
    slots::cuGraphNodeGetParams
);

documented!(cuGraphNodeGetToolsId, c"cuGraphNodeGetToolsId($self, hNode)
--

Returns the ID by which tools such as profilers identify a node.

``CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
toolsNodeId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetToolsId
");

shared!(
    cuGraphNodeGetToolsId = like_cuFuncGetParamCount(driver::CUgraphNode,
    driver::CUresult), "cuGraphNodeGetToolsId", "hNode", slots::cuGraphNodeGetToolsId
);

documented!(cuGraphNodeGetType, c"cuGraphNodeGetType($self, hNode)
--

Returns the type of a node.

``CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)``

Parameters
----------
hNode : CUgraphNode or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
type : CUgraphNodeType

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetType
");

shared!(
    cuGraphNodeGetType = like_cuGraphNodeGetType(driver::CUgraphNode, driver::CUresult,
    driver::CUgraphNodeType), "cuGraphNodeGetType", "hNode", slots::cuGraphNodeGetType
);

/// The shared body of `cuGraphNodeGetType` and other functions.
#[inline(never)]
fn like_cuGraphNodeGetType<'a, 'py>(
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

documented!(cuGraphNodeSetEnabled, c"cuGraphNodeSetEnabled($self, hGraphExec, hNode, isEnabled)
--

Enables or disables a kernel, memory copy or memset node in an executable graph.

``CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)``

Parameters
----------
hGraphExec : CUgraphExec or None
hNode : CUgraphNode or None
isEnabled : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- No kernel on the device may update the node at the same time.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.6.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetEnabled
");

shared!(
    cuGraphNodeSetEnabled = like_cuEventRecordWithFlags(driver::CUgraphExec,
    driver::CUgraphNode, driver::CUresult), "cuGraphNodeSetEnabled",
    "hGraphExec hNode isEnabled", slots::cuGraphNodeSetEnabled
);

documented!(cuGraphNodeSetParams, c"cuGraphNodeSetParams($self, hNode, nodeParams)
--

Sets the parameters of a node of any type; the type itself cannot change.

``CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUgraphNodeParams or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams
");

documented!(cuGraphNodeSetParams_v2, c"cuGraphNodeSetParams_v2($self, hNode, nodeParams)
--

Sets the parameters of a node of any type; the type itself cannot change.

``CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

Parameters
----------
hNode : CUgraphNode or None
nodeParams : CUgraphNodeParams or None
    Referenced memory and handles are used after the call returns; they must be kept alive as long as ``hNode``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams_v2
");

shared!(
    cuGraphNodeSetParams_v2 =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver13::CUgraphNodeParams, driver::CUresult), "cuGraphNodeSetParams_v2",
    "hNode nodeParams", slots::cuGraphNodeSetParams_v2
);

documented!(cuGraphReleaseUserObject, c"cuGraphReleaseUserObject($self, graph, object, count)
--

Releases a graph's references to a user object.

``CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)``

Parameters
----------
graph : CUgraph or None
object : CUuserObject or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphReleaseUserObject
");

shared!(
    cuGraphReleaseUserObject = like_cuEventRecordWithFlags(driver::CUgraph,
    driver::CUuserObject, driver::CUresult), "cuGraphReleaseUserObject",
    "graph object count", slots::cuGraphReleaseUserObject
);

documented!(cuGraphRemoveDependencies_v2, c"cuGraphRemoveDependencies_v2($self, hGraph, from_, to, edgeData, numDependencies)
--

Removes edges with the given edge data from a graph: the edge from each ``from[i]`` to ``to[i]``.

``CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
hGraph : CUgraph or None
from_, to : list[CUgraphNode] or None
edgeData : list[CUgraphEdgeData] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies_v2
");

shared!(
    cuGraphRemoveDependencies_v2 = like_cuGraphAddDependencies_v2(driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData, driver::CUresult),
    "cuGraphRemoveDependencies_v2", "hGraph from_ to edgeData numDependencies",
    slots::cuGraphRemoveDependencies_v2
);

documented!(cuGraphRetainUserObject, c"cuGraphRetainUserObject($self, graph, object, count, flags)
--

Makes a graph hold references to a user object; a flag transfers the caller's references.

``CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)``

Parameters
----------
graph : CUgraph or None
object : CUuserObject or None
count : int
flags : int
    Flags: members of ``CUuserObjectRetain_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRetainUserObject
");

#[inline(always)]
pub(crate) fn cuGraphRetainUserObject<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([graph, object_object, count, flags], []) = call.bind("cuGraphRetainUserObject", "graph object count flags")?;
    let py = call.py();
    let c_graph = args::value::<u64>(graph, "graph", &driver::CUgraph)?;
    let c_object = args::value::<u64>(object_object, "object", &driver::CUuserObject)?;
    ints!(u32, c_count = count, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call.symbol(slots::cuGraphRetainUserObject)?;
    let status = unsafe { released(py, || function(c_graph, c_object, c_count, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuGraphUpload, c"cuGraphUpload($self, hGraphExec, hStream)
--

Uploads an executable graph to the device in stream order, to make its first launch faster.

``CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)``

Parameters
----------
hGraphExec : CUgraphExec or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphUpload
");

shared!(
    cuGraphUpload = like_cuCtxRecordEvent(driver::CUgraphExec, driver::CUstream,
    driver::CUresult), "cuGraphUpload", "hGraphExec hStream", slots::cuGraphUpload
);

documented!(cuGraphicsEGLRegisterImage, c"cuGraphicsEGLRegisterImage($self, image, flags)
--

Shares an EGL image with CUDA.

``CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)``

Parameters
----------
image : EGLImageKHR or None
flags : int
    Flags: members of ``CUgraphicsMapResourceFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
pCudaResource : CUgraphicsResource

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsEGLRegisterImage
");

shared!(
    cuGraphicsEGLRegisterImage =
    like_cuEGLStreamConsumerConnectWithFlags(driver::EGLImageKHR, driver::CUresult,
    driver::CUgraphicsResource), "cuGraphicsEGLRegisterImage", "image flags",
    slots::cuGraphicsEGLRegisterImage
);

documented!(cuGraphicsGLRegisterBuffer, c"cuGraphicsGLRegisterBuffer($self, buffer, Flags)
--

Shares an OpenGL buffer with CUDA.

``CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)``

Parameters
----------
buffer : GLuint or None
Flags : int
    Flags: members of ``CUgraphicsRegisterFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.
pCudaResource : CUgraphicsResource

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterBuffer
");

shared!(
    cuGraphicsGLRegisterBuffer = like_cuGraphicsGLRegisterBuffer(driver::GLuint,
    driver::CUresult, driver::CUgraphicsResource), "cuGraphicsGLRegisterBuffer",
    "buffer Flags", slots::cuGraphicsGLRegisterBuffer
);

/// The shared body of `cuGraphicsGLRegisterBuffer` and other functions.
#[inline(never)]
fn like_cuGraphicsGLRegisterBuffer<'a, 'py>(
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
            let c1 = args::value::<u32>(a0, own.name(0), t0)?;
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, u32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuGraphicsGLRegisterImage, c"cuGraphicsGLRegisterImage($self, image, target, Flags)
--

Shares an OpenGL texture or renderbuffer with CUDA.

``CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)``

Parameters
----------
image : GLuint or None
target : GLenum or None
Flags : int
    Flags: members of ``CUgraphicsRegisterFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OPERATING_SYSTEM``.
pCudaResource : CUgraphicsResource

Notes
-----
Declared in ``cudaGL.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterImage
");

#[inline(always)]
pub(crate) fn cuGraphicsGLRegisterImage<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphicsGLRegisterImage(image target Flags));
    let c_image = args::value::<u32>(image, "image", &driver::GLuint)?;
    let c_target = args::value::<u32>(target, "target", &driver::GLenum)?;
    ints!(u32, c_Flags = Flags);
    let mut c_pCudaResource: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32, u32, u32) -> i32 = call.symbol(slots::cuGraphicsGLRegisterImage)?;
    let status = unsafe { released(py, || function((&raw mut c_pCudaResource).cast(), c_image, c_target, c_Flags)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUgraphicsResource, c_pCudaResource as u64)?)
        },
    )
}

documented!(cuGraphicsMapResources, c"cuGraphicsMapResources($self, count, resources, hStream)
--

Maps registered graphics resources for use by CUDA, in stream order.

``CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``

Parameters
----------
count : int
resources : CUgraphicsResource or int or list[CUgraphicsResource] or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.

Warnings
--------
- The graphics API must not use the resources until they are unmapped.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsMapResources
");

shared!(
    cuGraphicsMapResources = like_cuGraphicsMapResources(driver::CUstream,
    driver::CUgraphicsResource, driver::CUresult), "cuGraphicsMapResources",
    "count resources hStream", slots::cuGraphicsMapResources
);

/// The shared body of `cuGraphicsMapResources` and other functions.
#[inline(never)]
fn like_cuGraphicsMapResources<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::u32(a0, own.name(0))?;
            let c2 = args::value::<u64>(a2, own.name(2), t0)?;
            let c1 = args::array_or_one(a1, own.name(1), &Ty::Value(t1), Some(c0 as usize), &arena)?;
            let function: unsafe extern "system" fn(u32, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuGraphicsResourceGetMappedEglFrame, c"cuGraphicsResourceGetMappedEglFrame($self, resource, index, mipLevel)
--

Returns the frame of a mapped EGL resource.

``CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)``

Parameters
----------
resource : CUgraphicsResource or None
index, mipLevel : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``.
eglFrame : CUeglFrame
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cudaEGL.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsResourceGetMappedEglFrame
");

#[inline(always)]
pub(crate) fn cuGraphicsResourceGetMappedEglFrame<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuGraphicsResourceGetMappedEglFrame(resource index mipLevel));
    let c_resource = args::value::<
        u64,
    >(resource, "resource", &driver::CUgraphicsResource)?;
    ints!(u32, c_index = index, c_mipLevel = mipLevel);
    let (c_eglFrame, c_eglFrame_place) = out::new_record(py, &driver::CUeglFrame)?;
    let function: unsafe extern "system" fn(Ptr, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsResourceGetMappedEglFrame)?;
    let status = unsafe { released(py, || function(c_eglFrame_place.cast(), c_resource, c_index, c_mipLevel)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_eglFrame.into_any()))
}

documented!(cuGraphicsResourceGetMappedMipmappedArray, c"cuGraphicsResourceGetMappedMipmappedArray($self, resource)
--

Returns a mapped graphics image as a mipmapped CUDA array.

``CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)``

Parameters
----------
resource : CUgraphicsResource or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.
pMipmappedArray : CUmipmappedArray

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedMipmappedArray
");

shared!(
    cuGraphicsResourceGetMappedMipmappedArray =
    like_cuCtxFromGreenCtx(driver::CUgraphicsResource, driver::CUresult,
    driver::CUmipmappedArray), "cuGraphicsResourceGetMappedMipmappedArray", "resource",
    slots::cuGraphicsResourceGetMappedMipmappedArray
);

documented!(cuGraphicsResourceGetMappedPointer, c"cuGraphicsResourceGetMappedPointer($self, resource)
--

Returns the address and size in bytes of a mapped graphics buffer.

``CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)``

Parameters
----------
resource : CUgraphicsResource or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_POINTER``.
pDevPtr : CUdeviceptr
pSize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedPointer
");

#[inline(always)]
pub(crate) fn cuGraphicsResourceGetMappedPointer<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuGraphicsResourceGetMappedPointer(resource));
    let c_resource = args::value::<
        u64,
    >(resource, "resource", &driver::CUgraphicsResource)?;
    let mut c_pDevPtr: u64 = 0;
    let mut c_pSize: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuGraphicsResourceGetMappedPointer_v2)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pDevPtr).cast(), (&raw mut c_pSize).cast(), c_resource))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_pDevPtr as u64)?)?;
            tuple.push(out::u64(py, c_pSize)?)?;
            Ok(())
        },
    )
}

documented!(cuGraphicsResourceSetMapFlags, c"cuGraphicsResourceSetMapFlags($self, resource, flags)
--

Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.

``CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)``

Parameters
----------
resource : CUgraphicsResource or None
flags : int
    Flags: members of ``CUgraphicsMapResourceFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceSetMapFlags
");

shared!(
    cuGraphicsResourceSetMapFlags =
    like_cuCtxEnablePeerAccess(driver::CUgraphicsResource, driver::CUresult),
    "cuGraphicsResourceSetMapFlags", "resource flags",
    slots::cuGraphicsResourceSetMapFlags_v2
);

documented!(cuGraphicsSubResourceGetMappedArray, c"cuGraphicsSubResourceGetMappedArray($self, resource, arrayIndex, mipLevel)
--

Returns one layer and mipmap level of a mapped graphics image as a CUDA array.

``CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)``

Parameters
----------
resource : CUgraphicsResource or None
arrayIndex, mipLevel : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_NOT_MAPPED_AS_ARRAY``.
pArray : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsSubResourceGetMappedArray
");

#[inline(always)]
pub(crate) fn cuGraphicsSubResourceGetMappedArray<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuGraphicsSubResourceGetMappedArray(resource arrayIndex mipLevel));
    let c_resource = args::value::<
        u64,
    >(resource, "resource", &driver::CUgraphicsResource)?;
    ints!(u32, c_arrayIndex = arrayIndex, c_mipLevel = mipLevel);
    let mut c_pArray: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32, u32) -> i32 = call
        .symbol(slots::cuGraphicsSubResourceGetMappedArray)?;
    let status = unsafe { released(py, || function((&raw mut c_pArray).cast(), c_resource, c_arrayIndex, c_mipLevel)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUarray, c_pArray as u64)?))
}

documented!(cuGraphicsUnmapResources, c"cuGraphicsUnmapResources($self, count, resources, hStream)
--

Unmaps graphics resources in stream order, so that the graphics API can use them again.

``CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``

Parameters
----------
count : int
resources : CUgraphicsResource or int or list[CUgraphicsResource] or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_MAPPED``, ``CUDA_ERROR_UNKNOWN``.

Warnings
--------
- No thread may use the mapped or bound memory that ``resources`` specifies, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnmapResources
");

shared!(
    cuGraphicsUnmapResources = like_cuGraphicsMapResources(driver::CUstream,
    driver::CUgraphicsResource, driver::CUresult), "cuGraphicsUnmapResources",
    "count resources hStream", slots::cuGraphicsUnmapResources
);

documented!(cuGraphicsUnregisterResource, c"cuGraphicsUnregisterResource($self, resource)
--

Unregisters a graphics resource from CUDA; its handle becomes invalid.

``CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)``

Parameters
----------
resource : CUgraphicsResource or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.

Warnings
--------
- No thread may use ``resource``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnregisterResource
");

shared!(
    cuGraphicsUnregisterResource = like_cuArrayDestroy(driver::CUgraphicsResource,
    driver::CUresult), "cuGraphicsUnregisterResource", "resource",
    slots::cuGraphicsUnregisterResource
);

documented!(cuGraphicsVDPAURegisterOutputSurface, c"cuGraphicsVDPAURegisterOutputSurface($self, vdpSurface, flags)
--

Shares a VDPAU output surface with CUDA.

``CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)``

Parameters
----------
vdpSurface : VdpOutputSurface or None
flags : int
    Flags: members of ``CUgraphicsMapResourceFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
pCudaResource : CUgraphicsResource

Notes
-----
Declared in ``cudaVDPAU.h``. Since CUDA 3.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterOutputSurface
");

shared!(
    cuGraphicsVDPAURegisterOutputSurface =
    like_cuGraphicsGLRegisterBuffer(driver::VdpOutputSurface, driver::CUresult,
    driver::CUgraphicsResource), "cuGraphicsVDPAURegisterOutputSurface",
    "vdpSurface flags", slots::cuGraphicsVDPAURegisterOutputSurface
);

documented!(cuGraphicsVDPAURegisterVideoSurface, c"cuGraphicsVDPAURegisterVideoSurface($self, vdpSurface, flags)
--

Shares a VDPAU video surface with CUDA.

``CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)``

Parameters
----------
vdpSurface : VdpVideoSurface or None
flags : int
    Flags: members of ``CUgraphicsMapResourceFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``.
pCudaResource : CUgraphicsResource

Notes
-----
Declared in ``cudaVDPAU.h``. Since CUDA 3.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterVideoSurface
");

shared!(
    cuGraphicsVDPAURegisterVideoSurface =
    like_cuGraphicsGLRegisterBuffer(driver::VdpVideoSurface, driver::CUresult,
    driver::CUgraphicsResource), "cuGraphicsVDPAURegisterVideoSurface",
    "vdpSurface flags", slots::cuGraphicsVDPAURegisterVideoSurface
);

documented!(cuGreenCtxCreate, c"cuGreenCtxCreate($self, desc, dev, flags)
--

Creates a green context, whose work runs only on some of a device's SMs and work queues.

``CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)``

Parameters
----------
desc : CUdevResourceDesc or None
dev : CUdevice or None
flags : int
    Flags: members of ``CUgreenCtxCreate_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phCtx : CUgreenCtx

Warnings
--------
- Destroying ``phCtx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxCreate
");

#[inline(always)]
pub(crate) fn cuGreenCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGreenCtxCreate(desc dev flags));
    let c_desc = args::value::<u64>(desc, "desc", &driver::CUdevResourceDesc)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(u32, c_flags = flags);
    let mut c_phCtx: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u32) -> i32 = call.symbol(slots::cuGreenCtxCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_phCtx).cast(), c_desc, c_dev, c_flags)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUgreenCtx, c_phCtx as u64)?))
}

documented!(cuGreenCtxDestroy, c"cuGreenCtxDestroy($self, hCtx)
--

Destroys a green context, frees its resources and releases the device's primary context.

``CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)``

Parameters
----------
hCtx : CUgreenCtx or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hCtx``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxDestroy
");

shared!(
    cuGreenCtxDestroy = like_cuArrayDestroy(driver::CUgreenCtx, driver::CUresult),
    "cuGreenCtxDestroy", "hCtx", slots::cuGreenCtxDestroy
);

documented!(cuGreenCtxGetId, c"cuGreenCtxGetId($self, greenCtx)
--

Returns a green context's ID, which is unique in the process.

``CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)``

Parameters
----------
greenCtx : CUgreenCtx or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
greenCtxId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0 (in drivers since 12.9).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetId
");

shared!(
    cuGreenCtxGetId = like_cuFuncGetParamCount(driver::CUgreenCtx, driver::CUresult),
    "cuGreenCtxGetId", "greenCtx", slots::cuGreenCtxGetId
);

documented!(cuGreenCtxRecordEvent, c"cuGreenCtxRecordEvent($self, hCtx, hEvent)
--

Records an event that completes when all work submitted to a green context so far is complete.

``CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)``

Parameters
----------
hCtx : CUgreenCtx or None
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxRecordEvent
");

shared!(
    cuGreenCtxRecordEvent = like_cuCtxRecordEvent(driver::CUgreenCtx, driver::CUevent,
    driver::CUresult), "cuGreenCtxRecordEvent", "hCtx hEvent",
    slots::cuGreenCtxRecordEvent
);

documented!(cuGreenCtxStreamCreate, c"cuGreenCtxStreamCreate($self, greenCtx, flags, priority)
--

Creates a stream with a priority; its work runs on the resources of a green context.

``CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)``

Parameters
----------
greenCtx : CUgreenCtx or None
flags : int
    Flags: members of ``CUstream_flags``.
priority : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phStream : CUstream

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxStreamCreate
");

#[inline(always)]
pub(crate) fn cuGreenCtxStreamCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGreenCtxStreamCreate(greenCtx flags priority));
    let c_greenCtx = args::value::<u64>(greenCtx, "greenCtx", &driver::CUgreenCtx)?;
    ints!(u32, c_flags = flags);
    ints!(i32, c_priority = priority);
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32, i32) -> i32 = call.symbol(slots::cuGreenCtxStreamCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_phStream).cast(), c_greenCtx, c_flags, c_priority)) };
    if status == 0 {
        handle_keepalive::made(&driver::CUstream, c_phStream as u64);
    }
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUstream, c_phStream as u64)?),
    )
}

documented!(cuGreenCtxWaitEvent, c"cuGreenCtxWaitEvent($self, hCtx, hEvent)
--

Makes all work that is later submitted to a green context wait for an event.

``CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)``

Parameters
----------
hCtx : CUgreenCtx or None
hEvent : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxWaitEvent
");

shared!(
    cuGreenCtxWaitEvent = like_cuCtxRecordEvent(driver::CUgreenCtx, driver::CUevent,
    driver::CUresult), "cuGreenCtxWaitEvent", "hCtx hEvent", slots::cuGreenCtxWaitEvent
);

documented!(cuImportExternalMemory, c"cuImportExternalMemory($self, memHandleDesc)
--

Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.

``CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)``

Parameters
----------
memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extMem_out`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OPERATING_SYSTEM``.
extMem_out : CUexternalMemory

Warnings
--------
- A file descriptor in ``memHandleDesc`` belongs to the driver if the call succeeds: the program must neither use nor close it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalMemory
");

shared!(
    cuImportExternalMemory =
    like_cuImportExternalMemory(driver::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    driver::CUexternalMemory, driver::CUresult), "cuImportExternalMemory",
    "memHandleDesc", slots::cuImportExternalMemory
);

/// The shared body of `cuImportExternalMemory` and other functions.
#[inline(never)]
fn like_cuImportExternalMemory<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t0)?;
            args::keep(a0, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            if status == 0 {
                handle_keepalive::made(t1, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t1, c0 as u64, None, arena);
            }
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cuImportExternalSemaphore, c"cuImportExternalSemaphore($self, semHandleDesc)
--

Imports a semaphore or fence from another API, given its handle.

``CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)``

Parameters
----------
semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``extSem_out`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OPERATING_SYSTEM``.
extSem_out : CUexternalSemaphore

Warnings
--------
- A file descriptor in ``semHandleDesc`` belongs to the driver if the call succeeds: the program must neither use nor close it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalSemaphore
");

shared!(
    cuImportExternalSemaphore =
    like_cuImportExternalMemory(driver::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    driver::CUexternalSemaphore, driver::CUresult), "cuImportExternalSemaphore",
    "semHandleDesc", slots::cuImportExternalSemaphore
);

documented!(cuInit, c"cuInit($self, Flags)
--

Initializes the driver API for the process; nearly all other functions fail until it succeeds.

``CUresult cuInit(unsigned int Flags)``

Parameters
----------
Flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_SYSTEM_DRIVER_MISMATCH``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__INITIALIZE.html#:~:text=cuInit
");

shared!(cuInit = like_cuCtxSetFlags(driver::CUresult), "cuInit", "Flags", slots::cuInit);

documented!(cuIpcCloseMemHandle, c"cuIpcCloseMemHandle($self, dptr)
--

Unmaps memory that ``cuIpcOpenMemHandle`` mapped; the exporting process keeps it.

``CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``.

Warnings
--------
- ``dptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcCloseMemHandle
");

shared!(
    cuIpcCloseMemHandle = like_cuArrayDestroy(driver::CUdeviceptr, driver::CUresult),
    "cuIpcCloseMemHandle", "dptr", slots::cuIpcCloseMemHandle
);

documented!(cuIpcGetEventHandle, c"cuIpcGetEventHandle($self, event)
--

Creates a handle with which other processes can open an event that was created for interprocess use.

``CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)``

Parameters
----------
event : CUevent or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pHandle : CUipcEventHandle

Warnings
--------
- Other processes must not use the event after this process has destroyed it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetEventHandle
");

shared!(
    cuIpcGetEventHandle = like_cuArray3DGetDescriptor(driver::CUevent,
    driver::CUipcEventHandle, driver::CUresult), "cuIpcGetEventHandle", "event",
    slots::cuIpcGetEventHandle
);

documented!(cuIpcGetMemHandle, c"cuIpcGetMemHandle($self, dptr)
--

Creates a handle with which other processes can open an allocation of device memory.

``CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pHandle : CUipcMemHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetMemHandle
");

shared!(
    cuIpcGetMemHandle = like_cuArray3DGetDescriptor(driver::CUdeviceptr,
    driver::CUipcMemHandle, driver::CUresult), "cuIpcGetMemHandle", "dptr",
    slots::cuIpcGetMemHandle
);

documented!(cuIpcOpenEventHandle, c"cuIpcOpenEventHandle($self, handle)
--

Opens another process's event, given its handle.

``CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)``

Parameters
----------
handle : CUipcEventHandle

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_PEER_ACCESS_UNSUPPORTED``.
phEvent : CUevent

Warnings
--------
- Another process must have exported ``handle``. The event must not be used after that process has destroyed it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenEventHandle
");

#[inline(always)]
pub(crate) fn cuIpcOpenEventHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuIpcOpenEventHandle(handle));
    let mut c_phEvent: u64 = 0;
    let c_handle = args::record(handle, "handle", &driver::CUipcEventHandle)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::driver::CUipcEventHandle_v1,
    ) -> i32 = call.symbol(slots::cuIpcOpenEventHandle)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_phEvent).cast(), c_handle.cast::<by_value::driver::CUipcEventHandle_v1>().read_unaligned(),
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUevent, c_phEvent as u64)?))
}

documented!(cuIpcOpenMemHandle, c"cuIpcOpenMemHandle($self, handle, Flags)
--

Maps another process's device memory, given by its handle, into the current context.

``CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)``

Parameters
----------
handle : CUipcMemHandle
Flags : int
    Flags: members of ``CUipcMem_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MAP_FAILED``, ``CUDA_ERROR_TOO_MANY_PEERS``.
pdptr : CUdeviceptr

Warnings
--------
- The process that exported the memory must not free it before this process has closed it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenMemHandle
");

#[inline(always)]
pub(crate) fn cuIpcOpenMemHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuIpcOpenMemHandle(handle Flags));
    ints!(u32, c_Flags = Flags);
    let mut c_pdptr: u64 = 0;
    let c_handle = args::record(handle, "handle", &driver::CUipcMemHandle)?;
    let function: unsafe extern "system" fn(
        Ptr, by_value::driver::CUipcMemHandle_v1, u32,
    ) -> i32 = call.symbol(slots::cuIpcOpenMemHandle_v2)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_pdptr).cast(), c_handle.cast::<by_value::driver::CUipcMemHandle_v1>().read_unaligned(), c_Flags,
    )) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_pdptr as u64)?),
    )
}

documented!(cuKernelGetAttribute, c"cuKernelGetAttribute($self, attrib, kernel, dev)
--

Returns an attribute of a kernel on a device, such as the number of registers per thread.

``CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)``

Parameters
----------
attrib : CUfunction_attribute
kernel : CUkernel or None
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pi : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetAttribute
");

documented!(cuKernelGetFunction, c"cuKernelGetFunction($self, kernel)
--

Returns a kernel's function handle in the current context.

``CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)``

Parameters
----------
kernel : CUkernel or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pFunc : CUfunction

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetFunction
");

shared!(
    cuKernelGetFunction = like_cuCtxFromGreenCtx(driver::CUkernel, driver::CUresult,
    driver::CUfunction), "cuKernelGetFunction", "kernel", slots::cuKernelGetFunction
);

documented!(cuKernelGetLibrary, c"cuKernelGetLibrary($self, kernel)
--

Returns the library that contains a kernel.

``CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)``

Parameters
----------
kernel : CUkernel or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pLib : CUlibrary

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetLibrary
");

shared!(
    cuKernelGetLibrary = like_cuCtxFromGreenCtx(driver::CUkernel, driver::CUresult,
    driver::CUlibrary), "cuKernelGetLibrary", "kernel", slots::cuKernelGetLibrary
);

documented!(cuKernelGetName, c"cuKernelGetName($self, hfunc)
--

Returns a kernel's mangled name.

``CUresult cuKernelGetName(const char **name, CUkernel hfunc)``

Parameters
----------
hfunc : CUkernel or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
name : bytes

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetName
");

shared!(
    cuKernelGetName = like_cuFuncGetName(driver::CUkernel, driver::CUresult),
    "cuKernelGetName", "hfunc", slots::cuKernelGetName
);

documented!(cuKernelGetParamCount, c"cuKernelGetParamCount($self, kernel)
--

Returns the number of parameters of a kernel.

``CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)``

Parameters
----------
kernel : CUkernel or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
paramCount : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetParamCount
");

shared!(
    cuKernelGetParamCount = like_cuFuncGetParamCount(driver::CUkernel, driver::CUresult),
    "cuKernelGetParamCount", "kernel", slots::cuKernelGetParamCount
);

documented!(cuKernelGetParamInfo, c"cuKernelGetParamInfo($self, kernel, paramIndex)
--

Returns the offset and size in bytes of one of a kernel's parameters.

``CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

Parameters
----------
kernel : CUkernel or None
paramIndex : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
paramOffset : int
paramSize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetParamInfo
");

shared!(
    cuKernelGetParamInfo = like_cuFuncGetParamInfo(driver::CUkernel, driver::CUresult),
    "cuKernelGetParamInfo", "kernel paramIndex", slots::cuKernelGetParamInfo
);

documented!(cuKernelSetAttribute, c"cuKernelSetAttribute($self, attrib, val, kernel, dev)
--

Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.

``CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)``

Parameters
----------
attrib : CUfunction_attribute
val : int
kernel : CUkernel or None
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetAttribute
");

documented!(cuKernelSetCacheConfig, c"cuKernelSetCacheConfig($self, kernel, config, dev)
--

Sets the preferred split of on-chip memory between L1 and shared memory for a kernel on a device.

``CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)``

Parameters
----------
kernel : CUkernel or None
config : CUfunc_cache
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetCacheConfig
");

#[inline(always)]
pub(crate) fn cuKernelSetCacheConfig<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuKernelSetCacheConfig(kernel config dev));
    let c_kernel = args::value::<u64>(kernel, "kernel", &driver::CUkernel)?;
    let c_config = args::enumeration(config, "config", &driver::CUfunc_cache)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.symbol(slots::cuKernelSetCacheConfig)?;
    let status = unsafe { released(py, || function(c_kernel, c_config, c_dev)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunch, c"cuLaunch($self, f)
--

Launches a function as one block, with the previously set parameters (superseded by ``cuLaunchKernel``).

``CUresult cuLaunch(CUfunction f)``

Parameters
----------
f : CUfunction or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Warnings
--------
- The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last launched it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunch
");

shared!(
    cuLaunch = like_cuArrayDestroy(driver::CUfunction, driver::CUresult), "cuLaunch",
    "f", slots::cuLaunch
);

documented!(cuLaunchCooperativeKernel, c"cuLaunchCooperativeKernel($self, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)
--

Launches a kernel whose blocks all run at the same time and can synchronize across the grid.

``CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)``

Parameters
----------
f : CUfunction or None
gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes : int
hStream : CUstream or None
kernelParams : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 9.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchCooperativeKernel
");

#[inline(always)]
pub(crate) fn cuLaunchCooperativeKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuLaunchCooperativeKernel(f gridDimX gridDimY gridDimZ blockDimX blockDimY blockDimZ sharedMemBytes
        hStream kernelParams)
    );
    let arena = CallArena::new();
    let c_f = args::value::<u64>(f, "f", &driver::CUfunction)?;
    ints!(
        u32, c_gridDimX = gridDimX, c_gridDimY = gridDimY, c_gridDimZ = gridDimZ, c_blockDimX = blockDimX,
        c_blockDimY = blockDimY, c_blockDimZ = blockDimZ, c_sharedMemBytes = sharedMemBytes
    );
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(kernelParams, &mut c_kernelParams_space, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u32, u32, u32, u32, u32, u32, u32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cuLaunchCooperativeKernel)?;
    let status = unsafe { released(py, || function(
        c_f, c_gridDimX, c_gridDimY, c_gridDimZ, c_blockDimX, c_blockDimY, c_blockDimZ, c_sharedMemBytes, c_hStream,
        c_kernelParams.cast(),
    )) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchCooperativeKernelMultiDevice, c"cuLaunchCooperativeKernelMultiDevice($self, launchParamsList, numDevices, flags)
--

Launches a kernel on several devices, whose grids can synchronize with each other.

``CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)``

Parameters
----------
launchParamsList : list[CUDA_LAUNCH_PARAMS] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``launchParamsList``'s stream.
numDevices : int
flags : int
    Flags: ``CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC``, ``CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Warnings
--------
- ``kernelParams`` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.

Notes
-----
Declared in ``cuda.h``. Since CUDA 9.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchCooperativeKernelMultiDevice
");

#[inline(always)]
pub(crate) fn cuLaunchCooperativeKernelMultiDevice<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuLaunchCooperativeKernelMultiDevice(launchParamsList numDevices flags));
    let arena = CallArena::new();
    ints!(u32, c_numDevices = numDevices, c_flags = flags);
    let c_launchParamsList = args::array(
        launchParamsList, "launchParamsList", &Ty::Record(&driver::CUDA_LAUNCH_PARAMS), Some(c_numDevices as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, u32) -> i32 = call
        .symbol(slots::cuLaunchCooperativeKernelMultiDevice)?;
    let status = unsafe { released(py, || function(c_launchParamsList.cast(), c_numDevices, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchGrid, c"cuLaunchGrid($self, f, grid_width, grid_height)
--

Launches a function on a 2D grid, with the previously set parameters (superseded by ``cuLaunchKernel``).

``CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)``

Parameters
----------
f : CUfunction or None
grid_width, grid_height : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Warnings
--------
- The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last launched it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGrid
");

#[inline(always)]
pub(crate) fn cuLaunchGrid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLaunchGrid(f grid_width grid_height));
    let c_f = args::value::<u64>(f, "f", &driver::CUfunction)?;
    ints!(i32, c_grid_width = grid_width, c_grid_height = grid_height);
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.symbol(slots::cuLaunchGrid)?;
    let status = unsafe { released(py, || function(c_f, c_grid_width, c_grid_height)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchGridAsync, c"cuLaunchGridAsync($self, f, grid_width, grid_height, hStream)
--

Launches a function on a 2D grid in stream order, with the previously set parameters.

``CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)``

Parameters
----------
f : CUfunction or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
grid_width, grid_height : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Warnings
--------
- The block size, shared memory size and parameters of ``f`` must have been set since ``cuLaunchKernel`` last launched it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGridAsync
");

#[inline(always)]
pub(crate) fn cuLaunchGridAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLaunchGridAsync(f grid_width grid_height hStream));
    let c_f = args::value::<u64>(f, "f", &driver::CUfunction)?;
    ints!(i32, c_grid_width = grid_width, c_grid_height = grid_height);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, i32, i32, u64) -> i32 = call.symbol(slots::cuLaunchGridAsync)?;
    let status = unsafe { released(py, || function(c_f, c_grid_width, c_grid_height, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchHostFunc, c"cuLaunchHostFunc($self, hStream, fn, userData)
--

Runs a host function in stream order; the function must not call CUDA, and does not run after errors.

``CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)``

Parameters
----------
hStream : CUstream or None
fn : callback
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``fn``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchHostFunc
");

#[inline(always)]
pub(crate) fn cuLaunchHostFunc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hStream, r#fn, userData], []) = call.bind("cuLaunchHostFunc", "hStream fn userData")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_fn = args::callback(r#fn, Some(&driver::CUhostFn__signature), Some(userData), &arena)?;
    let c_userData = args::data(userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::cuLaunchHostFunc)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_hStream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe { released(py, || function(c_hStream, c_fn.address(), c_userData.cast())) };
    c_fn.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchHostFunc_v2, c"cuLaunchHostFunc_v2($self, hStream, fn, userData, syncMode)
--

Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.

``CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)``

Parameters
----------
hStream : CUstream or None
fn : callback
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``fn``.
syncMode : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``fn`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA. It is not called if the context is in an error state.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2 (in drivers since 13.1).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchHostFunc_v2
");

#[inline(always)]
pub(crate) fn cuLaunchHostFunc_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hStream, r#fn, userData, syncMode], []) = call.bind("cuLaunchHostFunc_v2", "hStream fn userData syncMode")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    ints!(u32, c_syncMode = syncMode);
    let mut c_fn = args::callback(r#fn, Some(&driver::CUhostFn__signature), Some(userData), &arena)?;
    let c_userData = args::data(userData, c_fn.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuLaunchHostFunc_v2)?;
    if c_fn.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_hStream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_fn.once();
        }
    }
    let status = unsafe { released(py, || function(c_hStream, c_fn.address(), c_userData.cast(), c_syncMode)) };
    c_fn.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchKernel, c"cuLaunchKernel($self, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra)
--

Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.

``CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)``

Parameters
----------
f : CUfunction or None
gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes : int
hStream : CUstream or None
kernelParams : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
extra : address or buffer
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernel
");

#[inline(always)]
pub(crate) fn cuLaunchKernel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuLaunchKernel(f gridDimX gridDimY gridDimZ blockDimX blockDimY blockDimZ sharedMemBytes hStream
        kernelParams extra)
    );
    let arena = CallArena::new();
    let c_f = args::value::<u64>(f, "f", &driver::CUfunction)?;
    ints!(
        u32, c_gridDimX = gridDimX, c_gridDimY = gridDimY, c_gridDimZ = gridDimZ, c_blockDimX = blockDimX,
        c_blockDimY = blockDimY, c_blockDimZ = blockDimZ, c_sharedMemBytes = sharedMemBytes
    );
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(kernelParams, &mut c_kernelParams_space, &arena)?;
    let c_extra = args::pointer(extra, "extra", &arena)?;
    let function: unsafe extern "system" fn(
        u64, u32, u32, u32, u32, u32, u32, u32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cuLaunchKernel)?;
    let status = unsafe { released(py, || function(
        c_f, c_gridDimX, c_gridDimY, c_gridDimZ, c_blockDimX, c_blockDimY, c_blockDimZ, c_sharedMemBytes, c_hStream,
        c_kernelParams.cast(), c_extra.cast(),
    )) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLaunchKernelEx, c"cuLaunchKernelEx($self, config, f, kernelParams, extra)
--

Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.

``CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)``

Parameters
----------
config : CUlaunchConfig or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``config``'s stream.
f : CUfunction or None
kernelParams : kernel parameters
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``config``'s stream.
extra : address or buffer
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``config``'s stream.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LAUNCH_FAILED``, ``CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING``, ``CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES``, ``CUDA_ERROR_LAUNCH_TIMEOUT``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.6.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernelEx
");

documented!(cuLibraryEnumerateKernels, c"cuLibraryEnumerateKernels($self, numKernels, lib)
--

Lists the kernels in a library, up to a given number.

``CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)``

Parameters
----------
numKernels : int
lib : CUlibrary or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
kernels : list[CUkernel]

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryEnumerateKernels
");

shared!(
    cuLibraryEnumerateKernels = like_cuLibraryEnumerateKernels(driver::CUlibrary,
    driver::CUkernel, driver::CUresult), "cuLibraryEnumerateKernels", "numKernels lib",
    slots::cuLibraryEnumerateKernels
);

/// The shared body of `cuLibraryEnumerateKernels` and other functions.
#[inline(never)]
fn like_cuLibraryEnumerateKernels<'a, 'py>(
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
            let arena = CallArena::new();
            let c1 = args::u32(a0, own.name(0))?;
            let c2 = args::value::<u64>(a1, own.name(1), t0)?;
            let c0_length: usize = c1 as usize;
            let c0 = args::output_memory(py, c0_length, Ty::Value(t1).size(), &arena)?;
            let function: unsafe extern "system" fn(Ptr, u32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1, c2)) };
            returned(
                py,
                t2,
                status,
                1,
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Value(t1), c0.cast(), c0_length) }?)
                },
            )
        },
    )
}

documented!(cuLibraryGetGlobal, c"cuLibraryGetGlobal($self, library, name)
--

Returns the current context's address, and the size, of a library's ``__device__`` or ``__constant__`` variable.

``CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``

Parameters
----------
library : CUlibrary or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr : CUdeviceptr
    Referenced memory and handles are valid as long as ``library`` exists.
bytes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetGlobal
");

shared!(
    cuLibraryGetGlobal = like_cuLibraryGetGlobal(driver::CUlibrary, driver::CUresult,
    driver::CUdeviceptr), "cuLibraryGetGlobal", "library name", slots::cuLibraryGetGlobal
);

/// The shared body of `cuLibraryGetGlobal` and other functions.
#[inline(never)]
fn like_cuLibraryGetGlobal<'a, 'py>(
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
            let c2 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let mut c1: u64 = 0;
            let c3 = args::c_string(a1, own.name(1), &arena)?;
            let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, *const c_char) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), (&raw mut c1).cast(), c2, c3)) };
            returned_in_form(
                py,
                t1,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::value(py, t2, c0 as u64)?)?;
                    tuple.push(out::u64(py, c1)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuLibraryGetKernel, c"cuLibraryGetKernel($self, library, name)
--

Finds a kernel in a library by its (mangled) name.

``CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)``

Parameters
----------
library : CUlibrary or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pKernel : CUkernel

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernel
");

shared!(
    cuLibraryGetKernel = like_cuLibraryGetKernel(driver::CUlibrary, driver::CUresult,
    driver::CUkernel), "cuLibraryGetKernel", "library name", slots::cuLibraryGetKernel
);

/// The shared body of `cuLibraryGetKernel` and other functions.
#[inline(never)]
fn like_cuLibraryGetKernel<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let c2 = args::c_string(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, *const c_char) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuLibraryGetKernelCount, c"cuLibraryGetKernelCount($self, lib)
--

Returns the number of kernels in a library.

``CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)``

Parameters
----------
lib : CUlibrary or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
count : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernelCount
");

shared!(
    cuLibraryGetKernelCount = like_cuLibraryGetKernelCount(driver::CUlibrary,
    driver::CUresult), "cuLibraryGetKernelCount", "lib", slots::cuLibraryGetKernelCount
);

/// The shared body of `cuLibraryGetKernelCount` and other functions.
#[inline(never)]
fn like_cuLibraryGetKernelCount<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: u32 = 0;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u32(py, c0)?))
        },
    )
}

documented!(cuLibraryGetManaged, c"cuLibraryGetManaged($self, library, name)
--

Returns the address (the same in all contexts) and the size of a library's ``__managed__`` variable.

``CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``

Parameters
----------
library : CUlibrary or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr : CUdeviceptr
    Referenced memory and handles are valid as long as ``library`` exists.
bytes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetManaged
");

shared!(
    cuLibraryGetManaged = like_cuLibraryGetGlobal(driver::CUlibrary, driver::CUresult,
    driver::CUdeviceptr), "cuLibraryGetManaged", "library name",
    slots::cuLibraryGetManaged
);

documented!(cuLibraryGetModule, c"cuLibraryGetModule($self, library)
--

Returns the module that a library has in the current context, after loading it if necessary.

``CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)``

Parameters
----------
library : CUlibrary or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pMod : CUmodule

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetModule
");

shared!(
    cuLibraryGetModule = like_cuCtxFromGreenCtx(driver::CUlibrary, driver::CUresult,
    driver::CUmodule), "cuLibraryGetModule", "library", slots::cuLibraryGetModule
);

documented!(cuLibraryGetUnifiedFunction, c"cuLibraryGetUnifiedFunction($self, library, symbol)
--

Finds a library's function by symbol name, and returns a pointer that host and device code can call.

``CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)``

Parameters
----------
library : CUlibrary or None
symbol : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
fptr : int
    Referenced memory and handles are valid as long as ``library`` exists.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetUnifiedFunction
");

#[inline(always)]
pub(crate) fn cuLibraryGetUnifiedFunction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLibraryGetUnifiedFunction(library symbol));
    let arena = CallArena::new();
    let c_library = args::value::<u64>(library, "library", &driver::CUlibrary)?;
    let mut c_fptr: *mut c_void = core::ptr::null_mut();
    let c_symbol = args::c_string(symbol, "symbol", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, *const c_char) -> i32 = call
        .symbol(slots::cuLibraryGetUnifiedFunction)?;
    let status = unsafe { released(py, || function((&raw mut c_fptr).cast(), c_library, c_symbol)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::pointer(py, c_fptr)?))
}

documented!(cuLibraryLoadData, c"cuLibraryLoadData($self, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
--

Loads code from memory as a library, which is not tied to any context.

``CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

Parameters
----------
code : address or buffer or str
    Used after the call returns; must be kept alive for the duration that ``libraryOptions`` specifies.
jitOptions : list[CUjit_option] or None
jitOptionsValues, libraryOptionValues : list[object] or None
numJitOptions, numLibraryOptions : int
libraryOptions : list[CUlibraryOption] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
library : CUlibrary

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadData
");

documented!(cuLibraryLoadFromFile, c"cuLibraryLoadFromFile($self, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
--

Loads code from a file as a library, which is not tied to any context.

``CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

Parameters
----------
fileName : bytes or str
jitOptions : list[CUjit_option] or None
jitOptionsValues, libraryOptionValues : list[object] or None
numJitOptions, numLibraryOptions : int
libraryOptions : list[CUlibraryOption] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
library : CUlibrary

Warnings
--------
- ``fileName`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadFromFile
");

documented!(cuLibraryUnload, c"cuLibraryUnload($self, library)
--

Unloads a library; its kernels and variables must not be used again.

``CUresult cuLibraryUnload(CUlibrary library)``

Parameters
----------
library : CUlibrary or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``library``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryUnload
");

shared!(
    cuLibraryUnload = like_cuArrayDestroy(driver::CUlibrary, driver::CUresult),
    "cuLibraryUnload", "library", slots::cuLibraryUnload
);

documented!(cuLinkAddData, c"cuLinkAddData($self, state, typename, data, size, name, numOptions, options, optionValues)
--

Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.

``CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)``

Parameters
----------
state : CUlinkState or None
typename : CUjitInputType
data : address or buffer
size, numOptions : int
name : bytes or str or None
options : list[CUjit_option] or None
optionValues : list[object] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddData
");

documented!(cuLinkAddFile, c"cuLinkAddFile($self, state, typename, path, numOptions, options, optionValues)
--

Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.

``CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)``

Parameters
----------
state : CUlinkState or None
typename : CUjitInputType
path : bytes or str
numOptions : int
options : list[CUjit_option] or None
optionValues : list[object] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_IMAGE``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.

Warnings
--------
- ``path`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddFile
");

documented!(cuLinkComplete, c"cuLinkComplete($self, state)
--

Completes a link and returns the address and size of the cubin, which the linker state owns.

``CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)``

Parameters
----------
state : CUlinkState or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_OUT_OF_MEMORY``.
cubinOut : int
    Referenced memory and handles are valid as long as ``state`` exists.
sizeOut : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkComplete
");

#[inline(always)]
pub(crate) fn cuLinkComplete<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLinkComplete(state));
    let c_state = args::value::<u64>(state, "state", &driver::CUlinkState)?;
    let mut c_cubinOut: *mut c_void = core::ptr::null_mut();
    let mut c_sizeOut: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuLinkComplete)?;
    let status = unsafe {
        released(py, || function(c_state, (&raw mut c_cubinOut).cast(), (&raw mut c_sizeOut).cast()))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::pointer(py, c_cubinOut)?)?;
            tuple.push(out::u64(py, c_sizeOut)?)?;
            Ok(())
        },
    )
}

documented!(cuLinkCreate, c"cuLinkCreate($self, numOptions, options, optionValues)
--

Starts a link of device code by creating a linker state with options for the JIT compiler.

``CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)``

Parameters
----------
numOptions : int
options : list[CUjit_option] or None
optionValues : list[object] or None
    Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them alive as long as ``stateOut`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
stateOut : CUlinkState

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkCreate
");

documented!(cuLinkDestroy, c"cuLinkDestroy($self, state)
--

Destroys a linker state and its cubin.

``CUresult cuLinkDestroy(CUlinkState state)``

Parameters
----------
state : CUlinkState or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``.

Warnings
--------
- No thread may use ``state``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkDestroy
");

shared!(
    cuLinkDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUlinkState,
    driver::CUresult), "cuLinkDestroy", "state", slots::cuLinkDestroy
);

documented!(cuLogicalEndpointAddDevice, c"cuLogicalEndpointAddDevice($self, leId, dev)
--

Adds one more device to the team of a multicast logical endpoint.

``CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)``

Parameters
----------
leId : CUlogicalEndpointId or None
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointAddDevice
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointAddDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointAddDevice(leId dev));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u32, i32) -> i32 = call.symbol(slots::cuLogicalEndpointAddDevice)?;
    let status = unsafe { released(py, || function(c_leId, c_dev)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointBindAddr, c"cuLogicalEndpointBindAddr($self, leId, dev, offset, ptr, size, flags)
--

Binds device memory, given by its address, at an offset within a logical endpoint.

``CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)``

Parameters
----------
leId : CUlogicalEndpointId or None
dev : CUdevice or None
offset, size : cuuint64_t or None
ptr : address or buffer
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointBindAddr
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointBindAddr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointBindAddr(leId dev offset ptr size flags));
    let arena = CallArena::new();
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(offset, "offset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(size, "size", &driver::cuuint64_t)?;
    ints!(u64, c_flags = flags);
    let c_ptr = args::pointer(ptr, "ptr", &arena)?;
    let function: unsafe extern "system" fn(u32, i32, u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cuLogicalEndpointBindAddr)?;
    let status = unsafe { released(py, || function(c_leId, c_dev, c_offset, c_ptr.cast(), c_size, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointBindMem, c"cuLogicalEndpointBindMem($self, leId, dev, offset, memHandle, memOffset, size, flags)
--

Binds physical device memory, given by its handle, at an offset within a logical endpoint.

``CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags)``

Parameters
----------
leId : CUlogicalEndpointId or None
dev : CUdevice or None
offset, memOffset, size : cuuint64_t or None
memHandle : CUmemGenericAllocationHandle or None
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointBindMem
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointBindMem<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointBindMem(leId dev offset memHandle memOffset size flags));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(offset, "offset", &driver::cuuint64_t)?;
    let c_memHandle = args::value::<
        u64,
    >(memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_memOffset = args::value::<u64>(memOffset, "memOffset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(size, "size", &driver::cuuint64_t)?;
    ints!(u64, c_flags = flags);
    let function: unsafe extern "system" fn(u32, i32, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuLogicalEndpointBindMem)?;
    let status = unsafe {
        released(py, || function(c_leId, c_dev, c_offset, c_memHandle, c_memOffset, c_size, c_flags))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointCreate, c"cuLogicalEndpointCreate($self, leId, prop)
--

Creates a unicast or multicast logical endpoint with a reserved ID.

``CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)``

Parameters
----------
leId : CUlogicalEndpointId or None
prop : CUlogicalEndpointProp or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointCreate
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointCreate(leId prop));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_prop = args::optional_record(prop, "prop", &driver13::CUlogicalEndpointProp)?;
    let function: unsafe extern "system" fn(u32, Ptr) -> i32 = call.symbol(slots::cuLogicalEndpointCreate)?;
    let status = unsafe { released(py, || function(c_leId, c_prop.cast())) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointDestroy, c"cuLogicalEndpointDestroy($self, leId)
--

Destroys the logical endpoint with the given ID; the ID remains reserved.

``CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)``

Parameters
----------
leId : CUlogicalEndpointId or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``leId`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointDestroy
");

shared!(
    cuLogicalEndpointDestroy =
    like_cuGLRegisterBufferObject(driver13::CUlogicalEndpointId, driver::CUresult),
    "cuLogicalEndpointDestroy", "leId", slots::cuLogicalEndpointDestroy
);

documented!(cuLogicalEndpointExport, c"cuLogicalEndpointExport($self, leId, handleType)
--

Exports a logical endpoint to other processes, as a fabric handle.

``CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType)``

Parameters
----------
leId : CUlogicalEndpointId or None
handleType : CUlogicalEndpointIpcHandleType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
handle : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointExport
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointExport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointExport(leId handleType));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_handleType = args::enumeration(handleType, "handleType", &driver13::CUlogicalEndpointIpcHandleType)?;
    let mut c_handle = attributes::attribute_out(
        py, c_handleType, &attribute_types::driver::CUlogicalEndpointIpcHandleType, None,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, i32) -> i32 = call.symbol(slots::cuLogicalEndpointExport)?;
    let status = unsafe { released(py, || function(c_handle.pointer(), c_leId, c_handleType)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_handle.value(py) }?))
}

documented!(cuLogicalEndpointGetLimits, c"cuLogicalEndpointGetLimits($self, prop)
--

Returns the alignment of bindings and the maximum size for one kind of logical endpoint.

``CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop)``

Parameters
----------
prop : CUlogicalEndpointProp or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
bindAlignment : cuuint64_t
maxSize : cuuint64_t

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointGetLimits
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointGetLimits<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointGetLimits(prop));
    let mut c_bindAlignment: u64 = 0;
    let mut c_maxSize: u64 = 0;
    let c_prop = args::optional_record(prop, "prop", &driver13::CUlogicalEndpointProp)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuLogicalEndpointGetLimits)?;
    let status = unsafe {
        released(py, || function((&raw mut c_bindAlignment).cast(), (&raw mut c_maxSize).cast(), c_prop.cast()))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::cuuint64_t, c_bindAlignment as u64)?)?;
            tuple.push(out::value(py, &driver::cuuint64_t, c_maxSize as u64)?)?;
            Ok(())
        },
    )
}

documented!(cuLogicalEndpointIdRelease, c"cuLogicalEndpointIdRelease($self, baseLeId, count)
--

Releases reserved IDs of logical endpoints.

``CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)``

Parameters
----------
baseLeId : CUlogicalEndpointId or None
count : cuuint32_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Warnings
--------
- ``baseLeId`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointIdRelease
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointIdRelease<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointIdRelease(baseLeId count));
    let c_baseLeId = args::value::<
        u32,
    >(baseLeId, "baseLeId", &driver13::CUlogicalEndpointId)?;
    let c_count = args::value::<u32>(count, "count", &driver::cuuint32_t)?;
    let function: unsafe extern "system" fn(u32, u32) -> i32 = call.symbol(slots::cuLogicalEndpointIdRelease)?;
    let status = unsafe { released(py, || function(c_baseLeId, c_count)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointIdReserve, c"cuLogicalEndpointIdReserve($self, count)
--

Reserves a range of consecutive IDs for logical endpoints.

``CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)``

Parameters
----------
count : cuuint32_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
baseLeId : CUlogicalEndpointId

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointIdReserve
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointIdReserve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointIdReserve(count));
    let c_count = args::value::<u32>(count, "count", &driver::cuuint32_t)?;
    let mut c_baseLeId: u32 = 0;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cuLogicalEndpointIdReserve)?;
    let status = unsafe { released(py, || function((&raw mut c_baseLeId).cast(), c_count)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver13::CUlogicalEndpointId, c_baseLeId as u64)?)
        },
    )
}

documented!(cuLogicalEndpointImport, c"cuLogicalEndpointImport($self, leId, handle, handleType)
--

Imports another process's logical endpoint, given its handle, under a reserved ID.

``CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType)``

Parameters
----------
leId : CUlogicalEndpointId or None
handle : object
handleType : CUlogicalEndpointIpcHandleType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointImport
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointImport<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointImport(leId handle handleType));
    let arena = CallArena::new();
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_handleType = args::enumeration(handleType, "handleType", &driver13::CUlogicalEndpointIpcHandleType)?;
    let c_handle = attributes::pointer_in(
        handle, "handle", c_handleType, &attribute_types::driver::CUlogicalEndpointIpcHandleType, &arena,
    )?;
    let function: unsafe extern "system" fn(u32, Ptr, i32) -> i32 = call.symbol(slots::cuLogicalEndpointImport)?;
    let status = unsafe { released(py, || function(c_leId, c_handle.cast(), c_handleType)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogicalEndpointQuery, c"cuLogicalEndpointQuery($self, leId, count)
--

Returns whether the logical endpoints in a range of IDs are complete and can be used.

``CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)``

Parameters
----------
leId : CUlogicalEndpointId or None
count : cuuint32_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.
queryStatus : int

Warnings
--------
- An endpoint must not be used before a query has found it complete.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointQuery
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointQuery<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointQuery(leId count));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_count = args::value::<u32>(count, "count", &driver::cuuint32_t)?;
    let mut c_queryStatus: i32 = 0;
    let function: unsafe extern "system" fn(u32, u32, Ptr) -> i32 = call.symbol(slots::cuLogicalEndpointQuery)?;
    let status = unsafe { released(py, || function(c_leId, c_count, (&raw mut c_queryStatus).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_queryStatus)?))
}

documented!(cuLogicalEndpointUnbind, c"cuLogicalEndpointUnbind($self, leId, dev, offset, size)
--

Unbinds a device's memory from a range of a logical endpoint.

``CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)``

Parameters
----------
leId : CUlogicalEndpointId or None
dev : CUdevice or None
offset, size : cuuint64_t or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Warnings
--------
- No thread may use the mapped or bound memory that ``leId`` specifies, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointUnbind
");

#[inline(always)]
pub(crate) fn cuLogicalEndpointUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogicalEndpointUnbind(leId dev offset size));
    let c_leId = args::value::<u32>(leId, "leId", &driver13::CUlogicalEndpointId)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let c_offset = args::value::<u64>(offset, "offset", &driver::cuuint64_t)?;
    let c_size = args::value::<u64>(size, "size", &driver::cuuint64_t)?;
    let function: unsafe extern "system" fn(u32, i32, u64, u64) -> i32 = call.symbol(slots::cuLogicalEndpointUnbind)?;
    let status = unsafe { released(py, || function(c_leId, c_dev, c_offset, c_size)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuLogsCurrent, c"cuLogsCurrent($self, flags)
--

Returns an iterator to the current end of the driver's log.

``CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)``

Parameters
----------
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
iterator_out : CUlogIterator

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsCurrent
");

#[inline(always)]
pub(crate) fn cuLogsCurrent<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogsCurrent(flags));
    ints!(u32, c_flags = flags);
    let mut c_iterator_out: u32 = 0;
    let function: unsafe extern "system" fn(Ptr, u32) -> i32 = call.symbol(slots::cuLogsCurrent)?;
    let status = unsafe { released(py, || function((&raw mut c_iterator_out).cast(), c_flags)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUlogIterator, c_iterator_out as u64)?)
        },
    )
}

documented!(cuLogsDumpToFile, c"cuLogsDumpToFile($self, iterator, pathToFile, flags)
--

Writes the driver's log messages, starting at an iterator, to a file.

``CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)``

Parameters
----------
iterator : CUlogIterator
pathToFile : bytes or str
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
iterator : CUlogIterator or None

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToFile
");

#[inline(always)]
pub(crate) fn cuLogsDumpToFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogsDumpToFile(iterator pathToFile flags));
    let arena = CallArena::new();
    let mut c_iterator = args::value::<
        u32,
    >(iterator, "iterator", &driver::CUlogIterator)?;
    ints!(u32, c_flags = flags);
    let c_pathToFile = args::c_string(pathToFile, "pathToFile", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char, u32) -> i32 = call.symbol(slots::cuLogsDumpToFile)?;
    let status = unsafe {
        released(
            py,
            || function(
                if iterator.is_none() {
                    core::ptr::null_mut()
                } else {
                    (&raw mut c_iterator).cast()
                },
                c_pathToFile,
                c_flags,
            ),
        )
    };
    values::update(iterator, &driver::CUlogIterator, c_iterator as u64);
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    if iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &driver::CUlogIterator, c_iterator as u64)?
                    },
                )
        },
    )
}

documented!(cuLogsDumpToMemory, c"cuLogsDumpToMemory($self, iterator, buffer, size, flags)
--

Writes the driver's log messages, starting at an iterator, to a buffer.

``CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

Parameters
----------
iterator : CUlogIterator
buffer : buffer
size : int
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
iterator : CUlogIterator or None
size : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToMemory
");

#[inline(always)]
pub(crate) fn cuLogsDumpToMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogsDumpToMemory(iterator buffer size flags));
    let mut c_iterator = args::value::<
        u32,
    >(iterator, "iterator", &driver::CUlogIterator)?;
    let mut c_size = args::u64(size, "size")?;
    ints!(u32, c_flags = flags);
    let mut c_buffer = args::OutputBuffer::new(buffer, "buffer", Some(c_size as usize))?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuLogsDumpToMemory)?;
    let status = unsafe {
        released(
            py,
            || function(
                if iterator.is_none() {
                    core::ptr::null_mut()
                } else {
                    (&raw mut c_iterator).cast()
                },
                c_buffer.pointer(),
                (&raw mut c_size).cast(),
                c_flags,
            ),
        )
    };
    values::update(iterator, &driver::CUlogIterator, c_iterator as u64);
    returned(
        py,
        &driver::CUresult,
        status,
        2 + isize::from(c_buffer.is_returned()),
        |tuple| {
            tuple
                .push(
                    if iterator.is_none() {
                        out::none(py)
                    } else {
                        out::value(py, &driver::CUlogIterator, c_iterator as u64)?
                    },
                )?;
            tuple.push(out::u64(py, c_size)?)?;
            match c_buffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        },
    )
}

documented!(cuLogsRegisterCallback, c"cuLogsRegisterCallback($self, callbackFunc, userData)
--

Registers a callback that receives the driver's log messages about errors.

``CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)``

Parameters
----------
callbackFunc : callback
    Used after the call returns; kept alive by cubind until ``cuLogsUnregisterCallback`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cuLogsUnregisterCallback`` is called.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
callback_out : CUlogsCallbackHandle

Warnings
--------
- ``callbackFunc`` may be called with ``userData`` until ``cuLogsUnregisterCallback`` is called, on any thread.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsRegisterCallback
");

#[inline(always)]
pub(crate) fn cuLogsRegisterCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLogsRegisterCallback(callbackFunc userData));
    let arena = CallArena::new();
    let mut c_callbackFunc = args::callback(
        callbackFunc, Some(&driver::CUlogsCallback__signature), Some(userData), &arena,
    )?;
    let mut c_callback_out: u64 = 0;
    let c_userData = args::data(userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuLogsRegisterCallback)?;
    let status = unsafe {
        released(py, || function(c_callbackFunc.address(), c_userData.cast(), (&raw mut c_callback_out).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUlogsCallbackHandle, c_callback_out as u64);
    }
    if status == 0 {
        c_callbackFunc.kept(&arena);
        handle_keepalive::hold(&driver::CUlogsCallbackHandle, c_callback_out as u64, None, arena);
    }
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUlogsCallbackHandle, c_callback_out as u64)?)
        },
    )
}

documented!(cuLogsUnregisterCallback, c"cuLogsUnregisterCallback($self, callback)
--

Unregisters a callback that receives the driver's log messages.

``CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)``

Parameters
----------
callback : CUlogsCallbackHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- No thread may use ``callback``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.9.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsUnregisterCallback
");

shared!(
    cuLogsUnregisterCallback =
    like_cuCoredumpDeregisterCompleteCallback(driver::CUlogsCallbackHandle,
    driver::CUresult), "cuLogsUnregisterCallback", "callback",
    slots::cuLogsUnregisterCallback
);

documented!(cuMemAddressFree, c"cuMemAddressFree($self, ptr, size)
--

Frees a reserved range of virtual addresses, which must be unmapped.

``CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None
size : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
- ``size`` must be that of the reservation.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressFree
");

shared!(
    cuMemAddressFree = like_cuMemAddressFree(driver::CUdeviceptr, driver::CUresult),
    "cuMemAddressFree", "ptr size", slots::cuMemAddressFree
);

/// The shared body of `cuMemAddressFree` and other functions.
#[inline(never)]
fn like_cuMemAddressFree<'a, 'py>(
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
            let c1 = args::u64(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuMemAddressReserve, c"cuMemAddressReserve($self, size, alignment, addr, flags)
--

Reserves a range of virtual addresses, without physical memory.

``CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)``

Parameters
----------
size, alignment : int
addr : CUdeviceptr or array on a device or None
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
ptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressReserve
");

#[inline(always)]
pub(crate) fn cuMemAddressReserve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAddressReserve(size alignment addr flags));
    ints!(u64, c_size = size, c_alignment = alignment);
    let c_addr = args::value::<u64>(addr, "addr", &driver::CUdeviceptr)?;
    ints!(u64, c_flags = flags);
    let mut c_ptr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemAddressReserve)?;
    let status = unsafe { released(py, || function((&raw mut c_ptr).cast(), c_size, c_alignment, c_addr, c_flags)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_ptr as u64)?))
}

documented!(cuMemAdvise_v2, c"cuMemAdvise_v2($self, devPtr, count, advice, location)
--

Advises the driver about the use of a range of managed memory, for example that it is mostly read.

``CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)``

Parameters
----------
devPtr : CUdeviceptr or array on a device or None
count : int
advice : CUmem_advise
location : CUmemLocation

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise_v2
");

#[inline(always)]
pub(crate) fn cuMemAdvise_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAdvise_v2(devPtr count advice location));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &driver::CUmem_advise)?;
    let c_location = args::record(location, "location", &driver12::CUmemLocation)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, by_value::driver::CUmemLocation_v112,
    ) -> i32 = call.symbol(slots::cuMemAdvise_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr, c_count, c_advice, c_location.cast::<by_value::driver::CUmemLocation_v112>().read_unaligned(),
    )) };
    returned0(py, &driver::CUresult, status)
}

#[inline(always)]
pub(crate) fn cuMemAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAlloc(bytesize));
    ints!(u64, c_bytesize = bytesize);
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuMemAlloc_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_dptr).cast(), c_bytesize)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?))
}

documented!(cuMemAllocAsync, c"cuMemAllocAsync($self, bytesize, hStream)
--

Allocates device memory in stream order, from the current pool of the stream's device.

``CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)``

Parameters
----------
bytesize : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
dptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocAsync
");

#[inline(always)]
pub(crate) fn cuMemAllocAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAllocAsync(bytesize hStream));
    ints!(u64, c_bytesize = bytesize);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemAllocAsync)?;
    let status = unsafe { released(py, || function((&raw mut c_dptr).cast(), c_bytesize, c_hStream)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?))
}

documented!(cuMemAllocFromPoolAsync, c"cuMemAllocFromPoolAsync($self, bytesize, pool, hStream)
--

Allocates memory in stream order, from a given memory pool.

``CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)``

Parameters
----------
bytesize : int
pool : CUmemoryPool or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
dptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocFromPoolAsync
");

#[inline(always)]
pub(crate) fn cuMemAllocFromPoolAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAllocFromPoolAsync(bytesize pool hStream));
    ints!(u64, c_bytesize = bytesize);
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cuMemAllocFromPoolAsync)?;
    let status = unsafe { released(py, || function((&raw mut c_dptr).cast(), c_bytesize, c_pool, c_hStream)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?))
}

#[inline(always)]
pub(crate) fn cuMemAllocHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAllocHost(bytesize));
    ints!(u64, c_bytesize = bytesize);
    let mut c_pp: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuMemAllocHost_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pp).cast(), c_bytesize)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::pointer(py, c_pp)?))
}

documented!(cuMemAllocManaged, c"cuMemAllocManaged($self, bytesize, flags)
--

Allocates managed memory, which migrates automatically between the host and devices.

``CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)``

Parameters
----------
bytesize : int
flags : int
    Flags: members of ``CUmemAttach_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
dptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocManaged
");

#[inline(always)]
pub(crate) fn cuMemAllocManaged<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAllocManaged(bytesize flags));
    ints!(u64, c_bytesize = bytesize);
    ints!(u32, c_flags = flags);
    let mut c_dptr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cuMemAllocManaged)?;
    let status = unsafe { released(py, || function((&raw mut c_dptr).cast(), c_bytesize, c_flags)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?))
}

documented!(cuMemAllocPitch, c"cuMemAllocPitch($self, WidthInBytes, Height, ElementSizeBytes)
--

Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.

``CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)``

Parameters
----------
WidthInBytes, Height, ElementSizeBytes : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
dptr : CUdeviceptr
pPitch : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocPitch
");

#[inline(always)]
pub(crate) fn cuMemAllocPitch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAllocPitch(WidthInBytes Height ElementSizeBytes));
    ints!(u64, c_WidthInBytes = WidthInBytes, c_Height = Height);
    ints!(u32, c_ElementSizeBytes = ElementSizeBytes);
    let mut c_dptr: u64 = 0;
    let mut c_pPitch: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, u64, u32) -> i32, Alone) = call
        .symbol_and_form(slots::cuMemAllocPitch_v2)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_dptr).cast(), (&raw mut c_pPitch).cast(), c_WidthInBytes, c_Height, c_ElementSizeBytes,
    )) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_dptr as u64)?)?;
            tuple.push(out::u64(py, c_pPitch)?)?;
            Ok(())
        },
    )
}

documented!(cuMemBatchDecompressAsync, c"cuMemBatchDecompressAsync($self, paramsArray, count, flags, stream)
--

Decompresses multiple buffers with the hardware decompression engine, in stream order.

``CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)``

Parameters
----------
paramsArray : CUmemDecompressParams or list[CUmemDecompressParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
count : int
flags : int
    Must be 0.
stream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
errorIndex : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8 (in drivers since 12.6).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemBatchDecompressAsync
");

#[inline(always)]
pub(crate) fn cuMemBatchDecompressAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemBatchDecompressAsync(paramsArray count flags stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    ints!(u32, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    let c_paramsArray = args::array_or_one(
        paramsArray, "paramsArray", &Ty::Record(&driver::CUmemDecompressParams), Some(c_count as usize), &arena,
    )?;
    let mut c_errorIndex: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, u32, Ptr, u64) -> i32 = call
        .symbol(slots::cuMemBatchDecompressAsync)?;
    let status = unsafe {
        released(py, || function(c_paramsArray.cast(), c_count, c_flags, (&raw mut c_errorIndex).cast(), c_stream))
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_errorIndex)?)?;
                Ok(())
            },
        );
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_errorIndex)?))
}

documented!(cuMemCreate, c"cuMemCreate($self, size, prop, flags)
--

Allocates physical memory and returns its handle, which ``cuMemMap`` maps to an address.

``CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)``

Parameters
----------
size : int
prop : CUmemAllocationProp or None
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
handle : CUmemGenericAllocationHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemCreate
");

documented!(cuMemDiscardAndPrefetchBatchAsync, c"cuMemDiscardAndPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
--

Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.

``CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)``

Parameters
----------
dptrs : list[CUdeviceptr] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
sizes, prefetchLocIdxs : list[int] or None
count, numPrefetchLocs : int
prefetchLocs : list[CUmemLocation] or None
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.

Warnings
--------
- The ranges must not be read, written or prefetched at the same time, on the host or on the device.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemDiscardAndPrefetchBatchAsync
");

shared!(
    cuMemDiscardAndPrefetchBatchAsync =
    like_cuMemDiscardAndPrefetchBatchAsync(driver::CUstream, driver::CUdeviceptr,
    Ty::U64, driver13::CUmemLocation, driver::CUresult),
    "cuMemDiscardAndPrefetchBatchAsync",
    "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags hStream",
    slots::cuMemDiscardAndPrefetchBatchAsync
);

/// The shared body of `cuMemDiscardAndPrefetchBatchAsync` and other functions.
#[inline(never)]
fn like_cuMemDiscardAndPrefetchBatchAsync<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static RecordDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u64(a2, own.name(2))?;
            let c5 = args::u64(a5, own.name(5))?;
            let c6 = args::u64(a6, own.name(6))?;
            let c7 = args::value::<u64>(a7, own.name(7), t0)?;
            let c0 = args::array(a0, own.name(0), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let c1 = args::array(a1, own.name(1), t2, Some(c2 as usize), &arena)?;
            let c3 = args::array(a3, own.name(3), &Ty::Record(t3), Some(c5 as usize), &arena)?;
            let c4 = args::array(a4, own.name(4), t2, Some(c5 as usize), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, Ptr, u64, Ptr, Ptr, u64, u64, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0.cast(), c1.cast(), c2, c3.cast(), c4.cast(), c5, c6, c7))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cuMemDiscardBatchAsync, c"cuMemDiscardBatchAsync($self, dptrs, sizes, count, flags, hStream)
--

Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.

``CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream)``

Parameters
----------
dptrs : list[CUdeviceptr] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
sizes : list[int] or None
count : int
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.

Warnings
--------
- The ranges must not be read, written or prefetched at the same time, on the host or on the device.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemDiscardBatchAsync
");

#[inline(always)]
pub(crate) fn cuMemDiscardBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemDiscardBatchAsync(dptrs sizes count flags hStream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_flags = flags);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_dptrs = args::array(dptrs, "dptrs", &Ty::Value(&driver::CUdeviceptr), Some(c_count as usize), &arena)?;
    let c_sizes = args::array(sizes, "sizes", &Ty::U64, Some(c_count as usize), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemDiscardBatchAsync)?;
    let status = unsafe { released(py, || function(c_dptrs.cast(), c_sizes.cast(), c_count, c_flags, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemExportToShareableHandle, c"cuMemExportToShareableHandle($self, handle, handleType, flags)
--

Exports physical memory to other processes, as an operating-system or fabric handle.

``CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)``

Parameters
----------
handle : CUmemGenericAllocationHandle or None
handleType : CUmemAllocationHandleType
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
shareableHandle : object

Warnings
--------
- ``handle`` must not be used after it has been released and everything that was exported from it has been closed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemExportToShareableHandle
");

shared!(
    cuMemExportToShareableHandle =
    like_cuMemExportToShareableHandle(driver::CUmemGenericAllocationHandle,
    driver::CUmemAllocationHandleType, driver::CUresult), "cuMemExportToShareableHandle",
    "handle handleType flags", slots::cuMemExportToShareableHandle
);

/// The shared body of `cuMemExportToShareableHandle` and other functions.
#[inline(never)]
fn like_cuMemExportToShareableHandle<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::enumeration(a1, own.name(1), t1)?;
            let c3 = args::u64(a2, own.name(2))?;
            let mut c0 = attributes::attribute_out(py, c2, &attribute_types::driver::CUmemAllocationHandleType, None)?;
            let function: unsafe extern "system" fn(Ptr, u64, i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.pointer(), c1, c2, c3)) };
            returned(py, t2, status, 1, |tuple| tuple.push(unsafe { c0.value(py) }?))
        },
    )
}

documented!(cuMemFree, c"cuMemFree($self, dptr)
--

Frees device or managed memory, given the address that the allocation returned.

``CUresult cuMemFree_v2(CUdeviceptr dptr)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``dptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFree
");

shared!(
    cuMemFree = like_cuArrayDestroy(driver::CUdeviceptr, driver::CUresult), "cuMemFree",
    "dptr", slots::cuMemFree_v2
);

documented!(cuMemFreeAsync, c"cuMemFreeAsync($self, dptr, hStream)
--

Frees memory in stream order, after earlier work in the stream has finished.

``CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``dptr`` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of ``hStream``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemFreeAsync
");

shared!(
    cuMemFreeAsync = like_cuCtxRecordEvent(driver::CUdeviceptr, driver::CUstream,
    driver::CUresult), "cuMemFreeAsync", "dptr hStream", slots::cuMemFreeAsync
);

documented!(cuMemFreeHost, c"cuMemFreeHost($self, p)
--

Frees page-locked memory that was allocated with ``cuMemAllocHost`` or ``cuMemHostAlloc``.

``CUresult cuMemFreeHost(void *p)``

Parameters
----------
p : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``p`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFreeHost
");

shared!(
    cuMemFreeHost = like_cuMemFreeHost(driver::CUresult), "cuMemFreeHost", "p",
    slots::cuMemFreeHost
);

/// The shared body of `cuMemFreeHost` and other functions.
#[inline(never)]
fn like_cuMemFreeHost<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::pointer(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast())) };
            returned0(py, t0, status)
        },
    )
}

documented!(cuMemGetAccess, c"cuMemGetAccess($self, location, ptr)
--

Returns the access that a location has to a mapped address.

``CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)``

Parameters
----------
location : CUmemLocation or None
ptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
flags : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAccess
");

documented!(cuMemGetAddressRange, c"cuMemGetAddressRange($self, dptr)
--

Returns the start and the size in bytes of the allocation that contains a device address.

``CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pbase : CUdeviceptr
psize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetAddressRange
");

#[inline(always)]
pub(crate) fn cuMemGetAddressRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetAddressRange(dptr));
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    let mut c_pbase: u64 = 0;
    let mut c_psize: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuMemGetAddressRange_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pbase).cast(), (&raw mut c_psize).cast(), c_dptr)) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUdeviceptr, c_pbase as u64)?)?;
            tuple.push(out::u64(py, c_psize)?)?;
            Ok(())
        },
    )
}

documented!(cuMemGetAllocationGranularity, c"cuMemGetAllocationGranularity($self, prop, option)
--

Returns the granularity in bytes of physical memory, to which the sizes of allocations must be aligned.

``CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)``

Parameters
----------
prop : CUmemAllocationProp or None
option : CUmemAllocationGranularity_flags

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
granularity : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationGranularity
");

documented!(cuMemGetAllocationPropertiesFromHandle, c"cuMemGetAllocationPropertiesFromHandle($self, handle)
--

Returns the properties with which physical memory was created.

``CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)``

Parameters
----------
handle : CUmemGenericAllocationHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
prop : CUmemAllocationProp
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationPropertiesFromHandle
");

documented!(cuMemGetDefaultMemPool, c"cuMemGetDefaultMemPool($self, location, typename)
--

Returns the default memory pool, created by the driver, for a location and an allocation type.

``CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)``

Parameters
----------
location : CUmemLocation or None
typename : CUmemAllocationType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
pool_out : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemGetDefaultMemPool
");

shared!(
    cuMemGetDefaultMemPool = like_cuMemGetDefaultMemPool(driver::CUmemAllocationType,
    driver13::CUmemLocation, driver::CUresult, driver::CUmemoryPool),
    "cuMemGetDefaultMemPool", "location typename", slots::cuMemGetDefaultMemPool
);

/// The shared body of `cuMemGetDefaultMemPool` and other functions.
#[inline(never)]
fn like_cuMemGetDefaultMemPool<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c2 = args::enumeration(a1, own.name(1), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cuMemGetHandleForAddressRange, c"cuMemGetHandleForAddressRange($self, dptr, size, handleType, flags)
--

Creates a handle, such as a dma-buf file descriptor, for a range of device memory.

``CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)``

Parameters
----------
dptr : CUdeviceptr or array on a device or None
size : int
handleType : CUmemRangeHandleType
flags : int
    Flags: members of ``CUmemRangeFlags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
handle : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetHandleForAddressRange
");

#[inline(always)]
pub(crate) fn cuMemGetHandleForAddressRange<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetHandleForAddressRange(dptr size handleType flags));
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size);
    let c_handleType = args::enumeration(handleType, "handleType", &driver::CUmemRangeHandleType)?;
    ints!(u64, c_flags = flags);
    let mut c_handle = attributes::attribute_out(
        py, c_handleType, &attribute_types::driver::CUmemRangeHandleType, None,
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, i32, u64) -> i32 = call
        .symbol(slots::cuMemGetHandleForAddressRange)?;
    let status = unsafe { released(py, || function(c_handle.pointer(), c_dptr, c_size, c_handleType, c_flags)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_handle.value(py) }?))
}

documented!(cuMemGetInfo, c"cuMemGetInfo($self)
--

Returns the free and the total memory in bytes of the current context's device.

``CUresult cuMemGetInfo_v2(size_t *free, size_t *total)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
free : int
total : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetInfo
");

#[inline(always)]
pub(crate) fn cuMemGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetInfo());
    let mut c_free: u64 = 0;
    let mut c_total: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuMemGetInfo_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_free).cast(), (&raw mut c_total).cast())) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_free)?)?;
            tuple.push(out::u64(py, c_total)?)?;
            Ok(())
        },
    )
}

documented!(cuMemGetLocationInfo, c"cuMemGetLocationInfo($self, ptr, size, summaryGranularity, samplingGranularity, location_out)
--

Stores in ``location_out`` the memory location of each part of an address range.

``CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation *location_out)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None
size, summaryGranularity, samplingGranularity : int
location_out : CUmemLocation or list[CUmemLocation] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemGetLocationInfo
");

#[inline(always)]
pub(crate) fn cuMemGetLocationInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetLocationInfo(ptr size summaryGranularity samplingGranularity location_out));
    let arena = CallArena::new();
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size, c_summaryGranularity = summaryGranularity, c_samplingGranularity = samplingGranularity);
    let c_location_out_type = Ty::Record(&driver13::CUmemLocation);
    let c_location_out = args::updated_array_or_one(
        location_out, "location_out", &c_location_out_type,
        Some(args::div_ceil(c_size as usize, c_summaryGranularity as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, Ptr) -> i32 = call.symbol(slots::cuMemGetLocationInfo)?;
    let status = unsafe { released(
        py, || function(c_ptr, c_size, c_summaryGranularity, c_samplingGranularity, c_location_out.pointer().cast()),
    ) };
    c_location_out.update();
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemGetMemPool, c"cuMemGetMemPool($self, location, typename)
--

Returns the current memory pool for a location and an allocation type.

``CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)``

Parameters
----------
location : CUmemLocation or None
typename : CUmemAllocationType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
pool : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemGetMemPool
");

shared!(
    cuMemGetMemPool = like_cuMemGetDefaultMemPool(driver::CUmemAllocationType,
    driver13::CUmemLocation, driver::CUresult, driver::CUmemoryPool), "cuMemGetMemPool",
    "location typename", slots::cuMemGetMemPool
);

#[inline(always)]
pub(crate) fn cuMemHostAlloc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemHostAlloc(bytesize Flags));
    ints!(u64, c_bytesize = bytesize);
    ints!(u32, c_Flags = Flags);
    let mut c_pp: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cuMemHostAlloc)?;
    let status = unsafe { released(py, || function((&raw mut c_pp).cast(), c_bytesize, c_Flags)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::pointer(py, c_pp)?))
}

documented!(cuMemHostGetDevicePointer, c"cuMemHostGetDevicePointer($self, p, Flags)
--

Returns the device address of mapped, page-locked host memory.

``CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)``

Parameters
----------
p : address or buffer
Flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pdptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetDevicePointer
");

#[inline(always)]
pub(crate) fn cuMemHostGetDevicePointer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemHostGetDevicePointer(p Flags));
    let arena = CallArena::new();
    ints!(u32, c_Flags = Flags);
    let mut c_pdptr: u64 = 0;
    let c_p = args::pointer(p, "p", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuMemHostGetDevicePointer_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pdptr).cast(), c_p.cast(), c_Flags)) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdeviceptr, c_pdptr as u64)?),
    )
}

documented!(cuMemHostGetFlags, c"cuMemHostGetFlags($self, p)
--

Returns the flags with which page-locked host memory was allocated.

``CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)``

Parameters
----------
p : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pFlags : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetFlags
");

#[inline(always)]
pub(crate) fn cuMemHostGetFlags<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemHostGetFlags(p));
    let arena = CallArena::new();
    let mut c_pFlags: u32 = 0;
    let c_p = args::pointer(p, "p", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuMemHostGetFlags)?;
    let status = unsafe { released(py, || function((&raw mut c_pFlags).cast(), c_p.cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u32(py, c_pFlags)?))
}

#[inline(always)]
pub(crate) fn cuMemHostRegister<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemHostRegister(p bytesize Flags));
    let arena = CallArena::new();
    ints!(u64, c_bytesize = bytesize);
    ints!(u32, c_Flags = Flags);
    let c_p = args::pointer(p, "p", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u32) -> i32 = call.symbol(slots::cuMemHostRegister_v2)?;
    let status = unsafe { released(py, || function(c_p.cast(), c_bytesize, c_Flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemHostUnregister, c"cuMemHostUnregister($self, p)
--

Undoes ``cuMemHostRegister``; the memory is pageable again.

``CUresult cuMemHostUnregister(void *p)``

Parameters
----------
p : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Warnings
--------
- ``p`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostUnregister
");

shared!(
    cuMemHostUnregister = like_cuMemFreeHost(driver::CUresult), "cuMemHostUnregister",
    "p", slots::cuMemHostUnregister
);

documented!(cuMemImportFromShareableHandle, c"cuMemImportFromShareableHandle($self, osHandle, shHandleType)
--

Imports physical memory of another process, given its handle.

``CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)``

Parameters
----------
osHandle : object
shHandleType : CUmemAllocationHandleType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
handle : CUmemGenericAllocationHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemImportFromShareableHandle
");

#[inline(always)]
pub(crate) fn cuMemImportFromShareableHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemImportFromShareableHandle(osHandle shHandleType));
    let arena = CallArena::new();
    let c_shHandleType = args::enumeration(shHandleType, "shHandleType", &driver::CUmemAllocationHandleType)?;
    let mut c_handle: u64 = 0;
    let c_osHandle = attributes::pointer_in(
        osHandle, "osHandle", c_shHandleType, &attribute_types::driver::CUmemAllocationHandleType, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call.symbol(slots::cuMemImportFromShareableHandle)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast(), c_osHandle.cast(), c_shHandleType)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUmemGenericAllocationHandle, c_handle as u64)?)
        },
    )
}

documented!(cuMemMap, c"cuMemMap($self, ptr, size, offset, handle, flags)
--

Maps physical memory into a reserved range, which is inaccessible until ``cuMemSetAccess`` is called.

``CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None
size, offset : int
handle : CUmemGenericAllocationHandle or None
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMap
");

#[inline(always)]
pub(crate) fn cuMemMap<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemMap(ptr size offset handle flags));
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size, c_offset = offset);
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    ints!(u64, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemMap)?;
    let status = unsafe { released(py, || function(c_ptr, c_size, c_offset, c_handle, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemMapArrayAsync, c"cuMemMapArrayAsync($self, mapInfoList, count, hStream)
--

Maps memory to parts of sparse CUDA arrays, or unmaps memory from them, in stream order.

``CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)``

Parameters
----------
mapInfoList : list[CUarrayMapInfo] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
count : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMapArrayAsync
");

#[inline(always)]
pub(crate) fn cuMemMapArrayAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemMapArrayAsync(mapInfoList count hStream));
    let arena = CallArena::new();
    ints!(u32, c_count = count);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_mapInfoList = args::array(
        mapInfoList, "mapInfoList", &Ty::Record(&driver::CUarrayMapInfo), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, u64) -> i32 = call.symbol(slots::cuMemMapArrayAsync)?;
    let status = unsafe { released(py, || function(c_mapInfoList.cast(), c_count, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemPoolCreate, c"cuMemPoolCreate($self, poolProps)
--

Creates a memory pool on a device or on the host.

``CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)``

Parameters
----------
poolProps : CUmemPoolProps or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pool : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolCreate
");

documented!(cuMemPoolDestroy, c"cuMemPoolDestroy($self, pool)
--

Destroys a memory pool; its memory is released after all allocations have been freed.

``CUresult cuMemPoolDestroy(CUmemoryPool pool)``

Parameters
----------
pool : CUmemoryPool or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- No thread may use ``pool``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolDestroy
");

shared!(
    cuMemPoolDestroy = like_cuArrayDestroy(driver::CUmemoryPool, driver::CUresult),
    "cuMemPoolDestroy", "pool", slots::cuMemPoolDestroy
);

documented!(cuMemPoolExportPointer, c"cuMemPoolExportPointer($self, ptr)
--

Returns the data with which another process can import one allocation of a shared pool.

``CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
shareData_out : CUmemPoolPtrExportData

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportPointer
");

shared!(
    cuMemPoolExportPointer = like_cuArray3DGetDescriptor(driver::CUdeviceptr,
    driver::CUmemPoolPtrExportData, driver::CUresult), "cuMemPoolExportPointer", "ptr",
    slots::cuMemPoolExportPointer
);

documented!(cuMemPoolExportToShareableHandle, c"cuMemPoolExportToShareableHandle($self, pool, handleType, flags)
--

Exports a memory pool to other processes, as an operating-system handle.

``CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)``

Parameters
----------
pool : CUmemoryPool or None
handleType : CUmemAllocationHandleType
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
handle_out : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportToShareableHandle
");

shared!(
    cuMemPoolExportToShareableHandle =
    like_cuMemExportToShareableHandle(driver::CUmemoryPool,
    driver::CUmemAllocationHandleType, driver::CUresult),
    "cuMemPoolExportToShareableHandle", "pool handleType flags",
    slots::cuMemPoolExportToShareableHandle
);

documented!(cuMemPoolGetAccess, c"cuMemPoolGetAccess($self, memPool, location)
--

Returns the access that a location has to a pool's memory.

``CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)``

Parameters
----------
memPool : CUmemoryPool or None
location : CUmemLocation or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.
flags : CUmemAccess_flags

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAccess
");

documented!(cuMemPoolGetAttribute, c"cuMemPoolGetAttribute($self, pool, attr)
--

Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.

``CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``

Parameters
----------
pool : CUmemoryPool or None
attr : CUmemPool_attribute

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
value : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAttribute
");

#[inline(always)]
pub(crate) fn cuMemPoolGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPoolGetAttribute(pool attr));
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUmemPool_attribute)?;
    let mut c_value = attributes::attribute_out(py, c_attr, &attribute_types::driver::CUmemPool_attribute, None)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cuMemPoolGetAttribute)?;
    let status = unsafe { released(py, || function(c_pool, c_attr, c_value.pointer())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_value.value(py) }?))
}

documented!(cuMemPoolImportFromShareableHandle, c"cuMemPoolImportFromShareableHandle($self, handle, handleType, flags)
--

Imports a memory pool of another process, given its handle.

``CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)``

Parameters
----------
handle : object
handleType : CUmemAllocationHandleType
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pool_out : CUmemoryPool

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportFromShareableHandle
");

#[inline(always)]
pub(crate) fn cuMemPoolImportFromShareableHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuMemPoolImportFromShareableHandle(handle handleType flags));
    let arena = CallArena::new();
    let c_handleType = args::enumeration(handleType, "handleType", &driver::CUmemAllocationHandleType)?;
    ints!(u64, c_flags = flags);
    let mut c_pool_out: u64 = 0;
    let c_handle = attributes::pointer_in(
        handle, "handle", c_handleType, &attribute_types::driver::CUmemAllocationHandleType, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32, u64) -> i32 = call
        .symbol(slots::cuMemPoolImportFromShareableHandle)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pool_out).cast(), c_handle.cast(), c_handleType, c_flags))
    };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool_out as u64)?),
    )
}

documented!(cuMemPoolImportPointer, c"cuMemPoolImportPointer($self, pool, shareData)
--

Imports one allocation of an imported pool, using the exporter's data.

``CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)``

Parameters
----------
pool : CUmemoryPool or None
shareData : CUmemPoolPtrExportData or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
ptr_out : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportPointer
");

shared!(
    cuMemPoolImportPointer = like_cuExternalMemoryGetMappedBuffer(driver::CUmemoryPool,
    driver::CUmemPoolPtrExportData, driver::CUresult, driver::CUdeviceptr),
    "cuMemPoolImportPointer", "pool shareData", slots::cuMemPoolImportPointer
);

documented!(cuMemPoolSetAttribute, c"cuMemPoolSetAttribute($self, pool, attr, value)
--

Sets an attribute of a memory pool, such as the release threshold.

``CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``

Parameters
----------
pool : CUmemoryPool or None
attr : CUmemPool_attribute
value : object

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAttribute
");

#[inline(always)]
pub(crate) fn cuMemPoolSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([pool, attr, object_value], []) = call.bind("cuMemPoolSetAttribute", "pool attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUmemPool_attribute)?;
    let (c_value, _) = attributes::attribute_in(
        object_value, c_attr, &attribute_types::driver::CUmemPool_attribute, None, &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cuMemPoolSetAttribute)?;
    let status = unsafe { released(py, || function(c_pool, c_attr, c_value)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemPoolTrimTo, c"cuMemPoolTrimTo($self, pool, minBytesToKeep)
--

Releases unused memory of a pool until the pool holds at most a given number of bytes.

``CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)``

Parameters
----------
pool : CUmemoryPool or None
minBytesToKeep : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolTrimTo
");

shared!(
    cuMemPoolTrimTo = like_cuMemAddressFree(driver::CUmemoryPool, driver::CUresult),
    "cuMemPoolTrimTo", "pool minBytesToKeep", slots::cuMemPoolTrimTo
);

documented!(cuMemPrefetchAsync_v2, c"cuMemPrefetchAsync_v2($self, devPtr, count, location, flags, hStream)
--

Prefetches managed memory to a device or to the host, in stream order.

``CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)``

Parameters
----------
devPtr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
count : int
location : CUmemLocation
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync_v2
");

#[inline(always)]
pub(crate) fn cuMemPrefetchAsync_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPrefetchAsync_v2(devPtr count location flags hStream));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    ints!(u32, c_flags = flags);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_location = args::record(location, "location", &driver12::CUmemLocation)?;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::driver::CUmemLocation_v112, u32, u64,
    ) -> i32 = call.symbol(slots::cuMemPrefetchAsync_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr, c_count, c_location.cast::<by_value::driver::CUmemLocation_v112>().read_unaligned(), c_flags,
        c_hStream,
    )) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemPrefetchBatchAsync, c"cuMemPrefetchBatchAsync($self, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
--

Prefetches multiple ranges of managed memory, each to its own location, in stream order.

``CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)``

Parameters
----------
dptrs : list[CUdeviceptr] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
sizes, prefetchLocIdxs : list[int] or None
count, numPrefetchLocs : int
prefetchLocs : list[CUmemLocation] or None
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchBatchAsync
");

shared!(
    cuMemPrefetchBatchAsync = like_cuMemDiscardAndPrefetchBatchAsync(driver::CUstream,
    driver::CUdeviceptr, Ty::U64, driver13::CUmemLocation, driver::CUresult),
    "cuMemPrefetchBatchAsync",
    "dptrs sizes count prefetchLocs prefetchLocIdxs numPrefetchLocs flags hStream",
    slots::cuMemPrefetchBatchAsync
);

documented!(cuMemRangeGetAttribute, c"cuMemRangeGetAttribute($self, dataSize, attribute, devPtr, count)
--

Returns one attribute of a range of managed memory, such as its preferred location.

``CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)``

Parameters
----------
dataSize, count : int
attribute : CUmem_range_attribute
devPtr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
data : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttribute
");

#[inline(always)]
pub(crate) fn cuMemRangeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemRangeGetAttribute(dataSize attribute devPtr count));
    ints!(u64, c_dataSize = dataSize);
    let c_attribute = args::enumeration(attribute, "attribute", &driver::CUmem_range_attribute)?;
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let mut c_data = attributes::attribute_out(
        py, c_attribute, &attribute_types::driver::CUmem_range_attribute, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64, u64) -> i32 = call
        .symbol(slots::cuMemRangeGetAttribute)?;
    let status = unsafe { released(py, || function(c_data.pointer(), c_dataSize, c_attribute, c_devPtr, c_count)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cuMemRangeGetAttributes, c"cuMemRangeGetAttributes($self, dataSizes, attributes, numAttributes, devPtr, count)
--

Returns several attributes of a range of managed memory.

``CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)``

Parameters
----------
dataSizes : list[int] or None
attributes : list[CUmem_range_attribute] or None
numAttributes, count : int
devPtr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
data : list[object]

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttributes
");

#[inline(always)]
pub(crate) fn cuMemRangeGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemRangeGetAttributes(dataSizes attributes numAttributes devPtr count));
    let arena = CallArena::new();
    ints!(u64, c_numAttributes = numAttributes);
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let c_dataSizes = args::array(dataSizes, "dataSizes", &Ty::U64, Some(c_numAttributes as usize), &arena)?;
    let c_attributes = args::array(
        attributes, "attributes", &Ty::Enum(&driver::CUmem_range_attribute), Some(c_numAttributes as usize), &arena,
    )?;
    let mut c_data = unsafe { attributes::attributes_out(
        py, c_attributes.cast(), c_dataSizes.cast(), c_numAttributes as usize,
        &attribute_types::driver::CUmem_range_attribute,
    ) }?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemRangeGetAttributes)?;
    let status = unsafe { released(py, || function(
        c_data.pointers().cast(), c_dataSizes.cast(), c_attributes.cast(), c_numAttributes, c_devPtr, c_count,
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cuMemRelease, c"cuMemRelease($self, handle)
--

Releases a handle of physical memory, which is freed once it is neither mapped nor referenced.

``CUresult cuMemRelease(CUmemGenericAllocationHandle handle)``

Parameters
----------
handle : CUmemGenericAllocationHandle or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRelease
");

shared!(
    cuMemRelease = like_cuArrayDestroy(driver::CUmemGenericAllocationHandle,
    driver::CUresult), "cuMemRelease", "handle", slots::cuMemRelease
);

documented!(cuMemRetainAllocationHandle, c"cuMemRetainAllocationHandle($self, addr)
--

Returns the handle of the physical memory that is mapped at an address, and adds a reference.

``CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)``

Parameters
----------
addr : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
handle : CUmemGenericAllocationHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRetainAllocationHandle
");

#[inline(always)]
pub(crate) fn cuMemRetainAllocationHandle<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemRetainAllocationHandle(addr));
    let arena = CallArena::new();
    let mut c_handle: u64 = 0;
    let c_addr = args::pointer(addr, "addr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuMemRetainAllocationHandle)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast(), c_addr.cast())) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &driver::CUmemGenericAllocationHandle, c_handle as u64)?)
        },
    )
}

documented!(cuMemSetAccess, c"cuMemSetAccess($self, ptr, size, desc, count)
--

Specifies which devices may read and write a mapped range of addresses.

``CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None
size, count : int
desc : list[CUmemAccessDesc] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- The memory must not be used from a location that loses access.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemSetAccess
");

documented!(cuMemSetMemPool, c"cuMemSetMemPool($self, location, typename, pool)
--

Selects the current memory pool for a location and an allocation type.

``CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)``

Parameters
----------
location : CUmemLocation or None
typename : CUmemAllocationType
pool : CUmemoryPool or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemSetMemPool
");

#[inline(always)]
pub(crate) fn cuMemSetMemPool<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemSetMemPool(location typename pool));
    let c_type = args::enumeration(typename, "typename", &driver::CUmemAllocationType)?;
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    let c_location = args::optional_record(location, "location", &driver13::CUmemLocation)?;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cuMemSetMemPool)?;
    let status = unsafe { released(py, || function(c_location.cast(), c_type, c_pool)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemUnmap, c"cuMemUnmap($self, ptr, size)
--

Unmaps a range of virtual addresses from its physical memory.

``CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)``

Parameters
----------
ptr : CUdeviceptr or array on a device or None
size : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``ptr`` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemUnmap
");

shared!(
    cuMemUnmap = like_cuMemAddressFree(driver::CUdeviceptr, driver::CUresult),
    "cuMemUnmap", "ptr size", slots::cuMemUnmap
);

documented!(cuMemcpy, c"cuMemcpy($self, dst, src, ByteCount)
--

Copies bytes between two unified addresses, each in host or device memory.

``CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)``

Parameters
----------
dst, src : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy
");

shared!(
    cuMemcpy = like_cuMemcpy(driver::CUdeviceptr, driver::CUresult), "cuMemcpy",
    "dst src ByteCount", slots::cuMemcpy
);

/// The shared body of `cuMemcpy` and other functions.
#[inline(never)]
fn like_cuMemcpy<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuMemcpy2D, c"cuMemcpy2D($self, pCopy)
--

Copies a 2D region between host memory, device memory and CUDA arrays.

``CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)``

Parameters
----------
pCopy : CUDA_MEMCPY2D or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2D
");

shared!(
    cuMemcpy2D = like_cuMemcpy2D(driver::CUDA_MEMCPY2D, driver::CUresult), "cuMemcpy2D",
    "pCopy", slots::cuMemcpy2D_v2
);

/// The shared body of `cuMemcpy2D` and other functions.
#[inline(never)]
fn like_cuMemcpy2D<'a, 'py>(
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

documented!(cuMemcpy2DAsync, c"cuMemcpy2DAsync($self, pCopy, hStream)
--

Copies a 2D region between host memory, device memory and CUDA arrays, in stream order.

``CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)``

Parameters
----------
pCopy : CUDA_MEMCPY2D or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DAsync
");

shared!(
    cuMemcpy2DAsync = like_cuMemcpy2DAsync(driver::CUstream, driver::CUDA_MEMCPY2D,
    driver::CUresult), "cuMemcpy2DAsync", "pCopy hStream", slots::cuMemcpy2DAsync_v2
);

/// The shared body of `cuMemcpy2DAsync` and other functions.
#[inline(never)]
fn like_cuMemcpy2DAsync<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let c0 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuMemcpy2DUnaligned, c"cuMemcpy2DUnaligned($self, pCopy)
--

Copies a 2D region like ``cuMemcpy2D``, but accepts any pitch and may be slower.

``CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)``

Parameters
----------
pCopy : CUDA_MEMCPY2D or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DUnaligned
");

shared!(
    cuMemcpy2DUnaligned = like_cuMemcpy2D(driver::CUDA_MEMCPY2D, driver::CUresult),
    "cuMemcpy2DUnaligned", "pCopy", slots::cuMemcpy2DUnaligned_v2
);

documented!(cuMemcpy3D, c"cuMemcpy3D($self, pCopy)
--

Copies a 3D region between host memory, device memory and CUDA arrays.

``CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)``

Parameters
----------
pCopy : CUDA_MEMCPY3D or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3D
");

shared!(
    cuMemcpy3D = like_cuMemcpy2D(driver::CUDA_MEMCPY3D, driver::CUresult), "cuMemcpy3D",
    "pCopy", slots::cuMemcpy3D_v2
);

documented!(cuMemcpy3DAsync, c"cuMemcpy3DAsync($self, pCopy, hStream)
--

Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.

``CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)``

Parameters
----------
pCopy : CUDA_MEMCPY3D or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DAsync
");

shared!(
    cuMemcpy3DAsync = like_cuMemcpy2DAsync(driver::CUstream, driver::CUDA_MEMCPY3D,
    driver::CUresult), "cuMemcpy3DAsync", "pCopy hStream", slots::cuMemcpy3DAsync_v2
);

documented!(cuMemcpy3DPeer, c"cuMemcpy3DPeer($self, pCopy)
--

Copies a 3D region of memory from one context to another.

``CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)``

Parameters
----------
pCopy : CUDA_MEMCPY3D_PEER or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeer
");

shared!(
    cuMemcpy3DPeer = like_cuMemcpy2D(driver::CUDA_MEMCPY3D_PEER, driver::CUresult),
    "cuMemcpy3DPeer", "pCopy", slots::cuMemcpy3DPeer
);

documented!(cuMemcpy3DPeerAsync, c"cuMemcpy3DPeerAsync($self, pCopy, hStream)
--

Copies a 3D region of memory from one context to another, in stream order.

``CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)``

Parameters
----------
pCopy : CUDA_MEMCPY3D_PEER or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeerAsync
");

shared!(
    cuMemcpy3DPeerAsync = like_cuMemcpy2DAsync(driver::CUstream,
    driver::CUDA_MEMCPY3D_PEER, driver::CUresult), "cuMemcpy3DPeerAsync",
    "pCopy hStream", slots::cuMemcpy3DPeerAsync
);

documented!(cuMemcpy3DWithAttributesAsync, c"cuMemcpy3DWithAttributesAsync($self, op, flags, hStream)
--

Copies a 3D region in stream order; attributes specify, for example, when the source is read.

``CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream)``

Parameters
----------
op : CUDA_MEMCPY3D_BATCH_OP or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DWithAttributesAsync
");

#[inline(always)]
pub(crate) fn cuMemcpy3DWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpy3DWithAttributesAsync(op flags hStream));
    ints!(u64, c_flags = flags);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_op = args::optional_record(op, "op", &driver13::CUDA_MEMCPY3D_BATCH_OP)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemcpy3DWithAttributesAsync)?;
    let status = unsafe { released(py, || function(c_op.cast(), c_flags, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyAsync, c"cuMemcpyAsync($self, dst, src, ByteCount, hStream)
--

Copies bytes between two unified addresses, each in host or device memory, in stream order.

``CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)``

Parameters
----------
dst, src : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAsync
");

shared!(
    cuMemcpyAsync = like_cuMemcpyAsync(driver::CUdeviceptr, driver::CUstream,
    driver::CUresult), "cuMemcpyAsync", "dst src ByteCount hStream", slots::cuMemcpyAsync
);

/// The shared body of `cuMemcpyAsync` and other functions.
#[inline(never)]
fn like_cuMemcpyAsync<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuMemcpyAtoA, c"cuMemcpyAtoA($self, dstArray, dstOffset, srcArray, srcOffset, ByteCount)
--

Copies bytes between 1D CUDA arrays, whose element sizes must match although their formats may differ.

``CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)``

Parameters
----------
dstArray, srcArray : CUarray or None
dstOffset, srcOffset, ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoA
");

#[inline(always)]
pub(crate) fn cuMemcpyAtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyAtoA(dstArray dstOffset srcArray srcOffset ByteCount));
    let c_dstArray = args::value::<u64>(dstArray, "dstArray", &driver::CUarray)?;
    ints!(u64, c_dstOffset = dstOffset);
    let c_srcArray = args::value::<u64>(srcArray, "srcArray", &driver::CUarray)?;
    ints!(u64, c_srcOffset = srcOffset, c_ByteCount = ByteCount);
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyAtoA_v2)?;
    let status = unsafe { released(py, || function(c_dstArray, c_dstOffset, c_srcArray, c_srcOffset, c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyAtoD, c"cuMemcpyAtoD($self, dstDevice, srcArray, srcOffset, ByteCount)
--

Copies bytes from a 1D CUDA array into device memory.

``CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
srcArray : CUarray or None
srcOffset, ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoD
");

#[inline(always)]
pub(crate) fn cuMemcpyAtoD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyAtoD(dstDevice srcArray srcOffset ByteCount));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_srcArray = args::value::<u64>(srcArray, "srcArray", &driver::CUarray)?;
    ints!(u64, c_srcOffset = srcOffset, c_ByteCount = ByteCount);
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyAtoD_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_srcArray, c_srcOffset, c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyAtoH, c"cuMemcpyAtoH($self, dstHost, srcArray, srcOffset, ByteCount)
--

Copies bytes from a 1D CUDA array into host memory.

``CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)``

Parameters
----------
dstHost : address or buffer
srcArray : CUarray or None
srcOffset, ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoH
");

#[inline(always)]
pub(crate) fn cuMemcpyAtoH<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyAtoH(dstHost srcArray srcOffset ByteCount));
    let arena = CallArena::new();
    let c_srcArray = args::value::<u64>(srcArray, "srcArray", &driver::CUarray)?;
    ints!(u64, c_srcOffset = srcOffset, c_ByteCount = ByteCount);
    let c_dstHost = args::pointer_to_write(dstHost, "dstHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyAtoH_v2)?;
    let status = unsafe { released(py, || function(c_dstHost.cast(), c_srcArray, c_srcOffset, c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyAtoHAsync, c"cuMemcpyAtoHAsync($self, dstHost, srcArray, srcOffset, ByteCount, hStream)
--

Copies bytes from a 1D CUDA array into host memory, in stream order.

``CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstHost : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
srcArray : CUarray or None
srcOffset, ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoHAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyAtoHAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyAtoHAsync(dstHost srcArray srcOffset ByteCount hStream));
    let arena = CallArena::new();
    let c_srcArray = args::value::<u64>(srcArray, "srcArray", &driver::CUarray)?;
    ints!(u64, c_srcOffset = srcOffset, c_ByteCount = ByteCount);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_dstHost = args::pointer_to_write(dstHost, "dstHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyAtoHAsync_v2)?;
    let status = unsafe {
        released(py, || function(c_dstHost.cast(), c_srcArray, c_srcOffset, c_ByteCount, c_hStream))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyDtoA, c"cuMemcpyDtoA($self, dstArray, dstOffset, srcDevice, ByteCount)
--

Copies bytes from device memory into a 1D CUDA array.

``CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)``

Parameters
----------
dstArray : CUarray or None
dstOffset, ByteCount : int
srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoA
");

#[inline(always)]
pub(crate) fn cuMemcpyDtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyDtoA(dstArray dstOffset srcDevice ByteCount));
    let c_dstArray = args::value::<u64>(dstArray, "dstArray", &driver::CUarray)?;
    ints!(u64, c_dstOffset = dstOffset);
    let c_srcDevice = args::value::<u64>(srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_ByteCount = ByteCount);
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyDtoA_v2)?;
    let status = unsafe { released(py, || function(c_dstArray, c_dstOffset, c_srcDevice, c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyDtoD, c"cuMemcpyDtoD($self, dstDevice, srcDevice, ByteCount)
--

Copies bytes within device memory, or between devices.

``CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)``

Parameters
----------
dstDevice, srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoD
");

shared!(
    cuMemcpyDtoD = like_cuMemcpy(driver::CUdeviceptr, driver::CUresult), "cuMemcpyDtoD",
    "dstDevice srcDevice ByteCount", slots::cuMemcpyDtoD_v2
);

documented!(cuMemcpyDtoDAsync, c"cuMemcpyDtoDAsync($self, dstDevice, srcDevice, ByteCount, hStream)
--

Copies bytes within device memory, or between devices, in stream order.

``CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstDevice, srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoDAsync
");

shared!(
    cuMemcpyDtoDAsync = like_cuMemcpyAsync(driver::CUdeviceptr, driver::CUstream,
    driver::CUresult), "cuMemcpyDtoDAsync", "dstDevice srcDevice ByteCount hStream",
    slots::cuMemcpyDtoDAsync_v2
);

documented!(cuMemcpyDtoH, c"cuMemcpyDtoH($self, dstHost, srcDevice, ByteCount)
--

Copies bytes from device to host memory.

``CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)``

Parameters
----------
dstHost : address or buffer
srcDevice : CUdeviceptr or array on a device or None
ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoH
");

#[inline(always)]
pub(crate) fn cuMemcpyDtoH<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyDtoH(dstHost srcDevice ByteCount));
    let arena = CallArena::new();
    let c_srcDevice = args::value::<u64>(srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_ByteCount = ByteCount);
    let c_dstHost = args::pointer_to_write(dstHost, "dstHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemcpyDtoH_v2)?;
    let status = unsafe { released(py, || function(c_dstHost.cast(), c_srcDevice, c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyDtoHAsync, c"cuMemcpyDtoHAsync($self, dstHost, srcDevice, ByteCount, hStream)
--

Copies bytes from device to host memory in stream order.

``CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstHost : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoHAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyDtoHAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyDtoHAsync(dstHost srcDevice ByteCount hStream));
    let arena = CallArena::new();
    let c_srcDevice = args::value::<u64>(srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_ByteCount = ByteCount);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_dstHost = args::pointer_to_write(dstHost, "dstHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyDtoHAsync_v2)?;
    let status = unsafe { released(py, || function(c_dstHost.cast(), c_srcDevice, c_ByteCount, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyHtoA, c"cuMemcpyHtoA($self, dstArray, dstOffset, srcHost, ByteCount)
--

Copies bytes from host memory into a 1D CUDA array.

``CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)``

Parameters
----------
dstArray : CUarray or None
dstOffset, ByteCount : int
srcHost : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoA
");

#[inline(always)]
pub(crate) fn cuMemcpyHtoA<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyHtoA(dstArray dstOffset srcHost ByteCount));
    let arena = CallArena::new();
    let c_dstArray = args::value::<u64>(dstArray, "dstArray", &driver::CUarray)?;
    ints!(u64, c_dstOffset = dstOffset, c_ByteCount = ByteCount);
    let c_srcHost = args::pointer_to_read(srcHost, "srcHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call.symbol(slots::cuMemcpyHtoA_v2)?;
    let status = unsafe { released(py, || function(c_dstArray, c_dstOffset, c_srcHost.cast(), c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyHtoAAsync, c"cuMemcpyHtoAAsync($self, dstArray, dstOffset, srcHost, ByteCount, hStream)
--

Copies bytes from host memory into a 1D CUDA array, in stream order.

``CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstArray : CUarray or None
dstOffset, ByteCount : int
srcHost : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoAAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyHtoAAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyHtoAAsync(dstArray dstOffset srcHost ByteCount hStream));
    let arena = CallArena::new();
    let c_dstArray = args::value::<u64>(dstArray, "dstArray", &driver::CUarray)?;
    ints!(u64, c_dstOffset = dstOffset, c_ByteCount = ByteCount);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_srcHost = args::pointer_to_read(srcHost, "srcHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemcpyHtoAAsync_v2)?;
    let status = unsafe {
        released(py, || function(c_dstArray, c_dstOffset, c_srcHost.cast(), c_ByteCount, c_hStream))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyHtoD, c"cuMemcpyHtoD($self, dstDevice, srcHost, ByteCount)
--

Copies bytes from host to device memory.

``CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
srcHost : address or buffer
ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoD
");

#[inline(always)]
pub(crate) fn cuMemcpyHtoD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyHtoD(dstDevice srcHost ByteCount));
    let arena = CallArena::new();
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_ByteCount = ByteCount);
    let c_srcHost = args::pointer_to_read(srcHost, "srcHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::cuMemcpyHtoD_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_srcHost.cast(), c_ByteCount)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyHtoDAsync, c"cuMemcpyHtoDAsync($self, dstDevice, srcHost, ByteCount, hStream)
--

Copies bytes from host to device memory in stream order.

``CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
srcHost : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoDAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyHtoDAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyHtoDAsync(dstDevice srcHost ByteCount hStream));
    let arena = CallArena::new();
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_ByteCount = ByteCount);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_srcHost = args::pointer_to_read(srcHost, "srcHost", c_ByteCount as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemcpyHtoDAsync_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_srcHost.cast(), c_ByteCount, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyPeer, c"cuMemcpyPeer($self, dstDevice, dstContext, srcDevice, srcContext, ByteCount)
--

Copies bytes of device memory from one context to another.

``CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)``

Parameters
----------
dstDevice, srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dstContext, srcContext : CUcontext or None
ByteCount : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeer
");

#[inline(always)]
pub(crate) fn cuMemcpyPeer<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyPeer(dstDevice dstContext srcDevice srcContext ByteCount));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstContext = args::value::<u64>(dstContext, "dstContext", &driver::CUcontext)?;
    let c_srcDevice = args::value::<u64>(srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_srcContext = args::value::<u64>(srcContext, "srcContext", &driver::CUcontext)?;
    ints!(u64, c_ByteCount = ByteCount);
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMemcpyPeer)?;
    let status = unsafe {
        released(py, || function(c_dstDevice, c_dstContext, c_srcDevice, c_srcContext, c_ByteCount))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyPeerAsync, c"cuMemcpyPeerAsync($self, dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)
--

Copies bytes of device memory from one context to another, in stream order.

``CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)``

Parameters
----------
dstDevice, srcDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
dstContext, srcContext : CUcontext or None
ByteCount : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeerAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyPeerAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyPeerAsync(dstDevice dstContext srcDevice srcContext ByteCount hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    let c_dstContext = args::value::<u64>(dstContext, "dstContext", &driver::CUcontext)?;
    let c_srcDevice = args::value::<u64>(srcDevice, "srcDevice", &driver::CUdeviceptr)?;
    let c_srcContext = args::value::<u64>(srcContext, "srcContext", &driver::CUcontext)?;
    ints!(u64, c_ByteCount = ByteCount);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemcpyPeerAsync)?;
    let status = unsafe {
        released(py, || function(c_dstDevice, c_dstContext, c_srcDevice, c_srcContext, c_ByteCount, c_hStream))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpyWithAttributesAsync, c"cuMemcpyWithAttributesAsync($self, dst, src, size, attr, hStream)
--

Copies bytes in stream order; attributes specify, for example, when the source is read.

``CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream)``

Parameters
----------
dst : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
src : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive for the duration that ``attr`` specifies.
size : int
attr : CUmemcpyAttributes or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyWithAttributesAsync
");

#[inline(always)]
pub(crate) fn cuMemcpyWithAttributesAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyWithAttributesAsync(dst src size attr hStream));
    let c_dst = args::value::<u64>(dst, "dst", &driver::CUdeviceptr)?;
    let c_src = args::value::<u64>(src, "src", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_attr = args::optional_record(attr, "attr", &driver13::CUmemcpyAttributes)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cuMemcpyWithAttributesAsync)?;
    let status = unsafe { released(py, || function(c_dst, c_src, c_size, c_attr.cast(), c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD16, c"cuMemsetD16($self, dstDevice, us, N)
--

Fills device memory with N copies of a 16-bit value; the address must be even.

``CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
us, N : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16
");

#[inline(always)]
pub(crate) fn cuMemsetD16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD16(dstDevice us N));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u16, c_us = us);
    ints!(u64, c_N = N);
    let function: unsafe extern "system" fn(u64, u16, u64) -> i32 = call.symbol(slots::cuMemsetD16_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_us, c_N)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD16Async, c"cuMemsetD16Async($self, dstDevice, us, N, hStream)
--

Fills device memory with N copies of a 16-bit value, in stream order; the address must be even.

``CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
us, N : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16Async
");

#[inline(always)]
pub(crate) fn cuMemsetD16Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD16Async(dstDevice us N hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u16, c_us = us);
    ints!(u64, c_N = N);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u16, u64, u64) -> i32 = call.symbol(slots::cuMemsetD16Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_us, c_N, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D16, c"cuMemsetD2D16($self, dstDevice, dstPitch, us, Width, Height)
--

Fills a 2D region of device memory with a 16-bit value; the row pitch is in bytes.

``CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dstPitch, us, Width, Height : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16
");

#[inline(always)]
pub(crate) fn cuMemsetD2D16<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D16(dstDevice dstPitch us Width Height));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u16, c_us = us);
    ints!(u64, c_Width = Width, c_Height = Height);
    let function: unsafe extern "system" fn(u64, u64, u16, u64, u64) -> i32 = call.symbol(slots::cuMemsetD2D16_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_us, c_Width, c_Height)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D16Async, c"cuMemsetD2D16Async($self, dstDevice, dstPitch, us, Width, Height, hStream)
--

Fills a 2D region of device memory with a 16-bit value, in stream order; the row pitch is in bytes.

``CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
dstPitch, us, Width, Height : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16Async
");

#[inline(always)]
pub(crate) fn cuMemsetD2D16Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D16Async(dstDevice dstPitch us Width Height hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u16, c_us = us);
    ints!(u64, c_Width = Width, c_Height = Height);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u16, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D16Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_us, c_Width, c_Height, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D32, c"cuMemsetD2D32($self, dstDevice, dstPitch, ui, Width, Height)
--

Fills a 2D region of device memory with a 32-bit value; the row pitch is in bytes.

``CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dstPitch, ui, Width, Height : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32
");

#[inline(always)]
pub(crate) fn cuMemsetD2D32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D32(dstDevice dstPitch ui Width Height));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u32, c_ui = ui);
    ints!(u64, c_Width = Width, c_Height = Height);
    let function: unsafe extern "system" fn(u64, u64, u32, u64, u64) -> i32 = call.symbol(slots::cuMemsetD2D32_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_ui, c_Width, c_Height)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D32Async, c"cuMemsetD2D32Async($self, dstDevice, dstPitch, ui, Width, Height, hStream)
--

Fills a 2D region of device memory with a 32-bit value, in stream order; the row pitch is in bytes.

``CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
dstPitch, ui, Width, Height : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32Async
");

#[inline(always)]
pub(crate) fn cuMemsetD2D32Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D32Async(dstDevice dstPitch ui Width Height hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u32, c_ui = ui);
    ints!(u64, c_Width = Width, c_Height = Height);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u32, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D32Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_ui, c_Width, c_Height, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D8, c"cuMemsetD2D8($self, dstDevice, dstPitch, uc, Width, Height)
--

Fills a 2D region of device memory with an 8-bit value; the row pitch is in bytes.

``CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
dstPitch, uc, Width, Height : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8
");

#[inline(always)]
pub(crate) fn cuMemsetD2D8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D8(dstDevice dstPitch uc Width Height));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u8, c_uc = uc);
    ints!(u64, c_Width = Width, c_Height = Height);
    let function: unsafe extern "system" fn(u64, u64, u8, u64, u64) -> i32 = call.symbol(slots::cuMemsetD2D8_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_uc, c_Width, c_Height)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD2D8Async, c"cuMemsetD2D8Async($self, dstDevice, dstPitch, uc, Width, Height, hStream)
--

Fills a 2D region of device memory with an 8-bit value, in stream order; the row pitch is in bytes.

``CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
dstPitch, uc, Width, Height : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8Async
");

#[inline(always)]
pub(crate) fn cuMemsetD2D8Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD2D8Async(dstDevice dstPitch uc Width Height hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u64, c_dstPitch = dstPitch);
    ints!(u8, c_uc = uc);
    ints!(u64, c_Width = Width, c_Height = Height);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, u8, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMemsetD2D8Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_dstPitch, c_uc, c_Width, c_Height, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD32, c"cuMemsetD32($self, dstDevice, ui, N)
--

Fills device memory with N copies of a 32-bit value; the address must be a multiple of 4.

``CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
ui, N : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32
");

#[inline(always)]
pub(crate) fn cuMemsetD32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD32(dstDevice ui N));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u32, c_ui = ui);
    ints!(u64, c_N = N);
    let function: unsafe extern "system" fn(u64, u32, u64) -> i32 = call.symbol(slots::cuMemsetD32_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_ui, c_N)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD32Async, c"cuMemsetD32Async($self, dstDevice, ui, N, hStream)
--

Fills device memory with N copies of a 32-bit value, in stream order; the address must be a multiple of 4.

``CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
ui, N : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32Async
");

#[inline(always)]
pub(crate) fn cuMemsetD32Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD32Async(dstDevice ui N hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u32, c_ui = ui);
    ints!(u64, c_N = N);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u32, u64, u64) -> i32 = call.symbol(slots::cuMemsetD32Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_ui, c_N, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD8, c"cuMemsetD8($self, dstDevice, uc, N)
--

Fills device memory with N copies of an 8-bit value.

``CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the program has synchronized every device that the library uses.
uc, N : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8
");

#[inline(always)]
pub(crate) fn cuMemsetD8<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD8(dstDevice uc N));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u8, c_uc = uc);
    ints!(u64, c_N = N);
    let function: unsafe extern "system" fn(u64, u8, u64) -> i32 = call.symbol(slots::cuMemsetD8_v2)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_uc, c_N)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemsetD8Async, c"cuMemsetD8Async($self, dstDevice, uc, N, hStream)
--

Fills device memory with N copies of an 8-bit value, in stream order.

``CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)``

Parameters
----------
dstDevice : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
uc, N : int
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8Async
");

#[inline(always)]
pub(crate) fn cuMemsetD8Async<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemsetD8Async(dstDevice uc N hStream));
    let c_dstDevice = args::value::<u64>(dstDevice, "dstDevice", &driver::CUdeviceptr)?;
    ints!(u8, c_uc = uc);
    ints!(u64, c_N = N);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u8, u64, u64) -> i32 = call.symbol(slots::cuMemsetD8Async)?;
    let status = unsafe { released(py, || function(c_dstDevice, c_uc, c_N, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMipmappedArrayCreate, c"cuMipmappedArrayCreate($self, pMipmappedArrayDesc, numMipmapLevels)
--

Creates a mipmapped CUDA array with a given number of levels.

``CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)``

Parameters
----------
pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None
numMipmapLevels : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pHandle : CUmipmappedArray

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayCreate
");

#[inline(always)]
pub(crate) fn cuMipmappedArrayCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMipmappedArrayCreate(pMipmappedArrayDesc numMipmapLevels));
    ints!(u32, c_numMipmapLevels = numMipmapLevels);
    let mut c_pHandle: u64 = 0;
    let c_pMipmappedArrayDesc = args::optional_record(
        pMipmappedArrayDesc, "pMipmappedArrayDesc", &driver::CUDA_ARRAY3D_DESCRIPTOR,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuMipmappedArrayCreate)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pHandle).cast(), c_pMipmappedArrayDesc.cast(), c_numMipmapLevels))
    };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUmipmappedArray, c_pHandle as u64)?),
    )
}

documented!(cuMipmappedArrayDestroy, c"cuMipmappedArrayDestroy($self, hMipmappedArray)
--

Destroys a mipmapped CUDA array, including all levels.

``CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)``

Parameters
----------
hMipmappedArray : CUmipmappedArray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ARRAY_IS_MAPPED``, ``CUDA_ERROR_CONTEXT_IS_DESTROYED``, ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hMipmappedArray``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayDestroy
");

shared!(
    cuMipmappedArrayDestroy = like_cuArrayDestroy(driver::CUmipmappedArray,
    driver::CUresult), "cuMipmappedArrayDestroy", "hMipmappedArray",
    slots::cuMipmappedArrayDestroy
);

documented!(cuMipmappedArrayGetLevel, c"cuMipmappedArrayGetLevel($self, hMipmappedArray, level)
--

Returns one level of a mipmapped array as a CUDA array.

``CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)``

Parameters
----------
hMipmappedArray : CUmipmappedArray or None
level : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pLevelArray : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetLevel
");

shared!(
    cuMipmappedArrayGetLevel =
    like_cuEGLStreamConsumerConnectWithFlags(driver::CUmipmappedArray, driver::CUresult,
    driver::CUarray), "cuMipmappedArrayGetLevel", "hMipmappedArray level",
    slots::cuMipmappedArrayGetLevel
);

documented!(cuMipmappedArrayGetMemoryRequirements, c"cuMipmappedArrayGetMemoryRequirements($self, mipmap, device)
--

Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.

``CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)``

Parameters
----------
mipmap : CUmipmappedArray or None
device : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.6.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetMemoryRequirements
");

shared!(
    cuMipmappedArrayGetMemoryRequirements =
    like_cuArrayGetMemoryRequirements(driver::CUmipmappedArray, driver::CUdevice,
    driver::CUDA_ARRAY_MEMORY_REQUIREMENTS, driver::CUresult),
    "cuMipmappedArrayGetMemoryRequirements", "mipmap device",
    slots::cuMipmappedArrayGetMemoryRequirements
);

documented!(cuMipmappedArrayGetSparseProperties, c"cuMipmappedArrayGetSparseProperties($self, mipmap)
--

Returns the tile size and the mip tail of a sparse mipmapped array.

``CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)``

Parameters
----------
mipmap : CUmipmappedArray or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetSparseProperties
");

shared!(
    cuMipmappedArrayGetSparseProperties =
    like_cuArray3DGetDescriptor(driver::CUmipmappedArray,
    driver::CUDA_ARRAY_SPARSE_PROPERTIES, driver::CUresult),
    "cuMipmappedArrayGetSparseProperties", "mipmap",
    slots::cuMipmappedArrayGetSparseProperties
);

documented!(cuModuleEnumerateFunctions, c"cuModuleEnumerateFunctions($self, numFunctions, mod)
--

Lists the functions (kernels) of a loaded module, up to a given number.

``CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)``

Parameters
----------
numFunctions : int
mod : CUmodule or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
functions : list[CUfunction]

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleEnumerateFunctions
");

shared!(
    cuModuleEnumerateFunctions = like_cuLibraryEnumerateKernels(driver::CUmodule,
    driver::CUfunction, driver::CUresult), "cuModuleEnumerateFunctions",
    "numFunctions mod", slots::cuModuleEnumerateFunctions
);

documented!(cuModuleGetFunction, c"cuModuleGetFunction($self, hmod, name)
--

Finds a kernel in a module by its (mangled) name.

``CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)``

Parameters
----------
hmod : CUmodule or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
hfunc : CUfunction

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunction
");

shared!(
    cuModuleGetFunction = like_cuLibraryGetKernel(driver::CUmodule, driver::CUresult,
    driver::CUfunction), "cuModuleGetFunction", "hmod name", slots::cuModuleGetFunction
);

documented!(cuModuleGetFunctionCount, c"cuModuleGetFunctionCount($self, mod)
--

Returns the number of kernels in a module.

``CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)``

Parameters
----------
mod : CUmodule or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
count : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunctionCount
");

shared!(
    cuModuleGetFunctionCount = like_cuLibraryGetKernelCount(driver::CUmodule,
    driver::CUresult), "cuModuleGetFunctionCount", "mod", slots::cuModuleGetFunctionCount
);

documented!(cuModuleGetGlobal, c"cuModuleGetGlobal($self, hmod, name)
--

Returns the address and size in bytes of a module's global or constant variable, found by name.

``CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)``

Parameters
----------
hmod : CUmodule or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
dptr : CUdeviceptr
    Referenced memory and handles are valid as long as ``hmod`` exists.
bytes : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetGlobal
");

shared!(
    cuModuleGetGlobal = like_cuLibraryGetGlobal(driver::CUmodule, driver::CUresult,
    driver::CUdeviceptr), "cuModuleGetGlobal", "hmod name", slots::cuModuleGetGlobal_v2
);

documented!(cuModuleGetLoadingMode, c"cuModuleGetLoadingMode($self)
--

Returns whether functions of modules are loaded eagerly or at first use (``CUDA_MODULE_LOADING``).

``CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
mode : CUmoduleLoadingMode

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetLoadingMode
");

shared!(
    cuModuleGetLoadingMode = like_cuCtxGetCacheConfig(driver::CUresult,
    driver::CUmoduleLoadingMode), "cuModuleGetLoadingMode", "",
    slots::cuModuleGetLoadingMode
);

documented!(cuModuleGetSurfRef, c"cuModuleGetSurfRef($self, hmod, name)
--

Finds a surface reference in a module by name.

``CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)``

Parameters
----------
hmod : CUmodule or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pSurfRef : CUsurfref

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetSurfRef
");

shared!(
    cuModuleGetSurfRef = like_cuLibraryGetKernel(driver::CUmodule, driver::CUresult,
    driver::CUsurfref), "cuModuleGetSurfRef", "hmod name", slots::cuModuleGetSurfRef
);

documented!(cuModuleGetTexRef, c"cuModuleGetTexRef($self, hmod, name)
--

Finds a texture reference in a module by name.

``CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)``

Parameters
----------
hmod : CUmodule or None
name : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``.
pTexRef : CUtexref

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetTexRef
");

shared!(
    cuModuleGetTexRef = like_cuLibraryGetKernel(driver::CUmodule, driver::CUresult,
    driver::CUtexref), "cuModuleGetTexRef", "hmod name", slots::cuModuleGetTexRef
);

documented!(cuModuleLoad, c"cuModuleLoad($self, fname)
--

Loads a module (PTX, cubin or fat binary) from a file into the current context.

``CUresult cuModuleLoad(CUmodule *module, const char *fname)``

Parameters
----------
fname : bytes or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_FILE_NOT_FOUND``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
module : CUmodule

Warnings
--------
- ``fname`` must name a complete, valid file; the library does not check the contents.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoad
");

#[inline(always)]
pub(crate) fn cuModuleLoad<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuModuleLoad(fname));
    let arena = CallArena::new();
    let mut c_module: u64 = 0;
    let c_fname = args::c_string(fname, "fname", &arena)?;
    let function: unsafe extern "system" fn(Ptr, *const c_char) -> i32 = call.symbol(slots::cuModuleLoad)?;
    let status = unsafe { released(py, || function((&raw mut c_module).cast(), c_fname)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?))
}

documented!(cuModuleLoadData, c"cuModuleLoadData($self, image)
--

Loads a module from PTX, a cubin or a fat binary in memory into the current context.

``CUresult cuModuleLoadData(CUmodule *module, const void *image)``

Parameters
----------
image : address or buffer or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
module : CUmodule

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadData
");

shared!(
    cuModuleLoadData = like_cuModuleLoadData(driver::CUresult, driver::CUmodule),
    "cuModuleLoadData", "image", slots::cuModuleLoadData
);

/// The shared body of `cuModuleLoadData` and other functions.
#[inline(never)]
fn like_cuModuleLoadData<'a, 'py>(
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
            let mut c0: u64 = 0;
            let c1 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cuModuleLoadDataEx, c"cuModuleLoadDataEx($self, image, numOptions, options, optionValues)
--

Loads a module from memory like ``cuModuleLoadData``, with options for the JIT compiler.

``CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)``

Parameters
----------
image : address or buffer or str
numOptions : int
options : list[CUjit_option] or None
optionValues : list[object] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
module : CUmodule

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadDataEx
");

documented!(cuModuleLoadFatBinary, c"cuModuleLoadFatBinary($self, fatCubin)
--

Loads a module from a fat binary in memory, using the image that best suits the device.

``CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)``

Parameters
----------
fatCubin : address or buffer or str

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_PTX``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_JIT_COMPILER_NOT_FOUND``, ``CUDA_ERROR_NOT_FOUND``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NO_BINARY_FOR_GPU``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SHARED_OBJECT_INIT_FAILED``, ``CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND``, ``CUDA_ERROR_UNSUPPORTED_PTX_VERSION``.
module : CUmodule

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadFatBinary
");

shared!(
    cuModuleLoadFatBinary = like_cuModuleLoadData(driver::CUresult, driver::CUmodule),
    "cuModuleLoadFatBinary", "fatCubin", slots::cuModuleLoadFatBinary
);

documented!(cuModuleUnload, c"cuModuleUnload($self, hmod)
--

Unloads a module from the current context; its functions and variables must not be used again.

``CUresult cuModuleUnload(CUmodule hmod)``

Parameters
----------
hmod : CUmodule or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``.

Warnings
--------
- No thread may use ``hmod``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleUnload
");

shared!(
    cuModuleUnload = like_cuArrayDestroy(driver::CUmodule, driver::CUresult),
    "cuModuleUnload", "hmod", slots::cuModuleUnload
);

documented!(cuMulticastAddDevice, c"cuMulticastAddDevice($self, mcHandle, dev)
--

Adds a device to a multicast object, which must include all devices before memory is bound.

``CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)``

Parameters
----------
mcHandle : CUmemGenericAllocationHandle or None
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastAddDevice
");

#[inline(always)]
pub(crate) fn cuMulticastAddDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastAddDevice(mcHandle dev));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cuMulticastAddDevice)?;
    let status = unsafe { released(py, || function(c_mcHandle, c_dev)) };
    returned0(py, &driver::CUresult, status)
}

#[inline(always)]
pub(crate) fn cuMulticastBindAddr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastBindAddr(mcHandle mcOffset memptr size flags));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    ints!(u64, c_mcOffset = mcOffset);
    let c_memptr = args::value::<u64>(memptr, "memptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call.symbol(slots::cuMulticastBindAddr)?;
    let status = unsafe { released(py, || function(c_mcHandle, c_mcOffset, c_memptr, c_size, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMulticastBindAddr_v2, c"cuMulticastBindAddr_v2($self, mcHandle, dev, mcOffset, memptr, size, flags)
--

Binds mapped memory, given by its address, at an offset within a multicast object, for a given device.

``CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``

Parameters
----------
mcHandle : CUmemGenericAllocationHandle or None
dev : CUdevice or None
mcOffset, size : int
memptr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until ``cuMulticastUnbind`` is called.
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr_v2
");

#[inline(always)]
pub(crate) fn cuMulticastBindAddr_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastBindAddr_v2(mcHandle dev mcOffset memptr size flags));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(u64, c_mcOffset = mcOffset);
    let c_memptr = args::value::<u64>(memptr, "memptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size, c_flags = flags);
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindAddr_v2)?;
    let status = unsafe { released(py, || function(c_mcHandle, c_dev, c_mcOffset, c_memptr, c_size, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

#[inline(always)]
pub(crate) fn cuMulticastBindMem<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastBindMem(mcHandle mcOffset memHandle memOffset size flags));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    ints!(u64, c_mcOffset = mcOffset);
    let c_memHandle = args::value::<
        u64,
    >(memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    ints!(u64, c_memOffset = memOffset, c_size = size, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindMem)?;
    let status = unsafe {
        released(py, || function(c_mcHandle, c_mcOffset, c_memHandle, c_memOffset, c_size, c_flags))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMulticastBindMem_v2, c"cuMulticastBindMem_v2($self, mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)
--

Binds physical memory, given by its handle, at an offset within a multicast object, for a given device.

``CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)``

Parameters
----------
mcHandle, memHandle : CUmemGenericAllocationHandle or None
dev : CUdevice or None
mcOffset, memOffset, size : int
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem_v2
");

#[inline(always)]
pub(crate) fn cuMulticastBindMem_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastBindMem_v2(mcHandle dev mcOffset memHandle memOffset size flags));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(u64, c_mcOffset = mcOffset);
    let c_memHandle = args::value::<
        u64,
    >(memHandle, "memHandle", &driver::CUmemGenericAllocationHandle)?;
    ints!(u64, c_memOffset = memOffset, c_size = size, c_flags = flags);
    let function: unsafe extern "system" fn(u64, i32, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cuMulticastBindMem_v2)?;
    let status = unsafe {
        released(py, || function(c_mcHandle, c_dev, c_mcOffset, c_memHandle, c_memOffset, c_size, c_flags))
    };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMulticastCreate, c"cuMulticastCreate($self, prop)
--

Creates a multicast object: accesses to its address write to, or reduce over, several devices.

``CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)``

Parameters
----------
prop : CUmulticastObjectProp or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
mcHandle : CUmemGenericAllocationHandle

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastCreate
");

shared!(
    cuMulticastCreate = like_cuArray3DCreate(driver::CUmulticastObjectProp,
    driver::CUresult, driver::CUmemGenericAllocationHandle), "cuMulticastCreate", "prop",
    slots::cuMulticastCreate
);

documented!(cuMulticastGetGranularity, c"cuMulticastGetGranularity($self, prop, option)
--

Returns the granularity in bytes of a multicast object, to which sizes and offsets must be aligned.

``CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)``

Parameters
----------
prop : CUmulticastObjectProp or None
option : CUmulticastGranularity_flags

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.
granularity : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastGetGranularity
");

shared!(
    cuMulticastGetGranularity =
    like_cuMulticastGetGranularity(driver::CUmulticastGranularity_flags,
    driver::CUmulticastObjectProp, driver::CUresult), "cuMulticastGetGranularity",
    "prop option", slots::cuMulticastGetGranularity
);

/// The shared body of `cuMulticastGetGranularity` and other functions.
#[inline(never)]
pub(super) fn like_cuMulticastGetGranularity<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c2 = args::enumeration(a1, own.name(1), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

documented!(cuMulticastUnbind, c"cuMulticastUnbind($self, mcHandle, dev, mcOffset, size)
--

Unbinds a device's memory from a range of a multicast object.

``CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)``

Parameters
----------
mcHandle : CUmemGenericAllocationHandle or None
dev : CUdevice or None
mcOffset, size : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- No thread may use the mapped or bound memory that ``mcHandle`` specifies, during or after the call.
- ``mcOffset`` and ``size`` must be those of the call that bound the memory.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastUnbind
");

#[inline(always)]
pub(crate) fn cuMulticastUnbind<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMulticastUnbind(mcHandle dev mcOffset size));
    let c_mcHandle = args::value::<
        u64,
    >(mcHandle, "mcHandle", &driver::CUmemGenericAllocationHandle)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    ints!(u64, c_mcOffset = mcOffset, c_size = size);
    let function: unsafe extern "system" fn(u64, i32, u64, u64) -> i32 = call.symbol(slots::cuMulticastUnbind)?;
    let status = unsafe { released(py, || function(c_mcHandle, c_dev, c_mcOffset, c_size)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuOccupancyAvailableDynamicSMemPerBlock, c"cuOccupancyAvailableDynamicSMemPerBlock($self, func, numBlocks, blockSize)
--

Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.

``CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)``

Parameters
----------
func : CUfunction or None
numBlocks, blockSize : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
dynamicSmemSize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyAvailableDynamicSMemPerBlock
");

#[inline(always)]
pub(crate) fn cuOccupancyAvailableDynamicSMemPerBlock<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuOccupancyAvailableDynamicSMemPerBlock(func numBlocks blockSize));
    let c_func = args::value::<u64>(func, "func", &driver::CUfunction)?;
    ints!(i32, c_numBlocks = numBlocks, c_blockSize = blockSize);
    let mut c_dynamicSmemSize: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32) -> i32 = call
        .symbol(slots::cuOccupancyAvailableDynamicSMemPerBlock)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dynamicSmemSize).cast(), c_func, c_numBlocks, c_blockSize))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_dynamicSmemSize)?))
}

documented!(cuOccupancyMaxActiveBlocksPerMultiprocessor, c"cuOccupancyMaxActiveBlocksPerMultiprocessor($self, func, blockSize, dynamicSMemSize)
--

Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.

``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)``

Parameters
----------
func : CUfunction or None
blockSize, dynamicSMemSize : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
numBlocks : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessor
");

#[inline(always)]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuOccupancyMaxActiveBlocksPerMultiprocessor(func blockSize dynamicSMemSize));
    let c_func = args::value::<u64>(func, "func", &driver::CUfunction)?;
    ints!(i32, c_blockSize = blockSize);
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    let mut c_numBlocks: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64) -> i32 = call
        .symbol(slots::cuOccupancyMaxActiveBlocksPerMultiprocessor)?;
    let status = unsafe {
        released(py, || function((&raw mut c_numBlocks).cast(), c_func, c_blockSize, c_dynamicSMemSize))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_numBlocks)?))
}

documented!(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($self, func, blockSize, dynamicSMemSize, flags)
--

Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.

``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``

Parameters
----------
func : CUfunction or None
blockSize, dynamicSMemSize : int
flags : int
    Flags: members of ``CUoccupancy_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
numBlocks : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
");

#[inline(always)]
pub(crate) fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func blockSize dynamicSMemSize flags));
    let c_func = args::value::<u64>(func, "func", &driver::CUfunction)?;
    ints!(i32, c_blockSize = blockSize);
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    ints!(u32, c_flags = flags);
    let mut c_numBlocks: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64, u32) -> i32 = call
        .symbol(slots::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)?;
    let status = unsafe {
        released(py, || function((&raw mut c_numBlocks).cast(), c_func, c_blockSize, c_dynamicSMemSize, c_flags))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_numBlocks)?))
}

documented!(cuOccupancyMaxActiveClusters, c"cuOccupancyMaxActiveClusters($self, func, config)
--

Returns the maximum number of clusters of a launch that can run on a device at the same time.

``CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)``

Parameters
----------
func : CUfunction or None
config : CUlaunchConfig or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CLUSTER_SIZE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
numClusters : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveClusters
");

documented!(cuOccupancyMaxPotentialBlockSize, c"cuOccupancyMaxPotentialBlockSize($self, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit)
--

Suggests a block size with maximum occupancy, and the smallest grid that achieves it.

``CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)``

Parameters
----------
func : CUfunction or None
blockSizeToDynamicSMemSize : callback
dynamicSMemSize, blockSizeLimit : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
minGridSize : int
blockSize : int

Warnings
--------
- ``blockSizeToDynamicSMemSize`` may be called only before this function returns.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSize
");

#[inline(always)]
pub(crate) fn cuOccupancyMaxPotentialBlockSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuOccupancyMaxPotentialBlockSize(func blockSizeToDynamicSMemSize dynamicSMemSize blockSizeLimit));
    let arena = CallArena::new();
    let c_func = args::value::<u64>(func, "func", &driver::CUfunction)?;
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    ints!(i32, c_blockSizeLimit = blockSizeLimit);
    let mut c_minGridSize: i32 = 0;
    let mut c_blockSize: i32 = 0;
    let c_blockSizeToDynamicSMemSize = args::callback(
        blockSizeToDynamicSMemSize, Some(&driver::CUoccupancyB2DSize__signature), None, &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, Ptr, u64, i32) -> i32, Alone) = call
        .symbol_and_form(slots::cuOccupancyMaxPotentialBlockSize)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_minGridSize).cast(), (&raw mut c_blockSize).cast(), c_func, c_blockSizeToDynamicSMemSize.address(),
        c_dynamicSMemSize, c_blockSizeLimit,
    )) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_minGridSize)?)?;
            tuple.push(out::i32(py, c_blockSize)?)?;
            Ok(())
        },
    )
}

documented!(cuOccupancyMaxPotentialBlockSizeWithFlags, c"cuOccupancyMaxPotentialBlockSizeWithFlags($self, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags)
--

Suggests a block size with maximum occupancy, and the smallest grid that achieves it; accepts caching flags.

``CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)``

Parameters
----------
func : CUfunction or None
blockSizeToDynamicSMemSize : callback
dynamicSMemSize, blockSizeLimit : int
flags : int
    Flags: members of ``CUoccupancy_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
minGridSize : int
blockSize : int

Warnings
--------
- ``blockSizeToDynamicSMemSize`` may be called only before this function returns.

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSizeWithFlags
");

#[inline(always)]
pub(crate) fn cuOccupancyMaxPotentialBlockSizeWithFlags<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cuOccupancyMaxPotentialBlockSizeWithFlags(func blockSizeToDynamicSMemSize dynamicSMemSize blockSizeLimit flags)
    );
    let arena = CallArena::new();
    let c_func = args::value::<u64>(func, "func", &driver::CUfunction)?;
    ints!(u64, c_dynamicSMemSize = dynamicSMemSize);
    ints!(i32, c_blockSizeLimit = blockSizeLimit);
    ints!(u32, c_flags = flags);
    let mut c_minGridSize: i32 = 0;
    let mut c_blockSize: i32 = 0;
    let c_blockSizeToDynamicSMemSize = args::callback(
        blockSizeToDynamicSMemSize, Some(&driver::CUoccupancyB2DSize__signature), None, &arena,
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64, Ptr, u64, i32, u32) -> i32, Alone) = call
        .symbol_and_form(slots::cuOccupancyMaxPotentialBlockSizeWithFlags)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_minGridSize).cast(), (&raw mut c_blockSize).cast(), c_func, c_blockSizeToDynamicSMemSize.address(),
        c_dynamicSMemSize, c_blockSizeLimit, c_flags,
    )) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_minGridSize)?)?;
            tuple.push(out::i32(py, c_blockSize)?)?;
            Ok(())
        },
    )
}

documented!(cuOccupancyMaxPotentialClusterSize, c"cuOccupancyMaxPotentialClusterSize($self, func, config)
--

Returns the maximum cluster size, in blocks, for a launch configuration.

``CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)``

Parameters
----------
func : CUfunction or None
config : CUlaunchConfig or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_UNKNOWN``.
clusterSize : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialClusterSize
");

documented!(cuParamSetSize, c"cuParamSetSize($self, hfunc, numbytes)
--

Sets the total size in bytes of a function's parameters for ``cuLaunch``.

``CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)``

Parameters
----------
hfunc : CUfunction or None
numbytes : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetSize
");

shared!(
    cuParamSetSize = like_cuCtxEnablePeerAccess(driver::CUfunction, driver::CUresult),
    "cuParamSetSize", "hfunc numbytes", slots::cuParamSetSize
);

documented!(cuParamSetTexRef, c"cuParamSetTexRef($self, hfunc, texunit, hTexRef)
--

Makes the array or memory of a texture reference visible to a function.

``CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)``

Parameters
----------
hfunc : CUfunction or None
texunit : int
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetTexRef
");

#[inline(always)]
pub(crate) fn cuParamSetTexRef<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuParamSetTexRef(hfunc texunit hTexRef));
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    ints!(i32, c_texunit = texunit);
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let function: unsafe extern "system" fn(u64, i32, u64) -> i32 = call.symbol(slots::cuParamSetTexRef)?;
    let status = unsafe { released(py, || function(c_hfunc, c_texunit, c_hTexRef)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuParamSetf, c"cuParamSetf($self, hfunc, offset, value)
--

Sets a ``float`` parameter of a function, at an offset, for ``cuLaunch``.

``CUresult cuParamSetf(CUfunction hfunc, int offset, float value)``

Parameters
----------
hfunc : CUfunction or None
offset : int
value : float

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetf
");

#[inline(always)]
pub(crate) fn cuParamSetf<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hfunc, offset, object_value], []) = call.bind("cuParamSetf", "hfunc offset value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    ints!(i32, c_offset = offset);
    let c_value = args::f32(object_value)?;
    let function: unsafe extern "system" fn(u64, i32, f32) -> i32 = call.symbol(slots::cuParamSetf)?;
    let status = unsafe { released(py, || function(c_hfunc, c_offset, c_value)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuParamSeti, c"cuParamSeti($self, hfunc, offset, value)
--

Sets an integer parameter of a function, at an offset, for ``cuLaunch``.

``CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)``

Parameters
----------
hfunc : CUfunction or None
offset, value : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSeti
");

#[inline(always)]
pub(crate) fn cuParamSeti<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hfunc, offset, object_value], []) = call.bind("cuParamSeti", "hfunc offset value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    ints!(i32, c_offset = offset);
    let c_value = args::u32(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, i32, u32) -> i32 = call.symbol(slots::cuParamSeti)?;
    let status = unsafe { released(py, || function(c_hfunc, c_offset, c_value)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuParamSetv, c"cuParamSetv($self, hfunc, offset, ptr, numbytes)
--

Copies bytes to an offset in a function's parameters, for ``cuLaunch``.

``CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)``

Parameters
----------
hfunc : CUfunction or None
offset, numbytes : int
ptr : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetv
");

#[inline(always)]
pub(crate) fn cuParamSetv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuParamSetv(hfunc offset ptr numbytes));
    let arena = CallArena::new();
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    ints!(i32, c_offset = offset);
    ints!(u32, c_numbytes = numbytes);
    let c_ptr = args::pointer_to_read(ptr, "ptr", c_numbytes as usize, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u32) -> i32 = call.symbol(slots::cuParamSetv)?;
    let status = unsafe { released(py, || function(c_hfunc, c_offset, c_ptr.cast(), c_numbytes)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuPointerGetAttribute, c"cuPointerGetAttribute($self, attribute, ptr)
--

Returns one attribute of a pointer, such as the memory type or the device.

``CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)``

Parameters
----------
attribute : CUpointer_attribute
ptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
data : object

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttribute
");

#[inline(always)]
pub(crate) fn cuPointerGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuPointerGetAttribute(attribute ptr));
    let c_attribute = args::enumeration(attribute, "attribute", &driver::CUpointer_attribute)?;
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    let mut c_data = attributes::attribute_out(py, c_attribute, &attribute_types::driver::CUpointer_attribute, None)?;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cuPointerGetAttribute)?;
    let status = unsafe { released(py, || function(c_data.pointer(), c_attribute, c_ptr)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cuPointerGetAttributes, c"cuPointerGetAttributes($self, numAttributes, attributes, ptr)
--

Returns several attributes of a pointer; inapplicable attributes are zero or null.

``CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)``

Parameters
----------
numAttributes : int
attributes : list[CUpointer_attribute] or None
ptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.
data : list[object]

Notes
-----
Declared in ``cuda.h``. Since CUDA 7.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttributes
");

#[inline(always)]
pub(crate) fn cuPointerGetAttributes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuPointerGetAttributes(numAttributes attributes ptr));
    let arena = CallArena::new();
    ints!(u32, c_numAttributes = numAttributes);
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    let c_attributes = args::array(
        attributes, "attributes", &Ty::Enum(&driver::CUpointer_attribute), Some(c_numAttributes as usize), &arena,
    )?;
    let mut c_data = unsafe { attributes::attributes_out(
        py, c_attributes.cast(), core::ptr::null(), c_numAttributes as usize,
        &attribute_types::driver::CUpointer_attribute,
    ) }?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr, u64) -> i32 = call.symbol(slots::cuPointerGetAttributes)?;
    let status = unsafe {
        released(py, || function(c_numAttributes, c_attributes.cast(), c_data.pointers().cast(), c_ptr))
    };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

documented!(cuPointerSetAttribute, c"cuPointerSetAttribute($self, value, attribute, ptr)
--

Sets an attribute, such as synchronous memory operations, of the allocation that contains an address.

``CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)``

Parameters
----------
value : object
attribute : CUpointer_attribute
ptr : CUdeviceptr or array on a device or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerSetAttribute
");

#[inline(always)]
pub(crate) fn cuPointerSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_value, attribute, ptr], []) = call.bind("cuPointerSetAttribute", "value attribute ptr")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_attribute = args::enumeration(attribute, "attribute", &driver::CUpointer_attribute)?;
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    let (c_value, _) = attributes::attribute_in(
        object_value, c_attribute, &attribute_types::driver::CUpointer_attribute, None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cuPointerSetAttribute)?;
    let status = unsafe { released(py, || function(c_value, c_attribute, c_ptr)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuProfilerInitialize, c"cuProfilerInitialize($self, configFile, outputFile, outputMode)
--

Initializes the old command-line profiler with its configuration and output files.

``CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)``

Parameters
----------
configFile, outputFile : bytes or str
outputMode : CUoutput_mode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cudaProfiler.h``. Since CUDA 4.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER__DEPRECATED.html#:~:text=cuProfilerInitialize
");

#[inline(always)]
pub(crate) fn cuProfilerInitialize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuProfilerInitialize(configFile outputFile outputMode));
    let arena = CallArena::new();
    let c_outputMode = args::enumeration(outputMode, "outputMode", &driver::CUoutput_mode)?;
    let c_configFile = args::c_string(configFile, "configFile", &arena)?;
    let c_outputFile = args::c_string(outputFile, "outputFile", &arena)?;
    let function: unsafe extern "system" fn(*const c_char, *const c_char, i32) -> i32 = call
        .symbol(slots::cuProfilerInitialize)?;
    let status = unsafe { released(py, || function(c_configFile, c_outputFile, c_outputMode)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuProfilerStart, c"cuProfilerStart($self)
--

Starts data collection by an attached profiler.

``CUresult cuProfilerStart(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.

Notes
-----
Declared in ``cudaProfiler.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStart
");

shared!(
    cuProfilerStart = like_cuCtxResetPersistingL2Cache(driver::CUresult),
    "cuProfilerStart", "", slots::cuProfilerStart
);

documented!(cuProfilerStop, c"cuProfilerStop($self)
--

Stops data collection by an attached profiler.

``CUresult cuProfilerStop(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``.

Notes
-----
Declared in ``cudaProfiler.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStop
");

shared!(
    cuProfilerStop = like_cuCtxResetPersistingL2Cache(driver::CUresult),
    "cuProfilerStop", "", slots::cuProfilerStop
);

documented!(cuSignalExternalSemaphoresAsync, c"cuSignalExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Signals imported semaphores in stream order.

``CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``

Parameters
----------
extSemArray : list[CUexternalSemaphore] or None
paramsArray : list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
numExtSems : int
stream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
- Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuSignalExternalSemaphoresAsync
");

shared!(
    cuSignalExternalSemaphoresAsync =
    like_cuSignalExternalSemaphoresAsync(driver::CUstream, driver::CUexternalSemaphore,
    driver::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, driver::CUresult),
    "cuSignalExternalSemaphoresAsync", "extSemArray paramsArray numExtSems stream",
    slots::cuSignalExternalSemaphoresAsync
);

/// The shared body of `cuSignalExternalSemaphoresAsync` and other functions.
#[inline(never)]
fn like_cuSignalExternalSemaphoresAsync<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t0)?;
            let c0 = args::array(a0, own.name(0), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t2), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuStreamAddCallback, c"cuStreamAddCallback($self, hStream, callback, userData, flags)
--

Runs a host callback in stream order, even after errors, and passes it the stream's status.

``CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)``

Parameters
----------
hStream : CUstream or None
callback : callback
    Used after the call returns; kept alive by cubind until the last call of ``callback``.
userData : object
    Used after the call returns; kept alive by cubind until the last call of ``callback``.
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- ``callback`` is called with ``userData`` once, later, on a driver thread (if the stream is being captured, at each launch of the graph); it must not call CUDA.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecation announced in CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAddCallback
");

#[inline(always)]
pub(crate) fn cuStreamAddCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamAddCallback(hStream callback userData flags));
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    ints!(u32, c_flags = flags);
    let mut c_callback = args::callback(callback, Some(&driver::CUstreamCallback__signature), Some(userData), &arena)?;
    let c_userData = args::data(userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuStreamAddCallback)?;
    if c_callback.is_closure() {
        let mut answer = 0u64;
        let asked: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamIsCapturing)?;
        let status = unsafe { released(py, || asked(c_hStream, (&raw mut answer).cast())) };
        if status == 0 && answer == 0 {
            c_callback.once();
        }
    }
    let status = unsafe { released(py, || function(c_hStream, c_callback.address(), c_userData.cast(), c_flags)) };
    c_callback.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamAttachMemAsync, c"cuStreamAttachMemAsync($self, hStream, dptr, length, flags)
--

Attaches managed memory to one stream, to all streams or to the host, in stream order.

``CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)``

Parameters
----------
hStream : CUstream or None
dptr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
length : int
flags : int
    Flags: members of ``CUmemAttach_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- On the device, only work in the stream that the memory is attached to may use it.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAttachMemAsync
");

#[inline(always)]
pub(crate) fn cuStreamAttachMemAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hStream, dptr, object_length, flags], []) = call.bind("cuStreamAttachMemAsync", "hStream dptr length flags")?;
    let py = call.py();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    let c_length = args::u64(object_length, "length")?;
    ints!(u32, c_flags = flags);
    let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = call.symbol(slots::cuStreamAttachMemAsync)?;
    let status = unsafe { released(py, || function(c_hStream, c_dptr, c_length, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamBatchMemOp, c"cuStreamBatchMemOp($self, stream, count, paramArray, flags)
--

Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.

``CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)``

Parameters
----------
stream : CUstream or None
count : int
paramArray : list[CUstreamBatchMemOpParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamBatchMemOp
");

documented!(cuStreamBeginCapture, c"cuStreamBeginCapture($self, hStream, mode)
--

Starts capturing the work submitted to a stream as a graph, instead of running it.

``CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)``

Parameters
----------
hStream : CUstream or None
mode : CUstreamCaptureMode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- Captured kernels must not use texture or surface references.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCapture
");

shared!(
    cuStreamBeginCapture = like_cuFuncSetCacheConfig(driver::CUstream,
    driver::CUstreamCaptureMode, driver::CUresult), "cuStreamBeginCapture",
    "hStream mode", slots::cuStreamBeginCapture_v2
);

documented!(cuStreamBeginCaptureToCig, c"cuStreamBeginCaptureToCig($self, hStream, streamCigCaptureParams)
--

Starts capturing a stream's work into a command list of a graphics API.

``CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)``

Parameters
----------
hStream : CUstream or None
streamCigCaptureParams : CUstreamCigCaptureParams or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2 (in drivers since 13.1).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCaptureToCig
");

shared!(
    cuStreamBeginCaptureToCig =
    like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUstream,
    driver13::CUstreamCigCaptureParams, driver::CUresult), "cuStreamBeginCaptureToCig",
    "hStream streamCigCaptureParams", slots::cuStreamBeginCaptureToCig
);

documented!(cuStreamBeginCaptureToGraph, c"cuStreamBeginCaptureToGraph($self, hStream, hGraph, dependencies, dependencyData, numDependencies, mode)
--

Starts capturing a stream's work into an existing graph, after the given nodes.

``CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)``

Parameters
----------
hStream : CUstream or None
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
dependencyData : list[CUgraphEdgeData] or None
numDependencies : int
mode : CUstreamCaptureMode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- Captured kernels must not use texture or surface references.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCaptureToGraph
");

#[inline(always)]
pub(crate) fn cuStreamBeginCaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamBeginCaptureToGraph(hStream hGraph dependencies dependencyData numDependencies mode));
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    ints!(u64, c_numDependencies = numDependencies);
    let c_mode = args::enumeration(mode, "mode", &driver::CUstreamCaptureMode)?;
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    let c_dependencyData = args::optional_array(
        dependencyData, "dependencyData", &Ty::Record(&driver::CUgraphEdgeData), Some(c_numDependencies as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, i32) -> i32 = call
        .symbol(slots::cuStreamBeginCaptureToGraph)?;
    let status = unsafe { released(
        py, || function(c_hStream, c_hGraph, c_dependencies.cast(), c_dependencyData.cast(), c_numDependencies, c_mode),
    ) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamBeginRecaptureToGraph, c"cuStreamBeginRecaptureToGraph($self, hStream, mode, hGraph, callbackFunc, userData)
--

Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.

``CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)``

Parameters
----------
hStream : CUstream or None
mode : CUstreamCaptureMode
hGraph : CUgraph or None
callbackFunc : callback
    Used after the call returns; kept alive by cubind until ``cuStreamEndCapture`` is called.
userData : object
    Used after the call returns; kept alive by cubind until ``cuStreamEndCapture`` is called.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- ``callbackFunc`` may be called with ``userData`` until ``cuStreamEndCapture`` is called, on any thread.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginRecaptureToGraph
");

#[inline(always)]
pub(crate) fn cuStreamBeginRecaptureToGraph<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamBeginRecaptureToGraph(hStream mode hGraph callbackFunc userData));
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_mode = args::enumeration(mode, "mode", &driver::CUstreamCaptureMode)?;
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_callbackFunc = args::callback(
        callbackFunc, Some(&driver13::CUgraphRecaptureCallback__signature), Some(userData), &arena,
    )?;
    let c_userData = args::data(userData, c_callbackFunc.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cuStreamBeginRecaptureToGraph)?;
    let status = unsafe {
        released(py, || function(c_hStream, c_mode, c_hGraph, c_callbackFunc.address(), c_userData.cast()))
    };
    c_callbackFunc.left(status == 0);
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamCopyAttributes, c"cuStreamCopyAttributes($self, dst, src)
--

Copies all attributes of one stream to another stream of the same context.

``CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)``

Parameters
----------
dst, src : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCopyAttributes
");

shared!(
    cuStreamCopyAttributes = like_cuGraphKernelNodeCopyAttributes(driver::CUstream,
    driver::CUresult), "cuStreamCopyAttributes", "dst src", slots::cuStreamCopyAttributes
);

shared!(
    cuStreamCreate = like_cuGraphCreate(driver::CUstream, driver::CUresult),
    "cuStreamCreate", "Flags", slots::cuStreamCreate
);

#[inline(always)]
pub(crate) fn cuStreamCreateWithPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamCreateWithPriority(flags priority));
    ints!(u32, c_flags = flags);
    ints!(i32, c_priority = priority);
    let mut c_phStream: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32, i32) -> i32 = call.symbol(slots::cuStreamCreateWithPriority)?;
    let status = unsafe { released(py, || function((&raw mut c_phStream).cast(), c_flags, c_priority)) };
    if status == 0 {
        handle_keepalive::made(&driver::CUstream, c_phStream as u64);
    }
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUstream, c_phStream as u64)?),
    )
}

documented!(cuStreamDestroy, c"cuStreamDestroy($self, hStream)
--

Destroys a stream; work that was already submitted to it still finishes.

``CUresult cuStreamDestroy_v2(CUstream hStream)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hStream``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamDestroy
");

shared!(
    cuStreamDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUstream,
    driver::CUresult), "cuStreamDestroy", "hStream", slots::cuStreamDestroy_v2
);

documented!(cuStreamEndCapture, c"cuStreamEndCapture($self, hStream)
--

Ends the capture of a stream and returns the graph, or null if the capture became invalid.

``CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD``.
phGraph : CUgraph

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamEndCapture
");

#[inline(always)]
pub(crate) fn cuStreamEndCapture<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamEndCapture(hStream));
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_phGraph: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamEndCapture)?;
    let status = unsafe { released(py, || function(c_hStream, (&raw mut c_phGraph).cast())) };
    if status == 0 {
        handle_keepalive::made(&driver::CUgraph, c_phGraph as u64);
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUgraph, c_phGraph as u64)?))
}

documented!(cuStreamEndCaptureToCig, c"cuStreamEndCaptureToCig($self, hStream)
--

Ends the capture that ``cuStreamBeginCaptureToCig`` started in a stream.

``CUresult cuStreamEndCaptureToCig(CUstream hStream)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.2 (in drivers since 13.1).
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamEndCaptureToCig
");

shared!(
    cuStreamEndCaptureToCig = like_cuArrayDestroy(driver::CUstream, driver::CUresult),
    "cuStreamEndCaptureToCig", "hStream", slots::cuStreamEndCaptureToCig
);

documented!(cuStreamGetAttribute, c"cuStreamGetAttribute($self, hStream, attr)
--

Returns an attribute of a stream, such as the L2 access policy window.

``CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)``

Parameters
----------
hStream : CUstream or None
attr : CUlaunchAttributeID

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
value_out : CUstreamAttrValue
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetAttribute
");

documented!(cuStreamGetCaptureInfo_v2, c"cuStreamGetCaptureInfo_v2($self, hStream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``.
captureStatus_out : CUstreamCaptureStatus
id_out : cuuint64_t
graph_out : CUgraph
dependencies_out : list[CUgraphNode]
numDependencies_out : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3. Kept for binary compatibility.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v2
");

shared!(
    cuStreamGetCaptureInfo_v2 = like_cuStreamGetCaptureInfo_v2(driver::CUstream,
    driver::CUresult, driver::CUstreamCaptureStatus, driver::cuuint64_t, driver::CUgraph,
    driver::CUgraphNode), "cuStreamGetCaptureInfo_v2", "hStream",
    slots::cuStreamGetCaptureInfo_v2
);

/// The shared body of `cuStreamGetCaptureInfo_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamGetCaptureInfo_v2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: u64 = 0;
            let mut c3: u64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: u64 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (5, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::value(py, t3, c2 as u64)?)?;
                    tuple.push(out::value(py, t4, c3 as u64)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t5), c4.cast(), c5 as usize) }?)?;
                    tuple.push(out::u64(py, c5)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuStreamGetCaptureInfo_v3, c"cuStreamGetCaptureInfo_v3($self, hStream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

``CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_LOSSY_QUERY``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
captureStatus_out : CUstreamCaptureStatus
id_out : cuuint64_t
graph_out : CUgraph
dependencies_out : list[CUgraphNode]
edgeData_out : list[CUgraphEdgeData]
numDependencies_out : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v3
");

shared!(
    cuStreamGetCaptureInfo_v3 = like_cuStreamGetCaptureInfo_v3(driver::CUstream,
    driver::CUresult, driver::CUstreamCaptureStatus, driver::cuuint64_t, driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData), "cuStreamGetCaptureInfo_v3",
    "hStream", slots::cuStreamGetCaptureInfo_v3
);

/// The shared body of `cuStreamGetCaptureInfo_v3` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamGetCaptureInfo_v3<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static ValueDef,
    t6: &'static RecordDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let mut c2: u64 = 0;
            let mut c3: u64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: *mut c_void = core::ptr::null_mut();
            let mut c6: u64 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (6, alone),
                |tuple| {
                    tuple.push(out::enumeration(py, t2, c1)?)?;
                    tuple.push(out::value(py, t3, c2 as u64)?)?;
                    tuple.push(out::value(py, t4, c3 as u64)?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Value(t5), c4.cast(), c6 as usize) }?)?;
                    tuple.push(unsafe { out::list(py, &Ty::Record(t6), c5.cast(), c6 as usize) }?)?;
                    tuple.push(out::u64(py, c6)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cuStreamGetCtx, c"cuStreamGetCtx($self, hStream)
--

Returns the context that a stream belongs to.

``CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.
pctx : CUcontext

Notes
-----
Declared in ``cuda.h``. Since CUDA 9.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx
");

shared!(
    cuStreamGetCtx = like_cuGraphChildGraphNodeGetGraph(driver::CUstream,
    driver::CUresult, driver::CUcontext), "cuStreamGetCtx", "hStream",
    slots::cuStreamGetCtx
);

documented!(cuStreamGetCtx_v2, c"cuStreamGetCtx_v2($self, hStream)
--

Returns the context that a stream belongs to, and the stream's green context if there is one.

``CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pCtx : CUcontext
pGreenCtx : CUgreenCtx

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx_v2
");

#[inline(always)]
pub(crate) fn cuStreamGetCtx_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamGetCtx_v2(hStream));
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_pCtx: u64 = 0;
    let mut c_pGreenCtx: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuStreamGetCtx_v2)?;
    let status = unsafe {
        released(py, || function(c_hStream, (&raw mut c_pCtx).cast(), (&raw mut c_pGreenCtx).cast()))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::value(py, &driver::CUcontext, c_pCtx as u64)?)?;
            tuple.push(out::value(py, &driver::CUgreenCtx, c_pGreenCtx as u64)?)?;
            Ok(())
        },
    )
}

documented!(cuStreamGetDevResource, c"cuStreamGetDevResource($self, hStream, typename)
--

Returns the resources of one type, such as SMs or work queues, that a stream's work may use.

``CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)``

Parameters
----------
hStream : CUstream or None
typename : CUdevResourceType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
resource : CUdevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuStreamGetDevResource
");

shared!(
    cuStreamGetDevResource = like_cuStreamGetDevResource(driver::CUstream,
    driver::CUdevResourceType, driver13::CUdevResource, driver::CUresult),
    "cuStreamGetDevResource", "hStream typename", slots::cuStreamGetDevResource
);

/// The shared body of `cuStreamGetDevResource` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamGetDevResource<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::enumeration(a1, own.name(1), t1)?;
            let (c1, c1_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(u64, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast(), c2)) };
            returned(py, t3, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(cuStreamGetDevice, c"cuStreamGetDevice($self, hStream)
--

Returns the device that a stream belongs to.

``CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
device : CUdevice

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetDevice
");

#[inline(always)]
pub(crate) fn cuStreamGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamGetDevice(hStream));
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_device: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamGetDevice)?;
    let status = unsafe { released(py, || function(c_hStream, (&raw mut c_device).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_device as u64)?))
}

documented!(cuStreamGetFlags, c"cuStreamGetFlags($self, hStream)
--

Returns the flags with which a stream was created.

``CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
flags : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetFlags
");

shared!(
    cuStreamGetFlags = like_cuGraphExecGetId(driver::CUstream, driver::CUresult),
    "cuStreamGetFlags", "hStream", slots::cuStreamGetFlags
);

documented!(cuStreamGetGreenCtx, c"cuStreamGetGreenCtx($self, hStream)
--

Returns the green context that a stream was created in, or null if there is none.

``CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phCtx : CUgreenCtx

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuStreamGetGreenCtx
");

shared!(
    cuStreamGetGreenCtx = like_cuGraphChildGraphNodeGetGraph(driver::CUstream,
    driver::CUresult, driver::CUgreenCtx), "cuStreamGetGreenCtx", "hStream",
    slots::cuStreamGetGreenCtx
);

documented!(cuStreamGetId, c"cuStreamGetId($self, hStream)
--

Returns a stream's ID, which is unique in the process.

``CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.
streamId : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetId
");

shared!(
    cuStreamGetId = like_cuFuncGetParamCount(driver::CUstream, driver::CUresult),
    "cuStreamGetId", "hStream", slots::cuStreamGetId
);

documented!(cuStreamGetPriority, c"cuStreamGetPriority($self, hStream)
--

Returns a stream's priority, clamped to the range of the device.

``CUresult cuStreamGetPriority(CUstream hStream, int *priority)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
priority : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetPriority
");

#[inline(always)]
pub(crate) fn cuStreamGetPriority<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamGetPriority(hStream));
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_priority: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuStreamGetPriority)?;
    let status = unsafe { released(py, || function(c_hStream, (&raw mut c_priority).cast())) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_priority)?))
}

documented!(cuStreamIsCapturing, c"cuStreamIsCapturing($self, hStream)
--

Returns whether a stream is being captured, and whether the capture is still valid.

``CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
captureStatus : CUstreamCaptureStatus

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamIsCapturing
");

shared!(
    cuStreamIsCapturing = like_cuGraphNodeGetType(driver::CUstream, driver::CUresult,
    driver::CUstreamCaptureStatus), "cuStreamIsCapturing", "hStream",
    slots::cuStreamIsCapturing
);

documented!(cuStreamQuery, c"cuStreamQuery($self, hStream)
--

Checks without blocking whether all work in a stream is complete (if not, ``CUDA_ERROR_NOT_READY``).

``CUresult cuStreamQuery(CUstream hStream)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamQuery
");

shared!(
    cuStreamQuery = like_cuArrayDestroy(driver::CUstream, driver::CUresult),
    "cuStreamQuery", "hStream", slots::cuStreamQuery
);

documented!(cuStreamSetAttribute, c"cuStreamSetAttribute($self, hStream, attr, value)
--

Sets an attribute of a stream, such as the L2 access policy window.

``CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)``

Parameters
----------
hStream : CUstream or None
attr : CUlaunchAttributeID
value : CUstreamAttrValue or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive until another value is set in ``hStream``, or ``hStream`` is destroyed.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSetAttribute
");

documented!(cuStreamSynchronize, c"cuStreamSynchronize($self, hStream)
--

Blocks until all work submitted to a stream so far is complete.

``CUresult cuStreamSynchronize(CUstream hStream)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSynchronize
");

shared!(
    cuStreamSynchronize = like_cuArrayDestroy(driver::CUstream, driver::CUresult),
    "cuStreamSynchronize", "hStream", slots::cuStreamSynchronize
);

documented!(cuStreamUpdateCaptureDependencies_v2, c"cuStreamUpdateCaptureDependencies_v2($self, hStream, dependencies, dependencyData, numDependencies, flags)
--

Adds or replaces the nodes on which the next captured work of a stream depends.

``CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

Parameters
----------
hStream : CUstream or None
dependencies : list[CUgraphNode] or None
dependencyData : list[CUgraphEdgeData] or None
numDependencies : int
flags : int
    Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies_v2
");

shared!(
    cuStreamUpdateCaptureDependencies_v2 =
    like_cuStreamUpdateCaptureDependencies_v2(driver::CUstream, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuStreamUpdateCaptureDependencies_v2",
    "hStream dependencies dependencyData numDependencies flags",
    slots::cuStreamUpdateCaptureDependencies_v2
);

/// The shared body of `cuStreamUpdateCaptureDependencies_v2` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamUpdateCaptureDependencies_v2<'a, 'py>(
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
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c3 = args::u64(a3, own.name(3))?;
            let c4 = args::u32(a4, own.name(4))?;
            let c1 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c3 as usize), &arena)?;
            let c2 = args::optional_array(a2, own.name(2), &Ty::Record(t2), Some(c3 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3, c4)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuStreamWaitEvent, c"cuStreamWaitEvent($self, hStream, hEvent, Flags)
--

Makes later work in a stream wait for an event, without blocking the caller.

``CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)``

Parameters
----------
hStream : CUstream or None
hEvent : CUevent or None
Flags : int
    Flags: members of ``CUevent_wait_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamWaitEvent
");

shared!(
    cuStreamWaitEvent = like_cuEventRecordWithFlags(driver::CUstream, driver::CUevent,
    driver::CUresult), "cuStreamWaitEvent", "hStream hEvent Flags",
    slots::cuStreamWaitEvent
);

documented!(cuStreamWaitValue32, c"cuStreamWaitValue32($self, stream, addr, value, flags)
--

Makes a stream wait until the comparison of a 32-bit memory word with a value is true.

``CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``

Parameters
----------
stream : CUstream or None
addr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
value : cuuint32_t or None
flags : int
    Flags: members of ``CUstreamWaitValue_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue32
");

shared!(
    cuStreamWaitValue32 = like_cuStreamWaitValue32(driver::CUstream, driver::CUdeviceptr,
    driver::cuuint32_t, driver::CUresult), "cuStreamWaitValue32",
    "stream addr value flags", slots::cuStreamWaitValue32_v2
);

/// The shared body of `cuStreamWaitValue32` and other functions.
#[inline(never)]
fn like_cuStreamWaitValue32<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u32>(a2, own.name(2), t2)?;
            let c3 = args::u32(a3, own.name(3))?;
            let function: unsafe extern "system" fn(u64, u64, u32, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuStreamWaitValue64, c"cuStreamWaitValue64($self, stream, addr, value, flags)
--

Makes a stream wait until the comparison of a 64-bit memory word with a value is true.

``CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``

Parameters
----------
stream : CUstream or None
addr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
value : cuuint64_t or None
flags : int
    Flags: members of ``CUstreamWaitValue_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue64
");

shared!(
    cuStreamWaitValue64 = like_cuStreamWaitValue64(driver::CUstream, driver::CUdeviceptr,
    driver::cuuint64_t, driver::CUresult), "cuStreamWaitValue64",
    "stream addr value flags", slots::cuStreamWaitValue64_v2
);

/// The shared body of `cuStreamWaitValue64` and other functions.
#[inline(never)]
fn like_cuStreamWaitValue64<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::u32(a3, own.name(3))?;
            let function: unsafe extern "system" fn(u64, u64, u64, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cuStreamWriteValue32, c"cuStreamWriteValue32($self, stream, addr, value, flags)
--

Writes a 32-bit value to memory in stream order, by default after a memory barrier.

``CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``

Parameters
----------
stream : CUstream or None
addr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
value : cuuint32_t or None
flags : int
    Flags: members of ``CUstreamWriteValue_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue32
");

shared!(
    cuStreamWriteValue32 = like_cuStreamWaitValue32(driver::CUstream,
    driver::CUdeviceptr, driver::cuuint32_t, driver::CUresult), "cuStreamWriteValue32",
    "stream addr value flags", slots::cuStreamWriteValue32_v2
);

documented!(cuStreamWriteValue64, c"cuStreamWriteValue64($self, stream, addr, value, flags)
--

Writes a 64-bit value to memory in stream order, by default after a memory barrier.

``CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``

Parameters
----------
stream : CUstream or None
addr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
value : cuuint64_t or None
flags : int
    Flags: members of ``CUstreamWriteValue_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.7.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue64
");

shared!(
    cuStreamWriteValue64 = like_cuStreamWaitValue64(driver::CUstream,
    driver::CUdeviceptr, driver::cuuint64_t, driver::CUresult), "cuStreamWriteValue64",
    "stream addr value flags", slots::cuStreamWriteValue64_v2
);

documented!(cuSurfObjectCreate, c"cuSurfObjectCreate($self, pResDesc)
--

Creates a surface object, with which kernels read and write a CUDA array.

``CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)``

Parameters
----------
pResDesc : CUDA_RESOURCE_DESC or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pSurfObject`` exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pSurfObject : CUsurfObject

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectCreate
");

shared!(
    cuSurfObjectCreate = like_cuImportExternalMemory(driver::CUDA_RESOURCE_DESC,
    driver::CUsurfObject, driver::CUresult), "cuSurfObjectCreate", "pResDesc",
    slots::cuSurfObjectCreate
);

documented!(cuSurfObjectDestroy, c"cuSurfObjectDestroy($self, surfObject)
--

Destroys a surface object, but not its array.

``CUresult cuSurfObjectDestroy(CUsurfObject surfObject)``

Parameters
----------
surfObject : CUsurfObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``surfObject``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectDestroy
");

shared!(
    cuSurfObjectDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUsurfObject,
    driver::CUresult), "cuSurfObjectDestroy", "surfObject", slots::cuSurfObjectDestroy
);

documented!(cuSurfObjectGetResourceDesc, c"cuSurfObjectGetResourceDesc($self, surfObject)
--

Returns the CUDA array that a surface object accesses.

``CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)``

Parameters
----------
surfObject : CUsurfObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pResDesc : CUDA_RESOURCE_DESC
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectGetResourceDesc
");

shared!(
    cuSurfObjectGetResourceDesc = like_cuArray3DGetDescriptor(driver::CUsurfObject,
    driver::CUDA_RESOURCE_DESC, driver::CUresult), "cuSurfObjectGetResourceDesc",
    "surfObject", slots::cuSurfObjectGetResourceDesc
);

documented!(cuSurfRefGetArray, c"cuSurfRefGetArray($self, hSurfRef)
--

Returns the CUDA array that a surface reference accesses.

``CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)``

Parameters
----------
hSurfRef : CUsurfref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phArray : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefGetArray
");

shared!(
    cuSurfRefGetArray = like_cuCtxFromGreenCtx(driver::CUsurfref, driver::CUresult,
    driver::CUarray), "cuSurfRefGetArray", "hSurfRef", slots::cuSurfRefGetArray
);

documented!(cuSurfRefSetArray, c"cuSurfRefSetArray($self, hSurfRef, hArray, Flags)
--

Binds a surface reference to a CUDA array.

``CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)``

Parameters
----------
hSurfRef : CUsurfref or None
hArray : CUarray or None
    Used after the call returns; must be kept alive until another value is set in ``hSurfRef``, or ``hSurfRef`` is destroyed.
Flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefSetArray
");

shared!(
    cuSurfRefSetArray = like_cuEventRecordWithFlags(driver::CUsurfref, driver::CUarray,
    driver::CUresult), "cuSurfRefSetArray", "hSurfRef hArray Flags",
    slots::cuSurfRefSetArray
);

documented!(cuTensorMapEncodeIm2col, c"cuTensorMapEncodeIm2col($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)
--

Encodes a tensor map for TMA copies of an image tensor as convolution (im2col) columns.

``CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

Parameters
----------
tensorDataType : CUtensorMapDataType
tensorRank, channelsPerPixel, pixelsPerColumn : cuuint32_t or None
globalAddress : address or buffer
globalDim, globalStrides : list[cuuint64_t] or None
pixelBoxLowerCorner, pixelBoxUpperCorner : list[int] or None
elementStrides : list[cuuint32_t] or None
interleave : CUtensorMapInterleave
swizzle : CUtensorMapSwizzle
l2Promotion : CUtensorMapL2promotion
oobFill : CUtensorMapFloatOOBfill

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
tensorMap : CUtensorMap

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2col
");

documented!(cuTensorMapEncodeIm2colWide, c"cuTensorMapEncodeIm2colWide($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)
--

Encodes a tensor map for TMA copies of an image tensor as wide im2col columns.

``CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

Parameters
----------
tensorDataType : CUtensorMapDataType
tensorRank, channelsPerPixel, pixelsPerColumn : cuuint32_t or None
globalAddress : address or buffer
globalDim, globalStrides : list[cuuint64_t] or None
pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth : int
elementStrides : list[cuuint32_t] or None
interleave : CUtensorMapInterleave
mode : CUtensorMapIm2ColWideMode
swizzle : CUtensorMapSwizzle
l2Promotion : CUtensorMapL2promotion
oobFill : CUtensorMapFloatOOBfill

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
tensorMap : CUtensorMap

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2colWide
");

documented!(cuTensorMapEncodeTiled, c"cuTensorMapEncodeTiled($self, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)
--

Encodes a tensor map for TMA copies of tiles of a tensor with up to five dimensions.

``CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

Parameters
----------
tensorDataType : CUtensorMapDataType
tensorRank : cuuint32_t or None
globalAddress : address or buffer
globalDim, globalStrides : list[cuuint64_t] or None
boxDim, elementStrides : list[cuuint32_t] or None
interleave : CUtensorMapInterleave
swizzle : CUtensorMapSwizzle
l2Promotion : CUtensorMapL2promotion
oobFill : CUtensorMapFloatOOBfill

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
tensorMap : CUtensorMap

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeTiled
");

documented!(cuTensorMapReplaceAddress, c"cuTensorMapReplaceAddress($self, tensorMap, globalAddress)
--

Replaces the address of the tensor in a tensor map.

``CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)``

Parameters
----------
tensorMap : CUtensorMap or None
globalAddress : address or buffer

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapReplaceAddress
");

documented!(cuTensorMapSetAllocationClass, c"cuTensorMapSetAllocationClass($self, tensorMap, allocClass)
--

Requests an allocation class (small, large or automatic) for a tensor map; returns the resulting class.

``CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)``

Parameters
----------
tensorMap : CUtensorMap or None
allocClass : CUtensorMapAllocClass

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
outAllocClass : CUtensorMapAllocClass

Warnings
--------
- When a kernel uses the tensor map, the map's address must refer to accessible memory of the size that its class requires.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapSetAllocationClass
");

#[inline(always)]
pub(crate) fn cuTensorMapSetAllocationClass<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTensorMapSetAllocationClass(tensorMap allocClass));
    let c_allocClass = args::enumeration(allocClass, "allocClass", &driver13::CUtensorMapAllocClass)?;
    let c_tensorMap = args::optional_record(tensorMap, "tensorMap", &driver13::CUtensorMap)?;
    let mut c_outAllocClass: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr) -> i32 = call.symbol(slots::cuTensorMapSetAllocationClass)?;
    let status = unsafe {
        released(py, || function(c_tensorMap.cast(), c_allocClass, (&raw mut c_outAllocClass).cast()))
    };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &driver13::CUtensorMapAllocClass, c_outAllocClass)?)
        },
    )
}

documented!(cuTexObjectCreate, c"cuTexObjectCreate($self, pResDesc, pTexDesc, pResViewDesc)
--

Creates a texture object from a resource and modes for addressing, filtering and reading.

``CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)``

Parameters
----------
pResDesc : CUDA_RESOURCE_DESC or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``pTexObject`` exists.
pTexDesc : CUDA_TEXTURE_DESC or None
pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pTexObject : CUtexObject

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectCreate
");

#[inline(always)]
pub(crate) fn cuTexObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexObjectCreate(pResDesc pTexDesc pResViewDesc));
    let arena = CallArena::new();
    let mut c_pTexObject: u64 = 0;
    let c_pResDesc = args::optional_record(pResDesc, "pResDesc", &driver::CUDA_RESOURCE_DESC)?;
    let c_pTexDesc = args::optional_record(pTexDesc, "pTexDesc", &driver::CUDA_TEXTURE_DESC)?;
    let c_pResViewDesc = args::optional_record(pResViewDesc, "pResViewDesc", &driver::CUDA_RESOURCE_VIEW_DESC)?;
    args::keep(pResDesc, &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuTexObjectCreate)?;
    let status = unsafe { released(
        py, || function((&raw mut c_pTexObject).cast(), c_pResDesc.cast(), c_pTexDesc.cast(), c_pResViewDesc.cast()),
    ) };
    if status == 0 {
        handle_keepalive::made(&driver::CUtexObject, c_pTexObject as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&driver::CUtexObject, c_pTexObject as u64, None, arena);
    }
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUtexObject, c_pTexObject as u64)?),
    )
}

documented!(cuTexObjectDestroy, c"cuTexObjectDestroy($self, texObject)
--

Destroys a texture object, but not its resource.

``CUresult cuTexObjectDestroy(CUtexObject texObject)``

Parameters
----------
texObject : CUtexObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``texObject``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectDestroy
");

shared!(
    cuTexObjectDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUtexObject,
    driver::CUresult), "cuTexObjectDestroy", "texObject", slots::cuTexObjectDestroy
);

documented!(cuTexObjectGetResourceDesc, c"cuTexObjectGetResourceDesc($self, texObject)
--

Returns the array or memory that a texture object reads.

``CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)``

Parameters
----------
texObject : CUtexObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pResDesc : CUDA_RESOURCE_DESC
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceDesc
");

shared!(
    cuTexObjectGetResourceDesc = like_cuArray3DGetDescriptor(driver::CUtexObject,
    driver::CUDA_RESOURCE_DESC, driver::CUresult), "cuTexObjectGetResourceDesc",
    "texObject", slots::cuTexObjectGetResourceDesc
);

documented!(cuTexObjectGetResourceViewDesc, c"cuTexObjectGetResourceViewDesc($self, texObject)
--

Returns the format, size and mipmap levels with which a texture object views its resource.

``CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)``

Parameters
----------
texObject : CUtexObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pResViewDesc : CUDA_RESOURCE_VIEW_DESC

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceViewDesc
");

shared!(
    cuTexObjectGetResourceViewDesc = like_cuArray3DGetDescriptor(driver::CUtexObject,
    driver::CUDA_RESOURCE_VIEW_DESC, driver::CUresult), "cuTexObjectGetResourceViewDesc",
    "texObject", slots::cuTexObjectGetResourceViewDesc
);

documented!(cuTexObjectGetTextureDesc, c"cuTexObjectGetTextureDesc($self, texObject)
--

Returns the addressing, filtering and read modes of a texture object.

``CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)``

Parameters
----------
texObject : CUtexObject or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pTexDesc : CUDA_TEXTURE_DESC

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetTextureDesc
");

shared!(
    cuTexObjectGetTextureDesc = like_cuArray3DGetDescriptor(driver::CUtexObject,
    driver::CUDA_TEXTURE_DESC, driver::CUresult), "cuTexObjectGetTextureDesc",
    "texObject", slots::cuTexObjectGetTextureDesc
);

documented!(cuTexRefCreate, c"cuTexRefCreate($self)
--

Creates a texture reference that does not belong to a module.

``CUresult cuTexRefCreate(CUtexref *pTexRef)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pTexRef : CUtexref

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefCreate
");

#[inline(always)]
pub(crate) fn cuTexRefCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefCreate());
    let mut c_pTexRef: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuTexRefCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pTexRef).cast())) };
    if status == 0 {
        handle_keepalive::made(&driver::CUtexref, c_pTexRef as u64);
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUtexref, c_pTexRef as u64)?))
}

documented!(cuTexRefDestroy, c"cuTexRefDestroy($self, hTexRef)
--

Destroys a texture reference created by ``cuTexRefCreate``.

``CUresult cuTexRefDestroy(CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- No thread may use ``hTexRef``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefDestroy
");

shared!(
    cuTexRefDestroy = like_cuCoredumpDeregisterCompleteCallback(driver::CUtexref,
    driver::CUresult), "cuTexRefDestroy", "hTexRef", slots::cuTexRefDestroy
);

documented!(cuTexRefGetAddress, c"cuTexRefGetAddress($self, hTexRef)
--

Returns the memory that a texture reference reads.

``CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pdptr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddress
");

shared!(
    cuTexRefGetAddress = like_cuCtxFromGreenCtx(driver::CUtexref, driver::CUresult,
    driver::CUdeviceptr), "cuTexRefGetAddress", "hTexRef", slots::cuTexRefGetAddress_v2
);

documented!(cuTexRefGetAddressMode, c"cuTexRefGetAddressMode($self, hTexRef, dim)
--

Returns how a texture reference treats coordinates outside a dimension.

``CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)``

Parameters
----------
hTexRef : CUtexref or None
dim : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pam : CUaddress_mode

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddressMode
");

#[inline(always)]
pub(crate) fn cuTexRefGetAddressMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetAddressMode(hTexRef dim));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    ints!(i32, c_dim = dim);
    let mut c_pam: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64, i32) -> i32 = call.symbol(slots::cuTexRefGetAddressMode)?;
    let status = unsafe { released(py, || function((&raw mut c_pam).cast(), c_hTexRef, c_dim)) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::enumeration(py, &driver::CUaddress_mode, c_pam)?),
    )
}

documented!(cuTexRefGetArray, c"cuTexRefGetArray($self, hTexRef)
--

Returns the CUDA array that a texture reference reads.

``CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phArray : CUarray

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetArray
");

shared!(
    cuTexRefGetArray = like_cuCtxFromGreenCtx(driver::CUtexref, driver::CUresult,
    driver::CUarray), "cuTexRefGetArray", "hTexRef", slots::cuTexRefGetArray
);

documented!(cuTexRefGetBorderColor, c"cuTexRefGetBorderColor($self, hTexRef)
--

Returns the color (RGBA) that a texture reference reads outside its array.

``CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pBorderColor : list[float]

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetBorderColor
");

#[inline(always)]
pub(crate) fn cuTexRefGetBorderColor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetBorderColor(hTexRef));
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_pBorderColor_length: usize = 4;
    let c_pBorderColor = args::output_memory(py, c_pBorderColor_length, Ty::F32.size(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuTexRefGetBorderColor)?;
    let status = unsafe { released(py, || function(c_pBorderColor.cast(), c_hTexRef)) };
    returned(
        py,
        &driver::CUresult,
        status,
        1,
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::F32, c_pBorderColor.cast(), c_pBorderColor_length) }?)
        },
    )
}

documented!(cuTexRefGetFilterMode, c"cuTexRefGetFilterMode($self, hTexRef)
--

Returns whether a texture reference reads the nearest element or interpolates linearly.

``CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pfm : CUfilter_mode

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFilterMode
");

shared!(
    cuTexRefGetFilterMode = like_cuFuncIsLoaded(driver::CUtexref, driver::CUresult,
    driver::CUfilter_mode), "cuTexRefGetFilterMode", "hTexRef",
    slots::cuTexRefGetFilterMode
);

documented!(cuTexRefGetFlags, c"cuTexRefGetFlags($self, hTexRef)
--

Returns the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.

``CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pFlags : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFlags
");

shared!(
    cuTexRefGetFlags = like_cuLibraryGetKernelCount(driver::CUtexref, driver::CUresult),
    "cuTexRefGetFlags", "hTexRef", slots::cuTexRefGetFlags
);

documented!(cuTexRefGetFormat, c"cuTexRefGetFormat($self, hTexRef)
--

Returns the format and the number of components of the texels that a texture reference reads.

``CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pFormat : CUarray_format
pNumChannels : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFormat
");

#[inline(always)]
pub(crate) fn cuTexRefGetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetFormat(hTexRef));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pFormat: i32 = 0;
    let mut c_pNumChannels: i32 = 0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuTexRefGetFormat)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pFormat).cast(), (&raw mut c_pNumChannels).cast(), c_hTexRef))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &driver::CUarray_format, c_pFormat)?)?;
            tuple.push(out::i32(py, c_pNumChannels)?)?;
            Ok(())
        },
    )
}

documented!(cuTexRefGetMaxAnisotropy, c"cuTexRefGetMaxAnisotropy($self, hTexRef)
--

Returns the maximum anisotropy ratio of a texture reference.

``CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pmaxAniso : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMaxAnisotropy
");

#[inline(always)]
pub(crate) fn cuTexRefGetMaxAnisotropy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetMaxAnisotropy(hTexRef));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pmaxAniso: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuTexRefGetMaxAnisotropy)?;
    let status = unsafe { released(py, || function((&raw mut c_pmaxAniso).cast(), c_hTexRef)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pmaxAniso)?))
}

documented!(cuTexRefGetMipmapFilterMode, c"cuTexRefGetMipmapFilterMode($self, hTexRef)
--

Returns whether a texture reference reads the nearest mipmap level or interpolates between two levels.

``CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pfm : CUfilter_mode

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapFilterMode
");

shared!(
    cuTexRefGetMipmapFilterMode = like_cuFuncIsLoaded(driver::CUtexref, driver::CUresult,
    driver::CUfilter_mode), "cuTexRefGetMipmapFilterMode", "hTexRef",
    slots::cuTexRefGetMipmapFilterMode
);

documented!(cuTexRefGetMipmapLevelBias, c"cuTexRefGetMipmapLevelBias($self, hTexRef)
--

Returns the offset that a texture reference adds to a mipmap level.

``CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pbias : float

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelBias
");

#[inline(always)]
pub(crate) fn cuTexRefGetMipmapLevelBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetMipmapLevelBias(hTexRef));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pbias: f32 = 0.0;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call.symbol(slots::cuTexRefGetMipmapLevelBias)?;
    let status = unsafe { released(py, || function((&raw mut c_pbias).cast(), c_hTexRef)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::f32(py, c_pbias)?))
}

documented!(cuTexRefGetMipmapLevelClamp, c"cuTexRefGetMipmapLevelClamp($self, hTexRef)
--

Returns the lowest and highest mipmap level that a texture reference reads.

``CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pminMipmapLevelClamp : float
pmaxMipmapLevelClamp : float

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelClamp
");

#[inline(always)]
pub(crate) fn cuTexRefGetMipmapLevelClamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefGetMipmapLevelClamp(hTexRef));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let mut c_pminMipmapLevelClamp: f32 = 0.0;
    let mut c_pmaxMipmapLevelClamp: f32 = 0.0;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, u64) -> i32, Alone) = call
        .symbol_and_form(slots::cuTexRefGetMipmapLevelClamp)?;
    let status = unsafe { released(
        py, || function((&raw mut c_pminMipmapLevelClamp).cast(), (&raw mut c_pmaxMipmapLevelClamp).cast(), c_hTexRef),
    ) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::f32(py, c_pminMipmapLevelClamp)?)?;
            tuple.push(out::f32(py, c_pmaxMipmapLevelClamp)?)?;
            Ok(())
        },
    )
}

documented!(cuTexRefGetMipmappedArray, c"cuTexRefGetMipmappedArray($self, hTexRef)
--

Returns the mipmapped CUDA array that a texture reference reads.

``CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)``

Parameters
----------
hTexRef : CUtexref or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
phMipmappedArray : CUmipmappedArray

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmappedArray
");

shared!(
    cuTexRefGetMipmappedArray = like_cuCtxFromGreenCtx(driver::CUtexref,
    driver::CUresult, driver::CUmipmappedArray), "cuTexRefGetMipmappedArray", "hTexRef",
    slots::cuTexRefGetMipmappedArray
);

documented!(cuTexRefSetAddress, c"cuTexRefSetAddress($self, hTexRef, dptr, numbytes)
--

Binds a texture reference to linear memory; returns the offset in bytes that fetches must add.

``CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)``

Parameters
----------
hTexRef : CUtexref or None
dptr : CUdeviceptr or array on a device or None
    Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is destroyed.
numbytes : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
ByteOffset : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress
");

#[inline(always)]
pub(crate) fn cuTexRefSetAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetAddress(hTexRef dptr numbytes));
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    ints!(u64, c_bytes = numbytes);
    let mut c_ByteOffset: u64 = 0;
    args::keep(dptr, &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, u64, u64) -> i32 = call.symbol(slots::cuTexRefSetAddress_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_ByteOffset).cast(), c_hTexRef, c_dptr, c_bytes)) };
    if status == 0 {
        handle_keepalive::hold(&driver::CUtexref, c_hTexRef as u64, Some(("cuTexRefSetAddress", 0)), arena);
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_ByteOffset)?))
}

documented!(cuTexRefSetAddress2D, c"cuTexRefSetAddress2D($self, hTexRef, desc, dptr, Pitch)
--

Binds a texture reference to rows of memory with a pitch in bytes.

``CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``

Parameters
----------
hTexRef : CUtexref or None
desc : CUDA_ARRAY_DESCRIPTOR or None
dptr : CUdeviceptr or array on a device or None
    Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is destroyed.
Pitch : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 4.1. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress2D
");

#[inline(always)]
pub(crate) fn cuTexRefSetAddress2D<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetAddress2D(hTexRef desc dptr Pitch));
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    ints!(u64, c_Pitch = Pitch);
    let c_desc = args::optional_record(desc, "desc", &driver::CUDA_ARRAY_DESCRIPTOR)?;
    args::keep(dptr, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call.symbol(slots::cuTexRefSetAddress2D_v3)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch)) };
    if status == 0 {
        handle_keepalive::hold(&driver::CUtexref, c_hTexRef as u64, Some(("cuTexRefSetAddress2D", 0)), arena);
    }
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetAddress2D_v2, c"cuTexRefSetAddress2D_v2($self, hTexRef, desc, dptr, Pitch)
--

Binds a texture reference to rows of memory with a pitch in bytes.

``CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``

Parameters
----------
hTexRef : CUtexref or None
desc : CUDA_ARRAY_DESCRIPTOR or None
dptr : CUdeviceptr or array on a device or None
    Used after the call returns; kept alive by cubind until another value is set in ``hTexRef``, or ``hTexRef`` is destroyed.
Pitch : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2. Kept for binary compatibility.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html
");

#[inline(always)]
pub(crate) fn cuTexRefSetAddress2D_v2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetAddress2D_v2(hTexRef desc dptr Pitch));
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_dptr = args::value::<u64>(dptr, "dptr", &driver::CUdeviceptr)?;
    ints!(u64, c_Pitch = Pitch);
    let c_desc = args::optional_record(desc, "desc", &driver::CUDA_ARRAY_DESCRIPTOR)?;
    args::keep(dptr, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call.symbol(slots::cuTexRefSetAddress2D_v2)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_desc.cast(), c_dptr, c_Pitch)) };
    if status == 0 {
        handle_keepalive::hold(&driver::CUtexref, c_hTexRef as u64, Some(("cuTexRefSetAddress2D_v2", 0)), arena);
    }
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetAddressMode, c"cuTexRefSetAddressMode($self, hTexRef, dim, am)
--

Sets how a texture reference treats coordinates outside a dimension (wrap, clamp, mirror or border).

``CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)``

Parameters
----------
hTexRef : CUtexref or None
dim : int
am : CUaddress_mode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddressMode
");

#[inline(always)]
pub(crate) fn cuTexRefSetAddressMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetAddressMode(hTexRef dim am));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    ints!(i32, c_dim = dim);
    let c_am = args::enumeration(am, "am", &driver::CUaddress_mode)?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.symbol(slots::cuTexRefSetAddressMode)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_dim, c_am)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetArray, c"cuTexRefSetArray($self, hTexRef, hArray, Flags)
--

Binds a texture reference to a CUDA array.

``CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)``

Parameters
----------
hTexRef : CUtexref or None
hArray : CUarray or None
    Used after the call returns; must be kept alive until another value is set in ``hTexRef``, or ``hTexRef`` is destroyed.
Flags : int
    Flags: ``CU_TRSA_OVERRIDE_FORMAT``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetArray
");

shared!(
    cuTexRefSetArray = like_cuEventRecordWithFlags(driver::CUtexref, driver::CUarray,
    driver::CUresult), "cuTexRefSetArray", "hTexRef hArray Flags",
    slots::cuTexRefSetArray
);

documented!(cuTexRefSetBorderColor, c"cuTexRefSetBorderColor($self, hTexRef, pBorderColor)
--

Sets the color (RGBA) that a texture reference reads outside its array.

``CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)``

Parameters
----------
hTexRef : CUtexref or None
pBorderColor : list[float] or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetBorderColor
");

#[inline(always)]
pub(crate) fn cuTexRefSetBorderColor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetBorderColor(hTexRef pBorderColor));
    let arena = CallArena::new();
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_pBorderColor = args::array(pBorderColor, "pBorderColor", &Ty::F32, Some(4), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cuTexRefSetBorderColor)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_pBorderColor.cast())) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetFilterMode, c"cuTexRefSetFilterMode($self, hTexRef, fm)
--

Sets whether a texture reference reads the nearest element or interpolates linearly.

``CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)``

Parameters
----------
hTexRef : CUtexref or None
fm : CUfilter_mode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFilterMode
");

shared!(
    cuTexRefSetFilterMode = like_cuFuncSetCacheConfig(driver::CUtexref,
    driver::CUfilter_mode, driver::CUresult), "cuTexRefSetFilterMode", "hTexRef fm",
    slots::cuTexRefSetFilterMode
);

documented!(cuTexRefSetFlags, c"cuTexRefSetFlags($self, hTexRef, Flags)
--

Sets the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.

``CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)``

Parameters
----------
hTexRef : CUtexref or None
Flags : int
    Flags: ``CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION``, ``CU_TRSF_NORMALIZED_COORDINATES``, ``CU_TRSF_READ_AS_INTEGER``, ``CU_TRSF_SEAMLESS_CUBEMAP``, ``CU_TRSF_SRGB``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFlags
");

shared!(
    cuTexRefSetFlags = like_cuCtxEnablePeerAccess(driver::CUtexref, driver::CUresult),
    "cuTexRefSetFlags", "hTexRef Flags", slots::cuTexRefSetFlags
);

documented!(cuTexRefSetFormat, c"cuTexRefSetFormat($self, hTexRef, fmt, NumPackedComponents)
--

Sets the format and the number of components of the texels that a texture reference reads.

``CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)``

Parameters
----------
hTexRef : CUtexref or None
fmt : CUarray_format
NumPackedComponents : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFormat
");

shared!(
    cuTexRefSetFormat = like_cuTexRefSetFormat(driver::CUtexref, driver::CUarray_format,
    driver::CUresult), "cuTexRefSetFormat", "hTexRef fmt NumPackedComponents",
    slots::cuTexRefSetFormat
);

/// The shared body of `cuTexRefSetFormat` and other functions.
#[inline(never)]
pub(super) fn like_cuTexRefSetFormat<'a, 'py>(
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
            let c2 = args::i32(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuTexRefSetMaxAnisotropy, c"cuTexRefSetMaxAnisotropy($self, hTexRef, maxAniso)
--

Sets the maximum anisotropy ratio of a texture reference.

``CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)``

Parameters
----------
hTexRef : CUtexref or None
maxAniso : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMaxAnisotropy
");

shared!(
    cuTexRefSetMaxAnisotropy = like_cuCtxEnablePeerAccess(driver::CUtexref,
    driver::CUresult), "cuTexRefSetMaxAnisotropy", "hTexRef maxAniso",
    slots::cuTexRefSetMaxAnisotropy
);

documented!(cuTexRefSetMipmapFilterMode, c"cuTexRefSetMipmapFilterMode($self, hTexRef, fm)
--

Sets whether a texture reference reads the nearest mipmap level or interpolates between two levels.

``CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)``

Parameters
----------
hTexRef : CUtexref or None
fm : CUfilter_mode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapFilterMode
");

shared!(
    cuTexRefSetMipmapFilterMode = like_cuFuncSetCacheConfig(driver::CUtexref,
    driver::CUfilter_mode, driver::CUresult), "cuTexRefSetMipmapFilterMode",
    "hTexRef fm", slots::cuTexRefSetMipmapFilterMode
);

documented!(cuTexRefSetMipmapLevelBias, c"cuTexRefSetMipmapLevelBias($self, hTexRef, bias)
--

Sets the offset that a texture reference adds to a mipmap level.

``CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)``

Parameters
----------
hTexRef : CUtexref or None
bias : float

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelBias
");

#[inline(always)]
pub(crate) fn cuTexRefSetMipmapLevelBias<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetMipmapLevelBias(hTexRef bias));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_bias = args::f32(bias)?;
    let function: unsafe extern "system" fn(u64, f32) -> i32 = call.symbol(slots::cuTexRefSetMipmapLevelBias)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_bias)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetMipmapLevelClamp, c"cuTexRefSetMipmapLevelClamp($self, hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
--

Sets the lowest and highest mipmap level that a texture reference reads.

``CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)``

Parameters
----------
hTexRef : CUtexref or None
minMipmapLevelClamp, maxMipmapLevelClamp : float

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelClamp
");

#[inline(always)]
pub(crate) fn cuTexRefSetMipmapLevelClamp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTexRefSetMipmapLevelClamp(hTexRef minMipmapLevelClamp maxMipmapLevelClamp));
    let c_hTexRef = args::value::<u64>(hTexRef, "hTexRef", &driver::CUtexref)?;
    let c_minMipmapLevelClamp = args::f32(minMipmapLevelClamp)?;
    let c_maxMipmapLevelClamp = args::f32(maxMipmapLevelClamp)?;
    let function: unsafe extern "system" fn(u64, f32, f32) -> i32 = call.symbol(slots::cuTexRefSetMipmapLevelClamp)?;
    let status = unsafe { released(py, || function(c_hTexRef, c_minMipmapLevelClamp, c_maxMipmapLevelClamp)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuTexRefSetMipmappedArray, c"cuTexRefSetMipmappedArray($self, hTexRef, hMipmappedArray, Flags)
--

Binds a texture reference to a mipmapped CUDA array.

``CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)``

Parameters
----------
hTexRef : CUtexref or None
hMipmappedArray : CUmipmappedArray or None
    Used after the call returns; must be kept alive until another value is set in ``hTexRef``, or ``hTexRef`` is destroyed.
Flags : int
    Flags: ``CU_TRSA_OVERRIDE_FORMAT``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmappedArray
");

shared!(
    cuTexRefSetMipmappedArray = like_cuEventRecordWithFlags(driver::CUtexref,
    driver::CUmipmappedArray, driver::CUresult), "cuTexRefSetMipmappedArray",
    "hTexRef hMipmappedArray Flags", slots::cuTexRefSetMipmappedArray
);

documented!(cuThreadExchangeStreamCaptureMode, c"cuThreadExchangeStreamCaptureMode($self, mode)
--

Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.

``CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)``

Parameters
----------
mode : CUstreamCaptureMode

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
mode : CUstreamCaptureMode

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuThreadExchangeStreamCaptureMode
");

#[inline(always)]
pub(crate) fn cuThreadExchangeStreamCaptureMode<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuThreadExchangeStreamCaptureMode(mode));
    let mut c_mode = args::enumeration(mode, "mode", &driver::CUstreamCaptureMode)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cuThreadExchangeStreamCaptureMode)?;
    let status = unsafe { released(py, || function((&raw mut c_mode).cast())) };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUstreamCaptureMode, c_mode)?),
    )
}

documented!(cuUserObjectCreate, c"cuUserObjectCreate($self, ptr, destroy, initialRefcount, flags)
--

Creates a reference-counted user object from a pointer and its destructor.

``CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)``

Parameters
----------
ptr : object
    Used after the call returns; kept alive by cubind until the last call of ``destroy``.
destroy : callback
    Used after the call returns; kept alive by cubind until the last call of ``destroy``.
initialRefcount : int
flags : int
    Flags: members of ``CUuserObject_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.
object_out : CUuserObject

Warnings
--------
- ``destroy`` is called with ``ptr`` once, later, on a driver thread; it must not call CUDA.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectCreate
");

#[inline(always)]
pub(crate) fn cuUserObjectCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuUserObjectCreate(ptr destroy initialRefcount flags));
    let arena = CallArena::new();
    ints!(u32, c_initialRefcount = initialRefcount, c_flags = flags);
    let mut c_object_out: u64 = 0;
    let mut c_destroy = args::callback(destroy, Some(&driver::CUhostFn__signature), Some(ptr), &arena)?;
    let c_ptr = args::data(ptr, c_destroy.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, u32, u32) -> i32 = call.symbol(slots::cuUserObjectCreate)?;
    c_destroy.once();
    let status = unsafe { released(
        py, || function((&raw mut c_object_out).cast(), c_ptr.cast(), c_destroy.address(), c_initialRefcount, c_flags),
    ) };
    c_destroy.left(status == 0);
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUuserObject, c_object_out as u64)?),
    )
}

documented!(cuUserObjectRelease, c"cuUserObjectRelease($self, object, count)
--

Releases the caller's references to a user object; the last release runs its destructor.

``CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)``

Parameters
----------
object : CUuserObject or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Warnings
--------
- The caller must own the references to ``object`` that the call releases.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRelease
");

shared!(
    cuUserObjectRelease = like_cuCtxEnablePeerAccess(driver::CUuserObject,
    driver::CUresult), "cuUserObjectRelease", "object count", slots::cuUserObjectRelease
);

documented!(cuUserObjectRetain, c"cuUserObjectRetain($self, object, count)
--

Adds references to a user object on behalf of the caller.

``CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)``

Parameters
----------
object : CUuserObject or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRetain
");

shared!(
    cuUserObjectRetain = like_cuCtxEnablePeerAccess(driver::CUuserObject,
    driver::CUresult), "cuUserObjectRetain", "object count", slots::cuUserObjectRetain
);

documented!(cuVDPAUCtxCreate, c"cuVDPAUCtxCreate($self, flags, device, vdpDevice, vdpGetProcAddress)
--

Creates a context that can share surfaces with a VDPAU device.

``CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

Parameters
----------
flags : int
    Flags: members of ``CUctx_flags``.
device : CUdevice or None
vdpDevice : VdpDevice or None
vdpGetProcAddress : callback

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pCtx : CUcontext

Warnings
--------
- ``vdpGetProcAddress`` may be called only before this function returns.
- Destroying ``pCtx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cudaVDPAU.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUCtxCreate
");

#[inline(always)]
pub(crate) fn cuVDPAUCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuVDPAUCtxCreate(flags device vdpDevice vdpGetProcAddress));
    let arena = CallArena::new();
    ints!(u32, c_flags = flags);
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_vdpDevice = args::value::<u32>(vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_pCtx: u64 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        vdpGetProcAddress, Some(&driver::VdpGetProcAddress__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, i32, u32, Ptr) -> i32 = call.symbol(slots::cuVDPAUCtxCreate_v2)?;
    let status = unsafe { released(
        py, || function((&raw mut c_pCtx).cast(), c_flags, c_device, c_vdpDevice, c_vdpGetProcAddress.address()),
    ) };
    c_vdpGetProcAddress.left(status == 0);
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pCtx as u64)?))
}

documented!(cuVDPAUGetDevice, c"cuVDPAUGetDevice($self, vdpDevice, vdpGetProcAddress)
--

Returns the CUDA device that corresponds to a VDPAU device.

``CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)``

Parameters
----------
vdpDevice : VdpDevice or None
vdpGetProcAddress : callback

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
pDevice : CUdevice

Warnings
--------
- ``vdpGetProcAddress`` may be called only before this function returns.

Notes
-----
Declared in ``cudaVDPAU.h``. Since CUDA 3.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUGetDevice
");

#[inline(always)]
pub(crate) fn cuVDPAUGetDevice<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuVDPAUGetDevice(vdpDevice vdpGetProcAddress));
    let arena = CallArena::new();
    let c_vdpDevice = args::value::<u32>(vdpDevice, "vdpDevice", &driver::VdpDevice)?;
    let mut c_pDevice: i32 = 0;
    let mut c_vdpGetProcAddress = args::callback(
        vdpGetProcAddress, Some(&driver::VdpGetProcAddress__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, u32, Ptr) -> i32 = call.symbol(slots::cuVDPAUGetDevice)?;
    let status = unsafe {
        released(py, || function((&raw mut c_pDevice).cast(), c_vdpDevice, c_vdpGetProcAddress.address()))
    };
    c_vdpGetProcAddress.left(status == 0);
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUdevice, c_pDevice as u64)?))
}

documented!(cuWaitExternalSemaphoresAsync, c"cuWaitExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Makes a stream wait for imported semaphores.

``CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``

Parameters
----------
extSemArray : list[CUexternalSemaphore] or None
paramsArray : list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
numExtSems : int
stream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_TIMEOUT``.

Warnings
--------
- Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuWaitExternalSemaphoresAsync
");

shared!(
    cuWaitExternalSemaphoresAsync =
    like_cuSignalExternalSemaphoresAsync(driver::CUstream, driver::CUexternalSemaphore,
    driver::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, driver::CUresult),
    "cuWaitExternalSemaphoresAsync", "extSemArray paramsArray numExtSems stream",
    slots::cuWaitExternalSemaphoresAsync
);
