//! Structs and unions: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaConditionalNodeParams`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaConditionalNodeParams {
    /// `cudaGraphConditionalHandle handle`.
    pub handle: cudaGraphConditionalHandle,
    /// `cudaGraphConditionalNodeType type`.
    pub r#type: cudaGraphConditionalNodeType,
    /// `unsigned int size`.
    pub size: u32,
    /// `cudaGraph_t *phGraph_out`.
    pub phGraph_out: *mut cudaGraph_t,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.1.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    ["size of cudaConditionalNodeParams"][size_of::<cudaConditionalNodeParams>() - 32];
    [
        "alignment of cudaConditionalNodeParams",
    ][align_of::<cudaConditionalNodeParams>() - 8];
    [
        "offset of cudaConditionalNodeParams::handle",
    ][offset_of!(cudaConditionalNodeParams, handle) - 0];
    [
        "offset of cudaConditionalNodeParams::type",
    ][offset_of!(cudaConditionalNodeParams, r#type) - 8];
    [
        "offset of cudaConditionalNodeParams::size",
    ][offset_of!(cudaConditionalNodeParams, size) - 12];
    [
        "offset of cudaConditionalNodeParams::phGraph_out",
    ][offset_of!(cudaConditionalNodeParams, phGraph_out) - 16];
    [
        "offset of cudaConditionalNodeParams::ctx",
    ][offset_of!(cudaConditionalNodeParams, ctx) - 24];
};

record!(cudaConditionalNodeParams);

/// `struct cudaDevResource`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaDevResource {
    /// `cudaDevResourceType type`.
    pub r#type: cudaDevResourceType,
    /// `unsigned char _internal_padding[92]`.
    pub _internal_padding: [u8; 92],
    /// `cudaDevResource.anon0 anon0`.
    pub anon0: cudaDevResource_anon0,
    /// `cudaDevResource *nextResource`.
    pub nextResource: *mut cudaDevResource,
}

const _: () = {
    ["size of cudaDevResource"][size_of::<cudaDevResource>() - 144];
    ["alignment of cudaDevResource"][align_of::<cudaDevResource>() - 8];
    ["offset of cudaDevResource::type"][offset_of!(cudaDevResource, r#type) - 0];
    [
        "offset of cudaDevResource::_internal_padding",
    ][offset_of!(cudaDevResource, _internal_padding) - 4];
    ["offset of cudaDevResource::anon0"][offset_of!(cudaDevResource, anon0) - 96];
    [
        "offset of cudaDevResource::nextResource",
    ][offset_of!(cudaDevResource, nextResource) - 136];
};

impl cudaDevResource {
    /// `cudaDevSmResource sm`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn sm(&self) -> cudaDevSmResource {
        unsafe { self.anon0.sm }
    }
    /// Writes `sm`.
    #[inline]
    pub const fn set_sm(&mut self, value: cudaDevSmResource) {
        self.anon0.sm = value;
    }
    /// `cudaDevWorkqueueConfigResource wqConfig`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn wqConfig(&self) -> cudaDevWorkqueueConfigResource {
        unsafe { self.anon0.wqConfig }
    }
    /// Writes `wqConfig`.
    #[inline]
    pub const fn set_wqConfig(&mut self, value: cudaDevWorkqueueConfigResource) {
        self.anon0.wqConfig = value;
    }
    /// `cudaDevWorkqueueResource wq`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn wq(&self) -> cudaDevWorkqueueResource {
        unsafe { self.anon0.wq }
    }
    /// Writes `wq`.
    #[inline]
    pub const fn set_wq(&mut self, value: cudaDevWorkqueueResource) {
        self.anon0.wq = value;
    }
    /// `unsigned char [40]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn _oversize(&self) -> [u8; 40] {
        unsafe { self.anon0._oversize }
    }
    /// Writes `_oversize`.
    #[inline]
    pub const fn set__oversize(&mut self, value: [u8; 40]) {
        self.anon0._oversize = value;
    }
}

record!(cudaDevResource);

/// `union cudaDevResource.anon0`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaDevResource_anon0 {
    /// `cudaDevSmResource sm`.
    pub sm: cudaDevSmResource,
    /// `cudaDevWorkqueueConfigResource wqConfig`.
    pub wqConfig: cudaDevWorkqueueConfigResource,
    /// `cudaDevWorkqueueResource wq`.
    pub wq: cudaDevWorkqueueResource,
    /// `unsigned char _oversize[40]`.
    pub _oversize: [u8; 40],
}

const _: () = {
    ["size of cudaDevResource_anon0"][size_of::<cudaDevResource_anon0>() - 40];
    ["alignment of cudaDevResource_anon0"][align_of::<cudaDevResource_anon0>() - 4];
    ["offset of cudaDevResource_anon0::sm"][offset_of!(cudaDevResource_anon0, sm) - 0];
    [
        "offset of cudaDevResource_anon0::wqConfig",
    ][offset_of!(cudaDevResource_anon0, wqConfig) - 0];
    ["offset of cudaDevResource_anon0::wq"][offset_of!(cudaDevResource_anon0, wq) - 0];
    [
        "offset of cudaDevResource_anon0::_oversize",
    ][offset_of!(cudaDevResource_anon0, _oversize) - 0];
};

opaque!(cudaDevResource_anon0);

record!(cudaDevResource_anon0);

/// `struct cudaDevSmResource`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaDevSmResource {
    /// `unsigned int smCount`.
    pub smCount: u32,
    /// `unsigned int minSmPartitionSize`.
    pub minSmPartitionSize: u32,
    /// `unsigned int smCoscheduledAlignment`.
    pub smCoscheduledAlignment: u32,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int localityDomainId`, since CUDA 13.4.
    pub localityDomainId: u32,
}

const _: () = {
    ["size of cudaDevSmResource"][size_of::<cudaDevSmResource>() - 20];
    ["alignment of cudaDevSmResource"][align_of::<cudaDevSmResource>() - 4];
    ["offset of cudaDevSmResource::smCount"][offset_of!(cudaDevSmResource, smCount) - 0];
    [
        "offset of cudaDevSmResource::minSmPartitionSize",
    ][offset_of!(cudaDevSmResource, minSmPartitionSize) - 4];
    [
        "offset of cudaDevSmResource::smCoscheduledAlignment",
    ][offset_of!(cudaDevSmResource, smCoscheduledAlignment) - 8];
    ["offset of cudaDevSmResource::flags"][offset_of!(cudaDevSmResource, flags) - 12];
    [
        "offset of cudaDevSmResource::localityDomainId",
    ][offset_of!(cudaDevSmResource, localityDomainId) - 16];
};

record!(cudaDevSmResource);

/// `struct cudaDevSmResourceGroupParams`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaDevSmResourceGroupParams {
    /// `unsigned int smCount`.
    pub smCount: u32,
    /// `unsigned int coscheduledSmCount`.
    pub coscheduledSmCount: u32,
    /// `unsigned int preferredCoscheduledSmCount`.
    pub preferredCoscheduledSmCount: u32,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int localityDomainId`, since CUDA 13.4.
    pub localityDomainId: u32,
    /// `unsigned int reserved[11]`.
    pub reserved: [u32; 11],
}

const _: () = {
    [
        "size of cudaDevSmResourceGroupParams",
    ][size_of::<cudaDevSmResourceGroupParams>() - 64];
    [
        "alignment of cudaDevSmResourceGroupParams",
    ][align_of::<cudaDevSmResourceGroupParams>() - 4];
    [
        "offset of cudaDevSmResourceGroupParams::smCount",
    ][offset_of!(cudaDevSmResourceGroupParams, smCount) - 0];
    [
        "offset of cudaDevSmResourceGroupParams::coscheduledSmCount",
    ][offset_of!(cudaDevSmResourceGroupParams, coscheduledSmCount) - 4];
    [
        "offset of cudaDevSmResourceGroupParams::preferredCoscheduledSmCount",
    ][offset_of!(cudaDevSmResourceGroupParams, preferredCoscheduledSmCount) - 8];
    [
        "offset of cudaDevSmResourceGroupParams::flags",
    ][offset_of!(cudaDevSmResourceGroupParams, flags) - 12];
    [
        "offset of cudaDevSmResourceGroupParams::localityDomainId",
    ][offset_of!(cudaDevSmResourceGroupParams, localityDomainId) - 16];
    [
        "offset of cudaDevSmResourceGroupParams::reserved",
    ][offset_of!(cudaDevSmResourceGroupParams, reserved) - 20];
};

record!(cudaDevSmResourceGroupParams);

/// `struct cudaDevWorkqueueConfigResource`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaDevWorkqueueConfigResource {
    /// `int device`.
    pub device: i32,
    /// `unsigned int wqConcurrencyLimit`.
    pub wqConcurrencyLimit: u32,
    /// `cudaDevWorkqueueConfigScope sharingScope`.
    pub sharingScope: cudaDevWorkqueueConfigScope,
}

const _: () = {
    [
        "size of cudaDevWorkqueueConfigResource",
    ][size_of::<cudaDevWorkqueueConfigResource>() - 12];
    [
        "alignment of cudaDevWorkqueueConfigResource",
    ][align_of::<cudaDevWorkqueueConfigResource>() - 4];
    [
        "offset of cudaDevWorkqueueConfigResource::device",
    ][offset_of!(cudaDevWorkqueueConfigResource, device) - 0];
    [
        "offset of cudaDevWorkqueueConfigResource::wqConcurrencyLimit",
    ][offset_of!(cudaDevWorkqueueConfigResource, wqConcurrencyLimit) - 4];
    [
        "offset of cudaDevWorkqueueConfigResource::sharingScope",
    ][offset_of!(cudaDevWorkqueueConfigResource, sharingScope) - 8];
};

record!(cudaDevWorkqueueConfigResource);

/// `struct cudaDevWorkqueueResource`, from `driver_types.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaDevWorkqueueResource {
    /// `unsigned char reserved[40]`.
    pub reserved: [u8; 40],
}

const _: () = {
    ["size of cudaDevWorkqueueResource"][size_of::<cudaDevWorkqueueResource>() - 40];
    [
        "alignment of cudaDevWorkqueueResource",
    ][align_of::<cudaDevWorkqueueResource>() - 1];
    [
        "offset of cudaDevWorkqueueResource::reserved",
    ][offset_of!(cudaDevWorkqueueResource, reserved) - 0];
};

record!(cudaDevWorkqueueResource);

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

/// `struct cudaEventRecordNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaEventRecordNodeParams {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.4.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    ["size of cudaEventRecordNodeParams"][size_of::<cudaEventRecordNodeParams>() - 16];
    [
        "alignment of cudaEventRecordNodeParams",
    ][align_of::<cudaEventRecordNodeParams>() - 8];
    [
        "offset of cudaEventRecordNodeParams::event",
    ][offset_of!(cudaEventRecordNodeParams, event) - 0];
    [
        "offset of cudaEventRecordNodeParams::ctx",
    ][offset_of!(cudaEventRecordNodeParams, ctx) - 8];
};

record!(cudaEventRecordNodeParams);

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

/// `struct cudaExternalSemaphoreSignalNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalNodeParamsV2 {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreSignalParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreSignalParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.4.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalNodeParamsV2",
    ][size_of::<cudaExternalSemaphoreSignalNodeParamsV2>() - 32];
    [
        "alignment of cudaExternalSemaphoreSignalNodeParamsV2",
    ][align_of::<cudaExternalSemaphoreSignalNodeParamsV2>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalNodeParamsV2::extSemArray",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParamsV2, extSemArray) - 0];
    [
        "offset of cudaExternalSemaphoreSignalNodeParamsV2::paramsArray",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParamsV2, paramsArray) - 8];
    [
        "offset of cudaExternalSemaphoreSignalNodeParamsV2::numExtSems",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParamsV2, numExtSems) - 16];
    [
        "offset of cudaExternalSemaphoreSignalNodeParamsV2::ctx",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParamsV2, ctx) - 24];
};

record!(cudaExternalSemaphoreSignalNodeParamsV2);

/// `struct cudaExternalSemaphoreWaitNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitNodeParamsV2 {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreWaitParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreWaitParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.4.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitNodeParamsV2",
    ][size_of::<cudaExternalSemaphoreWaitNodeParamsV2>() - 32];
    [
        "alignment of cudaExternalSemaphoreWaitNodeParamsV2",
    ][align_of::<cudaExternalSemaphoreWaitNodeParamsV2>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitNodeParamsV2::extSemArray",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParamsV2, extSemArray) - 0];
    [
        "offset of cudaExternalSemaphoreWaitNodeParamsV2::paramsArray",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParamsV2, paramsArray) - 8];
    [
        "offset of cudaExternalSemaphoreWaitNodeParamsV2::numExtSems",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParamsV2, numExtSems) - 16];
    [
        "offset of cudaExternalSemaphoreWaitNodeParamsV2::ctx",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParamsV2, ctx) - 24];
};

record!(cudaExternalSemaphoreWaitNodeParamsV2);

/// `struct cudaFuncAttributes`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `int deviceNodeUpdateStatus`, since CUDA 13.3.
    pub deviceNodeUpdateStatus: i32,
    /// `cudaSharedMemoryMode sharedMemoryMode`, since CUDA 13.4.
    pub sharedMemoryMode: cudaSharedMemoryMode,
    /// `int reserved[14]`.
    pub reserved: [i32; 14],
}

const _: () = {
    ["size of cudaFuncAttributes"][size_of::<cudaFuncAttributes>() - 144];
    ["alignment of cudaFuncAttributes"][align_of::<cudaFuncAttributes>() - 8];
    [
        "offset of cudaFuncAttributes::sharedSizeBytes",
    ][offset_of!(cudaFuncAttributes, sharedSizeBytes) - 0];
    [
        "offset of cudaFuncAttributes::constSizeBytes",
    ][offset_of!(cudaFuncAttributes, constSizeBytes) - 8];
    [
        "offset of cudaFuncAttributes::localSizeBytes",
    ][offset_of!(cudaFuncAttributes, localSizeBytes) - 16];
    [
        "offset of cudaFuncAttributes::maxThreadsPerBlock",
    ][offset_of!(cudaFuncAttributes, maxThreadsPerBlock) - 24];
    [
        "offset of cudaFuncAttributes::numRegs",
    ][offset_of!(cudaFuncAttributes, numRegs) - 28];
    [
        "offset of cudaFuncAttributes::ptxVersion",
    ][offset_of!(cudaFuncAttributes, ptxVersion) - 32];
    [
        "offset of cudaFuncAttributes::binaryVersion",
    ][offset_of!(cudaFuncAttributes, binaryVersion) - 36];
    [
        "offset of cudaFuncAttributes::cacheModeCA",
    ][offset_of!(cudaFuncAttributes, cacheModeCA) - 40];
    [
        "offset of cudaFuncAttributes::maxDynamicSharedSizeBytes",
    ][offset_of!(cudaFuncAttributes, maxDynamicSharedSizeBytes) - 44];
    [
        "offset of cudaFuncAttributes::preferredShmemCarveout",
    ][offset_of!(cudaFuncAttributes, preferredShmemCarveout) - 48];
    [
        "offset of cudaFuncAttributes::clusterDimMustBeSet",
    ][offset_of!(cudaFuncAttributes, clusterDimMustBeSet) - 52];
    [
        "offset of cudaFuncAttributes::requiredClusterWidth",
    ][offset_of!(cudaFuncAttributes, requiredClusterWidth) - 56];
    [
        "offset of cudaFuncAttributes::requiredClusterHeight",
    ][offset_of!(cudaFuncAttributes, requiredClusterHeight) - 60];
    [
        "offset of cudaFuncAttributes::requiredClusterDepth",
    ][offset_of!(cudaFuncAttributes, requiredClusterDepth) - 64];
    [
        "offset of cudaFuncAttributes::clusterSchedulingPolicyPreference",
    ][offset_of!(cudaFuncAttributes, clusterSchedulingPolicyPreference) - 68];
    [
        "offset of cudaFuncAttributes::nonPortableClusterSizeAllowed",
    ][offset_of!(cudaFuncAttributes, nonPortableClusterSizeAllowed) - 72];
    [
        "offset of cudaFuncAttributes::deviceNodeUpdateStatus",
    ][offset_of!(cudaFuncAttributes, deviceNodeUpdateStatus) - 76];
    [
        "offset of cudaFuncAttributes::sharedMemoryMode",
    ][offset_of!(cudaFuncAttributes, sharedMemoryMode) - 80];
    [
        "offset of cudaFuncAttributes::reserved",
    ][offset_of!(cudaFuncAttributes, reserved) - 84];
};

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

const _: () = {
    ["size of cudaGraphNodeParams"][size_of::<cudaGraphNodeParams>() - 256];
    ["alignment of cudaGraphNodeParams"][align_of::<cudaGraphNodeParams>() - 8];
    ["offset of cudaGraphNodeParams::type"][offset_of!(cudaGraphNodeParams, r#type) - 0];
    [
        "offset of cudaGraphNodeParams::reserved0",
    ][offset_of!(cudaGraphNodeParams, reserved0) - 4];
    [
        "offset of cudaGraphNodeParams::anon0",
    ][offset_of!(cudaGraphNodeParams, anon0) - 16];
    [
        "offset of cudaGraphNodeParams::reserved2",
    ][offset_of!(cudaGraphNodeParams, reserved2) - 248];
};

impl cudaGraphNodeParams {
    /// `long long [29]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn reserved1(&self) -> [i64; 29] {
        unsafe { self.anon0.reserved1 }
    }
    /// Writes `reserved1`.
    #[inline]
    pub const fn set_reserved1(&mut self, value: [i64; 29]) {
        self.anon0.reserved1 = value;
    }
    /// `cudaKernelNodeParamsV2 kernel`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn kernel(&self) -> cudaKernelNodeParamsV2 {
        unsafe { self.anon0.kernel }
    }
    /// Writes `kernel`.
    #[inline]
    pub const fn set_kernel(&mut self, value: cudaKernelNodeParamsV2) {
        self.anon0.kernel = value;
    }
    /// `cudaMemcpyNodeParams memcpy`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memcpy(&self) -> cudaMemcpyNodeParams {
        unsafe { self.anon0.memcpy }
    }
    /// Writes `memcpy`.
    #[inline]
    pub const fn set_memcpy(&mut self, value: cudaMemcpyNodeParams) {
        self.anon0.memcpy = value;
    }
    /// `cudaMemsetParamsV2 memset`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memset(&self) -> cudaMemsetParamsV2 {
        unsafe { self.anon0.memset }
    }
    /// Writes `memset`.
    #[inline]
    pub const fn set_memset(&mut self, value: cudaMemsetParamsV2) {
        self.anon0.memset = value;
    }
    /// `cudaHostNodeParamsV2 host`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn host(&self) -> cudaHostNodeParamsV2 {
        unsafe { self.anon0.host }
    }
    /// Writes `host`.
    #[inline]
    pub const fn set_host(&mut self, value: cudaHostNodeParamsV2) {
        self.anon0.host = value;
    }
    /// `cudaChildGraphNodeParams graph`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn graph(&self) -> cudaChildGraphNodeParams {
        unsafe { self.anon0.graph }
    }
    /// Writes `graph`.
    #[inline]
    pub const fn set_graph(&mut self, value: cudaChildGraphNodeParams) {
        self.anon0.graph = value;
    }
    /// `cudaEventWaitNodeParams eventWait`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn eventWait(&self) -> cudaEventWaitNodeParams {
        unsafe { self.anon0.eventWait }
    }
    /// Writes `eventWait`.
    #[inline]
    pub const fn set_eventWait(&mut self, value: cudaEventWaitNodeParams) {
        self.anon0.eventWait = value;
    }
    /// `cudaEventRecordNodeParams eventRecord`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn eventRecord(&self) -> cudaEventRecordNodeParams {
        unsafe { self.anon0.eventRecord }
    }
    /// Writes `eventRecord`.
    #[inline]
    pub const fn set_eventRecord(&mut self, value: cudaEventRecordNodeParams) {
        self.anon0.eventRecord = value;
    }
    /// `cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
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
    /// `cudaExternalSemaphoreWaitNodeParamsV2 extSemWait`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
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
    /// `cudaMemAllocNodeParamsV2 alloc`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn alloc(&self) -> cudaMemAllocNodeParamsV2 {
        unsafe { self.anon0.alloc }
    }
    /// Writes `alloc`.
    #[inline]
    pub const fn set_alloc(&mut self, value: cudaMemAllocNodeParamsV2) {
        self.anon0.alloc = value;
    }
    /// `cudaMemFreeNodeParams free`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn free(&self) -> cudaMemFreeNodeParams {
        unsafe { self.anon0.free }
    }
    /// Writes `free`.
    #[inline]
    pub const fn set_free(&mut self, value: cudaMemFreeNodeParams) {
        self.anon0.free = value;
    }
    /// `cudaConditionalNodeParams conditional`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn conditional(&self) -> cudaConditionalNodeParams {
        unsafe { self.anon0.conditional }
    }
    /// Writes `conditional`.
    #[inline]
    pub const fn set_conditional(&mut self, value: cudaConditionalNodeParams) {
        self.anon0.conditional = value;
    }
    /// `cudaMemcpyBatchNodeParams memcpyBatch`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memcpyBatch(&self) -> cudaMemcpyBatchNodeParams {
        unsafe { self.anon0.memcpyBatch }
    }
    /// Writes `memcpyBatch`.
    #[inline]
    pub const fn set_memcpyBatch(&mut self, value: cudaMemcpyBatchNodeParams) {
        self.anon0.memcpyBatch = value;
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
    /// `cudaMemcpyBatchNodeParams memcpyBatch`, since CUDA 13.5.
    pub memcpyBatch: cudaMemcpyBatchNodeParams,
}

const _: () = {
    ["size of cudaGraphNodeParams_anon0"][size_of::<cudaGraphNodeParams_anon0>() - 232];
    [
        "alignment of cudaGraphNodeParams_anon0",
    ][align_of::<cudaGraphNodeParams_anon0>() - 8];
    [
        "offset of cudaGraphNodeParams_anon0::reserved1",
    ][offset_of!(cudaGraphNodeParams_anon0, reserved1) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::kernel",
    ][offset_of!(cudaGraphNodeParams_anon0, kernel) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::memcpy",
    ][offset_of!(cudaGraphNodeParams_anon0, memcpy) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::memset",
    ][offset_of!(cudaGraphNodeParams_anon0, memset) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::host",
    ][offset_of!(cudaGraphNodeParams_anon0, host) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::graph",
    ][offset_of!(cudaGraphNodeParams_anon0, graph) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::eventWait",
    ][offset_of!(cudaGraphNodeParams_anon0, eventWait) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::eventRecord",
    ][offset_of!(cudaGraphNodeParams_anon0, eventRecord) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::extSemSignal",
    ][offset_of!(cudaGraphNodeParams_anon0, extSemSignal) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::extSemWait",
    ][offset_of!(cudaGraphNodeParams_anon0, extSemWait) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::alloc",
    ][offset_of!(cudaGraphNodeParams_anon0, alloc) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::free",
    ][offset_of!(cudaGraphNodeParams_anon0, free) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::conditional",
    ][offset_of!(cudaGraphNodeParams_anon0, conditional) - 0];
    [
        "offset of cudaGraphNodeParams_anon0::memcpyBatch",
    ][offset_of!(cudaGraphNodeParams_anon0, memcpyBatch) - 0];
};

opaque!(cudaGraphNodeParams_anon0);

record!(cudaGraphNodeParams_anon0);

/// `struct cudaGraphRecaptureCallbackData`, from `cuda_runtime_api.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaGraphRecaptureCallbackData {
    /// `cudaGraphRecaptureCallback_t callbackFunc`.
    pub callbackFunc: cudaGraphRecaptureCallback_t,
    /// `void *userData`.
    pub userData: *mut c_void,
}

const _: () = {
    [
        "size of cudaGraphRecaptureCallbackData",
    ][size_of::<cudaGraphRecaptureCallbackData>() - 16];
    [
        "alignment of cudaGraphRecaptureCallbackData",
    ][align_of::<cudaGraphRecaptureCallbackData>() - 8];
    [
        "offset of cudaGraphRecaptureCallbackData::callbackFunc",
    ][offset_of!(cudaGraphRecaptureCallbackData, callbackFunc) - 0];
    [
        "offset of cudaGraphRecaptureCallbackData::userData",
    ][offset_of!(cudaGraphRecaptureCallbackData, userData) - 8];
};

record!(cudaGraphRecaptureCallbackData);

/// `struct cudaHostNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaHostNodeParamsV2 {
    /// `cudaHostFn_t fn`.
    pub r#fn: cudaHostFn_t,
    /// `void *userData`.
    pub userData: *mut c_void,
    /// `unsigned int syncMode`, since CUDA 13.2.
    pub syncMode: u32,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.4.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    ["size of cudaHostNodeParamsV2"][size_of::<cudaHostNodeParamsV2>() - 32];
    ["alignment of cudaHostNodeParamsV2"][align_of::<cudaHostNodeParamsV2>() - 8];
    ["offset of cudaHostNodeParamsV2::fn"][offset_of!(cudaHostNodeParamsV2, r#fn) - 0];
    [
        "offset of cudaHostNodeParamsV2::userData",
    ][offset_of!(cudaHostNodeParamsV2, userData) - 8];
    [
        "offset of cudaHostNodeParamsV2::syncMode",
    ][offset_of!(cudaHostNodeParamsV2, syncMode) - 16];
    ["offset of cudaHostNodeParamsV2::ctx"][offset_of!(cudaHostNodeParamsV2, ctx) - 24];
};

record!(cudaHostNodeParamsV2);

/// `struct cudaKernelNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaKernelNodeParamsV2 {
    /// `cudaKernelNodeParamsV2.anon0 anon0`, since CUDA 13.2.
    pub anon0: cudaKernelNodeParamsV2_anon0,
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
    /// `cudaExecutionContext_t ctx`, since CUDA 13.1.
    pub ctx: cudaExecutionContext_t,
    /// `cudaKernelFunctionType functionType`, since CUDA 13.2.
    pub functionType: cudaKernelFunctionType,
}

const _: () = {
    ["size of cudaKernelNodeParamsV2"][size_of::<cudaKernelNodeParamsV2>() - 72];
    ["alignment of cudaKernelNodeParamsV2"][align_of::<cudaKernelNodeParamsV2>() - 8];
    [
        "offset of cudaKernelNodeParamsV2::anon0",
    ][offset_of!(cudaKernelNodeParamsV2, anon0) - 0];
    [
        "offset of cudaKernelNodeParamsV2::gridDim",
    ][offset_of!(cudaKernelNodeParamsV2, gridDim) - 8];
    [
        "offset of cudaKernelNodeParamsV2::blockDim",
    ][offset_of!(cudaKernelNodeParamsV2, blockDim) - 20];
    [
        "offset of cudaKernelNodeParamsV2::sharedMemBytes",
    ][offset_of!(cudaKernelNodeParamsV2, sharedMemBytes) - 32];
    [
        "offset of cudaKernelNodeParamsV2::kernelParams",
    ][offset_of!(cudaKernelNodeParamsV2, kernelParams) - 40];
    [
        "offset of cudaKernelNodeParamsV2::extra",
    ][offset_of!(cudaKernelNodeParamsV2, extra) - 48];
    [
        "offset of cudaKernelNodeParamsV2::ctx",
    ][offset_of!(cudaKernelNodeParamsV2, ctx) - 56];
    [
        "offset of cudaKernelNodeParamsV2::functionType",
    ][offset_of!(cudaKernelNodeParamsV2, functionType) - 64];
};

impl cudaKernelNodeParamsV2 {
    /// `void *func`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn func(&self) -> *mut c_void {
        unsafe { self.anon0.func }
    }
    /// Writes `func`.
    #[inline]
    pub const fn set_func(&mut self, value: *mut c_void) {
        self.anon0.func = value;
    }
    /// `cudaKernel_t kern`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn kern(&self) -> cudaKernel_t {
        unsafe { self.anon0.kern }
    }
    /// Writes `kern`.
    #[inline]
    pub const fn set_kern(&mut self, value: cudaKernel_t) {
        self.anon0.kern = value;
    }
    /// `cudaFunction_t cuFunc`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn cuFunc(&self) -> cudaFunction_t {
        unsafe { self.anon0.cuFunc }
    }
    /// Writes `cuFunc`.
    #[inline]
    pub const fn set_cuFunc(&mut self, value: cudaFunction_t) {
        self.anon0.cuFunc = value;
    }
}

record!(cudaKernelNodeParamsV2);

/// `union cudaKernelNodeParamsV2.anon0`, from `driver_types.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaKernelNodeParamsV2_anon0 {
    /// `void *func`.
    pub func: *mut c_void,
    /// `cudaKernel_t kern`.
    pub kern: cudaKernel_t,
    /// `cudaFunction_t cuFunc`.
    pub cuFunc: cudaFunction_t,
}

const _: () = {
    [
        "size of cudaKernelNodeParamsV2_anon0",
    ][size_of::<cudaKernelNodeParamsV2_anon0>() - 8];
    [
        "alignment of cudaKernelNodeParamsV2_anon0",
    ][align_of::<cudaKernelNodeParamsV2_anon0>() - 8];
    [
        "offset of cudaKernelNodeParamsV2_anon0::func",
    ][offset_of!(cudaKernelNodeParamsV2_anon0, func) - 0];
    [
        "offset of cudaKernelNodeParamsV2_anon0::kern",
    ][offset_of!(cudaKernelNodeParamsV2_anon0, kern) - 0];
    [
        "offset of cudaKernelNodeParamsV2_anon0::cuFunc",
    ][offset_of!(cudaKernelNodeParamsV2_anon0, cuFunc) - 0];
};

opaque!(cudaKernelNodeParamsV2_anon0);

record!(cudaKernelNodeParamsV2_anon0);

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
    /// `cudaLaunchAttributePortableClusterMode portableClusterSizeMode`, since CUDA 13.2.
    pub portableClusterSizeMode: cudaLaunchAttributePortableClusterMode,
    /// `cudaSharedMemoryMode sharedMemoryMode`, since CUDA 13.2.
    pub sharedMemoryMode: cudaSharedMemoryMode,
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
    [
        "offset of cudaLaunchAttributeValue::portableClusterSizeMode",
    ][offset_of!(cudaLaunchAttributeValue, portableClusterSizeMode) - 0];
    [
        "offset of cudaLaunchAttributeValue::sharedMemoryMode",
    ][offset_of!(cudaLaunchAttributeValue, sharedMemoryMode) - 0];
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

/// `struct cudaMemAccessDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemAccessDesc {
    /// `cudaMemLocation location`.
    pub location: cudaMemLocation,
    /// `cudaMemAccessFlags flags`.
    pub flags: cudaMemAccessFlags,
}

const _: () = {
    ["size of cudaMemAccessDesc"][size_of::<cudaMemAccessDesc>() - 12];
    ["alignment of cudaMemAccessDesc"][align_of::<cudaMemAccessDesc>() - 4];
    [
        "offset of cudaMemAccessDesc::location",
    ][offset_of!(cudaMemAccessDesc, location) - 0];
    ["offset of cudaMemAccessDesc::flags"][offset_of!(cudaMemAccessDesc, flags) - 8];
};

record!(cudaMemAccessDesc);

/// `struct cudaMemAllocNodeParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemAllocNodeParams"][size_of::<cudaMemAllocNodeParams>() - 120];
    ["alignment of cudaMemAllocNodeParams"][align_of::<cudaMemAllocNodeParams>() - 8];
    [
        "offset of cudaMemAllocNodeParams::poolProps",
    ][offset_of!(cudaMemAllocNodeParams, poolProps) - 0];
    [
        "offset of cudaMemAllocNodeParams::accessDescs",
    ][offset_of!(cudaMemAllocNodeParams, accessDescs) - 88];
    [
        "offset of cudaMemAllocNodeParams::accessDescCount",
    ][offset_of!(cudaMemAllocNodeParams, accessDescCount) - 96];
    [
        "offset of cudaMemAllocNodeParams::bytesize",
    ][offset_of!(cudaMemAllocNodeParams, bytesize) - 104];
    [
        "offset of cudaMemAllocNodeParams::dptr",
    ][offset_of!(cudaMemAllocNodeParams, dptr) - 112];
};

record!(cudaMemAllocNodeParams);

/// `struct cudaMemAllocNodeParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemAllocNodeParamsV2"][size_of::<cudaMemAllocNodeParamsV2>() - 120];
    [
        "alignment of cudaMemAllocNodeParamsV2",
    ][align_of::<cudaMemAllocNodeParamsV2>() - 8];
    [
        "offset of cudaMemAllocNodeParamsV2::poolProps",
    ][offset_of!(cudaMemAllocNodeParamsV2, poolProps) - 0];
    [
        "offset of cudaMemAllocNodeParamsV2::accessDescs",
    ][offset_of!(cudaMemAllocNodeParamsV2, accessDescs) - 88];
    [
        "offset of cudaMemAllocNodeParamsV2::accessDescCount",
    ][offset_of!(cudaMemAllocNodeParamsV2, accessDescCount) - 96];
    [
        "offset of cudaMemAllocNodeParamsV2::bytesize",
    ][offset_of!(cudaMemAllocNodeParamsV2, bytesize) - 104];
    [
        "offset of cudaMemAllocNodeParamsV2::dptr",
    ][offset_of!(cudaMemAllocNodeParamsV2, dptr) - 112];
};

record!(cudaMemAllocNodeParamsV2);

/// `struct cudaMemLocation`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemLocation {
    /// `cudaMemLocationType type`.
    pub r#type: cudaMemLocationType,
    /// `cudaMemLocation.anon0 anon0`, since CUDA 13.3.
    pub anon0: cudaMemLocation_anon0,
}

const _: () = {
    ["size of cudaMemLocation"][size_of::<cudaMemLocation>() - 8];
    ["alignment of cudaMemLocation"][align_of::<cudaMemLocation>() - 4];
    ["offset of cudaMemLocation::type"][offset_of!(cudaMemLocation, r#type) - 0];
    ["offset of cudaMemLocation::anon0"][offset_of!(cudaMemLocation, anon0) - 4];
};

impl cudaMemLocation {
    /// `int id`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn id(&self) -> i32 {
        unsafe { self.anon0.id }
    }
    /// Writes `id`.
    #[inline]
    pub const fn set_id(&mut self, value: i32) {
        self.anon0.id = value;
    }
    /// `cudaMemLocation.anon0.localized localized`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn localized(&self) -> cudaMemLocation_anon0_localized {
        unsafe { self.anon0.localized }
    }
    /// Writes `localized`.
    #[inline]
    pub const fn set_localized(&mut self, value: cudaMemLocation_anon0_localized) {
        self.anon0.localized = value;
    }
}

record!(cudaMemLocation);

/// `union cudaMemLocation.anon0`, from `driver_types.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaMemLocation_anon0 {
    /// `int id`.
    pub id: i32,
    /// `cudaMemLocation.anon0.localized localized`, since CUDA 13.4.
    pub localized: cudaMemLocation_anon0_localized,
}

const _: () = {
    ["size of cudaMemLocation_anon0"][size_of::<cudaMemLocation_anon0>() - 4];
    ["alignment of cudaMemLocation_anon0"][align_of::<cudaMemLocation_anon0>() - 4];
    ["offset of cudaMemLocation_anon0::id"][offset_of!(cudaMemLocation_anon0, id) - 0];
    [
        "offset of cudaMemLocation_anon0::localized",
    ][offset_of!(cudaMemLocation_anon0, localized) - 0];
};

opaque!(cudaMemLocation_anon0);

record!(cudaMemLocation_anon0);

/// `struct cudaMemLocation.anon0.localized`, from `driver_types.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemLocation_anon0_localized {
    /// `unsigned char deviceId`.
    pub deviceId: u8,
    /// `unsigned char localityDomainId`.
    pub localityDomainId: u8,
}

const _: () = {
    [
        "size of cudaMemLocation_anon0_localized",
    ][size_of::<cudaMemLocation_anon0_localized>() - 2];
    [
        "alignment of cudaMemLocation_anon0_localized",
    ][align_of::<cudaMemLocation_anon0_localized>() - 1];
    [
        "offset of cudaMemLocation_anon0_localized::deviceId",
    ][offset_of!(cudaMemLocation_anon0_localized, deviceId) - 0];
    [
        "offset of cudaMemLocation_anon0_localized::localityDomainId",
    ][offset_of!(cudaMemLocation_anon0_localized, localityDomainId) - 1];
};

record!(cudaMemLocation_anon0_localized);

/// `struct cudaMemPoolProps`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `unsigned char reserved[53]`.
    pub reserved: [u8; 53],
    /// `unsigned char reserved1`, since CUDA 13.5.
    pub reserved1: u8,
}

const _: () = {
    ["size of cudaMemPoolProps"][size_of::<cudaMemPoolProps>() - 88];
    ["alignment of cudaMemPoolProps"][align_of::<cudaMemPoolProps>() - 8];
    [
        "offset of cudaMemPoolProps::allocType",
    ][offset_of!(cudaMemPoolProps, allocType) - 0];
    [
        "offset of cudaMemPoolProps::handleTypes",
    ][offset_of!(cudaMemPoolProps, handleTypes) - 4];
    ["offset of cudaMemPoolProps::location"][offset_of!(cudaMemPoolProps, location) - 8];
    [
        "offset of cudaMemPoolProps::win32SecurityAttributes",
    ][offset_of!(cudaMemPoolProps, win32SecurityAttributes) - 16];
    ["offset of cudaMemPoolProps::maxSize"][offset_of!(cudaMemPoolProps, maxSize) - 24];
    ["offset of cudaMemPoolProps::usage"][offset_of!(cudaMemPoolProps, usage) - 32];
    [
        "offset of cudaMemPoolProps::reserved",
    ][offset_of!(cudaMemPoolProps, reserved) - 34];
    [
        "offset of cudaMemPoolProps::reserved1",
    ][offset_of!(cudaMemPoolProps, reserved1) - 87];
};

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

const _: () = {
    ["size of cudaMemcpy3DBatchOp"][size_of::<cudaMemcpy3DBatchOp>() - 112];
    ["alignment of cudaMemcpy3DBatchOp"][align_of::<cudaMemcpy3DBatchOp>() - 8];
    ["offset of cudaMemcpy3DBatchOp::src"][offset_of!(cudaMemcpy3DBatchOp, src) - 0];
    ["offset of cudaMemcpy3DBatchOp::dst"][offset_of!(cudaMemcpy3DBatchOp, dst) - 40];
    [
        "offset of cudaMemcpy3DBatchOp::extent",
    ][offset_of!(cudaMemcpy3DBatchOp, extent) - 80];
    [
        "offset of cudaMemcpy3DBatchOp::srcAccessOrder",
    ][offset_of!(cudaMemcpy3DBatchOp, srcAccessOrder) - 104];
    [
        "offset of cudaMemcpy3DBatchOp::flags",
    ][offset_of!(cudaMemcpy3DBatchOp, flags) - 108];
};

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

const _: () = {
    ["size of cudaMemcpy3DOperand"][size_of::<cudaMemcpy3DOperand>() - 40];
    ["alignment of cudaMemcpy3DOperand"][align_of::<cudaMemcpy3DOperand>() - 8];
    ["offset of cudaMemcpy3DOperand::type"][offset_of!(cudaMemcpy3DOperand, r#type) - 0];
    ["offset of cudaMemcpy3DOperand::op"][offset_of!(cudaMemcpy3DOperand, op) - 8];
};

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

const _: () = {
    ["size of cudaMemcpy3DOperand_op"][size_of::<cudaMemcpy3DOperand_op>() - 32];
    ["alignment of cudaMemcpy3DOperand_op"][align_of::<cudaMemcpy3DOperand_op>() - 8];
    [
        "offset of cudaMemcpy3DOperand_op::ptr",
    ][offset_of!(cudaMemcpy3DOperand_op, ptr) - 0];
    [
        "offset of cudaMemcpy3DOperand_op::array",
    ][offset_of!(cudaMemcpy3DOperand_op, array) - 0];
};

opaque!(cudaMemcpy3DOperand_op);

record!(cudaMemcpy3DOperand_op);

/// `struct cudaMemcpy3DOperand.op.ptr`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemcpy3DOperand_op_ptr"][size_of::<cudaMemcpy3DOperand_op_ptr>() - 32];
    [
        "alignment of cudaMemcpy3DOperand_op_ptr",
    ][align_of::<cudaMemcpy3DOperand_op_ptr>() - 8];
    [
        "offset of cudaMemcpy3DOperand_op_ptr::ptr",
    ][offset_of!(cudaMemcpy3DOperand_op_ptr, ptr) - 0];
    [
        "offset of cudaMemcpy3DOperand_op_ptr::rowLength",
    ][offset_of!(cudaMemcpy3DOperand_op_ptr, rowLength) - 8];
    [
        "offset of cudaMemcpy3DOperand_op_ptr::layerHeight",
    ][offset_of!(cudaMemcpy3DOperand_op_ptr, layerHeight) - 16];
    [
        "offset of cudaMemcpy3DOperand_op_ptr::locHint",
    ][offset_of!(cudaMemcpy3DOperand_op_ptr, locHint) - 24];
};

record!(cudaMemcpy3DOperand_op_ptr);

/// `struct cudaMemcpyAttributes`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemcpyAttributes"][size_of::<cudaMemcpyAttributes>() - 24];
    ["alignment of cudaMemcpyAttributes"][align_of::<cudaMemcpyAttributes>() - 4];
    [
        "offset of cudaMemcpyAttributes::srcAccessOrder",
    ][offset_of!(cudaMemcpyAttributes, srcAccessOrder) - 0];
    [
        "offset of cudaMemcpyAttributes::srcLocHint",
    ][offset_of!(cudaMemcpyAttributes, srcLocHint) - 4];
    [
        "offset of cudaMemcpyAttributes::dstLocHint",
    ][offset_of!(cudaMemcpyAttributes, dstLocHint) - 12];
    [
        "offset of cudaMemcpyAttributes::flags",
    ][offset_of!(cudaMemcpyAttributes, flags) - 20];
};

record!(cudaMemcpyAttributes);

/// `struct cudaMemcpyBatchNodeParams`, from `driver_types.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpyBatchNodeParams {
    /// `size_t count`.
    pub count: usize,
    /// `void **dsts`.
    pub dsts: *mut *mut c_void,
    /// `void **srcs`.
    pub srcs: *mut *mut c_void,
    /// `size_t *sizes`.
    pub sizes: *mut usize,
    /// `cudaMemcpyAttributes *attrs`.
    pub attrs: *mut cudaMemcpyAttributes,
    /// `size_t *attrsIdxs`.
    pub attrsIdxs: *mut usize,
    /// `size_t numAttrs`.
    pub numAttrs: usize,
    /// `cudaExecutionContext_t ctx`.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    ["size of cudaMemcpyBatchNodeParams"][size_of::<cudaMemcpyBatchNodeParams>() - 64];
    [
        "alignment of cudaMemcpyBatchNodeParams",
    ][align_of::<cudaMemcpyBatchNodeParams>() - 8];
    [
        "offset of cudaMemcpyBatchNodeParams::count",
    ][offset_of!(cudaMemcpyBatchNodeParams, count) - 0];
    [
        "offset of cudaMemcpyBatchNodeParams::dsts",
    ][offset_of!(cudaMemcpyBatchNodeParams, dsts) - 8];
    [
        "offset of cudaMemcpyBatchNodeParams::srcs",
    ][offset_of!(cudaMemcpyBatchNodeParams, srcs) - 16];
    [
        "offset of cudaMemcpyBatchNodeParams::sizes",
    ][offset_of!(cudaMemcpyBatchNodeParams, sizes) - 24];
    [
        "offset of cudaMemcpyBatchNodeParams::attrs",
    ][offset_of!(cudaMemcpyBatchNodeParams, attrs) - 32];
    [
        "offset of cudaMemcpyBatchNodeParams::attrsIdxs",
    ][offset_of!(cudaMemcpyBatchNodeParams, attrsIdxs) - 40];
    [
        "offset of cudaMemcpyBatchNodeParams::numAttrs",
    ][offset_of!(cudaMemcpyBatchNodeParams, numAttrs) - 48];
    [
        "offset of cudaMemcpyBatchNodeParams::ctx",
    ][offset_of!(cudaMemcpyBatchNodeParams, ctx) - 56];
};

record!(cudaMemcpyBatchNodeParams);

/// `struct cudaMemcpyNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpyNodeParams {
    /// `int flags`.
    pub flags: i32,
    /// `int reserved`.
    pub reserved: i32,
    /// `cudaExecutionContext_t ctx`, since CUDA 13.1.
    pub ctx: cudaExecutionContext_t,
    /// `cudaMemcpy3DParms copyParams`.
    pub copyParams: cudaMemcpy3DParms,
}

const _: () = {
    ["size of cudaMemcpyNodeParams"][size_of::<cudaMemcpyNodeParams>() - 176];
    ["alignment of cudaMemcpyNodeParams"][align_of::<cudaMemcpyNodeParams>() - 8];
    [
        "offset of cudaMemcpyNodeParams::flags",
    ][offset_of!(cudaMemcpyNodeParams, flags) - 0];
    [
        "offset of cudaMemcpyNodeParams::reserved",
    ][offset_of!(cudaMemcpyNodeParams, reserved) - 4];
    ["offset of cudaMemcpyNodeParams::ctx"][offset_of!(cudaMemcpyNodeParams, ctx) - 8];
    [
        "offset of cudaMemcpyNodeParams::copyParams",
    ][offset_of!(cudaMemcpyNodeParams, copyParams) - 16];
};

record!(cudaMemcpyNodeParams);

/// `struct cudaMemsetParamsV2`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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
    /// `cudaExecutionContext_t ctx`, since CUDA 13.1.
    pub ctx: cudaExecutionContext_t,
}

const _: () = {
    ["size of cudaMemsetParamsV2"][size_of::<cudaMemsetParamsV2>() - 48];
    ["alignment of cudaMemsetParamsV2"][align_of::<cudaMemsetParamsV2>() - 8];
    ["offset of cudaMemsetParamsV2::dst"][offset_of!(cudaMemsetParamsV2, dst) - 0];
    ["offset of cudaMemsetParamsV2::pitch"][offset_of!(cudaMemsetParamsV2, pitch) - 8];
    ["offset of cudaMemsetParamsV2::value"][offset_of!(cudaMemsetParamsV2, value) - 16];
    [
        "offset of cudaMemsetParamsV2::elementSize",
    ][offset_of!(cudaMemsetParamsV2, elementSize) - 20];
    ["offset of cudaMemsetParamsV2::width"][offset_of!(cudaMemsetParamsV2, width) - 24];
    [
        "offset of cudaMemsetParamsV2::height",
    ][offset_of!(cudaMemsetParamsV2, height) - 32];
    ["offset of cudaMemsetParamsV2::ctx"][offset_of!(cudaMemsetParamsV2, ctx) - 40];
};

record!(cudaMemsetParamsV2);

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
    /// `cudaPointerAttributes.anon0 anon0`, since CUDA 13.4.
    pub anon0: cudaPointerAttributes_anon0,
    /// `long reserved[7]`, since CUDA 13.0.
    pub reserved: [core::ffi::c_long; 7],
}

#[cfg(not(windows))]
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
        "offset of cudaPointerAttributes::anon0",
    ][offset_of!(cudaPointerAttributes, anon0) - 24];
    [
        "offset of cudaPointerAttributes::reserved",
    ][offset_of!(cudaPointerAttributes, reserved) - 32];
};

#[cfg(windows)]
const _: () = {
    ["size of cudaPointerAttributes"][size_of::<cudaPointerAttributes>() - 56];
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
        "offset of cudaPointerAttributes::anon0",
    ][offset_of!(cudaPointerAttributes, anon0) - 24];
    [
        "offset of cudaPointerAttributes::reserved",
    ][offset_of!(cudaPointerAttributes, reserved) - 28];
};

impl cudaPointerAttributes {
    /// `int localityDomainOrdinal`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn localityDomainOrdinal(&self) -> i32 {
        unsafe { self.anon0.localityDomainOrdinal }
    }
    /// Writes `localityDomainOrdinal`.
    #[inline]
    pub const fn set_localityDomainOrdinal(&mut self, value: i32) {
        self.anon0.localityDomainOrdinal = value;
    }
    /// `long unused`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn unused(&self) -> core::ffi::c_long {
        unsafe { self.anon0.unused }
    }
    /// Writes `unused`.
    #[inline]
    pub const fn set_unused(&mut self, value: core::ffi::c_long) {
        self.anon0.unused = value;
    }
}

record!(cudaPointerAttributes);

/// `union cudaPointerAttributes.anon0`, from `driver_types.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaPointerAttributes_anon0 {
    /// `int localityDomainOrdinal`.
    pub localityDomainOrdinal: i32,
    /// `long unused`.
    pub unused: core::ffi::c_long,
}

#[cfg(not(windows))]
const _: () = {
    [
        "size of cudaPointerAttributes_anon0",
    ][size_of::<cudaPointerAttributes_anon0>() - 8];
    [
        "alignment of cudaPointerAttributes_anon0",
    ][align_of::<cudaPointerAttributes_anon0>() - 8];
    [
        "offset of cudaPointerAttributes_anon0::localityDomainOrdinal",
    ][offset_of!(cudaPointerAttributes_anon0, localityDomainOrdinal) - 0];
    [
        "offset of cudaPointerAttributes_anon0::unused",
    ][offset_of!(cudaPointerAttributes_anon0, unused) - 0];
};

#[cfg(windows)]
const _: () = {
    [
        "size of cudaPointerAttributes_anon0",
    ][size_of::<cudaPointerAttributes_anon0>() - 4];
    [
        "alignment of cudaPointerAttributes_anon0",
    ][align_of::<cudaPointerAttributes_anon0>() - 4];
    [
        "offset of cudaPointerAttributes_anon0::localityDomainOrdinal",
    ][offset_of!(cudaPointerAttributes_anon0, localityDomainOrdinal) - 0];
    [
        "offset of cudaPointerAttributes_anon0::unused",
    ][offset_of!(cudaPointerAttributes_anon0, unused) - 0];
};

opaque!(cudaPointerAttributes_anon0);

record!(cudaPointerAttributes_anon0);

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
