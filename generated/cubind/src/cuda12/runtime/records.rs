//! Structs and unions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaConditionalNodeParams`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaConditionalNodeParams {
    /// `cudaGraphConditionalHandle handle`.
    pub handle: cudaGraphConditionalHandle,
    /// `cudaGraphConditionalNodeType type`.
    pub r#type: cudaGraphConditionalNodeType,
    /// `unsigned int size`.
    pub size: u32,
    /// `cudaGraph_t *phGraph_out`.
    pub phGraph_out: *mut cudaGraph_t,
}

layout!(cudaConditionalNodeParams size 24 align 8, handle at 0, r#type at 8, size at 12, phGraph_out at 16);

impl Eq for cudaConditionalNodeParams {}

record!(cudaConditionalNodeParams);

/// `struct cudaDeviceProp`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaDeviceProp {
    /// `char name[256]`.
    pub name: [core::ffi::c_char; 256],
    /// `cudaUUID_t uuid`.
    pub uuid: cudaUUID_t,
    /// `char luid[8]`.
    pub luid: [core::ffi::c_char; 8],
    /// `unsigned int luidDeviceNodeMask`.
    pub luidDeviceNodeMask: u32,
    /// `size_t totalGlobalMem`.
    pub totalGlobalMem: usize,
    /// `size_t sharedMemPerBlock`.
    pub sharedMemPerBlock: usize,
    /// `int regsPerBlock`.
    pub regsPerBlock: i32,
    /// `int warpSize`.
    pub warpSize: i32,
    /// `size_t memPitch`.
    pub memPitch: usize,
    /// `int maxThreadsPerBlock`.
    pub maxThreadsPerBlock: i32,
    /// `int maxThreadsDim[3]`.
    pub maxThreadsDim: [i32; 3],
    /// `int maxGridSize[3]`.
    pub maxGridSize: [i32; 3],
    /// `int clockRate`, since at least CUDA 12.0, until CUDA 12.9.
    pub clockRate: i32,
    /// `size_t totalConstMem`.
    pub totalConstMem: usize,
    /// `int major`.
    pub major: i32,
    /// `int minor`.
    pub minor: i32,
    /// `size_t textureAlignment`.
    pub textureAlignment: usize,
    /// `size_t texturePitchAlignment`.
    pub texturePitchAlignment: usize,
    /// `int deviceOverlap`, since at least CUDA 12.0, until CUDA 12.9.
    pub deviceOverlap: i32,
    /// `int multiProcessorCount`.
    pub multiProcessorCount: i32,
    /// `int kernelExecTimeoutEnabled`, since at least CUDA 12.0, until CUDA 12.9.
    pub kernelExecTimeoutEnabled: i32,
    /// `int integrated`.
    pub integrated: i32,
    /// `int canMapHostMemory`.
    pub canMapHostMemory: i32,
    /// `int computeMode`, since at least CUDA 12.0, until CUDA 12.9.
    pub computeMode: i32,
    /// `int maxTexture1D`.
    pub maxTexture1D: i32,
    /// `int maxTexture1DMipmap`.
    pub maxTexture1DMipmap: i32,
    /// `int maxTexture1DLinear`, since at least CUDA 12.0, until CUDA 12.9.
    pub maxTexture1DLinear: i32,
    /// `int maxTexture2D[2]`.
    pub maxTexture2D: [i32; 2],
    /// `int maxTexture2DMipmap[2]`.
    pub maxTexture2DMipmap: [i32; 2],
    /// `int maxTexture2DLinear[3]`.
    pub maxTexture2DLinear: [i32; 3],
    /// `int maxTexture2DGather[2]`.
    pub maxTexture2DGather: [i32; 2],
    /// `int maxTexture3D[3]`.
    pub maxTexture3D: [i32; 3],
    /// `int maxTexture3DAlt[3]`.
    pub maxTexture3DAlt: [i32; 3],
    /// `int maxTextureCubemap`.
    pub maxTextureCubemap: i32,
    /// `int maxTexture1DLayered[2]`.
    pub maxTexture1DLayered: [i32; 2],
    /// `int maxTexture2DLayered[3]`.
    pub maxTexture2DLayered: [i32; 3],
    /// `int maxTextureCubemapLayered[2]`.
    pub maxTextureCubemapLayered: [i32; 2],
    /// `int maxSurface1D`.
    pub maxSurface1D: i32,
    /// `int maxSurface2D[2]`.
    pub maxSurface2D: [i32; 2],
    /// `int maxSurface3D[3]`.
    pub maxSurface3D: [i32; 3],
    /// `int maxSurface1DLayered[2]`.
    pub maxSurface1DLayered: [i32; 2],
    /// `int maxSurface2DLayered[3]`.
    pub maxSurface2DLayered: [i32; 3],
    /// `int maxSurfaceCubemap`.
    pub maxSurfaceCubemap: i32,
    /// `int maxSurfaceCubemapLayered[2]`.
    pub maxSurfaceCubemapLayered: [i32; 2],
    /// `size_t surfaceAlignment`.
    pub surfaceAlignment: usize,
    /// `int concurrentKernels`.
    pub concurrentKernels: i32,
    /// `int ECCEnabled`.
    pub ECCEnabled: i32,
    /// `int pciBusID`.
    pub pciBusID: i32,
    /// `int pciDeviceID`.
    pub pciDeviceID: i32,
    /// `int pciDomainID`.
    pub pciDomainID: i32,
    /// `int tccDriver`.
    pub tccDriver: i32,
    /// `int asyncEngineCount`.
    pub asyncEngineCount: i32,
    /// `int unifiedAddressing`.
    pub unifiedAddressing: i32,
    /// `int memoryClockRate`, since at least CUDA 12.0, until CUDA 12.9.
    pub memoryClockRate: i32,
    /// `int memoryBusWidth`.
    pub memoryBusWidth: i32,
    /// `int l2CacheSize`.
    pub l2CacheSize: i32,
    /// `int persistingL2CacheMaxSize`.
    pub persistingL2CacheMaxSize: i32,
    /// `int maxThreadsPerMultiProcessor`.
    pub maxThreadsPerMultiProcessor: i32,
    /// `int streamPrioritiesSupported`.
    pub streamPrioritiesSupported: i32,
    /// `int globalL1CacheSupported`.
    pub globalL1CacheSupported: i32,
    /// `int localL1CacheSupported`.
    pub localL1CacheSupported: i32,
    /// `size_t sharedMemPerMultiprocessor`.
    pub sharedMemPerMultiprocessor: usize,
    /// `int regsPerMultiprocessor`.
    pub regsPerMultiprocessor: i32,
    /// `int managedMemory`.
    pub managedMemory: i32,
    /// `int isMultiGpuBoard`.
    pub isMultiGpuBoard: i32,
    /// `int multiGpuBoardGroupID`.
    pub multiGpuBoardGroupID: i32,
    /// `int hostNativeAtomicSupported`.
    pub hostNativeAtomicSupported: i32,
    /// `int singleToDoublePrecisionPerfRatio`, since at least CUDA 12.0, until CUDA 12.9.
    pub singleToDoublePrecisionPerfRatio: i32,
    /// `int pageableMemoryAccess`.
    pub pageableMemoryAccess: i32,
    /// `int concurrentManagedAccess`.
    pub concurrentManagedAccess: i32,
    /// `int computePreemptionSupported`.
    pub computePreemptionSupported: i32,
    /// `int canUseHostPointerForRegisteredMem`.
    pub canUseHostPointerForRegisteredMem: i32,
    /// `int cooperativeLaunch`.
    pub cooperativeLaunch: i32,
    /// `int cooperativeMultiDeviceLaunch`, since at least CUDA 12.0, until CUDA 12.9.
    pub cooperativeMultiDeviceLaunch: i32,
    /// `size_t sharedMemPerBlockOptin`.
    pub sharedMemPerBlockOptin: usize,
    /// `int pageableMemoryAccessUsesHostPageTables`.
    pub pageableMemoryAccessUsesHostPageTables: i32,
    /// `int directManagedMemAccessFromHost`.
    pub directManagedMemAccessFromHost: i32,
    /// `int maxBlocksPerMultiProcessor`.
    pub maxBlocksPerMultiProcessor: i32,
    /// `int accessPolicyMaxWindowSize`.
    pub accessPolicyMaxWindowSize: i32,
    /// `size_t reservedSharedMemPerBlock`.
    pub reservedSharedMemPerBlock: usize,
    /// `int hostRegisterSupported`.
    pub hostRegisterSupported: i32,
    /// `int sparseCudaArraySupported`.
    pub sparseCudaArraySupported: i32,
    /// `int hostRegisterReadOnlySupported`.
    pub hostRegisterReadOnlySupported: i32,
    /// `int timelineSemaphoreInteropSupported`.
    pub timelineSemaphoreInteropSupported: i32,
    /// `int memoryPoolsSupported`.
    pub memoryPoolsSupported: i32,
    /// `int gpuDirectRDMASupported`.
    pub gpuDirectRDMASupported: i32,
    /// `unsigned int gpuDirectRDMAFlushWritesOptions`.
    pub gpuDirectRDMAFlushWritesOptions: u32,
    /// `int gpuDirectRDMAWritesOrdering`.
    pub gpuDirectRDMAWritesOrdering: i32,
    /// `unsigned int memoryPoolSupportedHandleTypes`.
    pub memoryPoolSupportedHandleTypes: u32,
    /// `int deferredMappingCudaArraySupported`.
    pub deferredMappingCudaArraySupported: i32,
    /// `int ipcEventSupported`.
    pub ipcEventSupported: i32,
    /// `int clusterLaunch`.
    pub clusterLaunch: i32,
    /// `int unifiedFunctionPointers`.
    pub unifiedFunctionPointers: i32,
    /// `int reserved[63]`.
    pub reserved: [i32; 63],
}

layout!(
    cudaDeviceProp size 1032 align 8, name at 0, uuid at 256, luid at 272, luidDeviceNodeMask at 280,
    totalGlobalMem at 288, sharedMemPerBlock at 296, regsPerBlock at 304, warpSize at 308, memPitch at 312,
    maxThreadsPerBlock at 320, maxThreadsDim at 324, maxGridSize at 336, clockRate at 348, totalConstMem at 352,
    major at 360, minor at 364, textureAlignment at 368, texturePitchAlignment at 376, deviceOverlap at 384,
    multiProcessorCount at 388, kernelExecTimeoutEnabled at 392, integrated at 396, canMapHostMemory at 400,
    computeMode at 404, maxTexture1D at 408, maxTexture1DMipmap at 412, maxTexture1DLinear at 416, maxTexture2D at 420,
    maxTexture2DMipmap at 428, maxTexture2DLinear at 436, maxTexture2DGather at 448, maxTexture3D at 456,
    maxTexture3DAlt at 468, maxTextureCubemap at 480, maxTexture1DLayered at 484, maxTexture2DLayered at 492,
    maxTextureCubemapLayered at 504, maxSurface1D at 512, maxSurface2D at 516, maxSurface3D at 524,
    maxSurface1DLayered at 536, maxSurface2DLayered at 544, maxSurfaceCubemap at 556, maxSurfaceCubemapLayered at 560,
    surfaceAlignment at 568, concurrentKernels at 576, ECCEnabled at 580, pciBusID at 584, pciDeviceID at 588,
    pciDomainID at 592, tccDriver at 596, asyncEngineCount at 600, unifiedAddressing at 604, memoryClockRate at 608,
    memoryBusWidth at 612, l2CacheSize at 616, persistingL2CacheMaxSize at 620, maxThreadsPerMultiProcessor at 624,
    streamPrioritiesSupported at 628, globalL1CacheSupported at 632, localL1CacheSupported at 636,
    sharedMemPerMultiprocessor at 640, regsPerMultiprocessor at 648, managedMemory at 652, isMultiGpuBoard at 656,
    multiGpuBoardGroupID at 660, hostNativeAtomicSupported at 664, singleToDoublePrecisionPerfRatio at 668,
    pageableMemoryAccess at 672, concurrentManagedAccess at 676, computePreemptionSupported at 680,
    canUseHostPointerForRegisteredMem at 684, cooperativeLaunch at 688, cooperativeMultiDeviceLaunch at 692,
    sharedMemPerBlockOptin at 696, pageableMemoryAccessUsesHostPageTables at 704, directManagedMemAccessFromHost at 708,
    maxBlocksPerMultiProcessor at 712, accessPolicyMaxWindowSize at 716, reservedSharedMemPerBlock at 720,
    hostRegisterSupported at 728, sparseCudaArraySupported at 732, hostRegisterReadOnlySupported at 736,
    timelineSemaphoreInteropSupported at 740, memoryPoolsSupported at 744, gpuDirectRDMASupported at 748,
    gpuDirectRDMAFlushWritesOptions at 752, gpuDirectRDMAWritesOrdering at 756, memoryPoolSupportedHandleTypes at 760,
    deferredMappingCudaArraySupported at 764, ipcEventSupported at 768, clusterLaunch at 772,
    unifiedFunctionPointers at 776, reserved at 780
);

impl Eq for cudaDeviceProp {}

record!(cudaDeviceProp);

/// `struct cudaEventRecordNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaEventRecordNodeParams {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
}

layout!(cudaEventRecordNodeParams size 8 align 8, event at 0);

impl Eq for cudaEventRecordNodeParams {}

record!(cudaEventRecordNodeParams);

/// `struct cudaExternalMemoryBufferDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalMemoryBufferDesc {
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaExternalMemoryBufferDesc size 24 align 8, offset at 0, size at 8, flags at 16);

impl Eq for cudaExternalMemoryBufferDesc {}

record!(cudaExternalMemoryBufferDesc);

/// `struct cudaExternalMemoryHandleDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc {
    /// `cudaExternalMemoryHandleType type`.
    pub r#type: cudaExternalMemoryHandleType,
    /// `cudaExternalMemoryHandleDesc.handle handle`.
    pub handle: cudaExternalMemoryHandleDesc_handle,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaExternalMemoryHandleDesc size 40 align 8, r#type at 0, handle at 8, size at 24, flags at 32);

record!(cudaExternalMemoryHandleDesc);

/// `struct cudaExternalMemoryMipmappedArrayDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalMemoryMipmappedArrayDesc {
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `cudaChannelFormatDesc formatDesc`.
    pub formatDesc: cudaChannelFormatDesc,
    /// `cudaExtent extent`.
    pub extent: cudaExtent,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int numLevels`.
    pub numLevels: u32,
}

layout!(
    cudaExternalMemoryMipmappedArrayDesc size 64 align 8, offset at 0, formatDesc at 8, extent at 32, flags at 56,
    numLevels at 60
);

impl Eq for cudaExternalMemoryMipmappedArrayDesc {}

record!(cudaExternalMemoryMipmappedArrayDesc);

/// `struct cudaExternalSemaphoreHandleDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc {
    /// `cudaExternalSemaphoreHandleType type`.
    pub r#type: cudaExternalSemaphoreHandleType,
    /// `cudaExternalSemaphoreHandleDesc.handle handle`.
    pub handle: cudaExternalSemaphoreHandleDesc_handle,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaExternalSemaphoreHandleDesc size 32 align 8, r#type at 0, handle at 8, flags at 24);

record!(cudaExternalSemaphoreHandleDesc);

/// `struct cudaExternalSemaphoreSignalNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalNodeParamsV2 {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreSignalParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreSignalParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(cudaExternalSemaphoreSignalNodeParamsV2 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for cudaExternalSemaphoreSignalNodeParamsV2 {}

record!(cudaExternalSemaphoreSignalNodeParamsV2);

/// `struct cudaExternalSemaphoreSignalParams_v1`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_v1 {
    /// `cudaExternalSemaphoreSignalParams_v1.params params`.
    pub params: cudaExternalSemaphoreSignalParams_v1_params,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaExternalSemaphoreSignalParams_v1 size 32 align 8, params at 0, flags at 24);

record!(cudaExternalSemaphoreSignalParams_v1);

/// `struct cudaExternalSemaphoreSignalParams_v1.params`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_v1_params {
    /// `cudaExternalSemaphoreSignalParams_v1.params.fence fence`.
    pub fence: cudaExternalSemaphoreSignalParams_v1_params_fence,
    /// `cudaExternalSemaphoreSignalParams_v1.params.nvSciSync nvSciSync`.
    pub nvSciSync: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync,
    /// `cudaExternalSemaphoreSignalParams_v1.params.keyedMutex keyedMutex`.
    pub keyedMutex: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex,
}

layout!(cudaExternalSemaphoreSignalParams_v1_params size 24 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16);

record!(cudaExternalSemaphoreSignalParams_v1_params);

/// `struct cudaExternalSemaphoreSignalParams_v1.params.fence`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalParams_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(cudaExternalSemaphoreSignalParams_v1_params_fence size 8 align 8, value at 0);

impl Eq for cudaExternalSemaphoreSignalParams_v1_params_fence {}

record!(cudaExternalSemaphoreSignalParams_v1_params_fence);

/// `struct cudaExternalSemaphoreSignalParams_v1.params.keyedMutex`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalParams_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
}

layout!(cudaExternalSemaphoreSignalParams_v1_params_keyedMutex size 8 align 8, key at 0);

impl Eq for cudaExternalSemaphoreSignalParams_v1_params_keyedMutex {}

record!(cudaExternalSemaphoreSignalParams_v1_params_keyedMutex);

/// `union cudaExternalSemaphoreSignalParams_v1.params.nvSciSync`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreSignalParams_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(cudaExternalSemaphoreSignalParams_v1_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(cudaExternalSemaphoreSignalParams_v1_params_nvSciSync);

record!(cudaExternalSemaphoreSignalParams_v1_params_nvSciSync);

/// `struct cudaExternalSemaphoreWaitNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitNodeParamsV2 {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreWaitParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreWaitParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(cudaExternalSemaphoreWaitNodeParamsV2 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for cudaExternalSemaphoreWaitNodeParamsV2 {}

record!(cudaExternalSemaphoreWaitNodeParamsV2);

/// `struct cudaExternalSemaphoreWaitParams_v1`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_v1 {
    /// `cudaExternalSemaphoreWaitParams_v1.params params`.
    pub params: cudaExternalSemaphoreWaitParams_v1_params,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaExternalSemaphoreWaitParams_v1 size 40 align 8, params at 0, flags at 32);

record!(cudaExternalSemaphoreWaitParams_v1);

/// `struct cudaExternalSemaphoreWaitParams_v1.params`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_v1_params {
    /// `cudaExternalSemaphoreWaitParams_v1.params.fence fence`.
    pub fence: cudaExternalSemaphoreWaitParams_v1_params_fence,
    /// `cudaExternalSemaphoreWaitParams_v1.params.nvSciSync nvSciSync`.
    pub nvSciSync: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync,
    /// `cudaExternalSemaphoreWaitParams_v1.params.keyedMutex keyedMutex`.
    pub keyedMutex: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex,
}

layout!(cudaExternalSemaphoreWaitParams_v1_params size 32 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16);

record!(cudaExternalSemaphoreWaitParams_v1_params);

/// `struct cudaExternalSemaphoreWaitParams_v1.params.fence`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitParams_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(cudaExternalSemaphoreWaitParams_v1_params_fence size 8 align 8, value at 0);

impl Eq for cudaExternalSemaphoreWaitParams_v1_params_fence {}

record!(cudaExternalSemaphoreWaitParams_v1_params_fence);

/// `struct cudaExternalSemaphoreWaitParams_v1.params.keyedMutex`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitParams_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
}

layout!(cudaExternalSemaphoreWaitParams_v1_params_keyedMutex size 16 align 8, key at 0, timeoutMs at 8);

impl Eq for cudaExternalSemaphoreWaitParams_v1_params_keyedMutex {}

record!(cudaExternalSemaphoreWaitParams_v1_params_keyedMutex);

/// `union cudaExternalSemaphoreWaitParams_v1.params.nvSciSync`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreWaitParams_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(cudaExternalSemaphoreWaitParams_v1_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(cudaExternalSemaphoreWaitParams_v1_params_nvSciSync);

record!(cudaExternalSemaphoreWaitParams_v1_params_nvSciSync);

/// `struct cudaFuncAttributes`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaFuncAttributes {
    /// `size_t sharedSizeBytes`.
    pub sharedSizeBytes: usize,
    /// `size_t constSizeBytes`.
    pub constSizeBytes: usize,
    /// `size_t localSizeBytes`.
    pub localSizeBytes: usize,
    /// `int maxThreadsPerBlock`.
    pub maxThreadsPerBlock: i32,
    /// `int numRegs`.
    pub numRegs: i32,
    /// `int ptxVersion`.
    pub ptxVersion: i32,
    /// `int binaryVersion`.
    pub binaryVersion: i32,
    /// `int cacheModeCA`.
    pub cacheModeCA: i32,
    /// `int maxDynamicSharedSizeBytes`.
    pub maxDynamicSharedSizeBytes: i32,
    /// `int preferredShmemCarveout`.
    pub preferredShmemCarveout: i32,
    /// `int clusterDimMustBeSet`.
    pub clusterDimMustBeSet: i32,
    /// `int requiredClusterWidth`.
    pub requiredClusterWidth: i32,
    /// `int requiredClusterHeight`.
    pub requiredClusterHeight: i32,
    /// `int requiredClusterDepth`.
    pub requiredClusterDepth: i32,
    /// `int clusterSchedulingPolicyPreference`.
    pub clusterSchedulingPolicyPreference: i32,
    /// `int nonPortableClusterSizeAllowed`.
    pub nonPortableClusterSizeAllowed: i32,
    /// `int reserved[16]`.
    pub reserved: [i32; 16],
}

layout!(
    cudaFuncAttributes size 144 align 8, sharedSizeBytes at 0, constSizeBytes at 8, localSizeBytes at 16,
    maxThreadsPerBlock at 24, numRegs at 28, ptxVersion at 32, binaryVersion at 36, cacheModeCA at 40,
    maxDynamicSharedSizeBytes at 44, preferredShmemCarveout at 48, clusterDimMustBeSet at 52,
    requiredClusterWidth at 56, requiredClusterHeight at 60, requiredClusterDepth at 64,
    clusterSchedulingPolicyPreference at 68, nonPortableClusterSizeAllowed at 72, reserved at 76
);

impl Eq for cudaFuncAttributes {}

record!(cudaFuncAttributes);

/// `struct cudaGraphNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaGraphNodeParams {
    /// `cudaGraphNodeType type`.
    pub r#type: cudaGraphNodeType,
    /// `int reserved0[3]`.
    pub reserved0: [i32; 3],
    /// `cudaGraphNodeParams.anon0 anon0`.
    pub anon0: cudaGraphNodeParams_anon0,
    /// `long long reserved2`.
    pub reserved2: i64,
}

layout!(cudaGraphNodeParams size 256 align 8, r#type at 0, reserved0 at 4, anon0 at 16, reserved2 at 248);

impl cudaGraphNodeParams {
    /// `long long [29]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn reserved1(&self) -> [i64; 29] {
        unsafe { self.anon0.reserved1 }
    }
    /// Writes `reserved1`.
    #[inline]
    pub const fn set_reserved1(&mut self, value: [i64; 29]) {
        self.anon0.reserved1 = value;
    }
    /// `cudaKernelNodeParamsV2 kernel`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn kernel(&self) -> cudaKernelNodeParamsV2 {
        unsafe { self.anon0.kernel }
    }
    /// Writes `kernel`.
    #[inline]
    pub const fn set_kernel(&mut self, value: cudaKernelNodeParamsV2) {
        self.anon0.kernel = value;
    }
    /// `cudaMemcpyNodeParams memcpy`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memcpy(&self) -> cudaMemcpyNodeParams {
        unsafe { self.anon0.memcpy }
    }
    /// Writes `memcpy`.
    #[inline]
    pub const fn set_memcpy(&mut self, value: cudaMemcpyNodeParams) {
        self.anon0.memcpy = value;
    }
    /// `cudaMemsetParamsV2 memset`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memset(&self) -> cudaMemsetParamsV2 {
        unsafe { self.anon0.memset }
    }
    /// Writes `memset`.
    #[inline]
    pub const fn set_memset(&mut self, value: cudaMemsetParamsV2) {
        self.anon0.memset = value;
    }
    /// `cudaHostNodeParamsV2 host`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn host(&self) -> cudaHostNodeParamsV2 {
        unsafe { self.anon0.host }
    }
    /// Writes `host`.
    #[inline]
    pub const fn set_host(&mut self, value: cudaHostNodeParamsV2) {
        self.anon0.host = value;
    }
    /// `cudaChildGraphNodeParams graph`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn graph(&self) -> cudaChildGraphNodeParams {
        unsafe { self.anon0.graph }
    }
    /// Writes `graph`.
    #[inline]
    pub const fn set_graph(&mut self, value: cudaChildGraphNodeParams) {
        self.anon0.graph = value;
    }
    /// `cudaEventWaitNodeParams eventWait`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn eventWait(&self) -> cudaEventWaitNodeParams {
        unsafe { self.anon0.eventWait }
    }
    /// Writes `eventWait`.
    #[inline]
    pub const fn set_eventWait(&mut self, value: cudaEventWaitNodeParams) {
        self.anon0.eventWait = value;
    }
    /// `cudaEventRecordNodeParams eventRecord`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn eventRecord(&self) -> cudaEventRecordNodeParams {
        unsafe { self.anon0.eventRecord }
    }
    /// Writes `eventRecord`.
    #[inline]
    pub const fn set_eventRecord(&mut self, value: cudaEventRecordNodeParams) {
        self.anon0.eventRecord = value;
    }
    /// `cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn extSemSignal(&self) -> cudaExternalSemaphoreSignalNodeParamsV2 {
        unsafe { self.anon0.extSemSignal }
    }
    /// Writes `extSemSignal`.
    #[inline]
    pub const fn set_extSemSignal(
        &mut self,
        value: cudaExternalSemaphoreSignalNodeParamsV2,
    ) {
        self.anon0.extSemSignal = value;
    }
    /// `cudaExternalSemaphoreWaitNodeParamsV2 extSemWait`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn extSemWait(&self) -> cudaExternalSemaphoreWaitNodeParamsV2 {
        unsafe { self.anon0.extSemWait }
    }
    /// Writes `extSemWait`.
    #[inline]
    pub const fn set_extSemWait(
        &mut self,
        value: cudaExternalSemaphoreWaitNodeParamsV2,
    ) {
        self.anon0.extSemWait = value;
    }
    /// `cudaMemAllocNodeParamsV2 alloc`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn alloc(&self) -> cudaMemAllocNodeParamsV2 {
        unsafe { self.anon0.alloc }
    }
    /// Writes `alloc`.
    #[inline]
    pub const fn set_alloc(&mut self, value: cudaMemAllocNodeParamsV2) {
        self.anon0.alloc = value;
    }
    /// `cudaMemFreeNodeParams free`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn free(&self) -> cudaMemFreeNodeParams {
        unsafe { self.anon0.free }
    }
    /// Writes `free`.
    #[inline]
    pub const fn set_free(&mut self, value: cudaMemFreeNodeParams) {
        self.anon0.free = value;
    }
    /// `cudaConditionalNodeParams conditional`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn conditional(&self) -> cudaConditionalNodeParams {
        unsafe { self.anon0.conditional }
    }
    /// Writes `conditional`.
    #[inline]
    pub const fn set_conditional(&mut self, value: cudaConditionalNodeParams) {
        self.anon0.conditional = value;
    }
}

record!(cudaGraphNodeParams);

/// `union cudaGraphNodeParams.anon0`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaGraphNodeParams_anon0 {
    /// `long long reserved1[29]`.
    pub reserved1: [i64; 29],
    /// `cudaKernelNodeParamsV2 kernel`.
    pub kernel: cudaKernelNodeParamsV2,
    /// `cudaMemcpyNodeParams memcpy`.
    pub memcpy: cudaMemcpyNodeParams,
    /// `cudaMemsetParamsV2 memset`.
    pub memset: cudaMemsetParamsV2,
    /// `cudaHostNodeParamsV2 host`.
    pub host: cudaHostNodeParamsV2,
    /// `cudaChildGraphNodeParams graph`.
    pub graph: cudaChildGraphNodeParams,
    /// `cudaEventWaitNodeParams eventWait`.
    pub eventWait: cudaEventWaitNodeParams,
    /// `cudaEventRecordNodeParams eventRecord`.
    pub eventRecord: cudaEventRecordNodeParams,
    /// `cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal`.
    pub extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2,
    /// `cudaExternalSemaphoreWaitNodeParamsV2 extSemWait`.
    pub extSemWait: cudaExternalSemaphoreWaitNodeParamsV2,
    /// `cudaMemAllocNodeParamsV2 alloc`.
    pub alloc: cudaMemAllocNodeParamsV2,
    /// `cudaMemFreeNodeParams free`.
    pub free: cudaMemFreeNodeParams,
    /// `cudaConditionalNodeParams conditional`, since CUDA 12.3.
    pub conditional: cudaConditionalNodeParams,
}

layout!(
    cudaGraphNodeParams_anon0 size 232 align 8, reserved1 at 0, kernel at 0, memcpy at 0, memset at 0, host at 0,
    graph at 0, eventWait at 0, eventRecord at 0, extSemSignal at 0, extSemWait at 0, alloc at 0, free at 0,
    conditional at 0
);

opaque!(cudaGraphNodeParams_anon0);

record!(cudaGraphNodeParams_anon0);

/// `struct cudaHostNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaHostNodeParamsV2 {
    /// `cudaHostFn_t fn`.
    pub r#fn: cudaHostFn_t,
    /// `void *userData`.
    pub userData: *mut c_void,
}

layout!(cudaHostNodeParamsV2 size 16 align 8, r#fn at 0, userData at 8);

record!(cudaHostNodeParamsV2);

/// `struct cudaKernelNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaKernelNodeParamsV2 {
    /// `void *func`, since CUDA 12.2, until CUDA 13.1.
    pub func: *mut c_void,
    /// `dim3 gridDim`.
    pub gridDim: dim3,
    /// `dim3 blockDim`.
    pub blockDim: dim3,
    /// `unsigned int sharedMemBytes`.
    pub sharedMemBytes: u32,
    /// `void **kernelParams`.
    pub kernelParams: *mut *mut c_void,
    /// `void **extra`.
    pub extra: *mut *mut c_void,
}

layout!(
    cudaKernelNodeParamsV2 size 56 align 8, func at 0, gridDim at 8, blockDim at 20, sharedMemBytes at 32,
    kernelParams at 40, extra at 48
);

impl cudaKernelNodeParamsV2 {
    /// `void *func`, a member of an anonymous struct.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn func(&self) -> *mut c_void {
        self.func
    }
    /// Writes `func`.
    #[inline]
    pub const fn set_func(&mut self, value: *mut c_void) {
        self.func = value;
    }
}

impl Eq for cudaKernelNodeParamsV2 {}

record!(
    cudaKernelNodeParamsV2, gridDim.x : 1, gridDim.y : 1, gridDim.z : 1, blockDim.x : 1, blockDim.y : 1, blockDim.z : 1
);

/// `struct cudaLaunchAttribute`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttribute {
    /// `cudaLaunchAttributeID id`.
    pub id: cudaLaunchAttributeID,
    /// `char pad[4]`.
    pub pad: [core::ffi::c_char; 4],
    /// `cudaLaunchAttributeValue val`.
    pub val: cudaLaunchAttributeValue,
}

layout!(cudaLaunchAttribute size 72 align 8, id at 0, pad at 4, val at 8);

record!(cudaLaunchAttribute);

/// `union cudaLaunchAttributeValue`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaLaunchAttributeValue {
    /// `char pad[64]`.
    pub pad: [core::ffi::c_char; 64],
    /// `cudaAccessPolicyWindow accessPolicyWindow`.
    pub accessPolicyWindow: cudaAccessPolicyWindow,
    /// `int cooperative`.
    pub cooperative: i32,
    /// `cudaSynchronizationPolicy syncPolicy`.
    pub syncPolicy: cudaSynchronizationPolicy,
    /// `cudaLaunchAttributeValue.clusterDim clusterDim`.
    pub clusterDim: cudaLaunchAttributeValue_clusterDim,
    /// `cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference`.
    pub clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    /// `int programmaticStreamSerializationAllowed`.
    pub programmaticStreamSerializationAllowed: i32,
    /// `cudaLaunchAttributeValue.programmaticEvent programmaticEvent`.
    pub programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    /// `int priority`.
    pub priority: i32,
    /// `cudaLaunchMemSyncDomainMap memSyncDomainMap`.
    pub memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    /// `cudaLaunchMemSyncDomain memSyncDomain`.
    pub memSyncDomain: cudaLaunchMemSyncDomain,
    /// `cudaLaunchAttributeValue.preferredClusterDim preferredClusterDim`, since CUDA 12.8.
    pub preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim,
    /// `cudaLaunchAttributeValue.launchCompletionEvent launchCompletionEvent`, since CUDA 12.3.
    pub launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    /// `cudaLaunchAttributeValue.deviceUpdatableKernelNode deviceUpdatableKernelNode`, since CUDA 12.4.
    pub deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    /// `unsigned int sharedMemCarveout`, since CUDA 12.5.
    pub sharedMemCarveout: u32,
}

layout!(
    cudaLaunchAttributeValue size 64 align 8, pad at 0, accessPolicyWindow at 0, cooperative at 0, syncPolicy at 0,
    clusterDim at 0, clusterSchedulingPolicyPreference at 0, programmaticStreamSerializationAllowed at 0,
    programmaticEvent at 0, priority at 0, memSyncDomainMap at 0, memSyncDomain at 0, preferredClusterDim at 0,
    launchCompletionEvent at 0, deviceUpdatableKernelNode at 0, sharedMemCarveout at 0
);

opaque!(cudaLaunchAttributeValue);

record!(cudaLaunchAttributeValue);

/// `struct cudaLaunchConfig_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchConfig_t {
    /// `dim3 gridDim`.
    pub gridDim: dim3,
    /// `dim3 blockDim`.
    pub blockDim: dim3,
    /// `size_t dynamicSmemBytes`.
    pub dynamicSmemBytes: usize,
    /// `cudaStream_t stream`.
    pub stream: cudaStream_t,
    /// `cudaLaunchAttribute *attrs`.
    pub attrs: *mut cudaLaunchAttribute,
    /// `unsigned int numAttrs`.
    pub numAttrs: u32,
}

layout!(
    cudaLaunchConfig_t size 56 align 8, gridDim at 0, blockDim at 12, dynamicSmemBytes at 24, stream at 32, attrs at 40,
    numAttrs at 48
);

impl Eq for cudaLaunchConfig_t {}

record!(
    cudaLaunchConfig_t, gridDim.x : 1, gridDim.y : 1, gridDim.z : 1, blockDim.x : 1, blockDim.y : 1, blockDim.z : 1
);

/// `struct cudaLaunchParams`, from `driver_types.h`, since at least CUDA 12.0, until CUDA 12.9.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchParams {
    /// `void *func`.
    pub func: *mut c_void,
    /// `dim3 gridDim`.
    pub gridDim: dim3,
    /// `dim3 blockDim`.
    pub blockDim: dim3,
    /// `void **args`.
    pub args: *mut *mut c_void,
    /// `size_t sharedMem`.
    pub sharedMem: usize,
    /// `cudaStream_t stream`.
    pub stream: cudaStream_t,
}

layout!(
    cudaLaunchParams size 56 align 8, func at 0, gridDim at 8, blockDim at 20, args at 32, sharedMem at 40, stream at 48
);

impl Eq for cudaLaunchParams {}

record!(cudaLaunchParams, gridDim.x : 1, gridDim.y : 1, gridDim.z : 1, blockDim.x : 1, blockDim.y : 1, blockDim.z : 1);

/// `struct cudaMemAccessDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemAccessDesc {
    /// `cudaMemLocation location`.
    pub location: cudaMemLocation,
    /// `cudaMemAccessFlags flags`.
    pub flags: cudaMemAccessFlags,
}

layout!(cudaMemAccessDesc size 12 align 4, location at 0, flags at 8);

impl Eq for cudaMemAccessDesc {}

record!(cudaMemAccessDesc);

/// `struct cudaMemAllocNodeParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemAllocNodeParams {
    /// `cudaMemPoolProps poolProps`.
    pub poolProps: cudaMemPoolProps,
    /// `const cudaMemAccessDesc *accessDescs`.
    pub accessDescs: *const cudaMemAccessDesc,
    /// `size_t accessDescCount`.
    pub accessDescCount: usize,
    /// `size_t bytesize`.
    pub bytesize: usize,
    /// `void *dptr`.
    pub dptr: *mut c_void,
}

layout!(
    cudaMemAllocNodeParams size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96, bytesize at 104,
    dptr at 112
);

impl Eq for cudaMemAllocNodeParams {}

record!(cudaMemAllocNodeParams);

/// `struct cudaMemAllocNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemAllocNodeParamsV2 {
    /// `cudaMemPoolProps poolProps`.
    pub poolProps: cudaMemPoolProps,
    /// `const cudaMemAccessDesc *accessDescs`.
    pub accessDescs: *const cudaMemAccessDesc,
    /// `size_t accessDescCount`.
    pub accessDescCount: usize,
    /// `size_t bytesize`.
    pub bytesize: usize,
    /// `void *dptr`.
    pub dptr: *mut c_void,
}

layout!(
    cudaMemAllocNodeParamsV2 size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

impl Eq for cudaMemAllocNodeParamsV2 {}

record!(cudaMemAllocNodeParamsV2);

/// `struct cudaMemLocation`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemLocation {
    /// `cudaMemLocationType type`.
    pub r#type: cudaMemLocationType,
    /// `int id`, since at least CUDA 12.0, until CUDA 13.2.
    pub id: i32,
}

layout!(cudaMemLocation size 8 align 4, r#type at 0, id at 4);

impl cudaMemLocation {
    /// `int id`, a member of an anonymous struct.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn id(&self) -> i32 {
        self.id
    }
    /// Writes `id`.
    #[inline]
    pub const fn set_id(&mut self, value: i32) {
        self.id = value;
    }
}

impl Eq for cudaMemLocation {}

record!(cudaMemLocation);

/// `struct cudaMemPoolProps`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemPoolProps {
    /// `cudaMemAllocationType allocType`.
    pub allocType: cudaMemAllocationType,
    /// `cudaMemAllocationHandleType handleTypes`.
    pub handleTypes: cudaMemAllocationHandleType,
    /// `cudaMemLocation location`.
    pub location: cudaMemLocation,
    /// `void *win32SecurityAttributes`.
    pub win32SecurityAttributes: *mut c_void,
    /// `size_t maxSize`, since CUDA 12.2.
    pub maxSize: usize,
    /// `unsigned short usage`, since CUDA 12.6.
    pub usage: u16,
    /// `unsigned char reserved[54]`.
    pub reserved: [u8; 54],
}

layout!(
    cudaMemPoolProps size 88 align 8, allocType at 0, handleTypes at 4, location at 8, win32SecurityAttributes at 16,
    maxSize at 24, usage at 32, reserved at 34
);

impl Eq for cudaMemPoolProps {}

record!(cudaMemPoolProps);

/// `struct cudaMemcpy3DBatchOp`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpy3DBatchOp {
    /// `cudaMemcpy3DOperand src`.
    pub src: cudaMemcpy3DOperand,
    /// `cudaMemcpy3DOperand dst`.
    pub dst: cudaMemcpy3DOperand,
    /// `cudaExtent extent`.
    pub extent: cudaExtent,
    /// `cudaMemcpySrcAccessOrder srcAccessOrder`.
    pub srcAccessOrder: cudaMemcpySrcAccessOrder,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaMemcpy3DBatchOp size 112 align 8, src at 0, dst at 40, extent at 80, srcAccessOrder at 104, flags at 108);

record!(cudaMemcpy3DBatchOp);

/// `struct cudaMemcpy3DOperand`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpy3DOperand {
    /// `cudaMemcpy3DOperandType type`.
    pub r#type: cudaMemcpy3DOperandType,
    /// `cudaMemcpy3DOperand.op op`.
    pub op: cudaMemcpy3DOperand_op,
}

layout!(cudaMemcpy3DOperand size 40 align 8, r#type at 0, op at 8);

record!(cudaMemcpy3DOperand);

/// `union cudaMemcpy3DOperand.op`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaMemcpy3DOperand_op {
    /// `cudaMemcpy3DOperand.op.ptr ptr`.
    pub ptr: cudaMemcpy3DOperand_op_ptr,
    /// `cudaMemcpy3DOperand.op.array array`.
    pub array: cudaMemcpy3DOperand_op_array,
}

layout!(cudaMemcpy3DOperand_op size 32 align 8, ptr at 0, array at 0);

opaque!(cudaMemcpy3DOperand_op);

record!(cudaMemcpy3DOperand_op);

/// `struct cudaMemcpy3DOperand.op.ptr`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpy3DOperand_op_ptr {
    /// `void *ptr`.
    pub ptr: *mut c_void,
    /// `size_t rowLength`.
    pub rowLength: usize,
    /// `size_t layerHeight`.
    pub layerHeight: usize,
    /// `cudaMemLocation locHint`.
    pub locHint: cudaMemLocation,
}

layout!(cudaMemcpy3DOperand_op_ptr size 32 align 8, ptr at 0, rowLength at 8, layerHeight at 16, locHint at 24);

impl Eq for cudaMemcpy3DOperand_op_ptr {}

record!(cudaMemcpy3DOperand_op_ptr);

/// `struct cudaMemcpyAttributes`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpyAttributes {
    /// `cudaMemcpySrcAccessOrder srcAccessOrder`.
    pub srcAccessOrder: cudaMemcpySrcAccessOrder,
    /// `cudaMemLocation srcLocHint`.
    pub srcLocHint: cudaMemLocation,
    /// `cudaMemLocation dstLocHint`.
    pub dstLocHint: cudaMemLocation,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(cudaMemcpyAttributes size 24 align 4, srcAccessOrder at 0, srcLocHint at 4, dstLocHint at 12, flags at 20);

impl Eq for cudaMemcpyAttributes {}

record!(cudaMemcpyAttributes);

/// `struct cudaMemcpyNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpyNodeParams {
    /// `int flags`.
    pub flags: i32,
    /// `int reserved[3]`.
    pub reserved: [i32; 3],
    /// `cudaMemcpy3DParms copyParams`.
    pub copyParams: cudaMemcpy3DParms,
}

layout!(cudaMemcpyNodeParams size 176 align 8, flags at 0, reserved at 4, copyParams at 16);

impl Eq for cudaMemcpyNodeParams {}

record!(cudaMemcpyNodeParams);

/// `struct cudaMemsetParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemsetParamsV2 {
    /// `void *dst`.
    pub dst: *mut c_void,
    /// `size_t pitch`.
    pub pitch: usize,
    /// `unsigned int value`.
    pub value: u32,
    /// `unsigned int elementSize`.
    pub elementSize: u32,
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
}

layout!(
    cudaMemsetParamsV2 size 40 align 8, dst at 0, pitch at 8, value at 16, elementSize at 20, width at 24, height at 32
);

impl Eq for cudaMemsetParamsV2 {}

record!(cudaMemsetParamsV2);

/// `struct cudaPointerAttributes`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaPointerAttributes {
    /// `cudaMemoryType type`.
    pub r#type: cudaMemoryType,
    /// `int device`.
    pub device: i32,
    /// `void *devicePointer`.
    pub devicePointer: *mut c_void,
    /// `void *hostPointer`.
    pub hostPointer: *mut c_void,
}

layout!(cudaPointerAttributes size 24 align 8, r#type at 0, device at 4, devicePointer at 8, hostPointer at 16);

impl Eq for cudaPointerAttributes {}

record!(cudaPointerAttributes);

/// `struct cudaResourceDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc {
    /// `cudaResourceType resType`.
    pub resType: cudaResourceType,
    /// `cudaResourceDesc.res res`.
    pub res: cudaResourceDesc_res,
}

layout!(cudaResourceDesc size 64 align 8, resType at 0, res at 8);

record!(cudaResourceDesc);

/// `union cudaResourceDesc.res`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaResourceDesc_res {
    /// `cudaResourceDesc.res.array array`.
    pub array: cudaResourceDesc_res_array,
    /// `cudaResourceDesc.res.mipmap mipmap`.
    pub mipmap: cudaResourceDesc_res_mipmap,
    /// `cudaResourceDesc.res.linear linear`.
    pub linear: cudaResourceDesc_res_linear,
    /// `cudaResourceDesc.res.pitch2D pitch2D`.
    pub pitch2D: cudaResourceDesc_res_pitch2D,
}

layout!(cudaResourceDesc_res size 56 align 8, array at 0, mipmap at 0, linear at 0, pitch2D at 0);

opaque!(cudaResourceDesc_res);

record!(cudaResourceDesc_res);

/// `struct cudaResourceViewDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaResourceViewDesc {
    /// `cudaResourceViewFormat format`.
    pub format: cudaResourceViewFormat,
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
    /// `unsigned int firstMipmapLevel`.
    pub firstMipmapLevel: u32,
    /// `unsigned int lastMipmapLevel`.
    pub lastMipmapLevel: u32,
    /// `unsigned int firstLayer`.
    pub firstLayer: u32,
    /// `unsigned int lastLayer`.
    pub lastLayer: u32,
}

layout!(
    cudaResourceViewDesc size 48 align 8, format at 0, width at 8, height at 16, depth at 24, firstMipmapLevel at 32,
    lastMipmapLevel at 36, firstLayer at 40, lastLayer at 44
);

impl Eq for cudaResourceViewDesc {}

record!(cudaResourceViewDesc);
