//! Structs and unions (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CudlaFence`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CudlaFence {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `cudlaFenceType type`.
    pub r#type: cudlaFenceType,
}

layout!(CudlaFence size 16 align 8, fence at 0, r#type at 8);

impl Eq for CudlaFence {}

record!(CudlaFence);

/// `union cudlaDevAttribute`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudlaDevAttribute {
    /// `uint8_t unifiedAddressingSupported`.
    pub unifiedAddressingSupported: u8,
    /// `uint32_t deviceVersion`.
    pub deviceVersion: u32,
}

layout!(cudlaDevAttribute size 4 align 4, unifiedAddressingSupported at 0, deviceVersion at 0);

opaque!(cudlaDevAttribute);

record!(cudlaDevAttribute);

/// `struct cudlaExternalMemoryHandleDesc_t`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaExternalMemoryHandleDesc_t {
    /// `const void *extBufObject`.
    pub extBufObject: *const c_void,
    /// `unsigned long long size`.
    pub size: u64,
}

layout!(cudlaExternalMemoryHandleDesc_t size 16 align 8, extBufObject at 0, size at 8);

impl Eq for cudlaExternalMemoryHandleDesc_t {}

record!(cudlaExternalMemoryHandleDesc_t);

/// `struct cudlaExternalSemaphoreHandleDesc_t`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaExternalSemaphoreHandleDesc_t {
    /// `const void *extSyncObject`.
    pub extSyncObject: *const c_void,
}

layout!(cudlaExternalSemaphoreHandleDesc_t size 8 align 8, extSyncObject at 0);

impl Eq for cudlaExternalSemaphoreHandleDesc_t {}

record!(cudlaExternalSemaphoreHandleDesc_t);

/// `union cudlaModuleAttribute`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union cudlaModuleAttribute {
    /// `uint32_t numInputTensors`.
    pub numInputTensors: u32,
    /// `uint32_t numOutputTensors`.
    pub numOutputTensors: u32,
    /// `cudlaModuleTensorDescriptor *inputTensorDesc`.
    pub inputTensorDesc: *mut cudlaModuleTensorDescriptor,
    /// `cudlaModuleTensorDescriptor *outputTensorDesc`.
    pub outputTensorDesc: *mut cudlaModuleTensorDescriptor,
}

layout!(
    cudlaModuleAttribute size 8 align 8, numInputTensors at 0, numOutputTensors at 0, inputTensorDesc at 0,
    outputTensorDesc at 0
);

opaque!(cudlaModuleAttribute);

record!(cudlaModuleAttribute);

/// `struct cudlaModuleTensorDescriptor`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaModuleTensorDescriptor {
    /// `char name[81]`.
    pub name: [core::ffi::c_char; 81],
    /// `uint64_t size`.
    pub size: u64,
    /// `uint64_t n`.
    pub n: u64,
    /// `uint64_t c`.
    pub c: u64,
    /// `uint64_t h`.
    pub h: u64,
    /// `uint64_t w`.
    pub w: u64,
    /// `uint8_t dataFormat`.
    pub dataFormat: u8,
    /// `uint8_t dataType`.
    pub dataType: u8,
    /// `uint8_t dataCategory`.
    pub dataCategory: u8,
    /// `uint8_t pixelFormat`.
    pub pixelFormat: u8,
    /// `uint8_t pixelMapping`.
    pub pixelMapping: u8,
    /// `uint32_t stride[8]`.
    pub stride: [u32; 8],
}

layout!(
    cudlaModuleTensorDescriptor size 168 align 8, name at 0, size at 88, n at 96, c at 104, h at 112, w at 120,
    dataFormat at 128, dataType at 129, dataCategory at 130, pixelFormat at 131, pixelMapping at 132, stride at 136
);

impl Eq for cudlaModuleTensorDescriptor {}

record!(cudlaModuleTensorDescriptor);

/// `struct cudlaSignalEvents`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaSignalEvents {
    /// `uint64_t *const *devPtrs`.
    pub devPtrs: *const *mut u64,
    /// `CudlaFence *eofFences`.
    pub eofFences: *mut CudlaFence,
    /// `uint32_t numEvents`.
    pub numEvents: u32,
}

layout!(cudlaSignalEvents size 24 align 8, devPtrs at 0, eofFences at 8, numEvents at 16);

impl Eq for cudlaSignalEvents {}

record!(cudlaSignalEvents);

/// `struct cudlaTask`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaTask {
    /// `cudlaModule moduleHandle`.
    pub moduleHandle: cudlaModule,
    /// `uint64_t *const *outputTensor`.
    pub outputTensor: *const *mut u64,
    /// `uint32_t numOutputTensors`.
    pub numOutputTensors: u32,
    /// `uint32_t numInputTensors`.
    pub numInputTensors: u32,
    /// `const uint64_t *const *inputTensor`.
    pub inputTensor: *const *const u64,
    /// `const cudlaWaitEvents *waitEvents`.
    pub waitEvents: *const cudlaWaitEvents,
    /// `cudlaSignalEvents *signalEvents`.
    pub signalEvents: *mut cudlaSignalEvents,
}

layout!(
    cudlaTask size 48 align 8, moduleHandle at 0, outputTensor at 8, numOutputTensors at 16, numInputTensors at 20,
    inputTensor at 24, waitEvents at 32, signalEvents at 40
);

impl Eq for cudlaTask {}

record!(cudlaTask);

/// `struct cudlaWaitEvents`, from `cudla.h`, since at least CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaWaitEvents {
    /// `const CudlaFence *preFences`.
    pub preFences: *const CudlaFence,
    /// `uint32_t numEvents`.
    pub numEvents: u32,
}

layout!(cudlaWaitEvents size 16 align 8, preFences at 0, numEvents at 8);

impl Eq for cudlaWaitEvents {}

record!(cudlaWaitEvents);
