//! Enumerations (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvtxColorType_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxColorType_t(pub i32);

enumeration! {
    nvtxColorType_t;
    NVTX_COLOR_UNKNOWN = 0,
    NVTX_COLOR_ARGB = 1,
}

/// `enum nvtxMessageType_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxMessageType_t(pub i32);

enumeration! {
    nvtxMessageType_t;
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3,
}

/// `enum nvtxPayloadType_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxPayloadType_t(pub i32);

enumeration! {
    nvtxPayloadType_t;
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6,
}

/// `enum nvtxResourceCUDARTType_t`, from `nvtx3/nvToolsExtCudaRt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceCUDARTType_t(pub i32);

enumeration! {
    nvtxResourceCUDARTType_t;
    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,
    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681,
    NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682,
}

/// `enum nvtxResourceCUDAType_t`, from `nvtx3/nvToolsExtCuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceCUDAType_t(pub i32);

enumeration! {
    nvtxResourceCUDAType_t;
    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145,
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,
    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147,
    NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148,
}

/// `enum nvtxResourceGenericType_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxResourceGenericType_t(pub i32);

enumeration! {
    nvtxResourceGenericType_t;
    NVTX_RESOURCE_TYPE_UNKNOWN = 0,
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540,
}

/// `enum nvtxResourceSyncLinuxType_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncLinuxType_t(pub i32);

enumeration! {
    nvtxResourceSyncLinuxType_t;
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079,
}

/// `enum nvtxResourceSyncPosixThreadType_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncPosixThreadType_t(pub i32);

enumeration! {
    nvtxResourceSyncPosixThreadType_t;
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614,
}

/// `enum nvtxResourceSyncWindowsType_t`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncWindowsType_t(pub i32);

enumeration! {
    nvtxResourceSyncWindowsType_t;
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077,
}
