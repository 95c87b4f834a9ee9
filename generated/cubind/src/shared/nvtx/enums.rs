//! Enumerations: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum nvtxColorType_t`, from `nvtx3/nvToolsExt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxColorType_t(pub i32);

impl nvtxColorType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVTX_COLOR_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVTX_COLOR_ARGB: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTX_COLOR_UNKNOWN"),
        (1, "NVTX_COLOR_ARGB"),
    ];
}

enumeration!(nvtxColorType_t);

/// `enum nvtxMessageType_t`, from `nvtx3/nvToolsExt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxMessageType_t(pub i32);

impl nvtxMessageType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVTX_MESSAGE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVTX_MESSAGE_TYPE_ASCII: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVTX_MESSAGE_TYPE_UNICODE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVTX_MESSAGE_TYPE_REGISTERED: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTX_MESSAGE_UNKNOWN"),
        (1, "NVTX_MESSAGE_TYPE_ASCII"),
        (2, "NVTX_MESSAGE_TYPE_UNICODE"),
        (3, "NVTX_MESSAGE_TYPE_REGISTERED"),
    ];
}

enumeration!(nvtxMessageType_t);

/// `enum nvtxPayloadType_t`, from `nvtx3/nvToolsExt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxPayloadType_t(pub i32);

impl nvtxPayloadType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_UNSIGNED_INT64: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_INT64: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_DOUBLE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_UNSIGNED_INT32: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_INT32: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const NVTX_PAYLOAD_TYPE_FLOAT: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTX_PAYLOAD_UNKNOWN"),
        (1, "NVTX_PAYLOAD_TYPE_UNSIGNED_INT64"),
        (2, "NVTX_PAYLOAD_TYPE_INT64"),
        (3, "NVTX_PAYLOAD_TYPE_DOUBLE"),
        (4, "NVTX_PAYLOAD_TYPE_UNSIGNED_INT32"),
        (5, "NVTX_PAYLOAD_TYPE_INT32"),
        (6, "NVTX_PAYLOAD_TYPE_FLOAT"),
    ];
}

enumeration!(nvtxPayloadType_t);

/// `enum nvtxResourceCUDARTType_t`, from `nvtx3/nvToolsExtCudaRt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceCUDARTType_t(pub i32);

impl nvtxResourceCUDARTType_t {
    /// 327680, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDART_DEVICE: Self = Self(327680);
    /// 327681, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDART_STREAM: Self = Self(327681);
    /// 327682, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDART_EVENT: Self = Self(327682);
    const NAMES: &'static [(i32, &'static str)] = &[
        (327680, "NVTX_RESOURCE_TYPE_CUDART_DEVICE"),
        (327681, "NVTX_RESOURCE_TYPE_CUDART_STREAM"),
        (327682, "NVTX_RESOURCE_TYPE_CUDART_EVENT"),
    ];
}

enumeration!(nvtxResourceCUDARTType_t);

/// `enum nvtxResourceCUDAType_t`, from `nvtx3/nvToolsExtCuda.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceCUDAType_t(pub i32);

impl nvtxResourceCUDAType_t {
    /// 262145, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDA_DEVICE: Self = Self(262145);
    /// 262146, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDA_CONTEXT: Self = Self(262146);
    /// 262147, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDA_STREAM: Self = Self(262147);
    /// 262148, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_CUDA_EVENT: Self = Self(262148);
    const NAMES: &'static [(i32, &'static str)] = &[
        (262145, "NVTX_RESOURCE_TYPE_CUDA_DEVICE"),
        (262146, "NVTX_RESOURCE_TYPE_CUDA_CONTEXT"),
        (262147, "NVTX_RESOURCE_TYPE_CUDA_STREAM"),
        (262148, "NVTX_RESOURCE_TYPE_CUDA_EVENT"),
    ];
}

enumeration!(nvtxResourceCUDAType_t);

/// `enum nvtxResourceGenericType_t`, from `nvtx3/nvToolsExt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct nvtxResourceGenericType_t(pub i32);

impl nvtxResourceGenericType_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_UNKNOWN: Self = Self(0);
    /// 65537, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_GENERIC_POINTER: Self = Self(65537);
    /// 65538, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_GENERIC_HANDLE: Self = Self(65538);
    /// 65539, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE: Self = Self(65539);
    /// 65540, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX: Self = Self(65540);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "NVTX_RESOURCE_TYPE_UNKNOWN"),
        (65537, "NVTX_RESOURCE_TYPE_GENERIC_POINTER"),
        (65538, "NVTX_RESOURCE_TYPE_GENERIC_HANDLE"),
        (65539, "NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE"),
        (65540, "NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX"),
    ];
}

enumeration!(nvtxResourceGenericType_t);

/// `enum nvtxResourceSyncLinuxType_t`, from `nvtx3/nvToolsExtSync.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncLinuxType_t(pub i32);

impl nvtxResourceSyncLinuxType_t {
    /// 131073, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX: Self = Self(131073);
    /// 131074, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX: Self = Self(131074);
    /// 131075, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE: Self = Self(131075);
    /// 131076, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION: Self = Self(131076);
    /// 131077, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK: Self = Self(131077);
    /// 131078, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK: Self = Self(131078);
    /// 131079, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU: Self = Self(131079);
    const NAMES: &'static [(i32, &'static str)] = &[
        (131073, "NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX"),
        (131074, "NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX"),
        (131075, "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE"),
        (131076, "NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION"),
        (131077, "NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK"),
        (131078, "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK"),
        (131079, "NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU"),
    ];
}

enumeration!(nvtxResourceSyncLinuxType_t);

/// `enum nvtxResourceSyncPosixThreadType_t`, from `nvtx3/nvToolsExtSync.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncPosixThreadType_t(pub i32);

impl nvtxResourceSyncPosixThreadType_t {
    /// 196609, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX: Self = Self(196609);
    /// 196610, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION: Self = Self(196610);
    /// 196611, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK: Self = Self(196611);
    /// 196612, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER: Self = Self(196612);
    /// 196613, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK: Self = Self(196613);
    /// 196614, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE: Self = Self(196614);
    const NAMES: &'static [(i32, &'static str)] = &[
        (196609, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX"),
        (196610, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION"),
        (196611, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK"),
        (196612, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER"),
        (196613, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK"),
        (196614, "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE"),
    ];
}

enumeration!(nvtxResourceSyncPosixThreadType_t);

/// `enum nvtxResourceSyncWindowsType_t`, from `nvtx3/nvToolsExtSync.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct nvtxResourceSyncWindowsType_t(pub i32);

impl nvtxResourceSyncWindowsType_t {
    /// 131073, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX: Self = Self(131073);
    /// 131074, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE: Self = Self(131074);
    /// 131075, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT: Self = Self(131075);
    /// 131076, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION: Self = Self(131076);
    /// 131077, since CUDA 12.0 or earlier.
    pub const NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK: Self = Self(131077);
    const NAMES: &'static [(i32, &'static str)] = &[
        (131073, "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX"),
        (131074, "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE"),
        (131075, "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT"),
        (131076, "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION"),
        (131077, "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK"),
    ];
}

enumeration!(nvtxResourceSyncWindowsType_t);
