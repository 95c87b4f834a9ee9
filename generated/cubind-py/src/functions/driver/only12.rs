//! Functions of driver in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, driver, driver12};

documented!(cuCheckpointProcessCheckpoint, c"cuCheckpointProcessCheckpoint($self, pid, args)
--

Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.

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
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint
");

shared!(
    cuCheckpointProcessCheckpoint =
    super::common::like_cuCheckpointProcessLock(driver12::CUcheckpointCheckpointArgs,
    driver::CUresult), "cuCheckpointProcessCheckpoint", "pid args",
    slots::cuCheckpointProcessCheckpoint
);

documented!(cuCheckpointProcessRestore, c"cuCheckpointProcessRestore($self, pid, args)
--

Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.

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
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore
");

shared!(
    cuCheckpointProcessRestore =
    super::common::like_cuCheckpointProcessLock(driver12::CUcheckpointRestoreArgs,
    driver::CUresult), "cuCheckpointProcessRestore", "pid args",
    slots::cuCheckpointProcessRestore
);

documented!(cuCtxCreate, c"cuCtxCreate($self, flags, dev)
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_UNKNOWN``.
pctx : CUcontext

Warnings
--------
- Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate
");

shared!(
    cuCtxCreate = super::common::like_cuCtxCreate_v2(driver::CUdevice, driver::CUresult,
    driver::CUcontext), "cuCtxCreate", "flags dev", slots::cuCtxCreate_v2
);

documented!(cuCtxCreate_v3, c"cuCtxCreate_v3($self, paramsArray, numParams, flags, dev)
--

Creates a context with limits such as an SM count (execution affinities), and makes the context current.

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
- Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3
");

documented!(cuCtxGetDevResource, c"cuCtxGetDevResource($self, hCtx, typename)
--

Returns a context's resources of one type, such as SMs or work queues.

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
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource
");

shared!(
    cuCtxGetDevResource = super::common::like_cuStreamGetDevResource(driver::CUcontext,
    driver::CUdevResourceType, driver12::CUdevResource, driver::CUresult),
    "cuCtxGetDevResource", "hCtx typename", slots::cuCtxGetDevResource
);

shared!(
    cuCtxGetLimit = like_cuCtxGetLimit(driver12::CUlimit, driver::CUresult),
    "cuCtxGetLimit", "limit", slots::cuCtxGetLimit
);

/// The shared body of `cuCtxGetLimit` and other functions.
#[inline(never)]
pub(super) fn like_cuCtxGetLimit<'a, 'py>(
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
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

shared!(
    cuCtxSetLimit = like_cuCtxSetLimit(driver12::CUlimit, driver::CUresult),
    "cuCtxSetLimit", "limit value", slots::cuCtxSetLimit
);

/// The shared body of `cuCtxSetLimit` and other functions.
#[inline(never)]
pub(super) fn like_cuCtxSetLimit<'a, 'py>(
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
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let function: unsafe extern "system" fn(i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cuCtxSynchronize, c"cuCtxSynchronize($self)
--

Blocks until all work submitted to the current context has finished.

``CUresult cuCtxSynchronize(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize
");

shared!(
    cuDevResourceGenerateDesc = like_cuDevResourceGenerateDesc(driver12::CUdevResource,
    driver::CUresult, driver::CUdevResourceDesc), "cuDevResourceGenerateDesc",
    "resources nbResources", slots::cuDevResourceGenerateDesc
);

/// The shared body of `cuDevResourceGenerateDesc` and other functions.
#[inline(never)]
pub(super) fn like_cuDevResourceGenerateDesc<'a, 'py>(
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
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c2 = args::u32(a1, own.name(1))?;
            let mut c0: u64 = 0;
            let c1 = args::array(a0, own.name(0), &Ty::Record(t0), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cuDevSmResourceSplitByCount, c"cuDevSmResourceSplitByCount($self, nbGroups, input_, useFlags, minCount)
--

Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

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
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/archive/13.3.0/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount
");

shared!(
    cuDevSmResourceSplitByCount =
    like_cuDevSmResourceSplitByCount(driver12::CUdevResource, driver::CUresult),
    "cuDevSmResourceSplitByCount", "nbGroups input_ useFlags minCount",
    slots::cuDevSmResourceSplitByCount
);

/// The shared body of `cuDevSmResourceSplitByCount` and other functions.
#[inline(never)]
pub(super) fn like_cuDevSmResourceSplitByCount<'a, 'py>(
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
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let mut c1 = args::u32(a0, own.name(0))?;
            let c4 = args::u32(a2, own.name(2))?;
            let c5 = args::u32(a3, own.name(3))?;
            let c0_length: usize = c1 as usize;
            let c0 = args::output_memory(py, c0_length, Ty::Record(t0).size(), &arena)?;
            let c2 = args::optional_record(a1, own.name(1), t0)?;
            let (c3, c3_place) = out::new_record(py, t0)?;
            let (function, alone): (unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr, u32, u32) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0.cast(), (&raw mut c1).cast(), c2.cast(), c3_place.cast(), c4, c5))
            };
            returned_in_form(
                py,
                t1,
                status,
                (3, alone),
                |tuple| {
                    tuple.push(unsafe { out::list(py, &Ty::Record(t0), c0.cast(), c0_length) }?)?;
                    tuple.push(out::u32(py, c1)?)?;
                    tuple.push(c3.into_any())?;
                    Ok(())
                },
            )
        },
    )
}

#[inline(always)]
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

Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.

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
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource
");

shared!(
    cuDeviceGetDevResource = like_cuDeviceGetDevResource(driver::CUdevice,
    driver::CUdevResourceType, driver12::CUdevResource, driver::CUresult),
    "cuDeviceGetDevResource", "device typename", slots::cuDeviceGetDevResource
);

/// The shared body of `cuDeviceGetDevResource` and other functions.
#[inline(never)]
pub(super) fn like_cuDeviceGetDevResource<'a, 'py>(
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
            let c0 = args::value::<i32>(a0, own.name(0), t0)?;
            let c2 = args::enumeration(a1, own.name(1), t1)?;
            let (c1, c1_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(i32, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1_place.cast(), c2)) };
            returned(py, t3, status, 1, |tuple| tuple.push(c1.into_any()))
        },
    )
}

documented!(cuDeviceGetUuid, c"cuDeviceGetUuid($self, dev)
--

Returns a device's UUID (16 bytes).

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
Declared in ``cuda.h``. Since CUDA 9.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid
");

shared!(
    cuDeviceGetUuid = super::common::like_cuDeviceGetFabricClusterUuid(driver::CUdevice,
    driver::CUuuid, driver::CUresult), "cuDeviceGetUuid", "dev", slots::cuDeviceGetUuid
);

documented!(cuEventElapsedTime, c"cuEventElapsedTime($self, hStart, hEnd)
--

Returns the time in milliseconds between two events; both must be recorded with timing enabled.

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
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime
");

shared!(
    cuEventElapsedTime = super::common::like_cuEventElapsedTime_v2(driver::CUevent,
    driver::CUresult), "cuEventElapsedTime", "hStart hEnd", slots::cuEventElapsedTime
);

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer
");

shared!(
    cuFuncGetAttribute = like_cuFuncGetAttribute(driver12::CUfunction_attribute,
    driver::CUfunction, driver::CUresult), "cuFuncGetAttribute", "attrib hfunc",
    slots::cuFuncGetAttribute
);

/// The shared body of `cuFuncGetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuFuncGetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t1)?;
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr, i32, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

shared!(
    cuFuncSetAttribute = super::common::like_cuTexRefSetFormat(driver::CUfunction,
    driver12::CUfunction_attribute, driver::CUresult), "cuFuncSetAttribute",
    "hfunc attrib value", slots::cuFuncSetAttribute
);

shared!(
    cuGraphAddBatchMemOpNode =
    super::common::like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphAddBatchMemOpNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddBatchMemOpNode
);

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies
");

shared!(
    cuGraphAddDependencies = like_cuGraphAddDependencies(driver::CUgraph,
    driver::CUgraphNode, driver::CUresult), "cuGraphAddDependencies",
    "hGraph from_ to numDependencies", slots::cuGraphAddDependencies
);

/// The shared body of `cuGraphAddDependencies` and other functions.
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
) -> Named<'py> {
    own.named(
        this.py(),
        || {
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
        },
    )
}

shared!(
    cuGraphAddMemAllocNode =
    super::common::like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver12::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
    "cuGraphAddMemAllocNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddMemAllocNode
);

documented!(cuGraphAddNode, c"cuGraphAddNode($self, hGraph, dependencies, numDependencies, nodeParams)
--

Adds a node of any type, described by one record, to a graph.

``CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)``

Parameters
----------
hGraph : CUgraph or None
dependencies : list[CUgraphNode] or None
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
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode
");

shared!(
    cuGraphAddNode =
    super::common::like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver12::CUgraphNodeParams, driver::CUresult),
    "cuGraphAddNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddNode
);

shared!(
    cuGraphBatchMemOpNodeGetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphBatchMemOpNodeGetParams", "hNode", slots::cuGraphBatchMemOpNodeGetParams
);

shared!(
    cuGraphBatchMemOpNodeSetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphBatchMemOpNodeSetParams", "hNode nodeParams",
    slots::cuGraphBatchMemOpNodeSetParams
);

shared!(
    cuGraphExecBatchMemOpNodeSetParams =
    super::common::like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver12::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphExecBatchMemOpNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecBatchMemOpNodeSetParams
);

shared!(
    cuGraphExecNodeSetParams =
    super::common::like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver12::CUgraphNodeParams, driver::CUresult),
    "cuGraphExecNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecNodeSetParams
);

documented!(cuGraphGetEdges, c"cuGraphGetEdges($self, hGraph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes.

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
");

#[inline(always)]
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

shared!(
    cuGraphKernelNodeGetAttribute =
    like_cuGraphKernelNodeGetAttribute(driver::CUgraphNode, driver::CUlaunchAttributeID,
    driver12::CUkernelNodeAttrValue, driver::CUresult), "cuGraphKernelNodeGetAttribute",
    "hNode attr", slots::cuGraphKernelNodeGetAttribute
);

/// The shared body of `cuGraphKernelNodeGetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphKernelNodeGetAttribute<'a, 'py>(
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
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let (c2, c2_place) = out::new_record(py, t2)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2_place.cast())) };
            returned(py, t3, status, 1, |tuple| tuple.push(c2.into_any()))
        },
    )
}

shared!(
    cuGraphKernelNodeSetAttribute =
    like_cuGraphKernelNodeSetAttribute(driver::CUgraphNode, driver::CUlaunchAttributeID,
    driver12::CUkernelNodeAttrValue, driver::CUresult), "cuGraphKernelNodeSetAttribute",
    "hNode attr value", slots::cuGraphKernelNodeSetAttribute
);

/// The shared body of `cuGraphKernelNodeSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuGraphKernelNodeSetAttribute<'a, 'py>(
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

shared!(
    cuGraphMemAllocNodeGetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver12::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
    "cuGraphMemAllocNodeGetParams", "hNode", slots::cuGraphMemAllocNodeGetParams
);

documented!(cuGraphNodeGetDependencies, c"cuGraphNodeGetDependencies($self, hNode, numDependencies=0)
--

Lists the nodes that a node waits for.

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
");

shared!(
    cuGraphNodeGetDependencies = like_cuGraphNodeGetDependencies(driver::CUgraphNode,
    driver::CUresult), "cuGraphNodeGetDependencies", "hNode numDependencies",
    slots::cuGraphNodeGetDependencies
);

/// The shared body of `cuGraphNodeGetDependencies` and other functions.
#[inline(never)]
fn like_cuGraphNodeGetDependencies<'a, 'py>(
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
            let ([a0], [a1]) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c2 = args::optional(a1, 0, |object| args::u64(object, own.name(1)))?;
            let c1_length: usize = c2 as usize;
            let c1 = args::output_memory(py, c1_length, Ty::Value(t0).size(), &arena)?;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
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
        },
    )
}

documented!(cuGraphNodeGetDependentNodes, c"cuGraphNodeGetDependentNodes($self, hNode, numDependentNodes=0)
--

Lists the nodes that wait for a node.

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
");

shared!(
    cuGraphNodeGetDependentNodes = like_cuGraphNodeGetDependencies(driver::CUgraphNode,
    driver::CUresult), "cuGraphNodeGetDependentNodes", "hNode numDependentNodes",
    slots::cuGraphNodeGetDependentNodes
);

shared!(
    cuGraphNodeSetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver12::CUgraphNodeParams, driver::CUresult), "cuGraphNodeSetParams",
    "hNode nodeParams", slots::cuGraphNodeSetParams
);

documented!(cuGraphRemoveDependencies, c"cuGraphRemoveDependencies($self, hGraph, from_, to, numDependencies)
--

Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

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
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies
");

shared!(
    cuGraphRemoveDependencies = like_cuGraphAddDependencies(driver::CUgraph,
    driver::CUgraphNode, driver::CUresult), "cuGraphRemoveDependencies",
    "hGraph from_ to numDependencies", slots::cuGraphRemoveDependencies
);

documented!(cuGreenCtxGetDevResource, c"cuGreenCtxGetDevResource($self, hCtx, typename)
--

Returns a green context's resources of one type, such as SMs or work queues.

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
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource
");

shared!(
    cuGreenCtxGetDevResource =
    super::common::like_cuStreamGetDevResource(driver::CUgreenCtx,
    driver::CUdevResourceType, driver12::CUdevResource, driver::CUresult),
    "cuGreenCtxGetDevResource", "hCtx typename", slots::cuGreenCtxGetDevResource
);

shared!(
    cuKernelGetAttribute = like_cuKernelGetAttribute(driver12::CUfunction_attribute,
    driver::CUkernel, driver::CUdevice, driver::CUresult), "cuKernelGetAttribute",
    "attrib kernel dev", slots::cuKernelGetAttribute
);

/// The shared body of `cuKernelGetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuKernelGetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
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
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let c2 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::value::<i32>(a2, own.name(2), t2)?;
            let mut c0: i32 = 0;
            let function: unsafe extern "system" fn(Ptr, i32, u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2, c3)) };
            returned(py, t3, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

shared!(
    cuKernelSetAttribute = like_cuKernelSetAttribute(driver12::CUfunction_attribute,
    driver::CUkernel, driver::CUdevice, driver::CUresult), "cuKernelSetAttribute",
    "attrib val kernel dev", slots::cuKernelSetAttribute
);

/// The shared body of `cuKernelSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuKernelSetAttribute<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
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
            let c0 = args::enumeration(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::value::<u64>(a2, own.name(2), t1)?;
            let c3 = args::value::<i32>(a3, own.name(3), t2)?;
            let function: unsafe extern "system" fn(i32, i32, u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t3, status)
        },
    )
}

shared!(
    cuLaunchKernelEx = like_cuLaunchKernelEx(driver::CUfunction,
    driver12::CUlaunchConfig, driver::CUresult), "cuLaunchKernelEx",
    "config f kernelParams extra", slots::cuLaunchKernelEx
);

/// The shared body of `cuLaunchKernelEx` and other functions.
#[inline(never)]
pub(super) fn like_cuLaunchKernelEx<'a, 'py>(
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
            let c1 = args::value::<u64>(a1, own.name(1), t0)?;
            let c0 = args::optional_record(a0, own.name(0), t1)?;
            let mut c2_space = LaunchBuffer::new();
            let c2 = args::kernel_params(a2, &mut c2_space, &arena)?;
            let c3 = args::pointer(a3, own.name(3), &arena)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1, c2.cast(), c3.cast())) };
            returned0(py, t2, status)
        },
    )
}

#[inline(always)]
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

#[inline(always)]
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

#[inline(always)]
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

#[inline(always)]
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

#[inline(always)]
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

Advises the driver about the use of a range of managed memory, for example that it is mostly read.

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
Declared in ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise
");

#[inline(always)]
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

Allocates device memory in the current context, aligned for any type.

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
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc
");

documented!(cuMemAllocHost, c"cuMemAllocHost($self, bytesize)
--

Allocates page-locked host memory that the device can read and write.

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
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost
");

shared!(
    cuMemCreate = like_cuMemCreate(driver12::CUmemAllocationProp, driver::CUresult,
    driver::CUmemGenericAllocationHandle), "cuMemCreate", "size prop flags",
    slots::cuMemCreate
);

/// The shared body of `cuMemCreate` and other functions.
#[inline(never)]
pub(super) fn like_cuMemCreate<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::u64(a0, own.name(0))?;
            let c3 = args::u64(a2, own.name(2))?;
            let mut c0: u64 = 0;
            let c2 = args::optional_record(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

shared!(
    cuMemGetAccess = like_cuMemGetAccess(driver::CUdeviceptr, driver12::CUmemLocation,
    driver::CUresult), "cuMemGetAccess", "location ptr", slots::cuMemGetAccess
);

/// The shared body of `cuMemGetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cuMemGetAccess<'a, 'py>(
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
            let c2 = args::value::<u64>(a1, own.name(1), t0)?;
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t1)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2)) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c0)?))
        },
    )
}

shared!(
    cuMemGetAllocationGranularity =
    super::common::like_cuMulticastGetGranularity(driver::CUmemAllocationGranularity_flags,
    driver12::CUmemAllocationProp, driver::CUresult), "cuMemGetAllocationGranularity",
    "prop option", slots::cuMemGetAllocationGranularity
);

shared!(
    cuMemGetAllocationPropertiesFromHandle =
    super::common::like_cuArray3DGetDescriptor(driver::CUmemGenericAllocationHandle,
    driver12::CUmemAllocationProp, driver::CUresult),
    "cuMemGetAllocationPropertiesFromHandle", "handle",
    slots::cuMemGetAllocationPropertiesFromHandle
);

documented!(cuMemHostAlloc, c"cuMemHostAlloc($self, bytesize, Flags)
--

Allocates page-locked host memory with flags (portable, mapped, write-combined).

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
Declared in ``cuda.h``. Since CUDA 2.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostAlloc
");

documented!(cuMemHostRegister, c"cuMemHostRegister($self, p, bytesize, Flags)
--

Page-locks existing host memory, and maps it into device address spaces if requested.

``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``

Parameters
----------
p : address or buffer
    Used after the call returns; must be kept alive until ``cuMemHostUnregister`` is called.
bytesize : int
Flags : int
    Flags: ``CU_MEMHOSTREGISTER_DEVICEMAP``, ``CU_MEMHOSTREGISTER_IOMEMORY``, ``CU_MEMHOSTREGISTER_PORTABLE``, ``CU_MEMHOSTREGISTER_READ_ONLY``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister
");

shared!(
    cuMemPoolCreate = super::common::like_cuArray3DCreate(driver12::CUmemPoolProps,
    driver::CUresult, driver::CUmemoryPool), "cuMemPoolCreate", "poolProps",
    slots::cuMemPoolCreate
);

shared!(
    cuMemPoolGetAccess = like_cuMemPoolGetAccess(driver::CUmemoryPool,
    driver12::CUmemLocation, driver::CUresult, driver::CUmemAccess_flags),
    "cuMemPoolGetAccess", "memPool location", slots::cuMemPoolGetAccess
);

/// The shared body of `cuMemPoolGetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cuMemPoolGetAccess<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static RecordDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: i32 = 0;
            let c2 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::enumeration(py, t3, c0)?))
        },
    )
}

documented!(cuMemPoolSetAccess, c"cuMemPoolSetAccess($self, pool, map, count)
--

Sets the access that devices have to a pool's memory.

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
- Memory of the pool must not be used from a location that loses access.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess
");

shared!(
    cuMemPoolSetAccess = like_cuMemPoolSetAccess(driver::CUmemoryPool,
    driver12::CUmemAccessDesc, driver::CUresult), "cuMemPoolSetAccess", "pool map count",
    slots::cuMemPoolSetAccess
);

/// The shared body of `cuMemPoolSetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cuMemPoolSetAccess<'a, 'py>(
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
            let c2 = args::u64(a2, own.name(2))?;
            let c1 = args::array(a1, own.name(1), &Ty::Record(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuMemPrefetchAsync, c"cuMemPrefetchAsync($self, devPtr, count, dstDevice, hStream)
--

Prefetches managed memory to a device or to the host, in stream order.

``CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)``

Parameters
----------
devPtr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until the call's work completes on ``hStream``.
count : int
dstDevice : CUdevice or None
hStream : CUstream or None

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 8.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync
");

#[inline(always)]
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

shared!(
    cuMemSetAccess = like_cuMemSetAccess(driver::CUdeviceptr, driver12::CUmemAccessDesc,
    driver::CUresult), "cuMemSetAccess", "ptr size desc count", slots::cuMemSetAccess
);

/// The shared body of `cuMemSetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cuMemSetAccess<'a, 'py>(
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
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let c3 = args::u64(a3, own.name(3))?;
            let c2 = args::array(a2, own.name(2), &Ty::Record(t1), Some(c3 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cuMemcpy3DBatchAsync, c"cuMemcpy3DBatchAsync($self, numOps, opList, flags, hStream)
--

Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

``CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)``

Parameters
----------
numOps : int
opList : list[CUDA_MEMCPY3D_BATCH_OP] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
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
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync
");

#[inline(always)]
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

Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

``CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)``

Parameters
----------
dsts : list[CUdeviceptr] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``hStream``.
srcs : list[CUdeviceptr] or None
    Referenced memory and handles are used after the call returns; they must be kept alive for the duration that ``attrs`` specifies.
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
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync
");

#[inline(always)]
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

#[inline(always)]
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

Binds mapped memory, given by its address, at an offset within a multicast object.

``CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``

Parameters
----------
mcHandle : CUmemGenericAllocationHandle or None
mcOffset, size : int
memptr : CUdeviceptr or array on a device or None
    Used after the call returns; must be kept alive until ``cuMulticastUnbind`` is called.
flags : int
    Must be 0.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr
");

documented!(cuMulticastBindMem, c"cuMulticastBindMem($self, mcHandle, mcOffset, memHandle, memOffset, size, flags)
--

Binds physical memory, given by its handle, at an offset within a multicast object.

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
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem
");

shared!(
    cuOccupancyMaxActiveClusters = like_cuOccupancyMaxActiveClusters(driver::CUfunction,
    driver12::CUlaunchConfig, driver::CUresult), "cuOccupancyMaxActiveClusters",
    "func config", slots::cuOccupancyMaxActiveClusters
);

/// The shared body of `cuOccupancyMaxActiveClusters` and other functions.
#[inline(never)]
pub(super) fn like_cuOccupancyMaxActiveClusters<'a, 'py>(
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
            let c1 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c0: i32 = 0;
            let c2 = args::optional_record(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(Ptr, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

shared!(
    cuOccupancyMaxPotentialClusterSize =
    like_cuOccupancyMaxActiveClusters(driver::CUfunction, driver12::CUlaunchConfig,
    driver::CUresult), "cuOccupancyMaxPotentialClusterSize", "func config",
    slots::cuOccupancyMaxPotentialClusterSize
);

shared!(
    cuStreamBatchMemOp = like_cuStreamBatchMemOp(driver::CUstream,
    driver12::CUstreamBatchMemOpParams, driver::CUresult), "cuStreamBatchMemOp",
    "stream count paramArray flags", slots::cuStreamBatchMemOp_v2
);

/// The shared body of `cuStreamBatchMemOp` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamBatchMemOp<'a, 'py>(
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
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u32(a1, own.name(1))?;
            let c3 = args::u32(a3, own.name(3))?;
            let c2 = args::array(a2, own.name(2), &Ty::Record(t1), Some(c1 as usize), &arena)?;
            let function: unsafe extern "system" fn(u64, u32, Ptr, u32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3)) };
            returned0(py, t2, status)
        },
    )
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
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreate
");

documented!(cuStreamCreateWithPriority, c"cuStreamCreateWithPriority($self, flags, priority)
--

Creates a stream with a priority; smaller numbers mean higher priorities.

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
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority
");

shared!(
    cuStreamGetAttribute = like_cuGraphKernelNodeGetAttribute(driver::CUstream,
    driver::CUlaunchAttributeID, driver12::CUstreamAttrValue, driver::CUresult),
    "cuStreamGetAttribute", "hStream attr", slots::cuStreamGetAttribute
);

documented!(cuStreamGetCaptureInfo, c"cuStreamGetCaptureInfo($self, hStream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

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
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo
");

shared!(
    cuStreamGetCaptureInfo =
    super::common::like_cuStreamGetCaptureInfo_v2(driver::CUstream, driver::CUresult,
    driver::CUstreamCaptureStatus, driver::cuuint64_t, driver::CUgraph,
    driver::CUgraphNode), "cuStreamGetCaptureInfo", "hStream",
    slots::cuStreamGetCaptureInfo_v2
);

shared!(
    cuStreamSetAttribute = like_cuStreamSetAttribute(driver::CUstream,
    driver::CUlaunchAttributeID, driver12::CUstreamAttrValue, driver::CUresult),
    "cuStreamSetAttribute", "hStream attr value", slots::cuStreamSetAttribute
);

/// The shared body of `cuStreamSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cuStreamSetAttribute<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::optional_record(a2, own.name(2), t2)?;
            args::keep(a2, &arena)?;
            let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            if status == 0 {
                handle_keepalive::hold(t0, c0 as u64, Some(("cuStreamSetAttribute", u64::from(c1 as u32))), arena);
            }
            returned0(py, t3, status)
        },
    )
}

documented!(cuStreamUpdateCaptureDependencies, c"cuStreamUpdateCaptureDependencies($self, hStream, dependencies, numDependencies, flags)
--

Adds or replaces the nodes on which the next captured work of a stream depends.

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
Declared in ``cuda.h``. Since CUDA 11.3.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies
");

#[inline(always)]
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

shared!(
    cuTensorMapEncodeIm2col = like_cuTensorMapEncodeIm2col(driver::CUtensorMapDataType,
    driver::cuuint32_t, driver::CUtensorMapInterleave, driver::CUtensorMapSwizzle,
    driver::CUtensorMapL2promotion, driver::CUtensorMapFloatOOBfill,
    driver12::CUtensorMap, driver::cuuint64_t, Ty::I32, driver::CUresult),
    "cuTensorMapEncodeIm2col",
    "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCorner pixelBoxUpperCorner channelsPerPixel pixelsPerColumn elementStrides interleave swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeIm2col
);

/// The shared body of `cuTensorMapEncodeIm2col` and other functions.
#[inline(never)]
pub(super) fn like_cuTensorMapEncodeIm2col<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static EnumDef,
    t6: &'static RecordDef,
    t7: &'static ValueDef,
    t8: &'static Ty,
    t9: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let c2 = args::value::<u32>(a1, own.name(1), t1)?;
            let c8 = args::value::<u32>(a7, own.name(7), t1)?;
            let c9 = args::value::<u32>(a8, own.name(8), t1)?;
            let c11 = args::enumeration(a10, own.name(10), t2)?;
            let c12 = args::enumeration(a11, own.name(11), t3)?;
            let c13 = args::enumeration(a12, own.name(12), t4)?;
            let c14 = args::enumeration(a13, own.name(13), t5)?;
            let (c0, c0_place) = out::new_record(py, t6)?;
            let c3 = args::pointer(a2, own.name(2), &arena)?;
            let c4 = args::array(a3, own.name(3), &Ty::Value(t7), Some(c2 as usize), &arena)?;
            let c5 = args::array(a4, own.name(4), &Ty::Value(t7), Some((c2 as usize).saturating_sub(1)), &arena)?;
            let c6 = args::array(a5, own.name(5), t8, Some((c2 as usize).saturating_sub(2)), &arena)?;
            let c7 = args::array(a6, own.name(6), t8, Some((c2 as usize).saturating_sub(2)), &arena)?;
            let c10 = args::array(a9, own.name(9), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i32, u32, Ptr, Ptr, Ptr, Ptr, Ptr, u32, u32, Ptr, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0_place.cast(), c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8, c9, c10.cast(), c11,
                c12, c13, c14,
            )) };
            returned(py, t9, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

shared!(
    cuTensorMapEncodeIm2colWide =
    like_cuTensorMapEncodeIm2colWide(driver::CUtensorMapDataType, driver::cuuint32_t,
    driver::CUtensorMapInterleave, driver::CUtensorMapIm2ColWideMode,
    driver::CUtensorMapSwizzle, driver::CUtensorMapL2promotion,
    driver::CUtensorMapFloatOOBfill, driver12::CUtensorMap, driver::cuuint64_t,
    driver::CUresult), "cuTensorMapEncodeIm2colWide",
    "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCornerWidth pixelBoxUpperCornerWidth channelsPerPixel pixelsPerColumn elementStrides interleave mode swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeIm2colWide
);

/// The shared body of `cuTensorMapEncodeIm2colWide` and other functions.
#[inline(never)]
pub(super) fn like_cuTensorMapEncodeIm2colWide<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static EnumDef,
    t6: &'static EnumDef,
    t7: &'static RecordDef,
    t8: &'static ValueDef,
    t9: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let c2 = args::value::<u32>(a1, own.name(1), t1)?;
            let c6 = args::i32(a5, own.name(5))?;
            let c7 = args::i32(a6, own.name(6))?;
            let c8 = args::value::<u32>(a7, own.name(7), t1)?;
            let c9 = args::value::<u32>(a8, own.name(8), t1)?;
            let c11 = args::enumeration(a10, own.name(10), t2)?;
            let c12 = args::enumeration(a11, own.name(11), t3)?;
            let c13 = args::enumeration(a12, own.name(12), t4)?;
            let c14 = args::enumeration(a13, own.name(13), t5)?;
            let c15 = args::enumeration(a14, own.name(14), t6)?;
            let (c0, c0_place) = out::new_record(py, t7)?;
            let c3 = args::pointer(a2, own.name(2), &arena)?;
            let c4 = args::array(a3, own.name(3), &Ty::Value(t8), Some(c2 as usize), &arena)?;
            let c5 = args::array(a4, own.name(4), &Ty::Value(t8), Some((c2 as usize).saturating_sub(1)), &arena)?;
            let c10 = args::array(a9, own.name(9), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i32, u32, Ptr, Ptr, Ptr, i32, i32, u32, u32, Ptr, i32, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0_place.cast(), c1, c2, c3.cast(), c4.cast(), c5.cast(), c6, c7, c8, c9, c10.cast(), c11, c12, c13,
                c14, c15,
            )) };
            returned(py, t9, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

shared!(
    cuTensorMapEncodeTiled = like_cuTensorMapEncodeTiled(driver::CUtensorMapDataType,
    driver::cuuint32_t, driver::CUtensorMapInterleave, driver::CUtensorMapSwizzle,
    driver::CUtensorMapL2promotion, driver::CUtensorMapFloatOOBfill,
    driver12::CUtensorMap, driver::cuuint64_t, driver::CUresult),
    "cuTensorMapEncodeTiled",
    "tensorDataType tensorRank globalAddress globalDim globalStrides boxDim elementStrides interleave swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeTiled
);

/// The shared body of `cuTensorMapEncodeTiled` and other functions.
#[inline(never)]
pub(super) fn like_cuTensorMapEncodeTiled<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static EnumDef,
    t6: &'static RecordDef,
    t7: &'static ValueDef,
    t8: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let c2 = args::value::<u32>(a1, own.name(1), t1)?;
            let c8 = args::enumeration(a7, own.name(7), t2)?;
            let c9 = args::enumeration(a8, own.name(8), t3)?;
            let c10 = args::enumeration(a9, own.name(9), t4)?;
            let c11 = args::enumeration(a10, own.name(10), t5)?;
            let (c0, c0_place) = out::new_record(py, t6)?;
            let c3 = args::pointer(a2, own.name(2), &arena)?;
            let c4 = args::array(a3, own.name(3), &Ty::Value(t7), Some(c2 as usize), &arena)?;
            let c5 = args::array(a4, own.name(4), &Ty::Value(t7), Some((c2 as usize).saturating_sub(1)), &arena)?;
            let c6 = args::array(a5, own.name(5), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let c7 = args::array(a6, own.name(6), &Ty::Value(t1), Some(c2 as usize), &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i32, u32, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0_place.cast(), c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8, c9, c10, c11,
            )) };
            returned(py, t8, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

shared!(
    cuTensorMapReplaceAddress = like_cuTensorMapReplaceAddress(driver12::CUtensorMap,
    driver::CUresult), "cuTensorMapReplaceAddress", "tensorMap globalAddress",
    slots::cuTensorMapReplaceAddress
);

/// The shared body of `cuTensorMapReplaceAddress` and other functions.
#[inline(never)]
pub(super) fn like_cuTensorMapReplaceAddress<'a, 'py>(
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
            let arena = CallArena::new();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let c1 = args::pointer(a1, own.name(1), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast())) };
            returned0(py, t1, status)
        },
    )
}
