//! Structs and unions (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUpti_Activity`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Activity {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
}

layout!(CUpti_Activity size 8 align 8, kind at 0);

impl Eq for CUpti_Activity {}

record!(CUpti_Activity);

/// `struct CUpti_ActivityAPI`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityAPI {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_CallbackId cbid`.
    pub cbid: CUpti_CallbackId,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t returnValue`.
    pub returnValue: u32,
}

layout!(
    CUpti_ActivityAPI size 40 align 8, kind at 0, cbid at 4, start at 8, end at 16, processId at 24, threadId at 28,
    correlationId at 32, returnValue at 36
);

impl Eq for CUpti_ActivityAPI {}

record!(CUpti_ActivityAPI);

/// `struct CUpti_ActivityApiCbidOptions`, from `cupti_activity.h`, since CUDA 13.4.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityApiCbidOptions {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `CUpti_CallbackId *pCbids`.
    pub pCbids: *mut CUpti_CallbackId,
    /// `size_t numCbids`.
    pub numCbids: usize,
    /// `uint8_t enable`.
    pub enable: u8,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityApiCbidOptions size 32 align 8, structSize at 0, pCbids at 8, numCbids at 16, enable at 24);

#[cfg(windows)]
layout!(CUpti_ActivityApiCbidOptions size 25 align 1, structSize at 0, pCbids at 8, numCbids at 16, enable at 24);

impl Eq for CUpti_ActivityApiCbidOptions {}

record!(CUpti_ActivityApiCbidOptions, structSize : 32);

/// `struct CUpti_ActivityApiOptions`, from `cupti_activity.h`, since CUDA 13.4.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityApiOptions {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `CUpti_ActivityApiCbidOptions *pCbidOptions`.
    pub pCbidOptions: *mut CUpti_ActivityApiCbidOptions,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityApiOptions size 16 align 8, structSize at 0, pCbidOptions at 8);

#[cfg(windows)]
layout!(CUpti_ActivityApiOptions size 16 align 1, structSize at 0, pCbidOptions at 8);

impl Eq for CUpti_ActivityApiOptions {}

record!(CUpti_ActivityApiOptions, structSize : 16);

/// `struct CUpti_ActivityBranch`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityBranch {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint32_t diverged`.
    pub diverged: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
}

layout!(
    CUpti_ActivityBranch size 32 align 8, kind at 0, sourceLocatorId at 4, correlationId at 8, pcOffset at 12,
    executed at 16, diverged at 20, threadsExecuted at 24
);

impl Eq for CUpti_ActivityBranch {}

record!(CUpti_ActivityBranch);

/// `struct CUpti_ActivityBranch2`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityBranch2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t diverged`.
    pub diverged: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityBranch2 size 40 align 8, kind at 0, sourceLocatorId at 4, correlationId at 8, functionId at 12,
    pcOffset at 16, diverged at 20, threadsExecuted at 24, executed at 32, pad at 36
);

impl Eq for CUpti_ActivityBranch2 {}

record!(CUpti_ActivityBranch2);

/// `struct CUpti_ActivityCdpKernel`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityCdpKernel {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityCdpKernel.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityCdpKernel_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `int64_t parentGridId`.
    pub parentGridId: i64,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t parentBlockX`.
    pub parentBlockX: u32,
    /// `uint32_t parentBlockY`.
    pub parentBlockY: u32,
    /// `uint32_t parentBlockZ`.
    pub parentBlockZ: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityCdpKernel size 144 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, start at 8, end at 16, deviceId at 24, contextId at 28, streamId at 32, gridX at 36,
    gridY at 40, gridZ at 44, blockX at 48, blockY at 52, blockZ at 56, staticSharedMemory at 60,
    dynamicSharedMemory at 64, localMemoryPerThread at 68, localMemoryTotal at 72, correlationId at 76, gridId at 80,
    parentGridId at 88, queued at 96, submitted at 104, completed at 112, parentBlockX at 120, parentBlockY at 124,
    parentBlockZ at 128, pad at 132, name at 136
);

record!(CUpti_ActivityCdpKernel);

/// `struct CUpti_ActivityComputeEngineCtxSwitch`, from `cupti_activity.h`, since CUDA 13.1.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityComputeEngineCtxSwitch {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `CUpti_ComputeEngineCtxSwitchOperationType operationType`.
    pub operationType: CUpti_ComputeEngineCtxSwitchOperationType,
    /// `uint32_t padding`.
    pub padding: u32,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityComputeEngineCtxSwitch size 24 align 8, kind at 0, contextId at 4, timestamp at 8,
    operationType at 16, padding at 20
);

#[cfg(windows)]
layout!(
    CUpti_ActivityComputeEngineCtxSwitch size 24 align 1, kind at 0, contextId at 4, timestamp at 8,
    operationType at 16, padding at 20
);

impl Eq for CUpti_ActivityComputeEngineCtxSwitch {}

record!(CUpti_ActivityComputeEngineCtxSwitch);

/// `struct CUpti_ActivityConfidentialComputeRotation`, from `cupti_activity.h`, since CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityConfidentialComputeRotation {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ConfidentialComputeRotationEventType eventType`.
    pub eventType: CUpti_ConfidentialComputeRotationEventType,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t channelId`.
    pub channelId: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
}

layout!(
    CUpti_ActivityConfidentialComputeRotation size 32 align 8, kind at 0, eventType at 4, deviceId at 8,
    contextId at 12, channelId at 16, channelType at 20, timestamp at 24
);

impl Eq for CUpti_ActivityConfidentialComputeRotation {}

record!(CUpti_ActivityConfidentialComputeRotation);

/// `struct CUpti_ActivityConfig`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityConfig {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `CUpti_ActivityFieldSelection fieldSelection`.
    pub fieldSelection: CUpti_ActivityFieldSelection,
    /// `void *pKindOptions`, since CUDA 13.4.
    pub pKindOptions: *mut c_void,
}

layout!(CUpti_ActivityConfig size 40 align 8, structSize at 0, fieldSelection at 8, pKindOptions at 32);

impl Eq for CUpti_ActivityConfig {}

record!(CUpti_ActivityConfig, structSize : 40, fieldSelection.structSize : 24);

/// `struct CUpti_ActivityContext`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityContext {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint16_t computeApiKind`.
    pub computeApiKind: u16,
    /// `uint16_t nullStreamId`.
    pub nullStreamId: u16,
}

layout!(
    CUpti_ActivityContext size 16 align 8, kind at 0, contextId at 4, deviceId at 8, computeApiKind at 12,
    nullStreamId at 14
);

impl Eq for CUpti_ActivityContext {}

record!(CUpti_ActivityContext);

/// `struct CUpti_ActivityContext2`, from `cupti_activity_deprecated.h`, since CUDA 12.4.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityContext2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint16_t computeApiKind`.
    pub computeApiKind: u16,
    /// `uint16_t nullStreamId`.
    pub nullStreamId: u16,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint8_t isGreenContext`.
    pub isGreenContext: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint16_t numMultiprocessors`, since CUDA 12.5.
    pub numMultiprocessors: u16,
}

layout!(
    CUpti_ActivityContext2 size 24 align 8, kind at 0, contextId at 4, deviceId at 8, computeApiKind at 12,
    nullStreamId at 14, parentContextId at 16, isGreenContext at 20, padding at 21, numMultiprocessors at 22
);

impl Eq for CUpti_ActivityContext2 {}

record!(CUpti_ActivityContext2);

/// `struct CUpti_ActivityContext3`, from `cupti_activity_deprecated.h`, since CUDA 12.5.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityContext3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint16_t computeApiKind`.
    pub computeApiKind: u16,
    /// `uint16_t nullStreamId`.
    pub nullStreamId: u16,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint8_t isGreenContext`.
    pub isGreenContext: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint16_t numMultiprocessors`.
    pub numMultiprocessors: u16,
    /// `CUpti_ContextCigMode cigMode`.
    pub cigMode: CUpti_ContextCigMode,
    /// `uint32_t padding2`.
    pub padding2: u32,
}

layout!(
    CUpti_ActivityContext3 size 32 align 8, kind at 0, contextId at 4, deviceId at 8, computeApiKind at 12,
    nullStreamId at 14, parentContextId at 16, isGreenContext at 20, padding at 21, numMultiprocessors at 22,
    cigMode at 24, padding2 at 28
);

impl Eq for CUpti_ActivityContext3 {}

record!(CUpti_ActivityContext3);

/// `struct CUpti_ActivityContext4`, from `cupti_activity.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityContext4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint16_t computeApiKind`.
    pub computeApiKind: u16,
    /// `uint16_t nullStreamId`.
    pub nullStreamId: u16,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint8_t isGreenContext`.
    pub isGreenContext: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint16_t numMultiprocessors`.
    pub numMultiprocessors: u16,
    /// `CUpti_ContextCigMode cigMode`.
    pub cigMode: CUpti_ContextCigMode,
    /// `uint32_t padding2`.
    pub padding2: u32,
    /// `uint64_t processId`.
    pub processId: u64,
}

layout!(
    CUpti_ActivityContext4 size 40 align 8, kind at 0, contextId at 4, deviceId at 8, computeApiKind at 12,
    nullStreamId at 14, parentContextId at 16, isGreenContext at 20, padding at 21, numMultiprocessors at 22,
    cigMode at 24, padding2 at 28, processId at 32
);

impl Eq for CUpti_ActivityContext4 {}

record!(CUpti_ActivityContext4);

/// `struct CUpti_ActivityCudaEvent`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityCudaEvent {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t eventId`.
    pub eventId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityCudaEvent size 24 align 8, kind at 0, correlationId at 4, contextId at 8, streamId at 12,
    eventId at 16, pad at 20
);

impl Eq for CUpti_ActivityCudaEvent {}

record!(CUpti_ActivityCudaEvent);

/// `struct CUpti_ActivityCudaEvent2`, from `cupti_activity_deprecated.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityCudaEvent2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t eventId`.
    pub eventId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t pad2`.
    pub pad2: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t deviceTimestamp`.
    pub deviceTimestamp: u64,
    /// `uint64_t cudaEventSyncId`.
    pub cudaEventSyncId: u64,
}

layout!(
    CUpti_ActivityCudaEvent2 size 56 align 8, kind at 0, correlationId at 4, contextId at 8, streamId at 12,
    eventId at 16, pad at 20, deviceId at 24, pad2 at 28, reserved0 at 32, deviceTimestamp at 40, cudaEventSyncId at 48
);

impl Eq for CUpti_ActivityCudaEvent2 {}

record!(CUpti_ActivityCudaEvent2);

/// `struct CUpti_ActivityCudaEvent3`, from `cupti_activity.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityCudaEvent3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t eventId`.
    pub eventId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t pad2`.
    pub pad2: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t deviceTimestamp`.
    pub deviceTimestamp: u64,
    /// `uint64_t cudaEventSyncId`.
    pub cudaEventSyncId: u64,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t sourceGraphId`.
    pub sourceGraphId: u32,
    /// `uint64_t sourceGraphNodeId`.
    pub sourceGraphNodeId: u64,
}

layout!(
    CUpti_ActivityCudaEvent3 size 80 align 8, kind at 0, correlationId at 4, contextId at 8, streamId at 12,
    eventId at 16, pad at 20, deviceId at 24, pad2 at 28, reserved0 at 32, deviceTimestamp at 40, cudaEventSyncId at 48,
    graphNodeId at 56, graphId at 64, sourceGraphId at 68, sourceGraphNodeId at 72
);

impl Eq for CUpti_ActivityCudaEvent3 {}

record!(CUpti_ActivityCudaEvent3);

/// `struct CUpti_ActivityDevice`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityDevice size 120 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxRegistersPerBlock at 60, maxSharedMemoryPerBlock at 64, maxThreadsPerBlock at 68, maxBlockDimX at 72,
    maxBlockDimY at 76, maxBlockDimZ at 80, maxGridDimX at 84, maxGridDimY at 88, maxGridDimZ at 92,
    computeCapabilityMajor at 96, computeCapabilityMinor at 100, id at 104, pad at 108, name at 112
);

impl Eq for CUpti_ActivityDevice {}

record!(CUpti_ActivityDevice);

/// `struct CUpti_ActivityDevice2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxSharedMemoryPerMultiprocessor`.
    pub maxSharedMemoryPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerMultiprocessor`.
    pub maxRegistersPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t eccEnabled`.
    pub eccEnabled: u32,
    /// `CUuuid uuid`.
    pub uuid: driver::CUuuid,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityDevice2 size 144 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxSharedMemoryPerMultiprocessor at 60, maxRegistersPerMultiprocessor at 64, maxRegistersPerBlock at 68,
    maxSharedMemoryPerBlock at 72, maxThreadsPerBlock at 76, maxBlockDimX at 80, maxBlockDimY at 84, maxBlockDimZ at 88,
    maxGridDimX at 92, maxGridDimY at 96, maxGridDimZ at 100, computeCapabilityMajor at 104,
    computeCapabilityMinor at 108, id at 112, eccEnabled at 116, uuid at 120, name at 136
);

impl Eq for CUpti_ActivityDevice2 {}

record!(CUpti_ActivityDevice2);

/// `struct CUpti_ActivityDevice3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxSharedMemoryPerMultiprocessor`.
    pub maxSharedMemoryPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerMultiprocessor`.
    pub maxRegistersPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t eccEnabled`.
    pub eccEnabled: u32,
    /// `CUuuid uuid`.
    pub uuid: driver::CUuuid,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint8_t isCudaVisible`.
    pub isCudaVisible: u8,
    /// `uint8_t reserved[7]`.
    pub reserved: [u8; 7],
}

layout!(
    CUpti_ActivityDevice3 size 152 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxSharedMemoryPerMultiprocessor at 60, maxRegistersPerMultiprocessor at 64, maxRegistersPerBlock at 68,
    maxSharedMemoryPerBlock at 72, maxThreadsPerBlock at 76, maxBlockDimX at 80, maxBlockDimY at 84, maxBlockDimZ at 88,
    maxGridDimX at 92, maxGridDimY at 96, maxGridDimZ at 100, computeCapabilityMajor at 104,
    computeCapabilityMinor at 108, id at 112, eccEnabled at 116, uuid at 120, name at 136, isCudaVisible at 144,
    reserved at 145
);

impl Eq for CUpti_ActivityDevice3 {}

record!(CUpti_ActivityDevice3);

/// `struct CUpti_ActivityDevice4`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxSharedMemoryPerMultiprocessor`.
    pub maxSharedMemoryPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerMultiprocessor`.
    pub maxRegistersPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t eccEnabled`.
    pub eccEnabled: u32,
    /// `CUuuid uuid`.
    pub uuid: driver::CUuuid,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint8_t isCudaVisible`.
    pub isCudaVisible: u8,
    /// `uint8_t isMigEnabled`.
    pub isMigEnabled: u8,
    /// `uint8_t reserved[6]`.
    pub reserved: [u8; 6],
    /// `uint32_t gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `uint32_t computeInstanceId`.
    pub computeInstanceId: u32,
    /// `CUuuid migUuid`.
    pub migUuid: driver::CUuuid,
}

layout!(
    CUpti_ActivityDevice4 size 176 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxSharedMemoryPerMultiprocessor at 60, maxRegistersPerMultiprocessor at 64, maxRegistersPerBlock at 68,
    maxSharedMemoryPerBlock at 72, maxThreadsPerBlock at 76, maxBlockDimX at 80, maxBlockDimY at 84, maxBlockDimZ at 88,
    maxGridDimX at 92, maxGridDimY at 96, maxGridDimZ at 100, computeCapabilityMajor at 104,
    computeCapabilityMinor at 108, id at 112, eccEnabled at 116, uuid at 120, name at 136, isCudaVisible at 144,
    isMigEnabled at 145, reserved at 146, gpuInstanceId at 152, computeInstanceId at 156, migUuid at 160
);

impl Eq for CUpti_ActivityDevice4 {}

record!(CUpti_ActivityDevice4);

/// `struct CUpti_ActivityDevice5`, from `cupti_activity_deprecated.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice5 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxSharedMemoryPerMultiprocessor`.
    pub maxSharedMemoryPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerMultiprocessor`.
    pub maxRegistersPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t eccEnabled`.
    pub eccEnabled: u32,
    /// `CUuuid uuid`.
    pub uuid: driver::CUuuid,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint8_t isCudaVisible`.
    pub isCudaVisible: u8,
    /// `uint8_t isMigEnabled`.
    pub isMigEnabled: u8,
    /// `uint8_t reserved[6]`.
    pub reserved: [u8; 6],
    /// `uint32_t gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `uint32_t computeInstanceId`.
    pub computeInstanceId: u32,
    /// `CUuuid migUuid`.
    pub migUuid: driver::CUuuid,
    /// `uint32_t isNumaNode`.
    pub isNumaNode: u32,
    /// `uint32_t numaId`.
    pub numaId: u32,
}

layout!(
    CUpti_ActivityDevice5 size 184 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxSharedMemoryPerMultiprocessor at 60, maxRegistersPerMultiprocessor at 64, maxRegistersPerBlock at 68,
    maxSharedMemoryPerBlock at 72, maxThreadsPerBlock at 76, maxBlockDimX at 80, maxBlockDimY at 84, maxBlockDimZ at 88,
    maxGridDimX at 92, maxGridDimY at 96, maxGridDimZ at 100, computeCapabilityMajor at 104,
    computeCapabilityMinor at 108, id at 112, eccEnabled at 116, uuid at 120, name at 136, isCudaVisible at 144,
    isMigEnabled at 145, reserved at 146, gpuInstanceId at 152, computeInstanceId at 156, migUuid at 160,
    isNumaNode at 176, numaId at 180
);

impl Eq for CUpti_ActivityDevice5 {}

record!(CUpti_ActivityDevice5);

/// `struct CUpti_ActivityDevice6`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDevice6 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t globalMemoryBandwidth`.
    pub globalMemoryBandwidth: u64,
    /// `uint64_t globalMemorySize`.
    pub globalMemorySize: u64,
    /// `uint32_t constantMemorySize`.
    pub constantMemorySize: u32,
    /// `uint32_t l2CacheSize`.
    pub l2CacheSize: u32,
    /// `uint32_t numThreadsPerWarp`.
    pub numThreadsPerWarp: u32,
    /// `uint32_t coreClockRate`.
    pub coreClockRate: u32,
    /// `uint32_t numMemcpyEngines`.
    pub numMemcpyEngines: u32,
    /// `uint32_t numMultiprocessors`.
    pub numMultiprocessors: u32,
    /// `uint32_t maxIPC`.
    pub maxIPC: u32,
    /// `uint32_t maxWarpsPerMultiprocessor`.
    pub maxWarpsPerMultiprocessor: u32,
    /// `uint32_t maxBlocksPerMultiprocessor`.
    pub maxBlocksPerMultiprocessor: u32,
    /// `uint32_t maxSharedMemoryPerMultiprocessor`.
    pub maxSharedMemoryPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerMultiprocessor`.
    pub maxRegistersPerMultiprocessor: u32,
    /// `uint32_t maxRegistersPerBlock`.
    pub maxRegistersPerBlock: u32,
    /// `uint32_t maxSharedMemoryPerBlock`.
    pub maxSharedMemoryPerBlock: u32,
    /// `uint32_t maxThreadsPerBlock`.
    pub maxThreadsPerBlock: u32,
    /// `uint32_t maxBlockDimX`.
    pub maxBlockDimX: u32,
    /// `uint32_t maxBlockDimY`.
    pub maxBlockDimY: u32,
    /// `uint32_t maxBlockDimZ`.
    pub maxBlockDimZ: u32,
    /// `uint32_t maxGridDimX`.
    pub maxGridDimX: u32,
    /// `uint32_t maxGridDimY`.
    pub maxGridDimY: u32,
    /// `uint32_t maxGridDimZ`.
    pub maxGridDimZ: u32,
    /// `uint32_t computeCapabilityMajor`.
    pub computeCapabilityMajor: u32,
    /// `uint32_t computeCapabilityMinor`.
    pub computeCapabilityMinor: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t eccEnabled`.
    pub eccEnabled: u32,
    /// `CUuuid uuid`.
    pub uuid: driver::CUuuid,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint8_t isCudaVisible`.
    pub isCudaVisible: u8,
    /// `uint8_t isMigEnabled`.
    pub isMigEnabled: u8,
    /// `uint8_t reserved[6]`.
    pub reserved: [u8; 6],
    /// `uint32_t gpuInstanceId`.
    pub gpuInstanceId: u32,
    /// `uint32_t computeInstanceId`.
    pub computeInstanceId: u32,
    /// `CUuuid migUuid`.
    pub migUuid: driver::CUuuid,
    /// `uint32_t isNumaNode`.
    pub isNumaNode: u32,
    /// `uint32_t numaId`.
    pub numaId: u32,
    /// `uint32_t numTpcs`.
    pub numTpcs: u32,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
}

layout!(
    CUpti_ActivityDevice6 size 192 align 8, kind at 0, flags at 4, globalMemoryBandwidth at 8, globalMemorySize at 16,
    constantMemorySize at 24, l2CacheSize at 28, numThreadsPerWarp at 32, coreClockRate at 36, numMemcpyEngines at 40,
    numMultiprocessors at 44, maxIPC at 48, maxWarpsPerMultiprocessor at 52, maxBlocksPerMultiprocessor at 56,
    maxSharedMemoryPerMultiprocessor at 60, maxRegistersPerMultiprocessor at 64, maxRegistersPerBlock at 68,
    maxSharedMemoryPerBlock at 72, maxThreadsPerBlock at 76, maxBlockDimX at 80, maxBlockDimY at 84, maxBlockDimZ at 88,
    maxGridDimX at 92, maxGridDimY at 96, maxGridDimZ at 100, computeCapabilityMajor at 104,
    computeCapabilityMinor at 108, id at 112, eccEnabled at 116, uuid at 120, name at 136, isCudaVisible at 144,
    isMigEnabled at 145, reserved at 146, gpuInstanceId at 152, computeInstanceId at 156, migUuid at 160,
    isNumaNode at 176, numaId at 180, numTpcs at 184, reserved0 at 188
);

impl Eq for CUpti_ActivityDevice6 {}

record!(CUpti_ActivityDevice6);

/// `struct CUpti_ActivityDeviceAttribute`, from `cupti_activity.h`, since at least CUDA 12.0.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, align(8)))]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityDeviceAttribute {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `CUpti_ActivityDeviceAttribute.attribute attribute`.
    pub attribute: CUpti_ActivityDeviceAttribute_attribute,
    /// `CUpti_ActivityDeviceAttribute.value value`.
    pub value: CUpti_ActivityDeviceAttribute_value,
}

layout!(
    CUpti_ActivityDeviceAttribute size 24 align 8, kind at 0, flags at 4, deviceId at 8, attribute at 12, value at 16
);

record!(CUpti_ActivityDeviceAttribute);

/// `union CUpti_ActivityDeviceAttribute.attribute`, from `cupti_activity.h`, since at least CUDA 12.0.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy)]
pub union CUpti_ActivityDeviceAttribute_attribute {
    /// `CUdevice_attribute cu`.
    pub cu: driver::CUdevice_attribute,
    /// `CUpti_DeviceAttribute cupti`.
    pub cupti: CUpti_DeviceAttribute,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityDeviceAttribute_attribute size 4 align 4, cu at 0, cupti at 0);

#[cfg(windows)]
layout!(CUpti_ActivityDeviceAttribute_attribute size 4 align 1, cu at 0, cupti at 0);

opaque!(CUpti_ActivityDeviceAttribute_attribute);

record!(CUpti_ActivityDeviceAttribute_attribute);

/// `struct CUpti_ActivityDeviceGraphTrace`, from `cupti_activity.h`, since CUDA 12.8.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityDeviceGraphTrace {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t launcherGraphId`.
    pub launcherGraphId: u32,
    /// `uint32_t deviceLaunchMode`.
    pub deviceLaunchMode: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint64_t streamId`.
    pub streamId: u64,
    /// `void *reserved`.
    pub reserved: *mut c_void,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityDeviceGraphTrace size 56 align 8, kind at 0, deviceId at 4, start at 8, end at 16, graphId at 24,
    launcherGraphId at 28, deviceLaunchMode at 32, contextId at 36, streamId at 40, reserved at 48
);

#[cfg(windows)]
layout!(
    CUpti_ActivityDeviceGraphTrace size 56 align 1, kind at 0, deviceId at 4, start at 8, end at 16, graphId at 24,
    launcherGraphId at 28, deviceLaunchMode at 32, contextId at 36, streamId at 40, reserved at 48
);

impl Eq for CUpti_ActivityDeviceGraphTrace {}

record!(CUpti_ActivityDeviceGraphTrace);

/// `struct CUpti_ActivityEnvironment`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityEnvironment {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `CUpti_ActivityEnvironmentKind environmentKind`.
    pub environmentKind: CUpti_ActivityEnvironmentKind,
    /// `CUpti_ActivityEnvironment.data data`.
    pub data: CUpti_ActivityEnvironment_data,
}

layout!(
    CUpti_ActivityEnvironment size 40 align 8, kind at 0, deviceId at 4, timestamp at 8, environmentKind at 16,
    data at 20
);

record!(CUpti_ActivityEnvironment);

/// `union CUpti_ActivityEnvironment.data`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityEnvironment_data {
    /// `CUpti_ActivityEnvironmentSpeed speed`.
    pub speed: CUpti_ActivityEnvironmentSpeed,
    /// `CUpti_ActivityEnvironmentTemperature temperature`.
    pub temperature: CUpti_ActivityEnvironmentTemperature,
    /// `CUpti_ActivityEnvironmentPower power`.
    pub power: CUpti_ActivityEnvironmentPower,
    /// `CUpti_ActivityEnvironmentCooling cooling`.
    pub cooling: CUpti_ActivityEnvironmentCooling,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityEnvironment_data size 20 align 4, speed at 0, temperature at 0, power at 0, cooling at 0);

#[cfg(windows)]
layout!(CUpti_ActivityEnvironment_data size 20 align 1, speed at 0, temperature at 0, power at 0, cooling at 0);

opaque!(CUpti_ActivityEnvironment_data);

record!(CUpti_ActivityEnvironment_data);

/// `struct CUpti_ActivityEnvironmentCooling`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEnvironmentCooling {
    /// `uint32_t fanSpeed`.
    pub fanSpeed: u32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityEnvironmentCooling size 4 align 4, fanSpeed at 0);

#[cfg(windows)]
layout!(CUpti_ActivityEnvironmentCooling size 4 align 1, fanSpeed at 0);

impl Eq for CUpti_ActivityEnvironmentCooling {}

record!(CUpti_ActivityEnvironmentCooling);

/// `struct CUpti_ActivityEnvironmentPower`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEnvironmentPower {
    /// `uint32_t power`.
    pub power: u32,
    /// `uint32_t powerLimit`.
    pub powerLimit: u32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityEnvironmentPower size 8 align 4, power at 0, powerLimit at 4);

#[cfg(windows)]
layout!(CUpti_ActivityEnvironmentPower size 8 align 1, power at 0, powerLimit at 4);

impl Eq for CUpti_ActivityEnvironmentPower {}

record!(CUpti_ActivityEnvironmentPower);

/// `struct CUpti_ActivityEnvironmentSpeed`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEnvironmentSpeed {
    /// `uint32_t smClock`.
    pub smClock: u32,
    /// `uint32_t memoryClock`.
    pub memoryClock: u32,
    /// `uint32_t pcieLinkGen`.
    pub pcieLinkGen: u32,
    /// `uint32_t pcieLinkWidth`.
    pub pcieLinkWidth: u32,
    /// `CUpti_EnvironmentClocksThrottleReason clocksThrottleReasons`.
    pub clocksThrottleReasons: CUpti_EnvironmentClocksThrottleReason,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityEnvironmentSpeed size 20 align 4, smClock at 0, memoryClock at 4, pcieLinkGen at 8,
    pcieLinkWidth at 12, clocksThrottleReasons at 16
);

#[cfg(windows)]
layout!(
    CUpti_ActivityEnvironmentSpeed size 20 align 1, smClock at 0, memoryClock at 4, pcieLinkGen at 8,
    pcieLinkWidth at 12, clocksThrottleReasons at 16
);

impl Eq for CUpti_ActivityEnvironmentSpeed {}

record!(CUpti_ActivityEnvironmentSpeed);

/// `struct CUpti_ActivityEnvironmentTemperature`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEnvironmentTemperature {
    /// `uint32_t gpuTemperature`.
    pub gpuTemperature: u32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityEnvironmentTemperature size 4 align 4, gpuTemperature at 0);

#[cfg(windows)]
layout!(CUpti_ActivityEnvironmentTemperature size 4 align 1, gpuTemperature at 0);

impl Eq for CUpti_ActivityEnvironmentTemperature {}

record!(CUpti_ActivityEnvironmentTemperature);

/// `struct CUpti_ActivityEvent`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEvent {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_EventID id`.
    pub id: CUpti_EventID,
    /// `uint64_t value`.
    pub value: u64,
    /// `CUpti_EventDomainID domain`.
    pub domain: CUpti_EventDomainID,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
}

layout!(CUpti_ActivityEvent size 24 align 8, kind at 0, id at 4, value at 8, domain at 16, correlationId at 20);

impl Eq for CUpti_ActivityEvent {}

record!(CUpti_ActivityEvent);

/// `struct CUpti_ActivityEventInstance`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityEventInstance {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_EventID id`.
    pub id: CUpti_EventID,
    /// `CUpti_EventDomainID domain`.
    pub domain: CUpti_EventDomainID,
    /// `uint32_t instance`.
    pub instance: u32,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityEventInstance size 32 align 8, kind at 0, id at 4, domain at 8, instance at 12, value at 16,
    correlationId at 24, pad at 28
);

impl Eq for CUpti_ActivityEventInstance {}

record!(CUpti_ActivityEventInstance);

/// `struct CUpti_ActivityExternalCorrelation`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityExternalCorrelation {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ExternalCorrelationKind externalKind`.
    pub externalKind: CUpti_ExternalCorrelationKind,
    /// `uint64_t externalId`.
    pub externalId: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t reserved`.
    pub reserved: u32,
}

layout!(
    CUpti_ActivityExternalCorrelation size 24 align 8, kind at 0, externalKind at 4, externalId at 8,
    correlationId at 16, reserved at 20
);

impl Eq for CUpti_ActivityExternalCorrelation {}

record!(CUpti_ActivityExternalCorrelation);

/// `struct CUpti_ActivityFieldLayoutEntry`, from `cupti_activity.h`, since CUDA 13.2.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityFieldLayoutEntry {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `int fieldId`.
    pub fieldId: i32,
    /// `size_t offset`.
    pub offset: usize,
    /// `size_t size`.
    pub size: usize,
    /// `size_t alignment`.
    pub alignment: usize,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityFieldLayoutEntry size 40 align 8, structSize at 0, fieldId at 8, offset at 16, size at 24,
    alignment at 32
);

#[cfg(windows)]
layout!(
    CUpti_ActivityFieldLayoutEntry size 36 align 1, structSize at 0, fieldId at 8, offset at 12, size at 20,
    alignment at 28
);

impl Eq for CUpti_ActivityFieldLayoutEntry {}

record!(CUpti_ActivityFieldLayoutEntry);

/// `struct CUpti_ActivityFieldSelection`, from `cupti_activity.h`, since CUDA 13.2.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityFieldSelection {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `size_t numFields`.
    pub numFields: usize,
    /// `int *pFieldIds`.
    pub pFieldIds: *mut i32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityFieldSelection size 24 align 8, structSize at 0, numFields at 8, pFieldIds at 16);

#[cfg(windows)]
layout!(CUpti_ActivityFieldSelection size 24 align 1, structSize at 0, numFields at 8, pFieldIds at 16);

impl Eq for CUpti_ActivityFieldSelection {}

record!(CUpti_ActivityFieldSelection, structSize : 24);

/// `struct CUpti_ActivityFunction`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityFunction {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t moduleId`.
    pub moduleId: u32,
    /// `uint32_t functionIndex`.
    pub functionIndex: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityFunction size 32 align 8, kind at 0, id at 4, contextId at 8, moduleId at 12, functionIndex at 16,
    pad at 20, name at 24
);

impl Eq for CUpti_ActivityFunction {}

record!(CUpti_ActivityFunction);

/// `struct CUpti_ActivityGlobalAccess`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGlobalAccess {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint64_t l2_transactions`.
    pub l2_transactions: u64,
}

layout!(
    CUpti_ActivityGlobalAccess size 40 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    pcOffset at 16, executed at 20, threadsExecuted at 24, l2_transactions at 32
);

impl Eq for CUpti_ActivityGlobalAccess {}

record!(CUpti_ActivityGlobalAccess);

/// `struct CUpti_ActivityGlobalAccess2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGlobalAccess2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint64_t l2_transactions`.
    pub l2_transactions: u64,
    /// `uint64_t theoreticalL2Transactions`.
    pub theoreticalL2Transactions: u64,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityGlobalAccess2 size 56 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, pcOffset at 20, threadsExecuted at 24, l2_transactions at 32, theoreticalL2Transactions at 40,
    executed at 48, pad at 52
);

impl Eq for CUpti_ActivityGlobalAccess2 {}

record!(CUpti_ActivityGlobalAccess2);

/// `struct CUpti_ActivityGlobalAccess3`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGlobalAccess3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint64_t pcOffset`.
    pub pcOffset: u64,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint64_t l2_transactions`.
    pub l2_transactions: u64,
    /// `uint64_t theoreticalL2Transactions`.
    pub theoreticalL2Transactions: u64,
}

layout!(
    CUpti_ActivityGlobalAccess3 size 56 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, executed at 20, pcOffset at 24, threadsExecuted at 32, l2_transactions at 40,
    theoreticalL2Transactions at 48
);

impl Eq for CUpti_ActivityGlobalAccess3 {}

record!(CUpti_ActivityGlobalAccess3);

/// `struct CUpti_ActivityGraphHostNode`, from `cupti_activity.h`, since CUDA 13.1.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGraphHostNode {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityGraphHostNode size 56 align 8, kind at 0, streamId at 4, contextId at 8, deviceId at 12,
    correlationId at 16, graphId at 20, graphNodeId at 24, processId at 32, threadId at 36, start at 40, end at 48
);

#[cfg(windows)]
layout!(
    CUpti_ActivityGraphHostNode size 56 align 1, kind at 0, streamId at 4, contextId at 8, deviceId at 12,
    correlationId at 16, graphId at 20, graphNodeId at 24, processId at 32, threadId at 36, start at 40, end at 48
);

impl Eq for CUpti_ActivityGraphHostNode {}

record!(CUpti_ActivityGraphHostNode);

/// `struct CUpti_ActivityGraphTrace`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGraphTrace {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `void *reserved`.
    pub reserved: *mut c_void,
}

layout!(
    CUpti_ActivityGraphTrace size 48 align 8, kind at 0, correlationId at 4, start at 8, end at 16, deviceId at 24,
    graphId at 28, contextId at 32, streamId at 36, reserved at 40
);

impl Eq for CUpti_ActivityGraphTrace {}

record!(CUpti_ActivityGraphTrace);

/// `struct CUpti_ActivityGraphTrace2`, from `cupti_activity.h`, since CUDA 12.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGraphTrace2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `void *reserved`.
    pub reserved: *mut c_void,
    /// `uint32_t endDeviceId`.
    pub endDeviceId: u32,
    /// `uint32_t endContextId`.
    pub endContextId: u32,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityGraphTrace2 size 56 align 8, kind at 0, correlationId at 4, start at 8, end at 16, deviceId at 24,
    graphId at 28, contextId at 32, streamId at 36, reserved at 40, endDeviceId at 48, endContextId at 52
);

#[cfg(windows)]
layout!(
    CUpti_ActivityGraphTrace2 size 56 align 1, kind at 0, correlationId at 4, start at 8, end at 16, deviceId at 24,
    graphId at 28, contextId at 32, streamId at 36, reserved at 40, endDeviceId at 48, endContextId at 52
);

impl Eq for CUpti_ActivityGraphTrace2 {}

record!(CUpti_ActivityGraphTrace2);

/// `struct CUpti_ActivityGreenContext`, from `cupti_activity_deprecated.h`, since CUDA 13.2.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGreenContext {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t numTpcs`.
    pub numTpcs: u32,
    /// `uint16_t numMultiprocessors`.
    pub numMultiprocessors: u16,
    /// `uint8_t logicalTpcMaskSize`.
    pub logicalTpcMaskSize: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t logicalTpcMask[32]`.
    pub logicalTpcMask: [u32; 32],
}

layout!(
    CUpti_ActivityGreenContext size 152 align 8, kind at 0, contextId at 4, parentContextId at 8, deviceId at 12,
    numTpcs at 16, numMultiprocessors at 20, logicalTpcMaskSize at 22, padding at 23, logicalTpcMask at 24
);

impl Eq for CUpti_ActivityGreenContext {}

record!(CUpti_ActivityGreenContext);

/// `struct CUpti_ActivityGreenContext2`, from `cupti_activity_deprecated.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGreenContext2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t numTpcs`.
    pub numTpcs: u32,
    /// `uint16_t numMultiprocessors`.
    pub numMultiprocessors: u16,
    /// `uint8_t logicalTpcMaskSize`.
    pub logicalTpcMaskSize: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t logicalTpcMask[32]`.
    pub logicalTpcMask: [u32; 32],
    /// `uint64_t workqueueResourceId`.
    pub workqueueResourceId: u64,
    /// `uint32_t workqueueConcurrencyLimit`.
    pub workqueueConcurrencyLimit: u32,
    /// `uint32_t workqueueSharingScope`.
    pub workqueueSharingScope: u32,
}

layout!(
    CUpti_ActivityGreenContext2 size 168 align 8, kind at 0, contextId at 4, parentContextId at 8, deviceId at 12,
    numTpcs at 16, numMultiprocessors at 20, logicalTpcMaskSize at 22, padding at 23, logicalTpcMask at 24,
    workqueueResourceId at 152, workqueueConcurrencyLimit at 160, workqueueSharingScope at 164
);

impl Eq for CUpti_ActivityGreenContext2 {}

record!(CUpti_ActivityGreenContext2);

/// `struct CUpti_ActivityGreenContext3`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityGreenContext3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t parentContextId`.
    pub parentContextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t numTpcs`.
    pub numTpcs: u32,
    /// `uint16_t numMultiprocessors`.
    pub numMultiprocessors: u16,
    /// `uint8_t logicalTpcMaskSize`.
    pub logicalTpcMaskSize: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t logicalTpcMask[32]`.
    pub logicalTpcMask: [u32; 32],
    /// `uint64_t workqueueResourceId`.
    pub workqueueResourceId: u64,
    /// `uint32_t workqueueConcurrencyLimit`.
    pub workqueueConcurrencyLimit: u32,
    /// `uint32_t workqueueSharingScope`.
    pub workqueueSharingScope: u32,
    /// `uint32_t workqueueChannelCount`.
    pub workqueueChannelCount: u32,
    /// `uint32_t padding2`.
    pub padding2: u32,
    /// `uint32_t workqueueChannelIds[32]`.
    pub workqueueChannelIds: [u32; 32],
}

layout!(
    CUpti_ActivityGreenContext3 size 304 align 8, kind at 0, contextId at 4, parentContextId at 8, deviceId at 12,
    numTpcs at 16, numMultiprocessors at 20, logicalTpcMaskSize at 22, padding at 23, logicalTpcMask at 24,
    workqueueResourceId at 152, workqueueConcurrencyLimit at 160, workqueueSharingScope at 164,
    workqueueChannelCount at 168, padding2 at 172, workqueueChannelIds at 176
);

impl Eq for CUpti_ActivityGreenContext3 {}

record!(CUpti_ActivityGreenContext3);

/// `struct CUpti_ActivityHostLaunch`, from `cupti_activity.h`, since CUDA 13.1.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityHostLaunch {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityHostLaunch size 48 align 8, kind at 0, streamId at 4, contextId at 8, deviceId at 12,
    correlationId at 16, processId at 20, threadId at 24, padding at 28, start at 32, end at 40
);

#[cfg(windows)]
layout!(
    CUpti_ActivityHostLaunch size 48 align 1, kind at 0, streamId at 4, contextId at 8, deviceId at 12,
    correlationId at 16, processId at 20, threadId at 24, padding at 28, start at 32, end at 40
);

impl Eq for CUpti_ActivityHostLaunch {}

record!(CUpti_ActivityHostLaunch);

/// `struct CUpti_ActivityInstantaneousEvent`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityInstantaneousEvent {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_EventID id`.
    pub id: CUpti_EventID,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t reserved`.
    pub reserved: u32,
}

layout!(
    CUpti_ActivityInstantaneousEvent size 32 align 8, kind at 0, id at 4, value at 8, timestamp at 16, deviceId at 24,
    reserved at 28
);

impl Eq for CUpti_ActivityInstantaneousEvent {}

record!(CUpti_ActivityInstantaneousEvent);

/// `struct CUpti_ActivityInstantaneousEventInstance`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityInstantaneousEventInstance {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_EventID id`.
    pub id: CUpti_EventID,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint8_t instance`.
    pub instance: u8,
    /// `uint8_t pad[3]`.
    pub pad: [u8; 3],
}

layout!(
    CUpti_ActivityInstantaneousEventInstance size 32 align 8, kind at 0, id at 4, value at 8, timestamp at 16,
    deviceId at 24, instance at 28, pad at 29
);

impl Eq for CUpti_ActivityInstantaneousEventInstance {}

record!(CUpti_ActivityInstantaneousEventInstance);

/// `struct CUpti_ActivityInstantaneousMetric`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityInstantaneousMetric {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_MetricID id`.
    pub id: CUpti_MetricID,
    /// `CUpti_MetricValue value`.
    pub value: CUpti_MetricValue,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint8_t pad[3]`.
    pub pad: [u8; 3],
}

layout!(
    CUpti_ActivityInstantaneousMetric size 32 align 8, kind at 0, id at 4, value at 8, timestamp at 16, deviceId at 24,
    flags at 28, pad at 29
);

record!(CUpti_ActivityInstantaneousMetric);

/// `struct CUpti_ActivityInstantaneousMetricInstance`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityInstantaneousMetricInstance {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_MetricID id`.
    pub id: CUpti_MetricID,
    /// `CUpti_MetricValue value`.
    pub value: CUpti_MetricValue,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint8_t instance`.
    pub instance: u8,
    /// `uint8_t pad[2]`.
    pub pad: [u8; 2],
}

layout!(
    CUpti_ActivityInstantaneousMetricInstance size 32 align 8, kind at 0, id at 4, value at 8, timestamp at 16,
    deviceId at 24, flags at 28, instance at 29, pad at 30
);

record!(CUpti_ActivityInstantaneousMetricInstance);

/// `struct CUpti_ActivityInstructionCorrelation`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityInstructionCorrelation {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityInstructionCorrelation size 24 align 8, kind at 0, flags at 4, sourceLocatorId at 8, functionId at 12,
    pcOffset at 16, pad at 20
);

impl Eq for CUpti_ActivityInstructionCorrelation {}

record!(CUpti_ActivityInstructionCorrelation);

/// `struct CUpti_ActivityInstructionExecution`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityInstructionExecution {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint64_t notPredOffThreadsExecuted`.
    pub notPredOffThreadsExecuted: u64,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityInstructionExecution size 48 align 8, kind at 0, flags at 4, sourceLocatorId at 8,
    correlationId at 12, functionId at 16, pcOffset at 20, threadsExecuted at 24, notPredOffThreadsExecuted at 32,
    executed at 40, pad at 44
);

impl Eq for CUpti_ActivityInstructionExecution {}

record!(CUpti_ActivityInstructionExecution);

/// `struct CUpti_ActivityJit`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityJit {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityJitEntryType jitEntryType`.
    pub jitEntryType: CUpti_ActivityJitEntryType,
    /// `CUpti_ActivityJitOperationType jitOperationType`.
    pub jitOperationType: CUpti_ActivityJitOperationType,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
    /// `uint64_t jitOperationCorrelationId`.
    pub jitOperationCorrelationId: u64,
    /// `uint64_t cacheSize`.
    pub cacheSize: u64,
    /// `const char *cachePath`.
    pub cachePath: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityJit size 64 align 8, kind at 0, jitEntryType at 4, jitOperationType at 8, deviceId at 12, start at 16,
    end at 24, correlationId at 32, padding at 36, jitOperationCorrelationId at 40, cacheSize at 48, cachePath at 56
);

impl Eq for CUpti_ActivityJit {}

record!(CUpti_ActivityJit);

/// `struct CUpti_ActivityJit2`, from `cupti_activity.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityJit2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityJitEntryType jitEntryType`.
    pub jitEntryType: CUpti_ActivityJitEntryType,
    /// `CUpti_ActivityJitOperationType jitOperationType`.
    pub jitOperationType: CUpti_ActivityJitOperationType,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
    /// `uint64_t jitOperationCorrelationId`.
    pub jitOperationCorrelationId: u64,
    /// `uint64_t cacheSize`.
    pub cacheSize: u64,
    /// `const char *cachePath`.
    pub cachePath: *const core::ffi::c_char,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
}

layout!(
    CUpti_ActivityJit2 size 72 align 8, kind at 0, jitEntryType at 4, jitOperationType at 8, deviceId at 12,
    start at 16, end at 24, correlationId at 32, padding at 36, jitOperationCorrelationId at 40, cacheSize at 48,
    cachePath at 56, processId at 64, threadId at 68
);

impl Eq for CUpti_ActivityJit2 {}

record!(CUpti_ActivityJit2);

/// `struct CUpti_ActivityKernel`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityKernel {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t cacheConfigRequested`.
    pub cacheConfigRequested: u8,
    /// `uint8_t cacheConfigExecuted`.
    pub cacheConfigExecuted: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityKernel size 104 align 8, kind at 0, cacheConfigRequested at 4, cacheConfigExecuted at 5,
    registersPerThread at 6, start at 8, end at 16, deviceId at 24, contextId at 28, streamId at 32, gridX at 36,
    gridY at 40, gridZ at 44, blockX at 48, blockY at 52, blockZ at 56, staticSharedMemory at 60,
    dynamicSharedMemory at 64, localMemoryPerThread at 68, localMemoryTotal at 72, correlationId at 76,
    runtimeCorrelationId at 80, pad at 84, name at 88, reserved0 at 96
);

impl Eq for CUpti_ActivityKernel {}

record!(CUpti_ActivityKernel);

/// `struct CUpti_ActivityKernel10`, from `cupti_activity_deprecated.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel10 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel10.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel10_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
    /// `uint32_t maxPotentialClusterSize`.
    pub maxPotentialClusterSize: u32,
    /// `uint32_t maxActiveClusters`.
    pub maxActiveClusters: u32,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t padding3[7]`.
    pub padding3: [u8; 7],
}

layout!(
    CUpti_ActivityKernel10 size 216 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192,
    maxPotentialClusterSize at 200, maxActiveClusters at 204, isDeviceLaunched at 208, padding3 at 209
);

record!(CUpti_ActivityKernel10);

/// `union CUpti_ActivityKernel10.cacheConfig`, from `cupti_activity_deprecated.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel10_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel10.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel10_cacheConfig_config,
}

layout!(CUpti_ActivityKernel10_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel10_cacheConfig);

record!(CUpti_ActivityKernel10_cacheConfig);

/// `struct CUpti_ActivityKernel10.cacheConfig.config`, from `cupti_activity_deprecated.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel10_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel10_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel10_cacheConfig_config {
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

record!(CUpti_ActivityKernel10_cacheConfig_config);

/// `struct CUpti_ActivityKernel11`, from `cupti_activity_deprecated.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel11 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel11.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel11_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
    /// `uint32_t maxPotentialClusterSize`.
    pub maxPotentialClusterSize: u32,
    /// `uint32_t maxActiveClusters`.
    pub maxActiveClusters: u32,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t padding3[7]`.
    pub padding3: [u8; 7],
    /// `int32_t priority`.
    pub priority: i32,
    /// `uint32_t padding4`.
    pub padding4: u32,
}

layout!(
    CUpti_ActivityKernel11 size 224 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192,
    maxPotentialClusterSize at 200, maxActiveClusters at 204, isDeviceLaunched at 208, padding3 at 209, priority at 216,
    padding4 at 220
);

record!(CUpti_ActivityKernel11);

/// `union CUpti_ActivityKernel11.cacheConfig`, from `cupti_activity_deprecated.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel11_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel11.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel11_cacheConfig_config,
}

layout!(CUpti_ActivityKernel11_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel11_cacheConfig);

record!(CUpti_ActivityKernel11_cacheConfig);

/// `struct CUpti_ActivityKernel11.cacheConfig.config`, from `cupti_activity_deprecated.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel11_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel11_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel11_cacheConfig_config {
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

record!(CUpti_ActivityKernel11_cacheConfig_config);

/// `struct CUpti_ActivityKernel12`, from `cupti_activity_deprecated.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel12 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel12.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel12_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
    /// `uint32_t maxPotentialClusterSize`.
    pub maxPotentialClusterSize: u32,
    /// `uint32_t maxActiveClusters`.
    pub maxActiveClusters: u32,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t padding3[7]`.
    pub padding3: [u8; 7],
    /// `int32_t priority`.
    pub priority: i32,
    /// `uint32_t padding4`.
    pub padding4: u32,
    /// `uint32_t executionModel`.
    pub executionModel: u32,
    /// `uint32_t padding5`.
    pub padding5: u32,
}

layout!(
    CUpti_ActivityKernel12 size 232 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192,
    maxPotentialClusterSize at 200, maxActiveClusters at 204, isDeviceLaunched at 208, padding3 at 209, priority at 216,
    padding4 at 220, executionModel at 224, padding5 at 228
);

record!(CUpti_ActivityKernel12);

/// `union CUpti_ActivityKernel12.cacheConfig`, from `cupti_activity_deprecated.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel12_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel12.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel12_cacheConfig_config,
}

layout!(CUpti_ActivityKernel12_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel12_cacheConfig);

record!(CUpti_ActivityKernel12_cacheConfig);

/// `struct CUpti_ActivityKernel12.cacheConfig.config`, from `cupti_activity_deprecated.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel12_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel12_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel12_cacheConfig_config {
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

record!(CUpti_ActivityKernel12_cacheConfig_config);

/// `struct CUpti_ActivityKernel13`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel13 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel13.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel13_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
    /// `uint32_t maxPotentialClusterSize`.
    pub maxPotentialClusterSize: u32,
    /// `uint32_t maxActiveClusters`.
    pub maxActiveClusters: u32,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t padding3[7]`.
    pub padding3: [u8; 7],
    /// `int32_t priority`.
    pub priority: i32,
    /// `uint32_t padding4`.
    pub padding4: u32,
    /// `uint32_t executionModel`.
    pub executionModel: u32,
    /// `uint32_t padding5`.
    pub padding5: u32,
    /// `uint32_t sourceGraphId`.
    pub sourceGraphId: u32,
    /// `uint32_t padding6`.
    pub padding6: u32,
    /// `uint64_t sourceGraphNodeId`.
    pub sourceGraphNodeId: u64,
}

layout!(
    CUpti_ActivityKernel13 size 248 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192,
    maxPotentialClusterSize at 200, maxActiveClusters at 204, isDeviceLaunched at 208, padding3 at 209, priority at 216,
    padding4 at 220, executionModel at 224, padding5 at 228, sourceGraphId at 232, padding6 at 236,
    sourceGraphNodeId at 240
);

record!(CUpti_ActivityKernel13);

/// `union CUpti_ActivityKernel13.cacheConfig`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel13_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel13.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel13_cacheConfig_config,
}

layout!(CUpti_ActivityKernel13_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel13_cacheConfig);

record!(CUpti_ActivityKernel13_cacheConfig);

/// `struct CUpti_ActivityKernel13.cacheConfig.config`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel13_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel13_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel13_cacheConfig_config {
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

record!(CUpti_ActivityKernel13_cacheConfig_config);

/// `struct CUpti_ActivityKernel2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel2.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel2_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityKernel2 size 112 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, start at 8, end at 16, completed at 24, deviceId at 32, contextId at 36, streamId at 40,
    gridX at 44, gridY at 48, gridZ at 52, blockX at 56, blockY at 60, blockZ at 64, staticSharedMemory at 68,
    dynamicSharedMemory at 72, localMemoryPerThread at 76, localMemoryTotal at 80, correlationId at 84, gridId at 88,
    name at 96, reserved0 at 104
);

record!(CUpti_ActivityKernel2);

/// `struct CUpti_ActivityKernel3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel3.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel3_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityKernel3 size 120 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104, reserved0 at 112
);

record!(CUpti_ActivityKernel3);

/// `struct CUpti_ActivityKernel4`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel4.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel4_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
}

layout!(
    CUpti_ActivityKernel4 size 144 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140
);

record!(CUpti_ActivityKernel4);

/// `struct CUpti_ActivityKernel5`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel5 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel5.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel5_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
}

layout!(
    CUpti_ActivityKernel5 size 160 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156
);

record!(CUpti_ActivityKernel5);

/// `struct CUpti_ActivityKernel6`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel6 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel6.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel6_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
}

layout!(
    CUpti_ActivityKernel6 size 168 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160
);

record!(CUpti_ActivityKernel6);

/// `struct CUpti_ActivityKernel7`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel7 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel7.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel7_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
}

layout!(
    CUpti_ActivityKernel7 size 176 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172
);

record!(CUpti_ActivityKernel7);

/// `struct CUpti_ActivityKernel8`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel8 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel8.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel8_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
}

layout!(
    CUpti_ActivityKernel8 size 200 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192
);

record!(CUpti_ActivityKernel8);

/// `struct CUpti_ActivityKernel9`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel9 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityKernel9.cacheConfig cacheConfig`.
    pub cacheConfig: CUpti_ActivityKernel9_cacheConfig,
    /// `uint8_t sharedMemoryConfig`.
    pub sharedMemoryConfig: u8,
    /// `uint16_t registersPerThread`.
    pub registersPerThread: u16,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheRequested`.
    pub partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `CUpti_ActivityPartitionedGlobalCacheConfig partitionedGlobalCacheExecuted`.
    pub partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t completed`.
    pub completed: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `int32_t gridX`.
    pub gridX: i32,
    /// `int32_t gridY`.
    pub gridY: i32,
    /// `int32_t gridZ`.
    pub gridZ: i32,
    /// `int32_t blockX`.
    pub blockX: i32,
    /// `int32_t blockY`.
    pub blockY: i32,
    /// `int32_t blockZ`.
    pub blockZ: i32,
    /// `int32_t staticSharedMemory`.
    pub staticSharedMemory: i32,
    /// `int32_t dynamicSharedMemory`.
    pub dynamicSharedMemory: i32,
    /// `uint32_t localMemoryPerThread`.
    pub localMemoryPerThread: u32,
    /// `uint32_t localMemoryTotal`.
    pub localMemoryTotal: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t queued`.
    pub queued: u64,
    /// `uint64_t submitted`.
    pub submitted: u64,
    /// `uint8_t launchType`.
    pub launchType: u8,
    /// `uint8_t isSharedMemoryCarveoutRequested`.
    pub isSharedMemoryCarveoutRequested: u8,
    /// `uint8_t sharedMemoryCarveoutRequested`.
    pub sharedMemoryCarveoutRequested: u8,
    /// `uint8_t padding`.
    pub padding: u8,
    /// `uint32_t sharedMemoryExecuted`.
    pub sharedMemoryExecuted: u32,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `CUpti_FuncShmemLimitConfig shmemLimitConfig`.
    pub shmemLimitConfig: CUpti_FuncShmemLimitConfig,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `CUaccessPolicyWindow *pAccessPolicyWindow`.
    pub pAccessPolicyWindow: *mut driver::CUaccessPolicyWindow,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t clusterX`.
    pub clusterX: u32,
    /// `uint32_t clusterY`.
    pub clusterY: u32,
    /// `uint32_t clusterZ`.
    pub clusterZ: u32,
    /// `uint32_t clusterSchedulingPolicy`.
    pub clusterSchedulingPolicy: u32,
    /// `uint64_t localMemoryTotal_v2`.
    pub localMemoryTotal_v2: u64,
    /// `uint32_t maxPotentialClusterSize`.
    pub maxPotentialClusterSize: u32,
    /// `uint32_t maxActiveClusters`.
    pub maxActiveClusters: u32,
}

layout!(
    CUpti_ActivityKernel9 size 208 align 8, kind at 0, cacheConfig at 4, sharedMemoryConfig at 5,
    registersPerThread at 6, partitionedGlobalCacheRequested at 8, partitionedGlobalCacheExecuted at 12, start at 16,
    end at 24, completed at 32, deviceId at 40, contextId at 44, streamId at 48, gridX at 52, gridY at 56, gridZ at 60,
    blockX at 64, blockY at 68, blockZ at 72, staticSharedMemory at 76, dynamicSharedMemory at 80,
    localMemoryPerThread at 84, localMemoryTotal at 88, correlationId at 92, gridId at 96, name at 104,
    reserved0 at 112, queued at 120, submitted at 128, launchType at 136, isSharedMemoryCarveoutRequested at 137,
    sharedMemoryCarveoutRequested at 138, padding at 139, sharedMemoryExecuted at 140, graphNodeId at 144,
    shmemLimitConfig at 152, graphId at 156, pAccessPolicyWindow at 160, channelID at 168, channelType at 172,
    clusterX at 176, clusterY at 180, clusterZ at 184, clusterSchedulingPolicy at 188, localMemoryTotal_v2 at 192,
    maxPotentialClusterSize at 200, maxActiveClusters at 204
);

record!(CUpti_ActivityKernel9);

/// `union CUpti_ActivityKernel9.cacheConfig`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityKernel9_cacheConfig {
    /// `uint8_t both`.
    pub both: u8,
    /// `CUpti_ActivityKernel9.cacheConfig.config config`.
    pub config: CUpti_ActivityKernel9_cacheConfig_config,
}

layout!(CUpti_ActivityKernel9_cacheConfig size 1 align 1, both at 0, config at 0);

opaque!(CUpti_ActivityKernel9_cacheConfig);

record!(CUpti_ActivityKernel9_cacheConfig);

/// `struct CUpti_ActivityKernel9.cacheConfig.config`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityKernel9_cacheConfig_config {
    #[doc(hidden)]
    pub __bits0: [u8; 1],
}

layout!(CUpti_ActivityKernel9_cacheConfig_config size 1 align 1, __bits0 at 0);

impl CUpti_ActivityKernel9_cacheConfig_config {
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

record!(CUpti_ActivityKernel9_cacheConfig_config);

/// `struct CUpti_ActivityMarker`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMarker {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t id`.
    pub id: u32,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityMarker size 48 align 8, kind at 0, flags at 4, timestamp at 8, id at 16, objectKind at 20,
    objectId at 24, pad at 36, name at 40
);

record!(CUpti_ActivityMarker);

/// `struct CUpti_ActivityMarker2`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMarker2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t id`.
    pub id: u32,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `const char *domain`.
    pub domain: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityMarker2 size 56 align 8, kind at 0, flags at 4, timestamp at 8, id at 16, objectKind at 20,
    objectId at 24, pad at 36, name at 40, domain at 48
);

record!(CUpti_ActivityMarker2);

/// `struct CUpti_ActivityMarkerData`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMarkerData {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t id`.
    pub id: u32,
    /// `CUpti_MetricValueKind payloadKind`.
    pub payloadKind: CUpti_MetricValueKind,
    /// `CUpti_MetricValue payload`.
    pub payload: CUpti_MetricValue,
    /// `uint32_t color`.
    pub color: u32,
    /// `uint32_t category`.
    pub category: u32,
}

layout!(
    CUpti_ActivityMarkerData size 32 align 8, kind at 0, flags at 4, id at 8, payloadKind at 12, payload at 16,
    color at 24, category at 28
);

record!(CUpti_ActivityMarkerData);

/// `struct CUpti_ActivityMarkerData2`, from `cupti_activity.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMarkerData2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t id`.
    pub id: u32,
    /// `CUpti_MetricValueKind payloadKind`.
    pub payloadKind: CUpti_MetricValueKind,
    /// `CUpti_MetricValue payload`.
    pub payload: CUpti_MetricValue,
    /// `uint32_t color`.
    pub color: u32,
    /// `uint32_t category`.
    pub category: u32,
    /// `uint32_t cuptiDomainId`.
    pub cuptiDomainId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
}

layout!(
    CUpti_ActivityMarkerData2 size 40 align 8, kind at 0, flags at 4, id at 8, payloadKind at 12, payload at 16,
    color at 24, category at 28, cuptiDomainId at 32, padding at 36
);

record!(CUpti_ActivityMarkerData2);

/// `struct CUpti_ActivityMemDecompress`, from `cupti_activity.h`, since CUDA 12.8.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemDecompress {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t numberOfOperations`.
    pub numberOfOperations: u32,
    /// `uint64_t sourceBytes`.
    pub sourceBytes: u64,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
}

#[cfg(not(windows))]
layout!(
    CUpti_ActivityMemDecompress size 64 align 8, kind at 0, deviceId at 4, contextId at 8, streamId at 12,
    channelID at 16, channelType at 20, correlationId at 24, numberOfOperations at 28, sourceBytes at 32,
    reserved0 at 40, start at 48, end at 56
);

#[cfg(windows)]
layout!(
    CUpti_ActivityMemDecompress size 64 align 1, kind at 0, deviceId at 4, contextId at 8, streamId at 12,
    channelID at 16, channelType at 20, correlationId at 24, numberOfOperations at 28, sourceBytes at 32,
    reserved0 at 40, start at 48, end at 56
);

impl Eq for CUpti_ActivityMemDecompress {}

record!(CUpti_ActivityMemDecompress);

/// `struct CUpti_ActivityMemcpy`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityMemcpy size 64 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7, bytes at 8,
    start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56
);

impl Eq for CUpti_ActivityMemcpy {}

record!(CUpti_ActivityMemcpy);

/// `struct CUpti_ActivityMemcpy3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
}

layout!(
    CUpti_ActivityMemcpy3 size 72 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7, bytes at 8,
    start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56, graphNodeId at 64
);

impl Eq for CUpti_ActivityMemcpy3 {}

record!(CUpti_ActivityMemcpy3);

/// `struct CUpti_ActivityMemcpy4`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
}

layout!(
    CUpti_ActivityMemcpy4 size 80 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7, bytes at 8,
    start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56, graphNodeId at 64, graphId at 72, padding at 76
);

impl Eq for CUpti_ActivityMemcpy4 {}

record!(CUpti_ActivityMemcpy4);

/// `struct CUpti_ActivityMemcpy5`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy5 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint32_t pad2`.
    pub pad2: u32,
}

layout!(
    CUpti_ActivityMemcpy5 size 88 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7, bytes at 8,
    start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56, graphNodeId at 64, graphId at 72, channelID at 76,
    channelType at 80, pad2 at 84
);

impl Eq for CUpti_ActivityMemcpy5 {}

record!(CUpti_ActivityMemcpy5);

/// `struct CUpti_ActivityMemcpy6`, from `cupti_activity_deprecated.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy6 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint8_t isDeviceLaunched`, since CUDA 13.0.
    pub isDeviceLaunched: u8,
    /// `uint8_t pad2[3]`.
    pub pad2: [u8; 3],
    /// `uint64_t copyCount`.
    pub copyCount: u64,
}

layout!(
    CUpti_ActivityMemcpy6 size 96 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7, bytes at 8,
    start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56, graphNodeId at 64, graphId at 72, channelID at 76,
    channelType at 80, isDeviceLaunched at 84, pad2 at 85, copyCount at 88
);

impl Eq for CUpti_ActivityMemcpy6 {}

record!(CUpti_ActivityMemcpy6);

/// `struct CUpti_ActivityMemcpy7`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpy7 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t runtimeCorrelationId`.
    pub runtimeCorrelationId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t pad2[3]`.
    pub pad2: [u8; 3],
    /// `uint64_t copyCount`.
    pub copyCount: u64,
    /// `uint32_t sourceGraphId`.
    pub sourceGraphId: u32,
    /// `uint32_t pad3`.
    pub pad3: u32,
    /// `uint64_t sourceGraphNodeId`.
    pub sourceGraphNodeId: u64,
}

layout!(
    CUpti_ActivityMemcpy7 size 112 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7,
    bytes at 8, start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, correlationId at 44,
    runtimeCorrelationId at 48, pad at 52, reserved0 at 56, graphNodeId at 64, graphId at 72, channelID at 76,
    channelType at 80, isDeviceLaunched at 84, pad2 at 85, copyCount at 88, sourceGraphId at 96, pad3 at 100,
    sourceGraphNodeId at 104
);

impl Eq for CUpti_ActivityMemcpy7 {}

record!(CUpti_ActivityMemcpy7);

/// `struct CUpti_ActivityMemcpyPtoP`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpyPtoP {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t srcDeviceId`.
    pub srcDeviceId: u32,
    /// `uint32_t srcContextId`.
    pub srcContextId: u32,
    /// `uint32_t dstDeviceId`.
    pub dstDeviceId: u32,
    /// `uint32_t dstContextId`.
    pub dstContextId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityMemcpyPtoP size 72 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7,
    bytes at 8, start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, srcDeviceId at 44,
    srcContextId at 48, dstDeviceId at 52, dstContextId at 56, correlationId at 60, reserved0 at 64
);

impl Eq for CUpti_ActivityMemcpyPtoP {}

record!(CUpti_ActivityMemcpyPtoP);

/// `struct CUpti_ActivityMemcpyPtoP2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpyPtoP2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t srcDeviceId`.
    pub srcDeviceId: u32,
    /// `uint32_t srcContextId`.
    pub srcContextId: u32,
    /// `uint32_t dstDeviceId`.
    pub dstDeviceId: u32,
    /// `uint32_t dstContextId`.
    pub dstContextId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
}

layout!(
    CUpti_ActivityMemcpyPtoP2 size 80 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7,
    bytes at 8, start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, srcDeviceId at 44,
    srcContextId at 48, dstDeviceId at 52, dstContextId at 56, correlationId at 60, reserved0 at 64, graphNodeId at 72
);

impl Eq for CUpti_ActivityMemcpyPtoP2 {}

record!(CUpti_ActivityMemcpyPtoP2);

/// `struct CUpti_ActivityMemcpyPtoP3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpyPtoP3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t srcDeviceId`.
    pub srcDeviceId: u32,
    /// `uint32_t srcContextId`.
    pub srcContextId: u32,
    /// `uint32_t dstDeviceId`.
    pub dstDeviceId: u32,
    /// `uint32_t dstContextId`.
    pub dstContextId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
}

layout!(
    CUpti_ActivityMemcpyPtoP3 size 88 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7,
    bytes at 8, start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, srcDeviceId at 44,
    srcContextId at 48, dstDeviceId at 52, dstContextId at 56, correlationId at 60, reserved0 at 64, graphNodeId at 72,
    graphId at 80, padding at 84
);

impl Eq for CUpti_ActivityMemcpyPtoP3 {}

record!(CUpti_ActivityMemcpyPtoP3);

/// `struct CUpti_ActivityMemcpyPtoP4`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemcpyPtoP4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint8_t copyKind`.
    pub copyKind: u8,
    /// `uint8_t srcKind`.
    pub srcKind: u8,
    /// `uint8_t dstKind`.
    pub dstKind: u8,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t srcDeviceId`.
    pub srcDeviceId: u32,
    /// `uint32_t srcContextId`.
    pub srcContextId: u32,
    /// `uint32_t dstDeviceId`.
    pub dstDeviceId: u32,
    /// `uint32_t dstContextId`.
    pub dstContextId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
}

layout!(
    CUpti_ActivityMemcpyPtoP4 size 96 align 8, kind at 0, copyKind at 4, srcKind at 5, dstKind at 6, flags at 7,
    bytes at 8, start at 16, end at 24, deviceId at 32, contextId at 36, streamId at 40, srcDeviceId at 44,
    srcContextId at 48, dstDeviceId at 52, dstContextId at 56, correlationId at 60, reserved0 at 64, graphNodeId at 72,
    graphId at 80, channelID at 84, channelType at 88
);

impl Eq for CUpti_ActivityMemcpyPtoP4 {}

record!(CUpti_ActivityMemcpyPtoP4);

/// `struct CUpti_ActivityMemory`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemory {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryKind memoryKind`.
    pub memoryKind: CUpti_ActivityMemoryKind,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t allocPC`.
    pub allocPC: u64,
    /// `uint64_t freePC`.
    pub freePC: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityMemory size 80 align 8, kind at 0, memoryKind at 4, address at 8, bytes at 16, start at 24, end at 32,
    allocPC at 40, freePC at 48, processId at 56, deviceId at 60, contextId at 64, pad at 68, name at 72
);

impl Eq for CUpti_ActivityMemory {}

record!(CUpti_ActivityMemory);

/// `struct CUpti_ActivityMemory2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryOperationType memoryOperationType`.
    pub memoryOperationType: CUpti_ActivityMemoryOperationType,
    /// `CUpti_ActivityMemoryKind memoryKind`.
    pub memoryKind: CUpti_ActivityMemoryKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint64_t PC`.
    pub PC: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint32_t isAsync`.
    pub isAsync: u32,
    /// `uint32_t pad1`.
    pub pad1: u32,
    /// `CUpti_ActivityMemory2.memoryPoolConfig memoryPoolConfig`.
    pub memoryPoolConfig: CUpti_ActivityMemory2_memoryPoolConfig,
}

layout!(
    CUpti_ActivityMemory2 size 112 align 8, kind at 0, memoryOperationType at 4, memoryKind at 8, correlationId at 12,
    address at 16, bytes at 24, timestamp at 32, PC at 40, processId at 48, deviceId at 52, contextId at 56,
    streamId at 60, name at 64, isAsync at 72, pad1 at 76, memoryPoolConfig at 80
);

record!(CUpti_ActivityMemory2);

/// `struct CUpti_ActivityMemory3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryOperationType memoryOperationType`.
    pub memoryOperationType: CUpti_ActivityMemoryOperationType,
    /// `CUpti_ActivityMemoryKind memoryKind`.
    pub memoryKind: CUpti_ActivityMemoryKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint64_t PC`.
    pub PC: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint32_t isAsync`.
    pub isAsync: u32,
    /// `uint32_t pad1`.
    pub pad1: u32,
    /// `CUpti_ActivityMemory3.memoryPoolConfig memoryPoolConfig`.
    pub memoryPoolConfig: CUpti_ActivityMemory3_memoryPoolConfig,
}

layout!(
    CUpti_ActivityMemory3 size 120 align 8, kind at 0, memoryOperationType at 4, memoryKind at 8, correlationId at 12,
    address at 16, bytes at 24, timestamp at 32, PC at 40, processId at 48, deviceId at 52, contextId at 56,
    streamId at 60, name at 64, isAsync at 72, pad1 at 76, memoryPoolConfig at 80
);

record!(CUpti_ActivityMemory3);

/// `struct CUpti_ActivityMemory4`, from `cupti_activity.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMemory4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryOperationType memoryOperationType`.
    pub memoryOperationType: CUpti_ActivityMemoryOperationType,
    /// `CUpti_ActivityMemoryKind memoryKind`.
    pub memoryKind: CUpti_ActivityMemoryKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint64_t PC`.
    pub PC: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
    /// `uint32_t isAsync`.
    pub isAsync: u32,
    /// `uint32_t pad1`.
    pub pad1: u32,
    /// `CUpti_ActivityMemory4.memoryPoolConfig memoryPoolConfig`.
    pub memoryPoolConfig: CUpti_ActivityMemory4_memoryPoolConfig,
    /// `const char *source`.
    pub source: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityMemory4 size 128 align 8, kind at 0, memoryOperationType at 4, memoryKind at 8, correlationId at 12,
    address at 16, bytes at 24, timestamp at 32, PC at 40, processId at 48, deviceId at 52, contextId at 56,
    streamId at 60, name at 64, isAsync at 72, pad1 at 76, memoryPoolConfig at 80, source at 120
);

record!(CUpti_ActivityMemory4);

/// `struct CUpti_ActivityMemoryPool`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemoryPool {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType`.
    pub memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType,
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `size_t minBytesToKeep`.
    pub minBytesToKeep: usize,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
}

layout!(
    CUpti_ActivityMemoryPool size 64 align 8, kind at 0, memoryPoolOperationType at 4, memoryPoolType at 8,
    correlationId at 12, processId at 16, deviceId at 20, minBytesToKeep at 24, address at 32, size at 40,
    releaseThreshold at 48, timestamp at 56
);

impl Eq for CUpti_ActivityMemoryPool {}

record!(CUpti_ActivityMemoryPool);

/// `struct CUpti_ActivityMemoryPool2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemoryPool2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType`.
    pub memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType,
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `size_t minBytesToKeep`.
    pub minBytesToKeep: usize,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint64_t utilizedSize`.
    pub utilizedSize: u64,
}

layout!(
    CUpti_ActivityMemoryPool2 size 72 align 8, kind at 0, memoryPoolOperationType at 4, memoryPoolType at 8,
    correlationId at 12, processId at 16, deviceId at 20, minBytesToKeep at 24, address at 32, size at 40,
    releaseThreshold at 48, timestamp at 56, utilizedSize at 64
);

impl Eq for CUpti_ActivityMemoryPool2 {}

record!(CUpti_ActivityMemoryPool2);

/// `struct CUpti_ActivityMemoryPool3`, from `cupti_activity.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemoryPool3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityMemoryPoolOperationType memoryPoolOperationType`.
    pub memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType,
    /// `CUpti_ActivityMemoryPoolType memoryPoolType`.
    pub memoryPoolType: CUpti_ActivityMemoryPoolType,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `size_t minBytesToKeep`.
    pub minBytesToKeep: usize,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t releaseThreshold`.
    pub releaseThreshold: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint64_t utilizedSize`.
    pub utilizedSize: u64,
    /// `uint8_t isManagedPool`.
    pub isManagedPool: u8,
    /// `uint8_t pad2[7]`.
    pub pad2: [u8; 7],
}

layout!(
    CUpti_ActivityMemoryPool3 size 80 align 8, kind at 0, memoryPoolOperationType at 4, memoryPoolType at 8,
    correlationId at 12, processId at 16, deviceId at 20, minBytesToKeep at 24, address at 32, size at 40,
    releaseThreshold at 48, timestamp at 56, utilizedSize at 64, isManagedPool at 72, pad2 at 73
);

impl Eq for CUpti_ActivityMemoryPool3 {}

record!(CUpti_ActivityMemoryPool3);

/// `struct CUpti_ActivityMemset`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemset {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t value`.
    pub value: u32,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint16_t flags`.
    pub flags: u16,
    /// `uint16_t memoryKind`.
    pub memoryKind: u16,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
}

layout!(
    CUpti_ActivityMemset size 64 align 8, kind at 0, value at 4, bytes at 8, start at 16, end at 24, deviceId at 32,
    contextId at 36, streamId at 40, correlationId at 44, flags at 48, memoryKind at 50, pad at 52, reserved0 at 56
);

impl Eq for CUpti_ActivityMemset {}

record!(CUpti_ActivityMemset);

/// `struct CUpti_ActivityMemset2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemset2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t value`.
    pub value: u32,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint16_t flags`.
    pub flags: u16,
    /// `uint16_t memoryKind`.
    pub memoryKind: u16,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
}

layout!(
    CUpti_ActivityMemset2 size 72 align 8, kind at 0, value at 4, bytes at 8, start at 16, end at 24, deviceId at 32,
    contextId at 36, streamId at 40, correlationId at 44, flags at 48, memoryKind at 50, pad at 52, reserved0 at 56,
    graphNodeId at 64
);

impl Eq for CUpti_ActivityMemset2 {}

record!(CUpti_ActivityMemset2);

/// `struct CUpti_ActivityMemset3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemset3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t value`.
    pub value: u32,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint16_t flags`.
    pub flags: u16,
    /// `uint16_t memoryKind`.
    pub memoryKind: u16,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t padding`.
    pub padding: u32,
}

layout!(
    CUpti_ActivityMemset3 size 80 align 8, kind at 0, value at 4, bytes at 8, start at 16, end at 24, deviceId at 32,
    contextId at 36, streamId at 40, correlationId at 44, flags at 48, memoryKind at 50, pad at 52, reserved0 at 56,
    graphNodeId at 64, graphId at 72, padding at 76
);

impl Eq for CUpti_ActivityMemset3 {}

record!(CUpti_ActivityMemset3);

/// `struct CUpti_ActivityMemset4`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemset4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t value`.
    pub value: u32,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint16_t flags`.
    pub flags: u16,
    /// `uint16_t memoryKind`.
    pub memoryKind: u16,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint8_t isDeviceLaunched`, since CUDA 13.0.
    pub isDeviceLaunched: u8,
    /// `uint8_t pad2[3]`.
    pub pad2: [u8; 3],
}

layout!(
    CUpti_ActivityMemset4 size 88 align 8, kind at 0, value at 4, bytes at 8, start at 16, end at 24, deviceId at 32,
    contextId at 36, streamId at 40, correlationId at 44, flags at 48, memoryKind at 50, pad at 52, reserved0 at 56,
    graphNodeId at 64, graphId at 72, channelID at 76, channelType at 80, isDeviceLaunched at 84, pad2 at 85
);

impl Eq for CUpti_ActivityMemset4 {}

record!(CUpti_ActivityMemset4);

/// `struct CUpti_ActivityMemset5`, from `cupti_activity.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityMemset5 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t value`.
    pub value: u32,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint16_t flags`.
    pub flags: u16,
    /// `uint16_t memoryKind`.
    pub memoryKind: u16,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `uint64_t graphNodeId`.
    pub graphNodeId: u64,
    /// `uint32_t graphId`.
    pub graphId: u32,
    /// `uint32_t channelID`.
    pub channelID: u32,
    /// `CUpti_ChannelType channelType`.
    pub channelType: CUpti_ChannelType,
    /// `uint8_t isDeviceLaunched`.
    pub isDeviceLaunched: u8,
    /// `uint8_t pad2[3]`.
    pub pad2: [u8; 3],
    /// `uint32_t sourceGraphId`.
    pub sourceGraphId: u32,
    /// `uint32_t pad3`.
    pub pad3: u32,
    /// `uint64_t sourceGraphNodeId`.
    pub sourceGraphNodeId: u64,
}

layout!(
    CUpti_ActivityMemset5 size 104 align 8, kind at 0, value at 4, bytes at 8, start at 16, end at 24, deviceId at 32,
    contextId at 36, streamId at 40, correlationId at 44, flags at 48, memoryKind at 50, pad at 52, reserved0 at 56,
    graphNodeId at 64, graphId at 72, channelID at 76, channelType at 80, isDeviceLaunched at 84, pad2 at 85,
    sourceGraphId at 88, pad3 at 92, sourceGraphNodeId at 96
);

impl Eq for CUpti_ActivityMemset5 {}

record!(CUpti_ActivityMemset5);

/// `struct CUpti_ActivityMetric`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMetric {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_MetricID id`.
    pub id: CUpti_MetricID,
    /// `CUpti_MetricValue value`.
    pub value: CUpti_MetricValue,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint8_t pad[3]`.
    pub pad: [u8; 3],
}

layout!(
    CUpti_ActivityMetric size 24 align 8, kind at 0, id at 4, value at 8, correlationId at 16, flags at 20, pad at 21
);

record!(CUpti_ActivityMetric);

/// `struct CUpti_ActivityMetricInstance`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityMetricInstance {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_MetricID id`.
    pub id: CUpti_MetricID,
    /// `CUpti_MetricValue value`.
    pub value: CUpti_MetricValue,
    /// `uint32_t instance`.
    pub instance: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint8_t flags`.
    pub flags: u8,
    /// `uint8_t pad[7]`.
    pub pad: [u8; 7],
}

layout!(
    CUpti_ActivityMetricInstance size 32 align 8, kind at 0, id at 4, value at 8, instance at 16, correlationId at 20,
    flags at 24, pad at 25
);

record!(CUpti_ActivityMetricInstance);

/// `struct CUpti_ActivityModule`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityModule {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t cubinSize`.
    pub cubinSize: u32,
    /// `const void *cubin`.
    pub cubin: *const c_void,
}

layout!(CUpti_ActivityModule size 24 align 8, kind at 0, contextId at 4, id at 8, cubinSize at 12, cubin at 16);

impl Eq for CUpti_ActivityModule {}

record!(CUpti_ActivityModule);

/// `struct CUpti_ActivityName`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityName {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *name`.
    pub name: *const core::ffi::c_char,
}

layout!(CUpti_ActivityName size 32 align 8, kind at 0, objectKind at 4, objectId at 8, pad at 20, name at 24);

record!(CUpti_ActivityName);

/// `struct CUpti_ActivityNvLink`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityNvLink {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t nvlinkVersion`.
    pub nvlinkVersion: u32,
    /// `CUpti_DevType typeDev0`.
    pub typeDev0: CUpti_DevType,
    /// `CUpti_DevType typeDev1`.
    pub typeDev1: CUpti_DevType,
    /// `CUpti_ActivityNvLink.idDev0 idDev0`.
    pub idDev0: CUpti_ActivityNvLink_idDev0,
    /// `CUpti_ActivityNvLink.idDev1 idDev1`.
    pub idDev1: CUpti_ActivityNvLink_idDev1,
    /// `uint32_t flag`.
    pub flag: u32,
    /// `uint32_t physicalNvLinkCount`.
    pub physicalNvLinkCount: u32,
    /// `int8_t portDev0[4]`.
    pub portDev0: [i8; 4],
    /// `int8_t portDev1[4]`.
    pub portDev1: [i8; 4],
    /// `uint64_t bandwidth`.
    pub bandwidth: u64,
}

layout!(
    CUpti_ActivityNvLink size 72 align 8, kind at 0, nvlinkVersion at 4, typeDev0 at 8, typeDev1 at 12, idDev0 at 16,
    idDev1 at 32, flag at 48, physicalNvLinkCount at 52, portDev0 at 56, portDev1 at 60, bandwidth at 64
);

record!(CUpti_ActivityNvLink);

/// `struct CUpti_ActivityNvLink2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityNvLink2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t nvlinkVersion`.
    pub nvlinkVersion: u32,
    /// `CUpti_DevType typeDev0`.
    pub typeDev0: CUpti_DevType,
    /// `CUpti_DevType typeDev1`.
    pub typeDev1: CUpti_DevType,
    /// `CUpti_ActivityNvLink2.idDev0 idDev0`.
    pub idDev0: CUpti_ActivityNvLink2_idDev0,
    /// `CUpti_ActivityNvLink2.idDev1 idDev1`.
    pub idDev1: CUpti_ActivityNvLink2_idDev1,
    /// `uint32_t flag`.
    pub flag: u32,
    /// `uint32_t physicalNvLinkCount`.
    pub physicalNvLinkCount: u32,
    /// `int8_t portDev0[16]`.
    pub portDev0: [i8; 16],
    /// `int8_t portDev1[16]`.
    pub portDev1: [i8; 16],
    /// `uint64_t bandwidth`.
    pub bandwidth: u64,
}

layout!(
    CUpti_ActivityNvLink2 size 96 align 8, kind at 0, nvlinkVersion at 4, typeDev0 at 8, typeDev1 at 12, idDev0 at 16,
    idDev1 at 32, flag at 48, physicalNvLinkCount at 52, portDev0 at 56, portDev1 at 72, bandwidth at 88
);

record!(CUpti_ActivityNvLink2);

/// `struct CUpti_ActivityNvLink3`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityNvLink3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t nvlinkVersion`.
    pub nvlinkVersion: u32,
    /// `CUpti_DevType typeDev0`.
    pub typeDev0: CUpti_DevType,
    /// `CUpti_DevType typeDev1`.
    pub typeDev1: CUpti_DevType,
    /// `CUpti_ActivityNvLink3.idDev0 idDev0`.
    pub idDev0: CUpti_ActivityNvLink3_idDev0,
    /// `CUpti_ActivityNvLink3.idDev1 idDev1`.
    pub idDev1: CUpti_ActivityNvLink3_idDev1,
    /// `uint32_t flag`.
    pub flag: u32,
    /// `uint32_t physicalNvLinkCount`.
    pub physicalNvLinkCount: u32,
    /// `int8_t portDev0[16]`.
    pub portDev0: [i8; 16],
    /// `int8_t portDev1[16]`.
    pub portDev1: [i8; 16],
    /// `uint64_t bandwidth`.
    pub bandwidth: u64,
    /// `uint8_t nvswitchConnected`.
    pub nvswitchConnected: u8,
    /// `uint8_t pad[7]`.
    pub pad: [u8; 7],
}

layout!(
    CUpti_ActivityNvLink3 size 104 align 8, kind at 0, nvlinkVersion at 4, typeDev0 at 8, typeDev1 at 12, idDev0 at 16,
    idDev1 at 32, flag at 48, physicalNvLinkCount at 52, portDev0 at 56, portDev1 at 72, bandwidth at 88,
    nvswitchConnected at 96, pad at 97
);

record!(CUpti_ActivityNvLink3);

/// `struct CUpti_ActivityNvLink4`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityNvLink4 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t nvlinkVersion`.
    pub nvlinkVersion: u32,
    /// `CUpti_DevType typeDev0`.
    pub typeDev0: CUpti_DevType,
    /// `CUpti_DevType typeDev1`.
    pub typeDev1: CUpti_DevType,
    /// `CUpti_ActivityNvLink4.idDev0 idDev0`.
    pub idDev0: CUpti_ActivityNvLink4_idDev0,
    /// `CUpti_ActivityNvLink4.idDev1 idDev1`.
    pub idDev1: CUpti_ActivityNvLink4_idDev1,
    /// `uint32_t flag`.
    pub flag: u32,
    /// `uint32_t physicalNvLinkCount`.
    pub physicalNvLinkCount: u32,
    /// `int8_t portDev0[32]`.
    pub portDev0: [i8; 32],
    /// `int8_t portDev1[32]`.
    pub portDev1: [i8; 32],
    /// `uint64_t bandwidth`.
    pub bandwidth: u64,
    /// `uint8_t nvswitchConnected`.
    pub nvswitchConnected: u8,
    /// `uint8_t pad[7]`.
    pub pad: [u8; 7],
}

layout!(
    CUpti_ActivityNvLink4 size 136 align 8, kind at 0, nvlinkVersion at 4, typeDev0 at 8, typeDev1 at 12, idDev0 at 16,
    idDev1 at 32, flag at 48, physicalNvLinkCount at 52, portDev0 at 56, portDev1 at 88, bandwidth at 120,
    nvswitchConnected at 128, pad at 129
);

record!(CUpti_ActivityNvLink4);

/// `union CUpti_ActivityNvLink4.idDev0`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink4_idDev0 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink4.idDev0.npu npu`.
    pub npu: CUpti_ActivityNvLink4_idDev0_npu,
}

layout!(CUpti_ActivityNvLink4_idDev0 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink4_idDev0);

record!(CUpti_ActivityNvLink4_idDev0);

/// `struct CUpti_ActivityNvLink4.idDev0.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink4_idDev0_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink4_idDev0_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink4_idDev0_npu {}

record!(CUpti_ActivityNvLink4_idDev0_npu);

/// `union CUpti_ActivityNvLink4.idDev1`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink4_idDev1 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLink4.idDev1.npu npu`.
    pub npu: CUpti_ActivityNvLink4_idDev1_npu,
}

layout!(CUpti_ActivityNvLink4_idDev1 size 16 align 4, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink4_idDev1);

record!(CUpti_ActivityNvLink4_idDev1);

/// `struct CUpti_ActivityNvLink4.idDev1.npu`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLink4_idDev1_npu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

layout!(CUpti_ActivityNvLink4_idDev1_npu size 8 align 4, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLink4_idDev1_npu {}

record!(CUpti_ActivityNvLink4_idDev1_npu);

/// `struct CUpti_ActivityNvLink5`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityNvLink5 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t nvlinkVersion`.
    pub nvlinkVersion: u32,
    /// `CUpti_DevType typeDev0`.
    pub typeDev0: CUpti_DevType,
    /// `CUpti_DevType typeDev1`.
    pub typeDev1: CUpti_DevType,
    /// `CUpti_ActivityNvLink5.idDev0 idDev0`.
    pub idDev0: CUpti_ActivityNvLink5_idDev0,
    /// `CUpti_ActivityNvLink5.idDev1 idDev1`.
    pub idDev1: CUpti_ActivityNvLink5_idDev1,
    /// `uint32_t flag`.
    pub flag: u32,
    /// `uint32_t physicalNvLinkCount`.
    pub physicalNvLinkCount: u32,
    /// `uint32_t *portDev0`.
    pub portDev0: *mut u32,
    /// `uint32_t *portDev1`.
    pub portDev1: *mut u32,
    /// `uint64_t bandwidth`.
    pub bandwidth: u64,
    /// `uint8_t nvswitchConnected`.
    pub nvswitchConnected: u8,
    /// `uint8_t pad[7]`.
    pub pad: [u8; 7],
}

layout!(
    CUpti_ActivityNvLink5 size 88 align 8, kind at 0, nvlinkVersion at 4, typeDev0 at 8, typeDev1 at 12, idDev0 at 16,
    idDev1 at 32, flag at 48, physicalNvLinkCount at 52, portDev0 at 56, portDev1 at 64, bandwidth at 72,
    nvswitchConnected at 80, pad at 81
);

record!(CUpti_ActivityNvLink5);

/// `union CUpti_ActivityNvLink5.idDev0`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink5_idDev0 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLinkNpu npu`.
    pub npu: CUpti_ActivityNvLinkNpu,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityNvLink5_idDev0 size 16 align 4, uuidDev at 0, npu at 0);

#[cfg(windows)]
layout!(CUpti_ActivityNvLink5_idDev0 size 16 align 1, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink5_idDev0);

record!(CUpti_ActivityNvLink5_idDev0);

/// `union CUpti_ActivityNvLink5.idDev1`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityNvLink5_idDev1 {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUpti_ActivityNvLinkNpu npu`.
    pub npu: CUpti_ActivityNvLinkNpu,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityNvLink5_idDev1 size 16 align 4, uuidDev at 0, npu at 0);

#[cfg(windows)]
layout!(CUpti_ActivityNvLink5_idDev1 size 16 align 1, uuidDev at 0, npu at 0);

opaque!(CUpti_ActivityNvLink5_idDev1);

record!(CUpti_ActivityNvLink5_idDev1);

/// `struct CUpti_ActivityNvLinkNpu`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityNvLinkNpu {
    /// `uint32_t index`.
    pub index: u32,
    /// `uint32_t domainId`.
    pub domainId: u32,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityNvLinkNpu size 8 align 4, index at 0, domainId at 4);

#[cfg(windows)]
layout!(CUpti_ActivityNvLinkNpu size 8 align 1, index at 0, domainId at 4);

impl Eq for CUpti_ActivityNvLinkNpu {}

record!(CUpti_ActivityNvLinkNpu);

/// `struct CUpti_ActivityOpenAcc`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOpenAcc {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_OpenAccEventKind eventKind`.
    pub eventKind: CUpti_OpenAccEventKind,
    /// `CUpti_OpenAccConstructKind parentConstruct`.
    pub parentConstruct: CUpti_OpenAccConstructKind,
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t implicit`.
    pub implicit: u32,
    /// `uint32_t deviceType`.
    pub deviceType: u32,
    /// `uint32_t deviceNumber`.
    pub deviceNumber: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t async`.
    pub r#async: u64,
    /// `uint64_t asyncMap`.
    pub asyncMap: u64,
    /// `uint32_t lineNo`.
    pub lineNo: u32,
    /// `uint32_t endLineNo`.
    pub endLineNo: u32,
    /// `uint32_t funcLineNo`.
    pub funcLineNo: u32,
    /// `uint32_t funcEndLineNo`.
    pub funcEndLineNo: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t cuDeviceId`.
    pub cuDeviceId: u32,
    /// `uint32_t cuContextId`.
    pub cuContextId: u32,
    /// `uint32_t cuStreamId`.
    pub cuStreamId: u32,
    /// `uint32_t cuProcessId`.
    pub cuProcessId: u32,
    /// `uint32_t cuThreadId`.
    pub cuThreadId: u32,
    /// `uint32_t externalId`.
    pub externalId: u32,
    /// `const char *srcFile`.
    pub srcFile: *const core::ffi::c_char,
    /// `const char *funcName`.
    pub funcName: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityOpenAcc size 120 align 8, kind at 0, eventKind at 4, parentConstruct at 8, version at 12,
    implicit at 16, deviceType at 20, deviceNumber at 24, threadId at 28, r#async at 32, asyncMap at 40, lineNo at 48,
    endLineNo at 52, funcLineNo at 56, funcEndLineNo at 60, start at 64, end at 72, cuDeviceId at 80, cuContextId at 84,
    cuStreamId at 88, cuProcessId at 92, cuThreadId at 96, externalId at 100, srcFile at 104, funcName at 112
);

impl Eq for CUpti_ActivityOpenAcc {}

record!(CUpti_ActivityOpenAcc);

/// `struct CUpti_ActivityOpenAccData`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOpenAccData {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_OpenAccEventKind eventKind`.
    pub eventKind: CUpti_OpenAccEventKind,
    /// `CUpti_OpenAccConstructKind parentConstruct`.
    pub parentConstruct: CUpti_OpenAccConstructKind,
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t implicit`.
    pub implicit: u32,
    /// `uint32_t deviceType`.
    pub deviceType: u32,
    /// `uint32_t deviceNumber`.
    pub deviceNumber: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t async`.
    pub r#async: u64,
    /// `uint64_t asyncMap`.
    pub asyncMap: u64,
    /// `uint32_t lineNo`.
    pub lineNo: u32,
    /// `uint32_t endLineNo`.
    pub endLineNo: u32,
    /// `uint32_t funcLineNo`.
    pub funcLineNo: u32,
    /// `uint32_t funcEndLineNo`.
    pub funcEndLineNo: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t cuDeviceId`.
    pub cuDeviceId: u32,
    /// `uint32_t cuContextId`.
    pub cuContextId: u32,
    /// `uint32_t cuStreamId`.
    pub cuStreamId: u32,
    /// `uint32_t cuProcessId`.
    pub cuProcessId: u32,
    /// `uint32_t cuThreadId`.
    pub cuThreadId: u32,
    /// `uint32_t externalId`.
    pub externalId: u32,
    /// `const char *srcFile`.
    pub srcFile: *const core::ffi::c_char,
    /// `const char *funcName`.
    pub funcName: *const core::ffi::c_char,
    /// `uint64_t bytes`.
    pub bytes: u64,
    /// `uint64_t hostPtr`.
    pub hostPtr: u64,
    /// `uint64_t devicePtr`.
    pub devicePtr: u64,
    /// `const char *varName`.
    pub varName: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityOpenAccData size 152 align 8, kind at 0, eventKind at 4, parentConstruct at 8, version at 12,
    implicit at 16, deviceType at 20, deviceNumber at 24, threadId at 28, r#async at 32, asyncMap at 40, lineNo at 48,
    endLineNo at 52, funcLineNo at 56, funcEndLineNo at 60, start at 64, end at 72, cuDeviceId at 80, cuContextId at 84,
    cuStreamId at 88, cuProcessId at 92, cuThreadId at 96, externalId at 100, srcFile at 104, funcName at 112,
    bytes at 120, hostPtr at 128, devicePtr at 136, varName at 144
);

impl Eq for CUpti_ActivityOpenAccData {}

record!(CUpti_ActivityOpenAccData);

/// `struct CUpti_ActivityOpenAccLaunch`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOpenAccLaunch {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_OpenAccEventKind eventKind`.
    pub eventKind: CUpti_OpenAccEventKind,
    /// `CUpti_OpenAccConstructKind parentConstruct`.
    pub parentConstruct: CUpti_OpenAccConstructKind,
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t implicit`.
    pub implicit: u32,
    /// `uint32_t deviceType`.
    pub deviceType: u32,
    /// `uint32_t deviceNumber`.
    pub deviceNumber: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t async`.
    pub r#async: u64,
    /// `uint64_t asyncMap`.
    pub asyncMap: u64,
    /// `uint32_t lineNo`.
    pub lineNo: u32,
    /// `uint32_t endLineNo`.
    pub endLineNo: u32,
    /// `uint32_t funcLineNo`.
    pub funcLineNo: u32,
    /// `uint32_t funcEndLineNo`.
    pub funcEndLineNo: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t cuDeviceId`.
    pub cuDeviceId: u32,
    /// `uint32_t cuContextId`.
    pub cuContextId: u32,
    /// `uint32_t cuStreamId`.
    pub cuStreamId: u32,
    /// `uint32_t cuProcessId`.
    pub cuProcessId: u32,
    /// `uint32_t cuThreadId`.
    pub cuThreadId: u32,
    /// `uint32_t externalId`.
    pub externalId: u32,
    /// `const char *srcFile`.
    pub srcFile: *const core::ffi::c_char,
    /// `const char *funcName`.
    pub funcName: *const core::ffi::c_char,
    /// `uint64_t numGangs`.
    pub numGangs: u64,
    /// `uint64_t numWorkers`.
    pub numWorkers: u64,
    /// `uint64_t vectorLength`.
    pub vectorLength: u64,
    /// `const char *kernelName`.
    pub kernelName: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityOpenAccLaunch size 152 align 8, kind at 0, eventKind at 4, parentConstruct at 8, version at 12,
    implicit at 16, deviceType at 20, deviceNumber at 24, threadId at 28, r#async at 32, asyncMap at 40, lineNo at 48,
    endLineNo at 52, funcLineNo at 56, funcEndLineNo at 60, start at 64, end at 72, cuDeviceId at 80, cuContextId at 84,
    cuStreamId at 88, cuProcessId at 92, cuThreadId at 96, externalId at 100, srcFile at 104, funcName at 112,
    numGangs at 120, numWorkers at 128, vectorLength at 136, kernelName at 144
);

impl Eq for CUpti_ActivityOpenAccLaunch {}

record!(CUpti_ActivityOpenAccLaunch);

/// `struct CUpti_ActivityOpenAccOther`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOpenAccOther {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_OpenAccEventKind eventKind`.
    pub eventKind: CUpti_OpenAccEventKind,
    /// `CUpti_OpenAccConstructKind parentConstruct`.
    pub parentConstruct: CUpti_OpenAccConstructKind,
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t implicit`.
    pub implicit: u32,
    /// `uint32_t deviceType`.
    pub deviceType: u32,
    /// `uint32_t deviceNumber`.
    pub deviceNumber: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t async`.
    pub r#async: u64,
    /// `uint64_t asyncMap`.
    pub asyncMap: u64,
    /// `uint32_t lineNo`.
    pub lineNo: u32,
    /// `uint32_t endLineNo`.
    pub endLineNo: u32,
    /// `uint32_t funcLineNo`.
    pub funcLineNo: u32,
    /// `uint32_t funcEndLineNo`.
    pub funcEndLineNo: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t cuDeviceId`.
    pub cuDeviceId: u32,
    /// `uint32_t cuContextId`.
    pub cuContextId: u32,
    /// `uint32_t cuStreamId`.
    pub cuStreamId: u32,
    /// `uint32_t cuProcessId`.
    pub cuProcessId: u32,
    /// `uint32_t cuThreadId`.
    pub cuThreadId: u32,
    /// `uint32_t externalId`.
    pub externalId: u32,
    /// `const char *srcFile`.
    pub srcFile: *const core::ffi::c_char,
    /// `const char *funcName`.
    pub funcName: *const core::ffi::c_char,
}

layout!(
    CUpti_ActivityOpenAccOther size 120 align 8, kind at 0, eventKind at 4, parentConstruct at 8, version at 12,
    implicit at 16, deviceType at 20, deviceNumber at 24, threadId at 28, r#async at 32, asyncMap at 40, lineNo at 48,
    endLineNo at 52, funcLineNo at 56, funcEndLineNo at 60, start at 64, end at 72, cuDeviceId at 80, cuContextId at 84,
    cuStreamId at 88, cuProcessId at 92, cuThreadId at 96, externalId at 100, srcFile at 104, funcName at 112
);

impl Eq for CUpti_ActivityOpenAccOther {}

record!(CUpti_ActivityOpenAccOther);

/// `struct CUpti_ActivityOpenMp`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityOpenMp {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_OpenMpEventKind eventKind`.
    pub eventKind: CUpti_OpenMpEventKind,
    /// `uint32_t version`.
    pub version: u32,
    /// `uint32_t threadId`.
    pub threadId: u32,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t cuProcessId`.
    pub cuProcessId: u32,
    /// `uint32_t cuThreadId`.
    pub cuThreadId: u32,
}

layout!(
    CUpti_ActivityOpenMp size 40 align 8, kind at 0, eventKind at 4, version at 8, threadId at 12, start at 16,
    end at 24, cuProcessId at 32, cuThreadId at 36
);

impl Eq for CUpti_ActivityOpenMp {}

record!(CUpti_ActivityOpenMp);

/// `struct CUpti_ActivityOverhead`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityOverhead {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityOverheadKind overheadKind`.
    pub overheadKind: CUpti_ActivityOverheadKind,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
}

layout!(
    CUpti_ActivityOverhead size 40 align 8, kind at 0, overheadKind at 4, objectKind at 8, objectId at 12, start at 24,
    end at 32
);

record!(CUpti_ActivityOverhead);

/// `struct CUpti_ActivityOverhead2`, from `cupti_activity_deprecated.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityOverhead2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityOverheadKind overheadKind`.
    pub overheadKind: CUpti_ActivityOverheadKind,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
}

layout!(
    CUpti_ActivityOverhead2 size 48 align 8, kind at 0, overheadKind at 4, objectKind at 8, objectId at 12, start at 24,
    end at 32, correlationId at 40, reserved0 at 44
);

record!(CUpti_ActivityOverhead2);

/// `struct CUpti_ActivityOverhead3`, from `cupti_activity.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityOverhead3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityOverheadKind overheadKind`.
    pub overheadKind: CUpti_ActivityOverheadKind,
    /// `CUpti_ActivityObjectKind objectKind`.
    pub objectKind: CUpti_ActivityObjectKind,
    /// `CUpti_ActivityObjectKindId objectId`.
    pub objectId: CUpti_ActivityObjectKindId,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t reserved0`.
    pub reserved0: u32,
    /// `void *overheadData`.
    pub overheadData: *mut c_void,
}

layout!(
    CUpti_ActivityOverhead3 size 56 align 8, kind at 0, overheadKind at 4, objectKind at 8, objectId at 12, start at 24,
    end at 32, correlationId at 40, reserved0 at 44, overheadData at 48
);

record!(CUpti_ActivityOverhead3);

/// `struct CUpti_ActivityPCSampling`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPCSampling {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t samples`.
    pub samples: u32,
    /// `CUpti_ActivityPCSamplingStallReason stallReason`.
    pub stallReason: CUpti_ActivityPCSamplingStallReason,
}

layout!(
    CUpti_ActivityPCSampling size 32 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, pcOffset at 20, samples at 24, stallReason at 28
);

impl Eq for CUpti_ActivityPCSampling {}

record!(CUpti_ActivityPCSampling);

/// `struct CUpti_ActivityPCSampling2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPCSampling2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint32_t latencySamples`.
    pub latencySamples: u32,
    /// `uint32_t samples`.
    pub samples: u32,
    /// `CUpti_ActivityPCSamplingStallReason stallReason`.
    pub stallReason: CUpti_ActivityPCSamplingStallReason,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityPCSampling2 size 40 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, pcOffset at 20, latencySamples at 24, samples at 28, stallReason at 32, pad at 36
);

impl Eq for CUpti_ActivityPCSampling2 {}

record!(CUpti_ActivityPCSampling2);

/// `struct CUpti_ActivityPCSampling3`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPCSampling3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t latencySamples`.
    pub latencySamples: u32,
    /// `uint32_t samples`.
    pub samples: u32,
    /// `CUpti_ActivityPCSamplingStallReason stallReason`.
    pub stallReason: CUpti_ActivityPCSamplingStallReason,
    /// `uint64_t pcOffset`.
    pub pcOffset: u64,
}

layout!(
    CUpti_ActivityPCSampling3 size 40 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, latencySamples at 20, samples at 24, stallReason at 28, pcOffset at 32
);

impl Eq for CUpti_ActivityPCSampling3 {}

record!(CUpti_ActivityPCSampling3);

/// `struct CUpti_ActivityPCSamplingRecordInfo`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPCSamplingRecordInfo {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint64_t totalSamples`.
    pub totalSamples: u64,
    /// `uint64_t droppedSamples`.
    pub droppedSamples: u64,
    /// `uint64_t samplingPeriodInCycles`.
    pub samplingPeriodInCycles: u64,
}

layout!(
    CUpti_ActivityPCSamplingRecordInfo size 32 align 8, kind at 0, correlationId at 4, totalSamples at 8,
    droppedSamples at 16, samplingPeriodInCycles at 24
);

impl Eq for CUpti_ActivityPCSamplingRecordInfo {}

record!(CUpti_ActivityPCSamplingRecordInfo);

/// `struct CUpti_ActivityPcie`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_ActivityPcie {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_PcieDeviceType type`.
    pub r#type: CUpti_PcieDeviceType,
    /// `CUpti_ActivityPcie.id id`.
    pub id: CUpti_ActivityPcie_id,
    /// `uint32_t domain`.
    pub domain: u32,
    /// `uint16_t pcieGeneration`.
    pub pcieGeneration: u16,
    /// `uint16_t linkRate`.
    pub linkRate: u16,
    /// `uint16_t linkWidth`.
    pub linkWidth: u16,
    /// `uint16_t upstreamBus`.
    pub upstreamBus: u16,
    /// `CUpti_ActivityPcie.attr attr`.
    pub attr: CUpti_ActivityPcie_attr,
}

layout!(
    CUpti_ActivityPcie size 168 align 8, kind at 0, r#type at 4, id at 8, domain at 12, pcieGeneration at 16,
    linkRate at 18, linkWidth at 20, upstreamBus at 22, attr at 24
);

record!(CUpti_ActivityPcie);

/// `union CUpti_ActivityPcie.attr`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_ActivityPcie_attr {
    /// `CUpti_ActivityPcieGpuAttr gpuAttr`.
    pub gpuAttr: CUpti_ActivityPcieGpuAttr,
    /// `CUpti_ActivityPcieBridgeAttr bridgeAttr`.
    pub bridgeAttr: CUpti_ActivityPcieBridgeAttr,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityPcie_attr size 144 align 4, gpuAttr at 0, bridgeAttr at 0);

#[cfg(windows)]
layout!(CUpti_ActivityPcie_attr size 144 align 1, gpuAttr at 0, bridgeAttr at 0);

opaque!(CUpti_ActivityPcie_attr);

record!(CUpti_ActivityPcie_attr);

/// `struct CUpti_ActivityPcieBridgeAttr`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPcieBridgeAttr {
    /// `uint16_t secondaryBus`.
    pub secondaryBus: u16,
    /// `uint16_t deviceId`.
    pub deviceId: u16,
    /// `uint16_t vendorId`.
    pub vendorId: u16,
    /// `uint16_t pad0`.
    pub pad0: u16,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityPcieBridgeAttr size 8 align 2, secondaryBus at 0, deviceId at 2, vendorId at 4, pad0 at 6);

#[cfg(windows)]
layout!(CUpti_ActivityPcieBridgeAttr size 8 align 1, secondaryBus at 0, deviceId at 2, vendorId at 4, pad0 at 6);

impl Eq for CUpti_ActivityPcieBridgeAttr {}

record!(CUpti_ActivityPcieBridgeAttr);

/// `struct CUpti_ActivityPcieGpuAttr`, from `cupti_activity.h`, since CUDA 13.3.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPcieGpuAttr {
    /// `CUuuid uuidDev`.
    pub uuidDev: driver::CUuuid,
    /// `CUdevice peerDev[32]`.
    pub peerDev: [driver::CUdevice; 32],
}

#[cfg(not(windows))]
layout!(CUpti_ActivityPcieGpuAttr size 144 align 4, uuidDev at 0, peerDev at 16);

#[cfg(windows)]
layout!(CUpti_ActivityPcieGpuAttr size 144 align 1, uuidDev at 0, peerDev at 16);

impl Eq for CUpti_ActivityPcieGpuAttr {}

record!(CUpti_ActivityPcieGpuAttr);

/// `struct CUpti_ActivityPreemption`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityPreemption {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityPreemptionKind preemptionKind`.
    pub preemptionKind: CUpti_ActivityPreemptionKind,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `int64_t gridId`.
    pub gridId: i64,
    /// `uint32_t blockX`.
    pub blockX: u32,
    /// `uint32_t blockY`.
    pub blockY: u32,
    /// `uint32_t blockZ`.
    pub blockZ: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityPreemption size 40 align 8, kind at 0, preemptionKind at 4, timestamp at 8, gridId at 16,
    blockX at 24, blockY at 28, blockZ at 32, pad at 36
);

impl Eq for CUpti_ActivityPreemption {}

record!(CUpti_ActivityPreemption);

/// `struct CUpti_ActivityRecordLayout`, from `cupti_activity.h`, since CUDA 13.2.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, packed(1)))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityRecordLayout {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `CUpti_ActivityFieldLayoutEntry *pEntries`.
    pub pEntries: *mut CUpti_ActivityFieldLayoutEntry,
    /// `size_t numFields`.
    pub numFields: usize,
    /// `size_t recordSize`.
    pub recordSize: usize,
}

#[cfg(not(windows))]
layout!(CUpti_ActivityRecordLayout size 32 align 8, structSize at 0, pEntries at 8, numFields at 16, recordSize at 24);

#[cfg(windows)]
layout!(CUpti_ActivityRecordLayout size 32 align 1, structSize at 0, pEntries at 8, numFields at 16, recordSize at 24);

impl Eq for CUpti_ActivityRecordLayout {}

record!(CUpti_ActivityRecordLayout);

/// `struct CUpti_ActivitySharedAccess`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivitySharedAccess {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityFlag flags`.
    pub flags: CUpti_ActivityFlag,
    /// `uint32_t sourceLocatorId`.
    pub sourceLocatorId: u32,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t functionId`.
    pub functionId: u32,
    /// `uint32_t pcOffset`.
    pub pcOffset: u32,
    /// `uint64_t threadsExecuted`.
    pub threadsExecuted: u64,
    /// `uint64_t sharedTransactions`.
    pub sharedTransactions: u64,
    /// `uint64_t theoreticalSharedTransactions`.
    pub theoreticalSharedTransactions: u64,
    /// `uint32_t executed`.
    pub executed: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivitySharedAccess size 56 align 8, kind at 0, flags at 4, sourceLocatorId at 8, correlationId at 12,
    functionId at 16, pcOffset at 20, threadsExecuted at 24, sharedTransactions at 32,
    theoreticalSharedTransactions at 40, executed at 48, pad at 52
);

impl Eq for CUpti_ActivitySharedAccess {}

record!(CUpti_ActivitySharedAccess);

/// `struct CUpti_ActivitySourceLocator`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivitySourceLocator {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t id`.
    pub id: u32,
    /// `uint32_t lineNumber`.
    pub lineNumber: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `const char *fileName`.
    pub fileName: *const core::ffi::c_char,
}

layout!(CUpti_ActivitySourceLocator size 24 align 8, kind at 0, id at 4, lineNumber at 8, pad at 12, fileName at 16);

impl Eq for CUpti_ActivitySourceLocator {}

record!(CUpti_ActivitySourceLocator);

/// `struct CUpti_ActivityStream`, from `cupti_activity.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityStream {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t priority`.
    pub priority: u32,
    /// `CUpti_ActivityStreamFlag flag`.
    pub flag: CUpti_ActivityStreamFlag,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
}

layout!(
    CUpti_ActivityStream size 24 align 8, kind at 0, contextId at 4, streamId at 8, priority at 12, flag at 16,
    correlationId at 20
);

impl Eq for CUpti_ActivityStream {}

record!(CUpti_ActivityStream);

/// `struct CUpti_ActivitySynchronization`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivitySynchronization {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivitySynchronizationType type`.
    pub r#type: CUpti_ActivitySynchronizationType,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t cudaEventId`.
    pub cudaEventId: u32,
}

layout!(
    CUpti_ActivitySynchronization size 40 align 8, kind at 0, r#type at 4, start at 8, end at 16, correlationId at 24,
    contextId at 28, streamId at 32, cudaEventId at 36
);

impl Eq for CUpti_ActivitySynchronization {}

record!(CUpti_ActivitySynchronization);

/// `struct CUpti_ActivitySynchronization2`, from `cupti_activity.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivitySynchronization2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivitySynchronizationType type`.
    pub r#type: CUpti_ActivitySynchronizationType,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint32_t correlationId`.
    pub correlationId: u32,
    /// `uint32_t contextId`.
    pub contextId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t cudaEventId`.
    pub cudaEventId: u32,
    /// `uint64_t cudaEventSyncId`.
    pub cudaEventSyncId: u64,
    /// `uint32_t returnValue`.
    pub returnValue: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivitySynchronization2 size 56 align 8, kind at 0, r#type at 4, start at 8, end at 16, correlationId at 24,
    contextId at 28, streamId at 32, cudaEventId at 36, cudaEventSyncId at 40, returnValue at 48, pad at 52
);

impl Eq for CUpti_ActivitySynchronization2 {}

record!(CUpti_ActivitySynchronization2);

/// `struct CUpti_ActivityUnifiedMemoryCounter`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityUnifiedMemoryCounter {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityUnifiedMemoryCounterKind counterKind`.
    pub counterKind: CUpti_ActivityUnifiedMemoryCounterKind,
    /// `CUpti_ActivityUnifiedMemoryCounterScope scope`.
    pub scope: CUpti_ActivityUnifiedMemoryCounterScope,
    /// `uint32_t deviceId`.
    pub deviceId: u32,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint64_t timestamp`.
    pub timestamp: u64,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityUnifiedMemoryCounter size 40 align 8, kind at 0, counterKind at 4, scope at 8, deviceId at 12,
    value at 16, timestamp at 24, processId at 32, pad at 36
);

impl Eq for CUpti_ActivityUnifiedMemoryCounter {}

record!(CUpti_ActivityUnifiedMemoryCounter);

/// `struct CUpti_ActivityUnifiedMemoryCounter2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityUnifiedMemoryCounter2 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityUnifiedMemoryCounterKind counterKind`.
    pub counterKind: CUpti_ActivityUnifiedMemoryCounterKind,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint32_t srcId`.
    pub srcId: u32,
    /// `uint32_t dstId`.
    pub dstId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t flags`.
    pub flags: u32,
    /// `uint32_t pad`.
    pub pad: u32,
}

layout!(
    CUpti_ActivityUnifiedMemoryCounter2 size 64 align 8, kind at 0, counterKind at 4, value at 8, start at 16,
    end at 24, address at 32, srcId at 40, dstId at 44, streamId at 48, processId at 52, flags at 56, pad at 60
);

impl Eq for CUpti_ActivityUnifiedMemoryCounter2 {}

record!(CUpti_ActivityUnifiedMemoryCounter2);

/// `struct CUpti_ActivityUnifiedMemoryCounter3`, from `cupti_activity.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_ActivityUnifiedMemoryCounter3 {
    /// `CUpti_ActivityKind kind`.
    pub kind: CUpti_ActivityKind,
    /// `CUpti_ActivityUnifiedMemoryCounterKind counterKind`.
    pub counterKind: CUpti_ActivityUnifiedMemoryCounterKind,
    /// `uint64_t value`.
    pub value: u64,
    /// `uint64_t start`.
    pub start: u64,
    /// `uint64_t end`.
    pub end: u64,
    /// `uint64_t address`.
    pub address: u64,
    /// `uint32_t srcId`.
    pub srcId: u32,
    /// `uint32_t dstId`.
    pub dstId: u32,
    /// `uint32_t streamId`.
    pub streamId: u32,
    /// `uint32_t processId`.
    pub processId: u32,
    /// `uint32_t flags`.
    pub flags: u32,
    /// `uint32_t pad`.
    pub pad: u32,
    /// `uint64_t processors[5]`.
    pub processors: [u64; 5],
}

layout!(
    CUpti_ActivityUnifiedMemoryCounter3 size 104 align 8, kind at 0, counterKind at 4, value at 8, start at 16,
    end at 24, address at 32, srcId at 40, dstId at 44, streamId at 48, processId at 52, flags at 56, pad at 60,
    processors at 64
);

impl Eq for CUpti_ActivityUnifiedMemoryCounter3 {}

record!(CUpti_ActivityUnifiedMemoryCounter3);

/// `struct CUpti_BufferCallbackCompleteInfo`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_BufferCallbackCompleteInfo {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `uint64_t threadId`.
    pub threadId: u64,
    /// `CUpti_ActivityRecordLayout **ppRecordLayouts`.
    pub ppRecordLayouts: *mut *mut CUpti_ActivityRecordLayout,
    /// `size_t numRecordLayouts`.
    pub numRecordLayouts: usize,
}

layout!(
    CUpti_BufferCallbackCompleteInfo size 32 align 8, structSize at 0, threadId at 8, ppRecordLayouts at 16,
    numRecordLayouts at 24
);

impl Eq for CUpti_BufferCallbackCompleteInfo {}

record!(CUpti_BufferCallbackCompleteInfo);

/// `struct CUpti_BufferCallbackRequestInfo`, from `cupti_activity.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_BufferCallbackRequestInfo {
    /// `size_t structSize`.
    pub structSize: usize,
}

layout!(CUpti_BufferCallbackRequestInfo size 8 align 8, structSize at 0);

impl Eq for CUpti_BufferCallbackRequestInfo {}

record!(CUpti_BufferCallbackRequestInfo);

/// `struct CUpti_LogicalEndpointResourceData`, from `cupti_callbacks.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_LogicalEndpointResourceData {
    /// `uint32_t logicalEndpointId`.
    pub logicalEndpointId: u32,
    /// `CUpti_LogicalEndpointType type`.
    pub r#type: CUpti_LogicalEndpointType,
    /// `uint64_t size`.
    pub size: u64,
    /// `CUpti_LogicalEndpointResourceData.typeInfo typeInfo`.
    pub typeInfo: CUpti_LogicalEndpointResourceData_typeInfo,
    /// `uint32_t flags`.
    pub flags: u32,
}

layout!(
    CUpti_LogicalEndpointResourceData size 24 align 8, logicalEndpointId at 0, r#type at 4, size at 8, typeInfo at 16,
    flags at 20
);

record!(CUpti_LogicalEndpointResourceData);

/// `union CUpti_LogicalEndpointResourceData.typeInfo`, from `cupti_callbacks.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_LogicalEndpointResourceData_typeInfo {
    /// `uint32_t unicastDeviceId`.
    pub unicastDeviceId: u32,
    /// `uint32_t multicastTeamSize`.
    pub multicastTeamSize: u32,
}

layout!(CUpti_LogicalEndpointResourceData_typeInfo size 4 align 4, unicastDeviceId at 0, multicastTeamSize at 0);

opaque!(CUpti_LogicalEndpointResourceData_typeInfo);

record!(CUpti_LogicalEndpointResourceData_typeInfo);

/// `union CUpti_MetricValue`, from `cupti_metrics.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_MetricValue {
    /// `double metricValueDouble`.
    pub metricValueDouble: f64,
    /// `uint64_t metricValueUint64`.
    pub metricValueUint64: u64,
    /// `int64_t metricValueInt64`.
    pub metricValueInt64: i64,
    /// `double metricValuePercent`.
    pub metricValuePercent: f64,
    /// `uint64_t metricValueThroughput`.
    pub metricValueThroughput: u64,
    /// `CUpti_MetricValueUtilizationLevel metricValueUtilizationLevel`.
    pub metricValueUtilizationLevel: CUpti_MetricValueUtilizationLevel,
    /// `uint64_t metricValueNvtxExtendedPayload`, since CUDA 13.0.
    pub metricValueNvtxExtendedPayload: u64,
}

layout!(
    CUpti_MetricValue size 8 align 8, metricValueDouble at 0, metricValueUint64 at 0, metricValueInt64 at 0,
    metricValuePercent at 0, metricValueThroughput at 0, metricValueUtilizationLevel at 0,
    metricValueNvtxExtendedPayload at 0
);

opaque!(CUpti_MetricValue);

record!(CUpti_MetricValue);

/// `struct CUpti_NvtxExtPayloadAttr`, from `cupti_activity.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_NvtxExtPayloadAttr {
    /// `uint32_t structSize`.
    pub structSize: u32,
    /// `uint32_t type`.
    pub r#type: u32,
    /// `void *attributes`.
    pub attributes: *mut c_void,
}

layout!(CUpti_NvtxExtPayloadAttr size 16 align 8, structSize at 0, r#type at 4, attributes at 8);

impl Eq for CUpti_NvtxExtPayloadAttr {}

record!(CUpti_NvtxExtPayloadAttr);

/// `struct CUpti_PCSamplingConfigurationInfo`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_PCSamplingConfigurationInfo {
    /// `CUpti_PCSamplingConfigurationAttributeType attributeType`.
    pub attributeType: CUpti_PCSamplingConfigurationAttributeType,
    /// `CUptiResult attributeStatus`.
    pub attributeStatus: CUptiResult,
    /// `CUpti_PCSamplingConfigurationInfo.attributeData attributeData`.
    pub attributeData: CUpti_PCSamplingConfigurationInfo_attributeData,
}

layout!(
    CUpti_PCSamplingConfigurationInfo size 32 align 8, attributeType at 0, attributeStatus at 4, attributeData at 8
);

record!(CUpti_PCSamplingConfigurationInfo);

/// `struct CUpti_PCSamplingConfigurationInfoParams`, from `cupti_pcsampling.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_PCSamplingConfigurationInfoParams {
    /// `size_t size`.
    pub size: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t numAttributes`.
    pub numAttributes: usize,
    /// `CUpti_PCSamplingConfigurationInfo *pPCSamplingConfigurationInfo`.
    pub pPCSamplingConfigurationInfo: *mut CUpti_PCSamplingConfigurationInfo,
}

layout!(
    CUpti_PCSamplingConfigurationInfoParams size 40 align 8, size at 0, pPriv at 8, ctx at 16, numAttributes at 24,
    pPCSamplingConfigurationInfo at 32
);

impl Eq for CUpti_PCSamplingConfigurationInfoParams {}

record!(CUpti_PCSamplingConfigurationInfoParams, size : 40);

/// `struct CUpti_Profiler_DeviceSupported_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_DeviceSupported_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUdevice cuDevice`.
    pub cuDevice: driver::CUdevice,
    /// `CUpti_Profiler_Support_Level isSupported`.
    pub isSupported: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level architecture`.
    pub architecture: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level sli`.
    pub sli: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level vGpu`.
    pub vGpu: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level confidentialCompute`.
    pub confidentialCompute: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level cmp`.
    pub cmp: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_Support_Level wsl`, since CUDA 12.1.
    pub wsl: CUpti_Profiler_Support_Level,
    /// `CUpti_Profiler_API api`, since CUDA 12.2.
    pub api: CUpti_Profiler_API,
    /// `CUpti_Profiler_Support_Level sku`, since CUDA 13.1.
    pub sku: CUpti_Profiler_Support_Level,
}

layout!(
    CUpti_Profiler_DeviceSupported_Params size 56 align 8, structSize at 0, pPriv at 8, cuDevice at 16,
    isSupported at 20, architecture at 24, sli at 28, vGpu at 32, confidentialCompute at 36, cmp at 40, wsl at 44,
    api at 48, sku at 52
);

impl Eq for CUpti_Profiler_DeviceSupported_Params {}

record!(CUpti_Profiler_DeviceSupported_Params, structSize : 56);

/// `struct CUpti_Profiler_GetCounterAvailability_Params`, from `cupti_profiler_target.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_GetCounterAvailability_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `size_t counterAvailabilityImageSize`.
    pub counterAvailabilityImageSize: usize,
    /// `uint8_t *pCounterAvailabilityImage`.
    pub pCounterAvailabilityImage: *mut u8,
    /// `uint8_t bAllowDeviceLevelCounters`, since CUDA 13.1.
    pub bAllowDeviceLevelCounters: u8,
}

layout!(
    CUpti_Profiler_GetCounterAvailability_Params size 48 align 8, structSize at 0, pPriv at 8, ctx at 16,
    counterAvailabilityImageSize at 24, pCounterAvailabilityImage at 32, bAllowDeviceLevelCounters at 40
);

impl Eq for CUpti_Profiler_GetCounterAvailability_Params {}

record!(CUpti_Profiler_GetCounterAvailability_Params, structSize : 41);

/// `struct CUpti_Profiler_Host_GetMetricProperties_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetMetricProperties_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `const char *pMetricName`.
    pub pMetricName: *const core::ffi::c_char,
    /// `const char *pDescription`.
    pub pDescription: *const core::ffi::c_char,
    /// `const char *pHwUnit`.
    pub pHwUnit: *const core::ffi::c_char,
    /// `const char *pDimUnit`.
    pub pDimUnit: *const core::ffi::c_char,
    /// `CUpti_MetricType metricType`.
    pub metricType: CUpti_MetricType,
    /// `CUpti_MetricCollectionScope metricCollectionScope`, since CUDA 13.1.
    pub metricCollectionScope: CUpti_MetricCollectionScope,
}

layout!(
    CUpti_Profiler_Host_GetMetricProperties_Params size 64 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    pMetricName at 24, pDescription at 32, pHwUnit at 40, pDimUnit at 48, metricType at 56, metricCollectionScope at 60
);

impl Eq for CUpti_Profiler_Host_GetMetricProperties_Params {}

record!(CUpti_Profiler_Host_GetMetricProperties_Params, structSize : 64);

/// `struct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params`, from `cupti_profiler_host.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `const char *pSinglePassSetName`.
    pub pSinglePassSetName: *const core::ffi::c_char,
    /// `size_t numOfMetricsInSinglePassSet`.
    pub numOfMetricsInSinglePassSet: usize,
    /// `size_t metricsBufferSize`.
    pub metricsBufferSize: usize,
    /// `size_t *pMetricsIndicesBuffer`.
    pub pMetricsIndicesBuffer: *mut usize,
    /// `uint8_t *pMetricsBuffer`.
    pub pMetricsBuffer: *mut u8,
}

layout!(
    CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params size 64 align 8, structSize at 0, pPriv at 8, pChipName at 16,
    pSinglePassSetName at 24, numOfMetricsInSinglePassSet at 32, metricsBufferSize at 40, pMetricsIndicesBuffer at 48,
    pMetricsBuffer at 56
);

impl Eq for CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params {}

record!(CUpti_Profiler_Host_GetMetricsInSinglePassSet_Params, structSize : 64);

/// `struct CUpti_Profiler_Host_GetSinglePassSets_Params`, from `cupti_profiler_host.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_GetSinglePassSets_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `size_t numOfSinglePassSets`.
    pub numOfSinglePassSets: usize,
    /// `const char **ppSinglePassSets`.
    pub ppSinglePassSets: *mut *const core::ffi::c_char,
}

layout!(
    CUpti_Profiler_Host_GetSinglePassSets_Params size 40 align 8, structSize at 0, pPriv at 8, pChipName at 16,
    numOfSinglePassSets at 24, ppSinglePassSets at 32
);

impl Eq for CUpti_Profiler_Host_GetSinglePassSets_Params {}

record!(CUpti_Profiler_Host_GetSinglePassSets_Params, structSize : 40);

/// `struct CUpti_Profiler_Host_Initialize_Params`, from `cupti_profiler_host.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_Initialize_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_ProfilerType profilerType`.
    pub profilerType: CUpti_ProfilerType,
    /// `const char *pChipName`.
    pub pChipName: *const core::ffi::c_char,
    /// `const uint8_t *pCounterAvailabilityImage`.
    pub pCounterAvailabilityImage: *const u8,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `const char *pSinglePassMetricSetName`, since CUDA 13.2.
    pub pSinglePassMetricSetName: *const core::ffi::c_char,
}

layout!(
    CUpti_Profiler_Host_Initialize_Params size 56 align 8, structSize at 0, pPriv at 8, profilerType at 16,
    pChipName at 24, pCounterAvailabilityImage at 32, pHostObject at 40, pSinglePassMetricSetName at 48
);

impl Eq for CUpti_Profiler_Host_Initialize_Params {}

record!(CUpti_Profiler_Host_Initialize_Params, structSize : 56);

/// `struct CUpti_Profiler_Host_SetDevicePartitionInfo_Params`, from `cupti_profiler_host.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_Profiler_Host_SetDevicePartitionInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_Profiler_Host_Object *pHostObject`.
    pub pHostObject: *mut c_void,
    /// `uint8_t *pDevicePartitionInfo`.
    pub pDevicePartitionInfo: *mut u8,
    /// `size_t devicePartitionInfoSize`.
    pub devicePartitionInfoSize: usize,
}

layout!(
    CUpti_Profiler_Host_SetDevicePartitionInfo_Params size 40 align 8, structSize at 0, pPriv at 8, pHostObject at 16,
    pDevicePartitionInfo at 24, devicePartitionInfoSize at 32
);

impl Eq for CUpti_Profiler_Host_SetDevicePartitionInfo_Params {}

record!(CUpti_Profiler_Host_SetDevicePartitionInfo_Params, structSize : 40);

/// `struct CUpti_RangeProfiler_Enable_Params`, from `cupti_range_profiler.h`, since CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_Enable_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUcontext ctx`.
    pub ctx: driver::CUcontext,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `CUpti_CacheControl_Mode cacheControlMode`, since CUDA 13.4.
    pub cacheControlMode: CUpti_CacheControl_Mode,
}

layout!(
    CUpti_RangeProfiler_Enable_Params size 40 align 8, structSize at 0, pPriv at 8, ctx at 16,
    pRangeProfilerObject at 24, cacheControlMode at 32
);

impl Eq for CUpti_RangeProfiler_Enable_Params {}

record!(CUpti_RangeProfiler_Enable_Params, structSize : 36);

/// `struct CUpti_RangeProfiler_GetDevicePartitionInfo_Params`, from `cupti_range_profiler.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_RangeProfiler_GetDevicePartitionInfo_Params {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `void *pPriv`.
    pub pPriv: *mut c_void,
    /// `CUpti_RangeProfiler_Object *pRangeProfilerObject`.
    pub pRangeProfilerObject: *mut c_void,
    /// `size_t devicePartitionInfoSize`.
    pub devicePartitionInfoSize: usize,
    /// `uint8_t *pDevicePartitionInfo`.
    pub pDevicePartitionInfo: *mut u8,
}

layout!(
    CUpti_RangeProfiler_GetDevicePartitionInfo_Params size 40 align 8, structSize at 0, pPriv at 8,
    pRangeProfilerObject at 16, devicePartitionInfoSize at 24, pDevicePartitionInfo at 32
);

impl Eq for CUpti_RangeProfiler_GetDevicePartitionInfo_Params {}

record!(CUpti_RangeProfiler_GetDevicePartitionInfo_Params, structSize : 40);

/// `struct CUpti_StateData`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUpti_StateData {
    /// `CUpti_StateData.anon0 anon0`.
    pub anon0: CUpti_StateData_anon0,
}

layout!(CUpti_StateData size 16 align 8, anon0 at 0);

impl CUpti_StateData {
    /// `CUpti_StateData.anon0.notification notification`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn notification(&self) -> CUpti_StateData_anon0_notification {
        unsafe { self.anon0.notification }
    }
    /// Writes `notification`.
    #[inline]
    pub const fn set_notification(&mut self, value: CUpti_StateData_anon0_notification) {
        self.anon0.notification = value;
    }
}

record!(CUpti_StateData);

/// `union CUpti_StateData.anon0`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUpti_StateData_anon0 {
    /// `CUpti_StateData.anon0.notification notification`.
    pub notification: CUpti_StateData_anon0_notification,
}

layout!(CUpti_StateData_anon0 size 16 align 8, notification at 0);

opaque!(CUpti_StateData_anon0);

record!(CUpti_StateData_anon0);

/// `struct CUpti_StateData.anon0.notification`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_StateData_anon0_notification {
    /// `CUptiResult result`.
    pub result: CUptiResult,
    /// `const char *message`.
    pub message: *const core::ffi::c_char,
}

layout!(CUpti_StateData_anon0_notification size 16 align 8, result at 0, message at 8);

impl Eq for CUpti_StateData_anon0_notification {}

record!(CUpti_StateData_anon0_notification);

/// `struct CUpti_StreamAttrData`, from `cupti_callbacks.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_StreamAttrData {
    /// `CUstream stream`.
    pub stream: driver::CUstream,
    /// `CUstreamAttrID attr`.
    pub attr: driver::CUstreamAttrID,
    /// `const CUstreamAttrValue *value`.
    pub value: *const driver::CUstreamAttrValue,
}

layout!(CUpti_StreamAttrData size 24 align 8, stream at 0, attr at 8, value at 16);

impl Eq for CUpti_StreamAttrData {}

record!(CUpti_StreamAttrData);

/// `struct CUpti_SubscriberParams`, from `cupti_callbacks.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUpti_SubscriberParams {
    /// `size_t structSize`.
    pub structSize: usize,
    /// `const char *subscriberName`.
    pub subscriberName: *const core::ffi::c_char,
    /// `char *oldSubscriberName`.
    pub oldSubscriberName: *mut core::ffi::c_char,
    /// `size_t oldSubscriberSize`.
    pub oldSubscriberSize: usize,
    /// `uint8_t allowMultipleSubscribers`, since CUDA 13.2.
    pub allowMultipleSubscribers: u8,
    /// `uint8_t padding[7]`, since CUDA 13.2.
    pub padding: [u8; 7],
}

layout!(
    CUpti_SubscriberParams size 40 align 8, structSize at 0, subscriberName at 8, oldSubscriberName at 16,
    oldSubscriberSize at 24, allowMultipleSubscribers at 32, padding at 33
);

impl Eq for CUpti_SubscriberParams {}

record!(CUpti_SubscriberParams, structSize : 40);
