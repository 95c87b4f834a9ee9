//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::tables::by_value;
use core::ffi::c_void;

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaChannelFormatDesc {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) z: i32,
    pub(crate) w: i32,
    pub(crate) f: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaEglFrame {
    pub(crate) frame: by_value::runtime::cudaEglFrame_frame,
    pub(crate) planeDesc: [by_value::runtime::cudaEglPlaneDesc; 3],
    pub(crate) planeCount: u32,
    pub(crate) frameType: i32,
    pub(crate) eglColorFormat: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union cudaEglFrame_frame {
    pub(crate) pArray: [u64; 3],
    pub(crate) pPitch: [by_value::runtime::cudaPitchedPtr; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaEglPlaneDesc {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) depth: u32,
    pub(crate) pitch: u32,
    pub(crate) numChannels: u32,
    pub(crate) channelDesc: by_value::runtime::cudaChannelFormatDesc,
    pub(crate) reserved: [u32; 4],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaExtent {
    pub(crate) width: u64,
    pub(crate) height: u64,
    pub(crate) depth: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaIpcEventHandle_t {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaIpcMemHandle_t {
    pub(crate) reserved: [i8; 64],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaMemLocation12 {
    pub(crate) r#type: i32,
    pub(crate) id: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaMemLocation13 {
    pub(crate) r#type: i32,
    pub(crate) anon0: by_value::runtime::cudaMemLocation_anon013,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) union cudaMemLocation_anon013 {
    pub(crate) id: i32,
    pub(crate) localized: by_value::runtime::cudaMemLocation_anon0_localized13,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaMemLocation_anon0_localized13 {
    pub(crate) deviceId: u8,
    pub(crate) localityDomainId: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct cudaPitchedPtr {
    pub(crate) ptr: *mut c_void,
    pub(crate) pitch: u64,
    pub(crate) xsize: u64,
    pub(crate) ysize: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct dim3 {
    pub(crate) x: u32,
    pub(crate) y: u32,
    pub(crate) z: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct double2 {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct float2 {
    pub(crate) x: f32,
    pub(crate) y: f32,
}
