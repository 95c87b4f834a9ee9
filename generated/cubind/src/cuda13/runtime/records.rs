//! Structs and unions: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaDeviceProp`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `int multiProcessorCount`.
    pub multiProcessorCount: i32,
    /// `int integrated`.
    pub integrated: i32,
    /// `int canMapHostMemory`.
    pub canMapHostMemory: i32,
    /// `int maxTexture1D`.
    pub maxTexture1D: i32,
    /// `int maxTexture1DMipmap`.
    pub maxTexture1DMipmap: i32,
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
    /// `int deviceNumaConfig`, since CUDA 13.0.
    pub deviceNumaConfig: i32,
    /// `int deviceNumaId`, since CUDA 13.0.
    pub deviceNumaId: i32,
    /// `int mpsEnabled`, since CUDA 13.0.
    pub mpsEnabled: i32,
    /// `int hostNumaId`, since CUDA 13.0.
    pub hostNumaId: i32,
    /// `unsigned int gpuPciDeviceID`, since CUDA 13.0.
    pub gpuPciDeviceID: u32,
    /// `unsigned int gpuPciSubsystemID`, since CUDA 13.0.
    pub gpuPciSubsystemID: u32,
    /// `int hostNumaMultinodeIpcSupported`, since CUDA 13.0.
    pub hostNumaMultinodeIpcSupported: i32,
    /// `int reserved[56]`.
    pub reserved: [i32; 56],
}

const _: () = {
    ["size of cudaDeviceProp"][size_of::<cudaDeviceProp>() - 1008];
    ["alignment of cudaDeviceProp"][align_of::<cudaDeviceProp>() - 8];
    ["offset of cudaDeviceProp::name"][offset_of!(cudaDeviceProp, name) - 0];
    ["offset of cudaDeviceProp::uuid"][offset_of!(cudaDeviceProp, uuid) - 256];
    ["offset of cudaDeviceProp::luid"][offset_of!(cudaDeviceProp, luid) - 272];
    [
        "offset of cudaDeviceProp::luidDeviceNodeMask",
    ][offset_of!(cudaDeviceProp, luidDeviceNodeMask) - 280];
    [
        "offset of cudaDeviceProp::totalGlobalMem",
    ][offset_of!(cudaDeviceProp, totalGlobalMem) - 288];
    [
        "offset of cudaDeviceProp::sharedMemPerBlock",
    ][offset_of!(cudaDeviceProp, sharedMemPerBlock) - 296];
    [
        "offset of cudaDeviceProp::regsPerBlock",
    ][offset_of!(cudaDeviceProp, regsPerBlock) - 304];
    ["offset of cudaDeviceProp::warpSize"][offset_of!(cudaDeviceProp, warpSize) - 308];
    ["offset of cudaDeviceProp::memPitch"][offset_of!(cudaDeviceProp, memPitch) - 312];
    [
        "offset of cudaDeviceProp::maxThreadsPerBlock",
    ][offset_of!(cudaDeviceProp, maxThreadsPerBlock) - 320];
    [
        "offset of cudaDeviceProp::maxThreadsDim",
    ][offset_of!(cudaDeviceProp, maxThreadsDim) - 324];
    [
        "offset of cudaDeviceProp::maxGridSize",
    ][offset_of!(cudaDeviceProp, maxGridSize) - 336];
    [
        "offset of cudaDeviceProp::totalConstMem",
    ][offset_of!(cudaDeviceProp, totalConstMem) - 352];
    ["offset of cudaDeviceProp::major"][offset_of!(cudaDeviceProp, major) - 360];
    ["offset of cudaDeviceProp::minor"][offset_of!(cudaDeviceProp, minor) - 364];
    [
        "offset of cudaDeviceProp::textureAlignment",
    ][offset_of!(cudaDeviceProp, textureAlignment) - 368];
    [
        "offset of cudaDeviceProp::texturePitchAlignment",
    ][offset_of!(cudaDeviceProp, texturePitchAlignment) - 376];
    [
        "offset of cudaDeviceProp::multiProcessorCount",
    ][offset_of!(cudaDeviceProp, multiProcessorCount) - 384];
    [
        "offset of cudaDeviceProp::integrated",
    ][offset_of!(cudaDeviceProp, integrated) - 388];
    [
        "offset of cudaDeviceProp::canMapHostMemory",
    ][offset_of!(cudaDeviceProp, canMapHostMemory) - 392];
    [
        "offset of cudaDeviceProp::maxTexture1D",
    ][offset_of!(cudaDeviceProp, maxTexture1D) - 396];
    [
        "offset of cudaDeviceProp::maxTexture1DMipmap",
    ][offset_of!(cudaDeviceProp, maxTexture1DMipmap) - 400];
    [
        "offset of cudaDeviceProp::maxTexture2D",
    ][offset_of!(cudaDeviceProp, maxTexture2D) - 404];
    [
        "offset of cudaDeviceProp::maxTexture2DMipmap",
    ][offset_of!(cudaDeviceProp, maxTexture2DMipmap) - 412];
    [
        "offset of cudaDeviceProp::maxTexture2DLinear",
    ][offset_of!(cudaDeviceProp, maxTexture2DLinear) - 420];
    [
        "offset of cudaDeviceProp::maxTexture2DGather",
    ][offset_of!(cudaDeviceProp, maxTexture2DGather) - 432];
    [
        "offset of cudaDeviceProp::maxTexture3D",
    ][offset_of!(cudaDeviceProp, maxTexture3D) - 440];
    [
        "offset of cudaDeviceProp::maxTexture3DAlt",
    ][offset_of!(cudaDeviceProp, maxTexture3DAlt) - 452];
    [
        "offset of cudaDeviceProp::maxTextureCubemap",
    ][offset_of!(cudaDeviceProp, maxTextureCubemap) - 464];
    [
        "offset of cudaDeviceProp::maxTexture1DLayered",
    ][offset_of!(cudaDeviceProp, maxTexture1DLayered) - 468];
    [
        "offset of cudaDeviceProp::maxTexture2DLayered",
    ][offset_of!(cudaDeviceProp, maxTexture2DLayered) - 476];
    [
        "offset of cudaDeviceProp::maxTextureCubemapLayered",
    ][offset_of!(cudaDeviceProp, maxTextureCubemapLayered) - 488];
    [
        "offset of cudaDeviceProp::maxSurface1D",
    ][offset_of!(cudaDeviceProp, maxSurface1D) - 496];
    [
        "offset of cudaDeviceProp::maxSurface2D",
    ][offset_of!(cudaDeviceProp, maxSurface2D) - 500];
    [
        "offset of cudaDeviceProp::maxSurface3D",
    ][offset_of!(cudaDeviceProp, maxSurface3D) - 508];
    [
        "offset of cudaDeviceProp::maxSurface1DLayered",
    ][offset_of!(cudaDeviceProp, maxSurface1DLayered) - 520];
    [
        "offset of cudaDeviceProp::maxSurface2DLayered",
    ][offset_of!(cudaDeviceProp, maxSurface2DLayered) - 528];
    [
        "offset of cudaDeviceProp::maxSurfaceCubemap",
    ][offset_of!(cudaDeviceProp, maxSurfaceCubemap) - 540];
    [
        "offset of cudaDeviceProp::maxSurfaceCubemapLayered",
    ][offset_of!(cudaDeviceProp, maxSurfaceCubemapLayered) - 544];
    [
        "offset of cudaDeviceProp::surfaceAlignment",
    ][offset_of!(cudaDeviceProp, surfaceAlignment) - 552];
    [
        "offset of cudaDeviceProp::concurrentKernels",
    ][offset_of!(cudaDeviceProp, concurrentKernels) - 560];
    [
        "offset of cudaDeviceProp::ECCEnabled",
    ][offset_of!(cudaDeviceProp, ECCEnabled) - 564];
    ["offset of cudaDeviceProp::pciBusID"][offset_of!(cudaDeviceProp, pciBusID) - 568];
    [
        "offset of cudaDeviceProp::pciDeviceID",
    ][offset_of!(cudaDeviceProp, pciDeviceID) - 572];
    [
        "offset of cudaDeviceProp::pciDomainID",
    ][offset_of!(cudaDeviceProp, pciDomainID) - 576];
    ["offset of cudaDeviceProp::tccDriver"][offset_of!(cudaDeviceProp, tccDriver) - 580];
    [
        "offset of cudaDeviceProp::asyncEngineCount",
    ][offset_of!(cudaDeviceProp, asyncEngineCount) - 584];
    [
        "offset of cudaDeviceProp::unifiedAddressing",
    ][offset_of!(cudaDeviceProp, unifiedAddressing) - 588];
    [
        "offset of cudaDeviceProp::memoryBusWidth",
    ][offset_of!(cudaDeviceProp, memoryBusWidth) - 592];
    [
        "offset of cudaDeviceProp::l2CacheSize",
    ][offset_of!(cudaDeviceProp, l2CacheSize) - 596];
    [
        "offset of cudaDeviceProp::persistingL2CacheMaxSize",
    ][offset_of!(cudaDeviceProp, persistingL2CacheMaxSize) - 600];
    [
        "offset of cudaDeviceProp::maxThreadsPerMultiProcessor",
    ][offset_of!(cudaDeviceProp, maxThreadsPerMultiProcessor) - 604];
    [
        "offset of cudaDeviceProp::streamPrioritiesSupported",
    ][offset_of!(cudaDeviceProp, streamPrioritiesSupported) - 608];
    [
        "offset of cudaDeviceProp::globalL1CacheSupported",
    ][offset_of!(cudaDeviceProp, globalL1CacheSupported) - 612];
    [
        "offset of cudaDeviceProp::localL1CacheSupported",
    ][offset_of!(cudaDeviceProp, localL1CacheSupported) - 616];
    [
        "offset of cudaDeviceProp::sharedMemPerMultiprocessor",
    ][offset_of!(cudaDeviceProp, sharedMemPerMultiprocessor) - 624];
    [
        "offset of cudaDeviceProp::regsPerMultiprocessor",
    ][offset_of!(cudaDeviceProp, regsPerMultiprocessor) - 632];
    [
        "offset of cudaDeviceProp::managedMemory",
    ][offset_of!(cudaDeviceProp, managedMemory) - 636];
    [
        "offset of cudaDeviceProp::isMultiGpuBoard",
    ][offset_of!(cudaDeviceProp, isMultiGpuBoard) - 640];
    [
        "offset of cudaDeviceProp::multiGpuBoardGroupID",
    ][offset_of!(cudaDeviceProp, multiGpuBoardGroupID) - 644];
    [
        "offset of cudaDeviceProp::hostNativeAtomicSupported",
    ][offset_of!(cudaDeviceProp, hostNativeAtomicSupported) - 648];
    [
        "offset of cudaDeviceProp::pageableMemoryAccess",
    ][offset_of!(cudaDeviceProp, pageableMemoryAccess) - 652];
    [
        "offset of cudaDeviceProp::concurrentManagedAccess",
    ][offset_of!(cudaDeviceProp, concurrentManagedAccess) - 656];
    [
        "offset of cudaDeviceProp::computePreemptionSupported",
    ][offset_of!(cudaDeviceProp, computePreemptionSupported) - 660];
    [
        "offset of cudaDeviceProp::canUseHostPointerForRegisteredMem",
    ][offset_of!(cudaDeviceProp, canUseHostPointerForRegisteredMem) - 664];
    [
        "offset of cudaDeviceProp::cooperativeLaunch",
    ][offset_of!(cudaDeviceProp, cooperativeLaunch) - 668];
    [
        "offset of cudaDeviceProp::sharedMemPerBlockOptin",
    ][offset_of!(cudaDeviceProp, sharedMemPerBlockOptin) - 672];
    [
        "offset of cudaDeviceProp::pageableMemoryAccessUsesHostPageTables",
    ][offset_of!(cudaDeviceProp, pageableMemoryAccessUsesHostPageTables) - 680];
    [
        "offset of cudaDeviceProp::directManagedMemAccessFromHost",
    ][offset_of!(cudaDeviceProp, directManagedMemAccessFromHost) - 684];
    [
        "offset of cudaDeviceProp::maxBlocksPerMultiProcessor",
    ][offset_of!(cudaDeviceProp, maxBlocksPerMultiProcessor) - 688];
    [
        "offset of cudaDeviceProp::accessPolicyMaxWindowSize",
    ][offset_of!(cudaDeviceProp, accessPolicyMaxWindowSize) - 692];
    [
        "offset of cudaDeviceProp::reservedSharedMemPerBlock",
    ][offset_of!(cudaDeviceProp, reservedSharedMemPerBlock) - 696];
    [
        "offset of cudaDeviceProp::hostRegisterSupported",
    ][offset_of!(cudaDeviceProp, hostRegisterSupported) - 704];
    [
        "offset of cudaDeviceProp::sparseCudaArraySupported",
    ][offset_of!(cudaDeviceProp, sparseCudaArraySupported) - 708];
    [
        "offset of cudaDeviceProp::hostRegisterReadOnlySupported",
    ][offset_of!(cudaDeviceProp, hostRegisterReadOnlySupported) - 712];
    [
        "offset of cudaDeviceProp::timelineSemaphoreInteropSupported",
    ][offset_of!(cudaDeviceProp, timelineSemaphoreInteropSupported) - 716];
    [
        "offset of cudaDeviceProp::memoryPoolsSupported",
    ][offset_of!(cudaDeviceProp, memoryPoolsSupported) - 720];
    [
        "offset of cudaDeviceProp::gpuDirectRDMASupported",
    ][offset_of!(cudaDeviceProp, gpuDirectRDMASupported) - 724];
    [
        "offset of cudaDeviceProp::gpuDirectRDMAFlushWritesOptions",
    ][offset_of!(cudaDeviceProp, gpuDirectRDMAFlushWritesOptions) - 728];
    [
        "offset of cudaDeviceProp::gpuDirectRDMAWritesOrdering",
    ][offset_of!(cudaDeviceProp, gpuDirectRDMAWritesOrdering) - 732];
    [
        "offset of cudaDeviceProp::memoryPoolSupportedHandleTypes",
    ][offset_of!(cudaDeviceProp, memoryPoolSupportedHandleTypes) - 736];
    [
        "offset of cudaDeviceProp::deferredMappingCudaArraySupported",
    ][offset_of!(cudaDeviceProp, deferredMappingCudaArraySupported) - 740];
    [
        "offset of cudaDeviceProp::ipcEventSupported",
    ][offset_of!(cudaDeviceProp, ipcEventSupported) - 744];
    [
        "offset of cudaDeviceProp::clusterLaunch",
    ][offset_of!(cudaDeviceProp, clusterLaunch) - 748];
    [
        "offset of cudaDeviceProp::unifiedFunctionPointers",
    ][offset_of!(cudaDeviceProp, unifiedFunctionPointers) - 752];
    [
        "offset of cudaDeviceProp::deviceNumaConfig",
    ][offset_of!(cudaDeviceProp, deviceNumaConfig) - 756];
    [
        "offset of cudaDeviceProp::deviceNumaId",
    ][offset_of!(cudaDeviceProp, deviceNumaId) - 760];
    [
        "offset of cudaDeviceProp::mpsEnabled",
    ][offset_of!(cudaDeviceProp, mpsEnabled) - 764];
    [
        "offset of cudaDeviceProp::hostNumaId",
    ][offset_of!(cudaDeviceProp, hostNumaId) - 768];
    [
        "offset of cudaDeviceProp::gpuPciDeviceID",
    ][offset_of!(cudaDeviceProp, gpuPciDeviceID) - 772];
    [
        "offset of cudaDeviceProp::gpuPciSubsystemID",
    ][offset_of!(cudaDeviceProp, gpuPciSubsystemID) - 776];
    [
        "offset of cudaDeviceProp::hostNumaMultinodeIpcSupported",
    ][offset_of!(cudaDeviceProp, hostNumaMultinodeIpcSupported) - 780];
    ["offset of cudaDeviceProp::reserved"][offset_of!(cudaDeviceProp, reserved) - 784];
};

record!(cudaDeviceProp);

/// `struct cudaExternalMemoryBufferDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryBufferDesc {
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`, since CUDA 13.0.
    pub reserved: [u32; 16],
}

const _: () = {
    [
        "size of cudaExternalMemoryBufferDesc",
    ][size_of::<cudaExternalMemoryBufferDesc>() - 88];
    [
        "alignment of cudaExternalMemoryBufferDesc",
    ][align_of::<cudaExternalMemoryBufferDesc>() - 8];
    [
        "offset of cudaExternalMemoryBufferDesc::offset",
    ][offset_of!(cudaExternalMemoryBufferDesc, offset) - 0];
    [
        "offset of cudaExternalMemoryBufferDesc::size",
    ][offset_of!(cudaExternalMemoryBufferDesc, size) - 8];
    [
        "offset of cudaExternalMemoryBufferDesc::flags",
    ][offset_of!(cudaExternalMemoryBufferDesc, flags) - 16];
    [
        "offset of cudaExternalMemoryBufferDesc::reserved",
    ][offset_of!(cudaExternalMemoryBufferDesc, reserved) - 20];
};

record!(cudaExternalMemoryBufferDesc);

/// `struct cudaExternalMemoryHandleDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
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
    /// `unsigned int reserved[16]`, since CUDA 13.0.
    pub reserved: [u32; 16],
}

const _: () = {
    [
        "size of cudaExternalMemoryHandleDesc",
    ][size_of::<cudaExternalMemoryHandleDesc>() - 104];
    [
        "alignment of cudaExternalMemoryHandleDesc",
    ][align_of::<cudaExternalMemoryHandleDesc>() - 8];
    [
        "offset of cudaExternalMemoryHandleDesc::type",
    ][offset_of!(cudaExternalMemoryHandleDesc, r#type) - 0];
    [
        "offset of cudaExternalMemoryHandleDesc::handle",
    ][offset_of!(cudaExternalMemoryHandleDesc, handle) - 8];
    [
        "offset of cudaExternalMemoryHandleDesc::size",
    ][offset_of!(cudaExternalMemoryHandleDesc, size) - 24];
    [
        "offset of cudaExternalMemoryHandleDesc::flags",
    ][offset_of!(cudaExternalMemoryHandleDesc, flags) - 32];
    [
        "offset of cudaExternalMemoryHandleDesc::reserved",
    ][offset_of!(cudaExternalMemoryHandleDesc, reserved) - 36];
};

record!(cudaExternalMemoryHandleDesc);

/// `struct cudaExternalMemoryMipmappedArrayDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `unsigned int reserved[16]`, since CUDA 13.0.
    pub reserved: [u32; 16],
}

const _: () = {
    [
        "size of cudaExternalMemoryMipmappedArrayDesc",
    ][size_of::<cudaExternalMemoryMipmappedArrayDesc>() - 128];
    [
        "alignment of cudaExternalMemoryMipmappedArrayDesc",
    ][align_of::<cudaExternalMemoryMipmappedArrayDesc>() - 8];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::offset",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, offset) - 0];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::formatDesc",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, formatDesc) - 8];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::extent",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, extent) - 32];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::flags",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, flags) - 56];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::numLevels",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, numLevels) - 60];
    [
        "offset of cudaExternalMemoryMipmappedArrayDesc::reserved",
    ][offset_of!(cudaExternalMemoryMipmappedArrayDesc, reserved) - 64];
};

record!(cudaExternalMemoryMipmappedArrayDesc);

/// `struct cudaExternalSemaphoreHandleDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc {
    /// `cudaExternalSemaphoreHandleType type`.
    pub r#type: cudaExternalSemaphoreHandleType,
    /// `cudaExternalSemaphoreHandleDesc.handle handle`.
    pub handle: cudaExternalSemaphoreHandleDesc_handle,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`, since CUDA 13.0.
    pub reserved: [u32; 16],
}

const _: () = {
    [
        "size of cudaExternalSemaphoreHandleDesc",
    ][size_of::<cudaExternalSemaphoreHandleDesc>() - 96];
    [
        "alignment of cudaExternalSemaphoreHandleDesc",
    ][align_of::<cudaExternalSemaphoreHandleDesc>() - 8];
    [
        "offset of cudaExternalSemaphoreHandleDesc::type",
    ][offset_of!(cudaExternalSemaphoreHandleDesc, r#type) - 0];
    [
        "offset of cudaExternalSemaphoreHandleDesc::handle",
    ][offset_of!(cudaExternalSemaphoreHandleDesc, handle) - 8];
    [
        "offset of cudaExternalSemaphoreHandleDesc::flags",
    ][offset_of!(cudaExternalSemaphoreHandleDesc, flags) - 24];
    [
        "offset of cudaExternalSemaphoreHandleDesc::reserved",
    ][offset_of!(cudaExternalSemaphoreHandleDesc, reserved) - 28];
};

record!(cudaExternalSemaphoreHandleDesc);

/// `struct cudaLaunchAttribute`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of cudaLaunchAttribute"][size_of::<cudaLaunchAttribute>() - 72];
    ["alignment of cudaLaunchAttribute"][align_of::<cudaLaunchAttribute>() - 8];
    ["offset of cudaLaunchAttribute::id"][offset_of!(cudaLaunchAttribute, id) - 0];
    ["offset of cudaLaunchAttribute::pad"][offset_of!(cudaLaunchAttribute, pad) - 4];
    ["offset of cudaLaunchAttribute::val"][offset_of!(cudaLaunchAttribute, val) - 8];
};

record!(cudaLaunchAttribute);

/// `union cudaLaunchAttributeValue`, from `driver_types.h`, since CUDA 12.0 or earlier.
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
    /// `unsigned int nvlinkUtilCentricScheduling`, since CUDA 13.0.
    pub nvlinkUtilCentricScheduling: u32,
}

const _: () = {
    ["size of cudaLaunchAttributeValue"][size_of::<cudaLaunchAttributeValue>() - 64];
    [
        "alignment of cudaLaunchAttributeValue",
    ][align_of::<cudaLaunchAttributeValue>() - 8];
    [
        "offset of cudaLaunchAttributeValue::pad",
    ][offset_of!(cudaLaunchAttributeValue, pad) - 0];
    [
        "offset of cudaLaunchAttributeValue::accessPolicyWindow",
    ][offset_of!(cudaLaunchAttributeValue, accessPolicyWindow) - 0];
    [
        "offset of cudaLaunchAttributeValue::cooperative",
    ][offset_of!(cudaLaunchAttributeValue, cooperative) - 0];
    [
        "offset of cudaLaunchAttributeValue::syncPolicy",
    ][offset_of!(cudaLaunchAttributeValue, syncPolicy) - 0];
    [
        "offset of cudaLaunchAttributeValue::clusterDim",
    ][offset_of!(cudaLaunchAttributeValue, clusterDim) - 0];
    [
        "offset of cudaLaunchAttributeValue::clusterSchedulingPolicyPreference",
    ][offset_of!(cudaLaunchAttributeValue, clusterSchedulingPolicyPreference) - 0];
    [
        "offset of cudaLaunchAttributeValue::programmaticStreamSerializationAllowed",
    ][offset_of!(cudaLaunchAttributeValue, programmaticStreamSerializationAllowed) - 0];
    [
        "offset of cudaLaunchAttributeValue::programmaticEvent",
    ][offset_of!(cudaLaunchAttributeValue, programmaticEvent) - 0];
    [
        "offset of cudaLaunchAttributeValue::priority",
    ][offset_of!(cudaLaunchAttributeValue, priority) - 0];
    [
        "offset of cudaLaunchAttributeValue::memSyncDomainMap",
    ][offset_of!(cudaLaunchAttributeValue, memSyncDomainMap) - 0];
    [
        "offset of cudaLaunchAttributeValue::memSyncDomain",
    ][offset_of!(cudaLaunchAttributeValue, memSyncDomain) - 0];
    [
        "offset of cudaLaunchAttributeValue::preferredClusterDim",
    ][offset_of!(cudaLaunchAttributeValue, preferredClusterDim) - 0];
    [
        "offset of cudaLaunchAttributeValue::launchCompletionEvent",
    ][offset_of!(cudaLaunchAttributeValue, launchCompletionEvent) - 0];
    [
        "offset of cudaLaunchAttributeValue::deviceUpdatableKernelNode",
    ][offset_of!(cudaLaunchAttributeValue, deviceUpdatableKernelNode) - 0];
    [
        "offset of cudaLaunchAttributeValue::sharedMemCarveout",
    ][offset_of!(cudaLaunchAttributeValue, sharedMemCarveout) - 0];
    [
        "offset of cudaLaunchAttributeValue::nvlinkUtilCentricScheduling",
    ][offset_of!(cudaLaunchAttributeValue, nvlinkUtilCentricScheduling) - 0];
};

opaque!(cudaLaunchAttributeValue);

record!(cudaLaunchAttributeValue);

/// `struct cudaLaunchConfig_t`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaLaunchConfig_t"][size_of::<cudaLaunchConfig_t>() - 56];
    ["alignment of cudaLaunchConfig_t"][align_of::<cudaLaunchConfig_t>() - 8];
    [
        "offset of cudaLaunchConfig_t::gridDim",
    ][offset_of!(cudaLaunchConfig_t, gridDim) - 0];
    [
        "offset of cudaLaunchConfig_t::blockDim",
    ][offset_of!(cudaLaunchConfig_t, blockDim) - 12];
    [
        "offset of cudaLaunchConfig_t::dynamicSmemBytes",
    ][offset_of!(cudaLaunchConfig_t, dynamicSmemBytes) - 24];
    [
        "offset of cudaLaunchConfig_t::stream",
    ][offset_of!(cudaLaunchConfig_t, stream) - 32];
    ["offset of cudaLaunchConfig_t::attrs"][offset_of!(cudaLaunchConfig_t, attrs) - 40];
    [
        "offset of cudaLaunchConfig_t::numAttrs",
    ][offset_of!(cudaLaunchConfig_t, numAttrs) - 48];
};

record!(cudaLaunchConfig_t);

/// `struct cudaPointerAttributes`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPointerAttributes {
    /// `cudaMemoryType type`.
    pub r#type: cudaMemoryType,
    /// `int device`.
    pub device: i32,
    /// `void *devicePointer`.
    pub devicePointer: *mut c_void,
    /// `void *hostPointer`.
    pub hostPointer: *mut c_void,
    /// `long reserved[8]`, since CUDA 13.0.
    pub reserved: [core::ffi::c_long; 8],
}

const _: () = {
    ["size of cudaPointerAttributes"][size_of::<cudaPointerAttributes>() - 88];
    ["alignment of cudaPointerAttributes"][align_of::<cudaPointerAttributes>() - 8];
    [
        "offset of cudaPointerAttributes::type",
    ][offset_of!(cudaPointerAttributes, r#type) - 0];
    [
        "offset of cudaPointerAttributes::device",
    ][offset_of!(cudaPointerAttributes, device) - 4];
    [
        "offset of cudaPointerAttributes::devicePointer",
    ][offset_of!(cudaPointerAttributes, devicePointer) - 8];
    [
        "offset of cudaPointerAttributes::hostPointer",
    ][offset_of!(cudaPointerAttributes, hostPointer) - 16];
    [
        "offset of cudaPointerAttributes::reserved",
    ][offset_of!(cudaPointerAttributes, reserved) - 24];
};

record!(cudaPointerAttributes);

/// `struct cudaResourceDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc {
    /// `cudaResourceType resType`.
    pub resType: cudaResourceType,
    /// `cudaResourceDesc.res res`.
    pub res: cudaResourceDesc_res,
    /// `unsigned int flags`, since CUDA 13.0.
    pub flags: u32,
}

const _: () = {
    ["size of cudaResourceDesc"][size_of::<cudaResourceDesc>() - 144];
    ["alignment of cudaResourceDesc"][align_of::<cudaResourceDesc>() - 8];
    ["offset of cudaResourceDesc::resType"][offset_of!(cudaResourceDesc, resType) - 0];
    ["offset of cudaResourceDesc::res"][offset_of!(cudaResourceDesc, res) - 8];
    ["offset of cudaResourceDesc::flags"][offset_of!(cudaResourceDesc, flags) - 136];
};

record!(cudaResourceDesc);

/// `union cudaResourceDesc.res`, from `driver_types.h`, since CUDA 12.0 or earlier.
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
    /// `cudaResourceDesc.res.reserved reserved`, since CUDA 13.0.
    pub reserved: cudaResourceDesc_res_reserved,
}

const _: () = {
    ["size of cudaResourceDesc_res"][size_of::<cudaResourceDesc_res>() - 128];
    ["alignment of cudaResourceDesc_res"][align_of::<cudaResourceDesc_res>() - 8];
    [
        "offset of cudaResourceDesc_res::array",
    ][offset_of!(cudaResourceDesc_res, array) - 0];
    [
        "offset of cudaResourceDesc_res::mipmap",
    ][offset_of!(cudaResourceDesc_res, mipmap) - 0];
    [
        "offset of cudaResourceDesc_res::linear",
    ][offset_of!(cudaResourceDesc_res, linear) - 0];
    [
        "offset of cudaResourceDesc_res::pitch2D",
    ][offset_of!(cudaResourceDesc_res, pitch2D) - 0];
    [
        "offset of cudaResourceDesc_res::reserved",
    ][offset_of!(cudaResourceDesc_res, reserved) - 0];
};

opaque!(cudaResourceDesc_res);

record!(cudaResourceDesc_res);

/// `struct cudaResourceDesc.res.reserved`, from `driver_types.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_reserved {
    /// `int reserved[32]`.
    pub reserved: [i32; 32],
}

const _: () = {
    [
        "size of cudaResourceDesc_res_reserved",
    ][size_of::<cudaResourceDesc_res_reserved>() - 128];
    [
        "alignment of cudaResourceDesc_res_reserved",
    ][align_of::<cudaResourceDesc_res_reserved>() - 4];
    [
        "offset of cudaResourceDesc_res_reserved::reserved",
    ][offset_of!(cudaResourceDesc_res_reserved, reserved) - 0];
};

record!(cudaResourceDesc_res_reserved);

/// `struct cudaResourceViewDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `unsigned int reserved[16]`, since CUDA 13.0.
    pub reserved: [u32; 16],
}

const _: () = {
    ["size of cudaResourceViewDesc"][size_of::<cudaResourceViewDesc>() - 112];
    ["alignment of cudaResourceViewDesc"][align_of::<cudaResourceViewDesc>() - 8];
    [
        "offset of cudaResourceViewDesc::format",
    ][offset_of!(cudaResourceViewDesc, format) - 0];
    [
        "offset of cudaResourceViewDesc::width",
    ][offset_of!(cudaResourceViewDesc, width) - 8];
    [
        "offset of cudaResourceViewDesc::height",
    ][offset_of!(cudaResourceViewDesc, height) - 16];
    [
        "offset of cudaResourceViewDesc::depth",
    ][offset_of!(cudaResourceViewDesc, depth) - 24];
    [
        "offset of cudaResourceViewDesc::firstMipmapLevel",
    ][offset_of!(cudaResourceViewDesc, firstMipmapLevel) - 32];
    [
        "offset of cudaResourceViewDesc::lastMipmapLevel",
    ][offset_of!(cudaResourceViewDesc, lastMipmapLevel) - 36];
    [
        "offset of cudaResourceViewDesc::firstLayer",
    ][offset_of!(cudaResourceViewDesc, firstLayer) - 40];
    [
        "offset of cudaResourceViewDesc::lastLayer",
    ][offset_of!(cudaResourceViewDesc, lastLayer) - 44];
    [
        "offset of cudaResourceViewDesc::reserved",
    ][offset_of!(cudaResourceViewDesc, reserved) - 48];
};

record!(cudaResourceViewDesc);
