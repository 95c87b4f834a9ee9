//! Macros with a value (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDA_EGL_MAX_PLANES`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
pub const CUDA_EGL_MAX_PLANES: u32 = 3;

/// `#define CUDA_IPC_HANDLE_SIZE`, from `driver_types.h`, since at least CUDA 12.0.
pub const CUDA_IPC_HANDLE_SIZE: u32 = 64;

/// `#define cudaArrayColorAttachment`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayColorAttachment: u32 = 32;

/// `#define cudaArrayCubemap`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayCubemap: u32 = 4;

/// `#define cudaArrayDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayDefault: u32 = 0;

/// `#define cudaArrayDeferredMapping`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayDeferredMapping: u32 = 128;

/// `#define cudaArrayLayered`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayLayered: u32 = 1;

/// `#define cudaArraySparse`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArraySparse: u32 = 64;

/// `#define cudaArraySparsePropertiesSingleMipTail`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArraySparsePropertiesSingleMipTail: u32 = 1;

/// `#define cudaArraySurfaceLoadStore`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArraySurfaceLoadStore: u32 = 2;

/// `#define cudaArrayTextureGather`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaArrayTextureGather: u32 = 8;

/// `#define cudaCpuDeviceId`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaCpuDeviceId: i32 = -1;

/// `#define cudaDeviceBlockingSync`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceBlockingSync: u32 = 4;

/// `#define cudaDeviceLmemResizeToMax`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceLmemResizeToMax: u32 = 16;

/// `#define cudaDeviceMapHost`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceMapHost: u32 = 8;

/// `#define cudaDeviceMask`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceMask: u32 = 255;

/// `#define cudaDeviceScheduleAuto`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceScheduleAuto: u32 = 0;

/// `#define cudaDeviceScheduleBlockingSync`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceScheduleBlockingSync: u32 = 4;

/// `#define cudaDeviceScheduleMask`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceScheduleMask: u32 = 7;

/// `#define cudaDeviceScheduleSpin`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceScheduleSpin: u32 = 1;

/// `#define cudaDeviceScheduleYield`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaDeviceScheduleYield: u32 = 2;

/// `#define cudaDeviceSyncMemops`, from `driver_types.h`, since CUDA 12.1.
pub const cudaDeviceSyncMemops: u32 = 128;

/// `#define cudaEventBlockingSync`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventBlockingSync: u32 = 1;

/// `#define cudaEventDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventDefault: u32 = 0;

/// `#define cudaEventDisableTiming`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventDisableTiming: u32 = 2;

/// `#define cudaEventInterprocess`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventInterprocess: u32 = 4;

/// `#define cudaEventRecordDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventRecordDefault: u32 = 0;

/// `#define cudaEventRecordExternal`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventRecordExternal: u32 = 1;

/// `#define cudaEventWaitDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventWaitDefault: u32 = 0;

/// `#define cudaEventWaitExternal`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaEventWaitExternal: u32 = 1;

/// `#define cudaExternalMemoryDedicated`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaExternalMemoryDedicated: u32 = 1;

/// `#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaExternalSemaphoreSignalSkipNvSciBufMemSync: u32 = 1;

/// `#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaExternalSemaphoreWaitSkipNvSciBufMemSync: u32 = 2;

/// `#define cudaGraphKernelNodePortDefault`, from `driver_types.h`, since CUDA 12.3.
pub const cudaGraphKernelNodePortDefault: u32 = 0;

/// `#define cudaGraphKernelNodePortLaunchCompletion`, from `driver_types.h`, since CUDA 12.3.
pub const cudaGraphKernelNodePortLaunchCompletion: u32 = 2;

/// `#define cudaGraphKernelNodePortProgrammatic`, from `driver_types.h`, since CUDA 12.3.
pub const cudaGraphKernelNodePortProgrammatic: u32 = 1;

/// `#define cudaHostAllocDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostAllocDefault: u32 = 0;

/// `#define cudaHostAllocMapped`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostAllocMapped: u32 = 2;

/// `#define cudaHostAllocPortable`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostAllocPortable: u32 = 1;

/// `#define cudaHostAllocWriteCombined`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostAllocWriteCombined: u32 = 4;

/// `#define cudaHostRegisterDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostRegisterDefault: u32 = 0;

/// `#define cudaHostRegisterIoMemory`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostRegisterIoMemory: u32 = 4;

/// `#define cudaHostRegisterMapped`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostRegisterMapped: u32 = 2;

/// `#define cudaHostRegisterPortable`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostRegisterPortable: u32 = 1;

/// `#define cudaHostRegisterReadOnly`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaHostRegisterReadOnly: u32 = 8;

/// `#define cudaInitDeviceFlagsAreValid`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaInitDeviceFlagsAreValid: u32 = 1;

/// `#define cudaInvalidDeviceId`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaInvalidDeviceId: i32 = -2;

/// `#define cudaIpcMemLazyEnablePeerAccess`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaIpcMemLazyEnablePeerAccess: u32 = 1;

/// `#define cudaKernelNodeAttributeAccessPolicyWindow`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeAccessPolicyWindow: cudaLaunchAttributeID = cudaLaunchAttributeID(1);

/// `#define cudaKernelNodeAttributeClusterDimension`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeClusterDimension: cudaLaunchAttributeID = cudaLaunchAttributeID(4);

/// `#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeClusterSchedulingPolicyPreference: cudaLaunchAttributeID = cudaLaunchAttributeID(5);

/// `#define cudaKernelNodeAttributeCooperative`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeCooperative: cudaLaunchAttributeID = cudaLaunchAttributeID(2);

/// `#define cudaKernelNodeAttributeDeviceUpdatableKernelNode`, from `driver_types.h`, since CUDA 12.4.
pub const cudaKernelNodeAttributeDeviceUpdatableKernelNode: cudaLaunchAttributeID = cudaLaunchAttributeID(13);

/// `#define cudaKernelNodeAttributeMemSyncDomain`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeMemSyncDomain: cudaLaunchAttributeID = cudaLaunchAttributeID(10);

/// `#define cudaKernelNodeAttributeMemSyncDomainMap`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributeMemSyncDomainMap: cudaLaunchAttributeID = cudaLaunchAttributeID(9);

/// `#define cudaKernelNodeAttributePreferredSharedMemoryCarveout`, from `driver_types.h`, since CUDA 12.5.
pub const cudaKernelNodeAttributePreferredSharedMemoryCarveout: cudaLaunchAttributeID = cudaLaunchAttributeID(14);

/// `#define cudaKernelNodeAttributePriority`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaKernelNodeAttributePriority: cudaLaunchAttributeID = cudaLaunchAttributeID(8);

/// `#define cudaMemAttachGlobal`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaMemAttachGlobal: u32 = 1;

/// `#define cudaMemAttachHost`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaMemAttachHost: u32 = 2;

/// `#define cudaMemAttachSingle`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaMemAttachSingle: u32 = 4;

/// `#define cudaMemPoolCreateUsageHwDecompress`, from `driver_types.h`, since CUDA 12.8.
pub const cudaMemPoolCreateUsageHwDecompress: u32 = 2;

/// `#define cudaNvSciSyncAttrSignal`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaNvSciSyncAttrSignal: u32 = 1;

/// `#define cudaNvSciSyncAttrWait`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaNvSciSyncAttrWait: u32 = 2;

/// `#define cudaOccupancyDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaOccupancyDefault: u32 = 0;

/// `#define cudaOccupancyDisableCachingOverride`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaOccupancyDisableCachingOverride: u32 = 1;

/// `#define cudaPeerAccessDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaPeerAccessDefault: u32 = 0;

/// `#define cudaStreamAttributeAccessPolicyWindow`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamAttributeAccessPolicyWindow: cudaLaunchAttributeID = cudaLaunchAttributeID(1);

/// `#define cudaStreamAttributeMemSyncDomain`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamAttributeMemSyncDomain: cudaLaunchAttributeID = cudaLaunchAttributeID(10);

/// `#define cudaStreamAttributeMemSyncDomainMap`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamAttributeMemSyncDomainMap: cudaLaunchAttributeID = cudaLaunchAttributeID(9);

/// `#define cudaStreamAttributePriority`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamAttributePriority: cudaLaunchAttributeID = cudaLaunchAttributeID(8);

/// `#define cudaStreamAttributeSynchronizationPolicy`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamAttributeSynchronizationPolicy: cudaLaunchAttributeID = cudaLaunchAttributeID(3);

/// `#define cudaStreamDefault`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamDefault: u32 = 0;

/// `#define cudaStreamLegacy`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamLegacy: driver::CUstream = driver::CUstream(core::ptr::without_provenance_mut(1));

/// `#define cudaStreamNonBlocking`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamNonBlocking: u32 = 1;

/// `#define cudaStreamPerThread`, from `driver_types.h`, since at least CUDA 12.0.
pub const cudaStreamPerThread: driver::CUstream = driver::CUstream(core::ptr::without_provenance_mut(2));

/// `#define cudaSurfaceType1D`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceType1D: u32 = 1;

/// `#define cudaSurfaceType1DLayered`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceType1DLayered: u32 = 241;

/// `#define cudaSurfaceType2D`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceType2D: u32 = 2;

/// `#define cudaSurfaceType2DLayered`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceType2DLayered: u32 = 242;

/// `#define cudaSurfaceType3D`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceType3D: u32 = 3;

/// `#define cudaSurfaceTypeCubemap`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceTypeCubemap: u32 = 12;

/// `#define cudaSurfaceTypeCubemapLayered`, from `surface_types.h`, since at least CUDA 12.0.
pub const cudaSurfaceTypeCubemapLayered: u32 = 252;

/// `#define cudaTextureType1D`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureType1D: u32 = 1;

/// `#define cudaTextureType1DLayered`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureType1DLayered: u32 = 241;

/// `#define cudaTextureType2D`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureType2D: u32 = 2;

/// `#define cudaTextureType2DLayered`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureType2DLayered: u32 = 242;

/// `#define cudaTextureType3D`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureType3D: u32 = 3;

/// `#define cudaTextureTypeCubemap`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureTypeCubemap: u32 = 12;

/// `#define cudaTextureTypeCubemapLayered`, from `texture_types.h`, since at least CUDA 12.0.
pub const cudaTextureTypeCubemapLayered: u32 = 252;
