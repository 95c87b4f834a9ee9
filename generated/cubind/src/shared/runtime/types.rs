//! Handles, integer typedefs, callback types and other type aliases (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef cuFloatComplex cuComplex`, from `cuComplex.h`, since at least CUDA 12.0.
pub type cuComplex = cuFloatComplex;

/// `typedef double2 cuDoubleComplex`, from `cuComplex.h`, since at least CUDA 12.0.
pub type cuDoubleComplex = double2;

/// `typedef float2 cuFloatComplex`, from `cuComplex.h`, since at least CUDA 12.0.
pub type cuFloatComplex = float2;

/// `typedef cudaArray_t cudaArray_const_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaArray_const_t = cudaArray_t;

/// `typedef struct cudaArray *cudaArray_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaArray_t(pub *mut c_void);

handle!(cudaArray_t);

/// `void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t)`, from `driver_types.h`, since CUDA 12.4.
pub type cudaAsyncCallback = Option<
    unsafe extern "system" fn(
        arg0: *mut cudaAsyncNotificationInfo_t, arg1: *mut c_void, arg2: cudaAsyncCallbackHandle_t,
    ),
>;

/// `typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t`, from `driver_types.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaAsyncCallbackHandle_t(pub *mut c_void);

handle!(cudaAsyncCallbackHandle_t);

/// `typedef CUeglStreamConnection cudaEglStreamConnection`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
pub type cudaEglStreamConnection = driver::CUeglStreamConnection;

/// `typedef CUevent cudaEvent_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaEvent_t = driver::CUevent;

/// `typedef struct CUexternalMemory_st *cudaExternalMemory_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalMemory_t(pub *mut c_void);

handle!(cudaExternalMemory_t);

/// `typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphore_t(pub *mut c_void);

handle!(cudaExternalSemaphore_t);

/// `typedef CUfunction cudaFunction_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaFunction_t = driver::CUfunction;

/// `typedef unsigned long long cudaGraphConditionalHandle`, from `driver_types.h`, since CUDA 12.3.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaGraphConditionalHandle(pub u64);

scalar!(cudaGraphConditionalHandle, u64);

/// `typedef CUgraphDeviceNode cudaGraphDeviceNode_t`, from `driver_types.h`, since CUDA 12.4.
pub type cudaGraphDeviceNode_t = driver::CUgraphDeviceNode;

/// `typedef CUgraphExec cudaGraphExec_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaGraphExec_t = driver::CUgraphExec;

/// `typedef CUgraphNode cudaGraphNode_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaGraphNode_t = driver::CUgraphNode;

/// `typedef CUgraph cudaGraph_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaGraph_t = driver::CUgraph;

/// `typedef struct cudaGraphicsResource *cudaGraphicsResource_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaGraphicsResource_t(pub *mut c_void);

handle!(cudaGraphicsResource_t);

/// `void (*cudaHostFn_t)(void *)`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaHostFn_t = Option<unsafe extern "system" fn(userData: *mut c_void)>;

/// `typedef cudaLaunchAttributeID cudaKernelNodeAttrID`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaKernelNodeAttrID = cudaLaunchAttributeID;

/// `typedef CUkernel cudaKernel_t`, from `driver_types.h`, since CUDA 12.1.
pub type cudaKernel_t = driver::CUkernel;

/// `typedef CUlibrary cudaLibrary_t`, from `driver_types.h`, since CUDA 12.8.
pub type cudaLibrary_t = driver::CUlibrary;

/// `typedef CUmemoryPool cudaMemPool_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaMemPool_t = driver::CUmemoryPool;

/// `typedef cudaMipmappedArray_t cudaMipmappedArray_const_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaMipmappedArray_const_t = cudaMipmappedArray_t;

/// `typedef struct cudaMipmappedArray *cudaMipmappedArray_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMipmappedArray_t(pub *mut c_void);

handle!(cudaMipmappedArray_t);

/// `typedef cudaLaunchAttributeID cudaStreamAttrID`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaStreamAttrID = cudaLaunchAttributeID;

/// `typedef CUstream cudaStream_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaStream_t = driver::CUstream;

/// `typedef unsigned long long cudaSurfaceObject_t`, from `surface_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaSurfaceObject_t(pub u64);

scalar!(cudaSurfaceObject_t, u64);

/// `typedef unsigned long long cudaTextureObject_t`, from `texture_types.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudaTextureObject_t(pub u64);

scalar!(cudaTextureObject_t, u64);

/// `typedef CUuuid cudaUUID_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaUUID_t = driver::CUuuid;

/// `typedef CUuserObject cudaUserObject_t`, from `driver_types.h`, since at least CUDA 12.0.
pub type cudaUserObject_t = driver::CUuserObject;
