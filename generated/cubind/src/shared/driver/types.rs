//! Handles, integer typedefs, callback types and other type aliases (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2;

/// `typedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2;

/// `typedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;

/// `typedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1;

/// `typedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;

/// `typedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;

/// `typedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;

/// `typedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;

/// `typedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;

/// `typedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;

/// `typedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;

/// `typedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;

/// `typedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1;

/// `typedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2;

/// `typedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1;

/// `typedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2;

/// `typedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2;

/// `typedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1;

/// `typedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1;

/// `typedef CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;

/// `typedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1;

/// `typedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1;

/// `typedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC`, from `cuda.h`, since at least CUDA 12.0.
pub type CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1;

/// `typedef CUaccessPolicyWindow_v1 CUaccessPolicyWindow`, from `cuda.h`, since at least CUDA 12.0.
pub type CUaccessPolicyWindow = CUaccessPolicyWindow_v1;

/// `typedef struct CUarray_st *CUarray`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUarray(pub *mut c_void);

handle!(CUarray);

/// `typedef CUarrayMapInfo_v1 CUarrayMapInfo`, from `cuda.h`, since at least CUDA 12.0.
pub type CUarrayMapInfo = CUarrayMapInfo_v1;

/// `void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle)`, from `cuda.h`, since CUDA 12.4.
pub type CUasyncCallback = Option<
    unsafe extern "system" fn(
        info: *mut CUasyncNotificationInfo, userData: *mut c_void, callback: CUasyncCallbackHandle,
    ),
>;

/// `typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUasyncCallbackHandle(pub *mut c_void);

handle!(CUasyncCallbackHandle);

/// `typedef struct CUctx_st *CUcontext`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcontext(pub *mut c_void);

handle!(CUcontext);

/// `typedef struct CUdevResourceDesc_st *CUdevResourceDesc`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUdevResourceDesc(pub *mut c_void);

handle!(CUdevResourceDesc);

/// `typedef int CUdevice`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUdevice(pub i32);

scalar!(CUdevice, i32);

/// `typedef CUdevice CUdevice_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUdevice_v1 = CUdevice;

/// `typedef unsigned long long CUdeviceptr`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUdeviceptr(pub u64);

scalar!(CUdeviceptr, u64);

device_pointer!(CUdeviceptr);

/// `typedef unsigned int CUdeviceptr_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUdeviceptr_v1(pub u32);

scalar!(CUdeviceptr_v1, u32);

/// `typedef CUdeviceptr CUdeviceptr_v2`, from `cuda.h`, since at least CUDA 12.0.
pub type CUdeviceptr_v2 = CUdeviceptr;

/// `typedef CUdevprop_v1 CUdevprop`, from `cuda.h`, since at least CUDA 12.0.
pub type CUdevprop = CUdevprop_v1;

/// `typedef CUeglFrame_v1 CUeglFrame`, from `cudaEGL.h`, since at least CUDA 12.0.
pub type CUeglFrame = CUeglFrame_v1;

/// `typedef struct CUeglStreamConnection_st *CUeglStreamConnection`, from `cudaEGL.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUeglStreamConnection(pub *mut c_void);

handle!(CUeglStreamConnection);

/// `typedef struct CUevent_st *CUevent`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUevent(pub *mut c_void);

handle!(CUevent);

/// `typedef CUexecAffinityParam_v1 CUexecAffinityParam`, from `cuda.h`, since at least CUDA 12.0.
pub type CUexecAffinityParam = CUexecAffinityParam_v1;

/// `typedef CUexecAffinitySmCount_v1 CUexecAffinitySmCount`, from `cuda.h`, since at least CUDA 12.0.
pub type CUexecAffinitySmCount = CUexecAffinitySmCount_v1;

/// `typedef CUextent3D_v1 CUextent3D`, from `cuda.h`, since CUDA 12.8.
pub type CUextent3D = CUextent3D_v1;

/// `typedef struct CUextMemory_st *CUexternalMemory`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUexternalMemory(pub *mut c_void);

handle!(CUexternalMemory);

/// `typedef struct CUextSemaphore_st *CUexternalSemaphore`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUexternalSemaphore(pub *mut c_void);

handle!(CUexternalSemaphore);

/// `typedef struct CUfunc_st *CUfunction`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfunction(pub *mut c_void);

handle!(CUfunction);

/// `typedef struct CUgraph_st *CUgraph`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraph(pub *mut c_void);

handle!(CUgraph);

/// `typedef uint64_t CUgraphConditionalHandle`, from `cuda.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUgraphConditionalHandle(pub u64);

scalar!(CUgraphConditionalHandle, u64);

/// `typedef struct CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphDeviceNode(pub *mut c_void);

handle!(CUgraphDeviceNode);

/// `typedef struct CUgraphExec_st *CUgraphExec`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphExec(pub *mut c_void);

handle!(CUgraphExec);

/// `typedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo`, from `cuda.h`, since at least CUDA 12.0.
pub type CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1;

/// `typedef struct CUgraphNode_st *CUgraphNode`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphNode(pub *mut c_void);

handle!(CUgraphNode);

/// `typedef struct CUgraphicsResource_st *CUgraphicsResource`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphicsResource(pub *mut c_void);

handle!(CUgraphicsResource);

/// `typedef struct CUgreenCtx_st *CUgreenCtx`, from `cuda.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgreenCtx(pub *mut c_void);

handle!(CUgreenCtx);

/// `void (*CUhostFn)(void *)`, from `cuda.h`, since at least CUDA 12.0.
pub type CUhostFn = Option<unsafe extern "system" fn(userData: *mut c_void)>;

/// `typedef CUipcEventHandle_v1 CUipcEventHandle`, from `cuda.h`, since at least CUDA 12.0.
pub type CUipcEventHandle = CUipcEventHandle_v1;

/// `typedef CUipcMemHandle_v1 CUipcMemHandle`, from `cuda.h`, since at least CUDA 12.0.
pub type CUipcMemHandle = CUipcMemHandle_v1;

/// `typedef struct CUkern_st *CUkernel`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUkernel(pub *mut c_void);

handle!(CUkernel);

/// `typedef CUlaunchAttributeID CUkernelNodeAttrID`, from `cuda.h`, since at least CUDA 12.0.
pub type CUkernelNodeAttrID = CUlaunchAttributeID;

/// `typedef struct CUlib_st *CUlibrary`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlibrary(pub *mut c_void);

handle!(CUlibrary);

/// `typedef struct CUlinkState_st *CUlinkState`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlinkState(pub *mut c_void);

handle!(CUlinkState);

/// `typedef unsigned int CUlogIterator`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUlogIterator(pub u32);

scalar!(CUlogIterator, u32);

/// `void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t)`, from `cuda.h`, since CUDA 12.9.
pub type CUlogsCallback = Option<
    unsafe extern "system" fn(data: *mut c_void, logLevel: CUlogLevel, message: *mut core::ffi::c_char, length: usize),
>;

/// `typedef struct CUlogsCallbackEntry_st *CUlogsCallbackHandle`, from `cuda.h`, since CUDA 12.9.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlogsCallbackHandle(pub *mut c_void);

handle!(CUlogsCallbackHandle);

/// `typedef CUmemFabricHandle_v1 CUmemFabricHandle`, from `cuda.h`, since CUDA 12.3.
pub type CUmemFabricHandle = CUmemFabricHandle_v1;

/// `typedef unsigned long long CUmemGenericAllocationHandle`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUmemGenericAllocationHandle(pub u64);

scalar!(CUmemGenericAllocationHandle, u64);

/// `typedef CUmemGenericAllocationHandle CUmemGenericAllocationHandle_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemGenericAllocationHandle_v1 = CUmemGenericAllocationHandle;

/// `typedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData`, from `cuda.h`, since at least CUDA 12.0.
pub type CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1;

/// `typedef struct CUmemPoolHandle_st *CUmemoryPool`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemoryPool(pub *mut c_void);

handle!(CUmemoryPool);

/// `typedef struct CUmipmappedArray_st *CUmipmappedArray`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmipmappedArray(pub *mut c_void);

handle!(CUmipmappedArray);

/// `typedef struct CUmod_st *CUmodule`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmodule(pub *mut c_void);

handle!(CUmodule);

/// `typedef CUmulticastObjectProp_v1 CUmulticastObjectProp`, from `cuda.h`, since CUDA 12.1.
pub type CUmulticastObjectProp = CUmulticastObjectProp_v1;

/// `size_t (*CUoccupancyB2DSize)(int)`, from `cuda.h`, since at least CUDA 12.0.
pub type CUoccupancyB2DSize = Option<unsafe extern "system" fn(blockSize: i32) -> usize>;

/// `typedef CUoffset3D_v1 CUoffset3D`, from `cuda.h`, since CUDA 12.8.
pub type CUoffset3D = CUoffset3D_v1;

/// `typedef struct CUstream_st *CUstream`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUstream(pub *mut c_void);

handle!(CUstream);

/// `typedef CUlaunchAttributeID CUstreamAttrID`, from `cuda.h`, since at least CUDA 12.0.
pub type CUstreamAttrID = CUlaunchAttributeID;

/// `void (*CUstreamCallback)(CUstream, CUresult, void *)`, from `cuda.h`, since at least CUDA 12.0.
pub type CUstreamCallback = Option<
    unsafe extern "system" fn(hStream: CUstream, status: CUresult, userData: *mut c_void),
>;

/// `typedef unsigned long long CUsurfObject`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUsurfObject(pub u64);

scalar!(CUsurfObject, u64);

/// `typedef CUsurfObject CUsurfObject_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUsurfObject_v1 = CUsurfObject;

/// `typedef struct CUsurfref_st *CUsurfref`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUsurfref(pub *mut c_void);

handle!(CUsurfref);

/// `typedef unsigned long long CUtexObject`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct CUtexObject(pub u64);

scalar!(CUtexObject, u64);

/// `typedef CUtexObject CUtexObject_v1`, from `cuda.h`, since at least CUDA 12.0.
pub type CUtexObject_v1 = CUtexObject;

/// `typedef struct CUtexref_st *CUtexref`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUtexref(pub *mut c_void);

handle!(CUtexref);

/// `typedef struct CUuserObject_st *CUuserObject`, from `cuda.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUuserObject(pub *mut c_void);

handle!(CUuserObject);

/// `typedef void *EGLImageKHR`, from `EGL/eglext.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct EGLImageKHR(pub *mut c_void);

handle!(EGLImageKHR);

/// `typedef void *EGLStreamKHR`, from `EGL/eglext.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct EGLStreamKHR(pub *mut c_void);

handle!(EGLStreamKHR);

/// `typedef void *EGLSyncKHR`, from `EGL/eglext.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct EGLSyncKHR(pub *mut c_void);

handle!(EGLSyncKHR);

/// `typedef int32_t EGLint`, from `EGL/egl.h`, since at least CUDA 12.0.
pub type EGLint = i32;

/// `typedef unsigned int GLenum`, from `GL/gl.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct GLenum(pub u32);

scalar!(GLenum, u32);

/// `typedef unsigned int GLuint`, from `GL/gl.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct GLuint(pub u32);

scalar!(GLuint, u32);

/// `typedef uint32_t VdpDevice`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
pub type VdpDevice = u32;

/// `typedef uint32_t VdpFuncId`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
pub type VdpFuncId = u32;

/// `VdpStatus (*VdpGetProcAddress)(VdpDevice, VdpFuncId, void **)`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
pub type VdpGetProcAddress = Option<
    unsafe extern "system" fn(
        device: VdpDevice, function_id: VdpFuncId, function_pointer: *mut *mut c_void,
    ) -> VdpStatus,
>;

/// `typedef uint32_t VdpOutputSurface`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
pub type VdpOutputSurface = u32;

/// `typedef uint32_t VdpVideoSurface`, from `vdpau/vdpau.h`, since at least CUDA 12.0.
pub type VdpVideoSurface = u32;

/// `typedef uint32_t cuuint32_t`, from `cuda.h`, since at least CUDA 12.0.
pub type cuuint32_t = u32;

/// `typedef uint64_t cuuint64_t`, from `cuda.h`, since at least CUDA 12.0.
pub type cuuint64_t = u64;
