//! Structs and unions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaAccessPolicyWindow`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudaAccessPolicyWindow {
    /// `void *base_ptr`.
    pub base_ptr: *mut c_void,
    /// `size_t num_bytes`.
    pub num_bytes: usize,
    /// `float hitRatio`.
    pub hitRatio: f32,
    /// `cudaAccessProperty hitProp`.
    pub hitProp: cudaAccessProperty,
    /// `cudaAccessProperty missProp`.
    pub missProp: cudaAccessProperty,
}

layout!(
    cudaAccessPolicyWindow size 32 align 8, base_ptr at 0, num_bytes at 8, hitRatio at 16, hitProp at 20, missProp at 24
);

record!(cudaAccessPolicyWindow);

/// `struct cudaArrayMemoryRequirements`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaArrayMemoryRequirements {
    /// `size_t size`.
    pub size: usize,
    /// `size_t alignment`.
    pub alignment: usize,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

layout!(cudaArrayMemoryRequirements size 32 align 8, size at 0, alignment at 8, reserved at 16);

impl Eq for cudaArrayMemoryRequirements {}

record!(cudaArrayMemoryRequirements);

/// `struct cudaArraySparseProperties`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaArraySparseProperties {
    /// `cudaArraySparseProperties.tileExtent tileExtent`.
    pub tileExtent: cudaArraySparseProperties_tileExtent,
    /// `unsigned int miptailFirstLevel`.
    pub miptailFirstLevel: u32,
    /// `unsigned long long miptailSize`.
    pub miptailSize: u64,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

layout!(
    cudaArraySparseProperties size 48 align 8, tileExtent at 0, miptailFirstLevel at 12, miptailSize at 16, flags at 24,
    reserved at 28
);

impl Eq for cudaArraySparseProperties {}

record!(cudaArraySparseProperties);

/// `struct cudaArraySparseProperties.tileExtent`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaArraySparseProperties_tileExtent {
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
}

layout!(cudaArraySparseProperties_tileExtent size 12 align 4, width at 0, height at 4, depth at 8);

impl Eq for cudaArraySparseProperties_tileExtent {}

record!(cudaArraySparseProperties_tileExtent);

/// `struct cudaAsyncNotificationInfo_t`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaAsyncNotificationInfo_t {
    /// `cudaAsyncNotificationType type`.
    pub r#type: cudaAsyncNotificationType,
    /// `cudaAsyncNotificationInfo_t.info info`.
    pub info: cudaAsyncNotificationInfo_t_info,
}

layout!(cudaAsyncNotificationInfo_t size 16 align 8, r#type at 0, info at 8);

record!(cudaAsyncNotificationInfo_t);

/// `union cudaAsyncNotificationInfo_t.info`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaAsyncNotificationInfo_t_info {
    /// `cudaAsyncNotificationInfo_t.info.overBudget overBudget`.
    pub overBudget: cudaAsyncNotificationInfo_t_info_overBudget,
}

layout!(cudaAsyncNotificationInfo_t_info size 8 align 8, overBudget at 0);

opaque!(cudaAsyncNotificationInfo_t_info);

record!(cudaAsyncNotificationInfo_t_info);

/// `struct cudaAsyncNotificationInfo_t.info.overBudget`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaAsyncNotificationInfo_t_info_overBudget {
    /// `unsigned long long bytesOverBudget`.
    pub bytesOverBudget: u64,
}

layout!(cudaAsyncNotificationInfo_t_info_overBudget size 8 align 8, bytesOverBudget at 0);

impl Eq for cudaAsyncNotificationInfo_t_info_overBudget {}

record!(cudaAsyncNotificationInfo_t_info_overBudget);

/// `struct cudaChannelFormatDesc`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaChannelFormatDesc {
    /// `int x`.
    pub x: i32,
    /// `int y`.
    pub y: i32,
    /// `int z`.
    pub z: i32,
    /// `int w`.
    pub w: i32,
    /// `cudaChannelFormatKind f`.
    pub f: cudaChannelFormatKind,
}

layout!(cudaChannelFormatDesc size 20 align 4, x at 0, y at 4, z at 8, w at 12, f at 16);

impl Eq for cudaChannelFormatDesc {}

record!(cudaChannelFormatDesc);

/// `struct cudaChildGraphNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaChildGraphNodeParams {
    /// `cudaGraph_t graph`.
    pub graph: cudaGraph_t,
    /// `cudaGraphChildGraphNodeOwnership ownership`, since CUDA 12.9.
    pub ownership: cudaGraphChildGraphNodeOwnership,
}

layout!(cudaChildGraphNodeParams size 16 align 8, graph at 0, ownership at 8);

impl Eq for cudaChildGraphNodeParams {}

record!(cudaChildGraphNodeParams);

/// `struct cudaEglFrame`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaEglFrame {
    /// `cudaEglFrame.frame frame`.
    pub frame: cudaEglFrame_frame,
    /// `cudaEglPlaneDesc planeDesc[3]`.
    pub planeDesc: [cudaEglPlaneDesc; 3],
    /// `unsigned int planeCount`.
    pub planeCount: u32,
    /// `cudaEglFrameType frameType`.
    pub frameType: cudaEglFrameType,
    /// `cudaEglColorFormat eglColorFormat`.
    pub eglColorFormat: cudaEglColorFormat,
}

layout!(
    cudaEglFrame size 280 align 8, frame at 0, planeDesc at 96, planeCount at 264, frameType at 268,
    eglColorFormat at 272
);

record!(cudaEglFrame);

/// `union cudaEglFrame.frame`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaEglFrame_frame {
    /// `cudaArray_t pArray[3]`.
    pub pArray: [cudaArray_t; 3],
    /// `cudaPitchedPtr pPitch[3]`.
    pub pPitch: [cudaPitchedPtr; 3],
}

layout!(cudaEglFrame_frame size 96 align 8, pArray at 0, pPitch at 0);

opaque!(cudaEglFrame_frame);

record!(cudaEglFrame_frame);

/// `struct cudaEglPlaneDesc`, from `cuda_egl_interop.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaEglPlaneDesc {
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
    /// `unsigned int pitch`.
    pub pitch: u32,
    /// `unsigned int numChannels`.
    pub numChannels: u32,
    /// `cudaChannelFormatDesc channelDesc`.
    pub channelDesc: cudaChannelFormatDesc,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

layout!(
    cudaEglPlaneDesc size 56 align 4, width at 0, height at 4, depth at 8, pitch at 12, numChannels at 16,
    channelDesc at 20, reserved at 40
);

impl Eq for cudaEglPlaneDesc {}

record!(cudaEglPlaneDesc);

/// `struct cudaEventWaitNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaEventWaitNodeParams {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
}

layout!(cudaEventWaitNodeParams size 8 align 8, event at 0);

impl Eq for cudaEventWaitNodeParams {}

record!(cudaEventWaitNodeParams);

/// `struct cudaExtent`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExtent {
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
}

layout!(cudaExtent size 24 align 8, width at 0, height at 8, depth at 16);

impl Eq for cudaExtent {}

record!(cudaExtent);

/// `union cudaExternalMemoryHandleDesc.handle`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalMemoryHandleDesc_handle {
    /// `int fd`.
    pub fd: i32,
    /// `cudaExternalMemoryHandleDesc.handle.win32 win32`.
    pub win32: cudaExternalMemoryHandleDesc_handle_win32,
    /// `const void *nvSciBufObject`.
    pub nvSciBufObject: *const c_void,
}

layout!(cudaExternalMemoryHandleDesc_handle size 16 align 8, fd at 0, win32 at 0, nvSciBufObject at 0);

opaque!(cudaExternalMemoryHandleDesc_handle);

record!(cudaExternalMemoryHandleDesc_handle);

/// `struct cudaExternalMemoryHandleDesc.handle.win32`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalMemoryHandleDesc_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

layout!(cudaExternalMemoryHandleDesc_handle_win32 size 16 align 8, handle at 0, name at 8);

impl Eq for cudaExternalMemoryHandleDesc_handle_win32 {}

record!(cudaExternalMemoryHandleDesc_handle_win32);

/// `union cudaExternalSemaphoreHandleDesc.handle`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreHandleDesc_handle {
    /// `int fd`.
    pub fd: i32,
    /// `cudaExternalSemaphoreHandleDesc.handle.win32 win32`.
    pub win32: cudaExternalSemaphoreHandleDesc_handle_win32,
    /// `const void *nvSciSyncObj`.
    pub nvSciSyncObj: *const c_void,
}

layout!(cudaExternalSemaphoreHandleDesc_handle size 16 align 8, fd at 0, win32 at 0, nvSciSyncObj at 0);

opaque!(cudaExternalSemaphoreHandleDesc_handle);

record!(cudaExternalSemaphoreHandleDesc_handle);

/// `struct cudaExternalSemaphoreHandleDesc.handle.win32`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreHandleDesc_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

layout!(cudaExternalSemaphoreHandleDesc_handle_win32 size 16 align 8, handle at 0, name at 8);

impl Eq for cudaExternalSemaphoreHandleDesc_handle_win32 {}

record!(cudaExternalSemaphoreHandleDesc_handle_win32);

/// `struct cudaExternalSemaphoreSignalNodeParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalNodeParams {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreSignalParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreSignalParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(cudaExternalSemaphoreSignalNodeParams size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for cudaExternalSemaphoreSignalNodeParams {}

record!(cudaExternalSemaphoreSignalNodeParams);

/// `struct cudaExternalSemaphoreSignalParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams {
    /// `cudaExternalSemaphoreSignalParams.params params`.
    pub params: cudaExternalSemaphoreSignalParams_params,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(cudaExternalSemaphoreSignalParams size 144 align 8, params at 0, flags at 72, reserved at 76);

record!(cudaExternalSemaphoreSignalParams);

/// `struct cudaExternalSemaphoreSignalParams.params`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params {
    /// `cudaExternalSemaphoreSignalParams.params.fence fence`.
    pub fence: cudaExternalSemaphoreSignalParams_params_fence,
    /// `cudaExternalSemaphoreSignalParams.params.nvSciSync nvSciSync`.
    pub nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync,
    /// `cudaExternalSemaphoreSignalParams.params.keyedMutex keyedMutex`.
    pub keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex,
    /// `unsigned int reserved[12]`.
    pub reserved: [u32; 12],
}

layout!(
    cudaExternalSemaphoreSignalParams_params size 72 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16,
    reserved at 24
);

record!(cudaExternalSemaphoreSignalParams_params);

/// `struct cudaExternalSemaphoreSignalParams.params.fence`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalParams_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(cudaExternalSemaphoreSignalParams_params_fence size 8 align 8, value at 0);

impl Eq for cudaExternalSemaphoreSignalParams_params_fence {}

record!(cudaExternalSemaphoreSignalParams_params_fence);

/// `struct cudaExternalSemaphoreSignalParams.params.keyedMutex`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreSignalParams_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
}

layout!(cudaExternalSemaphoreSignalParams_params_keyedMutex size 8 align 8, key at 0);

impl Eq for cudaExternalSemaphoreSignalParams_params_keyedMutex {}

record!(cudaExternalSemaphoreSignalParams_params_keyedMutex);

/// `union cudaExternalSemaphoreSignalParams.params.nvSciSync`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreSignalParams_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(cudaExternalSemaphoreSignalParams_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(cudaExternalSemaphoreSignalParams_params_nvSciSync);

record!(cudaExternalSemaphoreSignalParams_params_nvSciSync);

/// `struct cudaExternalSemaphoreWaitNodeParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitNodeParams {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreWaitParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreWaitParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(cudaExternalSemaphoreWaitNodeParams size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for cudaExternalSemaphoreWaitNodeParams {}

record!(cudaExternalSemaphoreWaitNodeParams);

/// `struct cudaExternalSemaphoreWaitParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams {
    /// `cudaExternalSemaphoreWaitParams.params params`.
    pub params: cudaExternalSemaphoreWaitParams_params,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(cudaExternalSemaphoreWaitParams size 144 align 8, params at 0, flags at 72, reserved at 76);

record!(cudaExternalSemaphoreWaitParams);

/// `struct cudaExternalSemaphoreWaitParams.params`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params {
    /// `cudaExternalSemaphoreWaitParams.params.fence fence`.
    pub fence: cudaExternalSemaphoreWaitParams_params_fence,
    /// `cudaExternalSemaphoreWaitParams.params.nvSciSync nvSciSync`.
    pub nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync,
    /// `cudaExternalSemaphoreWaitParams.params.keyedMutex keyedMutex`.
    pub keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex,
    /// `unsigned int reserved[10]`.
    pub reserved: [u32; 10],
}

layout!(
    cudaExternalSemaphoreWaitParams_params size 72 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16, reserved at 32
);

record!(cudaExternalSemaphoreWaitParams_params);

/// `struct cudaExternalSemaphoreWaitParams.params.fence`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitParams_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(cudaExternalSemaphoreWaitParams_params_fence size 8 align 8, value at 0);

impl Eq for cudaExternalSemaphoreWaitParams_params_fence {}

record!(cudaExternalSemaphoreWaitParams_params_fence);

/// `struct cudaExternalSemaphoreWaitParams.params.keyedMutex`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaExternalSemaphoreWaitParams_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
}

layout!(cudaExternalSemaphoreWaitParams_params_keyedMutex size 16 align 8, key at 0, timeoutMs at 8);

impl Eq for cudaExternalSemaphoreWaitParams_params_keyedMutex {}

record!(cudaExternalSemaphoreWaitParams_params_keyedMutex);

/// `union cudaExternalSemaphoreWaitParams.params.nvSciSync`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreWaitParams_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(cudaExternalSemaphoreWaitParams_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(cudaExternalSemaphoreWaitParams_params_nvSciSync);

record!(cudaExternalSemaphoreWaitParams_params_nvSciSync);

/// `struct cudaGraphEdgeData`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaGraphEdgeData {
    /// `unsigned char from_port`.
    pub from_port: u8,
    /// `unsigned char to_port`.
    pub to_port: u8,
    /// `unsigned char type`.
    pub r#type: u8,
    /// `unsigned char reserved[5]`.
    pub reserved: [u8; 5],
}

layout!(cudaGraphEdgeData size 8 align 1, from_port at 0, to_port at 1, r#type at 2, reserved at 3);

impl Eq for cudaGraphEdgeData {}

record!(cudaGraphEdgeData);

/// `struct cudaGraphExecUpdateResultInfo`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaGraphExecUpdateResultInfo {
    /// `cudaGraphExecUpdateResult result`.
    pub result: cudaGraphExecUpdateResult,
    /// `cudaGraphNode_t errorNode`.
    pub errorNode: cudaGraphNode_t,
    /// `cudaGraphNode_t errorFromNode`.
    pub errorFromNode: cudaGraphNode_t,
}

layout!(cudaGraphExecUpdateResultInfo size 24 align 8, result at 0, errorNode at 8, errorFromNode at 16);

impl Eq for cudaGraphExecUpdateResultInfo {}

record!(cudaGraphExecUpdateResultInfo);

/// `struct cudaGraphInstantiateParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaGraphInstantiateParams {
    /// `unsigned long long flags`.
    pub flags: u64,
    /// `cudaStream_t uploadStream`.
    pub uploadStream: cudaStream_t,
    /// `cudaGraphNode_t errNode_out`.
    pub errNode_out: cudaGraphNode_t,
    /// `cudaGraphInstantiateResult result_out`.
    pub result_out: cudaGraphInstantiateResult,
}

layout!(cudaGraphInstantiateParams size 32 align 8, flags at 0, uploadStream at 8, errNode_out at 16, result_out at 24);

impl Eq for cudaGraphInstantiateParams {}

record!(cudaGraphInstantiateParams);

/// `struct cudaGraphKernelNodeUpdate`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaGraphKernelNodeUpdate {
    /// `cudaGraphDeviceNode_t node`.
    pub node: cudaGraphDeviceNode_t,
    /// `cudaGraphKernelNodeField field`.
    pub field: cudaGraphKernelNodeField,
    /// `cudaGraphKernelNodeUpdate.updateData updateData`.
    pub updateData: cudaGraphKernelNodeUpdate_updateData,
}

layout!(cudaGraphKernelNodeUpdate size 40 align 8, node at 0, field at 8, updateData at 16);

record!(cudaGraphKernelNodeUpdate);

/// `union cudaGraphKernelNodeUpdate.updateData`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaGraphKernelNodeUpdate_updateData {
    /// `dim3 gridDim`.
    pub gridDim: dim3,
    /// `cudaGraphKernelNodeUpdate.updateData.param param`.
    pub param: cudaGraphKernelNodeUpdate_updateData_param,
    /// `unsigned int isEnabled`.
    pub isEnabled: u32,
}

layout!(cudaGraphKernelNodeUpdate_updateData size 24 align 8, gridDim at 0, param at 0, isEnabled at 0);

opaque!(cudaGraphKernelNodeUpdate_updateData);

record!(cudaGraphKernelNodeUpdate_updateData);

/// `struct cudaGraphKernelNodeUpdate.updateData.param`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaGraphKernelNodeUpdate_updateData_param {
    /// `const void *pValue`.
    pub pValue: *const c_void,
    /// `size_t offset`.
    pub offset: usize,
    /// `size_t size`.
    pub size: usize,
}

layout!(cudaGraphKernelNodeUpdate_updateData_param size 24 align 8, pValue at 0, offset at 8, size at 16);

impl Eq for cudaGraphKernelNodeUpdate_updateData_param {}

record!(cudaGraphKernelNodeUpdate_updateData_param);

/// `struct cudaHostNodeParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaHostNodeParams {
    /// `cudaHostFn_t fn`.
    pub r#fn: cudaHostFn_t,
    /// `void *userData`.
    pub userData: *mut c_void,
}

layout!(cudaHostNodeParams size 16 align 8, r#fn at 0, userData at 8);

record!(cudaHostNodeParams);

/// `struct cudaIpcEventHandle_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaIpcEventHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(cudaIpcEventHandle_t size 64 align 1, reserved at 0);

impl Eq for cudaIpcEventHandle_t {}

record!(cudaIpcEventHandle_t);

/// `struct cudaIpcMemHandle_t`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaIpcMemHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(cudaIpcMemHandle_t size 64 align 1, reserved at 0);

impl Eq for cudaIpcMemHandle_t {}

record!(cudaIpcMemHandle_t);

/// `struct cudaKernelNodeParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaKernelNodeParams {
    /// `void *func`.
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
    cudaKernelNodeParams size 56 align 8, func at 0, gridDim at 8, blockDim at 20, sharedMemBytes at 32,
    kernelParams at 40, extra at 48
);

impl Eq for cudaKernelNodeParams {}

record!(
    cudaKernelNodeParams, gridDim.x : 1, gridDim.y : 1, gridDim.z : 1, blockDim.x : 1, blockDim.y : 1, blockDim.z : 1
);

/// `struct cudaLaunchAttributeValue.clusterDim`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchAttributeValue_clusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

layout!(cudaLaunchAttributeValue_clusterDim size 12 align 4, x at 0, y at 4, z at 8);

impl Eq for cudaLaunchAttributeValue_clusterDim {}

record!(cudaLaunchAttributeValue_clusterDim);

/// `struct cudaLaunchAttributeValue.deviceUpdatableKernelNode`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchAttributeValue_deviceUpdatableKernelNode {
    /// `int deviceUpdatable`.
    pub deviceUpdatable: i32,
    /// `cudaGraphDeviceNode_t devNode`.
    pub devNode: cudaGraphDeviceNode_t,
}

layout!(cudaLaunchAttributeValue_deviceUpdatableKernelNode size 16 align 8, deviceUpdatable at 0, devNode at 8);

impl Eq for cudaLaunchAttributeValue_deviceUpdatableKernelNode {}

record!(cudaLaunchAttributeValue_deviceUpdatableKernelNode);

/// `struct cudaLaunchAttributeValue.launchCompletionEvent`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchAttributeValue_launchCompletionEvent {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
    /// `int flags`.
    pub flags: i32,
}

layout!(cudaLaunchAttributeValue_launchCompletionEvent size 16 align 8, event at 0, flags at 8);

impl Eq for cudaLaunchAttributeValue_launchCompletionEvent {}

record!(cudaLaunchAttributeValue_launchCompletionEvent);

/// `struct cudaLaunchAttributeValue.preferredClusterDim`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchAttributeValue_preferredClusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

layout!(cudaLaunchAttributeValue_preferredClusterDim size 12 align 4, x at 0, y at 4, z at 8);

impl Eq for cudaLaunchAttributeValue_preferredClusterDim {}

record!(cudaLaunchAttributeValue_preferredClusterDim);

/// `struct cudaLaunchAttributeValue.programmaticEvent`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchAttributeValue_programmaticEvent {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
    /// `int flags`.
    pub flags: i32,
    /// `int triggerAtBlockStart`.
    pub triggerAtBlockStart: i32,
}

layout!(cudaLaunchAttributeValue_programmaticEvent size 16 align 8, event at 0, flags at 8, triggerAtBlockStart at 12);

impl Eq for cudaLaunchAttributeValue_programmaticEvent {}

record!(cudaLaunchAttributeValue_programmaticEvent);

/// `struct cudaLaunchMemSyncDomainMap`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLaunchMemSyncDomainMap {
    /// `unsigned char default_`.
    pub default_: u8,
    /// `unsigned char remote`.
    pub remote: u8,
}

layout!(cudaLaunchMemSyncDomainMap size 2 align 1, default_ at 0, remote at 1);

impl Eq for cudaLaunchMemSyncDomainMap {}

record!(cudaLaunchMemSyncDomainMap);

/// `struct cudaMemFabricHandle_t`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemFabricHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(cudaMemFabricHandle_t size 64 align 1, reserved at 0);

impl Eq for cudaMemFabricHandle_t {}

record!(cudaMemFabricHandle_t);

/// `struct cudaMemFreeNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemFreeNodeParams {
    /// `void *dptr`.
    pub dptr: *mut c_void,
}

layout!(cudaMemFreeNodeParams size 8 align 8, dptr at 0);

impl Eq for cudaMemFreeNodeParams {}

record!(cudaMemFreeNodeParams);

/// `struct cudaMemPoolPtrExportData`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemPoolPtrExportData {
    /// `unsigned char reserved[64]`.
    pub reserved: [u8; 64],
}

layout!(cudaMemPoolPtrExportData size 64 align 1, reserved at 0);

impl Eq for cudaMemPoolPtrExportData {}

record!(cudaMemPoolPtrExportData);

/// `struct cudaMemcpy3DOperand.op.array`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpy3DOperand_op_array {
    /// `cudaArray_t array`.
    pub array: cudaArray_t,
    /// `cudaOffset3D offset`.
    pub offset: cudaOffset3D,
}

layout!(cudaMemcpy3DOperand_op_array size 32 align 8, array at 0, offset at 8);

impl Eq for cudaMemcpy3DOperand_op_array {}

record!(cudaMemcpy3DOperand_op_array);

/// `struct cudaMemcpy3DParms`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpy3DParms {
    /// `cudaArray_t srcArray`.
    pub srcArray: cudaArray_t,
    /// `cudaPos srcPos`.
    pub srcPos: cudaPos,
    /// `cudaPitchedPtr srcPtr`.
    pub srcPtr: cudaPitchedPtr,
    /// `cudaArray_t dstArray`.
    pub dstArray: cudaArray_t,
    /// `cudaPos dstPos`.
    pub dstPos: cudaPos,
    /// `cudaPitchedPtr dstPtr`.
    pub dstPtr: cudaPitchedPtr,
    /// `cudaExtent extent`.
    pub extent: cudaExtent,
    /// `cudaMemcpyKind kind`.
    pub kind: cudaMemcpyKind,
}

layout!(
    cudaMemcpy3DParms size 160 align 8, srcArray at 0, srcPos at 8, srcPtr at 32, dstArray at 64, dstPos at 72,
    dstPtr at 96, extent at 128, kind at 152
);

impl Eq for cudaMemcpy3DParms {}

record!(cudaMemcpy3DParms);

/// `struct cudaMemcpy3DPeerParms`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemcpy3DPeerParms {
    /// `cudaArray_t srcArray`.
    pub srcArray: cudaArray_t,
    /// `cudaPos srcPos`.
    pub srcPos: cudaPos,
    /// `cudaPitchedPtr srcPtr`.
    pub srcPtr: cudaPitchedPtr,
    /// `int srcDevice`.
    pub srcDevice: i32,
    /// `cudaArray_t dstArray`.
    pub dstArray: cudaArray_t,
    /// `cudaPos dstPos`.
    pub dstPos: cudaPos,
    /// `cudaPitchedPtr dstPtr`.
    pub dstPtr: cudaPitchedPtr,
    /// `int dstDevice`.
    pub dstDevice: i32,
    /// `cudaExtent extent`.
    pub extent: cudaExtent,
}

layout!(
    cudaMemcpy3DPeerParms size 168 align 8, srcArray at 0, srcPos at 8, srcPtr at 32, srcDevice at 64, dstArray at 72,
    dstPos at 80, dstPtr at 104, dstDevice at 136, extent at 144
);

impl Eq for cudaMemcpy3DPeerParms {}

record!(cudaMemcpy3DPeerParms);

/// `struct cudaMemsetParams`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaMemsetParams {
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
    cudaMemsetParams size 40 align 8, dst at 0, pitch at 8, value at 16, elementSize at 20, width at 24, height at 32
);

impl Eq for cudaMemsetParams {}

record!(cudaMemsetParams);

/// `struct cudaOffset3D`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaOffset3D {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

layout!(cudaOffset3D size 24 align 8, x at 0, y at 8, z at 16);

impl Eq for cudaOffset3D {}

record!(cudaOffset3D);

/// `struct cudaPitchedPtr`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaPitchedPtr {
    /// `void *ptr`.
    pub ptr: *mut c_void,
    /// `size_t pitch`.
    pub pitch: usize,
    /// `size_t xsize`.
    pub xsize: usize,
    /// `size_t ysize`.
    pub ysize: usize,
}

layout!(cudaPitchedPtr size 32 align 8, ptr at 0, pitch at 8, xsize at 16, ysize at 24);

impl Eq for cudaPitchedPtr {}

record!(cudaPitchedPtr);

/// `struct cudaPos`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaPos {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

layout!(cudaPos size 24 align 8, x at 0, y at 8, z at 16);

impl Eq for cudaPos {}

record!(cudaPos);

/// `struct cudaResourceDesc.res.array`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaResourceDesc_res_array {
    /// `cudaArray_t array`.
    pub array: cudaArray_t,
}

layout!(cudaResourceDesc_res_array size 8 align 8, array at 0);

impl Eq for cudaResourceDesc_res_array {}

record!(cudaResourceDesc_res_array);

/// `struct cudaResourceDesc.res.linear`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaResourceDesc_res_linear {
    /// `void *devPtr`.
    pub devPtr: *mut c_void,
    /// `cudaChannelFormatDesc desc`.
    pub desc: cudaChannelFormatDesc,
    /// `size_t sizeInBytes`.
    pub sizeInBytes: usize,
}

layout!(cudaResourceDesc_res_linear size 40 align 8, devPtr at 0, desc at 8, sizeInBytes at 32);

impl Eq for cudaResourceDesc_res_linear {}

record!(cudaResourceDesc_res_linear);

/// `struct cudaResourceDesc.res.mipmap`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaResourceDesc_res_mipmap {
    /// `cudaMipmappedArray_t mipmap`.
    pub mipmap: cudaMipmappedArray_t,
}

layout!(cudaResourceDesc_res_mipmap size 8 align 8, mipmap at 0);

impl Eq for cudaResourceDesc_res_mipmap {}

record!(cudaResourceDesc_res_mipmap);

/// `struct cudaResourceDesc.res.pitch2D`, from `driver_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaResourceDesc_res_pitch2D {
    /// `void *devPtr`.
    pub devPtr: *mut c_void,
    /// `cudaChannelFormatDesc desc`.
    pub desc: cudaChannelFormatDesc,
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t pitchInBytes`.
    pub pitchInBytes: usize,
}

layout!(
    cudaResourceDesc_res_pitch2D size 56 align 8, devPtr at 0, desc at 8, width at 32, height at 40, pitchInBytes at 48
);

impl Eq for cudaResourceDesc_res_pitch2D {}

record!(cudaResourceDesc_res_pitch2D);

/// `struct cudaTextureDesc`, from `texture_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct cudaTextureDesc {
    /// `cudaTextureAddressMode addressMode[3]`.
    pub addressMode: [cudaTextureAddressMode; 3],
    /// `cudaTextureFilterMode filterMode`.
    pub filterMode: cudaTextureFilterMode,
    /// `cudaTextureReadMode readMode`.
    pub readMode: cudaTextureReadMode,
    /// `int sRGB`.
    pub sRGB: i32,
    /// `float borderColor[4]`.
    pub borderColor: [f32; 4],
    /// `int normalizedCoords`.
    pub normalizedCoords: i32,
    /// `unsigned int maxAnisotropy`.
    pub maxAnisotropy: u32,
    /// `cudaTextureFilterMode mipmapFilterMode`.
    pub mipmapFilterMode: cudaTextureFilterMode,
    /// `float mipmapLevelBias`.
    pub mipmapLevelBias: f32,
    /// `float minMipmapLevelClamp`.
    pub minMipmapLevelClamp: f32,
    /// `float maxMipmapLevelClamp`.
    pub maxMipmapLevelClamp: f32,
    /// `int disableTrilinearOptimization`.
    pub disableTrilinearOptimization: i32,
    /// `int seamlessCubemap`.
    pub seamlessCubemap: i32,
}

layout!(
    cudaTextureDesc size 72 align 4, addressMode at 0, filterMode at 12, readMode at 16, sRGB at 20, borderColor at 24,
    normalizedCoords at 40, maxAnisotropy at 44, mipmapFilterMode at 48, mipmapLevelBias at 52,
    minMipmapLevelClamp at 56, maxMipmapLevelClamp at 60, disableTrilinearOptimization at 64, seamlessCubemap at 68
);

record!(cudaTextureDesc);

/// `struct cudalibraryHostUniversalFunctionAndDataTable`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudalibraryHostUniversalFunctionAndDataTable {
    /// `void *functionTable`.
    pub functionTable: *mut c_void,
    /// `size_t functionWindowSize`.
    pub functionWindowSize: usize,
    /// `void *dataTable`.
    pub dataTable: *mut c_void,
    /// `size_t dataWindowSize`.
    pub dataWindowSize: usize,
}

layout!(
    cudalibraryHostUniversalFunctionAndDataTable size 32 align 8, functionTable at 0, functionWindowSize at 8,
    dataTable at 16, dataWindowSize at 24
);

impl Eq for cudalibraryHostUniversalFunctionAndDataTable {}

record!(cudalibraryHostUniversalFunctionAndDataTable);

/// `struct dim3`, from `vector_types.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct dim3 {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

layout!(dim3 size 12 align 4, x at 0, y at 4, z at 8);

impl Eq for dim3 {}

record!(dim3, x : 1, y : 1, z : 1);

/// `struct double2`, from `vector_types.h`, since at least CUDA 12.0.
#[repr(C, align(16))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct double2 {
    /// `double x`.
    pub x: f64,
    /// `double y`.
    pub y: f64,
}

layout!(double2 size 16 align 16, x at 0, y at 8);

record!(double2);

complex!(double2, f64);

/// `struct float2`, from `vector_types.h`, since at least CUDA 12.0.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct float2 {
    /// `float x`.
    pub x: f32,
    /// `float y`.
    pub y: f32,
}

layout!(float2 size 8 align 8, x at 0, y at 4);

record!(float2);

complex!(float2, f32);
