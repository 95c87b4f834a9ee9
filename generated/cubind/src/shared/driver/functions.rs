//! Functions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_CUcoredumpSettings(selector: CUcoredumpSettings) -> ValueSize {
    match selector {
        CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION
        | CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST
        | CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT
        | CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER => ValueSize::One(1),
        CUcoredumpSettings::CU_COREDUMP_FILE | CUcoredumpSettings::CU_COREDUMP_PIPE => {
            ValueSize::Elements {
                size: 1,
                count: 1024,
            }
        }
        CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS => ValueSize::One(4),
        _ => ValueSize::Any,
    }
}

const fn value_size_CUgraphMem_attribute(selector: CUgraphMem_attribute) -> ValueSize {
    match selector {
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT
        | CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
        | CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT
        | CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_CUmemAllocationHandleType(
    selector: CUmemAllocationHandleType,
) -> ValueSize {
    match selector {
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE
        | CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        | CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT => ValueSize::One(4),
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32 => ValueSize::One(8),
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC => ValueSize::One(64),
        _ => ValueSize::Any,
    }
}

const fn value_size_CUmemPool_attribute(selector: CUmemPool_attribute) -> ValueSize {
    match selector {
        CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID => ValueSize::One(4),
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH
        | CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

const fn value_size_CUmemRangeHandleType(selector: CUmemRangeHandleType) -> ValueSize {
    match selector {
        CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD => ValueSize::One(4),
        _ => ValueSize::Any,
    }
}

const fn value_size_CUmem_range_attribute(selector: CUmem_range_attribute) -> ValueSize {
    match selector {
        CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE
        | CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID => {
            ValueSize::One(4)
        }
        CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_CUpointer_attribute(selector: CUpointer_attribute) -> ValueSize {
    match selector {
        CUpointer_attribute::CU_POINTER_ATTRIBUTE_CONTEXT
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_BUFFER_ID
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_RANGE_SIZE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_MAPPING_SIZE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID => ValueSize::One(8),
        CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_MAPPED
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_ACCESS_FLAGS
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE
        | CUpointer_attribute::CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL => {
            ValueSize::One(4)
        }
        CUpointer_attribute::CU_POINTER_ATTRIBUTE_P2P_TOKENS => ValueSize::One(16),
        _ => ValueSize::Any,
    }
}

/// Creates a CUDA array with up to three dimensions, optionally layered, cubemap or sparse.
///
/// `CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)`
#[cfg_attr(doc, doc = forms!(owned driver::cuArray3DCreate = cuArray3DCreate_v2))]
///
/// Returns `(CUresult, pHandle: CUarray)`.
///
/// - `pHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuArray3DCreate(
    pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR,
) -> (CUresult, CUarray) {
    let mut pHandle: CUarray = output::zeroed();
    let returned = unsafe { sys::cuArray3DCreate_v2(&mut pHandle, core::ptr::from_ref(pAllocateArray)) };
    (returned, pHandle)
}

/// The symbol behind [`cuArray3DCreate`].
pub use self::cuArray3DCreate as cuArray3DCreate_v2;

/// Returns the size, element format and flags of any CUDA array.
///
/// `CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuArray3DGetDescriptor = cuArray3DGetDescriptor_v2)
)]
///
/// Returns `(CUresult, pArrayDescriptor: CUDA_ARRAY3D_DESCRIPTOR)`.
///
/// - `pArrayDescriptor`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArray3DGetDescriptor).
///
/// # Safety
///
/// `hArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuArray3DGetDescriptor(
    hArray: CUarray,
) -> (CUresult, CUDA_ARRAY3D_DESCRIPTOR) {
    let mut pArrayDescriptor = output::Reserved::<CUDA_ARRAY3D_DESCRIPTOR>::new();
    let returned = unsafe { sys::cuArray3DGetDescriptor_v2(pArrayDescriptor.slot(), hArray) };
    (returned, pArrayDescriptor.take())
}

/// The symbol behind [`cuArray3DGetDescriptor`].
pub use self::cuArray3DGetDescriptor as cuArray3DGetDescriptor_v2;

/// Creates a one- or two-dimensional CUDA array, for textures and surfaces.
///
/// `CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)`
#[cfg_attr(doc, doc = forms!(owned driver::cuArrayCreate = cuArrayCreate_v2))]
///
/// Returns `(CUresult, pHandle: CUarray)`.
///
/// - `pHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuArrayCreate(
    pAllocateArray: &CUDA_ARRAY_DESCRIPTOR,
) -> (CUresult, CUarray) {
    let mut pHandle: CUarray = output::zeroed();
    let returned = unsafe { sys::cuArrayCreate_v2(&mut pHandle, core::ptr::from_ref(pAllocateArray)) };
    (returned, pHandle)
}

/// The symbol behind [`cuArrayCreate`].
pub use self::cuArrayCreate as cuArrayCreate_v2;

/// Destroys a CUDA array, which must no longer be used by any texture or surface.
///
/// `CUresult cuArrayDestroy(CUarray hArray)`
#[cfg_attr(doc, doc = forms!(driver::cuArrayDestroy))]
///
/// - `hArray`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_ARRAY_IS_MAPPED`], [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayDestroy).
///
/// # Safety
///
/// - `hArray`: a live handle that no other thread uses during the call.
/// - No thread may use `hArray`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuArrayDestroy(hArray: CUarray) -> (CUresult,) {
    let returned = unsafe { sys::cuArrayDestroy(hArray) };
    (returned,)
}

/// Returns the width, height and element format of a one- or two-dimensional CUDA array.
///
/// `CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuArrayGetDescriptor = cuArrayGetDescriptor_v2)
)]
///
/// Returns `(CUresult, pArrayDescriptor: CUDA_ARRAY_DESCRIPTOR)`.
///
/// - `pArrayDescriptor`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetDescriptor).
///
/// # Safety
///
/// `hArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuArrayGetDescriptor(
    hArray: CUarray,
) -> (CUresult, CUDA_ARRAY_DESCRIPTOR) {
    let mut pArrayDescriptor = output::Reserved::<CUDA_ARRAY_DESCRIPTOR>::new();
    let returned = unsafe { sys::cuArrayGetDescriptor_v2(pArrayDescriptor.slot(), hArray) };
    (returned, pArrayDescriptor.take())
}

/// The symbol behind [`cuArrayGetDescriptor`].
pub use self::cuArrayGetDescriptor as cuArrayGetDescriptor_v2;

/// Returns the size and alignment of the memory that a CUDA array with deferred mapping requires.
///
/// `CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)`
#[cfg_attr(doc, doc = forms!(owned driver::cuArrayGetMemoryRequirements))]
///
/// Returns `(CUresult, memoryRequirements: CUDA_ARRAY_MEMORY_REQUIREMENTS)`.
///
/// - `memoryRequirements`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetMemoryRequirements).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuArrayGetMemoryRequirements(
    array: CUarray,
    device: CUdevice,
) -> (CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS) {
    let mut memoryRequirements = output::Reserved::<
        CUDA_ARRAY_MEMORY_REQUIREMENTS,
    >::new();
    let returned = unsafe { sys::cuArrayGetMemoryRequirements(memoryRequirements.slot(), array, device) };
    (returned, memoryRequirements.take())
}

/// Returns one plane of a CUDA array with a planar format, such as NV12, as a CUDA array.
///
/// `CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuArrayGetPlane))]
///
/// Returns `(CUresult, pPlaneArray: CUarray)`.
///
/// - `pPlaneArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetPlane).
///
/// # Safety
///
/// `hArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuArrayGetPlane(hArray: CUarray, planeIdx: u32) -> (CUresult, CUarray) {
    let mut pPlaneArray: CUarray = output::zeroed();
    let returned = unsafe { sys::cuArrayGetPlane(&mut pPlaneArray, hArray, planeIdx) };
    (returned, pPlaneArray)
}

/// Returns the tile size and the mip tail of a sparse CUDA array.
///
/// `CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)`
#[cfg_attr(doc, doc = forms!(owned driver::cuArrayGetSparseProperties))]
///
/// Returns `(CUresult, sparseProperties: CUDA_ARRAY_SPARSE_PROPERTIES)`.
///
/// - `sparseProperties`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuArrayGetSparseProperties).
///
/// # Safety
///
/// `array`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuArrayGetSparseProperties(
    array: CUarray,
) -> (CUresult, CUDA_ARRAY_SPARSE_PROPERTIES) {
    let mut sparseProperties = output::Reserved::<CUDA_ARRAY_SPARSE_PROPERTIES>::new();
    let returned = unsafe { sys::cuArrayGetSparseProperties(sparseProperties.slot(), array) };
    (returned, sparseProperties.take())
}

/// Returns the ID of the thread that restores the CUDA state of a process.
///
/// `CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessGetRestoreThreadId))]
///
/// Returns `(CUresult, tid: int)`.
///
/// - `tid`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetRestoreThreadId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessGetRestoreThreadId(pid: i32) -> (CUresult, i32) {
    let mut tid: i32 = output::zeroed();
    let returned = unsafe { sys::cuCheckpointProcessGetRestoreThreadId(pid, &mut tid) };
    (returned, tid)
}

/// Returns a process's checkpoint state: running, locked, checkpointed or failed.
///
/// `CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessGetState))]
///
/// Returns `(CUresult, state: CUprocessState)`.
///
/// - `state`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessGetState).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessGetState(pid: i32) -> (CUresult, CUprocessState) {
    let mut state: CUprocessState = output::zeroed();
    let returned = unsafe { sys::cuCheckpointProcessGetState(pid, &mut state) };
    (returned, state)
}

/// Blocks further CUDA calls of a process and waits for its pending work, before a checkpoint.
///
/// `CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessLock))]
///
/// - `args`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessLock).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessLock(
    pid: i32,
    args: Option<&CUcheckpointLockArgs>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointProcessLock(pid, args::option_ptr(args).cast_mut()) };
    (returned,)
}

/// Allows a locked process to call CUDA again.
///
/// `CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)`
#[cfg_attr(doc, doc = forms!(driver::cuCheckpointProcessUnlock))]
///
/// - `args`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CHECKPOINT.html#:~:text=cuCheckpointProcessUnlock).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCheckpointProcessUnlock(
    pid: i32,
    args: Option<&CUcheckpointUnlockArgs>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuCheckpointProcessUnlock(pid, args::option_ptr(args).cast_mut()) };
    (returned,)
}

/// Returns one attribute, such as the file name, of GPU core dumps for the current context.
///
/// `CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpGetAttribute))]
///
/// Returns `(CUresult, value: T, size: size_t)`.
///
/// - `value`: out, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
/// - `size`: in and out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCoredumpGetAttribute<T: Output>(
    attrib: CUcoredumpSettings,
) -> (CUresult, T, usize) {
    if !value_size_CUcoredumpSettings(attrib).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cuCoredumpGetAttribute",
            "the size of a value of `value` differs from that of the type that `attrib` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let mut size: usize = args::count(size_of::<T>());
    let returned = unsafe { sys::cuCoredumpGetAttribute(attrib, value.slot().cast(), &mut size) };
    (returned, value.take(), size)
}

/// Returns one attribute of GPU core dumps for the whole process.
///
/// `CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpGetAttributeGlobal))]
///
/// Returns `(CUresult, value: T, size: size_t)`.
///
/// - `value`: out, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
/// - `size`: in and out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpGetAttributeGlobal).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCoredumpGetAttributeGlobal<T: Output>(
    attrib: CUcoredumpSettings,
) -> (CUresult, T, usize) {
    if !value_size_CUcoredumpSettings(attrib).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cuCoredumpGetAttributeGlobal",
            "the size of a value of `value` differs from that of the type that `attrib` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let mut size: usize = args::count(size_of::<T>());
    let returned = unsafe { sys::cuCoredumpGetAttributeGlobal(attrib, value.slot().cast(), &mut size) };
    (returned, value.take(), size)
}

/// Changes one attribute, such as the file name, of GPU core dumps for the current context.
///
/// `CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpSetAttribute))]
///
/// Returns `(CUresult, size: size_t)`.
///
/// - `value`: in, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
/// - `size`: in and out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttribute).
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` must not be set together with the attributes that it replaces.
#[inline]
pub unsafe fn cuCoredumpSetAttribute<T: Input>(
    attrib: CUcoredumpSettings,
    value: &T,
) -> (CUresult, usize) {
    if !value_size_CUcoredumpSettings(attrib).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cuCoredumpSetAttribute",
            "the size of a value of `value` differs from that of the type that `attrib` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut size: usize = args::count(size_of::<T>());
    let returned = unsafe {
        sys::cuCoredumpSetAttribute(attrib, core::ptr::from_ref(value).cast_mut().cast(), &mut size)
    };
    (returned, size)
}

/// Changes one attribute of GPU core dumps for the whole process.
///
/// `CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)`
#[cfg_attr(doc, doc = forms!(driver::cuCoredumpSetAttributeGlobal))]
///
/// Returns `(CUresult, size: size_t)`.
///
/// - `value`: in, one value; `attrib` selects the type: `_Bool` for `CU_COREDUMP_ENABLE_ON_EXCEPTION`, `CU_COREDUMP_TRIGGER_HOST`, `CU_COREDUMP_LIGHTWEIGHT`, `CU_COREDUMP_ENABLE_USER_TRIGGER`; `char [1024]` for `CU_COREDUMP_FILE`, `CU_COREDUMP_PIPE`; `unsigned int` for `CU_COREDUMP_GENERATION_FLAGS`
/// - `size`: in and out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__COREDUMP.html#:~:text=cuCoredumpSetAttributeGlobal).
///
/// # Safety
///
/// `CU_COREDUMP_GENERATION_FLAGS` must not be set together with the attributes that it replaces.
#[inline]
pub unsafe fn cuCoredumpSetAttributeGlobal<T: Input>(
    attrib: CUcoredumpSettings,
    value: &T,
) -> (CUresult, usize) {
    if !value_size_CUcoredumpSettings(attrib).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cuCoredumpSetAttributeGlobal",
            "the size of a value of `value` differs from that of the type that `attrib` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut size: usize = args::count(size_of::<T>());
    let returned = unsafe {
        sys::cuCoredumpSetAttributeGlobal(attrib, core::ptr::from_ref(value).cast_mut().cast(), &mut size)
    };
    (returned, size)
}

/// Increments the usage count of the current context and returns the context.
///
/// `CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxAttach))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxAttach).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuCtxAttach(flags: u32) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxAttach(&mut pctx, flags) };
    (returned, pctx)
}

/// Destroys a context and all its resources; threads to which it was current must not use it again.
///
/// `CUresult cuCtxDestroy_v2(CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxDestroy = cuCtxDestroy_v2))]
///
/// - `ctx`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxDestroy).
///
/// # Safety
///
/// - `ctx`: a live handle.
/// - No thread may use `ctx`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuCtxDestroy(ctx: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxDestroy_v2(ctx) };
    (returned,)
}

/// The symbol behind [`cuCtxDestroy`].
pub use self::cuCtxDestroy as cuCtxDestroy_v2;

/// Decrements the usage count of a context, and destroys the context if the count is zero.
///
/// `CUresult cuCtxDetach(CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxDetach))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxDetach).
///
/// # Safety
///
/// - `ctx`: a live handle.
/// - No thread may use `ctx`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuCtxDetach(ctx: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxDetach(ctx) };
    (returned,)
}

/// Disables the current context's direct access to a peer context's memory.
///
/// `CUresult cuCtxDisablePeerAccess(CUcontext peerContext)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxDisablePeerAccess))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxDisablePeerAccess).
///
/// # Safety
///
/// - `peerContext`: a live handle.
/// - Before the call, all work in the current context that uses memory of `peerContext` must be complete.
#[inline]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxDisablePeerAccess(peerContext) };
    (returned,)
}

/// Gives the current context direct access to a peer context's memory, but not vice versa.
///
/// `CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxEnablePeerAccess))]
///
/// - `Flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED`], [`CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`], [`CUresult::CUDA_ERROR_TOO_MANY_PEERS`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuCtxEnablePeerAccess).
///
/// # Safety
///
/// `peerContext`: a live handle.
#[inline]
pub unsafe fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxEnablePeerAccess(peerContext, Flags) };
    (returned,)
}

/// Converts a green context to a context handle, for functions such as `cuCtxSetCurrent`.
///
/// `CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxFromGreenCtx))]
///
/// Returns `(CUresult, pContext: CUcontext)`.
///
/// - `pContext`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuCtxFromGreenCtx).
///
/// # Safety
///
/// - `hCtx`: a live handle that no other thread uses during the call.
/// - The returned context must not be destroyed separately: it is destroyed with `hCtx`.
#[inline]
pub unsafe fn cuCtxFromGreenCtx(hCtx: CUgreenCtx) -> (CUresult, CUcontext) {
    let mut pContext: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxFromGreenCtx(&mut pContext, hCtx) };
    (returned, pContext)
}

/// Returns the API version that a context was created for (3010 or later).
///
/// `CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxGetApiVersion))]
///
/// Returns `(CUresult, version: unsigned int)`.
///
/// - `ctx`: in; may be NULL
/// - `version`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetApiVersion).
///
/// # Safety
///
/// `ctx`: a live handle, or NULL.
#[inline]
pub unsafe fn cuCtxGetApiVersion(ctx: CUcontext) -> (CUresult, u32) {
    let mut version: u32 = output::zeroed();
    let returned = unsafe { sys::cuCtxGetApiVersion(ctx, &mut version) };
    (returned, version)
}

/// Returns the preferred split of on-chip memory between L1 and shared memory for the current context.
///
/// `CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetCacheConfig))]
///
/// Returns `(CUresult, pconfig: CUfunc_cache)`.
///
/// - `pconfig`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetCacheConfig() -> (CUresult, CUfunc_cache) {
    let mut pconfig: CUfunc_cache = output::zeroed();
    let returned = unsafe { sys::cuCtxGetCacheConfig(&mut pconfig) };
    (returned, pconfig)
}

/// Returns the calling thread's current context, or null if there is none.
///
/// `CUresult cuCtxGetCurrent(CUcontext *pctx)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetCurrent))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetCurrent).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetCurrent() -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxGetCurrent(&mut pctx) };
    (returned, pctx)
}

/// Returns the device that the current context belongs to.
///
/// `CUresult cuCtxGetDevice(CUdevice *device)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetDevice))]
///
/// Returns `(CUresult, device: CUdevice)`.
///
/// - `device`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetDevice() -> (CUresult, CUdevice) {
    let mut device: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuCtxGetDevice(&mut device) };
    (returned, device)
}

/// Returns an execution affinity of the current context, such as the number of SMs that it may use.
///
/// `CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetExecAffinity))]
///
/// Returns `(CUresult, pExecAffinity: CUexecAffinityParam)`.
///
/// - `pExecAffinity`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetExecAffinity).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetExecAffinity(
    r#type: CUexecAffinityType,
) -> (CUresult, CUexecAffinityParam) {
    let mut pExecAffinity = output::Reserved::<CUexecAffinityParam>::new();
    let returned = unsafe { sys::cuCtxGetExecAffinity(pExecAffinity.slot(), r#type) };
    (returned, pExecAffinity.take())
}

/// Returns the flags of the current context, which specify, for example, how the CPU waits for the GPU.
///
/// `CUresult cuCtxGetFlags(unsigned int *flags)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetFlags))]
///
/// Returns `(CUresult, flags: CUctx_flags)`.
///
/// - `flags`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetFlags() -> (CUresult, CUctx_flags) {
    let mut flags: u32 = output::zeroed();
    let returned = unsafe { sys::cuCtxGetFlags(&mut flags) };
    (returned, CUctx_flags(flags))
}

/// Returns a context's ID, which is unique for the lifetime of the process.
///
/// `CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxGetId))]
///
/// Returns `(CUresult, ctxId: unsigned long long)`.
///
/// - `ctxId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetId).
///
/// # Safety
///
/// `ctx`: a live handle.
#[inline]
pub unsafe fn cuCtxGetId(ctx: CUcontext) -> (CUresult, u64) {
    let mut ctxId: u64 = output::zeroed();
    let returned = unsafe { sys::cuCtxGetId(ctx, &mut ctxId) };
    (returned, ctxId)
}

/// Returns the bank width of shared memory in the current context.
///
/// `CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetSharedMemConfig))]
///
/// Returns `(CUresult, pConfig: CUsharedconfig)`.
///
/// - `pConfig`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxGetSharedMemConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuCtxGetSharedMemConfig() -> (CUresult, CUsharedconfig) {
    let mut pConfig: CUsharedconfig = output::zeroed();
    let returned = unsafe { sys::cuCtxGetSharedMemConfig(&mut pConfig) };
    (returned, pConfig)
}

/// Returns the lowest and highest stream priorities; smaller numbers mean higher priorities.
///
/// `CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetStreamPriorityRange))]
///
/// Returns `(CUresult, leastPriority: int, greatestPriority: int)`.
///
/// - `leastPriority`, `greatestPriority`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetStreamPriorityRange).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetStreamPriorityRange() -> (CUresult, i32, i32) {
    let mut leastPriority: i32 = output::zeroed();
    let mut greatestPriority: i32 = output::zeroed();
    let returned = unsafe { sys::cuCtxGetStreamPriorityRange(&mut leastPriority, &mut greatestPriority) };
    (returned, leastPriority, greatestPriority)
}

/// Removes the current context from the top of the calling thread's stack, and returns the context.
///
/// `CUresult cuCtxPopCurrent_v2(CUcontext *pctx)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxPopCurrent = cuCtxPopCurrent_v2))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPopCurrent).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxPopCurrent() -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuCtxPopCurrent_v2(&mut pctx) };
    (returned, pctx)
}

/// The symbol behind [`cuCtxPopCurrent`].
pub use self::cuCtxPopCurrent as cuCtxPopCurrent_v2;

/// Pushes a context onto the calling thread's context stack, which makes it current.
///
/// `CUresult cuCtxPushCurrent_v2(CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxPushCurrent = cuCtxPushCurrent_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxPushCurrent).
///
/// # Safety
///
/// `ctx`: a live handle.
#[inline]
pub unsafe fn cuCtxPushCurrent(ctx: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxPushCurrent_v2(ctx) };
    (returned,)
}

/// The symbol behind [`cuCtxPushCurrent`].
pub use self::cuCtxPushCurrent as cuCtxPushCurrent_v2;

/// Records an event that completes when all work submitted to a context so far is complete.
///
/// `CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxRecordEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxRecordEvent).
///
/// # Safety
///
/// `hCtx`, `hEvent`: live handles.
#[inline]
pub unsafe fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxRecordEvent(hCtx, hEvent) };
    (returned,)
}

/// Resets all persisting lines in the L2 cache of the current context's device to the normal state.
///
/// `CUresult cuCtxResetPersistingL2Cache(void)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxResetPersistingL2Cache))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxResetPersistingL2Cache).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxResetPersistingL2Cache() -> (CUresult,) {
    let returned = unsafe { sys::cuCtxResetPersistingL2Cache() };
    (returned,)
}

/// Sets the preferred split of on-chip memory between L1 and shared memory for the current context.
///
/// `CUresult cuCtxSetCacheConfig(CUfunc_cache config)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSetCacheConfig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCacheConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxSetCacheConfig(config: CUfunc_cache) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSetCacheConfig(config) };
    (returned,)
}

/// Makes a context current to the calling thread, replacing the context on top of the thread's stack.
///
/// `CUresult cuCtxSetCurrent(CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxSetCurrent))]
///
/// - `ctx`: in; may be NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetCurrent).
///
/// # Safety
///
/// `ctx`: a live handle, or NULL.
#[inline]
pub unsafe fn cuCtxSetCurrent(ctx: CUcontext) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSetCurrent(ctx) };
    (returned,)
}

/// Changes the flags of the current context, which specify, for example, how the CPU waits for the GPU.
///
/// `CUresult cuCtxSetFlags(unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSetFlags))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxSetFlags(flags: CUctx_flags) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSetFlags(flags.bits()) };
    (returned,)
}

/// Sets the bank width of shared memory for kernels of the current context, if the device supports it.
///
/// `CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSetSharedMemConfig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX__DEPRECATED.html#:~:text=cuCtxSetSharedMemConfig).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSetSharedMemConfig(config) };
    (returned,)
}

/// Makes all work that is later submitted to a context wait for an event.
///
/// `CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuCtxWaitEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxWaitEvent).
///
/// # Safety
///
/// `hCtx`, `hEvent`: live handles.
#[inline]
pub unsafe fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxWaitEvent(hCtx, hEvent) };
    (returned,)
}

/// Destroys imported memory; its mappings must be freed first.
///
/// `CUresult cuDestroyExternalMemory(CUexternalMemory extMem)`
#[cfg_attr(doc, doc = forms!(driver::cuDestroyExternalMemory))]
///
/// - `extMem`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalMemory).
///
/// # Safety
///
/// - `extMem`: a live handle that no other thread uses during the call.
/// - No thread may use `extMem`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> (CUresult,) {
    let returned = unsafe { sys::cuDestroyExternalMemory(extMem) };
    (returned,)
}

/// Destroys an imported semaphore; all work that uses it must be complete.
///
/// `CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)`
#[cfg_attr(doc, doc = forms!(driver::cuDestroyExternalSemaphore))]
///
/// - `extSem`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuDestroyExternalSemaphore).
///
/// # Safety
///
/// - `extSem`: a live handle that no other thread uses during the call.
/// - No thread may use `extSem`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> (CUresult,) {
    let returned = unsafe { sys::cuDestroyExternalSemaphore(extSem) };
    (returned,)
}

/// Returns whether a device can directly access another device's memory.
///
/// `CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceCanAccessPeer))]
///
/// Returns `(CUresult, canAccessPeer: int)`.
///
/// - `canAccessPeer`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceCanAccessPeer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceCanAccessPeer(
    dev: CUdevice,
    peerDev: CUdevice,
) -> (CUresult, i32) {
    let mut canAccessPeer: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceCanAccessPeer(&mut canAccessPeer, dev, peerDev) };
    (returned, canAccessPeer)
}

/// Returns a device's compute capability, major and minor (superseded by `cuDeviceGetAttribute`).
///
/// `CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceComputeCapability))]
///
/// Returns `(CUresult, major: int, minor: int)`.
///
/// - `major`, `minor`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceComputeCapability).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cuDeviceGetAttribute` instead")]
#[inline]
pub unsafe fn cuDeviceComputeCapability(dev: CUdevice) -> (CUresult, i32, i32) {
    let mut major: i32 = output::zeroed();
    let mut minor: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceComputeCapability(&mut major, &mut minor, dev) };
    (returned, major, minor)
}

/// Returns the handle of the device with the given ordinal, from 0 to the device count minus 1.
///
/// `CUresult cuDeviceGet(CUdevice *device, int ordinal)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGet))]
///
/// Returns `(CUresult, device: CUdevice)`.
///
/// - `device`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGet).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGet(ordinal: i32) -> (CUresult, CUdevice) {
    let mut device: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuDeviceGet(&mut device, ordinal) };
    (returned, device)
}

/// Returns the device at a PCI address, given as a string such as `0000:3b:00.0`.
///
/// `CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetByPCIBusId))]
///
/// Returns `(CUresult, dev: CUdevice)`.
///
/// - `dev`: out
/// - `pciBusId`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetByPCIBusId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> (CUresult, CUdevice) {
    let mut dev: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetByPCIBusId(&mut dev, pciBusId.as_ptr()) };
    (returned, dev)
}

/// Returns the number of CUDA devices that this process can see (`CUDA_VISIBLE_DEVICES` limits them).
///
/// `CUresult cuDeviceGetCount(int *count)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetCount))]
///
/// Returns `(CUresult, count: int)`.
///
/// - `count`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetCount() -> (CUresult, i32) {
    let mut count: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetCount(&mut count) };
    (returned, count)
}

/// Returns a device's default memory pool, which the driver created and which cannot be destroyed.
///
/// `CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetDefaultMemPool))]
///
/// Returns `(CUresult, pool_out: CUmemoryPool)`.
///
/// - `pool_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetDefaultMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetDefaultMemPool(dev: CUdevice) -> (CUresult, CUmemoryPool) {
    let mut pool_out: CUmemoryPool = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetDefaultMemPool(&mut pool_out, dev) };
    (returned, pool_out)
}

/// Returns whether a device supports one type of execution affinity for contexts, such as an SM count.
///
/// `CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetExecAffinitySupport))]
///
/// Returns `(CUresult, pi: int)`.
///
/// - `pi`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetExecAffinitySupport).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetExecAffinitySupport(
    r#type: CUexecAffinityType,
    dev: CUdevice,
) -> (CUresult, i32) {
    let mut pi: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetExecAffinitySupport(&mut pi, r#type, dev) };
    (returned, pi)
}

/// Returns the amount of memory in bytes, current or peak, that graphs use or reserve on a device.
///
/// `CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetGraphMemAttribute))]
///
/// Returns `(CUresult, value: T)`.
///
/// - `value`: out, one value; `attr` selects the type: `cuuint64_t` for `CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGetGraphMemAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetGraphMemAttribute<T: Output>(
    device: CUdevice,
    attr: CUgraphMem_attribute,
) -> (CUresult, T) {
    if !value_size_CUgraphMem_attribute(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cuDeviceGetGraphMemAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuDeviceGetGraphMemAttribute(device, attr, value.slot().cast()) };
    (returned, value.take())
}

/// Returns a device's LUID and node mask, which identify the adapter in Windows graphics APIs.
///
/// `CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetLuid))]
///
/// Returns `(CUresult, luid: char [8], deviceNodeMask: unsigned int)`.
///
/// - `luid`: out, array, length `8`
/// - `deviceNodeMask`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetLuid).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetLuid(dev: CUdevice) -> (CUresult, [core::ffi::c_char; 8], u32) {
    let mut luid: [core::ffi::c_char; 8] = output::zeroed();
    let mut deviceNodeMask: u32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetLuid(luid.as_mut_ptr(), &mut deviceNodeMask, dev) };
    (returned, luid, deviceNodeMask)
}

/// Returns a device's current memory pool, from which `cuMemAllocAsync` allocates.
///
/// `CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetMemPool))]
///
/// Returns `(CUresult, pool: CUmemoryPool)`.
///
/// - `pool`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetMemPool).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetMemPool(dev: CUdevice) -> (CUresult, CUmemoryPool) {
    let mut pool: CUmemoryPool = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetMemPool(&mut pool, dev) };
    (returned, pool)
}

/// Returns a device's product name, truncated to the given length.
///
/// `CUresult cuDeviceGetName(char *name, int len, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetName))]
///
/// - `name`: out, a buffer for a string whose size in bytes is passed as `len`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetName).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetName(name: &mut [u8], dev: CUdevice) -> (CUresult,) {
    let returned = unsafe { sys::cuDeviceGetName(args::as_mut_ptr(name).cast(), args::count(name.len()), dev) };
    (returned,)
}

/// Fills an NvSciSync attribute list with the attributes that a device needs to signal or wait on NvSciSync objects.
///
/// `CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetNvSciSyncAttributes))]
///
/// - `nvSciSyncAttrList`: in, an address, passed unchanged
/// - `flags`: in, flags: [`CUDA_NVSCISYNC_ATTR_SIGNAL`], [`CUDA_NVSCISYNC_ATTR_WAIT`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetNvSciSyncAttributes).
///
/// # Safety
///
/// `nvSciSyncAttrList`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: i32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags) };
    (returned,)
}

/// Returns one property of the link between two devices, such as its performance rank or support for atomics.
///
/// `CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetP2PAttribute))]
///
/// Returns `(CUresult, value: int)`.
///
/// - `value`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PEER__ACCESS.html#:~:text=cuDeviceGetP2PAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> (CUresult, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetP2PAttribute(&mut value, attrib, srcDevice, dstDevice) };
    (returned, value)
}

/// Returns a device's PCI address, such as `0000:3b:00.0`.
///
/// `CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetPCIBusId))]
///
/// - `pciBusId`: out, a buffer for a string whose size in bytes is passed as `len`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceGetPCIBusId).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetPCIBusId(pciBusId: &mut [u8], dev: CUdevice) -> (CUresult,) {
    let returned = unsafe {
        sys::cuDeviceGetPCIBusId(args::as_mut_ptr(pciBusId).cast(), args::count(pciBusId.len()), dev)
    };
    (returned,)
}

/// Returns basic limits and the clock rate of a device (superseded by `cuDeviceGetAttribute`).
///
/// `CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetProperties))]
///
/// Returns `(CUresult, prop: CUdevprop)`.
///
/// - `prop`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE__DEPRECATED.html#:~:text=cuDeviceGetProperties).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "use `cuDeviceGetAttribute` instead")]
#[inline]
pub unsafe fn cuDeviceGetProperties(dev: CUdevice) -> (CUresult, CUdevprop) {
    let mut prop = output::Reserved::<CUdevprop>::new();
    let returned = unsafe { sys::cuDeviceGetProperties(prop.slot(), dev) };
    (returned, prop.take())
}

/// Returns the maximum number of elements of a 1D texture in linear memory, for a given format.
///
/// `CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetTexture1DLinearMaxWidth))]
///
/// Returns `(CUresult, maxWidthInElements: size_t)`.
///
/// - `maxWidthInElements`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetTexture1DLinearMaxWidth).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
    format: CUarray_format,
    numChannels: u32,
    dev: CUdevice,
) -> (CUresult, usize) {
    let mut maxWidthInElements: usize = output::zeroed();
    let returned = unsafe {
        sys::cuDeviceGetTexture1DLinearMaxWidth(&mut maxWidthInElements, format, numChannels, dev)
    };
    (returned, maxWidthInElements)
}

/// Releases a device's unused memory that is reserved for graphs to the operating system.
///
/// `CUresult cuDeviceGraphMemTrim(CUdevice device)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGraphMemTrim))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceGraphMemTrim).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGraphMemTrim(device: CUdevice) -> (CUresult,) {
    let returned = unsafe { sys::cuDeviceGraphMemTrim(device) };
    (returned,)
}

/// Returns the flags of a device's primary context and whether the context is active.
///
/// `CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)`
#[cfg_attr(doc, doc = forms!(driver::cuDevicePrimaryCtxGetState))]
///
/// Returns `(CUresult, flags: CUctx_flags, active: int)`.
///
/// - `flags`, `active`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxGetState).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDevicePrimaryCtxGetState(dev: CUdevice) -> (CUresult, CUctx_flags, i32) {
    let mut flags: u32 = output::zeroed();
    let mut active: i32 = output::zeroed();
    let returned = unsafe { sys::cuDevicePrimaryCtxGetState(dev, &mut flags, &mut active) };
    (returned, CUctx_flags(flags), active)
}

/// Releases one reference to a device's primary context; the last release resets the context.
///
/// `CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)`
#[cfg_attr(
    doc,
    doc = forms!(driver::cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxRelease_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRelease).
///
/// # Safety
///
/// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
#[inline]
pub unsafe fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> (CUresult,) {
    let returned = unsafe { sys::cuDevicePrimaryCtxRelease_v2(dev) };
    (returned,)
}

/// The symbol behind [`cuDevicePrimaryCtxRelease`].
pub use self::cuDevicePrimaryCtxRelease as cuDevicePrimaryCtxRelease_v2;

/// Destroys all allocations and state in a device's primary context, even if it is still referenced.
///
/// `CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)`
#[cfg_attr(
    doc,
    doc = forms!(driver::cuDevicePrimaryCtxReset = cuDevicePrimaryCtxReset_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxReset).
///
/// # Safety
///
/// Nothing in the process may use objects of the device's primary context during or after the call. Library handles that were created in it must be destroyed first, because destroying one uses the context.
#[inline]
pub unsafe fn cuDevicePrimaryCtxReset(dev: CUdevice) -> (CUresult,) {
    let returned = unsafe { sys::cuDevicePrimaryCtxReset_v2(dev) };
    (returned,)
}

/// The symbol behind [`cuDevicePrimaryCtxReset`].
pub use self::cuDevicePrimaryCtxReset as cuDevicePrimaryCtxReset_v2;

/// Retains a device's primary context, creating it if necessary, but does not make it current.
///
/// `CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDevicePrimaryCtxRetain))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxRetain).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuDevicePrimaryCtxRetain(&mut pctx, dev) };
    (returned, pctx)
}

/// Sets the flags of a device's primary context, which specify, for example, how the CPU waits for the GPU.
///
/// `CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(driver::cuDevicePrimaryCtxSetFlags = cuDevicePrimaryCtxSetFlags_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PRIMARY__CTX.html#:~:text=cuDevicePrimaryCtxSetFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDevicePrimaryCtxSetFlags(
    dev: CUdevice,
    flags: CUctx_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuDevicePrimaryCtxSetFlags_v2(dev, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuDevicePrimaryCtxSetFlags`].
pub use self::cuDevicePrimaryCtxSetFlags as cuDevicePrimaryCtxSetFlags_v2;

/// Registers a callback for asynchronous notifications from a device, for example if memory use exceeds a budget.
///
/// `CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceRegisterAsyncNotification))]
///
/// Returns `(CUresult, callback: CUasyncCallbackHandle)`.
///
/// - `callbackFunc`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callback`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceRegisterAsyncNotification).
///
/// # Safety
///
/// `callbackFunc` may be called with `userData` until `cuDeviceUnregisterAsyncNotification` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
#[inline]
pub unsafe fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
) -> (CUresult, CUasyncCallbackHandle) {
    let mut callback: CUasyncCallbackHandle = output::zeroed();
    let returned = unsafe { sys::cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, &mut callback) };
    (returned, callback)
}

/// Resets a high-water mark of graph memory on a device.
///
/// `CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceSetGraphMemAttribute))]
///
/// - `value`: in, one value; `attr` selects the type: `cuuint64_t` for `CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT`, `CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuDeviceSetGraphMemAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceSetGraphMemAttribute<T: Input>(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: &T,
) -> (CUresult,) {
    if !value_size_CUgraphMem_attribute(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cuDeviceSetGraphMemAttribute",
            "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (CUresult::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cuDeviceSetGraphMemAttribute(device, attr, core::ptr::from_ref(value).cast_mut().cast())
    };
    (returned,)
}

/// Sets a device's current memory pool, from which later `cuMemAllocAsync` calls allocate.
///
/// `CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)`
#[cfg_attr(doc, doc = forms!(owned driver::cuDeviceSetMemPool))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceSetMemPool).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> (CUresult,) {
    let returned = unsafe { sys::cuDeviceSetMemPool(dev, pool) };
    (returned,)
}

/// Returns the total size in bytes of a device's memory.
///
/// `CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceTotalMem = cuDeviceTotalMem_v2))]
///
/// Returns `(CUresult, bytes: size_t)`.
///
/// - `bytes`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceTotalMem).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceTotalMem(dev: CUdevice) -> (CUresult, usize) {
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cuDeviceTotalMem_v2(&mut bytes, dev) };
    (returned, bytes)
}

/// The symbol behind [`cuDeviceTotalMem`].
pub use self::cuDeviceTotalMem as cuDeviceTotalMem_v2;

/// Unregisters a callback for asynchronous notifications from a device.
///
/// `CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceUnregisterAsyncNotification))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuDeviceUnregisterAsyncNotification).
///
/// # Safety
///
/// - `callback`: a live handle.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuDeviceUnregisterAsyncNotification(
    device: CUdevice,
    callback: CUasyncCallbackHandle,
) -> (CUresult,) {
    let returned = unsafe { sys::cuDeviceUnregisterAsyncNotification(device, callback) };
    (returned,)
}

/// Returns the newest CUDA version that the installed driver supports, as 1000·major + 10·minor.
///
/// `CUresult cuDriverGetVersion(int *driverVersion)`
#[cfg_attr(doc, doc = forms!(driver::cuDriverGetVersion))]
///
/// Returns `(CUresult, driverVersion: int)`.
///
/// - `driverVersion`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 2.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VERSION.html#:~:text=cuDriverGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDriverGetVersion() -> (CUresult, i32) {
    let mut driverVersion: i32 = output::zeroed();
    let returned = unsafe { sys::cuDriverGetVersion(&mut driverVersion) };
    (returned, driverVersion)
}

/// Acquires the next frame of an EGL stream; waits up to a timeout in microseconds.
///
/// `CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamConsumerAcquireFrame))]
///
/// - `conn`, `pCudaResource`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerAcquireFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - `pCudaResource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuEGLStreamConsumerAcquireFrame(
    conn: &mut CUeglStreamConnection,
    pCudaResource: &mut CUgraphicsResource,
    pStream: Option<&CUstream>,
    timeout: u32,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuEGLStreamConsumerAcquireFrame(conn, pCudaResource, args::option_ptr(pStream).cast_mut(), timeout)
    };
    (returned,)
}

/// Makes CUDA the consumer of an EGL stream's frames.
///
/// `CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamConsumerConnect))]
///
/// Returns `(CUresult, conn: CUeglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnect).
///
/// # Safety
///
/// `stream`: a live handle.
#[inline]
pub unsafe fn cuEGLStreamConsumerConnect(
    stream: EGLStreamKHR,
) -> (CUresult, CUeglStreamConnection) {
    let mut conn: CUeglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cuEGLStreamConsumerConnect(&mut conn, stream) };
    (returned, conn)
}

/// Makes CUDA the consumer of an EGL stream's frames; flags specify the memory location of the frames.
///
/// `CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamConsumerConnectWithFlags))]
///
/// Returns `(CUresult, conn: CUeglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerConnectWithFlags).
///
/// # Safety
///
/// `stream`: a live handle.
#[inline]
pub unsafe fn cuEGLStreamConsumerConnectWithFlags(
    stream: EGLStreamKHR,
    flags: CUeglResourceLocationFlags,
) -> (CUresult, CUeglStreamConnection) {
    let mut conn: CUeglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cuEGLStreamConsumerConnectWithFlags(&mut conn, stream, flags.bits()) };
    (returned, conn)
}

/// Disconnects CUDA as the consumer of an EGL stream.
///
/// `CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamConsumerDisconnect))]
///
/// - `conn`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerDisconnect).
///
/// # Safety
///
/// `conn`: a live handle.
#[inline]
pub unsafe fn cuEGLStreamConsumerDisconnect(
    conn: &mut CUeglStreamConnection,
) -> (CUresult,) {
    let returned = unsafe { sys::cuEGLStreamConsumerDisconnect(conn) };
    (returned,)
}

/// Gives a frame back to the EGL stream from which it was acquired.
///
/// `CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEGLStreamConsumerReleaseFrame))]
///
/// - `conn`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamConsumerReleaseFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - `pCudaResource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuEGLStreamConsumerReleaseFrame(
    conn: &mut CUeglStreamConnection,
    pCudaResource: CUgraphicsResource,
    pStream: Option<&CUstream>,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuEGLStreamConsumerReleaseFrame(conn, pCudaResource, args::option_ptr(pStream).cast_mut())
    };
    (returned,)
}

/// Makes CUDA the producer of an EGL stream's frames of a given size.
///
/// `CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamProducerConnect))]
///
/// Returns `(CUresult, conn: CUeglStreamConnection)`.
///
/// - `conn`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerConnect).
///
/// # Safety
///
/// `stream`: a live handle.
#[inline]
pub unsafe fn cuEGLStreamProducerConnect(
    stream: EGLStreamKHR,
    width: EGLint,
    height: EGLint,
) -> (CUresult, CUeglStreamConnection) {
    let mut conn: CUeglStreamConnection = output::zeroed();
    let returned = unsafe { sys::cuEGLStreamProducerConnect(&mut conn, stream, width, height) };
    (returned, conn)
}

/// Disconnects CUDA as the producer of an EGL stream.
///
/// `CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamProducerDisconnect))]
///
/// - `conn`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerDisconnect).
///
/// # Safety
///
/// `conn`: a live handle.
#[inline]
pub unsafe fn cuEGLStreamProducerDisconnect(
    conn: &mut CUeglStreamConnection,
) -> (CUresult,) {
    let returned = unsafe { sys::cuEGLStreamProducerDisconnect(conn) };
    (returned,)
}

/// Passes a frame to the consumer of an EGL stream, in stream order.
///
/// `CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamProducerPresentFrame))]
///
/// - `conn`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerPresentFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - Pointers, handles and lengths in `eglframe` must be valid.
/// - The frame must not be freed before the producer has disconnected.
#[inline]
pub unsafe fn cuEGLStreamProducerPresentFrame(
    conn: &mut CUeglStreamConnection,
    eglframe: CUeglFrame,
    pStream: Option<&CUstream>,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuEGLStreamProducerPresentFrame(conn, eglframe, args::option_ptr(pStream).cast_mut())
    };
    (returned,)
}

/// Retrieves, for the producer of an EGL stream, a frame that the consumer has released.
///
/// `CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)`
#[cfg_attr(doc, doc = forms!(driver::cuEGLStreamProducerReturnFrame))]
///
/// - `conn`, `eglframe`: read and updated in place
/// - `pStream`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEGLStreamProducerReturnFrame).
///
/// # Safety
///
/// - `conn`, `pStream`: live handles.
/// - Pointers, handles and lengths in `eglframe` must be valid.
#[inline]
pub unsafe fn cuEGLStreamProducerReturnFrame(
    conn: &mut CUeglStreamConnection,
    eglframe: &mut CUeglFrame,
    pStream: Option<&CUstream>,
) -> (CUresult,) {
    let returned = unsafe { sys::cuEGLStreamProducerReturnFrame(conn, eglframe, args::option_ptr(pStream).cast_mut()) };
    (returned,)
}

/// Creates an event in the current context; flags disable timing or allow interprocess use.
///
/// `CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventCreate))]
///
/// Returns `(CUresult, phEvent: CUevent)`.
///
/// - `phEvent`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuEventCreate(Flags: CUevent_flags) -> (CUresult, CUevent) {
    let mut phEvent: CUevent = output::zeroed();
    let returned = unsafe { sys::cuEventCreate(&mut phEvent, Flags.bits()) };
    (returned, phEvent)
}

/// Creates an event from an EGL sync object, so that streams can wait for it.
///
/// `CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventCreateFromEGLSync))]
///
/// Returns `(CUresult, phEvent: CUevent)`.
///
/// - `phEvent`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cudaEGL.h` since CUDA 9.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuEventCreateFromEGLSync).
///
/// # Safety
///
/// `eglSync`: a live handle.
#[inline]
pub unsafe fn cuEventCreateFromEGLSync(
    eglSync: EGLSyncKHR,
    flags: CUevent_flags,
) -> (CUresult, CUevent) {
    let mut phEvent: CUevent = output::zeroed();
    let returned = unsafe { sys::cuEventCreateFromEGLSync(&mut phEvent, eglSync, flags.bits()) };
    (returned, phEvent)
}

/// Destroys an event, even if it has not completed yet.
///
/// `CUresult cuEventDestroy_v2(CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(driver::cuEventDestroy = cuEventDestroy_v2))]
///
/// - `hEvent`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventDestroy).
///
/// # Safety
///
/// - `hEvent`: a live handle.
/// - No thread may use `hEvent`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuEventDestroy(hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuEventDestroy_v2(hEvent) };
    (returned,)
}

/// The symbol behind [`cuEventDestroy`].
pub use self::cuEventDestroy as cuEventDestroy_v2;

/// Checks without blocking whether an event has completed (if not, `CUDA_ERROR_NOT_READY`).
///
/// `CUresult cuEventQuery(CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventQuery))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventQuery).
///
/// # Safety
///
/// `hEvent`: a live handle.
#[inline]
pub unsafe fn cuEventQuery(hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuEventQuery(hEvent) };
    (returned,)
}

/// Records an event that completes when all work submitted to a stream so far is complete.
///
/// `CUresult cuEventRecord(CUevent hEvent, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventRecord))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecord).
///
/// # Safety
///
/// - `hEvent`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuEventRecord(hEvent, hStream) };
    (returned,)
}

/// Records an event in a stream with flags; during capture, a flag adds the event to the graph as a node.
///
/// `CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventRecordWithFlags))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventRecordWithFlags).
///
/// # Safety
///
/// - `hEvent`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: CUevent_record_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuEventRecordWithFlags(hEvent, hStream, flags.bits()) };
    (returned,)
}

/// Blocks until an event has completed.
///
/// `CUresult cuEventSynchronize(CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuEventSynchronize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EVENT.html#:~:text=cuEventSynchronize).
///
/// # Safety
///
/// `hEvent`: a live handle.
#[inline]
pub unsafe fn cuEventSynchronize(hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuEventSynchronize(hEvent) };
    (returned,)
}

/// Maps imported memory as a mipmapped CUDA array.
///
/// `CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuExternalMemoryGetMappedMipmappedArray))]
///
/// Returns `(CUresult, mipmap: CUmipmappedArray)`.
///
/// - `mipmap`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuExternalMemoryGetMappedMipmappedArray).
///
/// # Safety
///
/// `extMem`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory,
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> (CUresult, CUmipmappedArray) {
    let mut mipmap: CUmipmappedArray = output::zeroed();
    let returned = unsafe {
        sys::cuExternalMemoryGetMappedMipmappedArray(&mut mipmap, extMem, core::ptr::from_ref(mipmapDesc))
    };
    (returned, mipmap)
}

/// Blocks until all previous GPUDirect RDMA writes are visible in the given scope.
///
/// `CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)`
#[cfg_attr(doc, doc = forms!(driver::cuFlushGPUDirectRDMAWrites))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuFlushGPUDirectRDMAWrites).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> (CUresult,) {
    let returned = unsafe { sys::cuFlushGPUDirectRDMAWrites(target, scope) };
    (returned,)
}

/// Returns the module that contains a function.
///
/// `CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncGetModule))]
///
/// Returns `(CUresult, hmod: CUmodule)`.
///
/// - `hmod`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetModule).
///
/// # Safety
///
/// - `hfunc`: a live handle.
/// - The program must not unload a module that the CUDA runtime has loaded.
#[inline]
pub unsafe fn cuFuncGetModule(hfunc: CUfunction) -> (CUresult, CUmodule) {
    let mut hmod: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuFuncGetModule(&mut hmod, hfunc) };
    (returned, hmod)
}

/// Returns a function's mangled name.
///
/// `CUresult cuFuncGetName(const char **name, CUfunction hfunc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncGetName))]
///
/// Returns `(CUresult, name: const char *)`.
///
/// - `name`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetName).
///
/// # Safety
///
/// - `hfunc`: a live handle.
/// - `name` points to memory of the library, valid as long as `hfunc` exists.
#[inline]
pub unsafe fn cuFuncGetName(hfunc: CUfunction) -> (CUresult, *const core::ffi::c_char) {
    let mut name: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuFuncGetName(&mut name, hfunc) };
    (returned, name)
}

/// Returns the offset and size in bytes of one of a function's parameters.
///
/// `CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncGetParamInfo))]
///
/// Returns `(CUresult, paramOffset: size_t, paramSize: size_t)`.
///
/// - `paramOffset`, `paramSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetParamInfo).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
) -> (CUresult, usize, usize) {
    let mut paramOffset: usize = output::zeroed();
    let mut paramSize: usize = output::zeroed();
    let returned = unsafe { sys::cuFuncGetParamInfo(func, paramIndex, &mut paramOffset, &mut paramSize) };
    (returned, paramOffset, paramSize)
}

/// Returns whether a function's code has already been loaded (lazy loading).
///
/// `CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncIsLoaded))]
///
/// Returns `(CUresult, state: CUfunctionLoadingState)`.
///
/// - `state`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncIsLoaded).
///
/// # Safety
///
/// `function`: a live handle.
#[inline]
pub unsafe fn cuFuncIsLoaded(
    function: CUfunction,
) -> (CUresult, CUfunctionLoadingState) {
    let mut state: CUfunctionLoadingState = output::zeroed();
    let returned = unsafe { sys::cuFuncIsLoaded(&mut state, function) };
    (returned, state)
}

/// Loads a function's code immediately, rather than at its first launch.
///
/// `CUresult cuFuncLoad(CUfunction function)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncLoad))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncLoad).
///
/// # Safety
///
/// `function`: a live handle.
#[inline]
pub unsafe fn cuFuncLoad(function: CUfunction) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncLoad(function) };
    (returned,)
}

/// Sets the block dimensions for launches of a function by `cuLaunch`.
///
/// `CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncSetBlockShape))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetBlockShape).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuFuncSetBlockShape(
    hfunc: CUfunction,
    x: i32,
    y: i32,
    z: i32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncSetBlockShape(hfunc, x, y, z) };
    (returned,)
}

/// Sets the preferred split of on-chip memory between L1 and shared memory for a function.
///
/// `CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncSetCacheConfig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetCacheConfig).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[inline]
pub unsafe fn cuFuncSetCacheConfig(
    hfunc: CUfunction,
    config: CUfunc_cache,
) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncSetCacheConfig(hfunc, config) };
    (returned,)
}

/// Sets the bank width of shared memory for launches of a function.
///
/// `CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncSetSharedMemConfig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedMemConfig).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuFuncSetSharedMemConfig(
    hfunc: CUfunction,
    config: CUsharedconfig,
) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncSetSharedMemConfig(hfunc, config) };
    (returned,)
}

/// Sets the size in bytes of dynamic shared memory for launches by `cuLaunch`.
///
/// `CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncSetSharedSize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuFuncSetSharedSize).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncSetSharedSize(hfunc, bytes) };
    (returned,)
}

/// Creates a context for use with OpenGL (superseded by `cuCtxCreate`).
///
/// `CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGLCtxCreate = cuGLCtxCreate_v2))]
///
/// Returns `(CUresult, pCtx: CUcontext)`.
///
/// - `pCtx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cudaGL.h` since CUDA 3.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLCtxCreate).
///
/// # Safety
///
/// Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLCtxCreate(
    Flags: CUctx_flags,
    device: CUdevice,
) -> (CUresult, CUcontext) {
    let mut pCtx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuGLCtxCreate_v2(&mut pCtx, Flags.bits(), device) };
    (returned, pCtx)
}

/// The symbol behind [`cuGLCtxCreate`].
pub use self::cuGLCtxCreate as cuGLCtxCreate_v2;

/// Lists the CUDA devices on which the current OpenGL context renders.
///
/// `CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)`
#[cfg_attr(doc, doc = forms!(driver::cuGLGetDevices = cuGLGetDevices_v2))]
///
/// Returns `(CUresult, pCudaDeviceCount: unsigned int)`.
///
/// - `pCudaDeviceCount`: out
/// - `pCudaDevices`: out, array, whose length is passed as `cudaDeviceCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_GRAPHICS_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NO_DEVICE`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cudaGL.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGLGetDevices).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGLGetDevices(
    pCudaDevices: &mut [CUdevice],
    deviceList: CUGLDeviceList,
) -> (CUresult, u32) {
    let mut pCudaDeviceCount: u32 = output::zeroed();
    let returned = unsafe { sys::cuGLGetDevices_v2(
        &mut pCudaDeviceCount, args::as_mut_ptr(pCudaDevices), args::count(pCudaDevices.len()), deviceList,
    ) };
    (returned, pCudaDeviceCount)
}

/// The symbol behind [`cuGLGetDevices`].
pub use self::cuGLGetDevices as cuGLGetDevices_v2;

/// Prepares OpenGL for use with CUDA (no longer required).
///
/// `CUresult cuGLInit(void)`
#[cfg_attr(doc, doc = forms!(driver::cuGLInit))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cudaGL.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLInit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLInit() -> (CUresult,) {
    let returned = unsafe { sys::cuGLInit() };
    (returned,)
}

/// Maps a shared OpenGL buffer and returns its device address and size in bytes.
///
/// `CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)`
#[cfg_attr(doc, doc = forms!(driver::cuGLMapBufferObject = cuGLMapBufferObject_v2))]
///
/// Returns `(CUresult, dptr: CUdeviceptr, size: size_t)`.
///
/// - `dptr`, `size`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 3.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObject).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLMapBufferObject(buffer: GLuint) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cuGLMapBufferObject_v2(&mut dptr, &mut size, buffer) };
    (returned, dptr, size)
}

/// The symbol behind [`cuGLMapBufferObject`].
pub use self::cuGLMapBufferObject as cuGLMapBufferObject_v2;

/// Maps a shared OpenGL buffer in stream order and returns its device address and size in bytes.
///
/// `CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGLMapBufferObjectAsync = cuGLMapBufferObjectAsync_v2)
)]
///
/// Returns `(CUresult, dptr: CUdeviceptr, size: size_t)`.
///
/// - `dptr`, `size`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 3.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLMapBufferObjectAsync).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLMapBufferObjectAsync(
    buffer: GLuint,
    hStream: CUstream,
) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::cuGLMapBufferObjectAsync_v2(&mut dptr, &mut size, buffer, hStream) };
    (returned, dptr, size)
}

/// The symbol behind [`cuGLMapBufferObjectAsync`].
pub use self::cuGLMapBufferObjectAsync as cuGLMapBufferObjectAsync_v2;

/// Shares an OpenGL buffer with CUDA (superseded by `cuGraphicsGLRegisterBuffer`).
///
/// `CUresult cuGLRegisterBufferObject(GLuint buffer)`
#[cfg_attr(doc, doc = forms!(driver::cuGLRegisterBufferObject))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLRegisterBufferObject).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLRegisterBufferObject(buffer: GLuint) -> (CUresult,) {
    let returned = unsafe { sys::cuGLRegisterBufferObject(buffer) };
    (returned,)
}

/// Specifies how CUDA will use an OpenGL buffer while it is mapped.
///
/// `CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(driver::cuGLSetBufferObjectMapFlags))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 2.3, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLSetBufferObjectMapFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLSetBufferObjectMapFlags(
    buffer: GLuint,
    Flags: CUGLmap_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGLSetBufferObjectMapFlags(buffer, Flags.bits()) };
    (returned,)
}

/// Unmaps a buffer, so that OpenGL can use it again.
///
/// `CUresult cuGLUnmapBufferObject(GLuint buffer)`
#[cfg_attr(doc, doc = forms!(driver::cuGLUnmapBufferObject))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObject).
///
/// # Safety
///
/// No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLUnmapBufferObject(buffer: GLuint) -> (CUresult,) {
    let returned = unsafe { sys::cuGLUnmapBufferObject(buffer) };
    (returned,)
}

/// Unmaps a buffer in stream order, so that OpenGL can use it again.
///
/// `CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGLUnmapBufferObjectAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 2.3, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnmapBufferObjectAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `buffer` specifies, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLUnmapBufferObjectAsync(
    buffer: GLuint,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGLUnmapBufferObjectAsync(buffer, hStream) };
    (returned,)
}

/// Ends CUDA's use of an OpenGL buffer.
///
/// `CUresult cuGLUnregisterBufferObject(GLuint buffer)`
#[cfg_attr(doc, doc = forms!(driver::cuGLUnregisterBufferObject))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaGL.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL__DEPRECATED.html#:~:text=cuGLUnregisterBufferObject).
///
/// # Safety
///
/// `buffer` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuGLUnregisterBufferObject(buffer: GLuint) -> (CUresult,) {
    let returned = unsafe { sys::cuGLUnregisterBufferObject(buffer) };
    (returned,)
}

/// Returns the name of an error code, such as `CUDA_ERROR_INVALID_VALUE`.
///
/// `CUresult cuGetErrorName(CUresult error, const char **pStr)`
#[cfg_attr(doc, doc = forms!(driver::cuGetErrorName))]
///
/// Returns `(CUresult, pStr: const char *)`.
///
/// - `pStr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorName).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGetErrorName(error: CUresult) -> (CUresult, Option<&'static CStr>) {
    let mut pStr: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuGetErrorName(error, &mut pStr) };
    (returned, unsafe { support::text(pStr) })
}

/// Returns the English description of an error code.
///
/// `CUresult cuGetErrorString(CUresult error, const char **pStr)`
#[cfg_attr(doc, doc = forms!(driver::cuGetErrorString))]
///
/// Returns `(CUresult, pStr: const char *)`.
///
/// - `pStr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__ERROR.html#:~:text=cuGetErrorString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGetErrorString(error: CUresult) -> (CUresult, Option<&'static CStr>) {
    let mut pStr: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuGetErrorString(error, &mut pStr) };
    (returned, unsafe { support::text(pStr) })
}

/// Looks up a table of driver-internal functions by its UUID; these functions are undocumented.
///
/// `CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)`
#[cfg_attr(doc, doc = forms!(driver::cuGetExportTable))]
///
/// Returns `(CUresult, ppExportTable: const void *)`.
///
/// - `ppExportTable`: out
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html).
///
/// # Safety
///
/// `ppExportTable` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cuGetExportTable(pExportTableId: &CUuuid) -> (CUresult, *const c_void) {
    let mut ppExportTable: *const c_void = output::zeroed();
    let returned = unsafe { sys::cuGetExportTable(&mut ppExportTable, core::ptr::from_ref(pExportTableId)) };
    (returned, ppExportTable)
}

/// Looks up the address of a driver function by name, in the revision for a given CUDA version.
///
/// `CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)`
#[cfg_attr(doc, doc = forms!(driver::cuGetProcAddress = cuGetProcAddress_v2))]
///
/// Returns `(CUresult, pfn: void *, symbolStatus: CUdriverProcAddressQueryResult)`.
///
/// - `symbol`: in, string
/// - `pfn`, `symbolStatus`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DRIVER__ENTRY__POINT.html#:~:text=cuGetProcAddress).
///
/// # Safety
///
/// `pfn` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn cuGetProcAddress(
    symbol: &CStr,
    cudaVersion: i32,
    flags: CUdriverProcAddress_flags,
) -> (CUresult, *mut c_void, CUdriverProcAddressQueryResult) {
    let mut pfn: *mut c_void = output::zeroed();
    let mut symbolStatus: CUdriverProcAddressQueryResult = output::zeroed();
    let returned = unsafe { sys::cuGetProcAddress_v2(
        symbol.as_ptr(), &mut pfn, cudaVersion, flag_set::integer(flags.bits()), &mut symbolStatus,
    ) };
    (returned, pfn, symbolStatus)
}

/// The symbol behind [`cuGetProcAddress`].
pub use self::cuGetProcAddress as cuGetProcAddress_v2;

/// Adds a graph node that runs a copy of another graph.
///
/// `CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddChildGraphNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddChildGraphNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`, `childGraph`: live handles that no other thread uses during the call.
/// - `childGraph` must not be `hGraph` itself.
#[inline]
pub unsafe fn cuGraphAddChildGraphNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    childGraph: CUgraph,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddChildGraphNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), childGraph,
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that does nothing except join and fork dependencies.
///
/// `CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddEmptyNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEmptyNode).
///
/// # Safety
///
/// `hGraph`, `dependencies`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphAddEmptyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe {
        sys::cuGraphAddEmptyNode(&mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()))
    };
    (returned, phGraphNode)
}

/// Adds a graph node that records an event.
///
/// `CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddEventRecordNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventRecordNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddEventRecordNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddEventRecordNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), event,
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that waits for an event.
///
/// `CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddEventWaitNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddEventWaitNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddEventWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddEventWaitNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), event,
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that signals external semaphores.
///
/// `CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddExternalSemaphoresSignalNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresSignalNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddExternalSemaphoresSignalNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that waits for external semaphores.
///
/// `CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddExternalSemaphoresWaitNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddExternalSemaphoresWaitNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddExternalSemaphoresWaitNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that calls a host function.
///
/// `CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddHostNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddHostNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddHostNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddHostNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that launches a kernel.
///
/// `CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphAddKernelNode = cuGraphAddKernelNode_v2)
)]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddKernelNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
/// - The kernel must not use a texture or surface reference.
#[inline]
pub unsafe fn cuGraphAddKernelNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddKernelNode_v2(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, phGraphNode)
}

/// The symbol behind [`cuGraphAddKernelNode`].
pub use self::cuGraphAddKernelNode as cuGraphAddKernelNode_v2;

/// Adds a graph node that frees the memory that an allocation node allocated.
///
/// `CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddMemFreeNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.4. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemFreeNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - `dptr`: valid memory of the size that the other arguments imply, as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddMemFreeNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dptr: CUdeviceptr,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddMemFreeNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), dptr,
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that copies a 3D region of memory.
///
/// `CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddMemcpyNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemcpyNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - `ctx`: a live handle.
/// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraph`, or a copy of it, exists.
/// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddMemcpyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddMemcpyNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(copyParams), ctx,
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that fills memory with a value.
///
/// `CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddMemsetNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemsetNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - `ctx`: a live handle.
/// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraph`, or a copy of it, exists.
/// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddMemsetNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddMemsetNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(memsetParams), ctx,
    ) };
    (returned, phGraphNode)
}

/// Returns the graph that a child graph node contains and owns.
///
/// `CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphChildGraphNodeGetGraph))]
///
/// Returns `(CUresult, phGraph: CUgraph)`.
///
/// - `phGraph`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphChildGraphNodeGetGraph).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> (CUresult, CUgraph) {
    let mut phGraph: CUgraph = output::zeroed();
    let returned = unsafe { sys::cuGraphChildGraphNodeGetGraph(hNode, &mut phGraph) };
    (returned, phGraph)
}

/// Copies a graph, including its nodes and child graphs.
///
/// `CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphClone))]
///
/// Returns `(CUresult, phGraphClone: CUgraph)`.
///
/// - `phGraphClone`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphClone).
///
/// # Safety
///
/// `originalGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphClone(originalGraph: CUgraph) -> (CUresult, CUgraph) {
    let mut phGraphClone: CUgraph = output::zeroed();
    let returned = unsafe { sys::cuGraphClone(&mut phGraphClone, originalGraph) };
    (returned, phGraphClone)
}

/// Creates the handle with which kernels set the condition of a conditional node.
///
/// `CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphConditionalHandleCreate))]
///
/// Returns `(CUresult, pHandle_out: CUgraphConditionalHandle)`.
///
/// - `pHandle_out`: out
/// - `flags`: in, flags: [`CU_GRAPH_COND_ASSIGN_DEFAULT`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphConditionalHandleCreate).
///
/// # Safety
///
/// - `hGraph`: a live handle that no other thread uses during the call.
/// - `ctx`: a live handle.
#[inline]
pub unsafe fn cuGraphConditionalHandleCreate(
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: u32,
    flags: u32,
) -> (CUresult, CUgraphConditionalHandle) {
    let mut pHandle_out: CUgraphConditionalHandle = output::zeroed();
    let returned = unsafe {
        sys::cuGraphConditionalHandleCreate(&mut pHandle_out, hGraph, ctx, defaultLaunchValue, flags)
    };
    (returned, pHandle_out)
}

/// Creates a graph without nodes.
///
/// `CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphCreate))]
///
/// Returns `(CUresult, phGraph: CUgraph)`.
///
/// - `phGraph`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGraphCreate(flags: u32) -> (CUresult, CUgraph) {
    let mut phGraph: CUgraph = output::zeroed();
    let returned = unsafe { sys::cuGraphCreate(&mut phGraph, flags) };
    (returned, phGraph)
}

/// Writes a graph to a file in Graphviz's DOT language.
///
/// `CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphDebugDotPrint))]
///
/// - `path`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDebugDotPrint).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphDebugDotPrint(
    hGraph: CUgraph,
    path: &CStr,
    flags: CUgraphDebugDot_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphDebugDotPrint(hGraph, path.as_ptr(), flags.bits()) };
    (returned,)
}

/// Destroys a graph and its nodes; executable graphs that were created from it remain.
///
/// `CUresult cuGraphDestroy(CUgraph hGraph)`
#[cfg_attr(doc, doc = forms!(driver::cuGraphDestroy))]
///
/// - `hGraph`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroy).
///
/// # Safety
///
/// - `hGraph`: a live handle that no other thread uses during the call.
/// - No thread may use `hGraph`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuGraphDestroy(hGraph: CUgraph) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphDestroy(hGraph) };
    (returned,)
}

/// Removes a node and its edges from its graph.
///
/// `CUresult cuGraphDestroyNode(CUgraphNode hNode)`
#[cfg_attr(doc, doc = forms!(driver::cuGraphDestroyNode))]
///
/// - `hNode`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphDestroyNode).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - No thread may use `hNode`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuGraphDestroyNode(hNode: CUgraphNode) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphDestroyNode(hNode) };
    (returned,)
}

/// Returns the event that a node records.
///
/// `CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphEventRecordNodeGetEvent))]
///
/// Returns `(CUresult, event_out: CUevent)`.
///
/// - `event_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeGetEvent).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> (CUresult, CUevent) {
    let mut event_out: CUevent = output::zeroed();
    let returned = unsafe { sys::cuGraphEventRecordNodeGetEvent(hNode, &mut event_out) };
    (returned, event_out)
}

/// Sets the event that a node records.
///
/// `CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphEventRecordNodeSetEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventRecordNodeSetEvent).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphEventRecordNodeSetEvent(hNode, event) };
    (returned,)
}

/// Returns the event that a node waits for.
///
/// `CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphEventWaitNodeGetEvent))]
///
/// Returns `(CUresult, event_out: CUevent)`.
///
/// - `event_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeGetEvent).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> (CUresult, CUevent) {
    let mut event_out: CUevent = output::zeroed();
    let returned = unsafe { sys::cuGraphEventWaitNodeGetEvent(hNode, &mut event_out) };
    (returned, event_out)
}

/// Sets the event that a node waits for.
///
/// `CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphEventWaitNodeSetEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphEventWaitNodeSetEvent).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphEventWaitNodeSetEvent(hNode, event) };
    (returned,)
}

/// Updates a child graph of an executable graph with the parameters of another graph.
///
/// `CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecChildGraphNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecChildGraphNodeSetParams).
///
/// # Safety
///
/// `hGraphExec`, `hNode`, `childGraph`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) };
    (returned,)
}

/// Destroys an executable graph; a running launch finishes first.
///
/// `CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)`
#[cfg_attr(doc, doc = forms!(driver::cuGraphExecDestroy))]
///
/// - `hGraphExec`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecDestroy).
///
/// # Safety
///
/// - `hGraphExec`: a live handle that no other thread uses during the call.
/// - No thread may use `hGraphExec`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExecDestroy(hGraphExec) };
    (returned,)
}

/// Sets the event that a node of an executable graph records.
///
/// `CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecEventRecordNodeSetEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventRecordNodeSetEvent).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) };
    (returned,)
}

/// Sets the event that a node of an executable graph waits for.
///
/// `CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecEventWaitNodeSetEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecEventWaitNodeSetEvent).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `event`: a live handle.
/// - `event`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) };
    (returned,)
}

/// Sets the external semaphores that a node of an executable graph signals.
///
/// `CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphExecExternalSemaphoresSignalNodeSetParams)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Sets the external semaphores that a node of an executable graph waits for.
///
/// `CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphExecExternalSemaphoresWaitNodeSetParams)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Returns the flags with which an executable graph was created.
///
/// `CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecGetFlags))]
///
/// Returns `(CUresult, flags: CUgraphInstantiate_flags)`.
///
/// - `flags`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecGetFlags).
///
/// # Safety
///
/// `hGraphExec`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphExecGetFlags(
    hGraphExec: CUgraphExec,
) -> (CUresult, CUgraphInstantiate_flags) {
    let mut flags: cuuint64_t = output::zeroed();
    let returned = unsafe { sys::cuGraphExecGetFlags(hGraphExec, &mut flags) };
    (returned, CUgraphInstantiate_flags(flag_set::bits(flags)))
}

/// Sets the function of a host node, and the function's argument, in an executable graph.
///
/// `CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecHostNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.2. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecHostNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExecHostNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Sets a kernel node's function, grid and arguments, in an executable graph only.
///
/// `CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphExecKernelNodeSetParams = cuGraphExecKernelNodeSetParams_v2
    )
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.0. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecKernelNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
/// - No kernel on the device may update the node at the same time.
#[inline]
pub unsafe fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// The symbol behind [`cuGraphExecKernelNodeSetParams`].
pub use self::cuGraphExecKernelNodeSetParams as cuGraphExecKernelNodeSetParams_v2;

/// Sets the parameters of a memory copy node in an executable graph.
///
/// `CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecMemcpyNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.2. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemcpyNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `ctx`: a live handle.
/// - Pointers, handles and lengths in `copyParams` must stay valid as long as `hGraphExec` exists.
/// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: &CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(copyParams), ctx)
    };
    (returned,)
}

/// Sets the destination and the value of a memset node in an executable graph.
///
/// `CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecMemsetNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.2. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecMemsetNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - `ctx`: a live handle.
/// - Pointers, handles and lengths in `memsetParams` must stay valid as long as `hGraphExec` exists.
/// - `ctx`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(memsetParams), ctx)
    };
    (returned,)
}

/// Updates an executable graph with the parameters of a graph that has the same nodes and edges.
///
/// `CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecUpdate = cuGraphExecUpdate_v2))]
///
/// Returns `(CUresult, resultInfo: CUgraphExecUpdateResultInfo)`.
///
/// - `resultInfo`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecUpdate).
///
/// # Safety
///
/// - `hGraphExec`, `hGraph`: live handles that no other thread uses during the call.
/// - Pointers in `resultInfo` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuGraphExecUpdate(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
) -> (CUresult, CUgraphExecUpdateResultInfo) {
    let mut resultInfo = output::Reserved::<CUgraphExecUpdateResultInfo>::new();
    let returned = unsafe { sys::cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo.slot()) };
    (returned, resultInfo.take())
}

/// The symbol behind [`cuGraphExecUpdate`].
pub use self::cuGraphExecUpdate as cuGraphExecUpdate_v2;

/// Returns the external semaphores that a node signals, and the signaled values.
///
/// `CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphExternalSemaphoresSignalNodeGetParams)
)]
///
/// Returns `(CUresult, params_out: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS)`.
///
/// - `params_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) {
    let mut params_out = output::Reserved::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out.slot()) };
    (returned, params_out.take())
}

/// Sets the external semaphores that a node signals, and the signaled values.
///
/// `CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphExternalSemaphoresSignalNodeSetParams)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExternalSemaphoresSignalNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Returns the external semaphores that a node waits for, and the expected values.
///
/// `CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExternalSemaphoresWaitNodeGetParams))]
///
/// Returns `(CUresult, params_out: CUDA_EXT_SEM_WAIT_NODE_PARAMS)`.
///
/// - `params_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_EXT_SEM_WAIT_NODE_PARAMS) {
    let mut params_out = output::Reserved::<CUDA_EXT_SEM_WAIT_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out.slot()) };
    (returned, params_out.take())
}

/// Sets the external semaphores that a node waits for, and the expected values.
///
/// `CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExternalSemaphoresWaitNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphExternalSemaphoresWaitNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Lists the nodes of a graph.
///
/// `CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetNodes))]
///
/// Returns `(CUresult, numNodes: size_t)`.
///
/// - `nodes`: out, array, length `numNodes`; an empty slice passes NULL
/// - `numNodes`: in and out: the length of `nodes`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetNodes).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: &mut [CUgraphNode],
) -> (CUresult, usize) {
    let mut numNodes: usize = args::count(nodes.len());
    let returned = unsafe { sys::cuGraphGetNodes(hGraph, args::as_mut_ptr(nodes), &mut numNodes) };
    (returned, numNodes)
}

/// Lists the root nodes of a graph (nodes without dependencies).
///
/// `CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphGetRootNodes))]
///
/// Returns `(CUresult, numRootNodes: size_t)`.
///
/// - `rootNodes`: out, array, length `numRootNodes`; an empty slice passes NULL
/// - `numRootNodes`: in and out: the length of `rootNodes`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphGetRootNodes).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: &mut [CUgraphNode],
) -> (CUresult, usize) {
    let mut numRootNodes: usize = args::count(rootNodes.len());
    let returned = unsafe { sys::cuGraphGetRootNodes(hGraph, args::as_mut_ptr(rootNodes), &mut numRootNodes) };
    (returned, numRootNodes)
}

/// Returns the function of a host node and the function's argument.
///
/// `CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphHostNodeGetParams))]
///
/// Returns `(CUresult, nodeParams: CUDA_HOST_NODE_PARAMS)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphHostNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_HOST_NODE_PARAMS) {
    let mut nodeParams = output::Reserved::<CUDA_HOST_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphHostNodeGetParams(hNode, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// Sets the function of a host node and the function's argument.
///
/// `CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphHostNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphHostNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphHostNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
///
/// `CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuGraphInstantiate = cuGraphInstantiateWithFlags)
)]
///
/// Returns `(CUresult, phGraphExec: CUgraphExec)`.
///
/// - `phGraphExec`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiate).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphInstantiate(
    hGraph: CUgraph,
    flags: CUgraphInstantiate_flags,
) -> (CUresult, CUgraphExec) {
    let mut phGraphExec: CUgraphExec = output::zeroed();
    let returned = unsafe {
        sys::cuGraphInstantiateWithFlags(&mut phGraphExec, hGraph, flag_set::integer(flags.bits()))
    };
    (returned, phGraphExec)
}

/// The symbol behind [`cuGraphInstantiate`].
pub use self::cuGraphInstantiate as cuGraphInstantiateWithFlags;

/// Creates an executable version of a graph, with flags and an upload stream; returns a detailed result.
///
/// `CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphInstantiateWithParams))]
///
/// Returns `(CUresult, phGraphExec: CUgraphExec)`.
///
/// - `phGraphExec`: out
/// - `instantiateParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphInstantiateWithParams).
///
/// # Safety
///
/// - `hGraph`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `instantiateParams` must be valid.
#[inline]
pub unsafe fn cuGraphInstantiateWithParams(
    hGraph: CUgraph,
    instantiateParams: &mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> (CUresult, CUgraphExec) {
    let mut phGraphExec: CUgraphExec = output::zeroed();
    let returned = unsafe { sys::cuGraphInstantiateWithParams(&mut phGraphExec, hGraph, instantiateParams) };
    (returned, phGraphExec)
}

/// Validates a graph and creates from it an executable graph, whose nodes and edges are fixed.
///
/// `CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphInstantiate_v2))]
///
/// Returns `(CUresult, phGraphExec: CUgraphExec, phErrorNode: CUgraphNode)`.
///
/// - `phGraphExec`, `phErrorNode`: out
/// - `logBuffer`: out, a buffer for a string whose size in bytes is passed as `bufferSize`; an empty slice passes NULL
///
/// In `cuda.h` since CUDA 11.0, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html).
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphInstantiate_v2(
    hGraph: CUgraph,
    logBuffer: &mut [u8],
) -> (CUresult, CUgraphExec, CUgraphNode) {
    let mut phGraphExec: CUgraphExec = output::zeroed();
    let mut phErrorNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphInstantiate_v2(
        &mut phGraphExec, hGraph, &mut phErrorNode, args::as_mut_ptr(logBuffer).cast(), args::count(logBuffer.len()),
    ) };
    (returned, phGraphExec, phErrorNode)
}

/// Copies all attributes of one kernel node to another.
///
/// `CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphKernelNodeCopyAttributes))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeCopyAttributes).
///
/// # Safety
///
/// `dst`, `src`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode,
    src: CUgraphNode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphKernelNodeCopyAttributes(dst, src) };
    (returned,)
}

/// Returns the kernel, grid and arguments of a kernel node.
///
/// `CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphKernelNodeGetParams = cuGraphKernelNodeGetParams_v2
    )
)]
///
/// Returns `(CUresult, nodeParams: CUDA_KERNEL_NODE_PARAMS)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphKernelNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_KERNEL_NODE_PARAMS) {
    let mut nodeParams = output::Reserved::<CUDA_KERNEL_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphKernelNodeGetParams_v2(hNode, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// The symbol behind [`cuGraphKernelNodeGetParams`].
pub use self::cuGraphKernelNodeGetParams as cuGraphKernelNodeGetParams_v2;

/// Sets the kernel, grid and arguments of a kernel node.
///
/// `CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphKernelNodeSetParams = cuGraphKernelNodeSetParams_v2
    )
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid during the call, which copies the data that it needs.
#[inline]
pub unsafe fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphKernelNodeSetParams_v2(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// The symbol behind [`cuGraphKernelNodeSetParams`].
pub use self::cuGraphKernelNodeSetParams as cuGraphKernelNodeSetParams_v2;

/// Launches an executable graph in stream order; launches of the same graph run one after another.
///
/// `CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphLaunch))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphLaunch).
///
/// # Safety
///
/// - `hGraphExec`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Everything that `hGraphExec` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphLaunch(hGraphExec, hStream) };
    (returned,)
}

/// Returns the address of the memory that a node frees.
///
/// `CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemFreeNodeGetParams))]
///
/// Returns `(CUresult, dptr_out: CUdeviceptr)`.
///
/// - `dptr_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemFreeNodeGetParams).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphMemFreeNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUdeviceptr) {
    let mut dptr_out: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuGraphMemFreeNodeGetParams(hNode, &mut dptr_out) };
    (returned, dptr_out)
}

/// Returns the parameters of a memory copy node.
///
/// `CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemcpyNodeGetParams))]
///
/// Returns `(CUresult, nodeParams: CUDA_MEMCPY3D)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphMemcpyNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_MEMCPY3D) {
    let mut nodeParams = output::Reserved::<CUDA_MEMCPY3D>::new();
    let returned = unsafe { sys::cuGraphMemcpyNodeGetParams(hNode, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// Sets the parameters of a memory copy node.
///
/// `CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemcpyNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemcpyNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_MEMCPY3D,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphMemcpyNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Returns the destination and the value of a memset node.
///
/// `CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemsetNodeGetParams))]
///
/// Returns `(CUresult, nodeParams: CUDA_MEMSET_NODE_PARAMS)`.
///
/// - `nodeParams`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_MEMSET_NODE_PARAMS) {
    let mut nodeParams = output::Reserved::<CUDA_MEMSET_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphMemsetNodeGetParams(hNode, nodeParams.slot()) };
    (returned, nodeParams.take())
}

/// Sets the destination and the value of a memset node.
///
/// `CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemsetNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemsetNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_MEMSET_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphMemsetNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Finds the node in a cloned graph that was copied from a given node.
///
/// `CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeFindInClone))]
///
/// Returns `(CUresult, phNode: CUgraphNode)`.
///
/// - `phNode`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeFindInClone).
///
/// # Safety
///
/// - `hOriginalNode`, `hClonedGraph`: live handles that no other thread uses during the call.
/// - `hOriginalNode` must be a node of the graph from which `hClonedGraph` was cloned.
#[inline]
pub unsafe fn cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
) -> (CUresult, CUgraphNode) {
    let mut phNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeFindInClone(&mut phNode, hOriginalNode, hClonedGraph) };
    (returned, phNode)
}

/// Returns whether a node of an executable graph is enabled; a disabled node does nothing.
///
/// `CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetEnabled))]
///
/// Returns `(CUresult, isEnabled: unsigned int)`.
///
/// - `isEnabled`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetEnabled).
///
/// # Safety
///
/// `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
) -> (CUresult, u32) {
    let mut isEnabled: u32 = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeGetEnabled(hGraphExec, hNode, &mut isEnabled) };
    (returned, isEnabled)
}

/// Returns the type of a node.
///
/// `CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeGetType))]
///
/// Returns `(CUresult, type: CUgraphNodeType)`.
///
/// - `type`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeGetType).
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetType(hNode: CUgraphNode) -> (CUresult, CUgraphNodeType) {
    let mut r#type: CUgraphNodeType = output::zeroed();
    let returned = unsafe { sys::cuGraphNodeGetType(hNode, &mut r#type) };
    (returned, r#type)
}

/// Enables or disables a kernel, memory copy or memset node in an executable graph.
///
/// `CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeSetEnabled))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetEnabled).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - No kernel on the device may update the node at the same time.
#[inline]
pub unsafe fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) };
    (returned,)
}

/// Releases a graph's references to a user object.
///
/// `CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphReleaseUserObject))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphReleaseUserObject).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphReleaseUserObject(graph, object, count) };
    (returned,)
}

/// Makes a graph hold references to a user object; a flag transfers the caller's references.
///
/// `CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphRetainUserObject))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphRetainUserObject).
///
/// # Safety
///
/// - `graph`: a live handle that no other thread uses during the call.
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: u32,
    flags: CUuserObjectRetain_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphRetainUserObject(graph, object, count, flags.bits()) };
    (returned,)
}

/// Uploads an executable graph to the device in stream order, to make its first launch faster.
///
/// `CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphUpload))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphUpload).
///
/// # Safety
///
/// - `hGraphExec`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphUpload(hGraphExec, hStream) };
    (returned,)
}

/// Shares an EGL image with CUDA.
///
/// `CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsEGLRegisterImage))]
///
/// Returns `(CUresult, pCudaResource: CUgraphicsResource)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsEGLRegisterImage).
///
/// # Safety
///
/// `image`: a live handle.
#[inline]
pub unsafe fn cuGraphicsEGLRegisterImage(
    image: EGLImageKHR,
    flags: CUgraphicsMapResourceFlags,
) -> (CUresult, CUgraphicsResource) {
    let mut pCudaResource: CUgraphicsResource = output::zeroed();
    let returned = unsafe { sys::cuGraphicsEGLRegisterImage(&mut pCudaResource, image, flags.bits()) };
    (returned, pCudaResource)
}

/// Shares an OpenGL buffer with CUDA.
///
/// `CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsGLRegisterBuffer))]
///
/// Returns `(CUresult, pCudaResource: CUgraphicsResource)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cudaGL.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterBuffer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGraphicsGLRegisterBuffer(
    buffer: GLuint,
    Flags: CUgraphicsRegisterFlags,
) -> (CUresult, CUgraphicsResource) {
    let mut pCudaResource: CUgraphicsResource = output::zeroed();
    let returned = unsafe { sys::cuGraphicsGLRegisterBuffer(&mut pCudaResource, buffer, Flags.bits()) };
    (returned, pCudaResource)
}

/// Shares an OpenGL texture or renderbuffer with CUDA.
///
/// `CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsGLRegisterImage))]
///
/// Returns `(CUresult, pCudaResource: CUgraphicsResource)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cudaGL.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GL.html#:~:text=cuGraphicsGLRegisterImage).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGraphicsGLRegisterImage(
    image: GLuint,
    target: GLenum,
    Flags: CUgraphicsRegisterFlags,
) -> (CUresult, CUgraphicsResource) {
    let mut pCudaResource: CUgraphicsResource = output::zeroed();
    let returned = unsafe { sys::cuGraphicsGLRegisterImage(&mut pCudaResource, image, target, Flags.bits()) };
    (returned, pCudaResource)
}

/// Maps registered graphics resources for use by CUDA, in stream order.
///
/// `CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsMapResources))]
///
/// - `resources`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsMapResources).
///
/// # Safety
///
/// - `resources`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - The graphics API must not use the resources until they are unmapped.
#[inline]
pub unsafe fn cuGraphicsMapResources(
    resources: &[CUgraphicsResource],
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphicsMapResources(args::count(resources.len()), args::as_ptr(resources).cast_mut(), hStream)
    };
    (returned,)
}

/// Returns the frame of a mapped EGL resource.
///
/// `CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsResourceGetMappedEglFrame))]
///
/// Returns `(CUresult, eglFrame: CUeglFrame)`.
///
/// - `eglFrame`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_MAPPED`].
///
/// In `cudaEGL.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EGL.html#:~:text=cuGraphicsResourceGetMappedEglFrame).
///
/// # Safety
///
/// - `resource`: a live handle that no other thread uses during the call.
/// - Pointers in `eglFrame` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource,
    index: u32,
    mipLevel: u32,
) -> (CUresult, CUeglFrame) {
    let mut eglFrame = output::Reserved::<CUeglFrame>::new();
    let returned = unsafe { sys::cuGraphicsResourceGetMappedEglFrame(eglFrame.slot(), resource, index, mipLevel) };
    (returned, eglFrame.take())
}

/// Returns a mapped graphics image as a mipmapped CUDA array.
///
/// `CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsResourceGetMappedMipmappedArray))]
///
/// Returns `(CUresult, pMipmappedArray: CUmipmappedArray)`.
///
/// - `pMipmappedArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_MAPPED`], [`CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedMipmappedArray).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource,
) -> (CUresult, CUmipmappedArray) {
    let mut pMipmappedArray: CUmipmappedArray = output::zeroed();
    let returned = unsafe { sys::cuGraphicsResourceGetMappedMipmappedArray(&mut pMipmappedArray, resource) };
    (returned, pMipmappedArray)
}

/// Returns the address and size in bytes of a mapped graphics buffer.
///
/// `CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphicsResourceGetMappedPointer = cuGraphicsResourceGetMappedPointer_v2
    )
)]
///
/// Returns `(CUresult, pDevPtr: CUdeviceptr, pSize: size_t)`.
///
/// - `pDevPtr`, `pSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_MAPPED`], [`CUresult::CUDA_ERROR_NOT_MAPPED_AS_POINTER`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceGetMappedPointer).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource,
) -> (CUresult, CUdeviceptr, usize) {
    let mut pDevPtr: CUdeviceptr = output::zeroed();
    let mut pSize: usize = output::zeroed();
    let returned = unsafe { sys::cuGraphicsResourceGetMappedPointer_v2(&mut pDevPtr, &mut pSize, resource) };
    (returned, pDevPtr, pSize)
}

/// The symbol behind [`cuGraphicsResourceGetMappedPointer`].
pub use self::cuGraphicsResourceGetMappedPointer as cuGraphicsResourceGetMappedPointer_v2;

/// Specifies how CUDA will use a graphics resource while it is mapped, for example for reading only.
///
/// `CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(
        owned
        driver::cuGraphicsResourceSetMapFlags = cuGraphicsResourceSetMapFlags_v2
    )
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsResourceSetMapFlags).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource,
    flags: CUgraphicsMapResourceFlags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphicsResourceSetMapFlags_v2(resource, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuGraphicsResourceSetMapFlags`].
pub use self::cuGraphicsResourceSetMapFlags as cuGraphicsResourceSetMapFlags_v2;

/// Returns one layer and mipmap level of a mapped graphics image as a CUDA array.
///
/// `CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsSubResourceGetMappedArray))]
///
/// Returns `(CUresult, pArray: CUarray)`.
///
/// - `pArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_MAPPED`], [`CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY`].
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsSubResourceGetMappedArray).
///
/// # Safety
///
/// `resource`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource,
    arrayIndex: u32,
    mipLevel: u32,
) -> (CUresult, CUarray) {
    let mut pArray: CUarray = output::zeroed();
    let returned = unsafe { sys::cuGraphicsSubResourceGetMappedArray(&mut pArray, resource, arrayIndex, mipLevel) };
    (returned, pArray)
}

/// Unmaps graphics resources in stream order, so that the graphics API can use them again.
///
/// `CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsUnmapResources))]
///
/// - `resources`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_MAPPED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnmapResources).
///
/// # Safety
///
/// - `resources`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - No thread may use the mapped or bound memory that `resources` specifies, during or after the call.
#[inline]
pub unsafe fn cuGraphicsUnmapResources(
    resources: &[CUgraphicsResource],
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphicsUnmapResources(args::count(resources.len()), args::as_ptr(resources).cast_mut(), hStream)
    };
    (returned,)
}

/// Unregisters a graphics resource from CUDA; its handle becomes invalid.
///
/// `CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)`
#[cfg_attr(doc, doc = forms!(driver::cuGraphicsUnregisterResource))]
///
/// - `resource`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 3.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPHICS.html#:~:text=cuGraphicsUnregisterResource).
///
/// # Safety
///
/// - `resource`: a live handle that no other thread uses during the call.
/// - No thread may use `resource`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphicsUnregisterResource(resource) };
    (returned,)
}

/// Shares a VDPAU output surface with CUDA.
///
/// `CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsVDPAURegisterOutputSurface))]
///
/// Returns `(CUresult, pCudaResource: CUgraphicsResource)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaVDPAU.h` since CUDA 3.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterOutputSurface).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface,
    flags: CUgraphicsMapResourceFlags,
) -> (CUresult, CUgraphicsResource) {
    let mut pCudaResource: CUgraphicsResource = output::zeroed();
    let returned = unsafe { sys::cuGraphicsVDPAURegisterOutputSurface(&mut pCudaResource, vdpSurface, flags.bits()) };
    (returned, pCudaResource)
}

/// Shares a VDPAU video surface with CUDA.
///
/// `CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphicsVDPAURegisterVideoSurface))]
///
/// Returns `(CUresult, pCudaResource: CUgraphicsResource)`.
///
/// - `pCudaResource`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_ALREADY_MAPPED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cudaVDPAU.h` since CUDA 3.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuGraphicsVDPAURegisterVideoSurface).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface,
    flags: CUgraphicsMapResourceFlags,
) -> (CUresult, CUgraphicsResource) {
    let mut pCudaResource: CUgraphicsResource = output::zeroed();
    let returned = unsafe { sys::cuGraphicsVDPAURegisterVideoSurface(&mut pCudaResource, vdpSurface, flags.bits()) };
    (returned, pCudaResource)
}

/// Creates a green context, whose work runs only on some of a device's SMs and work queues.
///
/// `CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxCreate))]
///
/// Returns `(CUresult, phCtx: CUgreenCtx)`.
///
/// - `phCtx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxCreate).
///
/// # Safety
///
/// - `desc`: a live handle.
/// - Destroying `phCtx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuGreenCtxCreate(
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: CUgreenCtxCreate_flags,
) -> (CUresult, CUgreenCtx) {
    let mut phCtx: CUgreenCtx = output::zeroed();
    let returned = unsafe { sys::cuGreenCtxCreate(&mut phCtx, desc, dev, flags.bits()) };
    (returned, phCtx)
}

/// Destroys a green context, frees its resources and releases the device's primary context.
///
/// `CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)`
#[cfg_attr(doc, doc = forms!(driver::cuGreenCtxDestroy))]
///
/// - `hCtx`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxDestroy).
///
/// # Safety
///
/// - `hCtx`: a live handle that no other thread uses during the call.
/// - No thread may use `hCtx`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> (CUresult,) {
    let returned = unsafe { sys::cuGreenCtxDestroy(hCtx) };
    (returned,)
}

/// Records an event that completes when all work submitted to a green context so far is complete.
///
/// `CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxRecordEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxRecordEvent).
///
/// # Safety
///
/// - `hCtx`: a live handle that no other thread uses during the call.
/// - `hEvent`: a live handle.
#[inline]
pub unsafe fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuGreenCtxRecordEvent(hCtx, hEvent) };
    (returned,)
}

/// Creates a stream with a priority; its work runs on the resources of a green context.
///
/// `CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxStreamCreate))]
///
/// Returns `(CUresult, phStream: CUstream)`.
///
/// - `phStream`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxStreamCreate).
///
/// # Safety
///
/// `greenCtx`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx,
    flags: CUstream_flags,
    priority: i32,
) -> (CUresult, CUstream) {
    let mut phStream: CUstream = output::zeroed();
    let returned = unsafe { sys::cuGreenCtxStreamCreate(&mut phStream, greenCtx, flags.bits(), priority) };
    (returned, phStream)
}

/// Makes all work that is later submitted to a green context wait for an event.
///
/// `CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGreenCtxWaitEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuGreenCtxWaitEvent).
///
/// # Safety
///
/// - `hCtx`: a live handle that no other thread uses during the call.
/// - `hEvent`: a live handle.
#[inline]
pub unsafe fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> (CUresult,) {
    let returned = unsafe { sys::cuGreenCtxWaitEvent(hCtx, hEvent) };
    (returned,)
}

/// Imports memory from another API, such as Vulkan, Direct3D or NvSciBuf, given its handle.
///
/// `CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuImportExternalMemory))]
///
/// Returns `(CUresult, extMem_out: CUexternalMemory)`.
///
/// - `extMem_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalMemory).
///
/// # Safety
///
/// - Pointers, handles and lengths in `memHandleDesc` must stay valid as long as `extMem_out` exists.
/// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
#[inline]
pub unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> (CUresult, CUexternalMemory) {
    let mut extMem_out: CUexternalMemory = output::zeroed();
    let returned = unsafe { sys::cuImportExternalMemory(&mut extMem_out, core::ptr::from_ref(memHandleDesc)) };
    (returned, extMem_out)
}

/// Imports a semaphore or fence from another API, given its handle.
///
/// `CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuImportExternalSemaphore))]
///
/// Returns `(CUresult, extSem_out: CUexternalSemaphore)`.
///
/// - `extSem_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OPERATING_SYSTEM`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuImportExternalSemaphore).
///
/// # Safety
///
/// - Pointers, handles and lengths in `semHandleDesc` must stay valid as long as `extSem_out` exists.
/// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program must neither use nor close it.
#[inline]
pub unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> (CUresult, CUexternalSemaphore) {
    let mut extSem_out: CUexternalSemaphore = output::zeroed();
    let returned = unsafe { sys::cuImportExternalSemaphore(&mut extSem_out, core::ptr::from_ref(semHandleDesc)) };
    (returned, extSem_out)
}

/// Initializes the driver API for the process; nearly all other functions fail until it succeeds.
///
/// `CUresult cuInit(unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(driver::cuInit))]
///
/// - `Flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__INITIALIZE.html#:~:text=cuInit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuInit(Flags: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuInit(Flags) };
    (returned,)
}

/// Unmaps memory that `cuIpcOpenMemHandle` mapped; the exporting process keeps it.
///
/// `CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)`
#[cfg_attr(doc, doc = forms!(driver::cuIpcCloseMemHandle))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcCloseMemHandle).
///
/// # Safety
///
/// `dptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> (CUresult,) {
    let returned = unsafe { sys::cuIpcCloseMemHandle(dptr) };
    (returned,)
}

/// Creates a handle with which other processes can open an event that was created for interprocess use.
///
/// `CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)`
#[cfg_attr(doc, doc = forms!(owned driver::cuIpcGetEventHandle))]
///
/// Returns `(CUresult, pHandle: CUipcEventHandle)`.
///
/// - `pHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetEventHandle).
///
/// # Safety
///
/// - `event`: a live handle.
/// - Other processes must not use the event after this process has destroyed it.
#[inline]
pub unsafe fn cuIpcGetEventHandle(event: CUevent) -> (CUresult, CUipcEventHandle) {
    let mut pHandle = output::Reserved::<CUipcEventHandle>::new();
    let returned = unsafe { sys::cuIpcGetEventHandle(pHandle.slot(), event) };
    (returned, pHandle.take())
}

/// Creates a handle with which other processes can open an allocation of device memory.
///
/// `CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)`
#[cfg_attr(doc, doc = forms!(driver::cuIpcGetMemHandle))]
///
/// Returns `(CUresult, pHandle: CUipcMemHandle)`.
///
/// - `pHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcGetMemHandle).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> (CUresult, CUipcMemHandle) {
    let mut pHandle = output::Reserved::<CUipcMemHandle>::new();
    let returned = unsafe { sys::cuIpcGetMemHandle(pHandle.slot(), dptr) };
    (returned, pHandle.take())
}

/// Opens another process's event, given its handle.
///
/// `CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)`
#[cfg_attr(doc, doc = forms!(owned driver::cuIpcOpenEventHandle))]
///
/// Returns `(CUresult, phEvent: CUevent)`.
///
/// - `phEvent`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`].
///
/// In `cuda.h` since CUDA 4.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenEventHandle).
///
/// # Safety
///
/// Another process must have exported `handle`. The event must not be used after that process has destroyed it.
#[inline]
pub unsafe fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> (CUresult, CUevent) {
    let mut phEvent: CUevent = output::zeroed();
    let returned = unsafe { sys::cuIpcOpenEventHandle(&mut phEvent, handle) };
    (returned, phEvent)
}

/// Maps another process's device memory, given by its handle, into the current context.
///
/// `CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(driver::cuIpcOpenMemHandle = cuIpcOpenMemHandle_v2))]
///
/// Returns `(CUresult, pdptr: CUdeviceptr)`.
///
/// - `pdptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_MAP_FAILED`], [`CUresult::CUDA_ERROR_TOO_MANY_PEERS`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuIpcOpenMemHandle).
///
/// # Safety
///
/// The process that exported the memory must not free it before this process has closed it.
#[inline]
pub unsafe fn cuIpcOpenMemHandle(
    handle: CUipcMemHandle,
    Flags: CUipcMem_flags,
) -> (CUresult, CUdeviceptr) {
    let mut pdptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuIpcOpenMemHandle_v2(&mut pdptr, handle, Flags.bits()) };
    (returned, pdptr)
}

/// The symbol behind [`cuIpcOpenMemHandle`].
pub use self::cuIpcOpenMemHandle as cuIpcOpenMemHandle_v2;

/// Returns a kernel's function handle in the current context.
///
/// `CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetFunction))]
///
/// Returns `(CUresult, pFunc: CUfunction)`.
///
/// - `pFunc`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetFunction).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelGetFunction(kernel: CUkernel) -> (CUresult, CUfunction) {
    let mut pFunc: CUfunction = output::zeroed();
    let returned = unsafe { sys::cuKernelGetFunction(&mut pFunc, kernel) };
    (returned, pFunc)
}

/// Returns the library that contains a kernel.
///
/// `CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetLibrary))]
///
/// Returns `(CUresult, pLib: CUlibrary)`.
///
/// - `pLib`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetLibrary).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelGetLibrary(kernel: CUkernel) -> (CUresult, CUlibrary) {
    let mut pLib: CUlibrary = output::zeroed();
    let returned = unsafe { sys::cuKernelGetLibrary(&mut pLib, kernel) };
    (returned, pLib)
}

/// Returns a kernel's mangled name.
///
/// `CUresult cuKernelGetName(const char **name, CUkernel hfunc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetName))]
///
/// Returns `(CUresult, name: const char *)`.
///
/// - `name`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetName).
///
/// # Safety
///
/// - `hfunc`: a live handle.
/// - `name` points to memory of the library, valid as long as `hfunc` exists.
#[inline]
pub unsafe fn cuKernelGetName(hfunc: CUkernel) -> (CUresult, *const core::ffi::c_char) {
    let mut name: *const core::ffi::c_char = output::zeroed();
    let returned = unsafe { sys::cuKernelGetName(&mut name, hfunc) };
    (returned, name)
}

/// Returns the offset and size in bytes of one of a kernel's parameters.
///
/// `CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetParamInfo))]
///
/// Returns `(CUresult, paramOffset: size_t, paramSize: size_t)`.
///
/// - `paramOffset`, `paramSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetParamInfo).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
) -> (CUresult, usize, usize) {
    let mut paramOffset: usize = output::zeroed();
    let mut paramSize: usize = output::zeroed();
    let returned = unsafe { sys::cuKernelGetParamInfo(kernel, paramIndex, &mut paramOffset, &mut paramSize) };
    (returned, paramOffset, paramSize)
}

/// Sets the preferred split of on-chip memory between L1 and shared memory for a kernel on a device.
///
/// `CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelSetCacheConfig))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetCacheConfig).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> (CUresult,) {
    let returned = unsafe { sys::cuKernelSetCacheConfig(kernel, config, dev) };
    (returned,)
}

/// Launches a function as one block, with the previously set parameters (superseded by `cuLaunchKernel`).
///
/// `CUresult cuLaunch(CUfunction f)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunch))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunch).
///
/// # Safety
///
/// - `f`: a live handle.
/// - Everything that `f` launches, and the memory that it uses, must stay valid.
/// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuLaunch(f: CUfunction) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunch(f) };
    (returned,)
}

/// Launches a kernel whose blocks all run at the same time and can synchronize across the grid.
///
/// `CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchCooperativeKernel))]
///
/// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 9.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchCooperativeKernel).
///
/// # Safety
///
/// - `f`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: u32,
    gridDimY: u32,
    gridDimZ: u32,
    blockDimX: u32,
    blockDimY: u32,
    blockDimZ: u32,
    sharedMemBytes: u32,
    hStream: CUstream,
    kernelParams: &mut [*mut c_void],
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchCooperativeKernel(
        f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        args::as_mut_ptr(kernelParams),
    ) };
    (returned,)
}

/// Launches a kernel on several devices, whose grids can synchronize with each other.
///
/// `CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuLaunchCooperativeKernelMultiDevice))]
///
/// - `launchParamsList`: in, array, whose length is passed as `numDevices`
/// - `flags`: in, flags: [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC`], [`CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 9.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchCooperativeKernelMultiDevice).
///
/// # Safety
///
/// - Pointers, handles and lengths in `launchParamsList` must stay valid until the call's work completes on `launchParamsList`'s stream.
/// - `kernelParams` of each element must contain one address for each parameter of the kernel, which points to a value of the parameter's type.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: &[CUDA_LAUNCH_PARAMS],
    flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchCooperativeKernelMultiDevice(
        args::as_ptr(launchParamsList).cast_mut(), args::count(launchParamsList.len()), flags,
    ) };
    (returned,)
}

/// Launches a function on a 2D grid, with the previously set parameters (superseded by `cuLaunchKernel`).
///
/// `CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchGrid))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGrid).
///
/// # Safety
///
/// - `f`: a live handle.
/// - Everything that `f` launches, and the memory that it uses, must stay valid.
/// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuLaunchGrid(
    f: CUfunction,
    grid_width: i32,
    grid_height: i32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchGrid(f, grid_width, grid_height) };
    (returned,)
}

/// Launches a function on a 2D grid in stream order, with the previously set parameters.
///
/// `CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchGridAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuLaunchGridAsync).
///
/// # Safety
///
/// - `f`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Everything that `f` launches, and the memory that it uses, must stay valid, until the call's work completes on `hStream`.
/// - The block size, shared memory size and parameters of `f` must have been set since `cuLaunchKernel` last launched it.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuLaunchGridAsync(
    f: CUfunction,
    grid_width: i32,
    grid_height: i32,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchGridAsync(f, grid_width, grid_height, hStream) };
    (returned,)
}

/// Runs a host function in stream order; the function must not call CUDA, and does not run after errors.
///
/// `CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchHostFunc))]
///
/// - `fn`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchHostFunc).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `fn` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context is in an error state.
#[inline]
pub unsafe fn cuLaunchHostFunc(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchHostFunc(hStream, r#fn, userData) };
    (returned,)
}

/// Launches a kernel in a stream with a grid size, a block size and dynamic shared memory in bytes.
///
/// `CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchKernel))]
///
/// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
/// - `extra`: in, an address, passed unchanged; may be NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernel).
///
/// # Safety
///
/// - `f`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `extra`: valid memory of the size that the other arguments imply.
/// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: u32,
    gridDimY: u32,
    gridDimZ: u32,
    blockDimX: u32,
    blockDimY: u32,
    blockDimZ: u32,
    sharedMemBytes: u32,
    hStream: CUstream,
    kernelParams: &mut [*mut c_void],
    extra: *mut *mut c_void,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLaunchKernel(
        f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        args::as_mut_ptr(kernelParams), extra,
    ) };
    (returned,)
}

/// Lists the kernels in a library, up to a given number.
///
/// `CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryEnumerateKernels))]
///
/// - `kernels`: out, array, whose length is passed as `numKernels`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryEnumerateKernels).
///
/// # Safety
///
/// `lib`: a live handle.
#[inline]
pub unsafe fn cuLibraryEnumerateKernels(
    kernels: &mut [CUkernel],
    lib: CUlibrary,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuLibraryEnumerateKernels(args::as_mut_ptr(kernels), args::count(kernels.len()), lib)
    };
    (returned,)
}

/// Returns the current context's address, and the size, of a library's `__device__` or `__constant__` variable.
///
/// `CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetGlobal))]
///
/// Returns `(CUresult, dptr: CUdeviceptr, bytes: size_t)`.
///
/// - `dptr`, `bytes`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetGlobal).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `dptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cuLibraryGetGlobal(
    library: CUlibrary,
    name: &CStr,
) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetGlobal(&mut dptr, &mut bytes, library, name.as_ptr()) };
    (returned, dptr, bytes)
}

/// Finds a kernel in a library by its (mangled) name.
///
/// `CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetKernel))]
///
/// Returns `(CUresult, pKernel: CUkernel)`.
///
/// - `pKernel`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernel).
///
/// # Safety
///
/// `library`: a live handle.
#[inline]
pub unsafe fn cuLibraryGetKernel(
    library: CUlibrary,
    name: &CStr,
) -> (CUresult, CUkernel) {
    let mut pKernel: CUkernel = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetKernel(&mut pKernel, library, name.as_ptr()) };
    (returned, pKernel)
}

/// Returns the number of kernels in a library.
///
/// `CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetKernelCount))]
///
/// Returns `(CUresult, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetKernelCount).
///
/// # Safety
///
/// `lib`: a live handle.
#[inline]
pub unsafe fn cuLibraryGetKernelCount(lib: CUlibrary) -> (CUresult, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetKernelCount(&mut count, lib) };
    (returned, count)
}

/// Returns the address (the same in all contexts) and the size of a library's `__managed__` variable.
///
/// `CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetManaged))]
///
/// Returns `(CUresult, dptr: CUdeviceptr, bytes: size_t)`.
///
/// - `dptr`, `bytes`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetManaged).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `dptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cuLibraryGetManaged(
    library: CUlibrary,
    name: &CStr,
) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetManaged(&mut dptr, &mut bytes, library, name.as_ptr()) };
    (returned, dptr, bytes)
}

/// Returns the module that a library has in the current context, after loading it if necessary.
///
/// `CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetModule))]
///
/// Returns `(CUresult, pMod: CUmodule)`.
///
/// - `pMod`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetModule).
///
/// # Safety
///
/// `library`: a live handle.
#[inline]
pub unsafe fn cuLibraryGetModule(library: CUlibrary) -> (CUresult, CUmodule) {
    let mut pMod: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetModule(&mut pMod, library) };
    (returned, pMod)
}

/// Finds a library's function by symbol name, and returns a pointer that host and device code can call.
///
/// `CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryGetUnifiedFunction))]
///
/// Returns `(CUresult, fptr: void *)`.
///
/// - `fptr`: out
/// - `symbol`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryGetUnifiedFunction).
///
/// # Safety
///
/// - `library`: a live handle.
/// - `fptr` points to memory of the library, valid as long as `library` exists.
#[inline]
pub unsafe fn cuLibraryGetUnifiedFunction(
    library: CUlibrary,
    symbol: &CStr,
) -> (CUresult, *mut c_void) {
    let mut fptr: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cuLibraryGetUnifiedFunction(&mut fptr, library, symbol.as_ptr()) };
    (returned, fptr)
}

/// Unloads a library; its kernels and variables must not be used again.
///
/// `CUresult cuLibraryUnload(CUlibrary library)`
#[cfg_attr(doc, doc = forms!(driver::cuLibraryUnload))]
///
/// - `library`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryUnload).
///
/// # Safety
///
/// - `library`: a live handle.
/// - No thread may use `library`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuLibraryUnload(library: CUlibrary) -> (CUresult,) {
    let returned = unsafe { sys::cuLibraryUnload(library) };
    (returned,)
}

/// Completes a link and returns the address and size of the cubin, which the linker state owns.
///
/// `CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLinkComplete))]
///
/// Returns `(CUresult, cubinOut: void *, sizeOut: size_t)`.
///
/// - `cubinOut`, `sizeOut`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkComplete).
///
/// # Safety
///
/// - `state`: a live handle that no other thread uses during the call.
/// - `cubinOut` points to memory of the library, valid as long as `state` exists.
#[inline]
pub unsafe fn cuLinkComplete(state: CUlinkState) -> (CUresult, *mut c_void, usize) {
    let mut cubinOut: *mut c_void = output::zeroed();
    let mut sizeOut: usize = output::zeroed();
    let returned = unsafe { sys::cuLinkComplete(state, &mut cubinOut, &mut sizeOut) };
    (returned, cubinOut, sizeOut)
}

/// Destroys a linker state and its cubin.
///
/// `CUresult cuLinkDestroy(CUlinkState state)`
#[cfg_attr(doc, doc = forms!(driver::cuLinkDestroy))]
///
/// - `state`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkDestroy).
///
/// # Safety
///
/// - `state`: a live handle that no other thread uses during the call.
/// - No thread may use `state`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuLinkDestroy(state: CUlinkState) -> (CUresult,) {
    let returned = unsafe { sys::cuLinkDestroy(state) };
    (returned,)
}

/// Returns an iterator to the current end of the driver's log.
///
/// `CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuLogsCurrent))]
///
/// Returns `(CUresult, iterator_out: CUlogIterator)`.
///
/// - `iterator_out`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsCurrent).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogsCurrent(flags: u32) -> (CUresult, CUlogIterator) {
    let mut iterator_out: CUlogIterator = output::zeroed();
    let returned = unsafe { sys::cuLogsCurrent(&mut iterator_out, flags) };
    (returned, iterator_out)
}

/// Writes the driver's log messages, starting at an iterator, to a file.
///
/// `CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuLogsDumpToFile))]
///
/// - `iterator`: in and out; `None` passes NULL
/// - `pathToFile`: in, string
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogsDumpToFile(
    iterator: Option<&mut CUlogIterator>,
    pathToFile: &CStr,
    flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuLogsDumpToFile(args::option_mut_ptr(iterator), pathToFile.as_ptr(), flags) };
    (returned,)
}

/// Writes the driver's log messages, starting at an iterator, to a buffer.
///
/// `CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuLogsDumpToMemory))]
///
/// Returns `(CUresult, size: size_t)`.
///
/// - `iterator`: in and out; `None` passes NULL
/// - `buffer`: out, host memory, `size` bytes
/// - `size`: in and out: the length of `buffer`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsDumpToMemory).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogsDumpToMemory(
    iterator: Option<&mut CUlogIterator>,
    buffer: &mut [u8],
    flags: u32,
) -> (CUresult, usize) {
    let mut size: usize = args::count(size_of_val(buffer));
    let returned = unsafe {
        sys::cuLogsDumpToMemory(args::option_mut_ptr(iterator), args::as_mut_ptr(buffer).cast(), &mut size, flags)
    };
    (returned, size)
}

/// Registers a callback that receives the driver's log messages about errors.
///
/// `CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLogsRegisterCallback))]
///
/// Returns `(CUresult, callback_out: CUlogsCallbackHandle)`.
///
/// - `callbackFunc`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `callback_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsRegisterCallback).
///
/// # Safety
///
/// `callbackFunc` may be called with `userData` until `cuLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long as `callbackFunc` may be called.
#[inline]
pub unsafe fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
) -> (CUresult, CUlogsCallbackHandle) {
    let mut callback_out: CUlogsCallbackHandle = output::zeroed();
    let returned = unsafe { sys::cuLogsRegisterCallback(callbackFunc, userData, &mut callback_out) };
    (returned, callback_out)
}

/// Unregisters a callback that receives the driver's log messages.
///
/// `CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)`
#[cfg_attr(doc, doc = forms!(driver::cuLogsUnregisterCallback))]
///
/// - `callback`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LOGS.html#:~:text=cuLogsUnregisterCallback).
///
/// # Safety
///
/// - `callback`: a live handle that no other thread uses during the call.
/// - No thread may use `callback`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> (CUresult,) {
    let returned = unsafe { sys::cuLogsUnregisterCallback(callback) };
    (returned,)
}

/// Frees a reserved range of virtual addresses, which must be unmapped.
///
/// `CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAddressFree))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressFree).
///
/// # Safety
///
/// - `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
/// - `size` must be that of the reservation.
#[inline]
pub unsafe fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemAddressFree(ptr, size) };
    (returned,)
}

/// Reserves a range of virtual addresses, without physical memory.
///
/// `CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAddressReserve))]
///
/// Returns `(CUresult, ptr: CUdeviceptr)`.
///
/// - `ptr`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemAddressReserve).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: u64,
) -> (CUresult, CUdeviceptr) {
    let mut ptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemAddressReserve(&mut ptr, size, alignment, addr, flags) };
    (returned, ptr)
}

/// Allocates device memory in stream order, from the current pool of the stream's device.
///
/// `CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemAllocAsync))]
///
/// Returns `(CUresult, dptr: CUdeviceptr)`.
///
/// - `dptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocAsync).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuMemAllocAsync(
    bytesize: usize,
    hStream: CUstream,
) -> (CUresult, CUdeviceptr) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemAllocAsync(&mut dptr, bytesize, hStream) };
    (returned, dptr)
}

/// Allocates memory in stream order, from a given memory pool.
///
/// `CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemAllocFromPoolAsync))]
///
/// Returns `(CUresult, dptr: CUdeviceptr)`.
///
/// - `dptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemAllocFromPoolAsync).
///
/// # Safety
///
/// - `pool`: a live handle.
/// - `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuMemAllocFromPoolAsync(
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> (CUresult, CUdeviceptr) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemAllocFromPoolAsync(&mut dptr, bytesize, pool, hStream) };
    (returned, dptr)
}

/// Allocates managed memory, which migrates automatically between the host and devices.
///
/// `CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAllocManaged))]
///
/// Returns `(CUresult, dptr: CUdeviceptr)`.
///
/// - `dptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocManaged).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAllocManaged(
    bytesize: usize,
    flags: CUmemAttach_flags,
) -> (CUresult, CUdeviceptr) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemAllocManaged(&mut dptr, bytesize, flags.bits()) };
    (returned, dptr)
}

/// Allocates rows of device memory, padded to a pitch in bytes that allows coalesced access.
///
/// `CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)`
#[cfg_attr(doc, doc = forms!(driver::cuMemAllocPitch = cuMemAllocPitch_v2))]
///
/// Returns `(CUresult, dptr: CUdeviceptr, pPitch: size_t)`.
///
/// - `dptr`, `pPitch`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemAllocPitch).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemAllocPitch(
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: u32,
) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut pPitch: usize = output::zeroed();
    let returned = unsafe { sys::cuMemAllocPitch_v2(&mut dptr, &mut pPitch, WidthInBytes, Height, ElementSizeBytes) };
    (returned, dptr, pPitch)
}

/// The symbol behind [`cuMemAllocPitch`].
pub use self::cuMemAllocPitch as cuMemAllocPitch_v2;

/// Decompresses multiple buffers with the hardware decompression engine, in stream order.
///
/// `CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemBatchDecompressAsync))]
///
/// Returns `(CUresult, errorIndex: size_t)`.
///
/// - `paramsArray`: in, array, whose length is passed as `count`
/// - `flags`: in; must be 0
/// - `errorIndex`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.8 (in drivers since 12.6). [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemBatchDecompressAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuMemBatchDecompressAsync(
    paramsArray: &[CUmemDecompressParams],
    flags: u32,
    stream: CUstream,
) -> (CUresult, usize) {
    let mut errorIndex: usize = output::zeroed();
    let returned = unsafe { sys::cuMemBatchDecompressAsync(
        args::as_ptr(paramsArray).cast_mut(), args::count(paramsArray.len()), flags, &mut errorIndex, stream,
    ) };
    (returned, errorIndex)
}

/// Exports physical memory to other processes, as an operating-system or fabric handle.
///
/// `CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemExportToShareableHandle))]
///
/// Returns `(CUresult, shareableHandle: T)`.
///
/// - `shareableHandle`: out, one value; `handleType` selects the type: `CUmemFabricHandle` for `CU_MEM_HANDLE_TYPE_FABRIC`; `int` for `CU_MEM_HANDLE_TYPE_NONE`, `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`; `unsigned int` for `CU_MEM_HANDLE_TYPE_WIN32_KMT`; `void *` for `CU_MEM_HANDLE_TYPE_WIN32`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemExportToShareableHandle).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `handle` must not be used after it has been released and everything that was exported from it has been closed.
#[inline]
pub unsafe fn cuMemExportToShareableHandle<T: Output>(
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> (CUresult, T) {
    if !value_size_CUmemAllocationHandleType(handleType).fits(size_of::<T>()) {
        refusal::refuse(
            "cuMemExportToShareableHandle",
            "the size of a value of `shareableHandle` differs from that of the type that `handleType` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut shareableHandle = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cuMemExportToShareableHandle(shareableHandle.slot().cast(), handle, handleType, flags)
    };
    (returned, shareableHandle.take())
}

/// Frees device or managed memory, given the address that the allocation returned.
///
/// `CUresult cuMemFree_v2(CUdeviceptr dptr)`
#[cfg_attr(doc, doc = forms!(driver::cuMemFree = cuMemFree_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFree).
///
/// # Safety
///
/// `dptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuMemFree(dptr: CUdeviceptr) -> (CUresult,) {
    let returned = unsafe { sys::cuMemFree_v2(dptr) };
    (returned,)
}

/// The symbol behind [`cuMemFree`].
pub use self::cuMemFree as cuMemFree_v2;

/// Frees memory in stream order, after earlier work in the stream has finished.
///
/// `CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemFreeAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemFreeAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dptr` must come from the function that creates, allocates or registers it; all uses must precede this call in the order of `hStream`.
#[inline]
pub unsafe fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuMemFreeAsync(dptr, hStream) };
    (returned,)
}

/// Frees page-locked memory that was allocated with `cuMemAllocHost` or `cuMemHostAlloc`.
///
/// `CUresult cuMemFreeHost(void *p)`
#[cfg_attr(doc, doc = forms!(driver::cuMemFreeHost))]
///
/// - `p`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemFreeHost).
///
/// # Safety
///
/// `p` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuMemFreeHost(p: *mut c_void) -> (CUresult,) {
    let returned = unsafe { sys::cuMemFreeHost(p) };
    (returned,)
}

/// Returns the start and the size in bytes of the allocation that contains a device address.
///
/// `CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetAddressRange = cuMemGetAddressRange_v2))]
///
/// Returns `(CUresult, pbase: CUdeviceptr, psize: size_t)`.
///
/// - `pbase`, `psize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetAddressRange).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetAddressRange(dptr: CUdeviceptr) -> (CUresult, CUdeviceptr, usize) {
    let mut pbase: CUdeviceptr = output::zeroed();
    let mut psize: usize = output::zeroed();
    let returned = unsafe { sys::cuMemGetAddressRange_v2(&mut pbase, &mut psize, dptr) };
    (returned, pbase, psize)
}

/// The symbol behind [`cuMemGetAddressRange`].
pub use self::cuMemGetAddressRange as cuMemGetAddressRange_v2;

/// Creates a handle, such as a dma-buf file descriptor, for a range of device memory.
///
/// `CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetHandleForAddressRange))]
///
/// Returns `(CUresult, handle: T)`.
///
/// - `handle`: out, one value; `handleType` selects the type: `int` for `CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetHandleForAddressRange).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetHandleForAddressRange<T: Output>(
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: CUmemRangeFlags,
) -> (CUresult, T) {
    if !value_size_CUmemRangeHandleType(handleType).fits(size_of::<T>()) {
        refusal::refuse(
            "cuMemGetHandleForAddressRange",
            "the size of a value of `handle` differs from that of the type that `handleType` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut handle = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuMemGetHandleForAddressRange(
        handle.slot().cast(), dptr, size, handleType, flag_set::integer(flags.bits()),
    ) };
    (returned, handle.take())
}

/// Returns the free and the total memory in bytes of the current context's device.
///
/// `CUresult cuMemGetInfo_v2(size_t *free, size_t *total)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetInfo = cuMemGetInfo_v2))]
///
/// Returns `(CUresult, free: size_t, total: size_t)`.
///
/// - `free`, `total`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemGetInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetInfo() -> (CUresult, usize, usize) {
    let mut free: usize = output::zeroed();
    let mut total: usize = output::zeroed();
    let returned = unsafe { sys::cuMemGetInfo_v2(&mut free, &mut total) };
    (returned, free, total)
}

/// The symbol behind [`cuMemGetInfo`].
pub use self::cuMemGetInfo as cuMemGetInfo_v2;

/// Returns the device address of mapped, page-locked host memory.
///
/// `CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)`
#[cfg_attr(
    doc,
    doc = forms!(driver::cuMemHostGetDevicePointer = cuMemHostGetDevicePointer_v2)
)]
///
/// Returns `(CUresult, pdptr: CUdeviceptr)`.
///
/// - `pdptr`: out
/// - `p`: in, an address, passed unchanged
/// - `Flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetDevicePointer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemHostGetDevicePointer(
    p: *mut c_void,
    Flags: u32,
) -> (CUresult, CUdeviceptr) {
    let mut pdptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuMemHostGetDevicePointer_v2(&mut pdptr, p, Flags) };
    (returned, pdptr)
}

/// The symbol behind [`cuMemHostGetDevicePointer`].
pub use self::cuMemHostGetDevicePointer as cuMemHostGetDevicePointer_v2;

/// Returns the flags with which page-locked host memory was allocated.
///
/// `CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)`
#[cfg_attr(doc, doc = forms!(driver::cuMemHostGetFlags))]
///
/// Returns `(CUresult, pFlags: unsigned int)`.
///
/// - `pFlags`: out, flags: [`CU_MEMHOSTALLOC_DEVICEMAP`], [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_WRITECOMBINED`]
/// - `p`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostGetFlags).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemHostGetFlags(p: *mut c_void) -> (CUresult, u32) {
    let mut pFlags: u32 = output::zeroed();
    let returned = unsafe { sys::cuMemHostGetFlags(&mut pFlags, p) };
    (returned, pFlags)
}

/// Undoes `cuMemHostRegister`; the memory is pageable again.
///
/// `CUresult cuMemHostUnregister(void *p)`
#[cfg_attr(doc, doc = forms!(driver::cuMemHostUnregister))]
///
/// - `p`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemHostUnregister).
///
/// # Safety
///
/// `p` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuMemHostUnregister(p: *mut c_void) -> (CUresult,) {
    let returned = unsafe { sys::cuMemHostUnregister(p) };
    (returned,)
}

/// Imports physical memory of another process, given its handle.
///
/// `CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemImportFromShareableHandle))]
///
/// Returns `(CUresult, handle: CUmemGenericAllocationHandle)`.
///
/// - `handle`: out
/// - `osHandle`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemImportFromShareableHandle).
///
/// # Safety
///
/// `osHandle`: the value that `shHandleType` requires, or its address.
#[inline]
pub unsafe fn cuMemImportFromShareableHandle(
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> (CUresult, CUmemGenericAllocationHandle) {
    let mut handle: CUmemGenericAllocationHandle = output::zeroed();
    let returned = unsafe { sys::cuMemImportFromShareableHandle(&mut handle, osHandle, shHandleType) };
    (returned, handle)
}

/// Maps physical memory into a reserved range, which is inaccessible until `cuMemSetAccess` is called.
///
/// `CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemMap))]
///
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_ILLEGAL_STATE`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMap).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ptr`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: u64,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemMap(ptr, size, offset, handle, flags) };
    (returned,)
}

/// Maps memory to parts of sparse CUDA arrays, or unmaps memory from them, in stream order.
///
/// `CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemMapArrayAsync))]
///
/// - `mapInfoList`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemMapArrayAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `mapInfoList` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: &[CUarrayMapInfo],
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemMapArrayAsync(args::as_ptr(mapInfoList).cast_mut(), args::count(mapInfoList.len()), hStream)
    };
    (returned,)
}

/// Destroys a memory pool; its memory is released after all allocations have been freed.
///
/// `CUresult cuMemPoolDestroy(CUmemoryPool pool)`
#[cfg_attr(doc, doc = forms!(driver::cuMemPoolDestroy))]
///
/// - `pool`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolDestroy).
///
/// # Safety
///
/// - `pool`: a live handle.
/// - No thread may use `pool`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuMemPoolDestroy(pool: CUmemoryPool) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPoolDestroy(pool) };
    (returned,)
}

/// Returns the data with which another process can import one allocation of a shared pool.
///
/// `CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)`
#[cfg_attr(doc, doc = forms!(driver::cuMemPoolExportPointer))]
///
/// Returns `(CUresult, shareData_out: CUmemPoolPtrExportData)`.
///
/// - `shareData_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportPointer).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemPoolExportPointer(
    ptr: CUdeviceptr,
) -> (CUresult, CUmemPoolPtrExportData) {
    let mut shareData_out = output::Reserved::<CUmemPoolPtrExportData>::new();
    let returned = unsafe { sys::cuMemPoolExportPointer(shareData_out.slot(), ptr) };
    (returned, shareData_out.take())
}

/// Exports a memory pool to other processes, as an operating-system handle.
///
/// `CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolExportToShareableHandle))]
///
/// Returns `(CUresult, handle_out: T)`.
///
/// - `handle_out`: out, one value; `handleType` selects the type: `CUmemFabricHandle` for `CU_MEM_HANDLE_TYPE_FABRIC`; `int` for `CU_MEM_HANDLE_TYPE_NONE`, `CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`; `unsigned int` for `CU_MEM_HANDLE_TYPE_WIN32_KMT`; `void *` for `CU_MEM_HANDLE_TYPE_WIN32`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolExportToShareableHandle).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolExportToShareableHandle<T: Output>(
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> (CUresult, T) {
    if !value_size_CUmemAllocationHandleType(handleType).fits(size_of::<T>()) {
        refusal::refuse(
            "cuMemPoolExportToShareableHandle",
            "the size of a value of `handle_out` differs from that of the type that `handleType` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut handle_out = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuMemPoolExportToShareableHandle(handle_out.slot().cast(), pool, handleType, flags) };
    (returned, handle_out.take())
}

/// Returns an attribute of a memory pool, such as the release threshold or the number of bytes in use.
///
/// `CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolGetAttribute))]
///
/// Returns `(CUresult, value: T)`.
///
/// - `value`: out, one value; `attr` selects the type: `CUmemAllocationHandleType` for `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`; `CUmemAllocationType` for `CU_MEMPOOL_ATTR_ALLOCATION_TYPE`; `CUmemLocationType` for `CU_MEMPOOL_ATTR_LOCATION_TYPE`; `cuuint64_t` for `CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`, `CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`, `CU_MEMPOOL_ATTR_USED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_USED_MEM_HIGH`, `CU_MEMPOOL_ATTR_MAX_POOL_SIZE`; `int` for `CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`, `CU_MEMPOOL_ATTR_LOCATION_ID`, `CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`, `CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAttribute).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolGetAttribute<T: Output>(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
) -> (CUresult, T) {
    if !value_size_CUmemPool_attribute(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cuMemPoolGetAttribute", "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut value = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuMemPoolGetAttribute(pool, attr, value.slot().cast()) };
    (returned, value.take())
}

/// Imports a memory pool of another process, given its handle.
///
/// `CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolImportFromShareableHandle))]
///
/// Returns `(CUresult, pool_out: CUmemoryPool)`.
///
/// - `pool_out`: out
/// - `handle`: in, an address, passed unchanged
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportFromShareableHandle).
///
/// # Safety
///
/// `handle`: the value that `handleType` requires, or its address.
#[inline]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> (CUresult, CUmemoryPool) {
    let mut pool_out: CUmemoryPool = output::zeroed();
    let returned = unsafe { sys::cuMemPoolImportFromShareableHandle(&mut pool_out, handle, handleType, flags) };
    (returned, pool_out)
}

/// Imports one allocation of an imported pool, using the exporter's data.
///
/// `CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolImportPointer))]
///
/// Returns `(CUresult, ptr_out: CUdeviceptr)`.
///
/// - `ptr_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolImportPointer).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolImportPointer(
    pool: CUmemoryPool,
    shareData: &CUmemPoolPtrExportData,
) -> (CUresult, CUdeviceptr) {
    let mut ptr_out: CUdeviceptr = output::zeroed();
    let returned = unsafe {
        sys::cuMemPoolImportPointer(&mut ptr_out, pool, core::ptr::from_ref(shareData).cast_mut())
    };
    (returned, ptr_out)
}

/// Sets an attribute of a memory pool, such as the release threshold.
///
/// `CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolSetAttribute))]
///
/// - `value`: in, one value; `attr` selects the type: `CUmemAllocationHandleType` for `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`; `CUmemAllocationType` for `CU_MEMPOOL_ATTR_ALLOCATION_TYPE`; `CUmemLocationType` for `CU_MEMPOOL_ATTR_LOCATION_TYPE`; `cuuint64_t` for `CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`, `CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`, `CU_MEMPOOL_ATTR_USED_MEM_CURRENT`, `CU_MEMPOOL_ATTR_USED_MEM_HIGH`, `CU_MEMPOOL_ATTR_MAX_POOL_SIZE`; `int` for `CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`, `CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`, `CU_MEMPOOL_ATTR_LOCATION_ID`, `CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`, `CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolSetAttribute).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolSetAttribute<T: Input>(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: &T,
) -> (CUresult,) {
    if !value_size_CUmemPool_attribute(attr).fits(size_of::<T>()) {
        refusal::refuse(
            "cuMemPoolSetAttribute", "the size of a value of `value` differs from that of the type that `attr` selects",
        );
        return (CUresult::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cuMemPoolSetAttribute(pool, attr, core::ptr::from_ref(value).cast_mut().cast()) };
    (returned,)
}

/// Releases unused memory of a pool until the pool holds at most a given number of bytes.
///
/// `CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolTrimTo))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolTrimTo).
///
/// # Safety
///
/// `pool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemPoolTrimTo(pool, minBytesToKeep) };
    (returned,)
}

/// Returns one attribute of a range of managed memory, such as its preferred location.
///
/// `CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)`
#[cfg_attr(doc, doc = forms!(driver::cuMemRangeGetAttribute))]
///
/// Returns `(CUresult, data: T)`.
///
/// - `data`: out, one value; `attribute` selects the type: `CUmemLocationType` for `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`; `int` for `CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`; `int []` for `CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemRangeGetAttribute<T: Output>(
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> (CUresult, T) {
    if !value_size_CUmem_range_attribute(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cuMemRangeGetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cuMemRangeGetAttribute(data.slot().cast(), args::count(size_of::<T>()), attribute, devPtr, count)
    };
    (returned, data.take())
}

/// Returns several attributes of a range of managed memory.
///
/// `CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)`
#[cfg_attr(doc, doc = forms!(driver::cuMemRangeGetAttributes))]
///
/// - `data`: out, values; `attributes` selects their types: `CUmemLocationType` for `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`; `int` for `CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`, `CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`, `CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`; `int []` for `CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`
/// - `dataSizes`, `attributes`: in, array, whose length is passed as `numAttributes`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 8.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuMemRangeGetAttributes).
///
/// # Safety
///
/// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects, of the size in `dataSizes`.
#[inline]
pub unsafe fn cuMemRangeGetAttributes(
    data: &mut [*mut c_void],
    dataSizes: &[usize],
    attributes: &[CUmem_range_attribute],
    devPtr: CUdeviceptr,
    count: usize,
) -> (CUresult,) {
    let Some(numAttributes) = args::same_len([data.len(), dataSizes.len(), attributes.len()], []) else {
        refusal::refuse("cuMemRangeGetAttributes", "the lengths of `data`, `dataSizes`, `attributes` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuMemRangeGetAttributes(
        args::as_mut_ptr(data), args::as_ptr(dataSizes).cast_mut(), args::as_ptr(attributes).cast_mut(),
        args::count(numAttributes), devPtr, count,
    ) };
    (returned,)
}

/// Releases a handle of physical memory, which is freed once it is neither mapped nor referenced.
///
/// `CUresult cuMemRelease(CUmemGenericAllocationHandle handle)`
#[cfg_attr(doc, doc = forms!(driver::cuMemRelease))]
///
/// - `handle`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRelease).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> (CUresult,) {
    let returned = unsafe { sys::cuMemRelease(handle) };
    (returned,)
}

/// Returns the handle of the physical memory that is mapped at an address, and adds a reference.
///
/// `CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemRetainAllocationHandle))]
///
/// Returns `(CUresult, handle: CUmemGenericAllocationHandle)`.
///
/// - `handle`: out
/// - `addr`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemRetainAllocationHandle).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemRetainAllocationHandle(
    addr: *mut c_void,
) -> (CUresult, CUmemGenericAllocationHandle) {
    let mut handle: CUmemGenericAllocationHandle = output::zeroed();
    let returned = unsafe { sys::cuMemRetainAllocationHandle(&mut handle, addr) };
    (returned, handle)
}

/// Unmaps a range of virtual addresses from its physical memory.
///
/// `CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)`
#[cfg_attr(doc, doc = forms!(driver::cuMemUnmap))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemUnmap).
///
/// # Safety
///
/// `ptr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemUnmap(ptr, size) };
    (returned,)
}

/// Copies bytes between two unified addresses, each in host or device memory.
///
/// `CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpy))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy).
///
/// # Safety
///
/// `dst`, `src`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpy(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy(dst, src, ByteCount) };
    (returned,)
}

/// Copies a 2D region between host memory, device memory and CUDA arrays.
///
/// `CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpy2D = cuMemcpy2D_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2D).
///
/// # Safety
///
/// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpy2D(pCopy: &CUDA_MEMCPY2D) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy2D_v2(core::ptr::from_ref(pCopy)) };
    (returned,)
}

/// The symbol behind [`cuMemcpy2D`].
pub use self::cuMemcpy2D as cuMemcpy2D_v2;

/// Copies a 2D region between host memory, device memory and CUDA arrays, in stream order.
///
/// `CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpy2DAsync = cuMemcpy2DAsync_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy2DAsync_v2(core::ptr::from_ref(pCopy), hStream) };
    (returned,)
}

/// The symbol behind [`cuMemcpy2DAsync`].
pub use self::cuMemcpy2DAsync as cuMemcpy2DAsync_v2;

/// Copies a 2D region like `cuMemcpy2D`, but accepts any pitch and may be slower.
///
/// `CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpy2DUnaligned = cuMemcpy2DUnaligned_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy2DUnaligned).
///
/// # Safety
///
/// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpy2DUnaligned(pCopy: &CUDA_MEMCPY2D) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy2DUnaligned_v2(core::ptr::from_ref(pCopy)) };
    (returned,)
}

/// The symbol behind [`cuMemcpy2DUnaligned`].
pub use self::cuMemcpy2DUnaligned as cuMemcpy2DUnaligned_v2;

/// Copies a 3D region between host memory, device memory and CUDA arrays.
///
/// `CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpy3D = cuMemcpy3D_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3D).
///
/// # Safety
///
/// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpy3D(pCopy: &CUDA_MEMCPY3D) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy3D_v2(core::ptr::from_ref(pCopy)) };
    (returned,)
}

/// The symbol behind [`cuMemcpy3D`].
pub use self::cuMemcpy3D as cuMemcpy3D_v2;

/// Copies a 3D region between host memory, device memory and CUDA arrays, in stream order.
///
/// `CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpy3DAsync = cuMemcpy3DAsync_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy3DAsync_v2(core::ptr::from_ref(pCopy), hStream) };
    (returned,)
}

/// The symbol behind [`cuMemcpy3DAsync`].
pub use self::cuMemcpy3DAsync as cuMemcpy3DAsync_v2;

/// Copies a 3D region of memory from one context to another.
///
/// `CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpy3DPeer))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeer).
///
/// # Safety
///
/// Pointers, handles and lengths in `pCopy` must stay valid until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpy3DPeer(pCopy: &CUDA_MEMCPY3D_PEER) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy3DPeer(core::ptr::from_ref(pCopy)) };
    (returned,)
}

/// Copies a 3D region of memory from one context to another, in stream order.
///
/// `CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpy3DPeerAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpy3DPeerAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `pCopy` must stay valid until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpy3DPeerAsync(
    pCopy: &CUDA_MEMCPY3D_PEER,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpy3DPeerAsync(core::ptr::from_ref(pCopy), hStream) };
    (returned,)
}

/// Copies bytes between two unified addresses, each in host or device memory, in stream order.
///
/// `CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dst`, `src`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyAsync(dst, src, ByteCount, hStream) };
    (returned,)
}

/// Copies bytes between 1D CUDA arrays, whose element sizes must match although their formats may differ.
///
/// `CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyAtoA = cuMemcpyAtoA_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoA).
///
/// # Safety
///
/// `dstArray`, `srcArray`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cuMemcpyAtoA(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount) };
    (returned,)
}

/// The symbol behind [`cuMemcpyAtoA`].
pub use self::cuMemcpyAtoA as cuMemcpyAtoA_v2;

/// Copies bytes from a 1D CUDA array into device memory.
///
/// `CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyAtoD = cuMemcpyAtoD_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoD).
///
/// # Safety
///
/// - `srcArray`: a live handle that no other thread uses during the call.
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpyAtoD(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount) };
    (returned,)
}

/// The symbol behind [`cuMemcpyAtoD`].
pub use self::cuMemcpyAtoD as cuMemcpyAtoD_v2;

/// Copies bytes from a 1D CUDA array into host memory.
///
/// `CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyAtoH = cuMemcpyAtoH_v2))]
///
/// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoH).
///
/// # Safety
///
/// `srcArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMemcpyAtoH<T: Output>(
    dstHost: &mut [T],
    srcArray: CUarray,
    srcOffset: usize,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyAtoH_v2(args::as_mut_ptr(dstHost).cast(), srcArray, srcOffset, args::count(size_of_val(dstHost)))
    };
    (returned,)
}

/// The symbol behind [`cuMemcpyAtoH`].
pub use self::cuMemcpyAtoH as cuMemcpyAtoH_v2;

/// Copies bytes from a 1D CUDA array into host memory, in stream order.
///
/// `CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyAtoHAsync = cuMemcpyAtoHAsync_v2))]
///
/// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyAtoHAsync).
///
/// # Safety
///
/// - `srcArray`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyAtoHAsync<T: Output>(
    dstHost: &mut [T],
    srcArray: CUarray,
    srcOffset: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyAtoHAsync_v2(
        args::as_mut_ptr(dstHost).cast(), srcArray, srcOffset, args::count(size_of_val(dstHost)), hStream,
    ) };
    (returned,)
}

/// The symbol behind [`cuMemcpyAtoHAsync`].
pub use self::cuMemcpyAtoHAsync as cuMemcpyAtoHAsync_v2;

/// Copies bytes from device memory into a 1D CUDA array.
///
/// `CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyDtoA = cuMemcpyDtoA_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoA).
///
/// # Safety
///
/// - `dstArray`: a live handle that no other thread uses during the call.
/// - `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpyDtoA(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount) };
    (returned,)
}

/// The symbol behind [`cuMemcpyDtoA`].
pub use self::cuMemcpyDtoA as cuMemcpyDtoA_v2;

/// Copies bytes within device memory, or between devices.
///
/// `CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpyDtoD = cuMemcpyDtoD_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoD).
///
/// # Safety
///
/// `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpyDtoD(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount) };
    (returned,)
}

/// The symbol behind [`cuMemcpyDtoD`].
pub use self::cuMemcpyDtoD as cuMemcpyDtoD_v2;

/// Copies bytes within device memory, or between devices, in stream order.
///
/// `CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyDtoDAsync = cuMemcpyDtoDAsync_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoDAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream) };
    (returned,)
}

/// The symbol behind [`cuMemcpyDtoDAsync`].
pub use self::cuMemcpyDtoDAsync as cuMemcpyDtoDAsync_v2;

/// Copies bytes from device to host memory.
///
/// `CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpyDtoH = cuMemcpyDtoH_v2))]
///
/// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoH).
///
/// # Safety
///
/// `srcDevice`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cuMemcpyDtoH<T: Output>(
    dstHost: &mut [T],
    srcDevice: CUdeviceptr,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyDtoH_v2(args::as_mut_ptr(dstHost).cast(), srcDevice, args::count(size_of_val(dstHost)))
    };
    (returned,)
}

/// The symbol behind [`cuMemcpyDtoH`].
pub use self::cuMemcpyDtoH as cuMemcpyDtoH_v2;

/// Copies bytes from device to host memory in stream order.
///
/// `CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyDtoHAsync = cuMemcpyDtoHAsync_v2))]
///
/// - `dstHost`: out, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyDtoHAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstHost` is used after the call returns: keep it alive and do not access it until the call's work completes on `hStream`.
/// - `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyDtoHAsync<T: Output>(
    dstHost: &mut [T],
    srcDevice: CUdeviceptr,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyDtoHAsync_v2(
        args::as_mut_ptr(dstHost).cast(), srcDevice, args::count(size_of_val(dstHost)), hStream,
    ) };
    (returned,)
}

/// The symbol behind [`cuMemcpyDtoHAsync`].
pub use self::cuMemcpyDtoHAsync as cuMemcpyDtoHAsync_v2;

/// Copies bytes from host memory into a 1D CUDA array.
///
/// `CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyHtoA = cuMemcpyHtoA_v2))]
///
/// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoA).
///
/// # Safety
///
/// `dstArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMemcpyHtoA<T: Input>(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: &[T],
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyHtoA_v2(dstArray, dstOffset, args::as_ptr(srcHost).cast(), args::count(size_of_val(srcHost)))
    };
    (returned,)
}

/// The symbol behind [`cuMemcpyHtoA`].
pub use self::cuMemcpyHtoA as cuMemcpyHtoA_v2;

/// Copies bytes from host memory into a 1D CUDA array, in stream order.
///
/// `CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyHtoAAsync = cuMemcpyHtoAAsync_v2))]
///
/// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoAAsync).
///
/// # Safety
///
/// - `dstArray`: a live handle that no other thread uses during the call.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyHtoAAsync<T: Input>(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: &[T],
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyHtoAAsync_v2(
        dstArray, dstOffset, args::as_ptr(srcHost).cast(), args::count(size_of_val(srcHost)), hStream,
    ) };
    (returned,)
}

/// The symbol behind [`cuMemcpyHtoAAsync`].
pub use self::cuMemcpyHtoAAsync as cuMemcpyHtoAAsync_v2;

/// Copies bytes from host to device memory.
///
/// `CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(driver::cuMemcpyHtoD = cuMemcpyHtoD_v2))]
///
/// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoD).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpyHtoD<T: Input>(
    dstDevice: CUdeviceptr,
    srcHost: &[T],
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyHtoD_v2(dstDevice, args::as_ptr(srcHost).cast(), args::count(size_of_val(srcHost)))
    };
    (returned,)
}

/// The symbol behind [`cuMemcpyHtoD`].
pub use self::cuMemcpyHtoD as cuMemcpyHtoD_v2;

/// Copies bytes from host to device memory in stream order.
///
/// `CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyHtoDAsync = cuMemcpyHtoDAsync_v2))]
///
/// - `srcHost`: in, host memory, whose size in bytes is passed as `ByteCount`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyHtoDAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - `srcHost` is used after the call returns: keep it alive and do not modify it until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyHtoDAsync<T: Input>(
    dstDevice: CUdeviceptr,
    srcHost: &[T],
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuMemcpyHtoDAsync_v2(dstDevice, args::as_ptr(srcHost).cast(), args::count(size_of_val(srcHost)), hStream)
    };
    (returned,)
}

/// The symbol behind [`cuMemcpyHtoDAsync`].
pub use self::cuMemcpyHtoDAsync as cuMemcpyHtoDAsync_v2;

/// Copies bytes of device memory from one context to another.
///
/// `CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyPeer))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeer).
///
/// # Safety
///
/// - `dstContext`, `srcContext`: live handles.
/// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount) };
    (returned,)
}

/// Copies bytes of device memory from one context to another, in stream order.
///
/// `CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemcpyPeerAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemcpyPeerAsync).
///
/// # Safety
///
/// - `dstContext`, `srcContext`: live handles.
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`, `srcDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) };
    (returned,)
}

/// Fills device memory with N copies of a 16-bit value; the address must be even.
///
/// `CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD16 = cuMemsetD16_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD16(dstDevice: CUdeviceptr, us: u16, N: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD16_v2(dstDevice, us, N) };
    (returned,)
}

/// The symbol behind [`cuMemsetD16`].
pub use self::cuMemsetD16 as cuMemsetD16_v2;

/// Fills device memory with N copies of a 16-bit value, in stream order; the address must be even.
///
/// `CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD16Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD16Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: u16,
    N: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD16Async(dstDevice, us, N, hStream) };
    (returned,)
}

/// Fills a 2D region of device memory with a 16-bit value; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD2D16 = cuMemsetD2D16_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD2D16(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: u16,
    Width: usize,
    Height: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height) };
    (returned,)
}

/// The symbol behind [`cuMemsetD2D16`].
pub use self::cuMemsetD2D16 as cuMemsetD2D16_v2;

/// Fills a 2D region of device memory with a 16-bit value, in stream order; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD2D16Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D16Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: u16,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream) };
    (returned,)
}

/// Fills a 2D region of device memory with a 32-bit value; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD2D32 = cuMemsetD2D32_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD2D32(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: u32,
    Width: usize,
    Height: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height) };
    (returned,)
}

/// The symbol behind [`cuMemsetD2D32`].
pub use self::cuMemsetD2D32 as cuMemsetD2D32_v2;

/// Fills a 2D region of device memory with a 32-bit value, in stream order; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD2D32Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D32Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: u32,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream) };
    (returned,)
}

/// Fills a 2D region of device memory with an 8-bit value; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD2D8 = cuMemsetD2D8_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD2D8(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: u8,
    Width: usize,
    Height: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height) };
    (returned,)
}

/// The symbol behind [`cuMemsetD2D8`].
pub use self::cuMemsetD2D8 as cuMemsetD2D8_v2;

/// Fills a 2D region of device memory with an 8-bit value, in stream order; the row pitch is in bytes.
///
/// `CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD2D8Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD2D8Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: u8,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream) };
    (returned,)
}

/// Fills device memory with N copies of a 32-bit value; the address must be a multiple of 4.
///
/// `CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD32 = cuMemsetD32_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD32(dstDevice: CUdeviceptr, ui: u32, N: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD32_v2(dstDevice, ui, N) };
    (returned,)
}

/// The symbol behind [`cuMemsetD32`].
pub use self::cuMemsetD32 as cuMemsetD32_v2;

/// Fills device memory with N copies of a 32-bit value, in stream order; the address must be a multiple of 4.
///
/// `CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD32Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD32Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    ui: u32,
    N: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD32Async(dstDevice, ui, N, hStream) };
    (returned,)
}

/// Fills device memory with N copies of an 8-bit value.
///
/// `CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)`
#[cfg_attr(doc, doc = forms!(driver::cuMemsetD8 = cuMemsetD8_v2))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8).
///
/// # Safety
///
/// `dstDevice`: valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cuMemsetD8(dstDevice: CUdeviceptr, uc: u8, N: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD8_v2(dstDevice, uc, N) };
    (returned,)
}

/// The symbol behind [`cuMemsetD8`].
pub use self::cuMemsetD8 as cuMemsetD8_v2;

/// Fills device memory with N copies of an 8-bit value, in stream order.
///
/// `CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemsetD8Async))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMemsetD8Async).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dstDevice`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
#[inline]
pub unsafe fn cuMemsetD8Async(
    dstDevice: CUdeviceptr,
    uc: u8,
    N: usize,
    hStream: CUstream,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemsetD8Async(dstDevice, uc, N, hStream) };
    (returned,)
}

/// Creates a mipmapped CUDA array with a given number of levels.
///
/// `CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMipmappedArrayCreate))]
///
/// Returns `(CUresult, pHandle: CUmipmappedArray)`.
///
/// - `pHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMipmappedArrayCreate(
    pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: u32,
) -> (CUresult, CUmipmappedArray) {
    let mut pHandle: CUmipmappedArray = output::zeroed();
    let returned = unsafe {
        sys::cuMipmappedArrayCreate(&mut pHandle, core::ptr::from_ref(pMipmappedArrayDesc), numMipmapLevels)
    };
    (returned, pHandle)
}

/// Destroys a mipmapped CUDA array, including all levels.
///
/// `CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)`
#[cfg_attr(doc, doc = forms!(driver::cuMipmappedArrayDestroy))]
///
/// - `hMipmappedArray`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_ARRAY_IS_MAPPED`], [`CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayDestroy).
///
/// # Safety
///
/// - `hMipmappedArray`: a live handle that no other thread uses during the call.
/// - No thread may use `hMipmappedArray`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> (CUresult,) {
    let returned = unsafe { sys::cuMipmappedArrayDestroy(hMipmappedArray) };
    (returned,)
}

/// Returns one level of a mipmapped array as a CUDA array.
///
/// `CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMipmappedArrayGetLevel))]
///
/// Returns `(CUresult, pLevelArray: CUarray)`.
///
/// - `pLevelArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetLevel).
///
/// # Safety
///
/// `hMipmappedArray`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray,
    level: u32,
) -> (CUresult, CUarray) {
    let mut pLevelArray: CUarray = output::zeroed();
    let returned = unsafe { sys::cuMipmappedArrayGetLevel(&mut pLevelArray, hMipmappedArray, level) };
    (returned, pLevelArray)
}

/// Returns the size and alignment of the memory that a mipmapped array with deferred mapping requires.
///
/// `CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMipmappedArrayGetMemoryRequirements))]
///
/// Returns `(CUresult, memoryRequirements: CUDA_ARRAY_MEMORY_REQUIREMENTS)`.
///
/// - `memoryRequirements`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetMemoryRequirements).
///
/// # Safety
///
/// `mipmap`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray,
    device: CUdevice,
) -> (CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS) {
    let mut memoryRequirements = output::Reserved::<
        CUDA_ARRAY_MEMORY_REQUIREMENTS,
    >::new();
    let returned = unsafe { sys::cuMipmappedArrayGetMemoryRequirements(memoryRequirements.slot(), mipmap, device) };
    (returned, memoryRequirements.take())
}

/// Returns the tile size and the mip tail of a sparse mipmapped array.
///
/// `CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMipmappedArrayGetSparseProperties))]
///
/// Returns `(CUresult, sparseProperties: CUDA_ARRAY_SPARSE_PROPERTIES)`.
///
/// - `sparseProperties`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEM.html#:~:text=cuMipmappedArrayGetSparseProperties).
///
/// # Safety
///
/// `mipmap`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray,
) -> (CUresult, CUDA_ARRAY_SPARSE_PROPERTIES) {
    let mut sparseProperties = output::Reserved::<CUDA_ARRAY_SPARSE_PROPERTIES>::new();
    let returned = unsafe { sys::cuMipmappedArrayGetSparseProperties(sparseProperties.slot(), mipmap) };
    (returned, sparseProperties.take())
}

/// Lists the functions (kernels) of a loaded module, up to a given number.
///
/// `CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleEnumerateFunctions))]
///
/// - `functions`: out, array, whose length is passed as `numFunctions`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleEnumerateFunctions).
///
/// # Safety
///
/// `mod`: a live handle.
#[inline]
pub unsafe fn cuModuleEnumerateFunctions(
    functions: &mut [CUfunction],
    r#mod: CUmodule,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuModuleEnumerateFunctions(args::as_mut_ptr(functions), args::count(functions.len()), r#mod)
    };
    (returned,)
}

/// Finds a kernel in a module by its (mangled) name.
///
/// `CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleGetFunction))]
///
/// Returns `(CUresult, hfunc: CUfunction)`.
///
/// - `hfunc`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunction).
///
/// # Safety
///
/// `hmod`: a live handle.
#[inline]
pub unsafe fn cuModuleGetFunction(
    hmod: CUmodule,
    name: &CStr,
) -> (CUresult, CUfunction) {
    let mut hfunc: CUfunction = output::zeroed();
    let returned = unsafe { sys::cuModuleGetFunction(&mut hfunc, hmod, name.as_ptr()) };
    (returned, hfunc)
}

/// Returns the number of kernels in a module.
///
/// `CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleGetFunctionCount))]
///
/// Returns `(CUresult, count: unsigned int)`.
///
/// - `count`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetFunctionCount).
///
/// # Safety
///
/// `mod`: a live handle.
#[inline]
pub unsafe fn cuModuleGetFunctionCount(r#mod: CUmodule) -> (CUresult, u32) {
    let mut count: u32 = output::zeroed();
    let returned = unsafe { sys::cuModuleGetFunctionCount(&mut count, r#mod) };
    (returned, count)
}

/// Returns the address and size in bytes of a module's global or constant variable, found by name.
///
/// `CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleGetGlobal = cuModuleGetGlobal_v2))]
///
/// Returns `(CUresult, dptr: CUdeviceptr, bytes: size_t)`.
///
/// - `dptr`, `bytes`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetGlobal).
///
/// # Safety
///
/// - `hmod`: a live handle.
/// - `dptr` points to memory of the library, valid as long as `hmod` exists.
#[inline]
pub unsafe fn cuModuleGetGlobal(
    hmod: CUmodule,
    name: &CStr,
) -> (CUresult, CUdeviceptr, usize) {
    let mut dptr: CUdeviceptr = output::zeroed();
    let mut bytes: usize = output::zeroed();
    let returned = unsafe { sys::cuModuleGetGlobal_v2(&mut dptr, &mut bytes, hmod, name.as_ptr()) };
    (returned, dptr, bytes)
}

/// The symbol behind [`cuModuleGetGlobal`].
pub use self::cuModuleGetGlobal as cuModuleGetGlobal_v2;

/// Returns whether functions of modules are loaded eagerly or at first use (`CUDA_MODULE_LOADING`).
///
/// `CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)`
#[cfg_attr(doc, doc = forms!(driver::cuModuleGetLoadingMode))]
///
/// Returns `(CUresult, mode: CUmoduleLoadingMode)`.
///
/// - `mode`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleGetLoadingMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuModuleGetLoadingMode() -> (CUresult, CUmoduleLoadingMode) {
    let mut mode: CUmoduleLoadingMode = output::zeroed();
    let returned = unsafe { sys::cuModuleGetLoadingMode(&mut mode) };
    (returned, mode)
}

/// Finds a surface reference in a module by name.
///
/// `CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleGetSurfRef))]
///
/// Returns `(CUresult, pSurfRef: CUsurfref)`.
///
/// - `pSurfRef`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetSurfRef).
///
/// # Safety
///
/// `hmod`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> (CUresult, CUsurfref) {
    let mut pSurfRef: CUsurfref = output::zeroed();
    let returned = unsafe { sys::cuModuleGetSurfRef(&mut pSurfRef, hmod, name.as_ptr()) };
    (returned, pSurfRef)
}

/// Finds a texture reference in a module by name.
///
/// `CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleGetTexRef))]
///
/// Returns `(CUresult, pTexRef: CUtexref)`.
///
/// - `pTexRef`: out
/// - `name`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE__DEPRECATED.html#:~:text=cuModuleGetTexRef).
///
/// # Safety
///
/// `hmod`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> (CUresult, CUtexref) {
    let mut pTexRef: CUtexref = output::zeroed();
    let returned = unsafe { sys::cuModuleGetTexRef(&mut pTexRef, hmod, name.as_ptr()) };
    (returned, pTexRef)
}

/// Loads a module (PTX, cubin or fat binary) from a file into the current context.
///
/// `CUresult cuModuleLoad(CUmodule *module, const char *fname)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleLoad))]
///
/// Returns `(CUresult, module: CUmodule)`.
///
/// - `module`: out
/// - `fname`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_FILE_NOT_FOUND`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoad).
///
/// # Safety
///
/// `fname` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn cuModuleLoad(fname: &CStr) -> (CUresult, CUmodule) {
    let mut module: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuModuleLoad(&mut module, fname.as_ptr()) };
    (returned, module)
}

/// Loads a module from PTX, a cubin or a fat binary in memory into the current context.
///
/// `CUresult cuModuleLoadData(CUmodule *module, const void *image)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleLoadData))]
///
/// Returns `(CUresult, module: CUmodule)`.
///
/// - `module`: out
/// - `image`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadData).
///
/// # Safety
///
/// `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
#[inline]
pub unsafe fn cuModuleLoadData(image: *const c_void) -> (CUresult, CUmodule) {
    let mut module: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuModuleLoadData(&mut module, image) };
    (returned, module)
}

/// Loads a module from a fat binary in memory, using the image that best suits the device.
///
/// `CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleLoadFatBinary))]
///
/// Returns `(CUresult, module: CUmodule)`.
///
/// - `module`: out
/// - `fatCubin`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadFatBinary).
///
/// # Safety
///
/// `fatCubin`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
#[inline]
pub unsafe fn cuModuleLoadFatBinary(fatCubin: *const c_void) -> (CUresult, CUmodule) {
    let mut module: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuModuleLoadFatBinary(&mut module, fatCubin) };
    (returned, module)
}

/// Unloads a module from the current context; its functions and variables must not be used again.
///
/// `CUresult cuModuleUnload(CUmodule hmod)`
#[cfg_attr(doc, doc = forms!(driver::cuModuleUnload))]
///
/// - `hmod`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleUnload).
///
/// # Safety
///
/// - `hmod`: a live handle.
/// - No thread may use `hmod`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuModuleUnload(hmod: CUmodule) -> (CUresult,) {
    let returned = unsafe { sys::cuModuleUnload(hmod) };
    (returned,)
}

/// Adds a device to a multicast object, which must include all devices before memory is bound.
///
/// `CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastAddDevice))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastAddDevice).
///
/// # Safety
///
/// `mcHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastAddDevice(mcHandle, dev) };
    (returned,)
}

/// Creates a multicast object: accesses to its address write to, or reduce over, several devices.
///
/// `CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastCreate))]
///
/// Returns `(CUresult, mcHandle: CUmemGenericAllocationHandle)`.
///
/// - `mcHandle`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMulticastCreate(
    prop: &CUmulticastObjectProp,
) -> (CUresult, CUmemGenericAllocationHandle) {
    let mut mcHandle: CUmemGenericAllocationHandle = output::zeroed();
    let returned = unsafe { sys::cuMulticastCreate(&mut mcHandle, core::ptr::from_ref(prop)) };
    (returned, mcHandle)
}

/// Returns the granularity in bytes of a multicast object, to which sizes and offsets must be aligned.
///
/// `CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)`
#[cfg_attr(doc, doc = forms!(driver::cuMulticastGetGranularity))]
///
/// Returns `(CUresult, granularity: size_t)`.
///
/// - `granularity`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastGetGranularity).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMulticastGetGranularity(
    prop: &CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> (CUresult, usize) {
    let mut granularity: usize = output::zeroed();
    let returned = unsafe { sys::cuMulticastGetGranularity(&mut granularity, core::ptr::from_ref(prop), option) };
    (returned, granularity)
}

/// Unbinds a device's memory from a range of a multicast object.
///
/// `CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMulticastUnbind))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MULTICAST.html#:~:text=cuMulticastUnbind).
///
/// # Safety
///
/// - `mcHandle`: a live handle that no other thread uses during the call.
/// - No thread may use the mapped or bound memory that `mcHandle` specifies, during or after the call.
/// - `mcOffset` and `size` must be those of the call that bound the memory.
#[inline]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuMulticastUnbind(mcHandle, dev, mcOffset, size) };
    (returned,)
}

/// Returns the dynamic shared memory available to each of a number of blocks that share a multiprocessor.
///
/// `CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyAvailableDynamicSMemPerBlock))]
///
/// Returns `(CUresult, dynamicSmemSize: size_t)`.
///
/// - `dynamicSmemSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyAvailableDynamicSMemPerBlock).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    func: CUfunction,
    numBlocks: i32,
    blockSize: i32,
) -> (CUresult, usize) {
    let mut dynamicSmemSize: usize = output::zeroed();
    let returned = unsafe {
        sys::cuOccupancyAvailableDynamicSMemPerBlock(&mut dynamicSmemSize, func, numBlocks, blockSize)
    };
    (returned, dynamicSmemSize)
}

/// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor.
///
/// `CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyMaxActiveBlocksPerMultiprocessor))]
///
/// Returns `(CUresult, numBlocks: int)`.
///
/// - `numBlocks`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessor).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction,
    blockSize: i32,
    dynamicSMemSize: usize,
) -> (CUresult, i32) {
    let mut numBlocks: i32 = output::zeroed();
    let returned = unsafe {
        sys::cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut numBlocks, func, blockSize, dynamicSMemSize)
    };
    (returned, numBlocks)
}

/// Returns the maximum number of blocks of a kernel that can reside on a multiprocessor, with caching flags.
///
/// `CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)
)]
///
/// Returns `(CUresult, numBlocks: int)`.
///
/// - `numBlocks`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags).
///
/// # Safety
///
/// `func`: a live handle.
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction,
    blockSize: i32,
    dynamicSMemSize: usize,
    flags: CUoccupancy_flags,
) -> (CUresult, i32) {
    let mut numBlocks: i32 = output::zeroed();
    let returned = unsafe { sys::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        &mut numBlocks, func, blockSize, dynamicSMemSize, flags.bits(),
    ) };
    (returned, numBlocks)
}

/// Suggests a block size with maximum occupancy, and the smallest grid that achieves it.
///
/// `CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyMaxPotentialBlockSize))]
///
/// Returns `(CUresult, minGridSize: int, blockSize: int)`.
///
/// - `minGridSize`, `blockSize`: out
/// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSize).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSize(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: i32,
) -> (CUresult, i32, i32) {
    let mut minGridSize: i32 = output::zeroed();
    let mut blockSize: i32 = output::zeroed();
    let returned = unsafe { sys::cuOccupancyMaxPotentialBlockSize(
        &mut minGridSize, &mut blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
    ) };
    (returned, minGridSize, blockSize)
}

/// Suggests a block size with maximum occupancy, and the smallest grid that achieves it; accepts caching flags.
///
/// `CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyMaxPotentialBlockSizeWithFlags))]
///
/// Returns `(CUresult, minGridSize: int, blockSize: int)`.
///
/// - `minGridSize`, `blockSize`: out
/// - `blockSizeToDynamicSMemSize`: in, called by CUDA; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialBlockSizeWithFlags).
///
/// # Safety
///
/// - `func`: a live handle.
/// - `blockSizeToDynamicSMemSize` may be called only before this function returns: it must not unwind.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: i32,
    flags: CUoccupancy_flags,
) -> (CUresult, i32, i32) {
    let mut minGridSize: i32 = output::zeroed();
    let mut blockSize: i32 = output::zeroed();
    let returned = unsafe { sys::cuOccupancyMaxPotentialBlockSizeWithFlags(
        &mut minGridSize, &mut blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
        flags.bits(),
    ) };
    (returned, minGridSize, blockSize)
}

/// Sets the total size in bytes of a function's parameters for `cuLaunch`.
///
/// `CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuParamSetSize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetSize).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuParamSetSize(hfunc, numbytes) };
    (returned,)
}

/// Makes the array or memory of a texture reference visible to a function.
///
/// `CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuParamSetTexRef))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetTexRef).
///
/// # Safety
///
/// - `hfunc`: a live handle.
/// - `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuParamSetTexRef(
    hfunc: CUfunction,
    texunit: i32,
    hTexRef: CUtexref,
) -> (CUresult,) {
    let returned = unsafe { sys::cuParamSetTexRef(hfunc, texunit, hTexRef) };
    (returned,)
}

/// Sets a `float` parameter of a function, at an offset, for `cuLaunch`.
///
/// `CUresult cuParamSetf(CUfunction hfunc, int offset, float value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuParamSetf))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetf).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> (CUresult,) {
    let returned = unsafe { sys::cuParamSetf(hfunc, offset, value) };
    (returned,)
}

/// Sets an integer parameter of a function, at an offset, for `cuLaunch`.
///
/// `CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuParamSeti))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSeti).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuParamSeti(hfunc, offset, value) };
    (returned,)
}

/// Copies bytes to an offset in a function's parameters, for `cuLaunch`.
///
/// `CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuParamSetv))]
///
/// - `ptr`: in, host memory, whose size in bytes is passed as `numbytes`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC__DEPRECATED.html#:~:text=cuParamSetv).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuParamSetv<T: Input>(
    hfunc: CUfunction,
    offset: i32,
    ptr: &[T],
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuParamSetv(hfunc, offset, args::as_ptr(ptr).cast_mut().cast(), args::count(size_of_val(ptr)))
    };
    (returned,)
}

/// Returns one attribute of a pointer, such as the memory type or the device.
///
/// `CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)`
#[cfg_attr(doc, doc = forms!(driver::cuPointerGetAttribute))]
///
/// Returns `(CUresult, data: T)`.
///
/// - `data`: out, one value; `attribute` selects the type: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuPointerGetAttribute<T: Output>(
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> (CUresult, T) {
    if !value_size_CUpointer_attribute(attribute).fits(size_of::<T>()) {
        refusal::refuse(
            "cuPointerGetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe { sys::cuPointerGetAttribute(data.slot().cast(), attribute, ptr) };
    (returned, data.take())
}

/// Returns several attributes of a pointer; inapplicable attributes are zero or null.
///
/// `CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)`
#[cfg_attr(doc, doc = forms!(driver::cuPointerGetAttributes))]
///
/// - `attributes`: in, array, whose length is passed as `numAttributes`
/// - `data`: out, values; `attributes` selects their types: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 7.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerGetAttributes).
///
/// # Safety
///
/// Each element of `data` is the address of memory for the value that the element of `attributes` at the same index selects.
#[inline]
pub unsafe fn cuPointerGetAttributes(
    attributes: &[CUpointer_attribute],
    data: &mut [*mut c_void],
    ptr: CUdeviceptr,
) -> (CUresult,) {
    let Some(numAttributes) = args::same_len([attributes.len(), data.len()], []) else {
        refusal::refuse("cuPointerGetAttributes", "the lengths of `attributes`, `data` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuPointerGetAttributes(
        args::count(numAttributes), args::as_ptr(attributes).cast_mut(), args::as_mut_ptr(data), ptr,
    ) };
    (returned,)
}

/// Sets an attribute, such as synchronous memory operations, of the allocation that contains an address.
///
/// `CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)`
#[cfg_attr(doc, doc = forms!(driver::cuPointerSetAttribute))]
///
/// - `value`: in, one value; `attribute` selects the type: `CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS` for `CU_POINTER_ATTRIBUTE_ACCESS_FLAGS`; `CUDA_POINTER_ATTRIBUTE_P2P_TOKENS` for `CU_POINTER_ATTRIBUTE_P2P_TOKENS`; `CUcontext` for `CU_POINTER_ATTRIBUTE_CONTEXT`; `CUdeviceptr` for `CU_POINTER_ATTRIBUTE_DEVICE_POINTER`, `CU_POINTER_ATTRIBUTE_RANGE_START_ADDR`, `CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR`; `CUmemoryPool` for `CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE`; `CUmemorytype` for `CU_POINTER_ATTRIBUTE_MEMORY_TYPE`; `int` for `CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`, `CU_POINTER_ATTRIBUTE_IS_MANAGED`, `CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL`, `CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`, `CU_POINTER_ATTRIBUTE_MAPPED`, `CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`, `CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL`; `size_t` for `CU_POINTER_ATTRIBUTE_RANGE_SIZE`, `CU_POINTER_ATTRIBUTE_MAPPING_SIZE`; `unsigned int` for `CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE`; `unsigned long long` for `CU_POINTER_ATTRIBUTE_BUFFER_ID`, `CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES`, `CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID`; `void *` for `CU_POINTER_ATTRIBUTE_HOST_POINTER`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__UNIFIED.html#:~:text=cuPointerSetAttribute).
///
/// # Safety
///
/// Pointers, handles and lengths in `value` must be valid.
#[inline]
pub unsafe fn cuPointerSetAttribute<T: Input>(
    value: &T,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> (CUresult,) {
    if !value_size_CUpointer_attribute(attribute).fits(size_of::<T>()) {
        refusal::refuse(
            "cuPointerSetAttribute",
            "the size of a value of `value` differs from that of the type that `attribute` selects",
        );
        return (CUresult::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cuPointerSetAttribute(core::ptr::from_ref(value).cast(), attribute, ptr) };
    (returned,)
}

/// Initializes the old command-line profiler with its configuration and output files.
///
/// `CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)`
#[cfg_attr(doc, doc = forms!(driver::cuProfilerInitialize))]
///
/// - `configFile`, `outputFile`: in, string
///
/// Documented errors: [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cudaProfiler.h` since CUDA 4.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER__DEPRECATED.html#:~:text=cuProfilerInitialize).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuProfilerInitialize(
    configFile: &CStr,
    outputFile: &CStr,
    outputMode: CUoutput_mode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuProfilerInitialize(configFile.as_ptr(), outputFile.as_ptr(), outputMode) };
    (returned,)
}

/// Starts data collection by an attached profiler.
///
/// `CUresult cuProfilerStart(void)`
#[cfg_attr(doc, doc = forms!(driver::cuProfilerStart))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`].
///
/// In `cudaProfiler.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStart).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuProfilerStart() -> (CUresult,) {
    let returned = unsafe { sys::cuProfilerStart() };
    (returned,)
}

/// Stops data collection by an attached profiler.
///
/// `CUresult cuProfilerStop(void)`
#[cfg_attr(doc, doc = forms!(driver::cuProfilerStop))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`].
///
/// In `cudaProfiler.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__PROFILER.html#:~:text=cuProfilerStop).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuProfilerStop() -> (CUresult,) {
    let returned = unsafe { sys::cuProfilerStop() };
    (returned,)
}

/// Signals imported semaphores in stream order.
///
/// `CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuSignalExternalSemaphoresAsync))]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
/// - Each NvSciSync object may have only one outstanding fence with a timestamp. The timestamp must not be read before the fence has been signaled.
#[inline]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: &[CUexternalSemaphore],
    paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS],
    stream: CUstream,
) -> (CUresult,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cuSignalExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuSignalExternalSemaphoresAsync(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}

/// Runs a host callback in stream order, even after errors, and passes it the stream's status.
///
/// `CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamAddCallback))]
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 5.0. Deprecation announced in CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAddCallback).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `callback` is called with `userData` once, later, on a driver thread (if the stream is being captured, at each launch of the graph): it must not unwind and must not call CUDA. `userData` must live until then.
#[inline]
pub unsafe fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamAddCallback(hStream, callback, userData, flags) };
    (returned,)
}

/// Attaches managed memory to one stream, to all streams or to the host, in stream order.
///
/// `CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamAttachMemAsync))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 6.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamAttachMemAsync).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `dptr`: valid memory of the size that the other arguments imply, until the call's work completes on `hStream`.
/// - On the device, only work in the stream that the memory is attached to may use it.
#[inline]
pub unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: CUmemAttach_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamAttachMemAsync(hStream, dptr, length, flags.bits()) };
    (returned,)
}

/// Starts capturing the work submitted to a stream as a graph, instead of running it.
///
/// `CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamBeginCapture = cuStreamBeginCapture_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCapture).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Captured kernels must not use texture or surface references.
#[inline]
pub unsafe fn cuStreamBeginCapture(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamBeginCapture_v2(hStream, mode) };
    (returned,)
}

/// The symbol behind [`cuStreamBeginCapture`].
pub use self::cuStreamBeginCapture as cuStreamBeginCapture_v2;

/// Starts capturing a stream's work into an existing graph, after the given nodes.
///
/// `CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamBeginCaptureToGraph))]
///
/// - `dependencies`, `dependencyData`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamBeginCaptureToGraph).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Captured kernels must not use texture or surface references.
#[inline]
pub unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dependencyData: &[CUgraphEdgeData],
    mode: CUstreamCaptureMode,
) -> (CUresult,) {
    let Some(numDependencies) = args::same_len([dependencies.len()], [dependencyData.len()]) else {
        refusal::refuse("cuStreamBeginCaptureToGraph", "the lengths of `dependencies`, `dependencyData` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuStreamBeginCaptureToGraph(
        hStream, hGraph, args::as_ptr(dependencies), args::as_ptr(dependencyData), args::count(numDependencies), mode,
    ) };
    (returned,)
}

/// Copies all attributes of one stream to another stream of the same context.
///
/// `CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamCopyAttributes))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamCopyAttributes).
///
/// # Safety
///
/// `dst`, `src`: live handles, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamCopyAttributes(dst, src) };
    (returned,)
}

/// Destroys a stream; work that was already submitted to it still finishes.
///
/// `CUresult cuStreamDestroy_v2(CUstream hStream)`
#[cfg_attr(doc, doc = forms!(driver::cuStreamDestroy = cuStreamDestroy_v2))]
///
/// - `hStream`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamDestroy).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - No thread may use `hStream`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuStreamDestroy(hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamDestroy_v2(hStream) };
    (returned,)
}

/// The symbol behind [`cuStreamDestroy`].
pub use self::cuStreamDestroy as cuStreamDestroy_v2;

/// Ends the capture of a stream and returns the graph, or null if the capture became invalid.
///
/// `CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamEndCapture))]
///
/// Returns `(CUresult, phGraph: CUgraph)`.
///
/// - `phGraph`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamEndCapture).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamEndCapture(hStream: CUstream) -> (CUresult, CUgraph) {
    let mut phGraph: CUgraph = output::zeroed();
    let returned = unsafe { sys::cuStreamEndCapture(hStream, &mut phGraph) };
    (returned, phGraph)
}

/// Returns the context that a stream belongs to.
///
/// `CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetCtx))]
///
/// Returns `(CUresult, pctx: CUcontext)`.
///
/// - `pctx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 9.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetCtx(hStream: CUstream) -> (CUresult, CUcontext) {
    let mut pctx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuStreamGetCtx(hStream, &mut pctx) };
    (returned, pctx)
}

/// Returns the context that a stream belongs to, and the stream's green context if there is one.
///
/// `CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetCtx_v2))]
///
/// Returns `(CUresult, pCtx: CUcontext, pGreenCtx: CUgreenCtx)`.
///
/// - `pCtx`, `pGreenCtx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetCtx_v2).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetCtx_v2(hStream: CUstream) -> (CUresult, CUcontext, CUgreenCtx) {
    let mut pCtx: CUcontext = output::zeroed();
    let mut pGreenCtx: CUgreenCtx = output::zeroed();
    let returned = unsafe { sys::cuStreamGetCtx_v2(hStream, &mut pCtx, &mut pGreenCtx) };
    (returned, pCtx, pGreenCtx)
}

/// Returns the device that a stream belongs to.
///
/// `CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetDevice))]
///
/// Returns `(CUresult, device: CUdevice)`.
///
/// - `device`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetDevice).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetDevice(hStream: CUstream) -> (CUresult, CUdevice) {
    let mut device: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuStreamGetDevice(hStream, &mut device) };
    (returned, device)
}

/// Returns the flags with which a stream was created.
///
/// `CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetFlags))]
///
/// Returns `(CUresult, flags: CUstream_flags)`.
///
/// - `flags`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetFlags).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetFlags(hStream: CUstream) -> (CUresult, CUstream_flags) {
    let mut flags: u32 = output::zeroed();
    let returned = unsafe { sys::cuStreamGetFlags(hStream, &mut flags) };
    (returned, CUstream_flags(flags))
}

/// Returns the green context that a stream was created in, or null if there is none.
///
/// `CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetGreenCtx))]
///
/// Returns `(CUresult, phCtx: CUgreenCtx)`.
///
/// - `phCtx`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GREEN__CONTEXTS.html#:~:text=cuStreamGetGreenCtx).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetGreenCtx(hStream: CUstream) -> (CUresult, CUgreenCtx) {
    let mut phCtx: CUgreenCtx = output::zeroed();
    let returned = unsafe { sys::cuStreamGetGreenCtx(hStream, &mut phCtx) };
    (returned, phCtx)
}

/// Returns a stream's ID, which is unique in the process.
///
/// `CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetId))]
///
/// Returns `(CUresult, streamId: unsigned long long)`.
///
/// - `streamId`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetId).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetId(hStream: CUstream) -> (CUresult, u64) {
    let mut streamId: u64 = output::zeroed();
    let returned = unsafe { sys::cuStreamGetId(hStream, &mut streamId) };
    (returned, streamId)
}

/// Returns a stream's priority, clamped to the range of the device.
///
/// `CUresult cuStreamGetPriority(CUstream hStream, int *priority)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetPriority))]
///
/// Returns `(CUresult, priority: int)`.
///
/// - `priority`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 5.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetPriority).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamGetPriority(hStream: CUstream) -> (CUresult, i32) {
    let mut priority: i32 = output::zeroed();
    let returned = unsafe { sys::cuStreamGetPriority(hStream, &mut priority) };
    (returned, priority)
}

/// Returns whether a stream is being captured, and whether the capture is still valid.
///
/// `CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamIsCapturing))]
///
/// Returns `(CUresult, captureStatus: CUstreamCaptureStatus)`.
///
/// - `captureStatus`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamIsCapturing).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamIsCapturing(
    hStream: CUstream,
) -> (CUresult, CUstreamCaptureStatus) {
    let mut captureStatus: CUstreamCaptureStatus = output::zeroed();
    let returned = unsafe { sys::cuStreamIsCapturing(hStream, &mut captureStatus) };
    (returned, captureStatus)
}

/// Checks without blocking whether all work in a stream is complete (if not, `CUDA_ERROR_NOT_READY`).
///
/// `CUresult cuStreamQuery(CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamQuery))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_READY`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamQuery).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamQuery(hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamQuery(hStream) };
    (returned,)
}

/// Blocks until all work submitted to a stream so far is complete.
///
/// `CUresult cuStreamSynchronize(CUstream hStream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamSynchronize))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSynchronize).
///
/// # Safety
///
/// `hStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cuStreamSynchronize(hStream: CUstream) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamSynchronize(hStream) };
    (returned,)
}

/// Makes later work in a stream wait for an event, without blocking the caller.
///
/// `CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamWaitEvent))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamWaitEvent).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - `hEvent`: a live handle.
#[inline]
pub unsafe fn cuStreamWaitEvent(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: CUevent_wait_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamWaitEvent(hStream, hEvent, Flags.bits()) };
    (returned,)
}

/// Makes a stream wait until the comparison of a 32-bit memory word with a value is true.
///
/// `CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamWaitValue32 = cuStreamWaitValue32_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue32).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuStreamWaitValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: CUstreamWaitValue_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamWaitValue32_v2(stream, addr, value, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuStreamWaitValue32`].
pub use self::cuStreamWaitValue32 as cuStreamWaitValue32_v2;

/// Makes a stream wait until the comparison of a 64-bit memory word with a value is true.
///
/// `CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamWaitValue64 = cuStreamWaitValue64_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWaitValue64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuStreamWaitValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: CUstreamWaitValue_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamWaitValue64_v2(stream, addr, value, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuStreamWaitValue64`].
pub use self::cuStreamWaitValue64 as cuStreamWaitValue64_v2;

/// Writes a 32-bit value to memory in stream order, by default after a memory barrier.
///
/// `CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamWriteValue32 = cuStreamWriteValue32_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue32).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuStreamWriteValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: CUstreamWriteValue_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamWriteValue32_v2(stream, addr, value, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuStreamWriteValue32`].
pub use self::cuStreamWriteValue32 as cuStreamWriteValue32_v2;

/// Writes a 64-bit value to memory in stream order, by default after a memory barrier.
///
/// `CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuStreamWriteValue64 = cuStreamWriteValue64_v2)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamWriteValue64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `addr`: valid memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuStreamWriteValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: CUstreamWriteValue_flags,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamWriteValue64_v2(stream, addr, value, flags.bits()) };
    (returned,)
}

/// The symbol behind [`cuStreamWriteValue64`].
pub use self::cuStreamWriteValue64 as cuStreamWriteValue64_v2;

/// Creates a surface object, with which kernels read and write a CUDA array.
///
/// `CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuSurfObjectCreate))]
///
/// Returns `(CUresult, pSurfObject: CUsurfObject)`.
///
/// - `pSurfObject`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectCreate).
///
/// # Safety
///
/// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pSurfObject` exists.
#[inline]
pub unsafe fn cuSurfObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
) -> (CUresult, CUsurfObject) {
    let mut pSurfObject: CUsurfObject = output::zeroed();
    let returned = unsafe { sys::cuSurfObjectCreate(&mut pSurfObject, core::ptr::from_ref(pResDesc)) };
    (returned, pSurfObject)
}

/// Destroys a surface object, but not its array.
///
/// `CUresult cuSurfObjectDestroy(CUsurfObject surfObject)`
#[cfg_attr(doc, doc = forms!(driver::cuSurfObjectDestroy))]
///
/// - `surfObject`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectDestroy).
///
/// # Safety
///
/// - `surfObject`: a live handle that no other thread uses during the call.
/// - No thread may use `surfObject`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> (CUresult,) {
    let returned = unsafe { sys::cuSurfObjectDestroy(surfObject) };
    (returned,)
}

/// Returns the CUDA array that a surface object accesses.
///
/// `CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)`
#[cfg_attr(doc, doc = forms!(owned driver::cuSurfObjectGetResourceDesc))]
///
/// Returns `(CUresult, pResDesc: CUDA_RESOURCE_DESC)`.
///
/// - `pResDesc`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFOBJECT.html#:~:text=cuSurfObjectGetResourceDesc).
///
/// # Safety
///
/// - `surfObject`: a live handle that no other thread uses during the call.
/// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuSurfObjectGetResourceDesc(
    surfObject: CUsurfObject,
) -> (CUresult, CUDA_RESOURCE_DESC) {
    let mut pResDesc = output::Reserved::<CUDA_RESOURCE_DESC>::new();
    let returned = unsafe { sys::cuSurfObjectGetResourceDesc(pResDesc.slot(), surfObject) };
    (returned, pResDesc.take())
}

/// Returns the CUDA array that a surface reference accesses.
///
/// `CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)`
#[cfg_attr(doc, doc = forms!(driver::cuSurfRefGetArray))]
///
/// Returns `(CUresult, phArray: CUarray)`.
///
/// - `phArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefGetArray).
///
/// # Safety
///
/// `hSurfRef`: a live handle.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> (CUresult, CUarray) {
    let mut phArray: CUarray = output::zeroed();
    let returned = unsafe { sys::cuSurfRefGetArray(&mut phArray, hSurfRef) };
    (returned, phArray)
}

/// Binds a surface reference to a CUDA array.
///
/// `CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuSurfRefSetArray))]
///
/// - `Flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__SURFREF__DEPRECATED.html#:~:text=cuSurfRefSetArray).
///
/// # Safety
///
/// - `hSurfRef`: a live handle.
/// - `hArray`: a live handle that no other thread uses during the call.
/// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hSurfRef`, or `hSurfRef` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuSurfRefSetArray(
    hSurfRef: CUsurfref,
    hArray: CUarray,
    Flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuSurfRefSetArray(hSurfRef, hArray, Flags) };
    (returned,)
}

/// Creates a texture object from a resource and modes for addressing, filtering and reading.
///
/// `CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexObjectCreate))]
///
/// Returns `(CUresult, pTexObject: CUtexObject)`.
///
/// - `pTexObject`: out
/// - `pResViewDesc`: in; `None` passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectCreate).
///
/// # Safety
///
/// Pointers, handles and lengths in `pResDesc` must stay valid as long as `pTexObject` exists.
#[inline]
pub unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> (CUresult, CUtexObject) {
    let mut pTexObject: CUtexObject = output::zeroed();
    let returned = unsafe { sys::cuTexObjectCreate(
        &mut pTexObject, core::ptr::from_ref(pResDesc), core::ptr::from_ref(pTexDesc), args::option_ptr(pResViewDesc),
    ) };
    (returned, pTexObject)
}

/// Destroys a texture object, but not its resource.
///
/// `CUresult cuTexObjectDestroy(CUtexObject texObject)`
#[cfg_attr(doc, doc = forms!(driver::cuTexObjectDestroy))]
///
/// - `texObject`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectDestroy).
///
/// # Safety
///
/// - `texObject`: a live handle that no other thread uses during the call.
/// - No thread may use `texObject`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cuTexObjectDestroy(texObject: CUtexObject) -> (CUresult,) {
    let returned = unsafe { sys::cuTexObjectDestroy(texObject) };
    (returned,)
}

/// Returns the array or memory that a texture object reads.
///
/// `CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexObjectGetResourceDesc))]
///
/// Returns `(CUresult, pResDesc: CUDA_RESOURCE_DESC)`.
///
/// - `pResDesc`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceDesc).
///
/// # Safety
///
/// - `texObject`: a live handle that no other thread uses during the call.
/// - Pointers in `pResDesc` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuTexObjectGetResourceDesc(
    texObject: CUtexObject,
) -> (CUresult, CUDA_RESOURCE_DESC) {
    let mut pResDesc = output::Reserved::<CUDA_RESOURCE_DESC>::new();
    let returned = unsafe { sys::cuTexObjectGetResourceDesc(pResDesc.slot(), texObject) };
    (returned, pResDesc.take())
}

/// Returns the format, size and mipmap levels with which a texture object views its resource.
///
/// `CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexObjectGetResourceViewDesc))]
///
/// Returns `(CUresult, pResViewDesc: CUDA_RESOURCE_VIEW_DESC)`.
///
/// - `pResViewDesc`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetResourceViewDesc).
///
/// # Safety
///
/// `texObject`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuTexObjectGetResourceViewDesc(
    texObject: CUtexObject,
) -> (CUresult, CUDA_RESOURCE_VIEW_DESC) {
    let mut pResViewDesc = output::Reserved::<CUDA_RESOURCE_VIEW_DESC>::new();
    let returned = unsafe { sys::cuTexObjectGetResourceViewDesc(pResViewDesc.slot(), texObject) };
    (returned, pResViewDesc.take())
}

/// Returns the addressing, filtering and read modes of a texture object.
///
/// `CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexObjectGetTextureDesc))]
///
/// Returns `(CUresult, pTexDesc: CUDA_TEXTURE_DESC)`.
///
/// - `pTexDesc`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXOBJECT.html#:~:text=cuTexObjectGetTextureDesc).
///
/// # Safety
///
/// `texObject`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuTexObjectGetTextureDesc(
    texObject: CUtexObject,
) -> (CUresult, CUDA_TEXTURE_DESC) {
    let mut pTexDesc = output::Reserved::<CUDA_TEXTURE_DESC>::new();
    let returned = unsafe { sys::cuTexObjectGetTextureDesc(pTexDesc.slot(), texObject) };
    (returned, pTexDesc.take())
}

/// Creates a texture reference that does not belong to a module.
///
/// `CUresult cuTexRefCreate(CUtexref *pTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefCreate))]
///
/// Returns `(CUresult, pTexRef: CUtexref)`.
///
/// - `pTexRef`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefCreate() -> (CUresult, CUtexref) {
    let mut pTexRef: CUtexref = output::zeroed();
    let returned = unsafe { sys::cuTexRefCreate(&mut pTexRef) };
    (returned, pTexRef)
}

/// Destroys a texture reference created by `cuTexRefCreate`.
///
/// `CUresult cuTexRefDestroy(CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(driver::cuTexRefDestroy))]
///
/// - `hTexRef`: in; invalid afterwards
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefDestroy).
///
/// # Safety
///
/// - `hTexRef`: a live handle that no other thread uses during the call.
/// - No thread may use `hTexRef`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefDestroy(hTexRef: CUtexref) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefDestroy(hTexRef) };
    (returned,)
}

/// Returns the memory that a texture reference reads.
///
/// `CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetAddress = cuTexRefGetAddress_v2))]
///
/// Returns `(CUresult, pdptr: CUdeviceptr)`.
///
/// - `pdptr`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddress).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetAddress(hTexRef: CUtexref) -> (CUresult, CUdeviceptr) {
    let mut pdptr: CUdeviceptr = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetAddress_v2(&mut pdptr, hTexRef) };
    (returned, pdptr)
}

/// The symbol behind [`cuTexRefGetAddress`].
pub use self::cuTexRefGetAddress as cuTexRefGetAddress_v2;

/// Returns how a texture reference treats coordinates outside a dimension.
///
/// `CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetAddressMode))]
///
/// Returns `(CUresult, pam: CUaddress_mode)`.
///
/// - `pam`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetAddressMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetAddressMode(
    hTexRef: CUtexref,
    dim: i32,
) -> (CUresult, CUaddress_mode) {
    let mut pam: CUaddress_mode = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetAddressMode(&mut pam, hTexRef, dim) };
    (returned, pam)
}

/// Returns the CUDA array that a texture reference reads.
///
/// `CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetArray))]
///
/// Returns `(CUresult, phArray: CUarray)`.
///
/// - `phArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetArray).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetArray(hTexRef: CUtexref) -> (CUresult, CUarray) {
    let mut phArray: CUarray = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetArray(&mut phArray, hTexRef) };
    (returned, phArray)
}

/// Returns the color (RGBA) that a texture reference reads outside its array.
///
/// `CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetBorderColor))]
///
/// Returns `(CUresult, pBorderColor: float [4])`.
///
/// - `pBorderColor`: out, array, length `4`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 8.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetBorderColor).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetBorderColor(hTexRef: CUtexref) -> (CUresult, [f32; 4]) {
    let mut pBorderColor: [f32; 4] = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetBorderColor(pBorderColor.as_mut_ptr(), hTexRef) };
    (returned, pBorderColor)
}

/// Returns whether a texture reference reads the nearest element or interpolates linearly.
///
/// `CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetFilterMode))]
///
/// Returns `(CUresult, pfm: CUfilter_mode)`.
///
/// - `pfm`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFilterMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> (CUresult, CUfilter_mode) {
    let mut pfm: CUfilter_mode = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetFilterMode(&mut pfm, hTexRef) };
    (returned, pfm)
}

/// Returns the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
///
/// `CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetFlags))]
///
/// Returns `(CUresult, pFlags: unsigned int)`.
///
/// - `pFlags`: out, flags: [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_SEAMLESS_CUBEMAP`], [`CU_TRSF_SRGB`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFlags).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetFlags(hTexRef: CUtexref) -> (CUresult, u32) {
    let mut pFlags: u32 = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetFlags(&mut pFlags, hTexRef) };
    (returned, pFlags)
}

/// Returns the format and the number of components of the texels that a texture reference reads.
///
/// `CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetFormat))]
///
/// Returns `(CUresult, pFormat: CUarray_format, pNumChannels: int)`.
///
/// - `pFormat`, `pNumChannels`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetFormat).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetFormat(hTexRef: CUtexref) -> (CUresult, CUarray_format, i32) {
    let mut pFormat: CUarray_format = output::zeroed();
    let mut pNumChannels: i32 = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetFormat(&mut pFormat, &mut pNumChannels, hTexRef) };
    (returned, pFormat, pNumChannels)
}

/// Returns the maximum anisotropy ratio of a texture reference.
///
/// `CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetMaxAnisotropy))]
///
/// Returns `(CUresult, pmaxAniso: int)`.
///
/// - `pmaxAniso`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMaxAnisotropy).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> (CUresult, i32) {
    let mut pmaxAniso: i32 = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetMaxAnisotropy(&mut pmaxAniso, hTexRef) };
    (returned, pmaxAniso)
}

/// Returns whether a texture reference reads the nearest mipmap level or interpolates between two levels.
///
/// `CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetMipmapFilterMode))]
///
/// Returns `(CUresult, pfm: CUfilter_mode)`.
///
/// - `pfm`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapFilterMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetMipmapFilterMode(
    hTexRef: CUtexref,
) -> (CUresult, CUfilter_mode) {
    let mut pfm: CUfilter_mode = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetMipmapFilterMode(&mut pfm, hTexRef) };
    (returned, pfm)
}

/// Returns the offset that a texture reference adds to a mipmap level.
///
/// `CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetMipmapLevelBias))]
///
/// Returns `(CUresult, pbias: float)`.
///
/// - `pbias`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelBias).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> (CUresult, f32) {
    let mut pbias: f32 = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetMipmapLevelBias(&mut pbias, hTexRef) };
    (returned, pbias)
}

/// Returns the lowest and highest mipmap level that a texture reference reads.
///
/// `CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetMipmapLevelClamp))]
///
/// Returns `(CUresult, pminMipmapLevelClamp: float, pmaxMipmapLevelClamp: float)`.
///
/// - `pminMipmapLevelClamp`, `pmaxMipmapLevelClamp`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmapLevelClamp).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> (CUresult, f32, f32) {
    let mut pminMipmapLevelClamp: f32 = output::zeroed();
    let mut pmaxMipmapLevelClamp: f32 = output::zeroed();
    let returned = unsafe {
        sys::cuTexRefGetMipmapLevelClamp(&mut pminMipmapLevelClamp, &mut pmaxMipmapLevelClamp, hTexRef)
    };
    (returned, pminMipmapLevelClamp, pmaxMipmapLevelClamp)
}

/// Returns the mipmapped CUDA array that a texture reference reads.
///
/// `CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefGetMipmappedArray))]
///
/// Returns `(CUresult, phMipmappedArray: CUmipmappedArray)`.
///
/// - `phMipmappedArray`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefGetMipmappedArray).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefGetMipmappedArray(
    hTexRef: CUtexref,
) -> (CUresult, CUmipmappedArray) {
    let mut phMipmappedArray: CUmipmappedArray = output::zeroed();
    let returned = unsafe { sys::cuTexRefGetMipmappedArray(&mut phMipmappedArray, hTexRef) };
    (returned, phMipmappedArray)
}

/// Binds a texture reference to linear memory; returns the offset in bytes that fetches must add.
///
/// `CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetAddress = cuTexRefSetAddress_v2))]
///
/// Returns `(CUresult, ByteOffset: size_t)`.
///
/// - `ByteOffset`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 3.2, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress).
///
/// # Safety
///
/// - `hTexRef`: a live handle that no other thread uses during the call.
/// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetAddress(
    hTexRef: CUtexref,
    dptr: CUdeviceptr,
    bytes: usize,
) -> (CUresult, usize) {
    let mut ByteOffset: usize = output::zeroed();
    let returned = unsafe { sys::cuTexRefSetAddress_v2(&mut ByteOffset, hTexRef, dptr, bytes) };
    (returned, ByteOffset)
}

/// The symbol behind [`cuTexRefSetAddress`].
pub use self::cuTexRefSetAddress as cuTexRefSetAddress_v2;

/// Binds a texture reference to rows of memory with a pitch in bytes.
///
/// `CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)`
#[cfg_attr(
    doc,
    doc = forms!(owned driver::cuTexRefSetAddress2D = cuTexRefSetAddress2D_v3)
)]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 4.1, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddress2D).
///
/// # Safety
///
/// - `hTexRef`: a live handle that no other thread uses during the call.
/// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetAddress2D(
    hTexRef: CUtexref,
    desc: &CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetAddress2D_v3(hTexRef, core::ptr::from_ref(desc), dptr, Pitch) };
    (returned,)
}

/// The symbol behind [`cuTexRefSetAddress2D`].
pub use self::cuTexRefSetAddress2D as cuTexRefSetAddress2D_v3;

/// Binds a texture reference to rows of memory with a pitch in bytes.
///
/// `CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetAddress2D_v2))]
///
/// In `cuda.h` since CUDA 3.2, kept for binary compatibility. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/index.html).
///
/// # Safety
///
/// - `hTexRef`: a live handle that no other thread uses during the call.
/// - `dptr`: valid memory of the size that the other arguments imply, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
#[inline]
pub unsafe fn cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref,
    desc: &CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetAddress2D_v2(hTexRef, core::ptr::from_ref(desc), dptr, Pitch) };
    (returned,)
}

/// Sets how a texture reference treats coordinates outside a dimension (wrap, clamp, mirror or border).
///
/// `CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetAddressMode))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetAddressMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetAddressMode(
    hTexRef: CUtexref,
    dim: i32,
    am: CUaddress_mode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetAddressMode(hTexRef, dim, am) };
    (returned,)
}

/// Binds a texture reference to a CUDA array.
///
/// `CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetArray))]
///
/// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetArray).
///
/// # Safety
///
/// - `hTexRef`, `hArray`: live handles that no other thread uses during the call.
/// - `hArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetArray(
    hTexRef: CUtexref,
    hArray: CUarray,
    Flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetArray(hTexRef, hArray, Flags) };
    (returned,)
}

/// Sets the color (RGBA) that a texture reference reads outside its array.
///
/// `CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetBorderColor))]
///
/// - `pBorderColor`: in, array, length `4`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 8.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetBorderColor).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetBorderColor(
    hTexRef: CUtexref,
    pBorderColor: &[f32; 4],
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetBorderColor(hTexRef, pBorderColor.as_ptr().cast_mut()) };
    (returned,)
}

/// Sets whether a texture reference reads the nearest element or interpolates linearly.
///
/// `CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetFilterMode))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFilterMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetFilterMode(hTexRef, fm) };
    (returned,)
}

/// Sets the read flags of a texture reference: unconverted integers, normalized coordinates, sRGB.
///
/// `CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetFlags))]
///
/// - `Flags`: in, flags: [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`], [`CU_TRSF_NORMALIZED_COORDINATES`], [`CU_TRSF_READ_AS_INTEGER`], [`CU_TRSF_SEAMLESS_CUBEMAP`], [`CU_TRSF_SRGB`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFlags).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetFlags(hTexRef, Flags) };
    (returned,)
}

/// Sets the format and the number of components of the texels that a texture reference reads.
///
/// `CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetFormat))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetFormat).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetFormat(
    hTexRef: CUtexref,
    fmt: CUarray_format,
    NumPackedComponents: i32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents) };
    (returned,)
}

/// Sets the maximum anisotropy ratio of a texture reference.
///
/// `CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetMaxAnisotropy))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMaxAnisotropy).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetMaxAnisotropy(hTexRef, maxAniso) };
    (returned,)
}

/// Sets whether a texture reference reads the nearest mipmap level or interpolates between two levels.
///
/// `CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetMipmapFilterMode))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapFilterMode).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetMipmapFilterMode(hTexRef, fm) };
    (returned,)
}

/// Sets the offset that a texture reference adds to a mipmap level.
///
/// `CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetMipmapLevelBias))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelBias).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetMipmapLevelBias(hTexRef, bias) };
    (returned,)
}

/// Sets the lowest and highest mipmap level that a texture reference reads.
///
/// `CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetMipmapLevelClamp))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmapLevelClamp).
///
/// # Safety
///
/// `hTexRef`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref,
    minMipmapLevelClamp: f32,
    maxMipmapLevelClamp: f32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) };
    (returned,)
}

/// Binds a texture reference to a mipmapped CUDA array.
///
/// `CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuTexRefSetMipmappedArray))]
///
/// - `Flags`: in, flags: [`CU_TRSA_OVERRIDE_FORMAT`]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 5.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TEXREF__DEPRECATED.html#:~:text=cuTexRefSetMipmappedArray).
///
/// # Safety
///
/// - `hTexRef`, `hMipmappedArray`: live handles that no other thread uses during the call.
/// - `hMipmappedArray`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `hTexRef`, or `hTexRef` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: u32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags) };
    (returned,)
}

/// Sets the thread's capture mode, which restricts unsafe calls during captures, and returns the previous mode.
///
/// `CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)`
#[cfg_attr(doc, doc = forms!(driver::cuThreadExchangeStreamCaptureMode))]
///
/// Returns `(CUresult, mode: CUstreamCaptureMode)`.
///
/// - `mode`: in and out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 10.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuThreadExchangeStreamCaptureMode).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuThreadExchangeStreamCaptureMode(
    mut mode: CUstreamCaptureMode,
) -> (CUresult, CUstreamCaptureMode) {
    let returned = unsafe { sys::cuThreadExchangeStreamCaptureMode(&mut mode) };
    (returned, mode)
}

/// Creates a reference-counted user object from a pointer and its destructor.
///
/// `CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(driver::cuUserObjectCreate))]
///
/// Returns `(CUresult, object_out: CUuserObject)`.
///
/// - `object_out`: out
/// - `ptr`: in, passed to the callback
/// - `destroy`: in, called by CUDA with `ptr`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectCreate).
///
/// # Safety
///
/// `destroy` is called with `ptr` once, later, on a driver thread: it must not unwind and must not call CUDA. `ptr` must live until then.
#[inline]
pub unsafe fn cuUserObjectCreate(
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: u32,
    flags: CUuserObject_flags,
) -> (CUresult, CUuserObject) {
    let mut object_out: CUuserObject = output::zeroed();
    let returned = unsafe { sys::cuUserObjectCreate(&mut object_out, ptr, destroy, initialRefcount, flags.bits()) };
    (returned, object_out)
}

/// Releases the caller's references to a user object; the last release runs its destructor.
///
/// `CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(driver::cuUserObjectRelease))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRelease).
///
/// # Safety
///
/// - `object`: a live handle.
/// - The caller must own the references to `object` that the call releases.
#[inline]
pub unsafe fn cuUserObjectRelease(object: CUuserObject, count: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuUserObjectRelease(object, count) };
    (returned,)
}

/// Adds references to a user object on behalf of the caller.
///
/// `CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)`
#[cfg_attr(doc, doc = forms!(driver::cuUserObjectRetain))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuUserObjectRetain).
///
/// # Safety
///
/// `object`: a live handle.
#[inline]
pub unsafe fn cuUserObjectRetain(object: CUuserObject, count: u32) -> (CUresult,) {
    let returned = unsafe { sys::cuUserObjectRetain(object, count) };
    (returned,)
}

/// Creates a context that can share surfaces with a VDPAU device.
///
/// `CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
#[cfg_attr(doc, doc = forms!(owned driver::cuVDPAUCtxCreate = cuVDPAUCtxCreate_v2))]
///
/// Returns `(CUresult, pCtx: CUcontext)`.
///
/// - `pCtx`: out
/// - `vdpGetProcAddress`: in, called by CUDA
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cudaVDPAU.h` since CUDA 3.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUCtxCreate).
///
/// # Safety
///
/// - `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
/// - Destroying `pCtx` destroys everything that was created in it, which must not be used afterwards.
#[inline]
pub unsafe fn cuVDPAUCtxCreate(
    flags: CUctx_flags,
    device: CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> (CUresult, CUcontext) {
    let mut pCtx: CUcontext = output::zeroed();
    let returned = unsafe { sys::cuVDPAUCtxCreate_v2(&mut pCtx, flags.bits(), device, vdpDevice, vdpGetProcAddress) };
    (returned, pCtx)
}

/// The symbol behind [`cuVDPAUCtxCreate`].
pub use self::cuVDPAUCtxCreate as cuVDPAUCtxCreate_v2;

/// Returns the CUDA device that corresponds to a VDPAU device.
///
/// `CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
#[cfg_attr(doc, doc = forms!(driver::cuVDPAUGetDevice))]
///
/// Returns `(CUresult, pDevice: CUdevice)`.
///
/// - `pDevice`: out
/// - `vdpGetProcAddress`: in, called by CUDA
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cudaVDPAU.h` since CUDA 3.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VDPAU.html#:~:text=cuVDPAUGetDevice).
///
/// # Safety
///
/// `vdpGetProcAddress` may be called only before this function returns: it must not unwind.
#[inline]
pub unsafe fn cuVDPAUGetDevice(
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> (CUresult, CUdevice) {
    let mut pDevice: CUdevice = output::zeroed();
    let returned = unsafe { sys::cuVDPAUGetDevice(&mut pDevice, vdpDevice, vdpGetProcAddress) };
    (returned, pDevice)
}

/// Makes a stream wait for imported semaphores.
///
/// `CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)`
#[cfg_attr(doc, doc = forms!(owned driver::cuWaitExternalSemaphoresAsync))]
///
/// - `extSemArray`, `paramsArray`: in, array, whose length is passed as `numExtSems`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_TIMEOUT`].
///
/// In `cuda.h` since CUDA 10.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXTRES__INTEROP.html#:~:text=cuWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// - `extSemArray`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramsArray` must stay valid until the call's work completes on `stream`.
/// - Flags that skip the synchronization of NvSciBuf memory may be set only if no data has to be coherent.
#[inline]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: &[CUexternalSemaphore],
    paramsArray: &[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS],
    stream: CUstream,
) -> (CUresult,) {
    let Some(numExtSems) = args::same_len([extSemArray.len(), paramsArray.len()], [])
    else {
        refusal::refuse("cuWaitExternalSemaphoresAsync", "the lengths of `extSemArray`, `paramsArray` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuWaitExternalSemaphoresAsync(
        args::as_ptr(extSemArray), args::as_ptr(paramsArray), args::count(numExtSems), stream,
    ) };
    (returned,)
}
