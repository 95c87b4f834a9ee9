//! Functions of driver in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, driver, driver13};

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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint
");

shared!(
    cuCheckpointProcessCheckpoint =
    super::common::like_cuCheckpointProcessLock(driver13::CUcheckpointCheckpointArgs,
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore
");

shared!(
    cuCheckpointProcessRestore =
    super::common::like_cuCheckpointProcessLock(driver13::CUcheckpointRestoreArgs,
    driver::CUresult), "cuCheckpointProcessRestore", "pid args",
    slots::cuCheckpointProcessRestore
);

documented!(cuCtxCreate, c"cuCtxCreate($self, ctxCreateParams, flags, dev)
--

Creates a context on a device, pushes it onto the thread's context stack and makes it current.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate
");

shared!(
    cuCtxCreate = super::common::like_cuCtxCreate_v4(driver::CUdevice,
    driver::CUctxCreateParams, driver::CUresult, driver::CUcontext), "cuCtxCreate",
    "?ctxCreateParams flags dev", slots::cuCtxCreate_v4
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
    ``CUDA_SUCCESS``.
pctx : CUcontext

Warnings
--------
- Destroying ``pctx`` destroys everything that was created in it, which must not be used afterwards.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.4. Kept for binary compatibility.
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
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource
");

shared!(
    cuCtxGetDevResource = super::common::like_cuStreamGetDevResource(driver::CUcontext,
    driver::CUdevResourceType, driver13::CUdevResource, driver::CUresult),
    "cuCtxGetDevResource", "hCtx typename", slots::cuCtxGetDevResource
);

shared!(
    cuCtxGetLimit = super::only12::like_cuCtxGetLimit(driver13::CUlimit,
    driver::CUresult), "cuCtxGetLimit", "limit", slots::cuCtxGetLimit
);

shared!(
    cuCtxSetLimit = super::only12::like_cuCtxSetLimit(driver13::CUlimit,
    driver::CUresult), "cuCtxSetLimit", "limit value", slots::cuCtxSetLimit
);

documented!(cuCtxSynchronize, c"cuCtxSynchronize($self)
--

Blocks until all work submitted to the current context has finished.

``CUresult cuCtxSynchronize(void)``

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 2.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize
");

shared!(
    cuDevResourceGenerateDesc =
    super::only12::like_cuDevResourceGenerateDesc(driver13::CUdevResource,
    driver::CUresult, driver::CUdevResourceDesc), "cuDevResourceGenerateDesc",
    "resources nbResources", slots::cuDevResourceGenerateDesc
);

documented!(cuDevSmResourceSplitByCount, c"cuDevSmResourceSplitByCount($self, nbGroups, input_, flags, minCount)
--

Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.

``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)``

Parameters
----------
nbGroups, minCount : int
input_ : CUdevResource or None
flags : int
    Flags: members of ``CUdevSmResourceSplitByCount_flags``.

Returns
-------
CUresult
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION``, ``CUDA_ERROR_INVALID_RESOURCE_TYPE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
result : list[CUdevResource]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.
nbGroups : int
remainder : CUdevResource
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount
");

shared!(
    cuDevSmResourceSplitByCount =
    super::only12::like_cuDevSmResourceSplitByCount(driver13::CUdevResource,
    driver::CUresult), "cuDevSmResourceSplitByCount", "nbGroups input_ flags minCount",
    slots::cuDevSmResourceSplitByCount
);

#[inline(always)]
pub(crate) fn cuDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuDeviceGetAttribute(attrib dev));
    let c_attrib = args::enumeration(attrib, "attrib", &driver13::CUdevice_attribute)?;
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
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource
");

shared!(
    cuDeviceGetDevResource = super::only12::like_cuDeviceGetDevResource(driver::CUdevice,
    driver::CUdevResourceType, driver13::CUdevResource, driver::CUresult),
    "cuDeviceGetDevResource", "device typename", slots::cuDeviceGetDevResource
);

documented!(cuDeviceGetUuid, c"cuDeviceGetUuid($self, dev)
--

Returns a device's UUID (16 bytes).

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid
");

shared!(
    cuDeviceGetUuid = super::common::like_cuDeviceGetFabricClusterUuid(driver::CUdevice,
    driver::CUuuid, driver::CUresult), "cuDeviceGetUuid", "dev",
    slots::cuDeviceGetUuid_v2
);

documented!(cuEventElapsedTime, c"cuEventElapsedTime($self, hStart, hEnd)
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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime
");

shared!(
    cuEventElapsedTime = super::common::like_cuEventElapsedTime_v2(driver::CUevent,
    driver::CUresult), "cuEventElapsedTime", "hStart hEnd", slots::cuEventElapsedTime_v2
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_ALREADY_MAPPED``, ``CUDA_ERROR_INVALID_HANDLE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``.
devPtr : CUdeviceptr

Notes
-----
Declared in ``cuda.h``. Since CUDA 10.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer
");

shared!(
    cuFuncGetAttribute =
    super::only12::like_cuFuncGetAttribute(driver13::CUfunction_attribute,
    driver::CUfunction, driver::CUresult), "cuFuncGetAttribute", "attrib hfunc",
    slots::cuFuncGetAttribute
);

shared!(
    cuFuncSetAttribute = super::common::like_cuTexRefSetFormat(driver::CUfunction,
    driver13::CUfunction_attribute, driver::CUresult), "cuFuncSetAttribute",
    "hfunc attrib value", slots::cuFuncSetAttribute
);

shared!(
    cuGraphAddBatchMemOpNode =
    super::common::like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphAddBatchMemOpNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddBatchMemOpNode
);

documented!(cuGraphAddDependencies, c"cuGraphAddDependencies($self, hGraph, from_, to, edgeData, numDependencies)
--

Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies
");

shared!(
    cuGraphAddDependencies =
    super::common::like_cuGraphAddDependencies_v2(driver::CUgraph, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuGraphAddDependencies",
    "hGraph from_ to edgeData numDependencies", slots::cuGraphAddDependencies_v2
);

shared!(
    cuGraphAddMemAllocNode =
    super::common::like_cuGraphAddExternalSemaphoresSignalNode(driver::CUgraph,
    driver::CUgraphNode, driver13::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
    "cuGraphAddMemAllocNode", "hGraph dependencies numDependencies nodeParams",
    slots::cuGraphAddMemAllocNode
);

documented!(cuGraphAddNode, c"cuGraphAddNode($self, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
--

Adds a node of any type, described by one record, to a graph.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode
");

shared!(
    cuGraphAddNode = super::common::like_cuGraphAddNode_v2(driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData, driver13::CUgraphNodeParams,
    driver::CUresult), "cuGraphAddNode",
    "hGraph dependencies dependencyData numDependencies nodeParams",
    slots::cuGraphAddNode_v2
);

shared!(
    cuGraphBatchMemOpNodeGetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphBatchMemOpNodeGetParams", "hNode", slots::cuGraphBatchMemOpNodeGetParams
);

shared!(
    cuGraphBatchMemOpNodeSetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphBatchMemOpNodeSetParams", "hNode nodeParams",
    slots::cuGraphBatchMemOpNodeSetParams
);

shared!(
    cuGraphExecBatchMemOpNodeSetParams =
    super::common::like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver13::CUDA_BATCH_MEM_OP_NODE_PARAMS, driver::CUresult),
    "cuGraphExecBatchMemOpNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecBatchMemOpNodeSetParams
);

shared!(
    cuGraphExecNodeSetParams =
    super::common::like_cuGraphExecExternalSemaphoresSignalNodeSetParams(driver::CUgraphExec,
    driver::CUgraphNode, driver13::CUgraphNodeParams, driver::CUresult),
    "cuGraphExecNodeSetParams", "hGraphExec hNode nodeParams",
    slots::cuGraphExecNodeSetParams
);

documented!(cuGraphGetEdges, c"cuGraphGetEdges($self, hGraph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges
");

shared!(
    cuGraphGetEdges = super::common::like_cuGraphGetEdges_v2(driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData, driver::CUresult), "cuGraphGetEdges",
    "hGraph numEdges", slots::cuGraphGetEdges_v2
);

shared!(
    cuGraphKernelNodeGetAttribute =
    super::only12::like_cuGraphKernelNodeGetAttribute(driver::CUgraphNode,
    driver::CUlaunchAttributeID, driver13::CUkernelNodeAttrValue, driver::CUresult),
    "cuGraphKernelNodeGetAttribute", "hNode attr", slots::cuGraphKernelNodeGetAttribute
);

shared!(
    cuGraphKernelNodeSetAttribute =
    super::only12::like_cuGraphKernelNodeSetAttribute(driver::CUgraphNode,
    driver::CUlaunchAttributeID, driver13::CUkernelNodeAttrValue, driver::CUresult),
    "cuGraphKernelNodeSetAttribute", "hNode attr value",
    slots::cuGraphKernelNodeSetAttribute
);

shared!(
    cuGraphMemAllocNodeGetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeGetParams(driver::CUgraphNode,
    driver13::CUDA_MEM_ALLOC_NODE_PARAMS, driver::CUresult),
    "cuGraphMemAllocNodeGetParams", "hNode", slots::cuGraphMemAllocNodeGetParams
);

documented!(cuGraphNodeGetDependencies, c"cuGraphNodeGetDependencies($self, hNode, numDependencies=0)
--

Lists the nodes that a node waits for.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies
");

shared!(
    cuGraphNodeGetDependencies =
    super::common::like_cuGraphNodeGetDependencies_v2(driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuGraphNodeGetDependencies",
    "hNode numDependencies", slots::cuGraphNodeGetDependencies_v2
);

documented!(cuGraphNodeGetDependentNodes, c"cuGraphNodeGetDependentNodes($self, hNode, numDependentNodes=0)
--

Lists the nodes that wait for a node.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes
");

shared!(
    cuGraphNodeGetDependentNodes =
    super::common::like_cuGraphNodeGetDependencies_v2(driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuGraphNodeGetDependentNodes",
    "hNode numDependentNodes", slots::cuGraphNodeGetDependentNodes_v2
);

shared!(
    cuGraphNodeSetParams =
    super::common::like_cuGraphExternalSemaphoresSignalNodeSetParams(driver::CUgraphNode,
    driver13::CUgraphNodeParams, driver::CUresult), "cuGraphNodeSetParams",
    "hNode nodeParams", slots::cuGraphNodeSetParams
);

documented!(cuGraphRemoveDependencies, c"cuGraphRemoveDependencies($self, hGraph, from_, to, edgeData, numDependencies)
--

Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies
");

shared!(
    cuGraphRemoveDependencies =
    super::common::like_cuGraphAddDependencies_v2(driver::CUgraph, driver::CUgraphNode,
    driver::CUgraphEdgeData, driver::CUresult), "cuGraphRemoveDependencies",
    "hGraph from_ to edgeData numDependencies", slots::cuGraphRemoveDependencies_v2
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
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource
");

shared!(
    cuGreenCtxGetDevResource =
    super::common::like_cuStreamGetDevResource(driver::CUgreenCtx,
    driver::CUdevResourceType, driver13::CUdevResource, driver::CUresult),
    "cuGreenCtxGetDevResource", "hCtx typename", slots::cuGreenCtxGetDevResource
);

shared!(
    cuKernelGetAttribute =
    super::only12::like_cuKernelGetAttribute(driver13::CUfunction_attribute,
    driver::CUkernel, driver::CUdevice, driver::CUresult), "cuKernelGetAttribute",
    "attrib kernel dev", slots::cuKernelGetAttribute
);

shared!(
    cuKernelSetAttribute =
    super::only12::like_cuKernelSetAttribute(driver13::CUfunction_attribute,
    driver::CUkernel, driver::CUdevice, driver::CUresult), "cuKernelSetAttribute",
    "attrib val kernel dev", slots::cuKernelSetAttribute
);

shared!(
    cuLaunchKernelEx = super::only12::like_cuLaunchKernelEx(driver::CUfunction,
    driver13::CUlaunchConfig, driver::CUresult), "cuLaunchKernelEx",
    "config f kernelParams extra", slots::cuLaunchKernelEx
);

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
        jitOptions, "jitOptions", &Ty::Enum(&driver13::CUjit_option), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&driver::CUlibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::driver::CUjit_option13,
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
        jitOptions, "jitOptions", &Ty::Enum(&driver13::CUjit_option), Some(c_numJitOptions as usize), &arena,
    )?;
    let c_libraryOptions = args::array(
        libraryOptions, "libraryOptions", &Ty::Enum(&driver::CUlibraryOption), Some(c_numLibraryOptions as usize),
        &arena,
    )?;
    let c_jitOptionsValues = unsafe { attributes::attributes_in(
        jitOptionsValues, c_jitOptions.cast(), c_numJitOptions as usize, &attribute_types::driver::CUjit_option13,
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
        options, "options", &Ty::Enum(&driver13::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option13, &arena,
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
        options, "options", &Ty::Enum(&driver13::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option13, &arena,
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
        options, "options", &Ty::Enum(&driver13::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let mut c_stateOut: u64 = 0;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option13, &arena,
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

documented!(cuMemAdvise, c"cuMemAdvise($self, devPtr, count, advice, location)
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise
");

#[inline(always)]
pub(crate) fn cuMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemAdvise(devPtr count advice location));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &driver::CUmem_advise)?;
    let c_location = args::record(location, "location", &driver13::CUmemLocation)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, by_value::driver::CUmemLocation_v113,
    ) -> i32 = call.symbol(slots::cuMemAdvise_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr, c_count, c_advice, c_location.cast::<by_value::driver::CUmemLocation_v113>().read_unaligned(),
    )) };
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
pp : int

Notes
-----
Declared in ``cuda.h``. Since CUDA 3.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost
");

shared!(
    cuMemCreate = super::only12::like_cuMemCreate(driver13::CUmemAllocationProp,
    driver::CUresult, driver::CUmemGenericAllocationHandle), "cuMemCreate",
    "size prop flags", slots::cuMemCreate
);

shared!(
    cuMemGetAccess = super::only12::like_cuMemGetAccess(driver::CUdeviceptr,
    driver13::CUmemLocation, driver::CUresult), "cuMemGetAccess", "location ptr",
    slots::cuMemGetAccess
);

shared!(
    cuMemGetAllocationGranularity =
    super::common::like_cuMulticastGetGranularity(driver::CUmemAllocationGranularity_flags,
    driver13::CUmemAllocationProp, driver::CUresult), "cuMemGetAllocationGranularity",
    "prop option", slots::cuMemGetAllocationGranularity
);

shared!(
    cuMemGetAllocationPropertiesFromHandle =
    super::common::like_cuArray3DGetDescriptor(driver::CUmemGenericAllocationHandle,
    driver13::CUmemAllocationProp, driver::CUresult),
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 6.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister
");

shared!(
    cuMemPoolCreate = super::common::like_cuArray3DCreate(driver13::CUmemPoolProps,
    driver::CUresult, driver::CUmemoryPool), "cuMemPoolCreate", "poolProps",
    slots::cuMemPoolCreate
);

shared!(
    cuMemPoolGetAccess = super::only12::like_cuMemPoolGetAccess(driver::CUmemoryPool,
    driver13::CUmemLocation, driver::CUresult, driver::CUmemAccess_flags),
    "cuMemPoolGetAccess", "memPool location", slots::cuMemPoolGetAccess
);

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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_SUPPORTED``.

Warnings
--------
- Memory of the pool must not be used from a location that loses access.

Notes
-----
Declared in ``cuda.h``. Since CUDA 11.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess
");

shared!(
    cuMemPoolSetAccess = super::only12::like_cuMemPoolSetAccess(driver::CUmemoryPool,
    driver13::CUmemAccessDesc, driver::CUresult), "cuMemPoolSetAccess", "pool map count",
    slots::cuMemPoolSetAccess
);

documented!(cuMemPrefetchAsync, c"cuMemPrefetchAsync($self, devPtr, count, location, flags, hStream)
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_SUPPORTED``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync
");

#[inline(always)]
pub(crate) fn cuMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuMemPrefetchAsync(devPtr count location flags hStream));
    let c_devPtr = args::value::<u64>(devPtr, "devPtr", &driver::CUdeviceptr)?;
    ints!(u64, c_count = count);
    ints!(u32, c_flags = flags);
    let c_hStream = args::value::<u64>(hStream, "hStream", &driver::CUstream)?;
    let c_location = args::record(location, "location", &driver13::CUmemLocation)?;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::driver::CUmemLocation_v113, u32, u64,
    ) -> i32 = call.symbol(slots::cuMemPrefetchAsync_v2)?;
    let status = unsafe { released(py, || function(
        c_devPtr, c_count, c_location.cast::<by_value::driver::CUmemLocation_v113>().read_unaligned(), c_flags,
        c_hStream,
    )) };
    returned0(py, &driver::CUresult, status)
}

shared!(
    cuMemSetAccess = super::only12::like_cuMemSetAccess(driver::CUdeviceptr,
    driver13::CUmemAccessDesc, driver::CUresult), "cuMemSetAccess",
    "ptr size desc count", slots::cuMemSetAccess
);

documented!(cuMemcpy3DBatchAsync, c"cuMemcpy3DBatchAsync($self, numOps, opList, flags, hStream)
--

Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

``CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)``

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

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync
");

shared!(
    cuMemcpy3DBatchAsync = super::common::like_cuFabricCpyBatchAsync(driver::CUstream,
    driver13::CUDA_MEMCPY3D_BATCH_OP, driver::CUresult), "cuMemcpy3DBatchAsync",
    "numOps opList flags hStream", slots::cuMemcpy3DBatchAsync_v2
);

documented!(cuMemcpyBatchAsync, c"cuMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
--

Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

``CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)``

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

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda.h``. Since CUDA 13.0.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync
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
        attrs, "attrs", &Ty::Record(&driver13::CUmemcpyAttributes), Some(c_numAttrs as usize), &arena,
    )?;
    let c_attrsIdxs = args::array(attrsIdxs, "attrsIdxs", &Ty::U64, Some(c_numAttrs as usize), &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cuMemcpyBatchAsync_v2)?;
    let status = unsafe { released(py, || function(
        c_dsts.cast(), c_srcs.cast(), c_sizes.cast(), c_count, c_attrs.cast(), c_attrsIdxs.cast(), c_numAttrs,
        c_hStream,
    )) };
    returned0(py, &driver::CUresult, status)
}

#[inline(always)]
pub(crate) fn cuModuleLoadDataEx<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cuModuleLoadDataEx(image numOptions options optionValues));
    let arena = CallArena::new();
    ints!(u32, c_numOptions = numOptions);
    let mut c_module: u64 = 0;
    let c_image = args::pointer_or_text(image, "image", &arena)?;
    let c_options = args::array(
        options, "options", &Ty::Enum(&driver13::CUjit_option), Some(c_numOptions as usize), &arena,
    )?;
    let c_optionValues = unsafe { attributes::attributes_in(
        optionValues, c_options.cast(), c_numOptions as usize, &attribute_types::driver::CUjit_option13, &arena,
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_ILLEGAL_STATE``, ``CUDA_ERROR_INVALID_DEVICE``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_MULTICAST_RESOURCE_FULL``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_NOT_PERMITTED``, ``CUDA_ERROR_NOT_SUPPORTED``, ``CUDA_ERROR_OUT_OF_MEMORY``, ``CUDA_ERROR_SYSTEM_NOT_READY``.

Notes
-----
Declared in ``cuda.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem
");

shared!(
    cuOccupancyMaxActiveClusters =
    super::only12::like_cuOccupancyMaxActiveClusters(driver::CUfunction,
    driver13::CUlaunchConfig, driver::CUresult), "cuOccupancyMaxActiveClusters",
    "func config", slots::cuOccupancyMaxActiveClusters
);

shared!(
    cuOccupancyMaxPotentialClusterSize =
    super::only12::like_cuOccupancyMaxActiveClusters(driver::CUfunction,
    driver13::CUlaunchConfig, driver::CUresult), "cuOccupancyMaxPotentialClusterSize",
    "func config", slots::cuOccupancyMaxPotentialClusterSize
);

shared!(
    cuStreamBatchMemOp = super::only12::like_cuStreamBatchMemOp(driver::CUstream,
    driver13::CUstreamBatchMemOpParams, driver::CUresult), "cuStreamBatchMemOp",
    "stream count paramArray flags", slots::cuStreamBatchMemOp_v2
);

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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
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
    ``CUDA_SUCCESS``. Documented errors: ``CUDA_ERROR_DEINITIALIZED``, ``CUDA_ERROR_EXTERNAL_DEVICE``, ``CUDA_ERROR_INVALID_CONTEXT``, ``CUDA_ERROR_INVALID_VALUE``, ``CUDA_ERROR_NOT_INITIALIZED``, ``CUDA_ERROR_OUT_OF_MEMORY``.
phStream : CUstream

Notes
-----
Declared in ``cuda.h``. Since CUDA 5.5.
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority
");

shared!(
    cuStreamGetAttribute =
    super::only12::like_cuGraphKernelNodeGetAttribute(driver::CUstream,
    driver::CUlaunchAttributeID, driver13::CUstreamAttrValue, driver::CUresult),
    "cuStreamGetAttribute", "hStream attr", slots::cuStreamGetAttribute
);

documented!(cuStreamGetCaptureInfo, c"cuStreamGetCaptureInfo($self, hStream)
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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo
");

shared!(
    cuStreamGetCaptureInfo =
    super::common::like_cuStreamGetCaptureInfo_v3(driver::CUstream, driver::CUresult,
    driver::CUstreamCaptureStatus, driver::cuuint64_t, driver::CUgraph,
    driver::CUgraphNode, driver::CUgraphEdgeData), "cuStreamGetCaptureInfo", "hStream",
    slots::cuStreamGetCaptureInfo_v3
);

shared!(
    cuStreamSetAttribute = super::only12::like_cuStreamSetAttribute(driver::CUstream,
    driver::CUlaunchAttributeID, driver13::CUstreamAttrValue, driver::CUresult),
    "cuStreamSetAttribute", "hStream attr value", slots::cuStreamSetAttribute
);

documented!(cuStreamUpdateCaptureDependencies, c"cuStreamUpdateCaptureDependencies($self, hStream, dependencies, dependencyData, numDependencies, flags)
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
https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies
");

shared!(
    cuStreamUpdateCaptureDependencies =
    super::common::like_cuStreamUpdateCaptureDependencies_v2(driver::CUstream,
    driver::CUgraphNode, driver::CUgraphEdgeData, driver::CUresult),
    "cuStreamUpdateCaptureDependencies",
    "hStream dependencies dependencyData numDependencies flags",
    slots::cuStreamUpdateCaptureDependencies_v2
);

shared!(
    cuTensorMapEncodeIm2col =
    super::only12::like_cuTensorMapEncodeIm2col(driver::CUtensorMapDataType,
    driver::cuuint32_t, driver::CUtensorMapInterleave, driver::CUtensorMapSwizzle,
    driver::CUtensorMapL2promotion, driver::CUtensorMapFloatOOBfill,
    driver13::CUtensorMap, driver::cuuint64_t, Ty::I32, driver::CUresult),
    "cuTensorMapEncodeIm2col",
    "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCorner pixelBoxUpperCorner channelsPerPixel pixelsPerColumn elementStrides interleave swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeIm2col
);

shared!(
    cuTensorMapEncodeIm2colWide =
    super::only12::like_cuTensorMapEncodeIm2colWide(driver::CUtensorMapDataType,
    driver::cuuint32_t, driver::CUtensorMapInterleave, driver::CUtensorMapIm2ColWideMode,
    driver::CUtensorMapSwizzle, driver::CUtensorMapL2promotion,
    driver::CUtensorMapFloatOOBfill, driver13::CUtensorMap, driver::cuuint64_t,
    driver::CUresult), "cuTensorMapEncodeIm2colWide",
    "tensorDataType tensorRank globalAddress globalDim globalStrides pixelBoxLowerCornerWidth pixelBoxUpperCornerWidth channelsPerPixel pixelsPerColumn elementStrides interleave mode swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeIm2colWide
);

shared!(
    cuTensorMapEncodeTiled =
    super::only12::like_cuTensorMapEncodeTiled(driver::CUtensorMapDataType,
    driver::cuuint32_t, driver::CUtensorMapInterleave, driver::CUtensorMapSwizzle,
    driver::CUtensorMapL2promotion, driver::CUtensorMapFloatOOBfill,
    driver13::CUtensorMap, driver::cuuint64_t, driver::CUresult),
    "cuTensorMapEncodeTiled",
    "tensorDataType tensorRank globalAddress globalDim globalStrides boxDim elementStrides interleave swizzle l2Promotion oobFill",
    slots::cuTensorMapEncodeTiled
);

shared!(
    cuTensorMapReplaceAddress =
    super::only12::like_cuTensorMapReplaceAddress(driver13::CUtensorMap,
    driver::CUresult), "cuTensorMapReplaceAddress", "tensorMap globalAddress",
    slots::cuTensorMapReplaceAddress
);
