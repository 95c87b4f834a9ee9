//! Functions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/driver/functions.rs"]
mod common;
pub use common::*;

const fn value_size_CUlogicalEndpointIpcHandleType(
    selector: CUlogicalEndpointIpcHandleType,
) -> ValueSize {
    match selector {
        CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE
        | CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC => {
            ValueSize::One(64)
        }
        _ => ValueSize::Any,
    }
}

/// Completes a checkpoint or restore operation in which the caller transfers the data.
///
/// `CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointOperationComplete))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointOperationComplete).
///
/// # Safety
///
/// - `handle`: a live handle.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuCheckpointOperationComplete(
    handle: CUcheckpointOperationHandle,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointOperationComplete(handle) };
    (returned,)
}

/// Saves the GPU memory of a locked process, by default to host memory, and releases its GPUs.
///
/// `CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessCheckpoint))]
///
/// - `args`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessCheckpoint).
///
/// # Safety
///
/// Pointers, handles and lengths in `args` must be valid.
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
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessRestore).
///
/// # Safety
///
/// Pointers, handles and lengths in `args` must be valid.
#[inline]
pub unsafe fn cuCheckpointProcessRestore(
    pid: i32,
    args: Option<&CUcheckpointRestoreArgs>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointProcessRestore(pid, args::option_ptr(args).cast_mut()) };
    (returned,)
}

/// Unregisters a callback that runs when a GPU core dump is complete.
///
/// `CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpDeregisterCompleteCallback))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpDeregisterCompleteCallback).
///
/// # Safety
///
/// - `callback`: a live handle.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuCoredumpDeregisterCompleteCallback(
    callback: CUcoredumpCallbackHandle,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCoredumpDeregisterCompleteCallback(callback) };
    (returned,)
}

/// Unregisters a callback that runs when a GPU core dump starts.
///
/// `CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpDeregisterStartCallback))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpDeregisterStartCallback).
///
/// # Safety
///
/// - `callback`: a live handle.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuCoredumpDeregisterStartCallback(
    callback: CUcoredumpCallbackHandle,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCoredumpDeregisterStartCallback(callback) };
    (returned,)
}

/// Registers a callback that runs when a GPU core dump is complete.
///
/// `CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpRegisterCompleteCallback))]
///
/// Returns `(CUresult, callbackOut: CUcoredumpCallbackHandle)`.
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callbackOut`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpRegisterCompleteCallback).
///
/// # Safety
///
/// `callback` may be called with `userData` until `cuCoredumpDeregisterCompleteCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callback` may be called.
#[inline]
pub unsafe fn cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
) -> (CUresult, CUcoredumpCallbackHandle) {
    let mut callbackOut: CUcoredumpCallbackHandle = output::zeroed();
    let returned = unsafe { sys::cuCoredumpRegisterCompleteCallback(callback, userData, &mut callbackOut) };
    (returned, callbackOut)
}

/// Registers a callback that runs when a GPU core dump starts.
///
/// `CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpRegisterStartCallback))]
///
/// Returns `(CUresult, callbackOut: CUcoredumpCallbackHandle)`.
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callbackOut`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpRegisterStartCallback).
///
/// # Safety
///
/// `callback` may be called with `userData` until `cuCoredumpDeregisterStartCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callback` may be called.
#[inline]
pub unsafe fn cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
) -> (CUresult, CUcoredumpCallbackHandle) {
    let mut callbackOut: CUcoredumpCallbackHandle = output::zeroed();
    let returned = unsafe { sys::cuCoredumpRegisterStartCallback(callback, userData, &mut callbackOut) };
    (returned, callbackOut)
}

/// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
///
/// `CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxCreate = cuCtxCreate_v4))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
/// - `ctxCreateParams`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxCreate).
///
/// # Safety
///
/// - Pointers, handles and lengths in `ctxCreateParams` must be valid.
/// - `ctxCreateParams` must not set both `execAffinityParams` and `cigParams`.
/// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuCtxCreate(
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

/// The symbol behind [`cuCtxCreate`].
pub use self::cuCtxCreate as cuCtxCreate_v4;

/// Creates a context on a device, pushes it onto the thread's context stack and makes it current.
///
/// `CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxCreate_v2))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// In `cuda.h` since CUDA 3.2, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v2).
///
/// # Safety
///
/// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuCtxCreate_v2(
    flags: CUctx_flags,
    dev: CUdevice,
) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxCreate_v2(&mut pctx, flags.bits(), dev) };
    (returned, pctx)
}

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
/// In `cuda.h` since CUDA 11.4, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__CTX.html#:~:text=cuCtxCreate_v3).
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
/// - `hCtx`: a live handle.
/// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuCtxGetDevResource(
    hCtx: CUcontext,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuCtxGetDevResource(hCtx, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns the device that the given context belongs to.
///
/// `CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxGetDevice_v2))]
///
/// Returns `(CUresult, device: CUdevice)`.
///
/// - `device`: out
/// - `ctx`: in; may be NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetDevice_v2).
///
/// # Safety
///
/// `ctx`: a live handle, or NULL.
#[inline]
pub unsafe fn cuCtxGetDevice_v2(ctx: CUcontext) -> (CUresult, CUdevice) {
    let mut device: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuCtxGetDevice_v2(&mut device, ctx) };
    (returned, device)
}

/// Blocks until all work submitted to the current context has finished.
///
/// `CUresult cuCtxSynchronize(void)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSynchronize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
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

/// Blocks until all work submitted to the given context has finished.
///
/// `CUresult cuCtxSynchronize_v2(CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxSynchronize_v2))]
///
/// - `ctx`: in; may be NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSynchronize_v2).
///
/// # Safety
///
/// `ctx`: a live handle, or NULL.
#[inline]
pub unsafe fn cuCtxSynchronize_v2(ctx: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSynchronize_v2(ctx) };
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
/// Pointers, handles and lengths in `resources` must be valid.
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

/// Splits SMs into groups, each described by its own record, and a remainder.
///
/// `CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)`
#[cfg_attr(doc, doc = forms!(driver::cuDevSmResourceSplit))]
///
/// Returns `(CUresult, remainder: CUdevResource)`.
///
/// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
/// - `remainder`: out
/// - `flags`: in; must be 0
/// - `groupParams`: in and out, array, whose length is passed as `nbGroups`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplit).
///
/// # Safety
///
/// - Pointers, handles and lengths in `input` must be valid.
/// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuDevSmResourceSplit(
    result: &mut [CUdevResource],
    input: &CUdevResource,
    flags: u32,
    groupParams: &mut [CU_DEV_SM_RESOURCE_GROUP_PARAMS],
) -> (CUresult, CUdevResource) {
    let Some(nbGroups) = args::same_len([groupParams.len()], [result.len()]) else {
        refusal::refuse("cuDevSmResourceSplit", "the lengths of `result`, `groupParams` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut remainder = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuDevSmResourceSplit(
        args::as_mut_ptr(result), args::count(nbGroups), core::ptr::from_ref(input), remainder.slot(), flags,
        args::as_mut_ptr(groupParams),
    ) };
    (returned, remainder.take())
}

/// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
///
/// `CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)`
#[cfg_attr(doc, doc = forms!(driver::cuDevSmResourceSplitByCount))]
///
/// Returns `(CUresult, nbGroups: unsigned int, remainder: CUdevResource)`.
///
/// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
/// - `nbGroups`: in and out: the length of `result`
/// - `remainder`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuDevSmResourceSplitByCount).
///
/// # Safety
///
/// - Pointers, handles and lengths in `input` must be valid.
/// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: &mut [CUdevResource],
    input: &CUdevResource,
    flags: CUdevSmResourceSplitByCount_flags,
    minCount: u32,
) -> (CUresult, u32, CUdevResource) {
    let mut nbGroups: u32 = args::count(result.len());
    let mut remainder = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuDevSmResourceSplitByCount(
        args::as_mut_ptr(result), &mut nbGroups, core::ptr::from_ref(input), remainder.slot(), flags.bits(), minCount,
    ) };
    (returned, nbGroups, remainder.take())
}

/// Returns the number of fabric cliques that a device belongs to.
///
/// `CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetCliqueCount))]
///
/// Returns `(CUresult, count: size_t)`.
///
/// - `count`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetCliqueCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetCliqueCount(dev: CUdevice) -> (CUresult, usize) {
    let mut count: usize = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetCliqueCount(&mut count, dev) };
    (returned, count)
}

/// Lists the fabric cliques that a device belongs to, with the type and number of each clique.
///
/// `CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetCliqueInfo))]
///
/// Returns `(CUresult, count: size_t)`.
///
/// - `cliqueInfo`: out, array, length `count`; an empty slice passes NULL
/// - `count`: in and out: the length of `cliqueInfo`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetCliqueInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetCliqueInfo(
    cliqueInfo: &mut [CUcliqueInfo],
    dev: CUdevice,
) -> (CUresult, usize) {
    let mut count: usize = args::count(cliqueInfo.len());
    let returned = unsafe { sys::cuDeviceGetCliqueInfo(args::as_mut_ptr(cliqueInfo), &mut count, dev) };
    (returned, count)
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
/// Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuDeviceGetDevResource(
    device: CUdevice,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuDeviceGetDevResource(device, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns the UUID of the NVLink fabric cluster to which a device belongs.
///
/// `CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetFabricClusterUuid))]
///
/// Returns `(CUresult, uuid: CUuuid)`.
///
/// - `uuid`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CLIQUE.html#:~:text=cuDeviceGetFabricClusterUuid).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> (CUresult, CUuuid) {
    let mut uuid = output::Reserved::<CUuuid>::new();
    let returned = unsafe { sys::cuDeviceGetFabricClusterUuid(uuid.slot(), dev) };
    (returned, uuid.take())
}

/// Returns a device's support for each of the given atomic operations on host memory.
///
/// `CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetHostAtomicCapabilities))]
///
/// - `capabilities`: out, array, whose length is passed as `count`
/// - `operations`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetHostAtomicCapabilities).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: &mut [u32],
    operations: &[CUatomicOperation],
    dev: CUdevice,
) -> (CUresult,) {
    let Some(count) = args::same_len([capabilities.len(), operations.len()], []) else {
        refusal::refuse("cuDeviceGetHostAtomicCapabilities", "the lengths of `capabilities`, `operations` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuDeviceGetHostAtomicCapabilities(
        args::as_mut_ptr(capabilities), args::as_ptr(operations), args::count(count), dev,
    ) };
    (returned,)
}

/// Returns a device's support for each of the given atomic operations on a peer device's memory.
///
/// `CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetP2PAtomicCapabilities))]
///
/// - `capabilities`: out, array, whose length is passed as `count`
/// - `operations`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceGetP2PAtomicCapabilities).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: &mut [u32],
    operations: &[CUatomicOperation],
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> (CUresult,) {
    let Some(count) = args::same_len([capabilities.len(), operations.len()], []) else {
        refusal::refuse("cuDeviceGetP2PAtomicCapabilities", "the lengths of `capabilities`, `operations` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuDeviceGetP2PAtomicCapabilities(
        args::as_mut_ptr(capabilities), args::as_ptr(operations), args::count(count), srcDevice, dstDevice,
    ) };
    (returned,)
}

/// Returns a device's UUID (16 bytes).
///
/// `CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetUuid = cuDeviceGetUuid_v2))]
///
/// Returns `(CUresult, uuid: CUuuid)`.
///
/// - `uuid`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetUuid).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetUuid(dev: CUdevice) -> (CUresult, CUuuid) {
    let mut uuid = output::Reserved::<CUuuid>::new();
    let returned = unsafe { sys::cuDeviceGetUuid_v2(uuid.slot(), dev) };
    (returned, uuid.take())
}

/// The symbol behind [`cuDeviceGetUuid`].
pub use self::cuDeviceGetUuid as cuDeviceGetUuid_v2;

/// Returns the time in milliseconds between two events; both must be recorded with timing enabled.
///
/// `CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventElapsedTime = cuEventElapsedTime_v2))]
///
/// Returns `(CUresult, pMilliseconds: float)`.
///
/// - `pMilliseconds`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventElapsedTime).
///
/// # Safety
///
/// `hStart`, `hEnd`: live handles.
#[inline]
pub unsafe fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> (CUresult, f32) {
    let mut pMilliseconds: f32 = output::zeroed();
    let returned = unsafe { sys::cuEventElapsedTime_v2(&mut pMilliseconds, hStart, hEnd) };
    (returned, pMilliseconds)
}

/// The symbol behind [`cuEventElapsedTime`].
pub use self::cuEventElapsedTime as cuEventElapsedTime_v2;

/// Maps a range of imported memory as device memory.
///
/// `CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuExternalMemoryGetMappedBuffer))]
///
/// Returns `(CUresult, devPtr: CUdeviceptr)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
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

/// Copies multiple ranges in stream order, each to or from an address or a logical endpoint.
///
/// `CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFabricCpyBatchAsync))]
///
/// - `opList`: in, array, whose length is passed as `numOps`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__FABRIC__COPY.html#:~:text=cuFabricCpyBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `hStream`.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cuFabricCpyBatchAsync(
    opList: &[CUDA_FABRIC_COPY_BATCH_OP],
    flags: u64,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuFabricCpyBatchAsync(args::count(opList.len()), args::as_ptr(opList).cast_mut(), flags, hStream)
    };
    (returned,)
}

/// Returns the number of parameters of a function.
///
/// `CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncGetParamCount))]
///
/// Returns `(CUresult, paramCount: size_t)`.
///
/// - `paramCount`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetParamCount).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cuFuncGetParamCount(func: CUfunction) -> (CUresult, usize) {
    let mut paramCount: usize = output::zeroed();
    let returned = unsafe { sys::cuFuncGetParamCount(func, &mut paramCount) };
    (returned, paramCount)
}

/// Adds edges to a graph: each `to[i]` waits for `from[i]`.
///
/// `CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphAddDependencies = cuGraphAddDependencies_v2)
)]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddDependencies).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
    edgeData: &[CUgraphEdgeData],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphAddDependencies", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuGraphAddDependencies_v2(
        hGraph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// The symbol behind [`cuGraphAddDependencies`].
pub use self::cuGraphAddDependencies as cuGraphAddDependencies_v2;

/// Adds a node of any type, described by one record, to a graph.
///
/// `CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddNode = cuGraphAddNode_v2))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    nodeParams: &mut CUgraphNodeParams,
) -> (CUresult, CUgraphNode) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cuGraphAddNode", "the lengths of `dependencies`, `dependencyData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddNode_v2(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::as_ptr(dependencyData),
        args::count(numDependencies), nodeParams,
    ) };
    (returned, phGraphNode)
}

/// The symbol behind [`cuGraphAddNode`].
pub use self::cuGraphAddNode as cuGraphAddNode_v2;

/// Adds a node of any type, described by one record, to a graph.
///
/// `CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddNode_v3))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddNode_v3).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddNode_v3(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    nodeParams: &mut CUgraphNodeParams,
) -> (CUresult, CUgraphNode) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cuGraphAddNode_v3", "the lengths of `dependencies`, `dependencyData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddNode_v3(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::as_ptr(dependencyData),
        args::count(numDependencies), nodeParams,
    ) };
    (returned, phGraphNode)
}

/// Returns an executable graph's ID.
///
/// `CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecGetId))]
///
/// Returns `(CUresult, graphId: unsigned int)`.
///
/// - `graphId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecGetId).
///
/// # Safety
///
/// `hGraphExec`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> (CUresult, u32) {
    let mut graphId: u32 = output::zeroed();
    let returned = unsafe { sys::cuGraphExecGetId(hGraphExec, &mut graphId) };
    (returned, graphId)
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// `CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetEdges = cuGraphGetEdges_v2))]
///
/// Returns `(CUresult, numEdges: size_t)`.
///
/// - `from`, `to`, `edgeData`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetEdges).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: &mut [CUgraphNode],
    to: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], [edgeData.len()]) else {
        refusal::refuse("cuGraphGetEdges", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe { sys::cuGraphGetEdges_v2(
        hGraph, args::as_mut_ptr(from), args::as_mut_ptr(to), args::as_mut_ptr(edgeData), &mut numEdges,
    ) };
    (returned, numEdges)
}

/// The symbol behind [`cuGraphGetEdges`].
pub use self::cuGraphGetEdges as cuGraphGetEdges_v2;

/// Returns a graph's ID.
///
/// `CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetId))]
///
/// Returns `(CUresult, graphId: unsigned int)`.
///
/// - `graphId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetId).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetId(hGraph: CUgraph) -> (CUresult, u32) {
    let mut graphId: u32 = output::zeroed();
    let returned = unsafe { sys::cuGraphGetId(hGraph, &mut graphId) };
    (returned, graphId)
}

/// Returns the graph that contains a node.
///
/// `CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetContainingGraph))]
///
/// Returns `(CUresult, phGraph: CUgraph)`.
///
/// - `phGraph`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetContainingGraph).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> (CUresult, CUgraph) {
    let mut phGraph: CUgraph = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeGetContainingGraph(hNode, &mut phGraph) };
    (returned, phGraph)
}

/// Lists the nodes that a node waits for.
///
/// `CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphNodeGetDependencies = cuGraphNodeGetDependencies_v2
    )
)]
///
/// Returns `(CUresult, numDependencies: size_t)`.
///
/// - `dependencies`, `edgeData`: out, array, length `numDependencies`; an empty slice passes NULL
/// - `numDependencies`: in and out: the length of `dependencies`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependencies).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphNodeGetDependencies", "the lengths of `dependencies`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numDependencies: usize = args::count(numDependencies);
    let returned = unsafe { sys::cuGraphNodeGetDependencies_v2(
        hNode, args::as_mut_ptr(dependencies), args::as_mut_ptr(edgeData), &mut numDependencies,
    ) };
    (returned, numDependencies)
}

/// The symbol behind [`cuGraphNodeGetDependencies`].
pub use self::cuGraphNodeGetDependencies as cuGraphNodeGetDependencies_v2;

/// Lists the nodes that wait for a node.
///
/// `CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphNodeGetDependentNodes = cuGraphNodeGetDependentNodes_v2
    )
)]
///
/// Returns `(CUresult, numDependentNodes: size_t)`.
///
/// - `dependentNodes`, `edgeData`: out, array, length `numDependentNodes`; an empty slice passes NULL
/// - `numDependentNodes`: in and out: the length of `dependentNodes`, `edgeData`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetDependentNodes).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: &mut [CUgraphNode],
    edgeData: &mut [CUgraphEdgeData],
) -> (CUresult, usize) {
    let Some(numDependentNodes) = args::same_len([dependentNodes.len()], [edgeData.len()]) else {
        refusal::refuse("cuGraphNodeGetDependentNodes", "the lengths of `dependentNodes`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numDependentNodes: usize = args::count(numDependentNodes);
    let returned = unsafe { sys::cuGraphNodeGetDependentNodes_v2(
        hNode, args::as_mut_ptr(dependentNodes), args::as_mut_ptr(edgeData), &mut numDependentNodes,
    ) };
    (returned, numDependentNodes)
}

/// The symbol behind [`cuGraphNodeGetDependentNodes`].
pub use self::cuGraphNodeGetDependentNodes as cuGraphNodeGetDependentNodes_v2;

/// Returns a node's ID within its graph.
///
/// `CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetLocalId))]
///
/// Returns `(CUresult, nodeId: unsigned int)`.
///
/// - `nodeId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetLocalId).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> (CUresult, u32) {
    let mut nodeId: u32 = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeGetLocalId(hNode, &mut nodeId) };
    (returned, nodeId)
}

/// Returns the parameters of a node of any type.
///
/// `CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetParams))]
///
/// Returns `(CUresult, nodeParams: CUgraphNodeParams)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphNodeGetParams(hNode: CUgraphNode) -> (CUresult, CUgraphNodeParams) {
    let mut nodeParams = output::Reserved::<CUgraphNodeParams>::new();
    let returned = unsafe { sys::cuGraphNodeGetParams(hNode, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// Returns the ID by which tools such as profilers identify a node.
///
/// `CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetToolsId))]
///
/// Returns `(CUresult, toolsNodeId: unsigned long long)`.
///
/// - `toolsNodeId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetToolsId).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> (CUresult, u64) {
    let mut toolsNodeId: u64 = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeGetToolsId(hNode, &mut toolsNodeId) };
    (returned, toolsNodeId)
}

/// Sets the parameters of a node of any type; the type itself cannot change.
///
/// `CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeSetParams_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams_v2).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: &CUgraphNodeParams,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphNodeSetParams_v2(hNode, core::ptr::from_ref(nodeParams).cast_mut()) };
    (returned,)
}

/// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphRemoveDependencies = cuGraphRemoveDependencies_v2)
)]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRemoveDependencies).
///
/// # Safety
///
/// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: &[CUgraphNode],
    to: &[CUgraphNode],
    edgeData: &[CUgraphEdgeData],
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cuGraphRemoveDependencies", "the lengths of `from`, `to`, `edgeData` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuGraphRemoveDependencies_v2(
        hGraph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// The symbol behind [`cuGraphRemoveDependencies`].
pub use self::cuGraphRemoveDependencies as cuGraphRemoveDependencies_v2;

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
/// - `hCtx`: a live handle that no other thread uses during the call.
/// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuGreenCtxGetDevResource(hCtx, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns a green context's ID, which is unique in the process.
///
/// `CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxGetId))]
///
/// Returns `(CUresult, greenCtxId: unsigned long long)`.
///
/// - `greenCtxId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.0 (in drivers since 12.9). [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxGetId).
///
/// # Safety
///
/// `greenCtx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGreenCtxGetId(greenCtx: CUgreenCtx) -> (CUresult, u64) {
    let mut greenCtxId: u64 = output::zeroed();
    let returned = unsafe { sys::cuGreenCtxGetId(greenCtx, &mut greenCtxId) };
    (returned, greenCtxId)
}

/// Returns the number of parameters of a kernel.
///
/// `CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetParamCount))]
///
/// Returns `(CUresult, paramCount: size_t)`.
///
/// - `paramCount`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetParamCount).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelGetParamCount(kernel: CUkernel) -> (CUresult, usize) {
    let mut paramCount: usize = output::zeroed();
    let returned = unsafe { sys::cuKernelGetParamCount(kernel, &mut paramCount) };
    (returned, paramCount)
}

/// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
///
/// `CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchHostFunc_v2))]
///
/// - `fn`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.2 (in drivers since 13.1). [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchHostFunc_v2).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
#[inline]
pub unsafe fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
    syncMode: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchHostFunc_v2(hStream, r#fn, userData, syncMode) };
    (returned,)
}

/// Adds one more device to the team of a multicast logical endpoint.
///
/// `CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointAddDevice))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointAddDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointAddDevice(leId, dev) };
    (returned,)
}

/// Binds device memory, given by its address, at an offset within a logical endpoint.
///
/// `CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointBindAddr))]
///
/// - `ptr`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointBindAddr).
///
/// # Safety
///
/// `ptr`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    ptr: *mut c_void,
    size: cuuint64_t,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags) };
    (returned,)
}

/// Binds physical device memory, given by its handle, at an offset within a logical endpoint.
///
/// `CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLogicalEndpointBindMem))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointBindMem).
///
/// # Safety
///
/// `memHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags) };
    (returned,)
}

/// Creates a unicast or multicast logical endpoint with a reserved ID.
///
/// `CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointCreate))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: &CUlogicalEndpointProp,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointCreate(leId, core::ptr::from_ref(prop)) };
    (returned,)
}

/// Destroys the logical endpoint with the given ID; the ID remains reserved.
///
/// `CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointDestroy))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointDestroy).
///
/// # Safety
///
/// `leId` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointDestroy(leId) };
    (returned,)
}

/// Exports a logical endpoint to other processes, as a fabric handle.
///
/// `CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointExport))]
///
/// Returns `(CUresult, handle: T)`.
///
/// - `handle`: out, one value; `handleType` selects the type: `CUlogicalEndpointFabricHandle` for `CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE`, `CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointExport).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointExport<T: Output>(
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> (CUresult, T) {
    if !value_size_CUlogicalEndpointIpcHandleType(handleType).fits(size_of::<T>()) {
        refusal::refuse(
            "cuLogicalEndpointExport",
            "the size of a value of `handle` differs from that of the type that `handleType` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut handle = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuLogicalEndpointExport(handle.slot().cast(), leId, handleType) };
    (returned, handle.take())
}

/// Returns the alignment of bindings and the maximum size for one kind of logical endpoint.
///
/// `CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointGetLimits))]
///
/// Returns `(CUresult, bindAlignment: cuuint64_t, maxSize: cuuint64_t)`.
///
/// - `bindAlignment`, `maxSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointGetLimits).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointGetLimits(
    prop: &CUlogicalEndpointProp,
) -> (CUresult, cuuint64_t, cuuint64_t) {
    let mut bindAlignment: cuuint64_t = output::zeroed();
    let mut maxSize: cuuint64_t = output::zeroed();
    let returned = unsafe {
        sys::cuLogicalEndpointGetLimits(&mut bindAlignment, &mut maxSize, core::ptr::from_ref(prop))
    };
    (returned, bindAlignment, maxSize)
}

/// Releases reserved IDs of logical endpoints.
///
/// `CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointIdRelease))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointIdRelease).
///
/// # Safety
///
/// `baseLeId` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointIdRelease(baseLeId, count) };
    (returned,)
}

/// Reserves a range of consecutive IDs for logical endpoints.
///
/// `CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointIdReserve))]
///
/// Returns `(CUresult, baseLeId: CUlogicalEndpointId)`.
///
/// - `baseLeId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointIdReserve).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointIdReserve(
    count: cuuint32_t,
) -> (CUresult, CUlogicalEndpointId) {
    let mut baseLeId: CUlogicalEndpointId = output::zeroed();
    let returned = unsafe { sys::cuLogicalEndpointIdReserve(&mut baseLeId, count) };
    (returned, baseLeId)
}

/// Imports another process's logical endpoint, given its handle, under a reserved ID.
///
/// `CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointImport))]
///
/// - `handle`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointImport).
///
/// # Safety
///
/// `handle`: the value that `handleType` requires, or its address.
#[inline]
pub unsafe fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointImport(leId, handle, handleType) };
    (returned,)
}

/// Returns whether the logical endpoints in a range of IDs are complete and can be used.
///
/// `CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointQuery))]
///
/// Returns `(CUresult, queryStatus: int)`.
///
/// - `queryStatus`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointQuery).
///
/// # Safety
///
/// An endpoint must not be used before a query has found it complete.
#[inline]
pub unsafe fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> (CUresult, i32) {
    let mut queryStatus: i32 = output::zeroed();
    let returned = unsafe { sys::cuLogicalEndpointQuery(leId, count, &mut queryStatus) };
    (returned, queryStatus)
}

/// Unbinds a device's memory from a range of a logical endpoint.
///
/// `CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)`
#[cfg_attr(doc, doc = forms!(driver::cuLogicalEndpointUnbind))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGICAL__ENDPOINT.html#:~:text=cuLogicalEndpointUnbind).
///
/// # Safety
///
/// No thread may use the mapped or bound memory that `leId` specifies, during or after the call.
#[inline]
pub unsafe fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogicalEndpointUnbind(leId, dev, offset, size) };
    (returned,)
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAdvise = cuMemAdvise_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemAdvise).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemAdvise_v2(devPtr, count, advice, location) };
    (returned,)
}

/// The symbol behind [`cuMemAdvise`].
pub use self::cuMemAdvise as cuMemAdvise_v2;

/// Allocates device memory in the current context, aligned for any type.
///
/// `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAlloc = cuMemAlloc_v2))]
///
/// Returns `(CUresult, dptr: CUdeviceptr)`.
///
/// - `dptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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

/// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
///
/// `CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemDiscardAndPrefetchBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
/// - `flags`: in; must be 0
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemDiscardAndPrefetchBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
#[inline]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: &[CUdeviceptr],
    sizes: &[usize],
    prefetchLocs: &[CUmemLocation],
    prefetchLocIdxs: &[usize],
    flags: u64,
    hStream: CUstream,
) -> (CUresult,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cuMemDiscardAndPrefetchBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let Some(numPrefetchLocs) = args::same_len([prefetchLocs.len(), prefetchLocIdxs.len()], []) else {
        refusal::refuse(
            "cuMemDiscardAndPrefetchBatchAsync", "the lengths of `prefetchLocs`, `prefetchLocIdxs` disagree",
        );
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuMemDiscardAndPrefetchBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count),
        args::as_ptr(prefetchLocs).cast_mut(), args::as_ptr(prefetchLocIdxs).cast_mut(), args::count(numPrefetchLocs),
        flags, hStream,
    ) };
    (returned,)
}

/// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
///
/// `CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemDiscardBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `flags`: in; must be 0
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemDiscardBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
#[inline]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: &[CUdeviceptr],
    sizes: &[usize],
    flags: u64,
    hStream: CUstream,
) -> (CUresult,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cuMemDiscardBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuMemDiscardBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count), flags, hStream,
    ) };
    (returned,)
}

/// Returns the default memory pool, created by the driver, for a location and an allocation type.
///
/// `CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetDefaultMemPool))]
///
/// Returns `(CUresult, pool_out: CUmemoryPool)`.
///
/// - `pool_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemGetDefaultMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetDefaultMemPool(
    location: &CUmemLocation,
    r#type: CUmemAllocationType,
) -> (CUresult, CUmemoryPool) {
    let mut pool_out: CUmemoryPool = output::zeroed();
    let returned = unsafe {
        sys::cuMemGetDefaultMemPool(&mut pool_out, core::ptr::from_ref(location).cast_mut(), r#type)
    };
    (returned, pool_out)
}

/// Stores in `location_out` the memory location of each part of an address range.
///
/// `CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation *location_out)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetLocationInfo))]
///
/// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemGetLocationInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: &mut [CUmemLocation],
) -> (CUresult,) {
    if location_out.len() < args::div_ceil(size, summaryGranularity) {
        refusal::refuse("cuMemGetLocationInfo", "`location_out` is shorter than `size` / `summaryGranularity`");
        return (CUresult::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, args::as_mut_ptr(location_out))
    };
    (returned,)
}

/// Returns the current memory pool for a location and an allocation type.
///
/// `CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetMemPool))]
///
/// Returns `(CUresult, pool: CUmemoryPool)`.
///
/// - `pool`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemGetMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetMemPool(
    location: &CUmemLocation,
    r#type: CUmemAllocationType,
) -> (CUresult, CUmemoryPool) {
    let mut pool: CUmemoryPool = output::zeroed();
    let returned = unsafe { sys::cuMemGetMemPool(&mut pool, core::ptr::from_ref(location).cast_mut(), r#type) };
    (returned, pool)
}

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
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
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
/// `CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPrefetchAsync = cuMemPrefetchAsync_v2))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: u32,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream) };
    (returned,)
}

/// The symbol behind [`cuMemPrefetchAsync`].
pub use self::cuMemPrefetchAsync as cuMemPrefetchAsync_v2;

/// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
///
/// `CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPrefetchBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
/// - `flags`: in; must be 0
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemPrefetchBatchAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: &[CUdeviceptr],
    sizes: &[usize],
    prefetchLocs: &[CUmemLocation],
    prefetchLocIdxs: &[usize],
    flags: u64,
    hStream: CUstream,
) -> (CUresult,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cuMemPrefetchBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let Some(numPrefetchLocs) = args::same_len([prefetchLocs.len(), prefetchLocIdxs.len()], []) else {
        refusal::refuse("cuMemPrefetchBatchAsync", "the lengths of `prefetchLocs`, `prefetchLocIdxs` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuMemPrefetchBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count),
        args::as_ptr(prefetchLocs).cast_mut(), args::as_ptr(prefetchLocIdxs).cast_mut(), args::count(numPrefetchLocs),
        flags, hStream,
    ) };
    (returned,)
}

/// Selects the current memory pool for a location and an allocation type.
///
/// `CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemSetMemPool))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemSetMemPool).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemSetMemPool(
    location: &CUmemLocation,
    r#type: CUmemAllocationType,
    pool: CUmemoryPool,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemSetMemPool(core::ptr::from_ref(location).cast_mut(), r#type, pool) };
    (returned,)
}

/// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuMemcpy3DBatchAsync = cuMemcpy3DBatchAsync_v2)
)]
///
/// - `opList`: in, array, whose length is passed as `numOps`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DBatchAsync).
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
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpy3DBatchAsync_v2(args::count(opList.len()), args::as_ptr(opList).cast_mut(), flags, hStream)
    };
    (returned,)
}

/// The symbol behind [`cuMemcpy3DBatchAsync`].
pub use self::cuMemcpy3DBatchAsync as cuMemcpy3DBatchAsync_v2;

/// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
///
/// `CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpy3DWithAttributesAsync))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DWithAttributesAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpy3DWithAttributesAsync(
    op: &CUDA_MEMCPY3D_BATCH_OP,
    flags: u64,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy3DWithAttributesAsync(core::ptr::from_ref(op).cast_mut(), flags, hStream) };
    (returned,)
}

/// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyBatchAsync = cuMemcpyBatchAsync_v2))]
///
/// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
/// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyBatchAsync).
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
) -> (CUresult,) {
    let Some(count) = args::same_len([dsts.len(), srcs.len(), sizes.len()], []) else {
        refusal::refuse("cuMemcpyBatchAsync", "the lengths of `dsts`, `srcs`, `sizes` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let Some(numAttrs) = args::same_len([attrs.len(), attrsIdxs.len()], []) else {
        refusal::refuse("cuMemcpyBatchAsync", "the lengths of `attrs`, `attrsIdxs` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuMemcpyBatchAsync_v2(
        args::as_ptr(dsts).cast_mut(), args::as_ptr(srcs).cast_mut(), args::as_ptr(sizes).cast_mut(),
        args::count(count), args::as_ptr(attrs).cast_mut(), args::as_ptr(attrsIdxs).cast_mut(), args::count(numAttrs),
        hStream,
    ) };
    (returned,)
}

/// The symbol behind [`cuMemcpyBatchAsync`].
pub use self::cuMemcpyBatchAsync as cuMemcpyBatchAsync_v2;

/// Copies bytes in stream order; attributes specify, for example, when the source is read.
///
/// `CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyWithAttributesAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyWithAttributesAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - `src`: valid memory of the size that the other arguments imply, for the duration that `attr` specifies.
#[inline]
pub unsafe fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: &CUmemcpyAttributes,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyWithAttributesAsync(dst, src, size, core::ptr::from_ref(attr).cast_mut(), hStream)
    };
    (returned,)
}

/// Binds mapped memory, given by its address, at an offset within a multicast object.
///
/// `CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindAddr))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
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

/// Binds mapped memory, given by its address, at an offset within a multicast object, for a given device.
///
/// `CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindAddr_v2))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindAddr_v2).
///
/// # Safety
///
/// - `mcHandle`: a live handle that no other thread uses during the call.
/// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
#[inline]
pub unsafe fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags) };
    (returned,)
}

/// Binds physical memory, given by its handle, at an offset within a multicast object.
///
/// `CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindMem))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
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

/// Binds physical memory, given by its handle, at an offset within a multicast object, for a given device.
///
/// `CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastBindMem_v2))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SYSTEM_NOT_READY`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastBindMem_v2).
///
/// # Safety
///
/// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) };
    (returned,)
}

/// Starts capturing a stream's work into a command list of a graphics API.
///
/// `CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamBeginCaptureToCig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 13.2 (in drivers since 13.1). [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCaptureToCig).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `streamCigCaptureParams` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: &CUstreamCigCaptureParams,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuStreamBeginCaptureToCig(hStream, core::ptr::from_ref(streamCigCaptureParams).cast_mut())
    };
    (returned,)
}

/// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
///
/// `CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamBeginRecaptureToGraph))]
///
/// - `callbackFunc`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginRecaptureToGraph).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `hGraph`: a live handle that no other thread uses during the call.
/// - `callbackFunc` may be called with `userData` until `cuStreamEndCapture` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
#[inline]
pub unsafe fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData) };
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
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_EXTERNAL_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
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

/// Ends the capture that `cuStreamBeginCaptureToCig` started in a stream.
///
/// `CUresult cuStreamEndCaptureToCig(CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamEndCaptureToCig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`].
///
/// In `cuda.h` since CUDA 13.2 (in drivers since 13.1). [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamEndCaptureToCig).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamEndCaptureToCig(hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamEndCaptureToCig(hStream) };
    (returned,)
}

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamGetCaptureInfo = cuStreamGetCaptureInfo_v3)
)]
///
/// Returns `(CUresult, captureStatus_out: CUstreamCaptureStatus, id_out: cuuint64_t, graph_out: CUgraph, dependencies_out: const CUgraphNode *, edgeData_out: const CUgraphEdgeData *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`, `edgeData_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LOSSY_QUERY`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `hStream`.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo(
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

/// The symbol behind [`cuStreamGetCaptureInfo`].
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v3;

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetCaptureInfo_v2))]
///
/// Returns `(CUresult, captureStatus_out: CUstreamCaptureStatus, id_out: cuuint64_t, graph_out: CUgraph, dependencies_out: const CUgraphNode *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// In `cuda.h` since CUDA 11.3, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/cuda/archive/12.9.1/cuda-driver-api/group__CUDA__STREAM.html#:~:text=cuStreamGetCaptureInfo_v2).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies_out` points to memory of the library, valid until the next call with `hStream`.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo_v2(
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

/// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
///
/// `CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetDevResource))]
///
/// Returns `(CUresult, resource: CUdevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuStreamGetDevResource).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    r#type: CUdevResourceType,
) -> (CUresult, CUdevResource) {
    let mut resource = output::Reserved::<CUdevResource>::new();
    let returned = unsafe { sys::cuStreamGetDevResource(hStream, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuStreamUpdateCaptureDependencies = cuStreamUpdateCaptureDependencies_v2
    )
)]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamUpdateCaptureDependencies).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    flags: CUstreamUpdateCaptureDependencies_flags,
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse(
            "cuStreamUpdateCaptureDependencies", "the lengths of `dependencies`, `dependencyData` disagree",
        );
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuStreamUpdateCaptureDependencies_v2(
        hStream, args::as_ptr(dependencies).cast_mut(), args::as_ptr(dependencyData), args::count(numDependencies),
        flags.bits(),
    ) };
    (returned,)
}

/// The symbol behind [`cuStreamUpdateCaptureDependencies`].
pub use self::cuStreamUpdateCaptureDependencies as cuStreamUpdateCaptureDependencies_v2;

/// Requests an allocation class (small, large or automatic) for a tensor map; returns the resulting class.
///
/// `CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)`
#[cfg_attr(doc, doc = forms!(driver::cuTensorMapSetAllocationClass))]
///
/// Returns `(CUresult, outAllocClass: CUtensorMapAllocClass)`.
///
/// - `tensorMap`: read and updated in place
/// - `outAllocClass`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 13.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapSetAllocationClass).
///
/// # Safety
///
/// When a kernel uses the tensor map, the map's address must refer to accessible memory of the size that its class requires.
#[inline]
pub unsafe fn cuTensorMapSetAllocationClass(
    tensorMap: &mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
) -> (CUresult, CUtensorMapAllocClass) {
    let mut outAllocClass: CUtensorMapAllocClass = output::zeroed();
    let returned = unsafe { sys::cuTensorMapSetAllocationClass(tensorMap, allocClass, &mut outAllocClass) };
    (returned, outAllocClass)
}
