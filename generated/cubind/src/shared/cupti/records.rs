//! Structs and unions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUpti_ActivityAutoBoostState`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityAutoBoostState {
    /// `uint32_t enabled`.
    pub enabled: u32,
    /// `uint32_t pid`.
    pub pid: u32,
}

layout!(CUpti_ActivityAutoBoostState size 8 align 8, enabled at 0, pid at 4);

impl Eq for CUpti_ActivityAutoBoostState {}

record!(CUpti_ActivityAutoBoostState);

/// `union CUpti_ActivityCdpKernel.cacheConfig`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityCdpKernel_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityCdpKernel.cacheConfig.config config`.
    pub config: CUpti_ActivityCdpKernel_cacheConfig_config,
}

layout!(CUpti_ActivityCdpKernel_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityCdpKernel_cacheConfig);

record!(CUpti_ActivityCdpKernel_cacheConfig);

/// `struct CUpti_ActivityCdpKernel.cacheConfig.config`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityCdpKernel_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityCdpKernel_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityCdpKernel_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityCdpKernel_cacheConfig_config);

/// `union CUpti_ActivityDeviceAttribute.value`, from `cupti_activity.h`, since at least CUDA 12.0.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy)]
pub union CUpti_ActivityDeviceAttribute_value {
    /// `double vDouble`.
    pub vDouble: f64,
    /// `uint32_t vUint32`.
    pub vUint32: u32,
    /// `uint64_t vUint64`.
    pub vUint64: u64,
    /// `int32_t vInt32`.
    pub vInt32: i32,
    /// `int64_t vInt64`.
    pub vInt64: i64,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityDeviceAttribute_value size 8 align 8, vDouble at 0, vUint32 at 0, vUint64 at 0, vInt32 at 0,
    vInt64 at 0
);

#[cfg(windows)]
layout!(
    CUpti_ActivityDeviceAttribute_value size 8 align 1, vDouble at 0, vUint32 at 0, vUint64 at 0, vInt32 at 0,
    vInt64 at 0
);

opaque!(CUpti_ActivityDeviceAttribute_value);

record!(CUpti_ActivityDeviceAttribute_value);

/// `union CUpti_ActivityKernel2.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel2_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel2.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel2_cacheConfig_config,
}

layout!(CUpti_ActivityKernel2_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel2_cacheConfig);

record!(CUpti_ActivityKernel2_cacheConfig);

/// `struct CUpti_ActivityKernel2.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel2_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel2_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel2_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel2_cacheConfig_config);

/// `union CUpti_ActivityKernel3.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel3_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel3.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel3_cacheConfig_config,
}

layout!(CUpti_ActivityKernel3_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel3_cacheConfig);

record!(CUpti_ActivityKernel3_cacheConfig);

/// `struct CUpti_ActivityKernel3.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel3_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel3_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel3_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel3_cacheConfig_config);

/// `union CUpti_ActivityKernel4.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel4_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel4.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel4_cacheConfig_config,
}

layout!(CUpti_ActivityKernel4_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel4_cacheConfig);

record!(CUpti_ActivityKernel4_cacheConfig);

/// `struct CUpti_ActivityKernel4.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel4_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel4_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel4_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel4_cacheConfig_config);

/// `union CUpti_ActivityKernel5.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel5_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel5.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel5_cacheConfig_config,
}

layout!(CUpti_ActivityKernel5_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel5_cacheConfig);

record!(CUpti_ActivityKernel5_cacheConfig);

/// `struct CUpti_ActivityKernel5.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel5_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel5_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel5_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel5_cacheConfig_config);

/// `union CUpti_ActivityKernel6.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel6_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel6.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel6_cacheConfig_config,
}

layout!(CUpti_ActivityKernel6_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel6_cacheConfig);

record!(CUpti_ActivityKernel6_cacheConfig);

/// `struct CUpti_ActivityKernel6.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel6_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel6_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel6_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel6_cacheConfig_config);

/// `union CUpti_ActivityKernel7.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel7_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel7.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel7_cacheConfig_config,
}

layout!(CUpti_ActivityKernel7_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel7_cacheConfig);

record!(CUpti_ActivityKernel7_cacheConfig);

/// `struct CUpti_ActivityKernel7.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel7_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel7_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel7_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel7_cacheConfig_config);

/// `union CUpti_ActivityKernel8.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel8_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel8.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel8_cacheConfig_config,
}

layout!(CUpti_ActivityKernel8_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel8_cacheConfig);

record!(CUpti_ActivityKernel8_cacheConfig);

/// `struct CUpti_ActivityKernel8.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel8_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel8_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel8_cacheConfig_config {
    /// `uint8_t requested : 4`.
    #[inline]
    pub const fn requested(&self) -> u8 {
        bits::get(&self.__bits0, 0, 4) as u8
    }
    /// Sets `requested` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_requested(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 0, 4, value as u64);
    }
    /// `uint8_t executed : 4`.
    #[inline]
    pub const fn executed(&self) -> u8 {
        bits::get(&self.__bits0, 4, 4) as u8
    }
    /// Sets `executed` to the lowest 4 bits of the value.
    #[inline]
    pub const fn set_executed(&mut self, value: u8) {
        bits::set(&mut self.__bits0, 4, 4, value as u64);
    }
}

record!(CUpti_ActivityKernel8_cacheConfig_config);

/// `struct CUpti_ActivityMemory2.memoryPoolConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory2_memoryPoolConfig {
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t pad2`.
    pub pad2: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `CUpti_ActivityMemory2.memoryPoolConfig.pool pool`.
    pub pool: CUpti_ActivityMemory2_memoryPoolConfig_pool,
}

layout!(
    CUpti_ActivityMemory2_memoryPoolConfig size 32 align 8, memoryPoolType at 0, pad2 at 4, address at 8,
    releaseThreshold at 16, pool at 24
);

record!(CUpti_ActivityMemory2_memoryPoolConfig);

/// `union CUpti_ActivityMemory2.memoryPoolConfig.pool`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityMemory2_memoryPoolConfig_pool {
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t processId`.
    pub processId: u64,
}

layout!(CUpti_ActivityMemory2_memoryPoolConfig_pool size 8 align 8, size at 0, processId at 0);

opaque!(CUpti_ActivityMemory2_memoryPoolConfig_pool);

record!(CUpti_ActivityMemory2_memoryPoolConfig_pool);

/// `struct CUpti_ActivityMemory3.memoryPoolConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory3_memoryPoolConfig {
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t pad2`.
    pub pad2: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `CUpti_ActivityMemory3.memoryPoolConfig.pool pool`.
    pub pool: CUpti_ActivityMemory3_memoryPoolConfig_pool,
    /// `uint64_t utilizedSize`.
    pub utilizedSize: u64,
}

layout!(
    CUpti_ActivityMemory3_memoryPoolConfig size 40 align 8, memoryPoolType at 0, pad2 at 4, address at 8,
    releaseThreshold at 16, pool at 24, utilizedSize at 32
);

record!(CUpti_ActivityMemory3_memoryPoolConfig);

/// `union CUpti_ActivityMemory3.memoryPoolConfig.pool`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityMemory3_memoryPoolConfig_pool {
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t processId`.
    pub processId: u64,
}

layout!(CUpti_ActivityMemory3_memoryPoolConfig_pool size 8 align 8, size at 0, processId at 0);

opaque!(CUpti_ActivityMemory3_memoryPoolConfig_pool);

record!(CUpti_ActivityMemory3_memoryPoolConfig_pool);

/// `struct CUpti_ActivityMemory4.memoryPoolConfig`, from `cupti_activity.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory4_memoryPoolConfig {
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t pad2`.
    pub pad2: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `CUpti_ActivityMemory4.memoryPoolConfig.pool pool`.
    pub pool: CUpti_ActivityMemory4_memoryPoolConfig_pool,
    /// `uint64_t utilizedSize`.
    pub utilizedSize: u64,
}

layout!(
    CUpti_ActivityMemory4_memoryPoolConfig size 40 align 8, memoryPoolType at 0, pad2 at 4, address at 8,
    releaseThreshold at 16, pool at 24, utilizedSize at 32
);

record!(CUpti_ActivityMemory4_memoryPoolConfig);

/// `union CUpti_ActivityMemory4.memoryPoolConfig.pool`, from `cupti_activity.h`, since CUDA 12.6.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy)]
pub union CUpti_ActivityMemory4_memoryPoolConfig_pool {
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t processId`.
    pub processId: u64,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityMemory4_memoryPoolConfig_pool size 8 align 8, size at 0, processId at 0);

#[cfg(windows)]
layout!(CUpti_ActivityMemory4_memoryPoolConfig_pool size 8 align 1, size at 0, processId at 0);

opaque!(CUpti_ActivityMemory4_memoryPoolConfig_pool);

record!(CUpti_ActivityMemory4_memoryPoolConfig_pool);

/// `union CUpti_ActivityNvLink.idDev0`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink_idDev0 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink.idDev0.npu npu`.
    pub npu: CUpti_ActivityNvLink_idDev0_npu,
}

layout!(CUpti_ActivityNvLink_idDev0 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink_idDev0);

record!(CUpti_ActivityNvLink_idDev0);

/// `struct CUpti_ActivityNvLink.idDev0.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink_idDev0_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink_idDev0_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink_idDev0_npu {}

record!(CUpti_ActivityNvLink_idDev0_npu);

/// `union CUpti_ActivityNvLink.idDev1`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink_idDev1 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink.idDev1.npu npu`.
    pub npu: CUpti_ActivityNvLink_idDev1_npu,
}

layout!(CUpti_ActivityNvLink_idDev1 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink_idDev1);

record!(CUpti_ActivityNvLink_idDev1);

/// `struct CUpti_ActivityNvLink.idDev1.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink_idDev1_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink_idDev1_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink_idDev1_npu {}

record!(CUpti_ActivityNvLink_idDev1_npu);

/// `union CUpti_ActivityNvLink2.idDev0`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink2_idDev0 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink2.idDev0.npu npu`.
    pub npu: CUpti_ActivityNvLink2_idDev0_npu,
}

layout!(CUpti_ActivityNvLink2_idDev0 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink2_idDev0);

record!(CUpti_ActivityNvLink2_idDev0);

/// `struct CUpti_ActivityNvLink2.idDev0.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink2_idDev0_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink2_idDev0_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink2_idDev0_npu {}

record!(CUpti_ActivityNvLink2_idDev0_npu);

/// `union CUpti_ActivityNvLink2.idDev1`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink2_idDev1 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink2.idDev1.npu npu`.
    pub npu: CUpti_ActivityNvLink2_idDev1_npu,
}

layout!(CUpti_ActivityNvLink2_idDev1 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink2_idDev1);

record!(CUpti_ActivityNvLink2_idDev1);

/// `struct CUpti_ActivityNvLink2.idDev1.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink2_idDev1_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink2_idDev1_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink2_idDev1_npu {}

record!(CUpti_ActivityNvLink2_idDev1_npu);

/// `union CUpti_ActivityNvLink3.idDev0`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink3_idDev0 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink3.idDev0.npu npu`.
    pub npu: CUpti_ActivityNvLink3_idDev0_npu,
}

layout!(CUpti_ActivityNvLink3_idDev0 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink3_idDev0);

record!(CUpti_ActivityNvLink3_idDev0);

/// `struct CUpti_ActivityNvLink3.idDev0.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink3_idDev0_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink3_idDev0_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink3_idDev0_npu {}

record!(CUpti_ActivityNvLink3_idDev0_npu);

/// `union CUpti_ActivityNvLink3.idDev1`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink3_idDev1 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink3.idDev1.npu npu`.
    pub npu: CUpti_ActivityNvLink3_idDev1_npu,
}

layout!(CUpti_ActivityNvLink3_idDev1 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink3_idDev1);

record!(CUpti_ActivityNvLink3_idDev1);

/// `struct CUpti_ActivityNvLink3.idDev1.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink3_idDev1_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink3_idDev1_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink3_idDev1_npu {}

record!(CUpti_ActivityNvLink3_idDev1_npu);

/// `union CUpti_ActivityObjectKindId`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityObjectKindId {
    /// `CUpti_ActivityObjectKindId.pt pt`.
    pub pt: CUpti_ActivityObjectKindId_pt,
    /// `CUpti_ActivityObjectKindId.dcs dcs`.
    pub dcs: CUpti_ActivityObjectKindId_dcs,
}

layout!(CUpti_ActivityObjectKindId size 12 align 4, pt at 0, dcs at 0);

opaque!(CUpti_ActivityObjectKindId);

record!(CUpti_ActivityObjectKindId);

/// `struct CUpti_ActivityObjectKindId.dcs`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityObjectKindId_dcs {
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
}

layout!(CUpti_ActivityObjectKindId_dcs size 12 align 4, deviceId at 0, contextId at 4, streamId at 8);

impl Eq for CUpti_ActivityObjectKindId_dcs {}

record!(CUpti_ActivityObjectKindId_dcs);

/// `struct CUpti_ActivityObjectKindId.pt`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityObjectKindId_pt {
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
}

layout!(CUpti_ActivityObjectKindId_pt size 8 align 4, processId at 0, threadId at 4);

impl Eq for CUpti_ActivityObjectKindId_pt {}

record!(CUpti_ActivityObjectKindId_pt);

/// `struct CUpti_ActivityOverheadCommandBufferFullData`, from `cupti_activity.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOverheadCommandBufferFullData {
    /// `uint32_t commandBufferLength`.
    pub commandBufferLength: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `uint32_t channelType`.
    pub channelType: u32,
}

layout!(
    CUpti_ActivityOverheadCommandBufferFullData size 12 align 4, commandBufferLength at 0, channelID at 4,
    channelType at 8
);

impl Eq for CUpti_ActivityOverheadCommandBufferFullData {}

record!(CUpti_ActivityOverheadCommandBufferFullData);

/// `struct CUpti_ActivityPCSamplingConfig`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPCSamplingConfig {
    /// `uint32_t size`.
    pub size: u32,
    /// `CUpti_ActivityPCSamplingPeriod samplingPeriod`.
    pub samplingPeriod: CUpti_ActivityPCSamplingPeriod,
    /// `uint32_t samplingPeriod2`.
    pub samplingPeriod2: u32,
}

layout!(CUpti_ActivityPCSamplingConfig size 16 align 8, size at 0, samplingPeriod at 4, samplingPeriod2 at 8);

impl Eq for CUpti_ActivityPCSamplingConfig {}

record!(CUpti_ActivityPCSamplingConfig);

/// `union CUpti_ActivityPcie.id`, from `cupti_activity.h`, since at least CUDA 12.0.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy)]
pub union CUpti_ActivityPcie_id {
    /// `CUdevice devId`.
    pub devId: driver::CUdevice,
    /// `uint32_t bridgeId`.
    pub bridgeId: u32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityPcie_id size 4 align 4, devId at 0, bridgeId at 0);

#[cfg(windows)]
layout!(CUpti_ActivityPcie_id size 4 align 1, devId at 0, bridgeId at 0);

opaque!(CUpti_ActivityPcie_id);

record!(CUpti_ActivityPcie_id);

/// `struct CUpti_ActivityUnifiedMemoryCounterConfig`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityUnifiedMemoryCounterConfig {
    /// `CUpti_ActivityUnifiedMemoryCounterScope scope`.
    pub scope: CUpti_ActivityUnifiedMemoryCounterScope,
    /// `CUpti_ActivityUnifiedMemoryCounterKind kind`.
    pub kind: CUpti_ActivityUnifiedMemoryCounterKind,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t enable`.
    pub enable: u32,
}

layout!(CUpti_ActivityUnifiedMemoryCounterConfig size 16 align 8, scope at 0, kind at 4, deviceId at 8, enable at 12);

impl Eq for CUpti_ActivityUnifiedMemoryCounterConfig {}

record!(CUpti_ActivityUnifiedMemoryCounterConfig);

/// `struct CUpti_CallbackData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_CallbackData {
    /// `CUpti_ApiCallbackSite callbackSite`.
    pub callbackSite: CUpti_ApiCallbackSite,
    /// `const char *functionName`.
    pub functionName: *const core::ffi::c_char,
    /// `const void *functionParams`.
    pub functionParams: *const c_void,
    /// `void *functionReturnValue`.
    pub functionReturnValue: *mut c_void,
    /// `const char *symbolName`.
    pub symbolName: *const core::ffi::c_char,
    /// `CUcontext context`.
    pub context: driver::CUcontext,
    /// `uint32_t contextUid`.
    pub contextUid: u32,
    /// `uint64_t *correlationData`.
    pub correlationData: *mut u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
}

layout!(
    CUpti_CallbackData size 72 align 8, callbackSite at 0, functionName at 8, functionParams at 16,
    functionReturnValue at 24, symbolName at 32, context at 40, contextUid at 48, correlationData at 56,
    correlationId at 64
);

impl Eq for CUpti_CallbackData {}

record!(CUpti_CallbackData);

/// `struct CUpti_Device_GetChipName_Params`, from `cupti_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Device_GetChipName_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t deviceIndex`.
    pub deviceIndex: usize,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
}

layout!(
    CUpti_Device_GetChipName_Params size 32 align 8, structSize at 0, pPriv at 8, deviceIndex at 16, pChipName at 24
);

impl Eq for CUpti_Device_GetChipName_Params {}

record!(CUpti_Device_GetChipName_Params, structSize : 32);

/// `struct CUpti_EventGroupSet`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_EventGroupSet {
    /// `uint32_t numEventGroups`.
    pub numEventGroups: u32,
    /// `CUpti_EventGroup *eventGroups`.
    pub eventGroups: *mut CUpti_EventGroup,
}

layout!(CUpti_EventGroupSet size 16 align 8, numEventGroups at 0, eventGroups at 8);

impl Eq for CUpti_EventGroupSet {}

record!(CUpti_EventGroupSet);

/// `struct CUpti_EventGroupSets`, from `cupti_events.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_EventGroupSets {
    /// `uint32_t numSets`.
    pub numSets: u32,
    /// `CUpti_EventGroupSet *sets`.
    pub sets: *mut CUpti_EventGroupSet,
}

layout!(CUpti_EventGroupSets size 16 align 8, numSets at 0, sets at 8);

impl Eq for CUpti_EventGroupSets {}

record!(CUpti_EventGroupSets);

/// `struct CUpti_GetCubinCrcParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_GetCubinCrcParams {
    /// `size_t size`.
    pub size: usize,
    /// `size_t cubinSize`.
    pub cubinSize: usize,
    /// `const void *cubin`.
    pub cubin: *const c_void,
    /// `uint64_t cubinCrc`.
    pub cubinCrc: u64,
}

layout!(CUpti_GetCubinCrcParams size 32 align 8, size at 0, cubinSize at 8, cubin at 16, cubinCrc at 24);

impl Eq for CUpti_GetCubinCrcParams {}

record!(CUpti_GetCubinCrcParams, size : 32);

/// `struct CUpti_GetSassToSourceCorrelationParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_GetSassToSourceCorrelationParams {
    /// `size_t size`.
    pub size: usize,
    /// `const void *cubin`.
    pub cubin: *const c_void,
    /// `const char *functionName`.
    pub functionName: *const core::ffi::c_char,
    /// `size_t cubinSize`.
    pub cubinSize: usize,
    /// `uint32_t lineNumber`.
    pub lineNumber: u32,
    /// `uint64_t pcOffset`.
    pub pcOffset: u64,
    /// `char *fileName`.
    pub fileName: *mut core::ffi::c_char,
    /// `char *dirName`.
    pub dirName: *mut core::ffi::c_char,
}

layout!(
    CUpti_GetSassToSourceCorrelationParams size 64 align 8, size at 0, cubin at 8, functionName at 16, cubinSize at 24,
    lineNumber at 32, pcOffset at 40, fileName at 48, dirName at 56
);

impl Eq for CUpti_GetSassToSourceCorrelationParams {}

record!(CUpti_GetSassToSourceCorrelationParams, size : 64);

/// `struct CUpti_GraphData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_GraphData {
    /// `CUgraph graph`.
    pub graph: driver::CUgraph,
    /// `CUgraph originalGraph`.
    pub originalGraph: driver::CUgraph,
    /// `CUgraphNode node`.
    pub node: driver::CUgraphNode,
    /// `CUgraphNode originalNode`.
    pub originalNode: driver::CUgraphNode,
    /// `CUgraphNodeType nodeType`.
    pub nodeType: driver::CUgraphNodeType,
    /// `CUgraphNode dependency`.
    pub dependency: driver::CUgraphNode,
    /// `CUgraphExec graphExec`.
    pub graphExec: driver::CUgraphExec,
}

layout!(
    CUpti_GraphData size 56 align 8, graph at 0, originalGraph at 8, node at 16, originalNode at 24, nodeType at 32,
    dependency at 40, graphExec at 48
);

impl Eq for CUpti_GraphData {}

record!(CUpti_GraphData);

/// `struct CUpti_ModuleResourceData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ModuleResourceData {
    /// `uint32_t moduleId`.
    pub moduleId: u32,
    /// `size_t cubinSize`.
    pub cubinSize: usize,
    /// `const char *pCubin`.
    pub pCubin: *const core::ffi::c_char,
}

layout!(CUpti_ModuleResourceData size 24 align 8, moduleId at 0, cubinSize at 8, pCubin at 16);

impl Eq for CUpti_ModuleResourceData {}

record!(CUpti_ModuleResourceData);

/// `struct CUpti_NvtxData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_NvtxData {
    /// `const char *functionName`.
    pub functionName: *const core::ffi::c_char,
    /// `const void *functionParams`.
    pub functionParams: *const c_void,
    /// `const void *functionReturnValue`.
    pub functionReturnValue: *const c_void,
}

layout!(CUpti_NvtxData size 24 align 8, functionName at 0, functionParams at 8, functionReturnValue at 16);

impl Eq for CUpti_NvtxData {}

record!(CUpti_NvtxData);

/// `union CUpti_PCSamplingConfigurationInfo.attributeData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_PCSamplingConfigurationInfo_attributeData {
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.invalidData invalidData`.
    pub invalidData: CUpti_PCSamplingConfigurationInfo_attributeData_invalidData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.samplingPeriodData samplingPeriodData`.
    pub samplingPeriodData: CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.stallReasonData stallReasonData`.
    pub stallReasonData: CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.scratchBufferSizeData scratchBufferSizeData`.
    pub scratchBufferSizeData: CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.hardwareBufferSizeData hardwareBufferSizeData`.
    pub hardwareBufferSizeData: CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.collectionModeData collectionModeData`.
    pub collectionModeData: CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.enableStartStopControlData enableStartStopControlData`.
    pub enableStartStopControlData: CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.outputDataFormatData outputDataFormatData`.
    pub outputDataFormatData: CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.samplingDataBufferData samplingDataBufferData`.
    pub samplingDataBufferData: CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData.workerThreadPeriodicSleepSpanData workerThreadPeriodicSleepSpanData`.
    pub workerThreadPeriodicSleepSpanData: CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData,
}

layout!(
    CUpti_PCSamplingConfigurationInfo_attributeData size 24 align 8, invalidData at 0, samplingPeriodData at 0,
    stallReasonData at 0, scratchBufferSizeData at 0, hardwareBufferSizeData at 0, collectionModeData at 0,
    enableStartStopControlData at 0, outputDataFormatData at 0, samplingDataBufferData at 0,
    workerThreadPeriodicSleepSpanData at 0
);

opaque!(CUpti_PCSamplingConfigurationInfo_attributeData);

record!(CUpti_PCSamplingConfigurationInfo_attributeData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.collectionModeData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData {
    /// `CUpti_PCSamplingCollectionMode collectionMode`.
    pub collectionMode: CUpti_PCSamplingCollectionMode,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData size 4 align 4, collectionMode at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_collectionModeData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.enableStartStopControlData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData {
    /// `uint32_t enableStartStopControl`.
    pub enableStartStopControl: u32,
}

layout!(
    CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData size 4 align 4,
    enableStartStopControl at 0
);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_enableStartStopControlData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.hardwareBufferSizeData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData {
    /// `size_t hardwareBufferSize`.
    pub hardwareBufferSize: usize,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData size 8 align 8, hardwareBufferSize at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_hardwareBufferSizeData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.invalidData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_invalidData {
    /// `uint64_t data[3]`.
    pub data: [u64; 3],
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_invalidData size 24 align 8, data at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_invalidData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_invalidData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.outputDataFormatData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData {
    /// `CUpti_PCSamplingOutputDataFormat outputDataFormat`.
    pub outputDataFormat: CUpti_PCSamplingOutputDataFormat,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData size 4 align 4, outputDataFormat at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_outputDataFormatData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.samplingDataBufferData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData {
    /// `void *samplingDataBuffer`.
    pub samplingDataBuffer: *mut c_void,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData size 8 align 8, samplingDataBuffer at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_samplingDataBufferData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.samplingPeriodData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData {
    /// `uint32_t samplingPeriod`.
    pub samplingPeriod: u32,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData size 4 align 4, samplingPeriod at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_samplingPeriodData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.scratchBufferSizeData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData {
    /// `size_t scratchBufferSize`.
    pub scratchBufferSize: usize,
}

layout!(CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData size 8 align 8, scratchBufferSize at 0);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_scratchBufferSizeData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.stallReasonData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData {
    /// `size_t stallReasonCount`.
    pub stallReasonCount: usize,
    /// `uint32_t *pStallReasonIndex`.
    pub pStallReasonIndex: *mut u32,
}

layout!(
    CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData size 16 align 8, stallReasonCount at 0,
    pStallReasonIndex at 8
);

impl Eq for CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_stallReasonData);

/// `struct CUpti_PCSamplingConfigurationInfo.attributeData.workerThreadPeriodicSleepSpanData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData {
    /// `uint32_t workerThreadPeriodicSleepSpan`.
    pub workerThreadPeriodicSleepSpan: u32,
}

layout!(
    CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData size 4 align 4,
    workerThreadPeriodicSleepSpan at 0
);

impl Eq
for CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData {}

record!(CUpti_PCSamplingConfigurationInfo_attributeData_workerThreadPeriodicSleepSpanData);

/// `struct CUpti_PCSamplingData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingData {
    /// `size_t size`.
    pub size: usize,
    /// `size_t collectNumPcs`.
    pub collectNumPcs: usize,
    /// `uint64_t totalSamples`.
    pub totalSamples: u64,
    /// `uint64_t droppedSamples`.
    pub droppedSamples: u64,
    /// `size_t totalNumPcs`.
    pub totalNumPcs: usize,
    /// `size_t remainingNumPcs`.
    pub remainingNumPcs: usize,
    /// `uint64_t rangeId`.
    pub rangeId: u64,
    /// `CUpti_PCSamplingPCData *pPcData`.
    pub pPcData: *mut CUpti_PCSamplingPCData,
    /// `uint64_t nonUsrKernelsTotalSamples`.
    pub nonUsrKernelsTotalSamples: u64,
    /// `uint8_t hardwareBufferFull`.
    pub hardwareBufferFull: u8,
}

layout!(
    CUpti_PCSamplingData size 80 align 8, size at 0, collectNumPcs at 8, totalSamples at 16, droppedSamples at 24,
    totalNumPcs at 32, remainingNumPcs at 40, rangeId at 48, pPcData at 56, nonUsrKernelsTotalSamples at 64,
    hardwareBufferFull at 72
);

impl Eq for CUpti_PCSamplingData {}

record!(CUpti_PCSamplingData, size : 80);

/// `struct CUpti_PCSamplingDisableParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingDisableParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_PCSamplingDisableParams size 24 align 8, size at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_PCSamplingDisableParams {}

record!(CUpti_PCSamplingDisableParams, size : 24);

/// `struct CUpti_PCSamplingEnableParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingEnableParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_PCSamplingEnableParams size 24 align 8, size at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_PCSamplingEnableParams {}

record!(CUpti_PCSamplingEnableParams, size : 24);

/// `struct CUpti_PCSamplingGetDataParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingGetDataParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `void *pcSamplingData`.
    pub pcSamplingData: *mut c_void,
}

layout!(CUpti_PCSamplingGetDataParams size 32 align 8, size at 0, pPriv at 8, ctx at 16, pcSamplingData at 24);

impl Eq for CUpti_PCSamplingGetDataParams {}

record!(CUpti_PCSamplingGetDataParams, size : 32);

/// `struct CUpti_PCSamplingGetNumStallReasonsParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingGetNumStallReasonsParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t *numStallReasons`.
    pub numStallReasons: *mut usize,
}

layout!(
    CUpti_PCSamplingGetNumStallReasonsParams size 32 align 8, size at 0, pPriv at 8, ctx at 16, numStallReasons at 24
);

impl Eq for CUpti_PCSamplingGetNumStallReasonsParams {}

record!(CUpti_PCSamplingGetNumStallReasonsParams, size : 32);

/// `struct CUpti_PCSamplingGetStallReasonsParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingGetStallReasonsParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numStallReasons`.
    pub numStallReasons: usize,
    /// `uint32_t *stallReasonIndex`.
    pub stallReasonIndex: *mut u32,
    /// `char **stallReasons`.
    pub stallReasons: *mut *mut core::ffi::c_char,
}

layout!(
    CUpti_PCSamplingGetStallReasonsParams size 48 align 8, size at 0, pPriv at 8, ctx at 16, numStallReasons at 24,
    stallReasonIndex at 32, stallReasons at 40
);

impl Eq for CUpti_PCSamplingGetStallReasonsParams {}

record!(CUpti_PCSamplingGetStallReasonsParams, size : 48);

/// `struct CUpti_PCSamplingPCData`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingPCData {
    /// `size_t size`.
    pub size: usize,
    /// `uint64_t cubinCrc`.
    pub cubinCrc: u64,
    /// `uint64_t pcOffset`.
    pub pcOffset: u64,
    /// `uint32_t functionIndex`.
    pub functionIndex: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `char *functionName`.
    pub functionName: *mut core::ffi::c_char,
    /// `size_t stallReasonCount`.
    pub stallReasonCount: usize,
    /// `CUpti_PCSamplingStallReason *stallReason`.
    pub stallReason: *mut CUpti_PCSamplingStallReason,
    /// `uint32_t correlationId`, since CUDA 12.4.
    pub correlationId: u32,
}

layout!(
    CUpti_PCSamplingPCData size 64 align 8, size at 0, cubinCrc at 8, pcOffset at 16, functionIndex at 24, pad at 28,
    functionName at 32, stallReasonCount at 40, stallReason at 48, correlationId at 56
);

impl Eq for CUpti_PCSamplingPCData {}

record!(CUpti_PCSamplingPCData, size : 64);

/// `struct CUpti_PCSamplingStallReason`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingStallReason {
    /// `uint32_t pcSamplingStallReasonIndex`.
    pub pcSamplingStallReasonIndex: u32,
    /// `uint32_t samples`.
    pub samples: u32,
}

layout!(CUpti_PCSamplingStallReason size 8 align 8, pcSamplingStallReasonIndex at 0, samples at 4);

impl Eq for CUpti_PCSamplingStallReason {}

record!(CUpti_PCSamplingStallReason);

/// `struct CUpti_PCSamplingStartParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingStartParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_PCSamplingStartParams size 24 align 8, size at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_PCSamplingStartParams {}

record!(CUpti_PCSamplingStartParams, size : 24);

/// `struct CUpti_PCSamplingStopParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingStopParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_PCSamplingStopParams size 24 align 8, size at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_PCSamplingStopParams {}

record!(CUpti_PCSamplingStopParams, size : 24);

/// `struct CUpti_PmSampling_CounterDataImage_Initialize_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_CounterDataImage_Initialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
    /// `size_t counterDataSize`.
    pub counterDataSize: usize,
    /// `uint8_t *pCounterData`.
    pub pCounterData: *mut u8,
}

layout!(
    CUpti_PmSampling_CounterDataImage_Initialize_Params size 40 align 8, structSize at 0, pPriv at 8,
    pPmSamplingObject at 16, counterDataSize at 24, pCounterData at 32
);

impl Eq for CUpti_PmSampling_CounterDataImage_Initialize_Params {}

record!(CUpti_PmSampling_CounterDataImage_Initialize_Params, structSize : 40);

/// `struct CUpti_PmSampling_CounterData_GetSampleInfo_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_CounterData_GetSampleInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t sampleIndex`.
    pub sampleIndex: usize,
    /// `uint64_t startTimestamp`.
    pub startTimestamp: u64,
    /// `uint64_t endTimestamp`.
    pub endTimestamp: u64,
}

layout!(
    CUpti_PmSampling_CounterData_GetSampleInfo_Params size 64 align 8, structSize at 0, pPriv at 8,
    pPmSamplingObject at 16, pCounterDataImage at 24, counterDataImageSize at 32, sampleIndex at 40,
    startTimestamp at 48, endTimestamp at 56
);

impl Eq for CUpti_PmSampling_CounterData_GetSampleInfo_Params {}

record!(CUpti_PmSampling_CounterData_GetSampleInfo_Params, structSize : 64);

/// `struct CUpti_PmSampling_DecodeData_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_DecodeData_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `CUpti_PmSampling_DecodeStopReason decodeStopReason`.
    pub decodeStopReason: CUpti_PmSampling_DecodeStopReason,
    /// `uint8_t overflow`.
    pub overflow: u8,
}

layout!(
    CUpti_PmSampling_DecodeData_Params size 48 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16,
    pCounterDataImage at 24, counterDataImageSize at 32, decodeStopReason at 40, overflow at 44
);

impl Eq for CUpti_PmSampling_DecodeData_Params {}

record!(CUpti_PmSampling_DecodeData_Params, structSize : 45);

/// `struct CUpti_PmSampling_Disable_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_Disable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
}

layout!(CUpti_PmSampling_Disable_Params size 24 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16);

impl Eq for CUpti_PmSampling_Disable_Params {}

record!(CUpti_PmSampling_Disable_Params, structSize : 24);

/// `struct CUpti_PmSampling_Enable_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_Enable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t deviceIndex`.
    pub deviceIndex: usize,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
}

layout!(
    CUpti_PmSampling_Enable_Params size 32 align 8, structSize at 0, pPriv at 8, deviceIndex at 16,
    pPmSamplingObject at 24
);

impl Eq for CUpti_PmSampling_Enable_Params {}

record!(CUpti_PmSampling_Enable_Params, structSize : 32);

/// `struct CUpti_PmSampling_GetCounterAvailability_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_GetCounterAvailability_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t deviceIndex`.
    pub deviceIndex: usize,
    /// `size_t counterAvailabilityImageSize`.
    pub counterAvailabilityImageSize: usize,
    /// `uint8_t *pCounterAvailabilityImage`.
    pub pCounterAvailabilityImage: *mut u8,
}

layout!(
    CUpti_PmSampling_GetCounterAvailability_Params size 40 align 8, structSize at 0, pPriv at 8, deviceIndex at 16,
    counterAvailabilityImageSize at 24, pCounterAvailabilityImage at 32
);

impl Eq for CUpti_PmSampling_GetCounterAvailability_Params {}

record!(CUpti_PmSampling_GetCounterAvailability_Params, structSize : 40);

/// `struct CUpti_PmSampling_GetCounterDataInfo_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_GetCounterDataInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t numTotalSamples`.
    pub numTotalSamples: usize,
    /// `size_t numPopulatedSamples`.
    pub numPopulatedSamples: usize,
    /// `size_t numCompletedSamples`.
    pub numCompletedSamples: usize,
}

layout!(
    CUpti_PmSampling_GetCounterDataInfo_Params size 56 align 8, structSize at 0, pPriv at 8, pCounterDataImage at 16,
    counterDataImageSize at 24, numTotalSamples at 32, numPopulatedSamples at 40, numCompletedSamples at 48
);

impl Eq for CUpti_PmSampling_GetCounterDataInfo_Params {}

record!(CUpti_PmSampling_GetCounterDataInfo_Params, structSize : 56);

/// `struct CUpti_PmSampling_GetCounterDataSize_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_GetCounterDataSize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
    /// `const char **pMetricNames`.
    pub pMetricNames: *mut *const core::ffi::c_char,
    /// `size_t numMetrics`.
    pub numMetrics: usize,
    /// `uint32_t maxSamples`.
    pub maxSamples: u32,
    /// `size_t counterDataSize`.
    pub counterDataSize: usize,
}

layout!(
    CUpti_PmSampling_GetCounterDataSize_Params size 56 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16,
    pMetricNames at 24, numMetrics at 32, maxSamples at 40, counterDataSize at 48
);

impl Eq for CUpti_PmSampling_GetCounterDataSize_Params {}

record!(CUpti_PmSampling_GetCounterDataSize_Params, structSize : 56);

/// `struct CUpti_PmSampling_SetConfig_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_SetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
    /// `size_t configSize`.
    pub configSize: usize,
    /// `const uint8_t *pConfig`.
    pub pConfig: *const u8,
    /// `size_t hardwareBufferSize`.
    pub hardwareBufferSize: usize,
    /// `uint64_t samplingInterval`.
    pub samplingInterval: u64,
    /// `CUpti_PmSampling_TriggerMode triggerMode`.
    pub triggerMode: CUpti_PmSampling_TriggerMode,
    /// `CUpti_PmSampling_HardwareBuffer_AppendMode hwBufferAppendMode`, since CUDA 12.8.
    pub hwBufferAppendMode: CUpti_PmSampling_HardwareBuffer_AppendMode,
}

layout!(
    CUpti_PmSampling_SetConfig_Params size 64 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16,
    configSize at 24, pConfig at 32, hardwareBufferSize at 40, samplingInterval at 48, triggerMode at 56,
    hwBufferAppendMode at 60
);

impl Eq for CUpti_PmSampling_SetConfig_Params {}

record!(CUpti_PmSampling_SetConfig_Params, structSize : 64);

/// `struct CUpti_PmSampling_Start_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_Start_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
}

layout!(CUpti_PmSampling_Start_Params size 24 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16);

impl Eq for CUpti_PmSampling_Start_Params {}

record!(CUpti_PmSampling_Start_Params, structSize : 24);

/// `struct CUpti_PmSampling_Stop_Params`, from `cupti_pmsampling.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PmSampling_Stop_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_PmSampling_Object *pPmSamplingObject`.
    pub pPmSamplingObject: *mut c_void,
}

layout!(CUpti_PmSampling_Stop_Params size 24 align 8, structSize at 0, pPriv at 8, pPmSamplingObject at 16);

impl Eq for CUpti_PmSampling_Stop_Params {}

record!(CUpti_PmSampling_Stop_Params, structSize : 24);

/// `struct CUpti_Profiler_BeginPass_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_BeginPass_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_BeginPass_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_BeginPass_Params {}

record!(CUpti_Profiler_BeginPass_Params, structSize : 24);

/// `struct CUpti_Profiler_BeginSession_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_BeginSession_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
    /// `size_t counterDataScratchBufferSize`.
    pub counterDataScratchBufferSize: usize,
    /// `uint8_t *pCounterDataScratchBuffer`.
    pub pCounterDataScratchBuffer: *mut u8,
    /// `uint8_t bDumpCounterDataInFile`.
    pub bDumpCounterDataInFile: u8,
    /// `const char *pCounterDataFilePath`.
    pub pCounterDataFilePath: *const core::ffi::c_char,
    /// `CUpti_ProfilerRange range`.
    pub range: CUpti_ProfilerRange,
    /// `CUpti_ProfilerReplayMode replayMode`.
    pub replayMode: CUpti_ProfilerReplayMode,
    /// `size_t maxRangesPerPass`.
    pub maxRangesPerPass: usize,
    /// `size_t maxLaunchesPerPass`.
    pub maxLaunchesPerPass: usize,
}

layout!(
    CUpti_Profiler_BeginSession_Params size 96 align 8, structSize at 0, pPriv at 8, ctx at 16,
    counterDataImageSize at 24, pCounterDataImage at 32, counterDataScratchBufferSize at 40,
    pCounterDataScratchBuffer at 48, bDumpCounterDataInFile at 56, pCounterDataFilePath at 64, range at 72,
    replayMode at 76, maxRangesPerPass at 80, maxLaunchesPerPass at 88
);

impl Eq for CUpti_Profiler_BeginSession_Params {}

record!(CUpti_Profiler_BeginSession_Params, structSize : 96);

/// `struct CUpti_Profiler_CounterDataImageOptions`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_CounterDataImageOptions {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const uint8_t *pCounterDataPrefix`.
    pub pCounterDataPrefix: *const u8,
    /// `size_t counterDataPrefixSize`.
    pub counterDataPrefixSize: usize,
    /// `uint32_t maxNumRanges`.
    pub maxNumRanges: u32,
    /// `uint32_t maxNumRangeTreeNodes`.
    pub maxNumRangeTreeNodes: u32,
    /// `uint32_t maxRangeNameLength`.
    pub maxRangeNameLength: u32,
}

layout!(
    CUpti_Profiler_CounterDataImageOptions size 48 align 8, structSize at 0, pPriv at 8, pCounterDataPrefix at 16,
    counterDataPrefixSize at 24, maxNumRanges at 32, maxNumRangeTreeNodes at 36, maxRangeNameLength at 40
);

impl Eq for CUpti_Profiler_CounterDataImageOptions {}

record!(CUpti_Profiler_CounterDataImageOptions, structSize : 44);

/// `struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
    /// `size_t counterDataScratchBufferSize`.
    pub counterDataScratchBufferSize: usize,
}

layout!(
    CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params size 40 align 8, structSize at 0, pPriv at 8,
    counterDataImageSize at 16, pCounterDataImage at 24, counterDataScratchBufferSize at 32
);

impl Eq for CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params {}

record!(CUpti_Profiler_CounterDataImage_CalculateScratchBufferSize_Params, structSize : 40);

/// `struct CUpti_Profiler_CounterDataImage_CalculateSize_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_CounterDataImage_CalculateSize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t sizeofCounterDataImageOptions`.
    pub sizeofCounterDataImageOptions: usize,
    /// `const CUpti_Profiler_CounterDataImageOptions *pOptions`.
    pub pOptions: *const CUpti_Profiler_CounterDataImageOptions,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
}

layout!(
    CUpti_Profiler_CounterDataImage_CalculateSize_Params size 40 align 8, structSize at 0, pPriv at 8,
    sizeofCounterDataImageOptions at 16, pOptions at 24, counterDataImageSize at 32
);

impl Eq for CUpti_Profiler_CounterDataImage_CalculateSize_Params {}

record!(CUpti_Profiler_CounterDataImage_CalculateSize_Params, structSize : 40);

/// `struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
    /// `size_t counterDataScratchBufferSize`.
    pub counterDataScratchBufferSize: usize,
    /// `uint8_t *pCounterDataScratchBuffer`.
    pub pCounterDataScratchBuffer: *mut u8,
}

layout!(
    CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params size 48 align 8, structSize at 0, pPriv at 8,
    counterDataImageSize at 16, pCounterDataImage at 24, counterDataScratchBufferSize at 32,
    pCounterDataScratchBuffer at 40
);

impl Eq for CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params {}

record!(CUpti_Profiler_CounterDataImage_InitializeScratchBuffer_Params, structSize : 48);

/// `struct CUpti_Profiler_CounterDataImage_Initialize_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_CounterDataImage_Initialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t sizeofCounterDataImageOptions`.
    pub sizeofCounterDataImageOptions: usize,
    /// `const CUpti_Profiler_CounterDataImageOptions *pOptions`.
    pub pOptions: *const CUpti_Profiler_CounterDataImageOptions,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
}

layout!(
    CUpti_Profiler_CounterDataImage_Initialize_Params size 48 align 8, structSize at 0, pPriv at 8,
    sizeofCounterDataImageOptions at 16, pOptions at 24, counterDataImageSize at 32, pCounterDataImage at 40
);

impl Eq for CUpti_Profiler_CounterDataImage_Initialize_Params {}

record!(CUpti_Profiler_CounterDataImage_Initialize_Params, structSize : 48);

/// `struct CUpti_Profiler_DeInitialize_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_DeInitialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
}

layout!(CUpti_Profiler_DeInitialize_Params size 16 align 8, structSize at 0, pPriv at 8);

impl Eq for CUpti_Profiler_DeInitialize_Params {}

record!(CUpti_Profiler_DeInitialize_Params, structSize : 16);

/// `struct CUpti_Profiler_DisableProfiling_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_DisableProfiling_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_DisableProfiling_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_DisableProfiling_Params {}

record!(CUpti_Profiler_DisableProfiling_Params, structSize : 24);

/// `struct CUpti_Profiler_EnableProfiling_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_EnableProfiling_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_EnableProfiling_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_EnableProfiling_Params {}

record!(CUpti_Profiler_EnableProfiling_Params, structSize : 24);

/// `struct CUpti_Profiler_EndPass_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_EndPass_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `uint16_t targetNestingLevel`.
    pub targetNestingLevel: u16,
    /// `size_t passIndex`.
    pub passIndex: usize,
    /// `uint8_t allPassesSubmitted`.
    pub allPassesSubmitted: u8,
}

layout!(
    CUpti_Profiler_EndPass_Params size 48 align 8, structSize at 0, pPriv at 8, ctx at 16, targetNestingLevel at 24,
    passIndex at 32, allPassesSubmitted at 40
);

impl Eq for CUpti_Profiler_EndPass_Params {}

record!(CUpti_Profiler_EndPass_Params, structSize : 41);

/// `struct CUpti_Profiler_EndSession_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_EndSession_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_EndSession_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_EndSession_Params {}

record!(CUpti_Profiler_EndSession_Params, structSize : 24);

/// `struct CUpti_Profiler_FlushCounterData_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_FlushCounterData_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numRangesDropped`.
    pub numRangesDropped: usize,
    /// `size_t numTraceBytesDropped`.
    pub numTraceBytesDropped: usize,
}

layout!(
    CUpti_Profiler_FlushCounterData_Params size 40 align 8, structSize at 0, pPriv at 8, ctx at 16,
    numRangesDropped at 24, numTraceBytesDropped at 32
);

impl Eq for CUpti_Profiler_FlushCounterData_Params {}

record!(CUpti_Profiler_FlushCounterData_Params, structSize : 40);

/// `struct CUpti_Profiler_Host_ConfigAddMetrics_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_ConfigAddMetrics_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `const char **ppMetricNames`.
    pub ppMetricNames: *mut *const core::ffi::c_char,
    /// `size_t numMetrics`.
    pub numMetrics: usize,
}

layout!(
    CUpti_Profiler_Host_ConfigAddMetrics_Params size 40 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    ppMetricNames at 24, numMetrics at 32
);

impl Eq for CUpti_Profiler_Host_ConfigAddMetrics_Params {}

record!(CUpti_Profiler_Host_ConfigAddMetrics_Params, structSize : 40);

/// `struct CUpti_Profiler_Host_Deinitialize_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_Deinitialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
}

layout!(CUpti_Profiler_Host_Deinitialize_Params size 24 align 8, structSize at 0, pPriv at 8, pHostObject at 16);

impl Eq for CUpti_Profiler_Host_Deinitialize_Params {}

record!(CUpti_Profiler_Host_Deinitialize_Params, structSize : 24);

/// `struct CUpti_Profiler_Host_EvaluateToGpuValues_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_EvaluateToGpuValues_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t rangeIndex`.
    pub rangeIndex: usize,
    /// `const char **ppMetricNames`.
    pub ppMetricNames: *mut *const core::ffi::c_char,
    /// `size_t numMetrics`.
    pub numMetrics: usize,
    /// `double *pMetricValues`.
    pub pMetricValues: *mut f64,
}

layout!(
    CUpti_Profiler_Host_EvaluateToGpuValues_Params size 72 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    pCounterDataImage at 24, counterDataImageSize at 32, rangeIndex at 40, ppMetricNames at 48, numMetrics at 56,
    pMetricValues at 64
);

impl Eq for CUpti_Profiler_Host_EvaluateToGpuValues_Params {}

record!(CUpti_Profiler_Host_EvaluateToGpuValues_Params, structSize : 72);

/// `struct CUpti_Profiler_Host_GetBaseMetrics_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetBaseMetrics_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `CUpti_MetricType metricType`.
    pub metricType: CUpti_MetricType,
    /// `const char **ppMetricNames`.
    pub ppMetricNames: *mut *const core::ffi::c_char,
    /// `size_t numMetrics`.
    pub numMetrics: usize,
}

layout!(
    CUpti_Profiler_Host_GetBaseMetrics_Params size 48 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    metricType at 24, ppMetricNames at 32, numMetrics at 40
);

impl Eq for CUpti_Profiler_Host_GetBaseMetrics_Params {}

record!(CUpti_Profiler_Host_GetBaseMetrics_Params, structSize : 48);

/// `struct CUpti_Profiler_Host_GetConfigImageSize_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetConfigImageSize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `size_t configImageSize`.
    pub configImageSize: usize,
}

layout!(
    CUpti_Profiler_Host_GetConfigImageSize_Params size 32 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    configImageSize at 24
);

impl Eq for CUpti_Profiler_Host_GetConfigImageSize_Params {}

record!(CUpti_Profiler_Host_GetConfigImageSize_Params, structSize : 32);

/// `struct CUpti_Profiler_Host_GetConfigImage_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetConfigImage_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `size_t configImageSize`.
    pub configImageSize: usize,
    /// `uint8_t *pConfigImage`.
    pub pConfigImage: *mut u8,
}

layout!(
    CUpti_Profiler_Host_GetConfigImage_Params size 40 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    configImageSize at 24, pConfigImage at 32
);

impl Eq for CUpti_Profiler_Host_GetConfigImage_Params {}

record!(CUpti_Profiler_Host_GetConfigImage_Params, structSize : 40);

/// `struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_ProfilerType profilerType`.
    pub profilerType: CUpti_ProfilerType,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `uint8_t *pCounterAvailabilityImage`.
    pub pCounterAvailabilityImage: *mut u8,
    /// `size_t maxMetricsPerPass`.
    pub maxMetricsPerPass: usize,
}

layout!(
    CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params size 48 align 8, structSize at 0, pPriv at 8,
    profilerType at 16, pChipName at 24, pCounterAvailabilityImage at 32, maxMetricsPerPass at 40
);

impl Eq for CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params {}

record!(CUpti_Profiler_Host_GetMaxNumHardwareMetricsPerPass_Params, structSize : 48);

/// `struct CUpti_Profiler_Host_GetNumOfPasses_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetNumOfPasses_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t configImageSize`.
    pub configImageSize: usize,
    /// `uint8_t *pConfigImage`.
    pub pConfigImage: *mut u8,
    /// `size_t numOfPasses`.
    pub numOfPasses: usize,
}

layout!(
    CUpti_Profiler_Host_GetNumOfPasses_Params size 40 align 8, structSize at 0, pPriv at 8, configImageSize at 16,
    pConfigImage at 24, numOfPasses at 32
);

impl Eq for CUpti_Profiler_Host_GetNumOfPasses_Params {}

record!(CUpti_Profiler_Host_GetNumOfPasses_Params, structSize : 40);

/// `struct CUpti_Profiler_Host_GetRangeName_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetRangeName_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t rangeIndex`.
    pub rangeIndex: usize,
    /// `const char *delimiter`.
    pub delimiter: *const core::ffi::c_char,
    /// `const char *pRangeName`.
    pub pRangeName: *const core::ffi::c_char,
}

layout!(
    CUpti_Profiler_Host_GetRangeName_Params size 56 align 8, structSize at 0, pPriv at 8, pCounterDataImage at 16,
    counterDataImageSize at 24, rangeIndex at 32, delimiter at 40, pRangeName at 48
);

impl Eq for CUpti_Profiler_Host_GetRangeName_Params {}

record!(CUpti_Profiler_Host_GetRangeName_Params, structSize : 56);

/// `struct CUpti_Profiler_Host_GetSubMetrics_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetSubMetrics_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `CUpti_MetricType metricType`.
    pub metricType: CUpti_MetricType,
    /// `const char *pMetricName`.
    pub pMetricName: *const core::ffi::c_char,
    /// `size_t numOfSubmetrics`.
    pub numOfSubmetrics: usize,
    /// `const char **ppSubMetrics`.
    pub ppSubMetrics: *mut *const core::ffi::c_char,
}

layout!(
    CUpti_Profiler_Host_GetSubMetrics_Params size 56 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    metricType at 24, pMetricName at 32, numOfSubmetrics at 40, ppSubMetrics at 48
);

impl Eq for CUpti_Profiler_Host_GetSubMetrics_Params {}

record!(CUpti_Profiler_Host_GetSubMetrics_Params, structSize : 56);

/// `struct CUpti_Profiler_Host_GetSupportedChips_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetSupportedChips_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t numChips`.
    pub numChips: usize,
    /// `const char *const *ppChipNames`.
    pub ppChipNames: *const *const core::ffi::c_char,
}

layout!(
    CUpti_Profiler_Host_GetSupportedChips_Params size 32 align 8, structSize at 0, pPriv at 8, numChips at 16,
    ppChipNames at 24
);

impl Eq for CUpti_Profiler_Host_GetSupportedChips_Params {}

record!(CUpti_Profiler_Host_GetSupportedChips_Params, structSize : 32);

/// `struct CUpti_Profiler_Initialize_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Initialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
}

layout!(CUpti_Profiler_Initialize_Params size 16 align 8, structSize at 0, pPriv at 8);

impl Eq for CUpti_Profiler_Initialize_Params {}

record!(CUpti_Profiler_Initialize_Params, structSize : 16);

/// `struct CUpti_Profiler_IsPassCollected_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_IsPassCollected_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numRangesDropped`.
    pub numRangesDropped: usize,
    /// `size_t numTraceBytesDropped`.
    pub numTraceBytesDropped: usize,
    /// `uint8_t onePassCollected`.
    pub onePassCollected: u8,
    /// `uint8_t allPassesCollected`.
    pub allPassesCollected: u8,
}

layout!(
    CUpti_Profiler_IsPassCollected_Params size 48 align 8, structSize at 0, pPriv at 8, ctx at 16,
    numRangesDropped at 24, numTraceBytesDropped at 32, onePassCollected at 40, allPassesCollected at 41
);

impl Eq for CUpti_Profiler_IsPassCollected_Params {}

record!(CUpti_Profiler_IsPassCollected_Params, structSize : 42);

/// `struct CUpti_Profiler_PopRange_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_PopRange_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_PopRange_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_PopRange_Params {}

record!(CUpti_Profiler_PopRange_Params, structSize : 24);

/// `struct CUpti_Profiler_PushRange_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_PushRange_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `const char *pRangeName`.
    pub pRangeName: *const core::ffi::c_char,
    /// `size_t rangeNameLength`.
    pub rangeNameLength: usize,
}

layout!(
    CUpti_Profiler_PushRange_Params size 40 align 8, structSize at 0, pPriv at 8, ctx at 16, pRangeName at 24,
    rangeNameLength at 32
);

impl Eq for CUpti_Profiler_PushRange_Params {}

record!(CUpti_Profiler_PushRange_Params, structSize : 40);

/// `struct CUpti_Profiler_SetConfig_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_SetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `const uint8_t *pConfig`.
    pub pConfig: *const u8,
    /// `size_t configSize`.
    pub configSize: usize,
    /// `uint16_t minNestingLevel`.
    pub minNestingLevel: u16,
    /// `uint16_t numNestingLevels`.
    pub numNestingLevels: u16,
    /// `size_t passIndex`.
    pub passIndex: usize,
    /// `uint16_t targetNestingLevel`.
    pub targetNestingLevel: u16,
}

layout!(
    CUpti_Profiler_SetConfig_Params size 64 align 8, structSize at 0, pPriv at 8, ctx at 16, pConfig at 24,
    configSize at 32, minNestingLevel at 40, numNestingLevels at 42, passIndex at 48, targetNestingLevel at 56
);

impl Eq for CUpti_Profiler_SetConfig_Params {}

record!(CUpti_Profiler_SetConfig_Params, structSize : 58);

/// `struct CUpti_Profiler_UnsetConfig_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_UnsetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
}

layout!(CUpti_Profiler_UnsetConfig_Params size 24 align 8, structSize at 0, pPriv at 8, ctx at 16);

impl Eq for CUpti_Profiler_UnsetConfig_Params {}

record!(CUpti_Profiler_UnsetConfig_Params, structSize : 24);

/// `struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_CounterDataImage_Initialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `size_t counterDataSize`.
    pub counterDataSize: usize,
    /// `uint8_t *pCounterData`.
    pub pCounterData: *mut u8,
}

layout!(
    CUpti_RangeProfiler_CounterDataImage_Initialize_Params size 40 align 8, structSize at 0, pPriv at 8,
    pRangeProfilerObject at 16, counterDataSize at 24, pCounterData at 32
);

impl Eq for CUpti_RangeProfiler_CounterDataImage_Initialize_Params {}

record!(CUpti_RangeProfiler_CounterDataImage_Initialize_Params, structSize : 40);

/// `struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_CounterData_GetRangeInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t rangeIndex`.
    pub rangeIndex: usize,
    /// `const char *rangeDelimiter`.
    pub rangeDelimiter: *const core::ffi::c_char,
    /// `const char *rangeName`.
    pub rangeName: *const core::ffi::c_char,
}

layout!(
    CUpti_RangeProfiler_CounterData_GetRangeInfo_Params size 56 align 8, structSize at 0, pPriv at 8,
    pCounterDataImage at 16, counterDataImageSize at 24, rangeIndex at 32, rangeDelimiter at 40, rangeName at 48
);

impl Eq for CUpti_RangeProfiler_CounterData_GetRangeInfo_Params {}

record!(CUpti_RangeProfiler_CounterData_GetRangeInfo_Params, structSize : 56);

/// `struct CUpti_RangeProfiler_DecodeData_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_DecodeData_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `size_t numOfRangeDropped`.
    pub numOfRangeDropped: usize,
}

layout!(
    CUpti_RangeProfiler_DecodeData_Params size 32 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16,
    numOfRangeDropped at 24
);

impl Eq for CUpti_RangeProfiler_DecodeData_Params {}

record!(CUpti_RangeProfiler_DecodeData_Params, structSize : 32);

/// `struct CUpti_RangeProfiler_Disable_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_Disable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
}

layout!(CUpti_RangeProfiler_Disable_Params size 24 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16);

impl Eq for CUpti_RangeProfiler_Disable_Params {}

record!(CUpti_RangeProfiler_Disable_Params, structSize : 24);

/// `struct CUpti_RangeProfiler_GetCounterDataInfo_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_GetCounterDataInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `size_t numTotalRanges`.
    pub numTotalRanges: usize,
}

layout!(
    CUpti_RangeProfiler_GetCounterDataInfo_Params size 40 align 8, structSize at 0, pPriv at 8, pCounterDataImage at 16,
    counterDataImageSize at 24, numTotalRanges at 32
);

impl Eq for CUpti_RangeProfiler_GetCounterDataInfo_Params {}

record!(CUpti_RangeProfiler_GetCounterDataInfo_Params, structSize : 40);

/// `struct CUpti_RangeProfiler_GetCounterDataSize_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_GetCounterDataSize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `const char **pMetricNames`.
    pub pMetricNames: *mut *const core::ffi::c_char,
    /// `size_t numMetrics`.
    pub numMetrics: usize,
    /// `size_t maxNumOfRanges`.
    pub maxNumOfRanges: usize,
    /// `uint32_t maxNumRangeTreeNodes`.
    pub maxNumRangeTreeNodes: u32,
    /// `size_t counterDataSize`.
    pub counterDataSize: usize,
}

layout!(
    CUpti_RangeProfiler_GetCounterDataSize_Params size 64 align 8, structSize at 0, pPriv at 8,
    pRangeProfilerObject at 16, pMetricNames at 24, numMetrics at 32, maxNumOfRanges at 40, maxNumRangeTreeNodes at 48,
    counterDataSize at 56
);

impl Eq for CUpti_RangeProfiler_GetCounterDataSize_Params {}

record!(CUpti_RangeProfiler_GetCounterDataSize_Params, structSize : 64);

/// `struct CUpti_RangeProfiler_PopRange_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_PopRange_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
}

layout!(CUpti_RangeProfiler_PopRange_Params size 24 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16);

impl Eq for CUpti_RangeProfiler_PopRange_Params {}

record!(CUpti_RangeProfiler_PopRange_Params, structSize : 24);

/// `struct CUpti_RangeProfiler_PushRange_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_PushRange_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `const char *pRangeName`.
    pub pRangeName: *const core::ffi::c_char,
}

layout!(
    CUpti_RangeProfiler_PushRange_Params size 32 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16,
    pRangeName at 24
);

impl Eq for CUpti_RangeProfiler_PushRange_Params {}

record!(CUpti_RangeProfiler_PushRange_Params, structSize : 32);

/// `struct CUpti_RangeProfiler_SetConfig_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_SetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `size_t configSize`.
    pub configSize: usize,
    /// `const uint8_t *pConfig`.
    pub pConfig: *const u8,
    /// `size_t counterDataImageSize`.
    pub counterDataImageSize: usize,
    /// `uint8_t *pCounterDataImage`.
    pub pCounterDataImage: *mut u8,
    /// `CUpti_ProfilerRange range`.
    pub range: CUpti_ProfilerRange,
    /// `CUpti_ProfilerReplayMode replayMode`.
    pub replayMode: CUpti_ProfilerReplayMode,
    /// `size_t maxRangesPerPass`.
    pub maxRangesPerPass: usize,
    /// `uint16_t numNestingLevels`.
    pub numNestingLevels: u16,
    /// `uint16_t minNestingLevel`.
    pub minNestingLevel: u16,
    /// `size_t passIndex`.
    pub passIndex: usize,
    /// `uint16_t targetNestingLevel`.
    pub targetNestingLevel: u16,
}

layout!(
    CUpti_RangeProfiler_SetConfig_Params size 96 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16,
    configSize at 24, pConfig at 32, counterDataImageSize at 40, pCounterDataImage at 48, range at 56, replayMode at 60,
    maxRangesPerPass at 64, numNestingLevels at 72, minNestingLevel at 74, passIndex at 80, targetNestingLevel at 88
);

impl Eq for CUpti_RangeProfiler_SetConfig_Params {}

record!(CUpti_RangeProfiler_SetConfig_Params, structSize : 90);

/// `struct CUpti_RangeProfiler_Start_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_Start_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
}

layout!(CUpti_RangeProfiler_Start_Params size 24 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16);

impl Eq for CUpti_RangeProfiler_Start_Params {}

record!(CUpti_RangeProfiler_Start_Params, structSize : 24);

/// `struct CUpti_RangeProfiler_Stop_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_Stop_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `size_t passIndex`.
    pub passIndex: usize,
    /// `size_t targetNestingLevel`.
    pub targetNestingLevel: usize,
    /// `uint8_t isAllPassSubmitted`.
    pub isAllPassSubmitted: u8,
}

layout!(
    CUpti_RangeProfiler_Stop_Params size 48 align 8, structSize at 0, pPriv at 8, pRangeProfilerObject at 16,
    passIndex at 24, targetNestingLevel at 32, isAllPassSubmitted at 40
);

impl Eq for CUpti_RangeProfiler_Stop_Params {}

record!(CUpti_RangeProfiler_Stop_Params, structSize : 41);

/// `struct CUpti_ResourceData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ResourceData {
    /// `CUcontext context`.
    pub context: driver::CUcontext,
    /// `CUpti_ResourceData.resourceHandle resourceHandle`.
    pub resourceHandle: CUpti_ResourceData_resourceHandle,
    /// `void *resourceDescriptor`.
    pub resourceDescriptor: *mut c_void,
}

layout!(CUpti_ResourceData size 24 align 8, context at 0, resourceHandle at 8, resourceDescriptor at 16);

record!(CUpti_ResourceData);

/// `union CUpti_ResourceData.resourceHandle`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ResourceData_resourceHandle {
    /// `CUstream stream`.
    pub stream: driver::CUstream,
}

layout!(CUpti_ResourceData_resourceHandle size 8 align 8, stream at 0);

opaque!(CUpti_ResourceData_resourceHandle);

record!(CUpti_ResourceData_resourceHandle);

/// `struct CUpti_SassMetricsDisable_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsDisable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numOfDroppedRecords`.
    pub numOfDroppedRecords: usize,
}

layout!(
    CUpti_SassMetricsDisable_Params size 32 align 8, structSize at 0, pPriv at 8, ctx at 16, numOfDroppedRecords at 24
);

impl Eq for CUpti_SassMetricsDisable_Params {}

record!(CUpti_SassMetricsDisable_Params, structSize : 32);

/// `struct CUpti_SassMetricsEnable_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsEnable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `uint8_t enableLazyPatching`.
    pub enableLazyPatching: u8,
}

layout!(
    CUpti_SassMetricsEnable_Params size 32 align 8, structSize at 0, pPriv at 8, ctx at 16, enableLazyPatching at 24
);

impl Eq for CUpti_SassMetricsEnable_Params {}

record!(CUpti_SassMetricsEnable_Params, structSize : 25);

/// `struct CUpti_SassMetricsFlushData_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsFlushData_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numOfPatchedInstructionRecords`.
    pub numOfPatchedInstructionRecords: usize,
    /// `size_t numOfInstances`.
    pub numOfInstances: usize,
    /// `CUpti_SassMetrics_Data *pMetricsData`.
    pub pMetricsData: *mut CUpti_SassMetrics_Data,
}

layout!(
    CUpti_SassMetricsFlushData_Params size 48 align 8, structSize at 0, pPriv at 8, ctx at 16,
    numOfPatchedInstructionRecords at 24, numOfInstances at 32, pMetricsData at 40
);

impl Eq for CUpti_SassMetricsFlushData_Params {}

record!(CUpti_SassMetricsFlushData_Params, structSize : 40);

/// `struct CUpti_SassMetricsGetDataProperties_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsGetDataProperties_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numOfPatchedInstructionRecords`.
    pub numOfPatchedInstructionRecords: usize,
    /// `size_t numOfInstances`.
    pub numOfInstances: usize,
}

layout!(
    CUpti_SassMetricsGetDataProperties_Params size 40 align 8, structSize at 0, pPriv at 8, ctx at 16,
    numOfPatchedInstructionRecords at 24, numOfInstances at 32
);

impl Eq for CUpti_SassMetricsGetDataProperties_Params {}

record!(CUpti_SassMetricsGetDataProperties_Params, structSize : 40);

/// `struct CUpti_SassMetricsSetConfig_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsSetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `size_t numOfMetricConfig`.
    pub numOfMetricConfig: usize,
    /// `CUpti_SassMetrics_Config *pConfigs`.
    pub pConfigs: *mut CUpti_SassMetrics_Config,
    /// `uint32_t deviceIndex`.
    pub deviceIndex: u32,
}

layout!(
    CUpti_SassMetricsSetConfig_Params size 40 align 8, structSize at 0, pPriv at 8, numOfMetricConfig at 16,
    pConfigs at 24, deviceIndex at 32
);

impl Eq for CUpti_SassMetricsSetConfig_Params {}

record!(CUpti_SassMetricsSetConfig_Params, structSize : 36);

/// `struct CUpti_SassMetricsUnsetConfig_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetricsUnsetConfig_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `uint32_t deviceIndex`.
    pub deviceIndex: u32,
}

layout!(CUpti_SassMetricsUnsetConfig_Params size 24 align 8, structSize at 0, pPriv at 8, deviceIndex at 16);

impl Eq for CUpti_SassMetricsUnsetConfig_Params {}

record!(CUpti_SassMetricsUnsetConfig_Params, structSize : 20);

/// `struct CUpti_SassMetrics_Config`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_Config {
    /// `uint64_t metricId`.
    pub metricId: u64,
    /// `uint8_t outputGranularity`.
    pub outputGranularity: u8,
}

layout!(CUpti_SassMetrics_Config size 16 align 8, metricId at 0, outputGranularity at 8);

impl Eq for CUpti_SassMetrics_Config {}

record!(CUpti_SassMetrics_Config);

/// `struct CUpti_SassMetrics_Data`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_Data {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `uint32_t cubinCrc`.
    pub cubinCrc: u32,
    /// `uint32_t functionIndex`.
    pub functionIndex: u32,
    /// `const char *functionName`.
    pub functionName: *const core::ffi::c_char,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `CUpti_SassMetrics_InstanceValue *pInstanceValues`.
    pub pInstanceValues: *mut CUpti_SassMetrics_InstanceValue,
}

layout!(
    CUpti_SassMetrics_Data size 48 align 8, structSize at 0, pPriv at 8, cubinCrc at 16, functionIndex at 20,
    functionName at 24, pcOffset at 32, pInstanceValues at 40
);

impl Eq for CUpti_SassMetrics_Data {}

record!(CUpti_SassMetrics_Data, structSize : 40);

/// `struct CUpti_SassMetrics_GetMetrics_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_GetMetrics_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `size_t numOfMetrics`.
    pub numOfMetrics: usize,
    /// `CUpti_SassMetrics_MetricDetails *pMetricsList`.
    pub pMetricsList: *mut CUpti_SassMetrics_MetricDetails,
}

layout!(
    CUpti_SassMetrics_GetMetrics_Params size 40 align 8, structSize at 0, pPriv at 8, pChipName at 16,
    numOfMetrics at 24, pMetricsList at 32
);

impl Eq for CUpti_SassMetrics_GetMetrics_Params {}

record!(CUpti_SassMetrics_GetMetrics_Params, structSize : 40);

/// `struct CUpti_SassMetrics_GetNumOfMetrics_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_GetNumOfMetrics_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `size_t numOfMetrics`.
    pub numOfMetrics: usize,
}

layout!(
    CUpti_SassMetrics_GetNumOfMetrics_Params size 32 align 8, structSize at 0, pPriv at 8, pChipName at 16,
    numOfMetrics at 24
);

impl Eq for CUpti_SassMetrics_GetNumOfMetrics_Params {}

record!(CUpti_SassMetrics_GetNumOfMetrics_Params, structSize : 32);

/// `struct CUpti_SassMetrics_GetProperties_Params`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_GetProperties_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `const char *pMetricName`.
    pub pMetricName: *const core::ffi::c_char,
    /// `CUpti_SassMetrics_MetricDetails metric`.
    pub metric: CUpti_SassMetrics_MetricDetails,
}

layout!(
    CUpti_SassMetrics_GetProperties_Params size 56 align 8, structSize at 0, pPriv at 8, pChipName at 16,
    pMetricName at 24, metric at 32
);

impl Eq for CUpti_SassMetrics_GetProperties_Params {}

record!(CUpti_SassMetrics_GetProperties_Params, structSize : 56);

/// `struct CUpti_SassMetrics_InstanceValue`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_InstanceValue {
    /// `uint64_t metricId`.
    pub metricId: u64,
    /// `uint64_t value`.
    pub value: u64,
}

layout!(CUpti_SassMetrics_InstanceValue size 16 align 8, metricId at 0, value at 8);

impl Eq for CUpti_SassMetrics_InstanceValue {}

record!(CUpti_SassMetrics_InstanceValue);

/// `struct CUpti_SassMetrics_MetricDetails`, from `cupti_sass_metrics.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SassMetrics_MetricDetails {
    /// `uint64_t metricId`.
    pub metricId: u64,
    /// `const char *pMetricName`.
    pub pMetricName: *const core::ffi::c_char,
    /// `const char *pMetricDescription`.
    pub pMetricDescription: *const core::ffi::c_char,
}

layout!(CUpti_SassMetrics_MetricDetails size 24 align 8, metricId at 0, pMetricName at 8, pMetricDescription at 16);

impl Eq for CUpti_SassMetrics_MetricDetails {}

record!(CUpti_SassMetrics_MetricDetails);

/// `struct CUpti_SynchronizeData`, from `cupti_callbacks.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SynchronizeData {
    /// `CUcontext context`.
    pub context: driver::CUcontext,
    /// `CUstream stream`.
    pub stream: driver::CUstream,
}

layout!(CUpti_SynchronizeData size 16 align 8, context at 0, stream at 8);

impl Eq for CUpti_SynchronizeData {}

record!(CUpti_SynchronizeData);
