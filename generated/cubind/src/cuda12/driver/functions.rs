//! Functions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/driver/functions.rs"]
mod common;
pub use common::*;

/// Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.
///
/// `CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessCheckpoint))]
///
/// - `args`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessCheckpoint(
    pid: i32,
    args: Option<&CUcheckpointCheckpointArgs>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointProcessCheckpoint(pid, args::option_ptr(args).cast_mut()) };
    (returned,)
}

/// Restores a checkpointed process's memory to the same or other GPUs; the process remains locked.
///
/// `CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessRestore))]
///
/// - `args`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessRestore(
    pid: i32,
    args: Option<&CUcheckpointRestoreArgs>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointProcessRestore(pid, args::option_ptr(args).cast_mut()) };
    (returned,)
}

/// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
///
/// `CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxCreate = cuCtxCreate_v2))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate).
///
/// # Safety
///
/// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuCtxCreate(flags: CUctx_flags, dev: CUdevice) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxCreate_v2(&mut pctx, flags.bits(), dev) };
    (returned, pctx)
}

/// The symbol behind [`cuCtxCreate`].
pub use self::cuCtxCreate as cuCtxCreate_v2;

/// Creates a context with limits such as an SM count (execution affinities), and makes the context current.
///
/// `CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxCreate_v3))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
/// - `paramsArray`: in, array, whose length is passed as `numParams`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`], [`CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3).
///
/// # Safety
///
/// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuCtxCreate_v3(
    paramsArray: &[CUexecAffinityParam],
    flags: CUctx_flags,
    dev: CUdevice,
) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxCreate_v3(
        &mut pctx, args::as_ptr(paramsArray).cast_mut(), args::count(paramsArray.len()), flags.bits(), dev,
    ) };
    (returned, pctx)
}

/// Creates a context, optionally with execution affinities or access to a graphics API, and makes it current.
///
/// `CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxCreate_v4))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
/// - `ctxCreateParams`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v4).
///
/// # Safety
///
/// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
/// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
/// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuCtxCreate_v4(
    ctxCreateParams: Option<&CUctxCreateParams>,
    flags: CUctx_flags,
    dev: CUdevice,
) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe {
        sys::cuCtxCreate_v4(&mut pctx, args::option_ptr(ctxCreateParams).cast_mut(), flags.bits(), dev)
    };
    (returned, pctx)
}

/// Returns a context's resources of one type, such as SMs or work queues.
///
/// `CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxGetDevResource))]
///
/// Returns `(CUresult, resource: CUdevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxGetDevResource).
///
/// # Safety
///
/// `hCtx`: a live handle.
#[inline]
pub unsafe fn cuCtxGetDevResource(
    hCtx: CUcontext,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuCtxGetDevResource(hCtx, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Blocks until all work submitted to the current context has finished.
///
/// `CUresult cuCtxSynchronize(void)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSynchronize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxSynchronize() -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSynchronize() };
    (returned,)
}

/// Combines device resources into a descriptor for `cuGreenCtxCreate`.
///
/// `CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)`
#[cfg_attr(doc, doc = forms!(driver::cuDevResourceGenerateDesc))]
///
/// Returns `(CUresult, phDesc: CUdevResourceDesc)`.
///
/// - `phDesc`: out
/// - `resources`: in, array, whose length is passed as `nbResources`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevResourceGenerateDesc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDevResourceGenerateDesc(
    resources: &[CUdevResource],
) -> (CUresult, CUdevResourceDesc) {
    let mut phDesc: CUdevResourceDesc = output::zeroed();
    let returned = unsafe {
        sys::cuDevResourceGenerateDesc(&mut phDesc, args::as_ptr(resources).cast_mut(), args::count(resources.len()))
    };
    (returned, phDesc)
}

/// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
///
/// `CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)`
#[cfg_attr(doc, doc = forms!(driver::cuDevSmResourceSplitByCount))]
///
/// Returns `(CUresult, nbGroups: unsigned int, remaining: CUdevResource)`.
///
/// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
/// - `nbGroups`: in and out: the length of `result`
/// - `remaining`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/13.3.0/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: &mut [CUdevResource],
    input: &CUdevResource,
    useFlags: CUdevSmResourceSplit_flags,
    minCount: u32,
) -> (CUresult, u32, CUdevResource) {
    let mut nbGroups: u32 = args::count(result.len());
    let mut remaining = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuDevSmResourceSplitByCount(
        args::as_mut_ptr(result), &mut nbGroups, core::ptr::from_ref(input), remaining.slot(), useFlags.bits(),
        minCount,
    ) };
    (returned, nbGroups, remaining.take())
}

/// Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.
///
/// `CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetDevResource))]
///
/// Returns `(CUresult, resource: CUdevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDeviceGetDevResource).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetDevResource(
    device: CUdevice,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuDeviceGetDevResource(device, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns a device's UUID (16 bytes).
///
/// `CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetUuid))]
///
/// Returns `(CUresult, uuid: CUuuid)`.
///
/// - `uuid`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 9.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetUuid(dev: CUdevice) -> (CUresult, CUuuid) {
    let mut uuid = output::Reserved::<CUuuid>::new();
    let returned = unsafe { sys::cuDeviceGetUuid(uuid.slot(), dev) };
    (returned, uuid.take())
}

/// Returns a device's UUID (16 bytes); a MIG instance has its own UUID.
///
/// `CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetUuid_v2))]
///
/// Returns `(CUresult, uuid: CUuuid)`.
///
/// - `uuid`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid_v2).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetUuid_v2(dev: CUdevice) -> (CUresult, CUuuid) {
    let mut uuid = output::Reserved::<CUuuid>::new();
    let returned = unsafe { sys::cuDeviceGetUuid_v2(uuid.slot(), dev) };
    (returned, uuid.take())
}

/// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
///
/// `CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventElapsedTime))]
///
/// Returns `(CUresult, pMilliseconds: float)`.
///
/// - `pMilliseconds`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime).
///
/// # Safety
///
/// `hStart`, `hEnd`: live handles.
#[inline]
pub unsafe fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> (CUresult, f32) {
    let mut pMilliseconds: f32 = output::zeroed();
    let returned = unsafe { sys::cuEventElapsedTime(&mut pMilliseconds, hStart, hEnd) };
    (returned, pMilliseconds)
}

/// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
///
/// `CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventElapsedTime_v2))]
///
/// Returns `(CUresult, pMilliseconds: float)`.
///
/// - `pMilliseconds`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime_v2).
///
/// # Safety
///
/// `hStart`, `hEnd`: live handles.
#[inline]
pub unsafe fn cuEventElapsedTime_v2(hStart: CUevent, hEnd: CUevent) -> (CUresult, f32) {
    let mut pMilliseconds: f32 = output::zeroed();
    let returned = unsafe { sys::cuEventElapsedTime_v2(&mut pMilliseconds, hStart, hEnd) };
    (returned, pMilliseconds)
}

/// Maps a range of imported memory as device memory.
///
/// `CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuExternalMemoryGetMappedBuffer))]
///
/// Returns `(CUresult, devPtr: CUdeviceptr)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// `extMem`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory,
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> (CUresult, CUdeviceptr) {
    let mut devPtr: CUdeviceptr = output::zeroed();
    let returned = unsafe {
        sys::cuExternalMemoryGetMappedBuffer(&mut devPtr, extMem, core::ptr::from_ref(bufferDesc))
    };
    (returned, devPtr)
}

/// Adds edges to a graph: each `to[i]` waits for `from[i]`.
///
/// `CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddDependencies))]
///
/// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cuGraphAddDependencies", "the lengths of `from`, `to` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe {
        sys::cuGraphAddDependencies(hGraph, args::as_ptr(from), args::as_ptr(to), args::count(numDependencies))
    };
    (returned,)
}

/// Adds edges to a graph, with edge data (ports and type): each `to[i]` waits for `from[i]`.
///
/// `CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddDependencies_v2))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies_v2).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
    edgeData: &[CUgraphEdgeData],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphAddDependencies_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuGraphAddDependencies_v2(
        hGraph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Adds a node of any type, described by one record, to a graph.
///
/// `CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &mut CUgraphNodeParams,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), nodeParams,
    ) };
    (returned, phGraphNode)
}

/// Adds a node of any type to a graph, with data for the edges to its dependencies.
///
/// `CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddNode_v2))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v2).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddNode_v2(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    nodeParams: &mut CUgraphNodeParams,
) -> (CUresult, CUgraphNode) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cuGraphAddNode_v2", "the lengths of `dependencies`, `dependencyData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddNode_v2(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::as_ptr(dependencyData),
        args::count(numDependencies), nodeParams,
    ) };
    (returned, phGraphNode)
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// `CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetEdges))]
///
/// Returns `(CUresult, numEdges: size_t)`.
///
/// - `from`, `to`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: &mut [CUgraphNode],
    to: &mut [CUgraphNode],
) -> (CUresult, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cuGraphGetEdges", "the lengths of `from`, `to` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe { sys::cuGraphGetEdges(hGraph, args::as_mut_ptr(from), args::as_mut_ptr(to), &mut numEdges) };
    (returned, numEdges)
}

/// Lists the edges of a graph as two arrays of nodes, with data for each edge.
///
/// `CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetEdges_v2))]
///
/// Returns `(CUresult, numEdges: size_t)`.
///
/// - `from`, `to`, `edgeData`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges_v2).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: &mut [CUgraphNode],
    to: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], [edgeData.len()]) else {
        refusal::refuse("cuGraphGetEdges_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe { sys::cuGraphGetEdges_v2(
        hGraph, args::as_mut_ptr(from), args::as_mut_ptr(to), args::as_mut_ptr(edgeData), &mut numEdges,
    ) };
    (returned, numEdges)
}

/// Lists the nodes that a node waits for.
///
/// `CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetDependencies))]
///
/// Returns `(CUresult, numDependencies: size_t)`.
///
/// - `dependencies`: out, array, length `numDependencies`; an empty slice passes NULL
/// - `numDependencies`: in and out: the length of `dependencies`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: &mut [CUgraphNode],
) -> (CUresult, usize) {
    let mut numDependencies: usize = args::count(dependencies.len());
    let returned = unsafe {
        sys::cuGraphNodeGetDependencies(hNode, args::as_mut_ptr(dependencies), &mut numDependencies)
    };
    (returned, numDependencies)
}

/// Lists the nodes that a node waits for, with data for each edge.
///
/// `CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetDependencies_v2))]
///
/// Returns `(CUresult, numDependencies: size_t)`.
///
/// - `dependencies`, `edgeData`: out, array, length `numDependencies`; an empty slice passes NULL
/// - `numDependencies`: in and out: the length of `dependencies`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies_v2).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphNodeGetDependencies_v2", "the lengths of `dependencies`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numDependencies: usize = args::count(numDependencies);
    let returned = unsafe { sys::cuGraphNodeGetDependencies_v2(
        hNode, args::as_mut_ptr(dependencies), args::as_mut_ptr(edgeData), &mut numDependencies,
    ) };
    (returned, numDependencies)
}

/// Lists the nodes that wait for a node.
///
/// `CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetDependentNodes))]
///
/// Returns `(CUresult, numDependentNodes: size_t)`.
///
/// - `dependentNodes`: out, array, length `numDependentNodes`; an empty slice passes NULL
/// - `numDependentNodes`: in and out: the length of `dependentNodes`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: &mut [CUgraphNode],
) -> (CUresult, usize) {
    let mut numDependentNodes: usize = args::count(dependentNodes.len());
    let returned = unsafe {
        sys::cuGraphNodeGetDependentNodes(hNode, args::as_mut_ptr(dependentNodes), &mut numDependentNodes)
    };
    (returned, numDependentNodes)
}

/// Lists the nodes that wait for a node, with data for each edge.
///
/// `CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetDependentNodes_v2))]
///
/// Returns `(CUresult, numDependentNodes: size_t)`.
///
/// - `dependentNodes`, `edgeData`: out, array, length `numDependentNodes`; an empty slice passes NULL
/// - `numDependentNodes`: in and out: the length of `dependentNodes`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes_v2).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numDependentNodes) = args::same_len([dependentNodes.len()], [edgeData.len()]) else {
        refusal::refuse("cuGraphNodeGetDependentNodes_v2", "the lengths of `dependentNodes`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numDependentNodes: usize = args::count(numDependentNodes);
    let returned = unsafe { sys::cuGraphNodeGetDependentNodes_v2(
        hNode, args::as_mut_ptr(dependentNodes), args::as_mut_ptr(edgeData), &mut numDependentNodes,
    ) };
    (returned, numDependentNodes)
}

/// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphRemoveDependencies))]
///
/// - `from`, `to`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], []) else {
        refusal::refuse("cuGraphRemoveDependencies", "the lengths of `from`, `to` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe {
        sys::cuGraphRemoveDependencies(hGraph, args::as_ptr(from), args::as_ptr(to), args::count(numDependencies))
    };
    (returned,)
}

/// Removes edges with the given edge data from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphRemoveDependencies_v2))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies_v2).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
    edgeData: &[CUgraphEdgeData],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphRemoveDependencies_v2", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuGraphRemoveDependencies_v2(
        hGraph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Returns a green context's resources of one type, such as SMs or work queues.
///
/// `CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxGetDevResource))]
///
/// Returns `(CUresult, resource: CUdevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetDevResource).
///
/// # Safety
///
/// `hCtx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuGreenCtxGetDevResource(hCtx, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAdvise))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemAdvise(devPtr, count, advice, device) };
    (returned,)
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAdvise_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise_v2).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemAdvise_v2(devPtr, count, advice, location) };
    (returned,)
}

/// Allocates device memory in the current context, aligned for any type.
///
/// `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAlloc = cuMemAlloc_v2))]
///
/// Returns `(CUresult, dptr: CUdeviceptr)`.
///
/// - `dptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAlloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAlloc(bytesize: usize) -> (CUresult, CUdeviceptr) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemAlloc_v2(&mut dptr, bytesize) };
    (returned, dptr)
}

/// The symbol behind [`cuMemAlloc`].
pub use self::cuMemAlloc as cuMemAlloc_v2;

/// Allocates page-locked host memory that the device can read and write.
///
/// `CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAllocHost = cuMemAllocHost_v2))]
///
/// Returns `(CUresult, pp: void *)`.
///
/// - `pp`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAllocHost(bytesize: usize) -> (CUresult, *mut c_void) {
    let mut pp: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cuMemAllocHost_v2(&mut pp, bytesize) };
    (returned, pp)
}

/// The symbol behind [`cuMemAllocHost`].
pub use self::cuMemAllocHost as cuMemAllocHost_v2;

/// Allocates page-locked host memory with flags (portable, mapped, write-combined).
///
/// `CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(driver::cuMemHostAlloc))]
///
/// Returns `(CUresult, pp: void *)`.
///
/// - `pp`: out
/// - `Flags`: in, flags: [`CU_MEMHOSTALLOC_DEVICEMAP`], [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_WRITECOMBINED`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 2.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostAlloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemHostAlloc(bytesize: usize, Flags: u32) -> (CUresult, *mut c_void) {
    let mut pp: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cuMemHostAlloc(&mut pp, bytesize, Flags) };
    (returned, pp)
}

/// Page-locks existing host memory, and maps it into device address spaces if requested.
///
/// `CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(driver::cuMemHostRegister = cuMemHostRegister_v2))]
///
/// - `p`: in, an address, passed unchanged
/// - `Flags`: in, flags: [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`], [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_READ_ONLY`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostRegister).
///
/// # Safety
///
/// `p`: valid memory of the size that the other arguments imply, until `cuMemHostUnregister` is called.
#[inline]
pub unsafe fn cuMemHostRegister(
    p: *mut c_void,
    bytesize: usize,
    Flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemHostRegister_v2(p, bytesize, Flags) };
    (returned,)
}

/// The symbol behind [`cuMemHostRegister`].
pub use self::cuMemHostRegister as cuMemHostRegister_v2;

/// Sets the access that devices have to a pool's memory.
///
/// `CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolSetAccess))]
///
/// - `map`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAccess).
///
/// # Safety
///
/// - `pool`: a live handle.
/// - Memory of the pool must not be used from a location that loses access.
#[inline]
pub unsafe fn cuMemPoolSetAccess(
    pool: CUmemoryPool,
    map: &[CUmemAccessDesc],
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPoolSetAccess(pool, args::as_ptr(map), args::count(map.len())) };
    (returned,)
}

/// Prefetches managed memory to a device or to the host, in stream order.
///
/// `CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPrefetchAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPrefetchAsync(devPtr, count, dstDevice, hStream) };
    (returned,)
}

/// Prefetches managed memory to a device or to the host, in stream order.
///
/// `CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPrefetchAsync_v2))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync_v2).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: u32,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream) };
    (returned,)
}

/// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpy3DBatchAsync))]
///
/// Returns `(CUresult, failIdx: size_t)`.
///
/// - `opList`: in, array, whose length is passed as `numOps`
/// - `failIdx`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cuMemcpy3DBatchAsync(
    opList: &[CUDA_MEMCPY3D_BATCH_OP],
    flags: u64,
    hStream: CUstream,
) -> (CUresult, usize) {
    let mut failIdx: usize = output::zeroed();
    let returned = unsafe { sys::cuMemcpy3DBatchAsync(
        args::count(opList.len()), args::as_ptr(opList).cast_mut(), &mut failIdx, flags, hStream,
    ) };
    (returned, failIdx)
}

/// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyBatchAsync))]
///
/// Returns `(CUresult, failIdx: size_t)`.
///
/// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
/// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
/// - `failIdx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cuMemcpyBatchAsync(
    dsts: &[CUdeviceptr],
    srcs: &[CUdeviceptr],
    sizes: &[usize],
    attrs: &[CUmemcpyAttributes],
    attrsIdxs: &[usize],
    hStream: CUstream,
) -> (CUresult, usize) {
    let Some(count) = args::same_len([dsts.len(), srcs.len(), sizes.len()], []) else {
        refusal::refuse("cuMemcpyBatchAsync", "the lengths of `dsts`, `srcs`, `sizes` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numAttrs) = args::same_len([attrs.len(), attrsIdxs.len()], []) else {
        refusal::refuse("cuMemcpyBatchAsync", "the lengths of `attrs`, `attrsIdxs` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut failIdx: usize = output::zeroed();
    let returned = unsafe { sys::cuMemcpyBatchAsync(
        args::as_ptr(dsts).cast_mut(), args::as_ptr(srcs).cast_mut(), args::as_ptr(sizes).cast_mut(),
        args::count(count), args::as_ptr(attrs).cast_mut(), args::as_ptr(attrsIdxs).cast_mut(), args::count(numAttrs),
        &mut failIdx, hStream,
    ) };
    (returned, failIdx)
}

/// Binds mapped memory, given by its address, at an offset within a multicast object.
///
/// `CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindAddr))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr).
///
/// # Safety
///
/// - `mcHandle`: a live handle that no other thread uses during the call.
/// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
#[inline]
pub unsafe fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags) };
    (returned,)
}

/// Binds physical memory, given by its handle, at an offset within a multicast object.
///
/// `CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindMem))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem).
///
/// # Safety
///
/// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags) };
    (returned,)
}

/// Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.
///
/// `CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamCreate))]
///
/// Returns `(CUresult, phStream: CUstream)`.
///
/// - `phStream`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuStreamCreate(Flags: CUstream_flags) -> (CUresult, CUstream) {
    let mut phStream: CUstream = output::zeroed();
    let returned = unsafe { sys::cuStreamCreate(&mut phStream, Flags.bits()) };
    (returned, phStream)
}

/// Creates a stream with a priority; smaller numbers mean higher priorities.
///
/// `CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamCreateWithPriority))]
///
/// Returns `(CUresult, phStream: CUstream)`.
///
/// - `phStream`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCreateWithPriority).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuStreamCreateWithPriority(
    flags: CUstream_flags,
    priority: i32,
) -> (CUresult, CUstream) {
    let mut phStream: CUstream = output::zeroed();
    let returned = unsafe { sys::cuStreamCreateWithPriority(&mut phStream, flags.bits(), priority) };
    (returned, phStream)
}

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamGetCaptureInfo = cuStreamGetCaptureInfo_v2)
)]
///
/// Returns `(CUresult, captureStatus_out: CUstreamCaptureStatus, id_out: cuuint64_t, graph_out: CUgraph, dependencies_out: const CUgraphNode *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies_out` points to memory of the library, valid until the next call with `hStream`.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo(
    hStream: CUstream,
) -> (CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize) {
    let mut captureStatus_out: CUstreamCaptureStatus = output::zeroed();
    let mut id_out: cuuint64_t = output::zeroed();
    let mut graph_out: CUgraph = output::zeroed();
    let mut dependencies_out: *const CUgraphNode = output::zeroed();
    let mut numDependencies_out: usize = output::zeroed();
    let returned = unsafe { sys::cuStreamGetCaptureInfo_v2(
        hStream, &mut captureStatus_out, &mut id_out, &mut graph_out, &mut dependencies_out, &mut numDependencies_out,
    ) };
    (returned, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out)
}

/// The symbol behind [`cuStreamGetCaptureInfo`].
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v2;

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetCaptureInfo_v3))]
///
/// Returns `(CUresult, captureStatus_out: CUstreamCaptureStatus, id_out: cuuint64_t, graph_out: CUgraph, dependencies_out: const CUgraphNode *, edgeData_out: const CUgraphEdgeData *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`, `edgeData_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v3).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `hStream`.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
) -> (CUresult, CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize) {
    let mut captureStatus_out: CUstreamCaptureStatus = output::zeroed();
    let mut id_out: cuuint64_t = output::zeroed();
    let mut graph_out: CUgraph = output::zeroed();
    let mut dependencies_out: *const CUgraphNode = output::zeroed();
    let mut edgeData_out: *const CUgraphEdgeData = output::zeroed();
    let mut numDependencies_out: usize = output::zeroed();
    let returned = unsafe { sys::cuStreamGetCaptureInfo_v3(
        hStream, &mut captureStatus_out, &mut id_out, &mut graph_out, &mut dependencies_out, &mut edgeData_out,
        &mut numDependencies_out,
    ) };
    (returned, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamUpdateCaptureDependencies))]
///
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: &[CUgraphNode],
    flags: CUstreamUpdateCaptureDependencies_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamUpdateCaptureDependencies(
        hStream, args::as_ptr(dependencies).cast_mut(), args::count(dependencies.len()), flags.bits(),
    ) };
    (returned,)
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamUpdateCaptureDependencies_v2))]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies_v2).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    flags: CUstreamUpdateCaptureDependencies_flags,
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse(
            "cuStreamUpdateCaptureDependencies_v2", "the lengths of `dependencies`, `dependencyData` disagree",
        );
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuStreamUpdateCaptureDependencies_v2(
        hStream, args::as_ptr(dependencies).cast_mut(), args::as_ptr(dependencyData), args::count(numDependencies),
        flags.bits(),
    ) };
    (returned,)
}
