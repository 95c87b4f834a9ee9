//! Functions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/runtime/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cudaGraphMemAttributeType(
    selector: cudaGraphMemAttributeType,
) -> ValueSize {
    match selector {
        cudaGraphMemAttributeType::cudaGraphMemAttrUsedMemCurrent
        | cudaGraphMemAttributeType::cudaGraphMemAttrUsedMemHigh
        | cudaGraphMemAttributeType::cudaGraphMemAttrReservedMemCurrent
        | cudaGraphMemAttributeType::cudaGraphMemAttrReservedMemHigh => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemAllocationHandleType(
    selector: cudaMemAllocationHandleType,
) -> ValueSize {
    match selector {
        cudaMemAllocationHandleType::cudaMemHandleTypeNone
        | cudaMemAllocationHandleType::cudaMemHandleTypePosixFileDescriptor
        | cudaMemAllocationHandleType::cudaMemHandleTypeWin32Kmt => ValueSize::One(4),
        cudaMemAllocationHandleType::cudaMemHandleTypeWin32 => ValueSize::One(8),
        cudaMemAllocationHandleType::cudaMemHandleTypeFabric => ValueSize::One(64),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemPoolAttr(selector: cudaMemPoolAttr) -> ValueSize {
    match selector {
        cudaMemPoolAttr::cudaMemPoolReuseFollowEventDependencies
        | cudaMemPoolAttr::cudaMemPoolReuseAllowOpportunistic
        | cudaMemPoolAttr::cudaMemPoolReuseAllowInternalDependencies
        | cudaMemPoolAttr::cudaMemPoolAttrAllocationType
        | cudaMemPoolAttr::cudaMemPoolAttrExportHandleTypes
        | cudaMemPoolAttr::cudaMemPoolAttrLocationId
        | cudaMemPoolAttr::cudaMemPoolAttrLocationType
        | cudaMemPoolAttr::cudaMemPoolAttrHwDecompressEnabled
        | cudaMemPoolAttr::cudaMemPoolAttrLocalityDomainId => ValueSize::One(4),
        cudaMemPoolAttr::cudaMemPoolAttrReleaseThreshold
        | cudaMemPoolAttr::cudaMemPoolAttrReservedMemCurrent
        | cudaMemPoolAttr::cudaMemPoolAttrReservedMemHigh
        | cudaMemPoolAttr::cudaMemPoolAttrUsedMemCurrent
        | cudaMemPoolAttr::cudaMemPoolAttrUsedMemHigh
        | cudaMemPoolAttr::cudaMemPoolAttrMaxPoolSize => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaMemRangeAttribute(selector: cudaMemRangeAttribute) -> ValueSize {
    match selector {
        cudaMemRangeAttribute::cudaMemRangeAttributeReadMostly
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocation
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocation
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocationType
        | cudaMemRangeAttribute::cudaMemRangeAttributePreferredLocationId
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocationType
        | cudaMemRangeAttribute::cudaMemRangeAttributeLastPrefetchLocationId => {
            ValueSize::One(4)
        }
        cudaMemRangeAttribute::cudaMemRangeAttributeAccessedBy => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

/// Combines device resources into a descriptor for `cudaGreenCtxCreate`.
///
/// `cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDevResourceGenerateDesc))]
///
/// Returns `(cudaError_t, phDesc: cudaDevResourceDesc_t)`.
///
/// - `phDesc`: out
/// - `resources`: in, array, whose length is passed as `nbResources`
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceConfiguration`], [`cudaError::cudaErrorInvalidResourceType`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevResourceGenerateDesc).
///
/// # Safety
///
/// Pointers, handles and lengths in `resources` must be valid.
#[inline]
pub unsafe fn cudaDevResourceGenerateDesc(
    resources: &[cudaDevResource],
) -> (cudaError_t, cudaDevResourceDesc_t) {
    let mut phDesc: cudaDevResourceDesc_t = output::zeroed();
    let returned = unsafe {
        sys::cudaDevResourceGenerateDesc(&mut phDesc, args::as_ptr(resources).cast_mut(), args::count(resources.len()))
    };
    (returned, phDesc)
}

/// Splits SMs into groups, each described by its own record, and a remainder.
///
/// `cudaError_t cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDevSmResourceSplit))]
///
/// Returns `(cudaError_t, remainder: cudaDevResource)`.
///
/// - `result`: out, array, whose length is passed as `nbGroups`; an empty slice passes NULL
/// - `remainder`: out
/// - `flags`: in; must be 0
/// - `groupParams`: in and out, array, whose length is passed as `nbGroups`
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceConfiguration`], [`cudaError::cudaErrorInvalidResourceType`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplit).
///
/// # Safety
///
/// - Pointers, handles and lengths in `input` must be valid.
/// - Pointers in `result`, `remainder` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaDevSmResourceSplit(
    result: &mut [cudaDevResource],
    input: &cudaDevResource,
    flags: u32,
    groupParams: &mut [cudaDevSmResourceGroupParams],
) -> (cudaError_t, cudaDevResource) {
    let Some(nbGroups) = args::same_len([groupParams.len()], [result.len()]) else {
        refusal::refuse("cudaDevSmResourceSplit", "the lengths of `result`, `groupParams` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut remainder = output::Reserved::<cudaDevResource>::new();
    let returned = unsafe { sys::cudaDevSmResourceSplit(
        args::as_mut_ptr(result), args::count(nbGroups), core::ptr::from_ref(input), remainder.slot(), flags,
        args::as_mut_ptr(groupParams),
    ) };
    (returned, remainder.take())
}

/// Splits SMs into equal groups, each with at least a given number of SMs, and a remainder.
///
/// `cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags, unsigned int minCount)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDevSmResourceSplitByCount))]
///
/// Returns `(cudaError_t, nbGroups: unsigned int, remaining: cudaDevResource)`.
///
/// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
/// - `nbGroups`: in and out: the length of `result`
/// - `remaining`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceConfiguration`], [`cudaError::cudaErrorInvalidResourceType`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDevSmResourceSplitByCount).
///
/// # Safety
///
/// - Pointers, handles and lengths in `input` must be valid.
/// - Pointers in `result`, `remaining` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaDevSmResourceSplitByCount(
    result: &mut [cudaDevResource],
    input: &cudaDevResource,
    flags: cudaDevSmResourceSplitByCount_flags,
    minCount: u32,
) -> (cudaError_t, u32, cudaDevResource) {
    let mut nbGroups: u32 = args::count(result.len());
    let mut remaining = output::Reserved::<cudaDevResource>::new();
    let returned = unsafe { sys::cudaDevSmResourceSplitByCount(
        args::as_mut_ptr(result), &mut nbGroups, core::ptr::from_ref(input), remaining.slot(), flags.bits(), minCount,
    ) };
    (returned, nbGroups, remaining.take())
}

/// Returns all of a device's resources of one type, such as SMs or work queues, for later splitting.
///
/// `cudaError_t cudaDeviceGetDevResource(int device, cudaDevResource *resource, cudaDevResourceType type)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetDevResource))]
///
/// Returns `(cudaError_t, resource: cudaDevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidResourceType`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetDevResource).
///
/// # Safety
///
/// Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaDeviceGetDevResource(
    device: i32,
    r#type: cudaDevResourceType,
) -> (cudaError_t, cudaDevResource) {
    let mut resource = output::Reserved::<cudaDevResource>::new();
    let returned = unsafe { sys::cudaDeviceGetDevResource(device, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns the execution context of a whole device, which is its primary context.
///
/// `cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetExecutionCtx))]
///
/// Returns `(cudaError_t, ctx: cudaExecutionContext_t)`.
///
/// - `ctx`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaDeviceGetExecutionCtx).
///
/// # Safety
///
/// The returned context must not be destroyed.
#[inline]
pub unsafe fn cudaDeviceGetExecutionCtx(
    device: i32,
) -> (cudaError_t, cudaExecutionContext_t) {
    let mut ctx: cudaExecutionContext_t = output::zeroed();
    let returned = unsafe { sys::cudaDeviceGetExecutionCtx(&mut ctx, device) };
    (returned, ctx)
}

/// Returns a device's support for each of the given atomic operations on host memory.
///
/// `cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetHostAtomicCapabilities))]
///
/// - `capabilities`: out, array, whose length is passed as `count`
/// - `operations`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetHostAtomicCapabilities).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetHostAtomicCapabilities(
    capabilities: &mut [u32],
    operations: &[cudaAtomicOperation],
    device: i32,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([capabilities.len(), operations.len()], []) else {
        refusal::refuse("cudaDeviceGetHostAtomicCapabilities", "the lengths of `capabilities`, `operations` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaDeviceGetHostAtomicCapabilities(
        args::as_mut_ptr(capabilities), args::as_ptr(operations), args::count(count), device,
    ) };
    (returned,)
}

/// Returns a device's support for each of the given atomic operations on a peer device's memory.
///
/// `cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceGetP2PAtomicCapabilities))]
///
/// - `capabilities`: out, array, whose length is passed as `count`
/// - `operations`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceGetP2PAtomicCapabilities).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceGetP2PAtomicCapabilities(
    capabilities: &mut [u32],
    operations: &[cudaAtomicOperation],
    srcDevice: i32,
    dstDevice: i32,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([capabilities.len(), operations.len()], []) else {
        refusal::refuse("cudaDeviceGetP2PAtomicCapabilities", "the lengths of `capabilities`, `operations` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaDeviceGetP2PAtomicCapabilities(
        args::as_mut_ptr(capabilities), args::as_ptr(operations), args::count(count), srcDevice, dstDevice,
    ) };
    (returned,)
}

/// Blocks until all work submitted to the current device has finished.
///
/// `cudaError_t cudaDeviceSynchronize(void)`
#[cfg_attr(doc, doc = forms!(runtime::cudaDeviceSynchronize))]
///
/// Documented errors: [`cudaError::cudaErrorStreamCaptureUnsupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaDeviceSynchronize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaDeviceSynchronize() -> (cudaError_t,) {
    let returned = unsafe { sys::cudaDeviceSynchronize() };
    (returned,)
}

/// Destroys a green context and frees its resources.
///
/// `cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)`
#[cfg_attr(doc, doc = forms!(runtime::cudaExecutionCtxDestroy))]
///
/// - `ctx`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxDestroy).
///
/// # Safety
///
/// - `ctx`: a live handle that no other thread uses during the call.
/// - No thread may use `ctx`, or objects that belong to it, during or after the call.
/// - The program must have created `ctx`; it must not be a device's context.
#[inline]
pub unsafe fn cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaExecutionCtxDestroy(ctx) };
    (returned,)
}

/// Returns an execution context's resources of one type, such as SMs or work queues.
///
/// `cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource, cudaDevResourceType type)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxGetDevResource))]
///
/// Returns `(cudaError_t, resource: cudaDevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevResource).
///
/// # Safety
///
/// - `ctx`: a live handle that no other thread uses during the call.
/// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t,
    r#type: cudaDevResourceType,
) -> (cudaError_t, cudaDevResource) {
    let mut resource = output::Reserved::<cudaDevResource>::new();
    let returned = unsafe { sys::cudaExecutionCtxGetDevResource(ctx, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Returns the device that an execution context belongs to.
///
/// `cudaError_t cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxGetDevice))]
///
/// Returns `(cudaError_t, device: int)`.
///
/// - `device`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetDevice).
///
/// # Safety
///
/// `ctx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExecutionCtxGetDevice(
    ctx: cudaExecutionContext_t,
) -> (cudaError_t, i32) {
    let mut device: i32 = output::zeroed();
    let returned = unsafe { sys::cudaExecutionCtxGetDevice(&mut device, ctx) };
    (returned, device)
}

/// Returns an execution context's ID, which is unique in the process.
///
/// `cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxGetId))]
///
/// Returns `(cudaError_t, ctxId: unsigned long long)`.
///
/// - `ctxId`: out
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxGetId).
///
/// # Safety
///
/// `ctx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExecutionCtxGetId(ctx: cudaExecutionContext_t) -> (cudaError_t, u64) {
    let mut ctxId: u64 = output::zeroed();
    let returned = unsafe { sys::cudaExecutionCtxGetId(ctx, &mut ctxId) };
    (returned, ctxId)
}

/// Records an event that completes when all work submitted to an execution context so far is complete.
///
/// `cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxRecordEvent))]
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorStreamCaptureUnsupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxRecordEvent).
///
/// # Safety
///
/// - `ctx`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
#[inline]
pub unsafe fn cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaExecutionCtxRecordEvent(ctx, event) };
    (returned,)
}

/// Creates a stream with a priority; its work runs on the resources of an execution context.
///
/// `cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxStreamCreate))]
///
/// Returns `(cudaError_t, phStream: cudaStream_t)`.
///
/// - `phStream`: out
/// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxStreamCreate).
///
/// # Safety
///
/// `ctx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t,
    flags: u32,
    priority: i32,
) -> (cudaError_t, cudaStream_t) {
    let mut phStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaExecutionCtxStreamCreate(&mut phStream, ctx, flags, priority) };
    (returned, phStream)
}

/// Blocks until all work submitted to an execution context has finished.
///
/// `cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxSynchronize))]
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxSynchronize).
///
/// # Safety
///
/// `ctx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaExecutionCtxSynchronize(
    ctx: cudaExecutionContext_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaExecutionCtxSynchronize(ctx) };
    (returned,)
}

/// Makes all work that is later submitted to an execution context wait for an event.
///
/// `cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaExecutionCtxWaitEvent))]
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorStreamCaptureUnsupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaExecutionCtxWaitEvent).
///
/// # Safety
///
/// - `ctx`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
#[inline]
pub unsafe fn cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t,
    event: cudaEvent_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaExecutionCtxWaitEvent(ctx, event) };
    (returned,)
}

/// Returns the number of parameters of a kernel.
///
/// `cudaError_t cudaFuncGetParamCount(const void *func, size_t *paramCount)`
#[cfg_attr(doc, doc = forms!(runtime::cudaFuncGetParamCount))]
///
/// Returns `(cudaError_t, paramCount: size_t)`.
///
/// - `func`: in, an address, passed unchanged
/// - `paramCount`: out
///
/// In `cuda_runtime_api.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaFuncGetParamCount).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cudaFuncGetParamCount(func: *const c_void) -> (cudaError_t, usize) {
    let mut paramCount: usize = output::zeroed();
    let returned = unsafe { sys::cudaFuncGetParamCount(func, &mut paramCount) };
    (returned, paramCount)
}

/// Returns the properties of a device: name, compute capability, memory and limits.
///
/// `cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDeviceProperties))]
///
/// Returns `(cudaError_t, prop: cudaDeviceProp)`.
///
/// - `prop`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DEVICE.html#:~:text=cudaGetDeviceProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaGetDeviceProperties(device: i32) -> (cudaError_t, cudaDeviceProp) {
    let mut prop = output::Reserved::<cudaDeviceProp>::new();
    let returned = unsafe { sys::cudaGetDeviceProperties(prop.slot(), device) };
    (returned, prop.take())
}

/// Looks up the address of a driver function by name, in the revision for the runtime's CUDA version.
///
/// `cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags, cudaDriverEntryPointQueryResult *driverStatus)`
#[cfg_attr(doc, doc = forms!(runtime::cudaGetDriverEntryPoint))]
///
/// Returns `(cudaError_t, funcPtr: void *, driverStatus: cudaDriverEntryPointQueryResult)`.
///
/// - `symbol`: in, string
/// - `funcPtr`, `driverStatus`: out
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__DRIVER__ENTRY__POINT.html#:~:text=cudaGetDriverEntryPoint).
///
/// # Safety
///
/// `funcPtr` points to memory of the library, valid as long as the process runs.
#[deprecated(note = "use `cudaGetDriverEntryPointByVersion` instead")]
#[inline]
pub unsafe fn cudaGetDriverEntryPoint(
    symbol: &CStr,
    flags: cudaGetDriverEntryPointFlags,
) -> (cudaError_t, *mut c_void, cudaDriverEntryPointQueryResult) {
    let mut funcPtr: *mut c_void = output::zeroed();
    let mut driverStatus: cudaDriverEntryPointQueryResult = output::zeroed();
    let returned = unsafe {
        sys::cudaGetDriverEntryPoint(symbol.as_ptr(), &mut funcPtr, flag_set::integer(flags.bits()), &mut driverStatus)
    };
    (returned, funcPtr, driverStatus)
}

/// Adds edges to a graph: each `to[i]` waits for `from[i]`.
///
/// `cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddDependencies))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddDependencies).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
    edgeData: &[cudaGraphEdgeData],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphAddDependencies", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaGraphAddDependencies(
        graph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Adds a node of any type, described by one record, to a graph.
///
/// `cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphAddNode))]
///
/// Returns `(cudaError_t, pGraphNode: cudaGraphNode_t)`.
///
/// - `pGraphNode`: out
/// - `pDependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`cudaError::cudaErrorInvalidDeviceFunction`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphAddNode).
///
/// # Safety
///
/// - `graph`, `pDependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `graph`, or a copy of it, exists.
#[inline]
pub unsafe fn cudaGraphAddNode(
    graph: cudaGraph_t,
    pDependencies: &[cudaGraphNode_t],
    dependencyData: &[cudaGraphEdgeData],
    nodeParams: &mut cudaGraphNodeParams,
) -> (cudaError_t, cudaGraphNode_t) {
    let Some(numDependencies) = args::same_len([pDependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cudaGraphAddNode", "the lengths of `pDependencies`, `dependencyData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pGraphNode: cudaGraphNode_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphAddNode(
        &mut pGraphNode, graph, args::as_ptr(pDependencies), args::as_ptr(dependencyData), args::count(numDependencies),
        nodeParams,
    ) };
    (returned, pGraphNode)
}

/// Creates the handle with which kernels set a conditional node's condition, in an execution context.
///
/// `cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphConditionalHandleCreate_v2))]
///
/// Returns `(cudaError_t, pHandle_out: cudaGraphConditionalHandle)`.
///
/// - `pHandle_out`: out
/// - `ctx`: in; may be NULL
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphConditionalHandleCreate_v2).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - `ctx`: a live handle that no other thread uses during the call, or NULL.
#[inline]
pub unsafe fn cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t,
    ctx: cudaExecutionContext_t,
    defaultLaunchValue: u32,
    flags: cudaGraphConditionalHandleFlags,
) -> (cudaError_t, cudaGraphConditionalHandle) {
    let mut pHandle_out: cudaGraphConditionalHandle = output::zeroed();
    let returned = unsafe {
        sys::cudaGraphConditionalHandleCreate_v2(&mut pHandle_out, graph, ctx, defaultLaunchValue, flags.bits())
    };
    (returned, pHandle_out)
}

/// Returns an executable graph's ID.
///
/// `cudaError_t cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphExecGetId))]
///
/// Returns `(cudaError_t, graphID: unsigned int)`.
///
/// - `graphID`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphExecGetId).
///
/// # Safety
///
/// `hGraphExec`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t) -> (cudaError_t, u32) {
    let mut graphID: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGraphExecGetId(hGraphExec, &mut graphID) };
    (returned, graphID)
}

/// Lists the edges of a graph as two arrays of nodes.
///
/// `cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetEdges))]
///
/// Returns `(cudaError_t, numEdges: size_t)`.
///
/// - `from`, `to`, `edgeData`: out, array, length `numEdges`; an empty slice passes NULL
/// - `numEdges`: in and out: the length of `from`, `to`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetEdges).
///
/// # Safety
///
/// `graph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: &mut [cudaGraphNode_t],
    to: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(numEdges) = args::same_len([from.len(), to.len()], [edgeData.len()]) else {
        refusal::refuse("cudaGraphGetEdges", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut numEdges: usize = args::count(numEdges);
    let returned = unsafe { sys::cudaGraphGetEdges(
        graph, args::as_mut_ptr(from), args::as_mut_ptr(to), args::as_mut_ptr(edgeData), &mut numEdges,
    ) };
    (returned, numEdges)
}

/// Returns a graph's ID.
///
/// `cudaError_t cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphGetId))]
///
/// Returns `(cudaError_t, graphID: unsigned int)`.
///
/// - `graphID`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphGetId).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphGetId(hGraph: cudaGraph_t) -> (cudaError_t, u32) {
    let mut graphID: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGraphGetId(hGraph, &mut graphID) };
    (returned, graphID)
}

/// Copies all attributes of one kernel node to another.
///
/// `cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphKernelNodeCopyAttributes))]
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphKernelNodeCopyAttributes).
///
/// # Safety
///
/// `hDst`, `hSrc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t,
    hSrc: cudaGraphNode_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaGraphKernelNodeCopyAttributes(hDst, hSrc) };
    (returned,)
}

/// Returns the graph that contains a node.
///
/// `cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetContainingGraph))]
///
/// Returns `(cudaError_t, phGraph: cudaGraph_t)`.
///
/// - `phGraph`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetContainingGraph).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetContainingGraph(
    hNode: cudaGraphNode_t,
) -> (cudaError_t, cudaGraph_t) {
    let mut phGraph: cudaGraph_t = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeGetContainingGraph(hNode, &mut phGraph) };
    (returned, phGraph)
}

/// Lists the nodes that a node waits for.
///
/// `cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependencies))]
///
/// Returns `(cudaError_t, pNumDependencies: size_t)`.
///
/// - `pDependencies`, `edgeData`: out, array, length `pNumDependencies`; an empty slice passes NULL
/// - `pNumDependencies`: in and out: the length of `pDependencies`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependencies).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(pNumDependencies) = args::same_len([pDependencies.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphNodeGetDependencies", "the lengths of `pDependencies`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pNumDependencies: usize = args::count(pNumDependencies);
    let returned = unsafe { sys::cudaGraphNodeGetDependencies(
        node, args::as_mut_ptr(pDependencies), args::as_mut_ptr(edgeData), &mut pNumDependencies,
    ) };
    (returned, pNumDependencies)
}

/// Lists the nodes that wait for a node.
///
/// `cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetDependentNodes))]
///
/// Returns `(cudaError_t, pNumDependentNodes: size_t)`.
///
/// - `pDependentNodes`, `edgeData`: out, array, length `pNumDependentNodes`; an empty slice passes NULL
/// - `pNumDependentNodes`: in and out: the length of `pDependentNodes`, `edgeData`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetDependentNodes).
///
/// # Safety
///
/// `node`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: &mut [cudaGraphNode_t],
    edgeData: &mut [cudaGraphEdgeData],
) -> (cudaError_t, usize) {
    let Some(pNumDependentNodes) = args::same_len([pDependentNodes.len()], [edgeData.len()]) else {
        refusal::refuse("cudaGraphNodeGetDependentNodes", "the lengths of `pDependentNodes`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut pNumDependentNodes: usize = args::count(pNumDependentNodes);
    let returned = unsafe { sys::cudaGraphNodeGetDependentNodes(
        node, args::as_mut_ptr(pDependentNodes), args::as_mut_ptr(edgeData), &mut pNumDependentNodes,
    ) };
    (returned, pNumDependentNodes)
}

/// Returns a node's ID within its graph.
///
/// `cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetLocalId))]
///
/// Returns `(cudaError_t, nodeId: unsigned int)`.
///
/// - `nodeId`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetLocalId).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t) -> (cudaError_t, u32) {
    let mut nodeId: u32 = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeGetLocalId(hNode, &mut nodeId) };
    (returned, nodeId)
}

/// Returns the parameters of a node of any type.
///
/// `cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, cudaGraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetParams))]
///
/// Returns `(cudaError_t, nodeParams: cudaGraphNodeParams)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetParams).
///
/// # Safety
///
/// - `node`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `node`, or `node` is destroyed.
#[inline]
pub unsafe fn cudaGraphNodeGetParams(
    node: cudaGraphNode_t,
) -> (cudaError_t, cudaGraphNodeParams) {
    let mut nodeParams = output::Reserved::<cudaGraphNodeParams>::new();
    let returned = unsafe { sys::cudaGraphNodeGetParams(node, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// Returns the ID by which tools such as profilers identify a node.
///
/// `cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphNodeGetToolsId))]
///
/// Returns `(cudaError_t, toolsNodeId: unsigned long long)`.
///
/// - `toolsNodeId`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphNodeGetToolsId).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t) -> (cudaError_t, u64) {
    let mut toolsNodeId: u64 = output::zeroed();
    let returned = unsafe { sys::cudaGraphNodeGetToolsId(hNode, &mut toolsNodeId) };
    (returned, toolsNodeId)
}

/// Removes edges from a graph: the edge from each `from[i]` to `to[i]`.
///
/// `cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGraphRemoveDependencies))]
///
/// - `from`, `to`, `edgeData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__GRAPH.html#:~:text=cudaGraphRemoveDependencies).
///
/// # Safety
///
/// `graph`, `from`, `to`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: &[cudaGraphNode_t],
    to: &[cudaGraphNode_t],
    edgeData: &[cudaGraphEdgeData],
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([from.len(), to.len()], [edgeData.len()])
    else {
        refusal::refuse("cudaGraphRemoveDependencies", "the lengths of `from`, `to`, `edgeData` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaGraphRemoveDependencies(
        graph, args::as_ptr(from), args::as_ptr(to), args::as_ptr(edgeData), args::count(numDependencies),
    ) };
    (returned,)
}

/// Creates an execution context whose work runs only on some of a device's SMs and work queues.
///
/// `cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaGreenCtxCreate))]
///
/// Returns `(cudaError_t, phCtx: cudaExecutionContext_t)`.
///
/// - `phCtx`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaGreenCtxCreate).
///
/// # Safety
///
/// - `desc`: a live handle.
/// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cudaGreenCtxCreate(
    desc: cudaDevResourceDesc_t,
    device: i32,
    flags: u32,
) -> (cudaError_t, cudaExecutionContext_t) {
    let mut phCtx: cudaExecutionContext_t = output::zeroed();
    let returned = unsafe { sys::cudaGreenCtxCreate(&mut phCtx, desc, device, flags) };
    (returned, phCtx)
}

/// Allocates page-locked host memory with flags (portable, mapped, write-combined).
///
/// `cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostAlloc))]
///
/// Returns `(cudaError_t, pHost: void *)`.
///
/// - `pHost`: out
/// - `flags`: in, flags: [`cudaHostAllocDefault`], [`cudaHostAllocMapped`], [`cudaHostAllocPortable`], [`cudaHostAllocWriteCombined`]
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostAlloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaHostAlloc(size: usize, flags: u32) -> (cudaError_t, *mut c_void) {
    let mut pHost: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaHostAlloc(&mut pHost, size, flags) };
    (returned, pHost)
}

/// Page-locks existing host memory, and maps it into device address spaces if requested.
///
/// `cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaHostRegister))]
///
/// - `ptr`: in, an address, passed unchanged
/// - `flags`: in, flags: [`cudaHostRegisterDefault`], [`cudaHostRegisterIoMemory`], [`cudaHostRegisterMapped`], [`cudaHostRegisterPortable`], [`cudaHostRegisterReadOnly`]
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorHostMemoryAlreadyRegistered`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaHostRegister).
///
/// # Safety
///
/// `ptr`: valid memory of the size that the other arguments imply, until `cudaHostUnregister` is called.
#[inline]
pub unsafe fn cudaHostRegister(
    ptr: *mut c_void,
    size: usize,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaHostRegister(ptr, size, flags) };
    (returned,)
}

/// Runs a host function in stream order; a mode specifies whether waiting for the function blocks or spins.
///
/// `cudaError_t cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLaunchHostFunc_v2))]
///
/// - `fn`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION.html#:~:text=cudaLaunchHostFunc_v2).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
#[inline]
pub unsafe fn cudaLaunchHostFunc_v2(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
    syncMode: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLaunchHostFunc_v2(stream, r#fn, userData, syncMode) };
    (returned,)
}

/// Returns an iterator to the current end of the driver's log.
///
/// `cudaError_t cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLogsCurrent))]
///
/// Returns `(cudaError_t, iterator_out: cudaLogIterator)`.
///
/// - `iterator_out`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsCurrent).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaLogsCurrent(flags: u32) -> (cudaError_t, cudaLogIterator) {
    let mut iterator_out: cudaLogIterator = output::zeroed();
    let returned = unsafe { sys::cudaLogsCurrent(&mut iterator_out, flags) };
    (returned, iterator_out)
}

/// Writes the driver's log messages, starting at an iterator, to a file.
///
/// `cudaError_t cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLogsDumpToFile))]
///
/// - `iterator`: in and out; `None` passes NULL
/// - `pathToFile`: in, string
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaLogsDumpToFile(
    iterator: Option<&mut cudaLogIterator>,
    pathToFile: &CStr,
    flags: u32,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLogsDumpToFile(args::option_mut_ptr(iterator), pathToFile.as_ptr(), flags) };
    (returned,)
}

/// Writes the driver's log messages, starting at an iterator, to a buffer.
///
/// `cudaError_t cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLogsDumpToMemory))]
///
/// Returns `(cudaError_t, size: size_t)`.
///
/// - `iterator`: in and out; `None` passes NULL
/// - `buffer`: out, host memory, `size` bytes
/// - `size`: in and out: the length of `buffer`
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsDumpToMemory).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaLogsDumpToMemory(
    iterator: Option<&mut cudaLogIterator>,
    buffer: &mut [u8],
    flags: u32,
) -> (cudaError_t, usize) {
    let mut size: usize = args::count(size_of_val(buffer));
    let returned = unsafe {
        sys::cudaLogsDumpToMemory(args::option_mut_ptr(iterator), args::as_mut_ptr(buffer).cast(), &mut size, flags)
    };
    (returned, size)
}

/// Registers a callback that receives the driver's log messages about errors.
///
/// `cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaLogsRegisterCallback))]
///
/// Returns `(cudaError_t, callback_out: cudaLogsCallbackHandle)`.
///
/// - `callbackFunc`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callback_out`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsRegisterCallback).
///
/// # Safety
///
/// `callbackFunc` may be called with `userData` until `cudaLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
#[inline]
pub unsafe fn cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t,
    userData: *mut c_void,
) -> (cudaError_t, cudaLogsCallbackHandle) {
    let mut callback_out: cudaLogsCallbackHandle = output::zeroed();
    let returned = unsafe { sys::cudaLogsRegisterCallback(callbackFunc, userData, &mut callback_out) };
    (returned, callback_out)
}

/// Unregisters a callback that receives the driver's log messages.
///
/// `cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)`
#[cfg_attr(doc, doc = forms!(runtime::cudaLogsUnregisterCallback))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__LOGS.html#:~:text=cudaLogsUnregisterCallback).
///
/// # Safety
///
/// - `callback`: a live handle that no other thread uses during the call.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudaLogsUnregisterCallback(
    callback: cudaLogsCallbackHandle,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaLogsUnregisterCallback(callback) };
    (returned,)
}

/// Allocates device memory on the current device.
///
/// `cudaError_t cudaMalloc(void **devPtr, size_t size)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMalloc))]
///
/// Returns `(cudaError_t, devPtr: void *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMalloc).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMalloc(size: usize) -> (cudaError_t, *mut c_void) {
    let mut devPtr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMalloc(&mut devPtr, size) };
    (returned, devPtr)
}

/// Allocates page-locked host memory that the device can read and write.
///
/// `cudaError_t cudaMallocHost(void **ptr, size_t size)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMallocHost))]
///
/// Returns `(cudaError_t, ptr: void *)`.
///
/// - `ptr`: out
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorMemoryAllocation`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMallocHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMallocHost(size: usize) -> (cudaError_t, *mut c_void) {
    let mut ptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cudaMallocHost(&mut ptr, size) };
    (returned, ptr)
}

/// Advises the driver about the use of a range of managed memory, for example that it is mostly read.
///
/// `cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemAdvise))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemAdvise).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemAdvise(devPtr, count, advice, location) };
    (returned,)
}

/// Discards the contents of managed memory ranges, then prefetches the ranges, in stream order.
///
/// `cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemDiscardAndPrefetchBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
/// - `flags`: in; must be 0
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardAndPrefetchBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
#[inline]
pub unsafe fn cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: &[*mut c_void],
    sizes: &[usize],
    prefetchLocs: &[cudaMemLocation],
    prefetchLocIdxs: &[usize],
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cudaMemDiscardAndPrefetchBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let Some(numPrefetchLocs) = args::same_len([prefetchLocs.len(), prefetchLocIdxs.len()], []) else {
        refusal::refuse(
            "cudaMemDiscardAndPrefetchBatchAsync", "the lengths of `prefetchLocs`, `prefetchLocIdxs` disagree",
        );
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaMemDiscardAndPrefetchBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count),
        args::as_ptr(prefetchLocs).cast_mut(), args::as_ptr(prefetchLocIdxs).cast_mut(), args::count(numPrefetchLocs),
        flags, stream,
    ) };
    (returned,)
}

/// Discards the contents of managed memory ranges in stream order, so that they are not copied on migration.
///
/// `cudaError_t cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemDiscardBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `flags`: in; must be 0
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemDiscardBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - The ranges must not be read, written or prefetched at the same time, on the host or on the device.
#[inline]
pub unsafe fn cudaMemDiscardBatchAsync(
    dptrs: &[*mut c_void],
    sizes: &[usize],
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cudaMemDiscardBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaMemDiscardBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count), flags, stream,
    ) };
    (returned,)
}

/// Returns the default memory pool, created by the driver, for a location and an allocation type.
///
/// `cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemGetDefaultMemPool))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetDefaultMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemGetDefaultMemPool(
    location: &cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe {
        sys::cudaMemGetDefaultMemPool(&mut memPool, core::ptr::from_ref(location).cast_mut(), r#type)
    };
    (returned, memPool)
}

/// Stores in `location_out` the memory location of each part of an address range.
///
/// `cudaError_t cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity, cudaMemLocation *location_out)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemGetLocationInfo))]
///
/// - `devPtr`: in, an address, passed unchanged
/// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemGetLocationInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemGetLocationInfo(
    devPtr: *mut c_void,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: &mut [cudaMemLocation],
) -> (cudaError_t,) {
    if location_out.len() < args::div_ceil(size, summaryGranularity) {
        refusal::refuse("cudaMemGetLocationInfo", "`location_out` is shorter than `size` / `summaryGranularity`");
        return (cudaError_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cudaMemGetLocationInfo(
        devPtr, size, summaryGranularity, samplingGranularity, args::as_mut_ptr(location_out),
    ) };
    (returned,)
}

/// Returns the current memory pool for a location and an allocation type.
///
/// `cudaError_t cudaMemGetMemPool(cudaMemPool_t *memPool, cudaMemLocation *location, cudaMemAllocationType type)`
#[cfg_attr(doc, doc = forms!(runtime::cudaMemGetMemPool))]
///
/// Returns `(cudaError_t, memPool: cudaMemPool_t)`.
///
/// - `memPool`: out
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemGetMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaMemGetMemPool(
    location: &cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> (cudaError_t, cudaMemPool_t) {
    let mut memPool: cudaMemPool_t = output::zeroed();
    let returned = unsafe { sys::cudaMemGetMemPool(&mut memPool, core::ptr::from_ref(location).cast_mut(), r#type) };
    (returned, memPool)
}

/// Sets the access that devices have to a pool's memory.
///
/// `cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPoolSetAccess))]
///
/// - `descList`: in, array, whose length is passed as `count`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemPoolSetAccess).
///
/// # Safety
///
/// - `memPool`: a live handle.
/// - Memory of the pool must not be used from a location that loses access.
#[inline]
pub unsafe fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: &[cudaMemAccessDesc],
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPoolSetAccess(memPool, args::as_ptr(descList), args::count(descList.len())) };
    (returned,)
}

/// Prefetches managed memory to a device or to the host, in stream order.
///
/// `cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPrefetchAsync))]
///
/// - `devPtr`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidDevice`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devPtr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: u32,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemPrefetchAsync(devPtr, count, location, flags, stream) };
    (returned,)
}

/// Prefetches multiple ranges of managed memory, each to its own location, in stream order.
///
/// `cudaError_t cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemPrefetchBatchAsync))]
///
/// - `dptrs`, `sizes`: in, array, whose length is passed as `count`
/// - `prefetchLocs`, `prefetchLocIdxs`: in, array, whose length is passed as `numPrefetchLocs`
/// - `flags`: in; must be 0
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemPrefetchBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `dptrs` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemPrefetchBatchAsync(
    dptrs: &[*mut c_void],
    sizes: &[usize],
    prefetchLocs: &[cudaMemLocation],
    prefetchLocIdxs: &[usize],
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([dptrs.len(), sizes.len()], []) else {
        refusal::refuse("cudaMemPrefetchBatchAsync", "the lengths of `dptrs`, `sizes` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let Some(numPrefetchLocs) = args::same_len([prefetchLocs.len(), prefetchLocIdxs.len()], []) else {
        refusal::refuse("cudaMemPrefetchBatchAsync", "the lengths of `prefetchLocs`, `prefetchLocIdxs` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaMemPrefetchBatchAsync(
        args::as_ptr(dptrs).cast_mut(), args::as_ptr(sizes).cast_mut(), args::count(count),
        args::as_ptr(prefetchLocs).cast_mut(), args::as_ptr(prefetchLocIdxs).cast_mut(), args::count(numPrefetchLocs),
        flags, stream,
    ) };
    (returned,)
}

/// Selects the current memory pool for a location and an allocation type.
///
/// `cudaError_t cudaMemSetMemPool(cudaMemLocation *location, cudaMemAllocationType type, cudaMemPool_t memPool)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemSetMemPool))]
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotSupported`].
///
/// In `cuda_runtime_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY__POOLS.html#:~:text=cudaMemSetMemPool).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cudaMemSetMemPool(
    location: &cudaMemLocation,
    r#type: cudaMemAllocationType,
    memPool: cudaMemPool_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemSetMemPool(core::ptr::from_ref(location).cast_mut(), r#type, memPool) };
    (returned,)
}

/// Performs a batch of 3D copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `cudaError_t cudaMemcpy3DBatchAsync(size_t numOps, cudaMemcpy3DBatchOp *opList, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy3DBatchAsync))]
///
/// - `opList`: in, array, whose length is passed as `numOps`
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `opList` must stay valid until the call's work completes on `stream`.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cudaMemcpy3DBatchAsync(
    opList: &[cudaMemcpy3DBatchOp],
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpy3DBatchAsync(args::count(opList.len()), args::as_ptr(opList).cast_mut(), flags, stream)
    };
    (returned,)
}

/// Copies a 3D region in stream order; attributes specify, for example, when the source is read.
///
/// `cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpy3DWithAttributesAsync))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpy3DWithAttributesAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `op` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudaMemcpy3DWithAttributesAsync(
    op: &cudaMemcpy3DBatchOp,
    flags: u64,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe { sys::cudaMemcpy3DWithAttributesAsync(core::ptr::from_ref(op).cast_mut(), flags, stream) };
    (returned,)
}

/// Performs a batch of copies in stream order; within the batch, the order of the copies is unspecified.
///
/// `cudaError_t cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyBatchAsync))]
///
/// - `dsts`, `srcs`, `sizes`: in, array, whose length is passed as `count`
/// - `attrs`, `attrsIdxs`: in, array, whose length is passed as `numAttrs`
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyBatchAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Each address in `dsts` points to valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - Each address in `srcs` points to valid memory of the size that the other arguments imply, for the duration that `attrs` specifies.
/// - No copy of the batch may depend on another copy of the batch.
#[inline]
pub unsafe fn cudaMemcpyBatchAsync(
    dsts: &[*mut c_void],
    srcs: &[*const c_void],
    sizes: &[usize],
    attrs: &[cudaMemcpyAttributes],
    attrsIdxs: &[usize],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(count) = args::same_len([dsts.len(), srcs.len(), sizes.len()], []) else {
        refusal::refuse("cudaMemcpyBatchAsync", "the lengths of `dsts`, `srcs`, `sizes` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let Some(numAttrs) = args::same_len([attrs.len(), attrsIdxs.len()], []) else {
        refusal::refuse("cudaMemcpyBatchAsync", "the lengths of `attrs`, `attrsIdxs` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaMemcpyBatchAsync(
        args::as_ptr(dsts), args::as_ptr(srcs), args::as_ptr(sizes), args::count(count), args::as_ptr(attrs).cast_mut(),
        args::as_ptr(attrsIdxs).cast_mut(), args::count(numAttrs), stream,
    ) };
    (returned,)
}

/// Copies bytes in stream order; attributes specify, for example, when the source is read.
///
/// `cudaError_t cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size, cudaMemcpyAttributes *attr, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaMemcpyWithAttributesAsync))]
///
/// - `dst`, `src`: in, an address, passed unchanged
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__MEMORY.html#:~:text=cudaMemcpyWithAttributesAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dst`: valid memory of `size` bytes, until the call's work completes on `stream`.
/// - `src`: valid memory of `size` bytes, for the duration that `attr` specifies.
#[inline]
pub unsafe fn cudaMemcpyWithAttributesAsync(
    dst: *mut c_void,
    src: *const c_void,
    size: usize,
    attr: &cudaMemcpyAttributes,
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaMemcpyWithAttributesAsync(dst, src, size, core::ptr::from_ref(attr).cast_mut(), stream)
    };
    (returned,)
}

/// Signals imported semaphores in stream order.
///
/// `cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaSignalExternalSemaphoresAsync))]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
/// - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.
#[inline]
pub unsafe fn cudaSignalExternalSemaphoresAsync(
    extSemArray: &[cudaExternalSemaphore_t],
    paramsArray: &[cudaExternalSemaphoreSignalParams],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cudaSignalExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaSignalExternalSemaphoresAsync(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}

/// Starts recapturing a stream's work into an existing graph; a callback receives the parameters of changed nodes.
///
/// `cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t stream, cudaStreamCaptureMode mode, cudaGraph_t graph, cudaGraphRecaptureCallbackData *callbackData)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamBeginRecaptureToGraph))]
///
/// - `callbackData`: in; `None` passes NULL
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamBeginRecaptureToGraph).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `graph`: a live handle that no other thread uses during the call.
/// - `callbackData` is used after the call returns: keep it alive and do not modify it until `cudaStreamEndCapture` is called.
/// - Pointers, handles and lengths in `callbackData` must stay valid until `cudaStreamEndCapture` is called.
#[inline]
pub unsafe fn cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: Option<&cudaGraphRecaptureCallbackData>,
) -> (cudaError_t,) {
    let returned = unsafe {
        sys::cudaStreamBeginRecaptureToGraph(stream, mode, graph, args::option_ptr(callbackData).cast_mut())
    };
    (returned,)
}

/// Creates a stream on the current device that synchronizes with the legacy default stream.
///
/// `cudaError_t cudaStreamCreate(cudaStream_t *pStream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreate))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreate() -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreate(&mut pStream) };
    (returned, pStream)
}

/// Creates a stream; flags specify whether it synchronizes with the legacy default stream.
///
/// `cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreateWithFlags))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
/// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreateWithFlags(flags: u32) -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreateWithFlags(&mut pStream, flags) };
    (returned, pStream)
}

/// Creates a stream with a priority; smaller numbers mean higher priorities.
///
/// `cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamCreateWithPriority))]
///
/// Returns `(cudaError_t, pStream: cudaStream_t)`.
///
/// - `pStream`: out
/// - `flags`: in, flags: [`cudaStreamDefault`], [`cudaStreamNonBlocking`]
///
/// Documented errors: [`cudaError::cudaErrorExternalDevice`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamCreateWithPriority).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudaStreamCreateWithPriority(
    flags: u32,
    priority: i32,
) -> (cudaError_t, cudaStream_t) {
    let mut pStream: cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cudaStreamCreateWithPriority(&mut pStream, flags, priority) };
    (returned, pStream)
}

/// Returns a stream's capture status and ID, the graph, and the nodes on which its next work depends.
///
/// `cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetCaptureInfo))]
///
/// Returns `(cudaError_t, captureStatus_out: cudaStreamCaptureStatus, id_out: unsigned long long, graph_out: cudaGraph_t, dependencies_out: const cudaGraphNode_t *, edgeData_out: const cudaGraphEdgeData *, numDependencies_out: size_t)`.
///
/// - `captureStatus_out`, `id_out`, `graph_out`, `numDependencies_out`: out
/// - `dependencies_out`, `edgeData_out`: out, an array of `numDependencies_out` elements that CUDA owns
///
/// Documented errors: [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorLossyQuery`], [`cudaError::cudaErrorStreamCaptureImplicit`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamGetCaptureInfo).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `stream`.
#[inline]
pub unsafe fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
) -> (cudaError_t, cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize) {
    let mut captureStatus_out: cudaStreamCaptureStatus = output::zeroed();
    let mut id_out: u64 = output::zeroed();
    let mut graph_out: cudaGraph_t = output::zeroed();
    let mut dependencies_out: *const cudaGraphNode_t = output::zeroed();
    let mut edgeData_out: *const cudaGraphEdgeData = output::zeroed();
    let mut numDependencies_out: usize = output::zeroed();
    let returned = unsafe { sys::cudaStreamGetCaptureInfo(
        stream, &mut captureStatus_out, &mut id_out, &mut graph_out, &mut dependencies_out, &mut edgeData_out,
        &mut numDependencies_out,
    ) };
    (returned, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
}

/// Returns the resources of one type, such as SMs or work queues, that a stream's work may use.
///
/// `cudaError_t cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource, cudaDevResourceType type)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamGetDevResource))]
///
/// Returns `(cudaError_t, resource: cudaDevResource)`.
///
/// - `resource`: out
///
/// Documented errors: [`cudaError::cudaErrorCallRequiresNewerDriver`], [`cudaError::cudaErrorCudartUnloading`], [`cudaError::cudaErrorDeviceUninitialized`], [`cudaError::cudaErrorInitializationError`], [`cudaError::cudaErrorInvalidResourceType`], [`cudaError::cudaErrorInvalidValue`], [`cudaError::cudaErrorNotPermitted`].
///
/// In `cuda_runtime_api.h` since CUDA 13.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXECUTION__CONTEXT.html#:~:text=cudaStreamGetDevResource).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers in `resource` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cudaStreamGetDevResource(
    hStream: cudaStream_t,
    r#type: cudaDevResourceType,
) -> (cudaError_t, cudaDevResource) {
    let mut resource = output::Reserved::<cudaDevResource>::new();
    let returned = unsafe { sys::cudaStreamGetDevResource(hStream, resource.slot(), r#type) };
    (returned, resource.take())
}

/// Adds or replaces the nodes on which the next captured work of a stream depends.
///
/// `cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaStreamUpdateCaptureDependencies))]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`cudaError::cudaErrorIllegalState`], [`cudaError::cudaErrorInvalidValue`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__STREAM.html#:~:text=cudaStreamUpdateCaptureDependencies).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `dependencies`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: &[cudaGraphNode_t],
    dependencyData: &[cudaGraphEdgeData],
    flags: cudaStreamUpdateCaptureDependenciesFlags,
) -> (cudaError_t,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse(
            "cudaStreamUpdateCaptureDependencies", "the lengths of `dependencies`, `dependencyData` disagree",
        );
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaStreamUpdateCaptureDependencies(
        stream, args::as_ptr(dependencies).cast_mut(), args::as_ptr(dependencyData), args::count(numDependencies),
        flags.bits(),
    ) };
    (returned,)
}

/// Makes a stream wait for imported semaphores.
///
/// `cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned runtime::cudaWaitExternalSemaphoresAsync))]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`cudaError::cudaErrorInvalidResourceHandle`], [`cudaError::cudaErrorTimeout`].
///
/// In `cuda_runtime_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-runtime-api/cuda_runtime_api/group__CUDART__EXTRES__INTEROP.html#:~:text=cudaWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
#[inline]
pub unsafe fn cudaWaitExternalSemaphoresAsync(
    extSemArray: &[cudaExternalSemaphore_t],
    paramsArray: &[cudaExternalSemaphoreWaitParams],
    stream: cudaStream_t,
) -> (cudaError_t,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cudaWaitExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (cudaError_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cudaWaitExternalSemaphoresAsync(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}
