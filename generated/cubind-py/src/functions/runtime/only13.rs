//! Functions of runtime in these major versions: `only13`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{by_value, runtime, runtime13};

shared!(
    cudaChooseDevice = super::only12::like_cudaChooseDevice(runtime13::cudaDeviceProp,
    runtime::cudaError), "cudaChooseDevice", "prop", slots::cudaChooseDevice
);

shared!(
    cudaCreateSurfaceObject =
    super::only12::like_cudaCreateSurfaceObject(runtime13::cudaResourceDesc,
    runtime::cudaSurfaceObject_t, runtime::cudaError), "cudaCreateSurfaceObject",
    "pResDesc", slots::cudaCreateSurfaceObject
);

shared!(
    cudaCreateTextureObject =
    super::only12::like_cudaCreateTextureObject(runtime13::cudaResourceDesc,
    runtime::cudaTextureDesc, runtime13::cudaResourceViewDesc,
    runtime::cudaTextureObject_t, runtime::cudaError), "cudaCreateTextureObject",
    "pResDesc pTexDesc pResViewDesc", slots::cudaCreateTextureObject
);

#[inline(always)]
pub(crate) fn cudaDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetAttribute(attr device));
    let c_attr = args::enumeration(attr, "attr", &runtime13::cudaDeviceAttr)?;
    ints!(i32, c_device = device);
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.symbol(slots::cudaDeviceGetAttribute)?;
    let status = unsafe { held(py, || function((&raw mut c_value).cast(), c_attr, c_device)) };
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cudaDeviceSynchronize, c"cudaDeviceSynchronize($self)
--

Blocks until all work submitted to the current device has finished.

``cudaError_t cudaDeviceSynchronize(void)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorStreamCaptureUnsupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize
");

shared!(
    cudaExternalMemoryGetMappedBuffer =
    super::common::like_cudaMemPoolImportPointer(runtime::cudaExternalMemory_t,
    runtime13::cudaExternalMemoryBufferDesc, runtime::cudaError),
    "cudaExternalMemoryGetMappedBuffer", "extMem bufferDesc",
    slots::cudaExternalMemoryGetMappedBuffer
);

shared!(
    cudaExternalMemoryGetMappedMipmappedArray =
    super::only12::like_cudaExternalMemoryGetMappedMipmappedArray(runtime::cudaExternalMemory_t,
    runtime13::cudaExternalMemoryMipmappedArrayDesc, runtime::cudaError,
    runtime::cudaMipmappedArray_t), "cudaExternalMemoryGetMappedMipmappedArray",
    "extMem mipmapDesc", slots::cudaExternalMemoryGetMappedMipmappedArray
);

shared!(
    cudaFuncGetAttributes =
    super::only12::like_cudaFuncGetAttributes(runtime13::cudaFuncAttributes,
    runtime::cudaError), "cudaFuncGetAttributes", "func", slots::cudaFuncGetAttributes
);

shared!(
    cudaFuncSetAttribute =
    super::only12::like_cudaFuncSetAttribute(runtime13::cudaFuncAttribute,
    runtime::cudaError), "cudaFuncSetAttribute", "func attr value",
    slots::cudaFuncSetAttribute
);

documented!(cudaGetDeviceProperties, c"cudaGetDeviceProperties($self, device)
--

Returns the properties of a device: name, compute capability, memory and limits.

``cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)``

Parameters
----------
device : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``.
prop : cudaDeviceProp

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties
");

shared!(
    cudaGetDeviceProperties =
    super::only12::like_cudaGetDeviceProperties(runtime13::cudaDeviceProp,
    runtime::cudaError), "cudaGetDeviceProperties", "device",
    slots::cudaGetDeviceProperties
);

documented!(cudaGetDriverEntryPoint, c"cudaGetDriverEntryPoint($self, symbol, flags)
--

Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.

``cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)``

Parameters
----------
symbol : bytes or str
flags : int
    Flags: members of ``cudaGetDriverEntryPointFlags``.

Returns
-------
cudaError
    ``cudaSuccess``.
funcPtr : int
    Referenced memory and handles are valid as long as the process runs.
driverStatus : cudaDriverEntryPointQueryResult

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
");

shared!(
    cudaGetSurfaceObjectResourceDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaSurfaceObject_t,
    runtime13::cudaResourceDesc, runtime::cudaError), "cudaGetSurfaceObjectResourceDesc",
    "surfObject", slots::cudaGetSurfaceObjectResourceDesc
);

shared!(
    cudaGetTextureObjectResourceDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaTextureObject_t,
    runtime13::cudaResourceDesc, runtime::cudaError), "cudaGetTextureObjectResourceDesc",
    "texObject", slots::cudaGetTextureObjectResourceDesc
);

shared!(
    cudaGetTextureObjectResourceViewDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaTextureObject_t,
    runtime13::cudaResourceViewDesc, runtime::cudaError),
    "cudaGetTextureObjectResourceViewDesc", "texObject",
    slots::cudaGetTextureObjectResourceViewDesc
);

documented!(cudaGraphAddDependencies, c"cudaGraphAddDependencies($self, graph, from_, to, edgeData, numDependencies)
--

Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
edgeData : list[cudaGraphEdgeData] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies
");

shared!(
    cudaGraphAddDependencies =
    super::common::like_cudaGraphAddDependencies_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaGraphAddDependencies", "graph from_ to edgeData numDependencies",
    slots::cudaGraphAddDependencies
);

shared!(
    cudaGraphAddMemAllocNode =
    super::common::like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime13::cudaMemAllocNodeParams, runtime::cudaError),
    "cudaGraphAddMemAllocNode", "graph pDependencies numDependencies nodeParams",
    slots::cudaGraphAddMemAllocNode
);

documented!(cudaGraphAddNode, c"cudaGraphAddNode($self, graph, pDependencies, dependencyData, numDependencies, nodeParams)
--

Adds a node of any type, described by one record, to a graph.

``cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
dependencyData : list[cudaGraphEdgeData] or None
numDependencies : int
nodeParams : cudaGraphNodeParams or None
    Referenced memory and handles are used after the call returns; cubind keeps them alive as long as ``graph``, or a copy of it, exists.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDeviceFunction``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.
pGraphNode : cudaGraphNode_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.2.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode
");

shared!(
    cudaGraphAddNode = super::common::like_cudaGraphAddNode_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime13::cudaGraphNodeParams,
    runtime::cudaError), "cudaGraphAddNode",
    "graph pDependencies dependencyData numDependencies nodeParams",
    slots::cudaGraphAddNode
);

shared!(
    cudaGraphExecNodeSetParams =
    super::common::like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime13::cudaGraphNodeParams, runtime::cudaError),
    "cudaGraphExecNodeSetParams", "graphExec node nodeParams",
    slots::cudaGraphExecNodeSetParams
);

documented!(cudaGraphGetEdges, c"cudaGraphGetEdges($self, graph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes.

``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)``

Parameters
----------
graph : cudaGraph_t or None
numEdges : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
from : list[cudaGraphNode_t]
to : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
numEdges : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
");

shared!(
    cudaGraphGetEdges = super::common::like_cudaGraphGetEdges_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaGraphGetEdges", "graph numEdges", slots::cudaGraphGetEdges
);

documented!(cudaGraphKernelNodeCopyAttributes, c"cudaGraphKernelNodeCopyAttributes($self, hDst, hSrc)
--

Copies all attributes of one kernel node to another.

``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)``

Parameters
----------
hDst, hSrc : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes
");

shared!(
    cudaGraphKernelNodeCopyAttributes =
    super::common::like_cudaStreamCopyAttributes(runtime::cudaGraphNode_t,
    runtime::cudaError), "cudaGraphKernelNodeCopyAttributes", "hDst hSrc",
    slots::cudaGraphKernelNodeCopyAttributes
);

shared!(
    cudaGraphKernelNodeGetAttribute =
    super::only12::like_cudaGraphKernelNodeGetAttribute(runtime::cudaGraphNode_t,
    runtime::cudaLaunchAttributeID, runtime13::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaGraphKernelNodeGetAttribute", "hNode attr",
    slots::cudaGraphKernelNodeGetAttribute
);

shared!(
    cudaGraphKernelNodeSetAttribute =
    super::only12::like_cudaGraphKernelNodeSetAttribute(runtime::cudaGraphNode_t,
    runtime::cudaLaunchAttributeID, runtime13::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaGraphKernelNodeSetAttribute", "hNode attr value",
    slots::cudaGraphKernelNodeSetAttribute
);

shared!(
    cudaGraphMemAllocNodeGetParams =
    super::common::like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime13::cudaMemAllocNodeParams, runtime::cudaError),
    "cudaGraphMemAllocNodeGetParams", "node", slots::cudaGraphMemAllocNodeGetParams
);

documented!(cudaGraphNodeGetDependencies, c"cudaGraphNodeGetDependencies($self, node, pNumDependencies=0)
--

Lists the nodes that a node waits for.

``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependencies : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
pDependencies : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
pNumDependencies : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
");

shared!(
    cudaGraphNodeGetDependencies =
    super::common::like_cudaGraphNodeGetDependencies_v2(runtime::cudaGraphNode_t,
    runtime::cudaGraphEdgeData, runtime::cudaError), "cudaGraphNodeGetDependencies",
    "node pNumDependencies", slots::cudaGraphNodeGetDependencies
);

documented!(cudaGraphNodeGetDependentNodes, c"cudaGraphNodeGetDependentNodes($self, node, pNumDependentNodes=0)
--

Lists the nodes that wait for a node.

``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependentNodes : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``.
pDependentNodes : list[cudaGraphNode_t]
edgeData : list[cudaGraphEdgeData]
pNumDependentNodes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
");

shared!(
    cudaGraphNodeGetDependentNodes =
    super::common::like_cudaGraphNodeGetDependencies_v2(runtime::cudaGraphNode_t,
    runtime::cudaGraphEdgeData, runtime::cudaError), "cudaGraphNodeGetDependentNodes",
    "node pNumDependentNodes", slots::cudaGraphNodeGetDependentNodes
);

shared!(
    cudaGraphNodeGetType =
    super::common::like_cudaStreamIsCapturing(runtime::cudaGraphNode_t,
    runtime::cudaError, runtime13::cudaGraphNodeType), "cudaGraphNodeGetType", "node",
    slots::cudaGraphNodeGetType
);

shared!(
    cudaGraphNodeSetParams =
    super::common::like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime13::cudaGraphNodeParams, runtime::cudaError), "cudaGraphNodeSetParams",
    "node nodeParams", slots::cudaGraphNodeSetParams
);

documented!(cudaGraphRemoveDependencies, c"cudaGraphRemoveDependencies($self, graph, from_, to, edgeData, numDependencies)
--

Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
edgeData : list[cudaGraphEdgeData] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies
");

shared!(
    cudaGraphRemoveDependencies =
    super::common::like_cudaGraphAddDependencies_v2(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaGraphRemoveDependencies", "graph from_ to edgeData numDependencies",
    slots::cudaGraphRemoveDependencies
);

documented!(cudaHostAlloc, c"cudaHostAlloc($self, size, flags)
--

Allocates page-locked host memory with flags (portable, mapped, write-combined).

``cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)``

Parameters
----------
size : int
flags : int
    Flags: ``cudaHostAllocDefault``, ``cudaHostAllocMapped``, ``cudaHostAllocPortable``, ``cudaHostAllocWriteCombined``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
pHost : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc
");

documented!(cudaHostRegister, c"cudaHostRegister($self, ptr, size, flags)
--

Page-locks existing host memory, and maps it into device address spaces if requested.

``cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)``

Parameters
----------
ptr : address or buffer
    Used after the call returns; must be kept alive until ``cudaHostUnregister`` is called.
size : int
flags : int
    Flags: ``cudaHostRegisterDefault``, ``cudaHostRegisterIoMemory``, ``cudaHostRegisterMapped``, ``cudaHostRegisterPortable``, ``cudaHostRegisterReadOnly``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorHostMemoryAlreadyRegistered``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister
");

shared!(
    cudaImportExternalMemory =
    super::only12::like_cudaCreateSurfaceObject(runtime13::cudaExternalMemoryHandleDesc,
    runtime::cudaExternalMemory_t, runtime::cudaError), "cudaImportExternalMemory",
    "memHandleDesc", slots::cudaImportExternalMemory
);

shared!(
    cudaImportExternalSemaphore =
    super::only12::like_cudaCreateSurfaceObject(runtime13::cudaExternalSemaphoreHandleDesc,
    runtime::cudaExternalSemaphore_t, runtime::cudaError), "cudaImportExternalSemaphore",
    "semHandleDesc", slots::cudaImportExternalSemaphore
);

shared!(
    cudaKernelSetAttributeForDevice =
    super::only12::like_cudaKernelSetAttributeForDevice(runtime::cudaKernel_t,
    runtime13::cudaFuncAttribute, runtime::cudaError), "cudaKernelSetAttributeForDevice",
    "kernel attr value device", slots::cudaKernelSetAttributeForDevice
);

shared!(
    cudaLaunchKernelExC =
    super::only12::like_cudaLaunchKernelExC(runtime13::cudaLaunchConfig_t,
    runtime::cudaError), "cudaLaunchKernelExC", "config func args",
    slots::cudaLaunchKernelExC
);

documented!(cudaMalloc, c"cudaMalloc($self, size)
--

Allocates device memory on the current device.

``cudaError_t cudaMalloc(void **devPtr, size_t size)``

Parameters
----------
size : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
devPtr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc
");

documented!(cudaMallocHost, c"cudaMallocHost($self, size)
--

Allocates page-locked host memory that the device can read and write.

``cudaError_t cudaMallocHost(void **ptr, size_t size)``

Parameters
----------
size : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
ptr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost
");

documented!(cudaMemAdvise, c"cudaMemAdvise($self, devPtr, count, advice, location)
--

Advises the driver about the use of a range of managed memory, for example that it is mostly read.

``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)``

Parameters
----------
devPtr : address or buffer or str
count : int
advice : cudaMemoryAdvise
location : cudaMemLocation

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise
");

#[inline(always)]
pub(crate) fn cudaMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemAdvise(devPtr count advice location));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &runtime::cudaMemoryAdvise)?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let c_location = args::record(location, "location", &runtime13::cudaMemLocation)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, i32, by_value::runtime::cudaMemLocation13,
    ) -> i32 = call.symbol(slots::cudaMemAdvise)?;
    let status = unsafe { released(py, || function(
        c_devPtr.cast(), c_count, c_advice, c_location.cast::<by_value::runtime::cudaMemLocation13>().read_unaligned(),
    )) };
    returned0(py, &runtime::cudaError, status)
}

shared!(
    cudaMemPoolCreate =
    super::only12::like_cudaMemPoolCreate(runtime13::cudaMemPoolProps,
    runtime::cudaError, runtime::cudaMemPool_t), "cudaMemPoolCreate", "poolProps",
    slots::cudaMemPoolCreate
);

shared!(
    cudaMemPoolGetAccess =
    super::only12::like_cudaMemPoolGetAccess(runtime::cudaMemPool_t,
    runtime13::cudaMemLocation, runtime::cudaError, runtime::cudaMemAccessFlags),
    "cudaMemPoolGetAccess", "memPool location", slots::cudaMemPoolGetAccess
);

documented!(cudaMemPoolSetAccess, c"cudaMemPoolSetAccess($self, memPool, descList, count)
--

Sets the access that devices have to a pool's memory.

``cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)``

Parameters
----------
memPool : cudaMemPool_t or None
descList : list[cudaMemAccessDesc] or None
count : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Warnings
--------
- Memory of the pool must not be used from a location that loses access.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess
");

shared!(
    cudaMemPoolSetAccess =
    super::only12::like_cudaMemPoolSetAccess(runtime::cudaMemPool_t,
    runtime13::cudaMemAccessDesc, runtime::cudaError), "cudaMemPoolSetAccess",
    "memPool descList count", slots::cudaMemPoolSetAccess
);

documented!(cudaMemPrefetchAsync, c"cudaMemPrefetchAsync($self, devPtr, count, location, flags, stream)
--

Prefetches managed memory to a device or to the host, in stream order.

``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)``

Parameters
----------
devPtr : address or buffer or str
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
count : int
location : cudaMemLocation
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
");

#[inline(always)]
pub(crate) fn cudaMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemPrefetchAsync(devPtr count location flags stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    ints!(u32, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let c_location = args::record(location, "location", &runtime13::cudaMemLocation)?;
    let function: unsafe extern "system" fn(
        Ptr, u64, by_value::runtime::cudaMemLocation13, u32, u64,
    ) -> i32 = call.symbol(slots::cudaMemPrefetchAsync)?;
    let status = unsafe { released(py, || function(
        c_devPtr.cast(), c_count, c_location.cast::<by_value::runtime::cudaMemLocation13>().read_unaligned(), c_flags,
        c_stream,
    )) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy3DBatchAsync, c"cudaMemcpy3DBatchAsync($self, numOps, opList, flags, stream)
--

Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, unsigned long long flags, cudaStream_t stream)``

Parameters
----------
numOps : int
opList : list[cudaMemcpy3DBatchOp] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
flags : int
    Must be 0.
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy3DBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy3DBatchAsync(numOps opList flags stream));
    let arena = CallArena::new();
    ints!(u64, c_numOps = numOps, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_opList = args::array(
        opList, "opList", &Ty::Record(&runtime13::cudaMemcpy3DBatchOp), Some(c_numOps as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call.symbol(slots::cudaMemcpy3DBatchAsync)?;
    let status = unsafe { released(py, || function(c_numOps, c_opList.cast(), c_flags, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpyBatchAsync, c"cudaMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)
--

Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)``

Parameters
----------
dsts : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
srcs : list[address or buffer] or None
    Referenced memory and handles are used after the call returns; they must be kept alive for the duration that ``attrs`` specifies.
sizes, attrsIdxs : list[int] or None
count, numAttrs : int
attrs : list[cudaMemcpyAttributes] or None
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpyBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpyBatchAsync(dsts srcs sizes count attrs attrsIdxs numAttrs stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count, c_numAttrs = numAttrs);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_dsts = args::array(dsts, "dsts", &Ty::Pointer, Some(c_count as usize), &arena)?;
    let c_srcs = args::array(srcs, "srcs", &Ty::Pointer, Some(c_count as usize), &arena)?;
    let c_sizes = args::array(sizes, "sizes", &Ty::U64, Some(c_count as usize), &arena)?;
    let c_attrs = args::array(
        attrs, "attrs", &Ty::Record(&runtime13::cudaMemcpyAttributes), Some(c_numAttrs as usize), &arena,
    )?;
    let c_attrsIdxs = args::array(attrsIdxs, "attrsIdxs", &Ty::U64, Some(c_numAttrs as usize), &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyBatchAsync)?;
    let status = unsafe { released(py, || function(
        c_dsts.cast(), c_srcs.cast(), c_sizes.cast(), c_count, c_attrs.cast(), c_attrsIdxs.cast(), c_numAttrs, c_stream,
    )) };
    returned0(py, &runtime::cudaError, status)
}

shared!(
    cudaOccupancyMaxActiveClusters =
    super::only12::like_cudaOccupancyMaxActiveClusters(runtime13::cudaLaunchConfig_t,
    runtime::cudaError), "cudaOccupancyMaxActiveClusters", "func launchConfig",
    slots::cudaOccupancyMaxActiveClusters
);

shared!(
    cudaOccupancyMaxPotentialClusterSize =
    super::only12::like_cudaOccupancyMaxActiveClusters(runtime13::cudaLaunchConfig_t,
    runtime::cudaError), "cudaOccupancyMaxPotentialClusterSize", "func launchConfig",
    slots::cudaOccupancyMaxPotentialClusterSize
);

shared!(
    cudaPointerGetAttributes =
    super::only12::like_cudaFuncGetAttributes(runtime13::cudaPointerAttributes,
    runtime::cudaError), "cudaPointerGetAttributes", "ptr",
    slots::cudaPointerGetAttributes
);

documented!(cudaSignalExternalSemaphoresAsync, c"cudaSignalExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Signals imported semaphores in stream order.

``cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

Parameters
----------
extSemArray : list[cudaExternalSemaphore_t] or None
paramsArray : list[cudaExternalSemaphoreSignalParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
numExtSems : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``.

Warnings
--------
- Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
- Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
");

shared!(
    cudaSignalExternalSemaphoresAsync =
    super::only12::like_cudaSignalExternalSemaphoresAsync(runtime::cudaStream_t,
    runtime::cudaExternalSemaphore_t, runtime::cudaExternalSemaphoreSignalParams,
    runtime::cudaError), "cudaSignalExternalSemaphoresAsync",
    "extSemArray paramsArray numExtSems stream", slots::cudaSignalExternalSemaphoresAsync
);

documented!(cudaStreamCreate, c"cudaStreamCreate($self)
--

Creates a stream on the current device that synchronizes with the legacy default stream.

``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
pStream : cudaStream_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate
");

documented!(cudaStreamCreateWithFlags, c"cudaStreamCreateWithFlags($self, flags)
--

Creates a stream; flags specify whether it synchronizes with the legacy default stream.

``cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)``

Parameters
----------
flags : int
    Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
pStream : cudaStream_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags
");

documented!(cudaStreamCreateWithPriority, c"cudaStreamCreateWithPriority($self, flags, priority)
--

Creates a stream with a priority; smaller numbers mean higher priorities.

``cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)``

Parameters
----------
flags : int
    Flags: ``cudaStreamDefault``, ``cudaStreamNonBlocking``.
priority : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorExternalDevice``, ``cudaErrorInvalidValue``.
pStream : cudaStream_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority
");

shared!(
    cudaStreamGetAttribute =
    super::only12::like_cudaGraphKernelNodeGetAttribute(runtime::cudaStream_t,
    runtime::cudaLaunchAttributeID, runtime13::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaStreamGetAttribute", "hStream attr",
    slots::cudaStreamGetAttribute
);

documented!(cudaStreamGetCaptureInfo, c"cudaStreamGetCaptureInfo($self, stream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

``cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorLossyQuery``, ``cudaErrorStreamCaptureImplicit``.
captureStatus_out : cudaStreamCaptureStatus
id_out : int
graph_out : cudaGraph_t
dependencies_out : list[cudaGraphNode_t]
edgeData_out : list[cudaGraphEdgeData]
numDependencies_out : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
");

shared!(
    cudaStreamGetCaptureInfo =
    super::common::like_cudaStreamGetCaptureInfo_v3(runtime::cudaStream_t,
    runtime::cudaError, runtime::cudaStreamCaptureStatus, runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData), "cudaStreamGetCaptureInfo",
    "stream", slots::cudaStreamGetCaptureInfo
);

shared!(
    cudaStreamSetAttribute =
    super::only12::like_cudaStreamSetAttribute(runtime::cudaStream_t,
    runtime::cudaLaunchAttributeID, runtime13::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaStreamSetAttribute", "hStream attr value",
    slots::cudaStreamSetAttribute
);

documented!(cudaStreamUpdateCaptureDependencies, c"cudaStreamUpdateCaptureDependencies($self, stream, dependencies, dependencyData, numDependencies, flags)
--

Adds or replaces the nodes on which the next captured work of a stream depends.

``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
dependencies : list[cudaGraphNode_t] or None
dependencyData : list[cudaGraphEdgeData] or None
numDependencies : int
flags : int
    Flags: members of ``cudaStreamUpdateCaptureDependenciesFlags``.

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorIllegalState``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
");

shared!(
    cudaStreamUpdateCaptureDependencies =
    super::common::like_cudaStreamUpdateCaptureDependencies_v2(runtime::cudaStream_t,
    runtime::cudaGraphNode_t, runtime::cudaGraphEdgeData, runtime::cudaError),
    "cudaStreamUpdateCaptureDependencies",
    "stream dependencies dependencyData numDependencies flags",
    slots::cudaStreamUpdateCaptureDependencies
);

documented!(cudaWaitExternalSemaphoresAsync, c"cudaWaitExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Makes a stream wait for imported semaphores.

``cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

Parameters
----------
extSemArray : list[cudaExternalSemaphore_t] or None
paramsArray : list[cudaExternalSemaphoreWaitParams] or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``stream``.
numExtSems : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidResourceHandle``, ``cudaErrorTimeout``.

Warnings
--------
- Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
");

shared!(
    cudaWaitExternalSemaphoresAsync =
    super::only12::like_cudaSignalExternalSemaphoresAsync(runtime::cudaStream_t,
    runtime::cudaExternalSemaphore_t, runtime::cudaExternalSemaphoreWaitParams,
    runtime::cudaError), "cudaWaitExternalSemaphoresAsync",
    "extSemArray paramsArray numExtSems stream", slots::cudaWaitExternalSemaphoresAsync
);
