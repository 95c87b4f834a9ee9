//! Structs and unions: CUDA runtime API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaAccessPolicyWindow`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaAccessPolicyWindow"][size_of::<cudaAccessPolicyWindow>() - 32];
    ["alignment of cudaAccessPolicyWindow"][align_of::<cudaAccessPolicyWindow>() - 8];
    [
        "offset of cudaAccessPolicyWindow::base_ptr",
    ][offset_of!(cudaAccessPolicyWindow, base_ptr) - 0];
    [
        "offset of cudaAccessPolicyWindow::num_bytes",
    ][offset_of!(cudaAccessPolicyWindow, num_bytes) - 8];
    [
        "offset of cudaAccessPolicyWindow::hitRatio",
    ][offset_of!(cudaAccessPolicyWindow, hitRatio) - 16];
    [
        "offset of cudaAccessPolicyWindow::hitProp",
    ][offset_of!(cudaAccessPolicyWindow, hitProp) - 20];
    [
        "offset of cudaAccessPolicyWindow::missProp",
    ][offset_of!(cudaAccessPolicyWindow, missProp) - 24];
};

record!(cudaAccessPolicyWindow);

/// `struct cudaArrayMemoryRequirements`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArrayMemoryRequirements {
    /// `size_t size`.
    pub size: usize,
    /// `size_t alignment`.
    pub alignment: usize,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

const _: () = {
    [
        "size of cudaArrayMemoryRequirements",
    ][size_of::<cudaArrayMemoryRequirements>() - 32];
    [
        "alignment of cudaArrayMemoryRequirements",
    ][align_of::<cudaArrayMemoryRequirements>() - 8];
    [
        "offset of cudaArrayMemoryRequirements::size",
    ][offset_of!(cudaArrayMemoryRequirements, size) - 0];
    [
        "offset of cudaArrayMemoryRequirements::alignment",
    ][offset_of!(cudaArrayMemoryRequirements, alignment) - 8];
    [
        "offset of cudaArrayMemoryRequirements::reserved",
    ][offset_of!(cudaArrayMemoryRequirements, reserved) - 16];
};

record!(cudaArrayMemoryRequirements);

/// `struct cudaArraySparseProperties`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaArraySparseProperties"][size_of::<cudaArraySparseProperties>() - 48];
    [
        "alignment of cudaArraySparseProperties",
    ][align_of::<cudaArraySparseProperties>() - 8];
    [
        "offset of cudaArraySparseProperties::tileExtent",
    ][offset_of!(cudaArraySparseProperties, tileExtent) - 0];
    [
        "offset of cudaArraySparseProperties::miptailFirstLevel",
    ][offset_of!(cudaArraySparseProperties, miptailFirstLevel) - 12];
    [
        "offset of cudaArraySparseProperties::miptailSize",
    ][offset_of!(cudaArraySparseProperties, miptailSize) - 16];
    [
        "offset of cudaArraySparseProperties::flags",
    ][offset_of!(cudaArraySparseProperties, flags) - 24];
    [
        "offset of cudaArraySparseProperties::reserved",
    ][offset_of!(cudaArraySparseProperties, reserved) - 28];
};

record!(cudaArraySparseProperties);

/// `struct cudaArraySparseProperties.tileExtent`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaArraySparseProperties_tileExtent {
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
}

const _: () = {
    [
        "size of cudaArraySparseProperties_tileExtent",
    ][size_of::<cudaArraySparseProperties_tileExtent>() - 12];
    [
        "alignment of cudaArraySparseProperties_tileExtent",
    ][align_of::<cudaArraySparseProperties_tileExtent>() - 4];
    [
        "offset of cudaArraySparseProperties_tileExtent::width",
    ][offset_of!(cudaArraySparseProperties_tileExtent, width) - 0];
    [
        "offset of cudaArraySparseProperties_tileExtent::height",
    ][offset_of!(cudaArraySparseProperties_tileExtent, height) - 4];
    [
        "offset of cudaArraySparseProperties_tileExtent::depth",
    ][offset_of!(cudaArraySparseProperties_tileExtent, depth) - 8];
};

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

const _: () = {
    [
        "size of cudaAsyncNotificationInfo_t",
    ][size_of::<cudaAsyncNotificationInfo_t>() - 16];
    [
        "alignment of cudaAsyncNotificationInfo_t",
    ][align_of::<cudaAsyncNotificationInfo_t>() - 8];
    [
        "offset of cudaAsyncNotificationInfo_t::type",
    ][offset_of!(cudaAsyncNotificationInfo_t, r#type) - 0];
    [
        "offset of cudaAsyncNotificationInfo_t::info",
    ][offset_of!(cudaAsyncNotificationInfo_t, info) - 8];
};

record!(cudaAsyncNotificationInfo_t);

/// `union cudaAsyncNotificationInfo_t.info`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaAsyncNotificationInfo_t_info {
    /// `cudaAsyncNotificationInfo_t.info.overBudget overBudget`.
    pub overBudget: cudaAsyncNotificationInfo_t_info_overBudget,
}

const _: () = {
    [
        "size of cudaAsyncNotificationInfo_t_info",
    ][size_of::<cudaAsyncNotificationInfo_t_info>() - 8];
    [
        "alignment of cudaAsyncNotificationInfo_t_info",
    ][align_of::<cudaAsyncNotificationInfo_t_info>() - 8];
    [
        "offset of cudaAsyncNotificationInfo_t_info::overBudget",
    ][offset_of!(cudaAsyncNotificationInfo_t_info, overBudget) - 0];
};

opaque!(cudaAsyncNotificationInfo_t_info);

record!(cudaAsyncNotificationInfo_t_info);

/// `struct cudaAsyncNotificationInfo_t.info.overBudget`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaAsyncNotificationInfo_t_info_overBudget {
    /// `unsigned long long bytesOverBudget`.
    pub bytesOverBudget: u64,
}

const _: () = {
    [
        "size of cudaAsyncNotificationInfo_t_info_overBudget",
    ][size_of::<cudaAsyncNotificationInfo_t_info_overBudget>() - 8];
    [
        "alignment of cudaAsyncNotificationInfo_t_info_overBudget",
    ][align_of::<cudaAsyncNotificationInfo_t_info_overBudget>() - 8];
    [
        "offset of cudaAsyncNotificationInfo_t_info_overBudget::bytesOverBudget",
    ][offset_of!(cudaAsyncNotificationInfo_t_info_overBudget, bytesOverBudget) - 0];
};

record!(cudaAsyncNotificationInfo_t_info_overBudget);

/// `struct cudaChannelFormatDesc`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaChannelFormatDesc"][size_of::<cudaChannelFormatDesc>() - 20];
    ["alignment of cudaChannelFormatDesc"][align_of::<cudaChannelFormatDesc>() - 4];
    ["offset of cudaChannelFormatDesc::x"][offset_of!(cudaChannelFormatDesc, x) - 0];
    ["offset of cudaChannelFormatDesc::y"][offset_of!(cudaChannelFormatDesc, y) - 4];
    ["offset of cudaChannelFormatDesc::z"][offset_of!(cudaChannelFormatDesc, z) - 8];
    ["offset of cudaChannelFormatDesc::w"][offset_of!(cudaChannelFormatDesc, w) - 12];
    ["offset of cudaChannelFormatDesc::f"][offset_of!(cudaChannelFormatDesc, f) - 16];
};

record!(cudaChannelFormatDesc);

/// `struct cudaChildGraphNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaChildGraphNodeParams {
    /// `cudaGraph_t graph`.
    pub graph: cudaGraph_t,
    /// `cudaGraphChildGraphNodeOwnership ownership`, since CUDA 12.9.
    pub ownership: cudaGraphChildGraphNodeOwnership,
}

const _: () = {
    ["size of cudaChildGraphNodeParams"][size_of::<cudaChildGraphNodeParams>() - 16];
    [
        "alignment of cudaChildGraphNodeParams",
    ][align_of::<cudaChildGraphNodeParams>() - 8];
    [
        "offset of cudaChildGraphNodeParams::graph",
    ][offset_of!(cudaChildGraphNodeParams, graph) - 0];
    [
        "offset of cudaChildGraphNodeParams::ownership",
    ][offset_of!(cudaChildGraphNodeParams, ownership) - 8];
};

record!(cudaChildGraphNodeParams);

/// `struct cudaEglFrame`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of cudaEglFrame"][size_of::<cudaEglFrame>() - 280];
    ["alignment of cudaEglFrame"][align_of::<cudaEglFrame>() - 8];
    ["offset of cudaEglFrame::frame"][offset_of!(cudaEglFrame, frame) - 0];
    ["offset of cudaEglFrame::planeDesc"][offset_of!(cudaEglFrame, planeDesc) - 96];
    ["offset of cudaEglFrame::planeCount"][offset_of!(cudaEglFrame, planeCount) - 264];
    ["offset of cudaEglFrame::frameType"][offset_of!(cudaEglFrame, frameType) - 268];
    [
        "offset of cudaEglFrame::eglColorFormat",
    ][offset_of!(cudaEglFrame, eglColorFormat) - 272];
};

record!(cudaEglFrame);

/// `union cudaEglFrame.frame`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaEglFrame_frame {
    /// `cudaArray_t pArray[3]`.
    pub pArray: [cudaArray_t; 3],
    /// `cudaPitchedPtr pPitch[3]`.
    pub pPitch: [cudaPitchedPtr; 3],
}

const _: () = {
    ["size of cudaEglFrame_frame"][size_of::<cudaEglFrame_frame>() - 96];
    ["alignment of cudaEglFrame_frame"][align_of::<cudaEglFrame_frame>() - 8];
    ["offset of cudaEglFrame_frame::pArray"][offset_of!(cudaEglFrame_frame, pArray) - 0];
    ["offset of cudaEglFrame_frame::pPitch"][offset_of!(cudaEglFrame_frame, pPitch) - 0];
};

opaque!(cudaEglFrame_frame);

record!(cudaEglFrame_frame);

/// `struct cudaEglPlaneDesc`, from `cuda_egl_interop.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaEglPlaneDesc"][size_of::<cudaEglPlaneDesc>() - 56];
    ["alignment of cudaEglPlaneDesc"][align_of::<cudaEglPlaneDesc>() - 4];
    ["offset of cudaEglPlaneDesc::width"][offset_of!(cudaEglPlaneDesc, width) - 0];
    ["offset of cudaEglPlaneDesc::height"][offset_of!(cudaEglPlaneDesc, height) - 4];
    ["offset of cudaEglPlaneDesc::depth"][offset_of!(cudaEglPlaneDesc, depth) - 8];
    ["offset of cudaEglPlaneDesc::pitch"][offset_of!(cudaEglPlaneDesc, pitch) - 12];
    [
        "offset of cudaEglPlaneDesc::numChannels",
    ][offset_of!(cudaEglPlaneDesc, numChannels) - 16];
    [
        "offset of cudaEglPlaneDesc::channelDesc",
    ][offset_of!(cudaEglPlaneDesc, channelDesc) - 20];
    [
        "offset of cudaEglPlaneDesc::reserved",
    ][offset_of!(cudaEglPlaneDesc, reserved) - 40];
};

record!(cudaEglPlaneDesc);

/// `struct cudaEventWaitNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaEventWaitNodeParams {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
}

const _: () = {
    ["size of cudaEventWaitNodeParams"][size_of::<cudaEventWaitNodeParams>() - 8];
    ["alignment of cudaEventWaitNodeParams"][align_of::<cudaEventWaitNodeParams>() - 8];
    [
        "offset of cudaEventWaitNodeParams::event",
    ][offset_of!(cudaEventWaitNodeParams, event) - 0];
};

record!(cudaEventWaitNodeParams);

/// `struct cudaExtent`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExtent {
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
}

const _: () = {
    ["size of cudaExtent"][size_of::<cudaExtent>() - 24];
    ["alignment of cudaExtent"][align_of::<cudaExtent>() - 8];
    ["offset of cudaExtent::width"][offset_of!(cudaExtent, width) - 0];
    ["offset of cudaExtent::height"][offset_of!(cudaExtent, height) - 8];
    ["offset of cudaExtent::depth"][offset_of!(cudaExtent, depth) - 16];
};

record!(cudaExtent);

/// `union cudaExternalMemoryHandleDesc.handle`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalMemoryHandleDesc_handle",
    ][size_of::<cudaExternalMemoryHandleDesc_handle>() - 16];
    [
        "alignment of cudaExternalMemoryHandleDesc_handle",
    ][align_of::<cudaExternalMemoryHandleDesc_handle>() - 8];
    [
        "offset of cudaExternalMemoryHandleDesc_handle::fd",
    ][offset_of!(cudaExternalMemoryHandleDesc_handle, fd) - 0];
    [
        "offset of cudaExternalMemoryHandleDesc_handle::win32",
    ][offset_of!(cudaExternalMemoryHandleDesc_handle, win32) - 0];
    [
        "offset of cudaExternalMemoryHandleDesc_handle::nvSciBufObject",
    ][offset_of!(cudaExternalMemoryHandleDesc_handle, nvSciBufObject) - 0];
};

opaque!(cudaExternalMemoryHandleDesc_handle);

record!(cudaExternalMemoryHandleDesc_handle);

/// `struct cudaExternalMemoryHandleDesc.handle.win32`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalMemoryHandleDesc_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

const _: () = {
    [
        "size of cudaExternalMemoryHandleDesc_handle_win32",
    ][size_of::<cudaExternalMemoryHandleDesc_handle_win32>() - 16];
    [
        "alignment of cudaExternalMemoryHandleDesc_handle_win32",
    ][align_of::<cudaExternalMemoryHandleDesc_handle_win32>() - 8];
    [
        "offset of cudaExternalMemoryHandleDesc_handle_win32::handle",
    ][offset_of!(cudaExternalMemoryHandleDesc_handle_win32, handle) - 0];
    [
        "offset of cudaExternalMemoryHandleDesc_handle_win32::name",
    ][offset_of!(cudaExternalMemoryHandleDesc_handle_win32, name) - 8];
};

record!(cudaExternalMemoryHandleDesc_handle_win32);

/// `union cudaExternalSemaphoreHandleDesc.handle`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalSemaphoreHandleDesc_handle",
    ][size_of::<cudaExternalSemaphoreHandleDesc_handle>() - 16];
    [
        "alignment of cudaExternalSemaphoreHandleDesc_handle",
    ][align_of::<cudaExternalSemaphoreHandleDesc_handle>() - 8];
    [
        "offset of cudaExternalSemaphoreHandleDesc_handle::fd",
    ][offset_of!(cudaExternalSemaphoreHandleDesc_handle, fd) - 0];
    [
        "offset of cudaExternalSemaphoreHandleDesc_handle::win32",
    ][offset_of!(cudaExternalSemaphoreHandleDesc_handle, win32) - 0];
    [
        "offset of cudaExternalSemaphoreHandleDesc_handle::nvSciSyncObj",
    ][offset_of!(cudaExternalSemaphoreHandleDesc_handle, nvSciSyncObj) - 0];
};

opaque!(cudaExternalSemaphoreHandleDesc_handle);

record!(cudaExternalSemaphoreHandleDesc_handle);

/// `struct cudaExternalSemaphoreHandleDesc.handle.win32`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreHandleDesc_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreHandleDesc_handle_win32",
    ][size_of::<cudaExternalSemaphoreHandleDesc_handle_win32>() - 16];
    [
        "alignment of cudaExternalSemaphoreHandleDesc_handle_win32",
    ][align_of::<cudaExternalSemaphoreHandleDesc_handle_win32>() - 8];
    [
        "offset of cudaExternalSemaphoreHandleDesc_handle_win32::handle",
    ][offset_of!(cudaExternalSemaphoreHandleDesc_handle_win32, handle) - 0];
    [
        "offset of cudaExternalSemaphoreHandleDesc_handle_win32::name",
    ][offset_of!(cudaExternalSemaphoreHandleDesc_handle_win32, name) - 8];
};

record!(cudaExternalSemaphoreHandleDesc_handle_win32);

/// `struct cudaExternalSemaphoreSignalNodeParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalNodeParams {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreSignalParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreSignalParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalNodeParams",
    ][size_of::<cudaExternalSemaphoreSignalNodeParams>() - 24];
    [
        "alignment of cudaExternalSemaphoreSignalNodeParams",
    ][align_of::<cudaExternalSemaphoreSignalNodeParams>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalNodeParams::extSemArray",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParams, extSemArray) - 0];
    [
        "offset of cudaExternalSemaphoreSignalNodeParams::paramsArray",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParams, paramsArray) - 8];
    [
        "offset of cudaExternalSemaphoreSignalNodeParams::numExtSems",
    ][offset_of!(cudaExternalSemaphoreSignalNodeParams, numExtSems) - 16];
};

record!(cudaExternalSemaphoreSignalNodeParams);

/// `struct cudaExternalSemaphoreSignalParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalParams",
    ][size_of::<cudaExternalSemaphoreSignalParams>() - 144];
    [
        "alignment of cudaExternalSemaphoreSignalParams",
    ][align_of::<cudaExternalSemaphoreSignalParams>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams::params",
    ][offset_of!(cudaExternalSemaphoreSignalParams, params) - 0];
    [
        "offset of cudaExternalSemaphoreSignalParams::flags",
    ][offset_of!(cudaExternalSemaphoreSignalParams, flags) - 72];
    [
        "offset of cudaExternalSemaphoreSignalParams::reserved",
    ][offset_of!(cudaExternalSemaphoreSignalParams, reserved) - 76];
};

record!(cudaExternalSemaphoreSignalParams);

/// `struct cudaExternalSemaphoreSignalParams.params`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalParams_params",
    ][size_of::<cudaExternalSemaphoreSignalParams_params>() - 72];
    [
        "alignment of cudaExternalSemaphoreSignalParams_params",
    ][align_of::<cudaExternalSemaphoreSignalParams_params>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams_params::fence",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params, fence) - 0];
    [
        "offset of cudaExternalSemaphoreSignalParams_params::nvSciSync",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params, nvSciSync) - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams_params::keyedMutex",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params, keyedMutex) - 16];
    [
        "offset of cudaExternalSemaphoreSignalParams_params::reserved",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params, reserved) - 24];
};

record!(cudaExternalSemaphoreSignalParams_params);

/// `struct cudaExternalSemaphoreSignalParams.params.fence`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalParams_params_fence",
    ][size_of::<cudaExternalSemaphoreSignalParams_params_fence>() - 8];
    [
        "alignment of cudaExternalSemaphoreSignalParams_params_fence",
    ][align_of::<cudaExternalSemaphoreSignalParams_params_fence>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams_params_fence::value",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params_fence, value) - 0];
};

record!(cudaExternalSemaphoreSignalParams_params_fence);

/// `struct cudaExternalSemaphoreSignalParams.params.keyedMutex`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreSignalParams_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalParams_params_keyedMutex",
    ][size_of::<cudaExternalSemaphoreSignalParams_params_keyedMutex>() - 8];
    [
        "alignment of cudaExternalSemaphoreSignalParams_params_keyedMutex",
    ][align_of::<cudaExternalSemaphoreSignalParams_params_keyedMutex>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams_params_keyedMutex::key",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params_keyedMutex, key) - 0];
};

record!(cudaExternalSemaphoreSignalParams_params_keyedMutex);

/// `union cudaExternalSemaphoreSignalParams.params.nvSciSync`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreSignalParams_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreSignalParams_params_nvSciSync",
    ][size_of::<cudaExternalSemaphoreSignalParams_params_nvSciSync>() - 8];
    [
        "alignment of cudaExternalSemaphoreSignalParams_params_nvSciSync",
    ][align_of::<cudaExternalSemaphoreSignalParams_params_nvSciSync>() - 8];
    [
        "offset of cudaExternalSemaphoreSignalParams_params_nvSciSync::fence",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params_nvSciSync, fence) - 0];
    [
        "offset of cudaExternalSemaphoreSignalParams_params_nvSciSync::reserved",
    ][offset_of!(cudaExternalSemaphoreSignalParams_params_nvSciSync, reserved) - 0];
};

opaque!(cudaExternalSemaphoreSignalParams_params_nvSciSync);

record!(cudaExternalSemaphoreSignalParams_params_nvSciSync);

/// `struct cudaExternalSemaphoreWaitNodeParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitNodeParams {
    /// `cudaExternalSemaphore_t *extSemArray`.
    pub extSemArray: *mut cudaExternalSemaphore_t,
    /// `const cudaExternalSemaphoreWaitParams *paramsArray`.
    pub paramsArray: *const cudaExternalSemaphoreWaitParams,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitNodeParams",
    ][size_of::<cudaExternalSemaphoreWaitNodeParams>() - 24];
    [
        "alignment of cudaExternalSemaphoreWaitNodeParams",
    ][align_of::<cudaExternalSemaphoreWaitNodeParams>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitNodeParams::extSemArray",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParams, extSemArray) - 0];
    [
        "offset of cudaExternalSemaphoreWaitNodeParams::paramsArray",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParams, paramsArray) - 8];
    [
        "offset of cudaExternalSemaphoreWaitNodeParams::numExtSems",
    ][offset_of!(cudaExternalSemaphoreWaitNodeParams, numExtSems) - 16];
};

record!(cudaExternalSemaphoreWaitNodeParams);

/// `struct cudaExternalSemaphoreWaitParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitParams",
    ][size_of::<cudaExternalSemaphoreWaitParams>() - 144];
    [
        "alignment of cudaExternalSemaphoreWaitParams",
    ][align_of::<cudaExternalSemaphoreWaitParams>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams::params",
    ][offset_of!(cudaExternalSemaphoreWaitParams, params) - 0];
    [
        "offset of cudaExternalSemaphoreWaitParams::flags",
    ][offset_of!(cudaExternalSemaphoreWaitParams, flags) - 72];
    [
        "offset of cudaExternalSemaphoreWaitParams::reserved",
    ][offset_of!(cudaExternalSemaphoreWaitParams, reserved) - 76];
};

record!(cudaExternalSemaphoreWaitParams);

/// `struct cudaExternalSemaphoreWaitParams.params`, from `driver_types.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitParams_params",
    ][size_of::<cudaExternalSemaphoreWaitParams_params>() - 72];
    [
        "alignment of cudaExternalSemaphoreWaitParams_params",
    ][align_of::<cudaExternalSemaphoreWaitParams_params>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams_params::fence",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params, fence) - 0];
    [
        "offset of cudaExternalSemaphoreWaitParams_params::nvSciSync",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params, nvSciSync) - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams_params::keyedMutex",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params, keyedMutex) - 16];
    [
        "offset of cudaExternalSemaphoreWaitParams_params::reserved",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params, reserved) - 32];
};

record!(cudaExternalSemaphoreWaitParams_params);

/// `struct cudaExternalSemaphoreWaitParams.params.fence`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitParams_params_fence",
    ][size_of::<cudaExternalSemaphoreWaitParams_params_fence>() - 8];
    [
        "alignment of cudaExternalSemaphoreWaitParams_params_fence",
    ][align_of::<cudaExternalSemaphoreWaitParams_params_fence>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams_params_fence::value",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params_fence, value) - 0];
};

record!(cudaExternalSemaphoreWaitParams_params_fence);

/// `struct cudaExternalSemaphoreWaitParams.params.keyedMutex`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaExternalSemaphoreWaitParams_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitParams_params_keyedMutex",
    ][size_of::<cudaExternalSemaphoreWaitParams_params_keyedMutex>() - 16];
    [
        "alignment of cudaExternalSemaphoreWaitParams_params_keyedMutex",
    ][align_of::<cudaExternalSemaphoreWaitParams_params_keyedMutex>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams_params_keyedMutex::key",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params_keyedMutex, key) - 0];
    [
        "offset of cudaExternalSemaphoreWaitParams_params_keyedMutex::timeoutMs",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params_keyedMutex, timeoutMs) - 8];
};

record!(cudaExternalSemaphoreWaitParams_params_keyedMutex);

/// `union cudaExternalSemaphoreWaitParams.params.nvSciSync`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudaExternalSemaphoreWaitParams_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

const _: () = {
    [
        "size of cudaExternalSemaphoreWaitParams_params_nvSciSync",
    ][size_of::<cudaExternalSemaphoreWaitParams_params_nvSciSync>() - 8];
    [
        "alignment of cudaExternalSemaphoreWaitParams_params_nvSciSync",
    ][align_of::<cudaExternalSemaphoreWaitParams_params_nvSciSync>() - 8];
    [
        "offset of cudaExternalSemaphoreWaitParams_params_nvSciSync::fence",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params_nvSciSync, fence) - 0];
    [
        "offset of cudaExternalSemaphoreWaitParams_params_nvSciSync::reserved",
    ][offset_of!(cudaExternalSemaphoreWaitParams_params_nvSciSync, reserved) - 0];
};

opaque!(cudaExternalSemaphoreWaitParams_params_nvSciSync);

record!(cudaExternalSemaphoreWaitParams_params_nvSciSync);

/// `struct cudaGraphEdgeData`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaGraphEdgeData"][size_of::<cudaGraphEdgeData>() - 8];
    ["alignment of cudaGraphEdgeData"][align_of::<cudaGraphEdgeData>() - 1];
    [
        "offset of cudaGraphEdgeData::from_port",
    ][offset_of!(cudaGraphEdgeData, from_port) - 0];
    ["offset of cudaGraphEdgeData::to_port"][offset_of!(cudaGraphEdgeData, to_port) - 1];
    ["offset of cudaGraphEdgeData::type"][offset_of!(cudaGraphEdgeData, r#type) - 2];
    [
        "offset of cudaGraphEdgeData::reserved",
    ][offset_of!(cudaGraphEdgeData, reserved) - 3];
};

record!(cudaGraphEdgeData);

/// `struct cudaGraphExecUpdateResultInfo`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaGraphExecUpdateResultInfo {
    /// `cudaGraphExecUpdateResult result`.
    pub result: cudaGraphExecUpdateResult,
    /// `cudaGraphNode_t errorNode`.
    pub errorNode: cudaGraphNode_t,
    /// `cudaGraphNode_t errorFromNode`.
    pub errorFromNode: cudaGraphNode_t,
}

const _: () = {
    [
        "size of cudaGraphExecUpdateResultInfo",
    ][size_of::<cudaGraphExecUpdateResultInfo>() - 24];
    [
        "alignment of cudaGraphExecUpdateResultInfo",
    ][align_of::<cudaGraphExecUpdateResultInfo>() - 8];
    [
        "offset of cudaGraphExecUpdateResultInfo::result",
    ][offset_of!(cudaGraphExecUpdateResultInfo, result) - 0];
    [
        "offset of cudaGraphExecUpdateResultInfo::errorNode",
    ][offset_of!(cudaGraphExecUpdateResultInfo, errorNode) - 8];
    [
        "offset of cudaGraphExecUpdateResultInfo::errorFromNode",
    ][offset_of!(cudaGraphExecUpdateResultInfo, errorFromNode) - 16];
};

record!(cudaGraphExecUpdateResultInfo);

/// `struct cudaGraphInstantiateParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaGraphInstantiateParams"][size_of::<cudaGraphInstantiateParams>() - 32];
    [
        "alignment of cudaGraphInstantiateParams",
    ][align_of::<cudaGraphInstantiateParams>() - 8];
    [
        "offset of cudaGraphInstantiateParams::flags",
    ][offset_of!(cudaGraphInstantiateParams, flags) - 0];
    [
        "offset of cudaGraphInstantiateParams::uploadStream",
    ][offset_of!(cudaGraphInstantiateParams, uploadStream) - 8];
    [
        "offset of cudaGraphInstantiateParams::errNode_out",
    ][offset_of!(cudaGraphInstantiateParams, errNode_out) - 16];
    [
        "offset of cudaGraphInstantiateParams::result_out",
    ][offset_of!(cudaGraphInstantiateParams, result_out) - 24];
};

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

const _: () = {
    ["size of cudaGraphKernelNodeUpdate"][size_of::<cudaGraphKernelNodeUpdate>() - 40];
    [
        "alignment of cudaGraphKernelNodeUpdate",
    ][align_of::<cudaGraphKernelNodeUpdate>() - 8];
    [
        "offset of cudaGraphKernelNodeUpdate::node",
    ][offset_of!(cudaGraphKernelNodeUpdate, node) - 0];
    [
        "offset of cudaGraphKernelNodeUpdate::field",
    ][offset_of!(cudaGraphKernelNodeUpdate, field) - 8];
    [
        "offset of cudaGraphKernelNodeUpdate::updateData",
    ][offset_of!(cudaGraphKernelNodeUpdate, updateData) - 16];
};

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

const _: () = {
    [
        "size of cudaGraphKernelNodeUpdate_updateData",
    ][size_of::<cudaGraphKernelNodeUpdate_updateData>() - 24];
    [
        "alignment of cudaGraphKernelNodeUpdate_updateData",
    ][align_of::<cudaGraphKernelNodeUpdate_updateData>() - 8];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData::gridDim",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData, gridDim) - 0];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData::param",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData, param) - 0];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData::isEnabled",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData, isEnabled) - 0];
};

opaque!(cudaGraphKernelNodeUpdate_updateData);

record!(cudaGraphKernelNodeUpdate_updateData);

/// `struct cudaGraphKernelNodeUpdate.updateData.param`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaGraphKernelNodeUpdate_updateData_param {
    /// `const void *pValue`.
    pub pValue: *const c_void,
    /// `size_t offset`.
    pub offset: usize,
    /// `size_t size`.
    pub size: usize,
}

const _: () = {
    [
        "size of cudaGraphKernelNodeUpdate_updateData_param",
    ][size_of::<cudaGraphKernelNodeUpdate_updateData_param>() - 24];
    [
        "alignment of cudaGraphKernelNodeUpdate_updateData_param",
    ][align_of::<cudaGraphKernelNodeUpdate_updateData_param>() - 8];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData_param::pValue",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData_param, pValue) - 0];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData_param::offset",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData_param, offset) - 8];
    [
        "offset of cudaGraphKernelNodeUpdate_updateData_param::size",
    ][offset_of!(cudaGraphKernelNodeUpdate_updateData_param, size) - 16];
};

record!(cudaGraphKernelNodeUpdate_updateData_param);

/// `struct cudaHostNodeParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaHostNodeParams {
    /// `cudaHostFn_t fn`.
    pub r#fn: cudaHostFn_t,
    /// `void *userData`.
    pub userData: *mut c_void,
}

const _: () = {
    ["size of cudaHostNodeParams"][size_of::<cudaHostNodeParams>() - 16];
    ["alignment of cudaHostNodeParams"][align_of::<cudaHostNodeParams>() - 8];
    ["offset of cudaHostNodeParams::fn"][offset_of!(cudaHostNodeParams, r#fn) - 0];
    [
        "offset of cudaHostNodeParams::userData",
    ][offset_of!(cudaHostNodeParams, userData) - 8];
};

record!(cudaHostNodeParams);

/// `struct cudaIpcEventHandle_t`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaIpcEventHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

const _: () = {
    ["size of cudaIpcEventHandle_t"][size_of::<cudaIpcEventHandle_t>() - 64];
    ["alignment of cudaIpcEventHandle_t"][align_of::<cudaIpcEventHandle_t>() - 1];
    [
        "offset of cudaIpcEventHandle_t::reserved",
    ][offset_of!(cudaIpcEventHandle_t, reserved) - 0];
};

record!(cudaIpcEventHandle_t);

/// `struct cudaIpcMemHandle_t`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaIpcMemHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

const _: () = {
    ["size of cudaIpcMemHandle_t"][size_of::<cudaIpcMemHandle_t>() - 64];
    ["alignment of cudaIpcMemHandle_t"][align_of::<cudaIpcMemHandle_t>() - 1];
    [
        "offset of cudaIpcMemHandle_t::reserved",
    ][offset_of!(cudaIpcMemHandle_t, reserved) - 0];
};

record!(cudaIpcMemHandle_t);

/// `struct cudaKernelNodeParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaKernelNodeParams"][size_of::<cudaKernelNodeParams>() - 56];
    ["alignment of cudaKernelNodeParams"][align_of::<cudaKernelNodeParams>() - 8];
    ["offset of cudaKernelNodeParams::func"][offset_of!(cudaKernelNodeParams, func) - 0];
    [
        "offset of cudaKernelNodeParams::gridDim",
    ][offset_of!(cudaKernelNodeParams, gridDim) - 8];
    [
        "offset of cudaKernelNodeParams::blockDim",
    ][offset_of!(cudaKernelNodeParams, blockDim) - 20];
    [
        "offset of cudaKernelNodeParams::sharedMemBytes",
    ][offset_of!(cudaKernelNodeParams, sharedMemBytes) - 32];
    [
        "offset of cudaKernelNodeParams::kernelParams",
    ][offset_of!(cudaKernelNodeParams, kernelParams) - 40];
    [
        "offset of cudaKernelNodeParams::extra",
    ][offset_of!(cudaKernelNodeParams, extra) - 48];
};

record!(cudaKernelNodeParams);

/// `struct cudaLaunchAttributeValue.clusterDim`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttributeValue_clusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

const _: () = {
    [
        "size of cudaLaunchAttributeValue_clusterDim",
    ][size_of::<cudaLaunchAttributeValue_clusterDim>() - 12];
    [
        "alignment of cudaLaunchAttributeValue_clusterDim",
    ][align_of::<cudaLaunchAttributeValue_clusterDim>() - 4];
    [
        "offset of cudaLaunchAttributeValue_clusterDim::x",
    ][offset_of!(cudaLaunchAttributeValue_clusterDim, x) - 0];
    [
        "offset of cudaLaunchAttributeValue_clusterDim::y",
    ][offset_of!(cudaLaunchAttributeValue_clusterDim, y) - 4];
    [
        "offset of cudaLaunchAttributeValue_clusterDim::z",
    ][offset_of!(cudaLaunchAttributeValue_clusterDim, z) - 8];
};

record!(cudaLaunchAttributeValue_clusterDim);

/// `struct cudaLaunchAttributeValue.deviceUpdatableKernelNode`, from `driver_types.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttributeValue_deviceUpdatableKernelNode {
    /// `int deviceUpdatable`.
    pub deviceUpdatable: i32,
    /// `cudaGraphDeviceNode_t devNode`.
    pub devNode: cudaGraphDeviceNode_t,
}

const _: () = {
    [
        "size of cudaLaunchAttributeValue_deviceUpdatableKernelNode",
    ][size_of::<cudaLaunchAttributeValue_deviceUpdatableKernelNode>() - 16];
    [
        "alignment of cudaLaunchAttributeValue_deviceUpdatableKernelNode",
    ][align_of::<cudaLaunchAttributeValue_deviceUpdatableKernelNode>() - 8];
    [
        "offset of cudaLaunchAttributeValue_deviceUpdatableKernelNode::deviceUpdatable",
    ][offset_of!(cudaLaunchAttributeValue_deviceUpdatableKernelNode, deviceUpdatable)
        - 0];
    [
        "offset of cudaLaunchAttributeValue_deviceUpdatableKernelNode::devNode",
    ][offset_of!(cudaLaunchAttributeValue_deviceUpdatableKernelNode, devNode) - 8];
};

record!(cudaLaunchAttributeValue_deviceUpdatableKernelNode);

/// `struct cudaLaunchAttributeValue.launchCompletionEvent`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttributeValue_launchCompletionEvent {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
    /// `int flags`.
    pub flags: i32,
}

const _: () = {
    [
        "size of cudaLaunchAttributeValue_launchCompletionEvent",
    ][size_of::<cudaLaunchAttributeValue_launchCompletionEvent>() - 16];
    [
        "alignment of cudaLaunchAttributeValue_launchCompletionEvent",
    ][align_of::<cudaLaunchAttributeValue_launchCompletionEvent>() - 8];
    [
        "offset of cudaLaunchAttributeValue_launchCompletionEvent::event",
    ][offset_of!(cudaLaunchAttributeValue_launchCompletionEvent, event) - 0];
    [
        "offset of cudaLaunchAttributeValue_launchCompletionEvent::flags",
    ][offset_of!(cudaLaunchAttributeValue_launchCompletionEvent, flags) - 8];
};

record!(cudaLaunchAttributeValue_launchCompletionEvent);

/// `struct cudaLaunchAttributeValue.preferredClusterDim`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttributeValue_preferredClusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

const _: () = {
    [
        "size of cudaLaunchAttributeValue_preferredClusterDim",
    ][size_of::<cudaLaunchAttributeValue_preferredClusterDim>() - 12];
    [
        "alignment of cudaLaunchAttributeValue_preferredClusterDim",
    ][align_of::<cudaLaunchAttributeValue_preferredClusterDim>() - 4];
    [
        "offset of cudaLaunchAttributeValue_preferredClusterDim::x",
    ][offset_of!(cudaLaunchAttributeValue_preferredClusterDim, x) - 0];
    [
        "offset of cudaLaunchAttributeValue_preferredClusterDim::y",
    ][offset_of!(cudaLaunchAttributeValue_preferredClusterDim, y) - 4];
    [
        "offset of cudaLaunchAttributeValue_preferredClusterDim::z",
    ][offset_of!(cudaLaunchAttributeValue_preferredClusterDim, z) - 8];
};

record!(cudaLaunchAttributeValue_preferredClusterDim);

/// `struct cudaLaunchAttributeValue.programmaticEvent`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchAttributeValue_programmaticEvent {
    /// `cudaEvent_t event`.
    pub event: cudaEvent_t,
    /// `int flags`.
    pub flags: i32,
    /// `int triggerAtBlockStart`.
    pub triggerAtBlockStart: i32,
}

const _: () = {
    [
        "size of cudaLaunchAttributeValue_programmaticEvent",
    ][size_of::<cudaLaunchAttributeValue_programmaticEvent>() - 16];
    [
        "alignment of cudaLaunchAttributeValue_programmaticEvent",
    ][align_of::<cudaLaunchAttributeValue_programmaticEvent>() - 8];
    [
        "offset of cudaLaunchAttributeValue_programmaticEvent::event",
    ][offset_of!(cudaLaunchAttributeValue_programmaticEvent, event) - 0];
    [
        "offset of cudaLaunchAttributeValue_programmaticEvent::flags",
    ][offset_of!(cudaLaunchAttributeValue_programmaticEvent, flags) - 8];
    [
        "offset of cudaLaunchAttributeValue_programmaticEvent::triggerAtBlockStart",
    ][offset_of!(cudaLaunchAttributeValue_programmaticEvent, triggerAtBlockStart) - 12];
};

record!(cudaLaunchAttributeValue_programmaticEvent);

/// `struct cudaLaunchMemSyncDomainMap`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaLaunchMemSyncDomainMap {
    /// `unsigned char default_`.
    pub default_: u8,
    /// `unsigned char remote`.
    pub remote: u8,
}

const _: () = {
    ["size of cudaLaunchMemSyncDomainMap"][size_of::<cudaLaunchMemSyncDomainMap>() - 2];
    [
        "alignment of cudaLaunchMemSyncDomainMap",
    ][align_of::<cudaLaunchMemSyncDomainMap>() - 1];
    [
        "offset of cudaLaunchMemSyncDomainMap::default_",
    ][offset_of!(cudaLaunchMemSyncDomainMap, default_) - 0];
    [
        "offset of cudaLaunchMemSyncDomainMap::remote",
    ][offset_of!(cudaLaunchMemSyncDomainMap, remote) - 1];
};

record!(cudaLaunchMemSyncDomainMap);

/// `struct cudaMemFabricHandle_t`, from `driver_types.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemFabricHandle_t {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

const _: () = {
    ["size of cudaMemFabricHandle_t"][size_of::<cudaMemFabricHandle_t>() - 64];
    ["alignment of cudaMemFabricHandle_t"][align_of::<cudaMemFabricHandle_t>() - 1];
    [
        "offset of cudaMemFabricHandle_t::reserved",
    ][offset_of!(cudaMemFabricHandle_t, reserved) - 0];
};

record!(cudaMemFabricHandle_t);

/// `struct cudaMemFreeNodeParams`, from `driver_types.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemFreeNodeParams {
    /// `void *dptr`.
    pub dptr: *mut c_void,
}

const _: () = {
    ["size of cudaMemFreeNodeParams"][size_of::<cudaMemFreeNodeParams>() - 8];
    ["alignment of cudaMemFreeNodeParams"][align_of::<cudaMemFreeNodeParams>() - 8];
    [
        "offset of cudaMemFreeNodeParams::dptr",
    ][offset_of!(cudaMemFreeNodeParams, dptr) - 0];
};

record!(cudaMemFreeNodeParams);

/// `struct cudaMemPoolPtrExportData`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemPoolPtrExportData {
    /// `unsigned char reserved[64]`.
    pub reserved: [u8; 64],
}

const _: () = {
    ["size of cudaMemPoolPtrExportData"][size_of::<cudaMemPoolPtrExportData>() - 64];
    [
        "alignment of cudaMemPoolPtrExportData",
    ][align_of::<cudaMemPoolPtrExportData>() - 1];
    [
        "offset of cudaMemPoolPtrExportData::reserved",
    ][offset_of!(cudaMemPoolPtrExportData, reserved) - 0];
};

record!(cudaMemPoolPtrExportData);

/// `struct cudaMemcpy3DOperand.op.array`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaMemcpy3DOperand_op_array {
    /// `cudaArray_t array`.
    pub array: cudaArray_t,
    /// `cudaOffset3D offset`.
    pub offset: cudaOffset3D,
}

const _: () = {
    [
        "size of cudaMemcpy3DOperand_op_array",
    ][size_of::<cudaMemcpy3DOperand_op_array>() - 32];
    [
        "alignment of cudaMemcpy3DOperand_op_array",
    ][align_of::<cudaMemcpy3DOperand_op_array>() - 8];
    [
        "offset of cudaMemcpy3DOperand_op_array::array",
    ][offset_of!(cudaMemcpy3DOperand_op_array, array) - 0];
    [
        "offset of cudaMemcpy3DOperand_op_array::offset",
    ][offset_of!(cudaMemcpy3DOperand_op_array, offset) - 8];
};

record!(cudaMemcpy3DOperand_op_array);

/// `struct cudaMemcpy3DParms`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemcpy3DParms"][size_of::<cudaMemcpy3DParms>() - 160];
    ["alignment of cudaMemcpy3DParms"][align_of::<cudaMemcpy3DParms>() - 8];
    [
        "offset of cudaMemcpy3DParms::srcArray",
    ][offset_of!(cudaMemcpy3DParms, srcArray) - 0];
    ["offset of cudaMemcpy3DParms::srcPos"][offset_of!(cudaMemcpy3DParms, srcPos) - 8];
    ["offset of cudaMemcpy3DParms::srcPtr"][offset_of!(cudaMemcpy3DParms, srcPtr) - 32];
    [
        "offset of cudaMemcpy3DParms::dstArray",
    ][offset_of!(cudaMemcpy3DParms, dstArray) - 64];
    ["offset of cudaMemcpy3DParms::dstPos"][offset_of!(cudaMemcpy3DParms, dstPos) - 72];
    ["offset of cudaMemcpy3DParms::dstPtr"][offset_of!(cudaMemcpy3DParms, dstPtr) - 96];
    ["offset of cudaMemcpy3DParms::extent"][offset_of!(cudaMemcpy3DParms, extent) - 128];
    ["offset of cudaMemcpy3DParms::kind"][offset_of!(cudaMemcpy3DParms, kind) - 152];
};

record!(cudaMemcpy3DParms);

/// `struct cudaMemcpy3DPeerParms`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemcpy3DPeerParms"][size_of::<cudaMemcpy3DPeerParms>() - 168];
    ["alignment of cudaMemcpy3DPeerParms"][align_of::<cudaMemcpy3DPeerParms>() - 8];
    [
        "offset of cudaMemcpy3DPeerParms::srcArray",
    ][offset_of!(cudaMemcpy3DPeerParms, srcArray) - 0];
    [
        "offset of cudaMemcpy3DPeerParms::srcPos",
    ][offset_of!(cudaMemcpy3DPeerParms, srcPos) - 8];
    [
        "offset of cudaMemcpy3DPeerParms::srcPtr",
    ][offset_of!(cudaMemcpy3DPeerParms, srcPtr) - 32];
    [
        "offset of cudaMemcpy3DPeerParms::srcDevice",
    ][offset_of!(cudaMemcpy3DPeerParms, srcDevice) - 64];
    [
        "offset of cudaMemcpy3DPeerParms::dstArray",
    ][offset_of!(cudaMemcpy3DPeerParms, dstArray) - 72];
    [
        "offset of cudaMemcpy3DPeerParms::dstPos",
    ][offset_of!(cudaMemcpy3DPeerParms, dstPos) - 80];
    [
        "offset of cudaMemcpy3DPeerParms::dstPtr",
    ][offset_of!(cudaMemcpy3DPeerParms, dstPtr) - 104];
    [
        "offset of cudaMemcpy3DPeerParms::dstDevice",
    ][offset_of!(cudaMemcpy3DPeerParms, dstDevice) - 136];
    [
        "offset of cudaMemcpy3DPeerParms::extent",
    ][offset_of!(cudaMemcpy3DPeerParms, extent) - 144];
};

record!(cudaMemcpy3DPeerParms);

/// `struct cudaMemsetParams`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaMemsetParams"][size_of::<cudaMemsetParams>() - 40];
    ["alignment of cudaMemsetParams"][align_of::<cudaMemsetParams>() - 8];
    ["offset of cudaMemsetParams::dst"][offset_of!(cudaMemsetParams, dst) - 0];
    ["offset of cudaMemsetParams::pitch"][offset_of!(cudaMemsetParams, pitch) - 8];
    ["offset of cudaMemsetParams::value"][offset_of!(cudaMemsetParams, value) - 16];
    [
        "offset of cudaMemsetParams::elementSize",
    ][offset_of!(cudaMemsetParams, elementSize) - 20];
    ["offset of cudaMemsetParams::width"][offset_of!(cudaMemsetParams, width) - 24];
    ["offset of cudaMemsetParams::height"][offset_of!(cudaMemsetParams, height) - 32];
};

record!(cudaMemsetParams);

/// `struct cudaOffset3D`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaOffset3D {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

const _: () = {
    ["size of cudaOffset3D"][size_of::<cudaOffset3D>() - 24];
    ["alignment of cudaOffset3D"][align_of::<cudaOffset3D>() - 8];
    ["offset of cudaOffset3D::x"][offset_of!(cudaOffset3D, x) - 0];
    ["offset of cudaOffset3D::y"][offset_of!(cudaOffset3D, y) - 8];
    ["offset of cudaOffset3D::z"][offset_of!(cudaOffset3D, z) - 16];
};

record!(cudaOffset3D);

/// `struct cudaPitchedPtr`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaPitchedPtr"][size_of::<cudaPitchedPtr>() - 32];
    ["alignment of cudaPitchedPtr"][align_of::<cudaPitchedPtr>() - 8];
    ["offset of cudaPitchedPtr::ptr"][offset_of!(cudaPitchedPtr, ptr) - 0];
    ["offset of cudaPitchedPtr::pitch"][offset_of!(cudaPitchedPtr, pitch) - 8];
    ["offset of cudaPitchedPtr::xsize"][offset_of!(cudaPitchedPtr, xsize) - 16];
    ["offset of cudaPitchedPtr::ysize"][offset_of!(cudaPitchedPtr, ysize) - 24];
};

record!(cudaPitchedPtr);

/// `struct cudaPos`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaPos {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

const _: () = {
    ["size of cudaPos"][size_of::<cudaPos>() - 24];
    ["alignment of cudaPos"][align_of::<cudaPos>() - 8];
    ["offset of cudaPos::x"][offset_of!(cudaPos, x) - 0];
    ["offset of cudaPos::y"][offset_of!(cudaPos, y) - 8];
    ["offset of cudaPos::z"][offset_of!(cudaPos, z) - 16];
};

record!(cudaPos);

/// `struct cudaResourceDesc.res.array`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_array {
    /// `cudaArray_t array`.
    pub array: cudaArray_t,
}

const _: () = {
    ["size of cudaResourceDesc_res_array"][size_of::<cudaResourceDesc_res_array>() - 8];
    [
        "alignment of cudaResourceDesc_res_array",
    ][align_of::<cudaResourceDesc_res_array>() - 8];
    [
        "offset of cudaResourceDesc_res_array::array",
    ][offset_of!(cudaResourceDesc_res_array, array) - 0];
};

record!(cudaResourceDesc_res_array);

/// `struct cudaResourceDesc.res.linear`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_linear {
    /// `void *devPtr`.
    pub devPtr: *mut c_void,
    /// `cudaChannelFormatDesc desc`.
    pub desc: cudaChannelFormatDesc,
    /// `size_t sizeInBytes`.
    pub sizeInBytes: usize,
}

const _: () = {
    [
        "size of cudaResourceDesc_res_linear",
    ][size_of::<cudaResourceDesc_res_linear>() - 40];
    [
        "alignment of cudaResourceDesc_res_linear",
    ][align_of::<cudaResourceDesc_res_linear>() - 8];
    [
        "offset of cudaResourceDesc_res_linear::devPtr",
    ][offset_of!(cudaResourceDesc_res_linear, devPtr) - 0];
    [
        "offset of cudaResourceDesc_res_linear::desc",
    ][offset_of!(cudaResourceDesc_res_linear, desc) - 8];
    [
        "offset of cudaResourceDesc_res_linear::sizeInBytes",
    ][offset_of!(cudaResourceDesc_res_linear, sizeInBytes) - 32];
};

record!(cudaResourceDesc_res_linear);

/// `struct cudaResourceDesc.res.mipmap`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudaResourceDesc_res_mipmap {
    /// `cudaMipmappedArray_t mipmap`.
    pub mipmap: cudaMipmappedArray_t,
}

const _: () = {
    [
        "size of cudaResourceDesc_res_mipmap",
    ][size_of::<cudaResourceDesc_res_mipmap>() - 8];
    [
        "alignment of cudaResourceDesc_res_mipmap",
    ][align_of::<cudaResourceDesc_res_mipmap>() - 8];
    [
        "offset of cudaResourceDesc_res_mipmap::mipmap",
    ][offset_of!(cudaResourceDesc_res_mipmap, mipmap) - 0];
};

record!(cudaResourceDesc_res_mipmap);

/// `struct cudaResourceDesc.res.pitch2D`, from `driver_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of cudaResourceDesc_res_pitch2D",
    ][size_of::<cudaResourceDesc_res_pitch2D>() - 56];
    [
        "alignment of cudaResourceDesc_res_pitch2D",
    ][align_of::<cudaResourceDesc_res_pitch2D>() - 8];
    [
        "offset of cudaResourceDesc_res_pitch2D::devPtr",
    ][offset_of!(cudaResourceDesc_res_pitch2D, devPtr) - 0];
    [
        "offset of cudaResourceDesc_res_pitch2D::desc",
    ][offset_of!(cudaResourceDesc_res_pitch2D, desc) - 8];
    [
        "offset of cudaResourceDesc_res_pitch2D::width",
    ][offset_of!(cudaResourceDesc_res_pitch2D, width) - 32];
    [
        "offset of cudaResourceDesc_res_pitch2D::height",
    ][offset_of!(cudaResourceDesc_res_pitch2D, height) - 40];
    [
        "offset of cudaResourceDesc_res_pitch2D::pitchInBytes",
    ][offset_of!(cudaResourceDesc_res_pitch2D, pitchInBytes) - 48];
};

record!(cudaResourceDesc_res_pitch2D);

/// `struct cudaTextureDesc`, from `texture_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of cudaTextureDesc"][size_of::<cudaTextureDesc>() - 72];
    ["alignment of cudaTextureDesc"][align_of::<cudaTextureDesc>() - 4];
    [
        "offset of cudaTextureDesc::addressMode",
    ][offset_of!(cudaTextureDesc, addressMode) - 0];
    [
        "offset of cudaTextureDesc::filterMode",
    ][offset_of!(cudaTextureDesc, filterMode) - 12];
    ["offset of cudaTextureDesc::readMode"][offset_of!(cudaTextureDesc, readMode) - 16];
    ["offset of cudaTextureDesc::sRGB"][offset_of!(cudaTextureDesc, sRGB) - 20];
    [
        "offset of cudaTextureDesc::borderColor",
    ][offset_of!(cudaTextureDesc, borderColor) - 24];
    [
        "offset of cudaTextureDesc::normalizedCoords",
    ][offset_of!(cudaTextureDesc, normalizedCoords) - 40];
    [
        "offset of cudaTextureDesc::maxAnisotropy",
    ][offset_of!(cudaTextureDesc, maxAnisotropy) - 44];
    [
        "offset of cudaTextureDesc::mipmapFilterMode",
    ][offset_of!(cudaTextureDesc, mipmapFilterMode) - 48];
    [
        "offset of cudaTextureDesc::mipmapLevelBias",
    ][offset_of!(cudaTextureDesc, mipmapLevelBias) - 52];
    [
        "offset of cudaTextureDesc::minMipmapLevelClamp",
    ][offset_of!(cudaTextureDesc, minMipmapLevelClamp) - 56];
    [
        "offset of cudaTextureDesc::maxMipmapLevelClamp",
    ][offset_of!(cudaTextureDesc, maxMipmapLevelClamp) - 60];
    [
        "offset of cudaTextureDesc::disableTrilinearOptimization",
    ][offset_of!(cudaTextureDesc, disableTrilinearOptimization) - 64];
    [
        "offset of cudaTextureDesc::seamlessCubemap",
    ][offset_of!(cudaTextureDesc, seamlessCubemap) - 68];
};

record!(cudaTextureDesc);

/// `struct cudalibraryHostUniversalFunctionAndDataTable`, from `driver_types.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of cudalibraryHostUniversalFunctionAndDataTable",
    ][size_of::<cudalibraryHostUniversalFunctionAndDataTable>() - 32];
    [
        "alignment of cudalibraryHostUniversalFunctionAndDataTable",
    ][align_of::<cudalibraryHostUniversalFunctionAndDataTable>() - 8];
    [
        "offset of cudalibraryHostUniversalFunctionAndDataTable::functionTable",
    ][offset_of!(cudalibraryHostUniversalFunctionAndDataTable, functionTable) - 0];
    [
        "offset of cudalibraryHostUniversalFunctionAndDataTable::functionWindowSize",
    ][offset_of!(cudalibraryHostUniversalFunctionAndDataTable, functionWindowSize) - 8];
    [
        "offset of cudalibraryHostUniversalFunctionAndDataTable::dataTable",
    ][offset_of!(cudalibraryHostUniversalFunctionAndDataTable, dataTable) - 16];
    [
        "offset of cudalibraryHostUniversalFunctionAndDataTable::dataWindowSize",
    ][offset_of!(cudalibraryHostUniversalFunctionAndDataTable, dataWindowSize) - 24];
};

record!(cudalibraryHostUniversalFunctionAndDataTable);

/// `struct dim3`, from `vector_types.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct dim3 {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

const _: () = {
    ["size of dim3"][size_of::<dim3>() - 12];
    ["alignment of dim3"][align_of::<dim3>() - 4];
    ["offset of dim3::x"][offset_of!(dim3, x) - 0];
    ["offset of dim3::y"][offset_of!(dim3, y) - 4];
    ["offset of dim3::z"][offset_of!(dim3, z) - 8];
};

record!(dim3);
