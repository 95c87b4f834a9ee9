//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::tables::by_value;
use core::ffi::c_void;

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUeglFrame_v1 {
    pub(crate) frame: by_value::driver::CUeglFrame_v1_frame,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) depth: u32,
    pub(crate) pitch: u32,
    pub(crate) planeCount: u32,
    pub(crate) numChannels: u32,
    pub(crate) frameType: i32,
    pub(crate) eglColorFormat: i32,
    pub(crate) cuFormat: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union CUeglFrame_v1_frame {
    pub(crate) pArray: [u64; 3],
    pub(crate) pPitch: [*mut c_void; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUipcEventHandle_v1 {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUipcMemHandle_v1 {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUmemLocation_v112 {
    pub(crate) r#type: i32,
    pub(crate) id: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUmemLocation_v113 {
    pub(crate) r#type: i32,
    pub(crate) anon0: by_value::driver::CUmemLocation_v1_anon013,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union CUmemLocation_v1_anon013 {
    pub(crate) id: i32,
    pub(crate) localized: by_value::driver::CUmemLocation_v1_anon0_localized13,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CUmemLocation_v1_anon0_localized13 {
    pub(crate) deviceId: u8,
    pub(crate) localityDomainId: u8,
}
