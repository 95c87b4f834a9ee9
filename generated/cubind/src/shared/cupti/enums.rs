//! Enumerations: CUPTI.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum CUpti_ActivityComputeApiKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityComputeApiKind(pub i32);

impl CUpti_ActivityComputeApiKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_COMPUTE_API_CUDA: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_COMPUTE_API_CUDA"),
        (2, "CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS"),
        (2147483647, "CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityComputeApiKind);

/// `enum CUpti_ActivityEnvironmentKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityEnvironmentKind(pub i32);

impl CUpti_ActivityEnvironmentKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_SPEED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_POWER: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_COOLING: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_COUNT: Self = Self(5);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_ENVIRONMENT_SPEED"),
        (2, "CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE"),
        (3, "CUPTI_ACTIVITY_ENVIRONMENT_POWER"),
        (4, "CUPTI_ACTIVITY_ENVIRONMENT_COOLING"),
        (5, "CUPTI_ACTIVITY_ENVIRONMENT_COUNT"),
        (2147483647, "CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityEnvironmentKind);

/// `enum CUpti_ActivityFlag`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_ActivityFlag(pub u32);

flag_set! {
    impl CUpti_ActivityFlag {
        /// 0, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_NONE: Self = Self(0);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS: Self = Self(1);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE: Self = Self(1);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC: Self = Self(1);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_START: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_END: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS: Self = Self(0x10);
        /// 0x20, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED: Self = Self(0x20);
        /// 0x40, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE: Self = Self(0x40);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB: Self = Self(2);
        /// 0xff, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK: Self = Self(0xff);
        /// 0x100, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD: Self = Self(0x100);
        /// 0x200, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED: Self = Self(0x200);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID: Self = Self(2);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID: Self = Self(1);
        /// 0x1fe, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK: Self = Self(0x1fe);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_FLUSH_FORCED: Self = Self(1);
        /// 0xff, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK: Self = Self(0xff);
        /// 0x100, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD: Self = Self(0x100);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC: Self = Self(1);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU: Self = Self(1);
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU: Self = Self(1);
        /// 0x7fffffff, since CUDA 12.0 or earlier.
        pub const CUPTI_ACTIVITY_FLAG_FORCE_INT: Self = Self(0x7fffffff);
    }
}

/// `enum CUpti_ActivityInstructionClass`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityInstructionClass(pub i32);

impl CUpti_ActivityInstructionClass {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION: Self = Self(
        16,
    );
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM: Self = Self(20);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32"),
        (2, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64"),
        (3, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER"),
        (4, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION"),
        (5, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW"),
        (6, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL"),
        (7, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED"),
        (8, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL"),
        (9, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC"),
        (10, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE"),
        (11, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT"),
        (12, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE"),
        (13, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC"),
        (14, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC"),
        (15, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC"),
        (16, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION"),
        (17, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER"),
        (18, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS"),
        (19, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16"),
        (20, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM"),
        (2147483647, "CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityInstructionClass);

/// `enum CUpti_ActivityJitEntryType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityJitEntryType(pub i32);

impl CUpti_ActivityJitEntryType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_ENTRY_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_JIT_ENTRY_INVALID"),
        (1, "CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN"),
        (2, "CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX"),
        (2147483647, "CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityJitEntryType);

/// `enum CUpti_ActivityJitOperationType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityJitOperationType(pub i32);

impl CUpti_ActivityJitOperationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_OPERATION_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_OPERATION_COMPILE: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_JIT_OPERATION_INVALID"),
        (1, "CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD"),
        (2, "CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE"),
        (3, "CUPTI_ACTIVITY_JIT_OPERATION_COMPILE"),
        (2147483647, "CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityJitOperationType);

/// `enum CUpti_ActivityLaunchType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityLaunchType(pub i32);

impl CUpti_ActivityLaunchType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR"),
        (1, "CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE"),
        (2, "CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE"),
        (3, "CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST"),
    ];
}

enumeration!(CUpti_ActivityLaunchType);

/// `enum CUpti_ActivityMemcpyKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemcpyKind(pub i32);

impl CUpti_ActivityMemcpyKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_HTOD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_DTOH: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_HTOA: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_ATOH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_ATOA: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_ATOD: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_DTOA: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_DTOD: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_HTOH: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_PTOP: Self = Self(10);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_MEMCPY_KIND_HTOD"),
        (2, "CUPTI_ACTIVITY_MEMCPY_KIND_DTOH"),
        (3, "CUPTI_ACTIVITY_MEMCPY_KIND_HTOA"),
        (4, "CUPTI_ACTIVITY_MEMCPY_KIND_ATOH"),
        (5, "CUPTI_ACTIVITY_MEMCPY_KIND_ATOA"),
        (6, "CUPTI_ACTIVITY_MEMCPY_KIND_ATOD"),
        (7, "CUPTI_ACTIVITY_MEMCPY_KIND_DTOA"),
        (8, "CUPTI_ACTIVITY_MEMCPY_KIND_DTOD"),
        (9, "CUPTI_ACTIVITY_MEMCPY_KIND_HTOH"),
        (10, "CUPTI_ACTIVITY_MEMCPY_KIND_PTOP"),
        (2147483647, "CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityMemcpyKind);

/// `enum CUpti_ActivityMemoryKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryKind(pub i32);

impl CUpti_ActivityMemoryKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_PINNED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_DEVICE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_ARRAY: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_MANAGED: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC: Self = Self(7);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE"),
        (2, "CUPTI_ACTIVITY_MEMORY_KIND_PINNED"),
        (3, "CUPTI_ACTIVITY_MEMORY_KIND_DEVICE"),
        (4, "CUPTI_ACTIVITY_MEMORY_KIND_ARRAY"),
        (5, "CUPTI_ACTIVITY_MEMORY_KIND_MANAGED"),
        (6, "CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC"),
        (7, "CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC"),
        (2147483647, "CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityMemoryKind);

/// `enum CUpti_ActivityMemoryOperationType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryOperationType(pub i32);

impl CUpti_ActivityMemoryOperationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID"),
        (1, "CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION"),
        (2, "CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE"),
        (2147483647, "CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityMemoryOperationType);

/// `enum CUpti_ActivityMemoryPoolOperationType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryPoolOperationType(pub i32);

impl CUpti_ActivityMemoryPoolOperationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT: Self = Self(
        2147483647,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID"),
        (1, "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED"),
        (2, "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED"),
        (3, "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED"),
        (2147483647, "CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityMemoryPoolOperationType);

/// `enum CUpti_ActivityMemoryPoolType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityMemoryPoolType(pub i32);

impl CUpti_ActivityMemoryPoolType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID"),
        (1, "CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL"),
        (2, "CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED"),
        (2147483647, "CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityMemoryPoolType);

/// `enum CUpti_ActivityObjectKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityObjectKind(pub i32);

impl CUpti_ActivityObjectKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_PROCESS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_THREAD: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_DEVICE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_CONTEXT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_STREAM: Self = Self(5);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OBJECT_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_OBJECT_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_OBJECT_PROCESS"),
        (2, "CUPTI_ACTIVITY_OBJECT_THREAD"),
        (3, "CUPTI_ACTIVITY_OBJECT_DEVICE"),
        (4, "CUPTI_ACTIVITY_OBJECT_CONTEXT"),
        (5, "CUPTI_ACTIVITY_OBJECT_STREAM"),
        (2147483647, "CUPTI_ACTIVITY_OBJECT_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityObjectKind);

/// `enum CUpti_ActivityOverheadKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityOverheadKind(pub i32);

impl CUpti_ActivityOverheadKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER: Self = Self(1);
    /// 65536, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH: Self = Self(65536);
    /// 131072, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION: Self = Self(131072);
    /// 196608, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE: Self = Self(196608);
    /// 262144, since CUDA 12.3.
    pub const CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING: Self = Self(
        262144,
    );
    /// 327680, since CUDA 12.3.
    pub const CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING: Self = Self(327680);
    /// 393216, since CUDA 12.4.
    pub const CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL: Self = Self(393216);
    /// 458752, since CUDA 12.6.
    pub const CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST: Self = Self(458752);
    /// 524288, since CUDA 12.8.
    pub const CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT: Self = Self(524288);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_OVERHEAD_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_OVERHEAD_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER"),
        (65536, "CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH"),
        (131072, "CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION"),
        (196608, "CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE"),
        (262144, "CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING"),
        (327680, "CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING"),
        (393216, "CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL"),
        (458752, "CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST"),
        (524288, "CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT"),
        (2147483647, "CUPTI_ACTIVITY_OVERHEAD_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityOverheadKind);

/// `enum CUpti_ActivityPCSamplingPeriod`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPCSamplingPeriod(pub i32);

impl CUpti_ActivityPCSamplingPeriod {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX: Self = Self(5);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID"),
        (1, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN"),
        (2, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW"),
        (3, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID"),
        (4, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH"),
        (5, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX"),
        (2147483647, "CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityPCSamplingPeriod);

/// `enum CUpti_ActivityPCSamplingStallReason`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPCSamplingStallReason(pub i32);

impl CUpti_ActivityPCSamplingStallReason {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY: Self = Self(
        7,
    );
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING: Self = Self(12);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID"),
        (1, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE"),
        (2, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH"),
        (3, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY"),
        (4, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY"),
        (5, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE"),
        (6, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC"),
        (7, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY"),
        (8, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY"),
        (9, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE"),
        (10, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED"),
        (11, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER"),
        (12, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING"),
        (2147483647, "CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityPCSamplingStallReason);

/// `enum CUpti_ActivityPartitionedGlobalCacheConfig`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPartitionedGlobalCacheConfig(pub i32);

impl CUpti_ActivityPartitionedGlobalCacheConfig {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED: Self = Self(
        1,
    );
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT: Self = Self(
        2147483647,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED"),
        (2, "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF"),
        (3, "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON"),
        (2147483647, "CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityPartitionedGlobalCacheConfig);

/// `enum CUpti_ActivityPreemptionKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityPreemptionKind(pub i32);

impl CUpti_ActivityPreemptionKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE"),
        (2, "CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE"),
        (2147483647, "CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityPreemptionKind);

/// `enum CUpti_ActivityStreamFlag`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityStreamFlag(pub i32);

impl CUpti_ActivityStreamFlag {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL: Self = Self(3);
    /// 65535, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_MASK: Self = Self(65535);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT"),
        (2, "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING"),
        (3, "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL"),
        (65535, "CUPTI_ACTIVITY_STREAM_CREATE_MASK"),
        (2147483647, "CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityStreamFlag);

/// `enum CUpti_ActivitySynchronizationType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivitySynchronizationType(pub i32);

impl CUpti_ActivitySynchronizationType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE: Self = Self(4);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE"),
        (2, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT"),
        (3, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE"),
        (4, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE"),
        (2147483647, "CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivitySynchronizationType);

/// `enum CUpti_ActivityThreadIdType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityThreadIdType(pub i32);

impl CUpti_ActivityThreadIdType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM: Self = Self(1);
    /// 2, since CUDA 12.4.
    pub const CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT"),
        (1, "CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM"),
        (2, "CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE"),
        (2147483647, "CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityThreadIdType);

/// `enum CUpti_ActivityUnifiedMemoryAccessType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryAccessType(pub i32);

impl CUpti_ActivityUnifiedMemoryAccessType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ"),
        (2, "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE"),
        (3, "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC"),
        (4, "CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH"),
    ];
}

enumeration!(CUpti_ActivityUnifiedMemoryAccessType);

/// `enum CUpti_ActivityUnifiedMemoryCounterKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryCounterKind(pub i32);

impl CUpti_ActivityUnifiedMemoryCounterKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD: Self = Self(
        1,
    );
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH: Self = Self(
        2,
    );
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT: Self = Self(
        3,
    );
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD: Self = Self(
        8,
    );
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT: Self = Self(9);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT: Self = Self(
        2147483647,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD"),
        (2, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH"),
        (3, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT"),
        (4, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT"),
        (5, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING"),
        (6, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING"),
        (7, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP"),
        (8, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD"),
        (9, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT"),
        (2147483647, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityUnifiedMemoryCounterKind);

/// `enum CUpti_ActivityUnifiedMemoryCounterScope`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryCounterScope(pub i32);

impl CUpti_ActivityUnifiedMemoryCounterScope {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE: Self = Self(
        1,
    );
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES: Self = Self(
        2,
    );
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT: Self = Self(
        2147483647,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE"),
        (2, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES"),
        (3, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT"),
        (2147483647, "CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ActivityUnifiedMemoryCounterScope);

/// `enum CUpti_ActivityUnifiedMemoryMigrationCause`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryMigrationCause(pub i32);

impl CUpti_ActivityUnifiedMemoryMigrationCause {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS: Self = Self(
        5,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER"),
        (2, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE"),
        (3, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH"),
        (4, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION"),
        (5, "CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS"),
    ];
}

enumeration!(CUpti_ActivityUnifiedMemoryMigrationCause);

/// `enum CUpti_ActivityUnifiedMemoryRemoteMapCause`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ActivityUnifiedMemoryRemoteMapCause(pub i32);

impl CUpti_ActivityUnifiedMemoryRemoteMapCause {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY: Self = Self(
        4,
    );
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN"),
        (1, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE"),
        (2, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING"),
        (3, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY"),
        (4, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY"),
        (5, "CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION"),
    ];
}

enumeration!(CUpti_ActivityUnifiedMemoryRemoteMapCause);

/// `enum CUpti_ApiCallbackSite`, from `cupti_callbacks.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ApiCallbackSite(pub i32);

impl CUpti_ApiCallbackSite {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_API_ENTER: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_API_EXIT: Self = Self(1);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_API_CBSITE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_API_ENTER"),
        (1, "CUPTI_API_EXIT"),
        (2147483647, "CUPTI_API_CBSITE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ApiCallbackSite);

/// `enum CUpti_CallbackDomain`, from `cupti_callbacks.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackDomain(pub i32);

impl CUpti_CallbackDomain {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_DRIVER_API: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_RUNTIME_API: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_RESOURCE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_SYNCHRONIZE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_NVTX: Self = Self(5);
    /// 6, since CUDA 12.2.
    pub const CUPTI_CB_DOMAIN_STATE: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_SIZE: Self = Self(7);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_CB_DOMAIN_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CB_DOMAIN_INVALID"),
        (1, "CUPTI_CB_DOMAIN_DRIVER_API"),
        (2, "CUPTI_CB_DOMAIN_RUNTIME_API"),
        (3, "CUPTI_CB_DOMAIN_RESOURCE"),
        (4, "CUPTI_CB_DOMAIN_SYNCHRONIZE"),
        (5, "CUPTI_CB_DOMAIN_NVTX"),
        (6, "CUPTI_CB_DOMAIN_STATE"),
        (7, "CUPTI_CB_DOMAIN_SIZE"),
        (2147483647, "CUPTI_CB_DOMAIN_FORCE_INT"),
    ];
}

enumeration!(CUpti_CallbackDomain);

/// `enum CUpti_CallbackIdState`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackIdState(pub i32);

impl CUpti_CallbackIdState {
    /// 0, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_FATAL_ERROR: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_ERROR: Self = Self(2);
    /// 3, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_WARNING: Self = Self(3);
    /// 4, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_SIZE: Self = Self(4);
    /// 2147483647, since CUDA 12.2.
    pub const CUPTI_CBID_STATE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CBID_STATE_INVALID"),
        (1, "CUPTI_CBID_STATE_FATAL_ERROR"),
        (2, "CUPTI_CBID_STATE_ERROR"),
        (3, "CUPTI_CBID_STATE_WARNING"),
        (4, "CUPTI_CBID_STATE_SIZE"),
        (2147483647, "CUPTI_CBID_STATE_FORCE_INT"),
    ];
}

enumeration!(CUpti_CallbackIdState);

/// `enum CUpti_CallbackIdSync`, from `cupti_callbacks.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_CallbackIdSync(pub i32);

impl CUpti_CallbackIdSync {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_SYNCHRONIZE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_SYNCHRONIZE_SIZE: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_SYNCHRONIZE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CBID_SYNCHRONIZE_INVALID"),
        (1, "CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED"),
        (2, "CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED"),
        (3, "CUPTI_CBID_SYNCHRONIZE_SIZE"),
        (2147483647, "CUPTI_CBID_SYNCHRONIZE_FORCE_INT"),
    ];
}

enumeration!(CUpti_CallbackIdSync);

/// `enum CUpti_ChannelType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ChannelType(pub i32);

impl CUpti_ChannelType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_CHANNEL_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_CHANNEL_TYPE_COMPUTE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const CUPTI_CHANNEL_TYPE_DECOMP: Self = Self(3);
    /// 2147483647, since CUDA 12.6.
    pub const CUPTI_CHANNEL_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CHANNEL_TYPE_INVALID"),
        (1, "CUPTI_CHANNEL_TYPE_COMPUTE"),
        (2, "CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY"),
        (3, "CUPTI_CHANNEL_TYPE_DECOMP"),
        (2147483647, "CUPTI_CHANNEL_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ChannelType);

/// `enum CUpti_ConfidentialComputeRotationEventType`, from `cupti_activity.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ConfidentialComputeRotationEventType(pub i32);

impl CUpti_ConfidentialComputeRotationEventType {
    /// 0, since CUDA 12.9.
    pub const CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT: Self = Self(0);
    /// 1, since CUDA 12.9.
    pub const CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED: Self = Self(1);
    /// 2, since CUDA 12.9.
    pub const CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED: Self = Self(2);
    /// 3, since CUDA 12.9.
    pub const CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED: Self = Self(3);
    /// 2147483647, since CUDA 12.9.
    pub const CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT"),
        (1, "CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED"),
        (2, "CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED"),
        (3, "CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED"),
        (2147483647, "CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ConfidentialComputeRotationEventType);

/// `enum CUpti_ContextCigMode`, from `cupti_activity.h`, since CUDA 12.5.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ContextCigMode(pub i32);

impl CUpti_ContextCigMode {
    /// 0, since CUDA 12.5.
    pub const CUPTI_CONTEXT_CIG_MODE_NONE: Self = Self(0);
    /// 1, since CUDA 12.5.
    pub const CUPTI_CONTEXT_CIG_MODE_CIG: Self = Self(1);
    /// 2, since CUDA 12.5.
    pub const CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK: Self = Self(2);
    /// 2147483647, since CUDA 12.5.
    pub const CUPTI_CONTEXT_CIG_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CONTEXT_CIG_MODE_NONE"),
        (1, "CUPTI_CONTEXT_CIG_MODE_CIG"),
        (2, "CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK"),
        (2147483647, "CUPTI_CONTEXT_CIG_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_ContextCigMode);

/// `enum CUpti_DevType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DevType(pub i32);

impl CUpti_DevType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_DEV_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_DEV_TYPE_GPU: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_DEV_TYPE_NPU: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_DEV_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_DEV_TYPE_INVALID"),
        (1, "CUPTI_DEV_TYPE_GPU"),
        (2, "CUPTI_DEV_TYPE_NPU"),
        (2147483647, "CUPTI_DEV_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_DevType);

/// `enum CUpti_DeviceAttribute`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_DeviceAttribute(pub i32);

impl CUpti_DeviceAttribute {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_EVENT_ID: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_PCIE_LINK_RATE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_PCIE_GEN: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_DEVICE_CLASS: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_L2_UNITS: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED: Self = Self(
        14,
    );
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1: Self = Self(
        15,
    );
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL: Self = Self(
        16,
    );
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_NVLINK_PRESENT: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT: Self = Self(20);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUPTI_DEVICE_ATTR_MAX_EVENT_ID"),
        (2, "CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID"),
        (3, "CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH"),
        (4, "CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE"),
        (5, "CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION"),
        (6, "CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS"),
        (7, "CUPTI_DEVICE_ATTR_PCIE_LINK_RATE"),
        (8, "CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH"),
        (9, "CUPTI_DEVICE_ATTR_PCIE_GEN"),
        (10, "CUPTI_DEVICE_ATTR_DEVICE_CLASS"),
        (11, "CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE"),
        (12, "CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE"),
        (13, "CUPTI_DEVICE_ATTR_MAX_L2_UNITS"),
        (14, "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED"),
        (15, "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1"),
        (16, "CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL"),
        (17, "CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE"),
        (18, "CUPTI_DEVICE_ATTR_NVLINK_PRESENT"),
        (19, "CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW"),
        (20, "CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT"),
        (2147483647, "CUPTI_DEVICE_ATTR_FORCE_INT"),
    ];
}

enumeration!(CUpti_DeviceAttribute);

/// `enum CUpti_DeviceAttributeDeviceClass`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceAttributeDeviceClass(pub i32);

impl CUpti_DeviceAttributeDeviceClass {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_DEVICE_ATTR_DEVICE_CLASS_TESLA"),
        (1, "CUPTI_DEVICE_ATTR_DEVICE_CLASS_QUADRO"),
        (2, "CUPTI_DEVICE_ATTR_DEVICE_CLASS_GEFORCE"),
        (3, "CUPTI_DEVICE_ATTR_DEVICE_CLASS_TEGRA"),
    ];
}

enumeration!(CUpti_DeviceAttributeDeviceClass);

/// `enum CUpti_DeviceGraphLaunchMode`, from `cupti_activity.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceGraphLaunchMode(pub i32);

impl CUpti_DeviceGraphLaunchMode {
    /// 0, since CUDA 12.8.
    pub const CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET: Self = Self(1);
    /// 2, since CUDA 12.8.
    pub const CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL: Self = Self(2);
    /// 3, since CUDA 12.8.
    pub const CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID"),
        (1, "CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET"),
        (2, "CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL"),
        (3, "CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING"),
    ];
}

enumeration!(CUpti_DeviceGraphLaunchMode);

/// `enum CUpti_DeviceVirtualizationMode`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_DeviceVirtualizationMode(pub i32);

impl CUpti_DeviceVirtualizationMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE"),
        (1, "CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH"),
        (2, "CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU"),
        (2147483647, "CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_DeviceVirtualizationMode);

/// `enum CUpti_EnvironmentClocksThrottleReason`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_EnvironmentClocksThrottleReason(pub u32);

flag_set! {
    impl CUpti_EnvironmentClocksThrottleReason {
        /// 1, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE: Self = Self(1);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN: Self = Self(8);
        /// 0x80000000, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN: Self = Self(0x80000000);
        /// 0x40000000, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED: Self = Self(0x40000000);
        /// 0, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_NONE: Self = Self(0);
        /// 0x7fffffff, since CUDA 12.0 or earlier.
        pub const CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT: Self = Self(0x7fffffff);
    }
}

/// `enum CUpti_EventAttribute`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventAttribute(pub i32);

impl CUpti_EventAttribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_NAME: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_SHORT_DESCRIPTION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_LONG_DESCRIPTION: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_CATEGORY: Self = Self(3);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_PROFILING_SCOPE: Self = Self(5);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_ATTR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_ATTR_NAME"),
        (1, "CUPTI_EVENT_ATTR_SHORT_DESCRIPTION"),
        (2, "CUPTI_EVENT_ATTR_LONG_DESCRIPTION"),
        (3, "CUPTI_EVENT_ATTR_CATEGORY"),
        (5, "CUPTI_EVENT_ATTR_PROFILING_SCOPE"),
        (2147483647, "CUPTI_EVENT_ATTR_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventAttribute);

/// `enum CUpti_EventCategory`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCategory(pub i32);

impl CUpti_EventCategory {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_INSTRUCTION: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_MEMORY: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_CACHE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_SYSTEM: Self = Self(4);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_CATEGORY_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_CATEGORY_INSTRUCTION"),
        (1, "CUPTI_EVENT_CATEGORY_MEMORY"),
        (2, "CUPTI_EVENT_CATEGORY_CACHE"),
        (3, "CUPTI_EVENT_CATEGORY_PROFILE_TRIGGER"),
        (4, "CUPTI_EVENT_CATEGORY_SYSTEM"),
        (2147483647, "CUPTI_EVENT_CATEGORY_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventCategory);

/// `enum CUpti_EventCollectionMethod`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCollectionMethod(pub i32);

impl CUpti_EventCollectionMethod {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_METHOD_PM: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_METHOD_SM: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC: Self = Self(3);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_COLLECTION_METHOD_PM"),
        (1, "CUPTI_EVENT_COLLECTION_METHOD_SM"),
        (2, "CUPTI_EVENT_COLLECTION_METHOD_INSTRUMENTED"),
        (3, "CUPTI_EVENT_COLLECTION_METHOD_NVLINK_TC"),
        (2147483647, "CUPTI_EVENT_COLLECTION_METHOD_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventCollectionMethod);

/// `enum CUpti_EventCollectionMode`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventCollectionMode(pub i32);

impl CUpti_EventCollectionMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_MODE_KERNEL: Self = Self(1);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_COLLECTION_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_COLLECTION_MODE_CONTINUOUS"),
        (1, "CUPTI_EVENT_COLLECTION_MODE_KERNEL"),
        (2147483647, "CUPTI_EVENT_COLLECTION_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventCollectionMode);

/// `enum CUpti_EventDomainAttribute`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventDomainAttribute(pub i32);

impl CUpti_EventDomainAttribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_DOMAIN_ATTR_NAME: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT: Self = Self(1);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD: Self = Self(4);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_DOMAIN_ATTR_NAME"),
        (1, "CUPTI_EVENT_DOMAIN_ATTR_INSTANCE_COUNT"),
        (3, "CUPTI_EVENT_DOMAIN_ATTR_TOTAL_INSTANCE_COUNT"),
        (4, "CUPTI_EVENT_DOMAIN_ATTR_COLLECTION_METHOD"),
        (2147483647, "CUPTI_EVENT_DOMAIN_ATTR_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventDomainAttribute);

/// `enum CUpti_EventGroupAttribute`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventGroupAttribute(pub i32);

impl CUpti_EventGroupAttribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_USER_DATA: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_EVENTS: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_GROUP_ATTR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_GROUP_ATTR_EVENT_DOMAIN_ID"),
        (1, "CUPTI_EVENT_GROUP_ATTR_PROFILE_ALL_DOMAIN_INSTANCES"),
        (2, "CUPTI_EVENT_GROUP_ATTR_USER_DATA"),
        (3, "CUPTI_EVENT_GROUP_ATTR_NUM_EVENTS"),
        (4, "CUPTI_EVENT_GROUP_ATTR_EVENTS"),
        (5, "CUPTI_EVENT_GROUP_ATTR_INSTANCE_COUNT"),
        (6, "CUPTI_EVENT_GROUP_ATTR_PROFILING_SCOPE"),
        (2147483647, "CUPTI_EVENT_GROUP_ATTR_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventGroupAttribute);

/// `enum CUpti_EventProfilingScope`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_EventProfilingScope(pub i32);

impl CUpti_EventProfilingScope {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_PROFILING_SCOPE_CONTEXT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_PROFILING_SCOPE_DEVICE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_PROFILING_SCOPE_BOTH: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_PROFILING_SCOPE_CONTEXT"),
        (1, "CUPTI_EVENT_PROFILING_SCOPE_DEVICE"),
        (2, "CUPTI_EVENT_PROFILING_SCOPE_BOTH"),
        (2147483647, "CUPTI_EVENT_PROFILING_SCOPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_EventProfilingScope);

/// `enum CUpti_ExternalCorrelationKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ExternalCorrelationKind(pub i32);

impl CUpti_ExternalCorrelationKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_SIZE: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EXTERNAL_CORRELATION_KIND_INVALID"),
        (1, "CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN"),
        (2, "CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC"),
        (3, "CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0"),
        (4, "CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1"),
        (5, "CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2"),
        (6, "CUPTI_EXTERNAL_CORRELATION_KIND_SIZE"),
        (2147483647, "CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_ExternalCorrelationKind);

/// `enum CUpti_FuncShmemLimitConfig`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_FuncShmemLimitConfig(pub i32);

impl CUpti_FuncShmemLimitConfig {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_FUNC_SHMEM_LIMIT_DEFAULT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_FUNC_SHMEM_LIMIT_OPTIN: Self = Self(1);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_FUNC_SHMEM_LIMIT_DEFAULT"),
        (1, "CUPTI_FUNC_SHMEM_LIMIT_OPTIN"),
        (2147483647, "CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT"),
    ];
}

enumeration!(CUpti_FuncShmemLimitConfig);

/// `enum CUpti_LinkFlag`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_LinkFlag(pub u32);

flag_set! {
    impl CUpti_LinkFlag {
        /// 0, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_INVALID: Self = Self(0);
        /// 2, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_PEER_ACCESS: Self = Self(2);
        /// 4, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_SYSMEM_ACCESS: Self = Self(4);
        /// 8, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_PEER_ATOMICS: Self = Self(8);
        /// 0x10, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_SYSMEM_ATOMICS: Self = Self(0x10);
        /// 0x7fffffff, since CUDA 12.0 or earlier.
        pub const CUPTI_LINK_FLAG_FORCE_INT: Self = Self(0x7fffffff);
    }
}

/// `enum CUpti_MetricAttribute`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricAttribute(pub i32);

impl CUpti_MetricAttribute {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_NAME: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_SHORT_DESCRIPTION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_LONG_DESCRIPTION: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_CATEGORY: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_VALUE_KIND: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_EVALUATION_MODE: Self = Self(5);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_ATTR_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_ATTR_NAME"),
        (1, "CUPTI_METRIC_ATTR_SHORT_DESCRIPTION"),
        (2, "CUPTI_METRIC_ATTR_LONG_DESCRIPTION"),
        (3, "CUPTI_METRIC_ATTR_CATEGORY"),
        (4, "CUPTI_METRIC_ATTR_VALUE_KIND"),
        (5, "CUPTI_METRIC_ATTR_EVALUATION_MODE"),
        (2147483647, "CUPTI_METRIC_ATTR_FORCE_INT"),
    ];
}

enumeration!(CUpti_MetricAttribute);

/// `enum CUpti_MetricCategory`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricCategory(pub i32);

impl CUpti_MetricCategory {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_MEMORY: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_INSTRUCTION: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_MULTIPROCESSOR: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_CACHE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_TEXTURE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_NVLINK: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_PCIE: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_CATEGORY_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_CATEGORY_MEMORY"),
        (1, "CUPTI_METRIC_CATEGORY_INSTRUCTION"),
        (2, "CUPTI_METRIC_CATEGORY_MULTIPROCESSOR"),
        (3, "CUPTI_METRIC_CATEGORY_CACHE"),
        (4, "CUPTI_METRIC_CATEGORY_TEXTURE"),
        (5, "CUPTI_METRIC_CATEGORY_NVLINK"),
        (6, "CUPTI_METRIC_CATEGORY_PCIE"),
        (2147483647, "CUPTI_METRIC_CATEGORY_FORCE_INT"),
    ];
}

enumeration!(CUpti_MetricCategory);

/// `enum CUpti_MetricEvaluationMode`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_MetricEvaluationMode(pub i32);

impl CUpti_MetricEvaluationMode {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_EVALUATION_MODE_AGGREGATE: Self = Self(2);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_EVALUATION_MODE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUPTI_METRIC_EVALUATION_MODE_PER_INSTANCE"),
        (2, "CUPTI_METRIC_EVALUATION_MODE_AGGREGATE"),
        (2147483647, "CUPTI_METRIC_EVALUATION_MODE_FORCE_INT"),
    ];
}

enumeration!(CUpti_MetricEvaluationMode);

/// `enum CUpti_MetricPropertyDeviceClass`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricPropertyDeviceClass(pub i32);

impl CUpti_MetricPropertyDeviceClass {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TESLA"),
        (1, "CUPTI_METRIC_PROPERTY_DEVICE_CLASS_QUADRO"),
        (2, "CUPTI_METRIC_PROPERTY_DEVICE_CLASS_GEFORCE"),
        (3, "CUPTI_METRIC_PROPERTY_DEVICE_CLASS_TEGRA"),
    ];
}

enumeration!(CUpti_MetricPropertyDeviceClass);

/// `enum CUpti_MetricPropertyID`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricPropertyID(pub i32);

impl CUpti_MetricPropertyID {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_CLOCK_RATE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_PCIE_GEN: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_DEVICE_CLASS: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_L2_UNITS: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_ECC_ENABLED: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH: Self = Self(15);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_PROPERTY_MULTIPROCESSOR_COUNT"),
        (1, "CUPTI_METRIC_PROPERTY_WARPS_PER_MULTIPROCESSOR"),
        (2, "CUPTI_METRIC_PROPERTY_KERNEL_GPU_TIME"),
        (3, "CUPTI_METRIC_PROPERTY_CLOCK_RATE"),
        (4, "CUPTI_METRIC_PROPERTY_FRAME_BUFFER_COUNT"),
        (5, "CUPTI_METRIC_PROPERTY_GLOBAL_MEMORY_BANDWIDTH"),
        (6, "CUPTI_METRIC_PROPERTY_PCIE_LINK_RATE"),
        (7, "CUPTI_METRIC_PROPERTY_PCIE_LINK_WIDTH"),
        (8, "CUPTI_METRIC_PROPERTY_PCIE_GEN"),
        (9, "CUPTI_METRIC_PROPERTY_DEVICE_CLASS"),
        (10, "CUPTI_METRIC_PROPERTY_FLOP_SP_PER_CYCLE"),
        (11, "CUPTI_METRIC_PROPERTY_FLOP_DP_PER_CYCLE"),
        (12, "CUPTI_METRIC_PROPERTY_L2_UNITS"),
        (13, "CUPTI_METRIC_PROPERTY_ECC_ENABLED"),
        (14, "CUPTI_METRIC_PROPERTY_FLOP_HP_PER_CYCLE"),
        (15, "CUPTI_METRIC_PROPERTY_GPU_CPU_NVLINK_BANDWIDTH"),
    ];
}

enumeration!(CUpti_MetricPropertyID);

/// `enum CUpti_MetricType`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricType(pub i32);

impl CUpti_MetricType {
    /// 0, since CUDA 12.6.
    pub const CUPTI_METRIC_TYPE_COUNTER: Self = Self(0);
    /// 1, since CUDA 12.6.
    pub const CUPTI_METRIC_TYPE_RATIO: Self = Self(1);
    /// 2, since CUDA 12.6.
    pub const CUPTI_METRIC_TYPE_THROUGHPUT: Self = Self(2);
    /// 3, since CUDA 12.6.
    pub const CUPTI_METRIC_TYPE__COUNT: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_TYPE_COUNTER"),
        (1, "CUPTI_METRIC_TYPE_RATIO"),
        (2, "CUPTI_METRIC_TYPE_THROUGHPUT"),
        (3, "CUPTI_METRIC_TYPE__COUNT"),
    ];
}

enumeration!(CUpti_MetricType);

/// `enum CUpti_MetricValueKind`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricValueKind(pub i32);

impl CUpti_MetricValueKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_DOUBLE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_UINT64: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_PERCENT: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_THROUGHPUT: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_INT64: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL: Self = Self(5);
    /// 6, since CUDA 13.0.
    pub const CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_VALUE_KIND_DOUBLE"),
        (1, "CUPTI_METRIC_VALUE_KIND_UINT64"),
        (2, "CUPTI_METRIC_VALUE_KIND_PERCENT"),
        (3, "CUPTI_METRIC_VALUE_KIND_THROUGHPUT"),
        (4, "CUPTI_METRIC_VALUE_KIND_INT64"),
        (5, "CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL"),
        (6, "CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD"),
        (2147483647, "CUPTI_METRIC_VALUE_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_MetricValueKind);

/// `enum CUpti_MetricValueUtilizationLevel`, from `cupti_metrics.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_MetricValueUtilizationLevel(pub i32);

impl CUpti_MetricValueUtilizationLevel {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_IDLE: Self = Self(0);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_LOW: Self = Self(2);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_MID: Self = Self(5);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_HIGH: Self = Self(8);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_MAX: Self = Self(10);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_METRIC_VALUE_UTILIZATION_IDLE"),
        (2, "CUPTI_METRIC_VALUE_UTILIZATION_LOW"),
        (5, "CUPTI_METRIC_VALUE_UTILIZATION_MID"),
        (8, "CUPTI_METRIC_VALUE_UTILIZATION_HIGH"),
        (10, "CUPTI_METRIC_VALUE_UTILIZATION_MAX"),
        (2147483647, "CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT"),
    ];
}

enumeration!(CUpti_MetricValueUtilizationLevel);

/// `enum CUpti_OpenAccConstructKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenAccConstructKind(pub i32);

impl CUpti_OpenAccConstructKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_LOOP: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_DATA: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_INIT: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_SET: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_WAIT: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API: Self = Self(16);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN"),
        (1, "CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL"),
        (2, "CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS"),
        (3, "CUPTI_OPENACC_CONSTRUCT_KIND_LOOP"),
        (4, "CUPTI_OPENACC_CONSTRUCT_KIND_DATA"),
        (5, "CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA"),
        (6, "CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA"),
        (7, "CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA"),
        (8, "CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC"),
        (9, "CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE"),
        (10, "CUPTI_OPENACC_CONSTRUCT_KIND_INIT"),
        (11, "CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN"),
        (12, "CUPTI_OPENACC_CONSTRUCT_KIND_SET"),
        (13, "CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE"),
        (14, "CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE"),
        (15, "CUPTI_OPENACC_CONSTRUCT_KIND_WAIT"),
        (16, "CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API"),
        (2147483647, "CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_OpenAccConstructKind);

/// `enum CUpti_OpenAccEventKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenAccEventKind(pub i32);

impl CUpti_OpenAccEventKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_WAIT: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_UPDATE: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_ENTER_DATA: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_EXIT_DATA: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_CREATE: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_DELETE: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_ALLOC: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_FREE: Self = Self(16);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENACC_EVENT_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_OPENACC_EVENT_KIND_INVALID"),
        (1, "CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT"),
        (2, "CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN"),
        (3, "CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN"),
        (4, "CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH"),
        (5, "CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD"),
        (6, "CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD"),
        (7, "CUPTI_OPENACC_EVENT_KIND_WAIT"),
        (8, "CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT"),
        (9, "CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT"),
        (10, "CUPTI_OPENACC_EVENT_KIND_UPDATE"),
        (11, "CUPTI_OPENACC_EVENT_KIND_ENTER_DATA"),
        (12, "CUPTI_OPENACC_EVENT_KIND_EXIT_DATA"),
        (13, "CUPTI_OPENACC_EVENT_KIND_CREATE"),
        (14, "CUPTI_OPENACC_EVENT_KIND_DELETE"),
        (15, "CUPTI_OPENACC_EVENT_KIND_ALLOC"),
        (16, "CUPTI_OPENACC_EVENT_KIND_FREE"),
        (2147483647, "CUPTI_OPENACC_EVENT_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_OpenAccEventKind);

/// `enum CUpti_OpenMpEventKind`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_OpenMpEventKind(pub i32);

impl CUpti_OpenMpEventKind {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_PARALLEL: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_TASK: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_THREAD: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_IDLE: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_OPENMP_EVENT_KIND_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_OPENMP_EVENT_KIND_INVALID"),
        (1, "CUPTI_OPENMP_EVENT_KIND_PARALLEL"),
        (2, "CUPTI_OPENMP_EVENT_KIND_TASK"),
        (3, "CUPTI_OPENMP_EVENT_KIND_THREAD"),
        (4, "CUPTI_OPENMP_EVENT_KIND_IDLE"),
        (5, "CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER"),
        (6, "CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT"),
        (2147483647, "CUPTI_OPENMP_EVENT_KIND_FORCE_INT"),
    ];
}

enumeration!(CUpti_OpenMpEventKind);

/// `enum CUpti_PCSamplingCollectionMode`, from `cupti_pcsampling.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingCollectionMode(pub i32);

impl CUpti_PCSamplingCollectionMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PC_SAMPLING_COLLECTION_MODE_INVALID"),
        (1, "CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS"),
        (2, "CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED"),
    ];
}

enumeration!(CUpti_PCSamplingCollectionMode);

/// `enum CUpti_PCSamplingConfigurationAttributeType`, from `cupti_pcsampling.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingConfigurationAttributeType(pub i32);

impl CUpti_PCSamplingConfigurationAttributeType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE: Self = Self(
        3,
    );
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE: Self = Self(
        4,
    );
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL: Self = Self(
        6,
    );
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT: Self = Self(
        7,
    );
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER: Self = Self(
        8,
    );
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN: Self = Self(
        9,
    );
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT: Self = Self(
        2147483647,
    );
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_INVALID"),
        (1, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD"),
        (2, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON"),
        (3, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SCRATCH_BUFFER_SIZE"),
        (4, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE"),
        (5, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE"),
        (6, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL"),
        (7, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_OUTPUT_DATA_FORMAT"),
        (8, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER"),
        (
            9,
            "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_WORKER_THREAD_PERIODIC_SLEEP_SPAN",
        ),
        (2147483647, "CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_PCSamplingConfigurationAttributeType);

/// `enum CUpti_PCSamplingOutputDataFormat`, from `cupti_pcsampling.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PCSamplingOutputDataFormat(pub i32);

impl CUpti_PCSamplingOutputDataFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_INVALID"),
        (1, "CUPTI_PC_SAMPLING_OUTPUT_DATA_FORMAT_PARSED"),
    ];
}

enumeration!(CUpti_PCSamplingOutputDataFormat);

/// `enum CUpti_PcieDeviceType`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PcieDeviceType(pub i32);

impl CUpti_PcieDeviceType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_DEVICE_TYPE_GPU: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_DEVICE_TYPE_BRIDGE: Self = Self(1);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_DEVICE_TYPE_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PCIE_DEVICE_TYPE_GPU"),
        (1, "CUPTI_PCIE_DEVICE_TYPE_BRIDGE"),
        (2147483647, "CUPTI_PCIE_DEVICE_TYPE_FORCE_INT"),
    ];
}

enumeration!(CUpti_PcieDeviceType);

/// `enum CUpti_PcieGen`, from `cupti_activity.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CUpti_PcieGen(pub i32);

impl CUpti_PcieGen {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_GEN1: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_GEN2: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_GEN3: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_GEN4: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_GEN5: Self = Self(5);
    /// 6, since CUDA 12.8.
    pub const CUPTI_PCIE_GEN_GEN6: Self = Self(6);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_PCIE_GEN_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUPTI_PCIE_GEN_GEN1"),
        (2, "CUPTI_PCIE_GEN_GEN2"),
        (3, "CUPTI_PCIE_GEN_GEN3"),
        (4, "CUPTI_PCIE_GEN_GEN4"),
        (5, "CUPTI_PCIE_GEN_GEN5"),
        (6, "CUPTI_PCIE_GEN_GEN6"),
        (2147483647, "CUPTI_PCIE_GEN_FORCE_INT"),
    ];
}

enumeration!(CUpti_PcieGen);

/// `enum CUpti_PmSampling_DecodeStopReason`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_DecodeStopReason(pub i32);

impl CUpti_PmSampling_DecodeStopReason {
    /// 0, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER: Self = Self(0);
    /// 1, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL: Self = Self(1);
    /// 2, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS: Self = Self(2);
    /// 3, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PM_SAMPLING_DECODE_STOP_REASON_OTHER"),
        (1, "CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNTER_DATA_FULL"),
        (2, "CUPTI_PM_SAMPLING_DECODE_STOP_REASON_END_OF_RECORDS"),
        (3, "CUPTI_PM_SAMPLING_DECODE_STOP_REASON_COUNT"),
    ];
}

enumeration!(CUpti_PmSampling_DecodeStopReason);

/// `enum CUpti_PmSampling_HardwareBuffer_AppendMode`, from `cupti_pmsampling.h`, since CUDA 12.8.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_HardwareBuffer_AppendMode(pub i32);

impl CUpti_PmSampling_HardwareBuffer_AppendMode {
    /// 0, since CUDA 12.8.
    pub const CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST: Self = Self(0);
    /// 1, since CUDA 12.8.
    pub const CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_OLDEST"),
        (1, "CUPTI_PM_SAMPLING_HARDWARE_BUFFER_APPEND_MODE_KEEP_LATEST"),
    ];
}

enumeration!(CUpti_PmSampling_HardwareBuffer_AppendMode);

/// `enum CUpti_PmSampling_TriggerMode`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_PmSampling_TriggerMode(pub i32);

impl CUpti_PmSampling_TriggerMode {
    /// 0, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL: Self = Self(0);
    /// 1, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL: Self = Self(1);
    /// 2, since CUDA 12.6.
    pub const CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_SYSCLK_INTERVAL"),
        (1, "CUPTI_PM_SAMPLING_TRIGGER_MODE_GPU_TIME_INTERVAL"),
        (2, "CUPTI_PM_SAMPLING_TRIGGER_MODE_COUNT"),
    ];
}

enumeration!(CUpti_PmSampling_TriggerMode);

/// `enum CUpti_ProfilerRange`, from `cupti_profiler_target.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerRange(pub i32);

impl CUpti_ProfilerRange {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_Range_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_AutoRange: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_UserRange: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_Range_COUNT: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_Range_INVALID"),
        (1, "CUPTI_AutoRange"),
        (2, "CUPTI_UserRange"),
        (3, "CUPTI_Range_COUNT"),
    ];
}

enumeration!(CUpti_ProfilerRange);

/// `enum CUpti_ProfilerReplayMode`, from `cupti_profiler_target.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerReplayMode(pub i32);

impl CUpti_ProfilerReplayMode {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_Replay_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_ApplicationReplay: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_KernelReplay: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_UserReplay: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_Replay_COUNT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_Replay_INVALID"),
        (1, "CUPTI_ApplicationReplay"),
        (2, "CUPTI_KernelReplay"),
        (3, "CUPTI_UserReplay"),
        (4, "CUPTI_Replay_COUNT"),
    ];
}

enumeration!(CUpti_ProfilerReplayMode);

/// `enum CUpti_ProfilerType`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ProfilerType(pub i32);

impl CUpti_ProfilerType {
    /// 0, since CUDA 12.6.
    pub const CUPTI_PROFILER_TYPE_RANGE_PROFILER: Self = Self(0);
    /// 1, since CUDA 12.6.
    pub const CUPTI_PROFILER_TYPE_PM_SAMPLING: Self = Self(1);
    /// 2, since CUDA 12.6.
    pub const CUPTI_PROFILER_TYPE_PROFILER_INVALID: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PROFILER_TYPE_RANGE_PROFILER"),
        (1, "CUPTI_PROFILER_TYPE_PM_SAMPLING"),
        (2, "CUPTI_PROFILER_TYPE_PROFILER_INVALID"),
    ];
}

enumeration!(CUpti_ProfilerType);

/// `enum CUpti_Profiler_API`, from `cupti_profiler_target.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_Profiler_API(pub i32);

impl CUpti_Profiler_API {
    /// 0, since CUDA 12.2.
    pub const CUPTI_PROFILER_RANGE_PROFILING: Self = Self(0);
    /// 1, since CUDA 12.2.
    pub const CUPTI_PROFILER_PC_SAMPLING: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const CUPTI_PROFILER_SASS_METRICS: Self = Self(2);
    /// 3, since CUDA 12.6.
    pub const CUPTI_PROFILER_PM_SAMPLING: Self = Self(3);
    /// 4, since CUDA 12.2.
    pub const CUPTI_PROFILER_UNKNOWN: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PROFILER_RANGE_PROFILING"),
        (1, "CUPTI_PROFILER_PC_SAMPLING"),
        (2, "CUPTI_PROFILER_SASS_METRICS"),
        (3, "CUPTI_PROFILER_PM_SAMPLING"),
        (4, "CUPTI_PROFILER_UNKNOWN"),
    ];
}

enumeration!(CUpti_Profiler_API);

/// `enum CUpti_Profiler_Support_Level`, from `cupti_profiler_target.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_Profiler_Support_Level(pub i32);

impl CUpti_Profiler_Support_Level {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_PROFILER_CONFIGURATION_UNKNOWN: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_PROFILER_CONFIGURATION_DISABLED: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_PROFILER_CONFIGURATION_SUPPORTED: Self = Self(3);
    /// 4, since CUDA 13.3.
    pub const CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_PROFILER_CONFIGURATION_UNKNOWN"),
        (1, "CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED"),
        (2, "CUPTI_PROFILER_CONFIGURATION_DISABLED"),
        (3, "CUPTI_PROFILER_CONFIGURATION_SUPPORTED"),
        (4, "CUPTI_PROFILER_CONFIGURATION_LIMITED_SUPPORT"),
    ];
}

enumeration!(CUpti_Profiler_Support_Level);

/// `enum CUpti_ReadEventFlags`, from `cupti_events.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_ReadEventFlags(pub i32);

impl CUpti_ReadEventFlags {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_READ_FLAG_NONE: Self = Self(0);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_EVENT_READ_FLAG_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_EVENT_READ_FLAG_NONE"),
        (2147483647, "CUPTI_EVENT_READ_FLAG_FORCE_INT"),
    ];
}

enumeration!(CUpti_ReadEventFlags);

/// `enum CUpti_SassMetrics_OutputGranularity`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_SassMetrics_OutputGranularity(pub i32);

impl CUpti_SassMetrics_OutputGranularity {
    /// 0, since CUDA 12.2.
    pub const CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU: Self = Self(0);
    /// 1, since CUDA 12.2.
    pub const CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM: Self = Self(1);
    /// 2, since CUDA 12.2.
    pub const CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP: Self = Self(2);
    /// 3, since CUDA 12.2.
    pub const CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU"),
        (1, "CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SM"),
        (2, "CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_SMSP"),
        (3, "CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_INVALID"),
    ];
}

enumeration!(CUpti_SassMetrics_OutputGranularity);

/// `enum CUpti_nvtx_api_trace_cbid`, from `cupti_nvtx_cbid.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CUpti_nvtx_api_trace_cbid(pub i32);

impl CUpti_nvtx_api_trace_cbid {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_INVALID: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxMarkA: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxMarkW: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxMarkEx: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangeStartA: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangeStartW: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangeStartEx: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangeEnd: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangePushA: Self = Self(8);
    /// 9, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangePushW: Self = Self(9);
    /// 10, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangePushEx: Self = Self(10);
    /// 11, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxRangePop: Self = Self(11);
    /// 12, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCategoryA: Self = Self(12);
    /// 13, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCategoryW: Self = Self(13);
    /// 14, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameOsThreadA: Self = Self(14);
    /// 15, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameOsThreadW: Self = Self(15);
    /// 16, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuDeviceA: Self = Self(16);
    /// 17, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuDeviceW: Self = Self(17);
    /// 18, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuContextA: Self = Self(18);
    /// 19, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuContextW: Self = Self(19);
    /// 20, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuStreamA: Self = Self(20);
    /// 21, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuStreamW: Self = Self(21);
    /// 22, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuEventA: Self = Self(22);
    /// 23, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCuEventW: Self = Self(23);
    /// 24, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaDeviceA: Self = Self(24);
    /// 25, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaDeviceW: Self = Self(25);
    /// 26, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaStreamA: Self = Self(26);
    /// 27, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaStreamW: Self = Self(27);
    /// 28, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaEventA: Self = Self(28);
    /// 29, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxNameCudaEventW: Self = Self(29);
    /// 30, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainMarkEx: Self = Self(30);
    /// 31, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRangeStartEx: Self = Self(31);
    /// 32, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRangeEnd: Self = Self(32);
    /// 33, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRangePushEx: Self = Self(33);
    /// 34, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRangePop: Self = Self(34);
    /// 35, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainResourceCreate: Self = Self(35);
    /// 36, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainResourceDestroy: Self = Self(36);
    /// 37, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainNameCategoryA: Self = Self(37);
    /// 38, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainNameCategoryW: Self = Self(38);
    /// 39, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRegisterStringA: Self = Self(39);
    /// 40, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainRegisterStringW: Self = Self(40);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainCreateA: Self = Self(41);
    /// 42, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainCreateW: Self = Self(42);
    /// 43, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainDestroy: Self = Self(43);
    /// 44, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate: Self = Self(44);
    /// 45, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy: Self = Self(45);
    /// 46, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart: Self = Self(46);
    /// 47, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed: Self = Self(47);
    /// 48, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess: Self = Self(48);
    /// 49, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing: Self = Self(49);
    /// 50, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_SIZE: Self = Self(50);
    /// 2147483647, since CUDA 12.0 or earlier.
    pub const CUPTI_CBID_NVTX_FORCE_INT: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUPTI_CBID_NVTX_INVALID"),
        (1, "CUPTI_CBID_NVTX_nvtxMarkA"),
        (2, "CUPTI_CBID_NVTX_nvtxMarkW"),
        (3, "CUPTI_CBID_NVTX_nvtxMarkEx"),
        (4, "CUPTI_CBID_NVTX_nvtxRangeStartA"),
        (5, "CUPTI_CBID_NVTX_nvtxRangeStartW"),
        (6, "CUPTI_CBID_NVTX_nvtxRangeStartEx"),
        (7, "CUPTI_CBID_NVTX_nvtxRangeEnd"),
        (8, "CUPTI_CBID_NVTX_nvtxRangePushA"),
        (9, "CUPTI_CBID_NVTX_nvtxRangePushW"),
        (10, "CUPTI_CBID_NVTX_nvtxRangePushEx"),
        (11, "CUPTI_CBID_NVTX_nvtxRangePop"),
        (12, "CUPTI_CBID_NVTX_nvtxNameCategoryA"),
        (13, "CUPTI_CBID_NVTX_nvtxNameCategoryW"),
        (14, "CUPTI_CBID_NVTX_nvtxNameOsThreadA"),
        (15, "CUPTI_CBID_NVTX_nvtxNameOsThreadW"),
        (16, "CUPTI_CBID_NVTX_nvtxNameCuDeviceA"),
        (17, "CUPTI_CBID_NVTX_nvtxNameCuDeviceW"),
        (18, "CUPTI_CBID_NVTX_nvtxNameCuContextA"),
        (19, "CUPTI_CBID_NVTX_nvtxNameCuContextW"),
        (20, "CUPTI_CBID_NVTX_nvtxNameCuStreamA"),
        (21, "CUPTI_CBID_NVTX_nvtxNameCuStreamW"),
        (22, "CUPTI_CBID_NVTX_nvtxNameCuEventA"),
        (23, "CUPTI_CBID_NVTX_nvtxNameCuEventW"),
        (24, "CUPTI_CBID_NVTX_nvtxNameCudaDeviceA"),
        (25, "CUPTI_CBID_NVTX_nvtxNameCudaDeviceW"),
        (26, "CUPTI_CBID_NVTX_nvtxNameCudaStreamA"),
        (27, "CUPTI_CBID_NVTX_nvtxNameCudaStreamW"),
        (28, "CUPTI_CBID_NVTX_nvtxNameCudaEventA"),
        (29, "CUPTI_CBID_NVTX_nvtxNameCudaEventW"),
        (30, "CUPTI_CBID_NVTX_nvtxDomainMarkEx"),
        (31, "CUPTI_CBID_NVTX_nvtxDomainRangeStartEx"),
        (32, "CUPTI_CBID_NVTX_nvtxDomainRangeEnd"),
        (33, "CUPTI_CBID_NVTX_nvtxDomainRangePushEx"),
        (34, "CUPTI_CBID_NVTX_nvtxDomainRangePop"),
        (35, "CUPTI_CBID_NVTX_nvtxDomainResourceCreate"),
        (36, "CUPTI_CBID_NVTX_nvtxDomainResourceDestroy"),
        (37, "CUPTI_CBID_NVTX_nvtxDomainNameCategoryA"),
        (38, "CUPTI_CBID_NVTX_nvtxDomainNameCategoryW"),
        (39, "CUPTI_CBID_NVTX_nvtxDomainRegisterStringA"),
        (40, "CUPTI_CBID_NVTX_nvtxDomainRegisterStringW"),
        (41, "CUPTI_CBID_NVTX_nvtxDomainCreateA"),
        (42, "CUPTI_CBID_NVTX_nvtxDomainCreateW"),
        (43, "CUPTI_CBID_NVTX_nvtxDomainDestroy"),
        (44, "CUPTI_CBID_NVTX_nvtxDomainSyncUserCreate"),
        (45, "CUPTI_CBID_NVTX_nvtxDomainSyncUserDestroy"),
        (46, "CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireStart"),
        (47, "CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireFailed"),
        (48, "CUPTI_CBID_NVTX_nvtxDomainSyncUserAcquireSuccess"),
        (49, "CUPTI_CBID_NVTX_nvtxDomainSyncUserReleasing"),
        (50, "CUPTI_CBID_NVTX_SIZE"),
        (2147483647, "CUPTI_CBID_NVTX_FORCE_INT"),
    ];
}

enumeration!(CUpti_nvtx_api_trace_cbid);
