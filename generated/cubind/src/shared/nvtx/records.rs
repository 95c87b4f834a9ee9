//! Structs and unions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `union identifier_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union identifier_t {
    /// `const void *pValue`.
    pub pValue: *const c_void,
    /// `uint64_t ullValue`.
    pub ullValue: u64,
}

layout!(identifier_t size 8 align 8, pValue at 0, ullValue at 0);

opaque!(identifier_t);

record!(identifier_t);

/// `struct nvtxEventAttributes_v2`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxEventAttributes_v2 {
    /// `uint16_t version`.
    pub version: u16,
    /// `uint16_t size`.
    pub size: u16,
    /// `uint32_t category`.
    pub category: u32,
    /// `int32_t colorType`.
    pub colorType: i32,
    /// `uint32_t color`.
    pub color: u32,
    /// `int32_t payloadType`.
    pub payloadType: i32,
    /// `int32_t reserved0`.
    pub reserved0: i32,
    /// `payload_t payload`.
    pub payload: payload_t,
    /// `int32_t messageType`.
    pub messageType: i32,
    /// `nvtxMessageValue_t message`.
    pub message: nvtxMessageValue_t,
}

layout!(
    nvtxEventAttributes_v2 size 48 align 8, version at 0, size at 2, category at 4, colorType at 8, color at 12,
    payloadType at 16, reserved0 at 20, payload at 24, messageType at 32, message at 40
);

record!(nvtxEventAttributes_v2, version : 3, size : 48);

/// `union nvtxMessageValue_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union nvtxMessageValue_t {
    /// `const char *ascii`.
    pub ascii: *const core::ffi::c_char,
    /// `const wchar_t *unicode`.
    pub unicode: *const wchar_t,
    /// `nvtxStringHandle_t registered`.
    pub registered: nvtxStringHandle_t,
}

layout!(nvtxMessageValue_t size 8 align 8, ascii at 0, unicode at 0, registered at 0);

opaque!(nvtxMessageValue_t);

record!(nvtxMessageValue_t);

/// `struct nvtxResourceAttributes_v0`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxResourceAttributes_v0 {
    /// `uint16_t version`.
    pub version: u16,
    /// `uint16_t size`.
    pub size: u16,
    /// `int32_t identifierType`.
    pub identifierType: i32,
    /// `identifier_t identifier`.
    pub identifier: identifier_t,
    /// `int32_t messageType`.
    pub messageType: i32,
    /// `nvtxMessageValue_t message`.
    pub message: nvtxMessageValue_t,
}

layout!(
    nvtxResourceAttributes_v0 size 32 align 8, version at 0, size at 2, identifierType at 4, identifier at 8,
    messageType at 16, message at 24
);

record!(nvtxResourceAttributes_v0, version : 3, size : 32);

/// `struct nvtxSyncUserAttributes_v0`, from `nvtx3/nvToolsExtSync.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtxSyncUserAttributes_v0 {
    /// `uint16_t version`.
    pub version: u16,
    /// `uint16_t size`.
    pub size: u16,
    /// `int32_t messageType`.
    pub messageType: i32,
    /// `nvtxMessageValue_t message`.
    pub message: nvtxMessageValue_t,
}

layout!(nvtxSyncUserAttributes_v0 size 16 align 8, version at 0, size at 2, messageType at 4, message at 8);

record!(nvtxSyncUserAttributes_v0, version : 3, size : 16);

/// `union payload_t`, from `nvtx3/nvToolsExt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union payload_t {
    /// `uint64_t ullValue`.
    pub ullValue: u64,
    /// `int64_t llValue`.
    pub llValue: i64,
    /// `double dValue`.
    pub dValue: f64,
    /// `uint32_t uiValue`.
    pub uiValue: u32,
    /// `int32_t iValue`.
    pub iValue: i32,
    /// `float fValue`.
    pub fValue: f32,
}

layout!(payload_t size 8 align 8, ullValue at 0, llValue at 0, dValue at 0, uiValue at 0, iValue at 0, fValue at 0);

opaque!(payload_t);

record!(payload_t);
