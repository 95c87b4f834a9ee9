//! Structs and unions: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct custatevecDeviceMemHandler_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct custatevecDeviceMemHandler_t {
    /// `void *ctx`.
    pub ctx: *mut c_void,
    /// `int (*device_alloc)(void *, void **, size_t, cudaStream_t)`.
    pub device_alloc: Option<
        unsafe extern "system" fn(*mut c_void, *mut *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `int (*device_free)(void *, void *, size_t, cudaStream_t)`.
    pub device_free: Option<
        unsafe extern "system" fn(*mut c_void, *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `char name[64]`.
    pub name: [core::ffi::c_char; 64],
}

layout!(custatevecDeviceMemHandler_t size 88 align 8, ctx at 0, device_alloc at 8, device_free at 16, name at 24);

record!(custatevecDeviceMemHandler_t);

/// `struct custatevecExSVUpdaterConfigItem_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(C, align(16))]
#[derive(Clone, Copy, Debug)]
pub struct custatevecExSVUpdaterConfigItem_t {
    /// `custatevecExSVUpdaterConfigName_t name`.
    pub name: custatevecExSVUpdaterConfigName_t,
    #[doc(hidden)]
    pub __bits0: [u8; 12],
    /// `custatevecExSVUpdaterConfigItem_t.value value`.
    pub value: custatevecExSVUpdaterConfigItem_t_value,
}

layout!(custatevecExSVUpdaterConfigItem_t size 48 align 16, name at 0, __bits0 at 4, value at 16);

record!(custatevecExSVUpdaterConfigItem_t);

/// `union custatevecExSVUpdaterConfigItem_t.value`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union custatevecExSVUpdaterConfigItem_t_value {
    /// `int32_t int32`.
    pub int32: i32,
    /// `char placeholder[32]`.
    pub placeholder: [core::ffi::c_char; 32],
}

layout!(custatevecExSVUpdaterConfigItem_t_value size 32 align 4, int32 at 0, placeholder at 0);

opaque!(custatevecExSVUpdaterConfigItem_t_value);

record!(custatevecExSVUpdaterConfigItem_t_value);

/// `struct custatevecSVSwapParameters_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct custatevecSVSwapParameters_t {
    /// `int32_t swapBatchIndex`.
    pub swapBatchIndex: i32,
    /// `int32_t orgSubSVIndex`.
    pub orgSubSVIndex: i32,
    /// `int32_t dstSubSVIndex`.
    pub dstSubSVIndex: i32,
    /// `int32_t orgSegmentMaskString[48]`.
    pub orgSegmentMaskString: [i32; 48],
    /// `int32_t dstSegmentMaskString[48]`.
    pub dstSegmentMaskString: [i32; 48],
    /// `int32_t segmentMaskOrdering[48]`.
    pub segmentMaskOrdering: [i32; 48],
    /// `uint32_t segmentMaskLen`.
    pub segmentMaskLen: u32,
    /// `uint32_t nSegmentBits`.
    pub nSegmentBits: u32,
    /// `custatevecDataTransferType_t dataTransferType`.
    pub dataTransferType: custatevecDataTransferType_t,
    /// `custatevecIndex_t transferSize`.
    pub transferSize: custatevecIndex_t,
}

layout!(
    custatevecSVSwapParameters_t size 608 align 8, swapBatchIndex at 0, orgSubSVIndex at 4, dstSubSVIndex at 8,
    orgSegmentMaskString at 12, dstSegmentMaskString at 204, segmentMaskOrdering at 396, segmentMaskLen at 588,
    nSegmentBits at 592, dataTransferType at 596, transferSize at 600
);

record!(custatevecSVSwapParameters_t);

/// `struct int2`, from `vector_types.h`, since cuStateVec 1.14 or earlier.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct int2 {
    /// `int x`.
    pub x: i32,
    /// `int y`.
    pub y: i32,
}

layout!(int2 size 8 align 8, x at 0, y at 4);

record!(int2);
