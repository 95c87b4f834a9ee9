//! Functions of driver: `only12` names the major versions that have them.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, driver, driver12};

documented!(cuCheckpointProcessCheckpoint, c"cuCheckpointProcessCheckpoint($self, pid, args)
--

Saves a locked process's GPU memory, by default to host memory, and frees its GPUs.

``CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)``

Parameters
----------
pid : int
args : CUcheckpointCheckpointArgs or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
In ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint
");

pub(crate) fn cuCheckpointProcessCheckpoint<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuCheckpointProcessCheckpoint(driver12::CUcheckpointCheckpointArgs,
        driver::CUresult), "cuCheckpointProcessCheckpoint", "pid args",
        slots::cuCheckpointProcessCheckpoint
    )
}

/// The body of `cuCheckpointProcessCheckpoint` and of others that are shared.
#[inline(never)]
fn like_cuCheckpointProcessCheckpoint<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::i32(a0, own.name(0))?;
    let c1 = args::optional_record(a1, own.name(1), t0)?;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1.cast())) };
    returned0(py, t1, status)
}

documented!(cuCheckpointProcessRestore, c"cuCheckpointProcessRestore($self, pid, args)
--

Restores a checkpointed process's memory to the same or other GPUs; the process stays locked.

``CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)``

Parameters
----------
pid : int
args : CUcheckpointRestoreArgs or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
In ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore
");

pub(crate) fn cuCheckpointProcessRestore<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuCheckpointProcessCheckpoint(driver12::CUcheckpointRestoreArgs,
        driver::CUresult), "cuCheckpointProcessRestore", "pid args",
        slots::cuCheckpointProcessRestore
    )
}

documented!(cuCtxCreate, c"cuCtxCreate($self, flags, dev)
--

Creates a context on a device and makes it current, on top of the thread's stack of contexts.

``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``

Parameters
----------
flags : int
    Flags: members of ``CUctx_flags``.
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pctx : CUcontext

Warnings
--------
- Destroying ``pctx`` destroys everything that was created in it; none of it is used afterwards.

Notes
-----
In ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate
");

pub(crate) fn cuCtxCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxCreate(flags dev));
    ints!(u32, c_flags = flags);
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_pctx: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, u32, i32) -> i32 = call.symbol(slots::cuCtxCreate_v2)?;
    let status = unsafe { released(py, || function((&raw mut c_pctx).cast(), c_flags, c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUcontext, c_pctx as u64)?))
}

documented!(cuCtxCreate_v3, c"cuCtxCreate_v3($self, paramsArray, numParams, flags, dev)
--

Creates a context on a device, limited by execution affinities such as an SM count; makes it current.

``CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags, CUdevice dev)``

Parameters
----------
paramsArray : list[CUexecAffinityParam] or None
numParams : int
flags : int
    Flags: members of ``CUctx_flags``.
dev : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``, ``CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY``.
pctx : CUcontext

Warnings
--------
- Destroying ``pctx`` destroys everything that was created in it; none of it is used afterwards.

Notes
-----
In ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3
");

documented!(cuCtxGetDevResource, c"cuCtxGetDevResource($self, hCtx, typename)
--

Returns the SMs or work queues of a context.

``CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)``

Parameters
----------
hCtx : CUcontext or None
typename : CUdevResourceType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
resource : CUdevResource

Notes
-----
In ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource
");

pub(crate) fn cuCtxGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuCtxGetDevResource(driver::CUcontext, driver::CUdevResourceType,
        driver12::CUdevResource, driver::CUresult), "cuCtxGetDevResource",
        "hCtx typename", slots::cuCtxGetDevResource
    )
}

/// The body of `cuCtxGetDevResource` and of others that are shared.
#[inline(never)]
fn like_cuCtxGetDevResource<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c2 = args::enumeration(a1, own.name(1), t1)?;
    let (c1, c1_place) = out::new_record(py, t2)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1_place.cast(), c2)) };
    returned(py, t3, status, 1, |tuple| tuple.push(c1.into_any()))
}

pub(crate) fn cuCtxGetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuCtxGetLimit(limit));
    let c_limit = args::enumeration(limit, "limit", &driver12::CUlimit)?;
    let mut c_pvalue: u64 = 0;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cuCtxGetLimit)?;
    let status = unsafe { released(py, || function((&raw mut c_pvalue).cast(), c_limit)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_pvalue)?))
}

pub(crate) fn cuCtxSetLimit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([limit, object_value], []) = call.bind("cuCtxSetLimit", "limit value")?;
    let py = call.py();
    let c_limit = args::enumeration(limit, "limit", &driver12::CUlimit)?;
    let c_value = args::u64(object_value, "value")?;
    let function: unsafe extern "system" fn(i32, u64) -> i32 = call.symbol(slots::cuCtxSetLimit)?;
    let status = unsafe { released(py, || function(c_limit, c_value)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuCtxSynchronize, c"cuCtxSynchronize($self)
--

Blocks until everything submitted to the current context has finished.

``CUresult cuCtxSynchronize(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
In ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize
");

pub(crate) fn cuDevResourceGenerateDesc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDevResourceGenerateDesc(resources nbResources));
    let arena = CallArena::new();
    ints!(u32, c_nbResources = nbResources);
    let mut c_phDesc: u64 = 0;
    let c_resources = args::array(
        resources, "resources", &Ty::Record(&driver12::CUdevResource), Some(c_nbResources as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.symbol(slots::cuDevResourceGenerateDesc)?;
    let status = unsafe { released(py, || function((&raw mut c_phDesc).cast(), c_resources.cast(), c_nbResources)) };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::value(py, &driver::CUdevResourceDesc, c_phDesc as u64)?),
    )
}

documented!(cuDevSmResourceSplitByCount, c"cuDevSmResourceSplitByCount($self, nbGroups, input_, useFlags, minCount)
--

Splits SMs into equal groups of at least a given count, and a remainder.

``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)``

Parameters
----------
nbGroups, minCount : int
input_ : CUdevResource or None
useFlags : int
    Flags: members of ``CUdevSmResourceSplit_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
result : list[CUdevResource]
nbGroups : int
remaining : CUdevResource

Notes
-----
In ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/archive/13.3.0/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount
");

pub(crate) fn cuDevSmResourceSplitByCount<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDevSmResourceSplitByCount(nbGroups input_ useFlags minCount));
    let arena = CallArena::new();
    let mut c_nbGroups = args::u32(nbGroups, "nbGroups")?;
    ints!(u32, c_useFlags = useFlags, c_minCount = minCount);
    let c_result_length: usize = c_nbGroups as usize;
    let c_result = args::output_memory(py, c_result_length, Ty::Record(&driver12::CUdevResource).size(), &arena)?;
    let c_input = args::optional_record(input_, "input_", &driver12::CUdevResource)?;
    let (c_remaining, c_remaining_place) = out::new_record(py, &driver12::CUdevResource)?;
    let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, u32, u32) -> i32, Alone) = call
        .symbol_and_form(slots::cuDevSmResourceSplitByCount)?;
    let status = unsafe { released(py, || function(
        c_result.cast(), (&raw mut c_nbGroups).cast(), c_input.cast(), c_remaining_place.cast(), c_useFlags, c_minCount,
    )) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (3, alone),
        |tuple| {
            tuple
                .push(
                    unsafe { out::list(py, &Ty::Record(&driver12::CUdevResource), c_result.cast(), c_result_length) }?,
                )?;
            tuple.push(out::u32(py, c_nbGroups)?)?;
            tuple.push(c_remaining.into_any())?;
            Ok(())
        },
    )
}

pub(crate) fn cuDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetAttribute(attrib dev));
    let c_attrib = args::enumeration(attrib, "attrib", &driver12::CUdevice_attribute)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cuDeviceGetAttribute)?;
    let status = unsafe { held(py, || function((&raw mut c_pi).cast(), c_attrib, c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

documented!(cuDeviceGetDevResource, c"cuDeviceGetDevResource($self, device, typename)
--

Returns all SMs or work queues of a device, for later splitting.

``CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)``

Parameters
----------
device : CUdevice or None
typename : CUdevResourceType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
resource : CUdevResource

Notes
-----
In ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource
");

pub(crate) fn cuDeviceGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetDevResource(device typename));
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let c_type = args::enumeration(typename, "typename", &driver::CUdevResourceType)?;
    let (c_resource, c_resource_place) = out::new_record(py, &driver12::CUdevResource)?;
    let function: unsafe extern "system" fn(i32, Ptr, i32) -> i32 = call.symbol(slots::cuDeviceGetDevResource)?;
    let status = unsafe { released(py, || function(c_device, c_resource_place.cast(), c_type)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_resource.into_any()))
}

documented!(cuDeviceGetUuid, c"cuDeviceGetUuid($self, dev)
--

Returns a device's UUID, 16 bytes.

``CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)``

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
In ``cuda.h``. Since CUDA 9.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid
");

pub(crate) fn cuDeviceGetUuid<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetUuid(dev));
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let (c_uuid, c_uuid_place) = out::new_record(py, &driver::CUuuid)?;
    let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.symbol(slots::cuDeviceGetUuid)?;
    let status = unsafe { released(py, || function(c_uuid_place.cast(), c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_uuid.into_any()))
}

documented!(cuEventElapsedTime, c"cuEventElapsedTime($self, hStart, hEnd)
--

Returns the milliseconds between two events, both recorded with timing.

``CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)``

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
In ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime
");

pub(crate) fn cuEventElapsedTime<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuEventElapsedTime(hStart hEnd));
    let c_hStart = args::value::<u64>(hStart, "hStart", &driver::CUevent)?;
    let c_hEnd = args::value::<u64>(hEnd, "hEnd", &driver::CUevent)?;
    let mut c_pMilliseconds: f32 = 0.0;
    let function: unsafe extern "system" fn(Ptr, u64, u64) -> i32 = call.symbol(slots::cuEventElapsedTime)?;
    let status = unsafe { released(py, || function((&raw mut c_pMilliseconds).cast(), c_hStart, c_hEnd)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::f32(py, c_pMilliseconds)?))
}

documented!(cuExternalMemoryGetMappedBuffer, c"cuExternalMemoryGetMappedBuffer($self, extMem, bufferDesc)
--

Maps a range of imported memory as device memory.

``CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)``

Parameters
----------
extMem : CUexternalMemory or None
bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
devPtr : CUdeviceptr

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer
");

pub(crate) fn cuFuncGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuFuncGetAttribute(attrib hfunc));
    let c_attrib = args::enumeration(attrib, "attrib", &driver12::CUfunction_attribute)?;
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.symbol(slots::cuFuncGetAttribute)?;
    let status = unsafe { released(py, || function((&raw mut c_pi).cast(), c_attrib, c_hfunc)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuFuncSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hfunc, attrib, object_value], []) = call.bind("cuFuncSetAttribute", "hfunc attrib value")?;
    let py = call.py();
    let c_hfunc = args::value::<u64>(hfunc, "hfunc", &driver::CUfunction)?;
    let c_attrib = args::enumeration(attrib, "attrib", &driver12::CUfunction_attribute)?;
    let c_value = args::i32(object_value, "value")?;
    let function: unsafe extern "system" fn(u64, i32, i32) -> i32 = call.symbol(slots::cuFuncSetAttribute)?;
    let status = unsafe { released(py, || function(c_hfunc, c_attrib, c_value)) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphAddBatchMemOpNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphAddBatchMemOpNode(driver::CUgraph, driver::CUgraphNode,
        driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
        "cuGraphAddBatchMemOpNode", "hGraph dependencies numDependencies nodeParams",
        slots::cuGraphAddBatchMemOpNode
    )
}

/// The body of `cuGraphAddBatchMemOpNode` and of others that are shared.
#[inline(never)]
fn like_cuGraphAddBatchMemOpNode<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Returned<'py> {
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
}

documented!(cuGraphAddDependencies, c"cuGraphAddDependencies($self, hGraph, from_, to, numDependencies)
--

Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

``CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``

Parameters
----------
hGraph : CUgraph or None
from_, to : list[CUgraphNode] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies
");

pub(crate) fn cuGraphAddDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphAddDependencies(driver::CUgraph, driver::CUgraphNode,
        driver::CUresult), "cuGraphAddDependencies", "hGraph from_ to numDependencies",
        slots::cuGraphAddDependencies
    )
}

/// The body of `cuGraphAddDependencies` and of others that are shared.
#[inline(never)]
fn like_cuGraphAddDependencies<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
    let py = call.py();
    let arena = CallArena::new();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c3 = args::u64(a3, own.name(3))?;
    let c1 = args::array(a1, own.name(1), &Ty::Value(t1), Some(c3 as usize), &arena)?;
    let c2 = args::array(a2, own.name(2), &Ty::Value(t1), Some(c3 as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1.cast(), c2.cast(), c3)) };
    returned0(py, t2, status)
}

pub(crate) fn cuGraphAddMemAllocNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphAddBatchMemOpNode(driver::CUgraph, driver::CUgraphNode,
        driver12::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
        "cuGraphAddMemAllocNode", "hGraph dependencies numDependencies nodeParams",
        slots::cuGraphAddMemAllocNode
    )
}

documented!(cuGraphAddNode, c"cuGraphAddNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a node of any type to a graph, described by one record.

``CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
numDependencies : int
nodeParams : CUgraphNodeParams or None
    Everything that it refers to is used after the call: cubind keeps it alive as long as ``hGraph``, or a copy of it, exists.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.
phGraphNode : CUgraphNode

Notes
-----
In ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode
");

pub(crate) fn cuGraphAddNode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphAddBatchMemOpNode(driver::CUgraph, driver::CUgraphNode,
        driver12::CUgraphNodeParams, driver::CUresult), "cuGraphAddNode",
        "hGraph dependencies numDependencies nodeParams", slots::cuGraphAddNode
    )
}

pub(crate) fn cuGraphBatchMemOpNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphBatchMemOpNodeGetParams(driver::CUgraphNode,
        driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
        "cuGraphBatchMemOpNodeGetParams", "hNode", slots::cuGraphBatchMemOpNodeGetParams
    )
}

/// The body of `cuGraphBatchMemOpNodeGetParams` and of others that are shared.
#[inline(never)]
fn like_cuGraphBatchMemOpNodeGetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let (c1, c1_place) = out::new_record(py, t1)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1_place.cast())) };
    returned(py, t2, status, 1, |tuple| tuple.push(c1.into_any()))
}

pub(crate) fn cuGraphBatchMemOpNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphBatchMemOpNodeSetParams(driver::CUgraphNode,
        driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
        "cuGraphBatchMemOpNodeSetParams", "hNode nodeParams",
        slots::cuGraphBatchMemOpNodeSetParams
    )
}

/// The body of `cuGraphBatchMemOpNodeSetParams` and of others that are shared.
#[inline(never)]
fn like_cuGraphBatchMemOpNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::optional_record(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1.cast())) };
    returned0(py, t2, status)
}

pub(crate) fn cuGraphExecBatchMemOpNodeSetParams<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    shared!(
        call, like_cuGraphExecBatchMemOpNodeSetParams(driver::CUgraphExec,
        driver::CUgraphNode, driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
        "cuGraphExecBatchMemOpNodeSetParams", "hGraphExec hNode nodeParams",
        slots::cuGraphExecBatchMemOpNodeSetParams
    )
}

/// The body of `cuGraphExecBatchMemOpNodeSetParams` and of others that are shared.
#[inline(never)]
fn like_cuGraphExecBatchMemOpNodeSetParams<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Returned<'py> {
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
}

pub(crate) fn cuGraphExecNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphExecBatchMemOpNodeSetParams(driver::CUgraphExec,
        driver::CUgraphNode, driver12::CUgraphNodeParams, driver::CUresult),
        "cuGraphExecNodeSetParams", "hGraphExec hNode nodeParams",
        slots::cuGraphExecNodeSetParams
    )
}

documented!(cuGraphGetEdges, c"cuGraphGetEdges($self, hGraph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes; without arrays, counts them.

``CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)``

Parameters
----------
hGraph : CUgraph or None
numEdges : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
from : list[CUgraphNode]
to : list[CUgraphNode]
numEdges : int

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
");

pub(crate) fn cuGraphGetEdges<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuGraphGetEdges(hGraph; numEdges));
    let arena = CallArena::new();
    let c_hGraph = args::value::<u64>(hGraph, "hGraph", &driver::CUgraph)?;
    let mut c_numEdges = args::optional(numEdges, 0, |object| args::u64(object, "numEdges"))?;
    let c_from_length: usize = c_numEdges as usize;
    let c_from = args::output_memory(py, c_from_length, Ty::Value(&driver::CUgraphNode).size(), &arena)?;
    let c_to_length: usize = c_numEdges as usize;
    let c_to = args::output_memory(py, c_to_length, Ty::Value(&driver::CUgraphNode).size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuGraphGetEdges)?;
    let status = unsafe {
        released(py, || function(c_hGraph, c_from.cast(), c_to.cast(), (&raw mut c_numEdges).cast()))
    };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (3, alone),
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::Value(&driver::CUgraphNode), c_from.cast(), c_from_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::Value(&driver::CUgraphNode), c_to.cast(), c_to_length) }?)?;
            tuple.push(out::u64(py, c_numEdges)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuGraphKernelNodeGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphKernelNodeGetAttribute(driver::CUgraphNode,
        driver::CUlaunchAttributeID, driver12::CUkernelNodeAttrValue, driver::CUresult),
        "cuGraphKernelNodeGetAttribute", "hNode attr",
        slots::cuGraphKernelNodeGetAttribute
    )
}

/// The body of `cuGraphKernelNodeGetAttribute` and of others that are shared.
#[inline(never)]
fn like_cuGraphKernelNodeGetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static RecordDef,
    t3: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let c1 = args::enumeration(a1, own.name(1), t1)?;
    let (c2, c2_place) = out::new_record(py, t2)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function(c0, c1, c2_place.cast())) };
    returned(py, t3, status, 1, |tuple| tuple.push(c2.into_any()))
}

pub(crate) fn cuGraphKernelNodeSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hNode, attr, object_value], []) = call.bind("cuGraphKernelNodeSetAttribute", "hNode attr value")?;
    let py = call.py();
    let c_hNode = args::value::<u64>(hNode, "hNode", &driver::CUgraphNode)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUlaunchAttributeID)?;
    let c_value = args::optional_record(object_value, "value", &driver12::CUkernelNodeAttrValue)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cuGraphKernelNodeSetAttribute)?;
    let status = unsafe { released(py, || function(c_hNode, c_attr, c_value.cast())) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuGraphMemAllocNodeGetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphBatchMemOpNodeGetParams(driver::CUgraphNode,
        driver12::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
        "cuGraphMemAllocNodeGetParams", "hNode", slots::cuGraphMemAllocNodeGetParams
    )
}

documented!(cuGraphNodeGetDependencies, c"cuGraphNodeGetDependencies($self, hNode, numDependencies=0)
--

Lists the nodes that a node waits for, or returns their number.

``CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)``

Parameters
----------
hNode : CUgraphNode or None
numDependencies : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
dependencies : list[CUgraphNode]
numDependencies : int

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
");

pub(crate) fn cuGraphNodeGetDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphNodeGetDependencies(driver::CUgraphNode, driver::CUresult),
        "cuGraphNodeGetDependencies", "hNode numDependencies",
        slots::cuGraphNodeGetDependencies
    )
}

/// The body of `cuGraphNodeGetDependencies` and of others that are shared.
#[inline(never)]
fn like_cuGraphNodeGetDependencies<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0], [a1]) = call.bind_own(own)?;
    let py = call.py();
    let arena = CallArena::new();
    let c0 = args::value::<u64>(a0, own.name(0), t0)?;
    let mut c2 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
    let c1_length: usize = c2 as usize;
    let c1 = args::output_memory(py, c1_length, Ty::Value(t0).size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call.own_symbol_and_form(own)?;
    let status = unsafe { released(py, || function(c0, c1.cast(), (&raw mut c2).cast())) };
    returned_in_form(
        py,
        t1,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::Value(t0), c1.cast(), c1_length) }?)?;
            tuple.push(out::u64(py, c2)?)?;
            Ok(())
        },
    )
}

documented!(cuGraphNodeGetDependentNodes, c"cuGraphNodeGetDependentNodes($self, hNode, numDependentNodes=0)
--

Lists the nodes that wait for a node, or returns their number.

``CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)``

Parameters
----------
hNode : CUgraphNode or None
numDependentNodes : int, optional

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
dependentNodes : list[CUgraphNode]
numDependentNodes : int

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
");

pub(crate) fn cuGraphNodeGetDependentNodes<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphNodeGetDependencies(driver::CUgraphNode, driver::CUresult),
        "cuGraphNodeGetDependentNodes", "hNode numDependentNodes",
        slots::cuGraphNodeGetDependentNodes
    )
}

pub(crate) fn cuGraphNodeSetParams<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphBatchMemOpNodeSetParams(driver::CUgraphNode,
        driver12::CUgraphNodeParams, driver::CUresult), "cuGraphNodeSetParams",
        "hNode nodeParams", slots::cuGraphNodeSetParams
    )
}

documented!(cuGraphRemoveDependencies, c"cuGraphRemoveDependencies($self, hGraph, from_, to, numDependencies)
--

Removes the edges from each ``from[i]`` to ``to[i]`` of a graph.

``CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``

Parameters
----------
hGraph : CUgraph or None
from_, to : list[CUgraphNode] or None
numDependencies : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
In ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies
");

pub(crate) fn cuGraphRemoveDependencies<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphAddDependencies(driver::CUgraph, driver::CUgraphNode,
        driver::CUresult), "cuGraphRemoveDependencies",
        "hGraph from_ to numDependencies", slots::cuGraphRemoveDependencies
    )
}

documented!(cuGreenCtxGetDevResource, c"cuGreenCtxGetDevResource($self, hCtx, typename)
--

Returns the SMs or work queues of a green context.

``CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)``

Parameters
----------
hCtx : CUgreenCtx or None
typename : CUdevResourceType

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
resource : CUdevResource

Notes
-----
In ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource
");

pub(crate) fn cuGreenCtxGetDevResource<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuCtxGetDevResource(driver::CUgreenCtx, driver::CUdevResourceType,
        driver12::CUdevResource, driver::CUresult), "cuGreenCtxGetDevResource",
        "hCtx typename", slots::cuGreenCtxGetDevResource
    )
}

pub(crate) fn cuKernelGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuKernelGetAttribute(attrib kernel dev));
    let c_attrib = args::enumeration(attrib, "attrib", &driver12::CUfunction_attribute)?;
    let c_kernel = args::value::<u64>(kernel, "kernel", &driver::CUkernel)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let mut c_pi: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, u64, i32) -> i32 = call.symbol(slots::cuKernelGetAttribute)?;
    let status = unsafe { released(py, || function((&raw mut c_pi).cast(), c_attrib, c_kernel, c_dev)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::i32(py, c_pi)?))
}

pub(crate) fn cuKernelSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuKernelSetAttribute(attrib val kernel dev));
    let c_attrib = args::enumeration(attrib, "attrib", &driver12::CUfunction_attribute)?;
    ints!(i32, c_val = val);
    let c_kernel = args::value::<u64>(kernel, "kernel", &driver::CUkernel)?;
    let c_dev = args::value::<i32>(dev, "dev", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(i32, i32, u64, i32) -> i32 = call.symbol(slots::cuKernelSetAttribute)?;
    let status = unsafe { released(py, || function(c_attrib, c_val, c_kernel, c_dev)) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLaunchKernelEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLaunchKernelEx(config f kernelParams extra));
    let arena = CallArena::new();
    let c_f = args::value::<u64>(f, "f", &driver::CUfunction)?;
    let c_config = args::optional_record(config, "config", &driver12::CUlaunchConfig)?;
    let mut c_kernelParams_space = LaunchBuffer::new();
    let c_kernelParams = args::kernel_params(kernelParams, &mut c_kernelParams_space, &arena)?;
    let c_extra = args::pointer(extra, "extra", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, Ptr) -> i32 = call.symbol(slots::cuLaunchKernelEx)?;
    let status = unsafe { released(py, || function(c_config.cast(), c_f, c_kernelParams.cast(), c_extra.cast())) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLibraryLoadData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuLibraryLoadData(code jitOptions jitOptionsValues numJitOptions libraryOptions libraryOptionValues
        numLibraryOptions)
    );
    let arena = CallArena::new();
    ints!(u32, c_numJitOptions = numJitOptions, c_numLibraryOptions = numLibraryOptions);
    let mut c_library: u64 = 0;
    let c_code = args::pointer_or_text(code, "code", &arena)?;
    let c_jitOptions = args::array(
        jitOptions, "jitOptions", &Ty::Enum(&driver12::CUjit_option), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&driver::CUlibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::driver::CUjit_option12,
        &arena,
    ) }?;
    let c_libraryOptionValues = unsafe { attributes::attributes_in(
        libraryOptionValues, c_libraryOptions.cast(), c_numLibraryOptions as usize,
        &attribute_types::driver::CUlibraryOption, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::cuLibraryLoadData)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_library).cast(), c_code.cast(), c_jitOptions.cast(), c_jitOptionsValues.cast(), c_numJitOptions,
        c_libraryOptions.cast(), c_libraryOptionValues.cast(), c_numLibraryOptions,
    )) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUlibrary, c_library as u64)?),
    )
}

pub(crate) fn cuLibraryLoadFromFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuLibraryLoadFromFile(fileName jitOptions jitOptionsValues numJitOptions libraryOptions
        libraryOptionValues numLibraryOptions)
    );
    let arena = CallArena::new();
    ints!(u32, c_numJitOptions = numJitOptions, c_numLibraryOptions = numLibraryOptions);
    let mut c_library: u64 = 0;
    let c_fileName = args::c_string(fileName, "fileName", &arena)?;
    let c_jitOptions = args::array(
        jitOptions, "jitOptions", &Ty::Enum(&driver12::CUjit_option), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&driver::CUlibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::driver::CUjit_option12,
        &arena,
    ) }?;
    let c_libraryOptionValues = unsafe { attributes::attributes_in(
        libraryOptionValues, c_libraryOptions.cast(), c_numLibraryOptions as usize,
        &attribute_types::driver::CUlibraryOption, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        Ptr, *const c_char, Ptr, Ptr, u32, Ptr, Ptr, u32,
    ) -> i32 = call.symbol(slots::cuLibraryLoadFromFile)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_library).cast(), c_fileName, c_jitOptions.cast(), c_jitOptionsValues.cast(), c_numJitOptions,
        c_libraryOptions.cast(), c_libraryOptionValues.cast(), c_numLibraryOptions,
    )) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUlibrary, c_library as u64)?),
    )
}

pub(crate) fn cuLinkAddData<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLinkAddData(state typename data size name numOptions options optionValues));
    let arena = CallArena::new();
    let c_state = args::value::<u64>(state, "state", &driver::CUlinkState)?;
    let c_type = args::enumeration(typename, "typename", &driver::CUjitInputType)?;
    ints!(u64, c_size = size);
    ints!(u32, c_numOptions = numOptions);
    let c_data = args::pointer_to_read(data, "data", c_size as usize, &arena)?;
    let c_name = args::optional_c_string(name, "name", &arena)?;
    let c_options = args::array(
        options, "options", &Ty::Enum(&driver12::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option12, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, *const c_char, u32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cuLinkAddData_v2)?;
    let status = unsafe { released(py, || function(
        c_state, c_type, c_data.cast(), c_size, c_name, c_numOptions, c_options.cast(), c_optionValues.cast(),
    )) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLinkAddFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLinkAddFile(state typename path numOptions options optionValues));
    let arena = CallArena::new();
    let c_state = args::value::<u64>(state, "state", &driver::CUlinkState)?;
    let c_type = args::enumeration(typename, "typename", &driver::CUjitInputType)?;
    ints!(u32, c_numOptions = numOptions);
    let c_path = args::c_string(path, "path", &arena)?;
    let c_options = args::array(
        options, "options", &Ty::Enum(&driver12::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option12, &arena,
    ) }?;
    let function: unsafe extern "system" fn(
        u64, i32, *const c_char, u32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cuLinkAddFile_v2)?;
    let status = unsafe {
        released(py, || function(c_state, c_type, c_path, c_numOptions, c_options.cast(), c_optionValues.cast()))
    };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuLinkCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuLinkCreate(numOptions options optionValues));
    let arena = CallArena::new();
    ints!(u32, c_numOptions = numOptions);
    let c_options = args::array(
        options, "options", &Ty::Enum(&driver12::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let mut c_stateOut: u64 = 0;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option12, &arena,
    ) }?;
    args::keep(optionValues, &arena)?;
    let function: unsafe extern "system" fn(u32, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cuLinkCreate_v2)?;
    let status = unsafe {
        released(py, || function(c_numOptions, c_options.cast(), c_optionValues.cast(), (&raw mut c_stateOut).cast()))
    };
    if status == 0 {
        handle_keepalive::made(&driver::CUlinkState, c_stateOut as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&driver::CUlinkState, c_stateOut as u64, None, arena);
    }
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUlinkState, c_stateOut as u64)?),
    )
}

documented!(cuMemAdvise, c"cuMemAdvise($self, devPtr, count, advice, device)
--

Advises the driver on the use of a range of managed memory, such as read mostly.

``CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)``

Parameters
----------
devPtr : CUdeviceptr or array on a device or None
count : int
advice : CUmem_advise
device : CUdevice or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
In ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise
");

pub(crate) fn cuMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAdvise(devPtr count advice device));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &driver::CUmem_advise)?;
    let c_device = args::value::<i32>(device, "device", &driver::CUdevice)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32) -> i32 = call.symbol(slots::cuMemAdvise)?;
    let status = unsafe { released(py, || function(c_devPtr, c_count, c_advice, c_device)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemAlloc, c"cuMemAlloc($self, bytesize)
--

Allocates memory on the device of the current context, aligned for any type.

``CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)``

Parameters
----------
bytesize : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
dptr : CUdeviceptr

Notes
-----
In ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc
");

documented!(cuMemAllocHost, c"cuMemAllocHost($self, bytesize)
--

Reserves page-locked host memory that the device can read and write.

``CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)``

Parameters
----------
bytesize : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pp : int

Notes
-----
In ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost
");

pub(crate) fn cuMemCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemCreate(size prop flags));
    ints!(u64, c_size = size, c_flags = flags);
    let mut c_handle: u64 = 0;
    let c_prop = args::optional_record(prop, "prop", &driver12::CUmemAllocationProp)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64) -> i32 = call.symbol(slots::cuMemCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast(), c_size, c_prop.cast(), c_flags)) };
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

pub(crate) fn cuMemGetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetAccess(location ptr));
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    let mut c_flags: u64 = 0;
    let c_location = args::optional_record(location, "location", &driver12::CUmemLocation)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u64) -> i32 = call.symbol(slots::cuMemGetAccess)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast(), c_location.cast(), c_ptr)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_flags)?))
}

pub(crate) fn cuMemGetAllocationGranularity<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemGetAllocationGranularity(prop option));
    let c_option = args::enumeration(option, "option", &driver::CUmemAllocationGranularity_flags)?;
    let mut c_granularity: u64 = 0;
    let c_prop = args::optional_record(prop, "prop", &driver12::CUmemAllocationProp)?;
    let function: unsafe extern "system" fn(Ptr, Ptr, i32) -> i32 = call.symbol(slots::cuMemGetAllocationGranularity)?;
    let status = unsafe { released(py, || function((&raw mut c_granularity).cast(), c_prop.cast(), c_option)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_granularity)?))
}

pub(crate) fn cuMemGetAllocationPropertiesFromHandle<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuMemGetAllocationPropertiesFromHandle(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &driver::CUmemGenericAllocationHandle)?;
    let (c_prop, c_prop_place) = out::new_record(py, &driver12::CUmemAllocationProp)?;
    let function: unsafe extern "system" fn(Ptr, u64) -> i32 = call
        .symbol(slots::cuMemGetAllocationPropertiesFromHandle)?;
    let status = unsafe { released(py, || function(c_prop_place.cast(), c_handle)) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_prop.into_any()))
}

documented!(cuMemHostAlloc, c"cuMemHostAlloc($self, bytesize, Flags)
--

Reserves page-locked host memory with flags: portable, mapped, write-combined.

``CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)``

Parameters
----------
bytesize : int
Flags : int
    Flags: ``CU_MEMHOSTALLOC_DEVICEMAP``, ``CU_MEMHOSTALLOC_PORTABLE``, ``CU_MEMHOSTALLOC_WRITECOMBINED``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pp : int

Notes
-----
In ``cuda.h``. Since CUDA 2.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostAlloc
");

documented!(cuMemHostRegister, c"cuMemHostRegister($self, p, bytesize, Flags)
--

Page-locks host memory that exists already, and maps it for devices if requested.

``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``

Parameters
----------
p : address or buffer
    Used after the call: keep it alive until ``cuMemHostUnregister`` is called.
bytesize : int
Flags : int
    Flags: ``CU_MEMHOSTREGISTER_DEVICEMAP``, ``CU_MEMHOSTREGISTER_IOMEMORY``, ``CU_MEMHOSTREGISTER_PORTABLE``, ``CU_MEMHOSTREGISTER_READ_ONLY``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
In ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister
");

pub(crate) fn cuMemPoolCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPoolCreate(poolProps));
    let mut c_pool: u64 = 0;
    let c_poolProps = args::optional_record(poolProps, "poolProps", &driver12::CUmemPoolProps)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuMemPoolCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_pool).cast(), c_poolProps.cast())) };
    returned(
        py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUmemoryPool, c_pool as u64)?),
    )
}

pub(crate) fn cuMemPoolGetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPoolGetAccess(memPool location));
    let c_memPool = args::value::<u64>(memPool, "memPool", &driver::CUmemoryPool)?;
    let mut c_flags: i32 = 0;
    let c_location = args::optional_record(location, "location", &driver12::CUmemLocation)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.symbol(slots::cuMemPoolGetAccess)?;
    let status = unsafe { released(py, || function((&raw mut c_flags).cast(), c_memPool, c_location.cast())) };
    returned(
        py, &driver::CUresult, status, 1,
        |tuple| tuple.push(out::enumeration(py, &driver::CUmemAccess_flags, c_flags)?),
    )
}

documented!(cuMemPoolSetAccess, c"cuMemPoolSetAccess($self, pool, map, count)
--

Sets the access of devices to a pool's memory.

``CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)``

Parameters
----------
pool : CUmemoryPool or None
map : list[CUmemAccessDesc] or None
count : int

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.

Warnings
--------
- Nothing uses memory of the pool from a location that loses its access.

Notes
-----
In ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess
");

pub(crate) fn cuMemPoolSetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPoolSetAccess(pool map count));
    let arena = CallArena::new();
    let c_pool = args::value::<u64>(pool, "pool", &driver::CUmemoryPool)?;
    ints!(u64, c_count = count);
    let c_map = args::array(map, "map", &Ty::Record(&driver12::CUmemAccessDesc), Some(c_count as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::cuMemPoolSetAccess)?;
    let status = unsafe { released(py, || function(c_pool, c_map.cast(), c_count)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemPrefetchAsync, c"cuMemPrefetchAsync($self, devPtr, count, dstDevice, hStream)
--

Moves managed memory to a device or to the host, in stream order, before it is needed there.

``CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)``

Parameters
----------
devPtr : CUdeviceptr or array on a device or None
    Used after the call: keep it alive until this call completes on ``hStream``.
count : int
dstDevice : CUdevice or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
In ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync
");

pub(crate) fn cuMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPrefetchAsync(devPtr count dstDevice hStream));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let c_dstDevice = args::value::<i32>(dstDevice, "dstDevice", &driver::CUdevice)?;
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let function: unsafe extern "system" fn(u64, u64, i32, u64) -> i32 = call.symbol(slots::cuMemPrefetchAsync)?;
    let status = unsafe { released(py, || function(c_devPtr, c_count, c_dstDevice, c_hStream)) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuMemSetAccess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemSetAccess(ptr size desc count));
    let arena = CallArena::new();
    let c_ptr = args::value::<u64>(ptr, "ptr", &driver::CUdeviceptr)?;
    ints!(u64, c_size = size, c_count = count);
    let c_desc = args::array(desc, "desc", &Ty::Record(&driver12::CUmemAccessDesc), Some(c_count as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call.symbol(slots::cuMemSetAccess)?;
    let status = unsafe { released(py, || function(c_ptr, c_size, c_desc.cast(), c_count)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuMemcpy3DBatchAsync, c"cuMemcpy3DBatchAsync($self, numOps, opList, flags, hStream)
--

Performs many copies of boxes in one call; the batch keeps stream order, its copies have none.

``CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)``

Parameters
----------
numOps : int
opList : list[CUDA_MEMCPY3D_BATCH_OP] or None
    Everything that it refers to is used after the call: keep it alive until this call completes on ``hStream``.
flags : int
    Must be 0.
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
failIdx : int

Warnings
--------
- No copy of the batch depends on another copy of the batch.

Notes
-----
In ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync
");

pub(crate) fn cuMemcpy3DBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpy3DBatchAsync(numOps opList flags hStream));
    let arena = CallArena::new();
    ints!(u64, c_numOps = numOps, c_flags = flags);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_opList = args::array(
        opList, "opList", &Ty::Record(&driver12::CUDA_MEMCPY3D_BATCH_OP), Some(c_numOps as usize), &arena,
    )?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64) -> i32 = call.symbol(slots::cuMemcpy3DBatchAsync)?;
    let status = unsafe {
        released(py, || function(c_numOps, c_opList.cast(), (&raw mut c_failIdx).cast(), c_flags, c_hStream))
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_failIdx)?))
}

documented!(cuMemcpyBatchAsync, c"cuMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
--

Performs many copies in one call; the batch keeps stream order, its copies have none.

``CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)``

Parameters
----------
dsts : list[CUdeviceptr] or None
    Everything that it refers to is used after the call: keep it alive until this call completes on ``hStream``.
srcs : list[CUdeviceptr] or None
    Everything that it refers to is used after the call: keep it alive as long as ``attrs`` specifies.
sizes, attrsIdxs : list[int] or None
count, numAttrs : int
attrs : list[CUmemcpyAttributes] or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
failIdx : int

Warnings
--------
- No copy of the batch depends on another copy of the batch.

Notes
-----
In ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync
");

pub(crate) fn cuMemcpyBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemcpyBatchAsync(dsts srcs sizes count attrs attrsIdxs numAttrs hStream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_numAttrs = numAttrs);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_dsts = args::array(dsts, "dsts", &Ty::Value(&driver::CUdeviceptr), Some(c_count as usize), &arena)?;
    let c_srcs = args::array(srcs, "srcs", &Ty::Value(&driver::CUdeviceptr), Some(c_count as usize), &arena)?;
    let c_sizes = args::array(sizes, "sizes", &Ty::U64, Some(c_count as usize), &arena)?;
    let c_attrs = args::array(
        attrs, "attrs", &Ty::Record(&driver12::CUmemcpyAttributes), Some(c_numAttrs as usize), &arena,
    )?;
    let c_attrsIdxs = args::array(attrsIdxs, "attrsIdxs", &Ty::U64, Some(c_numAttrs as usize), &arena)?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cuMemcpyBatchAsync)?;
    let status = unsafe { released(py, || function(
        c_dsts.cast(), c_srcs.cast(), c_sizes.cast(), c_count, c_attrs.cast(), c_attrsIdxs.cast(), c_numAttrs,
        (&raw mut c_failIdx).cast(), c_hStream,
    )) };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &driver::CUresult,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::u64(py, c_failIdx)?))
}

pub(crate) fn cuModuleLoadDataEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuModuleLoadDataEx(image numOptions options optionValues));
    let arena = CallArena::new();
    ints!(u32, c_numOptions = numOptions);
    let mut c_module: u64 = 0;
    let c_image = args::pointer_or_text(image, "image", &arena)?;
    let c_options = args::array(
        options, "options", &Ty::Enum(&driver12::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option12, &arena,
    ) }?;
    let function: unsafe extern "system" fn(Ptr, Ptr, u32, Ptr, Ptr) -> i32 = call.symbol(slots::cuModuleLoadDataEx)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_module).cast(), c_image.cast(), c_numOptions, c_options.cast(), c_optionValues.cast(),
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(out::value(py, &driver::CUmodule, c_module as u64)?))
}

documented!(cuMulticastBindAddr, c"cuMulticastBindAddr($self, mcHandle, mcOffset, memptr, size, flags)
--

Binds mapped memory, given by its address, to an offset of a multicast object.

``CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``

Parameters
----------
mcHandle : CUmemGenericAllocationHandle or None
mcOffset, size : int
memptr : CUdeviceptr or array on a device or None
    Used after the call: keep it alive until ``cuMulticastUnbind`` is called.
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
In ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr
");

documented!(cuMulticastBindMem, c"cuMulticastBindMem($self, mcHandle, mcOffset, memHandle, memOffset, size, flags)
--

Binds physical memory, given as a handle, to an offset of a multicast object.

``CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)``

Parameters
----------
mcHandle, memHandle : CUmemGenericAllocationHandle or None
mcOffset, memOffset, size : int
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
In ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem
");

pub(crate) fn cuOccupancyMaxActiveClusters<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuOccupancyMaxActiveClusters(driver::CUfunction,
        driver12::CUlaunchConfig, driver::CUresult), "cuOccupancyMaxActiveClusters",
        "func config", slots::cuOccupancyMaxActiveClusters
    )
}

/// The body of `cuOccupancyMaxActiveClusters` and of others that are shared.
#[inline(never)]
fn like_cuOccupancyMaxActiveClusters<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
) -> Returned<'py> {
    let call = Call::of_shared((this, first, count, names));
    let ([a0, a1], []) = call.bind_own(own)?;
    let py = call.py();
    let c1 = args::value::<u64>(a0, own.name(0), t0)?;
    let mut c0: i32 = 0;
    let c2 = args::optional_record(a1, own.name(1), t1)?;
    let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
    let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast())) };
    returned(py, t2, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
}

pub(crate) fn cuOccupancyMaxPotentialClusterSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    shared!(
        call, like_cuOccupancyMaxActiveClusters(driver::CUfunction,
        driver12::CUlaunchConfig, driver::CUresult),
        "cuOccupancyMaxPotentialClusterSize", "func config",
        slots::cuOccupancyMaxPotentialClusterSize
    )
}

pub(crate) fn cuStreamBatchMemOp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamBatchMemOp(stream count paramArray flags));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &driver::CUstream)?;
    ints!(u32, c_count = count, c_flags = flags);
    let c_paramArray = args::array(
        paramArray, "paramArray", &Ty::Record(&driver12::CUstreamBatchMemOpParams), Some(c_count as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u32, Ptr, u32) -> i32 = call.symbol(slots::cuStreamBatchMemOp_v2)?;
    let status = unsafe { released(py, || function(c_stream, c_count, c_paramArray.cast(), c_flags)) };
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamCreate, c"cuStreamCreate($self, Flags)
--

Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.

``CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)``

Parameters
----------
Flags : int
    Flags: members of ``CUstream_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phStream : CUstream

Notes
-----
In ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreate
");

documented!(cuStreamCreateWithPriority, c"cuStreamCreateWithPriority($self, flags, priority)
--

Creates a stream with a priority: smaller numbers mean higher priority.

``CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)``

Parameters
----------
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
In ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority
");

pub(crate) fn cuStreamGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    shared!(
        call, like_cuGraphKernelNodeGetAttribute(driver::CUstream,
        driver::CUlaunchAttributeID, driver12::CUstreamAttrValue, driver::CUresult),
        "cuStreamGetAttribute", "hStream attr", slots::cuStreamGetAttribute
    )
}

documented!(cuStreamGetCaptureInfo, c"cuStreamGetCaptureInfo($self, hStream)
--

Returns a stream's capture status and ID, and the graph and nodes that its next work follows.

``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``

Parameters
----------
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_STREAM_CAPTURE_IMPLICIT``.
captureStatus_out : CUstreamCaptureStatus
id_out : cuuint64_t
graph_out : CUgraph
dependencies_out : list[CUgraphNode]
numDependencies_out : int

Notes
-----
In ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo
");

pub(crate) fn cuStreamGetCaptureInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuStreamGetCaptureInfo(hStream));
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let mut c_captureStatus_out: i32 = 0;
    let mut c_id_out: u64 = 0;
    let mut c_graph_out: u64 = 0;
    let mut c_dependencies_out: *mut c_void = core::ptr::null_mut();
    let mut c_numDependencies_out: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cuStreamGetCaptureInfo_v2)?;
    let status = unsafe { released(py, || function(
        c_hStream, (&raw mut c_captureStatus_out).cast(), (&raw mut c_id_out).cast(), (&raw mut c_graph_out).cast(),
        (&raw mut c_dependencies_out).cast(), (&raw mut c_numDependencies_out).cast(),
    )) };
    returned_in_form(
        py,
        &driver::CUresult,
        status,
        (5, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &driver::CUstreamCaptureStatus, c_captureStatus_out)?)?;
            tuple.push(out::value(py, &driver::cuuint64_t, c_id_out as u64)?)?;
            tuple.push(out::value(py, &driver::CUgraph, c_graph_out as u64)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Value(&driver::CUgraphNode), c_dependencies_out.cast(), c_numDependencies_out as usize,
                    ) }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies_out)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cuStreamSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([hStream, attr, object_value], []) = call.bind("cuStreamSetAttribute", "hStream attr value")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_attr = args::enumeration(attr, "attr", &driver::CUlaunchAttributeID)?;
    let c_value = args::optional_record(object_value, "value", &driver12::CUstreamAttrValue)?;
    args::keep(object_value, &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.symbol(slots::cuStreamSetAttribute)?;
    let status = unsafe { released(py, || function(c_hStream, c_attr, c_value.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &driver::CUstream, c_hStream as u64, Some(("cuStreamSetAttribute", u64::from(c_attr as u32))), arena,
        );
    }
    returned0(py, &driver::CUresult, status)
}

documented!(cuStreamUpdateCaptureDependencies, c"cuStreamUpdateCaptureDependencies($self, hStream, dependencies, numDependencies, flags)
--

Adds to or replaces the nodes that the next captured work of a stream follows.

``CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)``

Parameters
----------
hStream : CUstream or None
dependencies : list[CUgraphNode] or None
numDependencies : int
flags : int
    Flags: members of ``CUstreamUpdateCaptureDependencies_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
In ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies
");

pub(crate) fn cuStreamUpdateCaptureDependencies<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cuStreamUpdateCaptureDependencies(hStream dependencies numDependencies flags));
    let arena = CallArena::new();
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    ints!(u64, c_numDependencies = numDependencies);
    ints!(u32, c_flags = flags);
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&driver::CUgraphNode), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u32) -> i32 = call
        .symbol(slots::cuStreamUpdateCaptureDependencies)?;
    let status = unsafe { released(py, || function(c_hStream, c_dependencies.cast(), c_numDependencies, c_flags)) };
    returned0(py, &driver::CUresult, status)
}

pub(crate) fn cuTensorMapEncodeIm2col<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuTensorMapEncodeIm2col(tensorDataType tensorRank globalAddress globalDim globalStrides
        pixelBoxLowerCorner pixelBoxUpperCorner channelsPerPixel pixelsPerColumn elementStrides interleave swizzle
        l2Promotion oobFill)
    );
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(tensorDataType, "tensorDataType", &driver::CUtensorMapDataType)?;
    let c_tensorRank = args::value::<
        u32,
    >(tensorRank, "tensorRank", &driver::cuuint32_t)?;
    let c_channelsPerPixel = args::value::<
        u32,
    >(channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
    let c_pixelsPerColumn = args::value::<
        u32,
    >(pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(interleave, "interleave", &driver::CUtensorMapInterleave)?;
    let c_swizzle = args::enumeration(swizzle, "swizzle", &driver::CUtensorMapSwizzle)?;
    let c_l2Promotion = args::enumeration(l2Promotion, "l2Promotion", &driver::CUtensorMapL2promotion)?;
    let c_oobFill = args::enumeration(oobFill, "oobFill", &driver::CUtensorMapFloatOOBfill)?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(globalAddress, "globalAddress", &arena)?;
    let c_globalDim = args::array(
        globalDim, "globalDim", &Ty::Value(&driver::cuuint64_t), Some(c_tensorRank as usize), &arena,
    )?;
    let c_globalStrides = args::array(
        globalStrides, "globalStrides", &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)), &arena,
    )?;
    let c_pixelBoxLowerCorner = args::array(
        pixelBoxLowerCorner, "pixelBoxLowerCorner", &Ty::I32, Some((c_tensorRank as usize).saturating_sub(2)), &arena,
    )?;
    let c_pixelBoxUpperCorner = args::array(
        pixelBoxUpperCorner, "pixelBoxUpperCorner", &Ty::I32, Some((c_tensorRank as usize).saturating_sub(2)), &arena,
    )?;
    let c_elementStrides = args::array(
        elementStrides, "elementStrides", &Ty::Value(&driver::cuuint32_t), Some(c_tensorRank as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, i32, u32, Ptr, Ptr, Ptr, Ptr, Ptr, u32, u32, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeIm2col)?;
    let status = unsafe { released(py, || function(
        c_tensorMap_place.cast(), c_tensorDataType, c_tensorRank, c_globalAddress.cast(), c_globalDim.cast(),
        c_globalStrides.cast(), c_pixelBoxLowerCorner.cast(), c_pixelBoxUpperCorner.cast(), c_channelsPerPixel,
        c_pixelsPerColumn, c_elementStrides.cast(), c_interleave, c_swizzle, c_l2Promotion, c_oobFill,
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_tensorMap.into_any()))
}

pub(crate) fn cuTensorMapEncodeIm2colWide<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuTensorMapEncodeIm2colWide(tensorDataType tensorRank globalAddress globalDim globalStrides
        pixelBoxLowerCornerWidth pixelBoxUpperCornerWidth channelsPerPixel pixelsPerColumn elementStrides interleave
        mode swizzle l2Promotion oobFill)
    );
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(tensorDataType, "tensorDataType", &driver::CUtensorMapDataType)?;
    let c_tensorRank = args::value::<
        u32,
    >(tensorRank, "tensorRank", &driver::cuuint32_t)?;
    ints!(
        i32, c_pixelBoxLowerCornerWidth = pixelBoxLowerCornerWidth,
        c_pixelBoxUpperCornerWidth = pixelBoxUpperCornerWidth
    );
    let c_channelsPerPixel = args::value::<
        u32,
    >(channelsPerPixel, "channelsPerPixel", &driver::cuuint32_t)?;
    let c_pixelsPerColumn = args::value::<
        u32,
    >(pixelsPerColumn, "pixelsPerColumn", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(interleave, "interleave", &driver::CUtensorMapInterleave)?;
    let c_mode = args::enumeration(mode, "mode", &driver::CUtensorMapIm2ColWideMode)?;
    let c_swizzle = args::enumeration(swizzle, "swizzle", &driver::CUtensorMapSwizzle)?;
    let c_l2Promotion = args::enumeration(l2Promotion, "l2Promotion", &driver::CUtensorMapL2promotion)?;
    let c_oobFill = args::enumeration(oobFill, "oobFill", &driver::CUtensorMapFloatOOBfill)?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(globalAddress, "globalAddress", &arena)?;
    let c_globalDim = args::array(
        globalDim, "globalDim", &Ty::Value(&driver::cuuint64_t), Some(c_tensorRank as usize), &arena,
    )?;
    let c_globalStrides = args::array(
        globalStrides, "globalStrides", &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)), &arena,
    )?;
    let c_elementStrides = args::array(
        elementStrides, "elementStrides", &Ty::Value(&driver::cuuint32_t), Some(c_tensorRank as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, i32, u32, Ptr, Ptr, Ptr, i32, i32, u32, u32, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeIm2colWide)?;
    let status = unsafe { released(py, || function(
        c_tensorMap_place.cast(), c_tensorDataType, c_tensorRank, c_globalAddress.cast(), c_globalDim.cast(),
        c_globalStrides.cast(), c_pixelBoxLowerCornerWidth, c_pixelBoxUpperCornerWidth, c_channelsPerPixel,
        c_pixelsPerColumn, c_elementStrides.cast(), c_interleave, c_mode, c_swizzle, c_l2Promotion, c_oobFill,
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_tensorMap.into_any()))
}

pub(crate) fn cuTensorMapEncodeTiled<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cuTensorMapEncodeTiled(tensorDataType tensorRank globalAddress globalDim globalStrides boxDim
        elementStrides interleave swizzle l2Promotion oobFill)
    );
    let arena = CallArena::new();
    let c_tensorDataType = args::enumeration(tensorDataType, "tensorDataType", &driver::CUtensorMapDataType)?;
    let c_tensorRank = args::value::<
        u32,
    >(tensorRank, "tensorRank", &driver::cuuint32_t)?;
    let c_interleave = args::enumeration(interleave, "interleave", &driver::CUtensorMapInterleave)?;
    let c_swizzle = args::enumeration(swizzle, "swizzle", &driver::CUtensorMapSwizzle)?;
    let c_l2Promotion = args::enumeration(l2Promotion, "l2Promotion", &driver::CUtensorMapL2promotion)?;
    let c_oobFill = args::enumeration(oobFill, "oobFill", &driver::CUtensorMapFloatOOBfill)?;
    let (c_tensorMap, c_tensorMap_place) = out::new_record(py, &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(globalAddress, "globalAddress", &arena)?;
    let c_globalDim = args::array(
        globalDim, "globalDim", &Ty::Value(&driver::cuuint64_t), Some(c_tensorRank as usize), &arena,
    )?;
    let c_globalStrides = args::array(
        globalStrides, "globalStrides", &Ty::Value(&driver::cuuint64_t),
        Some((c_tensorRank as usize).saturating_sub(1)), &arena,
    )?;
    let c_boxDim = args::array(boxDim, "boxDim", &Ty::Value(&driver::cuuint32_t), Some(c_tensorRank as usize), &arena)?;
    let c_elementStrides = args::array(
        elementStrides, "elementStrides", &Ty::Value(&driver::cuuint32_t), Some(c_tensorRank as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(
        Ptr, i32, u32, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cuTensorMapEncodeTiled)?;
    let status = unsafe { released(py, || function(
        c_tensorMap_place.cast(), c_tensorDataType, c_tensorRank, c_globalAddress.cast(), c_globalDim.cast(),
        c_globalStrides.cast(), c_boxDim.cast(), c_elementStrides.cast(), c_interleave, c_swizzle, c_l2Promotion,
        c_oobFill,
    )) };
    returned(py, &driver::CUresult, status, 1, |tuple| tuple.push(c_tensorMap.into_any()))
}

pub(crate) fn cuTensorMapReplaceAddress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuTensorMapReplaceAddress(tensorMap globalAddress));
    let arena = CallArena::new();
    let c_tensorMap = args::optional_record(tensorMap, "tensorMap", &driver12::CUtensorMap)?;
    let c_globalAddress = args::pointer(globalAddress, "globalAddress", &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cuTensorMapReplaceAddress)?;
    let status = unsafe { released(py, || function(c_tensorMap.cast(), c_globalAddress.cast())) };
    returned0(py, &driver::CUresult, status)
}
