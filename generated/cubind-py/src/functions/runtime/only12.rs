//! Functions of runtime in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{runtime, runtime12};

shared!(
    cudaChooseDevice = like_cudaChooseDevice(runtime12::cudaDeviceProp,
    runtime::cudaError), "cudaChooseDevice", "prop", slots::cudaChooseDevice
);

/// The shared body of `cudaChooseDevice` and other functions.
#[inline(never)]
pub(super) fn like_cudaChooseDevice<'a, 'py>(
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
            let mut c0: i32 = 0;
            let c1 = args::optional_record(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

shared!(
    cudaCreateSurfaceObject = like_cudaCreateSurfaceObject(runtime12::cudaResourceDesc,
    runtime::cudaSurfaceObject_t, runtime::cudaError), "cudaCreateSurfaceObject",
    "pResDesc", slots::cudaCreateSurfaceObject
);

/// The shared body of `cudaCreateSurfaceObject` and other functions.
#[inline(never)]
pub(super) fn like_cudaCreateSurfaceObject<'a, 'py>(
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

shared!(
    cudaCreateTextureObject = like_cudaCreateTextureObject(runtime12::cudaResourceDesc,
    runtime::cudaTextureDesc, runtime12::cudaResourceViewDesc,
    runtime::cudaTextureObject_t, runtime::cudaError), "cudaCreateTextureObject",
    "pResDesc pTexDesc pResViewDesc", slots::cudaCreateTextureObject
);

/// The shared body of `cudaCreateTextureObject` and other functions.
#[inline(never)]
pub(super) fn like_cudaCreateTextureObject<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static RecordDef,
    t1: &'static RecordDef,
    t2: &'static RecordDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let mut c0: u64 = 0;
            let c1 = args::optional_record(a0, own.name(0), t0)?;
            let c2 = args::optional_record(a1, own.name(1), t1)?;
            let c3 = args::optional_record(a2, own.name(2), t2)?;
            args::keep(a0, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2.cast(), c3.cast())) };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

#[inline(always)]
pub(crate) fn cudaDeviceGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaDeviceGetAttribute(attr device));
    let c_attr = args::enumeration(attr, "attr", &runtime12::cudaDeviceAttr)?;
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
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize
");

shared!(
    cudaExternalMemoryGetMappedBuffer =
    super::common::like_cudaMemPoolImportPointer(runtime::cudaExternalMemory_t,
    runtime12::cudaExternalMemoryBufferDesc, runtime::cudaError),
    "cudaExternalMemoryGetMappedBuffer", "extMem bufferDesc",
    slots::cudaExternalMemoryGetMappedBuffer
);

shared!(
    cudaExternalMemoryGetMappedMipmappedArray =
    like_cudaExternalMemoryGetMappedMipmappedArray(runtime::cudaExternalMemory_t,
    runtime12::cudaExternalMemoryMipmappedArrayDesc, runtime::cudaError,
    runtime::cudaMipmappedArray_t), "cudaExternalMemoryGetMappedMipmappedArray",
    "extMem mipmapDesc", slots::cudaExternalMemoryGetMappedMipmappedArray
);

/// The shared body of `cudaExternalMemoryGetMappedMipmappedArray` and other functions.
#[inline(never)]
pub(super) fn like_cudaExternalMemoryGetMappedMipmappedArray<'a, 'py>(
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

shared!(
    cudaFuncGetAttributes = like_cudaFuncGetAttributes(runtime12::cudaFuncAttributes,
    runtime::cudaError), "cudaFuncGetAttributes", "func", slots::cudaFuncGetAttributes
);

/// The shared body of `cudaFuncGetAttributes` and other functions.
#[inline(never)]
pub(super) fn like_cudaFuncGetAttributes<'a, 'py>(
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
            let arena = CallArena::new();
            let (c0, c0_place) = out::new_record(py, t0)?;
            let c1 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

shared!(
    cudaFuncSetAttribute = like_cudaFuncSetAttribute(runtime12::cudaFuncAttribute,
    runtime::cudaError), "cudaFuncSetAttribute", "func attr value",
    slots::cudaFuncSetAttribute
);

/// The shared body of `cudaFuncSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cudaFuncSetAttribute<'a, 'py>(
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
            let c1 = args::enumeration(a1, own.name(1), t0)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c0 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let function: unsafe extern "system" fn(Ptr, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1, c2)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cudaGetDeviceProperties, c"cudaGetDeviceProperties($self, device)
--

Returns the properties of a device: name, compute capability, memory and limits.

``cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties
");

shared!(
    cudaGetDeviceProperties = like_cudaGetDeviceProperties(runtime12::cudaDeviceProp,
    runtime::cudaError), "cudaGetDeviceProperties", "device",
    slots::cudaGetDeviceProperties_v2
);

/// The shared body of `cudaGetDeviceProperties` and other functions.
#[inline(never)]
pub(super) fn like_cudaGetDeviceProperties<'a, 'py>(
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
            let c1 = args::i32(a0, own.name(0))?;
            let (c0, c0_place) = out::new_record(py, t0)?;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0_place.cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(c0.into_any()))
        },
    )
}

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint
");

shared!(
    cudaGetSurfaceObjectResourceDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaSurfaceObject_t,
    runtime12::cudaResourceDesc, runtime::cudaError), "cudaGetSurfaceObjectResourceDesc",
    "surfObject", slots::cudaGetSurfaceObjectResourceDesc
);

shared!(
    cudaGetTextureObjectResourceDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaTextureObject_t,
    runtime12::cudaResourceDesc, runtime::cudaError), "cudaGetTextureObjectResourceDesc",
    "texObject", slots::cudaGetTextureObjectResourceDesc
);

shared!(
    cudaGetTextureObjectResourceViewDesc =
    super::common::like_cudaArrayGetSparseProperties(runtime::cudaTextureObject_t,
    runtime12::cudaResourceViewDesc, runtime::cudaError),
    "cudaGetTextureObjectResourceViewDesc", "texObject",
    slots::cudaGetTextureObjectResourceViewDesc
);

documented!(cudaGraphAddDependencies, c"cudaGraphAddDependencies($self, graph, from_, to, numDependencies)
--

Adds edges to a graph: each ``to[i]`` waits for ``from[i]``.

``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies
");

shared!(
    cudaGraphAddDependencies = like_cudaGraphAddDependencies(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaError), "cudaGraphAddDependencies",
    "graph from_ to numDependencies", slots::cudaGraphAddDependencies
);

/// The shared body of `cudaGraphAddDependencies` and other functions.
#[inline(never)]
fn like_cudaGraphAddDependencies<'a, 'py>(
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
    cudaGraphAddMemAllocNode =
    super::common::like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime12::cudaMemAllocNodeParams, runtime::cudaError),
    "cudaGraphAddMemAllocNode", "graph pDependencies numDependencies nodeParams",
    slots::cudaGraphAddMemAllocNode
);

documented!(cudaGraphAddNode, c"cudaGraphAddNode($self, graph, pDependencies, numDependencies, nodeParams)
--

Adds a node of any type, described by one record, to a graph.

``cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams)``

Parameters
----------
graph : cudaGraph_t or None
pDependencies : list[cudaGraphNode_t] or None
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
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode
");

shared!(
    cudaGraphAddNode =
    super::common::like_cudaGraphAddExternalSemaphoresSignalNode(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime12::cudaGraphNodeParams, runtime::cudaError),
    "cudaGraphAddNode", "graph pDependencies numDependencies nodeParams",
    slots::cudaGraphAddNode
);

shared!(
    cudaGraphExecNodeSetParams =
    super::common::like_cudaGraphExecExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphExec_t,
    runtime::cudaGraphNode_t, runtime12::cudaGraphNodeParams, runtime::cudaError),
    "cudaGraphExecNodeSetParams", "graphExec node nodeParams",
    slots::cudaGraphExecNodeSetParams
);

documented!(cudaGraphGetEdges, c"cudaGraphGetEdges($self, graph, numEdges=0)
--

Lists the edges of a graph as two arrays of nodes.

``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)``

Parameters
----------
graph : cudaGraph_t or None
numEdges : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
from : list[cudaGraphNode_t]
to : list[cudaGraphNode_t]
numEdges : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges
");

#[inline(always)]
pub(crate) fn cudaGraphGetEdges<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaGraphGetEdges(graph; numEdges));
    let arena = CallArena::new();
    let c_graph = args::value::<u64>(graph, "graph", &runtime::cudaGraph_t)?;
    let mut c_numEdges = args::optional(numEdges, 0, |object| args::u64(object, "numEdges"))?;
    let c_from_length: usize = c_numEdges as usize;
    let c_from = args::output_memory(py, c_from_length, Ty::Value(&runtime::cudaGraphNode_t).size(), &arena)?;
    let c_to_length: usize = c_numEdges as usize;
    let c_to = args::output_memory(py, c_to_length, Ty::Value(&runtime::cudaGraphNode_t).size(), &arena)?;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaGraphGetEdges)?;
    let status = unsafe {
        released(py, || function(c_graph, c_from.cast(), c_to.cast(), (&raw mut c_numEdges).cast()))
    };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (3, alone),
        |tuple| {
            tuple.push(unsafe { out::list(py, &Ty::Value(&runtime::cudaGraphNode_t), c_from.cast(), c_from_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::Value(&runtime::cudaGraphNode_t), c_to.cast(), c_to_length) }?)?;
            tuple.push(out::u64(py, c_numEdges)?)?;
            Ok(())
        },
    )
}

documented!(cudaGraphKernelNodeCopyAttributes, c"cudaGraphKernelNodeCopyAttributes($self, hSrc, hDst)
--

Copies all attributes of one kernel node to another.

``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)``

Parameters
----------
hSrc, hDst : cudaGraphNode_t or None

Returns
-------
cudaError
    ``cudaSuccess``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes
");

shared!(
    cudaGraphKernelNodeCopyAttributes =
    super::common::like_cudaStreamCopyAttributes(runtime::cudaGraphNode_t,
    runtime::cudaError), "cudaGraphKernelNodeCopyAttributes", "hSrc hDst",
    slots::cudaGraphKernelNodeCopyAttributes
);

shared!(
    cudaGraphKernelNodeGetAttribute =
    like_cudaGraphKernelNodeGetAttribute(runtime::cudaGraphNode_t,
    runtime::cudaLaunchAttributeID, runtime12::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaGraphKernelNodeGetAttribute", "hNode attr",
    slots::cudaGraphKernelNodeGetAttribute
);

/// The shared body of `cudaGraphKernelNodeGetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphKernelNodeGetAttribute<'a, 'py>(
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
    cudaGraphKernelNodeSetAttribute =
    like_cudaGraphKernelNodeSetAttribute(runtime::cudaGraphNode_t,
    runtime::cudaLaunchAttributeID, runtime12::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaGraphKernelNodeSetAttribute", "hNode attr value",
    slots::cudaGraphKernelNodeSetAttribute
);

/// The shared body of `cudaGraphKernelNodeSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cudaGraphKernelNodeSetAttribute<'a, 'py>(
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
                handle_keepalive::hold(t0, c0 as u64, None, arena);
            }
            returned0(py, t3, status)
        },
    )
}

shared!(
    cudaGraphMemAllocNodeGetParams =
    super::common::like_cudaGraphExternalSemaphoresSignalNodeGetParams(runtime::cudaGraphNode_t,
    runtime12::cudaMemAllocNodeParams, runtime::cudaError),
    "cudaGraphMemAllocNodeGetParams", "node", slots::cudaGraphMemAllocNodeGetParams
);

documented!(cudaGraphNodeGetDependencies, c"cudaGraphNodeGetDependencies($self, node, pNumDependencies=0)
--

Lists the nodes that a node waits for.

``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependencies : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pDependencies : list[cudaGraphNode_t]
pNumDependencies : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies
");

shared!(
    cudaGraphNodeGetDependencies =
    like_cudaGraphNodeGetDependencies(runtime::cudaGraphNode_t, runtime::cudaError),
    "cudaGraphNodeGetDependencies", "node pNumDependencies",
    slots::cudaGraphNodeGetDependencies
);

/// The shared body of `cudaGraphNodeGetDependencies` and other functions.
#[inline(never)]
fn like_cudaGraphNodeGetDependencies<'a, 'py>(
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

documented!(cudaGraphNodeGetDependentNodes, c"cudaGraphNodeGetDependentNodes($self, node, pNumDependentNodes=0)
--

Lists the nodes that wait for a node.

``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)``

Parameters
----------
node : cudaGraphNode_t or None
pNumDependentNodes : int, optional

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pDependentNodes : list[cudaGraphNode_t]
pNumDependentNodes : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes
");

shared!(
    cudaGraphNodeGetDependentNodes =
    like_cudaGraphNodeGetDependencies(runtime::cudaGraphNode_t, runtime::cudaError),
    "cudaGraphNodeGetDependentNodes", "node pNumDependentNodes",
    slots::cudaGraphNodeGetDependentNodes
);

shared!(
    cudaGraphNodeGetType =
    super::common::like_cudaStreamIsCapturing(runtime::cudaGraphNode_t,
    runtime::cudaError, runtime12::cudaGraphNodeType), "cudaGraphNodeGetType", "node",
    slots::cudaGraphNodeGetType
);

shared!(
    cudaGraphNodeSetParams =
    super::common::like_cudaGraphExternalSemaphoresSignalNodeSetParams(runtime::cudaGraphNode_t,
    runtime12::cudaGraphNodeParams, runtime::cudaError), "cudaGraphNodeSetParams",
    "node nodeParams", slots::cudaGraphNodeSetParams
);

documented!(cudaGraphRemoveDependencies, c"cudaGraphRemoveDependencies($self, graph, from_, to, numDependencies)
--

Removes edges from a graph: the edge from each ``from[i]`` to ``to[i]``.

``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)``

Parameters
----------
graph : cudaGraph_t or None
from_, to : list[cudaGraphNode_t] or None
numDependencies : int

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies
");

shared!(
    cudaGraphRemoveDependencies = like_cudaGraphAddDependencies(runtime::cudaGraph_t,
    runtime::cudaGraphNode_t, runtime::cudaError), "cudaGraphRemoveDependencies",
    "graph from_ to numDependencies", slots::cudaGraphRemoveDependencies
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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
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
    ``cudaSuccess``. Documented errors: ``cudaErrorHostMemoryAlreadyRegistered``, ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``, ``cudaErrorNotSupported``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister
");

shared!(
    cudaImportExternalMemory =
    like_cudaCreateSurfaceObject(runtime12::cudaExternalMemoryHandleDesc,
    runtime::cudaExternalMemory_t, runtime::cudaError), "cudaImportExternalMemory",
    "memHandleDesc", slots::cudaImportExternalMemory
);

shared!(
    cudaImportExternalSemaphore =
    like_cudaCreateSurfaceObject(runtime12::cudaExternalSemaphoreHandleDesc,
    runtime::cudaExternalSemaphore_t, runtime::cudaError), "cudaImportExternalSemaphore",
    "semHandleDesc", slots::cudaImportExternalSemaphore
);

shared!(
    cudaKernelSetAttributeForDevice =
    like_cudaKernelSetAttributeForDevice(runtime::cudaKernel_t,
    runtime12::cudaFuncAttribute, runtime::cudaError), "cudaKernelSetAttributeForDevice",
    "kernel attr value device", slots::cudaKernelSetAttributeForDevice
);

/// The shared body of `cudaKernelSetAttributeForDevice` and other functions.
#[inline(never)]
pub(super) fn like_cudaKernelSetAttributeForDevice<'a, 'py>(
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
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let function: unsafe extern "system" fn(u64, i32, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3)) };
            returned0(py, t2, status)
        },
    )
}

shared!(
    cudaLaunchKernelExC = like_cudaLaunchKernelExC(runtime12::cudaLaunchConfig_t,
    runtime::cudaError), "cudaLaunchKernelExC", "config func args",
    slots::cudaLaunchKernelExC
);

/// The shared body of `cudaLaunchKernelExC` and other functions.
#[inline(never)]
pub(super) fn like_cudaLaunchKernelExC<'a, 'py>(
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
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::optional_record(a0, own.name(0), t0)?;
            let c1 = args::pointer_or_text(a1, own.name(1), &arena)?;
            let mut c2_space = LaunchBuffer::new();
            let c2 = args::kernel_params(a2, &mut c2_space, &arena)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0.cast(), c1.cast(), c2.cast())) };
            returned0(py, t1, status)
        },
    )
}

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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorMemoryAllocation``.
ptr : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost
");

documented!(cudaMemAdvise, c"cudaMemAdvise($self, devPtr, count, advice, device)
--

Advises the driver about the use of a range of managed memory, for example that it is mostly read.

``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)``

Parameters
----------
devPtr : address or buffer or str
count, device : int
advice : cudaMemoryAdvise

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise
");

#[inline(always)]
pub(crate) fn cudaMemAdvise<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemAdvise(devPtr count advice device));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    let c_advice = args::enumeration(advice, "advice", &runtime::cudaMemoryAdvise)?;
    ints!(i32, c_device = device);
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, i32) -> i32 = call.symbol(slots::cudaMemAdvise)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_count, c_advice, c_device)) };
    returned0(py, &runtime::cudaError, status)
}

shared!(
    cudaMemPoolCreate = like_cudaMemPoolCreate(runtime12::cudaMemPoolProps,
    runtime::cudaError, runtime::cudaMemPool_t), "cudaMemPoolCreate", "poolProps",
    slots::cudaMemPoolCreate
);

/// The shared body of `cudaMemPoolCreate` and other functions.
#[inline(never)]
pub(super) fn like_cudaMemPoolCreate<'a, 'py>(
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

shared!(
    cudaMemPoolGetAccess = like_cudaMemPoolGetAccess(runtime::cudaMemPool_t,
    runtime12::cudaMemLocation, runtime::cudaError, runtime::cudaMemAccessFlags),
    "cudaMemPoolGetAccess", "memPool location", slots::cudaMemPoolGetAccess
);

/// The shared body of `cudaMemPoolGetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cudaMemPoolGetAccess<'a, 'py>(
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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.

Warnings
--------
- Memory of the pool must not be used from a location that loses access.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess
");

shared!(
    cudaMemPoolSetAccess = like_cudaMemPoolSetAccess(runtime::cudaMemPool_t,
    runtime12::cudaMemAccessDesc, runtime::cudaError), "cudaMemPoolSetAccess",
    "memPool descList count", slots::cudaMemPoolSetAccess
);

/// The shared body of `cudaMemPoolSetAccess` and other functions.
#[inline(never)]
pub(super) fn like_cudaMemPoolSetAccess<'a, 'py>(
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

documented!(cudaMemPrefetchAsync, c"cudaMemPrefetchAsync($self, devPtr, count, dstDevice, stream)
--

Prefetches managed memory to a device or to the host, in stream order.

``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)``

Parameters
----------
devPtr : address or buffer or str
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
count, dstDevice : int
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidDevice``, ``cudaErrorInvalidValue``.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync
");

#[inline(always)]
pub(crate) fn cudaMemPrefetchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemPrefetchAsync(devPtr count dstDevice stream));
    let arena = CallArena::new();
    ints!(u64, c_count = count);
    ints!(i32, c_dstDevice = dstDevice);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_devPtr = args::pointer_or_text(devPtr, "devPtr", &arena)?;
    let function: unsafe extern "system" fn(Ptr, u64, i32, u64) -> i32 = call.symbol(slots::cudaMemPrefetchAsync)?;
    let status = unsafe { released(py, || function(c_devPtr.cast(), c_count, c_dstDevice, c_stream)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaMemcpy3DBatchAsync, c"cudaMemcpy3DBatchAsync($self, numOps, opList, flags, stream)
--

Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags, cudaStream_t stream)``

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
failIdx : int

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync
");

#[inline(always)]
pub(crate) fn cudaMemcpy3DBatchAsync<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaMemcpy3DBatchAsync(numOps opList flags stream));
    let arena = CallArena::new();
    ints!(u64, c_numOps = numOps, c_flags = flags);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_opList = args::array(
        opList, "opList", &Ty::Record(&runtime12::cudaMemcpy3DBatchOp), Some(c_numOps as usize), &arena,
    )?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cudaMemcpy3DBatchAsync)?;
    let status = unsafe {
        released(py, || function(c_numOps, c_opList.cast(), (&raw mut c_failIdx).cast(), c_flags, c_stream))
    };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_failIdx)?))
}

documented!(cudaMemcpyBatchAsync, c"cudaMemcpyBatchAsync($self, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)
--

Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.

``cudaError_t cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream)``

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
failIdx : int

Warnings
--------
- No copy of the batch may depend on another copy of the batch.

Notes
-----
Declared in ``cuda_runtime_api.h``. Since CUDA 12.8.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync
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
        attrs, "attrs", &Ty::Record(&runtime12::cudaMemcpyAttributes), Some(c_numAttrs as usize), &arena,
    )?;
    let c_attrsIdxs = args::array(attrsIdxs, "attrsIdxs", &Ty::U64, Some(c_numAttrs as usize), &arena)?;
    let mut c_failIdx: u64 = 0;
    let function: unsafe extern "system" fn(
        Ptr, Ptr, Ptr, u64, Ptr, Ptr, u64, Ptr, u64,
    ) -> i32 = call.symbol(slots::cudaMemcpyBatchAsync)?;
    let status = unsafe { released(py, || function(
        c_dsts.cast(), c_srcs.cast(), c_sizes.cast(), c_count, c_attrs.cast(), c_attrsIdxs.cast(), c_numAttrs,
        (&raw mut c_failIdx).cast(), c_stream,
    )) };
    if status != 0 && errors_are_explained() {
        return returned_as(
            py,
            &runtime::cudaError,
            status,
            1,
            |tuple| {
                tuple.push(out::u64(py, c_failIdx)?)?;
                Ok(())
            },
        );
    }
    returned(py, &runtime::cudaError, status, 1, |tuple| tuple.push(out::u64(py, c_failIdx)?))
}

shared!(
    cudaOccupancyMaxActiveClusters =
    like_cudaOccupancyMaxActiveClusters(runtime12::cudaLaunchConfig_t,
    runtime::cudaError), "cudaOccupancyMaxActiveClusters", "func launchConfig",
    slots::cudaOccupancyMaxActiveClusters
);

/// The shared body of `cudaOccupancyMaxActiveClusters` and other functions.
#[inline(never)]
pub(super) fn like_cudaOccupancyMaxActiveClusters<'a, 'py>(
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
            let mut c0: i32 = 0;
            let c1 = args::pointer_or_text(a0, own.name(0), &arena)?;
            let c2 = args::optional_record(a1, own.name(1), t0)?;
            let function: unsafe extern "system" fn(Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1.cast(), c2.cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c0)?))
        },
    )
}

shared!(
    cudaOccupancyMaxPotentialClusterSize =
    like_cudaOccupancyMaxActiveClusters(runtime12::cudaLaunchConfig_t,
    runtime::cudaError), "cudaOccupancyMaxPotentialClusterSize", "func launchConfig",
    slots::cudaOccupancyMaxPotentialClusterSize
);

shared!(
    cudaPointerGetAttributes =
    like_cudaFuncGetAttributes(runtime12::cudaPointerAttributes, runtime::cudaError),
    "cudaPointerGetAttributes", "ptr", slots::cudaPointerGetAttributes
);

documented!(cudaSignalExternalSemaphoresAsync, c"cudaSignalExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Signals imported semaphores in stream order.

``cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync
");

shared!(
    cudaSignalExternalSemaphoresAsync =
    like_cudaSignalExternalSemaphoresAsync(runtime::cudaStream_t,
    runtime::cudaExternalSemaphore_t, runtime::cudaExternalSemaphoreSignalParams,
    runtime::cudaError), "cudaSignalExternalSemaphoresAsync",
    "extSemArray paramsArray numExtSems stream",
    slots::cudaSignalExternalSemaphoresAsync_v2
);

/// The shared body of `cudaSignalExternalSemaphoresAsync` and other functions.
#[inline(never)]
pub(super) fn like_cudaSignalExternalSemaphoresAsync<'a, 'py>(
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

documented!(cudaStreamCreate, c"cudaStreamCreate($self)
--

Creates a stream on the current device that synchronizes with the legacy default stream.

``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
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
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``.
pStream : cudaStream_t

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority
");

shared!(
    cudaStreamGetAttribute = like_cudaGraphKernelNodeGetAttribute(runtime::cudaStream_t,
    runtime::cudaLaunchAttributeID, runtime12::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaStreamGetAttribute", "hStream attr",
    slots::cudaStreamGetAttribute
);

documented!(cudaStreamGetCaptureInfo, c"cudaStreamGetCaptureInfo($self, stream)
--

Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.

``cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)``

Parameters
----------
stream : cudaStream_t or None

Returns
-------
cudaError
    ``cudaSuccess``. Documented errors: ``cudaErrorInvalidValue``, ``cudaErrorStreamCaptureImplicit``.
captureStatus_out : cudaStreamCaptureStatus
id_out : int
graph_out : cudaGraph_t
dependencies_out : list[cudaGraphNode_t]
numDependencies_out : int

Notes
-----
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo
");

#[inline(always)]
pub(crate) fn cudaStreamGetCaptureInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cudaStreamGetCaptureInfo(stream));
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let mut c_captureStatus_out: i32 = 0;
    let mut c_id_out: u64 = 0;
    let mut c_graph_out: u64 = 0;
    let mut c_dependencies_out: *mut c_void = core::ptr::null_mut();
    let mut c_numDependencies_out: u64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cudaStreamGetCaptureInfo_v2)?;
    let status = unsafe { released(py, || function(
        c_stream, (&raw mut c_captureStatus_out).cast(), (&raw mut c_id_out).cast(), (&raw mut c_graph_out).cast(),
        (&raw mut c_dependencies_out).cast(), (&raw mut c_numDependencies_out).cast(),
    )) };
    returned_in_form(
        py,
        &runtime::cudaError,
        status,
        (5, alone),
        |tuple| {
            tuple.push(out::enumeration(py, &runtime::cudaStreamCaptureStatus, c_captureStatus_out)?)?;
            tuple.push(out::u64(py, c_id_out)?)?;
            tuple.push(out::value(py, &runtime::cudaGraph_t, c_graph_out as u64)?)?;
            tuple
                .push(
                    unsafe { out::list(
                        py, &Ty::Value(&runtime::cudaGraphNode_t), c_dependencies_out.cast(),
                        c_numDependencies_out as usize,
                    ) }?,
                )?;
            tuple.push(out::u64(py, c_numDependencies_out)?)?;
            Ok(())
        },
    )
}

shared!(
    cudaStreamSetAttribute = like_cudaStreamSetAttribute(runtime::cudaStream_t,
    runtime::cudaLaunchAttributeID, runtime12::cudaLaunchAttributeValue,
    runtime::cudaError), "cudaStreamSetAttribute", "hStream attr value",
    slots::cudaStreamSetAttribute
);

/// The shared body of `cudaStreamSetAttribute` and other functions.
#[inline(never)]
pub(super) fn like_cudaStreamSetAttribute<'a, 'py>(
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
                handle_keepalive::hold(t0, c0 as u64, Some(("cudaStreamSetAttribute", u64::from(c1 as u32))), arena);
            }
            returned0(py, t3, status)
        },
    )
}

documented!(cudaStreamUpdateCaptureDependencies, c"cudaStreamUpdateCaptureDependencies($self, stream, dependencies, numDependencies, flags)
--

Adds or replaces the nodes on which the next captured work of a stream depends.

``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)``

Parameters
----------
stream : cudaStream_t or None
dependencies : list[cudaGraphNode_t] or None
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
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies
");

#[inline(always)]
pub(crate) fn cudaStreamUpdateCaptureDependencies<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cudaStreamUpdateCaptureDependencies(stream dependencies numDependencies flags));
    let arena = CallArena::new();
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    ints!(u64, c_numDependencies = numDependencies);
    ints!(u32, c_flags = flags);
    let c_dependencies = args::array(
        dependencies, "dependencies", &Ty::Value(&runtime::cudaGraphNode_t), Some(c_numDependencies as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u32) -> i32 = call
        .symbol(slots::cudaStreamUpdateCaptureDependencies)?;
    let status = unsafe { released(py, || function(c_stream, c_dependencies.cast(), c_numDependencies, c_flags)) };
    returned0(py, &runtime::cudaError, status)
}

documented!(cudaWaitExternalSemaphoresAsync, c"cudaWaitExternalSemaphoresAsync($self, extSemArray, paramsArray, numExtSems, stream)
--

Makes a stream wait for imported semaphores.

``cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``

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
Declared in ``cuda_runtime_api.h``. Since at least CUDA 12.0, until CUDA 12.9.
https://docs.nvidia.com/cuda/archive/12.9.1/cuda-runtime-api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync
");

shared!(
    cudaWaitExternalSemaphoresAsync =
    like_cudaSignalExternalSemaphoresAsync(runtime::cudaStream_t,
    runtime::cudaExternalSemaphore_t, runtime::cudaExternalSemaphoreWaitParams,
    runtime::cudaError), "cudaWaitExternalSemaphoresAsync",
    "extSemArray paramsArray numExtSems stream",
    slots::cudaWaitExternalSemaphoresAsync_v2
);
